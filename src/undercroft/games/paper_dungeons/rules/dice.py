"""The roll, skulls, and a team's three dice."""

from __future__ import annotations

from undercroft.games.paper_dungeons.actions import BREW, DIE, MOVE
from undercroft.games.paper_dungeons.content import BOOTS, CLERIC, CLOVER, DICE, SKULL, SYMBOLS, Face, PaperBook
from undercroft.games.paper_dungeons.rules import Desk, items, levels, movement, potions, wounds
from undercroft.games.paper_dungeons.state import UNKNOWN, State, Team, View
from undercroft.kernel.types import Action, Ask, Barred, Flow

DICE_A_ROUND = 3
TOO_MANY = 3
ALL_DICE = (1 << len(DIE)) - 1
DICE_OF = tuple(tuple(die for die in DIE if bits >> die.value & 1) for bits in range(ALL_DICE + 1))
"""Dice as bits -> the options to choose them."""


def face(state: State | View, book: PaperBook, die: int) -> Face:
    return book.faces[die >= 3][state.dice[die]]


def symbols(state: State, book: PaperBook) -> list[int]:
    """What the six dice show."""
    white, black = book.faces
    a, b, c, x, y, z = state.dice
    return [white[a][0], white[b][0], white[c][0], black[x][0], black[y][0], black[z][0]]


def skull_bits(state: State, book: PaperBook) -> int:
    """The dice that show a skull, as bits. Written out, as it is asked for every die."""
    white, black = book.skulls
    a, b, c, x, y, z = state.dice
    first = white >> a & 1 | (white >> b & 1) << 1 | (white >> c & 1) << 2
    return first | (black >> x & 1) << 3 | (black >> y & 1) << 4 | (black >> z & 1) << 5


def roll(d: Desk) -> None:
    """PD-DICE-1, PD-DICE-7: six dice for all; three skulls or three clovers, and all six are rolled again."""
    state = d.state
    while True:
        state.dice = tuple(d.luck.below(6) for _ in DICE)
        shown = symbols(state, d.book)
        d.tell("rolled", *[SYMBOLS[symbol] for symbol in shown])
        if shown.count(SKULL) < TOO_MANY and shown.count(CLOVER) < TOO_MANY:
            break
        d.tell("rerolled")
    for team in state.parts:
        team.skulls = skull_wounds(team, shown.count(SKULL), d.book)
        team.used, team.die, team.moves, team.walked, team.swapped = 0, UNKNOWN, UNKNOWN, 0, False


def skull_wounds(team: Team, skulls: int, book: PaperBook) -> int:
    """PD-DICE-8, PD-L4-4, PD-TALENT-9, PD-RULING-21."""
    if levels.has_ability(team, CLERIC):
        return 0
    talent = book.talents[team.talent]
    return max(0, skulls - (talent.amount if talent.effect == "fewer-skulls" else 0))


def team_round(d: Desk) -> Flow:
    """PD-ROUND-3, PD-DICE-10, PD-DICE-16: skull wounds, then three dice one after another."""
    team = d.part
    if team.skulls:
        yield from wounds.suffer(d, team.skulls, "skull", quiet=True)
        team.skulls = 0
    while not done(team):
        if team.die == UNKNOWN:
            left = DICE_A_ROUND - team.used.bit_count()
            team.die = (yield Ask(d.seat, "die", choosable(d), (left,))).value
            _write_number(d)
        yield from use(d)
        team.used |= 1 << team.die
        team.die = team.moves = UNKNOWN
        team.walked = 0


def done(team: Team) -> bool:
    """PD-DICE-10."""
    return team.used.bit_count() >= DICE_A_ROUND


def choosable(d: Desk, barred: list[Barred] | None = None) -> tuple[Action, ...]:
    """PD-DICE-9, PD-DICE-12: any die but skulls and those used this round."""
    used, skulls = d.part.used, skull_bits(d.state, d.book)
    if barred is not None:
        barred += [Barred(die, "PD-DICE-9") for die in DICE_OF[skulls]] + [Barred(die, "PD-DICE-12") for die in DICE_OF[used]]
    return DICE_OF[ALL_DICE & ~(used | skulls)]


def at_hand(d: Desk, barred: list[Barred]) -> tuple[Action, ...]:
    """The dice that could be chosen at this moment of the game, whatever is asked; the others are barred."""
    team = d.part
    if not d.state.dice:
        barred += [Barred(die, "PD-DICE-1") for die in DIE]
        return ()
    free = choosable(d, barred)
    if not done(team) and team.die == UNKNOWN:
        return free
    if done(team):
        barred += [Barred(die, "PD-DICE-10") for die in free]
    else:
        barred += [Barred(die, "PD-DICE-16", ("hand" if die.value == team.die else "next",)) for die in free]
    return ()


def _write_number(d: Desk) -> None:
    """PD-DICE-15."""
    shown = face(d.state, d.book, d.part.die)
    d.part.numbers += (shown.number,)
    d.tell("chose", DICE[d.part.die], SYMBOLS[shown.symbol], shown.number)


def uses(d: Desk, barred: list[Barred] | None = None) -> list[Action]:
    """PD-DICE-14, PD-DICE-17: level up, craft, brew or move; boots only move."""
    if barred is not None and (d.part.die == UNKNOWN or d.part.moves != UNKNOWN):
        about = "choose" if d.part.die == UNKNOWN else "move"
        barred += [Barred(action, "PD-DICE-17", (about,)) for action in (*d.book.levels, *d.book.crafts, BREW)]
        return []
    symbol, black = face(d.state, d.book, d.part.die).symbol, d.part.die >= 3
    if symbol == BOOTS:
        return [MOVE]
    return [*levels.trainings(d, symbol, black, barred), *items.crafts(d, symbol, barred), BREW, MOVE]


def use(d: Desk) -> Flow:
    """PD-DICE-17: one die, one action, with everything that follows from it."""
    team = d.part
    symbol, black = face(d.state, d.book, team.die).symbol, team.die >= 3
    if team.moves == UNKNOWN:
        choice = yield Ask(d.seat, "use", tuple(uses(d)), (DICE[team.die], SYMBOLS[symbol]))
        if choice is BREW:
            yield from potions.brew(d)
            return
        if choice.kind == "level":
            yield from levels.train(d, choice.value, symbol, black)
            return
        if choice.kind == "craft":
            yield from items.fill(d, choice.value, "die")
            return
        team.moves = movement.moves_of(symbol)
    yield from movement.walk(d)
