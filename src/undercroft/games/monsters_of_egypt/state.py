"""The pieces: a mutable root and mutable heroes, whose fields are all immutable values. No rules here."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec

from undercroft.games.monsters_of_egypt.content import CHEST, DANGER, FLOOR, LADDER, MODES, RUNG, WALL, Mode, Plan, TombBook
from undercroft.kernel.names import Keyed, Named, Names
from undercroft.kernel.terms import filled
from undercroft.kernel.types import Setup

NOBODY = NOTHING = -1
WAITING, DEAD, GONE = -1, -2, -3
"""A hero's cell while it is not on the board: before its first turn; fallen; out of the tomb."""
SPIRIT = -1
"""In the order of turns: a seat without a hero, which plays the monsters."""

PHARAOH_FACES = ("attack", "melee", "any-weapon")
GUN_FACES = {"any-weapon": ("any-weapon",), "both": ("melee", "any-weapon")}
MONSTER_TRAPS = {"three": ("arrows", "spikes", "rumble"), "two": ("arrows", "spikes")}
"""The readings that name faces and traps, by the value of their option; the first is the default."""

CellNumber = Annotated[int, Named("cell")]
Place = Annotated[int, Named("cell", {WAITING: "waiting", DEAD: "dead", GONE: "gone"})]
TokenNumber = Annotated[int, Named("token")]
MaybeToken = Annotated[int, Named("token", {NOTHING: ""})]
Lying = Annotated[int, Named("token", {CHEST: "chest?", DANGER: "danger?"})]
"""An open token, or the back of a closed one."""

Result = Literal["", "heroes", "spirit", "cursed", "lost"]


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agreed on: the mode, and the other readings of unclear rules."""

    mode: Mode = "exploration"
    spirit: bool = False
    """One seat plays the monsters from the start."""
    solo: bool = False
    drawn_first: bool = False
    free_start: bool = False
    pharaoh_face: str = "attack"
    gun_faces: tuple[str, ...] = ("any-weapon",)
    golem_any_weapon: bool = False
    monster_traps: tuple[str, ...] = ("arrows", "spikes", "rumble")
    monsters_trigger: bool = False
    zero_retreat: bool = False
    skates_after_fight: bool = False
    fight_ends_turn: bool = False
    vest_blocks_all: bool = False
    burn_each_roll: bool = False
    keep_extinguisher: bool = False
    cave_items: bool = True
    jump_any_path: bool = False
    exit_choice: bool = False
    ban_until_other: bool = False
    breach_limit: bool = False
    pharaoh_weapons_only: bool = False
    bomb_same_cell: bool = False


class Hero(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    card: int
    seat: int
    cell: Place = WAITING
    lives: int = 0
    items: tuple[TokenNumber, ...] = ()


class Player(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A seat: the heroes it plays, and whether it has taken a monsters' turn."""

    heroes: tuple[int, ...] = ()
    turned: bool = False


