"""The sheet as a picture: a page torn from a squared exercise book, printed in ink, played in pencil.

A picture is a pure function of a view. What may be clicked comes from the open question alone.
"""

from __future__ import annotations

import re
from functools import lru_cache
from random import Random
from typing import Any

from undercroft.draw import icons, svg, theme
from undercroft.games.paper_dungeons import board_map, board_options, board_team, board_tracks
from undercroft.games.paper_dungeons.board_cards import CardPicture, cards, cover
from undercroft.games.paper_dungeons.board_kit import HEIGHT, ICONS, TALL, WIDE, WIDE_WIDTH, WIDTH, Place
from undercroft.games.paper_dungeons.content import Boss, Dungeon, PaperBook
from undercroft.games.paper_dungeons.rules import bosses
from undercroft.games.paper_dungeons.state import Sheet, View
from undercroft.kernel.types import Ask, Event

__all__ = ["HEIGHT", "SHARED", "WIDTH", "CardPicture", "cards", "cover", "fixed", "live", "spot", "standalone"]

SHARED = False
"""Every team has a sheet of its own."""
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


def fixed(view: View, book: PaperBook, tongue: Any) -> str:
    """The printed sheet. It changes only with the dungeon and the language."""
    return _laid(_printed(book, view.dungeon, view.terms.open_b7, tongue), TALL)


def live(
    view: View, book: PaperBook, tongue: Any, *, seat: int | None = None, ask: Ask | None = None, event: Event | None = None
) -> str:
    """Everything drawn during play, and the shapes that answer the question. An event leaves its trace on the sheet anyway."""
    return _laid(_drawn(view, book, tongue, seat, ask), TALL)


def standalone(
    view: View, book: PaperBook, tongue: Any, *, seat: int | None = None, theme: str = "light", layout: str = "wide"
) -> str:
    """A complete file with the colours of a theme resolved."""
    places = WIDE if layout == "wide" else TALL
    width = WIDE_WIDTH if layout == "wide" else WIDTH
    blocks = (_printed(book, view.dungeon, view.terms.open_b7, tongue), _drawn(view, book, tongue, seat, None))
    inner = "".join(_laid(layer, places) for layer in blocks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" width="{width}" height="{HEIGHT}">'
        f"<style>{_style(theme)}</style>{_for_any_font(inner)}</svg>"
    )


def _for_any_font(picture: str) -> str:
    """A file stands without our fonts: other hands are broader, and some lack the minus sign."""
    size = re.compile(r'(class="pd-hand[^>]*font-size=")([\d.]+)')
    return size.sub(lambda found: f"{found[1]}{float(found[2]) * 0.72:.1f}", picture).replace("−", "–")


def _style(name: str) -> str:
    return theme.resolved("paper-dungeons", name)


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


def _laid(blocks: dict[str, str], places: dict[str, Place]) -> str:
    """Every block is there, also an empty one: a page that changes the picture finds each block in its old place."""
    return "".join(
        svg.group(inner, f"pd-at-{block}", (places[block].x, places[block].y), places[block].scale)
        for block, inner in blocks.items()
    )


def _card(book: PaperBook, dungeon: int, open_b7: bool) -> Dungeon | None:
    return (book.open_dungeons if open_b7 else book.dungeons)[dungeon] if dungeon >= 0 else None


@lru_cache(64)
def _printed(book: PaperBook, dungeon: int, open_b7: bool, tongue: Any) -> dict[str, str]:
    return {
        "paper": icons.shapes(ICONS) + _paper(),
        "dice": board_team.printed_dice(),
        "map": board_map.printed(book, _card(book, dungeon, open_b7), tongue),
        "rounds": board_tracks.printed_rounds(book),
        "heroes": board_team.printed_heroes(book, tongue),
        "potions": board_tracks.printed_potions(book, tongue) + board_tracks.printed_wounds(book, tongue),
        "items": board_team.printed_items(book, tongue),
        "tracks": board_tracks.printed_tracks(book, tongue),
    }


def _paper() -> str:
    """Squares as far as a wide window sees; the left side is torn."""
    r = Random("paper")
    edge = "".join(f"L{r.uniform(0.3, 3.2):.1f} {y}" for y in range(0, HEIGHT + 1, 7))
    across, down = 54, HEIGHT // int(SQUARE) + 2
    squares = "".join(f"M{4.5 + i * SQUARE:g} 0v{HEIGHT}" for i in range(across))
    squares += "".join(f"M2 {5.5 + i * SQUARE:g}h{across * SQUARE:g}" for i in range(down))
    return svg.path(f"M{across * SQUARE:g} 0{edge}H{across * SQUARE:g}Z", "pd-paper") + svg.path(squares, "pd-squares")


def _drawn(view: View, book: PaperBook, tongue: Any, seat: int | None, ask: Ask | None) -> dict[str, str]:
    own = seat is None or seat == view.seat
    team = view.own if own else None
    sheet: Sheet = team if team is not None else view.sheets[seat or 0]
    who = "own" if own else f"seat{seat}"
    card, boss = _card(book, view.dungeon, view.terms.open_b7), _next_boss(view, sheet, book)
    power = bosses.power(team, boss, book) if boss is not None and team is not None and team.talent >= 0 else None
    blocks = {
        "dice": board_team.drawn_dice(view, team, book, who),
        "map": board_map.drawn(sheet, book, card, who),
        "rounds": board_tracks.drawn_rounds(view, sheet, who),
        "heroes": board_team.drawn_heroes(sheet, boss, power, book, tongue, who),
        "potions": board_tracks.drawn_potions(sheet, tongue, who) + board_tracks.drawn_wounds(sheet, who),
        "items": board_team.drawn_items(sheet, book, who),
        "tracks": board_tracks.drawn_tracks(sheet, who),
    }
    if ask is not None:
        for block, shapes in board_options.shapes(ask, sheet, book).items():
            blocks[block] += "".join(shapes)
    return blocks


def _next_boss(view: View, sheet: Sheet, book: PaperBook) -> Boss | None:
    card = _card(book, view.dungeon, view.terms.open_b7)
    stage = len(sheet.bosses)
    return book.bosses[card.bosses[stage]] if card is not None and stage < len(bosses.BOSS_ROUNDS) else None
