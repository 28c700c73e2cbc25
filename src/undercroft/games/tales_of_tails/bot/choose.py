"""How much a seat likes each option of a question, from what the seat may know: for the greedy bot.

A walk is begun only with a way out in mind, and the same search finds the same way at every question of it.
"""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from undercroft.games.tales_of_tails.actions import CONFIRM, EXPLORE, GIVE_UP, READY_TURNED, SLEEP, WALK
from undercroft.games.tales_of_tails.bot.building import rate_places
from undercroft.games.tales_of_tails.bot.outings import GLANCE, NOT_FOUND, best_turning, from_the_start, outing
from undercroft.games.tales_of_tails.bot.prices import power, prices
from undercroft.games.tales_of_tails.content import LETTERS, Counts, TailsBook
from undercroft.games.tales_of_tails.rules.movement import dungeon_of, first_steps
from undercroft.games.tales_of_tails.state import INSIDE, State, View, Walk
from undercroft.kernel.types import Action, Ask

A_PAW = 0.8
"""What a paw should bring before a dog is content to leave first."""
PATIENCE = 1.6
"""How much more it waits for while nobody else would be content."""
HASTE = 0.04
"""How much less it is content with for each room on the table."""
LATE, A_TURN = 0.4, 0.12
"""Once somebody has left: the share of that it is content with, and more for each turn still to come."""
ENOUGH_ROOMS = 28
"""In a dungeon of this size a dog that is alone, with nothing to hurry it, looks no further."""
NEVER = 99.0
TURNS_BRING = 2.5
"""More than this Sharik hardly gains by turning a room."""


def advice(view: View, ask: Ask, book: TailsBook) -> list[float]:
    state = view.state
    match ask.kind:
        case "dog":
            return [_dog(state, ask.seat, action.value, book) for action in ask.options]
        case "quest":
            return [_quest(state, ask.seat, action.value, book) for action in ask.options]
        case "turn":
            return rate_turn(state, ask, book)
        case "place":
            return rate_places(state, ask, book)
        case "turning":
            return _rate_turning(state, ask, book)
        case "way" | "room":
            return _rate_steps(state, ask, book)
        case "confirm":
            return _only(ask, CONFIRM)
    return [0.0] * len(ask.options)


def _only(ask: Ask, wanted: Action) -> list[float]:
    return [float(action == wanted) for action in ask.options]


# ---- before the game ----


def _dog(state: State, seat: int, dog: int, book: TailsBook) -> float:
    """What it can hunt."""
    return power(book.base[dog], book)


def _quest(state: State, seat: int, quest: int, book: TailsBook) -> float:
    return _suits(book.base[state.parts[seat].dog], quest, book)


def _suits(attack: Counts, quest: int, book: TailsBook) -> float:
    card = book.quests[quest]
    if card.most:
        return card.coins * (0.3 + 0.05 * attack[LETTERS.index(card.most)])
    hunted = next(number for number, room in enumerate(book.rooms) if room.name == card.each)
    lacking = sum(max(0, need - held) for need, held in zip(book.need[hunted], attack, strict=True))
    return card.coins * (1.0 - 0.2 * lacking)


# ---- explore, walk or sleep ----


def rate_turn(state: State, ask: Ask, book: TailsBook) -> list[float]:
    wanted = _turn(state, ask, book)
    likes = {EXPLORE: 2.0, SLEEP: 1.0, WALK: 0.0, wanted: 3.0}
    return [likes.get(action, -1.0) for action in ask.options]


def _turn(state: State, ask: Ask, book: TailsBook) -> Action:
    seat = ask.seat
    if WALK not in ask.options:
        return EXPLORE if EXPLORE in ask.options else SLEEP
    value = from_the_start(state, seat, book).value
    if EXPLORE not in ask.options:
        return WALK if _turned(state, seat, book, value) > asleep(state, seat, book) else SLEEP
    wish = content(state, seat, book)
    if wish - TURNS_BRING < value < wish * PATIENCE:
        value = _turned(state, seat, book, value)
    leaves = value >= wish * PATIENCE or (value >= wish and _rivals_ready(state, seat, book))
    return WALK if leaves and value > NOT_FOUND else EXPLORE


def _turned(state: State, seat: int, book: TailsBook, value: float) -> float:
    """What the best way out is worth to a dog that can turn rooms."""
    return best_turning(state, seat, book)[1] if book.dogs[state.parts[seat].dog].ability == "turn" else value


def _rivals_ready(state: State, seat: int, book: TailsBook) -> bool:
    """Whether somebody else could be content to leave in the next turn."""
    rivals = [n for n, pup in enumerate(state.parts) if n != seat and pup.place == INSIDE]
    return any(from_the_start(state, rival, book, GLANCE).value >= content(state, rival, book) for rival in rivals)


def asleep(state: State, seat: int, book: TailsBook) -> float:
    """What a night's sleep is worth: a paw for the rounds to come."""
    return prices(state, seat, book).paw if state.parts[seat].extra else 0.0


def content(state: State, seat: int, book: TailsBook) -> float:
    """The value of a way out that is worth leaving for, rather than to build on."""
    inside = sum(pup.place == INSIDE for pup in state.parts)
    paws = state.parts[seat].tokens
    rooms = len(state.dungeon.tiles)
    wish = paws * A_PAW - HASTE * rooms
    if inside == 1:
        return NEVER if rooms < ENOUGH_ROOMS or state.countdown >= 0 else 0.0
    if state.countdown >= 0:
        turns = state.countdown / inside
        wish *= min(1.0, LATE + A_TURN * turns)
    return wish


# ---- a walk ----


def _rate_turning(state: State, ask: Ask, book: TailsBook) -> list[float]:
    aim = best_turning(state, ask.seat, book)[0]
    for now, then in zip(dungeon_of(state).tiles, aim.tiles, strict=True):
        if now.turn != then.turn:
            return _only(ask, book.choices.turn[now.card])
    return _only(ask, READY_TURNED if READY_TURNED in ask.options else GIVE_UP)


def _rate_steps(state: State, ask: Ask, book: TailsBook) -> list[float]:
    walk = state.walk
    assert walk is not None
    step = next_step(state, ask.seat, book, walk)
    return _only(ask, step) if step in ask.options else [float(action.kind in ("out", "pass", "leave")) for action in ask.options]


def next_step(state: State, seat: int, book: TailsBook, walk: Walk) -> Action | None:
    """The next answer of the plan that this walk follows, or of a new one where it follows none."""
    dungeon = dungeon_of(state)
    start = replace(first_steps(state, seat, book), turned=walk.turned)
    plan = outing(state, seat, book, dungeon, start).plan
    if walk == start:
        return plan[0][0] if plan else None
    for (_, now), (action, _) in pairwise(plan):
        if now == walk:
            return action
    plan = outing(state, seat, book, dungeon, walk).plan
    return plan[0][0] if plan else None
