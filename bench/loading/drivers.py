"""The processes that drive a server, as the bench speaks to them, and what is measured with them."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import quantiles
from typing import TypeVar

import msgspec

from bench.loading.drive import Tally, Wish
from bench.loading.servers import ROOT, Server

WARM_SECONDS = 2.0
T = TypeVar("T")


class Delay(msgspec.Struct, frozen=True):
    """Milliseconds that half of all took at most, and ninety-nine in a hundred."""

    p50: float
    p99: float

    @classmethod
    def of(cls, seconds: list[float]) -> Delay | None:
        if len(seconds) < 2:
            return None
        cuts = quantiles(seconds, n=100, method="inclusive")
        return cls(round(1000 * cuts[49], 1), round(1000 * cuts[98], 1))


class Stretch(msgspec.Struct, frozen=True):
    """What was measured for some seconds."""

    seconds: float
    answers: int
    acknowledged: Delay | None
    told: Delay | None
    """Until the other one's socket heard of it."""
    processor: float
    """Seconds that the server computed."""
    driver: float
    memory: float
    """Megabytes."""
    messages: int
    bytes: int
    errors: dict[str, int]
    offered: int
    missed: int
    under_way: int
    lost_sockets: int
    renewed: int

    @property
    def rate(self) -> float:
        return self.answers / self.seconds

    @property
    def pressed(self) -> float:
        """Answers a second that were given, whatever became of them."""
        return (self.offered - self.missed) / self.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor time for an answer."""
        return 1000 * self.processor / max(1, self.answers)


class Kept(msgspec.Struct):
    acknowledged: int
    lost: int


class Drivers:
    """They share the tables evenly."""

    def __init__(self, server: Server, processes: list[subprocess.Popen[str]]) -> None:
        self.server, self._processes = server, processes
        self.tables = 0

    def open(self, tables: int, *, spectators: int = 0, languages: int = 1, bots: int = 0) -> None:
        """As many more as it takes to have so many."""
        more, self.tables = tables - self.tables, tables
        count = len(self._processes)
        wishes = [Wish("open", _share(more, n, count), spectators, languages, _share(bots, n, count)) for n in range(count)]
        self._ask(wishes, dict[str, float])

    def stretch(self, seconds: float, *, hands: int = 0, rate: float = 0.0) -> Stretch:
        """Tables are played at for a while, then measured; what is under way at the end is awaited."""
        count = len(self._processes)
        self._ask([Wish("play", hands=_share(hands, n, count), rate=rate / count) for n in range(count)], dict[str, float])
        time.sleep(WARM_SECONDS)
        self._ask_all("measure", dict[str, float])
        began, computed = time.perf_counter(), self.server.processor()
        time.sleep(seconds)
        computed, took, memory = self.server.processor() - computed, time.perf_counter() - began, self.server.memory()
        tally, *others = self._ask_all("stop", Tally)
        for other in others:
            tally = tally.join(other)
        shared = {name: getattr(tally, name) for name in set(tally.__struct_fields__) & set(Stretch.__struct_fields__)}
        return Stretch(
            **shared
            | {
                "seconds": took,
                "answers": len(tally.acknowledged),
                "acknowledged": Delay.of(tally.acknowledged + tally.awaited),
                "told": Delay.of(tally.told),
                "processor": computed,
                "driver": tally.processor,
                "memory": memory,
            }
        )

    def check(self) -> Kept:
        found = self._ask_all("check", Kept)
        return Kept(sum(one.acknowledged for one in found), sum(one.lost for one in found))

    def _ask_all(self, do: str, kind: type[T]) -> list[T]:
        return self._ask([Wish(do)] * len(self._processes), kind)

    def _ask(self, wishes: list[Wish], kind: type[T]) -> list[T]:
        for process, wish in zip(self._processes, wishes, strict=True):
            assert process.stdin is not None
            process.stdin.write(msgspec.json.encode(wish).decode() + "\n")
            process.stdin.flush()
        return [msgspec.json.decode(process.stdout.readline(), type=kind) for process in self._processes if process.stdout]


def _share(whole: int, number: int, count: int) -> int:
    return whole // count + (number < whole % count)


@contextmanager
def driving(server: Server, kind: str, checkout: Path, games: str, count: int) -> Iterator[Drivers]:
    environment = os.environ | {"PYTHONPATH": f"{checkout / 'src'}{os.pathsep}{ROOT}"}
    commands = [
        [sys.executable, "-m", "bench.loading.drive", kind, str(checkout), str(number), games, *server.addresses]
        for number in range(count)
    ]
    processes = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment)
        for command in commands
    ]
    try:
        yield Drivers(server, processes)
    finally:
        for process in processes:
            with suppress(subprocess.TimeoutExpired):
                process.communicate(timeout=20)
            process.kill()
            process.wait()
