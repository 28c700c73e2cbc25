"""What lies over the map for a while: the heroes to choose from, encounters that were named, a battle."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from undercroft.draw import marks, svg
from undercroft.games.dungeoneer.content import FORMS, DungeonBook, Hero
from undercroft.games.dungeoneer.face.board import battle as board_battle
from undercroft.games.dungeoneer.face.board import cards, heroes, layout, shapes
from undercroft.games.dungeoneer.face.board.options import Offers
from undercroft.games.dungeoneer.state import State, View
from undercroft.kernel.types import Ask

if TYPE_CHECKING:
    from undercroft.texts import Tongue

BATTLE_SCALE = 0.59


def hero_box(number: int) -> marks.Box:
    return 7 + number % 3 * 117.0, 28 + number // 3 * 152.0, 113, 149


def drawn(view: View, book: DungeonBook, words: Tongue, ask: Ask | None, offers: Offers) -> str:
    state = view.state
    if (ask is not None and ask.kind == "hero") or (state.phase in ("deal", "heroes") and state.terms.choose_heroes):
        return _choice(state, book, words, offers)
    if battle := board_battle.scene(view, book, words, ask):
        veil = svg.rect(2, layout.STRIP_H, 356, layout.VAULT_H, "dg-veil", 8)
        return veil + shapes.put(offers.drawn(battle), 3, 32, BATTLE_SCALE)
    return _declared(state, book, words, offers)


def _choice(state: State, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    owners = {player.hero: seat for seat, player in enumerate(state.parts) if player.hero >= 0}
    found = svg.rect(2, layout.STRIP_H, 356, layout.VAULT_H, "dg-veil", 8)
    for number, hero in enumerate(book.heroes):
        box = hero_box(number)
        face = marks.carded(f"hero-{hero.id}", shapes.put(_hero(number, book, words.name("hero", hero.id)), *box[:2]))
        if number in owners:
            found += svg.group(face, "dg-pale") + shapes.seat_mark(owners[number], box[0] + 80, box[1] + 6, 28)
        else:
            found += face + offers.one(f"hero {hero.id}", box, "", 8)
    return found


@lru_cache(16)
def _hero(number: int, book: DungeonBook, name: str) -> str:
    """The figure, its name, and its scores at the first level."""
    hero: Hero = book.heroes[number]
    inner = svg.rect(0, 0, 113, 149, "dg-panel", 8) + shapes.put(heroes.figure(hero.id), 56, 98, 1.14)
    inner += svg.text(56.5, 117, name, "dg-title", shapes.fit(name, 106, 14), "middle")
    for at, form in enumerate(FORMS):
        x = 12 + at * 35.0
        inner += shapes.stat(form, x, 134, 8.5) + svg.text(x + 17, 139.5, hero.scores[form][0], "dg-word dg-bold", 15, "middle")
    return inner


def _declared(state: State, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    """Encounters that wait for the battle, each leaning to its victim's mark."""
    found, hits = "", ""
    for at, attack in enumerate(state.declared):
        x, y = 8 + at * 47.0, layout.MAP_H - 70
        if attack.card >= 0:
            found += cards.lying(book, attack.card, words, x, y, 0.44, small=True)
            hits += offers.card("declared", attack.owner, attack.card, (x, y, 44, 61.6))
        signs = shapes.seat_mark(attack.victim, x + 28, y - 6, 19) if attack.victim >= 0 else ""
        signs += shapes.stat(attack.form, x + 8, y + 54, 8) if attack.form else ""
        found += svg.group(signs, "through")
    return found + hits
