"""How likely a seat is to win, from named figures of a position with fitted weights (`tools/fit_value.py`).

Of others only what lies open is read: how many cards somebody holds, never which.
"""

from __future__ import annotations

from math import log

from undercroft.bots.linear import Linear, weights_of
from undercroft.games.dungeoneer.bot.goals import CURE, goals
from undercroft.games.dungeoneer.bot.prices import A_TURN, glory_card_worth, monster_worth
from undercroft.games.dungeoneer.content import FORMS, DungeonBook
from undercroft.games.dungeoneer.rules.stats import others, score
from undercroft.games.dungeoneer.state import NOBODY, State
from undercroft.kernel.types import Seat

WON = {"won": 8.0}
"""The end, as log-odds: beyond anything that a running game promises."""
HEALTHY = 3
PURSE = 9


def figures(state: State, seat: Seat, book: DungeonBook) -> dict[str, float]:
    """What speaks for a seat and what for its rivals, of whom the most dangerous counts by each figure."""
    if state.phase == "over":
        return {"won": 1.0 if state.winner == seat else -1.0}
    if state.parts[seat].out:
        return {"won": -1.0}
    rivals = others(state, seat)
    found = {"base": 1.0, "base.rivals": log(len(rivals)) if rivals else 0.0, "base.alone": float(state.terms.solo)}
    if state.parts[seat].hero == NOBODY:
        return found
    found |= _own(state, seat, book)
    theirs = [_shown(state, other, book) for other in rivals]
    for name in theirs[0] if theirs else ():
        term, _, figure = name.partition(".")
        found[f"{term}.their-{figure}"] = max(each[name] for each in theirs)
    return found


def _own(state: State, seat: Seat, book: DungeonBook) -> dict[str, float]:
    player = state.parts[seat]
    found = _shown(state, seat, book)
    glory_cards = [card for card in player.hand if book.cards[card].glory]
    peril_cards = [card for card in player.hand if not book.cards[card].glory]
    found["hand.glory"] = sum(glory_card_worth(card, book) for card in glory_cards)
    found["hand.monsters"] = sum(monster_worth(card, book) for card in peril_cards)
    return found


def _shown(state: State, seat: Seat, book: DungeonBook) -> dict[str, float]:
    """What all can see of a seat."""
    player, done = state.parts[seat], len(state.parts[seat].done)
    last = done + 1 >= book.figures.quests_to_win
    near = _nearness(state, seat, book)
    best, second = near[0], near[1]
    own_turn = state.turn == seat
    return {
        "quests.first": float(done >= 1),
        "quests.second": float(done >= 2),
        "quests.homeward": float(done >= book.figures.quests_to_win),
        "aims.best": best,
        "aims.next": second,
        "aims.last": best * last,
        "aims.last-two": best * (done >= 1),
        "health.points": float(min(player.health, HEALTHY + 2)),
        "health.weak": float(player.health <= HEALTHY - 1),
        "health.dying": float(player.health <= 1),
        "level.level": float(player.level),
        "glory.purse": float(min(player.glory, PURSE)),
        "peril.peril": float(min(player.peril, PURSE)),
        "gear.worth": sum(glory_card_worth(card, book) for card in player.inventory),
        "gear.curses": float(len(player.banes)),
        "gear.scores": float(sum(score(state, book, seat, form) for form in FORMS)),
        "gear.speed": float(score(state, book, seat, "speed")),
        "lair.monsters": sum(monster_worth(card, book) for card in player.lair),
        "hand.cards": float(len(player.hand)),
        "turn.own": float(own_turn),
        "turn.points": float(player.points) if own_turn else 0.0,
        "turn.fallen": float(player.fallen),
    }


def _nearness(state: State, seat: Seat, book: DungeonBook) -> list[float]:
    """How near the two nearest quests are to their end: 1 is done at once, and what is a turn away counts less."""
    speed = max(1, score(state, book, seat, "speed"))
    now = state.parts[seat].points if state.turn == seat else 0
    turns = (max(0.0, goal.points - now) / speed for goal in goals(state, seat, book) if goal.quest != CURE and goal.chance > 0)
    return [*sorted((A_TURN**each for each in turns), reverse=True), 0.0, 0.0]


VALUE = Linear(figures, weights_of(__package__) | WON)
worth, terms = VALUE.worth, VALUE.terms
