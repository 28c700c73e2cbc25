"""What is done with a damaged file: every public reader, and the commands that take such a file.

A trial ends well, or with a refusal in words: a `KernelError`, or one line and status 1 or 2 of the command. Anything else that
it raises is a fault.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.fuzz import mutations
from tests.fuzz.mutations import Mutation
from undercroft import lessons, puzzles
from undercroft.cli import main
from undercroft.games import FACES, GAMES
from undercroft.kernel import packs, position
from undercroft.kernel.journal import Record
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.types import KernelError
from undercroft.lessons import coach as coaching
from undercroft.lessons import coach_checking
from undercroft.lessons import guide as guiding
from undercroft.lessons.checking import faults as lesson_faults
from undercroft.puzzles.checking import faults as puzzle_faults

TESTS = Path(__file__).parent.parent
FEWEST_WORDS = 3
ANSWERS = 6
"""So far is a damaged position played on."""


class Refusal(Exception):
    """Said in words."""


class WithoutWords(Exception):
    """A refusal that does not say what is wrong, or that left something behind."""


class Seed(NamedTuple):
    """A sound file."""

    kind: str
    name: str
    data: bytes
    game: str


def command(*arguments: str | Path) -> None:
    """The command in this very process. Nobody types anything."""
    said, complained, typed = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO()
    try:
        with redirect_stdout(said), redirect_stderr(complained):
            main([str(argument) for argument in arguments])
    except SystemExit as left:
        words = complained.getvalue()
        if left.code in (1, 2) and words.startswith("undercroft: ") and words.count("\n") == 1:
            raise Refusal(words) from None
        if left.code:
            raise WithoutWords(f"status {left.code}: {words[:500]!r}") from None
    finally:
        sys.stdin = typed


# ---- records ----


def record_read(_: Seed, data: bytes, __: Path, ___: Random) -> None:
    """What was read and written is read as the same."""
    written = Record.read(data.decode()).write()
    if Record.read(written).write() != written:
        raise WithoutWords("a record reads otherwise than it was written")


def record_told(_: Seed, __: bytes, file: Path, ___: Random) -> None:
    command("replay", file, "--lang", "pl")


def record_proved(_: Seed, __: bytes, file: Path, ___: Random) -> None:
    command("replay", file, "--verify")


def record_at(_: Seed, __: bytes, file: Path, random: Random) -> None:
    command("replay", file, "--at", str(random.randrange(60)))


def record_shown(_: Seed, __: bytes, file: Path, random: Random) -> None:
    _shown(file, "--at", str(random.randrange(60)))


def record_analysed(_: Seed, __: bytes, file: Path, ___: Random) -> None:
    """What can be proved can be analysed: that takes a minute and is tried elsewhere."""
    try:
        command("replay", file, "--verify")
    except Refusal:
        command("analyse", file)


# ---- positions ----


def position_stepped(_: Seed, __: bytes, file: Path, ___: Random) -> None:
    command("step", file, "--json")


def position_told(_: Seed, __: bytes, file: Path, ___: Random) -> None:
    command("step", file, "--lang", "ru")


def position_shown(_: Seed, __: bytes, file: Path, ___: Random) -> None:
    _shown(file)


def position_played(_: Seed, data: bytes, __: Path, random: Random) -> None:
    table = position.read(data, GAMES, Luck(Quick(1)))
    position.read(position.write(table), GAMES, Luck(Quick(1)))
    for _turn in range(ANSWERS):
        if table.over:
            break
        ask = random.choice(table.questions())
        table.view(ask.seat)
        table.answer(ask.seat, random.choice(ask.options))


def position_recorded(_: Seed, __: bytes, file: Path, ___: Random) -> None:
    """As a lesson that begins there."""
    command("lesson", "record", file, "--out", file.with_suffix(".toml"))


def _shown(file: Path, *more: str) -> None:
    picture = file.with_suffix(".svg")
    try:
        command("show", file, "-o", picture, *more)
    except Refusal:
        if picture.exists():
            raise WithoutWords("a picture of something that was refused") from None
        raise


# ---- packs ----


def pack_checked(seed: Seed, _: bytes, file: Path, __: Random) -> None:
    command("pack", "check", file, "--game", seed.game)


def pack_tried(_: Seed, __: bytes, file: Path, ___: Random) -> None:
    """For every game."""
    command("pack", "check", file)


def pack_played(seed: Seed, _: bytes, file: Path, random: Random) -> None:
    """What `pack check` calls fine can be played."""
    command("sim", seed.game, "--pack", file, "--games", "2", "--seed", str(random.randrange(1000)))


# ---- what lies with a game's face ----


def lesson_checked(seed: Seed, data: bytes, _: Path, __: Random) -> None:
    id = Path(seed.name).stem
    with _face(seed, data):
        found = lessons.lesson(seed.game, id)
        _told(() if found is None else lesson_faults(found, astray=False))


def coach_checked(seed: Seed, data: bytes, _: Path, __: Random) -> None:
    with _face(seed, data):
        _told(coach_checking.faults(seed.game))


def guide_checked(seed: Seed, data: bytes, _: Path, __: Random) -> None:
    with _face(seed, data):
        _told(guiding.faults(seed.game))


def puzzle_checked(seed: Seed, data: bytes, _: Path, __: Random) -> None:
    with _face(seed, data):
        command("puzzle", "check", seed.game, "--quick")


def puzzle_read(_: Seed, data: bytes, __: Path, ___: Random) -> None:
    found = puzzles.read(data.decode(), "line 1")
    puzzles.read(puzzles.write(found), "line 1")
    _told(puzzle_faults(found))


def _told(faults: Iterator[str] | tuple[str, ...]) -> None:
    if found := list(faults):
        raise Refusal("; ".join(found))


@contextmanager
def _face(seed: Seed, data: bytes) -> Iterator[None]:
    """The face of a game with one file changed. What is remembered of its files is forgotten."""
    own, text = FACES[seed.game], data.decode()
    _forget()
    FACES[seed.game] = replace(own, read=lambda name: text if name == seed.name else own.read(name))
    try:
        yield
    finally:
        FACES[seed.game] = own
        _forget()


def _forget() -> None:
    for remembered in (lessons.course, lessons.examples, coaching.coach, guiding.guide, guiding.picture, puzzles.puzzles):
        remembered.cache_clear()


# ---- all of it ----

Trial = Callable[[Seed, bytes, Path, Random], None]
ALWAYS: tuple[Mutation, ...] = (mutations.bytes_changed, mutations.lines_changed, mutations.words_changed)


class Kind(NamedTuple):
    """A kind of file: how it is damaged, and what is tried with it."""

    suffix: str
    structured: Mutation
    """What knows its form; tried as often as all that do not."""
    trials: tuple[Trial, ...]


KINDS = {
    "record": Kind(
        ".txt",
        mutations.json_lines_changed,
        (record_read, record_told, record_proved, record_at, record_shown) * 8 + (record_analysed,),
    ),
    "position": Kind(
        ".json",
        mutations.json_changed,
        (position_stepped, position_told, position_shown, position_played, position_recorded),
    ),
    "pack": Kind(".toml", mutations.toml_changed, (pack_checked, pack_tried, pack_played)),
    "lesson": Kind(".toml", mutations.toml_changed, (lesson_checked,)),
    "coach": Kind(".toml", mutations.toml_changed, (coach_checked,)),
    "guide": Kind(".toml", mutations.toml_changed, (guide_checked,)),
    "puzzle": Kind(".jsonl", mutations.json_changed, (puzzle_checked, puzzle_read)),
}


def seeds() -> dict[str, list[Seed]]:
    """Every sound file that lies here, by its kind."""
    found: dict[str, list[Seed]] = {kind: [] for kind in KINDS}

    def add(kind: str, name: str, data: bytes, game: str) -> None:
        found[kind].append(Seed(kind, name, data, game))

    for path in sorted((*TESTS.glob("golden/*.record.txt"), *TESTS.glob("upgrade/**/*.record.txt"))):
        add("record", path.name, path.read_bytes(), "")
    for path in sorted(TESTS.glob("upgrade/positions/*.json")):
        add("position", path.name, path.read_bytes(), path.stem)
    for game in GAMES.values():
        add("pack", "base", packs.find(packs.home(game), "base")[1], game.id)
        face = files(f"{packs.home(game)}.face")
        for kind, name in (("coach", coaching.FILE), ("guide", guiding.FILE)):
            add(kind, name, (face / name).read_bytes(), game.id)
        for file in sorted((face / lessons.FOLDER).iterdir(), key=lambda file: file.name):
            kind = "position" if file.name.endswith(".json") else "lesson"
            add(kind, f"{lessons.FOLDER}/{file.name}", file.read_bytes(), game.id)
        for line in (face / puzzles.FILE).read_bytes().splitlines()[::10]:
            add("puzzle", puzzles.FILE, line, game.id)
    return found


class Input(NamedTuple):
    """A damaged file, what is tried with it, and the chance that the trial needs."""

    seed: Seed
    data: bytes
    trial: Trial
    random: Random


def chosen(found: dict[str, list[Seed]], number: int) -> Input:
    """The same for the same number: kinds take turns, all else is chance."""
    random = Random(number)
    kind = list(KINDS)[number % len(KINDS)]
    seed = random.choice(found[kind])
    data = seed.data
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        mutate = KINDS[kind].structured if random.random() < 0.5 else random.choice(ALWAYS)
        data = mutate(data, random)
    return Input(seed, data, random.choice(KINDS[kind].trials), random)


def tried(given: Input, file: Path) -> str:
    """'fine', or that it was refused. Raises whatever else comes of it."""
    file = file.with_suffix(KINDS[given.seed.kind].suffix)
    file.write_bytes(given.data)
    try:
        given.trial(given.seed, given.data, file, given.random)
    except (KernelError, Refusal) as error:
        if len(str(error).split()) < FEWEST_WORDS:
            raise WithoutWords(repr(error)) from error
        return "refused"
    except UnicodeDecodeError as error:
        if error.object != given.data:
            raise
        return "refused"  # trials that take text stumble here themselves; commands read files
    return "fine"
