"""A power cut, imitated at the level of files: every write and sync of a real server is noted, and any moment of it can be made
again as a disk may have it then.

What was synced is there. Of what was written since, each write may be there, missing, or there in part, in any order; of the
names of files that were made, replaced or removed since their folder was synced, the first few may be. The folder itself is
older than that.
"""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.faults.houses import SqliteHouse

CALLS = "openat,mkdir,rename,unlink,ftruncate,write,pwrite64,fsync,fdatasync,sendto"
OTHERS = "creat,link,linkat,renameat,renameat2,unlinkat,mkdirat,truncate,fallocate,writev,pwritev,pwritev2,sendfile,sendmsg,msync"
"""Other ways to do the same. A trace that has one of them at work on our folder is refused, not half understood."""
SECTOR = 512
LONGEST = 1 << 17
TOLD = b'{"ok":true}'
TELLS = TOLD.decode()
"""The one event that is no change of a file: somebody was told that an answer is stored."""


def tracing(trace: Path, command: Iterable[str]) -> tuple[str, ...]:
    """The command, with all that it does to files noted in `trace`. The tracer stands aside: signals reach the server itself."""
    tracer = ("strace", "-D", "-f", "-qq", "--seccomp-bpf", "-y", "-xx", "-s", str(LONGEST), "-e", "signal=none")
    return (*tracer, "-e", f"trace={CALLS},{OTHERS}", "-o", str(trace), *command)


def cut(house: SqliteHouse) -> None:
    """Kills a server that is traced, and waits until its tracer has noted the last of it."""
    status = Path(f"/proc/{house.process}/status").read_text()
    tracer = Path(f"/proc/{status.partition('TracerPid:')[2].split()[0]}")
    house.kill()
    until = time.monotonic() + 30
    while tracer.exists():
        assert time.monotonic() < until, "the tracer does not come to an end"
        time.sleep(0.01)


class Event(NamedTuple):
    call: str
    """`create`, `mkdir`, `rename`, `unlink`, `write`, `truncate`, `sync`, or what was told."""
    path: str = ""
    at: int = 0
    data: bytes = b""
    to: str = ""


_LINE = re.compile(r"(\d+) +(?:<\.\.\. (\w+) resumed>(.*)|(\w+)\((.*))", re.DOTALL)
_TEXT = r'"((?:\\x[0-9a-f]{2})*)"(\.\.\.)?'
_HANDLE = r"(?:\d+|AT_FDCWD)<((?:\\x[0-9a-f]{2})*)>"


def read(trace: Path, folder: Path) -> list[Event]:
    """What was done in the folder, in order; a call counts when it has returned."""
    found, begun = list[Event](), dict[str, str]()
    for line in trace.read_text().splitlines():
        match = _LINE.fullmatch(line)
        if match is None:
            continue
        thread, resumed, rest, call, arguments = match.groups()
        if call and arguments.endswith("<unfinished ...>"):
            begun[thread] = arguments.removesuffix("<unfinished ...>")
            continue
        if resumed:
            call, arguments = resumed, begun.pop(thread) + rest
        arguments, _, result = arguments.rpartition(" = ")
        arguments = arguments.rstrip(" )")
        if not result.startswith(("-1", "?")):
            found += _events(call, arguments, int(result.split("<")[0], 0), str(folder))
    return found


def _events(call: str, arguments: str, result: int, folder: str) -> Iterator[Event]:
    handles = [_plain(text).decode() for text in re.findall(_HANDLE, arguments)]
    texts = [_plain(text) for text, _ in re.findall(_TEXT, arguments)]
    if call == "sendto":
        if texts and texts[0].endswith(TOLD):
            yield Event(TELLS)
        return
    named = [text.decode() for text in texts] if call in ("openat", "mkdir", "rename", "unlink") else handles[:1]
    if not named or not named[0].startswith(folder):
        return
    path = named[0]
    match call:
        case "openat":
            if "O_CREAT" in arguments:
                yield Event("create", path)
            if "O_TRUNC" in arguments:
                yield Event("truncate", path)
        case "mkdir" | "unlink":
            yield Event(call, path)
        case "rename":
            yield Event(call, path, to=named[1])
        case "ftruncate":
            yield Event("truncate", path, int(arguments.rpartition(", ")[2]))
        case "pwrite64":
            assert len(texts[0]) >= result, "the trace has only the beginning of a write"
            yield Event("write", path, int(arguments.rpartition(", ")[2]), texts[0][:result])
        case "write":
            yield Event("write", path, END, texts[0][:result])
        case "fsync" | "fdatasync":
            yield Event("sync", path)
        case _:
            raise AssertionError(f"{call} is at work on {path}")


