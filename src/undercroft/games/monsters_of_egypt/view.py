"""Who may know what: here all know the same, and only chance to come is hidden. And why a wish is barred."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.monsters_of_egypt.actions import ENOUGH
from undercroft.games.monsters_of_egypt.content import Item, TombBook
from undercroft.games.monsters_of_egypt.rules import Desk, bombs, fights, items, monsters, play, trade, turns, wounds
from undercroft.games.monsters_of_egypt.rules.reach import around
from undercroft.games.monsters_of_egypt.state import View
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Barred, Seat


def view(table: Table, seat: Seat | None) -> View:
    trunk = table.trunk(known_to=seat)
    return View(seat, table.state.clone(), trunk.quiet, trunk.since, trunk.drawn)


def here(ask: Ask, view: View, book: TombBook) -> str:
    """Of the monster that prowls, or of the hero that the question names."""
    state, names = view.state, book.plans[view.state.terms.mode].names
    cells = [cell for cell, pile in enumerate(state.piles) if state.prowler >= 0 and state.prowler in pile]
    cells += [hero.cell for hero in state.heroes if hero.cell >= 0 and book.cards[hero.card].id in ask.about]
    return names[cells[0]] if cells else ""


def barred(table: Table, seat: Seat) -> list[Barred]:
    """The wishes that the open question does not offer, each with the rule that bars it; of several, the first that holds."""
    ask = table.question(seat)
    if ask is None:
        return []
    found: list[Barred] = []
    LEFT_OUT.get(ask.kind, _nothing)(table.desk(seat), ask, found)
    offered = set(ask.options)
    first = {wish.action: wish for wish in reversed(found)}
    return [first[action] for action in dict.fromkeys(wish.action for wish in found) if action not in offered]


def _hero(d: Desk, ask: Ask, figure: int = 0) -> int:
    """The hero that a question names."""
    return next(number for number, hero in enumerate(d.state.heroes) if d.book.cards[hero.card].id == ask.about[figure])


def _nothing(d: Desk, ask: Ask, found: list[Barred]) -> None:
    """Everything that could be wished for is offered."""


def _aim(d: Desk, ask: Ask, found: list[Barred]) -> None:
    items.left_out(d, _hero(d, ask), d.book.items[str(ask.about[1])], ask.options, found)


def _bomb(d: Desk, ask: Ask, found: list[Barred]) -> None:
    items.left_out(d, _hero(d, ask), _made_for(d, "explode"), ask.options, found)


def _hook(d: Desk, ask: Ask, found: list[Barred]) -> None:
    items.left_out(d, _hero(d, ask), _made_for(d, "pull"), ask.options, found)


def _reveal(d: Desk, ask: Ask, found: list[Barred]) -> None:
    items.left_out(d, _hero(d, ask), _made_for(d, "reveal"), ask.options, found)


def _made_for(d: Desk, effect: str) -> Item:
    found: Item = next(item for item in d.book.items.values() if item.single == effect)
    return found


def _blast(d: Desk, ask: Ask, found: list[Barred]) -> None:
    """Which cell the bomb has struck is seen from what it may break."""
    number = _hero(d, ask)
    for cell in around(d, number):
        left: list[Barred] = []
        if (*bombs.second_blasts(d, number, cell, left), ENOUGH) == ask.options:
            found += left
            return


def _loss(d: Desk, ask: Ask, found: list[Barred]) -> None:
    """The fruit of another is no wish of the one who is asked for the crystal."""
    number = _hero(d, ask)
    if d.state.heroes[number].seat == ask.seat:
        wounds.too_late(d, number, found)


def _bargain(d: Desk, ask: Ask, found: list[Barred]) -> None:
    one, two = (d.state.heroes[_hero(d, ask, figure)] for figure in (0, 1))
    trade.deals(d, one, two, trade.tokens_of(d, one, str(ask.about[2])), trade.tokens_of(d, two, str(ask.about[3])), found)


LEFT_OUT: dict[str, Callable[[Desk, Ask, list[Barred]], object]] = {
    "hero": lambda d, _, found: play.free_heroes(d, found),
    "start": lambda d, _, found: play.entrances(d, found),
    "act": lambda d, ask, found: turns.options(d, _hero(d, ask), found),
    "retreat": lambda d, ask, found: turns.options(d, _hero(d, ask), found),
    "pick-up": lambda d, ask, found: turns.gather_options(d, _hero(d, ask), ask.options[-1], found),
    "fight": lambda d, ask, found: fights.options(d, _hero(d, ask), found),
    "after-roll": lambda d, ask, found: fights.ways_out(d, _hero(d, ask), int(ask.about[2]), found),
    "banish": lambda d, ask, found: fights.targets_of(d, _hero(d, ask), int(ask.about[2]), found),
    "vest": _loss,
    "crystal": _loss,
    "aim": _aim,
    "bomb": _bomb,
    "blast": _blast,
    "hook": _hook,
    "reveal": _reveal,
    "bargain": _bargain,
    "monsters": lambda d, _, found: monsters.options(d, found),
    "prowl": lambda d, _, found: monsters.moves(d, d.state.prowler, found),
}
"""Question -> the enumerator of its options, asked for what it leaves out."""
