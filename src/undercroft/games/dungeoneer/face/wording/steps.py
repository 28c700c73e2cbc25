"""What comes next: of a quest its next step, of a card in hand when it can be played, or why not now. No rule is decided here."""

from __future__ import annotations

from undercroft.face import Phrase
from undercroft.games.dungeoneer.content import DungeonBook, Quest
from undercroft.games.dungeoneer.face.wording import barred
from undercroft.games.dungeoneer.face.wording.options import on_the_die
from undercroft.games.dungeoneer.rules.dungeon import chart_of
from undercroft.games.dungeoneer.rules.quests import between, fits
from undercroft.games.dungeoneer.rules.rolls import LEAST_TEST
from undercroft.games.dungeoneer.rules.stats import price, score
from undercroft.games.dungeoneer.state import View
from undercroft.kernel.types import Ask, Figure

NOT_FOUND, FAR = -1, 99

# ---- quests ----


def next_step(view: View, book: DungeonBook, seat: int, number: int) -> Phrase:
    """Where a seat has to go for a quest, how far that is, and what is to be done there."""
    quest, player, left = book.quests[number], view.state.parts[seat], dict(view.state.tokens)
    if number in player.escorts:
        return _at(quest.where[1], {"task": "deliver"}, view, book, seat)
    if number in left:
        return _at(book.locations[left[number]].id, {"task": "take"}, view, book, seat)
    if quest.category == "escort":
        return _at(quest.where[0], {"task": "take"}, view, book, seat)
    if quest.search and (number, player.place) not in player.found:
        return _searched(quest, view, book, seat)
    where = book.locations[player.place].id if quest.search else quest.where[0]
    return _at(where, _task(quest, view, book, seat), view, book, seat)


def distance(step: Phrase) -> int:
    """How far it is to a next step; what is not found yet or could be anywhere comes last."""
    steps = int(step.figures.get("steps", NOT_FOUND))
    return FAR if steps == NOT_FOUND else steps


def _at(place: str, task: dict[str, Figure], view: View, book: DungeonBook, seat: int) -> Phrase:
    here, number = view.state.parts[seat].place, book.place[place]
    known = chart_of(view.state.map, book)
    steps = known.steps(here).get(number, NOT_FOUND) if here in known.tiles else NOT_FOUND
    return Phrase("next-step", {"there": "place", "place": place, "steps": steps, **task})


def _searched(quest: Quest, view: View, book: DungeonBook, seat: int) -> Phrase:
    """Anywhere of a kind; where the hero stands in such a place, with what it adds to the die."""
    place = view.state.parts[seat].place
    here = place >= 0 and fits(book.locations[place], quest)
    added = between(view.state, book, place) if here else 0
    return Phrase("next-search", {
        "type": quest.where[0],
        "here": "yes" if here else "no",
        "value": quest.search,
        "need": on_the_die(quest.search - added),
    })  # fmt: skip


def _task(quest: Quest, view: View, book: DungeonBook, seat: int) -> dict[str, Figure]:
    test = quest.test
    if quest.monster is not None:
        return {"task": "hunt", "monster": quest.monster.id}
    if test.name == "THREAT":
        stat, value = str(test.args[1]), max(LEAST_TEST, test.number(2))
        own = score(view.state, book, seat, stat)
        return {"task": "test", "stat": stat, "value": value, "need": on_the_die(value - own)}
    if test.name == "ROLL":
        return {"task": "roll", "dice": test.number(0), "value": test.number(1)}
    return {"task": f"pay-{test.args[0]}", "amount": test.number(1)}


# ---- cards in hand ----

DEEDS = ("play", "declare")
CHOSEN = ("discard", "card")
MOMENTS = frozenset({"DG-CARD-3", "DG-BATTLE-9", "DG-ANYTIME-1", "DG-ANYTIME-2", "DG-ANYTIME-7"})
"""Rules that say no more than that a card waits for its moment."""


def playable(name: str, ask: Ask | None) -> bool:
    """Whether the open question offers anything for a card of the hand."""
    return ask is not None and any(action.target == name and action.kind in (*DEEDS, *CHOSEN) for action in ask.options)


def when(number: int, seat: int, view: View, book: DungeonBook, ask: Ask | None) -> Phrase:
    """What a card of the hand can be used for now, or why not, or when it can be played."""
    card = book.cards[number]
    unit = "glory" if card.glory else "peril"
    for action in ask.options if ask is not None else ():
        if action.target == card.id and action.kind in DEEDS:
            cost = price(view.state, book, seat, number)
            return Phrase("hand-now", {"price": cost, "unit": unit})
        if action.target == card.id and action.kind in CHOSEN:
            return Phrase(f"hand-{action.kind}")
    for wish in ask.barred if ask is not None else ():
        if wish.action.target == card.id and wish.action.kind in DEEDS and wish.rule not in MOMENTS:
            said = barred(wish, view, book)
            return Phrase(f"{said.id}.short", said.figures)
    return Phrase("hand-moment", {"moment": card.condition or card.timing})
