"""A puzzle that changed rules have spoiled is named with what is wrong with it, whatever that is."""

from __future__ import annotations

from typing import NoReturn

import pytest
from msgspec.structs import replace

from undercroft.cli import main
from undercroft.kernel.types import KernelError
from undercroft.puzzles import Puzzle, checking, puzzles, weighing
from undercroft.puzzles.checking import faults
from undercroft.puzzles.weighing import MOST_OPTIONS

WEIGHED, COUNTED = "dungeoneer", "tales-of-tails"


@pytest.fixture
def one(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """Weighed in a few worlds only: what is looked at is not how well."""
    monkeypatch.setattr(weighing, "WORLDS", 2)
    return next(one for one in puzzles(WEIGHED) if 2 < len(one.chances) <= MOST_OPTIONS)


def test_one_with_too_few_or_too_many_answers_to_weigh(one: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "MOST_OPTIONS", 2)
    assert list(faults(one, again=True)) == ["answer: there are too few or too many answers to weigh"]


def test_one_of_which_every_answer_is_right(one: Puzzle) -> None:
    assert list(faults(replace(one, right=tuple(one.chances)), again=True)) == ["right: every answer counts as right"]


def no_world(*_: object) -> NoReturn:
    raise KernelError("no hand fits")


@pytest.mark.parametrize(("game", "work"), [(WEIGHED, "tried"), (COUNTED, "count_out")])
def test_one_of_which_nobody_can_tell_what_it_comes_to(game: str, work: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, work, no_world)
    one = puzzles(game)[0]
    assert list(faults(one)) == []
    assert list(faults(one, again=True)) == ["answer: nobody can tell what it comes to: no hand fits"]


def test_the_command_names_it_and_goes_on(
    one: Puzzle, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(weighing, "MOST_OPTIONS", 2)
    monkeypatch.setattr("undercroft.cli.puzzles.puzzles", lambda _: (one, one))
    with pytest.raises(SystemExit) as left:
        main(["puzzle", "check", WEIGHED])
    assert left.value.code == 1
    told = capsys.readouterr()
    assert told.out.splitlines() == [f"{WEIGHED} {one.id} answer: there are too few or too many answers to weigh"] * 2
    assert told.err == "undercroft: 2 of 2 puzzles cannot be given any more\n"
