"""What happens together, and what no dog should miss: the countdown, and what a round brought before the table is cleared."""

from __future__ import annotations

from undercroft.moments import Following, Moment

FOLLOWING = Following(
    {
        "countdown": Moment("all"),
        "round-over": Moment("all", sums=frozenset({"collected", "passed"})),
    },
    follows=frozenset({"took", "fought", "passed", "vowed", "hired", "brewed", "drank", "sprung", "collected"}),
    blows=frozenset({"passed", "sprung"}),
)
