"""What an option is about, for those who put it into words."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.monsters_of_egypt import ASKS
from undercroft.games.monsters_of_egypt.content import Item, Plan, TombBook
from undercroft.games.monsters_of_egypt.state import Hero, State
from undercroft.kernel.foretell import Foretold
from undercroft.kernel.types import Action, Ask, Figure, Seat

NOT_OWN = ("agree", "concede")
"""Questions that name the hero who proposes something, not the one who answers."""


class Scene(NamedTuple):
    """The action, the question, the state it is asked in, and what trying it showed."""

    action: Action
    ask: Ask
    state: State
    book: TombBook
    sure: Foretold
    seat: Seat

    @property
    def plan(self) -> Plan:
        return self.book.plans[self.state.terms.mode]

    def about(self, name: str) -> Figure:
        return self.ask.about[ASKS[self.ask.kind].index(name)]

    @property
    def subject(self) -> str:
        """The hero that needs no name, because the question is put to it; empty where there is none."""
        own = "hero" in ASKS[self.ask.kind] and self.ask.kind not in NOT_OWN and self.action.kind != "crystal"
        return str(self.about("hero")) if own else ""

    @property
    def number(self) -> int:
        """The hero that the question is about."""
        return self.who(str(self.about("hero")))

    @property
    def hero(self) -> Hero:
        return self.state.heroes[self.number]

    def who(self, name: str) -> int:
        return next(n for n, hero in enumerate(self.state.heroes) if hero.card >= 0 and self.book.cards[hero.card].id == name)

    def name(self, number: int) -> str:
        return self.book.cards[self.state.heroes[number].card].id

    @property
    def item(self) -> Item:
        return self.book.items[self.action.target]

    @property
    def target(self) -> dict[str, Figure]:
        return {"cell": self.action.target}


def kind_of(token: str) -> str:
    """The kind of a token by its name: the second of a kind has a number behind it."""
    kind, _, number = token.rpartition("-")
    return kind if number.isdigit() else token
