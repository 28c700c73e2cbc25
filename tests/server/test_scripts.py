"""The scripts of a page share their names: no two of them may declare the same one."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from undercroft.games import FACES

STATIC = Path(__file__).resolve().parents[2] / "src/undercroft/web/static"
FIRST = re.compile(r"^(?:async )?(?:function|class|const|let) +([\w$]+)", re.M)
FURTHER = re.compile(r"^(?:const|let) .*", re.M)


def names(script: str) -> set[str]:
    """Declared outside of all functions; of several in one line those after the first where they get a value."""
    further = (name for line in FURTHER.findall(script) for name in re.findall(r", ([\w$]+) = ", line))
    return {*FIRST.findall(script), *further}


def test_names_are_found_where_they_are_declared() -> None:
    script = 'let one = 1, two = 2;\nfunction three() {\n  const four = 4;\n}\nasync function five() {}\nconst [six] = "";'
    assert names(script) == {"one", "two", "three", "five"}


def test_no_two_scripts_declare_one_name() -> None:
    house = [names(path.read_text()) for path in STATIC.glob("*.js")]
    for face in FACES.values():
        counted = Counter(name for script in (*house, names(face.file("script.js"))) for name in script)
        assert [name for name, count in counted.items() if count > 1] == []
