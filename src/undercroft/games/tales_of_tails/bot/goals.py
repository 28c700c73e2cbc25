"""What to strive for next: a dog, a quest, a room well laid, and the moment to leave."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.tales_of_tails.bot.paths import NOT_FOUND, Node, best_turning, rivals, turns_rooms, way_from_start
from undercroft.games.tales_of_tails.bot.prices import lacking, strength, total, values_for
from undercroft.games.tales_of_tails.bot.sight import BROAD, SEES_ALL, Reach, Sight
from undercroft.games.tales_of_tails.content import DOOR, LETTERS, WALL, TailsBook
from undercroft.games.tales_of_tails.rules.dungeon import DX, DY, cell_and_turn, maze_of, placed, sides_of
from undercroft.games.tales_of_tails.rules.rooms import Rooms
from undercroft.games.tales_of_tails.state import INSIDE, NONE, State, Walk
from undercroft.kernel.types import Action

A_PAW = 0.68
"""What a paw should bring before a dog is content to leave first."""
PATIENCE = 1.6
"""How much more it waits for while nobody else would be content."""
HASTE = 0.04
"""How much less it is content with for each room on the table."""
LATE, A_TURN = 0.4, 0.12
"""Once somebody has left: the share of that it is content with, and more for each turn still to come."""
YOUNG = 6
"""In a dungeon of fewer rooms nobody is the first to leave with most paws unspent."""
ENOUGH_ROOMS = 28
"""In a dungeon of this size a dog looks no further."""
NEVER = 99.0
TURNS_BRING = 2.5
"""More than this Sharik hardly gains by turning a room."""

CLOSED = -50.0
"""A room that this walk cannot pass."""
SECOND_PAW, PASSING, TRAP, PASSAGE = 0.8, 0.22, 1.5, 0.1
"""The paw that a vow costs, damage taken, a trap on the way; and what a room without any burden brings."""
NO_WAY, BARRED = -1.0, 0.15
"""A dungeon without a way out, and a promising walk that the room bars."""
GROWTH, OPENING, DEPTH = 0.38, 0.08, 1.0
"""What a promising walk counts beside one that is out, an opening on to the table, and a step from the start room."""
UNSEEN = 0.01
"""A place whose ways were not searched is liked so much less than those that were."""
RIVALRY = 0.8
"""What a coin of the only rival inside counts beside an own one. Where several are inside, to hurt one is to help the others."""


ABILITIES = {"vow": 1.9, "break": 1.3, "jump": -1.0, "turn": -1.6, "": -1.4}
A_KEY = 2.1
"""Coins by which a dog with a key from the start is ahead."""


# ---- before the game ----


def value_of_dog(dog: int, book: TailsBook) -> float:
    """By its symbols, and by how much further dogs of its ability came in games with each other."""
    card = book.dogs[dog]
    return strength(book.base[dog], book) + ABILITIES[card.ability] + A_KEY * card.keys


def value_of_quest(quest: int, dog: int, book: TailsBook) -> float:
    """The better a dog can hunt for it, the more."""
    card, attack = book.quests[quest], book.base[dog]
    if card.most:
        return card.coins * (0.3 + 0.05 * attack[LETTERS.index(card.most)])
    hunted = next(number for number, room in enumerate(book.rooms) if room.name == card.each)
    return card.coins * (1.0 - 0.2 * lacking(book.need[hunted], attack))


# ---- stay, leave or sleep ----


def rather_walks_than_sleeps(state: State, seat: int, book: TailsBook, sight: Sight = SEES_ALL) -> bool:
    """A night's sleep is worth a paw for the rounds to come."""
    asleep = values_for(state, seat, book, sight).paw if state.parts[seat].extra else 0.0
    return _turned(state, seat, book, sight, way_from_start(state, seat, book, sight).value) > asleep


def time_to_leave(state: State, seat: int, book: TailsBook, sight: Sight = SEES_ALL) -> bool:
    """Whether the best way out is worth leaving for: more is waited for while nobody else would leave."""
    if too_early(state, seat, book, sight):
        return False
    value, enough = way_from_start(state, seat, book, sight).value, _enough(state, seat, book)
    if sight.turns and enough - TURNS_BRING < value < enough * PATIENCE:
        value = _turned(state, seat, book, sight, value)
    leaves = value >= enough * PATIENCE or (value >= enough and _rivals_ready(state, seat, book, sight))
    return leaves and value > NOT_FOUND


def too_early(state: State, seat: int, book: TailsBook, sight: Sight = SEES_ALL) -> bool:
    """The first to leave shuts the dungeon for the others: not for a walk on which most paws stay unspent."""
    _, *rooms = state.dungeon.tiles
    if state.countdown >= 0 or len(rooms) >= YOUNG:
        return False
    plan = way_from_start(state, seat, book, sight).plan
    unspent = plan[-1][1].tokens if plan else state.parts[seat].tokens
    return 2 * unspent > state.parts[seat].tokens


def _turned(state: State, seat: int, book: TailsBook, sight: Sight, value: float) -> float:
    """What the best way out is worth to a dog that can turn rooms."""
    return best_turning(state, seat, book, sight)[1].value if turns_rooms(state, seat, book) else value


def _rivals_ready(state: State, seat: int, book: TailsBook, sight: Sight) -> bool:
    """Whether somebody else could be content to leave in the next turn; who does not look fears it."""
    reach = sight.rival
    return reach is None or any(
        way_from_start(state, rival, book, sight, reach).value >= _enough(state, rival, book) for rival in rivals(state, seat)
    )


def grown(state: State) -> bool:
    """Nothing hurries anybody, and there is nothing to wait for."""
    return state.countdown < 0 and len(state.dungeon.tiles) >= ENOUGH_ROOMS


