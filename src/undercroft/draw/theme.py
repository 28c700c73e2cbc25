"""Style sheets as palettes: the colours of a theme read from the CSS that the pages use, so that they are written once."""

from __future__ import annotations

import re
from functools import cache

_RULE = re.compile(r"^(\.[\w-]+) \{([^{}]*)\}", re.M)
_VARIABLE = re.compile(r"(--[\w-]+): light-dark\((.+?), (.+?)\);")
PICTURE_ENDS = "/* pointers and motion */"
"""What follows this line in a game's style sheet is for the page only, not for the picture."""


@cache
def palette(sheet: str, theme: str) -> dict[str, str]:
    """Variable -> colour."""
    found = _VARIABLE.findall(sheet.partition(PICTURE_ENDS)[0])
    return {name: dark if theme == "dark" else light for name, light, dark in found}


@cache
def resolved(sheet: str, theme: str) -> str:
    """The rules of the picture with every variable replaced by its colour."""
    colours = palette(sheet, theme)
    rules = [f"{selector}{{{body.strip()}}}" for selector, body in _RULE.findall(sheet.partition(PICTURE_ENDS)[0])]
    return re.sub(r"var\((--[\w-]+)\)", lambda match: colours[match[1]], "\n".join(rules))
