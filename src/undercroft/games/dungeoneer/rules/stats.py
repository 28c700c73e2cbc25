"""What counts now: scores, bonuses, limits, prices, what is ignored or locked (DG-THREAT, DG-CARD). They change nothing."""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import MOST_SEATS
from undercroft.games.dungeoneer.card_language import Word
from undercroft.games.dungeoneer.content import Card, DungeonBook, Monster
from undercroft.games.dungeoneer.state import NOTHING, Attack, State, rival

CLOCKWISE = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats)) for seats in range(MOST_SEATS + 1)
)
"""Number of seats -> seat -> the others from the left on."""


def monster_of(book: DungeonBook, card: int) -> Monster:
    """A monster of the deck, or a quest's own (-2 minus the quest)."""
    found = book.cards[card].monster if card >= 0 else book.quests[-2 - card].monster
    assert found is not None
    return found


def hero_of(state: State, book: DungeonBook, seat: int) -> str:
    """The name of a player's hero; of nobody, a dash."""
    return book.heroes[state.parts[seat].hero].id if seat >= 0 else "-"


def living(state: State) -> list[int]:
    return [seat for seat, player in enumerate(state.parts) if not player.out]


def others(state: State, seat: int) -> list[int]:
    """The other players still in the game, clockwise."""
    parts = state.parts
    return [other for other in CLOCKWISE[len(parts)][seat] if not parts[other].out]


def here(state: State, place: int, first: int = 0) -> list[int]:
    """Heroes in a location, clockwise from a seat (DG-RULING-28)."""
    found = [seat for seat, player in enumerate(state.parts) if player.place == place and not player.out]
    return [seat for seat in found if seat >= first] + [seat for seat in found if seat < first]


def lasting(state: State, book: DungeonBook, seat: int, name: str) -> tuple[Word, ...]:
    """Words of a name that act on a player as long as something is in play."""
    player, cards = state.parts[seat], book.cards
    found = book.heroes[player.hero].lasting.get(name, ())
    bearers = book.cards_with.get(name)
    if bearers is not None:
        if not bearers.isdisjoint(player.inventory):
            for card in player.inventory:
                found += cards[card].lasting.get(name, ())
        for attachment, host in state.attached:
            if attachment in bearers and host in player.inventory:
                found += cards[attachment].lasting[name]
        if not bearers.isdisjoint(player.banes):
            for card in player.banes:
                found += cards[card].lasting.get(name, ())
    influences = book.quests_with.get(name)
    if influences is not None and not influences.isdisjoint((*player.quests, *state.common)):
        for quest in (*player.quests, *state.common):
            found += book.quests[quest].lasting.get(name, ())
    return found


def modified(
    state: State, book: DungeonBook, seat: int, what: str, *, role: str = "", foe: int | None = None, kinds: tuple[str, ...] = ()
) -> int:
    """DG-RULING-62, -63: all changes of a score or a roll; those with a filter only in battle, against what they name."""
    total = 0
    for mod in state.mods:
        if mod.seat == seat and mod.what == what:
            total += mod.amount
    for word in lasting(state, book, seat, "MOD"):
        if word.args[1] == what and (not word.filters or _applies(state, seat, word, role, foe, kinds)):
            total += word.number(2)
    return total


def _applies(state: State, seat: int, word: Word, role: str, foe: int | None, kinds: tuple[str, ...]) -> bool:
    for key, value in word.filters:
        if key == "role" and value != role:
            return False
        if key == "vs" and value == "wounded_me_this_turn":
            if foe is None or foe not in state.parts[seat].hurt_by:
                return False
        elif key == "vs" and value not in kinds:
            return False
    return True


def score(
    state: State, book: DungeonBook, seat: int, stat: str, *, role: str = "", foe: int | None = None, kinds: tuple[str, ...] = ()
) -> int:
    """DG-THREAT-2, -7, DG-CARD-24, DG-RULING-50: a hero's number now, never below 0."""
    player = state.parts[seat]
    if stat == "level":
        return player.level
    if stat == "health":
        return player.health
    base = book.heroes[player.hero].scores[stat][player.level - 1]
    return max(0, base + modified(state, book, seat, stat, role=role, foe=foe, kinds=kinds))


