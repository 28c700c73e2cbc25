"""Matches between bots: every finished game is a line in a file that only grows, so a run that was cut off goes on."""

from __future__ import annotations

import ast
import hashlib
import time
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import msgspec

from undercroft.bots import BOTS, Bot
from undercroft.bots.levels import Level
from undercroft.games import GAMES
from undercroft.kernel import packs
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup
from undercroft.lab.pool import spread
from undercroft.lab.sim import BOT_STREAM, TABLE_STREAM, ending

UNSEEN = 17 << 50
"""Where chance starts: no fit has seen these games."""


class BotsChanged(Exception):
    """In the middle of a run: its games are not those of one player."""


class Match(NamedTuple):
    """Who plays whom, and on what table."""

    game: str
    seats: int
    players: tuple[str, ...]
    """By the names that `player` reads. They move one seat on each game; fewer than seats are repeated."""
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        table = [f"{self.seats} seat{'s' * (self.seats > 1)}", *(f"{option}={value}" for option, value in self.options)]
        return f"{', '.join(table)}: {' '.join(self.players)}"

    def at(self, seat: int, number: int) -> int:
        """Which of the players sits there in game `number`."""
        return (seat + number) % len(self.players)

    def setup(self) -> Setup:
        game = GAMES[self.game]
        return Setup(game.id, self.seats, "base", {choice.id: choice.values[0] for choice in game.choices} | dict(self.options))


class Finished(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    bots: str
    """The fingerprint of those who played it."""
    match: str
    number: int
    """Its chance follows from it."""
    scores: tuple[int, ...]
    won: tuple[int, ...]
    """Seats."""
    ending: str
    """In the game's own words; nothing where scores say it all."""
    thoughts: tuple[int, ...]
    """Questions with two options or more, for each player."""
    ms: tuple[float, ...]
    """Processor time of all of them together."""


def player(name: str) -> Bot:
    """`level-5` has the time that it has at a table, `level-5@50` 50 ms a move, by processor time; `ismcts` is OpenSpiel's."""
    kind, _, ms = name.partition("@")
    seconds = float(ms) / 1000 if ms else None
    if kind == "ismcts":
        from undercroft.research.openspiel import Searcher

        return Searcher(seconds or 1.0, time.process_time)
    bot = BOTS[kind]
    return Level(bot.level, seconds, time.process_time) if isinstance(bot, Level) else bot


def play(match: Match, number: int) -> Finished:
    """Game `number` of a match, from its own chance, so that it does not matter who plays it and when."""
    game, setup = GAMES[match.game], match.setup()
    book, players = game.load(setup.pack), [player(name) for name in match.players]
    stream = UNSEEN + number
    table = Table(game, setup, book, Luck(Quick(stream * 3 + TABLE_STREAM))).start()
    luck = Luck(Quick(stream * 3 + BOT_STREAM))
    thoughts, seconds = [0] * len(players), [0.0] * len(players)
    while not table.over:
        for ask in table.questions():
            who = match.at(ask.seat, number)
            view = table.view(ask.seat)
            began = time.process_time()
            action = players[who].choose(game, setup, book, view, ask, luck)
            if len(ask.options) > 1:
                thoughts[who] += 1
                seconds[who] += time.process_time() - began
            table.answer(ask.seat, action)
    outcome = table.outcome()
    assert outcome is not None
    ms = tuple(round(1000 * each, 1) for each in seconds)
    return Finished(fingerprint(game.id), str(match), number, outcome.scores, outcome.winners, ending(table), tuple(thoughts), ms)


class Ledger:
    """The finished games of the bots as they are now. Those of earlier ones stay in the file and are not counted."""

    def __init__(self, path: Path, jobs: int = 1) -> None:
        self.path = path
        self.jobs = jobs
        self._kept: dict[str, dict[int, Finished]] = {}
        for line in path.read_bytes().splitlines() if path.exists() else ():
            try:
                self._note(msgspec.json.decode(line, type=Finished))
            except msgspec.DecodeError:
                continue  # the run was ended while it wrote: that game is played again

    def _note(self, game: Finished) -> None:
        self._kept.setdefault(f"{game.bots} {game.match}", {}).setdefault(game.number, game)

    def games(self, match: Match, most: int | None = None) -> list[Finished]:
        """In order, as far as none is missing."""
        kept = self._kept.get(f"{fingerprint(match.game)} {match}", {})
        found: list[Finished] = []
        while len(found) in kept and len(found) != most:
            found.append(kept[len(found)])
        return found

    def fill(self, match: Match, games: int, tick: Callable[[], object] = lambda: None) -> list[Finished]:
        """Plays what is missing of the first `games`, with a tick for each."""
        kept = self._kept.get(f"{fingerprint(match.game)} {match}", {})
        missing = [number for number in range(games) if number not in kept]
        for game in spread(play, [match] * len(missing), missing, jobs=min(self.jobs, len(missing))):
            if game.bots != fingerprint(match.game):
                raise BotsChanged(f"the bots of {match.game} were changed meanwhile; what was played is kept, begin again")
            self._add(game)
            tick()
        return self.games(match, games)

    def _add(self, game: Finished) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a+b") as file:
            file.seek(0, 2)
            if file.tell() and _last_byte(self.path) != b"\n":
                file.write(b"\n")
            file.write(msgspec.json.encode(game) + b"\n")
        self._note(game)


def _last_byte(path: Path) -> bytes:
    with path.open("rb") as file:
        file.seek(-1, 2)
        return file.read()


# ---- whose games they are ----


@cache
def fingerprint(game: str) -> str:
    """Changes with what the bots of a game do: their code and weights, and the rules' version. Comments may change."""
    found = GAMES[game]
    folders = (files("undercroft.bots"), files(packs.home(found)).joinpath("bot"))
    sources = [path for folder in folders for path in sorted(Path(str(folder)).glob("*")) if path.suffix in (".py", ".json")]
    told = hashlib.blake2b(f"{found.rules_version} {found.load('base').fingerprint}".encode(), digest_size=6)
    for path in sources:
        told.update(path.name.encode() + _meaning(path))
    return told.hexdigest()


def _meaning(path: Path) -> bytes:
    if path.suffix != ".py":
        return path.read_bytes()
    tree = ast.parse(path.read_bytes())
    for node in ast.walk(tree):
        if isinstance(body := getattr(node, "body", None), list):
            node.body = [line for line in body if not _said(line)]  # type: ignore[attr-defined]
    return ast.dump(tree).encode()


def _said(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)
