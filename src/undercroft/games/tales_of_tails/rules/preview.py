"""What a walk would bring, before it is confirmed: nothing on the table changes for it."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.rules import scoring
from undercroft.games.tales_of_tails.rules.walking import dungeon_of
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
    seat = state.turn
    then = collected(state, book, walk)
    gained = tuple(dungeon_of(state).tiles[tile].card for tile, _, _ in walk.claims)
    lost = tuple(card for _, card in walk.spent if card >= 0)
    now, later = scoring.lines(state, book, seat), scoring.lines(then, book, seat)
    plain = ("coins", "chests", "traps", "tramps")
    quests = tuple(
        (quest, change)
        for quest in scoring.quests_of(state, seat)
        if (change := _pay(then, book, seat, quest) - _pay(state, book, seat, quest))
    )
    traps = tuple(dungeon_of(state).tiles[tile].card for tile, _ in walk.spent)
    return Preview(
        walk.tokens,
        walk.damage,
        walk.defence,
        tuple(card for card in gained if card not in lost),
        lost,
        sum(later[line] - now[line] for line in plain),
        quests,
        tuple(dict.fromkeys((*gained, *traps))),
    )


def _pay(state: State, book: TailsBook, seat: int, quest: int) -> int:
    return scoring.times_met(state, book, seat, quest) * book.quests[quest].coins


def collected(state: State, book: TailsBook, walk: Walk) -> State:
    """The state as if the walk had happened and its cards were collected."""
    then = state.clone()
    pup = then.parts[state.turn]
    spent = {card for _, card in walk.spent}
    pup.cards = tuple(card for card in pup.cards if card not in spent)
    pup.tramps = tuple((card, hired) for card, hired in pup.tramps if card not in spent)
    for tile, _, hired in walk.claims:
        card = dungeon_of(state).tiles[tile].card
        if card not in spent:
            if hired:
                pup.tramps += ((card, hired),)
            else:
                pup.cards += (card,)
    pup.potions = walk.potions
    return then