def battle_score(state: State, book: DungeonBook, seat: int, form: str, *, role: str, foe: int, kinds: tuple[str, ...]) -> int:
    """DG-RULING-62: what a hero adds to the die: the score at its level with all changes, and what changes the roll."""
    what = "attack_roll" if role == "attacker" else "counter_roll"
    base = score(state, book, seat, form, role=role, foe=foe, kinds=kinds)
    return base + modified(state, book, seat, what, role=role, foe=foe, kinds=kinds)


def foe_in(book: DungeonBook, attack: Attack, other: int) -> tuple[int, tuple[str, ...]]:
    """Whom a hero meets in an attack, the monster or the other hero: how it is remembered as a foe, and its kinds."""
    monster = attack.card if attack.card != NOTHING else attack.against
    return (rival(other), ()) if monster == NOTHING else (monster, monster_of(book, monster).kinds)


def monster_score(state: State, book: DungeonBook, card: int, form: str, what: str) -> int:
    """What a monster adds to the die."""
    return monster_of(book, card).scores[form].value + monster_roll(state, book, card, what)


def monster_roll(state: State, book: DungeonBook, card: int, what: str) -> int:
    """Changes of a monster's roll: its own, of what is attached to it, and passing ones."""
    total = sum(mod.amount for mod in state.mods if mod.card == card and mod.seat < 0 and mod.what == what)
    words = [*monster_of(book, card).own]
    for attachment, host in state.attached:
        if host == card:
            words += book.cards[attachment].to_host
    return total + sum(word.number(2) for word in words if word.args[1] == what)


def differing(state: State, book: DungeonBook, cards: list[int]) -> list[int]:
    """DG-RULING-75: of monsters with one name, one for each way in which they differ."""
    return [*{_traits(state, book, card): card for card in reversed(cards)}.values()][::-1]


def _traits(state: State, book: DungeonBook, card: int) -> tuple[object, ...]:
    """What makes a monster another than its like: what lies under it, what was done to it, and where it is in an encounter."""
    hung = sorted(book.names[attachment] for attachment, host in state.attached if host == card)
    mods = [(mod.what, mod.amount) for mod in state.mods if mod.card == card and mod.seat < 0]
    sent = [(a.victim, a.form, a.health, a.wounded, a.spared) for a in (*state.declared, *state.attacks) if a.card == card]
    return tuple(hung), tuple(mods), tuple(sent)


def limit(state: State, book: DungeonBook, seat: int, which: str) -> int:
    """DG-HERO-9, -10, -14, DG-BATTLE-26."""
    base = book.figures.lair if which == "lair" else book.heroes[state.parts[seat].hero].limits[which]
    words = lasting(state, book, seat, "LIMIT")
    return base + sum(word.number(2) for word in words if word.args[1] == which) if words else base


def held(state: State, book: DungeonBook, seat: int, which: str) -> list[int]:
    """DG-HERO-11: the cards that count for a limit."""
    player = state.parts[seat]
    if which == "lair":
        return list(player.lair)
    counted = book.counted[which]
    return [card for card in player.inventory if card in counted]


def ignores(state: State, book: DungeonBook, seat: int, what: str) -> bool:
    return any(word.args[1] == what for word in lasting(state, book, seat, "IGNORE"))


def locked(state: State, book: DungeonBook, seat: int, action: str) -> bool:
    """Whether the location of a hero forbids something to all who stand there."""
    return action in book.locations[state.parts[seat].place].locks


def price(state: State, book: DungeonBook, seat: int, card: int) -> int:
    """What a player pays for a card; -1 where the player chooses."""
    return priced(book.cards[card], lasting(state, book, seat, "COST"))


def priced(card: Card, discounts: tuple[Word, ...]) -> int:
    """The price with all discounts, never below 1."""
    if not discounts or card.price < 0:
        return card.price
    off = sum(word.number(2) for word in discounts if word.args[1] in card.kinds)
    return max(1, card.price + off) if off else card.price


def next_seat(state: State, seat: int) -> int:
    """The seat on the left, in the game or not."""
    return (seat + 1) % len(state.parts)
