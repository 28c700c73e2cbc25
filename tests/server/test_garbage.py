"""Memory of a house that has a process to itself is looked through where it is young; all of it only where it has grown."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest

from tests.running import open_house, until
from tests.server.conftest import Guest
from undercroft.server.garbage import GROWN, of_all, of_the_young


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    """Nothing is set aside here but by the test; afterwards the other tests are again."""
    gc.unfreeze()
    yield
    gc.unfreeze()
    gc.freeze()


class Loop:
    """Refers to itself: only the collector finds that nobody needs it."""

    def __init__(self) -> None:
        self.itself = self


def test_what_is_young_is_looked_through_and_what_stays_is_set_aside() -> None:
    stays, goes = Loop(), Loop()
    gone = ref(goes)
    del goes
    of_the_young()
    assert gone() is None
    assert all(thing is not stays for thing in gc.get_objects())


def test_all_is_looked_through_where_there_is_half_as_much_again() -> None:
    kept = of_all(0)
    assert kept == pytest.approx(gc.get_freeze_count(), rel=0.01)  # what was set aside may go as soon as nobody needs it
    old = Loop()
    of_the_young()
    gone = ref(old)
    del old
    assert of_all(kept) == kept
    assert gone() is not None
    many: list[list[int]] = [[] for _ in range(round(GROWN * kept))]
    of_the_young()
    assert of_all(kept) > len(many)
    assert gone() is None


def test_a_house_sees_to_it_only_where_it_is_alone(tmp_path: Path) -> None:
    with open_house(tmp_path / "among-others") as house:
        assert Guest(house.address).get("/").status_code == 200
        assert gc.get_freeze_count() == 0
    with open_house(tmp_path / "alone", alone=True):
        until(gc.get_freeze_count)
