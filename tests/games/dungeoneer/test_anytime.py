"""What may be done on any turn: anytime cards, readied cards, standing up, attacking; and when a roll may be changed."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.positions import answer, asked, compared, crypt, hero, ids, offered, part, refuse, throw, told
from undercroft.games.dungeoneer.state import Player
from undercroft.kernel.table import Table


def asides(table: Table, seat: int) -> list[str]:
    """What a seat that is not asked may throw in."""
    return [action.target.split(" ", 1)[1] for action in table.aside(seat)]


# ---- cards ----


@pytest.mark.rule("DG-ANYTIME-1")
@pytest.mark.parametrize("phase", ["dungeonlord", "hero"])
def test_an_anytime_card_on_the_own_turn(phase: str) -> None:
    table = crypt(hero("raka", hand="second-wind iron-helm", glory=4, points=1), hero("sable-quick"), phase=phase)
    answer(table, "play second-wind")
    assert (part(table).points, part(table).glory, ids(part(table).hand)) == (2, 2, ["iron-helm"])
    assert ids(table.state.discard) == ["second-wind"]


@pytest.mark.rule("DG-ANYTIME-1")
def test_an_anytime_card_on_anothers_turn() -> None:
    """DG-RULING-55: the bane is paid with the peril of its victim, also on the victim's turn."""
    table = crypt(hero("raka", points=2, peril=3), hero("sable-quick", hand="stumble iron-helm", glory=9, peril=2))
    assert asides(table, 1) == ["play stumble"]
    throw(table, 1, "play stumble")
    answer(table, "seat 0")
    assert (part(table).fallen, part(table).peril, part(table, 1).peril) == (True, 1, 2)
    assert (ids(table.state.discard), ids(part(table, 1).hand)) == (["stumble"], ["iron-helm"])
    assert (asked(table).seat, offered(table)) == (0, ["stand", "end"])


@pytest.mark.rule("DG-ANYTIME-1")
def test_only_what_can_be_paid() -> None:
    table = crypt(hero("raka", points=2, peril=1), hero("sable-quick", hand="stumble second-wind", glory=1))
    assert asides(table, 1) == []
    assert table.aside(0) == ()


@pytest.mark.rule("DG-ANYTIME-1")
@pytest.mark.parametrize(("choice", "banes", "glory"), [("play turn-aside-the-curse", [], 1), ("pass", ["withered-arm"], 4)])
def test_an_anytime_card_at_its_own_moment(choice: str, banes: list[str], glory: int) -> None:
    """It undoes a bane just played on its player, and is good for nothing else."""
    a = hero("raka", hand="withered-arm", points=1)
    b = hero("sable-quick", hand="turn-aside-the-curse", peril=3, glory=4)
    table = crypt(a, b, phase="dungeonlord")
    assert asides(table, 1) == []
    answer(table, "play withered-arm", "seat 1")
    assert (asked(table).seat, asked(table).kind, asked(table).about) == (1, "cancel", ("withered-arm",))
    answer(table, choice)
    assert (ids(part(table, 1).banes), part(table, 1).glory, part(table, 1).peril) == (banes, glory, 0)


@pytest.mark.rule("DG-ANYTIME-2")
def test_a_response_belongs_to_the_battle() -> None:
    a = hero("raka", hand="zombie", points=1)
    b = hero("sable-quick", "crossing", hand="riposte", peril=2, glory=2)
    table = crypt(a, b, phase="dungeonlord", luck=(2, 2))
    assert asides(table, 1) == []
    answer(table, "declare zombie", "begin")
    assert (asked(table).seat, asked(table).kind, offered(table)) == (1, "response", ["play riposte", "pass"])
    answer(table, "play riposte")
    assert compared(table) == [("zombie", 2 + 2, 2 + 1 + 2)]
    assert (part(table, 1).glory, part(table, 1).health, ids(table.state.discard)) == (0, 6, ["riposte"])


