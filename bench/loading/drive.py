"""A process that plays at many tables. It reads wishes as lines of JSON and answers each with a line.

    python -m bench.loading.drive KIND CHECKOUT SEED GAME ADDRESS ...

Kinds: house, plain, boardgame. Hands play one after the other as fast as they are answered (`hands`), or answers are given at a
rate, whether or not those before were answered (`rate`).
"""

from __future__ import annotations

import asyncio
import resource
import sys
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from itertools import cycle
from pathlib import Path
from random import Random

import msgspec

from bench.loading.boardgame import AtBoardgame
from bench.loading.house import AtTheHouse, OfBots, patcher
from bench.loading.tables import AGAIN_SECONDS, AtThePlain, Table
from bench.loading.wire import Site, Socket
from undercroft.texts import LANGUAGES

MAKERS = 6
"""So many tables are set at the same time."""


class Wish(msgspec.Struct, omit_defaults=True):
    do: str
    tables: int = 0
    spectators: int = 0
    """At each new table."""
    languages: int = 1
    """In so many the spectators of a table read."""
    bots: int = 0
    """Tables of bots, with one who looks on."""
    hands: int = 0
    rate: float = 0.0


class Tally(msgspec.Struct):
    acknowledged: list[float] = []
    """Seconds from each answer to its acknowledgement."""
    awaited: list[float] = []
    """The same of those that were under way at the end: to leave them out would leave out the longest."""
    told: list[float] = []
    """Seconds from an answer to the message at the other one's socket."""
    errors: dict[str, int] = {}
    offered: int = 0
    missed: int = 0
    """Answers that nobody could give, as every table waited for one."""
    renewed: int = 0
    """Tables set in the place of those whose game was over."""
    messages: int = 0
    bytes: int = 0
    lost_sockets: int = 0
    under_way: int = 0
    """Answers that were neither acknowledged nor refused at the end."""
    processor: float = 0.0
    """Seconds that this process computed."""

    def join(self, other: Tally) -> Tally:
        errors = dict(Counter(self.errors) + Counter(other.errors))
        sums = {name: getattr(self, name) + getattr(other, name) for name in self.__struct_fields__ if name != "errors"}
        return Tally(**sums, errors=errors)


