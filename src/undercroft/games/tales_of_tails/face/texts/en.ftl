### Tales of Tails in English. NAME(kind, id) puts a name into a sentence, NAMES several in a row.

## The game

game-name = Tales of Tails
game-line = Brave dogs build a dungeon together, and each finds its own way out
game-about = Lay rooms with monsters, coins and traps, plan your way through them, and leave in time: after the first dog is out, the others have only a few cards left. Three rounds, and most coins win.
game-facts = 2–4 players · about 30 minutes, 7 against a bot · designed by Denis Saidashev
solo-note = A dog needs company here: invite somebody, or let the house play the other dogs.
tie-broken = { $shared ->
    [yes] Equal in coins and in quests fulfilled: { $best } each.
   *[no] Equal in coins: more quests fulfilled decide it, { $best } against { $next }.
}
result-solo = { $glory ->
    [one] { $glory } coin at the end.
   *[other] { $glory } coins at the end.
}
game-credits = Designed by Denis Saidashev, published by Hobby World in 2024.

## Names

dog-bonk = Bonk the Mighty
dog-jeanne = Joan of Bark
dog-pluto = Pluto the Bad Boy
dog-robin = Robin Goodgirl
dog-ruta = Ruta the Snowy
dog-sharik = Sharik the Fiery

class-bonk = barbarian
class-jeanne = knight
class-pluto = outlaw
class-robin = ranger
class-ruta = priestess
class-sharik = wizard

room-ifrit = ifrit
    .the = the ifrit
    .to = into the ifrit’s room
    .at = in the ifrit’s room
room-gigatick = gigatick
    .the = the gigatick
    .to = into the gigatick’s room
    .at = in the gigatick’s room
room-zombie-squirrel = zombie squirrel
    .the = the zombie squirrel
    .to = into the zombie squirrel’s room
    .at = in the zombie squirrel’s room
room-skeledog = skeledog
    .the = the skeledog
    .to = into the skeledog’s room
    .at = in the skeledog’s room
room-gelatin-cat = gelatin cat
    .the = the gelatin cat
    .to = into the gelatin cat’s room
    .at = in the gelatin cat’s room
room-mimic = mimic
    .the = the mimic
    .to = into the mimic’s room
    .at = in the mimic’s room
room-cerberus = cerberus
    .the = the cerberus
    .to = into the cerberus’s room
    .at = in the cerberus’s room
room-chocolate-golem = chocolate golem
    .the = the chocolate golem
    .to = into the chocolate golem’s room
    .at = in the chocolate golem’s room
room-cat-eye = cat-eye
    .the = the cat-eye
    .to = into the cat-eye’s room
    .at = in the cat-eye’s room
room-dragon = dragon
    .the = the dragon
    .to = into the dragon’s lair
    .at = in the dragon’s lair
room-dragonfly-key = dragonfly-key
    .the = the dragonfly-key
    .to = into the dragonfly-key’s room
    .at = in the dragonfly-key’s room
room-coin-1 = one coin
    .the = the coin
    .to = into a room with one coin
    .at = in the room with one coin
room-coin-2 = two coins
    .the = the two coins
    .to = into a room with two coins
    .at = in the room with two coins
room-frisbee-slinger = frisbee-slinger
    .the = the frisbee-slinger
    .to = into the room of the frisbee-slinger
    .at = in the room of the frisbee-slinger
room-magic-collar = magic collar
    .the = the magic collar
    .to = into the room of the magic collar
    .at = in the room of the magic collar
room-pupscalibur = Pupscalibur
    .the = Pupscalibur
    .to = into the room of Pupscalibur
    .at = in the room of Pupscalibur
room-trap-bow = bow trap
    .the = the bow trap
    .to = into a bow trap
    .at = in the bow trap
room-trap-sword = sword trap
    .the = the sword trap
    .to = into a sword trap
    .at = in the sword trap
room-trap-fireball = fireball trap
    .the = the fireball trap
    .to = into a fireball trap
    .at = in the fireball trap
room-tramp = tramp
    .the = the tramp
    .to = into the tramp’s room
    .at = in the tramp’s room
room-chest = chest
    .the = the chest
    .to = into a room with a chest
    .at = in the room with a chest
room-potion = potion room
    .the = the potion room
    .to = into a potion room
    .at = in the potion room
room-portal = portal
    .the = the portal
    .to = into a portal
    .at = in the portal
room-door = room with a door
    .the = the room with a door
    .to = into a room with a door
    .at = in the room with a door
room-start = start room
    .the = the start room
    .to = into the start room
    .at = in the start room

quest-steel-grip = Steel Grip
quest-fire-at-heart = Fire at Heart
quest-bullseye = Bullseye
quest-last-wish = Last Wish
quest-tick-check = Tick Check
quest-back-up-the-tree = Back Up the Tree
quest-bone-collector = Bone Collector
quest-wobbly-whiskers = Wobbly Whiskers
quest-do-not-sit-there = Do Not Sit There
quest-three-leashes = Three Leashes
quest-bad-for-dogs = Bad for Dogs
quest-staring-contest = Staring Contest

potion-aim = potion of aim
    .for = potion of aim (bow)
potion-strength = potion of strength
    .for = potion of strength (sword)
potion-magic = potion of magic
    .for = potion of magic (fireball)

symbol-bow = bow
    .many = bows
symbol-sword = sword
    .many = swords
symbol-fireball = fireball
    .many = fireballs

symbols-bow-1 = a bow
symbols-bow-2 = 2 bows
symbols-bow-3 = 3 bows
symbols-sword-1 = a sword
symbols-sword-2 = 2 swords
symbols-sword-3 = 3 swords
symbols-fireball-1 = a fireball
symbols-fireball-2 = 2 fireballs
symbols-fireball-3 = 3 fireballs
symbols-defence-1 = a defence symbol
symbols-key-1 = a key

side-north = north
side-east = east
side-south = south
side-west = west

## Score sheet

line-coins = Coins on cards
line-chests = Opened chests
line-traps = Traps
line-tramps = Pay for tramps
line-common-quests = Common quests
line-own-quest = Own quest
line-total = Total
line-so-far = Sum so far

## Setting a table

choice-dogs = Dogs
    .about = How the dogs come to their players.
choice-dogs-chosen = Chosen
    .about = From the first player on, each picks one of those left.
choice-dogs-random = By lot
    .about = Chance hands out the dogs.
choice-start = Start room
    .about = Which side of the start room is up at three or four. At two it is always the narrow one.
choice-start-wide = Four openings
    .about = Room for everybody.
choice-start-narrow = Three openings
    .about = Tighter, and harder for all.
choice-defence = Defence
    .about = When damage is compared with defence on a walk.
choice-defence-at-the-end = At the end
    .about = Once, on leaving: defence won late counts too.
choice-defence-each-hit = After every hit
    .about = Each time the damage so far must stay below the defence you have at that moment.
choice-turning = Sharik’s turning
    .about = When Sharik may turn the rooms around the start room.
choice-turning-on-leaving = On his way out
    .about = Once a round, before he sets out.
choice-turning-any-time = In any turn of his
    .about = Before exploring too, as often as he likes.
