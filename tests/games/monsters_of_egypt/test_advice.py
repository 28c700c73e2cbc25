"""What the greedy bot is told in this game: sensible as a hero, sensible as the tomb, and never without end."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.monsters_of_egypt.positions import answer, asked, items, pile, place, tomb
from undercroft.bots import BOTS
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.bot.choose import RATES, advice
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup

encode = msgspec.msgpack.Encoder().encode
LONGEST = 4000
"""Answers of a game; the longest of many thousands had less than a quarter of it."""


def liked(table: Table) -> set[str]:
    """What the seat that is asked likes most."""
    (ask,) = table.questions()
    likes = advice(table.view(ask.seat), ask, table.book)
    assert len(likes) == len(ask.options)
    return {str(option) for option, like in zip(ask.options, likes, strict=True) if like == max(likes)}


def follow(table: Table, *until: str, most: int = 30) -> list[str]:
    """Answers as advised until a question of another kind, or one of these answers was given."""
    given: list[str] = []
    while table.questions() and len(given) < most:
        choice = sorted(liked(table))[0]
        given.append(choice)
        answer(table, choice)
        if choice in until:
            return given
    return given


def test_every_question_of_the_game_has_advice() -> None:
    assert set(RATES) == set(GAME.asks)


# ---- where to go ----


def test_to_the_nearer_chest() -> None:
    t = tomb("_______", heroes={"vera": "1-3"}, piles={"1-1": "c", "1-7": "c"})
    assert liked(t) == {"step 1-2"}


def test_rather_further_than_through_a_danger() -> None:
    t = tomb("_______", heroes={"vera": "1-3"}, piles={"1-2": "?", "1-1": "c", "1-6": "c"})
    assert liked(t) == {"step 1-4"}


def test_falls_are_free_ways() -> None:
    t = tomb("__o____", "_______", heroes={"vera": "1-2"}, piles={"2-4": "c", "1-1": "?"})
    assert liked(t) == {"step 1-3"}


def test_the_carrier_of_a_key_goes_to_its_own_statue() -> None:
    board = ("_______", "_______")
    signs = ("B.....A", "...X...")
    for key, chest, step in (("key-yellow", "1-5", "step 1-3"), ("key-black", "1-3", "step 1-5")):
        t = tomb(*board, features=signs, heroes={"vera": f"1-4 {key}"}, piles={chest: "c"}, yellow=(2, 2), black=(2, 5))
        assert liked(t) == {step}


def test_with_a_door_open_the_crystal_goes_out() -> None:
    t = tomb(
        "_______", features=("B.AX...",), heroes={"vera": "1-6 crystal"}, piles={"1-7": "c"}, yellow=(1, 2), doors=(True, False)
    )
    assert liked(t) == {"step 1-5"}
    follow(t, "end")
    assert place(t, "vera") == "gone"


def test_without_the_crystal_nobody_goes_out_while_nothing_presses() -> None:
    t = tomb("_______", features=("B.AX...",), heroes={"vera": "1-5", "timur": "1-7 crystal"}, doors=(True, False), yellow=(1, 2))
    assert liked(t) == {"end"}


def test_out_of_the_way_of_the_ceiling() -> None:
    """Floor 1 is crushed next: the chest there is left, the hole leads down."""
    t = tomb("___o", "____", "____", "____", features=("....", "....", "....", "...X"), options={"mode": "escape"},
             heroes={"vera": "1-2 crystal"}, piles={"1-1": "c"}, ceiling=2)  # fmt: skip
    assert liked(t) == {"step 1-3"}


def test_a_ladder_where_no_way_leads() -> None:
    """It is set up, climbed and not picked up again before."""
    t = tomb("__o", "___", heroes={"vera": "2-2 ladder"}, piles={"1-1": "c"}, chests="sabre", luck=("sabre",))
    given = follow(t, "end")
    assert given[:2] == ["place ladder", "at 2-3"]
    assert "take ladder" not in given
    assert place(t, "vera") == "1-1"
    assert items(t, "vera") == ["sabre"]


def test_a_teleporter_where_no_way_leads() -> None:
    t = tomb("_#_", heroes={"vera": "1-1 teleporter"}, piles={"1-3": "c"}, chests="sabre", luck=("sabre",))
    follow(t, "end")
    assert place(t, "vera") == "1-3"
    assert items(t, "vera") == ["sabre"]


# ---- things ----


def test_a_better_thing_for_the_worst_and_then_it_ends() -> None:
    t = tomb("___", heroes={"vera": "1-2 extinguisher hook sabre vest apple"}, piles={"1-2": "crystal"})
    given = follow(t, "end")
    assert given[:2] == ["leave extinguisher", "take crystal"]
    assert [word for word in given if word.startswith(("take", "leave"))] == given[:2]
    assert "extinguisher" in pile(t, "1-2")


def test_things_worth_nothing_now_stay() -> None:
    t = tomb("___", heroes={"vera": "1-2"}, piles={"1-2": "key-black"}, doors=(True, False))
    assert "take key-black" not in liked(t)


def test_fruit_when_it_matters() -> None:
    t = tomb("___", heroes={"vera": "1-2 apple"}, lives={"vera": 1}, piles={"1-3": "c"})
    assert liked(t) == {"spend apple"}
    t = tomb("___", heroes={"vera": "1-2 apple"}, lives={"vera": 2}, piles={"1-3": "c"})
    assert liked(t) == {"step 1-3"}


# ---- fights ----


@pytest.mark.parametrize(
    ("held", "left", "monster", "choice"),
    [
        ("bomb", 3, "mummy", "spend bomb"),
        ("bomb sabre", 3, "mummy", "roll"),
        ("bomb sabre", 1, "mummy", "spend bomb"),
        ("extinguisher sabre", 3, "djinn", "spend extinguisher"),
        ("flashlight", 3, "ghost", "spend flashlight"),
        ("skates", 1, "mummy", "spend skates"),
        ("skates sabre", 3, "mummy", "roll"),
        ("apple", 1, "mummy", "spend apple"),
        ("apple bomb", 3, "pharaoh", "roll"),
        ("hook ladder binoculars", 1, "bat", "roll"),
    ],
)
def test_fights_with_what_pays(held: str, left: int, monster: str, choice: str) -> None:
    t = tomb("___", heroes={"vera": f"1-1 {held}"}, lives={"vera": left}, piles={"1-2": monster})
    answer(t, "step 1-2")
    assert asked(t) == "fight"
    assert liked(t) == {choice}


def test_the_crystal_saves_whoever_falls() -> None:
    t = tomb("___", heroes={"vera": "1-1", "timur": "1-3 crystal"}, lives={"vera": 1}, piles={"1-2": "mummy"}, luck=("attack",))
    answer(t, "step 1-2")
    assert asked(t) == "crystal"
    assert liked(t) == {"crystal"}


def test_the_vest_is_used_first() -> None:
    t = tomb("___", heroes={"vera": "1-1 vest"}, piles={"1-2": "mummy"}, luck=("attack",))
    answer(t, "step 1-2")
    assert asked(t) == "vest"
    assert liked(t) == {"vest"}


# ---- together ----


def test_a_spare_weapon_is_given_and_not_given_back() -> None:
    t = tomb("___", heroes={"vera": "1-2 sabre axe", "timur": "1-2 hook"}, piles={"1-3": "c"})
    assert "swap timur" in liked(t)
    answer(t, "swap timur")
    follow(t, "propose")
    assert asked(t) == "agree"
    assert liked(t) == {"agree"}
    answer(t, "agree")
    assert sorted(items(t, "vera") + items(t, "timur")) == ["axe", "hook", "sabre"]
    assert len(items(t, "timur")) == 2
    assert "swap timur" not in liked(t)


def test_nobody_gives_the_crystal_for_nothing() -> None:
    t = tomb("___", heroes={"vera": "1-2 hook", "timur": "1-2 crystal"})
    answer(t, "swap timur", "want crystal", "propose")
    assert liked(t) == {"refuse"}


def test_giving_up_only_without_hope() -> None:
    walled = tomb("_#_", heroes={"vera": "1-1", "timur": "1-1"}, piles={"1-3": "c"}, silence=6)
    assert liked(walled) == {"concede", "end"}
    answer(walled, "concede")
    assert liked(walled) == {"agree"}
    open_way = tomb("___", heroes={"vera": "1-1", "timur": "1-1"}, piles={"1-3": "c"}, silence=6)
    assert "concede" not in liked(open_way)
    answer(open_way, "concede")
    assert liked(open_way) == {"refuse"}


# ---- the tomb ----


def test_monsters_go_for_the_crystal() -> None:
    t = tomb("_______", heroes={"vera": "1-1", "timur": "1-7 crystal"}, piles={"1-4": "scarab", "1-3": "?"}, spirit=True, turn=2)
    assert liked(t) == {"prowl scarab"}
    answer(t, "prowl scarab")
    assert liked(t) == {"step 1-5"}


def test_a_trap_is_sprung_where_it_kills_and_only_there() -> None:
    signs = ("..^....",)
    t = tomb("_______", features=signs, heroes={"vera": "1-3"}, piles={"1-7": "spikes", "1-6": "?"}, spirit=True, turn=1)
    assert liked(t) == {"spring 1-7"}
    t = tomb("_______", features=signs, heroes={"vera": "1-2"}, piles={"1-7": "spikes", "1-6": "?"}, spirit=True, turn=1)
    assert liked(t) == {"open 1-6"}


def test_the_pharaoh_is_always_called() -> None:
    t = tomb("_______", heroes={"vera": "1-1", "timur": "1-7"}, lives={"timur": 1}, piles={"1-4": "pharaoh"}, spirit=True, turn=2,
             luck=("attack",))  # fmt: skip
    assert liked(t) == {"roll"}
    answer(t, "roll")
    assert liked(t) == {"target timur"}


# ---- whole games ----


def setup(seats: int, **options: str) -> Setup:
    return Setup(GAME.id, seats, "base", {choice.id: choice.values[0] for choice in GAME.choices} | options)


def play(wanted: Setup, seed: int) -> tuple[Table, int]:
    """A game of greedy bots, and how many answers it took."""
    table = Table(GAME, wanted, GAME.load("base"), Luck(Quick(seed)), keep=False).start()
    luck, answers = Luck(Quick(seed + 1)), 0
    while not table.over and answers < LONGEST:
        for ask in table.questions():
            answers += 1
            choice = BOTS["greedy"].choose(GAME, wanted, table.book, table.view(ask.seat), ask, luck)
            table.answer(ask.seat, choice)
    return table, answers


@pytest.mark.parametrize("mode", ["exploration", "escape"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"heroes": "1"}), (1, {"heroes": "3"}), (1, {"heroes": "5"}), (2, {}), (3, {}), (5, {}),
     (2, {"spirit": "on"}), (3, {"spirit": "on"}), (5, {"spirit": "on"}), (6, {})],
)  # fmt: skip
def test_greedy_games_end(mode: str, seats: int, options: dict[str, str]) -> None:
    """Three hundred over all modes and seats."""
    for seed in range(15):
        table, answers = play(setup(seats, mode=mode, **options), 1000 * seats + seed)
        assert table.over, f"seed {seed}: {answers} answers and no end"


OTHER_READINGS = [(choice.id, value) for choice in GAME.choices if choice.group == "rulings" for value in choice.values[1:]]


@pytest.mark.parametrize(("reading", "value"), [*OTHER_READINGS, ("free-start", "on"), ("first", "drawn")])
def test_greedy_games_end_with_the_other_readings(reading: str, value: str) -> None:
    for seed, mode in enumerate(("exploration", "escape")):
        table, _ = play(setup(4, mode=mode, spirit="on", **{reading: value}), seed)
        assert table.over


def test_advice_changes_nothing_and_depends_on_the_view_alone() -> None:
    wanted = setup(3, spirit="on")
    table, luck = Table(GAME, wanted, GAME.load("base"), Luck(Quick(3))).start(), Luck(Quick(4))
    for _ in range(150):
        if table.over:
            break
        (ask,) = table.questions()
        before, view = encode(table.state), table.view(ask.seat)
        likes = advice(view, ask, table.book)
        assert likes == advice(table.clone().view(ask.seat), ask, table.book)
        assert (encode(table.state), encode(view.state)) == (before, before)
        table.answer(ask.seat, ask.options[luck.below(len(ask.options))])
