"""Whole numbers as people and forms write them."""

from __future__ import annotations

MOST_DIGITS = 9


def whole(text: str) -> int | None:
    """Plain digits only: other scripts' digits and numbers without end are no seat, step or count."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else None
