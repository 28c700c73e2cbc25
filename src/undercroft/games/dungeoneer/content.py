"""What a pack may hold, in closed vocabularies, and the book that is made from it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Literal, TypeVar

import msgspec

from undercroft.games.dungeoneer import card_language
from undercroft.games.dungeoneer.actions import Choices
from undercroft.games.dungeoneer.card_language import Clause, Word
from undercroft.kernel.packs import WrongPack
from undercroft.kernel.types import Action, Book

FORMS = ("melee", "magic", "speed")
OPEN, WALL, BLOCKED, TRAPPED = 0, 1, 2, 3

CardClass = Literal["treasure", "boon", "bane", "monster", "trap"]
Timing = Literal["hero", "dungeonlord", "response", "anytime"]
Duration = Literal["permanent", "instant", "attachment", "monster"]
Category = Literal["chance", "sacrifice", "hunt", "search", "escort", "threat", "influence"]


class LocationCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    type: Literal["room", "tunnel"]
    sides: tuple[str, str, str, str]
    glory: int
    peril: int
    entrance: bool = False
    effect: str = ""


class MonsterCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A quest's own monster."""

    id: str
    kinds: tuple[str, ...]
    health: int
    melee: str
    magic: str
    speed: str
    effect: str = ""


class AdventureCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    class_: CardClass = msgspec.field(name="class")
    kinds: tuple[str, ...]
    price: str
    timing: Timing
    duration: Duration
    effect: str = ""
    copies: int = 1
    health: int = 0
    melee: str = "0c"
    magic: str = "0c"
    speed: str = "0c"


class QuestCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    category: Category
    where: tuple[str, ...]
    test: str
    reward: str
    failure: str = ""
    option: str = ""
    search: int = 0
    influence: str = ""
    monster: MonsterCard | None = None


class HeroCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    health: int
    boons: int
    treasures: int
    melee: tuple[int, ...]
    magic: tuple[int, ...]
    speed: tuple[int, ...]
    ability: str


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    quests_to_win: int
    health: int
    hand: int
    personal_quests: int
    lair: int
    tunnels: int
    levels: int


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    figures: Figures
    locations: tuple[LocationCard, ...]
    cards: tuple[AdventureCard, ...]
    quests: tuple[QuestCard, ...]
    heroes: tuple[HeroCard, ...]


class Side(msgspec.Struct, frozen=True, gc=False):
    kind: int
    stat: str = ""
    value: int = 0


class Score(msgspec.Struct, frozen=True, gc=False):
    value: int
    attacks: bool
    """A round symbol: the card may attack in this form."""


Lasting = dict[str, tuple[Word, ...]]
"""Name -> the words that act on whoever bears the card, as long as it is in play."""


class Location(msgspec.Struct, frozen=True, gc=False):
    id: str
    type: str
    entrance: bool
    sides: tuple[Side, ...]
    turned: tuple[Side, ...]
    """The sides after a half turn."""
    leads: int
    leads_turned: int
    """Which sides are no walls, a bit each from the north, as printed and after a half turn."""
    glory: int
    peril: int
    clauses: tuple[Clause, ...]
    entry: tuple[Clause, ...]
    """What it does to who enters: effects and hazards that are tested."""
    uses: tuple[Clause, ...]
    swap_price: int
    """The glory that another quest costs here, or -1."""
    locks: frozenset[str]
    """What nobody may do here."""
    danger: int

    @property
    def exits(self) -> int:
        return self.leads.bit_count()


class Monster(msgspec.Struct, frozen=True, gc=False):
    id: str
    kinds: tuple[str, ...]
    health: int
    scores: dict[str, Score]
    clauses: tuple[Clause, ...]
    attack: tuple[Clause, ...]
    hits: tuple[Clause, ...]
    own: tuple[Word, ...]
    """Lasting changes of its own rolls."""


