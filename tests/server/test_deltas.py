"""Differences make of what a page has exactly what it should have, and are small where little is new."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tests.wire import patched
from undercroft.server.http.deltas import cut, delta, is_noted, joined, length, prepared

PIECES = st.lists(
    st.sampled_from(['<g class="a">', "</g>", "<li>Żółw</li>", "<p>🐉 ok</p>", "x" * 20, '<use href="#b"/>', "", "<"])
)


@given(PIECES, PIECES)
def test_a_difference_makes_the_new_text_of_the_old_one(old: list[str], new: list[str]) -> None:
    before, now = "".join(old), "".join(new)
    note = prepared(before).note
    assert patched(before, delta(note, cut(now))) == now
    assert is_noted(note, now) == (before == now)


@given(st.lists(st.tuples(PIECES, PIECES, st.booleans()), max_size=4))
def test_layers_that_stay_are_named_and_not_told(layers: list[tuple[list[str], list[str], bool]]) -> None:
    before = ["".join(old) for old, _, _ in layers]
    now = [old if stays else "".join(new) for old, (_, new, stays) in zip(before, layers, strict=True)]
    notes = [prepared(text).note for text in before]
    told = joined(
        (None if stays else delta(note, cut(text)), length(note))
        for note, text, (_, _, stays) in zip(notes, now, layers, strict=True)
    )
    assert patched("".join(before), told) == "".join(now)


def test_one_thing_that_changed_among_many_is_all_that_is_sent() -> None:
    things = [f'<g id="t{number}" transform="translate({number} 0)"><use href="#figure"/></g>' for number in range(200)]
    moved = [*things[:120], things[120].replace("120 0", "5 5"), *things[121:150], *things[151:]]
    before = "".join(things)
    told = delta(prepared(before).note, cut("".join(moved)))
    assert len(msgspec.json.encode(told)) < 120


def test_signs_beyond_the_first_plane_count_twice_as_in_a_browser() -> None:
    before = "<li>🐉🐉</li><li>and something that stays</li>"
    told = delta(prepared(before).note, cut("<li>and something that stays</li>"))
    assert told == [13, 13 + 33]
    assert patched(before, told) == "<li>and something that stays</li>"
