"""A small sign for each option: what its button shows beside the words."""

from __future__ import annotations

from functools import lru_cache

from undercroft.draw import svg
from undercroft.games.tales_of_tails.actions import drunk
from undercroft.games.tales_of_tails.content import SYMBOLS, TailsBook
from undercroft.games.tales_of_tails.face.board.quests import quest_picture
from undercroft.games.tales_of_tails.face.board.shapes import MARKS, chip, picture, portrait, potion
from undercroft.games.tales_of_tails.face.board.tiles import figure_of, symbols
from undercroft.games.tales_of_tails.face.board.tiles import sign as tile_sign
from undercroft.games.tales_of_tails.rules.movement import dungeon_of, room_of
from undercroft.games.tales_of_tails.state import View
from undercroft.kernel.types import Action

SIZE = 48
SIGNS = {
    "explore": "back", "walk": "out", "sleep": "bed", "vow": "vow", "leave": "leave", "paw": "paw", "go": "run",
    "confirm": "yes", "give-up": "no",
}  # fmt: skip


def sign(action: Action, view: View, book: TailsBook) -> str:
    """Inner SVG of a square of `SIZE`; empty where words say it all. Its figures are those of the board."""
    kind, value, state = action.kind, action.value, view.state
    if kind in SIGNS:
        return picture(SIGNS[kind], 3, 3, SIZE - 6)
    if kind == "place":
        return tile_sign(state.drawn, value % 4, book, SIZE) if state.drawn >= 0 else ""
    if kind in ("enter", "turn"):
        turn = next((t.turn for t in dungeon_of(state).tiles if t.card == value), 0)
        return tile_sign(value, turn, book, SIZE) + (picture("turn", 14, 14, 22) if kind == "turn" else "")
    if kind in ("out", "break", "break-out"):
        return _way(kind, value)
    if kind == "fight":
        return _fight(drunk(action))
    if kind in ("pass", "take"):
        walk = state.walk
        room = room_of(walk, dungeon_of(state), book) if walk is not None else None
        if room is None:
            return ""
        if kind == "take":
            return picture(figure_of(room), 2, 0, 38) + picture("paw", 24, 24, 24)
        return picture("damage", 4, 3, 40) + svg.text(24, 31, room.damage, "tt-letter tt-on-damage", 20, "middle")
    if kind in ("take-potion", "pour"):
        return potion(value, 2, 0, 44) + (picture("trap", 26, 28, 20) if kind == "pour" else "")
    if kind == "hire":
        return _hire(action, view, book)
    if kind == "disarm":
        return picture(figure_of(book.rooms[value]), 0, 0, 34) + picture("trap", 24, 24, 24)
    if kind == "dog":
        return portrait(action.target, "calm", 1, 1, SIZE - 2)
    if kind == "keep-quest":
        return quest_picture(book.quests[value], 0, 0, SIZE)
    return ""


@lru_cache(16)
def _way(kind: str, side: int) -> str:
    arrow = f'<g transform="rotate({side * 90} 24 24)">{MARKS["arrow"]}</g>'
    return arrow + (picture("hammer", 24, 22, 26) if kind != "out" else "")


@lru_cache(32)
def _fight(brew: tuple[int, ...]) -> str:
    """With each potion that is drunk for it."""
    drinks = symbols(brew)
    inner = picture("fight", 4, 2, 40 if not drinks else 30)
    return inner + "".join(potion(SYMBOLS.index(name), 4 + at * 15, 26, 22) for at, name in enumerate(drinks[:3]))


def _hire(action: Action, view: View, book: TailsBook) -> str:
    walk = view.state.walk
    if walk is None:
        return picture("tramp", 4, 4, 40)
    card = dungeon_of(view.state).tiles[walk.path[-1]].card
    inner = picture("tramp", 9, 0, 30)
    if action.target == "two-symbols":
        return inner + "".join(chip(name, 13 + at * 22, 36, 9.5) for at, name in enumerate(symbols(book.trophies[card])[:2]))
    one = symbols(book.with_paw[card])
    return inner + (chip(one[0], 13, 36, 9.5) if one else "") + picture("paw", 25, 25, 22)
