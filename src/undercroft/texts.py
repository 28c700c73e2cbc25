"""Words: the house and its games in English, Russian and Polish, through Project Fluent.

Sentences live in `texts/<language>.ftl` of a game and of the web pages; a game's `wording` module says which sentence and
with which figures. A text that is missing or lacks a figure is an error, never a gap on the page.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module, resources
from itertools import pairwise
from typing import Any, NamedTuple, Protocol, cast

from fluent.runtime import FluentBundle, FluentResource
from markdown_it import MarkdownIt

from undercroft.kernel.foretell import UNTRIED, Foretold, foretell
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import HOUSE_EVENTS, Action, Ask, Barred, Event, Figure, Seat

LANGUAGES = ("en", "ru", "pl")
PAGES = "undercroft.web"


class Phrase(NamedTuple):
    """A sentence to be said: the id of its text, and its figures."""

    id: str
    figures: Mapping[str, Figure] = {}


class Option(NamedTuple):
    words: str
    effect: str
    """What follows from it; may be empty."""
    group: str
    """Heading for all options of this kind."""
    place: str = ""
    """Heading for those of them that lie at the same place; empty for a kind that has no text `at-` of its own."""


class Wording(Protocol):
    """What the `wording` module of a game gives. It decides no rule and contains no words."""

    ANCHORS: Mapping[str, str]
    """Question kind -> the section of the players' rules that matters."""

    def card(self, kind: str, id: str, book: Any, view: Any) -> list[Phrase]: ...
    def event(self, event: Event) -> Mapping[str, Figure]: ...
    def ask(self, ask: Ask) -> Mapping[str, Figure]: ...
    def option(self, action: Action, ask: Ask, view: Any, book: Any, sure: Foretold) -> tuple[Phrase, list[Phrase]]: ...
    def answered(self, ask: Ask, view: Any, book: Any) -> Phrase: ...
    def figures(self, state: Any, seat: Seat) -> Mapping[str, Figure]: ...
    def barred(self, barred: Barred, view: Any, book: Any) -> Phrase: ...
    def where(self, view: Any) -> Phrase: ...
    def seat(self, view: Any, seat: int, book: Any) -> list[Phrase]: ...


