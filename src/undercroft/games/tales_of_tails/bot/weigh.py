"""Levels: how wide a dog looks, and what it plays on in thought before it answers.

Every option meets the same guesses and the same luck. What advice says of an option counts like so many games in thought: few of
them do not yet speak against it.
"""

from __future__ import annotations

from statistics import fmean
from typing import NamedTuple

from undercroft.bots.ahead import SEEDS, Tried, caught_up, promising
from undercroft.bots.effort import Effort
from undercroft.games.tales_of_tails.actions import EXPLORE, SLEEP, WALK
from undercroft.games.tales_of_tails.bot.choose import advice
from undercroft.games.tales_of_tails.bot.goals import too_early
from undercroft.games.tales_of_tails.bot.onward import Unheard, play_on, take
from undercroft.games.tales_of_tails.bot.sight import BROAD, GLANCE, USUAL, WIDE, Reach, Sight
from undercroft.games.tales_of_tails.bot.value import standing
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.state import View
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.types import Action, Ask, Setup, Weighed

TRUST = {"place": 24, "turn": 4}
"""How many games in thought advice counts for."""
FIRST_THOUGHT = 0.5
"""What the turn that advice would take is ahead by, in coins."""


class Level(NamedTuple):
    sight: Sight
    turns: int = 0
    """How often each kind of turn is played on in thought."""
    places: int = 0
    """How often each place for a room is."""
    options: int = 4
    """So many of the places."""


LEVELS = {
    1: Level(Sight(Reach(1, 1, 60, 4), None, quests=False, later=False)),
    2: Level(Sight(Reach(2, 1, 60, 4), None, later=False)),
    3: Level(Sight(Reach(2, 1, 80, 6), None)),
    4: Level(Sight(USUAL, GLANCE, dogs=True)),
    5: Level(Sight(WIDE, BROAD, places=8, dogs=True), turns=40, places=40),
}
"""Who is weaker walks less far in thought, sees fewer ways, and neither rivals nor rounds to come."""


class Trial(Tried):
    """With what advice says of it, in coins."""

    def __init__(self, action: Action, said: float) -> None:
        super().__init__(action)
        self.said = said

    def add(self, terms: dict[str, float]) -> None:
        self.found.append(terms)
        self.sums.append(sum(terms.values()))

    @property
    def seen(self) -> Weighed:
        return Weighed(self.action, fmean(self.sums), self.mean_terms)

    def weighed(self, level: float, trust: int) -> Weighed:
        """What was found, and what advice says beside it: that is about ways out. Both are counted from the same level."""
        seen, count = fmean(self.sums), len(self.sums)
        worth = (trust * (level + self.said) + count * seen) / (trust + count)
        terms = {"ways": 0.0} | self.mean_terms
        terms["ways"] += worth - seen
        return Weighed(self.action, worth, terms)


def weigh(game: Game, setup: Setup, view: View, ask: Ask, book: TailsBook, luck: Luck, effort: Effort) -> list[Weighed]:
    """The options that were tried, the best first; those given up on the way last."""
    level = LEVELS[effort.level]
    trials, samples = _worth_a_thought(view, ask, book, luck, level)
    running = trials
    for _ in range(samples if len(trials) > 1 else 0):
        if effort.spent() or not _sampled(game, setup, view, ask, book, luck, effort, level.sight, running):
            break
        running = promising(running)
        if len(running) == 1:
            break
    if not trials[0].sums:
        return [Weighed(trials[0].action, 0.0, {})]
    even, trust = fmean(fmean(trial.sums) - trial.said for trial in running), TRUST[ask.kind]
    first = max(running, key=lambda trial: trial.weighed(even, trust).worth)
    best = first.weighed(even, trust)
    others = [trial.weighed(even, trust) for trial in running if trial is not first]
    given_up = [caught_up(trial.seen, best, first.after(len(trial.sums)).seen) for trial in trials if trial not in running]
    return [best, *(weighed for tried in (others, given_up) for weighed in sorted(tried, key=lambda each: -each.worth))]


def _worth_a_thought(view: View, ask: Ask, book: TailsBook, luck: Luck, level: Level) -> tuple[list[Trial], int]:
    """The options between which a thought may decide, what advice likes most first, and how often each is tried."""
    likes = advice(view, ask, book, level.sight)
    ranked = sorted(range(len(likes)), key=lambda number: -likes[number])
    if ask.kind == "place" and level.places:
        return [Trial(ask.options[number], likes[number]) for number in ranked[: level.options]], level.places
    first = ask.options[ranked[0]]
    if ask.kind == "turn" and level.turns:
        wanted = {first, EXPLORE if EXPLORE in ask.options else SLEEP}
        if WALK in ask.options and not too_early(view.state, ask.seat, book, level.sight):
            wanted.add(WALK)
        trials = [Trial(action, FIRST_THOUGHT * (action is first)) for action in ask.options if action in wanted]
        return sorted(trials, key=lambda trial: -trial.said), level.turns
    best = [option for option, like in zip(ask.options, likes, strict=True) if like == likes[ranked[0]]]
    return [Trial(best[luck.below(len(best))] if len(best) > 1 else first, 0.0)], 0


def _sampled(
    game: Game,
    setup: Setup,
    view: View,
    ask: Ask,
    book: TailsBook,
    luck: Luck,
    effort: Effort,
    sight: Sight,
    running: list[Trial],
) -> bool:
    """Plays each option on in the same world; nothing is kept where time runs out in the middle."""
    seed = luck.below(SEEDS)
    world = game.guess(game, setup, view, book, Luck(Quick(seed)))
    found = []
    for trial in running:
        d = Unheard(world.state.clone(), book, Luck(Quick(seed)))
        take(d, trial.action, sight)
        if not play_on(d, effort):
            return False
        found.append(standing(d.state, ask.seat, book))
    for trial, terms in zip(running, found, strict=True):
        trial.add(terms)
    return True
