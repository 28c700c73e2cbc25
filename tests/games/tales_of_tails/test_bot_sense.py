"""Sense at the table: nobody shuts a young dungeon on the others for next to nothing."""

from __future__ import annotations

import pytest

from tests.games.tales_of_tails.positions import BOOK, den, dog
from undercroft.bots import BOTS
from undercroft.games.tales_of_tails import GAME
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table

TWO_COINS = "R43 1,0; R44 2,0"
"""Two rooms of two coins: a walk for two of five paws that both dogs could make."""
PORTALS = ("R83 -1,0", "R84 -2,0", "R85 -3,0")


def chosen(table: Table) -> str:
    (ask,) = table.questions()
    return str(BOTS["greedy"].choose(GAME, table.setup, BOOK, table.view(ask.seat), ask, Luck(Quick(1))))


@pytest.mark.parametrize("more", range(4))
def test_with_few_rooms_down_and_most_paws_unspent_a_dog_stays(more: int) -> None:
    rooms = "; ".join((TWO_COINS, *PORTALS[:more]))
    assert chosen(den(dog("bonk"), dog("ruta"), rooms=rooms)) == "explore"


def test_a_walk_for_most_paws_is_worth_leaving_for() -> None:
    rooms = f"{TWO_COINS}; R45 3,0; R46 4,0"
    assert chosen(den(dog("bonk"), dog("ruta"), rooms=rooms)) == "walk"


def test_a_grown_dungeon_is_left_for_the_same_coins() -> None:
    rooms = "; ".join((TWO_COINS, *PORTALS, "R86 -4,0", "R88 -5,0"))
    assert chosen(den(dog("bonk"), dog("ruta"), rooms=rooms)) == "walk"


def test_once_somebody_has_left_nobody_waits_for_paws() -> None:
    left = den(dog("bonk"), dog("ruta"), dog("robin", place="out"), rooms=TWO_COINS, countdown=2)
    assert chosen(left) == "walk"
