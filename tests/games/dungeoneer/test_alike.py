"""Monsters of one name: asked which is meant where something sets them apart, and never else (DG-RULING-75)."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.positions import answer, asked, card, crypt, hero, ids, offered
from tests.games.dungeoneer.test_foretold import EN, PL, RU, line
from undercroft.kernel.table import Table

ONE, TWO = "copy zombie-1", "copy zombie-2"
pytestmark = pytest.mark.rule("DG-RULING-75")


def lair(*, apart: bool, phase: str = "dungeonlord", hand: str = "") -> Table:
    owner = hero("raka", lair="zombie zombie", hand=hand, moved=True, points=1)
    attached = [("bloodscent", "zombie")] if apart else []
    return crypt(owner, hero("kron-axereaver", "crossing", peril=6), phase=phase, attached=attached)


@pytest.mark.parametrize(("text", "nth"), [(ONE, 0), (TWO, 1)])
def test_which_of_the_lair_is_roused(text: str, nth: int) -> None:
    table = answer(lair(apart=True), "rouse zombie")
    assert (asked(table).seat, asked(table).kind, asked(table).about, offered(table)) == (
        0,
        "which-alike",
        ("zombie",),
        [ONE, TWO],
    )
    answer(table, text)
    assert [attack.card for attack in table.state.declared] == [card("zombie", nth)]
    assert table.state.parts[0].lair == (card("zombie", 1 - nth),)


def test_alike_ones_are_roused_without_a_question() -> None:
    table = answer(lair(apart=False), "rouse zombie")
    assert asked(table).kind == "dungeonlord"
    assert (len(table.state.declared), len(table.state.parts[0].lair)) == (1, 1)


@pytest.mark.parametrize("apart", [True, False])
def test_which_is_given_up(apart: bool) -> None:
    table = answer(lair(apart=apart, phase="discard", hand="dodge riposte"), "dismiss zombie")
    if apart:
        answer(table, TWO)
        assert table.state.attached == ((card("bloodscent"), card("zombie")),)
        assert ids(table.state.discard) == ["zombie"]
    assert len(table.state.parts[0].lair) == 1


@pytest.mark.parametrize(("text", "there"), [(ONE, "declared"), (TWO, "lair")])
def test_bloodscent_asks_for_the_one_in_the_lair_or_the_one_just_named(text: str, there: str) -> None:
    owner = hero("raka", lair="zombie", hand="zombie bloodscent")
    table = crypt(owner, hero("kron-axereaver", "crossing", peril=9), phase="dungeonlord")
    answer(table, "declare zombie", "play bloodscent")
    assert (asked(table).kind, offered(table)) == ("which-alike", [TWO, ONE])
    answer(table, text)
    ((_, host),) = table.state.attached
    places = {"lair": table.state.parts[0].lair, "declared": tuple(attack.card for attack in table.state.declared)}
    assert host in places[there]


def battle(hand: str, *, apart: bool, luck: tuple[int, ...] = (), **fields: object) -> Table:
    """Two zombies, one perhaps with Bloodscent, attack Kron in melee."""
    victim = hero("kron-axereaver", "crossing", peril=9, hand=hand, glory=9, **fields)
    owner = hero("raka", lair="zombie zombie")
    attached = [("bloodscent", "zombie")] if apart else []
    table = crypt(owner, victim, phase="dungeonlord", attached=attached, luck=luck)
    answer(table, "rouse zombie", *([ONE] if apart else []), "rouse zombie")
    return answer(table, "begin")


@pytest.mark.parametrize("apart", [True, False])
def test_which_attacker_is_scared_off(apart: bool) -> None:
    table = answer(battle("scare-off dodge", apart=apart), "play scare-off")
    if apart:
        assert (asked(table).seat, asked(table).kind, offered(table)) == (1, "which-alike", [ONE, TWO])
        answer(table, ONE)
        assert ids(table.state.discard) == ["scare-off", "zombie", "bloodscent"]
    assert [attack.gone for attack in table.state.attacks] == ["dropped", ""]


def test_one_in_the_dark_is_another_than_its_like() -> None:
    """After the darkness fell on one, the other may be scared off."""
    table = answer(battle("scare-off create-darkness", apart=False, luck=(1, 1)), "play create-darkness", "play scare-off")
    assert (asked(table).kind, offered(table)) == ("which-alike", [ONE, TWO])
    answer(table, TWO)
    assert [mod.card for mod in table.state.mods] == [card("zombie")]
    assert [attack.card for attack in table.state.attacks if attack.gone == "dropped"] == [card("zombie", 1)]


@pytest.mark.parametrize(("dice", "asks"), [((1, 2, 6, 1), True), ((1, 1, 6, 6), False)])
def test_which_of_a_wounded_and_an_unhurt_one_is_struck_back(dice: tuple[int, ...], asks: bool) -> None:
    """The first zombie is hit by the counter roll; the second ties, or is hit as well."""
    table = battle("", apart=False, luck=dice, points=2)
    health = [attack.health for attack in table.state.attacks]
    assert health == ([1, 2] if asks else [1, 1])
    answer(table, "challenge zombie")
    assert table.state.parts[1].points == 1
    assert asked(table).kind == ("which-alike" if asks else "form")
    if asks:
        answer(table, TWO)
        assert asked(table).kind == "form"


def test_the_choice_is_told_in_words() -> None:
    table = lair(apart=True)
    assert "then you choose which of them" in line(table, "rouse zombie")
    assert "then you choose" not in line(lair(apart=False), "rouse zombie")
    answer(table, "rouse zombie")
    assert EN.ask(asked(table)) == "Which Zombie do you mean?"
    assert line(table, ONE).endswith("in your lair; with Bloodscent under it")
    assert line(table, TWO).endswith("in your lair")
    assert line(table, ONE, t=RU).endswith("в вашем логове; под ним: Запах крови")
    assert line(table, ONE, t=PL).endswith("w twoim leżu; pod spodem: Zew krwi")
