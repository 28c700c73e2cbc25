### Monsters of Egypt in English. NAME(kind, id) puts a name into a sentence, NAMES several in a row. 4-7 is floor 4, column 7.

## The game

game-name = Monsters of Egypt
game-line = A tomb to plunder together, where the fallen play the monsters
game-about = Climb, fall and blast your way through a tomb of ten floors, find the crystal of the pharaoh and carry it out. Whoever falls on the way comes back as the monsters.
game-facts = 1–6 players · 30 minutes and more, 7 against a bot · designed by Evgeny Kolodin
solo-note = Alone you lead several heroes, and nobody plays the monsters: they only wait.
result-solo = { $glory ->
    [0] The tomb has won.
   *[other] Your expedition has won.
}
game-credits = Designed by Evgeny Kolodin, illustrated by Natalia Efremova and Natalia Kondratyuk, published by Hobby World in 2026.

## Names

hero-vera = Vera
hero-timur = Timur
hero-zoya = Zoya
hero-gleb = Gleb
hero-roza = Roza

calling-vera = the mapmaker
calling-timur = the climber
calling-zoya = the courier
calling-gleb = the mason
calling-roza = the inventor

token-ladder = ladder
token-bomb = bomb
token-crystal = crystal
token-key-yellow = yellow key
token-key-black = black key
token-pineapple = pineapple
token-orange = orange
token-banana = banana
token-pear = pear
token-apple = apple
token-vest = bulletproof vest
token-extinguisher = fire extinguisher
token-boots = spiked boots
token-hook = grappling hook
token-jetpack = jetpack
token-teleporter = teleporter
token-skates = roller skates
token-binoculars = binoculars
token-flashlight = flashlight
token-sledgehammer = sledgehammer
token-portal-gun = portal gun
token-rifle = assault rifle
token-shotgun = shotgun
token-flamethrower = flamethrower
token-sabre = sabre
token-axe = axe

token-arrows = arrows
token-crack = crack
token-spikes = spikes
token-rumble = strange rumble
token-fire = fire

token-pharaoh = pharaoh
token-bat = bat
token-vulture = vulture
token-spider = spider
token-mummy = mummy
token-ghost = ghost
token-scarab = scarab
token-locust = locust
token-cobra = king cobra
token-djinn = fire djinn
token-golem = golem

token-chest = closed chest
token-danger = closed danger

face-attack = attack
face-melee = melee weapon
face-any-weapon = any weapon
face-retreat-2 = retreat 2
face-retreat-3 = retreat 3

door-yellow = yellow door
door-black = black door

## Score sheet

line-escaped = Heroes out of the tomb
line-crystal = The crystal
line-fallen = Heroes fallen
line-won = Victory

## Setting a table

choice-mode = Mode
    .about = What the heroes are after.
choice-mode-exploration = Exploration
    .about = Search the tomb for the crystal and carry it out. There is no clock but the monsters.
choice-mode-escape = Escape
    .about = The first hero has the crystal already, but the ceiling comes down, a floor a round.
choice-spirit = Spirit of the tomb
    .about = Whether somebody plays the monsters from the start. At a table of six somebody always does.
choice-spirit-off = None
    .about = Monsters move only once a hero has fallen.
choice-spirit-on = The last seat
    .about = The last seat has no hero and plays the monsters from the first round. Not for solo games.
choice-heroes = Heroes alone
    .about = How many heroes you lead when you play alone. With more seats each has one.
choice-heroes-1 = 1
    .about = One hero against the tomb: hard.
choice-heroes-2 = 2
    .about = Two heroes who can help each other.
choice-heroes-3 = 3
    .about = Three heroes: a good start.
choice-heroes-4 = 4
    .about = Four heroes: more hands, more to think of.
choice-heroes-5 = 5
    .about = The whole expedition.
choice-first = First player
    .about = Whose turn comes first in every round.
choice-first-one = Seat 1
    .about = The first seat begins.
choice-first-drawn = Drawn
    .about = Chance decides which hero’s player begins.
choice-free-start = First item
    .about = Who decides what a hero starts with beside the bomb.
choice-free-start-off = By the mode
    .about = A ladder in exploration, the hero’s own item in escape.
choice-free-start-on = Free choice
    .about = Each hero takes the ladder or the own item, in any mode.
choice-pharaoh-face = The pharaoh comes on
    .about = Which face of the die brings an open pharaoh to a hero.
choice-pharaoh-face-attack = Attack
    .about = Two faces of six.
choice-pharaoh-face-melee = Melee weapon
    .about = One face of six.
choice-pharaoh-face-any-weapon = Any weapon
    .about = One face of six.
choice-gun-faces = A shot hits on
    .about = Which faces count when a gun is fired at the next cell.
choice-gun-faces-any-weapon = Any weapon
    .about = One face of six.
choice-gun-faces-both = Both weapon faces
    .about = Two faces of six: guns get better.
choice-golem-any-weapon = Golem
    .about = What hurts the golem when the die shows any weapon.
choice-golem-any-weapon-off = Firearms only
    .about = Swords and hammers bounce off.
choice-golem-any-weapon-on = Any weapon
    .about = A melee weapon hurts it on that face too.
choice-monster-traps = Traps of the monsters
    .about = Which open traps the monsters’ player can set off.
choice-monster-traps-three = Arrows, spikes, rumble
    .about = Everything that works from afar.
choice-monster-traps-two = Arrows and spikes
    .about = The rumble waits for a hero: a milder tomb.
choice-monsters-trigger = Monsters on traps
    .about = What happens when a monster walks onto an open trap.
choice-monsters-trigger-off = Nothing
    .about = Only heroes set off traps by walking.
choice-monsters-trigger-on = It goes off
    .about = The trap works at once and can hit the monster itself.
choice-zero-retreat = Retreating
    .about = Whether a hero who retreats has to leave the cell.
choice-zero-retreat-off = At least one move
    .about = If no move is possible, the die is rolled again.
choice-zero-retreat-on = May stay
    .about = The fight ends even if the hero does not move.
choice-skates-after-fight = Skates after a fight
    .about = Whether the extra move of the skates outlives a fight.
choice-skates-after-fight-off = Lost
    .about = It is lost with all the other moves.
choice-skates-after-fight-on = Kept
    .about = One move is left after a fight if the skates are unused.
choice-fight-ends-turn = After a fight
    .about = What a hero may still do in the turn of a fight.
choice-fight-ends-turn-off = The turn goes on
    .about = No moves, but items can be used, taken and traded.
choice-fight-ends-turn-on = The turn ends
    .about = Nothing more after a fight.
choice-vest-blocks-all = Vest against big bites
    .about = How much of one attack the vest stops.
choice-vest-blocks-all-off = One life
    .about = From a cobra’s three it saves one.
choice-vest-blocks-all-on = The whole attack
    .about = Even a cobra’s bite costs nothing.
choice-burn-each-roll = The djinn’s fire
    .about = When the djinn burns a hero.
choice-burn-each-roll-off = On leaving
    .about = Once, when the fight ends and the djinn is still there.
choice-burn-each-roll-on = After every roll
    .about = Each roll that leaves it alive costs a life.
choice-keep-extinguisher = Extinguisher on a fire trap
    .about = Whether putting out a fire trap uses it up.
choice-keep-extinguisher-off = Used up
    .about = One fire, one extinguisher.
choice-keep-extinguisher-on = Kept
    .about = It puts out every fire trap its carrier meets.
choice-cave-items = Items through caves
    .about = All caves are next to each other for walking. For bombs, shots and ladders too?
choice-cave-items-on = Yes
    .about = You can throw a bomb from one cave into another.
choice-cave-items-off = No
    .about = Only the cells at left and right count.
choice-jump-any-path = Teleports
    .about = How teleporter and portal gun measure their way.
choice-jump-any-path-off = Straight
    .about = Left, right, up or down.
choice-jump-any-path-on = Round corners
    .about = The way may bend: more places to land.
choice-exit-choice = At the exit
    .about = Whether a hero leaves the tomb at once.
choice-exit-choice-off = At once
    .about = Whoever reaches the exit is out.
choice-exit-choice-on = By choice
    .about = A hero may wait there, for instance to trade.
choice-ban-until-other = The same monster again
    .about = When a monster that was moved may be moved again.
choice-ban-until-other-off = After any other turn
    .about = It rests for one monsters’ turn.
choice-ban-until-other-on = After another monster
    .about = It rests until a different monster has moved.
choice-breach-limit = Breaches
    .about = How much of the tomb can be destroyed.
choice-breach-limit-off = No limit
    .about = As long as there is something to break.
choice-breach-limit-on = As in the box
    .about = After 22 breaches nothing more breaks.
