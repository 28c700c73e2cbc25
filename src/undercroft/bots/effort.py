"""How much a bot may think about one answer."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf
from typing import NamedTuple


class Effort(NamedTuple):
    level: int
    """From 1, a beginner, to 5."""
    until: float = inf
    """When the answer is due, by the clock."""
    clock: Callable[[], float] = time.perf_counter

    def spent(self) -> bool:
        return self.clock() >= self.until
