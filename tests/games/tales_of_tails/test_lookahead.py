"""What is offered on a walk can be walked to its end: the quick look ahead against a plain search of everything."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.tales_of_tails.positions import BOOK, answer, asked, den, dog, fresh, offered, pup
from undercroft.games.tales_of_tails.rules import lookahead, turning
from undercroft.games.tales_of_tails.rules.dungeon import maze_of
from undercroft.games.tales_of_tails.rules.lookahead import LookAhead, look_ahead
from undercroft.games.tales_of_tails.rules.movement import Walker, first_steps
from undercroft.games.tales_of_tails.state import Dungeon, Walk
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask

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
            return self.walker.survives(walk)
        options = [*self.walker.ways_out(walk), *self.walker.all_ways(walk)] if walk.chosen else self.walker.all_choices(walk)
        return any(self.ends_well(after) for _, after in options)


def compare(table: Table, ask: Ask) -> int:
    """Whether the question offers exactly what can end well; 1 where it was looked at."""
    walk = table.state.walk
    assert walk is not None
    walker = look_ahead(table.state, BOOK)
    everything = [*walker.all_ways(walk), *walker.ways_out(walk)] if walk.chosen else walker.all_choices(walk)
    found = walker.ways(walk) if walk.chosen else walker.choices(walk)
    if walker.looked > lookahead.BOUND:
        return 0
    try:
        good = {action for action, after in everything if Plain(walker).ends_well(after)}
    except TooMany:
        return 0
    assert {action for action, _ in found} == good
    assert set(ask.options) == good
    return 1


def choose(table: Table, ask: Ask, luck: Luck, *, rooms: int = ROOMS) -> int:
    """Builds up to a size, then walks; on a walk deep into the dungeon."""
    kinds = [action.kind for action in ask.options]
    if ask.kind == "turn":
        wanted = "explore" if len(table.state.dungeon.tiles) < rooms else "walk"
        return kinds.index(wanted) if wanted in kinds else len(kinds) - 1
    deep = [n for n, kind in enumerate(kinds) if kind in ("enter", "break")]
    among = deep if ask.kind == "way" and deep else list(range(len(kinds)))
    return among[luck.below(len(among))]


@pytest.mark.rule("DD-EXIT-14", "DD-TURN-6")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("hits", ["at-the-end", "each-hit"])
def test_exactly_what_can_end_well_is_offered(seed: int, hits: str) -> None:
    table = fresh(4, seed, dogs="random", defence=hits)
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

    def before_a_dragon() -> Table:
        return answer(den(dog("robin"), dog("ruta"), rooms="R51 1,0"), "walk")

    assert offered(before_a_dragon(), "enter") == set()
    monkeypatch.setattr(lookahead, "BOUND", 0)
    blind = before_a_dragon()
    before = blind.state.dungeon
    assert offered(blind, "enter") == {"R51"}
    answer(blind, "enter R51")
    assert (asked(blind), offered(blind)) == ("way", {"give-up"})
    answer(blind, "give-up")
    assert (asked(blind), blind.questions()[0].seat, blind.state.walk) == ("turn", 0, None)
    assert (pup(blind).tokens, pup(blind).place, blind.state.dungeon) == (5, "inside", before)


# ---- what the quick look knows without a search ----


def before_a_trap(name: str, hand: str = "", paws: int = 0) -> Table:
    """A walk begins: north of the start room is an ifrit, and behind it a trap is the only way on to the table."""
    return answer(den(dog(name, hand, tokens=paws), dog("bonk"), dog("pluto"), rooms="R01 0,-1; R59 0,-2"), "walk")


@pytest.mark.rule("DD-TRAP-1", "DD-TRAP-18", "DD-DOG-ROBIN-1")
@pytest.mark.parametrize(
    ("name", "hand", "paws", "leads_out"),
    [("ruta", "", 0, False), ("ruta", "", 1, True), ("ruta", "bow", 0, True), ("robin", "", 0, True), ("robin", "", 1, True)],
)
def test_a_trap_on_the_way_costs_a_paw_or_a_card_unless_a_dog_jumps(name: str, hand: str, paws: int, leads_out: bool) -> None:
    table = before_a_trap(name, hand, paws)
    assert offered(table, "enter") == ({"R01"} if leads_out else set())
    assert offered(table, "out") == {"east", "south", "west"}
    walk = table.state.walk
    assert walk is not None
    walker = look_ahead(table.state, BOOK)
    assert walker.looked == 0
    inside = replace(walk, path=(0, 1), damage=1)
    assert walker.leads_out(inside) == leads_out


@pytest.mark.rule("DD-DOG-ROBIN-1")
def test_a_jump_over_a_trap_needs_no_search() -> None:
    """One look shows the way to a dog that jumps, without a paw; who must lay one there looks into the trap too."""
    for name, hand, looked in (("robin", "", 1), ("ruta", "bow", 2)):
        table = before_a_trap(name, hand)
        assert table.state.walk is not None
        walker = look_ahead(table.state, BOOK)
        assert walker.leads_out(replace(table.state.walk, path=(0, 1), damage=1))
        assert walker.looked == looked


@pytest.mark.rule("DD-DOOR-1", "DD-EXIT-21", "DD-KEY-3", "DD-TURN-6")
@pytest.mark.parametrize(
    ("rooms", "looked", "leads_out"),
    [
        ("R87 1,0 turn 90", 1, False),
        ("R87 1,0 turn 90; R79 2,0", 1, False),
        ("R79 1,0 turn 270; R87 2,0 turn 90", 3, True),
        ("R79 1,0 turn 270; R87 2,0 turn 90; R28 3,0", 3, True),
    ],
)
def test_only_a_key_before_the_door_is_searched_for(rooms: str, looked: int, leads_out: bool) -> None:
    """East is the only way, and a door closes it: there is no key, or it lies behind the door, or before it
    where the door leads to the table or to one more room."""
    gaps = [(0, -1, 1, 1), (0, 1, 1, 1), (-1, 0, 1, 1), (1, 1, 1, 1)]
    table = den(dog("ruta", "R56"), dog("bonk"), dog("pluto"), rooms=rooms, gaps=gaps)
    walker = look_ahead(table.state, BOOK)
    assert walker.leads_out(first_steps(table.state, 0, BOOK)) == leads_out
    assert walker.looked == looked
    assert offered(table) == {"explore", "sleep"} | ({"walk"} if leads_out else set())


@pytest.mark.rule("DD-DOOR-4", "DD-KEY-2")
@pytest.mark.parametrize("hand", ["", "R79"])
def test_a_door_costs_bonk_a_paw_or_nothing_but_never_a_life(hand: str) -> None:
    """One look shows the way through it, though a single point of damage more would be too much."""
    gaps = [(0, -1, 1, 1), (0, 1, 1, 1), (-1, 0, 1, 1)]
    table = den(dog("bonk", hand), dog("ruta"), dog("pluto"), rooms="R87 1,0 turn 90", gaps=gaps)
    walk, walker = first_steps(table.state, 0, BOOK), look_ahead(table.state, BOOK)
    assert (walk.keys, walk.defence) == (len(hand) > 0, 3)
    assert walker.leads_out(replace(walk, damage=2))
    assert walker.looked == 1
    assert not walker.leads_out(replace(walk, damage=3, tokens=1))


# ---- how far it looks ----


def test_each_question_looks_afresh() -> None:
    table = before_a_trap("robin")
    walk, walker = table.state.walk, look_ahead(table.state, BOOK)
    assert walk is not None
    for _ in range(2):
        assert [str(action) for action, _ in walker.ways(walk)] == ["enter R01", "out east", "out south", "out west"]
        assert walker.looked == 1
        assert [str(action) for action, _ in walker.choices(replace(walk, path=(0, 1), chosen=False))] == ["pass"]
        assert walker.looked == 1


def test_a_monster_is_passed_in_thought_before_it_is_fought() -> None:
    """Jeanne’s only paw is needed for the trap: one look finds that, where a fight first would take another."""
    table = answer(den(dog("jeanne", tokens=1), dog("bonk"), dog("pluto"), rooms="R02 0,-1; R59 0,-2"), "walk")
    walk, walker = table.state.walk, look_ahead(table.state, BOOK)
    assert walk is not None
    assert walker.leads_out(replace(walk, path=(0, 1), chosen=False))
    assert walker.looked == 1


def test_the_look_goes_towards_the_table_first() -> None:
    """North is a dead end; east, past a dragon, a cerberus gives Pluto the defence he needs."""
    gaps = [(x, y, 1, 1) for x, y in ((-1, -1), (1, -1), (-1, 0), (0, 1), (1, 1))]
    rooms = "R28 0,-1; R51 1,0; R19 2,0 turn 90"
    table = den(dog("pluto", "R58"), dog("bonk"), dog("robin"), rooms=rooms, gaps=gaps)
    walker = look_ahead(table.state, BOOK)
    assert walker.leads_out(first_steps(table.state, 0, BOOK))
    assert walker.looked == 4


def rows(columns: int) -> Table:
    """Two rows of coins and at their end a dragon, which Robin can neither beat nor pass."""
    upper = "; ".join(f"R{28 + x} {x + 1},0" for x in range(columns))
    lower = "; ".join(f"R{39 + x} {x + 1},1 turn 180" for x in range(columns))
    gaps = [(0, -1, 1, 1), (0, 1, 1, 1), (-1, 0, 1, 1), (columns + 1, 1, 1, 1)]
    return den(dog("robin"), dog("bonk"), dog("pluto"), rooms=f"{upper}; {lower}; R51 {columns + 1},0", gaps=gaps)


@pytest.mark.rule("DD-TURN-6", "DD-EXIT-14")
@pytest.mark.parametrize("columns", [6, 8, 10])
def test_ways_that_come_to_the_same_are_looked_at_once(columns: int) -> None:
    """Their number doubles with each column; the looks grow with its square."""
    table = rows(columns)
    walker = look_ahead(table.state, BOOK)
    assert not walker.leads_out(first_steps(table.state, 0, BOOK))
    assert walker.looked < 5 * columns**2
    assert "walk" not in offered(table)


@pytest.mark.rule("DD-EXIT-14", "DD-EXIT-15", "DD-EXIT-16")
@pytest.mark.parametrize(("hand", "leads_out"), [("R56", True), ("R58", False)])
def test_a_long_look_sees_what_lies_some_rooms_ahead(hand: str, leads_out: bool) -> None:
    """Past a dragon Pluto dies, unless twenty coins further on he beats a cat-eye, which gives the defence he needs."""
    coins = "; ".join(f"R{28 + x} {x + 2},0" for x in range(20))
    gaps = [(0, -1, 1, 1), (0, 1, 1, 1), (-1, 0, 1, 1)]
    table = den(dog("pluto", hand), dog("bonk"), dog("robin"), rooms=f"R51 1,0; {coins}; R25 22,0 turn 90", gaps=gaps)
    before = table.state.dungeon
    assert offered(table) == ({"explore", "sleep", "walk"} if leads_out else {"explore", "sleep"})
    if leads_out:
        answer(table, "walk")
        assert (table.state.walk.path, table.state.walk.damage) == ((0, 1, 2), 3), "so far there is no choice"
        assert (asked(table), offered(table)) == ("room", {"take", "leave"})
    assert (table.state.dungeon, pup(table).place) == (before, "inside")


@pytest.mark.rule("DD-EXIT-14", "DD-DOOR-1", "DD-TURN-6")
@pytest.mark.parametrize(("artefact", "leads_out"), [("R56", True), ("R58", False)])
def test_where_a_walk_stands_is_remembered_with_what_lies_ahead(artefact: str, leads_out: bool) -> None:
    """Past the coins the way parts, and both arms meet again at an artefact. From there the southern arm ends at a door,
    the eastern one leads to the portal that the door leads to, and on to a cat-eye."""
    coins = "; ".join(f"R{28 + x} {x + 2},0" for x in range(20))
    arms = f"R48 20,1 turn 270; {artefact} 21,1 turn 180"
    ahead = "R88 20,2 turn 90; R83 21,2 turn 90; R84 22,0 turn 90; R25 23,0 turn 90"
    gaps = [(0, -1, 1, 1), (0, 1, 1, 1), (-1, 0, 1, 1)]
    table = den(dog("robin"), dog("bonk"), dog("ruta"), rooms=f"R51 1,0; {coins}; {arms}; {ahead}", gaps=gaps)
    assert offered(table) == {"explore", "sleep"} | ({"walk"} if leads_out else set())


def test_the_look_ahead_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies beyond the bound is taken to be a way."""
    table = rows(10)
    monkeypatch.setattr(lookahead, "BOUND", 50)
    walker = look_ahead(table.state, BOOK)
    assert walker.leads_out(first_steps(table.state, 0, BOOK))
    assert walker.looked == 51


