"""Walking and exits (DG-MOVE)."""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import GO_ON, MOVE, STAY
from undercroft.games.dungeoneer.content import BLOCKED, TRAPPED, DungeonBook
from undercroft.games.dungeoneer.rules import Desk, points, wounds
from undercroft.games.dungeoneer.rules.dungeon import chart_of, release
from undercroft.games.dungeoneer.rules.entering import arrive
from undercroft.games.dungeoneer.rules.rolls import threat
from undercroft.games.dungeoneer.rules.stats import ignores, locked
from undercroft.games.dungeoneer.state import Opened, Player, State
from undercroft.kernel.types import Ask, Barred, Flow


def ways(d: Desk, seat: int, barred: list[Barred] | None = None) -> list[int]:
    """DG-MOVE-1, -2, -16, -26: the sides by which a standing hero with a point can leave."""
    player = d.state.parts[seat]
    if player.fallen:
        rule = "DG-MOVE-26"
    elif player.points < 1:
        rule = "DG-MOVE-1"
    else:
        rule = "DG-CARD-13" if locked(d.state, d.book, seat, "move") else ""
    if barred is not None:
        _bar(d, player, rule, barred)
    return [] if rule else list(chart_of(d.state.map, d.book).neighbours[player.place])


def _bar(d: Desk, player: Player, rule: str, barred: list[Barred]) -> None:
    """The sides that lead nowhere, and the locations that are no step away."""
    chart, there = chart_of(d.state.map, d.book), d.book.choices.there
    near = chart.neighbours[player.place]
    for side in range(4):
        if side not in near:
            leads = chart.leads[player.place] >> side & 1
            barred.append(Barred(MOVE[side], "DG-MOVE-2" if leads else "DG-MOVE-16"))
        elif rule:
            barred.append(Barred(MOVE[side], rule, (1, player.points)))
    for place, steps in chart.steps(player.place).items():
        if steps > 1 or (steps == 1 and rule):
            barred.append(Barred(there[d.book.locations[place].id], rule or "DG-MOVE-1", (steps, player.points)))


FREE, OPENED, IGNORED, STOPS = range(4)


def hurdle(state: State, book: DungeonBook, seat: int, side: int) -> int:
    """What an exit is to a hero: never barred, opened this turn or held open, barred for others only, or a test."""
    place = state.parts[seat].place
    exit = chart_of(state.map, book).exit(place, side)
    if exit.kind not in (BLOCKED, TRAPPED):
        return FREE
    if any(opened.place == place and opened.side == side for opened in state.opened):
        return OPENED
    return IGNORED if ignores(state, book, seat, "blocked_exit" if exit.kind == BLOCKED else "trap_exit") else STOPS


def walk(d: Desk, seat: int, side: int) -> Flow:
    """DG-MOVE-4 to -13: the exit's condition, the point, then the entry."""
    state, book = d.state, d.book
    player = state.parts[seat]
    chart = chart_of(state.map, book)
    exit = chart.exit(player.place, side)
    to = chart.neighbours[player.place][side]
    stops = hurdle(state, book, seat, side) == STOPS
    if exit.kind == BLOCKED and stops:
        if not (yield from threat(d, seat, exit.stat, exit.value, "exit")):
            release(state, seat)
            state.opened += (Opened(player.place, side, seat),)
            points.use_point(player)
            d.tell("stuck", book.locations[player.place].id, seat=seat)
            if player.points == 0 or (yield Ask(seat, "forced-open", (GO_ON, STAY), quiet=False)) is STAY:
                return
    elif exit.kind == TRAPPED and stops:
        if (yield from threat(d, seat, exit.stat, exit.value, "exit")):
            state.opened += (Opened(player.place, side),)
        else:
            yield from wounds.wound(d, seat, 1)
            if state.parts[seat].out or state.parts[seat] is not player:
                return
    points.use_point(player)
    d.tell("moved", book.locations[to].id, seat=seat)
    yield from arrive(d, seat, to)
