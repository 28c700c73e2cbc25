### Dungeoneer in English. NAME(kind, id) puts a name into a sentence, NAMES several in a row. "Magic 5+" is a test: a die and the magic of the hero, 5 or more.

## The game

game-name = Dungeoneer
game-line = A hero of your own, and a Dungeonlord to everybody else
game-about = Send your hero through a tomb that grows card by card, win glory and complete three quests. Every step makes you famous and puts you in peril, and the others pay their monsters and curses with it.
game-facts = 1–4 players · 45–60 minutes, 5 against a bot · designed by Thomas Denmark
solo-note = Alone you play against the dice: they decide when the tomb strikes. Complete three quests and come back to the entrance.
result-solo = { $glory ->
    [one] { $glory } quest completed.
   *[other] { $glory } quests completed.
}
game-credits = Designed by Thomas Denmark; the set Tomb of the Lich Lord was published by Atlas Games in 2003 and by Hobby World in Russian. The printed lists of cards were not at hand: most figures are our own.

## Names: heroes

hero-kron-axereaver = Kron Axereaver
    .the = Kron Axereaver
hero-lorel-alanus = Lorel Alanus
    .the = Lorel Alanus
hero-roderik-talus = Roderik Talus
    .the = Roderik Talus
hero-raka = Raka
    .the = Raka
hero-zareth-vohl = Zareth Vohl
    .the = Zareth Vohl
hero-sable-quick = Sable Quick
    .the = Sable Quick

class-kron-axereaver = dwarf avenger
class-lorel-alanus = elf sorceress
class-roderik-talus = human paladin
class-raka = necro warrior
class-zareth-vohl = necro necromancer
class-sable-quick = human rogue

ability-kron-axereaver = Grudge
ability-lorel-alanus = Surge
ability-roderik-talus = Holy Ward
ability-raka = Corpse Breaker
ability-zareth-vohl = Deathlord
ability-sable-quick = Nimble Fingers

## Names: locations

location-tomb-antechamber = Tomb Antechamber
location-crypt = Crypt
location-library = Library
location-inner-sanctum = Inner Sanctum
location-ossuary = Ossuary
location-shrine-of-ashes = Shrine of Ashes
location-flooded-cistern = Flooded Cistern
location-mirror-hall = Mirror Hall
location-throne-of-dust = Throne of Dust
location-treasure-vault = Treasure Vault
location-embalming-chamber = Embalming Chamber
location-sealed-gate = Sealed Gate
location-guard-barracks = Guard Barracks
location-troll-bridge = Troll Bridge
location-corner = Corner
location-straight-passage = Straight Passage
location-long-gallery = Long Gallery
location-crossing = Crossing
location-forked-passage = Forked Passage
location-spiked-corridor = Spiked Corridor
location-pitfall-corridor = Pitfall Corridor
location-collapsed-tunnel = Collapsed Tunnel

## Names: cards. `the` stands in the middle of a sentence

card-backpack = Backpack
    .the = the Backpack
card-potion-of-healing = Potion of Healing
    .the = the Potion of Healing
card-boot-of-ala-hazad = Boot of Ala Hazad
    .the = the Boot of Ala Hazad
card-iron-helm = Iron Helm
    .the = the Iron Helm
card-gravediggers-axe = Gravedigger’s Axe
    .the = the Gravedigger’s Axe
card-warding-amulet = Warding Amulet
    .the = the Warding Amulet
card-chain-hauberk = Chain Hauberk
    .the = the Chain Hauberk
card-corpse-lantern = Corpse Lantern
    .the = the Corpse Lantern
card-skeleton-keys = Skeleton Keys
    .the = the Skeleton Keys
card-silvered-blade = Silvered Blade
    .the = the Silvered Blade
card-ring-of-the-undying = Ring of the Undying
    .the = the Ring of the Undying
card-flask-of-swiftness = Flask of Swiftness
    .the = the Flask of Swiftness
card-scroll-of-recall = Scroll of Recall
    .the = the Scroll of Recall
card-runed-edge = Runed Edge
    .the = the Runed Edge
card-scare-off = Scare Off
    .the = Scare Off
card-dodge = Dodge
    .the = Dodge
card-create-darkness = Create Darkness
    .the = Create Darkness
card-blessings-of-nakari = Blessings of Nakari
    .the = the Blessings of Nakari
card-weapon-mastery = Weapon Mastery
    .the = Weapon Mastery
card-arcane-focus = Arcane Focus
    .the = Arcane Focus
card-fleet-foot = Fleet Foot
    .the = Fleet Foot
card-trap-sense = Trap Sense
    .the = Trap Sense
card-second-wind = Second Wind
    .the = Second Wind
card-turn-aside-the-curse = Turn Aside the Curse
    .the = Turn Aside the Curse
card-riposte = Riposte
    .the = Riposte
card-pathfinder = Pathfinder
    .the = Pathfinder
card-lucky-omen = Lucky Omen
    .the = Lucky Omen
card-undead-awakening = Undead Awakening
    .the = Undead Awakening
card-planar-rift = Planar Rift
    .the = Planar Rift
card-leaden-steps = Leaden Steps
    .the = Leaden Steps
card-withered-arm = Withered Arm
    .the = Withered Arm
card-clouded-mind = Clouded Mind
    .the = Clouded Mind
card-stumble = Stumble
    .the = Stumble
card-grasping-vortex = Grasping Vortex
    .the = Grasping Vortex
card-tomb-thief = Tomb Thief
    .the = Tomb Thief
card-siphon-fame = Siphon Fame
    .the = Siphon Fame
card-bloodscent = Bloodscent
    .the = Bloodscent
card-soul-chill = Soul Chill
    .the = Soul Chill
card-zombie = Zombie
    .the = the Zombie
card-skeleton = Skeleton
    .the = the Skeleton
card-legion = Legion
    .the = the Legion
card-grave-wraith = Grave Wraith
    .the = the Grave Wraith
card-ghost = Ghost
    .the = the Ghost
card-ghoul = Ghoul
    .the = the Ghoul
card-bone-hound = Bone Hound
    .the = the Bone Hound
card-tomb-spider = Tomb Spider
    .the = the Tomb Spider
card-carrion-swarm = Carrion Swarm
    .the = the Carrion Swarm
card-death-knight = Death Knight
    .the = the Death Knight
card-crypt-vampire = Crypt Vampire
    .the = the Crypt Vampire
card-stone-gargoyle = Stone Gargoyle
    .the = the Stone Gargoyle
card-lich-acolyte = Lich Acolyte
    .the = the Lich Acolyte
card-spear-volley = Spear Volley
    .the = the Spear Volley
card-rolling-boulder = Rolling Boulder
    .the = the Rolling Boulder
card-poison-needle = Poison Needle
    .the = the Poison Needle
card-rune-of-binding = Rune of Binding
    .the = the Rune of Binding
card-soul-snare = Soul Snare
    .the = the Soul Snare
card-collapsing-floor = Collapsing Floor
    .the = the Collapsing Floor

monster-draky = Draky
    .the = Draky
monster-bone-warden = Bone Warden
    .the = the Bone Warden

## Names: quests

quest-catching-the-magic-fish = Catching the Magic Fish
quest-bones-of-fate = Bones of Fate
quest-free-caedmans-soul = Free Caedman’s Soul
quest-offering-of-steel = Offering of Steel
quest-slay-draky = Slay Draky
quest-break-the-bone-warden = Break the Bone Warden
quest-the-hidden-phylactery = The Hidden Phylactery
quest-the-lost-apprentice = The Lost Apprentice
quest-lead-the-pilgrim-out = Lead the Pilgrim Out
quest-carry-the-embers = Carry the Embers
quest-disarm-the-great-engine = Disarm the Great Engine
quest-break-the-seal = Break the Seal
quest-the-whispering-curse = The Whispering Curse
quest-shadow-of-the-lich = Shadow of the Lich

## Names: the rest

sort-treasure = Treasure
sort-boon = Boon
sort-bane = Bane
sort-monster = Monster
sort-trap = Trap

kind-bag = bag
kind-potion = potion
kind-boots = boots
kind-helm = helm
kind-weapon = weapon
kind-amulet = amulet
kind-armour = armour
kind-lantern = lantern
kind-tool = tool
kind-ring = ring
kind-scroll = scroll
kind-rune = rune
kind-prayer = prayer
kind-manoeuvre = manoeuvre
kind-spell = spell
kind-blessing = blessing
kind-skill = skill
kind-omen = omen
kind-necromancy = necromancy
kind-shift = shift
kind-curse = curse
kind-mishap = mishap
kind-warp = warp
kind-frenzy = frenzy
kind-undead = undead
kind-beast = beast
kind-construct = construct
kind-dragon = dragon
kind-trap = trap

category-chance = Chance
category-sacrifice = Sacrifice
category-hunt = Hunt
category-search = Search
category-escort = Escort
category-threat = Threat
category-influence = Influence

timing-hero = hero phase
timing-dungeonlord = Dungeonlord phase
timing-response = in response to an attack
timing-anytime = at any time

duration-permanent = stays in play
duration-instant = used once
duration-attachment = lies under another card
duration-monster = fights

stat-melee = melee
stat-magic = magic
stat-speed = speed
stat-level = level
stat-health = health
stat-luck = luck
stat-search = search

side-north = north
side-east = east
side-south = south
side-west = west

phase-deal = the deal
phase-lay = laying the map
phase-heroes = choosing heroes
phase-reset = reset
phase-dungeonlord = Dungeonlord phase
phase-location = location phase
phase-hero = hero phase
phase-discard = discarding
phase-save = saving a point
phase-draw = drawing
phase-end = end of the turn

stage-attack = attack
stage-response = response
stage-rolls = attack rolls
stage-counter = counter rolls
stage-compare = comparison
stage-challenge = challenge
stage-lair = lair
stage-reward = reward

## What the drawing shows beside cards

sign-dungeonlord = Dungeonlord phase: banes, traps and monsters against the others, paid with their peril.
sign-location = Location phase: a location is drawn and laid on the map.
sign-hero = Hero phase: the hero moves, fights, plays cards and tries quests.
sign-discard = End of the turn: a card is discarded, a point may be saved, and the hand is filled up.
pile-locations = Locations that are not on the map yet.
pile-deck = The deck of adventure cards. When it is empty, the discard pile becomes the deck.
pile-discard = The discard pile; the top card lies open.
pile-peril-deck = Cards that the tomb plays against you.
pile-peril-discard = Cards that the tomb has played.
pile-hand = Your hand. What you can play now is lit; a tap on another card tells what it is for.
pile-hero = A hero will stand here as soon as the heroes are dealt.

## Score sheet

line-level = Level
line-health = Health
line-glory = Glory left
line-quests = Quests completed
line-won = Victory

## Setting a table

first-game-about = A defeated hero is followed by a new one: nobody is out.
choice-solo = Solo
    .about = How hard the tomb is on a hero alone.
choice-solo-normal = Normal
    .about = Monsters are gone after the battle.
choice-solo-hard = Hard
    .about = The dearest monster that survives waits in a lair, and all of them come again with the next one.
choice-no-blank-spots = No blank spots
    .about = When the map is built.
choice-no-blank-spots-off = As you go
    .about = Locations are drawn during the game.
choice-no-blank-spots-on = Before the game
    .about = All locations are dealt out and laid in turn; there is no exploring.
choice-resurrection = Resurrection
    .about = What becomes of a player whose hero is defeated.
