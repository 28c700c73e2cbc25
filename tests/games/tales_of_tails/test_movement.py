"""Walking out: the path, its rooms, what is gained on the way."""

from __future__ import annotations

import pytest

from tests.games.tales_of_tails.positions import (
    BOOK,
    answer,
    asked,
    cards,
    den,
    dog,
    offered,
    pup,
    setting_out,
    snapshot,
    tile,
    told,
    walk_cards,
    walk_of,
)
from undercroft.games.tales_of_tails.rules.preview import preview
from undercroft.kernel.types import NotOffered

# ---- the path ----


@pytest.mark.rule("DD-EXIT-1", "DD-EXIT-4", "DD-EXIT-20")
def test_a_path_begins_in_the_start_room_and_may_end_there() -> None:
    table = setting_out(dog("robin"), "R28 0,-1 turn 90")
    assert walk_of(table).path == (0,)
    assert walk_of(table).chosen
    answer(table, "out south", "confirm")
    assert pup(table).place == "out"
    assert (pup(table).tokens, pup(table).spent) == (5, 0)
    assert table.state.dungeon.tiles[0].paws == 0


@pytest.mark.rule("DD-EXIT-2", "DD-EXIT-18")
def test_a_path_ends_through_an_opening_on_to_the_table() -> None:
    table = setting_out(dog("robin"), "R04 0,-1")
    answer(table, "enter R04", "pass")
    assert offered(table) == {"confirm", "give-up"}  # north is the only way
    answer(table, "confirm")
    assert pup(table).place == "out"
    assert table.questions()[0].seat == 1


@pytest.mark.rule("DD-EXIT-3", "DD-EXIT-10", "DD-RULING-12")
def test_an_opening_towards_a_gap_leads_nowhere() -> None:
    table = setting_out(dog("robin"), "R28 1,0", gaps=[(0, -1, 1, 1)])
    assert offered(table, "out") == {"south", "west"}


@pytest.mark.rule("DD-EXIT-5", "DD-PORTAL-4")
def test_no_room_twice() -> None:
    table = setting_out(dog("robin"), "R51 0,-1; R28 1,-1 turn 90; R29 1,0 turn 90")
    answer(table, "enter R29", "leave", "enter R28", "leave")
    assert offered(table, "enter") == set()  # the dragon to the west is too much for her
    for twice in ("R29", "R00"):
        with pytest.raises(NotOffered):
            table.answer(0, BOOK.choices.enter[BOOK.number[twice]])


@pytest.mark.rule("DD-EXIT-6")
def test_rooms_must_be_linked() -> None:
    """R04 stands beside the start room, but turns a wall to it."""
    table = setting_out(dog("robin"), "R04 1,0; R28 2,0; R29 0,-1 turn 90")
    assert offered(table, "enter") == {"R29"}


@pytest.mark.rule("DD-EXIT-7", "DD-EXIT-13", "DD-SYM-6")
def test_rooms_resolve_in_the_order_of_the_path() -> None:
    """Bonk wins a bow from the ifrit, and with it the mimic behind."""
    table = setting_out(dog("bonk"), "R01 0,-1; R16 0,-2 turn 90; R28 -1,-2")
    answer(table, "enter R01")
    assert walk_of(table).attack == (0, 2, 1)
    answer(table, "fight")
    assert walk_of(table).attack == (1, 2, 1)
    answer(table, "enter R16")
    assert "fight" in offered(table)
    other = setting_out(dog("bonk"), "R01 0,-1; R16 0,-2 turn 90; R28 -1,-2")
    answer(other, "enter R01", "pass", "enter R16")
    assert "fight" not in offered(other)


@pytest.mark.rule("DD-EXIT-8", "DD-SYM-8")
def test_a_room_with_somebodys_paw_is_closed() -> None:
    table = setting_out(dog("bonk"), "R28 0,-1 turn 90 paw 1; R29 0,1 turn 90")
    assert offered(table, "enter") == {"R29"}


