"""Bots think in processes of their own: the house goes on meanwhile, and a worker that dies costs a thought begun again."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import pickle
import signal
import sys
import time
from collections import deque
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_all_start_methods, get_context, parent_process
from threading import Lock, Thread
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from undercroft.bots import BOTS, LEVELS
from undercroft.bots.levels import SECONDS
from undercroft.games import ADDED, GAMES, add
from undercroft.kernel import packs
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.types import Ask, Book, KernelError, Setup, Weighed

log = logging.getLogger("undercroft")
BY_LOT = "random"
AT_ONCE = frozenset({BY_LOT})
"""Bots that need no time: to send for a worker would take longer."""

CORES = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
WORKERS = max(1, CORES - 1)
SENT_AT_ONCE = WORKERS + 1
"""One lies ready for whoever is done first. The others wait here: one of them that is no longer wanted is never begun."""

TRIES = 3
"""How often a thought is begun with workers that die over it; then it is thought here."""

REST_SECONDS = 60.0
"""How long all is thought here after workers have died so often without one answer: perhaps they cannot even start."""

MOST_SECONDS = max(SECONDS.values()) + 30.0
"""A thought that has not come back by then never ends: the workers are killed. That it may have lain ready before is in it."""

LOT_SECONDS = 600.0
"""How long bots of a game play by lot after a thought did not end, however often it was begun: they would stop all the others."""

MOST_BYTES = 250 * 2**20
"""A worker that has held more is let go, and another one comes."""

GRACE_SECONDS = 0.05
"""How much later than its cap a bot may answer: it looks at the clock between two steps."""


class Thought(NamedTuple):
    """What a bot is asked, with all it may know."""

    bot: str
    game: Game
    setup: Setup
    book: Book
    pack: bytes | None
    """What the book was bound from, where the game does not bring that itself."""
    view: Any
    ask: Ask
    seed: int
    weighs: bool = False
    """Whether all is asked for that was thought over, not only the choice. Only of a level."""


class Letter(NamedTuple):
    """A thought on its way to a worker, which has games, books and actions of its own."""

    bot: str
    setup: Setup
    rules: int
    added_from: str
    """The file of a game of somebody's own; nothing where the game came with the house."""
    fingerprint: str
    pack: bytes | None
    view: bytes
    """Sealed: of an added game it can be read only when that has been added."""
    ask: Ask
    options: tuple[str, ...]
    seed: int
    weighs: bool


class Found(NamedTuple):
    option: str
    seconds: float
    """From the start of the thought; what it waited before does not count."""
    most_bytes: int
    weighed: list[Weighed]
    """Where that was asked for."""


class CannotTravel(Exception):
    """Something of the table cannot be sent, or is not the same where it arrives: such a game is thought over here."""


class Overdue(Exception):
    """A thought that does not end. It must not be begun here, where nobody could end it."""


class Interrupted(Exception):
    """The workers were killed over another thought; this one is begun again as if it had not been."""


class Turns:
    """How many thoughts may be with the workers, and which of those that wait goes next.

    Somebody who looks at the page waits for a hint, a bot only moves later. Bots come to their turn all the same: a seat has one
    hint at a time, and people ask only so often.
    """

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._hints: deque[asyncio.Future[None]] = deque()
        self._bots: deque[asyncio.Future[None]] = deque()

    async def come(self, *, hint: bool) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        (self._hints if hint else self._bots).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it came in the same moment
                self.give_back()
            raise

    def give_back(self, _: object = None) -> None:
        for waiting in (self._hints, self._bots):
            while waiting:
                turn = waiting.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


class Workers(ProcessPoolExecutor):
    """They can be killed, also after they were let go: the executor forgets them then."""

    def __init__(self) -> None:
        super().__init__(WORKERS, workshop(), _settle_in)
        self.killed = False
        self._all = self._processes

    def kill(self) -> None:
        self.killed = True
        for worker in list(self._all.values()):
            worker.kill()


