"""What holds for all tests."""

from __future__ import annotations

import gc


def pytest_collection_finish() -> None:
    """Ten thousand tests stay to the end: the interpreter need not look through them for garbage again and again."""
    gc.collect()
    gc.freeze()
