"""Crafting and the magic items."""

from __future__ import annotations

from functools import cache

from undercroft.games.paper_dungeons.content import CLOVER
from undercroft.games.paper_dungeons.rules import Desk, levels, minions, potions
from undercroft.games.paper_dungeons.state import Sheet, Team
from undercroft.kernel.types import Action, Ask, Barred, Flow

CELLS = 2


@cache
def complete(cells: tuple[int, ...]) -> int:
    """PD-ITEM-7: the items whose cells are all filled, as bits."""
    return sum(1 << item for item, filled in enumerate(cells) if filled >= CELLS)


def crafts(d: Desk, symbol: int, barred: list[Barred] | None = None) -> tuple[Action, ...]:
    """PD-ITEM-2 to PD-ITEM-5: cells this die can fill; the first four items ask for their own symbol."""
    book, full = d.book, complete(d.part.cells)
    fitting = book.items_for[symbol]
    if barred is not None:
        barred += [Barred(action, "PD-ITEM-1") for action in book.crafts_of[full]]
        barred += [Barred(action, "PD-ITEM-3") for action in book.crafts_of[book.items_for[CLOVER] & ~(full | fitting)]]
    return book.crafts_of[fitting & ~full]


def fillable(d: Desk, barred: list[Barred] | None = None, *, below: int = CELLS) -> list[Action]:
    """PD-ITEM-19: as a reward, any empty cell of any item; PD-TALENT-14: for the Craftsman a first cell."""
    options = []
    for action, cells in zip(d.book.parts, d.part.cells, strict=True):
        if cells < below:
            options.append(action)
        elif barred is not None:
            barred.append(Barred(action, "PD-ITEM-1" if cells >= CELLS else "PD-TALENT-14"))
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
        item = (yield Ask(d.seat, "part", tuple(fillable(d, below=1)), ("talent",), quiet=done == 0)).value
        yield from fill(d, item, "talent")


def bonus(team: Team, having: tuple[tuple[int, int], ...]) -> int:
    """PD-ITEM-8, PD-ITEM-18: the sum over complete items only."""
    cells = team.cells
    return sum(amount for item, amount in having if cells[item] >= CELLS)


def owns(team: Sheet, having: tuple[tuple[int, int], ...]) -> bool:
    cells = team.cells
    return any(cells[item] >= CELLS for item, _ in having)
