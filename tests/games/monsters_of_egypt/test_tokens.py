"""Tokens in cells: opening, picking up, leaving, stacks (3.9)."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import (
    answer,
    asked,
    asked_seat,
    boxed,
    items,
    lives,
    offered,
    pile,
    place,
    snapshot,
    told,
    tomb,
)
from undercroft.kernel.types import NotOffered

FULL = "sabre axe rifle apple pear"


# ---- opening ----


@pytest.mark.rule("ME-TOKEN-1")
def test_a_step_opens_the_closed_token_of_the_cell_and_no_other() -> None:
    t = tomb("___", piles={"1-2": "c", "1-3": "c"}, chests="sabre axe", luck=["axe"])
    answer(t, "step 1-2")
    assert pile(t, "1-2") == ["axe"]
    assert pile(t, "1-3") == ["c"]
    assert told(t, "opened") == [("opened", "axe", "1-2")]
    assert asked(t) == "act"


@pytest.mark.rule("ME-TOKEN-1")
@pytest.mark.parametrize(
    ("way", "where"),
    [(("step 1-2",), "2-2"), (("step 1-4",), "1-4"), (("spend teleporter",), "1-3")],
    ids=["fall", "cave", "teleporter"],
)
def test_a_closed_token_is_opened_however_the_hero_came(way: tuple[str, ...], where: str) -> None:
    t = tomb(
        "_o__", "____",
        features=["C..C", "...."],
        heroes={"vera": "1-1 teleporter"},
        piles={"2-2": "c", "1-4": "c", "1-3": "c"},
        chests="sabre axe rifle",
        luck=["sabre"],
    )  # fmt: skip
    answer(t, *way)
    assert place(t, "vera") == where
    assert told(t, "opened") == [("opened", "sabre", where)]
    assert [pile(t, cell) for cell in ("2-2", "1-4", "1-3")].count(["c"]) == 2


@pytest.mark.rule("ME-TOKEN-1")
def test_a_hooked_hero_opens_what_lies_in_no_cell_but_its_new_one() -> None:
    t = tomb(
        "____", heroes={"vera": "1-1 hook", "timur": "1-3"}, piles={"1-4": "c"}, chests="sabre",
    )  # fmt: skip
    answer(t, "spend hook")
    assert place(t, "timur") == "1-1"
    assert pile(t, "1-4") == ["c"]
    assert told(t, "opened") == []


@pytest.mark.rule("ME-TOKEN-2")
def test_an_opened_item_may_be_picked_up_or_left_lying() -> None:
    t = tomb("___", piles={"1-2": "c"}, chests="sabre", luck=["sabre"])
    answer(t, "step 1-2")
    assert offered(t, "take") == {"sabre"}
    assert items(t, "vera") == []
    moves = t.state.moves
    answer(t, "take sabre")
    assert items(t, "vera") == ["sabre"]
    assert pile(t, "1-2") == []
    assert t.state.moves == moves == 2
    assert told(t, "took") == [("took", "vera", "sabre", "1-2")]


@pytest.mark.rule("ME-TOKEN-2")
def test_an_item_that_is_not_wanted_stays_open_behind_the_hero() -> None:
    t = tomb("___", piles={"1-2": "c"}, chests="sabre", luck=["sabre"])
    answer(t, "step 1-2", "step 1-3")
    assert pile(t, "1-2") == ["sabre"]
    assert items(t, "vera") == []
    assert offered(t, "take") == set()


@pytest.mark.rule("ME-TOKEN-3")
@pytest.mark.parametrize(("held", "can"), [(FULL, False), ("sabre axe rifle apple", True)])
def test_five_places_and_no_more(held: str, can: bool) -> None:
    t = tomb("__", heroes={"vera": f"1-1 {held}"}, piles={"1-1": "vest"})
    assert ("take vest" in offered(t)) == can
    if not can:
        before = snapshot(t)
        with pytest.raises(NotOffered):
            answer(t, "take vest")
        assert snapshot(t) == before


@pytest.mark.rule("ME-TOKEN-3")
def test_a_full_hero_leaves_something_first() -> None:
    t = tomb("__", heroes={"vera": f"1-1 {FULL}"}, piles={"1-1": "vest"})
    answer(t, "leave axe", "take vest")
    assert items(t, "vera") == ["sabre", "rifle", "apple", "pear", "vest"]
    assert pile(t, "1-1") == ["axe"]
    assert offered(t, "take") == set()


# ---- traps ----


@pytest.mark.rule("ME-TOKEN-4")
def test_an_opened_trap_works_at_once_and_is_gone() -> None:
    t = tomb("___", piles={"1-2": "?"}, dangers="fire", luck=["fire"])
    answer(t, "step 1-2")
    assert lives(t, "vera") == 2
    assert pile(t, "1-2") == []
    assert boxed(t, "fire")
    assert t.state.moves == 2


@pytest.mark.rule("ME-TOKEN-5")
def test_an_open_trap_waits_for_whoever_comes() -> None:
    t = tomb("___", heroes={"vera": "1-1", "timur": "1-3"}, piles={"1-2": "fire"})
    assert not boxed(t, "fire")
    assert pile(t, "1-2") == ["fire"]
    answer(t, "step 1-2")
    assert (lives(t, "vera"), lives(t, "timur")) == (2, 3)
    assert pile(t, "1-2") == []
    assert boxed(t, "fire")
    answer(t, "end", "step 1-2")
    assert lives(t, "timur") == 3, "the trap is gone"


# ---- monsters ----


@pytest.mark.rule("ME-TOKEN-6")
def test_an_opened_monster_starts_a_fight_at_once() -> None:
    t = tomb("___", heroes={"vera": "1-1 ladder"}, piles={"1-2": "?"}, dangers="mummy", luck=["mummy"])
    answer(t, "step 1-2")
    assert asked(t) == "fight"
    assert told(t, "fight") == [("fight", "vera", "mummy", "1-2")]
    assert t.state.moves == 0
    assert lives(t, "vera") == 3


@pytest.mark.rule("ME-TOKEN-7")
def test_an_open_monster_starts_a_fight_when_a_hero_comes() -> None:
    t = tomb("___", heroes={"vera": "1-1 ladder"}, piles={"1-3": "mummy"})
    answer(t, "step 1-2")
    assert asked(t) == "act", "a monster next door does nothing"
    answer(t, "step 1-3")
    assert asked(t) == "fight"
    assert t.state.moves == 0


@pytest.mark.rule("ME-TOKEN-8")
def test_a_monster_that_comes_to_a_hero_fights_at_once() -> None:
    t = tomb("____", heroes={"vera": "1-1 ladder", "timur": "dead"}, piles={"1-3": "mummy", "1-4": "bat"}, turn=1)
    answer(t, "prowl mummy", "step 1-2")
    assert asked(t) == "prowl"
    answer(t, "step 1-1")
    assert (asked(t), asked_seat(t)) == ("fight", 0)
    assert pile(t, "1-1") == ["mummy"]


@pytest.mark.rule("ME-TOKEN-9")
def test_what_lies_under_a_monster_is_out_of_reach() -> None:
    t = tomb(
        "_____", heroes={"vera": "1-1 ladder"}, piles={"1-2": "c fire sabre mummy"}, chests="axe", luck=["retreat-2"],
    )  # fmt: skip
    answer(t, "step 1-2")
    assert asked(t) == "fight"
    assert pile(t, "1-2") == ["c", "fire", "sabre", "mummy"]
    assert lives(t, "vera") == 3
    assert offered(t, "take") == set()
    answer(t, "roll", "step 1-3", "step 1-4")
    assert pile(t, "1-2") == ["c", "fire", "sabre", "mummy"]
    assert told(t, "opened", "trap") == []


@pytest.mark.rule("ME-ITEM-BINOCULARS-1", "ME-ITEM-FLASHLIGHT-1")
@pytest.mark.parametrize("tool", ["use flashlight", "spend binoculars"])
@pytest.mark.parametrize(("what", "then"), [("fire", ["fire", "mummy"]), ("bat", ["bat", "mummy"])])
def test_beam_and_binoculars_open_what_lies_under_a_monster(tool: str, what: str, then: list[str]) -> None:
    """As monsters may (ME-RULING-63): seeing is not reaching. The monster stays on top, and guards."""
    t = tomb(
        "____", heroes={"vera": "1-1 binoculars flashlight", "timur": "1-3 bomb"}, piles={"1-3": "? mummy"}, dangers=what,
        luck=[what],
    )  # fmt: skip
    answer(t, tool)
    assert (pile(t, "1-3"), asked(t), asked_seat(t)) == (then, "act", 0)
    assert (lives(t, "timur"), told(t, "trap", "fight")) == (3, []), "a trap there waits until the monster is gone"


@pytest.mark.rule("ME-TOKEN-10")
@pytest.mark.parametrize("already", ["mummy", "mummy bat"])
def test_a_monster_lies_on_top_of_what_is_left_there(already: str) -> None:
    """Two ways under a monster: a dead hero's things, and what falls from above."""
    t = tomb(
        "__", "__", heroes={"vera": "2-1 bomb"}, piles={"1-2": "sabre c", "2-2": already}, chests="axe",
    )  # fmt: skip
    answer(t, "spend bomb", "floor 1-2")
    assert pile(t, "1-2") == []
    assert pile(t, "2-2") == ["sabre", "c", *already.split()]
    assert asked(t) == "act"


