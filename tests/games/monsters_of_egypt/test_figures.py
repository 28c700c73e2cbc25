"""Every thing of the base pack can be told apart by its figure and by its letter, on sand and in the night."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from undercroft.draw import theme
from undercroft.games.monsters_of_egypt.content import DOORS, TombBook
from undercroft.games.monsters_of_egypt.face import FACE
from undercroft.games.monsters_of_egypt.face.board.shapes import GROUPS, LETTERS, figure
from undercroft.games.monsters_of_egypt.loading import load

GROUND = ("#f0dcae", "#1b1510")
OUTLINES = ("me-ink", "me-line")
LINES = (*OUTLINES, "me-dot")
FILLS = ("skin", "cloth", "bone", "metal", "gold", "orange", "red", "green", "blue", "stone", "shade", "wood")
TONES = (*LINES, *(f"me-{fill}" for fill in FILLS))
CSS = FACE.file("style.css")
STANDING = ("chest", "danger", "bastet", "anubis", "boulder", "heart", "heart-lost", "exit", *(f"door-{door}" for door in DOORS))


@pytest.fixture(scope="module")
def book() -> TombBook:
    return load("base")


def parts(kind: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(f"<svg>{figure(kind)}</svg>").iter())[1:]


def contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        red, green, blue = (
            c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
            for c in (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_everything_in_the_base_pack_has_a_figure_and_a_letter_of_its_own(book: TombBook) -> None:
    kinds = {*book.kind, *book.items, *book.traps, *book.monsters, *book.die, *(card.id for card in book.cards), *STANDING}
    assert kinds == set(LETTERS)
    drawn = [figure(kind) for kind in sorted(kinds)]
    assert len(set(drawn)) == len(drawn)


def test_groups_are_those_of_the_pack(book: TombBook) -> None:
    assert set(GROUPS["heroes"]) == {card.id for card in book.cards}
    assert set(GROUPS["monsters"]) == set(book.monsters)
    assert set(GROUPS["items"]) == set(book.items)
    assert set(GROUPS["traps"]) == set(book.traps)
    assert set(GROUPS["faces"]) == set(book.die)
    assert set(GROUPS["fixtures"]) == set(STANDING)
    assert sum(map(len, GROUPS.values())) == len(LETTERS)


@pytest.mark.parametrize("group", GROUPS)
def test_letters_are_short_and_unique_within_a_group(group: str) -> None:
    letters = list(GROUPS[group].values())
    assert len(set(letters)) == len(letters)
    assert all(re.fullmatch(r"[A-Z][a-z0-9]?", letter) for letter in letters)


def test_a_kind_of_another_pack_is_drawn_as_something_unknown() -> None:
    assert figure("crocodile") == figure("danger")
    assert "crocodile" not in LETTERS


@pytest.mark.parametrize("kind", LETTERS)
def test_a_figure_is_small_plain_and_takes_its_colours_from_the_tones(kind: str) -> None:
    assert 100 < len(figure(kind)) <= 1200
    for part in parts(kind):
        assert part.tag in ("path", "circle", "rect", "g")
        assert set(part.attrib) <= {"class", "d", "cx", "cy", "r", "x", "y", "width", "height", "rx", "transform"}
        assert part.tag == "g" or part.attrib["class"]
        assert set(part.attrib.get("class", "").split()) <= set(TONES)


@pytest.mark.parametrize("kind", LETTERS)
def test_a_figure_has_an_outline_and_at_least_one_tone(kind: str) -> None:
    used = {css for part in parts(kind) for css in part.attrib.get("class", "").split()}
    assert "me-ink" in used
    assert used - set(LINES)


def test_no_tone_is_idle() -> None:
    assert {css for kind in LETTERS for part in parts(kind) for css in part.attrib.get("class", "").split()} == set(TONES)


@pytest.mark.parametrize("time", ["light", "dark"])
def test_tones_stand_out_from_the_outline_or_the_ground(time: str) -> None:
    """By day the outline carries a figure, by night its tones do; what is marked on a tone can always be seen."""
    colours, night = theme.palette(CSS, time), time == "dark"
    for tone in set(TONES) - set(LINES):
        assert contrast(colours[f"--{tone}"], colours["--me-ink"]) >= 3, tone
        assert contrast(colours[f"--{tone}"], colours["--me-dot"]) >= 3, tone
        assert not night or contrast(colours[f"--{tone}"], GROUND[night]) >= 3, tone
    assert contrast(colours["--me-line"], GROUND[night]) >= 3
    assert night or contrast(colours["--me-ink"], GROUND[night]) >= 3


def test_the_style_sheet_gives_every_tone_its_colour_in_this_order() -> None:
    """A shape may have the outline and a tone: the tone, which comes later, fills it."""
    rules = [(tone, rule) for tone, rule in re.findall(r"^\.([\w-]+) \{(.*)\}", CSS, re.M) if tone in TONES]
    assert [tone for tone, _ in rules] == list(TONES)
    for tone, rule in rules:
        assert f"{'stroke' if tone in OUTLINES else 'fill'}: var(--{tone});" in rule
