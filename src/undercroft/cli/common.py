"""What the commands share: errors in one line, set-ups from options, tables from files, progress on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from undercroft.games import GAMES, add
from undercroft.kernel.game import Game
from undercroft.kernel.journal import FORMAT as RECORD
from undercroft.kernel.journal import Record
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.packs import WrongPack, book_of
from undercroft.kernel.position import check_setup, read
from undercroft.kernel.replay import wake
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup


class Wrong(Exception):
    """Something that was asked cannot be: exit status 2."""


class Failed(Exception):
    """A check that found something: exit status 1."""


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The game's id ('undercroft games' lists them), or the path of a game of your own.")
]
PackName = Annotated[str, typer.Option("--pack", help="Content pack: a name, or the path of a .toml file.")]
Options = Annotated[list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", help="An option of the table; repeatable.")]
Seed = Annotated[int, typer.Option("--seed", min=0, help="Where chance starts: the same seed gives the same result.")]
Language = Annotated[str, typer.Option("--lang", help="Language of the words: en, ru or pl.")]


def find_game(name: str) -> Game:
    if name.endswith(".py") or "/" in name:
        return add(name)
    game = GAMES.get(name)
    if game is None:
        raise Wrong(f"there is no game '{name[:40]}' (there is: {', '.join(GAMES)})")
    return game


def make_setup(game: Game, seats: int, pack: str, options: list[str] | None) -> Setup:
    chosen = {choice.id: choice.values[0] for choice in game.choices}
    for option in options or ():
        name, found, value = option.partition("=")
        if not found:
            raise Wrong(f"--set {option[:40]}: write it as OPTION=VALUE, for example {game.choices[0].id}=...")
        chosen[name] = value
    setup = Setup(game.id, seats, pack, chosen)
    check_setup(setup, game)
    return setup


def check_language(language: str) -> str:
    from undercroft.texts import LANGUAGES

    if language not in LANGUAGES:
        raise Wrong(f"--lang {language[:20]}: there is {', '.join(LANGUAGES)}")
    return language


def read_text(path: str) -> str:
    """A file's text; `-` is standard input."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise Wrong(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Wrong(f"{path}: this is not text") from None


def read_record(path: str) -> tuple[Record, Game]:
    record = Record.read(read_text(path))
    return record, find_game(record.setup.game)


def read_table(path: str, at: int | None, seed: int = 0) -> Table:
    """The table in a position, or in a record after the step `at` (the last, unless said)."""
    text = read_text(path)
    if not text.startswith(RECORD):
        if at is not None:
            raise Wrong("--at belongs to a record; a position has no steps")
        return read(text, GAMES, Luck(Quick(seed)))
    record = Record.read(text)
    game = find_game(record.setup.game)
    find = partial(book_of, game, record.setup.pack)
    return wake(record, game, pack_of(record, game), upto=entries_up_to(record, at), packs=find).table


def pack_of(record: Record, game: Game) -> Any:
    """The pack that a record was begun with; the one of its name where that is the best there is."""
    try:
        return book_of(game, record.setup.pack, record.pack)
    except WrongPack:
        return game.load(record.setup.pack)


def entries_up_to(record: Record, at: int | None) -> int | None:
    """How many entries a step takes; steps are numbered as in the record, from 0."""
    if at is None:
        return None
    if not 0 <= at < len(record.entries):
        raise Wrong(f"--at {at}: the record has the steps 0 to {len(record.entries) - 1}")
    return at + 1


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[..., None]]:
    """A bar on a terminal, nothing elsewhere. Gives what is called at each step."""
    console = Console(stderr=True)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda steps=1: bar.advance(task, steps)
