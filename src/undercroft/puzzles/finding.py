"""Finds puzzles: plays games of bots, looks at what they are asked, and keeps what can be shown to have one best answer."""

from __future__ import annotations

import hashlib
import math
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice, zip_longest

import msgspec

from undercroft.bots import PLAIN, Bot
from undercroft.bots.levels import Level
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.position import completed
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, KernelError, PuzzleSort, Seat, Setup
from undercroft.puzzles import GRADES, Grade, Puzzle, offers
from undercroft.puzzles.counting import count_out
from undercroft.puzzles.puzzle_play import lines_of
from undercroft.puzzles.weighing import weighed

MOST_ANSWERS = 4000
A_GAME = 3
"""Puzzles from one game at most: those that follow each other are much alike."""
LOOKED_AT = 16
"""Positions of one game that are weighed at most."""
FEW = 0.08
"""The share of ways that may come to the best score: with more of them anybody would find one."""
SHARE = 0.45
"""Of one grade at most, while there are others to be had."""
LEAST_WAYS = 6
SEEDS_A_GAME = 100_000

RANDOM, GREEDY = PLAIN["random"], PLAIN["greedy"]
BEGINNER, PLAYER, MASTER = (Level(level, math.inf) for level in (1, 3, 5))
"""They have all the time they need: what they choose does not depend on the machine."""


class Finder:
    """Goes on from game to game. The same seed finds the same."""

    def __init__(self, game: Game, count: int, seed: int) -> None:
        self.game, self.count, self.seed = game, count, seed
        self.grades: Counter[Grade] = Counter()
        self.looks: set[str] = set()
        self.looked = 0
        """Games that were played."""

    def find(self, until: float = math.inf) -> Iterator[Puzzle]:
        """Until there are enough, or no longer than `until` by `time.monotonic`."""
        for number in count():
            if time.monotonic() >= until:
                return
            self.looked = number + 1
            for sort in self.game.puzzles:
                yield from self._in_game(sort, self.seed * SEEDS_A_GAME + number, number)
                if self.grades.total() >= self.count:
                    return

    def _in_game(self, sort: PuzzleSort, seed: int, number: int) -> Iterator[Puzzle]:
        found, seats = set[tuple[str, ...]](), sort.seats[number % len(sort.seats)]
        for table, ask in _some(list(positions(self.game, sort, seed, seats)), seed):
            if len(found) == A_GAME or self.grades.total() >= self.count:
                return
            puzzle = _counted(table, ask, sort) if sort.counted else _weighed(table, ask, sort, seed)
            if puzzle is not None and puzzle.answer not in found and self._wanted(puzzle, ask):
                found.add(puzzle.answer)
                self.grades[puzzle.grade] += 1
                yield puzzle

    def _wanted(self, puzzle: Puzzle, ask: Ask) -> bool:
        """Not one more of its grade where there are plenty, and not one that looks like another."""
        look = f"{puzzle.sort} {ask.kind} {ask.about} {puzzle.offers} {puzzle.answer}"
        if look in self.looks or self.grades[puzzle.grade] >= math.ceil(SHARE * self.count):
            return False
        self.looks.add(look)
        return True


def positions(game: Game, sort: PuzzleSort, seed: int, seats: int) -> Iterator[tuple[Table, Ask]]:
    """Of one game of bots, those in which such a puzzle could begin."""
    setup = completed(Setup(game.id, seats, "base", dict(sort.options)), game)
    table = Table(game, setup, game.load("base"), Luck(Quick(seed))).start()
    for number in range(MOST_ANSWERS):
        if table.over:
            return
        ask = table.questions()[0]
        if ask.quiet and len(ask.options) > 1 and sort.begins(table.state, ask):
            yield table.clone(), ask
        table.answer(ask.seat, _choice(table, ask, _usual(game), seed * MOST_ANSWERS + number))


