"""What the table still holds: open quests and the own one, potions, and the stack with all that can come out of it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.marks import Box, carded, spot
from undercroft.draw.stage import framed
from undercroft.games.tales_of_tails.content import LETTERS, TailsBook
from undercroft.games.tales_of_tails.face.board import layout, shapes
from undercroft.games.tales_of_tails.face.board.quests import quest_picture
from undercroft.games.tales_of_tails.face.board.shapes import mark, picture, potion
from undercroft.games.tales_of_tails.face.board.tiles import figure_of
from undercroft.games.tales_of_tails.face.wording.cards import condition
from undercroft.games.tales_of_tails.rules import scoring
from undercroft.games.tales_of_tails.state import NOBODY, State, View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

SUPPLY_BOX: Box = (176, 3, 178, 30)
STACK_BOX: Box = (3, 0, layout.WIDTH - 6, layout.STACK_H)
HEAD = 36.0


def quests(view: View, book: TailsBook, words: Tongue) -> str:
    """Open quests and the own one, in words: what pays, and how much."""
    state = view.state
    own = state.parts[view.seat].quest if view.seat is not None else NOBODY
    rows = [*((quest, False) for quest in state.common), *([(own, True)] if own >= 0 else [])]
    inner, y = "", 0.0
    for number, mine in rows:
        paid = condition(book.quests[number], "-short")
        says = shapes.broken(words.say(paid.id, **paid.figures), 290, shapes.PRINT)
        height = max(layout.QUEST_H, 30 + 17.0 * len(says))
        inner += _quest((3, y + 1, layout.WIDTH - 6, height - 4), number, mine, says, state, book, words)
        y += height
    return framed(inner, (0, 0, layout.WIDTH, max(y, 1)))


def _quest(box: Box, number: int, own: bool, says: list[str], state: State, book: TailsBook, words: Tongue) -> str:
    """Who would get a prize for the most is marked; the own one is locked."""
    quest, y = book.quests[number], box[1]
    inner = svg.rect(*box, "tt-card tt-own" if own else "tt-card", 10) + quest_picture(quest, 8, y + 3, 42)
    inner += shapes.name(words.name("quest", quest.id), 58, y + 18, 262, 16)
    inner += "".join(svg.text(58, y + 36 + at * 17, line, "tt-word", shapes.PRINT) for at, line in enumerate(says))
    leader = scoring.most(state, book, LETTERS.index(quest.most)) if quest.most else NOBODY
    if own:
        inner += picture("lock", 330, y + 2, 20)
    elif leader >= 0:
        inner += mark(leader, 327, y + 2, 26)
    return spot(f"quest-{quest.id}", box, inner, 10)


def _supply(state: State, book: TailsBook) -> str:
    inner = svg.rect(*SUPPLY_BOX, "tt-card", 8)
    for symbol, number in enumerate(state.supply):
        x = SUPPLY_BOX[0] + 6 + symbol * 57.0
        row = potion(symbol, x, 5, 26, "" if number else "tt-pale") + svg.text(x + 27, 24, f"×{number}", "tt-word tt-bold", 16)
        inner += carded(f"potion-{book.potions[symbol].id}", row)
    return spot("supply", SUPPLY_BOX, inner, 8)


def stack(state: State, book: TailsBook) -> str:
    """The stack, rounds gone and left, the potions; and what can still come out of it, counted by kind."""
    left = Counter(figure_of(book.rooms[card]) for card in state.bag)
    kinds = dict.fromkeys(figure_of(book.rooms[card]) for card in book.stack)
    inner = svg.rect(*STACK_BOX, "tt-panel", 10)
    inner += picture("back", 8, 3, 31) + svg.text(23.5, 25, len(state.bag), "tt-word tt-bold tt-on-back", 16, "middle")
    inner += "".join(svg.circle(56 + at * 17, 18, 6.5, _round_css(at, state)) for at in range(book.figures.rounds))
    if state.countdown >= 0:
        inner += picture("hourglass", 114, 6, 24) + svg.text(142, 25, state.countdown, "tt-word tt-bold tt-alarm", 20)
    for at, kind in enumerate(kinds):
        x, y = 8 + at % 8 * 43.4, HEAD - 1 + at // 8 * 33.5
        number = left[kind]
        cell = picture(kind, x, y + 4, 24) + svg.text(x + 24, y + 27, number, "tt-word tt-bold", 15.5)
        inner += svg.group(cell, "" if number else "tt-pale")
    return spot("stack", STACK_BOX, inner, 10) + _supply(state, book)


def _round_css(at: int, state: State) -> str:
    return "tt-round" if at + 1 < state.round else "tt-round tt-round-now" if at + 1 == state.round else "tt-round tt-round-next"
