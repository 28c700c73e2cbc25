"""The servers of a bench, each a process of its own on loopback, and what they take of the machine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PEER = ROOT / ".peers" / "boardgame.io"
TICKS = os.sysconf("SC_CLK_TCK")


class Server(NamedTuple):
    addresses: list[str]
    pid: int | None
    """Nothing where it runs elsewhere: then nothing is known of what it takes."""

    def processor(self) -> float:
        """Seconds that it and its workers have computed so far."""
        return sum(_computed(pid) for pid in self._processes())

    def memory(self) -> float:
        """Megabytes that lie in memory; what its processes share counts once."""
        return sum(_proportional(pid) for pid in self._processes()) / 1024

    def _processes(self) -> list[int]:
        return [] if self.pid is None else [self.pid, *_descendants(self.pid)]


def _computed(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def _proportional(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)


def _descendants(pid: int) -> list[int]:
    try:
        children = [
            int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
        ]
    except OSError:
        return []
    return children + [deeper for child in children for deeper in _descendants(child)]


@contextmanager
def house(checkout: Path, wishes: list[str]) -> Iterator[Server]:
    """`undercroft serve` of a checkout, over an empty folder."""
    with tempfile.TemporaryDirectory() as folder:
        launcher = [sys.executable, str(HERE / "opened.py"), "--port", "0", "--data", folder, *wishes]
        with _started(launcher, {"PYTHONPATH": str(checkout / "src")}) as server:
            yield server


@contextmanager
def plain(size: int) -> Iterator[Server]:
    with _started([sys.executable, str(HERE / "plain.py"), str(size)], {"PYTHONPATH": str(ROOT / "src")}) as server:
        yield server


@contextmanager
def boardgame() -> Iterator[Server]:
    """boardgame.io's own server with its file store, installed on the first run."""
    if not (PEER / "node_modules").exists():
        shutil.copytree(HERE / "boardgame_io", PEER, dirs_exist_ok=True)
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)
    shutil.copy(HERE / "boardgame_io" / "server.js", PEER)
    with (
        tempfile.TemporaryDirectory() as folder,
        _started(["node", str(PEER / "server.js"), folder], {"NODE_ENV": "production"}) as server,
    ):
        yield server


@contextmanager
def elsewhere(addresses: list[str]) -> Iterator[Server]:
    yield Server(addresses, None)


@contextmanager
def _started(command: list[str], more: dict[str, str]) -> Iterator[Server]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | more)
    assert process.stdout is not None
    try:
        yield Server([_address(process)], process.pid)
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if "http://" in line:
            return "http://" + line.partition("http://")[2].split()[0]
    raise ConnectionError(f"the server did not open: {' '.join(map(str, process.args))}")  # type: ignore[arg-type]
