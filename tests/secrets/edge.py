"""Two tables in two houses, alike in all but what one place may not know: whatever door that place tries, it finds the same.

Both houses are the real application over stores of their own. Their ids, secrets and clocks are the same, so nothing is taken out
of what they answer before it is compared: pages, exports, messages and when they come, refusals, lines of the log.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec
from litestar import Litestar

from tests.secrets.asking import Browser, Heard, settled
from tests.secrets.unhurried import unhurried
from undercroft.conformance.trials import differs, seen
from undercroft.conformance.twins import GUESS, Moment, Place, Shown, Twin, some_moments, tell_apart, twins_of
from undercroft.games import GAMES
from undercroft.kernel.types import Action, Seat
from undercroft.server.http import doors
from undercroft.server.http.app import create_app
from undercroft.server.play.chairs import Chair
from undercroft.server.play.glance import glance
from undercroft.server.play.house import House, Wish
from undercroft.server.play.room import Room
from undercroft.server.play.windows import window_of
from undercroft.texts import LANGUAGES

TRIES, WISHES = 4, 2
A_WINDOW = 21.0
"""Seconds from the moment a page has shown a window until it has surely passed, and nothing else has."""


class Deed(NamedTuple):
    """An answer that can be given at both tables, and shows the place the same at both."""

    seat: Seat
    option: str


class Edge:
    """The two houses."""

    def __init__(self, folder: Path) -> None:
        self.apps = [unhurried(partial(_made, folder / side), 0) for side in ("here", "there")]
        self.tried: Counter[str] = Counter()

    def close(self) -> None:
        for app in self.apps:
            app.state.house.store.close()

    def compare(self, moment: Moment, twin: Twin, place: Place, seed: int, deed: Deed | None = None) -> None:
        """Raises `Leak` where some door tells the place which of the two tables it is at, before somebody answers or after."""
        if deed is None and twin.by != GUESS:  # a guess has no past to go on from
            deed = harmless(moment, twin.moment, place, Random(seed))
        here, there = (
            unhurried(Visit(app, at, place, deed, seed).everything, seed)
            for app, at in zip(self.apps, (moment, twin.moment), strict=True)
        )
        self.tried["doors"] += len(here)
        self.tried["deeds"] += deed is not None
        self.tried["windows"] += window_of(moment.table) is not None
        crashed = [door for door, reply in here.items() if isinstance(reply, bytes) and reply.startswith(b"500")]
        assert not crashed, "what is the same because nothing is shown proves nothing"
        tell_apart(here, there, place, twin.by)


async def _made(folder: Path) -> Litestar:
    return create_app(folder)


def harmless(here: Moment, there: Moment, place: Place, rnd: Random) -> Deed | None:
    """An answer by anybody after which the place still cannot know which table it is at, as far as the rules go.

    In a window it is to let it pass: whoever is asked in it does, or its time does.
    """
    if (window := window_of(here.table)) is not None:
        found = _same_after(here, there, place, window.seat, window.options[-1])
        return Deed(window.seat, str(window.options[-1])) if found else None
    for _ in range(TRIES):
        ask = rnd.choice(here.table.questions())
        other = there.table.question(ask.seat)
        both = [action for action in ask.options if other is not None and action in other.options]
        if both and _same_after(here, there, place, ask.seat, action := rnd.choice(both)):
            return Deed(ask.seat, str(action))
    return None


def _same_after(here: Moment, there: Moment, place: Place, seat: Seat, action: Action) -> bool:
    one, two = here.table.clone(), there.table.clone()
    question = two.question(seat)
    if question is None or action not in question.options:
        return False
    one.answer(seat, action)
    two.answer(seat, action)
    # Where lanes meet or the game ends, a record tells what was hidden, and that of a twin is another one.
    tells = one.over or two.over or one.meetings != here.table.meetings
    return not tells and not differs(seen(one, place), seen(two, place))


class Visit:
    """One place at one table: everything that it can ask for, and all that it is told without asking."""

    def __init__(self, app: Litestar, moment: Moment, place: Place, deed: Deed | None, seed: int) -> None:
        self.rnd = Random(seed)
        self.house: House = app.state.house
        self.moment, self.place, self.deed = moment, place, deed
        settings = {doors.LANGUAGE: self.rnd.choice(LANGUAGES), doors.SOUND: "on"}
        address = ".".join(["10", *(str(seed >> shift & 255) for shift in (16, 8, 0))])
        self.browsers = {one: Browser(app, _cookie(one), settings, address) for one in (None, *range(moment.table.setup.seats))}
        self.me = self.browsers[place]

    async def everything(self) -> Shown:
        found: dict[str, str | bytes] = {}
        with _lines() as lines:
            room = await set_up(self.house, self.moment)
            here = "watch" if self.place is None else str(self.place)
            async with self.me.listening(f"{room.address}/{here}/live") as heard:
                found |= await self._doors(room, here)
                found |= await self._mistakes(room, here)
                await self._do(room)
                found |= {f"{path} afterwards": await self.me.get(path) for path in self._changing(room, here)}
            await self.house.drop(room.id, room.maker)
        return {**_messages(heard), "the log": "\n".join(lines), **found}

    def _changing(self, room: Room, here: str) -> list[str]:
        """What an answer changes."""
        own = [] if self.place is None else [f"{room.address}/record?seat={here}"]
        return ["/", f"{room.address}/{here}", f"{room.address}/record", f"{room.address}/picture", *own]

    async def _doors(self, room: Room, here: str) -> dict[str, bytes]:
        other = next(seat for seat in (1, 0, 2) if seat != self.place) if len(room.chairs) > 1 else 7
        actions = room.book.catalogue.actions
        wishes = [quote(str(action)) for action in self.rnd.sample(actions, min(WISHES, len(actions)))]
        under = [
            "", "/watch", f"/{other}", "/7", f"/{here}/devices", f"/{other}/devices", f"/{other}/why?option=ready",
            f"/record?seat={other}", "/record?seat=7", "/replay", "/replay?step=1&seat=0", "/end", "/analysis",
            "/picture?theme=dark", *(f"/{here}/why?option={wish}" for wish in wishes),
        ]  # fmt: skip
        paths = ["/finished", "/t/nowhere", *self._changing(room, here), *(f"{room.address}{path}" for path in under)]
        found = {path: await self.me.get(path) for path in paths}
        return found | {f"{path} by script": await self.me.get(path, script=True) for path in (f"{room.address}/{other}", "/t/7")}

    async def _mistakes(self, room: Room, here: str) -> dict[str, bytes]:
        """Answers that nobody may give, or no longer."""
        seats = [seat for seat in range(len(room.chairs)) if seat != self.place][:1]
        deeds = [f"{room.address}/{place}" for place in (here, *seats)]
        found = dict[str, bytes]()
        for deed in deeds:
            for what in ("answer", "take-back", "think", "shown", "hint", "stroll"):
                found[f"{deed}/{what}"] = await self.me.post(f"{deed}/{what}", number="9999", option="forged", goal="x")
        if self.place is not None:
            number = str(room.table.number(self.place))
            found["forged"] = await self.me.post(f"{deeds[0]}/answer", number=number, option="forged")
            found["no card of mine"] = await self.me.post(f"{deeds[0]}/chair", number=number, seat="7", do="bot")
        return found

    async def _do(self, room: Room) -> None:
        """What happens next: a window passes, however whoever is asked in it behaves; elsewhere somebody answers."""
        if self.deed is None:
            return
        seat, window = self.deed.seat, window_of(room.table)
        number, who = str(room.table.number(seat)), f"{room.address}/{seat}"
        if window is None:
            done = await self.browsers[seat].post(f"{who}/answer", number=number, option=self.deed.option)
            assert done.endswith(b'{"ok":true}'), done
        else:
            behaviour = self.rnd.choice(("passes", "thinks", "looks"))
            await self.browsers[seat].post(f"{who}/shown", number=number)
            if behaviour == "thinks":
                await self.browsers[seat].post(f"{who}/think", number=number)
            if behaviour != "looks":
                await self.browsers[seat].post(f"{who}/answer", number=number, option=self.deed.option)
            await asyncio.sleep(A_WINDOW)
        await settled()


def _cookie(place: Place) -> str:
    return f"device-of-{'nobody' if place is None else place}"


def device(place: Place) -> str:
    """As the house knows that browser."""
    return hashlib.sha256(_cookie(place).encode()).hexdigest()[:32]


async def set_up(house: House, moment: Moment) -> Room:
    """The table in the house: people sit down and begin, and then it is as far as the moment."""
    table = moment.table
    setup, names = table.setup, moment.record.names
    wish = Wish(table.game, [Chair("open") for _ in names], dict(setup.options))
    room = await house.make(wish, device(0))
    async with house.seating(room):
        for seat, name in enumerate(names):
            room.seating.take(seat, device(seat), name)
    await room.start()
    assert room.journal is not None
    record = msgspec.structs.replace(moment.record, entries=moment.record.entries[:])
    room.setup, room.journal.table, room.journal.record = setup, table.clone(), record
    room.journal.heard = len(table.log)
    room.glance = glance(table, 0, room.since)
    await house.store.keep_glance(room.id, room.glance)
    return room


def _messages(heard: list[Heard]) -> dict[str, str | bytes]:
    """When they came, how many and how large; then what they said."""
    times = ", ".join(f"{message.at} s: {len(message.packed)}" for message in heard)
    return {"the times and sizes of messages": times} | {f"message {n}": message.packed for n, message in enumerate(heard)}


@contextmanager
def _lines() -> Iterator[list[str]]:
    """What any logger says meanwhile."""
    said = list[str]()

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(f"{record.levelname} {record.name} {self.format(record)}")

    ear, root, house = Ear(), logging.getLogger(), logging.getLogger("undercroft")
    before = house.level
    root.addHandler(ear)
    house.setLevel(logging.DEBUG)
    try:
        yield said
    finally:
        root.removeHandler(ear)
        house.setLevel(before)


def trials(id: str, count: int, seed: int) -> Iterator[tuple[Moment, Twin, Place, int]]:
    """So many twins of a game, each from a place; one a moment, so that they are spread."""
    game, rnd, made = GAMES[id], Random(seed), 0
    book: Any = game.load("base")
    several = [seats for seats in game.seats if seats > 1]
    while made < count:
        for moment in some_moments(game, book, rnd.choice(several), rnd)[:12]:
            place = rnd.choice((None, *range(moment.table.setup.seats)))
            yield moment, rnd.choice(list(twins_of(moment, place, rnd))), place, rnd.getrandbits(24)
            made += 1
            if made == count:
                return
