"""The discard and draw phase: a card goes, points for staying, a point saved, new cards."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.positions import BOOK, answer, asked, at, crypt, hero, ids, offered, part, refuse, told
from undercroft.kernel.types import NotAsked

# ---- the discard ----


@pytest.mark.rule("DG-DISCARD-1", "DG-EX-17")
@pytest.mark.parametrize(
    ("gone", "hand", "inventory", "lair"),
    [
        ("discard zombie", [], ["iron-helm", "backpack"], ["ghoul"]),
        ("discard backpack", ["zombie"], ["iron-helm"], ["ghoul"]),
        ("dismiss ghoul", ["zombie"], ["iron-helm", "backpack"], []),
    ],
)
def test_one_card_must_go(gone: str, hand: list[str], inventory: list[str], lair: list[str]) -> None:
    """From the hand, a treasure, or an encounter of the lair; then nothing more is asked."""
    me = hero("raka", hand="zombie", inventory="iron-helm backpack", lair="ghoul")
    deck = "legion ghost skeleton tomb-spider bone-hound"
    table = crypt(me, hero("sable-quick"), phase="discard", deck=deck, luck=(1, 1, 1, 1, 1))
    refuse(table, "pass")
    assert offered(table) == ["discard zombie", "discard iron-helm", "discard backpack", "dismiss ghoul"]
    answer(table, gone)
    assert (ids(part(table).inventory), ids(part(table).lair)) == (inventory, lair)
    assert ids(part(table).hand) == hand + deck.split()[: 5 - len(hand)]
    assert ids(table.state.discard) == [gone.split()[1]]
    assert table.state.turn == 1


@pytest.mark.rule("DG-DISCARD-1")
def test_one_of_a_kind_in_hand_or_in_the_lair() -> None:
    me = hero("raka", hand="zombie ghost ghoul legion skeleton", lair="zombie")
    table = answer(crypt(me, hero("sable-quick"), phase="discard"), "dismiss zombie")
    assert (part(table).lair, ids(part(table).hand)) == ((), ["zombie", "ghost", "ghoul", "legion", "skeleton"])


@pytest.mark.rule("DG-DISCARD-2", "DG-EX-17")
def test_boons_stay() -> None:
    me = hero("raka", hand="zombie ghost ghoul legion skeleton", inventory="arcane-focus iron-helm trap-sense")
    table = crypt(me, hero("sable-quick"), phase="discard")
    refuse(table, "discard arcane-focus", "discard trap-sense")
    answer(table, "discard iron-helm")
    assert ids(part(table).inventory) == ["arcane-focus", "trap-sense"]


@pytest.mark.rule("DG-DISCARD-3", "DG-EX-17")
@pytest.mark.parametrize(
    ("choice", "inventory", "lair", "pile"),
    [
        ("pass", ["iron-helm", "arcane-focus", "backpack"], ["ghoul"], []),
        ("discard iron-helm", ["arcane-focus", "backpack"], ["ghoul"], ["iron-helm"]),
        ("dismiss ghoul", ["iron-helm", "arcane-focus", "backpack"], [], ["ghoul"]),
    ],
)
def test_with_an_empty_hand_nothing_is_forced(choice: str, inventory: list[str], lair: list[str], pile: list[str]) -> None:
    me = hero("raka", inventory="iron-helm arcane-focus backpack", lair="ghoul")
    deck = "legion ghost skeleton tomb-spider bone-hound"
    table = crypt(me, hero("sable-quick"), phase="discard", deck=deck, luck=(1, 1, 1, 1, 1))
    assert offered(table) == ["discard iron-helm", "discard backpack", "dismiss ghoul", "pass"]
    answer(table, choice)
    assert (ids(part(table).inventory), ids(part(table).lair), ids(table.state.discard)) == (inventory, lair, pile)
    assert ids(part(table).hand) == deck.split()


@pytest.mark.rule("DG-DISCARD-3")
def test_who_has_nothing_is_not_asked() -> None:
    table = crypt(hero("raka", inventory="arcane-focus", points=1), hero("sable-quick"), phase="discard", deck="")
    assert (asked(table).kind, ids(part(table).inventory)) == ("save", ["arcane-focus"])


# ---- points for staying ----


@pytest.mark.rule("DG-DISCARD-4", "DG-EX-8")
def test_who_did_not_move_gets_what_the_location_gives() -> None:
    table = crypt(hero("raka", "library", points=2, glory=1), hero("sable-quick", "library"), rooms="library 0,-1", deck="")
    answer(table, "end")
    assert (part(table).glory, part(table).peril) == (1 + 2, 1)
    assert (part(table, 1).glory, part(table, 1).peril) == (0, 0)


@pytest.mark.rule("DG-DISCARD-4", "DG-EX-8")
def test_out_and_back_is_not_staying() -> None:
    table = crypt(hero("raka", "library", points=3), hero("sable-quick"), rooms="library 0,-1", deck="")
    answer(table, "move south", "move north", "end")
    assert at(part(table)) == "library"
    assert (part(table).glory, part(table).peril) == (1, 1)  # the antechamber's


@pytest.mark.rule("DG-DISCARD-4", "DG-EX-8")
def test_held_up_at_a_blocked_exit_is_staying() -> None:
    rooms = "collapsed-tunnel -1,0; guard-barracks -2,0"
    table = crypt(hero("lorel-alanus", "collapsed-tunnel", points=2), hero("raka"), rooms=rooms, deck="", luck=(1,))
    answer(table, "move west", "stay", "end")
    assert (part(table).glory, part(table).peril, at(part(table))) == (1, 2, "collapsed-tunnel")


@pytest.mark.rule("DG-DISCARD-4", "DG-RULING-33")
def test_a_warp_is_a_move() -> None:
    me = hero("raka", "crossing", points=1, inventory="scroll-of-recall", visited="crossing tomb-antechamber")
    table = crypt(me, hero("sable-quick"), deck="", luck=(1,))
    answer(table, "use scroll-of-recall", "end")
    assert (at(part(table)), part(table).glory, part(table).peril) == ("tomb-antechamber", 0, 0)


@pytest.mark.rule("DG-DISCARD-4", "DG-RULING-33")
def test_a_shift_is_no_move() -> None:
    me = hero("raka", "crypt", points=2, hand="planar-rift zombie ghost ghoul legion skeleton")
    rooms = "crypt 1,0; guard-barracks -1,0; crossing 0,-1"
    table = crypt(me, hero("sable-quick", "guard-barracks", peril=3), rooms=rooms, phase="dungeonlord")
    answer(table, "play planar-rift", "there crypt", "as-it-lies", "as-it-lies")
    assert at(part(table)) == "guard-barracks"
    answer(table, "end", "discard zombie")
    assert (part(table).glory, part(table).peril) == (1, 2)


@pytest.mark.rule("DG-DISCARD-5", "DG-EX-8")
@pytest.mark.parametrize(("where", "turned"), [("spiked-corridor", ""), ("pitfall-corridor", ""), ("throne-of-dust", " turned")])
def test_staying_meets_neither_hazards_nor_effects(where: str, turned: str) -> None:
    table = crypt(hero("raka", where, points=1), hero("sable-quick"), rooms=f"{where} 0,-1{turned}", deck="")
    answer(table, "end")
    assert part(table).glory == BOOK.locations[part(table).place].glory > 0
    assert (told(table, "tested"), part(table).health, part(table).fallen) == ([], 6, False)


# ---- a point saved ----


@pytest.mark.rule("DG-DISCARD-6")
@pytest.mark.parametrize(("choice", "points"), [("save-point", 1), ("spend-all", 0)])
def test_one_point_may_be_saved(choice: str, points: int) -> None:
    table = crypt(hero("raka", points=3), hero("sable-quick"), deck="")
    answer(table, "end")
    assert (asked(table).kind, offered(table)) == ("save", ["save-point", "spend-all"])
    answer(table, choice)
    assert (part(table).points, table.state.turn) == (points, 1)


@pytest.mark.rule("DG-DISCARD-6")
def test_who_has_no_point_saves_none() -> None:
    table = crypt(hero("raka", points=1), hero("sable-quick"), deck="")
    answer(table, "move north")
    assert (table.state.turn, part(table).points, part(table).saved) == (1, 0, False)


@pytest.mark.rule("DG-DISCARD-7")
def test_a_saved_point_is_lost_at_the_next_reset() -> None:
    table = crypt(hero("raka", points=3), hero("sable-quick"), deck="")
    answer(table, "end", "save-point")
    assert (table.state.turn, part(table).points) == (1, 1)
    answer(table, "end", "spend-all")
    assert (table.state.turn, part(table).points, part(table).saved) == (0, 3, False)


# ---- drawing ----


@pytest.mark.rule("DG-DISCARD-8")
@pytest.mark.parametrize(
    ("hand", "drawn"),
    [
        ("zombie ghost ghoul", ["dodge", "dodge", "riposte"]),
        ("zombie ghost ghoul legion skeleton", ["dodge"]),
        ("zombie ghost ghoul legion skeleton tomb-spider", []),
        ("zombie ghost ghoul legion skeleton tomb-spider bone-hound", []),
    ],
)
def test_drawing_up_to_five(hand: str, drawn: list[str]) -> None:
    table = crypt(hero("raka", hand=hand), hero("sable-quick"), phase="discard", deck="dodge dodge riposte", luck=(1, 1, 1))
    answer(table, "discard zombie")
    assert ids(part(table).hand) == hand.split()[1:] + drawn
    assert [event.data for event in told(table, "drew")] == ([(len(drawn),)] if drawn else [])
    assert part(table, 1).hand == ()


@pytest.mark.rule("DG-DISCARD-9")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """In the middle of a draw; the card just given up is among them."""
    me = hero("raka", hand="zombie ghost ghoul legion")
    table = crypt(me, hero("sable-quick"), phase="discard", deck="dodge", discard="riposte", luck=("dodge", "zombie"))
    answer(table, "discard zombie")
    assert ids(part(table).hand) == ["ghost", "ghoul", "legion", "dodge", "zombie"]
    assert (ids(table.state.deck), table.state.discard) == (["riposte"], ())
    assert len(told(table, "shuffled")) == 1


@pytest.mark.rule("DG-DISCARD-9")
def test_nothing_is_drawn_when_both_are_empty() -> None:
    me = hero("raka", hand="zombie ghost", inventory="iron-helm")
    table = crypt(me, hero("sable-quick"), phase="discard", deck="", luck=("zombie",))
    answer(table, "discard zombie")
    assert (ids(part(table).hand), table.state.deck, table.state.discard) == (["ghost", "zombie"], (), ())


@pytest.mark.rule("DG-DISCARD-10")
def test_discard_then_points_then_saving_then_cards() -> None:
    me = hero("raka", "crossing", hand="zombie ghost", points=2)
    table = crypt(me, hero("sable-quick"), deck="dodge riposte scare-off second-wind", luck=(1, 1, 1, 1))
    answer(table, "end")
    assert (asked(table).kind, part(table).glory) == ("discard", 0)
    answer(table, "discard ghost")
    assert (asked(table).kind, part(table).glory, part(table).peril, len(part(table).hand)) == ("save", 1, 1, 1)
    answer(table, "save-point")
    kinds = [event.kind for event in table.told(None)]
    assert kinds[: kinds.index("turn")] == ["discarded", "stayed", "glory", "peril", "drew"]
    assert (table.state.turn, asked(table).seat, len(part(table).hand)) == (1, 1, 5)
    with pytest.raises(NotAsked):
        table.answer(0, BOOK.choices.discard["dodge"])
