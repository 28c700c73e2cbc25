"""Five strengths of play. The weaker ones see less; the stronger ones try plans out: where to go, what to use, whom to hunt.

A plan is a first answer and a place that the hero has set its mind on. What advice would never do is no plan, so that everybody,
however strong, waits for the crystal and leaves to others what is theirs.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from undercroft.bots.ahead import Ahead, Plan, liked, look_ahead
from undercroft.bots.effort import Effort
from undercroft.games.monsters_of_egypt.bot.choose import ANY_STEP, END, HEAL, NEVER, advice, hero_in
from undercroft.games.monsters_of_egypt.bot.goals import FULL, Outlook, Sight
from undercroft.games.monsters_of_egypt.bot.value import terms
from undercroft.games.monsters_of_egypt.content import TombBook
from undercroft.games.monsters_of_egypt.state import DEAD, State, View
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Seat, Setup, Weighed


class Level(NamedTuple):
    sight: Sight
    plans: int = 0
    """So many are tried; without any, advice is followed."""
    samples: int = 0
    turns: int = 0
    """How far is looked: turns of all seats together."""


LEVELS = {
    1: Level(Sight(dangers=False, tools=False, gifts=False, shares=False, yields=True)),
    2: Level(Sight(traps=False, tools=False, gifts=False, shares=False)),
    3: Level(Sight(traps=False)),
    4: Level(FULL),
    5: Level(FULL, plans=4, samples=60, turns=6),
}
DOUBT = 2.0
"""Standard errors by which a plan must be better than what advice likes most."""
BLUR = 0.01
"""How far off the value may be, as a chance."""
MOST_WAYS = 6
WORTH_A_THOUGHT = frozenset({"act", "retreat", "fight", "after-roll", "start", "monsters", "prowl", "vest", "crystal", "blast"})


def weigh(game: Game, setup: Setup, view: View, ask: Ask, book: TombBook, luck: Luck, effort: Effort) -> list[Weighed]:
    level = LEVELS[effort.level]
    own = partial(advice, sight=level.sight)
    likes = own(view, ask, book)
    best = [option for option, like in zip(ask.options, likes, strict=True) if like == max(likes)]
    first = best[luck.below(len(best))] if len(best) > 1 else best[0]
    plans = plans_of(view.state, ask, book, likes, first)[: level.plans] if level.plans else [Plan(first, own)]
    for_team = partial(terms_for, team_of(view.state, ask.seat))
    if len(plans) == 1 or effort.spent():
        now = for_team(view.state, ask.seat, book)
        return [Weighed(plans[0].action, sum(now.values()), now)]
    ahead = Ahead(
        own,
        for_team,
        turns_played,
        level.turns,
        level.plans,
        level.samples,
        seen=_seen,
        chances=True,
        doubt=DOUBT,
        blur=BLUR,
    )
    return look_ahead(game, setup, view, ask, book, luck, effort, ahead, plans)


def team_of(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All whose heroes live or are out; or all who play the monsters."""
    sides = [any(state.heroes[number].cell != DEAD for number in player.heroes) for player in state.parts]
    return tuple(other for other, side in enumerate(sides) if side == sides[seat])


def terms_for(team: tuple[Seat, ...], state: State, _: Seat, book: TombBook) -> dict[str, float]:
    """What a position is worth to the whole team: who spares only itself leaves the danger to the others."""
    found: dict[str, float] = {}
    for seat in team:
        for name, term in terms(state, seat, book).items():
            found[name] = found.get(name, 0.0) + term / len(team)
    return found


def turns_played(state: State) -> int:
    return state.round * len(state.order) + state.turn


def _seen(table: Table, seat: Seat) -> View:
    """Nothing is hidden, and advice changes nothing."""
    return View(seat, table.state)


# ---- plans ----


def plans_of(state: State, ask: Ask, book: TombBook, likes: list[float], first: Action) -> list[Plan]:
    """What can be tried, `first` what advice likes most; only that, where it is not worth a thought.

    A gift is tried only where it is the first: it may be refused, and is not to be asked for again and again.
    """
    others = [action for action in liked(ask, likes) if action is not first and action.kind != "swap"]
    best = max(likes)
    plans = [Plan(first, advice)]
    if ask.kind not in WORTH_A_THOUGHT or best <= NEVER:
        return plans
    if ask.kind not in ("act", "retreat"):
        return plans + [Plan(action, advice) for action in others if likes[ask.options.index(action)] > NEVER]
    if best >= HEAL:
        return plans
    found = {first: plans[0]}
    liking = dict(zip(ask.options, likes, strict=True))
    for plan in (*(Plan(action, advice) for action in others if liking[action] >= END), *_ways(state, ask, book)):
        found.setdefault(plan.action, plan)
    for action in others:
        if action.kind == "step" and liking[action] > ANY_STEP / 2:
            found.setdefault(action, Plan(action, advice))
    return list(found.values())


def _ways(state: State, ask: Ask, book: TombBook) -> list[Plan]:
    """To the other places that are worth going to, the best first."""
    number = hero_in(state, book, ask)
    found = []
    for cell in Outlook(state, book, number).ways()[:MOST_WAYS]:
        bound = partial(advice, sight=FULL._replace(bound_for=(number, cell)))
        found.append(Plan(liked(ask, bound(View(ask.seat, state), ask, book))[0], bound))
    return found
