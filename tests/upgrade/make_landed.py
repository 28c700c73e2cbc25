"""How the landed database was made: by the code of version 0.1 alone, through the doors of a real house.

    python -m tests.upgrade.make_landed

People with fixed cookies set tables and answer by seed. Chance and the tables' ids are the house's own: another run makes
other games in the same situations. It ran once, and what it wrote is kept.
"""

from __future__ import annotations

import hashlib
import lzma
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

from tests.running import House, open_house
from tests.server.conftest import Guest
from tests.upgrade.landed import BOOK, DATABASE, Landed, LandedSeat, LandedTable, Question, record_file, visitor
from undercroft import __version__
from undercroft.bots import BOTS
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Seat
from undercroft.server.play.room import Room

PAPER, EGYPT, TAILS, DUNGEONEER = "paper-dungeons", "monsters-of-egypt", "tales-of-tails", "dungeoneer"
DEVICES = {who: f"{who}-played-here-before-the-upgrade" for who in ("ada", "bo", "cy")}
ENOUGH = 3000
"""Answers after which a situation is looked for at another table."""

Until = Callable[[Table], bool]
Choose = Callable[[Table, Ask], str]


class Missed(Exception):
    """The game went another way."""


class Play:
    """A table and the people at it, who answer through the doors."""

    def __init__(self, night: Night, maker: str, table: str, people: dict[Seat, str]) -> None:
        self.night = night
        self.maker = maker
        self.id = table
        self.people = people

    @property
    def room(self) -> Room:
        return self.night.house.run(self.night.house.tables.room(self.id))

    @property
    def table(self) -> Table:
        """When no bot is at work any more."""
        while self.room.bots.busy:
            time.sleep(0.005)
        return self.room.table

    def post(self, deed: str, who: str = "", **fields: object) -> None:
        said = {name: str(value) for name, value in fields.items()}
        response = self.night.guests[who or self.maker].post(f"/t/{self.id}/{deed}", said, script=True)
        assert response.status_code < 300, response.text

    def answer(self, seat: Seat, text: str) -> None:
        ask, number = self.table.question(seat), self.table.number(seat)
        if ask is not None and ask.window:
            self.post(f"{seat}/think", self.people[seat], number=number)
        self.post(f"{seat}/answer", self.people[seat], number=number, option=text)

    def take_back(self, seat: Seat) -> None:
        self.post(f"{seat}/take-back", self.people[seat], number=self.table.number(seat))

    def play(self, until: Until, choose: Choose | None = None) -> None:
        """The first person asked answers, again and again."""
        choose = choose or self.striving
        for _ in range(ENOUGH):
            table = self.table
            if until(table):
                return
            if table.over:
                break
            ask = table.questions()[0]
            self.answer(ask.seat, choose(table, ask))
        raise Missed

    def striving(self, table: Table, ask: Ask) -> str:
        luck = Luck(Quick(self.night.chance.randrange(2**32)))
        view = table.view(ask.seat)
        return str(BOTS["greedy"].choose(table.game, table.setup, table.book, view, ask, luck))

    def careless(self, table: Table, ask: Ask) -> str:
        return str(self.night.chance.choice(ask.options))


