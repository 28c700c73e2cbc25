"""What holds for all tests."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from math import inf

import pytest

from undercroft.server.http import busy


def pytest_collection_finish() -> None:
    """Ten thousand tests stay to the end: the interpreter need not look through them for garbage again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _unhurried() -> Iterator[None]:
    """A machine that does several tests at a time is often late, and that is not the crowd that a house turns away."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(busy, "LATE_SECONDS", inf)
        yield
