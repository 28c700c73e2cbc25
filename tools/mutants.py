"""Plants small faults into the rules and the kernel, one at a time, and counts how many the tests catch.

    python tools/mutants.py [--count 120] [--seed 1] [--only kernel|<game>] [--after 40]

Each mutant is written into a copy of the tree; the tests of its part run against it, those named alike first, and stop at
the first failure. Survivors are listed with file, line and what was changed. A run that was cut off goes on with --after.
"""

from __future__ import annotations

import argparse
import ast
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


def _rules_of(game: str) -> tuple[Path, list[str]]:
    package = game.replace("-", "_")
    walk = f"tests/games/test_conformance.py::test_the_walk[{game}]"
    return ROOT / "src/undercroft/games" / package / "rules", [f"tests/games/{package}", walk, "tests/golden"]


PARTS = {
    "kernel": (ROOT / "src/undercroft/kernel", ["tests/kernel", "tests/games/test_conformance.py", "tests/golden"]),
    **{game: _rules_of(game) for game in ("paper-dungeons", "monsters-of-egypt", "tales-of-tails", "dungeoneer")},
}
LONGEST = 400
"""Seconds of one run, several times what the slowest tests take; a fault that makes them go on for ever is caught, too."""
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn,
    ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv, ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


class Mutant(NamedTuple):
    part: str
    path: Path
    line: int
    was: str
    now: str
    source: str


def faults(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.AST]]:
    """A node, and the same node with one fault. A type is none of the program's doing."""
    types = {id(part) for node in ast.walk(tree) for said in _types_of(node) for part in ast.walk(said)}
    for node in ast.walk(tree):
        if id(node) in types:
            continue
        if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
            yield node, ast.Compare(node.left, [COMPARISONS[type(node.ops[0])](), *node.ops[1:]], node.comparators)
        elif isinstance(node, ast.BoolOp):
            other = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
            yield node, ast.BoolOp(other, node.values)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, node.operand
        elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC and not _is_alias(node):
            yield node, ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
        elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
            yield node, ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield node, ast.Constant(node.value + 1)
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield node, ast.Constant(not node.value)
        elif isinstance(node, ast.Break | ast.Continue) or _is_call(node):
            yield node, ast.Pass()


def _is_call(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.YieldFrom)


def _types_of(node: ast.AST) -> Iterator[ast.AST]:
    said = getattr(node, "annotation", None), getattr(node, "returns", None)
    return (part for part in said if isinstance(part, ast.AST))


def _is_alias(node: ast.BinOp) -> bool:
    """`int | None` as the name of a type, or inside `isinstance`, is not arithmetic."""
    names = {"None", "Seat", "str", "int", "Together", "Source", "Mission", "bytes", "Action"}
    return isinstance(node.op, ast.BitOr) and any(
        ast.unparse(side).split("[")[0].split(".")[-1] in names for side in (node.left, node.right)
    )


def all_mutants(part: str) -> Iterator[Mutant]:
    for path in sorted(PARTS[part][0].rglob("*.py")):
        text = path.read_text()
        lines = text.splitlines(keepends=True)
        for node, fault in faults(ast.parse(text)):
            start, end = getattr(node, "lineno", 0), getattr(node, "end_lineno", 0)
            if not start or start != end:
                continue
            line = lines[start - 1].encode()
            a, b = node.col_offset, node.end_col_offset  # type: ignore[attr-defined]
            now = ast.unparse(ast.fix_missing_locations(fault))
            if isinstance(node, ast.Compare | ast.BoolOp | ast.BinOp):
                now = f"({now})"
            changed = (line[:a] + now.encode() + line[b:]).decode()
            source = "".join([*lines[: start - 1], changed, *lines[start:]])
            yield Mutant(part, path, start, line[a:b].decode(), now, source)


def tests_for(mutant: Mutant) -> list[str]:
    """The tests of its part; those of the same chapter first, which catch most."""
    places = PARTS[mutant.part][1]
    alike = [
        path for place in places if (ROOT / place).is_dir() for path in (ROOT / place).rglob(f"test_*{mutant.path.stem}*.py")
    ]
    return [*(str(path.relative_to(ROOT)) for path in sorted(alike)), *places]


def survives(mutant: Mutant) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(ROOT / "tests", copy / "tests", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(ROOT / "docs/rules", copy / "docs/rules")
        shutil.copy(ROOT / "pyproject.toml", copy)
        (copy / mutant.path.relative_to(ROOT)).write_text(mutant.source)
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--no-header", *tests_for(mutant)]
        environment = {"PYTHONPATH": str(copy / "src"), "PATH": "/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE": "1", "HOME": folder}
        try:
            ran = subprocess.run(command, cwd=copy, env=environment, capture_output=True, timeout=LONGEST, check=False)
        except subprocess.TimeoutExpired:
            return False
        return ran.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=sorted(PARTS))
    parser.add_argument("--after", type=int, default=0, help="leave out so many of the sample, planted before")
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    parts = [wish.only] if wish.only else sorted(PARTS)
    pool = [mutant for part in parts for mutant in all_mutants(part)]
    sample = random.Random(wish.seed).sample(pool, min(wish.count, len(pool)))[wish.after :]
    print(f"{len(pool)} possible faults, {len(sample)} planted", flush=True)
    killed, survivors = 0, []
    with ThreadPoolExecutor(wish.jobs) as workers:
        for done, (mutant, lives) in enumerate(zip(sample, workers.map(survives, sample), strict=True), 1):
            killed += not lives
            if lives:
                survivors.append(mutant)
                print(f"survived: {mutant.path.relative_to(ROOT)}:{mutant.line}  {mutant.was}  ->  {mutant.now}", flush=True)
            if done % 10 == 0:
                print(f"{done}/{len(sample)} planted, {killed} killed", flush=True)
    print(f"{killed} of {len(sample)} killed ({100 * killed / len(sample):.1f} %), {len(survivors)} survived")
    return int(killed < 0.9 * len(sample))


if __name__ == "__main__":
    raise SystemExit(main())
