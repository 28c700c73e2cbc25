"""A real server in a process of its own, with rules that changed overnight.

python -m tests.upgrade.serve --data DIR --change parted
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from tests.upgrade.changes import CHANGES
from undercroft.server.http import main as server
from undercroft.server.play import windows

OPEN = "Undercroft is open at "


@contextmanager
def serving(folder: Path, change: str = "", *, port: int = 0, moment: float = 600.0) -> Iterator[str]:
    """Runs it over the data in `folder` and says its address. A window stays open for `moment` seconds."""
    command = [sys.executable, "-m", "tests.upgrade.serve", "--data", str(folder), "--port", str(port), "--moment", str(moment)]
    if change:
        command += ["--change", change]
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert said.startswith(OPEN), said
            yield said.removeprefix(OPEN).strip()
        finally:
            process.terminate()
            process.wait(20)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.upgrade.serve", description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="the data folder")
    parser.add_argument("--port", type=int, default=0, help="0: any that is free")
    parser.add_argument("--change", choices=CHANGES, help="what changed overnight")
    parser.add_argument("--moment", type=float, default=windows.SECONDS[windows.USUAL], help="seconds that a window stays open")
    wish = parser.parse_args()
    windows.SECONDS[windows.USUAL] = wish.moment
    with CHANGES[wish.change]() if wish.change else nullcontext():
        server.serve(port=wish.port, data=wish.data, browser=False)


if __name__ == "__main__":
    main()
