"""What an answer costs the server in processor time: two people a table, every answer stored before anybody is told.

    python bench/answers.py [--answers 300] [--tables 20] [--watching 0] [--mixed] [--beside OTHER_CHECKOUT] [GAME ...]

The house is the real one, behind its web application, in one process: an answer comes as a form, two open pages a table hear of
it. Both people of a table read the same language, tables take turns among the three; with `--mixed` each reads another one. What
a bot thinks and what the script itself does is not counted. Sections are counted in a run of their own, because to count them
costs something too; what is under no other name is the web framework. With `--beside` an older tree is measured in turn with this
one, by this same script.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from statistics import median
from types import FunctionType
from typing import Any, NamedTuple
from urllib.parse import urlencode

from undercroft.bots import BOTS
from undercroft.games import FACES, GAMES
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.server.http.app import create_app
from undercroft.server.http.live import Viewer
from undercroft.server.play import house as houses
from undercroft.server.play.chairs import Chair
from undercroft.server.play.house import House, Wish
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader
from undercroft.texts import LANGUAGES, tongue

BLOCKS = "blocks"
SECTIONS = {
    BLOCKS: ("draw.canvas:Canvas.drawn",),
    "rules": ("kernel.journal:Journal.answer",),
    "views": ("server.play.news:look", "server.pages.look:Look.__init__"),
    "words": (
        "server.pages.choices:panel", "server.pages.choices:wishes", "server.pages.choices:goals", "server.pages.choices:asides",
        "server.pages.telling:lines", "server.pages.telling:sentence",
    ),
    "templates": ("server.pages.base:render_part",),
    "deltas": ("server.http.deltas:cut", "server.http.deltas:delta", "server.http.deltas:noted", "server.http.deltas:is_noted"),
    "packing": ("server.http.live:_packed",),
    "pages, the rest": ("server.http.live:Viewer._message", "server.http.live:Audience._message"),
}  # fmt: skip
"""What is counted under which name: functions of this tree and of earlier ones; what a tree does not have, it does not count."""
STORE, HTTP, CARDS = "store", "http", "cards"
WARM_UP = 0.2
"""The first answers load games and fill what is remembered; they are not counted, nor is it that all this is looked through."""
HOST = b"127.0.0.1"


class Clock:
    """Processor time of the loop's thread, each moment under one name."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self._names: list[str] = []
        self._since = 0.0

    def begin(self, name: str) -> None:
        self._count()
        self._names.append(name)

    def end(self) -> None:
        self._count()
        self._names.pop()

    def _count(self) -> None:
        now = time.thread_time()
        if self._names:
            self.spent[self._names[-1]] += now - self._since
        self._since = now

    def counted(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **named: Any) -> Any:
            self.begin(name)
            try:
                return function(*arguments, **named)
            finally:
                self.end()

        return call


def watch(clock: Clock) -> None:
    """Every function of the sections is counted from now on, wherever it was imported."""
    for name, paths in SECTIONS.items():
        for path in paths:
            module, _, attribute = path.partition(":")
            owner, found = sys.modules.get(f"undercroft.{module}"), None
            for step in attribute.split("."):
                owner, found = (found or owner), getattr(found or owner, step, None)
            if found is None:
                continue
            if "." in attribute:
                setattr(owner, attribute.split(".")[-1], clock.counted(name, found))
                continue
            for loaded in [loaded for title, loaded in sys.modules.items() if title.startswith("undercroft")]:
                for key, value in list(vars(loaded).items()):
                    if value is found:
                        setattr(loaded, key, clock.counted(name, found))
    for face in FACES.values():
        if isinstance(face.board.drawn, FunctionType):
            object.__setattr__(face.board, "drawn", clock.counted(BLOCKS, face.board.drawn))
        object.__setattr__(face.board, "cards", clock.counted(CARDS, face.board.cards))


class Measured(NamedTuple):
    total: float
    """Milliseconds of the whole process an answer."""
    sections: dict[str, float]
    sent: float
    """Bytes an answer, all pages together."""


