"""Where a dog stands: coins so far, what wins, what it should see coming; and no quest of another."""

from __future__ import annotations

import pytest

from tests.games.tales_of_tails.positions import BOOK, answer, den, dog
from undercroft.face import HIDDEN, Figured
from undercroft.games.tales_of_tails.face import FACE
from undercroft.games.tales_of_tails.state import ASLEEP
from undercroft.kernel.table import Table
from undercroft.texts import tongue

EN, RU, PL = (tongue(language, FACE.game.id) for language in ("en", "ru", "pl"))
COIN = next(room.id for room in BOOK.rooms if room.kind == "coin" and room.coins == 2)
TRAP = next(room.id for room in BOOK.rooms if room.kind == "trap")
EACH = next(quest for quest in BOOK.quests if quest.each)
MONSTER = next(room.id for room in BOOK.rooms if room.name == EACH.each)
MOST = next(quest for quest in BOOK.quests if quest.most)


def standings(table: Table, seat: int | None) -> list[str]:
    return [EN.standing(table.view(seat), other, BOOK) for other in range(table.setup.seats)]


def sheet(table: Table, seat: int | None) -> dict[str, tuple[Figured, ...]]:
    tally = FACE.tally(table.view(seat), BOOK)
    assert tally is not None
    return dict(tally.lines)


def warned(table: Table, seat: int = 0) -> list[str]:
    return [warning.words for warning in EN.warnings(table.view(seat), seat, BOOK)]


def test_what_wins() -> None:
    assert EN.goal(den(dog("bonk"), dog("ruta")).view(0), BOOK) == "Most coins after round 3 wins."


def test_coins_so_far() -> None:
    table = den(dog("bonk", COIN), dog("ruta", TRAP))
    assert standings(table, 0) == ["2 coins", "−1 coin"]
    assert [t.standing(table.view(0), 0, BOOK) for t in (RU, PL)] == ["2 монеты", "2 monety"]
    assert sheet(table, 0)["so-far"] == (2, -1)


def test_nobody_can_tell_a_quest_from_standing_or_score() -> None:
    """Whether the other dog's own quest pays for the monster that it holds is not to be seen."""
    monster = BOOK.rooms[BOOK.number[MONSTER]].coins
    tables = [den(dog("bonk", quest=MOST.id), dog("ruta", MONSTER, quest=quest)) for quest in (EACH.id, _unpaid())]
    for seat in (0, None):
        one, other = ((standings(table, seat), sheet(table, seat)) for table in tables)
        assert one == other
        assert one[1]["own-quest"][1] == HIDDEN
    assert [sheet(table, 1)["so-far"][1] for table in tables] == [monster + EACH.coins, monster]


def _unpaid() -> str:
    held = BOOK.rooms[BOOK.number[MONSTER]].name
    return next(quest.id for quest in BOOK.quests if quest.each and quest.each != held)


def test_face_down_piles_are_not_counted_for_others() -> None:
    table = den(dog("bonk", COIN), dog("ruta", COIN), options={"piles": "face-down"})
    assert standings(table, 0) == ["2 coins", ""]
    assert sheet(table, 0)["coins"] == (2, HIDDEN)
    assert sheet(table, 0)["so-far"] == (2, HIDDEN)


@pytest.mark.parametrize(
    ("countdown", "turn", "words"),
    [
        (-1, 0, ""),
        (4, 0, ""),
        (3, 0, "This may be your last card of the round: after it you can only walk out or sleep."),
        (2, 1, "The cards may run out before your turn: then you can only walk out or sleep."),
        (0, 0, "No cards are left this round: walk out, or sleep."),
    ],
)
def test_the_end_of_the_countdown_is_told(countdown: int, turn: int, words: str) -> None:
    table = den(dog("bonk"), dog("ruta"), dog("sharik"), turn=turn, countdown=countdown)
    assert warned(table) == ([words] if words else [])


def test_a_dog_that_sleeps_or_walks_out_is_not_warned() -> None:
    table = den(dog("bonk"), dog("ruta", place=ASLEEP), rooms="R79 1,0; R75 0,1; R28 -1,0", countdown=0)
    assert warned(table)
    assert warned(table, 1) == []
    assert warned(answer(table, "walk")) == []
