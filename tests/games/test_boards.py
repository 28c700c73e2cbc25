"""The picture of every game: whole, at home on the page and in a file of its own, and nothing to click but what is asked."""

from __future__ import annotations

import re
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from tests.games.played import played
from undercroft.draw.stage import Layout, Place, Stage, framed
from undercroft.face import Board
from undercroft.games import FACES, GAMES
from undercroft.kernel.types import Ask
from undercroft.panel import SIDES
from undercroft.texts import LANGUAGES, Tongue, tongue

PAPER, EGYPT, TAILS, DUNGEONEER = "paper-dungeons", "monsters-of-egypt", "tales-of-tails", "dungeoneer"

every_game = pytest.mark.parametrize("id", GAMES)
# Paper Dungeons names everything that moves where it is stopped; the others let it move only for who has not asked for calm.
every_game_that_asks_before_it_moves = pytest.mark.parametrize("id", [id for id in GAMES if id != PAPER])


class Look(NamedTuple):
    prefix: str
    by_day: str
    """Found in a file of the light theme only."""
    unstyled: set[str]
    """Classes that the style sheet of the game leaves alone."""
    signless: set[str]
    """Kinds of options that are told by words alone."""
    told: set[str]
    """Events that must have been drawn."""


LOOKS = {
    PAPER: Look(
        prefix="pd",
        by_day="#faf6ea",
        unstyled={"pd-cover", "pd-card-picture", "pd-die", "rolls", "through"},
        signless={"drink", "keep-goal", "ready"},
        told={"rolled", "chose", "entered", "fought", "slain", "gem", "wounded", "crafted", "fled", "beat"},
    ),
    EGYPT: Look(
        prefix="me",
        by_day="#f0dcae",
        unstyled={"me-cover", "me-card", "rolls", "through"},
        signless={
            "agree", "apply", "at", "end", "enough", "floor", "keep", "leave-open", "no-deal", "pass", "propose", "refuse",
            "stop", "wall",
        },
        told={"fell", "blast", "breach", "arrows", "spiked", "boulder-run", "ceiling", "rolled", "died"},
    ),
    TAILS: Look(
        prefix="tt",
        by_day="#fff7e8",
        unstyled={"ghost", "tt-cover", "tt-cell", "tt-card-picture", "needs-script", "through"},
        signless={"ready"},
        told={"drew", "placed", "walked", "fought", "passed", "took", "left", "turned", "slept", "collected"},
    ),
    DUNGEONEER: Look(
        prefix="dg",
        by_day=".dg-ground{fill: #efe3c8;}",
        unstyled={"dg-cover", "dg-cell", "ghost", "dg-card-picture", "needs-script", "rolls", "through", "whole"},
        signless=set(),
        told={"found", "placed", "moved", "declared", "attacks", "rolled", "compared", "drew", "glory"},
    ),
}  # fmt: skip

PLACED = {
    TAILS: {"dog", "quest", "turn", "place", "turning", "way", "room", "confirm"},
    DUNGEONEER: {
        "hero", "lay", "place", "dungeonlord", "hero-phase", "victim", "monster-form", "response", "challenge", "discard",
        "save", "home",
    },
}  # fmt: skip
"""Games whose every option has a place in the picture, unless a seat is only asked whether it is ready, and questions that
must have been drawn."""


def board_of(id: str) -> Board[Any, Any]:
    return FACES[id].board


def style_sheet(id: str) -> str:
    return FACES[id].file("style.css")


def fixed(id: str, view: Any, words: Tongue | None = None) -> str:
    return str(board_of(id).fixed(view, played(id).book, words or tongue("en", id)))


def live(id: str, view: Any, words: Tongue | None = None, **more: Any) -> str:
    return str(board_of(id).live(view, played(id).book, words or tongue("en", id), **more))


def cards(id: str, view: Any, ask: Ask | None = None, words: Tongue | None = None) -> list[Any]:
    return list(board_of(id).cards(view, played(id).book, words or tongue("en", id), ask=ask))


def signs(id: str, view: Any, ask: Ask) -> dict[str, str]:
    """The sign of every option, also of those that lie aside, by its words."""
    sign, book = FACES[id].sign, played(id).book
    asides = [action for _, actions in ask.aside for action in actions]
    return {str(option): sign(option, view, book) for option in (*ask.options, *asides)}


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{picture}</svg>")


