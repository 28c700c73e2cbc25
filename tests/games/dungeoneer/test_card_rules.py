"""Cards (3.14): types, timing, duration, the order of effects, warps and shifts, levels, and what is hidden."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.dungeoneer.positions import (
    BOOK,
    answer,
    asked,
    at,
    card,
    crypt,
    hero,
    ids,
    offered,
    quest_ids,
    throw,
    tiles,
    told,
)
from undercroft.games.dungeoneer.rules.dungeon import legal
from undercroft.games.dungeoneer.rules.stats import limit, score
from undercroft.kernel.table import Table


def thrown(table: Table, seat: int) -> list[str]:
    """What a seat may throw in while another is asked."""
    return [str(action.target) for action in table.aside(seat)]


# ---- what a card is ----


@pytest.mark.rule("DG-CARD-1")
@pytest.mark.parametrize("number", range(len(BOOK.cards)), ids=[each.id for each in BOOK.cards])
def test_every_card_has_price_timing_duration_type_and_kind(number: int) -> None:
    found = BOOK.cards[number]
    assert found.price > 0 or (found.id, found.price) == ("siphon-fame", -1)
    assert found.timing in ("hero", "dungeonlord", "response", "anytime")
    assert found.duration in ("instant", "permanent", "attachment", "monster")
    assert found.kinds
    assert (found.monster is None) is (found.sort != "monster")
    assert found.clauses or found.monster is not None
    if found.monster is not None:
        assert (found.duration, set(found.monster.scores)) == ("monster", {"melee", "magic", "speed"})
        assert found.monster.health > 0


@pytest.mark.rule("DG-CARD-2")
def test_glory_cards_are_boons_and_treasures_and_all_others_are_peril_cards() -> None:
    counted = Counter((each.glory, each.sort) for each in BOOK.cards)
    assert counted == {
        (True, "treasure"): 14, (True, "boon"): 14, (False, "bane"): 11, (False, "monster"): 15, (False, "trap"): 6,
    }  # fmt: skip


HAND = "fleet-foot leaden-steps riposte second-wind zombie"


@pytest.mark.rule("DG-CARD-3")
@pytest.mark.parametrize(
    ("phase", "found"),
    [
        ("dungeonlord", ["play leaden-steps", "declare zombie", "play second-wind"]),
        ("hero", ["play fleet-foot", "play second-wind"]),
    ],
)
def test_timing_says_when_a_card_may_be_played(phase: str, found: list[str]) -> None:
    table = crypt(hero("raka", points=1, glory=9, hand=HAND), hero("kron-axereaver", peril=9), phase=phase)
    assert [*offered(table, "play"), *offered(table, "declare")] == sorted(found, key=lambda text: text.startswith("declare"))


@pytest.mark.rule("DG-CARD-3")
def test_on_anothers_turn_only_anytime_and_in_a_battle_also_responses() -> None:
    a = hero("kron-axereaver", hand="zombie", points=3)
    table = crypt(
        a, hero("raka", "crossing", glory=9, peril=9, hand="fleet-foot leaden-steps riposte second-wind"), phase="dungeonlord"
    )
    assert thrown(table, 1) == ["1 play second-wind"]
    answer(table, "declare zombie", "begin")
    assert (asked(table).kind, offered(table)) == ("response", ["play riposte", "play second-wind", "pass"])


# ---- durations ----


@pytest.mark.rule("DG-CARD-4")
def test_an_instant_card_is_discarded_and_its_effect_ends_with_the_battle() -> None:
    a = hero("kron-axereaver", "crossing", hand="zombie", points=3)
    b = hero("raka", "crossing", glory=2, peril=9, hand="riposte")
    table = crypt(a, b, phase="dungeonlord", luck=(3, 1, 3, 1))
    answer(table, "declare zombie", "begin", "play riposte")
    assert ids(table.state.discard) == ["riposte"]
    assert [event.data for event in told(table, "compared")] == [("zombie", 5, 1 + 2 + 2)]
    answer(table, "to-lair")
    assert table.state.mods == ()
    answer(table, "attack-hero 1", "form melee")
    assert [event.data for event in told(table, "compared")][1:] == [("kron-axereaver", 6, 3)]


@pytest.mark.rule("DG-CARD-5")
def test_a_permanent_card_stays_in_play() -> None:
    a = hero("raka", points=1, glory=2, hand="iron-helm")
    table = crypt(a, hero("kron-axereaver", "crossing", points=3, hand="zombie"), deck="", bag="")
    answer(table, "play iron-helm", "end", "pass", "spend-all")
    assert (asked(table).seat, ids(table.state.parts[0].inventory)) == (1, ["iron-helm"])
    assert table.state.discard == ()


@pytest.mark.rule("DG-CARD-6")
def test_an_attachment_goes_with_its_host() -> None:
    b = hero("roderik-talus", "crossing", peril=4, inventory="gravediggers-axe iron-helm")
    table = crypt(
        hero("raka", points=3, hand="tomb-thief"), b, phase="dungeonlord", attached=[("runed-edge", "gravediggers-axe")]
    )
    answer(table, "play tomb-thief")
    assert (asked(table).seat, offered(table)) == (0, ["card gravediggers-axe", "card iron-helm"])
    answer(table, "card gravediggers-axe")
    assert (ids(table.state.parts[1].inventory), table.state.attached) == (["iron-helm"], ())
    assert sorted(ids(table.state.discard)) == ["gravediggers-axe", "runed-edge", "tomb-thief"]


@pytest.mark.rule("DG-CARD-6")
@pytest.mark.parametrize(("where", "pile", "hung"), [("to-hand", ["bloodscent"], 0), ("to-lair", [], 1)])
def test_an_attachment_is_discarded_when_its_host_returns_to_a_hand(where: str, pile: list[str], hung: int) -> None:
    a = hero("raka", points=3, hand="zombie bloodscent")
    table = crypt(a, hero("kron-axereaver", "crossing", peril=9), phase="dungeonlord", luck=(1, 1))
    answer(table, "declare zombie", "play bloodscent", "begin")
    assert [event.data for event in told(table, "compared")] == [("zombie", 1 + 2 + 1, 4)]
    answer(table, where)
    assert (ids(table.state.discard), len(table.state.attached)) == (pile, hung)


@pytest.mark.rule("DG-CARD-6", "DG-CARD-7")
def test_an_attachment_is_laid_under_a_weapon_and_counts_for_no_limit() -> None:
    a = hero(
        "roderik-talus",
        "crossing",
        points=2,
        glory=9,
        hand="runed-edge iron-helm",
        inventory="gravediggers-axe backpack ring-of-the-undying skeleton-keys corpse-lantern",
    )
    table = crypt(a, hero("kron-axereaver", "crossing"), luck=(3, 3))
    assert limit(table.state, BOOK, 0, "treasures") == 5
    assert offered(table, "play") == ["play runed-edge"]
    answer(table, "play runed-edge")
    assert table.state.attached == ((card("runed-edge"), card("gravediggers-axe")),)
    assert (table.state.parts[0].glory, len(table.state.parts[0].inventory), table.state.discard) == (7, 5, ())
    answer(table, "attack-hero 1", "form melee")
    assert [event.data for event in told(table, "compared")] == [("roderik-talus", 3 + 2 + 1 + 1, 6)]


@pytest.mark.rule("DG-CARD-7")
def test_an_attachment_needs_no_room_in_a_lair() -> None:
    a = hero("raka", points=3, hand="bloodscent", lair="zombie skeleton ghost")
    table = crypt(a, hero("kron-axereaver", peril=2), phase="dungeonlord")
    answer(table, "play bloodscent", "card ghost")
    assert (ids(table.state.parts[0].lair), asked(table).kind) == (["zombie", "skeleton", "ghost"], "hero-phase")
    assert table.state.attached == ((card("bloodscent"), card("ghost")),)


@pytest.mark.rule("DG-CARD-8")
def test_a_monster_without_health_is_discarded_with_what_hangs_on_it() -> None:
    a = hero("raka", points=3, lair="skeleton")
    table = crypt(
        a, hero("kron-axereaver", "crossing", peril=2), phase="dungeonlord", luck=(1, 6), attached=[("bloodscent", "skeleton")]
    )
    answer(table, "rouse skeleton", "form melee", "begin")
    assert (sorted(ids(table.state.discard)), table.state.attached) == (["bloodscent", "skeleton"], ())
    assert (table.state.parts[0].lair, table.state.parts[1].glory) == ((), 1)


@pytest.mark.rule("DG-CARD-9")
def test_only_boons_and_treasures_have_limits() -> None:
    b = hero("kron-axereaver", peril=9, inventory="weapon-mastery trap-sense", banes="withered-arm clouded-mind")
    table = crypt(hero("raka", points=3, hand="leaden-steps"), b, phase="dungeonlord")
    assert limit(table.state, BOOK, 1, "boons") == 2
    answer(table, "play leaden-steps", "seat 1")
    assert ids(table.state.parts[1].banes) == ["withered-arm", "clouded-mind", "leaden-steps"]
    assert ids(table.state.parts[1].inventory) == ["weapon-mastery", "trap-sense"]
    assert asked(table).kind == "hero-phase"


@pytest.mark.rule("DG-CARD-10")
def test_a_boon_is_not_given_up_but_may_be_lost_and_then_works_no_more() -> None:
    a = hero("raka", "shrine-of-ashes", inventory="weapon-mastery iron-helm", quests="offering-of-steel", hand="dodge riposte")
    table = crypt(a, hero("kron-axereaver"), rooms="shrine-of-ashes 0,1 turned; crossing 1,0")
    assert score(table.state, BOOK, 0, "melee") == 3
    answer(table, "attempt offering-of-steel", "discard weapon-mastery")
    assert (score(table.state, BOOK, 0, "melee"), sorted(ids(table.state.discard))) == (2, ["iron-helm", "weapon-mastery"])


@pytest.mark.rule("DG-CARD-10")
def test_a_boon_is_not_among_the_cards_to_be_given_up() -> None:
    a = hero("raka", inventory="weapon-mastery iron-helm", hand="dodge")
    table = crypt(a, hero("kron-axereaver"), phase="discard")
    assert offered(table) == ["discard dodge", "discard iron-helm"]


@pytest.mark.rule("DG-CARD-11")
def test_a_treasure_without_effect_left_is_discarded_at_once() -> None:
    table = crypt(hero("raka", points=1, health=3, inventory="potion-of-healing iron-helm"), hero("kron-axereaver"))
    answer(table, "use potion-of-healing")
    raka = table.state.parts[0]
    assert (raka.health, ids(raka.inventory), ids(table.state.discard)) == (5, ["iron-helm"], ["potion-of-healing"])


# ---- whose card, which rule ----


@pytest.mark.rule("DG-CARD-12")
def test_you_is_the_player_of_the_card_not_who_pays() -> None:
    a = hero("raka", points=3, hand="undead-awakening")
    table = crypt(a, hero("kron-axereaver", peril=3), phase="dungeonlord", discard="ghost dodge")
    answer(table, "play undead-awakening")
    assert ([ids(player.hand) for player in table.state.parts], table.state.parts[1].peril) == ([["ghost"], []], 0)
    assert ids(table.state.discard) == ["dodge", "undead-awakening"]


@pytest.mark.rule("DG-CARD-13")
@pytest.mark.parametrize(("inventory", "tests", "points"), [("", 1, 2), ("skeleton-keys", 0, 2)])
def test_a_card_outweighs_a_rule(inventory: str, tests: int, points: int) -> None:
    a = hero("kron-axereaver", "crypt", points=3, inventory=inventory)
    table = crypt(a, hero("raka"), rooms="crypt 1,0; crossing 1,1", luck=(6,) if tests else ())
    answer(table, "move south")
    assert (len(told(table, "tested")), table.state.parts[0].points, at(table.state.parts[0])) == (tests, points, "crossing")


@pytest.mark.rule("DG-CARD-14")
def test_exit_entry_points_and_effect_follow_each_other() -> None:
    a = hero("raka", "flooded-cistern", points=3)
    table = crypt(a, hero("kron-axereaver"), rooms="flooded-cistern 1,0; spiked-corridor 2,0", luck=(2, 1))
    answer(table, "move east")
    order = [event.kind for event in table.told(None) if event.kind != "rolled"]
    assert order == ["tested", "moved", "glory", "peril", "tested", "hurt"]


@pytest.mark.rule("DG-CARD-15")
@pytest.mark.parametrize(("choice", "total", "health"), [("play fleet-foot", 5, 6), ("test", 4, 5)])
def test_glory_of_an_entry_may_pay_for_a_card_before_the_effect(choice: str, total: int, health: int) -> None:
    a = hero("raka", points=2, glory=2, hand="fleet-foot")
    table = crypt(a, hero("kron-axereaver"), rooms="spiked-corridor 1,0", luck=(1,))
    answer(table, "move east")
    assert (asked(table).kind, offered(table), table.state.parts[0].glory) == ("before-effect", ["play fleet-foot", "test"], 4)
    answer(table, choice)
    assert [event.data[1] for event in told(table, "tested")] == [total]
    assert (table.state.parts[0].health, table.state.parts[0].points) == (health, 1)


@pytest.mark.rule("DG-CARD-16")
@pytest.mark.parametrize(("name", "points"), [("fleet-foot", 1), ("boot-of-ala-hazad", 1), ("second-wind", 2)])
def test_points_change_at_once_only_where_the_card_says_so(name: str, points: int) -> None:
    table = crypt(hero("raka", points=1, glory=4, hand=name), hero("kron-axereaver"))
    answer(table, f"play {name}")
    assert table.state.parts[0].points == points


@pytest.mark.rule("DG-CARD-16")
@pytest.mark.parametrize(("inventory", "banes", "points"), [("", "", 3), ("fleet-foot", "", 4), ("", "leaden-steps", 2)])
def test_at_a_reset_points_follow_the_speed_then_in_force(inventory: str, banes: str, points: int) -> None:
    table = crypt(hero("raka", points=1, inventory=inventory, banes=banes), hero("kron-axereaver"), phase="reset")
    assert (asked(table).kind, table.state.parts[0].points) == ("hero-phase", points)


# ---- warps and shifts ----


@pytest.mark.rule("DG-CARD-17")
def test_a_warp_needs_no_exit_and_no_point() -> None:
    a = hero("raka", "crypt", points=1, inventory="scroll-of-recall")
    table = crypt(a, hero("kron-axereaver"), rooms="crossing 1,0; library 2,0; crypt 1,1")
    answer(table, "use scroll-of-recall")
    raka = table.state.parts[0]
    assert (at(raka), raka.points, told(table, "tested")) == ("tomb-antechamber", 1, [])
    assert ids(table.state.discard) == ["scroll-of-recall"]


@pytest.mark.rule("DG-CARD-18")
def test_a_warp_brings_points_and_effects_only_in_the_heros_own_turn() -> None:
    rooms = "spiked-corridor 1,0; crossing 0,-1"
    a, b = hero("raka", points=3, hand="grasping-vortex"), hero("kron-axereaver", peril=4)
    table = crypt(a, b, rooms=rooms, phase="dungeonlord")
    answer(table, "play grasping-vortex", "seat 1", "there spiked-corridor")
    kron = table.state.parts[1]
    assert (at(kron), kron.glory, kron.peril, kron.health, told(table, "tested")) == ("spiked-corridor", 0, 0, 6, [])

    a, b = hero("raka", points=3, hand="grasping-vortex"), hero("kron-axereaver", peril=4)
    own = crypt(a, b, rooms=rooms, phase="dungeonlord", luck=(1,))
    answer(own, "play grasping-vortex", "seat 0", "there spiked-corridor")
    raka = own.state.parts[0]
    assert (at(raka), raka.glory, raka.peril, raka.health) == ("spiked-corridor", 2, 1, 5)
    assert at(own.state.parts[1]) == "tomb-antechamber"


@pytest.mark.rule("DG-CARD-19")
def test_a_warped_hero_stays_fallen() -> None:
    b = hero("kron-axereaver", peril=4, fallen=True, stand=("magic", 4), points=1)
    table = crypt(hero("raka", points=3, hand="grasping-vortex"), b, phase="dungeonlord")
    answer(table, "play grasping-vortex", "seat 1", "there crossing")
    kron = table.state.parts[1]
    assert (at(kron), kron.fallen, kron.stand, kron.points) == ("crossing", True, ("magic", 4), 1)


@pytest.mark.rule("DG-CARD-20")
def test_a_shift_moves_locations_and_the_map_stays_legal() -> None:
    a = hero("raka", "crossing", points=3, hand="planar-rift")
    table = crypt(
        a, hero("kron-axereaver", "guard-barracks", peril=3), hero("lorel-alanus", "long-gallery"),
        rooms="crossing 0,-1; guard-barracks 1,0; long-gallery 0,1", phase="dungeonlord",
    )  # fmt: skip
    answer(table, "play planar-rift")
    assert (asked(table).kind, offered(table)) == ("shift", ["there guard-barracks", "there long-gallery", "there crossing"])
    answer(table, "there crossing")
    assert (asked(table).kind, offered(table)) == ("shift-with", ["there guard-barracks", "there long-gallery"])
    answer(table, "there guard-barracks", "as-it-lies", "half-turned")
    assert set(table.state.map) == {*tiles("guard-barracks 0,-1 turned; crossing 1,0; long-gallery 0,1")}
    assert legal(table.state.map, BOOK, last=False)
    assert [event.data for event in told(table, "shifted")] == [("crossing", "guard-barracks")]


@pytest.mark.rule("DG-CARD-20")
def test_a_shift_that_would_break_the_map_is_not_offered() -> None:
    a = hero("raka", "straight-passage", points=3, hand="planar-rift")
    rooms = "straight-passage 1,0; long-gallery 0,1"
    table = crypt(a, hero("kron-axereaver", "long-gallery", peril=3), rooms=rooms, phase="dungeonlord")
    assert (asked(table).kind, ids(table.state.parts[0].hand)) == ("hero-phase", ["planar-rift"])


@pytest.mark.rule("DG-CARD-21")
def test_a_shift_leaves_every_location_a_way_to_the_entrance() -> None:
    a = hero("raka", "library", points=3, hand="planar-rift")
    rooms = "pitfall-corridor 0,-1; library 1,-1"
    table = crypt(a, hero("kron-axereaver", "pitfall-corridor", peril=3), rooms=rooms, phase="dungeonlord")
    assert not legal(tiles("library 0,-1; pitfall-corridor 1,-1"), BOOK, last=True)
    answer(table, "play planar-rift", "there library")
    assert set(table.state.map) == {*tiles("library 0,-1 turned; pitfall-corridor 1,-1 turned")}
    assert asked(table).kind == "hero-phase"


# ---- levels ----


@pytest.mark.rule("DG-CARD-22")
@pytest.mark.parametrize(("level", "left"), [(1, 1), (2, 1), (4, 3)])
def test_a_level_never_falls_below_one(level: int, left: int) -> None:
    b = hero("kron-axereaver", peril=6, level=level)
    table = crypt(hero("raka", points=3, hand="soul-chill"), b, phase="dungeonlord", luck=(1,))
    answer(table, "play soul-chill", "seat 1")
    assert (table.state.parts[1].level, table.state.parts[0].level, table.state.parts[1].health) == (left, 1, 6)


@pytest.mark.rule("DG-CARD-23")
def test_a_completed_quest_stays_completed() -> None:
    b = hero("kron-axereaver", peril=6, level=2, done="bones-of-fate")
    table = crypt(hero("raka", points=3, hand="soul-chill"), b, phase="dungeonlord", luck=(1,))
    answer(table, "play soul-chill", "seat 1")
    assert (table.state.parts[1].level, quest_ids(table.state.parts[1].done)) == (1, ["bones-of-fate"])


@pytest.mark.rule("DG-CARD-24")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("name", [each.id for each in BOOK.heroes])
def test_scores_are_those_of_the_level(name: str, level: int) -> None:
    printed = {
        "kron-axereaver": ((3, 4, 4, 5), (0, 0, 1, 1), (3, 4, 4, 4)),
        "lorel-alanus": ((1, 1, 2, 2), (3, 4, 4, 5), (3, 3, 4, 4)),
        "roderik-talus": ((2, 3, 3, 4), (1, 2, 2, 3), (3, 3, 4, 4)),
        "raka": ((2, 2, 3, 4), (2, 2, 3, 3), (3, 4, 4, 4)),
        "zareth-vohl": ((1, 2, 2, 3), (2, 3, 4, 4), (3, 4, 4, 4)),
        "sable-quick": ((1, 2, 2, 3), (1, 1, 2, 2), (4, 4, 4, 5)),
    }[name]
    other = "raka" if name != "raka" else "kron-axereaver"
    table = crypt(hero(name, level=level, points=1), hero(other))
    assert [score(table.state, BOOK, 0, form) for form in ("melee", "magic", "speed")] == [row[level - 1] for row in printed]


# ---- what is hidden, and for whom a card is ----


@pytest.mark.rule("DG-CARD-25")
def test_hands_and_the_deck_are_hidden_and_everything_else_is_open() -> None:
    a = hero("raka", points=1, hand="dodge riposte", quests="break-the-seal")
    b = hero(
        "kron-axereaver",
        glory=4,
        peril=5,
        hand="zombie ghost",
        known="ghost",
        lair="skeleton",
        inventory="iron-helm",
        quests="slay-draky",
    )
    table = crypt(a, b, discard="legion")
    for seat, hands in (
        (0, [["dodge", "riposte"], ["", "ghost"]]),
        (1, [["", ""], ["zombie", "ghost"]]),
        (None, [["", ""], ["", "ghost"]]),
    ):
        shown = table.view(seat).state
        assert [[BOOK.cards[n].id if n >= 0 else "" for n in player.hand] for player in shown.parts] == hands
        assert shown.deck == ()
        kron = shown.parts[1]
        assert (kron.glory, kron.peril, kron.health, kron.points) == (4, 5, 6, 0)
        assert (ids(kron.lair), ids(kron.inventory), quest_ids(kron.quests)) == (["skeleton"], ["iron-helm"], ["slay-draky"])
        assert (shown.map, ids(shown.discard)) == (table.state.map, ["legion"])


@pytest.mark.rule("DG-CARD-26")
def test_a_glory_card_is_for_ones_own_hero() -> None:
    table = crypt(hero("raka", points=1, glory=4, health=4, hand="potion-of-healing iron-helm"), hero("kron-axereaver", health=2))
    answer(table, "play iron-helm", "play potion-of-healing", "use-now")
    raka, kron = table.state.parts
    assert (ids(raka.inventory), raka.health, raka.glory) == (["iron-helm"], 6, 0)
    assert (kron.inventory, kron.health) == ((), 2)


@pytest.mark.rule("DG-CARD-26")
def test_nobody_answers_an_attack_on_another() -> None:
    b, c = hero("kron-axereaver", "crossing", peril=2), hero("lorel-alanus", "crossing", glory=9, hand="dodge scare-off")
    table = crypt(hero("raka", points=3, hand="zombie"), b, c, phase="dungeonlord", luck=(6, 1))
    answer(table, "declare zombie", "begin")
    assert (asked(table).kind, table.state.parts[1].health, len(table.state.parts[2].hand)) == ("home", 5, 2)


@pytest.mark.rule("DG-CARD-3", "DG-RULING-55")
def test_a_bane_for_any_time_is_thrown_in_on_its_victims_turn_and_paid_by_him() -> None:
    table = crypt(hero("raka", points=3, peril=2), hero("kron-axereaver", hand="stumble", peril=9))
    throw(table, 1, "play stumble")
    assert (asked(table).seat, asked(table).kind, offered(table)) == (1, "victim", ["seat 0", "seat 1"])
    answer(table, "seat 0")
    raka, kron = table.state.parts
    assert (raka.fallen, raka.peril, kron.peril, ids(table.state.discard)) == (True, 0, 9, ["stumble"])
    assert (asked(table).kind, offered(table, "move")) == ("hero-phase", [])