class Thinkers:
    """The workers of this process. They come with the first thought, and again after `close()` for whoever still thinks."""

    def __init__(self) -> None:
        self.stay_here: set[str] = set()
        """Games whose thoughts are not sent."""
        self.thoughts = 0
        self.overruns = 0
        """Thoughts that took longer than their bot's cap, `Bot.seconds`, where it has one."""
        self.longest = 0.0
        """Seconds."""
        self.unanswered = 0
        """Thoughts that somebody waits for now; no more of them than there are workers are under way."""
        self._turns: WeakKeyDictionary[asyncio.AbstractEventLoop, Turns] = WeakKeyDictionary()
        self._by_lot_until: dict[str, float] = {}
        """Games with a thought that did not end."""
        self._workers: Workers | None = None
        self._died = 0
        """How often in a row."""
        self._rests_until = 0.0
        self._lock = Lock()

    async def choose(self, thought: Thought) -> str:
        """The text of the chosen option."""
        if len(thought.ask.options) == 1:
            return str(thought.ask.options[0])
        if thought.bot in AT_ONCE:
            return think(thought)
        try:
            return (await self._found(thought)).option
        except Overdue:  # the advice of the game may be what does not end
            return think(thought._replace(bot=BY_LOT))

    async def weigh(self, thought: Thought) -> list[Weighed]:
        """What a level has thought over, the best first: options of the question as the table has them."""
        found, known = await self._found(thought._replace(weighs=True)), {str(option): option for option in thought.ask.options}
        return [weighed._replace(action=known[text]) for weighed in found.weighed if (text := str(weighed.action)) in known]

    async def _found(self, thought: Thought) -> Found:
        self.unanswered += 1
        try:
            found = await self._sent(thought) if thought.game.id not in self.stay_here else None
            if found is None:
                found = await asyncio.to_thread(_timed, thought)
        finally:
            self.unanswered -= 1
        self._count(thought.bot, found.seconds)
        return found

    async def _sent(self, thought: Thought) -> Found | None:
        """What a worker found; nothing where none came to an end with it, and it is to be thought over here."""
        turns = self._turns.setdefault(asyncio.get_running_loop(), Turns(SENT_AT_ONCE))
        tries, overdue = TRIES, False
        try:
            letter = _sealed(thought)
            while tries and not (overdue and self._plays_by_lot(letter)):
                try:
                    if (found := await self._answered(letter, turns)) is not None:
                        return found
                except Interrupted:
                    continue
                except Overdue:
                    overdue = True
                tries -= 1
        except CannotTravel as error:
            self.stay_here.add(thought.game.id)
            log.warning("bots at %s think in the house's own process: %s", thought.game.id, error)
        except Exception:
            log.warning("a bot at %s thinks again in the house's own process", thought.game.id, exc_info=True)
        if overdue:
            self._leave_to_lot(letter)
            raise Overdue(f"a thought at {thought.game.id} does not end")
        return None

    async def _answered(self, letter: Letter, turns: Turns) -> Found | None:
        """A turn lasts until the worker is free, also where nobody waits for the thought any more."""
        await turns.come(hint=letter.weighs)
        work = asyncio.create_task(self._worked(letter))
        work.add_done_callback(turns.give_back)
        work.add_done_callback(_unheard)
        return await asyncio.shield(work)

    async def _worked(self, letter: Letter) -> Found | None:
        """Nothing where the workers died meanwhile, over this thought or another, and while all is thought here."""
        if self._plays_by_lot(letter):
            raise Overdue
        if time.monotonic() < self._rests_until:
            return None
        workers, future = await asyncio.to_thread(self._submit, letter)
        answer = asyncio.wrap_future(future)
        answer.add_done_callback(_unheard)
        await asyncio.wait([answer], timeout=MOST_SECONDS)  # not cancelled: a pool whose workers die would stumble over it
        if not answer.done():
            log.error("the bot %s at %s has thought for too long: the workers are killed", letter.bot, letter.setup.game)
            await asyncio.to_thread(self._kill, workers)
            raise Overdue
        try:
            found = answer.result()
        except BrokenProcessPool:
            if workers.killed:
                raise Interrupted from None
            await asyncio.to_thread(self._bury, workers)
            return None
        self._died = 0
        if found.most_bytes > MOST_BYTES:
            await asyncio.to_thread(self._let_go, workers)
        return found

    def _submit(self, letter: Letter) -> tuple[Workers, Future[Found]]:
        """Not in the event loop: to start a worker may take a moment."""
        with self._lock:
            workers = self._workers = self._workers or Workers()
            try:
                return workers, workers.submit(_work, letter)
            except BrokenProcessPool:  # they died idle
                workers = self._workers = Workers()
                return workers, workers.submit(_work, letter)

    def _plays_by_lot(self, letter: Letter) -> bool:
        return time.monotonic() < self._by_lot_until.get(letter.setup.game, 0.0)

    def _leave_to_lot(self, letter: Letter) -> None:
        if not self._plays_by_lot(letter):
            self._by_lot_until[letter.setup.game] = time.monotonic() + LOT_SECONDS
            log.error("a thought at %s does not end: for a while its bots play by lot, and it has no hints", letter.setup.game)

    def _bury(self, workers: Workers) -> None:
        """Whoever waited for these workers comes here; they died once."""
        if self._let_go(workers):
            self._died += 1
        if self._died >= TRIES:
            self._died, self._rests_until = 0, time.monotonic() + REST_SECONDS
            log.error("workers die before they have answered: for a while bots think in the house's own process")

    def _let_go(self, workers: Workers) -> bool:
        """They end what they have begun; the next thought calls for others. Whether nobody had let them go before."""
        with self._lock:
            present = self._workers is workers
            if present:
                self._workers = None
        workers.shutdown(wait=False)
        return present

    def _kill(self, workers: Workers) -> None:
        self._let_go(workers)
        workers.kill()

    def close(self) -> None:
        """Nothing that a worker still thinks over is waited for. It has nothing to lose."""
        with self._lock:
            workers, self._workers = self._workers, None
        if workers is not None:
            workers.kill()
            workers.shutdown()

    def _count(self, bot: str, seconds: float) -> None:
        self.thoughts += 1
        self.longest = max(self.longest, seconds)
        cap = getattr(BOTS[bot], "seconds", None)
        if cap is not None and seconds > cap + GRACE_SECONDS:
            self.overruns += 1
            log.info("the bot %s thought for %.2f seconds, its cap is %.2f", bot, seconds, cap)


