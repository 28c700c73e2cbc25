"""What the loads came to: kept in a file that grows from run to run, told in tables and a plot."""

from __future__ import annotations

import os
import platform
from collections import Counter
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench import plot
from bench.ledger import replace
from bench.loading.drivers import Delay, Kept, Stretch
from bench.loading.tables import BUSY
from undercroft.texts import tongue

HERE = Path(__file__).resolve().parent.parent
DATA, README, PICTURE = HERE / "load.json", HERE / "README.md", HERE / "load.svg"
EARLIER, PLAIN, BOARDGAME = "Undercroft before", "plain broadcast", "boardgame.io"
KINDS = {
    "people": "",
    "spectators": ", five spectators at each table",
    "audience": ", 200 spectators in three languages at each table; wanted: at most 20 ms an answer",
    "bots": ", a table of bots beside every second one",
}


class Row(NamedTuple):
    server: str
    game: str
    company: str
    tables: int

    def __str__(self) -> str:
        return f"{self.game}|{self.company}|{self.tables}|{self.server}"

    @classmethod
    def read(cls, text: str) -> Row:
        game, company, tables, server = text.split("|")
        return cls(server, game, company, int(tables))

    def told(self, full: Stretch, calm: Stretch) -> str:
        delays = f"{_delay(full.acknowledged)} ms; at half the load {_delay(calm.acknowledged)} ms"
        return f"{self}: {full.rate:.0f} answers/s, {full.cost:.2f} ms of a core each; {delays}; errors: {_errors(full, calm)}"


class Measured(msgspec.Struct):
    full: Stretch
    calm: Stretch


class Overload(msgspec.Struct):
    tables: int
    most: Stretch
    shares: list[float]
    crowd: list[Stretch]
    kept: Kept


class Found(msgspec.Struct):
    machine: str = ""
    rows: dict[str, Measured] = {}
    overloads: dict[str, Overload] = {}


class Ledger:
    def __init__(self, *, fresh: bool) -> None:
        known = DATA.exists() and not fresh
        self.found = msgspec.json.decode(DATA.read_bytes(), type=Found) if known else Found()
        self.found.machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"

    def __contains__(self, row: Row) -> bool:
        return str(row) in self.found.rows

    def keep(self, row: Row, full: Stretch, calm: Stretch) -> None:
        self.found.rows[str(row)] = Measured(full, calm)
        self._save()

    def keep_overload(self, server: str, game: str, overload: Overload) -> None:
        self.found.overloads[f"{game}|{server}"] = overload
        self._save()

    def message_size(self, game: str) -> int:
        """Bytes of a message of the house, as far as was measured."""
        full = [
            now.full for text, now in self.found.rows.items() if Row.read(text).game == game and _of_the_house(Row.read(text))
        ]
        return round(sum(one.bytes for one in full) / max(1, sum(one.messages for one in full)))

    def _save(self) -> None:
        DATA.write_bytes(msgspec.json.format(msgspec.json.encode(self.found), indent=1) + b"\n")


def write(ledger: Ledger) -> None:
    rows = {Row.read(text): now for text, now in ledger.found.rows.items()}
    replace(README, "load", _tables(rows))
    replace(README, "overload", _crowds(ledger.found.overloads))
    if any(row.company == "people" and now.full.cost for row, now in rows.items()):
        PICTURE.write_text(plot.by_tables(_panels(rows)), encoding="utf-8")


def crowd_line(share: float, stretch: Stretch) -> str:
    taken = f"{share:g} times: {stretch.pressed:.0f} pressed, {stretch.rate:.0f} acknowledged a second"
    return f"{taken}; {_delay(stretch.acknowledged)} ms; {stretch.under_way} under way; errors: {_errors(stretch)}"


def _of_the_house(row: Row) -> bool:
    return row.server not in (PLAIN, BOARDGAME)


def _named(game: str) -> str:
    return (
        " and ".join(tongue("en", one).say("game-name") for one in game.split("+")) if game.count("+") < 3 else "All four games"
    )


def _delay(delay: Delay | None) -> str:
    return f"{delay.p50:,.0f} / {delay.p99:,.0f}" if delay else "none"


def _errors(*stretches: Stretch) -> str:
    kinds = sorted({kind for one in stretches for kind in one.errors})
    counted = [f"{sum(one.errors.get(kind, 0) for one in stretches)} {kind}" for kind in kinds]
    lost = max(one.lost_sockets for one in stretches)
    return ", ".join(counted + ([f"{lost} sockets lost"] if lost else [])) or "none"


