"""What a seat may throw in while another is asked."""

from __future__ import annotations

import pytest

from tests.kernel.toys import BLOCK, DUEL, DUEL_BOOK, GUARD, PRESS, STRIKE, SWORD, TAUNT, duel, setup_of
from undercroft.kernel import position
from undercroft.kernel.journal import Journal, Record
from undercroft.kernel.luck import Luck, Quick, Scripted
from undercroft.kernel.replay import verify
from undercroft.kernel.table import Table
from undercroft.kernel.types import NotAsked, NothingToTakeBack, NotOffered


def test_who_is_not_asked_may_throw_in_what_is_offered_aside() -> None:
    table = duel()
    asked = table.question(0)
    table.answer(1, TAUNT)
    assert [part.taunts for part in table.state.parts] == [1, 0]
    assert [event.kind for event in table.told(None)] == ["taunted"]
    again = table.question(0)
    assert asked is not None
    assert again is not None
    assert (again.kind, again.options, again.aside) == (asked.kind, asked.options, ())
    assert [table.number(seat) for seat in range(2)] == [0, 1]


def test_an_aside_is_offered_to_its_seat_alone() -> None:
    table = duel()
    assert (table.aside(0), table.aside(1)) == ((), (TAUNT,))
    with pytest.raises(NotOffered):
        table.answer(0, TAUNT)
    with pytest.raises(NotOffered):
        table.answer(1, STRIKE)
    table.answer(1, TAUNT)
    with pytest.raises(NotAsked):
        table.answer(1, TAUNT)
    assert table.question(1) is None


def test_an_aside_in_the_middle_of_a_chain_wakes_and_stores_like_an_answer() -> None:
    table = duel(Luck(Scripted([0, 0, 5], Quick(3))))
    for seat, action in ((0, STRIKE), (0, SWORD), (1, BLOCK), (1, TAUNT)):
        table.answer(seat, action)
    stored = position.write(table)
    assert '"taunt"' in stored
    back = position.read(stored, {"duel": DUEL}, Luck(Quick(3)))
    clone = table.clone()
    for each in (table, clone, back):
        each.answer(0, PRESS)
        assert each.state.parts[1].health == 7
        assert each.state.parts[1].taunts == 0


def test_an_aside_can_be_taken_back_until_somebody_answers() -> None:
    table = duel()
    table.answer(1, TAUNT)
    with pytest.raises(NothingToTakeBack):
        table.take_back(0)
    table.take_back(1)
    assert table.state.parts[1].taunts == 1
    assert table.told(None) == []
    table.answer(1, TAUNT)
    table.answer(0, GUARD)
    assert not table.can_take_back(1)


def test_a_record_with_asides_verifies() -> None:
    journal = Journal(DUEL, setup_of(DUEL), DUEL_BOOK, bytes(32), ("Ada", "Bo"))
    journal.start()
    journal.answer(1, "taunt")
    while not journal.table.over:
        ask = journal.table.questions()[0]
        journal.answer(ask.seat, str(ask.options[0]))
    text = journal.record.write()
    assert "1 1 taunt" in text
    verify(Record.read(text), DUEL, DUEL_BOOK)


def test_a_guess_of_one_chain_needs_the_quiet_state_and_what_came_after() -> None:
    table = duel(Luck(Scripted([0, 0, 5], Quick(3))))
    assert table.trunk() == (None, (), ())
    for seat, action in ((0, STRIKE), (0, SWORD), (1, BLOCK)):
        table.answer(seat, action)
    trunk = table.trunk()
    assert trunk.quiet.parts[1].health == 9
    assert trunk.since == ((0, "strike"), (0, "sword"), (1, "block"))
    assert trunk.drawn == (5,)
    back = Table.restore(DUEL, table.setup, DUEL_BOOK, Luck(Quick(8)), trunk.quiet.clone(), trunk._asdict())
    assert back.question(0) == table.question(0)
    assert back.state == table.state
