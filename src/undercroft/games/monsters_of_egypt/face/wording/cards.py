"""What the sentences on tokens, heroes and faces need, read off the book."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.face import Phrase
from undercroft.games.monsters_of_egypt.content import RETREAT, Item, Monster, TombBook, Trap
from undercroft.games.monsters_of_egypt.state import View


def card(kind: str, id: str, book: TombBook, view: View | None) -> list[Phrase]:
    if kind == "hero":
        return list(_hero(id, book))
    if kind == "place":
        return [Phrase(f"place-{id}")]
    if kind == "face":
        return [Phrase(f"face-does-{id}", {"moves": RETREAT.get(id, 0)})]
    if id in book.items:
        return list(_item(book.items[id]))
    return list(_trap(book.traps[id], view) if id in book.traps else _monster(book.monsters[id]))


def _hero(id: str, book: TombBook) -> Iterator[Phrase]:
    hero = next(hero for hero in book.cards if hero.id == id)
    yield Phrase("hero-starts", {"items": " ".join(hero.start)})
    yield Phrase("hero-starts-escape", {"items": " ".join((hero.alternative, *hero.start[1:]))})


def _item(item: Item) -> Iterator[Phrase]:
    if item.role != "item":
        yield Phrase(f"does-{item.role}", {"door": item.door} if item.door else {})
    if item.weapon:
        yield Phrase(f"does-{item.weapon}")
    if item.permanent:
        yield Phrase(f"does-{item.permanent}")
    if item.single == "destroy":
        yield Phrase(f"does-destroy-{item.against}")
    elif item.single:
        yield Phrase(f"does-{item.single}", {"amount": item.amount})


def _trap(trap: Trap, view: View | None) -> Iterator[Phrase]:
    escape = view is not None and view.state.terms.mode == "escape"
    yield Phrase("trap-does-ceiling" if trap.effect == "rumble" and escape else f"trap-does-{trap.effect}", {"lives": trap.lives})


def _monster(monster: Monster) -> Iterator[Phrase]:
    yield Phrase(f"gait-{monster.gait}", {"moves": monster.moves})
    if monster.lives > 1:
        yield Phrase("monster-lives", {"lives": monster.lives})
    if monster.bite > 1:
        yield Phrase("monster-bite", {"lives": monster.bite})
    if monster.burn:
        yield Phrase("monster-burn", {"lives": monster.burn})
    if monster.hide:
        yield Phrase("monster-hide")
    for tag in monster.tags:
        if tag in ("mummy", "ghost", "fire"):
            yield Phrase(f"monster-fears-{tag}")
