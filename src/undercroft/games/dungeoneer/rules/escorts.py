"""Escorts that are given up or put down (DG-QUEST)."""

from __future__ import annotations

from undercroft.games.dungeoneer.rules import Desk
from undercroft.games.dungeoneer.rules.piles import without
from undercroft.kernel.types import Action


def droppable(d: Desk, seat: int) -> list[Action]:
    """DG-QUEST-32: escorts that may be given up, at any moment."""
    drop = d.book.choices.drop
    return [drop[d.book.quests[quest].id] for quest in d.state.parts[seat].escorts]


def drop(d: Desk, seat: int, quest: int) -> None:
    """DG-QUEST-32, DG-RULING-68: the token lies in the location; the quest belongs to nobody until it is picked up."""
    player = d.state.parts[seat]
    player.quests = without(player.quests, quest)
    put_down(d, seat, quest)


def put_down(d: Desk, seat: int, quest: int) -> None:
    player = d.state.parts[seat]
    player.escorts = without(player.escorts, quest)
    d.state.tokens += ((quest, player.place),)
    d.tell("put-down", d.book.quests[quest].id, seat=seat)
