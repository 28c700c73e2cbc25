"""The hand: the card to be laid, the walk under way, whose turn it is; before the game who is ready, after it who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.marks import Box, carded, spot
from undercroft.games.tales_of_tails.content import SYMBOLS, TailsBook
from undercroft.games.tales_of_tails.face.board import layout, shapes
from undercroft.games.tales_of_tails.face.board.dungeon import mood
from undercroft.games.tales_of_tails.face.board.shapes import chip, coin, mark, paw, paw_print, picture, portrait, potions
from undercroft.games.tales_of_tails.face.board.tiles import card_of, figure_of, small, symbols
from undercroft.games.tales_of_tails.face.wording.cards import name_of
from undercroft.games.tales_of_tails.rules import scoring
from undercroft.games.tales_of_tails.rules.preview import preview
from undercroft.games.tales_of_tails.state import State, View, Walk

if TYPE_CHECKING:
    from undercroft.texts import Tongue

HAND_BOX: Box = (3, 0, layout.WIDTH - 6, layout.HAND_H)
TILE_BOX: Box = (8, 6, 98, 98)
TURN_BOX: Box = (114, 6, 54, 50)
TURNER = (
    '<g class="tt-turner needs-script" data-turnable="">'
    + svg.rect(*TURN_BOX, "tt-key-cap", 14)
    + picture("turn", TURN_BOX[0] + 10, TURN_BOX[1] + 8, 34)
    + "</g>"
)
"""Turns the card in hand where a script runs; beside the card, so that it lies over no place."""
MOST_GAINS = 8
"""Cards of a walk that have room in the hand."""


def button_box(number: int) -> Box:
    """What answers a question in the hand, from the right."""
    return 300 - number * 58.0, 54, 54, 50


def hand(view: View, book: TailsBook, words: Tongue, options: str) -> str:
    state = view.state
    if state.phase == "over":
        inner = _ending(state, book)
    elif state.phase in ("deal", "dogs", "quests"):
        inner = _gathering(view, book)
    elif state.drawn >= 0:
        inner = _in_hand(state, book, words)
    elif state.walk is not None:
        inner = _under_way(state.walk, state, book)
    else:
        inner = _turn(state, book, words)
    return spot("hand", HAND_BOX, svg.rect(*HAND_BOX, "tt-panel", 12), 12) + inner + options


def _whose(state: State, book: TailsBook, x: float, y: float, size: float) -> str:
    """The dog whose turn it is."""
    pup = state.parts[state.turn]
    dog = book.dogs[pup.dog].id
    disc = svg.circle(x + size / 2, y + size / 2, size * 0.5, f"tt-disc tt-rim-{state.turn}")
    return carded(f"dog-{dog}", disc + portrait(dog, mood(state.turn, state, book), x + 2, y + 1, size - 4))


def _turn(state: State, book: TailsBook, words: Tongue) -> str:
    dog = book.dogs[state.parts[state.turn].dog].id
    inner = _whose(state, book, 10, 12, 84)
    inner += carded(f"dog-{dog}", shapes.name(words.name("dog", dog), 104, 30, 190, 19))
    left = state.countdown if state.countdown >= 0 else len(state.bag)
    return inner + picture("back", 306, 8, 40) + svg.text(326, 35, left, "tt-word tt-bold tt-on-back", 17, "middle")


def _in_hand(state: State, book: TailsBook, words: Tongue) -> str:
    """The card to place. A script turns it; without one its buttons name every turn."""
    card = state.drawn
    body = svg.rect(*TILE_BOX, "tt-grip", 13) + small(card, 0, book, *TILE_BOX[:3])
    held = f'<g id="tt-hand" class="tt-hand" data-card="{card_of(card, book)}" data-turnable="">{body}</g>'
    name = words.name("room", name_of(book.rooms[card]))
    title = carded(card_of(card, book), shapes.name(name[:1].upper() + name[1:], 118, 88, 232, 20))
    return held + _whose(state, book, 296, 8, 52) + title


def _under_way(walk: Walk, state: State, book: TailsBook) -> str:
    """Figures of the walk so far: nothing of it is on the table yet."""
    inner = _whose(state, book, 8, 6, 54) + _toll(walk, state.turn)
    x = 12.0
    for symbol, number in zip(SYMBOLS, walk.attack, strict=True):
        inner += chip(symbol, x + 8, 76, 8.5) + svg.text(x + 20, 81, number, "tt-word tt-bold", 15)
        x += 36
    for pair in walk.pairs:
        inner += "".join(chip(name, x + 4 + at * 9, 70 + at * 10, 6.5) for at, name in enumerate(symbols(book.trophies[pair])))
        x += 24
    if walk.keys:
        inner += picture("key", x, 67, 18) + svg.text(x + 20, 81, walk.keys, "tt-word tt-bold", 15)
        x += 36
    inner += potions(walk.potions, book, x + 2, 66, 20)
    drunk = tuple(max(0, had - left) for had, left in zip(state.parts[state.turn].potions, walk.potions, strict=True))
    inner += svg.group(potions(drunk, book, x + 2 + 18 * sum(walk.potions), 66, 20), "tt-pale")
    shown = preview(state, book)
    inner += _gains(shown.gained, shown.coins, sum(change for _, change in shown.quests), book)
    return inner


def _toll(walk: Walk, seat: int) -> str:
    """Paws left and laid; shields that hold and those already hit."""
    inner = "".join(paw_print(seat, 74 + at * 17, 18, 17) for at in range(walk.tokens))
    laid = sum(paws for _, paws, _ in walk.claims) + walk.walls
    inner += "".join(paw_print(seat, 74 + (walk.tokens + at) * 17, 18, 17, "tt-hollow") for at in range(laid))
    for at in range(walk.defence):
        inner += picture("defence", 66 + at * 20, 30, 18, "tt-hit-shield" if at < walk.damage else "")
    x = 70 + walk.defence * 20
    return inner + picture("damage", x, 30, 19) + svg.text(x + 24, 45, f"{walk.damage} / {walk.defence}", "tt-word tt-bold", 14)


def _gains(cards: tuple[int, ...], coins: int, quests: int, book: TailsBook) -> str:
    inner, x = "", 10.0
    for card in cards[:MOST_GAINS]:
        inner += carded(card_of(card, book), picture(figure_of(book.rooms[card]), x, 88, 19))
        x += 21
    if coins:
        inner += coin(coins, x + 10, 98, 9.5)
        x += 24
    if quests:
        inner += picture("quest", x, 88, 18) + svg.text(x + 19, 102, f"{quests:+d}".replace("-", "−"), "tt-word tt-bold", 13)
    return inner


def _gathering(view: View, book: TailsBook) -> str:
    """Who has chosen a dog or a quest, and for whom the table waits."""
    inner = ""
    for seat, pup in enumerate(view.state.parts):
        x, asked = 8 + seat * 87.0, seat in view.waiting
        inner += svg.rect(x, 6, 83, 98, "tt-panel-on" if asked else "tt-card", 10)
        if pup.dog < 0:
            inner += paw(seat, x + 41, 52, 54)
            continue
        dog = book.dogs[pup.dog].id
        inner += carded(f"dog-{dog}", portrait(dog, "eager" if asked else "calm", x + 9, 8, 66))
        inner += mark(seat, x + 5, 73, 28)
        inner += "" if asked or view.state.phase == "dogs" else picture("lock", x + 54, 76, 24)
    return inner


def _ending(state: State, book: TailsBook) -> str:
    """Who has how many coins, the best first."""
    totals = dict(scoring.sheet(state, book))["total"]
    outcome = scoring.outcome(state, book)
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    inner = ""
    for at, seat in enumerate(order):
        x, won = 10 + at * 86.0, outcome is not None and seat in outcome.winners
        inner += svg.rect(x, 6, 82, 98, "tt-panel-on" if won else "tt-card", 10)
        dog = book.dogs[state.parts[seat].dog].id
        inner += carded(f"dog-{dog}", portrait(dog, "happy" if won else "calm", x + 11, 8, 60))
        inner += mark(seat, x + 4, 73, 28) + coin(totals[seat], x + 58, 87, 14)
    return inner
