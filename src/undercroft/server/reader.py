"""Who reads a page."""

from __future__ import annotations

from typing import NamedTuple

THEMES = ("auto", "light", "dark")


class Reader(NamedTuple):
    device: str
    language: str
    theme: str
    csrf: str
    public_url: str
