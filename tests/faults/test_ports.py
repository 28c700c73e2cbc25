"""What the house needs and somebody else has: said in one line, with a status, and nothing is touched."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from tests.faults.houses import COMMAND
from tests.running import open_house
from tests.server.conftest import Guest
from undercroft.server.http.main import CannotServe, listen

FOREIGN = "192.0.2.1"
"""For documentation: no machine has it."""
UNPRIVILEGED = Path("/proc/sys/net/ipv4/ip_unprivileged_port_start")


def refused(*options: str, folder: Path, command: Sequence[str] = COMMAND) -> str:
    """The one line with which it was not opened."""
    arguments = [*command, "serve", "--no-browser", "--data", str(folder), *options]
    ran = subprocess.run(arguments, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 1, ran
    assert ran.stdout == ""
    (line,) = ran.stderr.splitlines()
    return line


def test_a_port_that_somebody_else_has(folder: Path) -> None:
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert f"port {port} on 127.0.0.1 cannot be used: Address already in use" in refused("--port", port, folder=folder)
    assert not folder.exists()


def test_an_address_that_is_not_of_this_machine() -> None:
    with pytest.raises(CannotServe, match=rf"port 0 on {FOREIGN} cannot be used: Cannot assign"):
        listen(FOREIGN, 0)


@pytest.mark.skipif(not UNPRIVILEGED.exists(), reason="ports are free for all elsewhere")
def test_a_port_that_only_the_system_may_have(folder: Path) -> None:
    """Also for root, without the right to it."""
    if int(UNPRIVILEGED.read_text()) <= 80:
        pytest.skip("here everybody may have it")
    if os.geteuid() == 0 and shutil.which("setpriv") is None:
        pytest.skip("needs setpriv to give the right away")
    without = ("setpriv", "--bounding-set=-net_bind_service") if os.geteuid() == 0 else ()
    line = refused("--port", "80", folder=folder, command=(*without, *COMMAND))
    assert "port 80 on 127.0.0.1 cannot be used: Permission denied" in line
    assert not folder.exists()


def test_a_folder_that_another_server_has(folder: Path) -> None:
    with open_house(folder) as house:
        ada = Guest(house.address)
        table = ada.new("me")
        before = {path: path.stat().st_size for path in folder.rglob("*")}
        assert "another server already works on" in refused("--port", "0", folder=folder)
        assert {path: path.stat().st_size for path in folder.rglob("*")} == before
        assert ada.answer(table, 0).json() == {"ok": True}
