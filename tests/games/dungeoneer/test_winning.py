"""The end: three quests, or the last hero."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.positions import answer, asked, at, crypt, hero, ids, place, quest, quest_ids, told
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.table import Table

FISH = "catching-the-magic-fish"
BRIDGE = "troll-bridge 0,-1; crossing 1,0"


def fishing(done: str, luck: tuple[int | str, ...], *, common: bool = False) -> Table:
    """A hero on the bridge who has done some quests already and tries for the fish."""
    own = hero("raka", "troll-bridge", points=3, done=done, quests="" if common else FISH, hand="zombie dodge", level=2)
    table = crypt(own, hero("sable-quick"), rooms=BRIDGE, common=FISH if common else "", luck=luck)
    return answer(table, f"attempt {FISH}")


@pytest.mark.rule("DG-WIN-1", "DG-WIN-5")
def test_the_third_quest_wins_at_once_wherever_the_hero_stands() -> None:
    table = fishing("break-the-seal bones-of-fate", luck=(5,))
    assert table.over
    assert table.questions() == []
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (3, 0))
    state: State = table.state
    assert at(state.parts[0]) == "troll-bridge"
    assert told(table, "over")[0].seat == 0
    assert (ids(state.parts[0].hand), state.parts[0].points) == (["zombie", "dodge"], 3)
    assert (told(table, "discarded"), told(table, "drew")) == ([], [])


@pytest.mark.rule("DG-WIN-1")
def test_the_second_quest_wins_nothing() -> None:
    table = fishing("break-the-seal", luck=(5,))
    assert not table.over
    assert table.outcome() is None
    assert (asked(table).kind, asked(table).seat) == ("discard", 0)
    assert quest_ids(table.state.parts[0].done) == ["break-the-seal", FISH]


@pytest.mark.rule("DG-WIN-2")
def test_a_common_quest_counts_like_a_personal_one() -> None:
    table = fishing("break-the-seal bones-of-fate", luck=(6, "slay-draky"), common=True)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    assert quest_ids(table.state.parts[0].done) == ["break-the-seal", "bones-of-fate", FISH]
    assert quest_ids(table.state.common) == ["slay-draky"]


def strike(*others: str) -> Table:
    """Seat 0 sets a zombie on the hero of seat 1, which has one health left and loses it."""
    a = hero("raka", hand="zombie")
    b = hero(
        "sable-quick", "crossing", health=1, peril=2, hand="dodge", inventory="iron-helm fleet-foot", lair="ghoul",
        banes="withered-arm", quests="break-the-seal bones-of-fate", done="slay-draky",
    )  # fmt: skip
    table = crypt(a, b, *(hero(name) for name in others), phase="dungeonlord", luck=(6, 1), deck="")
    return answer(table, "declare zombie", "begin")


@pytest.mark.rule("DG-WIN-3")
def test_the_last_hero_wins() -> None:
    table = strike()
    assert table.over
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == (0, 1), "more quests do not help who is defeated"
    assert table.state.parts[1].out
    assert not table.state.parts[0].out


@pytest.mark.rule("DG-WIN-3")
def test_nobody_wins_while_two_heroes_are_left() -> None:
    table = strike("zareth-vohl")
    assert [event.seat for event in told(table, "defeated")] == [1]
    assert not table.over
    assert table.state.winner == -1


@pytest.mark.rule("DG-WIN-3")
def test_the_last_hero_wins_whoever_caused_the_defeats() -> None:
    a = hero("raka", "spiked-corridor", health=1, points=2)
    table = crypt(a, hero("sable-quick"), rooms="crossing 0,-1; spiked-corridor 1,-1", luck=(1,))
    answer(table, "move west")
    assert not table.over
    answer(table, "move east")
    assert [event.seat for event in told(table, "defeated")] == [0]
    assert table.state.winner == 1
    assert table.over


@pytest.mark.rule("DG-WIN-4")
def test_a_defeated_player_leaves_with_everything() -> None:
    table = strike("zareth-vohl")
    answer(table, "to-lair")
    state: State = table.state
    gone = state.parts[1]
    assert (gone.out, gone.health, gone.hand, gone.inventory, gone.lair, gone.banes, gone.quests) == (True, 0, (), (), (), (), ())
    assert sorted(ids(state.discard)) == ["dodge", "fleet-foot", "ghoul", "iron-helm", "withered-arm"]
    assert sorted(quest_ids(state.quests_gone)) == ["bones-of-fate", "break-the-seal"]
    assert quest_ids(gone.done) == ["slay-draky"]


@pytest.mark.rule("DG-WIN-4")
def test_the_turn_of_a_defeated_player_is_passed_over() -> None:
    table = crypt(hero("raka"), hero("sable-quick", out=True), hero("zareth-vohl"), phase="end")
    assert (asked(table).seat, table.state.turn) == (2, 2)
    assert [event.seat for event in told(table, "turn")] == [2]


@pytest.mark.rule("DG-WIN-4")
def test_one_wound_less_is_no_defeat() -> None:
    a, b = hero("raka", hand="zombie"), hero("sable-quick", "crossing", health=2, peril=2)
    table = answer(crypt(a, b, phase="dungeonlord", luck=(6, 1)), "declare zombie", "begin")
    assert (table.state.parts[1].health, table.state.parts[1].out, table.over) == (1, False, False)


@pytest.mark.rule("DG-WIN-4")
def test_an_escort_stays_where_its_hero_fell() -> None:
    a = hero("raka", hand="zombie")
    b = hero("sable-quick", "crossing", health=1, peril=2, quests="carry-the-embers break-the-seal", escorts="carry-the-embers")
    table = crypt(a, b, hero("zareth-vohl"), phase="dungeonlord", luck=(6, 1))
    answer(table, "declare zombie", "begin")
    assert table.state.tokens == ((quest("carry-the-embers"), place("crossing")),)
    assert quest_ids(table.state.quests_gone) == ["break-the-seal"]


@pytest.mark.rule("DG-WIN-4")
def test_who_falls_in_his_own_turn_has_no_turn_any_more() -> None:
    a = hero("raka", "crossing", health=1, points=3, hand="zombie")
    table = crypt(a, hero("sable-quick"), hero("zareth-vohl"), rooms="crossing 0,-1; spiked-corridor 1,-1", luck=(1,), deck="")
    answer(table, "move east")
    assert (asked(table).seat, asked(table).kind) == (1, "hero-phase")
    assert (told(table, "discarded"), table.state.parts[0].points) == ([], 0)


@pytest.mark.rule("DG-WIN-6")
def test_the_last_of_several_tested_heroes_does_not_test_any_more() -> None:
    a = hero("raka", "crossing", health=1, hand="soul-snare", glory=3)
    b = hero("kron-axereaver", "crossing", health=1, peril=4)
    c = hero("zareth-vohl", "crossing", health=1)
    table = crypt(a, b, c, phase="dungeonlord", luck=(1, 1))
    answer(table, "declare soul-snare", "begin")
    assert [event.seat for event in told(table, "defeated")] == [1, 2]
    assert [event.seat for event in told(table, "tested")] == [1, 2], "seat 0 would have been next"
    assert table.over
    assert table.state.winner == 0
    assert (table.state.parts[0].health, table.state.parts[0].glory) == (1, 3)


@pytest.mark.rule("DG-WIN-6")
def test_the_third_quest_comes_before_what_follows_it() -> None:
    """The quest's reward is still given; staying, saving and drawing are not."""
    table = fishing("break-the-seal bones-of-fate", luck=(5,))
    winner = table.state.parts[0]
    assert (winner.level, winner.glory, winner.peril) == (3, 1, 0)
    assert told(table, "peril") == []


ALIKE = {"done": "slay-draky", "level": 2, "health": 4, "glory": 3}


@pytest.mark.parametrize(
    "better",
    [
        {"done": "slay-draky bones-of-fate", "level": 1, "health": 1},
        {"level": 3, "health": 1},
        {"health": 5, "glory": 0},
        {"glory": 4},
    ],
)
def test_a_table_may_end_the_game_after_some_rounds(better: dict[str, object]) -> None:
    """Most quests count, then the level, health and glory; a defeated hero does not."""
    gone = hero("zareth-vohl", out=True, done="break-the-seal free-caedmans-soul offering-of-steel")
    heroes = (hero("raka", "crossing", **ALIKE), hero("sable-quick", "crossing", **ALIKE | better), gone)
    limit = {"round-limit": "10"}
    table = crypt(*heroes, turn=1, phase="end", round=9, options=limit)
    assert (table.over, table.state.round) == (False, 10), "the tenth round is still played"
    table = crypt(*heroes, turn=1, phase="end", round=10, options=limit)
    assert table.over
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert not crypt(*heroes, turn=1, phase="end", round=10).over
