"""A small sign for each option: what its button shows beside the words."""

from __future__ import annotations

from undercroft.draw import svg
from undercroft.games.monsters_of_egypt.content import DANGER, TombBook
from undercroft.games.monsters_of_egypt.face.board.shapes import picture
from undercroft.games.monsters_of_egypt.face.panel import side_of
from undercroft.games.monsters_of_egypt.state import View
from undercroft.kernel.types import Action

SIZE = 48
SIGNS = {
    "retreat": "retreat-2", "crystal": "crystal", "vest": "vest", "douse": "extinguisher", "burn": "fire",
    "banish": "portal-gun", "escape": "exit", "start": "ladder",
}  # fmt: skip
BY_KIND = {"hero", "target", "swap", "use", "spend", "place", "take", "leave", "offer", "want", "pull-closed"}
BY_TOKEN = {"prowl", "pull"}

FAR = "M10 36V24a14 14 0 0 1 28 0v12"
"""Through a cave: the panel itself points to a next cell."""


def sign(action: Action, view: View, book: TombBook) -> str:
    """Inner SVG of a square of `SIZE`; empty where words say it all. Its figures are those of the board."""
    if action.kind == "step":
        return "" if side_of(action, view, book) else svg.path(FAR, "me-sign")
    if action.kind == "roll":
        return svg.rect(4, 4, 40, 40, "me-die", 8) + picture("attack", 9, 9, 30)
    name = _figure(action, view, book)
    return picture(name, 2, 2, SIZE - 4) if name else ""


def _figure(action: Action, view: View, book: TombBook) -> str:
    kind = action.kind
    if kind in BY_KIND:
        return action.target
    if kind in BY_TOKEN:
        return book.kind[action.value]
    if kind == "open":
        return "danger" if DANGER in view.state.piles[action.value] else "chest"
    if kind == "spring":
        pile = view.state.piles[action.value]
        return next((book.kind[token] for token in reversed(pile) if token in book.trap_of), "")
    return SIGNS.get(kind, "")
