"""Walking out: the path, its rooms, what is gained on the way."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tales_of_tails.kennels import BOOK, answer, asked, cards, den, dog, offered, pup, snapshot, tile, told, trophies
from undercroft.games.tales_of_tails.rules import scoring
from undercroft.games.tales_of_tails.rules.preview import preview
from undercroft.games.tales_of_tails.state import TWO, WITH_PAW, WITHOUT_PAW, Pup, Walk
from undercroft.kernel.table import Table
from undercroft.kernel.types import NotOffered


def walk_of(table: Table) -> Walk:
    walk: Walk | None = table.state.walk
    assert walk is not None
    return walk


def setting_out(who: Pup, rooms: str = "", **fields: Any) -> Table:
    """A walk has begun; two others wait inside."""
    others = [name for name in ("ruta", "pluto", "robin") if BOOK.dogs[who.dog].id != name][:2]
    table = den(who, dog(others[0]), dog(others[1]), rooms=rooms, **fields)
    return answer(table, "walk")


def up_to_the_first(table: Table) -> Table:
    """At the start of a round: who comes before seat 0 sleeps."""
    return answer(table, *["sleep"] * (-table.state.turn % len(table.state.parts)))


def out_the_round(table: Table) -> Table:
    """Who is still inside sleeps."""
    return answer(table, *["sleep"] * sum(p.place == "inside" for p in table.state.parts))


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


@pytest.mark.rule("DD-EXIT-21", "DD-DOOR-2", "DD-DOOR-3", "DD-RULING-10")
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


def walk_cards(table: Table) -> list[str]:
    return [BOOK.rooms[t.card].id for t in table.state.dungeon.tiles if t.owner == 0]


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


# ---- traps ----


@pytest.mark.rule("DD-TRAP-1", "DD-TRAP-17")
def test_a_trap_is_disarmed_or_takes_a_paw() -> None:
    table = setting_out(dog("bonk", "R02"), "R61 0,-1")
    answer(table, "enter R61")
    assert offered(table) == {"paw", "disarm R02"}
    answer(table, "paw", "out north", "confirm")
    trap = tile(table, "R61")
    assert trap is not None
    assert (trap.owner, trap.paws, trap.lid) == (0, 1, None)
    assert cards(table) == ["R02"]


@pytest.mark.rule("DD-TRAP-2", "DD-TRAP-3", "DD-TRAP-20")
def test_only_a_trophy_of_the_right_symbol_disarms() -> None:
    table = setting_out(dog("jeanne", "R01 R19 R79 R03 R28"), "R61 0,-1")
    answer(table, "enter R61")  # swords on the board, a bow, a defence, a key, a fireball and a coin do not help
    assert walk_of(table).claims == ((1, 1, 0),)  # so the paw was laid unasked
    sword = setting_out(dog("jeanne", "R02"), "R61 0,-1")
    answer(sword, "enter R61")
    assert "disarm R02" in offered(sword)


@pytest.mark.rule("DD-TRAP-4", "DD-TRAP-5", "DD-TRAP-19")
def test_cards_of_earlier_rounds_and_of_this_path_disarm_one_trap_each() -> None:
    table = setting_out(dog("bonk", "R58"), "R02 0,-1; R61 0,-2; R62 0,-3")
    answer(table, "enter R02", "fight", "enter R61")
    assert offered(table, "disarm") == {"R58", "R02"}
    answer(table, "disarm R58", "enter R62")
    assert offered(table, "disarm") == {"R02"}
    assert walk_of(table).attack == (0, 3, 1)


@pytest.mark.rule("DD-TRAP-5", "DD-RULING-38")
def test_only_the_own_path_gives_cards_to_spend_and_only_once_they_are_claimed() -> None:
    """Behind the trap lies a sword still to win, beside the way one under another's paw, and Ruta holds a third."""
    rooms = "R02 0,-1; R61 0,-2; R03 0,-3; R05 1,0 paw 1; R62 0,1"
    table = den(dog("bonk", "R01"), dog("ruta", "R58"), dog("pluto"), rooms=rooms)
    answer(table, "walk", "enter R02", "fight", "enter R61")
    assert offered(table) == {"paw", "disarm R02"}
    left = den(dog("bonk", "R01"), dog("ruta", "R58"), dog("pluto"), rooms=rooms)
    answer(left, "walk", "enter R02", "pass", "enter R61")
    assert walk_of(left).claims == ((2, 1, 0),)  # nothing to spend, so the paw was laid unasked


