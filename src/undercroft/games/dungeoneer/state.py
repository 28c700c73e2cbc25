"""The pieces: a mutable root and a mutable part a player, whose fields are all immutable values. No rules here."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated, Any

import msgspec

from undercroft.games.dungeoneer.actions import MOST_SEATS
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.kernel.names import Named, Names
from undercroft.kernel.terms import filled
from undercroft.kernel.types import Setup

NOBODY = NOTHING = UNKNOWN = -1

CardNumber = Annotated[int, Named("card", {NOTHING: ""})]
PlaceNumber = Annotated[int, Named("place", {NOTHING: ""})]
QuestNumber = Annotated[int, Named("quest", {NOTHING: ""})]
HeroNumber = Annotated[int, Named("hero", {NOTHING: ""})]
FoeNumber = Annotated[int, Named("foe", {NOTHING: ""})]
"""Of a card, of a quest's own monster (-2 minus the quest), or a `rival`."""


def rival(seat: int) -> int:
    """A hero among the foes that a hero remembers: no card and no quest's monster has this number."""
    return -100 - seat


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agreed on: variants, and the other readings of unclear rules."""

    solo: bool = False
    hard: bool = False
    no_blank_spots: bool = False
    resurrection: bool = False
    choose_heroes: bool = False
    optional_discard: bool = False
    impartial: bool = False
    nothing_personal: bool = False
    limited_movement: bool = False
    tip_for_point: bool = False
    dodge_spikes: bool = False
    half_turn: bool = True
    ambush: bool = True
    sanctuary_challenge_only: bool = False
    one_free_attempt: bool = False
    """One free attempt a turn, not one for each quest."""
    hits_on_counter: bool = True
    escorts_on_counter: bool | msgspec.UnsetType = msgspec.UNSET
    """A defender who hits may take an escort, too. Not written where it is off: records of earlier versions keep their hashes."""
    masked: bool = False
    """Who holds cards is asked in a window also where nothing can be played."""
    hidden: bool | msgspec.UnsetType = msgspec.UNSET
    """The same before rolls, before a location is faced and in the Dungeonlord phase. Not written where it is off."""
    round_limit: int = 0


NOT_ALONE = ("no_blank_spots", "resurrection", "impartial", "nothing_personal")
"""Terms that mean nothing to one player."""


class Placed(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A location of the map; `half` is turned by half."""

    x: int
    y: int
    card: PlaceNumber
    half: bool = False


class Opened(msgspec.Struct, frozen=True, gc=False):
    """A blocked exit that a hero holds open, or a trapped one that was overcome (holder -1)."""

    place: PlaceNumber
    side: int
    holder: int = NOBODY


class Mod(msgspec.Struct, frozen=True, gc=False):
    """A passing change: of a player's hero, or of a monster (its card; then `seat` is -1)."""

    seat: int
    card: FoeNumber
    what: str
    amount: int
    scope: str


class Attack(msgspec.Struct, frozen=True, gc=False):
    """One attack of a battle: who attacks whom in which form, and what came of it.

    `card` is a monster of the deck; a quest's own monster is -2 minus the quest; a hero's attack is -1. A trap has no form.
    """

    card: FoeNumber
    owner: int
    victim: int
    """-1: a hero attacks a monster, `against`."""
    form: str
    health: int = 0
    place: PlaceNumber = NOTHING
    """Where the encounter takes place."""
    against: FoeNumber = NOTHING
    dealt: int = 0
    """Wounds that the monster has dealt."""
    hits: tuple[int, ...] = ()
    """Who has wounded the monster, a seat for every wound."""
    gone: str = ""
    """Why it is out of the battle: dropped, slain, left, sprung, over."""
    settled: bool = False
    """The card lies somewhere else already."""
    spared: bool = False
    """The victim has seen to it that a hit does nothing."""
    die: int = 0
    roll: int = 0
    counter_die: int = 0
    counter: int = 0

    @property
    def wounded(self) -> bool:
        """DG-RULING-64: also when the wound has healed since."""
        return bool(self.hits)