choice-ties = Ties
    .about = What counts when two have the same number of coins.
choice-ties-completions = Every fulfilment
    .about = Two ifrits fulfil their quest twice.
choice-ties-cards = Quest cards
    .about = Each quest counts once, however often it is fulfilled.
choice-piles = Face-down piles
    .about = How the others’ coins, chests and traps are shown. All were taken in sight of everybody.
choice-piles-open = Open
    .about = Everybody can look.
choice-piles-face-down = Face down
    .about = Only the number of cards is drawn: keep count yourselves.

## Counting

card-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
coin-count = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
paw-count = { $paws ->
    [0] no paws
    [one] { $paws } paw
   *[other] { $paws } paws
}
spot = { $across ->
    [none] { $y } { NAME("side", $down) }
   *[other] { $down ->
        [none] { $x } { NAME("side", $across) }
       *[other] { $x } { NAME("side", $across) }, { $y } { NAME("side", $down) }
    }
}

## Cards: what things do

dog-symbols = { NAMES("symbols", $symbols) }; defence { $defence }.
dog-does-bonk = Breaks a wall or a door on the way out, one paw each; the passage is open to all.
dog-does-jeanne = Beats a monster that is too strong by a vow, for a second paw. No vow works on a dragon.
dog-does-pluto = Has a key from the start: doors are open to him, and one chest.
dog-does-robin = Jumps over traps: no paw, no card. She can neither disarm nor take them.
dog-does-ruta = More defence than anybody else.
dog-does-sharik = Turns the rooms around the start room before he sets out.

quest-most = { coin-count } for the most trophy { NAME("symbol", $symbol, case: "many") } at the end.
quest-each = { coin-count } for each { NAME("room", $monster) } you hold at the end.
quest-most-short = { coin-count } for the most trophy { NAME("symbol", $symbol, case: "many") }
quest-each-short = { coin-count } for each { NAME("room", $monster) }

potion-does = Counts once as a { NAME("symbol", $symbol) }: in a fight, or against a trap.

room-needs = Needs { NAMES("symbols", $symbols) }.
room-hurts = Passing by: { $damage } damage.
room-trophies = Trophy: { NAMES("symbols", $symbols) }.
room-coins = { coin-count }.
room-does-coin = { coin-count } for a paw.
room-does-artefact = For a paw: { NAMES("symbols", $symbols) }.
room-does-trap = Spend a card with a trophy { NAME("symbol", $symbol) } or a fitting potion; or lay a paw and lose { coin-count } at the end.
room-does-tramp = For a paw: { NAMES("symbols", $symbols) }, one of them in each fight; or { NAMES("symbols", $one) } and one more paw. Costs { coin-count } at the end.
room-does-chest = { coin-count } at the end if you have a key for it.
room-does-potion = A potion of your choice from the supply, for a paw.
room-does-portal = All portals are next to each other. No paw.
room-does-door = A door lets you pass only with a key. No paw.
room-does-start = The start room: all ways begin here.

tab-dogs = Dogs
tab-quests = Quests
place-hand = Here lies what whoever’s turn it is has in hand.
place-pup = The place of a player: a dog, its paws, and all that it collects.
place-goods = What your dog has collected besides coins: potions, chests, traps, tramps and trophies; hollow paws lie in the dungeon.
place-gap = A gap: the card that lay here was spent on a trap. This round nobody can walk or leave through it, and no room is laid here.
pile-stack = { $cards ->
    [0] The stack of rooms is empty.
   *[other] The stack of rooms: { card-count }. The pictures count what can still come out of it.
}

## What happened

event-first = { $you ->
    [yes] You hold the good-dog token and go first.
   *[no] { $who } holds the good-dog token and goes first.
}
event-dealt-potion = { $you ->
    [yes] You get a { NAME("potion", $potion) }.
   *[no] { $who } gets a { NAME("potion", $potion) }.
}
event-dog = { $you ->
    [yes] Your dog is { NAME("dog", $dog) }.
   *[no] { $who } leads { NAME("dog", $dog) }.
}
event-kept-quest = { $you ->
    [yes] Your own quest: { NAME("quest", $quest) }.
   *[no] { $who }’s own quest: { NAME("quest", $quest) }.
}
event-common = { $you ->
    [yes] You lay out a common quest: { NAME("quest", $quest) }.
   *[no] { $who } lays out a common quest: { NAME("quest", $quest) }.
}
event-round = Round { $round } begins: only the start room lies on the table.
event-drew = { $you ->
    [yes] You draw a card: { NAME("room", $room) }.
   *[no] { $who } draws a card: { NAME("room", $room) }.
}
event-placed = { $you ->
    [yes] You lay the card { spot } of the start room: { NAME("room", $room) }.
   *[no] { $who } lays the card { spot } of the start room: { NAME("room", $room) }.
}
event-slept = { $you ->
    [yes] You go to sleep{ $paws ->
        [0] .
       *[other] , with one paw more from now on.
    }
   *[no] { $who } goes to sleep{ $paws ->
        [0] .
       *[other] , with one paw more from now on.
    }
}
event-turned = { $you ->
    [yes] You turn a room beside the start room: { NAME("room", $room) }.
   *[no] { $who } turns a room beside the start room: { NAME("room", $room) }.
}
event-walked = { $you ->
    [yes] You go { NAME("room", $room, case: "to") }.
   *[no] { $who } goes { NAME("room", $room, case: "to") }.
}
event-fought = { $you ->
    [yes] You beat { NAME("room", $monster, case: "the") }.
   *[no] { $who } beats { NAME("room", $monster, case: "the") }.
}
event-vowed = { $you ->
    [yes] You beat { NAME("room", $monster, case: "the") } by a vow, with two paws.
   *[no] { $who } beats { NAME("room", $monster, case: "the") } by a vow, with two paws.
}
event-passed = { $you ->
    [yes] You slip past { NAME("room", $monster, case: "the") }: { $damage } damage.
   *[no] { $who } slips past { NAME("room", $monster, case: "the") }: { $damage } damage.
}
event-took = { $you ->
    [yes] You take { NAME("room", $room, case: "the") }.
   *[no] { $who } takes { NAME("room", $room, case: "the") }.
}
event-hired = { $you ->
    [yes] You hire the tramp { hired-for }.
   *[no] { $who } hires the tramp { hired-for }.
}
hired-for = { $side ->
    [two-symbols] for two symbols
   *[with-paw] for one symbol and a paw
}
event-brewed = { $you ->
    [yes] You take a { NAME("potion", $potion) }.
   *[no] { $who } takes a { NAME("potion", $potion) }.
}
event-sprung = { $you ->
    [yes] You lay a paw on the trap.
   *[no] { $who } lays a paw on the trap.
}
event-disarmed = { $you ->
    [yes] You disarm the trap with { NAME("room", $card, case: "the") }.
   *[no] { $who } disarms the trap with { NAME("room", $card, case: "the") }.
}
event-poured = { $you ->
    [yes] You disarm the trap with a { NAME("potion", $potion) }.
   *[no] { $who } disarms the trap with a { NAME("potion", $potion) }.
}
event-drank = { $you ->
    [yes] You drink a { NAME("potion", $potion) }.
   *[no] { $who } drinks a { NAME("potion", $potion) }.
}
event-broke = { $you ->
    [yes] You break the { NAME("side", $side) } wall { NAME("room", $room, case: "at") }.
   *[no] { $who } breaks the { NAME("side", $side) } wall { NAME("room", $room, case: "at") }.
}
event-left = { $you ->
    [yes] You leave the dungeon to the { NAME("side", $side) }.
   *[no] { $who } leaves the dungeon to the { NAME("side", $side) }.
}
event-gap = A gap stays where { NAME("room", $room, case: "the") } was.
event-countdown = The countdown begins: { $cards ->
    [0] no cards are left to draw.
   *[other] { card-count } left to draw this round.
}
event-good-dog = { $you ->
    [yes] You acted last and take the good-dog token.
   *[no] { $who } acted last and takes the good-dog token.
}
event-collected = { $you ->
    [yes] You collect { NAME("room", $room, case: "the") }.
   *[no] { $who } collects { NAME("room", $room, case: "the") }.
}
event-round-over = Round { $round } is over.
event-over = The game is over: now the coins are counted.