@pytest.mark.rule("DD-RULING-37", "DD-TRAP-14")
def test_a_potion_poured_on_a_trap_cannot_be_taken_again_this_round() -> None:
    table = setting_out(dog("bonk", "sword"), "R61 0,-1; R75 0,-2 turn 90", supply=(2, 0, 2))
    answer(table, "enter R61", "pour sword", "enter R75")
    assert offered(table) == {"take-potion bow", "take-potion fireball", "leave"}
    answer(table, "leave", "out north", "confirm")
    assert table.state.supply == (2, 0, 2)
    answer(table, "sleep", "sleep")
    assert table.state.supply == (2, 1, 2)


@pytest.mark.rule("DD-TRAP-6", "DD-POTION-3")
def test_a_potion_disarms() -> None:
    table = setting_out(dog("bonk", "sword bow"), "R61 0,-1")
    answer(table, "enter R61")
    assert offered(table) == {"paw", "pour sword"}
    answer(table, "pour sword", "out north", "confirm")
    assert pup(table).potions == (1, 0, 0)
    trap = tile(table, "R61")
    assert trap is not None
    assert trap.lid == -2
    assert table.state.supply == (1, 1, 2)
    answer(table, "sleep", "sleep")
    assert table.state.supply == (1, 2, 2)


@pytest.mark.rule("DD-TRAP-7", "DD-TRAMP-11", "DD-TRAMP-15")
@pytest.mark.parametrize(("tramp", "trap", "fine"), [
    ("R65:two", "R59", True), ("R65:two", "R61", True), ("R65:two", "R63", False),
    ("R65:paw", "R63", True), ("R65:paw", "R61", False),
])  # fmt: skip
def test_a_tramp_disarms_with_the_symbols_of_its_side(tramp: str, trap: str, fine: bool) -> None:
    table = setting_out(dog("bonk", tramp), f"{trap} 0,-1")
    answer(table, f"enter {trap}")
    assert ("disarm R65" in offered(table)) is fine
    if fine:
        answer(table, "disarm R65", "out north", "confirm")
        assert pup(table).tramps == ()


@pytest.mark.rule("DD-TRAP-8", "DD-RULING-7")
@pytest.mark.parametrize(("hand", "trap", "quests", "fee"), [
    ("R02", "R61", 1, 0), ("R58", "R61", 0, 0),
    ("R65:two", "R61", 0, -1), ("R65:paw", "R63", 0, -1), ("R65:no-paw", "R63", 0, -1),
])  # fmt: skip
def test_the_card_lies_on_the_trap_and_is_its_owners_no_more(hand: str, trap: str, quests: int, fee: int) -> None:
    room = hand.partition(":")[0]
    table = setting_out(dog("bonk", f"{hand} R01"), f"{trap} 0,-1", common="last-wish")
    met, lines = scoring.times_met(table.state, BOOK, 0, table.state.common[0]), scoring.lines(table.state, BOOK, 0)
    assert (met, lines["tramps"]) == (1 + quests, fee)
    answer(table, f"enter {trap}", f"disarm {room}", "out north", "confirm")
    laid = tile(table, trap)
    assert laid is not None
    assert (laid.lid, laid.owner, laid.paws) == (BOOK.number[room], -1, 0)
    for _ in range(2):  # and so it stays when the round is over
        assert cards(table) == ["R01"]
        assert trophies(table) == (1, 0, 0)
        assert scoring.times_met(table.state, BOOK, 0, table.state.common[0]) == 1
        assert scoring.lines(table.state, BOOK, 0)["tramps"] == 0
        answer(table, *("sleep", "sleep") if table.state.round == 1 else ())
    assert {BOOK.number[room], BOOK.number[trap]} <= set(table.state.gone)


