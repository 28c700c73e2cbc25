"""Two small plots as SVG: lines over whole numbers, and bars by name."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from undercroft.draw import svg

WIDTH, HEIGHT, LEFT, TOP = 640, 380, 60, 68
COLORS = ("#b3541e", "#d99a2b", "#5b3a8c", "#2f7f86")
STYLE = (
    "<style>text{font-family:sans-serif;font-size:13px;fill:#222}.p{fill:#fff}.g{stroke:#ddd;fill:none}.a{stroke:#555;fill:none}"
    + "".join(f".l{n}{{stroke:{c};stroke-width:2.5;fill:none}}.f{n}{{fill:{c}}}" for n, c in enumerate(COLORS))
    + ".l1,.l3{stroke-dasharray:7 4}</style>"
)


class Series(NamedTuple):
    name: str
    points: tuple[tuple[float, float], ...]


def _sheet(inner: str, height: float) -> str:
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img">'
    return f"{frame}{STYLE}{svg.rect(0, 0, WIDTH, height, 'p')}{inner}</svg>\n"


def lines(series: list[Series]) -> str:
    """Shares from 0 to 1 over the number of heroes, 1 to 5."""
    right, bottom = WIDTH - 20, HEIGHT - 50

    def at(x: float, y: float) -> tuple[float, float]:
        return LEFT + 30 + (x - 1) * (right - LEFT - 60) / 4, bottom - y * (bottom - TOP)

    parts = [svg.text(LEFT, 22, "Games won by greedy heroes", "")]
    for tenth in range(0, 11, 2):
        _, y = at(1, tenth / 10)
        parts += [svg.path(f"M{LEFT} {y:.1f}H{right}", "g"), svg.text(LEFT - 8, y + 4, f"{tenth * 10} %", "", anchor="end")]
    for heroes in range(1, 6):
        parts.append(svg.text(at(heroes, 0)[0], bottom + 18, heroes, "", anchor="middle"))
    parts.append(svg.text((LEFT + right) / 2, bottom + 38, "heroes", "", anchor="middle"))
    for number, (name, points) in enumerate(series):
        placed = [at(x, y) for x, y in points]
        parts.append(svg.path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in placed), f"l{number}"))
        parts += [svg.circle(x, y, 4, f"f{number}") for x, y in placed]
        x, y = LEFT + 260 * (number % 2), 42 + 18 * (number // 2)
        parts += [svg.path(f"M{x} {y - 4}h24", f"l{number}"), svg.text(x + 30, y, name, "")]
    return _sheet("".join(parts), HEIGHT)


def bars(shares: dict[str, dict[str, float]]) -> str:
    """For each cause one bar a mode, the commonest cause first."""
    total: Counter[str] = Counter()
    for counted in shares.values():
        total.update(counted)
    most = max((share for counted in shares.values() for share in counted.values()), default=1.0)
    left, top, room, row = 100, 40, WIDTH - 170, 14 * len(shares) + 8
    parts = [svg.text(left, 22, "Deaths of heroes a game, by cause", "")]
    for number, mode in enumerate(shares):
        x = left + 280 + 120 * number
        parts += [svg.rect(x, 11, 14, 12, f"f{2 * number}"), svg.text(x + 20, 22, mode, "")]
    for place, (cause, _) in enumerate(total.most_common()):
        y = top + place * row
        parts.append(svg.text(left - 8, y + 4 + 7 * len(shares), cause, "", anchor="end"))
        for number, counted in enumerate(shares.values()):
            long = room * counted.get(cause, 0) / most
            parts.append(svg.rect(left, y + 14 * number, max(long, 0.5), 12, f"f{2 * number}"))
            parts.append(svg.text(left + long + 5, y + 11 + 14 * number, f"{counted.get(cause, 0):.2f}", ""))
    return _sheet("".join(parts), top + len(total) * row + 10)
