"""How strong the bots are: each level against the one below, the strongest against OpenSpiel's search, teams, and games alone.

    python bench/ladder.py [steps] [full] [teams] [alone] [yardstick] [--games GAME ...] [--most 400] [--jobs 2]

Without names every part is played. A match stops when it is clear (`undercroft.lab.ladder`). Finished games are lines of
bench/strength/GAME.jsonl: a run that was cut off goes on, and games of earlier bots are not counted. Thoughts are timed by
processor time, so that a busy machine makes nobody weaker. Tables and plot of docs/bots.md are written after every match;
`tables` does only that.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench import ledger, plot  # noqa: E402
from undercroft.bots.levels import SECONDS  # noqa: E402
from undercroft.cli.common import progress  # noqa: E402
from undercroft.games import GAMES  # noqa: E402
from undercroft.lab import ladder  # noqa: E402
from undercroft.lab.ladder import Standing, interval, known, settle  # noqa: E402
from undercroft.lab.matches import Finished, Ledger, Match, fingerprint  # noqa: E402
from undercroft.texts import tongue  # noqa: E402

DOC, PLOT = ROOT / "docs" / "bots.md", ROOT / "docs" / "bots" / "ladder.svg"
KEPT = ROOT / "bench" / "strength"
COMPETITIVE = ("paper-dungeons", "tales-of-tails", "dungeoneer")
TOGETHER, MODES, TEAM = "monsters-of-egypt", ("exploration", "escape"), 3
AHEAD = 5
"""The level that looks ahead there: its games take hundreds of times as long."""
ALONE = "paper-dungeons"
MS = 50
STEP, YARDSTICK = 0.7, 0.8
"""Shares that a level should win against the one below, and the strongest against OpenSpiel's search."""
FULL = 50
"""Games with all the time that a level has, at most."""
RECORD = 111
"""The best public score of Paper Dungeons alone."""
PARTS = ("steps", "full", "teams", "alone", "yardstick")


class Wish(NamedTuple):
    parts: list[str]
    games: list[str]
    most: int
    team: int
    team_ahead: int
    alone: int
    alone_full: int
    jobs: int


# ---- the matches ----


def step(game: str, level: int, time: str = f"@{MS}") -> Match:
    return Match(game, 2, (f"level-{level}{time}", f"level-{level - 1}{time}"))


def yardstick(game: str) -> Match:
    return Match(game, 2, (f"level-5@{MS}", f"ismcts@{MS}"))


def of_one(mode: str, level: int) -> Match:
    return Match(TOGETHER, TEAM, (f"level-{level}@{MS}",), (("mode", mode),))


def mixed(mode: str, level: int) -> Match:
    return Match(TOGETHER, TEAM, (f"level-{level}@{MS}", f"level-{level - 1}@{MS}"), (("mode", mode),))


def alone(time: str) -> Match:
    return Match(ALONE, 1, (f"level-5{time}",))


def levels() -> Iterator[int]:
    """Those that have one below."""
    yield from list(SECONDS)[1:]


def kept(game: str, jobs: int = 1) -> Ledger:
    return Ledger(KEPT / f"{game}.jsonl", jobs)


# ---- playing ----


def play(wish: Wish) -> None:
    for game in wish.games:
        games = kept(game, wish.jobs)
        print(f"{game}, bots {fingerprint(game)}", flush=True)
        if game in COMPETITIVE:
            if "steps" in wish.parts:
                for level in levels():
                    settled(games, step(game, level), STEP, wish.most)
            if "yardstick" in wish.parts:
                settled(games, yardstick(game), YARDSTICK, wish.most)
            if "full" in wish.parts:
                for level in levels():
                    settled(games, step(game, level, ""), STEP, FULL)
        if game == ALONE and "alone" in wish.parts:
            filled(games, alone(f"@{MS}"), wish.alone)
            filled(games, alone(""), wish.alone_full)
        if game == TOGETHER and "teams" in wish.parts:
            for mode in MODES:
                for level in SECONDS:
                    filled(games, of_one(mode, level), wish.team_ahead if level == AHEAD else wish.team)
                for level in levels():
                    filled(games, mixed(mode, level), wish.team_ahead if level == AHEAD else wish.team)


def settled(games: Ledger, match: Match, threshold: float, most: int) -> None:
    before = len(games.games(match))
    with progress(str(match), most) as tick:
        tick(before)
        found = settle(games, match, threshold, most, tick)
    print(f"{match}: {shown(found)}, {verdict(found)}", flush=True)
    write()


def filled(games: Ledger, match: Match, wanted: int) -> None:
    with progress(str(match), wanted) as tick:
        tick(len(games.games(match)))
        found = games.fill(match, wanted, tick)
    print(f"{match}: {len(found)} games, {fmean(sum(game.scores) for game in found):.2f} on average", flush=True)
    write()


# ---- telling ----


def within(found: Standing) -> str:
    return f"{100 * found.share:.0f} % ({100 * found.low:.0f}–{100 * found.high:.0f})" if found.games else "not played"


def shown(found: Standing) -> str:
    return f"{within(found)} of {found.games}" if found.games else "not played"


def verdict(found: Standing) -> str:
    return {True: "above", False: "below", None: "not clear"}[found.above] if found.games else ""


def name(game: str) -> str:
    return tongue("en", game).say("game-name")


def write() -> None:
    games = {game: kept(game) for game in (*COMPETITIVE, TOGETHER)}
    ledger.replace(DOC, "ladder", steps_table(games))
    ledger.replace(DOC, "teams", teams_table(games[TOGETHER]))
    ledger.replace(DOC, "alone", alone_table(games[ALONE]))
    ledger.replace(DOC, "yardstick", yardstick_table(games))
    PLOT.parent.mkdir(exist_ok=True)
    PLOT.write_text(drawn(games))


