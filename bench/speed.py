"""Speed, in one run on one core: the kernel and its games beside two peers.

    python bench/speed.py [--seconds 2] [--no-peers]

The peers live in an environment of their own (`.peers`), made on the first run. Seconds are processor seconds and every
figure is the best of three turns, so that other work on the machine does little harm. Writes bench/figures.json and the table
in bench/README.md.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table as Grid

from undercroft.games import FACES, GAMES
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup
from undercroft.texts import tongue

HERE = Path(__file__).parent
ROOT = HERE.parent
TURNS = 3
PEERS = ROOT / ".peers"
WANTED = {
    "tic-tac-toe / PettingZoo": (3.0, "at least"),
    "tic-tac-toe / OpenSpiel": (1.0, "at least"),
    "Paper Dungeons / PettingZoo": (6.0, "at least"),
    "Monsters of Egypt / PettingZoo": (3.0, "at least"),
    "Paper Dungeons: clone, µs": (3.0, "under"),
    "Paper Dungeons: view and drawing, ms": (10.0, "under"),
    "Monsters of Egypt: view and drawing, ms": (15.0, "under"),
    "Monsters of Egypt: advice, µs": (150.0, "under"),
    "Tales of Tails / PettingZoo": (1.0, "at least"),
    "Tales of Tails: next steps in 40 rooms, 95th percentile, ms": (5.0, "under"),
    "Tales of Tails: advice, ms": (5.0, "under"),
    "Tales of Tails: view and drawing in 40 rooms, ms": (15.0, "under"),
    "Dungeoneer / PettingZoo": (1.5, "at least"),
    "Dungeoneer: view and drawing, ms": (20.0, "under"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one turn of a throughput figure")
    parser.add_argument("--no-peers", action="store_true", help="measure only ourselves")
    wanted = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    figures = measure(wanted.seconds)
    if not wanted.no_peers:
        figures |= peers(wanted.seconds)
    figures |= ratios(figures)
    show(figures)
    if not wanted.no_peers:
        (HERE / "figures.json").write_text(json.dumps({"machine": machine(), "speed": figures}, indent=2) + "\n")
        write_readme(figures)


def measure(seconds: float) -> dict[str, float]:
    sys.path.insert(0, str(ROOT))
    from bench import tails
    from bench.tictactoe import GAME as TIC_TAC_TOE

    return {
        "tic-tac-toe, moves/s": best(lambda: throughput(TIC_TAC_TOE, 2, seconds)),
        **of_game(GAMES["paper-dungeons"], "Paper Dungeons", seconds),
        **of_game(GAMES["monsters-of-egypt"], "Monsters of Egypt", seconds),
        **tails.figures(seconds, TURNS),
        **of_game(GAMES["dungeoneer"], "Dungeoneer", seconds),
    }


def of_game(game: Game, name: str, seconds: float) -> dict[str, float]:
    most = game.seats[-1]
    figures = {
        f"{name}, decisions/s": best(lambda: throughput(game, 2, seconds)),
        f"{name} without snapshots, decisions/s": best(lambda: throughput(game, 2, seconds, keep=False)),
        f"{name}, 1 seat, decisions/s": best(lambda: throughput(game, 1, seconds)),
        f"{name}, {most} seats, decisions/s": best(lambda: throughput(game, most, seconds)),
    }
    table = midgame(game)
    luck = Luck(Quick(5))
    view = table.view(0)
    figures[f"{name}: clone, µs"] = 1e6 * once(table.clone)
    figures[f"{name}: view, µs"] = 1e6 * once(lambda: table.view(0))
    figures[f"{name}: guess, µs"] = 1e6 * once(lambda: game.guess(game, table.setup, view, table.book, luck))
    if game.advice is not None:
        figures[f"{name}: advice, µs"] = 1e6 * min(advised(game, seed) for seed in range(2 * TURNS))
    board = FACES[game.id].board
    words = tongue("en", game.id)

    def draw(table: Table) -> object:
        return board.live(table.view(0), table.book, words, ask=table.question(0))

    figures[f"{name}: view and drawing, ms"] = 1e3 * min(over_a_game(game, seed, draw) for seed in range(TURNS))
    start = time.process_time()
    board.fixed(view, table.book, tongue("pl", game.id))
    figures[f"{name}: fixed sheet, ms"] = 1e3 * (time.process_time() - start)
    return figures


def advised(game: Game, seed: int) -> float:
    """Seconds of one piece of advice, on average over a game of three seats that follow it."""
    assert game.advice is not None
    table, spent, calls = seat_table(game, 3, seed, keep=False), 0.0, 0
    while not table.over:
        for ask in table.questions():
            view = table.view(ask.seat)
            start = time.process_time()
            likes = game.advice(view, ask, table.book)
            spent += time.process_time() - start
            calls += 1
            table.answer(ask.seat, ask.options[likes.index(max(likes))])
    return spent / calls


def over_a_game(game: Game, seed: int, work: Callable[[Table], object]) -> float:
    """Seconds of one call, on average over all questions to the first seat in a game: each time something has changed."""
    table, chance = seat_table(game, 2, seed), Random(seed).random
    spent, calls = 0.0, 0
    while not table.over:
        for ask in table.questions():
            if ask.seat == 0:
                start = time.process_time()
                work(table)
                spent += time.process_time() - start
                calls += 1
            table.answer(ask.seat, ask.options[int(chance() * len(ask.options))])
    return spent / calls


def seat_table(game: Game, seats: int, seed: int, *, keep: bool = True) -> Table:
    setup = Setup(game.id, seats, "base", {choice.id: choice.values[0] for choice in game.choices})
    return Table(game, setup, game.load("base"), Luck(Quick(seed)), keep=keep).start()


def throughput(game: Game, seats: int, seconds: float, *, keep: bool = True) -> float:
    """Decisions (two options or more) a second of random play over whole games, events told."""
    chance, decisions, games = Random(1).random, 0, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        games += 1
        table = seat_table(game, seats, games, keep=keep)
        while not table.over:
            for ask in table.questions():
                options = ask.options
                decisions += len(options) > 1
                table.answer(ask.seat, options[int(chance() * len(options))])
    return decisions / (time.process_time() - start)


def midgame(game: Game) -> Table:
    """A table of two seats in its fifth round, where nothing is half-done."""
    for seed in count(7):
        table, chance = seat_table(game, 2, seed), Random(seed).random
        while not table.over:
            if table.state.round >= 5 and all(ask.quiet and ask.kind in game.pauses for ask in table.questions()):
                return table
            for ask in table.questions():
                table.answer(ask.seat, ask.options[int(chance() * len(ask.options))])
    raise AssertionError


def best(turn: Callable[[], float]) -> float:
    return max(turn() for _ in range(TURNS))


def once(work: Callable[[], object]) -> float:
    """Seconds of one call: the best of several turns of about a tenth of a second."""
    start = time.process_time()
    work()
    times = max(1, int(0.1 / max(time.process_time() - start, 1e-6)))
    turns = []
    for _ in range(2 * TURNS):
        gc.collect()
        start = time.process_time()
        for _ in range(times):
            work()
        turns.append((time.process_time() - start) / times)
    return min(turns)


def peers(seconds: float) -> dict[str, float]:
    python = PEERS / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", "pettingzoo[classic]", "open_spiel"], check=True)
    done = subprocess.run([str(python), str(HERE / "peers.py"), str(seconds)], check=True, capture_output=True, text=True)
    found = json.loads(done.stdout)
    return {
        "PettingZoo tictactoe_v3.env(), moves/s": found["pettingzoo"],
        "OpenSpiel python_tic_tac_toe, moves/s": found["open_spiel"],
    }


def ratios(figures: dict[str, float]) -> dict[str, float]:
    zoo = figures.get("PettingZoo tictactoe_v3.env(), moves/s")
    spiel = figures.get("OpenSpiel python_tic_tac_toe, moves/s")
    if zoo is None or spiel is None:
        return {}
    return {
        "tic-tac-toe / PettingZoo": figures["tic-tac-toe, moves/s"] / zoo,
        "tic-tac-toe / OpenSpiel": figures["tic-tac-toe, moves/s"] / spiel,
        "Paper Dungeons / PettingZoo": figures["Paper Dungeons, decisions/s"] / zoo,
        "Monsters of Egypt / PettingZoo": figures["Monsters of Egypt, decisions/s"] / zoo,
        "Tales of Tails / PettingZoo": figures["Tales of Tails, 3 seats, decisions/s"] / zoo,
        "Dungeoneer / PettingZoo": figures["Dungeoneer, decisions/s"] / zoo,
    }


def rows(figures: dict[str, float]) -> list[tuple[str, str, str]]:
    found = []
    for name, figure in figures.items():
        shown = f"{figure:,.0f}" if figure >= 1000 else f"{figure:.2f}"
        bound = WANTED.get(name)
        wanted = ""
        if bound is not None:
            fine = figure >= bound[0] if bound[1] == "at least" else figure < bound[0]
            wanted = f"{bound[1]} {bound[0]:g}{'' if fine else ': falls short'}"
        found.append((name, shown, wanted))
    return found


def show(figures: dict[str, float]) -> None:
    grid = Grid("figure", "measured", "wanted")
    grid.columns[1].justify = "right"
    for row in rows(figures):
        grid.add_row(*row)
    Console().print(grid)


def machine() -> str:
    model = platform.processor() or platform.machine()
    cpu = Path("/proc/cpuinfo")
    if cpu.exists():
        model = next((line.partition(": ")[2] for line in cpu.read_text().splitlines() if line.startswith("model name")), model)
    return f"{model}, Python {platform.python_version()}"


def write_readme(figures: dict[str, float]) -> None:
    """Replaces the table between the two marks; the words around it stay."""
    path, (opening, closing) = HERE / "README.md", ("<!-- figures -->", "<!-- end of figures -->")
    before, _, rest = path.read_text().partition(opening)
    _, _, after = rest.partition(closing)
    lines = ["| figure | measured | wanted |", "|---|---:|---|", *(f"| {' | '.join(row)} |" for row in rows(figures))]
    path.write_text("\n".join([before + opening, "", f"{machine()}, one core.", "", *lines, "", closing + after]))


if __name__ == "__main__":
    main()
