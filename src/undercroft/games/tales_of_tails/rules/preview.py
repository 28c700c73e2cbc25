"""What a walk would bring, before it is confirmed: nothing on the table changes for it."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.rules import scoring
from undercroft.games.tales_of_tails.rules.exits import leave
from undercroft.games.tales_of_tails.rules.movement import dungeon_of
from undercroft.games.tales_of_tails.rules.play import collect
from undercroft.games.tales_of_tails.state import State, Walk


class Preview(NamedTuple):
    """Figures of a walk as far as it is thought through."""

    paws: int
    """Paws left on the board."""
    damage: int
    defence: int
    gained: tuple[int, ...]
    """Cards that would be collected."""
    lost: tuple[int, ...]
    """Cards that would be spent on traps."""
    coins: int
    """Coins more than now, quests apart."""
    quests: tuple[tuple[int, int], ...]
    """Quests whose pay would change if the game ended now, and by how much."""
    blocked: tuple[int, ...]
    """Rooms that nobody else could enter this round."""


def preview(state: State, book: TailsBook) -> Preview:
    walk = state.walk
    assert walk is not None
    now, then = collected(state, book), collected(state, book, walk)
    gained = tuple(dungeon_of(state).tiles[tile].card for tile, _, _ in walk.claims)
    lost = tuple(card for _, card in walk.spent if card >= 0)
    traps = tuple(dungeon_of(state).tiles[tile].card for tile, _ in walk.spent)
    return Preview(
        walk.tokens,
        walk.damage,
        walk.defence,
        tuple(card for card in gained if card not in lost),
        lost,
        more_coins(now, then, book),
        other_pay(now, then, book),
        tuple(dict.fromkeys((*gained, *traps))),
    )


def collected(state: State, book: TailsBook, walk: Walk | None = None) -> State:
    """The state as if all cards with a paw on them were collected, this walk done first."""
    then = state.clone()
    if walk is not None:
        leave(then, walk, book)
    for tile in then.dungeon.tiles:
        if tile.owner >= 0:
            collect(then, tile)
    return then


def more_coins(now: State, then: State, book: TailsBook) -> int:
    """How many coins more whoever's turn it is would have, quests apart."""
    before, after = (scoring.lines(state, book, now.turn) for state in (now, then))
    return sum(after[line] - before[line] for line in ("coins", "chests", "traps", "tramps"))


def other_pay(now: State, then: State, book: TailsBook) -> tuple[tuple[int, int], ...]:
    """Quests that would pay something else, and by how much."""
    changes = ((quest, _pay(then, book, quest) - _pay(now, book, quest)) for quest in scoring.quests_of(now, now.turn))
    return tuple((quest, change) for quest, change in changes if change)


def _pay(state: State, book: TailsBook, quest: int) -> int:
    return scoring.times_met(state, book, state.turn, quest) * book.quests[quest].coins
