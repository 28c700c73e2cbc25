"""What every picture marks in the same way: places, options, seats."""

from __future__ import annotations

from undercroft.draw import svg

Box = tuple[float, float, float, float]

SEAT_SHAPES = (
    "M16 1a15 15 0 1 0 .1 0z",
    "M5 2h22a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z",
    "M16 0 32 30H0z",
    "M16 0 32 16 16 32 0 16z",
    "M16 1 31 12 25 31H7L1 12z",
    "M9 2h14l8 14-8 14H9L1 16z",
    "M11 0h10v11h11v10H21v11H11V21H0V11h11z",
    "M2 2h28v15c0 8-6 12-14 15C8 29 2 25 2 17z",
)
"""The shapes by which the pages mark seats, in a box of 32."""


def spot(place: str, box: Box, inner: str = "", radius: float = 6, *, card: str = "", under: bool = False) -> str:
    """A place that the log can light and a tap can ask about; its light lies over what is drawn there, or under it.

    `card` names the cards (kind and id, apart by spaces) that say what is there, where the place has another name than its card.
    """
    light = svg.rect(*box, css="glow", radius=radius)
    drawn = light + inner if under else inner + light
    return svg.group(drawn, spot=place, card=card) if card else svg.group(drawn, spot=place)


def carded(card: str, inner: str) -> str:
    """Something drawn that a card explains: "item-rope" or, where several do, "item-rope hero-vera"."""
    return svg.group(inner, card=card)


def option(answer: str, box: Box, inner: str = "", radius: float = 8) -> str:
    """A shape that answers the open question. What lies on it is not in the way of a pointer."""
    shape = svg.rect(*box, css="hit", radius=radius)
    return svg.group(shape + (svg.group(inner, "through") if inner else ""), "opt", option=answer)
