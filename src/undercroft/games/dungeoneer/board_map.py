"""The map: joined locations, the heroes on them, tokens, and above it how far the turn has come."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

from undercroft.draw import svg
from undercroft.games.dungeoneer import board_cards, board_heroes
from undercroft.games.dungeoneer import board_kit as kit
from undercroft.games.dungeoneer.board_glyphs import picture as glyph
from undercroft.games.dungeoneer.board_options import Offers
from undercroft.games.dungeoneer.board_places import place
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.rules.chart import DX, DY, Map, chart_of
from undercroft.games.dungeoneer.state import Placed, Player, State, View
from undercroft.kernel.types import Ask

CELLS = (72.0, 66.0, 60.0, 55.0, 50.0, 46.0, 42.0, 38.0, 35.0, 32.0, 29.5, 27.0, 25.0, 23.0, 21.0, 19.0, 17.0, 15.0, 12.0)
"""Sizes of a location: few steps, so that the map mostly stays where it is while it grows."""
PHASES = ("dungeonlord", "location", "hero", "discard")
PHASE_SIGNS = {"dungeonlord": "timing-dungeonlord", "location": "build", "hero": "timing-hero", "discard": "discard"}
STANDS: tuple[tuple[float, ...], ...] = ((0,), (-17, 17), (-24, 0, 24), (-29, -10, 10, 29))
"""Where heroes stand in one location, by their number."""
SIZES = (0.7, 0.6, 0.52, 0.45)
LEAST = (0.36, 0.33, 0.3, 0.27)
"""How large heroes are, by their number in one location: of a location, and at least in the block."""
FEET = 8.0
"""Heroes stand on the strip with the name."""
FIELD_DEFS = (
    '<radialGradient id="dg-night" cx=".5" cy=".5" r=".75"><stop class="dg-near" offset="0"/>'
    '<stop class="dg-mid" offset=".45"/><stop class="dg-far" offset="1"/></radialGradient>'
    '<radialGradient id="dg-torch"><stop class="dg-beam" offset="0"/><stop class="dg-spent" offset="1"/></radialGradient>'
    f'<clipPath id="dg-clip"><rect x="2" y="{kit.STRIP_H:g}" width="356" height="{kit.VAULT_H:g}" rx="8"/></clipPath>'
)
CRACKS = (
    "M20 60l14 8 6 16 12 4M300 44l-10 14 8 12-6 14M40 280l12-10 4 12 14 4M318 250l-14 6-4 14-12 2"
    "M170 40l6 12 14 2M150 318l10-10 14 4M340 150l-12 6-2 12M12 170l12 4 4 12"
)


@cache
def land() -> str:
    """The floor of the vault in torch light."""
    inner = f'<rect x="2" y="{kit.STRIP_H:g}" width="356" height="{kit.VAULT_H:g}" fill="url(#dg-night)"/>'
    rim = svg.rect(2, kit.STRIP_H, 356, kit.VAULT_H, "dg-rim", 8)
    return f'<g clip-path="url(#dg-clip)">{inner}{svg.path(CRACKS, "dg-crack")}</g>{rim}'


class Frame(NamedTuple):
    """Where the middle of the entrance lies in the block, and how large a location is."""

    x: float
    y: float
    cell: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point given in locations from the entrance."""
        return self.x + x * self.cell, self.y + y * self.cell


@lru_cache(256)
def frame(tiles: Map, growing: bool, book: DungeonBook) -> Frame:
    """The largest size that shows all locations and all places for more; the entrance stays in the middle while it can."""
    cells = [(tile.x, tile.y) for tile in tiles]
    if growing:
        chart = chart_of(tiles, book)
        cells += [(chart.tiles[card].x + DX[side], chart.tiles[card].y + DY[side]) for card, side in chart.free]
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    top, bottom = min(y for _, y in cells), max(y for _, y in cells)
    fx, fy, width, height = kit.FIELD
    cell = next((c for c in CELLS if (right - left + 1) * c <= width and (bottom - top + 1) * c <= height), CELLS[-1])
    return Frame(_middle(fx, width, left, right, cell), _middle(fy, height, top, bottom, cell), cell)