class Tongue:
    """One language, for the house alone or together with a game."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.game = game
        functions: dict[str, Any] = {"NAME": self._case, "NAMES": self._cases, "SIGNED": _signed, "LETTERS": _letters}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        for package in (PAGES, *([_package(game)] if game else [])):
            self._bundle.add_resource(FluentResource(read_text(package, f"{language}.ftl")))
        # A page says mostly what it said a moment ago.
        self._said = lru_cache(maxsize=2048)(self._format)

    # ---- the house ----

    def say(self, id: str, **figures: Figure) -> str:
        """The text with this id; `id.attribute` for an attribute of it."""
        return self._said(id, tuple(figures.items()))

    def _format(self, id: str, figures: tuple[tuple[str, Figure], ...]) -> str:
        name, _, attribute = id.partition(".")
        try:
            message = self._bundle.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
        except LookupError:
            raise KeyError(id) from None
        if pattern is None:
            raise KeyError(id)
        words, errors = self._bundle.format_pattern(pattern, dict(figures))
        if errors:
            raise ValueError(f"{self.language} {id}: {errors[0]}")
        return cast(str, words)

    def where(self, view: Any) -> str:
        """How far the game is: its round, its phase."""
        return self._phrase(self._wording.where(view))

    def seat(self, view: Any, seat: int, book: Any) -> str:
        """What a seat is in this game: its heroes, its side. Empty where every seat is the same."""
        return ", ".join(self._phrase(phrase) for phrase in self._wording.seat(view, seat, book))

    def error(self, code: str) -> str:
        return self.say(f"error-{code}")

    # ---- a game ----

    def name(self, kind: str, id: str) -> str:
        return self.say(f"{kind}-{id}")

    def card(self, kind: str, id: str, book: Any = None, view: Any = None) -> str:
        """What a card does. Without a book, by the game's own pack; the view knows the edition and the number of teams."""
        return self._joined(self._wording.card(kind, id, book or self._own_book, view))

    def event(self, event: Event, names: Sequence[str], *, you: int | None = None) -> str:
        if event.kind in HOUSE_EVENTS:
            return self.say(f"event-{event.kind}", **dict(zip(HOUSE_EVENTS[event.kind], event.data, strict=True)))
        who = "" if event.seat is None else names[event.seat]
        address = "yes" if event.seat is not None and event.seat == you else "no"
        return self.say(f"event-{event.kind}", who=who, you=address, **self._wording.event(event))

    def ask(self, ask: Ask) -> str:
        return self.say(f"ask-{ask.kind}", **self._wording.ask(ask))

    def options(self, table: Table, seat: Seat, actions: Sequence[Action]) -> list[Option]:
        """What a seat may do now, and what each will surely do: tried on the table, told from the seat's view."""
        ask, view = table.question(seat) or table.questions()[0], table.view(seat)
        kinds = table.game.tried
        tried = [action for action in actions if kinds is None or action.kind in kinds]
        sure = dict(zip(tried, foretell(table, seat, tried, Luck(Quick(0)), self._wording.figures), strict=True)) if tried else {}
        return [self.option(action, ask, view, table.book, sure.get(action, UNTRIED)) for action in actions]

    def option(self, action: Action, ask: Ask, view: Any, book: Any, sure: Foretold) -> Option:
        words, effects = self._wording.option(action, ask, view, book, sure)
        at = f"at-{action.kind}"
        place = self.say(at, **words.figures) if self._bundle.has_message(at) else ""
        return Option(self._phrase(words), self._joined(effects), self.say(f"group-{action.kind}"), place)

    def answered(self, ask: Ask, view: Any, book: Any) -> str:
        """What was answered to a question with one option."""
        return self.say("table-single", ask=self.ask(ask), answer=self._phrase(self._wording.answered(ask, view, book)))

    def barred(self, barred: Barred, view: Any, book: Any) -> str:
        """Why a wish cannot be."""
        return self._phrase(self._wording.barred(barred, view, book))

    def rules(self) -> str:
        """The players' rules reference as HTML; its sections carry ids."""
        return rules_html(self._game, self.language)

    def rule_anchor(self, ask_kind: str) -> str:
        return self._wording.ANCHORS[ask_kind]

    # ---- inside ----

    @property
    def _game(self) -> str:
        if self.game is None:
            raise KeyError("this tongue speaks of no game")
        return self.game

    @property
    def _wording(self) -> Wording:
        return cast(Wording, import_module(f"{_package(self._game)}.wording"))

    @property
    def _own_book(self) -> Any:
        return import_module(_package(self._game)).GAME.load("base")

    def _phrase(self, phrase: Phrase) -> str:
        return self.say(phrase.id, **phrase.figures)

    def _joined(self, phrases: Sequence[Phrase]) -> str:
        """Sentences follow each other, fragments stand in a row and end before a sentence."""
        said = ""
        for part in (self._phrase(phrase) for phrase in phrases):
            sentence = part.endswith(".") and part[:1].isupper()
            said += ("" if not said else " " if said.endswith((".", ":")) else ". " if sentence else "; ") + part
        return said

    def _case(self, kind: str, id: str, case: str = "") -> str:
        """NAME("hero", $hero, case: "acc") in a text: a name in the case that the sentence needs."""
        return self.say(f"{kind}-{id}.{case}" if case else f"{kind}-{id}")

    def _cases(self, kind: str, ids: str, case: str = "") -> str:
        """NAMES("item", $items, case: "acc"): several names in a row; their ids stand apart by spaces."""
        return ", ".join(self._case(kind, id, case) for id in ids.split())


def _signed(number: Any) -> str:
    """SIGNED($glory): +3, 0, −3."""
    return f"+{number:d}" if number > 0 else f"−{-number:d}" if number < 0 else "0"


def _letters(letters: str) -> str:
    """LETTERS($gems): "AC" -> "A, C"."""
    return ", ".join(letters)


@cache
def tongue(language: str, game: str | None = None) -> Tongue:
    if language not in LANGUAGES:
        raise KeyError(language)
    return Tongue(language, game)


def read_text(package: str, file: str) -> str:
    return resources.files(package).joinpath("texts", file).read_text("utf-8")


def _package(game: str) -> str:
    return f"undercroft.games.{game.replace('-', '_')}"


_ANCHOR = re.compile(r"\s*\{#([a-z-]+)\}$")


@cache
def rules_html(game: str, language: str) -> str:
    """Headings that end in {#anchor} become sections to link to; a table may be wider than a phone, so keys must reach it."""
    markdown = MarkdownIt("commonmark").enable("table")
    tokens = markdown.parse(read_text(_package(game), f"rules.{language}.md"))
    for opening, heading in pairwise(tokens):
        if opening.type == "heading_open" and (anchor := _ANCHOR.search(heading.content)) and heading.children:
            opening.attrSet("id", anchor[1])
            last = heading.children[-1]
            last.content = _ANCHOR.sub("", last.content)
        if opening.type == "table_open":
            opening.attrSet("tabindex", "0")
    return cast(str, markdown.renderer.render(tokens, markdown.options, {}))
