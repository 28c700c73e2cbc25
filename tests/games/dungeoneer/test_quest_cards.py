"""The quests (6.9), one by one: where, what the attempt asks, what a failure costs, what the reward is."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.dungeoneer.duels import attack, compared, put, trials
from tests.games.dungeoneer.positions import BOOK, Told, answer, asked, at, crypt, hero, ids, offered, quest, quest_ids, told
from undercroft.games.dungeoneer.rules.stats import score
from undercroft.games.dungeoneer.state import Player
from undercroft.kernel.table import Table

ROOMS = (
    "crossing 0,-1; crypt 1,0; ossuary 0,1; inner-sanctum -1,0; shrine-of-ashes 2,0; flooded-cistern 3,0; guard-barracks 0,-2; "
    "troll-bridge 0,-3; mirror-hall -1,-2; throne-of-dust 1,-2; library 0,-4; treasure-vault 2,1; sealed-gate 3,1"
)


def questing(
    name: str, where: str, luck: Sequence[Told] = (), *, who: str = "raka", other: str = "tomb-antechamber", **fields: object
) -> Table:
    """Seat 0 stands where a quest of its own is tried; seat 1 elsewhere, or beside it."""
    given: dict[str, object] = {"health": 3, "points": 3, "moved": True}
    a = hero(who, where, quests=name, **(given | fields))
    return crypt(a, hero("kron-axereaver", other, glory=5), rooms=ROOMS, luck=luck, bag="", deck="")


def gained(table: Table) -> tuple[int, int, int, list[str]]:
    """Level, glory, health and completed quests of seat 0."""
    player: Player = table.state.parts[0]
    return player.level, player.glory, player.health, quest_ids(player.done)


def open_still(table: Table) -> bool:
    """The quest is not done and the phase goes on."""
    player: Player = table.state.parts[0]
    return bool(player.quests) and not player.done and table.state.phase == "hero" and player.level == 1


# ---- chance ----


@pytest.mark.rule("DG-EX-2", "DG-QUEST-27")
@pytest.mark.parametrize(("die", "passed"), [(4, False), (5, True)])
def test_catching_the_magic_fish(die: int, passed: bool) -> None:
    table = questing("catching-the-magic-fish", "troll-bridge", (die,))
    answer(table, "attempt catching-the-magic-fish")
    assert open_still(table) is not passed
    assert gained(table) == ((2, 1, 4, ["catching-the-magic-fish"]) if passed else (1, 0, 3, []))
    assert table.state.parts[0].points == 3


@pytest.mark.rule("DG-EX-2")
def test_catching_the_magic_fish_with_a_die_bought_for_glory() -> None:
    table = questing("catching-the-magic-fish", "troll-bridge", (1, 6), glory=2)
    answer(table, "attempt catching-the-magic-fish")
    assert (asked(table).kind, offered(table)) == ("extra-die", ["price 2", "pass"])
    answer(table, "price 2")
    assert gained(table) == (2, 0 + 1, 4, ["catching-the-magic-fish"])


@pytest.mark.rule("DG-QUEST-27")
@pytest.mark.parametrize(("dice", "passed"), [((4, 4), False), ((4, 5), True)])
def test_bones_of_fate(dice: tuple[int, int], passed: bool) -> None:
    table = questing("bones-of-fate", "ossuary", dice)
    answer(table, "attempt bones-of-fate")
    assert open_still(table) is not passed
    assert gained(table) == ((2, 2, 3, ["bones-of-fate"]) if passed else (1, 0, 3, []))


@pytest.mark.rule("DG-QUEST-27")
@pytest.mark.parametrize(("dice", "kept"), [((1, 4, 5), 9), ((5, 2, 3), 8)])
def test_bones_of_fate_keep_the_best_two_of_three(dice: tuple[int, ...], kept: int) -> None:
    table = questing("bones-of-fate", "ossuary", dice, glory=3)
    answer(table, "attempt bones-of-fate", "price 2")
    assert told(table, "rolled")[0].data[1] == kept
    assert gained(table) == ((2, 3, 3, ["bones-of-fate"]) if kept == 9 else (1, 1, 3, []))


# ---- sacrifice ----


@pytest.mark.rule("DG-QUEST-15")
def test_free_caedmans_soul() -> None:
    table = questing("free-caedmans-soul", "crypt", inventory="chain-hauberk", glory=5)
    answer(table, "attempt free-caedmans-soul")
    assert gained(table) == (2, 5 + 3, 3 - 2, ["free-caedmans-soul"]), "the hauberk was not asked"


@pytest.mark.rule("DG-QUEST-15")
@pytest.mark.parametrize(("health", "possible"), [(2, False), (3, True)])
def test_free_caedmans_soul_must_leave_one_health(health: int, possible: bool) -> None:
    table = questing("free-caedmans-soul", "crypt", health=health)
    assert ("attempt free-caedmans-soul" in offered(table)) is possible


@pytest.mark.rule("DG-QUEST-15")
def test_offering_of_steel() -> None:
    table = questing("offering-of-steel", "shrine-of-ashes", inventory="iron-helm weapon-mastery backpack")
    answer(table, "attempt offering-of-steel")
    assert (asked(table).kind, len(offered(table))) == ("offering", 3)
    answer(table, "discard weapon-mastery", "discard iron-helm")
    assert gained(table) == (2, 0, 3 + 2, ["offering-of-steel"])
    assert ids(table.state.parts[0].inventory) == ["backpack"]
    assert ids(table.state.discard) == ["weapon-mastery", "iron-helm"]


@pytest.mark.rule("DG-QUEST-15")
def test_offering_of_steel_does_not_count_attachments() -> None:
    a = hero("raka", "shrine-of-ashes", points=3, quests="offering-of-steel", inventory="gravediggers-axe")
    table = crypt(a, hero("kron-axereaver"), rooms=ROOMS, attached=[("runed-edge", "gravediggers-axe")])
    assert offered(table, "attempt") == []


# ---- hunts ----


@pytest.mark.rule("DG-QUEST-19", "DG-QUEST-16")
def test_slay_draky() -> None:
    table = questing("slay-draky", "inner-sanctum", (1, 5, 5, 1))
    answer(table, "attempt slay-draky")
    assert (asked(table).seat, asked(table).kind, offered(table)) == (1, "hunt-form", ["form melee", "form magic"])
    answer(table, "form melee", "challenge draky", "form speed")
    assert compared(table) == [("draky", 1 + 3, 5 + 2), ("raka", 5 + 3, 1 + 1)]
    assert gained(table) == (2, 2, 4, ["slay-draky"]), "no glory for its wounds"


@pytest.mark.rule("DG-BATTLE-16")
@pytest.mark.parametrize(("form", "points"), [("magic", 2), ("melee", 3)])
def test_slay_draky_whose_magic_costs_a_point(form: str, points: int) -> None:
    table = questing("slay-draky", "inner-sanctum", (6, 1))
    answer(table, "attempt slay-draky", f"form {form}", "pass")
    assert (table.state.parts[0].points, table.state.parts[0].health, open_still(table)) == (points, 2, True)


@pytest.mark.rule("DG-QUEST-19", "DG-RULING-20")
def test_break_the_bone_warden() -> None:
    table = questing("break-the-bone-warden", "guard-barracks", (1, 5, 1, 5))
    answer(table, "attempt break-the-bone-warden", "pass")
    assert (compared(table), open_still(table)) == ([("bone-warden", 1 + 3, 5 + 2)], True)
    answer(table, "attempt break-the-bone-warden")
    assert gained(table) == (2, 2, 3, ["break-the-bone-warden"])
    assert table.state.parts[0].points == 3 - 1


@pytest.mark.rule("DG-BATTLE-6")
def test_break_the_bone_warden_who_is_undead_and_defends_in_every_form() -> None:
    ward = questing("break-the-bone-warden", "guard-barracks", (2, 1), who="roderik-talus")
    answer(ward, "attempt break-the-bone-warden", "pass")
    assert compared(ward) == [("bone-warden", 2 + 3, 1 + 2 + 1)]
    for form, counter in (("melee", 3), ("magic", 1), ("speed", 1)):
        table = questing("break-the-bone-warden", "guard-barracks", (1, 2, 1, 1))
        answer(table, "attempt break-the-bone-warden", "challenge bone-warden", f"form {form}")
        assert compared(table)[1][2] == 1 + counter


# ---- searches ----


@pytest.mark.rule("DG-QUEST-21", "DG-QUEST-22")
def test_the_hidden_phylactery() -> None:
    table = questing("the-hidden-phylactery", "shrine-of-ashes", (5, 6, 3))
    answer(table, "search the-hidden-phylactery")
    assert (table.state.parts[0].found, table.state.parts[0].points) == ((), 2), "one location lies between: 5 + 1"
    assert offered(table, "attempt") == []
    answer(table, "search the-hidden-phylactery", "attempt the-hidden-phylactery")
    assert [event.data for event in told(table, "searched")] == [
        ("the-hidden-phylactery", 6, "no"), ("the-hidden-phylactery", 7, "yes"),
    ]  # fmt: skip
    assert trials(table) == [(0, "magic", 5, 5, "yes")]
    assert gained(table) == (2, 2, 4, ["the-hidden-phylactery"])


@pytest.mark.rule("DG-QUEST-25")
def test_the_hidden_phylactery_hurts_everybody_there_when_the_test_fails() -> None:
    a = hero("raka", "crypt", quests="the-hidden-phylactery", found="the-hidden-phylactery", points=2)
    others = (hero("kron-axereaver", "crypt"), hero("sable-quick"))
    table = crypt(a, *others, rooms=ROOMS, luck=(2,))
    answer(table, "attempt the-hidden-phylactery")
    assert [player.health for player in table.state.parts] == [5, 5, 6]
    assert (open_still(table), table.state.parts[0].found) == (True, ((quest("the-hidden-phylactery"), BOOK.place["crypt"]),))


@pytest.mark.rule("DG-QUEST-2")
@pytest.mark.parametrize(("where", "possible"), [("crypt", True), ("crossing", False), ("tomb-antechamber", False)])
def test_the_hidden_phylactery_is_in_any_room_but_the_entrance(where: str, possible: bool) -> None:
    table = questing("the-hidden-phylactery", where)
    assert ("search the-hidden-phylactery" in offered(table)) is possible


@pytest.mark.rule("DG-QUEST-22")
@pytest.mark.parametrize(("die", "passed"), [(3, False), (4, True)])
def test_the_lost_apprentice(die: int, passed: bool) -> None:
    table = questing("the-lost-apprentice", "troll-bridge", (4, die))
    answer(table, "search the-lost-apprentice", "attempt the-lost-apprentice")
    assert told(table, "searched")[0].data == ("the-lost-apprentice", 4 + 2, "yes")
    assert gained(table) == ((2, 1, 4, ["the-lost-apprentice"]) if passed else (1, 0, 3, []))
    assert (open_still(table), table.state.parts[1].health) == (not passed, 6)


@pytest.mark.rule("DG-QUEST-2")
@pytest.mark.parametrize(("where", "possible"), [("crypt", False), ("crossing", True), ("tomb-antechamber", False)])
def test_the_lost_apprentice_is_in_a_tunnel(where: str, possible: bool) -> None:
    table = questing("the-lost-apprentice", where)
    assert ("search the-lost-apprentice" in offered(table)) is possible


# ---- escorts ----


@pytest.mark.rule("DG-QUEST-28", "DG-QUEST-29")
def test_lead_the_pilgrim_out() -> None:
    table = questing("lead-the-pilgrim-out", "library")
    answer(table, "pick-up lead-the-pilgrim-out")
    assert (quest_ids(table.state.parts[0].escorts), table.state.parts[0].points) == (["lead-the-pilgrim-out"], 3)
    assert (gained(table), offered(table, "deliver")) == ((1, 0, 3, []), [])
    table = questing("lead-the-pilgrim-out", "tomb-antechamber", escorts="lead-the-pilgrim-out")
    answer(table, "deliver lead-the-pilgrim-out")
    assert (gained(table), table.state.parts[0].escorts) == ((2, 2, 3, ["lead-the-pilgrim-out"]), ())


@pytest.mark.rule("DG-QUEST-28", "DG-QUEST-29")
def test_carry_the_embers() -> None:
    table = questing("carry-the-embers", "shrine-of-ashes", (6,))
    answer(table, "pick-up carry-the-embers", "move east")
    assert (at(table.state.parts[0]), offered(table, "deliver")) == ("flooded-cistern", ["deliver carry-the-embers"])
    glory = table.state.parts[0].glory
    answer(table, "deliver carry-the-embers")
    assert gained(table) == (2, glory + 2, 3, ["carry-the-embers"])
    assert offered(questing("carry-the-embers", "flooded-cistern"), "deliver") == [], "with empty hands"


# ---- threats ----


@pytest.mark.rule("DG-QUEST-24", "DG-QUEST-25")
@pytest.mark.parametrize(("die", "passed"), [(4, False), (5, True)])
def test_disarm_the_great_engine(die: int, passed: bool) -> None:
    table = questing("disarm-the-great-engine", "treasure-vault", (die,), other="treasure-vault")
    answer(table, "attempt disarm-the-great-engine")
    assert trials(table) == [(0, "speed", die + 3, 8, "yes" if passed else "no")]
    assert gained(table) == ((2, 2, 3, ["disarm-the-great-engine"]) if passed else (1, 0, 2, []))
    assert (table.state.parts[1].health, open_still(table)) == (6 if passed else 5, not passed)


@pytest.mark.rule("DG-MOVE-15")
def test_disarm_the_great_engine_is_no_trap_card() -> None:
    table = questing("disarm-the-great-engine", "treasure-vault", (1,), inventory="trap-sense")
    answer(table, "attempt disarm-the-great-engine")
    assert trials(table) == [(0, "speed", 1 + 3, 8, "no")]


@pytest.mark.rule("DG-QUEST-24", "DG-QUEST-25")
@pytest.mark.parametrize(("die", "passed"), [(3, False), (4, True)])
def test_break_the_seal(die: int, passed: bool) -> None:
    table = questing("break-the-seal", "sealed-gate", (die,), other="sealed-gate", glory=1)
    answer(table, "attempt break-the-seal")
    assert trials(table) == [(0, "magic", die + 2, 6, "yes" if passed else "no")]
    assert gained(table) == ((2, 1, 5, ["break-the-seal"]) if passed else (1, 0, 3, []))
    assert table.state.parts[1].glory == (5 if passed else 3)


# ---- influences ----


@pytest.mark.rule("DG-QUEST-13", "DG-QUEST-14")
def test_the_whispering_curse() -> None:
    table = questing("the-whispering-curse", "mirror-hall", glory=5)
    assert [score(table.state, BOOK, seat, "magic") for seat in (0, 1)] == [2 - 1, 0]
    answer(table, "attempt the-whispering-curse")
    assert gained(table) == (2, 5 - 4, 4, ["the-whispering-curse"])
    assert score(table.state, BOOK, 0, "magic") == 2


@pytest.mark.rule("DG-QUEST-13")
def test_the_whispering_curse_needs_four_glory_and_weighs_on_magic_only() -> None:
    assert offered(questing("the-whispering-curse", "mirror-hall", glory=3), "attempt") == []
    assert attack(hero("raka", quests="the-whispering-curse"), "magic") == 1
    assert attack(hero("raka", quests="the-whispering-curse"), "melee") == 2


@pytest.mark.rule("DG-QUEST-14")
def test_the_whispering_curse_in_the_middle_weighs_on_all() -> None:
    heroes = [hero("raka", "mirror-hall", glory=4, points=1, moved=True), hero("sable-quick"), hero("kron-axereaver")]
    table = crypt(*heroes, rooms=ROOMS, common="the-whispering-curse", quest_bag="", deck="")
    assert [score(table.state, BOOK, seat, "magic") for seat in range(3)] == [1, 0, 0]
    answer(table, "attempt the-whispering-curse")
    assert [score(table.state, BOOK, seat, "magic") for seat in range(3)] == [2, 1, 0]
    assert [player.level for player in table.state.parts] == [2, 1, 1]


@pytest.mark.rule("DG-QUEST-13")
@pytest.mark.parametrize(("die", "passed"), [(4, False), (5, True)])
def test_shadow_of_the_lich(die: int, passed: bool) -> None:
    table = questing("shadow-of-the-lich", "throne-of-dust", (die,), other="throne-of-dust")
    answer(table, "attempt shadow-of-the-lich")
    assert trials(table) == [(0, "level", die + 1, 6, "yes" if passed else "no")]
    assert gained(table) == ((2, 1, 3, ["shadow-of-the-lich"]) if passed else (1, 0, 3, []))
    assert (table.state.parts[1].health, table.state.parts[1].glory) == (6, 5)


@pytest.mark.rule("DG-QUEST-13")
@pytest.mark.parametrize(("whose", "turn", "perils"), [("own", 0, [1, 0]), ("own", 1, [0, 0]), ("common", 1, [0, 1])])
def test_shadow_of_the_lich_brings_peril_in_the_reset_of_whom_it_concerns(whose: str, turn: int, perils: list[int]) -> None:
    a = hero("raka", "crossing", quests="shadow-of-the-lich" if whose == "own" else "")
    common = "shadow-of-the-lich" if whose == "common" else ""
    table = crypt(a, put(hero("kron-axereaver"), "crossing"), turn=turn, phase="reset", common=common)
    assert [player.peril for player in table.state.parts] == perils
