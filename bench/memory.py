"""Memory of awake tables and bytes of updates, on a real server on loopback.

    python bench/memory.py [--tables 500]

A server process holds the tables; each has two open sockets. What is read is the growth of the server's resident memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import uvicorn
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

from undercroft.server.http.app import create_app
from undercroft.server.http.limits import WIDE_OPEN
from undercroft.server.http.main import listen, settings

ROOT = Path(__file__).resolve().parent.parent
GAMES = {
    "paper-dungeons": "Paper Dungeons",
    "monsters-of-egypt": "Monsters of Egypt",
    "tales-of-tails": "Tales of Tails",
    "dungeoneer": "Dungeoneer",
}
A_TABLE = "memory of an awake table with two sockets, KB"
WANTED = {f"{name}: {A_TABLE}": "under 100" for name in GAMES.values()}


@contextmanager
def server(folder: str) -> Iterator[tuple[int, str]]:
    command = [sys.executable, __file__, "--serve", folder]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = re.search(r"http://\S+", process.stdout.readline())
    assert address is not None
    try:
        yield process.pid, address.group()
    finally:
        process.terminate()
        process.wait(20)


def serve(folder: str) -> None:
    """The house as `undercroft serve` opens it, but for its limits: one guest sets all tables here."""
    listener = listen("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    app = create_app(Path(folder), **WIDE_OPEN)
    uvicorn.Server(settings(app)).run([listener])


def resident(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def measure(pid: int, address: str, game: str, tables: int) -> dict[str, float]:
    guest = httpx.AsyncClient(base_url=address, timeout=30)
    await guest.get("/")
    cookies = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    token = guest.cookies["csrf"]
    fields = {"count": "2", "pace": "at-once", "_csrf_token": token}
    for seat, name in enumerate(("Ada", "Bo")):
        fields |= {f"seats.{seat}.kind": "device", f"seats.{seat}.name": name}
    sockets: list[ClientConnection] = []
    ids: list[str] = []

    async def one() -> None:
        made = await guest.post(f"/new/{game}", data=fields)
        table = made.headers["location"].split("/")[2]
        ids.append(table)
        for seat in range(2):
            where = f"{address.replace('http', 'ws')}/t/{table}/{seat}/live"
            sockets.append(await connect(where, origin=Origin(address), additional_headers={"Cookie": cookies}))
            await sockets[-1].recv()

    for _ in range(20):
        await one()
    before = resident(pid)
    started = time.perf_counter()
    for _ in range(tables):
        await one()
    seconds = time.perf_counter() - started
    grown = (resident(pid) - before) / tables
    sizes = await bytes_of_updates(guest, address, ids[-1], cookies, token)
    for socket in sockets:
        await socket.close()
    await guest.aclose()
    return {A_TABLE: grown / 1024, "tables set and opened a second": tables / seconds, **sizes}


async def answer(guest: httpx.AsyncClient, table: str, seat: int, token: str) -> None:
    """The last option that the seat's page offers, if it is asked."""
    html = (await guest.get(f"/t/{table}/{seat}")).text
    number, options = re.search(r'name="number" value="(\d+)"', html), re.findall(r'name="option" value="([^"]+)"', html)
    if number is not None and options:
        data = {"_csrf_token": token, "number": number.group(1), "option": options[-1]}
        await guest.post(f"/t/{table}/{seat}/answer", data=data, headers={"X-Requested-With": "undercroft"})


async def bytes_of_updates(guest: httpx.AsyncClient, address: str, table: str, cookies: str, token: str) -> dict[str, float]:
    """What a page gets: the whole page once, then only what changed."""
    page = await guest.get(f"/t/{table}/0")
    where = f"{address.replace('http', 'ws')}/t/{table}/0/live"
    updates: list[int] = []
    async with connect(where, origin=Origin(address), additional_headers={"Cookie": cookies}) as socket:
        whole = len(await socket.recv())
        for _ in range(90):
            for seat in (1, 0):
                await answer(guest, table, seat, token)
            try:
                async with asyncio.timeout(0.05):
                    while True:
                        updates.append(len(await socket.recv()))
            except TimeoutError:
                pass
    ordered = sorted(updates)
    return {
        "a table page, fixed sheet included, bytes": len(page.text),
        "the same as sent": float(page.headers.get("content-length", 0)),
        "first message of a socket as sent, bytes": whole,
        "an update as sent, median of a round, bytes": ordered[len(ordered) // 2],
        "an update as sent, largest of a round, bytes": ordered[-1],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--serve", metavar="FOLDER", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.serve:
        serve(wish.serve)
        return
    found: dict[str, float] = {}
    for game, title in GAMES.items():
        with tempfile.TemporaryDirectory() as folder, server(folder) as (pid, address):
            measured = asyncio.run(measure(pid, address, game, wish.tables))
        found |= {f"{title}: {name}": value for name, value in measured.items()}
    for name, value in found.items():
        print(f"{name:60} {value:12,.1f}")
    (ROOT / "bench" / "memory.json").write_text(json.dumps(found, indent=2) + "\n")
    write_readme(found)


def write_readme(found: dict[str, float]) -> None:
    """Replaces the table between the two marks; the words around it stay."""
    path, (opening, closing) = ROOT / "bench" / "README.md", ("<!-- memory -->", "<!-- end of memory -->")
    before, _, rest = path.read_text().partition(opening)
    _, _, after = rest.partition(closing)
    lines = ["| figure | measured | wanted |", "|---|---:|---|"]
    lines += [f"| {name} | {value:,.0f} | {WANTED.get(name, '')} |" for name, value in found.items()]
    path.write_text("\n".join([before + opening, "", *lines, "", closing + after]))


if __name__ == "__main__":
    main()
