"""What a seat can expect: coins at the end, from figures of the position that all may know, and of its own quest."""

from __future__ import annotations

from undercroft.bots.linear import Linear, weights_of
from undercroft.games.tales_of_tails.bot.paths import way_from_start
from undercroft.games.tales_of_tails.bot.prices import strength
from undercroft.games.tales_of_tails.bot.sight import GLANCE, SEES_ALL
from undercroft.games.tales_of_tails.content import LETTERS, TailsBook
from undercroft.games.tales_of_tails.rules.movement import first_steps
from undercroft.games.tales_of_tails.rules.play import collect
from undercroft.games.tales_of_tails.rules.scoring import lines, quests_of, times_met, trophies
from undercroft.games.tales_of_tails.state import INSIDE, UNKNOWN, State
from undercroft.kernel.types import Seat

FAR_AHEAD = 3
"""A lead of so many symbols is as good as a greater one."""
QUESTS = ("common-quests", "own-quest")


def settled(state: State) -> State:
    """As if the round were over for whoever has left: what their paws lie on is theirs."""
    new = state.clone()
    for tile in state.dungeon.tiles:
        if tile.owner >= 0:
            collect(new, tile)
    for pup in new.parts:
        pup.tokens, pup.spent, pup.owed = pup.tokens + pup.spent - pup.owed, 0, 0
    return new


def figures(state: State, seat: Seat, book: TailsBook) -> dict[str, float]:
    found = {"base": 1.0}
    if state.parts[seat].dog < 0:
        return found
    after = settled(state)
    later, inside = book.figures.rounds - max(1, state.round), state.parts[seat].place == INSIDE
    found |= _held(after, seat, book, f"{later}-inside" if inside else f"{later}")
    if inside:
        found |= _under_way(state, seat, book, later)
    return found


def _held(state: State, seat: Seat, book: TailsBook, later: str) -> dict[str, float]:
    """What is in hand, and what it may be good for in so many rounds to come and in this one."""
    pup, scored = state.parts[seat], lines(state, book, seat)
    ready = first_steps(state, seat, book)
    chests = sum(book.kind[card] == "chest" for card in pup.cards)
    races = [quest for quest in quests_of(state, seat) if book.quests[quest].most]
    won = sum(book.quests[quest].coins * times_met(state, book, seat, quest) for quest in races)
    rivals = [other for other, rival in enumerate(state.parts) if other != seat and rival.dog >= 0]
    return {
        "coins.held": float(sum(coins for line, coins in scored.items() if line not in QUESTS)),
        "quests.monsters": float(sum(scored[line] for line in QUESTS) - won),
        f"quests.most-{later}": float(won),
        f"time.round-{later}": 1.0,
        f"quests.lead-{later}": sum(_lead(state, seat, book, quest) for quest in races),
        f"strength.hunt-{later}": strength(ready.attack, book),
        f"strength.defence-{later}": float(ready.defence),
        f"strength.tramps-{later}": float(len(ready.pairs)),
        f"paws.all-{later}": float(pup.tokens),
        f"potions.all-{later}": float(sum(pup.potions)),
        f"keys.spare-{later}": float(max(0, ready.keys - chests)),
        f"keys.chests-{later}": float(max(0, chests - ready.keys)),
        f"rivals.strength-{later}": max(
            (strength(first_steps(state, other, book).attack, book) for other in rivals), default=0.0
        ),
    }


def _lead(state: State, seat: Seat, book: TailsBook, quest: int) -> float:
    """In the race for the most of a symbol, in coins."""
    card = book.quests[quest]
    counts = [trophies(pup, book)[LETTERS.index(card.most)] for pup in state.parts]
    ahead = counts.pop(seat) - max(counts)
    return card.coins * max(-FAR_AHEAD, min(FAR_AHEAD, ahead)) / FAR_AHEAD


def _under_way(state: State, seat: Seat, book: TailsBook, later: int) -> dict[str, float]:
    """What this round may still bring to a dog inside."""
    inside = [other for other, pup in enumerate(state.parts) if pup.place == INSIDE and pup.dog >= 0]
    best = max(0.0, way_from_start(state, seat, book, SEES_ALL, GLANCE).value)
    theirs = [way_from_start(state, other, book, SEES_ALL, GLANCE).value for other in inside if other != seat]
    running = state.countdown >= 0
    found = {
        "time.countdown": float(running),
        "time.turns": state.countdown / len(inside) if running else 0.0,
        f"ways.best-{later}": best,
        "ways.rooms": float(len(state.dungeon.tiles)),
        "rivals.inside": float(len(theirs)),
        "rivals.ways": max(0.0, *theirs) if theirs else 0.0,
    }
    if running:
        found["ways.best-at-last"] = best
    return found


FITTED = Linear(figures, weights_of(__package__))


def terms(state: State, seat: Seat, book: TailsBook) -> dict[str, float]:
    if state.phase != "over":
        return FITTED.terms(state, seat, book)
    scored = lines(state, book, seat)
    quests = sum(scored[line] for line in QUESTS)
    return {"coins": float(sum(scored.values()) - quests), "quests": float(quests)}


def worth(state: State, seat: Seat, book: TailsBook) -> float:
    return sum(terms(state, seat, book).values())


def standing(state: State, seat: Seat, book: TailsBook) -> dict[str, float]:
    """The same beside the best rival's, of whose quest nothing is known: winning is what counts."""
    found = terms(state, seat, book)
    open_to_all = state.clone()
    for pup in open_to_all.parts:
        pup.quest = UNKNOWN
    theirs = max(worth(open_to_all, rival, book) for rival in range(len(state.parts)) if rival != seat)
    return found | {"rivals": found.get("rivals", 0.0) - theirs}
