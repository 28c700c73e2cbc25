"""How much a seat likes each option of a question, from what the seat may know: for the greedy bot."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.dungeoneer.actions import GO_ON, SAVE_POINT
from undercroft.games.dungeoneer.bot.deeds import NEVER, outlook, rate_deeds, rate_play, rate_shed
from undercroft.games.dungeoneer.bot.defence import (
    rate_alike,
    rate_attackers,
    rate_before_roll,
    rate_cancel,
    rate_challenge,
    rate_forms,
    rate_hit,
    rate_responses,
    rate_wound,
)
from undercroft.games.dungeoneer.bot.laying import rate_lay, rate_places
from undercroft.games.dungeoneer.bot.lordship import (
    rate_amounts,
    rate_hosts,
    rate_hunt_forms,
    rate_lordship,
    rate_monster_forms,
    rate_payers,
    rate_victims,
    rate_warps,
)
from undercroft.games.dungeoneer.bot.odds import passed
from undercroft.games.dungeoneer.bot.plans import open_quests
from undercroft.games.dungeoneer.bot.prizes import A_POINT, card_worth, leader, life, monster_worth, usable
from undercroft.games.dungeoneer.content import FORMS, DungeonBook
from undercroft.games.dungeoneer.rules.stats import limit, others, price, score
from undercroft.games.dungeoneer.state import State, View
from undercroft.kernel.types import Ask

AFFORDABLE = 0.05
"""What a point of a card's price takes from its worth in hand."""


def advice(view: View, ask: Ask, book: DungeonBook) -> list[float]:
    """Nobody here gives up an escort; all else by the kind of the question."""
    rate = RATED.get(ask.kind)
    rated = [0.0] * len(ask.options) if rate is None else rate(view.state, ask, book)
    return [NEVER if action.kind == "drop" else value for action, value in zip(ask.options, rated, strict=True)]


# ---- heroes and locations ----


