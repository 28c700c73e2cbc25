"""The worked examples, from positions built for them."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.positions import (
    BOOK,
    answer,
    asked,
    at,
    crypt,
    hero,
    ids,
    offered,
    place,
    quest,
    quest_ids,
    tiles,
    told,
)
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.content import DungeonBook, Pack
from undercroft.games.dungeoneer.rules.dungeon import chart_of, legal
from undercroft.games.dungeoneer.rules.stats import limit
from undercroft.games.dungeoneer.state import Opened, State
from undercroft.kernel import packs
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup


@pytest.mark.rule("DG-EX-1")
def test_legion_and_zombie() -> None:
    a = hero("raka", hand="zombie legion", points=3)
    b = hero("sable-quick", "crossing", level=2, glory=3, peril=9, hand="scare-off")
    table = crypt(a, b, phase="dungeonlord", luck=(3, 4, 1))
    answer(table, "declare zombie", "declare legion", "begin")
    assert asked(table).kind == "response"
    answer(table, "play scare-off", "card zombie")
    state: State = table.state
    assert (state.parts[1].glory, ids(state.discard)) == (0, ["scare-off", "zombie"])
    assert [event.data for event in told(table, "tested")] == [("magic", 4, 4, "yes")]
    assert [event.data for event in told(table, "compared")] == [("legion", 7, 3)]
    assert state.parts[1].health == 5
    assert (asked(table).kind, offered(table)) == ("home", ["to-hand", "to-lair"])
    answer(table, "to-lair", "seat 1")
    assert ids(table.state.parts[0].lair) == ["legion"]
    assert table.state.parts[1].peril == 9 - 2 - 5 + 1
    assert table.state.attacks == ()


def legion_and_zombie(*dice: int, **victim: object) -> Table:
    """The same battle up to the end of its comparisons; Zombie is scared off."""
    there = str(victim.pop("there", "tomb-antechamber"))
    a = hero("raka", there, hand="zombie legion", points=3)
    b = hero("sable-quick", "crossing", level=2, glory=3, peril=9, hand="scare-off", **victim)
    table = crypt(a, b, phase="dungeonlord", luck=dice)
    return answer(table, "declare zombie", "declare legion", "begin", "play scare-off", "card zombie")


@pytest.mark.rule("DG-EX-1")
@pytest.mark.parametrize(("die", "health"), [(1, 5), (2, 6)])
def test_legion_threatens_its_own_player_too(die: int, health: int) -> None:
    """Variation a: A's hero stands in the same location."""
    table = legion_and_zombie(3, die, 4, 1, there="crossing")
    assert [(event.seat, event.data[1]) for event in told(table, "tested")] == [(1, 4), (0, 2 + die)]
    assert [player.health for player in table.state.parts] == [health, 5]


@pytest.mark.rule("DG-EX-1")
def test_legion_wounds_twice() -> None:
    """Variation b: the threat is failed."""
    table = legion_and_zombie(2, 4, 1)
    assert [event.data for event in told(table, "tested")] == [("magic", 3, 4, "no")]
    assert [event.data for event in told(table, "hurt")] == [(5,), (4,)]
    answer(table, "to-lair", "seat 1", "seat 1")
    assert table.state.parts[1].peril == 9 - 2 - 5 + 2


@pytest.mark.rule("DG-EX-1")
def test_legion_may_be_challenged_but_zombie_may_not() -> None:
    """Variation c: B has saved a point."""
    table = legion_and_zombie(3, 4, 1, points=1, saved=True)
    assert (asked(table).kind, asked(table).seat, offered(table)) == ("challenge", 1, ["challenge legion", "pass"])


