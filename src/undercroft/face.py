"""The face of a game: everything that a person sees or reads of it. One value a game, beside its rules in the registry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass, field
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, Protocol, TypeVar

from undercroft.draw import svg
from undercroft.draw import theme as themes
from undercroft.draw.icons import inlined
from undercroft.draw.marks import Box
from undercroft.draw.sketch import Sketch, sketch
from undercroft.draw.stage import Blocks, Layout, Stage
from undercroft.kernel.game import Game
from undercroft.kernel.types import Action, Ask, Barred, Event, Figure, Seat
from undercroft.moments import Following
from undercroft.panel import Panel

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


class Warned(NamedTuple):
    """An end that is near, and the place of the picture where it can be seen to.

    Its text may have a `.short` for a window without room, and has a `.show` for the button that leads to the place.
    """

    words: Phrase
    spot: str = ""


HIDDEN: Literal["?"] = "?"
"""What a seat may not know yet, in a score so far."""
Figured = int | Literal["?"] | None
"""A figure of a score so far; None: not to be had yet."""


class Tally(NamedTuple):
    """The score as if the game ended now, a line with every seat's figure, the sum last; and how old that is."""

    about: Phrase
    lines: list[tuple[str, tuple[Figured, ...]]]


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
    def plays(self, view: V_in, seat: Seat, book: B_in) -> list[Phrase]: ...


class Drawing(Protocol[V_in, B_in]):
    """What is drawn during play: of a seat's own sheet, with the shapes that answer a question, just after an event."""

    def __call__(
        self, view: V_in, book: B_in, words: Tongue, /, *, seat: Seat | None, ask: Ask | None, event: Event | None
    ) -> Blocks: ...


class Options(Protocol):
    """The texts of the options of the open question."""

    def __contains__(self, option: str, /) -> bool: ...

    def __and__(self, others: frozenset[str], /) -> Set[str]: ...


class Gallery(Protocol[V_in, B_in]):
    """The cards, with the shapes of those options that are answered on a card."""

    def __call__(self, view: V_in, book: B_in, words: Tongue, options: Options, /) -> list[CardPicture]: ...


def _cover() -> str:
    """A vault that anything may lie behind."""
    ground = svg.rect(0, 0, 320, 200, "plain-cover")
    vault = svg.path("M110 200V110a50 50 0 0 1 100 0v90h-28v-88a22 22 0 0 0-44 0v88z", "plain-vault")
    return f'<svg viewBox="0 0 320 200" aria-hidden="true">{ground}{vault}</svg>'


def _blank(*_: object, **__: object) -> Blocks:
    return {}


def _no_cards(*_: object, **__: object) -> list[CardPicture]:
    return []


def _nowhere(_: Event) -> None:
    return None


class Block(NamedTuple):
    """One block of the picture as a page shows it: the part of its plane that is seen, what stays, what changes, and its tab."""

    name: str
    box: Box
    printed: str
    drawn: str
    tab: str


