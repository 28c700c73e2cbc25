"""Wishes that a question leaves out, each with the rule that bars it."""

from __future__ import annotations

from undercroft.games.tales_of_tails.actions import DRINKS, EXPLORE, OUT, PASS, PAW, TAKE, VOW, WALK
from undercroft.games.tales_of_tails.content import WALL
from undercroft.games.tales_of_tails.rules import Desk
from undercroft.games.tales_of_tails.rules.maze import DX, DY, maze_of
from undercroft.games.tales_of_tails.rules.walking import Walker, dungeon_of, walker_of
from undercroft.games.tales_of_tails.state import NONE, Walk
from undercroft.kernel.types import Ask, Barred


def wishes(d: Desk, ask: Ask) -> list[Barred]:
    walk = d.state.walk
    if ask.kind == "turn":
        return _turn(d)
    if ask.kind == "place":
        return _places(d)
    if walk is None:
        return []
    walker = walker_of(d.state, d.book)
    if ask.kind == "way":
        return _rooms(d, walker, walk) + _outs(d, walker, walk)
    return _room(walker, walk) if ask.kind == "room" else []


def _turn(d: Desk) -> list[Barred]:
    state = d.state
    if not state.bag or state.countdown == 0:
        why = "DD-COUNT-7" if state.countdown == 0 else "DD-EXPLORE-14"
    else:
        why = "DD-EXPLORE-15"
    return [Barred(EXPLORE, why), Barred(WALK, "DD-TURN-6")]


def _places(d: Desk) -> list[Barred]:
    """Turns of the card that put a wall to every opening of a place."""
    state, book = d.state, d.book
    found = []
    maze = maze_of(state.dungeon, book)
    for x, y in maze.frontier:
        side = next(side for side in range(4) if (x + DX[side], y + DY[side]) in maze.at)
        beside = state.dungeon.tiles[maze.at[x + DX[side], y + DY[side]]].card
        found += [Barred(book.choices.place_at(beside, (side + 2) % 4, turn), "DD-EXPLORE-5") for turn in range(4)]
    return found


def _rooms(d: Desk, walker: Walker, walk: Walk) -> list[Barred]:
    """Why a room cannot be the next."""
    enter, maze = d.book.choices.enter, walker.maze
    links = dict(maze.links[walk.path[-1]])
    found = []
    for number, tile in enumerate(maze.tiles):
        if number in walk.path:
            rule = "DD-EXIT-5"
        elif tile.lid is not None:
            rule = "DD-EXIT-9"
        elif tile.owner >= 0:
            rule = "DD-EXIT-8"
        elif number not in links:
            rule = "DD-EXIT-6"
        elif links[number] and not walk.keys:
            rule = "DD-DOOR-1"
        else:
            rule = "DD-EXIT-14"
        found.append(Barred(enter[tile.card], rule))
    return found


def _outs(d: Desk, walker: Walker, walk: Walk) -> list[Barred]:
    """Why the dungeon cannot be left by a side of this room."""
    at = walk.path[-1]
    tile, exits = walker.maze.tiles[at], dict(walker.maze.exits[at])
    gaps = {(gap.x, gap.y) for gap in dungeon_of(d.state).gaps}
    found = []
    for side, action in enumerate(OUT):
        cell = (tile.x + DX[side], tile.y + DY[side])
        if side in exits:
            rule = "DD-EXIT-21" if exits[side] and not walk.keys else "DD-EXIT-15"
        else:
            rule = "DD-EXIT-3" if cell in gaps and d.book.faces[tile.card][tile.turn][side] != WALL else "DD-EXIT-2"
        found.append(Barred(action, rule))
    return found


def _room(walker: Walker, walk: Walk) -> list[Barred]:
    """Why something cannot be done in this room."""
    card = walker.maze.cards[walk.path[-1]]
    kind = walker.book.kind[card]
    if kind == "monster":
        return _monster(walker, walk, card)
    if kind == "trap":
        return _trap(walker, walk)
    if walk.tokens and (kind == "tramp" or (kind == "potion" and walk.supply != NONE)):
        return []
    return [Barred(TAKE, "DD-EXIT-14" if walk.tokens else "DD-PAW-1")]


def _trap(walker: Walker, walk: Walk) -> list[Barred]:
    """A card that shows the symbol is left out only where it is needed on the way."""
    fitting = {action for action, _ in walker.all_choices(walk)}
    found = [Barred(PAW, "DD-EXIT-14" if walk.tokens else "DD-TRAP-18")]
    for held, _ in walker.hand(walk):
        action = walker.book.choices.disarm[held]
        found.append(Barred(action, "DD-EXIT-14" if action in fitting else "DD-TRAP-2"))
    return found


def _monster(walker: Walker, walk: Walk, card: int) -> list[Barred]:
    """Whoever could do nothing but pass is not asked: so a fight is left out only where it would be lost."""
    hurt = walk.damage + walker.book.rooms[card].damage
    found = [Barred(DRINKS[0], "DD-MONSTER-2"), Barred(PASS, "DD-MONSTER-13" if hurt >= walk.defence else "DD-EXIT-14")]
    if walker.ability == "vow":
        found.append(Barred(VOW, _vow(walker, walk, card)))
    return found


def _vow(walker: Walker, walk: Walk, card: int) -> str:
    if not walker.book.rooms[card].vow:
        return "DD-DOG-JEANNE-4"
    if walker.beats(walk, card, NONE):
        return "DD-DOG-JEANNE-5"
    return "DD-DOG-JEANNE-3" if walk.tokens < 2 else "DD-EXIT-14"
