"""A finished game looked at again: how it stood, where it turned, what would have been better."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from tests.analysis.toys import GAME, MEAN, rolled
from tests.games.dungeoneer.positions import answer, crypt, hero
from tests.games.monsters_of_egypt.positions import tomb
from tests.games.tales_of_tails.positions import den, dog
from tests.played import GOLDEN
from undercroft.analysis import Analysis, analyse, deciding, luck
from undercroft.analysis.working import DEAREST, TURNS, standing
from undercroft.games import GAMES
from undercroft.kernel.journal import Record
from undercroft.kernel.luck import Scripted
from undercroft.kernel.packs import book_of
from undercroft.kernel.table import Table

BOOK = GAME.load("base")


def golden(name: str) -> tuple[Record, Analysis]:
    record = Record.read((GOLDEN / f"{name}.record.txt").read_text())
    game = GAMES[record.setup.game]
    return record, analyse(record, game, book_of(game, record.setup.pack, record.pack), people=())


@pytest.mark.parametrize("name", ["tales-of-tails-2", "monsters-of-egypt-2", "dungeoneer-2"])
def test_worth_goes_to_the_real_result(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "SAMPLES", 8)
    record, found = golden(name)
    last = found.points[-1]
    assert found.parted == ""
    assert last.step == len(record.entries) - 1
    if found.measure == "points":
        assert last.worth == record.scores
    else:
        assert set(last.worth) <= {0, 100}
        assert all(0 <= figure <= 100 for point in found.points for figure in point.worth)
    assert [point.step for point in found.points] == sorted({point.step for point in found.points})
    assert len(found.turns) <= TURNS
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_side_by_side_worth_is_read_where_rolls_open_a_round_and_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "LANE_SAMPLES", 3)
    monkeypatch.setattr(luck, "FEWEST", 3)
    record, found = golden("paper-dungeons-1")
    assert found.points[-1].worth == (71,) == record.scores
    assert len(found.strokes) == 9  # the deal and eight rolls
    rolls = {stroke.step: stroke.luck[0] for stroke in found.strokes}
    for before, now in pairwise(found.points):
        if now.step in rolls:
            assert now.worth[0] - before.worth[0] == pytest.approx(rolls[now.step], abs=3)


def test_a_change_is_what_was_chosen_and_what_chance_did() -> None:
    found = analyse(rolled("roll", "rest", source=Scripted([5])), GAME, BOOK)
    turns = {turn.step: turn for turn in found.turns}
    assert turns[1].change == pytest.approx(6 - MEAN)
    assert turns[1].luck == pytest.approx(6 - MEAN, abs=0.8)
    assert turns[1].chosen == pytest.approx(turns[1].change - turns[1].luck)
    assert turns[2].luck == 0
    assert turns[2].change == pytest.approx(3 - MEAN)


def test_what_was_taken_back_counts_nowhere() -> None:
    taken = rolled("rest", "back", "roll", source=Scripted([5]))
    assert [entry.text for entry in taken.entries[:4]] == ["start", "rest", "take-back", "roll"]
    assert standing(taken.entries)[:5] == [True, False, False, True, True]
    found = analyse(taken, GAME, BOOK)
    assert {1, 2}.isdisjoint(point.step for point in found.points)
    assert [stroke.step for stroke in found.strokes] == [3]
    assert {1, 2}.isdisjoint(decision.step for decision in found.decisions)


def test_the_dearest_decisions_of_each_person_are_told_with_the_best_ones() -> None:
    found = analyse(rolled("rest", "roll", source=Scripted([2])), GAME, BOOK)
    assert [decision.seat for decision in found.decisions] == [0] * DEAREST + [1] * DEAREST
    for decision in found.decisions:
        assert (decision.played, decision.best) == ("rest", "roll")
        assert decision.lost == pytest.approx(0.5)
        assert decision.options == ("roll", "rest", "hide")
        assert decision.best_terms["now"] - decision.played_terms["now"] == pytest.approx(0.5)


def test_only_people_are_looked_at() -> None:
    found = analyse(rolled("rest"), GAME, BOOK, people=[1])
    assert {decision.seat for decision in found.decisions} == {1}
    assert all(turn.decision is None or turn.seat == 1 for turn in found.turns)


def test_what_somebody_else_answered_for_them_is_no_decision_of_theirs() -> None:
    record = rolled()
    own = max(step for step, entry in enumerate(record.entries) if entry.seat == 1)
    found = analyse(record, GAME, BOOK, by_others={*range(len(record.entries))} - {own})
    assert [decision.step for decision in found.decisions] == [own]
    assert {turn.decision.step for turn in found.turns if turn.decision is not None} <= {own}
    assert found.points == analyse(record, GAME, BOOK).points


def test_a_good_decision_is_not_blamed_for_its_luck() -> None:
    found = analyse(rolled("roll", source=Scripted([0])), GAME, BOOK, people=[0])
    turn = next(turn for turn in found.turns if turn.step == 1)
    assert turn.luck < -2
    assert turn.decision is not None
    assert (turn.decision.best, turn.decision.lost) == ("roll", 0)
    assert 1 not in {decision.step for decision in found.decisions}


def test_decisions_are_weighed_by_what_the_seat_could_see() -> None:
    seen = []

    def weigh(game, setup, view, ask, book, chance, effort):  # type: ignore[no-untyped-def]
        seen.append(type(view))
        return GAME.weigh(game, setup, view, ask, book, chance, effort)  # type: ignore[misc]

    looks = replace(GAME, weigh=weigh, view=lambda _, seat: _Seen(seat))
    with pytest.raises(AttributeError):  # a table would have had a state
        analyse(rolled("rest"), looks, BOOK)
    assert set(seen) == {_Seen}


class _Seen:
    def __init__(self, seat: int | None) -> None:
        self.seat = seat


def test_a_game_that_weighs_nothing_has_worth_and_luck_all_the_same() -> None:
    found = analyse(rolled("roll", source=Scripted([5])), replace(GAME, weigh=None, advice=lambda *_: [1.0, 0.0, 0.0]), BOOK)
    assert found.points
    assert found.strokes
    assert found.turns
    assert not found.weighed
    assert found.decisions == ()


def test_side_by_side_a_decision_is_weighed_with_all_that_could_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game of Paper Dungeons that was played at random: what cost most is far from the best."""
    monkeypatch.setattr(luck, "LANE_SAMPLES", 2)
    monkeypatch.setattr(luck, "FEWEST", 2)
    monkeypatch.setattr(deciding, "LONGEST_SCREENING", 0.02)
    monkeypatch.setattr(deciding, "WEIGHING_SECONDS", 0.2)
    record = Record.read((GOLDEN / "paper-dungeons-1.record.txt").read_text())
    game = GAMES["paper-dungeons"]
    found = analyse(record, game, book_of(game, "base", record.pack))
    assert 1 <= len(found.decisions) <= DEAREST
    for decision in found.decisions:
        assert decision.played == record.entries[decision.step].text
        assert {decision.played, decision.best} <= set(decision.options)
        assert decision.lost == pytest.approx(decision.best_worth - decision.played_worth)
        assert sum(decision.best_terms.values()) == pytest.approx(decision.best_worth)


