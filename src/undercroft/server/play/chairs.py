"""The chairs round a table, and who or what may sit on them."""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal

import msgspec

Kind = Literal["person", "open", "bot"]
BOT_NAMES = ("Grim", "Mab", "Odo", "Wren", "Pike", "Sable", "Tansy", "Rook")
"""As they are stored; pages call them by their name in the reader's language."""


class Chair(msgspec.Struct):
    """One seat of a table. A person may sit at several devices; a bot may stand in for an absent person."""

    kind: Kind
    name: str = ""
    bot: str = ""
    """The bot that plays: the chair's own, or one standing in for its person."""
    key: str = ""
    """The private link that carries this seat to another device, sealed; empty where there is none."""
    holders: list[str] = []
    """Devices that may play this seat, in the order in which they came."""
    seen_by: list[str] = []
    """Devices that have played this seat in the running game and no longer do."""
    habits: dict[str, str] = {}
    """Question kind -> the answer that the table gives for this person without asking."""
    heard: list[str] | None = None
    """What the coach of a first game has said to this person; None: there is no coach."""
    stand_in_since: int = 0
    """The step from which the bot stands in; of no meaning while none does."""
    by_others: list[tuple[int, int]] = []
    """Steps that somebody else answered for this person: from one of them to before another."""

    @property
    def plays_by_itself(self) -> bool:
        return bool(self.bot)

    @property
    def stand_in(self) -> bool:
        return self.kind == "person" and bool(self.bot)

    def lend(self, bot: str, step: int) -> None:
        """To a bot, or to another one, from this step on."""
        if not self.bot:
            self.stand_in_since = step
        self.bot = bot

    def give_back(self, step: int) -> None:
        """Its person comes back."""
        if self.bot:
            self.by_others.append((self.stand_in_since, step))
        self.bot = ""

    def answered_by_others(self, step: int) -> bool:
        """Whether what was answered at a step was not this person's."""
        lent = self.stand_in and step >= self.stand_in_since
        return lent or any(first <= step < end for first, end in self.by_others)

    @property
    def named_by_house(self) -> bool:
        return self.kind != "person" and self.name in BOT_NAMES

    def new_link(self) -> str:
        """The key of a new private link, told this once: only its seal is kept. The earlier link is void."""
        key = secrets.token_urlsafe(12)
        self.key = sealed(key)
        return key


def sealed(key: str) -> str:
    """As a private link's key is kept: whoever reads the store cannot play the seat."""
    return hashlib.sha256(key.encode()).hexdigest()
