"""The monsters (6.7), one by one: in which forms they attack, how strong they are in each, and what their hits do."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.duels import against_trap, besiege, compared, put, trials
from tests.games.dungeoneer.positions import BOOK, answer, asked, card, crypt, hero, ids, offered, told
from undercroft.games.dungeoneer.state import Player
from undercroft.kernel.table import Table

FORMS = ("melee", "magic", "speed")


def victim(**fields: object) -> Player:
    """A hero whose abilities do not touch a battle: magic 3, melee 1, speed 3."""
    return hero("lorel-alanus", "crossing", **fields)


def forms_of(monster: str) -> list[str]:
    """The forms in which a monster may be declared."""
    table = crypt(hero("raka", points=1, hand=monster), victim(peril=9), phase="dungeonlord")
    answer(table, f"declare {monster}")
    if asked(table).kind == "monster-form":
        return [text.removeprefix("form ") for text in offered(table)]
    return [table.state.declared[0].form]


def figures(monster: str) -> tuple[int, int, tuple[int, ...], tuple[int, ...]]:
    """Price, health, what it adds in attacks and what in defences (melee, magic, speed), read off battles; 0 if it cannot."""
    attacks, counters = [], []
    able = forms_of(monster)
    for form in FORMS:
        attacks.append(int(compared(_battle(monster, form))[0][1]) - 1 if form in able else 0)
        table = _battle(monster, able[0], challenged=form)
        counters.append(int(compared(table)[1][2]) - 1)
    number = card(monster)
    paid = 20 - _battle(monster, able[0]).state.parts[1].peril
    found = BOOK.cards[number].monster
    assert found is not None
    return paid, found.health, tuple(attacks), tuple(counters)


def _battle(monster: str, form: str, challenged: str = "") -> Table:
    """An even attack in a form, and then a challenge by its victim."""
    scores = BOOK.heroes[1].scores
    found = BOOK.cards[card(monster)].monster
    assert found is not None
    gap = found.scores[form].value - scores[form][0]
    dice = (1, 1 + gap) if gap >= 0 else (1 - gap, 1)
    luck = ([6] if found.attack else []) + list(dice if challenged else (1, 1)) + [1, 1]
    owner = hero("raka", hand=monster, points=1)
    table = crypt(owner, put(victim(peril=20, points=int(bool(challenged))), "crossing"), phase="dungeonlord", luck=luck)
    answer(table, f"declare {monster}")
    if asked(table).kind == "monster-form":
        answer(table, f"form {form}")
    answer(table, "begin")
    return answer(table, f"challenge {monster}", f"form {challenged}") if challenged else table


# ---- monsters without words ----


@pytest.mark.rule("DG-BATTLE-5", "DG-BATTLE-6", "DG-DUNGEONLORD-8")
def test_zombie() -> None:
    assert (forms_of("zombie"), figures("zombie")) == (["melee"], (2, 2, (2, 0, 0), (2, 0, 0)))


@pytest.mark.rule("DG-BATTLE-5", "DG-BATTLE-6")
def test_skeleton() -> None:
    assert (forms_of("skeleton"), figures("skeleton")) == (["melee", "speed"], (2, 1, (2, 0, 2), (2, 1, 2)))


@pytest.mark.rule("DG-BATTLE-5", "DG-BATTLE-6")
def test_ghost() -> None:
    assert (forms_of("ghost"), figures("ghost")) == (["magic"], (3, 1, (0, 2, 0), (3, 2, 2)))


@pytest.mark.rule("DG-BATTLE-5", "DG-BATTLE-6")
def test_bone_hound() -> None:
    assert (forms_of("bone-hound"), figures("bone-hound")) == (["melee", "speed"], (3, 1, (2, 0, 3), (2, 0, 3)))


@pytest.mark.rule("DG-CARD-1")
def test_bone_hound_is_undead_and_a_beast() -> None:
    blade = hero("raka", inventory="silvered-blade")
    table = besiege(blade, "bone-hound", luck=(1, 1))
    assert compared(table) == [("bone-hound", 3, 1 + 2 + 1 + 1)]
    assert BOOK.cards[card("bone-hound")].kinds == ("undead", "beast")


@pytest.mark.rule("DG-BATTLE-5", "DG-BATTLE-6")
def test_carrion_swarm() -> None:
    assert (forms_of("carrion-swarm"), figures("carrion-swarm")) == (["speed"], (2, 1, (0, 0, 3), (1, 1, 3)))


@pytest.mark.rule("DG-BATTLE-15")
@pytest.mark.parametrize("monster", ["zombie", "skeleton", "ghost", "bone-hound", "carrion-swarm"])
def test_a_monster_without_words_deals_a_wound_and_no_more(monster: str) -> None:
    b = victim(hand="dodge", inventory="iron-helm weapon-mastery", points=0)
    table = besiege(b, monster, luck=(6, 1), form=forms_of(monster)[-1])
    while asked(table).kind == "response":
        answer(table, "pass")
    player = table.state.parts[1]
    assert (player.health, player.fallen, player.glory) == (5, False, 0)
    assert (ids(player.hand), ids(player.inventory)) == (["dodge"], ["iron-helm", "weapon-mastery"])


# ---- monsters with words ----


@pytest.mark.rule("DG-EX-1", "DG-BATTLE-8", "DG-RULING-22")
def test_legion_tests_the_magic_of_everybody_there() -> None:
    assert (forms_of("legion"), figures("legion")) == (["melee"], (5, 3, (3, 0, 0), (3, 2, 1)))
    a = hero("kron-axereaver", "crossing", hand="legion", points=1)
    b, c = victim(peril=9), hero("raka", "crossing")
    d = hero("sable-quick", "long-gallery")
    table = crypt(a, b, c, d, phase="dungeonlord", luck=(1, 1, 3, 1, 6))
    answer(table, "declare legion", "begin")
    assert trials(table) == [(1, "magic", 4, 4, "yes"), (2, "magic", 3, 4, "no"), (0, "magic", 3, 4, "no")]
    assert [player.health for player in table.state.parts] == [5, 6, 5, 6]
    answer(table, "to-lair")
    assert [event.data for event in told(table, "struck")] == [("legion", 2)]
    assert asked(table).kind == "reward", "the wounds of its words count"
    answer(table, "seat 3", "seat 3")
    assert (table.state.parts[3].peril, asked(table).kind) == (2, "dungeonlord")


@pytest.mark.rule("DG-THREAT-6")
def test_legion_is_no_trap() -> None:
    sensing = hero("raka", inventory="trap-sense")
    table = besiege(sensing, "legion", luck=(1, 1, 1), at="collapsed-tunnel")
    assert trials(table) == [(1, "magic", 1 + 2, 4, "no")], "neither danger nor trap sense counts"
    assert against_trap(hero("raka", inventory="trap-sense"), at="collapsed-tunnel") == (5, 6)


@pytest.mark.rule("DG-EX-5", "DG-BATTLE-16")
@pytest.mark.parametrize(("glory", "left"), [(3, 2), (0, 0)])
def test_grave_wraith_takes_glory_with_a_hit_of_magic(glory: int, left: int) -> None:
    assert (forms_of("grave-wraith"), figures("grave-wraith")) == (["magic"], (4, 2, (0, 3, 0), (1, 3, 2)))
    table = besiege(victim(glory=glory, used=("ability",)), "grave-wraith", luck=(6, 1))
    assert (table.state.parts[1].health, table.state.parts[1].glory) == (5, left)


@pytest.mark.rule("DG-RULING-18")
@pytest.mark.parametrize(("form", "on", "glory"), [("magic", "on", 2), ("magic", "off", 3), ("melee", "on", 3)])
def test_grave_wraith_when_it_is_challenged(form: str, on: str, glory: int) -> None:
    b = hero("raka", glory=3, points=1)
    table = besiege(b, "grave-wraith", luck=(1, 2, 1, 6), options={"hits-on-counter": on})
    answer(table, "challenge grave-wraith", f"form {form}")
    assert (table.state.parts[1].health, table.state.parts[1].glory) == (5, glory)


@pytest.mark.rule("DG-BATTLE-16")
@pytest.mark.parametrize(("form", "points", "left"), [("speed", 2, 1), ("speed", 0, 0), ("melee", 2, 2)])
def test_ghoul_takes_a_point_with_a_hit_of_speed(form: str, points: int, left: int) -> None:
    table = besiege(victim(points=points), "ghoul", luck=(6, 1), form=form)
    assert (table.state.parts[1].health, table.state.parts[1].points) == (5, left)


@pytest.mark.rule("DG-BATTLE-5")
def test_ghoul_figures() -> None:
    assert (forms_of("ghoul"), figures("ghoul")) == (["melee", "speed"], (3, 2, (2, 0, 3), (2, 0, 3)))


@pytest.mark.rule("DG-MOVE-28", "DG-EX-21")
def test_tomb_spider_fells_with_a_hit_of_speed() -> None:
    assert (forms_of("tomb-spider"), figures("tomb-spider")) == (["speed"], (2, 1, (0, 0, 2), (1, 0, 2)))
    table = besiege(victim(points=1), "tomb-spider", luck=(6, 1))
    player = table.state.parts[1]
    assert (player.health, player.fallen, player.stand) == (5, True, ("", 0))
    assert asked(table).kind == "home", "who lies cannot challenge"


@pytest.mark.rule("DG-BATTLE-14")
@pytest.mark.parametrize("dice", [(2, 1), (1, 6)])
def test_tomb_spider_fells_nobody_without_a_hit(dice: tuple[int, int]) -> None:
    table = besiege(victim(), "tomb-spider", luck=dice)
    assert (len(compared(table)), table.state.parts[1].fallen, table.state.parts[1].health) == (1, False, 6)


@pytest.mark.rule("DG-BATTLE-16")
def test_death_knight_destroys_a_treasure_of_its_victims_choice() -> None:
    assert (forms_of("death-knight"), figures("death-knight")) == (["melee"], (6, 3, (4, 0, 0), (4, 3, 2)))
    table = besiege(victim(inventory="iron-helm weapon-mastery backpack"), "death-knight", luck=(6, 1))
    assert (asked(table).seat, asked(table).kind, offered(table)) == (1, "take-away", ["card iron-helm", "card backpack"])
    answer(table, "card backpack")
    player = table.state.parts[1]
    assert (ids(player.inventory), player.health) == (["iron-helm", "weapon-mastery"], 5)
    assert ids(table.state.discard) == ["backpack"]


@pytest.mark.rule("DG-BATTLE-16")
def test_death_knight_leaves_boons_and_needs_a_hit() -> None:
    table = besiege(victim(inventory="weapon-mastery"), "death-knight", luck=(6, 1))
    assert (ids(table.state.parts[1].inventory), table.state.parts[1].health) == (["weapon-mastery"], 5)
    table = besiege(victim(inventory="iron-helm"), "death-knight", luck=(1, 6))
    assert (ids(table.state.parts[1].inventory), table.state.parts[1].health) == (["iron-helm"], 6)


@pytest.mark.rule("DG-BATTLE-16", "DG-RULING-64")
@pytest.mark.parametrize("form", ["melee", "magic"])
def test_crypt_vampire_heals_with_any_hit(form: str) -> None:
    b = victim(points=1)
    table = besiege(b, "crypt-vampire", luck=(1, 6, 1, 6), form="magic")
    assert table.state.attacks[0].health == 2
    answer(table, "challenge crypt-vampire", f"form {form}")
    assert (asked(table).kind, table.state.attacks[0].health, table.state.parts[1].health) == ("home", 3, 5)
    assert offered(table) == ["to-lair", "to-discard"], "it was wounded all the same"


@pytest.mark.rule("DG-BATTLE-5")
def test_crypt_vampire_figures_and_its_printed_health() -> None:
    assert (forms_of("crypt-vampire"), figures("crypt-vampire")) == (["melee", "magic"], (6, 3, (3, 3, 0), (3, 3, 3)))
    table = besiege(victim(), "crypt-vampire", luck=(6, 1))
    assert (asked(table).kind, table.state.attacks[0].health, table.state.parts[1].health) == ("home", 3, 5)


@pytest.mark.rule("DG-RULING-62")
def test_stone_gargoyle_adds_one_to_its_counters_in_every_form() -> None:
    price, health, attacks, counters = figures("stone-gargoyle")
    assert (forms_of("stone-gargoyle"), price, health, attacks) == (["melee"], 4, 2, (3, 0, 0))
    assert counters == (3 + 1, 1 + 1, 3 + 1)


@pytest.mark.rule("DG-BATTLE-16")
def test_lich_acolyte_takes_a_card_by_chance_with_a_hit_of_magic() -> None:
    assert (forms_of("lich-acolyte"), figures("lich-acolyte")) == (["magic"], (5, 2, (0, 4, 0), (1, 4, 1)))
    b = victim(hand="zombie skeleton ghost", inventory="iron-helm")
    table = besiege(b, "lich-acolyte", luck=(6, 1, 2))
    player = table.state.parts[1]
    assert (ids(player.hand), ids(player.inventory), player.health) == (["zombie", "ghost"], ["iron-helm"], 5)
    assert ids(table.state.discard) == ["skeleton"]


@pytest.mark.rule("DG-BATTLE-16")
def test_lich_acolyte_takes_nothing_from_an_empty_hand_or_in_another_form() -> None:
    table = besiege(victim(inventory="iron-helm"), "lich-acolyte", luck=(6, 1))
    assert (table.state.parts[1].health, ids(table.state.parts[1].inventory)) == (5, ["iron-helm"])
    table = besiege(hero("raka", hand="zombie", points=1), "lich-acolyte", luck=(1, 3, 1, 6))
    answer(table, "challenge lich-acolyte", "form melee")
    assert (table.state.parts[1].health, ids(table.state.parts[1].hand)) == (5, ["zombie"])
