"""What a line says of changes was tried: it names what will surely happen, and nothing that will not."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import BOOK, answer, asked, fresh, tomb
from tests.games.monsters_of_egypt.test_wording import PL, RU, effect, said
from undercroft.kernel.table import Table

ESCAPE = {"mode": "escape"}
SPIKES = "on spikes: a spike trap kills here at once"


def monster(kind: str) -> int:
    return BOOK.kind.index(kind)


# ---- the end of a turn ----


def under_the_ceiling(*cells: str, turn: int = -1, ceiling: int = 2) -> Table:
    """Heroes in escape mode; by default the last of the round is asked, and the next step takes the first floor."""
    heroes = dict(zip(("vera", "timur", "zoya", "gleb"), cells, strict=False))
    turn %= len(heroes)
    return tomb("___", "___", "___", heroes=heroes, options=ESCAPE, ceiling=ceiling, turn=turn, round=3)


def test_the_end_of_a_round_brings_the_ceiling_down() -> None:
    table = under_the_ceiling("1-1", "1-2", "1-3", "1-1")
    assert effect(table, "end").startswith("3 moves unused; the ceiling crushes floor 1; Vera, Gleb, Timur, Zoya die")
    assert effect(table, "end").endswith("the game ends: the tomb wins")
    assert "Вера, Глеб, Тимур, Зоя погибают; игра окончена: победила гробница" in effect(table, "end", RU)
    assert "Wera, Gleb, Timur, Zoja giną; koniec gry: wygrywa grobowiec" in effect(table, "end", PL)
    answer(table, "end")
    assert table.over


def test_the_ceiling_names_only_those_under_it() -> None:
    alone = under_the_ceiling("2-1", "1-2")
    assert effect(alone, "end") == "3 moves unused; the ceiling crushes floor 1; Timur dies"
    assert effect(alone, "end", RU) == "3 шага пропадут; потолок накроет этаж 1; Тимур погибает"
    assert effect(alone, "end", PL) == "3 ruchy przepadną; strop zmiażdży piętro 1; Timur ginie"
    assert effect(under_the_ceiling("2-1", "2-2"), "end") == "3 moves unused; the ceiling crushes floor 1"
    assert effect(under_the_ceiling("1-1", "1-2", ceiling=0), "end") == "3 moves unused; the ceiling comes nearer"
    assert effect(under_the_ceiling("1-1", "1-2", turn=0), "end") == "3 moves unused", "the round goes on"


def test_the_ceiling_tells_what_it_destroys_keys_first() -> None:
    piles = {"1-1": "sabre axe", "1-2": "bat", "1-3": "apple key-black pear"}
    table = tomb("___", "___", heroes={"vera": "2-1"}, piles=piles, options=ESCAPE, ceiling=2)
    assert effect(table, "end") == "3 moves unused; the ceiling crushes floor 1; destroyed: black key, axe, sabre, bat and 2 more"
    few = tomb("___", "___", heroes={"vera": "2-1"}, piles={"1-1": "sabre crystal"}, options=ESCAPE, ceiling=2)
    assert effect(few, "end").endswith("floor 1; crystal pushed down to 2-1; destroyed: sabre")


def test_a_turn_that_ends_by_itself_brings_the_ceiling_too() -> None:
    """With one answer left the table gives it."""
    table = tomb("___", "___", heroes={"vera": "1-1"}, options=ESCAPE, ceiling=2, moves=1)
    assert effect(table, "step 1-2") == "the ceiling crushes floor 1; Vera dies; the game ends: the tomb wins"
    stays = tomb("___", "___", heroes={"vera": "1-1 bomb"}, options=ESCAPE, ceiling=2, moves=1)
    assert effect(stays, "step 1-2") == ""


def in_the_air(lies: str, *more: str, solo: bool = False) -> Table:
    """Vera over a gap with her jetpack on, Timur beside her; `lies`: what is below."""
    heroes = {"vera": " ".join(("1-1 jetpack", *more)), "timur": "1-1"}
    return answer(tomb("_o_", "___", heroes=heroes, piles={"2-2": lies}, solo=solo), "use jetpack", "step 1-2")


def test_the_end_of_a_flight_is_a_fall() -> None:
    assert effect(in_the_air(""), "end") == "2 moves unused; fall to 2-2"
    assert effect(in_the_air("mummy"), "end") == "2 moves unused; fall to 2-2; fight: mummy"
    assert effect(in_the_air("mummy"), "end", PL) == "2 ruchy przepadną; upadek na 2-2; walka: mumia"
    assert effect(in_the_air("?"), "end") == "2 moves unused; fall to 2-2; closed danger"


def test_who_lands_may_still_pick_something_up() -> None:
    table = in_the_air("sabre")
    assert effect(table, "end") == "2 moves unused; fall to 2-2; sabre; you may still take what lies there"
    answer(table, "end")
    assert asked(table) == "pick-up"
    assert effect(table, "take sabre") == "melee weapon"
    assert effect(table, "end") == ""
    late = tomb("_o_", "___", heroes={"vera": "1-1 jetpack"}, piles={"2-2": "sabre"}, options=ESCAPE, ceiling=3)
    answer(late, "use jetpack", "step 1-2", "end")
    assert effect(late, "end") == "the ceiling crushes floor 2; Vera dies; the game ends: the tomb wins"


def test_who_lays_the_jetpack_down_falls() -> None:
    falls = "the flight is over; fall to 2-2; 1 token falls to 2-2"
    assert effect(in_the_air("", "bomb"), "leave jetpack") == falls
    assert effect(in_the_air("mummy", "bomb"), "leave jetpack") == f"{falls}; fight: mummy"
    assert effect(in_the_air("", "bomb"), "leave jetpack", RU) == "полёт окончен; падение в 2-2; 1 жетон падает в 2-2"
    assert effect(in_the_air("", "bomb"), "leave bomb") == "1 token falls to 2-2"
    grounded = tomb("___", heroes={"vera": "1-1 jetpack bomb"})
    assert effect(grounded, "leave jetpack") == ""


def test_who_gives_the_jetpack_away_flies_no_longer() -> None:
    heroes = {"vera": "1-1 jetpack axe", "timur": "1-1"}
    alone = answer(tomb("_o_", "___", heroes=heroes, solo=True), "use jetpack", "swap timur", "offer jetpack")
    assert effect(alone, "propose") == "the flight is over"
    gift = answer(tomb("_o_", "___", heroes=heroes, solo=True), "use jetpack", "swap timur", "offer axe")
    assert effect(gift, "propose") == ""
    table = answer(tomb("_o_", "___", heroes=heroes), "use jetpack", "swap timur", "offer jetpack")
    assert effect(table, "propose") == "Timur decides"
    answer(table, "propose")
    assert (effect(table, "agree"), effect(table, "refuse")) == ("the flight is over", "")
    answer(table, "agree")
    assert table.state.flying == -1


# ---- steps ----


def test_a_step_into_a_fight_a_fall_a_door_and_out_of_the_game() -> None:
    heroes = {"vera": "1-2 key-yellow crystal"}
    table = tomb("____", features=("B..X",), heroes=heroes, piles={"1-3": "bat"})
    assert effect(table, "step 1-1") == "opens the yellow door"
    assert effect(table, "step 1-3") == "fight: bat"
    last = tomb("__", features=(".X",), heroes={"vera": "1-1 crystal", "gleb": "gone"})
    assert effect(last, "step 1-2") == "out of the tomb; the game ends: the escaped win"
    assert effect(last, "step 1-2", RU) == "выход из гробницы; игра окончена: выбравшиеся победили"
    without = tomb("__", features=(".X",), heroes={"vera": "1-1"})
    assert effect(without, "step 1-2") == "out of the tomb; the game ends: nobody wins"
    waits = tomb("__", features=(".X",), heroes={"vera": "1-1 crystal"}, options={"exit-choice": "on"})
    assert effect(waits, "step 1-2") == "", "whoever may stay is not out"
    assert effect(answer(waits, "step 1-2"), "escape") == "with everything you carry; the game ends: the escaped win"


def test_what_lies_at_the_exit_may_be_taken_along() -> None:
    table = tomb("__", features=(".X",), heroes={"vera": "1-1"}, piles={"1-2": "crystal"})
    assert effect(table, "step 1-2") == "crystal; out of the tomb; you may still take what lies there"
    answer(table, "step 1-2")
    assert effect(table, "take crystal") == "carry it out to win; out of the tomb; the game ends: the escaped win"
    assert effect(table, "escape") == "with everything you carry; the game ends: nobody wins"


def test_a_step_onto_a_trap_tells_its_price() -> None:
    def fire(lives: int, items: str = "") -> str:
        return effect(tomb("__", heroes={"vera": f"1-1 {items}"}, lives={"vera": lives}, piles={"1-2": "fire"}), "step 1-2")

    assert fire(3) == "trap: fire; lives 3 → 2"
    assert fire(1) == "trap: fire; Vera dies; the game ends: the tomb wins"
    assert fire(3, "vest") == "trap: fire; the vest can save a life"
    assert fire(3, "extinguisher") == "trap: fire; the extinguisher can put it out"
    assert fire(1, "crystal") == "trap: fire; the crystal can save the last life"
    crack = tomb("__", "__", heroes={"vera": "1-1"}, piles={"1-2": "crack", "2-2": "bat"})
    assert effect(crack, "step 1-2") == "trap: crack; the floor of 1-2 breaks; fall to 2-2; lives 3 → 2; fight: bat"
    assert effect(crack, "step 1-2", PL).endswith("na 1-2 wali się podłoga; upadek na 2-2; życia 3 → 2; walka: nietoperz")


def test_the_run_of_a_boulder_is_one_phrase() -> None:
    heroes = {"vera": "1-2", "timur": "2-3", "roza": "2-1"}
    piles = {"1-1": "rumble", "2-2": "sabre bat", "2-4": "bat"}
    table = tomb("____", "____", features=("....", "1..2"), heroes=heroes, piles=piles)
    run = "trap: strange rumble; the boulder rolls from 2-1 to 2-4; Roza, Timur die; destroyed: bat, bat"
    assert effect(table, "step 1-1") == run
    closed = tomb("____", "____", features=("....", "1..2"), heroes=heroes, piles={"1-1": "rumble", "2-2": "?"})
    assert effect(closed, "step 1-1") == "trap: strange rumble; the boulder rolls from 2-1 to 2-4; Roza dies", "chance is next"


def test_a_trap_of_the_monsters_names_all_who_die_behind_closed_tokens_too() -> None:
    heroes = {"vera": "dead", "timur": "2-3", "roza": "2-1"}
    piles = {"1-1": "rumble", "1-3": "bat", "2-2": "?"}
    table = tomb("____", "____", features=("....", "1..2"), heroes=heroes, piles=piles)
    assert effect(table, "spring 1-1") == "Timur, Roza die. The boulder rolls: heroes and monsters on its way die."
    assert effect(table, "spring 1-1", RU).startswith("Тимур, Роза погибают. Катится валун")
    safe = tomb("____", "____", features=("....", "1.2."), heroes={"vera": "dead", "timur": "2-4"}, piles=piles)
    assert effect(safe, "spring 1-1") == "The boulder rolls: heroes and monsters on its way die."


def test_the_last_hero_that_a_trap_kills_ends_the_game() -> None:
    table = tomb("___", features=("..^",), heroes={"vera": "dead", "timur": "1-3"}, piles={"1-1": "spikes bat"})
    assert effect(table, "spring 1-1").startswith("Timur dies; the game ends: the tomb wins. All spike cells")


def test_who_comes_to_spikes_is_warned_as_long_as_a_spike_trap_may_go_off() -> None:
    table = tomb("____", features=(".^..",), heroes={"vera": "1-1 bomb"}, piles={"1-2": "?"}, dangers="spikes")
    assert effect(table, "step 1-2") == f"closed danger; {SPIKES}"
    assert effect(table, "step 1-2", RU) == "закрытая опасность; на шипах: ловушка с шипами убьёт здесь сразу"
    harmless = tomb("____", features=(".^..",), heroes={"vera": "1-1 bomb"}, piles={"1-2": "?"}, dangers="bat")
    assert effect(harmless, "step 1-2") == "closed danger", "no spike trap is left"
    stands = tomb("____", features=(".^..",), heroes={"vera": "1-2 bomb"}, piles={"1-4": "spikes"})
    assert effect(stands, "end") == f"3 moves unused; {SPIKES}"
    assert effect(stands, "step 1-1") == ""


def test_a_spike_trap_on_spikes_kills_who_steps_on_it() -> None:
    table = tomb("___", features=(".^.",), heroes={"vera": "1-1", "gleb": "1-3"}, piles={"1-2": "spikes"})
    assert effect(table, "step 1-2") == "trap: spikes; Vera dies"
    beside = tomb("___", features=("..^",), heroes={"vera": "1-1", "gleb": "1-3"}, piles={"1-2": "spikes"})
    assert effect(beside, "step 1-2") == "trap: spikes; Gleb dies"


def test_the_button_of_a_way_in_names_the_cell_where_the_hero_stands() -> None:
    """Under the ceiling, and under a wall below it."""
    table = tomb("___", "#__", "___", features=("SS.", "...", "..."), heroes={"vera": "waiting"}, options=ESCAPE, ceiling=3)
    assert [said(table, f"start 1-{column}").words for column in (1, 2)] == ["Enter at 3-1", "Enter at 2-2"]
    early = tomb("___", "#__", "___", features=("SS.", "...", "..."), heroes={"vera": "waiting"}, options=ESCAPE, ceiling=2)
    assert said(early, "start 1-1").words == "Enter at 1-1"


# ---- items ----


def test_a_ladder_taken_away_drops_who_stands_on_it() -> None:
    heroes = {"vera": "2-1", "timur": "1-1", "roza": "1-1"}
    table = tomb("o_", "__", heroes=heroes, piles={"2-1": "ladder"})
    assert effect(table, "take ladder").endswith("the next one; Timur, Roza fall to 2-1")
    assert effect(table, "take ladder", RU).endswith("Тимур, Роза падают в 2-1")
    assert effect(table, "take ladder", PL).endswith("Timur, Roza spadają na 2-1")
    monster = tomb("o_", "__", heroes={"vera": "2-1", "timur": "1-1"}, piles={"2-1": "ladder", "1-1": "mummy"})
    assert effect(monster, "take ladder").endswith("Timur falls to 2-1; 1 token falls to 2-1; Timur fights the mummy")
    floor = tomb("__", "__", heroes={"vera": "2-1", "timur": "1-1"}, piles={"2-1": "ladder"})
    assert effect(floor, "take ladder") == "a way up, in your cell or the next one"


def test_a_ladder_tells_whether_it_stands() -> None:
    table = tomb("o_", "__", features=("..", ".L"), heroes={"vera": "2-1 ladder bomb"})
    assert effect(table, "leave ladder") == "it stands here as a ladder"
    printed = tomb("o_", "__", features=("..", "L."), heroes={"vera": "2-1 ladder bomb"})
    assert effect(printed, "leave ladder") == ""
    assert effect(in_the_air("", "ladder"), "leave ladder") == "1 token falls to 2-2", "from the air it falls"


def test_a_ladder_with_one_place_says_where_it_stands_and_leads() -> None:
    table = tomb("o", "_", heroes={"vera": "2-1 ladder"})
    assert effect(table, "place ladder") == "in 2-1; leads up to 1-1"
    covered = tomb("o", "_", "_", heroes={"vera": "2-1 ladder"}, options=ESCAPE, ceiling=3)
    assert effect(covered, "place ladder") == "in 2-1; leads nowhere for now", "the ceiling hangs there"


def test_a_bomb_with_one_target_tells_what_it_does() -> None:
    monster = tomb("_", heroes={"vera": "1-1 bomb"}, piles={"1-1": "mummy"}, phase="begin")
    assert effect(monster, "spend bomb") == "strikes 1-1; destroyed: mummy"
    beside = tomb("__", heroes={"vera": "1-1 bomb"}, piles={"1-2": "mummy"})
    assert effect(beside, "spend bomb") == "strikes 1-2; destroyed: mummy"
    wall = tomb("_#", heroes={"vera": "1-1 bomb"})
    assert effect(wall, "spend bomb") == "the wall in 1-2 breaks"
    floor = tomb("_", "_", heroes={"vera": "1-1 bomb", "timur": "1-1", "roza": "1-1"}, piles={"1-1": "sabre"})
    assert effect(floor, "spend bomb") == "the floor of 1-1 breaks; fall to 2-1; Timur, Roza fall to 2-1; 1 token falls to 2-1"
    assert effect(floor, "spend bomb", RU).endswith("падение в 2-1; Тимур, Роза падают в 2-1; 1 жетон падает в 2-1")
    ceiling = tomb("_", "_", heroes={"vera": "2-1 bomb", "timur": "1-1"})
    assert effect(ceiling, "spend bomb") == "the floor of 1-1 breaks; Timur falls to 2-1"
    choice = tomb("_", "_", heroes={"vera": "1-1 bomb"}, piles={"1-1": "mummy"}, phase="begin")
    assert effect(choice, "spend bomb") == "strike a monster, break a floor, ceiling or wall, or both"


def test_a_strike_tells_what_it_destroys_and_what_is_asked_then() -> None:
    table = tomb("__", "__", heroes={"vera": "1-1 bomb"}, piles={"1-2": "sabre mummy"})
    answer(table, "spend bomb")
    assert effect(table, "at 1-2") == "destroyed: mummy; then something may break"
    pharaoh = answer(tomb("__", "__", heroes={"vera": "1-1 bomb"}, piles={"1-2": "pharaoh"}), "spend bomb")
    assert effect(pharaoh, "at 1-2") == "pharaoh: 2 lives left; then something may break"
    assert effect(pharaoh, "at 1-2", PL) == "faraon: jeszcze 2 życia; potem można coś zburzyć"
    proof = tomb("__", "__", heroes={"vera": "1-1 bomb"}, piles={"1-2": "pharaoh"}, options={"pharaoh-weapons-only": "on"})
    assert effect(answer(proof, "spend bomb"), "at 1-2") == "pharaoh; then something may break"


def test_who_dies_of_a_collapse() -> None:
    def broken(lives: int) -> str:
        heroes = {"vera": "1-1 bomb", "timur": "1-2"}
        table = tomb("__", "__", heroes=heroes, lives={"timur": lives}, piles={"2-2": "fire"})
        return effect(answer(table, "spend bomb"), "floor 1-2")

    assert broken(1) == "Timur falls to 2-2; trap: fire; Timur dies"
    assert broken(2) == "Timur falls to 2-2; trap: fire; Timur 2 → 1"
    meets = tomb("__", "__", heroes={"vera": "1-1 bomb", "timur": "1-2"}, piles={"2-2": "bat"})
    assert effect(answer(meets, "spend bomb"), "floor 1-2") == "Timur falls to 2-2; Timur fights the bat"


def test_a_hook_that_pulls_a_monster_starts_a_fight() -> None:
    table = tomb("___", heroes={"vera": "1-1 hook"}, piles={"1-3": "sabre mummy"})
    assert effect(table, "spend hook") == "pulls the mummy; fight: mummy"
    assert effect(table, "spend hook", RU) == "подтянет мумию; бой: мумия"
    item = tomb("___", heroes={"vera": "1-1 hook"}, piles={"1-3": "sabre"})
    assert effect(item, "spend hook") == "pulls the sabre"
    two = answer(tomb("___", heroes={"vera": "1-1 hook", "timur": "1-3 key-black"}, piles={"1-3": "sabre"}), "spend hook")
    assert (effect(two, "pull sabre"), effect(two, "target timur")) == ("melee weapon", "")
    ladder = tomb("o__", "___", heroes={"vera": "1-1 hook jetpack"}, piles={"2-1": "ladder"})
    assert effect(ladder, "spend hook") == "fall to 2-1; pulls the ladder"


def test_a_teleporter_with_one_target_names_it() -> None:
    table = tomb("___", heroes={"vera": "1-1 teleporter"}, piles={"1-3": "bat"})
    assert effect(table, "spend teleporter") == "to 1-3; fight: bat"
    fight = tomb("___", heroes={"vera": "1-1 teleporter"}, piles={"1-1": "mummy"}, phase="begin")
    assert effect(fight, "spend teleporter") == "away from the mummy; to 1-3"


# ---- lives ----


def test_a_vest_saves_one_life_of_several() -> None:
    heroes = {"vera": "1-1 vest"}
    table = tomb("_", heroes=heroes, piles={"1-1": "cobra"}, luck=["attack"], phase="begin")
    assert asked(table) == "vest"
    assert effect(table, "vest") == "saves a life; lives 3 → 1; once a turn"
    assert effect(table, "keep") == "lives 3 → 2", "the vest is asked for again"
    options = {"vest-blocks-all": "on"}
    whole = tomb("_", heroes=heroes, piles={"1-1": "cobra"}, luck=["attack"], phase="begin", options=options)
    assert effect(whole, "vest") == "saves a life; once a turn"


def test_what_another_can_still_prevent_is_no_certain_death() -> None:
    heroes = {"vera": "1-1 vest", "timur": "1-3 crystal"}
    table = answer(tomb("___", heroes=heroes, lives={"vera": 1}, piles={"1-2": "fire"}), "step 1-2")
    assert effect(table, "keep") == "the last life is at stake"
    answer(table, "keep")
    assert asked(table) == "crystal"
    assert effect(table, "keep") == "Vera dies"
    assert effect(table, "crystal") == "Vera keeps 1 life; once a game"


def test_a_crystal_for_a_fight_that_is_rolled_by_itself() -> None:
    """The one who carries it is asked in the middle of another's turn, with nothing but the die before."""
    heroes = {"vera": "1-1", "timur": "1-3 crystal"}
    table = tomb("___", heroes=heroes, lives={"vera": 1}, piles={"1-2": "mummy"}, luck=["attack"])
    answer(table, "step 1-2")
    assert asked(table) == "crystal"
    assert effect(table, "keep") == "Vera dies"