class Guest:
    """A browser without a network: a device, its token, and forms that it sends."""

    def __init__(self, app: Any, name: str, language: str) -> None:
        self.app, self.token, self.language = app, f"{name}{'x' * 24}", language
        self.csrf = ""

    async def enter(self) -> None:
        headers = await self._ask("GET", "/", b"")
        cookies = [value.decode() for name, value in headers if name == b"set-cookie"]
        self.csrf = next(cookie for cookie in cookies if cookie.startswith("csrf=")).split(";")[0].partition("=")[2].strip('"')

    @property
    def device(self) -> str:
        return sha256(self.token.encode()).hexdigest()[:32]

    async def send(self, path: str, **fields: object) -> None:
        await self._ask("POST", path, urlencode({"_csrf_token": self.csrf, **fields}).encode())

    async def _ask(self, method: str, path: str, body: bytes) -> list[tuple[bytes, bytes]]:
        cookies = f"device={self.token}; lang={self.language}" + (f"; csrf={self.csrf}" if self.csrf else "")
        headers = [
            (b"host", HOST), (b"cookie", cookies.encode()), (b"x-requested-with", b"undercroft"),
            (b"content-type", b"application/x-www-form-urlencoded"), (b"content-length", str(len(body)).encode()),
        ]  # fmt: skip
        scope = {
            "type": "http", "http_version": "1.1", "method": method, "scheme": "http", "path": path, "raw_path": path.encode(),
            "query_string": b"", "root_path": "", "headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80),
            "asgi": {"version": "3.0"},
        }  # fmt: skip
        begun: dict[str, Any] = {}

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            begun.update(message if message["type"] == "http.response.start" else {})

        await self.app(scope, receive, send)
        if begun["status"] >= 300:
            raise RuntimeError(f"{method} {path}: {begun['status']}")
        return list(begun["headers"])


class Page(Viewer):
    """An open page that reads at once, and says how much it was sent."""

    sent = 0

    def _put(self, message: bytes) -> None:
        Page.sent += len(message)


class Seated(NamedTuple):
    """A table with its two people, and pages at both chairs."""

    room: Room
    people: list[Guest]


async def seated(house: House, game: Game, people: list[Guest], watching: int) -> Seated:
    chairs = [Chair("person", name, holders=[guest.device]) for name, guest in zip(("Ada", "Bo"), people, strict=True)]
    room = await house.make(Wish(game, chairs, {}, "at-once", window="none"), people[0].device)
    await room.start()
    pages = [Page(Reader(guest.device, guest.language, "light", "", ""), room, seat) for seat, guest in enumerate(people)]
    languages = [LANGUAGES[number % len(LANGUAGES)] for number in range(watching)]
    pages += [Page(Reader(f"{number}", language, "light", "", ""), room, None) for number, language in enumerate(languages)]
    for page in pages:
        page.greet()
        room.listeners.add(page.hear)
        room.places[page.place] = room.places.get(page.place, 0) + 1
    return Seated(room, people)


async def played(id: str, wish: argparse.Namespace, clock: Clock | None) -> Measured:
    answers, tables = wish.answers, wish.tables
    game, bot, seeds = GAMES[id], BOTS["greedy"], count()
    setattr(houses, "new_secret", lambda: sha256(str(next(seeds)).encode()).digest())  # noqa: B010
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Path(folder), answers_a_minute=10**9, joins_a_minute=10**9)
        house: House = app.state.house
        guests = [Guest(app, f"guest{number}", LANGUAGES[number % len(LANGUAGES)]) for number in range(2 * len(LANGUAGES))]
        for guest in guests:
            await guest.enter()
        pairs = [guests[number :: 1 if wish.mixed else len(LANGUAGES)][:2] for number in range(len(LANGUAGES))]
        seats = [await seated(house, game, pairs[number % len(pairs)], wish.watching) for number in range(tables)]
        spent, loops = list[float](), list[float]()
        warm_up = round(answers * WARM_UP)
        for turn in range(answers + warm_up):
            if seats[turn % tables].room.status != "running":
                seats[turn % tables] = await seated(house, game, seats[turn % tables].people, wish.watching)
            room, people = seats[turn % tables]
            seat = room.asked()[turn % len(room.asked())]
            ask = room.table.question(seat)
            assert ask is not None
            choice = bot.choose(game, room.setup, room.book, room.table.view(seat), ask, Luck(Quick(turn)))
            number = room.table.number(seat)
            if turn == warm_up:
                Page.sent = 0
                gc.collect()
                gc.freeze()
                if clock is not None:
                    clock.spent.clear()
            began, began_here = time.process_time(), time.thread_time()
            if clock is not None:
                clock.begin(HTTP)
            await people[seat].send(f"/t/{room.id}/{seat}/answer", number=number, option=str(choice))
            if clock is not None:
                clock.end()
            spent.append(time.process_time() - began)
            loops.append(time.thread_time() - began_here)
        await house.close()
    counted = {name: 1000 * seconds / answers for name, seconds in clock.spent.items()} if clock is not None else {}
    if clock is not None:
        counted[STORE] = 1000 * (sum(spent[warm_up:]) - sum(loops[warm_up:])) / answers
    return Measured(1000 * sum(spent[warm_up:]) / answers, counted, Page.sent / answers)


