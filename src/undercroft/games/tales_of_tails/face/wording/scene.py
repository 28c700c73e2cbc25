"""What the words of an option look at: the action, the question, the state it is asked in, and what trying it showed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from undercroft.face import Phrase
from undercroft.games.tales_of_tails.actions import SIDES
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.face.wording.cards import name_of
from undercroft.games.tales_of_tails.rules.dungeon import DX, DY, Maze
from undercroft.games.tales_of_tails.rules.movement import Walker, dungeon_of, walker_of
from undercroft.games.tales_of_tails.state import State, Walk
from undercroft.kernel.foretell import Foretold
from undercroft.kernel.types import Action, Ask, Figure

Told = tuple[Phrase, Iterable[Phrase]]


class Scene(NamedTuple):
    action: Action
    ask: Ask
    state: State
    book: TailsBook
    sure: Foretold

    @property
    def walk(self) -> Walk:
        assert self.state.walk is not None
        return self.state.walk

    @property
    def walker(self) -> Walker:
        return walker_of(self.state, self.book)

    @property
    def after(self) -> Walk:
        """The walk with this step."""
        return dict(self.walker.steps(self.walk))[self.action]

    @property
    def here(self) -> int:
        """The card of the room where the walk stands."""
        return dungeon_of(self.state).tiles[self.walk.path[-1]].card

    def name(self, card: int) -> str:
        return name_of(self.book.rooms[card])

    def names(self, cards: Iterable[int]) -> str:
        return " ".join(map(self.name, cards))

    @property
    def room(self) -> dict[str, Figure]:
        return {"room": self.name(self.here)}

    @property
    def side(self) -> dict[str, Figure]:
        return {"side": self.action.target}


def from_the_start(x: int, y: int) -> dict[str, Figure]:
    """A place, counted from the start room: how far to which side, and how far up or down."""
    across = "east" if x > 0 else "west" if x < 0 else "none"
    down = "south" if y > 0 else "north" if y < 0 else "none"
    return {"across": across, "x": abs(x), "down": down, "y": abs(y)}


def side_of(x: int, y: int) -> str:
    """The side on which a cell lies that is so far away."""
    return next(side for side, dx, dy in zip(SIDES, DX, DY, strict=True) if (dx, dy) == (x, y))


def beside(maze: Maze, one: int, other: int) -> bool:
    a, b = maze.tiles[one], maze.tiles[other]
    return abs(a.x - b.x) + abs(a.y - b.y) == 1


def exits(maze: Maze, tile: int, keys: int) -> list[Phrase]:
    """On which sides a dog with so many keys can leave the dungeon."""
    sides = [SIDES[side] for side, door in maze.exits[tile] if not door or keys > 0]
    return [Phrase("effect-exits", {"exits": len(sides), "sides": " ".join(sides)})] if sides else []


def portals(count: int) -> list[Phrase]:
    return [Phrase("effect-portals", {"portals": count})] if count else []