@pytest.mark.rule("DD-TRAP-8", "DD-TRAP-13", "DD-RULING-7")
@pytest.mark.parametrize(("claim", "room", "trap"), [("fight", "R02", "R61"), ("hire two-symbols", "R65", "R61")])
def test_a_card_of_this_path_that_is_spent_is_never_collected(claim: str, room: str, trap: str) -> None:
    table = setting_out(dog("bonk"), f"{room} 0,-1; {trap} 0,-2", common="last-wish")
    answer(table, f"enter {room}", claim, f"enter {trap}", f"disarm {room}", "out north", "confirm", "sleep", "sleep")
    assert table.state.round == 2
    assert (cards(table), trophies(table)) == ([], (0, 0, 0))
    assert set(scoring.lines(table.state, BOOK, 0).values()) == {0}
    assert set(table.state.gone) == {BOOK.number[room], BOOK.number[trap]}


@pytest.mark.rule("DD-TRAP-9", "DD-TRAP-21")
def test_what_the_card_gave_is_lost_for_the_rest_of_the_path() -> None:
    table = setting_out(dog("bonk", "R58"), "R61 0,-1; R19 0,-2")
    answer(table, "enter R61", "disarm R58", "enter R19")
    assert walk_of(table).attack == (0, 2, 1)
    assert "fight" not in offered(table)
    assert walk_of(table).tokens == 5


@pytest.mark.rule("DD-TRAP-10", "DD-TRAP-11")
def test_the_place_of_a_spent_card_becomes_a_gap() -> None:
    table = setting_out(dog("bonk"), "R02 0,-1; R61 0,-2")
    answer(table, "enter R02", "fight", "enter R61", "disarm R02", "out north", "confirm")
    (gap,) = table.state.dungeon.gaps
    assert (gap.x, gap.y, gap.owner, gap.paws) == (0, -1, 0, 1)
    assert tile(table, "R02") is None
    answer(table, "walk")
    assert "north" not in offered(table, "out")
    assert offered(table, "enter") == set()


@pytest.mark.rule("DD-TRAP-15", "DD-TRAP-16")
def test_a_trap_taken_with_a_paw_costs_a_coin() -> None:
    table = setting_out(dog("bonk"), "R61 0,-1")
    answer(table, "enter R61", "paw", "out north")
    assert preview(table.state, BOOK).coins == -1
    answer(table, "confirm", "sleep", "sleep")
    assert cards(table) == ["R61"]


# ---- tramps ----


@pytest.mark.rule("DD-TRAMP-1", "DD-TRAMP-2")
def test_a_tramp_is_hired_by_one_of_its_sides_or_left() -> None:
    table = setting_out(dog("bonk"), "R65 0,-1")
    answer(table, "enter R65")
    assert offered(table) == {"hire two-symbols", "hire with-paw", "leave"}
    answer(table, "leave", "out north", "confirm", "sleep", "sleep")
    assert pup(table).tramps == ()


