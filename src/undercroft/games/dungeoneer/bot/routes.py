"""Ways over the map for a hero: what each step costs in points and in harm, and the best way to every place."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from undercroft.games.dungeoneer.bot.odds import passed
from undercroft.games.dungeoneer.bot.prizes import A_POINT, PERIL, glory, life
from undercroft.games.dungeoneer.content import BLOCKED, FORMS, TRAPPED, DungeonBook, Side
from undercroft.games.dungeoneer.rules.dungeon import Chart, chart_of
from undercroft.games.dungeoneer.rules.stats import ignores, modified, score
from undercroft.games.dungeoneer.state import State

HARM_OF_A_CARD = 0.3
"""Wounds that a peril card deals to a lonely hero, about."""
LEAST = 0.02
"""No step is a gain, however rich the place: a way must lead somewhere."""


class Way(NamedTuple):
    points: float
    """Action points that it takes, on average."""
    cost: float
    """Points and harm together."""
    harm: float
    """What it does to the hero on the way, less the glory."""
    first: int
    """The side by which it begins; -1: already there."""


class Walker(NamedTuple):
    """What a hero brings to tests on its way."""

    seat: int
    scores: dict[str, int]
    exits: int
    health: int
    glory: int
    ignored: frozenset[str]


def walker(state: State, seat: int, book: DungeonBook) -> Walker:
    player = state.parts[seat]
    scores = {form: score(state, book, seat, form) for form in FORMS}
    scores |= {"level": player.level, "health": player.health}
    hindrances = ("blocked_exit", "trap_exit", "spikes", "pit", "danger")
    ignored = frozenset(what for what in hindrances if ignores(state, book, seat, what))
    return Walker(seat, scores, modified(state, book, seat, "threat_exit"), player.health, player.glory, ignored)


def peril_cost(state: State, amount: int) -> float:
    """What peril costs: alone, so many dice each bring a card when they do not exceed it."""
    if state.terms.solo:
        return amount * min(amount, 6) / 6 * HARM_OF_A_CARD * life(state.parts[0].health)
    return PERIL * amount


def leaving(who: Walker, side: Side) -> tuple[float, float]:
    """Points and harm of leaving by a side that nobody holds open."""
    if side.kind == BLOCKED and "blocked_exit" not in who.ignored:
        return 2 - passed(who.scores[side.stat] + who.exits, side.value), 0.0
    if side.kind == TRAPPED and "trap_exit" not in who.ignored:
        return 1.0, (1 - passed(who.scores[side.stat] + who.exits, side.value)) * life(who.health)
    return 1.0, 0.0


def entering(state: State, who: Walker, place: int, book: DungeonBook) -> tuple[float, float]:
    """Points and harm of entering a place: its hazards, and glory and peril where it is new."""
    location = book.locations[place]
    points = harm = 0.0
    for clause in location.entry:
        word = clause.words[0]
        if word.name == "SPIKES" and "spikes" not in who.ignored:
            harm += (1 - passed(who.scores[str(word.args[0])], word.number(1))) * life(who.health)
        elif word.name == "PIT" and "pit" not in who.ignored:
            points += (1 - passed(who.scores[str(word.args[0])], word.number(1))) * 1.0
        elif word.name == "THREAT":
            fails = 1 - passed(who.scores[str(word.args[1])], word.number(2))
            wounds = sum(each.number(1) for each in word.fail if each.name == "WOUND")
            loss = sum(each.number(1) for each in word.fail if each.name == "GLORY")
            harm += fails * (wounds * life(who.health) - glory(who.glory + location.glory, loss))
    if place not in state.parts[who.seat].visited:
        harm += peril_cost(state, location.peril) - glory(who.glory, location.glory)
    return points, harm


def ways(state: State, seat: int, book: DungeonBook, start: int = -1, who: Walker | None = None) -> dict[int, Way]:
    """The best way from where the hero is, or from another place, to every place."""
    chart = chart_of(state.map, book)
    who = walker(state, seat, book) if who is None else who
    start = state.parts[seat].place if start < 0 else start
    open_exits = {(exit.place, exit.side) for exit in state.opened}
    found = {start: Way(0.0, 0.0, 0.0, -1)}
    queue, settled = [(0.0, start)], set[int]()
    entries: dict[int, tuple[float, float]] = {}
    while queue:
        _, place = heappop(queue)
        if place in settled:
            continue
        settled.add(place)
        here = found[place]
        for side, other in chart.neighbours[place].items():
            if other in settled:
                continue
            out = (1.0, 0.0) if (place, side) in open_exits else leaving(who, chart.exit(place, side))
            into = entries.get(other)
            if into is None:
                into = entries[other] = entering(state, who, other, book)
            points, harm = out[0] + into[0], out[1] + into[1]
            cost = here.cost + max(LEAST, points * A_POINT + harm)
            if other not in found or cost < found[other].cost:
                first = side if here.first < 0 else here.first
                found[other] = Way(here.points + points, cost, here.harm + harm, first)
                heappush(queue, (cost, other))
    return found


def depth(chart: Chart, entrance: int) -> dict[int, int]:
    """Locations between a place and the entrance: what a search adds to its die."""
    return {place: max(0, steps - 1) for place, steps in chart.steps(entrance).items()}
