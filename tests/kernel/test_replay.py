from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.kernel.toys import DUEL, LANTERNS, setup_of
from undercroft.kernel import replay
from undercroft.kernel.game import Game
from undercroft.kernel.journal import Journal, Record, WrongRecord
from undercroft.kernel.replay import Parted

SECRET = bytes(range(32))


def played(game: Game, seed: int = 1, *, answers: int = 999) -> Journal:
    rnd = Random(seed)
    journal = Journal(game, setup_of(game), game.load("toy"), SECRET, ("Ann", "Bo"))
    journal.start()
    while not journal.table.over and answers:
        answers -= 1
        seat = rnd.randrange(2)
        if rnd.random() < 0.2 and journal.table.can_take_back(seat):
            journal.take_back(seat)
            continue
        ask = rnd.choice(journal.table.questions())
        journal.answer(ask.seat, str(rnd.choice(ask.options)))
    return journal


@pytest.mark.parametrize("game", [LANTERNS, DUEL])
@pytest.mark.parametrize("seed", range(8))
def test_a_finished_record_is_proved_and_its_table_wakes_the_same(game: Game, seed: int) -> None:
    journal = played(game, seed)
    record = Record.read(journal.record.write())
    assert replay.verify(record, game, game.load("toy")) == journal.table.luck.count
    woken = replay.wake(record, game, game.load("toy"))
    assert woken.record.write() == journal.record.write()
    assert woken.table.log == journal.table.log


@pytest.mark.parametrize("answers", range(0, 16, 3))
def test_a_running_game_wakes_where_it_was(answers: int) -> None:
    journal = played(LANTERNS, answers=answers)
    woken = replay.wake(Record.read(journal.record.write()), LANTERNS, LANTERNS.load("toy"))
    for seat in (0, 1, None):
        assert woken.table.view(seat) == journal.table.view(seat)
        assert woken.export(seat).write() == journal.export(seat).write()
    assert woken.table.questions() == journal.table.questions()


def test_a_record_wakes_at_any_step() -> None:
    record = played(LANTERNS).record
    for step in (1, 5, 9):
        woken = replay.wake(record, LANTERNS, LANTERNS.load("toy"), upto=step)
        assert len(woken.record.entries) == step
        assert woken.record.entries == record.entries[:step]


def test_a_running_game_cannot_be_proved() -> None:
    with pytest.raises(WrongRecord, match="not over"):
        replay.verify(played(LANTERNS, answers=5).record, LANTERNS, LANTERNS.load("toy"))


def edited(old: str, new: str) -> Record:
    text, count = re.subn(old, new, played(LANTERNS).record.write(), count=1, flags=re.MULTILINE)
    assert count == 1
    return Record.read(text)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (r"^0 - start > (\d)", "0 - start > 9", "step 0: the rules draw what the record does not hold"),
        (r"^(\d+ \d (?:take|vow) .*)# \w{8}$", r"\1# 00000000", r"step \d+: the state differs"),
        (r"^(\d+ \d) (?:take [1-6]|vow \w+)( .*)$", r"\1 ready\2", r"step \d+: 'ready' by seat \d is not possible"),
        (r"^scores \d+", "scores 99", "the scores differ"),
        (r"^commitment ..", "commitment 00", "does not match the commitment"),
        (r"^pack .*$", "pack sha256:other", "another pack"),
        (r"^rules 1", "rules 7", "played by rules 7"),
    ],
)
def test_an_edited_record_is_refused_where_it_parts(old: str, new: str, message: str) -> None:
    with pytest.raises((Parted, WrongRecord), match=message):
        replay.verify(edited(old, new), LANTERNS, LANTERNS.load("toy"))


@pytest.mark.parametrize(("old", "new"), [('"night":"dark"', '"night":"pink"'), ('"game":"lanterns"', '"game":"chess"')])
def test_a_set_up_that_cannot_be_is_refused_with_its_field(old: str, new: str) -> None:
    with pytest.raises(WrongRecord, match=r"setup\.options\.night|setup\.game"):
        replay.wake(edited(old, new), LANTERNS, LANTERNS.load("toy"))


def test_dice_that_were_not_committed_to_are_refused_even_if_all_else_fits() -> None:
    """Somebody plays with other dice and signs the record with the committed secret."""
    honest = played(LANTERNS)
    cheat = Journal(LANTERNS, setup_of(LANTERNS), LANTERNS.load("toy"), bytes(32), ("Ann", "Bo"))
    cheat.start()
    while not cheat.table.over:
        ask = cheat.table.questions()[0]
        cheat.answer(ask.seat, str(ask.options[0]))
    record = replace(cheat.record, secret=honest.record.secret, commitment=honest.record.commitment)
    with pytest.raises(Parted, match="not the ones that were committed to") as parted:
        replay.verify(record, LANTERNS, LANTERNS.load("toy"))
    assert parted.value.step == 0


def test_an_export_cannot_be_played_again() -> None:
    with pytest.raises(Parted, match="step 0: the record was exported"):
        replay.wake(played(LANTERNS, answers=5).export(0), LANTERNS, LANTERNS.load("toy"))


def test_an_empty_record_has_nothing_to_wake() -> None:
    record = msgspec.structs.replace(played(LANTERNS).record, entries=[])
    with pytest.raises(WrongRecord, match="no entries"):
        replay.wake(record, LANTERNS, LANTERNS.load("toy"))


def test_a_second_start_is_refused() -> None:
    record: Any = played(LANTERNS, answers=5).record
    twice = replace(record, entries=[record.entries[0], record.entries[0]])
    with pytest.raises(Parted, match="step 1"):
        replay.wake(twice, LANTERNS, LANTERNS.load("toy"))