@pytest.mark.rule("DD-TRAMP-3", "DD-RULING-19")
@pytest.mark.parametrize(("paws", "side", "hired", "symbols"), [
    (5, "two-symbols", TWO, (1, 1, 0)), (5, "with-paw", WITH_PAW, (0, 0, 1)), (7, "with-paw", WITHOUT_PAW, (0, 0, 1)),
])  # fmt: skip
def test_the_side_chosen_holds_to_the_end_of_the_game(paws: int, side: str, hired: int, symbols: tuple[int, int, int]) -> None:
    table = setting_out(dog("bonk", tokens=paws, extra=7 - paws), "R65 0,-1")
    answer(table, "enter R65", f"hire {side}", "out north", "confirm", "sleep", "sleep")
    for rounds in (2, 3):
        assert table.state.round == rounds
        assert pup(table).tramps == ((BOOK.number["R65"], hired),)
        assert trophies(table) == symbols
        answer(up_to_the_first(table), "walk")
        two = hired == TWO
        assert (walk_of(table).attack, walk_of(table).pairs) == ((0, 2, 1 if two else 2), (BOOK.number["R65"],) if two else ())
        out_the_round(answer(table, "out north", "confirm"))
    assert table.over
    assert pup(table).tramps == ((BOOK.number["R65"], hired),)
    assert trophies(table) == symbols


@pytest.mark.rule("DD-TRAMP-4", "DD-TRAMP-7", "DD-TRAMP-8")
def test_two_symbols_of_which_one_counts_in_each_fight() -> None:
    """Bonk with bow-or-sword: the ifrit's two swords he has; the mimic's bow he borrows, and again for the next."""
    table = setting_out(dog("bonk", "R65:two"), "R16 0,-1 turn 90; R17 -1,-1; R28 -1,0")
    answer(table, "enter R16", "fight", "enter R17")
    assert "fight" in offered(table)
    short = setting_out(dog("ruta", "R65:two"), "R13 0,-1 turn 90; R28 -1,-1")
    answer(short, "enter R13")
    assert "fight" in offered(short)  # a bow of the tramp, the sword is her own
    both = setting_out(dog("sharik", "R68:two"), "R79 0,-1")
    answer(both, "go", "enter R79")
    assert "fight" in offered(both)


@pytest.mark.rule("DD-TRAMP-7")
def test_one_tramp_never_gives_both_symbols_at_once() -> None:
    """Ruta has a bow, a sword and two fireballs; the dragon asks for a bow and a sword more, which the tramp has both."""
    table = setting_out(dog("ruta", "R01 R65:two"), "R51 0,-1")
    assert walk_of(table).attack == (1, 1, 2)
    answer(table, "enter R51")
    assert "fight" not in offered(table)
    assert (walk_of(table).damage, walk_of(table).claims) == (3, ())  # she went by, unasked
    for more in ("R02", "R04"):  # with either of the two in hand the tramp gives the other
        enough = setting_out(dog("ruta", f"R01 R65:two {more}"), "R51 0,-1")
        answer(enough, "enter R51")
        assert "fight" in offered(enough)


@pytest.mark.rule("DD-TRAMP-5", "DD-TRAMP-9", "DD-RULING-19")
def test_one_symbol_and_a_paw_if_there_is_one() -> None:
    table = setting_out(dog("bonk"), "R65 0,-1")
    answer(table, "enter R65", "hire with-paw")
    assert (walk_of(table).attack, walk_of(table).tokens, walk_of(table).extra) == ((0, 2, 2), 5, 1)
    none = setting_out(dog("bonk", tokens=7, extra=0), "R65 0,-1")
    answer(none, "enter R65", "hire with-paw")
    assert (walk_of(none).attack, walk_of(none).tokens, walk_of(none).extra) == ((0, 2, 2), 6, 0)
    assert walk_of(none).claims == ((1, 1, 3),)


@pytest.mark.rule("DD-TRAMP-10")
def test_a_tramp_costs_a_coin_at_the_end() -> None:
    table = setting_out(dog("bonk"), "R65 0,-1")
    answer(table, "enter R65", "hire with-paw", "out north")
    assert preview(table.state, BOOK).coins == -1


