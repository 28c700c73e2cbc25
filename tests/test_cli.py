"""The command `undercroft`: what it prints, its exit status, and that a mistake is one line."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from undercroft import __version__
from undercroft.bots import BOTS
from undercroft.bots.levels import Level
from undercroft.cli import main
from undercroft.games import GAMES
from undercroft.kernel.journal import Journal
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.types import Setup
from undercroft.server.store.database import Store
from undercroft.server.store.sqlite_file import FILE

GAME = GAMES["paper-dungeons"]
COMMANDS = ("serve", "games", "backup", "restore", "check-store", "new", "step", "replay", "show", "analyse", "sim", "check")


class Ran(NamedTuple):
    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def runner(*arguments: str | Path) -> Ran:
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        return Ran(int(left.value.code or 0), *capsys.readouterr())

    return runner


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of two seats, one take-back in it."""
    setup = Setup(GAME.id, 2, "base", {choice.id: choice.values[0] for choice in GAME.choices})
    journal = Journal(GAME, setup, GAME.load("base"), bytes(range(32)), ("Ann", "Bo"))
    journal.start()
    chance = Luck(Quick(1))
    while not journal.table.over:
        for ask in journal.table.questions():
            if ask.kind == "use" and len(journal.record.entries) < 12:
                journal.answer(ask.seat, "move")
                journal.take_back(ask.seat)
            journal.answer(ask.seat, str(ask.options[chance.below(len(ask.options))]))
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(journal.record.write())
    return path


@pytest.fixture
def position(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "position.json"
    path.write_text(run("new", "paper-dungeons", "--set", "dungeon=A", "--seed", "3").out)
    return path


def refused(ran: Ran, *words: str, status: int = 2) -> None:
    assert ran.status == status, ran
    assert ran.err.count("\n") == 1, ran.err
    assert ran.err.startswith("undercroft: ")
    for word in words:
        assert word in ran.err
    assert "Traceback" not in ran.err


def test_version_and_help(run: Run) -> None:
    assert run("--version") == Ran(0, f"undercroft {__version__}\n", "")
    for arguments in ((), ("--help",), ("pack",)):
        ran = run(*arguments)
        assert ran.status == 0
        assert "Usage" in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_teaches_by_an_example(run: Run, command: str) -> None:
    assert f"Example: undercroft {command}" in run(command, "--help").out


def test_games(run: Run) -> None:
    out = run("games").out
    assert "paper-dungeons  by Leandro Pires, 1 to 8 seats" in out
    assert "missions: on, off" in out
    assert "monsters-of-egypt  by Evgeny Kolodin, 1 to 6 seats" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("frobnicate",), ("No such command",)),
        (("sim", "paper-dungeons", "--frob"), ("--frob",)),
        (("sim",), ("GAME",)),
        (("sim", "chess"), ("chess", "paper-dungeons")),
        (("sim", "paper-dungeons", "--games", "many"), ("--games",)),
        (("sim", "paper-dungeons", "--games", "0"), ("--games",)),
        (("sim", "paper-dungeons", "--jobs", "0"), ("--jobs",)),
        (("sim", "paper-dungeons", "--seats", "9"), ("setup.seats", "1 to 8")),
        (("sim", "paper-dungeons", "--bots", "clever"), ("clever", "greedy")),
        (("sim", "paper-dungeons", "--seats", "1", "--bots", "random,greedy"), ("--bots",)),
        (("sim", "paper-dungeons", "--set", "missions"), ("OPTION=VALUE",)),
        (("sim", "paper-dungeons", "--set", "missions=maybe"), ("setup.options.missions", "on, off")),
        (("sim", "paper-dungeons", "--set", "colour=red"), ("colour",)),
        (("sim", "paper-dungeons", "--pack", "missing"), ("missing",)),
        (("check", "paper-dungeons", "--seats", "12"), ("--seats",)),
        (("check", "paper-dungeons", "--seed", "-1"), ("--seed",)),
        (("step", "missing.json"), ("missing.json",)),
        (("step", ".", "x"), ("directory",)),
        (("replay", "missing.txt"), ("missing.txt",)),
        (("show", "missing.txt", "-o", "x.svg"), ("missing.txt",)),
        (("show", "x", "-o", "x.gif"), (".svg", ".png")),
        (("show", "x", "-o", "x.svg", "--theme", "pink"), ("light", "dark")),
        (("show", "x"), ("--output",)),
        (("pack", "check", "missing.toml"), ("missing.toml",)),
        (("pack", "check", "base", "--game", "chess"), ("chess",)),
        (("serve", "--port", "99999"), ("--port",)),
        (("serve", "--public-url", "table.example"), ("--public-url",)),
        (("serve", "--keep-backups", "-1"), ("--keep-backups",)),
        (("serve", "--trusted-proxy", "my-proxy"), ("--trusted-proxy my-proxy", "172.16.0.0/12")),
        (("serve", "--allowed-host", "https://x.example/"), ("--allowed-host", "the name alone")),
        (("serve", "--limit", "cups=3"), ("--limit cups", "pages-a-minute")),
        (("serve", "--limit", "pages-a-minute=-3"), ("--limit pages-a-minute=-3", "pages-a-minute=1200")),
        (("backup", "--data", "nowhere"), ("no undercroft.sqlite3", "nowhere")),
        (("check-store", "--data", "nowhere"), ("no undercroft.sqlite3", "nowhere")),
        (("restore",), ("FILE",)),
        (("restore", "missing.sqlite3"), ("missing.sqlite3",)),
        (("new", "paper-dungeons", "--luck", "9" * 5000), ("--luck",)),
    ],
)
def test_a_wrong_wish_is_one_line_and_status_2(run: Run, arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    refused(run(*arguments), *words)


def test_the_data_is_saved_put_back_and_looked_at(run: Run, tmp_path: Path) -> None:
    house, saved = tmp_path / "house", tmp_path / "saved.sqlite3"
    Store(house).close()
    ran = run("backup", saved, "--data", house)
    assert ran == Ran(0, f"{saved}: 0 tables, {saved.stat().st_size:,} bytes\n", "")
    refused(run("backup", saved, "--data", house), "exists already")
    refused(run("backup", tmp_path / "missing" / "saved", "--data", house), str(tmp_path / "missing"), "No such folder", status=1)
    assert run("check-store", "--data", house) == Ran(0, "0 tables, nothing wrong\n", "")
    ran = run("restore", saved, "--data", house)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"restored: 0 tables\nwhat was there before: {house}")
    refused(run("restore", __file__, "--data", house), "not a database")