@pytest.mark.rule("DD-EXIT-9", "DD-DOG-ROBIN-5")
def test_a_disarmed_trap_is_closed_to_others_robin_too() -> None:
    for name in ("bonk", "robin"):
        table = setting_out(dog(name), "R61 0,-1 lid R09; R59 0,1 paw 1")
        assert offered(table, "enter") == set()


@pytest.mark.rule("DD-EXIT-11", "DD-MONSTER-12")
def test_rooms_walked_through_stay_open_to_all() -> None:
    table = setting_out(dog("bonk"), "R04 0,-1")
    answer(table, "enter R04", "pass", "out north", "confirm")
    gigatick = tile(table, "R04")
    assert gigatick is not None
    assert gigatick.owner == -1
    answer(table, "walk")
    assert "enter R04" in offered(table)


@pytest.mark.rule("DD-EXIT-12", "DD-TRAMP-6")
def test_a_paw_from_a_tramp_can_be_spent_on_the_same_path() -> None:
    table = setting_out(dog("bonk", tokens=1, extra=2), "R65 0,-1; R28 0,-2 turn 90")
    answer(table, "enter R65", "hire with-paw")
    assert (walk_of(table).tokens, walk_of(table).extra) == (1, 1)
    answer(table, "enter R28", "take")
    assert walk_of(table).tokens == 0


@pytest.mark.rule("DD-EXIT-14", "DD-TRAP-18")
def test_what_cannot_be_resolved_cannot_be_entered() -> None:
    table = setting_out(dog("bonk", tokens=0, extra=2), "R61 0,-1; R28 0,1 turn 90")
    assert offered(table, "enter") == {"R28"}
    paws = setting_out(dog("bonk", tokens=1), "R61 0,-1; R28 0,1 turn 90")
    assert offered(paws, "enter") == {"R61", "R28"}


@pytest.mark.rule("DD-EXIT-15", "DD-EXIT-16", "DD-MONSTER-13")
@pytest.mark.parametrize(("name", "rooms", "fine"), [
    ("robin", "R19 0,-1", True), ("robin", "R51 0,-1", False), ("ruta", "R51 0,-1", True), ("robin", "R19 0,-1; R01 0,-2", False),
    ("ruta", "R19 0,-1; R25 0,-2", True), ("ruta", "R51 0,-1; R19 0,-2", False),
])  # fmt: skip
def test_damage_stays_below_defence(name: str, rooms: str, fine: bool) -> None:
    """A tunnel of monsters that the dog cannot beat: gaps leave the last room's north as the only way out."""
    last = -rooms.count(";") - 1
    gaps = [(side, y, 1, 1) for y in range(last, 0) for side in (-1, 1)]
    table = setting_out(dog(name), rooms, gaps=gaps)
    assert bool(offered(table, "enter")) is fine


@pytest.mark.rule("DD-EXIT-15", "DD-EXIT-16", "DD-RULING-13")
def test_defence_won_on_the_way_counts_for_the_damage_before_it() -> None:
    """The dragon's room opens on to the table, but there Jeanne would be beaten; cerberus behind it still saves her."""
    table = setting_out(dog("jeanne", "R58"), "R51 0,-1; R19 0,-2")
    answer(table, "enter R51")
    walk = walk_of(table)  # she could only go by, go on, and fight: she was not asked
    assert [step[0] for step in walk.story] == ["walked", "passed", "walked", "fought"]
    assert (walk.damage, walk.defence) == (3, 4)
    assert offered(table, "out") == {"north", "east"}
    answer(table, "out north", "confirm")
    assert pup(table).place == "out"
    weaker = setting_out(dog("jeanne", tokens=0, extra=2), "R51 0,-1; R19 0,-2")
    assert offered(weaker, "enter") == set()  # without a paw she wins no defence