def test_what_burns_may_be_the_last_life() -> None:
    heroes = {"vera": "1-1 vest extinguisher"}
    table = answer(tomb("__", heroes=heroes, lives={"vera": 1}, piles={"1-2": "fire"}), "step 1-2")
    assert effect(table, "burn") == "the last life is at stake; the vest can save a life"
    healthy = answer(tomb("__", heroes={"vera": "1-1 extinguisher"}, piles={"1-2": "fire"}), "step 1-2")
    assert effect(healthy, "burn") == "lives 3 → 2"


def test_a_life_for_many_is_one_phrase() -> None:
    heroes = {"vera": "1-1 crystal", "timur": "1-2", "zoya": "1-3"}
    table = tomb("___", heroes=heroes, lives={"vera": 1, "timur": 2, "zoya": 1})
    assert effect(table, "crystal") == "a life each: Vera, Timur, Zoya; once a game"
    assert effect(table, "crystal", PL) == "po życiu odzyskują: Wera, Timur, Zoja; raz w grze"


def test_fire_put_out_tells_whether_the_extinguisher_is_kept() -> None:
    def doused(kept: str) -> str:
        table = tomb("__", heroes={"vera": "1-1 extinguisher"}, piles={"1-2": "fire"}, options={"keep-extinguisher": kept})
        return effect(answer(table, "step 1-2"), "douse")

    assert doused("off") == "no life is lost; used up"
    assert doused("on") == "no life is lost"


