"""Optional rules, each a switch of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.dungeoneer.positions import (
    BOOK,
    answer,
    asked,
    at,
    crypt,
    hero,
    ids,
    offered,
    place,
    quest,
    quest_ids,
    throw,
    told,
)
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.rules.dungeon import legal
from undercroft.games.dungeoneer.state import State, read_terms
from undercroft.kernel.luck import Luck, Quick, Scripted
from undercroft.kernel.position import check_setup
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup, WrongSetup

EMBERS = ("shrine-of-ashes", "flooded-cistern")


def setup(seats: int, **options: str) -> Setup:
    chosen = {choice.id: choice.values[0] for choice in GAME.choices} | {k.replace("_", "-"): v for k, v in options.items()}
    return Setup(GAME.id, seats, "base", chosen)


def fresh(seats: int = 3, seed: int = 1, told: tuple[int, ...] = (), **options: str) -> Table:
    """A game asked its first question; `told` are the first draws of chance, from 0."""
    return Table(GAME, setup(seats, **options), BOOK, Luck(Scripted(told, then=Quick(seed)))).start()


def while_asked(table: Table, kinds: set[str], choose: Callable[[int], int]) -> Table:
    """Answers these kinds of questions, choosing by the number of options."""
    while asked(table).kind in kinds:
        table.answer(asked(table).seat, asked(table).options[choose(len(asked(table).options))])
    return table


def map_laid(table: Table) -> Table:
    return while_asked(table, {"lay", "place"}, lambda count: count // 2)


# ---- no blank spots ----


@pytest.mark.rule("DG-VAR-1")
def test_quests_are_dealt_first_then_all_locations() -> None:
    table = fresh(3, no_blank_spots="on")
    state: State = table.state
    assert (asked(table).kind, state.bag) == ("lay", ())
    assert [len(player.quests) for player in state.parts] == [2, 2, 2]
    assert len(state.common) == 1
    kinds = [event.kind for event in table.told(None)]
    assert kinds == ["common", "first"], "no dice, no tunnels, no heroes yet"
    dealt = [card for hand in state.hands for card in hand]
    assert sorted((*dealt, BOOK.entrance)) == list(range(22))
    assert sorted(len(hand) for hand in state.hands) in ([7, 7, 7], [6, 7, 8])
    assert [player.hero for player in state.parts] == [-1, -1, -1]


@pytest.mark.rule("DG-VAR-1")
def test_locations_are_dealt_face_down() -> None:
    table = fresh(2, no_blank_spots="on")
    hands = table.state.hands
    assert table.view(0).state.hands == (hands[0], (-1,) * len(hands[1]))
    assert table.view(None).state.hands == tuple((-1,) * len(hand) for hand in hands)


@pytest.mark.rule("DG-VAR-1")
@pytest.mark.parametrize("seed", range(4))
def test_the_whole_map_lies_before_the_first_turn(seed: int) -> None:
    table = map_laid(fresh(2 + seed % 3, seed, no_blank_spots="on"))
    state: State = table.state
    assert sorted((*(tile.card for tile in state.map), *state.gone_places)) == list(range(22))
    assert legal(state.map, BOOK, last=True)
    assert (state.bag, state.under, state.turn, state.round) == ((), (), state.first, 1)
    assert all((player.place, player.health, len(player.hand)) == (BOOK.entrance, 6, 5) for player in state.parts)


@pytest.mark.rule("DG-VAR-1a")
def test_who_was_dealt_the_entrance_begins_and_the_next_lays() -> None:
    entrance_to_seat_1 = (0,) * 7 + (1, 0)
    table = fresh(3, told=entrance_to_seat_1, no_blank_spots="on")
    assert table.state.first == 1
    assert [event.seat for event in told(table, "first")] == [1]
    assert [(tile.x, tile.y, tile.card) for tile in table.state.map] == [(0, 0, BOOK.entrance)]
    map_laid(table)
    laid = [event.seat for event in told(table, "placed")]
    assert laid[:9] == [2, 0, 1, 2, 0, 1, 2, 0, 1]
    assert len(laid) == 21
    assert (table.state.turn, asked(table).seat) == (1, 1), "and has the first turn too"


@pytest.mark.rule("DG-VAR-1a")
def test_a_player_lays_one_of_his_own_locations_where_it_fits() -> None:
    table = fresh(3, told=(0,) * 7 + (1, 0), no_blank_spots="on")
    own = {BOOK.locations[card].id for card in table.state.hands[2]}
    assert asked(table).seat == 2
    assert {text.removeprefix("there ") for text in offered(table)} <= own
    chosen = offered(table)[0].removeprefix("there ")
    answer(table, f"there {chosen}")
    assert (asked(table).seat, asked(table).kind, asked(table).about) == (2, "place", (chosen,))
    table.answer(2, asked(table).options[0])
    assert place(chosen) in {tile.card for tile in table.state.map}
    assert place(chosen) not in table.state.hands[2]
    assert asked(table).seat == 0


def laying(*hands: str, common: str = "") -> Table:
    """The map is being laid, and every way on leads north or south; seat 0 is next. These locations are left."""
    rooms = "troll-bridge 0,-1; long-gallery 0,1; corner -1,0; pitfall-corridor 1,0 turned"
    held = tuple(tuple(place(name) for name in hand.split()) for hand in hands)
    heroes = (hero("raka"), hero("sable-quick"))
    options = {"no-blank-spots": "on"}
    return crypt(*heroes, rooms=rooms, phase="lay", hands=held, gone_places=(), deck="", common=common, options=options)


@pytest.mark.rule("DG-VAR-1a")
def test_who_can_lay_nothing_is_passed_over_until_he_can() -> None:
    """A passage from east to west finds no place before the crossing lies."""
    table = laying("straight-passage", "crossing")
    assert (asked(table).seat, asked(table).kind, asked(table).about) == (1, "place", ("crossing",))
    answer(table, "place troll-bridge-north-0")
    assert (asked(table).seat, asked(table).about) == (0, ("straight-passage",))
    answer(table, "place crossing-east-0")
    assert [event.data[0] for event in told(table, "placed")] == ["crossing", "straight-passage"]
    assert table.state.gone_places == ()


@pytest.mark.rule("DG-VAR-1a")
def test_what_finds_no_place_at_all_stays_out() -> None:
    table = laying("straight-passage", "")
    assert table.state.gone_places == (place("straight-passage"),)
    assert (table.state.hands, len(table.state.map)) == (((), ()), 5)
    assert asked(table).kind == "hero-phase"


@pytest.mark.rule("DG-VAR-1b")
def test_both_locations_of_a_common_escort_are_laid_last_by_their_holders() -> None:
    embers_common = (0,) * 6 + (3,)
    table = fresh(3, told=embers_common, no_blank_spots="on")
    assert quest_ids(table.state.common) == ["carry-the-embers"]
    holder = {name: next(s for s, hand in enumerate(table.state.hands) if place(name) in hand) for name in EMBERS}
    assert not {f"there {name}" for name in EMBERS} & set(offered(table))
    map_laid(table)
    laid = [(event.data[0], event.seat) for event in told(table, "placed")]
    assert len(laid) == 21
    assert sorted(laid[-2:]) == sorted((name, holder[name]) for name in EMBERS)


@pytest.mark.rule("DG-VAR-1b")
def test_they_are_laid_when_nothing_else_can_be() -> None:
    table = laying("straight-passage crypt", "ossuary", common="free-caedmans-soul")
    assert (asked(table).seat, asked(table).about) == (1, ("ossuary",)), "the crypt would fit, but waits"
    answer(table, "place troll-bridge-north-180")
    assert [event.data[0] for event in told(table, "placed")] == ["ossuary"]
    stuck = laying("straight-passage crypt", "", common="free-caedmans-soul")
    assert (asked(stuck).seat, asked(stuck).kind, asked(stuck).about) == (0, "place", ("crypt",))
    assert stuck.state.gone_places == ()


@pytest.mark.rule("DG-VAR-1b")
def test_a_common_search_holds_nothing_back() -> None:
    phylactery_common = (0,) * 7
    table = fresh(3, told=phylactery_common, no_blank_spots="on")
    assert quest_ids(table.state.common) == ["the-hidden-phylactery"]
    hand = [BOOK.locations[card] for card in table.state.hands[asked(table).seat]]
    rooms = {location.id for location in hand if location.type == "room"}
    assert rooms
    assert rooms <= {text.removeprefix("there ") for text in offered(table)}


@pytest.mark.rule("DG-VAR-1c")
@pytest.mark.parametrize("variant", ["off", "on"])
def test_no_third_phase_and_no_exploring(variant: str) -> None:
    a = hero("raka", "crossing", points=2, glory=1, hand="pathfinder")
    options = {"no-blank-spots": variant}
    location = crypt(a, hero("sable-quick"), phase="location", bag="crypt library", luck=("crypt",), options=options)
    assert asked(location).kind == ("place" if variant == "off" else "hero-phase")
    assert len(location.state.bag) == (1 if variant == "off" else 2)
    exploring = crypt(a, hero("sable-quick"), bag="crypt library", options=options)
    assert ("explore" in offered(exploring), "play pathfinder" in offered(exploring)) == (variant == "off",) * 2


# ---- resurrection ----


def slain() -> Table:
    """Seat 0 slays the hero of seat 1 with a zombie."""
    a = hero("raka", "crossing", points=1, hand="zombie")
    b = hero(
        "sable-quick", "long-gallery", level=3, health=1, glory=4, peril=6, points=1, hand="skeleton backpack",
        inventory="iron-helm fleet-foot", lair="ghoul", banes="withered-arm", quests="break-the-seal bones-of-fate",
        done="slay-draky",
    )  # fmt: skip
    luck = (6, 1, "rolling-boulder", "legion", "ghost", "trap-sense", "lucky-omen")
    table = crypt(a, b, phase="dungeonlord", luck=luck, options={"resurrection": "on"})
    return answer(table, "declare zombie", "begin")


@pytest.mark.rule("DG-VAR-2")
def test_a_defeated_player_goes_on_with_another_hero() -> None:
    table = slain()
    assert (asked(table).seat, asked(table).kind) == (1, "hero")
    unused = {"hero kron-axereaver", "hero lorel-alanus", "hero roderik-talus", "hero zareth-vohl"}
    assert set(offered(table)) == unused
    answer(table, "hero lorel-alanus")
    player = table.state.parts[1]
    assert (BOOK.heroes[player.hero].id, player.level, player.health, player.out) == ("lorel-alanus", 1, 6, False)
    assert not table.over, "nobody is the last hero"
    assert table.state.winner == -1
    left = {BOOK.heroes[number].id for number in table.state.heroes_left}
    assert left == {"kron-axereaver", "roderik-talus", "zareth-vohl"}, "the defeated hero leaves"


@pytest.mark.rule("DG-VAR-2a")
def test_the_new_figure_stands_on_the_only_entrance() -> None:
    """With one entrance the neighbour has nothing to choose; nothing is gained there."""
    table = answer(slain(), "hero lorel-alanus")
    player = table.state.parts[1]
    assert at(player) == "tomb-antechamber"
    assert (player.glory, player.peril) == (4, 4), "the zombie cost two"
    assert (asked(table).seat, asked(table).kind) == (0, "home")


@pytest.mark.rule("DG-VAR-2b")
def test_cards_are_lost_quests_and_points_stay() -> None:
    table = answer(slain(), "hero lorel-alanus", "to-lair", "pass")
    player = table.state.parts[1]
    assert ids(player.hand) == ["rolling-boulder", "legion", "ghost", "trap-sense", "lucky-omen"]
    assert (player.inventory, player.lair, player.banes, player.points) == ((), (), (), 0)
    assert sorted(ids(table.state.discard)) == ["backpack", "fleet-foot", "ghoul", "iron-helm", "skeleton", "withered-arm"]
    assert quest_ids(player.quests) == ["break-the-seal", "bones-of-fate"]
    assert quest_ids(player.done) == ["slay-draky"]
    assert (player.glory, player.peril) == (4, 4)
    assert table.state.quests_gone == ()


@pytest.mark.rule("DG-VAR-2b", "DG-QUEST-37", "DG-RULING-74")
@pytest.mark.parametrize("finder", [0, 1])
def test_an_escort_under_way_lies_where_the_hero_fell_and_stays_its_players_quest(finder: int) -> None:
    a = hero("raka", "long-gallery", points=1, hand="zombie")
    b = hero("sable-quick", "long-gallery", health=1, peril=2, quests="carry-the-embers", escorts="carry-the-embers")
    table = crypt(a, b, phase="dungeonlord", luck=(6, 1), deck="", options={"resurrection": "on"})
    answer(table, "declare zombie", "begin", "hero lorel-alanus", "to-lair", "pass")
    player, embers = table.state.parts[1], quest("carry-the-embers")
    assert (player.quests, player.escorts, table.state.tokens) == ((embers,), (), ((embers, place("long-gallery")),))
    GAME.inspect(table.state, BOOK)
    there = hero("lorel-alanus", "long-gallery", points=1, quests="carry-the-embers")
    owner = there if finder else hero("lorel-alanus", "shrine-of-ashes", points=1, quests="carry-the-embers")
    other = hero("raka", "crossing") if finder else hero("raka", "long-gallery", points=1)
    rooms = "crossing 0,-1; long-gallery 0,1; shrine-of-ashes 0,2"
    again = crypt(other, owner, turn=finder, tokens=table.state.tokens, rooms=rooms)
    assert offered(again, "pick-up") == ["pick-up carry-the-embers"]
    answer(again, "pick-up carry-the-embers")
    carried = [(part.quests, part.escorts) for part in again.state.parts]
    assert carried[finder] == ((embers,), (embers,))
    assert carried[1 - finder] == ((), ())


@pytest.mark.rule("DG-QUEST-37")
def test_only_the_token_restarts_a_quest_that_was_kept() -> None:
    """Not the place where it was first picked up."""
    tokens = ((quest("carry-the-embers"), place("crossing")),)
    me = hero("raka", "shrine-of-ashes", points=1, quests="carry-the-embers")
    table = crypt(me, hero("sable-quick"), tokens=tokens, rooms="crossing 0,-1; long-gallery 0,1; shrine-of-ashes 0,2")
    assert offered(table, "pick-up") == []


@pytest.mark.rule("DG-VAR-2")
def test_with_no_hero_left_the_defeated_one_comes_back() -> None:
    a = hero("raka", "crossing", points=1, hand="zombie")
    b = hero("sable-quick", "long-gallery", level=2, health=1, peril=2)
    table = crypt(a, b, phase="dungeonlord", luck=(6, 1), deck="", options={"resurrection": "on"}, heroes_left=())
    answer(table, "declare zombie", "begin")
    player = table.state.parts[1]
    assert (BOOK.heroes[player.hero].id, player.level, player.health, at(player)) == ("sable-quick", 1, 6, "tomb-antechamber")


@pytest.mark.rule("DG-VAR-2")
def test_in_the_own_turn_it_ends_the_turn_without_its_last_phase() -> None:
    a = hero("raka", "crossing", points=3, health=1, hand="zombie dodge")
    options = {"resurrection": "on"}
    rooms = "crossing 0,-1; spiked-corridor 1,-1"
    table = crypt(a, hero("sable-quick"), rooms=rooms, luck=(1, 1, 1, 1), deck="backpack", options=options)
    answer(table, "move east", "hero kron-axereaver")
    assert (table.state.turn, asked(table).seat, asked(table).kind) == (1, 1, "hero-phase")
    assert told(table, "discarded") == []
    assert (table.state.parts[0].points, table.state.parts[0].level) == (0, 1)


@pytest.mark.rule("DG-VAR-2", "DG-RULING-48")
@pytest.mark.parametrize("trap", ["rolling-boulder", "soul-snare"])
def test_the_rest_of_a_trap_does_not_strike_the_hero_that_has_risen(trap: str) -> None:
    """The wound slew the old hero; the fall and the lost glory were meant for it."""
    a, b = hero("kron-axereaver", points=1, hand=trap), hero("raka", "crossing", peril=4, health=1, glory=5)
    table = crypt(a, b, phase="dungeonlord", luck=(1, trap), deck="", options={"resurrection": "on"})
    answer(table, f"declare {trap}", "begin", "hero lorel-alanus")
    risen = table.state.parts[1]
    assert (BOOK.heroes[risen.hero].id, at(risen), risen.health) == ("lorel-alanus", "tomb-antechamber", 6)
    assert (risen.fallen, risen.glory, told(table, "fell"), told(table, "glory")) == (False, 5, [], [])
    assert (asked(table).seat, asked(table).kind) == (0, "hero-phase")


@pytest.mark.rule("DG-VAR-2", "DG-RULING-48")
@pytest.mark.parametrize(("trap", "fallen", "glory"), [("rolling-boulder", True, 5), ("soul-snare", False, 3)])
def test_the_rest_of_a_trap_strikes_a_hero_that_lives(trap: str, fallen: bool, glory: int) -> None:
    a, b = hero("kron-axereaver", points=1, hand=trap), hero("raka", "crossing", peril=4, health=2, glory=5)
    table = crypt(a, b, phase="dungeonlord", luck=(1,), options={"resurrection": "on"})
    answer(table, f"declare {trap}", "begin")
    player = table.state.parts[1]
    assert (player.health, player.fallen, player.glory) == (1, fallen, glory)


# ---- choice of heroes ----


@pytest.mark.rule("DG-VAR-3")
@pytest.mark.parametrize("blank", ["off", "on"])
def test_heroes_are_chosen_from_the_first_player_on(blank: str) -> None:
    table = fresh(4, choose_heroes="on", no_blank_spots=blank)
    map_laid(table)
    first = table.state.first
    order, counts, chosen = [], [], []
    while asked(table).kind == "hero":
        order.append(asked(table).seat)
        counts.append(len(offered(table)))
        chosen.append(offered(table)[-1].removeprefix("hero "))
        answer(table, offered(table)[-1])
    assert order == [(first + step) % 4 for step in range(4)]
    assert counts == [6, 5, 4, 3]
    assert [BOOK.heroes[table.state.parts[seat].hero].id for seat in order] == chosen
    assert len(set(chosen)) == 4
    assert {BOOK.heroes[number].id for number in table.state.heroes_left} == {each.id for each in BOOK.heroes} - set(chosen)


# ---- optional discard ----


@pytest.mark.rule("DG-VAR-4")
def test_the_discard_may_be_left_out() -> None:
    a = hero("raka", "crossing", hand="zombie dodge", inventory="iron-helm")
    heroes = (a, hero("sable-quick"))
    plain = crypt(*heroes, phase="discard", deck="", luck=(1,))
    assert offered(plain) == ["discard zombie", "discard dodge", "discard iron-helm"]
    table = crypt(*heroes, phase="discard", deck="", luck=(1,), options={"optional-discard": "on"})
    assert offered(table) == [*offered(plain), "pass"]
    answer(table, "pass")
    assert (ids(table.state.parts[0].hand), ids(table.state.parts[0].inventory)) == (["zombie", "dodge"], ["iron-helm"])
    assert (table.state.discard, table.state.turn) == ((), 1)


@pytest.mark.rule("DG-VAR-4")
def test_it_is_still_one_card_at_most() -> None:
    a = hero("raka", "crossing", hand="zombie zombie dodge dodge ghoul legion")
    table = crypt(a, hero("sable-quick"), phase="discard", deck="", options={"optional-discard": "on"})
    answer(table, "discard dodge")
    assert ids(table.state.parts[0].hand) == ["zombie", "zombie", "dodge", "ghoul", "legion"]
    assert (ids(table.state.discard), table.state.turn) == (["dodge"], 1)


# ---- impartial placement ----


def placing(drawn: str, *quests: str, common: str = "", variant: str = "on", phase: str = "location") -> Table:
    """Seat 0 draws a location; the seats have these quests."""
    names = ("raka", "sable-quick", "zareth-vohl")
    heroes = [hero(name, "crossing", points=1, quests=own) for name, own in zip(names, quests, strict=False)]
    return crypt(*heroes, phase=phase, bag=f"{drawn} crypt", luck=(drawn,), common=common, options={"impartial": variant})


@pytest.mark.rule("DG-VAR-5")
def test_a_location_of_the_own_quest_is_placed_by_the_left_neighbour() -> None:
    table = placing("ossuary", "bones-of-fate", "", "")
    assert (asked(table).seat, asked(table).kind, asked(table).about) == (1, "place", ("ossuary",))
    answer(table, "place crossing-north-180")
    assert [(event.seat, event.data[0]) for event in told(table, "placed")] == [(1, "ossuary")]
    assert (asked(table).seat, asked(table).kind, table.state.turn) == (0, "hero-phase", 0)


@pytest.mark.rule("DG-VAR-5")
def test_other_locations_and_other_tables_are_as_always() -> None:
    assert asked(placing("ossuary", "bones-of-fate", "", "", variant="off")).seat == 0
    assert asked(placing("ossuary", "break-the-seal", "bones-of-fate", "")).seat == 0, "only the own quests matter"
    explored = answer(placing("ossuary", "bones-of-fate", "", "", phase="hero"), "explore")
    assert (asked(explored).seat, explored.state.parts[0].points) == (1, 0), "drawn is drawn"


@pytest.mark.rule("DG-VAR-5a")
def test_who_wants_it_too_passes_it_on() -> None:
    assert asked(placing("shrine-of-ashes", "offering-of-steel", "carry-the-embers", "")).seat == 2
    full_circle = placing("shrine-of-ashes", "offering-of-steel", "carry-the-embers")
    assert asked(full_circle).seat == 0
    answer(full_circle, offered(full_circle)[0])
    assert [event.seat for event in told(full_circle, "placed")] == [0]


@pytest.mark.rule("DG-VAR-5b")
def test_common_quests_second_locations_and_searches_do_not_count() -> None:
    assert asked(placing("ossuary", "", "", common="bones-of-fate")).seat == 0
    assert asked(placing("flooded-cistern", "carry-the-embers", "")).seat == 0
    assert asked(placing("shrine-of-ashes", "carry-the-embers", "")).seat == 1, "the first one does"
    assert asked(placing("ossuary", "the-hidden-phylactery", "")).seat == 0


# ---- nothing personal ----


@pytest.mark.rule("DG-VAR-6")
@pytest.mark.parametrize("seats", [2, 4])
def test_two_common_quests_and_none_of_ones_own(seats: int) -> None:
    table = fresh(seats, nothing_personal="on")
    assert [player.quests for player in table.state.parts] == [()] * seats
    assert len(table.state.common) == 2
    assert len(table.state.quest_bag) == 12


@pytest.mark.rule("DG-VAR-6")
def test_a_completed_quest_is_replaced_so_that_two_lie_open() -> None:
    a = hero("raka", "troll-bridge", points=3)
    table = crypt(
        a, hero("sable-quick"), rooms="troll-bridge 0,-1", common="catching-the-magic-fish break-the-seal",
        luck=(5, "slay-draky"), deck="", options={"nothing-personal": "on"},
    )  # fmt: skip
    answer(table, "attempt catching-the-magic-fish")
    assert quest_ids(table.state.common) == ["break-the-seal", "slay-draky"]
    assert quest_ids(table.state.parts[0].done) == ["catching-the-magic-fish"]
    assert table.state.parts[0].quests == ()


@pytest.mark.rule("DG-VAR-6a")
def test_an_escort_becomes_personal_and_is_replaced() -> None:
    a = hero("raka", "library", points=3)
    table = crypt(
        a, hero("sable-quick", "library"), rooms="crypt 1,0; library 2,0", common="lead-the-pilgrim-out break-the-seal",
        luck=("slay-draky",), options={"nothing-personal": "on"},
    )  # fmt: skip
    answer(table, "pick-up lead-the-pilgrim-out")
    assert quest_ids(table.state.common) == ["break-the-seal", "slay-draky"]
    assert quest_ids(table.state.parts[0].quests) == ["lead-the-pilgrim-out"]
    assert table.state.parts[0].escorts == (quest("lead-the-pilgrim-out"),)
    other = crypt(table.state.parts[0], hero("sable-quick", "library", points=1), rooms="crypt 1,0; library 2,0", turn=1)
    assert offered(other, "pick-up") == []


# ---- limited movement ----


LIMITED = {"movement": "limited"}


@pytest.mark.rule("DG-VAR-7")
@pytest.mark.parametrize(
    ("name", "level", "inventory", "banes"),
    [("raka", 1, "", ""), ("sable-quick", 4, "", ""), ("raka", 2, "boot-of-ala-hazad", ""), ("raka", 1, "", "leaden-steps")],
)
def test_everybody_has_three_points_whatever_his_speed(name: str, level: int, inventory: str, banes: str) -> None:
    b = hero(name, level=level, inventory=inventory, banes=banes)
    table = crypt(hero("zareth-vohl"), b, phase="end", options=LIMITED)
    assert (table.state.turn, table.state.parts[1].points) == (1, 3)


@pytest.mark.rule("DG-VAR-7")
def test_a_gain_of_speed_adds_no_point() -> None:
    a = hero("raka", "crossing", points=2, glory=4, hand="fleet-foot")
    table = answer(crypt(a, hero("sable-quick"), options=LIMITED), "play fleet-foot")
    assert (ids(table.state.parts[0].inventory), table.state.parts[0].points) == (["fleet-foot"], 2)


@pytest.mark.rule("DG-VAR-7a")
def test_no_point_is_saved() -> None:
    heroes = (hero("raka", "crossing", points=3), hero("sable-quick"))
    table = answer(crypt(*heroes, deck="", options=LIMITED), "end")
    assert (table.state.turn, asked(table).seat) == (1, 1)
    assert (table.state.parts[0].points, table.state.parts[0].saved) == (0, False)


@pytest.mark.rule("DG-VAR-7b")
def test_a_tipped_figure_brings_a_point_for_anything_but_movement() -> None:
    a = hero("raka", "crossing", points=0)
    table = crypt(a, hero("sable-quick", "crossing"), bag="crypt library", luck=("crypt",), options=LIMITED)
    assert offered(table) == ["tip", "end"]
    answer(table, "tip")
    player = table.state.parts[0]
    assert (player.fallen, player.points) == (True, 1)
    assert offered(table) == ["explore", "stand", "attack-hero 1", "end"]
    answer(table, "explore")
    assert (asked(table).kind, player.points) == ("place", 0)


@pytest.mark.rule("DG-VAR-7b")
def test_only_a_standing_figure_is_tipped_and_only_one_point_of_a_lying_hero_is_free() -> None:
    lying = crypt(hero("raka", "crossing", points=1, fallen=True), hero("sable-quick"), bag="crypt library", options=LIMITED)
    assert offered(lying) == ["stand", "end"]
    table = crypt(hero("raka", "crossing", points=2), hero("sable-quick"), bag="crypt library", luck=("crypt",), options=LIMITED)
    answer(table, "tip", "explore")
    table.answer(0, asked(table).options[0])
    assert (offered(table), table.state.parts[0].points) == (["stand", "end"], 2)
    answer(table, "stand")
    assert (table.state.parts[0].fallen, table.state.parts[0].points) == (False, 1)
    answer(table, "tip")
    assert (table.state.parts[0].fallen, table.state.parts[0].points) == (True, 2), "as often as it stands"


@pytest.mark.rule("DG-VAR-7b")
def test_the_figure_may_be_tipped_on_anothers_turn() -> None:
    heroes = (hero("raka", "crossing", points=1), hero("sable-quick", "crossing"))
    table = crypt(*heroes, options=LIMITED, luck=(6, 1))
    throw(table, 1, "tip")
    assert (table.state.parts[1].fallen, table.state.parts[1].points) == (True, 1)
    assert asked(table).seat == 0
    throw(table, 1, "attack-hero 0")
    answer(table, "form speed")
    assert (table.state.parts[0].health, table.state.parts[1].points) == (5, 0)
    plain = crypt(*heroes)
    assert plain.aside(1) == ()


@pytest.mark.rule("DG-VAR-7b")
def test_the_figure_may_be_tipped_for_a_challenge() -> None:
    a, b = hero("raka", "crossing", points=1, hand="zombie"), hero("sable-quick", "long-gallery", peril=2)
    table = crypt(a, b, phase="dungeonlord", luck=(6, 1, 6, 1), options=LIMITED)
    answer(table, "declare zombie", "begin")
    assert (asked(table).seat, asked(table).kind, offered(table)) == (1, "challenge", ["challenge zombie", "pass"])
    answer(table, "challenge zombie", "form speed")
    player = table.state.parts[1]
    assert (player.fallen, player.points, player.health) == (True, 0, 5)
    assert [event.data for event in told(table, "struck")] == [("zombie", 1)]


@pytest.mark.rule("DG-VAR-7b", "DG-MOVE-28")
def test_the_point_of_a_tipped_figure_ends_with_the_turn() -> None:
    """A point that comes later is an ordinary one: a hero that lies may only stand up with it."""
    a = hero("raka", "crossing", points=1, hand="second-wind dodge", glory=5)
    table = crypt(a, hero("sable-quick", "crossing"), options=LIMITED, deck="", luck=(1,))
    answer(table, "tip", "end", "discard dodge")
    player = table.state.parts[0]
    assert (table.state.turn, player.fallen, player.points, player.spare) == (1, True, 0, False)
    throw(table, 0, "play second-wind")
    assert player.points == 1
    assert [action.target for action in table.aside(0)] == ["0 stand"]


# ---- a point for falling ----


TIPPING = {"movement": "tipping"}


def challenged(options: dict[str, str], *luck: int, **fields: object) -> Table:
    """The zombie of seat 0 has wounded the hero of seat 1, beside whom the hero of seat 2 stands."""
    a = hero("raka", "crossing", points=1, hand="zombie")
    b = hero("sable-quick", "long-gallery", peril=2, **fields)
    table = crypt(a, b, hero("zareth-vohl", "long-gallery"), phase="dungeonlord", luck=(6, 1, *luck), options=options)
    return answer(table, "declare zombie", "begin")


@pytest.mark.rule("DG-VAR-8")
def test_who_saved_no_point_may_tip_the_figure_for_a_challenge() -> None:
    assert asked(challenged({})).kind == "home", "without the rule there is no challenge"
    table = challenged(TIPPING, 6, 1)
    assert (asked(table).seat, asked(table).kind) == (1, "challenge")
    assert offered(table) == ["challenge zombie", "pass"], "not on a hero that did not attack"
    answer(table, "challenge zombie", "form speed")
    player = table.state.parts[1]
    assert (player.fallen, player.points, player.health) == (True, 0, 5)
    assert [event.data for event in told(table, "struck")] == [("zombie", 1)]


@pytest.mark.rule("DG-VAR-8")
def test_passing_leaves_the_figure_standing() -> None:
    table = answer(challenged(TIPPING), "pass")
    assert (table.state.parts[1].fallen, asked(table).kind) == (False, "home")


@pytest.mark.rule("DG-VAR-8")
def test_a_hero_that_attacked_may_be_attacked_back() -> None:
    a, b = hero("raka", "crossing", points=2), hero("sable-quick", "crossing")
    table = crypt(a, b, hero("zareth-vohl", "crossing"), luck=(1, 1, 6, 1), options=TIPPING)
    answer(table, "attack-hero 1", "form melee")
    assert (asked(table).kind, offered(table)) == ("challenge", ["attack-hero 0", "pass"])
    answer(table, "attack-hero 0", "form speed")
    assert (table.state.parts[0].health, table.state.parts[1].health) == (5, 5)
    assert table.state.parts[1].fallen


@pytest.mark.rule("DG-VAR-8a")
@pytest.mark.parametrize(
    "fields", [{"tipped": True}, {"saved": True}, {"fallen": True}, {"attacked": True}], ids=lambda fields: next(iter(fields))
)
def test_once_a_turn_only_standing_and_not_after_a_saved_point(fields: dict[str, object]) -> None:
    """A saved point that is spent by now was a saved point."""
    table = challenged(TIPPING, **fields)
    assert asked(table).kind == "home"
    assert table.state.parts[1].health == 5


@pytest.mark.rule("DG-VAR-8a")
def test_in_the_next_turn_the_figure_may_be_tipped_again() -> None:
    """Of any player: who tipped it in another's turn may do so in the turn after that."""
    a, b = hero("raka", "crossing", hand="zombie"), hero("sable-quick", "long-gallery", peril=2, tipped=True)
    table = crypt(a, b, hero("zareth-vohl"), phase="reset", luck=(6, 1), options=TIPPING)
    answer(table, "declare zombie", "begin")
    assert (asked(table).seat, offered(table)) == (1, ["challenge zombie", "pass"])


