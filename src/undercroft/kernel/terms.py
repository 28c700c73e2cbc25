"""What a table agreed on, as the rules read it: from the options of its set-up, by name."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from undercroft.kernel.types import Setup

T = TypeVar("T", bound=msgspec.Struct)
YES_NO = {"on": True, "off": False}


def filled(terms: type[T], setup: Setup, **otherwise: Any) -> T:
    """Each field takes the option of its name (`free_start`: "free-start"), unless `otherwise` says what it is.

    "on" and "off" are yes and no; any other value is taken as it is.
    """
    fields = [field for field in terms.__struct_fields__ if field not in otherwise]
    values = {field: setup.options[field.replace("_", "-")] for field in fields}
    return terms(**{field: YES_NO.get(value, value) for field, value in values.items()}, **otherwise)
