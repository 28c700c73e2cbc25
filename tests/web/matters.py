"""What matters at a table and must be legible untouched: `legible.toml` lists it by game and window, here it gets its words."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.web.legible import Sight, plain, sight
from undercroft.games.dungeoneer.rules.dungeon import chart_of
from undercroft.kernel.table import Table
from undercroft.texts import Tongue, tongue

Wish = tuple[str, ...]
"""Any one of these words will do."""
Named = Callable[[Table, Tongue], list[Wish]]
SEAT = 0
BOARD = "#board"
LISTS = tomllib.loads(Path(__file__).with_name("legible.toml").read_text())


def asked(table: Table, words: Tongue) -> list[Wish]:
    ask = table.question(SEAT)
    assert ask is not None
    return [(words.ask(ask),)]


def turn(table: Table, words: Tongue) -> list[Wish]:
    return [(words.say("table-your-turn"),)]


def _names(kind: str, ids: Callable[[Table], list[Any]]) -> Named:
    return lambda table, words: [(words.name(kind, thing.id),) for thing in ids(table)]


def _near(table: Table) -> list[Any]:
    """Where the hero stands, and every location one walk away."""
    state, book = table.state, table.book
    here = state.parts[SEAT].place
    return [book.locations[place] for place in (here, *chart_of(state.map, book).neighbours[here].values())]


def _quests(state: Any) -> tuple[int, ...]:
    return (*state.common, state.parts[SEAT].quest)


EVERYWHERE: dict[str, Named] = {"asked": asked, "turn": turn}
NAMED: dict[str, dict[str, Named]] = {
    "paper-dungeons": {
        **EVERYWHERE,
        "heroes": lambda _, words: [(words.name("hero", hero),) for hero in ("warrior", "wizard", "cleric", "thief")],
        "items": _names("item", lambda table: list(table.book.items)),
    },
    "monsters-of-egypt": {
        **EVERYWHERE,
        "hero": _names("hero", lambda table: [table.book.cards[hero.card] for hero in table.state.heroes if hero.seat == SEAT]),
    },
    "tales-of-tails": {
        **EVERYWHERE,
        "dog": _names("dog", lambda table: [table.book.dogs[table.state.parts[SEAT].dog]]),
        "quests": _names(
            "quest", lambda table: [table.book.quests[quest] for quest in (*table.state.common, table.state.parts[SEAT].quest)]
        ),
    },
    "dungeoneer": {
        **EVERYWHERE,
        "hero": _names("hero", lambda table: [table.book.heroes[table.state.parts[SEAT].hero]]),
        "hand": _names("card", lambda table: [table.book.cards[card] for card in table.state.parts[SEAT].hand]),
        "near": _names("location", _near),
        "quests": _names("quest", lambda table: [table.book.quests[quest] for quest in table.state.parts[SEAT].quests]),
    },
}


def listed(kind: str, game: str, window: tuple[int, int]) -> list[str]:
    """For all tables, for those of the game, and for them in this window."""
    of_game = LISTS.get(game, {})
    found = (LISTS["everywhere"], of_game, of_game.get(f"{window[0]}x{window[1]}", {}))
    return [wish for wishes in found for wish in wishes.get(kind, [])]


def look(page: Page, table: Table, window: tuple[int, int], language: str) -> tuple[Sight, list[str]]:
    """What is in sight of a table's page, and what of it matters and cannot be read."""
    game, words = table.game.id, tongue(language, table.game.id)
    selectors = listed("seen", game, window)
    seen = sight(page, *selectors, BOARD)
    lacking = [
        f"not to be read: {selector} ({seen.found[number]} elements)"
        for number, selector in enumerate(selectors)
        if not seen.reads(number)
    ]
    for kind, said in (("said", seen.said()), ("drawn", seen.said(len(selectors)))):
        for name in listed(kind, game, window):
            for wish in NAMED[game][name](table, words):
                if not any(plain(one) in said for one in wish):
                    lacking.append(f"not {kind} ({name}): {' or '.join(wish)}")
    return seen, lacking
