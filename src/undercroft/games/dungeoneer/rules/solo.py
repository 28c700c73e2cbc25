"""The solo game: dice bring peril cards, and they play themselves (DG-SOLO)."""

from __future__ import annotations

from undercroft.games.dungeoneer.content import Card
from undercroft.games.dungeoneer.rules import Desk, piles
from undercroft.games.dungeoneer.rules.battles import battle, best_form
from undercroft.games.dungeoneer.rules.effects import EFFECTS, Scene, run
from undercroft.games.dungeoneer.rules.responses import cancelled
from undercroft.games.dungeoneer.rules.rolls import DIE
from undercroft.games.dungeoneer.rules.stats import hero_of, limit, monster_of
from undercroft.games.dungeoneer.state import NOTHING, Attack
from undercroft.kernel.types import Flow


def belongs(card: Card) -> bool:
    """DG-SOLO-3: cards that warp, shift or need several heroes stay in the box."""
    return not any(EFFECTS[word.name].for_many for clause in card.clauses for word in clause.words if word.name in EFFECTS)


def settle_dues(d: Desk) -> Flow:
    """DG-SOLO-8 to -11, DG-RULING-43: so many dice as peril; each that does not exceed it brings a card."""
    state, book = d.state, d.book
    peril, state.dues = state.dues, 0
    rolled = [1 + d.luck.below(DIE) for _ in range(peril)]
    if not rolled:
        return
    state.dice = tuple(rolled)
    d.tell("peril-rolled", " ".join(map(str, rolled)), sum(die <= peril for die in rolled), seat=0)
    cards = [card for card in (_next_peril(d) for die in rolled if die <= peril) if card >= 0]
    state.played += tuple(cards)
    for card in cards:
        d.tell("revealed", book.cards[card].id, seat=0)
    for sort in ("bane", "trap"):
        for card in cards:
            if book.cards[card].sort == sort and not _over(d):
                yield from _suffer(d, card)
    monsters = tuple(card for card in cards if book.cards[card].sort == "monster")
    if monsters and not _over(d):
        yield from _fight(d, monsters)
    left, state.played = state.played, ()
    piles.discard(d, *left)


def _over(d: Desk) -> bool:
    return bool(d.state.parts[0].out or d.state.winner >= 0)


def _next_peril(d: Desk) -> int:
    state = d.state
    if not state.peril_deck:
        state.peril_deck, state.peril_discard = tuple(sorted(state.peril_discard)), ()
    if not state.peril_deck:
        return -1
    at = d.luck.below(len(state.peril_deck))
    card = state.peril_deck[at]
    state.peril_deck = state.peril_deck[:at] + state.peril_deck[at + 1 :]
    return card


def _suffer(d: Desk, number: int) -> Flow:
    """DG-RULING-47: banes and traps act on the only hero; what could do nothing is gone, what waits for a monster waits."""
    state, card = d.state, d.book.cards[number]
    piles.take_up(state, number)
    if any(EFFECTS[word.name].for_monster for word in card.deeds):
        state.waiting_banes += (number,)
        return
    if card.sort == "bane":
        d.tell("cursed", card.id, 0, hero_of(state, d.book, 0), seat=0)
        state.played += (number,)
        undone = yield from cancelled(d, 0, number)
        piles.take_up(state, number)
        if undone:
            piles.discard(d, number)
            return
    else:
        d.tell("trap", card.id, seat=0)
    if card.duration == "permanent":
        state.parts[0].banes += (number,)
        return
    piles.discard(d, number)
    x = d.luck.below(state.parts[0].glory + 1) if card.price < 0 else 0
    for clause in card.plays:
        yield from run(d, clause.words, Scene(0, 0, kind="trap" if card.sort == "trap" else "", x=x))


def _fight(d: Desk, monsters: tuple[int, ...]) -> Flow:
    """DG-SOLO-11 to -15, DG-RULING-44, -69."""
    state, book = d.state, d.book
    player = state.parts[0]
    state.played = tuple(card for card in state.played if card not in monsters)
    old, player.lair = player.lair, ()
    new = monsters + _wakened(d)
    _hang_banes(d, new[0])
    attacks = []
    for card in (*new, *old):
        monster = monster_of(book, card)
        attacks.append(Attack(card, 0, 0, best_form(d, monster, 0), monster.health, player.place))
    yield from battle(d, 0, tuple(attacks))
    survivors = [card for card in (*new, *old) if card not in state.peril_discard]
    stays = max((card for card in survivors if card in new), key=lambda card: book.cards[card].price, default=NOTHING)
    lair = [card for card in survivors if state.terms.hard and (card in old or card == stays)]
    piles.discard(d, *(card for card in survivors if card not in lair))
    lair.sort(key=lambda card: book.cards[card].price)
    while len(lair) > limit(state, book, 0, "lair"):
        piles.discard(d, lair.pop(0))
    state.parts[0].lair = tuple(lair)


def _wakened(d: Desk) -> tuple[int, ...]:
    """DG-RULING-47: an awakening that waits brings an undead of the discard pile into the battle."""
    state, book = d.state, d.book
    for bane in state.waiting_banes:
        wanted = {word.args[1] for word in book.cards[bane].words("RECOVER")}
        pile = [card for card in state.peril_discard if wanted.intersection(book.cards[card].kinds)]
        if pile:
            state.waiting_banes = piles.without(state.waiting_banes, bane)
            piles.discard(d, bane)
            card = pile[d.luck.below(len(pile))]
            state.peril_discard = piles.without(state.peril_discard, card)
            return (card,)
    return ()


def _hang_banes(d: Desk, monster: int) -> None:
    """DG-SOLO-10: a bane that waited for a monster is laid under it."""
    state, book = d.state, d.book
    for bane in state.waiting_banes:
        if book.cards[bane].words("ATTACH"):
            state.waiting_banes = piles.without(state.waiting_banes, bane)
            state.attached += ((bane, monster),)
