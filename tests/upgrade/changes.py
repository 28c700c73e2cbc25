"""Rules that changed overnight, imitated: each change lies over the registry of games as long as it lasts.

Also for a server of its own: `tests/upgrade/serve.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec.structs import replace

from undercroft.games import GAMES
from undercroft.kernel import packs
from undercroft.kernel.driver import Desk
from undercroft.kernel.game import Game
from undercroft.kernel.types import Ask, Flow, Together

Play = Callable[[Desk[Any, Any, Any]], Flow]

GONE = {"paper-dungeons": "brew", "tales-of-tails": "sleep"}
"""Game -> the kind of answer that is no longer offered beside two others."""

ONCE_MORE = {"monsters-of-egypt": ("roll", "open")}
"""Game -> the kinds of answer after which chance is asked once more."""

FIGURES = {
    "paper-dungeons": ("mission = 4", "mission = 5"),
    "monsters-of-egypt": ("silence = 6", "silence = 7"),
    "tales-of-tails": ("chest = 4", "chest = 5"),
    "dungeoneer": ("hand = 5", "hand = 6"),
}
"""Game -> a figure of its base pack, and another one."""


@contextmanager
def renumbered() -> Iterator[None]:
    """All four games have new rules by their number, and nothing in them is different."""
    with _instead(*(_newer(game) for game in GAMES.values())):
        yield


@contextmanager
def parted() -> Iterator[None]:
    """What was answered is no longer offered: nobody brews in Paper Dungeons or sleeps in Tales of Tails who could do two
    other things. A record in which somebody did parts there from the rules; the position it led to can be played on.
    """
    with _instead(*(_newer(GAMES[id], play=partial(_narrowed, GAMES[id].play, kind)) for id, kind in GONE.items())):
        yield


@contextmanager
def redrawn() -> Iterator[None]:
    """Other draws happen: in Monsters of Egypt every roll and every token that is opened asks chance once more.

    A record parts at its first roll, and so does a chain in which something was opened since the last quiet question:
    there only the quiet state can be played on.
    """
    with _instead(*(_newer(GAMES[id], play=partial(_drawing, GAMES[id].play, kinds)) for id, kinds in ONCE_MORE.items())):
        yield


@contextmanager
def repacked() -> Iterator[None]:
    """One figure is another in each base pack, so that its fingerprint is; the rules keep their number.

    In Dungeoneer six cards are dealt for five, so that its records part at the first entry. In the others the figure counts
    only later, or never.
    """
    with TemporaryDirectory() as folder, _instead(*(_with_figure(GAMES[id], Path(folder), *FIGURES[id]) for id in FIGURES)):
        yield


@contextmanager
def broken() -> Iterator[None]:
    """Rules that can play nothing any more, under another number: what only looks must not need them."""
    with _instead(*(_newer(game, play=_refusing) for game in GAMES.values())):
        yield


CHANGES: dict[str, Callable[[], AbstractContextManager[None]]] = {
    change.__name__: change for change in (renumbered, parted, redrawn, repacked, broken)
}


@contextmanager
def _instead(*games: Game) -> Iterator[None]:
    before = dict(GAMES)
    GAMES.update({game.id: game for game in games})
    try:
        yield
    finally:
        GAMES.update(before)


def _refusing(_: Desk[Any, Any, Any]) -> Flow:
    raise RuntimeError("these rules are gone")
    yield


def _newer(game: Game, **other: Any) -> Game:
    return replace(game, rules_version=game.rules_version + 1, **other)


def _narrowed(play: Play, kind: str, d: Desk[Any, Any, Any]) -> Flow:
    """A flow, and every lane it opens, without answers of one kind."""
    flow, answer = play(d), None
    while True:
        try:
            got = flow.send(answer)
        except StopIteration:
            return
        answer = yield _without(got, kind) if isinstance(got, Ask) else replace(got, flow=partial(_narrowed, got.flow, kind))


def _without(ask: Ask, kind: str) -> Ask:
    left = tuple(option for option in ask.options if option.kind != kind)
    return replace(ask, options=left) if len(left) > 1 else ask


def _drawing(play: Play, kinds: tuple[str, ...], d: Desk[Any, Any, Any]) -> Flow:
    flow, answer = play(d), None
    while True:
        try:
            got: Ask | Together = flow.send(answer)
        except StopIteration:
            return
        answer = yield got
        if answer is not None and answer.kind in kinds:
            d.luck.below(2)


def _with_figure(game: Game, folder: Path, figure: str, other: str) -> Game:
    name, data = packs.find(f"undercroft.games.{game.id.replace('-', '_')}", "base")
    text = data.decode()
    assert text.count(f"\n{figure}") == 1, f"{game.id}: no figure '{figure}' to change"
    path = folder / game.id / f"{name}.toml"
    path.parent.mkdir()
    path.write_text(text.replace(f"\n{figure}", f"\n{other}"), encoding="utf-8")
    return replace(game, load=lambda name: game.load(str(path) if name == "base" else name))
