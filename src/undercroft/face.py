"""The face of a game: everything that a person sees or reads of it. One value a game, beside its rules in the registry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar

from undercroft.draw import theme as themes
from undercroft.draw.stage import Blocks, Stage
from undercroft.kernel.types import Action, Ask, Barred, Event, Figure, Game, Seat

if TYPE_CHECKING:
    from undercroft.kernel.foretell import Foretold
    from undercroft.texts import Tongue

S = TypeVar("S")
"""The game's State."""
V = TypeVar("V")
"""What a seat may know: the game's View."""
B = TypeVar("B")
"""The game's Book."""
V_in = TypeVar("V_in", contravariant=True)
B_in = TypeVar("B_in", contravariant=True)
S_in = TypeVar("S_in", contravariant=True)


class Phrase(NamedTuple):
    """A sentence to be said: the id of its text, and its figures."""

    id: str
    figures: Mapping[str, Figure] = {}


class CardPicture(NamedTuple):
    """A card of the gallery: its picture, its title and what it says."""

    kind: str
    id: str
    title: str
    words: str
    svg: str


class Wording(Protocol[S_in, V_in, B_in]):
    """Which sentence is said, and with which figures. It decides no rule and contains no words."""

    ANCHORS: Mapping[str, str]
    """Question kind -> the section of the players' rules that matters."""

    def card(self, kind: str, id: str, book: B_in, view: V_in | None) -> list[Phrase]: ...
    def event(self, event: Event) -> Mapping[str, Figure]: ...
    def ask(self, ask: Ask) -> Mapping[str, Figure]: ...
    def option(self, action: Action, ask: Ask, view: V_in, book: B_in, sure: Foretold) -> tuple[Phrase, list[Phrase]]: ...
    def answered(self, ask: Ask, view: V_in, book: B_in) -> Phrase: ...
    def figures(self, state: S_in, seat: Seat) -> Mapping[str, Figure]: ...
    def barred(self, barred: Barred, view: V_in, book: B_in) -> Phrase: ...
    def where(self, view: V_in) -> Phrase: ...
    def seat(self, view: V_in, seat: Seat, book: B_in) -> list[Phrase]: ...


class Drawing(Protocol[V_in, B_in]):
    """What is drawn during play: of a seat's own sheet, with the shapes that answer a question, just after an event."""

    def __call__(
        self, view: V_in, book: B_in, words: Tongue, /, *, seat: Seat | None, ask: Ask | None, event: Event | None
    ) -> Blocks: ...


class Gallery(Protocol[V_in, B_in]):
    def __call__(self, view: V_in, book: B_in, words: Tongue, /, *, ask: Ask | None = None) -> list[CardPicture]: ...


@dataclass(frozen=True, eq=False)
class Board(Generic[V, B]):
    """The picture of a game: a pure function of a view. What may be clicked comes from the open question alone."""

    stage: Stage
    printed: Callable[[V, B, Tongue], Blocks]
    """What stays as it is through a game."""
    drawn: Drawing[V, B]
    cards: Gallery[V, B]
    cover: Callable[[], str]
    spot: Callable[[Event], str | None]
    """The place of an event in the picture or among the cards."""
    shared: bool = True
    """One picture for all seats; otherwise each has a sheet of its own."""
    turned: bool = False
    """There is a card in hand that a key turns."""
    held: frozenset[str] = frozenset()
    """Events whose picture stays a while."""
    for_file: Callable[[str], str] = str
    """What a picture still needs to stand without the fonts of the house."""

    def fixed(self, view: V, book: B, words: Tongue) -> str:
        return self.stage.laid(self.printed(view, book, words), self.stage.layouts[0])

    def live(
        self, view: V, book: B, words: Tongue, *, seat: Seat | None = None, ask: Ask | None = None, event: Event | None = None
    ) -> str:
        return self.stage.laid(self.drawn(view, book, words, seat=seat, ask=ask, event=event), self.stage.layouts[0])


Shown = tuple[str, str, str]
"""A place of the drawing, and the kind and id of the card that explains it."""
Paid = tuple[str, str, str, tuple[int | None, ...]]
"""A line of the score sheet, the kind and id of what paid for it, and how much to each seat."""


def _no_sign(*_: object) -> str:
    return ""


def _nothing(*_: object) -> tuple[()]:
    return ()


@dataclass(frozen=True, eq=False)
class Face(Generic[S, V, B]):
    """`read` gives the files of the face by name (`texts/en.ftl`, `texts/rules.en.md`, `style.css`, `script.js`), or nothing."""

    game: Game
    read: Callable[[str], str | None]
    wording: Wording[S, V, B]
    board: Board[V, B]
    sign: Callable[[Action, V, B], str] = _no_sign
    """A small picture on the button of an option."""
    shown: Callable[[V, B], Iterable[Shown]] = _nothing
    paid: Callable[[V, B], Iterable[Paid]] = _nothing

    def file(self, name: str) -> str:
        """What a page loads for the game: its `style.css`, in which its layout stands too, or its `script.js`."""
        return f"{self._sheet}\n{self.board.stage.style()}" if name == "style.css" else self.read(name) or ""

    @cached_property
    def _sheet(self) -> str:
        return self.read("style.css") or ""

    def standalone(
        self,
        view: V,
        book: B,
        words: Tongue,
        *,
        seat: Seat | None = None,
        ask: Ask | None = None,
        theme: str = "light",
        layout: str = "wide",
    ) -> str:
        """The picture as a complete file, with the colours of a theme resolved."""
        board, stage, seen = self.board, self.board.stage, self.board.stage.layout(layout)
        layers = board.printed(view, book, words), board.drawn(view, book, words, seat=seat, ask=ask, event=None)
        inner = board.for_file("".join(stage.laid(layer, seen) for layer in layers))
        box = f'viewBox="0 0 {seen.width} {stage.height}" width="{seen.width}" height="{stage.height}"'
        colours = themes.resolved(self._sheet, theme)
        return f'<svg xmlns="http://www.w3.org/2000/svg" {box}><style>{colours}</style>{inner}</svg>'


def folder(package: str) -> Callable[[str], str | None]:
    """The files that lie in a package."""
    root = resources.files(package)

    def read(name: str) -> str | None:
        file = root.joinpath(*name.split("/"))
        return file.read_text("utf-8") if file.is_file() else None

    return read
