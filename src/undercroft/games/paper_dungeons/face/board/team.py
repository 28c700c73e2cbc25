"""Dice, heroes and items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.draw import hand, svg
from undercroft.draw.marks import carded
from undercroft.draw.stage import Blocks
from undercroft.games.paper_dungeons.content import CLOVER, DICE, HEROES, MOST_LEVEL, SKULL, SYMBOLS, Boss, PaperBook
from undercroft.games.paper_dungeons.face.board import layout, shapes
from undercroft.games.paper_dungeons.face.board.shapes import icon
from undercroft.games.paper_dungeons.rules.levels import ABILITY_LEVEL
from undercroft.games.paper_dungeons.state import Sheet, Team, View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

BOXES_X, BOX, BOX_STEP = 144, 30, 34.5
CELL = 20
NAME = 13


def printed_dice() -> Blocks:
    x, y, w, h = layout.DIE_BOX
    light = (x - 2, y - 2, w + 4, h + 4)
    return {die: shapes.spot(f"die-{die}", light, svg.rect(x, y, w, h, css="pd-slot", radius=9)) for die in DICE}


def die_shape(x: float, y: float, size: float, *, black: bool) -> str:
    """White dice are round at the corners, black ones cut: to be told apart without any colour."""
    if not black:
        return svg.rect(x, y, size, size, "pd-die-white", size * 0.22)
    cut = size * 0.2
    d = (
        f"M{x + cut:g} {y:g}h{size - 2 * cut:g}l{cut:g} {cut:g}v{size - 2 * cut:g}l{-cut:g} {cut:g}"
        f"h{2 * cut - size:g}l{-cut:g} {-cut:g}v{2 * cut - size:g}z"
    )
    return svg.path(d, "pd-die-black")


def die_face(symbol: int, *, black: bool) -> str:
    """A die in its box with what it shows."""
    x, y, w, _ = layout.DIE_BOX
    ink, shape = "pd-on-black" if black else "pd-on-white", die_shape(x, y, w, black=black)
    if SYMBOLS[symbol] == "boots":
        boots = (icon("leather-boot", x + 4 + 11 * i, y + 16 - 3 * (i % 2), 19, f"pd-icon {ink}") for i in range(3))
        return shape + "".join(boots)
    colour = "pd-skull" if symbol == SKULL else "pd-luck" if symbol == CLOVER else ink
    return shape + icon(shapes.SYMBOL_ICONS[SYMBOLS[symbol]], x + 8, y + 8, 32, f"pd-icon {colour}")


def drawn_die(die: int, view: View, team: Team | None, book: PaperBook, who: str) -> str:
    """Without the numbers that a player at a table writes down: nothing depends on them."""
    if die >= len(view.dice):
        return ""
    x, y, w, _ = layout.DIE_BOX
    symbol = book.faces[die >= 3][view.dice[die]].symbol
    inner = die_face(symbol, black=die >= 3)
    used = team is not None and team.used >> die & 1
    css = "pd-die rolls" + (" pd-used" if used else " pd-away" if symbol == SKULL else "")
    shown = carded(f"symbol-{SYMBOLS[symbol]}", f'<g id="{who}-die-{view.round}-{die}" class="{css}">{inner}</g>')
    if team is not None and team.die == die:
        return shown + svg.rect(1.5, 1.5, layout.DIE - 3, layout.DIE - 3, "pd-inhand", 10)
    if used:
        strike = hand.line(x, y + w - 4, x + w, y + 4, f"{view.round}{die}", 2)
        return shown + svg.stroke(strike, "pd-mark pd-pencil", f"{who}-spent-{view.round}-{die}")
    return shown


def printed_heroes(book: PaperBook, words: Tongue) -> str:
    parts = []
    for hero, name in enumerate(HEROES):
        x, y, w, h = layout.hero_box(hero)
        inner = icon(shapes.hero_icon(hero), x + 5, y + 7, 29)
        inner += shapes.written(x + 40, y + 20, words.name("hero", name), 96, 20)
        for level in range(1, MOST_LEVEL + 1):
            bx, by = BOXES_X + (level - 1) * BOX_STEP, y + 7
            inner += svg.rect(bx, by, BOX, BOX, "pd-box pd-box-key" if level == ABILITY_LEVEL else "pd-box", 3)
        inner += ability(hero, x + 66, y + 25)
        parts.append(shapes.spot(f"hero-{name}", (x, y, w, h), inner))
        if hero:
            parts.append(svg.path(f"M{x} {y}h{w}", "pd-rule"))
    y = layout.hero_box(len(HEROES))[1]
    parts.append(icon("laurel-crown", BOXES_X - 24, y + 1, 15, "pd-icon pd-gold"))
    for level, glory in enumerate(book.pack.tracks.levels):
        parts.append(svg.text(BOXES_X + level * BOX_STEP + BOX / 2, y + 13, glory, "pd-plain pd-goldtext", 13, "middle"))
    return shapes.spot("heroes", (4, 0, 352, y + 18), "".join(parts))


def ability(hero: int, x: float, y: float) -> str:
    """What level 4 brings, in pictures: power against bosses, dice of either colour, skulls that do not hurt, a gem."""
    parts = [svg.text(x, y + 13, f"{ABILITY_LEVEL}:", "pd-plain pd-soft", 13)]
    x += 15
    if HEROES[hero] == "warrior":
        parts += [svg.text(x, y + 13, "+1", "pd-plain pd-bold", 13), icon("crossed-swords", x + 18, y + 1, 15)]
    elif HEROES[hero] == "wizard":
        parts += [die_shape(x + 1, y + 2, 13, black=False), svg.text(x + 23, y + 13, "=", "pd-plain", 13, "middle")]
        parts += [die_shape(x + 31, y + 2, 13, black=True)]
    elif HEROES[hero] == "cleric":
        parts += [icon("death-skull", x, y, 16), svg.path(f"M{x - 2:g} {y + 15:g}l20 -14", "pd-ink-line")]
    else:
        parts += [svg.text(x, y + 13, "+1", "pd-plain pd-bold", 13), svg.path(svg.gem(x + 18, y + 1, 15), "pd-gem")]
    return "".join(parts)


def drawn_heroes(sheet: Sheet, boss: Boss | None, power: int | None, book: PaperBook, words: Tongue, who: str) -> str:
    """Levels, and beside the team's strength what the next boss asks for; the power only where the talent is known."""
    parts = []
    for hero, name in enumerate(HEROES):
        x, y, _, _ = layout.hero_box(hero)
        if sheet.goal >= 0:
            trains = die_shape(x + 41, y + 25, 15, black=book.training[sheet.goal][hero])
        else:
            trains = svg.text(x + 45, y + 38, "?", "pd-plain pd-soft", 13)
        parts.append(carded(f"hero-{name}", trains) + carded(f"hero-{name}", _levels_ahead(hero, sheet.levels[hero])))
        for level in range(1, sheet.levels[hero] + 1):
            bx, by = BOXES_X + (level - 1) * BOX_STEP, y + 7
            mark = hand.scribble(bx + 3, by + 3, BOX - 6, BOX - 6, f"{name}{level}", 4)
            parts.append(svg.stroke(mark, "pd-fill", f"{who}-level-{name}-{level}"))
    lowest = min(sheet.levels)
    x, y = BOXES_X + (lowest - 1) * BOX_STEP + BOX / 2, layout.hero_box(len(HEROES))[1] + 8
    parts.append(svg.stroke(hand.loop(x, y, 12, 9, f"lowest{lowest}"), "pd-mark pd-pencil", f"{who}-lowest-{lowest}"))
    strength = shapes.written(12, 17, f"{words.name('sheet', 'strength')} {sheet.strength}", 136, 20)
    if power is not None:
        strength += icon("crossed-swords", 152, 3, 16) + svg.text(171, 17, power, "pd-plain pd-bold", 16)
    parts.append(carded("track-heroes", strength))
    if boss is not None:
        need = " / ".join(str(threshold) for threshold in boss.thresholds)
        inner = icon(shapes.boss_icon(boss.id), 204, 1, 20, "pd-icon pd-boss") + svg.text(228, 17, need, "pd-plain pd-boss", 14)
        inner += icon(shapes.SYMBOL_ICONS[boss.weak], 312, 2, 17, "pd-icon") + svg.text(332, 17, "×2", "pd-plain", 14)
        parts.append(carded(f"boss-{boss.id}", inner))
    return "".join(parts)