class Player(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    hero: HeroNumber = NOTHING
    level: int = 1
    health: int = 0
    place: PlaceNumber = NOTHING
    """The location the hero stands in."""
    fallen: bool = False
    stand: tuple[str, int] = ("", 0)
    """The test that standing up needs."""
    points: int = 0
    """Action points; outside the own turn the saved one."""
    glory: int = 0
    peril: int = 0
    hand: tuple[CardNumber, ...] = ()
    known: tuple[CardNumber, ...] = ()
    """Cards of the hand that everybody has seen go there."""
    inventory: tuple[CardNumber, ...] = ()
    lair: tuple[CardNumber, ...] = ()
    banes: tuple[CardNumber, ...] = ()
    """Lasting banes on this hero."""
    quests: tuple[QuestNumber, ...] = ()
    done: tuple[QuestNumber, ...] = ()
    escorts: tuple[QuestNumber, ...] = ()
    visited: tuple[PlaceNumber, ...] = ()
    """Locations that are not new for the hero this turn."""
    moved: bool = False
    arrived: bool = True
    """The hero came to its location in its own turn."""
    attacked: bool = False
    """The one attack of this player turn is used up."""
    attempts: tuple[QuestNumber, ...] = ()
    """Quests attempted this turn, as often as they were."""
    found: tuple[tuple[QuestNumber, PlaceNumber], ...] = ()
    """Quests whose place was found this turn, and that place."""
    used: tuple[str, ...] = ()
    """Effects used since the own reset."""
    hurt_by: tuple[FoeNumber, ...] = ()
    """Who dealt this hero a wound this turn: cards, a quest's monster, a `rival`."""
    tipped: bool = False
    """The figure was tipped this turn, for a point or for an attack."""
    spare: bool = False
    """The point of a tipped figure is not spent: it serves although the hero lies."""
    saved: bool = False
    """A point was saved in the last own turn."""
    owed: int = 0
    """Cards to be drawn before anybody is asked again."""
    out: bool = False

    def clone(self) -> Player:
        return self.__copy__()  # type: ignore[attr-defined, no-any-return]


class State(msgspec.Struct, forbid_unknown_fields=True):
    terms: Terms
    phase: str = "deal"
    round: int = 0
    turn: int = NOBODY
    first: int = NOBODY
    map: tuple[Placed, ...] = ()
    bag: tuple[PlaceNumber, ...] = ()
    """The location deck, in no order; cards put under it come after it."""
    under: tuple[PlaceNumber, ...] = ()
    drawn: PlaceNumber = NOTHING
    """A location in hand, still to be placed, and by whom."""
    placer: int = NOBODY
    builds: int = 0
    """Locations still to be drawn and placed, by the active player."""
    dues: int = 0
    """Solo: dice to be rolled for peril cards."""
    deck: tuple[CardNumber, ...] = ()
    """The adventure deck, in no order."""
    discard: tuple[CardNumber, ...] = ()
    peril_deck: tuple[CardNumber, ...] = ()
    """Only in the solo game: there the deck holds glory cards."""
    peril_discard: tuple[CardNumber, ...] = ()
    gone: tuple[CardNumber, ...] = ()
    """Adventure cards out of the game."""
    played: tuple[CardNumber, ...] = ()
    """Cards that lie open and are not yet where they belong."""
    attached: tuple[tuple[CardNumber, CardNumber], ...] = ()
    """Attachment and its host."""
    quest_bag: tuple[QuestNumber, ...] = ()
    quest_under: tuple[QuestNumber, ...] = ()
    common: tuple[QuestNumber, ...] = ()
    quests_gone: tuple[QuestNumber, ...] = ()
    tokens: tuple[tuple[QuestNumber, PlaceNumber], ...] = ()
    """Dropped escorts: quest and location."""
    opened: tuple[Opened, ...] = ()
    declared: tuple[Attack, ...] = ()
    """Encounters named and paid for; a trap has no form."""
    encountered: bool = False
    """The declaration of this phase is over."""
    attacks: tuple[Attack, ...] = ()
    """The battle under way."""
    stage: str = ""
    """Of the battle: attack, response, rolls, counter, compare, challenge, lair, reward."""
    mods: tuple[Mod, ...] = ()
    prey: tuple[tuple[QuestNumber, int], ...] = ()
    """Quest monsters wounded this phase, and their health."""
    waiting_banes: tuple[CardNumber, ...] = ()
    """Solo: banes that wait for a card they act on."""
    dice: tuple[int, ...] = ()
    """What was rolled last."""
    heroes_left: tuple[HeroNumber, ...] = ()
    hands: tuple[tuple[PlaceNumber, ...], ...] = ()
    """Locations dealt out before the map is built (no blank spots)."""
    quest_done: bool = False
    """A quest was completed: the hero phase is over."""
    gone_places: tuple[PlaceNumber, ...] = ()
    """Locations that found no place (no blank spots)."""
    winner: int = NOBODY
    """The seat that has won."""
    lost: bool = False
    """Solo: the hero is defeated."""
    parts: list[Player] = []
    shown: tuple[int, ...] = ()

    def clone(self) -> State:
        new: State = self.__copy__()  # type: ignore[attr-defined]
        new.parts = [player.__copy__() for player in self.parts]  # type: ignore[attr-defined]
        return new


def cards_in(state: State) -> Iterator[int]:
    """The adventure cards, wherever they lie; hidden ones are -1."""
    for zone in (
        state.deck, state.discard, state.peril_deck, state.peril_discard, state.gone, state.played, state.waiting_banes
    ):  # fmt: skip
        yield from zone
    yield from (card for card, _ in state.attached)
    yield from (attack.card for attack in (*state.declared, *state.attacks) if attack.card >= 0 and not attack.settled)
    for player in state.parts:
        yield from (*player.hand, *player.inventory, *player.lair, *player.banes)


class View(msgspec.Struct, frozen=True):
    """What a seat may know, or a spectator (seat None): hidden cards in others' hands are -1, the deck is not told."""

    seat: int | None
    state: State
    unseen: tuple[int, ...]
    """Adventure cards in the deck or hidden in others' hands."""
    waiting: tuple[int, ...]
    asked: tuple[str, ...]
    """The kinds of the open questions."""
    quiet: State | None
    since: tuple[tuple[int, str], ...]
    """What was answered since then, but for windows that others let pass."""
    drawn: tuple[int, ...]


def read_terms(setup: Setup) -> Terms:
    o, alone = setup.options, setup.seats == 1
    return filled(
        Terms,
        setup,
        solo=alone,
        hard=alone and o["solo"] == "hard",
        limited_movement=o["movement"] == "limited",
        tip_for_point=o["movement"] == "tipping",
        sanctuary_challenge_only=o["sanctuary"] == "challenge-only",
        one_free_attempt=o["free-attempt"] == "per-turn",
        escorts_on_counter=o["escort-taking"] == "any-hit" or msgspec.UNSET,
        masked=not alone and o["windows"] != "open",
        hidden=(not alone and o["windows"] == "hidden") or msgspec.UNSET,
        round_limit=0 if o["round-limit"] == "none" else int(o["round-limit"]),
        **(dict.fromkeys(NOT_ALONE, False) if alone else {}),
    )


def has_windows(setup: Setup) -> bool:
    return read_terms(setup).masked


@lru_cache(32)
def _names(book: DungeonBook) -> Names[State]:
    cards = dict(enumerate(_apart(book.names)))
    monsters = {-2 - number: quest.monster.id for number, quest in enumerate(book.quests) if quest.monster is not None}
    rivals = {rival(seat): f"seat {seat}" for seat in range(MOST_SEATS)}
    tables = {
        "card": cards,
        "place": {number: place.id for number, place in enumerate(book.locations)},
        "quest": {number: quest.id for number, quest in enumerate(book.quests)},
        "hero": {number: hero.id for number, hero in enumerate(book.heroes)},
        "foe": cards | monsters | rivals,
    }
    return Names(State, tables)


def _apart(ids: tuple[str, ...]) -> Iterator[str]:
    """The second of two alike is `id#2`."""
    for at, name in enumerate(ids):
        before = ids[:at].count(name)
        yield f"{name}#{before + 1}" if before else name


def write(state: State, book: DungeonBook) -> dict[str, Any]:
    return _names(book).write(state)


def read(plain: object, book: DungeonBook) -> State:
    return _names(book).read(plain)
