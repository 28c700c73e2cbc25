"""Why something is not offered: the rule that bars it, exactly."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.tales_of_tails.positions import BOOK, answer, den, dog, fresh, offered
from undercroft.games.tales_of_tails import GAME
from undercroft.games.tales_of_tails.rules import dungeon
from undercroft.games.tales_of_tails.rules.lookahead import LookAhead, look_ahead
from undercroft.games.tales_of_tails.rules.movement import first_steps
from undercroft.games.tales_of_tails.rules.rooms import Rooms
from undercroft.kernel.table import Table
from undercroft.kernel.types import Barred
from undercroft.texts import tongue

SHUT = [(1, 0, 1, 1), (0, 1, 1, 1), (-1, 0, 1, 1)]
"""Gaps beside all three openings of the start room for two."""


def bars(table: Table, *kinds: str) -> dict[str, str]:
    """Rules by what they bar; of some kinds of action, if any are named."""
    seat, words = table.questions()[0].seat, tongue("en", GAME.id)
    wishes = [wish for wish in table.barred(seat) if not kinds or wish.action.kind in kinds]
    found = {str(wish.action): wish.rule for wish in wishes}
    assert not set(found) & offered(table)
    assert all(words.barred(wish, table.view(seat), BOOK) for wish in wishes)
    return found


# ---- a turn ----


@pytest.mark.rule("DD-COUNT-7", "DD-EXPLORE-14")
@pytest.mark.parametrize(
    ("bag", "countdown", "rule"),
    [("R28 R29", 0, "DD-COUNT-7"), ("", 0, "DD-COUNT-7"), ("", -1, "DD-EXPLORE-14")],
)
def test_nothing_left_to_draw(bag: str, countdown: int, rule: str) -> None:
    assert bars(den(dog("ruta"), dog("bonk"), bag=bag, countdown=countdown)) == {"explore": rule}


@pytest.mark.rule("DD-EXPLORE-15")
def test_no_place_left_for_a_room() -> None:
    assert bars(den(dog("bonk"), dog("ruta"), gaps=SHUT)) == {"explore": "DD-EXPLORE-15"}


@pytest.mark.rule("DD-TURN-6")
def test_no_way_out() -> None:
    """The door in the west is the only opening."""
    table = den(dog("ruta"), dog("bonk"), rooms="R88 -1,0 turn 90", gaps=SHUT[:2])
    assert bars(table) == {"walk": "DD-TURN-6"}
    assert bars(den(dog("pluto"), dog("bonk"), rooms="R88 -1,0 turn 90", gaps=SHUT[:2])) == {}


@pytest.mark.rule("DD-DOG-SHARIK-2", "DD-DOG-SHARIK-5")
def test_sharik_turns_only_what_lies_beside_the_start_room_and_only_when_he_sets_out() -> None:
    table = den(dog("sharik"), dog("bonk"), dog("ruta"), rooms="R28 1,0; R29 2,0")
    assert bars(table) == {"turn R28": "DD-DOG-SHARIK-5", "turn R29": "DD-DOG-SHARIK-2", "turn R00": "DD-DOG-SHARIK-2"}
    assert bars(answer(table, "walk")) == {"turn R29": "DD-DOG-SHARIK-2", "turn R00": "DD-DOG-SHARIK-2"}
    free = den(dog("sharik"), dog("bonk"), dog("ruta"), rooms="R28 1,0; R29 2,0", options={"turning": "any-time"})
    assert bars(free) == {"turn R29": "DD-DOG-SHARIK-2", "turn R00": "DD-DOG-SHARIK-2"}


@pytest.mark.rule("DD-TURN-6", "DD-DOG-SHARIK-1")
def test_sharik_cannot_go_while_the_rooms_lead_nowhere() -> None:
    """A straight room lies across the only opening of the start room that no gap faces."""
    table = answer(den(dog("sharik"), dog("bonk"), rooms="R04 1,0", gaps=SHUT[1:]), "walk")
    assert bars(table, "go") == {"go": "DD-TURN-6"}
    assert bars(answer(table, "turn R04"), "go") == {}


@pytest.mark.rule("DD-SETUP-2")
def test_a_dog_that_is_taken() -> None:
    table = fresh()
    table.answer(table.questions()[0].seat, BOOK.choices.dog[2])
    assert bars(table) == {str(BOOK.choices.dog[2]): "DD-SETUP-2"}


# ---- a place ----


@pytest.mark.rule("DD-EXPLORE-5")
def test_a_straight_room_cannot_lie_across_its_neighbour() -> None:
    table = answer(den(dog("ruta"), dog("bonk"), dog("robin"), rooms="R28 1,0", luck=["R04"]), "explore")
    barred = bars(table)
    assert set(barred.values()) == {"DD-EXPLORE-5"}
    assert {text for text in barred if "R00" in text} == {
        f"place R00-{side}-{turn}"
        for side, turns in (("north", (90, 270)), ("south", (90, 270)), ("west", (0, 180)))
        for turn in turns
    }
    assert {text for text in barred if "R28" in text} == {
        f"place R28-{side}-{turn}"
        for side, turns in (("east", (0, 180)), ("south", (90, 270)), ("north", (0, 90, 180, 270)))
        for turn in turns
    }
    wall = {str(wish.action) for wish in table.barred(0) if wish.about == ("wall",)}
    assert wall == {f"place R28-north-{turn}" for turn in (0, 90, 180, 270)}


@pytest.mark.rule("DD-EXPLORE-12", "DD-TRAP-11", "DD-2P-2")
def test_a_gap_is_not_filled_and_nothing_joins_the_shut_side_of_the_start_room() -> None:
    table = answer(den(dog("ruta"), dog("bonk"), gaps=[(1, 0, 1, 1)], luck=["R51"]), "explore")
    every = (0, 90, 180, 270)
    assert bars(table) == {f"place R00-2-east-{turn}": "DD-EXPLORE-12" for turn in every} | {
        f"place R00-2-north-{turn}": "DD-EXPLORE-5" for turn in every
    }


# ---- a way ----


@pytest.mark.rule("DD-EXIT-2", "DD-EXIT-5", "DD-EXIT-6")
@pytest.mark.rule("DD-EXIT-8", "DD-EXIT-9", "DD-EXIT-14")
@pytest.mark.rule("DD-DOOR-1")
def test_rooms_that_cannot_be_next() -> None:
    """North a dragon, east a door, west a coin; a paw, a disarmed trap and another coin are no neighbours."""
    rooms = "R51 0,-1; R88 1,0 turn 90; R28 -1,0; R19 -1,-1 paw 1; R59 -2,0 turn 90 lid R01; R30 -1,1 turn 180"
    table = answer(den(dog("robin"), dog("bonk"), dog("ruta"), rooms=rooms), "walk")
    assert offered(table) == {"enter R28", "out south"}
    assert bars(table) == {
        "enter R00": "DD-EXIT-5", "enter R51": "DD-EXIT-14", "enter R88": "DD-DOOR-1", "enter R19": "DD-EXIT-8",
        "enter R59": "DD-EXIT-9", "enter R30": "DD-EXIT-6",
        "out north": "DD-EXIT-2", "out east": "DD-EXIT-2", "out west": "DD-EXIT-2",
    }  # fmt: skip


@pytest.mark.rule("DD-DOOR-1", "DD-EXIT-14")
@pytest.mark.parametrize(("name", "rule"), [("robin", "DD-DOOR-1"), ("pluto", "DD-EXIT-14")])
def test_a_key_opens_a_door_but_not_the_room_behind_it(name: str, rule: str) -> None:
    table = answer(den(dog(name), dog("bonk"), dog("ruta"), rooms="R87 1,0 turn 270; R29 2,0 paw 1"), "walk")
    assert bars(table, "enter") == {"enter R00": "DD-EXIT-5", "enter R87": rule, "enter R29": "DD-EXIT-8"}


@pytest.mark.rule("DD-EXIT-2", "DD-EXIT-3")
def test_an_opening_on_to_a_gap_is_no_way_out_and_a_wall_is_none_anyhow() -> None:
    wide = answer(den(dog("robin"), dog("bonk"), dog("ruta"), gaps=[(1, 0, 1, 1)]), "walk")
    assert bars(wide, "out") == {"out east": "DD-EXIT-3"}
    narrow = answer(den(dog("robin"), dog("bonk"), gaps=[(0, -1, 1, 1)]), "walk")
    assert bars(narrow, "out") == {"out north": "DD-EXIT-2"}


@pytest.mark.rule("DD-EXIT-3", "DD-DOG-BONK-3")
def test_an_opening_that_bonk_made_may_face_a_gap_too() -> None:
    """In the east of the coin a wall was broken; what lay behind it was spent on a trap."""
    table = den(dog("ruta"), dog("bonk"), rooms="R28 0,1 turn 90", gaps=[(1, 1, 1, 1)], broken=[("R28", "north")])
    answer(table, "walk", "enter R28", "take")
    assert offered(table) == {"out south", "out west"}
    assert bars(table, "out") == {"out north": "DD-EXIT-2", "out east": "DD-EXIT-3"}


@pytest.mark.rule("DD-DOG-BONK-2", "DD-DOG-BONK-12", "DD-EXIT-8")
def test_walls_that_bonk_cannot_break() -> None:
    """Of the start room for two: in the north a gap behind its wall, in the east the wall of a room with a paw."""
    for paws, rule in ((5, "DD-EXIT-8"), (0, "DD-DOG-BONK-2")):
        table = den(dog("bonk", tokens=paws), dog("ruta"), rooms="R28 1,0 turn 270 paw 1", gaps=[(0, -1, 1, 1)])
        assert bars(answer(table, "walk"), "break") == {"break east": rule, "break north": "DD-DOG-BONK-12"}


@pytest.mark.rule("DD-DOG-ROBIN-3", "DD-DOG-ROBIN-4")
def test_robin_neither_disarms_nor_claims_what_she_jumps() -> None:
    table = answer(den(dog("robin", "R07 bow"), dog("bonk"), dog("ruta"), rooms="R60 0,-1"), "walk", "enter R60")
    assert bars(table, "paw", "disarm", "pour") == {
        "paw": "DD-DOG-ROBIN-4", "disarm R07": "DD-DOG-ROBIN-3", "pour bow": "DD-DOG-ROBIN-3",
    }  # fmt: skip


@pytest.mark.rule("DD-EXIT-21")
def test_a_door_on_to_the_table_needs_a_key() -> None:
    table = answer(den(dog("bonk"), dog("robin"), dog("ruta"), rooms="R88 0,-1 turn 90"), "walk", "enter R88")
    assert bars(table, "out") == {"out east": "DD-EXIT-21", "out west": "DD-EXIT-21", "out south": "DD-EXIT-2"}
    keyed = answer(den(dog("bonk", "R79"), dog("robin"), dog("ruta"), rooms="R88 0,-1 turn 90"), "walk", "enter R88")
    assert bars(keyed, "out") == {"out south": "DD-EXIT-2"}


@pytest.mark.rule("DD-EXIT-15")
def test_too_much_damage_to_leave_here() -> None:
    """Past the dragon Bonk must first win defence from one of two cerberuses."""
    rooms = "R51 0,-1; R19 0,-2; R20 1,-1 turn 90"
    table = answer(den(dog("bonk", "R58"), dog("robin"), dog("ruta"), rooms=rooms), "walk", "enter R51")
    assert offered(table, "enter") == {"R19", "R20"}
    assert bars(table, "out") == {
        "out north": "DD-EXIT-2", "out east": "DD-EXIT-2", "out south": "DD-EXIT-2", "out west": "DD-EXIT-15",
    }  # fmt: skip


# ---- a room ----


def in_the_room(name: str, hand: str, rooms: str, *answers: str, tokens: int = 5) -> Table:
    return answer(den(dog(name, hand, tokens=tokens), dog("bonk"), dog("ruta"), rooms=rooms), "walk", *answers)


@pytest.mark.rule("DD-MONSTER-2", "DD-DOG-JEANNE-3", "DD-DOG-JEANNE-4")
@pytest.mark.rule("DD-DOG-JEANNE-5", "DD-EXIT-14")
@pytest.mark.parametrize(
    ("hand", "tokens", "rooms", "barred"),
    [
        ("", 5, "R22 0,-1", {"fight": "DD-MONSTER-2"}),
        ("fireball fireball", 1, "R07 0,-1", {"fight": "DD-MONSTER-2", "vow": "DD-DOG-JEANNE-3"}),
        ("fireball fireball", 2, "R07 0,-1", {"fight": "DD-MONSTER-2"}),
        ("R19 bow fireball fireball", 5, "R51 0,-1", {"fight": "DD-MONSTER-2", "vow": "DD-DOG-JEANNE-4"}),
        ("", 5, "R02 0,-1", {"vow": "DD-DOG-JEANNE-5"}),
        ("fireball fireball", 2, "R09 0,-1; R59 0,-2", {"fight": "DD-MONSTER-2", "vow": "DD-EXIT-14"}),
    ],
)
def test_fights_and_vows(hand: str, tokens: int, rooms: str, barred: dict[str, str]) -> None:
    """Where potions win the fight, a fight without any is what is left out."""
    assert bars(in_the_room("jeanne", hand, rooms, f"enter {rooms[:3]}", tokens=tokens)) == barred


@pytest.mark.rule("DD-MONSTER-13")
def test_a_monster_that_would_hurt_too_much_cannot_be_passed() -> None:
    table = in_the_room("jeanne", "fireball fireball", "R19 0,-1; R07 0,-2", "enter R19", "pass", "enter R07")
    assert offered(table) == {"fight fireball-fireball", "vow"}
    assert bars(table) == {"fight": "DD-MONSTER-2", "pass": "DD-MONSTER-13"}


@pytest.mark.rule("DD-EXIT-14", "DD-DOOR-1")
def test_a_monster_that_holds_the_key_to_the_only_way_out_cannot_be_passed() -> None:
    """It would hurt little: the locked door behind it is why."""
    hero = dog("jeanne", "fireball", tokens=2)
    table = den(hero, dog("bonk"), dog("ruta"), rooms="R79 0,-1; R87 0,-2", gaps=((-1, -1, 1, 1),))
    answer(table, "walk", "enter R79")
    assert bars(table)["pass"] == "DD-EXIT-14"


@pytest.mark.rule("DD-TRAP-2", "DD-EXIT-14")
def test_a_card_that_is_needed_further_on_cannot_be_spent_on_a_trap() -> None:
    """Ruta's other card would do for the trap; without it she falls to what waits behind."""
    hero = dog("ruta", "R58 R02", tokens=2)
    table = den(hero, dog("bonk"), dog("robin"), rooms="R61 0,-1; R51 0,-2; R19 0,-3", gaps=((-1, -2, 1, 1), (1, -2, 1, 1)))
    answer(table, "walk", "enter R61")
    assert bars(table)["disarm R58"] == "DD-EXIT-14"