choice-resurrection-off = Out
    .about = The player leaves the game; the last hero standing wins.
choice-resurrection-on = A new hero
    .about = Another hero at level 1 at the entrance, with five new cards; quests stay.
choice-choose-heroes = Heroes
    .about = How the heroes come to their players.
choice-choose-heroes-off = Drawn
    .about = Chance hands out the heroes.
choice-choose-heroes-on = Chosen
    .about = From the first player on, each picks one of those left.
choice-optional-discard = Discard
    .about = Whether a card must go at the end of every turn.
choice-optional-discard-off = One card
    .about = Whoever has cards in hand discards one.
choice-optional-discard-on = As you like
    .about = One card or none.
choice-impartial = Placing
    .about = Who places a location that one’s own quest needs.
choice-impartial-off = Who drew it
    .about = Even if it helps.
choice-impartial-on = A neighbour
    .about = Whoever needs the location for a personal quest hands it on to the left.
choice-nothing-personal = Quests
    .about = Whether everybody has quests of their own.
choice-nothing-personal-off = Personal and common
    .about = Two for everybody, and one for all.
choice-nothing-personal-on = Only common ones
    .about = Two lie open for all, all the time.
choice-movement = Action points
    .about = How many a hero gets.
choice-movement-plain = By speed
    .about = As many as the hero’s speed; one may be saved.
choice-movement-limited = Three each
    .about = Always three, none saved; tipping the figure gives one more, but not for moving.
choice-movement-tipping = By speed, tipping allowed
    .about = Whoever saved no point may tip the figure and strike back, once a turn.
choice-dodge-spikes = Spikes
    .about = Whether an action point can take the place of the test.
choice-dodge-spikes-off = Always a test
    .about = Overcome it or take a wound.
choice-dodge-spikes-on = Test or pay
    .about = An action point takes you past the spikes unhurt.
choice-half-turn = Turning locations
    .about = How a location may be laid.
choice-half-turn-on = By 180°
    .about = As it is printed or upside down.
choice-half-turn-off = As printed
    .about = Never turned.
choice-ambush = Ambush
    .about = Whether a saved action point may attack a hero in another’s turn.
choice-ambush-on = Allowed
    .about = Also outside a battle, against a hero in the same location.
choice-ambush-off = Not allowed
    .about = Only to strike back when attacked.
choice-sanctuary = Peace at the entrance
    .about = What the Tomb Antechamber forbids heroes among themselves.
choice-sanctuary-all = Every attack
    .about = No hero attacks a hero there.
choice-sanctuary-challenge-only = Striking back
    .about = Attacks are allowed, challenges between heroes are not.
choice-free-attempt = Free attempts
    .about = How often a turn a quest can be tried without an action point.
choice-free-attempt-per-quest = Once for each quest
    .about = Every repetition costs a point.
choice-free-attempt-per-turn = Once a turn
    .about = The first attempt of the turn, whatever the quest.
choice-hits-on-counter = Hit effects
    .about = When the special hits of monsters work.
choice-hits-on-counter-on = On every hit
    .about = When they attack and when they defend.
choice-hits-on-counter-off = Only in attack
    .about = A defending monster only wounds.
choice-escort-taking = Taking an escort
    .about = Which hit on a hero may take an escort instead of wounding.
choice-escort-taking-attack = Only the attacker’s
    .about = Whoever is attacked and hits back only wounds.
choice-escort-taking-any-hit = Any hit
    .about = Whoever is attacked and hits back may take an escort, too.
choice-windows = Being asked
    .about = Whether a question gives away that you hold a card for it.
choice-windows-open = Only who can act
    .about = Quicker: nobody is asked in vain.
choice-windows-masked = Everybody with cards, in battle
    .about = In the windows of a battle and after a bane, whoever holds cards is asked, whether or not one of them fits.
choice-windows-hidden = Everybody with cards, everywhere
    .about = Also before rolls, before a location is faced and in the Dungeonlord phase: nobody learns anything from who is asked.
choice-round-limit = Rounds
    .about = Whether the game ends after a time. Then quests count, then level, health and glory.
choice-round-limit-none = No limit
    .about = Until somebody wins.
choice-round-limit-10 = Ten
    .about = A short game.
choice-round-limit-20 = Twenty
    .about = Enough for almost every game.
choice-round-limit-40 = Forty
    .about = Only against games without end.

## Counting

card-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
wound-count = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
point-count = { $points ->
    [0] no action points
    [one] { $points } action point
   *[other] { $points } action points
}
glory-count = { $glory } glory
spot = { $across ->
    [none] { $y } { NAME("side", $down) }
   *[other] { $down ->
        [none] { $x } { NAME("side", $across) }
       *[other] { $x } { NAME("side", $across) }, { $y } { NAME("side", $down) }
    }
}
test = { NAME("stat", $stat) } { $value }+
needed = { $need ->
    [1] any roll will do
    [6] you need a 6
    [7] out of reach without help
   *[other] you need { $need } or more
}

## Cards: heads

card-head = { NAME("sort", $sort) }{ card-kinds }, { card-price }, { NAME("timing", $timing) }{ card-stays }.
card-stays = { $duration ->
    [monster] { "" }
   *[other] ; { NAME("duration", $duration) }
}
card-kinds = { $kinds ->
    [none] { "" }
   *[other] { " " }({ NAMES("kind", $kinds) })
}
card-price = { $price ->
    [-1] X
   *[other] { $price }
} { $unit ->
    [glory] glory
   *[peril] peril
}
attack-scores = { $attacks ->
    [1] { NAME("stat", $one) } { $one-score }
    [2] { NAME("stat", $one) } { $one-score } or { NAME("stat", $two) } { $two-score }
   *[other] { NAME("stat", $one) } { $one-score }, { NAME("stat", $two) } { $two-score } or { NAME("stat", $three) } { $three-score }
}
monster-kinds = Kind: { NAMES("kind", $kinds) }.
monster-scores = Health { $health }, melee { $melee }, magic { $magic }, speed { $speed }. Attacks in { NAMES("stat", $forms) } (gold ring on the card).
location-head = { $type ->
    [entrance] Entrance
    [tunnel] Tunnel
   *[room] Room
}: { $glory } glory, { $peril } peril.
location-exits = Exits: { NAMES("side", $sides) }.
location-blocked = Blocked in the { NAME("side", $side) }: { test }.
location-trapped = Trapped in the { NAME("side", $side) }: { test }.
hero-head = Health { $health }. Up to { $boons } boons and { $treasures } treasures.
hero-scores = Levels 1 to { $levels }: melee { $melee }; magic { $magic }; speed { $speed }.
hero-ability = { NAME("ability", $hero) }:

quest-at = { NAME("category", $category) }, at the { NAME("location", $place) }.
quest-way = { NAME("category", $category) }: pick up at the { NAME("location", $place) }, deliver at the { NAME("location", $goal) }.
quest-anywhere = { NAME("category", $category) }, { $type ->
    [tunnel] in any tunnel.
   *[room] in any room but the entrance.
}
quest-search = First find the spot, for an action point each try: a die and the number of locations between you and the entrance, { $value } or more.
quest-roll = { $dice ->
    [one] Roll a die
   *[other] Roll { $dice } dice
}: { $value } or more.
quest-pay = { $what ->
    [health] Give up { $amount } health and keep at least 1.
    [cards] Discard { $amount ->
        [one] a boon or a treasure
       *[other] { $amount } boons or treasures
    } of yours.
   *[glory] Pay { $amount } glory.
}
quest-hunt = Slay { NAME("monster", $monster, case: "the") }: the monster attacks first.
quest-option = For { $price } glory before the roll:
quest-influence = Until it is completed, for its owner, or for everybody if it is common:
quest-reward = Reward:

## Cards: when something works

when-attack = When it attacks:
when-hit = { $hit ->
    [any] When it hits:
   *[other] When it hits in { NAME("stat", $hit) }:
}
when-enter = On entering:
when-reset = At the start of the turn:
when-slain = For each monster that the hero slays:
when-before-attack = Before the roll of an attack on you:
when-bane-on-me = When a bane is played on you:
when-before-roll = Before a roll of yours:
when-use = { $by ->
    [victim] The victim may pay { $price } glory{ use-often }{ use-window }:
   *[owner] { $pay ->
        [glory] For { $price } glory
        [points] { $price ->
            [one] For an action point
           *[other] For { $price } action points
        }
        [discard] Used up
       *[free] For nothing
    }{ use-often }{ use-window }:
}
use-often = { $frequency ->
    [turn] , once a turn
   *[any] { "" }
}
use-window = { $window ->
    [hero] { $by ->
        [victim] , in their hero phase
       *[owner] , in your hero phase
    }
    [own-turn] { $by ->
        [victim] , in their own turn
       *[owner] , in your own turn
    }
    [before-roll] { $by ->
        [victim] , before a roll of theirs
       *[owner] , before a roll of yours
    }
    [wound] , when a wound is about to count
    [defeat] , when the hero is about to be defeated
   *[any] , at any time
}

## Cards: what they do

