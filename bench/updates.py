"""How many bytes an open page is sent, update by update: whole games, with every frame of what happened.

    python bench/updates.py [--games 3]

Each game is played by greedy bots at two seats; one page is open at the first. An update is one message as it goes over the
socket, compressed.
"""

from __future__ import annotations

import argparse
import asyncio
from itertools import count
from statistics import median, quantiles

from undercroft.bots import BOTS
from undercroft.games import GAMES
from undercroft.kernel.game import Game
from undercroft.kernel.journal import Entry
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.types import Seat, Setup
from undercroft.server.http.live import Viewer
from undercroft.server.play.chairs import Chair
from undercroft.server.play.glance import Glance
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader
from undercroft.texts import tongue

DEVICE = "somebody"
SEATS = 2


async def kept_nowhere(entries: list[Entry], shots: list[bytes], first: int, status: str, glance: Glance | None) -> None:
    """What a table stores is not measured here."""


class Weighed(Viewer):
    """A page that is sent nothing, and keeps how much it would have been."""

    def __init__(self, reader: Reader, room: Room, place: Seat | None) -> None:
        super().__init__(reader, room, place)
        self.bytes: list[int] = []

    def _put(self, message: bytes) -> None:
        self.bytes.append(len(message))


async def played(game: Game, seed: int) -> list[int]:
    """Bytes of each update of one game."""
    options = {choice.id: choice.values[0] for choice in game.choices} | {id: values[0] for id, values in game.bounds.items()}
    setup, book = Setup(game.id, SEATS, "base", options), game.load("base")
    chairs = [Chair("person", name, holders=[f"{DEVICE} {name}"]) for name in ("Ada", "Bo")]
    room = Room(f"t{seed}", game, setup, book, chairs, maker=DEVICE, secret=bytes([seed] * 32))
    await room.start()
    viewer = Weighed(Reader(f"{DEVICE} Ada", "en", "light", "", ""), room, 0)
    viewer.greet()
    viewer.bytes.clear()
    room.listeners.add(viewer.hear)
    room.places[0] = 1
    bot = BOTS["greedy"]
    for turn in count():
        if room.status != "running":
            return viewer.bytes
        seat = room.asked()[0]
        ask = room.table.question(seat)
        assert ask is not None
        choice = bot.choose(game, setup, book, room.table.view(seat), ask, Luck(Quick(turn)))
        await room.answer(seat, room.table.number(seat), str(choice))
    raise AssertionError


def figures(game: Game, games: int) -> dict[str, float]:
    sizes = [size for seed in range(games) for size in asyncio.run(played(game, seed))]
    return {
        "updates": len(sizes),
        "median": median(sizes),
        "nine in ten under": quantiles(sizes, n=10)[-1],
        "largest": max(sizes),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    arguments = parser.parse_args()
    for game in GAMES.values():
        found = figures(game, arguments.games)
        print(tongue("en", game.id).say("game-name"), *(f"{name} {value:,.0f}" for name, value in found.items()), sep=", ")


if __name__ == "__main__":
    main()
