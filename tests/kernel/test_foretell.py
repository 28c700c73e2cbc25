"""What an option will surely do, and where foresight ends."""

from __future__ import annotations

import gc
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.kernel.toys import GUARD, LANTERN_BOOK, LANTERNS, PEEK, STRIKE, TAKE, VOWS, duel, lanterns, setup_of
from undercroft.conformance import trials
from undercroft.conformance.trials import Broken, Counts
from undercroft.kernel.foretell import Foresight, foretell
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import READY, Action, Ask, Event, Flow, Seat, Together


def surely(table: Table, seat: Seat, *actions: Action) -> list[list[str]]:
    return [[event.kind for event in each.events] for each in foretell(table, seat, actions, Luck(Quick(7)))]


def after(*more: Any, seats: int = 2) -> Table:
    """A table of one chain in which seat 0 takes something, and then happens what `more` says."""

    def play(d: Any) -> Flow:
        while True:
            taken = yield Ask(0, "take", TAKE)
            d.tell("took", taken.value)
            for what in more:
                if isinstance(what, Ask):
                    yield what
                elif what == "draw":
                    d.luck.below(6)
                elif what == "secret":
                    d.tell("dealt", 1, seat=1, secret=True)
                elif what == "consult":
                    d.consult(1)
                else:
                    d.tell(what, 1)

    def guess(game: Any, setup: Any, view: Any, book: Any, luck: Luck) -> Table:
        return Table(game, setup, book, luck).start()

    game = replace(LANTERNS, play=play, guess=guess, view=lambda table, seat: None)
    return Table(game, setup_of(LANTERNS, seats), LANTERN_BOOK, Luck(Quick(1))).start()


def test_all_up_to_the_next_quiet_question() -> None:
    assert surely(after("ended", "rolled"), 0, TAKE[0], TAKE[1]) == [["took", "ended", "rolled"]] * 2


def test_it_ends_before_chance() -> None:
    assert surely(after("ended", "draw", "rolled"), 0, TAKE[0]) == [["took", "ended"]]


def test_it_ends_at_a_secret_of_another() -> None:
    assert surely(after("secret", "ended"), 0, TAKE[0]) == [["took"]]


def test_it_ends_at_a_question_to_another_seat_also_one_answered_by_itself() -> None:
    assert surely(after(Ask(1, "vow", VOWS), "ended"), 0, TAKE[0]) == [["took"]]
    assert surely(after(Ask(1, "vow", VOWS[:1]), "ended"), 0, TAKE[0]) == [["took"]]
    assert surely(after(Ask(0, "vow", VOWS[:1]), "ended"), 0, TAKE[0]) == [["took", "ended"]]


def test_it_ends_where_the_hand_of_another_decides() -> None:
    assert surely(after("consult", "ended"), 0, TAKE[0]) == [["took"]]


def test_own_questions_in_the_middle_are_passed_and_named() -> None:
    table = after(Ask(0, "vow", VOWS, quiet=False), "ended")
    (certain,) = foretell(table, 0, TAKE[:1], Luck(Quick(7)))
    assert [event.kind for event in certain.events] == ["took", "ended"]
    assert certain.then is not None
    assert certain.then.kind == "vow"


def played_by(play: Any) -> Table:
    table = after()
    return Table(replace(table.game, play=play), table.setup, LANTERN_BOOK, Luck(Quick(1))).start()


def test_only_what_all_answers_share_is_certain() -> None:
    def play(d: Any) -> Flow:
        while True:
            yield Ask(0, "take", TAKE)
            d.tell("ended", 1)
            vow = yield Ask(0, "vow", VOWS, quiet=False)
            d.tell("rolled", 1)
            d.tell("took", vow.value)

    assert surely(played_by(play), 0, TAKE[0]) == [["ended", "rolled"]]


def test_what_all_answers_lead_to_after_they_part_stands_apart() -> None:
    def play(d: Any) -> Flow:
        while True:
            yield Ask(0, "take", TAKE)
            vow = yield Ask(0, "vow", VOWS, quiet=False)
            d.tell("rolled", 1)
            d.tell("took", vow.value)
            d.tell("ended", 1)
            yield Ask(0, "again", VOWS, quiet=False)
            d.tell("rolled", 2)

    (certain,) = foretell(played_by(play), 0, TAKE[:1], Luck(Quick(7)))
    assert [(event.kind, event.data) for event in certain.events] == [("rolled", (1,))]
    assert [(event.kind, event.data) for event in certain.later] == [("ended", (1,)), ("rolled", (2,))]
    assert certain.then is not None
    assert [certain.then.kind, *(ask.kind for ask in certain.asks)] == ["vow", "again", "take"]


def test_answers_that_share_nothing_leave_what_was_certain_before() -> None:
    def play(d: Any) -> Flow:
        while True:
            yield Ask(0, "take", TAKE)
            d.tell("ended", 1)
            vow = yield Ask(0, "vow", VOWS, quiet=False)
            d.tell("took", vow.value)
            yield Ask(0, f"more-{vow.value}", TAKE)

    (certain,) = foretell(played_by(play), 0, TAKE[:1], Luck(Quick(7)))
    assert [event.kind for event in certain.events] == ["ended"]
    assert (certain.later, certain.asks) == ((), ())