def _enough(state: State, seat: int, book: TailsBook) -> float:
    """The value of a way out that is worth leaving for, rather than to build on."""
    inside = sum(pup.place == INSIDE for pup in state.parts)
    rooms = len(state.dungeon.tiles)
    if grown(state):
        return 0.0
    if inside == 1:
        return NEVER
    enough = state.parts[seat].tokens * A_PAW - HASTE * rooms
    if state.countdown >= 0:
        turns = state.countdown / inside
        enough *= min(1.0, LATE + A_TURN * turns)
    return enough


# ---- where a drawn room should go ----


def value_of_places(state: State, seat: int, places: Sequence[Action], book: TailsBook, sight: Sight = SEES_ALL) -> list[float]:
    """What it is worth to lay the drawn room here or there: by what it does to the ways out, the own ones and the rival's."""
    cells = [cell_and_turn(state.dungeon, place) for place in places]
    inside = rivals(state, seat)
    seen = [(Placing(state, seat, book, sight, sight.own), 1.0)]
    if len(inside) == 1 and sight.rival is not None:
        seen.append((Placing(state, inside[0], book, sight, sight.rival), -RIVALRY))
    likes = [sum(share * placing.value(*cell) for placing, share in seen) for cell in cells]
    if not sight.places:
        return likes
    ranked = sorted(range(len(places)), key=lambda number: -likes[number])
    looked = {
        number: sum(share * placing.value_by_search(places[number], *cells[number]) for placing, share in seen)
        for number in ranked[: sight.places]
    }
    least = min(looked.values())
    return [looked.get(number, min(like, least - UNSEEN)) for number, like in enumerate(likes)]


class Placing:
    """The drawn card for one seat, and the ways out that it has found."""

    def __init__(self, state: State, seat: int, book: TailsBook, sight: Sight, reach: Reach) -> None:
        self.book = book
        self.state, self.seat, self.sight, self.reach = state, seat, sight, reach
        self.dungeon = state.dungeon
        self.card = state.drawn
        self.maze = maze_of(state.dungeon, book)
        self.rooms = Rooms(state.parts[seat], state.terms, self.maze, book)
        self.values = values_for(state, seat, book, sight)
        self.found = way_from_start(state, seat, book, sight, reach)
        self.gaps = {(gap.x, gap.y) for gap in state.dungeon.gaps}
        self.gains: dict[int, float] = {}
        self.around: dict[tuple[int, int], list[tuple[int, int, Node | None, int]]] = {}
        self.outs = sorted(self.found.exits.items(), key=lambda out: -out[1])[:2]

    def value(self, x: int, y: int, turn: int) -> float:
        out, rest = self._estimated(x, y, turn)
        return max(out, NO_WAY) + rest

    def value_by_search(self, place: Action, x: int, y: int, turn: int) -> float:
        after = self.state.clone()
        after.dungeon = placed(self.dungeon, self.card, place)
        out = way_from_start(after, self.seat, self.book, self.sight, min(self.reach, BROAD)).value
        return max(out, NO_WAY) + self._estimated(x, y, turn)[1]

    def _estimated(self, x: int, y: int, turn: int) -> tuple[float, float]:
        """The best way out, as far as it can be told without a search; and what the place is good for later."""
        faces = self.book.faces[self.card][turn]
        out = next((value for cell, value in self.outs if cell != (x, y)), NOT_FOUND)
        openings, entries, shut = 0, list[tuple[Node, int]](), 0.0
        for side, beside, node, facing in self._sides(x, y):
            if beside < 0:
                openings += faces[side] != WALL
            elif node is None or facing == WALL:
                continue
            elif faces[side] == WALL or (DOOR in (faces[side], facing) and not node.walk.keys):
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
        return out, GROWTH * promise - BARRED * shut + OPENING * openings

    def _sides(self, x: int, y: int) -> list[tuple[int, int, Node | None, int]]:
        """The sides of a cell that face no gap: the room beside (-1: the table), the walk that gets there, what it shows."""
        known = self.around.get((x, y))
        if known is not None:
            return known
        found = self.around[x, y] = list[tuple[int, int, Node | None, int]]()
        for side in range(4):
            cell = (x + DX[side], y + DY[side])
            beside = self.maze.at.get(cell, -1)
            if beside >= 0:
                facing = sides_of(self.maze.tiles[beside], self.dungeon.broken, self.book)[(side + 2) % 4]
                found.append((side, beside, self.found.reach.get(beside), facing))
            elif cell not in self.gaps:
                found.append((side, -1, None, WALL))
        return found

    def _gain(self, walk: Walk, beside: int) -> float:
        if beside not in self.gains:
            self.gains[beside] = self._gain_of(walk)
        return self.gains[beside]

    def _gain_of(self, walk: Walk) -> float:
        """What the card would bring to a walk that enters it next."""
        book, card, kind = self.book, self.card, self.book.kind[self.card]
        if kind == "monster":
            brews = self.rooms.brews(walk, card) if walk.tokens else []
            if brews:
                return self.values.cards[card] - total(brews[0], self.values.potions)
            if walk.tokens > 1 and self.rooms.ability == "vow" and book.rooms[card].vow:
                return self.values.cards[card] - SECOND_PAW
            return -PASSING if walk.damage + book.rooms[card].damage < walk.defence else CLOSED
        if kind == "trap":
            if self.rooms.ability == "jump":
                return 0.0
            return -TRAP if walk.tokens or walk.potions != NONE else CLOSED
        if kind in ("portal", "door"):
            return PASSAGE
        if kind == "potion":
            return max(self.values.potions) if walk.tokens else 0.0
        return max(0.0, self.values.cards[card]) if walk.tokens else 0.0
