"""The few strokes that figures of cards and heroes are made of, as in an old woodcut. A figure lies in a box of 100 by 100."""

from __future__ import annotations

from math import cos, pi, sin

from undercroft.draw import svg


def ink(d: str, tone: str) -> str:
    """A shape with the outline around it."""
    return svg.path(d, f"dg-ink dg-t-{tone}")


def flat(d: str, tone: str) -> str:
    """A patch of another tone, without an outline."""
    return svg.path(d, f"dg-t-{tone}")


def mark(d: str) -> str:
    """A line on top of a shape."""
    return svg.path(d, "dg-ink dg-bare")


def hatch(d: str) -> str:
    """Fine lines of shade."""
    return svg.path(d, "dg-hatch")


def rune(d: str, tone: str = "flame") -> str:
    """A line that glows."""
    return svg.path(d, f"dg-rune dg-s-{tone}")


def limb(d: str, tone: str, width: int = 9) -> str:
    """A thick line with an outline: arms, legs, ropes. `width` is 5, 9 or 13."""
    return svg.path(d, f"dg-limb dg-out-{width}") + svg.path(d, f"dg-limb dg-in-{width} dg-s-{tone}")


def ball(x: float, y: float, radius: float, tone: str) -> str:
    return svg.circle(x, y, radius, f"dg-ink dg-t-{tone}")


def spot(x: float, y: float, radius: float, tone: str) -> str:
    return svg.circle(x, y, radius, f"dg-t-{tone}")


def dots(radius: float, *points: tuple[float, float], tone: str = "dot") -> str:
    """Pupils, rivets and the like."""
    return "".join(spot(x, y, radius, tone) for x, y in points)


def slab(x: float, y: float, width: float, height: float, tone: str, radius: float = 3) -> str:
    return svg.rect(x, y, width, height, f"dg-ink dg-t-{tone}", radius)


def oval(x: float, y: float, across: float, down: float) -> str:
    """The way around an ellipse with these two radii."""
    return f"M{x - across:g} {y:g}a{across:g} {down:g} 0 1 1 {2 * across:g} 0a{across:g} {down:g} 0 1 1 {-2 * across:g} 0Z"


def ring(x: float, y: float, radius: float, hole: float, tone: str) -> str:
    way_back = f"M{x - hole:g} {y:g}a{hole:g} {hole:g} 0 1 0 {2 * hole:g} 0a{hole:g} {hole:g} 0 1 0 {-2 * hole:g} 0Z"
    return ink(oval(x, y, radius, radius) + way_back, tone)


def star(x: float, y: float, far: float, near: float, points: int) -> str:
    """The way around a star."""
    found = []
    for corner in range(points * 2):
        reach, angle = (near if corner % 2 else far), corner * pi / points - pi / 2
        found.append(f"{x + reach * cos(angle):.1f} {y + reach * sin(angle):.1f}")
    return "M" + "L".join(found) + "Z"


def lean(angle: float, inner: str, x: float = 50, y: float = 50) -> str:
    """The same turned about a point, the middle of the box unless told."""
    return f'<g transform="rotate({angle:g} {x:g} {y:g})">{inner}</g>'


def both(inner: str) -> str:
    """A shape and its mirror image."""
    return inner + f'<g transform="translate(100 0) scale(-1 1)">{inner}</g>'


def put(inner: str, x: float, y: float, size: float) -> str:
    """A figure of its own in a part of the box."""
    return f'<g transform="translate({x:g} {y:g}) scale({size / 100:g})">{inner}</g>'


SKULL = "".join((
    ink("M12 44Q14 6 50 6Q86 6 88 44Q88 60 74 68V90Q50 98 26 90V68Q12 60 12 44Z", "bone"),
    flat(oval(32, 46, 11, 12) + oval(68, 46, 11, 12) + "M50 58L58 72H42Z", "dot"),
    mark("M38 78V92M50 79V93M62 78V92"),
))  # fmt: skip


def skull(x: float, y: float, size: float) -> str:
    return put(SKULL, x, y, size)
