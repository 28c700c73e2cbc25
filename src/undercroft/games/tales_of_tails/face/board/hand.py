"""The hand: the card to be laid, the walk under way, whose turn it is; before the game who is ready, after it who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.marks import Box, carded, spot
from undercroft.draw.stage import framed
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

TILE_BOX: Box = (6, 3, 94, 94)


def height(state: State) -> float:
    return layout.WALK_H if _walking(state) else layout.HAND_H


def _walking(state: State) -> bool:
    return state.phase == "turn" and state.walk is not None


def button_box(number: int) -> Box:
    """What answers a question in the hand, from the right."""
    return 300 - number * 58.0, 45, 54, 50


def hand(view: View, book: TailsBook, words: Tongue, options: str, *, turnable: bool) -> str:
    state = view.state
    box = (3.0, 0.0, layout.WIDTH - 6.0, height(state))
    if state.phase == "over":
        inner = _ending(state, book)
    elif state.phase in ("deal", "dogs", "quests"):
        inner = _gathering(view, book)
    elif state.drawn >= 0:
        inner = _in_hand(view, book, words, turnable=turnable)
    elif state.walk is not None:
        inner = _under_way(state.walk, state, book)
    else:
        inner = _turn(state, book, words)
    whole = spot("hand", box, svg.rect(*box, "tt-panel", 12), 12) + inner + options
    return framed(whole, (0, 0, layout.WIDTH, height(state)))


def _whose(state: State, book: TailsBook, x: float, y: float, size: float) -> str:
    """The dog whose turn it is."""
    pup = state.parts[state.turn]
    dog = book.dogs[pup.dog].id
    disc = svg.circle(56, 58, 52, f"tt-disc tt-rim-{state.turn}")
    face = svg.group(disc + portrait(dog, mood(state.turn, state, book), 6, 4, 100), at=(x, y), scale=size / 112)
    return carded(f"dog-{dog}", face)


def _turn(state: State, book: TailsBook, words: Tongue) -> str:
    dog = book.dogs[state.parts[state.turn].dog].id
    inner = _whose(state, book, 10, 8, 84)
    inner += carded(f"dog-{dog}", shapes.name(words.name("dog", dog), 104, 30, 190, 19))
    left = state.countdown if state.countdown >= 0 else len(state.bag)
    return inner + picture("back", 306, 8, 40) + svg.text(326, 35, left, "tt-word tt-bold tt-on-back", 17, "middle")


def _in_hand(view: View, book: TailsBook, words: Tongue, *, turnable: bool) -> str:
    """The card to place, and what it is. A script turns it; without one its buttons name every turn."""
    state, card = view.state, view.state.drawn
    body = svg.rect(*TILE_BOX, "tt-grip", 13) + small(card, 0, book, *TILE_BOX[:3])
    more = ' class="tt-hand" data-turnable=""' if turnable else ""
    held = f'<g id="tt-hand" data-card="{card_of(card, book)}"{more}>{body}</g>'
    name = words.name("room", name_of(book.rooms[card]))
    title = shapes.name(name[:1].upper() + name[1:], 106, 24, 200, 18)
    says = shapes.paragraph(words.card("room", book.rooms[card].id, book, view), 106, 50, 248)
    return held + _whose(state, book, 318, 2, 34) + carded(card_of(card, book), title + says)


def _under_way(walk: Walk, state: State, book: TailsBook) -> str:
    """Figures of the walk so far: nothing of it is on the table yet."""
    shown = preview(state, book)
    inner = _whose(state, book, 7, 5, 46) + _toll(walk, state.turn) + _gains(shown.gained, book)
    x = 60.0
    for symbol, number in zip(SYMBOLS, walk.attack, strict=True):
        inner += chip(symbol, x + 9, 42, 8.5) + svg.text(x + 20, 48, number, "tt-word tt-bold", 16)
        x += 37
    for pair in walk.pairs:
        inner += "".join(chip(name, x + 6 + at * 9, 37 + at * 9, 6.5) for at, name in enumerate(symbols(book.trophies[pair])))
        x += 25
    if walk.keys:
        inner += picture("key", x, 33, 18) + svg.text(x + 20, 48, walk.keys, "tt-word tt-bold", 16)
        x += 36
    drunk = tuple(max(0, had - left) for had, left in zip(state.parts[state.turn].potions, walk.potions, strict=True))
    inner += potions(walk.potions, book, x, 32, 20) + svg.group(
        potions(drunk, book, x + 17.2 * sum(walk.potions), 32, 20), "tt-pale"
    )
    return inner + _worth(shown.coins, sum(change for _, change in shown.quests))


def _toll(walk: Walk, seat: int) -> str:
    """Paws left and laid; damage so far and how much can be borne."""
    laid, inner = sum(paws for _, paws, _ in walk.claims) + walk.walls, ""
    for count, css, x in ((walk.tokens, "", 69), (laid, "tt-hollow", 105)):
        inner += paw_print(seat, x, 17, 18, css) + svg.text(x + 11, 23, count, "tt-word tt-bold", 16)
    inner += picture("damage", 136, 7, 20) + svg.text(159, 23, f"{walk.damage} / {walk.defence}", "tt-word tt-bold", 16)
    return inner + picture("defence", 196, 7, 20)


def _gains(cards: tuple[int, ...], book: TailsBook) -> str:
    step = min(22.0, 132 / max(1, len(cards)))
    return "".join(
        carded(card_of(card, book), picture(figure_of(book.rooms[card]), 222 + at * step, 6, 21)) for at, card in enumerate(cards)
    )


def _worth(coins: int, quests: int) -> str:
    """Coins and changes of quests, from the right."""
    inner, x = "", 354.0
    if quests:
        x -= 52
        inner += picture("quest", x, 32, 20) + svg.text(x + 22, 48, f"{quests:+d}".replace("-", "−"), "tt-word tt-bold", 16)
    return inner + (coin(coins, x - 14, 42, 10.5) if coins else "")


def _gathering(view: View, book: TailsBook) -> str:
    """Who has chosen a dog or a quest, and for whom the table waits."""
    inner = ""
    for seat, pup in enumerate(view.state.parts):
        x, asked = 8 + seat * 87.0, seat in view.waiting
        inner += svg.rect(x, 5, 83, 90, "tt-panel-on" if asked else "tt-card", 10)
        if pup.dog < 0:
            inner += paw(seat, x + 41, 50, 54)
            continue
        dog = book.dogs[pup.dog].id
        inner += carded(f"dog-{dog}", portrait(dog, "eager" if asked else "calm", x + 9, 6, 62))
        inner += mark(seat, x + 5, 65, 28)
        inner += "" if asked or view.state.phase == "dogs" else picture("lock", x + 54, 68, 24)
    return inner


def _ending(state: State, book: TailsBook) -> str:
    """Who has how many coins, the best first."""
    totals = dict(scoring.sheet(state, book))["total"]
    outcome = scoring.outcome(state, book)
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    inner = ""
    for at, seat in enumerate(order):
        x, won = 10 + at * 86.0, outcome is not None and seat in outcome.winners
        inner += svg.rect(x, 5, 82, 90, "tt-panel-on" if won else "tt-card", 10)
        dog = book.dogs[state.parts[seat].dog].id
        inner += carded(f"dog-{dog}", portrait(dog, "happy" if won else "calm", x + 11, 6, 58))
        inner += mark(seat, x + 4, 65, 28) + coin(totals[seat], x + 58, 79, 14)
    return inner
