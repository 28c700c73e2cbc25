"""The players' rules as the page shows them, chapter by chapter."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple
from xml.etree import ElementTree

from undercroft.texts import tongue


class Chapter(NamedTuple):
    text: str
    bold: list[str]
    tables: list[list[list[str]]]
    """Without their head rows; bold words of a cell between stars."""
    points: int


@cache
def chapters(game: str, language: str) -> dict[str, Chapter]:
    found: dict[str, Chapter] = {}
    for part in ElementTree.fromstring(f"<div>{tongue(language, game).rules()}</div>"):
        if part.tag == "h2":
            anchor = part.attrib["id"]
            assert anchor not in found
            found[anchor] = Chapter("", [], [], 0)
            continue
        chapter = found[anchor]
        chapter.bold.extend("".join(bold.itertext()) for bold in part.iter("strong"))
        if part.tag == "table":
            rows = [[_marked(cell) for cell in row.iter("td")] for row in part.iter("tr")]
            chapter.tables.append([row for row in rows if row])
        found[anchor] = chapter._replace(
            text=chapter.text + "".join(part.itertext()) + "\n", points=chapter.points + len(list(part.iter("li")))
        )
    return found


def figures(*words: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d+", " ".join(words))]


def _marked(cell: ElementTree.Element) -> str:
    parts = [f"**{part.text}**" if part.tag == "strong" else part.text or "" for part in cell]
    return (cell.text or "") + "".join(words + (part.tail or "") for words, part in zip(parts, cell, strict=True))
