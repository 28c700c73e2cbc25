"""Which sentence, and with which figures: read off the view and the book. No words and no rule decisions here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from undercroft.face import Phrase
from undercroft.games.monsters_of_egypt import ASKS, EVENTS
from undercroft.games.monsters_of_egypt.content import CHEST, CLIMB, DOORS, WALL, Plan, TombBook
from undercroft.games.monsters_of_egypt.face.wording import options
from undercroft.games.monsters_of_egypt.face.wording.cards import card
from undercroft.games.monsters_of_egypt.face.wording.scene import kind_of
from undercroft.games.monsters_of_egypt.face.wording.standing import goal, standing, warnings
from undercroft.games.monsters_of_egypt.rules.dungeon import covered
from undercroft.games.monsters_of_egypt.state import DEAD, GONE, State, View
from undercroft.kernel.foretell import Foretold
from undercroft.kernel.types import Action, Ask, Barred, Event, Figure

__all__ = [
    "ANCHORS", "answered", "ask", "barred", "card", "event", "figures", "goal", "option", "plays", "seat", "shown", "standing",
    "warnings", "where",
]  # fmt: skip

ANCHORS: Mapping[str, str] = {
    "hero": "setup",
    "start-item": "setup",
    "start": "turn",
    "act": "turn",
    "retreat": "fights",
    "pick-up": "tokens",
    "fight": "fights",
    "after-roll": "fights",
    "banish": "items",
    "aim": "items",
    "bomb": "items",
    "blast": "items",
    "hook": "items",
    "pull": "items",
    "reveal": "items",
    "bargain": "tokens",
    "agree": "tokens",
    "vest": "lives",
    "crystal": "lives",
    "fire": "traps",
    "concede": "end",
    "wake": "pharaoh",
    "victim": "monsters",
    "monsters": "monsters",
    "prowl": "monsters",
    "apply": "monsters",
}
LISTS = ("given", "wanted")
CELLS = ("cell", "from", "to")
HELD = "-\u2060"
"""A hyphen that no line ends with: 4-10 is one word."""


# ---- events and questions ----


def event(event: Event) -> Mapping[str, Figure]:
    figures: dict[str, Figure] = dict(zip(EVENTS[event.kind], event.data, strict=True))
    if event.kind == "pulled":
        figures["what"] = kind_of(str(figures["what"]))
    elif event.kind in ("climbed", "flew"):
        rise = _floor(figures["from"]) - _floor(figures["to"])
        figures["way"] = "up" if rise > 0 else "down" if rise else "level"
    return _whole(figures)


def _floor(cell: Figure) -> int:
    return int(str(cell).partition("-")[0])


def ask(ask: Ask) -> Mapping[str, Figure]:
    figures: dict[str, Figure] = dict(zip(ASKS[ask.kind], ask.about, strict=True))
    for name in LISTS:
        if figures.get(name) == "-":
            figures[name] = "nothing"
    return _whole(figures)


figures = options.figures


def option(action: Action, ask: Ask, view: View, book: TombBook, sure: Foretold) -> tuple[Phrase, list[Phrase]]:
    words, effects = options.option(action, ask, view, book, sure)
    return Phrase(words.id, _whole(words.figures)), [Phrase(effect.id, _whole(effect.figures)) for effect in effects]


def answered(ask: Ask, view: View, book: TombBook) -> Phrase:
    words = options.answered(ask, view, book)
    return Phrase(words.id, _whole(words.figures))


def _whole(figures: Mapping[str, Figure]) -> dict[str, Figure]:
    """Figures in which the names of cells hold together."""
    cells = {name: str(figures[name]).replace("-", HELD) for name in CELLS if isinstance(figures.get(name), str)}
    return {**figures, **cells}


def where(view: View) -> Phrase:
    state = view.state
    if state.phase == "gather":
        return Phrase("where-before")
    if state.terms.mode == "escape":
        return Phrase("where-escape", {"round": state.round, "floors": covered(state), "next": covered(state) + 1})
    return Phrase("where-round", {"round": state.round})


def seat(view: View, seat: int, book: TombBook) -> list[Phrase]:
    """The heroes of a seat and how they are; a seat without a living one plays the monsters."""
    state = view.state
    heroes = [state.heroes[number] for number in state.parts[seat].heroes]
    if not heroes:
        return plays(view, seat, book)
    told = [
        Phrase(_STANDING.get(hero.cell, "seat-hero"), {"hero": book.cards[hero.card].id}) for hero in heroes if hero.card >= 0
    ]
    fallen = not state.terms.solo and all(hero.cell == DEAD for hero in heroes)
    return [*told, Phrase("seat-monsters")] if fallen else told


def plays(view: View, seat: int, book: TombBook) -> list[Phrase]:
    heroes = [view.state.heroes[number] for number in view.state.parts[seat].heroes]
    if not heroes:
        return [Phrase("seat-spirit")]
    return [Phrase("seat-hero", {"hero": book.cards[hero.card].id}) for hero in heroes if hero.card >= 0]


_STANDING = {DEAD: "seat-fallen", GONE: "seat-out"}


# ---- barred wishes ----


def barred(barred: Barred, view: View, book: TombBook) -> Phrase:
    figures = _wish(barred.action) | dict(zip(ABOUT.get(barred.rule, ()), barred.about, strict=True))
    if barred.rule == "ME-BOARD-11":
        figures["door"] = _door(barred.action.value, view, book)
    elif barred.rule == "ME-MOVE-1":
        far, left = int(figures["moves"]), int(figures["left"])
        figures["reach"] = "none" if far < 0 else "here" if far == 0 else "near" if far <= left else "far"
    return Phrase(f"reason-{barred.rule}", figures)


ABOUT = {
    "ME-MOVE-1": ("moves", "left"),
    "ME-EFFECT-8": ("against",),
    "ME-RULING-68": ("rounds", "quiet"),
    "ME-ITEM-TELEPORTER-1": ("cells",),
    "ME-WEAPON-PORTAL-6": ("cells",),
} | dict.fromkeys(("ME-PHARAOH-10", "ME-MONSTERTURN-6", "ME-RULING-40"), ("monster",))
"""Rule -> the names of the figures that its reason carries."""


def _wish(action: Action) -> dict[str, Figure]:
    return {_WISHED[action.kind]: action.target} if action.kind in _WISHED else {}


_WISHED = dict.fromkeys(("take", "leave", "use", "spend", "place"), "item") | dict.fromkeys(("hero", "swap"), "hero")


def _door(cell: int, view: View, book: TombBook) -> str:
    """The door at this cell's left or right."""
    doors = book.plans[view.state.terms.mode].doors
    return next(name for name, left in zip(DOORS, doors, strict=True) if left >= 0 and cell in (left, left + 1))


