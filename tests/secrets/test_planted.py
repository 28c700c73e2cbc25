"""Leaks planted on purpose: each must be found, and named by what tells it and by what it tells."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tests.secrets.edge import Deed, Edge
from tests.secrets.test_doors import FITS, FITS_NOT, HIDDEN, attacked, one_is_ready
from undercroft.cli import main
from undercroft.conformance.twins import Leak, Place, Twin, compare
from undercroft.games import GAMES
from undercroft.kernel.journal import Journal, Record
from undercroft.server import pages
from undercroft.server.eye import shown
from undercroft.server.pages.look import Look
from undercroft.server.play.news import Change
from undercroft.server.play.room import Room
from undercroft.server.play.windows import Windows, window_of

Plant = Callable[[pytest.MonkeyPatch], None]


def said_with(tell: Callable[[Look], object]) -> Plant:
    """The title of a page says something more."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        title = pages.title
        patch.setattr(pages, "title", lambda look: f"{title(look)} ({tell(look)})")

    return plant


def cards_of_others(look: Look) -> object:
    return [part.hand for seat, part in enumerate(look.table.state.parts) if seat != look.place]


def quests_of_others(look: Look) -> object:
    return [part.quest for seat, part in enumerate(look.table.state.parts) if seat != look.place]


def how_far_others_are(look: Look) -> object:
    return [look.table.number(seat) for seat in range(look.table.setup.seats)]


def the_next_die(look: Look) -> object:
    luck = look.table.luck
    return [luck.source.draw(luck.count + later, 6) for later in range(8)]


def hashes_in_the_record(patch: pytest.MonkeyPatch) -> None:
    as_seen = Record.as_seen

    def leaky(record: Record, asker: Place, meetings: int) -> Record:
        seen = as_seen(record, asker, meetings)
        hashed = [replace(entry, hash=record.entries[0].hash) for entry in seen.entries]
        return replace(seen, entries=hashed)

    patch.setattr(Record, "as_seen", leaky)


@pytest.mark.parametrize(
    ("id", "plant", "what", "by"),
    [
        ("dungeoneer", said_with(cards_of_others), "the title", {"hand of", "everything", "guess"}),
        ("tales-of-tails", said_with(quests_of_others), "the title", {"quest of", "everything", "guess"}),
        ("monsters-of-egypt", said_with(the_next_die), "the title", {"chance", "guess"}),
        ("paper-dungeons", said_with(how_far_others_are), "the title", {"running round of", "everything"}),
        ("dungeoneer", hashes_in_the_record, "the record", {"hand of", "everything", "guess", "chance"}),
    ],
    ids=["cards", "quests", "dice", "numbers", "hashes"],
)
def test_a_leak_in_what_is_shown_is_found(
    monkeypatch: pytest.MonkeyPatch, id: str, plant: Plant, what: str, by: set[str]
) -> None:
    plant(monkeypatch)
    game = GAMES[id]
    with pytest.raises(Leak) as leak:
        compare(game, game.load("base"), shown, twins=200, seed=3, seats=range(3, 4))
    assert (leak.value.what, leak.value.seed) == (what, 3)
    assert leak.value.by.rstrip(" 0123456789") in by


def test_the_command_says_what_leaks_and_with_which_seed_it_is_met_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said_with(quests_of_others)(monkeypatch)
    with pytest.raises(SystemExit) as left:
        main(["check", "tales-of-tails", "--twins", "100", "--seed", "4"])
    assert left.value.code == 1
    told = capsys.readouterr().err
    assert "leak: " in told
    assert "the title" in told
    assert "(seed 4)" in told


# ---- at the doors ----


@pytest.fixture(scope="module")
def edge(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Edge]:
    opened = Edge(tmp_path_factory.mktemp("planted"))
    yield opened
    opened.close()


def told_when_a_card_fits(patch: pytest.MonkeyPatch) -> None:
    tell = Room._tell

    async def leaky(room: Room, change: Change) -> None:
        await tell(room, change)
        window = window_of(room.table) if room.status == "running" else None
        if window is not None and len(window.options) > 1:
            await tell(room, Change({}, whole=True))

    patch.setattr(Room, "_tell", leaky)


def shorter_with_nothing_to_play(patch: pytest.MonkeyPatch) -> None:
    watch = Windows.watch

    def leaky(self: Windows, journal: Journal | None, clockless: Any, *, company: bool) -> None:
        window = None if journal is None or journal.table.over else window_of(journal.table)
        self.seconds = 20.0 if window is None or len(window.options) > 1 else 5.0
        watch(self, journal, clockless, company=company)

    patch.setattr(Windows, "watch", leaky)


def a_hand_in_the_log(patch: pytest.MonkeyPatch) -> None:
    play = Room.play

    async def leaky(room: Room, seat: int, text: str) -> None:
        logging.getLogger("undercroft").info("seat %d of %s", seat, room.table.state.parts[seat].hand)
        await play(room, seat, text)

    patch.setattr(Room, "play", leaky)


def a_reason_that_knows_too_much(patch: pytest.MonkeyPatch) -> None:
    why = pages.why

    def leaky(reader: Any, room: Room, seat: int, option: str) -> pages.Why:
        hands = [part.hand for part in room.table.state.parts]
        return why(reader, room, seat, option)._replace(otherwise=f"somebody else has it {sum(sum(hands, ()))}")

    patch.setattr(pages, "why", leaky)


@pytest.mark.parametrize(
    ("plant", "what"),
    [
        (told_when_a_card_fits, "the times and sizes of messages"),
        (shorter_with_nothing_to_play, "the times and sizes of messages"),
        (a_hand_in_the_log, "the log"),
        (a_reason_that_knows_too_much, "/2/why?option="),
    ],
)
def test_a_leak_at_a_door_is_found(edge: Edge, monkeypatch: pytest.MonkeyPatch, plant: Plant, what: str) -> None:
    moment, twin = attacked(FITS, HIDDEN), Twin(attacked(FITS_NOT, HIDDEN), "hand of 1")
    edge.compare(moment, twin, 2, seed=1, deed=Deed(1, "pass"))
    plant(monkeypatch)
    with pytest.raises(Leak) as leak:
        edge.compare(moment, twin, 2, seed=1, deed=Deed(1, "pass"))
    assert what in leak.value.what


def test_a_page_that_is_told_of_an_answer_in_another_lane_is_found(edge: Edge, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of it is said; that something comes is enough."""
    tell = Room._tell

    async def leaky(room: Room, change: Change) -> None:
        others = room.journal is not None and room.table.number(1) > 0
        await tell(room, replace(change, only=None, whole=others))

    monkeypatch.setattr(Room, "_tell", leaky)
    with pytest.raises(Leak) as leak:
        edge.compare(one_is_ready(0), Twin(one_is_ready(1), "running round of 1"), 0, seed=3, deed=Deed(2, "ready"))
    assert leak.value.what == "the times and sizes of messages"
