"""Records, positions, packs, lessons and puzzles with small damage: read or refused in words, never a crash or a hang.

    FUZZ_SECONDS=600 python -m tests.fuzz.mutating [--first 0]
    python -m tests.fuzz.mutating --number 4711        # one input again, with its traceback; --keep writes it down

Inputs are numbered, and the same number is always the same input. They are tried one by one in a process of their own, with
little memory and under a watch: what takes too long ends it with a traceback, and the next process goes on behind it.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.fuzz.trials import chosen, seeds, tried

SECONDS = float(os.environ.get("FUZZ_SECONDS", "0"))
PROCESSOR_SECONDS, PATIENCE = 30.0, 300.0
"""For one input: at work, and by the clock where it does nothing."""
MOST_MEMORY = 3 * 1024**3
INPUTS_A_PROCESS = 1_000
ROOT = Path(__file__).parents[2]


class Fault(NamedTuple):
    number: int
    what: str
    """Kind, file and trial."""
    where: str
    """The error and the line of ours that raised it: alike for faults that are alike."""


class Found(NamedTuple):
    counts: Counter[str]
    """How trials ended, by kind of file."""
    faults: list[Fault]
    next: int

    @property
    def tried(self) -> int:
        return sum(self.counts.values())


# ---- in a process of its own ----


def work(first: int, inputs: int) -> None:
    """Tells after each input how it ended."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    found, told, complaints = seeds(), sys.stdout, sys.stderr
    faulthandler.enable(complaints)
    faulthandler.register(signal.SIGPROF, file=complaints, chain=True)
    with tempfile.TemporaryDirectory() as folder:
        for number in range(first, first + inputs):
            signal.setitimer(signal.ITIMER_PROF, PROCESSOR_SECONDS)
            faulthandler.dump_traceback_later(PATIENCE, exit=True, file=complaints)
            given = chosen(found, number)
            what = f"{given.seed.kind} {given.seed.game} {given.seed.name} {given.trial.__name__}"
            print(json.dumps({"begun": number, "what": what}), file=told, flush=True)
            try:
                ended = {"ended": f"{given.seed.kind} {tried(given, Path(folder) / f'{number}.x')}"}
            except Exception as error:
                ended = {"fault": _where(error)}
            print(json.dumps(ended), file=told, flush=True)
        signal.setitimer(signal.ITIMER_PROF, 0)
        faulthandler.cancel_dump_traceback_later()


def _where(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if "undercroft" in frame.filename] or frames
    return f"{type(error).__name__}: {str(error)[:120]} ({Path(ours[-1].filename).name}:{ours[-1].lineno} in {ours[-1].name})"


# ---- the watch ----


def mutate(first: int, *, inputs: int | None = None, seconds: float = float("inf")) -> Found:
    """So many inputs, or for so long."""
    until, counts, faults, number = time.monotonic() + seconds, Counter[str](), list[Fault](), first
    end = sys.maxsize if inputs is None else first + inputs
    while number < end and time.monotonic() < until:
        for told in _process(number, min(INPUTS_A_PROCESS, end - number), until):
            number += 1
            if isinstance(told, Fault):
                faults.append(told)
            counts[told.what.split()[0] + " fault" if isinstance(told, Fault) else told] += 1
    return Found(counts, faults, number)


def _process(first: int, inputs: int, until: float) -> Iterator[Fault | str]:
    """What one process told, input by input; the last one is a fault where it ended the process."""
    with tempfile.TemporaryFile("w+") as complaints:
        process = subprocess.Popen(_command(first, inputs), cwd=ROOT, stdout=subprocess.PIPE, stderr=complaints, text=True)
        assert process.stdout is not None
        begun: dict[str, str] | None = None
        try:
            for line in process.stdout:
                told = json.loads(line)
                if "begun" in told:
                    begun = told
                    continue
                assert begun is not None
                fault = "fault" in told
                yield Fault(int(begun["begun"]), begun["what"], told["fault"]) if fault else str(told["ended"])
                begun = None
                if time.monotonic() > until:
                    return
        finally:
            process.kill()
            status = process.wait()
            process.stdout.close()
        complaints.seek(0)
        words = complaints.read()
        if begun is not None:
            yield Fault(int(begun["begun"]), begun["what"], f"status {status}: {words[-3000:]}")
        elif status:
            raise RuntimeError(f"the process ended with status {status}: {words[-3000:]}")


def _command(first: int, inputs: int) -> list[str]:
    return [sys.executable, "-m", "tests.fuzz.mutating", "--first", str(first), "--inputs", str(inputs), "--work"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--first", type=int, default=0, help="the number of the first input")
    parser.add_argument("--inputs", type=int, help="so many inputs; otherwise FUZZ_SECONDS says for how long")
    parser.add_argument("--number", type=int, help="only this one, with its traceback")
    parser.add_argument("--keep", type=Path, help="with --number: where to write the input")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.work:
        work(wanted.first, wanted.inputs)
        return
    if wanted.number is not None:
        given = chosen(seeds(), wanted.number)
        if wanted.keep is not None:
            wanted.keep.write_bytes(given.data)
        with tempfile.TemporaryDirectory() as folder:
            print(given.seed.kind, given.seed.game, given.seed.name, given.trial.__name__, flush=True)
            print(tried(given, Path(folder) / "input.x"))
        return
    seconds = SECONDS or (60.0 if wanted.inputs is None else float("inf"))
    found = mutate(wanted.first, inputs=wanted.inputs, seconds=seconds)
    alike: dict[str, list[Fault]] = {}
    for fault in found.faults:
        alike.setdefault(fault.where, []).append(fault)
    for where, faults in sorted(alike.items(), key=lambda item: -len(item[1])):
        print(f"{len(faults)} times, for example --number {faults[0].number} ({faults[0].what}): {where}")
    print(", ".join(f"{ended} {times}" for ended, times in sorted(found.counts.items())))
    print(f"{found.tried} inputs, {len(found.faults)} faults; go on with --first {found.next}")
    sys.exit(1 if found.faults else 0)


if __name__ == "__main__":
    main()
