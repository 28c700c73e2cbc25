"""The sheet as a picture: a page torn from a squared exercise book, printed in ink, played in pencil.

A picture is a pure function of a view. What may be clicked comes from the open question alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from undercroft.draw import icons, svg
from undercroft.draw.canvas import Painted, Painter, Scene
from undercroft.draw.stage import Blocks
from undercroft.face import Board
from undercroft.games.paper_dungeons.content import DICE, Boss, Dungeon, PaperBook
from undercroft.games.paper_dungeons.face.board import box, brief, cards, map, options, tracks
from undercroft.games.paper_dungeons.face.board import team as board_team
from undercroft.games.paper_dungeons.face.board.layout import HEIGHT, STAGE
from undercroft.games.paper_dungeons.face.board.shapes import ICONS
from undercroft.games.paper_dungeons.rules import bosses
from undercroft.games.paper_dungeons.state import Sheet, Team, View
from undercroft.kernel.types import Event

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


class Lying(NamedTuple):
    """Whose sheet lies there, as far as it is known; the own one with the team's cards."""

    view: View
    sheet: Sheet
    team: Team | None
    who: str


def _lying(scene: Scene) -> Lying:
    view: View = scene.view
    own = scene.seat is None or scene.seat == view.seat
    team = view.own if own else None
    sheet: Sheet = team if team is not None else view.sheets[scene.seat or 0]
    return Lying(view, sheet, team, "own" if own else f"seat{scene.seat}")


def _sheet(paint: Callable[[Lying, PaperBook, Tongue], str]) -> Painter:
    return lambda scene, book, words: paint(_lying(scene), book, words)


def _die(die: int) -> Painter:
    return _sheet(lambda it, book, _: board_team.drawn_die(die, it.view, it.team, book, it.who))


def _map(it: Lying, book: PaperBook, _: Tongue) -> str:
    return map.drawn(it.sheet, book, _card(book, it.view.dungeon, it.view.terms.open_b7), it.who)


def _heroes(it: Lying, book: PaperBook, words: Tongue) -> str:
    boss, team = _next_boss(it.view, it.sheet, book), it.team
    power = bosses.power(team, boss, book) if boss is not None and team is not None and team.talent >= 0 else None
    return board_team.drawn_heroes(it.sheet, boss, power, book, words, it.who)


def _over(scene: Scene, book: PaperBook, _: Tongue) -> Blocks:
    assert scene.ask is not None
    return {block: "".join(found) for block, found in options.drawn(scene.ask, _lying(scene).sheet, book).items()}


PAINTERS: dict[str, Painter] = {
    **{name: _die(die) for die, name in enumerate(DICE)},
    "map": _sheet(_map),
    "brief": _sheet(lambda it, *_: brief.drawn_brief(it.sheet)),
    "figures": _sheet(lambda it, book, words: brief.drawn_figures(it.sheet, book, words)),
    "heroes": _sheet(_heroes),
    "potions": _sheet(lambda it, *_: tracks.drawn_potions(it.sheet, it.who) + tracks.drawn_wounds(it.sheet, it.who)),
    "items": _sheet(lambda it, book, _: board_team.drawn_items(it.sheet, book, it.who)),
    "tracks": _sheet(lambda it, *_: tracks.drawn_tracks(it.sheet, it.who)),
    "rounds": _sheet(lambda it, *_: tracks.drawn_rounds(it.view, it.sheet, it.who)),
}


def _next_boss(view: View, sheet: Sheet, book: PaperBook) -> Boss | None:
    card = _card(book, view.dungeon, view.terms.open_b7)
    stage = len(sheet.bosses)
    return book.bosses[card.bosses[stage]] if card is not None and stage < len(bosses.BOSS_ROUNDS) else None


BOARD = Board(
    stage=STAGE,
    printed=printed,
    drawn=Painted(PAINTERS, _over),
    gallery=cards.cards,
    things=box.things,
    cover=cards.cover,
    spot=spot,
    tabs={"team": ("heroes", "potions", "items", "tracks", "rounds")},
    shared=False,
    for_file=_for_any_font,
)
