"""What happens together, and what no team should miss: bosses, what a round brought and cost, rising again."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.face import Phrase
from undercroft.games.paper_dungeons.content import PaperBook
from undercroft.games.paper_dungeons.rules.items import CELLS
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


def _is_whole(event: Event) -> bool:
    """Of the parts of an item only the last one is worth a sentence."""
    return event.kind != "crafted" or int(event.data[1]) >= CELLS


def _round_over(event: Event) -> Phrase:
    return Phrase("moment-round", {"round": int(event.data[0]) - 1})


_GAINS = frozenset({"wounded", "potion", "crafted", "leveled", "gem", "lost", "slain"})
_FIGHT = Moment("all", folds=_GAINS | {"beat", "fled", "spoils", "risen", "mission"}, title=_boss, contest=_against_boss)

FOLLOWING = Following(
    {
        "beat": _FIGHT,
        "fled": _FIGHT,
        "risen": Moment(),
        "mission": Moment(folds=frozenset({"mission"})),
        "round": Moment(
            "nobody",
            sums=frozenset({"gem", "risen", "crossed", "mission", "beat", "fled", "spoils", "crafted"}),
            counts=_is_whole,
            losses=frozenset({"crossed"}),
            title=_round_over,
        ),
    },
    follows=_GAINS,
    rolls=frozenset({"rolled", "rerolled"}),
    blows=frozenset({"wounded", "risen"}),
)
