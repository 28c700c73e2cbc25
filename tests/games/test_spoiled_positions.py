"""A position that lacks a field or is in a foreign phase is played on or refused: rules never run for ever."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from importlib import import_module
from random import Random
from types import FrameType
from typing import Any

import pytest

from undercroft.games import GAMES
from undercroft.kernel import position
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import KernelError, Setup, WrongPosition

SEEDS = range(int(os.environ.get("SPOILED_SEEDS", "2")))
"""`make soak` tries more."""
MOST_CALLS = 1_000_000
"""Some ten times as many as a real position takes."""


class Endless(Exception):
    pass


@contextmanager
def bounded() -> Iterator[None]:
    """Counts calls, as a clock would depend on the machine."""
    calls = 0

    def count(_: FrameType, event: str, __: Any) -> None:
        nonlocal calls
        calls += event.endswith("call")
        if calls > MOST_CALLS:
            sys.setprofile(None)
            raise Endless

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(None)


def played(game: Game, seed: int, answers: int) -> dict[str, Any]:
    random = Random(seed)
    options = {choice.id: choice.values[0] if seed % 2 else random.choice(choice.values) for choice in game.choices}
    seats = game.seats[seed % len(game.seats)]
    table = Table(game, Setup(game.id, seats, "base", options), game.load("base"), Luck(Quick(seed))).start()
    for _ in range(answers):
        if table.over:
            break
        ask = random.choice(table.questions())
        table.answer(ask.seat, random.choice(ask.options))
    plain: dict[str, Any] = json.loads(position.write(table))
    return plain


def spoiled(plain: dict[str, Any], phases: list[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A part of it at a time, with its name."""
    for where in ((), ("state",), ("state", "terms"), ("state", "parts", 0), ("state", "heroes", 0)):
        if where == ("state", "heroes", 0) and "heroes" not in plain["state"]:
            continue
        for field in at(plain, where):
            lacking = deepcopy(plain)
            del at(lacking, where)[field]
            yield f"without {where} {field}", lacking
    for phase in phases:
        elsewhere = deepcopy(plain)
        elsewhere["state"]["phase"] = phase
        yield f"in {phase}", elsewhere
        yield f"in {phase}, nothing answered", elsewhere | {"since": [], "drawn": [], "lanes": {}}


def at(plain: Any, where: tuple[Any, ...]) -> Any:
    for step in where:
        plain = plain[step]
    return plain


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_a_spoiled_position_is_played_on_or_refused(name: str, seed: int) -> None:
    game, refused = GAMES[name], 0
    phases = list(import_module(f"undercroft.games.{name.replace('-', '_')}.rules.play").PHASES)
    for answers in (0, 40, 120):
        for what, plain in spoiled(played(game, seed, answers), phases):
            try:
                with bounded():
                    play_on(plain)
            except KernelError:
                refused += 1
            except Exception as error:
                raise AssertionError(f"{what}: {error!r}") from error
    assert refused


def play_on(plain: dict[str, Any]) -> None:
    table = position.read(json.dumps(plain), GAMES, Luck(Quick(1)))
    for _ in range(4):
        if not table.over:
            ask = table.questions()[0]
            table.answer(ask.seat, ask.options[0])


def test_a_laid_dungeon_is_not_dealt_again() -> None:
    plain = played(GAMES["dungeoneer"], 1, 40)
    del plain["state"]["phase"]
    with pytest.raises(WrongPosition, match=r"state\.phase: "):
        play_on(plain)


def test_quests_are_not_dealt_again() -> None:
    plain = played(GAMES["tales-of-tails"], 1, 40)
    del plain["state"]["phase"]
    with pytest.raises(WrongPosition, match=r"state\.phase: "):
        play_on(plain)


def test_everybody_gets_a_hero() -> None:
    game = GAMES["dungeoneer"]
    options = {choice.id: choice.values[0] for choice in game.choices} | {"choose-heroes": "on"}
    table = Table(game, Setup(game.id, 3, "base", options), game.load("base"), Luck(Quick(1))).start()
    plain = json.loads(position.write(table))
    del plain["state"]["heroes_left"]
    with pytest.raises(WrongPosition, match=r"state\.heroes_left: "):
        play_on(plain)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_terms_that_the_set_up_does_not_say_are_refused_by_field(game: Game) -> None:
    setup = Setup(game.id, game.seats[1], "base", {choice.id: choice.values[0] for choice in game.choices})
    plain = json.loads(position.write(Table(game, setup, game.load("base"), Luck(Quick(1))).start()))
    terms = plain["state"]["terms"]
    name = next(name for name, value in terms.items() if isinstance(value, bool) and name not in ("solo", "narrow"))
    position.read(json.dumps(plain), GAMES, Luck(Quick(1)))
    terms[name] = not terms[name]
    with pytest.raises(WrongPosition, match=rf"^state\.terms\.{name}: the set-up says {str(not terms[name]).lower()}$"):
        position.read(json.dumps(plain), GAMES, Luck(Quick(1)))
