"""What a room does for a person without asking, and what a person may throw in without being asked."""

from __future__ import annotations

from typing import TypeVar

import msgspec
import pytest

from tests.kernel.toys import DUEL, setup_of
from tests.running import run
from undercroft.face import Face
from undercroft.games import FACES
from undercroft.kernel.journal import Entry
from undercroft.server.errors import Refused
from undercroft.server.play.chairs import Chair
from undercroft.server.play.glance import Glance
from undercroft.server.play.habits import next_answer
from undercroft.server.play.news import Change
from undercroft.server.play.room import Keeping, Room

T = TypeVar("T")
GAME = msgspec.structs.replace(DUEL, habits={"react": ("block", "endure"), "with": ("sword", "bow")})


@pytest.fixture(autouse=True)
def _face(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rooms tell the front page how far they are, so a game at a table has a face."""
    monkeypatch.setitem(FACES, GAME.id, Face(GAME, lambda _: None))


class Desk:
    """A room with two people, what it stored, and what its pages heard."""

    def __init__(self, *chairs: Chair) -> None:
        self.saved: list[list[str]] = []
        self.heard: list[Change] = []
        two = chairs or (Chair("person", "Ada", holders=["mine"]), Chair("person", "Bo", holders=["yours"]))
        self.room = Room(
            "table",
            GAME,
            setup_of(GAME),
            GAME.load("base"),
            list(two),
            maker="mine",
            secret=bytes(32),
            keeping=Keeping(self.save),
            pace="at-once",
        )

        async def hear(change: Change) -> None:
            self.heard.append(change)

        self.room.listeners.add(hear)
        run(self.room.start())
        self.heard.clear()

    async def save(self, new: list[Entry], shots: list[bytes], first: int, status: str, glance: Glance | None) -> None:
        self.saved.append([f"{entry.seat} {entry.text}" for entry in new])

    def answer(self, seat: int, text: str) -> None:
        run(self.room.answer(seat, self.room.table.number(seat), text))

    def asked(self) -> tuple[int, str]:
        (ask,) = self.room.table.questions()
        return ask.seat, ask.kind


def test_a_habit_answers_at_once_as_if_its_person_had() -> None:
    desk = Desk()
    desk.room.seating.set_habit(1, "react", "block")
    desk.answer(0, "strike")
    assert desk.asked() == (0, "with")
    desk.answer(0, "bow")
    assert desk.asked() == (1, "act")
    assert desk.saved == [["None start"], ["0 strike"], ["0 bow", "1 block"]]
    assert desk.room.table.state.parts[1].health == 8
    assert desk.room.table.number(1) == 1
    assert len(desk.heard) == 2, "nobody is shown a question that is answered already"


def test_without_a_habit_the_person_is_asked() -> None:
    desk = Desk()
    desk.room.seating.set_habit(0, "react", "block")
    desk.answer(0, "strike")
    desk.answer(0, "bow")
    assert desk.asked() == (1, "react")


def test_two_people_at_one_device_have_habits_of_their_own() -> None:
    desk = Desk(Chair("person", "Ada", holders=["mine"]), Chair("person", "Bo", holders=["mine"]))
    desk.room.seating.set_habit(1, "react", "endure")
    desk.room.seating.set_habit(1, "with", "bow")
    desk.answer(0, "strike")
    desk.answer(0, "bow")
    assert desk.room.next_here("mine", 0) == 1
    desk.answer(1, "strike")
    assert desk.asked() == (0, "react")
    assert desk.saved[-2:] == [["0 bow", "1 endure"], ["1 strike", "1 bow"]]


def test_whoever_takes_back_what_a_habit_said_is_asked() -> None:
    desk = Desk()
    desk.room.seating.set_habit(1, "react", "block")
    desk.answer(0, "strike")
    desk.answer(0, "bow")
    run(desk.room.take_back(1, desk.room.table.number(1)))
    assert desk.asked() == (1, "react")
    desk.answer(1, "endure")
    assert desk.room.table.state.parts[1].health == 7
    assert desk.saved[-2:] == [["1 take-back"], ["1 endure"]]


def test_a_habit_that_comes_while_its_question_is_open_answers_it() -> None:
    desk = Desk()
    desk.answer(0, "strike")
    desk.answer(0, "bow")
    desk.room.seating.set_habit(1, "react", "block")
    run(desk.room.ask_less())
    assert desk.asked() == (1, "act")
    assert desk.saved[-1] == ["1 block"]
    desk.room.seating.set_habit(1, "react", "")
    run(desk.room.ask_less())
    assert desk.asked() == (1, "act")
    assert desk.room.chairs[1].habits == {}


@pytest.mark.parametrize(("kind", "answer"), [("react", "run"), ("act", "guard"), ("none", "block")])
def test_only_what_the_game_allows_can_become_a_habit(kind: str, answer: str) -> None:
    desk = Desk()
    with pytest.raises(Refused, match="wrong-setup"):
        desk.room.seating.set_habit(1, kind, answer)
    assert desk.room.chairs[1].habits == {}


def test_a_bot_that_stands_in_has_no_habits() -> None:
    desk = Desk()
    desk.room.seating.set_habit(1, "react", "block")
    desk.room.seating.hand_to_bot(1, "random")
    desk.answer(0, "strike")
    assert desk.room.journal is not None
    desk.room.journal.answer(0, "bow")
    assert next_answer(desk.room.journal, desk.room.chairs) is None
    desk.room.seating.give_back(1)
    assert next_answer(desk.room.journal, desk.room.chairs) == (1, "block")


def test_a_chair_that_is_freed_forgets_its_habits() -> None:
    desk = Desk()
    desk.room.seating.set_habit(1, "react", "block")
    desk.room.seating.free(1)
    assert desk.room.chairs[1].habits == {}


def test_chairs_that_were_stored_before_there_were_habits_can_be_read() -> None:
    older = b'[{"kind":"person","name":"Ada","bot":"","key":"k","holders":["d"]}]'
    (chair,) = msgspec.json.decode(older, type=list[Chair])
    assert chair == Chair("person", "Ada", key="k", holders=["d"])
    chair.habits["react"] = "block"
    assert msgspec.json.decode(msgspec.json.encode(chair), type=Chair).habits == {"react": "block"}


def test_who_is_not_asked_throws_in_what_is_offered_aside() -> None:
    desk = Desk()
    assert desk.asked() == (0, "act")
    with pytest.raises(Refused, match="stale"):
        run(desk.room.answer(1, 5, "taunt"))
    desk.answer(1, "taunt")
    assert desk.asked() == (0, "act")
    assert desk.saved[-1] == ["1 taunt"]
    with pytest.raises(Refused, match="not-asked"):
        desk.answer(1, "taunt")
    run(desk.room.take_back(1, desk.room.table.number(1)))
    assert desk.room.table.state.parts[1].taunts == 1
    desk.answer(0, "guard")
    assert desk.asked() == (1, "act")


def test_since_when_is_told_only_when_all_may_see_a_change() -> None:
    desk = Desk()
    desk.room.since = 5.0
    desk.answer(0, "guard")
    assert desk.room.since > 5.0
