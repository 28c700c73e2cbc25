"""The worked examples, from positions built for them."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.crypts import answer, asked, at, crypt, hero, ids, offered, told
from undercroft.games.dungeoneer.state import State


@pytest.mark.rule("DG-EX-1")
def test_legion_and_zombie() -> None:
    a = hero("raka", hand="zombie legion", points=3)
    b = hero("sable-quick", "crossing", level=2, glory=3, peril=9, hand="scare-off")
    table = crypt(a, b, phase="dungeonlord", luck=(3, 4, 1))
    answer(table, "declare zombie", "declare legion", "begin")
    assert asked(table).kind == "response"
    answer(table, "play scare-off", "card zombie")
    state: State = table.state
    assert (state.parts[1].glory, ids(state.discard)) == (0, ["scare-off", "zombie"])
    assert [event.data for event in told(table, "tested")] == [("magic", 4, 4, "yes")]
    assert [event.data for event in told(table, "compared")] == [("legion", 7, 3)]
    assert state.parts[1].health == 5
    assert (asked(table).kind, offered(table)) == ("home", ["to-hand", "to-lair"])
    answer(table, "to-lair", "seat 1")
    assert ids(table.state.parts[0].lair) == ["legion"]
    assert table.state.parts[1].peril == 9 - 2 - 5 + 1
    assert table.state.attacks == ()


@pytest.mark.rule("DG-EX-4")
@pytest.mark.parametrize(("die", "health"), [(3, 5), (4, 6)])
def test_library_trap_exit(die: int, health: int) -> None:
    rooms = "crypt 1,0; library 2,0"
    mover = hero("roderik-talus", "crypt", points=4, level=1)
    table = crypt(mover, hero("raka"), rooms=rooms, luck=(die,))
    answer(table, "move east")
    assert at(table.state.parts[0]) == "library"
    assert (table.state.parts[0].points, told(table, "tested")) == (3, [])
    answer(table, "move west")
    assert at(table.state.parts[0]) == "crypt"
    assert (table.state.parts[0].points, table.state.parts[0].health) == (2, health)