choice-pharaoh-weapons-only = Hurting the pharaoh
    .about = What takes a life from the pharaoh.
choice-pharaoh-weapons-only-off = Weapons, bombs, boots
    .about = Every hit by a hero counts.
choice-pharaoh-weapons-only-on = Weapons only
    .about = Bombs and boots do nothing to it.
choice-bomb-same-cell = Aiming a bomb
    .about = Whether a bomb may strike one cell and break another.
choice-bomb-same-cell-off = Two cells
    .about = Attack here, break the wall over there.
choice-bomb-same-cell-on = One cell
    .about = What is destroyed belongs to the attacked cell.

## Counting

life-count = { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}
move-count = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
moves-left = { $moves ->
    [0] no moves left
    [one] { $moves } move left
   *[other] { $moves } moves left
}
cell-count = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
moves-up-to = up to { move-count }

## Cards: what things do

hero-starts = Exploration: { NAMES("token", $items) }.
hero-starts-escape = Escape: { NAMES("token", $items) }.

does-ladder = Stand it in your cell or the next one: anybody can climb it. It can be picked up again.
does-key = { $door ->
    [yellow] Bring it to the statue of Bastet: the yellow door opens.
   *[black] Bring it to the statue of Anubis: the black door opens.
}
does-crystal = Carry it out to win. Once a game, at any moment, it gives every hero in the tomb 1 life.
does-melee = Melee weapon: hits on both weapon faces.
does-firearm = Firearm: hits on the face “any weapon”.
does-cancel-loss = Once a turn you do not lose a life; no help against sudden death.
does-stomp = Once a turn, falling on a monster takes a life from it.
does-fly = Once a turn, switch it on: your moves go up and down too, and you do not fall until the turn ends.
does-extra-move = Once a turn, one extra move.
does-beam = Once a turn, open a closed token on your floor; walls hide it.
does-break-wall = Once a turn, break the wall beside you.
does-banish = Once a turn, when you roll a retreat, send the monster that far away instead.
does-shoot = Once a turn, shoot at the next cell: a monster there, open or closed, may lose a life.
does-explode = Used up: strike a monster here or next to you, break a floor, ceiling or wall, or both.
does-heal = Used up: { $amount ->
    [one] { $amount } life
   *[other] { $amount } lives
} back.
does-destroy-fire = Used up: puts out a fire or a fire djinn, here or next to you.
does-destroy-ghost = Used up: destroys a ghost here or next to you.
does-destroy-mummy = Used up: destroys a mummy here or next to you.
does-pull = Used up: pulls the nearest token or hero in a straight line to you, through walls.
does-jump = Used up: takes you exactly { $amount ->
    [one] { $amount } cell
   *[other] { $amount } cells
} in one direction, through walls and floors.
does-retreat = Used up, in a fight: retreat up to { $amount ->
    [one] { $amount } move
   *[other] { $amount } moves
}.
does-reveal = Used up: opens { $amount ->
    [one] { $amount } closed token
   *[other] { $amount } closed tokens
} anywhere; nothing takes effect.

trap-does-crack = The floor breaks, everything falls, and the hero loses { life-count }.
trap-does-arrows = All arrow walls shoot: whatever stands nearest in front of them dies.
trap-does-spikes = All spike cells strike: heroes and monsters in them die.
trap-does-rumble = The boulder rolls: heroes and monsters on its way die.
trap-does-ceiling = The ceiling comes down one step.
trap-does-fire = The hero loses { life-count }.

gait-walk = Walks, { moves-up-to }.
gait-fly = Flies, { moves-up-to }; not through walls and floors.
gait-haunt = Drifts through walls and floors, { moves-up-to }.
gait-sleep = Does not walk: the die brings it straight to a hero. Traps and the ceiling cannot hurt it.
monster-lives = It has { life-count }.
monster-bite = Its attack costs { life-count }.
monster-burn = Getting away from it costs { life-count }.
monster-hide = Only firearms hurt it.
monster-fears-mummy = A flamethrower destroys it.
monster-fears-ghost = A flashlight destroys it.
monster-fears-fire = A fire extinguisher destroys it.

face-does-attack = The monster strikes: the hero loses a life.
face-does-melee = A hit with a melee weapon; without one, roll again.
face-does-any-weapon = A hit with any weapon; without one, roll again.
face-does-retreat-2 = The hero retreats, { moves-up-to }.
face-does-retreat-3 = The hero retreats, { moves-up-to }.

## What happened

by = { $you ->
    [yes] { "" }
   *[no] { $who }:{ " " }
}
cause-name = { $cause ->
    [weapon] weapon
    [boulder] boulder
    [ceiling] ceiling
   *[other] { NAME("token", $cause) }
}
caught = { $what ->
    [vera] { NAME("hero", $what) }
    [timur] { NAME("hero", $what) }
    [zoya] { NAME("hero", $what) }
    [gleb] { NAME("hero", $what) }
    [roza] { NAME("hero", $what) }
    [chest] a { NAME("token", $what) }
    [danger] a { NAME("token", $what) }
   *[other] the { NAME("token", $what) }
}

event-tomb = { $mode ->
    [escape] The ceiling begins to come down: out of the tomb, with the crystal.
   *[exploration] The tomb is open: find the crystal of the pharaoh and carry it out.
}
event-first = { $you ->
    [yes] You go first.
   *[no] { $who } goes first.
}
event-hero = { $you ->
    [yes] You play { NAME("hero", $hero) }.
   *[no] { $who } plays { NAME("hero", $hero) }.
}
event-round = Round { $round } begins.
event-turn = { by }{ NAME("hero", $hero) }’s turn.
event-monsters = { $you ->
    [yes] You play the monsters.
   *[no] { $who } plays the monsters.
}
event-entered = { by }{ NAME("hero", $hero) } enters the tomb at { $cell }.
event-walked = { by }{ NAME("hero", $hero) } walks to { $to }.
event-climbed = { by }{ NAME("hero", $hero) } climbs { $way ->
    [up] up
   *[down] down
} to { $to }.
event-crawled = { by }{ NAME("hero", $hero) } crawls through the caves to { $to }.
event-flew = { by }{ NAME("hero", $hero) } flies { $way ->
    [up] up to
    [level] to
   *[down] down to
} { $to }.
event-fell = { by }{ NAME("hero", $hero) } falls to { $to }.
event-tumbled = { $count ->
    [one] { $count } token falls
   *[other] { $count } tokens fall
} from { $from } to { $to }.
event-opened = Opened in { $cell }: { NAME("token", $token) }.
event-took = { by }{ NAME("hero", $hero) } takes the { NAME("token", $item) }.
event-left = { by }{ NAME("hero", $hero) } leaves the { NAME("token", $item) } in { $cell }.
event-gave = { by }{ NAME("hero", $hero) } gives { NAME("hero", $other) } the { NAME("token", $item) }.
event-refused = { by }{ NAME("hero", $hero) } declines the trade.
event-used = { by }{ NAME("hero", $hero) } uses the { NAME("token", $item) }.
event-spent = { by }{ NAME("hero", $hero) } uses up the { NAME("token", $item) }.
event-ladder = { by }{ NAME("hero", $hero) } puts a ladder in { $cell }.
event-blast = { by }{ NAME("hero", $hero) }’s bomb strikes { $cell }.
event-breach = { $part ->
    [wall] The wall in { $cell } breaks.
   *[floor] The floor of { $cell } breaks.
}
event-shot = { by }{ NAME("hero", $hero) } shoots at { $cell } with the { NAME("token", $item) }. The die shows: { NAME("face", $face) }.
event-pulled = { by }{ NAME("hero", $hero) }’s hook pulls { caught } from { $from } to { $to }.
event-jumped = { by }{ NAME("hero", $hero) } teleports to { $to }.
event-fight = { by }{ NAME("hero", $hero) } fights the { NAME("token", $monster) } in { $cell }.
event-rolled = { by }{ NAME("hero", $hero) } rolls: { NAME("face", $face) }.
event-hit = The { NAME("token", $monster) } is hit: { life-count } left.
event-destroyed = Destroyed in { $cell }: { NAME("token", $token) } ({ cause-name }).
event-got-away = { by }{ NAME("hero", $hero) } gets away from the { NAME("token", $monster) }.
event-banished = The { NAME("token", $monster) } is sent from { $from } to { $to }.
event-hurt = { $lives ->
    [0] { by }{ NAME("hero", $hero) } loses the last life ({ cause-name }).
   *[other] { by }{ NAME("hero", $hero) } loses a life ({ cause-name }): { $lives } left.
}
event-vest = { by }{ NAME("hero", $hero) } is saved by the vest: no life lost.
event-doused = { by }{ NAME("hero", $hero) } puts the fire out.
event-crystal = { by }{ NAME("hero", $hero) }’s crystal shines: a life for every hero in the tomb.
event-healed = { by }{ NAME("hero", $hero) } recovers: { life-count }.
event-died = { by }{ NAME("hero", $hero) } dies in { $cell } ({ cause-name }).
event-escaped = { by }{ NAME("hero", $hero) } is out of the tomb.
event-door = { by }{ NAME("hero", $hero) } opens the { NAME("door", $door) }.
event-trap = Trap in { $cell }: { NAME("token", $trap) }.
event-arrows = Arrows fly from { $from } to { $to }.
event-spiked = Spikes shoot out in { $cell }.
event-boulder = The boulder rolls through { $cell }.
event-boulder-run = The boulder rolls from { $from } to { $to }.
event-ceiling = { $steps ->
    [1] The ceiling hangs above the tomb.
    [2] The ceiling touches the tomb.
   *[other] The ceiling crushes floor { $floor }.
}
event-sank = The { NAME("token", $token) } is pushed down from { $from } to { $to }.
event-pharaoh-roll = { $you ->
    [yes] You roll for the pharaoh: { NAME("face", $face) }.
   *[no] { $who } rolls for the pharaoh: { NAME("face", $face) }.
}
event-woke = { $you ->
    [yes] You send the pharaoh to { NAME("hero", $hero) } in { $to }.
   *[no] { $who } sends the pharaoh to { NAME("hero", $hero) } in { $to }.
}
event-prowled = { $you ->
    [yes] You move the { NAME("token", $monster) } to { $to }.
   *[no] { $who } moves the { NAME("token", $monster) } to { $to }.
}
event-descended = The { NAME("token", $monster) } comes down to { $to }.
event-concede = { by }{ NAME("hero", $hero) } proposes to give up.
event-over = { $result ->
    [heroes] The crystal is out of the tomb: the heroes who escaped win.
    [spirit] All heroes have fallen: the tomb wins.
    [lost] Both keys are crushed: the tomb is closed for ever, and nobody wins.
   *[cursed] The crystal stays in the tomb: nobody wins.
}

