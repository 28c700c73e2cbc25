"""What every page stands on: the templates, and the seats as they are named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import jinja2
import segno
from markupsafe import Markup

from undercroft import __version__
from undercroft.bots import bots_of
from undercroft.games import FACES
from undercroft.kernel.types import Seat
from undercroft.lessons import course
from undercroft.lessons.coach import coach
from undercroft.puzzles import puzzles
from undercroft.server.pages.signs import glyph, mark, portrait, token
from undercroft.server.play.bot_play import PACES
from undercroft.server.play.chairs import Chair
from undercroft.server.play.hinting import HINTS, USUAL_HINTS
from undercroft.server.play.room import Room
from undercroft.server.play.windows import SECONDS
from undercroft.server.reader import CARD_SIZES, FOLLOWS, SOUNDS, THEMES, Reader
from undercroft.texts import LANGUAGES, Tongue, tongue

STATIC = Path(str(files("undercroft.web"))) / "static"


class Named(NamedTuple):
    """One seat by its mark and its name, and how far it is."""

    seat: Seat
    name: str
    letter: str
    standing: str


class SeatLine(NamedTuple):
    """One seat as the pages name it: colour and shape follow from its number, the letter from the name."""

    seat: Seat
    name: str
    letter: str
    note: str
    """What the seat is in this game, where that is not plain: its heroes, its side."""
    standing: str
    """How far it is, where that is counted."""
    chair: Chair
    portrait: str
    """The bot whose face is shown there; nothing where a person sits, or one who has none."""
    yours: bool
    asked: bool
    away: bool

    @property
    def named(self) -> Named:
        return Named(self.seat, self.name, self.letter, self.standing)


def render(template: str, reader: Reader, words: Tongue, **context: Any) -> str:
    return _templates().get_template(template).render(reader=reader, t=words, say=words.say, **context)


def render_part(template: str, macro: str, *arguments: Any) -> str:
    """One live part of a page: a macro of a template file, rendered by itself."""
    return str(getattr(_parts(template), macro)(*arguments)).strip()


@cache
def _templates() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("undercroft", "web/templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    environment.globals |= {
        "asset": _asset, "game_asset": _game_asset, "themes": THEMES, "card_sizes": CARD_SIZES,
        "follows": FOLLOWS, "sounds": SOUNDS, "languages": LANGUAGES,
        "bots_of": bots_of, "paces": tuple(PACES), "windows": tuple(SECONDS), "hints": HINTS,
        "usual_hints": USUAL_HINTS, "qr": _qr, "tongue": tongue,
        "course": course, "coach_of": coach, "puzzles": puzzles, "portraits_of": _portraits_of,
        "glyph": glyph, "mark": mark, "portrait": portrait, "token": token,
    }  # fmt: skip
    return environment


@cache
def _parts(template: str) -> Any:
    return _templates().get_template(template).module


def _asset(name: str) -> str:
    """Browsers keep a file for as long as its address stays: so that tells when it changed."""
    return f"/static/{name}?v={__version__}-{(STATIC / name).stat().st_mtime_ns:x}"


@cache
def _game_asset(game: str, name: str) -> str:
    """The address of a style sheet or script that a game brings; nothing where it brings none."""
    text = FACES[game].file(name)
    return f"/games/{game}/{name}?v={blake2b(text.encode(), digest_size=8).hexdigest()}" if text else ""


def _qr(link: str) -> Markup:
    return Markup(segno.make(link, error="m").svg_inline(scale=4, border=3, light="#ffffff", dark="#000000", omitsize=True))


def _portraits_of(game: str) -> Mapping[str, str]:
    return FACES[game].portraits


def seat_lines(reader: Reader, room: Room, view: Any = None, own: Any = None) -> list[SeatLine]:
    """`view` is what all may know, while a game is under way or over; `own`, what is known at the reader's place."""
    asked = room.asked_as_seen(reader.device)
    words = tongue(reader.language, room.game.id)
    names, portraits = names_of(words, room.chairs), _portraits_of(room.game.id)
    return [
        SeatLine(
            seat,
            names[seat],
            letter(names, seat),
            "" if view is None else _played(words, room, view, seat),
            "" if own is None else words.standing(own, seat, room.book),
            chair,
            chair.bot if chair.named_by_house and chair.bot in portraits else "",
            reader.device in chair.holders,
            seat in asked,
            chair.kind == "person" and reader.device not in chair.holders and not _somebody_there(room, chair),
        )
        for seat, chair in enumerate(room.chairs)
    ]


def _played(words: Tongue, room: Room, view: Any, seat: Seat) -> str:
    """What a seat plays and how that fares; in a lesson it is called by what it plays, so there only the rest is said."""
    said = words.seat(view, seat, room.book)
    return said.removeprefix(words.plays(view, seat, room.book)).strip() if room.taught else said


def names_of(words: Tongue, chairs: Sequence[Chair]) -> tuple[str, ...]:
    """As a reader calls who sits there: people as they call themselves, bots in the reader's language.

    A bot is a character of its game, with the number of its seat where it sits there twice; others have a name of the house.
    """
    characters = [words.maybe(f"company-{chair.bot}") if chair.named_by_house and chair.bot else "" for chair in chairs]
    return tuple(
        f"{character} {seat + 1}" if characters.count(character) > 1 and character else character or _called(words, chair)
        for seat, (chair, character) in enumerate(zip(chairs, characters, strict=True))
    )


def _called(words: Tongue, chair: Chair) -> str:
    return words.say(f"bot-name-{chair.name.lower()}") if chair.named_by_house else chair.name


def letter(names: Sequence[str], seat: Seat) -> str:
    """The first letter of the name; its number where another seat has the same letter."""
    letters = [name[:1].upper() for name in names]
    return letters[seat] if letters[seat] and letters.count(letters[seat]) == 1 else str(seat + 1)


def _somebody_there(room: Room, chair: Chair) -> bool:
    """A page is open at this seat, or at another seat of the same device: they pass it round."""
    return any(room.present(seat) for device in chair.holders for seat in room.seats_of(device))
