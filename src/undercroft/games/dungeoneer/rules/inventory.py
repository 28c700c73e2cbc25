"""Glory cards: playing, limits, using what is readied (2.7, 2.14)."""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import KEEP_IT, USE_NOW
from undercroft.games.dungeoneer.content import Card
from undercroft.games.dungeoneer.effects import Clause
from undercroft.games.dungeoneer.rules import Desk, fates, powers
from undercroft.games.dungeoneer.rules.mapping import can_build
from undercroft.games.dungeoneer.rules.stats import held, lasting, limit, price, priced
from undercroft.kernel.types import Ask, Flow

ONE_USE = "discard"


def playable(d: Desk, seat: int, timings: tuple[str, ...]) -> list[int]:
    """DG-HERO-6 to -17, DG-ECON-3, -9: glory cards of the hand that can be played now."""
    state, book = d.state, d.book
    player, cards = state.parts[seat], book.cards
    fitting = [card for card in player.hand if cards[card].timing in timings and cards[card].glory and not cards[card].condition]
    if not fitting:
        return []
    discounts = lasting(state, book, seat, "COST")
    return [
        card
        for card in fitting
        if priced(cards[card], discounts) <= player.glory
        and (room_for(d, seat, card) or usable_at_once(d, seat, card))
        and has_object(d, seat, card)
    ]


def has_object(d: Desk, seat: int, card: int) -> bool:
    """An attachment needs a host, a building effect something to build."""
    for clause in d.book.cards[card].plays:
        for word in clause.words:
            if word.name == "ATTACH" and not powers.hosts_for(d, seat, str(word.args[0])):
                return False
            if word.name == "BUILD" and (d.state.terms.no_blank_spots or not can_build(d.state, d.book)):
                return False
    return True


def room_for(d: Desk, seat: int, number: int) -> bool:
    """DG-HERO-9 to -14, DG-RULING-30, DG-SOLO-17, -18."""
    state, book = d.state, d.book
    card = book.cards[number]
    if card.duration != "permanent":
        return True
    if state.terms.solo and not _solo_moment(d, seat, card):
        return False
    which = f"{card.sort}s"
    own = sum([word.number(2) for word in card.lasting.get("LIMIT", ()) if word.args[1] == which])
    cards = held(state, book, seat, which)
    if len(cards) + 1 > limit(state, book, seat, which) + own:
        return False
    return card.sort != "treasure" or all(book.cards[n].kinds[0] != card.kinds[0] for n in cards)


def _solo_moment(d: Desk, seat: int, card: Card) -> bool:
    if card.sort == "treasure":
        return d.state.stage == "reward"
    return bool(d.state.parts[seat].place == d.book.entrance)


def once(card: Card) -> Clause | None:
    """The effect of a treasure that is used up by it."""
    return next((clause for clause in card.uses if clause.price == ONE_USE), None)


def usable_at_once(d: Desk, seat: int, number: int) -> bool:
    """DG-HERO-16: a one-use treasure may be played and used in one go, whatever the limit."""
    clause = once(d.book.cards[number])
    if d.state.terms.solo and not _solo_moment(d, seat, d.book.cards[number]):
        return False
    return clause is not None and clause.window in ("any", "own_turn", "hero") and helps(d, seat, clause)


def play(d: Desk, seat: int, number: int) -> Flow:
    """DG-HERO-6, DG-CARD-4 to -6: paid with own glory; it stays, is laid under another, or works and is gone."""
    state, book = d.state, d.book
    card = book.cards[number]
    cost = price(state, book, seat, number)
    fates.lay_out(state, seat, number)
    d.tell("played", card.id, seat=seat)
    fates.glory(d, seat, -cost)
    if card.duration == "permanent":
        yield from _ready(d, seat, number)
        return
    if card.duration == "instant":
        fates.take_up(state, number)
        fates.discard(d, number)
    for clause in card.plays:
        yield from powers.run(d, clause.words, powers.Scene(seat, seat, card=number))


def _ready(d: Desk, seat: int, number: int) -> Flow:
    player, card = d.state.parts[seat], d.book.cards[number]
    clause = once(card)
    now = usable_at_once(d, seat, number)
    options = ((KEEP_IT,) if room_for(d, seat, number) else ()) + ((USE_NOW,) if now else ())
    use = clause is not None and (yield Ask(seat, "keep-or-use", options, (card.id,), quiet=False)) is USE_NOW
    fates.take_up(d.state, number)
    if use:
        assert clause is not None
        fates.discard(d, number)
        d.tell("used", card.id, seat=seat)
        yield from powers.run(d, clause.words, powers.Scene(seat, seat, card=number))
        return
    player.inventory += (number,)


# ---- using ----


def uses(d: Desk, seat: int, windows: tuple[str, ...]) -> list[tuple[int, Clause]]:
    return [way for way in fates.usable(d, seat, *windows) if helps(d, seat, way[1])]


def helps(d: Desk, seat: int, clause: Clause) -> bool:
    """What would do nothing is not offered."""
    player = d.state.parts[seat]
    word = clause.words[0]
    if word.name == "HEAL":
        return bool(player.health < d.book.heroes[player.hero].health)
    return not (word.name == "WARP" and player.place == d.book.entrance)


def use(d: Desk, seat: int, name: str, windows: tuple[str, ...]) -> Flow:
    card, clause = next(pair for pair in uses(d, seat, windows) if d.book.cards[pair[0]].id == name)
    fates.pay_use(d, seat, card, clause)
    yield from powers.run(d, clause.words, powers.Scene(seat, seat, card=card))


def sheddable(d: Desk, seat: int) -> list[tuple[int, Clause]]:
    """Banes that their victim may pay to be rid of."""
    player = d.state.parts[seat]
    return [
        (card, clause)
        for card in player.banes
        for clause in d.book.cards[card].uses
        if clause.by_foe and clause.glory <= player.glory
    ]


def shed(d: Desk, seat: int, name: str) -> Flow:
    card, clause = next(pair for pair in sheddable(d, seat) if d.book.cards[pair[0]].id == name)
    d.tell("shed", name, seat=seat)
    fates.glory(d, seat, -clause.glory)
    yield from powers.run(d, clause.words, powers.Scene(seat, seat, card=card))