@pytest.mark.rule("DG-VAR-8a")
def test_who_saved_a_point_spends_it() -> None:
    table = challenged(TIPPING, 6, 1, points=1, saved=True)
    assert offered(table) == ["challenge zombie", "attack-hero 2", "pass"]
    answer(table, "challenge zombie", "form speed")
    player = table.state.parts[1]
    assert (player.fallen, player.points) == (False, 0)


@pytest.mark.rule("DG-VAR-8b")
def test_limited_movement_and_points_for_falling_exclude_each_other() -> None:
    movement = next(choice for choice in GAME.choices if choice.id == "movement")
    both = [
        (terms.limited_movement, terms.tip_for_point) for terms in (read_terms(setup(2, movement=v)) for v in movement.values)
    ]
    assert both == [(False, False), (True, False), (False, True)]
    check_setup(setup(2, movement="limited"), GAME)
    with pytest.raises(WrongSetup):
        check_setup(setup(2, movement="limited tipping"), GAME)


# ---- dodging spikes ----


def spikes(points: int, *luck: int, variant: str = "on") -> Table:
    """A hero walks onto the spikes (speed 5)."""
    a = hero("raka", "crossing", points=points)
    rooms = "crossing 0,-1; spiked-corridor 1,-1"
    table = crypt(a, hero("sable-quick"), rooms=rooms, luck=luck, deck="", options={"dodge-spikes": variant})
    return answer(table, "move east")


@pytest.mark.rule("DG-VAR-9")
def test_a_point_instead_of_the_test() -> None:
    table = spikes(3)
    assert (asked(table).kind, offered(table)) == ("spikes", ["dodge", "test"])
    answer(table, "dodge")
    player = table.state.parts[0]
    assert (player.points, player.health, at(player)) == (1, 6, "spiked-corridor")
    assert (told(table, "rolled"), player.glory) == ([], 2)


@pytest.mark.rule("DG-VAR-9")
def test_the_test_may_still_be_taken_and_must_without_a_point() -> None:
    tested = answer(spikes(3, 1), "test")
    assert (tested.state.parts[0].points, tested.state.parts[0].health) == (2, 5)
    broke = spikes(1, 1)
    assert (broke.state.turn, broke.state.parts[0].health) == (1, 5)
    plain = spikes(3, 1, variant="off")
    assert (asked(plain).kind, plain.state.parts[0].health) == ("hero-phase", 5)
