"""Commands for whoever runs a house that is open: they ask it over HTTP, with the token from its data folder."""

from __future__ import annotations

import http.client
import json
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from undercroft.cli.common import Failed, Wrong
from undercroft.cli.house import Data, _folder

admin = typer.Typer(help="Run an open house: who is there, who may play, when it closes.", no_args_is_help=False)
PATIENCE_SECONDS = 20
ASK_AGAIN_SECONDS = 0.1
SHORT = 8
Device = Annotated[str, typer.Argument(metavar="DEVICE", help="At least the first eight signs, as 'admin people' shows them.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="Its id, as 'admin tables' shows it.")]


@admin.callback(invoke_without_command=True)
def about(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@admin.command()
def link(data: Data = None) -> None:
    """Print a link that opens the admin page, once, in the browser that uses it within ten minutes.

    Example: undercroft admin link
    """
    print(_ask(data, "link", {})["link"])


@admin.command()
def status(
    data: Data = None, as_json: Annotated[bool, typer.Option("--json", help="As JSON, with everything there is.")] = False
) -> None:
    """How the house is.

    Example: undercroft admin status
    """
    found = _ask(data, "status")
    if as_json:
        print(json.dumps(found))
        return
    quotas = f"{found['own_tables'] or 'any number'} a device, {found['all_tables'] or 'any number'} in all"
    for name, value in {
        "state": " and ".join(dict.fromkeys([found["state"], *(["closing"] * found["draining"])])),
        "version": found["version"],
        "processes": found["processes"],
        "open for": _span(found["uptime"]),
        "tables": _counts(found["tables"]) or "none",
        "in memory": found["awake"],
        "open pages": found["sockets"],
        "devices": f"{found['devices']} since it was opened",
        "answers": _counts(found["answers"]) or "none",
        "under way": found["busy"],
        "longest stall": f"{1000 * found['longest_stall']:.0f} ms",
        "data": f"{found['store_bytes'] / 1e6:.1f} MB",
        "open tables allowed": quotas,
        "banned": ", ".join(ban["device"][:SHORT] for ban in found["bans"]) or "nobody",
    }.items():
        print(f"{name}: {value}")


@admin.command()
def people(data: Data = None) -> None:
    """List devices: the names they sit under, their tables, when they were last seen.

    Example: undercroft admin people
    """
    rows = [
        (
            one["device"][:SHORT], ", ".join(one["names"]), str(len(one["tables"])), _ago(one["seen"]), str(one["here"]),
            "banned" if one["banned"] else "",
        )
        for one in _ask(data, "people")
    ]  # fmt: skip
    _print(("device", "names", "tables", "last seen", "open pages", ""), rows)


@admin.command()
def tables(data: Data = None) -> None:
    """List the tables that moved last.

    Example: undercroft admin tables
    """
    rows = [
        (
            one["id"], one["game"], one["status"], ", ".join(who or "(free)" for who in one["seats"]), _ago(one["created"]),
            _ago(one["touched"]), "yes" if one["awake"] else "", str(one["sockets"]),
        )
        for one in _ask(data, "tables")
    ]  # fmt: skip
    _print(("table", "game", "status", "seats", "set", "last change", "in memory", "open pages"), rows)


@admin.command()
def ban(device: Device, why: Annotated[str, typer.Option(help="Kept with it; only you see it.")] = "", data: Data = None) -> None:
    """Keep a device out: its open pages are closed, and every page refuses it.

    Example: undercroft admin ban 3f9a1c2b --why "floods the lobby"
    """
    _act(data, "ban", device=device, why=why)


@admin.command()
def unban(device: Device, data: Data = None) -> None:
    """Let a device in again.

    Example: undercroft admin unban 3f9a1c2b
    """
    _act(data, "unban", device=device)


@admin.command()
def quota(
    own: Annotated[int | None, typer.Option("--own", min=0, help="Open tables a device may have set; 0: any number.")] = None,
    of_all: Annotated[int | None, typer.Option("--all", min=0, help="Open tables in all; 0: any number.")] = None,
    data: Data = None,
) -> None:
    """Say how many tables there may be that are not over. What is not said stays as it is.

    Example: undercroft admin quota --own 5 --all 500
    """
    if own is None and of_all is None:
        raise Wrong("say --own, --all or both")
    now = _ask(data, "status")
    wished = {"own": now["own_tables"] if own is None else own, "all": now["all_tables"] if of_all is None else of_all}
    _act(data, "quota", **{name: str(count) for name, count in wished.items()})


@admin.command("read-only")
def read_only(
    on: Annotated[str, typer.Argument(metavar="on|off", help="Whether nobody may play.")],
    data: Data = None,
) -> None:
    """Let everybody look and nobody play or set a table. It stays so when the house is opened again.

    Example: undercroft admin read-only on
    """
    if on not in ("on", "off"):
        raise Wrong(f"read-only is on or off, not '{on[:20]}'")
    _act(data, "read-only", on=on)


@admin.command()
def drain(
    wait: Annotated[float, typer.Option(min=0, help="Wait for thoughts and answers under way, at most so many seconds.")] = 0,
    off: Annotated[bool, typer.Option("--off", help="Stay open after all.")] = False,
    data: Data = None,
) -> None:
    """Prepare to close: no new tables, open pages say so, /health answers 503.

    Example: undercroft admin drain --wait 30
    """
    _act(data, "drain", on="off" if off else "on")
    until = time.monotonic() + wait
    while wait and not off and (busy := _ask(data, "status")["busy"]):
        if time.monotonic() > until:
            raise Failed(f"after {wait:g} seconds {busy} thoughts or answers are still under way; to close it loses none")
        time.sleep(ASK_AGAIN_SECONDS)


@admin.command("close")
def close_table(table: TableId, data: Data = None) -> None:
    """End a table early: it can still be looked at.

    Example: undercroft admin close tRZ2kQ1mXw8sB0aC
    """
    _act(data, "close", table=table)


@admin.command("delete")
def delete_table(table: TableId, data: Data = None) -> None:
    """Delete a table for good.

    Example: undercroft admin delete tRZ2kQ1mXw8sB0aC
    """
    _act(data, "delete", table=table)


def _act(data: Path | None, act: str, **wish: str) -> None:
    _ask(data, "act", {"act": act, **wish})


def _ask(data: Path | None, what: str, wish: dict[str, str] | None = None) -> Any:
    """The house of this folder, asked without a proxy in between."""
    from undercroft.server.http.host import ADDRESS, TOKEN

    folder = _folder(data)
    try:
        address, token = (folder / ADDRESS).read_text().strip(), (folder / TOKEN).read_text().strip()
    except FileNotFoundError:
        raise Failed(f"no house is open in {folder}; 'undercroft serve' opens it, --data names another folder") from None
    except OSError as error:
        raise Failed(f"{folder} cannot be read: {error.strerror}; only whoever runs the house may") from None
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    body = None if wish is None else json.dumps(wish).encode()
    try:
        _need_house(address)
        status, found = _fetched(f"{address}/admin/api/{what}", body, headers)
    except (OSError, ValueError, http.client.HTTPException):
        where = address.removeprefix("http://")[:60]
        raise Failed(f"no house answers at {where}, where that of {folder} was open last") from None
    if status != 200:
        raise Failed(str(found.get("error", f"the house answered with status {status}")))
    return found


def _need_house(address: str) -> None:
    """Another program that listens there by now need not see the token. A house may refuse to say how it is."""
    _, health = _fetched(f"{address}/health")
    if not isinstance(health, dict) or not health.keys() & {"store", "code"}:
        raise ValueError("no house")
    if "store" not in health:
        raise Failed(str(health.get("error")))


def _fetched(url: str, body: bytes | None = None, headers: dict[str, str] = {}) -> tuple[int, Any]:  # noqa: B006
    """The status and what came with it, whatever the status."""
    request = urllib.request.Request(url, body, {"Accept": "application/json", **headers})
    try:
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=PATIENCE_SECONDS) as reply:
            return reply.status, json.load(reply)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


def _print(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    """In columns on a terminal; elsewhere a line each, with tabs, for other programs."""
    console = Console()
    if not console.is_terminal:
        for row in rows:
            print("\t".join(row))
        return
    shown = Table(*heads, box=None, pad_edge=False)
    for row in rows:
        shown.add_row(*row)
    console.print(shown)


def _counts(counted: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counted.items())


def _ago(moment: float) -> str:
    return f"{_span(time.time() - moment)} ago"


def _span(seconds: float) -> str:
    for unit, length in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds >= length:
            return f"{seconds / length:.0f} {unit}"
    return f"{max(0.0, seconds):.0f} s"