## Questions

ask-hero = Choose hero { $number } of the expedition.
    .about = The heroes are equally strong. They differ in their own item, with which they start in escape mode.
ask-start-item = { NAME("hero", $hero) }: { NAME("token", $first) } or { NAME("token", $alternative) }?
    .about = You start with a bomb and one of these two. The choice holds for the whole game.
ask-start = Where does { NAME("hero", $hero) } enter the tomb?
    .about = Three ways lead in from above; entering costs no move. Cells are named by floor and column: 4-7 is floor 4, column 7.
ask-act = { NAME("hero", $hero) }: { moves-left }. What now?
    .about = Moves and items can be mixed in any order. One move takes you to the next cell, along a ladder or from cave to cave; falling is free.
ask-retreat = { $moves ->
    [0] { NAME("hero", $hero) } has got away. Take something along?
   *[other] { NAME("hero", $hero) } retreats: { moves-left }. Where to?
}
    .about = A retreat follows the rules of a turn: closed tokens open, and a new fight ends it.
ask-pick-up = Does { NAME("hero", $hero) } take something along?
    .about = What lies open here may be taken before it goes on; with full hands something has to be left for it.
ask-fight = { NAME("hero", $hero) } against the { NAME("token", $monster) }, { life-count } left. Roll, or use something first?
    .about = Items first, as many as you like; then the die decides. It goes on until the monster is destroyed or the hero is away or dead.
ask-after-roll = { NAME("hero", $hero) } rolled { $cells }: retreat, or send the { NAME("token", $monster) } away?
    .about = The portal gun turns a retreat round: the monster goes, and the hero stays.
ask-banish = Where does { NAME("hero", $hero) } send the { NAME("token", $monster) }, { cell-count } away?
    .about = The portal passes walls and floors. A monster that lands in the air falls.
ask-aim = { NAME("hero", $hero) } uses the { NAME("token", $item) }: where?
    .about = Tap a cell on the board, or choose it here.
ask-bomb = { NAME("hero", $hero) }’s bomb: what does it strike or break?
    .about = A bomb can strike a monster and then break something. To do both, choose the attack first.
ask-blast = What does { NAME("hero", $hero) }’s bomb break?
    .about = Whatever stands on a broken floor or wall falls, without losing lives.
ask-hook = Where does { NAME("hero", $hero) } throw the hook?
    .about = It catches the nearest token or hero in that direction, through walls and floors, and pulls it here.
ask-pull = What does { NAME("hero", $hero) }’s hook catch?
    .about = A closed token opens when it arrives; a monster starts a fight.
ask-reveal = { NAME("hero", $hero) } looks through the binoculars: which token? { $left } to open.
    .about = What is opened now takes no effect: traps stay unsprung, monsters wait.
ask-bargain = Trade. { NAME("hero", $hero) } gives: { given }; { NAME("hero", $other) } gives: { wanted }. What else?
    .about = Lay out what each side gives, then propose it. A gift is fine too. Nobody carries more than five items.
ask-agree = { $given ->
    [nothing] { NAME("hero", $hero) } asks { NAME("hero", $other) } for: { wanted }. Agreed?
   *[other] { $wanted ->
        [nothing] { NAME("hero", $hero) } gives { NAME("hero", $other) } as a gift: { given }. Agreed?
       *[other] { NAME("hero", $hero) } offers { NAME("hero", $other) } { given } for { wanted }. Agreed?
    }
}
    .about = Trading costs no move. You may refuse.
given = { $given ->
    [nothing] nothing yet
   *[other] { NAMES("token", $given) }
}
wanted = { $wanted ->
    [nothing] nothing yet
   *[other] { NAMES("token", $wanted) }
}
ask-vest = { NAME("hero", $hero) } is about to lose a life ({ cause-name }). Use the vest?
    .about = The vest stops one loss, then rests until your next turn.
ask-crystal = { NAME("hero", $hero) } is about to lose the last life ({ cause-name }). Use the crystal?
    .about = Once a game the crystal gives every hero in the tomb a life. It is carried on afterwards.
ask-fire = { NAME("hero", $hero) } stands in the fire. Use the extinguisher?
    .about = An extinguisher puts the fire out before it hurts. It is worth as much against the fire djinn.
ask-concede = { NAME("hero", $hero) } proposes to give up. Agreed?
    .about = For long nothing new has happened. If all heroes agree, the game ends without a winner.
ask-wake = Roll for the pharaoh?
    .about = The pharaoh lies open. With the right face it comes to a hero of your choice and fights; otherwise you take your turn as usual.
ask-victim = { $monster ->
    [crack] Whom does the crack hurt?
    [fire] Whom does the fire burn?
   *[other] Whom does the { NAME("token", $monster) } attack?
}
    .about = A fight is between one monster and one hero. The others stand by.
ask-monsters = The monsters’ turn: what do they do?
    .about = One thing a turn: move an open monster, open a danger or set off an open trap.
ask-prowl = The { NAME("token", $monster) } has { moves-left }. Where to?
    .about = A monster that reaches a hero stops there and fights at once. It opens no tokens.
ask-apply = Trap in { $cell }: { NAME("token", $trap) }. Set it off?
    .about = A trap you leave open waits: for a hero who walks in, or for another monsters’ turn.

## Options: headings, words, effects

group-hero = Heroes
group-start-item = First item
group-start = Ways in
group-step = Moves
group-take = Pick up
group-leave = Leave here
group-use = Use
group-spend = Use
group-place = Use
group-at = Cells
group-floor = Break
group-wall = Break
group-enough = Nothing more
group-direction = Directions
group-pull = Catch
group-pull-closed = Catch
group-target = Heroes
group-roll = Die
group-retreat = After the roll
group-banish = After the roll
group-crystal = Crystal
group-vest = Vest
group-keep = No
group-douse = Fire
group-burn = Fire
group-swap = Trade
group-offer = Give
group-want = Ask for
group-propose = Deal
group-no-deal = Deal
group-agree = Answer
group-refuse = Answer
group-concede = Give up
group-escape = Exit
group-end = End
group-stop = End
group-pass = No
group-open = Open
group-spring = Set off a trap
group-prowl = Move a monster
group-apply = Trap
group-leave-open = Trap
group-ready = Ready
shelf-here = Here
    .none = Nothing lies here.
shelf-items = Items
    .none = No item in hand.
shelf-trade = Trade
    .none = Nobody to trade with here.
shelf-prowl = Move a monster
    .none = No monster is open yet.
shelf-traps = Set off a trap
    .none = No trap lies open.
shelf-more = More
shelf-strike = Strike
    .none = Nothing within reach.
shelf-give = Give
    .none = Nothing left to give.
