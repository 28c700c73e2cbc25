"""What happens together, and what nobody should miss: how battles end, quests done, heroes who fall."""

from __future__ import annotations

from undercroft.moments import Following, Moment

_GAINS = frozenset({"glory", "peril", "points", "healed", "level", "drew", "shuffled", "hurt", "fell", "stood"})

FOLLOWING = Following(
    {
        "compared": Moment("nobody", pictured=False, folds=frozenset({"spared", "struck", "hurt", "fell", "glory"})),
        "completed": Moment(folds=_GAINS | {"put-down", "swapped-quest"}),
        "defeated": Moment(folds=frozenset({"dropped", "lost", "shed", "risen"})),
        "risen": Moment(),
    },
    follows=_GAINS | {"home", "tested", "searched", "struck", "spared", "failed"},
    rolls=frozenset({"rolled", "peril-rolled"}),
    blows=frozenset({"struck", "hurt", "defeated"}),
)
