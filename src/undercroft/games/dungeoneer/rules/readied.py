"""What lies ready in front of a hero: using it, and how much of it there may be (DG-HERO, DG-ANYTIME)."""

from __future__ import annotations

from undercroft.games.dungeoneer.card_language import Clause
from undercroft.games.dungeoneer.rules import Desk, piles, points
from undercroft.games.dungeoneer.rules.stats import held, limit
from undercroft.games.dungeoneer.state import Player
from undercroft.kernel.types import Action, Ask, Barred, Figure, Flow


def usable(d: Desk, seat: int, *windows: str, barred: list[Barred] | None = None) -> list[tuple[int, Clause]]:
    """DG-ANYTIME-3: readied cards whose effect fits a window, is not used up and can be paid."""
    cards, player = d.book.cards, d.state.parts[seat]
    found = []
    for card in player.inventory:
        for clause in cards[card].uses:
            rule = _unusable(player, cards[card].id, clause, windows)
            if not rule:
                found.append((card, clause))
            elif barred is not None:
                about: dict[str, tuple[Figure, ...]]
                about = {"DG-ECON-9": (clause.glory, player.glory), "DG-ANYTIME-3": (clause.window,)}
                barred.append(Barred(d.book.choices.use[cards[card].id], rule, about.get(rule, ())))
    return found


def _unusable(player: Player, name: str, clause: Clause, windows: tuple[str, ...]) -> str:
    if clause.window not in windows:
        return "DG-ANYTIME-3"
    if clause.frequency == "turn" and name in player.used:
        return "DG-TURN-5"
    if clause.glory > player.glory:
        return "DG-ECON-9"
    if clause.points > player.points:
        return "DG-ECON-11"
    return points.no_point(player, "DG-ECON-11") if clause.points else ""


def pay(d: Desk, seat: int, card: int, clause: Clause) -> None:
    """DG-TURN-5, DG-CARD-11: glory, or the card itself; what is once a turn is marked."""
    player, name = d.state.parts[seat], d.book.cards[card].id
    d.tell("used", name, seat=seat)
    if clause.price == "discard":
        player.inventory = piles.without(player.inventory, card)
        piles.discard(d, card)
    elif clause.glory:
        points.glory(d, seat, -clause.glory)
    elif clause.points:
        points.action(d, seat, -clause.points)
    if clause.frequency == "turn":
        player.used += (name,)


def over_limit(d: Desk) -> Flow:
    """DG-HERO-15, DG-RULING-29: whoever holds more than a limit discards at once."""
    state, book = d.state, d.book
    for seat, player in enumerate(state.parts):
        if len(player.inventory) <= book.least_room[player.hero]:
            continue
        for which, room in book.always_room[player.hero].items():
            while (
                len(player.inventory) > room
                and len(cards := held(state, book, seat, which)) > room
                and len(cards) > limit(state, book, seat, which)
            ):
                options = tuple(book.each(book.choices.discard, cards))
                got: Action = yield Ask(seat, "over-limit", options, (which,), quiet=False)
                card = book.chosen(cards, got)
                player.inventory = piles.without(player.inventory, card)
                piles.discard(d, card)
                d.tell("lost", got.target, seat=seat)
