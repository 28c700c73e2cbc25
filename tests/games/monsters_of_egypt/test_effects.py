"""Permanent and single effects of items (3.10)."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import (
    BOOK,
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
from undercroft.kernel.types import NotAsked, NotOffered


@pytest.mark.rule("ME-EFFECT-1")
def test_a_permanent_effect_works_once_a_turn_and_the_token_stays() -> None:
    t = tomb("#_#", heroes={"vera": "1-2 sledgehammer"})
    answer(t, "use sledgehammer", "at 1-1")
    assert items(t, "vera") == ["sledgehammer"]
    assert "use sledgehammer" not in offered(t)
    before = snapshot(t)
    with pytest.raises(NotOffered):
        answer(t, "use sledgehammer")
    assert snapshot(t) == before
    answer(t, "end")
    assert "use sledgehammer" in offered(t), "the next turn of the same hero"


@pytest.mark.rule("ME-EFFECT-1")
def test_of_two_alike_each_works_once() -> None:
    t = tomb("#_#", heroes={"vera": "1-2 sledgehammer sledgehammer-2"})
    assert len(t.questions()[0].options) == len(offered(t)), "the effect is offered once"
    answer(t, "use sledgehammer", "at 1-1", "use sledgehammer")
    assert t.state.walls_broken == (0, 2)
    assert told(t, "used") == [("used", "vera", "sledgehammer")] * 2
    assert "use sledgehammer" not in offered(t)


@pytest.mark.rule("ME-EFFECT-1")
def test_a_permanent_effect_needs_the_token_to_be_carried() -> None:
    t = tomb("_#_", heroes={"vera": "1-1 sledgehammer"})
    answer(t, "leave sledgehammer")
    assert offered(t, "use") == set()
    assert offered(t, "take") == {"sledgehammer"}


@pytest.mark.rule("ME-EFFECT-2")
def test_a_single_effect_sends_the_token_to_the_box() -> None:
    t = tomb("___", heroes={"vera": "1-1 apple pear"}, lives={"vera": 1})
    answer(t, "spend apple")
    assert items(t, "vera") == ["pear"]
    assert boxed(t, "apple")
    assert not boxed(t, "pear")


@pytest.mark.rule("ME-EFFECT-2")
def test_of_two_alike_one_is_spent() -> None:
    t = tomb("____", heroes={"vera": "1-1 teleporter teleporter-2"})
    assert len(t.questions()[0].options) == len(offered(t))
    answer(t, "spend teleporter")
    assert items(t, "vera") == ["teleporter"]
    assert place(t, "vera") == "1-3"
    assert "spend teleporter" in offered(t)


@pytest.mark.rule("ME-EFFECT-3")
def test_spending_a_token_ends_its_permanent_effect_too() -> None:
    t = tomb("___", heroes={"vera": "1-1 flashlight"}, piles={"1-2": "ghost", "1-3": "c"}, chests="axe")
    assert {"use flashlight", "spend flashlight"} <= offered(t)
    answer(t, "spend flashlight")
    assert items(t, "vera") == []
    assert boxed(t, "flashlight")
    assert offered(t, "use") == set()
    assert pile(t, "1-3") == ["c"]


@pytest.mark.rule("ME-EFFECT-3")
def test_a_used_permanent_effect_leaves_the_single_one() -> None:
    t = tomb(
        "___", heroes={"vera": "1-1 flashlight"}, piles={"1-2": "ghost", "1-3": "c"}, chests="axe", luck=["axe"],
    )  # fmt: skip
    answer(t, "use flashlight")
    assert pile(t, "1-3") == ["axe"]
    assert offered(t, "use") == set()
    answer(t, "spend flashlight")
    assert pile(t, "1-2") == []


@pytest.mark.rule("ME-EFFECT-3")
def test_of_two_alike_the_used_one_is_spent_first() -> None:
    t = tomb(
        "____", heroes={"vera": "1-1 flashlight flashlight-2"}, piles={"1-2": "ghost", "1-3": "c", "1-4": "c"},
        chests="axe sabre", luck=["axe", "sabre"],
    )  # fmt: skip
    answer(t, "use flashlight", "at 1-3", "spend flashlight")
    assert items(t, "vera") == ["flashlight"]
    answer(t, "use flashlight")
    assert pile(t, "1-4") == ["sabre"]


@pytest.mark.rule("ME-EFFECT-4")
def test_used_in_the_own_turn_is_used_until_the_next_one() -> None:
    t = tomb(
        "____", heroes={"vera": "1-1 vest ladder", "timur": "dead"}, piles={"1-2": "fire", "1-4": "mummy"},
        luck=["attack", "retreat-2"],
    )  # fmt: skip
    answer(t, "step 1-2", "vest", "end")
    assert lives(t, "vera") == 3
    answer(t, "step 1-3", "step 1-2", "roll")
    assert lives(t, "vera") == 2, "the vest is used up"
    answer(t, "roll", "step 1-1", "stop")
    assert asked(t) == "act"
    assert t.state.used == frozenset(), "the own turn begins: fresh again"


@pytest.mark.rule("ME-EFFECT-5")
def test_an_unused_effect_works_in_a_fight_of_somebody_elses_turn() -> None:
    t = tomb(
        "____", heroes={"vera": "1-2 rifle", "timur": "dead"}, piles={"1-3": "mummy", "1-1": "bat"}, turn=1,
        luck=["any-weapon", "any-weapon"],
    )  # fmt: skip
    answer(t, "prowl mummy", "step 1-2")
    assert (asked(t), asked_seat(t)) == ("fight", 0)
    assert offered(t) == {"roll", "use rifle"}
    answer(t, "use rifle")
    assert pile(t, "1-1") == [], "the bat next door"
    assert pile(t, "1-2") == [], "then the die: there was nothing else to use"
    assert asked(t) == "act"


@pytest.mark.rule("ME-EFFECT-6")
def test_the_mark_travels_with_the_token() -> None:
    t = tomb("#_#", heroes={"vera": "1-2 sledgehammer", "timur": "1-2 axe", "zoya": "1-2"})
    answer(t, "use sledgehammer", "at 1-1", "swap timur", "offer sledgehammer", "propose", "agree")
    assert items(t, "timur") == ["axe", "sledgehammer"]
    (hammer,) = t.state.used
    assert BOOK.kind[hammer] == "sledgehammer"
    answer(t, "end")
    assert t.state.used == frozenset()
    assert "use sledgehammer" in offered(t), "Timur's own turn refreshes it"


@pytest.mark.rule("ME-EFFECT-6")
def test_handing_it_on_after_use_does_not_refresh_it() -> None:
    t = tomb("#_#", heroes={"vera": "1-2", "timur": "1-2 sledgehammer", "zoya": "1-2 axe"}, turn=1)
    answer(t, "use sledgehammer", "at 1-1", "swap zoya", "offer sledgehammer", "propose", "agree", "end")
    # Zoya's turn: it is fresh, and she hands it unused to Vera.
    answer(t, "use sledgehammer", "swap vera", "offer sledgehammer", "propose", "agree")
    answer(t, "swap vera", "want sledgehammer", "propose", "agree")
    assert "use sledgehammer" not in offered(t)


@pytest.mark.rule("ME-EFFECT-6")
def test_a_mark_is_not_refreshed_by_another_heros_turn() -> None:
    t = tomb("#_#", heroes={"vera": "1-2 sledgehammer", "timur": "1-2"})
    answer(t, "use sledgehammer", "at 1-1", "end")
    assert len(t.state.used) == 1, "it is Timur's turn, and he does not carry it"
    answer(t, "swap vera", "want sledgehammer", "propose", "agree")
    assert "use sledgehammer" not in offered(t)


@pytest.mark.rule("ME-EFFECT-7")
def test_every_token_of_the_box_belongs_to_one_of_four_colours() -> None:
    start = {token for tokens, other in BOOK.starts for token in (*tokens, other)}
    chests = {token for token in BOOK.chests if token in BOOK.item_of}
    monsters = {token for token in range(len(BOOK.tokens)) if token in BOOK.monster_of}
    traps = {token for token in range(len(BOOK.tokens)) if token in BOOK.trap_of}
    assert sorted([*start, *chests, *monsters, *traps]) == list(range(len(BOOK.tokens)))
    assert all(token in BOOK.item_of for token in start)
    assert monsters <= set(BOOK.dangers)


@pytest.mark.rule("ME-EFFECT-8")
@pytest.mark.parametrize(
    ("item", "monster", "works"),
    [
        ("flamethrower", "mummy", True),
        ("flamethrower", "ghost", False),
        ("flashlight", "ghost", True),
        ("flashlight", "mummy", False),
        ("extinguisher", "djinn", True),
        ("extinguisher", "golem", False),
    ],
)
def test_an_item_destroys_the_kind_that_is_crossed_out(item: str, monster: str, works: bool) -> None:
    t = tomb("___", heroes={"vera": f"1-1 {item}"}, piles={"1-2": f"axe {monster}"})
    assert (f"spend {item}" in offered(t)) == works
    if works:
        answer(t, f"spend {item}")
        assert pile(t, "1-2") == ["axe"]
        assert boxed(t, monster)
        assert boxed(t, item)


@pytest.mark.rule("ME-EFFECT-8")
def test_an_item_does_not_reach_two_cells_away_nor_closed_tokens() -> None:
    t = tomb("___", heroes={"vera": "1-1 flamethrower"}, piles={"1-3": "mummy", "1-2": "?"}, dangers="mummy-2")
    assert "spend flamethrower" not in offered(t)


@pytest.mark.rule("ME-EFFECT-9")
@pytest.mark.parametrize("monster", ["mummy", "golem", "cobra", "ghost", "pharaoh"])
def test_any_monster_is_destroyed_but_the_pharaoh_loses_one_life(monster: str) -> None:
    t = tomb("___", "###", heroes={"vera": "1-1 bomb"}, piles={"1-2": monster})
    answer(t, "spend bomb", "at 1-2", "enough")
    if monster == "pharaoh":
        assert t.state.pharaoh == 2
        assert pile(t, "1-2") == ["pharaoh"]
    else:
        assert pile(t, "1-2") == []
        assert boxed(t, monster)


@pytest.mark.rule("ME-EFFECT-10")
def test_weapons_are_not_used_up_by_fighting() -> None:
    t = tomb("___", heroes={"vera": "1-1 sabre rifle"}, piles={"1-2": "mummy", "1-3": "bat"}, luck=["melee", "any-weapon"])
    answer(t, "step 1-2", "roll")
    assert items(t, "vera") == ["sabre", "rifle"]
    answer(t, "leave sabre")
    assert items(t, "vera") == ["rifle"], "by choice"
    answer(t, "use rifle")
    assert items(t, "vera") == ["rifle"]


@pytest.mark.rule("ME-EFFECT-11")
def test_nothing_is_used_in_somebody_elses_turn() -> None:
    t = tomb("#__", heroes={"vera": "1-3", "timur": "1-2 sledgehammer apple bomb vest"}, lives={"timur": 2})
    before = snapshot(t)
    for wish in ("use sledgehammer", "spend apple", "spend bomb", "leave vest"):
        with pytest.raises(NotAsked):
            answer(t, f"1: {wish}")
    assert snapshot(t) == before


@pytest.mark.rule("ME-EFFECT-11")
def test_on_the_own_retreat_items_work_as_in_a_turn() -> None:
    t = tomb(
        "_____", heroes={"vera": "1-2 apple", "timur": "dead"}, lives={"vera": 2}, piles={"1-3": "mummy", "1-1": "sabre"}, turn=1,
        luck=["retreat-2"],
    )  # fmt: skip
    answer(t, "step 1-2", "roll", "step 1-1")
    assert offered(t) == {"step 1-2", "take sabre", "spend apple", "leave apple", "stop"}
    answer(t, "spend apple")
    assert lives(t, "vera") == 3
    answer(t, "take sabre", "stop")
    assert items(t, "vera") == ["sabre"]
    assert t.state.phase == "hero"


@pytest.mark.rule("ME-EFFECT-11")
def test_the_extinguisher_works_at_its_own_moment_in_somebody_elses_turn() -> None:
    """Vera bombs the floor under Timur, who falls onto a fire."""
    t = tomb("__", "__", heroes={"vera": "1-1 bomb", "timur": "1-2 extinguisher"}, piles={"2-2": "fire"})
    answer(t, "spend bomb", "floor 1-2")
    assert (asked(t), asked_seat(t)) == ("fire", 1)
    answer(t, "douse")
    assert lives(t, "timur") == 3
    assert boxed(t, "extinguisher")
    assert (asked(t), asked_seat(t)) == ("act", 0)