def steps_table(games: dict[str, Ledger]) -> list[str]:
    rows = [
        f"| {name(game)} | {level} over {level - 1} | {shown(at := known(games[game], step(game, level), STEP))} | {verdict(at)} "
        f"| {shown(known(games[game], step(game, level, ''), STEP, FULL))} |"
        for game in COMPETITIVE
        for level in levels()
    ]
    return [f"| game | step | won at {MS} ms a move | 70 % | won with full time |", "|---|---|---:|---|---:|", *rows]


def yardstick_table(games: dict[str, Ledger]) -> list[str]:
    rows = []
    for game in COMPETITIVE:
        match = yardstick(game)
        found = known(games[game], match, YARDSTICK)
        rows.append(f"| {name(game)} | {shown(found)} | {verdict(found)} | {times(games[game].games(match, found.games))} |")
    return [
        f"| game | level 5 won at {MS} ms a move | 80 % | ms a thought: level 5 | OpenSpiel |",
        "|---|---:|---|---:|---:|",
        *rows,
    ]


def times(games: list[Finished]) -> str:
    """Processor time of a thought on average, for each of two players."""
    if not games:
        return " | "
    return " | ".join(f"{sum(game.ms[who] for game in games) / sum(game.thoughts[who] for game in games):.1f}" for who in (0, 1))


def share_of_seats(match: Match, games: list[Finished], who: int) -> Standing:
    """Of the seats of one player, how many won. The seats of a game win or lose together, so games are counted."""
    mine = [[seat in game.won for seat in range(match.seats) if match.at(seat, game.number) == who] for game in games]
    return once([fmean(seats) for seats in mine if seats])


def once(shares: list[float]) -> Standing:
    share = fmean(shares) if shares else 0.0
    return Standing(len(shares), share, *interval(share, len(shares), ladder.ONCE))


def teams_table(games: Ledger) -> list[str]:
    lines = ["| table | level | games | heroes won | seats that won with them |", "|---|---:|---:|---:|---:|"]
    for mode in MODES:
        for level in SECONDS:
            match = of_one(mode, level)
            won, seats = heroes_won(games, match), seats_won(games, match)
            lines.append(f"| {mode}, all of one level | {level} | {won.games} | {within(won)} | {within(seats)} |")
    lines += ["", "| table | levels | games | seats of the higher that won | of the lower |", "|---|---|---:|---:|---:|"]
    for mode in MODES:
        for level in levels():
            match = mixed(mode, level)
            higher, lower = (share_of_seats(match, games.games(match), who) for who in (0, 1))
            lines.append(f"| {mode} | {level} and {level - 1} | {higher.games} | {within(higher)} | {within(lower)} |")
    return lines


def heroes_won(games: Ledger, match: Match) -> Standing:
    return once([float(game.ending == "heroes") for game in games.games(match)])


def seats_won(games: Ledger, match: Match) -> Standing:
    """Seats whose heroes got out with the crystal; whoever won as the monsters does not count."""
    return once([len(game.won) / match.seats * (game.ending == "heroes") for game in games.games(match)])


def alone_table(games: Ledger) -> list[str]:
    lines = [f"| time a move | games | average glory | spread | best | over {RECORD} |", "|---|---:|---:|---:|---:|---:|"]
    for title, time in ((f"{MS} ms", f"@{MS}"), ("full, 1 s", "")):
        scores = [game.scores[0] for game in games.games(alone(time))]
        if len(scores) > 1:
            mean, spread, over = fmean(scores), stdev(scores), sum(score > RECORD for score in scores)
            error = ladder.ONCE * spread / len(scores) ** 0.5
            lines.append(f"| {title} | {len(scores)} | {mean:.1f} ± {error:.1f} | {spread:.1f} | {max(scores)} | {over} |")
    return lines


def drawn(games: dict[str, Ledger]) -> str:
    groups = {
        name(game): [(f"{level} over {level - 1}", known(games[game], step(game, level), STEP)) for level in levels()]
        for game in COMPETITIVE
    }
    for mode in MODES:
        groups[f"{name(TOGETHER)}, {mode}"] = [
            (f"level {level}", seats_won(games[TOGETHER], of_one(mode, level))) for level in SECONDS
        ]
    spans = {
        title: [(label, (found.share, found.low, found.high)) for label, found in rows if found.games]
        for title, rows in groups.items()
    }
    thresholds = {name(game): STEP for game in COMPETITIVE}
    return plot.spans(spans, thresholds, "Games won by each level against the one below; seats of one level that won together")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; or tables")
    parser.add_argument("--games", nargs="*", choices=list(GAMES), default=[*COMPETITIVE, TOGETHER], metavar="GAME")
    parser.add_argument("--most", type=int, default=ladder.LOOKS[-1], help="games of a match that stays unclear")
    parser.add_argument("--team", type=int, default=400, help="games of each table of Monsters of Egypt")
    parser.add_argument("--team-ahead", type=int, default=100, help="and where somebody looks ahead")
    parser.add_argument("--alone", type=int, default=400, help=f"games of Paper Dungeons alone at {MS} ms a move")
    parser.add_argument("--alone-full", type=int, default=40, help="and with full time")
    parser.add_argument("--jobs", type=int, default=2)
    wish = Wish(**vars(parser.parse_args()))
    if strange := set(wish.parts) - {*PARTS, "tables"}:
        parser.error(f"there is no part {', '.join(sorted(strange))}")
    if wish.parts == ["tables"]:
        write()
    else:
        play(wish._replace(parts=wish.parts or list(PARTS)))


if __name__ == "__main__":
    main()
