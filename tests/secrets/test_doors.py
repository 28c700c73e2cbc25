"""Through every door of the real application twins are the same: pages, exports, messages and their times, refusals, log lines.

TWINS_AT_DOORS=1000 tries so many in all; `make soak` does.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from tests.games.dungeoneer.positions import answer, crypt, hero
from tests.secrets.asking import Heard, settled
from tests.secrets.edge import Deed, Edge, Visit, device, set_up, trials
from tests.secrets.unhurried import unhurried
from undercroft.conformance.twins import Moment, Twin
from undercroft.games import GAMES
from undercroft.kernel.journal import START, Entry, Journal, Record
from undercroft.kernel.types import Setup
from undercroft.server.play.windows import UNSEEN_SECONDS, window_of

IN_ALL = int(os.environ.get("TWINS_AT_DOORS", "8"))


@pytest.fixture(scope="module")
def edge(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Edge]:
    opened = Edge(tmp_path_factory.mktemp("edge"))
    yield opened
    opened.close()


@pytest.mark.parametrize("id", list(GAMES))
def test_no_door_tells_twins_apart(edge: Edge, id: str) -> None:
    edge.tried.clear()
    for moment, twin, place, seed in trials(id, IN_ALL // len(GAMES), seed=1):
        edge.compare(moment, twin, place, seed)
    assert edge.tried["doors"] > 40 * (IN_ALL // len(GAMES))
    assert edge.tried["deeds"], "at some of them somebody went on"


# ---- windows: whether a card fits shows neither in what others are told nor in when ----

MASKED, HIDDEN = "masked", "hidden"


def attacked(hand: str, windows: str) -> Moment:
    """Seat 0 has sent a zombie to seat 1, who holds `hand`; seat 2 looks on."""
    lord, third = hero("raka", hand="zombie skeleton", points=3, peril=9), hero("kron-axereaver", hand="zombie")
    prey = hero("roderik-talus", "crossing", glory=5, peril=9, hand=hand)
    options = {"windows": windows}
    table = answer(crypt(lord, prey, third, phase="dungeonlord", options=options, luck=(1, 1, 1)), "declare zombie", "begin")
    begun = [Entry(None, START)]
    return Moment(table, Record(table.setup, table.game.rules_version, table.book.fingerprint, "", ("Ada", "Bo", "Cy"), begun))


FITS, FITS_NOT = "scare-off", "backpack"


def timeline(edge: Edge, moment: Moment, *, bot: bool, behaviour: str) -> tuple[list[Heard], str]:
    """What seat 2 and then a spectator hear while the window of seat 1 passes."""

    async def heard() -> tuple[list[Heard], str]:
        visit = Visit(edge.apps[0], moment, 2, None, seed=5)
        room = await set_up(visit.house, moment)
        async with (
            visit.me.listening(f"{room.address}/2/live") as seat,
            visit.browsers[None].listening(f"{room.address}/watch/live") as spectator,
        ):
            number, who = str(room.table.number(1)), f"{room.address}/1"
            if bot:
                async with visit.house.seating(room):
                    room.seating.hand_to_bot(1, "random")
            elif behaviour != "is away":
                await visit.browsers[1].post(f"{who}/shown", number=number)
            if behaviour == "thinks":
                await visit.browsers[1].post(f"{who}/think", number=number)
            if behaviour in ("passes", "thinks"):
                await visit.browsers[1].post(f"{who}/answer", number=number, option="pass")
            assert window_of(room.table) is not None
            await asyncio.sleep(20.5 + UNSEEN_SECONDS * (behaviour == "is away"))
            await settled()
            told = [*seat, *spectator]
        entries = room.journal.record.entries if room.journal is not None else []
        await visit.house.drop(room.id, device(0))
        return told, entries[-1].text

    return unhurried(heard, 5)


@pytest.mark.parametrize("windows", [MASKED, HIDDEN])
@pytest.mark.parametrize("behaviour", ["is away", "looks", "passes", "thinks"])
def test_how_a_window_passes_does_not_tell_whether_a_card_fits(edge: Edge, windows: str, behaviour: str) -> None:
    full, empty = attacked(FITS, windows), attacked(FITS_NOT, windows)
    assert [len(moment.table.questions()[0].options) for moment in (full, empty)] == [2, 1]
    (one, passed), (two, passed_too) = (timeline(edge, moment, bot=False, behaviour=behaviour) for moment in (full, empty))
    assert passed == passed_too == "pass"
    assert [(message.at, message.packed) for message in one] == [(message.at, message.packed) for message in two]
    assert {message.at for message in one} > {0.0}, "something was heard when it was over"


@pytest.mark.parametrize("windows", [MASKED, HIDDEN])
def test_a_bot_takes_the_same_time_whatever_it_holds(edge: Edge, windows: str) -> None:
    ends = [timeline(edge, attacked(hand, windows), bot=True, behaviour="") for hand in (FITS, FITS_NOT)]
    (one, answered), (two, passed) = ends
    later = [[message.at for message in heard if message.at > 1] for heard in (one, two)]
    assert passed == "pass"
    assert later[0]
    assert later[0][0] == later[1][0], f"the bot that answered '{answered}' took another time"


# ---- lanes: how far others are in theirs shows nowhere, not even in a count ----


def one_is_ready(more: int) -> Moment:
    """Seat 2 need only say that it is ready, seat 0 looks on, and seat 1 has given so many answers in its own lane."""
    game = GAMES["paper-dungeons"]
    setup = Setup(game.id, 3, "base", {choice.id: choice.values[0] for choice in game.choices})
    journal = Journal(game, setup, game.load("base"), bytes(32), ("Ada", "Bo", "Cy"))
    journal.start()
    for seat, answers in ((2, 99), (1, more)):
        while answers and (ask := journal.table.question(seat)) is not None and ask.kind != "ready":
            journal.answer(seat, str(ask.options[0]))
            answers -= 1
    assert journal.table.side_by_side()
    return Moment(journal.table, journal.record)


def test_that_somebody_is_ready_does_not_tell_how_far_another_is(edge: Edge) -> None:
    edge.compare(one_is_ready(0), Twin(one_is_ready(1), "running round of 1"), 0, seed=3, deed=Deed(2, "ready"))


def test_an_answer_in_a_lane_moves_nothing_on_the_front_page_of_others(edge: Edge) -> None:
    async def looked_at() -> list[bytes]:
        moment = one_is_ready(0)
        visit = Visit(edge.apps[0], moment, 0, None, seed=9)
        rooms = [await set_up(visit.house, moment)]
        await asyncio.sleep(60)
        rooms.append(await set_up(visit.house, moment))
        await asyncio.sleep(60)
        await visit.me.get("/")  # with the first page come cookies
        found = [await visit.me.get("/")]
        option = str(rooms[0].table.question(1).options[0])  # type: ignore[union-attr]
        done = await visit.browsers[1].post(f"{rooms[0].address}/1/answer", number="0", option=option)
        assert b'{"ok":true}' in done
        found.append(await visit.me.get("/"))
        for room in rooms:
            await visit.house.drop(room.id, device(0))
        return found

    before, after = unhurried(looked_at, 9)
    assert before == after


def in_a_round(*, done: bool) -> Moment:
    """Seat 0 looks on while seat 1 has its whole round before it, or has only to say that it is ready."""
    game, rnd = GAMES["paper-dungeons"], Random(1)
    setup = Setup(game.id, 3, "base", {choice.id: choice.values[0] for choice in game.choices})
    journal = Journal(game, setup, game.load("base"), bytes(32), ("Ada", "Bo", "Cy"))
    journal.start()
    while journal.table.state.phase != "explore":
        ask = journal.table.questions()[0]
        journal.answer(ask.seat, str(rnd.choice(ask.options)))
    while done and (ask := journal.table.question(1)) is not None and ask.kind != "ready":  # type: ignore[assignment]
        journal.answer(1, str(ask.options[0]))
    return Moment(journal.table, journal.record)


def test_a_bot_is_ready_after_the_same_time_however_long_its_round_was(edge: Edge) -> None:
    async def heard(moment: Moment) -> list[float]:
        visit = Visit(edge.apps[0], moment, 0, None, seed=7)
        room = await set_up(visit.house, moment)
        async with visit.me.listening(f"{room.address}/0/live") as messages:
            await asyncio.sleep(1)
            async with visit.house.seating(room):
                room.seating.hand_to_bot(1, "random")
            await asyncio.sleep(30)
            assert 1 not in room.asked()
        await visit.house.drop(room.id, device(0))
        return [message.at for message in messages]

    long, short = (unhurried(partial(heard, in_a_round(done=done)), 7) for done in (False, True))
    assert long == short
