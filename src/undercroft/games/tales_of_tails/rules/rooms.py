"""What can be done in the room just entered (3.9 to 3.15): monsters, traps, and what is taken or left."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from undercroft.games.tales_of_tails.actions import HIRE_PAW, HIRE_TWO, LEAVE, PASS, PAW, POUR, TAKE, TAKE_POTION, VOW, drink
from undercroft.games.tales_of_tails.content import SYMBOLS, Counts, TailsBook, add, one_of, subtract
from undercroft.games.tales_of_tails.rules.dungeon import Maze
from undercroft.games.tales_of_tails.state import NONE, TWO, WITH_PAW, WITHOUT_PAW, Pup, Terms, Walk
from undercroft.kernel.types import Action, Barred

Option = tuple[Action, Walk]
"""What can be done, and the walk it leads to."""


class Rooms:
    """The rooms of a dungeon for one player."""

    __slots__ = ("ability", "book", "maze", "pup", "terms")

    def __init__(self, pup: Pup, terms: Terms, maze: Maze, book: TailsBook) -> None:
        self.book = book
        self.pup = pup
        self.terms = terms
        self.maze = maze
        self.ability = book.dogs[pup.dog].ability

    def choices(self, walk: Walk, barred: list[Barred] | None = None) -> list[Option]:
        tile = walk.path[-1]
        card = self.maze.cards[tile]
        kind = self.book.kind[card]
        if kind == "monster":
            return list(self._monster(walk, tile, card, barred))
        if kind == "trap":
            return list(self._trap(walk, tile, card, barred))
        return list(self._claim(walk, tile, card, kind, barred))

    def _take(self, walk: Walk, tile: int, paws: int, hired: int = 0) -> Walk:
        return replace(walk, tokens=walk.tokens - paws, claims=(*walk.claims, (tile, paws, hired)), chosen=True)

    def _monster(self, walk: Walk, tile: int, card: int, barred: list[Barred] | None) -> Iterator[Option]:
        """DD-MONSTER-1 to -13, DD-DOG-JEANNE-1 to -8."""
        room = self.book.rooms[card]
        brews = self.brews(walk, card) if walk.tokens else []
        for potions in brews:
            drunk = [("drank", SYMBOLS[symbol]) for symbol in range(3) for _ in range(potions[symbol])]
            won = self._win(replace(walk, story=(*walk.story, *drunk)), tile, card, 1)
            spent = replace(won, potions=subtract(won.potions, potions), supply=add(won.supply, potions))
            yield drink(potions), spent
        if barred is not None and NONE not in brews:
            weak = Barred(drink(NONE), "DD-MONSTER-2", ("yes" if brews else "no",))
            barred.append(weak if walk.tokens else Barred(drink(NONE), "DD-MONSTER-4"))
        if self.ability == "vow":
            rule = self._no_vow(walk, card)
            if not rule:
                yield VOW, self._win(walk, tile, card, 2)
            elif barred is not None:
                barred.append(Barred(VOW, rule))
        hurt = walk.damage + room.damage
        if not self.terms.each_hit or hurt < walk.defence:
            told = ("passed", room.name, room.id, room.damage)
            yield PASS, replace(walk, damage=hurt, chosen=True, story=(*walk.story, told))
        elif barred is not None:
            barred.append(Barred(PASS, "DD-MONSTER-13", (hurt, walk.defence)))

    def _no_vow(self, walk: Walk, card: int) -> str:
        """The rule by which a vow does not work on this monster, if any."""
        if not self.book.rooms[card].vow:
            return "DD-DOG-JEANNE-4"
        if walk.tokens < 2:
            return "DD-DOG-JEANNE-3"
        return "DD-DOG-JEANNE-5" if self.beats(walk, card, NONE) else ""

    def _win(self, walk: Walk, tile: int, card: int, paws: int) -> Walk:
        book = self.book
        won = self._take(walk, tile, paws)
        told = ("vowed" if paws > 1 else "fought", book.rooms[card].name, book.rooms[card].id)
        return replace(
            won,
            attack=add(won.attack, book.trophies[card]),
            defence=won.defence + book.defence[card],
            keys=won.keys + book.keys[card],
            story=(*won.story, told),
        )

    def beats(self, walk: Walk, card: int, potions: Counts) -> bool:
        """DD-SYM-4, DD-MONSTER-2, DD-TRAMP-7, -8, -17."""
        need, attack = self.book.need[card], walk.attack
        lacking = tuple(max(0, need[s] - attack[s] - potions[s]) for s in range(3))
        return _made_up_by_tramps(lacking, [self.book.trophies[pair] for pair in walk.pairs])

    def brews(self, walk: Walk, card: int) -> list[Counts]:
        """DD-POTION-2, -4: the smallest sets of potions that win the fight; one empty set where none is needed."""
        if self.beats(walk, card, NONE):
            return [NONE]
        held, found = walk.potions, list[Counts]()
        if held == NONE:
            return found
        for brew in sorted(product(*(range(count + 1) for count in held)), key=sum):
            smaller = any(all(a <= b for a, b in zip(other, brew, strict=True)) for other in found)
            if not smaller and self.beats(walk, card, brew):  # type: ignore[arg-type]
                found.append(brew)  # type: ignore[arg-type]
        return found

    def _trap(self, walk: Walk, tile: int, card: int, barred: list[Barred] | None) -> Iterator[Option]:
        """DD-TRAP-1 to -21."""
        book, room = self.book, self.book.rooms[card]
        symbol = book.need[card].index(1)
        if walk.tokens:
            yield PAW, replace(self._take(walk, tile, 1), story=(*walk.story, ("sprung", room.id)))
        elif barred is not None:
            barred.append(Barred(PAW, "DD-TRAP-18"))
        spent = {other for _, other in walk.spent}
        for other, hired in self.hand(walk):
            if other in spent:
                continue
            symbols = book.with_paw[other] if hired in (WITH_PAW, WITHOUT_PAW) else book.trophies[other]
            if symbols[symbol]:
                yield book.choices.disarm[other], self._sacrifice(walk, tile, other, hired, symbols)
            elif barred is not None:
                barred.append(Barred(book.choices.disarm[other], "DD-TRAP-2"))
        for poured in range(3):
            if not walk.potions[poured]:
                continue
            if poured == symbol:
                told = ("poured", room.id, SYMBOLS[symbol])
                potions = subtract(walk.potions, one_of(symbol))
                emptied = (*walk.spent, (tile, -1 - symbol))
                yield POUR[symbol], replace(walk, potions=potions, spent=emptied, chosen=True, story=(*walk.story, told))
            elif barred is not None:
                barred.append(Barred(POUR[poured], "DD-POTION-3"))

    def bar_what_was_jumped_over(self, walk: Walk, barred: list[Barred]) -> None:
        """DD-DOG-ROBIN-3, -4: what may not be done to a trap that was jumped over."""
        if self.ability == "jump" and self.book.kind[self.maze.cards[walk.path[-1]]] == "trap":
            barred.append(Barred(PAW, "DD-DOG-ROBIN-4"))
            spends = [self.book.choices.disarm[card] for card, _ in self.hand(walk)]
            spends += [POUR[symbol] for symbol in range(3) if walk.potions[symbol]]
            barred += [Barred(action, "DD-DOG-ROBIN-3") for action in spends]

    def hand(self, walk: Walk) -> list[tuple[int, int]]:
        """Cards that can be spent: of earlier rounds (DD-TRAP-4), and of this path (DD-TRAP-5)."""
        held = [(card, 0) for card in self.pup.cards] + list(self.pup.tramps)
        claimed = [(self.maze.cards[tile], hired) for tile, _, hired in walk.claims]
        return [(card, hired) for card, hired in held + claimed if self.book.kind[card] != "trap"]

    def _sacrifice(self, walk: Walk, tile: int, card: int, hired: int, symbols: Counts) -> Walk:
        """DD-TRAP-8, -9, -21, DD-TRAMP-12 to -14: all that the card gave is gone."""
        book = self.book
        told = ("disarmed", book.rooms[self.maze.cards[tile]].id, book.rooms[card].id)
        new = replace(walk, spent=(*walk.spent, (tile, card)), chosen=True, story=(*walk.story, told))
        if hired == TWO:
            return replace(new, pairs=tuple(pair for pair in walk.pairs if pair != card))
        new = replace(
            new,
            attack=subtract(walk.attack, symbols),
            defence=walk.defence - book.defence[card],
            keys=walk.keys - book.keys[card],
        )
        if hired == WITH_PAW:
            return replace(new, tokens=walk.tokens - 1, extra=walk.extra + 1) if walk.tokens else replace(new, owed=walk.owed + 1)
        return new

    def _claim(self, walk: Walk, tile: int, card: int, kind: str, barred: list[Barred] | None) -> Iterator[Option]:
        """What lies in a room is taken or left (DD-PAW-2)."""
        taking = self._hire(walk, tile, card) if kind == "tramp" else self._gather(walk, tile, card, kind, barred)
        if walk.tokens:
            yield from taking
        elif barred is not None:
            barred += [Barred(action, "DD-PAW-1") for action, _ in taking]
        yield LEAVE, replace(walk, chosen=True)

    def _hire(self, walk: Walk, tile: int, card: int) -> Iterator[Option]:
        """DD-TRAMP-1 to -9."""
        book, room = self.book, self.book.rooms[card]
        two = self._take(walk, tile, 1, TWO)
        yield HIRE_TWO, replace(two, pairs=(*walk.pairs, card), story=(*walk.story, ("hired", room.id, "two-symbols")))
        gives = walk.extra > 0
        one = self._take(walk, tile, 1, WITH_PAW if gives else WITHOUT_PAW)
        one = replace(one, attack=add(walk.attack, book.with_paw[card]), story=(*walk.story, ("hired", room.id, "with-paw")))
        yield HIRE_PAW, replace(one, tokens=one.tokens + 1, extra=one.extra - 1) if gives else one

    def _gather(self, walk: Walk, tile: int, card: int, kind: str, barred: list[Barred] | None) -> Iterator[Option]:
        """DD-ART-1, DD-COIN-1, DD-CHEST-1, DD-POTION-6 to -9, -12."""
        room = self.book.rooms[card]
        taken = replace(self._take(walk, tile, 1), story=(*walk.story, ("took", room.kind, room.id)))
        if kind == "potion" and walk.supply != NONE:
            for symbol in range(3):
                if walk.supply[symbol]:
                    got = one_of(symbol)
                    story = (*walk.story, ("brewed", room.id, SYMBOLS[symbol]))
                    yield (
                        TAKE_POTION[symbol],
                        replace(taken, potions=add(walk.potions, got), supply=subtract(walk.supply, got), story=story),
                    )
                elif barred is not None:
                    barred.append(Barred(TAKE_POTION[symbol], "DD-POTION-7"))
        elif kind == "artefact":
            yield TAKE, replace(taken, attack=add(walk.attack, self.book.trophies[card]))
        else:
            yield TAKE, taken


def _made_up_by_tramps(lacking: tuple[int, ...], pairs: list[Counts]) -> bool:
    """Whether what is lacking can be made up by one symbol of each tramp."""
    short = sum(lacking)
    if short == 0:
        return True
    if short > len(pairs):
        return False
    for symbol in range(3):
        if pairs[0][symbol] and lacking[symbol]:
            left = tuple(count - (s == symbol) for s, count in enumerate(lacking))
            if _made_up_by_tramps(left, pairs[1:]):
                return True
    return _made_up_by_tramps(lacking, pairs[1:])
