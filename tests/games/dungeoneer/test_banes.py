"""The banes (6.6), one by one: what each does to whom, who pays, and where it cannot be played."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.dungeoneer.duels import against_trap, attack, compared, defence, strike, thrown, trials
from tests.games.dungeoneer.positions import BOOK, Told, answer, asked, at, crypt, hero, ids, offered, place, quest, throw, told
from undercroft.games.dungeoneer.actions import NOT_TURNED
from undercroft.games.dungeoneer.state import Placed, Player, State
from undercroft.kernel.table import Table


def curse(bane: str, victim: Player, *answers: str, luck: Sequence[Told] = (), **fields: object) -> Table:
    """Seat 0 has played a bane on seat 1, which stands in the crossing and pays."""
    if not victim.peril:
        victim.peril = 9
    a = hero("kron-axereaver", peril=9, points=1, hand=bane)
    table = crypt(a, victim, phase="dungeonlord", luck=luck, **fields)  # type: ignore[arg-type]
    return answer(table, f"play {bane}", *answers)


def cursed(bane: str, **fields: object) -> Player:
    return hero("raka", "crossing", banes=bane, **fields)


# ---- undead, the map, warps ----


@pytest.mark.rule("DG-DUNGEONLORD-3")
def test_undead_awakening_brings_an_undead_back_to_the_hand() -> None:
    pile = "zombie tomb-spider stone-gargoyle bone-hound dodge"
    table = curse("undead-awakening", hero("raka", "crossing"), discard=pile)
    assert (asked(table).seat, asked(table).kind, offered(table)) == (0, "recover", ["card zombie", "card bone-hound"])
    answer(table, "card bone-hound")
    a, b = table.state.parts
    assert (ids(a.hand), a.known == a.hand, a.peril, b.peril) == (["bone-hound"], True, 9, 9 - 3)
    assert ids(table.state.discard) == ["zombie", "tomb-spider", "stone-gargoyle", "dodge", "undead-awakening"]
    assert "declare bone-hound" in offered(table), "it may be played in the same phase"


@pytest.mark.rule("DG-ECON-7", "DG-ECON-8", "DG-ECON-5")
def test_undead_awakening_needs_an_undead_and_one_opponent_who_pays_all() -> None:
    def awake(pile: str, *perils: int) -> list[str]:
        a = hero("kron-axereaver", peril=9, points=1, hand="undead-awakening second-wind", glory=2)
        others = [hero(name, peril=peril) for name, peril in zip(("raka", "sable-quick"), perils, strict=False)]
        return offered(crypt(a, *others, discard=pile, phase="dungeonlord"), "play")

    assert awake("zombie", 3, 0) == ["play undead-awakening", "play second-wind"]
    assert awake("zombie", 2, 2) == awake("tomb-spider dodge", 9, 9) == ["play second-wind"]


RIFT = "crossing 0,-1; guard-barracks 1,0; long-gallery 0,1; collapsed-tunnel -1,0; mirror-hall 2,0 turned"


@pytest.mark.rule("DG-RULING-40", "DG-CARD-20")
def test_planar_rift_swaps_two_occupied_locations_under_the_heroes() -> None:
    a = hero("kron-axereaver", "crossing", points=3, hand="planar-rift")
    b = hero("raka", "guard-barracks", peril=3)
    lying = ((quest("carry-the-embers"), place("guard-barracks")),)
    table = crypt(a, b, phase="dungeonlord", rooms=RIFT, quest_bag="", tokens=lying)
    answer(table, "play planar-rift", "there crossing", "as-it-lies", "half-turned")
    state: State = table.state
    assert Placed(1, 0, place("crossing")) in state.map
    assert Placed(0, -1, place("guard-barracks"), half=True) in state.map
    assert [at(player) for player in state.parts] == ["guard-barracks", "crossing"]
    assert state.tokens == ((quest("carry-the-embers"), place("crossing")),), "tokens keep their cell too"
    assert [(player.glory, player.peril, player.moved) for player in state.parts] == [(0, 0, False), (0, 0, False)]
    assert (told(table, "shifted")[0].data, ids(state.discard)) == (("crossing", "guard-barracks"), ["planar-rift"])
    answer(table, "move south", "move north")
    assert (state.parts[0].glory, state.parts[0].peril) == (1, 1), "the location that came under the hero is not new"


def test_a_record_that_says_as_printed_is_still_read() -> None:
    assert BOOK.catalogue.read("as-printed") is BOOK.catalogue.read("as-it-lies") is NOT_TURNED


@pytest.mark.rule("DG-CARD-21")
def test_planar_rift_is_not_offered_where_no_swap_is_legal() -> None:
    def rift(where: str) -> list[str]:
        a = hero("kron-axereaver", "long-gallery", points=1, hand="planar-rift second-wind", glory=2)
        return offered(crypt(a, hero("raka", where, peril=3), phase="dungeonlord"), "play")

    assert rift("long-gallery") == ["play second-wind"], "both in one location"
    assert rift("collapsed-tunnel") == ["play second-wind"], "a wall would meet an exit"
    assert rift("crossing") == ["play planar-rift", "play second-wind"]


@pytest.mark.rule("DG-RULING-67", "DG-CARD-18")
def test_grasping_vortex_carries_a_hero_away_without_points_or_hazards() -> None:
    table = curse("grasping-vortex", hero("raka", "crossing", fallen=True), "seat 1")
    assert asked(table).kind == "destination"
    found = ["tomb-antechamber", "forked-passage", "long-gallery", "collapsed-tunnel"]
    assert offered(table) == [f"there {name}" for name in found]
    answer(table, "there collapsed-tunnel")
    player = table.state.parts[1]
    assert (at(player), player.fallen, player.arrived, player.moved) == ("collapsed-tunnel", True, False, False)
    assert (player.glory, player.peril, ids(table.state.discard)) == (0, 9 - 4, ["grasping-vortex"])


@pytest.mark.rule("DG-DUNGEONLORD-11", "DG-RULING-31")
def test_grasping_vortex_on_the_own_hero_gives_points_and_is_paid_by_an_opponent() -> None:
    table = curse("grasping-vortex", hero("raka", "crossing"), "seat 0", "there long-gallery")
    a, b = table.state.parts
    assert (at(a), a.glory, a.peril, a.moved) == ("long-gallery", 1, 9 + 1, True)
    assert (at(b), b.peril) == ("crossing", 9 - 4)


# ---- lasting curses ----


@pytest.mark.rule("DG-CARD-16")
def test_leaden_steps_slow_a_hero_down() -> None:
    table = curse("leaden-steps", hero("raka", "crossing", points=1), "seat 1")
    player = table.state.parts[1]
    assert (ids(player.banes), player.peril, player.points, table.state.discard) == (["leaden-steps"], 6, 1, ())
    table = crypt(cursed("leaden-steps"), hero("kron-axereaver"), phase="reset")
    assert table.state.parts[0].points == 3 - 1
    assert defence(cursed("leaden-steps"), "carrion-swarm", "speed") == 3 - 1
    assert against_trap(cursed("leaden-steps")) == (3 - 1, 5)
    assert defence(cursed("leaden-steps")) == 2


@pytest.mark.rule("DG-RULING-63")
def test_withered_arm_weakens_melee_and_nothing_else() -> None:
    table = curse("withered-arm", hero("raka", "crossing"), "seat 1")
    assert ids(table.state.parts[1].banes) == ["withered-arm"]
    assert defence(cursed("withered-arm")) == attack(cursed("withered-arm")) == strike(cursed("withered-arm")) == 2 - 1
    assert against_trap(cursed("withered-arm"), "poison-needle") == (2 - 1, 5)
    assert defence(cursed("withered-arm"), "ghost", "magic") == 2
    assert defence(hero("lorel-alanus", banes="withered-arm")) == 0


@pytest.mark.rule("DG-RULING-50")
def test_clouded_mind_weakens_magic_but_not_below_zero() -> None:
    table = curse("clouded-mind", hero("raka", "crossing"), "seat 1")
    assert ids(table.state.parts[1].banes) == ["clouded-mind"]
    assert defence(cursed("clouded-mind"), "ghost", "magic") == attack(cursed("clouded-mind"), "magic") == 2 - 1
    assert against_trap(cursed("clouded-mind"), "soul-snare") == (2 - 1, 6)
    assert (defence(cursed("clouded-mind")), against_trap(cursed("clouded-mind"))) == (2, (3, 5))
    assert defence(hero("kron-axereaver", banes="clouded-mind"), "ghost", "magic") == 0


LASTING = ["leaden-steps", "withered-arm", "clouded-mind"]


@pytest.mark.rule("DG-CARD-5")
@pytest.mark.parametrize("bane", LASTING)
def test_a_lasting_curse_is_shed_for_four_glory_in_the_own_turn(bane: str) -> None:
    other = next(name for name in LASTING if name != bane)
    table = crypt(cursed(f"{bane} {other}", glory=5, points=1), hero("kron-axereaver", glory=9, points=1))
    answer(table, f"shed {bane}")
    player = table.state.parts[0]
    assert (ids(player.banes), player.glory, ids(table.state.discard)) == ([other], 1, [bane])
    assert offered(table, "shed") == []


@pytest.mark.rule("DG-CARD-5")
@pytest.mark.parametrize("bane", LASTING)
def test_a_lasting_curse_is_not_shed_by_others_nor_on_others_turns(bane: str) -> None:
    table = crypt(hero("kron-axereaver", glory=9, points=1), cursed(bane, glory=9))
    assert (offered(table, "shed"), thrown(table, 1)) == ([], [])
    assert offered(crypt(cursed(bane, glory=3, points=1), hero("kron-axereaver")), "shed") == []


# ---- mishaps ----


@pytest.mark.rule("DG-MOVE-26", "DG-MOVE-27")
def test_stumble_makes_a_hero_fall() -> None:
    table = curse("stumble", hero("raka", "crossing", points=1), "seat 1")
    player = table.state.parts[1]
    assert (player.fallen, player.stand, player.health, player.peril, player.points) == (True, ("", 0), 6, 7, 1)
    assert (table.state.parts[0].fallen, ids(table.state.discard)) == (False, ["stumble"])


@pytest.mark.rule("DG-RULING-55")
def test_stumble_on_the_turn_of_its_victim() -> None:
    table = crypt(hero("raka", "crossing", peril=2, points=3), hero("kron-axereaver", hand="stumble"))
    throw(table, 1, "play stumble")
    answer(table, "seat 0")
    assert (table.state.parts[0].fallen, table.state.parts[0].peril) == (True, 0)
    assert (offered(table), table.state.parts[0].points) == (["stand", "end"], 3)


@pytest.mark.rule("DG-MOVE-31")
def test_stumble_is_not_offered_on_who_lies_already() -> None:
    a = hero("kron-axereaver", points=1, hand="stumble")
    assert offered(crypt(a, hero("raka", peril=9, fallen=True)), "play") == ["play stumble"], "on the own hero"
    table = crypt(hero("kron-axereaver", points=1, hand="stumble"), hero("raka", peril=9, fallen=True))
    answer(table, "play stumble")
    assert [player.fallen for player in table.state.parts] == [True, True]
    a = hero("kron-axereaver", points=1, hand="stumble", fallen=True)
    assert offered(crypt(a, hero("raka", peril=9, fallen=True)), "play") == []
    assert offered(crypt(hero("kron-axereaver", points=1, hand="stumble", peril=9), hero("raka", peril=1)), "play") == []


@pytest.mark.rule("DG-RULING-56")
def test_tomb_thief_takes_a_treasure_of_its_players_choice() -> None:
    b = hero("raka", "crossing", inventory="iron-helm weapon-mastery warding-amulet")
    table = curse("tomb-thief", b)
    assert (asked(table).seat, asked(table).kind) == (0, "take-away"), "the own hero has none, so nobody is asked for a victim"
    assert offered(table) == ["card iron-helm", "card warding-amulet"]
    answer(table, "card warding-amulet")
    player = table.state.parts[1]
    assert (ids(player.inventory), player.peril) == (["iron-helm", "weapon-mastery"], 5)
    assert ids(table.state.discard) == ["tomb-thief", "warding-amulet"]


@pytest.mark.rule("DG-DUNGEONLORD-1")
@pytest.mark.parametrize("held", ["", "weapon-mastery trap-sense"])
def test_tomb_thief_finds_nothing_where_there_is_no_treasure(held: str) -> None:
    a = hero("kron-axereaver", points=1, hand="tomb-thief second-wind", glory=2)
    table = crypt(a, hero("raka", peril=9, inventory=held), phase="dungeonlord")
    assert offered(table, "play") == ["play second-wind"]


@pytest.mark.rule("DG-ECON-10", "DG-ECON-2")
@pytest.mark.parametrize(("glory", "x", "left"), [(5, 3, 2), (2, 4, 0), (5, 0, 5)])
def test_siphon_fame_takes_as_much_glory_as_its_player_pays_peril(glory: int, x: int, left: int) -> None:
    table = curse("siphon-fame", hero("raka", "crossing", glory=glory, peril=4), "seat 1")
    assert (asked(table).kind, offered(table)) == ("how-much", ["price 0", "price 1", "price 2", "price 3", "price 4"])
    answer(table, f"price {x}")
    player = table.state.parts[1]
    assert (player.glory, player.peril) == (left, 4 - x)
    assert (table.state.parts[0].peril, ids(table.state.discard)) == (9, ["siphon-fame"])


# ---- attachments and levels ----


@pytest.mark.rule("DG-RULING-59")
def test_bloodscent_lies_under_a_monster_and_adds_one_to_its_attacks() -> None:
    a = hero("kron-axereaver", points=1, hand="bloodscent ghost", lair="zombie")
    b = hero("raka", "crossing", peril=9, points=1)
    table = crypt(a, b, phase="dungeonlord", luck=(1, 1, 1, 1))
    answer(table, "play bloodscent")
    assert [ids(pair) for pair in table.state.attached] == [["bloodscent", "zombie"]], "a monster of the hand is no host"
    answer(table, "rouse zombie", "begin", "challenge zombie", "form melee")
    assert compared(table) == [("zombie", 1 + 2 + 1, 3), ("raka", 3, 1 + 2)], "its counter is as ever"
    answer(table, "to-lair")
    assert [ids(pair) for pair in table.state.attached] == [["bloodscent", "zombie"]], "it stays with the monster of the lair"
    assert table.state.parts[1].peril == 9 - 2 - 2


@pytest.mark.rule("DG-RULING-59")
def test_bloodscent_may_be_laid_under_a_monster_just_declared() -> None:
    a = hero("kron-axereaver", points=1, hand="bloodscent ghost zombie")
    table = crypt(a, hero("raka", "crossing", peril=9), phase="dungeonlord", luck=(1, 1, 1, 1))
    assert offered(table, "play") == []
    answer(table, "declare ghost", "declare zombie", "play bloodscent")
    assert (asked(table).kind, offered(table)) == ("host", ["card ghost", "card zombie"])
    answer(table, "card ghost", "begin")
    assert compared(table) == [("ghost", 1 + 2 + 1, 3), ("zombie", 1 + 2, 3)]


@pytest.mark.rule("DG-RULING-59")
@pytest.mark.parametrize(("victim", "rolls"), [(1, [1 + 2 + 1, 1 + 2]), (2, [1 + 2, 1 + 2 + 1])])
def test_bloodscent_names_the_target_of_two_of_a_kind(victim: int, rolls: list[int]) -> None:
    a = hero("kron-axereaver", points=1, hand="zombie zombie bloodscent")
    others = (hero("raka", "crossing", peril=4), hero("sable-quick", peril=4))
    table = crypt(a, *others, phase="dungeonlord", luck=(1, 4, 1, 4))
    answer(table, "declare zombie", "seat 1", "declare zombie", "seat 2", "play bloodscent", "seat 1")
    assert (asked(table).seat, asked(table).kind, asked(table).about) == (0, "which-alike", ("zombie",))
    assert offered(table) == ["copy zombie-1", "copy zombie-2"]
    answer(table, f"copy zombie-{victim}")
    ((_, host),) = table.state.attached
    assert [attack.victim for attack in table.state.declared if attack.card == host] == [victim]
    answer(table, "begin", "to-lair")
    assert [roll for _, roll, _ in compared(table)] == rolls


@pytest.mark.rule("DG-RULING-59")
def test_two_of_a_kind_on_one_hero_are_alike_for_bloodscent() -> None:
    a = hero("kron-axereaver", points=1, hand="zombie zombie bloodscent")
    table = crypt(a, hero("raka", "crossing", peril=6), phase="dungeonlord", luck=(1, 1, 1, 1))
    answer(table, "declare zombie", "declare zombie", "play bloodscent")
    assert (asked(table).kind, offered(table), len(table.state.attached)) == ("dungeonlord", ["begin"], 1)
    answer(table, "begin")
    assert sorted(roll for _, roll, _ in compared(table)) == [1 + 2, 1 + 2 + 1]


@pytest.mark.rule("DG-CARD-22", "DG-CARD-23", "DG-EX-25")
@pytest.mark.parametrize(("level", "die", "after"), [(2, 2, 1), (2, 3, 2), (1, 2, 1)])
def test_soul_chill_costs_a_level_unless_magic_holds(level: int, die: int, after: int) -> None:
    b = hero("raka", "crossing", level=level, done="break-the-seal" if level > 1 else "")
    table = curse("soul-chill", b, "seat 1", luck=(die,))
    assert trials(table) == [(1, "magic", die + 2, 5, "yes" if die == 3 else "no")]
    player = table.state.parts[1]
    assert (player.level, len(player.done), player.health, player.peril) == (after, level - 1, 6, 3)
    assert table.state.parts[0].level == 1
