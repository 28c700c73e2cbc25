"""Glory, peril, action points and levels (DG-ECON, DG-CARD)."""

from __future__ import annotations

from undercroft.games.dungeoneer.rules import Desk
from undercroft.games.dungeoneer.state import Player


def glory(d: Desk, seat: int, amount: int) -> None:
    """DG-ECON-2: a change, of no more than there is."""
    player = d.state.parts[seat]
    changed = max(0, player.glory + amount) - player.glory
    player.glory += changed
    if changed:
        d.tell("glory", changed, player.glory, seat=seat)


def peril(d: Desk, seat: int, amount: int) -> None:
    """DG-ECON-2, DG-SOLO-20: it is not counted in the solo game."""
    player = d.state.parts[seat]
    changed = 0 if d.state.terms.solo else max(0, player.peril + amount) - player.peril
    player.peril += changed
    if changed:
        d.tell("peril", changed, player.peril, seat=seat)


def action(d: Desk, seat: int, amount: int) -> None:
    player = d.state.parts[seat]
    changed = max(0, player.points + amount) - player.points
    player.points += changed
    if changed:
        d.tell("points", changed, player.points, seat=seat)


def level(d: Desk, seat: int, amount: int) -> None:
    """DG-CARD-22, -23, DG-RULING-26."""
    player = d.state.parts[seat]
    new = min(d.book.figures.levels, max(1, player.level + amount))
    if new != player.level:
        player.level = new
        d.tell("level", new, seat=seat)


def can_act(player: Player) -> bool:
    """DG-MOVE-28, DG-RULING-23: a point to spend on something else than standing up."""
    return player.points > 0 and (not player.fallen or player.spare)


def no_point(player: Player, rule: str) -> str:
    """Why no point can be spent on something that costs one by this rule; nothing where one can."""
    if can_act(player):
        return ""
    return "DG-MOVE-28" if player.points else rule


def use_point(player: Player) -> None:
    player.points -= 1
    player.spare = False