@pytest.mark.parametrize("seed", range(4))
def test_no_walk_in_a_big_dungeon_ends_in_nothing(seed: int) -> None:
    """Games that build up to forty rooms before anybody leaves: what is offered can be walked to its end."""
    table = fresh(4, seed, dogs="random")
    luck, walks = Luck(Quick(seed + 100)), 0
    for _ in range(300):
        if table.over:
            break
        ask = table.questions()[0]
        assert [str(action) for action in ask.options] != ["give-up"]
        walks += ask.kind == "way"
        table.answer(ask.seat, ask.options[choose(table, ask, luck, rooms=40)])
    assert walks > 10


def test_sharik_thinks_of_few_turned_rooms_before_many(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Dungeon] = []

    class Blind(LookAhead):
        def leads_out(self, walk: Walk) -> bool:
            seen.append(self.dungeon)
            return False

    state = den(dog("sharik"), dog("bonk"), dog("pluto"), rooms="R28 1,0; R29 -1,0 turn 180; R30 2,0").state
    monkeypatch.setattr(turning, "LookAhead", Blind)
    monkeypatch.setattr(turning, "look", turning.look.__wrapped__)
    assert not turning.leads_out_when_turned(first_steps(state, 0, BOOK), state.parts[0], state.terms, state.dungeon, BOOK)
    changed = [sum(a.turn != b.turn for a, b in zip(state.dungeon.tiles, d.tiles, strict=True)) for d in seen]
    assert changed == [0] + [1] * 6 + [2] * 9
    assert len(set(seen)) == 16
    assert {d.tiles[3] for d in seen} == {state.dungeon.tiles[3]}


