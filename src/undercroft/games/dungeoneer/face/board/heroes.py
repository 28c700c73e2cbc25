"""Six heroes, told apart by their outline, a shape and a letter; and the board of a seat."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from undercroft.draw import marks, svg
from undercroft.games.dungeoneer.content import FORMS, DungeonBook, Hero
from undercroft.games.dungeoneer.face.board import glyphs, shapes
from undercroft.games.dungeoneer.rules.stats import score
from undercroft.games.dungeoneer.state import Player, View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

FIGURE_WIDTH, FIGURE_HEIGHT = 60, 80
HEROES = shapes.art("heroes")
"""In a box of 120 by 160; the feet stand on its lower edge."""
LETTERS = {"kron-axereaver": "K", "lorel-alanus": "L", "roderik-talus": "R", "raka": "A", "zareth-vohl": "Z", "sable-quick": "S"}
PLATES = shapes.art("plates")
"""The shape of a hero about its middle."""
STRANGERS = shapes.art("strangers")
"""What only a pack of somebody else knows."""
_LOST = "M50 90C0 56 14 14 36 18Q46 20 50 32Q54 20 64 18C86 14 100 56 50 90Z"


@cache
def defined() -> str:
    """What `figure` and `plate` refer to; once in a page."""
    found = [f'<g id="dg-h-{hero}">{inner}</g>' for hero, inner in HEROES.items()]
    return "".join(found) + f'<g id="dg-h-stranger">{STRANGERS["hero"]}</g>'


@cache
def figure(hero: str) -> str:
    """A hero of about 60 by 80 that stands on the origin."""
    body = f'<use href="#dg-h-{hero if hero in HEROES else "stranger"}" transform="translate(-30 -82) scale(.5)"/>'
    return '<ellipse class="dg-base" cx="0" cy="-6" rx="24" ry="6"/>' + body


@cache
def plate(hero: str, x: float, y: float, radius: float) -> str:
    """The shape and letter of a hero."""
    letter, low = LETTERS.get(hero, hero[:1].upper()), 8.6 if hero == "sable-quick" else 5.8
    inner = PLATES.get(hero, STRANGERS["plate"]) + svg.text(0, low, letter, "dg-on-hero", 16, "middle")
    return svg.group(inner, at=(x, y), scale=round(radius / 14, 3))


@cache
def hearts(health: int, most: int, x: float, y: float, size: float, step: float) -> str:
    """Those that are left, and the lost ones as outlines."""
    found = []
    for at in range(max(health, most)):
        place = f"translate({x + at * step:g} {y:g}) scale({size / 100:g})"
        lost = f'<path class="dg-empty" d="{_LOST}" transform="{place}"/>'
        found.append(glyphs.picture("health", x + at * step, y, size) if at < health else lost)
    return "".join(found)


@cache
def niche(x: float, y: float, width: float, height: float) -> str:
    """Torch light on old stone: what stands in it is seen well."""
    mid, low = x + width / 2, y + height
    inner = svg.rect(x, y, width, height, "dg-niche", 4)
    inner += svg.path(_arch(mid, low, width * 0.47, height * 0.96), "dg-niche-mid")
    inner += svg.path(_arch(mid, low, width * 0.37, height * 0.84), "dg-niche-lit")
    inner += svg.path(_arch(mid, low, width * 0.25, height * 0.66), "dg-niche-hot")
    courses, edge = "", width * 0.05
    for at in range(1, 7):
        line, joint = y + height * at / 7, edge * (0.9 if at % 2 else 0.4)
        for side in (x + 1.5, x + width - 1.5):
            inward = 1 if side < mid else -1
            courses += f"M{side:.1f} {line:.1f}h{inward * edge * 1.7:.1f}M{side + inward * joint:.1f} {line:.1f}v{height / 7:.1f}"
    stones = "".join(
        f"M{mid + half * cos(turn):.1f} {low - tall + half * (1 - sin(turn)):.1f}l{4 * cos(turn):.1f} {-4 * sin(turn):.1f}"
        for half, tall in ((width * 0.47, height * 0.96),)
        for turn in (pi * part / 10 for part in range(1, 10))
    )
    return inner + svg.path(courses + stones, "dg-niche-line") + svg.rect(x, y, width, height, "dg-niche-rim", 4)


def _arch(mid: float, low: float, half: float, tall: float) -> str:
    top = low - tall
    return (
        f"M{mid - half:.1f} {low:.1f}V{top + half:.1f}Q{mid - half * 0.9:.1f} {top:.1f} {mid:.1f} {top:.1f}"
        f"Q{mid + half * 0.9:.1f} {top:.1f} {mid + half:.1f} {top + half:.1f}V{low:.1f}Z"
    )


def hero_face(
    book: DungeonBook, number: int, words: Tongue, *, health: int | None = None, scores: tuple[int, ...] | None = None
) -> str:
    """A hero as a card of 100 by 140; without a game, as at its beginning."""
    hero = book.heroes[number]
    first = tuple(hero.scores[form][0] for form in FORMS)
    return _face(book, number, words.name("hero", hero.id), hero.health if health is None else health, scores or first)


@lru_cache(256)
def _face(book: DungeonBook, number: int, name: str, health: int, scores: tuple[int, ...]) -> str:
    hero = book.heroes[number]
    inner = svg.rect(1, 1, 98, 138, "dg-stock", 7) + svg.rect(3.6, 3.6, 92.8, 132.8, "dg-engraved", 5)
    inner += niche(5, 5, 90, 84) + svg.group(figure(hero.id), at=(50, 86)) + plate(hero.id, 84, 17, 9.5)
    inner += svg.rect(2.4, 88, 95.2, 15, "dg-band dg-sort-hero")
    inner += shapes.written(name, 50, 99.4, 92, 11.4, "dg-on-band", "middle")
    inner += hearts(health, hero.health, 6, 105, 12, 90 / max(hero.health, 6))
    for at, form in enumerate(FORMS):
        inner += shapes.stat(form, 14 + at * 30, 127.5, 8.4) + svg.text(25 + at * 30, 132.4, scores[at], "dg-figure", 14)
    return inner


# ---- the own hero ----


SCORES = (*FORMS, "points", "glory", "peril")
"""What a hero has, in the order in which it is written."""


def value(view: View, book: DungeonBook, seat: int, what: str) -> int:
    """Of a score, what it is now, with everything that changes it."""
    player = view.state.parts[seat]
    return score(view.state, book, seat, what) if what in FORMS else int(getattr(player, what))


def sign(what: str, x: float, y: float, radius: float) -> str:
    if what in FORMS:
        return shapes.stat(what, x, y, radius)
    return glyphs.picture(what, round(x - radius, 1), round(y - radius, 1), 2 * radius)


def health(player: Player, hero: Hero, x: float, y: float, size: float) -> str:
    """Hearts in a row, and how many of how many."""
    most = max(player.health, hero.health)
    step = min(size + 1, 82 / most)
    count = svg.text(x + step * most + 4, y + size * 0.82, f"{player.health}/{hero.health}", "dg-figure", 13)
    return hearts(player.health, hero.health, x, y, size, step) + count


def portrait(hero: Hero, player: Player, x: float, y: float, width: float, height: float) -> str:
    """The hero in a niche: standing, fallen with what it takes to stand up, or defeated."""
    inner, body, size = niche(x, y, width, height), figure(hero.id), height / 100
    middle, low = x + width / 2, y + height
    if player.out:
        gone = svg.group(svg.group(body, at=(middle, low - 4), scale=size), "dg-pale")
        return inner + gone + glyphs.picture("slain", middle - 18, low - 64, 36)
    if player.fallen:
        lying = f'<g transform="translate({middle + 34 * size:g} {low - 14:g}) rotate(-90) scale({size * 0.74:g})">{body}</g>'
        stat, value = player.stand
        needed = (glyphs.Glyph("stat", stat), glyphs.figure(f"{value}+")) if stat else ()
        return inner + lying + glyphs.picture("fall", x + 6, y + 6, 20) + glyphs.row(needed, x + 30, y + 9, 15)
    return inner + svg.group(body, at=(middle, low - 4), scale=size)


def _score(value: int, printed: int, x: float, y: float, size: float) -> str:
    """A raised or lowered score has a colour and an arrow."""
    if value == printed:
        return svg.text(x, y, value, "dg-figure", size)
    css, d = ("dg-gain", "l4-6 4 6Z") if value > printed else ("dg-loss", "l4 6 4-6Z")
    left = x + shapes.width(str(value), size) + 2
    start = f"M{left:.1f} {y - 3:g}" if value > printed else f"M{left:.1f} {y - 10:g}"
    return svg.text(x, y, value, f"dg-figure {css}", size) + svg.path(start + d, css)


def figures(
    view: View, book: DungeonBook, seat: int, x: float, y: float, step: float, size: float, first: int = 0, number: int = 3
) -> list[str]:
    """Figures of a hero, each beside its sign, which says what it is when it is asked."""
    hero, level, found = book.heroes[view.state.parts[seat].hero], view.state.parts[seat].level, []
    for at, what in enumerate(SCORES[first : first + number]):
        now, left = value(view, book, seat, what), x + at * step
        printed = hero.scores[what][level - 1] if what in FORMS else now
        inner = sign(what, left + size / 2, y, size / 2) + _score(now, printed, left + size + 3, y + size * 0.36, size)
        found.append(marks.spot(f"sign-{what}", (left - 2, y - size / 2 - 3, step - 2, size + 6), inner, 4))
    return found


def line(view: View, book: DungeonBook, words: Tongue, seat: int) -> str:
    """A hero's name and figures in one line of 390 by 44."""
    player = view.state.parts[seat]
    if player.hero < 0:
        return ""
    hero = book.heroes[player.hero]
    inner = svg.rect(1, 1, 388, 42, "dg-panel", 8) + svg.rect(1, 1, 5, 42, f"dg-seat-{seat}", 2.5)
    inner += svg.group(figure(hero.id), at=(27, 41), scale=0.46)
    name = shapes.written(words.name("hero", hero.id), 48, 14.5, 330, 12.5, "dg-word dg-bold")
    inner += marks.spot(f"hero-{seat}", (6, 2, 380, 16), name, 4, card=f"hero-{hero.id}")
    whole = glyphs.picture("health", 47, 20, 19) + svg.text(69, 36, f"{player.health}/{hero.health}", "dg-figure", 17)
    inner += marks.spot("sign-health", (46, 18, 56, 24), whole, 4)
    return inner + "".join(figures(view, book, seat, 108, 30, 47, 19, number=len(SCORES)))
