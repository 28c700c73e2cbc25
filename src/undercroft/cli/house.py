"""Commands about the house: open it, list its games, keep its data safe."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.cli.common import Failed, Wrong, progress
from undercroft.games import GAMES, add

if TYPE_CHECKING:
    from undercroft.server.http.limits import Limits

Data = Annotated[Path | None, typer.Option("--data", help="Folder of the tables; your data folder unless said.")]
Database = Annotated[
    str, typer.Option("--db", envvar="UNDERCROFT_DB", help="PostgreSQL database of the tables, instead of a folder.")
]


def serve(
    host: Annotated[str, typer.Option(help="Address to listen at; this machine alone unless said.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen at; 0 takes any free one.")] = 8321,
    data: Data = None,
    public_url: Annotated[str, typer.Option(help="The address people use, where a proxy stands before the house.")] = "",
    lan: Annotated[bool, typer.Option("--lan", help="Listen to the home network; prints its link and QR code.")] = False,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option("--trusted-proxy", help="Address or network of your proxy: its X-Forwarded-For is believed."),
    ] = None,
    allowed_host: Annotated[
        list[str] | None, typer.Option("--allowed-host", help="One more name that the house answers to; repeatable.")
    ] = None,
    limit: Annotated[
        list[str] | None, typer.Option("--limit", metavar="NAME=NUMBER", help="Change a limit, such as pages-a-minute=2400.")
    ] = None,
    keep_backups: Annotated[int, typer.Option(min=0, help="How many daily copies of the data to keep; 0: none.")] = 7,
    keep_empty: Annotated[
        int, typer.Option(min=0, help="For how many days a table waits where nobody joins its maker; 0: for ever.")
    ] = 30,
    game: Annotated[list[str] | None, typer.Option("--game", help="Path of a game of your own to add; repeatable.")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser, only print the address.")] = False,
    db: Database = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="How many processes; more than one needs --db.")] = 1,
    log: Annotated[str, typer.Option(help="How it writes down what happens: words or json, a line each.")] = "words",
    log_level: Annotated[str, typer.Option(help="From what on: debug, info, warning or error.")] = "info",
    access_log: Annotated[bool, typer.Option("--access-log", help="Write down every request, not only slow and failed.")] = False,
    metrics_token: Annotated[
        str, typer.Option(envvar="UNDERCROFT_METRICS_TOKEN", help="Whoever bears it may read /metrics from elsewhere.")
    ] = "",
) -> None:
    """Open the house: play in the browser.

    Example: undercroft serve --lan
    Example: undercroft serve --db postgresql://undercroft@localhost/undercroft --workers 4
    """
    from undercroft.server import logs
    from undercroft.server.http.main import CannotServe
    from undercroft.server.http.main import serve as open_house

    if public_url and not re.fullmatch(r"https?://[^/\s]+/?", public_url):
        raise Wrong(f"--public-url {public_url[:60]}: write it as https://name, without a path")
    if log not in logs.FORMS or log_level not in logs.LEVELS:
        raise Wrong(f"--log is one of {', '.join(logs.FORMS)}, --log-level one of {', '.join(logs.LEVELS)}")
    for path in game or ():
        add(path)
    try:
        open_house(
            host=host,
            port=port,
            data=data,
            public_url=public_url,
            lan=lan,
            trusted_proxies=[_network(proxy) for proxy in trusted_proxy or ()],
            allowed_hosts=[_host(name) for name in allowed_host or ()],
            limits=_limits(limit or []),
            keep_backups=keep_backups,
            keep_empty=keep_empty,
            browser=not no_browser,
            db=db,
            workers=workers,
            metrics_token=metrics_token,
            write_down=partial(logs.set_up, log, log_level, every_request=access_log),
        )
    except CannotServe as error:
        raise Failed(str(error)) from None


def _network(text: str) -> str:
    from undercroft.server.http.addresses import is_network

    if not is_network(text):
        raise Wrong(f"--trusted-proxy {text[:60]}: write an address or a network, such as 10.0.0.2 or 172.16.0.0/12")
    return text


def _host(text: str) -> str:
    if not re.fullmatch(r"[\w.-]+|\[?[\da-fA-F:.]+\]?", text, re.ASCII):
        raise Wrong(f"--allowed-host {text[:60]}: write the name alone, such as play.example.org")
    return text.strip("[]")


def _limits(wishes: list[str]) -> Limits:
    from undercroft.server.http.limits import USUAL, Limits

    limits = USUAL
    for wish in wishes:
        name, _, number = wish.partition("=")
        field = name.replace("-", "_")
        if field not in Limits._fields:
            known = ", ".join(field.replace("_", "-") for field in Limits._fields)
            raise Wrong(f"--limit {name[:60]}: there is no such limit, only {known}")
        if not re.fullmatch(r"[1-9]\d{0,8}", number, re.ASCII):
            usual = f"{name}={getattr(limits, field):g}"
            raise Wrong(f"--limit {wish[:60]}: write a whole number from 1 to 999999999, such as {usual}")
        limits = limits._replace(**{field: int(number)})
    return limits


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
    db: Database = "",
) -> None:
    """Save all tables in one file, also while the house is open.

    Example: undercroft backup /media/stick/undercroft.sqlite3
    """
    from undercroft.server.store import keeping, server_keeping

    with _refusals():
        saved = server_keeping.backup(db, file, progress) if db else keeping.backup(_folder(data), file)
    print(f"{saved.path}: {_tables(saved.tables)}, {saved.path.stat().st_size:,} bytes")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    data: Data = None,
    db: Database = "",
) -> None:
    """Put a backup in the place of the data. Close the house first. What was there is kept in the data folder.

    Example: undercroft restore undercroft-2026-05-01.sqlite3
    """
    from undercroft.server.store import keeping, server_keeping

    with _refusals():
        folder = _folder(data)
        restored = server_keeping.restore(db, file, folder, progress) if db else keeping.restore(folder, file)
    print(f"restored: {_tables(restored.tables)}")
    if restored.kept is not None:
        print(f"what was there before: {restored.kept}")


def move_store(
    db: Annotated[str, typer.Option("--db", envvar="UNDERCROFT_DB", help="PostgreSQL database; it must hold nothing yet.")],
    data: Data = None,
) -> None:
    """Bring a house from its folder to PostgreSQL. Close it first. The folder stays as it is.

    Example: undercroft move-store --db postgresql://undercroft@localhost/undercroft
    """
    from undercroft.server.store import server_keeping

    with _refusals():
        moved = server_keeping.move(_folder(data), db, progress)
    print(f"moved: {_tables(moved)}; open it with 'undercroft serve --db ...'")


def check_store(data: Data = None, db: Database = "") -> None:
    """Look for damage in the data: the file itself, and every table in it. People may play on meanwhile.

    Example: undercroft check-store
    """
    from undercroft.server.store import keeping, server_keeping

    with _refusals():
        checked = server_keeping.check(db, progress) if db else keeping.check(_folder(data))
    for line in checked.wrong:
        print(line)
    if checked.wrong:
        where = "database" if db else f"data in {_folder(data)}"
        raise Failed(f"the {where} is not as it should be; 'undercroft restore FILE' puts a backup in its place")
    print(f"{_tables(checked.tables)}, nothing wrong")


def _folder(data: Path | None) -> Path:
    from undercroft.server.http.main import data_folder

    return data or data_folder()


def _tables(count: int) -> str:
    return "1 table" if count == 1 else f"{count} tables"


@contextmanager
def _refusals() -> Iterator[None]:
    from undercroft.server.store.backend import CannotOpen
    from undercroft.server.store.keeping import Trouble, Unfit

    try:
        yield
    except Unfit as error:
        raise Wrong(str(error)) from None
    except (Trouble, CannotOpen) as error:
        raise Failed(str(error)) from None
