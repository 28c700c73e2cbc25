"""The processes behind one port: each writes down once a second what it counts, and reads what the others wrote.

They share a folder on their machine for as long as the house is open. A house of one process has none.
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
"""A file that says whether all of them are to prepare to close."""


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
    uptime: float
    devices: int
    answers: dict[str, int]
    busy: int
    longest_stall: float
    metrics: bytes = b""


_decode = msgspec.msgpack.Decoder(Told).decode


def made_anew(data: Path, host: str, port: int) -> Path:
    """The folder, for processes that are about to start. Another house on the same data listens somewhere else."""
    folder = data / FOLDER / f"{host} {port}".replace(":", "-")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(mode=0o700, parents=True)
    return folder


def gone(folder: Path) -> None:
    """After the last of them."""
    shutil.rmtree(folder, ignore_errors=True)


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
            _put(self._own, msgspec.msgpack.encode(told))

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
    def wish_to_close(self) -> bool | None:
        """None where nobody has said anything."""
        if self._folder is None:
            return None
        with suppress(FileNotFoundError):
            return (self._folder / CLOSING).read_text() == "on"
        return None

    def set_wish_to_close(self, *, on: bool) -> None:
        if self._folder is not None:
            wish = self._folder / CLOSING
            wish.unlink(missing_ok=True)  # where the new one finds no room, the old one does not hold
            _put(wish, b"on" if on else b"off")

    def leave(self) -> None:
        if self._own is not None:
            self._own.unlink(missing_ok=True)


def _put(path: Path, content: bytes) -> None:
    """Whoever reads it meanwhile reads what was there, or all of it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # somebody may have cleared the data folder
    part = path.with_suffix(".part")
    part.write_bytes(content)
    part.replace(path)
