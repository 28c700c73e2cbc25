"""The rules of a game: a short guide with pictures, the reference with its lessons, everything in the box, an aid for print."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from undercroft.draw.icons import inlined
from undercroft.face import CardPicture
from undercroft.games import FACES, GAMES
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.position import completed
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup
from undercroft.lessons import Lesson, course, examples
from undercroft.lessons.guide import guide
from undercroft.server.pages.base import render
from undercroft.server.reader import Reader
from undercroft.texts import Tongue, document, section_of, tongue

SECTION = re.compile(r'<h2 id="([^"]+)">(.+?)</h2>')
TAG = re.compile(r"<[^>]+>")
WORD = re.compile(r"\w+")
SHORTEST, ENDING = 3, 2
"""Words are alike when they begin alike: so many letters of the end may differ, but never fewer than so many are compared."""
AROUND = 90
"""How many letters of a place that was found are shown before and after it."""


class Panel(NamedTuple):
    """A picture of the guide."""

    title: str
    words: str
    address: str


class Section(NamedTuple):
    anchor: str
    heading: str
    html: str
    lessons: list[Link]


class Link(NamedTuple):
    words: str
    address: str


class Found(NamedTuple):
    """A place of the rules or a thing that a word was found in."""

    address: str
    heading: str
    before: str
    word: str
    after: str


def rules(reader: Reader, game: Game, asked: str = "") -> str:
    words = tongue(reader.language, game.id)
    return render(
        "rules.html", reader, words,
        here=f"/rules/{game.id}", game=game, sections=_sections(words.language, game.id), panels=_panels(words, game),
        examples=[_link(words, one) for one in examples(game.id)], has_aid=bool(aid_html(game.id, reader.language)),
        asked=asked, found=search(words, game, asked) if asked else [],
    )  # fmt: skip


def things(reader: Reader, game: Game) -> str:
    """Everything that lies in the box, drawn and in words."""
    words = tongue(reader.language, game.id)
    kinds: dict[str, list[CardPicture]] = {}
    for card in _box(words.language, game.id):
        kinds.setdefault(card.kind, []).append(card)
    return render("things.html", reader, words, here=f"/rules/{game.id}/things", game=game, kinds=kinds)


def aid(reader: Reader, game: Game) -> str | None:
    """The rules on one page, for the table; None where a game has none."""
    words, text = tongue(reader.language, game.id), aid_html(game.id, reader.language)
    return render("aid.html", reader, words, here=f"/rules/{game.id}/aid", game=game, text=text) if text else None


def aid_html(game: str, language: str) -> str:
    return document(FACES[game], "aid", language)


def _panels(words: Tongue, game: Game) -> list[Panel]:
    return [
        Panel(words.say(panel.title), words.say(panel.say), f"/rules/{game.id}/picture/{number}?lang={words.language}")
        for number, panel in enumerate(guide(game.id))
    ]


def _link(words: Tongue, one: Lesson) -> Link:
    return Link(words.say(one.title), f"/learn/{one.game}/{one.id}")


@cache
def _sections(language: str, game: str) -> list[Section]:
    """The reference, section by section, each with the lessons that teach it."""
    words = tongue(language, game)
    text = words.rules()
    starts = [*SECTION.finditer(text)]
    ends = [*(start.start() for start in starts), len(text)][1:]
    return [
        Section(start[1], start[2], text[start.end() : end], taught(words, game, start[1]))
        for start, end in zip(starts, ends, strict=True)
    ]


def taught(words: Tongue, game: str, anchor: str) -> list[Link]:
    """The lessons that teach a section of the rules."""
    return [_link(words, one) for one in course(game) if anchor in {section_of(game, rule) for rule in one.rules}]


def told_in(words: Tongue, game: Game, rules: Sequence[str]) -> list[Link]:
    """Where numbered rules are told to players, and one lesson: that which teaches just these, or else their section."""
    told = sections_of(words, game.id, rules)
    read = [Link(words.say("rules-read", section=link.words), link.address) for link in told.values()]
    exact = [_link(words, one) for one in course(game.id) if set(rules) & set(one.rules)]
    lessons = exact or [link for anchor in told for link in taught(words, game.id, anchor)]
    return read + [Link(words.say("rules-learn", lesson=link.words), link.address) for link in lessons[:1]]


def sections_of(words: Tongue, game: str, rules: Sequence[str]) -> dict[str, Link]:
    """The sections of the players' rules that tell of numbered ones, by their anchors."""
    anchors = dict.fromkeys(filter(None, (section_of(game, rule) for rule in rules)))
    headings = {section.anchor: TAG.sub("", section.heading) for section in _sections(words.language, game)}
    return {anchor: Link(headings[anchor], f"/rules/{game}#{anchor}") for anchor in anchors}


@cache
def _box(language: str, id: str) -> list[CardPicture]:
    game, words, board = GAMES[id], tongue(language, id), FACES[id].board
    book = game.load("base")
    if board.things is not None:
        found = board.things(book, words)
    else:
        setup = completed(Setup(game.id, game.usual_seats, "base", {}), game)
        found = board.cards(Table(game, setup, book, Luck(Quick(0))).view(None), book, words)
    return [card._replace(svg=inlined(card.svg)) for card in found]


def search(words: Tongue, game: Game, asked: str) -> list[Found]:
    """Where all the words that are asked for stand: the headings first, then sections, then things."""
    wanted = [_begins(word) for word in WORD.findall(asked.casefold()) if len(word) >= SHORTEST]
    if not wanted:
        return []
    pages = [
        (f"/rules/{game.id}#{one.anchor}", one.heading, TAG.sub(" ", one.html)) for one in _sections(words.language, game.id)
    ]
    box = _box(words.language, game.id)
    pages += [(f"/rules/{game.id}/things#{card.kind}-{card.id}", card.title, card.words) for card in box]
    found = [hit for address, heading, text in pages if (hit := _found(address, heading, text, wanted)) is not None]
    return sorted(found, key=lambda hit: not _in_all([hit.heading], wanted))


def _begins(word: str) -> str:
    return word[: max(SHORTEST, len(word) - ENDING)] if len(word) > SHORTEST + 1 else word


def _in_all(texts: list[str], wanted: list[str]) -> bool:
    words = [word for text in texts for word in WORD.findall(text.casefold())]
    return all(any(word.startswith(begin) for word in words) for begin in wanted)


def _found(address: str, heading: str, text: str, wanted: list[str]) -> Found | None:
    if not _in_all([heading, text], wanted):
        return None
    flat = " ".join(text.split())
    for word in WORD.finditer(flat):
        if word[0].casefold().startswith(wanted[0]):
            return Found(address, heading, flat[: word.start()][-AROUND:], word[0], flat[word.end() :][:AROUND])
    return Found(address, heading, "", "", flat[: 2 * AROUND])
