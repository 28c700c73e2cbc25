"""Curves over the course of a game, a line a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.draw import svg
from undercroft.kernel.types import Seat

WIDTH, HEIGHT = 380, 190
LEFT, RIGHT, TOP, BOTTOM = 34, 20, 10, 24
TICKS = 5
LETTER = 12
"""The height of a letter at the end of a curve: none lies on another."""

_ROUND_STEPS = [digit * 10**power for power in range(9) for digit in (1, 2, 5)]


class Curve(NamedTuple):
    seat: Seat
    letter: str
    figures: Sequence[int]


def plot(curves: Sequence[Curve], marks: Sequence[tuple[int, str]]) -> str:
    """`marks` name places along the way. Nothing where there is nothing to compare over time."""
    if not curves or len(curves[0].figures) < 2:
        return ""
    least, most = min(0, *(min(curve.figures) for curve in curves)), max(1, *(max(curve.figures) for curve in curves))

    def x(at: int) -> float:
        return LEFT + at * (WIDTH - LEFT - RIGHT) / (len(curves[0].figures) - 1)

    def y(figure: float) -> float:
        return TOP + (most - figure) * (HEIGHT - TOP - BOTTOM) / (most - least)

    step = next(step for step in _ROUND_STEPS if step * TICKS >= most - least)
    inner = "".join(
        svg.path(f"M{LEFT} {y(tick):.1f}H{WIDTH - RIGHT}", "grid")
        + svg.text(LEFT - 6, round(y(tick) + 5, 1), str(tick).replace("-", "−"), "tick", 0, "end")
        for tick in range(-(-least // step) * step, most + 1, step)
    )
    inner += "".join(svg.text(round(x(at), 1), HEIGHT - 6, name, "tick", 0, "middle") for at, name in marks)
    for curve in curves:
        way = "".join(f"H{x(at):.1f}V{y(figure):.1f}" for at, figure in enumerate(curve.figures) if at)
        inner += svg.path(f"M{LEFT} {y(curve.figures[0]):.1f}{way}", f"curve seat-{curve.seat}")
    low = float("inf")
    for curve in sorted(curves, key=lambda curve: curve.figures[-1]):
        low = min(y(curve.figures[-1]) + 4, low - LETTER)
        inner += svg.text(WIDTH - RIGHT + 6, round(low, 1), curve.letter, "end")
    return f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{inner}</svg>'