@pytest.mark.rule("DG-EX-2")
@pytest.mark.parametrize("dice", [(2, 6), (4, 4)])
def test_magic_fish(dice: tuple[int, int]) -> None:
    fisher = hero("raka", "troll-bridge", health=5, glory=3, points=2, quests="catching-the-magic-fish", hand="dodge riposte")
    table = crypt(fisher, hero("kron-axereaver"), rooms="troll-bridge 0,-1", luck=(4, *dice))
    answer(table, "attempt catching-the-magic-fish", "pass")
    assert (table.state.parts[0].points, table.state.parts[0].glory, asked(table).kind) == (2, 3, "hero-phase")
    answer(table, "attempt catching-the-magic-fish", "price 2")
    raka = table.state.parts[0]
    if max(dice) < 5:
        assert (raka.points, raka.glory, raka.health, raka.level, raka.done) == (1, 1, 5, 1, ())
        assert (asked(table).kind, quest_ids(raka.quests)) == ("hero-phase", ["catching-the-magic-fish"])
    else:
        assert (raka.points, raka.glory, raka.health, raka.level, raka.quests) == (1, 2, 6, 2, ())
        assert (asked(table).kind, quest_ids(raka.done)) == ("discard", ["catching-the-magic-fish"])


@pytest.mark.rule("DG-EX-3")
@pytest.mark.parametrize(
    ("dice", "cards"),
    [((2, 5), ["leaden-steps"]), ((1, 2), ["leaden-steps", "withered-arm"]), ((3, 6), []), ((5, 2), ["stumble"])],
)
def test_solo_corner(dice: tuple[int, int], cards: list[str]) -> None:
    table = crypt(hero("raka", points=2), rooms="corner 0,1", luck=(*dice, *cards))
    before = len(table.state.peril_deck)
    answer(table, "move south")
    assert [event.data for event in told(table, "peril-rolled")] == [(f"{dice[0]} {dice[1]}", len(cards))]
    assert [event.data[0] for event in told(table, "revealed")] == cards
    assert (len(table.state.peril_deck), table.state.parts[0].glory, table.state.parts[0].peril) == (before - len(cards), 1, 0)


@pytest.mark.rule("DG-EX-4")
@pytest.mark.parametrize(("die", "health"), [(3, 5), (4, 6)])
def test_library_trap_exit(die: int, health: int) -> None:
    rooms = "crypt 1,0; library 2,0"
    mover = hero("roderik-talus", "crypt", points=4, level=1)
    table = crypt(mover, hero("raka"), rooms=rooms, luck=(die,))
    answer(table, "move east")
    assert at(table.state.parts[0]) == "library"
    assert (table.state.parts[0].points, told(table, "tested")) == (3, [])
    answer(table, "move west")
    assert at(table.state.parts[0]) == "crypt"
    assert (table.state.parts[0].points, table.state.parts[0].health) == (2, health)


@pytest.mark.rule("DG-EX-5")
def test_the_grave_wraith_attacks_by_magic_and_defends_in_every_form() -> None:
    b = hero("raka", "crossing", peril=4, glory=1, points=1, saved=True)
    table = crypt(hero("kron-axereaver", points=3, hand="grave-wraith"), b, phase="dungeonlord", luck=(3, 1, 2, 2))
    answer(table, "declare grave-wraith")
    assert [event.data[:3] for event in told(table, "declared")] == [("grave-wraith", 1, "magic")]
    answer(table, "begin", "challenge grave-wraith", "form melee")
    assert [event.data for event in told(table, "compared")] == [("grave-wraith", 6, 3), ("raka", 4, 2 + 1)]


@pytest.mark.rule("DG-EX-5")
@pytest.mark.parametrize(("glory", "left"), [(3, 2), (1, 0), (0, 0)])
def test_the_grave_wraith_takes_glory_where_there_is_some(glory: int, left: int) -> None:
    b = hero("raka", "crossing", peril=4, glory=glory)
    table = crypt(hero("kron-axereaver", points=3, hand="grave-wraith"), b, phase="dungeonlord", luck=(3, 1))
    answer(table, "declare grave-wraith", "begin")
    assert (table.state.parts[1].health, table.state.parts[1].glory) == (5, left)


@pytest.mark.rule("DG-EX-6")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_setup_with_three_players(seed: int) -> None:
    setup = Setup(GAME.id, 3, "base", {choice.id: choice.values[0] for choice in GAME.choices})
    state: State = Table(GAME, setup, BOOK, Luck(Quick(seed))).start().state
    for player in state.parts:
        assert (player.health, player.level, player.glory, len(player.hand), len(player.quests)) == (6, 1, 1, 5, 2)
    assert [player.peril for seat, player in enumerate(state.parts) if seat != state.turn] == [1, 1]
    assert (len(state.map), len(state.bag) + (state.drawn >= 0)) == (5, 17)
    assert (len(state.quest_bag), len(state.deck), len(state.common)) == (7, 45, 1)
    assert len({player.hero for player in state.parts}) == 3


