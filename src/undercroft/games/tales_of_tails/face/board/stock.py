"""What the table still holds: open quests and the own one, potions, and the stack with all that can come out of it."""

from __future__ import annotations

from collections import Counter

from undercroft.draw import svg
from undercroft.draw.marks import Box, carded, spot
from undercroft.games.tales_of_tails.content import LETTERS, TailsBook
from undercroft.games.tales_of_tails.face.board import layout
from undercroft.games.tales_of_tails.face.board.quests import quest_picture
from undercroft.games.tales_of_tails.face.board.shapes import mark, picture, potion
from undercroft.games.tales_of_tails.face.board.tiles import figure_of
from undercroft.games.tales_of_tails.rules import scoring
from undercroft.games.tales_of_tails.state import NOBODY, State, View

SUPPLY_BOX: Box = (304, 0, 53, layout.STOCK_H)
STACK_BOX: Box = (3, 0, layout.WIDTH - 6, layout.STACK_H)


def stock(view: View, book: TailsBook) -> str:
    state = view.state
    inner = "".join(_common(at, quest, state, book) for at, quest in enumerate(state.common))
    own = state.parts[view.seat].quest if view.seat is not None else NOBODY
    if own >= 0:
        x = 6 + len(state.common) * 58.0
        body = svg.rect(x, 2, 55, 60, "tt-card tt-own", 8) + quest_picture(book.quests[own], x + 2, 6, 52)
        inner += spot(f"quest-{book.quests[own].id}", (x, 2, 55, 60), body + picture("lock", x + 38, 0, 18), 8)
    return inner + _supply(state, book)


def _common(at: int, number: int, state: State, book: TailsBook) -> str:
    """An open quest; who would get a prize for the most is marked."""
    x, quest = 6 + at * 58.0, book.quests[number]
    inner = svg.rect(x, 2, 55, 60, "tt-card", 8) + quest_picture(quest, x + 2, 6, 52)
    if quest.most:
        leader = scoring.most(state, book, LETTERS.index(quest.most))
        inner += mark(leader, x + 31, 3, 25) if leader >= 0 else ""
    return spot(f"quest-{quest.id}", (x, 2, 55, 60), inner, 8)


def _supply(state: State, book: TailsBook) -> str:
    inner = svg.rect(*SUPPLY_BOX, "tt-card", 8)
    for symbol, number in enumerate(state.supply):
        y = 1 + symbol * 21.0
        row = potion(symbol, 307, y, 21, "" if number else "tt-pale")
        row += svg.text(329, y + 17, f"×{number}", "tt-word tt-bold", 16)
        inner += carded(f"potion-{book.potions[symbol].id}", row)
    return spot("supply", SUPPLY_BOX, inner, 8)


def stack(state: State, book: TailsBook) -> str:
    """The stack and what can still come out of it, counted by kind."""
    left = Counter(figure_of(book.rooms[card]) for card in state.bag)
    kinds = dict.fromkeys(figure_of(book.rooms[card]) for card in book.stack)
    inner = svg.rect(*STACK_BOX, "tt-panel", 10)
    inner += picture("back", 7, 4, 32) + svg.text(23, 26, len(state.bag), "tt-word tt-bold tt-on-back", 16, "middle")
    if state.countdown >= 0:
        inner += picture("hourglass", 10, 46, 26) + svg.text(23, 94, state.countdown, "tt-word tt-bold tt-alarm", 20, "middle")
    for at, kind in enumerate(kinds):
        x, y = 42 + at % 8 * 39.2, 4 + at // 8 * 37.0
        number = left[kind]
        cell = picture(kind, x, y + 3, 22) + svg.text(x + 22, y + 25, number, "tt-word tt-bold", 15.5)
        inner += svg.group(cell, "" if number else "tt-pale")
    return spot("stack", STACK_BOX, inner, 10)
