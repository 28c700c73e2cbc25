"""What happens together, and what no team should miss: bosses, what a round brought and cost, rising again."""

from __future__ import annotations

from undercroft.moments import Following, Moment

_GAINS = frozenset({"wounded", "potion", "crafted", "leveled", "gem", "lost", "slain"})
_FIGHT = Moment("all", folds=_GAINS | {"beat", "fled", "spoils", "risen", "mission"})

FOLLOWING = Following(
    {
        "beat": _FIGHT,
        "fled": _FIGHT,
        "risen": Moment(),
        "mission": Moment(folds=frozenset({"mission"})),
        "round": Moment(
            "nobody", sums=frozenset({"gem", "risen", "crossed", "mission", "beat", "fled"}), losses=frozenset({"crossed"})
        ),
    },
    follows=_GAINS,
)
