"""Setting up."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.positions import BOOK, answer, asked, crypt, hero, offered, quest_ids, told
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.content import WALL
from undercroft.games.dungeoneer.rules.dungeon import legal, sides_of
from undercroft.games.dungeoneer.state import Placed, State
from undercroft.kernel.luck import Luck, Quick, Scripted
from undercroft.kernel.position import check_setup
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup, WrongSetup

TUNNELS = [BOOK.locations[card].id for card in BOOK.tunnels]
EVERY_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def setup(seats: int, **options: str) -> Setup:
    chosen = {choice.id: choice.values[0] for choice in GAME.choices} | {k.replace("_", "-"): v for k, v in options.items()}
    return Setup(GAME.id, seats, "base", chosen)


def fresh(seats: int = 3, seed: int = 1, told: tuple[int, ...] = (), **options: str) -> Table:
    """A game asked its first question; `told` are the first draws of chance, from 0."""
    return Table(GAME, setup(seats, **options), BOOK, Luck(Scripted(told, then=Quick(seed)))).start()


def drawing(*names: str) -> tuple[int, ...]:
    """The draws that take these tunnels, one after another."""
    left, draws = list(TUNNELS), []
    for name in names:
        draws.append(left.index(name))
        left.remove(name)
    return tuple(draws)


@pytest.mark.rule("DG-SETUP-1")
def test_the_sets_are_apart_and_whole() -> None:
    state: State = GAME.set_up(setup(4), BOOK)
    assert len(BOOK.locations) == len({location.id for location in BOOK.locations}) == 22
    assert sorted(state.deck) == list(range(60))
    assert sorted(state.quest_bag) == list(range(14))
    assert sorted(state.heroes_left) == list(range(6))
    assert sorted((*state.bag, BOOK.entrance)) == list(range(22))


@pytest.mark.rule("DG-SETUP-1")
def test_adventures_quests_and_heroes_come_by_chance() -> None:
    games: list[State] = [fresh(2, seed).state for seed in range(8)]
    assert len({state.parts[0].hand for state in games}) > 6
    assert len({state.parts[0].quests for state in games}) > 4
    assert len({state.parts[0].hero for state in games}) > 2
    assert len({frozenset(tile.card for tile in state.map) for state in games}) > 4


@pytest.mark.rule("DG-SETUP-2")
def test_the_entrance_lies_in_the_centre() -> None:
    assert [location.id for location in BOOK.locations if location.entrance] == ["tomb-antechamber"]
    state: State = fresh().state
    assert state.map[0] == Placed(0, 0, BOOK.entrance)
    assert BOOK.entrance not in state.bag


@pytest.mark.rule("DG-SETUP-3", "DG-MAP-11")
@pytest.mark.parametrize("seed", range(10))
def test_four_tunnels_lie_around_it_legally(seed: int) -> None:
    table = fresh(2 + seed % 3, seed)
    state: State = table.state
    around = state.map[1:]
    assert {(tile.x, tile.y) for tile in around} == {(0, -1), (1, 0), (0, 1), (-1, 0)}
    assert len({tile.card for tile in around}) == 4
    assert all(BOOK.locations[tile.card].type == "tunnel" for tile in around)
    assert legal(state.map, BOOK, last=False)
    assert [event.data for event in told(table, "placed")] == [
        (BOOK.locations[tile.card].id, tile.x, tile.y, 180 * tile.half) for tile in around
    ]


@pytest.mark.rule("DG-SETUP-3")
def test_tunnels_that_cannot_lie_around_it_are_drawn_again() -> None:
    """Printed upright none of these four leads west, so none can lie to the east."""
    unfit = drawing("troll-bridge", "corner", "long-gallery", "pitfall-corridor")
    fit = drawing("crossing", "forked-passage", "spiked-corridor", "straight-passage")
    draws = (0,) * 5 + (5, 2) + unfit + fit
    state: State = fresh(2, told=draws, half_turn="off").state
    lying = {BOOK.locations[tile.card].id for tile in state.map[1:]}
    assert lying == {"crossing", "forked-passage", "spiked-corridor", "straight-passage"}
    assert not any(tile.half for tile in state.map)
    turned: State = fresh(2, told=draws, half_turn="on").state
    assert {BOOK.locations[tile.card].id for tile in turned.map[1:]} == {
        "troll-bridge", "corner", "long-gallery", "pitfall-corridor",
    }  # fmt: skip
    assert any(tile.half for tile in turned.map)


@pytest.mark.rule("DG-SETUP-3")
def test_every_side_of_the_entrance_leads_into_its_tunnel() -> None:
    for seed in range(12):
        state: State = fresh(3, seed).state
        for side, (x, y) in enumerate([(0, -1), (1, 0), (0, 1), (-1, 0)]):
            tile = next(tile for tile in state.map if (tile.x, tile.y) == (x, y))
            assert sides_of(tile, BOOK)[(side + 2) % 4].kind != WALL


@pytest.mark.rule("DG-SETUP-4")
@EVERY_SEATS
def test_all_other_locations_are_the_location_deck(seats: int) -> None:
    table = fresh(seats)
    state: State = table.state
    drawn = [state.drawn] if state.drawn >= 0 else []
    assert len((*state.bag, *drawn)) == 17
    assert sorted((*state.bag, *drawn, *(tile.card for tile in state.map))) == list(range(22))
    assert table.view(0).state.under == ()


@pytest.mark.rule("DG-SETUP-5")
@EVERY_SEATS
def test_everybody_gets_a_hero_by_chance_and_the_others_leave(seats: int) -> None:
    table = fresh(seats)
    state: State = table.state
    dealt = {player.hero for player in state.parts}
    assert len(dealt) == seats
    assert sorted((*dealt, *state.heroes_left)) == list(range(6))
    assert {event.seat for event in told(table, "hero")} == set(range(seats))


@pytest.mark.rule("DG-SETUP-6", "DG-SETUP-7", "DG-SETUP-8")
@EVERY_SEATS
def test_heroes_start_at_level_one_with_six_health_and_nothing_else(seats: int) -> None:
    for player in fresh(seats).state.parts:
        assert (player.level, player.health) == (1, 6)
        assert (player.inventory, player.lair, player.banes, player.done, player.escorts) == ((), (), (), (), ())
        assert not player.fallen


@pytest.mark.rule("DG-SETUP-9", "DG-SETUP-10")
@EVERY_SEATS
def test_figures_on_the_entrance_bring_the_first_glory_and_peril(seats: int) -> None:
    no_influence = (0,) * (2 * seats + 1)
    table = fresh(seats, told=no_influence)
    for seat, player in enumerate(table.state.parts):
        assert (player.place, player.glory, player.peril) == (BOOK.entrance, 1, 1)
        for counter in ("glory", "peril"):
            assert [event.data for event in told(table, counter) if event.seat == seat] == [(1, 1)], "from 0 to 1"


@pytest.mark.rule("DG-SETUP-11")
@EVERY_SEATS
def test_everybody_has_two_quests_of_his_own_that_all_see(seats: int) -> None:
    table = fresh(seats)
    own = [quest for player in table.state.parts for quest in player.quests]
    assert len(own) == len(set(own)) == 2 * seats
    for seat in range(seats):
        assert [player.quests for player in table.view(seat).state.parts] == [p.quests for p in table.state.parts]


@pytest.mark.rule("DG-SETUP-11")
def test_nobody_else_can_do_a_personal_quest() -> None:
    heroes = (
        hero("raka", "troll-bridge", points=1, quests="catching-the-magic-fish"),
        hero("sable-quick", "troll-bridge", points=1),
    )
    tables = [crypt(*heroes, rooms="crossing 0,-1; troll-bridge 0,-2", turn=turn, luck=(6,), deck="") for turn in range(2)]
    assert offered(tables[1], "attempt") == []
    answer(tables[0], *offered(tables[0], "attempt"))
    assert quest_ids(tables[0].state.parts[0].done) == ["catching-the-magic-fish"]


@pytest.mark.rule("DG-SETUP-12")
@EVERY_SEATS
def test_one_common_quest_lies_open(seats: int) -> None:
    table = fresh(seats)
    state: State = table.state
    (common,) = state.common
    assert all(common not in player.quests for player in state.parts)
    assert common not in state.quest_bag
    assert [event.data for event in told(table, "common")] == [(BOOK.quests[common].id,)]
    assert table.view(None).state.common == state.common


@pytest.mark.rule("DG-SETUP-12")
@pytest.mark.parametrize("seat", [0, 1])
def test_any_player_may_try_the_common_quest_in_his_turn(seat: int) -> None:
    heroes = (hero("raka", "troll-bridge"), hero("sable-quick", "troll-bridge"))
    common = "catching-the-magic-fish"
    table = crypt(*heroes, rooms="troll-bridge 0,-1", turn=seat, common=common, luck=(5, "break-the-seal"), deck="")
    answer(table, f"attempt {common}")
    assert [quest_ids(player.done) for player in table.state.parts] == [[common] * (seat == other) for other in range(2)]
    assert quest_ids(table.state.common) == ["break-the-seal"]


@pytest.mark.rule("DG-SETUP-13", "DG-SETUP-14")
@EVERY_SEATS
def test_five_hidden_cards_each_and_the_rest_is_the_deck(seats: int) -> None:
    table = fresh(seats)
    state: State = table.state
    assert [len(player.hand) for player in state.parts] == [5] * seats
    dealt = [card for player in state.parts for card in player.hand]
    assert sorted((*dealt, *state.deck)) == list(range(60))
    assert state.discard == ()
    for seat in range(seats):
        for other, player in enumerate(table.view(seat).state.parts):
            assert player.hand == (state.parts[seat].hand if other == seat else (-1,) * 5)
    assert [player.hand for player in table.view(None).state.parts] == [(-1,) * 5] * seats
    assert table.view(0).state.deck == ()


@pytest.mark.rule("DG-SETUP-15")
@pytest.mark.parametrize(
    ("dice", "first"),
    [((5, 2, 4), 0), ((1, 2, 0), 1), ((0, 1, 4), 2), ((4, 1, 4, 2, 5), 2), ((3, 3, 3, 5, 1, 5, 0, 0, 3, 2), 0)],
)
def test_the_highest_die_begins_and_ties_roll_again(dice: tuple[int, ...], first: int) -> None:
    table = fresh(3, told=(0,) * 7 + dice)
    assert (table.state.first, table.state.turn) == (first, first)
    assert [event.seat for event in told(table, "first")] == [first]
    assert [event.seat for event in told(table, "turn")] == [first]
    assert asked(table).seat == first


@pytest.mark.rule("DG-SETUP-16")
@pytest.mark.parametrize(("seats", "quests_left"), [(2, 9), (3, 7), (4, 5)])
def test_every_number_of_players_sets_up_alike(seats: int, quests_left: int) -> None:
    state: State = fresh(seats).state
    assert len(state.quest_bag) == quests_left
    assert len(state.common) + sum(len(player.quests) for player in state.parts) == 14 - quests_left
    assert len(state.map) == 5
    assert len(state.deck) == 60 - 5 * seats


@pytest.mark.rule("DG-SETUP-16")
@pytest.mark.parametrize(("seats", "fine"), [(0, False), (1, True), (2, True), (4, True), (5, False)])
def test_at_most_four_players(seats: int, fine: bool) -> None:
    if fine:
        check_setup(setup(seats), GAME)
    else:
        with pytest.raises(WrongSetup, match="seats"):
            check_setup(setup(seats), GAME)