@pytest.mark.rule("DD-TRAMP-12", "DD-TRAMP-14", "DD-RULING-19")
def test_spending_a_tramp_takes_back_only_the_paw_it_gave() -> None:
    gave = setting_out(dog("bonk", "R65:paw", tokens=6, extra=1), "R63 0,-1")
    answer(gave, "enter R63", "disarm R65")
    assert (walk_of(gave).tokens, walk_of(gave).extra) == (5, 2)
    none = setting_out(dog("bonk", "R65:no-paw", tokens=6, extra=1), "R63 0,-1")
    answer(none, "enter R63", "disarm R65")
    assert (walk_of(none).tokens, walk_of(none).extra) == (6, 1)
    two = setting_out(dog("bonk", "R65:two", tokens=6, extra=1), "R61 0,-1")
    answer(two, "enter R61", "disarm R65")
    assert (walk_of(two).tokens, walk_of(two).extra, walk_of(two).pairs) == (6, 1, ())


@pytest.mark.rule("DD-TRAMP-13")
@pytest.mark.parametrize(("coin", "during", "after"), [("take", (0, 1, 1), (5, 2)), ("leave", (0, 2, 0), (5, 2))])
def test_a_paw_owed_for_a_spent_tramp_is_given_up_before_the_next_round(
    coin: str, during: tuple[int, int, int], after: tuple[int, int]
) -> None:
    """The tramp's own paw is laid on the coin room, so none is left to give back when the tramp goes into the trap."""
    table = setting_out(dog("bonk", tokens=1, extra=2, spent=4), "R65 0,-1; R28 0,-2 turn 90; R63 0,-3")
    answer(table, "enter R65", "hire with-paw", "enter R28", coin, "enter R63", "disarm R65", "out north", "confirm")
    assert (pup(table).tokens, pup(table).extra, pup(table).owed) == during
    answer(table, "sleep", "sleep")
    for rounds in (2, 3):  # once, not every round
        assert table.state.round == rounds
        assert (pup(table).tokens, pup(table).extra, pup(table).spent, pup(table).owed) == (*after, 0, 0)
        out_the_round(answer(up_to_the_first(table), "walk", "out north", "confirm"))
    assert table.over
    assert (pup(table).tokens, pup(table).extra) == after


@pytest.mark.rule("DD-TRAMP-17", "DD-RULING-20")
def test_two_tramps_give_two_symbols() -> None:
    table = setting_out(dog("robin", "R66:two R68:two"), "R01 0,-1")
    answer(table, "enter R01")
    assert "fight" in offered(table)


# ---- potions ----


@pytest.mark.rule("DD-POTION-1", "DD-POTION-2", "DD-POTION-5")
def test_a_potion_wins_a_fight_and_goes_to_the_supply() -> None:
    table = setting_out(dog("bonk", "bow"), "R16 0,-1 turn 90; R28 -1,-1")
    supply = table.state.supply
    answer(table, "enter R16", "fight bow")
    assert (walk_of(table).potions, walk_of(table).attack) == ((0, 0, 0), (1, 2, 1))  # the bow is the mimic's trophy
    assert walk_of(table).supply == (supply[0] + 1, supply[1], supply[2])


@pytest.mark.rule("DD-POTION-4")
def test_several_potions_in_one_fight_but_never_more_than_needed() -> None:
    table = setting_out(dog("bonk", "bow bow fireball"), "R79 0,-1; R04 0,-2")
    answer(table, "enter R79")
    assert offered(table, "fight") == {"bow"}
    answer(table, "pass", "enter R04")
    assert offered(table, "fight") == {"bow-bow"}


@pytest.mark.rule("DD-POTION-6", "DD-POTION-7", "DD-POTION-8")
def test_a_potion_room_gives_one_of_the_supply() -> None:
    table = setting_out(dog("bonk", "bow"), "R75 0,-1 turn 90", supply=(0, 2, 1))
    answer(table, "enter R75")
    assert offered(table) == {"take-potion sword", "take-potion fireball", "leave"}
    answer(table, "take-potion sword")
    assert (walk_of(table).potions, walk_of(table).supply, walk_of(table).tokens) == ((1, 1, 0), (0, 1, 1), 4)


