"""Where in the picture each option of a question lies.

Whatever is drawn asks here whether it can be chosen. What has no place of its own is a button in the tray.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING

from undercroft.draw import marks, svg
from undercroft.draw.canvas import NOTHING, Scene, shaped
from undercroft.draw.stage import framed
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import cards, shapes
from undercroft.games.dungeoneer.face.board.layout import CELL, TRAY_H, TRAY_W
from undercroft.games.dungeoneer.face.board.places import alike_turned, place, small
from undercroft.games.dungeoneer.face.signs import sign
from undercroft.games.dungeoneer.rules.dungeon import DX, DY, Map, chart_of, spot_of
from undercroft.games.dungeoneer.state import State, View
from undercroft.kernel.types import Action, Ask, Event

if TYPE_CHECKING:
    from undercroft.texts import Tongue

ZONES = {
    "hand": ("play", "declare", "discard", "card"),
    "inventory": ("use", "discard", "card"),
    "lair": ("rouse", "dismiss", "discard", "card"),
    "banes": ("shed",),
    "declared": ("card",),
    "discard": ("card",),
}
"""What may be done with a card, by where it lies."""
LIMITED = {
    ("discard", "discard"): ("hand", "inventory"),
    ("discard", "over-limit"): ("inventory",),
    ("discard", "over-lair"): ("lair",),
    ("discard", "offering"): ("inventory",),
    ("card", "recover"): ("discard",),
    ("card", "host"): ("inventory", "lair", "declared"),
    ("card", "take-away"): ("hand", "inventory"),
    ("card", "which-attack"): (),
}
"""Choice and question -> where its cards lie, where that is not all the same."""
QUESTS = ("attempt", "search", "pick-up", "deliver", "drop", "swap-quest", "take-token")
SEATS, POSTURES = ("seat", "attack-hero"), ("stand", "tip")
BUTTON, GAP, ACROSS = 44.0, 3.0, 7
KEY = svg.group(
    svg.rect(98, 13, 18, 20, "dg-button", 4) + svg.text(107, 28, "R", "dg-word dg-bold", 13, "middle"),
    "needs-script through",
)
"""What turns the location in hand, where a script runs."""
ROLLS = ("rolled", "peril-rolled", "tested", "searched")
"""What is told while the dice lie there; the next question clears them away."""


@lru_cache(256)
def free_places(tiles: Map, book: DungeonBook) -> frozenset[tuple[int, int]]:
    """Every place where a location could lie one day."""
    chart = chart_of(tiles, book)
    return frozenset((chart.tiles[card].x + DX[side], chart.tiles[card].y + DY[side]) for card, side in chart.free)


class Offers:
    """The options of the open question, for one block."""

    def __init__(self, scene: Scene, book: DungeonBook, *, hidden: bool = False) -> None:
        self.view: View = scene.view
        self.book = book
        self.open = NOTHING if hidden else scene.options
        self._asks = NOTHING if hidden else scene.asks
        self._scene = None if hidden else scene

    @property
    def ask(self) -> Ask | None:
        """A block that needs no more than whether something is offered does not look here: it is painted again less often."""
        return None if self._scene is None else self._scene.ask

    @property
    def seat(self) -> int:
        return self.ask.seat if self.ask is not None else -1

    def one(self, wish: str, box: marks.Box, inner: str = "", radius: float = 8) -> str:
        """The shape of one option, if it is offered."""
        return marks.option(wish, box, inner, radius) if wish in self.open else ""

    def card(self, zone: str, seat: int, number: int, box: marks.Box) -> str:
        if number < 0:
            return ""
        card, copies = self.book.cards[number], self.book.choices.copy
        wishes = {wish: f"{wish} {card.id}" for wish in ZONES[zone]} | ({"": str(copies[number])} if number in copies else {})
        wishes = {verb: wish for verb, wish in wishes.items() if wish in self.open}
        if not wishes or self.ask is None:
            return ""
        kind = self.ask.kind
        owner = self.ask.about[0] if kind == "take-away" else self.seat
        kept = kind == "discard" and zone == "inventory" and card.sort != "treasure"
        if kept or (zone != "discard" and seat != owner):
            return ""
        allowed = (wish for verb, wish in wishes.items() if (zone in LIMITED.get((verb, kind), (zone,))))
        return next((self.one(wish, box, "", 5) for wish in allowed), "")

    def quest(self, name: str, box: marks.Box) -> str:
        """All that can be done with a quest, one below the other."""
        wishes = [wish for kind in QUESTS if (wish := f"{kind} {name}") in self.open]
        x, y, w, h = box
        found = ""
        for at, wish in enumerate(wishes):
            part: marks.Box = (x, y + at * h / len(wishes), w, h / len(wishes))
            size = min(24.0, part[3] - 2)
            inner = self._sign(self._read(wish), x + w - size - 2, part[1] + (part[3] - size) / 2, size)
            found += self.one(wish, part, inner if len(wishes) > 1 else "", 5)
        return found

    def hero(self, seat: int, box: marks.Box, radius: float = 6) -> str:
        """A hero that can be named or attacked; the own one may stand up or be tipped over."""
        wishes = [f"{kind} {seat}" for kind in SEATS]
        wishes += [wish for wish in POSTURES if wish in self.open and seat == self.seat]
        return "".join(self.one(wish, box, "", radius) for wish in wishes)

    def _read(self, wish: str) -> Action:
        action = self.book.catalogue.read(wish)
        assert action is not None
        return action

    def _sign(self, action: Action, x: float, y: float, size: float) -> str:
        return shapes.put(sign(action, self.view, self.book), x, y, size / 48)

    # ---- places for a location ----

    def cells(self, state: State, book: DungeonBook) -> str:
        """Every place for the location in hand, with the option of each of its turns; one that a script moves lies under them."""
        if "place" not in self._asks or self.ask is None:
            return ""
        turns: dict[tuple[int, int], dict[int, Action]] = {}
        for action in self.ask.options:
            lies = spot_of(state, book, action)
            turns.setdefault((lies.x, lies.y), {})[180 * lies.half] = action
        found = ""
        for (x, y), options in turns.items():
            first = min(options)
            all_turns = ";".join(f"{turn}:{action}" for turn, action in options.items())
            hit = svg.rect(x * CELL - 48, y * CELL - 48, 96, 96, "hit", 5)
            found += (
                f'<g id="dg-cell-{x}-{y}" class="opt dg-cell" data-option="{escape(str(options[first]))}"'
                f' data-turns="{escape(all_turns)}">{hit}</g>'
            )
        # What is read of a location stays upright: each turn is a drawing of its own.
        bodies = (
            f'<g class="dg-lies{"" if half else " on"}" data-lies="{180 * half}">{place(state.drawn, half, book)}</g>'
            for half in (False, True)
        )
        tile = f'<g id="tile">{"".join(bodies)}</g>'
        return f'<g class="ghost" data-card="location-{book.locations[state.drawn].id}">{tile}</g>{found}'

    # ---- the tray ----

    def tray(self, words: Tongue, scene: Scene, waiting: str, room: float) -> str:
        """What has no place of its own, the location in hand in both turns, and the encounters that wait in their room."""
        offered = scene.ask.options if scene.ask is not None else ()
        placed = scene.placed | shaped(waiting) if offered else ()
        rest = [action for action in offered if str(action) not in placed]
        matter, left = self._matter(words, scene.event)
        low = len(rest) - int((TRAY_W - max(left, room)) // (BUTTON + GAP))
        rows = [rest[at : min(low, at + ACROSS)] for at in range(0, low, ACROSS)] + [rest[max(0, low) :]]
        height = (len(rows) - 1) * (BUTTON + GAP)
        found = waiting or matter
        for up, row in enumerate(reversed(rows)):
            y = 1 - up * (BUTTON + GAP)
            for at, action in enumerate(row):
                x = TRAY_W - 1 - (len(row) - at) * (BUTTON + GAP) + GAP
                found += svg.rect(x, y, BUTTON, BUTTON, "dg-button", 8)
                found += marks.option(str(action), (x, y, BUTTON, BUTTON), self._sign(action, x + 4, y + 4, BUTTON - 8), 8)
        return framed(svg.group(found, "dg-tray"), (0, -height, TRAY_W, TRAY_H + height)) if found else ""

    def _matter(self, words: Tongue, event: Event | None) -> tuple[str, float]:
        """What it is about, and where it ends: the location in hand, or the dice just thrown, or the card of the question."""
        state = self.view.state
        if state.drawn >= 0:
            return _in_hand(state, self.book, words, asked=self.ask is not None and self.ask.kind == "place"), TRAY_W
        dice = state.dice[:2] if event is not None and event.kind in ROLLS and not state.attacks else ()
        found = "".join(shapes.die(eyes, 6 + at * 42, 6, 36) for at, eyes in enumerate(dice))
        x = 8.0 + 42 * len(dice)
        if self.ask is None or not self.ask.about or self.ask.about[0] not in self.book.kinds:
            return found, x
        name = str(self.ask.about[0])
        return found + marks.spot(f"card-{name}", (x, 3, 42, 42), cards.picture(name, x, 5, 38)), x + 42


def doubles(ask: Ask, view: View, book: DungeonBook) -> list[Action]:
    """Half turns in which a location lies as before."""
    state = view.state
    if ask.kind != "place" or not alike_turned(book.locations[state.drawn]):
        return []
    return [action for action in ask.options if spot_of(state, book, action).half]


def _in_hand(state: State, book: DungeonBook, words: Tongue, *, asked: bool) -> str:
    """The drawn location as printed and half turned, once if that is the same. A script lets its holder choose the turn here."""
    found = ""
    location = book.locations[state.drawn]
    turns = (False, True) if state.terms.half_turn and not alike_turned(location) else (False,)
    for at, half in enumerate(turns):
        x = 4 + at * 48.0
        body = small(state.drawn, half, book, x, 1, 44)
        if asked:
            edge = svg.rect(x, 1, 44, 44, "dg-turn-frame", 4)
            body = f'<g class="dg-held" data-turnable="{180 * half}">{body}{edge}</g>'
        found += body
    if asked and len(turns) > 1:
        found += KEY
    x = 124.0 if len(turns) > 1 else 58.0
    name = shapes.written(words.name("location", location.id), x, 28, TRAY_W - x, 15, "dg-word dg-bold")
    light = svg.rect(2, -1, 48 * len(turns), 48, "glow", 6)
    return f'<g id="dg-drawn" data-spot="drawn" data-card="location-{location.id}">{light}{found}{name}</g>'
