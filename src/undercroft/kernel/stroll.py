"""Several steps by one choice: where a seat can go so that nothing is decided, drawn or lost on the way."""

from __future__ import annotations

from collections import deque
from typing import Any

from undercroft.kernel.driver import Curtain
from undercroft.kernel.foretell import Unforeseen, each_try
from undercroft.kernel.luck import Luck, Spliced
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Event, Seat

MOST_STEPS = 60
"""Steps tried for one question: farther goals are left out."""

Way = tuple[Action, ...]


def ways(table: Table, seat: Seat, luck: Luck, view: Any = None) -> dict[str, Way]:
    """Every place that lies two steps or more away, and the steps that lead there. Nothing but the seat's view is looked at."""
    game, ask = table.game, table.question(seat)
    if ask is None or not any(action.kind in game.strolls for action in ask.options):
        return {}
    view = table.view(seat) if view is None else view
    # Whoever means the place where they stand does not mean to leave it and come back.
    found, left = {game.here(ask, view, table.book): Way()}, MOST_STEPS
    queue = deque([(game.guess(game, table.setup, view, table.book, luck), Way())])
    while queue and left:
        at, way = queue.popleft()
        steps, tries = _steps(at, seat)[:left], each_try(at)
        left -= len(steps)
        for action in steps:
            place = _led(on := next(tries), seat, action)
            if place is None or place in found:
                on.let_go()
            else:
                found[place] = (*way, action)
                queue.append((on, found[place]))
        if not steps:
            at.let_go()
    for at, _ in queue:
        at.let_go()
    return {place: way for place, way in found.items() if len(way) > 1}


def _steps(table: Table, seat: Seat) -> list[Action]:
    ask = table.question(seat)
    return [action for action in ask.options if action.kind in table.game.strolls] if ask is not None else []


def _led(table: Table, seat: Seat, step: Action) -> str | None:
    """Where one step leads, taken on this table; nowhere, where more happens than that somebody walks."""
    told = list[Event]()
    table.luck.source = Spliced(table.luck.source, table.luck.count, Unforeseen())
    before, harmless = table.question(seat), table.game.strolls[step.kind]
    table.listener, table.looker = (lambda _, event: told.append(event)), seat
    try:
        table.answer(seat, step)
    except Curtain:
        return None
    after = None if table.over else table.question(seat)
    table.listener = table.looker = None
    assert before is not None
    if after is None or after.kind != before.kind or any(event.kind not in harmless for event in told):
        return None
    arrivals = [str(event.data[-1]) for event in told if event.kind == harmless[0]]
    return arrivals[-1] if arrivals else step.target
