"""Heroes, monsters and tokens in their cells. Each has an id that stays, so that a page can move it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from undercroft.draw import svg
from undercroft.draw.marks import Box, spot
from undercroft.games.monsters_of_egypt.content import CHEST, DANGER, LADDER, Plan, TombBook
from undercroft.games.monsters_of_egypt.face.board.layout import CELL_W, GROUND, LETTER, cell_box, corner
from undercroft.games.monsters_of_egypt.face.board.shapes import badge, letter, mark, picture, title
from undercroft.games.monsters_of_egypt.face.board.tomb import wooden
from undercroft.games.monsters_of_egypt.state import SPIRIT, State
from undercroft.kernel.types import Event

if TYPE_CHECKING:
    from undercroft.texts import Tongue

HERO, MONSTER, TOKEN, SMALL = 25.0, 24.0, 18.0, 12.5
MANNERS = {"fell": " me-falls", "entered": " me-enters"}
BACKS = {CHEST: "chest", DANGER: "danger"}
COUNTED = 4
"""From so many tokens on, a pile has a figure."""
LETTERED = 16.0
"""From this height on, a token has its letter beside it."""
LETTER_AT = {"monster": (38, -86), "trap": (38, -8), "item": (36, -10)}
MARK = 11.5


class Stand(NamedTuple):
    """Where a piece stands: the middle of its feet, and its height."""

    x: float
    y: float
    size: float

    def box(self) -> Box:
        return self.x - self.size / 2, self.y - self.size, self.size, self.size


class Places(NamedTuple):
    """All pieces by what they are: an open token by its number, a closed one by cell and place in the pile."""

    heroes: dict[int, Stand]
    marks: dict[int, tuple[float, float]]
    """Where the mark of a hero's seat lies: right of its feet by so much, and above them."""
    tokens: dict[int, Stand]
    closed: dict[tuple[int, int], Stand]
    counts: list[tuple[float, float, int]]


def places(state: State, book: TombBook, plan: Plan) -> Places:
    return _places(tuple(state.piles), tuple(hero.cell for hero in state.heroes), book, plan)


@lru_cache(32)
def _places(piles: tuple[tuple[int, ...], ...], cells: tuple[int, ...], book: TombBook, plan: Plan) -> Places:
    """The pages of a table show the same one after the other, frame by frame."""
    found = Places({}, {}, {}, {}, [])
    standing: dict[int, list[int]] = {}
    for number, cell in enumerate(cells):
        if cell >= 0:
            standing.setdefault(cell, []).append(number)
    for cell, pile in enumerate(piles):
        heroes = standing.get(cell, [])
        if pile or heroes:
            _arrange(cell, pile, heroes, book, plan, found)
    return found