@pytest.mark.rule("DG-ANYTIME-2")
def test_no_response_outside_a_battle() -> None:
    table = crypt(hero("raka", hand="riposte scare-off create-darkness", glory=9, points=1), hero("sable-quick"))
    refuse(table, "play riposte", "play scare-off", "play create-darkness")
    assert part(table).glory == 9


@pytest.mark.rule("DG-ANYTIME-3")
def test_readied_cards_on_any_turn() -> None:
    b = hero("sable-quick", inventory="potion-of-healing flask-of-swiftness", hand="trap-sense", glory=4, health=2)
    table = crypt(hero("raka", points=2, health=4), b)
    assert asides(table, 1) == ["use potion-of-healing"]
    throw(table, 1, "use potion-of-healing")
    assert (part(table, 1).health, ids(part(table, 1).inventory)) == (4, ["flask-of-swiftness"])
    assert (part(table).health, ids(table.state.discard), asked(table).seat) == (4, ["potion-of-healing"], 0)


def haunted(glory: int) -> Table:
    """A ghost attacks Lorel by magic, on another's turn."""
    a, b = hero("raka", hand="ghost", points=1), hero("lorel-alanus", "crossing", peril=3, glory=glory)
    return answer(crypt(a, b, phase="dungeonlord", luck=(6, 1)), "declare ghost", "begin")


@pytest.mark.rule("DG-ANYTIME-3")
def test_the_heros_ability_on_anothers_turn() -> None:
    """Lorel pays 2 glory for a point of magic in one roll."""
    table = haunted(glory=2)
    assert (asked(table).seat, asked(table).kind, offered(table)) == (1, "before-roll", ["ability", "roll"])
    answer(table, "ability")
    assert compared(table) == [("ghost", 6 + 2, 1 + 3 + 1)]
    assert (part(table, 1).glory, part(table, 1).used) == (0, ("ability",))


@pytest.mark.rule("DG-ANYTIME-3")
def test_an_ability_must_be_paid() -> None:
    table = haunted(glory=1)
    assert compared(table) == [("ghost", 6 + 2, 1 + 3)]
    assert (part(table, 1).glory, part(table, 1).used) == (1, ())


# ---- points outside the own turn ----


@pytest.mark.rule("DG-ANYTIME-4")
@pytest.mark.parametrize("phase", ["dungeonlord", "hero"])
def test_standing_up_at_any_time(phase: str) -> None:
    a = hero("raka", points=2, hand="zombie", fallen=True)
    table = crypt(a, hero("sable-quick", points=1, fallen=True, peril=2), phase=phase)
    throw(table, 1, "stand")
    assert (part(table, 1).fallen, part(table, 1).points, part(table).fallen) == (False, 0, True)
    answer(table, "stand")
    assert (part(table).fallen, part(table).points) == (False, 1)


@pytest.mark.rule("DG-ANYTIME-5")
def test_an_ambush_with_the_saved_point() -> None:
    """DG-RULING-13: on another's turn a hero in the same location may be attacked, once."""
    table = crypt(hero("raka", "crossing", points=2), hero("sable-quick", "crossing", points=2), luck=(6, 1))
    throw(table, 1, "attack-hero 0")
    answer(table, "form speed")
    assert compared(table) == [("sable-quick", 10, 4)]
    assert (part(table).health, part(table, 1).health, part(table, 1).points) == (5, 6, 1)
    assert (asked(table).seat, asked(table).kind) == (0, "challenge")
    answer(table, "pass")
    assert (asked(table).kind, asides(table, 1)) == ("hero-phase", [])


@pytest.mark.rule("DG-ANYTIME-5")
@pytest.mark.parametrize(
    ("place", "points", "ambush"), [("tomb-antechamber", 1, "on"), ("crossing", 0, "on"), ("crossing", 1, "off")]
)
def test_no_ambush(place: str, points: int, ambush: str) -> None:
    """At the entrance, without a point, or where the table plays without."""
    a, b = hero("raka", place, points=2), hero("sable-quick", place, points=points)
    table = crypt(a, b, options={"ambush": ambush})
    assert asides(table, 1) == []