class Card(msgspec.Struct, frozen=True, gc=False):
    """One adventure card. Copies of a card are cards of their own with the same id."""

    id: str
    sort: str
    """Treasure, boon, bane, monster or trap."""
    kinds: tuple[str, ...]
    price: int
    """-1: the player chooses it."""
    timing: str
    duration: str
    glory: bool
    """Paid with glory; otherwise with peril."""
    clauses: tuple[Clause, ...]
    plays: tuple[Clause, ...]
    """What it does when it is played."""
    uses: tuple[Clause, ...]
    """What its holder may use."""
    lasting: Lasting
    to_host: tuple[Word, ...]
    """What an attachment changes at the monster it lies under."""
    condition: str
    """The only moment for it, where the timing does not say enough."""
    aimed: bool
    """Whether it is played on one hero."""
    encounter: bool
    monster: Monster | None

    @property
    def deeds(self) -> tuple[Word, ...]:
        """The words that are read when the card is played."""
        return tuple(word for clause in self.plays for word in clause.words)

    def words(self, name: str) -> tuple[Word, ...]:
        return tuple(word for word in self.deeds if word.name == name)


class Quest(msgspec.Struct, frozen=True, gc=False):
    id: str
    category: str
    where: tuple[str, ...]
    test: Word
    reward: tuple[Word, ...]
    failure: tuple[Word, ...]
    option: tuple[int, Word] | None
    """Glory to pay before the roll, and what it buys."""
    search: int
    influence: tuple[Clause, ...]
    lasting: Lasting
    """What weighs on those it concerns until it is completed."""
    resets: tuple[Word, ...]
    """What it does to them in every reset phase."""
    monster: Monster | None


class Hero(msgspec.Struct, frozen=True, gc=False):
    id: str
    health: int
    limits: dict[str, int]
    scores: dict[str, tuple[int, ...]]
    clauses: tuple[Clause, ...]
    lasting: Lasting
    surges: tuple[Clause, ...]
    """What may be bought before a roll."""
    slain: tuple[Clause, ...]
    """What a slain monster brings."""


class DungeonBook(Book):
    """A pack ready for play: effects are read, cards are numbered."""

    def __init__(self, name: str, fingerprint: str, pack: Pack) -> None:
        self.name = name
        self.fingerprint = fingerprint
        self.figures = pack.figures
        self.locations = tuple(_location(card) for card in pack.locations)
        self.cards = tuple(_card(card) for card in pack.cards for _ in range(card.copies))
        self.quests = tuple(_quest(card) for card in pack.quests)
        self.heroes = tuple(_hero(card) for card in pack.heroes)
        self.entrance = next((n for n, place in enumerate(self.locations) if place.entrance), -1)
        self.tunnels = tuple(n for n, place in enumerate(self.locations) if place.type == "tunnel")
        self.place = {place.id: number for number, place in enumerate(self.locations)}
        self.names = tuple(card.id for card in self.cards)
        self.kinds = tuple(dict.fromkeys(self.names))
        self.cards_with = _bearers(self.cards)
        """The cards that bear a lasting word, so that it is looked for only on them."""
        self.quests_with = _bearers(self.quests)
        lasting = [owner.lasting for owners in (self.cards, self.quests, self.heroes) for owner in owners]
        falls = sum(min(0, word.number(2)) for words in lasting for word in words.get("LIMIT", ()))
        self.always_room = tuple({which: room + falls for which, room in hero.limits.items()} for hero in self.heroes)
        """So many cards of a sort a hero can hold whatever is played."""
        self.least_room = tuple(min(rooms.values()) for rooms in self.always_room)
        self.counted = {which: self._cards_of(which.removesuffix("s")) for which in ("treasures", "boons")}
        """The cards that count for a limit."""
        self.anytime = frozenset(
            number
            for number, card in enumerate(self.cards)
            if card.timing == "anytime" and (card.sort == "bane" or (card.glory and not card.condition))
        )
        """The cards that a player may play at any time; those with a condition have a moment of their own."""
        self.responses = frozenset(
            number for number, card in enumerate(self.cards) if card.timing == "response" or card.condition == "before_attack"
        )
        """The cards that answer an attack."""
        self.usable = frozenset(number for number, card in enumerate(self.cards) if card.uses)
        self.by_id = {card.id: card for card in self.cards}
        self.choices = Choices(
            self.kinds,
            [quest.monster.id for quest in self.quests if quest.monster is not None],
            [place.id for place in self.locations],
            [quest.id for quest in self.quests],
            [hero.id for hero in self.heroes],
            {n: f"{name}-{self.names[: n + 1].count(name)}" for n, name in enumerate(self.names) if self.names.count(name) > 1},
        )
        self.catalogue = self.choices.catalogue

    def _cards_of(self, sort: str) -> frozenset[int]:
        return frozenset(number for number, card in enumerate(self.cards) if card.sort == sort)

    def each(self, choices: dict[str, Action], cards: Sequence[int]) -> list[Action]:
        """A choice for every kind of card; two of a kind are alike."""
        if not cards:
            return []
        names = self.names
        return [choices[name] for name in dict.fromkeys([names[card] for card in cards])]

    def number_of(self, name: str) -> int:
        """The first of the cards with this name."""
        return self.names.index(name)

    def foe_of(self, name: str) -> int:
        """A monster by its name: a card, or a quest's own (-2 minus the quest)."""
        if name in self.names:
            return self.names.index(name)
        return next(-2 - n for n, quest in enumerate(self.quests) if quest.monster is not None and quest.monster.id == name)

    def named(self, cards: Iterable[int], choice: Action) -> list[int]:
        """All of these cards that a choice may mean."""
        return [card for card in cards if self.names[card] == choice.target]

    def chosen(self, cards: Iterable[int], choice: Action) -> int:
        """The first of these cards that a choice means."""
        return next(card for card in cards if self.names[card] == choice.target)


