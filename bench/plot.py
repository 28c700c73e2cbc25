"""The plots of the balance pages and of the load, as SVG: lines over the number of heroes or tables, and bars by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import ceil, floor, log10
from typing import NamedTuple

from undercroft.draw import svg

WIDTH, BAR = 640, 14
RUST, AMBER, PLUM, TEAL = "#b3541e", "#d99a2b", "#5b3a8c", "#2f7f86"
PAPER = "text{font-family:sans-serif;font-size:13px;fill:#222}.p{fill:#fff}"
OF_LINES = (
    ".g{stroke:#ddd;fill:none}.a{stroke:#555;fill:none}"
    + "".join(f".l{n}{{stroke:{c};stroke-width:2.5;fill:none}}.f{n}{{fill:{c}}}" for n, c in enumerate((RUST, AMBER, PLUM, TEAL)))
    + ".l1,.l3{stroke-dasharray:7 4}"
)
OF_SPANS = (
    f".g{{stroke:#ddd;fill:none}}.t{{stroke:{RUST};stroke-dasharray:6 4;fill:none}}"
    f".w{{stroke:{TEAL};stroke-width:2.5;fill:none}}.d{{fill:{PLUM}}}.h{{font-weight:600}}"
)
OF_SHARES = ".g{stroke:#999;fill:none;stroke-dasharray:4 3}" + "".join(
    f".f{n}{{fill:{c}}}" for n, c in enumerate((RUST, PLUM, TEAL))
)


class Series(NamedTuple):
    name: str
    points: tuple[tuple[float, float], ...]


class Panel(NamedTuple):
    title: str
    series: list[Series]


def _sheet(style: str, parts: list[str], height: float) -> str:
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img">'
    return f"{frame}<style>{PAPER}{style}</style>{svg.rect(0, 0, WIDTH, height, 'p')}{''.join(parts)}</svg>\n"


def games_won(series: list[Series]) -> str:
    """Shares from 0 to 1 over the number of heroes, 1 to 5."""
    left, right, top, bottom, height = 60, WIDTH - 20, 68, 330, 380

    def at(x: float, y: float) -> tuple[float, float]:
        return left + 30 + (x - 1) * (right - left - 60) / 4, bottom - y * (bottom - top)

    parts = [svg.text(left, 22, "Games won by greedy heroes", "")]
    for tenth in range(0, 11, 2):
        _, y = at(1, tenth / 10)
        parts += [svg.path(f"M{left} {y:.1f}H{right}", "g"), svg.text(left - 8, y + 4, f"{tenth * 10} %", "", anchor="end")]
    for heroes in range(1, 6):
        parts.append(svg.text(at(heroes, 0)[0], bottom + 18, heroes, "", anchor="middle"))
    parts.append(svg.text((left + right) / 2, bottom + 38, "heroes", "", anchor="middle"))
    parts += _lines(series, at, left, 42)
    return _sheet(OF_LINES, parts, height)


def _lines(series: list[Series], at: Callable[[float, float], tuple[float, float]], left: float, top: float) -> list[str]:
    """Each through its points, with its name above all of them."""
    parts: list[str] = []
    for number, (name, points) in enumerate(series):
        placed = [at(x, y) for x, y in points]
        parts.append(svg.path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in placed), f"l{number}"))
        parts += [svg.circle(x, y, 4, f"f{number}") for x, y in placed]
        x, y = left + 260 * (number % 2), top + 18 * (number // 2)
        parts += [svg.path(f"M{x} {y - 4}h24", f"l{number}"), svg.text(x + 30, y, name, "")]
    return parts


def by_tables(panels: list[Panel]) -> str:
    """Figures over the number of tables, panel under panel; both grow by tens."""
    high = 300
    parts = [part for number, panel in enumerate(panels) for part in _panel(panel, number * high, high)]
    return _sheet(OF_LINES, parts, high * len(panels) + 10)


def _panel(panel: Panel, above: float, high: float) -> list[str]:
    points = [point for one in panel.series for point in one.points]
    left, right, top, bottom = 70, WIDTH - 30, above + 72, above + high - 30
    first, last = log10(min(x for x, _ in points)), log10(max(x for x, _ in points))
    low, most = floor(log10(min(y for _, y in points))), ceil(log10(max(y for _, y in points)) + 0.01)

    def at(x: float, y: float) -> tuple[float, float]:
        across, up = (log10(x) - first) / max(last - first, 0.1), (log10(y) - low) / (most - low)
        return left + 20 + across * (right - left - 40), bottom - up * (bottom - top)

    parts = [svg.text(left, above + 22, panel.title, "")]
    for power in range(low, most + 1):
        _, y = at(10**first, 10.0**power)
        parts += [svg.path(f"M{left} {y:.1f}H{right}", "g"), svg.text(left - 8, y + 4, f"{10.0**power:,g}", "", anchor="end")]
    for tables in sorted({x for x, _ in points}):
        parts.append(svg.text(at(tables, 10.0**low)[0], bottom + 18, f"{tables:,g}", "", anchor="middle"))
    return parts + _lines(panel.series, at, left, above + 42)


def spans(of: dict[str, list[tuple[str, tuple[float, float, float]]]], thresholds: dict[str, float], title: str) -> str:
    """Group -> name -> a share with its interval, on a line from 0 to 1; dashed lines mark the thresholds of groups."""
    left, right, row, top = 100, WIDTH - 125, 20, 50
    bottom = top + sum(26 + row * len(rows) for rows in of.values())

    def x(share: float) -> float:
        return left + share * (right - left)

    parts = [svg.text(20, 24, title, "")]
    for tenth in range(0, 11, 2):
        parts += [
            svg.path(f"M{x(tenth / 10):.1f} {top - 6}V{bottom}", "g"),
            svg.text(x(tenth / 10), bottom + 18, f"{tenth * 10} %", "", anchor="middle"),
        ]
    y = float(top)
    for group, rows in of.items():
        parts.append(svg.text(20, y + 19, group, "h"))
        y += 26
        if group in thresholds:
            parts.append(svg.path(f"M{x(thresholds[group]):.1f} {y:g}v{row * len(rows)}", "t"))
        for name, (share, low, high) in rows:
            middle, from_, to = y + row / 2, f"M{x(low):.1f}", f"M{x(high):.1f}"
            parts += [
                svg.text(left - 8, middle + 4, name, "", anchor="end"),
                svg.path(f"{from_} {middle:g}H{x(high):.1f}{from_} {middle - 5:g}v10{to} {middle - 5:g}v10", "w"),
                svg.circle(x(share), middle, 4, "d"),
                svg.text(right + 12, middle + 4, f"{100 * share:.0f} % ({100 * low:.0f}–{100 * high:.0f})", ""),
            ]
            y += row
    return _sheet(OF_SPANS, parts, bottom + 30)


def deaths_by_cause(of: dict[str, dict[str, float]]) -> str:
    """Mode -> cause -> deaths a game: for each cause one bar a mode, the commonest cause first."""
    total: Counter[str] = Counter()
    for counted in of.values():
        total.update(counted)
    left, top, row = 100, 40, BAR * len(of) + 8
    scale = (WIDTH - 170) / _most(of)
    parts = [svg.text(left, 22, "Deaths of heroes a game, by cause", "")]
    for number, mode in enumerate(of):
        x = left + 280 + 120 * number
        parts += [svg.rect(x, 11, 14, 12, f"f{2 * number}"), svg.text(x + 20, 22, mode, "")]
    for place, (cause, _) in enumerate(total.most_common()):
        bars = [(counted.get(cause, 0), f"f{2 * number}") for number, counted in enumerate(of.values())]
        parts += _bars(cause, bars, left, top + place * row, scale)
    return _sheet(OF_LINES, parts, top + len(total) * row + 10)


def shares_won(of: dict[str, dict[str, float]], title: str) -> str:
    """Number of seats -> name -> share of the games, where a line marks 1, the even share."""
    names = list(next(iter(of.values()), {}))
    left, top, row = 80, 44, BAR * len(of) + 10
    scale, height = (WIDTH - left - 60) / max(_most(of), 1.0), top + len(names) * row + 6
    parts = [svg.text(left, 24, title, "")]
    for number, label in enumerate(of):
        x = left + 300 + 85 * number
        parts += [svg.rect(x, 13, 12, 12, f"f{number}"), svg.text(x + 17, 24, label, "")]
    for place, name in enumerate(names):
        bars = [(series[name], f"f{number}") for number, series in enumerate(of.values())]
        parts += _bars(name, bars, left, top + place * row, scale)
    parts.append(svg.path(f"M{left + scale:.1f} {top - 6}V{height - 6:g}", "g"))
    return _sheet(OF_SHARES, parts, height)


def _most(of: dict[str, dict[str, float]]) -> float:
    return max((share for series in of.values() for share in series.values()), default=1.0)


def _bars(name: str, bars: list[tuple[float, str]], left: float, top: float, scale: float) -> list[str]:
    """One bar under the other, each with its figure; the name before them."""
    parts = [svg.text(left - 8, top + BAR * len(bars) / 2 + 4, name, "", anchor="end")]
    for number, (figure, css) in enumerate(bars):
        y, long = top + BAR * number, scale * figure
        parts += [svg.rect(left, y, max(long, 0.5), BAR - 2, css), svg.text(left + long + 5, y + 11, f"{figure:.2f}", "")]
    return parts
