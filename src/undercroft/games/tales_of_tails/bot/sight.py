"""How much of the dungeon a dog takes in: narrower sight is how weaker levels are weaker, and how a look ahead is quick."""

from __future__ import annotations

from typing import NamedTuple


class Reach(NamedTuple):
    """The limits of a search for ways out. They are counts, never seconds: the same question always finds the same way."""

    walks: int
    """Followed at a time."""
    in_a_room: int
    """So many of them may stand in one room."""
    steps: int
    """Looked at in one search."""
    rooms: int = 99
    """The longest way that is thought of."""


WIDE, BROAD, USUAL, GLANCE = Reach(60, 12, 4000), Reach(30, 8, 1500), Reach(14, 4, 900), Reach(5, 4, 900)


class Sight(NamedTuple):
    own: Reach = USUAL
    rival: Reach | None = GLANCE
    """For the ways of others; nothing: they are not thought of."""
    places: int = 0
    """For so many places of a drawn room the ways out are searched as they would be; those of the others are estimated."""
    dogs: bool = False
    """Whether one dog is preferred to another."""
    quests: bool = True
    later: bool = True
    """Whether rounds to come count."""
    turns: bool = True
    """Whether Sharik thinks of turning rooms before he knows that he leaves."""


SEES_ALL = Sight()