@pytest.mark.rule("DD-POTION-6", "DD-TRAMP-1")
@pytest.mark.parametrize("room", ["R75", "R65"])
def test_what_can_be_taken_another_way_is_not_said_to_be_barred(room: str) -> None:
    table = in_the_room("bonk", "", f"{room} 0,-1", f"enter {room}")
    assert offered(table) > {"leave"}
    assert "take" not in bars(table)


@pytest.mark.rule("DD-POTION-7")
def test_a_potion_that_the_supply_lacks() -> None:
    table = in_the_room("bonk", "bow bow", "R75 0,-1", "enter R75")
    assert bars(table) == {"take-potion bow": "DD-POTION-7"}


@pytest.mark.rule("DD-POTION-3")
def test_a_potion_that_does_not_fit_the_trap() -> None:
    table = in_the_room("bonk", "bow sword", "R59 0,-1", "enter R59")
    assert (offered(table, "pour"), bars(table)) == ({"bow"}, {"pour sword": "DD-POTION-3"})


@pytest.mark.rule("DD-MONSTER-4", "DD-PAW-1")
def test_without_a_paw_nothing_is_won_and_nothing_taken() -> None:
    """Such a room asks nothing; the rules say why all the same."""
    state = den(dog("bonk", tokens=0), dog("ruta"), dog("robin"), rooms="R02 0,-1; R28 1,0").state
    walker, start = look_ahead(state, BOOK), first_steps(state, 0, BOOK)
    for tile, found in ((1, {"fight": "DD-MONSTER-4"}), (2, {"take": "DD-PAW-1"})):
        barred: list[Barred] = []
        walker.choices(replace(start, path=(0, tile), chosen=False), barred)
        assert {str(wish.action): wish.rule for wish in barred} == found


