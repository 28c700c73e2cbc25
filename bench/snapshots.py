"""What it costs that tables outlive versions: a snapshot beside each answer, and the film of a finished game.

    python bench/snapshots.py [--readme]

The golden records are played again. Time is processor time on one core: taking the snapshot and pressing it, which is what
an answer pays. Bytes are those that lie in the store.
"""

from __future__ import annotations

import argparse
import statistics
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from undercroft.games import GAMES
from undercroft.kernel import replay, snapshot
from undercroft.kernel.journal import Record
from undercroft.server.store import film

HERE = Path(__file__).resolve().parent
GOLDEN = HERE.parent / "tests" / "golden"
HEAD = ("record", "steps", "snapshot, ms", "worst, ms", "alone, bytes", "beside its key frame, bytes", "film of the game, bytes")


def measured(path: Path) -> tuple[str, ...]:
    record = Record.read(path.read_text(encoding="utf-8"))
    game = GAMES[record.setup.game]
    frames, alone, pressed, spent, key, heard = list[bytes](), list[int](), list[int](), list[float](), b"", 0
    for number, (_, journal) in enumerate(replay.steps(record, game, game.load(record.setup.pack))):
        begun = time.process_time()
        shot = snapshot.take(journal.table, heard)
        if number % film.KEY_EVERY == 0:
            key = shot
        pressed.append(len(film.press(shot, b"" if shot is key else key)))
        spent.append(time.process_time() - begun)
        alone.append(len(film.press(shot)))
        frames.append(shot)
        heard = len(journal.table.log)
    return (
        path.name.removesuffix(".record.txt"),
        str(len(frames)),
        f"{statistics.mean(spent) * 1000:.2f}",
        f"{max(spent) * 1000:.2f}",
        f"{statistics.median(alone):,.0f} (most {max(alone):,})",
        f"{statistics.mean(pressed):,.0f}",
        f"{len(film.reel(frames)):,}",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--readme", action="store_true", help="write the table into bench/README.md")
    wish = parser.parse_args()
    rows = [measured(path) for path in sorted(GOLDEN.glob("*.record.txt"))]
    grid = Grid(*HEAD)
    for row in rows:
        grid.add_row(*row)
    Console().print(grid)
    if wish.readme:
        path, (opening, closing) = HERE / "README.md", ("<!-- snapshots -->", "<!-- end of snapshots -->")
        before, _, rest = path.read_text(encoding="utf-8").partition(opening)
        lines = [f"| {' | '.join(HEAD)} |", "|---|" + "---:|" * (len(HEAD) - 1), *(f"| {' | '.join(row)} |" for row in rows)]
        path.write_text("\n".join([before + opening, "", *lines, "", closing + rest.partition(closing)[2]]), encoding="utf-8")


if __name__ == "__main__":
    main()