## Questions

ask-dog = Which dog do you lead?
    .about = Every dog has attack symbols, a defence and one thing that only it can do.
ask-quest = Which quest do you keep?
    .about = The one you keep is yours alone and stays secret. The other one lies open and pays everybody who fulfils it.
ask-ready = Is this your quest?
    .about = You can take it back until everybody has chosen.
ask-turn = { $explore ->
    [yes] { $walk ->
        [yes] Explore, walk out or sleep?
       *[no] No way leads out yet. Explore or sleep?
    }
   *[other] { exploring-is-over } { $walk ->
        [yes] Walk out or sleep?
       *[no] And no way leads out: will you sleep?
    }
}
    .about = You do one thing a turn. Once you are out or asleep, the round is over for you.
exploring-is-over = { $explore ->
    [no-cards] No cards are left to draw.
   *[no-place] No place is left for a card.
}
ask-place = Where does the card go? You drew: { NAME("room", $room) }.
    .about = One of its openings must meet an opening. Places are counted from the start room; a card may be turned.
ask-turning = Which rooms does Sharik turn?
    .about = A quarter turn clockwise each time, as often as you like. Nothing need fit afterwards.
ask-way = You are { NAME("room", $room, case: "at") }. { walk-so-far } Where to?
    .about = You plan the whole way first: nothing happens before you confirm it. No room twice.
ask-room = You are { NAME("room", $room, case: "at") }. { walk-so-far } What do you do?
    .about = A paw takes what is here and closes the room to the others. Trophies count from the next room on.
ask-confirm = Out of the dungeon! { walk-so-far } Will you go this way?
    .about = Only now it really happens. If you would rather think again, nothing has changed.
walk-so-far = { $paws ->
    [0] No paws left
    [one] { $paws } paw left
   *[other] { $paws } paws left
}, damage { $damage }, defence { $defence }.

## Options: headings, words, effects

group-dog = Dogs
group-keep-quest = Quests
group-explore = Explore
group-walk = Walk out
group-sleep = Sleep
group-place = Places
group-turn = Turn a room
group-go = Set out
group-enter = Rooms
group-out = Out of the dungeon
group-break = Break a wall
group-break-out = Break out
group-fight = Fight
group-vow = Vow
group-pass = Pass by
group-take = Take
group-leave = Take nothing
group-take-potion = Potions
group-hire = Hire
group-paw = Paw
group-disarm = Disarm with a card
group-pour = Disarm with a potion
group-confirm = Confirm
group-give-up = Think again
group-ready = Ready
shelf-turn = Your turn
shelf-ways = Ways
shelf-room = In the room

do-dog = { NAME("dog", $dog) }, { NAME("class", $dog) }
do-keep-quest = Keep { NAME("quest", $quest) }
do-ready = Yes, it is
do-explore = Explore the dungeon
do-walk = Walk out
do-sleep = Go to sleep
do-place = { spot }{ $degrees ->
    [0] { "" }
   *[other] , turned { $degrees }°
}
at-place = { spot }
do-turn = Turn the room in the { NAME("side", $side) }: { NAME("room", $room) }
do-go = Set out
do-enter = Go { NAME("side", $side) }, { NAME("room", $room, case: "to") }
    .short = { NAME("room", $room) }
do-portal = Through the portal to another one: { spot } of the start room
do-out = Out to the { NAME("side", $side) }
do-break = Through the { barrier } { NAME("room", $room, case: "to") }
do-break-out = Out through the { barrier }
barrier = { $barrier ->
    [door] { NAME("side", $side) } door
   *[wall] { NAME("side", $side) } wall
}
do-fight = Fight { NAME("room", $room, case: "the") }
do-fight-potions = Fight { NAME("room", $room, case: "the") } with: { NAMES("potion", $potions) }
do-vow = Beat { NAME("room", $room, case: "the") } by a vow
do-pass = Slip past { NAME("room", $room, case: "the") }
do-take = Take { NAME("room", $room, case: "the") }
do-leave = Take nothing
do-take-potion = Take a { NAME("potion", $potion) }
do-hire-two = Hire the tramp for { NAMES("symbols", $symbols) }
do-hire-paw = Hire the tramp for { NAMES("symbols", $symbols) } and a paw
do-paw = Lay a paw on the trap
do-disarm = Spend { NAME("room", $room, case: "the") }
do-pour = Pour out a { NAME("potion", $potion) }
do-confirm = Yes, this way
do-give-up = No, think again

