"""Commands about the house: open it, list its games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from undercroft.cli.common import Failed, Wrong
from undercroft.games import GAMES


def serve(
    host: Annotated[str, typer.Option(help="Address to listen at; this machine alone unless said.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen at; 0 takes any free one.")] = 8321,
    data: Annotated[Path | None, typer.Option(help="Folder of the tables; your data folder unless said.")] = None,
    public_url: Annotated[str, typer.Option(help="The address people use, where a proxy stands before the house.")] = "",
    lan: Annotated[bool, typer.Option("--lan", help="Listen to the home network; prints its link and QR code.")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser, only print the address.")] = False,
) -> None:
    """Open the house: play in the browser.

    Example: undercroft serve --lan
    """
    from undercroft.server.main import CannotServe
    from undercroft.server.main import serve as open_house

    if public_url and not re.fullmatch(r"https?://[^/\s]+/?", public_url):
        raise Wrong(f"--public-url {public_url[:60]}: write it as https://name, without a path")
    try:
        open_house(host=host, port=port, data=data, public_url=public_url, lan=lan, browser=not no_browser)
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
