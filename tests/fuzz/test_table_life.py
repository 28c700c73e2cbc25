"""A table's life on the server, in any order: made, joined, played, left, taken over, ended, and the house restarted meanwhile.

`TABLE_LIVES=200` tries more and longer ones than here, and others each time.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test

from tests.fuzz.prepared import FREELY, listening
from tests.running import House, open_house
from tests.server.conftest import Guest
from undercroft.bots import BOTS, LEVELS
from undercroft.games import GAMES
from undercroft.kernel.journal import TAKE_BACK
from undercroft.server.play.bot_play import PACES
from undercroft.server.play.house import DONE
from undercroft.server.play.room import Room
from undercroft.server.play.thinking import thinkers

LIVES = int(os.environ.get("TABLE_LIVES", "0"))
DEEDS = ("answer", "take-back", "hint", "stroll")
PATIENCE = 30.0
"""Seconds until a bot that still has not answered is stuck."""
COMPANIES = (("me", "open"), ("me", "random"), ("me", "open", "random"), ("me", "device"), ("me", "open", "open"))


class Place:
    """A house that can be closed and opened again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._port, self._open = folder, 0, ExitStack()
        self.complaints: list[str] = []
        self.open()

    def open(self) -> None:
        self.house: House = self._open.enter_context(open_house(self._folder, port=self._port, **FREELY))
        self._port = int(self.house.address.rpartition(":")[2])

    def close(self) -> None:
        self._open.close()


class Guests:
    """Who comes to the table; the last one is never let in."""

    def __init__(self, address: str) -> None:
        self.maker, self.friend, self.other, self.stranger = (Guest(address) for _ in range(4))
        self.welcome = (self.maker, self.friend, self.other)
        self.all = (*self.welcome, self.stranger)


def refusal(reply: Any) -> str:
    """The code of it; empty where the wish was granted."""
    told = reply.json()
    assert told == {"ok": True} or (reply.status_code >= 400 and told["error"])
    return str(told.get("code", ""))


