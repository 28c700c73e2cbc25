"""Content packs: TOML in, typed data out. A mistake is refused with the file and the field's name."""

from __future__ import annotations

import hashlib
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import msgspec

from undercroft.kernel.types import KernelError

T = TypeVar("T")


class WrongPack(KernelError):
    code = "wrong-pack"


def find(package: str, name: str) -> tuple[str, bytes]:
    """A pack's name and bytes: one that came with the game (`base`), or a file (`my.toml`)."""
    if name.endswith(".toml"):
        path = Path(name)
        try:
            return path.stem, path.read_bytes()
        except (OSError, ValueError) as error:
            raise WrongPack(f"{name[:200]!r}: {getattr(error, 'strerror', error)}") from None
    inside = files(package) / "packs" / f"{name}.toml"
    if not name.isidentifier() or len(name) > 40 or not inside.is_file():
        raise WrongPack(f"there is no pack '{name[:40]}'")
    return name, inside.read_bytes()


def decode(name: str, data: bytes, content: type[T]) -> T:
    try:
        return msgspec.convert(tomllib.loads(data.decode()), type=content, str_keys=True)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WrongPack(f"{name}: {error}") from None
    except msgspec.ValidationError as error:
        raise WrongPack(f"{name}: {error}") from None


def fingerprint(content: object) -> str:
    """Of the meaning, not of the bytes: a comment changes nothing."""
    plain = msgspec.to_builtins(content, str_keys=True)
    return "sha256:" + hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:32]
