"""What lies over the map for a while: the heroes to choose from, a battle; and beside it the encounters that wait for one."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from undercroft.draw import marks, svg
from undercroft.games.dungeoneer.content import FORMS, DungeonBook, Hero
from undercroft.games.dungeoneer.face.board import battle as board_battle
from undercroft.games.dungeoneer.face.board import cards, heroes, shapes
from undercroft.games.dungeoneer.face.board.layout import SCENE_H, SCENE_W
from undercroft.games.dungeoneer.face.board.options import Offers
from undercroft.games.dungeoneer.state import State, View
from undercroft.kernel.types import Ask

if TYPE_CHECKING:
    from undercroft.texts import Tongue

WIDTH, HEIGHT = 190.0, 200.0
"""A hero to choose."""
DECLARED = 62.0
"""From one encounter that waits to the next."""


def hero_box(number: int) -> marks.Box:
    return 7 + number % 3 * 198.0, 6 + number // 3 * 207.0, WIDTH, HEIGHT


def drawn(view: View, book: DungeonBook, words: Tongue, ask: Ask | None, offers: Offers, *, rolled: bool) -> str:
    state = view.state
    if (ask is not None and ask.kind == "hero") or (state.phase in ("deal", "heroes") and state.terms.choose_heroes):
        return _choice(state, book, words, offers)
    return board_battle.scene(view, book, words, ask, rolled=rolled)


def _choice(state: State, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    owners = {player.hero: seat for seat, player in enumerate(state.parts) if player.hero >= 0}
    found = svg.rect(0, 0, SCENE_W, SCENE_H, "dg-veil", 8)
    for number, hero in enumerate(book.heroes):
        box = hero_box(number)
        face = marks.carded(f"hero-{hero.id}", shapes.put(_hero(number, book, words.name("hero", hero.id)), *box[:2]))
        if number in owners:
            found += svg.group(face, "dg-pale") + shapes.seat_mark(owners[number], box[0] + 148, box[1] + 8, 36)
        else:
            found += face + offers.one(f"hero {hero.id}", box, "", 8)
    return found


@lru_cache(16)
def _hero(number: int, book: DungeonBook, name: str) -> str:
    """The figure, its name, and its scores at the first level."""
    hero: Hero = book.heroes[number]
    inner = svg.rect(0, 0, WIDTH, HEIGHT, "dg-panel", 8) + shapes.put(heroes.figure(hero.id), WIDTH / 2, 126, 1.46)
    inner += svg.text(WIDTH / 2, 154, name, "dg-title", shapes.fit(name, 178, 25, 23), "middle")
    for at, form in enumerate(FORMS):
        x = 28 + at * 56.0
        inner += shapes.stat(form, x, 178, 14) + svg.text(x + 27, 187, hero.scores[form][0], "dg-word dg-bold", 24, "middle")
    return inner


def declared(state: State, book: DungeonBook, offers: Offers) -> str:
    """Encounters that wait for the battle, in a row: each with its form and its victim's mark."""
    found = ""
    for at, attack in enumerate(state.declared):
        x = 4 + at * DECLARED
        if attack.card >= 0:
            found += cards.chip(book, attack.card, x, 3, 40) + offers.card("declared", attack.owner, attack.card, (x, 3, 40, 40))
        signs = shapes.seat_mark(attack.victim, x + 34, 1, 21) if attack.victim >= 0 else ""
        signs += shapes.stat(attack.form, x + 45, 33, 9) if attack.form else ""
        found += svg.group(signs, "through")
    return svg.group(found, "dg-declared") if found else ""