BLOCKED = "crypt 1,0; crossing 1,1"


@pytest.mark.rule("DG-EX-7")
@pytest.mark.parametrize(
    ("points", "die", "answers", "where", "left"),
    [
        (1, 4, [], "crossing", 0),
        (1, 2, [], "crypt", 0),
        (2, 2, ["go-on"], "crossing", 0),
        (2, 2, ["stay"], "crypt", 1),
        (3, 2, ["go-on"], "crossing", 1),
        (3, 4, [], "crossing", 2),
    ],
)
def test_a_blocked_exit(points: int, die: int, answers: list[str], where: str, left: int) -> None:
    """Cases a to d, and staying although a point is left."""
    mover = hero("lorel-alanus", "crypt", points=points, hand="dodge riposte")
    table = crypt(mover, hero("raka"), rooms=BLOCKED, luck=(die,))
    answer(table, "move south", *answers)
    assert [event.data for event in told(table, "tested")] == [("melee", die + 1, 5, "yes" if die == 4 else "no")]
    assert (at(table.state.parts[0]), table.state.parts[0].points) == (where, left)
    held = (Opened(place("crypt"), 2, 0),) if where == "crypt" else ()
    assert table.state.opened == held


@pytest.mark.rule("DG-EX-7")
def test_a_blocked_exit_stays_open_while_its_opener_stands_there() -> None:
    """Case b: another hero passes meanwhile, and the opener on the next own turn, both without a test."""
    a, b = hero("lorel-alanus", "crypt", points=1), hero("raka", "crypt")
    table = crypt(a, b, rooms=BLOCKED, luck=(2,), deck="")
    answer(table, "move south")
    assert (asked(table).seat, asked(table).kind, at(table.state.parts[0])) == (1, "dungeonlord", "crypt")
    answer(table, "pass", "move south")
    assert (at(table.state.parts[1]), table.state.parts[1].points) == ("crossing", 2)
    answer(table, "end", "spend-all")
    assert (asked(table).seat, table.state.parts[0].points) == (0, 3)
    answer(table, "move south")
    assert (at(table.state.parts[0]), table.state.parts[0].points) == ("crossing", 2)
    assert (len(told(table, "tested")), table.state.opened) == (1, ())


@pytest.mark.rule("DG-EX-7")
def test_a_blocked_exit_closes_when_its_opener_is_warped_away() -> None:
    """Case e."""
    a, b = hero("lorel-alanus", "crypt", peril=4), hero("raka", "crypt", points=3, hand="grasping-vortex")
    opened = (Opened(place("crypt"), 2, 0),)
    table = crypt(a, b, rooms=BLOCKED, turn=1, phase="dungeonlord", opened=opened, luck=(1,))
    answer(table, "play grasping-vortex", "seat 0", "there crossing")
    assert (at(table.state.parts[0]), table.state.opened) == ("crossing", ())
    answer(table, "move south")
    assert [(event.seat, event.data) for event in told(table, "tested")] == [(1, ("melee", 3, 5, "no"))]


@pytest.mark.rule("DG-EX-8")
def test_staying_brings_points_but_no_spikes() -> None:
    table = crypt(hero("raka", "spiked-corridor", points=3), hero("kron-axereaver"), rooms="spiked-corridor 1,0")
    answer(table, "end")
    assert (asked(table).kind, table.state.parts[0].glory, table.state.parts[0].peril) == ("save", 2, 1)
    assert (told(table, "tested"), table.state.parts[0].health) == ([], 6)


@pytest.mark.rule("DG-EX-8")
def test_staying_at_a_blocked_exit_is_staying() -> None:
    table = crypt(hero("lorel-alanus", "crypt", points=2), hero("raka"), rooms=BLOCKED, luck=(1,))
    answer(table, "move south", "stay", "end")
    assert (asked(table).kind, table.state.parts[0].glory, table.state.parts[0].peril) == ("save", 2, 2)


