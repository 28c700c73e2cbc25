"""How much of the code the tests run, by package: reads what `coverage` measured, prints it and writes docs/coverage.md."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from coverage import Coverage

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src/undercroft"
PAGE = ROOT / "docs/coverage.md"
HEAD = """# Coverage

`make coverage` measures which statements the tests run, in all their processes, and writes this page. Tests in the browser are
left out: they run the same code, slowly.

| package | statements | run |
|---|---:|---:|
"""


def package(path: Path) -> str:
    """Each game by itself; modules outside any package together."""
    *folders, _ = path.relative_to(SOURCE).parts
    return "/".join(folders[: 2 if folders[:1] == ["games"] else 1]) or "undercroft"


def main() -> None:
    measured = Coverage()
    measured.load()
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for path in SOURCE.rglob("*.py"):
        _, statements, _, missing, _ = measured.analysis2(str(path))
        for name in (package(path), "all"):
            counts[name][0] += len(statements)
            counts[name][1] += len(statements) - len(missing)
    everything = counts.pop("all")
    rows = [(f"`{name}`", *count) for name, count in sorted(counts.items()) if count[0]] + [("**all**", *everything)]
    table = "".join(f"| {name} | {total:,} | {100 * run / total:.1f} % |\n" for name, total, run in rows)
    PAGE.write_text(HEAD + table)
    print(table, end="")


if __name__ == "__main__":
    main()
