"""Exchanging items between heroes in one cell (3.9)."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import answer, asked, asked_seat, items, offered, pile, snapshot, told, tomb
from undercroft.kernel.types import NotAsked, NotOffered

FIVE = "sabre axe rifle apple pear"


@pytest.mark.rule("ME-SWAP-1")
def test_heroes_in_one_cell_exchange_any_number_of_items() -> None:
    t = tomb("__", heroes={"vera": "1-1 sabre axe apple", "timur": "1-1 rifle pear", "zoya": "1-1 vest"})
    assert offered(t, "swap") == {"timur", "zoya"}
    answer(t, "swap timur", "offer axe", "offer sabre", "want pear", "propose")
    assert (asked(t), asked_seat(t)) == ("agree", 1)
    assert t.questions()[0].about == ("vera", "timur", "axe sabre", "pear")
    assert items(t, "vera") == ["sabre", "axe", "apple"], "not before Timur agrees"
    answer(t, "agree")
    assert items(t, "vera") == ["apple", "pear"]
    assert items(t, "timur") == ["rifle", "axe", "sabre"]
    assert items(t, "zoya") == ["vest"]
    assert told(t, "gave") == [
        ("gave", "vera", "axe", "timur"),
        ("gave", "vera", "sabre", "timur"),
        ("gave", "timur", "pear", "vera"),
    ]
    assert (asked(t), asked_seat(t)) == ("act", 0)


@pytest.mark.rule("ME-SWAP-1")
@pytest.mark.parametrize(("where", "can"), [("1-1", True), ("1-2", False), ("2-1", False), ("gone", False), ("dead", False)])
def test_only_with_somebody_in_the_same_cell(where: str, can: bool) -> None:
    t = tomb("__", "__", heroes={"vera": "1-1 sabre", "timur": where})
    assert ("swap timur" in offered(t)) == can
    if not can:
        before = snapshot(t)
        with pytest.raises(NotOffered):
            answer(t, "swap timur")
        assert snapshot(t) == before


@pytest.mark.rule("ME-SWAP-1")
def test_two_heroes_with_nothing_have_nothing_to_exchange() -> None:
    t = tomb("__", heroes={"vera": "1-1", "timur": "1-1", "zoya": "1-1 axe"})
    assert offered(t, "swap") == {"zoya"}


@pytest.mark.rule("ME-SWAP-1")
def test_of_two_alike_each_is_offered_once() -> None:
    t = tomb("__", heroes={"vera": "1-1 sabre sabre-2", "timur": "1-1"})
    answer(t, "swap timur", "offer sabre")
    assert offered(t, "offer") == {"sabre"}
    answer(t, "offer sabre")
    assert offered(t) == {"propose", "no-deal"}
    answer(t, "propose", "agree")
    assert items(t, "vera") == []
    assert items(t, "timur") == ["sabre", "sabre"]


@pytest.mark.rule("ME-SWAP-2")
@pytest.mark.parametrize(
    ("talk", "mine", "theirs"),
    [(("offer sabre",), ["axe"], ["rifle", "sabre"]), (("want rifle",), ["sabre", "axe", "rifle"], [])],
    ids=["gift", "favour"],
)
def test_a_gift_costs_no_move(talk: tuple[str, ...], mine: list[str], theirs: list[str]) -> None:
    t = tomb("__", heroes={"vera": "1-1 sabre axe", "timur": "1-1 rifle"}, moves=0)
    answer(t, "swap timur")
    assert "propose" not in offered(t), "nothing is laid out yet"
    answer(t, *talk, "propose", "agree")
    assert (items(t, "vera"), items(t, "timur")) == (mine, theirs)
    t = tomb("__", heroes={"vera": "1-1 sabre axe", "timur": "1-1 rifle"})
    answer(t, "swap timur", *talk, "propose", "agree")
    assert t.state.moves == 3


@pytest.mark.rule("ME-SWAP-3")
def test_nobody_holds_more_than_five_afterwards() -> None:
    t = tomb("__", heroes={"vera": "1-1 vest boots", "timur": f"1-1 {FIVE}"})
    answer(t, "swap timur", "offer vest")
    assert "propose" not in offered(t), "Timur would hold six"
    answer(t, "want pear")
    assert "propose" in offered(t), "five for five"
    answer(t, "offer boots")
    assert "propose" not in offered(t)
    answer(t, "no-deal")
    t = tomb("__", heroes={"vera": f"1-1 {FIVE}", "timur": "1-1 vest boots"})
    answer(t, "swap timur", "want vest")
    assert "propose" not in offered(t), "Vera would hold six"
    answer(t, "offer sabre")
    assert "propose" in offered(t)


@pytest.mark.rule("ME-SWAP-4")
def test_the_other_owner_may_refuse_and_nothing_changes_hands() -> None:
    t = tomb("__", heroes={"vera": "1-1 sabre", "timur": "1-1 rifle"})
    before = snapshot(t)
    answer(t, "swap timur", "want rifle", "propose", "refuse")
    assert snapshot(t) == before
    assert told(t, "refused") == [("refused", "timur")]
    assert (asked(t), asked_seat(t)) == ("act", 0)


@pytest.mark.rule("ME-SWAP-4")
def test_the_one_who_began_may_call_it_off() -> None:
    t = tomb("__", heroes={"vera": "1-1 sabre", "timur": "1-1 rifle"})
    before = snapshot(t)
    answer(t, "swap timur", "offer sabre", "no-deal")
    assert snapshot(t) == before
    assert asked(t) == "act"


@pytest.mark.rule("ME-SWAP-4")
def test_not_in_somebody_elses_turn_and_nobody_agrees_for_another() -> None:
    t = tomb("__", heroes={"vera": "1-1 sabre", "timur": "1-1 rifle", "zoya": "1-2"})
    before = snapshot(t)
    with pytest.raises(NotAsked):
        answer(t, "1: swap vera")
    assert snapshot(t) == before
    answer(t, "swap timur", "offer sabre", "propose")
    for seat in (0, 2):
        with pytest.raises(NotAsked):
            answer(t, f"{seat}: agree")
    answer(t, "agree", "end")
    assert asked_seat(t) == 1
    assert offered(t, "swap") == {"vera"}, "in the turn of one of the two"
    answer(t, "end")
    assert asked_seat(t) == 2
    assert offered(t, "swap") == set()


@pytest.mark.rule("ME-SWAP-4")
def test_not_in_a_fight() -> None:
    t = tomb("__", heroes={"vera": "1-1 sabre ladder", "timur": "1-2 rifle"}, piles={"1-2": "mummy"}, luck=["melee"])
    answer(t, "step 1-2")
    assert asked(t) == "fight"
    assert offered(t, "swap") == set()
    answer(t, "roll")
    assert offered(t, "swap") == {"timur"}, "after the fight again"


@pytest.mark.rule("ME-SWAP-4")
def test_a_hero_that_flees_in_somebody_elses_turn_does_not_swap() -> None:
    t = tomb(
        "___", heroes={"vera": "1-1 sabre", "timur": "1-2 rifle", "zoya": "dead"}, piles={"1-3": "bat"}, turn=2,
        luck=["retreat-2"],
    )  # fmt: skip
    answer(t, "step 1-2", "step 1-1")
    assert (asked(t), asked_seat(t)) == ("retreat", 1)
    assert offered(t, "swap") == set()
    answer(t, "stop")
    assert (asked(t), asked_seat(t)) == ("act", 0)
    assert offered(t, "swap") == {"timur"}


@pytest.mark.rule("ME-SWAP-4")
def test_one_player_with_several_heroes_needs_nobody_to_agree() -> None:
    t = tomb("__", heroes={"vera": "1-1 sabre", "timur": "1-1 rifle"}, solo=True)
    answer(t, "swap timur", "offer sabre", "propose")
    assert asked(t) == "act"
    assert items(t, "timur") == ["rifle", "sabre"]
    assert pile(t, "1-1") == []


@pytest.mark.rule("ME-ITEM-KEY-5")
@pytest.mark.parametrize("giver", ["offer", "want"])
def test_a_key_handed_over_at_its_statue_opens_the_door(giver: str) -> None:
    keys = {"offer": ("1-1 key-yellow", "1-1"), "want": ("1-1", "1-1 key-yellow")}[giver]
    t = tomb(
        "___", features=["B.A"], yellow=(1, 2), black=(1, 1), heroes={"vera": keys[0] + " sabre", "timur": keys[1] + " axe"},
    )  # fmt: skip
    assert t.state.doors == (False, False), "the position begins with the key already there"
    answer(t, "swap timur", f"{giver} key-yellow", "propose", "agree")
    assert t.state.doors == (True, False)
    assert (items(t, "vera"), items(t, "timur")) == (["sabre"], ["axe"])
