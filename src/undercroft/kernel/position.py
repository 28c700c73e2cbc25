"""Any position as JSON, both ways. A wrong one is refused with the name of the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from undercroft.kernel.forms import decoded
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck
from undercroft.kernel.packs import WrongPack, book_of
from undercroft.kernel.table import Table
from undercroft.kernel.types import Figure, KernelError, Setup, WrongPosition, WrongSetup

FORMAT = "undercroft position 1"


class _Lane(msgspec.Struct, forbid_unknown_fields=True):
    since: list[str] = []
    ready: bool = False
    done: bool = False


class _Single(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    seat: int
    kind: str
    answer: str
    about: tuple[Figure, ...] = ()


class _Position(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    setup: Setup
    state: dict[str, Any]
    rules: int = 0
    pack: str = ""
    since: list[tuple[int, str]] = []
    drawn: list[int] = []
    lanes: dict[str, _Lane] = {}
    singles: list[_Single] = []


_decode = msgspec.json.Decoder(_Position).decode


def completed(setup: Setup, game: Game) -> Setup:
    """An option that an older set-up does not know means its first value."""
    missing = {choice.id: choice.values[0] for choice in game.choices if choice.id not in setup.options}
    return replace(setup, options={**setup.options, **missing}) if missing else setup


def check_setup(setup: Setup, game: Game) -> None:
    """Whether a table of this game can be set so; a wrong one is refused with the name of the field."""
    if setup.game != game.id:
        raise WrongSetup(f"setup.game: '{setup.game[:40]}', but this is {game.id}")
    if setup.seats not in game.seats:
        raise WrongSetup(f"setup.seats: {setup.seats} (must be {game.seats[0]} to {game.seats[-1]})")
    for choice in game.choices:
        if (value := setup.options.get(choice.id, choice.values[0])) not in choice.values:
            raise WrongSetup(f"setup.options.{choice.id}: '{value[:40]}' (must be one of {', '.join(choice.values)})")
    if strange := sorted(setup.options.keys() - {choice.id for choice in game.choices}):
        raise WrongSetup(f"setup.options: there is no option '{strange[0][:40]}'")


def write(table: Table) -> str:
    return msgspec.json.format(msgspec.json.encode(table.position())).decode() + "\n"


def read(text: str | bytes, games: Mapping[str, Game], luck: Luck) -> Table:
    try:
        position = decoded(_decode, text)
    except msgspec.DecodeError as error:
        raise WrongPosition(f"not a position: {error}") from None
    if position.format != FORMAT:
        raise WrongPosition(f"format: expected '{FORMAT}', found '{position.format[:40]}'")
    game = games.get(position.setup.game)
    if game is None:
        raise WrongPosition(f"setup.game: there is no game '{position.setup.game[:40]}'")
    try:
        check_setup(position.setup, game)
    except WrongSetup as error:
        raise WrongPosition(str(error)) from None
    setup = completed(position.setup, game)
    try:
        book = book_of(game, setup.pack, position.pack) if position.pack else game.load(setup.pack)
    except WrongPack as error:
        raise WrongPosition(f"pack: {error}") from None
    if position.rules > game.rules_version:
        raise WrongPosition(f"rules: written by rules {position.rules}, these are rules {game.rules_version}")
    try:
        state = game.read(position.state, book)
    except msgspec.ValidationError as error:
        raise WrongPosition(f"state: {error}") from None
    if position.rules == game.rules_version:
        _compare_terms(state, game.set_up(setup, book))
    game.inspect(state, book)
    parts = getattr(state, "parts", None)
    if parts is not None and position.setup.seats != len(parts):
        raise WrongPosition(f"state.parts: {len(parts)}, but setup.seats is {position.setup.seats}")
    lanes = {seat: msgspec.to_builtins(lane) for seat, lane in position.lanes.items()}
    if strange := [seat for seat in lanes if seat not in map(str, range(position.setup.seats))]:
        raise WrongPosition(f"lanes: there is no seat {strange[0][:10]}")
    singles = msgspec.to_builtins(position.singles)
    plain = {"since": position.since, "drawn": position.drawn, "lanes": lanes, "singles": singles}
    try:
        return Table.restore(game, setup, book, luck, state, plain)
    except KernelError as error:
        raise WrongPosition(f"since: the answers do not fit the state ({error.code}: {error})") from None


def _compare_terms(state: Any, begun: Any) -> None:
    """A state that carries the terms it is played on was begun on the same ones."""
    agreed = getattr(begun, "terms", None)
    for name in () if agreed is None else agreed.__struct_fields__:
        if getattr(state.terms, name) != (value := getattr(agreed, name)):
            raise WrongPosition(f"state.terms.{name}: the set-up says {msgspec.json.encode(value).decode()}")
