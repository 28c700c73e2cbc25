"""Runs the house: one process, one port, one data folder, each refused in words where it is taken."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import platformdirs
import segno
import uvicorn
from litestar import Litestar

from undercroft.server import siblings
from undercroft.server.http.app import create_app
from undercroft.server.http.connections import Sockets, Visit, fitting
from undercroft.server.http.doors import LOOPBACK
from undercroft.server.http.host import ADDRESS, admin_token
from undercroft.server.http.limits import USUAL, Limits
from undercroft.server.http.workers import Founding, NotStarted, run
from undercroft.server.store.backend import CannotOpen, Damaged, StoreInUse
from undercroft.server.store.database import Store
from undercroft.server.store.files import in_full
from undercroft.server.store.postgres import without_password

EVERYWHERE = ("0.0.0.0", "::")
QUEUE = 256
"""Connections that wait to be taken."""
LOOPBACK_NETWORKS = ("127.0.0.0/8", "::1")
"""A proxy on the same machine is believed where somebody says that there is one."""
WAYS_OUT = {
    StoreInUse: " Choose another folder with --data.",
    Damaged: " Put a backup in its place with 'undercroft restore FILE'.",
}


class CannotServe(Exception):
    """Why the house cannot open, in one line."""


def data_folder() -> Path:
    return Path(platformdirs.user_data_dir("undercroft", appauthor=False))


def home_address() -> str:
    """This machine's address in the home network, or loopback. Nothing is sent: a datagram socket only looks up the route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def address(host: str, port: int) -> str:
    """Where people find the house that listens at `host`."""
    if host in EVERYWHERE:
        host = home_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol by its name: only then asyncio sends small answers at once, without waiting to fill a packet.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # elsewhere it would let a second server join the same port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        # Listening now and not when the application is ready: whoever comes second is refused at once.
        listener.listen(QUEUE)
    except OSError as error:
        listener.close()
        way = "--host takes an address of this machine." if _is_elsewhere(error) else "Choose another with --port."
        raise CannotServe(f"port {port} on {host} cannot be used: {error.strerror}. {way}") from None
    return listener


def _is_elsewhere(error: OSError) -> bool:
    return isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL


def settings(app: Litestar | Founding, **other: Any) -> uvicorn.Config:
    limits: Limits = app.state.limits
    usual: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "http": Visit,
        "backlog": QUEUE,
        "timeout_keep_alive": limits.silent_seconds,
        "proxy_headers": bool(app.state.trusted_proxies),
        "forwarded_allow_ips": list(app.state.trusted_proxies),
        "ws": Sockets,
        "ws_ping_interval": limits.ping_seconds,
        "ws_ping_timeout": limits.ping_seconds,
        "ws_per_message_deflate": False,
        "ws_max_size": 1024,
        "server_header": False,
        "timeout_graceful_shutdown": 2,
    }
    return uvicorn.Config(app, **(usual | other))


def _as_it_is() -> None:
    """Who opens a house from a program has set up logging."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8321,
    data: Path | None = None,
    public_url: str = "",
    lan: bool = False,
    trusted_proxies: Sequence[str] = (),
    allowed_hosts: Sequence[str] = (),
    limits: Limits = USUAL,
    keep_backups: int = 7,
    keep_empty: int = 30,
    browser: bool = True,
    db: str = "",
    workers: int = 1,
    metrics_token: str = "",
    write_down: Callable[[], None] = _as_it_is,
) -> None:
    """`write_down` says how each process of the house logs."""
    write_down()
    if workers > 1 and not db:
        raise CannotServe("several processes need a database that they share: name one with --db postgresql://user@host/name.")
    folder = data or data_folder()
    if lan:
        host = "0.0.0.0"
    if public_url and not trusted_proxies:
        trusted_proxies = LOOPBACK_NETWORKS
    listener = listen(host, port)
    shown = public_url or address(host, listener.getsockname()[1])
    home_url = shown if host in EVERYWHERE and home_address() not in LOOPBACK else ""
    how: dict[str, Any] = {
        "folder": folder,
        "db": db,
        "public_url": public_url,
        "home_url": home_url,
        "trusted_proxies": trusted_proxies,
        "allowed_hosts": [*([] if host in EVERYWHERE else [host]), *allowed_hosts],
        "keep_backups": keep_backups,
        "keep_empty": keep_empty,
        "metrics_token": metrics_token,
        "alone": True,
        **fitting(limits)._asdict(),
    }
    try:
        if workers > 1:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            Store(folder, db).close()  # what is wrong with it is said here, and it is brought up to date once
            admin_token(folder)  # made once, before several could make one each
            how["processes"] = siblings.made_anew(folder, *listener.getsockname()[:2])
        app = create_app(**how) if workers == 1 else Founding(create_app, how, write_down)
    except CannotOpen as error:
        listener.close()
        raise CannotServe(f"{error}.{WAYS_OUT.get(type(error), '')}") from None
    except OSError as error:
        listener.close()
        raise CannotServe(f"the data folder {folder} cannot be used: {error.strerror}.") from None
    print(f"Undercroft is open at {shown}\nData: {without_password(db) if db else folder}", flush=True)
    if public_url or host not in LOOPBACK:
        segno.make(shown).terminal(out=sys.stdout, compact=True)
    if browser:
        threading.Thread(target=_open_browser, args=(shown,), daemon=True).start()
    leave_address(folder, host, listener.getsockname()[1])
    if isinstance(app, Founding):
        try:
            closed_by = run(app, workers, listener, settings)
        except NotStarted:
            raise CannotServe("one of its processes could not open the house: the log says why.") from None
        finally:
            siblings.gone(how["processes"])
        if closed_by is not None:
            signal.raise_signal(closed_by)
    else:
        uvicorn.Server(settings(app)).run([listener])


def leave_address(folder: Path, host: str, port: int) -> None:
    """For the command on this machine, which looks for the house that works on this folder."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    with in_full(folder / ADDRESS) as part:
        part.write_text(address(here, port))


def _open_browser(address: str) -> None:
    """Where there is no browser the address is printed already."""
    time.sleep(0.8)
    webbrowser.open(address)
