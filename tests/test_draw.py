"""What was drawn is drawn again only where something that it was drawn from has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.draw.canvas import Canvas, Layers, Painted, Scene, shaped
from undercroft.draw.traced import Branch, Members, Traced, changed, watched
from undercroft.kernel.types import Action, Ask
from undercroft.texts import tongue

EN = tongue("en")


class Dog(msgspec.Struct):
    name: str = ""
    cell: int = 0
    toys: tuple[str, ...] = ()

    @property
    def loud(self) -> str:
        return self.name.upper()

    def is_at(self, cell: int) -> bool:
        return self.cell == cell


class Yard(msgspec.Struct):
    turn: int = 0
    dogs: list[Dog] = []
    first: Dog | None = None


class Seen(msgspec.Struct, frozen=True):
    seat: int
    yard: Yard


def noted(read: Any, seen: Any, tree: Branch) -> int:
    reads: set[int] = set()
    read(Traced(seen, tree, reads))
    return sum(reads)


READERS: dict[str, Callable[[Any], Any]] = {
    "turn": lambda seen: seen.yard.turn,
    "name": lambda seen: seen.yard.dogs[1].name,
    "last": lambda seen: seen.yard.dogs[-1].cell,
    "loud": lambda seen: seen.yard.dogs[0].loud,
    "there": lambda seen: [dog.is_at(-1) for dog in seen.yard.dogs],
    "many": lambda seen: len(seen.yard.dogs),
    "first": lambda seen: seen.yard.first is None,
    "toys": lambda seen: seen.yard.dogs[0].toys[:1],
    "copy": lambda seen: msgspec.structs.asdict(seen.yard.dogs[0].__copy__()),
}
DOGS = st.builds(Dog, st.sampled_from("ab"), st.integers(-3, 1), st.sampled_from([(), ("ball",), ("bone", "ball")]))
YARDS = st.builds(Yard, st.integers(0, 1), st.lists(DOGS, min_size=2, max_size=3), st.none() | DOGS)


@given(YARDS, YARDS, st.sampled_from(sorted(READERS)))
def test_what_reads_something_else_now_has_read_something_that_changed(before: Yard, now: Yard, reader: str) -> None:
    """Also where the numbers -1 and -2 take each other's place: their hashes are the same."""
    tree, read = Branch([]), READERS[reader]
    reads = noted(read, Seen(0, before), tree)
    if read(Seen(0, before)) != read(Seen(0, now)):
        assert reads & changed(Seen(0, before), Seen(0, now), tree)
    assert not changed(Seen(0, before), Seen(0, before), tree)


def test_what_was_not_read_does_not_matter() -> None:
    tree, before = Branch([]), Seen(0, Yard(0, [Dog("a"), Dog("b")]))
    reads = noted(READERS["name"], before, tree)
    noted(READERS["turn"], before, tree)
    assert not reads & changed(before, Seen(0, Yard(1, [Dog("z", 4), Dog("b", 9)])), tree)
    assert reads & changed(before, Seen(0, Yard(0, [Dog("a"), Dog("c")])), tree)


def test_of_a_set_only_what_was_looked_for_matters() -> None:
    class Offer(msgspec.Struct):
        options: Members

    tree, before = Branch([]), Offer(Members(("walk", "sit")))
    reads = noted(lambda offer: "walk" in offer.options or "bark" in offer.options, before, tree)
    assert not reads & changed(before, Offer(Members(("walk", "roll"))), tree)
    assert reads & changed(before, Offer(Members(("sit",))), tree)
    every = noted(lambda offer: list(offer.options), before, tree)
    assert every & changed(before, Offer(Members(("walk", "roll"))), tree)
    some = noted(lambda offer: offer.options & frozenset(("walk", "roll")), before, tree)
    assert not some & changed(before, Offer(Members(("walk", "bark"))), tree)
    assert some & changed(before, Offer(Members(("walk", "sit", "roll"))), tree)
    assert some & changed(before, Offer(Members(("sit",))), tree)


