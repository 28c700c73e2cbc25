"""The pieces: a mutable root and a mutable part a team, whose fields are all immutable values. No rules here."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import msgspec

from undercroft.games.paper_dungeons.content import LETTERS, PaperBook
from undercroft.kernel.forms import looked_through
from undercroft.kernel.names import Bits, Named, Names
from undercroft.kernel.terms import filled
from undercroft.kernel.types import Setup

OUTSIDE = -1
UNKNOWN = -1

RoomNumber = Annotated[int, Named("room", {OUTSIDE: "outside"})]
Rooms = Annotated[int, Bits("room")]
Gems = Annotated[int, Bits("gem")]
Edges = Annotated[int, Bits("edge")]


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
    """What lies open on the table: a team's sheet."""

    levels: tuple[int, int, int, int] = (1, 1, 1, 1)
    cells: tuple[int, ...] = (0,) * 8
    potions: int = 0
    hearts: int = 0
    """Potion hearts used."""
    wounds: int = 0
    risen: bool = False
    room: RoomNumber = OUTSIDE
    path: tuple[RoomNumber, ...] = ()
    explored: Rooms = 0
    slain: Rooms = 0
    edges: Edges = 0
    """Walls and water crossed."""
    gems: int = 0
    taken: Gems = 0
    """Lettered gems taken."""
    crossed: Gems = 0
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
    fresh: Gems = 0
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
    return filled(
        Terms,
        setup,
        vanishing=o["vanishing"] == "on" or setup.seats == 1,
        open_cards=o["cards"] == "open",
        polish_edition=o["edition"] == "pl",
        potions_first=o["wounds"] == "potions-first",
        open_b7=o["b7"] == "open",
        dungeon="" if o["dungeon"] == "drawn" else o["dungeon"],
    )


class _Board(msgspec.Struct):
    """What says which walls and waters there are."""

    terms: Terms = Terms()
    dungeon: int = UNKNOWN


looked_through(_Board)


@lru_cache(128)
def _names(book: PaperBook, dungeon: int, open_b7: bool) -> Names[State]:
    cards = book.open_dungeons if open_b7 else book.dungeons
    edges = cards[dungeon].edges if dungeon >= 0 else ()
    return Names(
        State, {"room": dict(enumerate(book.room_names)), "gem": dict(enumerate(LETTERS)), "edge": dict(enumerate(edges))}
    )


def write(state: State, book: PaperBook) -> dict[str, Any]:
    return _names(book, state.dungeon, state.terms.open_b7).write(state)


def read(plain: object, book: PaperBook) -> State:
    board = msgspec.convert(plain, _Board)
    if not UNKNOWN <= board.dungeon < len(book.dungeons):
        raise msgspec.ValidationError("There is no such dungeon card - at `$.dungeon`")
    return _names(book, board.dungeon, board.terms.open_b7).read(plain)