def measure(id: str, wish: argparse.Namespace) -> Measured:
    plain = asyncio.run(played(id, wish, None))
    clock = Clock()
    watch(clock)
    return plain._replace(sections=asyncio.run(played(id, wish, clock)).sections)


def measured_in(tree: Path, id: str, wish: argparse.Namespace) -> Measured:
    """In a process of its own, with the sources of a tree."""
    command = [sys.executable, __file__, "--here", "--answers", str(wish.answers), "--tables", str(wish.tables)]
    command += ["--watching", str(wish.watching), *(["--mixed"] if wish.mixed else []), id]
    told = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(tree / "src")}, capture_output=True, text=True, check=False
    )
    if told.returncode:
        raise SystemExit(told.stderr)
    found = json.loads(told.stdout)
    return Measured(found["total"], found["sections"], found["sent"])


def middle(found: list[Measured]) -> Measured:
    """Of several turns."""
    names = {name: None for one in found for name in one.sections}
    sections = {name: median(one.sections.get(name, 0.0) for one in found) for name in names}
    return Measured(median(one.total for one in found), sections, median(one.sent for one in found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--watching", type=int, default=0, help="spectators a table, in three languages")
    parser.add_argument("--mixed", action="store_true", help="no two people of a table read the same language")
    parser.add_argument("--turns", type=int, default=3, help="so often each tree is measured")
    parser.add_argument("--beside", type=Path, metavar="OTHER_CHECKOUT")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.here:
        print(json.dumps(measure(wish.games[0], wish)._asdict()))
        return
    trees = {"here": Path(__file__).resolve().parent.parent} | ({"beside": wish.beside.resolve()} if wish.beside else {})
    print(f"{wish.tables} tables of two, {wish.answers} answers, {wish.watching} spectators a table")
    for id in wish.games:
        turns: dict[str, list[Measured]] = {name: [] for name in trees}
        for _ in range(wish.turns):
            for name, tree in trees.items():
                turns[name].append(measured_in(tree, id, wish))
        print(f"\n{tongue('en', id).say('game-name')}")
        for line in told({name: middle(found) for name, found in turns.items()}):
            print(line, flush=True)


def told(found: dict[str, Measured]) -> Iterator[str]:
    names = {name: found["here"].sections.get(name, 0.0) for one in found.values() for name in one.sections}
    yield f"{'':24}" + "".join(f"{tree:>12}" for tree in found)
    yield f"{'processor ms an answer':24}" + "".join(f"{one.total:12.2f}" for one in found.values())
    for name in sorted(names, key=names.__getitem__, reverse=True):
        yield f"  {name:22}" + "".join(f"{one.sections.get(name, 0.0):12.2f}" for one in found.values())
    yield f"{'bytes an answer':24}" + "".join(f"{one.sent:12,.0f}" for one in found.values())
    if "beside" in found:
        yield f"{'share of beside':24}{found['here'].total / found['beside'].total:12.2f}"


if __name__ == "__main__":
    main()
