"""Games of the house played to the end: what was asked, told and seen in them is what their pictures are tried on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

from undercroft.games import FACES, GAMES
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Event, Setup

INTO_THE_DUNGEON = ("enter", "break", "fight", "take", "hire", "disarm")
INTO_TROUBLE = ("declare", "rouse", "play", "attempt", "deliver", "search", "pick-up", "begin")


def at_random(ask: Ask, table: Table, random: Random) -> Action:
    return random.choice(ask.options)


def with_a_taste_for_large_dungeons(ask: Ask, table: Table, random: Random) -> Action:
    if ask.kind == "turn" and len(table.state.dungeon.tiles) < 18:
        return ask.options[0]
    further = [option for option in ask.options if option.kind in INTO_THE_DUNGEON]
    return random.choice(further if further and random.random() < 0.7 else ask.options)


def with_a_taste_for_trouble(ask: Ask, table: Table, random: Random) -> Action:
    bold = [option for option in ask.options if option.kind in INTO_TROUBLE]
    return random.choice(bold if bold and random.random() < 0.6 else ask.options)


class Plan(NamedTuple):
    games: int
    seats: tuple[int, ...]
    """In turn, game after game."""
    variants: Callable[[int], dict[str, str]]
    """The choices that are not left as they are, by the number of the game."""
    asked: Callable[[int], int]
    """How many questions of a kind are kept up to a game."""
    told: int
    """How many events of a kind are kept."""
    pick: Callable[[Ask, Table, Random], Action]


PLANS = {
    "paper-dungeons": Plan(
        games=60,
        seats=(2,),
        variants=lambda game: {"vanishing": "on"},
        asked=lambda game: 1,
        told=3,
        pick=at_random,
    ),
    "monsters-of-egypt": Plan(
        games=24,
        seats=(2, 3, 4),
        variants=lambda game: {"mode": ("exploration", "escape")[game % 2]},
        asked=lambda game: 12,
        told=3,
        pick=at_random,
    ),
    "tales-of-tails": Plan(
        games=8,
        seats=(2, 3, 4),
        variants=lambda game: {it.id: it.values[game % 2] for it in GAMES["tales-of-tails"].choices} | {"dogs": "chosen"},
        asked=lambda game: 40,
        told=4,
        pick=with_a_taste_for_large_dungeons,
    ),
    "dungeoneer": Plan(
        games=8,
        seats=(1, 2, 3, 4),
        variants=lambda game: {"choose-heroes": "on", "round-limit": "10", "no-blank-spots": "on" if game == 5 else "off"},
        asked=lambda game: 4 * (game + 1),
        told=4,
        pick=with_a_taste_for_trouble,
    ),
}


class Played:
    """Questions of each kind with the views of those who were asked, events with the views of that moment, and the ends."""

    def __init__(self, id: str) -> None:
        self.game = GAMES[id]
        self.book = self.game.load("base")
        self.asked: dict[str, list[tuple[Any, Ask]]] = {}
        self.told: dict[str, list[tuple[Any, Event]]] = {}
        self.ends: list[Any] = []
        self._plan = PLANS[id]
        self._watcher = None if FACES[id].board.shared else 0
        for number in range(self._plan.games):
            self._play(number)

    def pairs(self, kind: str = "") -> list[tuple[Any, Ask]]:
        return self.asked[kind] if kind else [pair for some in self.asked.values() for pair in some]

    def moments(self) -> list[tuple[Any, Event]]:
        return [pair for some in self.told.values() for pair in some]

    def _play(self, number: int) -> None:
        plan = self._plan
        options = {choice.id: choice.values[0] for choice in self.game.choices} | plan.variants(number)
        setup = Setup(self.game.id, plan.seats[number % len(plan.seats)], "base", options)
        table = Table(self.game, setup, self.book, Luck(Quick(number)))
        table.listener = self._listen
        table.start()
        random = Random(number)
        while not table.over:
            ask = table.questions()[0]
            seen = self.asked.setdefault(ask.kind, [])
            if len(seen) < plan.asked(number):
                seen.append((table.view(ask.seat), ask))
            table.answer(ask.seat, plan.pick(ask, table, random))
        self.ends.append(table.view(self._watcher))

    def _listen(self, table: Table, event: Event) -> None:
        seen = self.told.setdefault(event.kind, [])
        if len(seen) < self._plan.told:
            seen.append((table.view(self._watcher), event))


@cache
def played(id: str) -> Played:
    return Played(id)
