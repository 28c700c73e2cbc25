"""What `pip install` gives: scripts, fonts, icons, packs and texts are inside, and a page is served without the source tree."""

from __future__ import annotations

import re
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_a_wheel_serves_a_page_by_itself(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), str(ROOT)]
    built = subprocess.run(build, capture_output=True, text=True, timeout=180, check=False)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("undercroft-*.whl")
    inside = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        archive.extractall(inside)
    for needed in (
        "static/vendor/idiomorph.min.js",
        "static/vendor/icons.json",
        "packs/base.toml",
        "texts/pl.ftl",
        "templates/table.html",
    ):
        assert any(name.endswith(needed) for name in names), needed
    assert any(name.endswith(".woff2") for name in names)
    # -P and PYTHONPATH: the unpacked wheel is found before anything else, and no current folder is.
    command = [sys.executable, "-P", "-m", "undercroft", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path / "data")]
    server = subprocess.Popen(command, cwd=tmp_path, env={"PYTHONPATH": str(inside)}, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        for path in ("/", "/rules/paper-dungeons", "/static/vendor/fonts.css", "/static/games/paper-dungeons.css"):
            with urllib.request.urlopen(found.group() + path, timeout=20) as page:
                assert page.status == 200
                assert len(page.read()) > 200
    finally:
        server.terminate()
        server.wait(20)
        if server.stdout is not None:
            server.stdout.close()