@pytest.mark.rule("DG-EX-8")
def test_walking_out_and_back_is_not_staying() -> None:
    table = crypt(hero("raka", "spiked-corridor", points=3), hero("kron-axereaver"), rooms="spiked-corridor 1,0", luck=(6,))
    answer(table, "move west", "move east")
    assert (at(table.state.parts[0]), table.state.parts[0].glory, table.state.parts[0].peril) == ("spiked-corridor", 1, 1)
    answer(table, "end")
    assert (asked(table).kind, table.state.parts[0].glory, table.state.parts[0].peril) == ("save", 1, 1)


@pytest.mark.rule("DG-EX-9")
def test_glory_comes_before_the_effect() -> None:
    a = hero("raka", points=3, glory=2, hand="fleet-foot")
    table = crypt(a, hero("kron-axereaver"), rooms="spiked-corridor 1,0", luck=(1,))
    answer(table, "move east")
    assert (asked(table).kind, table.state.parts[0].glory) == ("before-effect", 4)
    answer(table, "play fleet-foot")
    assert [event.data for event in told(table, "tested")] == [("speed", 5, 5, "yes")]
    raka = table.state.parts[0]
    assert (raka.glory, raka.health, raka.points) == (0, 6, 2)


@pytest.mark.rule("DG-EX-10")
def test_new_locations() -> None:
    table = crypt(hero("raka", points=4), hero("kron-axereaver"))
    for side, where in (("north", "crossing"), ("south", "tomb-antechamber"), ("north", "crossing")):
        answer(table, f"move {side}")
        raka = table.state.parts[0]
        assert (at(raka), raka.glory, raka.peril) == (where, 1, 1)
    assert raka.points == 1


@pytest.mark.rule("DG-EX-11")
@pytest.mark.parametrize(
    ("name", "price"), [("grasping-vortex", 4), ("undead-awakening", 3)], ids=["a bane on oneself", "a bane on nobody"]
)
@pytest.mark.parametrize("enough", [False, True])
def test_paying_peril(name: str, price: int, enough: bool) -> None:
    a = hero("raka", points=3, peril=9, hand=name)
    b, c = hero("kron-axereaver", peril=price - (not enough)), hero("lorel-alanus", peril=2)
    table = crypt(a, b, c, phase="dungeonlord", discard="ghost")
    if not enough:
        assert (asked(table).kind, ids(table.state.parts[0].hand)) == ("hero-phase", [name])
        return
    answer(table, f"play {name}", *(["seat 0", "there crossing"] if name == "grasping-vortex" else []))
    paid = [player.peril for player in table.state.parts]
    assert paid == [9 + (name == "grasping-vortex"), 0, 2]


@pytest.mark.rule("DG-EX-12")
@pytest.mark.parametrize(
    ("dice", "choices", "where", "lair", "hand", "pile"),
    [
        ((1, 1), ["to-hand", "to-lair"], ["to-hand"], "skeleton ghost ghoul", "zombie", ""),
        ((1, 1), ["to-hand", "to-lair"], ["to-lair", "discard skeleton"], "ghost ghoul zombie", "", "skeleton"),
        ((1, 1), ["to-hand", "to-lair"], ["to-lair", "discard zombie"], "skeleton ghost ghoul", "", "zombie"),
        ((1, 6), ["to-lair", "to-discard"], ["to-lair", "discard ghoul"], "skeleton ghost zombie", "", "ghoul"),
        ((1, 6), ["to-lair", "to-discard"], ["to-discard"], "skeleton ghost ghoul", "", "zombie"),
    ],
)
def test_a_full_lair(dice: tuple[int, int], choices: list[str], where: list[str], lair: str, hand: str, pile: str) -> None:
    a = hero("kron-axereaver", points=3, hand="zombie", lair="skeleton ghost ghoul")
    table = crypt(a, hero("raka", "crossing", peril=2), phase="dungeonlord", luck=dice)
    answer(table, "declare zombie", "begin")
    assert offered(table) == choices
    answer(table, *where)
    owner = table.state.parts[0]
    assert (" ".join(ids(owner.lair)), " ".join(ids(owner.hand)), " ".join(ids(table.state.discard))) == (lair, hand, pile)


