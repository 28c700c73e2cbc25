"""The hero phase: what to do with points and glory. Free things come first, then what brings a quest nearer."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.dungeoneer.bot.defence import rival_blow
from undercroft.games.dungeoneer.bot.harms import word_harm
from undercroft.games.dungeoneer.bot.plans import HOPELESS, Plan, open_quests, plans
from undercroft.games.dungeoneer.bot.prizes import A_POINT, GLORY, card_worth, glory, life, patience, prize
from undercroft.games.dungeoneer.bot.routes import Walker, entering, leaving, walker
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.effects import Clause
from undercroft.games.dungeoneer.rules.dungeon import chart_of
from undercroft.games.dungeoneer.rules.stats import others, price, score
from undercroft.games.dungeoneer.state import Player, State
from undercroft.kernel.types import Action, Ask

FREE, RISE, FETCH, DELIVER, TRY = 50.0, 46.0, 48.0, 35.0, 30.0
"""What costs no points comes before what does; a completed quest ends the phase and comes last of these."""
NEVER = -50.0
WORTH_PLAYING, WORTH_TRYING = 0.1, 1.0
SAVED_POINT = 0.12
FOUND_NEAR, FOUND_FOR_RIVALS = 0.2, 0.2
"""What drawing a location oneself brings: near the hero, or far from those who want it."""
DONE_NOW = 0.3
"""Weight of a step towards what can be done in this very turn."""
CERTAIN = 0.95
SHORT_OF_GLORY = 1.5
FOR_AN_OFFERING = 1.0
A_BETTER_QUEST = 2.5


class Outlook(NamedTuple):
    """What a hero aims for."""

    seat: int
    plans: list[Plan]
    best: Plan | None
    keep: int
    """Glory that the plan needs."""
    explores: float


def outlook(state: State, seat: int, book: DungeonBook) -> Outlook:
    found = plans(state, seat, book)
    best = found[0] if found and found[0].value > 0 else None
    if best is None or best.value < HOPELESS:
        best = _better_quest(state, seat, found, book) or best
    player = state.parts[seat]
    soon = best is not None and best.points <= player.points + score(state, book, seat, "speed")
    return Outlook(seat, found, best, best.needs if best is not None and soon else 0, explores(state, seat, book))


def _better_quest(state: State, seat: int, found: list[Plan], book: DungeonBook) -> Plan | None:
    """Where nothing is to be hoped for: to the place where quests are changed."""
    player = state.parts[seat]
    if not player.quests or not (state.quest_bag or state.quest_under) or player.place == book.entrance:
        return None
    sides = chart_of(state.map, book).neighbours[player.place]
    steps = chart_of(state.map, book).steps(book.entrance)
    first = min(sides, key=lambda side: steps[sides[side]], default=-1)
    return Plan(A_BETTER_QUEST, -1, book.entrance, float(steps[player.place]), first, 1.0, 2)


def explores(state: State, seat: int, book: DungeonBook) -> float:
    """What drawing one more location is worth."""
    hidden = {*state.bag, *state.under}
    if not hidden:
        return 0.0
    own = sum(
        FOUND_NEAR * prize(state, seat, quest, book)
        for quest in open_quests(state, seat)
        if any(book.place.get(name) in hidden for name in book.quests[quest].where)
    )
    theirs = sum(
        any(book.place.get(name) in hidden for name in book.quests[quest].where)
        for other in others(state, seat)
        for quest in state.parts[other].quests
    )
    return (own + FOUND_FOR_RIVALS * theirs) / len(hidden)


def rate_deeds(state: State, ask: Ask, book: DungeonBook) -> list[float]:
    view = outlook(state, ask.seat, book)
    who = walker(state, ask.seat, book)
    return [_deed(state, view, who, action, book) for action in ask.options]


def _deed(state: State, view: Outlook, who: Walker, action: Action, book: DungeonBook) -> float:
    seat, player = view.seat, state.parts[view.seat]
    match action.kind:
        case "play":
            return rate_play(state, view, action.target, book)
        case "use":
            return _use(state, view, action.target, book)
        case "visit":
            clause = next(c for c in book.locations[player.place].uses if c.words[0].name == "HEAL")
            return _heal(player, view, clause, book)
        case "shed":
            return rate_shed(state, view, action.target, book)
        case "stand":
            return RISE
        case "pick-up":
            return FETCH
        case "deliver":
            return DELIVER
        case "attempt":
            return _attempt(view, action.value)
        case "explore":
            return _explore(state, view, book)
        case "search":
            return _step(state, view, _plan_for(view, action.value), book)
        case "move":
            return _move(state, view, who, action.value, book)
        case "attack-hero":
            return rival_blow(state, seat, action.value, book) - A_POINT
        case "swap-quest":
            plan = _plan_for(view, action.value)
            return 20.0 if plan is not None and plan.value < HOPELESS else NEVER
        case "tip":
            return _tip(state, view)
        case "end":
            return SAVED_POINT if player.points == 1 else 0.0
    return NEVER


def _plan_for(view: Outlook, quest: int) -> Plan | None:
    return next((plan for plan in view.plans if plan.quest == quest), None)


# ---- cards ----


def rate_play(state: State, view: Outlook, name: str, book: DungeonBook) -> float:
    """A glory card: what it brings, less its price; not with glory that the plan needs."""
    player = state.parts[view.seat]
    number = next(card for card in player.hand if card >= 0 and book.cards[card].id == name)
    card = book.cards[number]
    if not card.glory:
        return NEVER
    cost = price(state, book, view.seat, number)
    worth = card_worth(number, book) + glory(player.glory, -cost)
    words = {word.name for clause in card.plays for word in clause.words}
    if "BUILD" in words:
        worth = 2 * view.explores + glory(player.glory, -cost)
    elif "AP" in words:
        worth = 1.0 if _just_short(state, view, 1) else -1.0
    elif card.duration == "instant":
        worth = -1.0
    if card.duration == "permanent" and _wants_offerings(state, view.seat, book):
        worth += FOR_AN_OFFERING
    if player.glory - cost < view.keep:
        worth -= SHORT_OF_GLORY
    return FREE + worth if worth > WORTH_PLAYING else NEVER


def _wants_offerings(state: State, seat: int, book: DungeonBook) -> bool:
    """A quest asks for more cards than the hero has in play."""
    held = len(state.parts[seat].inventory)
    tests = [book.quests[quest].test for quest in open_quests(state, seat)]
    return any(test.name == "PAY" and test.args[0] == "cards" and held < test.number(1) for test in tests)


def _just_short(state: State, view: Outlook, more: int) -> bool:
    """Whether a few more points would do what the hero aims for, in this turn."""
    player, best = state.parts[view.seat], view.best
    if best is None or best.place < 0 or (player.fallen and not player.points):
        return False
    return player.points < best.points <= player.points + more + 0.5


def _use(state: State, view: Outlook, name: str, book: DungeonBook) -> float:
    player = state.parts[view.seat]
    number = next(card for card in player.inventory if book.cards[card].id == name)
    clause = book.cards[number].uses[0]
    match clause.words[0].name:
        case "HEAL":
            if clause.price == "discard":
                return FREE if _too_weak_to_pay(state, view.seat, clause.words[0].number(1), book) else NEVER
            return _heal(player, view, clause, book)
        case "AP":
            return FREE if _just_short(state, view, clause.words[0].number(1)) else NEVER
        case "WARP":
            best = view.best
            return FREE if best is not None and best.place == book.entrance and best.points >= 2 else NEVER
    return NEVER


def _too_weak_to_pay(state: State, seat: int, healed: int, book: DungeonBook) -> bool:
    """A potion waits for the wound that would be the last, unless a quest asks for the health that it brings."""
    health = state.parts[seat].health
    tests = [book.quests[quest].test for quest in open_quests(state, seat)]
    return any(test.name == "PAY" and test.args[0] == "health" and health <= test.number(1) < health + healed for test in tests)


def _heal(player: Player, view: Outlook, clause: Clause, book: DungeonBook) -> float:
    """Healing for glory."""
    missing = book.heroes[player.hero].health - player.health
    healed = min(missing, clause.words[0].number(1))
    worth = sum(life(player.health + step) for step in range(1, healed + 1)) + glory(player.glory, -clause.glory)
    if player.glory - clause.glory < view.keep and player.health > 2:
        worth -= SHORT_OF_GLORY
    return FREE + 5 + worth if worth > 0 else NEVER


def rate_shed(state: State, view: Outlook, name: str, book: DungeonBook) -> float:
    player = state.parts[view.seat]
    bane = next(card for card in player.banes if book.cards[card].id == name)
    clause = next(clause for clause in book.cards[bane].uses if clause.by_foe)
    weight = sum(word_harm(state, view.seat, word, book) for words in book.cards[bane].lasting.values() for word in words)
    worth = weight + glory(player.glory, -clause.glory)
    if player.glory - clause.glory < view.keep:
        worth -= SHORT_OF_GLORY
    return FREE + worth if worth > WORTH_PLAYING else NEVER


# ---- quests and steps ----


def _attempt(view: Outlook, quest: int) -> float:
    plan = _plan_for(view, quest)
    return TRY + plan.value / 10 if plan is not None and plan.chance > 0 and plan.value > WORTH_TRYING else NEVER


def _explore(state: State, view: Outlook, book: DungeonBook) -> float:
    """Before a quest is completed for certain, points to spare are used; otherwise it is weighed against a step."""
    player, best = state.parts[view.seat], view.best
    wins = len(player.done) + 1 >= book.figures.quests_to_win
    if (
        best is not None
        and best.chance >= CERTAIN
        and best.points <= player.points - 2
        and not wins
        and view.explores > SAVED_POINT
    ):
        return DELIVER + 1
    return view.explores


def _step(state: State, view: Outlook, plan: Plan | None, book: DungeonBook) -> float:
    """A point spent on a plan."""
    if plan is None or plan.place != state.parts[view.seat].place:
        return NEVER
    return _urgency(state, view, plan, book)


def _urgency(state: State, view: Outlook, plan: Plan, book: DungeonBook) -> float:
    player = state.parts[view.seat]
    if plan.points <= player.points:
        return plan.value * DONE_NOW
    speed = max(1, score(state, book, view.seat, "speed"))
    nearer: float = patience(state) ** (-1 / speed) - 1
    return plan.value * nearer


def _move(state: State, view: Outlook, who: Walker, side: int, book: DungeonBook) -> float:
    best, player = view.best, state.parts[view.seat]
    if best is not None and best.place >= 0 and best.first == side:
        return _urgency(state, view, best, book)
    if best is not None and best.place == player.place and best.needs <= player.glory:
        return NEVER / 2
    chart = chart_of(state.map, book)
    out = leaving(who, chart.exit(player.place, side))
    into = entering(state, who, chart.neighbours[player.place][side], book)
    return -out[1] - into[1] - (out[0] + into[0] - 1) * A_POINT - GLORY / 6


def _tip(state: State, view: Outlook) -> float:
    """A lying hero can try once more, where that is worth rising for in the next turn."""
    player, best = state.parts[view.seat], view.best
    here = best is not None and best.place == player.place and best.quest in player.attempts
    fresh = not player.points and not player.tipped
    return 1.0 if here and fresh and best is not None and best.chance * best.value > 2 else NEVER
