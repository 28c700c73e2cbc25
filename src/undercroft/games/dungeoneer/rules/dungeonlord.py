"""The Dungeonlord phase: banes and encounters, paid with others' peril (DG-ECON, DG-DUNGEONLORD)."""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import BEGIN, PASS, PRICE, SEAT
from undercroft.games.dungeoneer.content import FORMS, Card
from undercroft.games.dungeoneer.rules import Answer, Desk, battles, piles, points, responses
from undercroft.games.dungeoneer.rules.effects import Scene, idle, lacking, pick_alike, run
from undercroft.games.dungeoneer.rules.stats import hero_of, lasting, others, price, priced
from undercroft.games.dungeoneer.state import NOBODY, Attack
from undercroft.kernel.types import Action, Ask, Barred, Flow


def payers(d: Desk, seat: int, cost: int, barred: list[Barred] | None = None) -> list[int]:
    """DG-ECON-4, -5, -8: opponents who hold so much peril alone."""
    parts, cost = d.state.parts, max(0, cost)
    found = [other for other in others(d.state, seat) if parts[other].peril >= cost]
    if barred is not None:
        poor = [other for other in others(d.state, seat) if other not in found]
        barred += [Barred(SEAT[other], "DG-ECON-6", (cost, parts[other].peril)) for other in poor]
    return found


def _most_peril(d: Desk, seat: int) -> int:
    """What one opponent can pay at most; -1 without opponents."""
    parts = d.state.parts
    return max([parts[other].peril for other in others(d.state, seat)], default=-1)


def victims(d: Desk, seat: int, number: int, barred: list[Barred] | None = None) -> list[int]:
    """Heroes a peril card may be played on: an opponent who can pay, or with a bane one's own at an opponent's cost."""
    state, book = d.state, d.book
    own = book.cards[number].sort == "bane"
    found = payers(d, seat, price(state, book, seat, number), barred)
    if own and found:
        found.append(seat)
    bitten = [victim for victim in found if _bites(d, victim, book.cards[number])]
    if barred is not None:
        barred += [Barred(SEAT[victim], "DG-CARD-4") for victim in found if victim not in bitten]
        barred += [] if own else [Barred(SEAT[seat], "DG-DUNGEONLORD-9")]
    return bitten


def _bites(d: Desk, victim: int, card: Card) -> bool:
    """A bane that could do nothing to a hero is not offered on it."""
    return not (card.deeds and idle(d, card.deeds, victim))


def banes(d: Desk, seat: int, timings: tuple[str, ...], barred: list[Barred] | None = None) -> list[int]:
    """DG-DUNGEONLORD-1 to -3: banes of the hand that can be played now."""
    state, cards = d.state, d.book.cards
    fitting = [card for card in state.parts[seat].hand if cards[card].sort == "bane" and cards[card].timing in timings]
    if not fitting:
        return []
    discounts, most = lasting(state, d.book, seat, "COST"), _most_peril(d, seat)
    found = []
    for card in fitting:
        cost = max(0, priced(cards[card], discounts))
        rule = "DG-ECON-9" if cost > most else _obstacle(d, seat, card)
        if not rule:
            found.append(card)
        elif barred is not None:
            barred.append(Barred(d.book.choices.play[cards[card].id], rule, (cost, max(0, most))))
    return found


def _obstacle(d: Desk, seat: int, number: int) -> str:
    """What stands against a bane that can be paid: it could do nothing to anybody, or lacks what it acts on."""
    card = d.book.cards[number]
    if card.aimed and not victims(d, seat, number):
        return "DG-CARD-4"
    return lacking(d, card.deeds, seat)


def encounters(d: Desk, seat: int, barred: list[Barred] | None = None) -> tuple[list[int], list[int]]:
    """DG-DUNGEONLORD-4 to -6: monsters and traps of the hand, and monsters of the lair, that somebody's peril can pay."""
    state, book = d.state, d.book
    if state.encountered and barred is None:
        return [], []
    player, cards = state.parts[seat], book.cards
    discounts = lasting(state, book, seat, "COST")
    most = NOBODY if state.encountered else _most_peril(d, seat)
    hand = [card for card in player.hand if cards[card].encounter and priced(cards[card], discounts) <= most]
    lair = [card for card in player.lair if priced(cards[card], discounts) <= most]
    if barred is not None:
        rule = "DG-DUNGEONLORD-4" if state.encountered else "DG-ECON-9"
        left = [(book.choices.declare, card) for card in player.hand if cards[card].encounter and card not in hand]
        for choices, card in (*left, *((book.choices.rouse, card) for card in player.lair if card not in lair)):
            barred.append(Barred(choices[book.names[card]], rule, (priced(cards[card], discounts), max(0, most))))
    return hand, lair


def options(d: Desk, seat: int, barred: list[Barred] | None = None) -> list[Action]:
    state, choices = d.state, d.book.choices
    hand, lair = encounters(d, seat, barred)
    found: list[Action] = d.book.each(choices.play, banes(d, seat, ("dungeonlord",), barred))
    found += d.book.each(choices.declare, hand) + d.book.each(choices.rouse, lair)
    found.append(BEGIN if state.declared else PASS)
    return found