@pytest.mark.rule("ME-TOKEN-10")
def test_an_opened_monster_goes_to_the_top_of_its_stack() -> None:
    t = tomb("___", heroes={"vera": "1-1 flashlight"}, piles={"1-3": "? sabre"}, dangers="bat", luck=["bat"])
    answer(t, "use flashlight")
    assert pile(t, "1-3") == ["sabre", "bat"]


# ---- stacks ----


@pytest.mark.rule("ME-TOKEN-11")
def test_a_stack_is_opened_from_the_top_each_token_done_with_before_the_next() -> None:
    t = tomb("___", piles={"1-2": "c ? ?"}, chests="sabre", dangers="fire crack", luck=["fire", "crack", "sabre"])
    answer(t, "step 1-2")
    assert told(t, "opened", "trap", "hurt") == [
        ("opened", "fire", "1-2"),
        ("trap", "fire", "1-2"),
        ("hurt", "vera", "2", "fire"),
        ("opened", "crack", "1-2"),
        ("trap", "crack", "1-2"),
        ("hurt", "vera", "1", "crack"),
        ("opened", "sabre", "1-2"),
    ]
    assert pile(t, "1-2") == ["sabre"]
    assert lives(t, "vera") == 1


@pytest.mark.rule("ME-TOKEN-11")
def test_a_stack_that_falls_along_with_the_hero_is_opened_where_it_lands() -> None:
    t = tomb("__", "__", piles={"1-2": "c ?"}, dangers="crack", luck=["crack", "sabre"], chests="sabre")
    answer(t, "step 1-2")
    assert place(t, "vera") == "2-2"
    assert told(t, "opened") == [("opened", "crack", "1-2"), ("opened", "sabre", "2-2")]


