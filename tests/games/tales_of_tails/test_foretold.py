"""What an option says it will do is what it does: tried where the table changes at once, read off the walk where it is a plan."""

from __future__ import annotations

import pytest

from tests.games.tales_of_tails.positions import BOOK, answer, den, dog, offered, pup, setting_out, told, walk_of
from tests.games.tales_of_tails.test_wording import EN, PL, RU, effect
from undercroft.games.tales_of_tails.rules import scoring
from undercroft.games.tales_of_tails.state import State
from undercroft.kernel.table import Table


def parts(table: Table, text: str) -> list[str]:
    return effect(table, text).split("; ")


# ---- who is last inside ----


def test_who_sleeps_last_ends_the_round_and_begins_the_next() -> None:
    gone, rooms = dog("ruta", place="out", tokens=4), "R28 0,-1 paw 1"
    table = den(dog("bonk"), gone, dog("robin", place="asleep"), rooms=rooms, countdown=2)
    assert [effect(table, "sleep", t) for t in (EN, RU, PL)] == [
        "paws 5 → 6 from now on; the round ends, and you begin the next one",
        "впредь лапки: 5 → 6; раунд закончится, следующий начнёте вы",
        "odtąd łapki: 5 → 6; runda się kończy, a następną zaczynasz ty",
    ]
    others = den(dog("bonk"), gone.clone(), dog("robin"), rooms=rooms, countdown=2)
    answer(table, "sleep")
    assert (table.state.round, table.state.turn, pup(table).tokens) == (2, 0, 6)
    assert effect(others, "sleep") == "paws 5 → 6 from now on; the round is over for you"


def test_who_sleeps_last_with_all_paws_gains_none() -> None:
    table = den(dog("bonk", tokens=7, extra=0), dog("ruta", place="out"), countdown=2)
    assert effect(table, "sleep") == "no paw left to gain; the round ends, and you begin the next one"
    answer(table, "sleep")
    assert pup(table).tokens == 7


def leaving(**fields: object) -> Table:
    """Bonk before the end of a walk with a coin."""
    others = fields.pop("others", "asleep")
    table = den(dog("bonk"), dog("ruta", place=others), rooms="R28 0,1 turn 90", **fields)  # type: ignore[arg-type]
    return answer(table, "walk", "enter R28", "take", "out south")


def test_who_leaves_last_ends_the_round() -> None:
    table = leaving()
    assert effect(table, "confirm") == (
        "you collect: one coin; coins, quests apart: +1; damage 0, defence 3; the round ends, and you begin the next one"
    )
    assert effect(table, "give-up") == "nothing has happened yet"
    answer(table, "confirm")
    assert (table.state.round, table.state.turn) == (2, 0)
    first = leaving(others="inside", bag="R30 R31")
    assert effect(first, "confirm") == (
        "you collect: one coin; coins, quests apart: +1; damage 0, defence 3; 4 paws left; this room is closed to the others; "
        "the countdown begins with 2 cards"
    )
    later = leaving(others="inside", countdown=1)
    assert parts(later, "confirm")[-1] == "this room is closed to the others"


def test_the_last_step_of_the_game_tells_the_own_coins() -> None:
    table = leaving(round=3)
    assert [effect(table, "confirm", t).split("; ")[-1] for t in (EN, RU, PL)] == [
        "the game ends: you have 1 coin",
        "игра закончится: у вас 1 монета",
        "gra się kończy: masz 1 monetę",
    ]
    answer(table, "confirm")
    assert table.over
    assert sum(scoring.lines(table.state, BOOK, 0).values()) == 1
    asleep = den(dog("bonk", "R43 R44 R28", tokens=6, extra=1), dog("ruta", place="out"), round=3, countdown=0)
    assert [effect(asleep, "sleep", t) for t in (EN, RU, PL)] == [
        "the game ends: you have 5 coins",
        "игра закончится: у вас 5 монет",
        "gra się kończy: masz 5 monet",
    ]
    poor = den(dog("bonk", "R59"), dog("ruta", place="out"), round=3, countdown=0)
    assert effect(poor, "sleep") == "the game ends: you have −1 coin"
    going_on = den(dog("bonk"), dog("ruta"), round=3)
    assert "the game ends" not in effect(going_on, "sleep")


