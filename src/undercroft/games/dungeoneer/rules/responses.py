"""Windows in which somebody may answer what another does: responses in a battle, and undoing a bane (2.11, 2.12).

A window is asked only where something could be played in it; at a masked table everybody with cards in hand is asked, so that
being asked tells nothing.
"""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import PASS
from undercroft.games.dungeoneer.effects import Clause
from undercroft.games.dungeoneer.rules import Answer, Desk, fates, inventory, powers
from undercroft.games.dungeoneer.rules.stats import price
from undercroft.kernel.types import Action, Ask, Barred, Figure, Flow


def window(d: Desk, seat: int, kind: str, options: list[Action], about: tuple[Figure, ...] = ()) -> Answer[Action]:
    d.consult(seat)
    masked = d.state.terms.masked and bool(d.state.parts[seat].hand)
    if not options and not masked:
        return PASS
    got: Action = yield Ask(seat, kind, (*options, PASS), about, quiet=False, held=masked, window=masked)
    return got


def respond(d: Desk, seat: int) -> Flow:
    """DG-BATTLE-9, DG-ANYTIME-1 to -3, DG-RULING-51: the defender answers, until he has nothing more to say."""
    state, book = d.state, d.book
    state.stage = "response"
    while powers.coming(d, seat) and state.winner < 0:
        cards, others, uses = answers(d, seat)
        options = book.each(book.choices.play, (*cards, *others)) + book.each(book.choices.use, [card for card, _ in uses])
        got = yield from window(d, seat, "response", options)
        if got is PASS:
            return
        if got.kind == "use":
            card, clause = next(way for way in uses if book.cards[way[0]].id == got.target)
            fates.pay_use(d, seat, card, clause)
            yield from powers.run(d, clause.words, powers.Scene(seat, seat, card=card))
            continue
        card = book.chosen((*cards, *others), got)
        if card in others:
            yield from inventory.play(d, seat, card)
            continue
        fates.spend(d, seat, card)
        for clause in book.cards[card].plays:
            yield from powers.run(d, clause.words, powers.Scene(seat, seat, card=card))


def answers(d: Desk, seat: int, barred: list[Barred] | None = None) -> tuple[list[int], list[int], list[tuple[int, Clause]]]:
    """What a defender may say to the attacks: responses, cards for any time, what is readied."""
    state, book = d.state, d.book
    player = state.parts[seat]
    cards = []
    for card in player.hand:
        if card in book.responses:
            cost = price(state, book, seat, card)
            rule = "DG-ECON-9" if cost > player.glory else "" if _fits(d, seat, card) else "DG-BATTLE-9"
            if not rule:
                cards.append(card)
            elif barred is not None:
                barred.append(Barred(book.choices.play[book.names[card]], rule, (cost, player.glory)))
    uses = inventory.uses(d, seat, ("any", "own_turn") if state.turn == seat else ("any",), barred)
    return cards, inventory.playable(d, seat, ("anytime",), barred), uses


def _fits(d: Desk, seat: int, number: int) -> bool:
    """Whether a response answers one of the attacks."""
    word = d.book.cards[number].plays[0].words[0]
    own = any(attack.victim == seat for attack in powers.coming(d, seat))
    if word.name == "DROP_ATTACKER":
        return bool(powers.coming(d, seat, monsters=True))
    if word.name == "PREVENT":
        return own and bool(powers.coming(d, seat, form=str(word.args[2])))
    return own or word.args[0] == "atk"


def cancelled(d: Desk, victim: int, number: int) -> Answer[bool]:
    """DG-RULING-54: the window of who was cursed, for a card that undoes a bane."""
    book = d.book
    cards = fates.of_moment(d, victim, "bane_on_me")
    got = yield from window(d, victim, "cancel", book.each(book.choices.play, cards), (book.cards[number].id,))
    if got is PASS:
        return False
    fates.spend(d, victim, book.chosen(cards, got))
    return True
