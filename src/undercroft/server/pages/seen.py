"""The parts of a table page that show nothing but what is seen from a place: each is made again only where that changed."""

from __future__ import annotations

from functools import cache
from typing import Any

from undercroft.draw.canvas import Painted, Scene, Text
from undercroft.games import FACES
from undercroft.kernel.types import Seat
from undercroft.server.pages import telling
from undercroft.server.pages.base import Named, render_part
from undercroft.server.pages.cards import cards
from undercroft.server.pages.look import Look
from undercroft.server.pages.pieces import gallery
from undercroft.server.pages.replay import tally_lines
from undercroft.texts import Tongue


class Sight(Scene):
    """As a page shows it: also from where, and who sits there. `seat` is the one whose sheet lies in the middle, if any does."""

    place: Seat | None = None
    lines: tuple[Named, ...] = ()
    running: bool = True


def sight(look: Look) -> Sight:
    lines = tuple(line.named for line in look.lines)
    return Sight(look.view, look.shown, look.ask, None, place=look.place, lines=lines, running=look.running)


@cache
def seen(game: str) -> Painted:
    """The parts of a game's pages, as they are painted."""
    face = FACES[game]
    board = face.board

    def goal(sight: Sight, book: Any, words: Tongue) -> str:
        return telling.goal(words, sight.view, sight.place, book, sight.lines) if sight.running else ""

    def all_cards(sight: Sight, book: Any, words: Tongue) -> Text:
        return gallery(cards(face, sight.view, book, words, sight.options))

    def tally(sight: Sight, book: Any, words: Tongue) -> str:
        found = face.tally(sight.view, book)
        if found is None:
            return ""
        return render_part("_table.html", "tally", words, sight.lines, tally_lines(face, words, found), words.phrase(found.about))

    def others(sight: Sight, book: Any, words: Tongue) -> str:
        """What is printed on all sheets stands on the page once."""
        sheets = list[tuple[Named, str]]()
        for line in () if board.shared else sight.lines:
            if line.seat != sight.seat:
                drawn = board.drawn(sight.view, book, words, seat=line.seat, ask=None, event=None)
                printed = {board.stage.ground: f'<use href="#printed-{board.stage.ground}"/>'}
                both = {
                    name: f'<use href="#printed-{name}"/><g id="sheet-{line.seat}-{name}">{inner}</g>'
                    for name, inner in drawn.items()
                }
                sheets.append((line, board.stage.laid(printed | both, board.stage.layouts[0])))
        return "" if board.shared else render_part("_table.html", "others", words, sheets, board)

    return Painted({"goal": goal, "cards": all_cards, "tally": tally, "others": others})
