"""Set-up and the course of the game. Each phase sets the next, so that the state alone says where to go on."""

from __future__ import annotations

from undercroft.games.paper_dungeons.content import PaperBook
from undercroft.games.paper_dungeons.rules import Desk, bosses, cards, dice, gems
from undercroft.games.paper_dungeons.state import State, Team, read_terms
from undercroft.kernel.types import Flow, Setup, Together

ROUNDS = 8
MISSIONS_DRAWN = 3
CARDS_DEALT = 2


def set_up(setup: Setup, book: PaperBook) -> State:
    """PD-SETUP-1, PD-SETUP-12 to PD-SETUP-14."""
    return State(read_terms(setup), parts=[Team() for _ in range(setup.seats)])


def play(d: Desk) -> Flow:
    while d.state.phase != "over":
        yield from PHASES[d.state.phase](d)


def everyone(d: Desk) -> tuple[int, ...]:
    return tuple(range(len(d.state.parts)))


def deal(d: Desk) -> Flow:
    """PD-SETUP-2 to PD-SETUP-9: the dungeon, the missions, two talents and two goals a seat, all different."""
    state, book, luck = d.state, d.book, d.luck
    ids = [dungeon.id for dungeon in book.dungeons]
    state.dungeon = ids.index(state.terms.dungeon) if state.terms.dungeon else luck.below(len(ids))
    d.tell("dungeon", ids[state.dungeon])
    if state.terms.missions:
        state.missions = luck.sample(range(len(book.missions)), MISSIONS_DRAWN)
        d.tell("missions", *(book.missions[mission].id for mission in state.missions))
    talents, goals = list(range(len(book.talents))), list(range(len(book.goals)))
    for seat, team in enumerate(state.parts):
        team.talents_dealt = tuple(talents.pop(luck.below(len(talents), to=seat)) for _ in range(CARDS_DEALT))
        team.goals_dealt = tuple(goals.pop(luck.below(len(goals), to=seat)) for _ in range(CARDS_DEALT))
    state.phase = "keep"
    yield from ()


def keep(d: Desk) -> Flow:
    yield Together(cards.keep_cards, everyone(d))
    d.state.phase = "prepare"


def prepare(d: Desk) -> Flow:
    yield Together(cards.prepare, everyone(d))
    d.state.phase = "roll"


def roll(d: Desk) -> Flow:
    d.state.round += 1
    d.tell("round", d.state.round)
    dice.roll(d)
    d.state.phase = "explore"
    yield from ()


def explore(d: Desk) -> Flow:
    """PD-ROUND-4: all teams at the same time."""
    yield Together(dice.team_round, everyone(d))
    d.state.phase = "gems"


def end_of_round(d: Desk) -> Flow:
    """PD-ROUND-5: gems, boss, vanishing gems, missions."""
    gems.announce(d)
    if d.state.round in bosses.BOSS_ROUNDS:
        bosses.fight(d)
        d.state.phase = "blows"
    else:
        d.state.phase = "missions"
    yield from ()


def blows(d: Desk) -> Flow:
    yield Together(bosses.take_blows, everyone(d))
    first = bosses.winner(d.state)
    if first is not None:
        d.tell("spoils", seat=first)
    d.state.phase = "spoils"


def spoils(d: Desk) -> Flow:
    first = bosses.winner(d.state)
    if first is not None:
        yield Together(bosses.take_spoils, (first,))
    d.state.phase = "vanish"


def vanish(d: Desk) -> Flow:
    """PD-VAR-1, PD-VAR-2: after the fights with the first and the second boss."""
    boss = bosses.boss_of(d.state, d.book, bosses.stage_of(d.state.round))
    if d.state.terms.vanishing and boss.vanish:
        gems.vanish(d, boss.vanish)
    d.state.phase = "missions"
    yield from ()


def missions(d: Desk) -> Flow:
    """PD-ROUND-1, PD-ROUND-6: the last step of a round; after the eighth the game is over."""
    cards.claim_missions(d)
    if d.state.round == ROUNDS:
        d.state.phase = "over"
        d.tell("over")
    else:
        d.state.phase = "roll"
    yield from ()


PHASES = {
    "deal": deal,
    "keep": keep,
    "prepare": prepare,
    "roll": roll,
    "explore": explore,
    "gems": end_of_round,
    "blows": blows,
    "spoils": spoils,
    "vanish": vanish,
    "missions": missions,
}
