"""What is told is told when it has happened: whoever looks at that moment sees the result."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.monsters_of_egypt.positions import answer, boxed, fresh, items, lives, pile, place, told, tomb
from undercroft.kernel.table import Table
from undercroft.kernel.types import Event


def seen(table: Table, kind: str, look: Callable[[Table], object], *texts: str) -> list[object]:
    """What somebody sees each time an event of this kind is told while these answers are given."""
    looks: list[object] = []

    def listen(at: Table, event: Event) -> None:
        if event.kind == kind:
            looks.append(look(at))

    table.listener = listen
    answer(table, *texts)
    return looks


def test_a_hero_that_was_chosen_has_its_lives_and_things() -> None:
    look = seen(fresh(2), "hero", lambda at: (lives(at, "vera"), items(at, "vera")), "hero vera")
    assert look == [(3, ["ladder", "bomb"])]


def test_a_thing_that_was_taken_is_in_the_hand_and_not_on_the_floor() -> None:
    t = tomb("__", heroes={"vera": "1-1"}, piles={"1-1": "axe"})
    assert seen(t, "took", lambda at: (items(at, "vera"), pile(at, "1-1")), "take axe") == [(["axe"], [])]


def test_a_ladder_is_taken_before_what_stood_on_it_falls() -> None:
    t = tomb("o_", "__", heroes={"vera": "2-1", "timur": "1-1"}, piles={"2-1": "ladder"})
    look = seen(t, "took", lambda at: (items(at, "vera"), pile(at, "2-1"), place(at, "timur")), "take ladder")
    assert look == [(["ladder"], [], "1-1")]
    assert told(t, "took", "fell") == [("took", "vera", "ladder", "2-1"), ("fell", "timur", "1-1", "2-1")]


def test_a_dead_heros_things_lie_there() -> None:
    t = tomb(
        "___", heroes={"vera": "1-1 axe", "timur": "1-3"}, lives={"vera": 1}, piles={"1-2": "mummy"}, luck=["attack"],
    )  # fmt: skip
    look = seen(t, "died", lambda at: (place(at, "vera"), items(at, "vera"), pile(at, "1-2")), "step 1-2")
    assert look == [("dead", [], ["axe", "mummy"])]


def test_an_extinguisher_that_was_spent_on_a_fire_is_gone() -> None:
    t = tomb("___", heroes={"vera": "1-1 extinguisher"}, piles={"1-2": "fire"})
    look = seen(t, "doused", lambda at: (items(at, "vera"), boxed(at, "extinguisher")), "step 1-2", "douse")
    assert look == [([], True)]


def test_what_was_pulled_lies_with_the_carrier() -> None:
    t = tomb("___", heroes={"vera": "1-1 hook"}, piles={"1-3": "axe"})
    assert seen(t, "pulled", lambda at: (pile(at, "1-3"), pile(at, "1-1")), "spend hook") == [([], ["axe"])]