shelf-ask = Ask for
    .none = Nothing left to ask for.
panel-end = First this question.

do-hero = { NAME("hero", $hero) }, { NAME("calling", $hero) }
do-start = Enter at { $cell }
do-step = { $way ->
    [left] Left to { $cell }
    [right] Right to { $cell }
    [up] Up to { $cell }
    [down] Down to { $cell }
   *[cave] Through the caves to { $cell }
}
do-take = Take the { NAME("token", $item) }
    .short = Take
do-leave = Leave the { NAME("token", $item) }
    .short = Leave
do-use = Use the { NAME("token", $item) }
    .short = Use
do-spend = Use up the { NAME("token", $item) }
    .short = Use up
do-eat = Eat the { NAME("token", $item) }
    .short = Eat
do-place = Put up the { NAME("token", $item) }
    .short = Put up
do-at = { $cell }
do-attack = Strike { $cell }
do-floor = Break the floor of { $cell }
do-ceiling = Break the ceiling of { $cell }
do-wall = Break the wall in { $cell }
do-enough = Break nothing
do-direction = { $way ->
    [left] Left
    [right] Right
    [up] Up
   *[down] Down
}
do-pull = Pull: { NAME("token", $token) }
do-pull-hero = Pull { NAME("hero", $hero) }
do-target = { NAME("hero", $hero) }
do-roll = Roll the die
do-wake = Roll for the pharaoh
do-retreat = Retreat, { moves-up-to }
do-banish = Send the { NAME("token", $monster) } { cell-count } away
do-crystal = Use the crystal
do-vest = Use the vest
do-keep = Not now
do-keep-crystal = Keep the crystal’s power
do-douse = Put the fire out
do-burn = Let it burn
do-swap = Trade with { NAME("hero", $hero) }
do-offer = Give: { NAME("token", $item) }
    .short = Give
do-want = Ask for: { NAME("token", $item) }
    .short = Ask for
do-propose = Propose it
do-no-deal = No trade
do-agree-agree = Agreed
do-refuse-agree = No, thanks
do-agree-concede = Give up
do-refuse-concede = Play on
do-concede = Propose to give up
do-escape = Leave the tomb
do-end = End the turn
do-stop = Stop here
do-pass = Not now
do-open = { $cell }: { NAME("token", $token) }
do-spring = { $cell }: { NAME("token", $trap) }
do-prowl = { $cell }: { NAME("token", $monster) }
do-apply = Set it off
do-leave-open = Leave it open

use-ladder = a way up, in your cell or the next one
use-fly = fly: up and down too, no falling until the turn ends
use-beam = open a closed token on this floor
use-break-wall = break the wall beside you
use-shoot = shoot at the next cell
use-key = { $door ->
    [yellow] opens the yellow door at Bastet
   *[black] opens the black door at Anubis
}
use-crystal = carry it out to win
use-melee = melee weapon
use-firearm = firearm
use-cancel-loss = saves a life
use-stomp = falling on a monster hurts it
use-extra-move = one extra move
use-banish = sends a monster away
use-heal = { $amount ->
    [one] { $amount } life
   *[other] { $amount } lives
} back
use-explode = strike a monster, break a floor, ceiling or wall, or both
use-destroy-fire = puts out a fire, here or next to you
use-destroy-ghost = destroys a ghost, here or next to you
use-destroy-mummy = destroys a mummy, here or next to you
use-pull = pull the nearest token or hero to you
use-jump = exactly { $amount ->
    [one] { $amount } cell
   *[other] { $amount } cells
} in one direction
use-retreat = retreat, up to { $amount ->
    [one] { $amount } move
   *[other] { $amount } moves
}
use-reveal = open { $amount ->
    [one] { $amount } closed token
   *[other] { $amount } closed tokens
} anywhere

effect-starts = { NAMES("token", $items) }
effect-either = { NAME("token", $first) } or { NAME("token", $second) }; { NAMES("token", $items) }
effect-skates = with the skates
effect-falls = fall to { $cell }
effect-fights = fight: { NAME("token", $monster) }
effect-stomps = boots first
effect-trap = trap: { NAME("token", $trap) }
effect-door = opens the { NAME("door", $door) }
effect-out = out of the tomb
effect-joins = { NAME("hero", $hero) } is there
effect-descends = comes down to { $cell }
effect-inside-wall = inside the wall: it has to go on
effect-attacks = attacks { NAME("hero", $hero) }
effect-meets = { NAME("hero", $hero) } is there and fights on the next turn
effect-stands = it stands here as a ladder
effect-grounded = the flight is over
effect-once = once a turn
effect-once-a-game = once a game
effect-gone = used up
effect-lives = lives { $from }{ "\u00A0→\u00A0" }{ $to }
effect-hero-lives = { NAME("hero", $hero) } { $from }{ "\u00A0→\u00A0" }{ $to }
effect-no-loss = no life is lost
effect-die = { NAMES("hero", $heroes) } { $count ->
    [one] dies
   *[other] die
}
effect-leads = leads up to { $cell }
effect-leads-nowhere = leads nowhere for now
effect-heroes-fall = { NAMES("hero", $heroes) } { $count ->
    [one] falls
   *[other] fall
} to { $cell }
effect-tokens-fall = { $count ->
    [one] { $count } token falls
   *[other] { $count } tokens fall
} to { $cell }
effect-in = in { $cell }:
effect-opens = it opens at once
effect-no-hit = no fitting weapon
effect-bite = the attack costs { life-count }
effect-burn = getting away costs { life-count }
effect-burn-each = every roll it survives costs { life-count }
effect-stay = you stay where you are
effect-enough = the bomb is gone either way
effect-carries = has { NAMES("token", $items) }
effect-carries-nothing = has nothing
effect-other-decides = { NAME("hero", $hero) } decides
effect-cursed = if all agree, nobody wins
effect-concede = everybody whose hero lives is asked, you first
effect-escape = with everything you carry
effect-target = { $cell }, { life-count }
effect-unused = { $moves ->
    [one] { $moves } move unused
   *[other] { $moves } moves unused
}
effect-gait-walk = walks, { move-count }
effect-gait-fly = flies, { move-count }
effect-gait-haunt = through walls, { move-count }
effect-waits = it waits for a hero or another turn
effect-hero-fights = { NAME("hero", $hero) } fights the { NAME("token", $monster) }
effect-life-each = a life each: { NAMES("hero", $heroes) }
effect-keeps-lives = { NAME("hero", $hero) } keeps { life-count }
effect-last-life = the last life is at stake
effect-on-spikes = on spikes: a spike trap kills here at once
effect-destroyed = destroyed: { NAMES("token", $items) }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
effect-hit = { NAME("token", $monster) }: { life-count } left
effect-blast = strikes { $cell }
effect-breach = { $part ->
    [wall] the wall in { $cell } breaks
   *[floor] the floor of { $cell } breaks
}
effect-pulled = pulls { caught }
effect-placed = in { $cell }
effect-to = to { $cell }
effect-away = away from the { NAME("token", $monster) }
effect-sent = it lands in { $cell }
effect-goes-on = and on to { $cell }
effect-boulder = the boulder rolls from { $from } to { $to }
effect-ceiling = { $floor ->
    [0] the ceiling comes nearer
   *[other] the ceiling crushes floor { $floor }
}
effect-sank = { NAME("token", $token) } pushed down to { $cell }
effect-over = { $result ->
    [heroes] the game ends: the escaped win
    [spirit] the game ends: the tomb wins
    [lost] the game ends: both keys are lost
   *[cursed] the game ends: nobody wins
}

then-pick-up = you may still take what lies there
then-vest = the vest can save a life
then-crystal = the crystal can save the last life
then-fire = the extinguisher can put it out
then-blast = then something may break
then-victim = you choose: { NAMES("hero", $heroes) }

chance-hit = { $of ->
    [1] hit for sure
   *[other] hit { $part } in { $of }
}
chance-hurt = { $of ->
    [1] hurt for sure
   *[other] hurt { $part } in { $of }
}
chance-away = { $of ->
    [1] away for sure
   *[other] away { $part } in { $of }
}
chance-wakes = comes { $part } time in { $of }

## Why not

