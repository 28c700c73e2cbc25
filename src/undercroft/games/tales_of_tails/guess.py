"""What could be true, given a view: guesses for bots, and the hidden zones the conformance walk varies."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.rules.play import QUESTS_DEALT
from undercroft.games.tales_of_tails.state import UNKNOWN, Pup, View
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck
from undercroft.kernel.table import Table
from undercroft.kernel.types import Seat, Setup, Zone

Vary = Callable[[Table, Luck], Iterable[Table]]
BEFORE = ("dogs", "deal")
"""Phases in which nobody holds a quest yet."""


def guess(game: Game, setup: Setup, view: View, book: TailsBook, luck: Luck) -> Table:
    """A table that could be the true one: the others' quests are drawn from those that the seat has not seen."""
    state = view.state.clone()
    own = state.parts[view.seat] if view.seat is not None else None
    if view.quiet is not None and view.seat is not None:
        own = state.parts[view.seat] = view.quiet.clone()
    seen = {*state.common, *(own.dealt if own else ()), own.quest if own else UNKNOWN}
    bag = [quest for quest in range(len(book.quests)) if quest not in seen]
    for seat, pup in enumerate(state.parts):
        if seat != view.seat and state.phase not in (*BEFORE, "over"):
            if state.phase == "quests":
                pup.dealt = tuple(_draw(bag, luck) for _ in range(QUESTS_DEALT))
            else:
                pup.quest = _draw(bag, luck)
    lanes = {}
    if state.phase == "quests":
        lanes = {str(seat): {"since": [], "ready": False, "done": False} for seat in range(setup.seats)}
        if view.seat is not None:
            done = view.seat not in view.waiting
            lanes[str(view.seat)] = {"since": list(view.since), "ready": view.ready, "done": done}
    table = Table.restore(game, setup, book, luck, state, {"lanes": lanes})
    for seat in range(setup.seats):
        if lanes and seat not in view.waiting:
            table.finish_lane(seat, luck)
    return table


def _draw(bag: list[int], luck: Luck) -> int:
    return bag.pop(luck.below(len(bag)))


def hidden(table: Table, seat: Seat | None) -> list[Zone]:
    """What a seat must not learn: the others' quests."""
    if table.over or table.state.phase in BEFORE:
        return []
    others = [other for other in range(len(table.state.parts)) if other != seat]
    if table.state.phase != "quests":
        return [Zone(f"quest of {other}", _other_quest(other)) for other in others]
    zones = [Zone(f"quests dealt to {other}", _other_deal(other)) for other in others]
    return zones + [Zone(f"choice of {other}", _other_choice(other)) for other in others if other in table.running()]


def _free(table: Table) -> list[int]:
    """Quests that nobody holds and that do not lie open."""
    state = table.state
    held = {quest for pup in state.parts for quest in (*pup.dealt, pup.quest)} | set(state.common)
    return [quest for quest in range(len(table.book.quests)) if quest not in held]


def _other_quest(other: Seat) -> Vary:
    def vary(table: Table, luck: Luck) -> Iterable[Table]:
        free = _free(table)
        if free:
            quest = free[luck.below(len(free))]

            def change(pup: Pup) -> None:
                pup.quest = quest

            yield table.changed(other, change, luck)

    return vary


def _other_deal(other: Seat) -> Vary:
    def vary(table: Table, luck: Luck) -> Iterable[Table]:
        free = _free(table)
        if free:
            quest, at = free[luck.below(len(free))], luck.below(QUESTS_DEALT)

            def change(pup: Pup) -> None:
                pup.dealt = tuple(quest if index == at else held for index, held in enumerate(pup.dealt))

            yield table.changed(other, change, luck)

    return vary


def _other_choice(other: Seat) -> Vary:
    def vary(table: Table, luck: Luck) -> Iterable[Table]:
        ask = table.question(other)
        if ask is not None and ask.kind != "ready":
            twin = table.clone()
            twin.answer(other, ask.options[luck.below(len(ask.options))])
            yield twin

    return vary