effect-common = { NAME("quest", $quest) } will lie open for all.
effect-ready = then the others’ quests are laid open
effect-stack = the stack has { card-count }
effect-countdown = countdown: { card-count } left
effect-paws = { paw-count }
effect-strength = bow { $bow }, sword { $sword }, fireball { $fireball }; defence { $defence }
effect-turns-first = first Sharik may turn rooms
effect-starts-countdown = { $cards ->
    [0] the others have no cards left to draw
   *[other] the countdown begins with { card-count }
}
effect-paw-more = paws { $from } → { $to } from now on
effect-no-paw-more = no paw left to gain
effect-asleep = the round is over for you
effect-joins = opens to: { NAMES("room", $rooms) }
effect-joins-nothing = opens to no room
effect-parts = no longer opens to: { NAMES("room", $rooms) }
effect-no-opening = no opening will be left to explore
effect-closes = closes an opening of: { NAMES("room", $rooms) }
effect-exits = { $exits ->
    [one] way out
   *[other] ways out
}: { NAMES("side", $sides) }
effect-need = { NAME("symbol", $symbol) }: needs { $need }, you have { $have }
effect-tramps-help = { $tramps ->
    [one] and one symbol of your tramp
   *[other] and one symbol of each of { $tramps } tramps
}
effect-beatable = you can win
effect-by-potion = you can win with: { NAMES("potion", $potions, case: "for") }
effect-by-vow = only a vow wins here
effect-too-strong = too strong for you
effect-no-paw = no paw left to lay
effect-gains = gives { NAMES("symbols", $symbols) }
effect-coins = { coin-count }
effect-quest = { NAME("quest", $quest) }: { SIGNED($coins) }
effect-quest-less = { NAME("quest", $quest) } would pay { coin-count } less
effect-quest-won = { NAME("quest", $quest) } would be yours: { contest }; { SIGNED($coins) }
effect-quest-lost = { NAME("quest", $quest) } would no longer be yours: { contest }
contest = { $own } { $own ->
    [one] { NAME("symbol", $symbol) }
   *[other] { NAME("symbol", $symbol, case: "many") }
} against { $other }
effect-passing = passing by: { $damage } damage
effect-no-passing = no passing by: { $damage } damage is too much
effect-trap = { $by ->
    [paw] costs a paw, and { coin-count } at the end
    [card] costs a card with a trophy { NAME("symbol", $symbol) } or its potion
   *[either] costs a card with a trophy { NAME("symbol", $symbol) } or its potion, or a paw and { coin-count } at the end
}
effect-jumps = you jump over it
effect-tramp = { NAMES("symbols", $symbols) }; or { NAMES("symbols", $one) }{ $paw ->
    [yes] { " " }and a paw
   *[no] { "" }
}
effect-chest-opens = { coin-count }: you have a key for it
effect-chest-waits = { coin-count } if you get a key for it
effect-supply = in the supply: { NAMES("potion", $potions, case: "for") }
effect-supply-empty = the supply is empty
effect-portals = { $portals ->
    [one] leads to { $portals } other portal
   *[other] leads to { $portals } other portals
}
effect-paws-left = { $paws ->
    [0] no paws left
    [one] { $paws } paw left
   *[other] { $paws } paws left
}
effect-damage = damage { $damage }, defence { $defence }
effect-damage-too-much = damage { $damage }, defence { $defence }: more defence is needed on the way
effect-two-paws = two paws on the card
effect-potion = counts once as a { NAME("symbol", $symbol) }
effect-one-a-fight = one of the two in each fight
effect-fee = coins at the end: { SIGNED($coins) }
effect-paw-back = one more paw at once
effect-loses = you lose { NAMES("symbols", $symbols) }
effect-loses-paw = the tramp’s paw goes too
effect-owes-paw = you give a paw back after the round
effect-gap = its place becomes a gap
effect-potion-back = back in the supply after the round
effect-stays = it stays open to the others
effect-collects = you collect: { NAMES("room", $rooms) }
effect-spends = spent on traps: { NAMES("room", $rooms) }
effect-coin-change = coins, quests apart: { SIGNED($coins) }
effect-blocks-these = { $count ->
    [one] this room is closed to the others
   *[other] these rooms are closed to the others
}
effect-blocks = closed to the others: { NAMES("room", $rooms) }
effect-give-up = nothing has happened yet
sure-turned = turned for everybody: { NAMES("room", $rooms) }
sure-broke = { $count ->
    [one] the broken passage is open to everybody
   *[other] the { $count } broken passages are open to everybody
}
sure-gap = { $count ->
    [one] a gap stays
   *[other] gaps stay
} in place of: { NAMES("room", $rooms) }
sure-round-over = the round ends, and you begin the next one
sure-over = the game ends: you have { $sign }{ coin-count }

## Why not

reason-DD-COUNT-7 = The countdown is over: no more cards this round.
reason-DD-EXPLORE-14 = The stack is empty.
reason-DD-EXPLORE-15 = No opening leads to a free place any more.
reason-DD-EXPLORE-5 = { $where ->
    [wall] Only walls face this place, and a card needs an opening to join.
   *[turn] Turned like this, the card would only put walls to the openings there.
}
reason-DD-EXPLORE-12 = A gap is never filled.
reason-DD-TURN-6 = { $turned ->
    [yes] As the rooms lie now there is no way out that you could walk to its end.
   *[no] There is no way out that you could walk to its end.
}
reason-DD-EXIT-2 = There is no way out in the { NAME("side", $side) }.
reason-DD-EXIT-3 = A gap lies in the { NAME("side", $side) }: no way out there.
reason-DD-EXIT-5 = You have already been { NAME("room", $room, case: "at") } on this way.
reason-DD-EXIT-6 = No passage leads from here { NAME("room", $room, case: "to") }.
reason-DD-EXIT-8 = Another dog’s paw lies { NAME("room", $room, case: "at") }.
reason-DD-EXIT-9 = This trap is disarmed and closed for the round: { NAME("room", $room) }.
reason-DD-EXIT-14 = After that no way out would be left.
reason-DD-EXIT-15 = Damage { $damage } is not below your defence { $defence }.
reason-DD-EXIT-21 = There is a door in the { NAME("side", $side) }, and you have no key.
reason-DD-DOOR-1 = A door bars the way { NAME("room", $room, case: "to") }, and you have no key.
reason-DD-PAW-1 = You have no paw left to lay here.
reason-DD-MONSTER-2 = { $potions ->
    [yes] Without a potion you are not strong enough: { NAME("room", $room, case: "the") } needs { NAMES("symbols", $symbols) }.
   *[no] You are not strong enough: { NAME("room", $room, case: "the") } needs { NAMES("symbols", $symbols) }.
}
reason-DD-MONSTER-4 = You have no paw left to lay on a beaten monster.
reason-DD-MONSTER-13 = Damage { $damage } against defence { $defence }: you could not leave the dungeon after that.
reason-DD-TRAP-2 = This card does not show the trap’s symbol: { NAME("room", $room) }.
reason-DD-TRAP-18 = You have no paw left for the trap.
reason-DD-DOG-JEANNE-3 = A vow takes two paws.
reason-DD-DOG-JEANNE-4 = No vow works on a dragon.
reason-DD-DOG-JEANNE-5 = You can win this fight without a vow.
reason-DD-POTION-3 = This potion does not show the trap’s symbol.
reason-DD-POTION-7 = The supply has no such potion.
reason-DD-SETUP-2 = Somebody else plays with this dog.
reason-DD-DOG-BONK-2 = Breaking a wall or a door takes a paw, and you have none left.
reason-DD-DOG-BONK-12 = A gap lies behind this wall: breaking it leads nowhere.
reason-DD-DOG-ROBIN-3 = Robin jumps over traps; she never disarms them.
reason-DD-DOG-ROBIN-4 = Robin jumps over traps; she lays no paw on them.
reason-DD-DOG-SHARIK-2 = Sharik turns only the rooms beside the start room.
reason-DD-DOG-SHARIK-5 = Sharik turns rooms only when he sets out for the exit.

## How far the game is

where-before = Before the first round
where-round = Round { $round } of { $rounds } · { card-count } left
where-countdown = Round { $round } of { $rounds } · countdown: { $cards ->
    [0] no cards left
   *[other] { card-count }
}
where-over = The game is over

## Who sits where

seat-dog = { NAME("dog", $dog) }
seat-out = { NAME("dog", $dog) } is out
seat-asleep = { NAME("dog", $dog) } is asleep

## Where a dog stands, what wins, what is near

