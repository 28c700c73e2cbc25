"""The processes behind one port: each writes down once a second what it counts, and reads what the others wrote.

They share a folder on their machine, emptied whenever the house is opened. A house of one process has none.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

FOLDER = "processes"
BEAT_SECONDS = 1.0
SILENT_SECONDS = 5.0
"""Whoever has said nothing for so long is gone."""
CLOSING = "closing"
"""A file that stands for the wish that all of them prepare to close."""


class Told(msgspec.Struct):
    """What one process says of itself."""

    process: int
    draining: bool
    rooms: list[str]
    """Tables in memory."""
    pages: dict[str, int]
    """Open pages by table."""
    here: dict[str, int]
    """Open pages by device."""
    devices: int
    answers: dict[str, int]
    busy: int
    longest_stall: float
    metrics: bytes = b""


_decode = msgspec.msgpack.Decoder(Told).decode


def made_anew(data: Path) -> Path:
    """The folder, for processes that are about to start."""
    folder = data / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(mode=0o700, parents=True)
    return folder


class Siblings:
    def __init__(self, folder: Path | None, process: int | None = None) -> None:
        """`process` is this one, where no other is said."""
        self._folder = folder
        self._own = None if folder is None else folder / f"{process or os.getpid()}"

    @property
    def shared(self) -> bool:
        return self._folder is not None

    def tell(self, told: Told) -> None:
        if self._own is not None:
            self._own.parent.mkdir(mode=0o700, exist_ok=True)  # a second house on the same data may have begun anew
            part = self._own.with_suffix(".part")
            part.write_bytes(msgspec.msgpack.encode(told))
            part.replace(self._own)

    def others(self) -> list[Told]:
        """What the others said last."""
        return list(self._heard())

    def _heard(self) -> Iterator[Told]:
        for path in () if self._folder is None else sorted(self._folder.glob("*")):
            if path == self._own or not path.name.isdecimal():
                continue
            with suppress(FileNotFoundError):
                if time.time() - path.stat().st_mtime > SILENT_SECONDS:
                    path.unlink()
                else:
                    yield _decode(path.read_bytes())

    @property
    def wish_to_close(self) -> bool:
        return self._folder is not None and (self._folder / CLOSING).exists()

    def set_wish_to_close(self, *, on: bool) -> None:
        if self._folder is not None:
            mark = self._folder / CLOSING
            mark.touch() if on else mark.unlink(missing_ok=True)

    def leave(self) -> None:
        if self._own is not None:
            self._own.unlink(missing_ok=True)