def test_the_data_of_an_open_house_is_not_replaced(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "saved.sqlite3"
    store = Store(tmp_path / "house")
    assert run("backup", saved, "--data", tmp_path / "house").status == 0
    refused(run("restore", saved, "--data", tmp_path / "house"), "another server", status=1)
    store.close()


def test_damage_is_told_line_by_line(run: Run, tmp_path: Path) -> None:
    Store(tmp_path).close()
    (tmp_path / FILE).write_text("these are my shopping notes " * 100)
    ran = run("check-store", "--data", tmp_path)
    assert "not a database" in ran.out
    refused(ran, "undercroft restore FILE", status=1)
    refused(run("serve", "--port", "0", "--no-browser", "--data", tmp_path), "undercroft restore FILE", status=1)


def test_sim_prints_one_object(run: Run) -> None:
    arguments = ("sim", "paper-dungeons", "--seats", "3", "--bots", "random", "--games", "4", "--seed", "5", "--json")
    told = json.loads(run(*arguments).out)
    assert told["game"] == "paper-dungeons"
    assert told["games"] == 4
    assert told["decisions"] > 400
    assert told["decisions_per_second"] > 0
    assert sum(told["outcomes"].values()) == 4
    again = json.loads(run(*arguments).out)
    assert (again["decisions"], again["scores"]) == (told["decisions"], told["scores"])


def test_sim_in_words(run: Run) -> None:
    ran = run("sim", "paper-dungeons", "--games", "2")
    assert ran.status == 0
    assert "decisions per second" in ran.out
    assert ran.err == ""


def test_check_counts_in_its_last_line(run: Run) -> None:
    ran = run("check", "paper-dungeons", "--games", "2", "--seed", "3", "--seats", "2")
    assert ran.status == 0, ran.err
    last = ran.out.splitlines()[-1]
    assert last.startswith("games 2, decisions ")
    for word in ("clones", "twins", "guesses", "options tried"):
        assert word in last


def test_step_answers_and_gives_the_new_position(run: Run, position: Path, tmp_path: Path) -> None:
    first = json.loads(run("step", position, "--json").out)
    assert set(first["options"]) == {"0", "1"}
    assert first["events"] == []
    answer = first["options"]["1"]["options"][0]["answer"]
    done = json.loads(run("step", position, answer, "--seat", "1", "--json").out)
    assert [event["kind"] for event in done["events"]] == ["kept-talent"]
    assert done["options"]["1"]["kind"] == "keep-goal"
    assert all(option["words"] for option in done["options"]["1"]["options"])
    then = tmp_path / "then.json"
    then.write_text(json.dumps(done["position"]))
    assert json.loads(run("step", then, "--json").out)["options"] == done["options"]
    assert done["options"]["1"]["options"][0]["words"] in run("step", then).out


def test_step_says_what_the_table_answered_by_itself(run: Run, tmp_path: Path) -> None:
    there = tmp_path / "position.json"
    there.write_text(run("new", "monsters-of-egypt", "--seats", "2").out)
    found = []
    for _ in range(60):
        done = json.loads(run("step", there, "--json").out)
        if not done["options"]:
            break
        seat, ask = next(iter(done["options"].items()))
        done = json.loads(run("step", there, ask["options"][0]["answer"], "--seat", seat, "--json").out)
        there.write_text(json.dumps(done["position"]))
        found += done["singles"]
        if found:
            assert [list(single.values()) for single in done["singles"]] == done["position"]["singles"]
            assert f"{found[0]['answer']} (there was no other answer)" in run("step", there).out
            return
    raise AssertionError("no question with one option in sixty answers")


def test_step_reads_standard_input_and_scripts_luck(run: Run, position: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seats that keep their first cards and are ready meet; then the six dice are the ones that were written."""
    text = position.read_text()
    told: dict[str, Any] = {}
    for _ in range(12):
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        asked = json.loads(run("step", "-", "--json").out)["options"]
        seat, ask = next(iter(asked.items()))
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        told = json.loads(run("step", "-", ask["options"][0]["answer"], "--seat", seat, "--luck", "1 1 2, 2 3 4", "--json").out)
        text = json.dumps(told["position"])
        if told["position"]["state"]["round"] == 1:
            break
    rolled = [event["data"] for event in told["events"] if event["kind"] == "rolled"]
    assert rolled == [["warrior", "warrior", "wizard", "warrior", "wizard", "cleric"]]


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        (("dance",), ("dance", "seat 0", "keep-talent")),
        (("ready", "--seat", "1"), ("ready", "seat 1")),
        (("ready", "--seat", "7"), ("--seat 7",)),
        (("ready", "--luck", "one"), ("--luck",)),
        (("ready", "--lang", "xx"), ("ready",)),
        (("--lang", "xx"), ("--lang",)),
    ],
)
def test_a_wrong_answer_is_one_line(run: Run, position: Path, answers: tuple[str, ...], words: tuple[str, ...]) -> None:
    refused(run("step", position, *answers), *words)


def test_a_wrong_position_names_the_field(run: Run, position: Path, tmp_path: Path) -> None:
    plain = json.loads(position.read_text())
    plain["state"]["parts"] *= 5
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(plain))
    refused(run("step", wrong), "state.parts")
    wrong.write_text(position.read_text()[:200])
    refused(run("step", wrong), "not a position")


def test_a_number_without_end_is_refused(run: Run, record: Path, position: Path, tmp_path: Path) -> None:
    text, endless, path = record.read_text(), "9" * 5000, tmp_path / "endless"
    path.write_text(text.replace("\n0 - start", f"\n{endless} - start"))
    refused(run("replay", path), "line 8")
    path.write_text(text.replace("start > ", f"start > {endless}"))
    refused(run("replay", path), "line 8", "draw")
    path.write_text(json.dumps(json.loads(position.read_text()) | {"lanes": {endless: {}}}))
    refused(run("step", path), "lanes")


def test_replay_tells_verifies_and_stops_at_a_step(run: Run, record: Path) -> None:
    told = run("replay", record)
    assert told.status == 0, told.err
    assert "Ann: take-back" in told.out
    assert run("replay", record, "--lang", "ru").out != told.out
    verified = run("replay", record, "--verify")
    assert verified.status == 0
    assert "draws as committed to" in verified.out
    sealed = next(line for line in record.read_text().splitlines() if line.startswith("commitment "))
    assert (
        f"Proved: nothing was changed after the start, if the table showed this {sealed[:10]} then: {sealed[11:]}" in verified.out
    )
    assert "Not proved: that the host did not choose among several secrets." in verified.out
    assert json.loads(run("replay", record, "--at", "0").out)["state"]["phase"] == "keep"
    refused(run("replay", record, "--at", "100000"), "--at")


def test_a_record_that_was_changed_fails(run: Run, record: Path, tmp_path: Path) -> None:
    text, changed = record.read_text(), tmp_path / "changed.txt"
    scores = next(line for line in text.splitlines() if line.startswith("scores "))
    changed.write_text(text.replace(scores, "scores 99 99"))
    refused(run("replay", changed, "--verify"), "scores", status=1)
    secret = next(line for line in text.splitlines() if line.startswith("secret "))
    changed.write_text(text.replace(secret, "secret " + "0" * 64))
    refused(run("replay", changed, "--verify"), "commitment", status=1)
    start = next(line for line in text.splitlines() if line.startswith("0 - start"))
    changed.write_text(text.replace(start, start.replace("# ", "# 0")[:-1]))
    refused(run("replay", changed), "step 0", status=1)
    changed.write_text(text[: len(text) // 2])
    refused(run("replay", changed), "line")
    changed.write_text(text.replace("pack sha256:", "pack sha256:f"))
    refused(run("replay", changed), "is not here")


def test_show_draws_records_and_positions(run: Run, record: Path, position: Path, tmp_path: Path) -> None:
    svg, png = tmp_path / "sheet.svg", tmp_path / "sheet.png"
    assert run("show", position, "--seat", "1", "--theme", "dark", "-o", svg).status == 0
    assert svg.read_text().startswith("<svg")
    assert run("show", record, "--at", "20", "--lang", "pl", "-o", png).status == 0
    assert png.read_bytes().startswith(b"\x89PNG")
    refused(run("show", position, "--seat", "2", "-o", svg), "--seat 2")
    refused(run("show", position, "--at", "2", "-o", svg), "--at")
    refused(run("show", position, "-o", tmp_path / "no" / "x.svg"), "x.svg")


def test_a_png_picture_without_its_library_is_refused_in_words(
    run: Run, position: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cairosvg", None)
    refused(run("show", position, "-o", tmp_path / "sheet.png"), "undercroft[png]")
    # What it raises where the system's library is missing.
    (tmp_path / "cairosvg.py").write_text("raise OSError('no library called cairo')")
    monkeypatch.delitem(sys.modules, "cairosvg")
    monkeypatch.syspath_prepend(tmp_path)
    refused(run("show", position, "-o", tmp_path / "sheet.png"), "libcairo2")
    assert not (tmp_path / "sheet.png").exists()
    assert run("show", position, "-o", tmp_path / "sheet.svg").status == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_begun_answered_and_drawn(run: Run, game: str, tmp_path: Path) -> None:
    position, svg = tmp_path / "position.json", tmp_path / "board.svg"
    position.write_text(run("new", game, "--seats", "2", "--seed", "3").out)
    for language in ("en", "ru", "pl"):
        asked = json.loads(run("step", position, "--lang", language, "--json").out)["options"]
        assert asked
        assert all(option["words"] for ask in asked.values() for option in ask["options"])
        assert run("show", position, "--lang", language, "-o", svg).status == 0
        assert svg.read_text().startswith("<svg")
    seat, ask = next(iter(asked.items()))
    done = json.loads(run("step", position, ask["options"][0]["answer"], "--seat", seat, "--json").out)
    assert done["events"] or done["options"] != asked, "something happens, or more is asked"
    assert done["position"] != json.loads(position.read_text())
    assert f"is fine for {game}" in run("pack", "check", "base", "--game", game).out


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_every_command_serves_every_game(run: Run, game: str, bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if isinstance(played := BOTS[bot], Level):
        monkeypatch.setattr(played, "seconds", 0.01)
        monkeypatch.setattr("undercroft.lab.sim.inf", 0.01)

    def fine(*arguments: str | Path) -> str:
        ran = run(*arguments)
        assert ran.status == 0, (arguments, ran.err)
        return ran.out

    assert f"{game}  by " in fine("games")
    assert "games 1, decisions" in fine("sim", game, "--seats", "2", "--bots", f"{bot},{bot}", "--games", "1")
    assert fine("check", game, "--games", "1").startswith("games 1, decisions ")
    assert f"is fine for {game}" in fine("pack", "check", "base", "--game", game)
    record, position, svg = tmp_path / "game.txt", tmp_path / "position.json", tmp_path / "board.svg"
    record.write_text(begun_by(bot, game))
    assert "Ann: " in fine("replay", record)
    position.write_text(fine("replay", record, "--at", "8"))
    assert fine("step", position)
    assert fine("new", game, "--seats", "2")
    for source in (record, position):
        fine("show", source, "-o", svg)
        assert svg.read_text().startswith("<svg")


def begun_by(bot: str, game: str, answers: int = 20) -> str:
    """The record of a game as far as bots have come in a few answers."""
    chosen, chance = GAMES[game], Luck(Quick(1))
    setup = Setup(game, 2, "base", {choice.id: choice.values[0] for choice in chosen.choices})
    journal = Journal(chosen, setup, chosen.load("base"), bytes(range(32)), ("Ann", "Bo"))
    journal.start()
    for _ in range(answers):
        ask = journal.table.questions()[0]
        choice = BOTS[bot].choose(chosen, setup, journal.table.book, journal.table.view(ask.seat), ask, chance)
        journal.answer(ask.seat, str(choice))
    return journal.record.write()


def test_pack_check(run: Run, tmp_path: Path) -> None:
    assert "is fine for paper-dungeons" in run("pack", "check", "base").out
    pack = tmp_path / "mine.toml"
    pack.write_text("name = 'mine'\nmissoins = []\n")
    refused(run("pack", "check", pack), "mine", status=1)


def test_pack_check_of_one_game_or_of_all(run: Run, tmp_path: Path) -> None:
    every = run("pack", "check", "base").out.splitlines()
    assert [line.split(":")[0] for line in every] == [f"pack base is fine for {game}" for game in GAMES]
    assert run("pack", "check", "base", "--game", "monsters-of-egypt").out == f"{every[1]}\n"
    text = (files("undercroft.games.monsters_of_egypt") / "packs" / "base.toml").read_text()
    pack = tmp_path / "mine.toml"
    pack.write_text(text)
    assert run("pack", "check", pack).out.startswith("pack mine is fine for monsters-of-egypt: ")
    refused(run("pack", "check", pack, "--game", "paper-dungeons"), "mine", status=1)
    pack.write_text(text.replace("hook = 2", "hook = 3"))
    refused(run("pack", "check", pack, "--game", "monsters-of-egypt"), "mine: chests: 29 tokens, not 30", status=1)
    refused(run("pack", "check", pack), "monsters-of-egypt: mine: chests: 29 tokens", status=1)


def test_the_examples_in_the_documentation_are_real(run: Run, tmp_path: Path) -> None:
    words = (Path(__file__).parent.parent / "docs" / "formats.md").read_text()
    record, position = tmp_path / "game.txt", tmp_path / "position.json"
    record.write_text(words.partition("```text\n")[2].partition("```")[0])
    assert run("replay", record).status == 0
    position.write_text(words.partition("```json\n")[2].partition("```")[0])
    assert "drink 0" in run("step", position).out
