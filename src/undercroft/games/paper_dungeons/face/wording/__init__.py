"""Which sentence, and with which figures: read off the view and the book. No words and no rule decisions here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from undercroft.face import Phrase
from undercroft.games.paper_dungeons import ASKS, EVENTS
from undercroft.games.paper_dungeons.content import DICE, HEROES, LETTERS, SYMBOLS, PaperBook, Room
from undercroft.games.paper_dungeons.face.wording.cards import card
from undercroft.games.paper_dungeons.face.wording.options import answered, colour_of, figures, option
from undercroft.games.paper_dungeons.face.wording.standing import goal, standing, tally, warnings
from undercroft.games.paper_dungeons.rules.play import ROUNDS
from undercroft.games.paper_dungeons.rules.scoring import RESURRECTION
from undercroft.games.paper_dungeons.state import Team, View
from undercroft.kernel.types import Action, Ask, Barred, Event, Figure

__all__ = [
    "ANCHORS", "answered", "ask", "barred", "card", "event", "figures", "goal", "option", "plays", "seat", "shown", "standing",
    "tally", "warnings", "where",
]  # fmt: skip

ANCHORS: Mapping[str, str] = {
    "keep-talent": "cards",
    "keep-goal": "cards",
    "take-gem": "gems",
    "drink": "wounds",
    "die": "dice",
    "use": "dice",
    "step": "moving",
    "raise": "levels",
    "part": "items",
    "slay": "minions",
    "ready": "round",
}


# ---- events and questions ----


def event(event: Event) -> Mapping[str, Figure]:
    figures: dict[str, Figure] = dict(zip(EVENTS[event.kind], event.data, strict=True))
    if "die" in figures:
        figures["colour"] = colour_of(str(figures.pop("die")))
    if event.kind == "wounded":
        figures["marked"] = int(figures["wounds"]) - int(figures["drunk"])
    elif event.kind == "risen":
        figures["glory"] = -RESURRECTION
    elif event.kind == "gem" and figures["letter"] == "-":
        figures["letter"] = "outside"
    elif event.kind == "fled":
        figures["glory"] = -int(figures["glory"])
    return figures


def ask(ask: Ask) -> Mapping[str, Figure]:
    figures: dict[str, Figure] = dict(zip(ASKS[ask.kind], ask.about, strict=True))
    if "die" in figures:
        figures["colour"] = colour_of(str(figures.pop("die")))
    return figures


def where(view: View) -> Phrase:
    if not view.round:
        return Phrase("where-before")
    return Phrase("where-round", {"round": view.round, "of": ROUNDS})


def seat(view: View, seat: int, book: PaperBook) -> list[Phrase]:
    """Every seat is a team."""
    return []


plays = seat


# ---- barred wishes ----


def barred(barred: Barred, view: View, book: PaperBook) -> Phrase:
    figures = _REASONS.get(barred.rule, _target)(barred.action, view, book)
    return Phrase(f"reason-{barred.rule}", figures | ({"when": barred.about[0]} if barred.about else {}))


def _target(action: Action, view: View, book: PaperBook) -> dict[str, Figure]:
    if action.kind in ("level", "raise"):
        return {"hero": action.target}
    if action.kind in ("craft", "part"):
        return {"item": action.target}
    return {"room": action.target} if action.kind in ("step", "slay") else {}


def _wrong_die(action: Action, view: View, book: PaperBook) -> dict[str, Figure]:
    team = _own(view)
    black = team.die >= 3
    symbol = book.faces[black][view.dice[team.die]].symbol
    trains = "black" if book.training[team.goal][action.value] else "white"
    symbol_fits = "yes" if symbol == action.value else "no"
    return {"hero": action.target, "symbol": SYMBOLS[symbol], "trains": trains, "fits": symbol_fits}


def _wrong_symbol(action: Action, view: View, book: PaperBook) -> dict[str, Figure]:
    return {"item": action.target, "symbol": SYMBOLS[book.item_symbols[action.value]]}


def _far(action: Action, view: View, book: PaperBook) -> dict[str, Figure]:
    here = book.room_names[_own(view).room]
    return {"room": action.target, "here": here, "same": "yes" if action.target == here else "no"}


def _wall(action: Action, view: View, book: PaperBook) -> dict[str, Figure]:
    return {"room": action.target, "item": book.items[book.wall_items[0][0]].id}


def _water(action: Action, view: View, book: PaperBook) -> dict[str, Figure]:
    return {"room": action.target, "item": book.items[book.water_items[0][0]].id}


def _own(view: View) -> Team:
    assert view.own is not None
    return view.own


_REASONS = {
    "PD-LEVEL-2": _wrong_die,
    "PD-ITEM-3": _wrong_symbol,
    "PD-MOVE-3": _far,
    "PD-MOVE-7": _wall,
    "PD-MOVE-8": _water,
}


# ---- what the drawing shows ----

TRACKS = ("heroes", "items", "gems", "minions", "potions", "wounds", "resurrection", "rounds")


def shown(view: View, book: PaperBook) -> Iterator[tuple[str, str, str]]:
    """Places and signs of the sheet that no card names: each with kind and id of words that say what it is."""
    yield from ((track, "track", track) for track in TRACKS)
    yield from ((f"gem-{letter}", "track", "gems") for letter in LETTERS)
    yield from ((f"die-{die}", "track", "dice") for die in DICE)
    yield from ((f"hero-{hero}", "hero", hero) for hero in HEROES)
    yield from ((f"item-{item.id}", "item", item.id) for item in book.items)
    yield from ((f"room-{room.name}", "sign", sign) for room in book.rooms for sign in _signs(room))
    yield from ((f"sign-{sign}", "sign", sign) for sign in ("room", "water", "wall", "passage", "entrance"))
    yield from ((f"symbol-{symbol}", "symbol", symbol) for symbol in SYMBOLS)


def _signs(room: Room) -> list[str]:
    met = [room.minion] if room.hero >= 0 else ["trap"] if room.trap else []
    return [*met, *dict.fromkeys(room.rewards)] or ([] if room.gem >= 0 else ["room"])
