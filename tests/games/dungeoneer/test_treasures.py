"""The treasures (6.4), one by one: what each does, and where it does nothing."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.duels import against_trap, attack, besiege, compared, defence, duel, strike, thrown, trials
from tests.games.dungeoneer.positions import BOOK, answer, asked, at, crypt, hero, ids, offered, told
from undercroft.games.dungeoneer.rules.stats import limit
from undercroft.games.dungeoneer.state import Player
from undercroft.kernel.table import Table


def bearer(treasure: str, name: str = "raka", where: str = "crossing", **fields: object) -> Player:
    return hero(name, where, inventory=treasure, **fields)


def speed_points(who: Player) -> int:
    """The action points after a reset."""
    table = crypt(who, hero("kron-axereaver"), phase="reset")
    points: int = table.state.parts[0].points
    return points


@pytest.mark.rule("DG-EX-15", "DG-HERO-14")
def test_backpack_makes_room_for_two_more_treasures() -> None:
    held = "iron-helm gravediggers-axe warding-amulet"
    a = hero("roderik-talus", glory=20, inventory=held, hand="backpack skeleton-keys chain-hauberk weapon-mastery")
    table = crypt(a, hero("raka"))
    assert offered(table, "play") == ["play backpack", "play weapon-mastery"]
    answer(table, "play backpack")
    assert [limit(table.state, BOOK, 0, which) for which in ("treasures", "boons", "lair")] == [5, 3, 3]
    assert limit(table.state, BOOK, 1, "treasures") == 3
    answer(table, "play skeleton-keys")
    assert ids(table.state.parts[0].inventory) == [*held.split(), "backpack", "skeleton-keys"]
    assert offered(table, "play") == ["play weapon-mastery"], "the backpack counts as one of five"
    assert table.state.parts[0].glory == 20 - 2 - 2


@pytest.mark.rule("DG-EX-15", "DG-HERO-15")
def test_backpack_that_is_stolen_takes_its_room_with_it() -> None:
    held = "backpack iron-helm gravediggers-axe warding-amulet skeleton-keys"
    b = hero("roderik-talus", peril=4, inventory=held)
    table = crypt(hero("raka", points=1, hand="tomb-thief"), b, phase="dungeonlord")
    answer(table, "play tomb-thief", "card backpack")
    assert (asked(table).seat, asked(table).kind, asked(table).about) == (1, "over-limit", ("treasures",))
    answer(table, "discard iron-helm")
    assert ids(table.state.parts[1].inventory) == ["gravediggers-axe", "warding-amulet", "skeleton-keys"]
    assert ids(table.state.discard) == ["tomb-thief", "backpack", "iron-helm"]


@pytest.mark.rule("DG-HERO-15", "DG-RULING-29")
def test_backpack_that_is_lost_in_a_battle_takes_its_room_at_once() -> None:
    """The hauberk that has to go is not there for the next hit."""
    held = "backpack iron-helm chain-hauberk ring-of-the-undying"
    table = besiege(hero("lorel-alanus", inventory=held, glory=6), "death-knight", "zombie", luck=(6, 6, 1, 1))
    answer(table, "wound", "card backpack")
    assert (asked(table).seat, asked(table).kind, asked(table).about) == (1, "over-limit", ("treasures",))
    assert offered(table) == ["discard iron-helm", "discard chain-hauberk", "discard ring-of-the-undying"]
    assert [name for name, _, _ in compared(table)] == ["death-knight"]
    answer(table, "discard chain-hauberk")
    player = table.state.parts[1]
    assert ids(player.inventory) == ["iron-helm", "ring-of-the-undying"]
    assert ids(table.state.discard) == ["backpack", "chain-hauberk"]
    assert ([name for name, _, _ in compared(table)], player.health) == (["death-knight", "zombie"], 4)


@pytest.mark.rule("DG-HERO-20", "DG-CARD-11")
@pytest.mark.parametrize(("health", "healed"), [(1, 3), (4, 6), (5, 6)])
def test_potion_of_healing_heals_two_once(health: int, healed: int) -> None:
    table = crypt(bearer("potion-of-healing iron-helm", health=health), hero("kron-axereaver", health=3))
    answer(table, "use potion-of-healing")
    assert [player.health for player in table.state.parts] == [healed, 3]
    assert (ids(table.state.parts[0].inventory), ids(table.state.discard)) == (["iron-helm"], ["potion-of-healing"])


@pytest.mark.rule("DG-ANYTIME-3")
def test_potion_of_healing_on_any_turn_but_not_for_a_hale_hero() -> None:
    table = crypt(bearer("potion-of-healing"), hero("kron-axereaver", health=3))
    assert offered(table, "use") == []
    table = crypt(hero("kron-axereaver", points=1), bearer("potion-of-healing", health=3))
    assert thrown(table, 1) == ["use potion-of-healing"]
    ask = next(action for action in table.aside(1))
    table.answer(1, ask)
    assert (table.state.parts[1].health, table.state.parts[1].inventory, table.state.turn) == (5, (), 0)


@pytest.mark.rule("DG-EX-16", "DG-HERO-16")
def test_potion_of_healing_is_drunk_at_once_where_there_is_no_room_for_it() -> None:
    held = "iron-helm gravediggers-axe warding-amulet"
    table = crypt(bearer(held, health=3, glory=2, hand="potion-of-healing"), hero("kron-axereaver"))
    answer(table, "play potion-of-healing")
    assert (table.state.parts[0].health, table.state.parts[0].glory) == (5, 0)
    assert (ids(table.state.parts[0].inventory), ids(table.state.discard)) == (held.split(), ["potion-of-healing"])


@pytest.mark.rule("DG-EX-20", "DG-CARD-16")
def test_boot_of_ala_hazad_makes_faster_from_the_next_reset_on() -> None:
    table = crypt(hero("raka", glory=4, points=3, hand="boot-of-ala-hazad"), hero("kron-axereaver"))
    answer(table, "play boot-of-ala-hazad")
    assert (table.state.parts[0].points, table.state.parts[0].glory) == (3, 0)
    assert (speed_points(bearer("boot-of-ala-hazad")), speed_points(bearer("iron-helm"))) == (4, 3)


@pytest.mark.rule("DG-RULING-63")
def test_boot_of_ala_hazad_counts_in_every_roll_of_speed_and_in_no_other() -> None:
    assert defence(bearer("boot-of-ala-hazad"), "carrion-swarm", "speed") == 3 + 1
    assert attack(bearer("boot-of-ala-hazad"), "speed") == 3 + 1
    assert against_trap(bearer("boot-of-ala-hazad")) == (3 + 1, 5)
    assert defence(bearer("boot-of-ala-hazad")) == 2
    assert against_trap(bearer("boot-of-ala-hazad"), "soul-snare") == (2, 6)


@pytest.mark.rule("DG-RULING-63")
def test_iron_helm_helps_in_melee_defence_only() -> None:
    assert defence(bearer("iron-helm")) == 2 + 1
    assert attack(bearer("iron-helm")) == strike(bearer("iron-helm")) == 2
    assert defence(bearer("iron-helm"), "ghost", "magic") == 2
    assert against_trap(bearer("iron-helm"), "poison-needle") == (2, 5)
    table = duel(hero("kron-axereaver"), bearer("iron-helm"))
    assert compared(table) == [("kron-axereaver", 1 + 3, 1 + 2 + 1)]


@pytest.mark.rule("DG-RULING-63")
def test_gravediggers_axe_helps_in_melee_attacks_only() -> None:
    assert attack(bearer("gravediggers-axe")) == strike(bearer("gravediggers-axe")) == 2 + 1
    assert attack(bearer("gravediggers-axe"), "magic") == 2
    assert defence(bearer("gravediggers-axe")) == 2
    assert against_trap(bearer("gravediggers-axe"), "poison-needle") == (2, 5)


@pytest.mark.rule("DG-RULING-63")
def test_warding_amulet_helps_magic_in_attack_defence_and_tests() -> None:
    assert defence(bearer("warding-amulet"), "ghost", "magic") == 2 + 1
    assert attack(bearer("warding-amulet"), "magic") == 2 + 1
    assert against_trap(bearer("warding-amulet"), "soul-snare") == (2 + 1, 6)
    assert (defence(bearer("warding-amulet")), attack(bearer("warding-amulet"))) == (2, 2)
    assert against_trap(bearer("warding-amulet")) == (3, 5)


@pytest.mark.rule("DG-RULING-52", "DG-ANYTIME-8")
def test_chain_hauberk_prevents_a_wound_for_two_glory_once_a_turn() -> None:
    table = besiege(bearer("chain-hauberk", glory=5), "zombie", "skeleton", luck=(6, 6, 1, 1))
    assert (asked(table).seat, asked(table).kind, offered(table)) == (1, "wound", ["use chain-hauberk", "wound"])
    answer(table, "use chain-hauberk")
    player = table.state.parts[1]
    assert (player.health, player.glory, ids(player.inventory)) == (5, 3, ["chain-hauberk"]), "the second hit went home"
    assert (asked(table).kind, asked(table).about) == ("home", ("zombie",))
    answer(table, "to-lair", "to-lair")
    assert (asked(table).kind, len(told(table, "hurt"))) == ("reward", 1), "only the skeleton has dealt a wound"
    answer(table, "pass")
    assert asked(table).kind != "reward"


@pytest.mark.rule("DG-RULING-36")
@pytest.mark.parametrize(("glory", "used"), [(1, ()), (5, ("chain-hauberk",))])
def test_chain_hauberk_does_nothing_without_glory_or_a_second_time(glory: int, used: tuple[str, ...]) -> None:
    table = besiege(bearer("chain-hauberk", glory=glory, used=used), "zombie", luck=(6, 1))
    assert (asked(table).kind, table.state.parts[1].health, table.state.parts[1].glory) == ("home", 5, glory)


@pytest.mark.rule("DG-TURN-5", "DG-RULING-36")
def test_chain_hauberk_serves_again_after_the_own_reset_only() -> None:
    mine = bearer("chain-hauberk", glory=5, used=("chain-hauberk",))
    table = crypt(mine, hero("kron-axereaver"), phase="reset")
    assert table.state.parts[0].used == ()
    mine = bearer("chain-hauberk", glory=5, used=("chain-hauberk",))
    table = crypt(mine, hero("kron-axereaver"), phase="reset", turn=1)
    assert table.state.parts[0].used == ("chain-hauberk",)


@pytest.mark.rule("DG-ANYTIME-8")
def test_chain_hauberk_also_stops_a_wound_that_is_no_hit() -> None:
    table = besiege(bearer("chain-hauberk", glory=2), "spear-volley", luck=(1,))
    answer(table, "use chain-hauberk")
    assert (table.state.parts[1].health, table.state.parts[1].glory) == (6, 0)


@pytest.mark.rule("DG-MOVE-23", "DG-MOVE-15")
def test_corpse_lantern_lights_traps_and_dangers() -> None:
    assert against_trap(hero("raka"), at="collapsed-tunnel") == (3, 5 + 1)
    assert against_trap(bearer("corpse-lantern"), at="collapsed-tunnel") == (3 + 1, 5)
    assert against_trap(bearer("corpse-lantern")) == (3 + 1, 5)
    rooms = "spiked-corridor 1,0; crypt 0,-1"
    table = crypt(bearer("corpse-lantern", "raka", "tomb-antechamber", points=1), hero("kron-axereaver"), rooms=rooms, luck=(1,))
    answer(table, "move east")
    assert trials(table) == [(0, "speed", 1 + 3, 5, "no")]
    table = crypt(bearer("corpse-lantern", "raka", "crypt", points=1), hero("kron-axereaver"), rooms=rooms, luck=(1,))
    answer(table, "move south")
    assert trials(table) == [(0, "melee", 1 + 2, 5, "no")]


@pytest.mark.rule("DG-RULING-9")
def test_skeleton_keys_open_what_is_blocked() -> None:
    rooms = "crypt 0,-1"
    table = crypt(bearer("skeleton-keys", where="crypt", points=2), hero("kron-axereaver"), rooms=rooms)
    answer(table, "move south")
    assert (at(table.state.parts[0]), table.state.parts[0].points, told(table, "tested")) == ("tomb-antechamber", 1, [])
    assert table.state.opened == ()


@pytest.mark.rule("DG-MOVE-13")
def test_skeleton_keys_disarm_no_trap() -> None:
    keys = bearer("skeleton-keys", where="library", points=1)
    table = crypt(keys, hero("kron-axereaver"), rooms="crypt 1,0; library 2,0", luck=(1,))
    answer(table, "move west")
    assert trials(table) == [(0, "magic", 1 + 2, 5, "no")]
    assert (at(table.state.parts[0]), table.state.parts[0].health) == ("crypt", 5)


@pytest.mark.rule("DG-RULING-62", "DG-RULING-63")
def test_silvered_blade_bites_undead_twice() -> None:
    assert defence(bearer("silvered-blade"), "zombie") == strike(bearer("silvered-blade"), "zombie") == 2 + 2
    assert defence(bearer("silvered-blade"), "stone-gargoyle") == strike(bearer("silvered-blade"), "stone-gargoyle") == 2 + 1
    assert strike(bearer("silvered-blade"), "tomb-spider", attacked="speed", before=(2, 1)) == 2 + 1, "a beast is not undead"
    assert attack(bearer("silvered-blade")) == 2 + 1
    assert against_trap(bearer("silvered-blade"), "poison-needle") == (2 + 1, 5)
    assert defence(bearer("silvered-blade"), "ghost", "magic") == 2


@pytest.mark.rule("DG-CARD-11", "DG-WIN-4")
def test_ring_of_the_undying_saves_from_the_last_wound() -> None:
    table = besiege(bearer("ring-of-the-undying iron-helm", health=1), "zombie", luck=(6, 1))
    assert (asked(table).seat, asked(table).kind) == (1, "defeat")
    answer(table, "use ring-of-the-undying")
    player = table.state.parts[1]
    assert (player.health, player.out, ids(player.inventory)) == (1, False, ["iron-helm"])
    assert (ids(table.state.discard), table.over) == (["ring-of-the-undying"], False)


@pytest.mark.rule("DG-ANYTIME-8")
def test_ring_of_the_undying_waits_for_the_last_wound_and_for_its_bearer() -> None:
    table = besiege(bearer("ring-of-the-undying", health=2), "zombie", luck=(6, 1))
    assert (asked(table).kind, table.state.parts[1].health) == ("home", 1)
    assert ids(table.state.parts[1].inventory) == ["ring-of-the-undying"]
    table = besiege(bearer("ring-of-the-undying", health=1), "zombie", luck=(6, 1))
    answer(table, "wound")
    assert (table.over, table.state.winner, table.state.parts[1].out) == (True, 0, True)


@pytest.mark.rule("DG-ANYTIME-3")
@pytest.mark.parametrize("phase", ["hero", "dungeonlord"])
def test_flask_of_swiftness_gives_two_points_in_the_own_turn(phase: str) -> None:
    table = crypt(bearer("flask-of-swiftness", points=1), hero("kron-axereaver", points=1), phase=phase)
    answer(table, "use flask-of-swiftness")
    assert [player.points for player in table.state.parts] == [3, 1]
    assert (table.state.parts[0].inventory, ids(table.state.discard)) == ((), ["flask-of-swiftness"])


@pytest.mark.rule("DG-ANYTIME-3")
def test_flask_of_swiftness_is_closed_on_anothers_turn() -> None:
    table = crypt(hero("kron-axereaver", points=1), bearer("flask-of-swiftness potion-of-healing", health=3))
    assert thrown(table, 1) == ["use potion-of-healing"]
    table = besiege(bearer("flask-of-swiftness potion-of-healing", health=3), "zombie")
    assert offered(table) == ["use potion-of-healing", "pass"]


@pytest.mark.rule("DG-ANYTIME-3", "DG-CARD-14")
def test_flask_of_swiftness_is_open_before_the_spikes() -> None:
    a = bearer("flask-of-swiftness", where="tomb-antechamber", points=1)
    rooms, options = "spiked-corridor 1,0", {"dodge-spikes": "on"}
    table = answer(crypt(a, hero("kron-axereaver"), rooms=rooms, options=options), "move east")
    assert (asked(table).kind, offered(table)) == ("before-effect", ["use flask-of-swiftness", "test"])
    answer(table, "use flask-of-swiftness")
    assert (asked(table).kind, offered(table), table.state.parts[0].points) == ("spikes", ["dodge", "test"], 2)
    answer(table, "dodge")
    player = table.state.parts[0]
    assert (player.points, player.health, player.inventory, trials(table)) == (1, 6, (), [])


@pytest.mark.rule("DG-CARD-17", "DG-CARD-18")
def test_scroll_of_recall_leads_to_the_entrance() -> None:
    table = crypt(bearer("scroll-of-recall", points=1, fallen=True), hero("kron-axereaver", "crossing"))
    answer(table, "use scroll-of-recall")
    player = table.state.parts[0]
    assert (at(player), player.points, player.glory, player.peril, player.fallen) == ("tomb-antechamber", 1, 1, 1, True)
    assert (player.moved, player.inventory, ids(table.state.discard)) == (True, (), ["scroll-of-recall"])
    assert at(table.state.parts[1]) == "crossing"


@pytest.mark.rule("DG-RULING-67")
def test_scroll_of_recall_is_for_the_own_hero_phase_and_not_for_the_entrance() -> None:
    other = hero("kron-axereaver", "crossing")
    assert offered(crypt(bearer("scroll-of-recall", where="tomb-antechamber", points=1), other), "use") == []
    table = crypt(bearer("scroll-of-recall", hand="second-wind", glory=2), hero("kron-axereaver"), phase="dungeonlord")
    assert (asked(table).kind, offered(table)) == ("dungeonlord", ["play second-wind", "pass"])
    assert thrown(crypt(hero("kron-axereaver", points=1), bearer("scroll-of-recall")), 1) == []


@pytest.mark.rule("DG-CARD-14", "DG-ANYTIME-3")
@pytest.mark.parametrize("held", ["hand", "inventory"])
def test_scroll_of_recall_leads_away_before_the_spikes(held: str) -> None:
    """The spikes are left behind, and nothing more is asked about a location with nothing to face."""
    zones = {"hand": "iron-helm", "inventory": ""}
    a = hero("raka", points=3, glory=9, **zones | {held: f"{zones[held]} scroll-of-recall"})
    table = answer(crypt(a, hero("kron-axereaver"), rooms="spiked-corridor 1,0"), "move east")
    assert asked(table).kind == "before-effect"
    answer(table, *(("play scroll-of-recall", "use-now") if held == "hand" else ("use scroll-of-recall",)))
    player = table.state.parts[0]
    assert (asked(table).kind, at(player), trials(table)) == ("hero-phase", "tomb-antechamber", [])
    assert (player.health, player.points, ids(player.hand)) == (6, 2, ["iron-helm"])
    assert ids(table.state.discard) == ["scroll-of-recall"]


def edged(weapon: str, **fields: object) -> Player:
    return hero("raka", "crossing", inventory=weapon, glory=2, hand="runed-edge", **fields)


def whetted(luck: tuple[int, ...] = ()) -> Table:
    table = crypt(edged("gravediggers-axe", points=1), hero("kron-axereaver", "crossing"), luck=luck)
    return answer(table, "play runed-edge")


@pytest.mark.rule("DG-CARD-6")
def test_runed_edge_sharpens_a_weapon_for_attacks() -> None:
    table = whetted((1, 1))
    assert [(ids(pair)) for pair in table.state.attached] == [["runed-edge", "gravediggers-axe"]]
    assert (ids(table.state.parts[0].inventory), table.state.parts[0].glory) == (["gravediggers-axe"], 0)
    answer(table, "attack-hero 1", "form melee")
    assert compared(table) == [("raka", 1 + 2 + 1 + 1, 1 + 3)]


@pytest.mark.rule("DG-CARD-6")
@pytest.mark.parametrize("held", ["", "iron-helm", "skeleton-keys backpack"])
def test_runed_edge_needs_a_weapon(held: str) -> None:
    table = crypt(edged(held, points=1), hero("kron-axereaver"))
    assert offered(table, "play") == []


@pytest.mark.rule("DG-RULING-63")
def test_runed_edge_does_not_parry() -> None:
    b = bearer("gravediggers-axe")
    table = besiege(b, "zombie", luck=(1, 1), attached=[("runed-edge", "gravediggers-axe")])
    assert compared(table) == [("zombie", 1 + 2, 1 + 2)]
