"""The question panel stands still: whatever is asked, each kind of answers is where it was, or says there why it is not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.games.played import PLANS
from tests.running import run
from tests.server.test_pages import reader
from undercroft.games import FACES, GAMES
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Setup
from undercroft.panel import SIDES, Shelf
from undercroft.server import pages
from undercroft.server.pages import choices
from undercroft.server.pages.choices import FEW, Kind, Laid
from undercroft.server.pages.look import Look
from undercroft.server.play.chairs import Chair
from undercroft.server.play.room import Room
from undercroft.texts import LANGUAGES

PAPER, EGYPT, TAILS, DUNGEONEER = GAMES
every_game = pytest.mark.parametrize("id", list(GAMES))
OF_A_KIND, MOST_STEPS = 12, 700


class Asked(NamedTuple):
    """A question of a played game, with the panel that its seat sees."""

    ask: Ask
    laid: Laid
    wished: frozenset[Action]

    def offered(self, shelf: Shelf) -> list[str]:
        return [str(action) for action in self.ask.options if action.kind in shelf.kinds]


def room_for(id: str, seats: int, language: str = "en", number: int = 0) -> tuple[Room, Table]:
    game = GAMES[id]
    setup = Setup(id, seats, "base", {choice.id: choice.values[0] for choice in game.choices} | PLANS[id].variants(number))
    chairs = [Chair("person", "Ada", holders=["mine"]) for _ in range(seats)]
    room = Room("table", game, setup, game.load("base"), chairs, maker="mine", secret=bytes(32))
    run(room.start())
    table = Table(game, setup, room.book, Luck(Quick(number))).start()
    return room, table


def questions(id: str, language: str = "en") -> Iterator[tuple[Look, Ask]]:
    """Of two games, some of each kind, as the seat that is asked looks at them."""
    seen: dict[str, int] = {}
    for number in range(2):
        room, table = room_for(id, PLANS[id].seats[number % len(PLANS[id].seats)], number=number)
        assert room.journal is not None
        room.journal.table = table
        random = Random(number)
        for _ in range(MOST_STEPS):
            if table.over:
                break
            ask = table.questions()[0]
            seen[ask.kind] = seen.get(ask.kind, 0) + 1
            if seen[ask.kind] <= OF_A_KIND:
                yield Look(reader(language), room, ask.seat), ask
            table.answer(ask.seat, PLANS[id].pick(ask, table, random))


@cache
def asked(id: str) -> list[Asked]:
    found = []
    for look, _ in questions(id):
        wishes = choices.wishes(look)
        # Answers that come to the same are offered once.
        assert look.ask is not None
        found.append(Asked(look.ask, choices.panel(look, wishes), frozenset(wish.action for wish in wishes)))
    return found


def texts(kind: Kind) -> list[str]:
    """The options that lie on a shelf."""
    return [choice.text for choice in all_choices(kind) if choice.text]


def all_choices(kind: Kind) -> list[choices.Choice]:
    return [choice for group in kind.groups for choice in group.choices] if kind.groups else kind.choices


@every_game
def test_every_option_is_on_the_panel_once(id: str) -> None:
    for it in asked(id):
        laid = [text for kind in it.laid.kinds for text in texts(kind)] + [
            choice.text for choice in it.laid.pinned if choice.text
        ]
        assert sorted(laid) == sorted(str(action) for action in it.ask.options)


@every_game
def test_the_kinds_of_a_question_are_always_in_the_same_order(id: str) -> None:
    """A shelf that is not rare has its place in every question of its kind; a rare one stands after those that have."""
    kinds = set()
    for it in asked(id):
        shelves = FACES[id].panel.shelves.get(it.ask.kind)
        if shelves is None:
            continue
        kinds.add(it.ask.kind)
        standing = [shelf for shelf in shelves if not shelf.rare or it.offered(shelf)]
        assert len(it.laid.kinds) == len(standing), it.ask
        for kind, shelf in zip(it.laid.kinds, standing, strict=True):
            assert sorted(texts(kind)) == sorted(it.offered(shelf))
        rare = [shelf.rare for shelf in shelves]
        assert rare == sorted(rare), "what is not always there moves nothing that is"
    assert len(kinds) >= 5


@every_game
def test_every_kind_that_is_asked_for_has_its_shelf(id: str) -> None:
    """Shelves named for a question hold all that it may offer: nothing is left over to be put below."""
    panel = FACES[id].panel
    for it in asked(id):
        held = {kind for shelf in panel.shelves.get(it.ask.kind, ()) for kind in shelf.kinds}
        if held:
            assert {action.kind for action in it.ask.options} <= held | set(panel.pinned), it.ask.kind


@every_game
def test_a_shelf_with_nothing_on_it_says_why(id: str) -> None:
    for it in asked(id):
        for kind in it.laid.kinds:
            assert bool(kind.nothing) != bool(kind.choices or kind.groups)
            assert kind.nothing != "Nothing now.", "a reason, not an excuse"
    assert any(kind.nothing for it in asked(id) for kind in it.laid.kinds) or id in (PAPER, TAILS)


@every_game
def test_what_is_barred_says_why_where_it_would_be(id: str) -> None:
    for it in asked(id):
        for kind in it.laid.kinds:
            assert all(choice.effect for choice in all_choices(kind) if not choice.text)


@every_game
def test_what_ends_something_is_pinned_and_nowhere_else(id: str) -> None:
    panel = FACES[id].panel
    for it in asked(id):
        ends = [str(action) for action in it.ask.options if action.kind in panel.pinned]
        assert sorted(choice.text for choice in it.laid.pinned if choice.text) == sorted(ends)
        if panel.awaited:
            assert it.laid.pinned, "its place is kept"
            assert ends or it.laid.pinned[0].effect, "and says why it waits"


@pytest.mark.parametrize("id", [PAPER, EGYPT, DUNGEONEER, TAILS])
def test_the_four_sides_keep_their_places(id: str) -> None:
    found = 0
    for it in asked(id):
        for kind in it.laid.kinds:
            if kind.form == "compass":
                found += 1
                assert tuple(choice.side for choice in kind.choices[:4]) == SIDES
                assert all(choice.text and not choice.side for choice in kind.choices[4:])
    assert found > 5


def test_a_room_lies_on_the_side_where_it_is_drawn() -> None:
    room, table = room_for(PAPER, 1)
    book: Any = room.book
    side = FACES[PAPER].panel.side
    for _, view in walking(table):
        here = book.room_names[view.own.room]
        column, line = here[0], int(here[1])
        beside = {"up": f"{column}{line + 1}", "down": f"{column}{line - 1}"}
        for way, name in beside.items():
            if name in book.room_at:
                assert side(book.steps[book.room_at[name]], view, book) == way


def walking(table: Table) -> Iterator[tuple[Ask, Any]]:
    random = Random(3)
    for _ in range(400):
        if table.over:
            return
        ask = table.questions()[0]
        view = table.view(ask.seat)
        if ask.kind == "step" and view.own.room >= 0:
            yield ask, view
        table.answer(ask.seat, random.choice(ask.options))


def test_a_used_die_keeps_its_place() -> None:
    dice = [(it, it.laid.kinds[0]) for it in asked(PAPER) if it.ask.kind == "die"]
    names = ["die w1", "die w2", "die w3", "die b1", "die b2", "die b3"]
    used = 0
    for it, kind in dice:
        offered = {str(action) for action in it.ask.options}
        assert [choice.text or name for choice, name in zip(kind.choices, names, strict=True)] == names
        assert kind.across == 3
        for choice, name in zip(kind.choices, names, strict=True):
            assert bool(choice.text) == (name in offered)
            used += not choice.text and choice.effect == "Used."
    assert used


def test_what_can_be_done_with_an_item_is_on_the_item() -> None:
    """Together, in one order, with a letter; nothing about another item is among it."""
    seen = set()
    for it in asked(EGYPT):
        for kind in it.laid.kinds:
            if kind.form == "things":
                for group in kind.groups:
                    assert len({choice.text.partition(" ")[2] for choice in group.choices}) <= 1
                    assert group.choices or group.reason
                    seen.add(tuple(choice.text.partition(" ")[0] for choice in group.choices))
                letters = [group.letter for group in kind.groups]
                assert letters == list("ASDFGH"[: len(letters)])
    assert ("place", "leave") in seen


@every_game
def test_places_keep_their_form_whatever_their_number(id: str) -> None:
    """How many there are decides only whether they are listed at once."""
    forms: dict[str, set[str]] = {}
    counts = set()
    for it in asked(id):
        for shelf, kind in zip(FACES[id].panel.shelves.get(it.ask.kind, ()), it.laid.kinds, strict=False):
            if shelf.form == "places" and kind.groups:
                forms.setdefault(it.ask.kind, set()).add(kind.form)
                counts.add(kind.many)
                assert kind.many == (len(kind.groups) > FEW)
    assert all(found == {"places"} for found in forms.values())
    assert True in counts


# ---- as a page ----


class Shape(HTMLParser):
    """What lies in what: the classes around each option."""

    EMPTY = ("input", "path", "use", "circle", "rect", "line", "ellipse", "polygon", "polyline", "br")

    def __init__(self, html: str) -> None:
        super().__init__()
        self.around: list[str] = []
        self.options: dict[str, str] = {}
        self.filled: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.around.append(found.get("class") or "")
        if found.get("name") == "option":
            self.options[str(found["value"])] = " ".join(self.around)
            self.filled += [str(found["value"])] if "main" in str(found["class"]).split() else []
        if tag in self.EMPTY:
            self.around.pop()

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            self.around.pop()


@every_game
def test_the_pinned_row_is_outside_of_what_scrolls(id: str) -> None:
    pinned = set(FACES[id].panel.pinned)
    ends = 0
    for look, _ in questions(id):
        shape = Shape(pages.table_parts(look)["question"])
        assert look.ask is not None
        assert set(shape.options) >= {str(action) for action in look.ask.options}
        assert shape.filled == []
        for text, around in shape.options.items():
            ends += text.split()[0] in pinned
            assert ("pinned" in around.split()) == (text.split()[0] in pinned)
            assert ("choices" in around.split()) != ("pinned" in around.split())
    assert ends


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_the_panel_speaks_every_language(id: str, language: str) -> None:
    look, _ = next(questions(id, language))
    assert "panel-" not in pages.table_parts(look)["question"].replace("#panel-help", "")


def test_taking_back_keeps_its_place_and_says_why_it_cannot_be() -> None:
    shown = [pages.table_parts(look)["question"] for look, _ in islice(questions(DUNGEONEER), 20)]
    assert "Nothing chosen yet." in shown[0]
    assert any("Nothing chosen since something new was learned." in page for page in shown[1:])
    assert all("takeback" in page for page in shown)
