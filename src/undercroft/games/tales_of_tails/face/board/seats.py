"""The boards of the dogs: paws, symbols, potions, and what each has collected."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.marks import Box, carded, spot
from undercroft.games.tales_of_tails.content import SYMBOLS, TailsBook
from undercroft.games.tales_of_tails.face.board import layout, shapes
from undercroft.games.tales_of_tails.face.board.dungeon import mood
from undercroft.games.tales_of_tails.face.board.quests import quest_picture
from undercroft.games.tales_of_tails.face.board.shapes import chip, mark, paw, paw_print, picture, portrait, potions
from undercroft.games.tales_of_tails.face.board.tiles import card_of, symbols
from undercroft.games.tales_of_tails.rules.movement import first_steps
from undercroft.games.tales_of_tails.state import ASLEEP, INSIDE, TWO, Pup, State, View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

PILE = ("coin", "chest", "trap")
"""Kinds of cards that lie face down beside a board."""


def pups(view: View, book: TailsBook, words: Tongue) -> str:
    return "".join(_pup(seat, view, book, words) for seat in range(len(view.state.parts)))


def _pup(seat: int, view: View, book: TailsBook, words: Tongue) -> str:
    """One board; a seat without a dog yet has only its number."""
    state, pup = view.state, view.state.parts[seat]
    y = seat * layout.ROW_STEP
    box: Box = (3, y, layout.WIDTH - 6, layout.ROW_H)
    acts = seat == state.turn and state.phase == "turn"
    inner = svg.rect(*box, "tt-panel-on" if acts else "tt-panel", 12)
    inner += svg.rect(3, y, 6, layout.ROW_H, f"tt-seat-{seat}", 3)
    if pup.dog < 0:
        return spot(f"pup-{seat}", box, inner + paw(seat, 44, y + 52, 56))
    dog = book.dogs[pup.dog]
    inner += portrait(dog.id, mood(seat, state, book), 13, y + 4, 64) + mark(seat, 15, y + 70, 30)
    inner += shapes.name(words.name("dog", dog.id), 84, y + 20, 158, 18)
    inner += potions(pup.potions, book, 240, y + 2, 25) + _status(seat, state, y)
    inner += _paws(seat, pup, y + 37)
    inner += _powers(seat, pup, state, book, y + 51)
    inner += _goods(seat, pup, view, book, y + 79)
    if state.phase == "over" and pup.quest >= 0:
        quest = book.quests[pup.quest]
        inner += carded(f"quest-{quest.id}", quest_picture(quest, 292, y + 4, 38))
    return spot(f"pup-{seat}", box, inner, 12, card=f"dog-{dog.id}")


def _status(seat: int, state: State, y: float) -> str:
    """The first-player token, and who sleeps or is out."""
    pup, x, inner = state.parts[seat], 330.0, ""
    if seat == state.first:
        inner += picture("first", x, y + 4, 24)
        x -= 27
    if state.phase == "turn" and pup.place != INSIDE:
        inner += picture("bed" if pup.place == ASLEEP else "out", x, y + 4, 24)
    return inner


def _paws(seat: int, pup: Pup, y: float) -> str:
    """On the board; in the dungeon, hollow; beside the board, small and apart."""
    inner, x = "", 95.0
    for count, css, size in ((pup.tokens, "", 20), (pup.spent, "tt-hollow", 20), (pup.extra, "tt-beside", 15)):
        if css.endswith("beside") and count:
            x += 4
            inner += svg.path(f"M{x - 8:g} {y - 8:g}v16", "tt-rule")
            x += 4
        for _ in range(count):
            inner += paw_print(seat, x, y, size, css)
            x += size + 1
    return inner


def _powers(seat: int, pup: Pup, state: State, book: TailsBook, y: float) -> str:
    """For each symbol what the dog was born with and what its trophies add."""
    whole = first_steps(state, seat, book)
    base, inner, x = book.base[pup.dog], "", 94.0
    dog = book.dogs[pup.dog]
    totals = [
        *(((name, base[s], whole.attack[s] - base[s])) for s, name in enumerate(SYMBOLS)),
        ("defence", dog.defence, whole.defence - dog.defence),
        ("key", dog.keys, whole.keys - dog.keys),
    ]
    for name, born, won in totals:
        number = f"{born}+{won}" if won else f"{born}"
        part = chip(name, x, y + 10, 8.6) + svg.text(x + 12, y + 16, number, "tt-word tt-bold", 15 if won else 17)
        inner += svg.group(part, "" if born + won else "tt-pale")
        x += 53.5
    return inner


def _hired(card: int, hired: int, book: TailsBook) -> list[str]:
    """The symbols that a hired tramp gives."""
    return symbols(book.trophies[card] if hired == TWO else book.with_paw[card])


def _goods(seat: int, pup: Pup, view: View, book: TailsBook, y: float) -> str:
    """Coins, chests, traps, tramps, and trophies by name; others' face-down piles only by their number."""
    hidden = view.state.terms.face_down and seat != view.seat and view.state.phase != "over"
    kinds: Counter[str] = Counter(book.kind[card] for card in pup.cards)
    inner, x = "", 84.0
    open_coins = sum(book.rooms[card].coins for card in pup.cards if not hidden or book.kind[card] not in PILE)
    parts: list[tuple[str, int]] = [("coin", open_coins)]
    if hidden:
        parts.append(("back", sum(kinds[kind] for kind in PILE)))
    else:
        parts += [("chest", kinds["chest"]), ("trap", kinds["trap"])]
    parts.append(("tramp", len(pup.tramps)))
    for kind, number in parts:
        if number or (kind == "coin" and not hidden):
            inner += picture(kind, x, y - 1, 21) + svg.text(x + 23, y + 16, number, "tt-word tt-bold", 17)
            x += 46
    for card, hired in pup.tramps:
        inner += "".join(chip(name, x + 3 + at * 11, y + 5 + at * 9, 7) for at, name in enumerate(_hired(card, hired, book)))
        x += 24
    return inner + _beaten(pup, book, x, y)


def _beaten(pup: Pup, book: TailsBook, x: float, y: float) -> str:
    """Monsters and artefacts by name, closer together when they are many."""
    found: dict[str, list[int]] = {}
    for card in pup.cards:
        if book.kind[card] in ("monster", "artefact"):
            found.setdefault(book.rooms[card].name, []).append(card)
    step = max(8.0, min(26.0, (354 - x) / max(1, len(found))))
    inner = ""
    for name, cards in found.items():
        number = svg.text(x + step - 8, y + 19, len(cards), "tt-word tt-bold tt-count", 15) if len(cards) > 1 else ""
        named = " ".join(dict.fromkeys(card_of(card, book) for card in cards))
        inner += carded(named, picture(name, x, y - 1, min(21.0, step)) + number)
        x += step
    return inner
