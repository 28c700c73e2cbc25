"""The Dungeonlord phase."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.positions import answer, asked, at, crypt, hero, ids, offered, told
from undercroft.games.dungeoneer.state import State


@pytest.mark.rule("DG-DUNGEONLORD-1")
def test_peril_cards_are_for_the_own_second_phase() -> None:
    a = hero("raka", "crossing", points=2, glory=9, hand="withered-arm zombie spear-volley backpack scare-off")
    b = hero("sable-quick", peril=9, hand="clouded-mind ghoul")
    table = crypt(a, b, phase="dungeonlord")
    assert offered(table) == ["play withered-arm", "declare zombie", "declare spear-volley", "pass"]
    assert table.aside(1) == ()
    answer(table, "play withered-arm", "seat 1")
    assert ids(table.state.parts[1].banes) == ["withered-arm"]
    answer(table, "pass")
    assert asked(table).kind == "hero-phase"
    assert offered(table, "declare") == []
    assert offered(table, "play") == ["play backpack"]


@pytest.mark.rule("DG-DUNGEONLORD-2")
def test_as_many_peril_cards_as_the_others_peril_pays() -> None:
    hand = "leaden-steps withered-arm clouded-mind zombie zombie skeleton ghoul"
    a, b = hero("raka", "crossing", hand=hand), hero("sable-quick", "long-gallery", peril=15)
    c = hero("zareth-vohl", "long-gallery", peril=2)
    table = crypt(a, b, c, phase="dungeonlord")
    answer(table, "play leaden-steps", "seat 1", "play withered-arm", "seat 1", "play clouded-mind", "seat 1")
    answer(table, "declare zombie", "seat 1", "declare zombie", "seat 1", "declare skeleton", "seat 1", "form melee")
    assert [player.peril for player in table.state.parts] == [0, 0, 2]
    assert len(table.state.parts[1].banes) == 3
    assert ids([attack.card for attack in table.state.declared]) == ["zombie", "zombie", "skeleton"]
    assert offered(table) == ["begin"], "nobody can pay the ghoul"


@pytest.mark.rule("DG-DUNGEONLORD-3")
def test_banes_before_between_and_after_the_encounters() -> None:
    a = hero("raka", "crossing", points=1, hand="leaden-steps zombie withered-arm clouded-mind")
    b = hero("kron-axereaver", "long-gallery", peril=11)
    table = crypt(a, b, phase="dungeonlord", luck=(2, 1))
    answer(table, "play leaden-steps", "seat 1", "declare zombie", "play withered-arm", "seat 1", "begin")
    assert [event.data for event in told(table, "compared")] == [("zombie", 4, 1 + 3 - 1)], "the second bane tells already"
    answer(table, "to-hand", "seat 1")
    assert (asked(table).kind, offered(table)) == ("dungeonlord", ["play clouded-mind", "pass"])
    answer(table, "play clouded-mind", "seat 1")
    assert ids(table.state.parts[1].banes) == ["leaden-steps", "withered-arm", "clouded-mind"]


@pytest.mark.rule("DG-DUNGEONLORD-4")
def test_encounters_are_all_declared_before_one_is_resolved() -> None:
    a = hero("raka", "crossing", points=1, hand="zombie skeleton ghoul")
    b, c = hero("sable-quick", "long-gallery", peril=9), hero("zareth-vohl", peril=9)
    table = crypt(a, b, c, phase="dungeonlord", luck=(1, 1, 1, 1))
    answer(table, "declare zombie", "seat 1", "declare skeleton", "seat 2", "form speed")
    state: State = table.state
    assert [(attack.victim, attack.form, attack.roll) for attack in state.declared] == [(1, "melee", 0), (2, "speed", 0)]
    assert (told(table, "rolled"), told(table, "attacks")) == ([], [])
    assert [player.peril for player in state.parts] == [0, 7, 7], "paid when declared"
    answer(table, "begin")
    assert [event.data[0] for event in told(table, "attacks")] == ["zombie"], "one hero after another, as declared"
    answer(table, "to-lair", "pass")
    assert [event.data[0] for event in told(table, "attacks")] == ["zombie", "skeleton"]


@pytest.mark.rule("DG-DUNGEONLORD-4")
def test_no_encounter_after_the_encounters() -> None:
    a = hero("raka", "crossing", points=1, hand="zombie ghoul", lair="skeleton")
    table = crypt(a, hero("sable-quick", "long-gallery", peril=9), phase="dungeonlord", luck=(1, 6))
    answer(table, "declare zombie", "begin", "to-lair")
    assert asked(table).kind == "hero-phase", "nothing is left to choose in the second phase"
    assert (ids(table.state.parts[0].hand), ids(table.state.parts[0].lair)) == (["ghoul"], ["skeleton", "zombie"])
    assert table.state.parts[1].peril == 7


@pytest.mark.rule("DG-DUNGEONLORD-5")
def test_a_monster_fights_and_a_trap_is_sprung_on_the_named_hero() -> None:
    a = hero("raka", "crossing", points=1, hand="poison-needle zombie")
    b, c = hero("sable-quick", "long-gallery", peril=9), hero("zareth-vohl", "long-gallery", peril=9)
    table = crypt(a, b, c, phase="dungeonlord", luck=(1, 6, 1))
    answer(table, "declare poison-needle", "seat 2", "declare zombie", "seat 1", "begin")
    state: State = table.state
    assert [(event.seat, event.data) for event in told(table, "tested")] == [(2, ("melee", 2, 5, "no"))]
    assert [(event.seat, event.data) for event in told(table, "compared")] == [(0, ("zombie", 8, 2))]
    assert [player.health for player in state.parts] == [6, 5, 5]
    assert ids(state.discard) == ["poison-needle"]
    assert [(attack.victim, attack.form) for attack in state.attacks] == [(1, "melee")]


@pytest.mark.rule("DG-DUNGEONLORD-6")
@pytest.mark.parametrize("zone", ["hand", "lair"])
def test_a_monster_costs_the_same_from_hand_and_from_the_lair(zone: str) -> None:
    a = hero("raka", "crossing", points=1, **{zone: "legion"})
    table = crypt(a, hero("sable-quick", "long-gallery", peril=6), phase="dungeonlord")
    answer(table, "declare legion" if zone == "hand" else "rouse legion")
    owner = table.state.parts[0]
    assert (table.state.parts[1].peril, owner.hand, owner.lair) == (1, (), ())
    assert [(attack.victim, attack.health) for attack in table.state.declared] == [(1, 3)]


@pytest.mark.rule("DG-DUNGEONLORD-6")
def test_a_monster_in_the_lair_must_be_paid_too() -> None:
    a = hero("raka", "crossing", points=1, lair="legion")
    poor = crypt(a, hero("sable-quick", peril=4), phase="dungeonlord")
    assert (asked(poor).kind, ids(poor.state.parts[0].lair)) == ("hero-phase", ["legion"])
    just = crypt(a, hero("sable-quick", peril=5), phase="dungeonlord")
    assert offered(just) == ["rouse legion", "pass"]


@pytest.mark.rule("DG-DUNGEONLORD-7")
def test_a_monster_attacks_once_a_turn() -> None:
    a = hero("raka", "crossing", points=1, hand="zombie withered-arm")
    table = crypt(a, hero("sable-quick", "long-gallery", peril=9), phase="dungeonlord", luck=(1, 6))
    answer(table, "declare zombie", "begin")
    answer(table, "to-lair")
    assert offered(table) == ["play withered-arm", "pass"], "the zombie in the lair could be paid, but has attacked"
    assert table.state.parts[1].peril == 7
    again = crypt(hero("raka", lair="zombie", points=1), hero("sable-quick", peril=7), turn=1, phase="end")
    assert offered(again, "rouse") == ["rouse zombie"], "in the next turn it may attack again"


@pytest.mark.rule("DG-DUNGEONLORD-7")
def test_a_hero_attacks_once_a_turn() -> None:
    a = hero("raka", "crossing", points=3)
    b, c = hero("sable-quick", "crossing"), hero("zareth-vohl", "crossing")
    table = crypt(a, b, c, phase="dungeonlord", luck=(3, 1), deck="")
    assert offered(table, "attack-hero") == ["attack-hero 1", "attack-hero 2"]
    answer(table, "attack-hero 1", "form melee")
    assert (asked(table).kind, asked(table).seat) == ("hero-phase", 0)
    assert (offered(table, "attack-hero"), table.state.parts[0].points) == ([], 2)
    assert [player.health for player in table.state.parts] == [6, 5, 6]
    answer(table, "end", "save-point")
    assert (table.state.turn, table.state.parts[0].attacked) == (1, False), "counted for each player's turn"
    assert [action.target for action in table.aside(0)] == ["0 attack-hero 1", "0 attack-hero 2"]


@pytest.mark.rule("DG-DUNGEONLORD-8")
def test_a_monster_needs_no_action_point() -> None:
    a = hero("raka", "crossing", points=0, peril=4, glory=4, hand="ghost")
    b = hero("sable-quick", "long-gallery", peril=3, points=1)
    table = answer(crypt(a, b, phase="dungeonlord", luck=(4, 4)), "declare ghost", "begin")
    assert [event.data for event in told(table, "compared")] == [("ghost", 6, 5)]
    assert [(player.points, player.peril, player.glory) for player in table.state.parts] == [(0, 4, 4), (1, 0, 0)]


@pytest.mark.rule("DG-DUNGEONLORD-9")
def test_encounters_are_never_for_the_own_hero() -> None:
    a = hero("raka", "crossing", hand="zombie spear-volley leaden-steps")
    b, c = hero("sable-quick", peril=9), hero("zareth-vohl", peril=9)
    table = crypt(a, b, c, phase="dungeonlord")
    answer(table, "declare zombie")
    assert (asked(table).kind, offered(table)) == ("victim", ["seat 1", "seat 2"])
    answer(table, "seat 1", "declare spear-volley")
    assert offered(table) == ["seat 1", "seat 2"]
    answer(table, "seat 2", "play leaden-steps")
    assert offered(table) == ["seat 1", "seat 2", "seat 0"], "a bane may be"
    assert [attack.victim for attack in table.state.declared] == [1, 2]


@pytest.mark.rule("DG-DUNGEONLORD-9")
def test_an_encounter_takes_place_where_its_victim_stands() -> None:
    a = hero("raka", "crossing", points=1, hand="rune-of-binding")
    b, c = hero("kron-axereaver", "long-gallery", peril=3), hero("zareth-vohl", "long-gallery")
    d = hero("sable-quick", "forked-passage")
    table = crypt(a, b, c, d, phase="dungeonlord", luck=(1, 1))
    answer(table, "declare rune-of-binding", "begin")
    assert [event.seat for event in told(table, "tested")] == [1, 2]
    assert [player.fallen for player in table.state.parts] == [False, True, True, False]


@pytest.mark.rule("DG-DUNGEONLORD-10")
def test_who_has_left_is_not_attacked_and_the_peril_stays_spent() -> None:
    a = hero("raka", "crossing", points=1, hand="zombie grasping-vortex")
    b = hero("sable-quick", "long-gallery", peril=7)
    table = crypt(a, b, phase="dungeonlord")
    answer(table, "declare zombie", "play grasping-vortex", "seat 1", "there forked-passage", "begin")
    assert at(table.state.parts[1]) == "forked-passage"
    assert (told(table, "rolled"), told(table, "compared")) == ([], [])
    assert (table.state.parts[1].health, table.state.parts[1].peril) == (6, 7 - 2 - 4)
    assert (asked(table).kind, offered(table)) == ("home", ["to-hand", "to-lair"]), "it was not wounded"
    answer(table, "to-hand")
    assert ids(table.state.parts[0].hand) == ["zombie"]


@pytest.mark.rule("DG-DUNGEONLORD-10")
def test_who_has_left_is_not_even_touched_by_what_a_monster_does_as_it_attacks() -> None:
    a = hero("raka", "crossing", points=1, hand="legion grasping-vortex")
    b = hero("sable-quick", "long-gallery", points=1, peril=9, glory=3, hand="scare-off")
    c = hero("zareth-vohl", "forked-passage")
    table = crypt(a, b, c, phase="dungeonlord")
    answer(table, "declare legion", "play grasping-vortex", "seat 1", "there forked-passage", "begin")
    assert told(table, "tested") == []
    assert asked(table).kind == "home", "there is nothing to respond to, and nothing to challenge"
    assert [player.health for player in table.state.parts] == [6, 6, 6]


@pytest.mark.rule("DG-DUNGEONLORD-10")
def test_a_trap_is_sprung_where_it_was_laid_on_whoever_is_there() -> None:
    a = hero("raka", "crossing", points=1, hand="spear-volley grasping-vortex")
    b = hero("sable-quick", "long-gallery", peril=6)
    c = hero("roderik-talus", "long-gallery")
    table = crypt(a, b, c, phase="dungeonlord", luck=(1,))
    answer(table, "declare spear-volley", "play grasping-vortex", "seat 1", "there forked-passage", "begin")
    assert [(event.seat, event.data) for event in told(table, "tested")] == [(2, ("speed", 4, 5, "no"))]
    assert [player.health for player in table.state.parts] == [6, 6, 5]
    assert (ids(table.state.discard), table.state.parts[1].peril) == (["grasping-vortex", "spear-volley"], 0)


@pytest.mark.rule("DG-DUNGEONLORD-11")
@pytest.mark.parametrize("payer", [1, 2])
def test_a_bane_on_the_own_hero_is_paid_by_an_opponent(payer: int) -> None:
    a = hero("raka", "crossing", points=1, peril=9, hand="grasping-vortex")
    b, c = hero("sable-quick", peril=4), hero("zareth-vohl", peril=5)
    table = crypt(a, b, c, phase="dungeonlord")
    answer(table, "play grasping-vortex", "seat 0")
    assert (asked(table).kind, asked(table).seat, offered(table)) == ("payer", 0, ["seat 1", "seat 2"])
    answer(table, f"seat {payer}", "there long-gallery")
    assert at(table.state.parts[0]) == "long-gallery"
    left = [9 + 1, 4 - 4 * (payer == 1), 5 - 4 * (payer == 2)]
    assert [player.peril for player in table.state.parts] == left, "with the peril of the new location"


@pytest.mark.rule("DG-DUNGEONLORD-12")
def test_the_phase_may_be_passed() -> None:
    a = hero("raka", "crossing", points=1, hand="zombie leaden-steps", lair="ghoul")
    b = hero("sable-quick", peril=9)
    table = answer(crypt(a, b, phase="dungeonlord"), "pass")
    assert asked(table).kind == "hero-phase"
    assert (ids(table.state.parts[0].hand), ids(table.state.parts[0].lair)) == (["zombie", "leaden-steps"], ["ghoul"])
    assert (table.state.parts[1].peril, table.state.parts[1].health) == (9, 6)