def is_own(d: Desk, got: Action) -> bool:
    """Whether a choice belongs to this phase, not to what may be done at any time."""
    if got.kind == "play":
        return bool(d.book.by_id[got.target].timing == "dungeonlord")
    return got in (BEGIN, PASS) or got.kind in ("declare", "rouse")


def act(d: Desk, seat: int, got: Action) -> Flow:
    """One choice of the Dungeonlord."""
    state, book = d.state, d.book
    if got.kind == "play":
        yield from play_bane(d, seat, book.chosen(banes(d, seat, ("dungeonlord",)), got))
    elif got.kind == "declare":
        yield from declare(d, seat, book.chosen(encounters(d, seat)[0], got))
    elif got.kind == "rouse":
        yield from declare(d, seat, (yield from pick_alike(d, seat, book.named(encounters(d, seat)[1], got))))
    elif got is BEGIN:
        yield from resolve(d)
    else:
        state.phase = "location"


def _bill(d: Desk, seat: int, number: int, victim: int) -> Answer[tuple[int, int]]:
    """DG-ECON-6 to -10: who pays, the victim, or one opponent where no opponent is named; and how much."""
    state, book = d.state, d.book
    cost = price(state, book, seat, number)
    payer = victim
    if victim in (NOBODY, seat):
        able = purses(d, seat, cost)
        payer = (yield Ask(seat, "payer", tuple(able), (book.cards[number].id,), quiet=False)).value
    if cost < 0:
        most = min(state.parts[payer].peril, len(PRICE) - 1)
        cost = (yield Ask(seat, "how-much", PRICE[: most + 1], (book.cards[number].id,), quiet=False)).value
    return payer, cost


def purses(d: Desk, seat: int, cost: int, barred: list[Barred] | None = None) -> list[Action]:
    """DG-ECON-5, -7: whose peril may pay for a card that is aimed at no opponent."""
    if barred is not None:
        barred.append(Barred(SEAT[seat], "DG-ECON-5"))
    return [SEAT[other] for other in payers(d, seat, cost, barred)]


def _victim(d: Desk, seat: int, number: int) -> Answer[int]:
    able = victims(d, seat, number)
    got: Action = yield Ask(seat, "victim", tuple(SEAT[other] for other in able), (d.book.cards[number].id,), quiet=False)
    return got.value


def play_bane(d: Desk, seat: int, number: int) -> Flow:
    """DG-DUNGEONLORD-11, DG-RULING-31, -55: paid, perhaps undone by its victim, then it works or stays."""
    state, book = d.state, d.book
    card = book.cards[number]
    victim = (yield from _victim(d, seat, number)) if card.aimed else NOBODY
    payer, cost = yield from _bill(d, seat, number, victim)
    piles.lay_out(state, seat, number)
    d.tell("cursed", card.id, victim, hero_of(state, book, victim), seat=seat)
    points.peril(d, payer, -cost)
    undone = victim >= 0 and victim != seat and (yield from responses.cancelled(d, victim, number))
    if card.duration != "attachment" or undone:
        piles.take_up(state, number)
    if card.duration == "permanent" and not undone:
        state.parts[victim].banes += (number,)
        return
    if card.duration == "instant" or undone:
        piles.discard(d, number)
    if undone:
        return
    for clause in card.plays:
        yield from run(d, clause.words, Scene(seat, victim, card=number, x=cost))


def declare(d: Desk, seat: int, number: int) -> Flow:
    """DG-DUNGEONLORD-4 to -9, DG-RULING-16, -19: named with target and form, and paid; a monster has its full health."""
    state, card = d.state, d.book.cards[number]
    player = state.parts[seat]
    victim = yield from _victim(d, seat, number)
    form, health, name = "", 0, hero_of(state, d.book, victim)
    if card.monster is not None:
        got: Action = yield Ask(seat, "monster-form", battles.attack_forms(card.monster), (card.id, victim, name), quiet=False)
        form, health = FORMS[got.value], card.monster.health
    payer, cost = yield from _bill(d, seat, number, victim)
    if number in player.lair:
        player.lair = piles.without(player.lair, number)
    else:
        piles.from_hand(player, number)
    state.declared += (Attack(number, seat, victim, form, health, state.parts[victim].place),)
    d.tell("declared", card.id, victim, form or "-", name, seat=seat)
    points.peril(d, payer, -cost)


def resolve(d: Desk) -> Flow:
    """DG-RULING-16: the groups of one hero after another, in the order declared."""
    state = d.state
    state.encountered = True
    while state.declared and state.winner < 0:
        victim = state.declared[0].victim
        group = tuple(attack for attack in state.declared if attack.victim == victim)
        state.declared = tuple(attack for attack in state.declared if attack.victim != victim)
        if all(attack.gone for attack in group):
            state.attacks = group
            yield from battles.aftermath(d)
        else:
            yield from battles.battle(d, victim, group)