amount = { $letter ->
    [plus] +X
    [minus] −X
   *[none] { SIGNED($amount) }
}
for-whom = { $target ->
    [foe] { " " }for the victim
    [here] { " " }for every hero here
    [self] { " " }for the monster
    [host] { " " }for that monster
    [atk] { " " }for one attacker
   *[me] { "" }
}
does-wound = { wound-count }{ for-whom }.
does-heal = { amount } health{ for-whom }.
does-glory = { amount } glory{ for-whom }.
does-peril = { amount } peril{ for-whom }.
does-ap = { amount } { $amount ->
    [one] action point
   *[other] action points
}{ for-whom }.
does-level = { amount } { $amount ->
    [one] level
   *[other] levels
}{ for-whom }.
does-mod = { amount } { mod-what }{ for-whom }{ mod-role }{ mod-against }{ mod-scope }.
mod-what = { $what ->
    [melee] melee
    [magic] magic
    [speed] speed
    [attack-roll] on attack rolls
    [counter-roll] on counter rolls
    [threat-trap] on tests against traps
   *[threat-exit] on tests at exits
}
mod-role = { $role ->
    [attacker] { " " }when attacking
    [defender] { " " }when defending
   *[none] { "" }
}
mod-against = { $against ->
    [undead] { " " }against undead
    [beast] { " " }against beasts
    [construct] { " " }against constructs
    [dragon] { " " }against dragons
    [wounded-me-this-turn] { " " }against whoever wounded the hero this turn
   *[none] { "" }
}
mod-scope = { $scope ->
    [battle] { " " }in this battle
    [roll] { " " }on this roll
    [turn] { " " }this turn
   *[while] { "" }
}
does-die = { $dice ->
    [one] { $dice } more die
   *[other] { $dice } more dice
}{ mod-scope }; { $keep ->
    [low] the lowest count.
   *[high] the highest count.
}
does-test = { $target ->
    [here] Every hero here tests { test }.
    [foe] The victim tests { test }.
   *[me] Test { test }.
}
does-failed = Failed:
does-passed = Passed:
does-prevent-wound = { $wounds ->
    [one] { $wounds } wound is prevented.
   *[other] Up to { $wounds } wounds are prevented.
}
does-prevent-hit = { $hit ->
    [any] A hit does neither a wound nor anything else to you.
   *[other] A hit in { NAME("stat", $hit) } does neither a wound nor anything else to you.
}
does-drop = One attacking monster of your choice leaves the battle{ $zone ->
    [discard] { " " }and is discarded.
   *[other] .
}
does-cancel = The card is discarded without effect.
does-discard-self = This card is discarded.
does-discard = { $target ->
    [foe] The victim loses
    [here] Every hero here loses
   *[me] You lose
} { $wanted ->
    [treasure] { $cards ->
        [one] { $cards } treasure
       *[other] { $cards } treasures
    }
    [boon] { $cards ->
        [one] { $cards } boon
       *[other] { $cards } boons
    }
   *[card] { card-count }
} { $zone ->
    [hand] from the hand
   *[inventory] from the inventory
}, { $chooser ->
    [random] drawn by chance.
    [me] chosen by you.
   *[foe] chosen by the owner.
}
does-recover = Take { $cards ->
    [one] { $cards } card
   *[other] up to { $cards } cards
} of this kind from the discard pile into your hand: { NAME("kind", $wanted) }.
does-fall = { $target ->
    [foe] The victim falls.
    [here] Every hero here falls.
   *[me] The hero falls.
}
does-fall-test = { $target ->
    [foe] The victim falls; standing up takes a test too: { test }.
    [here] Every hero here falls; standing up takes a test too: { test }.
   *[me] The hero falls; standing up takes a test too: { test }.
}
does-warp = { $target ->
    [foe] The victim is carried
   *[me] Your hero is carried
} { $destination ->
    [entrance] to the entrance.
   *[chosen-location] to a location that you choose.
}
does-shift = Two locations with heroes in them change places. Each may be turned by 180°; heroes stay where they are on the table.
does-build = { $locations ->
    [one] Draw a location and place it.
   *[other] Draw up to { $locations } locations and place them.
}
does-ignore = { $ignored ->
    [danger] Danger does not concern you
    [spikes] Spikes do not concern you
    [pit] Pits do not concern you
    [blocked-exit] Blocked exits are open to you
   *[trap-exit] Trapped exits are open to you
}{ mod-scope }.
does-limit = { $limit ->
    [treasures] Limit of treasures
    [boons] Limit of boons
   *[lair] Limit of monsters in the lair
}: { amount }.
does-cost = Price of your cards of this kind ({ NAME("kind", $wanted) }): { amount }.
does-lock = { $lock ->
    [attack-hero] No hero here may attack another.
    [move] Nobody here may move.
    [quest] No quest can be attempted here.
   *[explore] Nobody here may explore.
}
does-attach = { $sort ->
    [monster] Lay it under a monster of yours: in the lair, or just declared.
   *[treasure] Lay it under a treasure of yours of this kind: { NAME("kind", $wanted) }.
}
does-swap-quest = { $quests ->
    [one] Change a personal quest for a new one.
   *[other] Change up to { $quests } personal quests for new ones.
}
does-save = The hero is not defeated and stays with { $health } health.
does-danger = Danger: a test against a trap card takes { $amount } more here.
does-spikes = Spikes: { test }, or 1 wound.
does-pit = Pit: { test }, or the hero falls.

## What happened

event-first = { $you ->
    [yes] You go first.
   *[no] { $who } goes first.
}
event-hero = { $you ->
    [yes] Your hero is { NAME("hero", $hero) }.
   *[no] { $who } plays { NAME("hero", $hero) }.
}
event-common = A common quest lies open: { NAME("quest", $quest) }.
event-round = Round { $round } begins.
event-turn = { $you ->
    [yes] It is your turn with { NAME("hero", $hero) }.
   *[no] { $who }’s turn: { NAME("hero", $hero) }.
}
event-found = { $you ->
    [yes] You find a location: the { NAME("location", $place) }.
   *[no] { $who } finds a location: the { NAME("location", $place) }.
}
event-unfit = { $you ->
    [yes] You find the { NAME("location", $place) }, but it fits nowhere and goes under the deck.
   *[no] { $who } finds the { NAME("location", $place) }, but it fits nowhere and goes under the deck.
}
event-placed = { $by ->
    [nobody] The { NAME("location", $place) } lies { spot } of the entrance.
   *[somebody] { $you ->
        [yes] You place the { NAME("location", $place) } { spot } of the entrance{ placed-turned }.
       *[no] { $who } places the { NAME("location", $place) } { spot } of the entrance{ placed-turned }.
    }
}
placed-turned = { $degrees ->
    [0] { "" }
   *[other] , turned by 180°
}
event-shifted = The { NAME("location", $first) } and the { NAME("location", $second) } change places.
event-glory = { $you ->
    [yes] Your glory: { SIGNED($change) }, now { $glory }.
   *[no] { $who }’s glory: { SIGNED($change) }, now { $glory }.
}
event-peril = { $you ->
    [yes] Your peril: { SIGNED($change) }, now { $peril }.
   *[no] { $who }’s peril: { SIGNED($change) }, now { $peril }.
}
event-points = { $you ->
    [yes] Your action points: { SIGNED($change) }, now { $points }.
   *[no] { $who }’s action points: { SIGNED($change) }, now { $points }.
}
event-healed = { $you ->
    [yes] You regain { $change } health and have { $health }.
   *[no] { $who } regains { $change } health and has { $health }.
}
event-level = { $you ->
    [yes] Your hero is now at level { $level }.
   *[no] { $who }’s hero is now at level { $level }.
}
event-fell = { $you ->
    [yes] Your hero falls.
   *[no] { $who }’s hero falls.
}
event-stood = { $you ->
    [yes] Your hero stands up.
   *[no] { $who }’s hero stands up.
}
event-shuffled = The discard pile becomes the new deck.
event-drew = { $you ->
    [yes] You draw { card-count }.
   *[no] { $who } draws { card-count }.
}
event-hurt = { $you ->
    [yes] Your hero is hurt: { $health } health left.
   *[no] { $who }’s hero is hurt: { $health } health left.
}
event-used = { $you ->
    [yes] You use { NAME("card", $card, case: "the") }.
   *[no] { $who } uses { NAME("card", $card, case: "the") }.
}
event-ability = { $you ->
    [yes] You use the ability of { NAME("hero", $hero) }: { NAME("ability", $hero) }.
   *[no] { $who } uses the ability of { NAME("hero", $hero) }: { NAME("ability", $hero) }.
}
event-played = { $you ->
    [yes] You play { NAME("card", $card, case: "the") }.
   *[no] { $who } plays { NAME("card", $card, case: "the") }.
}
event-lost = { $you ->
    [yes] You lose { NAME("card", $card, case: "the") }.
   *[no] { $who } loses { NAME("card", $card, case: "the") }.
}
event-shed = { $you ->
    [yes] You pay and get rid of a curse: { NAME("card", $card) }.
   *[no] { $who } pays and gets rid of a curse: { NAME("card", $card) }.
}
event-discarded = { $you ->
    [yes] You discard { NAME("card", $card, case: "the") }.
   *[no] { $who } discards { NAME("card", $card, case: "the") }.
}
event-recovered = { $you ->
    [yes] You take { NAME("card", $card, case: "the") } back from the discard pile.
   *[no] { $who } takes { NAME("card", $card, case: "the") } back from the discard pile.
}
event-attached = { $you ->
    [yes] You lay { NAME("card", $card, case: "the") } under { NAME("card", $host, case: "the") }.
   *[no] { $who } lays { NAME("card", $card, case: "the") } under { NAME("card", $host, case: "the") }.
}
event-cursed = { $aim ->
    [nobody] { $you ->
        [yes] You play { NAME("card", $card, case: "the") }.
       *[no] { $who } plays { NAME("card", $card, case: "the") }.
    }
    [own] { $you ->
        [yes] Your own hero is struck: { NAME("card", $card) }.
       *[no] { $who }’s own hero is struck: { NAME("card", $card) }.
    }
   *[other] { $you ->
        [yes] You play { NAME("card", $card, case: "the") } on { NAME("hero", $victim) }.
       *[no] { $who } plays { NAME("card", $card, case: "the") } on { NAME("hero", $victim) }.
    }
}
event-declared = { $form ->
    [none] { $you ->
        [yes] You set a trap for { NAME("hero", $victim) }: { NAME("card", $card) }.
       *[no] { $who } sets a trap for { NAME("hero", $victim) }: { NAME("card", $card) }.
    }
   *[other] { $you ->
        [yes] You send { NAME("card", $card, case: "the") } against { NAME("hero", $victim) }: { NAME("stat", $form) }.
       *[no] { $who } sends { NAME("card", $card, case: "the") } against { NAME("hero", $victim) }: { NAME("stat", $form) }.
    }
}
event-revealed = The tomb strikes: { NAME("card", $card) }.
event-attacks = { $form ->
    [none] A trap waits for { NAME("hero", $victim) }: { NAME($named, $attacker) }.
   *[other] { $aim ->
        [nobody] { NAME($named, $attacker) } strikes back in { NAME("stat", $form) }.
       *[other] { NAME($named, $attacker) } attacks { NAME($victim-named, $victim, case: "the") } in { NAME("stat", $form) }.
    }
}
event-trap = { $you ->
    [yes] A trap is sprung on you: { NAME("card", $card) }.
   *[no] A trap is sprung on { $who }: { NAME("card", $card) }.
}
event-dropped = { $you ->
    [yes] You make { NAME($named, $card, case: "the") } leave the battle.
   *[no] { $who } makes { NAME($named, $card, case: "the") } leave the battle.
}
event-rolled = { $count ->
    [one] { $you ->
        [yes] You roll a { $result }.
       *[no] { $who } rolls a { $result }.
    }
   *[other] { $you ->
        [yes] You roll { $dice }: { $result } counts.
       *[no] { $who } rolls { $dice }: { $result } counts.
    }
}
event-peril-rolled = { $count ->
    [one] Peril die { $dice }: { $result ->
        [0] nothing stirs
       *[other] the tomb strikes
    } (it strikes on a 1).
   *[other] Peril dice { $dice }: { $result ->
        [0] nothing stirs
        [one] one of them strikes
       *[other] { $result } of them strike
    } (each strikes on { $count } or less).
}
event-tested = { $passed ->
    [yes] { $you ->
        [yes] You pass the test of { test } with a total of { $total }.
       *[no] { $who } passes the test of { test } with a total of { $total }.
    }
   *[no] { $you ->
        [yes] You fail the test of { test } with a total of { $total }.
       *[no] { $who } fails the test of { test } with a total of { $total }.
    }
}
event-compared = { NAME($named, $attacker) } attacks with { $attack } against { $counter }: { $outcome ->
    [hit] a hit.
    [tie] a tie, nobody is hit.
   *[countered] the defender hits instead.
}
event-spared = { NAME($named, $attacker) } does no harm: the hit was prevented.
event-struck = { $health ->
    [0] { NAME($named, $attacker) } is slain.
   *[other] { NAME($named, $attacker) } is wounded: { $health } health left.
}
event-home = { $where ->
    [to-hand] { $you ->
        [yes] You take { NAME("card", $card, case: "the") } back into your hand.
       *[no] { $who } takes { NAME("card", $card, case: "the") } back into the hand.
    }
    [to-lair] { $you ->
        [yes] You put { NAME("card", $card, case: "the") } into your lair.
       *[no] { $who } puts { NAME("card", $card, case: "the") } into the lair.
    }
   *[to-discard] { $you ->
        [yes] You discard { NAME("card", $card, case: "the") }.
       *[no] { $who } discards { NAME("card", $card, case: "the") }.
    }
}
event-defeated = { $you ->
    [yes] Your hero { NAME("hero", $hero) } is defeated.
   *[no] { $who }’s hero { NAME("hero", $hero) } is defeated.
}
event-risen = { $you ->
    [yes] You go on with a new hero: { NAME("hero", $hero) }.
   *[no] { $who } goes on with a new hero: { NAME("hero", $hero) }.
}
event-stuck = { $you ->
    [yes] The exit of the { NAME("location", $place) } costs you an action point; it is open now.
   *[no] The exit of the { NAME("location", $place) } costs { $who } an action point; it is open now.
}
event-moved = { $you ->
    [yes] You go to the { NAME("location", $place) }.
   *[no] { $who } goes to the { NAME("location", $place) }.
}
event-stayed = { $you ->
    [yes] You have not moved: the { NAME("location", $place) } gives its points again.
   *[no] { $who } has not moved: the { NAME("location", $place) } gives its points again.
}
event-influence = A quest makes itself felt: { NAME("quest", $quest) }.
event-warped = { $you ->
    [yes] Your hero is carried to the { NAME("location", $place) }.
   *[no] { $who }’s hero is carried to the { NAME("location", $place) }.
}
event-dodged = { $you ->
    [yes] You pay an action point and pass the spikes unhurt.
   *[no] { $who } pays an action point and passes the spikes unhurt.
}
event-attempt = { $you ->
    [yes] You attempt a quest: { NAME("quest", $quest) }.
   *[no] { $who } attempts a quest: { NAME("quest", $quest) }.
}
event-failed = { $you ->
    [yes] You do not succeed: { NAME("quest", $quest) }.
   *[no] { $who } does not succeed: { NAME("quest", $quest) }.
}
event-completed = { $you ->
    [yes] You complete a quest, the { completed-number }: { NAME("quest", $quest) }.
   *[no] { $who } completes a quest, the { completed-number }: { NAME("quest", $quest) }.
}
completed-number = { $done ->
    [1] first
    [2] second
    [3] third
   *[other] { $done }th
}
event-searched = { $found ->
    [yes] { $you ->
        [yes] You search with a total of { $total } and find the spot: { NAME("quest", $quest) }.
       *[no] { $who } searches with a total of { $total } and finds the spot: { NAME("quest", $quest) }.
    }
   *[no] { $you ->
        [yes] You search with a total of { $total } and find nothing: { NAME("quest", $quest) }.
       *[no] { $who } searches with a total of { $total } and finds nothing: { NAME("quest", $quest) }.
    }
}
event-picked-up = { $you ->
    [yes] You pick up what is to be delivered: { NAME("quest", $quest) }.
   *[no] { $who } picks up what is to be delivered: { NAME("quest", $quest) }.
}
event-put-down = { $you ->
    [yes] You leave here what is to be delivered: { NAME("quest", $quest) }.
   *[no] { $who } leaves here what is to be delivered: { NAME("quest", $quest) }.
}
event-took-escort = { $you ->
    [yes] You take an escort from { NAME("hero", $victim) }: { NAME("quest", $quest) }.
   *[no] { $who } takes an escort from { NAME("hero", $victim) }: { NAME("quest", $quest) }.
}
event-swapped-quest = { $you ->
    [yes] You change { NAME("quest", $quest) } for a new quest: { NAME("quest", $new) }.
   *[no] { $who } changes { NAME("quest", $quest) } for a new quest: { NAME("quest", $new) }.
}
event-over = { $by ->
    [nobody] The game is over: the tomb has won.
   *[somebody] { $you ->
        [yes] The game is over: you have won.
       *[no] The game is over: { $who } has won.
    }
}