def test_a_retreat_from_the_djinn_is_paid() -> None:
    def away(items: str, option: str) -> str:
        heroes = {"vera": f"1-2 portal-gun {items}"}
        return effect(tomb("_____", heroes=heroes, piles={"1-2": "djinn"}, luck=["retreat-2"], phase="begin"), option)

    assert away("", "retreat") == "lives 3 → 2"
    assert away("vest", "retreat") == "getting away costs 1 life; the vest can save a life"
    assert away("", "banish") == "you stay where you are; lives 3 → 2; it lands in 1-4"


# ---- the monsters ----


def test_a_monster_attacks_one_hero() -> None:
    heroes = {"vera": "dead", "gleb": "1-3", "roza": "1-3"}
    table = answer(tomb("____", heroes=heroes, piles={"1-2": "mummy", "1-4": "bat"}), "prowl mummy")
    assert effect(table, "step 1-3") == "you choose: Gleb, Roza"
    assert effect(table, "step 1-3", RU) == "вы выбираете: Глеб, Роза"
    assert effect(table, "step 1-1") == ""


def test_a_monster_that_has_not_moved_attacks_nobody() -> None:
    heroes = {"vera": "dead", "gleb": "1-2"}
    table = answer(tomb("____", heroes=heroes, piles={"1-2": "mummy", "1-4": "bat"}), "prowl mummy")
    assert effect(table, "stop") == ""
    assert effect(table, "step 1-3") == ""


