"""Puzzles: every one in the repository can be given; found, counted, weighed and checked as they say."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from undercroft import puzzles as kept
from undercroft.games import GAMES
from undercroft.kernel.types import Action
from undercroft.lessons.lesson_play import NotHere
from undercroft.puzzles import GRADES, Puzzle, WrongPuzzle, of_day, puzzles, sort_of, table_of, today, write
from undercroft.puzzles.checking import faults
from undercroft.puzzles.counting import count_out
from undercroft.puzzles.finding import Finder
from undercroft.puzzles.puzzle_play import stand
from undercroft.puzzles.weighing import Trial, _judged

COUNTED = "paper-dungeons"
MOST_BYTES = 300 * 1024
SOON = 10_000
"""Answers tried."""


def weighed_one() -> Puzzle:
    return next(one for game in GAMES for one in puzzles(game) if not one.counted)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_given_and_its_answer_is_right(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= 30
    assert [f"{one.id}: {fault}" for one in found for fault in faults(one)] == []
    assert len({one.id for one in found}) == len(found)
    assert len({one.grade for one in found}) > 1
    assert sum(len(write(one)) + 1 for one in found) < MOST_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_they_stand_in_the_order_of_their_grades(game: str) -> None:
    grades = [GRADES.index(one.grade) for one in puzzles(game)]
    assert grades == sorted(grades)


@pytest.mark.parametrize("game", ["paper-dungeons", "tales-of-tails"])
def test_one_that_is_soon_counted_is_counted_out_again(game: str) -> None:
    """`make soak` does it for all of them."""
    for one in puzzles(game):
        counted = count_out(table_of(one), one.seat, sort_of(one), most=SOON)
        if counted is not None:
            assert max(counted.ends) == sum(counted.best.values()) == one.most
            return
    raise AssertionError("all of them are long")


def test_a_counted_puzzle_is_played_to_its_end() -> None:
    one = puzzles(COUNTED)[0]
    assert stand(one).verdict is None
    for number in range(1, len(one.answer)):
        assert stand(one, one.answer[:number]).verdict is None
    verdict = stand(one, one.answer).verdict
    assert verdict is not None
    assert verdict.right
    assert verdict.worth == verdict.most == one.most
    assert not any(verdict.behind.values())
    with pytest.raises(NotHere):
        stand(one, (*one.answer, "ready"))
    with pytest.raises(NotHere):
        stand(one, ("nonsense",))


def test_a_worse_way_is_told_line_by_line() -> None:
    one = puzzles(COUNTED)[0]
    answers: tuple[str, ...] = ()
    while (standing := stand(one, answers)).verdict is None:
        ask = standing.table.question(one.seat)
        assert ask is not None
        answers = (*answers, str(ask.options[-1]))
    verdict = standing.verdict
    assert not verdict.right
    assert verdict.most - verdict.worth == sum(verdict.behind.values()) > 0


def test_a_weighed_puzzle_is_one_answer_and_the_table_stays_as_it_is() -> None:
    one = weighed_one()
    before = table_of(one).digest()
    for text, worth in one.chances.items():
        standing = stand(one, (text,))
        assert standing.verdict is not None
        assert standing.verdict.right == (text in one.right)
        assert standing.verdict.worth == worth <= standing.verdict.most == one.most
        assert standing.table.digest() == before
    with pytest.raises(NotHere):
        stand(one, one.answer * 2)


def test_what_puts_the_choice_off_is_neither_right_nor_wrong() -> None:
    for one in (one for game in GAMES for one in puzzles(game) if not one.counted):
        ask = table_of(one).question(one.seat)
        assert ask is not None
        for action in ask.options:
            if str(action) not in one.chances:
                standing = stand(one, (str(action),))
                assert (standing.verdict, standing.put_off, standing.answers) == (None, True, ())


def spoiled(one: Puzzle, **changes: Any) -> Puzzle:
    return replace(one, position=msgspec.json.decode(msgspec.json.encode({**one.position, **changes})))


@pytest.mark.parametrize("game", GAMES)
def test_what_has_changed_is_told(game: str) -> None:
    """One of another pack, of later rules, of another question, or with an answer that is not the best."""
    one = puzzles(game)[0]
    for wrong in (
        spoiled(one, pack="0123456789ab"),
        spoiled(one, rules=99),
        spoiled(one, state={}),
        replace(one, ask="another"),
        replace(one, offers="00000000"),
    ):
        with pytest.raises(WrongPuzzle):
            table_of(wrong)
        assert len(list(faults(wrong))) == 1
    assert list(faults(replace(one, answer=("nonsense",)))) == ["answer: 'nonsense' is not offered"]
    assert any("the game has no puzzles" in fault for fault in faults(replace(one, sort="nothing")))


def test_a_best_that_is_not_the_best_is_found_when_counted_anew() -> None:
    one = next(one for one in puzzles("tales-of-tails") if count_out(table_of(one), one.seat, sort_of(one), most=1000))
    counted = count_out(table_of(one), one.seat, sort_of(one))
    assert counted is not None
    less = sorted(counted.ends)[-2]
    assert list(faults(one, again=True)) == []
    shifted = replace(one, best={"coins": less})
    assert any("can be had by" in fault for fault in faults(shifted, again=True))


@pytest.mark.parametrize("line", ["{}", '{"position": {"x": ' + "[" * 5_000])
def test_a_line_that_cannot_be_read_is_named(line: str) -> None:
    with pytest.raises(WrongPuzzle, match=r"paper-dungeons/puzzles.jsonl: line 3"):
        kept.read(line, "paper-dungeons/puzzles.jsonl: line 3")


@pytest.mark.parametrize("setup", ["tales-of-tails", None, {}, {"game": ["tales-of-tails"]}, {"game": "chess"}])
def test_a_puzzle_of_no_game_is_refused(setup: Any) -> None:
    one = weighed_one()
    with pytest.raises(WrongPuzzle, match=r"line 3: position: setup.game: no game of this house"):
        kept.read(kept.write(replace(one, position=one.position | {"setup": setup})), "line 3")


def test_the_puzzle_of_the_day_is_the_same_all_day_and_each_comes_once_before_any_comes_again() -> None:
    found = puzzles(COUNTED)
    first = date.fromordinal(len(found) * 10_000)
    days = [first + timedelta(days=number) for number in range(2 * len(found))]
    chosen = [one.id for one in (of_day(COUNTED, day) for day in days) if one is not None]
    assert sorted(chosen[: len(found)]) == sorted(chosen[len(found) :]) == sorted(one.id for one in found)
    assert chosen[: len(found)] != chosen[len(found) :]
    games = [one.game for one in map(today, days[: len(GAMES)]) if one is not None]
    assert sorted(games) == sorted(GAMES)


def test_the_same_seed_finds_the_same_puzzles() -> None:
    game = GAMES["tales-of-tails"]
    first, again = (list(Finder(game, 2, 5).find()) for _ in range(2))
    assert first == again
    assert len(first) == 2
    assert all(not list(faults(one, again=True)) for one in first)
    assert [*map(kept.read, map(write, first), "ab")] == first


def judged(*worths: list[float]) -> Any:
    trials = []
    for number, found in enumerate(worths):
        trial = Trial(Action("take", str(number)))
        trial.sums = found
        trials.append(trial)
    return _judged(trials, "chance")


def test_only_what_is_clearly_ahead_in_most_worlds_is_a_puzzle() -> None:
    sure, poor = [0.8, 0.82, 0.81, 0.8], [0.5, 0.52, 0.51, 0.5]
    found = judged(poor, sure, [0.6, 0.61, 0.62, 0.6])
    assert str(found.trials[0].action) == "take 1"
    assert found.margin == pytest.approx(0.2)
    assert judged(sure, [worth - 0.04 for worth in sure], poor) is None  # too near to be wrong, too far to be right
    nearly = [worth - 0.01 for worth in sure]
    assert len(judged(sure, nearly, *[poor] * 4).right) == 2
    assert judged(sure, nearly, poor) is None  # too many are right
    assert judged([1.0, 0.0, 1.0, 1.0], poor, poor) is None  # ahead by luck


def test_grades_are_mixed() -> None:
    grades = Counter(one.grade for game in GAMES for one in puzzles(game))
    assert set(grades) == set(GRADES)
