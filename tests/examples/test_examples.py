"""The two small games of `examples/`, and what a game of somebody's own may lack."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.added import EXAMPLES, added
from tests.running import open_house
from tests.server.conftest import Guest
from undercroft.cli import main
from undercroft.conformance.walk import walk
from undercroft.games import FACES, WrongGame, add
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup
from undercroft.lessons import course
from undercroft.lessons.checking import faults
from undercroft.texts import LANGUAGES, tongue

TIC_TAC_TOE, TEN_STEPS = EXAMPLES / "tic_tac_toe.py", EXAMPLES / "ten_steps_down.py"
EVERY = [TIC_TAC_TOE, TEN_STEPS]
LEAST = """
from undercroft.face import Face
from undercroft.kernel import plain
from undercroft.kernel.game import Game
from undercroft.kernel.types import Action, Ask, Outcome

class Coin(plain.State):
    side: int = -1

def play(d):
    while d.state.side < 0:
        d.state.side = (yield Ask(0, "choose", (HEADS, TAILS))).value

HEADS, TAILS = Action("heads", "", 0), Action("tails", "", 1)
GAME = Game(
    id="coin", seats=range(1, 2), events={}, asks={"choose": ()}, load=plain.book_of(HEADS, TAILS), set_up=lambda s, b: Coin(),
    play=play, read=plain.reads(Coin), outcome=lambda coin, b: None if coin.side < 0 else Outcome((coin.side,), (0,)),
)
"""


@pytest.mark.parametrize("path", EVERY, ids=lambda path: path.stem)
def test_an_example_is_short(path: Path) -> None:
    for file in (path, path.with_suffix("") / "texts/en.ftl"):
        assert len(file.read_text("utf-8").splitlines()) < 150


@pytest.mark.parametrize("path", EVERY, ids=lambda path: path.stem)
def test_an_example_has_a_lesson(path: Path) -> None:
    with added(path) as (game,):
        (lesson,) = course(game.id)
        assert list(faults(lesson)) == []
    course.cache_clear()


@pytest.mark.parametrize("path", EVERY, ids=lambda path: path.stem)
def test_an_example_passes_the_walk(path: Path) -> None:
    with added(path) as (game,):
        counts = walk(game, game.load("base"), games=60, seed=1)
    assert counts.games == 60
    assert min(counts.decisions, counts.clones, counts.guesses, counts.options_tried) > 200
    assert counts.twins > 100
    assert set(counts.zones) == set(counts.looked_at)


def test_a_charm_is_its_owners_alone() -> None:
    with added(TEN_STEPS) as (game,):
        table = Table(game, Setup(game.id, 2, "base"), game.load("base"), Luck(Quick(3))).start()
        charms = [delver.charm for delver in table.state.parts]
        assert [delver.charm for delver in table.view(0).state.parts] == [charms[0], ""]
        assert [delver.charm for delver in table.view(None).state.parts] == ["", ""]


def test_the_walk_runs_on_several_processes_too() -> None:
    command = [sys.executable, "-m", "undercroft", "check", str(TIC_TAC_TOE), "--games", "170", "--jobs", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("games 170")


def test_one_language_serves_for_all() -> None:
    with added(TIC_TAC_TOE) as (game,):
        for language in LANGUAGES:
            assert tongue(language, game.id).say("game-line") == "Three in a row"
        assert tongue("pl", game.id).say("table-over") == tongue("pl").say("table-over")


def played_out(guest: Guest, table: str) -> str:
    while (asked := guest.question(table, 0))[1]:
        guest.answer(table, 0)
    assert asked[1] == []
    return str(guest.get(f"/t/{table}/0").text)


@pytest.mark.parametrize("path", EVERY, ids=lambda path: path.stem)
def test_a_house_with_an_example_plays_it_without_a_script(path: Path, tmp_path: Path) -> None:
    with added(path) as (game,), open_house(tmp_path) as house:
        guest = Guest(house.address)
        front = guest.get("/").text
        assert f"/new/{game.id}" in front
        assert f"/rules/{game.id}" not in front
        for language in LANGUAGES:
            assert guest.get(f"/new/{game.id}?lang={language}").status_code == 200
        table = guest.new("me", "random", game=game.id)
        for _ in range(40):
            if 'class="end"' in (page := played_out(guest, table)):
                break
        assert 'class="totals"' in page
        assert guest.get(f"/t/{table}/replay").status_code == 200
        assert guest.get("/games/dungeoneer/style.css").status_code == 200
        assert guest.get(f"/games/{game.id}/script.js").status_code == 404


def test_a_game_without_a_single_text_has_a_page_and_breaks_no_other(tmp_path: Path) -> None:
    file = tmp_path / "coin.py"
    file.write_text(LEAST + "FACE = Face(GAME, {}.get)\n", encoding="utf-8")
    with added(file), open_house(tmp_path / "data") as house:
        guest = Guest(house.address)
        assert "coin" in guest.get("/").text
        assert guest.get("/about").status_code == 200
        assert guest.get("/new/coin").status_code == 200


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("x = 1\n", "it has no FACE"),
        ("import nowhere\n", "ModuleNotFoundError: No module named 'nowhere'"),
        ("def\n", "SyntaxError: invalid syntax"),
        (
            (EXAMPLES / "tic_tac_toe.py").read_text("utf-8").replace('"tic-tac-toe"', '"dungeoneer"'),
            "there is a game 'dungeoneer' already",
        ),
    ],
)
def test_a_file_that_is_no_game_is_refused_in_words(tmp_path: Path, source: str, why: str) -> None:
    file, before = tmp_path / "mine.py", dict(FACES)
    file.write_text(source, encoding="utf-8")
    with pytest.raises(WrongGame, match=why):
        add(str(file))
    assert before == FACES


@pytest.mark.parametrize("command", [("serve", "--game"), ("check",)])
def test_a_path_that_leads_nowhere_is_one_line_and_status_2(command: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command, "examples/nothing.py"])
    assert left.value.code == 2
    assert capsys.readouterr().err == "undercroft: examples/nothing.py: there is no such file, or it holds no Python\n"
