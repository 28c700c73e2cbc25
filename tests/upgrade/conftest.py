"""The landed house, opened again by the code of today."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.running import House, open_house
from tests.server.conftest import _leave as _leave
from tests.upgrade.landed import Landed, unpack
from undercroft.server.play import windows


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def landed(folder: Path) -> Landed:
    return unpack(folder)


@pytest.fixture
def house(folder: Path, landed: Landed, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    # A window that nobody answers would pass by itself while the test still reads.
    monkeypatch.setitem(windows.SECONDS, windows.USUAL, 600.0)
    with open_house(folder) as opened:
        yield opened
