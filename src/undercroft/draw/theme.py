"""Style sheets as palettes: the colours of a theme read from the CSS that the pages use, so that they are written once."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

_RULE = re.compile(r"^(\.[\w-]+) \{([^{}]*)\}", re.M)
_VARIABLE = re.compile(r"(--[\w-]+): light-dark\((.+?), (.+?)\);")
PICTURE_ENDS = "/* pointers and motion */"
"""What follows this line in a game's style sheet is for the page only, not for the picture."""


@cache
def _sheet(game: str) -> str:
    css = (files("undercroft.web") / f"static/games/{game}.css").read_text()
    return css.partition(PICTURE_ENDS)[0]


@cache
def palette(game: str, theme: str) -> dict[str, str]:
    """Variable -> colour."""
    found = _VARIABLE.findall(_sheet(game))
    return {name: dark if theme == "dark" else light for name, light, dark in found}


@cache
def resolved(game: str, theme: str) -> str:
    """The rules of the picture with every variable replaced by its colour."""
    colours = palette(game, theme)
    rules = [f"{selector}{{{body.strip()}}}" for selector, body in _RULE.findall(_sheet(game))]
    return re.sub(r"var\((--[\w-]+)\)", lambda match: colours[match[1]], "\n".join(rules))
