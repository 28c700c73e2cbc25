"""The solo game: dice bring peril cards, and they play themselves (3.16)."""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import PASS
from undercroft.games.dungeoneer.content import Card
from undercroft.games.dungeoneer.rules import Desk, fates, inventory
from undercroft.games.dungeoneer.rules.battles import battle, best_form
from undercroft.games.dungeoneer.rules.powers import Scene, run
from undercroft.games.dungeoneer.rules.rolls import DIE
from undercroft.games.dungeoneer.rules.stats import limit
from undercroft.games.dungeoneer.state import Attack
from undercroft.kernel.types import Action, Ask, Flow

TOO_MANY_HEROES = frozenset({"WARP", "SHIFT"})


def belongs(card: Card) -> bool:
    """DG-SOLO-3: cards that warp, shift or need several heroes stay in the box."""
    return not any(word.name in TOO_MANY_HEROES for clause in card.clauses for word in clause.words)


def settle_dues(d: Desk) -> Flow:
    """DG-SOLO-8 to -11, DG-RULING-43: so many dice as peril; each that does not exceed it brings a card."""
    state, book = d.state, d.book
    peril, state.dues = state.dues, 0
    rolled = [1 + d.luck.below(DIE) for _ in range(peril)]
    if not rolled:
        return
    state.dice = tuple(rolled)
    d.tell("rolled", " ".join(map(str, rolled)), sum(die <= peril for die in rolled), seat=0)
    cards = [card for card in (_next_peril(d) for die in rolled if die <= peril) if card >= 0]
    for card in cards:
        d.tell("revealed", book.cards[card].id, seat=0)
    for sort in ("bane", "trap"):
        for card in cards:
            if book.cards[card].sort == sort and not _over(d):
                yield from _suffer(d, card)
    monsters = tuple(card for card in cards if book.cards[card].sort == "monster")
    if monsters and not _over(d):
        yield from _fight(d, monsters)


def _over(d: Desk) -> bool:
    return d.state.lost or d.state.winner >= 0


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
    words = [word for clause in card.clauses for word in clause.words]
    if any(word.name in ("ATTACH", "RECOVER") for word in words):
        state.waiting_banes += (number,)
        return
    if card.duration == "permanent":
        state.parts[0].banes += (number,)
        d.tell("cursed", card.id, 0, seat=0)
        return
    fates.discard(d, number)
    d.tell("cursed" if card.sort == "bane" else "trap", card.id, *((0,) if card.sort == "bane" else ()), seat=0)
    for clause in card.clauses:
        if clause.trigger == "play":
            yield from run(d, clause.words, Scene(0, 0, kind="trap" if card.sort == "trap" else ""))


def _fight(d: Desk, monsters: tuple[int, ...]) -> Flow:
    """DG-SOLO-11 to -15, -17, DG-RULING-44, -69."""
    state, book = d.state, d.book
    player = state.parts[0]
    old = player.lair if state.terms.hard else ()
    player.lair = ()
    monsters += _wakened(d)
    attacks = [Attack(card, 0, 0, "melee", book.cards[card].monster.health) for card in (*monsters, *old)]
    ready = tuple(Attack(a.card, 0, 0, best_form(d, a), a.health) for a in attacks)
    _hang_banes(d, monsters[0])
    kept: list[int] = []
    yield from battle(d, 0, ready, kept)
    if not _over(d):
        survivors = [card for card in (*monsters, *old) if card not in state.peril_discard]
        yield from _after(d, survivors, old)


def _wakened(d: Desk) -> tuple[int, ...]:
    """DG-RULING-47: an awakening that waits brings an undead of the discard pile into the battle."""
    state, book = d.state, d.book
    for bane in state.waiting_banes:
        word = next((w for clause in book.cards[bane].clauses for w in clause.words if w.name == "RECOVER"), None)
        pile = [c for c in state.peril_discard if word is not None and word.args[1] in book.cards[c].kinds]
        if pile:
            state.waiting_banes = fates.without(state.waiting_banes, bane)
            fates.discard(d, bane)
            card = pile[d.luck.below(len(pile))]
            state.peril_discard = fates.without(state.peril_discard, card)
            return (card,)
    return ()


def _hang_banes(d: Desk, monster: int) -> None:
    """DG-SOLO-10: a bane that waited for a monster is laid under it."""
    state, book = d.state, d.book
    for bane in state.waiting_banes:
        if any(word.name == "ATTACH" for clause in book.cards[bane].clauses for word in clause.words):
            state.waiting_banes = fates.without(state.waiting_banes, bane)
            state.attached += ((bane, monster),)


def _after(d: Desk, survivors: list[int], old: tuple[int, ...]) -> Flow:
    """The dearest of the new ones stays in the lair in the hard game; then treasures may be played."""
    state, book = d.state, d.book
    player = state.parts[0]
    if state.terms.hard:
        new = [card for card in survivors if card not in old]
        stays = max(new, key=lambda card: book.cards[card].price, default=-1)
        lair = [card for card in survivors if card in old or card == stays]
        fates.discard(d, *(card for card in new if card != stays))
        lair.sort(key=lambda card: book.cards[card].price)
        while len(lair) > limit(state, book, 0, "lair"):
            fates.discard(d, lair.pop(0))
        player.lair = tuple(lair)
    state.stage = "reward"
    while cards := inventory.playable(d, 0, ("hero",)):
        treasures = [card for card in cards if book.cards[card].sort == "treasure"]
        if not treasures:
            break
        names = dict.fromkeys(book.cards[card].id for card in treasures)
        got: Action = yield Ask(0, "loot", (*(book.choices.play[name] for name in names), PASS), quiet=False)
        if got is PASS:
            break
        yield from inventory.play(d, 0, next(card for card in treasures if book.cards[card].id == got.target))
    state.stage = ""
