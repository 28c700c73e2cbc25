"""What may be done and why not come from the same enumerators: every wish is answered, and a fault in a rule shows in both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tests.games.monsters_of_egypt.positions import BOOK, answer, asked_seat, say, tomb
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.face import wording
from undercroft.games.monsters_of_egypt.rules import Desk, bombs, dungeon, fights, items, monsters, trade, turns, weapons
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Barred, Setup
from undercroft.texts import tongue

ABOUT_CELLS = {"act", "retreat", "fight", "start", "aim", "bomb", "blast", "banish", "reveal", "monsters", "prowl"}
"""Questions at which a tap on a cell is a wish."""
EN = tongue("en", GAME.id)


def walked(games: int) -> Iterator[tuple[Table, Ask]]:
    """Every question of random games, half of them with other readings."""
    for seed in range(games):
        luck = Luck(Quick(seed))
        options = {c.id: c.values[luck.below(len(c.values)) if seed % 2 else 0] for c in GAME.choices}
        t = Table(GAME, Setup(GAME.id, seed % 6 + 1, "base", options), BOOK, Luck(Quick(seed)), keep=False).start()
        while not t.over:
            ask = t.questions()[0]
            yield t, ask
            t.answer(ask.seat, ask.options[luck.below(len(ask.options))])


def reasons(t: Table) -> dict[str, str]:
    """Barred wish -> its sentence."""
    seat = asked_seat(t)
    view = t.view(seat)
    return {str(wish.action): EN.barred(wish, view, t.book) for wish in t.barred(seat)}


# ---- every wish is answered ----


def test_where_a_cell_is_asked_for_every_cell_is_an_option_or_says_why_not() -> None:
    seen: Counter[str] = Counter()
    for t, ask in walked(30):
        seen[ask.kind] += 1
        if ask.kind in ABOUT_CELLS and seen[ask.kind] <= 60:
            answered = {action.target for action in (*ask.options, *(wish.action for wish in t.barred(ask.seat)))}
            assert answered >= set(BOOK.plans[t.state.terms.mode].names), ask.kind
    assert seen.keys() >= ABOUT_CELLS - {"banish", "blast"}


def test_everything_carried_can_be_used_or_says_why_not() -> None:
    for number, (t, ask) in enumerate(walked(12)):
        if ask.kind not in ("act", "retreat", "fight") or number % 3:
            continue
        wishes = {(a.kind, a.target) for a in (*ask.options, *(w.action for w in t.barred(ask.seat)))}
        hero = next(hero for hero in t.state.heroes if BOOK.cards[hero.card].id == ask.about[0])
        for item in (BOOK.item_of[token] for token in hero.items):
            assert ("leave", item.id) in wishes
            assert not item.permanent or ("use", item.id) in wishes
            assert not item.single or ("spend", item.id) in wishes
            assert item.role != "crystal" or ("crystal", "") in wishes


def test_every_drawn_place_says_what_it_is_in_every_language() -> None:
    table = tomb(book=BOOK, heroes={"vera": "1-2"}, piles={"2-2": "c", "2-3": "?"})
    places = {id for _, kind, id in wording.shown(table.view(0), BOOK) if kind == "place"}
    assert places >= {"wall", "cave", "bastet", "anubis", "exit", "spikes", "boulder", "start", "chest", "danger", "cell", "bags"}
    escape = tomb(book=BOOK, heroes={"vera": "4-2"}, options={"mode": "escape"}, ceiling=3)
    places |= {id for _, kind, id in wording.shown(escape.view(0), BOOK) if kind == "place"}
    assert "covered" in places
    for language in ("en", "ru", "pl"):
        words = {str(tongue(language, GAME.id).card("place", place, BOOK, table.view(0))) for place in places}
        assert len(words) == len(places)


# ---- the reasons ----


@pytest.mark.rule("ME-MOVE-1")
def test_a_far_cell_says_how_far() -> None:
    t = tomb("______", "___#__", heroes={"vera": "1-1 axe"})
    told = reasons(t)
    assert told["step 1-5"] == "Too far: 4 moves away, 3 left."
    assert told["step 1-3"] == "2 moves away: go one cell at a time."
    assert told["step 1-1"] == "Already here."
    assert told["step 2-5"] == "No way leads there as the tomb stands now."
    assert told["step 2-4"] == "Nobody walks into a wall."
    answer(t, "step 1-2", "step 1-3", "step 1-4")
    assert reasons(t)["step 1-5"] == "All moves of this turn are used."
    assert reasons(t)["step 1-6"] == "Too far: 2 moves away, 0 left."


@pytest.mark.rule("ME-ITEM-SKATES-1")
def test_the_move_of_the_skates_counts() -> None:
    t = tomb("______", heroes={"vera": "1-1 skates"})
    assert reasons(t)["step 1-6"] == "Too far: 5 moves away, 4 left."


@pytest.mark.rule("ME-FALL-1")
def test_a_fall_shortens_the_way() -> None:
    t = tomb("_o__", "____", "____", heroes={"vera": "1-1"})
    assert reasons(t)["step 2-2"] == "1 move away: go one cell at a time."


@pytest.mark.rule("ME-MONSTERTURN-2")
def test_a_monster_says_how_far_too() -> None:
    t = tomb("_________", heroes={"vera": "1-1"}, piles={"1-9": "mummy"}, spirit=True, turn=1)
    assert reasons(t)["step 1-2"].startswith("Too far: 7 moves away, ")
    assert reasons(t)["step 1-9"] == "Already here."


@pytest.mark.rule("ME-BOARD-23")
def test_a_hammer_at_a_door_is_barred_by_the_door() -> None:
    t = tomb("____", heroes={"vera": "1-2 sledgehammer"}, yellow=(1, 1))
    assert reasons(t)["use sledgehammer"] == "A door can be neither bombed nor hammered."


@pytest.mark.rule("ME-ESCAPE-15", "ME-ITEM-TELEPORTER-4")
def test_no_teleport_goes_under_the_ceiling() -> None:
    escape = {"mode": "escape"}
    t = tomb("___", "___", "___", heroes={"vera": "3-1 teleporter"}, piles={"3-3": "c"}, options=escape, ceiling=3)
    say(t, "spend teleporter")
    assert reasons(t)["at 1-1"] == "There is no way under the ceiling."
    assert reasons(t)["at 2-2"] == "The teleporter goes exactly 2 cells in one direction."


@pytest.mark.rule("ME-RULING-68")
def test_giving_up_says_after_how_many_rounds() -> None:
    rounds = BOOK.figures.silence
    told = reasons(tomb("___", silence=2))["concede"]
    assert told == f"You can give up after {rounds} rounds without anything new; so far 2."


# ---- a planted fault changes options and reasons alike ----

Enumerate = Callable[[Desk, list[Barred] | None], list[Action]]


def _act(d: Desk, barred: list[Barred] | None) -> list[Action]:
    return turns.options(d, d.state.order[d.state.turn], barred)


def _fight(d: Desk, barred: list[Barred] | None) -> list[Action]:
    return fights.options(d, d.state.fighter, barred)


def _prowl(d: Desk, barred: list[Barred] | None) -> list[Action]:
    return monsters.moves(d, d.state.prowler, barred)


ENUMERATORS: dict[str, Enumerate] = {"act": _act, "fight": _fight, "prowl": _prowl, "monsters": monsters.options}
FAULTS = {
    "no ladder can be climbed": (dungeon, "CLIMB", 0, {"act", "prowl"}),
    "nothing is a wall": (dungeon, "WALL", 0, {"act", "prowl"}),
    "the ceiling has taken four floors": (dungeon, "covered", lambda state: 4, {"act", "prowl"}),
    "no floor breaks": (bombs, "breakable", lambda d, cell: False, {"act", "fight"}),
    "nothing holds a ladder": (items, "supported", lambda state, plan, cell: False, {"act"}),
    "a monster lies on everything": (trade, "guard_of", lambda state, book, cell: 0, {"act"}),
    "every breach is used": (weapons, "breaches_left", lambda d: False, {"act"}),
    "all is in the way of light": (items, "beam", lambda state, plan, cell: [], {"act"}),
    "nobody is here": (trade, "active", lambda state: -1, {"act"}),
    "traps wait for ever": (monsters, "open_trap", lambda state, book, cell: -1, {"monsters"}),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_a_rule_changes_options_and_reasons_alike(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At every question of the walk: what a fault takes away is barred, and what it brings is not."""
    module, name, wrong, kinds = FAULTS[fault]
    changed = 0
    for number, (t, ask) in enumerate(walked(16)):
        if ask.kind not in kinds or number % 2:
            continue
        d, enumerate_options = t.desk(ask.seat), ENUMERATORS[ask.kind]
        right = set(enumerate_options(d, None))
        with monkeypatch.context() as planted:
            planted.setattr(module, name, wrong)
            found: list[Barred] = []
            offered = set(enumerate_options(d, found))
            assert set(enumerate_options(d, None)) == offered, "whoever asks why changes nothing"
        barred = {wish.action for wish in found}
        assert right - offered <= barred
        changed += len(right ^ offered)
    assert changed > 0, "the fault was not met on the walk"


def test_the_enumerators_are_the_rules_own() -> None:
    """What a question offers is what its enumerator gives, with and without reasons."""
    for number, (t, ask) in enumerate(walked(8)):
        if ask.kind in ENUMERATORS and number % 3 == 0:
            d, found = t.desk(ask.seat), list[Barred]()
            assert tuple(ENUMERATORS[ask.kind](d, None)) == tuple(ENUMERATORS[ask.kind](d, found)) == ask.options
