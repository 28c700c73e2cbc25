"""The sheet as a picture: a page torn from a squared exercise book, printed in ink, played in pencil.

A picture is a pure function of a view. What may be clicked comes from the open question alone.
"""

from __future__ import annotations

import re
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from undercroft.draw import icons, svg
from undercroft.draw.stage import Blocks
from undercroft.face import Board
from undercroft.games.paper_dungeons.content import Boss, Dungeon, PaperBook
from undercroft.games.paper_dungeons.face.board import box, brief, cards, map, options, tracks
from undercroft.games.paper_dungeons.face.board import team as board_team
from undercroft.games.paper_dungeons.face.board.layout import HEIGHT, STAGE
from undercroft.games.paper_dungeons.face.board.shapes import ICONS
from undercroft.games.paper_dungeons.rules import bosses
from undercroft.games.paper_dungeons.state import Sheet, View
from undercroft.kernel.types import Ask, Event, Seat

if TYPE_CHECKING:
    from undercroft.texts import Tongue

SQUARE = 13.5
"""Four squares of the paper are one room of the map."""
EVENT_SPOTS = {
    "rolled": "rounds", "round": "rounds", "potion": "potions", "wounded": "wounds", "risen": "resurrection", "stopped": "rounds",
}  # fmt: skip
EVENT_PLACES = {
    "chose": ("die", 0), "leveled": ("hero", 0), "crafted": ("item", 0), "entered": ("room", 0), "dodged": ("room", 0),
    "fought": ("room", 4), "slain": ("room", 2), "announced": ("gem", 0), "crossed": ("gem", 0), "vanished": ("gem", 0),
    "fled": ("boss", 0), "beat": ("boss", 0), "mission": ("mission", 0), "kept-talent": ("talent", 0), "kept-goal": ("goal", 0),
}  # fmt: skip
LOST_SPOTS = {"potion": "potions", "part": "items", "level": "heroes", "gem": "gems"}


def _for_any_font(picture: str) -> str:
    """A file stands without our fonts: other hands are broader, and some lack the minus sign."""
    size = re.compile(r'(class="pd-hand[^>]*font-size=")([\d.]+)')
    return size.sub(lambda found: f"{found[1]}{float(found[2]) * 0.72:.1f}", picture).replace("−", "–")


def spot(event: Event) -> str | None:
    """The place of an event on the sheet or among the cards."""
    if event.kind == "gem":
        return f"gem-{event.data[0]}" if event.data[0] != "-" else "gems"
    if event.kind == "lost":
        return LOST_SPOTS[str(event.data[0])]
    if event.kind in EVENT_PLACES:
        kind, field = EVENT_PLACES[event.kind]
        what = str(event.data[field])
        return f"{kind}-{what[:1] if kind == 'gem' else what}"
    return EVENT_SPOTS.get(event.kind)


def _card(book: PaperBook, dungeon: int, open_b7: bool) -> Dungeon | None:
    return (book.open_dungeons if open_b7 else book.dungeons)[dungeon] if dungeon >= 0 else None


def printed(view: View, book: PaperBook, words: Tongue) -> Blocks:
    return _printed(book, view.dungeon, view.terms.open_b7, words)


@lru_cache(64)
def _printed(book: PaperBook, dungeon: int, open_b7: bool, words: Tongue) -> Blocks:
    card = _card(book, dungeon, open_b7)
    return {
        "paper": icons.shapes(ICONS) + _paper(),
        **board_team.printed_dice(),
        "map": map.printed(book, card),
        "brief": brief.printed_brief(words),
        "figures": brief.printed_figures(book, words),
        "heroes": board_team.printed_heroes(book, words),
        "potions": tracks.printed_potions(book, words) + tracks.printed_wounds(book, words),
        "items": board_team.printed_items(book, words),
        "tracks": tracks.printed_tracks(book, words),
        "rounds": tracks.printed_rounds(card, words),
    }


def _paper() -> str:
    """Squares as far as a wide window sees; the left side is torn."""
    r = Random("paper")
    edge = "".join(f"L{r.uniform(0.3, 3.2):.1f} {y}" for y in range(0, HEIGHT + 1, 7))
    across, down = 54, HEIGHT // int(SQUARE) + 2
    squares = "".join(f"M{4.5 + i * SQUARE:g} 0v{HEIGHT}" for i in range(across))
    squares += "".join(f"M2 {5.5 + i * SQUARE:g}h{across * SQUARE:g}" for i in range(down))
    return svg.path(f"M{across * SQUARE:g} 0{edge}H{across * SQUARE:g}Z", "pd-paper") + svg.path(squares, "pd-squares")


def drawn(
    view: View, book: PaperBook, words: Tongue, *, seat: Seat | None = None, ask: Ask | None = None, event: Event | None = None
) -> Blocks:
    own = seat is None or seat == view.seat
    team = view.own if own else None
    sheet: Sheet = team if team is not None else view.sheets[seat or 0]
    who = "own" if own else f"seat{seat}"
    card, boss = _card(book, view.dungeon, view.terms.open_b7), _next_boss(view, sheet, book)
    power = bosses.power(team, boss, book) if boss is not None and team is not None and team.talent >= 0 else None
    blocks = {
        **board_team.drawn_dice(view, team, book, who),
        "map": map.drawn(sheet, book, card, who),
        "brief": brief.drawn_brief(sheet),
        "figures": brief.drawn_figures(sheet, book, words),
        "heroes": board_team.drawn_heroes(sheet, boss, power, book, words, who),
        "potions": tracks.drawn_potions(sheet, who) + tracks.drawn_wounds(sheet, who),
        "items": board_team.drawn_items(sheet, book, who),
        "tracks": tracks.drawn_tracks(sheet, who),
        "rounds": tracks.drawn_rounds(view, sheet, who),
    }
    if ask is not None:
        for block, shapes in options.drawn(ask, sheet, book).items():
            blocks[block] += "".join(shapes)
    return blocks


def _next_boss(view: View, sheet: Sheet, book: PaperBook) -> Boss | None:
    card = _card(book, view.dungeon, view.terms.open_b7)
    stage = len(sheet.bosses)
    return book.bosses[card.bosses[stage]] if card is not None and stage < len(bosses.BOSS_ROUNDS) else None


BOARD = Board(
    stage=STAGE,
    printed=printed,
    drawn=drawn,
    cards=cards.cards,
    things=box.things,
    cover=cards.cover,
    spot=spot,
    tabs={"team": ("heroes", "potions", "items", "tracks", "rounds")},
    shared=False,
    for_file=_for_any_font,
)