def test_the_last_move_of_a_winged_monster_ends_below() -> None:
    def flown(moves: int) -> Table:
        heroes = {"vera": "dead", "gleb": "2-2"}
        return tomb("_oo_", "____", heroes=heroes, piles={"1-1": "bat"}, prowler=monster("bat"), prowl=moves)

    assert effect(flown(1), "step 1-2") == "comes down to 2-2; attacks Gleb"
    assert effect(flown(2), "step 1-2") == "", "it flies on"


def test_a_ghost_in_a_wall_has_to_go_on() -> None:
    heroes = {"vera": "dead", "gleb": "1-5"}
    table = answer(tomb("_#___", heroes=heroes, piles={"1-1": "ghost", "1-4": "bat"}), "prowl ghost")
    assert effect(table, "step 1-2") == "inside the wall: it has to go on"
    assert effect(answer(table, "step 1-2"), "step 1-3") == ""


# ---- before the first turn ----


@pytest.mark.parametrize(
    ("mode", "first", "second"),
    [("escape", "flashlight, bomb, crystal", "grappling hook, bomb"), ("exploration", "ladder, bomb", "ladder, bomb")],
)
def test_heroes_tell_what_they_start_with(mode: str, first: str, second: str) -> None:
    table = fresh(2, mode=mode)
    assert effect(table, "hero vera") == first
    answer(table, "hero vera")
    assert effect(table, "hero timur") == second
