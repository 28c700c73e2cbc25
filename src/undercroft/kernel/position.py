"""Any position as JSON, both ways. A wrong one is refused with the name of the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from undercroft.kernel.luck import Luck
from undercroft.kernel.table import Table
from undercroft.kernel.types import Game, KernelError, Setup, WrongPosition

FORMAT = "undercroft position 1"


class _Lane(msgspec.Struct, forbid_unknown_fields=True):
    since: list[str] = []
    ready: bool = False
    done: bool = False


class _Position(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    setup: Setup
    state: dict[str, Any]
    rules: int = 0
    pack: str = ""
    since: list[tuple[int, str]] = []
    lanes: dict[str, _Lane] = {}


def write(table: Table) -> str:
    return msgspec.json.format(msgspec.json.encode(table.position())).decode() + "\n"


def read(text: str | bytes, games: Mapping[str, Game], luck: Luck) -> Table:
    try:
        position = msgspec.json.decode(text, type=_Position)
    except msgspec.DecodeError as error:
        raise WrongPosition(f"not a position: {error}") from None
    if position.format != FORMAT:
        raise WrongPosition(f"format: expected '{FORMAT}', found '{position.format[:40]}'")
    game = games.get(position.setup.game)
    if game is None:
        raise WrongPosition(f"setup.game: there is no game '{position.setup.game[:40]}'")
    if position.setup.seats not in game.seats:
        raise WrongPosition(f"setup.seats: {position.setup.seats} (must be {game.seats[0]} to {game.seats[-1]})")
    book = game.load(position.setup.pack)
    if position.pack and position.pack != book.fingerprint:
        raise WrongPosition(f"pack: written with {position.pack}, here is {book.fingerprint}")
    if position.rules and position.rules != game.rules_version:
        raise WrongPosition(f"rules: written by rules {position.rules}, these are rules {game.rules_version}")
    try:
        state = game.read(position.state, book)
    except msgspec.ValidationError as error:
        raise WrongPosition(f"state: {error}") from None
    game.inspect(state, book)
    lanes = {seat: msgspec.to_builtins(lane) for seat, lane in position.lanes.items()}
    if strange := [seat for seat in lanes if not seat.isdigit() or int(seat) >= position.setup.seats]:
        raise WrongPosition(f"lanes: there is no seat {strange[0][:10]}")
    try:
        return Table.restore(game, position.setup, book, luck, state, {"since": position.since, "lanes": lanes})
    except KernelError as error:
        raise WrongPosition(f"since: the answers do not fit the state ({error.code}: {error})") from None
