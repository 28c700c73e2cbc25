"""How kind chance was: exactly, where everything is known; nothing on average; clearly more with loaded dice."""

from __future__ import annotations

import os
from statistics import fmean, stdev

import pytest
from msgspec.structs import replace

from tests.analysis.recorded import record_of
from tests.analysis.toys import GAME, MEAN, rolled
from undercroft.analysis import Analysis, analyse, luck
from undercroft.games import GAMES
from undercroft.kernel.luck import Quick, Scripted

SOAK = "MANY_GAMES" in os.environ
"""`make soak` plays more of them, of every game."""


def of_dice(*answers: str, draws: tuple[int, ...] = ()) -> Analysis:
    return analyse(rolled(*answers, source=Scripted(draws, Quick(1))), GAME, GAME.load("base"))


def of_bots(game: str, seats: int, seed: int, kind_to: int | None = None) -> Analysis:
    """Luck alone: nobody's decisions are looked at."""
    found = analyse(record_of(game, seats, seed, kind_to=kind_to), GAMES[game], GAMES[game].load("base"), people=())
    assert not found.parted
    return found


def test_a_roll_is_worth_what_it_is_above_the_mean_of_rolls() -> None:
    (stroke,) = of_dice("roll", draws=(5,)).strokes
    assert stroke.step == 1
    assert stroke.luck[0] == pytest.approx(6 - MEAN, abs=4 * stroke.error[0])
    assert 0 < stroke.error[0] < 0.4
    assert (stroke.luck[1], stroke.error[1]) == (0, 0)


def test_who_draws_nothing_has_no_luck() -> None:
    found = of_dice()
    assert found.strokes == ()
    assert found.luck(0) == found.luck(1) == (0, 0)


def test_what_nobody_has_made_use_of_yet_is_luck_when_it_is_drawn() -> None:
    """Worth does not see a die that lies hidden: it is followed to where it counts."""
    (stroke,) = of_dice("hide", "show", draws=(5,)).strokes
    assert stroke.step == 1
    assert stroke.luck[0] == pytest.approx(6 - MEAN, abs=4 * stroke.error[0])


def test_luck_of_others_is_luck_where_chances_are_compared() -> None:
    """In a race each seat's roll moves both."""
    race = replace(GAME, measure="chance", worth=lambda state, seat, _: 0.3 * (state.points[seat] - state.points[1 - seat]))
    found = analyse(rolled("roll", source=Scripted([5], Quick(1))), race, race.load("base"))
    (stroke,) = found.strokes
    assert stroke.luck[0] > 5
    assert stroke.luck[0] == pytest.approx(-stroke.luck[1], abs=0.01)
    assert found.points[-1].worth == (100, 0)


def test_loaded_dice_are_found() -> None:
    """One who rolls nothing but sixes, against fair dice."""
    turns = ("roll", "roll") * 4
    found = of_dice(*turns, draws=(5, 2, 5, 3, 5, 2, 5, 3))
    total, error = found.luck(0)
    assert total == pytest.approx(4 * (6 - MEAN), abs=4 * error)
    assert total > 5 * error
    assert abs(found.luck(1)[0]) < 4 * found.luck(1)[1]


def test_on_average_there_is_no_luck() -> None:
    games = 60
    totals = [
        analyse(rolled(*("roll",) * 8, source=Quick(seed)), GAME, GAME.load("base"), people=()).luck(0)[0]
        for seed in range(games)
    ]
    assert abs(fmean(totals)) < 4 * stdev(totals) / games**0.5
    assert 2.5 < stdev(totals) < 4.5  # four dice of 1.7 each


@pytest.mark.parametrize("game", GAMES if SOAK else ["monsters-of-egypt"])
def test_in_games_of_bots_loaded_dice_are_told_from_fair_ones(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several rolls each time the one that is best for the first seat. Fair rolls are nothing on average."""
    monkeypatch.setattr(luck, "SAMPLES", 16)
    monkeypatch.setattr(luck, "LANE_SAMPLES", 16)
    games = 30 if SOAK else 3
    fair = [of_bots(game, 2, 500 + number).luck(0)[0] for number in range(games)]
    loaded = [of_bots(game, 2, 500 + number, kind_to=0).luck(0) for number in range(games)]
    assert fmean(total for total, _ in loaded) > fmean(fair)
    assert fmean(total for total, _ in loaded) > 3 * fmean(error**2 for _, error in loaded) ** 0.5 / games**0.5
    if SOAK:
        assert abs(fmean(fair)) < 3 * stdev(fair) / games**0.5
