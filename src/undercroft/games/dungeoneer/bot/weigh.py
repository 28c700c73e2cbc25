"""Thinks an answer over: plays on from each promising one as advice would, and asks the fitted value how it came out."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from undercroft.bots.ahead import Ahead, Plan, liked, look_ahead
from undercroft.bots.effort import Effort
from undercroft.games.dungeoneer.bot.choose import advice
from undercroft.games.dungeoneer.bot.goals import NEVER, goals
from undercroft.games.dungeoneer.bot.sight import ALL_SEEING, Sight
from undercroft.games.dungeoneer.bot.value import terms
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.state import State, View
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Setup, Weighed

TURNS = 2
"""A look ends so many turns ahead."""
DOUBT = 1.5
"""Advice is left only for what is better by so many standard errors: most differences are dice."""
NEVER_DARES = 50.0
"""Nothing is worth so much."""
AIMS = 3
"""Goals of a hero that are looked at."""
THOUGHT_OVER = frozenset({
    "before-effect", "before-roll", "cancel", "challenge", "defeat", "destination", "dungeonlord", "hero-phase", "how-much",
    "place", "response", "victim", "wound",
})  # fmt: skip
"""Questions at which advice can be mistaken; at the others it was not, as far as games show."""


REFUSED = {"hero-phase": NEVER / 2, "place": NEVER}
"""What advice likes less than this is not tried: cards that can do nothing, an escort given up."""


class Thought(NamedTuple):
    """What a level sees, and how much it tries out: nothing, where it goes by advice alone."""

    sight: Sight = ALL_SEEING
    options: int = 0
    samples: int = 0


THOUGHTS = {
    1: Thought(Sight(one_by_one=True, explores=False, shy=NEVER_DARES, cards=False, persists=False)),
    2: Thought(Sight(one_by_one=True, explores=False, cards=False)),
    3: Thought(Sight(one_by_one=True)),
    4: Thought(),
    5: Thought(options=5, samples=60),
}


def weigh(game: Game, setup: Setup, view: View, ask: Ask, book: DungeonBook, luck: Luck, effort: Effort) -> list[Weighed]:
    thought = THOUGHTS[effort.level]
    if not thought.samples or ask.kind not in THOUGHT_OVER:
        return [Weighed(liked(ask, advice(view, ask, book, thought.sight))[0], 0.0, {})]
    ahead = Ahead(
        advice, terms, turn_number, TURNS, thought.options, thought.samples, seen=_as_it_lies, chances=True, doubt=DOUBT
    )
    return look_ahead(game, setup, view, ask, book, luck, effort, ahead, _plans(view, ask, book))


def turn_number(state: State) -> int:
    """How many turns have begun, of heroes that are out too."""
    seats = len(state.parts)
    return state.round * seats + (state.turn - state.first) % seats


def _as_it_lies(table: Table, seat: int) -> View:
    """A view that copies and hides nothing: advice reads of others only how many cards they hold."""
    return View(seat, table.state, (), (), (), None, (), ())


def _plans(view: View, ask: Ask, book: DungeonBook) -> list[Plan]:
    """What advice likes most; in the hero phase then first steps to other goals, each with the will to go on; then the rest."""
    likes = advice(view, ask, book)
    refused = {option for option, like in zip(ask.options, likes, strict=True) if like < REFUSED.get(ask.kind, 0.0)}
    ranked = liked(ask, likes)
    plans = {ranked[0]: Plan(ranked[0], advice)}
    if ask.kind == "hero-phase":
        for goal in goals(view.state, ask.seat, book)[1:AIMS]:
            step = _first_step(view, ask, book, bent := partial(advice, sight=Sight(aim=goal.quest)))
            plans.setdefault(step, Plan(step, bent))
    for action in ranked:
        if action not in refused:
            plans.setdefault(action, Plan(action, advice))
    return list(plans.values())


def _first_step(view: View, ask: Ask, book: DungeonBook, bent: partial[list[float]]) -> Action:
    return liked(ask, bent(view, ask, book))[0]
