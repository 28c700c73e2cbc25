"""Damaged files are read or refused in words: some here, ten minutes of them with `make soak`."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.fuzz import mutating, trials
from tests.fuzz.mutating import mutate
from tests.fuzz.trials import KINDS, Input, Refusal, Seed, WithoutWords, chosen, seeds, tried
from undercroft.kernel.types import WrongPosition

INPUTS = 210


def test_damaged_files_are_read_or_refused_in_words() -> None:
    found = mutate(0, inputs=INPUTS)
    assert found.faults == []
    assert found.tried == INPUTS
    assert {ended.split()[0] for ended in found.counts} == set(KINDS)
    assert all(found.counts[f"{kind} refused"] for kind in KINDS), found.counts


def test_there_are_sound_files_of_every_kind_and_damage_changes_them() -> None:
    found = seeds()
    assert all(found.values())
    given = [chosen(found, number) for number in range(70)]
    assert Counter(one.seed.kind for one in given) == dict.fromkeys(KINDS, 10)
    assert sum(one.data != one.seed.data for one in given) > 60
    assert [chosen(found, number).data for number in range(70)] == [one.data for one in given]


@pytest.mark.parametrize("kind", KINDS)
def test_sound_files_pass_every_trial(kind: str, tmp_path: Path) -> None:
    """Otherwise a refusal would say nothing."""
    seed = seeds()[kind][0]
    for trial in dict.fromkeys(KINDS[kind].trials):
        assert tried(Input(seed, seed.data, trial, Random(3)), tmp_path / f"{trial.__name__}.x") == "fine", trial


def crash(*_: object) -> None:
    raise KeyError("lantern")


def mute(*_: object) -> None:
    raise WrongPosition("")


@pytest.mark.parametrize(("trial", "error"), [(crash, KeyError), (mute, WithoutWords)])
def test_anything_but_words_is_a_fault(trial: Callable[..., None], error: type[Exception], tmp_path: Path) -> None:
    with pytest.raises(error):
        tried(Input(Seed("position", "x", b"", ""), b"{}", trial, Random(1)), tmp_path / "input.x")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("step", "gone.json"), Refusal),
        (("games",), None),
        (("--version",), None),
    ],
)
def test_a_command_is_done_or_says_why_not(arguments: tuple[str, ...], error: type[Exception] | None) -> None:
    if error is None:
        trials.command(*arguments)
        return
    with pytest.raises(error, match=r"undercroft: gone\.json: No such file"):
        trials.command(*arguments)


HARMFUL = """
import time
from tests.fuzz import mutating, trials

def harm(given, file):
    {harm}
    return "fine"

mutating.tried = harm
mutating.PROCESSOR_SECONDS, mutating.PATIENCE = 0.5, {patience}
mutating.work({first}, 3 - {first})
"""


@pytest.mark.parametrize(
    ("harm", "patience", "told"),
    [
        ("while file.stem == '1': pass", 60, "in harm"),
        ("file.stem == '1' and time.sleep(60)", 3, "Timeout"),
        ("file.stem == '1' and bytes(2**40)", 60, "MemoryError"),
        ("file.stem == '1' and __import__('os').abort()", 60, "Fatal Python error: Aborted"),
    ],
    ids=["endless", "asleep", "greedy", "aborted"],
)
def test_what_hangs_or_ends_the_process_is_found_and_passed(
    harm: str, patience: float, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def harmful(first: int, inputs: int) -> list[str]:
        return [sys.executable, "-c", HARMFUL.format(harm=harm, patience=patience, first=first)]

    monkeypatch.setattr(mutating, "_command", harmful)
    found = mutate(0, inputs=3)
    assert [fault.number for fault in found.faults] == [1]
    assert told in found.faults[0].where
    assert found.tried == 3
