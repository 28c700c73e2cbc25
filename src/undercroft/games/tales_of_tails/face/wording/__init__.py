"""Which sentence, and with which figures: read off the view and the book. No words and no rule decisions here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from undercroft.face import Phrase
from undercroft.games.tales_of_tails import ASKS, EVENTS
from undercroft.games.tales_of_tails.content import SYMBOLS, TailsBook
from undercroft.games.tales_of_tails.face.board.dungeon import gap_spot
from undercroft.games.tales_of_tails.face.board.tiles import looks
from undercroft.games.tales_of_tails.face.wording.cards import card, counted, name_of, potion_of
from undercroft.games.tales_of_tails.face.wording.options import answered, option
from undercroft.games.tales_of_tails.face.wording.scene import from_the_start
from undercroft.games.tales_of_tails.face.wording.standing import goal, standing, tally, warnings
from undercroft.games.tales_of_tails.face.wording.sure import figures
from undercroft.games.tales_of_tails.loading import load
from undercroft.games.tales_of_tails.rules.dungeon import maze_of
from undercroft.games.tales_of_tails.rules.play import left_to_draw
from undercroft.games.tales_of_tails.rules.scoring import times_met
from undercroft.games.tales_of_tails.state import INSIDE, View
from undercroft.kernel.types import Action, Ask, Barred, Event, Figure

__all__ = [
    "ANCHORS", "answered", "ask", "barred", "card", "event", "figures", "goal", "option", "paid", "plays", "seat", "shown",
    "standing", "tally", "warnings", "where",
]  # fmt: skip

ANCHORS: Mapping[str, str] = {
    "dog": "dogs",
    "quest": "quests",
    "ready": "quests",
    "turn": "turn",
    "place": "explore",
    "turning": "dogs",
    "way": "walk",
    "room": "rooms",
    "confirm": "walk",
}


# ---- events and questions ----


def event(event: Event) -> Mapping[str, Figure]:
    figures: dict[str, Figure] = dict(zip(EVENTS[event.kind], event.data, strict=True))
    if event.kind == "placed":
        figures |= from_the_start(int(figures.pop("x")), int(figures.pop("y")))
    return _named(figures)


def ask(ask: Ask) -> Mapping[str, Figure]:
    figures = _named(dict(zip(ASKS[ask.kind], ask.about, strict=True)))
    if ask.kind == "turn":
        offered = {action.kind for action in ask.options}
        figures["explore"] = "yes" if "explore" in offered else "no-place" if figures["cards"] else "no-cards"
        figures["walk"] = "yes" if "walk" in offered else "no"
    return figures


def _named(figures: dict[str, Figure]) -> dict[str, Figure]:
    """Rooms by the names of their cards, potions by theirs. What has happened is told without the table's book."""
    book = load("base")
    for field in ("room", "card"):
        if field in figures:
            figures[field] = name_of(book.rooms[book.number[str(figures[field])]])
    if "symbol" in figures:
        figures["potion"] = potion_of(SYMBOLS.index(str(figures.pop("symbol"))), book)
    return figures


def where(view: View) -> Phrase:
    state = view.state
    if state.phase == "over":
        return Phrase("where-over")
    if not state.round:
        return Phrase("where-before")
    figures: dict[str, Figure] = {"round": state.round, "rounds": load("base").figures.rounds, "cards": left_to_draw(state)}
    return Phrase("where-round" if state.countdown < 0 else "where-countdown", figures)


def seat(view: View, seat: int, book: TailsBook) -> list[Phrase]:
    """The dog of a seat, and whether it is still in the dungeon."""
    place = view.state.parts[seat].place
    return [dog if place == INSIDE else Phrase(f"seat-{place}", dog.figures) for dog in plays(view, seat, book)]


def plays(view: View, seat: int, book: TailsBook) -> list[Phrase]:
    pup = view.state.parts[seat]
    return [] if pup.dog < 0 else [Phrase("seat-dog", {"dog": book.dogs[pup.dog].id})]


# ---- barred wishes ----


ABOUT: Mapping[str, tuple[str, ...]] = {
    "DD-EXPLORE-5": ("where",),
    "DD-TURN-6": ("turned",),
    "DD-MONSTER-2": ("potions",),
    **dict.fromkeys(("DD-EXIT-15", "DD-MONSTER-13"), ("damage", "defence")),
    **dict.fromkeys(("DD-EXIT-5", "DD-EXIT-6", "DD-EXIT-8", "DD-EXIT-9", "DD-DOOR-1"), ("room",)),
}
"""What the figures of a reason are called."""


def barred(barred: Barred, view: View, book: TailsBook) -> Phrase:
    figures = dict(zip(ABOUT.get(barred.rule, ()), barred.about, strict=True))
    return Phrase(f"reason-{barred.rule}", _wish(barred.action, view, book) | _named(figures))


def _wish(action: Action, view: View, book: TailsBook) -> dict[str, Figure]:
    if action.kind == "disarm":
        return {"room": name_of(book.rooms[action.value])}
    if action.kind == "out":
        return {"side": action.target}
    if action.kind == "fight" and (walk := view.state.walk) is not None:
        card = (walk.turned or view.state.dungeon).tiles[walk.path[-1]].card
        return {"room": name_of(book.rooms[card]), "symbols": counted(book.need[card])}
    return {}


# ---- what the drawing shows, and what paid ----


def shown(view: View, book: TailsBook) -> Iterator[tuple[str, str, str]]:
    """Places of the drawing whose names do not tell their cards: each with kind and id of a card that says what it is."""
    state = view.state
    for tile in state.dungeon.tiles:
        yield f"room-{book.rooms[tile.card].id}", "room", book.rooms[looks(book)[tile.card]].id
    if state.drawn >= 0:
        yield "hand", "room", book.rooms[looks(book)[state.drawn]].id
    elif state.phase == "turn":
        yield "hand", "dog", book.dogs[state.parts[state.turn].dog].id
    else:
        yield "hand", "place", "hand"
    for seat, pup in enumerate(state.parts):
        yield (f"pup-{seat}", "dog", book.dogs[pup.dog].id) if pup.dog >= 0 else (f"pup-{seat}", "place", "pup")
    yield "goods", "place", "goods"
    yield from (("supply", "potion", potion.id) for potion in book.potions)
    yield "stack", "pile", "stack"
    maze = maze_of(state.dungeon, book)
    yield from ((gap_spot(gap, maze, book), "place", "gap") for gap in state.dungeon.gaps)


def paid(view: View, book: TailsBook) -> Iterator[tuple[str, str, str, tuple[int | None, ...]]]:
    """Which line of the score sheet stands for which quests: what each paid, seat by seat; nobody else is paid for an own one."""
    state = view.state
    seats = range(len(state.parts))

    def pay(quest: int, seat: int) -> int:
        return times_met(state, book, seat, quest) * book.quests[quest].coins

    for quest in state.common:
        yield "common-quests", "quest", book.quests[quest].id, tuple(pay(quest, seat) for seat in seats)
    for owner, pup in enumerate(state.parts):
        own = tuple(pay(pup.quest, seat) if seat == owner else None for seat in seats)
        yield "own-quest", "quest", book.quests[pup.quest].id, own
