"""The choices a player can make, each with a text form both ways; listed once a book."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from undercroft.kernel.types import Action, Catalogue

MOST_SEATS, MOST_X = 4, 40
FORMS = ("melee", "magic", "speed")
SIDES = ("north", "east", "south", "west")
PASS, BEGIN, END, EXPLORE, STAND, ROLL = (Action(word) for word in ("pass", "begin", "end", "explore", "stand", "roll"))
GO_ON, STAY, SAVE_POINT, SPEND_ALL = (Action(word) for word in ("go-on", "stay", "save-point", "spend-all"))
WOUND, HAND, LAIR, DISCARD_IT = Action("wound"), Action("to-hand"), Action("to-lair"), Action("to-discard")
DODGE, TEST, TIP = Action("dodge"), Action("test"), Action("tip")
"""Dodge spikes for a point, or test them; tip the figure for a point."""
ABILITY = Action("ability")
KEEP_IT, USE_NOW = Action("keep"), Action("use-now")
NOT_TURNED, HALF_TURNED = Action("as-it-lies"), Action("half-turned")
MOVE = tuple(Action("move", side, index) for index, side in enumerate(SIDES))
FORM = tuple(Action("form", form, index) for index, form in enumerate(FORMS))
SEAT = tuple(Action("seat", str(seat), seat) for seat in range(MOST_SEATS))
PRICE = tuple(Action("price", str(price), price) for price in range(MOST_X + 1))
ATTACK_HERO = tuple(Action("attack-hero", str(seat), seat) for seat in range(MOST_SEATS))

PLAIN = (
    PASS, BEGIN, END, EXPLORE, STAND, ROLL, GO_ON, STAY, SAVE_POINT, SPEND_ALL, WOUND, HAND, LAIR, DISCARD_IT, DODGE, TEST, TIP,
    ABILITY, KEEP_IT, USE_NOW, NOT_TURNED, HALF_TURNED, *MOVE, *FORM, *SEAT, *PRICE, *ATTACK_HERO,
)  # fmt: skip


def _each(kind: str, names: Iterable[str]) -> dict[str, Action]:
    return {name: Action(kind, name, index) for index, name in enumerate(names)}


class Choices:
    """Cards by kind, locations, quests and heroes as choices."""

    def __init__(
        self,
        cards: Sequence[str],
        prey: Sequence[str],
        places: Sequence[str],
        quests: Sequence[str],
        heroes: Sequence[str],
        copies: Mapping[int, str],
    ) -> None:
        self.play = _each("play", cards)
        self.declare = _each("declare", cards)
        """An encounter from the hand."""
        self.rouse = _each("rouse", cards)
        """A monster from the lair."""
        self.use = _each("use", cards)
        self.shed = _each("shed", cards)
        """Pay to be rid of a bane."""
        self.discard = _each("discard", cards)
        self.dismiss = _each("dismiss", cards)
        """A monster of the lair is given up."""
        self.card = _each("card", [*cards, *prey])
        self.challenge = _each("challenge", [*cards, *prey])
        self.place = tuple(
            Action("place", f"{place}-{side}-{turn * 180}", (number * 4 + index) * 2 + turn)
            for number, place in enumerate(places)
            for index, side in enumerate(SIDES)
            for turn in range(2)
        )
        """The drawn location beside a side of a placed one, as printed or half turned."""
        self.there = _each("there", places)
        self.attempt = _each("attempt", quests)
        self.search = _each("search", quests)
        self.pick_up = _each("pick-up", quests)
        self.deliver = _each("deliver", quests)
        self.drop = _each("drop", quests)
        self.take_token = _each("take-token", quests)
        self.swap = _each("swap-quest", quests)
        self.visit = _each("visit", places)
        """Use the effect of the location."""
        self.hero = _each("hero", heroes)
        self.copy = {number: Action("copy", name, number) for number, name in copies.items()}
        """One of several cards with the same name, by its number."""
        named = (
            self.play, self.declare, self.rouse, self.use, self.shed, self.discard, self.dismiss, self.card, self.challenge,
            self.there, self.attempt, self.search, self.pick_up, self.deliver, self.drop, self.take_token, self.swap,
            self.visit, self.hero,
        )  # fmt: skip
        quick = [STAND, TIP, *ATTACK_HERO, *self.play.values(), *self.use.values(), *self.drop.values()]
        self.throw = {
            (seat, action): Action("throw", f"{seat} {action}", seat * len(quick) + index)
            for seat in range(MOST_SEATS)
            for index, action in enumerate(quick)
        }
        """What a seat may do while another is asked."""
        self._thrown = {thrown: key for key, thrown in self.throw.items()}
        listed = [action for group in (*named, self.copy) for action in group.values()]
        self.catalogue = Catalogue([*PLAIN, *self.place, *listed, *self.throw.values()], renamed={"as-printed": str(NOT_TURNED)})

    def thrown(self, action: Action) -> tuple[int, Action]:
        """Who threw something in, and what."""
        return self._thrown[action]

    def place_at(self, place: int, side: int, turn: int) -> Action:
        return self.place[(place * 4 + side) * 2 + turn]