## Questions

ask-hero = Which hero do you lead?
    .about = Every hero has scores for four levels, limits for boons and treasures, and one ability.
ask-lay = Which location do you lay?
    .about = All locations are laid before the game. Those that a common quest needs come last.
ask-place = Where does the { NAME("location", $place) } go?
    .about = Exits must meet exits, walls must meet walls, and some exit has to stay open. Places are counted from the entrance.
ask-dungeonlord = { $declared ->
    [0] You are the Dungeonlord. What do you do to the others?
    [one] One encounter is declared{ declared-more }
   *[other] { $declared } encounters are declared{ declared-more }
}
    .about = Banes work at once. Monsters and traps are all named first and then begin together. The victim’s peril pays. A score ringed in gold on a monster’s card can attack; the others only defend.
declared-more = { $more ->
    [yes] . What else?
   *[no] ; nothing more can be played. Ready to begin?
}
ask-hero-phase = You have { point-count } and { glory-count }. What does your hero do?
    .about = Move, explore, play cards and attempt quests in any order. A completed quest ends the phase.
ask-victim = On whom do you play { NAME("card", $card, case: "the") }?
    .about = The victim’s peril pays for it. For a bane on your own hero an opponent’s peril pays.
ask-payer = Whose peril pays for { NAME("card", $card, case: "the") }?
    .about = One opponent pays the whole price. Your own peril never pays.
ask-how-much = How much peril do you spend on { NAME("card", $card, case: "the") }?
    .about = The price is yours to choose, as far as the payer’s peril reaches.
ask-monster-form = How does { NAME("card", $card, case: "the") } attack { NAME("hero", $victim) }?
    .about = The defender answers with the same score.
ask-hunt-form = How does { NAME("monster", $monster, case: "the") } attack { NAME("hero", $victim) }?
    .about = The neighbour on the left plays the monster of a hunt. The defender answers with the same score.
ask-form = { $aim ->
    [nobody] How does your hero attack?
   *[other] How does your hero attack { NAME($victim-named, $victim, case: "the") }?
}
    .about = A hero may attack in all three forms. The defender answers with the same score.
ask-cancel = A bane is played on you: { NAME("card", $card) }. Do you undo it?
    .about = If you do, the bane is discarded without effect. The peril paid for it stays paid.
ask-response = You are under attack. Do you respond?
    .about = Your hero or a monster of yours is attacked. Cards that answer an attack are played now, before any dice are rolled.
ask-before-roll = You are about to roll ({ NAME("stat", $stat) }). Do you use something first?
    .about = Whatever changes a roll must be used before it.
ask-wound = Your hero has { $health } health and is about to take a wound. Do you prevent it?
    .about = Wounds can be prevented one at a time.
ask-defeat = Your hero is about to be defeated. Do you save the hero?
    .about = Without health left a hero is defeated.
ask-challenge = You have been attacked. Do you strike back?
    .about = Once a turn, for an action point, at one of those who attacked you or at a hero here. Nobody strikes back after that.
ask-hit-choice = Your hit succeeds. What does { NAME("hero", $victim) } lose?
    .about = A wound, or one escort, which then becomes your quest.
ask-home = Where does { NAME("card", $card, case: "the") } go?
    .about = An unhurt monster goes to the hand or the lair, a wounded one to the lair or the discard pile.
ask-over-lair = Your lair is full. Which monster do you discard?
    .about = A lair holds three monsters, unless your hero can keep more.
ask-over-limit = { $which ->
    [treasures] You have more treasures than your hero can carry. Which one do you discard?
   *[boons] You have more boons than your hero can have. Which one do you discard?
}
    .about = When a limit falls, you discard at once.
ask-reward = Your monster has wounded { NAME("hero", $victim) }. Who gets a point of peril for it?
    .about = One for each wound, to any player or to nobody.
ask-which-attack = Which attacker does the card work on?
    .about = On one of those who attack you or your monster.
ask-take-away = { $aim ->
    [own] Which card do you give up?
   *[other] Which card does { NAME("hero", $victim) } lose?
}
    .about = It is discarded, and whatever lies under it goes with it.
ask-recover = Which card do you take from the discard pile?
    .about = It goes into your hand, and everybody sees it.
ask-host = Which of your cards do you lay it under?
    .about = It works as long as that card stays in play.
ask-which-alike = Which { NAME("card", $card) } do you mean?
    .about = Monsters of one name that differ: in what lies under them, in health, in form or in where they are.
ask-destination = Where is { NAME("hero", $victim) } carried?
    .about = Points and hazards of the new location count only for a hero carried in its own turn.
ask-shift = Which location is shifted?
    .about = Two locations with heroes in them change places. The map must still fit together.
ask-shift-with = With which location does it change places?
    .about = Heroes stay where they are on the table.
ask-shift-turn = How does the { NAME("location", $place) } lie afterwards?
    .about = A shift may turn a location by 180°.
ask-keep-or-use = Do you keep { NAME("card", $card, case: "the") } or use it at once?
    .about = Used at once it counts for no limit. Kept, it counts until you use it.
ask-forced-open = The exit is open now. Do you go on?
    .about = Going on costs another action point. As long as you stay, the exit stays open, in later turns too.
ask-before-effect = You are at the { NAME("location", $place) }. Do you play a card before you face what is here?
    .about = The glory just gained can already pay for cards.
ask-spikes = There are spikes here, and you have { point-count }. Do you test or pay?
    .about = A failed test costs a wound. An action point takes you past unhurt.
ask-extra-die = { NAME("quest", $quest) }: do you pay { $price } glory for one more die?
    .about = The highest dice count.
ask-offering = { NAME("quest", $quest) }: which card do you give?
    .about = Boons and treasures of your inventory.
ask-loot = The battle is over. Do you play a treasure?
    .about = Alone you can play lasting treasures only after a battle.
ask-discard = Which card do you discard?
    .about = From your hand, a treasure in play, or a monster of your lair. Then you draw until you hold five.
ask-save = You have { point-count } left. Do you save one for the others’ turns?
    .about = With a saved point you can stand up or attack in the others’ turns. It is gone when your next turn begins.

## Options: headings, words, effects

group-ready = Ready
group-pass = Pass
group-begin = Begin
group-end = End the phase
group-explore = Explore
group-stand = Stand up
group-roll = Roll
group-go-on = Go on
group-stay = Stay
group-save-point = Save
group-spend-all = Save nothing
group-wound = Wound
group-to-hand = To the hand
group-to-lair = To the lair
group-to-discard = To the discard pile
group-dodge = Dodge
group-test = Test
group-tip = Tip the figure
group-ability = Ability
group-keep = Keep
group-use-now = Use at once
group-as-it-lies = As it lies
group-half-turned = Turned
group-move = Move
group-form = Forms of attack
group-seat = Players
group-price = Price
group-attack-hero = Attack a hero
group-place = Places
group-play = Play a card
group-declare = Encounters from the hand
group-rouse = Monsters from the lair
group-use = Use a card
group-shed = Get rid of a curse
group-discard = Discard
group-dismiss = Give up a monster
group-card = Cards
group-copy = Which of them
group-challenge = Strike back
group-there = Locations
group-attempt = Attempt a quest
group-search = Search
group-pick-up = Pick up
group-deliver = Deliver
group-drop = Leave behind
group-take-token = Take an escort
group-swap-quest = Change a quest
group-visit = Use the location
group-hero = Heroes
group-throw = Throw in
shelf-here = Here
    .none = Nothing more to do here.
shelf-cards = Cards
    .none = You have no card for this.
shelf-quests = Quests
    .none = No quest can be tried here.
shelf-encounters = Monsters and traps
    .none = You have no monster and no trap to send.
panel-end = First this question.

