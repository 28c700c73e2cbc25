"""Bots think in workers: with the same result, and without keeping anybody waiting."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.added import EXAMPLES, added
from tests.running import House, open_house, run
from tests.server.conftest import Guest
from undercroft.bots import BOTS
from undercroft.games import GAMES
from undercroft.kernel import packs
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.position import completed
from undercroft.kernel.table import Table
from undercroft.kernel.types import Book, Setup
from undercroft.server.errors import Refused
from undercroft.server.play import thinking
from undercroft.server.play.chairs import Chair
from undercroft.server.play.house import Wish
from undercroft.server.play.room import Room
from undercroft.server.play.thinking import Overdue, Thinkers, Thought, apart, think

SLOW = "tic-tac-toe"
ADVICE = """
import os, time
from pathlib import Path

HERE = Path(__file__).parent


def advice(view, ask, book):
    with (HERE / f"thinks-{os.getpid()}").open("a") as told:
        print(len(ask.options), file=told)
    while not (HERE / "go-on").exists():
        time.sleep(0.01)
    return [float(action.value) for action in ask.options]


GAME = Game(
    advice=advice,"""


class Slow:
    """A game over which bots think until they may go on; then they take the last option."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def go_on(self) -> None:
        (self.home / "go-on").touch()

    def over(self) -> list[int]:
        """Of each thought that was begun, how many options it was about."""
        return [int(line) for path in self.home.glob("thinks-*") for line in path.read_text().split()]

    def thinker(self, but: Collection[int] = ()) -> int:
        """The process that thinks, another one than those."""
        found: list[int] = []

        def thinks() -> bool:
            found[:] = {int(path.name.partition("-")[2]) for path in self.home.glob("thinks-*")} - set(but)
            return bool(found)

        until(thinks)
        return found[0]


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Slow]:
    path = Path(shutil.copytree(EXAMPLES, tmp_path / "games")) / "tic_tac_toe.py"
    path.write_text(path.read_text().replace("GAME = Game(", ADVICE))
    with added(path):
        yield Slow(path.parent)


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    own = Thinkers()
    yield own
    own.close()


@pytest.fixture
def house(slow: Slow, folder: Path) -> Iterator[House]:
    """Opened after the slow game was added, closed before that goes."""
    with open_house(folder) as opened:
        yield opened


def until(true: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def begun(game: Game, seed: int, answers: int, book: Book | None = None, bot: str = "greedy") -> Table:
    """A table of bots after so many answers."""
    setup = Setup(game.id, 2, "base", {choice.id: choice.values[0] for choice in game.choices})
    book = book or game.load("base")
    table = Table(game, setup, book, Luck(Quick(seed))).start()
    for step in range(answers):
        ask = table.questions()[0]
        luck = Luck(Quick(step))
        table.answer(ask.seat, BOTS[bot].choose(game, setup, book, table.view(ask.seat), ask, luck))
    return table


def thought_at(table: Table, seed: int = 1) -> Thought:
    ask = table.questions()[0]
    return Thought("greedy", table.game, table.setup, table.book, None, table.view(ask.seat), ask, seed)


def chosen(thinkers: Thinkers, *thoughts: Thought) -> list[str]:
    async def choose() -> list[str]:
        return await asyncio.gather(*(thinkers.choose(thought) for thought in thoughts))

    return run(choose())


def answers(house: House, table: str) -> list[str]:
    journal = house.run(house.tables.room(table)).journal
    assert journal is not None
    return [entry.text for entry in journal.record.entries if entry.seat is not None]


def one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "WORKERS", 1)
    monkeypatch.setattr(thinking, "SENT_AT_ONCE", 2)


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def in_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on nothing is thought in this process."""

    def fall(_: Thought) -> Any:
        raise AssertionError

    monkeypatch.setattr(thinking, "_timed", fall)


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_chooses_what_would_be_chosen_here(game: str, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [begun(GAMES[game], seed, answers) for seed, answers in enumerate((0, 8, 20, 27, 40))]
    thoughts = [thought_at(table, seed) for table in tables for seed in range(3)]
    here = [think(thought) for thought in thoughts]
    in_workers(monkeypatch)
    assert chosen(thinkers, *thoughts) == here


def test_a_worker_has_the_pack_that_the_table_was_set_with(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["tales-of-tails"]
    assert game.bind is not None
    _, data = packs.find(packs.home(game), "base")
    earlier = data.replace(b"paws = 7", b"paws = 6")
    book = game.bind("base", earlier)
    assert book.fingerprint != game.load("base").fingerprint
    thought = thought_at(begun(game, 1, 20, book))._replace(pack=earlier)
    here = think(thought)
    in_workers(monkeypatch)
    assert chosen(thinkers, thought) == [here]


def test_one_option_needs_no_thought(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    thought = thought_at(begun(GAMES["dungeoneer"], 1, 0))
    only = thought._replace(ask=replace(thought.ask, options=thought.ask.options[:1]))
    in_workers(monkeypatch)
    monkeypatch.setattr(thinking, "Workers", None)
    assert chosen(thinkers, only) == [str(thought.ask.options[0])]


def test_workers_that_have_grown_too_large_are_replaced(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    thought = thought_at(begun(GAMES["dungeoneer"], 1, 0))
    monkeypatch.setattr(thinking, "MOST_BYTES", 0)
    here = think(thought)
    in_workers(monkeypatch)
    assert [chosen(thinkers, thought) for _ in range(3)] == [[here]] * 3


def test_what_cannot_travel_is_thought_over_here(thinkers: Thinkers) -> None:
    thought = thought_at(begun(GAMES["dungeoneer"], 1, 0))
    assert chosen(thinkers, thought._replace(game=replace(thought.game, rules_version=-1))) == [think(thought)]
    assert thinkers.stay_here == {"dungeoneer"}


def test_a_game_of_somebodys_own_is_thought_over_by_a_worker(ada: Guest, house: House, slow: Slow) -> None:
    table = ada.new("me", "greedy", game=SLOW)
    ada.answer(table, 0)
    assert slow.thinker() != os.getpid()
    slow.go_on()
    room = house.run(house.tables.room(table))
    until(lambda: room.asked() == (0,))


def test_a_table_goes_on_when_its_worker_is_killed(ada: Guest, house: House, slow: Slow) -> None:
    table = ada.new("me", "greedy", game=SLOW)
    ada.answer(table, 0)
    os.kill(first := slow.thinker(), signal.SIGKILL)
    slow.thinker(but=[first])
    slow.go_on()
    room = house.run(house.tables.room(table))
    until(lambda: room.asked() == (0,))


def test_what_kills_every_worker_is_thought_over_here(thinkers: Thinkers, slow: Slow) -> None:
    """Bounded: what is fatal to it would be so for ever."""
    dead: list[int] = []
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(chosen, thinkers, thought_at(begun(GAMES[SLOW], 1, 0)))
        for _ in range(thinking.TRIES):
            dead.append(slow.thinker(but=dead))
            os.kill(dead[-1], signal.SIGKILL)
        assert slow.thinker(but=dead) == os.getpid()
        slow.go_on()
        assert answer.result() == ["mark c3"]


def test_where_no_worker_can_start_all_is_thought_over_here(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing more is tried for a while."""
    thought = thought_at(begun(GAMES["dungeoneer"], 1, 0))
    with monkeypatch.context() as failing:
        failing.setattr(thinking, "_settle_in", sys.exit)
        assert chosen(thinkers, *[thought] * 5) == [think(thought)] * 5
    monkeypatch.setattr(thinking, "Workers", None)
    assert chosen(thinkers, thought) == [think(thought)]


