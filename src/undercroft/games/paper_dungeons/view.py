"""Who may know what: the open sheets, the view of a seat, and why a wish is barred."""

from __future__ import annotations

from undercroft.games.paper_dungeons.rules import Desk, dice, items, levels, minions, movement
from undercroft.games.paper_dungeons.state import UNKNOWN, Sheet, State, Team, View
from undercroft.kernel.table import Table
from undercroft.kernel.types import Barred, Seat


def open_sheet(team: Team, *, cards: bool) -> Sheet:
    """A team's sheet as all see it; talent and goal only where they lie open."""
    return Sheet(
        team.levels, team.cells, team.potions, team.hearts, team.wounds, team.risen, team.room, team.path, team.explored,
        team.slain, team.edges, team.gems, team.taken, team.crossed, team.bosses, team.mission_glory, team.numbers,
        team.opening, team.talent if cards else UNKNOWN, team.goal if cards else UNKNOWN,
    )  # fmt: skip


def show(state: State) -> tuple[Sheet, ...]:
    cards = state.terms.open_cards or state.phase == "over"
    return tuple(open_sheet(team, cards=cards) for team in state.parts)


def view(table: Table, seat: Seat | None) -> View:
    state: State = table.state
    lanes = table.side_by_side()
    own = None if seat is None else state.parts[seat].clone()
    chain = table.chain(seat) if seat is not None else None
    return View(
        seat,
        state.terms,
        state.phase,
        state.round,
        state.dungeon,
        state.dice,
        state.missions,
        state.claimed,
        state.powers,
        state.shown if lanes else show(state),
        own,
        table.waiting_for(),
        chain.quiet if chain else None,
        chain.since if chain else (),
        chain is not None and chain.ready,
    )


def barred(table: Table, seat: Seat) -> list[Barred]:
    """The wishes that the open question does not offer, each with the rule that bars it.

    What the question is about comes first; then dice, their uses and rooms, which wait until it is answered.
    """
    ask = table.question(seat)
    found: list[Barred] = []
    if ask is None:
        return found
    desk: Desk = table.desk(seat)
    before = table.state.phase == "prepare"
    if ask.kind == "raise":
        levels.raisable(desk, levels.veterans_first(desk.part) if before else UNKNOWN, found)
    elif ask.kind == "part":
        items.fillable(desk, found, below=1 if before else items.CELLS)
    elif ask.kind == "slay":
        # What was chosen a moment ago is no longer alive either.
        found += [Barred(action, "PD-FIGHT-7") for action in minions.alive(desk, 0, found)]
    found += [Barred(action, "PD-DICE-16", ("wait",)) for action in dice.at_hand(desk, found)]
    found += [Barred(action, "PD-DICE-16", ("wait",)) for action in dice.uses(desk, found)]
    found += [Barred(action, "PD-MOVE-13") for action in movement.ways(desk, found)]
    offered = set(ask.options)
    return [wish for wish in found if wish.action not in offered]


def has_secrets(state: State, seat: Seat) -> bool:
    """PD-RULING-38: with several teams and secret cards, a neighbour at the same device must look away."""
    return len(state.parts) > 1 and not state.terms.open_cards and state.phase != "over"
