"""The reference of cards with the locations among them, and the cover."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.face import CardPicture
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import cards as board_cards
from undercroft.games.dungeoneer.face.board import glyphs, heroes, kit
from undercroft.games.dungeoneer.face.board.monsters import MONSTERS
from undercroft.games.dungeoneer.face.board.places import small
from undercroft.games.dungeoneer.state import View
from undercroft.kernel.types import Ask

if TYPE_CHECKING:
    from undercroft.texts import Tongue

SIZE = 100


def cards(view: View, book: DungeonBook, tongue: Tongue, *, ask: Ask | None = None) -> list[CardPicture]:
    """What lies open and the own hand first; the locations after it, those of the map before those that may come."""
    found = board_cards.cards(view, book, tongue, ask=ask)
    state = view.state
    own = state.hands[view.seat] if state.hands and view.seat is not None else ()
    drawn = (state.drawn,) if state.drawn >= 0 else ()
    for number in dict.fromkeys((*drawn, *own, *(tile.card for tile in state.map), *range(len(book.locations)))):
        place = book.locations[number].id
        inner = small(number, False, book, 0, 0, SIZE)
        picture = f'<svg class="dg-card-picture" viewBox="0 0 {SIZE} {SIZE}" aria-hidden="true" focusable="false">{inner}</svg>'
        words = str(tongue.card("location", place, book, view))
        found.append(CardPicture("location", place, tongue.name("location", place), words, picture))
    return found


def inlined(drawn: str, known: dict[str, str]) -> str:
    """The picture with its figures written out, for a place of its own."""
    while "<use" in drawn:
        drawn = re.sub(r'<use href="#([\w-]+)"([^>]*)/>', lambda use: f"<g{use[2]}>{known[use[1]]}</g>", drawn)
    return drawn


@cache
def _shapes() -> dict[str, str]:
    """Id -> shape, of what the cover shows."""
    found = {f"dg-p-{kind}": inner for kind, inner in MONSTERS.items()}
    found |= {f"dg-h-{hero}": inner for hero, inner in heroes.HEROES.items()}
    return found | {f"dg-g-{name}": inner for name, inner in glyphs.KNOWN.items()}


def cover() -> str:
    """Two heroes before the gate of the tomb, torches beside it, and in the dark what waits for them."""
    torch = svg.path("M-4 0H4L2.5 30H-2.5Z", "dg-ink dg-t-wood dg-fine") + svg.path(
        "M0-26Q12-10 8 0Q5 7 0 7Q-6 7-8 0Q-9-6-4-11Q-3-5 0-6Q-4-16 0-26Z", "dg-ink dg-t-flame dg-fine"
    )
    halo = "".join(svg.circle(x, 56, radius, "dg-halo-far") for x in (34, 286) for radius in (48, 32))
    blocks = "".join(
        f"M0 {y}H320" + "".join(f"M{x + (y // 22 % 2) * 24} {y}v22" for x in range(8, 320, 48)) for y in range(8, 150, 22)
    )
    inner = "".join((
        svg.rect(0, 0, 320, 200, "dg-cover-wall"),
        svg.path(blocks, "dg-chisel"),
        halo,
        svg.path("M86 162V84Q90 18 160 14Q230 18 234 84V162Z", "dg-ink dg-t-stone dg-fine"),
        svg.path("M102 162V86Q106 34 160 30Q214 34 218 86V162Z", "dg-cover-dark"),
        kit.put(board_cards.picture("crypt-vampire", 0, 0, 92), 114, 46, 1, "dg-cover-foe"),
        svg.path("M0 200V160H320V200Z", "dg-cover-floor"),
        svg.path("M0 160H320M40 160 10 200M110 160 96 200M210 160 224 200M280 160 310 200M0 178H320", "dg-chisel"),
        kit.put(torch, 34, 62),
        kit.put(torch, 286, 62),
        kit.put(heroes.figure("kron-axereaver"), 72, 192, 1.28),
        kit.put(heroes.figure("lorel-alanus"), 250, 192, 1.28),
        kit.put(heroes.figure("sable-quick"), 160, 198, 1.1),
    ))  # fmt: skip
    return f'<svg class="dg-cover" viewBox="0 0 320 200" aria-hidden="true" focusable="false">{inlined(inner, _shapes())}</svg>'