def test_at_the_end_quests_of_the_own_hand_are_paid() -> None:
    table = den(
        dog("bonk", "R01", quest="last-wish"), dog("ruta", "R58", place="out"), round=3, countdown=0, common="steel-grip"
    )  # fmt: skip
    assert effect(table, "sleep") == "the game ends: you have 2 coins"
    answer(table, "sleep")
    assert scoring.outcome(table.state, BOOK).scores == (2, 5)  # type: ignore[union-attr]


# ---- paws and potions, on a full track and an empty supply ----


def test_a_tramp_gives_a_paw_only_where_one_is_left() -> None:
    table = setting_out(dog("jeanne"), "R65 0,-1")
    assert effect(table, "enter R65").startswith("a bow, a sword; or a fireball and a paw")
    answer(table, "enter R65")
    assert effect(table, "hire with-paw") == "one more paw at once; coins at the end: −1; 5 paws left"
    answer(table, "hire with-paw", "out north")
    assert "paws 5 → 6 from now on" in parts(table, "confirm")
    full = setting_out(dog("jeanne", tokens=7, extra=0), "R65 0,-1")
    assert effect(full, "enter R65").startswith("a bow, a sword; or a fireball; no paw left to gain")
    answer(full, "enter R65")
    assert effect(full, "hire with-paw") == "no paw left to gain; coins at the end: −1; 6 paws left"
    answer(full, "hire with-paw", "out north")
    assert "from now on" not in effect(full, "confirm")
    assert "6 paws left" in parts(full, "confirm")


def test_without_a_paw_nothing_can_be_taken() -> None:
    rooms = "R28 0,-1; R65 1,0 turn 90; R71 0,1; R75 -1,0"
    table = setting_out(dog("jeanne", tokens=0, extra=2), rooms)
    for room in ("R28", "R65", "R71", "R75"):
        assert "no paw left to lay" in parts(table, f"enter {room}"), room
    assert "you have a key" not in effect(table, "enter R71")
    able = setting_out(dog("jeanne", tokens=1, extra=6), rooms)
    assert not [room for room in ("R28", "R65", "R71", "R75") if "no paw" in effect(able, f"enter {room}")]


def test_a_potion_room_tells_what_the_supply_still_has() -> None:
    table = setting_out(dog("jeanne"), "R75 0,-1", supply=(0, 1, 0))
    assert effect(table, "enter R75").startswith("in the supply: potion of strength (sword)")
    answer(table, "enter R75")
    assert offered(table, "take-potion") == {"sword"}
    assert effect(table, "take-potion sword") == "counts once as a sword; 4 paws left"
    empty = setting_out(dog("jeanne"), "R75 0,-1", supply=(0, 0, 0))
    assert effect(empty, "enter R75").startswith("the supply is empty")
    answer(empty, "enter R75")
    assert effect(empty, "take") == "the supply is empty; 4 paws left"


# ---- what a card closes and opens ----


def placing(room: str, rooms: str, **fields: object) -> Table:
    table = den(dog("bonk"), dog("ruta"), dog("robin"), rooms=rooms, luck=[room], **fields)  # type: ignore[arg-type]
    return answer(table, "explore")


def test_an_opening_towards_a_gap_is_no_way_out() -> None:
    """R04 is open in the north and the south."""
    free = placing("R04", "")
    assert effect(free, "place R00-south-0") == "opens to: start room; way out: south"
    gapped = placing("R04", "", gaps=[(0, 2, 1, 1)])
    assert effect(gapped, "place R00-south-0") == "opens to: start room"


def test_a_card_that_leaves_no_opening_says_so() -> None:
    walled = [(x, y, 1, 1) for x, y in ((1, 0), (-1, 0), (0, -1), (0, 2))]
    last = placing("R04", "", gaps=walled)
    assert [effect(last, "place R00-south-0", t) for t in (EN, RU, PL)] == [
        "opens to: start room; no opening will be left to explore",
        "проход в стартовую комнату; исследовать будет негде",
        "przejście do komnaty startowej; nie będzie już gdzie badać lochów",
    ]
    answer(last, "place R00-south-0")
    assert "explore" not in offered(last)
    open_ = placing("R04", "", gaps=walled[:-1])
    assert "no opening" not in effect(open_, "place R00-south-0")


