"""Curves over the course of a game, a line a seat; and bars that go either way."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from undercroft.draw import svg
from undercroft.draw.marks import SEAT_SHAPES
from undercroft.kernel.types import Seat

WIDTH, HEIGHT = 380, 190
LEFT, RIGHT, TOP, BOTTOM = 34, 20, 10, 24
TICKS = 5
LETTER = 12
"""The height of a letter at the end of a curve: none lies on another."""
MARK = 18
"""The width of a mark below the curves: of those that would touch, the first is shown."""
SPOT = 12
BAR_WIDTH, BAR_HEIGHT = 200, 16

_ROUND_STEPS = [digit * 10**power for power in range(9) for digit in (1, 2, 5)]


class Curve(NamedTuple):
    seat: Seat
    letter: str
    figures: Sequence[float]


class Range(NamedTuple):
    """What is drawn at least, from bottom to top."""

    least: float
    most: float


FROM_ZERO = Range(0, 1)


def plot(
    curves: Sequence[Curve],
    marks: Sequence[tuple[int, str]],
    *,
    shown: Range | None = FROM_ZERO,
    spots: Sequence[tuple[int, Seat]] = (),
) -> str:
    """`marks` name places along the way, `spots` are places on curves, marked by the shape of the seat.

    `shown` None: as much as there is. Nothing where there is nothing to compare over time.
    """
    if not curves or len(curves[0].figures) < 2:
        return ""
    figures = [figure for curve in curves for figure in curve.figures] + list(shown or ())
    least = math.floor(min(figures))
    most = max(least + 1, math.ceil(max(figures)))

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
    right = float("-inf")
    for at, name in marks:
        if x(at) - right >= MARK:
            right = x(at)
            inner += svg.text(round(right, 1), HEIGHT - 6, name, "tick", 0, "middle")
    for curve in curves:
        way = "".join(f"H{x(at):.1f}V{y(figure):.1f}" for at, figure in enumerate(curve.figures) if at)
        inner += svg.path(f"M{LEFT} {y(curve.figures[0]):.1f}{way}", f"curve seat-{curve.seat}")
    of_seat = {curve.seat: curve.figures for curve in curves}
    for at, seat in spots:
        corner = round(x(at) - SPOT / 2, 1), round(y(of_seat[seat][at]) - SPOT / 2, 1)
        inner += svg.group(svg.path(SEAT_SHAPES[seat], f"spot seat-{seat}"), at=corner, scale=SPOT / 32)
    ended = sorted(curves, key=lambda curve: curve.figures[-1])
    for curve, foot in zip(ended, _apart([y(curve.figures[-1]) + 4 for curve in ended]), strict=True):
        inner += svg.text(WIDTH - RIGHT + 6, round(foot, 1), curve.letter, "end")
    return f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{inner}</svg>'


def _apart(feet: Sequence[float]) -> list[float]:
    """Where letters stand, from the lowest up: moved up where they would touch, and down where that leads out of the picture."""
    placed, room = list[float](), float("inf")
    for foot in feet:
        room = min(foot, room - LETTER)
        placed.append(room)
    return [max(foot, LETTER * (len(placed) - at)) for at, foot in enumerate(placed)]


def bar(seat: Seat, figure: float, error: float, most: float) -> str:
    """From the middle to the left or to the right, as far as it is of the `most`; a line says how surely."""
    half, far = BAR_WIDTH / 2, BAR_WIDTH / 2 / max(most, 1e-9)
    end, top = half + figure * far, BAR_HEIGHT / 2
    inner = svg.rect(round(min(half, end), 1), 2, round(abs(end - half), 1), BAR_HEIGHT - 4, f"seat-{seat}")
    inner += svg.path(f"M{half:g} 0V{BAR_HEIGHT}", "zero")
    inner += svg.path(f"M{end - error * far:.1f} {top:g}H{end + error * far:.1f}", "error") if error else ""
    return f'<svg class="bar" viewBox="0 0 {BAR_WIDTH} {BAR_HEIGHT}" aria-hidden="true">{inner}</svg>'
