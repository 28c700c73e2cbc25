"""The sequential test: how often it is wrong, when it stops, and that it goes on where it was cut off."""

from __future__ import annotations

import math
import time
from pathlib import Path

import pytest

from undercroft.bots import BOTS
from undercroft.bots.levels import Level
from undercroft.lab import ladder, matches
from undercroft.lab.ladder import LOOKS, Standing, interval, settle, share_won, standing
from undercroft.lab.matches import Finished, Ledger, Match

MATCH = Match("tales-of-tails", 2, ("greedy", "random"))


def wrong(share: float, errors: float) -> float:
    """How often some look would exclude the true share, counted out over all series of games."""
    open_after, missed, before = {0: 1.0}, 0.0, 0
    for games in LOOKS:
        more, before = games - before, games
        chances = [math.comb(more, won) * share**won * (1 - share) ** (more - won) for won in range(more + 1)]
        reached: dict[int, float] = {}
        for won, chance in open_after.items():
            for further, then in enumerate(chances):
                reached[won + further] = reached.get(won + further, 0.0) + chance * then
        inside = {won for won in reached if (span := interval(won / games, games, errors))[0] <= share <= span[1]}
        missed += sum(chance for won, chance in reached.items() if won not in inside)
        open_after = {won: chance for won, chance in reached.items() if won in inside}
    return missed


@pytest.mark.parametrize("share", [0.15, 0.3, 0.5, 0.7, 0.8, 0.85])
def test_all_looks_together_are_wrong_in_one_of_twenty(share: float) -> None:
    assert wrong(share, ladder.OFTEN) <= 0.05


def test_an_interval_that_is_made_for_one_look_would_be_wrong_more_often() -> None:
    assert wrong(0.7, ladder.ONCE) > 0.2


def test_an_interval_of_wilson() -> None:
    """The figures of a worked example in the literature: 81 of 263."""
    low, high = interval(81 / 263, 263, ladder.ONCE)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
    assert interval(0.0, 0) == (0.0, 1.0)


def test_a_match_is_over_at_the_first_look_that_is_clear() -> None:
    assert standing([1.0] * 400, 0.7) == Standing(20, 1.0, *interval(1.0, 20), True)
    assert standing([0.0] * 400, 0.7) == Standing(20, 0.0, *interval(0.0, 20), False)
    assert standing([1.0] * 19, 0.7) == Standing(0, 0.0, 0.0, 1.0, None)


def test_a_match_near_the_threshold_stays_open() -> None:
    found = standing([1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0] * 40, 0.7)
    assert (found.games, found.share, found.above) == (400, 0.7, None)
    assert standing([1.0] * 14 + [0.0] * 40, 0.7, most=50).games == 30, "clear after 30: 14 of 30"


def game(number: int, *won: int) -> Finished:
    return Finished("", str(MATCH), number, (0, 0), won, "", (1, 1), (1.0, 1.0))


def test_seats_are_changed_and_shared_victories_count_half() -> None:
    """The first player sits first in the games with even numbers."""
    assert [share_won(MATCH, game(0, 0)), share_won(MATCH, game(0, 1))] == [1.0, 0.0]
    assert [share_won(MATCH, game(1, 0)), share_won(MATCH, game(1, 1))] == [0.0, 1.0]
    assert share_won(MATCH, game(2, 0, 1)) == 0.5
    assert share_won(MATCH, game(2)) == 0.0


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every game is won by the first player, and told by its number."""
    numbers: list[int] = []

    def play(match: Match, number: int) -> Finished:
        numbers.append(number)
        won = next(seat for seat in range(match.seats) if match.at(seat, number) == 0)
        return Finished(matches.fingerprint(match.game), str(match), number, (1, 0), (won,), "", (3, 3), (1.0, 1.0))

    monkeypatch.setattr(matches, "play", play)
    return numbers


def test_no_more_is_played_than_needed(tmp_path: Path, played: list[int]) -> None:
    ticks: list[None] = []
    found = settle(Ledger(tmp_path / "kept.jsonl"), MATCH, 0.7, tick=lambda: ticks.append(None))
    assert (found.games, found.above) == (20, True)
    assert played == list(range(20))
    assert len(ticks) == 20


def test_a_run_that_was_cut_off_goes_on(tmp_path: Path, played: list[int]) -> None:
    """Also where it was cut off in the middle of a line."""
    path = tmp_path / "kept.jsonl"
    first = Ledger(path).fill(MATCH, 7)
    path.write_bytes(path.read_bytes()[:-9])
    played.clear()
    found = settle(Ledger(path), MATCH, 0.7)
    assert (found.games, found.above) == (20, True)
    assert played == list(range(6, 20))
    assert Ledger(path).games(MATCH)[:7] == first
    played.clear()
    assert settle(Ledger(path), MATCH, 0.7) == found
    assert played == []


def test_games_of_other_bots_and_other_matches_are_not_counted(
    tmp_path: Path, played: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.jsonl"
    Ledger(path).fill(MATCH, 3)
    assert len(Ledger(path).games(MATCH)) == 3
    assert Ledger(path).games(MATCH._replace(options=(("dogs", "random"),))) == []
    monkeypatch.setattr(matches, "fingerprint", lambda _: "other")
    assert Ledger(path).games(MATCH) == []


def test_a_run_ends_where_bots_are_changed_meanwhile(tmp_path: Path, played: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that has started later would play with other bots than the ones before."""
    changed = iter(("before", "now"))
    monkeypatch.setattr(matches, "fingerprint", lambda _: next(changed, "before"))
    with pytest.raises(matches.BotsChanged):
        Ledger(tmp_path / "kept.jsonl").fill(MATCH, 3)


def test_a_game_follows_from_its_number() -> None:
    first, again = (matches.play(MATCH, 3) for _ in range(2))
    assert (first.scores, first.won, first.thoughts) == (again.scores, again.won, again.thoughts)
    assert matches.play(MATCH, 4).scores != first.scores
    assert min(first.thoughts) > 0


def test_a_fingerprint_is_of_what_bots_do(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"

    def of(text: str) -> bytes:
        path.write_text(text)
        return matches._meaning(path)

    code = of('"""Said."""\nLIKES = 2\n"""Why."""\n')
    assert of("LIKES = 2  # why\n") == code
    assert of("LIKES = 3\n") != code


def test_players_by_name() -> None:
    quick, usual = matches.player("level-4@50"), matches.player("level-4")
    assert isinstance(quick, Level)
    assert isinstance(usual, Level)
    assert (quick.level, quick.seconds, usual.seconds) == (4, 0.05, 0.5)
    assert quick.clock is time.process_time
    assert matches.player("greedy") is BOTS["greedy"]