def test_a_portal_that_is_laid_tells_where_it_leads() -> None:
    alone = placing("R83", "")
    assert "portal" not in effect(alone, "place R00-south-0")
    joined = placing("R83", "R84 5,5; R85 7,7")
    assert "leads to 2 other portals" in parts(joined, "place R00-south-0")


# ---- Sharik ----


def test_sharik_turns_first_and_the_others_just_go() -> None:
    sharik = den(dog("sharik"), dog("ruta"), dog("bonk"), rooms="R04 0,-1")
    assert [effect(sharik, "walk", t).split("; ")[3] for t in (EN, RU, PL)] == [
        "first Sharik may turn rooms",
        "сначала Шарик может повернуть комнаты",
        "najpierw Szarik może obrócić komnaty",
    ]
    alone = den(dog("sharik"), dog("ruta"), dog("bonk"))
    assert "first Sharik" not in effect(alone, "walk"), "nothing lies around the start room"
    assert "first Sharik" not in effect(den(dog("ruta"), dog("sharik"), dog("bonk"), rooms="R04 0,-1"), "walk")


def test_a_turned_room_tells_what_it_opens_to_and_no_more() -> None:
    table = answer(den(dog("sharik"), dog("ruta"), dog("bonk"), rooms="R04 0,-1"), "walk")
    assert effect(table, "go") == "5 paws; bow 1, sword 0, fireball 2; defence 3"
    assert [effect(table, "turn R04", t) for t in (EN, RU, PL)] == [
        "opens to no room; no longer opens to: start room; ways out: east, west",
        "прохода не будет; закроется проход в стартовую комнату; выходы наружу: восток, запад",
        "przejścia nie będzie; zamknie się przejście do komnaty startowej; wyjścia na zewnątrz: wschód, zachód",
    ]
    answer(table, "turn R04")
    assert effect(table, "turn R04") == "opens to: start room; way out: north"
    assert effect(table, "go") == "5 paws; bow 1, sword 0, fireball 2; defence 3"


def test_what_sharik_turned_stays_for_the_others() -> None:
    rooms = "R04 0,-1; R28 0,1"
    table = answer(den(dog("sharik"), dog("ruta"), dog("bonk"), rooms=rooms, bag="R30 R31"), "walk", "turn R28", "turn R04", "go")
    answer(table, "enter R28", "leave", "out south")
    assert parts(table, "confirm")[-2:] == ["turned for everybody: gigatick, one coin", "the countdown begins with 2 cards"]
    around = answer(den(dog("sharik"), dog("ruta"), dog("bonk"), rooms=rooms), "walk", "turn R28", *["turn R04"] * 4, "go")
    answer(around, "enter R28", "leave", "out south")
    assert "turned for everybody: one coin" in parts(around, "confirm"), "a full turn is none"


# ---- Bonk ----


def test_a_broken_wall_costs_a_paw_and_stays_open() -> None:
    table = setting_out(dog("bonk"), "R04 0,-1; R28 1,-1", bag="R30 R31")
    answer(table, "enter R04", "pass")
    assert effect(table, "break east").startswith("4 paws left; 1 coin")
    assert effect(table, "break-out west") == "4 paws left; damage 1, defence 3"
    answer(table, "break east", "leave", "break-out north")
    assert [effect(table, "confirm", t).split("; ")[-2] for t in (EN, RU, PL)] == [
        "the 2 broken passages are open to everybody",
        "2 пролома останутся открыты для всех",
        "2 wyłomy zostaną otwarte dla wszystkich",
    ]
    plain = setting_out(dog("bonk"), "R04 0,-1", bag="R30 R31")
    answer(plain, "enter R04", "pass", "out north")
    assert "broken" not in effect(plain, "confirm")


def test_the_last_paw_breaks_a_wall_and_takes_nothing_behind_it() -> None:
    table = setting_out(dog("bonk", tokens=1, extra=6), "R04 0,-1; R28 1,-1")
    answer(table, "enter R04", "pass")
    assert parts(table, "break east")[:3] == ["no paws left", "1 coin", "no paw left to lay"]


