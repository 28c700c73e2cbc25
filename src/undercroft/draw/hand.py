"""Strokes as a hand makes them: a little different each time, from a cosmetic stream seeded by what is drawn.

The same thing is always drawn the same way, and the game's dice are never touched.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from random import Random

Point = tuple[float, float]


def _smooth(points: list[Point]) -> str:
    """A curve through all points (Catmull-Rom as cubic curves)."""
    d = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for i in range(len(points) - 1):
        (x0, y0), (x1, y1) = points[max(0, i - 1)], points[i]
        (x2, y2), (x3, y3) = points[i + 1], points[min(len(points) - 1, i + 2)]
        leave, arrive = (x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6), (x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6)
        d.append("C" + " ".join(f"{x:.1f} {y:.1f}" for x, y in (leave, arrive, (x2, y2))))
    return "".join(d)


@lru_cache(8192)
def line(x1: float, y1: float, x2: float, y2: float, seed: str, wobble: float = 1) -> str:
    r = Random(seed)

    def off() -> float:
        return r.uniform(-wobble, wobble)

    between = [(x1 + (x2 - x1) * t + off(), y1 + (y2 - y1) * t + off()) for t in (0.33, 0.67)]
    return _smooth([(x1 + off() / 2, y1 + off() / 2), *between, (x2 + off() / 2, y2 + off() / 2)])


@lru_cache(4096)
def loop(x: float, y: float, rx: float, ry: float, seed: str) -> str:
    """A circle drawn in one go; its end overshoots the beginning."""
    r = Random(seed)
    start, drift = r.uniform(-2.6, -1.6), r.uniform(0.04, 0.12)
    points = []
    for i in range(10):
        angle = start + i / 8 * 2 * pi
        far = 1 + drift * (i / 9 - 0.5) * 2 + r.uniform(-0.04, 0.04)
        points.append((x + rx * far * cos(angle), y + ry * far * sin(angle)))
    return _smooth(points)


@lru_cache(4096)
def cross(x: float, y: float, reach: float, seed: str) -> str:
    r = Random(seed)
    one, two = reach * r.uniform(0.85, 1.1), reach * r.uniform(0.85, 1.1)
    first = line(x - one, y - one, x + one, y + one, seed + "down", reach / 9)
    return first + line(x + two, y - two, x - two, y + two, seed + "up", reach / 9)


@lru_cache(4096)
def scribble(x: float, y: float, width: float, height: float, seed: str, gap: float = 3.2) -> str:
    """A box filled to and fro with a pencil."""
    r = Random(seed)
    turns = max(3, round((width + height) / gap))
    d, total = [], width + height
    for i in range(turns + 1):
        along = total * i / turns
        low = (x + min(along, width), y + max(0.0, along - width))
        high = (x + max(0.0, along - height), y + min(along, height))
        for px, py in (low, high) if i % 2 else (high, low):
            d.append(f"{px + r.uniform(-0.7, 0.7):.1f} {py + r.uniform(-0.7, 0.7):.1f}")
    return "M" + "L".join(d)


@lru_cache(4096)
def shift(seed: str, reach: float) -> Point:
    """Where a hand lands when it aims at a point."""
    r = Random(seed)
    return r.uniform(-reach, reach), r.uniform(-reach, reach)
