"""Looking back: what each step told whom, the moments among it, and the page that leads to them."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from itertools import chain

import pytest

from tests.played import NAMES, finished, looked_back, played, reel_of
from tests.running import House
from tests.server.conftest import Guest
from tests.server.test_pages import Strict, reader
from undercroft.games import FACES, GAMES
from undercroft.kernel.journal import Journal
from undercroft.kernel.position import completed
from undercroft.kernel.types import Setup
from undercroft.server import pages
from undercroft.server.play.chairs import Chair
from undercroft.server.play.reel import View
from undercroft.server.play.room import Room
from undercroft.texts import LANGUAGES

LANES, TRUNK = "paper-dungeons-2", "dungeoneer-2"


def shown(name: str, step: int, view: View, language: str = "en") -> str:
    journal, reel = played(name), reel_of(name)
    table = journal.table
    chairs = [Chair("person", called, holders=["mine"]) for called in NAMES[: table.setup.seats]]
    room = Room("table", table.game, table.setup, table.book, chairs, maker="mine", secret=b"")
    room.journal = journal
    return pages.replay(reader(language), room, reel, reel.still(step), step, view, [])


@pytest.mark.parametrize("name", [LANES, TRUNK])
def test_a_step_tells_a_seat_what_it_did_not_know_before(name: str) -> None:
    reel = reel_of(name)
    for seat in range(2):
        known = reel.still(0).told(seat)
        assert reel.heard(seat)[0].told == known
        for step in range(1, reel.last):
            known = known + reel.heard(seat)[step].told
            assert reel.still(step).told(seat) == known


def test_whoever_follows_the_acting_seat_is_told_everything_once() -> None:
    reel = reel_of(LANES)
    assert Counter(event for news in reel.heard(None) for event in news.seen) == Counter(played(LANES).table.log)
    assert [reel.seat(None, step) for step in range(1, reel.last + 1)] == [entry.seat for entry in reel.record.entries[1:]]


def test_what_others_did_meanwhile_is_told_by_a_meeting_and_was_not_seen() -> None:
    reel = reel_of(LANES)
    for seat, other in ((0, 1), (1, 0)):
        told, seen = ([event for news in reel.heard(seat) for event in getattr(news, name)] for name in ("told", "seen"))
        assert {event.seat for event in told if event.kind == "chose"} == {seat, other}
        assert {event.seat for event in seen if event.kind == "chose"} == {seat}
        assert {event.seat for event in seen if event.kind == "beat"} == {event.seat for event in told if event.kind == "beat"}


def test_what_is_secret_is_told_to_its_seat_alone() -> None:
    reel = reel_of(LANES)
    secret = {event for event in played(LANES).table.log if event.secret and event.seat == 0}
    assert secret
    own, other = (set(chain.from_iterable(news.told for news in reel.heard(seat))) for seat in range(2))
    assert secret <= own
    assert not secret & other


def test_a_taken_back_answer_is_no_news_and_its_step_is_shown_to_whom_it_concerns() -> None:
    game = GAMES["paper-dungeons"]
    setup = completed(Setup(game.id, 2, "base", {}), game)
    journal = Journal(game, setup, game.load("base"), b"", ("Ada", "Bo"))
    journal.shots = []
    journal.start()
    ask = journal.table.question(0)
    assert ask is not None
    journal.answer(0, str(ask.options[0]))
    journal.take_back(0)
    reel = looked_back(journal)
    assert reel.heard(0)[2].told == reel.heard(1)[1].told == []
    assert [reel.onward(view, 1) for view in (0, None)] == [2, 2]
    journal.answer(0, str(ask.options[0]))
    assert looked_back(journal).onward(1, 0) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "view"), [(LANES, 1), (LANES, None), (TRUNK, 0)])
def test_moments_are_links_to_the_steps_that_told_them(name: str, view: View, language: str) -> None:
    reel, moments = reel_of(name), FACES[played(name).table.game.id].following.moments
    html = shown(name, 0, view, language)
    Strict().feed(html)
    listed = [int(step) for step in re.findall(r'<li><a href="/t/table/replay\?step=(\d+)&amp;seat=\w+">', html)]
    assert listed == sorted(listed)
    assert listed
    told = [{event.kind for event in news.seen} for news in reel.heard(view)]
    assert all(told[step] & moments.keys() for step in listed)
    plain = {kind for kind, moment in moments.items() if not moment.sums}
    assert {step for step, kinds in enumerate(told) if kinds & plain} <= set(listed) | {0}
    ticks = re.search(r'class="ticks".*?<path d="([^"]*)"', html)
    assert ticks is not None
    assert [int(step) for step in re.findall(r"M(\d+) ", ticks[1])] == sorted(set(listed))


def test_a_page_leads_to_the_moments_beside_it() -> None:
    steps = sorted({int(step) for step in re.findall(r'<li><a href="[^"]*step=(\d+)', shown(LANES, 0, 0))})
    html = shown(LANES, steps[1], 0)
    for label, step in (("Moment before", steps[0]), ("Next moment", steps[2])):
        assert re.search(rf'href="[^"]*step={step}&amp;seat=0"[^>]*aria-label="{label}"', html)
    assert 'id="told" class="large"' in html
    assert 'aria-current="step"' in html
    assert re.search(r'aria-label="Moment before" aria-disabled="true"', shown(LANES, 0, 0))


def test_the_view_stays_with_a_seat_or_follows_who_acts() -> None:
    reel = reel_of(LANES)
    step = next(step for step in range(reel.last) if reel.seat(None, step) == 1)
    followed, stayed = shown(LANES, step, None), shown(LANES, step, 0)
    board = re.compile(r'<div id="board" class="sheet" role="img" aria-label="([^"]*)"')
    assert [unescape(found[1]) for html in (followed, stayed) if (found := board.search(html))] == ["Sheet of Bo", "Sheet of Ada"]
    assert '<option value="follow" selected>' in followed
    assert '<option value="0" selected>' in stayed
    assert f"step={step + 1}&amp;seat=follow" in followed
    assert 'name="seat" autocomplete' in shown(TRUNK, 3, None)
    assert 'name="seat" autocomplete' not in shown("monsters-of-egypt-2", 3, 0)


def test_an_address_that_leads_nowhere_says_so(ada: Guest, house: House) -> None:
    table = finished(house, LANES)
    for query, words in (
        ("step=99999", "no such step"),
        ("step=x", "no such step"),
        ("step=3&seat=2", "no such seat"),
        ("step=3&seat=me", "no such seat"),
    ):
        refused = ada.get(f"/t/{table}/replay?{query}")
        assert (refused.status_code, words in refused.text) == (404, True), query
    assert ada.get(f"/t/{table}/replay?step=3&seat=follow").status_code == 200