@dataclass(frozen=True, eq=False)
class Board(Generic[V, B]):
    """The picture of a game: a pure function of a view. What may be clicked comes from the open question alone."""

    stage: Stage
    drawn: Drawing[V, B]
    printed: Callable[[V, B, Tongue], Blocks] = _blank
    """What stays as it is through a game."""
    gallery: Gallery[V, B] = _no_cards
    things: Callable[[B, Tongue], list[CardPicture]] | None = None
    """Everything that lies in the box, as cards; where it is not said, the cards of a new game."""
    cover: Callable[[], str] = _cover
    spot: Callable[[Event], str | None] = _nowhere
    """The place of an event in the picture or among the cards."""
    tabs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Blocks that a small window shows one tab away, by the name of the tab."""
    goals: str = ""
    """How the names of the places begin that people walk to."""
    shared: bool = True
    """One picture for all seats; otherwise each has a sheet of its own."""
    turned: bool = False
    """There is a card in hand that a key turns."""
    held: frozenset[str] = frozenset()
    """Events whose picture stays a while."""
    for_file: Callable[[str], str] = str
    """What a picture still needs to stand without the fonts of the house."""

    @property
    def has_cards(self) -> bool:
        return self.gallery is not _no_cards

    def cards(self, view: V, book: B, words: Tongue, *, ask: Ask | None = None) -> list[CardPicture]:
        return self.gallery(view, book, words, frozenset(map(str, ask.options if ask is not None else ())))

    def fixed(self, view: V, book: B, words: Tongue) -> str:
        return self.stage.laid(self.printed(view, book, words), self.stage.layouts[0])

    def live(
        self, view: V, book: B, words: Tongue, *, seat: Seat | None = None, ask: Ask | None = None, event: Event | None = None
    ) -> str:
        return self.stage.laid(self.drawn(view, book, words, seat=seat, ask=ask, event=event), self.stage.layouts[0])

    def blocks(self, printed: Blocks, drawn: Blocks) -> list[Block]:
        """As a page shows them, each by itself."""
        tabs = {name: tab for tab, names in self.tabs.items() for name in names}
        return [
            Block(name, self.stage.box(name, drawn.get(name, "")), printed.get(name, ""), drawn.get(name, ""), tabs.get(name, ""))
            for name in self.stage.sizes
        ]


NO_PICTURE: Board[Any, Any] = Board(Stage("none", {}, (Layout(0, 0, {}),)), _blank)
"""Of a game that is played by its buttons alone."""

Shown = tuple[str, str, str]
"""A place of the drawing, and the kind and id of the card that explains it."""
Paid = tuple[str, str, str, tuple[int | None, ...]]
"""A line of the score sheet, the kind and id of what paid for it, and how much to each seat."""


def _no_sign(*_: object) -> str:
    return ""


def _nothing(*_: object) -> tuple[()]:
    return ()


def _no_tally(*_: object) -> None:
    return None


class PlainWording:
    """Sentences of a game without a wording of its own: kinds of actions, events and questions name texts, fields figures."""

    ANCHORS: Mapping[str, str] = {}

    def __init__(self, game: Game) -> None:
        self._game = game

    def card(self, *_: object) -> list[Phrase]:
        return []

    def event(self, event: Event) -> Mapping[str, Figure]:
        return dict(zip(self._game.events[event.kind], event.data, strict=True))

    def ask(self, ask: Ask) -> Mapping[str, Figure]:
        return dict(zip(self._game.asks[ask.kind], ask.about, strict=True))

    def option(self, action: Action, *about: Any) -> tuple[Phrase, list[Phrase]]:
        """What it is, and what will surely happen, told as it will be."""
        told = [Phrase(f"event-{event.kind}", {"who": "", "you": "yes", **self.event(event)}) for event in about[-1].events]
        return _named(action), told

    def answered(self, ask: Ask, *_: object) -> Phrase:
        return _named(ask.options[0])

    def figures(self, *_: object) -> Mapping[str, Figure]:
        return {}

    def barred(self, barred: Barred, *_: object) -> Phrase:
        return Phrase(f"reason-{barred.rule}")

    def where(self, *_: object) -> Phrase:
        return Phrase("where-plain")

    def seat(self, *_: object) -> list[Phrase]:
        return []

    def plays(self, *_: object) -> list[Phrase]:
        return []


def _named(action: Action) -> Phrase:
    return Phrase(f"option-{action.kind}", {"target": action.target, "value": action.value})


UNGROUPED = Following()
RING = "outline:3px solid #c2410c;outline-offset:-2px"
"""Round what a picture points at."""


@dataclass(frozen=True, eq=False)
class Face(Generic[S, V, B]):
    """`read` gives the files of the face by name (`texts/en.ftl`, `texts/rules.en.md`, `style.css`, `script.js`), or nothing.

    Without a picture there are buttons in words; without a wording of its own a game says what its actions and events say.
    """

    game: Game
    read: Callable[[str], str | None]
    own_wording: Wording[S, V, B] | None = None
    board: Board[V, B] = NO_PICTURE
    sign: Callable[[Action, V, B], str] = _no_sign
    """A small picture on the button of an option."""
    shown: Callable[[V, B], Iterable[Shown]] = _nothing
    paid: Callable[[V, B], Iterable[Paid]] = _nothing
    doubles: Callable[[Ask, V, B], Iterable[Action]] = _nothing
    """Options that come to the same as another one, like the turns of a tile that is alike on all sides: a page offers one."""
    standing: Callable[[V, Seat, B], Iterable[Phrase]] = _nothing
    """How far a seat is on the way to winning, in a word or two, as far as the view knows it."""
    goal: Callable[[V, B], Iterable[Phrase]] = _nothing
    """What wins, in one sentence."""
    warnings: Callable[[V, Seat, B], Iterable[Warned]] = _nothing
    """What a seat should see coming, the nearest first; only what it may know."""
    tally: Callable[[V, B], Tally | None] = _no_tally
    """The score so far, in games that count points."""
    race: str = ""
    """The line of the score sheet by which one sees who leads, also while the game runs."""
    following: Following = UNGROUPED
    """What happens together, and what nobody should miss."""
    panel: Panel[V, B] = field(default_factory=Panel)
    """Where the answers to a question lie beside the picture."""
    portraits: Mapping[str, str] = field(default_factory=dict)
    """Bot -> what is drawn of it in a square of 100; its name is the text `company-<bot>`. Bots without one are the house's."""

    @property
    def tallies(self) -> bool:
        return self.tally is not _no_tally

    @cached_property
    def wording(self) -> Wording[S, V, B]:
        return self.own_wording or PlainWording(self.game)

    def file(self, name: str) -> str:
        """What a page loads for the game: its `style.css`, with the names by which it lays out the blocks, or its `script.js`."""
        found = self.read(name) or ""
        return f"{found}\n{self.board.stage.areas()}" if name == "style.css" else found

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
        box = f'viewBox="0 0 {seen.width} {seen.height}" width="{seen.width}" height="{seen.height}"'
        colours = themes.resolved(self.read("style.css") or "", theme)
        return f'<svg xmlns="http://www.w3.org/2000/svg" {box}><style>{colours}</style>{inner}</svg>'

    def detail(
        self,
        view: V,
        book: B,
        words: Tongue,
        block: str,
        *,
        seat: Seat | None = None,
        box: Box | None = None,
        points: Iterable[str] = (),
        theme: str = "light",
    ) -> str:
        """One block of the picture as a complete file, or a part of it; what is pointed at is ringed."""
        board = self.board
        drawn = board.drawn(view, book, words, seat=seat, ask=None, event=None).get(block, "")
        inner = board.for_file(inlined(board.printed(view, book, words).get(block, "") + drawn))
        seen = box or board.stage.box(block, drawn)
        frame = f'viewBox="{" ".join(f"{side:g}" for side in seen)}" width="{seen[2]:g}" height="{seen[3]:g}"'
        ringed = ",".join(f'[data-spot="{point}"]' for point in points)
        rules = themes.resolved(self.read("style.css") or "", theme) + (f"{ringed}{{{RING}}}" if ringed else "")
        group = svg.group(inner, f"{board.stage.prefix}-at-{block}")
        return f'<svg xmlns="http://www.w3.org/2000/svg" {frame}><style>{rules}</style>{group}</svg>'

    def sketch(self, view: V, book: B, words: Tongue) -> Sketch | None:
        """The board as a spectator sees it, small and without words; nothing where there is no map."""
        board, seat = self.board, None if self.board.shared else 0
        drawn = board.drawn(view, book, words, seat=seat, ask=None, event=None)
        return sketch(board.stage, board.printed(view, book, words), drawn, self.read("style.css") or "")


def beside(module: str) -> Callable[[str], str | None]:
    """The files in the folder that bears the name of a module and lies beside it: `Face(GAME, beside(__file__))`."""
    return _files(Path(module).with_suffix(""))


def folder(package: str) -> Callable[[str], str | None]:
    """The files that lie in a package."""
    return _files(resources.files(package))


def _files(root: Traversable) -> Callable[[str], str | None]:
    def read(name: str) -> str | None:
        file = root.joinpath(*name.split("/"))
        return file.read_text("utf-8") if file.is_file() else None

    return read
