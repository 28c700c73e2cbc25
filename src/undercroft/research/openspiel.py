"""Our games as OpenSpiel's Python games, and OpenSpiel's own tree search as a bot at our tables.

Chance is drawn inside an answer. Seats that act side by side are asked in seat order. What a player knows is the view of
the seat and the question. Whoever wins, alone or with others, gets 1, everybody else -1, once the game is over.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from itertools import count
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Book, Seat, Setup

LONGEST = 100_000
"""Answers: some games have no last round."""
EXPLORATION = 2.0
"""The constant of UCT that OpenSpiel's examples take for results from -1 to 1."""
LEAST = 2
"""Simulations without which the search has nothing to choose from."""

_encode = msgspec.msgpack.Encoder(order="deterministic").encode


class OpenGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its set-up."""

    def __init__(self, game: Game, setup: Setup, book: Book, seed: int = 0) -> None:
        name = "undercroft_" + game.id.replace("-", "_")
        kind = pyspiel.GameType(
            short_name=name,
            long_name=name,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=setup.seats,
            min_num_players=setup.seats,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
        )
        size = pyspiel.GameInfo(
            num_distinct_actions=len(book.catalogue.actions),
            max_chance_outcomes=0,
            num_players=setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, size, {})
        self.game = game
        self.setup = setup
        self.book = book
        self._starts = count(seed)

    def new_initial_state(self) -> OpenState:
        table = Table(self.game, self.setup, self.book, Luck(Quick(next(self._starts)))).start()
        return OpenState(self, table)

    def make_py_observer(self, _type: object = None, _params: object = None) -> _Observer:
        return _Observer()

    def guessed(self, view: Any, seat: Seat, luck: Luck) -> OpenState:
        """A state that could be the true one as far as the seat can see, at its question."""
        table = self.game.guess(self.game, self.setup, view, self.book, luck)
        for other in table.waiting_for():
            if other != seat:
                table.finish_lane(other, luck)
        return OpenState(self, table)


class _Observer:
    """What a player sees, in words only: there is no tensor."""

    tensor = np.zeros(0, np.float32)
    dict: ClassVar[dict[str, Any]] = {}

    def set_from(self, state: OpenState, player: int) -> None:
        pass

    def string_from(self, state: OpenState, player: int) -> str:
        return state.information_state_string(player)


class _Held:
    """OpenSpiel copies a state by `deepcopy`; a table knows how to do that itself."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __deepcopy__(self, _: object) -> _Held:
        return _Held(self.table.clone())


class OpenState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: OpenGame, table: Table) -> None:
        super().__init__(game)
        self._held = _Held(table)

    @property
    def table(self) -> Table:
        return self._held.table

    def _ask(self) -> Ask:
        return self.table.questions()[0]

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self._ask().seat

    def is_terminal(self) -> bool:
        return self.table.over

    def _legal_actions(self, player: int) -> list[int]:
        ask = self._ask()
        number = self.table.book.catalogue.number
        return sorted(number[action] for action in ask.options) if ask.seat == player else []

    def _apply_action(self, action: int) -> None:
        self.table.answer(self._ask().seat, self.table.book.catalogue.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002
        return str(self.table.book.catalogue.actions[action])

    def returns(self) -> list[float]:
        outcome = self.table.outcome() if self.table.over else None
        if outcome is None:
            return [0.0] * self.table.setup.seats
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.table.setup.seats)]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        ask = self.table.question(seat) if seat >= 0 else None
        asked = f"{ask.kind}: {', '.join(map(str, ask.options))}" if ask is not None else ""
        answered = self.table.number(seat) if seat >= 0 else 0  # whoever walks in a circle knows that time has passed
        return f"{answered} {asked} {_encode(self.table.view(seat)).hex()}"

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def __str__(self) -> str:
        return f"{self.table.digest()} {self.table.luck.count}"


class _TimeIsUp(Exception):
    pass


class _Timed(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search counts simulations and knows no clock: this one ends with the simulation in which its time runs out.

    Its worlds come from the view that the bot was given.
    """

    def __init__(self, game: OpenGame, view: Any, seat: Seat, luck: Luck, until: float, clock: Callable[[], float]) -> None:
        random = np.random.RandomState(luck.below(1 << 32))
        super().__init__(game, RandomRolloutEvaluator(1, random), EXPLORATION, sys.maxsize, random_state=random)
        self.simulations = 0
        self._sample: Callable[[], OpenState] = lambda: game.guessed(view, seat, luck)
        self._spent: Callable[[], bool] = lambda: clock() >= until

    def sample_root_state(self, state: OpenState) -> OpenState:  # noqa: ARG002
        if self.simulations >= LEAST and self._spent():
            raise _TimeIsUp
        self.simulations += 1
        return self._sample()

    def run_search(self, state: OpenState) -> Any:
        try:
            return super().run_search(state)
        except _TimeIsUp:
            return self.get_final_policy(state, self._root_node)


class Searcher:
    """OpenSpiel's information-set tree search with random rollouts, as a bot: from a view, in so many seconds a move."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.perf_counter) -> None:
        self.seconds = seconds
        self.clock = clock
        self.simulations = 0
        """In the last thought."""

    def choose(self, game: Game, setup: Setup, book: Book, view: Any, ask: Ask, luck: Luck) -> Action:
        if len(ask.options) == 1:
            return ask.options[0]
        until = self.clock() + self.seconds
        there = OpenGame(game, setup, book)
        search = _Timed(there, view, ask.seat, luck, until, self.clock)
        chosen = int(search.step(there.guessed(view, ask.seat, luck)))
        self.simulations = search.simulations
        return book.catalogue.actions[chosen]
