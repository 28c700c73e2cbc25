"""The location phase, and where a location may lie."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.dungeoneer import positions
from tests.games.dungeoneer.positions import BOOK, answer, asked, at, crypt, hero, offered, place, tiles, told
from undercroft.games.dungeoneer.content import BLOCKED, OPEN, TRAPPED, WALL, DungeonBook, Pack
from undercroft.games.dungeoneer.loading import make
from undercroft.games.dungeoneer.rules.dungeon import chart_of, legal, sides_of
from undercroft.games.dungeoneer.state import Placed, State
from undercroft.kernel import packs
from undercroft.kernel.table import Table

NORTH_AND_SOUTH = "troll-bridge 0,-1; long-gallery 0,1; corner -1,0; pitfall-corridor 1,0 turned"
"""Every way on leads north or south: what leads only east and west fits nowhere."""
STRAIGHT = [
    "place crossing-east-0", "place crossing-east-180", "place crossing-west-0", "place crossing-west-180",
    "place forked-passage-east-0", "place forked-passage-east-180", "place collapsed-tunnel-west-0",
    "place collapsed-tunnel-west-180",
]  # fmt: skip
"""Where a passage from east to west fits on the map of most tests."""
CORNER = {
    "place crossing-north-180", "place crossing-west-0", "place forked-passage-east-180", "place forked-passage-south-0",
    "place long-gallery-south-0", "place collapsed-tunnel-west-0",
}  # fmt: skip
"""Where a bend fits that leads north and east, or turned by half south and west."""


def drawn(location: str, *more: str, rooms: str = "", **options: str) -> Table:
    """A table at which this location was drawn in the third phase; some more are left, so that none is the last."""
    at_entrance = (hero("raka", points=2), hero("sable-quick"))
    at_crossing = (hero("raka", "crossing", points=2), hero("sable-quick", "crossing"))
    bag = " ".join((location, *(more or ("guard-barracks",))))
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    if rooms:
        return crypt(*at_entrance, phase="location", bag=bag, luck=(location,), options=chosen, rooms=rooms)
    return crypt(*at_crossing, phase="location", bag=bag, luck=(location,), options=chosen)


def lying(table: Table, name: str) -> Placed:
    state: State = table.state
    return next(tile for tile in state.map if tile.card == place(name))


@pytest.mark.rule("DG-MAP-1", "DG-MAP-13")
def test_the_active_player_draws_one_location_and_places_it_where_he_likes() -> None:
    table = drawn("straight-passage")
    assert (asked(table).seat, asked(table).kind, asked(table).about) == (0, "place", ("straight-passage",))
    answer(table, "place forked-passage-east-180")
    assert lying(table, "straight-passage") == Placed(2, 0, place("straight-passage"), True)
    assert (len(table.state.map), table.state.bag) == (6, (place("guard-barracks"),))
    assert asked(table).kind == "hero-phase"
    assert [event.data for event in told(table, "placed")] == [("straight-passage", 2, 0, 180)]


@pytest.mark.rule("DG-MAP-2")
def test_without_a_location_the_phase_is_skipped() -> None:
    table = crypt(hero("raka", "crossing", points=1), hero("sable-quick"), phase="location", bag="")
    assert asked(table).kind == "hero-phase"
    assert (len(table.state.map), told(table, "found")) == (5, [])
    assert "explore" not in offered(table)


@pytest.mark.rule("DG-MAP-3")
def test_neighbours_share_a_side() -> None:
    """The guard barracks lie diagonally to the antechamber, and it has exits on all sides."""
    rooms = "crossing 0,-1; guard-barracks 1,-1"
    table = crypt(hero("raka", "tomb-antechamber", points=3), hero("sable-quick"), rooms=rooms)
    assert offered(table, "move") == ["move north"]
    chart = chart_of(table.state.map, BOOK)
    assert chart.neighbours[place("guard-barracks")] == {3: place("crossing")}
    assert chart.steps(BOOK.entrance)[place("guard-barracks")] == 2
    answer(table, "move north", "move east")
    assert at(table.state.parts[0]) == "guard-barracks"


@pytest.mark.rule("DG-MAP-4")
def test_four_sides_each_an_exit_of_some_kind_or_a_wall() -> None:
    for location in BOOK.locations:
        assert len(location.sides) == 4
        for side in location.sides:
            assert side.kind in (OPEN, WALL, BLOCKED, TRAPPED)
            tested = side.kind in (BLOCKED, TRAPPED)
            assert (side.stat in ("melee", "magic", "speed"), side.value >= 2) == (tested, tested), location.id
    vault = BOOK.locations[place("treasure-vault")]
    assert [side.kind for side in vault.sides] == [OPEN, BLOCKED, WALL, TRAPPED]


@pytest.mark.rule("DG-MAP-5")
def test_a_half_turn_changes_the_sides_and_a_quarter_turn_is_not_offered() -> None:
    table = drawn("corner")
    assert {text.rpartition("-")[2] for text in offered(table)} == {"0", "180"}
    assert set(offered(table)) == CORNER
    printed = BOOK.locations[place("corner")].sides
    assert [side.kind for side in printed] == [OPEN, OPEN, WALL, WALL]
    answer(table, "place crossing-north-180")
    sides = sides_of(lying(table, "corner"), BOOK)
    assert [side.kind for side in sides] == [WALL, WALL, OPEN, OPEN]
    answer(table, "move north")
    assert offered(table, "move") == ["move south"]


@pytest.mark.rule("DG-MAP-5")
def test_a_table_may_agree_that_cards_lie_as_printed() -> None:
    table = drawn("corner", half_turn="off")
    assert set(offered(table)) == {text for text in CORNER if text.endswith("-0")}


@pytest.mark.rule("DG-MAP-6", "DG-MAP-7")
def test_exits_meet_exits_and_walls_meet_walls() -> None:
    """North of the crossing, south of the fork, the gallery and the collapsed tunnel an exit would meet a wall.

    East and west of the crossing the walls of the passage lie at the walls of the fork and of the collapsed tunnel.
    """
    table = drawn("straight-passage")
    assert sorted(offered(table)) == sorted(STRAIGHT)
    answer(table, "place collapsed-tunnel-west-0")
    assert lying(table, "straight-passage") == Placed(-2, 0, place("straight-passage")), "a blocked exit is an exit"
    assert not legal((*tiles("crossing 0,-1"), Placed(0, -2, place("straight-passage"))), BOOK, last=False)
    assert not legal((*tiles("crossing 0,-1"), Placed(1, 0, place("troll-bridge"))), BOOK, last=False), "nor at the entrance"


@pytest.mark.rule("DG-MAP-7")
def test_every_shared_side_counts_not_only_one() -> None:
    """In the corner between crossing and barracks two sides are shared: what leads west must lead south too."""
    rooms = "crossing 0,-1; guard-barracks 1,0"
    fitting = {text for text in offered(drawn("straight-passage", rooms=rooms)) if "crossing-east" in text}
    assert fitting == set()
    fitting = {text for text in offered(drawn("corner", rooms=rooms)) if "crossing-east" in text}
    assert fitting == {"place crossing-east-180"}


@pytest.mark.rule("DG-MAP-6")
def test_nothing_is_laid_apart() -> None:
    table = drawn("guard-barracks", "corner")
    cells = {(tile.x, tile.y) for tile in table.state.map}
    for option in asked(table).options:
        copy = table.clone()
        copy.answer(0, option)
        tile = lying(copy, "guard-barracks")
        assert (tile.x, tile.y) not in cells
        assert cells & {(tile.x + 1, tile.y), (tile.x - 1, tile.y), (tile.x, tile.y + 1), (tile.x, tile.y - 1)}
    apart = (*tiles(""), Placed(3, 3, place("crossing")))
    assert not legal(apart, BOOK, last=False)


@pytest.mark.rule("DG-MAP-8")
def test_a_location_that_only_touches_walls_is_stranded() -> None:
    """East of the long gallery both have a wall, but no way leads there."""
    gallery = tiles("long-gallery 0,1")
    beside = Placed(1, 1, place("troll-bridge"))
    assert not legal((*gallery, beside), BOOK, last=False)
    assert legal((*gallery, beside, Placed(1, 0, place("crossing"))), BOOK, last=False), "by a third it can be reached"
    table = drawn("troll-bridge", rooms="long-gallery 0,1")
    assert {text.rpartition("-")[0] for text in offered(table)} == {"place tomb-antechamber-north", "place long-gallery-south"}


@pytest.mark.rule("DG-MAP-9", "DG-MAP-11")
def test_a_shift_cuts_nothing_off() -> None:
    """As they lie now, corner and hall would meet wall to wall after the change, and nothing would lead to the corner.

    Only turned by half, both of them, the hall leads on to the corner.
    """
    rooms = "corner 0,1; mirror-hall 1,1 turned; crossing 0,-1"
    heroes = (hero("raka", "corner", points=1, hand="planar-rift"), hero("sable-quick", "mirror-hall", peril=3))
    table = crypt(*heroes, rooms=rooms, phase="dungeonlord", bag="crypt guard-barracks", luck=("crypt",))
    corner, hall = Placed(1, 1, place("corner")), Placed(0, 1, place("mirror-hall"), True)
    assert not legal((*tiles("crossing 0,-1"), corner, hall), BOOK, last=False)
    answer(table, "play planar-rift", "there corner")
    assert (lying(table, "corner"), lying(table, "mirror-hall")) == (replace(corner, half=True), replace(hall, half=False))
    assert legal(table.state.map, BOOK, last=False)
    assert set(chart_of(table.state.map, BOOK).steps(BOOK.entrance)) == {tile.card for tile in table.state.map}
    assert [at(player) for player in table.state.parts] == ["mirror-hall", "corner"], "heroes keep their cell"


@pytest.mark.rule("DG-MAP-9")
@pytest.mark.parametrize("choice", range(6))
def test_whatever_is_placed_can_be_reached(choice: int) -> None:
    names = ("crypt", "library", "mirror-hall", "ossuary", "sealed-gate", "guard-barracks", "throne-of-dust")
    table = crypt(hero("raka", points=9), hero("sable-quick"), bag=" ".join(names), luck=names)
    for count in range(1, 8):
        answer(table, "explore")
        options = asked(table).options
        table.answer(0, options[choice * count % len(options)])
        assert len(chart_of(table.state.map, BOOK).steps(BOOK.entrance)) == len(table.state.map) == 5 + count
        assert legal(table.state.map, BOOK, last=False)


def other_sides(monkeypatch: pytest.MonkeyPatch, sides: dict[str, str]) -> DungeonBook:
    """A pack in which some locations have other sides; with the printed ones the map can hardly be sealed."""
    name, data = packs.find("undercroft.games.dungeoneer", "base")
    pack = packs.decode(name, data, Pack)
    found = tuple(replace(p, sides=tuple(sides[p.id]), effect="") if p.id in sides else p for p in pack.locations)
    book = make(name, replace(pack, locations=found))
    monkeypatch.setattr(positions, "BOOK", book)
    return book


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> DungeonBook:
    """Some tunnels are dead ends."""
    south, north, west, east = "WWOW", "OWWW", "WWWO", "WOWW"
    ends = {
        "corner": south, "pitfall-corridor": south, "straight-passage": north, "forked-passage": west, "collapsed-tunnel": east,
    }  # fmt: skip
    return other_sides(monkeypatch, ends)


SEALING = "straight-passage 0,1; forked-passage 1,0; collapsed-tunnel -1,0; long-gallery 0,-1"
"""With the dead ends only the northern end of the gallery leads on."""


@pytest.mark.rule("DG-MAP-10", "DG-MAP-12")
def test_no_location_seals_the_map_while_others_are_left(narrow: DungeonBook) -> None:
    heroes = (hero("raka", points=3), hero("sable-quick"))
    table = crypt(*heroes, rooms=SEALING, bag="corner crossing troll-bridge", luck=("corner", "crossing"))
    answer(table, "explore")
    assert [event.data for event in told(table, "unfit")] == [("corner",)]
    assert table.state.under == (place("corner"),)
    assert asked(table).about == ("crossing",)
    answer(table, "place long-gallery-north-0")
    assert len(chart_of(table.state.map, narrow).free) == 3


@pytest.mark.rule("DG-MAP-10")
def test_the_very_last_location_may_seal_it(narrow: DungeonBook) -> None:
    heroes = (hero("raka", points=3), hero("sable-quick"))
    table = crypt(*heroes, rooms=SEALING, phase="location", bag="corner", luck=("corner",))
    assert lying(table, "corner") == Placed(0, -2, place("corner")), "only one way to lay it: nobody was asked"
    assert chart_of(table.state.map, narrow).free == []
    assert asked(table).kind == "hero-phase"


@pytest.mark.rule("DG-MAP-10")
def test_a_location_that_leaves_one_way_on_does_not_seal_the_map(narrow: DungeonBook) -> None:
    heroes = (hero("raka", points=3), hero("sable-quick"))
    table = answer(crypt(*heroes, rooms=SEALING, bag="troll-bridge crypt", luck=("troll-bridge",)), "explore")
    if asked(table).kind == "place":
        answer(table, offered(table)[0])
    assert (lying(table, "troll-bridge").y, len(chart_of(table.state.map, narrow).free)) == (-2, 1)
    assert told(table, "unfit") == []


@pytest.mark.rule("DG-MAP-10", "DG-MAP-11")
def test_exploring_needs_a_location_that_does_not_seal_the_map(narrow: DungeonBook) -> None:
    heroes = (hero("raka", points=3), hero("sable-quick", points=3))
    two_ends = crypt(*heroes, rooms=SEALING, bag="corner pitfall-corridor")
    assert "explore" not in offered(two_ends)
    one_end = crypt(*heroes, rooms=SEALING, bag="corner crossing")
    assert "explore" in offered(one_end)
    last = answer(crypt(*heroes, rooms=SEALING, bag="corner", luck=("corner",)), "explore")
    assert (chart_of(last.state.map, narrow).free, last.state.parts[0].points) == ([], 2)


@pytest.mark.rule("DG-MAP-10", "DG-RULING-6")
def test_a_location_is_not_the_last_while_another_goes_back_under_the_deck(narrow: DungeonBook) -> None:
    heroes = (hero("raka", points=3), hero("sable-quick"))
    table = crypt(*heroes, rooms=SEALING, phase="location", bag="corner pitfall-corridor", luck=(1, 1))
    assert [event.data for event in told(table, "unfit")] == [("corner",), ("pitfall-corridor",)]
    assert (table.state.under, table.state.drawn, told(table, "found")) == ((place("corner"), place("pitfall-corridor")), -1, [])
    assert (asked(table).kind, len(table.state.map), len(chart_of(table.state.map, narrow).free)) == ("hero-phase", 5, 1)


@pytest.mark.rule("DG-RULING-5", "DG-MAP-10", "DG-MAP-11")
@pytest.mark.parametrize(("bag", "found"), [("crypt", []), ("", ["play planar-rift"])])
def test_a_rift_seals_the_map_only_when_no_location_is_left(monkeypatch: pytest.MonkeyPatch, bag: str, found: list[str]) -> None:
    """Two bends lead out of the map; exchanged, they lead to each other."""
    sides = {
        "straight-passage": "OWWW", "collapsed-tunnel": "WOWW", "corner": "WWOO", "troll-bridge": "WOOW", "long-gallery": "OWWO",
    }  # fmt: skip
    book = other_sides(monkeypatch, sides)
    rooms = "straight-passage 0,1; collapsed-tunnel -1,0; corner 0,-1; long-gallery 1,0; troll-bridge 1,-1"
    a = hero("raka", "corner", points=1, glory=2, hand="planar-rift second-wind")
    table = crypt(a, hero("sable-quick", "troll-bridge", peril=3), rooms=rooms, bag=bag, phase="dungeonlord")
    assert len(chart_of(table.state.map, book).free) == 2
    assert offered(table, "play") == [*found, "play second-wind"]
    for text in found:
        answer(table, text, "there corner")
        assert (lying(table, "corner"), chart_of(table.state.map, book).free) == (Placed(1, -1, place("corner")), [])


@pytest.mark.rule("DG-MAP-11")
@pytest.mark.parametrize("how", ["explore", "play pathfinder"])
def test_exploring_and_building_follow_the_same_rules(how: str) -> None:
    a = hero("raka", "crossing", points=2, glory=1, hand="pathfinder")
    bag = "straight-passage corner guard-barracks"
    table = crypt(a, hero("sable-quick", "crossing"), bag=bag, luck=("straight-passage", "corner"))
    answer(table, how)
    assert (asked(table).seat, asked(table).kind) == (0, "place")
    assert sorted(offered(table)) == sorted(STRAIGHT)
    answer(table, "place collapsed-tunnel-west-0")
    if how == "explore":
        assert (asked(table).kind, table.state.parts[0].points) == ("hero-phase", 1)
        answer(table, how)
    assert asked(table).about == ("corner",)
    assert set(offered(table)) == CORNER - {"place collapsed-tunnel-west-0"} | {"place straight-passage-west-0"}


@pytest.mark.rule("DG-MAP-12")
def test_a_location_without_a_place_goes_under_the_deck() -> None:
    names = ("straight-passage", "crossing", "crypt")
    heroes = (hero("raka", points=3, hand="withered-arm"), hero("sable-quick", peril=3))
    table = crypt(*heroes, rooms=NORTH_AND_SOUTH, phase="dungeonlord", bag=" ".join(names), luck=names)
    answer(table, "pass")
    assert [event.data for event in told(table, "unfit")] == [("straight-passage",)]
    assert [event.data for event in told(table, "found")] == [("crossing",)]
    state: State = table.state
    assert (state.under, state.bag) == ((place("straight-passage"),), (place("crypt"),))
    answer(table, "place troll-bridge-north-0", "explore")
    assert (asked(table).about, state.bag, state.under) == (("crypt",), (), (place("straight-passage"),))
    answer(table, "place crossing-north-0", "explore")
    assert asked(table).about == ("straight-passage",), "what went under the deck comes last"
    assert state.under == ()


@pytest.mark.rule("DG-MAP-12")
def test_when_nothing_fits_nothing_is_drawn() -> None:
    """Neither in the third phase nor for a point: exploring is not even offered."""
    table = crypt(
        hero("raka", points=3), hero("sable-quick"), rooms=NORTH_AND_SOUTH, phase="location", bag="straight-passage",
        luck=("straight-passage",),
    )  # fmt: skip
    assert asked(table).kind == "hero-phase"
    assert (len(table.state.map), table.state.under) == (5, (place("straight-passage"),))
    assert "explore" not in offered(table)
    assert table.state.parts[0].points == 3


@pytest.mark.rule("DG-MAP-13")
def test_whoever_draws_a_location_places_it_also_when_it_belongs_to_his_quest() -> None:
    heroes = (hero("raka", "crossing", points=1), hero("sable-quick", "crossing", points=1, quests="bones-of-fate"))
    table = crypt(*heroes, turn=1, phase="location", bag="ossuary crypt", luck=("ossuary",))
    assert (asked(table).seat, asked(table).kind) == (1, "place")
    answer(table, "place crossing-north-180")
    assert [(event.seat, event.data) for event in told(table, "placed")] == [(1, ("ossuary", 0, -2, 180))]


@pytest.mark.rule("DG-MAP-14")
def test_a_new_location_brings_points_only_to_who_enters_it() -> None:
    table = drawn("crypt")
    answer(table, "place crossing-north-0")
    assert [(player.glory, player.peril) for player in table.state.parts] == [(0, 0), (0, 0)]
    assert (told(table, "glory"), told(table, "peril")) == ([], [])
    answer(table, "move north")
    assert [(player.glory, player.peril) for player in table.state.parts] == [(2, 2), (0, 0)]