# ---- what the drawing shows ----


def shown(view: View, book: TombBook) -> Iterator[tuple[str, str, str]]:
    """Every place of the drawing with what it is; heroes and tokens have cards of their own."""
    plan = book.plans[view.state.terms.mode]
    for cell, name in enumerate(plan.names):
        yield f"cell-{name}", "place", _place(view.state, plan, cell)
    yield from ((place, "place", place) for place in ("scene", "monsters", "bags"))
    yield from ((f"face-{face}", "face", face) for face in dict.fromkeys(book.die))


def _place(state: State, plan: Plan, cell: int) -> str:
    """What there is to say about a cell: what lies there, or else what it is."""
    if cell < covered(state) * plan.width:
        return "covered"
    if state.shape[cell] & WALL:
        return "arrows" if cell in dict(plan.arrows) else "wall"
    above, below = _printed(plan)
    if cell in above:
        return above[cell]
    if state.piles[cell] and state.piles[cell][-1] < 0:
        return "chest" if state.piles[cell][-1] == CHEST else "danger"
    return below.get(cell, "ladder" if state.shape[cell] & CLIMB else "cell")


@cache
def _printed(plan: Plan) -> tuple[dict[int, str], dict[int, str]]:
    """What is printed on cells: what is seen whatever lies there, and what lies under tokens."""
    groups = ((plan.spikes, "spikes"), (plan.caves, "cave"), (plan.starts, "start"))
    below = {cell: name for cells, name in groups for cell in cells} | dict(
        zip(plan.boulder, ("boulder", "boulder-end"), strict=True)
    )
    return {plan.exit: "exit", plan.statues[0]: "bastet", plan.statues[1]: "anubis"}, below
