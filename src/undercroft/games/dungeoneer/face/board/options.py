"""Where in the picture each option of a question lies.

Whatever is drawn asks here whether it can be chosen. What has no place of its own is a button in the tray.
"""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape

from undercroft.draw import marks, svg
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import cards, shapes
from undercroft.games.dungeoneer.face.board.places import alike_turned, place
from undercroft.games.dungeoneer.face.signs import sign
from undercroft.games.dungeoneer.rules.dungeon import DX, DY, Map, chart_of, spot_of
from undercroft.games.dungeoneer.state import State, View
from undercroft.kernel.types import Action, Ask, Event

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
SLOT = 0.6
"""A place for a location, beside one that lies there and smaller: the rim of the map leaves more room to what is laid."""
KEY = svg.group(
    svg.rect(100, 13, 18, 20, "dg-button", 4) + svg.text(109, 28, "R", "dg-word dg-bold", 13, "middle"),
    "needs-script through",
)
"""What turns the location in hand, where a script runs."""
ROLLS = ("rolled", "peril-rolled", "tested", "searched")
"""What is told while the dice lie there; the next question clears them away."""
_DRAWN = re.compile(r'data-option="([^"]+)"')


@lru_cache(256)
def slots(tiles: Map, book: DungeonBook) -> dict[tuple[int, int], tuple[float, float]]:
    """Every place where a location could lie one day -> the middle of its slot, close to the exits that lead there."""
    chart = chart_of(tiles, book)
    found: dict[tuple[int, int], tuple[float, float]] = {}
    for card, side in chart.free:
        x, y = chart.tiles[card].x + DX[side], chart.tiles[card].y + DY[side]
        mid_x, mid_y = found.get((x, y), (x, y))
        found[x, y] = mid_x - DX[side] * (1 - SLOT) / 2, mid_y - DY[side] * (1 - SLOT) / 2
    return found


