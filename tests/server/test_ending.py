"""The end of a game on a page of its own: who won and by what, totals first, where it turned."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tests.running import House
from tests.server.conftest import Guest, Visit
from tests.server.test_front import advance
from tests.server.test_gathering import OVER
from undercroft.draw.plot import HEIGHT, LETTER, Curve, plot
from undercroft.games import FACES, GAMES
from undercroft.kernel.types import Event, Outcome, ranked
from undercroft.server.pages.ending import tie_broken
from undercroft.server.pages.telling import brief
from undercroft.server.play.course import Step, turns
from undercroft.texts import LANGUAGES, tongue

PAPER, TOMB = "paper-dungeons", "monsters-of-egypt"


def swings(*steps: Step) -> list[tuple[int, int | None, int | None]]:
    return [(turn.step, turn.seat, turn.change) for turn in turns(steps, GAMES[PAPER], FACES[PAPER].following)]


def gem(seat: int) -> Event:
    return Event("gem", seat, ("A", 1, "room"))


def test_it_turned_where_somebody_gained_most_against_the_others() -> None:
    begun = Step(0, (Event("round", None, (1,)),), (0, 0))
    steps = [
        begun,
        Step(3, (gem(0), gem(1)), (5, 5)),
        Step(7, (gem(0), Event("round", None, (2,))), (15, 5)),
        Step(9, (Event("fled", 1, ("chimera", 3)),), (15, 2)),
    ]
    assert swings(*steps) == [(7, 0, 10), (9, 1, -3)]
    found = turns(steps, GAMES[PAPER], FACES[PAPER].following)
    assert [turn.heading and turn.heading.data for turn in found] == [(1,), (2,)]


def test_what_somebody_lost_explains_no_gain() -> None:
    crossed = Event("crossed", 0, ("B",))
    assert swings(Step(0, (), (0, 0)), Step(4, (crossed,), (6, 0))) == []
    assert swings(Step(0, (), (6, 0)), Step(4, (crossed,), (2, 0))) == [(4, 0, -4)]


def test_of_many_turns_only_the_largest_are_told_in_order() -> None:
    steps = [Step(at, (gem(0),), (at * at, 0)) for at in range(10)]
    assert [turn[0] for turn in swings(*steps)] == [5, 6, 7, 8, 9]


def test_milestones_are_told_but_for_the_last() -> None:
    events = Event("crystal", 0, ("zoya",)), Event("escaped", 0, ("zoya",)), Event("over", None, ("heroes",))
    found = turns([Step(2, events, ())], GAMES[TOMB], FACES[TOMB].following)
    assert [turn.events for turn in found] == [(events[0],), (events[1],)]


@pytest.mark.rule("PD-SCORE-15")
@pytest.mark.rule("DD-SCORE-10")
def test_a_tie_is_broken_and_told() -> None:
    assert ranked((4, 9, 9), (9, 3, 5)) == Outcome((4, 9, 9), (2,), (9, 3, 5))
    assert ranked((4, 9), (9, 3)) == Outcome((4, 9), (1,))
    assert ranked((9, 9, 1), (3, 3, 8)).winners == (0, 1)
    for game in (PAPER, "tales-of-tails"):
        for language in LANGUAGES:
            words = tongue(language, game)
            broken, shared = tie_broken(words, ranked((4, 9, 9), (9, 3, 5))), tie_broken(words, ranked((9, 9), (7, 7)))
            assert re.findall(r"\d+", broken) == ["5", "3"]
            assert re.findall(r"\d+", shared) == ["7"]
            assert tie_broken(words, ranked((4, 9), (9, 3))) == ""


def test_curves_go_through_every_figure() -> None:
    drawn = plot([Curve(0, "A", [0, 4, 10]), Curve(1, "B", [0, -2, 3])], [(0, "1"), (2, "2")])
    assert re.findall(r'class="curve seat-(\d)"', drawn) == ["0", "1"]
    assert [tick.replace("−", "-") for tick in re.findall(r'class="tick"[^>]*text-anchor="end">([^<]+)<', drawn)] == [
        "0",
        "5",
        "10",
    ]
    assert plot([Curve(0, "A", [3])], []) == ""
    assert plot([], []) == ""


@pytest.mark.parametrize("ends", [(9, 9), (9, 9, 9, 9), (9, 0, 9, 0), (0,) * 8])
def test_letters_at_the_ends_of_curves_lie_in_the_picture_and_on_no_other(ends: tuple[int, ...]) -> None:
    drawn = plot([Curve(seat, "ABCDEFGH"[seat], [0, end]) for seat, end in enumerate(ends)], [])
    feet = sorted(float(y) for y in re.findall(r'class="end" x="\S+" y="([^"]+)"', drawn))
    assert len(feet) == len(ends)
    assert feet[0] >= LETTER
    assert feet[-1] < HEIGHT
    assert all(below - above >= LETTER for above, below in pairwise(feet))


def test_what_happened_several_times_is_said_once() -> None:
    said = ["Bo digs.", "Bo rests.", "Bo digs.", "Bo sings."]
    assert brief(said, slice(2)) == "Bo digs (×2). Bo rests."
    assert brief(said, slice(-2, None)) == "Bo rests. Bo sings."


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_a_finished_game_leads_to_its_end(ada: Guest, visit: Visit, house: House, game: str) -> None:
    table = ada.new("me", "greedy", game=game)
    assert ada.get(f"/t/{table}/end").url.path == f"/t/{table}/0"
    advance(house, table, OVER)
    end = ada.get(f"/t/{table}/0")
    assert end.url.path == f"/t/{table}/end"
    assert visit().get(f"/t/{table}/watch").url.path == f"/t/{table}/end"
    outcome = house.run(house.tables.room(table)).table.outcome()
    assert outcome is not None
    totals = re.findall(r"<li( class=\"won\")?><svg class=\"mark seat-(\d)\"", end.text)
    assert {int(seat) for won, seat in totals if won} == set(outcome.winners)
    assert [bool(won) for won, _ in totals] == sorted((bool(won) for won, _ in totals), reverse=True)
    assert end.text.index('class="totals"') < end.text.index('action="/t/') < end.text.index("<table")
    steps = [int(step) for step in re.findall(r'replay\?step=(\d+)"><span class="round"', end.text)]
    assert steps == sorted(steps)
    assert [ada.get(f"/t/{table}/replay?step={step}").status_code for step in steps[:1]] == [200][: len(steps)]
    assert ('class="plot"' in end.text) == bool(FACES[game].race)
