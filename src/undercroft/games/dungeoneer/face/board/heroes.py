"""Six heroes, told apart by their outline, a shape and a letter; and the board of a seat."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from undercroft.draw import marks, svg
from undercroft.games.dungeoneer.content import FORMS, DungeonBook, Hero
from undercroft.games.dungeoneer.face.board import glyphs, shapes
from undercroft.games.dungeoneer.rules.stats import held, limit, score
from undercroft.games.dungeoneer.state import Player, View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

WIDTH, HEIGHT = 320, 180
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
    """A hero of about 60 by 80 that stands on the origin, with its shape and letter at its feet."""
    body = f'<use href="#dg-h-{hero if hero in HEROES else "stranger"}" transform="translate(-30 -82) scale(.5)"/>'
    base = '<ellipse class="dg-base" cx="0" cy="-6" rx="24" ry="6"/>'
    return base + body + plate(hero, 0, -6, 7.4)


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
    inner += niche(5, 5, 90, 84) + svg.group(figure(hero.id), at=(50, 86))
    inner += svg.rect(2.4, 88, 95.2, 15, "dg-band dg-sort-hero")
    inner += svg.text(50, 99, name, "dg-on-band", shapes.fit(name, 88, 10.6, 6), "middle")
    inner += hearts(health, hero.health, 6, 105, 12, 90 / max(hero.health, 6))
    for at, form in enumerate(FORMS):
        inner += shapes.stat(form, 14 + at * 30, 127.5, 8.4) + svg.text(25 + at * 30, 132.4, scores[at], "dg-figure", 14)
    return inner


# ---- the board of a seat ----


def board(view: View, book: DungeonBook, words: Tongue, seat: int) -> str:
    """Figure, level with the scores in force, health, points, glory, peril, limits and banes: 320 by 180."""
    state, player = view.state, view.state.parts[seat]
    acts = seat == state.turn and state.phase != "over"
    inner = svg.rect(1, 1, WIDTH - 2, HEIGHT - 2, "dg-panel-on" if acts else "dg-panel", 8)
    if player.hero < 0:
        return inner + niche(8, 8, 80, 118) + shapes.seat_mark(seat, 32, 50, 32)
    hero = book.heroes[player.hero]
    inner += _portrait(hero, player)
    inner += hearts(player.health, hero.health, 8, 130, 13, 13.4)
    inner += shapes.seat_mark(seat, 292, 7, 20) + _name(words.name("hero", hero.id))
    told = f"{words.name('class', hero.id)} · {words.name('ability', hero.id)}"
    inner += svg.text(97, 38, told, "dg-small-word dg-faint", shapes.fit(told, 230, 11))
    inner += _levels(view, book, seat, hero) + _stocks(player) + _quests(player, book)
    inner += _limits(view, book, seat) + _ability(hero) + _banes(player, book)
    return inner


def _name(words: str) -> str:
    return svg.text(96, 25, words, "dg-title", shapes.fit(words, 170, 18))


def _portrait(hero: Hero, player: Player) -> str:
    inner = niche(8, 8, 80, 118)
    body = figure(hero.id)
    if player.out:
        return inner + svg.group(svg.group(body, at=(48, 121), scale=1.25), "dg-pale") + glyphs.picture("slain", 20, 36, 56)
    if player.fallen:
        lying = f'<g transform="translate(86 104) rotate(-90) scale(.9)">{body}</g>'
        stat, value = player.stand
        needed = (glyphs.Glyph("stat", stat), glyphs.figure(f"{value}+")) if stat else ()
        return inner + lying + glyphs.picture("fall", 14, 14, 30) + glyphs.row(needed, 50, 20, 17)
    return inner + svg.group(body, at=(48, 122), scale=1.24)


def _levels(view: View, book: DungeonBook, seat: int, hero: Hero) -> str:
    """A row for each level; the one in force is large and shows what the hero has now, with everything that changes it."""
    level, inner, y = view.state.parts[seat].level, "", 43.0
    for row in range(book.figures.levels):
        now = row + 1 == level
        printed = [hero.scores[form][row] for form in FORMS]
        if now:
            inner += svg.rect(96, y, 130, 33, "dg-level-now", 5) + svg.text(104, y + 22.5, row + 1, "dg-figure", 15, "middle")
            for at, form in enumerate(FORMS):
                inner += shapes.stat(form, 121 + at * 39, y + 16.5, 9.4)
                inner += _score(score(view.state, book, seat, form), printed[at], 139 + at * 39, y + 23.6)
        else:
            inner += svg.text(104, y + 10, row + 1, "dg-small-word dg-faint", 11, "middle")
            for at, value in enumerate(printed):
                inner += svg.text(139 + at * 39, y + 10, value, "dg-small-word dg-faint", 11, "middle")
        y += 34 if now else 13
    return inner


def _score(value: int, printed: int, x: float, y: float) -> str:
    """A raised or lowered score has a colour and an arrow."""
    if value == printed:
        return svg.text(x, y, value, "dg-figure", 20, "middle")
    css, d = ("dg-gain", "l4-6 4 6Z") if value > printed else ("dg-loss", "l4 6 4-6Z")
    start = f"M{x - 4:g} {y - 16:g}" if value > printed else f"M{x - 4:g} {y + 2:g}"
    return svg.text(x, y, value, f"dg-figure {css}", 20, "middle") + svg.path(start + d, css)


def _stocks(player: Player) -> str:
    """Action points, glory and peril."""
    inner = glyphs.picture("points", 231, 42, 22) + svg.text(259, 60, player.points, "dg-figure", 20)
    inner += glyphs.picture("glory", 231, 67, 22) + svg.text(259, 85, player.glory, "dg-figure", 20)
    return inner + glyphs.picture("peril", 231, 92, 22) + svg.text(259, 110, player.peril, "dg-figure", 20)


def _quests(player: Player, book: DungeonBook) -> str:
    """One place for each quest that the hero needs; filled when completed."""
    inner = ""
    for at in range(book.figures.quests_to_win):
        css = "" if at < len(player.done) else "dg-pale"
        inner += glyphs.picture("done" if at < len(player.done) else "quest", 290, 38 + at * 25, 22, css)
    return inner


def _limits(view: View, book: DungeonBook, seat: int) -> str:
    inner = ""
    for at, which in enumerate(("treasures", "boons", "lair")):
        words = f"{len(held(view.state, book, seat, which))}/{limit(view.state, book, seat, which)}"
        inner += glyphs.picture(which, 97 + at * 45, 124, 15) + svg.text(114 + at * 45, 136, words, "dg-figure", 12)
    return inner


def _ability(hero: Hero) -> str:
    rows = glyphs.clauses(hero.clauses)
    line = tuple(glyph for row in rows for glyph in row)
    size = min(14.0, 78 / max(1.0, glyphs.width(line, 1)))
    return svg.rect(8, 150, 80, 22, "dg-strip", 4) + glyphs.row(line, 48, round(161 - size / 2, 1), round(size, 1), "middle")


def _banes(player: Player, book: DungeonBook) -> str:
    """What weighs on the hero, and whom it leads."""
    inner, x = svg.path("M97 145H312", "dg-rule"), 97.0
    for card in player.banes:
        kind = book.cards[card].id
        shown = f'<use href="#dg-p-{kind}" transform="translate({x + 2:g} 151) scale(.21)"/>'
        inner += marks.carded(f"card-{kind}", svg.rect(x, 149, 25, 25, "dg-bane-plate", 5) + shown)
        x += 29
    for quest in player.escorts:
        name = book.quests[quest].id
        inner += marks.carded(f"quest-{name}", f'<use href="#dg-p-{name}" transform="translate({x:g} 150) scale(.23)"/>')
        x += 29
    return inner