wins-coins = Most coins after round { $rounds } wins.
standing-coins = { $shown } { $coins ->
    [one] coin
   *[other] coins
}
tally-about = Collected so far; rooms with paws on them count when the round ends.
warning-countdown = { $cards ->
    [gone] No cards are left this round: walk out, or sleep.
    [none] The cards may run out before your turn: then you can only walk out or sleep.
   *[one] This may be your last card of the round: after it you can only walk out or sleep.
}
    .short = { $cards ->
        [gone] No cards left: walk out or sleep
        [none] The cards may run out before your turn
       *[one] Perhaps your last card this round
    }

## Lessons

lesson-rooms = Laying rooms
lesson-rooms-goal = You lead Ruta the Snowy. All dogs build one dungeon together, and then each finds its own way out with treasure. There are three rounds; whoever has the most coins at the end wins.
lesson-rooms-explore = Each turn you do one thing: explore, walk out or sleep. There is little in the dungeon yet, so explore: draw a room from the stack.
lesson-rooms-early = You can walk out already, but with one coin at most, and then the round is over for you. First let the dungeon grow.
lesson-rooms-bed = Sleeping gives you one paw more for the rest of the game, but the round is over for you. Here explore instead.
lesson-rooms-squirrel = You drew a zombie squirrel. An opening of the new room must meet an opening in the dungeon. Turn it once, then lay it 1 west, beside the start room.
lesson-rooms-half = Turned like that it fits just as well. For this lesson turn it only once.
lesson-rooms-elsewhere = It fits there too. Here the west is meant: that is where a way for Ruta is to begin.
lesson-rooms-again = Pluto has laid two coins in the south-east: everybody builds the same dungeon. Explore again, to make it richer where it suits you.
lesson-rooms-stay = You can walk out now, but then the round is over for you. In this lesson you lay rooms: explore.
lesson-rooms-behind = Two coins! Ruta can beat the squirrel, Pluto cannot. Lay the coins behind it, 2 west and not turned: then one way leads through both rooms.
lesson-rooms-turned = The right place, and turned like that it fits as well. For this lesson lay it unturned.
lesson-rooms-easy = It fits there too, but Pluto would get to these coins as easily as you. Behind the squirrel they lie better for you.
lesson-rooms-once = Every opening that leads on to the table is both a way out and a place for the next room. Explore once more.
lesson-rooms-free = One opening must meet another; the rest may face walls. A wall may even close an opening. Lay this room where you like.

lesson-way = Walking out
lesson-way-walk = Treasure is yours only if you walk out with it. You plan a way from the start room to an opening on to the table, no room twice. Walk out.
lesson-way-more = Exploring on is possible while cards are left. But this lesson is about the way out: walk.
lesson-way-bed = Asleep you bring nothing out of the dungeon, only gain a paw. Coins are waiting for you: walk out.
lesson-way-east = In the east two rooms with coins lie one behind the other. Go into the first of them.
lesson-way-squirrel = A zombie squirrel lives there, and fights come in the next lesson. Go east this time.
lesson-way-one = One coin lies there; in the east there are three on one way.
lesson-way-coin = To take something, you lay a paw on its room. You have five paws for this round. Take the coin.
lesson-way-leave = You may leave it, but then it goes back into the stack after the round. You have paws enough: take it.
lesson-way-deeper = A paw on a room closes it to the other dogs for the round. You still have four: go on to the two coins.
lesson-way-soon = That is a way out, with one coin. Just one room further there are two more.
lesson-way-two = Take these too. All paws come back to you after the round, and those you did not use bring nothing.
lesson-way-out = This room opens on to the table, and whoever steps there is out. Leave to the east.
lesson-way-either = That way out is just as good. For this lesson take the other one.
lesson-way-confirm = So far this is only a plan, and nothing has happened. Confirm it, and Ruta is out with three coins.
lesson-way-again = Then nothing happens, and you may plan another way. Here this one is good: confirm it.
lesson-way-next = Pluto was asleep, so with you the round ended: three coins are yours, your paws are back, all other rooms are in the stack. Explore to begin round 2.
lesson-way-bare = The dungeon begins anew, and there is nothing to carry out yet. Explore first.
lesson-way-tired = Sleeping would end round 2 for you before it has really begun. Explore first.

lesson-fights = Monsters and symbols
lesson-fights-skeledog = Ruta has one sword and two fireballs. A dog with all the symbols a monster needs beats it: no dice. The skeledog needs a sword and a fireball: go there.
lesson-fights-gigatick = The gigatick needs two bows, and Ruta has none: she could only slip past it. Go to the skeledog.
lesson-fights-nothing = That leads straight out, with nothing in your paws.
lesson-fights-beat = Fight. You lay one paw on the beaten monster, and no symbol is used up. Its fireball becomes your trophy.
lesson-fights-slip = Slipping past saves the paw, but costs 1 damage and brings no trophy. You will need that fireball.
lesson-fights-golem = A trophy counts from the next room on. The chocolate golem needs three fireballs, and now you have three. Fight it too.
lesson-fights-miss = Past the golem you would take 2 damage and miss its coin and its defence symbol. You are strong enough to fight.
lesson-fights-ifrit = The golem gives a coin and a defence symbol: your defence is now 6. Two more coins lie behind the ifrit. Go there.
lesson-fights-one = One coin lies there without any danger. But behind the ifrit there are two, and Ruta can bear the way.
lesson-fights-past = The ifrit needs two swords, and you have one. Slip past it: 1 damage. All damage of a way together must stay below your defence.
lesson-fights-potion = The potion would stand in for the second sword, and you would win. But it works only once; here keep it and slip past.
lesson-fights-coins = Damage 1, defence 6: nothing to fear. Take the two coins.
lesson-fights-leave = You have paws left, and coins win the game. Take them.
lesson-fights-out = The ifrit stays where it is, for anyone strong enough. Leave to the east.
lesson-fights-either = That way out is just as good. For this lesson take the other one.
lesson-fights-confirm = Skeledog, golem and two coins will be yours. Trophies stay with you in later rounds; damage does not. Confirm.
lesson-fights-again = Then nothing happens, and you may plan another way. Here this one is good: confirm it.

