"""The choices a player can make, each with a text form both ways; listed once a book."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from undercroft.kernel.types import Action, Catalogue

END = Action("end")
STOP = Action("stop")
ROLL = Action("roll")
PASS = Action("pass")
CRYSTAL = Action("crystal")
"""The carrier heals everybody: also when somebody else is asked."""
KEEP = Action("keep")
VEST = Action("vest")
DOUSE = Action("douse")
BURN = Action("burn")
SPRING, LEAVE_OPEN = Action("apply"), Action("leave-open")
AGREE, REFUSE = Action("agree"), Action("refuse")
PROPOSE, NO_DEAL = Action("propose"), Action("no-deal")
CONCEDE = Action("concede")
ESCAPE = Action("escape")
RETREAT, BANISH = Action("retreat"), Action("banish")
ENOUGH = Action("enough")
DIRECTIONS = tuple(Action("direction", name, index) for index, name in enumerate(("left", "right", "up", "down")))
PULL_CLOSED = (Action("pull-closed", "chest", -1), Action("pull-closed", "danger", -2))
LADDER_START, OTHER_START = Action("start-item", "first", 0), Action("start-item", "alternative", 1)

PLAIN = (
    END, STOP, ROLL, PASS, CRYSTAL, KEEP, VEST, DOUSE, BURN, SPRING, LEAVE_OPEN, AGREE, REFUSE, PROPOSE, NO_DEAL, CONCEDE,
    ESCAPE, RETREAT, BANISH, ENOUGH, *DIRECTIONS, *PULL_CLOSED, LADDER_START, OTHER_START,
)  # fmt: skip


def _each(kind: str, names: Iterable[str]) -> tuple[Action, ...]:
    return tuple(Action(kind, name, index) for index, name in enumerate(names))


class Choices:
    """Cells, tokens and heroes as choices. Items are chosen by kind; monsters one by one."""

    def __init__(self, cells: Sequence[str], items: Sequence[str], tokens: Sequence[str], heroes: Sequence[str]) -> None:
        self.step = _each("step", cells)
        self.start = _each("start", cells)
        self.at = _each("at", cells)
        """A cell that an effect is aimed at."""
        self.floor = _each("floor", cells)
        """Destroy the floor of this cell."""
        self.wall = _each("wall", cells)
        self.open = _each("open", cells)
        self.spring = _each("spring", cells)
        self.prowl = _each("prowl", tokens)
        self.pull = _each("pull", tokens)
        self.hero = _each("hero", heroes)
        self.target = _each("target", heroes)
        self.swap = _each("swap", heroes)
        number = {item: index for index, item in enumerate(items)}
        self.use = {item: Action("use", item, number[item]) for item in items}
        """The permanent effect, once a turn."""
        self.spend = {item: Action("spend", item, number[item]) for item in items}
        """The single effect: the item is gone."""
        self.place = {item: Action("place", item, number[item]) for item in items}
        self.take = {item: Action("take", item, number[item]) for item in items}
        self.leave = {item: Action("leave", item, number[item]) for item in items}
        self.offer = {item: Action("offer", item, number[item]) for item in items}
        self.want = {item: Action("want", item, number[item]) for item in items}
        listed = (self.step, self.start, self.at, self.floor, self.wall, self.open, self.spring, self.prowl, self.pull)
        named = (self.hero, self.target, self.swap)
        by_item = (self.use, self.spend, self.place, self.take, self.leave, self.offer, self.want)
        self.catalogue = Catalogue(
            [*PLAIN, *(a for group in (*listed, *named) for a in group), *(a for group in by_item for a in group.values())]
        )
