"""Pictures of the pages: small enough to clone, each in its list, none of the lists pointing nowhere."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHOTS = ROOT / "docs/shots"


def test_all_pictures_together_stay_small() -> None:
    assert sum(picture.stat().st_size for picture in SHOTS.iterdir()) < 6_000_000


def test_the_list_names_every_picture_and_no_other() -> None:
    listed = re.findall(r"\]\(([\w-]+\.webp)\)", (SHOTS / "README.md").read_text())
    assert sorted(listed) == sorted(path.name for path in SHOTS.iterdir() if path.suffix != ".md")


def test_the_first_page_shows_pictures_that_exist() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text())
    assert len(shown) >= 3
    assert [path for path in shown if not (ROOT / path).is_file()] == []