def _grid(head: tuple[str, ...], words: int, lines: list[tuple[str, ...]]) -> list[str]:
    """A table whose last columns are words, all others figures."""
    rule = "|" + "---:|" * (len(head) - words) + "---|" * words
    return [f"| {' | '.join(head)} |", rule, *(f"| {' | '.join(cells)} |" for cells in lines)]


def _tables(rows: dict[Row, Measured]) -> list[str]:
    """One for each game and company."""
    head = (
        "tables", "answers/s", "in a second of its core", "ms of its core an answer", "times the plain", "to the answer, ms",
        "to the other, ms", "to the answer at half the load, ms", "to the other at half the load, ms", "driver, ms", "MB",
        "server", "errors",
    )  # fmt: skip
    lines: list[str] = []
    for (game, company), group in groupby(sorted(rows, key=_place), key=lambda row: row[1:3]):
        cells = [_cells(row, rows[row], rows.get(row._replace(server=PLAIN))) for row in group]
        lines += ["", f"**{_named(game)}**{KINDS[company]}", "", *_grid(head, 2, cells)]
    return lines[1:]


def _place(row: Row) -> tuple[str, str, int, bool, str]:
    return row.game, row.company, row.tables, not _of_the_house(row), row.server


def _cells(row: Row, now: Measured, plain: Measured | None) -> tuple[str, ...]:
    full, calm = now.full, now.calm
    return (
        f"{row.tables:,}", f"{full.rate:,.0f}", f"{1000 / full.cost:,.0f}" if full.cost else "",
        f"{full.cost:.2f}" if full.cost else "", f"{full.cost / plain.full.cost:.1f}" if plain and full.cost else "",
        _delay(full.acknowledged), _delay(full.told), _delay(calm.acknowledged), _delay(calm.told),
        f"{1000 * full.driver / max(1, full.answers):.2f}", f"{full.memory:,.0f}" if full.memory else "", row.server,
        _errors(full, calm),
    )  # fmt: skip


def _crowds(overloads: dict[str, Overload]) -> list[str]:
    head = (
        "offered, times what it took", "pressed/s", "acknowledged/s", "told to come again/s", "to the answer, ms",
        "ms of its core an answer", "under way at the end", "sockets lost", "other errors",
    )  # fmt: skip
    lines: list[str] = []
    for text, found in overloads.items():
        game, _, server = text.partition("|")
        kept = f"{found.kept.acknowledged:,} answers acknowledged, {found.kept.lost:,} of them not in the records"
        lines += ["", f"**{server}**, {_named(game)}, {found.tables:,} tables: {kept}", ""]
        lines += _grid(head, 1, [_crowd(*one) for one in zip(found.shares, found.crowd, strict=True)])
    return lines[1:]


def _crowd(share: float, one: Stretch) -> tuple[str, ...]:
    others = {kind: count for kind, count in one.errors.items() if kind != BUSY}
    return (
        f"{share:g}", f"{one.pressed:,.0f}", f"{one.rate:,.0f}", f"{one.errors.get(BUSY, 0) / one.seconds:,.0f}",
        _delay(one.acknowledged), f"{one.cost:.2f}", str(one.under_way), str(one.lost_sockets),
        _errors(msgspec.structs.replace(one, errors=others, lost_sockets=0)),
    )  # fmt: skip


def _panels(rows: dict[Row, Measured]) -> list[plot.Panel]:
    """Of the game that was measured at most steps; a server that ended meanwhile has no point there.

    A house with another store or with several processes was measured at one step: the table tells of it.
    """
    people = [row for row in sorted(rows, key=_place) if row.company == "people" and ", " not in row.server]
    game, _ = Counter(row.game for row in people).most_common(1)[0]
    servers = dict.fromkeys(row.server for row in people if row.game == game)

    def series(figure: Callable[[Measured], float | None]) -> list[plot.Series]:
        found = {row: figure(rows[row]) for row in people if row.game == game}
        return [
            plot.Series(name, tuple((row.tables, y) for row, y in found.items() if y is not None and row.server == name))
            for name in servers
        ]

    return [
        plot.Panel(
            f"{_named(game)}: answers in a second of the server's core",
            series(lambda now: 1000 / now.full.cost if now.full.cost else None),
        ),
        plot.Panel(
            "Milliseconds to the answer at half the load, 99 in 100",
            series(lambda now: now.calm.acknowledged.p99 if now.calm.acknowledged else None),
        ),
    ]
