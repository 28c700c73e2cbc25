"""Words: the house and its games in English, Russian and Polish, through Project Fluent.

Sentences live in `texts/<language>.ftl` of the web pages and of each game's face, whose wording says which sentence and with
which figures. What a language does not say yet is said in English. A text that is missing there too or lacks a figure is an
error, never a gap on the page.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, NamedTuple, cast

from fluent.runtime import FluentBundle, FluentResource
from markdown_it import MarkdownIt

from undercroft.draw.traced import watched
from undercroft.face import Face, Phrase, folder
from undercroft.games import FACES
from undercroft.kernel.foretell import UNTRIED, Foresight, Foretold
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import HOUSE_EVENTS, Action, Ask, Barred, Event, Figure, Seat

LANGUAGES = ("en", "ru", "pl")
UNSAID = "".join(f'game-{name} = {{ "" }}\n' for name in ("line", "about", "facts", "credits"))
"""What a small game may leave unsaid about itself."""
PAGES = folder("undercroft.web")
"""The files of the house itself."""


class Option(NamedTuple):
    words: str
    effect: str
    """What follows from it; may be empty."""
    group: str
    """Heading for all options of this kind."""
    place: str = ""
    """Heading for those of them that lie at the same place; empty for a kind that has no text `at-` of its own."""
    brief: str = ""
    """The words for where its side, its slot or its thing says the rest; may be empty."""


class Alert(NamedTuple):
    """A warning in words, and a button that leads to the place where it can be seen to; `spot` is empty where there is none."""

    words: str
    brief: str
    spot: str
    show: str


class Tongue:
    """One language, for the house alone or together with a game."""

    def __init__(self, language: str, face: Face[Any, Any, Any] | None = None) -> None:
        self.language = language
        self._face = face
        functions: dict[str, Any] = {"NAME": self._case, "NAMES": self._cases, "SIGNED": _signed, "LETTERS": _letters}
        self._bundles = [_bundle(language, PAGES(f"texts/{language}.ftl"), functions)]
        if face is not None:
            # A game that does not speak this language speaks the first one that it has.
            spoken = next((spoken for spoken in (language, *LANGUAGES) if face.read(f"texts/{spoken}.ftl")), language)
            self._bundles.append(_bundle(spoken, face.read(f"texts/{spoken}.ftl"), functions))
            self._bundles.append(_bundle(language, f"game-name = {face.game.id}\n{UNSAID}", functions))
        if language != LANGUAGES[0]:
            self._bundles.append(_bundle(LANGUAGES[0], PAGES(f"texts/{LANGUAGES[0]}.ftl"), functions))
        # A page says mostly what it said a moment ago.
        self._said = lru_cache(maxsize=2048)(self._format)
        self._same: dict[tuple[str, str, str, bool], str | None] = {}
        """What cards say that say the same all through a game; nothing for those that do not."""
        self._plain_reason = lru_cache(maxsize=4096)(self._reason_of_itself)

    # ---- the house ----

    def say(self, id: str, **figures: Figure | float) -> str:
        """The text with this id; `id.attribute` for an attribute of it."""
        words = self._said(id, tuple(figures.items()))
        if words is None:
            raise KeyError(id)
        return words

    def says(self, id: str) -> bool:
        """Whether this language has the text itself."""
        bundle = self._bundles[1 if self._face is not None else 0]
        return any(found.has_message(id) for found in (self._bundles[0], bundle))

    def maybe(self, id: str, **figures: Figure | float) -> str:
        """The same, or nothing where a game has no such text."""
        return self._said(id, tuple(figures.items())) or ""

    def _format(self, id: str, figures: tuple[tuple[str, Figure | float], ...]) -> str | None:
        found = self._found(id)
        if found is None:
            return None
        bundle, pattern = found
        words, errors = bundle.format_pattern(pattern, dict(figures))
        if errors:
            raise ValueError(f"{self.language} {id}: {errors[0]}")
        return cast(str, words)

    def _found(self, id: str) -> tuple[FluentBundle, Any] | None:
        name, _, attribute = id.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return bundle, pattern
        return None

    def where(self, view: Any) -> str:
        """How far the game is: its round, its phase."""
        return self.phrase(self._own.wording.where(view))

    def seat(self, view: Any, seat: int, book: Any) -> str:
        """What a seat is in this game: its heroes and how they are, its side. Empty where every seat is the same."""
        return ", ".join(self.phrase(phrase) for phrase in self._own.wording.seat(view, seat, book))

    def plays(self, view: Any, seat: int, book: Any) -> str:
        """What a seat plays, by name alone."""
        return ", ".join(self.phrase(phrase) for phrase in self._own.wording.plays(view, seat, book))

    def standing(self, view: Any, seat: int, book: Any) -> str:
        """How far a seat is, in a word or two."""
        return ", ".join(self.phrase(phrase) for phrase in self._own.standing(view, seat, book))

    def goal(self, view: Any, book: Any) -> str:
        """What wins."""
        return self.phrases(list(self._own.goal(view, book)))

    def warnings(self, view: Any, seat: int, book: Any) -> list[Alert]:
        """What a seat should see coming."""
        return [
            Alert(
                self.phrase(words),
                self.maybe(f"{words.id}.short", **words.figures) or self.phrase(words),
                spot,
                self.say(f"{words.id}.show", **words.figures) if spot else "",
            )
            for words, spot in self._own.warnings(view, seat, book)
        ]

    def error(self, code: str) -> str:
        return self.say(f"error-{code}")

    # ---- a game ----

    def phrase(self, phrase: Phrase) -> str:
        return self.say(phrase.id, **phrase.figures)

    def phrases(self, phrases: Sequence[Phrase]) -> str:
        """Sentences follow each other or go on after a colon, fragments stand in a row and end before a sentence."""
        said = ""
        for part in (self.phrase(phrase) for phrase in phrases):
            sentence = part.endswith(".") and part[:1].isupper()
            if said.endswith(":") and part.endswith((".", ":")):
                part = part[:1].lower() + part[1:]
            said += ("" if not said else " " if said.endswith((".", ":")) else ". " if sentence else "; ") + part
        return said

    def name(self, kind: str, id: str) -> str:
        return self.say(f"{kind}-{id}")

    def card(self, kind: str, id: str, book: Any = None, view: Any = None) -> str:
        """What a card does. Without a book, by the game's own pack; the view knows the edition and the number of teams.

        What is the same whatever a view shows is said once and remembered.
        """
        book = book or self._own.game.load("base")
        key = (kind, id, book.fingerprint, view is None)
        if key not in self._same:
            reads: set[int] = set()
            said = self.phrases(self._own.wording.card(kind, id, book, watched(view, reads)))
            self._same[key] = None if reads else said
        same = self._same[key]
        return self.phrases(self._own.wording.card(kind, id, book, view)) if same is None else same

    def event(self, event: Event, names: Sequence[str], *, you: int | None = None) -> str:
        if event.kind in HOUSE_EVENTS:
            return self.say(f"event-{event.kind}", **dict(zip(HOUSE_EVENTS[event.kind], event.data, strict=True)))
        who = "" if event.seat is None else names[event.seat]
        address = "yes" if event.seat is not None and event.seat == you else "no"
        return self.say(f"event-{event.kind}", who=who, you=address, **self._own.wording.event(event))

    def sums(self, kind: str) -> bool:
        """Whether events of a kind can be told together."""
        return self._found(f"summed-{kind}") is not None

    def summed(self, events: Sequence[Event]) -> str:
        """Events of one kind in short: what each of them was, or how many."""
        kind, own = events[0].kind, self._own.wording
        each = Counter(self.maybe(f"summed-{kind}.one", **own.event(event)) for event in events)
        items = [item if times == 1 else f"{times} × {item}" for item, times in each.items()]
        return self.say(f"summed-{kind}", items=", ".join(items), count=len(events))

    def ask(self, ask: Ask) -> str:
        return self.say(f"ask-{ask.kind}", **self._own.wording.ask(ask))

    def options(self, table: Table, seat: Seat, actions: Sequence[Action], view: Any = None) -> list[Option]:
        """What a seat may do now, and what each will surely do: tried on the table, told from the seat's view."""
        ask, view = table.question(seat) or table.questions()[0], view or table.view(seat)
        kinds = table.game.tried
        with Foresight(table, seat, Luck(Quick(0)), self._own.wording.figures, view) as ahead:
            sure = [ahead.when_asked(action) if kinds is None or action.kind in kinds else UNTRIED for action in actions]
            return [self.option(action, ask, view, table.book, each) for action, each in zip(actions, sure, strict=True)]

    def option(self, action: Action, ask: Ask, view: Any, book: Any, sure: Foretold) -> Option:
        words, effects = self._own.wording.option(action, ask, view, book, sure)
        place = self.maybe(f"at-{action.kind}", **words.figures)
        said, brief = self.phrase(words), self.maybe(f"{words.id}.short", **words.figures)
        return Option(said, self.phrases(effects), self.group(action.kind), place, brief)

    def group(self, kind: str) -> str:
        """The heading of what is done in one way."""
        return self.maybe(f"group-{kind}")

    def answered(self, ask: Ask, view: Any, book: Any) -> str:
        """What was answered to a question with one option."""
        return self.say("table-single", ask=self.ask(ask), answer=self.phrase(self._own.wording.answered(ask, view, book)))

    def barred(self, barred: Barred, view: Any, book: Any, *, short: bool = False) -> str:
        """Why a wish cannot be; in a word or two where there is a text for that, and what is wished stands beside it."""
        return self._plain_reason(barred, book, short) or self._reason(barred, view, book, short)

    def rules(self) -> str:
        """The players' rules reference as HTML; its sections carry ids."""
        return document(self._own, "rules", self.language)

    def rule_anchor(self, ask_kind: str) -> str:
        return self._own.wording.ANCHORS.get(ask_kind, "")

    # ---- inside ----

    def _reason(self, barred: Barred, view: Any, book: Any, short: bool) -> str:
        phrase = self._own.wording.barred(barred, view, book)
        return (short and self.maybe(f"{phrase.id}.short", **phrase.figures)) or self.phrase(phrase)

    def _reason_of_itself(self, barred: Barred, book: Any, short: bool) -> str:
        """The same, as long as nothing of a view is read for it."""
        try:
            return self._reason(barred, _UNSEEN, book, short)
        except _Looked:
            return ""

    @property
    def _own(self) -> Face[Any, Any, Any]:
        if self._face is None:
            raise KeyError("this tongue speaks of no game")
        return self._face

    def _case(self, kind: str, id: str, case: str = "") -> str:
        """NAME("hero", $hero, case: "acc") in a text: a name in the case that the sentence needs."""
        return self.say(f"{kind}-{id}.{case}" if case else f"{kind}-{id}")

    def _cases(self, kind: str, ids: str, case: str = "") -> str:
        """NAMES("item", $items, case: "acc"): several names in a row; their ids stand apart by spaces."""
        return ", ".join(self._case(kind, id, case) for id in ids.split())


