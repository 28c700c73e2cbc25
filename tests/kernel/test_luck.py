from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.kernel.toys import LANTERNS, setup_of
from undercroft.kernel.luck import Luck, LuckRanOut, Quick, Scripted, Sealed, Spliced, commitment, new_secret

SECRET = bytes(range(32))
SEALED = [198658, 282246, 891283, 414524, 278360]
QUICK = [15337404600680133411, 13615431973392968899, 15521589138007341757]


@pytest.mark.parametrize("source", [Quick(7), Sealed(SECRET)])
def test_draws_depend_on_the_counter_alone_and_are_even(source: Quick | Sealed) -> None:
    forward = [source.draw(count, 6) for count in range(6000)]
    assert [source.draw(count, 6) for count in reversed(range(6000))] == forward[::-1]
    found = Counter(forward)
    assert set(found) == set(range(6))
    assert all(850 < times < 1150 for times in found.values())
    pairs = Counter(pairwise(forward))
    assert len(pairs) == 36
    assert max(pairs.values()) < 250


def test_both_sources_are_written_in_stone() -> None:
    """A record proves its dice only while the sources draw what they drew when it was made."""
    assert [Sealed(SECRET).draw(n, 10**6) for n in range(5)] == SEALED
    assert [Quick(7).draw(n, 2**64) for n in range(3)] == QUICK


def test_other_seeds_and_secrets_draw_otherwise() -> None:
    assert len({tuple(Quick(seed).draw(n, 6) for n in range(20)) for seed in range(200)}) == 200
    assert [Sealed(SECRET).draw(n, 100) for n in range(9)] != [Sealed(bytes(32)).draw(n, 100) for n in range(9)]
    assert len(new_secret()) == 32
    assert new_secret() != new_secret()


def test_luck_keeps_what_it_drew_and_for_whom() -> None:
    luck = Luck(Scripted([2, 0, 1]))
    assert luck.below(6) == 2
    assert luck.below(3, to=1) == 0
    clone = luck.clone()
    assert (clone.count, clone.drawn) == (2, [])
    assert clone.below(2) == 1
    assert (luck.count, luck.drawn) == (2, [(2, None), (0, 1)])


def test_sample_draws_different_things_in_order() -> None:
    assert Luck(Scripted([2, 0, 0])).sample([5, 6, 7], 3) == (7, 5, 6)
    assert sorted(Luck(Quick(1)).sample(range(20), 20)) == list(range(20))


def test_scripted_luck_runs_out_or_goes_on() -> None:
    with pytest.raises(LuckRanOut, match="draw 2 was not written down"):
        Scripted([1]).draw(1, 6)
    with pytest.raises(LuckRanOut, match="draw 1 is 6, but must be from 0 to 5"):
        Scripted([6]).draw(0, 6)
    assert Scripted([1], Quick(3)).draw(1, 6) == Quick(3).draw(1, 6)
    late = Scripted([4], Quick(3), start=5)
    assert late.draw(5, 6) == 4
    assert [late.draw(n, 6) for n in (4, 6)] == [Quick(3).draw(n, 6) for n in (4, 6)]


def test_spliced_luck_keeps_the_past() -> None:
    spliced = Spliced(Quick(1), 3, Quick(2))
    assert [spliced.draw(n, 99) for n in range(6)] == [Quick(1 if n < 3 else 2).draw(n, 99) for n in range(6)]


def test_the_commitment_covers_secret_and_set_up() -> None:
    setup = setup_of(LANTERNS)
    assert len(commitment(SECRET, setup.agreed())) == 64
    assert (
        len(
            {
                commitment(SECRET, setup.agreed()),
                commitment(bytes(32), setup.agreed()),
                commitment(SECRET, setup_of(LANTERNS, 3).agreed()),
            }
        )
        == 3
    )
