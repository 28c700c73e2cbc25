"""Windows in which somebody may answer what another does: responses in a battle, and undoing a bane (DG-ANYTIME, DG-BATTLE).

A window is asked only where something could be played in it; at a masked table everybody with cards in hand is asked, so that
being asked tells nothing.
"""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import PASS
from undercroft.games.dungeoneer.card_language import Clause
from undercroft.games.dungeoneer.rules import Answer, Desk, dungeonlord, effects, escorts, items, piles
from undercroft.games.dungeoneer.rules.stats import others, price
from undercroft.games.dungeoneer.state import NOTHING
from undercroft.kernel.types import Action, Ask, Barred, Flow

Asides = tuple[tuple[int, tuple[Action, ...]], ...]


def respond(d: Desk, seat: int) -> Flow:
    """DG-BATTLE-9, DG-ANYTIME-1 to -3, DG-RULING-51: the defender answers, until he has nothing more to say.

    Meanwhile everybody else may play what is for any time. For that alone the defender is asked, too.
    """
    state, book = d.state, d.book
    state.stage = "response"
    while (attacks := effects.incoming(d, seat)) and state.winner < 0:
        cards, more, uses = answers(d, seat)
        options = book.each(book.choices.play, (*cards, *more)) + book.each(book.choices.use, [card for card, _ in uses])
        drops, aside = escorts.droppable(d, seat), interjections(d, seat)
        robbed = bool(drops) and any(attack.card == NOTHING for attack in attacks)
        holders = state.parts if state.terms.hidden else (state.parts[seat],)
        masked = state.terms.masked and any(player.hand for player in holders)
        if not (options or masked or robbed or any(action.kind == "play" for action in _thrown(d, aside))):
            return
        asked = (*options, *drops, PASS)
        got: Action = yield Ask(seat, "response", asked, quiet=False, held=True, window=masked, aside=aside)
        if got is PASS:
            return
        if got.kind == "throw":
            who, got = book.choices.thrown(got)
            yield from _act(d, who, got)
        elif got.kind == "play" and (card := book.chosen(state.parts[seat].hand, got)) in cards:
            piles.spend(d, seat, card)
            for clause in book.cards[card].plays:
                yield from effects.run(d, clause.words, effects.Scene(seat, seat, card=card))
        else:
            yield from _act(d, seat, got)


def interjections(d: Desk, asked: int) -> Asides:
    """What the others may throw in: cards for any time, what is readied, an escort that is given up."""
    book, found = d.book, []
    for seat in others(d.state, asked):
        actions = book.each(book.choices.play, anytime(d, seat))
        actions += book.each(book.choices.use, [card for card, _ in items.uses(d, seat, _windows(d, seat))])
        actions += escorts.droppable(d, seat)
        if actions:
            found.append((seat, tuple(book.choices.throw[seat, action] for action in actions)))
    return tuple(found)


def _thrown(d: Desk, aside: Asides) -> list[Action]:
    return [d.book.choices.thrown(action)[1] for _, actions in aside for action in actions]


def anytime(d: Desk, seat: int, barred: list[Barred] | None = None) -> list[int]:
    """Cards of the hand for any time."""
    if barred is None:
        d.consult(seat)
        if d.book.anytime.isdisjoint(d.state.parts[seat].hand):
            return []
    return items.playable(d, seat, ("anytime",), barred) + dungeonlord.banes(d, seat, ("anytime",), barred)


def _windows(d: Desk, seat: int) -> tuple[str, ...]:
    return ("any", "own_turn") if d.state.turn == seat else ("any",)


def _act(d: Desk, seat: int, got: Action) -> Flow:
    """One thing that may be done at any time, inside a battle."""
    book = d.book
    if got.kind == "drop":
        escorts.drop(d, seat, got.value)
    elif got.kind == "use":
        yield from items.use(d, seat, got.target, _windows(d, seat))
    else:
        card = book.chosen(anytime(d, seat), got)
        yield from items.play(d, seat, card) if book.cards[card].glory else dungeonlord.play_bane(d, seat, card)


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
    return cards, anytime(d, seat, barred), items.uses(d, seat, _windows(d, seat), barred)


def _fits(d: Desk, seat: int, number: int) -> bool:
    """Whether a response answers one of the attacks."""
    word = d.book.cards[number].plays[0].words[0]
    own = any(attack.victim == seat for attack in effects.incoming(d, seat))
    if word.name == "DROP_ATTACKER":
        return bool(effects.incoming(d, seat, monsters=True))
    if word.name == "PREVENT":
        return own and bool(effects.incoming(d, seat, form=str(word.args[2])))
    return own or word.args[0] == "atk"


def cancelled(d: Desk, victim: int, number: int) -> Answer[bool]:
    """DG-RULING-54: the window of who was cursed, for a card that undoes a bane."""
    book = d.book
    d.consult(victim)
    masked = d.state.terms.masked and bool(d.state.parts[victim].hand)
    while True:
        cards = piles.for_moment(d, victim, "bane_on_me")
        if not cards and not masked:
            return False
        options = (*book.each(book.choices.play, cards), *escorts.droppable(d, victim), PASS)
        about = (book.cards[number].id,)
        got: Action = yield Ask(victim, "cancel", options, about, quiet=False, held=masked, window=masked)
        if got.kind == "drop":
            escorts.drop(d, victim, got.value)
            continue
        if got is not PASS:
            piles.spend(d, victim, book.chosen(cards, got))
        return got is not PASS
