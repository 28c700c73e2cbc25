"""Runs the tests that need no browser on every supported Python that this machine has: 3.11 to 3.14.

python tools/pythons.py [tests/kernel ...] [--jobs 2] [--python /somewhere/python3.14]

Interpreters are looked for on the path and among pyenv's; each gets an environment of its own in .pythons.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYENV = Path.home() / ".pyenv/versions"
ENVIRONMENTS = ROOT / ".pythons"
VERSION = "import platform; print(platform.python_version())"


def supported() -> list[str]:
    """As the classifiers say: 3.11 and so on."""
    classifiers = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["classifiers"]
    return re.findall(r"Python :: (3\.\d+)", "\n".join(classifiers))


def found(wanted: str, said: list[str]) -> tuple[str, str] | None:
    """The first interpreter of a version that runs, and its full version."""
    for candidate in (*said, *_on_this_machine(wanted)):
        # pyenv puts names on the path behind which nothing stands.
        told = subprocess.run([candidate, "-c", VERSION], capture_output=True, text=True, check=False).stdout.strip()
        if told.startswith(f"{wanted}."):
            return candidate, told
    return None


def _on_this_machine(wanted: str) -> Iterator[str]:
    if here := shutil.which(f"python{wanted}"):
        yield here
    for folder in sorted(PYENV.glob(f"{wanted}.*")):
        yield str(folder / "bin/python")


def run(python: str, version: str, tests: list[str], jobs: int) -> bool:
    environment = ENVIRONMENTS / version
    own = str(environment / "bin/python")
    install = [own, "-m", "pip", "install", "-q", "--disable-pip-version-check", "-c", "constraints.txt", "-e", ".[test]"]
    pytest = [own, "-m", "pytest", "-q", "--ignore=tests/web", "-n", str(jobs), "--dist", "worksteal", *tests]
    make = [] if environment.is_dir() else [[python, "-m", "venv", str(environment)]]
    return all(subprocess.run(command, cwd=ROOT, check=False).returncode == 0 for command in (*make, install, pytest))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tests", nargs="*", help="some tests instead of all that need no browser")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--python", action="append", default=[], help="an interpreter that is not on the path; repeatable")
    wish = parser.parse_args()
    results = {}
    for wanted in supported():
        interpreter = found(wanted, wish.python)
        if interpreter is None:
            results[wanted] = "not found on this machine"
            continue
        python, version = interpreter
        print(f"Python {version}", flush=True)
        results[version] = "passed" if run(python, version, wish.tests, wish.jobs) else "FAILED"
    for version, result in results.items():
        print(f"{version:<8} {result}")
    sys.exit("FAILED" in results.values())


if __name__ == "__main__":
    main()