def _middle(start: float, length: float, low: int, high: int, cell: float) -> float:
    """As near to the middle of the field as both ends allow."""
    least, most = start - (low - 0.5) * cell, start + length - (high + 0.5) * cell
    return max(least, min(most, start + length / 2))


def frame_of(state: State, book: DungeonBook) -> Frame:
    """While a location is to be placed, the places for it are in sight, too."""
    return frame(state.map, state.drawn >= 0, book)


def drawn(view: View, book: DungeonBook, tongue: Any, offers: Offers) -> str:
    state = view.state
    where = frame_of(state, book)
    opened: dict[int, tuple[int, ...]] = {}
    for exit in state.opened:
        opened[exit.place] = (*opened.get(exit.place, ()), exit.side)
    inner = "".join(_tile(tile, opened.get(tile.card, ()), book) for tile in state.map) + _visited(state)
    inner += "".join(_token(quest, card, at, state, book) for at, (quest, card) in enumerate(state.tokens))
    inner += _asked(state, book, offers.ask) + offers.cells(state, book)
    inner += "".join(_choices(tile, offers, state, book) for tile in state.map)
    moved = f'<g id="dg-dungeon" class="dg-dungeon" transform="translate({where.x:g} {where.y:g}) scale({where.cell / 100:g})">'
    return _strip(view, book, tongue) + f"{moved}{_light(state, book)}{inner}</g>" + _heroes(state, book, where, offers)


def _tile(tile: Placed, opened: tuple[int, ...], book: DungeonBook) -> str:
    """Open sides are named as they lie; the location wants them as printed."""
    name = book.locations[tile.card].id
    printed = tuple(sorted((side + 2 * tile.half) % 4 for side in opened))
    inner = svg.group(place(tile.card, tile.half, printed, book), "dg-body") + svg.rect(-48, -48, 96, 96, "glow", 6)
    return f'<g id="dg-place-{name}" data-spot="place-{name}" transform="translate({tile.x * 100} {tile.y * 100})">{inner}</g>'


def _asked(state: State, book: DungeonBook, ask: Ask | None) -> str:
    """The location that the question is about."""
    name = ask.about[0] if ask is not None and ask.about else ""
    tile = next((tile for tile in state.map if book.locations[tile.card].id == name), None)
    return "" if tile is None else svg.rect(tile.x * 100 - 48, tile.y * 100 - 48, 96, 96, "dg-asked dg-through", 5)


def _visited(state: State) -> str:
    """Locations that give nothing more to the hero whose turn it is."""
    if state.turn < 0 or state.phase not in PHASES:
        return ""
    visited = state.parts[state.turn].visited
    found = "".join(kit.put(TAKEN, tile.x * 100, tile.y * 100) for tile in state.map if tile.card in visited)
    return svg.group(found, "dg-through")


def _light(state: State, book: DungeonBook) -> str:
    """The torch of whose turn it is."""
    if state.turn < 0 or state.parts[state.turn].place < 0 or state.phase == "over":
        return ""
    tile = chart_of(state.map, book).tiles[state.parts[state.turn].place]
    return f'<circle class="dg-torch" cx="{tile.x * 100}" cy="{tile.y * 100}" r="140" fill="url(#dg-torch)"/>'


def _token(quest: int, card: int, at: int, state: State, book: DungeonBook) -> str:
    """Somebody left behind who waits to be led on."""
    tile = next(tile for tile in state.map if tile.card == card)
    before = sum(other == card for _, other in state.tokens[:at])
    x, y = tile.x * 100 + 34 - before * 20, tile.y * 100 + 37
    return svg.group(_led(book.quests[quest].id, x, y, 11), "dg-through")


def _led(quest: str, x: float, y: float, radius: float) -> str:
    side = radius * 1.4
    return svg.circle(x, y, radius, "dg-token") + board_cards.picture(quest, x - side / 2, y - side / 2, side)


