"""What is wrong with the coach of a game, and what comes up in first games without a word of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undercroft.bots import BOTS
from undercroft.games import GAMES
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.position import completed
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup
from undercroft.lessons.coach import FILE, coach, come_up
from undercroft.texts import unsaid

MOST_ANSWERS = 4000


def faults(game: str) -> Iterator[str]:
    """By file, saying and field."""
    found = coach(game)
    if found is None:
        return
    known = {"ask": GAMES[game].asks, "event": GAMES[game].events, "sign": None, "hint": None}
    for name in (*(saying.at for saying in found.sayings), *found.silent):
        sort, _, kind = name.partition(" ")
        if sort not in known:
            yield f"{game}/{FILE}: '{name}': it begins with none of {', '.join(known)}"
        elif (kinds := known[sort]) is not None and kind not in kinds:
            yield f"{game}/{FILE}: '{name}': the game has no such {sort}"
    for saying in found.sayings:
        yield from (f"{game}/{FILE}: '{saying.at}': say: {fault}" for fault in unsaid(game, [saying.say]))


def unspoken(game: str, seeds: Iterable[int]) -> list[str]:
    """What comes up in first games with these seeds, has no saying and is not listed as needing none."""
    found = coach(game)
    known = set() if found is None else {*(saying.at for saying in found.sayings), *found.silent}
    return sorted({name for seed in seeds for name in _met(GAMES[game], seed) if name.count(" ") == 1} - known)


def _met(game: Game, seed: int) -> set[str]:
    """By the first seat, played now well, now at random, with the bots of a first game."""
    setup = completed(Setup(game.id, game.usual_seats, "base", dict(game.first_game)), game)
    table, met = Table(game, setup, game.load("base"), Luck(Quick(seed))), set[str]()
    table.start()
    for number in range(MOST_ANSWERS):
        if table.over:
            break
        seat = table.waiting_for()[0]
        ask = table.question(seat)
        assert ask is not None
        if seat == 0:
            met |= {name for name, _, _ in come_up(table, seat, ask.kind)}
        bot = game.first_bot if seat else ("greedy", "random")[seed % 2]
        choice = BOTS[bot].choose(game, setup, table.book, table.view(seat), ask, Luck(Quick(seed * MOST_ANSWERS + number)))
        table.answer(seat, choice)
    return met