reason-ME-MOVE-1 = { $reach ->
    [here] Already here.
    [none] No way leads there as the tomb stands now.
    [near] { move-count } away: go one cell at a time.
   *[far] Too far: { move-count } away, { $left } left.
}
reason-ME-MOVE-2 = Nobody walks into a wall.
reason-ME-MOVE-4 = There is no ladder on that way.
reason-ME-MOVE-7 = A fight costs all moves.
reason-ME-BOARD-11 = { $door ->
    [yellow] The yellow door is closed. The yellow key opens it at the statue of Bastet.
   *[black] The black door is closed. The black key opens it at the statue of Anubis.
}
reason-ME-BOARD-23 = A door can be neither bombed nor hammered.
reason-ME-HERO-1 = No life is missing: the { NAME("token", $item) } would be wasted.
reason-ME-HERO-5 = All moves of this turn are used.
reason-ME-HERO-6 = No free place for the { NAME("token", $item) }: leave something here first.
reason-ME-ESCAPE-15 = There is no way under the ceiling.
reason-ME-LADDER-6 = A floor or a wall closes that way.
reason-ME-TOKEN-9 = A monster lies on the { NAME("token", $item) }.
reason-ME-TOKEN-14 = In a fight you cannot leave the { NAME("token", $item) }.
reason-ME-RULING-22 = Another ladder stands on this one.
reason-ME-EFFECT-4 = Used already, again on your next turn: { NAME("token", $item) }.
reason-ME-EFFECT-8 = { $against ->
    [ghost] It needs an open ghost in your cell or next to you.
    [mummy] It needs an open mummy in your cell or next to you.
   *[fire] It needs an open fire or fire djinn in your cell or next to you.
}
reason-ME-EFFECT-11 = This works by itself at its moment: { NAME("token", $item) }.
reason-ME-MONSTERTURN-2 = The monster has no moves left.
reason-ME-MONSTERTURN-6 = The { NAME("token", $monster) } moved in the last monsters’ turn and has to rest.
reason-ME-MONSTERTURN-9 = No closed danger lies there.
reason-ME-MONSTERTURN-13 = That trap waits for a hero: monsters cannot set it off.
reason-ME-MONSTERTURN-14 = Monsters open no chests, only dangers.
reason-ME-PHARAOH-10 = The pharaoh does not walk: the die brings it.
reason-ME-SETUP-10 = { NAME("hero", $hero) } is taken already.
reason-ME-SWAP-1 = { NAME("hero", $hero) } is in another cell: you trade only in the same one.
reason-ME-SWAP-2 = There is nothing to trade.
reason-ME-SWAP-3 = One of the two would carry too much.
reason-ME-SWAP-4 = You trade in a hero’s own turn, outside fights.
reason-ME-RULING-68 = { $rounds ->
    [one] You can give up after { $rounds } round without anything new; so far { $quiet }.
   *[other] You can give up after { $rounds } rounds without anything new; so far { $quiet }.
}
reason-ME-FIGHT-9 = All moves of the retreat are used.
reason-ME-FIGHT-12 = A retreat takes at least one move.
reason-ME-RULING-12 = There is somewhere to go: the die is not rolled again.
reason-ME-TURN-2 = Heroes enter by one of the three marked ways.
reason-ME-TURN-7 = A turn cannot end in the middle of a fight.
reason-ME-ITEM-JETPACK-2 = The jetpack does not pass floors.
reason-ME-RULING-46 = All breaches are used: nothing more breaks.
reason-ME-ITEM-LADDER-1 = A ladder goes into your own cell or an adjacent one.
reason-ME-ITEM-LADDER-2 = A ladder needs something under it: a floor, a wall or another ladder.
reason-ME-ITEM-LADDER-6 = No ladder fits where a wall or a ladder is.
reason-ME-ITEM-CRYSTAL-3 = No hero in the tomb lacks a life.
reason-ME-ITEM-CRYSTAL-5 = The crystal’s power is used up.
reason-ME-ITEM-FRUIT-3 = Too late for the { NAME("token", $item) }: fruit must be eaten before.
reason-ME-ITEM-FLASHLIGHT-1 = The light opens a closed token on your floor, in your own turn.
reason-ME-ITEM-FLASHLIGHT-2 = A wall or a door keeps the light out.
reason-ME-ITEM-TELEPORTER-1 = The teleporter goes exactly { cell-count } in one direction.
reason-ME-ITEM-TELEPORTER-2 = A closed door or a reinforced floor bars the way.
reason-ME-ITEM-TELEPORTER-3 = The teleporter never ends inside a wall.
reason-ME-ITEM-BOMB-1 = The bomb reaches your own cell and the adjacent ones.
reason-ME-ITEM-BOMB-5 = No monster and no closed danger is there to strike.
reason-ME-ITEM-BOMB-8 = The strike is done: choose what breaks.
reason-ME-ITEM-BOMB-13 = This floor is reinforced: nothing breaks it.
reason-ME-ITEM-BOMB-14 = This floor cannot be broken.
reason-ME-ITEM-HOOK-1 = There is nothing to catch.
reason-ME-ITEM-SKATES-2 = This works only in a fight: { NAME("token", $item) }.
reason-ME-ITEM-BINOCULARS-1 = No closed token lies there.
reason-ME-WEAPON-SLEDGEHAMMER-1 = The sledgehammer breaks only a wall at your left or right.
reason-ME-WEAPON-GUN-1 = A shot needs a monster or a closed danger in an adjacent cell.
reason-ME-WEAPON-PORTAL-6 = The portal gun sends exactly { cell-count } away in a straight line, never into a wall or through a closed door.
reason-ME-RULING-7 = At this table monsters cannot set off that trap.
reason-ME-RULING-40 = The { NAME("token", $monster) } rests until another monster has moved.
reason-ME-RULING-42 = There is something to do: the monsters cannot pass.
reason-ME-MONSTER-GHOST-3 = A ghost cannot stay inside a wall.
reason-ME-MONSTER-WINGED-2 = Wings do not pass floors.

## What the drawn places are

place-wall = A wall: it fills its cell and carries what is above. A bomb or a sledgehammer breaks it.
place-arrows = An arrow wall: it shoots along its floor when an arrow trap goes off.
place-cave = A cave: one move leads to any other cave.
place-bastet = The statue of Bastet: the yellow key opens the yellow door here.
place-anubis = The statue of Anubis: the black key opens the black door here.
place-exit = The way out: whoever comes here leaves the tomb with everything they carry.
place-spikes = Spikes: they hurt only when a spike trap goes off.
place-boulder = The boulder starts here when a strange rumble is set off.
place-boulder-end = The boulder stops here at the latest, unless its way has changed.
place-ladder = A ladder: one move up or down.
place-start = A way into the tomb.
place-chest = A closed chest: a hero who comes here opens it.
place-danger = A closed danger: a monster or a trap, opened by whoever comes here.
place-covered = The ceiling has taken this cell.
place-cell = An empty cell.
place-scene = Whose turn it is, with moves and lives; the die as it lies; the round; in an escape, how many floors the ceiling has taken; keys that are lost. Fights are seen here too.
place-monsters = The monsters’ side: who plays them, the pharaoh’s lives, who has to rest, and what is destroyed.
place-bags = What the closed tokens can still be.

## What to ask me

habit-vest = When I can save a life with the vest
habit-vest-vest = Always use it
habit-vest-keep = Never use it
habit-crystal = When my crystal can save the last life
habit-crystal-crystal = Always use it
habit-crystal-keep = Never use it
habit-fire = When I step into fire with an extinguisher
habit-fire-douse = Always put it out
habit-fire-burn = Always take the loss
habit-wake = When I can roll for the pharaoh
habit-wake-roll = Always roll
habit-wake-pass = Never roll

## How far the game is

where-round = Round { $round }
where-escape = Round { $round } · { $floors ->
    [0] the ceiling is coming
   *[other] floors gone: { $floors }, next: { $next }
}
where-before = The expedition gathers

## Beside the tomb, one tab away on a small window

tab-heroes = Heroes

## Who sits where

seat-hero = { NAME("hero", $hero) }
seat-fallen = { NAME("hero", $hero) } has fallen
seat-out = { NAME("hero", $hero) } is out
seat-monsters = plays the monsters
seat-spirit = spirit of the tomb

## Where a seat stands, what wins, what is near

wins-heroes = { $mode ->
    [escape] Get out with the crystal before the ceiling comes down: whoever escapes wins.
    [found] The crystal is found: carry it out, and whoever gets out wins.
   *[exploration] Find the crystal and carry it out: whoever gets out wins.
}
wins-after-crystal = The crystal is out: whoever still gets out wins, too.
wins-monsters = Every hero must fall in the tomb: then the monsters win.
standing-crystal = crystal
standing-keys = { $keys ->
    [one] key
   *[other] { $keys } keys
}
standing-lives = { life-count }
warning-ceiling = { NAME("hero", $hero) } is on floor { $floor }: the ceiling takes it { $rounds ->
    [one] after this round
   *[other] in { $rounds } rounds
}.
    .short = Ceiling: floor { $floor } { $rounds ->
        [one] goes after this round
       *[other] goes in { $rounds } rounds
    }
    .show = Show { NAME("hero", $hero) }