END = -1
"""Of a file that is written from its beginning to its end."""


def _plain(text: str) -> bytes:
    return bytes.fromhex(text.replace("\\x", ""))


# ---- the disk ----


class _File:
    def __init__(self) -> None:
        self.synced = b""
        self.since: list[Event] = []

    @property
    def size(self) -> int:
        return len(_after(self.synced, self.since))

    def sync(self) -> None:
        self.synced, self.since = _after(self.synced, self.since), []


def _after(content: bytes, events: Iterable[Event]) -> bytes:
    now = bytearray(content)
    for event in events:
        if event.call == "truncate":
            now = now[: event.at].ljust(event.at, b"\0")
        else:
            now = now.ljust(event.at, b"\0")
            now[event.at : event.at + len(event.data)] = event.data
    return bytes(now)


Names = dict[str, _File | None]
"""What lies where; a folder is None."""


class Disk:
    """What it holds for sure, and what it may hold besides."""

    def __init__(self, folder: Path, events: Iterable[Event]) -> None:
        self.folder = str(folder)
        self.told = 0
        self._names: Names = {}
        """As the server sees them."""
        self._kept: Names = {}
        """As they were when their folder was synced."""
        self._since: list[tuple[str, _File | None, str]] = []
        """Names given since: the path, what it leads to, and what was done; no file and no folder: it leads nowhere any more."""
        for event in events:
            self._take(event)

    def _take(self, event: Event) -> None:
        path, file = event.path, self._names.get(event.path)
        match event.call:
            case "create":
                if path not in self._names:
                    self._name(path, _File(), "file")
            case "mkdir":
                if path != self.folder:
                    self._name(path, None, "folder")
            case "unlink":
                self._name(path, None, "gone")
            case "rename":
                self._name(event.to, file, "file")
                self._name(path, None, "gone")
            case "write" | "truncate" if file is not None:
                file.since.append(event._replace(at=file.size) if event.at == END else event)
            case "sync" if file is not None:
                file.sync()
            case "sync":
                self._keep([given for given in self._since if str(Path(given[0]).parent) == path])
                self._since = [given for given in self._since if str(Path(given[0]).parent) != path]
            case _ if event.call == TELLS:
                self.told += 1

    def _name(self, path: str, file: _File | None, kind: str) -> None:
        self._since.append((path, file, kind))
        _give(self._names, path, file, kind)

    def _keep(self, given: Iterable[tuple[str, _File | None, str]]) -> None:
        for name in given:
            _give(self._kept, *name)

    def lay_out(self, target: Path, luck: Random | None) -> None:
        """As the disk may be found: with luck, something of what was not synced; without, nothing of it."""
        names = dict(self._kept)
        for name in self._since[: luck.randint(0, len(self._since)) if luck else 0]:
            _give(names, *name)
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(0o700)
        for path, file in sorted(names.items(), key=lambda name: name[0]):
            place = target / Path(path).relative_to(self.folder)
            if path.endswith("-shm") or not place.parent.exists():
                continue  # the index of a log is memory; what lies in a lost folder is lost
            if file is None:
                place.mkdir(0o700)
            else:
                place.write_bytes(_after(file.synced, _survived(file.since, luck) if luck else ()))


def _give(names: Names, path: str, file: _File | None, kind: str) -> None:
    if kind == "gone":
        names.pop(path, None)
    else:
        names[path] = file


def _survived(events: list[Event], luck: Random) -> Iterator[Event]:
    """Each of them, or not, or the first sectors of it."""
    share = luck.choice((0.1, 0.5, 0.9))
    for event in events:
        if luck.random() < share:
            yield event
        elif event.call == "write" and luck.random() < 0.3:
            yield event._replace(data=event.data[: SECTOR * luck.randint(0, len(event.data) // SECTOR)])