def _arrange(cell: int, pile: tuple[int, ...], heroes: list[int], book: TombBook, plan: Plan, found: Places) -> None:
    """Heroes left and monsters right on the ground; what lies in the pile fans out, behind their heads if need be."""
    x, y = corner(cell, plan)
    ground = y + GROUND
    upright = bool(plan.shape[cell] & LADDER)
    flat, monsters = [], []
    for at, token in enumerate(pile):
        if token in book.monster_of:
            monsters.append(token)
        elif token in book.ladders and not upright:
            found.tokens[token] = Stand(x, y, 1)
        else:
            flat.append((at, token))
    for i, hero in enumerate(heroes):
        middle = 0.32 if monsters else 0.5
        size = HERO if len(heroes) == 1 and not monsters else 21.0
        stand = Stand(x + CELL_W * middle + _spread(i, len(heroes), 11 if monsters else 14), ground, size)
        found.heroes[hero] = stand
        # Two in a row and all in the cell: none covers another, and what is marked beside the cell covers none.
        found.marks[hero] = (x + (CELL_W - MARK - 1 if i % 2 else 1) - stand.x, i // 2 * MARK - 1.0)
    for i, token in enumerate(monsters):
        middle, size = (0.7, 20.0) if heroes else (0.5, MONSTER)
        found.tokens[token] = Stand(x + CELL_W * middle + _spread(i, len(monsters), 10), ground, size)
    busy = bool(heroes or monsters)
    for i, (at, token) in enumerate(flat):
        place = _in_fan(i, len(flat), x, y, busy=busy)
        if token < 0:
            found.closed[cell, at] = place
        else:
            found.tokens[token] = place
    if len(pile) >= COUNTED:
        found.counts.append((x + CELL_W - 6, y + 6, len(pile)))


def _in_fan(i: int, count: int, x: float, y: float, *, busy: bool) -> Stand:
    if busy:
        return Stand(x + CELL_W / 2 + _spread(i, count, 13), y + SMALL + 1.5 - (i % 2) * 1.5, SMALL)
    if count == 1:
        return Stand(x + CELL_W / 2, y + GROUND - 1, TOKEN)
    size = 16.0 if count == 2 else 14.0
    return Stand(x + CELL_W / 2 + _spread(i, count, CELL_W - size - 2), y + GROUND - 1 - i * min(6.0, 17 / (count - 1)), size)


def _spread(i: int, count: int, width: float) -> float:
    return 0.0 if count == 1 else (i / (count - 1) - 0.5) * width


def drawn(state: State, book: TombBook, plan: Plan, places: Places, event: Event | None) -> str:
    """Always in the same order, so that a page need not take a piece out to move it."""
    ladders = [_piece(f"t{t}", place, wooden(0, 0)) for t, place in sorted(places.tokens.items()) if place.size == 1]
    end, floors = _tumble(event, plan)
    parts = []
    for (cell, at), place in places.closed.items():
        piece = _piece(f"c{cell}-{at}", place, _body(BACKS[state.piles[cell][at]], "back", place.size))
        parts.append(svg.group(piece, f"me-drop me-drop-{floors}") if cell == end else piece)
    monsters = []
    for token in sorted(places.tokens):
        place, kind = places.tokens[token], book.kind[token]
        if token in book.monster_of:
            pointer = POINTER if token == state.prowler else ""
            monsters.append(_piece(f"t{token}", place, _body(kind, "monster", place.size) + pointer))
        elif place.size > 1:
            parts.append(_piece(f"t{token}", place, _body(kind, "trap" if token in book.trap_of else "item", place.size)))
    parts += monsters
    now, marks = acting(state), []
    for number, place in sorted(places.heroes.items()):
        hero = state.heroes[number]
        css = " me-flies" if number == state.flying else ""
        if event is not None and event.kind in MANNERS and event.data[0] == book.cards[hero.card].id:
            css += MANNERS[event.kind]
        kind = book.cards[hero.card].id
        body = svg.group(picture(kind, -50, -100, 100), "me-body")
        parts.append(_piece(f"h{number}", place, body + (POINTER if number == now else ""), css))
        marks.append(_piece(f"m{number}", place, _mark(kind, hero.seat, place.size, *places.marks[number]), css))
    parts += marks
    parts += [_count(x, y, count) for x, y, count in places.counts]
    return f'<g id="me-pieces" class="through">{"".join(ladders + parts)}</g>'


def named(state: State, book: TombBook, plan: Plan, words: Tongue) -> str:
    """What lies in a cell, from above, for a pointer that rests there: where a figure or a pile may need a name."""
    standing: dict[int, list[str]] = {}
    for hero in state.heroes:
        if hero.cell >= 0:
            standing.setdefault(hero.cell, []).append(book.cards[hero.card].id)
    parts = []
    for cell, pile in enumerate(state.piles):
        if cell in standing or (pile and (len(pile) > 1 or pile[0] >= 0)):
            heroes = standing.get(cell, [])
            kinds = [book.kind[token] if token >= 0 else BACKS[token] for token in reversed(pile)]
            names = [*(words.name("hero", hero) for hero in heroes), *(words.name("token", kind) for kind in kinds)]
            cards = [f"hero-{hero}" for hero in heroes] + [f"token-{book.kind[t]}" for t in reversed(pile) if t >= 0]
            place, box = f"cell-{plan.names[cell]}", cell_box(cell, plan)
            parts.append(spot(place, box, title(", ".join(names)), 3, card=" ".join(dict.fromkeys(cards)), under=True))
    return "".join(parts)


def _tumble(event: Event | None, plan: Plan) -> tuple[int, int]:
    """Where a pile has just come down, and how many floors: closed tokens have no name by which a page could follow them."""
    if event is None or event.kind != "tumbled":
        return -1, 0
    _, start, end = event.data
    return plan.cell[str(end)], int(str(end).partition("-")[0]) - int(str(start).partition("-")[0])


def acting(state: State) -> int:
    """The hero that is on the move, flees or fights; -1 in the monsters' turn."""
    for number in (state.fighter, state.runner):
        if number >= 0:
            return number
    number = state.order[state.turn] if state.phase == "hero" and state.order else SPIRIT
    return number if number >= 0 else -1


POINTER = svg.path("M-19-136h38L0-108Z", "me-pointer")


def _piece(id: str, place: Stand, body: str, css: str = "") -> str:
    scale = place.size / 100 if place.size > 1 else 1
    return f'<g id="me-{id}" class="me-piece{css}" transform="translate({place.x:.1f} {place.y:.1f}) scale({scale:g})">{body}</g>'


@cache
def _body(kind: str, sort: str, size: float) -> str:
    """Drawn above the middle of its feet, 100 high. Its letter is as large as the others; what is fanned out small has none."""
    sign = badge(letter(kind), *LETTER_AT.get(sort, (0, 0)), LETTER / size * 100) if size >= LETTERED else ""
    if sort == "back":
        return svg.group(picture(kind, -50, -100, 100), "me-body")
    if sort == "monster":
        inner = picture(kind, -50, -100, 100)
    elif sort == "trap":
        inner = svg.path("M0-104 52-8H-52Z", "me-plate me-plate-trap") + picture(kind, -32, -70, 64)
    else:
        inner = svg.circle(0, -50, 48, "me-plate") + picture(kind, -36, -86, 72)
    return svg.group(inner + sign, "me-body")


@cache
def _mark(kind: str, seat: int, size: float, right: float, up: float) -> str:
    """The seat of a hero, over all figures."""
    share = 100 / size
    return svg.group(mark(seat, letter(kind), right * share, -(up + MARK) * share, MARK * share), "me-body")


@cache
def _count(x: float, y: float, count: int) -> str:
    figure = svg.text(x, y + 2.7, count, "me-count-word me-bold", LETTER, "middle")
    return svg.group(svg.circle(x, y, 5.4, "me-count") + figure)
