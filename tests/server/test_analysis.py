"""The analysis of a finished game: worked out once, in the background, and kept with it."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import Pipe
from pathlib import Path
from threading import Event

import msgspec
import pytest
import sqlalchemy as sa

from tests.added import EXAMPLES, added
from tests.analysis.recorded import journal_of
from tests.played import NAMES, stored
from tests.running import House, open_house
from tests.server.conftest import Guest, Visit
from undercroft.analysis import VERSION, Analysis, analyse, deciding, luck
from undercroft.games import GAMES
from undercroft.kernel import snapshot
from undercroft.kernel.journal import TAKE_BACK
from undercroft.server.play import analysing
from undercroft.server.play.analysing import Order, Work
from undercroft.server.play.chairs import Chair
from undercroft.server.store.tables import entries
from undercroft.texts import LANGUAGES, tongue

QUICK, SLOWER = "monsters-of-egypt", "dungeoneer"
FOUND = Analysis("points", strokes=())


def finished(house: House, game: str) -> str:
    return stored(house, journal_of(game, 2, 7))


def until(ready: Callable[[], object], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.02)


def asked(guest: Guest, table: str) -> dict[str, int]:
    """As the script of a page asks."""
    reply = guest.get(f"/t/{table}/analysis", headers={"X-Requested-With": "undercroft"})
    assert reply.status_code == 200
    found: dict[str, int] = reply.json()
    return found


def kept(house: House, table: str, method: int = VERSION) -> bytes | None:
    async def look() -> bytes | None:
        room = await house.tables.room(table)
        return await house.tables.store.analysis_of(table, f"{method} {room.game.rules_version} {room.book.fingerprint}")

    return house.run(look())


def keep(house: House, table: str, data: bytes, method: int = VERSION) -> None:
    async def write() -> None:
        room = await house.tables.room(table)
        made_by = f"{method} {room.game.rules_version} {room.book.fingerprint}"
        await house.tables.store.keep_analysis(table, made_by, data)

    house.run(write())


class Slow:
    """Workers that wait until they may go on; how often one was sent for."""

    def __init__(self, found: bytes | None = msgspec.json.encode(FOUND)) -> None:
        self.go_on = Event()
        self.found = found
        self.orders: list[Order] = []

    def __call__(self, work: Work, order: Order) -> bytes | None:
        self.orders.append(order)
        work.share = 0.25
        while not self.go_on.wait(0.02):
            if work.dropped:
                return None
        return self.found


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    workers = Slow()
    monkeypatch.setattr(analysing, "_worked", workers)
    return workers


def test_it_is_worked_out_when_somebody_looks_and_kept(ada: Guest, house: House) -> None:
    """Also of a game of somebody's own, which the worker has to add."""
    with added(EXAMPLES / "tic_tac_toe.py"):
        _worked_out(ada, house, finished(house, "tic-tac-toe"))


