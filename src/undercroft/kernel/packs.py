"""Content packs: TOML in, typed data out. A mistake is refused with the file and the field's name."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from undercroft.kernel.forms import looked_through, read_toml
from undercroft.kernel.game import Game
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
        return msgspec.convert(read_toml(data.decode()), type=looked_through(content), str_keys=True)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WrongPack(f"{name}: {error}") from None
    except msgspec.ValidationError as error:
        raise WrongPack(f"{name}: {error}") from None


def fingerprint(content: object) -> str:
    """Of the meaning, not of the bytes: a comment changes nothing."""
    plain = msgspec.to_builtins(content, str_keys=True)
    return "sha256:" + hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:32]


def home(game: Game) -> str:
    """The package of a game; its packs lie in it."""
    return game.load.__module__.rpartition(".")[0]


def book_of(game: Game, name: str, wanted: str, stored: bytes | None = None) -> Any:
    """The book with the fingerprint `wanted`, whatever has become of the pack called `name`.

    First the pack as it is now; then the bytes that were `stored`; then those of an earlier version that the game still brings.
    """
    if (present := _present(game, name)) is not None and present.fingerprint == wanted:
        return present
    data = stored if stored is not None else bytes_of(game, name, wanted)
    if data is None or game.bind is None:
        raise WrongPack(f"the pack {wanted} is not here, and '{name[:40]}' is another one now")
    return _bound(game.bind, name, data, wanted)


def bytes_of(game: Game, name: str, wanted: str) -> bytes | None:
    """What to keep of a pack, so that its book can be bound again: as the game brings it now, or brought it earlier."""
    if game.bind is None:
        return None
    present = _present(game, name)
    if present is not None and present.fingerprint == wanted:
        found, data = find(home(game), name)
        return data if _fingerprint(game.bind, found, data) == wanted else None
    kept = files(home(game)) / "packs" / "earlier" / f"{wanted.removeprefix('sha256:')}.toml"
    return kept.read_bytes() if wanted.removeprefix("sha256:").isalnum() and kept.is_file() else None


def _present(game: Game, name: str) -> Any:
    try:
        return game.load(name)
    except WrongPack:
        return None


@lru_cache(32)
def _fingerprint(bind: Callable[[str, bytes], Any], name: str, data: bytes) -> str:
    """The file may have changed since the pack was loaded."""
    return str(bind(name, data).fingerprint)


@lru_cache(32)
def _bound(bind: Callable[[str, bytes], Any], name: str, data: bytes, wanted: str) -> Any:
    """It keeps the fingerprint it was stored by: a field that was added since would give it another one."""
    book = bind(Path(name).stem, data)
    book.fingerprint = wanted
    return book
