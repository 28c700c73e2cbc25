"""Ways over the map: what each step costs a hero in points and harm, the best way to a place, where a new one had better lie."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from undercroft.games.dungeoneer.bot.prices import (
    A_POINT,
    GLORY,
    PERIL,
    glory_worth,
    open_quests,
    pass_chance,
    patience,
    quest_worth,
    rivalry,
    sum_chance,
    wound_cost,
)
from undercroft.games.dungeoneer.content import BLOCKED, FORMS, TRAPPED, DungeonBook, Side
from undercroft.games.dungeoneer.rules.dungeon import Chart, chart_of, spot_of
from undercroft.games.dungeoneer.rules.stats import ignores, living, modified, others, score
from undercroft.games.dungeoneer.state import NOTHING, State
from undercroft.kernel.types import Ask

HARM_OF_A_CARD = 0.3
"""Wounds that a peril card deals to a lonely hero, about."""
HINDRANCES = ("blocked_exit", "trap_exit", "spikes", "pit")
LEAST = 0.02
"""No step is a gain, however rich the place: a way must lead somewhere."""
FOUND_NEAR, FOUND_FOR_RIVALS = 0.2, 0.2
"""What drawing a location oneself brings: near the hero, or far from those who want it."""
RIVAL_WAY = 0.4
"""Weight of a rival's way against the own."""
SEARCHED = 0.15
"""Weight of one more place among many where a search could be made."""
LINK = 0.05
FAR = 30.0


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
    ignored = frozenset(what for what in HINDRANCES if ignores(state, book, seat, what))
    return Walker(seat, scores, modified(state, book, seat, "threat_exit"), player.health, player.glory, ignored)


def peril_cost(state: State, amount: int) -> float:
    """What peril costs: alone, so many dice each bring a card when they do not exceed it."""
    if state.terms.solo:
        return amount * min(amount, 6) / 6 * HARM_OF_A_CARD * wound_cost(state.parts[0].health)
    return PERIL * amount


def leaving(who: Walker, side: Side) -> tuple[float, float]:
    """Points and harm of leaving by a side that nobody holds open."""
    if side.kind == BLOCKED and "blocked_exit" not in who.ignored:
        return 2 - pass_chance(who.scores[side.stat] + who.exits, side.value), 0.0
    if side.kind == TRAPPED and "trap_exit" not in who.ignored:
        return 1.0, (1 - pass_chance(who.scores[side.stat] + who.exits, side.value)) * wound_cost(who.health)
    return 1.0, 0.0


def entering(state: State, who: Walker, place: int, book: DungeonBook) -> tuple[float, float]:
    """Points and harm of entering a place: its hazards, and glory and peril where it is new."""
    location = book.locations[place]
    points = harm = 0.0
    for clause in location.entry:
        word = clause.words[0]
        if word.name == "SPIKES" and "spikes" not in who.ignored:
            harm += (1 - pass_chance(who.scores[str(word.args[0])], word.number(1))) * wound_cost(who.health)
        elif word.name == "PIT" and "pit" not in who.ignored:
            points += (1 - pass_chance(who.scores[str(word.args[0])], word.number(1))) * 1.0
        elif word.name == "THREAT":
            fails = 1 - pass_chance(who.scores[str(word.args[1])], word.number(2))
            wounds = sum(each.number(1) for each in word.fail if each.name == "WOUND")
            loss = sum(each.number(1) for each in word.fail if each.name == "GLORY")
            harm += fails * (wounds * wound_cost(who.health) - glory_worth(who.glory + location.glory, loss))
    if place not in state.parts[who.seat].visited:
        harm += peril_cost(state, location.peril) - glory_worth(who.glory, location.glory)
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


# ---- where a location is laid: near for the own quests, far for the others' ----


def rate_places(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    seat = ask.seat
    near = {other: _distances(state, other, book) for other in living(state)}
    wanted = {other: place_worth(state, other, state.drawn, book) for other in near}
    chart = chart_of(state.map, book)
    from_entrance = chart.steps(book.entrance)
    rated = []
    for action in ask.options:
        joined = [place for place in chart.beyond(spot_of(state, book, action)) if place != NOTHING]
        total = LINK * len(joined)
        for other, reach in near.items():
            steps = min((reach.get(place, FAR) for place in joined), default=FAR) + 1
            speed = 4 if state.parts[other].hero < 0 else max(1, score(state, book, other, "speed"))
            worth = wanted[other] * patience(state) ** (steps / speed)
            total += worth if other == seat else -RIVAL_WAY * rivalry(state, seat, other) * worth
            if other == seat:
                total += _pleasure(state, book) / steps
        between = min((from_entrance[place] for place in joined), default=0)
        total += _search_worth(state, seat, between, book)
        rated.append(total)
    return rated


def _distances(state: State, seat: int, book: DungeonBook) -> dict[int, float]:
    """Points from a hero to every place; before there are heroes, from the entrance."""
    if state.parts[seat].hero < 0:
        return {place: float(steps) for place, steps in chart_of(state.map, book).steps(book.entrance).items()}
    return {place: way.points for place, way in ways(state, seat, book).items()}


def place_worth(state: State, seat: int, place: int, book: DungeonBook) -> float:
    """What a location is worth to a hero's quests, were it under its feet."""
    player, name, total = state.parts[seat], book.locations[place].id, 0.0
    for quest in open_quests(state, seat):
        card = book.quests[quest]
        goal = card.where[-1] if card.category == "escort" and quest in player.escorts else card.where[0]
        if name == goal:
            total += _quest_worth(state, seat, quest, book)
        elif name in card.where:
            total += 0.4 * _quest_worth(state, seat, quest, book)
    return total


def _quest_worth(state: State, seat: int, quest: int, book: DungeonBook) -> float:
    return 10.0 if state.parts[seat].hero < 0 else quest_worth(state, seat, quest, book)


def _pleasure(state: State, book: DungeonBook) -> float:
    """A pleasant place is welcome near the hero, an unpleasant one far from it."""
    location = book.locations[state.drawn]
    return GLORY * location.glory - PERIL * location.peril - 0.4 * len(location.entry)


def _search_worth(state: State, seat: int, between: int, book: DungeonBook) -> float:
    """A place for a search had better be deep in the dungeon."""
    kind, total = book.locations[state.drawn].type, 0.0
    for quest in open_quests(state, seat):
        card = book.quests[quest]
        if card.category == "search" and card.where[0] == kind:
            total += SEARCHED * _quest_worth(state, seat, quest, book) * sum_chance(1, card.search - between)
    return total


def rate_locations(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """What to lay first: the own quests' places while the map is small, the others' when it has grown."""
    rated = []
    for action in ask.options:
        own = place_worth(state, ask.seat, action.value, book)
        theirs = sum(place_worth(state, other, action.value, book) for other in living(state) if other != ask.seat)
        rated.append(own - RIVAL_WAY * theirs)
    return rated


def explore_worth(state: State, seat: int, book: DungeonBook) -> float:
    """What drawing one more location is worth."""
    hidden = {*state.bag, *state.under}
    if not hidden:
        return 0.0

    def unfound(quest: int) -> bool:
        return any(book.place.get(name) in hidden for name in book.quests[quest].where)

    own = sum(FOUND_NEAR * quest_worth(state, seat, quest, book) for quest in open_quests(state, seat) if unfound(quest))
    theirs = sum(unfound(quest) for other in others(state, seat) for quest in state.parts[other].quests)
    return (own + FOUND_FOR_RIVALS * theirs) / len(hidden)
