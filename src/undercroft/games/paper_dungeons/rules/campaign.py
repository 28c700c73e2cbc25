"""A campaign: one story, three chapters, each a full game with its dungeon fixed; only totals carry over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.games.paper_dungeons.content import STORIES, PaperBook
from undercroft.games.paper_dungeons.rules import scoring
from undercroft.games.paper_dungeons.state import State
from undercroft.kernel.types import Seat


class Result(NamedTuple):
    """What a team brings home from a chapter."""

    total: int
    rooms: int
    """Different rooms explored, for ties."""


Chapter = Sequence[Result | tuple[int, int]]
"""The results of all teams, in seat order."""


def chapters(book: PaperBook, story: str) -> tuple[str, ...]:
    """PD-CAMPAIGN-1, PD-CAMPAIGN-2: the dungeons of a story, in the order they are played."""
    return tuple(card.id for card in sorted(book.dungeons, key=lambda card: card.chapter) if card.story == story)


def stories(book: PaperBook) -> dict[str, tuple[str, ...]]:
    return {story: chapters(book, story) for story in STORIES}


def fixed(book: PaperBook) -> dict[str, tuple[dict[str, str], ...]]:
    """What each chapter of each story settles before its table is set."""
    return {story: tuple({"dungeon": dungeon} for dungeon in dungeons) for story, dungeons in stories(book).items()}


def result(state: State, book: PaperBook) -> tuple[Result, ...]:
    """PD-CAMPAIGN-5: all that a finished chapter leaves behind."""
    return tuple(Result(scoring.score(team, state, book).total, team.explored.bit_count()) for team in state.parts)


def totals(results: Sequence[Chapter]) -> tuple[int, ...]:
    """PD-CAMPAIGN-3: the sum of the chapters so far, for each seat."""
    return tuple(sum(total for total, _ in seat) for seat in zip(*results, strict=True))


def standing(results: Sequence[Chapter]) -> tuple[Seat, ...]:
    """PD-CAMPAIGN-4, PD-CAMPAIGN-6: the highest sum leads, then the most rooms explored; a tie that stays is shared."""
    rooms = (sum(explored for _, explored in seat) for seat in zip(*results, strict=True))
    ranks = list(zip(totals(results), rooms, strict=True))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
