"""Icons: those of game-icons.net (CC BY 3.0) gathered by the build, and a few of our own where theirs do not read when small."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

OWN = {
    "cleric-cross": '<path fill="currentColor" d="M198 30h116v120h120v116H314v216H198V266H78V150h120z"/>',
    "four-leaf": (
        '<path fill="currentColor" d="M244 244C130 240 70 170 112 112C152 60 236 84 250 150C262 84 348 60 390 112'
        "C432 170 372 240 268 244C372 246 436 312 396 374C356 430 276 404 262 334C268 402 292 444 330 476L300 496"
        'C262 460 246 408 246 340C226 408 152 428 112 374C72 312 140 248 244 244Z"/>'
    ),
    "step-up": '<path fill="currentColor" d="M256 24L470 230H344V330H168V230H42zM168 366h176v50H168zM168 446h176v42H168z"/>',
}


@cache
def _bodies() -> dict[str, str]:
    file = files("undercroft.web") / "static/vendor/icons.json"
    try:
        gathered: dict[str, str] = json.loads(file.read_text())
    except FileNotFoundError:
        raise RuntimeError("the icons are missing: run `python hatch_build.py` in the source folder once") from None
    return gathered | OWN


@cache
def icon(name: str, x: float, y: float, size: float, css: str) -> str:
    """An icon in a square box; it takes the colour of its class. The picture needs the icon's shape from `shapes` once."""
    return f'<use href="#icon-{name}" class="{css}" transform="translate({x:g} {y:g}) scale({size / 512:.4f})"/>'


def shapes(names: Iterable[str]) -> str:
    """What `icon` refers to."""
    return "".join(f'<g id="icon-{name}">{_bodies()[name]}</g>' for name in sorted(set(names))).join(("<defs>", "</defs>"))


def inlined(picture: str) -> str:
    """The picture with its icons written out, for a place of its own."""
    return re.sub(r'<use href="#icon-([\w-]+)"([^>]*)/>', lambda use: f"<g{use[2]}>{_bodies()[use[1]]}</g>", picture)