def _some(found: list[tuple[Table, Ask]], seed: int) -> list[tuple[Table, Ask]]:
    """From anywhere in the game, each kind of question in its turn: some are rare."""
    luck, kinds = Luck(Quick(seed)), dict[str, list[tuple[Table, Ask]]]()
    while found:
        table, ask = found.pop(luck.below(len(found)))
        kinds.setdefault(ask.kind, []).append((table, ask))
    in_turn = (one for ring in zip_longest(*kinds.values()) for one in ring if one is not None)
    return list(islice(in_turn, LOOKED_AT))


def _usual(game: Game) -> Bot:
    return PLAYER if game.advice is None else GREEDY


def _choice(table: Table, ask: Ask, bot: Bot, seed: int) -> Action:
    return bot.choose(table.game, table.setup, table.book, table.view(ask.seat), ask, Luck(Quick(seed)))


def _made(table: Table, ask: Ask, sort: PuzzleSort, grade: Grade, answer: tuple[str, ...], best: dict[str, float]) -> Puzzle:
    """What the table answered by itself on the way there is no part of it."""
    position = {name: part for name, part in table.position().items() if name != "singles" and part not in ([], {})}
    position = msgspec.json.decode(msgspec.json.encode(position))
    id = hashlib.blake2b(msgspec.json.encode(position), digest_size=3).hexdigest()
    return Puzzle(id, sort.id, grade, ask.seat, ask.kind, offers(ask), answer, _rounded(best), position)


def _rounded(figures: dict[str, float]) -> dict[str, float]:
    """What is nothing is left out."""
    return {name: round(figure, 3) for name, figure in figures.items() if round(figure, 3)}


# ---- counted ----


def _counted(table: Table, ask: Ask, sort: PuzzleSort) -> Puzzle | None:
    found = count_out(table.clone(), ask.seat, sort)
    if found is None:
        return None
    ways, top = sum(found.ends.values()), max(found.ends)
    if ways < LEAST_WAYS or len(found.ends) < 3 or found.ends[top] > max(1, FEW * ways):
        return None
    grade = _grade(*(_played_out(table, ask.seat, bot) == top for bot in _lower(table.game)))
    return _made(table, ask, sort, grade, found.answer, found.best)


def _played_out(table: Table, seat: Seat, bot: Bot) -> float:
    """What a bot makes of it."""
    table = table.clone()
    for number in range(MOST_ANSWERS):
        ask = table.question(seat)
        if ask is None:
            break
        table.answer(seat, _choice(table, ask, bot, number))
    return sum(lines_of(table, seat).values())


def _lower(game: Game) -> tuple[Bot, Bot]:
    """A beginner, and somebody who can play."""
    return (BEGINNER, PLAYER) if game.weigh is not None else (RANDOM, GREEDY)


def _grade(beginner: bool, player: bool) -> Grade:
    """By who finds it."""
    return GRADES[0] if beginner and player else GRADES[1] if player else GRADES[2]


# ---- weighed ----


def _weighed(table: Table, ask: Ask, sort: PuzzleSort, seed: int) -> Puzzle | None:
    try:
        found = weighed(table, ask.seat, sort, seed)
        again = None if found is None else weighed(table, ask.seat, sort, seed + 1)
    except KernelError:
        return None
    if found is None or again is None or again.trials[0].action not in [trial.action for trial in found.right]:
        return None
    right = [trial.action for trial in found.right]
    if table.game.weigh is not None and _choice(table, ask, MASTER, seed) not in right:
        return None
    grade = _grade(*(_choice(table, ask, bot, seed) in right for bot in _lower(table.game)))
    best, most = found.trials[0], found.trials[0].mean_terms
    puzzle = _made(table, ask, sort, grade, (str(best.action),), most)
    terms = {str(trial.action): _rounded(_behind(trial.mean_terms, most)) for trial in found.trials[1:]}
    chances = {str(trial.action): round(trial.worth, 3) for trial in found.trials}
    return msgspec.structs.replace(puzzle, chances=chances, right=tuple(map(str, right)), terms=terms)


def _behind(terms: dict[str, float], best: dict[str, float]) -> dict[str, float]:
    return {name: best.get(name, 0.0) - terms.get(name, 0.0) for name in {**best, **terms}}
