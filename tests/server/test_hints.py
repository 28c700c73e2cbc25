"""What would you play: said to whoever is asked and wants to know, to nobody else, and never played by itself."""

from __future__ import annotations

import asyncio
import html
import os
import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.sync.client import ClientConnection

from tests.added import EXAMPLES, added
from tests.running import House, open_house, run
from tests.server.conftest import Guest, Visit, heard
from tests.server.test_thinking import answers, begun, one_worker, until
from undercroft.bots import LEVELS
from undercroft.games import GAMES
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.position import completed
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup
from undercroft.lessons.coach import coach
from undercroft.server.http import busy
from undercroft.server.play.hinting import BEST
from undercroft.server.play.room import Room
from undercroft.server.play.thinking import Thinkers, Thought
from undercroft.texts import LANGUAGES, tongue

GAME = "tic-tac-toe"
WEIGH = """
import os, time
from pathlib import Path

from undercroft.kernel.types import Weighed

HERE = Path(__file__).parent


def weigh(game, setup, view, ask, book, luck, effort):
    with (HERE / f"thinks-{os.getpid()}").open("a") as told:
        print(len(ask.options), file=told)
    while not (HERE / "go-on").exists():
        time.sleep(0.01)
    if (HERE / "fault").exists():
        raise RuntimeError("a fault of the game")
    if (HERE / "unweighed").exists():
        return [Weighed(ask.options[0], 0.0, {})]
    options = ask.options[:1] if (HERE / "one").exists() else ask.options[:4]
    if (HERE / "by-habit").exists():
        return [Weighed(option, worth, {"rows": worth}) for option, worth in zip(options, (1.0, 1.5, 0.5))]
    return [
        Weighed(option, 2.0 - step, {"rows": 0.9 - 1.26 * step, "corners": 0.5 * step, "luck": 0.01 * step, "unnamed": step})
        for step, option in enumerate(options)
    ]


GAME = Game(
    weigh=weigh,
    measure="points","""
TERMS = "\nterm-rows = rows\nterm-corners = corners\nterm-luck = luck\n"
SAID = re.compile(r'class="hinted" data-option="([^"]+)">(.*?)</button>', re.S)


class Game(NamedTuple):
    """It thinks until it may go on, and then does as the files beside it say."""

    home: Path

    def mark(self, name: str) -> None:
        (self.home / name).touch()

    def thinkers(self) -> set[int]:
        return {int(path.name.partition("-")[2]) for path in self.home.glob("thinks-*")}

    def over(self) -> list[int]:
        """Of each thought that was begun, how many options it was about."""
        return [int(line) for path in self.home.glob("thinks-*") for line in path.read_text().split()]


@pytest.fixture
def measure() -> str:
    return "points"


@pytest.fixture
def game(tmp_path: Path, measure: str) -> Iterator[Game]:
    home = Path(shutil.copytree(EXAMPLES, tmp_path / "games"))
    rules, texts = home / "tic_tac_toe.py", home / "tic_tac_toe" / "texts" / "en.ftl"
    rules.write_text(rules.read_text().replace("GAME = Game(", WEIGH.replace('"points"', f'"{measure}"')))
    texts.write_text(texts.read_text() + TERMS)
    with added(rules):
        yield Game(home)


@pytest.fixture
def house(game: Game, folder: Path) -> Iterator[House]:
    with open_house(folder) as opened:
        yield opened


def room_of(house: House, table: str) -> Room:
    return house.run(house.tables.room(table))


def begin(guest: Guest, table: str, seat: int = 0) -> int:
    """Asks for a hint: the status."""
    number = guest.question(table, seat)[0]
    return int(guest.post(f"/t/{table}/{seat}/hint", script=True, number=number).status_code)


def ask(guest: Guest, table: str, seat: int = 0) -> int:
    """Asks for a hint, and waits for what comes of it: the status."""
    status = begin(guest, table, seat)
    until(lambda: not thinks(guest, table, seat))
    return status


def thinks(guest: Guest, table: str, seat: object = 0) -> bool:
    return "The Master is thinking it over" in guest.get(f"/t/{table}/{seat}").text


def plain(text: str) -> str:
    return html.unescape(" ".join(re.sub(r"<[^>]+>", " ", text).split()))


