"""What has lived for a while is left out where the interpreter looks for garbage.

By itself it looks through all of a house again and again, and everybody waits: with 500 tables a quarter of a second, every few
seconds. Nearly everything goes without that, as soon as nothing refers to it; so it is enough to look through what is young.
"""

from __future__ import annotations

import asyncio
import gc
from itertools import count

ROUND_SECONDS = 2
ROUNDS = 30
"""To count what there is takes as long as to look through the young: it is done so rarely."""
GROWN = 1.5
"""Where there is so many times as much as was left after all was looked through, all is looked through again."""


async def collect() -> None:
    kept = 0
    for number in count():
        if number % ROUNDS == 0:
            kept = of_all(kept)
        else:
            of_the_young()
        await asyncio.sleep(ROUND_SECONDS)


def of_the_young() -> None:
    """What is left of them grows old: it is set aside."""
    gc.collect()
    gc.freeze()


def of_all(kept: int) -> int:
    """Where it has grown enough since `kept` things were left. So many are left now; where it has not, it is still `kept`."""
    grown = gc.get_freeze_count() >= GROWN * kept
    if grown:
        gc.unfreeze()
    of_the_young()
    return gc.get_freeze_count() if grown else kept
