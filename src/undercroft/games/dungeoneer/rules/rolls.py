"""Dice: what may change a roll before it is made, threats, and who must test (3.11, 3.13)."""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import ABILITY, ROLL
from undercroft.games.dungeoneer.effects import Word
from undercroft.games.dungeoneer.rules import Answer, Desk
from undercroft.games.dungeoneer.rules.fates import discard, glory, without
from undercroft.games.dungeoneer.rules.stats import ignores, modified, price, score
from undercroft.games.dungeoneer.state import Mod
from undercroft.kernel.types import Action, Ask, Flow

DIE = 6


def roll(d: Desk, seat: int, stat: str, *, dice: int = 1, extra: int = 0) -> Answer[int]:
    """A roll made for a player's hero: what changes it is declared first (DG-ANYTIME-7, DG-RULING-65)."""
    state = d.state
    yield from _before(d, seat, stat)
    extra += sum(mod.amount for mod in state.mods if mod.seat == seat and mod.what == "die")
    thrown = [1 + d.luck.below(DIE) for _ in range(dice + abs(extra))]
    state.dice = tuple(thrown)
    kept = sorted(thrown, reverse=extra >= 0)[:dice]
    d.tell("rolled", " ".join(map(str, thrown)), sum(kept), seat=seat)
    return sum(kept)


def monster_die(d: Desk, seat: int) -> int:
    """A die for a monster: nobody's hero rolls."""
    die = 1 + d.luck.below(DIE)
    d.state.dice = (die,)
    d.tell("rolled", str(die), die, seat=seat)
    return die


def over(d: Desk) -> None:
    """Changes that held for one roll end with it."""
    d.state.mods = tuple(mod for mod in d.state.mods if mod.scope != "roll")


def _before(d: Desk, seat: int, stat: str) -> Flow:
    """The window before a roll: only for who can act in it."""
    state, book = d.state, d.book
    player = state.parts[seat]
    while True:
        options = [book.choices.play[name] for name in dict.fromkeys(book.cards[c].id for c in _omens(d, seat))]
        if _surge(d, seat, stat) is not None:
            options.append(ABILITY)
        if not options:
            return
        got: Action = yield Ask(seat, "before-roll", (*options, ROLL), (stat,), quiet=False)
        if got is ROLL:
            return
        if got is ABILITY:
            found = _surge(d, seat, stat)
            assert found is not None
            cost, word = found
            glory(d, seat, -cost)
            player.used += ("ability",)
            d.tell("ability", book.heroes[player.hero].id, seat=seat)
            state.mods += (Mod(seat, -1, str(word.args[1]), word.number(2), "roll"),)
        else:
            card = next(card for card in _omens(d, seat) if book.cards[card].id == got.target)
            glory(d, seat, -price(state, book, seat, card))
            player.hand = without(player.hand, card)
            discard(d, card)
            d.tell("played", got.target, seat=seat)
            state.mods += (Mod(seat, -1, "die", book.cards[card].clauses[0].words[0].number(1), "roll"),)


def _omens(d: Desk, seat: int) -> list[int]:
    """Cards in hand for the moment before one's own roll."""
    state, book = d.state, d.book
    player = state.parts[seat]
    return [
        card
        for card in player.hand
        if book.cards[card].clauses
        and book.cards[card].clauses[0].condition == "before_roll"
        and price(state, book, seat, card) <= player.glory
    ]


def _surge(d: Desk, seat: int, stat: str) -> tuple[int, Word] | None:
    """The hero's ability for the moment before a roll of this stat, and its price."""
    player = d.state.parts[seat]
    for clause in d.book.heroes[player.hero].clauses:
        fits = clause.trigger == "use" and clause.window == "before_roll" and clause.words[0].args[1] == stat
        if fits and clause.glory <= player.glory and "ability" not in player.used:
            return clause.glory, clause.words[0]
    return None


# ---- threats ----


def threat(d: Desk, seat: int, stat: str, value: int, kind: str = "") -> Answer[bool]:
    """DG-THREAT-1, -2, -6, DG-RULING-50: die and score against a number; `kind` is trap, exit or nothing."""
    state, book = d.state, d.book
    if kind == "trap":
        value += danger(d, seat)
    bonus = modified(state, book, seat, f"threat_{kind}") if kind else 0
    die = yield from roll(d, seat, stat)
    total = die + score(state, book, seat, stat) + bonus
    over(d)
    passed = total >= max(2, value)
    d.tell("tested", stat, total, max(2, value), "yes" if passed else "no", seat=seat)
    return passed


def danger(d: Desk, seat: int) -> int:
    """DG-MOVE-23, DG-RULING-12: how much the location adds to the traps that test this hero."""
    state, book = d.state, d.book
    player = state.parts[seat]
    if not player.arrived or ignores(state, book, seat, "danger"):
        return 0
    words = [word for clause in book.locations[player.place].clauses for word in clause.words if word.name == "DANGER"]
    return sum(word.number(0) for word in words)
