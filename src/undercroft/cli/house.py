"""Commands about the house: open it, list its games, keep its data safe."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from undercroft.cli.common import Failed, Wrong
from undercroft.games import GAMES, add

Data = Annotated[Path | None, typer.Option("--data", help="Folder of the tables; your data folder unless said.")]


def serve(
    host: Annotated[str, typer.Option(help="Address to listen at; this machine alone unless said.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen at; 0 takes any free one.")] = 8321,
    data: Data = None,
    public_url: Annotated[str, typer.Option(help="The address people use, where a proxy stands before the house.")] = "",
    lan: Annotated[bool, typer.Option("--lan", help="Listen to the home network; prints its link and QR code.")] = False,
    keep_backups: Annotated[int, typer.Option(min=0, help="How many daily copies of the data to keep; 0: none.")] = 7,
    game: Annotated[list[str] | None, typer.Option("--game", help="Path of a game of your own to add; repeatable.")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser, only print the address.")] = False,
) -> None:
    """Open the house: play in the browser.

    Example: undercroft serve --lan
    """
    from undercroft.server.http.main import CannotServe
    from undercroft.server.http.main import serve as open_house

    if public_url and not re.fullmatch(r"https?://[^/\s]+/?", public_url):
        raise Wrong(f"--public-url {public_url[:60]}: write it as https://name, without a path")
    for path in game or ():
        add(path)
    try:
        open_house(
            host=host,
            port=port,
            data=data,
            public_url=public_url,
            lan=lan,
            keep_backups=keep_backups,
            browser=not no_browser,
        )
    except CannotServe as error:
        raise Failed(str(error)) from None


def games() -> None:
    """List the games, their seats and the options of a table (the first value is the default).

    Example: undercroft games
    """
    for game in GAMES.values():
        print(f"{game.id}  by {game.designer}, {game.seats[0]} to {game.seats[-1]} seats, rules {game.rules_version}")
        for choice in game.choices:
            print(f"  {choice.id}: {', '.join(choice.values)}")


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; in a folder it is named by day and time.")] = Path(),
    data: Data = None,
) -> None:
    """Save all tables in one file, also while the house is open.

    Example: undercroft backup /media/stick/undercroft.sqlite3
    """
    from undercroft.server.store import keeping

    with _refusals():
        saved = keeping.backup(_folder(data), file)
    print(f"{saved.path}: {_tables(saved.tables)}, {saved.path.stat().st_size:,} bytes")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    data: Data = None,
) -> None:
    """Put a backup in the place of the data. Close the house first. What was there is kept beside it.

    Example: undercroft restore undercroft-2026-05-01.sqlite3
    """
    from undercroft.server.store import keeping

    with _refusals():
        restored = keeping.restore(_folder(data), file)
    print(f"restored: {_tables(restored.tables)}")
    if restored.kept is not None:
        print(f"what was there before: {restored.kept}")


def check_store(data: Data = None) -> None:
    """Look for damage in the data: the file itself, and every table in it. People may play on meanwhile.

    Example: undercroft check-store
    """
    from undercroft.server.store import keeping

    with _refusals():
        checked = keeping.check(_folder(data))
    for line in checked.wrong:
        print(line)
    if checked.wrong:
        raise Failed(f"the data in {_folder(data)} is not as it should be; 'undercroft restore FILE' puts a backup in its place")
    print(f"{_tables(checked.tables)}, nothing wrong")


def _folder(data: Path | None) -> Path:
    from undercroft.server.http.main import data_folder

    return data or data_folder()


def _tables(count: int) -> str:
    return "1 table" if count == 1 else f"{count} tables"


@contextmanager
def _refusals() -> Iterator[None]:
    from undercroft.server.store.database import CannotOpen
    from undercroft.server.store.keeping import Trouble, Unfit

    try:
        yield
    except Unfit as error:
        raise Wrong(str(error)) from None
    except (Trouble, CannotOpen) as error:
        raise Failed(str(error)) from None