class State(msgspec.Struct, forbid_unknown_fields=True):
    """Everything lies open, except what chance has not decided yet: a closed token is only its back."""

    terms: Terms
    phase: str = "gather"
    parts: list[Player] = []
    heroes: list[Hero] = []
    order: tuple[int, ...] = ()
    """Turns of a round: a hero's number, or `SPIRIT`."""
    seats: tuple[int, ...] = ()
    """The seat behind each of these turns."""
    round: int = 0
    turn: int = 0
    piles: Annotated[list[tuple[Lying, ...]], Keyed("cell")] = []
    """For each cell its tokens from below."""
    shape: bytes = b""
    floors_broken: tuple[CellNumber, ...] = ()
    walls_broken: tuple[CellNumber, ...] = ()
    doors: tuple[bool, bool] = (False, False)
    """Which doors are open."""
    chests: tuple[TokenNumber, ...] = ()
    """What the closed chest tokens are, in no order."""
    dangers: tuple[TokenNumber, ...] = ()
    box: tuple[TokenNumber, ...] = ()
    """Tokens out of the game."""
    used: frozenset[TokenNumber] = frozenset()
    """Tokens whose permanent effect was used since their carrier's turn began."""
    crystal_spent: bool = False
    pharaoh: int = 0
    """Lives of the pharaoh while it lies open."""
    moves: int = 0
    fought: bool = False
    """The hero whose turn it is was in a fight this turn."""
    flying: int = NOBODY
    """The hero whose jetpack is on."""
    fighter: int = NOBODY
    foe: MaybeToken = NOTHING
    runner: int = NOBODY
    """The hero that retreats."""
    steps: int = 0
    must: bool = False
    """A retreat must use one move at least."""
    halted: tuple[tuple[int, int, bool], ...] = ()
    """Retreats that wait for another hero's: who, its moves, and whether it must use one."""
    arrivals: tuple[tuple[int, int], ...] = ()
    """Heroes whose cell has still to be resolved, each with how it came there."""
    prowler: MaybeToken = NOTHING
    """The monster on the move, and its moves left."""
    prowl: int = 0
    last_prowler: MaybeToken = NOTHING
    """The monster that was moved in the monsters' turn before."""
    acted: bool = False
    """The turn's own part is over; what it brought about may still go on."""
    landed: bool = False
    """The hero whose turn ends has fallen from the air, and may still take what lies where it came down."""
    awake: bool = False
    """The pharaoh's roll of this monsters' turn is over."""
    ceiling: int = 0
    """Steps the ceiling has taken."""
    keys_lost: int = 0
    silence: int = 0
    """Rounds without news."""
    news: bool = False
    face: int = NOTHING
    """The face of the die that lies up."""
    result: Result = ""

    def clone(self) -> State:
        new: State = self.__copy__()  # type: ignore[attr-defined]
        new.heroes = [hero.__copy__() for hero in self.heroes]  # type: ignore[attr-defined]
        new.piles = self.piles[:]
        new.parts = [player.__copy__() for player in self.parts]  # type: ignore[attr-defined]
        return new


class View(msgspec.Struct, frozen=True):
    """What a seat may know, or a spectator (seat None): here nothing is hidden, so it is the state itself."""

    seat: int | None
    state: State
    quiet: State | None = None
    since: tuple[tuple[int, str], ...] = ()
    drawn: tuple[int, ...] = ()


def read_terms(setup: Setup) -> Terms:
    o = setup.options
    return filled(
        Terms,
        setup,
        spirit=setup.seats == 6 or (o["spirit"] == "on" and setup.seats > 1),
        solo=setup.seats == 1,
        drawn_first=o["first"] == "drawn",
        gun_faces=GUN_FACES[o["gun-faces"]],
        monster_traps=MONSTER_TRAPS[o["monster-traps"]],
    )


def shape_of(state: State, plan: Plan, book: TombBook) -> bytes:
    """The board's shape from what is printed, what is broken and which ladder tokens stand."""
    shape = bytearray(plan.shape)
    for cell in state.floors_broken:
        shape[cell] &= ~FLOOR
    for cell in state.walls_broken:
        shape[cell] &= ~WALL
    for cell, pile in enumerate(state.piles):
        if not shape[cell] & LADDER and not book.ladders.isdisjoint(pile):
            shape[cell] |= RUNG
    return bytes(shape)


@lru_cache(32)
def _names(book: TombBook) -> Names[State]:
    """Cells are called the same on all boards."""
    cells = dict(enumerate(book.plans[MODES[0]].names))
    return Names(State, {"cell": cells, "token": {number: token.name for number, token in enumerate(book.tokens)}})


def write(state: State, book: TombBook) -> dict[str, Any]:
    """The shape is left out: it follows from the rest."""
    plain = _names(book).write(state)
    del plain["shape"]
    return plain


def read(plain: object, book: TombBook) -> State:
    state = _names(book).read({"piles": {}, **plain} if isinstance(plain, dict) else plain)
    state.shape = shape_of(state, book.plans[state.terms.mode], book)
    return state