@pytest.mark.rule("ME-TOKEN-12")
def test_what_is_still_closed_stays_closed_when_the_hero_dies() -> None:
    t = tomb(
        "___", heroes={"vera": "1-1", "timur": "1-3"}, lives={"vera": 1}, piles={"1-2": "c ?"}, dangers="fire", luck=["fire"],
        chests="sabre",
    )  # fmt: skip
    answer(t, "step 1-2")
    assert place(t, "vera") == "dead"
    assert pile(t, "1-2") == ["c"]
    assert told(t, "opened") == [("opened", "fire", "1-2")]


@pytest.mark.rule("ME-TOKEN-12")
def test_a_retreat_leaves_closed_tokens_closed() -> None:
    t = tomb(
        "____", heroes={"vera": "1-1 ladder"}, piles={"1-2": "c ?"}, dangers="mummy", luck=["mummy", "retreat-3"], chests="sabre",
    )  # fmt: skip
    answer(t, "step 1-2", "roll", "step 1-3", "stop")
    assert pile(t, "1-2") == ["c", "mummy"]
    assert asked(t) == "act"


@pytest.mark.rule("ME-TOKEN-13")
def test_with_the_monster_destroyed_the_tokens_below_are_resolved_at_once() -> None:
    t = tomb(
        "___", heroes={"vera": "1-1 sabre"}, piles={"1-2": "c fire mummy"}, luck=["melee", "axe"], chests="axe",
    )  # fmt: skip
    answer(t, "step 1-2")
    assert pile(t, "1-2") == ["axe"]
    assert lives(t, "vera") == 2, "the open trap too"
    assert boxed(t, "mummy")
    assert boxed(t, "fire")
    assert asked(t) == "act"


