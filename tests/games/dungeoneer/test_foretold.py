"""What an option will surely do is said truly: each case beside a neighbour in which something else comes, or nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.duels import besiege, duel
from tests.games.dungeoneer.positions import BOOK, answer, asked, crypt, hero, place, quest
from undercroft.games.dungeoneer import GAME
from undercroft.kernel.table import Table
from undercroft.texts import Tongue, tongue

EN, RU, PL = (tongue(language, GAME.id) for language in ("en", "ru", "pl"))


def line(table: Table, text: str, seat: int = 0, t: Tongue = EN) -> str:
    """The effect of an option of a seat, or of something that it may throw in."""
    thrown = f"throw {seat} {text}"
    offered = {str(action): action for action in (*asked(table).options, *table.aside(seat))}
    return t.options(table, seat, [offered[text] if text in offered else offered[thrown]])[0].effect


# ---- health ----


@pytest.mark.parametrize(("health", "told"), [(3, "health 3 → 5"), (4, "health 4 → 6"), (5, "health 5 → 6")])
def test_healing_tells_how_much_comes(health: int, told: str) -> None:
    table = crypt(hero("raka", health=health, inventory="potion-of-healing"), hero("kron-axereaver"))
    assert line(table, "use potion-of-healing") == told
    assert line(table, "use potion-of-healing", t=RU) == told.replace("health", "здоровье")
    assert line(table, "use potion-of-healing", t=PL) == told.replace("health", "zdrowie")


def test_a_location_heals_as_far_as_there_are_wounds() -> None:
    shrine = "crossing 0,-1; shrine-of-ashes 0,-2"
    table = crypt(hero("raka", "shrine-of-ashes", health=5, glory=4), hero("kron-axereaver"), rooms=shrine)
    assert line(table, "visit shrine-of-ashes") == "glory 4 → 2; health 5 → 6"


@pytest.mark.parametrize(("health", "healed"), [(5, "; health 5 → 6"), (6, "")])
def test_a_reward_heals_only_the_wounded(health: int, healed: str) -> None:
    where = BOOK.quests[quest("the-whispering-curse")].where[0]
    here = hero("raka", where, health=health, glory=5, quests="the-whispering-curse", hand="dodge riposte")
    table = crypt(here, hero("kron-axereaver"), rooms=f"crossing 0,-1; {where} 0,-2")
    told = f"your first quest is completed and the hero phase ends; glory 5 → 1{healed}; level 1 → 2; free of charge"
    assert line(table, "attempt the-whispering-curse") == told


def test_a_wound_brings_peril_to_whom_the_owner_likes() -> None:
    victim = hero("raka", "crossing", peril=5)
    table = crypt(hero("kron-axereaver", hand="zombie", peril=1), victim, phase="dungeonlord", luck=(6, 1))
    answer(table, "declare zombie", "begin")
    answer(table, "to-lair")
    assert asked(table).kind == "reward"
    assert (line(table, "seat 1"), line(table, "seat 0"), line(table, "pass")) == ("peril 3 → 4", "peril 1 → 2", "")


def test_a_wound_that_is_taken_is_counted() -> None:
    bearer: dict[str, Any] = {"inventory": "chain-hauberk", "glory": 3}
    table = besiege(hero("raka", health=3, **bearer), "zombie", luck=(6, 1))
    assert asked(table).kind == "wound"
    assert line(table, "wound", 1) == "health 3 → 2"
    assert line(table, "use chain-hauberk", 1) == "glory 3 → 1; 1 wound is prevented."


# ---- action points ----


def test_points_before_and_after() -> None:
    player = hero("raka", "crossing", points=2, glory=5, hand="second-wind")
    table = crypt(player, hero("kron-axereaver"), bag="crypt", options={"movement": "limited"})
    assert line(table, "play second-wind") == "glory 5 → 3; action points 2 → 3"
    assert line(table, "explore") == "action points 2 → 1; 1 location left"
    assert line(table, "tip") == "action points 2 → 3; your hero lies down and must stand up again"


def test_standing_up_costs_a_point() -> None:
    table = crypt(hero("raka", points=2, fallen=True, hand="dodge riposte"), hero("kron-axereaver"))
    assert line(table, "stand") == "action points 2 → 1"


@pytest.mark.parametrize(("points", "told"), [(2, "action points 2 → 1; "), (0, "your hero lies down and must stand up again; ")])
def test_striking_back_costs_a_point_or_a_fall(points: int, told: str) -> None:
    victim = hero("raka", "crossing", points=points, peril=5)
    table = crypt(
        hero("kron-axereaver", hand="zombie"), victim, phase="dungeonlord", luck=(3, 1), options={"movement": "tipping"}
    )
    answer(table, "declare zombie", "begin")
    assert asked(table).kind == "challenge"
    assert line(table, "challenge zombie", 1).startswith(told + "health ")


def test_the_last_act_ends_the_turn() -> None:
    """Alone and with nothing left to do, the table ends the phase by itself."""
    last = crypt(hero("raka", "crossing", points=1, visited="crossing tomb-antechamber"))
    assert line(last, "move south") == "action points 1 → 0; then your turn ends; already visited this turn, no points"
    more = crypt(hero("raka", "crossing", points=2, visited="crossing tomb-antechamber"))
    assert line(more, "move south") == "action points 2 → 1; already visited this turn, no points"


def test_a_saved_point_and_those_that_are_lost() -> None:
    table = crypt(hero("raka", points=3, moved=True), hero("kron-axereaver"), phase="save")
    assert line(table, "save-point") == "action points 3 → 1; lets you stand up or attack in the others’ turns"
    assert line(table, "spend-all") == "action points 3 → 0"
    assert line(table, "spend-all", t=RU) == "очки действия 3 → 0"
    assert line(table, "spend-all", t=PL) == "punkty akcji 3 → 0"
    one = crypt(hero("raka", points=1, moved=True), hero("kron-axereaver"), phase="save")
    assert line(one, "save-point") == "lets you stand up or attack in the others’ turns"


# ---- glory and peril of a location ----


def test_a_step_tells_what_a_new_location_gives() -> None:
    rooms = "crossing 0,-1; crypt 1,-1"
    table = crypt(hero("raka", "crossing", points=2, glory=4, peril=5, hand="dodge riposte"), hero("kron-axereaver"), rooms=rooms)
    assert line(table, "move south") == "action points 2 → 1; new: glory 4 → 5; peril 5 → 6; heroes there: Kron Axereaver"
    table = crypt(
        hero("raka", "crossing", points=2, visited="crossing tomb-antechamber", hand="dodge riposte"),
        hero("kron-axereaver"),
        rooms=rooms,
    )
    assert line(table, "move south") == (
        "action points 2 → 1; already visited this turn, no points; heroes there: Kron Axereaver"
    )


def test_behind_a_test_a_step_is_only_read() -> None:
    """The point is paid after the roll, and nothing that comes then is certain."""
    rooms = "crossing 1,0; guard-barracks 2,0; crypt 3,0; ossuary 3,1"
    table = crypt(hero("kron-axereaver", "crypt", points=3), hero("raka"), rooms=rooms)
    assert line(table, "move south").endswith("a failure costs an action point; action points 3 → 2; new: +1 glory, +2 peril")


def test_alone_peril_is_dice() -> None:
    table = crypt(hero("raka", "crossing", points=2, glory=4, hand="dodge riposte"), rooms="crossing 0,-1")
    assert line(table, "move south") == "action points 2 → 1; new: glory 4 → 5; a peril die, which strikes on a 1"


def test_who_stayed_gets_points_again_after_the_discard() -> None:
    stayed = crypt(hero("raka", glory=4, peril=5, hand="dodge riposte", points=1), hero("kron-axereaver"), phase="discard")
    told = "you did not move: glory 4 → 5; peril 5 → 6. Boon"
    assert line(stayed, "discard dodge").startswith(told)
    assert line(stayed, "discard dodge", t=RU).startswith("вы не двигались: слава 4 → 5; риск 5 → 6. ")
    assert line(stayed, "discard dodge", t=PL).startswith("bez zmiany lokacji: chwała 4 → 5; groza 5 → 6. ")
    moved = crypt(
        hero("raka", glory=4, peril=5, hand="dodge riposte", points=1, moved=True), hero("kron-axereaver"), phase="discard"
    )
    assert line(moved, "discard dodge").startswith("Boon")


def test_the_end_of_the_phase_tells_what_staying_brings() -> None:
    """Before the discard it is read; where nothing is asked before, it was tried."""
    held = crypt(hero("raka", points=2, hand="dodge riposte"), hero("kron-axereaver"), bag="crypt")
    assert line(held, "end") == "you did not move: +1 glory, +1 peril; 2 action points left over"
    alone = crypt(hero("raka", points=2, glory=3), bag="crypt")
    assert line(alone, "end") == ("you did not move: glory 3 → 4; a peril die, which strikes on a 1; 2 action points left over")
    moved = crypt(hero("raka", points=0, hand="dodge pathfinder", glory=3, moved=True), hero("kron-axereaver"), bag="crypt")
    assert line(moved, "end") == ""


# ---- cards, and whom they meet ----


def lord(*others: dict[str, Any], **fields: Any) -> Table:
    """Seat 0 as the Dungeonlord of Raka, and of Lorel where there is a third."""
    seats = [hero(name, **each) for name, each in zip(("raka", "lorel-alanus"), others, strict=False)]
    return crypt(hero("kron-axereaver", **fields), *seats, phase="dungeonlord")


def test_the_only_victim_is_named_and_pays() -> None:
    alone = lord({"peril": 5}, hand="zombie stumble")
    assert line(alone, "declare zombie").startswith("against Raka in melee, peril 5 → 3; health ")
    assert line(alone, "declare zombie", t=RU).startswith("на Раку (ближний бой), риск 5 → 3; ")
    assert line(alone, "declare zombie", t=PL).startswith("na Rakę, atak orężem, groza 5 → 3; ")
    two = lord({"peril": 5}, {"peril": 4}, hand="zombie")
    assert line(two, "declare zombie").startswith("costs an opponent 2 peril; health ")
    answer(two, "declare zombie")
    assert line(two, "seat 2") == "peril 4 → 2; 6 health"


def test_a_bane_on_the_own_hero_tells_who_pays() -> None:
    table = answer(lord({"peril": 5}, hand="stumble"), "play stumble")
    assert line(table, "seat 0") == "your hero lies down and must stand up again; Raka: peril 5 → 3"
    assert line(table, "seat 1") == "peril 5 → 3; 6 health"
    table = answer(lord({"peril": 5}, {"peril": 5}, hand="stumble"), "play stumble")
    assert line(table, "seat 0") == "your hero lies down and must stand up again; an opponent’s peril pays"


@pytest.mark.parametrize(("glory", "told"), [(5, "glory 5 → 2; "), (2, "glory 2 → 0; "), (0, "")])
def test_glory_does_not_fall_below_nothing(glory: int, told: str) -> None:
    table = answer(lord({"peril": 5}, hand="siphon-fame", glory=glory), "play siphon-fame", "seat 0")
    assert line(table, "price 3") == f"{told}Raka: peril 5 → 2"
    assert line(table, "price 0") == ""


def test_a_treasure_that_goes_is_named() -> None:
    one = lord({"peril": 5}, hand="tomb-thief", inventory="backpack")
    told = "against your own hero; Raka: peril 5 → 1; "
    assert line(one, "play tomb-thief") == told + "you lose the Backpack"
    two = lord({"peril": 5}, hand="tomb-thief", inventory="backpack iron-helm")
    assert line(two, "play tomb-thief").startswith(told + "then you give up a card of your choice. ")


def test_a_bane_is_shed_for_glory() -> None:
    table = crypt(hero("raka", glory=6, banes="leaden-steps"), hero("kron-axereaver"))
    assert line(table, "shed leaden-steps") == "glory 6 → 2"


def test_who_leaves_the_battle_is_named_where_there_is_one() -> None:
    one = besiege(hero("raka", hand="scare-off", glory=4), "zombie")
    assert line(one, "play scare-off", 1) == "glory 4 → 1; Zombie leaves the battle and is discarded"
    two = besiege(hero("raka", hand="scare-off", glory=4), "zombie", "ghost")
    assert line(two, "play scare-off", 1).startswith("glory 4 → 1. One attacking monster of your choice")


def test_used_up_at_once_or_kept() -> None:
    full = hero("raka", health=5, glory=4, hand="potion-of-healing", inventory="iron-helm skeleton-keys silvered-blade")
    assert line(crypt(full, hero("kron-axereaver")), "play potion-of-healing") == ("glory 4 → 2; health 5 → 6; used up at once")
    free = hero("raka", health=5, glory=4, hand="potion-of-healing")
    table = crypt(free, hero("kron-axereaver"))
    assert line(table, "play potion-of-healing") == (
        "glory 4 → 2; then you keep it or use it at once; Used up, at any time: +2 health."
    )
    assert line(answer(table, "play potion-of-healing"), "use-now") == "health 5 → 6"
    assert line(table, "keep") == ""


def test_what_is_thrown_in_is_foretold_for_who_throws_it() -> None:
    other = hero("raka", glory=5, health=5, hand="second-wind", inventory="potion-of-healing")
    table = crypt(hero("kron-axereaver", glory=1, points=1, hand="dodge riposte"), other)
    assert line(table, "play second-wind", 1) == "glory 5 → 3; action points 0 → 1"
    assert line(table, "use potion-of-healing", 1) == "health 5 → 6"
    assert line(table, "use potion-of-healing", 1, RU) == "здоровье 5 → 6"


def test_what_is_thrown_into_a_battle_is_foretold_too() -> None:
    victim = hero("kron-axereaver", "crossing", glory=2, hand="dodge", peril=5)
    other = hero("lorel-alanus", glory=4, hand="second-wind")
    table = crypt(hero("raka", hand="zombie"), victim, other, phase="dungeonlord")
    answer(table, "declare zombie", "begin")
    assert (asked(table).kind, asked(table).seat) == ("response", 1)
    assert line(table, "play second-wind", 2) == "glory 4 → 2; action points 0 → 1"


# ---- limits ----


def test_over_a_limit_one_more_goes() -> None:
    burdened = hero(
        "raka", inventory="backpack iron-helm skeleton-keys silvered-blade warding-amulet", hand="dodge riposte", moved=True
    )
    table = crypt(burdened, hero("kron-axereaver"), phase="discard")
    assert line(table, "discard backpack").startswith("then you discard a treasure. ")
    assert line(table, "discard backpack", t=RU).startswith("затем вы сбрасываете сокровище. ")
    assert line(table, "discard backpack", t=PL).startswith("potem odrzucasz skarb. ")
    assert not line(table, "discard iron-helm").startswith("then")


@pytest.mark.parametrize(
    ("lair", "told"),
    [
        ("", "monsters in the lair: 1 of 3"),
        ("ghoul ghost", "monsters in the lair: 3 of 3"),
        ("ghoul ghost legion", "monsters in the lair: 3 of 3"),
    ],
)
def test_a_full_lair_loses_a_monster(lair: str, told: str) -> None:
    owner = hero("raka", hand="zombie", lair=lair)
    table = crypt(owner, hero("kron-axereaver", "crossing", peril=5), phase="dungeonlord", luck=(2, 1))
    answer(table, "declare zombie", "begin")
    assert asked(table).kind == "home"
    discards = "then you discard a monster of your lair; " if told.endswith("3 of 3") and len(lair.split()) == 3 else ""
    assert line(table, "to-lair") == discards + told
    assert line(table, "to-hand") == "cards in hand: 1"


# ---- defeat ----


def struck(seats: int, health: int, **options: str) -> Table:
    """Raka with the hauberk is hit; a third player may look on."""
    names = ("raka", "lorel-alanus")[: seats - 1]
    victims = [hero(name, "crossing", peril=9) for name in names]
    victims[0].health, victims[0].inventory, victims[0].glory = health, "chain-hauberk", 3  # type: ignore[assignment]
    table = crypt(hero("zareth-vohl", hand="zombie"), *victims, phase="dungeonlord", luck=(6, 1), options=options)
    answer(table, "declare zombie", *(["seat 1"] if seats > 2 else []), "begin")
    assert asked(table).kind == "wound"
    return table


def test_a_last_wound_is_told_as_defeat() -> None:
    assert line(struck(3, 2), "wound", 1) == "health 2 → 1"
    assert line(struck(3, 1), "wound", 1) == "your hero is defeated; you are out of the game"
    assert line(struck(2, 1), "wound", 1) == "your hero is defeated; Zareth Vohl wins the game"
    assert line(struck(3, 1), "wound", 1, RU) == "ваш герой погибает; вы выбываете из игры"
    assert line(struck(3, 1), "wound", 1, PL) == "twój bohater ginie; odpadasz z gry"
    assert line(struck(3, 1), "use chain-hauberk", 1) == "glory 3 → 1; 1 wound is prevented."


def test_whoever_may_rise_chooses_a_hero_then() -> None:
    table = struck(2, 1, resurrection="on")
    assert line(table, "wound", 1) == "your hero is defeated; then you choose a new hero"
    answer(table, "wound")
    told = line(table, "hero lorel-alanus", 1)
    assert told.startswith("at level 1 at the entrance, with new cards; quests, glory and peril stay. Health 6.")


# ---- quests and escorts ----

FIRST = "your first quest is completed and the hero phase ends"


def test_a_quest_that_is_paid_tells_what_it_takes_and_brings() -> None:
    fields: dict[str, Any] = {"quests": "free-caedmans-soul", "glory": 2, "hand": "dodge riposte"}
    rooms = "crossing 1,0; guard-barracks 2,0; crypt 3,0"
    table = crypt(hero("kron-axereaver", "crypt", **fields), hero("raka"), rooms=rooms)
    assert line(table, "attempt free-caedmans-soul") == f"{FIRST}; glory 2 → 5; health 6 → 4; level 1 → 2; free of charge"
    again = crypt(hero("kron-axereaver", "crypt", points=2, attempts="free-caedmans-soul", **fields), hero("raka"), rooms=rooms)
    assert line(again, "attempt free-caedmans-soul") == (f"{FIRST}; action points 2 → 1; glory 2 → 5; health 6 → 4; level 1 → 2")


def test_a_common_quest_is_replaced_before_it_brings_anything() -> None:
    here = hero("kron-axereaver", "crypt", glory=2, hand="dodge riposte")
    table = crypt(here, hero("raka"), rooms="crossing 1,0; guard-barracks 2,0; crypt 3,0", common="free-caedmans-soul")
    assert line(table, "attempt free-caedmans-soul") == (f"{FIRST}; health 6 → 4; free of charge; Reward: +1 level. +3 glory.")


def test_the_third_quest_wins() -> None:
    done = "slay-draky break-the-seal"
    fields: dict[str, Any] = {
        "quests": "lead-the-pilgrim-out",
        "escorts": "lead-the-pilgrim-out",
        "glory": 2,
        "hand": "dodge riposte",
    }
    third = crypt(hero("raka", done=done, level=3, **fields), hero("kron-axereaver"))
    assert line(third, "deliver lead-the-pilgrim-out") == (
        "your third quest is completed and the hero phase ends; glory 2 → 4; level 3 → 4; you win the game"
    )
    assert line(third, "deliver lead-the-pilgrim-out", t=RU) == (
        "третье задание будет выполнено, и фаза подвигов закончится; слава 2 → 4; уровень 3 → 4; победа за вами"
    )
    assert line(third, "deliver lead-the-pilgrim-out", t=PL) == (
        "trzecie zadanie wykonane, faza bohatera się kończy; chwała 2 → 4; poziom 3 → 4; wygrywasz grę"
    )
    first = crypt(hero("raka", **fields), hero("kron-axereaver"))
    assert line(first, "deliver lead-the-pilgrim-out") == f"{FIRST}; glory 2 → 4; level 1 → 2"


def test_alone_the_way_back_wins() -> None:
    done = "slay-draky break-the-seal bones-of-fate"
    table = crypt(hero("raka", "crossing", points=1, done=done, hand="dodge riposte"))
    assert line(table, "move south") == "action points 1 → 0; you win the game"
    two = crypt(hero("raka", "crossing", points=1, done="slay-draky break-the-seal", hand="dodge riposte"))
    assert "win" not in line(two, "move south")


def test_an_escort_is_taken_or_given_up() -> None:
    escort: dict[str, Any] = {"quests": "lead-the-pilgrim-out", "escorts": "lead-the-pilgrim-out"}
    table = duel(hero("raka"), hero("kron-axereaver", **escort), luck=(6, 1))
    while asked(table).kind != "hit-choice":
        answer(table, str(asked(table).options[-1]))
    assert line(table, "take-token lead-the-pilgrim-out") == "to be delivered at the Tomb Antechamber"
    assert line(table, "wound") == "Kron Axereaver: health 6 → 5"
    given = crypt(hero("raka", hand="dodge riposte", **escort), hero("kron-axereaver"))
    assert line(given, "drop lead-the-pilgrim-out") == "it stays in this location; anybody may pick it up"


def test_an_escort_left_behind_waits_where_it_lies() -> None:
    """Not where its quest begins: DG-VAR-2b."""
    player = hero("raka", "crossing", points=2, quests="lead-the-pilgrim-out", hand="dodge riposte")
    tokens = ((quest("lead-the-pilgrim-out"), place("crypt")),)
    rooms = "crossing 1,0; guard-barracks 2,0; crypt 1,1"
    table = crypt(player, hero("kron-axereaver"), rooms=rooms, tokens=tokens)
    assert "your quests there" not in line(table, "move east")
