"""Set-up and the course of the game. Each phase sets the next, so that the state alone says where to go on."""

from __future__ import annotations

from undercroft.games.tales_of_tails.actions import EXPLORE, SLEEP, WALK
from undercroft.games.tales_of_tails.content import START, TailsBook, add, one_of, subtract
from undercroft.games.tales_of_tails.rules import Desk, exits
from undercroft.games.tales_of_tails.rules.dungeon import maze_of, placed, placements
from undercroft.games.tales_of_tails.rules.turning import turned, turnings
from undercroft.games.tales_of_tails.state import (
    ASLEEP,
    INSIDE,
    NOTHING,
    Dungeon,
    Pup,
    State,
    Tile,
    read_terms,
)
from undercroft.kernel.types import Action, Ask, Barred, Flow, Setup, Together

QUESTS_DEALT = 2


def set_up(setup: Setup, book: TailsBook) -> State:
    """DD-SETUP-1, -4 to -6, -12 to -14."""
    figures = book.figures
    state = State(read_terms(setup), bag=book.stack, supply=book.supply)
    state.parts = [Pup(tokens=figures.base_paws, extra=figures.paws - figures.base_paws) for _ in range(setup.seats)]
    state.dungeon = start_room_alone(state, book)
    return state


def start_room_alone(state: State, book: TailsBook) -> Dungeon:
    """DD-ROUND-14, DD-2P-1: only the start room, with the side for the number of players."""
    return Dungeon((Tile(0, 0, book.start_for_two if state.terms.narrow_start else START),))


def play(d: Desk) -> Flow:
    while d.state.phase != "over":
        yield from PHASES[d.state.phase](d)


def everyone(d: Desk) -> tuple[int, ...]:
    return tuple(range(len(d.state.parts)))


# ---- before the game ----


def dogs(d: Desk) -> Flow:
    """DD-SETUP-2, -3, -17, -18: by lot who is first, then a dog each in turn from there, or by chance."""
    state, book = d.state, d.book
    seats = len(state.parts)
    if state.first < 0:
        state.first = state.turn = d.luck.below(seats)
        d.tell("first", seat=state.first)
    for seat in ((state.first + step) % seats for step in range(seats)):
        pup = state.parts[seat]
        if pup.dog < 0:
            free = free_dogs(d)
            if state.terms.random_dogs:
                pup.dog = free[d.luck.below(len(free))].value
            else:
                pup.dog = (yield Ask(seat, "dog", tuple(free))).value
            d.tell("dog", book.dogs[pup.dog].id, seat=seat)
    state.phase = "deal"


def free_dogs(d: Desk, barred: list[Barred] | None = None) -> list[Action]:
    taken = {pup.dog for pup in d.state.parts}
    dogs = d.book.choices.dog
    if barred is not None:
        barred += [Barred(action, "DD-SETUP-2") for action in dogs if action.value in taken]
    return [action for action in dogs if action.value not in taken]


def deal(d: Desk) -> Flow:
    """DD-SETUP-7, -8, -15, -16: two quests each that only their owner sees, and a potion."""
    state, book, luck = d.state, d.book, d.luck
    quests = list(range(len(book.quests)))
    for seat, pup in enumerate(state.parts):
        pup.dealt = tuple(quests.pop(luck.below(len(quests), to=seat)) for _ in range(QUESTS_DEALT))
    for seat, pup in enumerate(state.parts):
        at = luck.below(sum(state.supply))
        symbol = next(s for s in range(3) if at < sum(state.supply[: s + 1]))
        pup.potions = one_of(symbol)
        state.supply = subtract(state.supply, one_of(symbol))
        d.tell("dealt-potion", book.potions[symbol].id, seat=seat)
    state.phase = "quests"
    yield from ()


def quests(d: Desk) -> Flow:
    """DD-SETUP-9 to -11: all at once and in secret; then the others lie open."""
    yield Together(keep_quest, everyone(d))
    state, book = d.state, d.book
    for seat, pup in enumerate(state.parts):
        other = next(quest for quest in pup.dealt if quest != pup.quest)
        state.common += (other,)
        pup.dealt = ()
        d.tell("common", book.quests[other].id, seat=seat)
    state.phase = "begin"


def keep_quest(d: Desk) -> Flow:
    pup, choices = d.part, d.book.choices
    if pup.quest < 0:
        pup.quest = (yield Ask(d.seat, "quest", tuple(choices.quest[quest] for quest in pup.dealt), secret=True)).value
        d.tell("kept-quest", d.book.quests[pup.quest].id, secret=True)


# ---- rounds ----


def begin(d: Desk) -> Flow:
    """DD-ROUND-3, -14: everybody is inside again, the token's holder begins."""
    state = d.state
    state.round += 1
    state.turn, state.countdown, state.phase = state.first, NOTHING, "turn"
    for pup in state.parts:
        pup.place = INSIDE
    d.tell("round", state.round)
    yield from ()


def turn(d: Desk) -> Flow:
    """DD-TURN-1 to -8: exactly one of three actions, by who is still inside."""
    state = d.state
    seat = state.turn
    d.consult(seat)  # who foresees no turn of another need not wait for its look ahead
    if state.drawn >= 0:
        yield from place(d)
    elif state.walk is not None:
        yield from exits.go_on(d)
        if state.parts[seat].place == INSIDE:
            return
    else:
        got: Action = yield Ask(seat, "turn", tuple(options(d)), (left_to_draw(state),))
        if got is EXPLORE:
            draw(d)
            return
        if got is WALK:
            exits.set_out(d)
            return
        if got is not SLEEP:
            state.dungeon = turned(state.dungeon, got.value)
            d.tell("turned", got.target, _degrees(state, got.value), seat=seat)
            return
        sleep(d)
    state.last = seat
    advance(d)