lesson-tramps = Tramps and traps
lesson-tramps-tramp = Round 2, and you set out with Ruta. A tramp can be hired for a paw and then helps you to the end of the game. Go to him.
lesson-tramps-one = One coin lies there. The way in the east is longer and pays more.
lesson-tramps-nothing = That leads straight out, with nothing in your paws.
lesson-tramps-hire = He offers a choice: a bow and a sword, but only one of them in each fight; or a fireball and one paw more. Hire him for the fireball and the paw.
lesson-tramps-pair = Two symbols are good too, but neither is a fireball, and the golem ahead needs three of them.
lesson-tramps-alone = Without him no coin is lost at the end, but without his fireball the golem ahead is too strong for you.
lesson-tramps-golem = The extra paw is yours at once, and in later rounds too. The tramp’s fireball makes three: fight the golem.
lesson-tramps-miss = Past the golem you would take 2 damage and miss its coin. You are strong enough to fight.
lesson-tramps-behind = A tramp you still have at the end costs 1 coin. Two coins lie behind the bow trap, and you can deal with it: go in.
lesson-tramps-other = One coin without a trap is not bad. But behind the trap there are two, and you have something against it.
lesson-tramps-trap = A trap takes a card with its trophy symbol, a potion of it, or a paw; your dog’s own symbols do not help. Pour out the potion of aim: it costs you least.
lesson-tramps-paw = A paw opens the way too, but then the trap becomes yours and costs 1 coin at the end.
lesson-tramps-card = The ifrit’s bow fits, but the card would be gone for good, and with it 2 coins of your quest Last Wish.
lesson-tramps-coins = The trap is disarmed, and no other dog can enter it this round. Take the two coins.
lesson-tramps-leave = You have paws left, and coins win the game. Take them.
lesson-tramps-out = No paw lies on the trap, so it will cost you nothing at the end. Leave to the east.
lesson-tramps-either = That way out is just as good. For this lesson take the other one.
lesson-tramps-confirm = You bring out the tramp, the golem and two coins. The trap leaves the game; the potion returns to the supply after the round. Confirm.
lesson-tramps-again = Then nothing happens, and you may plan another way. Here this one is good: confirm it.

lesson-quests = Quests
lesson-quests-keep = Before round 1 you get two quests: one stays your secret, the other lies open for all. Robin’s two bows beat gigaticks: keep Tick Check.
lesson-quests-bullseye = A good choice too: Bullseye could then pay only you, while gigaticks would pay everybody. Here keep Tick Check.
lesson-quests-ready = Until everybody has chosen you may change your mind. Say that this is your quest: then the other ones are laid open.
lesson-quests-gigatick = Now it is round 3, the last one. Your own quest pays 2 coins for each gigatick you hold at the end. Go to the gigatick.
lesson-quests-one = One coin lies there. The gigatick alone brings two by your quest, and there is more behind it.
lesson-quests-squirrel = The squirrel needs two fireballs, Robin has one, and no quest here pays for it. Go to the gigatick.
lesson-quests-bow = Fight: its bow counts as well. The open quest Bullseye pays 5 coins to the one dog with the most trophy bows.
lesson-quests-slip = Past it you would take 1 damage and get neither the quest’s 2 coins nor the bow. You are strong enough.
lesson-quests-cat = The open quest Wobbly Whiskers pays anyone 2 coins a gelatin cat. It needs a bow and a sword: drink your potion, which counts once as a sword.
lesson-quests-miss = It is the last round: a potion saved brings no coins here, the cat brings two and one more bow. Fight.
lesson-quests-confirm = A gigatick, a cat, and three trophy bows against Bonk’s two. Bonk is asleep already: confirm, and the game ends and the quests are paid.
lesson-quests-again = Then nothing happens, and you may plan another way. Here this one is good: confirm it.

lesson-countdown = The countdown
lesson-countdown-begun = Pluto left first, and that began the countdown: four cards for each dog still inside. Only you are, and two cards are left. Explore: perhaps something good comes.
lesson-countdown-empty = You can get out, but with nothing: Pluto’s rooms are closed, and the rest is too strong. First see what the cards bring.
lesson-countdown-later = You can still go to sleep after the cards. First see what they bring.
lesson-countdown-dragon = A dragon: 4 coins, but it needs two of every attack symbol, and passing it costs 3 damage. Lay it 3 east, where it bars none of your ways.
lesson-countdown-elsewhere = It fits there too. For this lesson lay it 3 east of the start room.
lesson-countdown-last = You are the only one inside, so it is your turn again. One card is left: explore.
lesson-countdown-cat = A cat-eye: it needs three bows, and Robin has two. Lay it 1 west and 1 north, unturned, beside the golem.
lesson-countdown-other = It fits there too. For this lesson lay it 1 west and 1 north of the start room, not turned.
lesson-countdown-sleep = No cards are left, and nothing here is within your reach. Sleep: you bring nothing out, but have one paw more for the rest of the game.
lesson-countdown-bare = You would get out with empty paws. Asleep you bring out nothing either, but you gain a paw.
lesson-countdown-first = Round 2: you acted last, so you began it, with six paws. Three coins are planned. Confirm: being out first, you leave Pluto only four cards.
lesson-countdown-again = Waiting is possible, but then Pluto may leave first, and the countdown is yours. Confirm this way.

lesson-other-ways = Sharik, Bonk and Pluto
lesson-other-ways-turn = Every dog has an ability. Before setting out, Sharik may turn rooms beside the start room. A wall parts the eastern one from the two coins: turn it.
lesson-other-ways-round = As the room lies now, the way to the two coins leads past a cerberus: 2 damage. Turn the room first.
lesson-other-ways-again = Then you think again about the whole turn. Here go on with Sharik’s plan.
lesson-other-ways-go = One quarter turn, and the room opens to the two coins. Turning costs no paw. Set out.
lesson-other-ways-toofar = Turned once more, the room has its wall to the start room, and no way leads in. One turn was enough.
lesson-other-ways-through = Nothing else has to fit after turning, and the room stays so for the rest of the round. Go into it.
lesson-other-ways-nothing = That leads straight out, with nothing. You turned the room for the coins: go there.
lesson-other-ways-bonk = Bonk has taken a coin. For one paw he breaks a wall and goes through. Two coins lie behind the north wall: break it.
lesson-other-ways-long = That is the long way to the same coins: a mimic and a gelatin cat, each needing a bow, and Bonk has one potion for that.
lesson-other-ways-onecoin = That leads out with one coin. For one paw more you reach two others.
lesson-other-ways-passage = The paw on the wall takes no room, and any dog may use the passage this round. Lay another paw to take the coins.
lesson-other-ways-leave = Then the way here was for nothing. You have paws left: take it.
lesson-other-ways-door = A door stops any dog without a key. Pluto has a key from the start. Behind the western door lies a chest: go there.
lesson-other-ways-one = One coin lies there. The chest behind the door is worth more to Pluto.
lesson-other-ways-squirrel = The squirrel needs two fireballs, and Pluto has none. His key is good for the door in the west.
lesson-other-ways-chest = A chest pays 4 coins at the end, if you have a key for it. One key opens one chest, and any number of doors. Take it.

lesson-own-strength = Joan, Robin and Ruta
lesson-own-strength-joan = Joan of Bark has two swords and a bow. The chocolate golem needs three fireballs, and still she can beat it. Go there.
lesson-own-strength-one = One coin lies there. The way in the east pays more.
lesson-own-strength-nothing = That leads straight out, with nothing in your paws.
lesson-own-strength-vow = For two paws instead of one Joan’s vow beats any monster too strong for her, except a dragon. Vow: the golem brings 1 coin, and 2 by the open quest.
lesson-own-strength-slip = Past it you would take 2 damage and win nothing. You have five paws: two for a golem are well spent.
lesson-own-strength-robin = Now you lead Robin. She jumps over traps: no paw, no card. Two coins lie behind the sword trap: go in.
lesson-own-strength-jumped = You are past it already. The trap stays armed for the other dogs, and Robin herself never disarms or takes one. Take the coins.
lesson-own-strength-leave = Then the jump was for nothing. You have paws left: take the coins.
lesson-own-strength-ruta = Now you lead Ruta, with defence 5; all others have 3. Passing a dragon costs 3 damage, too much for them, but not for her. Go there.
lesson-own-strength-gigatick = The gigatick needs two bows; Ruta has only one, in her potion. Nothing lies behind it. Try the dragon’s lair.
lesson-own-strength-ifrit = The ifrit needs two swords, and Ruta has one. Nothing lies behind it. Try the dragon’s lair.
lesson-own-strength-on = Ruta slips past, for the dragon is too strong for her: damage 3, defence 5. Even 1 more would be all right. Go on to the two coins.
lesson-own-strength-soon = That is a way out, but past a dragon for nothing. The two coins lie in the east.

