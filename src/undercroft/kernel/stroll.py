"""Several steps by one choice: where a seat can go so that nothing is decided, drawn or lost on the way."""

from __future__ import annotations

from collections import deque

from undercroft.kernel.driver import Curtain
from undercroft.kernel.foretell import Unforeseen
from undercroft.kernel.luck import Luck, Spliced
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Event, Seat

MOST_STEPS = 60
"""Steps tried for one question: farther goals are left out."""

Way = tuple[Action, ...]


def ways(table: Table, seat: Seat, luck: Luck) -> dict[str, Way]:
    """Every place that lies two steps or more away, and the steps that lead there. Nothing but the seat's view is looked at."""
    game, ask = table.game, table.question(seat)
    if ask is None or not any(action.kind in game.strolls for action in ask.options):
        return {}
    view = table.view(seat)
    # Whoever means the place where they stand does not mean to leave it and come back.
    found, left = {game.here(ask, view, table.book): Way()}, MOST_STEPS
    queue = deque([(game.guess(game, table.setup, view, table.book, luck), Way())])
    while queue and left:
        at, way = queue.popleft()
        for action in _steps(at, seat):
            left -= 1
            went = _went(at, seat, action)
            if went is not None and went[1] not in found:
                found[went[1]] = (*way, action)
                queue.append((went[0], (*way, action)))
            elif went is not None:
                went[0].let_go()
            if not left:
                break
        at.let_go()
    for at, _ in queue:
        at.let_go()
    return {place: way for place, way in found.items() if len(way) > 1}


def _steps(table: Table, seat: Seat) -> list[Action]:
    ask = table.question(seat)
    return [action for action in ask.options if action.kind in table.game.strolls] if ask is not None else []


def _went(table: Table, seat: Seat, step: Action) -> tuple[Table, str] | None:
    """The table after one step, and where it led; nothing where more happens than that somebody walks."""
    on, told = table.clone(), list[Event]()
    on.luck.source = Spliced(on.luck.source, on.luck.count, Unforeseen())
    on.listener, on.looker = (lambda _, event: told.append(event)), seat
    before, harmless = table.question(seat), table.game.strolls[step.kind]
    try:
        on.answer(seat, step)
    except Curtain:
        on.let_go()
        return None
    after = None if on.over else on.question(seat)
    on.listener = on.looker = None
    assert before is not None
    if after is None or after.kind != before.kind or any(event.kind not in harmless for event in told):
        on.let_go()
        return None
    arrivals = [str(event.data[-1]) for event in told if event.kind == harmless[0]]
    return on, arrivals[-1] if arrivals else step.target
