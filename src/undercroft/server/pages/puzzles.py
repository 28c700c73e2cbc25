"""Puzzles: what there is, and the page of one, which is a table page with a question over it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date
from typing import Any, NamedTuple

from undercroft.games import FACES, GAMES
from undercroft.kernel.foretell import UNTRIED
from undercroft.kernel.game import Game
from undercroft.kernel.table import Table
from undercroft.puzzles import GRADES, Puzzle, of_day, puzzles, table_of
from undercroft.puzzles.puzzle_play import Standing, Verdict
from undercroft.server.pages import learning
from undercroft.server.pages import table as table_page
from undercroft.server.pages.base import render, render_part
from undercroft.server.pages.weighed import apart
from undercroft.server.play.lesson_room import LessonRoom, WayBack, written_at
from undercroft.server.play.news import Glimpse
from undercroft.server.reader import Reader
from undercroft.texts import Tongue, tongue

TRY, BEST = "try", "best"
"""How the address of a page begins, after the puzzle: what was answered, or the answer itself."""
SAID_ALREADY = frozenset({"base", "won"})
"""Terms that say no more than the chance itself."""


class Tile(NamedTuple):
    """A puzzle in the list of a game."""

    number: int
    address: str
    solved: bool
    of_day: bool


class Offer(NamedTuple):
    """A game among those that have puzzles."""

    game: Game
    name: str
    of_day: str
    """Where the puzzle of the day is..."""
    done: bool
    """...and whether this browser has solved it."""
    solved: int
    puzzles: int


class Told(NamedTuple):
    """What is said once a puzzle is answered."""

    verdict: str
    why: str


class Option(NamedTuple):
    """One step of the best way, or one answer of several with what it is worth."""

    words: str
    worth: str = ""
    right: bool = False


def puzzle_games(reader: Reader, solved: dict[str, set[str]], day: date) -> str:
    offers = []
    for game, found in ((game, puzzles(game)) for game in FACES):
        if (chosen := of_day(game, day)) is not None:
            done, name = solved[game], tongue(reader.language, game).say("game-name")
            of_today = address(chosen)
            offers.append(Offer(GAMES[game], name, of_today, chosen.id in done, len(done), len(found)))
    return render("puzzles.html", reader, tongue(reader.language), here="/puzzles", offers=offers)


def puzzle_list(reader: Reader, game: Game, solved: Collection[str], day: date) -> str:
    chosen = of_day(game.id, day)
    grades = {
        grade: [
            Tile(number, address(one), one.id in solved, one is chosen)
            for number, one in enumerate(puzzles(game.id), 1)
            if one.grade == grade
        ]
        for grade in GRADES
    }
    words, here = tongue(reader.language, game.id), f"/puzzles/{game.id}"
    return render("puzzle_list.html", reader, words, game=game, here=here, grades=grades, solved=len(solved))


def puzzle_gone(reader: Reader, puzzle: Puzzle) -> str:
    """Rules or cards have changed since it was found."""
    words = tongue(reader.language, puzzle.game)
    return render("puzzle_gone.html", reader, words, here=address(puzzle), game=GAMES[puzzle.game], number=number_of(puzzle))


def puzzle_page(reader: Reader, puzzle: Puzzle, standing: Standing, solved: Collection[str], *, best: bool = False) -> str:
    """`best`: the answer is shown, whoever found it."""
    room = puzzle_room(reader, puzzle, standing, best=best)
    return table_page.table(reader, room, puzzle.seat, coach=_coach(reader, puzzle, standing, solved, best=best))


def puzzle_update(
    reader: Reader, puzzle: Puzzle, standing: Standing, solved: Collection[str], seen: Sequence[Glimpse]
) -> dict[str, Any]:
    room = puzzle_room(reader, puzzle, standing)
    return learning.update(reader, room, puzzle.seat, seen, _coach(reader, puzzle, standing, solved))


def puzzle_room(reader: Reader, puzzle: Puzzle, standing: Standing, *, best: bool = False) -> LessonRoom:
    here = address(puzzle, BEST) if best else address(puzzle, TRY, standing.answers)
    return LessonRoom(reader, standing.table, puzzle.seat, here, WayBack(f"/puzzles/{puzzle.game}", "puzzle-all"))


def address(puzzle: Puzzle, start: str = "", answers: tuple[str, ...] = ()) -> str:
    there = f"/puzzles/{puzzle.game}/{puzzle.id}"
    return f"{there}/{written_at(start, answers)}" if start else there


def number_of(puzzle: Puzzle) -> int:
    return [one.id for one in puzzles(puzzle.game)].index(puzzle.id) + 1


def _coach(reader: Reader, puzzle: Puzzle, standing: Standing, solved: Collection[str], *, best: bool = False) -> str:
    words, verdict = tongue(reader.language, puzzle.game), standing.verdict
    told = None if verdict is None else _told(words, puzzle, verdict, best=best)
    right = verdict is not None and verdict.right
    points = puzzle.right if not puzzle.counted and right else ()
    ways = _ways(words, puzzle) if best else []
    back = address(puzzle, TRY, standing.answers[:-1])
    return render_part(
        "_puzzle.html", "coach", reader, words, puzzle, number_of(puzzle), standing, told, ways, points,
        address(puzzle), address(puzzle, BEST), back, address(_after(puzzle, solved)), best, puzzle.id in solved,
    )  # fmt: skip


def _after(puzzle: Puzzle, solved: Collection[str]) -> Puzzle:
    """The next that was not solved here; where all were, the next."""
    found, number = puzzles(puzzle.game), number_of(puzzle)
    onward = (*found[number:], *found[: number - 1])
    return next((one for one in onward if one.id not in solved), (*onward, puzzle)[0])


def _told(words: Tongue, puzzle: Puzzle, verdict: Verdict, *, best: bool) -> Told:
    chance = not puzzle.counted and GAMES[puzzle.game].measure == "chance"
    own, most = (_figure(worth, chance) for worth in (verdict.worth, verdict.most))
    how = "best" if best else "right" if verdict.right else "missed"
    said = words.say(f"puzzle-{how}-{'chance' if chance else 'score'}", own=own, best=most)
    if verdict.right:
        return Told(said, "")
    kind = "line" if puzzle.counted else "term"
    behind = {name: figure for name, figure in verdict.behind.items() if name not in SAID_ALREADY}
    by = apart(words, behind, kind, figures=not chance)
    return Told(said, "" if by.sides == "none" else words.say("puzzle-why", **by._asdict()))


def _figure(worth: float, chance: bool) -> int | float:
    """A chance in per cent; nobody is sure."""
    return max(1, min(99, round(100 * worth))) if chance else round(worth, 1) if worth % 1 else int(worth)


def _ways(words: Tongue, puzzle: Puzzle) -> list[Option]:
    """The best way step by step; where answers were weighed, every one, the best first."""
    table = table_of(puzzle)
    if puzzle.counted:
        return list(_steps(words, puzzle, table))
    chance = GAMES[puzzle.game].measure == "chance"
    id = "puzzle-worth-chance" if chance else "puzzle-worth-score"
    return [
        Option(_called(words, table, puzzle.seat, text), words.say(id, worth=_figure(worth, chance)), text in puzzle.right)
        for text, worth in puzzle.chances.items()
    ]


def _steps(words: Tongue, puzzle: Puzzle, table: Table) -> Sequence[Option]:
    found = []
    for text in puzzle.answer:
        found.append(Option(_called(words, table, puzzle.seat, text)))
        action = table.book.catalogue.read(text)
        assert action is not None
        table.answer(puzzle.seat, action)
    return found


def _called(words: Tongue, table: Table, seat: int, text: str) -> str:
    ask, action = table.question(seat), table.book.catalogue.read(text)
    assert ask is not None
    assert action is not None
    return words.option(action, ask, table.view(seat), table.book, UNTRIED).words
