"""Trains a small network to say who wins a game of Dungeoneer, and has it play against the linear value.

    python tools/train_value.py train NET.json [--games 100000] [--table 2 --table 3] [--hidden 64,32] [--jobs 2] [--seed 1]
    python tools/train_value.py play [NET.json] [--games 400] [--turns 2] [--ms 50] [--jobs 2]

`train` has bots play with each other. A share of the answers (`--noise`) is any other, up to a turn that differs from game to
game; from then on everybody plays as well as it can, and at the beginning of every turn, which is where a look ahead ends, the
figures of every seat are written down (`bot.value.figures` of the game). On games left out, the network is compared with the
linear value, as it is and fitted to the same games. Needs PyTorch; trains on a GPU where there is one.

`play` seats level 5 with the network against level 5 as it is, with the same time a move, until it is clear who is stronger
(`undercroft.lab.ladder`). The network is plain Python there. Without a network, what `--turns` alone does is seen.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle, pairwise, repeat
from operator import mul
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
import numpy as np

from undercroft.bots import BOTS
from undercroft.bots.levels import Level
from undercroft.cli.common import progress
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.bot import value, weigh
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.position import check_setup, completed
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Book, KernelError, Seat, Setup
from undercroft.lab import matches
from undercroft.lab.ladder import LOOKS, looks_up_to, share_won, standing
from undercroft.lab.matches import Finished, Match
from undercroft.lab.pool import spread

BOOK = GAME.load("base")
FIGURES = tuple(name for name in value.VALUE.weights if name not in ("base", "won"))
TABLES = ["2", "2", "3", "4"]
BOT = "level-4"
"""Who plays the games to learn from: a hundred times as fast as who looks ahead."""
CALM = 12
"""From this turn on at the latest nothing is answered at random."""
COMPARED, STOPPING = 0, 1
"""Of ten games one is left out to compare on, and one to see which turn of the training was the best."""
BATCH, EPOCHS, RATE, DECAY = 8192, 30, 2e-3, 1e-2
NARROWEST = 0.02
"""What hardly ever changes is not blown up."""
DIGITS = 4
FEWEST = 100
"""Games."""


# ---- the network ----


class Layer(NamedTuple):
    rows: list[list[float]]
    biases: list[float]


class Net(msgspec.Struct, frozen=True):
    """From figures by name to log-odds."""

    figures: tuple[str, ...]
    layers: list[Layer]

    def worth(self, found: Mapping[str, float]) -> float:
        values = [found.get(name, 0.0) for name in self.figures]
        for rows, biases in self.layers[:-1]:
            values = [max(0.0, bias + sum(map(mul, row, values))) for row, bias in zip(rows, biases, strict=True)]
        (row,), (bias,) = self.layers[-1]
        worth: float = bias + sum(map(mul, row, values))
        return worth

    def terms(self, state: State, seat: Seat, book: DungeonBook) -> dict[str, float]:
        found = value.figures(state, seat, book)
        return {"won": value.WON["won"] * found["won"] if "won" in found else self.worth(found)}

    def odds(self, figures: np.ndarray) -> np.ndarray:
        """The log-odds of many positions at once."""
        values = figures
        for rows, biases in self.layers[:-1]:
            values = (values @ np.array(rows).T + biases).clip(0)
        (row,), (bias,) = self.layers[-1]
        found: np.ndarray = values @ np.array(row) + bias
        return found


# ---- games to learn from ----


class Rows(NamedTuple):
    games: np.ndarray
    """By their seeds."""
    figures: np.ndarray
    linear: np.ndarray
    """What the linear value says."""
    won: np.ndarray


def played(setup: Setup, noise: float, seed: int) -> Rows:
    luck, chance = Luck(Quick(seed)), Luck(Quick(~seed & (1 << 60) - 1))
    table, turn, calm = Table(GAME, setup, BOOK, luck).start(), 0, 1 + chance.below(CALM)
    seen: list[tuple[Seat, dict[str, float]]] = []
    while not table.over:
        now = weigh.turn_number(table.state)
        if now > turn and now >= calm:
            seen += [
                (seat, value.figures(table.state, seat, BOOK)) for seat in range(setup.seats) if not table.state.parts[seat].out
            ]
        turn = now
        ask = table.questions()[0]
        if turn < calm and chance.below(1000) < 1000 * noise:
            choice = ask.options[chance.below(len(ask.options))]
        else:
            choice = BOTS[BOT].choose(GAME, setup, BOOK, table.view(ask.seat), ask, chance)
        table.answer(ask.seat, choice)
    outcome = table.outcome()
    assert outcome is not None
    weights = value.VALUE.weights
    figures = [[found.get(name, 0.0) for name in FIGURES] for _, found in seen]
    linear = [sum(weights.get(name, 0.0) * figure for name, figure in found.items()) for _, found in seen]
    won = [seat in outcome.winners for seat, _ in seen]
    return Rows(
        np.full(len(seen), seed),
        np.array(figures, np.float32).reshape(-1, len(FIGURES)),
        np.array(linear, np.float32),
        np.array(won, np.float32),
    )


def gathered(tables: Sequence[Setup], games: int, noise: float, jobs: int, seed: int) -> Rows:
    seeds, found = range(seed * 10**7, seed * 10**7 + games), []
    with progress("games", games) as tick:
        for rows in spread(played, cycle(tables), repeat(noise), seeds, jobs=jobs, chunk=32):
            found.append(rows)
            tick()
    return Rows(*map(np.concatenate, zip(*found, strict=True)))


# ---- training ----


def learned(rows: Rows, hidden: Sequence[int], seed: int) -> Net:
    """A network as it was when it knew best how games end that it does not learn from; without hidden layers it is linear."""
    torch: Any = import_module("torch")
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    tenth = rows.games % 10
    (figures, won), (aside, aside_won) = (
        [torch.from_numpy(each[part]).to(device) for each in (rows.figures, rows.won)]
        for part in (tenth > STOPPING, tenth == STOPPING)
    )
    width, middle = torch.std_mean(figures, 0)
    width = width.clamp(NARROWEST)
    layers = [torch.nn.Linear(*sizes, device=device) for sizes in pairwise([len(FIGURES), *hidden, 1])]
    net = torch.nn.Sequential(*[each for layer in layers for each in (torch.nn.ReLU(), layer)][1:])
    optimizer = torch.optim.AdamW(net.parameters(), RATE, weight_decay=DECAY)
    slower = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, EPOCHS)

    def missed(some: Any, came: Any) -> Any:
        return torch.nn.functional.binary_cross_entropy_with_logits(net((some - middle) / width)[:, 0], came)

    least, best = math.inf, Net((), [])
    with progress(f"training {shown(hidden)}", EPOCHS) as tick:
        for _ in range(EPOCHS):
            for batch in torch.randperm(len(won), device=device).split(BATCH):
                optimizer.zero_grad()
                missed(figures[batch], won[batch]).backward()
                optimizer.step()
            slower.step()
            with torch.no_grad():
                if (now := float(missed(aside, aside_won))) < least:
                    least, best = now, written(layers, middle, width)
            tick()
    return best


def written(layers: Sequence[Any], middle: Any, width: Any) -> Net:
    """The network in plain numbers, for figures as they come."""
    found = [[each.detach().cpu().numpy() for each in (layer.weight, layer.bias)] for layer in layers]
    found[0][0] = found[0][0] / width.cpu().numpy()
    found[0][1] = found[0][1] - found[0][0] @ middle.cpu().numpy()
    return Net(FIGURES, [Layer(*(each.astype(float).round(DIGITS).tolist() for each in layer)) for layer in found])


def surprise(odds: np.ndarray, won: np.ndarray) -> float:
    return float(np.logaddexp(0, np.where(won > 0, -odds, odds)).mean())


def train(options: argparse.Namespace) -> None:
    rows = gathered(
        options.table or [setup_of(table) for table in TABLES], options.games, options.noise, options.jobs, options.seed
    )
    compared = rows.games % 10 == COMPARED
    won = rows.won[compared]
    print(f"{options.games} games, {len(rows.won)} rows; surprise on {len(won)} of games left out:")
    print(f"  {surprise(np.full(len(won), math.log(won.mean() / (1 - won.mean()))), won):.4f} knowing nothing")
    print(f"  {surprise(rows.linear[compared], won):.4f} the linear value as it is", flush=True)
    for hidden in ((), options.hidden):
        net = learned(rows, hidden, options.seed)
        print(f"  {surprise(net.odds(rows.figures[compared]), won):.4f} {shown(hidden)}, trained on these games", flush=True)
    options.net.write_bytes(msgspec.json.encode(net))


def shown(hidden: Sequence[int]) -> str:
    return f"a network of {', '.join(map(str, hidden))}" if hidden else "a linear value"


# ---- a match ----


class Networked:
    """Level 5 that asks a network where a look ahead ends, or the linear value where there is none."""

    def __init__(self, net: Net | None, turns: int, seconds: float) -> None:
        self.terms = net.terms if net else value.terms
        self.turns = turns
        self.level = Level(5, seconds, time.process_time)

    def choose(self, game: Game, setup: Setup, book: Book, view: Any, ask: Ask, luck: Luck) -> Action:
        with patch.multiple(weigh, terms=self.terms, TURNS=self.turns):
            return self.level.choose(game, setup, book, view, ask, luck)


def met(match: Match, net: Net | None, turns: int, ms: int, number: int) -> Finished:
    BOTS["networked"] = Networked(net, turns, ms / 1000)
    return matches.play(match, number)


def play(options: argparse.Namespace) -> None:
    match = Match(GAME.id, 2, ("networked", f"level-5@{options.ms}"))
    same = [repeat(each) for each in (match, options.net, options.turns, options.ms)]
    games: list[Finished] = []
    with progress(str(match), options.games) as tick:
        for most in looks_up_to(options.games):
            for game in spread(met, *same, range(len(games), most), jobs=options.jobs):
                games.append(game)
                tick()
            found = standing([share_won(match, game) for game in games], 0.5, options.games)
            print(f"won {found.share:.1%} ({found.low:.1%} to {found.high:.1%}) of {found.games}", flush=True)
            if found.above is not None:
                break
    verdict = {True: "stronger", False: "weaker", None: "not clear"}[found.above]
    thought = [sum(game.ms[who] for game in games) / sum(game.thoughts[who] for game in games) for who in (0, 1)]
    print(f"{verdict}; {thought[0]:.1f} ms a thought against {thought[1]:.1f}")


# ---- the command line ----


def setup_of(table: str) -> Setup:
    seats, *options = table.split(",")
    try:
        setup = completed(Setup(GAME.id, int(seats), "base", dict(each.split("=", 1) for each in options)), GAME)
        check_setup(setup, GAME)
    except (ValueError, KernelError):
        raise argparse.ArgumentTypeError(f"{table} is no table of {GAME.id}, such as 2 or 3,movement=tipping") from None
    return setup


def count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is no number from 1 on")
    return int(text)


def share(text: str) -> float:
    try:
        if 0 <= (found := float(text)) <= 1:
            return found
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(f"{text} is no share from 0 to 1")


def place(text: str) -> Path:
    """Looked at before the games, not after them."""
    if (path := Path(text)).is_dir() or not path.absolute().parent.is_dir():
        raise argparse.ArgumentTypeError(f"{text} cannot be written")
    return path


def widths(text: str) -> list[int]:
    return [count(each) for each in text.split(",")]


def network(text: str) -> Net:
    try:
        return msgspec.json.decode(Path(text).read_bytes(), type=Net)
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{text} cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise argparse.ArgumentTypeError(f"{text} holds no network: {error}") from None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True, metavar="train|play")
    training = commands.add_parser("train", help="make a network from games that bots play with each other")
    training.set_defaults(run=train)
    training.add_argument("net", type=place, metavar="NET.json", help="where the network is written")
    training.add_argument("--games", type=count, default=100000)
    training.add_argument("--table", type=setup_of, action="append", metavar="SEATS,OPTION=VALUE,...", help="several: by turns")
    training.add_argument("--noise", type=share, default=0.3)
    training.add_argument("--hidden", type=widths, default=[64, 32], metavar="WIDTH,...", help="the layers between")
    training.add_argument("--seed", type=count, default=1)
    playing = commands.add_parser("play", help="level 5 with a network against level 5 as it is")
    playing.set_defaults(run=play)
    playing.add_argument("net", type=network, nargs="?", metavar="NET.json", help="none: the linear value on both sides")
    playing.add_argument("--games", type=count, default=LOOKS[-1], help="at most")
    playing.add_argument("--turns", type=count, default=weigh.TURNS, help="how far it looks ahead")
    playing.add_argument("--ms", type=count, default=50, help="processor time a move")
    for command in (training, playing):
        command.add_argument("--jobs", type=count, default=2)
    options = parser.parse_args()
    if options.run is train and options.games < FEWEST:
        parser.error(f"{options.games} games teach nothing; from {FEWEST} on it is worth a try")
    if options.run is train and find_spec("torch") is None:
        parser.error("training needs PyTorch: pip install torch")
    options.run(options)


if __name__ == "__main__":
    main()
