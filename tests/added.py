"""Games of somebody's own, in the registry for as long as a test needs them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from undercroft.games import ADDED, FACES, GAMES, add
from undercroft.kernel.game import Game
from undercroft.texts import tongue

EXAMPLES = Path(__file__).parent.parent / "examples"


@contextmanager
def added(*paths: Path | str) -> Iterator[list[Game]]:
    before = set(FACES)
    try:
        yield [add(str(path)) for path in paths]
    finally:
        for id in set(FACES) - before:
            del FACES[id], GAMES[id]
        ADDED.clear()
        tongue.cache_clear()
