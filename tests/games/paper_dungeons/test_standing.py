"""Where a team stands: glory so far, what wins, what it should see coming; and nothing that others may not know."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paper_dungeons.positions import BOOK, Scene, at
from undercroft.face import HIDDEN, Figured
from undercroft.games.paper_dungeons import GAME
from undercroft.games.paper_dungeons.face import FACE
from undercroft.games.paper_dungeons.rules import movement
from undercroft.texts import tongue

EN, RU, PL = (tongue(language, GAME.id) for language in ("en", "ru", "pl"))


def warned(scene: Scene, seat: int = 0) -> list[str]:
    return [warning.words for warning in EN.warnings(scene.table.view(seat), seat, BOOK)]


def sheet(scene: Scene, seat: int | None) -> dict[str, tuple[Figured, ...]]:
    tally = FACE.tally(scene.table.view(seat), BOOK)
    assert tally is not None
    return dict(tally.lines)


def standings(scene: Scene, seat: int | None) -> list[str]:
    view = scene.table.view(seat)
    return [EN.standing(view, team, BOOK) for team in range(len(scene.state.parts))]


def test_what_wins() -> None:
    assert EN.goal(at().table.view(0), BOOK) == "Most glory after round 8 wins."
    assert EN.goal(at(others=()).table.view(0), BOOK) == "After round 8 your glory is counted."


def test_glory_so_far_is_the_own_score_and_what_lies_open_of_others() -> None:
    scene = at(round=4, bosses=(5,), wounds=3, goal="G08", potions=9, talent="healer", others=[{"bosses": (-3,), "gems": 1}])
    assert scene.score().total == 5 - 1 + 6
    assert standings(scene, 0) == ["10 glory", "−1 glory"]
    assert [t.standing(scene.table.view(0), 0, BOOK) for t in (RU, PL)] == ["слава 10", "10 pkt"]
    assert standings(scene, None) == ["4 glory", "−1 glory"], "a spectator counts no cards"


def test_a_score_so_far_marks_what_is_secret_and_leaves_empty_what_is_to_come() -> None:
    lines = sheet(at(round=4, bosses=(5,), goal="G08", potions=9, talent="healer", others=[{"bosses": (-3,)}]), 0)
    assert lines["boss1"] == (5, -3)
    assert lines["boss2"] == (None, None)
    assert lines["cards"] == (6, HIDDEN)
    assert lines["so-far"] == (11, -3)
    open_cards = at(round=4, bosses=(5,), others=[{"goal": "G08", "potions": 9, "talent": "healer"}], options={"cards": "open"})
    assert sheet(open_cards, 0)["cards"][1] == 6


@pytest.mark.parametrize(("phase", "round", "words"), [("explore", 6, "after round 5"), ("explore", 1, "before round 1")])
def test_a_score_so_far_says_how_old_it_is(phase: str, round: int, words: str) -> None:
    tally = FACE.tally(at(phase=phase, round=round).table.view(0), BOOK)
    assert tally is not None
    assert EN.phrase(tally.about) == f"As if the game ended now; other teams: {words}."


HIDDEN_THINGS: list[dict[str, Any]] = [{"goal": "G08"}, {"goal": "G01"}, {"talent": "healer"}, {"talent": "scout"}]


def test_nobody_can_tell_cards_from_standing_or_score() -> None:
    """Teams that differ only in their goal and talent stand alike for another seat and for spectators."""
    scenes = [at(round=5, others=[{"potions": 9, "levels": (3, 3, 3, 3)} | cards]) for cards in HIDDEN_THINGS]
    for seat in (0, None):
        seen = [(standings(scene, seat), sheet(scene, seat)) for scene in scenes]
        assert all(one == seen[0] for one in seen)
    own = {standings(scene, 1)[1] for scene in scenes}
    assert len(own) > 1, "the team itself counts its cards"


def test_nobody_can_tell_an_unfinished_round_from_standing_or_score() -> None:
    scene = at(round=5, others=[{"levels": (1, 1, 1, 1)}])
    before = standings(scene, 0), sheet(scene, 0), standings(scene, None)
    scene.play("die w3", "craft crown", seat=1)
    assert scene.score(1).items == 1
    assert (standings(scene, 0), sheet(scene, 0), standings(scene, None)) == before
    assert sheet(scene, 1)["items"] == (0, 1)


def test_a_boss_whose_room_was_not_entered_is_told_from_the_start_of_its_round() -> None:
    room = BOOK.room_names[BOOK.dungeons[0].rooms[1]]
    flee = BOOK.bosses[BOOK.dungeons[0].bosses[1]].flee
    scene = at(round=6, room="E4")
    steps = movement.distances(scene.team(), scene.state, BOOK)[BOOK.room_at[room]]
    assert warned(scene) == [
        f"Boss II after this round: you have not been in {room} ({steps} moves away). Fleeing costs {flee} glory."
    ]
    (warning,) = EN.warnings(scene.table.view(0), 0, BOOK)
    assert (warning.spot, warning.show) == (f"room-{room}", f"Show {room}")
    assert warning.brief == f"Boss II: enter {room}, {steps} moves away"
    assert not warned(at(round=5, room="E4"))
    assert not warned(at(round=6, room="E4", explored=room, levels=(6, 6, 6, 6)))


def test_a_boss_too_strong_for_a_team_is_told() -> None:
    room = BOOK.room_names[BOOK.dungeons[0].rooms[0]]
    boss = BOOK.bosses[BOOK.dungeons[0].bosses[0]]
    assert warned(at(round=3, room=room)) == [
        f"Boss I after this round: it takes power {boss.thresholds[0]}, you have 5. Fleeing costs {boss.flee} glory."
    ]


def test_wounds_about_to_pass_health_are_told() -> None:
    cost = "and your team must rise again: −9 glory."
    assert warned(at(wounds=4)) == [f"One more wound {cost}"]
    assert warned(at(wounds=3)) == [f"2 more wounds {cost}"]
    assert not warned(at(wounds=2))
    assert not warned(at(wounds=4, potions=1)), "two hearts of a potion take two more"
    assert not warned(at(wounds=5, risen=True)), "it happens once"


def test_warnings_are_for_whom_they_concern() -> None:
    scene = at(wounds=4)
    assert not EN.warnings(scene.table.view(1), 0, BOOK)
    assert not warned(scene, 1)


def test_how_far_a_room_is() -> None:
    """Walls are passed with the cloak alone, water with the medallion; from outside the first step leads in."""
    plain = at(dungeon="F")
    steps = movement.distances(plain.team(), plain.state, BOOK)
    assert steps[: BOOK.width] == (1,) * BOOK.width
    equipped = at(dungeon="F", cells={"cloak": 2, "medallion": 2})
    shorter = movement.distances(equipped.team(), equipped.state, BOOK)
    assert all(one >= other for one, other in zip(steps, shorter, strict=True))
    assert max(shorter) < max(steps)
