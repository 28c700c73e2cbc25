"""The walk passes games that keep their promises, and catches one small broken game for every promise."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.kernel import toys
from tests.kernel.toys import DUEL, DUEL_BOOK, LANTERN_BOOK, LANTERNS, TAKE, LanternDesk, Lanterns, ToyBook
from undercroft.conformance.walk import Fault, walk
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Flow, Seat, Setup, Together, WrongPosition, Zone


def fault_of(game: Game, *, book: Any = LANTERN_BOOK, games: int = 40, seats: range = range(2, 4)) -> Fault:
    with pytest.raises(Fault) as caught:
        walk(game, book, games=games, seed=3, seats=seats)
    return caught.value


def with_phase(name: str, phase: Callable[[LanternDesk], Flow]) -> Game:
    """Lanterns with another way through one phase."""

    def play(d: LanternDesk) -> Flow:
        while d.state.phase != "over":
            yield from (phase if d.state.phase == name else toys.PHASES[d.state.phase])(d)

    return replace(LANTERNS, play=play)


def with_lane(lane: Callable[[LanternDesk], Flow]) -> Game:
    """Lanterns with another pick lane."""

    def pick(d: LanternDesk) -> Flow:
        yield Together(lane, toys.everyone(d))
        d.state.phase = "bonus"

    return with_phase("pick", pick)


def test_games_that_keep_their_promises_pass_and_are_counted() -> None:
    done: list[int] = []
    counts = walk(LANTERNS, LANTERN_BOOK, games=40, seed=1, progress=done.append)
    assert done == list(range(1, 41))
    assert counts.games == 40
    assert set(counts.zones) == {"chance", "card of", "vow of", "choices of"}
    assert min(counts.decisions, counts.clones, counts.twins, counts.guesses, counts.options_tried) > 100
    assert set(counts.events) == set(LANTERNS.events)
    counts = walk(DUEL, DUEL_BOOK, games=40, seed=1)
    assert set(counts.questions) == set(DUEL.asks)
    assert counts.asides > 5


def test_a_fault_is_met_again_with_its_seed() -> None:
    game = with_lane(_only_stops)
    fault = fault_of(game)
    with pytest.raises(Fault) as again:
        walk(game, LANTERN_BOOK, games=1, seed=fault.seed, seats=range(fault.seats, fault.seats + 1))
    assert str(again.value) == str(fault)


def _only_stops(d: LanternDesk) -> Flow:
    yield Ask(d.seat, "take", (), (2,))


def test_dead_end() -> None:
    assert fault_of(with_lane(_only_stops)).kind == "dead-end"


def test_endless() -> None:
    def bonus(d: LanternDesk) -> Flow:
        d.state.round = 1
        yield from toys.bonus(d)

    assert fault_of(replace(with_phase("bonus", bonus), set_up=_big_bag), games=1).kind == "endless"


def _big_bag(setup: Setup, book: Any) -> Lanterns:
    return Lanterns([toys.Lantern() for _ in range(setup.seats)], bag=list(range(100_000)))


def test_no_outcome() -> None:
    assert fault_of(replace(LANTERNS, outcome=lambda state, book: None)).kind == "outcome"


def test_outside_randomness() -> None:
    outside = itertools.cycle(range(1, 7))

    def roll(d: LanternDesk) -> Flow:
        yield from toys.roll(d)
        d.state.die = next(outside)

    assert fault_of(with_phase("roll", roll)).kind == "outside"


def test_memory_across_a_meeting() -> None:
    def play(d: LanternDesk) -> Flow:
        rounds = 0
        while d.state.phase != "over":
            rounds += d.state.phase == "roll"
            yield from toys.PHASES[d.state.phase](d)
        d.state.die = rounds

    assert fault_of(replace(LANTERNS, play=play)).kind == "rollout"


def test_a_clone_that_shares_with_its_original() -> None:
    class Sharing(Lanterns):
        def clone(self) -> Lanterns:
            parts = [part.clone() for part in self.parts]
            return Sharing(parts, self.phase, self.round, self.die, self.coin, self.bag, self.shown)

    game = replace(LANTERNS, set_up=lambda setup, book: Sharing([toys.Lantern() for _ in range(setup.seats)]))
    assert fault_of(game).kind == "clone"


def test_a_local_kept_over_a_quiet_question() -> None:
    def lane(d: LanternDesk) -> Flow:
        while d.part.left:
            first = yield Ask(d.seat, "take", TAKE[:2], (d.part.left,))
            second = yield Ask(d.seat, "take", TAKE[:3], (d.part.left,))
            d.part.total += first.value * second.value
            d.part.left -= 1

    assert fault_of(with_lane(lane)).kind in ("wake", "guess", "snapshot")


def test_an_option_that_fails() -> None:
    def lane(d: LanternDesk) -> Flow:
        choice = yield Ask(d.seat, "take", TAKE[:3], (2,))
        d.part.total += {1: 1, 2: 2}[choice.value]
        d.part.left = 0

    assert fault_of(with_lane(lane)).kind == "option"


class Anything(tuple[Action, ...]):
    def __contains__(self, item: object) -> bool:
        return True


def test_something_that_was_not_offered() -> None:
    def lane(d: LanternDesk) -> Flow:
        if d.part.left:
            d.part.total += (yield Ask(d.seat, "take", Anything(TAKE[:3]), (2,))).value
            d.part.left = 0

    assert fault_of(with_lane(lane)).kind == "forged"


def test_an_option_without_a_text_of_its_own() -> None:
    def lane(d: LanternDesk) -> Flow:
        yield Ask(d.seat, "take", (TAKE[0], Action("take", "9", 9)), (2,))
        d.part.left = 0

    assert fault_of(with_lane(lane)).kind == "text"


@pytest.mark.parametrize("table", ["asks", "events"])
def test_undeclared_questions_and_events(table: str) -> None:
    broken: dict[str, Any] = {table: {}}
    assert fault_of(replace(LANTERNS, **broken)).kind == "text"


def test_a_position_that_forgets() -> None:
    def write(state: Lanterns, book: Any) -> Any:
        plain = toys.plain(state, book)
        for part in plain["parts"]:
            part["vow"] = 0
        return plain

    assert fault_of(replace(LANTERNS, write=write)).kind in ("position", "snapshot")


def test_a_record_that_cannot_be_read() -> None:
    odd = Action("odd # one")
    book = ToyBook(*LANTERN_BOOK.catalogue.actions, odd)

    def lane(d: LanternDesk) -> Flow:
        if d.part.left:
            yield Ask(d.seat, "take", (odd, TAKE[0]), (2,))
            d.part.left = 0

    assert fault_of(replace(with_lane(lane), load=lambda name: book), book=book).kind == "record"


def test_a_view_that_changes_afterwards() -> None:
    def view(table: Table, seat: Seat | None) -> Any:
        seen = toys.lantern_view(table, seat)
        return replace(seen, own=table.state.parts[seat]) if seat is not None else seen

    assert fault_of(replace(LANTERNS, view=view)).kind == "view"


def test_a_lane_that_writes_outside() -> None:
    def lane(d: LanternDesk) -> Flow:
        while d.part.left:
            yield Ask(d.seat, "take", TAKE[:3], (d.part.left,))
            d.part.left -= 1
            d.state.coin += 1

    blind = replace(with_lane(lane), view=lambda table, seat: replace(toys.lantern_view(table, seat), coin=0))
    assert fault_of(blind).kind == "lane"


def test_the_order_of_answers_matters() -> None:
    """Who is done first gains one; nobody sees it before the meeting."""

    def lane(d: LanternDesk) -> Flow:
        part = d.part
        while part.left:
            yield Ask(d.seat, "take", TAKE[:2], (part.left,))
            part.left -= 1
        part.card += 10 * all(other.left for seat, other in enumerate(d.state.parts) if seat != d.seat)

    def view(table: Table, seat: Seat | None) -> Any:
        seen = toys.lantern_view(table, seat)
        own, quiet = (part and replace(part, card=part.card % 10) for part in (seen.own, seen.quiet))
        return replace(seen, own=own, quiet=quiet)

    assert fault_of(replace(with_lane(lane), view=view, inspect=lambda state, book: None)).kind in ("order", "snapshot")


def test_take_back_past_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "can_take_back", lambda self, seat: True)
    monkeypatch.setattr("undercroft.conformance.walk.TAKEN_BACK", 0.0)
    assert fault_of(DUEL, book=DUEL_BOOK, seats=range(2, 3)).kind == "take-back"


def test_take_back_to_somewhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    take_back = Table.take_back

    def forgetful(table: Table, seat: Seat) -> None:
        while table.can_take_back(seat):
            take_back(table, seat)

    monkeypatch.setattr(Table, "take_back", forgetful)
    monkeypatch.setattr("undercroft.conformance.walk.TAKEN_BACK", 0.0)
    assert fault_of(LANTERNS).kind == "take-back"


# ---- what a seat may know ----


def _shows_cards(table: Table, seat: Seat | None) -> Any:
    return replace(toys.lantern_view(table, seat), bag=sum(part.card for part in table.state.parts))


def _shows_running_totals(table: Table, seat: Seat | None) -> Any:
    for other in table.running():
        table._rouse(other)
    return replace(toys.lantern_view(table, seat), totals=toys.totals(table.state))


@pytest.mark.parametrize("view", [_shows_cards, _shows_running_totals])
def test_a_view_that_leaks(view: Any) -> None:
    assert fault_of(replace(LANTERNS, view=view)).kind in ("leak", "guess")


def test_options_that_leak() -> None:
    def lane(d: LanternDesk) -> Flow:
        while d.part.left:
            most = 2 + max(part.card for seat, part in enumerate(d.state.parts) if seat != d.seat) % 3
            d.part.total += (yield Ask(d.seat, "take", TAKE[:most], (d.part.left,))).value
            d.part.left -= 1

    assert fault_of(with_lane(lane)).kind in ("leak", "guess")


def test_events_that_leak() -> None:
    """An event that should be secret is told to all: seen where a lane goes on at a table and at its twin."""

    def lane(d: LanternDesk) -> Flow:
        while d.part.left:
            yield Ask(d.seat, "take", TAKE[:2], (d.part.left,))
            d.part.left -= 1
            d.tell("took", sum(part.card for part in d.state.parts))

    assert fault_of(with_lane(lane)).kind == "leak"


def test_a_zone_that_is_never_varied() -> None:
    game = replace(LANTERNS, hidden=lambda table, seat: [Zone("purse of 1", lambda table, luck: [])])
    fault = fault_of(game)
    assert fault.kind == "zone"
    assert "purse" in fault.message


# ---- guesses ----


def _impossible(game: Game, setup: Setup, view: Any, book: Any, luck: Luck) -> Table:
    table = toys.lantern_guess(game, setup, view, book, luck)
    for seat, part in enumerate(table.state.parts):
        if seat != view.seat:
            part.card = 99
    return table


def _inconsistent(game: Game, setup: Setup, view: Any, book: Any, luck: Luck) -> Table:
    return toys.lantern_guess(game, setup, replace(view, die=1 + view.die % 6), book, luck)


def _always_the_same(game: Game, setup: Setup, view: Any, book: Any, luck: Luck) -> Table:
    luck.source = Luck(type("Zero", (), {"draw": lambda self, count, below: 0})()).source
    return toys.lantern_guess(game, setup, view, book, luck)


@pytest.mark.parametrize("guess", [_impossible, _inconsistent, _always_the_same])
def test_bad_guesses(guess: Any) -> None:
    assert fault_of(replace(LANTERNS, guess=guess), games=60).kind == "guess"


def test_a_guess_that_knows_the_truth() -> None:
    seen: list[Table] = []

    def view(table: Table, seat: Seat | None) -> Any:
        seen[:] = [table]
        return toys.lantern_view(table, seat)

    def guess(game: Game, setup: Setup, view: Any, book: Any, luck: Luck) -> Table:
        true = [part.card for part in seen[0].state.parts]
        table = toys.lantern_guess(game, setup, view, book, luck)
        if view.seat is None:
            for part, card in zip(table.state.parts, true, strict=True):
                part.card = card
        return table

    assert fault_of(replace(LANTERNS, view=view, guess=guess)).kind == "guess"


def test_a_guess_that_is_inspected() -> None:
    def inspect(state: Lanterns, book: Any) -> None:
        raise WrongPosition("state.die: never right")

    assert fault_of(replace(LANTERNS, inspect=inspect)).kind in ("guess", "position")


def test_a_striver_is_asked_in_some_games() -> None:
    asked = itertools.count()

    def striver(table: Table, ask: Ask) -> Action:
        next(asked)
        return ask.options[-1]

    walk(LANTERNS, LANTERN_BOOK, games=10, seed=1, striver=striver)
    assert next(asked) > 10
