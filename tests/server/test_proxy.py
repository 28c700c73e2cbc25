"""The house behind nginx, with the file that hosts are given: TLS, pages, forms, sockets, and who came."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets import Origin
from websockets.asyncio.client import connect

from tests.running import open_house, run
from tests.server.conftest import unpacked
from undercroft.server.http.rates import Counts

GIVEN = Path(__file__).parents[2] / "examples/hosting/nginx.conf"
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
OPENSSL = shutil.which("openssl")
pytestmark = pytest.mark.skipif(not (NGINX and OPENSSL), reason="needs nginx and openssl")
NAME = "play.example.org"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[tuple[int, ssl.SSLContext]]:
    """The port at which nginx passes everything on to a house, and whom to trust there."""
    assert NGINX is not None
    assert OPENSSL is not None
    port, plain = free_port(), free_port()
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:P-256",
        "-nodes",
        "-days",
        "2",
        "-subj",
        f"/CN={NAME}",
    ]
    more = ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([OPENSSL, *made, *more], check=True, capture_output=True)
    settings: dict[str, Any] = {"public_url": f"https://{NAME}:{port}", "trusted_proxies": ["127.0.0.1"], "pages_a_minute": 5}
    with open_house(tmp_path / "data", **settings) as house:
        house.app.state.counts = Counts(lambda: 0.0)
        given = GIVEN.read_text()
        for old, new in {
            "127.0.0.1:8321": house.address.removeprefix("http://"),
            "listen [::]:80;": "",
            "listen [::]:443 ssl http2;": "",
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        }.items():
            assert given.count(old) == 1, old
            given = given.replace(old, new)
        folders = "".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        whole = f"daemon off; master_process off; pid {tmp_path}/pid; error_log {tmp_path}/error.log; events {{}}"
        config = tmp_path / "nginx.conf"
        config.write_text(f"{whole} http {{ access_log off; {folders} {given} }}")
        command = [NGINX, "-p", str(tmp_path), "-e", str(tmp_path / "error.log"), "-c", str(config)]
        subprocess.run([*command, "-t"], check=True, capture_output=True)
        with subprocess.Popen(command) as nginx:
            try:
                _wait(port)
                yield port, ssl.create_default_context(cafile=str(certificate))
            finally:
                nginx.terminate()


def _wait(port: int) -> None:
    until = time.monotonic() + 20
    while time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.05)


def test_a_house_behind_nginx(proxied: tuple[int, ssl.SSLContext]) -> None:
    port, trust = proxied
    host = f"{NAME}:{port}"
    with httpx.Client(base_url=f"https://127.0.0.1:{port}", verify=trust, headers={"Host": host}) as client:
        spoken = {"sni_hostname": NAME}
        page = client.get("/", extensions=spoken)
        assert page.status_code == 200
        assert page.headers["strict-transport-security"]
        given = page.headers.get_list("set-cookie")
        assert given
        assert all("secure" in line.lower() for line in given)
        cookies = {line.split("=")[0]: line.split("=")[1].split(";")[0] for line in given}
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
        fields = {"_csrf_token": cookies["csrf"], "count": "1", "seats.0.kind": "me", "seats.0.name": "Ada"}
        made = client.post("/new/paper-dungeons", data=fields, headers=headers, extensions=spoken)
        assert made.status_code == 303, made.text
        table = made.headers["location"].split("/")[2]
        assert client.post("/settings", content=b"x" * 300_000, headers=headers, extensions=spoken).status_code == 413
        # Whoever comes through the proxy is counted by where they came from, whatever they say.
        codes = [
            client.get("/about", headers={"X-Forwarded-For": f"198.51.100.{n}"}, extensions=spoken).status_code for n in range(5)
        ]
        assert codes == [200, 200, 200, 200, 429]
    elsewhere = httpx.HTTPTransport(verify=trust, local_address="127.0.0.2")
    with httpx.Client(transport=elsewhere, headers={"Host": host}) as other:
        assert other.get(f"https://127.0.0.1:{port}/about", extensions=spoken).status_code == 200
    address, origin = f"wss://{host}/t/{table}/0/live", Origin(f"https://{host}")

    async def first_heard() -> dict[str, Any]:
        # Of one thread: two that read and write over one TLS connection at once may lose what was written.
        async with connect(
            address, host="127.0.0.1", port=port, ssl=trust, server_hostname=NAME, origin=origin, additional_headers=headers
        ) as live:
            return unpacked(await live.recv(decode=False))

    assert "question" in run(first_heard())["parts"]
