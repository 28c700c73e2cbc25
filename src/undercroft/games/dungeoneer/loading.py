"""Loads a pack: decoded, made into a book, and checked against what the rules need of any pack."""

from __future__ import annotations

from functools import cache

from undercroft.games.dungeoneer.content import DungeonBook, Pack
from undercroft.kernel import packs


@cache
def load(name: str) -> DungeonBook:
    found, data = packs.find("undercroft.games.dungeoneer", name)
    pack = packs.decode(found, data, Pack)
    return DungeonBook(found, packs.fingerprint(pack), pack)
