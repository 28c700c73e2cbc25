"""The pieces: a mutable root and a mutable part a team, whose fields are all immutable values. No rules here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from undercroft.games.paper_dungeons.content import LETTERS, PaperBook
from undercroft.kernel.types import Setup

OUTSIDE = -1
UNKNOWN = -1


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agreed on."""

    missions: bool = True
    vanishing: bool = False
    open_cards: bool = False
    polish_edition: bool = False
    potions_first: bool = False
    open_b7: bool = False
    dungeon: str = ""
    """Letter of the chosen dungeon card; empty: drawn."""


class Sheet(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """What lies open on the table: a team's sheet. Rooms, gems and edges are bit sets."""

    levels: tuple[int, int, int, int] = (1, 1, 1, 1)
    cells: tuple[int, ...] = (0,) * 8
    potions: int = 0
    hearts: int = 0
    """Potion hearts used."""
    wounds: int = 0
    risen: bool = False
    room: int = OUTSIDE
    path: tuple[int, ...] = ()
    explored: int = 0
    slain: int = 0
    edges: int = 0
    """Walls and water crossed."""
    gems: int = 0
    taken: int = 0
    """Lettered gems taken."""
    crossed: int = 0
    """Lettered gems crossed out."""
    bosses: tuple[int, ...] = ()
    """Glory of the boss fights so far; a loss is negative."""
    mission_glory: int = 0
    numbers: tuple[int, ...] = ()
    """The round track: the number of each die used, three a round."""
    opening: str = ""
    """The talent that everybody could see act before the game."""
    talent: int = UNKNOWN
    goal: int = UNKNOWN

    @property
    def strength(self) -> int:
        return sum(self.levels)

    @property
    def free_hearts(self) -> int:
        return 2 * self.potions - self.hearts


class Team(Sheet, forbid_unknown_fields=True, gc=False):
    """A sheet, its player's cards, and how far the team is in the running round."""

    talents_dealt: tuple[int, ...] = ()
    goals_dealt: tuple[int, ...] = ()
    prepared: bool = False
    skulls: int = 0
    """Skull wounds still to be taken."""
    blows: int = 0
    """Boss wounds still to be taken."""
    used: int = 0
    """Dice used this round, as bits."""
    die: int = UNKNOWN
    """The die in hand."""
    moves: int = UNKNOWN
    """Moves left on the die in hand; unknown while it is not used to move."""
    walked: int = 0
    swapped: bool = False
    fresh: int = 0
    """Lettered gems taken this round."""

    def clone(self) -> Team:
        return self.__copy__()  # type: ignore[attr-defined, no-any-return]


class State(msgspec.Struct, forbid_unknown_fields=True):
    terms: Terms
    phase: str = "deal"
    round: int = 0
    dungeon: int = UNKNOWN
    dice: tuple[int, ...] = ()
    """Index of the face of each die: three white, three black."""
    missions: tuple[int, ...] = ()
    claimed: tuple[int, ...] = ()
    """Missions that are gone."""
    powers: tuple[int, ...] = ()
    """Combat power of each team in the boss fight at hand; -1: fled."""
    parts: list[Team] = []
    shown: tuple[Sheet, ...] = ()
    """The sheets as they lay open when the teams last met."""

    def clone(self) -> State:
        new: State = self.__copy__()  # type: ignore[attr-defined]
        new.parts = [team.clone() for team in self.parts]
        return new


class View(msgspec.Struct, frozen=True):
    """What a seat may know, or a spectator (seat None). Drawings, sentences, bots and guesses start from this."""

    seat: int | None
    terms: Terms
    phase: str
    round: int
    dungeon: int
    dice: tuple[int, ...]
    missions: tuple[int, ...]
    claimed: tuple[int, ...]
    powers: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    own: Team | None
    waiting: tuple[int, ...]
    """Seats that have not finished."""
    quiet: Team | None = None
    since: tuple[str, ...] = ()
    ready: bool = False
    """Only "ready" is left to say."""


def read_terms(setup: Setup) -> Terms:
    o = setup.options
    return Terms(
        missions=o["missions"] == "on",
        vanishing=o["vanishing"] == "on" or setup.seats == 1,
        open_cards=o["cards"] == "open",
        polish_edition=o["edition"] == "pl",
        potions_first=o["wounds"] == "potions-first",
        open_b7=o["b7"] == "open",
        dungeon="" if o["dungeon"] == "drawn" else o["dungeon"],
    )


Plain = dict[str, Any]
"""Plain data, as msgspec makes and takes it."""
_BITS = ("explored", "slain", "edges", "taken", "crossed", "fresh")


def _names(field: str, book: PaperBook, dungeon: int, terms: Terms) -> tuple[str, ...]:
    if field in ("explored", "slain"):
        return book.room_names
    if field == "edges":
        cards = book.open_dungeons if terms.open_b7 else book.dungeons
        return cards[dungeon].edges if dungeon >= 0 else ()
    return tuple(LETTERS)


def write(state: State, book: PaperBook) -> Plain:
    """Plain data with rooms, gems and edges by name."""
    plain: Plain = msgspec.to_builtins(state)
    for sheet in (*plain["parts"], *plain["shown"]):
        sheet["room"] = "outside" if sheet["room"] < 0 else book.room_names[sheet["room"]]
        sheet["path"] = [book.room_names[room] for room in sheet["path"]]
        for field in _BITS:
            if field in sheet:
                names = _names(field, book, state.dungeon, state.terms)
                sheet[field] = [name for bit, name in enumerate(names) if sheet[field] >> bit & 1]
    return plain


def read(plain: object, book: PaperBook) -> State:
    """The state from plain data; `msgspec.ValidationError` names the field that is wrong."""
    if not isinstance(plain, dict):
        raise msgspec.ValidationError("Expected `object`")
    terms = msgspec.convert(plain.get("terms", {}), Terms)
    dungeon = plain.get("dungeon", UNKNOWN)
    if not isinstance(dungeon, int) or not UNKNOWN <= dungeon < len(book.dungeons):
        raise msgspec.ValidationError("There is no such dungeon card - at `$.dungeon`")
    plain = dict(plain)
    for group in ("parts", "shown"):
        sheets = plain.get(group, [])
        if not isinstance(sheets, list) or not all(isinstance(sheet, dict) for sheet in sheets):
            raise msgspec.ValidationError(f"Expected an array of objects - at `$.{group}`")
        plain[group] = [
            _read_sheet(sheet, f"$.{group}[{n}]", lambda field: _names(field, book, dungeon, terms))
            for n, sheet in enumerate(sheets)
        ]
    return msgspec.convert(plain, State)


def _read_sheet(sheet: Plain, where: str, names: Callable[[str], tuple[str, ...]]) -> Plain:
    rooms = {name: index for index, name in enumerate(names("explored"))} | {"outside": OUTSIDE}

    def room(name: object, field: str) -> int:
        if not isinstance(name, str) or name not in rooms:
            raise msgspec.ValidationError(f"There is no room {str(name)[:20]!r} - at `{where}.{field}`")
        return rooms[name]

    new = dict(sheet)
    if "room" in sheet:
        new["room"] = room(sheet["room"], "room")
    if "path" in sheet:
        if not isinstance(sheet["path"], list):
            raise msgspec.ValidationError(f"Expected an array of rooms - at `{where}.path`")
        new["path"] = [room(name, "path") for name in sheet["path"]]
    for field in _BITS:
        if field in sheet:
            known = {name: 1 << bit for bit, name in enumerate(names(field))}
            listed = sheet[field]
            if not isinstance(listed, list) or any(not isinstance(n, str) or n not in known for n in listed):
                raise msgspec.ValidationError(f"Expected an array of known names - at `{where}.{field}`")
            new[field] = sum(known[name] for name in set(listed))
    return new
