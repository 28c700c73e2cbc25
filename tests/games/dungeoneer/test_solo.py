"""The solo game: dice bring peril cards, quests lead back to the entrance."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.positions import (
    BOOK,
    answer,
    asked,
    at,
    card,
    compared,
    crypt,
    hero,
    ids,
    offered,
    place,
    quest,
    quest_ids,
    refuse,
    told,
)
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.state import Player, State
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup

CORNER = "corner 0,-1 turned"
"""North of the entrance, with peril 2: two dice."""
CALM, ONE, TWO = (3, 6), (2, 5), (1, 2)
"""Dice at the corner that bring no card, one, and two."""
PILGRIM = "lead-the-pilgrim-out"
HARD = {"solo": "hard"}


def part(table: Table) -> Player:
    (found,) = table.state.parts
    assert isinstance(found, Player)
    return found


def enter_corner(*luck: int | str, options: dict[str, str] | None = None, **fields: Any) -> Table:
    """Raka (melee 2, magic 2, speed 3) goes to the corner; the first two draws are the dice there."""
    table = crypt(hero("raka", **({"points": 3} | fields)), rooms=CORNER, luck=luck, options=options or {})
    return answer(table, "move north")


def begun(seed: int = 1) -> Table:
    options = {choice.id: choice.values[0] for choice in GAME.choices}
    return Table(GAME, Setup(GAME.id, 1, "base", options), BOOK, Luck(Quick(seed))).start()


# ---- the end ----


@pytest.mark.rule("DG-SOLO-1")
def test_three_quests_and_back_to_the_entrance() -> None:
    """DG-RULING-46: before what the entrance gives, and without its die."""
    done = "break-the-seal bones-of-fate free-caedmans-soul"
    table = crypt(hero("raka", "corner", points=2, done=done, level=4), rooms=CORNER)
    assert not table.over
    answer(table, "move south")
    outcome = table.outcome()
    assert outcome is not None
    assert (table.over, outcome.winners, part(table).glory) == (True, (0,), 0)
    assert told(table, "peril-rolled") == []


@pytest.mark.rule("DG-SOLO-1")
@pytest.mark.parametrize("done", ["break-the-seal bones-of-fate", "break-the-seal"])
def test_the_third_quest_alone_does_not_win(done: str) -> None:
    me = hero("raka", "crypt", points=2, done=done, quests="free-caedmans-soul", moved=True)
    table = crypt(me, rooms="crypt 1,0", deck="", luck=(6,))
    answer(table, "attempt free-caedmans-soul")
    assert (len(part(table).done), table.over) == (1 + len(done.split()), False)
    answer(table, "move west")
    assert (at(part(table)), table.over) == ("tomb-antechamber", len(part(table).done) == 3)


@pytest.mark.rule("DG-SOLO-1")
def test_the_third_quest_completed_on_the_entrance_wins_at_once() -> None:
    me = hero("raka", points=2, done="break-the-seal bones-of-fate", quests=PILGRIM, escorts=PILGRIM)
    table = answer(crypt(me, rooms=CORNER), f"deliver {PILGRIM}")
    outcome = table.outcome()
    assert outcome is not None
    assert (table.over, outcome.winners, len(part(table).done)) == (True, (0,), 3)


@pytest.mark.rule("DG-SOLO-2")
def test_a_defeated_hero_has_lost() -> None:
    table = enter_corner(*ONE, "zombie", 6, 1, health=1)
    outcome = table.outcome()
    assert outcome is not None
    assert (table.over, table.state.lost, outcome.winners, part(table).out) == (True, True, (), True)


@pytest.mark.rule("DG-SOLO-2")
def test_after_the_defeat_no_more_cards_are_played() -> None:
    table = enter_corner(*TWO, "spear-volley", "zombie", 1, health=1)
    assert (table.over, told(table, "attacks")) == (True, [])


# ---- setup ----


@pytest.mark.rule("DG-SOLO-3")
def test_cards_that_warp_or_shift_stay_in_the_box() -> None:
    state: State = begun().state
    assert ids(state.gone) == ["scroll-of-recall", "planar-rift", "grasping-vortex"]


@pytest.mark.rule("DG-SOLO-4", "DG-RULING-42")
def test_two_decks() -> None:
    state: State = begun().state
    (player,) = state.parts
    assert (len(state.deck) + len(player.hand), len(state.peril_deck)) == (27, 30)
    assert len(player.hand) == 5
    assert all(BOOK.cards[number].glory for number in (*state.deck, *player.hand))
    assert not any(BOOK.cards[number].glory for number in state.peril_deck)
    assert (player.glory, player.peril, state.discard, state.peril_discard) == (1, 0, (), ())


@pytest.mark.rule("DG-SOLO-4")
def test_two_discard_piles() -> None:
    table = enter_corner(*ONE, "stumble", hand="second-wind", glory=2)
    answer(table, "play second-wind")
    assert (ids(table.state.discard), ids(table.state.peril_discard)) == (["second-wind"], ["stumble"])


@pytest.mark.rule("DG-SOLO-4")
def test_an_empty_peril_deck_is_made_of_its_own_pile() -> None:
    discard = "stumble zombie dodge"
    table = crypt(hero("raka", points=3), rooms=CORNER, luck=(*ONE, "stumble"), discard=discard, peril_deck=())
    answer(table, "move north")
    assert part(table).fallen
    assert (ids(table.state.peril_deck), ids(table.state.peril_discard)) == (["zombie"], ["stumble"])
    assert ids(table.state.discard) == ["dodge"]


@pytest.mark.rule("DG-SOLO-5")
def test_three_quests_and_no_common_one() -> None:
    state: State = begun().state
    assert (len(state.parts[0].quests), state.common, state.quest_bag) == (3, (), ())
    assert len({*state.parts[0].quests, *state.quests_gone}) == 14


# ---- the turn ----


@pytest.mark.rule("DG-SOLO-6")
def test_no_dungeonlord_phase() -> None:
    luck = ("crypt", 6, "library")
    table = crypt(hero("raka", hand="dodge"), rooms=CORNER, phase="reset", bag="crypt library", deck="", luck=luck)
    assert (asked(table).kind, asked(table).about, part(table).points) == ("place", ("crypt",), 3)
    answer(table, "place corner-west-0")
    assert asked(table).kind == "hero-phase"
    answer(table, "end")
    assert (asked(table).kind, asked(table).about, table.state.round) == ("place", ("library",), 2)
    assert ids(part(table).hand) == ["dodge"]


@pytest.mark.rule("DG-SOLO-7")
def test_glory_by_the_normal_rules() -> None:
    table = enter_corner(*CALM, points=4)
    assert part(table).glory == 1
    answer(table, "move south", "move north")
    assert (part(table).glory, part(table).points) == (1, 1)


@pytest.mark.rule("DG-SOLO-8", "DG-EX-3")
@pytest.mark.parametrize(
    ("dice", "cards"), [(ONE, ["leaden-steps"]), (TWO, ["leaden-steps", "clouded-mind"]), (CALM, []), ((5, 2), ["leaden-steps"])]
)
def test_as_many_dice_as_peril(dice: tuple[int, int], cards: list[str]) -> None:
    table = enter_corner(*dice, *cards)
    assert [event.data for event in told(table, "peril-rolled")] == [(f"{dice[0]} {dice[1]}", len(cards))]
    assert [event.data for event in told(table, "revealed")] == [(name,) for name in cards]
    assert ids(part(table).banes) == cards
    assert len(table.state.peril_deck) == 30 - len(cards)


@pytest.mark.rule("DG-SOLO-8", "DG-RULING-43")
def test_dice_for_staying_but_not_for_coming_back() -> None:
    table = enter_corner(*CALM, points=4)
    answer(table, "move south", "move north")
    assert len(told(table, "peril-rolled")) == 1
    stays = crypt(hero("raka", "corner", points=1), rooms=CORNER, deck="", luck=(*ONE, "leaden-steps"))
    answer(stays, "end")
    assert [event.data for event in told(stays, "peril-rolled")] == [("2 5", 1)]
    assert (ids(part(stays).banes), part(stays).glory, stays.state.round) == (["leaden-steps"], 1, 2)


@pytest.mark.rule("DG-SOLO-9")
def test_banes_come_first() -> None:
    """Drawn after the zombie, the curse weighs on the arm before the zombie attacks."""
    table = enter_corner(*TWO, "zombie", "withered-arm", 3, 3)
    assert ids(part(table).banes) == ["withered-arm"]
    assert compared(table) == [("zombie", 3 + 2, 3 + 1)]
    assert part(table).health == 5


@pytest.mark.rule("DG-SOLO-9", "DG-RULING-43")
def test_then_traps_then_monsters_in_one_battle() -> None:
    """The throne has peril 3; the first die is for its own threat."""
    luck = (6, 3, 1, 2, "zombie", "spear-volley", "skeleton", 6, 1, 1, 1, 1)
    table = answer(crypt(hero("raka", points=2), rooms="throne-of-dust 0,-1 turned", luck=luck), "move north")
    kinds = [(event.kind, event.data[0]) for event in table.told(None) if event.kind in ("trap", "attacks", "compared")]
    expected = [("trap", "spear-volley"), ("attacks", "zombie"), ("attacks", "skeleton")]
    assert kinds == [*expected, ("compared", "zombie"), ("compared", "skeleton")]


@pytest.mark.rule("DG-SOLO-10")
def test_a_bane_waits_for_its_monster() -> None:
    table = enter_corner(*ONE, "bloodscent")
    assert (ids(table.state.waiting_banes), table.state.peril_discard) == (["bloodscent"], ())


@pytest.mark.rule("DG-SOLO-10")
def test_the_bane_that_waited_goes_to_the_next_monster() -> None:
    waits: dict[str, Any] = {"waiting_banes": (card("bloodscent"),), "peril_deck": (card("zombie"),)}
    table = crypt(hero("raka", points=3), rooms=CORNER, luck=(*ONE, "zombie", 2, 3), **waits)
    answer(table, "move north")
    assert compared(table) == [("zombie", 2 + 2 + 1, 3 + 2)]
    answer(table, "pass")
    assert (table.state.waiting_banes, table.state.attached) == ((), ())
    assert ids(table.state.peril_discard) == ["zombie", "bloodscent"]


@pytest.mark.rule("DG-SOLO-10", "DG-RULING-47")
def test_an_awakening_brings_an_undead_of_the_pile() -> None:
    luck = (*TWO, "undead-awakening", "tomb-spider", 1, 3, 3, 2, 3)
    table = crypt(hero("raka", points=3), rooms=CORNER, luck=luck, discard="ghost stumble")
    answer(table, "move north", "pass")
    assert [event.data[0] for event in told(table, "attacks")] == ["tomb-spider", "ghost"]
    assert sorted(ids(table.state.peril_discard)) == ["ghost", "stumble", "tomb-spider", "undead-awakening"]


# ---- monsters ----


@pytest.mark.rule("DG-SOLO-11")
def test_a_monster_attacks_and_is_discarded() -> None:
    table = enter_corner(*ONE, "zombie", 6, 1)
    assert (compared(table), part(table).health) == ([("zombie", 8, 3)], 5)
    assert (asked(table).kind, offered(table)) == ("challenge", ["challenge zombie", "pass"])
    answer(table, "pass")
    assert (ids(table.state.peril_discard), part(table).lair, part(table).peril) == (["zombie"], (), 0)
    assert (asked(table).kind, part(table).points) == ("hero-phase", 2)


@pytest.mark.rule("DG-SOLO-11", "DG-RULING-44")
@pytest.mark.parametrize(
    ("who", "monster", "form"),
    [("raka", "ghoul", "melee"), ("kron-axereaver", "ghoul", "speed"), ("kron-axereaver", "crypt-vampire", "magic")],
)
def test_the_form_that_suits_the_monster_best(who: str, monster: str, form: str) -> None:
    table = crypt(hero(who, points=3), rooms=CORNER, luck=(*ONE, monster, 1, 1))
    answer(table, "move north")
    assert told(table, "attacks")[0].data[:3] == (monster, form, 0)


@pytest.mark.rule("DG-SOLO-12", "DG-RULING-69")
def test_hard_the_dearest_survivor_goes_to_the_lair() -> None:
    table = enter_corner(*TWO, "zombie", "ghoul", 1, 1, 2, 2, options=HARD)
    answer(table, "pass")
    assert (ids(part(table).lair), ids(table.state.peril_discard)) == (["ghoul"], ["zombie"])


@pytest.mark.rule("DG-SOLO-12")
def test_hard_only_a_survivor() -> None:
    table = enter_corner(*ONE, "skeleton", 1, 6, "dodge", options=HARD)
    assert (part(table).lair, ids(table.state.peril_discard)) == ((), ["skeleton"])


@pytest.mark.rule("DG-SOLO-13", "DG-RULING-69")
def test_hard_the_lair_attacks_too_and_returns() -> None:
    table = enter_corner(*ONE, "zombie", 1, 1, 2, 2, options=HARD, lair="ghoul")
    assert [event.data[0] for event in told(table, "attacks")] == ["zombie", "ghoul"]
    answer(table, "pass")
    assert (sorted(ids(part(table).lair)), table.state.peril_discard) == (["ghoul", "zombie"], ())


@pytest.mark.rule("DG-SOLO-13")
def test_hard_without_a_new_monster_the_lair_rests() -> None:
    table = enter_corner(*ONE, "stumble", options=HARD, lair="ghoul")
    assert (told(table, "attacks"), ids(part(table).lair)) == ([], ["ghoul"])


@pytest.mark.rule("DG-SOLO-14")
def test_hard_no_more_than_three_in_the_lair() -> None:
    """Four draws in a row: all survive, the cheapest has to go."""
    table = enter_corner(*ONE, "ghoul", 3, 3, 3, 1, 3, 3, 3, 3, options=HARD, lair="skeleton ghost death-knight")
    answer(table, "pass")
    assert [data[1:] for data in compared(table)] == [(5, 5)] * 4
    assert ids(table.state.peril_discard) == ["skeleton"]
    assert sorted(ids(part(table).lair)) == ["death-knight", "ghost", "ghoul"]


@pytest.mark.rule("DG-SOLO-14", "DG-RULING-60")
def test_hard_zareth_keeps_a_fourth() -> None:
    luck = (*ONE, "ghoul", 4, 4, 3, 1, 5, 5, 3, 4)
    me = hero("zareth-vohl", points=3, lair="skeleton ghost death-knight")
    table = answer(crypt(me, rooms=CORNER, luck=luck, options=HARD), "move north", "pass")
    assert [data[1:] for data in compared(table)] == [(6, 6), (6, 6), (5, 5), (5, 5)]
    assert (len(part(table).lair), table.state.peril_discard) == (4, ())


@pytest.mark.rule("DG-SOLO-11", "DG-RULING-45")
def test_a_hunt_alone() -> None:
    """Nobody chooses for Draky: it attacks where it is strongest against this hero."""
    me = hero("kron-axereaver", "inner-sanctum", points=1, quests="slay-draky", hand="iron-helm", glory=2)
    table = crypt(me, rooms="inner-sanctum 0,-1", luck=(1, 3))
    answer(table, "attempt slay-draky")
    assert told(table, "attacks")[0].data == ("draky", "magic", 0, "kron-axereaver")
    assert (compared(table), part(table).health) == ([("draky", 3, 3)], 6)
    answer(table, "pass", "play iron-helm")
    assert (told(table, "failed")[0].data, ids(part(table).inventory)) == (("slay-draky",), ["iron-helm"])


@pytest.mark.rule("DG-SOLO-15", "DG-RULING-69")
def test_a_card_for_a_quest_monster_too() -> None:
    me = hero("raka", "inner-sanctum", points=1, quests="slay-draky", moved=True)
    prey = ((quest("slay-draky"), 1),)
    table = crypt(me, rooms="inner-sanctum 0,-1", luck=(1, 6, "dodge", "riposte"), prey=prey)
    answer(table, "attempt slay-draky")
    assert (quest_ids(part(table).done), ids(part(table).hand)) == (["slay-draky"], ["dodge", "riposte"])


@pytest.mark.rule("DG-SOLO-15")
def test_a_card_for_each_monster_slain() -> None:
    table = enter_corner(*TWO, "skeleton", "zombie", 1, 1, 6, 6, "dodge")
    assert [event.data for event in told(table, "struck")] == [("skeleton", 0), ("zombie", 1)]
    assert ids(part(table).hand) == ["dodge"]
    answer(table, "pass")
    assert ids(part(table).hand) == ["dodge"]
    assert sorted(ids(table.state.peril_discard)) == ["skeleton", "zombie"]


@pytest.mark.rule("DG-SOLO-16")
@pytest.mark.parametrize("hand", ["", "dodge riposte", "dodge riposte scare-off second-wind iron-helm trap-sense"])
def test_one_card_at_the_end_of_the_turn_and_no_discard(hand: str) -> None:
    me = hero("raka", hand=hand, inventory="backpack", points=1, moved=True)
    table = answer(crypt(me, rooms=CORNER, luck=("fleet-foot",)), "end")
    assert ids(part(table).hand) == [*hand.split(), "fleet-foot"]
    assert (table.state.discard, ids(part(table).inventory), table.state.round) == ((), ["backpack"], 2)


# ---- playing cards ----


@pytest.mark.rule("DG-SOLO-17")
def test_treasures_only_after_a_battle() -> None:
    me = hero("raka", hand="iron-helm potion-of-healing", glory=6, points=3, health=4)
    table = crypt(me, rooms=CORNER, luck=(*ONE, "zombie", 1, 3))
    refuse(table, "play iron-helm", "play potion-of-healing")
    answer(table, "move north", "pass")
    assert (asked(table).kind, offered(table)) == ("loot", ["play iron-helm", "play potion-of-healing", "pass"])
    answer(table, "play iron-helm", "pass")
    assert (ids(part(table).inventory), ids(part(table).hand)) == (["iron-helm"], ["potion-of-healing"])
    refuse(table, "play potion-of-healing")


@pytest.mark.rule("DG-SOLO-18")
def test_boons_only_on_the_entrance() -> None:
    me = hero("raka", "corner", hand="arcane-focus trap-sense", glory=6, points=2)
    table = crypt(me, rooms=CORNER, luck=(6,))
    refuse(table, "play arcane-focus", "play trap-sense")
    answer(table, "move south", "play arcane-focus")
    assert (ids(part(table).inventory), part(table).glory) == (["arcane-focus"], 6 + 1 - 4)


@pytest.mark.rule("DG-SOLO-19")
def test_instants_and_responses_are_free() -> None:
    me = hero("raka", hand="second-wind scare-off riposte", glory=6, points=2)
    table = crypt(me, rooms=CORNER, luck=(*ONE, "zombie"))
    answer(table, "move north")
    assert asked(table).kind == "response"
    assert set(offered(table)) == {"play second-wind", "play scare-off", "play riposte", "pass"}
    answer(table, "play scare-off")
    assert (compared(table), ids(table.state.peril_discard)) == ([], ["zombie"])
    answer(table, "play second-wind")
    assert (part(table).points, part(table).glory, at(part(table))) == (2, 6 + 1 - 3 - 2, "corner")


@pytest.mark.rule("DG-SOLO-19")
def test_a_curse_is_turned_aside() -> None:
    table = enter_corner(*ONE, "leaden-steps", hand="turn-aside-the-curse", glory=2)
    assert (asked(table).kind, offered(table)) == ("cancel", ["play turn-aside-the-curse", "pass"])
    answer(table, "play turn-aside-the-curse")
    assert (part(table).banes, part(table).glory) == ((), 2 + 1 - 3)
    assert (ids(table.state.discard), ids(table.state.peril_discard)) == (["turn-aside-the-curse"], ["leaden-steps"])


@pytest.mark.rule("DG-SOLO-20")
def test_peril_is_neither_counted_nor_paid() -> None:
    table = enter_corner(*ONE, "death-knight", 1, 6, quests="shadow-of-the-lich")
    assert (part(table).peril, told(table, "peril")) == (0, [])
    assert told(table, "struck")[0].data == ("death-knight", 2)
    shadow = crypt(hero("raka", quests="shadow-of-the-lich"), rooms=CORNER, phase="reset")
    assert (part(shadow).peril, told(shadow, "peril")) == (0, [])


@pytest.mark.rule("DG-RULING-73", "DG-CARD-14")
def test_a_location_is_faced_before_the_dice_for_its_peril() -> None:
    rooms = "crossing 0,-1; inner-sanctum 0,-2; long-gallery 0,1"
    dice = 1 + BOOK.locations[place("inner-sanctum")].peril
    table = crypt(hero("raka", "crossing", points=2), rooms=rooms, luck=(6,) * dice)
    answer(table, "move north")
    kinds = [event.kind for event in table.told(0) if event.kind in ("tested", "peril-rolled")]
    assert kinds == ["tested", "peril-rolled"]
