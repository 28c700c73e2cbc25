"""The short guide of a game: a few pictures of real positions, each with a sentence or two. Data in `guide.toml` of its face.

Its positions are those of the lessons; `docs/lessons.md` describes the form.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from undercroft.games import FACES
from undercroft.lessons import WrongLesson, position_of, read_toml
from undercroft.texts import LANGUAGES, tongue, unsaid

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
    """Nothing where a game has no guide."""
    text = FACES[game].read(FILE)
    return () if text is None else read_toml(text, _Guide, f"{game}/{FILE}").panels


@cache
def picture(game: str, number: int, language: str, theme: str) -> str:
    """A panel's picture as a complete file."""
    panel, face = guide(game)[number], FACES[game]
    where = f"{game}/{FILE}: panel {number + 1}"
    table = position_of(game, panel.position, where)
    if panel.shows not in face.board.stage.sizes:
        raise WrongLesson(f"{where}: shows: the picture has no block '{panel.shows}'")
    view, words = table.view(panel.seat), tongue(language, game)
    return face.detail(view, table.book, words, panel.shows, box=panel.box, points=panel.points, theme=theme)


def faults(game: str) -> Iterator[str]:
    """What is wrong with a guide, by file, panel and field."""
    for number, panel in enumerate(guide(game)):
        where = f"{game}/{FILE}: panel {number + 1}"
        yield from (f"{where}: {fault}" for fault in unsaid(game, (panel.title, panel.say)))
        drawn = picture(game, number, LANGUAGES[0], "light")
        for point in panel.points:
            if f'data-spot="{point}"' not in drawn:
                yield f"{where}: points: '{point}' is no place of the picture"