# ---- teleports ----


def test_a_portal_leads_to_the_others_and_tells_what_is_there() -> None:
    table = setting_out(dog("ruta"), "R83 1,0 turn 90; R84 0,4; R28 2,0")
    assert effect(table, "enter R83").startswith("leads to 1 other portal")
    answer(table, "enter R83")
    assert "portal" not in effect(table, "enter R84"), "from there only where one has been"
    alone = setting_out(dog("ruta"), "R83 1,0 turn 90; R28 2,0")
    assert "portal" not in effect(alone, "enter R83")


# ---- traps ----


@pytest.mark.parametrize(
    ("who", "words"),
    [
        (dog("ruta", "R01"), "costs a card with a trophy bow or its potion, or a paw and 1 coin at the end"),
        (dog("ruta", "bow"), "costs a card with a trophy bow or its potion, or a paw and 1 coin at the end"),
        (dog("ruta", "R58 sword"), "costs a paw, and 1 coin at the end"),
        (dog("ruta", "R04", tokens=0, extra=7), "costs a card with a trophy bow or its potion"),
        (dog("robin"), "you jump over it"),
    ],
)
def test_a_trap_tells_what_this_dog_can_do_about_it(who: object, words: str) -> None:
    table = setting_out(who, "R59 0,-1")  # type: ignore[arg-type]
    assert parts(table, "enter R59")[0] == words


def test_robin_jumps_and_nothing_changes() -> None:
    table = setting_out(dog("robin", "R04 bow"), "R59 0,-1; R28 0,-2 turn 90")
    before = walk_of(table)
    answer(table, "enter R59")
    assert (walk_of(table).tokens, walk_of(table).claims, walk_of(table).spent) == (before.tokens, (), ())


def test_spending_a_tramp_gives_its_paw_back_at_once_or_after_the_round() -> None:
    table = setting_out(dog("jeanne", "R65:paw"), "R64 0,-1 turn 90")
    answer(table, "enter R64")
    assert effect(table, "disarm R65") == "you lose a fireball; coins at the end: +1; the tramp’s paw goes too; 4 paws left"
    none = setting_out(dog("jeanne", "R65:paw fireball", tokens=1, extra=1, spent=5), "R71 0,-1; R64 0,-2")
    answer(none, "enter R71", "take", "enter R64")
    owes = "you lose a fireball; coins at the end: +1; you give a paw back after the round"
    assert effect(none, "disarm R65") == owes
    assert effect(none, "disarm R65", RU).endswith("после раунда вы вернёте одну лапку")
    assert effect(none, "disarm R65", PL).endswith("po rundzie oddasz jedną łapkę")
    two = setting_out(dog("jeanne", "R65:two"), "R59 0,-1")
    answer(two, "enter R59")
    assert effect(two, "disarm R65") == "you lose a bow, a sword; coins at the end: +1"


def test_a_spent_card_of_this_way_leaves_a_gap() -> None:
    table = setting_out(dog("pluto"), "R04 0,-1; R59 0,-2", bag="R30 R31")
    answer(table, "enter R04", "fight", "enter R59")
    assert effect(table, "disarm R04") == "you lose a bow; its place becomes a gap"
    answer(table, "disarm R04", "out north")
    assert "a gap stays in place of: gigatick" in parts(table, "confirm")
    assert "closed to the others: bow trap" in parts(table, "confirm")
    answer(table, "confirm")
    assert told(table, "gap") == [("gap", "R04")]


# ---- coins and quests ----


def test_a_key_opens_a_chest_that_waits() -> None:
    waiting = setting_out(dog("jeanne", "R71 R04"), "R79 0,-1")
    answer(waiting, "enter R79")
    fight = next(text for text in sorted(offered(waiting)) if text.startswith(("fight", "vow")))
    assert "gives a key; 4 coins" in effect(waiting, fight)
    none = setting_out(dog("jeanne", "R04"), "R79 0,-1")
    answer(none, "enter R79")
    assert "coin" not in effect(none, fight)


