"""Maps, heroes and hands built for a test, in words; chance told by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.loading import load
from undercroft.games.dungeoneer.state import NOTHING, Placed, Player, State
from undercroft.kernel.luck import Luck, LuckRanOut
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Event, NotOffered, Setup

BOOK: DungeonBook = load("base")
Told = int | str


class Fate:
    """What chance brings, in order: a number is a die (1 to 6), a name is a card, location, quest or hero that is drawn.

    What is not told must not be drawn.
    """

    def __init__(self, *coming: Told) -> None:
        self.coming = list(coming)
        self.known: dict[int, int] = {}
        self.state: State | None = None
        self.table: Table | None = None

    def draw(self, count: int, below: int) -> int:
        if count not in self.known:
            if not self.coming:
                raise LuckRanOut(f"draw {count + 1} of {below} was not told")
            said = self.coming.pop(0)
            self.known[count] = said - 1 if isinstance(said, int) else self._place(said, below)
            assert 0 <= self.known[count] < below, f"{said} cannot be drawn from {below}"
        return self.known[count]

    def _place(self, name: str, below: int) -> int:
        state = self.state if self.table is None else self.table.state
        assert state is not None
        piles = [[BOOK.cards[card].id for card in pile] for pile in (state.deck, state.peril_deck, state.peril_discard)]
        piles += [[BOOK.cards[card].id for card in player.hand] for player in state.parts]
        piles.append([BOOK.locations[card].id for card in state.bag])
        piles.append([BOOK.quests[card].id for card in state.quest_bag])
        piles.append([BOOK.heroes[card].id for card in state.heroes_left])
        return next(pile.index(name) for pile in piles if name in pile and len(pile) == below)


def card(name: str, nth: int = 0) -> int:
    """The number of a card; `nth` of its copies."""
    return [number for number, each in enumerate(BOOK.cards) if each.id == name][nth]


def cards(words: str, used: set[int]) -> tuple[int, ...]:
    """Cards by name; a second copy is another card."""
    found = []
    for name in words.split():
        number = next(n for n, each in enumerate(BOOK.cards) if each.id == name and n not in used)
        used.add(number)
        found.append(number)
    return tuple(found)


def quest(name: str) -> int:
    return [each.id for each in BOOK.quests].index(name)


def place(name: str) -> int:
    return BOOK.place[name]


def hero(name: str, at: str = "tomb-antechamber", **fields: object) -> Player:
    """A player: `hero("raka", "crypt", glory=3, hand="dodge scare-off", quests="break-the-seal", level=2)`.

    Zones of cards and quests are given as words; all else as the fields of a player.
    """
    number = [each.id for each in BOOK.heroes].index(name)
    player = Player(hero=number, health=BOOK.heroes[number].health, place=place(at), visited=(place(at),))
    for field, value in fields.items():
        assert hasattr(player, field), field
        if field in ("quests", "done", "escorts", "attempts") and isinstance(value, str):
            value = tuple(quest(each) for each in value.split())
        elif field == "found" and isinstance(value, str):
            value = tuple((quest(each), place(at)) for each in value.split())
        elif field == "visited" and isinstance(value, str):
            value = tuple(place(each) for each in value.split())
        setattr(player, field, value)
    return player


def tiles(text: str) -> tuple[Placed, ...]:
    """`crypt 1,0; library 2,0 turned`: locations beside the antechamber at 0,0; x grows to the east, y to the south."""
    found = [Placed(0, 0, BOOK.entrance)]
    for line in filter(None, (part.strip() for part in text.split(";"))):
        name, at, *turned = line.split()
        x, y = (int(number) for number in at.split(","))
        found.append(Placed(x, y, place(name), turned == ["turned"]))
    return tuple(found)


def crypt(
    *heroes: Player,
    rooms: str = "crossing 0,-1; forked-passage 1,0 turned; long-gallery 0,1; collapsed-tunnel -1,0",
    luck: Sequence[Told] = (),
    bag: str = "",
    deck: str | None = None,
    discard: str = "",
    common: str = "",
    quest_bag: str | None = None,
    turn: int = 0,
    phase: str = "hero",
    attached: Sequence[tuple[str, str]] = (),
    options: Mapping[str, str] = {},
    **fields: object,
) -> Table:
    """A table in a phase of seat `turn`, asked its first question.

    `rooms` lie on the map, `bag` is the location deck, `deck` the adventure deck (all other cards when not told); `attached` are
    attachments with their hosts in play; `luck` as in Fate; `fields` are fields of the state.
    """
    chosen = {choice.id: choice.values[0] for choice in GAME.choices} | dict(options)
    setup = Setup(GAME.id, len(heroes), "base", chosen)
    state: State = GAME.set_up(setup, BOOK)
    state.parts = list(heroes)
    state.map = tiles(rooms)
    lying = {tile.card for tile in state.map}
    state.bag = tuple(place(name) for name in bag.split())
    state.gone_places = tuple(n for n in range(len(BOOK.locations)) if n not in lying and n not in state.bag)
    _deal_cards(state, deck, discard, attached)
    _deal_quests(state, common, quest_bag)
    state.heroes_left = tuple(n for n in state.heroes_left if n not in {player.hero for player in heroes})
    state.first, state.turn, state.round, state.phase = 0, turn, 1, phase
    for field, value in fields.items():
        assert hasattr(state, field), field
        setattr(state, field, value)
    fate = Fate(*luck)
    fate.state = state
    table = Table.restore(GAME, setup, BOOK, Luck(fate), state, {})
    fate.table = table
    return table


def _deal_cards(state: State, deck: str | None, discard: str, attached: Sequence[tuple[str, str]]) -> None:
    used: set[int] = set()
    for player in state.parts:
        for zone in ("hand", "inventory", "lair", "banes"):
            held = getattr(player, zone)
            if isinstance(held, str):
                setattr(player, zone, cards(held, used))
        if isinstance(player.known, str):
            player.known = tuple(number for number in player.hand if BOOK.cards[number].id in player.known.split())
    state.discard = cards(discard, used)
    for hung, host in attached:
        (number,) = cards(hung, used)
        under = next(n for p in state.parts for n in (*p.inventory, *p.lair) if BOOK.cards[n].id == host)
        state.attached += ((number, under),)
    if state.terms.solo:
        state.peril_discard = tuple(n for n in state.discard if not BOOK.cards[n].glory)
        state.discard = tuple(n for n in state.discard if BOOK.cards[n].glory)
        state.peril_deck = tuple(n for n in state.peril_deck if n not in used)
    state.deck = tuple(n for n in state.deck if n not in used) if deck is None else cards(deck, used)
    everything = {*used, *state.deck, *state.peril_deck, *state.gone}
    state.gone += tuple(n for n in range(len(BOOK.cards)) if n not in everything)


def _deal_quests(state: State, common: str, quest_bag: str | None) -> None:
    state.common = tuple(quest(name) for name in common.split())
    taken = {*state.common, *(q for player in state.parts for q in (*player.quests, *player.done))}
    taken |= {q for q, _ in state.tokens}
    free = tuple(q for q in range(len(BOOK.quests)) if q not in taken)
    state.quest_bag = free if quest_bag is None else tuple(quest(name) for name in quest_bag.split())
    state.quests_gone = tuple(q for q in free if q not in state.quest_bag)


# ---- asking and answering ----


def asked(table: Table) -> Ask:
    (ask,) = table.questions()
    return ask


def offered(table: Table, kind: str = "") -> list[str]:
    """The options of the open question as texts, all or of one kind."""
    return [str(option) for option in asked(table).options if kind in ("", option.kind)]


def answer(table: Table, *texts: str) -> Table:
    """Answers of whoever is asked, one after another."""
    for text in texts:
        ask = asked(table)
        found = [option for option in ask.options if str(option) == text]
        assert found, f"'{text}' is not offered for {ask.kind}: {offered(table)}"
        table.answer(ask.seat, found[0])
    return table


def throw(table: Table, seat: int, text: str) -> Table:
    """What a seat that is not asked throws in."""
    found = [action for action in table.aside(seat) if action.target == f"{seat} {text}"]
    assert found, f"'{text}' cannot be thrown in: {[action.target for action in table.aside(seat)]}"
    table.answer(seat, found[0])
    return table


def told(table: Table, kind: str) -> list[Event]:
    return [event for event in table.told(None) if event.kind == kind]


def ids(numbers: Sequence[int]) -> list[str]:
    """Cards by name."""
    return [BOOK.cards[number].id for number in numbers]


def quest_ids(numbers: Sequence[int]) -> list[str]:
    return [BOOK.quests[number].id for number in numbers]


def at(player: Player) -> str:
    """The location of a hero."""
    return "" if player.place == NOTHING else BOOK.locations[player.place].id


def part(table: Table, seat: int = 0) -> Player:
    found: Player = table.state.parts[seat]
    return found


def compared(table: Table) -> list[tuple[object, ...]]:
    return [event.data for event in told(table, "compared")]


def refuse(table: Table, *texts: str) -> None:
    """What cannot be done: the answer is not taken and nothing changes."""
    for text in texts:
        action, before = BOOK.choices.catalogue.read(text), table.digest()
        assert action is not None
        with pytest.raises(NotOffered):
            table.answer(asked(table).seat, action)
        assert table.digest() == before


def threats(table: Table) -> list[tuple[object, ...]]:
    return [event.data for event in told(table, "tested")]