@pytest.mark.rule("ME-TOKEN-13")
@pytest.mark.parametrize("here", [True, False])
def test_somebody_elses_blow_uncovers_the_stack_for_the_hero_who_is_there(here: bool) -> None:
    """Timur waits in a monster's cell; Vera destroys it from next door."""
    t = tomb(
        "___", heroes={"vera": "1-1 flamethrower", "timur": "1-2" if here else "1-3"}, piles={"1-2": "c fire mummy"},
        chests="axe", luck=["axe"] if here else [],
    )  # fmt: skip
    answer(t, "spend flamethrower")
    assert pile(t, "1-2") == (["axe"] if here else ["c", "fire"])
    assert lives(t, "timur") == (2 if here else 3)
    assert lives(t, "vera") == 3
    assert (asked(t), asked_seat(t)) == ("act", 0)


@pytest.mark.rule("ME-TOKEN-13")
def test_a_bombed_monster_uncovers_a_second_one_that_waits_for_the_other_heros_turn() -> None:
    t = tomb("___", heroes={"vera": "1-1 bomb", "timur": "1-2 ladder"}, piles={"1-2": "bat mummy"})
    answer(t, "spend bomb")
    assert pile(t, "1-2") == ["bat"]
    assert (asked(t), asked_seat(t)) == ("act", 0), "not Timur's turn"
    answer(t, "end")
    assert (asked(t), asked_seat(t)) == ("fight", 1)


@pytest.mark.rule("ME-TOKEN-13", "ME-FIGHT-25")
def test_who_destroys_a_monster_in_somebody_elses_turn_meets_the_next_at_once() -> None:
    """Vera bombs the floor under Timur, who falls onto two monsters."""
    t = tomb("__", "__", heroes={"vera": "1-1 bomb", "timur": "1-2 flamethrower ladder"}, piles={"2-2": "bat mummy"})
    answer(t, "spend bomb", "floor 1-2", "spend flamethrower")
    assert (asked(t), asked_seat(t), t.questions()[0].about) == ("fight", 1, ("timur", "bat", 3))


@pytest.mark.rule("ME-TOKEN-13")
def test_in_a_monsters_turn_an_uncovered_monster_fights_whoever_is_there() -> None:
    t = tomb(
        "____", heroes={"vera": "1-2 flamethrower sabre ladder", "timur": "1-3 ladder", "zoya": "dead"},
        piles={"1-1": "scarab", "1-3": "bat mummy"}, turn=2, luck=["melee"],
    )  # fmt: skip
    answer(t, "prowl scarab", "step 1-2", "spend flamethrower")
    assert (asked(t), asked_seat(t), pile(t, "1-3")) == ("fight", 0, ["bat"]), "her own fight first"
    answer(t, "roll")
    assert (asked(t), asked_seat(t), t.questions()[0].about) == ("fight", 1, ("timur", "bat", 3))


# ---- leaving and picking up ----


@pytest.mark.rule("ME-TOKEN-14")
def test_any_item_may_be_left_open_at_any_moment_of_the_own_turn() -> None:
    t = tomb("___", heroes={"vera": "1-1 sabre axe", "timur": "1-3 rifle"}, piles={"1-1": "apple"})
    assert offered(t, "leave") == {"sabre", "axe"}
    answer(t, "step 1-2", "leave sabre")
    assert pile(t, "1-2") == ["sabre"]
    assert pile(t, "1-1") == ["apple"]
    assert items(t, "vera") == ["axe"]
    assert items(t, "timur") == ["rifle"]
    assert t.state.moves == 2
    assert told(t, "left") == [("left", "vera", "sabre", "1-2")]


@pytest.mark.rule("ME-TOKEN-14", "ME-TOKEN-15")
def test_nothing_is_left_or_picked_up_in_a_fight() -> None:
    t = tomb("___", heroes={"vera": "1-1 sabre ladder"}, piles={"1-2": "axe mummy"}, luck=["attack", "melee"])
    answer(t, "step 1-2")
    for _ in range(2):
        assert asked(t) == "fight"
        assert offered(t) == {"roll", "place ladder"}
        answer(t, "roll")
    assert asked(t) == "act"
    assert offered(t, "leave") == {"sabre", "ladder"}
    assert offered(t, "take") == {"axe"}


