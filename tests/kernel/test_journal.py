"""The record as text, both ways, and what of a running game may be handed out."""

from __future__ import annotations

import pytest

from tests.kernel.toys import DUEL, DUEL_BOOK, LANTERN_BOOK, LANTERNS, setup_of
from undercroft.kernel.journal import Journal, Record, WrongRecord
from undercroft.kernel.types import NotOffered

SECRET = bytes(range(32))


def journal(*answers: str, names: tuple[str, ...] = ("Ann", "Bo")) -> Journal:
    """Lanterns with the answers `seat option`."""
    new = Journal(LANTERNS, setup_of(LANTERNS), LANTERN_BOOK, SECRET, names)
    new.start()
    for answer in answers:
        seat, text = answer.split(" ", 1)
        new.do(int(seat), text)
    return new


VOWED = ("0 vow high", "0 take-back", "0 vow low", "1 vow high", "0 ready", "1 ready")


def finished() -> Record:
    new = journal(*VOWED)
    while not new.table.over:
        ask = new.table.questions()[0]
        new.answer(ask.seat, str(ask.options[-1]))
    return new.record


def test_a_record_is_text_both_ways() -> None:
    for record in (journal().record, journal(*VOWED).record, finished()):
        text = record.write()
        assert Record.read(text).write() == text


def test_a_record_reads_like_this() -> None:
    lines = journal(*VOWED).record.write().splitlines()
    assert lines[0] == "undercroft record 1"
    assert lines[5:7] == ['seat 0 "Ann"', 'seat 1 "Bo"']
    assert lines[9].startswith("2 0 take-back # ")
    assert " > " in lines[13]
    assert lines[-1] == "open 7"
    assert SECRET.hex() not in "\n".join(lines)
    assert f"secret {SECRET.hex()}" in finished().write()


def test_names_may_hold_anything() -> None:
    names = ('A"\n> # 1', "line\u2028separator\x85 Ł Ж")
    record = journal("0 vow low", names=names).record
    assert Record.read(record.write()).names == names


def test_only_what_is_offered_is_written() -> None:
    new = journal()
    for seat, text in ((0, "vow"), (0, "start"), (0, "dance"), (None, "start"), (None, "vow low")):
        with pytest.raises(NotOffered):
            new.do(seat, text)
    assert len(new.record.entries) == 1


# ---- exports ----


def test_an_export_hides_the_running_round_of_others() -> None:
    new = journal(*VOWED, "1 take 1", "1 take-back", "0 take 1")
    entries = [(entry.seat, entry.text) for entry in new.export(0).entries]
    assert entries[-1] == (0, "take 1")
    assert (1, "take 1") not in entries
    assert (1, "take-back") not in entries
    assert (1, "take 1") in [(entry.seat, entry.text) for entry in new.export(1).entries]
    assert not any(entry.text.startswith("take ") for entry in new.export(None).entries)


def test_an_export_hides_secret_answers_private_draws_hashes_and_the_secret() -> None:
    new = journal(*VOWED)
    mine, watched = new.export(0), new.export(None)
    assert [entry.text for entry in mine.entries[1:4]] == ["vow high", "take-back", "vow low"]
    assert [entry.text for entry in mine.entries if entry.seat == 1] == ["?", "ready"]
    assert {entry.text for entry in watched.entries} == {"start", "?", "take-back", "ready"}
    # Even the own draw stays hidden: its place in the bag would tell what the others drew before.
    assert mine.entries[0].draws == ((-1, 0), (-1, 1))
    assert watched.entries[0].draws == ((-1, 0), (-1, 1))
    assert watched.entries[-1].draws == new.record.entries[-1].draws
    assert not any(entry.hash for record in (mine, watched) for entry in record.entries)
    text = mine.write()
    assert "?@1" in text
    assert Record.read(text).write() == text
    assert not mine.secret


def test_a_finished_record_is_exported_whole() -> None:
    new = journal(*VOWED)
    while not new.table.over:
        ask = new.table.questions()[0]
        new.answer(ask.seat, str(ask.options[0]))
    assert new.export(None) is new.record


def test_an_export_shows_what_was_answered_openly_before_the_lanes() -> None:
    new = Journal(DUEL, setup_of(DUEL), DUEL_BOOK, SECRET, ("Ann", "Bo"))
    new.start()
    for seat, text in ((0, "strike"), (0, "bow"), (1, "block")):
        new.answer(seat, text)
    assert [entry.text for entry in new.export(1).entries] == ["start", "strike", "bow", "block"]


# ---- what cannot be read ----


def spoiled(line: int, new: str | None) -> str:
    lines = finished().write().splitlines()
    line %= len(lines)
    lines[line : line + 1] = [] if new is None else [new]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: this is not an Undercroft record"),
        ("hello", "line 1: this is not an Undercroft record"),
        (spoiled(1, "setup {"), "line 2: the set-up cannot be read"),
        (spoiled(2, "rules one"), "line 3: 'one' is not a number"),
        (spoiled(3, None), "line 4: expected 'pack'"),
        (spoiled(5, 'seat 1 "Bo"'), "line 6: seat 0 is missing"),
        (spoiled(5, "seat 0 Ann"), "line 6: a seat's name"),
        (spoiled(5, f'seat 0 "{"n" * 1_001}"'), "line 6: a seat's name has 1001 letters"),
        (spoiled(6, None), "line 6: 1 seats have names"),
        (spoiled(9, None), "line 10: entry 2 is missing"),
        (spoiled(9, "2 0 vow hi"), "line 10: '2 0 vow hi' is not an entry"),
        (spoiled(9, "2 0 vow high > 3@ # 01234567"), "line 10: '3@' is not a draw"),
        (spoiled(-3, "secret 12"), "the secret must be 64"),
        (spoiled(-1, "end 3"), "3 entries are announced"),
        (spoiled(-1, None), "the record is cut off here"),
        (finished().write() + "7 0 ready # -\n", "something follows the end"),
    ],
)
def test_a_record_that_cannot_be_read_names_the_line(text: str, message: str) -> None:
    with pytest.raises(WrongRecord, match=message.replace("(", r"\(")):
        Record.read(text)


def test_a_record_cut_anywhere_is_refused() -> None:
    text = finished().write()
    for end in range(0, len(text) - 2, 7):
        with pytest.raises(WrongRecord, match="line"):
            Record.read(text[:end])
