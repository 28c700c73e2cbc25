"""Terms from a set-up: what goes by name, what is given, and that every game's are of their types."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.games import GAMES
from undercroft.kernel.game import Game
from undercroft.kernel.terms import filled
from undercroft.kernel.types import Setup


class Terms(msgspec.Struct, frozen=True):
    mode: str = "day"
    free_start: bool = False
    cave_items: bool = True
    solo: bool = False
    limit: int = 0


def setup(**options: str) -> Setup:
    return Setup("toy", 2, "toy", {"mode": "day", "free-start": "off", "cave-items": "on", "limit": "none", **options})


def test_a_field_takes_the_option_of_its_name() -> None:
    assert filled(Terms, setup(), solo=False, limit=0) == Terms()
    changed = setup(mode="night", **{"free-start": "on", "cave-items": "off"})
    assert filled(Terms, changed, solo=False, limit=0) == Terms("night", free_start=True, cave_items=False)


def test_what_is_given_goes_before_the_option() -> None:
    assert filled(Terms, setup(limit="10"), solo=True, limit=10, mode="dusk") == Terms("dusk", solo=True, limit=10)


def test_an_option_that_no_field_is_named_after_is_left() -> None:
    assert filled(Terms, setup(weather="fine"), solo=False, limit=0) == Terms()


def test_a_field_that_nothing_says_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="solo"):
        filled(Terms, setup(), limit=0)
    with pytest.raises(TypeError, match="weather"):
        filled(Terms, setup(), solo=False, limit=0, weather="fine")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_value_of_every_option_gives_terms_of_their_types(game: Game) -> None:
    defaults = {choice.id: choice.values[0] for choice in game.choices}
    for seats in game.seats:
        for choice in game.choices:
            for value in choice.values:
                agreed = Setup(game.id, seats, "base", defaults | {choice.id: value})
                terms = game.set_up(agreed, game.load("base")).terms
                assert msgspec.convert(msgspec.to_builtins(terms), type(terms)) == terms
