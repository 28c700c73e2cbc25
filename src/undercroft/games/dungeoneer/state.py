"""The pieces: a mutable root and a mutable part a player, whose fields are all immutable values. No rules here."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from undercroft.kernel.types import Setup

NOBODY = NOTHING = UNKNOWN = -1


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


class Placed(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A location of the map; `half` is turned by half."""

    x: int
    y: int
    card: int
    half: bool = False


class Opened(msgspec.Struct, frozen=True, gc=False):
    """A blocked exit that a hero holds open, or a trapped one that was overcome (holder -1)."""

    place: int
    side: int
    holder: int = NOBODY


class Mod(msgspec.Struct, frozen=True, gc=False):
    """A passing change: of a player's hero, or of a monster (its card; then `seat` is -1)."""

    seat: int
    card: int
    what: str
    amount: int
    scope: str


class Attack(msgspec.Struct, frozen=True, gc=False):
    """One attack of a battle: who attacks whom in which form, and what came of it.

    `card` is a monster of the deck; a quest's own monster is -2 minus the quest; a hero's attack is -1. A trap has no form.
    """

    card: int
    owner: int
    victim: int
    """-1: a hero attacks a monster, `against`."""
    form: str
    health: int = 0
    place: int = NOTHING
    """Where the encounter takes place."""
    against: int = NOTHING
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
    hero: int = NOTHING
    level: int = 1
    health: int = 0
    place: int = NOTHING
    """The location the hero stands in."""
    fallen: bool = False
    stand: tuple[str, int] = ("", 0)
    """The test that standing up needs."""
    points: int = 0
    """Action points; outside the own turn the saved one."""
    glory: int = 0
    peril: int = 0
    hand: tuple[int, ...] = ()
    known: tuple[int, ...] = ()
    """Cards of the hand that everybody has seen go there."""
    inventory: tuple[int, ...] = ()
    lair: tuple[int, ...] = ()
    banes: tuple[int, ...] = ()
    """Lasting banes on this hero."""
    quests: tuple[int, ...] = ()
    done: tuple[int, ...] = ()
    escorts: tuple[int, ...] = ()
    visited: tuple[int, ...] = ()
    """Locations that are not new for the hero this turn."""
    moved: bool = False
    arrived: bool = True
    """The hero came to its location in its own turn."""
    attacked: bool = False
    """The one attack of this player turn is used up."""
    attempts: tuple[int, ...] = ()
    """Quests attempted this turn, as often as they were."""
    found: tuple[tuple[int, int], ...] = ()
    """Quests whose place was found this turn, and that place."""
    used: tuple[str, ...] = ()
    """Effects used since the own reset."""
    hurt_by: tuple[int, ...] = ()
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
    bag: tuple[int, ...] = ()
    """The location deck, in no order; cards put under it come after it."""
    under: tuple[int, ...] = ()
    drawn: int = NOTHING
    """A location in hand, still to be placed, and by whom."""
    placer: int = NOBODY
    builds: int = 0
    """Locations still to be drawn and placed, by the active player."""
    dues: int = 0
    """Solo: dice to be rolled for peril cards."""
    deck: tuple[int, ...] = ()
    """The adventure deck, in no order."""
    discard: tuple[int, ...] = ()
    peril_deck: tuple[int, ...] = ()
    """Only in the solo game: there the deck holds glory cards."""
    peril_discard: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    """Adventure cards out of the game."""
    played: tuple[int, ...] = ()
    """Cards that lie open and are not yet where they belong."""
    attached: tuple[tuple[int, int], ...] = ()
    """Attachment and its host."""
    quest_bag: tuple[int, ...] = ()
    quest_under: tuple[int, ...] = ()
    common: tuple[int, ...] = ()
    quests_gone: tuple[int, ...] = ()
    tokens: tuple[tuple[int, int], ...] = ()
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
    prey: tuple[tuple[int, int], ...] = ()
    """Quest monsters wounded this phase, and their health."""
    waiting_banes: tuple[int, ...] = ()
    """Solo: banes that wait for a card they act on."""
    dice: tuple[int, ...] = ()
    """What was rolled last."""
    heroes_left: tuple[int, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()
    """Locations dealt out before the map is built (no blank spots)."""
    quest_done: bool = False
    """A quest was completed: the hero phase is over."""
    gone_places: tuple[int, ...] = ()
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
    o = setup.options
    on = {name: value == "on" for name, value in o.items()}
    return Terms(
        solo=setup.seats == 1,
        hard=setup.seats == 1 and o["solo"] == "hard",
        no_blank_spots=on["no-blank-spots"] and setup.seats > 1,
        resurrection=on["resurrection"] and setup.seats > 1,
        choose_heroes=on["choose-heroes"],
        optional_discard=on["optional-discard"],
        impartial=on["impartial"] and setup.seats > 1,
        nothing_personal=on["nothing-personal"] and setup.seats > 1,
        limited_movement=o["movement"] == "limited",
        tip_for_point=o["movement"] == "tipping",
        dodge_spikes=on["dodge-spikes"],
        half_turn=o["half-turn"] == "on",
        ambush=o["ambush"] == "on",
        sanctuary_challenge_only=o["sanctuary"] == "challenge-only",
        one_free_attempt=o["free-attempt"] == "per-turn",
        hits_on_counter=o["hits-on-counter"] == "on",
        escorts_on_counter=o["escort-taking"] == "any-hit" or msgspec.UNSET,
        masked=setup.seats > 1 and o["windows"] != "open",
        hidden=(setup.seats > 1 and o["windows"] == "hidden") or msgspec.UNSET,
        round_limit=0 if o["round-limit"] == "none" else int(o["round-limit"]),
    )
