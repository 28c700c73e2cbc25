"""Quests: where and when they are attempted, the seven categories, what completing one brings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.positions import (
    BOOK,
    answer,
    asked,
    at,
    crypt,
    hero,
    ids,
    offered,
    part,
    place,
    quest,
    quest_ids,
    refuse,
    threats,
    throw,
    told,
)
from undercroft.kernel.table import Table

FISH, SEAL, SOUL = "catching-the-magic-fish", "break-the-seal", "free-caedmans-soul"
PILGRIM, EMBERS, WARDEN = "lead-the-pilgrim-out", "carry-the-embers", "break-the-bone-warden"
LOST = "the-lost-apprentice"
FAR = "crossing 0,-1; troll-bridge 0,-2; long-gallery 0,-3"
"""The gallery is three steps from the entrance."""


# ---- cards and attempts ----


@pytest.mark.rule("DG-QUEST-1")
def test_what_a_quest_card_gives() -> None:
    assert len({card.id for card in BOOK.quests}) == 14
    for card in BOOK.quests:
        assert (card.monster is not None) == (card.category == "hunt")
        assert bool(card.search) == (card.category == "search")
        assert bool(card.influence) == (card.category == "influence")
        assert len(card.where) == (2 if card.category == "escort" else 1)
        assert card.test.name == {"hunt": "HUNT", "escort": "ESCORT"}.get(card.category, card.test.name)
        assert card.reward
        if card.category != "search":
            assert set(card.where) <= set(BOOK.place)


@pytest.mark.rule("DG-QUEST-2")
def test_only_in_the_location_of_the_quest() -> None:
    me = hero("raka", "guard-barracks", points=2, quests=SOUL)
    table = crypt(me, hero("sable-quick"), rooms="crypt 1,0; guard-barracks 2,0")
    refuse(table, f"attempt {SOUL}")
    answer(table, "move west", f"attempt {SOUL}")
    assert quest_ids(part(table).done) == [SOUL]


@pytest.mark.rule("DG-QUEST-2")
@pytest.mark.parametrize(("start", "fits"), [("tomb-antechamber", False), ("crossing", False), ("library", True)])
def test_a_search_fits_any_room_but_the_entrance(start: str, fits: bool) -> None:
    me = hero("raka", start, points=2, quests="the-hidden-phylactery")
    table = crypt(me, hero("sable-quick"), rooms="crossing 0,-1; library 0,-2", luck=(6,))
    if fits:
        answer(table, "search the-hidden-phylactery")
        assert part(table).found == ((quest("the-hidden-phylactery"), place(start)),)
    else:
        refuse(table, "search the-hidden-phylactery", "attempt the-hidden-phylactery")


@pytest.mark.rule("DG-QUEST-3")
def test_nothing_is_attempted_by_itself() -> None:
    table = crypt(hero("raka", points=3, quests=SOUL), hero("sable-quick"), rooms="crypt 1,0; guard-barracks 2,0", deck="")
    answer(table, "move east", "move east", "end", "spend-all")
    assert (told(table, "attempt"), part(table).health) == ([], 6)
    assert quest_ids(part(table).quests) == [SOUL]


@pytest.mark.rule("DG-QUEST-4")
def test_only_in_the_own_hero_phase() -> None:
    me = hero("raka", "crypt", points=2, quests=SOUL, hand="zombie")
    table = crypt(me, hero("sable-quick", peril=2), rooms="crypt 1,0", phase="dungeonlord")
    refuse(table, f"attempt {SOUL}")
    answer(table, "pass", f"attempt {SOUL}")
    assert quest_ids(part(table).done) == [SOUL]
    waits = hero("raka", "crypt", points=1, quests=SOUL)
    table = crypt(waits, hero("sable-quick", "crypt", points=2), rooms="crypt 1,0", turn=1)
    assert [action.target for action in table.aside(0)] == ["0 attack-hero 1"]


@pytest.mark.rule("DG-QUEST-5")
def test_a_personal_quest_is_its_owners() -> None:
    table = crypt(hero("raka", "crypt", points=2), hero("sable-quick", "crypt", quests=SOUL), rooms="crypt 1,0", deck="")
    refuse(table, f"attempt {SOUL}")
    answer(table, "end", "spend-all", "pass", f"attempt {SOUL}")
    assert (quest_ids(part(table, 1).done), part(table, 1).health, part(table).health) == ([SOUL], 4, 6)


@pytest.mark.rule("DG-QUEST-6")
def test_the_common_quest_is_for_the_first_who_completes_it() -> None:
    a, b = hero("raka", "crypt", points=1), hero("sable-quick", "crypt", hand="iron-helm zombie", points=2)
    table = crypt(a, b, rooms="crypt 1,0", turn=1, common=SOUL, quest_bag=SEAL, deck="", luck=(SEAL,))
    answer(table, f"attempt {SOUL}")
    assert (quest_ids(part(table, 1).done), part(table, 1).level, part(table, 1).glory) == ([SOUL], 2, 3)
    assert (part(table).done, part(table).level, part(table).glory) == ((), 1, 0)
    answer(table, "discard zombie")
    assert SOUL not in quest_ids(table.state.common)


@pytest.mark.rule("DG-QUEST-7", "DG-EX-2")
def test_the_magic_fish() -> None:
    me = hero("raka", "troll-bridge", points=3, health=5, glory=3, quests=FISH, hand="zombie ghoul")
    table = crypt(me, hero("sable-quick"), rooms="troll-bridge 0,-1", luck=(4, 2, 6))
    answer(table, f"attempt {FISH}", "pass")
    assert (part(table).points, part(table).glory, quest_ids(part(table).quests)) == (3, 3, [FISH])
    answer(table, f"attempt {FISH}", "price 2")
    assert [event.data for event in told(table, "rolled")] == [("4", 4), ("2 6", 6)]
    assert (part(table).points, part(table).glory, part(table).health, part(table).level) == (2, 2, 6, 2)
    assert (quest_ids(part(table).done), table.state.phase) == ([FISH], "discard")


@pytest.mark.rule("DG-QUEST-7", "DG-EX-2")
def test_the_fish_gets_away() -> None:
    me = hero("raka", "troll-bridge", points=3, health=5, glory=3, quests=FISH)
    table = crypt(me, hero("sable-quick"), rooms="troll-bridge 0,-1", luck=(4, 4, 4))
    answer(table, f"attempt {FISH}", "pass", f"attempt {FISH}", "price 2")
    assert (part(table).points, part(table).glory, part(table).health, part(table).level) == (2, 1, 5, 1)
    assert (part(table).done, asked(table).kind) == ((), "hero-phase")


@pytest.mark.rule("DG-QUEST-7", "DG-RULING-15")
@pytest.mark.parametrize(("rule", "points"), [("per-quest", 2), ("per-turn", 1)])
def test_each_quest_has_its_free_attempt(rule: str, points: int) -> None:
    me = hero("raka", "sealed-gate", points=2, quests=f"{SEAL} the-hidden-phylactery", found="the-hidden-phylactery")
    options = {"free-attempt": rule}
    table = crypt(me, hero("sable-quick"), rooms="sealed-gate 0,-1 turned", luck=(1, 1), options=options)
    answer(table, f"attempt {SEAL}", "attempt the-hidden-phylactery")
    assert (part(table).points, len(told(table, "failed"))) == (points, 2)


# ---- completing ----


@pytest.mark.rule("DG-QUEST-8", "DG-QUEST-9")
def test_the_reward_and_a_level_at_once() -> None:
    me = hero("raka", "crypt", points=1, quests=f"{SOUL} {SEAL}", hand="zombie ghoul", glory=1)
    table = crypt(me, hero("sable-quick"), rooms="crypt 1,0")
    answer(table, f"attempt {SOUL}")
    assert (part(table).health, part(table).glory, part(table).level) == (4, 1 + 3, 2)
    assert (quest_ids(part(table).done), quest_ids(part(table).quests)) == ([SOUL], [SEAL])
    assert part(table, 1).level == 1


@pytest.mark.rule("DG-QUEST-8")
def test_a_completed_quest_is_out_of_the_game() -> None:
    """It can be neither attempted again nor swapped, and weighs on nobody."""
    me = hero("raka", "library", points=2, done="the-whispering-curse", quests=SEAL, glory=2)
    table = crypt(me, hero("sable-quick"), rooms="library 0,-1; mirror-hall -1,-1", luck=(3,))
    answer(table, "move west")
    assert threats(table) == [("magic", 5, 5, "yes")]
    refuse(table, "attempt the-whispering-curse")


@pytest.mark.rule("DG-QUEST-9")
def test_every_quest_brings_a_level() -> None:
    levels = [[word.number(1) for word in card.reward if word.name == "LEVEL"] for card in BOOK.quests]
    assert levels == [[1]] * 14


@pytest.mark.rule("DG-QUEST-10")
def test_a_completed_common_quest_ends_the_phase_too() -> None:
    me = hero("raka", "crypt", points=3, hand="zombie ghoul")
    table = crypt(me, hero("sable-quick"), rooms="crypt 1,0", common=SOUL, quest_bag="")
    answer(table, f"attempt {SOUL}")
    assert (table.state.phase, asked(table).kind, part(table).points) == ("discard", "discard", 3)


@pytest.mark.rule("DG-QUEST-11")
@pytest.mark.parametrize(("bag", "shown"), [(f"{FISH} {SEAL}", [SEAL]), ("", [])])
def test_the_common_quest_is_replaced(bag: str, shown: list[str]) -> None:
    """DG-RULING-35: not from an empty deck."""
    me = hero("raka", "crypt", points=3, hand="zombie ghoul")
    table = crypt(me, hero("sable-quick"), rooms="crypt 1,0", common=SOUL, quest_bag=bag, luck=(SEAL,))
    answer(table, f"attempt {SOUL}")
    assert quest_ids(table.state.common) == shown
    assert quest_ids(table.state.quest_bag) == [name for name in bag.split() if name not in shown]
    assert [event.data for event in told(table, "common")] == [(name,) for name in shown]


@pytest.mark.rule("DG-QUEST-11")
def test_a_completed_quest_is_told_before_the_one_that_takes_its_place() -> None:
    me = hero("raka", "crypt", points=3, hand="zombie ghoul")
    table = crypt(me, hero("sable-quick"), rooms="crypt 1,0", common=SOUL, quest_bag=SEAL, luck=(SEAL,))
    answer(table, f"attempt {SOUL}")
    news = [(event.kind, event.data[0]) for event in table.told(None) if event.kind in ("completed", "common", "glory")]
    assert news == [("completed", SOUL), ("common", SEAL), ("glory", 3)]


@pytest.mark.rule("DG-QUEST-12")
def test_a_personal_quest_is_not_replaced() -> None:
    me = hero("raka", "crypt", points=3, hand="zombie ghoul", quests=SOUL)
    table = crypt(me, hero("sable-quick"), rooms="crypt 1,0", common=FISH, quest_bag=SEAL)
    answer(table, f"attempt {SOUL}")
    assert (part(table).quests, quest_ids(table.state.common), quest_ids(table.state.quest_bag)) == ((), [FISH], [SEAL])


# ---- influence ----


@pytest.mark.rule("DG-QUEST-13")
@pytest.mark.parametrize(("whose", "totals"), [("mine", [3, 4]), ("other", [4, 3]), ("common", [3, 3])])
def test_an_influence_weighs_on_its_owner_or_on_all(whose: str, totals: list[int]) -> None:
    """Both are of magic 2 and roll a 2 at the exit of the library."""
    curse = "the-whispering-curse"
    a = hero("raka", "library", points=2, quests=curse if whose == "mine" else "")
    b = hero("zareth-vohl", "library", quests=curse if whose == "other" else "")
    table = crypt(a, b, rooms="crypt 1,0; library 2,0", common=curse if whose == "common" else "", deck="", luck=(2, 2))
    answer(table, "move west", "end", "spend-all", "move west")
    assert [data[1] for data in threats(table)] == totals


@pytest.mark.rule("DG-QUEST-13")
@pytest.mark.parametrize(("whose", "perils"), [("mine", (1, 0)), ("common", (1, 1))])
def test_the_shadow_brings_peril_at_every_reset(whose: str, perils: tuple[int, int]) -> None:
    shadow = "shadow-of-the-lich"
    a, b = hero("raka", quests=shadow if whose == "mine" else ""), hero("sable-quick", "library")
    table = crypt(a, b, phase="reset", rooms="library 0,-1", common=shadow if whose == "common" else "", deck="")
    answer(table, "move north")
    assert part(table).peril == perils[0] + 1  # and the library's
    assert part(table, 1).peril == 0
    answer(table, "end", "spend-all")
    assert (table.state.turn, part(table, 1).peril) == (1, perils[1])


@pytest.mark.rule("DG-QUEST-14")
def test_a_common_influence_ends_for_all_but_rewards_one() -> None:
    curse = "the-whispering-curse"
    me = hero("raka", "mirror-hall", points=1, glory=4, health=4)
    other = hero("zareth-vohl", "library", health=4)
    rooms = "mirror-hall 0,-1; crypt 1,0; library 2,0"
    table = crypt(me, other, rooms=rooms, common=curse, quest_bag="", deck="", luck=(3,))
    answer(table, f"attempt {curse}")
    assert (part(table).glory, part(table).level, part(table).health) == (0 + 2, 2, 5)  # two for staying
    answer(table, "spend-all", "move west")
    assert threats(table) == [("magic", 5, 5, "yes")]
    assert (part(table, 1).level, part(table, 1).health, part(table, 1).done) == (1, 4, ())


# ---- sacrifice ----


@pytest.mark.rule("DG-QUEST-15")
def test_a_sacrifice_of_health_leaves_one() -> None:
    rooms = "crypt 1,0"
    weak = crypt(hero("raka", "crypt", points=1, quests=SOUL, health=2), hero("sable-quick"), rooms=rooms)
    refuse(weak, f"attempt {SOUL}")
    able = hero("raka", "crypt", points=1, quests=SOUL, health=3, inventory="chain-hauberk", glory=2, hand="zombie ghoul")
    table = answer(crypt(able, hero("sable-quick"), rooms=rooms), f"attempt {SOUL}")
    assert (part(table).health, part(table).glory, quest_ids(part(table).done)) == (1, 5, [SOUL])


@pytest.mark.rule("DG-QUEST-15")
def test_a_sacrifice_of_cards() -> None:
    """Of the inventory, boons too; an attachment goes with its host and does not count."""
    steel, rooms = "offering-of-steel", "shrine-of-ashes -1,0"
    poor = hero("raka", "shrine-of-ashes", points=1, quests=steel, inventory="gravediggers-axe", hand="iron-helm ghoul")
    table = crypt(poor, hero("sable-quick"), rooms=rooms, attached=[("runed-edge", "gravediggers-axe")])
    refuse(table, f"attempt {steel}")
    rich = hero(
        "raka", "shrine-of-ashes", points=1, quests=steel, inventory="gravediggers-axe arcane-focus iron-helm", health=3,
        hand="zombie ghoul",
    )  # fmt: skip
    table = crypt(rich, hero("sable-quick"), rooms=rooms, attached=[("runed-edge", "gravediggers-axe")])
    answer(table, f"attempt {steel}", "discard gravediggers-axe", "discard arcane-focus")
    assert (ids(part(table).inventory), table.state.attached) == (["iron-helm"], ())
    assert ids(table.state.discard) == ["gravediggers-axe", "runed-edge", "arcane-focus"]
    assert (part(table).health, part(table).level, quest_ids(part(table).done)) == (5, 2, [steel])
    assert ids(part(table).hand) == ["zombie", "ghoul"]


# ---- hunt ----


def hunt(luck: tuple[int, ...], prey: tuple[tuple[int, int], ...] = (), **fields: Any) -> Table:
    """Raka (melee 2) in the barracks against the bone warden: melee 3, health 2."""
    me = hero("raka", "guard-barracks", **({"points": 2, "quests": WARDEN, "hand": "zombie ghoul"} | fields))
    table = crypt(me, hero("sable-quick", peril=1), rooms="guard-barracks 0,-1", deck="", luck=luck, prey=prey)
    return answer(table, f"attempt {WARDEN}")


@pytest.mark.rule("DG-QUEST-16")
def test_the_quest_monster_attacks_first() -> None:
    table = hunt((5, 2))
    assert told(table, "attacks")[0].data[:3] == ("bone-warden", "melee", 0)
    assert [event.data for event in told(table, "compared")] == [("bone-warden", 5 + 3, 2 + 2)]
    assert (part(table).health, asked(table).kind) == (5, "challenge")


@pytest.mark.rule("DG-QUEST-10", "DG-RULING-48")
@pytest.mark.parametrize("setting", ["on", "off"])
def test_a_hero_slain_by_its_prey_has_not_failed_the_quest(setting: str) -> None:
    """The one that rises in its place is not blamed; without resurrection the last hero has won."""
    me = hero("raka", "guard-barracks", points=2, quests=WARDEN, health=1)
    table = crypt(
        me,
        hero("sable-quick", peril=1),
        rooms="guard-barracks 0,-1",
        luck=(5, 2, 1, 1, 1, 1, 1),
        options={"resurrection": setting},
    )
    answer(table, f"attempt {WARDEN}")
    if setting == "on":
        answer(table, "hero lorel-alanus")
    assert (told(table, "failed"), told(table, "completed")) == ([], [])
    assert (len(told(table, "defeated")), table.over) == (1, setting == "off")


@pytest.mark.rule("DG-QUEST-17")
def test_the_neighbour_on_the_left_plays_the_monster() -> None:
    players = [hero("raka"), hero("sable-quick"), hero("lorel-alanus", "inner-sanctum", points=2, quests="slay-draky", peril=1)]
    table = crypt(*players, rooms="inner-sanctum 0,-1", turn=2, luck=(6, 1))
    answer(table, "attempt slay-draky")
    assert (asked(table).seat, asked(table).kind, offered(table)) == (0, "hunt-form", ["form melee", "form magic"])
    answer(table, "form melee")
    assert [event.data for event in told(table, "compared")] == [("draky", 6 + 3, 1 + 1)]
    assert (part(table, 2).points, part(table, 2).peril, part(table, 2).health) == (2, 1, 5)
    assert [player.peril for player in table.state.parts] == [0, 0, 1]


@pytest.mark.rule("DG-QUEST-17")
def test_a_neighbour_who_is_out_does_not_play_the_monster() -> None:
    hunter = hero("lorel-alanus", "inner-sanctum", points=2, quests="slay-draky")
    gone, left = hero("sable-quick", out=True, health=0), hero("raka")
    table = crypt(hunter, gone, left, rooms="inner-sanctum 0,-1", luck=(6, 1))
    answer(table, "attempt slay-draky")
    assert (asked(table).seat, asked(table).kind, offered(table)) == (2, "hunt-form", ["form melee", "form magic"])
    answer(table, "form melee")
    assert [(event.seat, event.data[0]) for event in told(table, "attacks")] == [(2, "draky")]


@pytest.mark.rule("DG-QUEST-18")
def test_the_hero_may_strike_back_for_a_point() -> None:
    table = hunt((1, 2, 6, 1))
    assert (asked(table).kind, offered(table)) == ("challenge", ["challenge bone-warden", "pass"])
    answer(table, "challenge bone-warden", "form melee")
    assert [event.data for event in told(table, "struck")] == [("bone-warden", 1)]
    assert (part(table).points, part(table).attacked) == (1, True)
    table = hunt((1, 2), points=0)
    assert (told(table, "failed")[0].data, part(table).health) == ((WARDEN,), 6)
    assert table.state.attacks == ()


@pytest.mark.rule("DG-QUEST-19")
def test_completed_when_the_monster_is_dead() -> None:
    table = hunt((1, 6))
    assert [event.data for event in told(table, "struck")] == [("bone-warden", 1)]
    answer(table, "pass")
    assert (part(table).done, table.state.prey) == ((), ((quest(WARDEN), 1),))
    table = hunt((1, 6, 6, 1))
    answer(table, "challenge bone-warden", "form speed")
    assert (quest_ids(part(table).done), part(table).level, table.state.phase) == ([WARDEN], 2, "discard")


@pytest.mark.rule("DG-QUEST-19")
def test_the_counter_roll_may_complete_it() -> None:
    table = hunt((1, 6), prey=((quest(WARDEN), 1),))
    assert (quest_ids(part(table).done), part(table).points, part(table).level) == ([WARDEN], 2, 2)


@pytest.mark.rule("DG-QUEST-20")
def test_a_quest_monster_brings_nothing_and_goes_nowhere() -> None:
    """Not even what Raka gets for a monster slain (DG-RULING-66)."""
    table = hunt((6, 1))
    answer(table, "pass")
    assert (part(table).health, asked(table).kind) == (5, "hero-phase")
    assert [(player.glory, player.peril, player.lair) for player in table.state.parts] == [(0, 0, ()), (0, 1, ())]
    table = hunt((1, 6), prey=((quest(WARDEN), 1),))
    assert (part(table).glory, part(table).peril, part(table).lair) == (2, 0, ())
    assert (part(table, 1).glory, part(table, 1).peril, part(table, 1).lair, part(table, 1).hand) == (0, 1, (), ())
    assert ids(part(table).hand) == ["zombie", "ghoul"]


@pytest.mark.rule("DG-QUEST-20")
def test_its_wounds_last_for_the_phase() -> None:
    """DG-RULING-20: a new attempt costs a point and is a new battle; at the end of the phase the monster is whole."""
    table = hunt((1, 6, 1, 1), hand="")
    answer(table, "pass", f"attempt {WARDEN}")
    assert (part(table).points, table.state.attacks[0].health) == (1, 1)
    answer(table, "pass", "end", "spend-all")
    assert (table.state.turn, table.state.prey) == (1, ())


@pytest.mark.rule("DG-QUEST-20")
def test_scared_off_it_goes_back_to_its_quest() -> None:
    table = hunt((1, 6), hand="scare-off zombie", glory=3)
    answer(table, "play scare-off")
    assert (ids(table.state.discard), told(table, "failed")[0].data) == (["scare-off"], (WARDEN,))
    assert (quest_ids(part(table).quests), table.state.prey) == ([WARDEN], ((quest(WARDEN), 2),))
    assert told(table, "compared") == []


# ---- search ----


@pytest.mark.rule("DG-QUEST-21", "DG-EX-26")
@pytest.mark.parametrize(
    ("start", "die", "total", "found"),
    [("long-gallery", 4, 6, "yes"), ("long-gallery", 3, 5, "no"), ("troll-bridge", 4, 5, "no"), ("crossing", 6, 6, "yes")],
)
def test_a_search_counts_the_locations_between(start: str, die: int, total: int, found: str) -> None:
    table = crypt(hero("raka", start, points=2, quests=LOST), hero("sable-quick"), rooms=FAR, luck=(die,))
    answer(table, f"search {LOST}")
    assert told(table, "searched")[0].data == (LOST, total, found)
    assert part(table).points == 1
    assert (f"attempt {LOST}" in offered(table)) == (found == "yes")


@pytest.mark.rule("DG-QUEST-21", "DG-RULING-65")
def test_an_omen_for_the_search_does_not_help_the_attempt() -> None:
    me = hero("raka", "long-gallery", points=3, quests=LOST, hand="lucky-omen", glory=1)
    table = crypt(me, hero("sable-quick"), rooms=FAR, luck=(1, 5, 3))
    answer(table, f"search {LOST}", "play lucky-omen", f"attempt {LOST}")
    assert [event.data for event in told(table, "rolled")] == [("1 5", 5), ("3", 3)]
    assert (told(table, "failed")[0].data, part(table).done) == ((LOST,), ())


@pytest.mark.rule("DG-QUEST-22")
def test_only_what_was_found_can_be_attempted_and_there() -> None:
    table = crypt(hero("raka", "long-gallery", points=6, quests=LOST), hero("sable-quick"), rooms=FAR, luck=(1, 6, 1, 4))
    refuse(table, f"attempt {LOST}")
    answer(table, f"search {LOST}")
    refuse(table, f"attempt {LOST}")
    answer(table, f"search {LOST}", f"attempt {LOST}")
    assert (part(table).points, told(table, "failed")[0].data) == (4, (LOST,))
    answer(table, "move south")
    refuse(table, f"attempt {LOST}")
    answer(table, "move north", f"attempt {LOST}")
    assert quest_ids(part(table).done) == [LOST]
    assert (part(table).points, part(table).level) == (1, 2)


@pytest.mark.rule("DG-QUEST-23")
def test_a_find_is_forgotten_with_the_turn() -> None:
    table = crypt(hero("raka", "long-gallery", points=2, quests=LOST), hero("sable-quick"), rooms=FAR, deck="", luck=(6, 6, 6))
    answer(table, f"search {LOST}", "end", "spend-all", "end", "spend-all")
    assert table.state.turn == 0
    refuse(table, f"attempt {LOST}")
    answer(table, f"search {LOST}", f"attempt {LOST}")
    assert quest_ids(part(table).done) == [LOST]


# ---- threat and chance ----


@pytest.mark.rule("DG-QUEST-24")
def test_a_threat_to_overcome() -> None:
    me = hero("raka", "sealed-gate", points=1, quests=SEAL, glory=3, health=3, hand="zombie ghoul")
    table = crypt(me, hero("sable-quick"), rooms="sealed-gate 0,-1 turned", luck=(4,))
    answer(table, f"attempt {SEAL}")
    assert threats(table) == [("magic", 6, 6, "yes")]
    assert (quest_ids(part(table).done), part(table).health, part(table).glory) == ([SEAL], 5, 3)


@pytest.mark.rule("DG-QUEST-24")
def test_a_threat_may_test_the_level() -> None:
    shadow = "shadow-of-the-lich"
    me = hero("raka", "throne-of-dust", points=1, quests=shadow, level=2, hand="zombie ghoul")
    table = crypt(me, hero("sable-quick"), rooms="throne-of-dust 0,-1 turned", luck=(4,))
    answer(table, f"attempt {shadow}")
    assert (threats(table), part(table).level) == ([("level", 6, 6, "yes")], 3)


@pytest.mark.rule("DG-QUEST-25")
def test_a_failure_concerns_everybody_there() -> None:
    engine = "disarm-the-great-engine"
    me = hero("raka", "treasure-vault", points=1, quests=engine)
    others = hero("zareth-vohl", "treasure-vault"), hero("kron-axereaver")
    table = crypt(me, *others, rooms="treasure-vault 0,-1 turned", luck=(4,))
    answer(table, f"attempt {engine}")
    assert threats(table) == [("speed", 7, 8, "no")]
    assert [player.health for player in table.state.parts] == [5, 5, 6]
    assert quest_ids(part(table).quests) == [engine]


@pytest.mark.rule("DG-QUEST-26")
def test_a_threat_is_attempted_while_points_last() -> None:
    me = hero("raka", "sealed-gate", points=2, quests=SEAL, hand="trap-sense", glory=8)
    table = crypt(me, hero("sable-quick"), rooms="sealed-gate 0,-1 turned", luck=(1, 2, 3))
    answer(table, f"attempt {SEAL}")
    assert (part(table).points, part(table).glory) == (2, 6)
    answer(table, f"attempt {SEAL}", f"attempt {SEAL}")
    assert (part(table).points, part(table).glory) == (0, 2)
    refuse(table, f"attempt {SEAL}")


@pytest.mark.rule("DG-QUEST-27")
@pytest.mark.parametrize(
    ("dice", "price", "done"), [((4, 5), "pass", True), ((4, 4), "pass", False), ((4, 1, 5), "price 2", True)]
)
def test_bones_of_fate(dice: tuple[int, ...], price: str, done: bool) -> None:
    bones = "bones-of-fate"
    me = hero("raka", "ossuary", points=1, quests=bones, glory=2, hand="zombie ghoul")
    table = crypt(me, hero("sable-quick"), rooms="ossuary 0,-1 turned", luck=dice)
    answer(table, f"attempt {bones}", price)
    assert (quest_ids(part(table).done) == [bones]) is done
    assert part(table).glory == (2 if done else 0) + (2 if price == "pass" else 0)
    assert part(table).level == 1 + done


# ---- escort ----


@pytest.mark.rule("DG-QUEST-28")
def test_picking_up_in_the_first_location() -> None:
    """DG-RULING-24: it costs nothing and is no attempt."""
    me = hero("raka", "crypt", points=2, quests=PILGRIM)
    table = crypt(me, hero("sable-quick"), rooms="crypt 1,0; library 2,0")
    refuse(table, f"pick-up {PILGRIM}", f"attempt {PILGRIM}")
    answer(table, "move east", f"pick-up {PILGRIM}")
    assert (quest_ids(part(table).escorts), quest_ids(part(table).quests)) == ([PILGRIM], [PILGRIM])
    assert (part(table).points, part(table).attempts, part(table).done) == (1, (), ())


@pytest.mark.rule("DG-QUEST-29")
def test_delivering_in_the_second_location() -> None:
    me = hero("raka", "crypt", points=3, quests=PILGRIM, escorts=PILGRIM, hand="zombie ghoul")
    table = crypt(me, hero("sable-quick"), rooms="crypt 1,0; library 2,0")
    refuse(table, f"deliver {PILGRIM}")
    answer(table, "move west", f"deliver {PILGRIM}")
    assert (part(table).escorts, part(table).quests, quest_ids(part(table).done)) == ((), (), [PILGRIM])
    assert (part(table).level, part(table).glory, part(table).points) == (2, 1 + 2, 2)
    assert (table.state.phase, table.state.tokens) == ("discard", ())


@pytest.mark.rule("DG-QUEST-30", "DG-EX-19")
def test_a_common_escort_becomes_personal() -> None:
    me = hero("raka", "library", points=2, quests=f"{SOUL} {SEAL}")
    table = crypt(me, hero("sable-quick", "library"), rooms="library 0,-1", common=PILGRIM, quest_bag=FISH, luck=(FISH,))
    answer(table, f"pick-up {PILGRIM}")
    assert quest_ids(part(table).quests) == [SOUL, SEAL, PILGRIM]
    assert (quest_ids(part(table).escorts), quest_ids(table.state.common)) == ([PILGRIM], [FISH])
    assert (part(table, 1).quests, asked(table).kind) == ((), "hero-phase")


@pytest.mark.rule("DG-QUEST-31")
def test_neither_is_forced() -> None:
    me = hero("raka", "library", points=3, quests=PILGRIM, hand="zombie")
    table = crypt(me, hero("sable-quick", peril=2), rooms="library 0,-1", deck="", phase="dungeonlord")
    refuse(table, f"pick-up {PILGRIM}")
    answer(table, "pass", "move south", "move north")
    assert part(table).escorts == ()
    answer(table, f"pick-up {PILGRIM}", "move south")
    assert (quest_ids(part(table).escorts), part(table).done) == ([PILGRIM], ())


@pytest.mark.rule("DG-QUEST-32")
@pytest.mark.parametrize("turn", [0, 1])
def test_dropping_an_escort_at_any_moment(turn: int) -> None:
    me = hero("raka", "crossing", points=2, quests=f"{PILGRIM} {SEAL}", escorts=PILGRIM)
    table = crypt(me, hero("sable-quick", points=2), turn=turn)
    if turn == 0:
        answer(table, f"drop {PILGRIM}")
    else:
        throw(table, 0, f"drop {PILGRIM}")
    assert table.state.tokens == ((quest(PILGRIM), place("crossing")),)
    assert (part(table).escorts, quest_ids(part(table).quests), part(table).points) == ((), [SEAL], 2)


@pytest.mark.rule("DG-QUEST-33")
def test_a_dropped_escort_is_picked_up_by_anybody_there() -> None:
    me = hero("raka", "crossing", points=3, quests=f"{SOUL} {SEAL}")
    table = crypt(me, hero("sable-quick"), tokens=((quest(PILGRIM), place("tomb-antechamber")),))
    refuse(table, f"pick-up {PILGRIM}")
    answer(table, "move south", f"pick-up {PILGRIM}")
    assert (quest_ids(part(table).quests), quest_ids(part(table).escorts)) == ([SOUL, SEAL, PILGRIM], [PILGRIM])
    assert (table.state.tokens, part(table).points) == ((), 2)


@pytest.mark.rule("DG-QUEST-33", "DG-RULING-24")
def test_a_defeated_hero_leaves_its_escort_behind() -> None:
    rooms = "crypt 1,0; library 2,0"
    me = hero("raka", "library", points=2, health=1, quests=f"{EMBERS} {SEAL}", escorts=EMBERS)
    table = crypt(me, hero("sable-quick", "library"), hero("zareth-vohl"), rooms=rooms, deck="", luck=(1,))
    answer(table, "move west")
    assert (part(table).out, table.state.tokens) == (True, ((quest(EMBERS), place("library")),))
    assert quest(SEAL) in table.state.quests_gone
    answer(table, f"pick-up {EMBERS}")
    assert (quest_ids(part(table, 1).quests), table.state.tokens) == ([EMBERS], ())


@pytest.mark.rule("DG-QUEST-34")
def test_a_counter_hit_takes_no_escort() -> None:
    a, b = hero("raka", "crossing", points=2, quests=PILGRIM, escorts=PILGRIM), hero("sable-quick", "crossing")
    table = crypt(a, b, luck=(1, 6))
    answer(table, "attack-hero 1", "form melee")
    assert (part(table).health, quest_ids(part(table).escorts), part(table, 1).quests) == (5, [PILGRIM], ())


@pytest.mark.rule("DG-QUEST-34", "DG-EX-18")
@pytest.mark.parametrize("choice", ["wound", f"take-token {PILGRIM}"])
def test_taking_an_escort_instead_of_wounding(choice: str) -> None:
    a = hero("raka", "crossing", points=2, quests=f"{SOUL} {SEAL}")
    b = hero("sable-quick", "crossing", quests=PILGRIM, escorts=PILGRIM)
    table = crypt(a, b, luck=(6, 1))
    answer(table, "attack-hero 1", "form melee", "pass")
    assert (asked(table).seat, offered(table)) == (0, ["wound", f"take-token {PILGRIM}"])
    answer(table, choice)
    taken = choice != "wound"
    assert part(table, 1).health == (6 if taken else 5)
    assert quest_ids(part(table).quests) == [SOUL, SEAL, *([PILGRIM] if taken else [])]
    assert quest_ids(part(table).escorts) == quest_ids(part(table).quests)[2:]
    assert quest_ids(part(table, 1).escorts) == quest_ids(part(table, 1).quests) == ([] if taken else [PILGRIM])


@pytest.mark.rule("DG-QUEST-34", "DG-BATTLE-18", "DG-RULING-72")
@pytest.mark.parametrize(("taking", "asks"), [("attack", False), ("any-hit", True)])
def test_whether_a_defender_that_hits_may_take_an_escort_is_an_option(taking: str, asks: bool) -> None:
    a = hero("raka", "crossing", points=2, quests=PILGRIM, escorts=PILGRIM)
    table = crypt(a, hero("sable-quick", "crossing"), luck=(1, 6), options={"escort-taking": taking})
    answer(table, "attack-hero 1", "form melee")
    assert (asked(table).kind == "hit-choice", part(table).health) == (asks, 6 if asks else 5)
    if asks:
        assert (asked(table).seat, offered(table)) == (1, ["wound", f"take-token {PILGRIM}"])
        answer(table, f"take-token {PILGRIM}")
        assert (quest_ids(part(table, 1).escorts), part(table).escorts, part(table).health) == ([PILGRIM], (), 6)


@pytest.mark.rule("DG-QUEST-32")
def test_an_escort_is_given_up_before_it_can_be_taken() -> None:
    b = hero("sable-quick", "crossing", quests=PILGRIM, escorts=PILGRIM)
    table = crypt(hero("raka", "crossing", points=2), b, luck=(6, 1))
    answer(table, "attack-hero 1", "form melee")
    assert (asked(table).seat, asked(table).kind, offered(table)) == (1, "response", [f"drop {PILGRIM}", "pass"])
    answer(table, f"drop {PILGRIM}")
    assert (part(table, 1).escorts, part(table, 1).quests, part(table).escorts) == ((), (), ())
    assert table.state.tokens == ((quest(PILGRIM), place("crossing")),)
    assert (asked(table).kind, part(table, 1).health) == ("hero-phase", 5), "the blow itself is not warded off"


@pytest.mark.rule("DG-QUEST-32")
def test_an_escort_is_given_up_where_a_card_is_asked_for_anyway() -> None:
    """Before a roll and before a location is faced; for that alone nobody is stopped."""
    rooms = "crossing 0,-1; inner-sanctum 0,-2; long-gallery 0,1"
    fields = {"points": 2, "quests": PILGRIM, "escorts": PILGRIM, "glory": 5}
    me = hero("raka", "crossing", hand="lucky-omen second-wind", **fields)
    table = answer(crypt(me, hero("sable-quick"), rooms=rooms, luck=(6,)), "move north")
    assert (asked(table).kind, offered(table)) == ("before-effect", ["play second-wind", f"drop {PILGRIM}", "test"])
    answer(table, "test")
    assert (asked(table).kind, offered(table)) == ("before-roll", ["play lucky-omen", f"drop {PILGRIM}", "roll"])
    answer(table, f"drop {PILGRIM}")
    assert (table.state.tokens, offered(table)) == (((quest(PILGRIM), place("inner-sanctum")),), ["play lucky-omen", "roll"])
    bare = answer(crypt(hero("raka", "crossing", **fields), hero("sable-quick"), rooms=rooms, luck=(6,)), "move north")
    assert asked(bare).kind == "hero-phase"


@pytest.mark.rule("DG-QUEST-35", "DG-RULING-2")
def test_another_quest_for_two_glory_at_the_antechamber() -> None:
    me = hero("raka", points=2, glory=5, quests=f"{SOUL} {PILGRIM}", escorts=PILGRIM)
    table = crypt(me, hero("sable-quick"), quest_bag=f"{FISH} {SEAL}", luck=(SEAL, FISH))
    refuse(table, f"swap-quest {PILGRIM}")
    answer(table, f"swap-quest {SOUL}")
    assert (quest_ids(part(table).quests), part(table).glory) == ([PILGRIM, SEAL], 3)
    assert quest_ids(table.state.quest_under) == [SOUL]
    answer(table, f"swap-quest {SEAL}")
    assert (quest_ids(part(table).quests), part(table).glory) == ([PILGRIM, FISH], 1)
    assert (quest_ids(table.state.quest_bag), quest_ids(table.state.quest_under)) == ([], [SOUL, SEAL])
    refuse(table, f"swap-quest {FISH}")
    assert part(table).points == 2


@pytest.mark.rule("DG-QUEST-35", "DG-RULING-35")
def test_quests_given_back_come_again_last() -> None:
    me = hero("raka", points=2, glory=6, quests=SOUL)
    table = crypt(me, hero("sable-quick"), quest_bag=f"{FISH} {SEAL}", luck=(FISH, SEAL))
    answer(table, f"swap-quest {SOUL}")
    assert (quest_ids(table.state.quest_bag), quest_ids(table.state.quest_under)) == ([SEAL], [SOUL])
    answer(table, f"swap-quest {FISH}", f"swap-quest {SEAL}")
    assert quest_ids(part(table).quests) == [SOUL]
    assert (quest_ids(table.state.quest_bag), quest_ids(table.state.quest_under)) == ([], [FISH, SEAL])


@pytest.mark.rule("DG-QUEST-35")
def test_no_other_quest_elsewhere_and_no_common_one() -> None:
    me = hero("raka", "crossing", points=2, glory=5, quests=SOUL)
    table = crypt(me, hero("sable-quick"), common=FISH, quest_bag=SEAL)
    refuse(table, f"swap-quest {SOUL}", f"swap-quest {FISH}")
    answer(table, "move south")
    refuse(table, f"swap-quest {FISH}")
    assert f"swap-quest {SOUL}" in offered(table)


@pytest.mark.rule("DG-QUEST-36")
def test_two_escorts_at_a_time() -> None:
    me = hero("raka", "library", points=3, quests=f"{PILGRIM} {EMBERS}", escorts=EMBERS, hand="zombie ghoul")
    table = crypt(me, hero("sable-quick"), rooms="library 0,-1")
    answer(table, f"pick-up {PILGRIM}")
    assert quest_ids(part(table).escorts) == [EMBERS, PILGRIM]
    answer(table, "move south", f"deliver {PILGRIM}")
    assert (quest_ids(part(table).escorts), quest_ids(part(table).done)) == ([EMBERS], [PILGRIM])


@pytest.mark.rule("DG-QUEST-37")
def test_only_the_token_goes_on_with_a_dropped_escort() -> None:
    """DG-RULING-68: the first location does not begin it again, and nobody can deliver it."""
    me = hero("raka", "crossing", points=6, quests=PILGRIM, escorts=PILGRIM, hand="zombie ghoul")
    table = crypt(me, hero("sable-quick"), rooms="crossing 0,-1; library 0,-2")
    answer(table, f"drop {PILGRIM}", "move north")
    refuse(table, f"pick-up {PILGRIM}")
    answer(table, "move south", "move south")
    refuse(table, f"deliver {PILGRIM}", f"pick-up {PILGRIM}")
    answer(table, "move north", f"pick-up {PILGRIM}", "move south", f"deliver {PILGRIM}")
    assert (at(part(table)), quest_ids(part(table).done)) == ("tomb-antechamber", [PILGRIM])


@pytest.mark.rule("DG-QUEST-28", "DG-QUEST-32")
def test_everybody_hears_who_is_led_and_who_is_left_behind() -> None:
    me = hero("raka", "library", points=1, quests="lead-the-pilgrim-out")
    table = crypt(me, hero("sable-quick"), rooms="crypt 1,0; library 2,0")
    answer(table, "pick-up lead-the-pilgrim-out")
    assert [(event.seat, event.data) for event in told(table, "picked-up")] == [(0, ("lead-the-pilgrim-out",))]
    answer(table, "drop lead-the-pilgrim-out")
    assert [(event.seat, event.data) for event in told(table, "put-down")] == [(0, ("lead-the-pilgrim-out",))]


@pytest.mark.rule("DG-WIN-3", "DG-QUEST-32")
def test_everybody_hears_of_an_escort_whose_hero_fell() -> None:
    prey = hero("sable-quick", "crossing", health=1, peril=9, quests="lead-the-pilgrim-out", escorts="lead-the-pilgrim-out")
    table = crypt(hero("raka", hand="zombie"), prey, hero("kron-axereaver"), phase="dungeonlord", luck=(6, 1))
    answer(table, "declare zombie", "begin")
    assert [(event.seat, event.data) for event in told(table, "put-down")] == [(1, ("lead-the-pilgrim-out",))]
    assert [event.data for event in told(table, "defeated")] == [("sable-quick",)]