def drawn_options(picture: str) -> set[str]:
    return set(re.findall(r'class="opt[^"]*" data-option="([^"]+)"', picture))


def classes(picture: str) -> set[str]:
    return {name for found in re.findall(r'class="([^"]+)"', picture) for name in found.split()}


# ---- options ----


@pytest.mark.parametrize("id", PLACED)
def test_every_option_has_a_place_in_the_picture_and_nothing_else_has(id: str) -> None:
    for view, ask in played(id).pairs():
        drawn = live(id, view, ask=ask)
        shapes = drawn_options(drawn)
        if ask.kind == "place":
            listed = re.findall(r'data-turns="([^"]+)"', drawn)
            turns = {option.partition(":")[2] for cell in listed for option in cell.split(";")}
            assert turns == {str(option) for option in ask.options}
            assert shapes <= turns
        elif ask.kind != "ready":
            assert shapes == {str(option) for option in ask.options}, ask
    assert PLACED[id] <= set(played(id).asked)


@every_game
def test_without_a_question_nothing_can_be_clicked(id: str) -> None:
    for view, _ in (some[0] for some in played(id).asked.values()):
        assert "data-option" not in live(id, view) + fixed(id, view)


@pytest.mark.parametrize(
    ("id", "kind"), [(PAPER, "keep-talent"), (PAPER, "keep-goal"), (EGYPT, "hero"), (TAILS, "dog"), (DUNGEONEER, "hero")]
)
def test_what_a_seat_begins_with_is_chosen_on_cards(id: str, kind: str) -> None:
    view, ask = played(id).pairs(kind)[0]
    shown = "".join(card.svg for card in cards(id, view, ask))
    assert drawn_options(shown) == {str(option) for option in ask.options}


@every_game
def test_every_option_has_a_sign_unless_words_are_enough(id: str) -> None:
    for view, ask in played(id).pairs():
        for option, sign in signs(id, view, ask).items():
            parsed(sign)
            assert sign or option.split()[0] in LOOKS[id].signless or points(id, option, view), option


def points(id: str, option: str, view: Any) -> bool:
    """Whether the panel itself shows on which side an option lies."""
    panel, book = FACES[id].panel, played(id).book
    kinds = {kind for shelves in panel.shelves.values() for shelf in shelves if shelf.form == "compass" for kind in shelf.kinds}
    action = book.catalogue.read(option)
    assert action is not None
    return action.kind in kinds and panel.side(action, view, book) in SIDES


# ---- what is seen ----


@every_game
def test_a_different_view_is_a_different_picture(id: str) -> None:
    pictures = [live(id, view) for view in played(id).ends]
    assert len(set(pictures)) == len(pictures) > 1
    assert pictures[0] == live(id, played(id).ends[0])


@pytest.mark.parametrize(("id", "modes"), [(EGYPT, 2), (TAILS, 1), (DUNGEONEER, 1)])
def test_what_is_printed_changes_with_the_mode_only(id: str, modes: int) -> None:
    assert len({fixed(id, view) for view in played(id).ends}) == modes


@every_game
def test_every_event_can_be_drawn_and_leaves_nothing_to_click(id: str) -> None:
    assert LOOKS[id].told <= set(played(id).told)
    for view, event in played(id).moments():
        picture = live(id, view, event=event)
        parsed(picture)
        assert not drawn_options(picture)


@every_game
def test_every_figure_that_is_shown_is_there(id: str) -> None:
    asked = [some[-1] for some in played(id).asked.values()]
    for view, ask in (*asked, *((end, None) for end in played(id).ends)):
        printed = fixed(id, view)
        shown = printed + live(id, view, ask=ask) + "".join(card.svg for card in cards(id, view, ask))
        if ask:
            shown += "".join(signs(id, view, ask).values())
        used = set(re.findall(r'href="#([^"]+)"', shown)) | set(re.findall(r"url\(#([^)]+)\)", shown))
        assert used <= set(re.findall(r' id="([^"]+)"', printed))
    assert "href" not in board_of(id).cover()


@every_game
def test_a_card_is_told_once_and_with_words(id: str) -> None:
    for view, ask in (some[-1] for some in played(id).asked.values()):
        found = cards(id, view, ask)
        assert len({(card.kind, card.id) for card in found}) == len(found)
        assert all(card.title and card.words for card in found)