# ---- one law ----


@pytest.mark.parametrize(
    ("who", "predicate", "always", "name", "hand", "rooms", "answers", "wish", "rule"),
    [
        (LookAhead, "_shut", None, "ruta", "", "R28 0,-1 paw 1", (), "enter R28", "DD-EXIT-8"),
        (Rooms, "beats", True, "ruta", "bow bow", "R04 0,-1", ("enter R04",), "fight", "DD-MONSTER-2"),
        (Rooms, "_no_vow", "", "jeanne", "", "R02 0,-1", ("enter R02",), "vow", "DD-DOG-JEANNE-5"),
        (
            LookAhead,
            "survives",
            True,
            "bonk",
            "R58",
            "R51 0,-1; R19 0,-2; R20 1,-1 turn 90",
            ("enter R51",),
            "out west",
            "DD-EXIT-15",
        ),
    ],
)
def test_a_fault_in_a_rule_changes_options_and_reasons_alike(
    monkeypatch: pytest.MonkeyPatch, who: type, predicate: str, always: object, name: str, hand: str, rooms: str,
    answers: tuple[str, ...], wish: str, rule: str,
) -> None:  # fmt: skip
    """What decides an option is what decides its reason: planted wrong, the wish is offered and no longer barred."""

    def table() -> Table:
        return answer(den(dog(name, hand), dog("pluto"), dog("robin"), rooms=rooms), "walk", *answers)

    assert bars(table())[wish] == rule
    monkeypatch.setattr(who, predicate, lambda *_: always)
    assert wish in offered(table())
    assert wish not in bars(table())