@pytest.mark.rule("DD-EXIT-17", "DD-RULING-14")
def test_damage_is_forgotten_afterwards() -> None:
    """In the next round Bonk takes as much again, and keeps all his cards."""
    table = setting_out(dog("bonk", "R28 R58"), "R25 0,-1", luck=("R26",))
    answer(table, "enter R25", "pass", "out north", "confirm")
    assert ("passed", "cat-eye", "R25", "2") in told(table)
    assert cards(table) == ["R28", "R58"]
    answer(table, "sleep", "sleep", "sleep")
    assert (table.state.round, table.state.turn) == (2, 0)
    assert cards(table) == ["R28", "R58"]
    answer(table, "explore", "place R00-north-0", "sleep", "walk")
    assert (walk_of(table).damage, walk_of(table).defence) == (0, 3)
    answer(table, "enter R26", "pass")
    assert walk_of(table).damage == 2
    answer(table, "out north", "confirm")
    assert cards(table) == ["R28", "R58"]


@pytest.mark.rule("DD-EXIT-19", "DD-RULING-15")
def test_nothing_moves_before_the_confirm() -> None:
    table = den(dog("bonk", "R02"), dog("ruta"), dog("pluto"), rooms="R65 0,-1; R61 0,-2; R28 0,-3 turn 90")
    before = snapshot(table)
    answer(table, "walk", "enter R65", "hire with-paw", "enter R61", "disarm R02", "enter R28", "take", "out north")
    during = snapshot(table)
    assert {field for field in during if during[field] != before[field]} == {"walk"}
    assert told(table) == []
    answer(table, "give-up")
    assert snapshot(table) == before
    assert asked(table) == "turn"
    answer(table, "walk", "enter R65")
    table.take_back(0)
    table.take_back(0)
    assert snapshot(table) == before


@pytest.mark.rule("DD-EXIT-21", "DD-DOOR-2", "DD-DOOR-3")
@pytest.mark.rule("DD-RULING-10")
@pytest.mark.parametrize(("name", "hand", "key"), [("robin", "", False), ("pluto", "", True), ("robin", "R79", True)])
def test_a_door_on_to_the_table_needs_a_key(name: str, hand: str, key: bool) -> None:
    """R88 has doors north and south; here it stands east of the start room, and R28 behind it is open."""
    table = setting_out(dog(name, hand), "R88 1,0; R28 2,0 turn 90; R29 0,1 turn 90; R30 -1,0", gaps=[(0, -1, 1, 1)])
    answer(table, "enter R88")
    if key:
        assert (offered(table, "out"), offered(table, "enter")) == ({"north", "south"}, {"R28"})
    else:
        assert walk_of(table).story[-1] == ("walked", "R28")  # the only way on, so nobody was asked


# ---- paws and symbols ----


@pytest.mark.rule("DD-PAW-1", "DD-PAW-4")
def test_a_claim_costs_one_paw_of_the_board() -> None:
    table = setting_out(dog("bonk", tokens=1, extra=2), "R28 0,-1 turn 90; R29 0,-2 turn 90")
    answer(table, "enter R28", "take", "enter R29")
    assert (walk_of(table).tokens, walk_of(table).extra) == (0, 2)
    assert "take" not in offered(table)


@pytest.mark.rule("DD-PAW-2", "DD-PAW-3")
def test_rooms_may_be_left_and_paws_kept() -> None:
    table = setting_out(dog("bonk"), "R28 0,-1 turn 90")
    answer(table, "enter R28", "leave", "out north", "confirm")
    assert pup(table).tokens == 5
    coin = tile(table, "R28")
    assert coin is not None
    assert coin.owner == -1


