"""What happens together, and what nobody in the tomb should miss: traps, deaths, the crystal, the doors, the ceiling."""

from __future__ import annotations

from undercroft.moments import Following, Moment

_FALLS = frozenset({"breach", "fell", "tumbled", "hurt", "vest", "doused", "destroyed", "sank"})

FOLLOWING = Following(
    {
        "trap": Moment(folds=_FALLS | {"arrows", "spiked", "boulder-run", "boulder", "opened"}),
        "died": Moment(folds=frozenset({"left", "doused", "fell", "tumbled"})),
        "opened": Moment("all", when=lambda event: event.data[0] == "crystal", folds=frozenset({"took"})),
        "crystal": Moment("all"),
        "escaped": Moment("all"),
        "door": Moment("all"),
        "ceiling": Moment("all", folds=_FALLS),
        "pharaoh-roll": Moment("nobody", folds=frozenset({"woke"})),
    },
    follows=_FALLS | {"took", "left", "spent", "hit", "got-away", "banished", "healed", "woke"},
    rolls=frozenset({"rolled", "pharaoh-roll", "shot"}),
    blows=frozenset({"hurt", "died", "trap", "blast"}),
)