def _levels_ahead(hero: int, reached: int) -> str:
    """Numbers in the boxes that are still empty."""
    y = layout.hero_box(hero)[1] + 33
    ahead = range(reached + 1, MOST_LEVEL + 1)
    return "".join(svg.text(BOXES_X + level * BOX_STEP - 15, y, level, "pd-plain pd-soft", 13) for level in ahead)


def printed_items(book: PaperBook, words: Tongue) -> str:
    parts = []
    for index, item in enumerate(book.items):
        x, y, w, h = layout.item_box(index)
        inner = icon(shapes.item_icon(item.id), x + 2, y + 8, 28)
        rows = shapes.broken(words.name("item", item.id), w - 80, NAME)
        top = y + 33 - len(rows) * 6.5
        inner += "".join(svg.text(x + 34, top + i * 13, row, "pd-plain", NAME) for i, row in enumerate(rows))
        if item.glory:
            inner += icon("laurel-crown", x + w - 44, y + 28, 14, "pd-icon pd-gold")
            inner += svg.text(x + w - 27, y + 40, shapes.signed(item.glory), "pd-plain pd-goldtext", 13)
        for cell in range(2):
            cx, cy = _cell(index, cell)
            inner += svg.rect(cx, cy, CELL, CELL, "pd-box", 3)
            if item.symbol:
                inner += icon(shapes.SYMBOL_ICONS[item.symbol], cx + 2.5, cy + 2.5, 15, "pd-icon pd-pale")
        parts.append(shapes.spot(f"item-{item.id}", (x, y, w, h), inner))
    parts.append(svg.path("M179.5 4v172" + "".join(f"M10 {y}h340" for y in (45.4, 90.1, 134.9)), "pd-rule"))
    return shapes.spot("items", (4, 0, 352, 180), "".join(parts))


def _cell(item: int, cell: int) -> tuple[float, float]:
    x, y, w, _ = layout.item_box(item)
    return x + w - 4 - (2 - cell) * (CELL + 1), y + 5


def drawn_items(sheet: Sheet, book: PaperBook, who: str) -> str:
    parts = []
    for index, (item, cells) in enumerate(zip(book.items, sheet.cells, strict=True)):
        x, y, _, _ = layout.item_box(index)
        for cell in range(cells):
            cx, cy = _cell(index, cell)
            mark = hand.scribble(cx + 2, cy + 2, CELL - 4, CELL - 4, f"{item.id}{cell}", 3.6)
            parts.append(svg.stroke(mark, "pd-fill", f"{who}-cell-{item.id}-{cell}"))
        if cells == 2:
            parts.append(svg.stroke(hand.loop(x + 16, y + 22, 16.5, 16.5, item.id), "pd-mark pd-green", f"{who}-owned-{item.id}"))
    return "".join(parts)
