"""Who sits where: chairs are taken, carried to other devices, freed, handed to bots and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.bots import BOTS, usual_bot
from undercroft.kernel.types import Seat
from undercroft.server.errors import Refused
from undercroft.server.play import habits
from undercroft.server.play.chairs import BOT_NAMES, Chair, sealed
from undercroft.server.play.coaching import advised

if TYPE_CHECKING:
    from undercroft.server.play.room import Room


class Seating:
    """The chairs of a room. Whoever changes them does so inside the room's `alone()`."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def take(self, seat: Seat, device: str, name: str) -> None:
        chair = self._chair(seat)
        if chair.kind != "open":
            raise Refused("table-full")
        self._keep_hands_apart(chair, device)
        chair.kind, chair.name, chair.bot = "person", name, ""
        chair.holders = [device]
        chair.by_others = [(0, self._step)]

    def carry(self, seat: Seat, device: str, key: str) -> None:
        """By its private link this device may play the seat too."""
        chair = self._room.chairs[seat]
        if chair.kind != "person" or chair.key != sealed(key):
            raise Refused("link-void")
        self._keep_hands_apart(chair, device)
        chair.holders.append(device)

    def _keep_hands_apart(self, chair: Chair, device: str) -> None:
        """Whoever has played at a running table sees no second hand there, unless some device holds both seats already."""
        others = enumerate(self._room.chairs)
        mine = {seat for seat, other in others if other is not chair and device in (*other.holders, *other.seen_by)}
        together = any(mine <= set(self._room.seats_of(holder)) for holder in chair.holders)
        if self._room.status == "running" and mine and not together:
            raise Refused("seated-already")

    def make_link(self, seat: Seat) -> str:
        return self._chair(seat).new_link()

    def remove_device(self, seat: Seat, device: str, number: int, of: int) -> None:
        """Another device of the seat, by its number among so many. The link goes with it: it may know the way back."""
        chair = self._chair(seat)
        if len(chair.holders) != of or not 1 <= number <= of or chair.holders[number - 1] == device:
            raise Refused("devices-changed")
        chair.seen_by.append(chair.holders.pop(number - 1))
        chair.key = ""

    def free(self, seat: Seat) -> None:
        """The chair is open again, and its old private link is void; at a running table a bot keeps it warm."""
        chair = self._chair(seat)
        if self._room.status == "running":
            chair.seen_by += chair.holders
        chair.kind, chair.holders, chair.key, chair.habits, chair.heard = "open", [], "", {}, None
        if self._room.status == "waiting":
            chair.name = chair.bot = ""
        else:
            chair.bot = chair.bot or usual_bot(self._room.game)

    def fill(self) -> None:
        """A chair that nobody took goes to a bot until somebody sits down."""
        if self._room.status != "waiting":
            raise Refused("already-started")
        for seat, chair in enumerate(self._room.chairs):
            if chair.kind == "open":
                chair.bot = usual_bot(self._room.game)
                chair.name = chair.name or BOT_NAMES[seat % len(BOT_NAMES)]

    def hand_to_bot(self, seat: Seat, bot: str = "") -> None:
        """To the usual one, where none is named."""
        if bot and bot not in BOTS:
            raise Refused("wrong-setup")
        self._chair(seat).lend(bot or usual_bot(self._room.game), self._step)

    def give_back(self, seat: Seat) -> None:
        chair = self._chair(seat)
        if chair.kind != "person":
            raise Refused("wrong-setup")
        chair.give_back(self._step)

    def set_habit(self, seat: Seat, kind: str, answer: str) -> None:
        habits.set_habit(self._room.game, self._chair(seat), kind, answer)

    def hear(self, seat: Seat, name: str) -> None:
        """What the coach said was read."""
        chair = self._chair(seat)
        if chair.heard is None or name in chair.heard:
            return
        if all(advice.at != name for advice in advised(self._room, seat)):
            raise Refused("stale")
        chair.heard.append(name)
        self._room.coached[seat] = self._room.table.number(seat)

    def set_coach(self, seat: Seat, *, on: bool) -> None:
        """Whoever sends the coach away and wants it back hears it from the beginning."""
        self._chair(seat).heard = [] if on else None
        self._room.coached.pop(seat, None)

    @property
    def _step(self) -> int:
        """The one that comes next. What is taken back keeps its step, and with it whoever answered there."""
        return 0 if self._room.journal is None else len(self._room.journal.record.entries)

    def _chair(self, seat: Seat) -> Chair:
        """A chair of a table that is still played at."""
        if seat >= len(self._room.chairs):
            raise Refused("not-found")
        if self._room.status in ("over", "closed"):
            raise Refused("not-asked")
        return self._room.chairs[seat]
