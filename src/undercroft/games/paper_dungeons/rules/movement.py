"""Movement, and what happens in a room."""

from __future__ import annotations

from functools import cache

from undercroft.games.paper_dungeons.actions import STOP
from undercroft.games.paper_dungeons.content import BOOTS, WALL, WATER, Dungeon, PaperBook, Way
from undercroft.games.paper_dungeons.rules import Desk, gems, items, minions, rewards, wounds
from undercroft.games.paper_dungeons.state import OUTSIDE, Sheet, State, View
from undercroft.kernel.types import Action, Ask, Barred, Flow

MOVES, BOOTS_MOVES = 2, 3
TRAP_WOUNDS = 1
FAR = 99
"""More moves than there are rooms: no way leads there."""
MOST_STEPS = 60
"""PD-RULING-23: a guard, as a Ranger's walk to and fro over water would never end."""


def card(d: Desk) -> Dungeon:
    return card_of(d.state, d.book)


def card_of(state: State | View, book: PaperBook) -> Dungeon:
    """The dungeon of this table, with the reading of the map it agreed on."""
    cards = book.open_dungeons if state.terms.open_b7 else book.dungeons
    return cards[state.dungeon]


def moves_of(symbol: int) -> int:
    """PD-MOVE-1, PD-MOVE-2."""
    return BOOTS_MOVES if symbol == BOOTS else MOVES


def ways(d: Desk, barred: list[Barred] | None = None) -> list[Action]:
    """PD-MOVE-3, PD-MOVE-5, PD-MOVE-7 to PD-MOVE-9: rooms one move away."""
    team, book = d.part, d.book
    if barred is not None and team.moves <= 0:
        barred += [Barred(action, "PD-MOVE-1") for action in book.steps]
        return []
    if team.room == OUTSIDE:
        if barred is not None:
            barred += [Barred(action, "PD-MOVE-5") for action in book.steps if action.value not in book.entrances]
        return [book.steps[room] for room in book.entrances]
    options, here = [], card(d).ways[team.room]
    cloak, medallion = items.owns(team, book.wall_items), items.owns(team, book.water_items)
    for way in here:
        if way.kind == WALL and not cloak:
            rule = "PD-MOVE-7"
        elif way.kind == WATER and not medallion:
            rule = "PD-MOVE-8"
        else:
            options.append(way.action)
            continue
        if barred is not None:
            barred.append(Barred(way.action, rule))
    if barred is not None:
        near = {way.to for way in here}
        barred += [Barred(action, "PD-MOVE-3") for action in book.steps if action.value not in near]
    return options


def distances(team: Sheet, state: State | View, book: PaperBook) -> tuple[int, ...]:
    """Fewest moves from where the team stands to every room, with the items that it has; FAR where no way leads."""
    cloak, medallion = items.owns(team, book.wall_items), items.owns(team, book.water_items)
    return _distances(book, state.dungeon, state.terms.open_b7, cloak, medallion)[team.room]


@cache
def _distances(book: PaperBook, dungeon: int, open_b7: bool, cloak: bool, medallion: bool) -> tuple[tuple[int, ...], ...]:
    """Between any two rooms; the last row is from outside (room -1)."""
    card = (book.open_dungeons if open_b7 else book.dungeons)[dungeon]
    near = [[way.to for way in ways if (cloak or way.kind != WALL) and (medallion or way.kind != WATER)] for ways in card.ways]
    rows = [_from([room], near) for room in range(len(near))]
    return (*rows, tuple(steps + 1 if steps < FAR else FAR for steps in _from(list(book.entrances), near)))


def _from(start: list[int], near: list[list[int]]) -> tuple[int, ...]:
    found = [FAR] * len(near)
    edge, steps = start, 0
    while edge:
        for room in edge:
            found[room] = min(found[room], steps)
        edge = [to for to in {to for room in edge for to in near[room]} if found[to] == FAR]
        steps += 1
    return tuple(found)


def walk(d: Desk) -> Flow:
    """PD-MOVE-12, PD-MOVE-13: move by move, each room settled before the next; stop at any time."""
    team = d.part
    while team.moves > 0 and team.walked < MOST_STEPS:
        choice = yield Ask(d.seat, "step", (*ways(d), STOP), (team.moves,))
        if choice is STOP:
            d.tell("stopped", team.moves)
            break
        yield from step(d, choice.value)


def step(d: Desk, to: int) -> Flow:
    team = d.part
    way = None if team.room == OUTSIDE else next(way for way in card(d).ways[team.room] if way.to == to)
    team.moves -= 1
    team.walked += 1
    if way is not None:
        _cross(d, way)
    yield from enter(d, to)


def _cross(d: Desk, way: Way) -> None:
    team, talent = d.part, d.book.talents[d.part.talent]
    team.edges |= way.edge
    if way.kind == WATER and talent.effect == "move-per-water":
        # PD-TALENT-11
        team.moves += talent.amount


def enter(d: Desk, room: int) -> Flow:
    """PD-ROOM-1, PD-ROOM-2, PD-MOVE-16: on the first entry the fight or the trap, then the rewards; later only the trap."""
    team, here, bit = d.part, d.book.rooms[room], 1 << room
    first = not team.explored & bit
    team.room = room
    team.path += (room,)
    team.explored |= bit
    d.tell("entered", here.name)
    if here.hero >= 0 and not team.slain & bit:
        yield from minions.fight(d, room)
    if here.trap:
        if d.book.talents[team.talent].effect == "no-trap-wounds":
            d.tell("dodged", here.name)
        else:
            # PD-TRAP-1
            yield from wounds.suffer(d, TRAP_WOUNDS, "trap")
    if first:
        for reward in here.rewards:
            yield from rewards.gain(d, reward, "room")
        if here.gem >= 0 and not (team.taken | team.crossed) >> here.gem & 1:
            # PD-GEM-3
            yield from gems.gain(d, here.gem, "room")
