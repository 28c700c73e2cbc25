"""Which sentence, and with which figures: read off the view and the book. No words and no rule decisions here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from undercroft.face import Phrase, Warned
from undercroft.games.dungeoneer import ASKS, EVENTS
from undercroft.games.dungeoneer.actions import ABILITY
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.wording.cards import card, sort_of
from undercroft.games.dungeoneer.face.wording.options import answered, option, spot
from undercroft.games.dungeoneer.face.wording.sure import figures
from undercroft.games.dungeoneer.loading import load
from undercroft.games.dungeoneer.state import View
from undercroft.kernel.types import Action, Ask, Barred, Event, Figure

__all__ = ["ANCHORS", "answered", "ask", "barred", "card", "event", "figures", "option", "plays", "seat", "shown", "where"]

ANCHORS: Mapping[str, str] = {
    "hero": "setup",
    "lay": "variants",
    "place": "map",
    "dungeonlord": "dungeonlord",
    "hero-phase": "hero-phase",
    "victim": "peril",
    "payer": "peril",
    "how-much": "peril",
    "monster-form": "battle",
    "hunt-form": "quests",
    "form": "battle",
    "cancel": "cards",
    "response": "battle",
    "before-roll": "tests",
    "wound": "wounds",
    "defeat": "wounds",
    "challenge": "battle",
    "hit-choice": "battle",
    "home": "lair",
    "over-lair": "lair",
    "over-limit": "limits",
    "reward": "lair",
    "which-attack": "battle",
    "which-alike": "cards",
    "take-away": "cards",
    "recover": "cards",
    "host": "cards",
    "destination": "cards",
    "shift": "cards",
    "shift-with": "cards",
    "shift-turn": "cards",
    "keep-or-use": "limits",
    "forced-open": "exits",
    "before-effect": "moving",
    "spikes": "hazards",
    "extra-die": "quests",
    "offering": "quests",
    "loot": "solo",
    "discard": "discard",
    "save": "discard",
}
NOBODY = (-1, "-", "")


# ---- events and questions ----


def event(event: Event) -> Mapping[str, Figure]:
    figures = _named(dict(zip(EVENTS[event.kind], event.data, strict=True)), event.seat)
    if "x" in figures:
        figures |= spot(int(figures.pop("x")), int(figures.pop("y")))
    if "dice" in figures:
        dice = str(figures["dice"]).split()
        figures |= {"dice": ", ".join(dice), "count": len(dice)}
    if event.kind == "compared":
        figures["outcome"] = _outcome(int(figures["attack"]), int(figures["counter"]))
    if event.kind == "dropped":
        figures["named"] = sort_of(str(figures["card"]), load("base"))
    return figures | {"by": "nobody" if event.seat is None else "somebody"}


def _outcome(attack: int, counter: int) -> str:
    return "tie" if attack == counter else "hit" if attack > counter else "countered"


def ask(ask: Ask) -> Mapping[str, Figure]:
    figures = _named(dict(zip(ASKS[ask.kind], ask.about, strict=True)), ask.seat)
    if ask.kind == "dungeonlord":
        figures["more"] = "yes" if len(ask.options) > 1 else "no"
    return figures


def _named(figures: dict[str, Figure], seat: int | None) -> dict[str, Figure]:
    """Who fights, by the kind of their names. What has happened is told without the table's book."""
    book = load("base")
    if "who" in figures:
        attacker = str(figures.pop("who"))
        figures |= {"attacker": attacker, "named": sort_of(attacker, book)}
    if "victim" in figures:
        figures |= _victim(figures["victim"], str(figures.pop("name")), seat, book)
    if figures.get("form") in NOBODY:
        figures["form"] = "none"
    return figures


def _victim(victim: Figure, name: str, seat: int | None, book: DungeonBook) -> dict[str, Figure]:
    """A hero or a monster by its name; `aim` says whether it is somebody at all, or the own hero."""
    if name in NOBODY:
        return {"victim": "nobody", "aim": "nobody", "victim-named": "hero"}
    return {"victim": name, "aim": "own" if victim == seat else "other", "victim-named": sort_of(name, book)}


def where(view: View) -> Phrase:
    state = view.state
    if state.phase == "over":
        return Phrase("where-over")
    if not state.round:
        return Phrase("where-before")
    if state.stage:
        return Phrase("where-battle", {"round": state.round, "stage": state.stage})
    return Phrase("where-round", {"round": state.round, "phase": "location" if state.drawn >= 0 else state.phase})


def seat(view: View, seat: int, book: DungeonBook) -> list[Phrase]:
    """The hero of a seat."""
    player = view.state.parts[seat]
    return [] if player.hero < 0 else [Phrase("seat-hero", {"hero": book.heroes[player.hero].id})]


plays = seat


def goal(view: View, book: DungeonBook) -> list[Phrase]:
    """What wins, and when the table agreed to stop."""
    terms = view.state.terms
    last = "no" if terms.solo or terms.resurrection else "yes"
    figures: dict[str, Figure] = {"of": book.figures.quests_to_win, "solo": "yes" if terms.solo else "no", "last": last}
    limit = [Phrase("wins-limit", {"rounds": terms.round_limit, "solo": figures["solo"]})] if terms.round_limit else []
    return [Phrase("wins-quests", figures), *limit]


