"""Where in the picture each option of a question lies."""

from __future__ import annotations

from collections import Counter

from undercroft.draw import svg
from undercroft.draw.marks import Box, option
from undercroft.games.monsters_of_egypt.content import Plan, TombBook
from undercroft.games.monsters_of_egypt.face.board import layout
from undercroft.games.monsters_of_egypt.face.board.pieces import Places, Stand
from undercroft.games.monsters_of_egypt.face.board.shapes import picture
from undercroft.games.monsters_of_egypt.rules.dungeon import covered, landing
from undercroft.games.monsters_of_egypt.state import State
from undercroft.kernel.types import Action, Ask

CELLS = ("step", "start", "at")
HANDS = ("use", "spend", "place", "leave")
WAYS = ((-1, 0), (1, 0), (0, -1), (0, 1))
"""The directions in the order of the actions: right by so much, down by so much."""
CHIP = 18.0
ARROW = svg.path("M-5 0H5M1-4 5 0 1 4", "me-fall-hint me-solid")
ON_CARDS = {"crystal": "crystal", "vest": "vest", "douse": "extinguisher"}


def shapes(ask: Ask, state: State, book: TombBook, plan: Plan, places: Places) -> dict[str, list[str]]:
    """Block -> the shapes to lay over it. What has no place of its own is in the words beside the board."""
    found: dict[str, list[str]] = {"tomb": [], "scene": [], "heroes": []}
    hands = Counter(action.target for action in ask.options if action.kind in HANDS)
    hero = _asked_hero(ask, state, book)
    for action in ask.options:
        if action.kind in CELLS:
            found["tomb"].append(_cell(action, ask, state, plan, hero))
        elif (box := _in_tomb(action, state, book, plan, places, hero)) is not None:
            found["tomb"].append(option(str(action), box, radius=4))
        elif action.kind == "direction" and hero >= 0:
            found["tomb"].append(_direction(action, *layout.corner(state.heroes[hero].cell, plan)))
        elif action.kind == "hero":
            x, y, w, _ = box = layout.choice_box(action.value)
            found["scene"].append(option(str(action), box, picture(action.target, x + 1, y + 8, w - 2), radius=4))
        elif action.kind == "roll":
            found["scene"].append(option("roll", _die_box(state), radius=4))
        elif (box := _on_card(action, state, book, hero, hands, ask)) is not None:
            found["heroes"].append(option(str(action), box, radius=4))
    if ask.kind in ("bargain", "agree"):
        found["heroes"] += _on_offer(ask, state, book)
    return found


def _on_offer(ask: Ask, state: State, book: TombBook) -> list[str]:
    """Marks on what would change hands."""
    marks = []
    rows = {book.cards[hero.card].id: row for row, hero in enumerate(state.heroes)}
    for name, goods in zip(ask.about[:2], ask.about[2:], strict=True):
        row = rows[str(name)]
        kinds = [book.kind[token] for token in state.heroes[row].items]
        for kind in str(goods).split():
            if kind in kinds:
                at = kinds.index(kind)
                kinds[at] = ""
                x, y, w, h = layout.item_box(row, at)
                marks.append(svg.path(f"M{x + 8:g} {y + h - 7:g}h{w - 18:g}m-6-5 6 5-6 5", "me-deal"))
    return marks


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


def _direction(action: Action, x: float, y: float) -> str:
    """An arrow beside the hero."""
    right, down = WAYS[action.value]
    left, top = x + layout.CELL_W / 2 + right * 24 - CHIP / 2, y + layout.GROUND / 2 + down * 29 - CHIP / 2
    turn = (180, 0, -90, 90)[action.value]
    arrow = f'<g transform="translate({left + CHIP / 2:g} {top + CHIP / 2:g}) rotate({turn})">{ARROW}</g>'
    return option(str(action), (left, top, CHIP, CHIP), arrow, radius=4)


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
        return _around(places.heroes.get(number), plan)
    if kind == "take" and hero >= 0:
        pile = state.piles[state.heroes[hero].cell]
        return _around(places.tokens.get(next(t for t in reversed(pile) if t >= 0 and book.kind[t] == action.target)), plan)
    return None


def _around(place: Stand | None, plan: Plan) -> Box | None:
    if place is None:
        return None
    if place.size == 1:
        return layout.inside((place.x, place.y, layout.CELL_W, layout.CELL_H), 4)
    x, y, w, h = place.box()
    return x - 2, y - 2, w + 4, h + 4


def _on_card(action: Action, state: State, book: TombBook, hero: int, hands: Counter[str], ask: Ask) -> Box | None:
    """Carried items; only where it is clear what a tap on one would do."""
    kind = ON_CARDS.get(action.kind, action.target)
    if action.kind in HANDS and hands[kind] > 1:
        return None
    row = hero
    if action.kind == "want":
        row = next(n for n, other in enumerate(state.heroes) if book.cards[other.card].id == ask.about[1])
    elif action.kind == "crystal":
        row = next((n for n, other in enumerate(state.heroes) if book.crystal in other.items), -1)
    elif action.kind not in (*HANDS, "offer", *ON_CARDS):
        return None
    if row < 0:
        return None
    kinds = [book.kind[token] for token in state.heroes[row].items]
    return layout.item_box(row, kinds.index(kind)) if kind in kinds else None