@pytest.mark.rule("DG-EX-13")
def test_a_counter_attack_kills() -> None:
    b = hero("sable-quick", "crossing", level=2, peril=2)
    table = crypt(hero("raka", points=3, hand="skeleton"), b, phase="dungeonlord", luck=(1, 5))
    answer(table, "declare skeleton", "form melee", "begin")
    assert [event.data for event in told(table, "compared")] == [("skeleton", 3, 7)]
    assert (ids(table.state.discard), table.state.parts[0].hand, table.state.parts[0].lair) == (["skeleton"], (), ())
    assert (table.state.parts[1].glory, table.state.parts[1].health, table.state.parts[0].glory) == (1, 6, 0)


@pytest.mark.rule("DG-EX-14")
def test_a_tie_with_a_monster() -> None:
    b = hero("sable-quick", "crossing", peril=2)
    table = crypt(hero("raka", points=3, hand="zombie"), b, phase="dungeonlord", luck=(4, 5))
    answer(table, "declare zombie", "begin")
    assert [event.data for event in told(table, "compared")] == [("zombie", 6, 6)]
    assert (table.state.parts[1].health, table.state.attacks[0].wounded, offered(table)) == (6, False, ["to-hand", "to-lair"])
    answer(table, "to-hand")
    assert (asked(table).kind, table.state.parts[1].glory, table.state.parts[1].peril) == ("hero-phase", 0, 0)


@pytest.mark.rule("DG-EX-14")
def test_a_tie_of_heroes() -> None:
    table = crypt(hero("lorel-alanus", "crossing", points=2), hero("raka", "crossing"), luck=(5, 4))
    answer(table, "attack-hero 1", "form melee")
    assert [event.data for event in told(table, "compared")] == [("lorel-alanus", 5 + 1, 4 + 2)]
    assert [player.health for player in table.state.parts] == [6, 6]


FULL = "iron-helm skeleton-keys corpse-lantern"


@pytest.mark.rule("DG-EX-15")
def test_backpack() -> None:
    table = crypt(hero("raka", points=1, glory=9, hand="backpack ring-of-the-undying", inventory=FULL), hero("kron-axereaver"))
    assert (limit(table.state, BOOK, 0, "treasures"), offered(table, "play")) == (3, ["play backpack"])
    answer(table, "play backpack")
    assert (limit(table.state, BOOK, 0, "treasures"), offered(table, "play")) == (5, ["play ring-of-the-undying"])
    assert len(table.state.parts[0].inventory) == 4


@pytest.mark.rule("DG-EX-15")
def test_backpack_lost() -> None:
    b = hero("raka", peril=4, inventory=f"{FULL} backpack ring-of-the-undying")
    table = crypt(hero("kron-axereaver", points=3, hand="tomb-thief"), b, phase="dungeonlord")
    answer(table, "play tomb-thief", "card backpack")
    assert (asked(table).seat, asked(table).kind, asked(table).about) == (1, "over-limit", ("treasures",))
    answer(table, "discard skeleton-keys")
    assert ids(table.state.parts[1].inventory) == ["iron-helm", "corpse-lantern", "ring-of-the-undying"]
    assert (asked(table).seat, asked(table).kind) == (0, "hero-phase")


@pytest.mark.rule("DG-EX-16")
@pytest.mark.parametrize(("health", "left"), [(3, 5), (5, 6)])
def test_a_potion_at_the_limit_is_used_at_once(health: int, left: int) -> None:
    a = hero("raka", points=1, glory=2, health=health, hand="potion-of-healing", inventory=FULL)
    table = crypt(a, hero("kron-axereaver"))
    answer(table, "play potion-of-healing")
    raka = table.state.parts[0]
    assert (raka.health, raka.glory, " ".join(ids(raka.inventory)), ids(table.state.discard)) == (
        left,
        0,
        FULL,
        ["potion-of-healing"],
    )


@pytest.mark.rule("DG-EX-16")
@pytest.mark.parametrize(("inventory", "found"), [(FULL, []), ("iron-helm", ["play potion-of-healing"])])
def test_a_potion_is_not_kept_beyond_the_limit(inventory: str, found: list[str]) -> None:
    a = hero("raka", points=1, glory=2, hand="potion-of-healing", inventory=inventory)
    assert offered(crypt(a, hero("kron-axereaver")), "play") == found


