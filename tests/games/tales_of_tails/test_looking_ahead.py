"""What is offered on a walk can be walked to its end: the quick look ahead against a plain search of everything."""

from __future__ import annotations

import pytest

from tests.games.tales_of_tails.kennels import BOOK, answer, asked, den, dog, offered, pup
from undercroft.games.tales_of_tails import GAME
from undercroft.games.tales_of_tails.rules import walking
from undercroft.games.tales_of_tails.rules.walking import Walker, walker_of
from undercroft.games.tales_of_tails.state import Walk
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Setup

TOO_MANY = 4000
ROOMS = 12


class TooMany(Exception):
    pass


class Plain:
    """Every way to its end, with no thought."""

    def __init__(self, walker: Walker) -> None:
        self.walker = walker
        self.looked = 0

    def ends_well(self, walk: Walk) -> bool:
        self.looked += 1
        if self.looked > TOO_MANY:
            raise TooMany
        if walk.leaving >= 0:
            return self.walker.fit(walk)
        options = [*self.walker.outs(walk), *self.walker.all_ways(walk)] if walk.chosen else self.walker.all_choices(walk)
        return any(self.ends_well(after) for _, after in options)


def compare(table: Table, ask: Ask) -> int:
    """Whether the question offers exactly what can end well; 1 where it was looked at."""
    walk = table.state.walk
    assert walk is not None
    walker = walker_of(table.state, BOOK)
    everything = [*walker.all_ways(walk), *walker.outs(walk)] if walk.chosen else walker.all_choices(walk)
    found = walker.ways(walk) if walk.chosen else walker.choices(walk)
    if walker.looked > walking.BOUND:
        return 0
    try:
        good = {action for action, after in everything if Plain(walker).ends_well(after)}
    except TooMany:
        return 0
    assert {action for action, _ in found} == good
    assert set(ask.options) == good
    return 1


def choose(table: Table, ask: Ask, luck: Luck) -> int:
    """Builds up to a size, then walks; on a walk deep into the dungeon."""
    kinds = [action.kind for action in ask.options]
    if ask.kind == "turn":
        wanted = "explore" if len(table.state.dungeon.tiles) < ROOMS else "walk"
        return kinds.index(wanted) if wanted in kinds else len(kinds) - 1
    deep = [n for n, kind in enumerate(kinds) if kind in ("enter", "break")]
    among = deep if ask.kind == "way" and deep else list(range(len(kinds)))
    return among[luck.below(len(among))]


@pytest.mark.rule("DD-EXIT-14", "DD-TURN-6")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("hits", ["at-the-end", "each-hit"])
def test_exactly_what_can_end_well_is_offered(seed: int, hits: str) -> None:
    chosen = {choice.id: choice.values[0] for choice in GAME.choices} | {"dogs": "random", "defence": hits}
    table = Table(GAME, Setup(GAME.id, 4, "base", chosen), BOOK, Luck(Quick(seed))).start()
    luck, looked = Luck(Quick(seed + 100)), 0
    for _ in range(400):
        if table.over:
            break
        ask = table.questions()[0]
        if ask.kind in ("way", "room"):
            looked += compare(table, ask)
        table.answer(ask.seat, ask.options[choose(table, ask, luck)])
    assert looked > 5


@pytest.mark.rule("DD-EXIT-15", "DD-EXIT-19")
def test_a_walk_that_was_offered_beyond_the_bound_can_be_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Robin can neither beat nor pass a dragon; where the look ahead is cut off the room is offered, and leads nowhere."""
    seen = answer(den(dog("robin"), dog("ruta"), rooms="R51 1,0"), "walk")
    assert offered(seen, "enter") == set()
    monkeypatch.setattr(walking, "BOUND", 0)
    blind = answer(den(dog("robin"), dog("ruta"), rooms="R51 1,0"), "walk")
    before = blind.state.dungeon
    assert offered(blind, "enter") == {"R51"}
    answer(blind, "enter R51")
    assert (asked(blind), blind.questions()[0].seat, blind.state.walk) == ("turn", 0, None)
    assert (pup(blind).tokens, pup(blind).place, blind.state.dungeon) == (5, "inside", before)