@pytest.mark.rule("DD-TURN-6", "DD-DOG-SHARIK-1")
@pytest.mark.parametrize(("looks", "taken_to_be_possible"), [(7, True), (8, False), (9, False)])
def test_the_look_at_turned_rooms_is_cut_off_too(looks: int, taken_to_be_possible: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """However the dragon lies Sharik can neither beat nor pass it: two rooms are entered in thought for each quarter turn."""
    monkeypatch.setattr(turning, "LOOKS", looks)
    gaps = [(0, -1, 1, 1), (0, 1, 1, 1), (-1, 0, 1, 1)]
    table = den(dog("sharik"), dog("bonk"), dog("pluto"), rooms="R51 1,0", gaps=gaps)
    assert offered(table) == {"explore", "sleep"} | ({"walk"} if taken_to_be_possible else set())


def test_a_room_that_has_come_full_circle_is_not_thought_of_again(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[Dungeon] = []

    class Counting(LookAhead):
        def leads_out(self, walk: Walk) -> bool:
            thought.append(self.dungeon)
            return super().leads_out(walk)

    monkeypatch.setattr(turning, "LookAhead", Counting)
    turning.look.cache_clear()
    table = den(dog("sharik"), dog("bonk"), dog("pluto"), rooms="R28 1,0; R30 2,0")
    seen = []
    answer(table, "walk")
    for _ in range(12):
        seen.append(table.questions()[0].options)
        answer(table, "turn R28")
    assert seen[:4] * 3 == seen
    assert len(thought) == len(set(thought)) == 4  # of twelve questions


@pytest.mark.rule("DD-DOOR-1")
def test_rooms_that_give_a_key_are_known_by_their_place() -> None:
    maze = maze_of(den(dog("robin"), dog("ruta"), rooms="R28 0,-1; R79 1,0").state.dungeon, BOOK)
    assert (maze.cards[2], maze.keyed) == (BOOK.number["R79"], 1 << 2)