@pytest.mark.rule("DD-POTION-9")
def test_a_potion_may_be_used_on_the_same_path() -> None:
    """Bonk lacks a bow for the mimic, and finds one on the way."""
    rooms = "R75 0,-1 turn 90; R16 -1,-1 turn 270; R28 -1,-2 turn 90"
    table = setting_out(dog("bonk"), rooms)
    answer(table, "enter R75", "take-potion bow", "enter R16")
    assert offered(table) == {"fight bow", "pass"}
    answer(table, "fight bow")
    assert (walk_of(table).potions, walk_of(table).supply, walk_of(table).tokens) == ((0, 0, 0), (2, 2, 2), 3)
    for other in ("leave", "take-potion sword"):
        without = setting_out(dog("bonk"), rooms)
        answer(without, "enter R75", other, "enter R16")
        assert walk_of(without).damage == 1  # nothing to fight with, so he went by unasked
    trap = setting_out(dog("bonk"), "R75 0,-1 turn 90; R61 0,-2")
    answer(trap, "enter R75", "take-potion sword", "enter R61")
    assert offered(trap) == {"paw", "pour sword"}


@pytest.mark.rule("DD-POTION-11")
def test_any_number_of_potions_may_be_held() -> None:
    table = setting_out(dog("bonk", "bow bow sword sword fireball"), "R75 0,-1 turn 90")
    answer(table, "enter R75", "take-potion fireball", "out north", "confirm")
    assert pup(table).potions == (2, 2, 2)


@pytest.mark.rule("DD-POTION-13")
def test_potions_not_spent_are_there_in_later_rounds() -> None:
    """One from the start of the game, one taken on the first walk; both beat a gigatick in the third round."""
    table = setting_out(dog("bonk", "bow"), "R75 0,-1 turn 90", luck=("R04",))
    answer(table, "enter R75", "take-potion bow", "out north", "confirm")
    for rounds in (1, 2):
        assert table.state.round == rounds
        out_the_round(table)
        assert (pup(table).potions, table.state.supply) == ((2, 0, 0), (0, 2, 2))
    answer(up_to_the_first(table), "explore", "place R00-north-0")
    while table.state.turn != 0:
        answer(table, "sleep")
    answer(table, "walk", "enter R04", "fight bow-bow", "out north")
    assert walk_of(table).potions == (0, 0, 0)
    answer(table, "confirm")
    assert (pup(table).potions, table.state.supply) == ((0, 0, 0), (2, 2, 2))


@pytest.mark.rule("DD-POTION-12", "DD-RULING-21")
def test_with_an_empty_supply_the_room_may_still_be_taken() -> None:
    table = setting_out(dog("bonk"), "R75 0,-1 turn 90", supply=(0, 0, 0))
    answer(table, "enter R75")
    assert offered(table) == {"take", "leave"}
    answer(table, "take")
    assert (walk_of(table).potions, walk_of(table).tokens) == ((0, 0, 0), 4)
    answer(table, "out north", "confirm", "walk")
    assert offered(table, "enter") == set()  # the paw keeps the others out


@pytest.mark.rule("DD-TRAMP-10", "DD-TRAMP-11")
def test_the_preview_counts_the_tramp_that_is_spent_and_keeps_the_others() -> None:
    """Of two tramps one is laid on the trap: its coin is saved, the other still asks for his."""
    table = setting_out(dog("bonk", "R65:two R69:two R02"), "R61 0,-1")
    answer(table, "enter R61", "disarm R65", "out north")
    seen = preview(table.state, BOOK)
    assert (seen.coins, seen.gained) == (1, ())
    assert [BOOK.rooms[card].id for card in seen.lost] == ["R65"]
    assert [card for card, _ in pup(table).tramps] == [BOOK.number["R65"], BOOK.number["R69"]]
    kept = setting_out(dog("bonk", "R65:two R69:two R02"), "R61 0,-1")
    answer(kept, "enter R61", "disarm R02", "out north")
    assert preview(kept.state, BOOK).coins == 0
