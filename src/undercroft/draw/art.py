"""Drawings that lie in files: `art/<group>/<name>.svg` of a game's face, each a picture of its own."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

_SHELL = re.compile(r"\A\s*<svg\b[^>]*>(.*)</svg>\s*\Z", re.S)


@cache
def figures(package: str, group: str) -> dict[str, str]:
    """Name -> what is drawn, without the shell of its file and the breaks of its lines."""
    folder = resources.files(package) / "art" / group
    found = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        shell = _SHELL.match(file.read_text("utf-8"))
        if shell is None:
            raise ValueError(f"{file}: not a picture")
        found[file.name.removesuffix(".svg")] = re.sub(r">\s+<", "><", shell[1].strip())
    return found
