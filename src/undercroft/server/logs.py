"""What the house writes down of itself: one line an event, in words or as JSON, and never what only a seat or a person may know.

So a line names the pattern of a route and no path, a table only where the house has it open, and of an error its kind and its
places in the code: what an error says may quote an answer, a key or a row of the store.
"""

from __future__ import annotations

import logging
import sqlite3
import sys
import traceback
from asyncio import Task
from collections.abc import Container, Iterator
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Any, TextIO

import msgspec

from undercroft.server.errors import Refused

access = logging.getLogger("undercroft.access")
access.setLevel(logging.CRITICAL)  # who opens a house without `set_up` has asked for no lines of requests
FORMS = ("words", "json")
LEVELS = ("debug", "info", "warning", "error")
FACTS = ("request", "table", "method", "route", "status", "ms")
"""What a line may say beside its words, in this order."""
PLACES = 12
"""Of a trace so many lines of code are named, the innermost ones."""
PACKAGE = Path(__file__).parents[2]


class Visit:
    """A request or a socket under way. What it left behind, a bot that it roused, keeps this and not the whole request."""

    __slots__ = ("_known", "_scope", "_told", "as_decreed", "device", "gone", "id", "shown_out", "status", "task")

    def __init__(self, scope: Any, known: Container[str]) -> None:
        self.id = token_hex(6)
        self.status = 0
        self.device = ""
        """As the store knows it; nothing for whoever comes for the first time."""
        self.task: Task[Any] | None = None
        """Of an open socket."""
        self.shown_out = False
        self.gone = False
        """Its browser left before it had said all."""
        self.as_decreed = False
        """It was refused as the house was told to."""
        self._scope = scope
        self._known = known
        self._told = ("", "")

    @property
    def route(self) -> str:
        return self._told[0] if self._scope is None else self._scope.get("path_template", "")

    @property
    def table(self) -> str:
        """Only one that is open in this house: anybody can write anything into an address."""
        if self._scope is None:
            return self._told[1]
        table = self._scope.get("path_params", {}).get("table", "")
        return table if table in self._known else ""

    def leave(self) -> None:
        self._told = (self.route, self.table)
        self._scope = None


current: ContextVar[Visit | None] = ContextVar("visit", default=None)


def request_id() -> str:
    """By which somebody who saw an error finds its line."""
    visit = current.get()
    return "" if visit is None else visit.id


def set_up(form: str, level: str, *, every_request: bool = False, stream: TextIO | None = None) -> None:
    """All that is logged in this process goes one way, in one form; requests only where they fail or are slow, or every one."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Words() if form == "words" else Json())
    handler.addFilter(_may_be_written)
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.WARNING)  # further down others would write down rows and cookies
    logging.getLogger("undercroft").setLevel(level.upper())
    access.setLevel(logging.INFO if every_request else logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.INFO if level == "debug" else logging.WARNING)


def _may_be_written(record: logging.LogRecord) -> bool:
    """Of what Uvicorn tells without need nothing is kept that names a path: the house has lines of its own for that."""
    return not record.name.startswith("uvicorn") or record.levelno >= logging.WARNING or "%s" not in str(record.msg)


class Words(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        time = _time(record).strftime("%Y-%m-%d %H:%M:%S.%f")[:-3]
        facts = [f"{name}={value}" for name, value in _facts(record).items()]
        return "  ".join([f"{time} {_level(record):<7} {_said(record)}", *facts, *_trouble(record)])


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        time = _time(record).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        line = {"time": time, "level": _level(record), "said": _said(record), **_facts(record)}
        if trouble := _trouble(record):
            line["trouble"] = trouble
        return msgspec.json.encode(line).decode()


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def _level(record: logging.LogRecord) -> str:
    return record.levelname.lower()


def _said(record: logging.LogRecord) -> str:
    """One line of it: the next ones of asyncio's quote what went wrong."""
    return next(iter(record.getMessage().splitlines()), "")


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    visit = current.get()
    known = {} if visit is None else {"request": visit.id, "table": visit.table, "route": visit.route}
    given = known | {name: record.__dict__[name] for name in FACTS if name in record.__dict__}
    return {name: given[name] for name in FACTS if given.get(name)}


def _trouble(record: logging.LogRecord) -> list[str]:
    """The error and those that it came from, each with its places in the code, the innermost first."""
    error = record.exc_info[1] if record.exc_info else None
    return [_told(each) for each in _chain(error)]


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    met = list[BaseException]()
    while error is not None and error not in met:
        met.append(error)
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _told(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)[-PLACES:]
    places = " < ".join(f"{_file(frame.filename)}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    return f"{type(error).__name__}{_words(error)} at {places or 'nowhere'}"


def _words(error: BaseException) -> str:
    """What is known to quote nothing: a code of the house, what the system or SQLite says."""
    match error:
        case Refused():
            return f" ({error.code})"
        case OSError() if error.strerror:
            return f" ({error.strerror})"
        case sqlite3.OperationalError():
            return f" ({error})"
    return ""


def _file(name: str) -> str:
    path = Path(name)
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else path.name
