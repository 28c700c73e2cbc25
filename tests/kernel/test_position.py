from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.kernel import toys
from tests.kernel.toys import DUEL, LANTERNS, TOYS, setup_of
from undercroft.kernel import position
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import WrongPosition


@pytest.mark.parametrize("game", [LANTERNS, DUEL])
@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_game_is_written_and_read(game: Game, seed: int) -> None:
    rnd = Random(seed)
    table = Table(game, setup_of(game), game.load("toy"), Luck(Quick(seed))).start()
    while not table.over:
        text = position.write(table)
        drawn = len(json.loads(text)["drawn"])
        back = position.read(text, TOYS, Luck(table.luck.source, table.luck.count - drawn))
        assert position.write(back) == text
        assert back.questions() == table.questions()
        assert back.digest() == table.digest()
        ask = rnd.choice(table.questions())
        table.answer(ask.seat, rnd.choice(ask.options))
    back = position.read(position.write(table), TOYS, Luck(Quick(0)))
    assert back.over
    assert back.outcome() == table.outcome()


def broken(**changes: Any) -> str:
    plain = json.loads(position.write(toys.lanterns()))
    for path, value in changes.items():
        *where, last = path.split("__")
        inner = plain
        for key in where:
            inner = inner[int(key) if isinstance(inner, list) else key]
        inner[last] = value
    return json.dumps(plain)


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"format": "something else"}, "format"),
        ({"colour": 1}, "colour"),
        ({"setup__game": "chess"}, "setup.game"),
        ({"setup__seats": 9}, "setup.seats"),
        ({"setup__seats": 3}, "state.parts"),
        ({"setup__options": {"night": "pink"}}, "setup.options.night"),
        ({"setup__options": {"night": "dark", "moon": "full"}}, "moon"),
        ({"pack": "sha256:other"}, "pack"),
        ({"rules": 99}, "rules"),
        ({"state__die": "six"}, r"\$.die"),
        ({"state__phase": "nowhere"}, "state.phase"),
        ({"state__parts__0__card": 99}, "state.parts"),
        ({"lanes__7": {"since": []}}, "lanes"),
        ({"lanes__0__since": ["take 9"]}, "since"),
        ({"since": [[0, "bonus"]]}, "since"),
    ],
)
def test_a_wrong_position_is_refused_with_its_field(changes: dict[str, Any], named: str) -> None:
    with pytest.raises(WrongPosition, match=named):
        position.read(broken(**changes), TOYS, Luck(Quick(1)))


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '{"format": 3}', '{"state": {"x": ' + "[" * 5_000, b'{"format": "\xff"}']
)
def test_what_is_no_position_at_all_is_refused(text: str | bytes) -> None:
    with pytest.raises(WrongPosition, match="not a position"):
        position.read(text, TOYS, Luck(Quick(1)))


@pytest.mark.parametrize("where", ["", "lanes.0"])
def test_an_unknown_field_is_refused(where: str) -> None:
    plain = json.loads(position.write(toys.lanterns()))
    spot = plain
    for step in where.split(".") if where else ():
        spot = spot[step]
    spot["oracle"] = 1
    with pytest.raises(WrongPosition, match="oracle"):
        position.read(json.dumps(plain), TOYS, Luck(Quick(1)))
