"""Cards as small pictures, everything in the box as cards, and the cover."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.marks import option
from undercroft.face import CardPicture, Options
from undercroft.games.monsters_of_egypt.content import Item, Monster, TombBook
from undercroft.games.monsters_of_egypt.face.board import tomb
from undercroft.games.monsters_of_egypt.face.board.layout import CELL_H, CELL_W, SLAB, corner
from undercroft.games.monsters_of_egypt.face.board.shapes import badge, figure, letter, picture
from undercroft.games.monsters_of_egypt.state import State, View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

CARD_WIDTH, CARD_HEIGHT = 160, 112
BOX = (1.5, 1.5, CARD_WIDTH - 3, CARD_HEIGHT - 3)


def cards(view: View, book: TombBook, words: Tongue, options: Options) -> list[CardPicture]:
    """The heroes, or those to choose from; then all kinds that matter now: carried, lying open, and what may still come."""
    found = []

    def add(sort: str, id: str, inner: str) -> None:
        name = words.name("hero" if sort == "hero" else "token", id)
        found.append(CardPicture(sort, id, name, str(words.card(sort, id, book, view)), _card(inner)))

    chosen = {hero.card for hero in view.state.heroes}
    for number, card in enumerate(book.cards):
        wish = f"hero {card.id}"
        if number in chosen or wish in options:
            add("hero", card.id, _hero(number, book) + (option(wish, BOX, radius=4) if wish in options else ""))
    for kind in kinds_with_a_card(view.state, book):
        if kind in book.items:
            add("token", kind, _item(book.items[kind]))
        elif kind in book.monsters:
            add("token", kind, _monster(book.monsters[kind]))
        else:
            add("token", kind, _large(kind))
    return found


def kinds_with_a_card(state: State, book: TombBook) -> dict[str, None]:
    """Carried, lying open, or still to come; in this order."""
    carried = (token for hero in state.heroes for token in hero.items)
    lying = (token for pile in state.piles for token in pile if token >= 0)
    return dict.fromkeys(book.kind[token] for token in chain(carried, lying, state.chests, state.dangers))


def _large(kind: str) -> str:
    return picture(kind, 14, 10, 92) + badge(letter(kind), 18, 17, 16)


@cache
def _hero(number: int, book: TombBook) -> str:
    """With what it starts, and what it has instead of the first in the other mode."""
    start, alternative = book.starts[number]
    inner = "".join(picture(book.kind[token], 114, 8 + at * 33, 30) for at, token in enumerate(start))
    return _large(book.cards[number].id) + inner + picture(book.kind[alternative], 114, 74, 30, "me-lost")


@cache
def _monster(monster: Monster) -> str:
    """Lives, what a hit of it costs, and how far it goes."""
    inner = "".join(picture("heart", 110 + i * 15, 12, 15) for i in range(monster.lives))
    inner += picture("attack", 108, 38, 22) + "".join(picture("heart-lost", 129 + i * 8, 43, 13) for i in range(monster.bite))
    if monster.moves:
        inner += svg.path("M110 86h16m-6-6 6 6-6 6", "me-way-out") + svg.text(132, 93, monster.moves, "me-word me-bold", 20)
    return _large(monster.id) + inner


@cache
def _item(item: Item) -> str:
    """Which faces it answers as a weapon; whether it works every turn; whether it is used up."""
    signs = []
    if item.weapon:
        signs.append(picture("any-weapon" if item.weapon == "firearm" else "melee", 115, 0, 28))
    if item.permanent:
        signs.append(svg.path("M141 14a12 12 0 1 1-5-10m1-7v8h-8", "me-again"))
    if item.single:
        signs.append(svg.text(129, 24, "1×", "me-word me-bold", 22, "middle"))
    return _large(item.id) + "".join(svg.group(sign, at=(0, 10 + 33 * at)) for at, sign in enumerate(signs))


FIGURES = ("chest", "danger", "bastet", "anubis", "exit", "boulder")
PARTS = {
    "door-yellow": 2.3, "door-black": 2.3, "wall": 2.3, "arrows": 2.3, "spikes": 2.3, "ladder": 2.3, "vine": 2.3, "cave": 2.3,
    "breach": 5.0, "reinforced": 5.0,
}  # fmt: skip
"""Places of the tomb: those with a figure of their own; those that are drawn as they stand in it, and how much larger."""
LOW = 104.0
"""Where the floor of such a part lies; one that is drawn very large lies across the middle."""


def things(book: TombBook, words: Tongue) -> list[CardPicture]:
    """Everything in the box, each kind once: heroes, items, weapons, traps, monsters, the die, places of the tomb."""
    return [card._replace(svg=_card(inlined(card.svg))) for card in _things(book, words)]


def _things(book: TombBook, words: Tongue) -> Iterator[CardPicture]:
    counts = Counter(book.kind)

    def token(sort: str, id: str, inner: str, more: str = "") -> CardPicture:
        said = (words.card("token", id, book), more, words.say("things-count", count=counts[id]))
        return CardPicture(sort, id, words.name("token", id), " ".join(filter(None, said)), inner)

    for number, card in enumerate(book.cards):
        yield CardPicture("hero", card.id, words.name("hero", card.id), words.card("hero", card.id, book), _hero(number, book))
    for item in sorted(book.items.values(), key=lambda item: bool(item.weapon)):
        yield token("weapon" if item.weapon else "item", item.id, _item(item))
    for trap in book.traps.values():
        yield token("trap", trap.id, _large(trap.id), words.say("things-escape") if trap.effect == "rumble" else "")
    for monster in book.monsters.values():
        yield token("monster", monster.id, _monster(monster))
    for face in dict.fromkeys(book.die):
        said = f"{words.card('face', face, book)} {words.say('things-faces', count=book.die.count(face), of=len(book.die))}"
        yield CardPicture("face", face, words.name("face", face), said, _face(face))
    for kind in FIGURES:
        yield CardPicture("place", kind, words.say(f"thing-{kind}"), _about(kind, words), _large(kind))
    for kind in PARTS:
        yield CardPicture("place", kind, words.say(f"thing-{kind}"), _about(kind, words), _part(kind, book))


def _about(kind: str, words: Tongue) -> str:
    return words.maybe(f"thing-{kind}.about") or words.say(f"place-{kind}")


def _face(face: str) -> str:
    return svg.rect(32, 8, 96, 96, "me-die", 16) + picture(face, 46, 22, 68)


def _part(kind: str, book: TombBook) -> str:
    plan = book.plans["escape" if kind == "vine" else "exploration"]
    cell, inner = tomb.sample(kind, plan)
    x, y = corner(cell, plan)
    scale = PARTS[kind]
    low = LOW if scale * CELL_H < CARD_HEIGHT else CARD_HEIGHT / 2 + scale * SLAB / 2
    middle = x + CELL_W * (1 if kind.startswith("door") else 0.5)
    return svg.group(inner, at=(CARD_WIDTH / 2 - scale * middle, low - scale * (y + CELL_H)), scale=scale)


def _card(inner: str) -> str:
    body = svg.rect(*BOX, "me-panel", 8) + inner
    return f'<svg class="me-card" viewBox="0 0 {CARD_WIDTH} {CARD_HEIGHT}" aria-hidden="true" focusable="false">{body}</svg>'


def inlined(drawn: str) -> str:
    """The picture with its figures written out, for a place of its own."""
    return re.sub(r'<use href="#me-f-([\w-]+)"([^>]*)/>', lambda use: f"<g{use[2]}>{figure(use[1])}</g>", drawn)


def cover() -> str:
    """Two floors of the tomb: a hero on the ladder, a mummy that waits, and the boulder on its way."""
    wall = "M0 36h320M0 112h98M136 112h184M0 190h320"
    bricks = (
        "M0 62h34M0 80h34M0 98h34M12 44v18M24 62v18M10 80v18M22 98v20"
        "M286 136h34M286 154h34M286 172h34M300 118v18M310 136v18M298 154v18"
    )
    inner = (
        svg.rect(0, 0, 320, 200, "me-rock")
        + svg.circle(276, 18, 13, "me-sun")
        + svg.path("M20 32 58 4 96 32M58 4 68 32M126 32 148 16 170 32", "me-far")
        + svg.rect(0, 36, 320, 156, "me-room")
        + svg.circle(226, 68, 40, "me-cover-light")
        + svg.circle(64, 146, 40, "me-cover-light")
        + svg.path("M0 56h320M0 130h320", "me-paint")
        + svg.rect(0, 36, 36, 78, "me-wall") + svg.rect(284, 118, 36, 72, "me-wall")
        + svg.path(bricks, "me-brick")
        + svg.rect(0, 36, 320, 6, "me-floor") + svg.rect(0, 112, 98, 8, "me-floor") + svg.rect(136, 112, 184, 8, "me-floor")
        + svg.rect(0, 190, 320, 10, "me-floor")
        + svg.path("M106 104V190M128 104V190" + "".join(f"M106 {y}h22" for y in range(112, 190, 11)), "me-cover-ladder")
        + svg.path(wall, "me-edge")
        + picture("boulder", 34, 52, 62) + svg.path("M40 104h-8M36 94h-10M40 62h-8", "me-streak")
        + picture("vera", 148, 50, 64)
        + picture("chest", 246, 68, 44)
        + picture("timur", 86, 116, 62)
        + picture("mummy", 206, 122, 68)
        + picture("bat", 152, 124, 40)
        + picture("danger", 30, 146, 44)
    )  # fmt: skip
    return f'<svg class="me-cover" viewBox="0 0 320 200" aria-hidden="true" focusable="false">{inlined(inner)}</svg>'