def _bearers(owners: Sequence[Card | Quest]) -> dict[str, frozenset[int]]:
    """Name of a lasting word -> the numbers of those that bear it."""
    names = {name for owner in owners for name in owner.lasting}
    return {name: frozenset(number for number, owner in enumerate(owners) if name in owner.lasting) for name in names}


T = TypeVar("T")


def _parsed(owner: str, parse: Callable[[str], T], text: str) -> T:
    """What a text of a pack says; one that cannot be read is refused with its owner."""
    try:
        return parse(text)
    except card_language.WrongEffect as error:
        raise WrongPack(f"{owner}: {error}") from None


def _side(owner: str, text: str) -> Side:
    if text in ("O", "W"):
        return Side(OPEN if text == "O" else WALL)
    found = re.fullmatch(r"([BT]) (melee|magic|speed) (\d+)", text)
    if found is None:
        raise WrongPack(f"{owner}: there is no side '{text[:20]}'")
    return Side(BLOCKED if found[1] == "B" else TRAPPED, found[2], int(found[3]))


def _score(owner: str, text: str) -> Score:
    found = re.fullmatch(r"(\d+)([ac])", text)
    if found is None:
        raise WrongPack(f"{owner}: there is no score '{text[:20]}'")
    return Score(int(found[1]), found[2] == "a")


def _of(clauses: tuple[Clause, ...], *triggers: str) -> tuple[Clause, ...]:
    return tuple(clause for clause in clauses if clause.trigger in triggers)


def _lasting(clauses: tuple[Clause, ...], *bearers: str) -> Lasting:
    """The lasting words that act on who bears the card, by name."""
    found: dict[str, tuple[Word, ...]] = {}
    for clause in _of(clauses, "static"):
        for word in clause.words:
            if word.args[0] in bearers:
                found[word.name] = (*found.get(word.name, ()), word)
    return found


