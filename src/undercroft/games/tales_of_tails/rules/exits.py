"""Leaving the dungeon: the chain of questions, and what a confirmed walk does (3.6, 3.7)."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.games.tales_of_tails.actions import CONFIRM, GIVE_UP, READY_TURNED
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.rules import Desk
from undercroft.games.tales_of_tails.rules.lookahead import LookAhead, look_ahead
from undercroft.games.tales_of_tails.rules.movement import dungeon_of, first_steps, room_of
from undercroft.games.tales_of_tails.rules.turning import leads_out_when_turned, look, turnable, turned, turnings
from undercroft.games.tales_of_tails.state import INSIDE, OUT, Dungeon, Gap, State, Tile, Walk
from undercroft.kernel.types import Action, Ask, Barred, Flow


def can_walk(d: Desk) -> bool:
    """DD-TURN-6: only with a way that can be walked to its end."""
    state, book = d.state, d.book
    pup, start = state.parts[state.turn], first_steps(state, state.turn, book)
    if book.dogs[pup.dog].ability == "turn":
        return leads_out_when_turned(start, pup, state.terms, state.dungeon, book)
    return LookAhead(pup, state.terms, state.dungeon, book).leads_out(start)


def set_out(d: Desk) -> None:
    state, book = d.state, d.book
    walk = first_steps(state, state.turn, book)
    state.walk = replace(walk, turning=True, turned=state.dungeon) if turns_first(state, book) else walk


def turns_first(state: State, book: TailsBook) -> bool:
    """Whether the walk begins with rooms that may be turned."""
    return book.dogs[state.parts[state.turn].dog].ability == "turn" and bool(turnable(state.dungeon))


def go_on(d: Desk) -> Flow:
    """One question of the walk under way; a walk that is confirmed happens at once."""
    state, book = d.state, d.book
    walk = state.walk
    assert walk is not None
    if walk.turning:
        yield from turn_rooms(d, walk)
        return
    dungeon = dungeon_of(state)
    about: tuple[int | str, ...] = (room_of(walk, dungeon, book).id, walk.tokens, walk.damage, walk.defence)
    if walk.leaving >= 0:
        if (yield Ask(state.turn, "confirm", (CONFIRM, GIVE_UP), about)) is CONFIRM:
            depart(d, walk, dungeon)
        state.walk = None
        return
    walker = look_ahead(state, book)
    options = walker.ways(walk) if walk.chosen else walker.choices(walk)
    actions = tuple(action for action, _ in options) or (GIVE_UP,)
    got: Action = yield Ask(state.turn, "way" if walk.chosen else "room", actions, about, held=not options)
    state.walk = dict(options).get(got)


def turn_rooms(d: Desk, walk: Walk) -> Flow:
    """DD-DOG-SHARIK-1, -3, -5: any number of them, before the path is walked."""
    state = d.state
    got: Action = yield Ask(state.turn, "turning", (*turning_options(d, walk), GIVE_UP))
    if got is GIVE_UP:
        state.walk = None
    elif got is READY_TURNED:
        state.walk = replace(walk, turning=False)
    else:
        state.walk = replace(walk, turned=turned(dungeon_of(state), got.value))


def turning_options(d: Desk, walk: Walk, barred: list[Barred] | None = None) -> list[Action]:
    """Rooms to turn, and to go as they lie now: only with a way out (DD-TURN-6)."""
    state, dungeon = d.state, dungeon_of(d.state)
    pup, start = state.parts[state.turn], replace(walk, turning=False, turned=None)
    options = turnings(dungeon, d.book, barred)
    if look(start, pup.dog, pup.cards, pup.tramps, state.terms, dungeon, d.book)[0]:
        options.append(READY_TURNED)
    elif barred is not None:
        barred.append(Barred(READY_TURNED, "DD-TURN-6", ("yes",)))
    return options


def depart(d: Desk, walk: Walk, dungeon: Dungeon) -> None:
    """DD-EXIT-7, -17, -18: the whole walk at once; then the countdown."""
    state, seat = d.state, d.state.turn
    if dungeon is not state.dungeon:
        _tell_turns(d, dungeon)
    for kind, *figures in walk.story:
        d.tell(str(kind), *figures, seat=seat)
    leave(state, walk, d.book)
    lying = {tile.card for tile in state.dungeon.tiles}
    for tile in dungeon.tiles:
        if tile.card not in lying:
            d.tell("gap", d.book.rooms[tile.card].id, seat=seat)
    start_countdown(d)


def leave(state: State, walk: Walk, book: TailsBook) -> None:
    """What a walk changes: paws, cards and potions of the dog, and the dungeon that it leaves behind."""
    seat = state.turn
    pup = state.parts[seat]
    spent = {card for _, card in walk.spent}
    state.dungeon = _left_behind(state.dungeon if walk.turned is None else walk.turned, walk, seat)
    pup.cards = tuple(card for card in pup.cards if card not in spent)
    pup.tramps = tuple((card, hired) for card, hired in pup.tramps if card not in spent)
    pup.tokens, pup.extra, pup.owed = walk.tokens, walk.extra, walk.owed
    pup.spent = book.figures.paws - walk.tokens - walk.extra
    pup.potions, state.supply = walk.potions, walk.supply
    pup.place = OUT


def _left_behind(dungeon: Dungeon, walk: Walk, seat: int) -> Dungeon:
    """Paws on what was claimed, lids on traps, gaps, broken walls."""
    spent = {card for _, card in walk.spent}
    lids = dict(walk.spent)
    claims = {tile: (paws, hired) for tile, paws, hired in walk.claims}
    tiles: list[Tile] = []
    gaps = list(dungeon.gaps)
    for number, tile in enumerate(dungeon.tiles):
        if number in claims and tile.card in spent:
            gaps.append(Gap(tile.x, tile.y, seat, claims[number][0]))
        elif number in claims:
            paws, hired = claims[number]
            tiles.append(replace(tile, owner=seat, paws=paws, hired=hired))
        elif number in lids:
            tiles.append(replace(tile, lid=lids[number]))
        else:
            tiles.append(tile)
    lying = {tile.card for tile in tiles}
    broken = dict.fromkeys(face for face in (*dungeon.broken, *walk.broken) if face[0] in lying)
    return Dungeon(tuple(tiles), tuple(gaps), tuple(broken))


def _tell_turns(d: Desk, dungeon: Dungeon) -> None:
    for before, after in zip(d.state.dungeon.tiles, dungeon.tiles, strict=True):
        if before.turn != after.turn:
            d.tell("turned", d.book.rooms[after.card].id, after.turn * 90, seat=d.state.turn)


def start_countdown(d: Desk) -> None:
    """DD-COUNT-1 to -5, -8, DD-RULING-16."""
    cards = countdown_for(d.state, sum(pup.place == INSIDE for pup in d.state.parts), d.book)
    if cards is not None:
        d.state.countdown = cards
        d.tell("countdown", cards)


def countdown_for(state: State, inside: int, book: TailsBook) -> int | None:
    """With how many cards the countdown begins when so many are left inside; nothing where it does not."""
    if state.countdown >= 0 or not inside:
        return None
    return min(book.figures.countdown * inside, len(state.bag))
