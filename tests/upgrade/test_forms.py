"""Records, positions, packs and set-ups of earlier versions are read by the version of today."""

from __future__ import annotations

import lzma
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.golden.test_golden import RECORDS
from tests.kernel.toys import LANTERNS, setup_of
from tests.upgrade.changes import CHANGES
from undercroft.games import GAMES
from undercroft.kernel import packs, position, replay
from undercroft.kernel.game import Game
from undercroft.kernel.journal import Journal, Record, WrongRecord
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.packs import WrongPack, book_of
from undercroft.kernel.types import Action, Catalogue, Choice, Setup, WrongPosition

POSITIONS = sorted((Path(__file__).parent / "positions").glob("*.json"))
EARLIER = sorted((Path(__file__).parent / "golden").glob("*.record.txt"))
SECRET = bytes(range(32))


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_position_of_earlier_rules_is_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = position.read(text, GAMES, Luck(Quick(1)))
    assert table.questions()
    with CHANGES["renumbered"]():
        again = position.read(text, GAMES, Luck(Quick(1)))
    assert again.state == table.state
    assert msgspec.json.decode(position.write(again))["rules"] == table.game.rules_version + 1


def test_a_position_of_later_rules_is_refused() -> None:
    with CHANGES["renumbered"]():
        text = position.write(position.read(POSITIONS[0].read_text(), GAMES, Luck(Quick(1))))
    with pytest.raises(WrongPosition, match="rules: written by rules"):
        position.read(text, GAMES, Luck(Quick(1)))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.split(".")[0])
def test_a_golden_game_is_proved_by_later_rules_that_agree(path: Path) -> None:
    """Another number alone, and even another state behind the answers, is not parting."""
    record = Record.read(path.read_text(encoding="utf-8"))
    changed = replace(record, entries=[replace(entry, hash="00000000") for entry in record.entries])
    with CHANGES["renumbered"]():
        game = GAMES[record.setup.game]
        assert replay.verify(changed, game, game.load("base")) >= 20
        assert replay.wake(changed, game, game.load("base")).record.write() == changed.write()


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.name.split(".")[0])
def test_a_golden_game_of_earlier_rules_is_proved_by_those_of_today(path: Path) -> None:
    """They ask more, and where the record has no answer they do what was done then: it ends as it ended."""
    text = path.read_text(encoding="utf-8")
    record = Record.read(text)
    game = GAMES[record.setup.game]
    book = book_of(game, record.setup.pack, record.pack)
    assert record.rules < game.rules_version
    (proof,) = replay.prove(record, game, book)
    assert not proof.why
    assert proof.draws >= 20
    journal = replay.wake(record, game, book)
    assert (outcome := journal.outcome()) is not None
    assert outcome.scores == record.scores
    assert journal.record.write() == text
    mute = replace(game, unasked={})
    (proof,) = replay.prove(record, mute, book)
    assert f"played by rules {record.rules}" in proof.why, "without knowing what was done then, it is beyond proof and no fraud"


def test_the_same_rules_do_not_let_another_state_pass() -> None:
    records = [Record.read(path.read_text(encoding="utf-8")) for path in RECORDS]
    record = next(record for record in records if record.rules == GAMES[record.setup.game].rules_version)
    game = GAMES[record.setup.game]
    with pytest.raises(replay.Parted, match="the state differs"):
        replay.verify(replace(record, entries=[replace(record.entries[0], hash="00000000")]), game, game.load("base"))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_stored_pack_is_bound_by_its_fingerprint(game: Game) -> None:
    wanted = game.load("base").fingerprint
    data = packs.bytes_of(game, "base", wanted)
    with CHANGES["repacked"]():
        changed = GAMES[game.id]
        assert changed.load("base").fingerprint != wanted
        assert book_of(changed, "base", wanted, data).fingerprint == wanted
        with pytest.raises(WrongPack, match="is not here"):
            book_of(changed, "base", "sha256:" + "0" * 32)


def test_an_option_that_came_later_means_its_first_value() -> None:
    """The commitment covers the set-up as it was written, not as it is completed."""
    before = Journal(LANTERNS, Setup("lanterns", 2, "toy", {}), LANTERNS.load("toy"), SECRET, ("Ann", "Bo"))
    before.start()
    while not before.table.over:
        ask = before.table.questions()[0]
        before.answer(ask.seat, str(ask.options[0]))
    record = Record.read(before.record.write())
    assert record.setup.options == {}
    later = replace(LANTERNS, choices=(*LANTERNS.choices, Choice("moon", ("new", "full"))))
    journal = replay.wake(record, later, LANTERNS.load("toy"))
    assert journal.table.setup.options == {"night": "dark", "moon": "new"}
    assert journal.record.write() == before.record.write()
    assert replay.verify(record, later, LANTERNS.load("toy")) == before.table.luck.count
    with pytest.raises(WrongRecord, match=r"setup.options: there is no option 'moon'"):
        replay.wake(replace(record, setup=replace(record.setup, options={"moon": "new"})), LANTERNS, LANTERNS.load("toy"))


def test_an_answer_that_was_renamed_is_read_by_its_old_text() -> None:
    left, right = Action("go", "left"), Action("go", "right", 1)
    catalogue = Catalogue([left, right], renamed={"step left": "go left"})
    assert catalogue.read("step left") is catalogue.read("go left") == left
    assert catalogue.read("step right") is None
    assert len(catalogue.actions) == 3  # "ready" too: the old text is no action of its own


def test_a_renamed_answer_stays_in_the_record_as_it_was_written() -> None:
    journal = Journal(LANTERNS, setup_of(LANTERNS), LANTERNS.load("toy"), SECRET, ("Ann", "Bo"))
    journal.start()
    ask = journal.table.questions()[0]
    text = str(ask.options[0])
    catalogue = journal.table.book.catalogue
    catalogue._by_text["of-old"] = catalogue.read(text)
    try:
        assert journal.answer(ask.seat, "of-old").text == "of-old"
        assert replay.wake(journal.record, LANTERNS, journal.table.book).record.entries[-1].text == "of-old"
    finally:
        del catalogue._by_text["of-old"]


def test_what_is_kept_for_upgrades_is_small() -> None:
    assert len(lzma.decompress((Path(__file__).parent / "landed.sqlite3.xz").read_bytes())) < 400_000
