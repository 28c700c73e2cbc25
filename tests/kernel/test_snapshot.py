"""A table can be shown, and gone on with, from what lies beside its record."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.kernel.toys import DUEL, LANTERNS, TAKE, setup_of
from undercroft.games import GAMES
from undercroft.kernel import snapshot
from undercroft.kernel.game import Game
from undercroft.kernel.journal import Journal
from undercroft.kernel.luck import Luck, Quick, Sealed
from undercroft.kernel.snapshot import Unreadable
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Event, Flow, Setup, Together

SECRET = bytes(range(32))
ALL = [LANTERNS, DUEL, *GAMES.values()]


def agreed(game: Game, seats: int) -> Setup:
    if game in (LANTERNS, DUEL):
        return setup_of(game, seats)
    return Setup(game.id, seats, "base", {choice.id: choice.values[0] for choice in game.choices})


def seen(table: Table) -> dict[str, Any]:
    """Everything people can tell a table by."""
    seats = range(table.setup.seats)
    return {
        "views": [table.view(seat) for seat in (None, *seats)],
        "told": [table.told(seat) for seat in (None, *seats)],
        "questions": table.questions(),
        "numbers": [table.number(seat) for seat in seats],
        "take back": [table.can_take_back(seat) for seat in seats],
        "meetings": table.meetings,
        "drawn": table.luck.count,
        "over": table.over,
    }


def play(journal: Journal, luck: Luck, most: int) -> None:
    """At random; now and then somebody takes back."""
    while not journal.table.over and len(journal.record.entries) < most:
        table = journal.table
        seat = table.waiting_for()[luck.below(len(table.waiting_for()))]
        backs = [other for other in range(table.setup.seats) if table.can_take_back(other)]
        if backs and luck.below(8) == 0:
            journal.take_back(backs[0])
        else:
            options = table.question(seat).options  # type: ignore[union-attr]
            journal.answer(seat, str(options[luck.below(len(options))]))


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_table_goes_on_from_its_snapshot_as_if_nothing_had_been(game: Game) -> None:
    seats = 3 if 3 in game.seats else game.seats[-1]
    setup = agreed(game, seats)
    journal = Journal(game, setup, game.load(setup.pack), SECRET, tuple("ABC"[:seats]))
    journal.shots, log, luck = [], list[Event](), Luck(Quick(5))
    journal.start()
    while not journal.table.over and len(journal.record.entries) < 160:
        shot = snapshot.read(journal.shots[-1])
        log += snapshot.events(shot.told)
        again, lost = snapshot.resume(game, setup, journal.table.book, Sealed(SECRET), shot, log[:])
        assert lost == 0
        assert seen(again) == seen(journal.table), f"step {len(journal.record.entries)}"
        twin = journal.table.clone()
        for table in (again, twin):
            for seat in range(seats):
                if table.can_take_back(seat):
                    table.take_back(seat)
        assert seen(again)["told"] == seen(twin)["told"]
        assert again.digest() == twin.digest()
        play(journal, luck, len(journal.record.entries) + 1)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_still_shows_what_the_table_showed(game: Game) -> None:
    setup = agreed(game, 2)
    journal = Journal(game, setup, game.load(setup.pack), SECRET, ("A", "B"))
    journal.shots, log, luck = [], list[Event](), Luck(Quick(6))
    journal.start()
    while len(journal.record.entries) < 120:
        shot = snapshot.read(journal.shots[-1])
        log += snapshot.events(shot.told)
        still = snapshot.still(game, setup, journal.table.book, shot, log[:])
        table = journal.table
        assert still.digest() == table.digest()
        assert [still.told(seat) for seat in (None, 0, 1)] == [table.told(seat) for seat in (None, 0, 1)]
        assert [(ask.seat, ask.kind, ask.about) for ask in still.questions()] == [
            (ask.seat, ask.kind, ask.about) for ask in table.questions()
        ]
        assert (still.over, still.outcome()) == (table.over, table.outcome())
        still.view(0)
        if table.over:
            break
        play(journal, luck, len(journal.record.entries) + 1)


def test_a_lane_that_was_done_without_a_question_stays_done() -> None:
    """Its part has changed, though nobody answered anything."""

    def lane(d: Any) -> Flow:
        d.part.total += 7
        d.tell("took", 7)
        if d.seat == 1:
            yield Ask(1, "take", TAKE)
            yield Ask(1, "take", TAKE)

    def play(d: Any) -> Flow:
        yield Together(lane, (0, 1))
        yield Ask(0, "take", TAKE)

    game = replace(LANTERNS, play=play)
    table = Table(game, setup_of(LANTERNS), LANTERNS.load("toy"), Luck(Quick(1))).start()
    table.answer(1, TAKE[0])
    again, lost = snapshot.resume(game, table.setup, table.book, table.luck.source, snapshot.read(snapshot.take(table, 0)), [])
    assert lost == 0
    assert again.state.parts == table.state.parts
    assert again.state.parts[0].total == 7
    assert again.told(0) == table.told(0) == [Event("took", 0, (7,))]


def test_what_the_asked_seat_throws_in_can_still_be_taken_back() -> None:
    def play(d: Any) -> Flow:
        while True:
            got = yield Ask(0, "take", TAKE[:3], aside=((0, TAKE[4:]),))
            d.state.parts[0].total += got.value

    game = replace(LANTERNS, play=play)
    table = Table(game, setup_of(LANTERNS), LANTERNS.load("toy"), Luck(Quick(1))).start()
    table.answer(0, TAKE[5])
    table.answer(0, TAKE[0])
    again, _ = snapshot.resume(game, table.setup, table.book, table.luck.source, snapshot.read(snapshot.take(table, 0)), [])
    assert again.can_take_back(0)
    again.take_back(0)
    assert again.state.parts[0].total == 6


def test_what_is_no_snapshot_is_refused() -> None:
    for data in (b"", b"{}", b"[]", b'{"form": 1}', b'{"x": ' + b"[" * 5_000, b'{"state": {"\xff": 1}}'):
        with pytest.raises(Unreadable):
            snapshot.read(data)
    table = Table(DUEL, setup_of(DUEL), DUEL.load("toy"), Luck(Quick(1))).start()
    later = snapshot.take(table, 0).replace(b'"form":1', b"")
    assert snapshot.read(later).form == 1
    with pytest.raises(Unreadable, match="later form"):
        snapshot.read(later[:-1] + b',"form":2}')