class Driver:
    def __init__(self, new_table: Callable[[Driver], Table], new_bots: Callable[[], OfBots], luck: Random) -> None:
        self._new_table, self._new_bots, self._luck = new_table, new_bots, luck
        self.tables: set[Table] = set()
        self._ever: list[AtTheHouse] = []
        self._bots: list[OfBots] = []
        self._ready: deque[Table] = deque()
        self._asleep: deque[asyncio.Future[None]] = deque()
        self._spectators, self._languages = 0, 1
        self._work: set[asyncio.Task[None]] = set()
        self._players: list[asyncio.Task[None]] = []
        self._tally, self._began, self._closed = Tally(), Tally(), Tally()

    # ---- what tables tell ----

    def ready(self, table: Table) -> None:
        self._ready.append(table)
        while self._asleep:
            if not (sleeper := self._asleep.popleft()).done():
                sleeper.set_result(None)
                break

    def told(self, seconds: float) -> None:
        self._tally.told.append(seconds)

    def ended(self, table: Table) -> None:
        """Another table is set in its place."""
        self._tally.renewed += 1
        self.tables.discard(table)
        self._closed.messages += sum(one.messages for one in table.sockets)
        self._closed.bytes += sum(one.bytes for one in table.sockets)
        table.close()
        self._start(self._renew())

    # ---- what is wished ----

    async def open(self, wish: Wish) -> object:
        began, self._spectators, self._languages = time.perf_counter(), wish.spectators, wish.languages
        await self._several([self._open() for _ in range(wish.tables)] + [self._open_bots() for _ in range(wish.bots)])
        return {"tables": len(self.tables), "seconds": time.perf_counter() - began}

    async def play(self, wish: Wish) -> object:
        self._players = [asyncio.create_task(self._hand()) for _ in range(wish.hands)]
        if wish.rate:
            self._players = [asyncio.create_task(self._offer(wish.rate))]
        return {}

    async def measure(self, _: Wish) -> object:
        self._tally, self._began = Tally(), self._so_far()
        return {}

    async def stop(self, _: Wish) -> object:
        """What came between the last `measure` and now; then all that is under way is awaited."""
        found, now, before = self._tally, self._so_far(), self._began
        self._tally, found.under_way = Tally(), len(self._work)
        for player in self._players:
            player.cancel()
        while self._work:
            await asyncio.wait(self._work)
        found.messages, found.bytes = now.messages - before.messages, now.bytes - before.bytes
        found.processor, found.lost_sockets = now.processor - before.processor, now.lost_sockets
        found.awaited = self._tally.acknowledged
        return found

    async def check(self, _: Wish) -> object:
        """Compares what was acknowledged with the records of all tables there were."""
        lost = 0
        for table in self._ever:
            lost += await table.lost_answers()
        return {"acknowledged": sum(table.acknowledged.total() for table in self._ever), "lost": lost}

    def close(self) -> None:
        for one in self._sockets():
            one.close()

    def _so_far(self) -> Tally:
        sockets = self._sockets()
        return Tally(
            messages=self._closed.messages + sum(one.messages for one in sockets),
            bytes=self._closed.bytes + sum(one.bytes for one in sockets),
            lost_sockets=sum(one.lost for one in sockets),
            processor=time.process_time(),
        )

    def _sockets(self) -> list[Socket]:
        return [one for table in self.tables for one in table.sockets] + [bots.socket for bots in self._bots]

    # ---- playing ----

    async def _hand(self) -> None:
        while True:
            while (table := self._next()) is None:
                self._asleep.append(asyncio.get_running_loop().create_future())
                await self._asleep[-1]
            self._tally.offered += 1
            await asyncio.shield(self._start(self._one(table, time.perf_counter())))

    async def _offer(self, rate: float) -> None:
        """People do not wait for each other: the time from one answer to the next is drawn."""
        due = time.perf_counter()
        while True:
            due += self._luck.expovariate(rate)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self._tally.offered += 1
            if (table := self._next()) is not None:
                self._start(self._one(table, due))
            else:
                self._tally.missed += 1

    def _next(self) -> Table | None:
        while self._ready:
            table = self._ready.popleft()
            if table.taken():
                return table
            table.offer()
        return None

    async def _one(self, table: Table, due: float) -> None:
        wrong = await table.answer()
        if wrong:
            self._went_wrong(wrong)
        else:
            self._tally.acknowledged.append(time.perf_counter() - due)

    def _went_wrong(self, kind: str) -> None:
        self._tally.errors[kind] = self._tally.errors.get(kind, 0) + 1

    # ---- setting tables ----

    async def _open(self) -> None:
        table = self._new_table(self)
        await table.open()
        self.tables.add(table)
        if isinstance(table, AtTheHouse):
            self._ever.append(table)
            for number in range(self._spectators):
                await table.watch(LANGUAGES[number % self._languages])

    async def _renew(self) -> None:
        """A house that is busy sets no tables, either."""
        while True:
            try:
                return await self._open()
            except OSError as error:
                self._went_wrong(f"no new table: {error}")
                await asyncio.sleep(AGAIN_SECONDS)

    async def _open_bots(self) -> None:
        self._bots.append(self._new_bots())
        await self._bots[-1].open()

    async def _several(self, works: Sequence[Awaitable[None]]) -> None:
        left = deque(works)

        async def maker() -> None:
            while left:
                await left.popleft()

        await asyncio.gather(*(maker() for _ in range(MAKERS)))

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return task


async def main(kind: str, checkout: str, seed: str, games: str, *addresses: str) -> None:
    sites, luck = [Site(address) for address in addresses], Random(seed)
    patched, game = patcher(Path(checkout)), cycle(games.split(","))

    def new_table(driver: Driver) -> Table:
        if kind == "house":
            return AtTheHouse(driver, sites, Random(luck.random()), next(game), patched)
        return (AtBoardgame if kind == "boardgame" else AtThePlain)(driver, sites, Random(luck.random()))

    driver = Driver(new_table, lambda: OfBots(sites[0], next(game)), luck)
    loop, lines = asyncio.get_running_loop(), asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    while line := await lines.readline():
        wish = msgspec.json.decode(line, type=Wish)
        answer = await getattr(driver, wish.do)(wish)
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        sys.stdout.flush()
    driver.close()
    for site in sites:
        site.close()


if __name__ == "__main__":
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(main(*sys.argv[1:]))