class Offers:
    """The options of the open question; each is told once it has a place."""

    def __init__(self, view: View, book: DungeonBook, ask: Ask | None) -> None:
        self.view, self.book, self.ask = view, book, ask
        self.open: dict[str, Action] = {str(action): action for action in ask.options} if ask is not None else {}
        self.seat = ask.seat if ask is not None else -1
        self.placed: set[str] = set()

    def one(self, wish: str, box: marks.Box, inner: str = "", radius: float = 8) -> str:
        """The shape of one option, if it is offered."""
        if wish not in self.open:
            return ""
        self.placed.add(wish)
        return marks.option(wish, box, inner, radius)

    def drawn(self, picture: str) -> str:
        """A picture that brings shapes of its own."""
        if self.open:
            self.placed.update(_DRAWN.findall(picture))
        return picture

    def card(self, zone: str, seat: int, number: int, box: marks.Box) -> str:
        if self.ask is None or number < 0:
            return ""
        card, kind = self.book.cards[number], self.ask.kind
        owner = self.ask.about[0] if kind == "take-away" else self.seat
        kept = kind == "discard" and zone == "inventory" and card.sort != "treasure"
        if kept or (zone != "discard" and seat != owner):
            return ""
        wishes = [f"{wish} {card.id}" for wish in ZONES[zone] if zone in LIMITED.get((wish, kind), (zone,))]
        wishes += [str(self.book.choices.copy[number])] if kind == "which-alike" and number in self.book.choices.copy else []
        return next((shape for wish in wishes if (shape := self.one(wish, box, "", 5))), "")

    def quest(self, name: str, box: marks.Box) -> str:
        """All that can be done with a quest, one below the other."""
        wishes = [wish for kind in QUESTS if (wish := f"{kind} {name}") in self.open]
        x, y, w, h = box
        found = ""
        for at, wish in enumerate(wishes):
            part: marks.Box = (x, y + at * h / len(wishes), w, h / len(wishes))
            size = min(24.0, part[3] - 2)
            inner = self._sign(self.open[wish], x + w - size - 2, part[1] + (part[3] - size) / 2, size)
            found += self.one(wish, part, inner if len(wishes) > 1 else "", 5)
        return found

    def hero(self, seat: int, box: marks.Box, radius: float = 6) -> str:
        """A hero that can be named or attacked; the own one may stand up or be tipped over."""
        wishes = [f"{kind} {seat}" for kind in SEATS] + (list(POSTURES) if seat == self.seat else [])
        return "".join(self.one(wish, box, "", radius) for wish in wishes)

    def _sign(self, action: Action, x: float, y: float, size: float) -> str:
        return shapes.put(sign(action, self.view, self.book), x, y, size / 48)

    # ---- places for a location ----

    def cells(self, state: State, book: DungeonBook) -> str:
        """Every place for the location in hand, with the option of each of its turns; a script turns them."""
        if self.ask is None or self.ask.kind != "place":
            return ""
        turns: dict[tuple[int, int], dict[int, Action]] = {}
        for action in self.ask.options:
            tile = spot_of(state, book, action)
            turns.setdefault((tile.x, tile.y), {})[180 * tile.half] = action
            self.placed.add(str(action))
        found = ""
        free = slots(state.map, book)
        for (x, y), options in turns.items():
            first = min(options)
            all_turns = ";".join(f"{turn}:{action}" for turn, action in options.items())
            mid_x, mid_y = (round(100 * middle) for middle in free[x, y])
            pale = svg.group(place(state.drawn, first == 180, (), book), "dg-thought", (mid_x, mid_y), SLOT)
            hit = svg.rect(mid_x - 50 * SLOT, mid_y - 50 * SLOT, 100 * SLOT, 100 * SLOT, "hit", 5)
            found += (
                f'<g id="dg-cell-{x}-{y}" class="opt dg-cell" data-option="{escape(str(options[first]))}"'
                f' data-turns="{escape(all_turns)}">'
                f"{hit}{svg.group(pale, 'through')}</g>"
            )
        return found

    # ---- the tray ----

    def tray(self, event: Event | None = None) -> str:
        """What has no place of its own, and the location in hand in both turns."""
        rest = [action for text, action in self.open.items() if text not in self.placed]
        self.placed.update(map(str, rest))
        matter, left = self._matter(event)
        low = len(rest) - int((356 - left) // (BUTTON + GAP))
        rows = [rest[at : min(low, at + ACROSS)] for at in range(0, low, ACROSS)] + [rest[max(0, low) :]]
        height = (len(rows) - 1) * (BUTTON + GAP)
        found = svg.rect(2, -height - 2, 356, height + 48, "dg-bubble", 8) if height else ""
        found += matter
        for up, row in enumerate(reversed(rows)):
            y = 1 - up * (BUTTON + GAP)
            for at, action in enumerate(row):
                x = 355 - (len(row) - at) * (BUTTON + GAP) + GAP
                found += svg.rect(x, y, BUTTON, BUTTON, "dg-button", 8)
                found += marks.option(str(action), (x, y, BUTTON, BUTTON), self._sign(action, x + 4, y + 4, BUTTON - 8), 8)
        return svg.group(found, "dg-tray")

    def _matter(self, event: Event | None) -> tuple[str, float]:
        """What it is about, and where it ends: the location in hand, or the dice just thrown, or the card of the question."""
        state = self.view.state
        if state.drawn >= 0:
            return _in_hand(state, self.book, asked=self.ask is not None and self.ask.kind == "place"), 122.0
        dice = state.dice[:2] if event is not None and event.kind in ROLLS and not state.attacks else ()
        found = "".join(shapes.die(eyes, 6 + at * 42, 6, 36) for at, eyes in enumerate(dice))
        x = 8.0 + 42 * len(dice)
        if self.ask is None or not self.ask.about or self.ask.about[0] not in self.book.kinds:
            return found, x
        name = str(self.ask.about[0])
        return found + marks.spot(f"card-{name}", (x, 3, 42, 42), cards.picture(name, x, 5, 38)), x + 42


def _in_hand(state: State, book: DungeonBook, *, asked: bool) -> str:
    """The drawn location as printed and half turned, once if that is the same. A script lets its holder choose the turn here."""
    found = ""
    turns = (False, True) if state.terms.half_turn and not alike_turned(book.locations[state.drawn]) else (False,)
    for at, half in enumerate(turns):
        x = 4 + at * 48.0
        body = shapes.put(place(state.drawn, half, (), book), x + 22, 23, 0.44)
        if asked:
            edge = svg.rect(x, 1, 44, 44, "dg-turn-frame", 4)
            body = f'<g class="dg-held" data-turnable="{180 * half}">{body}{edge}</g>'
        found += body
    if asked and len(turns) > 1:
        found += KEY
    light = svg.rect(2, -1, 48 * len(turns), 48, "glow", 6)
    return f'<g id="dg-drawn" data-spot="drawn" data-card="location-{book.locations[state.drawn].id}">{light}{found}</g>'
