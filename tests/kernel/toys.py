"""Two small games that keep every promise: `lanterns` runs side by side, `duel` is one chain of nested questions."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from undercroft.kernel.driver import Desk
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import (
    Action,
    Ask,
    Book,
    Catalogue,
    Choice,
    Flow,
    Outcome,
    Seat,
    Setup,
    Together,
    WrongPosition,
    Zone,
)

UNKNOWN = -1
TAKE = tuple(Action("take", str(n), n) for n in range(1, 7))
DOUBLE = Action("double")
TIMES = (Action("times", "2", 2), Action("times", "3", 3))
VOWS = (Action("vow", "low", 0), Action("vow", "high", 1))
KEEP, GIVE = Action("keep"), Action("give")
STRIKE, GUARD, PEEK = Action("strike"), Action("guard"), Action("peek")
SWORD, BOW, BLOCK, ENDURE, PRESS, HOLD = (Action(word) for word in ("sword", "bow", "block", "endure", "press", "hold"))
TAUNT = Action("taunt")
CARDS = 8
ROUNDS = 3
TURNS = 6


class ToyBook(Book):
    def __init__(self, *actions: Action) -> None:
        self.name = "toy"
        self.fingerprint = "sha256:toy"
        self.catalogue = Catalogue(actions)


LANTERN_BOOK = ToyBook(*TAKE, DOUBLE, *TIMES, *VOWS, KEEP, GIVE)
DUEL_BOOK = ToyBook(STRIKE, GUARD, PEEK, SWORD, BOW, BLOCK, ENDURE, PRESS, HOLD, TAUNT)


# ---- lanterns: a hidden card and a secret vow each; three rounds of a common die and two choices side by side ----


class Lantern(msgspec.Struct):
    card: int = UNKNOWN
    vow: int = UNKNOWN
    total: int = 0
    left: int = 0

    def clone(self) -> Lantern:
        return Lantern(self.card, self.vow, self.total, self.left)


class Lanterns(msgspec.Struct):
    parts: list[Lantern]
    phase: str = "deal"
    round: int = 0
    die: int = 0
    coin: int = UNKNOWN
    bag: list[int] = msgspec.field(default_factory=lambda: list(range(CARDS)))
    shown: tuple[int, ...] = ()

    def clone(self) -> Lanterns:
        parts = [part.clone() for part in self.parts]
        return Lanterns(parts, self.phase, self.round, self.die, self.coin, self.bag[:], self.shown)


class LanternView(msgspec.Struct, frozen=True):
    seat: int | None
    phase: str
    round: int
    die: int
    coin: int
    bag: int
    totals: tuple[int, ...]
    own: Lantern | None
    waiting: tuple[int, ...]
    quiet: Lantern | None
    since: tuple[str, ...]
    ready: bool


LanternDesk = Desk[Lanterns, Lantern, Any]


def everyone(d: Desk[Any, Any, Any]) -> tuple[int, ...]:
    return tuple(range(len(d.state.parts)))


def lantern_play(d: LanternDesk) -> Flow:
    while d.state.phase != "over":
        yield from PHASES[d.state.phase](d)


def deal(d: LanternDesk) -> Flow:
    state = d.state
    for seat, part in enumerate(state.parts):
        part.card = state.bag.pop(d.luck.below(len(state.bag), to=seat))
        d.tell("dealt", part.card, seat=seat, secret=True)
    state.phase = "vow"
    yield from ()


def vow(d: LanternDesk) -> Flow:
    yield Together(vow_lane, everyone(d))
    d.state.phase = "roll"


def vow_lane(d: LanternDesk) -> Flow:
    if d.part.vow == UNKNOWN:
        d.part.vow = (yield Ask(d.seat, "vow", VOWS, secret=True)).value
        d.tell("vowed", d.part.vow, secret=True)


def roll(d: LanternDesk) -> Flow:
    state = d.state
    state.round += 1
    state.die = 1 + d.luck.below(6)
    state.bag.pop(d.luck.below(len(state.bag)))
    d.tell("rolled", state.die)
    for part in state.parts:
        part.left = 2
    state.phase = "pick"
    yield from ()


def pick(d: LanternDesk) -> Flow:
    yield Together(pick_lane, everyone(d))
    d.state.phase = "bonus"


def pick_lane(d: LanternDesk) -> Flow:
    part = d.part
    while part.left:
        choice = yield Ask(d.seat, "take", (*TAKE[: d.state.die], DOUBLE), (part.left,))
        if choice is DOUBLE:
            part.total += 1
            times = (yield Ask(d.seat, "times", TIMES, quiet=False)).value
            part.total = (part.total - 1) * times if part.total < 10 else part.total - 1
        else:
            part.total += choice.value
        part.left -= 1
        d.tell("took", part.total)


def bonus(d: LanternDesk) -> Flow:
    """A question right after a meeting and after chance, and not a quiet one: the hardest place to wake at."""
    state = d.state
    state.coin = d.luck.below(2)
    leader = max(everyone(d), key=lambda seat: (state.parts[seat].total, -seat))
    if (yield Ask(leader, "bonus", (KEEP, GIVE), (state.coin,), quiet=False)) is KEEP:
        state.parts[leader].total += state.coin
    d.tell("ended", state.round)
    state.phase = "over" if state.round == ROUNDS else "roll"


PHASES: dict[str, Callable[[LanternDesk], Flow]] = {"deal": deal, "vow": vow, "roll": roll, "pick": pick, "bonus": bonus}


def totals(state: Lanterns) -> tuple[int, ...]:
    return tuple(part.total for part in state.parts)


def lantern_view(table: Table, seat: Seat | None) -> LanternView:
    state: Lanterns = table.state
    chain = table.chain(seat) if seat is not None else None
    return LanternView(
        seat, state.phase, state.round, state.die, state.coin, len(state.bag),
        state.shown if table.side_by_side() else totals(state),
        state.parts[seat].clone() if seat is not None else None, table.waiting_for(),
        chain.quiet if chain else None, chain.since if chain else (), chain is not None and chain.ready,
    )  # fmt: skip


def lantern_guess(game: Game, setup: Setup, view: LanternView, book: Any, luck: Luck) -> Table:
    cards = [card for card in range(CARDS) if view.own is None or card != view.own.card]
    state = Lanterns([], view.phase, view.round, view.die, view.coin, shown=view.totals)
    for seat, total in enumerate(view.totals):
        if seat == view.seat and view.own is not None:
            state.parts.append((view.quiet or view.own).clone())
            continue
        vowed = UNKNOWN if view.phase == "vow" else luck.below(2)
        state.parts.append(Lantern(cards.pop(luck.below(len(cards))), vowed, total, 2 if view.phase == "pick" else 0))
    state.bag = cards[: view.bag]
    lanes = {str(seat): {"since": [], "ready": False, "done": False} for seat in range(setup.seats)}
    if view.phase == "bonus":
        state.phase = "pick"
        position = {"lanes": {seat: lane | {"ready": True, "done": True} for seat, lane in lanes.items()}, "drawn": [view.coin]}
        return Table.restore(game, setup, book, luck, state, position)
    if view.seat is not None:
        done = view.seat not in view.waiting
        lanes[str(view.seat)] = {"since": list(view.since), "ready": view.ready, "done": done}
    table = Table.restore(game, setup, book, luck, state, {"lanes": lanes if view.phase != "over" else {}})
    for seat in range(setup.seats):
        while seat not in view.waiting and (ask := table.question(seat)) is not None:
            table.answer(seat, ask.options[luck.below(len(ask.options))])
    return table


def lantern_hidden(table: Table, seat: Seat | None) -> list[Zone]:
    zones = []
    for other in range(table.setup.seats):
        if other != seat and not table.over:
            zones.append(Zone(f"card of {other}", _vary(other, "card", range(CARDS))))
            if table.state.phase not in ("deal", "vow"):
                zones.append(Zone(f"vow of {other}", _vary(other, "vow", range(2))))
            if other in table.running():
                zones.append(Zone(f"choices of {other}", _other_choices(other)))
    return zones


def _vary(other: Seat, field: str, values: Iterable[int]) -> Callable[[Table, Luck], Iterable[Table]]:
    def vary(table: Table, luck: Luck) -> Iterable[Table]:
        holders = table.state.parts if field == "card" else [table.state.parts[other]]
        taken = {getattr(part, field) for part in holders}
        for value in values:
            if value not in taken:
                yield table.changed(other, lambda part, value=value: setattr(part, field, value), luck)  # type: ignore[misc]

    return vary


def _other_choices(other: Seat) -> Callable[[Table, Luck], Iterable[Table]]:
    def vary(table: Table, luck: Luck) -> Iterable[Table]:
        ask = table.question(other)
        if ask is not None and ask.kind != "ready":
            twin = table.clone()
            twin.answer(other, ask.options[luck.below(len(ask.options))])
            yield twin

    return vary


def lantern_outcome(state: Lanterns, book: Any) -> Outcome | None:
    if state.phase != "over":
        return None
    scores = tuple(part.total + part.card + 5 * (part.vow == (part.total > 20)) for part in state.parts)
    return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))


def lantern_inspect(state: Lanterns, book: Any) -> None:
    if state.phase not in PHASES and state.phase != "over":
        raise WrongPosition(f"state.phase: {state.phase}")
    for seat, part in enumerate(state.parts):
        if not (UNKNOWN <= part.card < CARDS and UNKNOWN <= part.vow <= 1 and 0 <= part.left <= 2):
            raise WrongPosition(f"state.parts[{seat}]")


def plain(state: Any, book: Any) -> Any:
    return msgspec.to_builtins(state)


LANTERNS = Game(
    id="lanterns",
    designer="nobody",
    rules_version=1,
    seats=range(1, 4),
    choices=(Choice("night", ("dark", "bright")),),
    events={"dealt": ("card",), "vowed": ("vow",), "rolled": ("die",), "took": ("total",), "ended": ("round",)},
    asks={"vow": (), "take": ("left",), "times": (), "bonus": ("coin",)},
    load=lambda name: LANTERN_BOOK,
    bind=lambda name, data: LANTERN_BOOK,
    set_up=lambda setup, book: Lanterns([Lantern() for _ in range(setup.seats)]),
    play=lantern_play,
    show=totals,
    view=lantern_view,
    guess=lantern_guess,
    outcome=lantern_outcome,
    barred=lambda table, seat: [],
    hidden=lantern_hidden,
    inspect=lantern_inspect,
    write=plain,
    read=lambda plain, book: msgspec.convert(plain, Lanterns),
    secrets=lambda state, seat: True,
    worth=lambda state, seat, book: float(state.parts[seat].total),
    pauses=frozenset({"take", "ready"}),
    score_sheet=lambda state, book: [],
)


# ---- duel: two seats in turn; an attack is a chain of questions to both, with chance in the middle; who waits may taunt ----


class Duellist(msgspec.Struct):
    card: int = UNKNOWN
    health: int = 9
    guard: int = 0
    peeked: int = UNKNOWN
    taunts: int = 1

    def clone(self) -> Duellist:
        return Duellist(self.card, self.health, self.guard, self.peeked, self.taunts)


class Duel(msgspec.Struct):
    parts: list[Duellist]
    turn: int = UNKNOWN
    shown: tuple[int, ...] = ()

    def clone(self) -> Duel:
        return Duel([part.clone() for part in self.parts], self.turn, self.shown)


class DuelView(msgspec.Struct, frozen=True):
    """`position` is the table's own with the others' cards left out."""

    seat: int | None
    position: dict[str, Any]


DuelDesk = Desk[Duel, None, Any]


def duel_play(d: DuelDesk) -> Flow:
    state = d.state
    if state.turn == UNKNOWN:
        for seat, part in enumerate(state.parts):
            part.card = d.luck.below(4, to=seat)
        state.turn = 0
    while state.turn < TURNS:
        yield from turn(d, state.turn % 2, 1 - state.turn % 2)
        state.turn += 1


def turn(d: DuelDesk, seat: Seat, other: Seat) -> Flow:
    own = d.state.parts[seat]
    act = yield from heckled(d, other, lambda: Ask(seat, "act", (STRIKE, GUARD, PEEK), (d.state.turn,), aside=jeer(d, other)))
    if act is GUARD:
        own.guard += 1
        d.tell("guarded", seat=seat)
    elif act is PEEK:
        d.consult(other)
        d.reveal()
        own.peeked = d.state.parts[other].card
        d.tell("peeked", own.peeked, seat=seat, secret=True)
    else:
        weapon = yield Ask(seat, "with", (SWORD, BOW), quiet=False)
        yield from struck(d, seat, other, weapon)


def jeer(d: DuelDesk, other: Seat) -> tuple[tuple[Seat, tuple[Action, ...]], ...]:
    return ((other, (TAUNT,)),) if d.state.parts[other].taunts else ()


def heckled(d: DuelDesk, other: Seat, ask: Callable[[], Ask]) -> Generator[Ask | Together, Any, Action]:
    """A question into which the other may throw a taunt, once a game."""
    got: Action = yield ask()
    while got is TAUNT:
        d.state.parts[other].taunts -= 1
        d.tell("taunted", seat=other)
        got = yield ask()
    return got


def struck(d: DuelDesk, seat: Seat, other: Seat, weapon: Action) -> Flow:
    foe = d.state.parts[other]
    reaction = yield Ask(other, "react", (BLOCK, ENDURE), (weapon.kind,), quiet=False)
    damage = 1 if reaction is BLOCK else 2
    if weapon is SWORD:
        rolled = d.luck.below(6)
        d.tell("rolled", rolled)
        if rolled >= 3:
            press = Ask(seat, "press", (PRESS, HOLD), (rolled,), quiet=False)
            pressed = yield from heckled(d, other, lambda: replace(press, aside=jeer(d, other)))
            damage += pressed is PRESS
    foe.health -= damage
    d.tell("hit", damage, seat=other)


def duel_view(table: Table, seat: Seat | None) -> DuelView:
    position = table.position()
    for other, part in enumerate(position["state"]["parts"]):
        if other != seat and not table.over and (seat is None or position["state"]["parts"][seat]["peeked"] == UNKNOWN):
            part["card"] = UNKNOWN
        if other != seat:
            part["peeked"] = min(part["peeked"], 0)
    return DuelView(seat, position)


def duel_guess(game: Game, setup: Setup, view: DuelView, book: Any, luck: Luck) -> Table:
    state = msgspec.convert(view.position["state"], Duel)
    for part in state.parts:
        if part.card == UNKNOWN:
            part.card = luck.below(4)
    for seat, part in enumerate(state.parts):
        if part.peeked != UNKNOWN and seat != view.seat:
            part.peeked = state.parts[1 - seat].card
    return Table.restore(game, setup, book, luck, state, view.position)


def duel_hidden(table: Table, seat: Seat | None) -> list[Zone]:
    if table.over or (seat is not None and table.state.parts[seat].peeked != UNKNOWN):
        return []
    return [Zone(f"card of {other}", _vary(other, "card", range(4))) for other in range(2) if other != seat]


def duel_outcome(state: Duel, book: Any) -> Outcome | None:
    if state.turn < TURNS:
        return None
    scores = tuple(part.health + part.guard + part.card for part in state.parts)
    return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))


DUEL = Game(
    id="duel",
    designer="nobody",
    rules_version=1,
    seats=range(2, 3),
    choices=(),
    events={"guarded": (), "peeked": ("card",), "rolled": ("roll",), "hit": ("damage",), "taunted": ()},
    asks={"act": ("turn",), "with": (), "react": ("weapon",), "press": ("roll",)},
    load=lambda name: DUEL_BOOK,
    bind=lambda name, data: DUEL_BOOK,
    set_up=lambda setup, book: Duel([Duellist(), Duellist()]),
    play=duel_play,
    show=lambda state: (),
    view=duel_view,
    guess=duel_guess,
    outcome=duel_outcome,
    barred=lambda table, seat: [],
    hidden=duel_hidden,
    inspect=lambda state, book: None,
    write=plain,
    read=lambda plain, book: msgspec.convert(plain, Duel),
    secrets=lambda state, seat: True,
    worth=lambda state, seat, book: float(state.parts[seat].health),
    pauses=frozenset({"act"}),
    score_sheet=lambda state, book: [],
)

TOYS = {"lanterns": LANTERNS, "duel": DUEL}


def setup_of(game: Game, seats: int = 2) -> Setup:
    return Setup(game.id, seats, "toy", {choice.id: choice.values[0] for choice in game.choices})


def lanterns(seats: int = 2, luck: Luck | None = None) -> Table:
    return Table(LANTERNS, setup_of(LANTERNS, seats), LANTERN_BOOK, luck or Luck(Quick(1))).start()


def duel(luck: Luck | None = None) -> Table:
    return Table(DUEL, setup_of(DUEL), DUEL_BOOK, luck or Luck(Quick(1))).start()
