"""How it ended, for every seat (3.14)."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.content import TombBook
from undercroft.games.monsters_of_egypt.state import DEAD, GONE, State
from undercroft.kernel.types import Outcome, Seat


def winners(state: State) -> tuple[Seat, ...]:
    """ME-END-3, -5, -7, -8, ME-RULING-49: the escaped with the crystal; or, when all heroes fell, whoever played the monsters."""
    if state.result == "heroes":
        return tuple(seat for seat, player in enumerate(state.parts) if any(state.heroes[h].cell == GONE for h in player.heroes))
    if state.result == "spirit":
        return tuple(seat for seat, player in enumerate(state.parts) if player.turned)
    return ()


def outcome(state: State, book: TombBook) -> Outcome | None:
    if not state.result:
        return None
    won = winners(state)
    return Outcome(tuple(int(seat in won) for seat in range(len(state.parts))), won)


def sheet(state: State, book: TombBook) -> list[tuple[str, tuple[int, ...]]]:
    """For every seat: heroes out of the tomb, heroes fallen, the crystal; the last line says who won."""

    def count(place: int) -> tuple[int, ...]:
        return tuple(sum(state.heroes[h].cell == place for h in player.heroes) for player in state.parts)

    crystal = tuple(int(any(book.crystal in state.heroes[h].items for h in player.heroes)) for player in state.parts)
    won = winners(state)
    return [
        ("escaped", count(GONE)),
        ("crystal", crystal),
        ("fallen", count(DEAD)),
        ("won", tuple(int(seat in won) for seat in range(len(state.parts)))),
    ]