@pytest.mark.rule("DD-SYM-1", "DD-SYM-4")
def test_attack_is_base_trophies_and_potions() -> None:
    table = setting_out(dog("bonk", "R02 R57 bow"), "R51 0,-1")
    assert walk_of(table).attack == (0, 3, 3)
    assert "R51" not in offered(table, "enter")  # one bow short, and the dragon's claws are too much
    both = setting_out(dog("bonk", "R02 R57 bow bow"), "R51 0,-1")
    answer(both, "enter R51", "fight")
    assert (walk_of(both).potions, walk_of(both).damage) == ((0, 0, 0), 0)


@pytest.mark.rule("DD-SYM-5", "DD-SYM-7", "DD-MONSTER-3")
def test_symbols_are_not_used_up_and_too_many_do_no_harm() -> None:
    table = setting_out(dog("bonk", "R58"), "R01 0,-1; R02 0,-2; R19 0,-3")
    answer(table, "enter R01", "fight", "enter R02", "fight", "enter R19", "fight", "out north", "confirm")
    assert pup(table).tokens == 2
    assert walk_cards(table) == ["R01", "R02", "R19"]


# ---- monsters ----


@pytest.mark.rule("DD-MONSTER-1", "DD-MONSTER-11")
def test_fight_or_pass_by_choice() -> None:
    table = setting_out(dog("bonk"), "R01 0,-1")
    answer(table, "enter R01")
    assert offered(table) == {"fight", "pass"}


@pytest.mark.rule("DD-MONSTER-2")
@pytest.mark.parametrize(("name", "room", "wins"), [
    ("bonk", "R01", True), ("pluto", "R01", False), ("pluto", "R04", True), ("sharik", "R07", True), ("robin", "R07", False),
    ("bonk", "R10", True), ("pluto", "R13", True), ("robin", "R16", True), ("bonk", "R16", False), ("bonk", "R19", False),
])  # fmt: skip
def test_each_symbol_must_suffice(name: str, room: str, wins: bool) -> None:
    table = setting_out(dog(name), f"{room} 0,-1" if BOOK.rooms[BOOK.number[room]].sides[2] == "o" else f"{room} 0,-1 turn 180")
    answer(table, "go") if asked(table) == "turning" else None
    answer(table, f"enter {room}")
    walk = walk_of(table)
    assert ("fight" in offered(table) or any(step[0] == "fought" for step in walk.story)) is wins


@pytest.mark.rule("DD-MONSTER-4", "DD-RULING-18")
@pytest.mark.parametrize(("hand", "room"), [("", "R01"), ("bow bow", "R04")])
def test_without_a_paw_there_is_no_fight(hand: str, room: str) -> None:
    table = setting_out(dog("bonk", hand, tokens=0, extra=2), f"{room} 0,-1")
    answer(table, f"enter {room}")
    assert asked(table) == "confirm"  # he went by, unasked
    assert (walk_of(table).damage, walk_of(table).claims) == (1, ())
    paw = setting_out(dog("bonk", hand, tokens=1), f"{room} 0,-1")
    answer(paw, f"enter {room}")
    assert len(offered(paw, "fight")) == 1
    answer(paw, next(text for text in offered(paw) if text.startswith("fight")))
    assert (walk_of(paw).tokens, walk_of(paw).claims) == (0, ((1, 1, 0),))


@pytest.mark.rule("DD-MONSTER-5", "DD-MONSTER-6")
def test_a_win_costs_no_damage_and_gives_its_trophies_at_once() -> None:
    table = setting_out(dog("bonk"), "R02 0,-1; R19 0,-2")
    answer(table, "enter R02", "fight")
    assert (walk_of(table).damage, walk_of(table).attack) == (0, (0, 3, 1))
    answer(table, "enter R19", "fight")
    assert walk_of(table).defence == 4


@pytest.mark.rule("DD-MONSTER-9", "DD-KEY-1")
def test_the_dragonfly_gives_a_key() -> None:
    table = setting_out(dog("bonk", "bow"), "R79 0,-1")
    answer(table, "enter R79", "fight bow")
    assert walk_of(table).keys == 1