def test_what_cannot_be_followed_is_refused() -> None:
    traced = Traced(Dog(), Branch([]), set())
    with pytest.raises(TypeError):
        assert traced == Dog()
    with pytest.raises(TypeError):
        _ = traced.__struct_fields__
    with pytest.raises(AttributeError):
        _ = traced.tail


def test_a_value_that_cannot_note_what_is_read_is_taken_to_be_read() -> None:
    for value, read in ((None, False), (Seen(0, Yard()), False), ((1, 2), True)):
        reads: set[int] = set()
        watched(value, reads)
        assert bool(reads) == read


# ---- canvases ----


def _named(scene: Any, *_: object) -> str:
    return f"<g>{scene.view.yard.dogs[0].name}</g>"


def _wish(scene: Any, *_: object) -> str:
    return '<g data-option="walk"/>' if "walk" in scene.options else ""


def _rest(scene: Any, *_: object) -> str:
    return " ".join(sorted(set(map(str, scene.ask.options)) - scene.placed)) if scene.ask is not None else ""


def _second(scene: Any, *_: object) -> str | None:
    return str(scene.view.yard.dogs[1].name) if len(scene.view.yard.dogs) > 1 else None


PAINTED = Painted(
    {"dog": (_named, lambda *_: "<hr>"), "wish": _wish, "rest": _rest, "second": _second},
    lambda scene, *_: {"dog": f"<u>{len(scene.ask.options)}</u>"} if scene.ask is not None else {},
)


def scene(name: str = "a", *options: str, more: tuple[Dog, ...] = ()) -> Scene:
    ask = Ask(0, "do", tuple(map(Action, options))) if options else None
    return Scene(Seen(0, Yard(0, [Dog(name), *more])), None, ask, None)


def test_only_layers_that_may_have_changed_are_painted() -> None:
    canvas = Canvas(PAINTED, "a room", None, EN)
    assert canvas.drawn(scene()) == {
        "dog": Layers(("<g>a</g>", "<hr>", "")), "wish": Layers(("", "")), "rest": Layers(("", "")),
    }  # fmt: skip
    assert canvas.drawn(scene()) == {}
    assert canvas.drawn(scene("b")) == {"dog": Layers(("<g>b</g>", None, None))}
    assert canvas.drawn(scene("b", "walk", "sit")) == {
        "dog": Layers((None, None, "<u>2</u>")), "wish": Layers(('<g data-option="walk"/>', None)), "rest": Layers(("sit", None)),
    }  # fmt: skip
    assert canvas.drawn(scene("b", "walk", "bark")) == {"rest": Layers(("bark", None))}
    assert canvas.drawn(scene("b", "bark", "sit")) == {"wish": Layers(("", None)), "rest": Layers(("bark sit", None))}
    assert canvas.drawn(scene("b", "bark", "sit", more=(Dog("c"),)))["second"] == Layers(("c", None))
    canvas.forget()
    assert canvas.drawn(scene("b", "sit"))["dog"] == Layers(("<g>b</g>", "<hr>", "<u>1</u>"))


def test_what_was_just_painted_of_the_same_is_taken_over() -> None:
    painted = list[str]()

    def dog(scene: Any, *_: object) -> str:
        painted.append(scene.view.yard.dogs[0].name)
        return painted[-1]

    kept = Painted({"dog": dog})
    for room, language in (("a room", "en"), ("a room", "en"), ("another", "en"), ("a room", "ru")):
        assert Canvas(kept, room, None, tongue(language)).drawn(scene()) == {"dog": Layers(("a",))}
    assert painted == ["a"] * 3


def test_turns_and_letters_of_an_option_are_read_as_they_were_written() -> None:
    assert shaped('<g data-option="lay &quot;x&quot;" data-turns="0:lay a;90:lay b"/>') == {'lay "x"', "lay a", "lay b"}
    assert shaped("<g/>") == shaped(("<li data-option='x'>",)) == frozenset()
