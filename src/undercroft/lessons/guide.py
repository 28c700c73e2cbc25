"""The short guide of a game: a few pictures of real positions, each with a sentence or two. Data in `guide.toml` of its face.

Its positions are those of the lessons; `docs/lessons.md` describes the form.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from undercroft.games import FACES, GAMES
from undercroft.kernel import position
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.types import WrongPosition
from undercroft.lessons import FOLDER, WrongLesson, read_toml
from undercroft.texts import LANGUAGES, Tongue, tongue

FILE = "guide.toml"


class Panel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One picture of the guide and what is said to it."""

    title: str
    say: str
    """Ids of its texts."""
    position: str
    """A file of the lessons."""
    shows: str
    """The block of the picture."""
    box: tuple[float, float, float, float] | None = None
    """Left, top, width and height of the part of the block that is seen; all that is filled, where it is not said."""
    points: tuple[str, ...] = ()
    """Places of the drawing that are ringed."""
    seat: int = 0
    """Who sees it."""


class _Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    panels: tuple[Panel, ...]


@cache
def guide(game: str) -> tuple[Panel, ...]:
    """None where a game has no guide."""
    text = FACES[game].read(FILE)
    return () if text is None else read_toml(text, _Guide, f"{game}/{FILE}").panels


@cache
def picture(game: str, number: int, language: str, theme: str) -> str:
    """A panel's picture as a complete file."""
    panel, face = guide(game)[number], FACES[game]
    text = face.read(f"{FOLDER}/{panel.position}")
    if text is None:
        raise WrongLesson(f"{game}/{FILE}: panel {number + 1}: position: there is no file '{panel.position}'")
    try:
        table = position.read(text, GAMES, Luck(Quick(0)))
    except WrongPosition as error:
        raise WrongLesson(f"{game}/{FILE}: panel {number + 1}: position: {panel.position}: {error}") from None
    if panel.shows not in face.board.stage.sizes:
        raise WrongLesson(f"{game}/{FILE}: panel {number + 1}: shows: the picture has no block '{panel.shows}'")
    view, words = table.view(panel.seat), tongue(language, game)
    return face.detail(view, table.book, words, panel.shows, box=panel.box, points=panel.points, theme=theme)


def faults(game: str) -> Iterator[str]:
    """What is wrong with a guide, by file, panel and field."""
    for number, panel in enumerate(guide(game)):
        where = f"{game}/{FILE}: panel {number + 1}"
        for language in LANGUAGES:
            yield from (f"{where}: there is no text '{id}' in '{language}'" for id in _unsaid(panel, tongue(language, game)))
        drawn = picture(game, number, LANGUAGES[0], "light")
        for point in panel.points:
            if f'data-spot="{point}"' not in drawn:
                yield f"{where}: points: '{point}' is no place of the picture"


def _unsaid(panel: Panel, words: Tongue) -> list[str]:
    return [id for id in (panel.title, panel.say) if not words.says(id)]
