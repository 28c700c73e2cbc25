"""What went wrong on purpose, and the browsers that were there."""

from __future__ import annotations

from tests.server.conftest import _leave as _leave
from tests.server.conftest import folder as folder
