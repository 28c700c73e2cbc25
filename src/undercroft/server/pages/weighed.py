"""What something is worth, and how two things differ that were weighed or counted, in words."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import NamedTuple

from undercroft.texts import Tongue

LEAST = 0.05
"""Differences that are smaller are none."""
SURE = 50.0
"""Log-odds beyond which a chance is no more than all or nothing."""


class Apart(NamedTuple):
    """What the first has more of and what it has less of, in words; `sides`, for the texts: both, better, worse or none."""

    sides: str
    better: str
    worse: str


def worth(words: Tongue, worth: float, *, points: bool) -> str:
    if points:
        rounded = round(worth)
        return words.maybe("worth-points", points=rounded) or words.say("hint-points", points=rounded)
    percent = round(100 / (1 + exp(-max(-SURE, min(SURE, worth)))))
    return words.say("hint-chance", percent=max(1, min(99, percent)))  # nobody is sure


def expected(words: Tongue, of: float, *, points: bool) -> str:
    """What was weighed, as the game weighs: where its text says so, by how far the seat will be ahead."""
    by = round(of)
    side = "ahead" if by > 0 else "behind" if by < 0 else "level"
    return words.maybe("worth-ahead", side=side, points=abs(by)) or worth(words, of, points=points)


def difference(
    words: Tongue, terms: Mapping[str, float], others: Mapping[str, float], *, points: bool, most_better: int, most_worse: int
) -> Apart:
    """Between the terms of two options. Log-odds are no figures for people: of a chance only names are told."""
    by = {name: terms.get(name, 0.0) - others.get(name, 0.0) for name in {**terms, **others}}
    return apart(words, by, "term", figures=points, better=most_better, worse=most_worse)


def apart(words: Tongue, by: Mapping[str, float], kind: str, *, figures: bool, better: int = 2, worse: int = 1) -> Apart:
    """`by`: how much the first is ahead in each; `kind`: what texts they are called by; so many of each side are named."""
    named = {name: called for name in by if (called := words.maybe(f"{kind}-{name}"))}
    strongest = sorted((name for name in named if abs(by[name]) >= LEAST), key=lambda name: -abs(by[name]))

    def listed(chosen: list[str]) -> str:
        return ", ".join(_told(words, named[name], by[name]) if figures else named[name] for name in chosen)

    ahead = listed([name for name in strongest if by[name] > 0][:better])
    behind = listed([name for name in strongest if by[name] < 0][:worse])
    return Apart("both" if ahead and behind else "better" if ahead else "worse" if behind else "none", ahead, behind)


def _told(words: Tongue, called: str, by: float) -> str:
    return words.say("weighed-by", sign="more" if by > 0 else "less", what=called, by=abs(by))