warning-exit = { NAME("hero", $hero) } is { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} from the exit without the crystal: { $last ->
    [yes] leave now, and nobody wins
   *[no] whoever leaves cannot come back for it
}.
    .short = Near the exit without the crystal
    .show = Show the exit

## Lessons

lesson-enter = Into the tomb
lesson-enter-goal = You explore a tomb together. One chest hides the pharaoh’s crystal: carry it out through the exit on the lowest floor, and all who get out win. Whoever dies goes on as the monsters.
lesson-enter-start = You lead Vera. Every hero enters by one of three ladders on the top floor, at no cost. Enter at 1‑12: floor 1, column 12.
lesson-enter-elsewhere = That is a way in as well. This lesson goes on from 1‑12, where a ladder and a hole are close together.
lesson-enter-ladder = You have three moves a turn, and one takes you to the next cell. Go left: 1‑11 has no floor, but the top of a ladder holds you just as well.
lesson-enter-danger = A red question mark opens as soon as you come there: a trap or a monster. They have lessons of their own; this one is about walking.
lesson-enter-fall = Nothing would hold you in 1‑10: a small arrow marks such holes. Step in, and you fall to 2‑10. A fall costs no life and no further move.
lesson-enter-climbed = The ladder takes you down as well, one cell a move. Here try the hole: it leads straight to the chest.
lesson-enter-take = A closed chest opens by itself when you come there. Take the sabre: that costs no move, and you can carry five things.
lesson-enter-sabre = The sabre stays behind in 2‑10. An item that lies open helps nobody until somebody carries it.
lesson-enter-last = One move is left. Go right into the ladder’s cell: from there you can climb up again.
lesson-enter-spikes = The spikes there hurt nobody until a spike trap goes off, but the danger opened at once. Dangers come in the next lesson.
lesson-enter-end = Your moves are used up. You could still use items, but nothing presses: end the turn, and Zoya takes hers.
lesson-enter-up = Your next turn, and three moves again. Climb: one move takes you from the ladder’s cell up to 1‑11.

lesson-tokens = Chests and dangers
lesson-tokens-chest = Chests hide items, weapons, keys, the crystal and a single trap; red question marks hide monsters and traps. Step onto the chest in 5‑7: it opens at once.
lesson-tokens-other = A danger lay there, and it opened. You will open one in a moment; first comes the chest on the right.
lesson-tokens-take = An apple: it gives up to two lives back to whoever eats it. Take it, since what nobody carries helps nobody.
lesson-tokens-leave = Now the apple stays in 5‑7 for any hero who passes. Take it first: picking up costs no move.
lesson-tokens-danger = Dangers open in the same way. Your way leads on to the right, and you have three lives: dare to step onto the question mark in 5‑8.
lesson-tokens-crack = A crack: the floor broke, you fell to 6‑8 and lost a life, which a plain fall never costs. The trap is gone now. Below, a chest opened: take the axe.
lesson-tokens-eat = It heals, but only whoever eats it, and you are well enough. Zoya has one life left: keep the apple for her.
lesson-tokens-axe = The axe stays behind. Without a weapon you cannot hit back in a fight, so take it first.
lesson-tokens-join = Zoya stands in 6‑7 with one life left. Go to her with your last move: heroes in the same cell can trade.
lesson-tokens-next = That opened another danger, and the apple does not reach Zoya: you can trade only in the same cell.
lesson-tokens-trade = Heroes in one cell exchange items or simply give them, and it costs no move. Choose to trade with Zoya.
lesson-tokens-offer = Say what you give: the apple. You need not ask for anything, a gift is fine.
lesson-tokens-propose = Now propose it. The other hero has to agree, and Zoya will: on her turn she can eat the apple.

lesson-fights = Fights
lesson-fights-meet = You carry an axe, so you can hit back. The danger in 6‑11 may be a monster: step onto it and see.
lesson-fights-roll = A mummy! The fight starts at once, and all your other moves are lost. Before every roll you may use items; now roll the die.
lesson-fights-bomb = A bomb can destroy the mummy without a roll, but then it is used up. With an axe in hand, try the die.
lesson-fights-again = Attack: that cost you a life. The fight goes on until the mummy is destroyed or you are away or dead. Your axe hits on both weapon faces: roll again.
lesson-fights-cobra = A hit! Some rounds later: no weapon, two lives, and a king cobra, whose attack costs three. Do not roll: use up the skates and retreat, up to two moves.
lesson-fights-gamble = Two faces of six are attacks, and the cobra’s attack takes three lives. Whatever came this time, the skates need no luck.
lesson-fights-retreat = A retreat follows the rules of a turn and takes at least one move. Go right, away from the cobra.
lesson-fights-dead-end = You are away there too, but a wall closes the way on. On the right a ladder leads down.
lesson-fights-down = The cobra stays open in 8‑8 and does not follow: while all heroes live and nobody plays the monsters, they do not move. Climb down.
lesson-fights-back = You walked back into the cobra’s cell, and a new fight has begun.
lesson-fights-stop = You may stop early. Here use the second move as well: the ladder leads farther away.
lesson-fights-shoot = Later, with a rifle. Only firearms hurt the golem in 5‑12. Once a turn a rifle can shoot at the next cell: use it.
lesson-fights-aim = Aim at 5‑12. The shot rolls the die: “any weapon” destroys the golem, and on any other face nothing happens.
lesson-fights-golem = In its cell you have to fight, and an attack costs a life. A shot from the next cell costs nothing, even if it misses.

lesson-bombs = Bombs and ladders
lesson-bombs-bomb = A mummy stands at your right, a wall at your left, and a chest lies on top of that wall. One bomb deals with all of it: use it up.
lesson-bombs-walk = That starts a fight, and you have no weapon. A bomb reaches your own cell and the adjacent ones.
lesson-bombs-strike = A bomb can strike, break something, or both. To do both, begin with the blow: strike the mummy in 8‑8.
lesson-bombs-first = This only breaks something, and no blow comes after it. To have both, strike first.
lesson-bombs-wall = The mummy is destroyed. Now break the wall in 8‑6: what stands on it falls, and so the chest comes down to you.
lesson-bombs-enough = The bomb is used up either way, so let it break something, too.
lesson-bombs-elsewhere = That breaks as well. But the chest stands on the wall in 8‑6, and only that wall brings it down to you.
lesson-bombs-through = A breach marks the broken wall; the floor below it still holds. Step into 8‑6, and the chest opens.
lesson-bombs-vest = A bulletproof vest: once a turn it saves you from losing a life. Take it.
lesson-bombs-floor = Your second bomb makes a shortcut: use it up and break the floor of 8‑6, under your feet. You fall, but lose no life.
lesson-bombs-hole = That is a way down as well, since 8‑5 has no floor. With a bomb you make such a way wherever you need it.
lesson-bombs-ladder = The floor here is reinforced: no bomb breaks it. But the way up is open now: put up your ladder in your own cell, 9‑6.
lesson-bombs-left = A ladder that you leave stands as well. Putting it up lets you choose a neighbouring cell, too: try it that way.
lesson-bombs-up = Putting it up cost no move and did not use it up. Climb to 8‑6: the ladder stays for everybody until somebody picks it up.
lesson-bombs-taken = You have it back, for a ladder is never used up. But now nothing leads up from here: let it stand, and climb.

lesson-keys = Keys, doors and the crystal
lesson-keys-chest = A yellow and a black door bar the way to the exit; opening one is enough. Their keys lie in chests: open the one in 4‑3.
lesson-keys-take = The yellow key! Take it: it belongs to Bastet, the cat statue beside you. The black key belongs to Anubis, the jackal.
lesson-keys-without = You are at the statue, but the key still lies in 4‑3. Only a key that you carry opens its door.
lesson-keys-statue = Carry the key to Bastet. As soon as you come to the statue, the yellow door at the bottom opens, and the key is gone.
lesson-keys-search = Some rounds later the yellow door is open. But if nobody carries the crystal out, no hero wins: look into the chest in 10‑3.
lesson-keys-early = That is the way to the exit, but the crystal is still somewhere in the tomb. Whoever has left cannot come back for it.
lesson-keys-crystal = The crystal of the pharaoh! Take it; like any item it needs one of your five places.
lesson-keys-behind = The crystal stays behind in 10‑3. Take it first: picking up costs no move.
lesson-keys-shine = Once a game, at any moment, the crystal gives every hero in the tomb a life. Zoya has one left and you have two: use it.
lesson-keys-door = Two rounds later Zoya is out: heroes may leave one by one. You carry the crystal: go through the open door.
lesson-keys-drop = If the crystal stays in the tomb, nobody wins, Zoya included. Keep it with you.
lesson-keys-out = One more cell: whoever reaches the exit is out at once, with everything they carry. Go, and you and Zoya win together.

