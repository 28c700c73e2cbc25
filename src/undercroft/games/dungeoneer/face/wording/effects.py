"""The closed card language in sentences: a phrase for every trigger and every word, with its figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from undercroft.face import Phrase
from undercroft.games.dungeoneer.card_language import Clause, Word
from undercroft.kernel.types import Figure

Figures = dict[str, Figure]


def clauses(clauses: Iterable[Clause]) -> Iterator[Phrase]:
    """What a card does, clause by clause; a beginning that clauses share is said once."""
    before = None
    for clause in clauses:
        beginning = when(clause)
        if beginning is not None and beginning != before:
            yield beginning
        before = beginning
        yield from words(clause.words)


def when(clause: Clause) -> Phrase | None:
    """When a clause works, unless that goes without saying."""
    if clause.condition:
        return Phrase(f"when-{_plain(clause.condition)}")
    if clause.trigger == "hit":
        return Phrase("when-hit", {"hit": clause.form})
    if clause.trigger == "use":
        return Phrase("when-use", _price(clause))
    return Phrase(f"when-{clause.trigger}") if clause.trigger in ("attack", "enter", "reset", "slain") else None


def _price(clause: Clause) -> Figures:
    pay = "glory" if clause.glory else "points" if clause.points else "discard" if clause.price == "discard" else "free"
    return {
        "by": "victim" if clause.by_foe else "owner",
        "pay": pay,
        "price": clause.glory or clause.points,
        "frequency": clause.frequency or "any",
        "window": _plain(clause.window or "any"),
    }


def words(words: Iterable[Word], tested: str = "") -> Iterator[Phrase]:
    """`tested` is the target of the test that these words follow: there it needs no name."""
    for word in words:
        yield _OWN_WAYS.get(word.name, _said)(word, _target(word, tested))
        for beginning, consequences in (("does-failed", word.fail), ("does-passed", word.success)):
            if consequences:
                yield Phrase(beginning)
                yield from _consequences(word, consequences)


def _consequences(word: Word, consequences: tuple[Word, ...]) -> Iterator[Phrase]:
    return words(consequences, tested=str(word.args[0]))


def _target(word: Word, tested: str) -> str:
    target = str(word.args[0]) if word.args else "me"
    return "me" if target in ("it", "affected", tested) else target


def _plain(word: Figure) -> str:
    return str(word).replace("_", "-")


def _amount(word: Word, index: int) -> Figures:
    """A change with its sign; X is the price that was paid."""
    value = word.args[index]
    if isinstance(value, int):
        return {"amount": value, "letter": "none"}
    minus = value.startswith("-")
    return {"amount": -1 if minus else 1, "letter": "minus" if minus else "plus"}


def _test(word: Word, index: int) -> Figures:
    return {"stat": word.args[index], "value": word.number(index + 1)}


def _said(word: Word, target: str) -> Phrase:
    """By its own name, with its arguments called as the card language calls them; a number is an amount."""
    figures: Figures = {"target": target}
    for index, (kind, value) in enumerate(word.arguments):
        if kind == "number":
            figures |= _amount(word, index)
        elif kind != "target":
            figures[kind] = _plain(value)
    return Phrase(f"does-{word.name.lower()}", figures)


def _mod(word: Word, target: str) -> Phrase:
    figures: Figures = {
        "target": target,
        "what": _plain(word.args[1]),
        "scope": str(word.args[3]),
        "role": word.filter("role") or "none",
        "against": _plain(word.filter("vs") or "none"),
    }
    return Phrase("does-mod", figures | _amount(word, 2))


def _fall(word: Word, target: str) -> Phrase:
    if len(word.args) == 1:
        return Phrase("does-fall", {"target": target})
    return Phrase("does-fall-test", {"target": target, **_test(word, 1)})


def _prevent(word: Word, target: str) -> Phrase:
    if word.args[1] == "wound":
        return Phrase("does-prevent-wound", {"wounds": word.number(2)})
    return Phrase("does-prevent-hit", {"hit": word.args[2]})


def _discard(word: Word, target: str) -> Phrase:
    if target == "self":
        return Phrase("does-discard-self")
    wanted = word.args[4] if len(word.args) > 4 else "card"
    return Phrase(
        "does-discard",
        {"target": target, "zone": word.args[1], "cards": word.number(2), "chooser": word.args[3], "wanted": wanted},
    )


def _attach(word: Word, target: str) -> Phrase:
    sort, _, kind = str(word.args[0]).partition(":")
    return Phrase("does-attach", {"sort": sort, "wanted": kind})


def pays(word: Word) -> Phrase:
    return Phrase("quest-pay", {"what": word.args[0], "amount": word.number(1)})


_OWN_WAYS: dict[str, Callable[[Word, str], Phrase]] = {
    "WOUND": lambda word, target: Phrase("does-wound", {"target": target, "wounds": word.number(1)}),
    "MOD": _mod,
    "DIE": lambda word, _: Phrase("does-die", {"dice": word.number(1), "keep": word.args[2], "scope": word.args[3]}),
    "THREAT": lambda word, target: Phrase("does-test", {"target": target, **_test(word, 1)}),
    "PREVENT": _prevent,
    "DROP_ATTACKER": lambda word, _: Phrase("does-drop", {"zone": word.args[1]}),
    "DISCARD": _discard,
    "RECOVER": lambda word, _: Phrase("does-recover", {"cards": word.number(4), "wanted": word.args[1]}),
    "FALL": _fall,
    "BUILD": lambda word, _: Phrase("does-build", {"locations": word.number(1)}),
    "COST": lambda word, _: Phrase("does-cost", {"wanted": word.args[1], **_amount(word, 2)}),
    "ATTACH": _attach,
    "SWAPQUEST": lambda word, _: Phrase("does-swap-quest", {"quests": word.number(1)}),
    "SAVE": lambda word, _: Phrase("does-save", {"health": word.number(1)}),
    "SPIKES": lambda word, _: Phrase("does-spikes", _test(word, 0)),
    "PIT": lambda word, _: Phrase("does-pit", _test(word, 0)),
    "ROLL": lambda word, _: Phrase("quest-roll", {"dice": word.number(0), "value": word.number(1)}),
    "PAY": lambda word, _: pays(word),
}
"""Words whose sentence takes other figures than their arguments."""
