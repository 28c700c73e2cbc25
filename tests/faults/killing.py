"""A house killed again and again while people play: what they were told is there, once and in order, and they go on."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from statistics import median

import msgspec

from tests.added import EXAMPLES
from tests.faults.houses import HouseUnderTest
from tests.faults.people import Findings, Ledger, Party, Person, gather
from tests.server.conftest import Guest
from undercroft.games import GAMES
from undercroft.kernel import replay
from undercroft.kernel.journal import TAKE_BACK, Record
from undercroft.kernel.types import KernelError

SHORT_GAME = EXAMPLES / "tic_tac_toe.py"
"""In the registry wherever people are gathered. Its games end every few seconds, and an end is filed away."""

PATIENCE_SECONDS = 60.0
CHECK_EVERY = 20
"""After so many kills the whole store is looked through, and at the end."""
FAULTS_SHOWN = 12


def parties(bot: str = "random") -> list[Party]:
    """Every game, side by side and in turn, in company, with bots and alone."""
    return [
        Party("paper-dungeons", 2),
        Party("paper-dungeons", 1, ("random",)),
        Party("monsters-of-egypt", 2, (bot,)),
        Party("tales-of-tails", 3),
        Party("dungeoneer", 2),
        Party("dungeoneer", 2, ("random",)),
        Party("tic-tac-toe", 2),
        Party("tic-tac-toe", 1, ("random",)),
    ]


class Tally(msgspec.Struct):
    kills: Counter[str] = msgspec.field(default_factory=Counter)
    """By the moment, and what was killed."""
    sent: int = 0
    told: int = 0
    taken_back: int = 0
    unheard: int = 0
    """Sent, and cut off before a word came back."""
    tables: int = 0
    over: int = 0
    """Finished games; the record of each is proved."""
    back_after: list[float] = []
    """Seconds from a start to the house that takes people in."""
    findings: Findings = Findings([], [], [])
    faults: list[str] = []
    """Whatever else was not as it should be, in words."""

    def __str__(self) -> str:
        lost, doubled, never_sent = map(len, self.findings)
        kills = ", ".join(f"{count} {moment}" for moment, count in sorted(self.kills.items()))
        return (
            f"{self.kills.total()} kills ({kills}); {self.tables} tables, {self.over} of them over; "
            f"{self.sent} answers sent, {self.told} acknowledged ({self.taken_back} take-backs), {self.unheard} cut off; "
            f"{lost} lost, {doubled} doubled, {never_sent} never sent, {len(self.faults)} other faults; "
            f"back after {median(self.back_after):.1f} seconds, {max(self.back_after):.1f} at most"
            + "".join(f"\n  {count} x {fault}" for fault, count in self.kinds().most_common(FAULTS_SHOWN))
        )

    def kinds(self) -> Counter[str]:
        """Faults that differ in their figures only are of one kind."""
        return Counter(re.sub(r"\d+", "#", fault) for fault in self.faults)


class Killing:
    def __init__(self, house: HouseUnderTest, parties: list[Party], luck: Random, say: Callable[[str], None]) -> None:
        self.house, self.parties, self.luck, self.say = house, parties, luck, say
        self.ledger, self.tally = Ledger(), Tally()
        self.people: list[Person] = []

    def run(self, kills: int) -> Tally:
        house, tally, moments = self.house, self.tally, list[Callable[[], None]]()
        self._open()
        self.people = gather(house, self.parties, self.ledger)
        for person in self.people:
            person.start()
        while tally.kills.total() < kills:
            moments = moments or self._shuffled()
            moments.pop()()
            self._open()
            self._compare()
            if tally.kills.total() % CHECK_EVERY == 0:
                tally.faults += house.wrong()
            self._hear_people()
            self.say(f"{tally.kills.total()} of {kills} kills, {self.ledger.told()} answers, {self._wrong()} faults")
        self._until(lambda: False, self.luck.random())
        for person in self.people:
            person.leave()
        for person in self.people:
            person.join()
        self._hear_people()
        self._compare()
        tally.faults += [*house.wrong(), *self._unproved()]
        self._count()
        return tally

    def _open(self) -> None:
        began = time.monotonic()
        self.house.start()
        self.house.wait()
        self.tally.back_after.append(time.monotonic() - began)

    # ---- moments ----

    def _shuffled(self) -> list[Callable[[], None]]:
        """Some moments are short, and chance alone would hardly hit them."""
        moments = [self._in_play] * 3 + [self._at_an_end, self._at_a_start]
        return self.luck.sample(moments, len(moments))

    def _in_play(self) -> None:
        self._play_on(self.luck.randint(3, 25))
        time.sleep(self.luck.uniform(0, 0.05))
        self._kill("in play")

    def _at_an_end(self) -> None:
        """A game that has just ended is filed away."""
        before = self._ended()
        if not self._until(lambda: self._ended() > before):
            self.tally.faults.append("no game came to its end")
        time.sleep(self.luck.uniform(0, 0.03))
        self._kill("at an end")

    def _at_a_start(self) -> None:
        self._play_on(1)
        self._kill("in play")
        self.house.start()
        time.sleep(self.luck.uniform(0, 1.1) * median(self.tally.back_after))
        self._kill("at a start")

    def _kill(self, moment: str) -> None:
        what = self.house.kill(self.luck)
        self.tally.kills[f"of {what} {moment}"] += 1

    def _play_on(self, answers: int) -> None:
        before = self.ledger.told()
        if not self._until(lambda: self.ledger.told() >= before + answers):
            self.tally.faults.append(f"after {before} answers people could not go on")

    def _until(self, done: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> bool:
        until = time.monotonic() + seconds
        while not done() and time.monotonic() < until:
            time.sleep(0.002)
        return done()

    def _ended(self) -> int:
        return len(set().union(*(person.ended for person in self.people)))

    # ---- looking ----

    def _compare(self) -> None:
        seats = {table: list(range(party.people)) for party in self.parties for table in party.tables}
        self.tally.findings = self.ledger.compare(self.house.record, seats)

    def _hear_people(self) -> None:
        """What they wrote down since the last time."""
        for person in self.people:
            while person.faults:
                self.tally.faults.append(person.faults.pop(0))

    def _wrong(self) -> int:
        return sum(map(len, self.tally.findings)) + len(self.tally.faults)

    def _unproved(self) -> list[str]:
        """Records of finished games are given out with their secret; the others were proved by `check-store`."""
        found, guest = [], Guest(self.house.address(0))
        for party in self.parties:
            for table in party.tables:
                record = Record.read(guest.get(f"/t/{table}/record").text)
                if not record.secret:
                    continue
                self.tally.over += 1
                game = GAMES[party.game]
                try:
                    replay.prove(record, game, game.load("base"))
                except KernelError as error:
                    found.append(f"table {table} of {party.game} cannot be proved: {error}")
        return found

    def _count(self) -> None:
        deeds, tally = self.ledger.deeds(), self.tally
        tally.sent, tally.told = len(deeds), self.ledger.told()
        tally.taken_back = sum(deed.told and deed.text == TAKE_BACK for deed in deeds)
        tally.unheard = sum(not deed.told and not deed.refused for deed in deeds)
        tally.tables = sum(len(party.tables) for party in self.parties)