@pytest.mark.rule("DD-MONSTER-10", "DD-RULING-36")
@pytest.mark.parametrize(("room", "damage"), [
    ("R01", 1), ("R51", 3), ("R79", 1), *((f"R{number}", 2) for number in range(19, 28)),
])  # fmt: skip
def test_passing_by_costs_the_printed_damage(room: str, damage: int) -> None:
    table = setting_out(dog("ruta"), f"{room} 0,-1")
    answer(table, f"enter {room}", "pass")
    assert walk_of(table).damage == damage
    assert walk_of(table).tokens == 5


@pytest.mark.rule("DD-MONSTER-15")
def test_nothing_in_a_walk_is_left_to_chance() -> None:
    table = setting_out(dog("bonk"), "R01 0,-1; R65 0,-2; R75 0,-3 turn 90")
    count = table.luck.count
    answer(table, "enter R01", "fight", "enter R65", "hire two-symbols", "enter R75", "take-potion bow", "out west", "confirm")
    assert table.luck.count == count


# ---- artefacts, coins, chests, keys ----


@pytest.mark.rule("DD-ART-1", "DD-ART-2", "DD-ART-3")
@pytest.mark.parametrize(("room", "attack"), [("R56", (2, 2, 1)), ("R57", (0, 2, 3)), ("R58", (0, 4, 1))])
def test_an_artefact_gives_two_symbols_of_its_kind(room: str, attack: tuple[int, int, int]) -> None:
    table = setting_out(dog("bonk"), f"{room} 0,-1")
    answer(table, f"enter {room}")
    assert offered(table) == {"take", "leave"}
    answer(table, "take")
    assert walk_of(table).attack == attack


@pytest.mark.rule("DD-ART-4")
def test_both_symbols_count_in_one_fight() -> None:
    table = setting_out(dog("pluto", "R58"), "R19 0,-1")
    answer(table, "enter R19")
    assert "fight" in offered(table)


@pytest.mark.rule("DD-COIN-1", "DD-COIN-2", "DD-COIN-3")
def test_a_coin_room_is_taken_or_left() -> None:
    table = setting_out(dog("bonk"), "R43 0,-1 turn 90")
    answer(table, "enter R43")
    assert offered(table) == {"take", "leave"}
    answer(table, "take", "out north")
    assert preview(table.state, BOOK).coins == 2
    answer(table, "confirm", "sleep", "sleep")
    assert cards(table) == ["R43"]


@pytest.mark.rule("DD-CHEST-1", "DD-CHEST-2", "DD-CHEST-4")
def test_a_chest_is_taken_or_left_and_pays_with_a_key() -> None:
    table = setting_out(dog("pluto"), "R71 0,-1; R72 0,-2")
    answer(table, "enter R71")
    assert offered(table) == {"take", "leave"}
    answer(table, "take", "enter R72", "take", "out north")
    assert preview(table.state, BOOK).coins == 4
    locked = setting_out(dog("bonk"), "R71 0,-1")
    answer(locked, "enter R71", "take", "out north")
    assert preview(locked.state, BOOK).coins == 0


@pytest.mark.rule("DD-CHEST-3", "DD-CHEST-6", "DD-KEY-4")
def test_a_later_key_still_opens_a_chest_doors_or_not() -> None:
    table = setting_out(dog("bonk", "R71 bow"), "R79 0,-1; R87 0,-2")
    answer(table, "enter R79", "fight bow", "enter R87", "out north")
    assert preview(table.state, BOOK).coins == 4


@pytest.mark.rule("DD-KEY-2", "DD-KEY-3")
def test_a_key_won_on_the_way_opens_any_number_of_doors() -> None:
    table = setting_out(dog("ruta", "bow"), "R79 0,-1; R87 0,-2; R88 0,-3")
    answer(table, "enter R79", "fight bow", "enter R87", "enter R88", "out north", "confirm")
    assert pup(table).place == "out"
    without = setting_out(dog("ruta"), "R79 0,-1; R87 0,-2; R88 0,-3", gaps=[(-1, -1, 1, 1)])
    assert offered(without, "enter") == set()


