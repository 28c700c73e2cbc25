"""Runs the house: one process, one port, one data folder, each refused in words where it is taken."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any

import platformdirs
import segno
import uvicorn
from litestar import Litestar
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from undercroft.server.http.app import create_app
from undercroft.server.http.doors import LOOPBACK
from undercroft.server.store.database import CannotOpen, Damaged, StoreInUse

EVERYWHERE = ("0.0.0.0", "::")
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
        listener.listen(512)
    except OSError as error:
        listener.close()
        raise CannotServe(f"port {port} on {host} cannot be used: {error.strerror}. Choose another with --port.") from None
    return listener


class Sockets(WebSocketsSansIOProtocol):
    """Our pages never speak over their socket: whatever comes is not read, so it need not be text."""

    def handle_text(self, event: Frame) -> None:
        self.handle_bytes(event)


def settings(app: Litestar, **other: Any) -> uvicorn.Config:
    usual: dict[str, Any] = {
        "log_level": "warning",
        "ws": Sockets,
        "ws_per_message_deflate": False,
        "ws_max_size": 1024,
        "server_header": False,
        "timeout_graceful_shutdown": 2,
    }
    return uvicorn.Config(app, **(usual | other))


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8321,
    data: Path | None = None,
    public_url: str = "",
    lan: bool = False,
    keep_backups: int = 7,
    browser: bool = True,
) -> None:
    folder = data or data_folder()
    if lan:
        host = "0.0.0.0"
    listener = listen(host, port)
    shown = public_url or address(host, listener.getsockname()[1])
    home_url = shown if host in EVERYWHERE and home_address() not in LOOPBACK else ""
    try:
        app = create_app(folder, public_url=public_url, home_url=home_url, keep_backups=keep_backups)
    except CannotOpen as error:
        listener.close()
        raise CannotServe(f"{error}.{WAYS_OUT.get(type(error), '')}") from None
    except OSError as error:
        listener.close()
        raise CannotServe(f"the data folder {folder} cannot be used: {error.strerror}.") from None
    print(f"Undercroft is open at {shown}\nData: {folder}", flush=True)
    if public_url or host not in LOOPBACK:
        segno.make(shown).terminal(out=sys.stdout, compact=True)
    if browser:
        threading.Thread(target=_open_browser, args=(shown,), daemon=True).start()
    uvicorn.Server(settings(app)).run([listener])


def _open_browser(address: str) -> None:
    """Where there is no browser the address is printed already."""
    time.sleep(0.8)
    webbrowser.open(address)