def test_what_lies_behind_hides_nothing_that_comes() -> None:
    """In the middle of a chain, whose beginning asked for the hand of another, goes on what is to come."""
    table = after("consult", Ask(1, "vow", VOWS[:1]), Ask(0, "vow", VOWS, quiet=False), "ended")
    table.answer(0, TAKE[0])
    table.game = replace(table.game, guess=lambda *_: table)
    assert surely(table, 0, *VOWS) == [["ended"]] * len(VOWS)


def test_it_ends_at_a_meeting() -> None:
    table = lanterns()
    for seat in (0, 1):
        while (ask := table.question(seat)) is not None and ask.options != (READY,):
            table.answer(seat, ask.options[0])
    table.answer(0, READY)
    assert surely(table, 1, READY) == [[]]


def test_the_table_itself_is_not_touched() -> None:
    table = duel()
    before, log = table.digest(), list[Event]()
    table.listener = lambda _, event: log.append(event)
    foretell(table, 0, (STRIKE, GUARD, PEEK), Luck(Quick(7)))
    assert table.digest() == before
    assert log == []
    assert table.looker is None


def test_the_walk_finds_foresight_that_does_not_come_true() -> None:
    """Rules that read another's hidden card and do not say so; and guesses that always hold the same one."""

    def play(d: Any) -> Flow:
        while True:
            yield Ask(0, "take", TAKE)
            d.tell("took", d.state.parts[1].card)

    def guess(game: Any, setup: Any, view: Any, book: Any, luck: Luck) -> Table:
        return Table(game, setup, book, luck).start()

    game = replace(LANTERNS, play=play, guess=guess, view=lambda table, seat: None)
    table = Table(game, setup_of(LANTERNS), LANTERN_BOOK, Luck(Quick(1))).start()
    trials.foreseen(table, Random(1), Counts())
    other = table.varied(lambda state: setattr(state.parts[1], "card", 4))
    with pytest.raises(Broken, match="was to tell"):
        trials.foreseen(other, Random(1), Counts())


def test_the_walk_finds_foresight_of_later_things_that_does_not_come_true() -> None:
    def play(d: Any) -> Flow:
        while True:
            yield Ask(0, "take", TAKE[:2])
            vow = yield Ask(0, "vow", VOWS, quiet=False)
            d.tell("took", vow.value)
            d.tell("ended", d.state.parts[1].card)

    table = played_by(play)
    trials.foreseen(table, Random(1), Counts())
    with pytest.raises(Broken, match="was to tell"):
        trials.foreseen(table.varied(lambda state: setattr(state.parts[1], "card", 4)), Random(1), Counts())


def tables_alive() -> int:
    return sum(isinstance(found, Table) for found in gc.get_objects())


def test_tables_on_which_something_was_tried_do_not_wait_for_the_garbage_collector() -> None:
    table = duel()
    ask = table.questions()[0]
    gc.collect()
    gc.disable()
    try:
        before = tables_alive()
        foretell(table, ask.seat, ask.options, Luck(Quick(1)))
        assert tables_alive() == before
    finally:
        gc.enable()


def test_where_there_is_nothing_to_guess_one_guess_is_tried() -> None:
    """What two that are alike would tell is the same; two that differ are both tried."""
    table = duel()
    alike = [table.clone(), table.clone()]
    assert alike[0].goes_on_like(alike[1])
    ask = table.questions()[0]
    alike[1].answer(ask.seat, ask.options[0])
    assert not alike[0].goes_on_like(alike[1])


def test_in_a_lane_it_ends_where_another_part_is_read() -> None:
    """So one guess is enough there."""

    def lane(d: Any) -> Flow:
        taken = yield Ask(d.seat, "take", TAKE)
        d.tell("took", taken.value)
        d.tell("dealt", d.state.parts[1 - d.seat].card)

    def play(d: Any) -> Flow:
        yield Together(lane, (0, 1))

    assert surely(played_by(play), 0, TAKE[0]) == [["took"]]


def guesses_at(table: Table) -> list[Table]:
    """Those that are made from now on."""
    made, guess = list[Table](), table.game.guess

    def counting(game: Any, setup: Any, view: Any, book: Any, luck: Luck) -> Table:
        made.append(guess(game, setup, view, book, luck))
        return made[-1]

    table.game = replace(table.game, guess=counting)
    return made


def test_where_nothing_is_drawn_for_a_guess_it_is_the_only_one() -> None:
    table = after("ended")
    made = guesses_at(table)
    assert surely(table, 0, *TAKE) == [["took", "ended"]] * len(TAKE)
    assert len(made) == 1


def test_what_nobody_looks_at_is_not_tried() -> None:
    table = after("ended")
    made = guesses_at(table)
    with Foresight(table, 0, Luck(Quick(7))) as ahead:
        certain = ahead.when_asked(TAKE[0])
        assert not made
        assert [event.kind for event in certain.events] == ["took", "ended"]
        assert certain.then == table.question(0)
