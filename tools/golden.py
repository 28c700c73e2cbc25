"""Writes the golden games anew: whole games that every later version must replay step by step.

    python tools/golden.py [game …]

Only after a change of rules or pack that was meant: raise the game's `rules_version` with a change of its rules.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from undercroft.bots import BOTS
from undercroft.games import GAMES
from undercroft.kernel.journal import Journal
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.types import Setup

PAPER, TOMB, DOGS, CRYPT = "paper-dungeons", "monsters-of-egypt", "tales-of-tails", "dungeoneer"
FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
ALL_RULINGS = {
    game.id: {choice.id: choice.values[-1] for choice in game.choices if choice.group == "rulings"} for game in GAMES.values()
}
TABLES: tuple[tuple[str, tuple[str, ...], dict[str, str]], ...] = (
    (PAPER, ("greedy",), {}),
    (PAPER, ("greedy", "random"), {"vanishing": "on", "cards": "open"}),
    (PAPER, ("greedy", "random", "greedy", "random"), {"wounds": "potions-first", "edition": "pl", "b7": "open"}),
    (PAPER, ("random",) * 8, {"missions": "off", "dungeon": "J"}),
    (TOMB, ("greedy",), {"mode": "escape", "heroes": "2"}),
    (TOMB, ("greedy", "random"), {"spirit": "on"}),
    (TOMB, ("greedy", "greedy", "random", "greedy"), {"mode": "escape", "first": "drawn", **ALL_RULINGS[TOMB]}),
    (TOMB, ("greedy", "random", "greedy", "greedy", "random", "greedy"), {"free-start": "on"}),
    (DOGS, ("greedy", "greedy"), {}),
    (DOGS, ("greedy", "random", "greedy"), {"dogs": "random", "start": "narrow", "piles": "face-down"}),
    (DOGS, ("greedy",) * 4, ALL_RULINGS[DOGS]),
    (CRYPT, ("greedy",), {"solo": "hard", "dodge-spikes": "on"}),
    (CRYPT, ("greedy", "greedy"), {}),
    (CRYPT, ("greedy", "random", "greedy"), {"resurrection": "on", "movement": "limited", "windows": "hidden"}),
    (CRYPT, ("greedy",) * 4, {"no-blank-spots": "on", "choose-heroes": "on", "movement": "tipping", **ALL_RULINGS[CRYPT]}),
)
"""Game, who plays, and the options that are not the first; its place in this list is its seed: add at the end."""


def main() -> None:
    wanted = sys.argv[1:] or list(GAMES)
    for number, (name, bots, chosen) in enumerate(TABLES):
        if name not in wanted:
            continue
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
