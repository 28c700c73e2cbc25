"""The last moments of a turn: what may still be taken, who flies no longer, and what is asked before it is too late."""

from __future__ import annotations

import pytest

from tests.games.monsters_of_egypt.positions import answer, asked, asked_seat, items, offered, pile, place, say, told, tomb
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.face.wording import options
from undercroft.kernel.foretell import UNTRIED
from undercroft.kernel.table import Table

AIR = ("_oo_", "____")
"""A floor with a gap of two cells."""


def in_the_air(lies: str, *more: str, **fields: object) -> Table:
    """Vera over the gap with her jetpack on; `lies`: what is below."""
    heroes = {"vera": " ".join(("1-1 jetpack", *more)), "timur": "2-4 axe"}
    t = tomb(*AIR, heroes=heroes, piles={"2-2": lies}, **fields)  # type: ignore[arg-type]
    return answer(t, "use jetpack", "step 1-2")


# ---- where a jetpack comes down ----


@pytest.mark.rule("ME-ITEM-JETPACK-4", "ME-TOKEN-15")
def test_who_falls_at_the_end_of_a_turn_may_take_what_lies_there() -> None:
    t = answer(in_the_air("sabre vest"), "end")
    assert (asked(t), asked_seat(t), offered(t)) == ("pick-up", 0, {"take sabre", "take vest", "end"})
    answer(t, "take vest", "end")
    assert (items(t, "vera"), pile(t, "2-2"), asked_seat(t)) == (["jetpack", "vest"], ["sabre"], 1)
    assert not t.state.landed


@pytest.mark.rule("ME-ITEM-JETPACK-4")
def test_where_nothing_lies_or_nobody_falls_nothing_is_asked() -> None:
    t = answer(in_the_air(""), "end")
    assert (place(t, "vera"), asked_seat(t)) == ("2-2", 1)
    t = tomb("___", heroes={"vera": "1-1 jetpack", "timur": "1-3"}, piles={"1-1": "sabre"})
    answer(t, "use jetpack", "end")
    assert asked_seat(t) == 1, "who ends a turn on the ground has left it there"


@pytest.mark.rule("ME-ITEM-JETPACK-4", "ME-TOKEN-13")
def test_after_a_fight_won_where_it_came_down_too() -> None:
    t = answer(in_the_air("vest mummy", "sabre", "ladder", luck=["melee"]), "end")
    assert asked(t) == "fight"
    answer(t, "roll")
    assert (asked(t), offered(t)) == ("pick-up", {"take vest", "end"})
    answer(t, "take vest")
    assert (items(t, "vera"), asked_seat(t)) == (["jetpack", "sabre", "ladder", "vest"], 1), "nothing is left to take"


@pytest.mark.rule("ME-ITEM-JETPACK-4", "ME-FIGHT-11")
def test_after_the_last_move_of_a_retreat_from_there_too() -> None:
    t = in_the_air("mummy", "ladder", luck=["retreat-2"])
    answer(t, "end", "roll", "step 2-3", "step 2-4")
    assert asked_seat(t) == 1, "nothing lies there"
    t = tomb(
        *AIR, heroes={"vera": "1-1 jetpack ladder", "timur": "1-4"}, piles={"2-2": "mummy", "2-4": "vest"}, luck=["retreat-2"]
    )
    answer(t, "use jetpack", "step 1-2", "end", "roll", "step 2-3", "step 2-4")
    assert (asked(t), asked_seat(t), offered(t)) == ("pick-up", 0, {"take vest", "end"})


@pytest.mark.rule("ME-FIGHT-11", "ME-RULING-14", "ME-RULING-57")
@pytest.mark.parametrize(("ends", "kind"), [("on", "retreat"), ("off", "act")])
def test_where_a_fight_ends_the_turn_the_retreat_may_still_take(ends: str, kind: str) -> None:
    heroes = {"vera": "1-2 ladder", "timur": "1-5"}
    t = tomb("_____", heroes=heroes, piles={"1-3": "mummy", "1-1": "vest"}, luck=["retreat-2"], options={"fight-ends-turn": ends})
    answer(t, "step 1-3", "roll", "step 1-2", "step 1-1")
    assert (asked(t), asked_seat(t), "take vest" in offered(t)) == (kind, 0, True)


