"""The network of `tools/train_value.py`: what it says, what it learns from, and that only its own bot asks it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.bots import BOTS
from undercroft.games.dungeoneer.bot import weigh
from undercroft.games.dungeoneer.bot.value import VALUE
from undercroft.lab.matches import Match

np: Any = pytest.importorskip("numpy", reason="numpy is not installed: pip install numpy")

from tools import train_value  # noqa: E402
from tools.train_value import FIGURES, Layer, Net, gathered, met, setup_of  # noqa: E402

WORKED = Net(("health", "level"), [Layer([[1.0, -2.0], [0.5, 1.0]], [1.0, -1.0]), Layer([[2.0, -1.0]], [0.25])])
EVEN = Net((), [Layer([[]], [0.0])])


@pytest.mark.parametrize(
    ("found", "worth"),
    [
        ({"health": 3.0, "level": 1.0}, 2 * 2.0 - 1.5 + 0.25),
        ({"health": 1.0, "level": 2.0}, 2 * 0.0 - 1.5 + 0.25),
        ({"health": 1.0, "unheard-of": 9.0}, 2 * 2.0 - 0.0 + 0.25),
    ],
)
def test_a_network_by_hand(found: dict[str, float], worth: float) -> None:
    assert WORKED.worth(found) == worth
    assert WORKED.odds(np.array([[found.get(name, 0.0) for name in WORKED.figures]])) == [worth]


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "net.json"
    path.write_bytes(msgspec.json.encode(WORKED))
    assert train_value.network(str(path)) == WORKED


def test_it_is_asked_for_its_own_bot_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "networked", BOTS["level-5"])  # what the match puts there is taken away again
    usual = weigh.terms, weigh.TURNS  # type: ignore[attr-defined]
    game = met(Match("dungeoneer", 2, ("networked", "level-4")), EVEN, 1, 1, 0)
    assert all(game.thoughts)
    assert (weigh.terms, weigh.TURNS) == usual  # type: ignore[attr-defined]


def test_rows_say_what_the_linear_value_says() -> None:
    rows = gathered([setup_of("2"), setup_of("3")], games=4, noise=0.3, jobs=1, seed=1)
    weights = np.array([VALUE.weights.get(name, 0.0) for name in FIGURES])
    assert rows.figures.shape == (len(rows.won), len(FIGURES))
    assert rows.figures @ weights + VALUE.weights["base"] == pytest.approx(rows.linear, abs=1e-3)
    assert {float(each) for each in rows.won} == {0.0, 1.0}


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["play", "nowhere.json"], "nowhere.json cannot be read: No such file or directory"),
        (["play", "--games", "0"], "0 is no number from 1 on"),
        (["train", "net.json", "--table", "9"], "9 is no table of dungeoneer, such as 2 or 3,movement=tipping"),
        (["train", "net.json", "--hidden", "64,wide"], "wide is no number from 1 on"),
        (["train", "nowhere/net.json"], "nowhere/net.json cannot be written"),
    ],
)
def test_what_cannot_be_is_said(
    given: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["train_value.py", *given])
    with pytest.raises(SystemExit) as stopped:
        train_value.main()
    assert stopped.value.code == 2
    assert told in capsys.readouterr().err
