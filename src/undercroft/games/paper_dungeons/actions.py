"""The choices a player can make, each with a text form both ways; listed once a book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.types import Action, Catalogue

if TYPE_CHECKING:
    from undercroft.games.paper_dungeons.content import PaperBook

BREW = Action("brew")
MOVE = Action("move")
STOP = Action("stop")
DIE = tuple(Action("die", name, index) for index, name in enumerate(("w1", "w2", "w3", "b1", "b2", "b3")))
DRINK = tuple(Action("drink", str(count), count) for count in range(25))
"""How many of the wounds at hand go on potion hearts."""


def keep_talent(talent: str, index: int) -> Action:
    return Action("keep-talent", talent, index)


def keep_goal(goal: str, index: int) -> Action:
    return Action("keep-goal", goal, index)


def take_gem(letter: str, index: int) -> Action:
    return Action("take-gem", letter, index)


def level(hero: str, index: int) -> Action:
    """Use the die to train a hero."""
    return Action("level", hero, index)


def raise_hero(hero: str, index: int) -> Action:
    """A level as a reward: no die, no colour."""
    return Action("raise", hero, index)


def craft(item: str, index: int) -> Action:
    """Use the die to fill a cell."""
    return Action("craft", item, index)


def part(item: str, index: int) -> Action:
    """A cell as a reward."""
    return Action("part", item, index)


def step(room: str, index: int) -> Action:
    return Action("step", room, index)


def slay(room: str, index: int) -> Action:
    return Action("slay", room, index)


def catalogue(book: PaperBook) -> Catalogue:
    return Catalogue(
        [
            *book.talent_keeps, *book.goal_keeps, *book.gem_takes, *DIE, *book.levels, *book.raises, *book.crafts,
            *book.parts, BREW, MOVE, *book.steps, STOP, *book.slays.values(), *DRINK,
        ]
    )  # fmt: skip
