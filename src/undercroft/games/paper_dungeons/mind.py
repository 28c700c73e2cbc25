"""What could be true, given a view: guesses for bots, and the hidden zones the conformance walk varies."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from undercroft.games.paper_dungeons.content import PaperBook
from undercroft.games.paper_dungeons.rules import cards
from undercroft.games.paper_dungeons.state import UNKNOWN, Sheet, State, Team, View
from undercroft.kernel.luck import Luck
from undercroft.kernel.table import Table
from undercroft.kernel.types import Game, Seat, Setup, Zone

Vary = Callable[[Table, Luck], Iterable[Table]]

ASKS_BEFORE = ("gem-before", "levels-before", "slay-before", "parts-before")
"""Talents whose owner is asked before the game, so that waiting tells of one of them."""


def fits(book: PaperBook, talent: int, sheet: Sheet, phase: str, *, waits: bool) -> bool:
    """Whether a talent agrees with what everybody has seen of its owner."""
    effect = book.talents[talent].effect
    if phase == "keep":
        return True
    if phase == "prepare":
        return (effect in ASKS_BEFORE) == waits
    return sheet.opening == (book.talents[talent].id if effect in cards.BEFORE else "")


def guess(game: Game, setup: Setup, view: View, book: PaperBook, luck: Luck) -> Table:
    """A table that could be the true one: own part as it is, the others' cards drawn from what the seat has not seen."""
    own = view.own
    state = State(
        view.terms, view.phase, view.round, view.dungeon, view.dice, view.missions, view.claimed, view.powers,
        shown=view.sheets,
    )  # fmt: skip
    talents = _unseen(len(book.talents), own.talents_dealt if own else ())
    goals = _unseen(len(book.goals), own.goals_dealt if own else ())
    others = [seat for seat in range(setup.seats) if seat != view.seat]
    kept = _assign(view, book, luck, talents, others)
    for seat, sheet in enumerate(view.sheets):
        if seat == view.seat and own is not None:
            state.parts.append((view.quiet or own).clone())
            continue
        state.parts.append(_someone(view, sheet, kept[seat], talents, goals, luck))
    done = [seat for seat in range(setup.seats) if seat not in view.waiting]
    lanes = {str(seat): {"since": [], "ready": False, "done": False} for seat in range(setup.seats)}
    if view.seat is not None:
        waits = view.seat in view.waiting
        lanes[str(view.seat)] = {"since": list(view.since), "ready": view.ready, "done": not waits}
    table = Table.restore(game, setup, book, luck, state, {"lanes": lanes if view.phase != "over" else {}})
    for seat in done:
        finish(table, seat, luck)
    return table


def finish(table: Table, seat: Seat, luck: Luck) -> None:
    """Plays a seat at random until it is done with its lane, but never past the meeting."""
    while (ask := table.question(seat)) is not None and len(table.waiting_for()) > 1:
        table.answer(seat, ask.options[luck.below(len(ask.options))])


def _unseen(count: int, seen: tuple[int, ...]) -> list[int]:
    return [card for card in range(count) if card not in seen]


def _assign(view: View, book: PaperBook, luck: Luck, bag: list[int], others: list[Seat]) -> dict[Seat, int]:
    """A different talent for each of the others, the most constrained first, so that a choice is always left."""
    kept: dict[Seat, int] = {}
    fitting = {
        seat: [
            talent for talent in bag
            if fits(book, talent, view.sheets[seat], view.phase, waits=seat in view.waiting)
            and view.sheets[seat].talent in (UNKNOWN, talent)
        ]
        for seat in others
    }  # fmt: skip
    for seat in sorted(others, key=lambda seat: (len(fitting[seat]), seat)):
        choices = [talent for talent in fitting[seat] if talent not in kept.values()]
        kept[seat] = choices[luck.below(len(choices))]
    for talent in kept.values():
        bag.remove(talent)
    return kept


def _draw(bag: list[int], luck: Luck) -> int:
    return bag.pop(luck.below(len(bag)))


def _someone(view: View, sheet: Sheet, talent: int, talents: list[int], goals: list[int], luck: Luck) -> Team:
    """Another team: its open sheet, and cards it could hold."""
    known = {field: getattr(sheet, field) for field in Sheet.__struct_fields__}
    goal = sheet.goal if sheet.goal >= 0 else _draw(goals, luck)
    keeping = view.phase == "keep"
    known["talent"], known["goal"] = (UNKNOWN, UNKNOWN) if keeping else (talent, goal)
    team = Team(**known, talents_dealt=(talent, _draw(talents, luck)), goals_dealt=(goal, _draw(goals, luck)))
    team.prepared = view.phase not in ("keep", "prepare")
    return team


def hidden(table: Table, seat: Seat | None) -> list[Zone]:
    """What a seat must not learn: the others' cards and their running round, and the chance to come."""
    zones = [Zone("chance", _other_chance)]
    if table.over:
        return zones
    secret = not table.state.terms.open_cards
    for other in range(len(table.state.parts)):
        if other == seat:
            continue
        if table.state.phase == "keep":
            zones += [Zone(f"cards dealt to {other}", _other_deal(other))]
        elif secret:
            zones += [Zone(f"talent of {other}", _other_talent(other, seat)), Zone(f"goal of {other}", _other_goal(other, seat))]
        if table.side_by_side():
            zones.append(Zone(f"running round of {other}", _other_round(other)))
    return zones


def _other_chance(table: Table, luck: Luck) -> Iterable[Table]:
    twin = table.clone()
    twin.luck.source = luck.clone().source
    yield twin


def _other_deal(other: Seat) -> Vary:
    def vary(table: Table, luck: Luck) -> Iterable[Table]:
        held = {card for team in table.state.parts for card in team.goals_dealt}
        free = [card for card in range(len(table.book.goals)) if card not in held]
        if free:
            first = free[luck.below(len(free))]

            def change(team: Team) -> None:
                team.goals_dealt = (first, *team.goals_dealt[1:])

            yield table.changed(other, change)

    return vary


def _other_talent(other: Seat, seat: Seat | None) -> Vary:
    def vary(table: Table, luck: Luck) -> Iterable[Table]:
        state, book = table.state, table.book
        held = {team.talent for team in state.parts}
        waits = other in table.waiting_for()
        sheet = state.shown[other] if state.shown else state.parts[other]
        free = [t for t in range(len(book.talents)) if t not in held and fits(book, t, sheet, state.phase, waits=waits)]
        if free:
            talent = free[luck.below(len(free))]

            def change(team: Team) -> None:
                team.talent = talent

            yield table.changed(other, change)

    return vary


def _other_goal(other: Seat, seat: Seat | None) -> Vary:
    def vary(table: Table, luck: Luck) -> Iterable[Table]:
        held = {team.goal for team in table.state.parts}
        free = [card for card in range(len(table.book.goals)) if card not in held]
        if free:
            goal = free[luck.below(len(free))]

            def change(team: Team) -> None:
                team.goal = goal

            yield table.changed(other, change)

    return vary


def _other_round(other: Seat) -> Vary:
    def vary(table: Table, luck: Luck) -> Iterable[Table]:
        ask = table.question(other)
        if ask is not None and ask.kind != "ready":
            twin = table.clone()
            twin.answer(other, ask.options[luck.below(len(ask.options))])
            yield twin
        if table.can_take_back(other) and ask is not None:
            twin = table.clone()
            twin.take_back(other)
            yield twin

    return vary
