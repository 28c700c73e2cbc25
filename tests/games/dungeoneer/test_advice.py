"""The greedy bot of this game: legal, honest, steady, with a purpose in both roles, and far ahead of chance."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.dungeoneer.positions import BOOK, answer, asked, card, crypt, hero, place, quest, quest_ids, told
from undercroft.bots import BOTS
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.bot.choose import RATED, advice
from undercroft.games.dungeoneer.bot.goals import goals
from undercroft.games.dungeoneer.bot.paths import ways
from undercroft.games.dungeoneer.bot.prices import (
    card_worth,
    duel,
    hunt,
    monster_worth,
    pass_chance,
    rivalry,
    sum_chance,
    wounds_cost,
)
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup


def seated(seats: int, seed: int, **options: str) -> Table:
    chosen = {choice.id: choice.values[0] for choice in GAME.choices} | options
    return Table(GAME, Setup(GAME.id, seats, "base", chosen), BOOK, Luck(Quick(seed))).start()


def likes(table: Table) -> dict[str, float]:
    ask = asked(table)
    rated = advice(table.view(ask.seat), ask, BOOK)
    assert len(rated) == len(ask.options)
    return {str(option): like for option, like in zip(ask.options, rated, strict=True)}


def liked(table: Table) -> str:
    """The option that is liked most."""
    rated = likes(table)
    return max(rated, key=lambda text: rated[text])


def follow(table: Table, *until: str) -> Table:
    """Advice is followed until a question of these kinds."""
    while asked(table).kind not in until:
        answer(table, liked(table))
    return table


def bot(table: Table, seat: int, name: str, luck: Luck) -> None:
    ask = asked(table)
    assert ask.seat == seat
    table.answer(seat, BOTS[name].choose(GAME, table.setup, BOOK, table.view(seat), ask, luck))


# ---- whole games ----


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    won = 0
    for number in range(12):
        table, luck = seated(seats, number), Luck(Quick(number + 50))
        while not table.over:
            seat = asked(table).seat
            bot(table, seat, "greedy" if seat == number % seats else "random", luck)
        outcome = table.outcome()
        assert outcome is not None
        won += outcome.winners == (number % seats,)
    assert won >= 11


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (2, {"movement": "limited", "resurrection": "on", "dodge-spikes": "on"}),
        (3, {"no-blank-spots": "on", "choose-heroes": "on", "movement": "tipping", "optional-discard": "on"}),
        (4, {"nothing-personal": "on", "impartial": "on", "windows": "masked", "half-turn": "off"}),
        (1, {}),
        (1, {"solo": "hard", "choose-heroes": "on"}),
    ],
)
def test_games_without_a_limit_end_and_are_the_same_again(seats: int, options: dict[str, str]) -> None:
    logs = []
    for _ in range(2):
        table, luck, answers = seated(seats, 5, **options), Luck(Quick(1)), 0
        while not table.over:
            bot(table, asked(table).seat, "greedy", luck)
            answers += 1
            assert answers < 2000
        logs.append(list(table.log))
    assert logs[0] == logs[1]


def test_a_lonely_hero_comes_home_more_often_than_not() -> None:
    won = 0
    for number in range(10):
        table, luck = seated(1, number), Luck(Quick(number))
        while not table.over:
            bot(table, 0, "greedy", luck)
        won += table.outcome().winners == (0,)  # type: ignore[union-attr]
    assert won >= 6


def test_what_others_hide_changes_nothing() -> None:
    table, luck, varied = seated(3, 8), Luck(Quick(2)), 0
    while not table.over:
        ask = asked(table)
        if luck.below(5) == 0:
            rated = advice(table.view(ask.seat), ask, BOOK)
            for zone in GAME.hidden(table, ask.seat):
                for twin in zone.vary(table, Luck(Quick(3))):
                    varied += 1
                    assert advice(twin.view(ask.seat), ask, BOOK) == rated, zone.name
        bot(table, ask.seat, "greedy", luck)
    assert varied > 20


def test_every_question_of_the_game_is_rated() -> None:
    assert set(GAME.asks) - set(RATED) == {"shift-turn"}
    assert set(RATED) <= set(GAME.asks)


def test_nothing_is_done_over_and_over() -> None:
    """No escort is dropped, no quest changed again and again, in whole games."""
    for seed in range(6):
        table, luck = seated(4, seed), Luck(Quick(seed))
        while not table.over:
            bot(table, asked(table).seat, "greedy", luck)
        assert len(told(table, "put-down")) <= len(told(table, "defeated"))
        assert len(told(table, "swapped-quest")) < 8
        assert table.state.round < 25


# ---- chances ----


def test_chances_of_dice_are_exact() -> None:
    assert sum_chance(1, 5) == pytest.approx(2 / 6)
    assert sum_chance(1, 5, 1) == pytest.approx(20 / 36)
    assert sum_chance(1, 5, -1) == pytest.approx(4 / 36)
    assert sum_chance(2, 9) == pytest.approx(10 / 36)
    assert (pass_chance(3, 8), pass_chance(9, 8), pass_chance(0, 1)) == pytest.approx((2 / 6, 1.0, 5 / 6))
    assert duel(0) == pytest.approx((15 / 36, 15 / 36))
    assert duel(1) == pytest.approx((21 / 36, 10 / 36))
    assert duel(1, 1).wins > duel(1).wins


def test_a_hunt_stops_before_the_last_life() -> None:
    """One free attempt: slain by the counter alone. With a point, by a challenge too."""
    free = hunt(0, 0, 1, 0, 6, free=True, may_attack=True)
    assert free == pytest.approx((15 / 36, 15 / 36))
    assert hunt(0, 0, 1, 1, 6, free=True, may_attack=True).slain == pytest.approx(15 / 36 + 21 / 36 * 15 / 36)
    assert hunt(0, 0, 1, 1, 1, free=True, may_attack=True) == (0.0, 0.0)


def test_wounds_cost_the_more_the_fewer_are_left() -> None:
    assert wounds_cost(6, 1) < wounds_cost(3, 1) < wounds_cost(1, 1)
    assert wounds_cost(4, 2) == pytest.approx(wounds_cost(4, 1) + wounds_cost(3, 1))
    assert wounds_cost(4, 0.5) == pytest.approx(wounds_cost(4, 1) / 2)


# ---- ways and goals ----


def test_a_way_goes_round_spikes_where_that_is_worth_a_step() -> None:
    """Two ways to the crossing behind: spikes straight on, or two quiet tunnels."""
    rooms = "spiked-corridor 1,0 turned; guard-barracks 2,0; crossing 0,-1; forked-passage 1,-1 turned; mirror-hall 2,-1"
    slow = crypt(hero("kron-axereaver", health=1, points=4), hero("raka"), rooms=rooms)
    fit = crypt(hero("sable-quick", health=6, points=4), hero("raka"), rooms=rooms)
    goal = place("guard-barracks")
    assert ways(fit.state, 0, BOOK)[goal].first == 1
    assert ways(slow.state, 0, BOOK)[goal].first == 0


def test_blocked_exits_cost_more_points_to_who_is_weak_and_none_with_keys() -> None:
    rooms = "crypt 0,-1; long-gallery 0,1"
    goal = place("tomb-antechamber")
    weak = crypt(hero("lorel-alanus", "crypt", points=3), hero("raka"), rooms=rooms)
    keys = crypt(hero("lorel-alanus", "crypt", points=3, inventory="skeleton-keys"), hero("raka"), rooms=rooms)
    assert ways(weak.state, 0, BOOK)[goal].points == pytest.approx(1 + 3 / 6)
    assert ways(keys.state, 0, BOOK)[goal].points == 1


@pytest.mark.parametrize(
    ("rooms", "first"),
    [
        ("ossuary 0,-1; long-gallery 0,1; forked-passage 0,2 turned; guard-barracks 1,2; troll-bridge 1,3", "bones-of-fate"),
        (
            "troll-bridge 0,-1; long-gallery 0,1; forked-passage 0,2 turned; guard-barracks 1,2; ossuary 1,3",
            "catching-the-magic-fish",
        ),
    ],
)
def test_the_nearer_of_two_quests_comes_first(rooms: str, first: str) -> None:
    """Two games of chance: one a step away, the other four."""
    keen = hero("raka", points=3, quests="catching-the-magic-fish bones-of-fate")
    table = crypt(keen, hero("kron-axereaver"), rooms=rooms)
    assert quest_ids([goal.quest for goal in goals(table.state, 0, BOOK)])[0] == first
    assert liked(table) == "move north"


def test_a_hero_walks_to_its_quest_and_completes_it() -> None:
    """Two steps south, then the payment in health; all is done in one turn."""
    table = crypt(
        hero("raka", points=4, quests="free-caedmans-soul"),
        hero("kron-axereaver"),
        rooms="crossing 0,-1; long-gallery 0,1; crypt 0,2",
    )
    follow(table, "discard", "dungeonlord", "save")
    assert quest_ids(table.state.parts[0].done) == ["free-caedmans-soul"]
    assert table.state.parts[0].health == 4
    assert len(told(table, "moved")) == 2


def test_health_is_not_sacrificed_where_it_would_be_the_end() -> None:
    rooms = "crossing 0,-1; long-gallery 0,1; crypt 0,2"
    poor = crypt(hero("raka", "crypt", health=3, points=0, quests="free-caedmans-soul"), hero("kron-axereaver"), rooms=rooms)
    winning = crypt(
        hero("raka", "crypt", health=3, points=0, quests="free-caedmans-soul", done="break-the-seal bones-of-fate"),
        hero("kron-axereaver"),
        rooms=rooms,
    )
    rich = crypt(hero("raka", "crypt", health=6, points=0, quests="free-caedmans-soul"), hero("kron-axereaver"), rooms=rooms)
    assert liked(winning) == "attempt free-caedmans-soul"
    assert liked(rich) == "attempt free-caedmans-soul"
    assert likes(poor)["attempt free-caedmans-soul"] < likes(rich)["attempt free-caedmans-soul"]


def test_a_search_is_made_far_from_the_entrance() -> None:
    rooms = "guard-barracks 0,-1; crossing 0,-2; crypt 0,-3; mirror-hall 0,-4"
    table = crypt(hero("lorel-alanus", "crypt", points=4, quests="the-hidden-phylactery"), hero("kron-axereaver"), rooms=rooms)
    assert goals(table.state, 0, BOOK)[0].place == place("mirror-hall")
    assert liked(table) == "move north"


def test_an_escort_is_fetched_carried_and_delivered_and_never_dropped() -> None:
    table = crypt(
        hero("raka", "library", points=3, quests="lead-the-pilgrim-out"),
        hero("kron-axereaver"),
        rooms="library 0,-1; long-gallery 0,1",
    )
    assert liked(table) == "pick-up lead-the-pilgrim-out"
    answer(table, "pick-up lead-the-pilgrim-out")
    assert liked(table) == "move south"
    assert likes(table)["drop lead-the-pilgrim-out"] == min(likes(table).values())
    answer(table, "move south")
    assert liked(table) == "deliver lead-the-pilgrim-out"


def test_where_a_place_is_missing_it_is_looked_for() -> None:
    rooms = "crossing 0,-1; forked-passage 1,0 turned; long-gallery 0,1; collapsed-tunnel -1,0"
    keen = crypt(hero("raka", points=3, quests="break-the-seal"), hero("kron-axereaver"), rooms=rooms, bag="sealed-gate library")
    done = crypt(
        hero("raka", points=3, quests="break-the-seal"),
        hero("kron-axereaver"),
        rooms=rooms + "; sealed-gate 0,2",
        bag="library crypt",
    )
    assert liked(keen) == "explore"
    assert liked(done) == "move south"


def test_own_places_are_laid_near_and_others_far() -> None:
    """A crypt is drawn by a hero in the north; another stands in the south."""
    rooms = "crossing 0,-1; long-gallery 0,1; troll-bridge 0,2; forked-passage 0,-2"
    goal, near, far = place("crypt"), place("crossing"), place("troll-bridge")
    nearer = []
    for mine, theirs in (("free-caedmans-soul", ""), ("", "free-caedmans-soul")):
        own, other = hero("raka", "crossing", points=2, quests=mine), hero("kron-axereaver", "troll-bridge", quests=theirs)
        table = answer(crypt(own, other, rooms=rooms, bag="crypt library", luck=["crypt"]), "explore")
        answer(table, liked(table))
        nearer.append(ways(table.state, 0, BOOK, near)[goal].points < ways(table.state, 0, BOOK, far)[goal].points)
        if mine:
            assert ways(table.state, 0, BOOK)[goal].points <= 2
        else:
            assert ways(table.state, 1, BOOK)[goal].points >= 4
    assert nearer == [True, True]


# ---- a hero's other choices ----


def test_a_fallen_hero_rises_first() -> None:
    table = crypt(hero("raka", points=2, fallen=True), hero("kron-axereaver"))
    assert liked(table) == "stand"


def test_cards_that_pay_are_played_but_not_with_glory_that_a_quest_needs() -> None:
    free = crypt(hero("raka", points=1, glory=4, hand="weapon-mastery"), hero("kron-axereaver"))
    rooms = "crossing 0,-1; long-gallery 0,1; mirror-hall 0,2"
    saving = crypt(
        hero("raka", "long-gallery", points=3, glory=4, hand="trap-sense", quests="the-whispering-curse"),
        hero("kron-axereaver"),
        rooms=rooms,
    )
    assert liked(free) == "play weapon-mastery"
    assert liked(saving) == "move south"
    assert likes(saving)["play trap-sense"] < 0


def test_glory_heals_who_is_hurt() -> None:
    hurt = crypt(hero("raka", health=2, glory=2, points=0, inventory="blessings-of-nakari"), hero("kron-axereaver"))
    assert liked(hurt) == "use blessings-of-nakari"


def test_who_is_too_weak_for_a_quest_goes_to_be_healed() -> None:
    """A payment in health that would be the end is not waited for: the shrine is two steps north."""
    rooms = "crossing 0,-1; shrine-of-ashes 0,-2 turned; crypt 0,1 turned"
    weak = hero("raka", "crypt", health=1, glory=6, points=3, quests="free-caedmans-soul")
    table = crypt(weak, hero("kron-axereaver"), rooms=rooms)
    assert liked(table) == "move north"
    there = hero("raka", "shrine-of-ashes", health=1, glory=6, points=3, quests="free-caedmans-soul")
    assert liked(crypt(there, hero("kron-axereaver"), rooms=rooms)) == "visit shrine-of-ashes"
    strong = hero("raka", "crypt", health=6, glory=6, points=3, quests="free-caedmans-soul")
    assert liked(crypt(strong, hero("kron-axereaver"), rooms=rooms)) == "attempt free-caedmans-soul"


def test_a_potion_is_drunk_for_a_quest_that_asks_for_health() -> None:
    rooms = "crossing 0,-1; crypt 0,1 turned"
    for quests, drinks in (("free-caedmans-soul", True), ("break-the-seal", False)):
        owner = hero("raka", "crypt", health=2, points=1, quests=quests, inventory="potion-of-healing")
        assert (liked(crypt(owner, hero("kron-axereaver"), rooms=rooms)) == "use potion-of-healing") is drinks


def test_a_potion_waits_for_the_wound_that_would_be_the_last() -> None:
    table = crypt(hero("raka", health=4, points=0, inventory="potion-of-healing"), hero("kron-axereaver"))
    assert liked(table) != "use potion-of-healing"
    last = crypt(
        hero("raka", hand="poison-needle"),
        hero("kron-axereaver", health=1, peril=2, inventory="potion-of-healing"),
        phase="dungeonlord",
        luck=[1],
    )
    answer(last, "declare poison-needle")
    follow(last, "wound", "hero-phase")
    assert (asked(last).seat, liked(last)) == (1, "use potion-of-healing")


def test_an_extra_die_is_bought_for_a_quest() -> None:
    table = crypt(
        hero("raka", "ossuary", points=1, glory=2, quests="bones-of-fate"), hero("kron-axereaver"), rooms="ossuary 0,-1 turned"
    )
    answer(table, "attempt bones-of-fate")
    assert asked(table).kind == "extra-die"
    assert liked(table) == "price 2"


def test_a_carrier_is_attacked_for_its_token_and_a_giant_is_not() -> None:
    rooms = "crossing 0,-1; long-gallery 0,1"
    carrier = hero("lorel-alanus", "crossing", quests="lead-the-pilgrim-out", escorts="lead-the-pilgrim-out")
    table = crypt(hero("kron-axereaver", "crossing", points=1), carrier, rooms=rooms)
    assert liked(table) == "attack-hero 1"
    weak = crypt(
        hero("lorel-alanus", "crossing", health=2, points=1, level=1), hero("kron-axereaver", "crossing", level=3), rooms=rooms
    )
    weak.state.parts[0].banes = (card("clouded-mind"),)
    assert likes(weak)["attack-hero 1"] < likes(weak)["end"]


def test_a_point_left_over_is_saved() -> None:
    table = crypt(hero("raka", points=2), hero("kron-axereaver"), phase="save")
    assert liked(table) == "save-point"


# ---- the Dungeonlord ----


def test_the_leader_suffers_first() -> None:
    table = crypt(
        hero("raka", hand="carrion-swarm"),
        hero("lorel-alanus", peril=3),
        hero("roderik-talus", peril=3, done="break-the-seal bones-of-fate"),
        phase="dungeonlord",
    )
    assert rivalry(table.state, 0, 2) > rivalry(table.state, 0, 1)
    answer(table, liked(table))
    assert (asked(table).kind, liked(table)) == ("victim", "seat 2")


def test_who_has_one_health_left_is_finished_off() -> None:
    table = crypt(
        hero("raka", hand="ghoul"), hero("lorel-alanus", peril=3, health=1), hero("roderik-talus", peril=3), phase="dungeonlord"
    )
    assert liked(table) == "declare ghoul"
    answer(table, "declare ghoul")
    assert liked(table) == "seat 1"


def test_a_monster_attacks_in_the_form_in_which_the_hero_is_weak() -> None:
    warrior = crypt(hero("raka", hand="crypt-vampire"), hero("kron-axereaver", peril=6), phase="dungeonlord")
    witch = crypt(hero("raka", hand="crypt-vampire"), hero("lorel-alanus", peril=6), phase="dungeonlord")
    assert liked(answer(warrior, "declare crypt-vampire")) == "form magic"
    assert liked(answer(witch, "declare crypt-vampire")) == "form melee"


def test_several_encounters_are_declared_together() -> None:
    table = crypt(hero("raka", hand="ghoul carrion-swarm"), hero("lorel-alanus", peril=5), phase="dungeonlord")
    while liked(table) != "begin":
        answer(table, liked(table))
    assert len(table.state.declared) == 2
    assert table.state.parts[1].peril == 0


def test_a_hopeless_attack_is_not_made() -> None:
    strong = hero("kron-axereaver", peril=2, level=4, inventory="iron-helm")
    table = crypt(hero("raka", hand="zombie"), strong, phase="dungeonlord")
    assert liked(table) == "pass"


def test_a_trap_is_not_laid_where_the_own_hero_stands_as_badly() -> None:
    apart = crypt(hero("lorel-alanus", "crossing", hand="rolling-boulder"), hero("raka", peril=3), phase="dungeonlord")
    together = crypt(hero("lorel-alanus", health=2, hand="rolling-boulder"), hero("raka", peril=3), phase="dungeonlord")
    assert liked(apart) == "declare rolling-boulder"
    assert liked(together) == "pass"


def test_a_vortex_carries_the_own_hero_to_its_quest_at_a_rivals_cost() -> None:
    rooms = "crossing 0,-1; long-gallery 0,1; forked-passage 0,2; troll-bridge 0,3; crypt 0,4"
    table = crypt(
        hero("raka", points=3, quests="free-caedmans-soul", hand="grasping-vortex"), hero("kron-axereaver", peril=4), rooms=rooms,
        phase="dungeonlord",
    )  # fmt: skip
    answer(table, "play grasping-vortex")
    assert liked(table) == "seat 0"
    answer(table, "seat 0")
    assert liked(table) == "there crypt"


def test_a_curse_is_never_laid_on_oneself() -> None:
    table = crypt(hero("raka", hand="leaden-steps"), hero("kron-axereaver", peril=3), phase="dungeonlord")
    answer(table, liked(table))
    assert likes(table)["seat 1"] > likes(table)["seat 0"]


def test_peril_for_a_wound_goes_to_a_rival() -> None:
    table = crypt(hero("raka", hand="ghoul"), hero("lorel-alanus", peril=3), phase="dungeonlord", luck=[6, 1])
    follow(table, "reward", "hero-phase")
    assert asked(table).kind == "reward"
    assert liked(table) == "seat 1"


def test_the_better_monsters_are_kept() -> None:
    assert monster_worth(card("ghoul"), BOOK) > monster_worth(card("zombie"), BOOK) > 0
    full = hero("raka", lair="lich-acolyte ghost ghoul", hand="bone-hound")
    table = crypt(full, hero("lorel-alanus", peril=3), phase="dungeonlord", luck=[3, 3])
    answer(table, "declare bone-hound")
    follow(table, "home")
    rated = likes(table)
    assert set(rated) == {"to-hand", "to-lair"}
    answer(table, "to-lair")
    assert liked(table) == "discard ghost"


# ---- answers ----


def attacked(victim_hand: str, *, glory: int = 6, health: int = 6, monster: str = "death-knight") -> Table:
    """A strong monster against Lorel, who may answer."""
    table = crypt(
        hero("raka", hand=monster),
        hero("lorel-alanus", glory=glory, health=health, peril=6, hand=victim_hand),
        phase="dungeonlord",
        luck=[6, 1, 6, 1],
    )
    answer(table, f"declare {monster}")
    return follow(table, "response")


@pytest.mark.parametrize("answered", ["scare-off", "dodge", "create-darkness", "riposte"])
def test_a_deadly_attack_is_answered(answered: str) -> None:
    table = attacked(answered, health=1)
    assert liked(table) == f"play {answered}"


def test_the_cheapest_good_answer_is_given_and_no_other_beside_it() -> None:
    table = attacked("dodge scare-off", health=3)
    assert liked(table) == "play dodge"
    answer(table, "play dodge")
    assert asked(table).kind != "response" or liked(table) == "pass"


def test_a_weak_attack_is_not_worth_a_scare() -> None:
    table = crypt(
        hero("raka", hand="zombie"), hero("kron-axereaver", glory=3, peril=2, level=3, hand="scare-off"), phase="dungeonlord"
    )
    answer(table, "declare zombie", "begin")
    assert asked(table).kind == "response"
    assert liked(table) == "pass"


def test_a_saved_point_strikes_back_at_the_weak_and_not_at_the_strong() -> None:
    def challenged(monster: str, name: str) -> Table:
        table = crypt(hero("raka", hand=monster), hero(name, points=1, peril=6), phase="dungeonlord", luck=[3, 3])
        answer(table, f"declare {monster}")
        return follow(table, "challenge")

    assert liked(challenged("ghoul", "lorel-alanus")) == "challenge ghoul"
    strong = challenged("death-knight", "sable-quick")
    strong.state.parts[1].health = 1
    assert liked(strong) == "pass"


def test_the_hero_strikes_where_the_monster_is_weak() -> None:
    table = crypt(hero("raka", hand="ghoul"), hero("lorel-alanus", points=1, peril=6), phase="dungeonlord", luck=[3, 3])
    answer(table, "declare ghoul")
    follow(table, "challenge")
    answer(table, "challenge ghoul")
    assert liked(table) == "form magic"


@pytest.mark.parametrize("left", [slice(0, 2), slice(1, 4), slice(4, 5)])
def test_amounts_are_rated_where_some_are_left_out(left: slice) -> None:
    """The analysis asks about what was played and what is liked most, no more."""
    purse = hero("kron-axereaver", points=1, hand="siphon-fame", peril=9)
    table = crypt(purse, hero("raka", "crossing", glory=2, peril=4), phase="dungeonlord")
    answer(table, "play siphon-fame", "seat 1")
    ask = asked(table)
    assert (ask.kind, liked(table)) == ("how-much", "price 2")
    few = replace(ask, options=ask.options[left])
    nearest = min(few.options, key=lambda option: abs(option.value - 2))
    rated = advice(table.view(ask.seat), few, BOOK)
    assert few.options[rated.index(max(rated))] == nearest


def test_the_least_card_is_discarded() -> None:
    table = crypt(hero("raka", hand="silvered-blade skeleton-keys weapon-mastery"), hero("kron-axereaver"), phase="discard")
    assert liked(table) == "discard skeleton-keys"
    assert card_worth(card("silvered-blade"), BOOK) > card_worth(card("skeleton-keys"), BOOK)


def test_offerings_are_the_least_of_what_is_in_play() -> None:
    table = crypt(
        hero("raka", "shrine-of-ashes", quests="offering-of-steel", inventory="weapon-mastery skeleton-keys trap-sense"),
        hero("kron-axereaver"),
        rooms="shrine-of-ashes 0,-1",
    )
    follow(table, "offering")
    first = liked(table)
    answer(table, first)
    assert {first, liked(table)} == {"discard skeleton-keys", "discard trap-sense"}
    assert quest("offering-of-steel") in table.state.parts[0].quests