def _choices(tile: Placed, offers: Offers, state: State, book: DungeonBook) -> str:
    """What may be done with a location: go there, name it, use it."""
    x, y = tile.x * 100, tile.y * 100
    name = book.locations[tile.card].id
    found = offers.one(f"there {name}", (x - 47, y - 47, 94, 94), "", 6)
    found += offers.one(f"visit {name}", (x + 15, y - 18, 26, 28), "", 5)
    if offers.seat < 0 or state.parts[offers.seat].place < 0:
        return found
    here = chart_of(state.map, book).tiles[state.parts[offers.seat].place]
    for side, word in enumerate(("north", "east", "south", "west")):
        if (tile.x, tile.y) == (here.x + DX[side], here.y + DY[side]):
            arrow = f'<g transform="translate({x - DX[side] * 50} {y - DY[side] * 50}) rotate({side * 90})">{ARROW}</g>'
            found += offers.one(f"move {word}", (x - 47, y - 47, 94, 94), arrow, 6)
    return found


TAKEN = svg.circle(-29, -29, 9.4, "dg-taken") + svg.path("M29-41 41-29 29-17 17-29Z", "dg-taken")
"""Over the glory and the peril of a location."""
ARROW = svg.path("M0-17 14 1H6V15H-6V1H-14Z", "dg-arrow")


# ---- heroes ----


def _heroes(state: State, book: DungeonBook, where: Frame, offers: Offers) -> str:
    found, marks = "", ""
    if not state.map:
        return ""
    tiles = chart_of(state.map, book).tiles
    for seat, player in enumerate(state.parts):
        if player.hero < 0 or player.place < 0 or player.out or player.place not in tiles:
            continue
        here = [s for s, other in enumerate(state.parts) if other.place == player.place and not other.out and other.hero >= 0]
        at, tile = here.index(seat), tiles[player.place]
        dx = STANDS[len(here) - 1][at]
        x, y = where.at(tile.x + dx / 100, tile.y + FEET / 100)
        size = max(LEAST[len(here) - 1], SIZES[len(here) - 1] * where.cell / 100)
        found += _figure(seat, player, x, y, size, book)
        w, h = 40 * size, 84 * size
        marks += offers.hero(seat, (x - w / 2 - 2, y - h, w + 4, h + 6))
    return svg.group(found, "dg-through") + marks


def _figure(seat: int, player: Player, x: float, y: float, size: float, book: DungeonBook) -> str:
    """Standing, or lying on the floor; the seat's mark is at its feet, who is led beside it."""
    body = board_heroes.figure(book.heroes[player.hero].id)
    turned = f'<g transform="translate(-30 0) rotate(82)">{body}</g>' if player.fallen else body
    shade = '<ellipse class="dg-shade" cx="0" cy="0" rx="26" ry="7"/>'
    inner = shade + turned + kit.mark(seat, -34, -25, 22)
    for at, quest in enumerate(player.escorts):
        inner += _led(book.quests[quest].id, 24 + at * 10, -4, 13)
    return f'<g id="dg-hero-{seat}" class="dg-piece" transform="translate({x:.1f} {y:.1f}) scale({size:.3f})">{inner}</g>'


# ---- the strip ----


def _strip(view: View, book: DungeonBook, tongue: Any) -> str:
    """The round, whose turn it is, and the phases of a turn."""
    state = view.state
    inner = ""
    x = 6.0
    if state.round:
        words = f"{state.round}/{state.terms.round_limit}" if state.terms.round_limit else str(state.round)
        inner += glyph("timing-anytime", 5, 4, 16) + svg.text(23, 17.5, words, "dg-word dg-bold", 14)
        x = 32 + 8.2 * len(words)
    if state.turn >= 0:
        inner += kit.mark(state.turn, x, 3, 18)
    if state.turn >= 0 and state.parts[state.turn].hero >= 0:
        name = tongue.name("hero", book.heroes[state.parts[state.turn].hero].id)
        inner += svg.text(x + 23, 17.5, name, "dg-title", kit.fit(name, 230 - x, 15))
    present = "location" if state.drawn >= 0 else state.phase
    for at, phase in enumerate(PHASES):
        now = phase == present
        part = svg.rect(260 + at * 24, 2, 21, 20, "dg-pip-on" if now else "dg-pip", 5)
        part += glyph(PHASE_SIGNS[phase], 262.5 + at * 24, 4, 16)
        inner += svg.group(part, "" if now else "dg-pale")
    return svg.group(inner, "dg-through")