# ---- doors and portals ----


@pytest.mark.rule("DD-DOOR-7")
@pytest.mark.parametrize("turn", [0, 180])
def test_a_door_that_somebody_went_through_stays_locked_to_others(turn: int) -> None:
    """The door leads on to the table, or lies between two rooms; nothing of Pluto stays in the room."""
    table = den(dog("pluto"), dog("robin"), dog("ruta"), rooms=f"R87 0,-1 turn {turn}; R28 1,0")
    answer(table, "walk", "enter R87", "out north", "confirm")
    assert pup(table).place == "out"
    door = tile(table, "R87")
    assert door is not None
    assert (door.owner, door.lid) == (-1, None)
    answer(table, "walk")
    assert offered(table, "enter") == {"R28"}


@pytest.mark.rule("DD-DOOR-1", "DD-DOOR-5", "DD-RULING-10")
def test_a_door_stops_who_has_no_key_from_either_side() -> None:
    table = setting_out(dog("robin"), "R87 0,-1 turn 180; R28 1,0")
    assert "R87" not in offered(table, "enter")  # its door faces the start room
    other = setting_out(dog("robin"), "R87 0,-1; R28 0,-2 turn 90")
    assert "R87" not in offered(other, "enter")  # beyond it the way ends at the door
    key = setting_out(dog("pluto"), "R87 0,-1 turn 180; R28 1,0")
    assert "R87" in offered(key, "enter")


@pytest.mark.rule("DD-DOOR-6", "DD-PORTAL-3", "DD-RULING-22")
def test_door_rooms_and_portals_take_no_paw() -> None:
    table = setting_out(dog("pluto"), "R88 0,-1; R83 0,-2")
    answer(table, "enter R88")
    assert asked(table) == "way"
    answer(table, "enter R83", "out north", "confirm")
    assert pup(table).tokens == 5
    assert all(t.owner == -1 for t in table.state.dungeon.tiles)


@pytest.mark.rule("DD-PORTAL-2")
def test_a_single_portal_is_a_plain_room() -> None:
    table = setting_out(dog("bonk"), "R83 0,-1; R28 1,-1")
    answer(table, "enter R83")
    assert offered(table, "enter") == {"R28"}
    assert "north" in offered(table, "out")


@pytest.mark.rule("DD-PORTAL-5")
def test_a_portal_keeps_its_ordinary_openings_beside_another() -> None:
    table = setting_out(dog("robin"), "R83 0,-1; R28 1,-1; R84 1,-2")
    answer(table, "enter R83")
    assert (offered(table, "enter"), offered(table, "out")) == ({"R28", "R84"}, {"north"})
    answer(table, "enter R28", "leave")
    assert offered(table, "enter") == set()  # the coin room turns its wall to the other portal
    through = setting_out(dog("robin"), "R83 0,-1; R28 1,-1 turn 90; R84 1,-2")
    answer(through, "enter R83", "enter R84")
    assert (offered(through, "enter"), offered(through, "out")) == ({"R28"}, {"north", "east"})


@pytest.mark.rule("DD-PORTAL-7")
def test_a_portal_that_somebody_went_through_is_open_to_all() -> None:
    """Pluto comes out through both portals with paws to spare, and Robin follows."""
    table = den(dog("pluto"), dog("robin"), dog("ruta"), rooms="R83 0,-1; R84 5,5")
    for _ in range(2):
        answer(table, "walk", "enter R83")
        assert "enter R84" in offered(table)
        answer(table, "enter R84", "out north", "confirm")
    assert [(p.place, p.tokens) for p in table.state.parts] == [("out", 5), ("out", 5), ("inside", 5)]
    assert all((t.owner, t.paws) == (-1, 0) for t in table.state.dungeon.tiles)
