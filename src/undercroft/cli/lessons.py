"""The command `undercroft lesson`: writing lessons down and trying them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from undercroft.bots import BOTS
from undercroft.cli.common import Failed, find_game, read_table
from undercroft.games import GAMES
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Seat
from undercroft.lessons import coach_checking, course, examples, guide
from undercroft.lessons.checking import faults, told
from undercroft.lessons.coach import FILE as COACH
from undercroft.lessons.coach import coach
from undercroft.lessons.lesson_play import MILD
from undercroft.texts import LANGUAGES, tongue

FIRST_GAMES = range(20)
"""Seeds of the first games that are played to see what comes up in them."""
lesson = typer.Typer(help="Lessons: write them down while you play, and try every answer in them.")


@lesson.callback(invoke_without_command=True)
def lessons(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@lesson.command("check")
def lesson_check(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Its id; without it, the courses of all games.")] = None,
    tell: Annotated[bool, typer.Option("--tell", help="Also print each lesson as it goes, with what chance says.")] = False,
) -> None:
    """Play every lesson and example with each answer that it names, and each other answer once; look at guide and coach.

    Example: undercroft lesson check paper-dungeons --tell
    """
    found = list[str]()
    for chosen in [find_game(game)] if game is not None else GAMES.values():
        found += [*guide.faults(chosen.id), *coach_checking.faults(chosen.id)]
        if coach(chosen.id) is not None:
            unspoken = coach_checking.unspoken(chosen.id, FIRST_GAMES)
            found += [
                f"{chosen.id}/{COACH}: '{name}' comes up in first games and is neither said nor silent" for name in unspoken
            ]
        for one in (*course(chosen.id), *examples(chosen.id)):
            wrong = list(faults(one))
            found += wrong
            print(f"{chosen.id}/{one.id}: {len(one.steps)} steps, {'ok' if not wrong else 'wrong'}", flush=True)
            if tell and not wrong:
                print("\n".join(told(one)))
    if found:
        raise Failed("\n".join(found))


@lesson.command("record")
def lesson_record(
    start: Annotated[str, typer.Argument(metavar="POSITION", help="The file with the position where the lesson begins.")],
    out: Annotated[Path, typer.Option(help="The lesson to write; it must not exist yet.")],
    seat: Annotated[int, typer.Option(min=0, help="The learner's seat.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="Where chance starts.")] = 1,
) -> None:
    """Play from a position, a line an answer, and have a lesson with a step for each, with what chance and the others said.

    Example: undercroft lesson record dice.json --out dice.toml
    """
    if out.exists():
        raise Failed(f"{out} is there already")
    table = read_table(start, None, seed)
    if seat >= table.setup.seats:
        raise Failed(f"--seat {seat}: the position has {table.setup.seats} seats")
    id = out.stem
    head = f'title = "lesson-{id}"\nposition = "{Path(start).name}"\nseat = {seat}\n'
    out.write_text(head + "".join(_steps(table, seat, id)))
    print(f"{out} is written: give each step its sentence")


def _steps(table: Table, seat: Seat, id: str) -> Iterator[str]:
    """A step an answer, until the lines end or the learner is asked no more."""
    words, number = tongue(LANGUAGES[0], table.game.id), 0
    while True:
        table.luck.drawn.clear()
        others = _others(table, seat)
        ask = table.question(seat)
        if ask is None:
            return
        print(words.ask(ask))
        for option in ask.options:
            print(f"  {option}")
        action = None
        while action is None:
            line = sys.stdin.readline()
            if not line:
                return
            text = line.strip()
            action = next((option for option in ask.options if str(option) == text), None)
            if action is None:
                print(f"'{text}' is not offered")
        number += 1
        table.answer(seat, action)
        others += _others(table, seat)
        luck = [value for value, _ in table.luck.drawn]
        yield f'\n[[steps]]\nsay = "lesson-{id}-{number}"\npoints = ["{action}"]\nanswers = ["{action}"]\n'
        if luck:
            yield f"luck = {luck}\n"
        if others:
            yield "others = [{}]\n".format(", ".join(f'"{said}"' for said in others))


def _others(table: Table, learner: Seat) -> list[str]:
    """Bots answer for the others; what they said."""
    said = list[str]()
    while asked := [seat for seat in table.waiting_for() if seat != learner]:
        seat = asked[0]
        ask = table.question(seat)
        assert ask is not None
        action = BOTS[MILD].choose(table.game, table.setup, table.book, table.view(seat), ask, Luck(Quick(table.number(seat))))
        table.answer(seat, action)
        said.append(f"{seat} {action}")
    return said
