"""The vocabulary: frozen, listed once, with a text form both ways."""

from __future__ import annotations

import msgspec
import pytest

from tests.kernel.toys import LANTERNS
from undercroft.kernel.game import Game
from undercroft.kernel.journal import Entry
from undercroft.kernel.types import READY, Action, Ask, Campaign, Catalogue, Choice, Event, Outcome, Setup, Together


@pytest.mark.parametrize("kind", [Action, Ask, Campaign, Choice, Entry, Event, Game, Outcome, Setup, Together])
def test_what_is_passed_around_cannot_be_changed(kind: type[msgspec.Struct]) -> None:
    assert kind.__struct_config__.frozen


@pytest.mark.parametrize("kind", [Action, Ask, Event])
def test_what_is_made_by_the_thousand_is_out_of_the_garbage_collectors_way(kind: type[msgspec.Struct]) -> None:
    assert not kind.__struct_config__.gc


def test_a_setup_with_an_unknown_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="oracle"):
        msgspec.json.decode(b'{"game": "x", "seats": 1, "pack": "base", "oracle": 1}', type=Setup)


def test_questions_and_events_are_open_and_quiet_unless_said() -> None:
    assert (Ask(0, "x", ()).quiet, Ask(0, "x", ()).secret, Event("x").secret) == (True, False, False)
    assert (Entry(None, "start").secret, Entry(None, "start").meeting) == (False, -1)
    assert LANTERNS.campaign is None


def test_a_catalogue_reads_what_it_wrote() -> None:
    left, right = Action("go", "left", 0), Action("go", "right", 1)
    listed = Catalogue([left, right, left])
    assert listed.actions == (READY, left, right)
    assert [listed.read(str(action)) for action in listed.actions] == [READY, left, right]
    assert [listed.number[action] for action in listed.actions] == [0, 1, 2]
    assert listed.read("go") is None
    assert str(READY) == "ready"
