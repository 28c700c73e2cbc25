"""Bars as SVG: for each dog one bar for each number of seats, against an even share."""

from __future__ import annotations

from undercroft.draw import svg

WIDTH, LEFT, TOP, BAR = 640, 80, 44, 14
COLORS = ("#b3541e", "#5b3a8c", "#2f7f86")
STYLE = (
    "<style>text{font-family:sans-serif;font-size:13px;fill:#222}.p{fill:#fff}.g{stroke:#999;fill:none;stroke-dasharray:4 3}"
    + "".join(f".f{n}{{fill:{c}}}" for n, c in enumerate(COLORS))
    + "</style>"
)


def shares(of: dict[str, dict[str, float]], title: str) -> str:
    """Series -> name -> share, where 1 is even."""
    names = list(next(iter(of.values()), {}))
    most = max((share for series in of.values() for share in series.values()), default=1.0)
    scale, row = (WIDTH - LEFT - 60) / max(most, 1.0), BAR * len(of) + 10
    height = TOP + len(names) * row + 6
    parts = [svg.rect(0, 0, WIDTH, height, "p"), svg.text(LEFT, 24, title, "")]
    for number, label in enumerate(of):
        x = LEFT + 300 + 85 * number
        parts += [svg.rect(x, 13, 12, 12, f"f{number}"), svg.text(x + 17, 24, label, "")]
    for place, name in enumerate(names):
        y = TOP + place * row
        parts.append(svg.text(LEFT - 8, y + BAR * len(of) / 2 + 4, name, "", anchor="end"))
        for number, series in enumerate(of.values()):
            long = scale * series[name]
            parts.append(svg.rect(LEFT, y + BAR * number, max(long, 0.5), BAR - 2, f"f{number}"))
            parts.append(svg.text(LEFT + long + 5, y + BAR * number + 11, f"{series[name]:.2f}", ""))
    parts.append(svg.path(f"M{LEFT + scale:.1f} {TOP - 6}V{height - 6:g}", "g"))
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img">'
    return f"{frame}{STYLE}{''.join(parts)}</svg>\n"
