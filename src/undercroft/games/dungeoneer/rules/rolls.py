"""Dice: what may change a roll before it is made, threats, and who must test (DG-ANYTIME, DG-THREAT)."""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import ABILITY, ROLL
from undercroft.games.dungeoneer.card_language import Clause
from undercroft.games.dungeoneer.rules import Answer, Desk
from undercroft.games.dungeoneer.rules.escorts import drop, droppable
from undercroft.games.dungeoneer.rules.piles import for_moment, spend
from undercroft.games.dungeoneer.rules.points import glory
from undercroft.games.dungeoneer.rules.stats import ignores, modified, score
from undercroft.games.dungeoneer.state import NOTHING, Mod
from undercroft.kernel.types import Action, Ask, Barred, Flow

DIE = 6
LEAST_TEST = 2
"""DG-THREAT-6: no test takes less."""


def roll(d: Desk, seat: int, stat: str, *, dice: int = 1, extra: int = 0) -> Answer[int]:
    """A roll made for a player's hero: what changes it is declared first (DG-ANYTIME-7, DG-RULING-65)."""
    state = d.state
    yield from _before(d, seat, stat)
    extra += sum(mod.amount for mod in state.mods if mod.seat == seat and mod.what == "die")
    thrown = [1 + d.luck.below(DIE) for _ in range(dice + abs(extra))]
    state.dice = tuple(thrown)
    kept = sum(sorted(thrown, reverse=extra >= 0)[:dice])
    d.tell("rolled", " ".join(map(str, thrown)), kept, seat=seat)
    return kept


def monster_die(d: Desk, seat: int) -> int:
    """A die for a monster: nobody's hero rolls."""
    die = 1 + d.luck.below(DIE)
    d.state.dice = (die,)
    d.tell("rolled", str(die), die, seat=seat)
    return die


def end_roll(d: Desk) -> None:
    """Changes that held for one roll end with it."""
    if d.state.mods:
        d.state.mods = tuple(mod for mod in d.state.mods if mod.scope != "roll")


def _before(d: Desk, seat: int, stat: str) -> Flow:
    """The window before a roll: only for who can act in it, or for everybody with cards in hand."""
    state, book = d.state, d.book
    player = state.parts[seat]
    while True:
        omens, surge = for_moment(d, seat, "before_roll"), surge_for(d, seat, stat)
        options = book.each(book.choices.play, omens)
        if surge is not None:
            options.append(ABILITY)
        held = bool(state.terms.hidden and player.hand)
        if held or options:
            options += droppable(d, seat)
        got: Action = yield Ask(seat, "before-roll", (*options, ROLL), (stat,), quiet=False, held=held)
        if got is ROLL:
            return
        if got.kind == "drop":
            drop(d, seat, got.value)
            continue
        if got is ABILITY:
            assert surge is not None
            player.used += (got.kind,)
            d.tell("ability", book.heroes[player.hero].id, seat=seat)
            glory(d, seat, -surge.glory)
            word = surge.words[0]
            state.mods += (Mod(seat, NOTHING, str(word.args[1]), word.number(2), "roll"),)
        else:
            card = book.chosen(omens, got)
            spend(d, seat, card)
            word = book.cards[card].plays[0].words[0]
            state.mods += (Mod(seat, NOTHING, "die", word.number(1) * (-1 if word.args[2] == "low" else 1), "roll"),)


def surge_for(d: Desk, seat: int, stat: str, barred: list[Barred] | None = None) -> Clause | None:
    """The hero's ability for the moment before a roll of this stat."""
    player = d.state.parts[seat]
    for clause in d.book.heroes[player.hero].surges:
        if clause.words[0].args[1] != stat:
            rule = "DG-CARD-4"
        elif ABILITY.kind in player.used:
            rule = "DG-TURN-5"
        elif clause.glory > player.glory:
            rule = "DG-ECON-9"
        else:
            return clause
        if barred is not None:
            barred.append(Barred(ABILITY, rule, (clause.glory, player.glory)))
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
    end_roll(d)
    value = max(LEAST_TEST, value)
    passed = total >= value
    d.tell("tested", stat, total, value, "yes" if passed else "no", seat=seat)
    return passed


def danger(d: Desk, seat: int) -> int:
    """DG-MOVE-23, DG-RULING-12: how much the location adds to the traps that test this hero."""
    state, book = d.state, d.book
    player = state.parts[seat]
    found: int = book.locations[player.place].danger
    return found if found and player.arrived and not ignores(state, book, seat, "danger") else 0