def test_thoughts_that_nobody_wants_any_more_are_not_begun(
    thinkers: Thinkers, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for those that the workers have already: the next one waits for no others."""
    one_worker(monkeypatch)
    unwanted, wanted = (thought_at(begun(GAMES[SLOW], 1, answers, bot="random")) for answers in (0, 2))

    async def choose() -> None:
        for _ in range(6):
            dropped = asyncio.create_task(thinkers.choose(unwanted))
            await asyncio.sleep(0.05)
            dropped.cancel()
        last = asyncio.create_task(thinkers.choose(wanted))
        await asyncio.to_thread(slow.thinker)
        slow.go_on()
        await last

    run(choose())
    assert slow.over() == [9, 9, 7]


def test_workers_that_answer_no_more_are_killed(
    thinkers: Thinkers, slow: Slow, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What they had to think over is thought over by others."""
    one_worker(monkeypatch)
    chosen(thinkers, thought_at(begun(GAMES["dungeoneer"], 1, 0)))
    in_workers(monkeypatch)
    thought = thought_at(begun(GAMES[SLOW], 1, 0))
    with ThreadPoolExecutor(1) as pool:
        with monkeypatch.context() as impatient:
            impatient.setattr(thinking, "MOST_SECONDS", 1.0)
            answer = pool.submit(chosen, thinkers, thought, thought)
            os.kill(hung := slow.thinker(), signal.SIGSTOP)
            slow.go_on()
            until(lambda: not lives(hung))
        assert answer.result() == ["mark c3", "mark c3"]
    assert "the bot greedy at tic-tac-toe has thought for too long" in caplog.text


def test_what_never_ends_is_decided_by_lot_and_stops_nobody(
    thinkers: Thinkers, slow: Slow, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is not thought over here either, where nobody could end it."""
    one_worker(monkeypatch)
    endless, other = thought_at(begun(GAMES[SLOW], 1, 0)), thought_at(begun(GAMES["dungeoneer"], 1, 0))
    options, here = {str(option) for option in endless.ask.options}, think(other)
    in_workers(monkeypatch)
    with monkeypatch.context() as impatient:
        impatient.setattr(thinking, "MOST_SECONDS", 0.2)
        assert set(chosen(thinkers, endless, endless)) <= options
    assert caplog.text.count("a thought at tic-tac-toe does not end") == 1
    begun_before = slow.over()
    assert chosen(thinkers, other) == [here]
    assert set(chosen(thinkers, endless)) <= options
    with pytest.raises(Overdue):
        run(thinkers.weigh(endless))
    assert slow.over() == begun_before, "for a while nothing more of it is thought over"


def test_whoever_lay_ready_behind_what_never_ends_loses_nothing_but_time(
    thinkers: Thinkers, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    one_worker(monkeypatch)
    monkeypatch.setattr(thinking, "TRIES", 1)
    endless, other = thought_at(begun(GAMES[SLOW], 1, 0)), thought_at(begun(GAMES["dungeoneer"], 1, 0))
    here = think(other)
    chosen(thinkers, other)
    in_workers(monkeypatch)

    async def choose() -> tuple[str, str]:
        with monkeypatch.context() as impatient:
            impatient.setattr(thinking, "MOST_SECONDS", 1.0)
            first = asyncio.create_task(thinkers.choose(endless))
            await asyncio.to_thread(slow.thinker)
        return await asyncio.gather(first, thinkers.choose(other))

    assert run(choose())[1] == here


def test_a_table_is_deleted_while_a_bot_thinks(ada: Guest, house: House, slow: Slow) -> None:
    table = ada.new("me", "greedy", game=SLOW)
    ada.answer(table, 0)
    room = house.run(house.tables.room(table))
    slow.thinker()
    assert ada.post(f"/t/{table}/delete").status_code == 303
    slow.go_on()
    assert ada.get(f"/t/{table}").status_code in (404, 410)
    assert not room.bots.busy
    assert room.table.number(1) == 0


def test_whoever_comes_back_while_a_bot_thinks_is_asked(ada: Guest, house: House, slow: Slow) -> None:
    table = ada.new("me", "device", game=SLOW)
    assert ada.post(f"/t/{table}/chair", seat=1, do="bot", bot="greedy").status_code == 303
    ada.answer(table, 0)
    slow.thinker()
    assert ada.post(f"/t/{table}/chair", seat=1, do="back").status_code == 303
    slow.go_on()
    assert ada.answer(table, 1, "mark b2").json() == {"ok": True}
    assert answers(house, table)[1:] == ["mark b2"]


def test_an_answer_is_taken_back_while_a_bot_thinks(ada: Guest, house: House, slow: Slow) -> None:
    """The bot then answers what was played instead."""
    table = ada.new("me", "greedy", game=SLOW)
    ada.answer(table, 0, "mark c3")
    slow.thinker()
    room = house.run(house.tables.room(table))
    assert ada.post(f"/t/{table}/0/take-back", script=True, number=room.table.number(0)).json() == {"ok": True}
    ada.answer(table, 0, "mark a1")
    slow.go_on()
    until(lambda: room.table.number(1) == 1)
    assert answers(house, table)[-1] == "mark c3"


def test_nobody_plays_with_a_bot_that_is_unknown(house: House) -> None:
    wish = Wish(GAMES[SLOW], [Chair("person", "Ada", holders=["a"]), Chair("bot", "Bo", "oracle")], {})
    with pytest.raises(Refused, match="wrong-setup"):
        house.run(house.tables.make(wish, "a"))


def test_a_bot_of_another_version_is_played_by_the_usual_one(
    ada: Guest, house: House, slow: Slow, caplog: pytest.LogCaptureFixture
) -> None:
    """Its chair stays as it is stored, the log says so once, and all its pages can be seen."""
    slow.go_on()
    table = ada.new("me", "greedy", game=SLOW)
    room = house.run(house.tables.room(table))
    room.chairs[1].bot = "oracle"
    for _ in range(2):
        ada.answer(table, 0)
        until(lambda: room.asked() == (0,))
    assert answers(house, table)[1::2] == ["mark c3", "mark b3"]
    assert caplog.text.count("nobody knows the bot oracle") == 1
    assert room.chairs[1].bot == "oracle"
    assert [ada.get(path).status_code for path in ("/", f"/t/{table}", f"/t/{table}/0", f"/t/{table}/watch")] == [200] * 4


def test_twenty_tables_of_bots_come_to_their_end(house: House) -> None:
    async def opened() -> list[Room]:
        chairs = [[Chair("bot", name, "greedy") for name in ("Ada", "Bo")] for _ in range(20)]
        rooms = [await house.tables.make(Wish(GAMES["tales-of-tails"], pair, {}, "at-once"), "a") for pair in chairs]
        for room in rooms:
            await room.start()
        return rooms

    rooms = house.run(opened())
    until(lambda: all(room.status == "over" for room in rooms), seconds=300)


def test_what_a_bot_tries_out_is_not_seen_on_the_table() -> None:
    """A walk that it only thinks of must not be drawn, and the table goes on meanwhile."""
    game = GAMES["tales-of-tails"]
    setup = completed(Setup(game.id, 2, "base", {}), game)
    table = Table(game, setup, game.load("base"), Luck(Quick(1))).start()
    view = table.view(0)
    seen = apart(view)
    assert seen == view
    assert seen.state is not view.state
    assert apart(unread := lambda: None) is unread, "what cannot be copied stays what it is"
