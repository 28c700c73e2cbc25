"""What tests do in a browser: setting a table, sitting down, playing on, looking."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLong

from tests.running import House
from tests.web.conftest import EVERY_LOOK, OFFERED, PATIENCE, Person
from tests.wire import Wire
from undercroft.bots import BOTS
from undercroft.games import GAMES
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.server.play.room import Room

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
RAW = re.compile(r"\b(?:ask|event|option|choice|seat|effect|group|reason|where|table|habit)-[a-z]|\{|\$")
"""What a text looks like that was not found or not filled in."""
GAME = GAMES["paper-dungeons"]


FILL_IN = """([fields, first]) => {
    for (const [name, value] of fields) {
        const field = [...document.getElementsByName(name)].find(one => one.type !== "radio" || one.value === value);
        if (field.type === "radio") field.checked = true;
        else field.value = value;
        field.dispatchEvent(new Event("change", { bubbles: true }));
    }
    for (const field of document.getElementsByName("first")) field.checked = first;
    document.querySelector("main form button.main").form.requestSubmit();
}"""


def set_a_table(
    page: Page,
    *seats: tuple[str, str],
    game: str = GAME.id,
    pace: str = "at-once",
    bot: str = "",
    first: bool = False,
    **options: str,
) -> None:
    """By the form that a newcomer fills in, in one go, without a coach; `test_whole_games` fills it in by hand."""
    page.goto(f"/new/{game}")
    fields = [
        ("count", str(len(seats))),
        ("pace", pace),
        *((f"option.{option}", value) for option, value in options.items()),
    ]
    for seat, (kind, name) in enumerate(seats):
        fields.append((f"seats.{seat}.kind", kind))
        if kind in ("me", "device"):
            fields.append((f"seats.{seat}.name", name))
        elif kind == "bot":
            fields.append((f"seats.{seat}.bot", bot or ("greedy" if GAMES[game].weigh is None else "level-1")))
    page.evaluate(FILL_IN, [fields, first])
    page.wait_for_url("**/t/**")
    if pace == "at-once":  # bots that begin think elsewhere, and the page hears of it a moment later
        for seat, (kind, _) in enumerate(seats):
            if kind == "bot":
                expect(page.locator(f"#seat-{seat}.asked")).to_have_count(0, timeout=PATIENCE)


def take_a_seat(page: Page, table: str, name: str) -> None:
    """Somebody who got the link sits down on the first free chair."""
    page.goto(table)
    page.locator("input[name=name]").first.fill(name)
    page.locator("form[action$='/take'] button").first.click()


def press_one_of(person: Person) -> None:
    """By a key that is written on it: a digit, or the letter of what ends something; a list of places is opened first."""
    person.listened_to()
    while True:
        keys = person.page.locator(OFFERED).locator("kbd").evaluate_all("all => all.map(key => key.textContent).filter(Boolean)")
        key = person.chance.choice(keys)
        opens = person.page.locator(f".options summary:visible:has(kbd:text-is('{key}'))").count()
        person.page.keyboard.press(key)
        if not opens:
            return


def room_of(house: House, person: Person) -> Room:
    return house.run(house.tables.room(person.table_id()))


def prefer(person: Person, *kinds: str) -> bool:
    """Answers with the first of these that is offered, or with anything. False when the game is over."""
    before = person.stamp()
    if before.endswith("asked"):
        person.listened_to()
        for kind in kinds:
            if person.click(f".options button[value='{kind}'], .pinned button[value='{kind}']"):
                person.wait_past(before)
                return True
    return person.act()


def play_until(person: Person, seen: Callable[[], bool | int], *kinds: str) -> None:
    """Plays on, by the first of these kinds that is offered, until something is seen."""
    while not seen():
        assert prefer(person, *kinds), "the game is over, and it never came"


def play_to(person: Person, kind: str, *kinds: str) -> None:
    """Until an answer of this kind is offered."""
    play_until(person, person.page.locator(f".options [value^='{kind}'], .pinned [value^='{kind}']").count, *kinds)


def advice(house: House, person: Person, seat: int = 0) -> str:
    """What a bot would do in this seat: so that a game does not take all day."""
    room = room_of(house, person)

    async def think() -> str:
        async with room.alone():
            ask = room.table.question(seat) if room.status == "running" else None
            if ask is None:
                return ""
            return str(BOTS["greedy"].choose(room.game, room.setup, room.book, room.table.view(seat), ask, Luck(Quick(1))))

    return house.run(think())


def open_group_of(choice: Locator) -> None:
    for group in choice.locator("xpath=ancestor::details").all():
        if group.get_attribute("open") is None:
            group.locator("xpath=summary").click()


def lay(house: House, person: Person, table: Table) -> Room:
    """Puts a position on the table, as if it had been played to before the eyes of whoever sits there."""
    room, place = room_of(house, person), person.place()

    async def change() -> None:
        async with asyncio.timeout(PATIENCE / 1000):
            while not room.places.get(place):  # a page that opens only now would find the position, and see nobody's turn come
                await asyncio.sleep(0.01)
        async with room.alone():
            assert room.journal is not None
            room.journal.table = table
            await room.changed()

    house.run(change())
    return room


def fits(page: Page) -> bool:
    """Nothing is wider than the window; looked at again where the page has just gone on to another seat."""
    try:
        page.wait_for_function(
            "() => document.documentElement.scrollWidth <= innerWidth && document.body.scrollWidth <= innerWidth", timeout=5000
        )
    except TooLong:
        return False
    return True


def frames_of(page: Page) -> list[dict[str, Any]]:
    """Everything that comes over this page's sockets, in full."""
    said: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        wire = Wire()
        socket.on(
            "framereceived",
            lambda frame: said.append(wire.read(bytes(frame, "latin-1") if isinstance(frame, str) else frame)),
        )

    page.on("websocket", listen)
    return said


def make_a_private_link(page: Page) -> str:
    """From the table's menu, as a person would; the page stays where the link is shown."""
    page.locator("details.menu > summary").click()
    page.locator("details.menu a[href$='/devices']").click()
    page.locator("form[action$='/devices/link'] button").click()
    link = page.locator("[data-copy]").get_attribute("data-copy")
    assert link is not None
    return link


def faults(page: Page) -> list[str]:
    # The page's own policy forbids foreign scripts; the debugger's evaluation is not bound by it.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("() => axe.run({resultTypes: ['violations']})")
    return [
        f"{page.url}: {fault['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


def look(width: int, scheme: str) -> pytest.MarkDecorator:
    """How a long test looks at its pages; `make soak` looks in every way."""
    every = [(360, "light"), (360, "dark"), (1280, "light"), (1280, "dark")]
    return pytest.mark.parametrize(("width", "scheme"), every if EVERY_LOOK else [(width, scheme)])


def in_language(locale: str) -> pytest.MarkDecorator:
    """A test in this language, in the long form in every one but English."""
    return pytest.mark.parametrize("locale", ["ru-RU", "pl-PL"] if EVERY_LOOK else [locale])


def point_at(page: Page, place: Locator, *, click: bool = False) -> None:
    box = place.locator(".hit").bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle)
    if click:
        page.mouse.click(*middle)


def leave_to_bots(house: House, room: Room) -> None:
    """All that was to be seen has been seen: the rest of the game, on the open pages."""

    async def leave() -> None:
        if room.status == "running":
            async with house.tables.seating(room):
                room.set_pace("at-once")
                for seat in range(len(room.chairs)):
                    room.seating.hand_to_bot(seat, "greedy")

    house.run(leave())