class _Looked(Exception):
    """Something of a view was to be read."""


class _Unseen:
    """Stands for a view of which nothing may be read."""

    def __getattr__(self, _: str) -> Any:
        raise _Looked


_UNSEEN = _Unseen()


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
    return Tongue(language, FACES[game] if game else None)


def unsaid(game: str, ids: Iterable[str]) -> Iterator[str]:
    """Of these texts of a game those that a language lacks, in words."""
    for id in ids:
        for language in LANGUAGES:
            if not tongue(language, game).says(id):
                yield f"there is no text '{id}' in '{language}'"


def _bundle(language: str, text: str | None, functions: dict[str, Any]) -> FluentBundle:
    bundle = FluentBundle([language], functions, use_isolating=False)
    bundle.add_resource(_parsed(text or ""))
    return bundle


@cache
def _parsed(text: str) -> Any:
    """The texts of the house stand in every tongue."""
    return FluentResource(text)


_ANCHOR = re.compile(r"\s*\{#([a-z-]+)((?: [A-Z0-9-]+)*)\}$")
"""At the end of a heading: the id of its section; in English also the chapters of the numbered rules that it tells of."""


@cache
def rule_sections(game: str) -> dict[str, str]:
    """Chapter of the numbered rules (`PD-MOVE`) -> the section of the players' rules that tells of it."""
    headings = (FACES[game].read(f"texts/rules.{LANGUAGES[0]}.md") or "").splitlines()
    found = filter(None, (_ANCHOR.search(line) for line in headings if line.startswith("#")))
    return {chapter: anchor[1] for anchor in found for chapter in anchor[2].split()}


def section_of(game: str, rule: str) -> str:
    """Where the players' rules tell of a numbered rule: by the longest beginning of its id; empty where they do not."""
    parts, sections = rule.split("-"), rule_sections(game)
    names = ("-".join(parts[:count]) for count in range(len(parts), 0, -1))
    return next((sections[name] for name in names if name in sections), "")


@cache
def document(face: Face[Any, Any, Any], name: str, language: str) -> str:
    """A longer text of a game as HTML, in the first language that has it; headings that end in {#anchor} are sections."""
    written = (face.read(f"texts/{name}.{spoken}.md") for spoken in (language, *LANGUAGES))
    reader = MarkdownIt("commonmark").enable("table")
    tokens = reader.parse(next(filter(None, written), ""))
    for opening, heading in pairwise(tokens):
        if opening.type == "heading_open" and (anchor := _ANCHOR.search(heading.content)) and heading.children:
            opening.attrSet("id", anchor[1])
            last = heading.children[-1]
            last.content = _ANCHOR.sub("", last.content)
        if opening.type == "table_open":  # it may be wider than a phone: keys must reach it
            opening.attrSet("tabindex", "0")
    return cast(str, reader.renderer.render(tokens, reader.options, {}))
