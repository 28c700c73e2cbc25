"""The state as plain data: there and back, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.games.monsters_of_egypt.positions import BOOK, tomb
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.content import MODES, Mode, TombBook
from undercroft.games.monsters_of_egypt.state import State, read, shape_of, write
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup


def there_and_back(state: State, book: TombBook) -> State:
    return read(msgspec.json.decode(msgspec.json.encode(write(state, book))), book)


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
@pytest.mark.parametrize("mode", MODES)
def test_states_of_random_games_there_and_back(mode: Mode, seats: int) -> None:
    options = {choice.id: choice.values[0] for choice in GAME.choices} | {"mode": mode, "heroes": "4"}
    table = Table(GAME, Setup(GAME.id, seats, "base", options), BOOK, Luck(Quick(seats))).start()
    chance, seen = Luck(Quick(77 + seats)), 0
    for count in range(1500):
        if table.over:
            break
        if count % 3 == 0:
            back = there_and_back(table.state, BOOK)
            assert back == table.state
            assert back.shape == table.state.shape == shape_of(table.state, BOOK.plans[mode], BOOK)
            assert write(back, BOOK) == write(table.state, BOOK)
            seen += 1
        (ask,) = table.questions()
        table.answer(ask.seat, ask.options[chance.below(len(ask.options))])
    assert seen > 10
    assert there_and_back(table.state, BOOK) == table.state


def test_every_field_comes_back() -> None:
    """One position in which no field has its default value."""
    table = tomb(
        book=BOOK, heroes={"vera": "5-4 ladder rifle", "timur": "dead", "zoya": "gone crystal", "gleb": "waiting bomb"},
        piles={"1-1": "c", "2-2": "? mummy", "5-5": "ladder", "7-1": "pharaoh bat"}, dangers="golem", options={"mode": "escape"},
    )  # fmt: skip
    state = table.state
    state.floors_broken, state.walls_broken, state.doors = (3, 9), (17,), (True, False)
    state.used, state.crystal_spent, state.pharaoh = frozenset(state.heroes[0].items[1:]), True, 2
    state.fought, state.flying, state.fighter, state.foe = True, 0, 0, state.piles[13 + 1][-1]
    state.runner, state.steps, state.must, state.arrivals = 0, 2, True, ((0, 3), (1, 1))
    state.halted = ((1, 2, True),)
    state.prowler, state.prowl, state.last_prowler = state.foe, 2, state.piles[6 * 13][1]
    state.acted, state.awake, state.ceiling, state.keys_lost, state.landed = True, True, 4, 1, True
    state.silence, state.news, state.face, state.result, state.turn = 3, True, 5, "lost", 2
    state.parts[0].turned = True
    state.shape = shape_of(state, BOOK.plans["escape"], BOOK)
    blank = State(state.terms)
    same = [field for field in State.__struct_fields__ if getattr(state, field) == getattr(blank, field)]
    assert same == ["terms"]
    assert there_and_back(state, BOOK) == state


def test_the_plain_state_is_in_words() -> None:
    table = tomb(
        book=BOOK, heroes={"vera": "5-4 ladder rifle", "timur": "dead", "zoya": "gone", "gleb": "waiting"},
        piles={"1-1": "c", "2-2": "?", "5-5": "mummy"}, chests="apple", dangers="golem", floors_broken=(0,), walls_broken=(18,),
    )  # fmt: skip
    plain = write(table.state, BOOK)
    assert "shape" not in plain
    assert plain["piles"] == {"1-1": ["chest?"], "2-2": ["danger?"], "5-5": ["mummy"]}
    assert [hero["cell"] for hero in plain["heroes"]] == ["5-4", "dead", "gone", "waiting"]
    assert plain["heroes"][0]["items"] == ["ladder", "rifle"]
    assert (plain["floors_broken"], plain["walls_broken"]) == (["1-1"], ["2-6"])
    assert (plain["chests"], plain["dangers"], plain["foe"]) == (["apple"], ["golem"], "")


def test_what_is_left_out_has_its_default() -> None:
    assert read({"terms": {}}, BOOK).terms.mode == "exploration"
    empty = read({"terms": {"mode": "escape"}}, BOOK)
    assert empty.piles == [()] * 130
    assert empty.shape == BOOK.plans["escape"].shape


Change = Callable[[dict[str, Any]], object]

REFUSED: list[tuple[Change, str]] = [
    (lambda s: s.update(colour=1), "colour"),
    (lambda s: s.update(round="two"), "$.round"),
    (lambda s: s.update(terms={"mode": "race"}), "$.terms.mode"),
    (lambda s: s.update(terms={"speed": 1}), "$.terms"),
    (lambda s: s.update(terms=3), "$.terms"),
    (lambda s: s["terms"].update(solo=3), "$.terms.solo"),
    (lambda s: s.update(result="draw"), "$.result"),
    (lambda s: s.update(doors=[True]), "$.doors"),
    (lambda s: s.update(floors_broken=["11-1"]), "$.floors_broken[0]"),
    (lambda s: s.update(walls_broken=[3]), "$.walls_broken[0]"),
    (lambda s: s.update(walls_broken="1-1"), "$.walls_broken"),
    (lambda s: s.update(chests=["gold"]), "$.chests[0]"),
    (lambda s: s.update(dangers={"bat": 1}), "$.dangers"),
    (lambda s: s.update(box=["chest?"]), "$.box[0]"),
    (lambda s: s.update(used=["bat-9"]), "$.used[0]"),
    (lambda s: s.update(foe="gold"), "$.foe"),
    (lambda s: s.update(foe=["mummy"]), "$.foe"),
    (lambda s: s.update(prowler=7), "$.prowler"),
    (lambda s: s.update(last_prowler="gold"), "$.last_prowler"),
    (lambda s: s.update(piles=[]), "$.piles"),
    (lambda s: s.update(piles={"9-14": ["axe"]}), "$.piles"),
    (lambda s: s.update(piles={"9-1": "axe"}), "$.piles.9-1"),
    (lambda s: s.update(piles={"9-1": ["axes"]}), "$.piles.9-1[0]"),
    (lambda s: s.update(heroes={}), "$.heroes"),
    (lambda s: s.update(heroes=[1]), "$.heroes[0]"),
    (lambda s: s["heroes"][1].update(cell="11-11"), "$.heroes[1].cell"),
    (lambda s: s["heroes"][1].update(cell=5), "$.heroes[1].cell"),
    (lambda s: s["heroes"][0].update(items=["gold"]), "$.heroes[0].items[0]"),
    (lambda s: s["heroes"][0].update(items=None), "$.heroes[0].items"),
    (lambda s: s["heroes"][0].update(lives="3"), "$.heroes[0].lives"),
    (lambda s: s["heroes"][0].update(age=30), "$.heroes[0]"),
    (lambda s: s["heroes"][0].pop("card"), "$.heroes[0]"),
    (lambda s: s["parts"][0].update(heroes=["vera"]), "$.parts[0].heroes[0]"),
    (lambda s: s.update(arrivals=[[1]]), "$.arrivals[0]"),
]


@pytest.mark.parametrize(("change", "field"), REFUSED, ids=[f"{n}-{field}" for n, (_, field) in enumerate(REFUSED)])
def test_a_wrong_field_is_named(change: Change, field: str) -> None:
    table = tomb(book=BOOK, heroes={"vera": "5-4 ladder", "timur": "1-2"}, piles={"1-1": "c"})
    plain = write(table.state, BOOK)
    read(plain, BOOK)
    change(plain)
    with pytest.raises(msgspec.ValidationError) as refused:
        read(plain, BOOK)
    message = str(refused.value)
    assert f"`{field}`" in message, message


@pytest.mark.parametrize("plain", [None, [], "state", 3])
def test_only_an_object_is_a_state(plain: object) -> None:
    with pytest.raises(msgspec.ValidationError, match="Expected `object`"):
        read(plain, BOOK)
