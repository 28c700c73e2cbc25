"""Six heroes, told apart by their outline, a shape and a letter; and the board of a seat."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.games.dungeoneer.content import FORMS, DungeonBook, Hero
from undercroft.games.dungeoneer.face.board import glyphs, kit
from undercroft.games.dungeoneer.face.board.ink import ball, dots, flat, hatch, ink, lean, limb, mark, skull, slab, spot, star
from undercroft.games.dungeoneer.rules.stats import held, limit, score
from undercroft.games.dungeoneer.state import Player, View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

WIDTH, HEIGHT = 320, 180
FIGURE_WIDTH, FIGURE_HEIGHT = 60, 80


def _both(inner: str) -> str:
    """A shape and its mirror image in a box of 120."""
    return inner + f'<g transform="translate(120 0) scale(-1 1)">{inner}</g>'


HEROES: dict[str, str] = {
    "kron-axereaver": "".join((
        _both(slab(36, 124, 20, 22, "leather", 4)),
        ink("M26 132Q20 92 42 84H78Q100 92 94 132Z", "iron"),
        hatch("".join(f"M{x} {y}q4 4 8 0" for y in (112, 120) for x in (34, 44, 68, 78))),
        slab(27, 114, 66, 10, "leather", 2),
        limb("M32 98L14 110L20 124M88 98L104 108", "skin", 13),
        slab(101, 30, 8, 118, "wood", 3),
        ink("M109 38Q124 32 119 58Q124 82 109 76Z", "steel"),
        ink("M101 38Q84 34 87 58Q84 80 101 76Z", "steel"),
        ball(105, 106, 8, "skin"),
        _both(ink("M40 50Q18 52 14 24Q26 38 44 38Z", "bone")),
        ball(60, 66, 21, "skin"),
        ink("M37 66Q34 118 60 128Q86 118 83 66Q76 80 60 78Q44 80 37 66Z", "ember"),
        hatch("M48 88L52 112M60 86V118M72 88L68 112"),
        mark("M50 84Q60 90 70 84"),
        dots(3, (51, 64), (69, 64)),
        ball(60, 72, 6, "skin"),
        ink("M36 60Q34 34 60 34Q86 34 84 60Q60 50 36 60Z", "steel"),
        slab(56, 32, 8, 22, "gold", 2),
    )),
    "lorel-alanus": "".join((
        ink("M42 30Q34 84 22 96Q40 100 46 84H74Q80 100 98 96Q86 84 78 30Z", "silver"),
        ink("M36 148Q40 96 50 74H70Q80 96 86 148Z", "violet"),
        flat("M54 148Q54 104 60 82Q66 104 68 148Z", "ice"),
        hatch("M44 142Q46 112 52 92M78 142Q74 112 70 94"),
        limb("M52 80L30 92L20 78M70 80L92 88", "violet", 9),
        ball(19, 74, 6, "skin"),
        slab(94, 20, 6, 128, "wood", 3),
        ball(96, 88, 6, "skin"),
        ink(star(97, 18, 18, 7, 6), "flame"),
        slab(48, 98, 24, 6, "gold", 2),
        _both(ink("M44 44L24 32L42 56Z", "skin")),
        ink("M42 42Q42 20 60 20Q78 20 78 42Q76 66 60 70Q44 66 42 42Z", "skin"),
        ink("M40 46Q36 12 60 12Q84 12 80 46Q76 28 60 28Q44 28 40 46Z", "silver"),
        slab(44, 27, 32, 5, "gold", 2),
        spot(60, 29, 4, "red"),
        dots(3, (52, 46), (68, 46)),
        mark("M55 58Q60 61 65 58"),
        flat(star(18, 56, 11, 3, 4), "flame"),
    )),
    "roderik-talus": "".join((
        svg.circle(60, 36, 29, "dg-halo"),
        _both(slab(40, 118, 17, 30, "steel", 3)),
        ink("M32 128Q28 84 44 74H76Q92 84 88 128Z", "steel"),
        ink("M46 76H74L78 136H42Z", "white"),
        flat("M56 84H64V96H74V104H64V126H56V104H46V96H56Z", "gold"),
        _both(ink("M26 96Q24 74 46 74L44 92Q34 90 26 96Z", "iron")),
        limb("M88 90L102 104", "steel", 13),
        lean(8, slab(100, 26, 9, 76, "silver", 2) + slab(101, 106, 7, 14, "leather", 2) + slab(90, 98, 29, 8, "gold"), 104, 104),
        ink("M8 88Q24 84 44 88V116Q40 138 26 144Q12 138 8 116Z", "blue"),
        flat(star(26, 112, 15, 6, 8), "flame"),
        ink("M42 44Q42 16 60 16Q78 16 78 44Q78 66 60 70Q42 66 42 44Z", "skin"),
        ink("M40 50Q34 12 60 10Q86 12 80 50L74 36Q60 26 46 36Z", "gold"),
        dots(3, (52, 46), (68, 46)),
        ink("M46 56Q60 50 74 56Q72 72 60 74Q48 72 46 56Z", "gold"),
        mark("M54 62H66"),
    )),
    "raka": "".join((
        _both(slab(38, 116, 19, 32, "wood", 3)),
        ink("M34 124Q30 86 40 74H80Q90 86 86 124Z", "ash"),
        hatch("M46 90Q60 96 74 90M48 100Q60 106 72 100M60 80V112"),
        ink("M32 112H88L90 130L74 126L60 134L46 126L30 130Z", "leather"),
        skull(50, 108, 20),
        limb("M38 86L18 98L12 78M82 86L102 98L108 78", "ash", 13),
        lean(-14, ink("M6 76Q-4 40 14 12Q16 40 20 76Z", "steel") + slab(4, 74, 20, 7, "bone", 2), 12, 78),
        lean(14, ink("M114 76Q124 40 106 12Q104 40 100 76Z", "steel") + slab(96, 74, 20, 7, "bone", 2), 108, 78),
        _both(ink("M24 90Q22 68 44 70L42 88Q32 84 24 90Z", "bone")),
        _both(ink("M26 74L20 58L36 70Z", "bone")),
        ink("M42 42Q42 20 60 20Q78 20 78 42Q78 64 60 70Q42 64 42 42Z", "ash"),
        ink("M52 26L54 0L60 10L66 -2L68 26Q60 20 52 26Z", "red"),
        dots(4.6, (52, 44), (68, 44), tone="flame"),
        mark("M45 36L56 40M75 36L64 40"),
        flat("M50 54H70L66 64H54Z", "bone"),
        mark("M50 54H70M55 54V62M60 54V63M65 54V62"),
    )),
    "zareth-vohl": "".join((
        ink("M26 148Q30 96 44 70H76Q92 96 96 148L84 140L72 148L60 140L48 148L38 140Z", "night"),
        flat("M52 142Q54 100 60 80Q66 100 68 142L60 138Z", "plum"),
        hatch("M38 136Q42 108 48 90M84 136Q78 108 72 90"),
        limb("M48 82L26 92L16 110", "night", 13),
        ball(15, 112, 7, "bone"),
        slab(12, 44, 7, 104, "wood", 3),
        skull(-2, 18, 34),
        dots(4, (9, 34), (21, 34), tone="poison"),
        limb("M74 82L96 92L104 80", "night", 13),
        ball(105, 76, 7, "bone"),
        ink("M104 70Q90 52 104 34Q106 46 112 46Q122 58 104 70Z", "poison"),
        ink("M30 76Q26 8 60 4Q94 8 90 76Q74 66 60 66Q46 66 30 76Z", "night"),
        ink("M44 44Q44 24 60 24Q76 24 76 44Q74 64 60 72Q46 64 44 44Z", "bone"),
        dots(4, (53, 44), (67, 44), tone="poison"),
        mark("M47 36L57 40M73 36L63 40"),
        ink("M52 60Q60 56 68 60L60 92Z", "slate"),
        slab(46, 108, 28, 6, "bone", 2),
    )),
    "sable-quick": "".join((
        ink("M34 60Q10 96 22 140Q40 128 46 106H76Q92 130 106 126Q106 92 84 60Z", "green"),
        limb("M52 110L40 130L46 146M68 110L84 126L80 146", "slate", 13),
        ink("M42 78H78L76 118H44Z", "leather"),
        hatch("M50 88L68 106M68 88L50 106"),
        slab(42, 108, 36, 8, "wood", 2),
        limb("M44 84L24 96L34 110M76 84L98 76L104 60", "dusk", 9),
        lean(-50, ink("M30 84L36 92V116H24V92Z", "silver") + slab(20, 114, 20, 6, "gold", 2), 32, 114),
        lean(18, ink("M106 20L112 30V56H100V30Z", "silver") + slab(96, 54, 20, 6, "gold", 2), 106, 58),
        ink("M42 46Q42 22 60 22Q78 22 78 46Q78 66 60 70Q42 66 42 46Z", "dusk"),
        ink("M34 64Q28 10 60 8Q92 10 86 64Q80 34 60 32Q40 34 34 64Z", "green"),
        ink("M42 54Q60 48 78 54Q78 70 60 74Q42 70 42 54Z", "red"),
        ink("M78 60L104 62L96 70L106 78L80 72Z", "red"),
        spot(52, 45, 4.4, "white") + spot(68, 45, 4.4, "white"),
        dots(2.6, (53, 45), (69, 45)),
    )),
}  # fmt: skip
"""In a box of 120 by 160; the feet stand on its lower edge."""

LETTERS = {"kron-axereaver": "K", "lorel-alanus": "L", "roderik-talus": "R", "raka": "A", "zareth-vohl": "Z", "sable-quick": "S"}
PLATES = {
    "kron-axereaver": ("M-13-11H13V11H-13Z", "ember"),
    "lorel-alanus": (star(0, 0, 16, 10, 6), "ice"),
    "roderik-talus": ("M0-13Q7-9 13-9V2Q11 10 0 14Q-11 10-13 2V-9Q-7-9 0-13Z", "gold"),
    "raka": ("M-14-10H14L8 12H-8Z", "ash"),
    "zareth-vohl": ("M0-14L14 0L0 14L-14 0Z", "poison"),
    "sable-quick": ("M0-14L15 11H-15Z", "green"),
}
"""The shape of a hero about its middle, and its tone."""
_LOST = "M50 90C0 56 14 14 36 18Q46 20 50 32Q54 20 64 18C86 14 100 56 50 90Z"
_STRANGER = "".join((
    ink("M26 148Q28 78 60 76Q92 78 94 148Z", "slate"),
    ball(60, 50, 26, "skin"),
    dots(3, (51, 50), (69, 50)),
))  # fmt: skip
"""A hero that only a pack of somebody else knows."""


@cache
def shapes() -> str:
    """What `figure` and `plate` refer to; once in a page."""
    found = [f'<g id="dg-h-{hero}">{inner}</g>' for hero, inner in HEROES.items()]
    return "".join(found) + f'<g id="dg-h-stranger">{_STRANGER}</g>'


@cache
def figure(hero: str) -> str:
    """A hero of about 60 by 80 that stands on the origin, with its shape and letter at its feet."""
    body = f'<use href="#dg-h-{hero if hero in HEROES else "stranger"}" transform="translate(-30 -82) scale(.5)"/>'
    base = '<ellipse class="dg-base" cx="0" cy="-6" rx="24" ry="6"/>'
    return base + body + plate(hero, 0, -6, 7.4)


@cache
def plate(hero: str, x: float, y: float, radius: float) -> str:
    """The shape and letter of a hero."""
    d, tone = PLATES.get(hero, ("M0-13a13 13 0 1 0 .1 0Z", "bone"))
    letter, low = LETTERS.get(hero, hero[:1].upper()), 8.6 if hero == "sable-quick" else 5.8
    inner = svg.path(d, f"dg-hero-plate dg-t-{tone}") + svg.text(0, low, letter, "dg-on-hero", 16, "middle")
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
    book: DungeonBook, number: int, tongue: Tongue, *, health: int | None = None, scores: tuple[int, ...] | None = None
) -> str:
    """A hero as a card of 100 by 140; without a game, as at its beginning."""
    hero = book.heroes[number]
    first = tuple(hero.scores[form][0] for form in FORMS)
    return _face(book, number, tongue.name("hero", hero.id), hero.health if health is None else health, scores or first)


@lru_cache(256)
def _face(book: DungeonBook, number: int, name: str, health: int, scores: tuple[int, ...]) -> str:
    hero = book.heroes[number]
    inner = svg.rect(1, 1, 98, 138, "dg-stock", 7) + svg.rect(3.6, 3.6, 92.8, 132.8, "dg-engraved", 5)
    inner += niche(5, 5, 90, 84) + svg.group(figure(hero.id), at=(50, 86))
    inner += svg.rect(2.4, 88, 95.2, 15, "dg-band dg-sort-hero")
    inner += svg.text(50, 99, name, "dg-on-band", kit.fit(name, 88, 10.6, 6), "middle")
    inner += hearts(health, hero.health, 6, 105, 12, 90 / max(hero.health, 6))
    for at, form in enumerate(FORMS):
        inner += kit.stat(form, 14 + at * 30, 127.5, 8.4) + svg.text(25 + at * 30, 132.4, scores[at], "dg-figure", 14)
    return inner


# ---- the board of a seat ----


def board(view: View, book: DungeonBook, tongue: Tongue, seat: int) -> str:
    """Figure, level with the scores in force, health, points, glory, peril, limits and banes: 320 by 180."""
    state, player = view.state, view.state.parts[seat]
    acts = seat == state.turn and state.phase != "over"
    inner = svg.rect(1, 1, WIDTH - 2, HEIGHT - 2, "dg-panel-on" if acts else "dg-panel", 8)
    if player.hero < 0:
        return inner + niche(8, 8, 80, 118) + kit.mark(seat, 32, 50, 32)
    hero = book.heroes[player.hero]
    inner += _portrait(hero, player)
    inner += hearts(player.health, hero.health, 8, 130, 13, 13.4)
    inner += kit.mark(seat, 292, 7, 20) + _name(tongue.name("hero", hero.id))
    told = f"{tongue.name('class', hero.id)} · {tongue.name('ability', hero.id)}"
    inner += svg.text(97, 38, told, "dg-small-word dg-faint", kit.fit(told, 230, 11))
    inner += _levels(view, book, seat, hero) + _stocks(player) + _quests(player, book)
    inner += _limits(view, book, seat) + _ability(hero) + _banes(player, book)
    return inner


def _name(words: str) -> str:
    return svg.text(96, 25, words, "dg-title", kit.fit(words, 170, 18))


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
                inner += kit.stat(form, 121 + at * 39, y + 16.5, 9.4)
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
        inner += svg.rect(x, 149, 25, 25, "dg-bane-plate", 5) + shown
        x += 29
    for quest in player.escorts:
        inner += f'<use href="#dg-p-{book.quests[quest].id}" transform="translate({x:g} 150) scale(.23)"/>'
        x += 29
    return inner
