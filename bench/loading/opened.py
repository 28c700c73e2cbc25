"""`undercroft serve` as it is, but for the limits: all people of a bench come from one address.

python bench/loading/opened.py --port 0 --data FOLDER ...
"""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from inspect import signature

from undercroft.cli import main
from undercroft.server.http import main as serving
from undercroft.server.http.app import create_app

MANY = 10**6
LIMITS = "undercroft.server.http.limits"


def unlimited() -> list[str]:
    """Options that raise every count. A checkout that has no such options has rates, as arguments of its application."""
    if find_spec(LIMITS) is not None:
        usual = import_module(LIMITS).USUAL._asdict()
        return [f"--limit={name.replace('_', '-')}={MANY}" for name, limit in usual.items() if isinstance(limit, int)]
    rates = {name: MANY for name in signature(create_app).parameters if name.endswith("_a_minute")}
    vars(serving)["create_app"] = partial(create_app, **rates)  # type: ignore[arg-type]
    return []


if __name__ == "__main__":
    sys.argv[1:1] = ["serve", "--no-browser", "--keep-backups", "0", *unlimited()]
    main()
