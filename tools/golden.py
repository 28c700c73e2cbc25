"""Writes the golden games anew: whole games that every later version must replay step by step.

    python tools/golden.py

Only after a change of the rules that was meant: raise the game's `rules_version` with it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from undercroft.bots import BOTS
from undercroft.games import GAMES
from undercroft.kernel.journal import Journal
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.types import Setup

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
TABLES = (
    ("paper-dungeons", ("greedy",), {}),
    ("paper-dungeons", ("greedy", "random"), {"vanishing": "on", "cards": "open"}),
    ("paper-dungeons", ("greedy", "random", "greedy", "random"), {"wounds": "potions-first", "edition": "pl", "b7": "open"}),
    ("paper-dungeons", ("random",) * 8, {"missions": "off", "dungeon": "J"}),
)


def main() -> None:
    for number, (name, bots, chosen) in enumerate(TABLES):
        game = GAMES[name]
        book = game.load("base")
        options = {choice.id: chosen.get(choice.id, choice.values[0]) for choice in game.choices}
        setup = Setup(game.id, len(bots), "base", options)
        journal = Journal(game, setup, book, hashlib.sha256(f"golden {number}".encode()).digest(), bots)
        journal.start()
        luck = Luck(Quick(number))
        while not journal.table.over:
            for ask in journal.table.questions():
                view = journal.table.view(ask.seat)
                journal.answer(ask.seat, str(BOTS[bots[ask.seat]].choose(game, setup, book, view, ask, luck)))
        path = FOLDER / f"{name}-{len(bots)}.record.txt"
        path.write_text(journal.record.write())
        print(f"{path.name}: {len(journal.record.entries)} entries, scores {journal.record.scores}")


if __name__ == "__main__":
    main()