@pytest.mark.rule("DG-EX-17")
def test_with_an_empty_hand_nothing_must_go() -> None:
    table = crypt(hero("raka", inventory="iron-helm skeleton-keys"), hero("kron-axereaver"), phase="discard", deck="")
    assert offered(table) == ["discard iron-helm", "discard skeleton-keys", "pass"]
    answer(table, "pass")
    assert (ids(table.state.parts[0].inventory), table.state.discard) == (["iron-helm", "skeleton-keys"], ())


@pytest.mark.rule("DG-EX-17")
@pytest.mark.parametrize("gone", ["dodge", "iron-helm", "ghost"])
def test_with_a_card_in_hand_one_card_goes_but_no_boon(gone: str) -> None:
    a = hero("raka", hand="dodge", inventory="iron-helm fleet-foot", lair="ghost")
    drawn = ("riposte", "zombie", "legion", "skeleton", "ghoul")[: 5 if gone == "dodge" else 4]
    table = crypt(a, hero("kron-axereaver"), phase="discard", luck=drawn)
    assert offered(table) == ["discard dodge", "discard iron-helm", "dismiss ghost"]
    answer(table, f"dismiss {gone}" if gone == "ghost" else f"discard {gone}")
    raka = table.state.parts[0]
    assert ids(raka.hand) == [*(["dodge"] if gone != "dodge" else []), *drawn]
    assert ids(table.state.discard) == [gone]
    assert [*ids(raka.inventory), *ids(raka.lair)] == [name for name in ("iron-helm", "fleet-foot", "ghost") if name != gone]


@pytest.mark.rule("DG-EX-18")
@pytest.mark.parametrize("token", [False, True])
def test_an_escort_is_stolen(token: bool) -> None:
    a = hero("raka", "crossing", points=2, quests="break-the-seal slay-draky")
    b = hero("kron-axereaver", "crossing", quests="carry-the-embers bones-of-fate", escorts="carry-the-embers")
    table = crypt(a, b, luck=(6, 1))
    answer(table, "attack-hero 1", "form melee", "pass", "take-token carry-the-embers" if token else "wound")
    raka, kron = table.state.parts
    assert (raka.points, kron.health) == (1, 6 if token else 5)
    taken = ["carry-the-embers"] if token else []
    assert (quest_ids(raka.quests), quest_ids(raka.escorts)) == (["break-the-seal", "slay-draky", *taken], taken)
    assert (quest_ids(kron.escorts), "carry-the-embers" in quest_ids(kron.quests)) == (
        [] if token else ["carry-the-embers"],
        not token,
    )


@pytest.mark.rule("DG-EX-19")
def test_a_common_escort_becomes_personal() -> None:
    a = hero("raka", "library", points=2, quests="break-the-seal slay-draky")
    table = crypt(a, hero("kron-axereaver"), rooms="library 0,-1", common="lead-the-pilgrim-out", luck=("bones-of-fate",))
    answer(table, "pick-up lead-the-pilgrim-out")
    raka = table.state.parts[0]
    assert quest_ids(raka.quests) == ["break-the-seal", "slay-draky", "lead-the-pilgrim-out"]
    assert (quest_ids(raka.escorts), quest_ids(table.state.common)) == (["lead-the-pilgrim-out"], ["bones-of-fate"])
    assert (raka.points, asked(table).kind) == (2, "hero-phase")


@pytest.mark.rule("DG-EX-20")
@pytest.mark.parametrize(("lost", "points"), [(False, 4), (True, 3)])
def test_speed_changes(lost: bool, points: int) -> None:
    a, b = hero("raka", points=3, glory=4, peril=3, hand="boot-of-ala-hazad"), hero("kron-axereaver", hand="tomb-thief")
    table = crypt(a, b, deck="", luck=(1, 1) if lost else (1,))
    answer(table, "play boot-of-ala-hazad")
    assert table.state.parts[0].points == 3
    answer(table, "end", "pass", "spend-all")
    assert (asked(table).seat, asked(table).kind) == (1, "dungeonlord")
    answer(table, "play tomb-thief" if lost else "pass", "end", "spend-all")
    assert (asked(table).seat, table.state.parts[0].points) == (0, points)


