"""The choices a player can make, each with a text form both ways; listed once a book."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from undercroft.kernel.types import Action, Catalogue

EXPLORE, WALK, SLEEP = Action("explore"), Action("walk"), Action("sleep")
PASS, LEAVE, TAKE, PAW, VOW = Action("pass"), Action("leave"), Action("take"), Action("paw"), Action("vow")
HIRE_TWO, HIRE_PAW = Action("hire", "two-symbols", 1), Action("hire", "with-paw", 2)
CONFIRM, GIVE_UP, READY_TURNED = Action("confirm"), Action("give-up"), Action("go")
SIDES = ("north", "east", "south", "west")
OUT = tuple(Action("out", side, index) for index, side in enumerate(SIDES))
"""Leave the dungeon by this side of the room."""
BREAK = tuple(Action("break", side, index) for index, side in enumerate(SIDES))
"""Break this side with a paw, and go through."""
BREAK_OUT = tuple(Action("break-out", side, index) for index, side in enumerate(SIDES))
DRINKS = tuple(
    Action("fight", "-".join(name for name, n in zip(("bow", "sword", "fireball"), counts, strict=True) for _ in range(n)), index)
    for index, counts in enumerate(product(range(3), repeat=3))
)
"""Fight, and drink these potions for it; the first drinks nothing."""
TAKE_POTION = tuple(Action("take-potion", name, index) for index, name in enumerate(("bow", "sword", "fireball")))
POUR = tuple(Action("pour", name, index) for index, name in enumerate(("bow", "sword", "fireball")))
"""Disarm a trap with this potion."""

PLAIN = (
    EXPLORE, WALK, SLEEP, PASS, LEAVE, TAKE, PAW, VOW, HIRE_TWO, HIRE_PAW, CONFIRM, GIVE_UP, READY_TURNED,
    *OUT, *BREAK, *BREAK_OUT, *DRINKS, *TAKE_POTION, *POUR,
)  # fmt: skip


def drink(counts: tuple[int, int, int]) -> Action:
    return DRINKS[(counts[0] * 3 + counts[1]) * 3 + counts[2]]


def drunk(action: Action) -> tuple[int, int, int]:
    return action.value // 9, action.value // 3 % 3, action.value % 3


class Choices:
    """Rooms, dogs and quests as choices."""

    def __init__(self, rooms: Sequence[str], dogs: Sequence[str], quests: Sequence[str]) -> None:
        self.place = tuple(
            Action("place", f"{room}-{side}-{turn * 90}", (number * 4 + index) * 4 + turn)
            for number, room in enumerate(rooms)
            for index, side in enumerate(SIDES)
            for turn in range(4)
        )
        """The drawn card beside a side of a room, turned by so many degrees."""
        self.enter = tuple(Action("enter", room, number) for number, room in enumerate(rooms))
        self.turn = tuple(Action("turn", room, number) for number, room in enumerate(rooms))
        self.disarm = tuple(Action("disarm", room, number) for number, room in enumerate(rooms))
        """Disarm a trap with this card."""
        self.dog = tuple(Action("dog", dog, number) for number, dog in enumerate(dogs))
        self.quest = tuple(Action("keep-quest", quest, number) for number, quest in enumerate(quests))
        self.catalogue = Catalogue([*PLAIN, *self.place, *self.enter, *self.turn, *self.disarm, *self.dog, *self.quest])

    def places_at(self, room: int, side: int) -> tuple[Action, ...]:
        """Beside this side of a room, a turn each."""
        first = (room * 4 + side) * 4
        return self.place[first : first + 4]
