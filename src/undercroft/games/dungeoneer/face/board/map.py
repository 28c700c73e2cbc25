"""The map: joined locations, the heroes on them, tokens, and above it how far the turn has come."""

from __future__ import annotations

from functools import cache, lru_cache
from math import floor
from typing import TYPE_CHECKING

from undercroft.draw import marks, svg
from undercroft.draw.camera import Camera, along
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import cards, heroes, layout, shapes
from undercroft.games.dungeoneer.face.board.glyphs import picture as glyph
from undercroft.games.dungeoneer.face.board.options import SLOT, Offers, slots
from undercroft.games.dungeoneer.face.board.places import MARKS, aside, place
from undercroft.games.dungeoneer.rules.dungeon import DX, DY, Map, chart_of
from undercroft.games.dungeoneer.state import Placed, Player, State, View
from undercroft.kernel.types import Ask

if TYPE_CHECKING:
    from undercroft.texts import Tongue

LARGEST = 84.0
"""The size of a location on a small map."""
PHASES = ("dungeonlord", "location", "hero", "discard")
PHASE_SIGNS = {"dungeonlord": "timing-dungeonlord", "location": "build", "hero": "timing-hero", "discard": "discard"}
STANDS: tuple[tuple[tuple[float, float], ...], ...] = (
    ((0, 5),),
    ((-13, 5), (13, 5)),
    ((0, -15), (-14, 6), (14, 6)),
    ((-15, -16), (15, -16), (-15, 6), (15, 6)),
)
"""Where heroes stand in one location, by their number: above its name, between its points, the hindmost first."""
SIZES = (0.56, 0.44, 0.38, 0.36)
MARK_SIZES = (17.0, 15.0, 13.0, 12.0)
"""How large heroes and the marks of their seats are, by the number of heroes, where a location is 100."""
LEAST_MARK = 8.0
"""In the block."""
CLEARING = ((30.0, 47.0, -41.0), (56.0, 27.0, -20.0))
"""Width, height and upper edge of the floor behind one hero and behind several."""
CORNERS = ((39.5, 40.0), (-39.5, 40.0), (39.5, 20.0), (-39.5, 20.0))
"""Where somebody waits who was left behind: clear of the ways and of the name."""
FIELD_DEFS = (
    '<radialGradient id="dg-night" cx=".5" cy=".5" r=".75"><stop class="dg-near" offset="0"/>'
    '<stop class="dg-mid" offset=".45"/><stop class="dg-far" offset="1"/></radialGradient>'
    '<radialGradient id="dg-torch"><stop class="dg-beam" offset="0"/><stop class="dg-spent" offset="1"/></radialGradient>'
    f'<clipPath id="dg-clip"><rect x="2" y="{layout.STRIP_H:g}" width="356" height="{layout.VAULT_H:g}" rx="8"/></clipPath>'
)
CRACKS = shapes.SCENES["cracks"]


@cache
def land() -> str:
    """The floor of the vault in torch light."""
    inner = f'<rect x="2" y="{layout.STRIP_H:g}" width="356" height="{layout.VAULT_H:g}" fill="url(#dg-night)"/>'
    rim = svg.rect(2, layout.STRIP_H, 356, layout.VAULT_H, "dg-rim", 8)
    return f'<g clip-path="url(#dg-clip)">{inner}{CRACKS}</g>{rim}'


@lru_cache(256)
def camera(tiles: Map, growing: bool, book: DungeonBook) -> Camera:
    """The largest size that shows all locations and all places for more; the entrance stays in the middle while it can."""
    shown: list[tuple[float, float, float]] = [(tile.x, tile.y, 0.5) for tile in tiles]
    shown += [(x, y, SLOT / 2) for x, y in slots(tiles, book).values()] if growing else []
    left, right = min(x - half for x, _, half in shown), max(x + half for x, _, half in shown)
    top, bottom = min(y - half for _, y, half in shown), max(y + half for _, y, half in shown)
    fx, fy, width, height = layout.FIELD
    cell = min(LARGEST, floor(2 * width / (right - left)) / 2, floor(2 * height / (bottom - top)) / 2)
    x, y = along(fx + width / 2, fx, width, left, right, cell), along(fy + height / 2, fy, height, top, bottom, cell)
    return Camera(x, y, cell)


def camera_of(state: State, book: DungeonBook) -> Camera:
    """While locations are left, the places for them are in sight, too: the map keeps its size when one is drawn and laid."""
    return camera(state.map, bool(state.drawn >= 0 or state.bag or state.under or any(state.hands)), book)


