"""Types that plain data is read into, and texts that hold such data.

msgspec looks a type through when it is first read; two threads that do that at once end the process (seen with 0.22).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
_one_by_one = Lock()


def looked_through(form: type[T]) -> type[T]:
    """The same type, ready to be read in any thread."""
    with _one_by_one:
        msgspec.json.Decoder(form)
    return form


def decoded(decode: Callable[[str | bytes], T], text: str | bytes) -> T:
    """What a decoder makes of a text. Whatever it stumbles over is a `DecodeError` in words."""
    try:
        return decode(text)
    except RecursionError:
        raise msgspec.DecodeError("lists and objects lie too deep in one another") from None
    except UnicodeError:
        raise msgspec.DecodeError("this is not text") from None


def read_toml(text: str) -> dict[str, Any]:
    """Whatever is wrong with it is a `TOMLDecodeError` in words."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except RecursionError:
        raise tomllib.TOMLDecodeError("lists and tables lie too deep in one another") from None
    except ValueError:
        raise tomllib.TOMLDecodeError("a number or a date in it is beyond measure") from None