do-ready = Ready
do-pass = { $moment ->
    [dungeonlord] Do nothing to anybody
    [response] Do not respond
    [challenge] Do not strike back
    [reward] Nobody
    [cancel] Let it happen
    [extra-die] No more dice
    [loot] Play nothing
    [discard] Discard nothing
   *[other] Pass
}
do-begin = { $declared ->
    [one] Begin the encounter
   *[other] Begin the encounters
}
do-end = End the hero phase
do-explore = Explore
do-stand = Stand up
do-roll = Roll
do-go-on = Go on
do-stay = Stay here
do-save-point = Save a point
do-spend-all = Save none
do-wound = { $moment ->
    [hit-choice] A wound
    [defeat] Be defeated
   *[wound] Take the wound
}
do-to-hand = Into the hand
do-to-lair = Into the lair
do-to-discard = To the discard pile
do-dodge = Pay and pass unhurt
do-test = { $moment ->
    [before-effect] Face what is here
   *[other] Test
}
do-tip = Tip the figure
do-ability = Use { NAME("ability", $hero) }
do-keep = Keep it
do-use-now = Use it at once
do-as-it-lies = As it lies
do-half-turned = Turned by 180°
do-move = Go { NAME("side", $side) }, to the { NAME("location", $place) }
    .short = { NAME("location", $place) }
do-form = With { NAME("stat", $stat) }
do-seat = { NAME("hero", $hero) }{ $own ->
    [yes] { " " }(your own hero)
   *[no] { "" }
}
do-price = { $moment ->
    [extra-die] Pay { $price } glory
   *[other] { $price } peril
}
do-attack-hero = Attack { NAME("hero", $hero) }
do-place = { spot }{ placed-turned }
at-place = { spot }
do-play = Play { NAME("card", $card, case: "the") }
do-declare = { $sort ->
    [trap] Set a trap: { NAME("card", $card) }
   *[monster] Send { NAME("card", $card, case: "the") }
}
do-rouse = Send { NAME("card", $card, case: "the") } from the lair
do-use = Use { NAME("card", $card, case: "the") }
do-shed = Get rid of { NAME("card", $card, case: "the") }
do-discard = { NAME("card", $card) }, { $zone ->
    [hand] from your hand
    [lair] from your lair
   *[inventory] in play
}
do-card = { NAME($named, $card) }
do-challenge = Attack { NAME($named, $card, case: "the") }
do-there = The { NAME("location", $place) }
do-attempt = Attempt { NAME("quest", $quest) }
do-search = Search: { NAME("quest", $quest) }
do-pick-up = Pick up: { NAME("quest", $quest) }
do-deliver = Deliver: { NAME("quest", $quest) }
do-drop = Leave behind: { NAME("quest", $quest) }
do-take-token = Take the escort: { NAME("quest", $quest) }
do-swap-quest = Change { NAME("quest", $quest) } for a new one
do-visit = Use the { NAME("location", $place) }
do-hero = { NAME("hero", $hero) }, { NAME("class", $hero) }

effect-glory = glory { $from } → { $to }
effect-peril = peril { $from } → { $to }
effect-has-peril = { $peril } peril
effect-points = action points { $from } → { $to }
effect-costs-peril = costs an opponent { $price ->
    [-1] as much peril as you like
   *[other] { $price } peril
}
effect-opponent-pays = an opponent’s peril pays
effect-new = new: { SIGNED($glory) } glory, { SIGNED($peril) } peril
peril-dice = { $peril ->
    [0] no peril dice
    [one] a peril die, which strikes on a 1
   *[other] { $peril } peril dice, each strikes on { $peril } or less
}
effect-new-solo = new: { SIGNED($glory) } glory, { peril-dice }
effect-not-new = already visited this turn, no points
effect-open = the exit is open
effect-blocked = blocked: { NAME("stat", $stat) } { $score } + a die against { $value }, { needed }; a failure costs an action point
effect-trapped = trapped: { NAME("stat", $stat) } { $score } + a die against { $value }, { needed }; a failure costs a wound
effect-exit-ignored = the exit does not stop you
effect-heroes-there = heroes there: { NAMES("hero", $heroes) }
effect-quests-there = your quests there: { NAMES("quest", $list) }
effect-locations-left = { $locations ->
    [one] { $locations } location left
   *[other] { $locations } locations left
}
effect-stand-test = { NAME("stat", $stat) } { $score } + a die against { $value }, { needed }
effect-test = { NAME("stat", $stat) } { $score } + a die against { $value }: { needed }.
effect-score-against = { $mine } + a die against { $theirs } + a die
effect-attack = { NAME($named, $attacker) } attacks { NAME($victim-named, $victim, case: "the") } in { NAME("stat", $stat) }: { $attack } + a die against { $counter } + a die
effect-search = { $between ->
    [0] a die
   *[other] a die + { $between }
} against { $value }, { needed }; once found, it can be attempted here this turn
effect-free = free of charge
effect-monster = health { $health }; attacks in { attack-scores }; defends with melee { $melee }, magic { $magic }, speed { $speed }
effect-hunt = the monster attacks first{ $form ->
    [none] { "" }
   *[other] , in { NAME("stat", $form) }
}
effect-nothing-lost = Failed: nothing is lost.
effect-hand = cards in hand: { $cards }
effect-lair = monsters in the lair: { $monsters } of { $most }
effect-joins = opens to: { NAMES("location", $places) }
effect-exits = { $exits ->
    [0] no way on
    [one] { $exits } way on
   *[other] { $exits } ways on
}
effect-drops = it stays in this location; anybody may pick it up
effect-falls = your hero lies down and must stand up again
effect-staying = you did not move: { SIGNED($glory) } glory, { SIGNED($peril) } peril
effect-staying-solo = you did not move: { SIGNED($glory) } glory, { peril-dice }
effect-points-left = { $points ->
    [one] { $points } action point left over
   *[other] { $points } action points left over
}
effect-saved = lets you stand up or attack in the others’ turns
effect-goal = to be delivered at the { NAME("location", $place) }
effect-at-health = { $health } health
effect-in-lair = in your lair
effect-hung = with { NAMES("card", $hung) } under it
effect-health = health { $from } → { $to }
effect-level = level { $from } → { $to }
effect-rises = at level 1 at the entrance, with new cards; quests, glory and peril stay

## Options: what will surely come of it

sure-new = new:
sure-stayed = you did not move:
sure-completed = your { completed-number } quest is completed and the hero phase ends
sure-turn-over = then your turn ends
sure-other = { NAME("hero", $hero) }: { $line ->
    [glory] glory
    [peril] peril
    [points] action points
    [health] health
   *[level] level
} { $from } → { $to }
sure-aimed = { $own ->
    [yes] against your own hero
   *[no] against { NAME("hero", $hero) }
}{ $form ->
    [none] { "" }
   *[other] { " " }in { NAME("stat", $form) }
}
sure-aimed-pays = { sure-aimed }, peril { $from } → { $to }
sure-used = used up at once
sure-lost = { $own ->
    [yes] you lose
   *[no] { NAME("hero", $hero) } loses
} { NAME("card", $card, case: "the") }
sure-dropped = { NAME($named, $card) } leaves the battle{ $named ->
    [card] { " " }and is discarded
   *[monster] { "" }
}
sure-recovered = you take { NAME("card", $card, case: "the") } back into your hand
sure-attached = under { NAME("card", $host, case: "the") }
sure-fell = { NAME("hero", $hero) } falls
sure-defeated = { $own ->
    [yes] your hero is defeated
   *[no] { NAME("hero", $hero) } is defeated
}
sure-out = you are out of the game
sure-put-down = left here: { NAME("quest", $quest) }
sure-risen = you go on with { NAME("hero", $hero) }
sure-over = { $own ->
    [yes] you win the game
   *[no] { NAME("hero", $hero) } wins the game
}
sure-tomb-wins = the tomb wins the game
then-over-limit = then you discard { $which ->
    [treasures] a treasure
   *[boons] a boon
}
then-over-lair = then you discard a monster of your lair
then-hero = then you choose a new hero
then-keep-or-use = then you keep it or use it at once
then-which-alike = then you choose which of them
then-take-away = then you give up a card of your choice

## Why not

wish-named = { $named ->
    [location] { NAME("location", $card) }
    [ability] Your hero’s ability
   *[card] { NAME("card", $card) }
}
reason-DG-ECON-5 = Your own peril never pays for what you play.
reason-DG-ECON-9 = { wish-named }: { $unit ->
    [glory] the price is { $price } glory, and you have { $purse }.
   *[peril] the price is { $price } peril, and no opponent has more than { $purse }.
}
    .short = { $unit ->
        [glory] needs { $price } glory
       *[peril] costs { $price } peril, too much
    }
reason-DG-CARD-3 = { NAME("card", $card) }: for another time ({ NAME("timing", $timing) }).
reason-DG-CARD-4 = { $named ->
    [hero] It would have no effect on this hero.
   *[other] { wish-named }: it would have no effect now.
}
    .short = no effect now
reason-DG-ANYTIME-1 = { NAME("card", $card) }: only when a bane is played on you.
reason-DG-ANYTIME-2 = { NAME("card", $card) }: only in answer to an attack.
reason-DG-ANYTIME-7 = { NAME("card", $card) }: only before a roll of yours.
reason-DG-MAP-7 = An exit would meet a wall there.
reason-DG-MAP-10 = That would close the map: some exit must still lead on.
reason-DG-VAR-1c = The whole map lies on the table already.
    .short = the map is complete
reason-DG-DUNGEONLORD-4 = The encounters of this phase are over.
    .short = encounters are over
reason-DG-MOVE-1 = { $steps ->
    [1] Moving costs an action point, and you have none left.
   *[other] { $steps } steps away: you go one step at a time, and have { $points ->
        [0] no action point left
        [1] 1 action point
       *[other] { $points } action points
    }.
}
reason-DG-MOVE-16 = There is a wall in the { NAME("side", $side) }.
reason-DG-MOVE-2 = Nothing lies in the { NAME("side", $side) } yet.
reason-DG-MOVE-26 = Your hero has fallen and cannot move.
reason-DG-MOVE-28 = A fallen hero spends action points only on standing up.
reason-DG-HERO-3 = Exploring costs an action point, and you have none left.
reason-DG-HERO-5 = No location is left that could be placed.
    .short = no locations left
reason-DG-HERO-9 = You have as many treasures as your hero can carry.
    .short = no room for treasures
reason-DG-HERO-10 = You have as many boons as your hero can have.
    .short = no room for boons
reason-DG-HERO-12 = { NAME("card", $card) }: you have a treasure of this kind already ({ NAME("kind", $kind) }).
    .short = you have one ({ NAME("kind", $kind) })
reason-DG-QUEST-2 = { NAME("quest", $quest) }: not here, only { $there ->
    [place] at the { NAME("location", $place) }
    [tunnel] in a tunnel
   *[room] in a room other than the entrance
}.
reason-DG-QUEST-7 = { NAME("quest", $quest) }: another attempt costs an action point, and you have none left.
reason-DG-QUEST-15 = { NAME("quest", $quest) }: you cannot pay what the quest takes; of cards only those in play count.
reason-DG-QUEST-21 = { NAME("quest", $quest) }: searching costs an action point, and you have none left.
reason-DG-QUEST-22 = { NAME("quest", $quest) }: first you must find the spot here, this turn.
reason-DG-QUEST-35 = { $here ->
    [yes] Changing a quest costs { $price } glory, and you have { $glory }.
   *[no] Quests are changed only at the { NAME("location", $place) }, for { $price } glory.
}
reason-DG-QUEST-37 = { NAME("quest", $quest) }: the escort was left at the { NAME("location", $place) }; only there can it be picked up.
reason-DG-BATTLE-1 = { $case ->
    [away] This hero is somewhere else: heroes attack only whoever stands in the same location.
    [again] A hero attacks once a turn, and yours already has.
   *[points] An attack costs an action point, and you have none left.
}
reason-DG-BATTLE-5 = With { NAME("stat", $stat) } this monster only defends itself.
reason-DG-BATTLE-9 = { NAME("card", $card) }: only in answer to an attack that it fits.
reason-DG-BATTLE-34 = Heroes do not attack each other here.
reason-DG-DISCARD-2 = A boon cannot be discarded.
reason-DG-CARD-6 = { NAME("card", $card) }: there is no card to lay it under.
    .short = needs a { NAME("kind", $kind) }
