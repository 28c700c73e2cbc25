"""Commands about puzzles."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from undercroft.cli.common import Failed, GameName, Seed, Wrong, find_game, progress
from undercroft.games import GAMES
from undercroft.puzzles import FILE, GRADES, Puzzle, puzzles, write

puzzle = typer.Typer(help="Puzzles: positions with one best answer, found in games of bots.", no_args_is_help=False)


@puzzle.callback(invoke_without_command=True)
def about(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@puzzle.command("find")
def find(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, help="How many.")] = 40,
    seed: Seed = 1,
    out: Annotated[Path | None, typer.Option("-o", "--out", help="Where they are written; without it they are printed.")] = None,
    minutes: Annotated[float, typer.Option(min=0.1, help="No longer than this.")] = 60.0,
) -> None:
    """Play games of bots and keep positions in which one answer is clearly the best, each as a line.

    Example: undercroft puzzle find paper-dungeons --count 40 --seed 1 -o puzzles.jsonl
    """
    from undercroft.puzzles.finding import Finder

    chosen = find_game(game)
    if not chosen.puzzles:
        raise Wrong(f"{chosen.id} does not say where puzzles are found")
    finder, found = Finder(chosen, count, seed), list[Puzzle]()
    with progress("finding", count) as tick:
        for one in finder.find(time.monotonic() + 60 * minutes):
            found.append(one)
            if out is not None:
                _keep(out, found)
            tick()
    if out is None:
        print(_lines(found), end="")
        return
    graded = ", ".join(f"{sum(one.grade == grade for one in found)} {grade}" for grade in GRADES)
    print(f"{len(found)} puzzles ({graded}) in {finder.looked} games, {len(_lines(found)) / 1024:.0f} KB")


def _keep(out: Path, found: list[Puzzle]) -> None:
    """As many as there are: whoever stops it has those."""
    try:
        out.write_text(_lines(found), encoding="utf-8")
    except OSError as error:
        raise Wrong(f"{out}: {error.strerror}") from None


def _lines(found: list[Puzzle]) -> str:
    return "".join(f"{write(one)}\n" for one in sorted(found, key=lambda one: (GRADES.index(one.grade), one.id)))


@puzzle.command("check")
def check(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only those of this game.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Only play them: nothing is counted or weighed anew.")] = False,
) -> None:
    """Check every puzzle again: rules or packs may have changed since it was found.

    Example: undercroft puzzle check paper-dungeons
    """
    from undercroft.puzzles.checking import faults

    games = list(GAMES.values()) if game is None else [find_game(game)]
    wrong = total = 0
    for one in (one for chosen in games for one in puzzles(chosen.id)):
        total += 1
        found = list(faults(one, again=not quick))
        wrong += bool(found)
        print(f"{one.game} {one.id} {'; '.join(found) or 'is fine'}", flush=True)
    if wrong:
        raise Failed(f"{wrong} of {total} puzzles cannot be given any more")
    if not total:
        raise Wrong(f"there are no puzzles ({FILE})")