def _heroes(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """Good scores, above all where the own quests test them."""
    tests = [book.quests[quest].test for quest in open_quests(state, ask.seat)]
    wanted = [str(test.args[1]) for test in tests if test.name == "THREAT"]
    rated = []
    for action in ask.options:
        hero = book.heroes[action.value]
        scores = {form: sum(hero.scores[form]) / len(hero.scores[form]) for form in FORMS}
        rated.append(sum(scores.values()) + sum(scores.get(stat, 0.0) for stat in wanted))
    return rated


def _destinations(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    return rate_warps(state, ask.seat, int(ask.about[0]), [action.value for action in ask.options], book)


def _shifts(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """The own place for another, best of all for one where a quest goes on."""
    wanted = {name for quest in open_quests(state, ask.seat) for name in book.quests[quest].where}
    here = state.parts[ask.seat].place
    return [float(action.value == here) + (book.locations[action.value].id in wanted) for action in ask.options]


# ---- cards that go ----


def _held_worth(state: State, seat: int, number: int, book: DungeonBook) -> float:
    """What a card in hand is worth keeping."""
    card = book.cards[number]
    if card.sort == "monster":
        return monster_worth(number, book)
    if not card.glory:
        return 0.9
    if not usable(card, state.parts[seat].inventory, book):
        return 0.2
    return card_worth(number, book) - AFFORDABLE * price(state, book, seat, number)


def _discard(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """The least of the hand; what is in play goes last."""
    player, rated = state.parts[ask.seat], []
    for action in ask.options:
        if action.kind == "pass":
            rated.append(-0.3)
            continue
        in_hand = [card for card in player.hand if book.cards[card].id == action.target]
        if action.kind == "dismiss" or not in_hand:
            rated.append(-9.0)
        else:
            rated.append(-_held_worth(state, ask.seat, in_hand[0], book))
    return rated


def _give_up(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """Something in play must go: what is worth least."""
    worth = {card.id: _play_worth(number, book) for number, card in enumerate(book.cards)}
    return [-worth[action.target] for action in ask.options]


def _play_worth(number: int, book: DungeonBook) -> float:
    return card_worth(number, book) if book.cards[number].glory else monster_worth(number, book)


def _take_away(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """From another the best, from oneself the least."""
    least = _give_up(state, ask, book)
    return least if ask.about[0] == ask.seat else [-worth for worth in least]


def _recover(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    return [-worth for worth in _give_up(state, ask, book)]


def _home(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """The lair leaves room in the hand for new cards; a full one takes only what is better."""
    player = state.parts[ask.seat]
    worth = {card.id: monster_worth(number, book) for number, card in enumerate(book.cards)}
    mine = worth[str(ask.about[0])]
    full = len(player.lair) >= limit(state, book, ask.seat, "lair")
    lair = 1.0 if not full or mine > min(monster_worth(card, book) for card in player.lair) else -1.0
    return [lair if action.kind == "to-lair" else 0.0 for action in ask.options]


# ---- small choices ----


def _reward(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """Peril for the rival to be harmed first."""
    foe = leader(state, ask.seat) if others(state, ask.seat) else -1
    return [float(action.kind == "seat" and action.value == foe) - (action.kind == "seat" and action.value == ask.seat)
            for action in ask.options]  # fmt: skip


def _before_effect(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """What would be played or paid off anyway is, before the location is faced."""
    view = outlook(state, ask.seat, book)
    rate = {"play": rate_play, "shed": rate_shed}
    return [rate[action.kind](state, view, action.target, book) if action.kind in rate else 0.0 for action in ask.options]


def _loot(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """Alone, treasures are played now or never."""
    view = outlook(state, ask.seat, book)._replace(keep=0)
    return [rate_play(state, view, action.target, book) if action.kind == "play" else 0.0 for action in ask.options]


def _keep_or_use(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """Kept for its moment; healing is used at once by a hero in need."""
    player = state.parts[ask.seat]
    card = next(card for card in book.cards if card.id == ask.about[0])
    word = next(clause for clause in card.uses if clause.price == "discard").words[0]
    need = word.name == "HEAL" and player.health <= 2
    return [float(action.kind == "use-now") if need else float(action.kind == "keep") for action in ask.options]


def _forced_open(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    return [float(action == GO_ON) for action in ask.options]


def _spikes(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """A point, or the chance of a wound."""
    player = state.parts[ask.seat]
    word = next(c.words[0] for c in book.locations[player.place].entry if c.words[0].name == "SPIKES")
    risk = (1 - passed(score(state, book, ask.seat, str(word.args[0])), word.number(1))) * life(player.health)
    return [risk - A_POINT if action.kind == "dodge" else 0.0 for action in ask.options]


def _extra_die(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    """A quest is worth the price of a die."""
    return [float(action.kind == "price") for action in ask.options]


def _save(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    return [float(action == SAVE_POINT) for action in ask.options]


RATED: dict[str, Callable[[State, Ask, DungeonBook], list[float]]] = {
    "hero": _heroes,
    "lay": rate_lay,
    "place": rate_places,
    "dungeonlord": rate_lordship,
    "hero-phase": rate_deeds,
    "victim": rate_victims,
    "payer": rate_payers,
    "how-much": rate_amounts,
    "monster-form": rate_monster_forms,
    "hunt-form": rate_hunt_forms,
    "form": rate_forms,
    "cancel": rate_cancel,
    "response": rate_responses,
    "before-roll": rate_before_roll,
    "before-effect": _before_effect,
    "wound": rate_wound,
    "defeat": rate_wound,
    "challenge": rate_challenge,
    "hit-choice": rate_hit,
    "home": _home,
    "over-lair": _give_up,
    "over-limit": _give_up,
    "reward": _reward,
    "which-attack": rate_attackers,
    "which-alike": rate_alike,
    "take-away": _take_away,
    "recover": _recover,
    "host": rate_hosts,
    "destination": _destinations,
    "shift": _shifts,
    "shift-with": _shifts,
    "keep-or-use": _keep_or_use,
    "forced-open": _forced_open,
    "spikes": _spikes,
    "extra-die": _extra_die,
    "offering": _give_up,
    "loot": _loot,
    "discard": _discard,
    "save": _save,
}
"""Every kind of question but how a shifted location is turned: that is all the same."""
