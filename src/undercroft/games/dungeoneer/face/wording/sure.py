"""What an option will surely change: tried by the kernel, told by the seat's own figures and by what happens on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
from typing import NamedTuple

from undercroft.face import Phrase
from undercroft.games.dungeoneer.content import Card, DungeonBook, Location, Quest
from undercroft.games.dungeoneer.face.wording.cards import sort_of
from undercroft.games.dungeoneer.rules.stats import hero_of, price
from undercroft.games.dungeoneer.state import NOBODY, Player, State
from undercroft.kernel.foretell import Foretold
from undercroft.kernel.types import Action, Ask, Event, Figure, Seat

TURN_OVER = frozenset({"draw", "end"})
"""Phases in which no point is left, but for a saved one."""
LINES = {"glory": "glory", "peril": "peril", "points": "points", "healed": "health", "hurt": "health", "level": "level"}
"""What tells that a line of a hero's sheet changes. Its last figure is what the line shows then."""

CHANGES = {
    "glory": "effect-glory",
    "peril": "effect-peril",
    "health": "effect-health",
    "level": "effect-level",
    "points": "effect-points",
}
"""Lines of the sheet, each with the text for a change."""


class Scene(NamedTuple):
    """What an option is about: the action, the seat that may take it, the question, the state, and what it surely does."""

    action: Action
    seat: Seat
    ask: Ask
    state: State
    book: DungeonBook
    sure: Foretold
    now: Mapping[str, int]
    """The figures of the seat, before anything happens."""

    @property
    def player(self) -> Player:
        return self.state.parts[self.seat]

    @property
    def place(self) -> Location:
        """Where the hero stands."""
        return self.book.locations[self.player.place]

    @property
    def card(self) -> Card:
        return self.book.by_id[self.action.target]

    @property
    def quest(self) -> Quest:
        return self.book.quests[self.action.value]

    @property
    def moment(self) -> dict[str, Figure]:
        return {"moment": self.ask.kind}

    def hero(self, seat: Seat) -> str:
        return hero_of(self.state, self.book, seat)

    def price(self, id: str) -> int:
        return price(self.state, self.book, self.seat, self.book.number_of(id))

    def told(self, kind: str) -> bool:
        """Whether this will surely happen."""
        return any(event.kind == kind for event in self.sure.events)

    def becomes(self, name: str) -> tuple[int, int]:
        """An own figure now and afterwards."""
        now = self.now[name]
        return now, self.sure.figures.get(name, now)  # type: ignore[return-value]

    def changes(self, name: str) -> bool:
        now, then = self.becomes(name)
        return now != then


def figures(state: State, seat: Seat) -> dict[str, int]:
    """What a seat reads about itself, to be compared with what it will read after an option."""
    player = state.parts[seat]
    return {
        "points": player.points, "glory": player.glory, "peril": player.peril, "health": player.health, "level": player.level,
        "fallen": player.fallen, "hand": len(player.hand), "lair": len(player.lair), "done": len(player.done), "out": player.out,
        "rewarded": state.quest_done, "turn": -1 if state.phase in TURN_OVER else state.round * len(state.parts) + state.turn,
    }  # fmt: skip


def surely(s: Scene) -> Iterator[Phrase]:
    events = [*takewhile(lambda event: event.kind != "turn", s.sure.events)]
    others = _others(s, events)
    yield from _aim(s, events, others)
    if not any(event.kind in ("hero", "risen", "defeated") and event.seat == s.seat for event in events):
        yield from _own(s, events)
    yield from (_other_line(s, seat, name, change) for (seat, name), change in others.items())
    for event in events:
        if event.kind in _TOLD:
            yield from _TOLD[event.kind](s, event)
    if s.changes("out") and not s.told("over"):
        yield Phrase("sure-out")
    if _ends_turn(s):
        yield Phrase("sure-turn-over")
    if s.sure.then is not None and s.sure.then.kind in _THEN:
        yield from _THEN[s.sure.then.kind](s, s.sure.then)


def _own(s: Scene, events: list[Event]) -> Iterator[Phrase]:
    """The own figures that change; the points of a location after the words that say why they come."""
    if s.changes("done"):
        yield Phrase("sure-completed", {"done": s.becomes("done")[1]})
    now, then = _points(s)
    points = _change("points", now, then)
    if then < now:
        yield points
    yield from _reason(s, events)
    for name in ("glory", "peril", "health", "level"):
        if s.changes(name):
            yield _change(name, *s.becomes(name))
    if then > now:
        yield points
    if s.becomes("fallen") == (False, True):
        yield Phrase("effect-falls")


def _points(s: Scene) -> tuple[int, int]:
    """Action points now and then; what the turn's end does to them is told only of what ends it by itself."""
    now, then = s.becomes("points")
    if _ends_turn(s):
        return now, 0
    return now, now if s.changes("turn") and s.ask.kind != "save" else then


def _ends_turn(s: Scene) -> bool:
    """Whether something that is not meant to end the own turn is the last of it all the same: then no point is left."""
    meant = s.action.kind == "end" or s.ask.kind in ("discard", "save")
    return s.state.turn == s.seat and not meant and s.changes("turn") and not s.told("over")


def _change(name: str, now: int, then: int) -> Phrase:
    return Phrase(CHANGES[name], {"from": now, "to": then})


