"""Where a drawn room should go: by what it does to the ways out that a seat has found."""

from __future__ import annotations

from undercroft.games.tales_of_tails.bot.outings import BREADTH, GLANCE, NOT_FOUND, Node, from_the_start
from undercroft.games.tales_of_tails.bot.prices import Prices, prices, sum_of
from undercroft.games.tales_of_tails.content import DOOR, WALL, TailsBook
from undercroft.games.tales_of_tails.rules.dungeon import DX, DY, Maze, maze_of, sides_of, spot_of
from undercroft.games.tales_of_tails.rules.movement import Walker
from undercroft.games.tales_of_tails.state import INSIDE, NONE, State, Walk
from undercroft.kernel.types import Ask

CLOSED = -50.0
"""A room that this walk cannot pass."""
SECOND_PAW, PASSING, TRAP, PASSAGE = 0.8, 0.3, 1.5, 0.1
"""The paw that a vow costs, damage taken, a trap on the way; and what a room without any burden brings."""
NO_WAY, BARRED = -1.0, 0.15
"""A dungeon without a way out, and a promising walk that the room bars."""
GROWTH, OPENING, DEPTH = 0.3, 0.1, 1.0
"""What a promising walk counts beside one that is out, an opening on to the table, and a step from the start room."""
RIVALRY = 0.7
"""What a coin of the only rival inside counts beside an own one. Where several are inside, to hurt one is to help the others."""


def rate_places(state: State, ask: Ask, book: TailsBook) -> list[float]:
    own = Builder(state, ask.seat, book, BREADTH)
    spots = [spot_of(state.dungeon, action) for action in ask.options]
    inside = [seat for seat, pup in enumerate(state.parts) if seat != ask.seat and pup.place == INSIDE]
    if len(inside) != 1:
        return [own.rate(*spot) for spot in spots]
    rival = Builder(state, inside[0], book, GLANCE)
    return [own.rate(*spot) - RIVALRY * rival.rate(*spot) for spot in spots]


class Builder:
    """One seat with one card in hand."""

    def __init__(self, state: State, seat: int, book: TailsBook, breadth: int) -> None:
        self.book = book
        self.dungeon = state.dungeon
        self.card = state.drawn
        self.maze: Maze = maze_of(state.dungeon, book)
        self.walker = Walker(state.parts[seat], state.terms, state.dungeon, book)
        self.worth: Prices = prices(state, seat, book)
        self.found = from_the_start(state, seat, book, breadth)
        self.gaps = {(gap.x, gap.y) for gap in state.dungeon.gaps}
        self.gains: dict[int, float] = {}

    def rate(self, x: int, y: int, turn: int) -> float:
        faces = self.book.faces[self.card][turn]
        out = max((value for cell, value in self.found.exits.items() if cell != (x, y)), default=NOT_FOUND)
        openings, entries, shut = 0, list[tuple[Node, int]](), 0.0
        for side in range(4):
            cell = (x + DX[side], y + DY[side])
            beside = self.maze.at.get(cell, -1)
            if beside < 0:
                openings += faces[side] != WALL and cell not in self.gaps
                continue
            facing = sides_of(self.maze.tiles[beside], self.dungeon.broken, self.book)[(side + 2) % 4]
            node = self.found.reach.get(beside)
            if node is None or facing == WALL:
                continue
            if faces[side] == WALL or (DOOR in (faces[side], facing) and not node.walk.keys):
                shut = max(shut, node.promise)
            else:
                entries.append((node, beside))
        promise = 0.0
        for node, beside in entries:
            gain = self._gain(node.walk, beside)
            if gain == CLOSED:
                shut = max(shut, node.promise)
            elif openings:
                out = max(out, node.value + gain)
                promise = max(promise, node.promise + gain - DEPTH * len(node.walk.path))
        return max(out, NO_WAY) + GROWTH * promise - BARRED * shut + OPENING * openings

    def _gain(self, walk: Walk, beside: int) -> float:
        if beside not in self.gains:
            self.gains[beside] = self._gain_of(walk)
        return self.gains[beside]

    def _gain_of(self, walk: Walk) -> float:
        """What the card would bring to a walk that enters it next."""
        book, card, kind = self.book, self.card, self.book.kind[self.card]
        if kind == "monster":
            brews = self.walker.brews(walk, card) if walk.tokens else []
            if brews:
                return self.worth.cards[card] - sum_of(brews[0], self.worth.potions)
            if walk.tokens > 1 and self.walker.ability == "vow" and book.rooms[card].vow:
                return self.worth.cards[card] - SECOND_PAW
            return -PASSING if walk.damage + book.rooms[card].damage < walk.defence else CLOSED
        if kind == "trap":
            if self.walker.ability == "jump":
                return 0.0
            return -TRAP if walk.tokens or walk.potions != NONE else CLOSED
        if kind in ("portal", "door"):
            return PASSAGE
        if kind == "potion":
            return max(self.worth.potions) if walk.tokens else 0.0
        return max(0.0, self.worth.cards[card]) if walk.tokens else 0.0
