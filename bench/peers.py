"""Moves a second of the peers' tic-tac-toe, random play. Runs in an environment of its own and prints one JSON object."""

from __future__ import annotations

import json
import sys
import time
from importlib import import_module
from random import Random


def pettingzoo(seconds: float, luck: Random) -> float:
    env = import_module("pettingzoo.classic.tictactoe_v3").env()
    moves, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        env.reset()
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            free = [square for square, fine in enumerate(observation["action_mask"]) if fine]
            env.step(free[int(luck.random() * len(free))])
            moves += 1
    return moves / (time.process_time() - start)


def open_spiel(seconds: float, luck: Random) -> float:
    import_module("open_spiel.python.games.tic_tac_toe")
    game = import_module("pyspiel").load_game("python_tic_tac_toe")
    moves, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            free = state.legal_actions()
            state.apply_action(free[int(luck.random() * len(free))])
            moves += 1
    return moves / (time.process_time() - start)


if __name__ == "__main__":
    seconds = float(sys.argv[1])
    print(json.dumps({peer.__name__: max(peer(seconds, Random(1)) for _ in range(3)) for peer in (pettingzoo, open_spiel)}))
