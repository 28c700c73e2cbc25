"""Where a location is laid: near for the own quests, far for the others'."""

from __future__ import annotations

from undercroft.games.dungeoneer.bot.odds import rolled
from undercroft.games.dungeoneer.bot.plans import open_quests
from undercroft.games.dungeoneer.bot.prizes import GLORY, PERIL, menace, patience, prize
from undercroft.games.dungeoneer.bot.routes import ways
from undercroft.games.dungeoneer.content import WALL, DungeonBook
from undercroft.games.dungeoneer.rules.dungeon import DX, DY, chart_of, spot_of
from undercroft.games.dungeoneer.rules.stats import living, score
from undercroft.games.dungeoneer.state import Placed, State
from undercroft.kernel.types import Ask

SPITE = 0.4
"""Weight of a rival's way against the own."""
SEARCHED = 0.15
"""Weight of one more place among many where a search could be made."""
LINK = 0.05
FAR = 30.0


def rate_places(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    seat = ask.seat
    near = {other: _reach(state, other, book) for other in living(state)}
    wanted = {other: needs(state, other, state.drawn, book) for other in near}
    from_entrance = chart_of(state.map, book).steps(book.entrance)
    rated = []
    for action in ask.options:
        tile = spot_of(state, book, action)
        joined = _joined(state, tile, book)
        total = LINK * len(joined)
        for other, reach in near.items():
            steps = min((reach.get(place, FAR) for place in joined), default=FAR) + 1
            speed = 4 if state.parts[other].hero < 0 else max(1, score(state, book, other, "speed"))
            worth = wanted[other] * patience(state) ** (steps / speed)
            total += worth if other == seat else -SPITE * menace(state, seat, other) * worth
            if other == seat:
                total += _taste(state, book) / steps
        between = min((from_entrance[place] for place in joined), default=0)
        total += _searching(state, seat, between, book)
        rated.append(total)
    return rated


def _reach(state: State, seat: int, book: DungeonBook) -> dict[int, float]:
    """Points from a hero to every place; before there are heroes, from the entrance."""
    if state.parts[seat].hero < 0:
        return {place: float(steps) for place, steps in chart_of(state.map, book).steps(book.entrance).items()}
    return {place: way.points for place, way in ways(state, seat, book).items()}


def needs(state: State, seat: int, place: int, book: DungeonBook) -> float:
    """What a location is worth to a hero's quests, were it under its feet."""
    player, name, total = state.parts[seat], book.locations[place].id, 0.0
    for quest in open_quests(state, seat):
        card = book.quests[quest]
        goal = card.where[-1] if card.category == "escort" and quest in player.escorts else card.where[0]
        if name == goal:
            total += _prize(state, seat, quest, book)
        elif name in card.where:
            total += 0.4 * _prize(state, seat, quest, book)
    return total


def _prize(state: State, seat: int, quest: int, book: DungeonBook) -> float:
    return 10.0 if state.parts[seat].hero < 0 else prize(state, seat, quest, book)


def _joined(state: State, tile: Placed, book: DungeonBook) -> list[int]:
    """The neighbours that a hero could walk to from there."""
    location = book.locations[tile.card]
    sides = location.turned if tile.half else location.sides
    at = chart_of(state.map, book).at
    cells = [(tile.x + DX[side], tile.y + DY[side]) for side in range(4) if sides[side].kind != WALL]
    return [at[cell] for cell in cells if cell in at]


def _taste(state: State, book: DungeonBook) -> float:
    """A pleasant place is welcome near the hero, an unpleasant one far from it."""
    location = book.locations[state.drawn]
    return GLORY * location.glory - PERIL * location.peril - 0.4 * len(location.entry)


def _searching(state: State, seat: int, between: int, book: DungeonBook) -> float:
    """A place for a search had better be deep in the dungeon."""
    kind, total = book.locations[state.drawn].type, 0.0
    for quest in open_quests(state, seat):
        card = book.quests[quest]
        if card.category == "search" and card.where[0] == kind:
            total += SEARCHED * _prize(state, seat, quest, book) * rolled(1, card.search - between)
    return total


def rate_lay(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """What to lay first: the own quests' places while the map is small, the others' when it has grown."""
    rated = []
    for action in ask.options:
        own = needs(state, ask.seat, action.value, book)
        theirs = sum(needs(state, other, action.value, book) for other in living(state) if other != ask.seat)
        rated.append(own - SPITE * theirs)
    return rated