@pytest.mark.rule("ME-EFFECT-1", "ME-ITEM-JETPACK-3")
def test_who_lays_down_the_jetpack_in_the_air_falls() -> None:
    t = answer(in_the_air(""), "leave jetpack")
    assert (place(t, "vera"), pile(t, "2-2"), t.state.flying) == ("2-2", ["jetpack"], -1)
    assert told(t, "fell") == [("fell", "vera", "1-2", "2-2")]
    answer(t, "take jetpack")
    assert "use jetpack" not in offered(t), "it was used this turn"
    assert "step 1-2" not in offered(t)


@pytest.mark.rule("ME-EFFECT-1", "ME-EFFECT-6", "ME-ITEM-JETPACK-3")
def test_who_gives_the_jetpack_away_flies_no_longer_and_neither_does_who_gets_it() -> None:
    t = tomb("_o_", "___", heroes={"vera": "1-1 jetpack axe", "timur": "1-1"})
    answer(t, "use jetpack", "swap timur", "offer axe", "propose", "agree")
    assert t.state.flying == 0, "only the jetpack carries her"
    answer(t, "swap timur", "offer jetpack", "propose", "agree")
    assert (t.state.flying, items(t, "timur")) == (-1, ["axe", "jetpack"])
    answer(t, "step 1-2")
    assert place(t, "vera") == "2-2"
    answer(t, "end")
    assert "use jetpack" in offered(t), "ready again in his own turn"


# ---- what reveals something is asked first ----


@pytest.mark.rule("ME-ITEM-FLASHLIGHT-1", "ME-ITEM-BINOCULARS-1", "ME-WEAPON-GUN-2", "ME-ITEM-BOMB-6", "ME-ITEM-HOOK-6")
@pytest.mark.parametrize(
    ("item", "wish", "kind", "only"),
    [
        ("flashlight", "use flashlight", "aim", "at 1-2"),
        ("binoculars", "spend binoculars", "reveal", "open 1-2"),
        ("rifle", "use rifle", "aim", "at 1-2"),
        ("hook", "spend hook", "hook", "direction right"),
        ("bomb", "spend bomb", "bomb", "at 1-2"),
    ],
)
def test_one_click_that_aims_itself_is_asked_before_something_is_learned(item: str, wish: str, kind: str, only: str) -> None:
    t = tomb("__", heroes={"vera": f"1-1 {item}"}, piles={"1-2": "?"}, dangers="fire")
    say(t, wish)
    assert (asked(t), offered(t), told(t, "opened", "shot")) == (kind, {only}, [])
    assert t.can_take_back(0)
    t.take_back(0)
    assert (asked(t), items(t, "vera"), wish in offered(t)) == ("act", [item], True)


@pytest.mark.rule("ME-ITEM-TELEPORTER-5")
def test_a_jump_to_the_only_cell_is_asked_where_something_closed_lies() -> None:
    t = tomb("___", heroes={"vera": "1-1 teleporter"}, piles={"1-3": "c"}, chests="axe", luck=["axe"])
    say(t, "spend teleporter")
    assert (asked(t), offered(t)) == ("aim", {"at 1-3"})
    t = tomb("___", heroes={"vera": "1-1 teleporter"})
    say(t, "spend teleporter")
    assert place(t, "vera") == "1-3"


# ---- words ----


@pytest.mark.rule("ME-ITEM-SKATES-1")
def test_the_button_counts_the_moves_that_the_heading_counts() -> None:
    t = tomb("___", heroes={"vera": "1-1 skates"})
    ask = t.questions()[0]
    end = next(option for option in ask.options if str(option) == "end")
    _, effects = options.option(end, ask, t.view(0), t.book, UNTRIED)
    assert (ask.about[1], [dict(effect.figures) for effect in effects]) == (4, [{"moves": 4}])


@pytest.mark.rule("ME-TRAP-RUMBLE-1")
def test_the_run_of_a_boulder_is_one_line() -> None:
    t = tomb(
        "____", "____", features=("....", "1..2"), heroes={"vera": "1-1", "timur": "2-3"}, piles={"1-2": "rumble", "2-2": "bat"}
    )
    answer(t, "step 1-2")
    assert told(t, "boulder-run") == [("boulder-run", "2-1", "2-4", "2-1 2-2 2-3 2-4")]
    assert told(t, "destroyed", "died") == [("destroyed", "bat", "2-2", "boulder"), ("died", "timur", "2-3", "boulder")]
    assert not told(t, "boulder")
    assert "boulder" in GAME.events, "what rules 1 told is still read"