def said(guest: Guest, table: str, seat: object = 0) -> list[tuple[str, str]]:
    """What a page says of a hint: options in their order, each with its words."""
    return [(option, plain(text)) for option, text in SAID.findall(guest.get(f"/t/{table}/{seat}").text)]


def offered(guest: Guest, table: str, seat: object = 0) -> bool:
    return 'class="hint"' in guest.get(f"/t/{table}/{seat}").text


def test_the_best_options_are_said_with_their_worth_and_why(ada: Guest, house: House, game: Game) -> None:
    game.mark("go-on")
    table = ada.new("me", "random", game=GAME)
    before = answers(house, table)
    assert (offered(ada, table), said(ada, table)) == (True, [])
    assert ask(ada, table) == 201
    assert said(ada, table) == [
        ("mark a1", "a1 about 2 points Better than the next one for: rows (+1.3); worse for: corners (−0.5)."),
        ("mark b1", "b1 about one point Worse than the first one for: rows (−1.3); better for: corners (+0.5)."),
        ("mark c1", "c1 about 0 points Worse than the first one for: rows (−2.5); better for: corners (+1)."),
    ]
    assert answers(house, table) == before, "nothing was answered"
    assert game.thinkers() != {os.getpid()}, "a worker has thought"
    ada.answer(table, 0, "mark b2")
    until(lambda: room_of(house, table).asked() == (0,))
    assert said(ada, table) == [], "it was about another question"


@pytest.mark.parametrize("measure", ["chance"])
def test_of_a_chance_no_log_odds_are_said(ada: Guest, house: House, game: Game) -> None:
    game.mark("go-on")
    table = ada.new("me", "random", game=GAME)
    assert ask(ada, table) == 201
    assert said(ada, table)[:2] == [
        ("mark a1", "a1 about 88 % to win Better than the next one for: rows; worse for: corners."),
        ("mark b1", "b1 about 73 % to win Worse than the first one for: rows; better for: corners."),
    ]


def test_one_option_that_was_thought_over_is_said_alone(ada: Guest, game: Game) -> None:
    game.mark("go-on")
    game.mark("one")
    table = ada.new("me", "random", game=GAME)
    assert ask(ada, table) == 201
    assert said(ada, table) == [("mark a1", "a1 about 2 points")]


def test_what_is_played_though_another_looks_better_says_why(ada: Guest, game: Game) -> None:
    game.mark("by-habit")
    game.mark("go-on")
    table = ada.new("me", "random", game=GAME)
    assert ask(ada, table) == 201
    first, second, third = (plain(words) for _, words in SAID.findall(ada.get(f"/t/{table}/0").text))
    assert first.endswith(tongue("en").say("hint-unsure"))
    assert "Better than the first one for: rows" in second
    assert "Worse than the first one for: rows" in third


def test_what_was_not_weighed_says_so(ada: Guest, game: Game) -> None:
    game.mark("go-on")
    game.mark("unweighed")
    table = ada.new("me", "random", game=GAME)
    assert ask(ada, table) == 201
    assert said(ada, table) == [("mark a1", "a1 From experience: nothing else was weighed here.")]


def test_without_a_script_the_page_comes_back_and_says_it_when_it_is_there(ada: Guest, game: Game) -> None:
    table = ada.new("me", "random", game=GAME)
    reply = ada.post(f"/t/{table}/0/hint", number=ada.question(table, 0)[0])
    assert (reply.status_code, reply.headers["location"]) == (303, f"/t/{table}/0")
    assert thinks(ada, table)
    game.mark("go-on")
    until(lambda: len(said(ada, table)) == 3)
    late = ada.post(f"/t/{table}/0/hint", number=7)
    assert late.status_code == 409
    assert 'id="question"' in late.text, "the page as it is"


def test_while_it_is_thought_over_the_page_says_so_and_nobody_waits(ada: Guest, game: Game) -> None:
    table = ada.new("me", "random", game=GAME)
    with ada.socket(f"/t/{table}/0/live") as page:
        assert [begin(ada, table) for _ in range(3)] == [201] * 3
        assert "The Master is thinking it over" in heard_until(page, "Master")
        assert thinks(ada, table)
        game.mark("go-on")
        assert "hinted" in heard_until(page, "hinted")
    assert game.over() == [9], "it was thought over once"
    assert not thinks(ada, table)
    assert len(said(ada, table)) == 3