def warnings(view: View, seat: int, book: DungeonBook) -> Iterator[Warned]:
    state, player = view.state, view.state.parts[seat]
    if player.hero < 0 or player.out or not state.round:
        return
    if player.health == 1:
        yield Warned(Phrase("warning-health"), f"hero-{seat}")
    if state.round == state.terms.round_limit:
        yield Warned(Phrase("warning-last-round", {"solo": "yes" if state.terms.solo else "no"}))


def standing(view: View, seat: int, book: DungeonBook) -> list[Phrase]:
    """How many quests it has done, or that it is out of the game."""
    player = view.state.parts[seat]
    if player.hero < 0:
        return []
    if player.out:
        return [Phrase("standing-out")]
    return [Phrase("standing-quests", {"quests": len(player.done), "of": book.figures.quests_to_win})]


# ---- barred wishes ----


ABOUT = {
    "DG-ECON-6": ("price", "purse"),
    "DG-ECON-9": ("price", "purse"),
    "DG-MOVE-1": ("steps", "points"),
    "DG-ANYTIME-3": ("window",),
    "DG-BATTLE-1": ("case",),
}
"""Rule -> the names of the figures that come with it."""


def barred(barred: Barred, view: View, book: DungeonBook) -> Phrase:
    figures = dict(zip(ABOUT.get(barred.rule, ()), barred.about, strict=False))
    return Phrase(f"reason-{barred.rule}", figures | _wish(barred.action, view, book))


def _wish(action: Action, view: View, book: DungeonBook) -> dict[str, Figure]:
    if action.kind in ("play", "declare", "rouse", "use", "shed", "discard", "dismiss"):
        card = book.by_id[action.target]
        unit = "glory" if card.glory or action.kind == "shed" else "peril"
        return {"card": card.id, "named": "card", "timing": card.timing, "kind": card.kinds[0], "unit": unit}
    if action.kind in ("visit", "there"):
        return {"card": action.target, "named": "location", "unit": "glory"}
    if action.kind == "seat":
        return {"card": "-", "named": "hero"}
    if action is ABILITY:
        return {"card": "-", "named": "ability", "unit": "glory"}
    if action.kind in ("attempt", "search", "pick-up", "deliver", "drop", "take-token", "swap-quest"):
        return _quest_wish(action, view, book)
    return {_WISHED[action.kind]: action.target} if action.kind in _WISHED else {}


_WISHED = {"move": "side", "form": "stat"}


def _quest_wish(action: Action, view: View, book: DungeonBook) -> dict[str, Figure]:
    """A quest with where it is tried or, left behind, picked up; or with where it can be changed, and for how much."""
    quest = book.quests[action.value]
    if action.kind == "swap-quest":
        return {"quest": quest.id, **_change(view, book)}
    if action.kind == "deliver":
        return {"quest": quest.id, "there": "place", "place": quest.where[1]}
    left = dict(view.state.tokens).get(action.value)
    if quest.category == "search":
        return {"quest": quest.id, "there": quest.where[0], "place": book.locations[book.entrance].id}
    return {"quest": quest.id, "there": "place", "place": quest.where[0] if left is None else book.locations[left].id}


def _change(view: View, book: DungeonBook) -> dict[str, Figure]:
    """What changing a quest costs here, or else in the place where it can be done."""
    assert view.seat is not None
    player = view.state.parts[view.seat]
    prices = {
        location.id: clause.glory
        for location in book.locations
        for clause in location.uses
        if clause.words[0].name == "SWAPQUEST"
    }
    here = book.locations[player.place].id
    place = here if here in prices else next(iter(prices))
    return {"place": place, "price": prices[place], "glory": player.glory, "here": "yes" if place == here else "no"}


# ---- what the drawing shows ----

PHASES = ("dungeonlord", "location", "hero", "discard")
FIGURES = ("goal", "melee", "magic", "speed", "points", "glory", "peril", "health")
PILES, SOLO_PILES = ("locations", "deck", "discard"), ("peril-deck", "peril-discard")


def shown(view: View, book: DungeonBook) -> Iterator[tuple[str, str, str]]:
    """Places of the drawing whose names do not tell their cards: each with kind and id of what says what it is."""
    state = view.state
    for seat, player in enumerate(state.parts):
        yield f"hero-{seat}", *(("hero", book.heroes[player.hero].id) if player.hero >= 0 else ("pile", "hero"))
    if view.seat is None or state.parts[view.seat].hand or (state.hands and state.hands[view.seat]):
        yield "hand", "pile", "hand"
    if state.drawn >= 0:
        yield "drawn", "location", book.locations[state.drawn].id
    yield from ((f"phase-{phase}", "sign", phase) for phase in PHASES)
    yield from ((f"sign-{figure}", "sign", figure) for figure in FIGURES)
    bare = {"discard": not state.discard, "peril-discard": not state.peril_discard}
    piles = (*PILES, *(SOLO_PILES if state.terms.solo else ()))
    yield from ((pile, "pile", pile) for pile in piles if not bare.get(pile))