def last_step(other: Player, luck: tuple[int, ...] = (), options: dict[str, str] | None = None, **fields: object) -> Table:
    """Raka has spent the last point on the way to the crossing; `other` is seat 1."""
    me = hero("raka", "tomb-antechamber", points=1, peril=1, **fields)
    return answer(crypt(me, other, rooms="crossing 0,-1", deck="", luck=luck, options=options or {}), "move north")


def waits(table: Table) -> bool:
    """Whether the hero phase is still open for others: its player can only end it."""
    ask = asked(table)
    if (ask.seat, table.state.turn) == (1, 1):
        return False
    assert (ask.seat, ask.kind, ask.held, offered(table)) == (0, "hero-phase", True, ["end"])
    return True


@pytest.mark.rule("DG-ANYTIME-5", "DG-RULING-13")
def test_an_ambush_after_the_last_point() -> None:
    table = last_step(hero("sable-quick", "crossing", points=1, saved=True), luck=(6, 1))
    assert waits(table)
    assert asides(table, 1) == ["attack-hero 0"]
    answer(throw(table, 1, "attack-hero 0"), "form speed")
    assert compared(table) == [("sable-quick", 6 + 4, 1 + 3)]
    assert (part(table).health, part(table, 1).health, waits(table)) == (5, 6, False)


@pytest.mark.rule("DG-ANYTIME-1")
def test_an_anytime_card_after_the_last_point() -> None:
    table = last_step(hero("sable-quick", hand="stumble"), luck=(1,))
    assert waits(table)
    assert asides(table, 1) == ["play stumble"]
    answer(throw(table, 1, "play stumble"), "seat 0")
    assert (part(table).fallen, part(table).peril, part(table, 1).hand) == (True, 0, ())
    assert not waits(table)


@pytest.mark.rule("DG-ANYTIME-1", "DG-ANYTIME-5")
def test_the_player_ends_the_phase_that_waits_for_others() -> None:
    table = answer(last_step(hero("sable-quick", "crossing", points=1, saved=True)), "end")
    assert (table.state.turn, part(table).health) == (1, 6)


@pytest.mark.rule("DG-ANYTIME-1", "DG-ANYTIME-5")
@pytest.mark.parametrize(
    ("where", "fields"),
    [
        ("crossing", {}), ("tomb-antechamber", {"points": 1, "saved": True}), ("crossing", {"points": 1, "attacked": True}),
        ("crossing", {"hand": "dodge iron-helm zombie", "glory": 9}),
    ],
)  # fmt: skip
def test_the_phase_ends_by_itself_when_nobody_could_step_in(where: str, fields: dict[str, object]) -> None:
    assert not waits(last_step(hero("sable-quick", where, **fields)))


@pytest.mark.rule("DG-ANYTIME-1")
@pytest.mark.parametrize(("hand", "open"), [("dodge", True), ("stumble", True), ("zombie", True), ("", False)])
def test_at_a_masked_table_the_phase_waits_for_whoever_holds_cards(hand: str, open: bool) -> None:
    """Whether it waits must not tell which cards they are."""
    assert waits(last_step(hero("sable-quick", hand=hand), options={"windows": "masked"})) is open


@pytest.mark.rule("DG-ANYTIME-5", "DG-RULING-13")
def test_at_a_masked_table_the_phase_waits_for_an_ambush_that_all_can_see_coming() -> None:
    rival = hero("sable-quick", "crossing", points=1, saved=True)
    assert waits(last_step(rival, options={"windows": "masked"}))


@pytest.mark.rule("DG-ANYTIME-1", "DG-VAR-7b")
@pytest.mark.parametrize(("hand", "found"), [("", []), ("stumble", ["play stumble", "tip"])])
def test_the_phase_does_not_wait_for_a_figure_to_be_tipped(hand: str, found: list[str]) -> None:
    me = hero("raka", "crossing", peril=2, fallen=True)
    table = crypt(me, hero("sable-quick", hand=hand), deck="", options={"movement": "limited"})
    assert waits(table) is bool(found)
    if found:
        assert asides(table, 1) == found