lesson-monsters = The monsters’ side
lesson-monsters-die = You fight a bat with your last life and cannot get away without a roll. Roll the die: this lesson begins with bad luck.
lesson-monsters-open = Vera is dead, and her things lie under the bat. From now on you play the monsters, one action a turn. Open the danger in 10‑9.
lesson-monsters-bat-now = You may move the bat at once. Here open the danger first: what lies there will go well with the bat.
lesson-monsters-another = Monsters may open any danger, but no chests. This lesson needs the danger in 10‑9.
lesson-monsters-leave = Spikes: set off, they kill every hero in a spike cell. Zoya stands beside one, in 8‑11. Leave the trap open and wait.
lesson-monsters-apply = No hero stood on spikes, and a trap works only once: it is gone. Leave it open until Zoya is there.
lesson-monsters-prowl = Your next turn. Another action is to move an open monster. The bat has four moves and flies: choose it.
lesson-monsters-fly = Lead it to the right, cell by cell, to Zoya in 8‑11. A monster that reaches a hero stops there, and the fight starts at once.
lesson-monsters-early = Zoya is not on spikes yet, so the trap is wasted. Let the bat drive her there.
lesson-monsters-astray = A monster may go there, too, or stop early. Here the bat has to reach Zoya: from 8‑8 to the right, up to 8‑11.
lesson-monsters-spikes = Zoya retreated onto the spikes in 8‑10 and rested there. The bat may not move in two monsters’ turns running, but you need no bat: set off the trap in 10‑9.
lesson-monsters-now = On her turn Zoya can walk off the spikes. Set off the trap while she is on them.
lesson-monsters-pharaoh = All heroes are dead: the tomb wins. In another game the pharaoh lies open. Before your action you may roll: on “attack” it comes to a hero and fights.
lesson-monsters-pass = You may pass on it, but the roll costs nothing: on any other face you take your turn as usual.

lesson-ceiling = The ceiling
lesson-ceiling-goal = Escape mode: the first hero has the crystal from the start, but before each turn of the first player the ceiling comes down. It touches the tomb already; next it crushes floor 1.
lesson-ceiling-fall = Whoever is on a crushed floor dies, however many lives are left. Get down: step into the hole in 1‑8.
lesson-ceiling-stay = The ceiling crushed floor 1 with you on it. Neither a vest nor the crystal helps against that.
lesson-ceiling-upstairs = That is still floor 1, and the ceiling crushes it before your next turn. The hole in 1‑8 leads down.
lesson-ceiling-chest = Here you meet Zoya. Both doors are closed in this mode, too, and you have no key yet: open the chest in 2‑7.
lesson-ceiling-key = The black key! The ceiling crushes keys, too; if both are lost, everybody loses at once. Take it to safety.
lesson-ceiling-left = The key stays on floor 2: if nobody picks it up, the ceiling crushes it there. Take it first.
lesson-ceiling-down = The deeper you are, the more time you have. Go left: 2‑6 is a hole, and you fall to 3‑6.
lesson-ceiling-end = No moves are left. End the turn: Zoya follows you, and then the ceiling comes down.
lesson-ceiling-rumble = Floor 1 is gone, and the yellow key with it: now all depends on yours. The way on leads right, over the danger in 3‑7. Go.
lesson-ceiling-dead-end = A chest, but beyond it stands a wall, and the ceiling does not wait. The way down is on the right.
lesson-ceiling-on = A strange rumble: in this mode it brings the ceiling down one more step, and floor 2 is crushed. Floor 3 comes next: drop through the hole in 3‑8.
lesson-ceiling-halt = The ceiling crushed floor 3, and you with it. You had two moves left: use them to get down.

## The coach of a first game

coach-ask-hero = Take whoever you like: all heroes are equally strong, and each has three lives. Their own items matter only in an escape.
coach-ask-start = Look for chests near an entrance: one of all the chests hides the crystal. Enter apart from the others to search more of the tomb, or beside them to help each other.
coach-ask-act = Three moves, and nobody hurries you. Chests are worth the way; red question marks are monsters or traps, so go round them while you can.
coach-ask-retreat = You are out of the fight: move away, one cell at least. Choose cells without a question mark, for a new monster means a new fight.
coach-ask-pick-up = Something lies open here, and you may take it before the game goes on. The crystal and keys first, then weapons and fruit.
coach-ask-fight = Two faces of six hurt you, two let you get away, and two hit if you carry a fitting weapon. With few lives left, use an item before you roll.
coach-ask-after-roll = Your portal gun can send the monster off instead of you. Do that if you want to stay, or if something good lies under it.
coach-ask-banish = Send it where no hero is: whoever it lands on has to fight it on their next turn.
coach-ask-aim = What is marked is all it can reach. Tap a cell; what comes of it stands on its button.
coach-ask-bomb = A bomb strikes a monster and breaks a floor, a ceiling or a wall. If you want both, choose the strike first.
coach-ask-blast = The bomb is gone either way, so break something: a floor for a way down, a wall for a passage. Whoever stands on it falls.
coach-ask-hook = The hook catches the nearest thing in one direction, even behind walls. A chest is a fine catch; a monster means a fight.
coach-ask-pull = Only one thing comes along. Choose what you need most; a closed token opens when it arrives.
coach-ask-reveal = What you open now does nothing yet. Look into chests if the crystal or a key is missing, or at the question marks on your way.
coach-ask-bargain = Say who gives what, then propose it; a gift is fine. Fruit helps most where few lives are left, a weapon where there is none.
coach-ask-agree = A trade costs no move, and you may refuse. What helps another hero mostly helps you, too: the heroes who get out win together.
coach-ask-vest = The vest saves this life and then rests until your next turn. Use it, unless worse may come before that.
coach-ask-crystal = Without the crystal this hero dies now. Its power works once a game and heals all heroes in the tomb; the crystal itself stays with you.
coach-ask-fire = The extinguisher puts the fire out and is used up. With three lives you may keep it for the fire djinn; with one, use it.
coach-ask-concede = Somebody thinks that nothing can be won any more. If all agree, nobody wins; if you still see a way to the crystal and out, play on.
coach-ask-wake = Roll: it costs nothing. On the right face the pharaoh appears beside any hero you choose, and they fight; otherwise you take your usual turn.
coach-ask-victim = You play against the heroes now: choose the one with the fewest lives, or the one who carries the crystal.
coach-ask-monsters = You are the tomb’s side now and win if every hero falls. One action a turn: move an open monster towards a hero, open a danger or set off a trap.
coach-ask-prowl = Lead it cell by cell to a hero: there it stops and fights at once. In the next monsters’ turn it has to rest.
coach-ask-apply = A trap works only once. Set it off if it catches a hero now; otherwise leave it open and wait for a better moment.

coach-event-took = It is yours now. You have five places, and weapons, keys and the crystal take one each.
coach-event-fell = A fall costs neither a life nor a move: holes are the quickest way down. To get up again you need a ladder or a cave.
coach-event-fight = A monster in your cell means a fight at once, and the moves you had left are lost. It ends when the monster is destroyed or you are away or dead.
coach-event-got-away = You are away. The monster stays open where it was; it moves only if somebody plays the monsters. Go round it, or come back with a weapon.
coach-event-hurt = A life is gone. You never have more than three; fruit gives two back, but eat it before the last one is at stake.
coach-event-trap = A trap works once and is gone. Crack and fire cost a life; arrows, spikes and the boulder kill, however many lives are left.
coach-event-ladder = A ladder stands for everybody until somebody picks it up. Putting it up costs no move, climbing one cell costs one.
coach-event-died = A hero has fallen: the items lie in that cell for whoever comes. Unless you play alone, that player leads the monsters now, and open ones begin to move.
coach-event-door = The way to the exit is open; one door is enough. Do not leave too early: if the crystal stays in the tomb, nobody wins.
coach-event-escaped = Whoever is out stays out. All who get out win, once the crystal is out, too: the seats’ rows say who has it.
coach-event-ceiling = Before each turn of the first player the ceiling comes down a step. Whoever is on a crushed floor dies: stay well below it, and bring the keys along.
coach-event-woke = The pharaoh has three lives, and those he loses stay lost. Weapons, bombs and spiked boots hurt him, traps do not.

coach-sign-exit = Here you get out, but two doors close the way. One key is enough: the yellow one to the statue of Bastet, or the black one to Anubis.
coach-sign-bags = Here you see what the closed tokens can still be: so you know what you may find, and what to fear.
coach-sign-cave = A cave: one move takes you from it to any other cave, however far away.

## Examples of the rules

