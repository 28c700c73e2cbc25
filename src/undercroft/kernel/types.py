"""The whole vocabulary of the kernel, on one screen."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

if TYPE_CHECKING:
    from undercroft.kernel.luck import Luck
    from undercroft.kernel.table import Table

Seat = int
Figure = int | str


class Action(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """One choice a player can make. Rules read `value`; records and pages use the text form."""

    kind: str
    target: str = ""
    value: int = 0

    def __str__(self) -> str:
        return f"{self.kind} {self.target}" if self.target else self.kind


READY = Action("ready")


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat. Its options are the only statement of what is legal.

    A question is quiet when nothing is half-done: the rules, called again on that state, would ask the same.
    """

    seat: Seat
    kind: str
    options: tuple[Action, ...]
    about: tuple[Figure, ...] = ()
    quiet: bool = True
    secret: bool = False
    """What is answered stays with the seat until the game is over."""
    held: bool = False
    """Asked also with one option: that a seat is asked must not tell what it holds. Not in lanes."""
    window: bool = False
    """A moment to answer in, the same for everybody: nobody is named while it runs, and its last option lets it pass."""
    aside: tuple[tuple[Seat, tuple[Action, ...]], ...] = ()
    """What seats may throw in while this is open; the flow gets it as the answer and asks again. Not in lanes."""
    barred: tuple[Barred, ...] = ()
    """What it does not offer and why, where a page has asked for that; rules leave it empty."""


class Together(msgspec.Struct, frozen=True):
    """Seats act side by side, each at its own pace: one lane a seat runs `flow`.

    A lane writes only its own part of the state and draws no chance.
    """

    flow: Callable[[Any], Flow]
    seats: tuple[Seat, ...]


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened. `data` is positional; the game's `events` table names its fields.

    A secret event is for its seat alone; one told in a lane reaches the others when the lanes meet.
    """

    kind: str
    seat: Seat | None = None
    data: tuple[Figure, ...] = ()
    secret: bool = False


HOUSE_EVENTS = {"renewed": ("before", "now", "parted", "lost")}
"""Events that any table may tell: other rules hold from here on; whether they came to something else; answers that were lost."""


class Barred(NamedTuple):
    """A wish that is not an option now, and the rule that bars it."""

    action: Action
    rule: str
    about: tuple[Figure, ...] = ()
    """Figures for the reason, where it has any: how far, how much is missing."""


Flow = Generator[Ask | Together, Any, None]


class Choice(msgspec.Struct, frozen=True):
    """One option of setting a table: the first value is the default. Its sentences live in the texts."""

    id: str
    values: tuple[str, ...]
    group: str = ""
    """Where the page asks for it: "front" in view, "" among the options, "rulings" with the readings of unclear rules."""
    seats: range | None = None
    """With how many seats it means something; None: always."""
    people: str = ""
    """The default where people play at several devices; at one device the first value holds."""

    def matters(self, seats: int) -> bool:
        return self.seats is None or seats in self.seats


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed before the game. The commitment covers it."""

    game: str
    seats: int
    pack: str
    options: dict[str, str] = {}

    def agreed(self) -> bytes:
        """As it stands in the record, letter by letter: what the commitment covers."""
        return msgspec.json.encode(self, order="deterministic")


class Weighed(NamedTuple):
    """An option that somebody has thought over."""

    action: Action
    worth: float
    """What the seat can expect of it, in the game's measure."""
    terms: Mapping[str, float]
    """What that is made of, by name."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: a score a seat, and who won (several seats: shared; none: everybody lost)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    tie: tuple[int, ...] = ()
    """Where the best score was equal: by what figure of each seat it was decided."""

    @property
    def tied(self) -> tuple[Seat, ...]:
        """Who had the best score, where the tie had to be broken."""
        return tuple(seat for seat, score in enumerate(self.scores) if self.tie and score == max(self.scores))


def ranked(scores: tuple[int, ...], tie: tuple[int, ...]) -> Outcome:
    """The best score wins; among equal ones the best of `tie`; whoever is equal in that too shares."""
    ranks = list(zip(scores, tie, strict=True))
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    return Outcome(scores, winners, tie if scores.count(max(scores)) > 1 else ())


class PuzzleSort(NamedTuple):
    """Positions in which one way to go on can be shown to be the best."""

    id: str
    """`puzzle-<id>` says what is asked for."""
    begins: Callable[[Any, Ask], bool]
    """State, question: whether such a puzzle could begin there."""
    seats: tuple[int, ...]
    """Games of so many seats are looked through, in turn."""
    options: Mapping[str, str] = {}
    """...with these options."""
    counted: bool = False
    """The seat's own answers bring the game to its end, without chance: every way is counted by the score sheet. Otherwise the
    first answer alone is the puzzle, and each is played on by bots."""
    alike: Callable[[Any, Seat], Any] | None = None
    """State, seat -> what matters of it where ways are counted: two that are alike lead to the same."""
    stage: Callable[[Any], int] | None = None
    """State -> how far the game is, where answers are played on; so many `stages` are."""
    stages: int = 1
    puts_off: frozenset[str] = frozenset()
    """Kinds of answers that decide nothing yet and are not weighed: what matters can be done after them as before."""


class Zone(NamedTuple):
    """Something hidden from a seat. `vary` gives other states that differ in this zone only."""

    name: str
    vary: Callable[[Table, Luck], Iterable[Table]]


class Catalogue:
    """Every action of a game, listed once: number <-> action <-> text.

    `renamed` holds the texts that earlier versions wrote, each with its present one: old records keep their words.
    """

    def __init__(self, actions: Iterable[Action], renamed: Mapping[str, str] | None = None) -> None:
        self.actions = tuple(dict.fromkeys([READY, *actions]))
        self.number = {action: number for number, action in enumerate(self.actions)}
        self._by_text = {str(action): action for action in self.actions}
        self._by_text |= {old: self._by_text[new] for old, new in (renamed or {}).items()}

    def read(self, text: str) -> Action | None:
        return self._by_text.get(text)


class Book:
    """A loaded content pack, ready for play. Games extend it with their own tables."""

    name: str
    fingerprint: str
    catalogue: Catalogue


class Campaign(msgspec.Struct, frozen=True):
    """Several tables that make one story. `result` is what a chapter leaves behind a seat: total and tie-break."""

    stories: Callable[[Any], Mapping[str, tuple[dict[str, str], ...]]]
    """Book -> story -> for each chapter, the options it fixes."""
    result: Callable[[Any, Any], tuple[tuple[int, int], ...]]
    """State at the end, book -> a seat's total and tie-break figure."""
    standing: Callable[[list[tuple[tuple[int, int], ...]]], tuple[Seat, ...]]
    """Results of the chapters played -> the seats that lead."""


class KernelError(Exception):
    """Something that was asked of a table cannot be done. `code` chooses the sentence for people."""

    code = "error"


class NotAsked(KernelError):
    code = "not-asked"


class NotOffered(KernelError):
    code = "not-offered"


class NothingToTakeBack(KernelError):
    code = "nothing-to-take-back"


class WrongPosition(KernelError):
    """A position that cannot be; the message names the field."""

    code = "wrong-position"


class WrongSetup(KernelError):
    code = "wrong-setup"