@pytest.mark.rule("DG-ANYTIME-6", "DG-RULING-38")
def test_one_saved_point_and_what_cards_give() -> None:
    me = hero("raka", points=3, hand="second-wind zombie ghost ghoul legion skeleton", glory=4)
    table = crypt(me, hero("sable-quick"), deck="", luck=(1, 1))
    answer(table, "end", "discard zombie", "save-point")
    assert (table.state.turn, part(table).points) == (1, 1)
    throw(table, 0, "play second-wind")
    assert (part(table).points, part(table).glory) == (2, 4 + 1 - 2)
    answer(table, "end", "spend-all")
    assert (table.state.turn, part(table).points) == (0, 3)


# ---- rolls ----


@pytest.mark.rule("DG-ANYTIME-7")
def test_a_roll_is_changed_before_it_is_made() -> None:
    me = hero("raka", "library", points=2, hand="lucky-omen", glory=1)
    table = crypt(me, hero("sable-quick"), rooms="crypt 1,0; library 2,0", luck=(1, 3))
    answer(table, "move west")
    assert (asked(table).kind, asked(table).about, offered(table)) == ("before-roll", ("magic",), ["play lucky-omen", "roll"])
    assert told(table, "rolled") == []
    answer(table, "play lucky-omen")
    assert [event.data for event in told(table, "rolled")] == [("1 3", 3)]
    assert (part(table).health, part(table).glory, ids(table.state.discard)) == (6, 2, ["lucky-omen"])


@pytest.mark.rule("DG-ANYTIME-7")
def test_after_the_roll_it_is_too_late() -> None:
    me = hero("raka", "library", points=2, hand="lucky-omen", glory=1)
    table = crypt(me, hero("sable-quick"), rooms="crypt 1,0; library 2,0", luck=(1,))
    answer(table, "move west", "roll")
    assert [event.data for event in told(table, "tested")] == [("magic", 3, 5, "no")]
    assert (part(table).health, ids(part(table).hand), asked(table).kind) == (5, ["lucky-omen"], "hero-phase")
    refuse(table, "play lucky-omen")


@pytest.mark.rule("DG-ANYTIME-8", "DG-RULING-52")
@pytest.mark.parametrize(("choice", "health", "glory"), [("use chain-hauberk", 6, 1), ("wound", 5, 3)])
def test_a_wound_is_prevented_after_the_comparison(choice: str, health: int, glory: int) -> None:
    a = hero("raka", hand="zombie", points=1)
    b = hero("sable-quick", "crossing", inventory="chain-hauberk", peril=2, glory=3)
    table = crypt(a, b, phase="dungeonlord", luck=(6, 1))
    answer(table, "declare zombie", "begin")
    assert compared(table) == [("zombie", 8, 2)]
    assert (asked(table).seat, asked(table).kind, part(table, 1).health) == (1, "wound", 6)
    answer(table, choice)
    assert (part(table, 1).health, part(table, 1).glory) == (health, glory)
    assert ids(part(table, 1).inventory) == ["chain-hauberk"]


@pytest.mark.rule("DG-ANYTIME-8")
@pytest.mark.parametrize(("choice", "out"), [("use ring-of-the-undying", False), ("wound", True)])
def test_a_defeat_is_replaced_after_the_comparison(choice: str, out: bool) -> None:
    a = hero("raka", hand="zombie", points=1)
    b = hero("sable-quick", "crossing", inventory="ring-of-the-undying", peril=2, health=1)
    table = crypt(a, b, hero("zareth-vohl"), phase="dungeonlord", luck=(6, 1))
    answer(table, "declare zombie", "begin")
    assert (asked(table).kind, compared(table)) == ("defeat", [("zombie", 8, 2)])
    answer(table, choice)
    assert (part(table, 1).out, part(table, 1).health, part(table, 1).inventory) == (out, 0 if out else 1, ())
    assert "ring-of-the-undying" in ids(table.state.discard)