ex-turn = A whole turn, move by move
ex-turn-1 = Three moves, a flashlight, a bomb and the crystal: the first move leads to the chest in 3‑11.
ex-turn-2 = Roller skates: taking them costs no move, and they give one extra move a turn.
ex-turn-3 = 3‑12 is a hole, so the second move ends with a fall to 4‑12, where a danger lies.
ex-turn-4 = Fire: you lost a life, and the trap is gone; the third move leads left, onto the top of a wall.
ex-turn-5 = The three moves are used, but the skates give one more: into the hole in 4‑10.
ex-turn-6 = A mummy lay below, and the fight begins; before you roll you may use items, here the bomb.
ex-turn-7 = The bomb may strike and break: first it strikes your own cell.
ex-turn-8 = The mummy is destroyed without a roll; now the same bomb breaks the wall beside you.
ex-turn-9 = Two lives are left, a way is open on the right, and you have the skates: a good turn, although all moves are gone.

ex-boots = Spiked boots on a closed danger
ex-boots-1 = You wear spiked boots and step into the hole in 5‑9; in 6‑9 below lies a closed danger.
ex-boots-2 = A mummy opened, and the boots destroyed it at once: there was no fight, so you still have two moves.

ex-crack = A crack on a wall, and at the bottom
ex-crack-1 = The danger in 3‑9 lies on top of a wall: step there.
ex-crack-2 = A crack: the whole wall in 4‑9 broke, and you stand in its place, with a life less.
ex-crack-3 = Elsewhere, on the lowest floor, another crack is waiting in 10‑1.
ex-crack-4 = This floor holds, and you fell nowhere, but the crack cost a life all the same.

ex-hook = What the grappling hook catches
ex-hook-1 = Left, right, up or down: the hook catches the nearest thing on that line, and walls and floors do not stop it.
ex-hook-2 = You throw it down: the nearest thing there is the chest in 9‑7, three floors below.
ex-hook-3 = The chest came up to you and opened at once: a bulletproof vest, which you take.
ex-hook-4 = The hook is used up, and it cost no move; thrown left, it would have caught the danger in 6‑4, behind the wall.

ex-light = How far the flashlight shines
ex-light-1 = Once a turn the flashlight opens a closed token on your floor, if no wall hides it.
ex-light-2 = To the right it reaches all tokens, but not 6‑4, for a wall stands in between; you light up 6‑9.
ex-light-3 = A king cobra: it lies open now, no fight has begun, and you know which cell to keep away from.

ex-last-life = The last life: crystal yes, fruit no
ex-last-life-1 = You have one life, an apple and the crystal, and you step onto the mummy in 8‑8.
ex-last-life-2 = Before the roll you could eat the apple; here you roll at once.
ex-last-life-3 = Attack! For the apple it is too late, but the crystal may be used at this moment.
ex-last-life-4 = It gave you and Zoya a life each, then the attack took one: you live on with one, and the fight continues.

ex-portal = The portal gun sends a monster away
ex-portal-1 = You carry a portal gun and step onto the mummy in 8‑8.
ex-portal-2 = You have a firearm, so the face “any weapon” would destroy it: roll.
ex-portal-3 = Retreat 3: instead of going yourself you may send the mummy exactly three cells away.
ex-portal-4 = Up, left or right, through walls and floors: you send it left to 8‑5.
ex-portal-5 = 8‑5 is a hole, so the mummy fell on to 9‑5; you stayed in 8‑8, and the fight is over.

ex-boulder = The boulder’s way, and what changes it
ex-boulder-1 = The boulder waits in 4‑1; what will it do if the danger in 1‑13 is a strange rumble?
ex-boulder-2 = It rolled right, dropped where nothing held it and stopped at its mark: all tokens on its way opened, and three monsters are destroyed.
ex-boulder-3 = In another game the floor of 4‑3 is broken, and again you step onto a rumble.
ex-boulder-4 = This time it dropped through the breach already and rolled along floor 5: what breaks changes its way.

ex-ghost = A ghost goes through a wall
ex-ghost-1 = Your hero has fallen, and you move the ghost in 6‑5, which has three moves.
ex-ghost-2 = Walls and floors do not stop it: it goes into the wall in 6‑6.
ex-ghost-3 = Inside a wall it may not stay, so it has to go on, here to 6‑7.
ex-ghost-4 = Here it may stop, or use its third move; from a closed door, though, even a ghost turns back.

ex-ceiling = What the ceiling crushes, and what not
ex-ceiling-1 = Escape: floor 1 is gone, and Zoya is on floor 2 with the crystal. You step onto the danger in 5‑10.
ex-ceiling-2 = A rumble: the ceiling crushed floor 2 and Zoya with it, but the crystal was pushed down to 4‑8.
ex-ceiling-3 = The danger in 2‑4 was the pharaoh, who cannot be crushed either: he lies open in 4‑4, the first free cell below with support.
ex-ceiling-4 = The chest on that floor was the black key, and it is destroyed; if the yellow one is crushed, too, everybody loses.

## The short guide

guide-goal = Out with the crystal
guide-goal-about = Together you explore a tomb of ten floors. One of the chests hides the crystal of the pharaoh; the only exit lies at the bottom, behind two doors. Find the crystal, open one door, and carry it out alive.
guide-turn = Your turn: three moves
guide-turn-about = A move takes you to the next cell, one cell along a ladder or from cave to cave. Step into a hole and you fall: that costs nothing. Items cost no move, and you use them whenever you like.
guide-tokens = Whatever you reach opens
guide-tokens-about = Come to a closed token and it opens. Chests hold items, weapons, keys and the crystal; you carry up to five things. Red question marks are traps, which strike at once, or monsters.
guide-fights = Fights by the die
guide-fights-about = A monster in your cell means a fight. Use items, then roll: the monster takes a life, you hit if you carry a fitting weapon, or you retreat. You have three lives, and most monsters have one.
guide-fallen = The fallen become monsters
guide-fallen-about = Whoever loses the last life changes sides and plays the monsters: each turn they move one, open a danger or set off a trap. Spikes, arrows and the boulder kill at once.
guide-out = Keys, doors and victory
guide-out-about = Bring a key to its statue, and the door of that colour opens; one is enough. If the crystal gets out, all heroes who got out win. If it stays inside, no hero wins; if all fall, the tomb wins.

## Everything in the box

things-hero = Heroes
things-item = Items
things-weapon = Weapons
things-trap = Traps
things-monster = Monsters
things-face = The die
things-place = The tomb
things-count = In the box: { $count }.
things-faces = Faces of the die: { $count } of { $of }.
things-escape = In an escape the ceiling comes down one step instead.

thing-chest = Chest
thing-danger = Danger
thing-bastet = Statue of Bastet
thing-anubis = Statue of Anubis
thing-door-yellow = Yellow door
    .about = While it is closed, nothing gets through, and nothing breaks it. The yellow key opens it at the statue of Bastet.
thing-door-black = Black door
    .about = While it is closed, nothing gets through, and nothing breaks it. The black key opens it at the statue of Anubis.
thing-exit = Exit
thing-boulder = Boulder
    .about = A strange rumble makes it roll to the right from its place: whoever is on its way dies. In an escape it is not used.
thing-wall = Wall
thing-arrows = Arrow wall
thing-spikes = Spikes
thing-ladder = Ladder
thing-vine = Vine
    .about = In an escape vines grow where ladders stand in exploration: one move up or down.
thing-cave = Cave
thing-breach = Breach
    .about = A floor or a wall that is broken: whatever was on it has fallen, and the way is open.
thing-reinforced = Reinforced floor
    .about = It lies over the way out in three cells, and nothing breaks it.

## The company: who plays by itself, from the gentlest to the strongest

company-level-1 = Benny
    .line = Came for the photographs and takes the first way that looks good.
company-level-2 = Nadia
    .line = Minds her own lives and her own rope, and learns on every floor.
company-level-3 = Hugo
    .line = Sound and steady: knows what he came for; only traps still catch him out.
company-level-4 = Samira
    .line = Sees where the traps would strike, and what the others need.
company-level-5 = Yusuf
    .line = Looks furthest: weighs many ways through the tomb before he takes one.

## What a position is worth, in parts

term-base = the start of the expedition
term-crystal = the crystal
term-key = the keys
term-door = the doors
term-exit = the way out
term-health = lives of the own hero
term-company = the others
term-arms = weapons and armour
term-items = tools and food
term-chests = closed chests
term-goal = the next goal
term-danger = dangers near by
term-time = time left
term-won = the end of the game

## Puzzles

puzzle-tomb = One answer here is clearly better than the others for winning the crystal and getting out. Which?
puzzle-escape = The ceiling sinks. One answer here is clearly better than the others for getting out with the crystal. Which?
