"""Snapshots of a game, kept small: against a key frame while it is played, all at once when it is over."""

from __future__ import annotations

import lzma
import zlib
from collections.abc import Iterable

import msgspec

KEY_EVERY = 32
"""So many steps share one key frame: any of them is two short reads away."""

_decode = msgspec.msgpack.Decoder(list[bytes]).decode


class Scratched(Exception):
    """What is stored cannot be unpacked."""


def press(frame: bytes, key: bytes = b"") -> bytes:
    """One frame; with a key frame, little more than what differs from it."""
    packer = zlib.compressobj(6, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, key) if key else zlib.compressobj(6, wbits=-15)
    return packer.compress(frame) + packer.flush()


def unpress(data: bytes, key: bytes = b"") -> bytes:
    opener = zlib.decompressobj(-15, key) if key else zlib.decompressobj(-15)
    try:
        return opener.decompress(data)
    except zlib.error as error:
        raise Scratched(str(error)) from None


def developed(frames: Iterable[tuple[int, int, bytes]]) -> list[bytes]:
    """Frames in order, from number, number of the key frame, and what was pressed."""
    found, keys = list[bytes](), dict[int, bytes]()
    for number, key, data in frames:
        found.append(unpress(data, keys.get(key, b"")))
        if key == number:
            keys[number] = found[-1]
    return found


def reel(frames: list[bytes]) -> bytes:
    """A whole game: a step differs from the one before by so little that all of them are hardly more than a few."""
    return lzma.compress(msgspec.msgpack.encode(frames))


def unreel(data: bytes) -> list[bytes]:
    try:
        return _decode(lzma.decompress(data))
    except (lzma.LZMAError, EOFError, msgspec.DecodeError) as error:
        raise Scratched(str(error)) from None
