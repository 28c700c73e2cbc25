"""Glory cards: playing, limits, using what is readied (DG-HERO, DG-CARD)."""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import KEEP_IT, USE_NOW
from undercroft.games.dungeoneer.card_language import Clause
from undercroft.games.dungeoneer.content import Card
from undercroft.games.dungeoneer.rules import Desk, effects, piles, points, readied
from undercroft.games.dungeoneer.rules.stats import held, lasting, limit, price, priced
from undercroft.kernel.types import Action, Ask, Barred, Flow

ONE_USE = "discard"


def playable(d: Desk, seat: int, timings: tuple[str, ...], barred: list[Barred] | None = None) -> list[int]:
    """DG-HERO-6 to -17, DG-ECON-3, -9: glory cards of the hand that can be played now."""
    state, book = d.state, d.book
    player, cards = state.parts[seat], book.cards
    fitting = [card for card in player.hand if cards[card].timing in timings and cards[card].glory and not cards[card].condition]
    if not fitting:
        return []
    discounts = lasting(state, book, seat, "COST")
    found = []
    for card in fitting:
        price = priced(cards[card], discounts)
        rule = "DG-ECON-9" if price > player.glory else _obstacle(d, seat, card)
        if not rule:
            found.append(card)
        elif barred is not None:
            barred.append(Barred(book.choices.play[cards[card].id], rule, (price, player.glory)))
    return found


def _obstacle(d: Desk, seat: int, card: int) -> str:
    """What stands against a card that can be paid: no room for it, or it lacks what it acts on."""
    rule = no_room(d, seat, card)
    if rule and not usable_at_once(d, seat, card):
        return rule
    return effects.lacking(d, d.book.cards[card].deeds, seat)


def no_room(d: Desk, seat: int, number: int) -> str:
    """DG-HERO-9 to -14, DG-RULING-30, DG-SOLO-17, -18: why a card cannot stay in play; nothing where it can."""
    state, book = d.state, d.book
    card = book.cards[number]
    if card.duration != "permanent":
        return ""
    if state.terms.solo and (rule := _solo_moment(d, seat, card)):
        return rule
    which = f"{card.sort}s"
    own = sum([word.number(2) for word in card.lasting.get("LIMIT", ()) if word.args[1] == which])
    cards = held(state, book, seat, which)
    if len(cards) + 1 > limit(state, book, seat, which) + own:
        return "DG-HERO-9" if card.sort == "treasure" else "DG-HERO-10"
    alike = card.sort == "treasure" and any(book.cards[n].kinds[0] == card.kinds[0] for n in cards)
    return "DG-HERO-12" if alike else ""


def _solo_moment(d: Desk, seat: int, card: Card) -> str:
    if card.sort == "treasure":
        return "" if d.state.stage == "reward" else "DG-SOLO-17"
    return "" if d.state.parts[seat].place == d.book.entrance else "DG-SOLO-18"


def once(card: Card) -> Clause | None:
    """The effect of a treasure that is used up by it."""
    return next((clause for clause in card.uses if clause.price == ONE_USE), None)


def usable_at_once(d: Desk, seat: int, number: int) -> bool:
    """DG-HERO-16: a one-use treasure may be played and used in one go, whatever the limit."""
    clause = once(d.book.cards[number])
    if d.state.terms.solo and _solo_moment(d, seat, d.book.cards[number]):
        return False
    return clause is not None and clause.window in ("any", "own_turn", "hero") and helps(d, seat, clause)


def play(d: Desk, seat: int, number: int) -> Flow:
    """DG-HERO-6, DG-CARD-4 to -6: paid with own glory; it stays, is laid under another, or works and is gone."""
    state, book = d.state, d.book
    card = book.cards[number]
    cost = price(state, book, seat, number)
    piles.lay_out(state, seat, number)
    d.tell("played", card.id, seat=seat)
    points.glory(d, seat, -cost)
    if card.duration == "permanent":
        yield from _ready(d, seat, number)
        return
    if card.duration == "instant":
        piles.take_up(state, number)
        piles.discard(d, number)
    for clause in card.plays:
        yield from effects.run(d, clause.words, effects.Scene(seat, seat, card=number))