def test_hints_that_are_thought_over_keep_nobody_out(ada: Guest, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    table, other = (ada.new("me", "random", game=GAME) for _ in range(2))
    monkeypatch.setattr(busy, "AT_ONCE", 1)
    assert [begin(ada, table) for _ in range(3)] == [201] * 3
    assert thinks(ada, table)
    assert ada.answer(other, 0).json() == {"ok": True}
    game.mark("go-on")


def test_a_hint_comes_before_bots_that_wait_for_their_turn(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    one_worker(monkeypatch)
    thinkers, tables = Thinkers(), [begun(GAMES[GAME], 1, answers, bot="random") for answers in (0, 1)]
    bots, person = (Thought(BEST, at.game, at.setup, at.book, None, at.view(0), at.questions()[0], 1) for at in tables)

    async def think() -> None:
        waiting = [asyncio.create_task(thinkers.choose(bots)) for _ in range(4)]
        await asyncio.to_thread(until, lambda: bool(game.thinkers()))
        hint = asyncio.create_task(thinkers.weigh(person))
        await asyncio.sleep(0)
        game.mark("go-on")
        await asyncio.gather(hint, *waiting)

    try:
        run(think())
    finally:
        thinkers.close()
    assert game.over() == [9, 9, 8, 9, 9], "after what the worker had begun and what lay ready"


def test_a_hint_is_dropped_where_the_question_changes(ada: Guest, house: House, game: Game) -> None:
    table = ada.new("me", "device", game=GAME, hints="on")
    (_, options), room = ada.question(table, 0), room_of(house, table)
    assert begin(ada, table) == 201
    until(lambda: bool(game.thinkers()))
    assert ada.answer(table, 0, "mark b2").json() == {"ok": True}
    assert ada.post(f"/t/{table}/0/take-back", script=True, number=room.table.number(0)).json() == {"ok": True}
    game.mark("go-on")
    assert ada.question(table, 0)[1] == options, "the same question again"
    assert (thinks(ada, table), said(ada, table)) == (False, []), "what was asked before is gone"
    assert ask(ada, table) == 201
    assert len(said(ada, table)) == 3


def test_only_the_seat_that_asked_sees_it(ada: Guest, house: House, game: Game, visit: Visit) -> None:
    game.mark("go-on")
    table = ada.new("me", "open", game=GAME, hints="on")
    bo = visit()
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    ada.post(f"/t/{table}/start")
    record = ada.get(f"/t/{table}/record?seat=0").text
    with (
        ada.socket(f"/t/{table}/0/live") as own,
        bo.socket(f"/t/{table}/1/live") as other,
        bo.socket(f"/t/{table}/watch/live") as spectator,
    ):
        assert ask(ada, table) == 201
        assert "hinted" in heard_until(own, "hinted")
        assert ada.get(f"/t/{table}/record?seat=0").text == record
        assert (said(bo, table, 1), said(bo, table, "watch"), offered(bo, table, "watch")) == ([], [], False)
        ada.answer(table, 0)
        for socket in (other, spectator):
            told = heard_until(socket, "frames")
            assert "hinted" not in told
            assert "Master" not in told


def heard_until(socket: ClientConnection, word: str) -> str:
    """All that a page hears up to a word."""
    told = ""
    while word not in told:
        told += str({name: what for name, what in heard(socket).items() if what})
    return told


@pytest.mark.parametrize("number", ["7", "-1", "x", ""])
def test_a_page_that_is_late_gets_the_usual_words(ada: Guest, game: Game, number: str) -> None:
    table = ada.new("me", "random", game=GAME)
    reply = ada.post(f"/t/{table}/0/hint", script=True, number=number)
    assert (reply.status_code, reply.json()["code"]) == (409, "stale")
    assert game.thinkers() == set()


def test_whoever_may_not_ask_is_told_why(ada: Guest, house: House, game: Game, visit: Visit) -> None:
    table, bo = ada.new("me", "open", game=GAME, hints="on"), visit()
    refused = {}

    def tried(what: str, guest: Guest, seat: object) -> None:
        reply = guest.post(f"/t/{table}/{seat}/hint", script=True, number=0)
        refused[what] = (reply.status_code, reply.json()["code"])

    tried("not begun", ada, 0)
    bo.post(f"/t/{table}/take", seat=1, name="Bo")
    ada.post(f"/t/{table}/start")
    tried("not asked", bo, 1)
    tried("another's", bo, 0)
    tried("a spectator", bo, "watch")
    tried("no such seat", ada, 5)
    ada.post(f"/t/{table}/chair", seat=0, do="bot", bot="random")
    until(lambda: room_of(house, table).asked() == (1,))
    ada.post(f"/t/{table}/pace", hints="off")
    reply = bo.post(f"/t/{table}/1/hint", script=True, number=0)
    refused["switched off"] = (reply.status_code, reply.json()["code"])
    assert reply.json()["error"] == tongue("en").error("no-hints")
    ada.post(f"/t/{table}/finish")
    tried("finished", bo, 1)
    assert refused == {
        "not begun": (409, "not-started"), "not asked": (409, "not-asked"), "another's": (403, "forbidden"),
        "a spectator": (404, "not-found"), "no such seat": (404, "not-found"), "switched off": (403, "no-hints"),
        "finished": (409, "not-asked"),
    }  # fmt: skip
    assert game.thinkers() == set(), "nothing was thought over"


def test_who_plays_alone_has_hints_and_company_only_where_its_maker_allows_them(ada: Guest, house: House, game: Game) -> None:
    assert offered(ada, ada.new("me", "random", game=GAME))
    assert not offered(ada, ada.new("me", "random", game=GAME, hints="off"))
    table = ada.new("me", "device", game=GAME)
    assert not offered(ada, table)
    assert ask(ada, table) == 403
    assert ada.post(f"/t/{table}/chair", seat=1, do="bot").status_code == 303
    assert not offered(ada, table), "a chair that is kept warm is a person's"
    assert Guest(house.address).post(f"/t/{table}/pace", hints="on").status_code == 403
    assert ada.post(f"/t/{table}/pace", hints="on").status_code == 303
    assert offered(ada, table)
    assert ada.post(f"/t/{table}/pace", hints="some").status_code == 400
    assert ada.post(f"/t/{table}/pace", pace="slow").status_code == 303
    assert (room_of(house, table).hints, room_of(house, table).pace) == ("on", "slow")
    wrong = ada.post(f"/new/{GAME}", {"count": "1", "seats.0.kind": "me", "seats.0.name": "A", "hints": "some"})
    assert wrong.status_code == 400


def test_where_hints_are_switched_off_the_one_on_the_page_goes(ada: Guest, game: Game) -> None:
    game.mark("go-on")
    table = ada.new("me", "random", game=GAME)
    assert ask(ada, table) == 201
    assert len(said(ada, table)) == 3
    ada.post(f"/t/{table}/pace", hints="off")
    assert (offered(ada, table), said(ada, table)) == (False, [])


def test_what_was_allowed_outlives_the_house(game: Game, folder: Path) -> None:
    with open_house(folder) as house:
        ada = Guest(house.address)
        tables = {hints: ada.new("me", "random", game=GAME, hints=hints) for hints in ("alone", "on", "off")}
    with open_house(folder) as house:
        assert {hints: room_of(house, table).hints for hints, table in tables.items()} == {hints: hints for hints in tables}


def test_a_game_that_weighs_nothing_has_no_hints(ada: Guest, game: Game) -> None:
    with added(EXAMPLES / "ten_steps_down.py") as (other,):
        table = ada.new(*["me"] * other.usual_seats, game=other.id, hints="on")
        assert not offered(ada, table)
        assert 'name="hints"' not in ada.get(f"/t/{table}/0").text + ada.get(f"/new/{other.id}").text
        assert ask(ada, table) == 403
    assert 'name="hints"' in ada.get(f"/new/{GAME}").text


def test_a_killed_worker_costs_a_thought_begun_again(ada: Guest, game: Game) -> None:
    table = ada.new("me", "random", game=GAME)
    assert begin(ada, table) == 201
    until(lambda: bool(game.thinkers()))
    (first,) = game.thinkers()
    os.kill(first, signal.SIGKILL)
    game.mark("go-on")
    until(lambda: len(said(ada, table)) == 3)


def test_of_a_fault_whoever_asks_again_is_told_and_then_it_is_thought_over_again(
    ada: Guest, game: Game, caplog: pytest.LogCaptureFixture
) -> None:
    game.mark("go-on")
    game.mark("fault")
    table = ada.new("me", "random", game=GAME)
    assert ask(ada, table) == 201
    assert (offered(ada, table), said(ada, table)) == (True, [])
    assert "a fault of the game" in caplog.text
    assert begin(ada, table) == 500
    (game.home / "fault").unlink()
    assert ask(ada, table) == 201
    assert len(said(ada, table)) == 3


def test_of_a_fault_at_another_question_nobody_is_told(ada: Guest, house: House, game: Game) -> None:
    game.mark("go-on")
    game.mark("fault")
    table = ada.new("me", "random", game=GAME)
    assert ask(ada, table) == 201
    (game.home / "fault").unlink()
    ada.answer(table, 0, "mark b2")
    until(lambda: room_of(house, table).asked() == (0,))
    assert ask(ada, table) == 201
    assert len(said(ada, table)) == 3


def test_too_many_wishes_are_refused_in_words(game: Game, folder: Path) -> None:
    game.mark("go-on")
    with open_house(folder, hints_a_minute=2) as house:
        ada = Guest(house.address)
        table = ada.new("me", "random", game=GAME)
        assert [ask(ada, table) for _ in range(3)] == [201, 201, 429]
        assert len(said(ada, table)) == 3
        assert ada.answer(table, 0).status_code == 201, "answers have a door of their own"


@pytest.mark.parametrize("id", [id for id, game in GAMES.items() if game.weigh is not None])
def test_a_worker_weighs_options_that_the_table_knows(id: str) -> None:
    """By identity, as rules compare them; each once."""
    thinkers, table = Thinkers(), begun(GAMES[id], 1, 12)
    question = table.questions()[0]
    thought = Thought(BEST, table.game, table.setup, table.book, None, table.view(question.seat), question, 1)
    try:
        weighed = run(thinkers.weigh(thought))
    finally:
        thinkers.close()
    options = [each.action for each in weighed]
    assert all(any(option is known for known in question.options) for option in options)
    assert len(set(options)) == len(options) > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", [id for id, game in GAMES.items() if game.weigh is not None])
def test_every_term_has_a_name(id: str, language: str) -> None:
    game = GAMES[id]
    setup = completed(Setup(id, game.usual_seats, "base", {}), game)
    table, words = Table(game, setup, game.load("base"), Luck(Quick(1))).start(), tongue(language, id)
    met: set[str] = set()
    for _ in range(60):
        if table.over:
            break
        question = table.questions()[0]
        met |= set(game.terms(table.state, question.seat, table.book))
        luck = Luck(Quick(len(met)))
        table.answer(question.seat, LEVELS["level-1"].choose(game, setup, table.book, table.view(question.seat), question, luck))
    assert len(met) > 1
    assert [term for term in sorted(met) if not words.says(f"term-{term}")] == []


def test_the_coach_says_once_that_there_are_hints(ada: Guest, house: House) -> None:
    """In words of the house, where it can be asked."""
    table = str(ada.post("/new/paper-dungeons/now").headers["location"].split("/")[2])
    room, found, words = room_of(house, table), coach("paper-dungeons"), tongue("en").say("coach-hint")
    assert found is not None
    room.chairs[0].heard = [saying.at for saying in found.sayings if saying.at != "hint"]
    assert words in html.unescape(ada.get(f"/t/{table}/0").text)
    assert 'form="hint"' in ada.get(f"/t/{table}/0").text, "and offers it"
    ada.post(f"/t/{table}/pace", hints="off")
    assert words not in html.unescape(ada.get(f"/t/{table}/0").text)
    ada.post(f"/t/{table}/pace", hints="on")
    assert ada.post(f"/t/{table}/0/coach", heard="hint").status_code == 303
    assert words not in html.unescape(ada.get(f"/t/{table}/0").text)
    assert room.chairs[0].heard[-1] == "hint"
