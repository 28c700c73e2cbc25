"""The boards of the dogs: paws, symbols, potions, and what each has collected."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.marks import Box, carded, spot
from undercroft.draw.stage import framed
from undercroft.games.tales_of_tails.content import SYMBOLS, TailsBook
from undercroft.games.tales_of_tails.face.board import layout, shapes
from undercroft.games.tales_of_tails.face.board.dungeon import mood
from undercroft.games.tales_of_tails.face.board.quests import quest_picture
from undercroft.games.tales_of_tails.face.board.shapes import MARKS, chip, mark, paw, paw_print, picture, portrait, potions
from undercroft.games.tales_of_tails.face.board.tiles import card_of, symbols
from undercroft.games.tales_of_tails.rules.movement import first_steps
from undercroft.games.tales_of_tails.state import ASLEEP, INSIDE, TWO, Pup, State, View, Walk

if TYPE_CHECKING:
    from undercroft.texts import Tongue

PILE = ("coin", "chest", "trap")
"""Kinds of cards that lie face down beside a board."""


def me(view: View, book: TailsBook, words: Tongue) -> str:
    """The own board in two lines; nothing for who only watches or has no dog yet."""
    seat, state = view.seat, view.state
    if seat is None or state.parts[seat].dog < 0:
        return ""
    pup, dog = state.parts[seat], book.dogs[state.parts[seat].dog]
    box: Box = (3, 1, layout.WIDTH - 6, layout.ME_H - 2)
    inner = _ground(seat, state, box) + _face(seat, state, book, 12, 3, 38) + mark(seat, 36, 25, 21)
    inner += shapes.name(words.name("dog", dog.id), 60, 18, 150, 16)
    walk = _own_walk(seat, state)
    for count, css, x in ((walk.tokens if walk else pup.tokens, "", 222), (pup.extra, "tt-beside", 260)):
        inner += paw_print(seat, x, 13, 17, css) + svg.text(x + 11, 19, count, "tt-word tt-bold", 16)
    inner += _coins(seat, pup, view, book, 286, 4) + _status(seat, state, 2, narrow=True)
    inner += _powers(seat, pup, state, book, 74, 25, 55)
    return spot(f"pup-{seat}", box, inner, 12, card=f"dog-{dog.id}")


def goods(view: View, book: TailsBook) -> str:
    """What the own dog has collected besides coins; nothing as long as there is nothing."""
    seat, state = view.seat, view.state
    if seat is None or state.parts[seat].dog < 0:
        return ""
    pup, x = state.parts[seat], 12.0
    inner = "".join(paw_print(seat, x + 8 + at * 17, 16, 16, "tt-hollow") for at in range(pup.spent))
    x += 17 * pup.spent + (6 if pup.spent else 0)
    inner += potions(pup.potions, book, x, 3, 25)
    x += 21.5 * sum(pup.potions) + (6 if sum(pup.potions) else 0)
    inner += _goods(seat, pup, view, book, x, 6)
    box: Box = (3, 1, layout.WIDTH - 6, layout.GOODS_H - 2)
    return spot("goods", box, svg.rect(*box, "tt-panel", 10) + inner, 10) if inner else ""


def pups(view: View, book: TailsBook, words: Tongue) -> str:
    """The boards of the others; of all, for who only watches."""
    found, y = "", 0.0
    for seat, pup in enumerate(view.state.parts):
        if seat != view.seat:
            height = layout.ROW_H if pup.tramps or any(book.kind[card] != "coin" for card in pup.cards) else layout.BARE_ROW_H
            found += _pup(seat, (3, y, layout.WIDTH - 6, height), view, book, words)
            y += height + 4
    return framed(found, (0, 0, layout.WIDTH, max(y, 1)))


def _ground(seat: int, state: State, box: Box) -> str:
    acts = seat == state.turn and state.phase == "turn"
    return svg.rect(*box, "tt-panel-on" if acts else "tt-panel", 12) + svg.rect(3, box[1], 6, box[3], f"tt-seat-{seat}", 3)


def _face(seat: int, state: State, book: TailsBook, x: float, y: float, size: float) -> str:
    pup = state.parts[seat]
    snore = svg.group(MARKS["zzz"], at=(x + size * 0.28, y + size * 0.46), scale=size / 130) if pup.place == ASLEEP else ""
    return portrait(book.dogs[pup.dog].id, mood(seat, state, book), x, y, size) + snore


def _pup(seat: int, box: Box, view: View, book: TailsBook, words: Tongue) -> str:
    """One board; a seat without a dog yet has only its number."""
    state, pup, y = view.state, view.state.parts[seat], box[1]
    inner = _ground(seat, state, box)
    if pup.dog < 0:
        return spot(f"pup-{seat}", box, inner + paw(seat, 44, y + 39, 56))
    dog = book.dogs[pup.dog]
    inner += _face(seat, state, book, 13, y + 2, 56) + mark(seat, 46, y + 46, 28)
    inner += shapes.name(words.name("dog", dog.id), 84, y + 19, 216, 17) + _status(seat, state, y + 3)
    inner += (
        _paws(seat, pup, 94, y + 37, 17)
        + potions(pup.potions, book, 214, y + 26, 22)
        + _coins(seat, pup, view, book, 304, y + 28)
    )
    inner += _powers(seat, pup, state, book, 94, y + 51, 53.5) + _goods(seat, pup, view, book, 84, y + 77)
    if state.phase == "over" and pup.quest >= 0:
        quest = book.quests[pup.quest]
        inner += carded(f"quest-{quest.id}", quest_picture(quest, 262, y + 2, 38))
    return spot(f"pup-{seat}", box, inner, 12, card=f"dog-{dog.id}")


def _status(seat: int, state: State, y: float, *, narrow: bool = False) -> str:
    """The first-player token, and who sleeps or is out."""
    pup, x, inner = state.parts[seat], 330.0, ""
    if seat == state.first:
        inner += picture("first", x, y, 22)
        y, x = (y + 22, x) if narrow else (y, x - 26)
    if state.phase == "turn" and pup.place != INSIDE:
        inner += picture("bed" if pup.place == ASLEEP else "out", x, y, 22)
    return inner


def _paws(seat: int, pup: Pup, x: float, y: float, size: float) -> str:
    """On the board; in the dungeon, hollow; beside the board, small and apart."""
    inner = ""
    for count, css in ((pup.tokens, ""), (pup.spent, "tt-hollow"), (pup.extra, "tt-beside")):
        each = size * 0.75 if css == "tt-beside" else size
        if css == "tt-beside" and count:
            x += 4
            inner += svg.path(f"M{x - 8:g} {y - 8:g}v16", "tt-rule")
            x += 4
        for _ in range(count):
            inner += paw_print(seat, x, y, each, css)
            x += each + 1
    return inner


def _own_walk(seat: int, state: State) -> Walk | None:
    return state.walk if state.phase == "turn" and seat == state.turn else None


def _powers(seat: int, pup: Pup, state: State, book: TailsBook, x: float, y: float, step: float) -> str:
    """For each symbol what the dog was born with and what its trophies add; on its way, how much it can still bear."""
    walk = _own_walk(seat, state)
    whole = walk or first_steps(state, seat, book)
    base, inner = book.base[pup.dog], ""
    dog = book.dogs[pup.dog]
    totals = [
        *(((name, base[s], whole.attack[s] - base[s])) for s, name in enumerate(SYMBOLS)),
        ("defence", dog.defence, whole.defence - dog.defence),
        ("key", dog.keys, whole.keys - dog.keys),
    ]
    for name, born, won in totals:
        number = f"{born}+{won}" if won else f"{born}"
        if walk and walk.damage and name == "defence":
            number = f"{walk.defence - walk.damage}/{walk.defence}"
        part = chip(name, x, y + 10, 8.6) + svg.text(x + 11, y + 16, number, "tt-word tt-bold", 15 if won else 17)
        inner += svg.group(part, "" if born + won else "tt-pale")
        x += step
    return inner


def _hired(card: int, hired: int, book: TailsBook) -> list[str]:
    """The symbols that a hired tramp gives."""
    return symbols(book.trophies[card] if hired == TWO else book.with_paw[card])


def hides(seat: int, view: View) -> bool:
    """Whether the face-down piles of this seat are known only by their number."""
    return view.state.terms.face_down and seat != view.seat and view.state.phase != "over"


def _coins(seat: int, pup: Pup, view: View, book: TailsBook, x: float, y: float) -> str:
    """Coins on open cards; a pile that is hidden has none to be read."""
    hidden = hides(seat, view)
    coins = sum(book.rooms[card].coins for card in pup.cards if not hidden or book.kind[card] not in PILE)
    return _count("coin", coins, x, y) if coins or not hidden else ""


def _count(kind: str, number: int, x: float, y: float) -> str:
    return picture(kind, x, y - 2, 21) + svg.text(x + 23, y + 15, number, "tt-word tt-bold", 17)


def _goods(seat: int, pup: Pup, view: View, book: TailsBook, x: float, y: float) -> str:
    """Chests, traps, tramps, and trophies by name; others' face-down piles only by their number."""
    kinds: Counter[str] = Counter(book.kind[card] for card in pup.cards)
    if hides(seat, view):
        parts = [("back", sum(kinds[kind] for kind in PILE))]
    else:
        parts = [("chest", kinds["chest"]), ("trap", kinds["trap"])]
    inner = ""
    for kind, number in (*parts, ("tramp", len(pup.tramps))):
        if number:
            inner += _count(kind, number, x, y)
            x += 46
    for card, hired in pup.tramps:
        inner += "".join(chip(name, x + 3 + at * 11, y + 4 + at * 9, 7) for at, name in enumerate(_hired(card, hired, book)))
        x += 24
    return inner + _beaten(pup, book, x, y)


def _beaten(pup: Pup, book: TailsBook, x: float, y: float) -> str:
    """Monsters and artefacts by name, closer together when they are many."""
    found: dict[str, list[int]] = {}
    for card in pup.cards:
        if book.kind[card] in ("monster", "artefact"):
            found.setdefault(book.rooms[card].name, []).append(card)
    step = max(8.0, min(27.0, (352 - x) / max(1, len(found))))
    inner = ""
    for name, cards in found.items():
        number = svg.text(x + step - 8, y + 19, len(cards), "tt-word tt-bold tt-count", 15) if len(cards) > 1 else ""
        named = " ".join(dict.fromkeys(card_of(card, book) for card in cards))
        inner += carded(named, picture(name, x, y - 1, min(21.0, step)) + number)
        x += step
    return inner
