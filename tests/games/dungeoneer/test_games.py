"""Random games with every variant run to their end, and nothing is lost on the way."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.loading import load
from undercroft.games.dungeoneer.rules.dungeon import legal
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup

BOOK = load("base")


def cards_in_play(state: State) -> Counter[int]:
    """Every adventure card, wherever it is."""
    found = Counter((*state.deck, *state.discard, *state.peril_deck, *state.peril_discard, *state.gone, *state.waiting_banes))
    found += Counter(attack.card for attack in state.declared)
    found += Counter(card for card, _ in state.attached)
    for player in state.parts:
        found += Counter((*player.hand, *player.inventory, *player.lair, *player.banes))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_a_game_ends_and_keeps_its_cards(seed: int) -> None:
    rnd = random.Random(seed)
    options = {choice.id: rnd.choice(choice.values) for choice in GAME.choices} | {"round-limit": "10"}
    table = Table(GAME, Setup(GAME.id, 1 + seed % 4, "base", options), BOOK, Luck(Quick(seed)), keep=False).start()
    while not table.over:
        ask = table.questions()[0]
        if ask.quiet and not table.state.attacks:
            assert set(cards_in_play(table.state).values()) == {1}
            assert len(cards_in_play(table.state)) == 60
            assert legal(table.state.map, BOOK, last=True)
            assert all(player.glory >= 0 and player.peril >= 0 and 1 <= player.level <= 4 for player in table.state.parts)
        table.answer(ask.seat, rnd.choice(ask.options))
    outcome = table.outcome()
    assert outcome is not None
    assert len(outcome.scores) == 1 + seed % 4