def test_a_record_that_these_rules_do_not_play_says_so() -> None:
    record = rolled("roll")
    record.entries[1] = replace(record.entries[1], text="show")
    found = analyse(record, GAME, BOOK)
    assert "step 1" in found.parted
    assert (found.points, found.turns, found.strokes) == ((), (), ())


def test_progress_goes_from_nothing_to_all() -> None:
    shares: list[float] = []
    analyse(rolled("roll"), GAME, BOOK, tick=shares.append)
    assert shares == sorted(shares)
    assert 0 < shares[0] < 0.2
    assert shares[-1] == pytest.approx(1)


def test_how_much_is_judged_by_how_much_there_is() -> None:
    lord, prey = hero("kron-axereaver", hand="siphon-fame"), hero("raka", "crossing", glory=2, peril=4)
    table = answer(crypt(lord, prey, rooms="crossing 0,-1", phase="dungeonlord"), "play siphon-fame", "seat 1")
    ask = table.question(0)
    assert ask is not None
    assert ask.kind == "how-much"
    choice = deciding.Choice(0, table, ask, ask.options[0])
    assert deciding.looked_at(choice, 0.02).played == ask.options[0]


def choice_of(table: Table, text: str) -> deciding.Choice:
    (ask,) = table.questions()
    return deciding.Choice(1, table, ask, next(option for option in ask.options if str(option) == text))


def test_what_the_judge_gave_no_thought_is_played_on_beside_the_best() -> None:
    """Four rooms of two coins each lie on the way out: nobody who thinks for long thinks of sleep."""
    table = den(dog("bonk"), dog("ruta"), rooms="R43 1,0; R44 2,0; R45 3,0; R46 4,0")
    slept, left = choice_of(table, "sleep"), choice_of(table, "walk")
    assert "sleep" not in {str(each.action) for each in deciding._thoughts(table, slept.ask, 0.5, 1)}
    assert deciding.looked_at(slept, 0.02).lost > 4
    assert deciding.looked_at(left, 0.02).lost == 0
    found = deciding.weighed(slept)
    assert found is not None
    assert (found.best, found.played) == ("walk", "sleep")
    assert found.lost > 4
    assert found.lost == pytest.approx(found.best_worth - found.played_worth)
    assert sum(found.best_terms.values()) == pytest.approx(found.best_worth)
    assert sum(found.played_terms.values()) == pytest.approx(found.played_worth)
    assert found.by_itself
    assert table.questions()[0] is slept.ask, "the table stays as it was"


def test_what_is_played_on_is_told_by_what_the_seat_gets_and_not_by_how_far_it_is_ahead() -> None:
    """Both dogs have as much. Fourteen coins in all are no fourteen coins ahead."""
    table = den(dog("bonk"), dog("ruta"), rooms="R43 1,0; R44 2,0; R45 3,0; R46 4,0")
    slept, walked = (deciding.weighed(choice_of(table, text)) for text in ("sleep", "walk"))
    assert slept is not None
    assert walked is not None
    assert slept.by_itself
    assert not walked.by_itself
    assert slept.best == walked.played == "walk"
    assert slept.best_worth > walked.played_worth + 4


def test_what_turns_out_better_than_the_judge_thought_is_no_mistake() -> None:
    """The exit is one step away, and whoever has the crystal is behind: a judge would wait, and it is played on to see."""
    heroes = {"vera": "1-5", "timur": "1-7 crystal"}
    table = tomb("_______", features=("B.AX...",), heroes=heroes, yellow=(1, 2), doors=(True, False), spirit=True)
    gone = choice_of(table, "step 1-4")
    assert deciding.looked_at(gone, 0.02).lost < 0
    found = deciding.weighed(gone)
    assert found is None or (found.best, found.lost) == (found.played, 0)
