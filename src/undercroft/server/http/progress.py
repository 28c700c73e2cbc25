"""How far a browser came in the lessons of a game: it keeps that itself, in a cookie a game."""

from __future__ import annotations

from litestar.datastructures import Cookie

from undercroft.lessons import Lesson, lesson
from undercroft.server.http import doors
from undercroft.server.http.web import Web
from undercroft.server.numbers import whole

REACHED, NEXT = "_", "."


def progress(request: Web, game: str) -> dict[str, int]:
    """Lesson -> how many of its steps were reached; what somebody wrote there by hand says nothing."""
    found = dict[str, int]()
    for part in request.cookies.get(f"{doors.LEARNT}-{game}", "").split(NEXT):
        name, _, steps = part.partition(REACHED)
        count = whole(steps)
        if count is not None and lesson(game, name) is not None:
            found[name] = count
    return found


def remembered(request: Web, taught: Lesson, step: int) -> Cookie:
    """Where it is now; a lesson that was done stays done."""
    reached = progress(request, taught.game)
    before = reached.get(taught.id, 0)
    reached[taught.id] = before if before >= len(taught.steps) else step
    text = NEXT.join(f"{name}{REACHED}{steps}" for name, steps in reached.items())
    return doors.cookie(f"{doors.LEARNT}-{taught.game}", text, secure=request.app.state.secure)
