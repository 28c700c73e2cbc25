"""Types that plain data is read into: in any thread, also when it is the first time."""

from __future__ import annotations

import subprocess
import sys

FIRST_READ_BY_MANY = """
import sys
from threading import Barrier, Thread
import msgspec
from undercroft.kernel.names import Names

sys.setswitchinterval(1e-6)
def first_read(form, plain):
    begun = Barrier(8)
    def work():
        begun.wait()
        Names(form, {}).read(plain)
    threads = [Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

for number in range(60):
    piece = msgspec.defstruct("Piece", [(f"field{at}", int) for at in range(30)], namespace={"__module__": "__main__"})
    form = msgspec.defstruct("Form", [(f"piece{at}", list[piece]) for at in range(10)], namespace={"__module__": "__main__"})
    one = {f"field{at}": at for at in range(30)}
    first_read(form, {f"piece{at}": [one] for at in range(10)})
print("all read")
"""


def test_many_threads_may_be_the_first_to_read_a_type() -> None:
    """Where types are not looked through before, this ends the process in two of three runs."""
    ran = subprocess.run([sys.executable, "-c", FIRST_READ_BY_MANY], capture_output=True, text=True, timeout=120, check=False)
    assert (ran.returncode, ran.stdout) == (0, "all read\n"), ran.stderr
