"""What can be counted of a running house, for Prometheus and for whoever runs it.

A house has one of these, and calls it in few places: where a request comes in, an answer is given, the store was asked,
something is refused. What can be read off the house itself is read when somebody asks.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter as Tally
from collections.abc import Awaitable, Callable, Iterable, Iterator
from functools import cache
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from undercroft import __version__
from undercroft.server.errors import AS_DECREED, CLOSING, READ_ONLY, Refused
from undercroft.server.logs import Visit, access, current
from undercroft.server.play.house import House
from undercroft.server.play.thinking import WORKERS, thinkers
from undercroft.server.siblings import Told

Asgi = Callable[[Any, Any, Any], Awaitable[None]]
SLOW_SECONDS = 1.0
BEAT_SECONDS = 0.1
"""How often the event loop is felt for."""
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
NOT_HEALTHY = "/health"
"""That it answers with 503 is no fault of its own."""


class Seeing:
    def __init__(self, house: House) -> None:
        self.house = house
        self.since = time.monotonic()
        self.sockets: set[Visit] = set()
        self.answering = 0
        """How many are in the middle of an answer."""
        self.longest_stall = 0.0
        """Seconds."""
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._answers = Counter("undercroft_answers", "Answers of people.", ("game", "outcome"), registry=self.registry)
        self._answer_seconds = self._histogram("answer_seconds", "From an answer to its page, storing and telling included.")
        self._requests = Counter("undercroft_requests", "Requests.", ("route", "status"), registry=self.registry)
        self._refused = Counter("undercroft_refused", "What was refused, by its code.", ("code",), registry=self.registry)
        self._stalls = self._histogram("loop_stall_seconds", "How late the event loop was, felt for ten times a second.")
        self._store = self._histogram("store_seconds", "From asking the store to its answer, waiting included.")
        self._answered = cache(self._answers.labels)
        self._asked = cache(self._requests.labels)
        self.registry.register(self)
        house.store.seen = self._store.observe

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(f"undercroft_{name}", about, buckets=QUICK, registry=self.registry)

    @property
    def uptime(self) -> float:
        return time.monotonic() - self.since

    @property
    def answers(self) -> dict[str, int]:
        """So far, by outcome."""
        counted = Tally[str]()
        for sample in next(iter(self._answers.collect())).samples:
            if sample.name.endswith("_total"):
                counted[sample.labels["outcome"]] += int(sample.value)
        return dict(counted)

    @property
    def busy(self) -> int:
        """Thoughts and answers that somebody is in the middle of."""
        return self.answering + thinkers.unanswered

    def metrics(self) -> bytes:
        return generate_latest(self.registry)

    # ---- noted as it happens ----

    async def through(self, app: Asgi, scope: Any, receive: Any, send: Any) -> None:
        """Whatever comes in goes through here: it gets a number, is timed, and is written down where that is worth it."""
        if scope["type"] not in ("http", "websocket"):
            return await app(scope, receive, send)
        visit, began = Visit(scope, self.house.rooms), time.perf_counter()
        before = current.set(visit)

        async def sent(message: Any) -> None:
            match message["type"]:
                case "http.response.start":
                    visit.status = message["status"]
                    message["headers"] = [*message.get("headers", ()), (b"x-request-id", visit.id.encode())]
                case "websocket.accept":
                    visit.status = 101
                    self.sockets.add(visit)
                case "websocket.close":
                    visit.status = visit.status or 403
            await send(message)

        async def heard() -> Any:
            message = await receive()
            visit.gone |= message["type"] == "http.disconnect"
            return message

        if scope["type"] == "websocket":
            visit.task = asyncio.current_task()
        try:
            await app(scope, heard, sent)
        except asyncio.CancelledError:
            if not visit.shown_out:
                raise
            await sent({"type": "websocket.close", "code": 4403, "reason": "banned"})
        finally:
            visit.task = None
            self.sockets.discard(visit)
            visit.leave()
            self._note(visit, scope.get("method", "SOCKET"), time.perf_counter() - began)
            current.reset(before)
        return None

    def _note(self, visit: Visit, method: str, seconds: float) -> None:
        self._asked(visit.route or "none", f"{visit.status // 100}xx").inc()
        level = logging.INFO
        if visit.status >= 500 and not visit.as_decreed and visit.route != NOT_HEALTHY:
            level = logging.ERROR
        elif seconds > SLOW_SECONDS and method != "SOCKET":
            level = logging.WARNING
        if access.isEnabledFor(level):
            facts = {"method": method, "status": visit.status, "ms": round(1000 * seconds, 1)}
            access.log(level, "slow" if level == logging.WARNING else "answered", extra=facts)

    async def answered(self, game: str, deed: Awaitable[None]) -> None:
        """An answer of a person, from when it is understood until everybody was told."""
        began, outcome = time.perf_counter(), "failed"
        self.answering += 1
        try:
            await deed
            outcome = "ok"
        except Refused as error:
            outcome = "stale" if error.code == "stale" else "refused"
            raise
        finally:
            self.answering -= 1
            self._answered(game, outcome).inc()
            self._answer_seconds.observe(time.perf_counter() - began)

    def refused(self, code: str) -> None:
        self._refused.labels(code).inc()
        if (visit := current.get()) is not None:
            visit.as_decreed = code in AS_DECREED

    def is_gone(self) -> bool:
        """Whether whoever asks has left, in the middle of a form."""
        visit = current.get()
        return visit is not None and visit.gone

    async def feel(self) -> None:
        """The pulse of the event loop: how much later it comes back than it was asked to."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(BEAT_SECONDS)
            late = max(0.0, time.perf_counter() - began - BEAT_SECONDS)
            self.longest_stall = max(self.longest_stall, late)
            self._stalls.observe(late)

    # ---- read off when somebody asks ----

    def collect(self) -> Iterator[Metric]:
        yield InfoMetricFamily("undercroft", "The house.", {"version": __version__})
        yield _gauge("uptime_seconds", "Since this process opened the house.", self.uptime)
        yield _gauge("sockets", "Open pages.", len(self.sockets))
        yield _gauge("answering", "People in the middle of an answer.", self.answering)
        yield _gauge("loop_stall_longest_seconds", "The longest stall of the event loop so far.", self.longest_stall)
        yield _gauge("closing", "1 while the house is drained.", self.house.notice == CLOSING)
        yield _gauge("read_only", "1 while nobody may play.", self.house.notice == READ_ONLY)
        awake = GaugeMetricFamily("undercroft_tables_awake", "Tables in memory.", labels=("game",))
        for game, count in Tally(room.game.id for room in self.house.rooms.values()).items():
            awake.add_metric((game,), count)
        yield awake
        yield _gauge("bots_thinking", "Thoughts under way.", min(thinkers.unanswered, WORKERS))
        yield _gauge("bots_waiting", "Thoughts that wait for a worker.", max(0, thinkers.unanswered - WORKERS))
        yield _gauge("thought_longest_seconds", "The longest thought so far.", thinkers.longest)
        yield CounterMetricFamily("undercroft_thoughts", "Thoughts of bots, and hints.", thinkers.thoughts)
        yield CounterMetricFamily("undercroft_thoughts_late", "Thoughts over their time.", thinkers.overruns)


def together(processes: Iterable[Told]) -> bytes:
    """What several processes counted, each with its number."""
    found: dict[str, Metric] = {}
    for told in processes:
        for family in text_string_to_metric_families(told.metrics.decode()):
            known = found.setdefault(family.name, Metric(family.name, family.documentation, family.type))
            known.samples += [one._replace(labels={**one.labels, "process": str(told.process)}) for one in family.samples]
    return generate_latest(_Families(found.values()))


class _Families(Collector):
    def __init__(self, families: Iterable[Metric]) -> None:
        self._families = families

    def collect(self) -> Iterable[Metric]:
        return self._families


def _gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(f"undercroft_{name}", about, value)