# ---- the page ----


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_the_page_needs_no_inline_style(id: str, language: str) -> None:
    words = tongue(language, id)
    for view, ask in (some[-1] for some in played(id).asked.values()):
        pictures = [fixed(id, view, words), live(id, view, words, ask=ask), board_of(id).cover()]
        pictures += [card.svg for card in cards(id, view, ask, words)]
        for picture in pictures:
            assert "style" not in picture
            parsed(picture)


@every_game
def test_an_id_is_used_once(id: str) -> None:
    for view, ask in played(id).pairs():
        ids = re.findall(r' id="([^"]+)"', fixed(id, view) + live(id, view, ask=ask))
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("layout", ["wide", "tall"])
@every_game
def test_a_file_stands_alone(id: str, theme: str, layout: str) -> None:
    for view in played(id).ends[:2]:
        picture = FACES[id].standalone(view, played(id).book, tongue("en", id), theme=theme, layout=layout)
        assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
        assert "var(" not in picture
        assert (LOOKS[id].by_day in picture) == (theme == "light")


# ---- the style sheet ----


@every_game
def test_a_page_and_a_file_have_a_place_for_every_block(id: str) -> None:
    stage, css = board_of(id).stage, style_sheet(id)
    grids = [
        set(" ".join(re.findall(r'"([^"]+)"', grid)).split()) for grid in re.findall(r"grid-template(?:-areas)?:([^;]+);", css)
    ]
    assert grids
    named = set().union(*grids)
    over = {
        block for block, area in re.findall(rf"\.sheet \.{stage.prefix}-at-(\w+) \{{ grid-area: (\w+);", css) if area in named
    }
    assert set(stage.sizes) - {stage.ground} <= named | over
    assert all(f".{stage.prefix}-at-{name} {{ grid-area: {name}; }}" in css for name in stage.sizes if name != stage.ground)
    # A file leaves out only what a small window says again.
    again = {"brief", "figures"} if id == PAPER else set()
    assert set(stage.layouts[-1].places) == set(stage.sizes) - again
    assert all(set(layout.places) <= set(stage.sizes) for layout in stage.layouts)


def test_a_block_says_which_part_of_its_plane_is_filled() -> None:
    stage = Stage(
        "t", {"map": (300, 200), "hand": (100, 50)}, (Layout(300, 300, {"map": Place(10, 20, 2), "hand": Place(0, 0)}),)
    )
    grown = framed("<path/>", (-100, 0, 600, 200.5), cell=100, least=84, eye=(50, 60))
    assert grown == '<g data-box="-100 0 600 200.5" data-cell="100" data-least="84" data-eye="50 60"><path/></g>'
    assert stage.box("map", grown) == (-100, 0, 600, 200.5)
    assert stage.box("map", "<path/>") == (0, 0, 300, 200)
    laid = stage.laid({"map": grown, "hand": "<path/>"}, stage.layouts[0])
    assert '<svg class="t-at-map" x="10" y="20" width="600" height="400" viewBox="-100 0 600 200.5">' in laid
    assert '<g class="t-at-hand" transform="translate(0 0)"><path/></g>' in laid


@every_game
def test_every_class_that_is_drawn_is_styled(id: str) -> None:
    drawn = board_of(id).cover()
    for view, ask in played(id).pairs():
        drawn += live(id, view, ask=ask)
    for view, ask in (some[-1] for some in played(id).asked.values()):
        drawn += fixed(id, view) + "".join(card.svg for card in cards(id, view, ask))
    for view, event in played(id).moments():
        drawn += live(id, view, event=event)
    css, ground = style_sheet(id), f"{LOOKS[id].prefix}-at-{board_of(id).stage.ground}"
    assert {name for name in classes(drawn) if not re.search(rf"\.{name}[ ,.{{]", css)} <= LOOKS[id].unstyled | {ground}


@every_game_that_asks_before_it_moves
def test_nothing_moves_for_who_wants_no_motion(id: str) -> None:
    """Whatever moves is in the block for those who have not asked for calm, or is stopped for those who have."""
    css = style_sheet(id)
    calm = css.replace("\n", " ").partition("@media (prefers-reduced-motion: no-preference) {")[0]
    moving = re.findall(r"([^{}]+)\{[^{}]*(?:animation|transition): (?!none)[^{}]*\}", calm)
    assert {selector.strip().split("*/")[-1].strip() for selector in moving} == {".opt .hit"}
    assert "@media (prefers-reduced-motion: reduce) { .opt .hit { animation: none; } }" in css