@pytest.mark.rule("DG-EX-21")
def test_a_fallen_heros_point_is_for_standing_up_only() -> None:
    a = hero(
        "raka",
        "troll-bridge",
        fallen=True,
        points=1,
        glory=4,
        hand="fleet-foot riposte scare-off",
        quests="catching-the-magic-fish",
    )
    table = crypt(a, hero("kron-axereaver", "troll-bridge"), rooms="troll-bridge 0,-1", bag="crypt library", luck=(1,))
    assert offered(table) == ["play fleet-foot", "attempt catching-the-magic-fish", "stand", "end"]
    answer(table, "play fleet-foot", "attempt catching-the-magic-fish")
    assert offered(table) == ["stand", "end"]
    answer(table, "stand")
    assert (table.state.parts[0].fallen, table.state.parts[0].points) == (False, 0)


@pytest.mark.rule("DG-EX-21")
def test_a_fallen_hero_fights_back_but_does_not_challenge() -> None:
    b = hero("raka", "crossing", peril=2, fallen=True, points=1, saved=True)
    table = crypt(hero("kron-axereaver", points=3, hand="zombie"), b, phase="dungeonlord", luck=(1, 6))
    answer(table, "declare zombie", "begin")
    assert [event.data for event in told(table, "compared")] == [("zombie", 3, 8)]
    assert (asked(table).kind, asked(table).seat, table.state.parts[1].points) == ("home", 0, 1)


@pytest.mark.rule("DG-EX-22")
@pytest.mark.parametrize(("dice", "healths"), [((2, 1), [5, 5]), ((3, 2), [6, 6]), ((2, 2), [6, 5]), ((3, 1), [5, 6])])
def test_trap_and_danger(dice: tuple[int, int], healths: list[int]) -> None:
    a, b = hero("kron-axereaver", "ossuary", level=2, points=3, hand="spear-volley"), hero("raka", "ossuary", peril=2)
    table = crypt(a, b, rooms="ossuary 0,-1 turned", phase="dungeonlord", luck=dice)
    answer(table, "declare spear-volley", "begin")
    assert [(event.seat, *event.data[:3]) for event in told(table, "tested")] == [
        (1, "speed", dice[0] + 3, 6),
        (0, "speed", dice[1] + 4, 6),
    ]
    assert [player.health for player in table.state.parts] == healths


@pytest.mark.rule("DG-EX-23")
@pytest.mark.parametrize(("where", "hand", "lair"), [("to-hand", ["zombie"], []), ("to-lair", [], ["zombie"])])
def test_leaving_before_the_roll(where: str, hand: list[str], lair: list[str]) -> None:
    a = hero("kron-axereaver", points=3, hand="zombie grasping-vortex")
    table = crypt(a, hero("raka", "crossing", peril=6, points=1, saved=True), phase="dungeonlord")
    answer(table, "declare zombie", "play grasping-vortex", "seat 1", "there long-gallery", "begin")
    raka = table.state.parts[1]
    assert (at(raka), raka.health, raka.peril, told(table, "rolled")) == ("long-gallery", 6, 0, [])
    assert (asked(table).kind, offered(table)) == ("home", ["to-hand", "to-lair"])
    answer(table, where)
    owner = table.state.parts[0]
    assert (ids(owner.hand), ids(owner.lair), asked(table).kind) == (hand, lair, "hero-phase")


@pytest.mark.rule("DG-EX-23")
def test_who_has_left_does_not_challenge_either() -> None:
    a, b = (
        hero("raka", "crossing", peril=6, points=1, saved=True),
        hero("kron-axereaver", points=3, hand="zombie grasping-vortex"),
    )
    table = crypt(a, b, hero("lorel-alanus", "long-gallery"), turn=1, phase="dungeonlord")
    answer(table, "declare zombie", "play grasping-vortex", "seat 0", "there long-gallery", "begin")
    assert (asked(table).kind, asked(table).seat, told(table, "rolled"), told(table, "attacks")) == ("home", 1, [], [])
    assert (table.state.parts[0].health, table.state.parts[0].points) == (6, 1)


@pytest.mark.rule("DG-EX-24")
def test_a_tunnel_lies_where_exits_meet_exits() -> None:
    table = crypt(hero("raka", points=3), hero("kron-axereaver"), rooms="", bag="straight-passage", phase="location", luck=(1,))
    entrance = "place tomb-antechamber"
    assert sorted(offered(table)) == [f"{entrance}-east-0", f"{entrance}-east-180", f"{entrance}-west-0", f"{entrance}-west-180"]
    answer(table, f"{entrance}-west-0")
    assert set(table.state.map) == {*tiles("straight-passage -1,0")}