class Night:
    """One evening in the house: who is there, and what was left lying on the tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guests = {who: visitor(house.address, device) for who, device in DEVICES.items()}
        self.chance = random.Random(1)
        self.left: dict[str, tuple[Play, Seat, str]] = {}

    def new(self, game: str, *kinds: str, **options: str) -> Play:
        """Ada sets a table at her own device."""
        names = {f"seats.{seat}.name": name for seat, name in enumerate(("Ada", "Ben", "Cleo"))}
        table = self.guests["ada"].new(*kinds, game=game, **names, **options)
        return Play(self, "ada", table, {seat: "ada" for seat, kind in enumerate(kinds) if kind in ("me", "device")})

    def gather(self, game: str, *others: str, **options: str) -> Play:
        """Ada sets a table, and others sit down at devices of their own."""
        table = self.guests["ada"].new("me", *["open"] * len(others), game=game, **{"seats.0.name": "Ada"}, **options)
        play = Play(self, "ada", table, {0: "ada"} | dict(enumerate(others, start=1)))
        for seat, who in enumerate(others, start=1):
            play.post("take", who, seat=seat, name=who.title())
        play.post("start")
        return play

    def leave(self, name: str, play: Play, seat: Seat = 0, *, key: str = "") -> None:
        self.left[name] = (play, seat, key)
        print(f"{name}: {play.room.status}", flush=True)

    def until(self, make: Callable[[], Play], reach: Callable[[Play], None]) -> Play:
        """A table at which the situation was reached; those that went another way are deleted."""
        while True:
            play = make()
            try:
                reach(play)
            except Missed:
                play.post("delete")
            else:
                return play


# ---- situations ----


def over(table: Table) -> bool:
    return table.over


def half_done(table: Table) -> bool:
    """In the middle of a chain, and chance has answered since the last quiet question."""
    return not table.over and not table.questions()[0].quiet and bool(table.trunk().drawn)


def at_round(number: int, kind: str) -> Until:
    return lambda table: not table.over and table.state.round >= number and table.questions()[0].kind == kind


def way_to(table: Table, seat: Seat, wanted: Callable[[Ask], bool], most: int = 6) -> list[str] | None:
    """Answers of one seat that lead to such a question."""
    ask = table.question(seat)
    if ask is None or most == 0:
        return None
    if wanted(ask):
        return []
    for option in ask.options:
        after = table.clone()
        after.answer(seat, option)
        rest = way_to(after, seat, wanted, most - 1)
        if rest is not None:
            return [str(option), *rest]
    return None


def paper(night: Night) -> None:
    running = night.new(PAPER, "me", "greedy")
    running.play(at_round(4, "use"))
    night.leave("paper-running", running)

    finished = night.new(PAPER, "me", "greedy")
    finished.play(over)
    night.leave("paper-finished", finished)

    night.leave("paper-lanes", night.until(lambda: night.gather(PAPER, "bo", "cy"), side_by_side))

    first = night.new(PAPER, "me", "greedy", mode="campaign", story=story_of(night))
    first.play(over)
    night.leave("paper-chapter-1", first)
    answer = night.guests["ada"].post(f"/c/{first.room.campaign}/next")
    second = Play(night, "ada", answer.headers["location"].removeprefix("/t/"), {0: "ada"})
    second.post("start")
    second.play(at_round(2, "die"))
    night.leave("paper-chapter-2", second)


def story_of(night: Night) -> str:
    page = night.guests["ada"].get(f"/new/{PAPER}").text
    return str(page.partition('name="story"')[2].partition('<option value="')[2].partition('"')[0])


def side_by_side(play: Play) -> None:
    """Ada in a trap and asked whether she drinks, Bo done, Cy after a take-back and free to take back again."""

    def trapped(ask: Ask) -> bool:
        return ask.kind == "drink" and not ask.quiet

    def fresh_round(table: Table) -> bool:
        fresh = table.state.phase == "explore" and table.state.round >= 2 and not any(map(table.can_take_back, range(3)))
        return fresh and way_to(table, 0, trapped) is not None

    play.play(fresh_round)
    while (ask := play.table.question(1)) is not None:
        play.answer(1, play.striving(play.table, ask))
    for deed in ("answer", "take back", "answer", "answer"):
        ask = play.table.question(2)
        if ask is None:
            raise Missed
        if deed == "answer":
            play.answer(2, play.careless(play.table, ask))
        else:
            play.take_back(2)
    way = way_to(play.table, 0, trapped)
    assert way is not None
    for text in way:
        play.answer(0, text)


def egypt(night: Night) -> None:
    running = night.until(lambda: night.new(EGYPT, "me", "device", "greedy"), lambda play: play.play(at_round(4, "act")))
    night.leave("egypt-running", running, running.table.questions()[0].seat)

    finished = night.new(EGYPT, "me", "greedy")
    finished.play(over)
    night.leave("egypt-finished", finished)

    chain = night.until(lambda: night.new(EGYPT, "me"), lambda play: play.play(half_done, play.careless))
    night.leave("egypt-chain", chain)


def tails(night: Night) -> None:
    running = night.until(lambda: night.new(TAILS, "me", "greedy"), sleeps_early)
    night.leave("tails-running", running)

    finished = night.new(TAILS, "me", "greedy", "greedy")
    finished.play(over)
    night.leave("tails-finished", finished)

    walk = night.until(
        lambda: night.gather(TAILS, "bo"),
        lambda play: play.play(lambda table: walking(table) and table.state.round == 2),
    )
    night.leave("tails-walk", walk, walk.table.questions()[0].seat)


def sleeps_early(play: Play) -> None:
    """Ada once goes to sleep although she could explore and walk, and is at her turn in the round after."""

    def choose(table: Table, ask: Ask) -> str:
        tired = table.state.round == 1 and {"explore", "walk", "sleep"} <= set(map(str, ask.options))
        return "sleep" if tired else play.striving(table, ask)

    play.play(at_round(2, "turn"), choose)
    room = play.room
    assert room.journal is not None
    if not any(entry.seat == 0 and entry.text == "sleep" for entry in room.journal.record.entries):
        raise Missed


def walking(table: Table) -> bool:
    """In the midst of a way out."""
    walk = None if table.over else table.state.walk
    return walk is not None and len(walk.path) > 2 and walk.leaving < 0 and table.can_take_back(table.questions()[0].seat)


def dungeoneer(night: Night) -> None:
    running = night.until(lambda: night.new(DUNGEONEER, "me", "greedy"), lambda play: play.play(at_round(4, "hero-phase")))
    running.post("0/habits", home="to-discard")
    night.leave("dungeoneer-running", running)

    finished = night.new(DUNGEONEER, "me", "greedy", **{"option.round-limit": "10"})
    finished.play(over)
    night.leave("dungeoneer-finished", finished)

    chain = night.until(
        lambda: night.new(DUNGEONEER, "me", "device"),
        lambda play: play.play(lambda table: half_done(table) and table.state.round >= 2),
    )
    night.leave("dungeoneer-chain", chain, chain.table.questions()[0].seat)

    window = night.until(lambda: night.gather(DUNGEONEER, "bo"), lambda play: play.play(window_with_a_choice))
    ask = window.table.questions()[0]
    # Its clock must not run out while the others still play.
    window.post(f"{ask.seat}/think", window.people[ask.seat], number=window.table.number(ask.seat))
    night.leave("dungeoneer-window", window, ask.seat)


def window_with_a_choice(table: Table) -> bool:
    ask = None if table.over else table.questions()[0]
    return ask is not None and ask.window and len(ask.options) > 1 and table.state.round >= 2


def gathering(night: Night) -> None:
    """What people do beside playing."""
    waiting = night.guests["ada"].new("me", "open", "open", game=TAILS, **{"seats.0.name": "Ada"})
    gathered = Play(night, "ada", waiting, {0: "ada", 1: "bo"})
    gathered.post("take", "bo", seat=1, name="Bo")
    night.leave("waiting", gathered)

    closed = night.new(EGYPT, "me")
    closed.play(at_round(2, "act"))
    closed.post("finish")
    night.leave("closed", closed)

    freed = night.gather(PAPER, "bo", "cy")
    freed.play(at_round(2, "die"))
    freed.post("leave", "bo", seat=1)
    del freed.people[1]
    freed.play(lambda table: not table.over and table.state.round >= 3 and table.question(0) is not None)
    night.leave("freed", freed)

    linked = night.gather(TAILS, "bo")
    linked.play(lambda table: not table.over and table.questions()[0].kind == "place")
    seat = linked.table.questions()[0].seat
    night.leave("linked", linked, seat, key=linked.room.chairs[seat].key)


# ---- writing down ----


def written(play: Play, seat: Seat, key: str) -> tuple[LandedTable, str]:
    """The table as it is left, and its record as exported for the seat."""
    room = play.room
    started = room.journal is not None
    text = record_of(play, seat) if started else ""
    return LandedTable(
        game=room.game.id,
        id=room.id,
        status=room.status,
        seat=seat,
        seats=[seat_of(play, room, number) for number in range(len(room.chairs))],
        entries=len(room.journal.record.entries) if room.journal is not None else 0,
        drawn=list(play.table.trunk().drawn) if room.status == "running" and not room.table.side_by_side() else [],
        record=hashlib.sha256(text.encode()).hexdigest() if started else "",
        campaign=room.campaign,
        key=key,
    ), text


def seat_of(play: Play, room: Room, seat: Seat) -> LandedSeat:
    chair, running = room.chairs[seat], room.status == "running"
    ask = room.table.question(seat) if running else None
    return LandedSeat(
        name=chair.name,
        kind=chair.kind,
        bot=chair.bot,
        device=DEVICES[play.people[seat]] if seat in play.people else "",
        number=room.table.number(seat) if running else 0,
        take_back=running and room.table.can_take_back(seat),
        question=None if ask is None else Question(ask.kind, [str(option) for option in ask.options], ask.quiet, ask.window),
    )


def record_of(play: Play, seat: Seat) -> str:
    guest: Guest = play.night.guests[play.people[seat]]
    return str(guest.get(f"/t/{play.id}/record", params={"seat": seat}).text)


def main() -> None:
    if __version__ != "0.1.0":
        sys.exit("only version 0.1 can leave behind what version 0.1 left behind")
    with tempfile.TemporaryDirectory() as data:
        folder = Path(data)
        with open_house(folder, answers_a_minute=1_000_000, joins_a_minute=1_000_000) as house:
            night = Night(house)
            for situations in (paper, egypt, tails, gathering, dungeoneer):
                situations(night)
            tables: dict[str, LandedTable] = {}
            for name, (play, seat, key) in sorted(night.left.items()):
                tables[name], text = written(play, seat, key)
                if tables[name].status == "over":
                    record_file(name).write_text(text, encoding="utf-8")
        database = folder / "undercroft.sqlite3"
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        DATABASE.write_bytes(lzma.compress(database.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
        landed = Landed((folder / "server.key").read_text().strip(), DEVICES, tables)
        BOOK.write_bytes(msgspec.json.format(msgspec.json.encode(landed), indent=1) + b"\n")


if __name__ == "__main__":
    main()
