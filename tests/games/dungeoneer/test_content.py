"""The pack: counts and figures as the rules list them, a test for every card, and what is refused (6.2 to 6.10)."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.games.dungeoneer.positions import BOOK
from undercroft.games.dungeoneer.content import BLOCKED, FORMS, OPEN, WALL, Pack, Side
from undercroft.games.dungeoneer.loading import load, make
from undercroft.kernel import packs
from undercroft.kernel.packs import WrongPack

TEXT = packs.find("undercroft.games.dungeoneer", "base")[1].decode()
PACK = packs.decode("base", TEXT.encode(), Pack)

# ---- what is in the box ----


def test_counts() -> None:
    assert (len(BOOK.locations), len(BOOK.cards), len(BOOK.quests), len(BOOK.heroes)) == (22, 60, 14, 6)
    assert Counter(card.sort for card in BOOK.cards) == {"treasure": 14, "boon": 14, "bane": 11, "monster": 15, "trap": 6}
    assert len(BOOK.kinds) == 14 + 13 + 11 + 13 + 6
    assert Counter(place.type for place in BOOK.locations) == {"room": 13, "tunnel": 9}
    assert [place.id for place in BOOK.locations if place.entrance] == ["tomb-antechamber"]
    assert set(Counter(quest.category for quest in BOOK.quests).values()) == {2}
    copies = Counter(card.id for card in BOOK.cards)
    assert {name: count for name, count in copies.items() if count > 1} == {"dodge": 2, "zombie": 2, "skeleton": 2}


def test_figures() -> None:
    figures = BOOK.figures
    assert (figures.quests_to_win, figures.health, figures.hand, figures.personal_quests) == (3, 6, 5, 2)
    assert (figures.lair, figures.tunnels, figures.levels) == (3, 4, 4)


LOCATIONS = """
tomb-antechamber room O/O/O/O 1 1; crypt room O/O/Bm5/O 2 2; library room O/W/O/Tg5 2 1; inner-sanctum room Bg5/O/O/W 2 3
ossuary room O/O/W/O 1 2; shrine-of-ashes room W/O/O/O 2 1; flooded-cistern room O/Ts5/O/O 1 2; mirror-hall room O/O/O/W 2 2
throne-of-dust room Bm6/W/O/O 3 3; treasure-vault room O/Bs5/W/Ts5 3 2; embalming-chamber room O/O/Tg4/O 1 1
sealed-gate room O/O/Bg6/W 2 2; guard-barracks room O/O/O/O 1 2; troll-bridge tunnel O/W/O/W 1 2; corner tunnel O/O/W/W 1 2
straight-passage tunnel W/O/W/O 1 1; long-gallery tunnel O/W/O/W 1 1; crossing tunnel O/O/O/O 1 1
forked-passage tunnel O/O/W/O 1 1; spiked-corridor tunnel W/O/O/O 2 1; pitfall-corridor tunnel O/O/O/W 2 1
collapsed-tunnel tunnel W/O/O/Bm5 1 2
"""
"""Id, type, sides from the north clockwise (m melee, g magic, s speed), glory, peril."""


def _side(side: Side) -> str:
    if side.kind in (OPEN, WALL):
        return "O" if side.kind == OPEN else "W"
    return ("B" if side.kind == BLOCKED else "T") + {"melee": "m", "magic": "g", "speed": "s"}[side.stat] + str(side.value)


def test_locations_as_listed() -> None:
    found = [f"{p.id} {p.type} {'/'.join(map(_side, p.sides))} {p.glory} {p.peril}" for p in BOOK.locations]
    assert found == re.split(r"[;\n] *", LOCATIONS.strip())
    assert all(place.turned == (*place.sides[2:], *place.sides[:2]) for place in BOOK.locations)


CARDS = """
backpack bag 2 hp; potion-of-healing potion 2 hp; boot-of-ala-hazad boots 4 hp; iron-helm helm 2 hp
gravediggers-axe weapon 3 hp; warding-amulet amulet 4 hp; chain-hauberk armour 4 hp; corpse-lantern lantern 3 hp
skeleton-keys tool 2 hp; silvered-blade weapon 5 hp; ring-of-the-undying ring 6 hp; flask-of-swiftness potion 2 hp
scroll-of-recall scroll 2 hp; runed-edge weapon+rune 2 ha
scare-off prayer 3 ri; dodge manoeuvre 1 ai; create-darkness spell 3 ri; blessings-of-nakari blessing 4 hp
weapon-mastery skill 4 hp; arcane-focus skill 4 hp; fleet-foot skill 4 hp; trap-sense skill 2 hp; second-wind manoeuvre 2 ai
turn-aside-the-curse spell 3 ai; riposte manoeuvre 2 ri; pathfinder skill 1 hi; lucky-omen omen 1 ai
undead-awakening necromancy 3 di; planar-rift shift 3 di; leaden-steps curse 3 dp; withered-arm curse 3 dp
clouded-mind curse 3 dp; stumble mishap 2 ai; grasping-vortex warp 4 di; tomb-thief mishap 4 di; siphon-fame curse -1 di
bloodscent frenzy 2 da; soul-chill curse 6 di
zombie undead 2 dm; skeleton undead 2 dm; legion undead 5 dm; grave-wraith undead 4 dm; ghost undead 3 dm; ghoul undead 3 dm
bone-hound undead+beast 3 dm; tomb-spider beast 2 dm; carrion-swarm beast 2 dm; death-knight undead 6 dm
crypt-vampire undead 6 dm; stone-gargoyle construct 4 dm; lich-acolyte undead 5 dm
spear-volley trap 2 di; rolling-boulder trap 3 di; poison-needle trap 2 di; rune-of-binding trap 3 di; soul-snare trap 4 di
collapsing-floor trap 4 di
"""
"""Id, kinds, price (-1 is chosen), the first letters of timing and duration."""


def test_cards_as_listed() -> None:
    kinds = {card.id: card for card in BOOK.cards}.values()
    found = [f"{c.id} {'+'.join(c.kinds)} {c.price} {c.timing[0]}{c.duration[0]}" for c in kinds]
    assert found == re.split(r"[;\n] *", CARDS.strip())
    assert all(card.glory is (card.sort in ("treasure", "boon")) for card in BOOK.cards)


MONSTERS = """
zombie 2 2a 0c 0c; skeleton 1 2a 1c 2a; legion 3 3a 2c 1c; grave-wraith 2 1c 3a 2c; ghost 1 3c 2a 2c; ghoul 2 2a 0c 3a
bone-hound 1 2a 0c 3a; tomb-spider 1 1c 0c 2a; carrion-swarm 1 1c 1c 3a; death-knight 3 4a 3c 2c; crypt-vampire 3 3a 3a 3c
stone-gargoyle 2 3a 1c 3c; lich-acolyte 2 1c 4a 1c; draky 2 3a 2a 1c; bone-warden 2 3a 1c 1c
"""
"""Id, health, melee, magic and speed; a: may attack."""


def test_monsters_as_listed() -> None:
    monsters = {m.id: m for m in (*(c.monster for c in BOOK.cards), *(q.monster for q in BOOK.quests)) if m is not None}
    found = []
    for monster in monsters.values():
        scores = [monster.scores[form] for form in FORMS]
        found.append(" ".join([monster.id, str(monster.health), *(f"{s.value}{'a' if s.attacks else 'c'}" for s in scores)]))
    assert found == re.split(r"[;\n] *", MONSTERS.strip())


# ---- a test for every card ----

TESTED = {
    "test_treasures.py": {card.id for card in BOOK.cards if card.sort == "treasure"},
    "test_boons.py": {card.id for card in BOOK.cards if card.sort == "boon"},
    "test_banes.py": {card.id for card in BOOK.cards if card.sort == "bane"},
    "test_monsters.py": {card.id for card in BOOK.cards if card.sort == "monster"},
    "test_traps.py": {card.id for card in BOOK.cards if card.sort == "trap"},
    "test_quest_cards.py": {quest.id for quest in BOOK.quests},
    "test_heroes.py": {hero.id for hero in BOOK.heroes},
    "test_locations.py": {place.id for place in BOOK.locations if place.clauses},
}


@pytest.mark.parametrize("name", TESTED)
def test_every_card_with_an_effect_has_a_test_of_its_name(name: str) -> None:
    tests = re.findall(r"^def test_(\w+)\(", (Path(__file__).parent / name).read_text(), re.M)
    ids = {card.replace("-", "_") for card in TESTED[name]}
    assert {card for card in ids if not any(test == card or test.startswith(f"{card}_") for test in tests)} == set()


# ---- packs that cannot be played ----


@pytest.mark.parametrize(("change", "to", "words"), [
    # two with one id
    ('id = "library"', 'id = "crypt"', "locations: two with the id 'crypt'"),
    ('id = "dodge"', 'id = "scare-off"', "cards: two with the id 'scare-off'"),
    ('id = "bones-of-fate"', 'id = "slay-draky"', "quests: two with the id 'slay-draky'"),
    ('id = "raka"', 'id = "sable-quick"', "heroes: two with the id 'sable-quick'"),
    # effects
    ("LIMIT(me,treasures,+2)", "SNEEZE(me,+2)", "card backpack: there is no effect 'SNEEZE'"),
    ("LIMIT(me,treasures,+2)", "LIMIT(me,pockets,+2)", "card backpack: LIMIT: there is no limit 'pockets'"),
    ("LIMIT(me,treasures,+2)", "LIMIT(me,treasures)", "card backpack: LIMIT takes 3"),
    ("static: LIMIT(me,treasures,+2)", "", "card backpack: it does nothing"),
    ("static: LIMIT(me,treasures,+2)", "static: ", "card backpack: an effect without a word"),
    ("static: LIMIT(me,treasures,+2)", "LIMIT(me,treasures,+2)", "card backpack: 'LIMIT(me,treasures,+2)' has no trigger"),
    ("static: LIMIT(me,treasures,+2)", "static: LIMIT(foe,treasures,+2)", "card backpack: nobody is the target of LIMIT(foe"),
    ("static: MOD(foe,speed,-1,while)", "static: MOD(me,speed,-1,while)", "card leaden-steps: nobody is the target of MOD(me"),
    ("use[2G;turn;hero]: HEAL(me,1)", "use[2G;turn;noon]: HEAL(me,1)", "location shrine-of-ashes: there is no window 'noon'"),
    ("slain: GLORY(me,+1)", "slain: GLORY(me,many)", "hero raka: GLORY: 'many' is no number"),
    ("reset: PERIL(affected,+1)", "dawn: PERIL(affected,+1)", "quest shadow-of-the-lich: there is no trigger 'dawn'"),
    ("play: ATTACH(monster:mine) ; static: MOD(host", "static: MOD(host", "card bloodscent: an attachment says what it is laid"),
    ("static: LIMIT(me,treasures,+2)", "play: ROLL(1,5)", "card backpack: ROLL has no place after 'play'"),
    ("static: LIMIT(me,treasures,+2)", "static: HEAL(me,1)", "card backpack: HEAL has no place after 'static'"),
    ("static: LIMIT(me,treasures,+2)", "enter: HEAL(me,1)", "card backpack: nothing happens on 'enter'"),
    ("static: LIMIT(me,treasures,+2)", "use: HEAL(me,1)", "card backpack: there is no frequency ''"),
    ("static: LIMIT(me,treasures,+2)", "use[1G;any;defeat]: HEAL(me,1)", "backpack: HEAL cannot be used in the window 'defeat'"),
    ("play: FALL(foe)", "play: FALL(it)", "card stumble: nobody is the target of FALL(it"),
    ("play: FALL(foe)", "play: DISCARD(foe,attic,1,me)", "card stumble: DISCARD: there is no zone 'attic'"),
    ("play{before_roll}: DIE", "play: DIE", "card lucky-omen: DIE comes at the wrong moment"),
    ("hazard: DANGER(1)", "enter: ", "location ossuary: an effect without a word"),
    ("hazard: DANGER(1)", "hazard: WOUND(me,1)", "location ossuary: WOUND has no place after 'hazard'"),
    ("hazard: DANGER(1)", "play: WOUND(me,1)", "location ossuary: nothing happens on 'play'"),
    ("hazard: DANGER(1)", "use[1G;any;hero]: LEVEL(me,+1)", "location ossuary: LEVEL cannot be used in the window 'hero'"),
    ("slain: GLORY(me,+1)", "static: MOD(foe,melee,+1,while)", "hero raka: nobody is the target of MOD(foe"),
    ("slain: GLORY(me,+1)", "use[1G;turn;hero]: HEAL(me,1)", "hero raka: HEAL cannot be used in the window 'hero'"),
    ("MOD(affected,magic", "MOD(me,magic", "quest the-whispering-curse: nobody is the target of MOD(me"),
    ("hit(magic): AP(foe,-1)", "play: AP(foe,-1)", "quest slay-draky: nothing happens on 'play'"),
    ('failure = "GLORY(here,-2)"', 'failure = "LOCK(here,quest,turn)"', "quest break-the-seal: LOCK does nothing there"),
    # cards
    ('kinds = ["bag"]', "kinds = []", "card backpack: it is of no kind"),
    ('price = "2G"', 'price = "XG"', "card backpack: only a price in P is chosen"),
    ('timing = "hero"', 'timing = "dungeonlord"', "card backpack: a treasure is not played at the time 'dungeonlord'"),
    ('duration = "permanent"', 'duration = "monster"', "card backpack: a treasure is not 'monster'"),
    ('duration = "monster"', 'duration = "instant"', "card zombie: a monster is not 'instant'"),
    ('duration = "permanent"', 'duration = "attachment"', "card backpack: an attachment says what it is laid under"),
    ("ATTACH(treasure:weapon)", "ATTACH(hat)", "card runed-edge: it cannot be laid under 'hat'"),
    ('price = "2G"', 'price = "2P"', "card backpack: the price '2P' must be in G"),
    ('price = "3P"', 'price = "3G"', "card undead-awakening: the price '3G' must be in P"),
    ('price = "2G"', 'price = "cheap"', "card backpack: the price 'cheap' must be in G"),
    ("copies = 2", "copies = 0", "cards: at least one copy of each"),
    ('melee = "2a"', 'melee = "2c"', "card zombie: a monster needs health and a form to attack in"),
    ('health = 2\nmelee = "2a"', 'health = 0\nmelee = "2a"', "card zombie: a monster needs health"),
    ('melee = "2a"', 'melee = "strong"', "card zombie: there is no score 'strong'"),
    ('class = "trap"', 'class = "snare"', "snare"),
    # locations
    ('sides = ["O", "O", "O", "O"]', 'sides = ["O", "W", "O", "O"]', "location tomb-antechamber: the entrance has a wall"),
    ('sides = ["O", "W", "O", "W"]', 'sides = ["W", "W", "W", "W"]', "location troll-bridge: it has no exit"),
    ('"B melee 5"', '"B luck 5"', "location crypt: there is no side 'B luck 5'"),
    ("entrance = true", "entrance = false", "locations: 0 entrances"),
    ('id = "crypt"', 'id = "crypt"\nentrance = true', "locations: 2 entrances"),
    ("peril = 2", "peril = -2", "location crypt: glory and peril are not below 0"),
    # quests
    ('where = ["troll-bridge"]', 'where = ["bridge"]', "quest catching-the-magic-fish: no location can fulfil it: there is no"),
    ('where = ["tunnel"]', 'where = ["attic"]', "quest the-lost-apprentice: no location can fulfil it: there is no attic"),
    ('where = ["tunnel"]', "where = []", "quest the-lost-apprentice: no location can fulfil it"),
    ('where = ["crypt"]', "where = []", "quest free-caedmans-soul: wrong number of locations"),
    ('where = ["library", "tomb-antechamber"]', 'where = ["library"]', "quest lead-the-pilgrim-out: wrong number of locations"),
    ("search = 6", "search = 0", "quest the-lost-apprentice: a search needs a number"),
    ('test = "ROLL(2,9)"', 'test = "ROLL(2,9); ROLL(1,5)"', "quest bones-of-fate: one test, not 2"),
    ('test = "ROLL(2,9)"', 'test = "HUNT()"', "quest bones-of-fate: only a hunt is tested by HUNT"),
    ('test = "ROLL(2,9)"', 'test = "ESCORT()"', "quest bones-of-fate: only an escort is tested by ESCORT"),
    ('test = "ROLL(2,9)"', 'test = "HEAL(me,1)"', "quest bones-of-fate: HEAL is no test"),
    ("LEVEL(me,+1); GLORY(me,+3)", "GLORY(me,+3)", "quest free-caedmans-soul: every reward has a level in it"),
    ('["undead"]\nhealth = 2\nmelee = "3a"', '["undead"]\nhealth = 2\nmelee = "3c"', "quest break-the-bone-warden: a monster"),
    ('option = "2G: DIE', 'option = "2P: DIE', "quest catching-the-magic-fish: the option"),
    ('option = "2G: DIE(me,+1,high,roll)"', 'option = "2G: "', "quest catching-the-magic-fish: the option"),
    ('influence = "static: MOD(affected,magic,-1,while)"', "", "quest the-whispering-curse: an influence acts until"),
    ('test = "PAY(health,2)"', 'test = "PAY(gold,2)"', "quest free-caedmans-soul: PAY: there is no payment 'gold'"),
    ('id = "draky"', 'id = "zombie"', "monsters: two with the id 'zombie'"),
    # heroes and figures
    ("boons = 2", "boons = -2", "hero kron-axereaver: limits are not below 0"),
    ("melee = [3, 4, 4, 5]", "melee = [3, 4, 4]", "hero kron-axereaver: melee needs a score for each of 4 levels"),
    ("speed = [3, 4, 4, 4]", "speed = [0, 4, 4, 4]", "hero kron-axereaver: needs health and speed"),
    ("health = 6\nboons", "health = 0\nboons", "hero kron-axereaver: needs health and speed"),
    ("tunnels = 4", "tunnels = 3", "figures.tunnels: one for each side of the entrance"),
    ("lair = 3", "lair = 0", "figures.lair: at least 1"),
    ("hand = 5", "hand = 11", "cards: 60, but 4 hands and a deck take 66"),
    ("personal_quests = 2", "personal_quests = 4", "quests: 14, but 4 players and the table take 17"),
    ("quests_to_win = 3", "quests_to_win = 15", "quests: fewer than it takes to win"),
    ("levels = 4", "levels = 4\nluck = 7", "luck"),
])  # fmt: skip
def test_a_pack_that_cannot_be_played_is_refused_by_name(tmp_path: Path, change: str, to: str, words: str) -> None:
    assert change in TEXT, change
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(change, to, 1))
    with pytest.raises(WrongPack, match=re.escape(words)):
        load(str(path))


@pytest.mark.parametrize(("kind", "kept", "words"), [
    ("heroes", 3, "heroes: fewer than 4"),
    ("cards", 20, "cards: 21, but 4 hands and a deck take 30"),
    ("quests", 8, "quests: 8, but 4 players and the table take 9"),
    ("locations", 16, "locations: fewer than 4 tunnels"),
])  # fmt: skip
def test_too_few_of_something(kind: str, kept: int, words: str) -> None:
    with pytest.raises(WrongPack, match=re.escape(words)):
        make("mine", replace(PACK, **{kind: getattr(PACK, kind)[:kept]}))


def test_a_hunt_without_its_monster() -> None:
    quests = tuple(replace(quest, monster=None) if quest.id == "slay-draky" else quest for quest in PACK.quests)
    with pytest.raises(WrongPack, match="quest slay-draky: a hunt has a monster"):
        make("mine", replace(PACK, quests=quests))


def test_a_comment_does_not_change_the_fingerprint_and_a_figure_does(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("# mine\n" + TEXT)
    assert load(str(path)).fingerprint == BOOK.fingerprint
    path = tmp_path / "other.toml"
    path.write_text(TEXT.replace("glory = 1", "glory = 4", 1))
    assert load(str(path)).fingerprint != BOOK.fingerprint
