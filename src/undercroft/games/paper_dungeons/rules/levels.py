"""Levels and the abilities of level 4."""

from __future__ import annotations

from undercroft.games.paper_dungeons.content import CLOVER, HEROES, MOST_LEVEL, THIEF, WIZARD, PaperBook
from undercroft.games.paper_dungeons.rules import Desk, gems, items
from undercroft.games.paper_dungeons.state import Team
from undercroft.kernel.types import Action, Ask, Barred, Flow

ABILITY_LEVEL = 4


def trainings(d: Desk, symbol: int, black: bool, barred: list[Barred] | None = None) -> list[Action]:
    """PD-LEVEL-2, PD-LEVEL-3, PD-LEVEL-5: which heroes this die can train."""
    team, options = d.part, []
    for hero, action in enumerate(d.book.levels):
        if symbol != hero and symbol != CLOVER:
            rule = "PD-LEVEL-2"
        elif team.levels[hero] >= MOST_LEVEL:
            rule = "PD-LEVEL-5"
        elif symbol != CLOVER and needs_swap(d.part, d.book, hero, black) and not can_swap(d):
            rule = "PD-LEVEL-2"
        else:
            options.append(action)
            continue
        if barred is not None:
            barred.append(Barred(action, rule))
    return options


def needs_swap(team: Team, book: PaperBook, hero: int, black: bool) -> bool:
    return book.training[team.goal][hero] != black


def can_swap(d: Desk) -> bool:
    """PD-L4-3: the wizard changes any number of dice; PD-TALENT-8: the Psionic one die a round."""
    team = d.part
    return has_ability(team, WIZARD) or (d.book.talents[team.talent].effect == "swap-colour" and not team.swapped)


def train(d: Desk, hero: int, symbol: int, black: bool) -> Flow:
    """PD-LEVEL-4; PD-RULING-27: the Psionic's use is spent only where the colour was needed."""
    if symbol != CLOVER and needs_swap(d.part, d.book, hero, black) and not has_ability(d.part, WIZARD):
        d.part.swapped = True
    yield from rise(d, hero, "die")


def rise(d: Desk, hero: int, source: str) -> Flow:
    """PD-LEVEL-4, PD-LEVEL-7: one hero, one level, from whatever source; then what the new level brings."""
    team = d.part
    level = team.levels[hero] + 1
    team.levels = (*team.levels[:hero], level, *team.levels[hero + 1 :])  # type: ignore[assignment]
    d.tell("leveled", HEROES[hero], level, source)
    if hero == THIEF and level == ABILITY_LEVEL:
        # PD-L4-5
        yield from gems.gain(d, gems.OUTSIDE, "thief")
    talent = d.book.talents[team.talent]
    if talent.effect == "part-at-level" and level == talent.amount:
        # PD-TALENT-2
        yield from items.gain_part(d, "talent")


def gain(d: Desk, source: str, *, quiet: bool = False, but: int = -1) -> Flow:
    """PD-LEVEL-8: any hero below the highest level, whatever symbol and colour. PD-LEVEL-9: with none, it is lost."""
    options = raisable(d, but)
    if not options:
        d.tell("lost", "level", source)
        return
    hero = (yield Ask(d.seat, "raise", tuple(options), (source,), quiet)).value
    yield from rise(d, hero, source)


def raisable(d: Desk, but: int = -1, barred: list[Barred] | None = None) -> list[Action]:
    options = []
    for hero, (action, level) in enumerate(zip(d.book.raises, d.part.levels, strict=True)):
        if level < MOST_LEVEL and hero != but:
            options.append(action)
        elif barred is not None:
            barred.append(Barred(action, "PD-LEVEL-5" if hero != but else "PD-TALENT-7"))
    return options


def veteran(d: Desk, heroes: int) -> Flow:
    """PD-TALENT-7: before the game, different heroes rise by one level."""
    yield from gain(d, "talent", quiet=True)
    for _ in range(heroes - 1):
        yield from gain(d, "talent", but=veterans_first(d.part))


def veterans_first(team: Team) -> int:
    """The hero who has risen before the game, or -1."""
    return next((hero for hero, level in enumerate(team.levels) if level > 1), -1)


def has_ability(team: Team, hero: int) -> bool:
    """PD-L4-1: from level 4 to the end of the game."""
    return team.levels[hero] >= ABILITY_LEVEL
