"""The one source of chance: a source addressed by a counter, so that a copy is a number and every draw can be proved."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Protocol

from undercroft.kernel.types import KernelError, Seat


class Source(Protocol):
    def draw(self, count: int, below: int) -> int:
        """The draw number `count`, a whole number from 0 to `below` - 1."""
        ...


class Quick:
    """Fast chance for simulations and guesses: splitmix64 of seed and counter."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed * 0xD1342543DE82EF95 & 0xFFFFFFFFFFFFFFFF

    def draw(self, count: int, below: int) -> int:
        z = (self.seed + (count + 1) * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        z = (z ^ z >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
        return ((z ^ z >> 31) * below) >> 64


class Sealed:
    """The table's chance: a hash of secret and counter, 128 bits a draw, so the bias is below one in 2**120."""

    __slots__ = ("secret",)

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def draw(self, count: int, below: int) -> int:
        digest = hashlib.blake2b(count.to_bytes(8, "big"), key=self.secret, digest_size=16).digest()
        return int.from_bytes(digest, "big") % below


HIDDEN = -1
"""Stands for a draw that somebody else alone may know."""


class LuckRanOut(KernelError):
    code = "luck-ran-out"


class Scripted:
    """Chance that was written down: by a test, by `--luck`, or in a record. `then` goes on where the script ends or hides."""

    __slots__ = ("start", "then", "values")

    def __init__(self, values: Sequence[int], then: Source | None = None, start: int = 0) -> None:
        self.values = list(values)
        self.then = then
        self.start = start

    def draw(self, count: int, below: int) -> int:
        at = count - self.start
        value = self.values[at] if 0 <= at < len(self.values) else HIDDEN
        if value == HIDDEN:
            if self.then is None:
                raise LuckRanOut(f"draw {count + 1} was not written down")
            return self.then.draw(count, below)
        if not 0 <= value < below:
            raise LuckRanOut(f"draw {count + 1} is {value}, but must be from 0 to {below - 1}")
        return value


class Spliced:
    """One source up to a draw, another one from there on."""

    __slots__ = ("at", "future", "past")

    def __init__(self, past: Source, at: int, future: Source) -> None:
        self.past = past
        self.at = at
        self.future = future

    def draw(self, count: int, below: int) -> int:
        return (self.past if count < self.at else self.future).draw(count, below)


class Luck:
    """Chance as a flow draws it. `drawn` keeps what was drawn since somebody last looked, and for whom."""

    __slots__ = ("count", "drawn", "source")

    def __init__(self, source: Source, count: int = 0) -> None:
        self.source = source
        self.count = count
        self.drawn: list[tuple[int, Seat | None]] = []

    def below(self, n: int, to: Seat | None = None) -> int:
        value = self.source.draw(self.count, n)
        self.count += 1
        self.drawn.append((value, to))
        return value

    def sample(self, items: Sequence[int], k: int, to: Seat | None = None) -> tuple[int, ...]:
        """`k` different items, in the order drawn."""
        bag, draw, first = list(items), self.source.draw, self.count
        drawn = [draw(first + at, len(bag) - at) for at in range(k)]
        self.count += k
        self.drawn += [(value, to) for value in drawn]
        return tuple(map(bag.pop, drawn))

    def clone(self) -> Luck:
        return Luck(self.source, self.count)


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def commitment(secret: bytes, agreed: bytes) -> str:
    """What is shown before the first roll: it fixes secret and set-up, as that was written, without telling the secret."""
    return hashlib.sha256(secret + agreed).hexdigest()
