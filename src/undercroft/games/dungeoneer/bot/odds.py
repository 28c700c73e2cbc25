"""Chances of tests, dice and battles, counted exactly."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

FACES = range(1, 7)


class Duel(NamedTuple):
    """Chances of a roll against a roll; the rest is a tie."""

    wins: float
    loses: float


@lru_cache(64)
def rolled(dice: int, value: int, more: int = 0) -> float:
    """The chance that dice reach a sum; of `more` dice the best are kept, of less than none the worst."""
    hits = total = 0
    for thrown in product(FACES, repeat=dice + abs(more)):
        total += 1
        hits += sum(sorted(thrown, reverse=more >= 0)[:dice]) >= value
    return hits / total


def passed(score: int, value: int, more: int = 0) -> float:
    """The chance to overcome a threat."""
    return rolled(1, max(2, value) - score, more)


@lru_cache(128)
def duel(ahead: int, more: int = 0) -> Duel:
    """Who is so far ahead rolls against the other; with `more` dice it keeps the best."""
    wins = loses = total = 0
    for theirs, *own in product(FACES, repeat=2 + more):
        total += 1
        wins += max(own) + ahead > theirs
        loses += max(own) + ahead < theirs
    return Duel(wins / total, loses / total)


class Hunt(NamedTuple):
    """How a hunt goes on average: the chance to slay the monster, and the wounds it deals until then."""

    slain: float
    wounds: float


@lru_cache(4096)
def hunt(counter: int, attack: int, health: int, points: int, lives: int, *, free: bool, may_attack: bool) -> Hunt:
    """A hunt for one turn: attempts, of which the first may be free, and one challenge; the hero stops before its last life.

    `counter` and `attack` are how far the hero is ahead when the monster attacks and when the hero does.
    """
    if health <= 0:
        return Hunt(1.0, 0.0)
    if lives <= 1 or not (free or points):
        return Hunt(0.0, 0.0)
    left = points if free else points - 1
    met = duel(counter)
    slain = wounds = 0.0
    for chance, health_then, lives_then, hurt in (
        (met.wins, health - 1, lives, 0.0),
        (met.loses, health, lives - 1, 1.0),
        (1 - met.wins - met.loses, health, lives, 0.0),
    ):
        then = _struck_back(counter, attack, health_then, left, lives_then, may_attack)
        slain += chance * then.slain
        wounds += chance * (hurt + then.wounds)
    return Hunt(slain, wounds)


def _struck_back(counter: int, attack: int, health: int, points: int, lives: int, may_attack: bool) -> Hunt:
    if health <= 0 or not may_attack or not points or lives <= 1:
        return hunt(counter, attack, health, points, lives, free=False, may_attack=may_attack)
    blow = duel(attack)
    slain = wounds = 0.0
    for chance, health_then, lives_then, hurt in (
        (blow.wins, health - 1, lives, 0.0),
        (blow.loses, health, lives - 1, 1.0),
        (1 - blow.wins - blow.loses, health, lives, 0.0),
    ):
        then = hunt(counter, attack, health_then, points - 1, lives_then, free=False, may_attack=False)
        slain += chance * then.slain
        wounds += chance * (hurt + then.wounds)
    return Hunt(slain, wounds)
