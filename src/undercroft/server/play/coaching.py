"""Who is coached in a first game, and what they have been told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from undercroft.kernel.game import Game
from undercroft.kernel.types import Seat
from undercroft.lessons.coach import Advice, advice
from undercroft.server.play.chairs import Chair

if TYPE_CHECKING:
    from undercroft.server.play.room import Room
    from undercroft.server.store.database import Stored


def is_first(game: Game, device: str, tables: Iterable[Stored]) -> bool:
    """Whether a browser has played no game of this kind to its end."""
    return not any(stored.status == "over" for stored, _ in _own(game, device, tables))


def heard_before(game: Game, device: str, tables: Iterable[Stored]) -> list[str]:
    """What a coach has said to this browser at its other tables: nothing is said twice."""
    return sorted({name for _, chair in _own(game, device, tables) for name in chair.heard or ()})


def _own(game: Game, device: str, tables: Iterable[Stored]) -> list[tuple[Stored, Chair]]:
    ours = (stored for stored in tables if stored.setup.game == game.id)
    return [(stored, chair) for stored in ours for chair in stored.chairs if device in (*chair.holders, *chair.seen_by)]


def advised(room: Room, seat: Seat) -> list[Advice]:
    """What the coach has to say at the open question; the first of it is said, and then nothing before the next question."""
    chair = room.chairs[seat]
    if chair.heard is None or chair.plays_by_itself or room.status != "running":
        return []
    if room.coached.get(seat) == room.table.number(seat):
        return []
    return advice(room.table, seat, chair.heard, hints=room.hinting.offered(seat))