reason-DG-SOLO-17 = Alone you play lasting treasures only after a battle.
    .short = only after a battle
reason-DG-SOLO-18 = Alone you play lasting boons only at the entrance.
    .short = only at the entrance
reason-DG-ANYTIME-3 = { NAME("card", $card) }: only { $window ->
    [hero] in the hero phase of your turn
    [own_turn] in your own turn
    [wound] when your hero would be wounded
    [defeat] when your hero would be defeated
   *[other] before a roll of yours
}.
reason-DG-CARD-13 = The location your hero stands in forbids it.
reason-DG-CARD-20 = { $named ->
    [location] This location cannot change places with another one: heroes must stand in both, and all exits must fit.
   *[card] { NAME("card", $card) }: no two locations with heroes in them can change places.
}
    .short = nothing to shift
reason-DG-DUNGEONLORD-9 = Monsters and traps are sent only against others.
reason-DG-ECON-6 = The price is { $price } peril, and this player has { $purse }.
reason-DG-ECON-11 = { wish-named }: it costs action points that you do not have.
reason-DG-QUEST-5 = { NAME("quest", $quest) }: only the player whose quest it is may try it.
reason-DG-QUEST-29 = { NAME("quest", $quest) }: the escort must be brought to the { NAME("location", $place) }.
reason-DG-RULING-2 = { NAME("quest", $quest) }: an escort under way cannot be changed for another quest.
reason-DG-RULING-35 = No quest is left in the deck.
reason-DG-RULING-49 = There is no place where this location fits yet.
reason-DG-RULING-54 = { NAME("card", $card) }: what is under way comes first.
    .short = not just now
reason-DG-RULING-67 = The hero stands there already.
reason-DG-TURN-5 = { wish-named }: once a turn, and it has been used.
reason-DG-VAR-1b = Locations of a common quest are laid last.
reason-DG-VAR-8 = Who tips the figure for it strikes back only at the attacker.

## What a person may leave to the table

habit-response = When I could answer an attack
habit-response-pass = Never answer
habit-cancel = When a bane is played on me
habit-cancel-pass = Let it happen
habit-challenge = When I could strike back
habit-challenge-pass = Never strike back
habit-before-roll = When I could help my luck before a roll
habit-before-roll-roll = Roll at once
habit-before-effect = When I could play a card before I face a location
habit-before-effect-test = Face it at once
habit-home = When a monster of mine comes home
habit-home-to-hand = To the hand if it may
habit-home-to-lair = To the lair if it may
habit-home-to-discard = To the discard pile if it may
habit-save = When action points are left
habit-save-save-point = Save one
habit-save-spend-all = Save none

## How far the game is

where-before = Before the first round
where-round = Round { $round } · { NAME("phase", $phase) }
where-battle = Round { $round } · battle: { NAME("stage", $stage) }
where-over = The game is over

## Who sits where

seat-hero = { NAME("hero", $hero) }
standing-quests = { $quests }/{ $of } quests
standing-out = defeated

## The table: what is to be reached, the next steps, when a card can be played

tab-hand = Hand
tab-quests = Quests
tab-others = Others
goal = To win: { goal-quests }
goal-solo = To win: { goal-quests }, then home
goal-quests = { $of ->
    [one] { $of } quest
   *[other] { $of } quests
}
quests-own = { $you ->
    [yes] Your quests: { $done } of { $of } done
   *[no] { NAME("hero", $hero) }: quests, { $done } of { $of } done
}
quests-common = For everybody
hero-level = level { $level } of { $of }
label-points = points
label-glory = glory
label-peril = peril

next-step = { NAME("location", $place) }, { next-way }: { next-task }
next-way = { $steps ->
    [-1] not found yet
    [0] here
    [one] { $steps } step away
   *[other] { $steps } steps away
}
next-task = { $task ->
    [take] take it along
    [deliver] deliver it
    [hunt] slay { NAME("monster", $monster, case: "the") }
    [roll] roll { $value } or more{ $dice ->
        [one] { "" }
       *[other] { " " }with { $dice } dice
    }
    [test] test { NAME("stat", $stat) } { $value }, { needed }
    [pay-health] give up { $amount } health
    [pay-cards] discard { $amount } boons or treasures
   *[pay-glory] pay { $amount } glory
}
next-search = { $type ->
    [tunnel] Any tunnel
   *[room] Any room but the entrance
}: search for { $value }, { $here ->
    [yes] here { needed }
   *[no] further from the entrance it is easier
}

hand-now = now: { $price ->
    [-1] as much peril as you like
   *[other] { $price } { $unit ->
        [glory] glory
       *[peril] peril
    }
}
hand-discard = may be discarded
hand-card = may be chosen
hand-moment = { $moment ->
    [before_attack] when attacked
    [response] when attacked
    [bane_on_me] against a bane
    [before_roll] before your roll
    [hero] in your hero phase
    [dungeonlord] as Dungeonlord
   *[anytime] at any time
}

sign-goal = Whoever completes three quests first wins. The boxes show how many everybody has completed.
sign-melee = Melee: added to the die in fights with weapons and in tests of strength.
sign-magic = Magic: added to the die in fights with spells and in tests of will.
sign-speed = Speed: added to the die in fights of skill, and against traps; also your action points.
sign-points = Action points left this turn: steps, exploring, searching and attacks cost one each.
sign-glory = Glory: it pays for your treasures and boons.
sign-peril = Peril: others pay their monsters, traps and banes against you with it.
sign-health = Health: without any the hero is defeated.

## What wins, what is near

wins-quests = { $solo ->
    [yes] Complete { goal-quests } and come back to the entrance.
   *[no] The first to complete { goal-quests } wins{ $last ->
        [yes] , or the last hero left
       *[no] { "" }
    }.
}
wins-limit = { $solo ->
    [yes] Round { $rounds } is the last.
   *[no] After round { $rounds } the most quests win.
}
warning-health = One more wound and your hero is defeated.
    .short = 1 health left
    .show = Show your hero
warning-last-round = This is the last round: { $solo ->
    [yes] without your quests the tomb wins
   *[no] after it the most quests win
}.
    .short = This is the last round

## Lessons

lesson-turn = One turn
lesson-turn-goal = You lead a hero through the tomb of the Lich Lord, and in every turn you are also the others’ Dungeonlord. Whoever completes three quests first wins; so does the last hero standing.
lesson-turn-trap = Your turn begins: you are the Dungeonlord. The Spear Volley costs 2 peril, and it is Kron’s own 2 peril that pays. Declare this trap against him.
lesson-turn-trap-pass = You may pass, and Kron’s peril stays where it is. In this step use it: set the trap.
lesson-turn-begin = The trap is paid for. Begin: Kron rolls a die and adds his speed, 3. With less than 5 he takes a wound.
lesson-turn-place = Kron is hurt. Next, every turn, you draw a location and lay it on the map, exit to exit. Put the Crypt east of your hero: one step away.
lesson-turn-place-far = The Crypt fits there, too, but it is a longer walk. In this step lay it east of the Forked Passage, where your hero stands.
lesson-turn-move = Now you are the hero. You have 3 action points, as many as your speed, and a step costs 1. Go east into the Crypt.
lesson-turn-move-west = West is the entrance: 1 glory and 1 peril. The Crypt gives twice as much.
lesson-turn-move-explore = Exploring draws one more location for a point. First enter the one that you have just laid.
lesson-turn-move-end = The phase would be over with all three points unspent. Use one of them: go east.
lesson-turn-helm = The Crypt gave you 2 glory and 2 peril. Glory pays for your own cards: play the Iron Helm for 2. It adds 1 when you defend in melee.
lesson-turn-helm-hand = You may do that, too. But a card in your hand does nothing: first play the Iron Helm.
lesson-turn-end = The helm stays in play. With the 2 points left you could walk on or explore; for this turn it is enough. End the hero phase.
lesson-turn-end-more = That is a fair use of a point. In this step see how a turn ends.
lesson-turn-discard = At the end of your turn one card must go, and then you fill your hand up to five. Discard a card that you can do without.

lesson-points = Glory and peril
lesson-points-enter = A location shows what it gives to whoever enters: the Crypt 2 glory and 2 peril, always both together. Go east and take them.
lesson-points-enter-west = The entrance gives 1 glory and 1 peril: less danger, but too little for the card that comes next.
lesson-points-enter-other = Possible, but it brings less than the Crypt. In this step go in there.
lesson-points-axe = With 3 glory you can pay for the Gravedigger’s Axe: it stays in play and adds 1 to your melee when you attack. Play it.
lesson-points-axe-first = Glory is not lost by waiting, but a card works only once it is played. First play the axe.
lesson-points-back = Go back west and watch your glory. You began this turn in the Forked Passage, so it is not new for you and gives nothing.
lesson-points-back-other = That is allowed. In this step go back west, to see which locations give nothing.
lesson-points-new = The Tomb Antechamber you have not visited this turn, so it is new: go west and take 1 glory and 1 peril. The points of a location come once a turn.
lesson-points-new-crypt = You have been in the Crypt this turn: a second visit gives nothing.
lesson-points-new-other = That brings no glory. In this step go west.
lesson-points-peril = Look at your peril: 5. That is money for Kron, to be spent on harming you. Discard Fleet Foot, too dear for now, and see what he does.
lesson-points-peril-keep = It may be any card. In this step let Fleet Foot go: it costs 4 glory, and you have 1.
lesson-points-bane = Kron paid for his Zombie with 2 of your peril; you can never spend it yourself. Now you are the Dungeonlord: play Leaden Steps, and his peril pays.
lesson-points-bane-other = You may do that. In this step play Leaden Steps, to see who pays.
lesson-points-victim = Choose Kron: his speed falls by 1, and so do the action points he gets at the start of his turns. He can pay 4 glory to be rid of it.
lesson-points-victim-own = Then your own hero is the slow one. Kron’s peril pays all the same, because your own never does.

lesson-map = The map
lesson-map-place = You have drawn the Troll Bridge, where one of your quests is attempted. Exits must meet exits, walls must meet walls. Lay it south of your hero, so that it is near.
lesson-map-place-far = It fits there, but your quest is then further away. In this step lay it south of the Long Gallery, where your hero stands.
lesson-map-explore = One location a turn is free. In the hero phase you can buy more for an action point each: explore.
lesson-map-explore-first = You will walk in a moment. First explore: your other quest still needs its place.
lesson-map-crypt = The Crypt, the place of your other quest. One of its sides is blocked: leaving there takes a test. Lay it south of the bridge as printed, with an open side towards you.
lesson-map-crypt-turned = Turned round, the blocked side faces the bridge: you get in freely, but the way back takes a test.
lesson-map-crypt-far = It fits there, too, but far from your hero. In this step lay it south of the Troll Bridge.
lesson-map-walk = Only the side you leave by counts, never the one you enter by. South of you it is open: go onto the Troll Bridge.
lesson-map-walk-other = Possible. But your quest places lie in the south: go there.
lesson-map-blocked = Another turn. The Crypt’s northern exit is blocked: melee 5+, and your melee is 2. Go north. Failing costs a point, but opens the exit; then go on for another.
lesson-map-blocked-other = That is allowed and needs no test. In this step go north through the blocked exit, and on as soon as it is open.
lesson-map-spikes = Here are spikes: speed 5+, or a wound. Before the test you may spend the glory you have just gained: play Fleet Foot, which makes your speed 4.
lesson-map-spikes-test = The die shows a 1: with speed 3 that makes 4, and you are wounded. With Fleet Foot it would have been 5.
lesson-map-spikes-axe = The axe helps when you attack in melee. Against spikes it is speed that counts.