@pytest.mark.rule("DG-EX-24")
def test_wall_to_wall_is_no_contact() -> None:
    assert not legal(tiles("straight-passage 1,0; corner 1,-1"), BOOK, last=True)
    table = crypt(
        hero("raka", points=3), hero("kron-axereaver"), rooms="straight-passage 1,0", bag="corner", phase="location", luck=(1,)
    )
    assert not [text for text in offered(table) if "straight-passage-north" in text or "straight-passage-south" in text]
    assert offered(table) == [
        "place tomb-antechamber-north-180", "place tomb-antechamber-south-0", "place tomb-antechamber-west-0",
        "place straight-passage-east-180",
    ]  # fmt: skip


@pytest.mark.rule("DG-EX-24", "DG-RULING-5")
@pytest.mark.parametrize("last", [False, True])
def test_only_the_last_card_may_seal_the_map(last: bool) -> None:
    """No four cards of the base pack can do it; in this one four passages are dead ends."""
    name, data = packs.find("undercroft.games.dungeoneer", "base")
    ends = {"troll-bridge": "WWOW", "corner": "OWWW", "straight-passage": "WWWO", "crossing": "WOWW"}
    for place_id, sides in ends.items():
        at_id = data.index(f'id = "{place_id}"'.encode())
        start = data.index(b"sides = ", at_id)
        data = data[:start] + f"sides = {list(sides)!r}".encode() + data[data.index(b"\n", start) :]
    pack = packs.decode(name, data, Pack)
    book = DungeonBook(name, "", pack)
    chart = chart_of(tiles("troll-bridge 0,-1; corner 0,1; straight-passage 1,0"), book)
    fitting = [str(action) for action in chart.fitting(book.place["crossing"], turning=True, last=last)]
    assert fitting == (["place tomb-antechamber-west-0"] if last else [])
    assert legal(tiles("troll-bridge 0,-1; corner 0,1; straight-passage 1,0; crossing -1,0"), book, last=last) is last


@pytest.mark.rule("DG-EX-25")
@pytest.mark.parametrize(("level", "done"), [(1, ""), (2, "bones-of-fate")])
def test_a_level_is_lost(level: int, done: str) -> None:
    b = hero("kron-axereaver", peril=6, level=level, done=done)
    table = crypt(hero("raka", points=3, hand="soul-chill"), b, phase="dungeonlord", luck=(4,))
    answer(table, "play soul-chill", "seat 1")
    assert [event.data for event in told(table, "tested")] == [("magic", 4, 5, "no")]
    assert (table.state.parts[1].level, quest_ids(table.state.parts[1].done)) == (1, done.split())


@pytest.mark.rule("DG-EX-26")
@pytest.mark.parametrize(("die", "found"), [(3, False), (4, True)])
def test_a_search_three_steps_from_the_entrance(die: int, found: bool) -> None:
    a = hero("raka", "troll-bridge", points=2, quests="the-lost-apprentice")
    table = crypt(a, hero("kron-axereaver"), rooms="crossing 0,-1; guard-barracks 0,-2; troll-bridge 0,-3", luck=(die,))
    answer(table, "search the-lost-apprentice")
    assert [event.data for event in told(table, "searched")] == [("the-lost-apprentice", die + 2, "yes" if found else "no")]
    assert ("attempt the-lost-apprentice" in offered(table)) is found
    assert table.state.parts[0].points == 1


@pytest.mark.rule("DG-EX-27")
def test_the_third_quest_wins_before_phase_five() -> None:
    a = hero("raka", "crypt", quests="free-caedmans-soul", done="bones-of-fate slay-draky", level=3, hand="dodge", points=2)
    table = crypt(a, hero("kron-axereaver"), rooms="crypt 0,-1 turned")
    answer(table, "attempt free-caedmans-soul")
    assert (table.over, table.state.winner, table.state.phase) == (True, 0, "over")
    raka = table.state.parts[0]
    assert (quest("free-caedmans-soul") in raka.done, ids(raka.hand), raka.health, raka.points) == (True, ["dodge"], 4, 2)
