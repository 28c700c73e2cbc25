"""A game as the kernel knows it: one value. What a small game leaves out has a meaning that suits it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from undercroft.kernel import plain
from undercroft.kernel.types import Ask, Barred, Campaign, Choice, Flow, Outcome, PuzzleSort, Seat, Setup, Weighed, Zone

if TYPE_CHECKING:
    from undercroft.bots.effort import Effort
    from undercroft.kernel.driver import Desk
    from undercroft.kernel.luck import Luck
    from undercroft.kernel.table import Table


def _nothing(*_: object) -> None:
    """Nobody acts side by side; every position can be."""


def _none(*_: object) -> list[Any]:
    """No wish is barred, nothing is hidden, no line is scored."""
    return []


def _no(*_: object) -> bool:
    return False


def _nowhere(*_: object) -> str:
    return ""


def _even(*_: object) -> float:
    return 0.0


def _unnamed(*_: object) -> dict[str, float]:
    """A worth that nobody has taken apart."""
    return {}


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A game is a value in the registry. Nothing here is drawn, worded or sent."""

    id: str
    designer: str = ""
    rules_version: int = 1
    seats: range
    choices: tuple[Choice, ...] = ()
    events: Mapping[str, tuple[str, ...]]
    """Event kind -> the names of its data fields."""
    asks: Mapping[str, tuple[str, ...]]
    """Question kind -> the names of its `about` figures."""
    load: Callable[[str], Any]
    """Name or path of a pack -> its Book."""
    bind: Callable[[str, bytes], Any] | None = None
    """Name and bytes of a pack, perhaps an earlier one -> its Book. Nothing where a game has no packs."""
    set_up: Callable[[Setup, Any], Any]
    """The state before anything was drawn by chance."""
    play: Callable[[Desk[Any, Any, Any]], Flow]
    show: Callable[[Any], Any] = _nothing
    """What all may know of the parts, frozen into the state when lanes open."""
    view: Callable[[Table, Seat | None], Any] = plain.view
    guess: Callable[[Game, Setup, Any, Any, Luck], Table] = plain.guess
    """Game, set-up, view, book, luck -> a table that could be the true one, ready to be played on."""
    outcome: Callable[[Any, Any], Outcome | None]
    """State, book -> how it ended, or nothing while it runs."""
    score_sheet: Callable[[Any, Any], list[tuple[str, tuple[int, ...]]]] = _none
    """State, book -> the score line by line: its id and every seat's figure; the last line is the sum."""
    barred: Callable[[Table, Seat], list[Barred]] = _none
    hidden: Callable[[Table, Seat | None], list[Zone]] = _none
    inspect: Callable[[Any, Any], None] = _nothing
    """State, book: raises `WrongPosition` with the name of the field that cannot be."""
    write: Callable[[Any, Any], Any] = plain.write
    """State, book -> plain data for JSON, ids in words."""
    read: Callable[[Any, Any], Any]
    secrets: Callable[[Any, Seat], bool] = _no
    """State, seat: whether this seat holds something that others at the same device must not see."""
    worth: Callable[[Any, Seat, Any], float] = _even
    """State, seat, book: what the seat can expect from here, in the game's measure. For bots; the rules never ask it."""
    terms: Callable[[Any, Seat, Any], Mapping[str, float]] = _unnamed
    """The same by name: what `worth` is made of. Together the terms are the worth."""
    measure: Literal["points", "chance"] = "points"
    """What worth counts: points at the end; or the chance to win, as log-odds, so that terms can be added."""
    pauses: frozenset[str] = frozenset()
    """Question kinds at which a seat has nothing under way, so that `worth` can be compared there."""
    advice: Callable[[Any, Ask, Any], list[float]] | None = None
    """View, question, book -> how much the seat likes each option: where a game knows better than a look ahead. For bots."""
    weigh: Callable[[Game, Setup, Any, Ask, Any, Luck, Effort], list[Weighed]] | None = None
    """Game, set-up, view, question, book, luck, effort -> what was thought over, the best first. For bots and hints."""
    puzzles: tuple[PuzzleSort, ...] = ()
    """Where puzzles are found in games of bots."""
    has_windows: Callable[[Setup], bool] = _no
    """Whether some questions of such a game are windows."""
    campaign: Campaign | None = None
    habits: Mapping[str, tuple[str, ...]] = {}
    """Question kind -> the answers that a person may leave to the table, to be asked less."""
    first_game: Mapping[str, str] = {}
    """Options that make a first game easier; nothing where every game is as good as the first."""
    first_bot: str = "random"
    """Who plays with somebody in a first game: an opponent that can be beaten, or one from whom the game can be learnt."""
    bounds: Mapping[str, tuple[str, ...]] = {}
    """Option -> the values with which every game ends, where players could go on for ever. The walk keeps to them."""
    unasked: Mapping[str, str] = {}
    """Question kind that earlier rules did not always ask -> the kind of answer (the first of it) that does what they did."""
    milestones: frozenset[str] = frozenset()
    """Event kinds that tell the whole story at the end, the result last. Nothing where scores say it all."""
    headings: frozenset[str] = frozenset()
    """Event kinds that begin a stretch of the log: a round, a chapter."""
    tried: frozenset[str] | None = None
    """Kinds of answers that are tried before they are worded; None: all. The words of the others read the rules' enumerators."""
    strolls: Mapping[str, tuple[str, ...]] = {}
    """Kind of a step -> the events it may tell where nothing is decided; the first of them names the place it leads to."""
    here: Callable[[Ask, Any, Any], str] = _nowhere
    """The place from which such a question's steps lead away, by its name; nothing where nobody can come back to it."""

    @property
    def usual_seats(self) -> int:
        """Two, where so many can play."""
        return 2 if 2 in self.seats else self.seats[0]