lesson-battle = Battle
lesson-battle-hero = Kron stands in the same location. Once a turn, for an action point, your hero may attack another one, though never at the entrance. Attack Kron.
lesson-battle-hero-other = A good plan for another time. In this step attack Kron: you have 2 points.
lesson-battle-weak = You choose the form, and both roll a die and add that score; whoever has more wounds the other. Kron has melee 3, speed 3, magic 0: attack with magic.
lesson-battle-weak-melee = 5 against 6: in melee Kron is better than you, and the wound is yours.
lesson-battle-weak-speed = Speed is 3 to 3, an even chance to be wounded yourself. Magic is 2 to 0.
lesson-battle-riposte = Kron’s turn: he sends a Zombie in melee, its 2 against your 1. Before the dice you may respond: Riposte costs 2 glory and adds 2 to your counter roll. Play it.
lesson-battle-riposte-scare = Scare Off drives the Zombie away before it strikes, but costs all 3 glory, and a Zombie without a wound brings you none.
lesson-battle-riposte-pass = Both dice show a 4: 6 against 5, and you are wounded. With Riposte it would have been 7.
lesson-battle-strike = 7 against 6: the Zombie has 1 health left. You were attacked, so you may strike back once, for an action point. You saved one last turn: attack the Zombie.
lesson-battle-strike-pass = Then the Zombie lives on. The saved point is lost anyway when your next turn begins: use it now.
lesson-battle-form = You attack, so you choose the form, and the Zombie must defend in the same: melee 2, magic 0, speed 0. Choose speed, 3 to 0: each wound brings 1 glory.
lesson-battle-form-melee = Melee is its strong side: 4 against 6, and you are wounded. The weak side is where to strike.
lesson-battle-form-magic = Magic, 2 to 0, works as well. Speed, 3 to 0, is one better.

lesson-saving = The end of a turn
lesson-saving-stay = A hero who stays put all turn gets the points of the location at its end: here 2 glory and 1 peril. End the hero phase without moving.
lesson-saving-stay-move = The Crossing gives only 1 glory, and a hero who has moved gets nothing at the end.
lesson-saving-stay-explore = Exploring is not moving, so you would not lose the points. In this step end the phase.
lesson-saving-discard = First a card must go: from your hand, a treasure in play or a monster of your lair, but never a boon in play. Discard Planar Rift.
lesson-saving-discard-other = It may be any of them. In this step it is Planar Rift: it costs 3 peril, and Sable has only 1.
lesson-saving-save = Your glory has grown by 2. Points you have not spent are lost, but one may be saved for the turns of others. Save it.
lesson-saving-save-none = Without a saved point you cannot strike back when you are attacked in the turn of another.
lesson-saving-strike = Sable’s turn: her Zombie attacked, and your higher sum wounded it. With the saved point you may strike back at once: attack the Zombie.
lesson-saving-strike-pass = The point does not last: it is gone when your next turn begins. Use it.
lesson-saving-form = The Zombie is slow: its speed is 0, yours 3. Attack with speed; every wound you deal it brings you 1 glory.
lesson-saving-form-melee = Melee is 2 to 2: the Zombie could just as well wound you. Speed is 3 to 0.
lesson-saving-form-magic = Magic, 2 to 0, is good as well. Speed, 3 to 0, is one better.

lesson-quests = Quests
lesson-quests-three = Three completed quests win the game. Two are dealt to you alone; the common one is open to everybody. Each says where it is attempted and what it takes.
lesson-quests-go = Break the Seal is attempted at the Sealed Gate and nowhere else. It lies one step east of your hero: go there.
lesson-quests-go-other = Possible, but the quest waits in the east.
lesson-quests-try = It takes magic 6+: a die and your magic, 3. Nothing happens by itself; the first attempt in a turn is free. Try it.
lesson-quests-try-other = That can wait. The attempt costs nothing: make it first.
lesson-quests-roll = Once a turn Lorel may pay 2 glory for +1 magic on one roll. Keep the glory for now: roll.
lesson-quests-roll-ability = The die shows a 1: even with +1 it is only 5, and the ability is used up for this turn.
lesson-quests-again = 1 and 3 are only 4. This failure costs 2 glory, as the card says. Another attempt in the same turn costs an action point: try again.
lesson-quests-again-other = Next turn an attempt would be free again. But you are here and have 2 points: try now.
lesson-quests-surge = Whatever changes a roll must be used before it. You have 3 glory: use Lorel’s ability, so that a 2 is enough.
lesson-quests-surge-roll = The die shows a 2: with magic 3 that makes 5, one too few.
lesson-quests-done = The first of three! Your hero is at level 2 now, with magic 4. A completed quest ends the hero phase, so the end of the turn follows: discard any card.

lesson-lord = Being Dungeonlord
lesson-lord-bane = Kron has gathered 11 peril, and you may spend it. Banes work at once, so start with Leaden Steps: 3 peril, and it takes 1 from his speed.
lesson-lord-bane-vampire = The Vampire may come first. But a bane works at once: in this step begin with it.
lesson-lord-bane-volley = The trap tests speed. First make Kron slower, then it is harder for him.
lesson-lord-bane-pass = Passing leaves Kron unharmed, with all his peril. In this step play Leaden Steps.
lesson-lord-kron = A bane may be laid on any hero, even your own. Choose Kron: his speed becomes 2.
lesson-lord-kron-own = It is allowed, and Kron’s peril would pay for it; but the slower hero would be yours.
lesson-lord-vampire = Monsters and traps are first declared, all of them; then they start together. Declare the Crypt Vampire for 6 of Kron’s 8 peril.
lesson-lord-vampire-pass = Kron still has 8 peril, enough for both your cards. Declare the Vampire.
lesson-lord-vampire-volley = The order is yours to choose. In this step the Vampire comes first.
lesson-lord-magic = Scores in a gold ring can attack: the Vampire has melee 3 and magic 3. Kron defends with the same, melee 3 or magic 0. Choose magic.
lesson-lord-magic-melee = Melee would be 3 to 3, an even fight. With magic it is 3 to 0.
lesson-lord-volley = 2 peril are left: declare the Spear Volley as well. It tests speed 5+, and Kron has only 2 now.
lesson-lord-volley-begin = Once it has begun, no further encounter can be declared in this phase. Declare the trap first.
lesson-lord-begin = Everything is paid for. Begin: the dice decide about the Vampire and the trap.
lesson-lord-lair = Two wounds! An unhurt monster comes back to your hand or to your lair. Put it into the lair: it can attack from there, and your hand has room for new cards.
lesson-lord-lair-hand = In your hand it is safe, too, but you draw only up to five cards: it would take the place of a new one.
lesson-lord-reward = For each wound your monster dealt, you may give 1 peril to a player. Give it to Kron: you can spend it on him next time.
lesson-lord-reward-own = Your own peril only helps the others. Kron’s peril helps you.
lesson-lord-reward-pass = You may give it to nobody, but peril on Kron pays for your next cards.

lesson-escort = An escort, and victory
lesson-escort-pick = Two quests are done. The last one: bring the pilgrim from the Library to the Tomb Antechamber. You are in the Library: pick up the pilgrim, it is free.
lesson-escort-pick-first = Without the pilgrim the way is in vain: picking up does not happen by itself.
lesson-escort-south = The pilgrim goes where you go. Go south, into the Crossing.
lesson-escort-south-drop = Left behind, the pilgrim can be picked up by any hero who comes here, and the quest goes with him.
lesson-escort-south-other = The entrance lies in the south: go there.
lesson-escort-entrance = One more step south. On the way, a hero whose attack hits you may take the pilgrim instead of wounding you, so do not dawdle.
lesson-escort-entrance-other = Allowed, but the goal is one step away: go south.
lesson-escort-deliver = Delivering is free, too, and you decide when. Deliver the pilgrim: it is your third quest, and you win at once.
lesson-escort-deliver-other = You may, but victory is at hand: deliver the pilgrim.

## The coach of a first game

coach-ask-dungeonlord = Your turn starts as Dungeonlord: monsters, traps and banes against the others. Their peril pays, not yours, so send what it can pay for.
coach-ask-place = A new location comes free each turn. If a quest of yours needs it, lay it close to your hero; if not, lay it where it opens a way on.
coach-ask-hero-phase = Now your hero acts; a step costs an action point. Head for a place that a quest of yours names, and play a treasure or a boon as soon as your glory pays for it.
coach-ask-victim = Choose a rival who is close to three quests; that player’s peril pays. Your own hero may be on the list, too: look twice.
coach-ask-payer = One opponent’s peril pays the whole price. Take it from the one whose peril you need least for other cards.
coach-ask-how-much = X is yours to choose: each point of peril takes a point of the victim’s glory. More than they have is wasted.
coach-ask-monster-form = A monster attacks with a score ringed in gold, and the hero defends with the same score. Choose the form in which your monster is furthest ahead.
coach-ask-hunt-form = Another hero is on a hunt, and you play the monster. Choose the form in which it is furthest ahead of the hero.
coach-ask-form = You attack, so you choose the score that both sides add to a die. Compare all three, and strike where your lead is greatest.
coach-ask-cancel = A bane is coming at you, and you hold a card that undoes it. It is worth its glory when the bane would stay with you for long.
coach-ask-response = This is the moment before the dice. Compare the scores: if the attacker is 2 or more ahead, a card in answer is well spent.
coach-ask-before-roll = Something of yours can change this roll, but only before it is made. See what the die has to show, and help when the roll matters.
coach-ask-before-effect = You have this location’s points already; its test comes now. A card played first can still help, if it raises the score that is tested.
coach-ask-wound = A wound is about to count, and you can still prevent it. Do it when health is short; while there is plenty, keep the glory.
coach-ask-defeat = Your hero is about to be defeated, and you have something against it. Use it: level, cards and lair would go with the hero.
coach-ask-challenge = You were attacked and may strike back for an action point. Pick a target you beat in some score: each wound to a monster brings 1 glory.
coach-ask-hit-choice = Your hit deals a wound or takes the escort. The escort is a quest half done, so mostly it is worth more.
coach-ask-home = Your monster has survived. As a rule the lair is the better home: it attacks from there for the same price and leaves room in your hand.
coach-ask-over-lair = Your lair holds only so many monsters. Give up the one that strikes least for its price.
coach-ask-over-limit = Your hero can keep only so many lasting cards. Give up the one that helps you least often.
coach-ask-reward = For each wound your monster dealt, a player gets 1 peril. Give it to the rival you want to strike next: it will pay for your cards.
coach-ask-take-away = One card goes. If it is yours, give the one you need least; if it is a rival’s, take the one that helps them most.
coach-ask-host = This card lies under another and works as long as that one stays. Choose the card you will use most.
coach-ask-destination = You choose where the hero lands. A rival belongs far from their quests; your own hero belongs next to yours.
coach-ask-shift = Two locations with heroes in them change places; the heroes stay put. Look for a swap that takes a quest’s place away from a rival or brings yours to you.
coach-ask-keep-or-use = Used at once it is gone and takes no room; kept, it counts for your limit until you use it. With room to spare, keep it for a bad moment.
coach-ask-forced-open = The failed test took a point, but the exit is open now. Go on for another point, or stay: while you stand here it does not close.
coach-ask-extra-die = Glory buys one more die here, and the best count. Pay if no card needs the glory more: a quest is worth most.
coach-ask-offering = The quest takes cards you have in play, and they are gone. Give those that help you least on the way to the next quest.
coach-ask-discard = One card must go, then you draw up to five. Let go what is too dear for now, or a second treasure of a kind you already have in play.
coach-ask-save = Points left over are lost, except one. Save it: in the others’ turns it lets you strike back or stand up.
coach-ask-hero = Your hero is gone, but you go on: level 1 at the entrance, five new cards, quests, glory and peril kept. Choose somebody strong in what your quests test.
coach-event-hurt = Wounds take health; some places and cards give it back. Without health a hero is defeated: in a first game a new one then takes its place, at level 1.
coach-event-compared = Both sides rolled a die and added the same kind of score. The higher sum deals 1 wound, also when it is the defender’s; equal sums hurt nobody.
coach-event-fell = Your hero has fallen and cannot move. Standing up costs an action point, and until then your points are good for nothing else.
coach-event-completed = A quest is done: your hero gains a level, often with better scores, and the hero phase ends. See which quest is nearest now.
coach-event-influence = An Influence quest works until somebody completes it: on its owner, or on all if it is common. Completing it ends that.
coach-event-stayed = Your hero did not move this turn, so the location gave its points once more. That is easy glory, but peril comes with it.
coach-sign-goal = Three completed quests win. The boxes show how many everybody has; keep an eye on whoever has two.
coach-sign-glory = Every new location you enter brings glory, and glory pays for your treasures and boons. Do not hoard it: only cards in play help you.
coach-sign-peril = Peril comes with the same steps, and the others spend it against you; you never can. The more you gather, the worse they can send.

