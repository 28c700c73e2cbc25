"""Small damage to files: to their bytes, lines and words, and to the values of JSON and TOML."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

Mutation = Callable[[bytes, Random], bytes]

DEEP, DEPTH = "deeper and deeper", 5_000
"""The text stands for lists in lists: whoever writes it down would run out of stack, and perhaps whoever reads it."""
STRANGE_TEXTS = (
    "", " ", "0", "-1", "00", "1e999", "9" * 30, "9" * 5_000, "٣", "²", "NaN", "null", "true", "?", "@", ">", "#", "-", "..", "/",
    "\x00", "\r", "\u2028", "\ufeff", "𝔘", "\u202e", "x" * 10_000, "../../etc/passwd", "%s", "{}", "{0}", "[red]", "<b>", "\\",
    "'", '"', "take-back", "start", "upgrade 1 x ?", "ready", "base", "any", "otherwise",
)  # fmt: skip
STRANGE_VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 99, 255, 256, 2**31, 2**63, 2**64, -(2**63), 10**40, 0.5, -0.0, 1e308, float("nan"),
    float("inf"), [], {}, [[]], [None], [0], {"": 0}, DEEP, *STRANGE_TEXTS,
)  # fmt: skip
STRANGE_BYTES = (
    b"\x00",
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\xef\xbb\xbf",
    b"\r\n",
    b"\x1b[2J",
    b"\\ud800",
    b"[" * 5_000,
    b"{" * 99,
)


# ---- bytes, lines, words ----


def bytes_changed(data: bytes, random: Random) -> bytes:
    at = random.randrange(len(data) + 1)
    end = min(len(data), at + random.choice((1, 1, 2, 8, 200)))
    return random.choice(
        (
            data[:at] + bytes([random.randrange(256)]) + data[at + 1 :],
            data[:at] + random.choice(STRANGE_BYTES) + data[at:],
            data[:at] + data[end:],
            data[:at] + data[at:end] * 2 + data[end:],
            data[:at],
            data[at:],
            data[:at] + random.randbytes(end - at) + data[end:],
        )
    )


def lines_changed(data: bytes, random: Random) -> bytes:
    lines = data.split(b"\n")
    at, other = random.randrange(len(lines)), random.randrange(len(lines))
    line = lines[at]
    match random.randrange(6):
        case 0:
            del lines[at]
        case 1:
            lines.insert(other, line)
        case 2:
            lines[at], lines[other] = lines[other], line
        case 3:
            lines[at] = lines[other]
        case 4:
            del lines[min(at, other) : max(at, other)]
        case _:
            lines[at] = line + b" " + lines[other]
    return b"\n".join(lines)


def words_changed(data: bytes, random: Random) -> bytes:
    """A word or number becomes another one of the same file, or something strange."""
    found = list(re.finditer(rb"[\w.-]+|[^\w\s]", data))
    if not found:
        return data
    word = random.choice(found)
    strange = random.choice(STRANGE_TEXTS).encode()
    return data[: word.start()] + random.choice((random.choice(found)[0], strange)) + data[word.end() :]


# ---- values ----


def json_changed(data: bytes, random: Random) -> bytes:
    """One JSON value in the place of another, anywhere in it."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return words_changed(data, random)
    return _deepened(json.dumps(changed(value, random), ensure_ascii=random.random() < 0.5))


def json_lines_changed(data: bytes, random: Random) -> bytes:
    """The JSON in a line of a record: a set-up, a name, a snapshot."""
    lines = data.split(b"\n")
    held = [number for number, line in enumerate(lines) if b" {" in line or b' "' in line]
    if not held:
        return lines_changed(data, random)
    at = random.choice(held)
    head, text = re.split(rb" (?=[{\"])", lines[at], maxsplit=1)
    lines[at] = head + b" " + json_changed(text, random)
    return b"\n".join(lines)


def toml_changed(data: bytes, random: Random) -> bytes:
    """The same for TOML; it is written again with every table in one line."""
    try:
        value = tomllib.loads(data.decode())
    except (ValueError, RecursionError):
        return words_changed(data, random)
    whole = changed(value, random)
    tables = whole if isinstance(whole, dict) else {"all": whole}
    return _deepened("".join(f"{json.dumps(str(key))} = {_toml(part)}\n" for key, part in tables.items()))


def _deepened(text: str) -> bytes:
    return text.replace(f'"{DEEP}"', "[" * DEPTH + "]" * DEPTH).encode(errors="surrogatepass")


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(str(key))} = {_toml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, bool) or value is None:
        return str(bool(value)).lower()
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


def changed(whole: Any, random: Random) -> Any:
    """A copy with one value taken out, put in, doubled, nested or exchanged."""
    whole = deepcopy(whole)
    places = list(_places(whole))
    if not places:
        return random.choice(STRANGE_VALUES)
    holder, key = random.choice(places)
    other_holder, other_key = random.choice(places)
    value = holder[key]
    match random.randrange(8):
        case 0:
            del holder[key]
        case 1:
            holder[key] = random.choice(STRANGE_VALUES)
        case 2:
            holder[key] = deepcopy(other_holder[other_key])
        case 3 if isinstance(holder, dict):
            holder[random.choice(STRANGE_TEXTS)] = value
        case 3 | 4 if isinstance(value, list):
            value += deepcopy(value[:1]) * random.choice((1, 2, 50))
        case 5:
            holder[key] = random.choice(([value], [[[value]]], {"x": value}, str(value)))
        case _:
            holder[key] = _near(value, random)
    return whole


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every value with where it lies: its holder and its key."""
    for key, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield value, key
        yield from _places(part)


def _near(value: Any, random: Random) -> Any:
    """Something that could stand there, and does not."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return random.choice((value + 1, value - 1, -value, 2 * value, value * 1_000_003, float(value), str(value)))
    if isinstance(value, float):
        return random.choice((-value, value * 1e300, round(value)))
    if isinstance(value, str) and value:
        at = random.randrange(len(value))
        return random.choice((value[:at], value[at:], value.upper(), value + value, value[:at] + random.choice(STRANGE_TEXTS)))
    if isinstance(value, list) and value:
        return random.choice((value[1:], value[::-1], random.sample(value, len(value)), value + value))
    return random.choice(STRANGE_VALUES)