def _worked_out(ada: Guest, house: House, table: str) -> None:
    assert kept(house, table) is None
    first = ada.get(f"/t/{table}/analysis")
    assert first.status_code == 200
    assert '<meta http-equiv="refresh"' in first.text
    assert re.search(r'<progress [^>]*max="100" value="\d+"', first.text)
    until(lambda: "percent" not in asked(ada, table))
    data = kept(house, table)
    assert data is not None
    page = ada.get(f"/t/{table}/analysis").text
    assert "<progress" not in page
    assert 'class="plot"' in page
    assert all(name in page for name in NAMES[:2])
    assert house.tables.analysts._works == {}
    assert ada.get(f"/t/{table}/analysis").text == page  # nothing is worked out again
    assert kept(house, table) == data
    steps = {int(step) for step in re.findall(rf"/t/{table}/replay\?step=(\d+)&amp;seat=\d", page)}
    found = msgspec.json.decode(data, type=Analysis)
    assert {turn.step for turn in found.turns} <= steps
    assert ada.get(f"/t/{table}/replay?step={max(steps)}&seat=0").status_code == 200


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_in_every_language(ada: Guest, house: House, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Worked out here and hastily: what is looked at are the words."""
    monkeypatch.setattr(luck, "SAMPLES", 4)
    monkeypatch.setattr(luck, "LANE_SAMPLES", 2)
    monkeypatch.setattr(luck, "FEWEST", 2)
    monkeypatch.setattr(deciding, "LONGEST_SCREENING", 0.005)
    monkeypatch.setattr(deciding, "WEIGHING_SECONDS", 0.1)
    journal = journal_of(game, 2, 7)
    found = analyse(journal.record, GAMES[game], journal.table.book, people=(0,))
    assert not found.parted
    table = finished(house, game)
    keep(house, table, msgspec.json.encode(found))
    for language in LANGUAGES:
        page = ada.get(f"/t/{table}/analysis?lang={language}").text
        words = tongue(language, game)
        for id in ("analysis-title", "analysis-turns", "analysis-luck", "analysis-method-luck"):
            assert words.say(id) in page
        assert not re.search(r"\b(analysis|term|hint)-[a-z]", re.sub(r'(href|src|class|id)="[^"]*"', "", page))
        assert page.count('class="moment"') == len(found.turns) + len(found.decisions)


def test_the_end_and_the_replay_lead_to_it(ada: Guest, house: House) -> None:
    table = finished(house, QUICK)
    for page in ("end", "replay"):
        assert f'href="/t/{table}/analysis"' in ada.get(f"/t/{table}/{page}").text


def test_twenty_who_ask_at_once_cost_one_work(house: House, visit: Visit, slow: Slow) -> None:
    table = finished(house, QUICK)
    guests = [visit() for _ in range(20)]
    with ThreadPoolExecutor(20) as crowd:
        assert list(crowd.map(lambda guest: asked(guest, table), guests)).count({}) == 0
    until(lambda: slow.orders)
    assert asked(guests[0], table) == {"percent": 25}
    slow.go_on.set()
    until(lambda: asked(guests[0], table) == {})
    assert len(slow.orders) == 1


def test_one_after_another(house: House, ada: Guest, slow: Slow) -> None:
    tables = [finished(house, QUICK) for _ in range(2)]
    for table in tables:
        asked(ada, table)
    until(lambda: slow.orders)
    assert [asked(ada, table) for table in tables] == [{"percent": 25}, {"percent": 0}]
    slow.go_on.set()
    until(lambda: [asked(ada, table) for table in tables] == [{}, {}])
    assert len(slow.orders) == 2


def test_a_worker_that_is_killed_is_followed_by_another(house: House, ada: Guest) -> None:
    table = finished(house, SLOWER)
    asked(ada, table)
    work = house.tables.analysts._works[table]
    until(lambda: work.worker is not None and work.worker.pid and work.share)
    first = work.worker
    assert first is not None
    assert first.pid is not None
    os.kill(first.pid, signal.SIGKILL)
    until(lambda: work.worker is not first and work.share)
    assert not work.failed


def test_what_kills_every_worker_is_said_and_tried_again_on_a_wish(house: House, ada: Guest, slow: Slow) -> None:
    table, slow.found = finished(house, QUICK), None
    slow.go_on.set()
    asked(ada, table)
    until(lambda: house.tables.analysts._works[table].failed)
    assert len(slow.orders) == analysing.TRIES
    assert asked(ada, table) == {}
    page = ada.get(f"/t/{table}/analysis").text
    assert tongue("en").say("analysis-failed") in page
    assert f'href="/t/{table}/analysis?again=1"' in page
    assert len(slow.orders) == analysing.TRIES
    slow.found = msgspec.json.encode(FOUND)
    ada.get(f"/t/{table}/analysis?again=1")
    until(lambda: kept(house, table) is not None)


def test_a_deleted_table_ends_it(house: House, ada: Guest, slow: Slow) -> None:
    table = finished(house, QUICK)
    asked(ada, table)
    until(lambda: slow.orders)
    house.run(house.tables.drop(table, NAMES[0]))
    until(lambda: not house.tables.analysts._works)
    assert ada.get(f"/t/{table}/analysis").status_code == 404
    assert len(slow.orders) == 1

    async def left() -> int:
        query = sa.text("SELECT count(*) FROM analyses")
        return await house.tables.store.run(lambda c: c.execute(query).scalar_one())

    assert house.run(left()) == 0


def test_with_a_table_its_analysis_goes(house: House, ada: Guest) -> None:
    table = finished(house, QUICK)
    keep(house, table, msgspec.json.encode(FOUND))
    house.run(house.tables.drop(table, NAMES[0]))
    assert house.run(house.tables.store.analysis_of(table, f"{VERSION} 3 any")) is None
    keep_late = house.tables.store.keep_analysis(table, "late", b"")
    house.run(keep_late)  # a worker that was just done
    assert house.run(house.tables.store.analysis_of(table, "late")) is None


def test_a_house_that_closes_begins_again_when_it_opens(folder: Path) -> None:
    with open_house(folder) as house:
        table = finished(house, SLOWER)
        asked(Guest(house.address), table)
        work = house.tables.analysts._works[table]
        until(lambda: work.worker is not None and work.worker.pid and work.share)
    assert work.worker is not None
    assert not work.worker.is_alive()
    with open_house(folder) as house:
        assert kept(house, table) is None
        asked(Guest(house.address), table)
        begun = house.tables.analysts._works[table]
        until(lambda: begun.share)


def test_a_newer_method_works_it_out_anew(house: House, ada: Guest, slow: Slow) -> None:
    table = finished(house, QUICK)
    keep(house, table, b"{}", method=VERSION - 1)
    assert "percent" in asked(ada, table)
    slow.go_on.set()
    until(lambda: asked(ada, table) == {})
    assert kept(house, table, VERSION - 1) is None


def test_what_was_kept_and_cannot_be_read_is_worked_out_anew(house: House, ada: Guest, slow: Slow) -> None:
    table = finished(house, QUICK)
    keep(house, table, b"nonsense")
    assert "percent" in asked(ada, table)
    slow.go_on.set()
    until(lambda: kept(house, table) == msgspec.json.encode(FOUND))


def test_a_game_that_runs_has_none(ada: Guest) -> None:
    table = ada.new("me", "random", game=QUICK)
    refused = ada.get(f"/t/{table}/analysis")
    assert refused.status_code == 404
    assert tongue("en").error("no-analysis") in refused.text
    assert ada.get("/t/nothing/analysis").status_code == 404


def test_a_record_that_these_rules_do_not_play_is_said_in_words(house: House, ada: Guest) -> None:
    table = finished(house, QUICK)
    change = entries.update().where(entries.c.table_id == table, entries.c.number == 5).values(text="end")
    house.run(house.tables.store.run(lambda c: c.execute(change)))
    asked(ada, table)
    until(lambda: asked(ada, table) == {})
    page = ada.get(f"/t/{table}/analysis")
    assert page.status_code == 200
    assert tongue("en").say("analysis-parted") in page.text
    assert ada.get(f"/t/{table}/replay").status_code == 200


def test_it_is_worked_out_with_the_decisions_of_people(house: House, ada: Guest, slow: Slow) -> None:
    table = finished(house, QUICK)

    async def seat_a_bot() -> None:
        room = await house.tables.room(table)
        room.chairs[0].kind = "bot"

    house.run(seat_a_bot())
    asked(ada, table)
    until(lambda: slow.orders)
    assert slow.orders[0].people == (1,)


@pytest.fixture
def own_game() -> Iterator[None]:
    """One that is soon over, for as long as the house is open."""
    with added(EXAMPLES / "tic_tac_toe.py"):
        yield


def ordered(house: House, guest: Guest, table: str, slow: Slow) -> Order:
    """What a worker is sent for, once the game is played to its end."""
    room = house.run(house.tables.room(table))
    while room.status == "running":
        for seat in room.asked():
            guest.answer(table, seat)
    asked(guest, table)
    until(lambda: slow.orders)
    return slow.orders[0]


@pytest.mark.usefixtures("own_game")
def test_what_a_bot_played_for_somebody_is_not_judged(house: House, ada: Guest, slow: Slow) -> None:
    """What the person answered before and after is, also in the place of what the bot played."""
    table = ada.new("me", "device", game="tic-tac-toe")
    room = house.run(house.tables.room(table))
    for seat in (0, 1, 0):
        ada.answer(table, seat)
    assert ada.post(f"/t/{table}/chair", seat=1, do="bot", bot="random").status_code == 303
    until(lambda: room.asked() == (0,))
    assert ada.post(f"/t/{table}/chair", seat=1, do="bot", bot="greedy").status_code == 303
    assert ada.post(f"/t/{table}/chair", seat=1, do="back").status_code == 303
    assert ada.post(f"/t/{table}/1/take-back", script=True, number=room.table.number(1)).json() == {"ok": True}
    order = ordered(house, ada, table, slow)
    answered = [(entry.seat, entry.text == TAKE_BACK) for entry in order.record.entries[:7]]
    assert answered == [(None, False), (0, False), (1, False), (0, False), (1, False), (1, True), (1, False)]
    assert order.people == (0, 1)
    assert order.by_others == {4}


@pytest.mark.usefixtures("own_game")
def test_what_a_bot_only_thought_over_for_somebody_is_judged(house: House, ada: Guest, slow: Slow) -> None:
    table = ada.new("me", "device", game="tic-tac-toe", pace="slow")
    ada.answer(table, 0)
    for chair in ("bot", "back"):
        assert ada.post(f"/t/{table}/chair", seat=1, do=chair).status_code == 303
    assert ordered(house, ada, table, slow).by_others == set()


@pytest.mark.usefixtures("own_game")
def test_a_bot_that_stays_to_the_end_is_not_judged(folder: Path, slow: Slow) -> None:
    """Nor after the house was closed: it is kept with the chair."""
    with open_house(folder) as house:
        ada = Guest(house.address)
        table = ada.new("me", "device", game="tic-tac-toe", pace="slow")
        for seat in (0, 1, 0):
            ada.answer(table, seat)
        assert ada.post(f"/t/{table}/chair", seat=1, do="bot", bot="random").status_code == 303
        held = ada.client.cookies.jar
    with open_house(folder) as house:
        ada = Guest(house.address)
        ada.client.cookies.jar = held
        assert ada.post(f"/t/{table}/pace", pace="at-once").status_code == 303
        room = house.run(house.tables.room(table))
        until(lambda: room.asked() != (1,))
        while room.status == "running":
            ada.answer(table, 0)
            until(lambda: room.asked() != (1,))
        order = ordered(house, ada, table, slow)
    assert order.by_others == {step for step, entry in enumerate(order.record.entries) if entry.seat == 1} - {2}


@pytest.mark.usefixtures("own_game")
def test_whoever_comes_later_is_not_judged_by_what_was_played_before(house: House, ada: Guest, visit: Visit, slow: Slow) -> None:
    table = ada.new("me", "open", game="tic-tac-toe", pace="slow")
    bo, cy = visit(), visit()
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    ada.post(f"/t/{table}/start")
    for guest, seat in ((ada, 0), (bo, 1)):
        guest.answer(table, seat)
    assert bo.post(f"/t/{table}/leave", seat=1).status_code == 303
    assert cy.post(f"/t/{table}/take", seat=1, name="Cy").status_code == 303
    room = house.run(house.tables.room(table))
    while room.status == "running":
        for guest, seat in ((ada, 0), (cy, 1)):
            if seat in room.asked():
                guest.answer(table, seat)
    assert ordered(house, ada, table, slow).by_others == {2}


def test_a_worker_is_told_what_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    told = dict[str, object]()

    def noting(*_: object, **named: object) -> Analysis:
        told.update(named)
        return FOUND

    monkeypatch.setattr(analysing, "analyse", noting)
    monkeypatch.setattr(analysing, "PATIENCE", 0)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    journal = journal_of(QUICK, 2, 7)
    ours, theirs = Pipe(duplex=False)
    analysing._work(Order(journal.record, "", journal.table.book.fingerprint, None, (1,), frozenset({3})), theirs)
    assert msgspec.json.decode(ours.recv(), type=Analysis) == FOUND
    assert (told["people"], told["by_others"]) == ((1,), {3})


def test_of_a_chair_kept_by_an_older_version_nobody_is_blamed_for_a_bot_that_sits_there() -> None:
    (chair,) = msgspec.json.decode(b'[{"kind": "person", "name": "Ada", "bot": "random"}]', type=list[Chair])
    chair.give_back(3)
    assert [chair.answered_by_others(step) for step in range(5)] == [True, True, True, False, False]


def test_a_page_of_a_game_whose_snapshots_cannot_be_read_says_so(
    house: House, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(house, QUICK)
    keep(house, table, msgspec.json.encode(FOUND))

    async def unreadable(_: object) -> None:
        raise snapshot.Unreadable("of a later form")

    monkeypatch.setattr(house.tables, "reel", unreadable)
    assert tongue("en").say("analysis-parted") in ada.get(f"/t/{table}/analysis").text
