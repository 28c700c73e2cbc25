"""The pieces: a mutable root and mutable heroes, whose fields are all immutable values. No rules here."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from undercroft.games.monsters_of_egypt.content import CHEST, DANGER, FLOOR, LADDER, RUNG, WALL, Mode, Plan, TombBook
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


class _Agreed(msgspec.Struct):
    """The terms alone: they say on which board the rest has to be read."""

    terms: Terms


class Hero(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    card: int
    seat: int
    cell: int = WAITING
    lives: int = 0
    items: tuple[int, ...] = ()


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
    piles: list[tuple[int, ...]] = []
    """For each cell its tokens from below: numbers of open ones, backs of closed ones."""
    shape: bytes = b""
    floors_broken: tuple[int, ...] = ()
    walls_broken: tuple[int, ...] = ()
    doors: tuple[bool, bool] = (False, False)
    """Which doors are open."""
    chests: tuple[int, ...] = ()
    """What the closed chest tokens are, in no order."""
    dangers: tuple[int, ...] = ()
    box: tuple[int, ...] = ()
    """Tokens out of the game."""
    used: frozenset[int] = frozenset()
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
    foe: int = NOTHING
    runner: int = NOBODY
    """The hero that retreats."""
    steps: int = 0
    must: bool = False
    """A retreat must use one move at least."""
    halted: tuple[tuple[int, int, bool], ...] = ()
    """Retreats that wait for another hero's: who, its moves, and whether it must use one."""
    arrivals: tuple[tuple[int, int], ...] = ()
    """Heroes whose cell has still to be resolved, each with how it came there."""
    prowler: int = NOTHING
    """The monster on the move, and its moves left."""
    prowl: int = 0
    last_prowler: int = NOTHING
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
    on = {name: value == "on" for name, value in o.items()}
    return Terms(
        mode="escape" if o["mode"] == "escape" else "exploration",
        spirit=setup.seats == 6 or (on["spirit"] and setup.seats > 1),
        solo=setup.seats == 1,
        drawn_first=o["first"] == "drawn",
        free_start=on["free-start"],
        pharaoh_face=o["pharaoh-face"],
        gun_faces=GUN_FACES[o["gun-faces"]],
        golem_any_weapon=on["golem-any-weapon"],
        monster_traps=MONSTER_TRAPS[o["monster-traps"]],
        monsters_trigger=on["monsters-trigger"],
        zero_retreat=on["zero-retreat"],
        skates_after_fight=on["skates-after-fight"],
        fight_ends_turn=on["fight-ends-turn"],
        vest_blocks_all=on["vest-blocks-all"],
        burn_each_roll=on["burn-each-roll"],
        keep_extinguisher=on["keep-extinguisher"],
        cave_items=o["cave-items"] == "on",
        jump_any_path=on["jump-any-path"],
        exit_choice=on["exit-choice"],
        ban_until_other=on["ban-until-other"],
        breach_limit=on["breach-limit"],
        pharaoh_weapons_only=on["pharaoh-weapons-only"],
        bomb_same_cell=on["bomb-same-cell"],
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


_CELLS = ("floors_broken", "walls_broken")
_TOKENS = ("chests", "dangers", "box")
_TOKEN = ("foe", "prowler", "last_prowler")
_PLACES = {WAITING: "waiting", DEAD: "dead", GONE: "gone"}
_BACKS = {CHEST: "chest?", DANGER: "danger?"}


def write(state: State, book: TombBook) -> dict[str, Any]:
    """Plain data with cells and tokens by name; the shape follows from the rest."""
    plan = book.plans[state.terms.mode]
    name = {number: token.name for number, token in enumerate(book.tokens)} | _BACKS
    plain: dict[str, Any] = msgspec.to_builtins(state)
    del plain["shape"]
    plain["piles"] = {plan.names[cell]: [name[t] for t in pile] for cell, pile in enumerate(state.piles) if pile}
    for field in _CELLS:
        plain[field] = [plan.names[cell] for cell in plain[field]]
    for field in _TOKENS:
        plain[field] = [name[token] for token in plain[field]]
    plain["used"] = [name[token] for token in sorted(state.used)]
    for field in _TOKEN:
        plain[field] = "" if plain[field] < 0 else name[plain[field]]
    for hero in plain["heroes"]:
        hero["cell"] = _PLACES.get(hero["cell"]) or plan.names[hero["cell"]]
        hero["items"] = [name[token] for token in hero["items"]]
    return plain


def read(plain: object, book: TombBook) -> State:
    """The state from plain data; `msgspec.ValidationError` names the field that is wrong."""
    if not isinstance(plain, dict):
        raise msgspec.ValidationError("Expected `object`")
    terms = msgspec.convert({"terms": plain.get("terms", {})}, _Agreed).terms
    plan = book.plans[terms.mode]
    tokens = {token.name: number for number, token in enumerate(book.tokens)}
    new = dict(plain)
    for field in _CELLS:
        new[field] = _listed(plain.get(field, []), plan.cell, field)
    for field in (*_TOKENS, "used"):
        new[field] = _listed(plain.get(field, []), tokens, field)
    for field in _TOKEN:
        new[field] = _named(plain[field], tokens, field) if plain.get(field) else NOTHING
    new["piles"] = _read_piles(plain.get("piles", {}), plan, tokens)
    new["heroes"] = _read_heroes(plain.get("heroes", []), plan, tokens)
    new["shape"] = b""
    state = msgspec.convert(new, State)
    state.shape = shape_of(state, plan, book)
    return state


def _read_piles(piles: object, plan: Plan, tokens: dict[str, int]) -> list[list[int]]:
    if not isinstance(piles, dict):
        raise msgspec.ValidationError("Expected `object` - at `$.piles`")
    for cell in piles:
        _named(cell, plan.cell, "piles")
    known = tokens | {word: back for back, word in _BACKS.items()}
    return [_listed(piles.get(cell, []), known, f"piles.{cell}") for cell in plan.names]


def _read_heroes(heroes: object, plan: Plan, tokens: dict[str, int]) -> list[dict[str, object]]:
    if not isinstance(heroes, list) or not all(isinstance(hero, dict) for hero in heroes):
        raise msgspec.ValidationError("Expected an array of objects - at `$.heroes`")
    places = plan.cell | {word: place for place, word in _PLACES.items()}
    return [
        hero
        | {"cell": _named(hero.get("cell", "waiting"), places, f"heroes[{n}].cell")}
        | {"items": _listed(hero.get("items", []), tokens, f"heroes[{n}].items")}
        for n, hero in enumerate(heroes)
    ]


def _named(word: object, known: dict[str, int], where: str) -> int:
    if not isinstance(word, str) or word not in known:
        raise msgspec.ValidationError(f"There is no {str(word)[:20]!r} - at `$.{where}`")
    return known[word]


def _listed(words: object, known: dict[str, int], where: str) -> list[int]:
    if not isinstance(words, list):
        raise msgspec.ValidationError(f"Expected `array` - at `$.{where}`")
    return [_named(word, known, where) for word in words]