## The coach of a first game

coach-ask-dog = Any dog can win. For a first game look at the shields: with more defence you slip past monsters that stop others.
coach-ask-quest = Keep the quest that suits your dog’s symbols: bows beat gigaticks, swords ifrits, fireballs zombie squirrels. The other one may pay anybody.
coach-ask-turn = You do one thing a turn. At first explore: the dungeon needs rooms worth a walk. Walk out when your paws can be well spent.
coach-ask-place = Turn the card and look for a place that helps your dog: coins behind a monster that you can beat and others cannot. Its wall may shut an opening.
coach-ask-turning = Before he goes, Sharik may turn the rooms beside the start room, free of charge. Turn one only if it opens a better way; then set out.
coach-ask-way = So far this is only a plan. Look for coins, monsters you can beat and a way out, one behind the other; no room twice.
coach-ask-room = A paw takes what is here, and paws are few. Is it worth coins, does it serve a quest, or does it help in the next fight?
coach-ask-confirm = Look once more at what you will collect. If you like it, go: whoever is out first leaves the others only a few cards.

coach-event-countdown = Once the first dog is out, only a few cards are left to draw, for all together. After that you can only walk out or sleep: plan your way in time.
coach-event-potion = Your potion counts once as its symbol, in a fight or against a trap. Save it for the moment when just one symbol is missing.
coach-event-common = Common quests pay every dog that fulfils them by the end. Look which of them suit your symbols.
coach-event-slept = A sleeping dog brings out nothing, but gains a paw for the rest of the game if one lies beside its board. Good when nothing is within reach.
coach-event-fought = A beaten monster is yours: the symbols it shows stay with you in later rounds too, and make the next fights easier.
coach-event-passed = Slipping past a monster costs damage, but no paw. All damage of one way must stay below your defence; afterwards it is forgotten.
coach-event-hired = A tramp helps to the end of the game, with two symbols or with one and a paw. Whoever still has him then pays 1 coin.
coach-event-sprung = A paw on a trap opens the way, but that trap costs its owner 1 coin at the end. A card or a potion with its symbol saves the coin.
coach-event-disarmed = A disarmed trap is closed to the others this round. The card spent on it is gone for good, with its symbols, coins and quests.
coach-event-drank = A potion that was drunk is back in the supply. In a potion room any dog may take it from there.
coach-event-broke = Where Bonk has broken a wall or a door, every dog may pass for the rest of the round.
coach-event-vowed = Joan’s vow beats a monster that is too strong for her, for two paws instead of one. No vow works on a dragon.
coach-event-turned = Before he leaves, Sharik may turn rooms beside the start room, and they stay so for the round. After that see whether your way is still open.
coach-event-gap = A card spent on a trap leaves a gap in its place: this round nobody can enter it, leave through it or build on it.
coach-event-good-dog = Whoever acts last in a round takes the good-dog token and begins the next one. Going first makes it easier to be out first.
coach-event-collected = The cards under your paws are yours now: coins count at the end, trophies help from here on. Your paws are back.
coach-event-round-over = Rooms without a paw went back into the stack, and a new dungeon begins. There are three rounds in all: use your paws in each.

coach-sign-dragon = A dragon is worth 4 coins but needs two of each attack symbol. Slipping past costs 3 damage, and on one walk damage must stay below your defence.
coach-sign-trap-bow = To pass a bow trap you spend a card with a trophy bow or a potion of aim, or lay a paw. Your dog’s own bows do not help.
coach-sign-trap-sword = A sword trap asks for a card with a trophy sword, a potion of strength, or a paw. With a paw it costs you 1 coin at the end.
coach-sign-trap-fireball = A fireball trap asks for a card with a trophy fireball, a potion of magic, or a paw. Only Robin jumps over it for nothing.
coach-sign-tramp = A tramp can be hired for a paw. You choose: two symbols, one of them in each fight, or one symbol and a paw more.
coach-sign-tramp-paw = Hire a tramp for a symbol and a paw, and the paw you laid comes back at once; you keep it for later rounds.
coach-sign-chest = A chest is worth 4 coins at the end if you have a key for it. Keys come from dragonfly-keys; Pluto owns one from the start.
coach-sign-dragonfly-key = Beaten, a dragonfly-key gives a key: for all doors, and for one chest at the end. It needs one of each attack symbol; a potion may help.
coach-sign-potion-room = For a paw you choose any potion of the supply here, and may use it in the very next room.
coach-sign-portal = All portals are next to each other, however far apart. Alone, a portal is a plain room; nobody lays a paw on it.
coach-sign-door = A side with a door lets through only a dog with a key. There is nothing to take in this room.
coach-sign-artefact = Pupscalibur is an artefact: two swords for one paw, without a fight and for the rest of the game. Worth a detour.

## The guide

guide-goal = A dog, three rounds, coins
guide-goal-about = You lead a dog. All dogs build one dungeon, and each walks out of it with what its paws can carry. After three rounds the most coins win.
guide-explore = Explore: lay a room
guide-explore-about = Each turn you explore, walk out or sleep. Exploring, you draw a room and lay it down, turned as you like: one of its openings must meet another.
guide-walk = Walk out with treasure
guide-walk-about = Your way begins in the start room and ends at an opening that leads outside, no room twice. A paw on a room takes what is there and shuts it to the others.
guide-fight = Fight, or slip past
guide-fight-about = You beat a monster if you have all the symbols on its plate; its trophy helps from the next room on. Slipping past costs damage, which must stay below your defence.
guide-countdown = The first one out
guide-countdown-about = The first dog outside starts the countdown: four more cards for each dog still inside. After that you can only walk out, or sleep and gain a paw.
guide-end = What counts at the end
guide-end-about = Coins on your cards, 4 for each chest with a key, and quests: your secret one and the open ones. Each trap and each tramp you hold costs 1 coin.

## Examples of the rules

ex-mimic = Robin, a mimic and a cerberus
ex-mimic-1 = Robin has two bows, a fireball and defence 3. A mimic needs a bow and a fireball, so she goes in.
ex-mimic-2 = She wins and lays a paw. No symbol is used up, and the mimic’s sword is her trophy at once.
ex-mimic-3 = Behind it lies a coin: a second paw takes it.
ex-mimic-4 = The cerberus needs three swords, and she has one. She can only slip past, for 2 damage.
ex-mimic-5 = Damage 2 is below defence 3, so she may leave. The ifrit beyond would make it 3, and 3 is not below 3: that room is shut to her.

