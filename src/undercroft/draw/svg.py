"""Shapes as text. Everything that comes from people or texts is escaped here."""

from __future__ import annotations

from html import escape


def text(x: float, y: float, words: object, css: str, size: float = 0, anchor: str = "") -> str:
    more = (f' font-size="{size:g}"' if size else "") + (f' text-anchor="{anchor}"' if anchor else "")
    return f'<text class="{css}" x="{x:g}" y="{y:g}"{more}>{escape(str(words))}</text>'


def rect(x: float, y: float, width: float, height: float, css: str, radius: float = 0) -> str:
    round_off = f' rx="{radius:g}"' if radius else ""
    return f'<rect class="{css}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{round_off}/>'


def circle(x: float, y: float, radius: float, css: str) -> str:
    return f'<circle class="{css}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'


def path(d: str, css: str, id: str = "") -> str:
    named = f' id="{escape(id)}"' if id else ""
    return f'<path{named} class="{css}" d="{d}"/>'


def stroke(d: str, css: str, id: str) -> str:
    """A stroke that a style sheet can draw from its beginning to its end."""
    return f'<path id="{escape(id)}" class="{css}" pathLength="1" d="{d}"/>'


def group(inner: str, css: str = "", at: tuple[float, float] | None = None, scale: float = 1, **data: str) -> str:
    """`data` becomes data-attributes."""
    parts = [f' class="{css}"'] if css else []
    if at is not None:
        larger = f" scale({scale:g})" if scale != 1 else ""
        parts.append(f' transform="translate({at[0]:g} {at[1]:g}){larger}"')
    parts += [f' data-{key}="{escape(value)}"' for key, value in data.items()]
    return f"<g{''.join(parts)}>{inner}</g>"


def heart(x: float, y: float, size: float) -> str:
    """The outline of a heart whose box starts at x, y."""
    s = size / 20
    return (
        f"M{x + 10 * s:.1f} {y + 18 * s:.1f}C{x - 4 * s:.1f} {y + 8 * s:.1f} {x + 3 * s:.1f} {y - 2 * s:.1f} {x + 10 * s:.1f}"
        f" {y + 5 * s:.1f}C{x + 17 * s:.1f} {y - 2 * s:.1f} {x + 24 * s:.1f} {y + 8 * s:.1f} {x + 10 * s:.1f} {y + 18 * s:.1f}Z"
    )


def gem(x: float, y: float, size: float) -> str:
    """A cut stone whose box starts at x, y."""
    points = ((0.22, 0.04), (0.78, 0.04), (1, 0.36), (0.5, 1), (0, 0.36))
    return "M" + "L".join(f"{x + px * size:.1f} {y + py * size:.1f}" for px, py in points) + "Z"


def wave(x: float, y: float, length: float, *, upright: bool, swing: float = 2.2, step: float = 4.5) -> str:
    """A line of water, from its beginning down or to the right."""
    turns = max(2, round(length / step))
    half = length / turns / 2
    bends = "".join(
        f"q{swing * side:g} {half:.2f} 0 {2 * half:.2f}" if upright else f"q{half:.2f} {swing * side:g} {2 * half:.2f} 0"
        for side in ((-1) ** turn for turn in range(turns))
    )
    return f"M{x:g} {y:g}{bends}"
