"""Looks ahead over the dice of a round: the best few ways to use one die, then the next, and so on.

Whoever thinks less sees less: fewer things on the sheet, fewer ways side by side, one die at a time. Nobody errs by chance.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from undercroft.bots.effort import Effort
from undercroft.games.paper_dungeons.bot.value import EVERYTHING, Eye
from undercroft.games.paper_dungeons.content import PaperBook
from undercroft.games.paper_dungeons.rules import dice
from undercroft.games.paper_dungeons.rules.play import ROUNDS
from undercroft.games.paper_dungeons.state import State, View
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Seat, Setup, Weighed


class Sight(NamedTuple):
    """What a level looks at."""

    eye: Eye
    dice: int
    """How many dice ahead."""
    width: int
    """How many ways are kept after each die."""
    branches: int
    """Of the answers in the middle of a die, so many of the best are followed."""


SIGHTS = {
    1: Sight(Eye(frozenset()), dice=1, width=1, branches=1),
    2: Sight(Eye(frozenset({"heroes", "items"})), dice=1, width=1, branches=1),
    3: Sight(Eye(EVERYTHING - {"bosses", "wounds", "goal", "missions"}), dice=1, width=1, branches=1),
    4: Sight(Eye(EVERYTHING - {"wounds", "goal", "missions"}), dice=1, width=1, branches=1),
    5: Sight(Eye(), dice=3, width=8, branches=2),
}
WIDER_AT_THE_END = 3
"""So many times as many ways are kept in the last round: there the end of each is known."""
MOST_TRIES = 1500
"""Answers tried on the way to the next die. More are needed only where a walk over water goes on and on."""
ALL_FOLLOWED = frozenset({"die", "use", "step"})
BEST_FOLLOWED = frozenset({"drink"})
"""How many wounds to drink away is seen by the sheet alone."""
COMPARED = 3
"""So many first answers are followed to the end."""
MOST_REMEMBERED = 256

_encode = msgspec.msgpack.Encoder().encode


class Way(NamedTuple):
    """A way to use dice, at the point where nothing is under way."""

    value: float
    first: Action
    """The answer with which it begins."""
    key: bytes
    """What matters of the team there: ways with the same key lead to the same."""
    table: Table


_memory: OrderedDict[tuple[bytes, bytes], list[Way]] = OrderedDict()
"""The best ways on from a point: the questions of a round pass the same ones. It saves time and decides nothing."""


def weigh(game: Game, setup: Setup, view: View, ask: Ask, book: PaperBook, luck: Luck, effort: Effort) -> list[Weighed]:
    return _Thought(game.guess(game, setup, view, book, luck), ask.seat, effort).weighed()


class _Thought:
    """One thought about one question. Of the table it reads what all know, and the seat's own part."""

    def __init__(self, table: Table, seat: Seat, effort: Effort) -> None:
        self.table = table
        self.seat = seat
        self.effort = effort
        self.tried = 0
        self.sight = SIGHTS[effort.level]
        state: State = table.state
        known = (state.terms, state.phase, state.round, state.dungeon, state.dice, state.missions, state.claimed)
        self.width = self.sight.width * (WIDER_AT_THE_END if state.round == ROUNDS else 1)
        self.about = _encode((table.book.fingerprint, seat, table.setup.seats, effort.level, known))

    def weighed(self) -> list[Weighed]:
        """Each first answer that was followed to the end, by the best way that begins with it."""
        ways, _ = self._ways(self.table)
        for _ in range(self.sight.dice - 1):
            if len({way.first for way in ways}) == 1:
                break
            further = self._further(ways)
            if further is None:
                break
            ways = further
        best: dict[Action, Way] = {}
        for way in ways:
            best.setdefault(way.first, way)
        return [Weighed(first, way.value, self._terms(way.table)) for first, way in best.items()]

    def _further(self, ways: list[Way]) -> list[Way] | None:
        """The best ways after one more die; nothing where time has run out."""
        found: dict[bytes, Way] = {}
        for way in ways:
            ask = way.table.question(self.seat)
            if ask is None or ask.kind != "die":
                found.setdefault(way.key, way)
                continue
            further, whole = self._remembered(way)
            if not whole:
                return None
            for then in further:
                found.setdefault(then.key, then._replace(first=way.first))
        return self._best(found)

    def _remembered(self, way: Way) -> tuple[list[Way], bool]:
        """The ways on from here, and whether there was time to look at all of them."""
        key = (self.about, way.key)
        if (known := _memory.get(key)) is not None:
            return known, True
        ways, whole = self._ways(way.table)
        if whole:
            _memory[key] = ways
            if len(_memory) > MOST_REMEMBERED:
                _memory.popitem(last=False)
        return ways, whole

    def _ways(self, start: Table) -> tuple[list[Way], bool]:
        """The best ways to the next die, the shortest looked at first, and whether there was time for all of them.

        The first answers are tried in any case: without time they are compared where they stand.
        """
        found: dict[bytes, Way] = {}
        met: set[bytes] = set()
        self.tried = 0
        ring = self._answered(start)
        while ring:
            onward = self._onward(ring, found, met)
            ring = []
            for first, table in onward:
                if self.tried >= MOST_TRIES:
                    break
                if self.effort.spent():
                    unended = {str(first).encode(): Way(self._worth(table), first, b"", table) for first, table in onward}
                    return self._best(found or unended), False
                ring += [(first, after) for _, after in self._answered(table)]
        return self._best(found), True

    def _onward(self, ring: list[tuple[Action, Table]], found: dict[bytes, Way], met: set[bytes]) -> list[tuple[Action, Table]]:
        """Those that are still under way, each point once; the others are found."""
        onward = []
        for first, table in ring:
            ask = table.question(self.seat)
            if ask is not None and not ask.quiet:
                onward.append((first, table))
                continue
            key = self._key(table)
            if ask is None or ask.kind in table.game.pauses:
                if key not in found:
                    found[key] = Way(self._worth(table), first, key, table)
            elif key not in met:
                met.add(key)
                onward.append((first, table))
        return onward

    def _answered(self, table: Table) -> list[tuple[Action, Table]]:
        """The open question answered in every way that is worth a look."""
        ask = table.question(self.seat)
        assert ask is not None
        after = []
        for action in _different(ask, table.state, table.book):
            clone = table.clone()
            clone.answer(self.seat, action)
            after.append((action, clone))
        self.tried += len(after)
        followed = 1 if ask.kind in BEST_FOLLOWED else self.sight.branches
        if ask.kind in ALL_FOLLOWED or len(after) <= followed:
            return after
        return sorted(after, key=lambda tried: self._worth(tried[1]), reverse=True)[:followed]

    def _best(self, found: dict[bytes, Way]) -> list[Way]:
        """The best ways; where several are kept, also the best with another beginning, to compare with."""
        ways = sorted(found.values(), key=lambda way: way.value, reverse=True)
        kept, rest = ways[: self.width], ways[self.width :]
        begun = {way.first for way in kept}
        for way in rest if self.width > 1 else ():
            if len(begun) >= COMPARED:
                break
            if way.first not in begun:
                begun.add(way.first)
                kept.append(way)
        return kept

    def _worth(self, table: Table) -> float:
        return self.sight.eye.worth(table.state, self.seat, table.book)

    def _terms(self, table: Table) -> dict[str, float]:
        return self.sight.eye.terms(table.state, self.seat, table.book)

    def _key(self, table: Table) -> bytes:
        team = table.state.parts[self.seat].clone()
        team.numbers = team.path = ()
        team.walked = 0
        return _encode(team)


def _different(ask: Ask, state: State, book: PaperBook) -> Sequence[Action]:
    """Of dice that are alike, one."""
    if ask.kind != "die":
        return ask.options
    alike = {(dice.face(state, book, die.value).symbol, die.value >= 3): die for die in reversed(ask.options)}
    return [die for die in ask.options if die in alike.values()]
