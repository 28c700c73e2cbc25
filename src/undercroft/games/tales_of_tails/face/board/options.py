"""Where in the picture each option of a question lies."""

from __future__ import annotations

from html import escape

from undercroft.draw import svg
from undercroft.draw.marks import Box, option
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.face.board import hand, scenes, shapes
from undercroft.games.tales_of_tails.face.board.tiles import card_of, first_alike, tile
from undercroft.games.tales_of_tails.face.signs import sign
from undercroft.games.tales_of_tails.rules.dungeon import DX, DY, cell_and_turn
from undercroft.games.tales_of_tails.rules.movement import dungeon_of
from undercroft.games.tales_of_tails.state import State, View
from undercroft.kernel.types import Action, Ask

IN_HAND = ("explore", "walk", "sleep")
"""Buttons beside the dungeon."""
IN_ROOM = (
    "fight", "pass", "vow", "take", "leave", "take-potion", "hire", "paw", "disarm", "pour", "go", "confirm", "give-up",
)  # fmt: skip
BUBBLE, BUBBLES = 54.0, 5


class Shapes:
    """What may be clicked: on the plane of the dungeon, over the meadow before the game, and in the hand."""

    def __init__(self, view: View, book: TailsBook, ask: Ask | None) -> None:
        self.tiles = self.scene = self.hand = ""
        self.beside: list[Box] = []
        """What lies beside the rooms."""
        if ask is None:
            return
        self.view, self.book, self.state = view, book, view.state
        if ask.kind == "place":
            self.tiles = _cells(ask, self.state, book)
            return
        in_room = [action for action in ask.options if action.kind in IN_ROOM]
        in_hand = [action for action in ask.options if action.kind in IN_HAND]
        for at, action in enumerate(reversed(in_hand)):
            x, y, w, h = box = hand.button_box(at)
            self.hand += option(str(action), box, self._sign(action, x + (w - 40) / 2, y + (h - 40) / 2, 40), 12)
        for action in ask.options:
            self._one(action)
        self.tiles += self._bubbles(in_room) if in_room else ""

    def _sign(self, action: Action, x: float, y: float, size: float) -> str:
        return svg.group(sign(action, self.view, self.book), at=(x, y), scale=size / 48)

    def _one(self, action: Action) -> None:
        kind, value = action.kind, action.value
        if kind in ("enter", "turn"):
            found = next(t for t in dungeon_of(self.state).tiles if t.card == value)
            inner = shapes.picture("turn", found.x * 100 + 27, found.y * 100 + 27, 22) if kind == "turn" else ""
            self.tiles += option(str(action), (found.x * 100 - 47, found.y * 100 - 47, 94, 94), inner, 13)
        elif kind in ("out", "break", "break-out"):
            self.tiles += self._side(action)
        elif kind == "dog":
            self.scene += option(str(action), scenes.dog_box(value), "", 14)
        elif kind == "keep-quest":
            dealt = self.state.parts[self.view.seat].dealt if self.view.seat is not None else ()
            if value in dealt:
                self.scene += option(str(action), scenes.quest_box(dealt.index(value)), "", 14)

    def _side(self, action: Action) -> str:
        """An arrow on to the table; a hammer on a wall."""
        walk = self.state.walk
        if walk is None:
            return ""
        here = dungeon_of(self.state).tiles[walk.path[-1]]
        far = 50 if action.kind == "break" else 82
        x, y = here.x * 100 + DX[action.value] * far, here.y * 100 + DY[action.value] * far
        half = 22 if action.kind == "break" else 29
        inner = shapes.picture("hammer", x - 17, y - 17, 34) if action.kind == "break" else self._sign(action, x - 18, y - 18, 36)
        box = (x - half, y - half, 2.0 * half, 2.0 * half)
        self.beside.append(box)
        return option(str(action), box, inner, 12)

    def _bubbles(self, actions: list[Action]) -> str:
        """What to do in the room just entered, beside it."""
        walk = self.state.walk
        if walk is None:
            return ""
        tiles = dungeon_of(self.state).tiles
        here, taken = tiles[walk.path[-1]], {(t.x, t.y) for t in tiles}
        rows = [actions[at : at + BUBBLES] for at in range(0, len(actions), BUBBLES)]
        width, height = min(len(actions), BUBBLES) * (BUBBLE + 4) + 4, len(rows) * (BUBBLE + 4) + 4
        # Over as few other rooms as can be.
        reach = range(-round(width // 200), round(width // 200) + 1)
        below = sum((here.x + x, here.y + 1) in taken for x in reach) <= sum((here.x + x, here.y - 1) in taken for x in reach)
        left, top = here.x * 100 - width / 2, here.y * 100 + (56 if below else -56 - height)
        self.beside.append((left, top, width, height))
        inner = svg.rect(left, top, width, height, "tt-bubble", 13)
        for down, row in enumerate(rows):
            for right, action in enumerate(row):
                bx, by = left + 4 + right * (BUBBLE + 4), top + 4 + down * (BUBBLE + 4)
                inner += option(str(action), (bx, by, BUBBLE, BUBBLE), self._sign(action, bx + 4, by + 4, BUBBLE - 8), 11)
        return inner


def doubles(ask: Ask, view: View, book: TailsBook) -> list[Action]:
    """Turns in which a card lies as it does in another one."""
    if ask.kind != "place":
        return []
    first = first_alike(view.state.drawn, book)
    return [action for action in ask.options if first[action.value % 4] != action.value % 4]


def _cells(ask: Ask, state: State, book: TailsBook) -> str:
    """Every place for the card in hand, with the option of each of its turns; one that a script moves lies under them."""
    turns: dict[tuple[int, int], dict[int, Action]] = {}
    for action in ask.options:
        x, y, turn = cell_and_turn(state.dungeon, action)
        turns.setdefault((x, y), {})[turn] = action
    found = ""
    for (x, y), options in turns.items():
        first = options[min(options)]
        all_turns = ";".join(f"{turn * 90}:{action}" for turn, action in options.items())
        box = svg.rect(x * 100 - 44, y * 100 - 44, 88, 88, "hit", 13)
        plus = svg.path(f"M{x * 100 - 9} {y * 100}h18m-9-9v18", "tt-plus through")
        found += (
            f'<g id="tt-cell-{x}-{y}" class="opt tt-cell" data-option="{escape(str(first))}" data-turns="{escape(all_turns)}">'
            f"{box}{plus}</g>"
        )
    ghost = f'<g class="ghost" data-card="{card_of(state.drawn, book)}"><g id="tile">{tile(state.drawn, 0, book)}</g></g>'
    return ghost + found