thinkers = Thinkers()
"""All houses of a process share them."""


def apart(view: Any) -> Any:
    """A view that shares nothing with the table, which goes on while a bot tries things out on what it has seen.

    Of a game whose views cannot be copied, the view itself.
    """
    try:
        return pickle.loads(pickle.dumps(view))
    except Exception:  # a game of somebody's own may keep anything in a view
        return view


def think(thought: Thought) -> str:
    bot, luck = BOTS[thought.bot], Luck(Quick(thought.seed))
    return str(bot.choose(thought.game, thought.setup, thought.book, thought.view, thought.ask, luck))


def _timed(thought: Thought) -> Found:
    began = time.perf_counter()
    weighed = _weighed(thought) if thought.weighs else []
    option = str(weighed[0].action) if weighed else think(thought)
    return Found(option, time.perf_counter() - began, 0, weighed)


def _weighed(thought: Thought) -> list[Weighed]:
    level, luck = LEVELS[thought.bot], Luck(Quick(thought.seed))
    return level.weigh(thought.game, thought.setup, thought.book, thought.view, thought.ask, luck)


def _unheard(answer: asyncio.Future[Any]) -> None:
    """How a thought ended that nobody waits for any more is no news."""
    if not answer.cancelled():
        answer.exception()


def _sealed(thought: Thought) -> Letter:
    game, ask = thought.game, thought.ask
    added_from = next((path for path, id in ADDED.items() if id == game.id), "")
    try:
        view = pickle.dumps(thought.view)
    except Exception as error:  # a game of somebody's own may keep anything in a view
        raise CannotTravel(str(error)) from error
    return Letter(
        thought.bot, thought.setup, game.rules_version, added_from, thought.book.fingerprint, thought.pack, view,
        replace(ask, options=()), tuple(map(str, ask.options)), thought.seed, thought.weighs,
    )  # fmt: skip


# ---- in a worker ----


def _work(letter: Letter) -> Found:
    thought = _opened(letter)
    return _timed(thought)._replace(most_bytes=_most_bytes())


def _opened(letter: Letter) -> Thought:
    """Rules know actions by identity, so the options are taken from the catalogue of the worker's own book."""
    setup = letter.setup
    try:
        if letter.added_from:
            add(letter.added_from)
        game = GAMES[setup.game]
        book: Book = packs.book_of(game, setup.pack, letter.fingerprint, letter.pack)
        view = pickle.loads(letter.view)
    except (KeyError, KernelError, pickle.UnpicklingError, AttributeError, ImportError) as error:
        raise CannotTravel(f"{type(error).__name__}: {error}") from None
    options = tuple(action for text in letter.options if (action := book.catalogue.read(text)) is not None)
    if game.rules_version != letter.rules or len(options) != len(letter.options):
        raise CannotTravel("its workers have other rules")
    ask = replace(letter.ask, options=options)
    return Thought(letter.bot, game, setup, book, letter.pack, view, ask, letter.seed, letter.weighs)


def workshop() -> Any:
    """Workers are made from a process that has the games and neither threads nor sockets, where the system can do that."""
    forked = "forkserver" in get_all_start_methods()
    context = get_context("forkserver" if forked else "spawn")
    if forked:
        context.set_forkserver_preload([__name__])
    return context


def _settle_in() -> None:
    """People come before bots; and what ends the house ends its workers, each in its own way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    Thread(target=_leave_with_the_house, daemon=True).start()
    for game in GAMES.values():
        game.load("base")
    gc.freeze()  # what is loaded stays: looked through again and again, it made thoughts late


def _leave_with_the_house() -> None:
    house = parent_process()
    assert house is not None
    house.join()
    os._exit(0)


def _most_bytes() -> int:
    """The most memory that this process has held; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
