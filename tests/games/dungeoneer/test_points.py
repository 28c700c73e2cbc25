"""Glory and peril: who gets, who pays."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.positions import BOOK, answer, asked, crypt, hero, ids, offered, told
from undercroft.kernel.table import Table

CRYPT = "crypt 1,0; crossing 0,-1"


def purses(table: Table) -> list[tuple[int, int]]:
    """Glory and peril of every seat."""
    return [(player.glory, player.peril) for player in table.state.parts]


@pytest.mark.rule("DG-ECON-1")
def test_everybody_sees_all_points_and_there_is_no_most() -> None:
    table = crypt(hero("raka", points=2, glory=99, peril=98), hero("sable-quick", glory=4, peril=7), rooms=CRYPT)
    for seat in (0, 1, None):
        assert [(player.glory, player.peril) for player in table.view(seat).state.parts] == [(99, 98), (4, 7)]
    answer(table, "move east")
    assert purses(table)[0] == (99 + 2, 98 + 2)
    assert [event.data for event in told(table, "glory")] == [(2, 101)]


@pytest.mark.rule("DG-ECON-2")
def test_a_loss_takes_what_is_there_and_is_not_carried_over() -> None:
    """The Dungeonlord plays it on his own hero, so that it gains something next."""
    a = hero("raka", "crossing", hand="siphon-fame", points=2, glory=1, peril=4)
    table = crypt(a, hero("sable-quick", glory=3, peril=5), phase="dungeonlord", rooms=CRYPT)
    answer(table, "play siphon-fame", "seat 0", "price 4")
    assert purses(table) == [(0, 4), (3, 1)]
    assert [event.data for event in told(table, "glory")] == [(-1, 0)]
    answer(table, "move south")
    assert purses(table)[0] == (1, 5), "the next point is not owed"


@pytest.mark.rule("DG-ECON-2")
@pytest.mark.parametrize(("glory", "left"), [(0, 0), (1, 0), (2, 1)])
def test_a_wraith_takes_no_glory_that_is_not_there(glory: int, left: int) -> None:
    table = crypt(
        hero("raka", hand="grave-wraith"), hero("sable-quick", "crossing", glory=glory, peril=4), phase="dungeonlord", luck=(6, 1)
    )
    answer(table, "declare grave-wraith", "begin")
    assert (table.state.parts[1].health, purses(table)[1]) == (5, (left, 0))


@pytest.mark.rule("DG-ECON-3", "DG-ECON-11")
@pytest.mark.parametrize("name", ["backpack", "weapon-mastery"])
def test_treasures_and_boons_cost_the_own_glory_and_nothing_else(name: str) -> None:
    price = next(card.price for card in BOOK.cards if card.id == name)
    a = hero("raka", points=2, glory=7, peril=6, hand=name)
    table = answer(crypt(a, hero("sable-quick", glory=9, peril=9)), f"play {name}")
    assert purses(table) == [(7 - price, 6), (9, 9)]
    assert ids(table.state.parts[0].inventory) == [name]
    assert table.state.parts[0].points == 2


@pytest.mark.rule("DG-ECON-11")
def test_glory_cards_are_played_without_any_action_point() -> None:
    a = hero("raka", points=0, glory=9, hand="backpack iron-helm weapon-mastery")
    table = answer(crypt(a, hero("sable-quick")), "play backpack", "play iron-helm")
    assert ids(table.state.parts[0].inventory) == ["backpack", "iron-helm"]
    assert (table.state.parts[0].glory, table.state.parts[0].points) == (9 - 2 - 2, 0)


@pytest.mark.rule("DG-ECON-4", "DG-ECON-6")
@pytest.mark.parametrize(
    ("name", "kind", "price"), [("leaden-steps", "play", 3), ("zombie", "declare", 2), ("spear-volley", "declare", 2)]
)
def test_banes_and_encounters_cost_the_peril_of_their_victim(name: str, kind: str, price: int) -> None:
    a = hero("raka", hand=name, points=1, glory=9, peril=9)
    b, c = hero("sable-quick", "crossing", glory=9, peril=8), hero("zareth-vohl", "long-gallery", glory=9, peril=9)
    table = answer(crypt(a, b, c, phase="dungeonlord"), f"{kind} {name}", "seat 1")
    assert purses(table) == [(9, 9), (9, 8 - price), (9, 9)]
    assert ids(table.state.parts[0].hand) == []


@pytest.mark.rule("DG-ECON-5")
def test_the_own_peril_is_never_spent() -> None:
    hand = "leaden-steps zombie spear-volley undead-awakening siphon-fame"
    a = hero("raka", "crossing", hand=hand, peril=30, points=1)
    b = hero("sable-quick", "crossing", peril=1)
    table = crypt(a, b, phase="dungeonlord", discard="ghoul")
    assert offered(table) == ["play siphon-fame", "attack-hero 1", "pass"], "what costs anything cannot be paid"
    answer(table, "play siphon-fame", "seat 0")
    assert (asked(table).kind, offered(table)) == ("how-much", ["price 0", "price 1"])
    answer(table, "price 1")
    assert [player.peril for player in table.state.parts] == [30, 0]


@pytest.mark.rule("DG-ECON-6")
def test_another_player_does_not_pay_for_the_victim() -> None:
    a = hero("raka", hand="zombie leaden-steps")
    b, c = hero("sable-quick", "crossing", peril=1), hero("zareth-vohl", "long-gallery", peril=9)
    table = crypt(a, b, c, phase="dungeonlord")
    answer(table, "play leaden-steps")
    assert (asked(table).kind, offered(table)) == ("victim", ["seat 2", "seat 0"])
    answer(table, "seat 2", "declare zombie")
    assert [(attack.victim, attack.owner) for attack in table.state.declared] == [(2, 0)], "the only one who can pay"
    assert [player.peril for player in table.state.parts] == [0, 1, 9 - 3 - 2]


@pytest.mark.rule("DG-ECON-7")
@pytest.mark.parametrize("payer", [1, 2])
def test_a_card_on_nobody_is_paid_by_any_one_opponent(payer: int) -> None:
    a = hero("raka", hand="undead-awakening", peril=9)
    b, c = hero("sable-quick", peril=4), hero("zareth-vohl", peril=4)
    table = answer(crypt(a, b, c, phase="dungeonlord", discard="ghoul"), "play undead-awakening")
    assert (asked(table).kind, asked(table).seat, offered(table)) == ("payer", 0, ["seat 1", "seat 2"])
    answer(table, f"seat {payer}")
    assert [player.peril for player in table.state.parts] == [9, 4 - 3 * (payer == 1), 4 - 3 * (payer == 2)]
    assert ids(table.state.parts[0].hand) == ["ghoul"]


@pytest.mark.rule("DG-ECON-8")
@pytest.mark.parametrize(("b", "c", "playable"), [(2, 2, False), (3, 2, True), (2, 3, True)])
def test_a_price_is_not_split(b: int, c: int, playable: bool) -> None:
    heroes = (
        hero("raka", "crossing", hand="undead-awakening", points=1),
        hero("sable-quick", "crossing", peril=b),
        hero("zareth-vohl", peril=c),
    )
    table = crypt(*heroes, phase="dungeonlord", discard="ghoul")
    assert ("play undead-awakening" in offered(table)) is playable
    if playable:
        answer(table, "play undead-awakening")
        assert [player.peril for player in table.state.parts] == [0, b if b < 3 else 0, c if c < 3 else 0]


@pytest.mark.rule("DG-ECON-9")
@pytest.mark.parametrize(("glory", "playable"), [(3, []), (4, ["play weapon-mastery"])])
def test_a_glory_card_needs_its_whole_price(glory: int, playable: list[str]) -> None:
    table = crypt(hero("raka", "crossing", points=1, glory=glory, hand="weapon-mastery"), hero("sable-quick"))
    assert offered(table, "play") == playable
    for text in playable:
        answer(table, text)
        assert table.state.parts[0].glory == 0


@pytest.mark.rule("DG-ECON-9")
@pytest.mark.parametrize(("peril", "playable"), [(4, []), (5, ["declare legion"])])
def test_a_peril_card_needs_its_whole_price(peril: int, playable: list[str]) -> None:
    a = hero("raka", "crossing", points=1, hand="legion")
    table = crypt(a, hero("sable-quick", "crossing", peril=peril), phase="dungeonlord")
    assert offered(table, "declare") == playable
    for text in playable:
        answer(table, text)
        assert table.state.parts[1].peril == 0


@pytest.mark.rule("DG-ECON-10")
@pytest.mark.parametrize("price", [0, 1, 3])
def test_who_plays_a_card_chooses_its_open_price(price: int) -> None:
    a = hero("raka", hand="siphon-fame", points=1, peril=9)
    b = hero("sable-quick", "crossing", glory=5, peril=3)
    table = answer(crypt(a, b, phase="dungeonlord"), "play siphon-fame", "seat 1")
    assert (asked(table).seat, asked(table).kind) == (0, "how-much")
    assert offered(table) == ["price 0", "price 1", "price 2", "price 3"]
    answer(table, f"price {price}")
    assert purses(table) == [(0, 9), (5 - price, 3 - price)]
    assert ids(table.state.discard) == ["siphon-fame"]


# ---- what is told ----


def news(table: Table) -> list[tuple[str, int | None]]:
    """What was told, and of whom; without dice and cards that come and go."""
    causes = ("cursed", "declared", "played", "shed", "ability", "swapped-quest", "used")
    return [(event.kind, event.seat) for event in table.told(None) if event.kind in (*causes, "peril", "glory")]


@pytest.mark.parametrize(
    ("hand", "answers", "cause"),
    [
        ("withered-arm", ["play withered-arm", "seat 1"], "cursed"),
        ("siphon-fame", ["play siphon-fame", "seat 1", "price 2"], "cursed"),
        ("zombie", ["declare zombie"], "declared"),
        ("spear-volley", ["declare spear-volley"], "declared"),
    ],
)
def test_a_peril_card_is_told_before_its_price(hand: str, answers: list[str], cause: str) -> None:
    table = crypt(hero("raka", hand=hand, points=1), hero("sable-quick", "crossing", peril=3), phase="dungeonlord")
    assert news(answer(table, *answers))[:2] == [(cause, 0), ("peril", 1)]


@pytest.mark.parametrize("name", ["iron-helm", "second-wind", "fleet-foot"])
def test_a_glory_card_is_told_before_its_price(name: str) -> None:
    table = crypt(hero("raka", hand=name, points=1, glory=4), hero("sable-quick"))
    assert news(answer(table, f"play {name}")) == [("played", 0), ("glory", 0)]


def test_an_answer_in_a_battle_is_told_before_its_price() -> None:
    a = hero("raka", "crossing", points=2)
    table = crypt(a, hero("sable-quick", "crossing", glory=3, hand="create-darkness"), luck=(1, 1))
    answer(table, "attack-hero 1", "form melee", "play create-darkness")
    assert news(table) == [("played", 1), ("glory", 1)]


def test_other_expenses_are_told_after_what_they_are_for() -> None:
    me = hero("lorel-alanus", points=3, glory=8, banes="clouded-mind", quests="break-the-seal")
    table = crypt(me, hero("sable-quick"), quest_bag="bones-of-fate", luck=("bones-of-fate", 6), rooms="inner-sanctum 0,-1")
    answer(table, "shed clouded-mind", "swap-quest break-the-seal")
    assert news(table) == [("shed", 0), ("glory", 0), ("swapped-quest", 0), ("glory", 0)]
    answer(table, "move north")
    while asked(table).kind != "before-roll":
        answer(table, "test")
    answer(table, "ability")
    assert news(table)[4:] == [("glory", 0), ("peril", 0), ("ability", 0), ("glory", 0)], "entering brings glory and peril first"