def test_a_fault_in_placing_changes_options_and_reasons_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    table = answer(den(dog("ruta"), dog("bonk"), dog("robin"), luck=["R04"]), "explore")
    assert bars(table)["place R00-north-90"] == "DD-EXPLORE-5"
    monkeypatch.setattr(dungeon, "WALL", -1)
    dungeon.maze_of.cache_clear()
    wrong = answer(den(dog("ruta"), dog("bonk"), dog("robin"), luck=["R04"]), "explore")
    assert "place R00-north-90" in offered(wrong)
    assert "place R00-north-90" not in bars(wrong)
    dungeon.maze_of.cache_clear()


@pytest.mark.rule("DD-TRAP-2", "DD-TRAP-18", "DD-EXIT-14")
@pytest.mark.parametrize(
    ("tokens", "rooms", "barred"),
    [
        (0, "R59 0,-1", {"paw": "DD-TRAP-18", "disarm R07": "DD-TRAP-2"}),
        (1, "R59 0,-1", {"disarm R07": "DD-TRAP-2"}),
        (1, "R59 0,-1; R61 0,-2", {"paw": "DD-EXIT-14", "disarm R07": "DD-TRAP-2"}),
    ],
)
def test_traps(tokens: int, rooms: str, barred: dict[str, str]) -> None:
    assert bars(in_the_room("ruta", "R01 R16 R07", rooms, "enter R59", tokens=tokens)) == barred
