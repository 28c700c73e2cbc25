"""A worth that is a sum: named figures of a position, each with a weight that was fitted to games (`tools/fit_value.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any

import msgspec

from undercroft.kernel.types import Seat

Figures = Callable[[Any, Seat, Any], Mapping[str, float]]
"""State, seat, book -> figures by name. What stands before the dot is the term that a person reads of: `health.own`."""


def weights_of(package: str) -> dict[str, float]:
    return msgspec.json.decode(files(package).joinpath("weights.json").read_bytes(), type=dict[str, float])


class Linear:
    """A figure without a weight counts nothing."""

    def __init__(self, figures: Figures, weights: Mapping[str, float]) -> None:
        self.figures = figures
        self.weights = weights

    def worth(self, state: Any, seat: Seat, book: Any) -> float:
        weights = self.weights
        return sum(weights.get(name, 0.0) * figure for name, figure in self.figures(state, seat, book).items())

    def terms(self, state: Any, seat: Seat, book: Any) -> dict[str, float]:
        found: dict[str, float] = {}
        for name, figure in self.figures(state, seat, book).items():
            term = name.partition(".")[0]
            found[term] = found.get(term, 0.0) + self.weights.get(name, 0.0) * figure
        return found