def drawn(view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    state = view.state
    where = camera_of(state, book)
    opened: dict[int, tuple[int, ...]] = {}
    for exit in state.opened:
        opened[exit.place] = (*opened.get(exit.place, ()), exit.side)
    inner = "".join(_tile(tile, opened.get(tile.card, ()), book) for tile in state.map) + _visited(state)
    inner += "".join(_token(quest, card, at, state, book) for at, (quest, card) in enumerate(state.tokens))
    inner += _asked(state, book, offers.ask) + offers.cells(state, book)
    inner += "".join(_choices(tile, offers, state, book) for tile in state.map)
    moved = f'class="dg-dungeon" transform="{where.transform}"'
    found = _strip(view, book, words) + f'<g id="dg-dungeon" {moved}>{_light(state, book)}{inner}</g>'
    return found + _heroes(state, book, where, offers) + f"<g {moved}>{_arrows(state, book, offers)}</g>"


def _tile(tile: Placed, opened: tuple[int, ...], book: DungeonBook) -> str:
    """Open sides are named as they lie; the location wants them as printed."""
    name = book.locations[tile.card].id
    printed = tuple(sorted((side + 2 * tile.half) % 4 for side in opened))
    inner = svg.group(place(tile.card, tile.half, printed, book), "dg-body") + svg.rect(-48, -48, 96, 96, "glow", 6)
    named = f'id="dg-place-{name}" data-spot="place-{name}" data-card="location-{name}"'
    return f'<g {named} transform="translate({tile.x * 100} {tile.y * 100})">{inner}</g>'


def _asked(state: State, book: DungeonBook, ask: Ask | None) -> str:
    """The location that the question is about."""
    name = ask.about[0] if ask is not None and ask.about else ""
    tile = next((tile for tile in state.map if book.locations[tile.card].id == name), None)
    return "" if tile is None else svg.rect(tile.x * 100 - 48, tile.y * 100 - 48, 96, 96, "dg-asked through", 5)


def _visited(state: State) -> str:
    """Locations that give nothing more to the hero whose turn it is."""
    if state.turn < 0 or state.phase not in PHASES:
        return ""
    visited = state.parts[state.turn].visited
    found = "".join(shapes.put(MARKS["taken"], tile.x * 100, tile.y * 100) for tile in state.map if tile.card in visited)
    return svg.group(found, "through")


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
    dx, dy = CORNERS[before % len(CORNERS)]
    return svg.group(_led(book.quests[quest].id, tile.x * 100 + dx, tile.y * 100 + dy, 9.6), "through")


def _led(quest: str, x: float, y: float, radius: float) -> str:
    side = radius * 1.4
    inner = svg.circle(x, y, radius, "dg-token") + cards.picture(quest, x - side / 2, y - side / 2, side)
    return marks.carded(f"quest-{quest}", inner)


def _choices(tile: Placed, offers: Offers, state: State, book: DungeonBook) -> str:
    """What may be done with a location: go there, name it, use it."""
    x, y = tile.x * 100, tile.y * 100
    name = book.locations[tile.card].id
    found = offers.one(f"there {name}", (x - 47, y - 47, 94, 94), "", 6)
    found += offers.one(f"visit {name}", (x + 15, y - 18, 26, 28), "", 5)
    if offers.seat < 0 or state.parts[offers.seat].place < 0:
        return found
    here = chart_of(state.map, book).tiles[state.parts[offers.seat].place]
    for side, word in enumerate(WAYS):
        if (tile.x, tile.y) == (here.x + DX[side], here.y + DY[side]):
            found += offers.one(f"move {word}", (x - 47, y - 47, 94, 94), "", 6)
    return found


def _arrows(state: State, book: DungeonBook, offers: Offers) -> str:
    """The ways that may be gone now: nobody who stands there hides them."""
    found = ""
    for side, word in enumerate(WAYS):
        if (wish := f"move {word}") in offers.open:
            here = chart_of(state.map, book).tiles[state.parts[offers.seat].place]
            x, y = here.x * 100 + DX[side] * 50, here.y * 100 + DY[side] * 50
            arrow = svg.group(MARKS["way"], "opt", option=wish)
            found += f'<g transform="translate({x} {y}) rotate({side * 90})">{arrow}</g>'
    return found


WAYS = ("north", "east", "south", "west")


# ---- heroes ----


def _heroes(state: State, book: DungeonBook, where: Camera, offers: Offers) -> str:
    """The figures, and before all of them whose they are and whom they lead."""
    if not state.map:
        return ""
    tiles = chart_of(state.map, book).tiles
    standing = {
        seat: player.place
        for seat, player in enumerate(state.parts)
        if player.hero >= 0 and not player.out and player.place in tiles
    }
    ground, found, seat_marks, hits = "", "", "", ""
    for room in dict.fromkeys(standing.values()):
        alone = list(standing.values()).count(room) == 1
        ground += _clearing(where, tiles[room].x + aside(book.locations[room]) / 100, tiles[room].y, alone=alone)
    # From seat to seat: a page that changes the picture finds each figure in its old place, and lets it walk.
    for seat, card in standing.items():
        here = [other for other, room in standing.items() if room == card]
        crowd, lean = len(here) - 1, aside(book.locations[card])
        dx, dy = STANDS[crowd][here.index(seat)]
        x, y = where.at(tiles[card].x + (dx + lean) / 100, tiles[card].y + dy / 100)
        size, mark = SIZES[crowd] * where.cell / 100, max(LEAST_MARK, MARK_SIZES[crowd] * where.cell / 100)
        right = dx < 0 if len(here) > 3 else lean > 0
        found += _piece(f"dg-hero-{seat}", _figure(state.parts[seat], book), x, y, size)
        seat_marks += _piece(f"dg-mark-{seat}", _mark(seat, state.parts[seat], book, 1 if right else -1), x, y, mark / 32)
        hits += offers.hero(seat, (x - 29 * size, y - 84 * size, 58 * size, 90 * size), 3)
    return svg.group(ground, "through") + svg.group(found + seat_marks, "through") + svg.group(hits, "dg-slim")


def _piece(id: str, inner: str, x: float, y: float, size: float) -> str:
    return f'<g id="{id}" class="dg-piece" transform="translate({x:.1f} {y:.1f}) scale({size:.3f})">{inner}</g>'


def _figure(player: Player, book: DungeonBook) -> str:
    """Standing, or lying on the floor."""
    hero = book.heroes[player.hero].id
    body = heroes.figure(hero)
    turned = f'<g transform="translate(-38 -20) rotate(82)">{body}</g>' if player.fallen else body
    shade = '<ellipse class="dg-shade" cx="0" cy="0" rx="26" ry="7"/>'
    return marks.carded(f"hero-{hero}", shade + turned)


def _mark(seat: int, player: Player, book: DungeonBook, side: int) -> str:
    """The seat's mark at one side of a hero's feet, 32 wide; above it who is led."""
    inner = shapes.seat_mark(seat, 21 * side - 16, -27, 32)
    for at, quest in enumerate(player.escorts):
        inner += _led(book.quests[quest].id, 22 * side, -40 - at * 28, 15)
    return inner


def _clearing(where: Camera, x: float, y: float, *, alone: bool) -> str:
    """Bare floor behind heroes, over the picture of the location and between its points."""
    width, height, top = CLEARING[not alone]
    left, over = where.at(x - width / 200, y + top / 100)
    cell = where.cell / 100
    return svg.rect(round(left, 1), round(over, 1), round(width * cell, 1), round(height * cell, 1), "dg-clearing", 3)


# ---- the strip ----


def _strip(view: View, book: DungeonBook, words: Tongue) -> str:
    """The round, whose turn it is, and the phases of a turn."""
    state = view.state
    inner, phases = "", ""
    x = 6.0
    if state.round:
        said = f"{state.round}/{state.terms.round_limit}" if state.terms.round_limit else str(state.round)
        inner += glyph("timing-anytime", 5, 4, 16) + svg.text(23, 17.5, said, "dg-word dg-bold", 14)
        x = 32 + 8.2 * len(said)
    if state.turn >= 0:
        inner += shapes.seat_mark(state.turn, x, 3, 18)
    if state.turn >= 0 and state.parts[state.turn].hero >= 0:
        hero = book.heroes[state.parts[state.turn].hero].id
        name = words.name("hero", hero)
        inner += marks.carded(f"hero-{hero}", svg.text(x + 23, 17.5, name, "dg-title", shapes.fit(name, 230 - x, 15)))
    present = "location" if state.drawn >= 0 else state.phase
    for at, phase in enumerate(PHASES):
        now = phase == present
        box: marks.Box = (260 + at * 24, 2, 21, 20)
        part = svg.rect(*box, "dg-pip-on" if now else "dg-pip", 5) + glyph(PHASE_SIGNS[phase], 262.5 + at * 24, 4, 16)
        phases += marks.spot(f"phase-{phase}", box, svg.group(part, "" if now else "dg-pale"), 5)
    return svg.group(inner, "through") + phases