class TableLife(RuleBasedStateMachine):
    def __init__(self, place: Place) -> None:
        super().__init__()
        self.place, self.guests = place, Guests(place.house.address)
        self.table = ""
        self.known: list[tuple[int | None, str]] = []
        """The record as it was last seen: it only ever grows."""
        self.seats: dict[Guest, list[int]] = {}
        """Who plays where, as far as the house has granted it."""

    # ---- looking ----

    @property
    def room(self) -> Room:
        return self.place.house.run(self.place.house.tables.room(self.table))

    def record(self) -> list[tuple[int | None, str]]:
        """As it lies in the store."""
        stored = self.place.house.run(self.place.house.tables.store.load(self.table))
        assert stored is not None
        return [(entry.seat, entry.text) for entry in stored.entries]

    def settle(self) -> None:
        """Until no bot has anything to answer: none is stuck."""
        until = time.monotonic() + PATIENCE
        while (room := self.room).bots.busy or any(room.chairs[seat].plays_by_itself for seat in room.asked()):
            assert time.monotonic() < until, "a bot does not answer"
            time.sleep(0.005)

    def path(self, *parts: object) -> str:
        return "/".join(["", "t", self.table, *map(str, parts)])

    def looks(self) -> dict[str, Any]:
        """What the house knows of the table, and what those who play there see of it."""
        room = self.room
        running = self.seats.items() if room.status == "running" else ()
        return {
            "status": room.status,
            "chairs": msgspec.to_builtins(room.chairs),
            "settings": (room.pace, room.window, room.hints),
            "record": self.record(),
            "asked": [guest.question(self.table, seat) for guest, seats in running for seat in seats],
        }

    def playing(self, number: int) -> tuple[Guest, list[int]]:
        """A guest, and the first of the seats that this one plays in a running game."""
        guest = self.guests.welcome[number]
        return guest, self.seats[guest][:1] if self.room.status == "running" else []

    @contextmanager
    def nothing_changes(self) -> Iterator[None]:
        before = self.looks()
        yield
        assert self.looks() == before

    # ---- a life ----

    @initialize(game=st.sampled_from(list(GAMES)), company=st.sampled_from(COMPANIES), begun=st.booleans())
    def make(self, game: str, company: tuple[str, ...], begun: bool) -> None:
        company = company if len(company) in GAMES[game].seats else company[:2]
        maker, friend, other = self.guests.welcome
        self.table = maker.new(*company, game=game, hints="on", **{"option.windows": "open"})
        mine = [seat for seat, kind in enumerate(company) if kind in ("me", "device")]
        self.known, self.seats = [], {maker: mine, friend: [], other: []}
        if begun and "open" in company:
            self.join(1, "Bo")
            self.start()

    @precondition(lambda self: not self.table)
    @rule(game=st.sampled_from(list(GAMES)), company=st.sampled_from(COMPANIES))
    def make_again(self, game: str, company: tuple[str, ...]) -> None:
        self.make(game, company, begun=True)

    @precondition(lambda self: self.table)
    @rule(number=st.integers(1, 2), name=st.sampled_from(("Bo", "Cy", "  ", "x" * 99)))
    def join(self, number: int, name: str) -> None:
        """Also under another name than before."""
        guest, room = self.guests.welcome[number], self.room
        free = [seat for seat, chair in enumerate(room.chairs) if chair.kind == "open"]
        seat = free[0] if free else 0
        reply = guest.post(self.path("take"), script=True, seat=seat, name=name)
        if not (why := refusal(reply)):
            assert free
            assert self.room.chairs[seat].name == name
            self.seats[guest].append(seat)
        else:
            assert why in ("table-full", "seated-already", "not-asked", "name-empty", "name-too-long")

    @precondition(lambda self: self.table)
    @rule(number=st.integers(0, 2))
    def leave(self, number: int) -> None:
        guest = self.guests.welcome[number]
        seats = self.seats[guest]
        if not seats:
            assert refusal(guest.post(self.path("leave"), script=True, seat=0)) == "forbidden"
        elif self.others(seats[0]):
            why = refusal(guest.post(self.path("leave"), script=True, seat=seats[0]))
            assert why == ("not-asked" if self.room.status in DONE else "")
            if not why:
                gone = seats.pop(0)
                assert refusal(guest.post(self.path(gone, "answer"), script=True, number=0, option="")) == "forbidden"

    @precondition(lambda self: self.table)
    @rule()
    def start(self) -> None:
        waiting = self.room.status == "waiting"
        assert refusal(self.guests.maker.post(self.path("start"), script=True)) == ("" if waiting else "already-started")

    @precondition(lambda self: self.table)
    @rule(number=st.integers(0, 2), at=st.integers(0, 20))
    def answer(self, number: int, at: int) -> None:
        self.answered(number, at)

    @precondition(lambda self: self.table)
    @rule(at=st.integers(0, 20), times=st.integers(2, 6))
    def play_on(self, at: int, times: int) -> None:
        """Whoever is asked answers."""
        for _ in range(times):
            for number in range(3):
                self.answered(number, at)
                self.settle()

    def answered(self, number: int, at: int) -> None:
        guest, seats = self.playing(number)
        for seat in seats:
            self.known = self.record()
            asked, options = guest.question(self.table, seat)
            if not options or self.room.chairs[seat].plays_by_itself:
                continue
            chosen = options[at % len(options)]
            reply = guest.post(self.path(seat, "answer"), script=True, number=asked, option=chosen)
            assert refusal(reply) == ""
            assert (seat, chosen) in self.record()[len(self.known) :], "what was acknowledged is in the record"

    @precondition(lambda self: self.table)
    @rule(
        number=st.integers(0, 2),
        off=st.sampled_from((-1, 1, 10**8)),
        deed=st.sampled_from(DEEDS),
    )
    def stale(self, number: int, off: int, deed: str) -> None:
        guest, seats = self.playing(number)
        for seat in seats:
            _, options = guest.question(self.table, seat)
            with self.nothing_changes():
                fields = {"option": options[0] if options else "", "goal": "x"}
                reply = guest.post(self.path(seat, deed), fields, script=True, number=self.room.table.number(seat) + off)
                assert refusal(reply) == "stale"

    @precondition(lambda self: self.table)
    @rule(
        number=st.integers(0, 2), text=st.sampled_from(("", "fly", "start", "take-back", "upgrade 9 x ?", "ready ready", "\x00"))
    )
    def forge(self, number: int, text: str) -> None:
        guest, seats = self.playing(number)
        for seat in seats:
            with self.nothing_changes():
                number = self.room.table.number(seat)
                reply = guest.post(self.path(seat, "answer"), script=True, number=number, option=text)
                assert refusal(reply) in ("not-offered", "not-asked")

    @precondition(lambda self: self.table)
    @rule(number=st.integers(0, 2))
    def take_back(self, number: int) -> None:
        guest, seats = self.playing(number)
        for seat in seats:
            self.known = self.record()
            reply = guest.post(self.path(seat, "take-back"), script=True, number=self.room.table.number(seat))
            if why := refusal(reply):
                assert why == "nothing-to-take-back"
                assert self.record() == self.known
            else:
                assert self.record()[len(self.known)] == (seat, TAKE_BACK)

    @precondition(lambda self: self.table)
    @rule(number=st.integers(0, 2))
    def hint(self, number: int) -> None:
        guest, seats = self.playing(number)
        for seat in seats:
            with self.nothing_changes():
                reply = guest.post(self.path(seat, "hint"), script=True, number=self.room.table.number(seat))
                assert refusal(reply) in ("", "no-hints", "not-asked")

    @precondition(lambda self: self.table)
    @rule(number=st.integers(0, 2), bot=st.sampled_from(("random", "greedy", "level-1", "nobody")))
    def hand_to_bot(self, number: int, bot: str) -> None:
        """Never the last one: bots alone would play on and on."""
        guest = self.guests.welcome[number]
        for seat in self.seats[guest][:1]:
            if not self.others(seat):
                continue
            reply = guest.post(self.path("chair"), script=True, seat=seat, do="bot", bot=bot)
            refused = "wrong-setup" if bot not in BOTS else "not-asked" if self.room.status in DONE else ""
            assert refusal(reply) == refused
            assert refused or self.room.chairs[seat].stand_in

    @precondition(lambda self: self.table)
    @rule(number=st.integers(0, 2))
    def come_back(self, number: int) -> None:
        guest = self.guests.welcome[number]
        for seat in self.seats[guest][:1]:
            why = refusal(guest.post(self.path("chair"), script=True, seat=seat, do="back"))
            assert why == ("not-asked" if self.room.status in DONE else "")
            assert why or not self.room.chairs[seat].plays_by_itself

    @precondition(lambda self: self.table)
    @rule(pace=st.sampled_from(("at-once", "never")), hints=st.sampled_from(("on", "off", "alone")))
    def change_settings(self, pace: str, hints: str) -> None:
        before = (self.room.pace, self.room.hints)
        why = refusal(self.guests.maker.post(self.path("pace"), script=True, pace=pace, hints=hints))
        assert why == ("" if pace in PACES else "wrong-setup")
        assert (self.room.pace, self.room.hints) == (before if why else (pace, hints))

    @precondition(lambda self: self.table)
    @rule(rarely=st.integers(0, 5))
    def finish(self, rarely: int) -> None:
        if not rarely:
            ended = self.room.status if self.room.status == "over" else "closed"
            assert refusal(self.guests.maker.post(self.path("finish"), script=True)) == ""
            assert self.room.status == ended

    @precondition(lambda self: self.table)
    @rule(rarely=st.integers(0, 7))
    def delete(self, rarely: int) -> None:
        """Whoever did not make the table only loses sight of it."""
        with self.nothing_changes():
            assert refusal(self.guests.friend.post(self.path("delete"), script=True)) == ""
        if not rarely:
            assert refusal(self.guests.maker.post(self.path("delete"), script=True)) == ""
            assert self.guests.maker.get(self.path()).status_code == 404
            self.table = ""

    @precondition(lambda self: self.table)
    @rule()
    def restart(self) -> None:
        """Nobody notices."""
        self.settle()
        with self.nothing_changes():
            self.place.close()
            self.place.open()
            self.settle()

    # ---- what always holds ----

    @precondition(lambda self: self.table)
    @rule(seat=st.integers(0, 3))
    def a_stranger_never_gets_in(self, seat: int) -> None:
        eve = self.guests.stranger
        shut = (403, 404, 409)
        with self.nothing_changes():
            for page in ("", "devices", "why"):
                assert eve.get(self.path(seat, *([page] if page else []))).status_code in shut
            assert eve.get(self.path("record"), params={"seat": str(seat)}).status_code in shut
            for deed in ("answer", "take-back", "hint", "think", "shown", "stroll", "habits", "coach", "devices/link"):
                assert eve.post(self.path(seat, deed), script=True, number=0, option="pass").status_code in shut, deed
            for deed in ("start", "finish", "pace", "leave", "rematch"):
                assert eve.post(self.path(deed), script=True, seat=seat, pace="slow").status_code in shut, deed
            assert eve.post(self.path("chair"), script=True, seat=seat, do="free").status_code in shut
            assert refusal(eve.post(self.path("delete"), script=True)) == ""  # it only leaves the own list

    @invariant()
    def nothing_is_lost_or_stuck(self) -> None:
        if self.table:
            self.settle()
            record = self.record()
            assert record[: len(self.known)] == self.known, "a record only grows"
            journal = self.room.journal
            assert record == ([] if journal is None else [(entry.seat, entry.text) for entry in journal.record.entries])
            self.known = record
        said = self.place.complaints.copy()
        self.place.complaints.clear()
        assert said == []

    def teardown(self) -> None:
        for guest in self.guests.all:
            guest.client.close()

    def others(self, seat: int) -> bool:
        """Whether a person stays who plays without a bot."""
        chairs = enumerate(self.room.chairs)
        return any(chair.kind == "person" and not chair.plays_by_itself for other, chair in chairs if other != seat)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    """Bots think here and only for a moment: where they think, and how well, is tried elsewhere."""
    for level in LEVELS.values():
        monkeypatch.setattr(level, "seconds", 0.005)
    monkeypatch.setattr(thinkers, "stay_here", set(GAMES))
    with listening() as complaints:
        place = Place(tmp_path / "data")
        place.complaints = complaints
        yield place
        place.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_lives_through_everything(place: Place, game: str) -> None:
    """Each thing once, in an order in which all of it is granted."""
    life = TableLife(place)
    steps: list[Callable[[], object]] = [
        lambda: life.make(game, ("me", "open", "random"), begun=False),
        lambda: life.join(1, "Bo"), life.restart, life.start, lambda: life.join(2, "Cy"),
        lambda: life.play_on(2, 3), lambda: life.answer(0, 1), lambda: life.take_back(0), life.restart,
        *(partial(life.stale, number, -1, deed) for number, deed in product((0, 1), DEEDS)),
        *(partial(life.forge, number, "fly") for number in (0, 1)),
        lambda: life.hint(0), lambda: life.hint(1), lambda: life.hand_to_bot(1, "greedy"), life.restart,
        lambda: life.play_on(5, 2), lambda: life.a_stranger_never_gets_in(1), lambda: life.come_back(1),
        lambda: life.change_settings("at-once", "off"), lambda: life.leave(1), lambda: life.join(2, "Cy"), life.restart,
        lambda: life.finish(0), lambda: life.answer(0, 0), life.restart, lambda: life.a_stranger_never_gets_in(0),
        lambda: life.delete(0),
    ]  # fmt: skip
    for step in steps:
        step()
        life.nothing_is_lost_or_stuck()
    life.teardown()


def test_a_table_lives_through_anything(place: Place) -> None:
    run_state_machine_as_test(
        lambda: TableLife(place),  # type: ignore[arg-type]
        settings=settings(
            max_examples=LIVES or 4,
            stateful_step_count=60 if LIVES else 20,
            derandomize=not LIVES,
            phases=(Phase.generate,),  # secrets and ids are drawn anew each time: there is nothing to shrink
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
