"""How much a seat likes each option of a question, from what the seat may know: for the greedy bot.

A walk is begun only with a way out in mind, and the same search finds the same way at every question of it.
"""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from undercroft.games.tales_of_tails.actions import CONFIRM, EXPLORE, GIVE_UP, READY_TURNED, SLEEP, WALK
from undercroft.games.tales_of_tails.bot.goals import (
    grown,
    rather_walks_than_sleeps,
    time_to_leave,
    value_of_dog,
    value_of_places,
    value_of_quest,
)
from undercroft.games.tales_of_tails.bot.paths import best_turning, best_way
from undercroft.games.tales_of_tails.bot.sight import SEES_ALL, Sight
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.rules.movement import dungeon_of, first_steps
from undercroft.games.tales_of_tails.state import State, View, Walk
from undercroft.kernel.types import Action, Ask


def advice(view: View, ask: Ask, book: TailsBook, sight: Sight = SEES_ALL) -> list[float]:
    state = view.state
    match ask.kind:
        case "dog":
            return [value_of_dog(action.value, book) if sight.dogs else 0.0 for action in ask.options]
        case "quest":
            return [value_of_quest(action.value, state.parts[ask.seat].dog, book) for action in ask.options]
        case "turn":
            return _turn(state, ask, book, sight)
        case "place":
            return value_of_places(state, ask.seat, ask.options, book, sight)
        case "turning":
            return _only(ask, _turning(state, ask, book, sight))
        case "way" | "room":
            return _step(state, ask, book, sight)
        case "confirm":
            return _only(ask, CONFIRM)
    return [0.0] * len(ask.options)


def _only(ask: Ask, wanted: Action) -> list[float]:
    return [float(action == wanted) for action in ask.options]


def _turn(state: State, ask: Ask, book: TailsBook, sight: Sight) -> list[float]:
    explores, walks = EXPLORE in ask.options, WALK in ask.options
    chosen = turn_taken(state, ask.seat, book, sight, explores=explores, walks=walks)
    likes = {EXPLORE: 2.0, SLEEP: 1.0, WALK: 0.0, chosen: 3.0}
    return [likes.get(action, -1.0) for action in ask.options]


def turn_taken(state: State, seat: int, book: TailsBook, sight: Sight, *, explores: bool, walks: bool) -> Action:
    if explores and walks and time_to_leave(state, seat, book, sight):
        return WALK
    if explores and not grown(state):
        return EXPLORE
    return WALK if walks and rather_walks_than_sleeps(state, seat, book, sight) else SLEEP


# ---- a walk ----


def _turning(state: State, ask: Ask, book: TailsBook, sight: Sight) -> Action:
    aim = best_turning(state, ask.seat, book, sight)[0]
    for now, then in zip(dungeon_of(state).tiles, aim.tiles, strict=True):
        if now.turn != then.turn:
            return book.choices.turn[now.card]
    return READY_TURNED if READY_TURNED in ask.options else GIVE_UP


def _step(state: State, ask: Ask, book: TailsBook, sight: Sight) -> list[float]:
    walk = state.walk
    assert walk is not None
    step = _next_step(state, ask.seat, book, sight, walk)
    if step is not None and step in ask.options:
        return _only(ask, step)
    return [float(action.kind in ("out", "pass", "leave")) for action in ask.options]


def _next_step(state: State, seat: int, book: TailsBook, sight: Sight, walk: Walk) -> Action | None:
    """The next answer of the plan that this walk follows, or of a new one where it follows none."""
    dungeon = dungeon_of(state)
    start = replace(first_steps(state, seat, book), turned=walk.turned)
    plan = best_way(state, seat, book, dungeon, start, sight).plan
    if walk != start:
        for (_, now), (action, _) in pairwise(plan):
            if now == walk:
                return action
        plan = best_way(state, seat, book, dungeon, walk, sight).plan
    return plan[0][0] if plan else None
