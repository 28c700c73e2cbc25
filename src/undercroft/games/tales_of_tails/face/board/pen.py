"""The few strokes every figure is made of. A figure lies in a box of 100 by 100."""

from __future__ import annotations

from undercroft.draw import svg


def ink(d: str, tone: str) -> str:
    """A shape with the outline around it."""
    return svg.path(d, f"tt-ink tt-{tone}")


def flat(d: str, tone: str) -> str:
    """A patch of another tone, without an outline."""
    return svg.path(d, f"tt-{tone}")


def mark(d: str) -> str:
    """A line on top of a shape."""
    return svg.path(d, "tt-ink")


def line(d: str) -> str:
    """A line on the bare ground, which turns pale at night."""
    return svg.path(d, "tt-line")


def ball(x: float, y: float, radius: float, tone: str) -> str:
    return svg.circle(x, y, radius, f"tt-ink tt-{tone}")


def spot(x: float, y: float, radius: float, tone: str) -> str:
    return svg.circle(x, y, radius, f"tt-{tone}")


def dots(radius: float, *points: tuple[float, float]) -> str:
    """Pupils, rivets and the like."""
    return "".join(spot(x, y, radius, "dot") for x, y in points)


def eyes(radius: float, *points: tuple[float, float], tone: str = "white") -> str:
    """White with a pupil: seen on dark fur, too."""
    return "".join(spot(x, y, radius, tone) + spot(x, y, radius * 0.58, "dot") for x, y in points)


def slab(x: float, y: float, width: float, height: float, tone: str, radius: float = 4) -> str:
    return svg.rect(x, y, width, height, f"tt-ink tt-{tone}", radius)


def oval(x: float, y: float, across: float, down: float) -> str:
    """The way around an ellipse with these two radii."""
    return f"M{x - across:g} {y:g}a{across:g} {down:g} 0 1 1 {2 * across:g} 0a{across:g} {down:g} 0 1 1 {-2 * across:g} 0Z"


def ring(x: float, y: float, radius: float, hole: float, tone: str) -> str:
    way_back = f"M{x - hole:g} {y:g}a{hole:g} {hole:g} 0 1 0 {2 * hole:g} 0a{hole:g} {hole:g} 0 1 0 {-2 * hole:g} 0Z"
    return ink(oval(x, y, radius, radius) + way_back, tone)


def lean(angle: float, inner: str) -> str:
    """The same turned about the middle of the box."""
    return f'<g transform="rotate({angle:g} 50 50)">{inner}</g>'


def both(inner: str) -> str:
    """A shape and its mirror image."""
    return inner + f'<g transform="translate(100 0) scale(-1 1)">{inner}</g>'
