### Paper Dungeons in English. NAME(kind, id) puts a name into a sentence, SIGNED(n) writes +3 and −3, LETTERS writes A, C.

## The game

game-name = Paper Dungeons
game-line = A roll-and-write dungeon for one to eight teams at once
game-about = Six dice for everybody, eight rounds, three bosses. Train four heroes, craft magic items, brew potions and explore the dungeon on your sheet.
game-facts = 1–8 players · about 30 minutes, 10 against a bot · designed by Leandro Pires
first-game-about = Without missions: fewer things to keep in mind.
solo-note = With one team it is a solo game: gems vanish and missions pay by the round.
tie-broken = { $shared ->
    [yes] Equal in glory and in rooms explored: { $best } each.
   *[no] Equal in glory: more rooms explored decide it, { $best } against { $next }.
}
result-solo = Your result: { $glory } glory
game-credits = Designed by { $designer }.

## Names

hero-warrior = warrior
hero-wizard = wizard
hero-cleric = cleric
hero-thief = thief

symbol-warrior = warrior
symbol-wizard = wizard
symbol-cleric = cleric
symbol-thief = thief
symbol-clover = clover
symbol-boots = triple boots
symbol-skull = skull

colour-white = white
colour-black = black

item-sword = Flaming Sword
item-sceptre = Sceptre of Death
item-medallion = Khar Medallion
item-cloak = Cloak of Intangibility
item-crown = Crown of the Righteous King
item-cauldron = Alchemist’s Cauldron
item-armour = Armour of Heroes
item-tome = Tome of Wisdom

boss-minotaur = Minotaur
boss-golem = Golem
boss-ghoul-matriarch = Ghoul Matriarch
boss-web-mother = Web Mother
boss-chimera = Chimera
boss-vampire = Vampire
boss-watcher = Watcher
boss-hydra = Hydra
boss-dragon = Dragon
boss-mummy-king = Mummy King
boss-grave-sage = Grave Sage
boss-queen-of-shadows = Queen of Shadows

minion-orc = orc
minion-ghost = ghost
minion-zombie = zombie
minion-goblin = goblin

talent-alchemist = Alchemist
talent-noble = Noble
talent-barbarian = Barbarian
talent-treasure-hunter = Treasure Hunter
talent-berserker = Berserker
talent-marauder = Marauder
talent-veteran = Veteran
talent-psionic = Psionic
talent-seer = Seer
talent-scout = Scout
talent-ranger = Ranger
talent-merchant = Merchant
talent-assassin = Assassin
talent-craftsman = Craftsman
talent-healer = Healer
talent-shaman = Shaman

goal-G01 = Hunters of the Middle
goal-G02 = Hunters of the Deep
goal-G03 = No Path Too Hard
goal-G04 = Column Walkers
goal-G05 = Row by Row
goal-G06 = Seasoned Party
goal-G07 = Hunters of the Gate
goal-G08 = Brewers
goal-G09 = Wanderers
goal-G10 = Slayers
goal-G11 = Collectors
goal-G12 = Along the Rim
goal-G13 = Exterminators
goal-G14 = Gem Thieves
goal-G15 = Corner to Corner
goal-G16 = Iron Constitution

mission-M01 = Ladder of Foes
mission-M02 = Living Legend
mission-M03 = From Wall to Wall
mission-M04 = Well Drilled
mission-M05 = Bottom to Top
mission-M06 = Full Shelf
mission-M07 = Masters of Their Craft
mission-M08 = Cleaners
mission-M09 = Pocketful
mission-M10 = Round the Corner
mission-M11 = Mind the Spikes
mission-M12 = Cartographers
mission-M13 = Armoury
mission-M14 = Sturdy
mission-M15 = In the Lion’s Den
mission-M16 = Two Champions

story-city = City Legends
story-mummy = The Mummy of Hamnapta
story-tower = The Sinister Tower
story-kingdom = Around the Kingdom

dungeon-A = Dungeon A
dungeon-B = Dungeon B
dungeon-C = Dungeon C
dungeon-D = Dungeon D
dungeon-E = Dungeon E
dungeon-F = Dungeon F
dungeon-G = Dungeon G
dungeon-H = Dungeon H
dungeon-I = Dungeon I
dungeon-J = Dungeon J
dungeon-K = Dungeon K
dungeon-L = Dungeon L

reward-potion = potion
reward-part = item part
reward-level = level
reward-gem = gem

source-room = room reward
source-potions = potion row
source-gems = gem track
source-item = magic item
source-talent = talent
source-boss = boss
source-die = die
source-thief = thief at level 4
source-skull = skulls
source-minion = minion
source-trap = trap

## Score sheet, lines A to L

line-boss1 = Boss 1
line-boss2 = Boss 2
line-boss3 = Boss 3
line-levels = Levels
line-items = Magic items
line-gems = Gems
line-minions = Minions
line-wounds = Wounds
line-resurrection = Resurrection
line-cards = Goal and talent
line-missions = Missions
line-total = Total
line-so-far = Sum so far

## Words printed on the sheet

sheet-potions = Potions
sheet-wounds = Wounds
sheet-strength = Strength
sheet-gems = Gems
sheet-minions = Minions
figure-of = { $count } of { $most }
figure-glory = { $count }: { $glory } glory
figure-hearts = { $hearts ->
    [0] no heart free
    [one] { $hearts } heart free
   *[other] { $hearts } hearts free
}
figure-fall = { $wounds } more: the team falls
figure-risen = rose again: { SIGNED($glory) } glory

tab-team = Team

## Setting a table

choice-dungeon = Dungeon
    .about = Which dungeon card you explore: its walls, boss rooms and bosses.
choice-dungeon-drawn = Draw one
    .about = One of twelve dungeon cards, by chance.
choice-dungeon-A = A
    .about = City Legends, chapter 1.
choice-dungeon-B = B
    .about = City Legends, chapter 2.
choice-dungeon-C = C
    .about = City Legends, chapter 3.
choice-dungeon-D = D
    .about = The Mummy of Hamnapta, chapter 1.
choice-dungeon-E = E
    .about = The Mummy of Hamnapta, chapter 2.
choice-dungeon-F = F
    .about = The Mummy of Hamnapta, chapter 3.
choice-dungeon-G = G
    .about = The Sinister Tower, chapter 1.
choice-dungeon-H = H
    .about = The Sinister Tower, chapter 2.
choice-dungeon-I = I
    .about = The Sinister Tower, chapter 3.
choice-dungeon-J = J
    .about = Around the Kingdom, chapter 1.
choice-dungeon-K = K
    .about = Around the Kingdom, chapter 2.
choice-dungeon-L = L
    .about = Around the Kingdom, chapter 3.
choice-missions = Missions
    .about = Three open missions that pay whoever meets them first.
choice-missions-on = With missions
    .about = Three missions lie open from the start.
choice-missions-off = Without missions
    .about = Simpler: good for a first game.
choice-vanishing = Vanishing gems
    .about = Whether gems disappear after the first two bosses. Alone, they always do.
choice-vanishing-off = Gems stay
    .about = A gem is lost only when another team takes it.