def _ready(d: Desk, seat: int, number: int) -> Flow:
    player, card = d.state.parts[seat], d.book.cards[number]
    clause = once(card)
    now = usable_at_once(d, seat, number)
    options = (() if no_room(d, seat, number) else (KEEP_IT,)) + ((USE_NOW,) if now else ())
    use = clause is not None and (yield Ask(seat, "keep-or-use", options, (card.id,), quiet=False)) is USE_NOW
    piles.take_up(d.state, number)
    if use:
        assert clause is not None
        piles.discard(d, number)
        d.tell("used", card.id, seat=seat)
        yield from effects.run(d, clause.words, effects.Scene(seat, seat, card=number))
        return
    player.inventory += (number,)


# ---- using ----


def uses(d: Desk, seat: int, windows: tuple[str, ...], barred: list[Barred] | None = None) -> list[tuple[int, Clause]]:
    ways = readied.usable(d, seat, *windows, barred=barred)
    if barred is not None:
        names = [d.book.names[card] for card, clause in ways if not helps(d, seat, clause)]
        barred += [Barred(d.book.choices.use[name], "DG-CARD-4") for name in names]
    return [way for way in ways if helps(d, seat, way[1])]


def helps(d: Desk, seat: int, clause: Clause) -> bool:
    """What would do nothing is not offered."""
    return not effects.idle(d, clause.words, seat)


def use(d: Desk, seat: int, name: str, windows: tuple[str, ...]) -> Flow:
    card, clause = next(pair for pair in uses(d, seat, windows) if d.book.cards[pair[0]].id == name)
    readied.pay(d, seat, card, clause)
    yield from effects.run(d, clause.words, effects.Scene(seat, seat, card=card))


def sheddable(d: Desk, seat: int, barred: list[Barred] | None = None) -> list[tuple[int, Clause]]:
    """Banes that their victim may pay to be rid of."""
    player, cards = d.state.parts[seat], d.book.cards
    found = []
    for card in player.banes:
        for clause in cards[card].uses:
            if clause.by_foe and clause.glory <= player.glory:
                found.append((card, clause))
            elif clause.by_foe and barred is not None:
                barred.append(Barred(d.book.choices.shed[cards[card].id], "DG-ECON-9", (clause.glory, player.glory)))
    return found


def shed(d: Desk, seat: int, name: str) -> Flow:
    card, clause = next(pair for pair in sheddable(d, seat) if d.book.cards[pair[0]].id == name)
    d.tell("shed", name, seat=seat)
    points.glory(d, seat, -clause.glory)
    yield from effects.run(d, clause.words, effects.Scene(seat, seat, card=card))


# ---- the moment for a card ----

MOMENTS = {"before_attack": "DG-BATTLE-9", "bane_on_me": "DG-ANYTIME-1", "before_roll": "DG-ANYTIME-7"}


def untimely(d: Desk, seat: int, offered: tuple[Action, ...], barred: list[Barred]) -> None:
    """DG-CARD-3, DG-RULING-54: cards of the hand of which nothing was said yet: they wait for their moment."""
    spoken = {action.target for action in (*offered, *(wish.action for wish in barred)) if action.kind in ("play", "declare")}
    for number in dict.fromkeys(d.state.parts[seat].hand):
        card = d.book.cards[number]
        if card.id not in spoken:
            barred.append(Barred(d.book.choices.play[card.id], _moment(d, seat, card)))


def _moment(d: Desk, seat: int, card: Card) -> str:
    """The rule that names a card's moment; where that is now, what is under way comes first."""
    if card.condition:
        return MOMENTS[card.condition]
    if card.timing == "response":
        return "DG-ANYTIME-2"
    now = card.timing == "anytime" or (card.timing == d.state.phase and d.state.turn == seat)
    return "DG-RULING-54" if now else "DG-CARD-3"
