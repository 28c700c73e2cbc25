"""Tables that differ only in what a place may not know look the same there. `make soak` compares a hundred thousand a game."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from tests.added import EXAMPLES, added
from undercroft.cli import main
from undercroft.conformance.twins import compare
from undercroft.conformance.walk import Fault
from undercroft.games import GAMES
from undercroft.lab import twins
from undercroft.server.eye import shown
from undercroft.server.pages import telling

A_GAME = 48


@pytest.mark.parametrize("id", list(GAMES))
def test_a_place_cannot_tell_twins_apart(id: str) -> None:
    game = GAMES[id]
    found = compare(game, game.load("base"), shown, twins=A_GAME, seed=3)
    assert found.twins >= A_GAME
    assert {"chance", "guess"} <= set(found.by)
    assert id == "monsters-of-egypt" or "everything" in found.by, "there all know the same, and only chance is hidden"


def test_windows_of_others_are_among_the_moments() -> None:
    game = GAMES["dungeoneer"]
    masked = tuple(replace(choice, values=("hidden",)) if choice.id == "windows" else choice for choice in game.choices)
    found = compare(replace(game, choices=masked), game.load("base"), shown, twins=A_GAME, seed=5, seats=range(3, 4))
    assert found.windows > A_GAME // 4


@pytest.mark.parametrize("file", ["ten_steps_down.py", "tic_tac_toe.py"])
def test_a_game_of_somebodys_own_is_compared_too(file: str) -> None:
    with added(EXAMPLES / file) as (game,):
        found = compare(game, game.load("base"), shown, twins=A_GAME, seed=1)
        assert found.twins >= A_GAME


def test_shares_do_not_depend_on_where_one_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "SHARE", 20)
    first, second = twins.compare_many("tales-of-tails", "base", twins=40, seed=3)
    (again,) = twins.compare_many("tales-of-tails", "base", twins=20, seed=4)
    assert first != second == again


def test_the_command_counts_and_says_how_to_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["check", "tales-of-tails", "--twins", "100", "--seed", "3", "--seats", "2"])
    assert not left.value.code
    counted, different, ahead = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"twins 2\d\d, moments \d+, games \d+, at windows of others 0", counted)
    assert "quest of" in different
    assert ahead == "no difference seen; go on with --seed 4"


def test_what_cannot_be_shown_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "lines", lambda *_, **__: 1 // 0)
    game = GAMES["tales-of-tails"]
    with pytest.raises(Fault, match=r"shown: ZeroDivisionError.*seed 3"):
        compare(game, game.load("base"), shown, twins=1, seed=3)
