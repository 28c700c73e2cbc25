"""Crafting and the magic items."""

from __future__ import annotations

from undercroft.games.paper_dungeons.content import CLOVER
from undercroft.games.paper_dungeons.rules import Desk, levels, minions, potions
from undercroft.games.paper_dungeons.state import Team
from undercroft.kernel.types import Action, Ask, Barred, Flow

CELLS = 2


def crafts(d: Desk, symbol: int, barred: list[Barred] | None = None) -> list[Action]:
    """PD-ITEM-2 to PD-ITEM-5: cells this die can fill; the first four items ask for their own symbol."""
    options = []
    for item, action in enumerate(d.book.crafts):
        wanted = d.book.item_symbols[item]
        if d.part.cells[item] >= CELLS:
            rule = "PD-ITEM-1"
        elif wanted >= 0 and symbol not in (wanted, CLOVER):
            rule = "PD-ITEM-3"
        else:
            options.append(action)
            continue
        if barred is not None:
            barred.append(Barred(action, rule))
    return options


def fillable(d: Desk, barred: list[Barred] | None = None) -> list[Action]:
    """PD-ITEM-19: as a reward, any empty cell of any item."""
    options = []
    for item, action in enumerate(d.book.parts):
        if d.part.cells[item] < CELLS:
            options.append(action)
        elif barred is not None:
            barred.append(Barred(action, "PD-ITEM-1"))
    return options


def gain_part(d: Desk, source: str) -> Flow:
    """PD-ITEM-19; PD-ITEM-20: with every cell filled, it is lost."""
    options = fillable(d)
    if not options:
        d.tell("lost", "part", source)
        return
    item = (yield Ask(d.seat, "part", tuple(options), (source,), quiet=False)).value
    yield from fill(d, item, source)


def fill(d: Desk, item: int, source: str) -> Flow:
    """PD-ITEM-7, PD-ITEM-21: the second cell completes the item, and its immediate effect happens before all else."""
    team = d.part
    cells = team.cells[item] + 1
    team.cells = (*team.cells[:item], cells, *team.cells[item + 1 :])
    what = d.book.items[item]
    d.tell("crafted", what.id, cells, source)
    if cells < CELLS:
        return
    if what.effect == "slay":
        yield from minions.slay(d, what.amount, "item")
    elif what.effect == "potions":
        yield from potions.gain(d, what.amount, "item")
    elif what.effect == "level":
        for _ in range(what.amount):
            yield from levels.gain(d, "item")


def craftsman(d: Desk, count: int) -> Flow:
    """PD-TALENT-14, PD-RULING-18: before the game, the first cell of different items."""
    for done in range(count):
        options = tuple(action for action in fillable(d) if d.part.cells[action.value] == 0)
        item = (yield Ask(d.seat, "part", options, ("talent",), quiet=done == 0)).value
        yield from fill(d, item, "talent")


def bonus(team: Team, having: tuple[tuple[int, int], ...]) -> int:
    """PD-ITEM-8, PD-ITEM-18: the sum over complete items only."""
    cells = team.cells
    return sum(amount for item, amount in having if cells[item] >= CELLS)


def owns(team: Team, having: tuple[tuple[int, int], ...]) -> bool:
    cells = team.cells
    for item, _ in having:
        if cells[item] >= CELLS:
            return True
    return False