def _reason(s: Scene, events: list[Event]) -> Iterator[Phrase]:
    """Why glory and peril come, where a location gives them and nothing else changes them."""
    kinds = [event.kind for event in events if event.seat == s.seat and event.kind in _REASONS.keys() | {"glory", "peril"}]
    if len(kinds) > 1 and kinds[0] in _REASONS and not _REASONS.keys() & {*kinds[1:]}:
        yield Phrase(_REASONS[kinds[0]])


_REASONS = {"moved": "sure-new", "warped": "sure-new", "stayed": "sure-stayed"}


Others = dict[tuple[Seat, str], dict[str, Figure]]


def _others(s: Scene, events: list[Event]) -> Others:
    """What changes for other heroes: seat and line of the sheet, from and to."""
    changes = [(e.seat, LINES[e.kind], e.data[-1]) for e in events if e.kind in LINES and e.seat not in (None, s.seat)]
    return {(seat, name): {"from": getattr(s.state.parts[seat], name), "to": to} for seat, name, to in changes}


def _other_line(s: Scene, seat: Seat, name: str, change: dict[str, Figure]) -> Phrase:
    """The hero that the option names needs no name."""
    if s.action.kind == "seat" and s.action.value == seat:
        return Phrase(CHANGES[name], change)
    return Phrase("sure-other", {"hero": s.hero(seat), "line": name, **change})


def _aim(s: Scene, events: list[Event], others: Others) -> Iterator[Phrase]:
    """Whom the card of an option meets, where nobody is asked, in which form, and what it costs that player."""
    for event in events:
        if event.kind in ("cursed", "declared") and event.data[0] == s.action.target and event.data[1] != NOBODY:
            victim, form = int(event.data[1]), event.data[2] if event.kind == "declared" else "-"
            paid = others.pop((victim, "peril"), {})
            aim = {"own": _own_of(s, victim), "hero": s.hero(victim), "form": "none" if form == "-" else form}
            yield Phrase("sure-aimed-pays" if paid else "sure-aimed", aim | paid)


# ---- what happens ----


def _own_of(s: Scene, seat: Seat | None) -> str:
    return "yes" if seat == s.seat else "no"


def _whom(s: Scene, event: Event) -> dict[str, Figure]:
    assert event.seat is not None
    return {"own": _own_of(s, event.seat), "hero": s.hero(event.seat)}


def _used(s: Scene, event: Event) -> Iterator[Phrase]:
    if s.action.kind == "play":
        yield Phrase("sure-used")


def _lost(s: Scene, event: Event) -> Iterator[Phrase]:
    if event.data[0] != s.action.target:
        yield Phrase("sure-lost", {"card": event.data[0], **_whom(s, event)})


def _dropped(s: Scene, event: Event) -> Iterator[Phrase]:
    card = str(event.data[0])
    if card != s.action.target:
        yield Phrase("sure-dropped", {"card": card, "named": sort_of(card, s.book)})


def _recovered(s: Scene, event: Event) -> Iterator[Phrase]:
    if event.data[0] != s.action.target:
        yield Phrase("sure-recovered", {"card": event.data[0]})


def _attached(s: Scene, event: Event) -> Iterator[Phrase]:
    if event.data[1] != s.action.target:
        yield Phrase("sure-attached", {"host": event.data[1]})


def _fell(s: Scene, event: Event) -> Iterator[Phrase]:
    if event.seat != s.seat:
        yield Phrase("sure-fell", _whom(s, event))


def _put_down(s: Scene, event: Event) -> Iterator[Phrase]:
    if s.action.kind != "drop":
        yield Phrase("sure-put-down", {"quest": event.data[0]})


def _risen(s: Scene, event: Event) -> Iterator[Phrase]:
    if s.action.kind != "hero" and event.seat == s.seat:
        yield Phrase("sure-risen", _whom(s, event) | {"hero": event.data[0]})


def _over(s: Scene, event: Event) -> Iterator[Phrase]:
    if event.seat is None:
        yield Phrase("sure-tomb-wins")
    else:
        yield Phrase("sure-over", _whom(s, event))


_TOLD: dict[str, Callable[[Scene, Event], Iterator[Phrase]]] = {
    "used": _used,
    "lost": _lost,
    "dropped": _dropped,
    "recovered": _recovered,
    "attached": _attached,
    "fell": _fell,
    "defeated": lambda s, event: iter([Phrase("sure-defeated", _whom(s, event))]),
    "put-down": _put_down,
    "risen": _risen,
    "over": _over,
}
"""What says more than the option and the figures do."""


# ---- what is asked next ----


def _give_up(s: Scene, then: Ask) -> Iterator[Phrase]:
    if then.about[0] == s.seat:
        yield Phrase("then-take-away")


_THEN: dict[str, Callable[[Scene, Ask], Iterator[Phrase]]] = {
    "over-limit": lambda _, then: iter([Phrase("then-over-limit", {"which": then.about[0]})]),
    "over-lair": lambda *_: iter([Phrase("then-over-lair")]),
    "hero": lambda *_: iter([Phrase("then-hero")]),
    "keep-or-use": lambda *_: iter([Phrase("then-keep-or-use")]),
    "take-away": _give_up,
    "which-alike": lambda *_: iter([Phrase("then-which-alike")]),
}
"""Own questions that come for certain and matter for the choice."""