choice-vanishing-on = Gems vanish
    .about = After boss 1 and boss 2 the two gems on the boss card are crossed out for everyone who has not taken them.
choice-cards = Goals and talents
    .about = Whether the others see which cards you kept.
choice-cards-secret = Secret
    .about = Shown only at the end of the game.
choice-cards-open = Open
    .about = Everyone sees all goals and talents.
choice-wounds = Taking wounds
    .about = Who decides whether a wound goes on a potion or on the wound column.
choice-wounds-ask = Ask me
    .about = You choose each time.
choice-wounds-potions-first = Potions first
    .about = Free potion hearts are used by themselves: fewer questions.
choice-edition = Edition
    .about = Two talents end with different glory in the two printed editions.
choice-edition-ru = Russian
    .about = Merchant −1, Psionic +2.
choice-edition-pl = Polish
    .about = Merchant 0, Psionic 0.
choice-b7 = Room B7
    .about = Two readings of the printed map around one closed room.
choice-b7-closed = Closed
    .about = B7 has walls all round and needs the Cloak.
choice-b7-open = Open from below
    .about = B7 opens towards B6, and a wall stands between B5 and B6 instead.

## Cards: what they do

gain = { $reward ->
    [potion] { $count ->
        [one] { $count } potion
       *[other] { $count } potions
    }
    [part] { $count ->
        [one] { $count } item part
       *[other] { $count } item parts
    }
    [level] { $count ->
        [one] { $count } level
       *[other] { $count } levels
    }
   *[gem] { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
}
wound-count = { $wounds ->
    [0] no wounds
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
move-count = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
end-glory = { SIGNED($glory) } glory at the end.

item-called = { NAME("item", $item) }.
item-does-none = Worth glory and nothing else.
item-does-power = { SIGNED($amount) } combat power against every boss.
item-does-slay = At once: { $amount ->
    [one] { $amount } minion of your choice is
   *[other] { $amount } minions of your choice are
} defeated, wherever on the map.
item-does-cross-water = From now on your team crosses water.
item-does-pass-walls = From now on your team walks through walls inside the dungeon.
item-does-potions = At once: { $amount ->
    [one] { $amount } potion
   *[other] { $amount } potions
}.
item-does-armour = Against minions the fighting hero counts as { $amount ->
    [one] { $amount } level
   *[other] { $amount } levels
} higher.
item-does-level = At once: one hero of your choice gains { $amount ->
    [one] { $amount } level
   *[other] { $amount } levels
}.
item-symbol = { $symbol ->
    [any] Crafted with any hero symbol or a clover.
   *[other] Crafted with the { NAME("symbol", $symbol) } symbol or a clover.
}

brings-power = { SIGNED($amount) } power against bosses
brings-slay = { $amount ->
    [one] { $amount } minion of your choice falls
   *[other] { $amount } minions of your choice fall
}
brings-cross-water = your team crosses water
brings-pass-walls = your team walks through walls
brings-potions = { $amount ->
    [one] { $amount } potion
   *[other] { $amount } potions
} at once
brings-armour = { $amount ->
    [one] { $amount } level
   *[other] { $amount } levels
} higher against minions
brings-level = { $amount ->
    [one] { $amount } level
   *[other] { $amount } levels
} at once

talent-does-brew-more = Every die used to brew gives { $amount ->
    [one] { $amount } potion
   *[other] { $amount } potions
} more.
talent-does-part-at-level = Each time a hero reaches level { $amount }, fill one item cell.
talent-does-no-boss-wounds = Bosses deal your team no wounds.
talent-does-gem-before = Before the game take { $amount ->
    [one] one gem
   *[other] { $amount } gems
} of any letter; the other teams keep theirs.
talent-does-power = { SIGNED($amount) } combat power against every boss.
talent-does-part-per-minions = For every { $amount ->
    [one] minion
   *[other] { $amount } minions
} defeated, fill one item cell.
talent-does-levels-before = Before the game { $amount ->
    [one] { $amount } hero gains
   *[other] { $amount } different heroes gain
} a level.
talent-does-swap-colour = Once a round a die may count as the other colour.
talent-does-fewer-skulls = Each round your team takes { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
} fewer from skulls.
talent-does-no-trap-wounds = Traps deal your team no wounds.
talent-does-move-per-water = Each crossing of water gives { $amount ->
    [one] { $amount } extra move
   *[other] { $amount } extra moves
}. You still need the means to cross.
talent-does-potion-per-gem = Each gem you gain, from inside or outside, gives { $amount ->
    [one] { $amount } potion
   *[other] { $amount } potions
}.
talent-does-slay-before = Before the game { $amount ->
    [one] { $amount } minion of your choice is
   *[other] { $amount } minions of your choice are
} defeated.
talent-does-parts-before = Before the game fill the first cell of { $amount ->
    [one] { $amount } item
   *[other] { $amount } different items
}.
talent-does-potions-before = Before the game gain { $amount ->
    [one] { $amount } potion
   *[other] { $amount } potions
}.
talent-does-potion-per-minions = For every { $amount ->
    [one] minion
   *[other] { $amount } minions
} defeated, gain a potion.

counts-minion-levels = Different levels among defeated minions:
counts-minions-of-level = Level { $least } minions defeated:
counts-minions = Minions defeated:
counts-heroes = { $least ->
    [6] Heroes at level 6:
   *[other] Heroes at level { $least } or higher:
}
counts-rows = Rows explored completely:
counts-columns = { $least ->
    [7] Columns explored completely:
   *[other] Columns with { $least } or more rooms explored:
}
counts-potions = Potions marked, used or not:
counts-gems = Gems:
counts-corners = Corner rooms explored:
counts-traps = Trap rooms entered:
counts-rooms = Rooms explored:
counts-items = Magic items completed:
counts-strength = Strength of the team:
counts-boss-rooms = Boss rooms explored:
counts-boss-glory = Glory from boss fights:
counts-edge-rooms = Rooms explored along the outer edge:
counts-obstacles = Traps, walls and water passed:

goal-tiers = { $need1 } / { $need2 } / { $need3 } for { $glory1 } / { $glory2 } / { $glory3 } glory.
goal-training = Black dice train { NAME("hero", $black1) } and { NAME("hero", $black2) }, white dice { NAME("hero", $white1) } and { NAME("hero", $white2) }.
mission-need = { $need } or more.
mission-glory = { SIGNED($glory) } glory.

boss-weak = Weak to the { NAME("hero", $hero) }, who counts twice.
boss-tier = From { $power } power: { SIGNED($glory) } glory, { wound-count }.
boss-flee = Flee: { SIGNED($glory) } glory.
boss-reward = The strongest team alone gains { gain }.
boss-vanish = Gems that vanish: { LETTERS($letters) }.

ability-warrior = +1 power against bosses
ability-wizard = dice may change colour
ability-cleric = skulls no longer wound
ability-thief = a gem from outside the dungeon

## What happened

because = { $source ->
    [die] { "" }
   *[other] { " " }({ NAME("source", $source) })
}
event-dungeon = The teams gather at the entrance: { NAME("dungeon", $dungeon) }.
event-missions = Missions: { NAME("mission", $first) }, { NAME("mission", $second) }, { NAME("mission", $third) }.
event-kept-talent = { $you ->
    [yes] You keep the talent { NAME("talent", $talent) }.
   *[no] { $who } keeps the talent { NAME("talent", $talent) }.
}
event-kept-goal = { $you ->
    [yes] You keep the goal { NAME("goal", $goal) }.
   *[no] { $who } keeps the goal { NAME("goal", $goal) }.
}
event-prepared = { $you ->
    [yes] Before the game your talent acts: { NAME("talent", $talent) }.
   *[no] { $who }: a talent acts before the game: { NAME("talent", $talent) }.
}
event-round = Round { $round } begins.
event-rolled = Dice: white { NAME("symbol", $w1) }, { NAME("symbol", $w2) }, { NAME("symbol", $w3) }; black { NAME("symbol", $b1) }, { NAME("symbol", $b2) }, { NAME("symbol", $b3) }.
event-rerolled = Three skulls or three clovers: all six dice roll again.
event-chose = { $you ->
    [yes] You use a { NAME("colour", $colour) } die: { NAME("symbol", $symbol) }.
   *[no] { $who } uses a { NAME("colour", $colour) } die: { NAME("symbol", $symbol) }.
}
event-leveled = { $you ->
    [yes] Your { NAME("hero", $hero) } reaches level { $level }{ because }.
   *[no] { $who }: { NAME("hero", $hero) } reaches level { $level }{ because }.
}
event-crafted = { $you ->
    [yes] { $cells ->
        [1] You begin an item: { NAME("item", $item) }{ because }.
       *[other] You complete an item: { NAME("item", $item) }{ because }.
    }
   *[no] { $cells ->
        [1] { $who } begins an item: { NAME("item", $item) }{ because }.
       *[other] { $who } completes an item: { NAME("item", $item) }{ because }.
    }
}
event-potion = { $you ->
    [yes] You mark potion { $potions }{ because }.
   *[no] { $who } marks potion { $potions }{ because }.
}
event-lost = { $you ->
    [yes] No room for another { NAME("reward", $reward) }: it is lost{ because }.
   *[no] { $who }: no room for another { NAME("reward", $reward) }, it is lost{ because }.
}
event-wounded = { $you ->
    [yes] You take { wound-count }{ because }{ wounds-split }.
   *[no] { $who } takes { wound-count }{ because }{ wounds-split }.
}
wounds-split = { $drunk ->
    [0] { "" }
   *[other] { $marked ->
        [0] { "" }, all on potions
       *[other] { "" }: { $drunk } on potions, { $marked } on the column
    }
}
event-risen = { $you ->
    [yes] More wounds than health: your team rises again, { SIGNED($glory) } glory at the end.
   *[no] { $who }: more wounds than health, the team rises again, { SIGNED($glory) } glory at the end.
}
event-entered = { $you ->
    [yes] You enter { $room }.
   *[no] { $who } enters { $room }.
}
event-stopped = { $you ->
    [yes] You stop; { move-count } unused.
   *[no] { $who } stops; { move-count } unused.
}
event-dodged = { $you ->
    [yes] You slip past the trap in { $room }.
   *[no] { $who } slips past the trap in { $room }.
}
event-fought = { $you ->
    [yes] { $room }: your { NAME("hero", $hero) } ({ $strength }) defeats a level { $level } { NAME("minion", $minion) }.
   *[no] { $who }, { $room }: { NAME("hero", $hero) } ({ $strength }) defeats a level { $level } { NAME("minion", $minion) }.
}
event-slain = { $you ->
    [yes] A level { $level } { NAME("minion", $minion) } falls in { $room }{ because }.
   *[no] { $who }: a level { $level } { NAME("minion", $minion) } falls in { $room }{ because }.
}
event-gem = { $you ->
    [yes] You gain { gem-which }, { $gems } in all{ because }.
   *[no] { $who } gains { gem-which }, { $gems } in all{ because }.
}
gem-which = { $letter ->
    [outside] a gem from outside
   *[other] gem { $letter }
}
event-announced = { $you ->
    [yes] Gems you took this round: { LETTERS($letters) }.
   *[no] Gems { $who } took this round: { LETTERS($letters) }.
}
event-crossed = { $you ->
    [yes] Crossed out on your sheet: { LETTERS($letters) }.
   *[no] Crossed out for { $who }: { LETTERS($letters) }.
}
event-vanished = Gems vanish: { LETTERS($letters) }.
event-fled = { $you ->
    [yes] You flee from the boss { NAME("boss", $boss) }: { SIGNED($glory) } glory.
   *[no] { $who } flees from the boss { NAME("boss", $boss) }: { SIGNED($glory) } glory.
}
event-beat = { $you ->
    [yes] You fight the boss { NAME("boss", $boss) } with power { $power }: { SIGNED($glory) } glory, { wound-count }.
   *[no] { $who } fights the boss { NAME("boss", $boss) } with power { $power }: { SIGNED($glory) } glory, { wound-count }.
}
event-spoils = { $you ->
    [yes] Your team is the strongest and takes the boss’s reward.
   *[no] { $who } leads the strongest team and takes the boss’s reward.
}
event-mission = { $you ->
    [yes] You complete the mission { NAME("mission", $mission) }: { SIGNED($glory) } glory.
   *[no] { $who } completes the mission { NAME("mission", $mission) }: { SIGNED($glory) } glory.
}
event-over = The game is over.

## Questions

ask-keep-talent = Which talent do you keep?
    .about = A talent is one advantage for the whole game. The other card goes back unseen.
ask-keep-goal = Which goal do you keep?
    .about = A goal pays glory at the end. It also says which colour of dice trains each of your heroes.
ask-take-gem = Which gem do you take before the game?
    .about = Your talent brings one gem before the first round. It fills the first circle of the gem track.
ask-drink = { wound-count } ({ NAME("source", $source) }): how many go on potions? Free potion hearts: { $hearts }.
    .about = A free potion heart takes one wound for good. What is left goes into the wound column: it costs glory, and past your health the team must rise again.
ask-die = Choose a die ({ $left } left).
    .about = Everybody has the same six dice and uses three of them. Each does one thing: train a hero, craft an item part, brew potions or move.
ask-use = { $colour ->
    [black] Black
   *[white] White
} die, { NAME("symbol", $symbol) }: what is it for?
    .about = A die does exactly one thing. Tap what you want on your sheet, or choose it here; you can take it back.
ask-step = Where next? { move-count } left.
    .about = Your team walks room by room. On the first visit it meets what is drawn there, then takes the reward.
ask-raise = Which hero gains a level{ because }?
    .about = A level won as a reward goes to any hero. The lowest of the four decides what levels pay at the end.
ask-part = Which item gets a part{ because }?
    .about = A part won as a reward fills any empty cell. The second cell completes an item.
ask-slay = Which minion falls? { $left } to choose{ because }.
    .about = The minion counts as defeated and cannot wound you any more. The reward of its room still waits there.
ask-ready = All done?
    .about = After this your round is closed once every team is done. Until then you can still take back.

## Options: headings, words, effects

group-keep-talent = Talents
group-keep-goal = Goals
group-take-gem = Gems
group-die = Dice
group-level = Train
group-raise = Level up
group-craft = Craft
group-part = Item part
group-brew = Brew
group-move = Move
group-step = Go
group-stop = Stop
group-slay = Minions
group-drink = Wounds
group-ready = Ready
shelf-team = The team
panel-ready = After your last die.

do-keep-talent = Keep { NAME("talent", $talent) }
do-keep-goal = Keep { NAME("goal", $goal) }
do-take-gem = Gem { $letter }
do-die = { $colour ->
    [black] Black
   *[white] White
} { NAME("symbol", $symbol) }
    .short = { NAME("symbol", $symbol) }
do-level = Train the { NAME("hero", $hero) }
    .short = { NAME("hero", $hero) }
do-raise = Raise the { NAME("hero", $hero) }
    .short = { NAME("hero", $hero) }
do-craft = Craft: { NAME("item", $item) }
do-part = { NAME("item", $item) }
do-brew = Brew { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
}
do-move = Move
do-step = Go to { $room }
do-enter = Enter at { $room }
do-stop = Stop here
do-slay = { $room }: { NAME("minion", $minion) }, level { $level }
do-drink = { $drunk ->
    [0] None on potions
   *[other] { $marked ->
        [0] All on potions ({ $drunk })
       *[other] { $drunk } on potions, { $marked } on the column
    }
}
do-ready = Ready

effect-lies-in = lies in { $room }
effect-moves = up to { move-count }
effect-clover = any hero symbol in either colour
effect-training-colour = can train the { NAME("hero", $hero) }
effect-level = level { $from } → { $to }
effect-gain-from = { NAME("source", $source) }: { gain }
effect-swap = { $source ->
    [wizard] wizard at level 4
   *[talent] talent, once a round
}: the die counts as { NAME("colour", $colour) }
effect-cell = part 1 of 2
effect-ahead = { $effect ->
    [power] complete: { brings-power }
    [slay] complete: { brings-slay }
    [cross-water] complete: { brings-cross-water }
    [pass-walls] complete: { brings-pass-walls }
    [potions] complete: { brings-potions }
    [armour] complete: { brings-armour }
    [level] complete: { brings-level }
   *[none] complete: { effect-glory }
}
effect-complete = complete
effect-glory = { SIGNED($glory) } glory
effect-potions = potions { $from } → { $to }
effect-potions-least = potions { $from } → at least { $to }
effect-row = the { $number }th gives { gain }
effect-row-ahead = at { $number }: { gain }
effect-lost = { gain } { $count ->
    [one] is
   *[other] are
} lost
effect-lost-from = { effect-lost } ({ NAME("source", $source) })
effect-room-keeps = still in the room:
effect-crossing = { $way ->
    [wall] through the wall
    [water] across the water
   *[passage] through the passage
}
effect-extra-moves = { $moves ->
    [one] { $moves } extra move
   *[other] { $moves } extra moves
}
effect-explored = already explored
effect-fight = { NAME("minion", $minion) } { $level } against { NAME("hero", $hero) } { $strength }: { wound-count }
effect-trap = trap: { wound-count }
effect-boss-room = boss room: { NAME("boss", $boss) }
effect-nothing = nothing here
effect-gem = gem { $letter }
effect-gem-gone = gem { $letter } is gone
effect-gem-track = gem no. { $gems }: { $glory } glory in all
effect-gem-circle = its circle gives { gain }
effect-moves-lost = { $moves ->
    [one] { $moves } move is lost
   *[other] { $moves } moves are lost
}
effect-wounds = wounds { $from } → { $to }, health { $health }
effect-wounds-stay = wounds stay at { $wounds }, health { $health }
effect-penalty = penalty { SIGNED($glory) }
effect-rise = resurrection: { SIGNED($glory) } glory
effect-round-ends = your round ends
effect-ready = you can take it back until the last team is done

## Places of the sheet

track-dice = Dice: the same six for everybody; you use three of them a round, one after another, and none with a skull.
track-heroes = Heroes: their levels add up to your strength and health. At level 4 each gains an ability.
track-items = Magic items: two parts complete one, and only then it works.
track-gems = Gems: whoever enters a gem’s room for the first time takes it; a letter that others took is crossed out at the end of the round.
track-minions = Minions: every defeated one fills a box; the more, the more glory at the end.
track-potions = Potions: each has two hearts that can take a wound; a full row pays at once.
track-wounds = Wounds: the more of them, the more glory they cost at the end.
track-resurrection = Resurrection: when wounds first exceed your health, −9 glory at the end, once.
track-rounds = The round track: eight rounds of three dice each; a boss after the third, the sixth and the last.

hero-about = { NAME("hero", $hero) }: a die with this symbol and in the training colour raises it by one level, up to 6.
hero-trains = Trains with { NAME("colour", $colour) } dice.
hero-ability = At level { $level }: { $hero ->
    [warrior] { ability-warrior }
    [wizard] { ability-wizard }
    [cleric] { ability-cleric }
   *[thief] { ability-thief }
}.

symbol-hero-about = Die with the { NAME("symbol", $symbol) }: trains that hero if the colour is right, crafts an item part, brews two potions or gives up to two moves.
symbol-clover-about = Die with a clover: counts as any hero in either colour.
symbol-boots-about = Die with triple boots: up to three moves, nothing else.
symbol-skull-about = Die with a skull: a wound for your team; nobody can use it.

sign-room = Room: its name is its column and its row, as in D4. Here nothing waits; it only counts as explored.
sign-trap = Trap: one wound each time you enter.
sign-minion = Level beside the { NAME("minion", $minion) }: your { NAME("hero", $hero) } fights here, always wins and takes a wound for each level missing.
sign-potion = Potion: yours on your first visit.
sign-part = Anvil: on your first visit one cell of any item.
sign-level = Arrow: on your first visit one hero gains a level.
sign-water = Water: only the { NAME("item", $item) } takes you across.
sign-wall = Wall: only the { NAME("item", $item) } takes you through.
sign-passage = Side passage: it leads to the other end of the row.
sign-entrance = Entrances: your first move leads into a room of the bottom row.

## Why not

reason-PD-LEVEL-2 = { $fits ->
    [yes] The { NAME("hero", $hero) } trains with { NAME("colour", $trains) } dice only.
   *[no] The die shows { NAME("symbol", $symbol) }: it trains no { NAME("hero", $hero) }.
}
    .short = { $fits ->
        [yes] Only with { NAME("colour", $trains) } dice.
       *[no] Not with this symbol.
    }
reason-PD-LEVEL-5 = The { NAME("hero", $hero) } has reached the highest level.
    .short = At the highest level.
reason-PD-TALENT-7 = The { NAME("hero", $hero) } has just gained a level; this one is for a different hero.
    .short = Gained a level just now.
reason-PD-TALENT-14 = { NAME("item", $item) } has its first part already; this one is for a different item.
    .short = Has its first part already.
reason-PD-ITEM-1 = This item is complete: { NAME("item", $item) }.
    .short = Complete.
reason-PD-ITEM-3 = { NAME("item", $item) }: a die must show the { NAME("symbol", $symbol) } symbol or a clover.
reason-PD-MOVE-3 = { $same ->
    [yes] Your team is in { $here } already.
   *[no] { $room } is not next to { $here }.
}
reason-PD-MOVE-5 = { $room } cannot be the first: the way in leads through the bottom row, A1 to F1.
reason-PD-MOVE-7 = A wall bars the way to { $room }. To walk through it, complete an item: { NAME("item", $item) }.
reason-PD-MOVE-8 = Water bars the way to { $room }. To cross it, complete an item: { NAME("item", $item) }.
reason-PD-MOVE-1 = Rooms are entered with the moves of a die.
reason-PD-MOVE-13 = First answer what is asked; then you move on.
reason-PD-DICE-1 = The dice have not been rolled yet.
reason-PD-DICE-10 = Your three dice of this round are used.
reason-PD-DICE-16 = { $when ->
    [hand] You are using this die now.
    [next] One die after another: first finish the one in use.
   *[wait] First answer what is asked.
}
reason-PD-DICE-17 = { $when ->
    [move] You are moving with this die; a die does one thing.
   *[choose] Training, crafting and brewing take a die: choose one first.
}
reason-PD-DICE-9 = A skull cannot be used.
    .short = Cannot be used.
reason-PD-DICE-12 = You have used this die already in this round.
    .short = Used.
reason-PD-FIGHT-7 = The minion in { $room } has been defeated already.

## How far the game is

where-round = Round { $round } of { $of }
where-before = Before the first round

# where a team stands
summed-fought = Minions: { $items }.
    .one = { NAME("minion", $minion) } { $room }
summed-slain = Minions: { $items }.
    .one = { NAME("minion", $minion) } { $room }{ because }
summed-leveled = Levels: { $items }.
    .one = { NAME("hero", $hero) } { $level }{ because }
summed-crafted = Items: { $items }.
    .one = { NAME("item", $item) }, { $cells } of 2{ because }
summed-potion = Potions: { $count }.
summed-wounded = Wounds: { $items }.
    .one = { $wounds }{ because }
moment-before = Before the first round
moment-round = Round { $round } is over
moment-boss = Boss fight: { NAME("boss", $boss) }
standing-glory = { $glory } glory
wins-glory = { $teams ->
    [one] After round { $rounds } your glory is counted.
   *[other] Most glory after round { $rounds } wins.
}
tally-about = { $others ->
    [no] As if the game ended now.
   *[yes] As if the game ended now; other teams: { $round ->
        [0] before round 1
       *[other] after round { $round }
    }.
}
warning-boss = Boss { $stage } after this round: you have not been in { $room } ({ moves-away }). Fleeing costs { $glory } glory.
    .short = Boss { $stage }: enter { $room }, { moves-away }
    .show = Show { $room }
moves-away = { $moves ->
    [0] no way there yet
    [one] { $moves } move away
   *[other] { $moves } moves away
}
warning-weak = Boss { $stage } after this round: it takes power { $least }, you have { $power }. Fleeing costs { $glory } glory.
    .short = Boss { $stage }: power { $power }, needs { $least }
    .show = Show heroes
warning-wounds = { $wounds ->
    [one] One more wound
   *[other] { $wounds } more wounds
} and your team must rise again: −{ $glory } glory.
    .short = { $wounds ->
        [one] 1 more wound
       *[other] { $wounds } more wounds
    }: −{ $glory } glory
    .show = Show wounds

## Lessons

lesson-dice = Dice: your first turn
lesson-dice-goal = A warrior, a wizard, a cleric and a thief go down into a dungeon full of gems and monsters: your team. After eight rounds the team with the most glory wins.
lesson-dice-choose = Each round six dice are rolled for everybody, and you use three of them. Take the black warrior: tap the die or its button.
lesson-dice-white = The white warrior cannot train your warrior: your goal card says that yours trains with black dice.
lesson-dice-another = Also a good die. For this step take the black warrior.
lesson-dice-train = A hero’s symbol trains that hero, if the colour is right: your warrior trains with black dice. Train the warrior: higher levels make the team stronger and healthier.
lesson-dice-one-thing = That can be done as well, but a die does only one thing. Here train the warrior with it.
lesson-dice-clover = One of three dice is used. The clover stands for any hero you like, in either colour. Take it.
lesson-dice-clover-here = You could use that one too. Here take the clover, which fits every hero.
lesson-dice-joker = Your thief trains with black dice, and the clover is on a white one: for a clover that does not matter. Train the thief.
lesson-dice-warrior-again = The clover could train the warrior once more. To see that it fits any hero, train the thief here.
lesson-dice-joker-here = A clover can do that too. Here train the thief, to see that its colour does not matter.
lesson-dice-third = Your last die. Colour counts only for training; to craft, brew or move it does not matter. Take the white warrior.
lesson-dice-boots = Boots can only move. They come in the next lesson; here take the white warrior.
lesson-dice-third-here = That die would serve as well. Here take the white warrior, to see what a wrong colour still can do.
lesson-dice-craft = It cannot train your warrior, but it can craft, brew two potions or move. Fill one cell of the Armour of Heroes: two cells complete an item.
lesson-dice-brew = Two potions would shield you from wounds, and a later lesson brews them. Here craft a part of the Armour of Heroes.
lesson-dice-move = You would walk up to two rooms: that is the next lesson. Here craft a part of the Armour of Heroes.
lesson-dice-craft-here = That item is worth having too. Here begin the Armour of Heroes: you will soon need it.
lesson-dice-ready = Three dice are used: that was your turn. The round ends when every team is ready; then all six dice are rolled again. Press Ready.

lesson-walk = Into the dungeon
lesson-walk-boots = Now into the dungeon. Boots can only move, but up to three rooms instead of two. Take the boots.
lesson-walk-boots-here = That die gives two moves at most. Here take the boots, which give three.
lesson-walk-enter = The way in leads through the bottom row. In B1 waits an orc of level 3. Your warrior of level 2 always wins, but takes one wound for the missing level. Enter B1.
lesson-walk-ghost = The ghost there has level 3, your wizard level 1: two wounds for two missing levels. Here enter at B1.
lesson-walk-enter-stop = Then the die would be spent on nothing. Enter the dungeon at B1.
lesson-walk-enter-here = You may enter there too. Here the way begins in B1.
lesson-walk-part = After the fight comes the room’s reward: one item part. Complete the Armour of Heroes: from now on every hero counts one level higher against minions.
lesson-walk-part-here = A reward fits any item. But the Armour lacks only one part, and complete it helps you at once.
lesson-walk-potion = Two moves are left. A potion lies in C1, and nobody guards it: on your first visit it is yours. Go to C1.
lesson-walk-ghost-later = The ghost has level 3; your wizard counts as 2 thanks to the Armour, so one wound. Here go to C1.
lesson-walk-potion-here = You may stop whenever you like, but unused moves are lost. Go on to C1.
lesson-walk-goblin = In D1 waits a goblin of level 3. Your thief has level 2, and with the Armour counts as 3: nothing is missing, so no wound. Go to D1.
lesson-walk-trap = C2 is a trap: one wound every time you enter, even later. Here keep out of it.
lesson-walk-goblin-here = Possible, but you would miss a minion and a potion. Go to D1.
lesson-walk-back = A wall parts D1 from D2. Any other die gives two moves: take the white cleric, choose Move and go back to C1. Its potion is already yours.
lesson-walk-back-here = That can be done too. Here take the white cleric, choose Move and go to C1.
lesson-walk-stop = One move is left, but you need not use it. C2 above you is a trap: one wound at every entry. Stop here.
lesson-walk-stop-here = There is nothing to be won there now. Stop here.

lesson-potions = Wounds and potions
lesson-potions-skull = A skull was rolled: it cannot be used and wounds every team. Each of your potions has two hearts, and each heart takes one wound. Put the wound on a potion.
lesson-potions-column-now = In the wound column a wound stays for good, and from the second one on the column costs glory. Here use a potion heart.
lesson-potions-brew = Any die with a hero or a clover brews two potions, whatever its colour. Take the white warrior, which cannot train yours, and brew.
lesson-potions-brew-here = That has its use too. Here take the white warrior and brew two potions.
lesson-potions-row = The fourth potion fills the first row, and a full row pays: any hero gains a level. Raise the wizard, who is still at level 1.
lesson-potions-row-cleric = The cleric needs it just as much. For this lesson raise the wizard.
lesson-potions-row-here = Two heroes are still at level 1, and your lowest hero decides what levels pay at the end. Raise the wizard.
lesson-potions-trap = E1 holds a trap and an anvil: first one wound, then an item part. Take the boots and enter at E1.
lesson-potions-trap-here = That way is open too. Here take the boots and enter at E1.
lesson-potions-column = You need not use a potion. The first wound in the column costs no glory yet: put this one there and save the potion hearts.
lesson-potions-column-heart = That works too. But it uses up a heart, while the first wound in the column costs nothing.
lesson-potions-brink = Another game, round 7: health 10 and 10 wounds in the column. One more there, and your team must rise again: −9 glory. Put it on the last free potion heart.
lesson-potions-risen = Now there are more wounds than health: your team rises again and plays on, but loses 9 glory at the end. This happens once at most.
lesson-potions-health = Health is the sum of your four levels: with each level the team bears one wound more. This room gives a level: raise any hero.

lesson-items = Items and levels
lesson-items-symbol = Your Flaming Sword lacks one part, and that takes the warrior’s symbol. For crafting the colour does not matter: take the white warrior.
lesson-items-symbol-here = That die has its use too. Here take the white warrior for the Sword.
lesson-items-sword = The first four items take only their own symbol or a clover, the other four any hero. Complete the Flaming Sword: +3 power against every boss.
lesson-items-tome-later = The Tome takes any hero’s symbol, the Sword only a warrior or a clover. Use this die for the Sword.
lesson-items-sword-here = Possible, but only a warrior or a clover completes the Sword. Use this die for it.
lesson-items-thief = At level 4 every hero gains an ability. Your thief has level 3 and trains with black dice: take the black thief.
lesson-items-clover-later = The clover could train the thief too, but it can do more. Here take the black thief.
lesson-items-thief-here = That die cannot train your thief. Take the black thief.
lesson-items-ability = Train the thief: at level 4 a gem from outside is yours at once. The warrior’s ability helps against bosses, the cleric’s against skulls, the wizard’s with colours.
lesson-items-ability-here = That can be done too, but the thief is one step away from the ability. Train the thief.
lesson-items-clover = Your last die: take the clover. It stands for every symbol, so with it you may craft any item.
lesson-items-clover-here = Useful too. Here take the clover.
lesson-items-tome = The Tome of Wisdom lacks one part. Complete it: one hero gains a level at once, and at the end it adds 3 glory.
lesson-items-tome-level = That raises the wizard, but the Tome does so as well and brings glory besides. Complete the Tome.
lesson-items-tome-here = Possible. But one part more completes the Tome, and it works at once.
lesson-items-lowest = Levels pay by your lowest hero: level 1 nothing, level 2 already 3 glory. Only the wizard is still at level 1: raise the wizard.
lesson-items-lowest-here = That hero grows, but the lowest level is still 1, so levels would pay nothing. Here raise the wizard.

lesson-bosses = Bosses
lesson-bosses-come = Bosses fight you after rounds 3, 6 and 8. This is round 3, and the Minotaur waits in D2. A team that has never been there flees and loses 2 glory.
lesson-bosses-room = Take the white cleric, choose Move and enter D2. One visit is enough: at the end of the round you may stand anywhere.
lesson-bosses-room-here = That leads elsewhere, and time is short. Take the white cleric, choose Move and enter D2.
lesson-bosses-power = Power is all your levels together, and the Minotaur is weak to the warrior, who counts twice. Stop here, take the black warrior and train your warrior.
lesson-bosses-power-here = Useful another time. Here stop, take the black warrior and train your warrior.
lesson-bosses-four = Power 10 would bring 3 glory and 2 wounds, from 12 on 5 glory and 1 wound. Take the clover, train the warrior to level 4 and gain +1 power besides.
lesson-bosses-four-here = That adds less against the Minotaur. Take the clover and train the warrior.
lesson-bosses-ready = Levels 8, the warrior’s 4 again, 1 for the ability: power 13. Press Ready: the round ends, and every team fights the boss on its own.
lesson-bosses-wound = You win 5 glory, yet even so the boss deals one wound. Put it on a potion and press Ready.
lesson-bosses-column = Then the wound stays in the column: the second one there, and that costs 1 glory. Here use the potion heart.
lesson-bosses-reward = Your power was the highest, so the reward is yours: two potions. In a tie nobody gets it. The fourth potion brings a level: raise any hero.

lesson-gems = Gems and missions
lesson-gems-take = Eight gems lie in the dungeon. Gem C is next door, guarded by a goblin your thief beats unhurt. Take the white thief, choose Move and go to C4.
lesson-gems-take-here = That can be done too. Here take the white thief, choose Move and go to C4.
lesson-gems-track = The more gems, the more each one pays: two bring 5 glory, four 14, seven 30. Your second one also gave a potion. Stop here.
lesson-gems-trap = C5 is a trap: a wound, and no reward. Here stop in C4.
lesson-gems-track-here = You may walk on, but nothing new waits there. Stop here.
lesson-gems-mission = Missions lie open for all. “Sturdy” asks for strength 12, which is your levels added up; you have 11. Take the white cleric and train your cleric.
lesson-gems-mission-here = Possible too. Here take the white cleric and train your cleric.
lesson-gems-brew = A mission pays only in the round in which it is first met, then it is gone. You are in time. Brew with the white wizard as your last die.
lesson-gems-brew-here = Possible too. Here take the white wizard and brew.
lesson-gems-ready = At the end of the round all teams name the gems they took, then missions are paid. Press Ready.
lesson-gems-crossed = Your mission paid 4 glory. The other team took gem B this round: it is crossed out for you, and C for them. Take any die and play on.

lesson-cards = Talents and goals
lesson-cards-talent = Before the game you get two talents and keep one. The Healer starts you with two potions and adds 2 glory at the end: keep the Healer.
lesson-cards-berserker = A good choice too: +2 power against every boss, but −2 glory at the end. For this lesson keep the Healer.
lesson-cards-goal = Of two goals you keep one as well. Gem Thieves pays 2, 4 or 6 glory at the end for 2, 5 or 7 gems. Keep it and press Ready.
lesson-cards-rows = That one pays for rows explored completely, and sets other training colours. For this lesson keep Gem Thieves.
lesson-cards-colours = A goal also sets the training colours. With this one the warrior and the thief train with black dice, the others with white. Take the black warrior and train your warrior.
lesson-cards-white = This warrior is white, and yours trains with black dice. Take the black one.
lesson-cards-colours-here = That can be done too. Here take the black warrior and train your warrior.
lesson-cards-gem = The last round. You have four gems, and a fifth lifts your goal to 4 glory. Take the first white cleric, move through the side passage to A4 and on to A5.
lesson-cards-gem-here = Possible too. For this lesson, with the first white cleric move to A4, then to A5.
lesson-cards-boss = The last boss waits in A6, across the water, and your Khar Medallion takes you over. Take the second white cleric, choose Move and enter A6.
lesson-cards-boss-here = Possible too. For this lesson, with the second white cleric move to A6.
lesson-cards-weak = The boss is weak to the wizard, and your wizard’s ability lets dice change colour. Stop, take the black wizard and train yours: power 24 reaches the next tier.
lesson-cards-weak-here = Power 24 needs the wizard. Stop, take the black wizard and train your wizard.
lesson-cards-ready = All three dice are used. Press Ready: after the last boss all glory is counted, with 4 for your goal and 2 for the Healer.

## The coach of a first game

coach-ask-keep-talent = A talent helps you all game long, and some bring or cost a little glory at the end. For a first game take one whose use you see at once.
coach-ask-keep-goal = A goal pays up to 6 glory at the end, so take one you would like to go for. It also sets which dice, black or white, train each hero.
coach-ask-take-gem = This gem is yours before anybody moves, and the others keep theirs. Pick one that is hard to reach, such as G behind its walls.
coach-ask-die = All teams share these six dice, and each uses three. Look first for one that trains a hero in the right colour, then for a way to a reward.
coach-ask-use = One die does one thing: train its hero, craft, brew two potions or move. Where its colour cannot train, the other three still work.
coach-ask-step = The buttons say what each room costs and brings before you go there. You may stop at any time, but moves left over are lost.
coach-ask-drink = Hearts left over at the end are worth nothing, while wounds in the column cost glory. The first one there is free; passing your health costs 9.
coach-ask-raise = This level goes to any hero, whatever the colour. Good choices: your lowest hero, who decides what levels pay, or one about to reach level 4.
coach-ask-part = This part fits any empty cell, so use it where your dice do not help. Finishing an item beats beginning one: only a complete item works.
coach-ask-slay = A minion chosen here falls without a fight. Choose strong ones on your way whose hero is weak; the rewards of their rooms still wait for you.
coach-ask-ready = Your choices are final once every team is ready; until then you can take them back. At the end of rounds 3, 6 and 8 a boss is fought.

coach-event-dungeon = All teams explore this same dungeon. Find I, II and III on the map: the rooms of the three bosses. Visit each once before its fight.
coach-event-missions = Missions lie open for all. Each pays every team that meets it in the round when that first happens; then it is gone. Look for one on your way.
coach-event-entered = A room you have entered is explored, and its reward comes only once. Walk through it again as you like: only a trap strikes every time.
coach-event-fought = A minion always falls, but it deals a wound for each level your hero lacks. The more you defeat, the more glory at the end.
coach-event-wounded = Wounds on your sheet never heal and cost glory at the end. Brew a few potions before you walk into danger: their hearts take wounds instead.
coach-event-risen = The column has passed your health, so your team rises again and plays on. That costs 9 glory, once; later wounds cost only what stands beneath them.
coach-event-leveled = Every level adds 1 to your strength and health. Do not forget the weakest hero: the lowest level decides what levels pay at the end.
coach-event-crafted = Each filled cell is worth 1 glory at the end. An item works only when both its cells are filled, so finish one before you begin another.
coach-event-potion = Each potion has two hearts that can take a wound. A full row of four pays at once: first a level, then an item part, then a gem.
coach-event-gem = Every further gem pays more, and the second, fourth and sixth bring something at once. At the end of the round the other teams lose this letter.
coach-event-lost = There is no room for this reward any more, so it is lost. Before you spend a die or a walk, look whether its track is full.
coach-event-crossed = Another team took this gem, so it is crossed out for you. Make for a gem that the others will not reach soon.
coach-event-vanished = After bosses 1 and 2 the two letters on the boss card vanish for everyone who has not taken them. What you hold stays yours.
coach-event-beat = Your power reached a step on the boss’s card. Higher steps bring more glory and fewer wounds: see which hero the next boss is weak to.
coach-event-fled = You flee if you have never been in the boss’s room or your power is below the first step. Plan ahead for the next one: its room, then levels.
coach-event-spoils = The one team with the highest power also takes the boss’s reward. If two teams share the highest power, nobody gets it.
coach-event-mission = A mission pays only at the end of the round in which somebody first meets it; then it is gone. The others are still open.

coach-sign-heroes = Strength is your four levels together, and health is the same. Beside it stand your power against the next boss and the three steps on its card.
coach-sign-hero = On your team’s sheet a small die beside each hero shows the colour that trains it, and what level 4 brings. A clover trains any hero.
coach-sign-trap = The jaws are a trap: one wound every time you come in. Many hide a good reward, so weigh one against the other.
coach-sign-wall = Thick lines are walls, and waves are water. Walk around them, unless you complete the Cloak for walls or the Medallion for water.
coach-sign-passage = Arrows at both sides of a row mean a passage: a single move takes you from F2 to A2 and back.

## The guide

guide-goal = Four heroes, one dungeon
guide-goal-about = You lead a warrior, a wizard, a cleric and a thief. In eight rounds you win gems, beat minions and face three bosses. The team with the most glory wins.
guide-dice = Three dice a round
guide-dice-about = Six dice are rolled for everybody, and you use three, one after another. A die trains the hero it shows, if it has the colour beside the name; or it crafts an item part, brews two potions, or moves.
guide-walk = Walk, fight, take
guide-walk-about = Each move leads to the next room. The hero drawn there beats its minion, but you take a wound for each missing level. Then the reward is yours: here a level behind a zombie.
guide-wounds = Mind the wounds
guide-wounds-about = Skulls, minions, traps and bosses wound you. Potion hearts take wounds; the rest fill the column and cost glory. One wound more than health, the sum of your levels, costs 9.
guide-bosses = A boss ends each stage
guide-bosses-about = After rounds 3, 6 and 8 you fight a boss if you have been in its room. All levels count, one hero’s twice. More power brings more glory and fewer wounds; too little, and you flee.
guide-end = Count your glory
guide-end-about = After round 8 add up bosses, your lowest level, items, gems, minions and your goal, less what wounds cost. The ring on each track shows what you have reached.

## Examples of the rules

ex-goblin = A walk into the goblin’s room
ex-goblin-1 = A die with a hero gives two moves: the first leads in through the bottom row, to the potion in C1.
ex-goblin-2 = The second goes next door to D1, where a goblin of level 3 meets your thief of level 2.
ex-goblin-3 = The goblin falls, but one level was missing: one wound, which goes into the column here although potion hearts are free.
ex-goblin-4 = The reward comes after the fight: D1 gave its potion, and the goblin fills the first box of the minion track.

ex-trap = A potion, a trap, an item part
ex-trap-1 = In F1 a potion lies unguarded; it is marked as soon as you enter.
ex-trap-2 = E1 holds a trap and an anvil, and the trap strikes first.
ex-trap-3 = The potion you have only just found may take the wound: put it on one of its hearts.
ex-trap-4 = Now the reward: a part won in a room fills any empty cell, here the Sceptre’s, although the die shows no wizard.
ex-trap-5 = First the potion, then the wound, then the part: a room is settled in full before anything else goes on.

ex-again = The same trap three times
ex-again-1 = D5 holds a trap and a level: your team goes in from D4.
ex-again-2 = First came the wound, now the reward: the thief gains a level.
ex-again-3 = The second move of the die leads back to D4.
ex-again-4 = Another die: boots, with three moves.
ex-again-5 = A second visit to D5 brings no reward any more, but the trap strikes.
ex-again-6 = Back in D4 nothing happens: the room is empty.
ex-again-7 = The last move leads into the trap for the third time.
ex-again-8 = Three visits, three wounds, one level: a reward comes once, a trap strikes every time.

ex-passage = Out at F2, in at A2
ex-passage-1 = Your team stands in E2 with two moves; F2 is explored already, but its trap still works.
ex-passage-2 = It has wounded you once more, and the arrow at the edge leads to the other end of the row, A2, for one move.
ex-passage-3 = In A2 the cleric of level 4 has beaten the zombie of level 4 unhurt, and gem A is yours.

ex-brew = Six potions and one full row
ex-brew-1 = Two potions are marked and one of their hearts is used: take the white wizard to brew more.
ex-brew-2 = Any die with a hero brews two potions, whatever its colour.
ex-brew-3 = The fourth potion fills the first row and gives a level at once, here to the cleric.
ex-brew-4 = One more brewing die: the white cleric.
ex-brew-5 = It adds potions five and six, in the second row, which pays only with the eighth.
ex-brew-6 = The round is over, and the next roll brings two skulls.
ex-brew-7 = Two skulls are two wounds, and both may go on potion hearts.
ex-brew-8 = Six potions have twelve hearts; three are used by now, so nine are free.

ex-risen = One wound more than health
ex-risen-1 = Levels add up to 6, so health is 6, and six wounds are still borne; but there is a trap in C2.
ex-risen-2 = The seventh wound passes health: your team rises again for −9 glory and simply walks on.
ex-risen-3 = With the last move of the boots it enters the trap once more.
ex-risen-4 = The eighth wound only raises the penalty beneath the column: no team rises twice.

ex-gem = Two teams take the same gem
ex-gem-1 = Two other teams have entered C4 in this round, and both hold gem C; yours stands in D4, and its dice are used.
ex-gem-2 = The letter was announced: both teams keep their gem, and on your sheet C is crossed out for good.
ex-gem-3 = In the next round you go there all the same, with any die.
ex-gem-4 = The goblin is still there, for every team fights its own.
ex-gem-5 = Your thief beat it for one wound and a box of the minion track, but there was no gem left to take.

ex-chimera = Three teams meet the Chimera
ex-chimera-1 = Strength 15, the thief’s level 4 once more as the Chimera’s weakness, and 1 for the warrior’s ability: power 20.
ex-chimera-2 = Train the thief: against the Chimera this level counts twice.
ex-chimera-3 = Power 22 is just enough for the last step; the other two teams have 16 and 13.
ex-chimera-4 = Power 22 wins 7 glory for 2 wounds, 16 wins 3 for 4, 13 flees and loses 4; the highest power also wins an item part.
ex-chimera-5 = The part completes the Armour of Heroes; if two teams had shared the highest power, nobody would have got it.

ex-flee = The strongest team has to flee
ex-flee-1 = The other team has all heroes at level 6, but has never been in D4, the Chimera’s room; yours has.
ex-flee-2 = Train the thief: 12 for the levels and 3 once more for the weakness make power 15.
ex-flee-3 = The first step of the Chimera is 14, so your team fights.
ex-flee-4 = You win 3 glory for 4 wounds; the other team flees and loses 4, and so it does not count for the reward.
ex-flee-5 = Your team alone fought, so the reward was yours: a part that completes the Crown.

ex-chain = One die, two gems, two lost potions
ex-chain-1 = You have eleven potions and the Merchant, who brings a potion with every gem: take the black thief.
ex-chain-2 = At level 4 the thief fetches a gem from outside the dungeon: see what follows from it.
ex-chain-3 = The first gem brought the twelfth potion, and that the second gem; its two potions, from the track and the Merchant, found no room.

## Everything in the box

things-hero = Heroes
things-symbol = What dice show
things-item = Magic items
things-minion = Minions
things-sign = In the rooms and between them
things-track = On your sheet
things-boss = Bosses
things-dungeon = Dungeon cards
things-talent = Talents
things-goal = Goals
things-mission = Missions
thing-minion-rooms = Rooms, with the level: { $rooms }.
thing-dungeon = { NAME("story", $story) }, chapter { $chapter }. Bosses: { $bosses }.
thing-dungeon-boss = { NAME("boss", $boss) } in { $room }

## What an option is worth, and of what

worth-points = about { $points } glory
term-scored = glory on the sheet
term-time = rounds to come
term-heroes = levels of the heroes
term-items = magic items
term-potions = potions
term-wounds = wounds
term-gems = gems
term-minions = minions
term-bosses = bosses
term-rooms = rooms ahead
term-goal = the goal
term-missions = missions

## The company: who plays by itself, from the gentlest to the strongest

company-level-1 = Tim
    .line = Takes the glory that lies before him and thinks no further.
company-level-2 = Nell
    .line = Looks after her team and fills her bag; the dungeon still surprises her.
company-level-3 = Bruno
    .line = Fills the whole sheet, gems and minions too; bosses he leaves to luck.
company-level-4 = Odile
    .line = Prepares for the bosses, die by die; wounds hardly worry her.
company-level-5 = Conrad
    .line = Weighs the whole round in many orders before his pencil moves.

## Puzzles

puzzle-last-dice = The last two dice of the game. Use them, take what comes, and get as much glory as you can.