## The short guide

guide-goal = A hero and quests
guide-goal-about = You lead a hero through the tomb of the Lich Lord. Each quest names a place and what to do there: two are yours alone, one lies open for everybody. The first to complete three wins.
guide-lord = First the Dungeonlord
guide-lord-about = Your turn begins with harm to the others: banes, monsters and traps, the cards with a purple diamond. The price is paid with the peril of the hero they strike, never with yours.
guide-map = The map grows
guide-map-about = Then you lay a new location, exit to exit, and your hero walks. A step costs an action point. Entering a location for the first time in a turn gives the glory and the peril printed on it.
guide-points = Glory and peril
guide-points-about = Glory pays for treasures and boons that make your hero stronger. Peril is what the others spend on harming you. Action points, as many as your speed, pay for steps, exploring and attacks.
guide-battle = A die and a score
guide-battle-about = In a battle both sides roll a die and add the same score: melee, magic or speed. The higher sum deals a wound, here the defender’s. Without health a hero is defeated.
guide-end = The third quest wins
guide-end-about = A completed quest raises your hero’s level and ends the hero phase; then you discard a card and draw up to five. The third quest wins at once. The last hero standing wins, too.

## Worked examples

ex-legion = Two monsters, one of them scared off
ex-legion-1 = You are the Dungeonlord: send the Zombie against Sable, and 2 of her 9 peril pay for it.
ex-legion-2 = Send the Legion as well, for 5 more: all encounters are declared before the first one begins.
ex-legion-3 = Begin: the Legion’s own test comes first, and then Sable pays 3 glory for Scare Off to be rid of the Zombie.
ex-legion-4 = The test was passed, 3 and magic 1; but 4 and 3 beat 1 and 2, a wound; put the unhurt Legion into the lair.
ex-legion-5 = For the wound you may give 1 peril to a player: give it to Sable.
ex-legion-6 = Sable has 5 health and 9 − 2 − 5 + 1 = 3 peril; the Zombie and Scare Off lie in the discard pile.

ex-fish = A quest on the second attempt
ex-fish-1 = Raka stands on the Troll Bridge, the place of the quest; the first attempt in a turn is free.
ex-fish-2 = A second die would cost 2 glory; this time it is not bought, and the die shows a 4, one too few.
ex-fish-3 = Nothing was lost; another attempt in the same turn costs an action point.
ex-fish-4 = Now the second die is paid for: 2 and 6 are rolled, and the highest counts.
ex-fish-5 = A level, 1 glory and 1 health are the reward: glory 3 − 2 + 1 = 2, health 6; the hero phase is over.

ex-trap-exit = A trapped exit, in and out
ex-trap-exit-1 = The Library’s western exit is trapped, but going in it does not count: Roderik enters for 1 point, without a test.
ex-trap-exit-2 = On the way back it does: magic 5+, and a 3 with magic 1 makes only 4.
ex-trap-exit-3 = A wound, but Roderik is in the Crypt all the same: a trap hurts and never stops anybody.

ex-blocked = A forced exit stays open
ex-blocked-1 = Lorel has 1 action point; the southern exit is blocked, melee 5+, and a 2 with melee 1 makes only 3.
ex-blocked-2 = The point is gone and Lorel stays, but the exit is open; she discards, and in the next turn Raka walks through it untested.
ex-blocked-3 = Raka is in the Guard Barracks; now it is Lorel’s turn again, and first she lays the location she drew.
ex-blocked-4 = She has held the exit open by staying: she goes through for 1 point, with no new test.
ex-blocked-5 = The moment she has left, the exit is blocked again for whoever comes next.

ex-counter = The defender strikes the monster down
ex-counter-1 = Raka sends the Skeleton against Sable; it has only 1 health.
ex-counter-2 = The Skeleton can attack in melee or speed, both 2; at level 2 Sable has melee 2 and speed 4, so melee it is.
ex-counter-3 = Begin: the Skeleton rolls a 1, Sable a 5.
ex-counter-4 = 3 against 7: the defender wounds the Skeleton, which was all its health; it is discarded, and Sable’s player gets 1 glory.

ex-backpack = A Backpack at the limit
ex-backpack-1 = Raka may have 3 lasting treasures and has 3 in play, so the Ring of the Undying cannot be played.
ex-backpack-2 = The Backpack is a treasure, too, but it raises the limit by 2 the moment it is played.
ex-backpack-3 = 4 treasures of 5 are in play now: there is room for the Ring.
ex-backpack-4 = Five of five; should the Backpack ever leave, the limit falls to 3 and Raka must discard down to it at once.

ex-theft = An escort is taken by force
ex-theft-1 = Kron is carrying embers for a quest and stands in the same location: Raka attacks him for an action point.
ex-theft-2 = In melee it is 2 against Kron’s 3, but the dice show 6 and 1: 8 against 4.
ex-theft-3 = A hit: instead of a wound Raka takes the embers.
ex-theft-4 = Kron keeps all his health, and Carry the Embers is now Raka’s third personal quest.

ex-fallen = What a fallen hero can do
ex-fallen-1 = Raka has fallen and has 1 point, good for standing up only; but cards cost glory, so Fleet Foot can be played.
ex-fallen-2 = The first attempt of a quest is free, so that is allowed, too: the die shows a 1.
ex-fallen-3 = A second attempt, moving or attacking would take a point and are barred: the point is for standing up.
ex-fallen-4 = Raka stands with no point left, and the turn goes on to its end.

ex-danger = A trap, Danger and the own hero
ex-danger-1 = Kron, at level 2, sets the Spear Volley for Raka, who stands beside him in the Ossuary.
ex-danger-2 = Speed 5+, and Danger adds 1: everybody here must reach 6, first Raka, then Kron himself.
ex-danger-3 = Both roll a 2: Raka’s speed 3 makes 5, a wound; Kron’s speed 4 makes 6, just enough.

ex-search = A search far from the entrance
ex-search-1 = Raka searches three steps from the entrance: two locations lie between, so 2 is added to the die.
ex-search-2 = 4 and 2 make 6, found; the find holds for this turn, and the attempt itself is free: 4 or more on a die.
ex-search-3 = A 5: the quest is done, and only the search has cost a point.

## Everything in the box

things-hero = Heroes
things-room = Rooms
things-tunnel = Tunnels
things-treasure = Treasures
things-boon = Boons
things-bane = Banes
things-monster = Monsters
things-trap = Traps
things-quest = Quests
things-prey = Monsters of hunts
things-category = Kinds of quests
things-when = When a card is played, how long it stays
things-sign = Signs and figures
things-mark = On the map
things-copies = { $cards ->
    [one] One card in the box.
   *[other] { $cards } cards in the box.
}

things-category-chance = Reach a number with dice.
things-category-sacrifice = Pay what it asks: health or cards in play.
things-category-hunt = Fight the monster of the quest. It attacks first, and the player on your left plays it.
things-category-search = First find the spot for an action point: a die and the locations between you and the entrance. Then attempt it in the same turn.
things-category-escort = Pick up in one location, deliver in another. Who leaves it or loses it in a battle may lose the quest, too.
things-category-threat = Pass the test. A failure may hurt every hero in the location.
things-category-influence = Works until it is completed: on its owner, or on everybody if it is common.

things-timing-hero = Played in your own hero phase.
things-timing-dungeonlord = Played in your own Dungeonlord phase.
things-timing-response = Played by the defender, before the dice are rolled.
things-timing-anytime = Played in any turn, your own or another’s.
things-duration-permanent = Lies open and works until something makes it leave.
things-duration-instant = Works once and is discarded.
things-duration-attachment = Lies under another card and works as long as that one stays.
things-duration-monster = Fights, and goes home to the hand or the lair if it survives.

things-sign-melee = Melee
things-sign-magic = Magic
things-sign-speed = Speed
things-sign-health = Health
things-sign-points = Action points
things-sign-glory = Glory
things-sign-peril = Peril

things-mark-blocked = Blocked exit, B
    .about = Leaving here takes the test. Failed: an action point is lost, but the exit is open then.
things-mark-trapped = Trapped exit, T
    .about = Leaving here takes the test. Failed: 1 wound, and you go all the same.
things-mark-danger = Danger
    .about = Trap cards played here are harder, by the number beside it.
things-mark-spikes = Spikes
    .about = Pass the test on entering, or take 1 wound.
things-mark-pit = Pit
    .about = Pass the test on entering, or fall.

## The company: who plays by itself, from the gentlest to the strongest

company-level-1 = Jory
    .line = First time underground: one quest at a time, one try a turn, and the cards stay in hand.
company-level-2 = Mirna
    .line = One quest after another; she sends monsters and forgets her other cards.
company-level-3 = Torben
    .line = Sees one quest through before the next; a dungeon lord who spends with sense.
company-level-4 = Elska
    .line = Has every quest in view and goes for the one that pays.
company-level-5 = Agatha
    .line = Fifty years at this table: weighs many turns before she lays a card.

## Puzzles

puzzle-dungeon = One answer here is clearly better than the others for winning the game. Which?

## What a position's chances are made of

term-base = the start of the game
term-won = the end of the game
term-quests = quests done
term-aims = quests within reach
term-health = health of the heroes
term-level = levels of the heroes
term-glory = glory
term-peril = peril
term-gear = treasures, scores and curses
term-lair = monsters in the lairs
term-hand = cards in hand
term-turn = whose turn it is
