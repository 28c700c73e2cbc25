"""Who may know what: the open sheets, the view of a seat, why a wish is barred, what could be true, and what is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from undercroft.games.paper_dungeons.content import SKULL, PaperBook
from undercroft.games.paper_dungeons.rules import Desk, bosses, cards, dice, items, levels, minions, movement
from undercroft.games.paper_dungeons.state import UNKNOWN, Sheet, State, Team, View
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck
from undercroft.kernel.table import Table
from undercroft.kernel.types import Barred, Seat, Setup, Zone

Vary = Callable[[Table, Luck], Iterable[Table]]
ASKS_BEFORE = ("gem-before", "levels-before", "slay-before", "parts-before")
"""Talents whose owner is asked before the game, so that waiting tells of one of them."""


def open_sheet(team: Team, *, with_cards: bool) -> Sheet:
    """A team's sheet as all see it; talent and goal only where they lie open."""
    return Sheet(
        team.levels, team.cells, team.potions, team.hearts, team.wounds, team.risen, team.room, team.path, team.explored,
        team.slain, team.edges, team.gems, team.taken, team.crossed, team.bosses, team.mission_glory, team.numbers,
        team.opening, team.talent if with_cards else UNKNOWN, team.goal if with_cards else UNKNOWN,
    )  # fmt: skip


def show(state: State) -> tuple[Sheet, ...]:
    with_cards = state.terms.open_cards or state.phase == "over"
    return tuple(open_sheet(team, with_cards=with_cards) for team in state.parts)


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


# ---- what could be true ----


def fits(book: PaperBook, talent: int, sheet: Sheet, phase: str, *, waits: bool) -> bool:
    """Whether a talent agrees with what everybody has seen of its owner."""
    effect = book.talents[talent].effect
    if sheet.talent != UNKNOWN:
        return talent == sheet.talent
    if phase == "keep":
        return True
    if phase == "prepare":
        return effect in ASKS_BEFORE or not waits
    if phase == "blows" and waits and effect == "no-boss-wounds":
        return False
    return sheet.opening == (book.talents[talent].id if effect in cards.BEFORE else "")


def guess(game: Game, setup: Setup, view: View, book: PaperBook, luck: Luck) -> Table:
    """A table that could be the true one: own part as it is, the others' cards drawn from what the seat has not seen."""
    own = view.own
    state = State(
        view.terms, view.phase, view.round, view.dungeon, view.dice, view.missions, view.claimed, view.powers,
        shown=view.sheets,
    )  # fmt: skip
    talents = _unseen(len(book.talents), own.talents_dealt if own else ())
    goals = _unseen(len(book.goals), (*(own.goals_dealt if own else ()), *(sheet.goal for sheet in view.sheets)))
    others = [seat for seat in range(setup.seats) if seat != view.seat]
    kept = _assign(view, book, luck, talents, others)
    for seat, sheet in enumerate(view.sheets):
        if seat == view.seat and own is not None:
            state.parts.append((view.quiet or own).clone())
            continue
        state.parts.append(team := _someone(view, sheet, kept[seat], talents, goals, luck))
        if view.phase == "explore":
            skulls = dice.symbols(state, book).count(SKULL)
            team.skulls = dice.skull_wounds(team, skulls, book)
        elif view.phase == "blows":
            team.blows = bosses.blows_of(team, view.powers[seat], state, book)
    done = [seat for seat in range(setup.seats) if seat not in view.waiting]
    lanes = {str(seat): {"since": [], "ready": False, "done": False} for seat in range(setup.seats)}
    if view.seat is not None:
        waits = view.seat in view.waiting
        lanes[str(view.seat)] = {"since": list(view.since), "ready": view.ready, "done": not waits}
    table = Table.restore(game, setup, book, luck, state, {"lanes": lanes if view.phase != "over" else {}})
    for seat in done:
        table.finish_lane(seat, luck)
    return table


def _unseen(count: int, seen: tuple[int, ...]) -> list[int]:
    return [card for card in range(count) if card not in seen]


def _assign(view: View, book: PaperBook, luck: Luck, bag: list[int], others: list[Seat]) -> dict[Seat, int]:
    """A different talent for each of the others, the most constrained first, so that a choice is always left."""
    kept: dict[Seat, int] = {}
    fitting = {
        seat: [
            talent for talent in bag
            if fits(book, talent, view.sheets[seat], view.phase, waits=seat in view.waiting)
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


# ---- what is hidden, and how it could be otherwise ----


def hidden(table: Table, seat: Seat | None) -> list[Zone]:
    """What a seat must not learn: the others' cards and their running round."""
    zones: list[Zone] = []
    if table.over:
        return zones
    secret = not table.state.terms.open_cards
    for other in range(len(table.state.parts)):
        if other == seat:
            continue
        if table.state.phase == "keep":
            zones += [Zone(f"{kind} dealt to {other}", _other_deal(other, kind)) for kind in ("talents", "goals")]
        elif secret:
            zones += [Zone(f"talent of {other}", _other_talent(other, seat)), Zone(f"goal of {other}", _other_goal(other))]
        if other in table.running():
            zones.append(Zone(f"running round of {other}", _other_round(other)))
    return zones


def _pick(bag: list[int], luck: Luck) -> list[int]:
    """One of the bag, if it is not empty."""
    return [bag[luck.below(len(bag))]] if bag else []


def _other_deal(other: Seat, kind: str) -> Vary:
    dealt = f"{kind}_dealt"

    def vary(table: Table, luck: Luck) -> Iterable[Table]:
        held = {card for team in table.state.parts for card in getattr(team, dealt)}
        at = luck.below(2)
        for card in _pick([card for card in range(len(getattr(table.book, kind))) if card not in held], luck):

            def change(team: Team, card: int = card) -> None:
                hand = list(getattr(team, dealt))
                hand[at] = card
                setattr(team, dealt, tuple(hand))

            yield table.changed(other, change, luck)

    return vary


def _other_talent(other: Seat, seat: Seat | None) -> Vary:
    def vary(table: Table, luck: Luck) -> Iterable[Table]:
        state, book = table.state, table.book
        held = {team.talent for team in state.parts} | set(state.parts[seat].talents_dealt if seat is not None else ())
        waits = other in table.waiting_for()
        sheet = state.shown[other] if state.shown else state.parts[other]
        free = [t for t in range(len(book.talents)) if t not in held and fits(book, t, sheet, state.phase, waits=waits)]
        for talent in _pick(free, luck):

            def change(team: Team, talent: int = talent) -> None:
                team.talent = talent

            yield table.changed(other, change, luck)

    return vary


def _other_goal(other: Seat) -> Vary:
    def vary(table: Table, luck: Luck) -> Iterable[Table]:
        held = {team.goal for team in table.state.parts}
        for goal in _pick([card for card in range(len(table.book.goals)) if card not in held], luck):

            def change(team: Team, goal: int = goal) -> None:
                team.goal = goal

            yield table.changed(other, change, luck)

    return vary


def _other_round(other: Seat) -> Vary:
    """One answer more, one answer less, or, for a team that is done, another round altogether."""

    def vary(table: Table, luck: Luck) -> Iterable[Table]:
        ask = table.question(other)
        if ask is not None and ask.kind != "ready":
            twin = table.clone()
            twin.answer(other, ask.options[luck.below(len(ask.options))])
            yield twin
        if table.can_take_back(other):
            twin = table.clone()
            twin.take_back(other)
            if ask is None:
                for _ in range(luck.below(12)):
                    if twin.can_take_back(other):
                        twin.take_back(other)
                twin.finish_lane(other, luck)
            yield twin

    return vary
