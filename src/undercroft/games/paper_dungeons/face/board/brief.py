"""What a window without room for the whole sheet shows of the team: its figures at a glance, and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.marks import Box
from undercroft.games.paper_dungeons.content import HEROES, MOST_LEVEL, MOST_POTIONS, PaperBook
from undercroft.games.paper_dungeons.face.board import shapes
from undercroft.games.paper_dungeons.face.board.shapes import icon
from undercroft.games.paper_dungeons.rules.levels import ABILITY_LEVEL
from undercroft.games.paper_dungeons.rules.scoring import RESURRECTION
from undercroft.games.paper_dungeons.rules.wounds import to_rise
from undercroft.games.paper_dungeons.state import Sheet

if TYPE_CHECKING:
    from undercroft.texts import Tongue


def through(inner: str) -> str:
    """Not in the way of a pointer to the place under it."""
    return svg.group(inner, "through")


# ---- at a glance ----

GLANCE_ROW = 17
GLANCE = {
    **{f"hero-{hero}": (0, index * GLANCE_ROW, 98, GLANCE_ROW) for index, hero in enumerate(HEROES)},
    "potions": (0, 72, 98, 23),
    "wounds": (0, 95, 98, 23),
    "gems": (0, 118, 48, 23),
    "minions": (50, 118, 48, 23),
}
"""Place of the sheet -> where its figure stands."""


def printed_brief(words: Tongue) -> str:
    places = {f"hero-{hero}": _named(hero, words) for hero in HEROES}
    places |= {
        "potions": icon("round-potion", *_corner("potions"), 18, "pd-icon pd-potion"),
        "wounds": svg.path(svg.heart(*_corner("wounds"), 18), "pd-wound"),
        "gems": svg.path(svg.gem(*_corner("gems"), 17), "pd-gem"),
        "minions": icon("orc-head", *_corner("minions"), 18),
    }
    x, y, _, _ = GLANCE["potions"]
    places["potions"] += svg.path(svg.heart(x + 52, y + 4, 16), "pd-heart pd-heart-free")
    return svg.path("M2 70h94", "pd-rule") + "".join(shapes.spot(place, GLANCE[place], sign) for place, sign in places.items())


def _named(hero: str, words: Tongue) -> str:
    _, y, _, _ = GLANCE[f"hero-{hero}"]
    return icon(shapes.SYMBOL_ICONS[hero], 2, y + 1, 15) + svg.text(20, y + 13, words.name("hero", hero), "pd-plain", 12)


def _corner(place: str) -> tuple[float, float]:
    x, y, _, _ = GLANCE[place]
    return x + 2, y + 3


def drawn_brief(sheet: Sheet) -> str:
    levels = "".join(
        svg.text(96, GLANCE[f"hero-{hero}"][1] + 14, level, "pd-plain pd-bold", 14, "end")
        for hero, level in zip(HEROES, sheet.levels, strict=True)
    )
    figures = {"potions": str(sheet.potions), "wounds": f"{sheet.wounds} / {sheet.strength}"}
    figures |= {"gems": str(sheet.gems), "minions": str(sheet.slain.bit_count())}
    others = "".join(_figure(GLANCE[place], 24, figure) for place, figure in figures.items())
    return through(levels) + through(others + _figure(GLANCE["potions"], 72, str(sheet.free_hearts)))


def _figure(box: Box, along: float, figure: str) -> str:
    return svg.text(box[0] + along, box[1] + 17, figure, "pd-plain pd-bold", 15)


# ---- in words ----

WIDTH, ROW = 250, 25
BOX, BOXES_X = 18, 127
LINES = {"potions": (0, 104, 250, 24), "wounds": (0, 128, 250, 24), "gems": (0, 152, 124, 24), "minions": (126, 152, 124, 24)}
ITEMS_Y, ITEM = 182, 31
WORDS = 14


def printed_figures(book: PaperBook, words: Tongue) -> str:
    parts = []
    for hero, name in enumerate(HEROES):
        y = hero * ROW
        inner = icon(shapes.SYMBOL_ICONS[name], 2, y + 2, 20)
        inner += svg.text(26, y + 17, words.name("hero", name), "pd-plain", WORDS)
        for level in range(1, MOST_LEVEL + 1):
            css = "pd-box pd-box-key" if level == ABILITY_LEVEL else "pd-box"
            inner += svg.rect(BOXES_X + (level - 1) * 20.6, y + 3, BOX, BOX, css, 3)
        parts.append(shapes.spot(f"hero-{name}", (0, y, WIDTH, ROW), inner))
    parts.append(svg.path(f"M2 {4 * ROW + 2}h{WIDTH - 4}M2 178.5h{WIDTH - 4}", "pd-rule"))
    signs = {
        "potions": icon("round-potion", 2, 105, 20, "pd-icon pd-potion"),
        "wounds": svg.path(svg.heart(2, 130, 19), "pd-wound"),
        "gems": svg.path(svg.gem(2, 155, 19), "pd-gem"),
        "minions": icon("orc-head", 128, 154, 20),
    }
    parts += [shapes.spot(place, LINES[place], sign) for place, sign in signs.items()]
    for index, item in enumerate(book.items):
        x = index * ITEM
        inner = icon(shapes.item_icon(item.id), x + 4, ITEMS_Y, 24)
        inner += "".join(svg.rect(x + 4.5 + cell * 12, ITEMS_Y + 28, 11, 12, "pd-box", 2) for cell in range(2))
        parts.append(shapes.spot(f"item-{item.id}", (x, ITEMS_Y - 1, ITEM, 44), inner))
    return "".join(parts)


def drawn_figures(sheet: Sheet, book: PaperBook, words: Tongue) -> str:
    tracks, slain = book.pack.tracks, sheet.slain.bit_count()
    hearts = words.say("figure-hearts", hearts=sheet.free_hearts) if sheet.potions else ""
    fall = words.say("figure-risen", glory=-RESURRECTION) if sheet.risen else words.say("figure-fall", wounds=to_rise(sheet))
    said = {
        "potions": (words.say("figure-of", count=sheet.potions, most=MOST_POTIONS), hearts, "pd-potiontext"),
        "wounds": (words.say("figure-of", count=sheet.wounds, most=sheet.strength), fall, "pd-redtext"),
        "gems": (words.say("figure-glory", count=sheet.gems, glory=tracks.gems[sheet.gems]), "", ""),
        "minions": (words.say("figure-glory", count=slain, glory=tracks.minions[slain]), "", ""),
    }
    parts = [_level(hero, level) for hero, level in enumerate(sheet.levels)]
    parts += [_line(*LINES[place][:2], *line) for place, line in said.items()]
    cells = (
        f"M{item * ITEM + 6.5 + cell * 12:g} {ITEMS_Y + 30}h7v8h-7z" for item, n in enumerate(sheet.cells) for cell in range(n)
    )
    return "".join(parts) + through(svg.path("".join(cells), "pd-marked"))


def _level(hero: int, level: int) -> str:
    boxes = (f"M{BOXES_X + 3 + box * 20.6:g} {hero * ROW + 6}h12v12h-12z" for box in range(level))
    figure = svg.text(118, hero * ROW + 18, level, "pd-plain pd-bold", 16, "end")
    return through(figure + svg.path("".join(boxes), "pd-marked"))


def _line(x: float, y: float, figure: str, follows: str, css: str) -> str:
    line = svg.text(x + 26, y + 17, figure, "pd-plain pd-bold", WORDS)
    return through(line + (svg.text(x + 98, y + 17, follows, f"pd-plain {css}", WORDS) if follows else ""))
