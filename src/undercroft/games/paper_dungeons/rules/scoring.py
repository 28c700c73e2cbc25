"""The score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.games.paper_dungeons.content import MOST_LEVEL, PaperBook
from undercroft.games.paper_dungeons.rules import cards, items
from undercroft.games.paper_dungeons.state import Sheet, State, View
from undercroft.kernel.types import Outcome, ranked

RESURRECTION = 9


class Score(NamedTuple):
    """PD-SCORE-1: twelve lines. The names of the lines' texts; the letters A to L follow from the order."""

    boss1: int
    boss2: int
    boss3: int
    levels: int
    items: int
    gems: int
    minions: int
    wounds: int
    resurrection: int
    cards: int
    missions: int
    total: int


def score(team: Sheet, state: State | View, book: PaperBook) -> Score:
    """PD-SCORE-2 to PD-SCORE-13. Unknown cards count nothing."""
    tracks = book.pack.tracks
    bosses = (*team.bosses, 0, 0, 0)
    own = 0
    if team.goal >= 0:
        own += cards.goal_glory(team, book.goals[team.goal], state, book)
    if team.talent >= 0:
        own += cards.talent_glory(team, state, book)
    lines = (
        bosses[0],
        bosses[1],
        bosses[2],
        tracks.levels[min(team.levels) - 1] + team.levels.count(MOST_LEVEL),
        sum(team.cells) + sum(i.glory for i, cells in zip(book.items, team.cells, strict=True) if cells >= items.CELLS),
        tracks.gems[team.gems],
        tracks.minions[team.slain.bit_count()],
        -tracks.wounds[team.wounds],
        -RESURRECTION if team.risen else 0,
        own,
        team.mission_glory,
    )
    return Score(*lines, sum(lines))


def sheet(state: State, book: PaperBook) -> list[tuple[str, tuple[int, ...]]]:
    """The score sheet as it is read out: a line with every team's glory."""
    scores = [score(team, state, book) for team in state.parts]
    return [(line, tuple(team[index] for team in scores)) for index, line in enumerate(Score._fields)]


def so_far(teams: Sequence[Sheet], state: State | View, book: PaperBook) -> list[tuple[str, tuple[int | None, ...]]]:
    """The lines as if the game ended now, the sum without what is not known; None: a boss not fought yet, cards not known."""
    rows = [_known(team, score(team, state, book)) for team in teams]
    return [(line, tuple(row[index] for row in rows)) for index, line in enumerate(Score._fields)]


def _known(team: Sheet, lines: Score) -> tuple[int | None, ...]:
    ahead = {f"boss{stage}" for stage in range(len(team.bosses) + 1, 4)}
    if team.goal < 0 and team.talent < 0:
        ahead.add("cards")
    return tuple(None if line in ahead else value for line, value in zip(Score._fields, lines, strict=True))


def outcome(state: State, book: PaperBook) -> Outcome | None:
    """PD-SCORE-14 to PD-SCORE-16: the highest total; then the most rooms explored; then shared."""
    if state.phase != "over":
        return None
    totals = tuple(score(team, state, book).total for team in state.parts)
    return ranked(totals, tuple(team.explored.bit_count() for team in state.parts))
