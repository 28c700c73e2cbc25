"""Speed of Tales of Tails: whole games at random, the next steps of a walk in a large dungeon, advice and drawing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from statistics import quantiles

from undercroft.games.tales_of_tails import GAME
from undercroft.games.tales_of_tails.face.board import BOARD
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Setup
from undercroft.texts import tongue

ROOMS = 40
DUNGEONS = 40
QUESTIONS = 400
"""At most so many questions in one large dungeon: a walk chosen by chance may be given up and begun again."""


def seat_table(seed: int, *, keep: bool = True) -> Table:
    setup = Setup(GAME.id, 3, "base", {choice.id: choice.values[0] for choice in GAME.choices})
    return Table(GAME, setup, GAME.load("base"), Luck(Quick(seed)), keep=keep).start()


def throughput(seconds: float, *, keep: bool = True) -> float:
    """Decisions (two options or more) a second of three seats at random over whole games, events told."""
    chance, decisions, games = Random(1).random, 0, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        games += 1
        table = seat_table(games, keep=keep)
        while not table.over:
            for ask in table.questions():
                options = ask.options
                decisions += len(options) > 1
                table.answer(ask.seat, options[int(chance() * len(options))])
    return decisions / (time.process_time() - start)


def in_large_dungeons() -> Iterator[tuple[Table, float]]:
    """Tables whose dungeon grows to forty rooms and is then walked as deep as chance leads; seconds of each answer."""
    for seed in range(DUNGEONS):
        chance, table = Random(seed), seat_table(seed, keep=False)
        for _ in range(QUESTIONS):
            if table.over or table.state.round > 1:
                break
            ask = table.questions()[0]
            start = time.process_time()
            table.answer(ask.seat, _onward(table, ask, chance))
            yield table, time.process_time() - start


def _onward(table: Table, ask: Ask, chance: Random) -> Action:
    by_kind = {action.kind: action for action in ask.options}
    if ask.kind == "turn" and "explore" in by_kind and len(table.state.dungeon.tiles) < ROOMS:
        return by_kind["explore"]
    if ask.kind == "turn" and "walk" in by_kind:
        return by_kind["walk"]
    deeper = [action for action in ask.options if action.kind == "enter"] if ask.kind == "way" else []
    return chance.choice(deeper or list(ask.options))


def next_steps() -> tuple[float, float, float]:
    """Seconds until the next steps of a walk lie on the table: median, 95th percentile, worst."""
    times = []
    for table, seconds in in_large_dungeons():
        if table.questions() and table.questions()[0].kind in ("way", "room"):
            times.append(seconds)
    parts = quantiles(times, n=20)
    return parts[9], parts[18], max(times)


def drawing() -> float:
    """Seconds of a view and its drawing, on average over questions in growing and large dungeons."""
    words, spent, calls = tongue("en", GAME.id), 0.0, 0
    for number, (table, _) in enumerate(in_large_dungeons()):
        if number % 7 == 0 and table.questions():
            seat = table.questions()[0].seat
            start = time.process_time()
            BOARD.live(table.view(seat), table.book, words, ask=table.question(seat))
            spent += time.process_time() - start
            calls += 1
    return spent / calls


def advised(seed: int) -> float:
    """Seconds of one piece of advice, on average over a game of three seats that follow it."""
    assert GAME.advice is not None
    table, spent, calls = seat_table(seed, keep=False), 0.0, 0
    while not table.over:
        for ask in table.questions():
            view = table.view(ask.seat)
            start = time.process_time()
            likes = GAME.advice(view, ask, table.book)
            spent += time.process_time() - start
            calls += 1
            table.answer(ask.seat, ask.options[likes.index(max(likes))])
    return spent / calls


def figures(seconds: float, turns: int) -> dict[str, float]:
    steps = [next_steps() for _ in range(turns)]
    name = "Tales of Tails"
    return {
        f"{name}, 3 seats, decisions/s": max(throughput(seconds) for _ in range(turns)),
        f"{name} without snapshots, 3 seats, decisions/s": max(throughput(seconds, keep=False) for _ in range(turns)),
        f"{name}: next steps in {ROOMS} rooms, median, ms": 1e3 * min(step[0] for step in steps),
        f"{name}: next steps in {ROOMS} rooms, 95th percentile, ms": 1e3 * min(step[1] for step in steps),
        f"{name}: next steps in {ROOMS} rooms, worst, ms": 1e3 * min(step[2] for step in steps),
        f"{name}: advice, ms": 1e3 * sum(advised(seed) for seed in range(4 * turns)) / (4 * turns),
        f"{name}: view and drawing in {ROOMS} rooms, ms": 1e3 * min(drawing() for _ in range(turns)),
    }
