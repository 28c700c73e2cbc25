"""The hero phase: what it allows, exploring, playing glory cards, limits, its end."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.positions import BOOK, answer, asked, at, card, crypt, hero, ids, offered, part, place, told
from undercroft.games.dungeoneer.rules.stats import limit
from undercroft.games.dungeoneer.state import Placed
from undercroft.kernel.table import Table
from undercroft.kernel.types import NotOffered

BLOCKED_WEST = "collapsed-tunnel -1,0; guard-barracks -2,0"
"""West of the collapsed tunnel the way is blocked: melee 5."""


def refuse(table: Table, text: str) -> None:
    """What cannot be done: the answer is not taken and nothing changes."""
    action, before = BOOK.choices.catalogue.read(text), table.digest()
    assert action is not None
    with pytest.raises(NotOffered):
        table.answer(asked(table).seat, action)
    assert table.digest() == before


# ---- what is done in this phase ----


@pytest.mark.rule("DG-HERO-1")
def test_everything_in_any_order_and_as_often_as_it_can_be_paid() -> None:
    me = hero("raka", hand="iron-helm skeleton-keys", glory=3, points=6, quests="catching-the-magic-fish")
    table = crypt(me, hero("sable-quick"), rooms="troll-bridge 0,-1; crossing 0,-2", bag="library crypt", luck=("crypt", 4, 3))
    answer(table, "explore", "place tomb-antechamber-east-0")
    answer(table, "play iron-helm")
    answer(table, "move north")
    answer(table, "attempt catching-the-magic-fish", "pass")
    answer(table, "move north")
    answer(table, "play skeleton-keys")
    answer(table, "move south")
    answer(table, "attempt catching-the-magic-fish")
    assert asked(table).kind == "hero-phase"
    assert at(part(table)) == "troll-bridge"
    assert part(table).points == 6 - 1 - 3 - 1
    assert ids(part(table).inventory) == ["iron-helm", "skeleton-keys"]
    assert part(table).glory == 3 - 2 + 1 + 1 - 2
    assert Placed(1, 0, place("crypt")) in table.state.map
    assert len(told(table, "failed")) == 2
    assert (len(part(table).quests), part(table).done) == (1, ())


@pytest.mark.rule("DG-HERO-2")
def test_special_actions_are_allowed_too() -> None:
    me = hero("raka", "crossing", hand="second-wind", inventory="potion-of-healing", glory=2, points=2, health=3, fallen=True)
    table = crypt(me, hero("sable-quick", "crossing", health=5), luck=(6, 1))
    answer(table, "stand", "play second-wind", "use potion-of-healing")
    assert (part(table).fallen, part(table).points, part(table).glory, part(table).health) == (False, 2, 0, 5)
    answer(table, "attack-hero 1", "form melee")
    assert (part(table).points, part(table, 1).health) == (1, 4)
    assert ids(table.state.discard) == ["second-wind", "potion-of-healing"]


# ---- exploring ----


@pytest.mark.rule("DG-HERO-3")
def test_exploring_costs_a_point_and_lays_one_location() -> None:
    table = crypt(hero("raka", points=3), hero("sable-quick"), bag="library crypt", luck=("library",))
    lying = table.state.map
    answer(table, "explore")
    assert (asked(table).kind, asked(table).about, asked(table).seat) == ("place", ("library",), 0)
    assert part(table).points == 2
    answer(table, "place crossing-north-0")
    assert table.state.map == (*lying, Placed(0, -2, place("library")))
    assert table.state.bag == (place("crypt"),)
    assert (part(table).points, part(table).glory, at(part(table))) == (2, 0, "tomb-antechamber")


@pytest.mark.rule("DG-HERO-4")
def test_exploring_again_while_points_and_cards_remain() -> None:
    bag = "crypt guard-barracks mirror-hall"
    me = hero("raka", points=2, hand="iron-helm", glory=2)
    table = crypt(me, hero("sable-quick"), bag=bag, luck=("crypt", "mirror-hall"))
    answer(table, "explore", "place crossing-north-0", "explore", "place crypt-north-0")
    assert [BOOK.locations[tile.card].id for tile in table.state.map[-2:]] == ["crypt", "mirror-hall"]
    assert [BOOK.locations[card].id for card in table.state.bag] == ["guard-barracks"]
    assert part(table).points == 0
    refuse(table, "explore")


@pytest.mark.rule("DG-HERO-4", "DG-HERO-5")
def test_no_exploring_when_the_location_deck_is_empty() -> None:
    table = crypt(hero("raka", points=3), hero("sable-quick"), bag="crypt", luck=("crypt",))
    answer(table, "explore", "place crossing-north-0")
    assert table.state.bag == ()
    refuse(table, "explore")
    assert part(table).points == 2


# ---- playing glory cards ----


@pytest.mark.rule("DG-HERO-6")
def test_a_played_card_is_paid_and_works_from_then_on() -> None:
    me = hero("raka", "collapsed-tunnel", hand="weapon-mastery zombie", glory=5, peril=3, points=3)
    table = crypt(me, hero("sable-quick"), rooms=BLOCKED_WEST, luck=(2,))
    answer(table, "play weapon-mastery")
    assert (ids(part(table).hand), ids(part(table).inventory)) == (["zombie"], ["weapon-mastery"])
    assert (part(table).glory, part(table).peril, part(table).points) == (1, 3, 3)
    answer(table, "move west")
    assert [event.data for event in told(table, "tested")] == [("melee", 5, 5, "yes")]
    assert at(part(table)) == "guard-barracks"


@pytest.mark.rule("DG-HERO-7")
def test_a_card_in_hand_does_nothing() -> None:
    me = hero("raka", "collapsed-tunnel", hand="weapon-mastery skeleton-keys", glory=5, points=3)
    table = crypt(me, hero("sable-quick"), rooms=BLOCKED_WEST, luck=(2,))
    answer(table, "move west", "stay")
    assert [event.data for event in told(table, "tested")] == [("melee", 4, 5, "no")]
    assert (at(part(table)), part(table).points) == ("collapsed-tunnel", 2)


@pytest.mark.rule("DG-HERO-8")
def test_as_many_cards_as_glory_reaches_for() -> None:
    me = hero("raka", hand="iron-helm backpack skeleton-keys trap-sense", glory=7)
    table = crypt(me, hero("sable-quick"))
    answer(table, "play iron-helm", "play trap-sense", "play skeleton-keys")
    assert part(table).glory == 1
    refuse(table, "play backpack")
    assert ids(part(table).inventory) == ["iron-helm", "trap-sense", "skeleton-keys"]


@pytest.mark.rule("DG-HERO-9")
def test_no_more_treasures_than_the_limit() -> None:
    me = hero("lorel-alanus", hand="iron-helm corpse-lantern warding-amulet", inventory="weapon-mastery arcane-focus", glory=20)
    table = crypt(me, hero("sable-quick"))
    answer(table, "play iron-helm", "play warding-amulet")
    refuse(table, "play corpse-lantern")
    assert ids(part(table).inventory) == ["weapon-mastery", "arcane-focus", "iron-helm", "warding-amulet"]
    assert ids(part(table).hand) == ["corpse-lantern"]


@pytest.mark.rule("DG-HERO-10")
def test_no_more_boons_than_the_limit() -> None:
    me = hero("kron-axereaver", hand="fleet-foot trap-sense iron-helm", inventory="arcane-focus corpse-lantern", glory=20)
    table = crypt(me, hero("sable-quick"))
    answer(table, "play trap-sense")
    refuse(table, "play fleet-foot")
    answer(table, "play iron-helm")
    assert ids(part(table).inventory) == ["arcane-focus", "corpse-lantern", "trap-sense", "iron-helm"]


@pytest.mark.rule("DG-HERO-11")
def test_instants_and_attachments_do_not_count() -> None:
    """Kron holds as many boons as he may, and Lorel as many treasures."""
    full = hero("kron-axereaver", hand="second-wind", inventory="arcane-focus trap-sense", glory=9, points=1)
    table = answer(crypt(full, hero("raka")), "play second-wind")
    assert (part(table).points, ids(part(table).inventory)) == (2, ["arcane-focus", "trap-sense"])
    full = hero("lorel-alanus", hand="runed-edge", inventory="gravediggers-axe iron-helm", glory=9)
    table = answer(crypt(full, hero("raka")), "play runed-edge")
    assert table.state.attached == ((card("runed-edge"), card("gravediggers-axe")),)
    assert (part(table).glory, ids(part(table).inventory)) == (7, ["gravediggers-axe", "iron-helm"])


@pytest.mark.rule("DG-HERO-11")
def test_with_an_attachment_there_is_still_room() -> None:
    me = hero("lorel-alanus", hand="iron-helm", inventory="gravediggers-axe", glory=9)
    table = crypt(me, hero("raka"), attached=[("runed-edge", "gravediggers-axe")])
    answer(table, "play iron-helm")
    assert ids(part(table).inventory) == ["gravediggers-axe", "iron-helm"]


@pytest.mark.rule("DG-HERO-12")
def test_one_treasure_of_each_type() -> None:
    """DG-RULING-30: nor is the old one laid aside for it."""
    me = hero("kron-axereaver", hand="silvered-blade gravediggers-axe iron-helm", glory=20)
    table = crypt(me, hero("raka"))
    answer(table, "play gravediggers-axe")
    refuse(table, "play silvered-blade")
    answer(table, "play iron-helm")
    refuse(table, "play silvered-blade")
    assert ids(part(table).inventory) == ["gravediggers-axe", "iron-helm"]
    assert table.state.discard == ()


@pytest.mark.rule("DG-HERO-13")
def test_boons_of_one_type_side_by_side() -> None:
    me = hero("raka", hand="weapon-mastery arcane-focus fleet-foot", glory=12, points=1)
    table = answer(crypt(me, hero("sable-quick")), "play weapon-mastery", "play arcane-focus", "play fleet-foot")
    assert {BOOK.cards[number].kinds for number in part(table).inventory} == {("skill",)}
    assert (len(part(table).inventory), part(table).glory) == (3, 0)


@pytest.mark.rule("DG-HERO-14", "DG-EX-15")
def test_a_backpack_makes_room_for_itself() -> None:
    me = hero("raka", inventory="iron-helm corpse-lantern skeleton-keys", hand="backpack warding-amulet chain-hauberk", glory=20)
    table = crypt(me, hero("sable-quick"))
    refuse(table, "play warding-amulet")
    answer(table, "play backpack")
    assert limit(table.state, BOOK, 0, "treasures") == 5
    answer(table, "play warding-amulet")
    refuse(table, "play chain-hauberk")
    assert ids(part(table).inventory) == ["iron-helm", "corpse-lantern", "skeleton-keys", "backpack", "warding-amulet"]


# ---- a limit that falls ----


@pytest.mark.rule("DG-HERO-15", "DG-EX-15")
def test_who_loses_the_backpack_discards_at_once() -> None:
    rich = hero("lorel-alanus", inventory="backpack iron-helm corpse-lantern skeleton-keys arcane-focus", peril=4)
    table = crypt(rich, hero("raka", hand="tomb-thief", points=1), turn=1, phase="dungeonlord")
    answer(table, "play tomb-thief", "card backpack")
    assert (asked(table).seat, asked(table).kind, asked(table).about) == (0, "over-limit", ("treasures",))
    assert offered(table) == ["discard iron-helm", "discard corpse-lantern", "discard skeleton-keys"]
    answer(table, "discard corpse-lantern")
    assert ids(part(table).inventory) == ["iron-helm", "skeleton-keys", "arcane-focus"]
    assert ids(table.state.discard) == ["tomb-thief", "backpack", "corpse-lantern"]
    assert asked(table).seat == 1


@pytest.mark.rule("DG-HERO-15")
def test_who_gives_up_the_backpack_discards_before_the_next_turn() -> None:
    hand = "zombie ghost ghoul legion skeleton"
    me = hero("lorel-alanus", inventory="backpack iron-helm corpse-lantern", hand=hand)
    table = crypt(me, hero("raka"), deck="", phase="discard")
    answer(table, "discard backpack")
    assert table.state.turn == 1
    assert ids(part(table).inventory) == ["iron-helm", "corpse-lantern"]
    rich = hero("lorel-alanus", inventory="backpack iron-helm corpse-lantern skeleton-keys", hand=hand)
    table = answer(crypt(rich, hero("raka"), deck="", phase="discard"), "discard backpack")
    assert (asked(table).seat, asked(table).kind, table.state.turn) == (0, "over-limit", 0)
    answer(table, "discard iron-helm")
    assert ids(part(table).inventory) == ["corpse-lantern", "skeleton-keys"]
    assert table.state.turn == 1


# ---- one use ----


@pytest.mark.rule("DG-HERO-16", "DG-EX-16")
def test_a_potion_used_at_once_does_not_count() -> None:
    full = hero("lorel-alanus", inventory="iron-helm corpse-lantern", hand="potion-of-healing", glory=3, health=2)
    table = answer(crypt(full, hero("raka")), "play potion-of-healing")
    assert (part(table).health, part(table).glory) == (4, 1)
    assert ids(part(table).inventory) == ["iron-helm", "corpse-lantern"]
    assert (ids(table.state.discard), part(table).hand) == (["potion-of-healing"], ())


@pytest.mark.rule("DG-HERO-16")
def test_at_the_limit_a_potion_is_not_kept() -> None:
    """A healthy hero could only keep it."""
    full = hero("lorel-alanus", inventory="iron-helm corpse-lantern", hand="potion-of-healing", glory=3)
    refuse(crypt(full, hero("raka")), "play potion-of-healing")
    free = hero("lorel-alanus", inventory="iron-helm", hand="potion-of-healing", glory=3)
    table = answer(crypt(free, hero("raka")), "play potion-of-healing")
    assert ids(part(table).inventory) == ["iron-helm", "potion-of-healing"]


@pytest.mark.rule("DG-HERO-12", "DG-HERO-16")
def test_a_second_potion_is_used_at_once() -> None:
    """DG-RULING-30: the rule of one a type holds only for what stays."""
    me = hero("raka", inventory="potion-of-healing", hand="flask-of-swiftness", glory=2, points=1)
    table = answer(crypt(me, hero("sable-quick")), "play flask-of-swiftness")
    assert (part(table).points, ids(part(table).inventory)) == (3, ["potion-of-healing"])
    assert ids(table.state.discard) == ["flask-of-swiftness"]


@pytest.mark.rule("DG-HERO-17")
def test_a_potion_kept_counts_until_it_is_used() -> None:
    me = hero("lorel-alanus", inventory="iron-helm", hand="potion-of-healing corpse-lantern", glory=9, health=3)
    table = answer(crypt(me, hero("raka")), "play potion-of-healing", "keep")
    assert (ids(part(table).inventory), part(table).health) == (["iron-helm", "potion-of-healing"], 3)
    refuse(table, "play corpse-lantern")
    answer(table, "use potion-of-healing", "play corpse-lantern")
    assert (ids(part(table).inventory), part(table).health) == (["iron-helm", "corpse-lantern"], 5)


# ---- the end of the phase ----


@pytest.mark.rule("DG-HERO-18")
def test_a_completed_quest_ends_the_phase() -> None:
    me = hero("raka", "crypt", quests="free-caedmans-soul", hand="iron-helm zombie", points=3, glory=5)
    table = crypt(me, hero("sable-quick"), rooms="crypt 1,0")
    answer(table, "attempt free-caedmans-soul")
    assert (table.state.phase, table.state.turn) == ("discard", 0)
    assert (asked(table).seat, asked(table).kind) == (0, "discard")
    assert (part(table).points, ids(part(table).inventory)) == (3, [])


@pytest.mark.rule("DG-HERO-19")
def test_a_player_may_stop_with_points_left() -> None:
    me = hero("raka", hand="iron-helm zombie", points=3, glory=5)
    table = answer(crypt(me, hero("sable-quick")), "end")
    assert (asked(table).seat, asked(table).kind, table.state.phase) == (0, "discard", "discard")
    assert (part(table).points, at(part(table)), len(part(table).hand)) == (3, "tomb-antechamber", 2)


@pytest.mark.rule("DG-HERO-20")
@pytest.mark.parametrize(("health", "after"), [(3, 5), (4, 6), (5, 6)])
def test_no_more_health_than_printed(health: int, after: int) -> None:
    table = crypt(hero("raka", inventory="potion-of-healing", health=health, points=1), hero("sable-quick", health=4))
    answer(table, "use potion-of-healing")
    assert (part(table).health, part(table, 1).health) == (after, 4)
    assert told(table, "healed")[0].data == (after - health, after)


@pytest.mark.rule("DG-HERO-1", "DG-TURN-5")
def test_a_location_that_heals_once_a_turn() -> None:
    me = hero("raka", "shrine-of-ashes", glory=8, health=2, points=2)
    table = crypt(me, hero("sable-quick"), rooms="shrine-of-ashes -1,0", deck="")
    answer(table, "visit shrine-of-ashes")
    assert (part(table).health, part(table).glory, part(table).points) == (3, 6, 2)
    refuse(table, "visit shrine-of-ashes")
    answer(table, "end", "spend-all", "end", "spend-all", "visit shrine-of-ashes")
    assert (part(table).health, part(table).glory) == (4, 6 + 2 - 2)
