"""Where in the picture each option of a question lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.marks import Box, carded, option
from undercroft.games.monsters_of_egypt.content import Plan, TombBook
from undercroft.games.monsters_of_egypt.face.board import layout
from undercroft.games.monsters_of_egypt.face.board.panels import rows
from undercroft.games.monsters_of_egypt.face.board.pieces import MARK, Places, Stand
from undercroft.games.monsters_of_egypt.face.board.shapes import picture
from undercroft.games.monsters_of_egypt.rules.dungeon import covered, landing
from undercroft.games.monsters_of_egypt.state import State
from undercroft.kernel.types import Action, Ask

if TYPE_CHECKING:
    from undercroft.texts import Tongue

CELLS = ("step", "start", "at")
HANDS = ("use", "spend", "place", "leave")
WAYS = ((-1, 0), (1, 0), (0, -1), (0, 1))
"""The directions in the order of the actions: right by so much, down by so much."""
CHIP = 9.0
"""How far a direction that leads out of the tomb lies beside it."""
ARROW = svg.path("M-5 0H5M1-4 5 0 1 4", "me-fall-hint me-solid")
ON_CARDS = {"crystal": "crystal", "vest": "vest", "douse": "extinguisher"}


def shapes(ask: Ask, state: State, book: TombBook, plan: Plan, places: Places, words: Tongue, first: int) -> dict[str, str]:
    """Block -> the shapes to lay over it. What has no place of its own is in the words beside the board."""
    found: dict[str, str] = dict.fromkeys(("tomb", "scene", "heroes", *layout.SLOTS), "")
    hands = Counter(action.target for action in ask.options if action.kind in HANDS)
    hero = _asked_hero(ask, state, book)
    for action in ask.options:
        if action.kind in CELLS:
            found["tomb"] += _cell(action, ask, state, plan, hero)
        elif (box := _in_tomb(action, state, book, plan, places, hero)) is not None:
            found["tomb"] += option(str(action), box, radius=4)
        elif action.kind == "direction" and hero >= 0:
            found["tomb"] += _direction(action, state.heroes[hero].cell, plan)
        elif action.kind == "hero":
            found["scene"] += _choice(action, words)
        elif action.kind == "roll":
            found["scene"] += option("roll", _die_box(state), radius=4)
        elif (at := _carried(action, state, book, hero, hands, ask)) is not None:
            block, box = _thing(*at, state, first)
            found[block] += option(str(action), box, radius=6)
    if ask.kind in ("bargain", "agree"):
        for block, (x, y, w, h) in _on_offer(ask, state, book, first):
            found[block] += svg.path(f"M{x + 8:g} {y + h - 7:g}h{min(w, h) - 16:g}m-6-5 6 5-6 5", "me-deal")
    return found


def _choice(action: Action, words: Tongue) -> str:
    x, y, w, h = box = layout.choice_box(action.value)
    name = svg.text(x + w / 2, y + h - 10, words.name("hero", action.target), "me-word me-bold", 14, "middle")
    drawn = option(str(action), box, picture(action.target, x + 1, y + 14, w - 2) + name, radius=4)
    return carded(f"hero-{action.target}", drawn)


def _thing(number: int, place: int, state: State, first: int) -> tuple[str, Box]:
    """The block and the box of a thing that a hero carries."""
    return layout.slot(place) if number == first else ("heroes", layout.item_box(rows(state, first)[number], place))


def _on_offer(ask: Ask, state: State, book: TombBook, first: int) -> Iterator[tuple[str, Box]]:
    """Where what would change hands is."""
    numbers = {book.cards[hero.card].id: number for number, hero in enumerate(state.heroes)}
    for name, goods in zip(ask.about[:2], ask.about[2:], strict=True):
        number = numbers[str(name)]
        kinds = [book.kind[token] for token in state.heroes[number].items]
        for kind in str(goods).split():
            if kind in kinds:
                at = kinds.index(kind)
                kinds[at] = ""
                yield _thing(number, at, state, first)


def _asked_hero(ask: Ask, state: State, book: TombBook) -> int:
    """The hero that the question names first, or -1."""
    names = [book.cards[hero.card].id if hero.card >= 0 else "" for hero in state.heroes]
    return names.index(str(ask.about[0])) if ask.about and ask.about[0] in names else -1


def _die_box(state: State) -> Box:
    x, y, w, h = layout.DIE_BOX if state.fighter >= 0 else layout.IDLE_DIE_BOX
    return x - 4, y - 4, w + 8, h + 8


def _cell(action: Action, ask: Ask, state: State, plan: Plan, hero: int) -> str:
    """A whole cell; an arrow shows where whoever goes there would fall to."""
    cell = action.value
    if action.kind == "start":
        cell = max(cell, covered(state) * plan.width + cell % plan.width)
    hint = ""
    walker = action.kind == "start" or (action.kind == "step" and ask.kind != "prowl" and hero != state.flying)
    if walker and (end := landing(state, plan, cell)) != cell:
        hint = _fall(cell, end, plan)
    return option(str(action), layout.inside(layout.cell_box(cell, plan), 1.2), hint, radius=4)


def _fall(cell: int, end: int, plan: Plan) -> str:
    x, y = layout.corner(cell, plan)
    _, low = layout.corner(end, plan)
    middle, foot = x + layout.CELL_W / 2, low + layout.GROUND - 3
    return svg.path(f"M{middle:g} {y + 12:g}V{foot:g}m-4-5 4 5 4-5", "me-fall-hint")


def _direction(action: Action, cell: int, plan: Plan) -> str:
    """The cell on that side of the hero, with an arrow over whatever is there; at the edge of the tomb, the edge."""
    right, down = WAYS[action.value]
    x, y = layout.corner(cell, plan)
    far_right, far_down = layout.LEFT + (plan.width - 1) * layout.CELL_W, layout.TOP + (plan.floors - 1) * layout.CELL_H
    left = min(max(x + right * layout.CELL_W, layout.LEFT - CHIP), far_right + CHIP)
    top = min(max(y + down * layout.CELL_H, layout.TOP - CHIP), far_down + CHIP)
    turn = (180, 0, -90, 90)[action.value]
    arrow = f'<g transform="translate({left + layout.CELL_W / 2:g} {top + 6:g}) rotate({turn})">{ARROW}</g>'
    return option(str(action), layout.inside((left, top, layout.CELL_W, layout.CELL_H), 1.2), arrow, radius=4)


def _in_tomb(action: Action, state: State, book: TombBook, plan: Plan, places: Places, hero: int) -> Box | None:
    kind, value = action.kind, action.value
    if kind == "floor":
        x, y = layout.corner(value, plan)
        return x + 0.8, y + layout.GROUND - 4, layout.CELL_W - 1.6, layout.SLAB + 8
    if kind == "wall":
        return layout.inside(layout.cell_box(value, plan), 1.2)
    if kind in ("open", "spring"):
        return layout.inside(layout.cell_box(value, plan), 2.4)
    if kind in ("prowl", "pull"):
        return _around(places.tokens.get(value), plan)
    if kind in ("target", "swap"):
        number = next(n for n, hero in enumerate(state.heroes) if hero.card == value)
        return _around_hero(number, state, places, plan)
    if kind == "take" and hero >= 0:
        pile = state.piles[state.heroes[hero].cell]
        return _around(places.tokens.get(next(t for t in reversed(pile) if t >= 0 and book.kind[t] == action.target)), plan)
    return None


def _around_hero(number: int, state: State, places: Places, plan: Plan) -> Box | None:
    """The hero; in company, only its side of the cell: the marks of the others stay uncovered."""
    place = places.heroes.get(number)
    if place is None or sum(other.cell == state.heroes[number].cell for other in state.heroes) == 1:
        return _around(place, plan)
    right, up = places.marks[number]
    return place.x + right - 0.8, place.y - up - 24, MARK + 1.6, 25


def _around(place: Stand | None, plan: Plan) -> Box | None:
    if place is None:
        return None
    if place.size == 1:
        return layout.inside((place.x, place.y, layout.CELL_W, layout.CELL_H), 4)
    x, y, w, h = place.box()
    return x - 2, y - 2, w + 4, h + 4


def _carried(action: Action, state: State, book: TombBook, hero: int, hands: Counter[str], ask: Ask) -> tuple[int, int] | None:
    """Who carries what is meant, and where; only where it is clear what a tap on it would do.

    Whoever taps a thing to see what it is must not drop it.
    """
    if action.kind == "leave":
        return None
    kind = ON_CARDS.get(action.kind, action.target)
    if action.kind in HANDS and hands[kind] > 1:
        return None
    number = hero
    if action.kind == "want":
        number = next(n for n, other in enumerate(state.heroes) if book.cards[other.card].id == ask.about[1])
    elif action.kind == "crystal":
        number = next((n for n, other in enumerate(state.heroes) if book.crystal in other.items), -1)
    elif action.kind not in (*HANDS, "offer", *ON_CARDS):
        return None
    if number < 0:
        return None
    kinds = [book.kind[token] for token in state.heroes[number].items]
    return (number, kinds.index(kind)) if kind in kinds else None
