"""Where a team stands: its glory so far, what wins, what it should see coming."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.face import HIDDEN, Figured, Phrase, Tally, Warned
from undercroft.games.paper_dungeons.content import PaperBook
from undercroft.games.paper_dungeons.rules import bosses, movement
from undercroft.games.paper_dungeons.rules.play import ROUNDS
from undercroft.games.paper_dungeons.rules.scoring import RESURRECTION, score, so_far
from undercroft.games.paper_dungeons.rules.wounds import to_rise
from undercroft.games.paper_dungeons.state import Sheet, Team, View
from undercroft.kernel.types import Figure

FEW_WOUNDS = 2
"""So few more, those on potions included, and the team must rise again."""


def goal(view: View, book: PaperBook) -> list[Phrase]:
    return [Phrase("wins-glory", {"rounds": ROUNDS, "teams": len(view.sheets)})]


def standing(view: View, seat: int, book: PaperBook) -> list[Phrase]:
    """Glory so far, of other teams as their sheets last lay open."""
    if not view.round:
        return []
    glory = score(_sheet(view, seat), view, book).total
    return [Phrase("standing-glory", {"glory": f"−{-glory}" if glory < 0 else str(glory)})]


def tally(view: View, book: PaperBook) -> Tally:
    """The score sheet so far: what a team keeps to itself, and what an unfinished round brings it, is left out."""
    finished = view.round - 1 if view.phase == "explore" else view.round
    figures = {"round": max(0, finished), "others": "yes" if len(view.sheets) > 1 else "no"}
    sheets = [_sheet(view, seat) for seat in range(len(view.sheets))]
    lines: list[tuple[str, tuple[Figured, ...]]] = []
    for line, values in so_far(sheets, view, book):
        if line == "cards":
            lines.append((line, tuple(HIDDEN if value is None else value for value in values)))
        else:
            lines.append(("so-far" if line == "total" else line, values))
    return Tally(Phrase("tally-about", figures), lines)


def _sheet(view: View, seat: int) -> Sheet:
    return view.own if view.own is not None and seat == view.seat else view.sheets[seat]


def warnings(view: View, seat: int, book: PaperBook) -> Iterator[Warned]:
    team = view.own
    if team is None or seat != view.seat or not view.round:
        return
    yield from _boss(view, team, book)
    left = to_rise(team) + team.free_hearts
    if not team.risen and left <= FEW_WOUNDS:
        yield Warned(Phrase("warning-wounds", {"wounds": left, "glory": RESURRECTION}), "wounds")


def _boss(view: View, team: Team, book: PaperBook) -> Iterator[Warned]:
    """From the beginning of its round: its room is still to be entered, or the team too weak."""
    stage = bosses.stage_of(view.round)
    if view.round not in bosses.BOSS_ROUNDS or len(team.bosses) >= stage:
        return
    boss = bosses.boss_of(view, book, stage)
    room = movement.card_of(view, book).rooms[stage - 1]
    figures: dict[str, Figure] = {"stage": "I" * stage, "room": book.room_names[room], "glory": boss.flee}
    if not team.explored >> room & 1:
        moves = movement.distances(team, view, book)[room]
        figures["moves"] = moves if moves < movement.FAR else 0
        yield Warned(Phrase("warning-boss", figures), f"room-{book.room_names[room]}")
    elif (power := bosses.power(team, boss, book)) < boss.thresholds[0]:
        yield Warned(Phrase("warning-weak", figures | {"power": power, "least": boss.thresholds[0]}), "heroes")