def test_a_card_tells_the_quests_that_it_fulfils() -> None:
    table = setting_out(dog("jeanne", quest="last-wish"), "R02 0,-1", common="steel-grip")
    answer(table, "enter R02")
    assert effect(table, "fight") == (
        "sword: needs 2, you have 2; gives a sword; Steel Grip would be yours: 1 sword against 0; +5; Last Wish: +2; 4 paws left"
    )
    assert "Steel Grip" not in effect(table, "pass")
    assert "Last Wish" not in effect(table, "pass")
    behind = den(
        dog("jeanne", quest="last-wish"), dog("ruta", "R58"), dog("bonk"), rooms="R02 0,-1", common="steel-grip"
    )  # fmt: skip
    answer(behind, "walk", "enter R02")
    assert "Steel Grip" not in effect(behind, "fight"), "one sword against two"
    assert "Last Wish: +2" in parts(behind, "fight")


def test_paws_of_others_in_the_dungeon_count_in_a_contest() -> None:
    """Pupscalibur has another's paw on it: its two swords are surely collected."""
    out = dog("ruta", place="out", tokens=4)
    table = den(
        dog("jeanne"), out.clone(), dog("bonk"), rooms="R02 0,-1; R58 1,0 paw 1", common="steel-grip", countdown=3
    )  # fmt: skip
    answer(table, "walk", "enter R02")
    assert "Steel Grip" not in effect(table, "fight")
    answer(table, "fight", "out north")
    assert "Steel Grip" not in effect(table, "confirm")
    led = dog("jeanne", "R02 sword sword", quest="steel-grip")
    lost = den(led, out.clone(), dog("bonk"), rooms="R61 0,-1; R58 1,0 paw 1", countdown=3)
    answer(lost, "walk", "enter R61")
    assert parts(lost, "pour sword") == ["back in the supply after the round"], "two against two: the base swords decide"
    close = dog("jeanne", "R02 sword", quest="steel-grip")
    table = den(close, out.clone(), dog("bonk"), rooms="R61 0,-1; R58 1,0 paw 1", countdown=3)
    answer(table, "walk", "enter R61")
    assert parts(table, "pour sword")[-1] == "Steel Grip would no longer be yours: 1 sword against 2"


# ---- damage ----


def test_passing_tells_the_damage_of_the_whole_way() -> None:
    table = setting_out(dog("ruta", "R57 R58"), "R22 0,-1; R19 0,-2")
    assert "passing by: 2 damage" in parts(table, "enter R22")
    answer(table, "enter R22")
    assert effect(table, "pass") == "damage 2, defence 5"
    answer(table, "pass", "enter R19")
    assert effect(table, "pass") == "damage 4, defence 5"
    assert "damage" not in effect(table, "fight")


def test_where_every_hit_counts_a_monster_may_bar_the_way() -> None:
    strong = dog("pluto", "R57 R58")
    each = setting_out(strong, "R51 0,-1", options={"defence": "each-hit"})
    assert [effect(each, "enter R51", t).split("; ")[5] for t in (EN, RU, PL)] == [
        "no passing by: 3 damage is too much",
        "мимо не пройти: урон 3 слишком велик",
        "obok nie przejdziesz: obrażenia 3 to za dużo",
    ]
    answer(each, "enter R51")
    assert "pass" not in offered(each)
    at_the_end = setting_out(strong, "R51 0,-1")
    assert "passing by: 3 damage" in parts(at_the_end, "enter R51")


def test_confirming_does_what_it_said() -> None:
    """Over a whole walk: the coins, the paws and the cards of the line are those of the table afterwards."""
    table = setting_out(dog("bonk", "R58", quest="three-leashes"), "R19 0,-1; R65 0,-2", bag="R30 R31")
    answer(table, "enter R19", "fight", "enter R65", "hire with-paw", "out north")
    before = scoring.lines(table.state, BOOK, 0)
    line = effect(table, "confirm")
    answer(table, "confirm", "sleep", "sleep")
    state: State = table.state
    after = scoring.lines(state, BOOK, 0)
    assert sum(after[name] - before[name] for name in ("coins", "chests", "traps", "tramps")) == 0
    assert "coins, quests apart: 0" in line
    assert after["own-quest"] - before["own-quest"] == 2
    assert "Three Leashes: +2" in line
    assert pup(table).tokens == 6
    assert "paws 5 → 6 from now on" in line