@pytest.mark.rule("ME-TOKEN-15")
def test_open_items_of_the_own_cell_may_be_picked_up_with_no_move_left() -> None:
    t = tomb("___", piles={"1-1": "sabre axe", "1-2": "rifle"}, moves=0)
    assert offered(t, "take") == {"sabre", "axe"}
    answer(t, "take axe", "take sabre")
    assert items(t, "vera") == ["axe", "sabre"]
    assert pile(t, "1-2") == ["rifle"]


@pytest.mark.rule("ME-TOKEN-15")
def test_a_retreat_in_somebody_elses_turn_ends_with_a_look_at_what_lies_there() -> None:
    t = tomb(
        "____", heroes={"vera": "1-1", "timur": "dead"}, piles={"1-2": "mummy", "1-3": "sabre"}, turn=1, luck=["retreat-2"],
    )  # fmt: skip
    answer(t, "step 1-1", "step 1-3")
    assert (asked(t), offered(t)) == ("retreat", {"take sabre", "stop"})
    answer(t, "take sabre")
    assert items(t, "vera") == ["sabre"]
    assert t.state.phase == "hero", "the monsters' turn is over"


@pytest.mark.rule("ME-TOKEN-16")
def test_what_one_hero_leaves_another_may_take() -> None:
    t = tomb("___", heroes={"vera": "1-1 sabre", "timur": "1-2"})
    answer(t, "leave sabre", "step 1-2", "end", "step 1-1")
    assert offered(t, "take") == {"sabre"}
    answer(t, "take sabre")
    assert items(t, "timur") == ["sabre"]
    assert items(t, "vera") == []


@pytest.mark.rule("ME-TOKEN-17")
def test_an_item_that_lies_in_the_cell_does_nothing() -> None:
    t = tomb("__#_", heroes={"vera": "1-1"}, lives={"vera": 2}, piles={"1-2": "sledgehammer apple vest sabre"}, luck=["attack"])
    answer(t, "step 1-2")
    assert offered(t, "use") | offered(t, "spend") == set()
    answer(t, "take sledgehammer")
    assert offered(t, "use") == {"sledgehammer"}


@pytest.mark.rule("ME-TOKEN-17")
def test_weapon_and_vest_in_the_cell_do_not_help_in_a_fight() -> None:
    t = tomb("___", heroes={"vera": "1-1 ladder"}, piles={"1-2": "sabre vest mummy"}, luck=["melee", "attack"])
    answer(t, "step 1-2", "roll")
    assert lives(t, "vera") == 2
    assert pile(t, "1-2") == ["sabre", "vest", "mummy"]


@pytest.mark.rule("ME-TOKEN-18")
@pytest.mark.parametrize(
    ("held", "way"),
    [("ladder", ("step 1-2",)), ("flashlight", ("use flashlight",)), ("binoculars", ("spend binoculars",))],
)
def test_the_pharaoh_gets_its_lives_whoever_opens_it(held: str, way: tuple[str, ...]) -> None:
    t = tomb("___", heroes={"vera": f"1-1 {held}"}, piles={"1-2": "?"}, dangers="pharaoh", luck=["pharaoh"])
    assert t.state.pharaoh == 0
    answer(t, *way)
    assert t.state.pharaoh == 3
    assert pile(t, "1-2") == ["pharaoh"]


@pytest.mark.rule("ME-TOKEN-18")
def test_the_pharaoh_opened_by_monsters_has_all_its_lives() -> None:
    t = tomb(
        "___",
        heroes={"vera": "1-1", "timur": "dead"},
        piles={"1-3": "?", "1-2": "bat"},
        dangers="pharaoh",
        luck=["pharaoh"],
        turn=1,
    )
    answer(t, "open 1-3")
    assert t.state.pharaoh == 3
    assert asked(t) == "act", "nobody fights it there"


def test_things_left_in_the_air_fall() -> None:
    t = tomb("_o_", "___", heroes={"vera": "1-1 jetpack sabre"})
    answer(t, "use jetpack", "step 1-2", "leave sabre")
    assert place(t, "vera") == "1-2"
    assert pile(t, "1-2") == []
    assert pile(t, "2-2") == ["sabre"]
