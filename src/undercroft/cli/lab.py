"""Commands that try many games, or a pack."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from undercroft.bots import BOTS
from undercroft.cli.common import Failed, GameName, Options, PackName, Seed, Wrong, find_game, make_setup, progress
from undercroft.conformance.twins import Compared, Leak
from undercroft.conformance.walk import Fault
from undercroft.games import GAMES
from undercroft.kernel.packs import WrongPack, find
from undercroft.lab.sim import Counts, simulate
from undercroft.lab.twins import compare_many
from undercroft.lab.walks import walk_many

pack = typer.Typer(help="Content packs: the cards, maps and figures of a game.", no_args_is_help=False)
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of words.")]

Jobs = Annotated[int, typer.Option(min=1, help="Processes at work; the result does not depend on it.")]


def sim(
    game: GameName,
    seats: Annotated[int, typer.Option(help="How many sit at the table.")] = 2,
    bots: Annotated[str, typer.Option(help="Bots by name, in seat order; they move one seat on each game.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = 1,
    jobs: Jobs = 1,
    stay: Annotated[bool, typer.Option("--stay", help="Every bot keeps its seat in all games.")] = False,
    set_: Options = None,
    pack: PackName = "base",
    json: Json = False,
) -> None:
    """Let bots play many games and count what came of it.

    Levels have all the time they need here, so that no clock decides: level 5 may think longer than at a table.

    Example: undercroft sim paper-dungeons --seats 2 --bots greedy,random --games 400 --seed 1 --jobs 2
    """
    names = tuple(name.strip() for name in bots.split(","))
    if strange := [name for name in names if name not in BOTS]:
        raise Wrong(f"there is no bot '{strange[0][:40]}' (there is: {', '.join(BOTS)})")
    if len(names) > seats:
        raise Wrong(f"--bots names {len(names)} bots, but there are {seats} seats")
    chosen = find_game(game)
    setup = make_setup(chosen, seats, pack, set_)
    chosen.load(pack)
    with progress("playing", games) as tick:
        counts = simulate(setup, names, games=games, seed=seed, jobs=jobs, moving=not stay, tick=tick)
    if json:
        print(msgspec.json.encode(counts).decode())
    else:
        _tell(counts)


def _tell(counts: Counts) -> None:
    if counts.endings:
        _tell_endings(counts)
    else:
        _tell_scores(counts)
    print(f"games {counts.games}, decisions {counts.decisions}, decisions per second {counts.decisions_per_second:,.0f}")


def _tell_endings(counts: Counts) -> None:
    """Where seats win together: how often each bot's seats were among the winners, and how games ended."""
    grid = Grid("bot", "seats", "seats that won", "share")
    for column in grid.columns[1:]:
        column.justify = "right"
    for bot, (won, seats) in counts.winning_seats.items():
        grid.add_row(bot, str(seats), str(won), f"{won / seats:.1%}")
    Console().print(grid)
    print("games ended: " + ", ".join(f"{ending} {count}" for ending, count in counts.endings.items()))


def _tell_scores(counts: Counts) -> None:
    grid = Grid("bot", "games won", "mean", "spread", "least", "lowest tenth", "median", "highest tenth", "most")
    for column in grid.columns[1:]:
        column.justify = "right"
    for bot, score in counts.scores.items():
        figures = (score.mean, score.deviation, score.least, score.low, score.median, score.high, score.most)
        grid.add_row(bot, str(counts.outcomes[bot]), *(f"{figure:.1f}" for figure in figures))
    Console().print(grid)
    print(f"shared victories {counts.outcomes['ties']}, games nobody won {counts.outcomes['lost']}")
    print(f"games won by seat: {', '.join(map(str, counts.seats_won))}")


def check(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games, over all numbers of seats.")] = 100,
    seed: Seed = 1,
    seats: Annotated[int | None, typer.Option(help="Only tables with so many seats.")] = None,
    jobs: Jobs = 1,
    pack: PackName = "base",
    twins: Annotated[
        int | None,
        typer.Option(min=1, help="Compare so many tables with twins by all that is shown, and no more."),
    ] = None,
) -> None:
    """Walk through many games and try every promise that a game makes: copies, secrets, stored positions, take-back.

    With --twins: tables that differ in what a seat or a spectator may not know must look the same to them. Whoever cuts it off
    goes on with the seed that it names.

    Example: undercroft check paper-dungeons --games 200 --seed 7
    """
    chosen = find_game(game)
    if seats is not None and seats not in chosen.seats:
        raise Wrong(f"--seats {seats}: {chosen.id} has {chosen.seats[0]} to {chosen.seats[-1]}")
    chosen.load(pack)
    numbers = None if seats is None else range(seats, seats + 1)
    if twins is not None:
        _check_twins(chosen.id, pack, twins, seed, jobs, numbers)
        return
    try:
        with progress("checking", games) as tick:
            walked = walk_many(chosen.id, pack, games=games, seed=seed, jobs=jobs, seats=numbers, tick=tick)
    except Fault as fault:
        raise Failed(str(fault)) from None
    counted = ("games", "decisions", "clones", "twins", "guesses", "options_tried")
    print(", ".join(f"{name.replace('_', ' ')} {sum(getattr(counts, name) for counts in walked)}" for name in counted))


def _check_twins(game: str, pack: str, twins: int, seed: int, jobs: int, seats: range | None) -> None:
    found, shares, stopped = Compared(), 0, False
    try:
        with progress("comparing", twins) as tick:
            for share in compare_many(game, pack, twins=twins, seed=seed, jobs=jobs, seats=seats):
                found.add(share)
                shares += 1
                tick(share.twins)
    except (Fault, Leak) as fault:
        raise Failed(str(fault)) from None
    except KeyboardInterrupt:
        stopped = True
    print(f"twins {found.twins}, moments {found.moments}, games {found.games}, at windows of others {found.windows}")
    print("different in: " + ", ".join(f"{by} {count}" for by, count in found.by.most_common()))
    print(f"no difference seen; go on with --seed {seed + shares}")
    if stopped:
        raise typer.Exit(130)


@pack.callback(invoke_without_command=True)
def packs(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@pack.command("check")
def pack_check(
    path: Annotated[str, typer.Argument(metavar="PATH", help="A pack's .toml file, or the name of one that came along.")],
    game: Annotated[str | None, typer.Option(help="The game it is for; without it, every game is tried.")] = None,
) -> None:
    """Check that a content pack is complete and that everything in it can be played.

    Example: undercroft pack check my-dungeon.toml
    """
    games = [find_game(game)] if game is not None else list(GAMES.values())
    missing, wrong = [], []
    for chosen in games:
        try:
            find(chosen.load.__module__.rpartition(".")[0], path)
        except WrongPack as error:
            missing.append(str(error))
            continue
        try:
            book = chosen.load(path)
        except WrongPack as error:
            wrong.append(str(error) if game is not None else f"{chosen.id}: {error}")
        else:
            print(f"pack {book.name} is fine for {chosen.id}: {book.fingerprint}")
    if len(missing) == len(games):
        raise Wrong(missing[0])
    if len(missing) + len(wrong) == len(games):
        raise Failed("; ".join(wrong))
