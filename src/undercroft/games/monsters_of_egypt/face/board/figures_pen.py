"""The few strokes every figure is made of. A figure lies in a box of 100 by 100; its feet are on the lower edge."""

from __future__ import annotations

from undercroft.draw import svg


def ink(d: str, tone: str) -> str:
    """A shape with the outline around it."""
    return svg.path(d, f"me-ink me-{tone}")


def flat(d: str, tone: str) -> str:
    """A patch of another tone, without an outline."""
    return svg.path(d, f"me-{tone}")


def mark(d: str) -> str:
    """A line on top of a shape."""
    return svg.path(d, "me-ink")


def line(d: str) -> str:
    """A line on the bare ground, which turns pale at night."""
    return svg.path(d, "me-line")


def ball(x: float, y: float, radius: float, tone: str) -> str:
    return svg.circle(x, y, radius, f"me-ink me-{tone}")


def spot(x: float, y: float, radius: float, tone: str) -> str:
    return svg.circle(x, y, radius, f"me-{tone}")


def dots(radius: float, *points: tuple[float, float]) -> str:
    """Eyes, rivets and the like."""
    return "".join(spot(x, y, radius, "dot") for x, y in points)


def slab(x: float, y: float, width: float, height: float, tone: str, radius: float = 4) -> str:
    return svg.rect(x, y, width, height, f"me-ink me-{tone}", radius)


def oval(x: float, y: float, across: float, down: float) -> str:
    """The way around an ellipse with these two radii."""
    return f"M{x - across:g} {y:g}a{across:g} {down:g} 0 1 1 {2 * across:g} 0a{across:g} {down:g} 0 1 1 {-2 * across:g} 0Z"


def lean(angle: float, inner: str) -> str:
    """The same turned about the middle of the box."""
    return f'<g transform="rotate({angle:g} 50 50)">{inner}</g>'


def ring(x: float, y: float, radius: float, hole: float, tone: str) -> str:
    way_back = f"M{x - hole:g} {y:g}a{hole:g} {hole:g} 0 1 0 {2 * hole:g} 0a{hole:g} {hole:g} 0 1 0 {-2 * hole:g} 0Z"
    return ink(oval(x, y, radius, radius) + way_back, tone)


def grin(x: float, y: float, width: float) -> str:
    """A smile that starts at x, y."""
    half = width / 2
    return flat(f"M{x:g} {y:g}q{half:g} {half * 1.7:g} {width:g} 0q{-half:g} {half * 0.6:g} {-width:g} 0Z", "dot")
