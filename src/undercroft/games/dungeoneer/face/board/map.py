"""The map: joined locations, the heroes on them and tokens, always in the same places of its plane."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from html import escape
from typing import TYPE_CHECKING

from undercroft.draw import marks, svg
from undercroft.draw.stage import opening
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import cards, heroes, shapes
from undercroft.games.dungeoneer.face.board.layout import CELL, LEAST
from undercroft.games.dungeoneer.face.board.options import Offers, free_places
from undercroft.games.dungeoneer.face.board.places import MARKS, NAME_Y, face, floor
from undercroft.games.dungeoneer.rules.dungeon import DX, DY, Map, chart_of
from undercroft.games.dungeoneer.state import Placed, Player, State, View
from undercroft.kernel.types import Ask

if TYPE_CHECKING:
    from undercroft.texts import Tongue

STANDS = ((0.0,), (-16.0, 16.0), (-26.0, 0.0, 26.0), (-31.5, -10.5, 10.5, 31.5))
FEET = 8.0
"""Where heroes stand in one location, by their number: side by side above its name."""
SIZES = (0.56, 0.5, 0.44, 0.38)
MARK = 20.0
"""How large heroes and the marks of their seats are, by the number of heroes, where a location is 100."""
CLEARING = ((34.0, 48.0), (66.0, 40.0), (84.0, 34.0), (94.0, 30.0))
"""Width and height of the bare floor behind so many heroes."""
SIDES = ((38.0, -4.0), (-38.0, -4.0), (20.0, -38.0), (-20.0, -38.0))
"""Where somebody waits who was left behind: clear of the ways and of the name."""
AROUND = 14
"""The rim about the outermost places."""
FIELD_DEFS = (
    f'<pattern id="dg-cracks" width="360" height="350" patternUnits="userSpaceOnUse">{shapes.SCENES["cracks"]}</pattern>'
    '<radialGradient id="dg-torch"><stop class="dg-beam" offset="0"/><stop class="dg-spent" offset="1"/></radialGradient>'
)
PHASES = ("dungeonlord", "location", "hero", "discard")


@cache
def land() -> str:
    """The floor of the vault, as far as any map reaches."""
    reach = 40 * CELL
    return f'<rect x="{-reach}" y="{-reach}" width="{2 * reach}" height="{2 * reach}" fill="url(#dg-cracks)"/>'


@lru_cache(256)
def filled(tiles: Map, growing: bool, book: DungeonBook) -> marks.Box:
    """All locations, and all places for more as long as there are any: the map stays where it is when one is laid."""
    places = [(tile.x, tile.y) for tile in tiles] + (list(free_places(tiles, book)) if growing else [])
    left, top = min(x for x, _ in places), min(y for _, y in places)
    right, bottom = max(x for x, _ in places), max(y for _, y in places)
    half = CELL / 2 + AROUND
    return left * CELL - half, top * CELL - half, (right - left) * CELL + 2 * half, (bottom - top) * CELL + 2 * half


def box_of(state: State, book: DungeonBook) -> marks.Box:
    return filled(state.map, bool(state.drawn >= 0 or state.bag or state.under or any(state.hands)), book)


def _eye(view: View, book: DungeonBook) -> tuple[float, float]:
    """What is looked at: the hero whose turn it is, before that the own one, before all the entrance.

    A little below its middle, where the names are: those of all neighbours are in sight then.
    """
    state, tiles = view.state, chart_of(view.state.map, book).tiles
    seats = [seat for seat in (state.turn, view.seat) if seat is not None and seat >= 0]
    places = [state.parts[seat].place for seat in seats]
    tile = tiles[next((place for place in places if place in tiles), next(iter(tiles)))]
    return tile.x * CELL, tile.y * CELL + NAME_Y


def frame(view: View, book: DungeonBook) -> str:
    """How it begins."""
    return opening(box_of(view.state, book), cell=CELL, least=LEAST, eye=_eye(view, book))


def floors(state: State, book: DungeonBook, words: Tongue) -> str:
    return _light(state, book) + "".join(_tile(tile, book, words) for tile in state.map)


def standing(state: State, book: DungeonBook, _: Tongue) -> str:
    """Whoever stands there, then whatever must be read: nobody covers it."""
    opened: dict[int, tuple[int, ...]] = {}
    for exit in state.opened:
        opened[exit.place] = (*opened.get(exit.place, ()), exit.side)
    taken = _taken(state)
    faces = (_face(tile, opened.get(tile.card, ()), tile.card in taken, book) for tile in state.map)
    tokens = (_token(quest, card, at, state, book) for at, (quest, card) in enumerate(state.tokens))
    return _heroes(state, book) + svg.group("".join(faces), "through") + "".join(tokens) + _marks(state, book)


def offered(state: State, book: DungeonBook, offers: Offers) -> str:
    choices = "".join(_choices(tile, offers, state, book) for tile in state.map)
    return _asked(state, book, offers.ask) + choices + _hits(state, book, offers) + _arrows(state, book, offers)


def _tile(tile: Placed, book: DungeonBook, words: Tongue) -> str:
    name, x, y = book.locations[tile.card].id, tile.x * CELL, tile.y * CELL
    inner = svg.group(floor(tile.card, tile.half, book), "dg-body") + svg.rect(-48, -48, 96, 96, "glow", 6)
    named = f'id="dg-place-{name}" data-spot="place-{name}" data-card="location-{name}" data-tile="{x} {y}"'
    named += f' data-name="{escape(words.name("location", name))}"'
    return f'<g {named} transform="translate({x} {y})">{inner}</g>'


def _face(tile: Placed, opened: tuple[int, ...], taken: bool, book: DungeonBook) -> str:
    """Open sides are named as they lie; the location wants them as printed."""
    printed = tuple(sorted((side + 2 * tile.half) % 4 for side in opened))
    return svg.group(face(tile.card, tile.half, printed, taken, book), at=(tile.x * CELL, tile.y * CELL))


def _asked(state: State, book: DungeonBook, ask: Ask | None) -> str:
    """The location that the question is about."""
    name = ask.about[0] if ask is not None and ask.about else ""
    tile = next((tile for tile in state.map if book.locations[tile.card].id == name), None)
    return "" if tile is None else svg.rect(tile.x * CELL - 48, tile.y * CELL - 48, 96, 96, "dg-asked through", 5)


def _taken(state: State) -> tuple[int, ...]:
    """Locations that give nothing more to the hero whose turn it is."""
    return state.parts[state.turn].visited if state.turn >= 0 and state.phase in PHASES else ()


def _light(state: State, book: DungeonBook) -> str:
    """The torch of whose turn it is."""
    if state.turn < 0 or state.parts[state.turn].place < 0 or state.phase == "over":
        return ""
    tile = chart_of(state.map, book).tiles[state.parts[state.turn].place]
    return f'<circle class="dg-torch" cx="{tile.x * CELL}" cy="{tile.y * CELL}" r="220" fill="url(#dg-torch)"/>'


def _token(quest: int, card: int, at: int, state: State, book: DungeonBook) -> str:
    """Somebody left behind who waits to be led on."""
    tile = next(tile for tile in state.map if tile.card == card)
    before = sum(other == card for _, other in state.tokens[:at])
    dx, dy = SIDES[before % len(SIDES)]
    return svg.group(_led(book.quests[quest].id, tile.x * CELL + dx, tile.y * CELL + dy, 9.6), "through")


def _led(quest: str, x: float, y: float, radius: float) -> str:
    side = radius * 1.4
    inner = svg.circle(x, y, radius, "dg-token") + cards.picture(quest, x - side / 2, y - side / 2, side)
    return marks.carded(f"quest-{quest}", inner)


def _choices(tile: Placed, offers: Offers, state: State, book: DungeonBook) -> str:
    """What may be done with a location: go there, name it, use it."""
    x, y = tile.x * CELL, tile.y * CELL
    name = book.locations[tile.card].id
    found = offers.one(f"there {name}", (x - 47, y - 47, 94, 94), "", 6)
    found += offers.one(f"visit {name}", (x + 16, y + 30, 32, 20), "", 5)
    if not any(f"move {word}" in offers.open for word in WAYS) or state.parts[offers.seat].place < 0:
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
            x, y = here.x * CELL + DX[side] * 50, here.y * CELL + DY[side] * 50
            arrow = svg.group(MARKS["way"], "opt", option=wish)
            found += f'<g transform="translate({x} {y}) rotate({side * 90})">{arrow}</g>'
    return found


WAYS = ("north", "east", "south", "west")


# ---- heroes ----


def _standing(state: State, book: DungeonBook) -> Iterator[tuple[int, float, float, int]]:
    """Seat, where its hero stands, and how many others stand there."""
    tiles = chart_of(state.map, book).tiles
    there = {
        seat: player.place
        for seat, player in enumerate(state.parts)
        if player.hero >= 0 and not player.out and player.place in tiles
    }
    # From seat to seat: a page that changes the picture finds each figure in its old place, and lets it walk.
    for seat, card in there.items():
        here = [other for other, room in there.items() if room == card]
        tile, crowd = tiles[card], len(here) - 1
        yield seat, tile.x * CELL + STANDS[crowd][here.index(seat)], tile.y * CELL + FEET, crowd


def _heroes(state: State, book: DungeonBook) -> str:
    ground, found = dict[int, str](), ""
    for seat, x, y, crowd in _standing(state, book):
        player = state.parts[seat]
        tile = chart_of(state.map, book).tiles[player.place]
        width, height = CLEARING[crowd]
        ground[player.place] = svg.rect(tile.x * CELL - width / 2, y - height, width, height, "dg-clearing", 3)
        found += _piece(f"dg-hero-{seat}", _figure(player, book), x, y, SIZES[crowd])
    return svg.group("".join(ground.values()) + found, "through")


def _marks(state: State, book: DungeonBook) -> str:
    """Whose heroes they are, and whom they lead: before all heroes."""
    found = ""
    for seat, x, y, crowd in _standing(state, book):
        beside = 13 if crowd == 0 else 0
        found += _piece(f"dg-mark-{seat}", _mark(seat, state.parts[seat], book), x + beside, y - MARK / 2, MARK / 32)
    return svg.group(found, "through")


def _hits(state: State, book: DungeonBook, offers: Offers) -> str:
    found = ""
    for seat, x, y, crowd in _standing(state, book):
        size = SIZES[crowd]
        found += offers.hero(seat, (x - 29 * size, y - 84 * size, 58 * size, 90 * size), 3)
    return svg.group(found, "dg-slim") if found else ""


def _piece(id: str, inner: str, x: float, y: float, size: float) -> str:
    return f'<g id="{id}" class="dg-piece" transform="translate({x:g} {y:g}) scale({size:g})">{inner}</g>'


def _figure(player: Player, book: DungeonBook) -> str:
    """Standing, or lying on the floor."""
    hero = book.heroes[player.hero].id
    body = heroes.figure(hero)
    turned = f'<g transform="translate(-38 -20) rotate(82)">{body}</g>' if player.fallen else body
    shade = '<ellipse class="dg-shade" cx="0" cy="0" rx="26" ry="7"/>'
    return marks.carded(f"hero-{hero}", shade + turned)


def _mark(seat: int, player: Player, book: DungeonBook) -> str:
    """The seat's mark, 32 wide, about its middle; above it who is led."""
    inner = shapes.seat_mark(seat, -16, -16, 32)
    for at, quest in enumerate(player.escorts):
        inner += _led(book.quests[quest].id, 0, -30 - at * 28, 15)
    return inner
