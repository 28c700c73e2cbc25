"""The command `undercroft`. What is wrong is said in one line: exit status 2 for a wrong wish, 1 for a failed check."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any

import typer

from undercroft import __version__
from undercroft.cli.admin import admin
from undercroft.cli.analysing import analyse
from undercroft.cli.common import Failed, Wrong
from undercroft.cli.house import backup, check_store, games, move_store, restore, serve
from undercroft.cli.lab import check, pack, sim
from undercroft.cli.lessons import lesson
from undercroft.cli.puzzles import puzzle
from undercroft.cli.tables import new, replay, show, step
from undercroft.kernel.types import KernelError

app = typer.Typer(
    name="undercroft",
    help="An open table for dungeon games: play them in the browser, try them out, prove them.",
    epilog="Start with: undercroft serve",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
for command in (serve, games, backup, restore, check_store, move_store, new, step, replay, show, analyse, sim, check):
    app.command()(command)
app.add_typer(admin, name="admin")
app.add_typer(pack, name="pack")
app.add_typer(lesson, name="lesson")
app.add_typer(puzzle, name="puzzle")

USAGE_ERROR: Any = typer.BadParameter.__mro__[2]
"""Typer's own errors all stem from this one, whichever command-line library stands below it."""


@app.callback(invoke_without_command=True)
def undercroft(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    if version:
        print(f"undercroft {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


def main(arguments: list[str] | None = None) -> None:
    try:
        status = app(arguments, prog_name="undercroft", standalone_mode=False)
    except USAGE_ERROR as error:
        _leave(error.format_message(), 2)
    except Failed as error:
        _leave(str(error), 1)
    except (Wrong, KernelError) as error:
        _leave(str(error), 2)
    except BrokenPipeError:
        # The reader has seen enough; what Python still wants to write at exit must go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    sys.exit(status or 0)


def _leave(message: str, status: int) -> None:
    print(f"undercroft: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(status)
