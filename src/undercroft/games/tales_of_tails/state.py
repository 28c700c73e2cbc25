"""The pieces: a mutable root and a mutable part a player, whose fields are all immutable values. No rules here."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import msgspec

from undercroft.games.tales_of_tails.content import LETTERS, Counts, TailsBook
from undercroft.kernel.names import Named, Names
from undercroft.kernel.types import Setup

NOBODY = NOTHING = UNKNOWN = -1
NONE: Counts = (0, 0, 0)
INSIDE, OUT, ASLEEP = "inside", "out", "asleep"
TWO, WITH_PAW, WITHOUT_PAW = 1, 2, 3
"""How a tramp was hired: for two symbols; for one and a paw; for one when no paw was left to give."""

RoomNumber = Annotated[int, Named("room")]
RoomInHand = Annotated[int, Named("room", {NOTHING: ""})]
Spent = Annotated[int, Named("room", {-1 - symbol: -1 - symbol for symbol in range(len(LETTERS))})]
"""A card spent on a trap, or a potion as -1 minus its symbol."""


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agreed on."""

    random_dogs: bool = False
    each_hit: bool = False
    """Defence is compared after every hit, not once at the end of a walk."""
    turn_any_time: bool = False
    """Sharik may turn rooms before exploring too."""
    narrow_start: bool = False
    """The start room with three openings."""
    count_cards: bool = False
    """Ties are broken by quest cards met, not by how often they were."""
    face_down: bool = False
    """Others' coins, chests and traps are drawn as a face-down pile; all were taken in sight."""


class Tile(msgspec.Struct, frozen=True, gc=False):
    """A room of the dungeon: where, which card, how turned, whose paws, and what lies on it."""

    x: int
    y: int
    card: RoomNumber
    turn: int = 0
    owner: int = NOBODY
    paws: int = 0
    hired: int = 0
    lid: Spent | None = None
    """On a disarmed trap."""


class Gap(msgspec.Struct, frozen=True, gc=False):
    """A place whose claimed card was spent on a trap."""

    x: int
    y: int
    owner: int
    paws: int


class Dungeon(msgspec.Struct, frozen=True, cache_hash=True):
    """What lies on the table; the start room first. It is never changed, only replaced."""

    tiles: tuple[Tile, ...] = ()
    gaps: tuple[Gap, ...] = ()
    broken: tuple[tuple[RoomNumber, int], ...] = ()
    """Sides broken by Bonk: card and its side as printed, so that it turns with the card."""


class Walk(msgspec.Struct, frozen=True, gc=False):
    """A way out as far as it is thought through. Nothing of it is on the table before it is confirmed."""

    path: tuple[int, ...]
    """Numbers of tiles, from the start room."""
    tokens: int
    extra: int
    attack: Counts
    """Base and trophies; without tramps of two symbols."""
    pairs: tuple[RoomNumber, ...]
    """Hired tramps of two symbols, by card: in each fight one of the two counts."""
    defence: int
    keys: int
    potions: Counts
    supply: Counts
    damage: int = 0
    claims: tuple[tuple[int, int, int], ...] = ()
    """Tile, paws on it, how its tramp was hired."""
    spent: tuple[tuple[int, Spent], ...] = ()
    """Trap's tile, and what was spent on it."""
    broken: tuple[tuple[RoomNumber, int], ...] = ()
    """Sides to be broken: card and side as printed."""
    walls: int = 0
    """Paws laid on walls."""
    owed: int = 0
    """Paws that must be given back before the next round."""
    turned: Dungeon | None = None
    """The dungeon as Sharik has turned it."""
    turning: bool = False
    """Sharik still turns rooms before the walk begins."""
    chosen: bool = True
    """What to do in the room is decided."""
    leaving: int = NOTHING
    """The side by which the walk leaves, once chosen."""
    story: tuple[tuple[int | str, ...], ...] = ()
    """What will be told when it is confirmed."""


class Pup(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A player."""

    dog: int = NOTHING
    tokens: int = 0
    """Paws on the board, not spent."""
    spent: int = 0
    """Paws in the dungeon."""
    extra: int = 0
    """Paws beside the board."""
    owed: int = 0
    cards: tuple[RoomNumber, ...] = ()
    """Rooms collected in earlier rounds, tramps excepted."""
    tramps: tuple[tuple[RoomNumber, int], ...] = ()
    """Tramps collected: card, and how it was hired."""
    potions: Counts = NONE
    place: str = INSIDE
    quest: int = UNKNOWN
    dealt: tuple[int, ...] = ()

    def clone(self) -> Pup:
        return self.__copy__()  # type: ignore[attr-defined, no-any-return]


class State(msgspec.Struct, forbid_unknown_fields=True):
    terms: Terms
    phase: str = "dogs"
    round: int = 0
    first: int = NOBODY
    """Holds the first-player token."""
    turn: int = NOBODY
    last: int = NOBODY
    """Who acted last this round."""
    dungeon: Dungeon = Dungeon()
    bag: tuple[RoomNumber, ...] = ()
    """The room stack, in no order: chance decides when a card is drawn."""
    countdown: int = NOTHING
    """Cards left to draw this round once somebody has left, else -1."""
    drawn: RoomInHand = NOTHING
    """The card in hand, still to be placed."""
    walk: Walk | None = None
    supply: Counts = NONE
    gone: tuple[RoomNumber, ...] = ()
    """Rooms out of the game."""
    common: tuple[int, ...] = ()
    parts: list[Pup] = []
    shown: tuple[int, ...] = ()

    def clone(self) -> State:
        new: State = self.__copy__()  # type: ignore[attr-defined]
        new.parts = [pup.__copy__() for pup in self.parts]  # type: ignore[attr-defined]
        return new


class View(msgspec.Struct, frozen=True):
    """What a seat may know, or a spectator (seat None): others' quests are left out."""

    seat: int | None
    state: State
    waiting: tuple[int, ...]
    quiet: Pup | None = None
    since: tuple[str, ...] = ()
    ready: bool = False


def read_terms(setup: Setup) -> Terms:
    o = setup.options
    return Terms(
        random_dogs=o["dogs"] == "random",
        each_hit=o["defence"] == "each-hit",
        turn_any_time=o["turning"] == "any-time",
        narrow_start=setup.seats == 2 or o["start"] == "narrow",
        count_cards=o["ties"] == "cards",
        face_down=o["piles"] == "face-down",
    )


@lru_cache(32)
def _names(book: TailsBook) -> Names[State]:
    return Names(State, {"room": {number: room.id for number, room in enumerate(book.rooms)}})


def write(state: State, book: TailsBook) -> dict[str, Any]:
    return _names(book).write(state)


def read(plain: object, book: TailsBook) -> State:
    return _names(book).read(plain)
