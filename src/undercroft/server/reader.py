"""Who reads a page."""

from __future__ import annotations

from typing import NamedTuple

THEMES = ("auto", "light", "dark")
CARD_SIZES = ("fitted", "large", "largest")
AT_ONCE = "at-once"
FOLLOWS = ("followed", "fast", AT_ONCE)
SOUNDS = ("off", "on")


class Reader(NamedTuple):
    device: str
    language: str
    theme: str
    csrf: str
    public_url: str
    cards: str = CARD_SIZES[0]
    """How large cards in hand and cards looked at are shown."""
    follows: str = FOLLOWS[0]
    """How fast what others do is shown."""
    sound: str = SOUNDS[0]
    alone: bool = False
    """The reader came by an address that only this machine knows."""
    home_url: str = ""
    """Then, where the house is found from the home network, if it can be."""
    notice: str = ""
    """What the house tells everybody, as the code of a refusal."""

    @property
    def link_url(self) -> str:
        """What links for others and for other devices begin with."""
        return (self.alone and self.home_url) or self.public_url