def _degrees(state: State, card: int) -> int:
    return 90 * next(tile.turn for tile in state.dungeon.tiles if tile.card == card)


def left_to_draw(state: State) -> int:
    return len(state.bag) if state.countdown < 0 else state.countdown


def draws_left(state: State, seat: int) -> int:
    """DD-COUNT-6, -7: how many cards of the countdown come to a dog inside if all who are inside go on exploring."""
    seats = len(state.parts)
    inside = [one for one in ((state.turn + step) % seats for step in range(seats)) if state.parts[one].place == INSIDE]
    return len(range(inside.index(seat), state.countdown, len(inside)))


def options(d: Desk, barred: list[Barred] | None = None) -> list[Action]:
    """DD-TURN-2, -5, -6, DD-EXPLORE-14, -15, DD-COUNT-6, -7."""
    state, book = d.state, d.book
    found = []
    if not left_to_draw(state):
        rule = "DD-EXPLORE-14" if state.countdown < 0 else "DD-COUNT-7"
    elif not maze_of(state.dungeon, book).frontier:
        rule = "DD-EXPLORE-15"
    else:
        rule = ""
        found.append(EXPLORE)
    if rule and barred is not None:
        barred.append(Barred(EXPLORE, rule))
    if exits.can_walk(d):
        found.append(WALK)
    elif barred is not None:
        barred.append(Barred(WALK, "DD-TURN-6", ("no",)))
    found.append(SLEEP)
    if book.dogs[state.parts[state.turn].dog].ability == "turn":
        turns = turnings(state.dungeon, book, barred)
        if state.terms.turn_any_time:
            found += turns
        elif barred is not None:
            barred += [Barred(action, "DD-DOG-SHARIK-5") for action in turns]
    return found


def draw(d: Desk) -> None:
    """DD-EXPLORE-1, DD-COUNT-6: only now chance says which card is on top."""
    state = d.state
    at = d.luck.below(len(state.bag))
    state.drawn = state.bag[at]
    state.bag = state.bag[:at] + state.bag[at + 1 :]
    if state.countdown > 0:
        state.countdown -= 1
    d.tell("drew", d.book.rooms[state.drawn].id, seat=state.turn)


def place(d: Desk) -> Flow:
    """DD-EXPLORE-2 to -8, -17."""
    state, book = d.state, d.book
    spots = placements(state.dungeon, book, state.drawn)
    got: Action = yield Ask(state.turn, "place", tuple(spots), (book.rooms[state.drawn].id,))
    state.dungeon = placed(state.dungeon, state.drawn, got)
    tile = state.dungeon.tiles[-1]
    d.tell("placed", book.rooms[tile.card].id, tile.x, tile.y, tile.turn * 90, seat=state.turn)
    state.drawn = NOTHING


def sleep(d: Desk) -> None:
    """DD-SLEEP-1 to -5, DD-COUNT-9."""
    pup = d.state.parts[d.state.turn]
    pup.place = ASLEEP
    gained = min(1, pup.extra)
    pup.tokens, pup.extra = pup.tokens + gained, pup.extra - gained
    d.tell("slept", gained, seat=d.state.turn)


def advance(d: Desk) -> None:
    """DD-TURN-3, DD-ROUND-1: the next who is inside; with nobody inside the round is over."""
    state = d.state
    seats = len(state.parts)
    for step in range(1, seats + 1):
        seat = (state.turn + step) % seats
        if state.parts[seat].place == INSIDE:
            state.turn = seat
            return
    state.phase = "round-end"


def round_end(d: Desk) -> Flow:
    """DD-ROUND-2 to -16: who acted last begins next; cards are collected; the rest goes into the stack, or stays at the end."""
    state, book = d.state, d.book
    state.first = state.last
    d.tell("good-dog", seat=state.first)
    left = []
    for tile in state.dungeon.tiles:
        if tile.owner >= 0:
            collect(state, tile)
            d.tell("collected", book.rooms[tile.card].id, seat=tile.owner)
        elif tile.lid is not None:
            state.gone += (tile.card,)
            if tile.lid < 0:
                state.supply = add(state.supply, one_of(-1 - tile.lid))
            else:
                state.gone += (tile.lid,)
        else:
            left.append(tile)
    state.dungeon = Dungeon(tuple(left))
    for pup in state.parts:
        pup.tokens, pup.extra = pup.tokens + pup.spent - pup.owed, pup.extra + pup.owed
        pup.spent = pup.owed = 0
    d.tell("round-over", state.round)
    if state.round == book.figures.rounds:
        state.phase = "over"
        d.tell("over")
    else:
        state.bag = tuple(sorted((*state.bag, *(tile.card for tile in left[1:]))))
        state.dungeon = start_room_alone(state, book)
        state.phase = "begin"
    yield from ()


def collect(state: State, tile: Tile) -> None:
    """What a paw lies on goes to its owner."""
    pup = state.parts[tile.owner]
    if tile.hired:
        pup.tramps += ((tile.card, tile.hired),)
    else:
        pup.cards += (tile.card,)


PHASES = {
    "dogs": dogs,
    "deal": deal,
    "quests": quests,
    "begin": begin,
    "turn": turn,
    "round-end": round_end,
}
