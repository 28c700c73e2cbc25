"""Who may know what, why a wish is barred, what could be true, and what is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.rules import Desk, exits, play
from undercroft.games.tales_of_tails.rules.dungeon import placements
from undercroft.games.tales_of_tails.rules.lookahead import look_ahead
from undercroft.games.tales_of_tails.rules.play import QUESTS_DEALT
from undercroft.games.tales_of_tails.state import UNKNOWN, Pup, State, View
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck
from undercroft.kernel.table import Table
from undercroft.kernel.types import Barred, Seat, Setup, Zone

Vary = Callable[[Table, Luck], Iterable[Table]]
BEFORE_QUESTS = ("dogs", "deal")
"""Phases in which nobody holds a quest yet."""


def show(state: State) -> tuple[int, ...]:
    """While quests are chosen nothing else changes."""
    return ()


def view(table: Table, seat: Seat | None) -> View:
    """Everything lies open but the others' quests."""
    state: State = table.state.clone()
    if not table.over:
        for other, pup in enumerate(state.parts):
            if other != seat:
                pup.quest, pup.dealt = UNKNOWN, ()
    chain = table.chain(seat) if seat is not None else None
    quiet, since, ready = (chain.quiet, chain.since, chain.ready) if chain else (None, (), False)
    return View(seat, state, table.waiting_for(), quiet, since, ready)


def barred(table: Table, seat: Seat) -> list[Barred]:
    """The wishes that the open question does not offer, each with the rule that bars it."""
    ask = table.question(seat)
    found: list[Barred] = []
    if ask is None:
        return found
    desk: Desk = table.desk(seat)
    state, book, walk = desk.state, desk.book, desk.state.walk
    if ask.kind == "dog":
        play.free_dogs(desk, found)
    elif ask.kind == "turn":
        play.options(desk, found)
    elif ask.kind == "place":
        placements(state.dungeon, book, state.drawn, found)
    elif walk is not None and ask.kind == "turning":
        exits.turning_options(desk, walk, found)
    elif walk is not None and ask.kind == "way":
        look_ahead(state, book).ways(walk, found)
    elif walk is not None and ask.kind == "room":
        look_ahead(state, book).choices(walk, found)
    offered = set(ask.options)
    return list({wish.action: wish for wish in reversed(found) if wish.action not in offered}.values())[::-1]


def has_secrets(state: State, seat: Seat) -> bool:
    """A neighbour at the same device must look away from the quest."""
    return state.phase != "over"


# ---- what could be true ----


def guess(game: Game, setup: Setup, view: View, book: TailsBook, luck: Luck) -> Table:
    """A table that could be the true one: the others' quests are drawn from those that the seat has not seen."""
    state = view.state.clone()
    own = state.parts[view.seat] if view.seat is not None else None
    if view.quiet is not None and view.seat is not None:
        own = state.parts[view.seat] = view.quiet.clone()
    seen = {*state.common, *(own.dealt if own else ()), own.quest if own else UNKNOWN}
    bag = [quest for quest in range(len(book.quests)) if quest not in seen]
    for seat, pup in enumerate(state.parts):
        if seat != view.seat and state.phase not in (*BEFORE_QUESTS, "over"):
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


# ---- what is hidden, and how it could be otherwise ----


def hidden(table: Table, seat: Seat | None) -> list[Zone]:
    """What a seat must not learn: the others' quests."""
    if table.over or table.state.phase in BEFORE_QUESTS:
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
