"""The heroes (6.10), one by one: limits, scores at every level, and what their ability does and does not do."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.duels import against_trap, attack, besiege, compared, defence, duel, put, strike, trials
from tests.games.dungeoneer.positions import BOOK, answer, asked, at, crypt, hero, ids, offered, told
from undercroft.games.dungeoneer.rules.stats import limit, score

HEROES = {
    "kron-axereaver": (2, 4, (3, 4, 4, 5), (0, 0, 1, 1), (3, 4, 4, 4)),
    "lorel-alanus": (4, 2, (1, 1, 2, 2), (3, 4, 4, 5), (3, 3, 4, 4)),
    "roderik-talus": (3, 3, (2, 3, 3, 4), (1, 2, 2, 3), (3, 3, 4, 4)),
    "raka": (3, 3, (2, 2, 3, 4), (2, 2, 3, 3), (3, 4, 4, 4)),
    "zareth-vohl": (4, 2, (1, 2, 2, 3), (2, 3, 4, 4), (3, 4, 4, 4)),
    "sable-quick": (3, 3, (1, 2, 2, 3), (1, 1, 2, 2), (4, 4, 4, 5)),
}
"""Boon limit, treasure limit, and melee, magic and speed at the levels 1 to 4."""


@pytest.mark.rule("DG-CARD-24", "DG-HERO-9", "DG-HERO-10")
@pytest.mark.parametrize("name", HEROES)
def test_limits_and_scores_at_every_level(name: str) -> None:
    boons, treasures, *scores = HEROES[name]
    assert [each.id for each in BOOK.heroes] == list(HEROES)
    for level in range(1, 5):
        table = crypt(hero(name, level=level, points=1), hero("raka" if name != "raka" else "sable-quick"))
        assert table.state.parts[0].health == 6
        assert (limit(table.state, BOOK, 0, "boons"), limit(table.state, BOOK, 0, "treasures")) == (boons, treasures)
        found = [score(table.state, BOOK, 0, stat) for stat in ("melee", "magic", "speed")]
        assert found == [row[level - 1] for row in scores]


# ---- Kron: a grudge ----


@pytest.mark.rule("DG-BATTLE-8")
def test_kron_axereaver_strikes_harder_at_who_wounded_him_this_turn() -> None:
    for prey, bonus in (("zombie", 1), ("stone-gargoyle", 0)):
        table = besiege(hero("kron-axereaver", points=1), "zombie", "stone-gargoyle", luck=(6, 1, 1, 1, 1, 1))
        assert table.state.parts[1].health == 5
        answer(table, f"challenge {prey}", "form melee")
        assert compared(table)[2][1] == 1 + 3 + bonus


@pytest.mark.rule("DG-RULING-62")
def test_kron_axereaver_bears_no_grudge_in_defence_or_after_the_turn() -> None:
    table = besiege(hero("kron-axereaver"), "legion", luck=(1, 1, 1))
    assert (table.state.parts[1].health, compared(table)) == (5, [("legion", 1 + 3, 1 + 3)]), "wounded by its words, and yet"
    a = hero("kron-axereaver", "crossing", hurt_by=(0,), points=1)
    table = crypt(a, hero("raka", "crossing", points=1), phase="reset", turn=1)
    assert table.state.parts[0].hurt_by == ()
    assert strike(hero("kron-axereaver"), "zombie") == 3, "it has not wounded him"


@pytest.mark.rule("DG-BATTLE-8")
def test_kron_axereaver_bears_a_grudge_against_heroes_too() -> None:
    table = duel(hero("raka"), hero("kron-axereaver", points=1), luck=(6, 1, 1, 1))
    answer(table, "attack-hero 0", "form magic")
    assert compared(table) == [("raka", 8, 4), ("kron-axereaver", 1 + 0 + 1, 1 + 2)]
    assert attack(hero("kron-axereaver")) == 3


# ---- Lorel: a surge of magic ----


@pytest.mark.rule("DG-ANYTIME-7")
def test_lorel_alanus_buys_magic_for_one_roll() -> None:
    table = besiege(hero("lorel-alanus", glory=3), "grave-wraith", luck=(1, 1))
    assert (asked(table).seat, asked(table).kind, offered(table)) == (1, "before-roll", ["ability", "roll"])
    answer(table, "ability")
    assert compared(table) == [("grave-wraith", 4, 1 + 3 + 1)]
    assert (table.state.parts[1].glory, table.state.mods) == (1, ())


@pytest.mark.rule("DG-TURN-5", "DG-RULING-36")
def test_lorel_alanus_surges_once_a_turn() -> None:
    table = besiege(hero("lorel-alanus", glory=9), "ghost", "grave-wraith", luck=(1, 1, 1, 1))
    answer(table, "ability")
    assert compared(table) == [("ghost", 3, 5), ("grave-wraith", 4, 4)]
    assert (table.state.parts[1].glory, table.state.parts[1].used) == (7, ("ability",))
    a = hero("lorel-alanus", glory=9, used=("ability",), points=1)
    assert crypt(a, hero("raka"), phase="reset").state.parts[0].used == ()


@pytest.mark.rule("DG-ANYTIME-7")
@pytest.mark.parametrize(("monster", "glory"), [("zombie", 9), ("carrion-swarm", 9), ("grave-wraith", 1)])
def test_lorel_alanus_does_not_surge_in_other_forms_or_without_glory(monster: str, glory: int) -> None:
    table = besiege(hero("lorel-alanus", glory=glory), monster, luck=(1, 1))
    assert (asked(table).kind, table.state.parts[1].glory) == ("home", glory)


@pytest.mark.rule("DG-RULING-65")
def test_lorel_alanus_surges_in_attacks_and_tests_too() -> None:
    table = duel(hero("lorel-alanus", glory=2), hero("raka"), "magic")
    answer(table, "ability")
    assert compared(table)[0][1] == 1 + 3 + 1
    table = besiege(hero("lorel-alanus", glory=2), "soul-snare", luck=(2,))
    answer(table, "ability")
    assert trials(table) == [(1, "magic", 2 + 3 + 1, 6, "yes")]


# ---- Roderik: a ward against the undead ----


@pytest.mark.rule("DG-RULING-62")
def test_roderik_talus_counters_undead_better() -> None:
    assert defence(hero("roderik-talus"), "zombie") == 2 + 1
    assert defence(hero("roderik-talus"), "ghost", "magic") == 1 + 1
    assert defence(hero("roderik-talus"), "stone-gargoyle") == 2
    assert defence(hero("roderik-talus"), "carrion-swarm", "speed") == 3
    assert attack(hero("roderik-talus")) == strike(hero("roderik-talus"), "zombie") == 2
    assert against_trap(hero("roderik-talus"), "poison-needle") == (2, 5)
    table = duel(hero("kron-axereaver"), hero("roderik-talus"))
    assert compared(table) == [("kron-axereaver", 4, 1 + 2)]


# ---- Raka: glory for the slain ----


@pytest.mark.rule("DG-RULING-66")
@pytest.mark.parametrize(("monster", "glory"), [("skeleton", 1 + 1), ("zombie", 1)])
def test_raka_gets_glory_for_a_slain_monster(monster: str, glory: int) -> None:
    table = besiege(hero("raka"), monster, luck=(1, 6))
    if asked(table).kind == "home":
        answer(table, "to-discard")
    assert (table.state.parts[1].glory, table.state.parts[0].glory) == (glory, 0)


@pytest.mark.rule("DG-RULING-66")
def test_raka_gets_it_also_for_who_falls_in_a_challenge() -> None:
    table = besiege(hero("raka", points=1), "zombie", luck=(1, 6, 6, 1))
    answer(table, "challenge zombie", "form melee")
    assert (table.state.parts[1].glory, ids(table.state.discard)) == (2 + 1, ["zombie"])


@pytest.mark.rule("DG-QUEST-20")
def test_raka_gets_nothing_for_a_quests_monster_or_a_monster_scared_off() -> None:
    a = hero("raka", "guard-barracks", quests="break-the-bone-warden", points=1, moved=True, health=3)
    table = crypt(a, hero("kron-axereaver"), rooms="guard-barracks 1,0", luck=(1, 5, 5, 1), deck="")
    answer(table, "attempt break-the-bone-warden", "challenge bone-warden", "form melee")
    assert (len(table.state.parts[0].done), table.state.parts[0].glory) == (1, 2), "the reward of the quest only"
    table = besiege(hero("raka", hand="scare-off", glory=3), "zombie")
    answer(table, "play scare-off")
    assert table.state.parts[1].glory == 0


# ---- Zareth: lord of the dead ----


@pytest.mark.rule("DG-BATTLE-26")
def test_zareth_vohl_keeps_four_monsters_in_his_lair() -> None:
    for name, most in (("zareth-vohl", 4), ("kron-axereaver", 3)):
        a = hero(name, hand="ghost", lair="zombie skeleton ghoul", points=1)
        table = crypt(a, hero("raka", "crossing", peril=9), phase="dungeonlord", luck=(1, 1))
        answer(table, "declare ghost", "begin", "to-lair")
        assert (asked(table).kind == "over-lair") is (most == 3)
        assert len(table.state.parts[0].lair) == 4
        assert limit(table.state, BOOK, 0, "lair") == most


@pytest.mark.rule("DG-RULING-62")
@pytest.mark.parametrize(
    ("card", "price"), [("zombie", 1), ("death-knight", 5), ("bone-hound", 2), ("tomb-spider", 2), ("stone-gargoyle", 4),
    ("spear-volley", 2)],
)  # fmt: skip
def test_zareth_vohl_pays_one_less_for_undead(card: str, price: int) -> None:
    def peril_left(name: str) -> int:
        a = hero(name, hand=card, points=1)
        table = crypt(a, hero("raka", "crossing", peril=9), phase="dungeonlord")
        answer(table, f"declare {card}")
        if asked(table).kind == "monster-form":
            answer(table, "form speed")
        left: int = table.state.parts[1].peril
        return left

    assert 9 - peril_left("zareth-vohl") == price
    assert 9 - peril_left("kron-axereaver") == next(each.price for each in BOOK.cards if each.id == card)


@pytest.mark.rule("DG-ECON-9")
def test_zareth_vohl_plays_an_undead_that_others_could_not() -> None:
    for name, found in (("zareth-vohl", ["declare zombie"]), ("kron-axereaver", [])):
        a = hero(name, hand="zombie second-wind", glory=2, points=1)
        table = crypt(a, hero("raka", "crossing", peril=1), phase="dungeonlord")
        assert offered(table, "declare") == found


# ---- Sable: nimble fingers ----


@pytest.mark.rule("DG-RULING-62")
def test_sable_quick_is_nimble_with_traps_and_exits() -> None:
    assert against_trap(hero("sable-quick")) == (4 + 1, 5)
    assert against_trap(hero("sable-quick"), "soul-snare") == (1 + 1, 6)
    for where, side, stat, base in (("crypt", "south", "melee", 1), ("library", "west", "magic", 1)):
        rooms = "crypt 0,-1; straight-passage 1,0; library 2,0"
        if where == "library":
            rooms = "straight-passage 1,0; library 2,0"
        table = crypt(hero("sable-quick", where, points=3), hero("raka"), rooms=rooms, luck=(1,))
        answer(table, f"move {side}")
        assert trials(table) == [(0, stat, 1 + base + 1, 5, "no")]


@pytest.mark.rule("DG-MOVE-15")
def test_sable_quick_is_not_nimbler_in_pits_spikes_battles_or_quests() -> None:
    for place in ("spiked-corridor", "pitfall-corridor"):
        rooms = "spiked-corridor 1,0" if place == "spiked-corridor" else "pitfall-corridor -1,0"
        table = crypt(hero("sable-quick", points=2), hero("raka"), rooms=rooms, luck=(1,))
        answer(table, offered(table, "move")[0])
        assert (at(table.state.parts[0]), trials(table)) == (place, [(0, "speed", 1 + 4, 5, "yes")])
    assert (defence(hero("sable-quick")), attack(hero("sable-quick"), "speed")) == (1, 4)
    a = put(hero("sable-quick", quests="break-the-seal", points=2), "sealed-gate")
    table = crypt(a, hero("raka"), rooms="sealed-gate 0,1", luck=(1,))
    answer(table, "attempt break-the-seal")
    assert trials(table) == [(0, "magic", 1 + 1, 6, "no")]
    assert told(table, "failed")