ex-damage = Defence won late counts too
ex-damage-1 = Bonk holds Pupscalibur: four swords in all. Slipping past the dragon costs 3 damage, and his defence is 3. Still he goes in.
ex-damage-2 = For behind the dragon he beats the cerberus, and its defence symbol makes 4. He leaves to the north.
ex-damage-3 = Damage and defence are compared once, on leaving: 3 is below 4. Out of the dragon’s lair itself he could not have gone.

ex-gap = A trap, a card spent, a gap
ex-gap-1 = Joan holds the magic collar, two fireballs: just what the zombie squirrel needs. She goes in.
ex-gap-2 = She wins and lays a paw. The squirrel’s sword is her trophy from the next room on.
ex-gap-3 = There lies a sword trap. Joan’s own two swords do not count against it, but the squirrel’s card does: she spends it.
ex-gap-4 = No paw lies on the trap. Behind it are two coins, and Joan takes them.
ex-gap-5 = Joan is out; now you look as Ruta does. Where the squirrel was there is a gap with Joan’s paw in it. Ruta can enter neither it nor the trap.

ex-pair = One tramp helps in two fights
ex-pair-1 = Ruta has one sword and two fireballs, and a tramp hired for a sword and a fireball. An ifrit needs two swords: she goes in.
ex-pair-2 = In each fight one of the tramp’s two symbols counts. Now it is the sword, and that makes two.
ex-pair-3 = In the next fight the choice is open again: as a fireball he makes the three that the golem needs.
ex-pair-4 = Two fights won with one tramp. He is not used up, but at the end of the game he costs 1 coin.

ex-potion = A potion drunk and taken again
ex-potion-1 = Joan has two fireballs from the magic collar and a potion of magic. The chocolate golem needs three fireballs.
ex-potion-2 = She drinks the potion as the third one and wins. It goes to the supply at once.
ex-potion-3 = The next room is a potion room. Joan goes on.
ex-potion-4 = For a paw she may choose any potion of the supply, and takes the very one that she has just drunk.
ex-potion-5 = Two paws are gone. The golem is hers, and the potion of magic is ready for the next fight.

ex-door = A key won on the way
ex-door-1 = Two coins lie behind a door, and Joan has no key. She goes to the dragonfly-key first.
ex-door-2 = It needs a bow, a sword and a fireball, and she lacks the fireball. Her vow beats it all the same, for two paws.
ex-door-3 = The key works at once, on the same way already: now she may go through the room with the door.
ex-door-4 = The door let her pass, and stays shut to the others. She takes the two coins.
ex-door-5 = A key is not used up by doors. At the end of the game it also opens one chest.

ex-portals = Through a portal, and not back
ex-portals-1 = Two coins lie in the west, behind a gigatick. Ruta has no bows, and goes to the portal in the east instead.
ex-portals-2 = All portals are next to each other, however far apart: one step takes her to the other one.
ex-portals-3 = Back she cannot go: no room twice, and that holds for portals too. From here a passage leads to the coins.
ex-portals-4 = She takes the two coins, without damage.
ex-portals-5 = No paw ever lies on a portal, so nobody can close it to the others.

ex-first-out = First out: the countdown begins
ex-first-out-1 = Four dogs are inside. Pluto has two bows and a sword, and sets out first. A gelatin cat needs a bow and a sword.
ex-first-out-2 = His own symbols are enough: he wins, and one paw lies there.
ex-first-out-3 = The gigatick needs two bows. He has them still, for symbols are not used up.
ex-first-out-4 = Two paws, two monsters, and the way leads out to the south. Pluto confirms it.
ex-first-out-5 = Now you are Joan. Three dogs are still inside, so four cards for each are left: twelve, for all together. She explores.
ex-first-out-6 = A bow trap. She may lay it at the very opening by which Pluto left.
ex-first-out-7 = So a way out is built up again. Pluto does not mind: he is outside, and his two rooms are shut to everybody else.

ex-last-out = The last one out, with a tramp
ex-last-out-1 = Pluto is out, and no cards are left. Sharik has two fireballs and five paws; he goes to the tramp.
ex-last-out-2 = He hires him for a fireball and a paw: one paw laid, one gained, so he still has five.
ex-last-out-3 = Next is a chest, and a paw takes it. It will pay 4 coins if he has a key at the end.
ex-last-out-4 = The chocolate golem needs three fireballs: two of his own and the tramp’s are enough.
ex-last-out-5 = Three paws are left. Two coins lie in the south.
ex-last-out-6 = He takes them with his fourth paw.
ex-last-out-7 = Two paws stay unused; that is allowed. He leaves to the south.
ex-last-out-8 = Now he confirms the way, and with that the round is over.
ex-last-out-9 = All four cards are his, and six paws lie on his board. He acted last, so he begins the next round. The chest still wants a key.

ex-score = A final score: 21 coins
ex-score-1 = The last turn of the game: Robin goes to sleep, and then the coins are counted.
ex-score-2 = Coins on cards 4, a chest with a key 4, common quests 10, own quest 5; less 1 for the trap and 1 for the tramp. That makes 21.

## Everything in the box

things-dog = Dogs
things-monster = Monsters
things-treasure = Rooms with something to take
things-trap = Traps
things-tramp = Tramps
things-passage = Rooms to pass through
things-potion = Potions
things-quest = Quests
things-token = Tokens
things-copies = In the box: { card-count }.
things-trophies = Trophy, depending on the card: { NAMES("symbols", $symbols) }.
things-start-more = This side is for three or four players.
things-start-two = This side is for two players.
things-token-paw = paw
    .about = 7 for each dog: 5 on its board, 2 beside it. A paw claims a room, and comes back after the round.
things-token-good-dog = good-dog token
    .about = Whoever holds it goes first. Whoever acts last in a round takes it.

## The company: who plays by itself, from the gentlest to the strongest

company-level-1 = Tobi
    .line = Follows his nose to the next good thing and plans little.
company-level-2 = Luna
    .line = Looks after her own quests and remembers where the doors lead.
company-level-3 = Hector
    .line = Builds, fights and leaves in good time: a sound walk.
company-level-4 = Freya
    .line = Plans her way out while she is still going in.
company-level-5 = Orso
    .line = Has dreamt of every corner; weighs many walks before a paw moves.

## What a position is worth, by name

worth-points = { $points ->
    [one] about one coin
   *[other] about { $points } coins
}
worth-ahead = { $side ->
    [ahead] { $points ->
        [one] about one coin ahead
       *[other] about { $points } coins ahead
    }
    [behind] { $points ->
        [one] about one coin behind
       *[other] about { $points } coins behind
    }
   *[level] about level with the best rival
}
term-base = an even start
term-coins = coins
term-quests = quests
term-strength = strength for later fights
term-paws = paws
term-potions = potions
term-keys = keys and chests
term-ways = the way out
term-time = time left
term-rivals = the rivals

## Puzzles

puzzle-way-out = The last round, and you are the last one inside. Find the way out that brings the most coins.
