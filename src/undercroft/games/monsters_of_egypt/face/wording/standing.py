"""Where a seat stands: what it carries out of the tomb, what wins, what it should see coming."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.face import Phrase, Warned
from undercroft.games.monsters_of_egypt.content import TombBook
from undercroft.games.monsters_of_egypt.rules.ceiling import rounds_until
from undercroft.games.monsters_of_egypt.rules.dungeon import moves_from
from undercroft.games.monsters_of_egypt.state import DEAD, GONE, WAITING, State, View
from undercroft.kernel.types import Figure

FEW_ROUNDS = 2
"""So soon the ceiling is a danger for whoever stands below it."""


def goal(view: View, book: TombBook) -> list[Phrase]:
    """Whoever has no hero any more plays the monsters, and wins with them."""
    state, seat = view.state, view.seat
    heroes = [] if seat is None else [state.heroes[number] for number in state.parts[seat].heroes]
    fallen = seat is not None and state.phase != "gather" and not state.terms.solo and all(hero.cell == DEAD for hero in heroes)
    if fallen:
        return [Phrase("wins-monsters")]
    carriers = [hero for hero in state.heroes if book.crystal in hero.items]
    if any(hero.cell == GONE for hero in carriers):
        return [Phrase("wins-after-crystal")]
    return [Phrase("wins-heroes", {"mode": "found" if carriers and state.terms.mode == "exploration" else state.terms.mode})]


def standing(view: View, seat: int, book: TombBook) -> list[Phrase]:
    """The crystal and the keys that it carries, or else its lives; nothing once its heroes are out or have fallen."""
    state = view.state
    heroes = [state.heroes[number] for number in state.parts[seat].heroes if state.heroes[number].cell >= WAITING]
    if state.phase == "gather" or not heroes:
        return []
    carried = [token for hero in heroes for token in hero.items]
    found = [Phrase("standing-crystal")] if book.crystal in carried else []
    if keys := sum(token in book.keys for token in carried):
        found.append(Phrase("standing-keys", {"keys": keys}))
    return found or [Phrase("standing-lives", {"lives": sum(hero.lives for hero in heroes)})]


def warnings(view: View, seat: int, book: TombBook) -> Iterator[Warned]:
    state, plan = view.state, book.plans[view.state.terms.mode]
    carried = any(book.crystal in hero.items for hero in state.heroes)
    for number in state.parts[seat].heroes:
        hero = state.heroes[number]
        if hero.cell < 0:
            continue
        figures: dict[str, Figure] = {"hero": book.cards[hero.card].id}
        rounds = rounds_until(state, plan, hero.cell)
        if 0 < rounds <= FEW_ROUNDS:
            words = Phrase("warning-ceiling", figures | {"floor": hero.cell // plan.width + 1, "rounds": rounds})
            yield Warned(words, f"cell-{plan.names[hero.cell]}")
        moves = moves_from(state, plan, hero.cell, flying=number == state.flying).get(plan.exit, 0)
        if not carried and 0 < moves <= book.figures.moves:
            yield Warned(
                Phrase("warning-exit", figures | {"moves": moves, "last": _last(state, number)}), f"cell-{plan.names[plan.exit]}"
            )


def _last(state: State, number: int) -> str:
    """Whether no other hero is left in the tomb to carry the crystal out."""
    others = (hero for other, hero in enumerate(state.heroes) if other != number)
    return "no" if any(hero.cell >= WAITING for hero in others) else "yes"
