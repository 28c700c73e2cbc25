"""What effects share: the cells they reach, the choice of one, and a blow to what lies there (3.10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undercroft.games.monsters_of_egypt.content import DANGER, Item
from undercroft.games.monsters_of_egypt.rules import Answer, Desk
from undercroft.games.monsters_of_egypt.rules.dungeon import near
from undercroft.games.monsters_of_egypt.rules.pieces import (
    EAGER,
    arrive,
    beset,
    destroy,
    guard_of,
    heroes_at,
    hit,
    open_token,
    plan_of,
    shrugs_off,
)
from undercroft.games.monsters_of_egypt.rules.wounds import ask, question
from undercroft.games.monsters_of_egypt.state import NOBODY
from undercroft.kernel.types import Action, Barred


def around(d: Desk, number: int) -> Iterator[int]:
    """The hero's own cell and the adjacent ones."""
    cell = d.state.heroes[number].cell
    yield cell
    yield from near(d.state, plan_of(d), cell)


def attackable(d: Desk, cells: Iterable[int], rule: str, barred: list[Barred] | None = None) -> Iterator[Action]:
    """ME-ITEM-BOMB-5, -6, ME-WEAPON-GUN-1: cells with an open monster or a closed danger token."""
    state, book, at = d.state, d.book, d.book.choices.at
    for cell in cells:
        pile = state.piles[cell]
        if pile and (guard_of(state, book, cell) >= 0 or DANGER in pile):
            yield at[cell]
        elif barred is not None:
            barred.append(Barred(at[cell], rule))


def elsewhere(d: Desk, barred: list[Barred] | None, rule: str, *about: int | str) -> None:
    """Every cell that an effect has not spoken of, and why it is no target."""
    if barred is not None:
        barred += [Barred(action, rule, about) for action in d.book.choices.at[: plan_of(d).size]]


def unseen(d: Desk, cells: Iterable[int]) -> list[int]:
    """Cells with a closed token; to be seen it need not lie within reach, so a monster on it hides nothing (ME-RULING-63)."""
    piles = d.state.piles
    return [cell for cell in cells if piles[cell] and min(piles[cell]) < 0]


def hides(d: Desk, cell: int) -> bool:
    """Whether a closed token lies within reach in this cell, so that whoever comes or strikes there learns something."""
    pile = d.state.piles[cell]
    return bool(pile and min(pile) < 0 and guard_of(d.state, d.book, cell) < 0)


def aim(d: Desk, number: int, item: Item, targets: Iterable[Action], *, held: bool = False) -> Answer[int]:
    """`held`: asked also with one target, because something is learned there that cannot be taken back."""
    picked = yield from ask(d, question(d, number, "aim", targets, item.id, held=held))
    return picked.value


def wound(d: Desk, number: int, cell: int, cause: str, *, weapon: bool) -> None:
    """An open monster loses a life; otherwise a closed danger token is opened, and loses one if it is a monster."""
    state, book = d.state, d.book
    target = guard_of(state, book, cell)
    if target < 0:
        target = open_token(d, cell, DANGER)
    if target not in book.monster_of or (not weapon and shrugs_off(d, target)):
        return
    if hit(d, cell, target, cause):
        uncover(d, number, cell)


def remove(d: Desk, number: int, cell: int, token: int, cause: str) -> None:
    """ME-EFFECT-8: a token that an item is made for is gone."""
    destroy(d, cell, token, cause)
    if token in d.book.monster_of:
        uncover(d, number, cell)


def uncover(d: Desk, number: int, cell: int) -> None:
    """ME-TOKEN-13: a hero in the cell of a destroyed monster comes to what lay under it; `number`: whose blow it was."""
    for hero in heroes_at(d.state, cell):
        if hero == number:
            arrive(d, hero, EAGER)
        else:
            beset(d, hero)


def lay_bare(d: Desk, cell: int) -> None:
    """ME-TOKEN-9, -13: heroes whom a monster has left come to what it lay on, unless another one guards it."""
    if guard_of(d.state, d.book, cell) < 0:
        uncover(d, NOBODY, cell)
