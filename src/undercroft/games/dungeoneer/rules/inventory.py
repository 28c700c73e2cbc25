"""Glory cards: playing, limits, using what is readied (3.7, 3.14)."""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import KEEP_IT, USE_NOW
from undercroft.games.dungeoneer.content import Card
from undercroft.games.dungeoneer.effects import Clause
from undercroft.games.dungeoneer.rules import Desk, fates
from undercroft.games.dungeoneer.rules.mapping import can_build
from undercroft.games.dungeoneer.rules.powers import Scene, hosts_for, run
from undercroft.games.dungeoneer.rules.stats import held, limit, price
from undercroft.kernel.types import Action, Ask, Flow

ONE_USE = "discard"


def playable(d: Desk, seat: int, timings: tuple[str, ...]) -> list[int]:
    """DG-HERO-6 to -17, DG-ECON-3, -9: glory cards of the hand that can be played now."""
    state, book = d.state, d.book
    player = state.parts[seat]
    return [
        card
        for card in player.hand
        if book.cards[card].glory
        and book.cards[card].timing in timings
        and price(state, book, seat, card) <= player.glory
        and not (book.cards[card].clauses and book.cards[card].clauses[0].condition)
        and (room_for(d, seat, card) or usable_at_once(d, seat, card))
        and useful(d, seat, card)
    ]


def useful(d: Desk, seat: int, card: int) -> bool:
    """An attachment needs a host, a building effect something to build."""

    for clause in d.book.cards[card].clauses:
        for word in clause.words:
            if word.name == "ATTACH" and not hosts_for(d, seat, str(word.args[0])):
                return False
            if word.name == "BUILD" and not can_build(d):
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
    own = sum(word.number(2) for c in card.clauses for word in c.words if word.name == "LIMIT" and word.args[1] == which)
    if len(held(state, book, seat, which)) + 1 > limit(state, book, seat, which) + own:
        return False
    worn = {book.cards[other].kinds[0] for other in held(state, book, seat, "treasures")}
    return card.sort != "treasure" or card.kinds[0] not in worn


def _solo_moment(d: Desk, seat: int, card: Card) -> bool:
    if card.sort == "treasure":
        return d.state.stage == "reward"
    return bool(d.state.parts[seat].place == d.book.entrance)


def once(card: Card) -> Clause | None:
    """The effect of a treasure that is used up by it."""
    return next((clause for clause in card.clauses if clause.trigger == "use" and clause.price == ONE_USE), None)


def usable_at_once(d: Desk, seat: int, number: int) -> bool:
    """DG-HERO-16: a one-use treasure may be played and used in one go, whatever the limit."""
    clause = once(d.book.cards[number])
    return clause is not None and clause.window in ("any", "own_turn", "hero")


def play(d: Desk, seat: int, number: int) -> Flow:
    """DG-HERO-6, DG-CARD-4 to -6: paid with own glory; it stays, is laid under another, or works and is gone."""
    state, book = d.state, d.book
    player = state.parts[seat]
    card = book.cards[number]
    fates.glory(d, seat, -price(state, book, seat, number))
    player.hand = fates.without(player.hand, number)
    player.known = tuple(other for other in player.known if other != number)
    d.tell("played", card.id, seat=seat)
    if card.duration == "permanent":
        yield from _ready(d, seat, number)
        return
    if card.duration == "instant":
        fates.discard(d, number)
    for clause in card.clauses:
        if clause.trigger == "play":
            yield from run(d, clause.words, Scene(seat, seat, card=number))


def _ready(d: Desk, seat: int, number: int) -> Flow:
    player, card = d.state.parts[seat], d.book.cards[number]
    clause = once(card)
    now = usable_at_once(d, seat, number)
    options = ((KEEP_IT,) if room_for(d, seat, number) else ()) + ((USE_NOW,) if now else ())
    if clause is not None and (yield Ask(seat, "keep-or-use", options, (card.id,), quiet=False)) is USE_NOW:
        fates.discard(d, number)
        d.tell("used", card.id, seat=seat)
        yield from run(d, clause.words, Scene(seat, seat, card=number))
        return
    player.inventory += (number,)


def over_limit(d: Desk) -> Flow:
    """DG-HERO-15, DG-RULING-29: whoever holds more than a limit discards at once."""
    state, book = d.state, d.book
    for seat, player in enumerate(state.parts):
        for which in ("treasures", "boons"):
            while not player.out and len(held(state, book, seat, which)) > limit(state, book, seat, which):
                names = dict.fromkeys(book.cards[card].id for card in held(state, book, seat, which))
                got: Action = yield Ask(seat, "over-limit", tuple(book.choices.discard[n] for n in names), (which,), quiet=False)
                card = next(card for card in player.inventory if book.cards[card].id == got.target)
                player.inventory = fates.without(player.inventory, card)
                fates.discard(d, card)
                d.tell("lost", got.target, seat=seat)


# ---- using ----


def uses(d: Desk, seat: int, windows: tuple[str, ...]) -> list[tuple[int, Clause]]:
    return [pair for window in windows for pair in fates.usable(d, seat, window) if _helps(d, seat, pair[1])]


def _helps(d: Desk, seat: int, clause: Clause) -> bool:
    """What would do nothing is not offered."""
    player = d.state.parts[seat]
    word = clause.words[0]
    if word.name == "HEAL":
        return bool(player.health < d.book.heroes[player.hero].health)
    return not (word.name == "WARP" and player.place == d.book.entrance)


def use(d: Desk, seat: int, name: str, windows: tuple[str, ...]) -> Flow:
    card, clause = next(pair for pair in uses(d, seat, windows) if d.book.cards[pair[0]].id == name)
    fates.pay_use(d, seat, card, clause)
    yield from run(d, clause.words, Scene(seat, seat, card=card))


def sheddable(d: Desk, seat: int) -> list[tuple[int, Clause]]:
    """Banes that their victim may pay to be rid of."""
    player = d.state.parts[seat]
    return [
        (card, clause)
        for card in player.banes
        for clause in d.book.cards[card].clauses
        if clause.trigger == "use" and clause.by_foe and clause.glory <= player.glory
    ]


def shed(d: Desk, seat: int, name: str) -> Flow:
    card, clause = next(pair for pair in sheddable(d, seat) if d.book.cards[pair[0]].id == name)
    fates.glory(d, seat, -clause.glory)
    d.tell("shed", name, seat=seat)
    yield from run(d, clause.words, Scene(seat, seat, card=card))