def _location(card: LocationCard) -> Location:
    owner = f"location {card.id}"
    sides = tuple(_side(owner, side) for side in card.sides)
    turned = sides[2:] + sides[:2]
    clauses = _parsed(owner, card_language.read, card.effect)
    hazards = [clause.words[0] for clause in _of(clauses, "hazard")]
    tested = tuple(c for c in _of(clauses, "enter", "hazard") if c.words[0].name != "DANGER")
    uses = _of(clauses, "use")
    swap_price = next((clause.glory for clause in uses if clause.words[0].name == "SWAPQUEST"), -1)
    locks = frozenset(str(word.args[1]) for word in _lasting(clauses, "here").get("LOCK", ()))
    danger = sum(word.number(0) for word in hazards if word.name == "DANGER")
    return Location(
        card.id, card.type, card.entrance, sides, turned, _leads(sides), _leads(turned), card.glory, card.peril, clauses, tested,
        uses, swap_price, locks, danger,
    )  # fmt: skip


def _leads(sides: tuple[Side, ...]) -> int:
    return sum(1 << at for at, side in enumerate(sides) if side.kind != WALL)


def _monster(owner: str, card: AdventureCard | MonsterCard) -> Monster:
    scores = {form: _score(owner, getattr(card, form)) for form in FORMS}
    if not any(score.attacks for score in scores.values()) or card.health < 1:
        raise WrongPack(f"{owner}: a monster needs health and a form to attack in")
    clauses = _parsed(owner, card_language.read, card.effect)
    own = _lasting(clauses, "self").get("MOD", ())
    return Monster(card.id, card.kinds, card.health, scores, clauses, _of(clauses, "attack"), _of(clauses, "hit"), own)


def _card(card: AdventureCard) -> Card:
    owner = f"card {card.id}"
    glory = card.class_ in ("treasure", "boon")
    unit = "G" if glory else "P"
    found = re.fullmatch(r"(\d+|X)([GP])", card.price)
    if found is None or found[2] != unit:
        raise WrongPack(f"{owner}: the price '{card.price[:10]}' must be in {unit}")
    if glory and found[1] == "X":
        raise WrongPack(f"{owner}: only a price in P is chosen")
    clauses = _parsed(owner, card_language.read, card.effect)
    aimed = card.class_ in ("monster", "trap") or any(
        word.args and word.args[0] in ("foe", "here") for clause in clauses for word in clause.words
    )
    return Card(
        card.id, card.class_, card.kinds, -1 if found[1] == "X" else int(found[1]), card.timing, card.duration, glory, clauses,
        _of(clauses, "play"), _of(clauses, "use"), _lasting(clauses, "me", "foe"), _lasting(clauses, "host").get("MOD", ()),
        clauses[0].condition if clauses else "", aimed, card.class_ in ("monster", "trap"),
        _monster(owner, card) if card.class_ == "monster" else None,
    )  # fmt: skip


def _quest(card: QuestCard) -> Quest:
    owner = f"quest {card.id}"
    tests = _parsed(owner, card_language.words, card.test)
    if len(tests) != 1:
        raise WrongPack(f"{owner}: one test, not {len(tests)}")
    option = None
    if card.option:
        found = re.fullmatch(r"(\d+)G: (DIE\(.*\))", card.option)
        if found is None:
            raise WrongPack(f"{owner}: the option '{card.option[:20]}' is no die for glory")
        option = (int(found[1]), _parsed(owner, card_language.words, found[2])[0])
    influence = _parsed(owner, card_language.read, card.influence)
    resets = tuple(word for clause in _of(influence, "reset") for word in clause.words)
    reward, failure = (_parsed(owner, card_language.deeds, text) for text in (card.reward, card.failure))
    return Quest(
        card.id, card.category, card.where, tests[0], reward, failure, option,
        card.search, influence, _lasting(influence, "affected"), resets,
        _monster(owner, card.monster) if card.monster else None,
    )  # fmt: skip


def _hero(card: HeroCard) -> Hero:
    clauses = _parsed(f"hero {card.id}", card_language.read, card.ability)
    scores = {form: getattr(card, form) for form in FORMS}
    surges = tuple(clause for clause in _of(clauses, "use") if clause.window == "before_roll")
    limits = {"treasures": card.treasures, "boons": card.boons}
    return Hero(card.id, card.health, limits, scores, clauses, _lasting(clauses, "me"), surges, _of(clauses, "slain"))
