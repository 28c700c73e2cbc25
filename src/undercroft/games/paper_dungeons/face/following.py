"""What happens together, and what no team should miss: bosses, what a round brought and cost, rising again."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.face import Phrase
from undercroft.games.paper_dungeons.content import PaperBook
from undercroft.games.paper_dungeons.rules.items import CELLS
from undercroft.games.paper_dungeons.rules.play import ROUNDS
from undercroft.kernel.types import Event
from undercroft.moments import Contest, Following, Moment


def _against_boss(events: Sequence[Event], book: PaperBook) -> Contest:
    """Each team's power against what the boss takes to be beaten; who fled has none."""
    fights = [event for event in events if event.kind in ("beat", "fled")]
    id = fights[0].data[0]
    boss = next(boss for boss in book.bosses if boss.id == id)
    powers = tuple((event.seat or 0, int(event.data[1]) if event.kind == "beat" else None) for event in fights)
    return Contest(boss.thresholds, powers)


def _boss(event: Event) -> Phrase:
    return Phrase("moment-boss", {"boss": event.data[0]})


_GAINS = frozenset({"wounded", "potion", "crafted", "leveled", "gem", "lost", "slain"})
_FROM_AFAR = frozenset({"boss", "talent", "item"})


def _is_told_later(event: Event) -> bool:
    """In a short account: a gem always, a whole item, and what dice and rooms have not brought."""
    whole = event.kind == "crafted" and int(event.data[1]) >= CELLS
    return event.kind not in _GAINS | {"fought"} or event.kind == "gem" or whole or event.data[-1] in _FROM_AFAR


def _round_over(event: Event) -> Phrase:
    """The next one begins, or the game is over."""
    over = int(event.data[0]) - 1 if event.kind == "round" else ROUNDS
    return Phrase("moment-round", {"round": over}) if over else Phrase("moment-before")


_FIGHT = Moment("all", folds=_GAINS | {"beat", "fled", "spoils", "risen", "mission"}, title=_boss, contest=_against_boss)

_ROUND = Moment(
    "nobody",
    sums=_GAINS | {"fought", "prepared", "risen", "crossed", "mission", "beat", "fled", "spoils"},
    counts=_is_told_later,
    losses=frozenset({"crossed"}),
    title=_round_over,
)

FOLLOWING = Following(
    {
        "beat": _FIGHT,
        "fled": _FIGHT,
        "risen": Moment(),
        "mission": Moment(folds=frozenset({"mission"})),
        "round": _ROUND,
        "over": _ROUND,
    },
    follows=_GAINS,
    rolls=frozenset({"rolled", "rerolled"}),
    blows=frozenset({"wounded", "risen"}),
)
