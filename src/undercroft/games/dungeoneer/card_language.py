"""The language in which cards say what they do: `trigger[price;frequency;window]{condition}: WORD(argument, …); WORD(…)`.

Clauses are parted by ` ; `. The vocabulary is closed: a word that is not in it is refused. This is the only game whose cards
speak a language; `rules/effects.py` says what its words do, `face/wording/effects.py` how they are told.
"""

from __future__ import annotations

import re

import msgspec
from msgspec.structs import replace

TRIGGERS = frozenset({"play", "static", "use", "attack", "hit", "enter", "reset", "slain", "hazard"})
FREQUENCIES = frozenset({"turn", "any"})
WINDOWS = frozenset({"hero", "own_turn", "any", "before_roll", "wound", "defeat"})
CONDITIONS = frozenset({"", "before_attack", "bane_on_me", "before_roll"})
LASTING = {
    "MOD": "target what number scope",
    "IGNORE": "target ignored scope",
    "LIMIT": "target limit number",
    "COST": "target word number scope",
    "LOCK": "target lock scope",
}
"""A word and its arguments in order: a number, one of `VALUES`, or any word; those with a `?` may be left out."""
DEEDS = {
    "WOUND": "target number",
    "HEAL": "target number",
    "GLORY": "target number",
    "PERIL": "target number",
    "AP": "target number",
    "LEVEL": "target number",
    "MOD": LASTING["MOD"],
    "DIE": "target number kept scope",
    "THREAT": "target stat number",
    "PREVENT": "target prevented word",
    "DROP_ATTACKER": "word word",
    "CANCEL": "word",
    "DISCARD": "target zone number chooser word?",
    "RECOVER": "target word pile back number",
    "FALL": "target stat? number?",
    "WARP": "target destination",
    "SHIFT": "shift",
    "BUILD": "target number",
    "ATTACH": "word",
    "SWAPQUEST": "target number",
    "SAVE": "target number",
}
"""What happens once, when its trigger says so."""
HAZARDS = {"DANGER": "number", "SPIKES": "stat number", "PIT": "stat number"}
TESTS = {"ROLL": "number number", "PAY": "payment number", "HUNT": "", "ESCORT": ""}
"""Words of quests only; a threat may be a test too."""
WORDS = {name: tuple(takes.split()) for name, takes in {**DEEDS, **LASTING, **HAZARDS, **TESTS}.items()}
"""Every word with the kinds of its arguments; `fail=`, `pass=` and filters are not among them."""
VALUES: dict[str, frozenset[str]] = {
    "target": frozenset({"me", "foe", "here", "it", "atk", "self", "host", "affected"}),
    "stat": frozenset({"melee", "magic", "speed", "level", "health"}),
    "what": frozenset({"melee", "magic", "speed", "attack_roll", "counter_roll", "threat_trap", "threat_exit"}),
    "scope": frozenset({"while", "battle", "roll", "turn"}),
    "ignored": frozenset({"danger", "spikes", "pit", "blocked_exit", "trap_exit"}),
    "limit": frozenset({"treasures", "boons", "lair"}),
    "lock": frozenset({"attack_hero", "move", "quest", "explore"}),
    "destination": frozenset({"entrance", "chosen_location"}),
    "vs": frozenset({"undead", "beast", "construct", "dragon", "wounded_me_this_turn"}),
    "role": frozenset({"attacker", "defender"}),
    "kept": frozenset({"high", "low"}),
    "prevented": frozenset({"wound", "hit"}),
    "zone": frozenset({"hand", "inventory", "play"}),
    "chooser": frozenset({"me", "foe", "random"}),
    "pile": frozenset({"discard"}),
    "back": frozenset({"hand"}),
    "shift": frozenset({"swap_two_occupied"}),
    "payment": frozenset({"health", "cards", "glory"}),
}


class WrongEffect(ValueError):
    """An effect that cannot be read; the message says where."""


class Word(msgspec.Struct, frozen=True, gc=False):
    """One word with its arguments. Numbers are numbers; `X` is the price that was paid."""

    name: str
    args: tuple[str | int, ...] = ()
    filters: tuple[tuple[str, str], ...] = ()
    fail: tuple[Word, ...] = ()
    success: tuple[Word, ...] = ()
    """What follows when a threat was overcome."""

    @property
    def arguments(self) -> list[tuple[str, str | int]]:
        """The arguments, each after its kind."""
        return list(zip((kind.rstrip("?") for kind in WORDS[self.name]), self.args, strict=False))

    def number(self, index: int, x: int = 0) -> int:
        value = self.args[index]
        if isinstance(value, int):
            return value
        return -x if value.startswith("-") else x

    def filter(self, key: str) -> str:
        return dict(self.filters).get(key, "")


class Clause(msgspec.Struct, frozen=True, gc=False):
    trigger: str
    words: tuple[Word, ...]
    form: str = ""
    """Of a hit: the form of battle, or `any`."""
    price: str = ""
    frequency: str = ""
    window: str = ""
    condition: str = ""
    glory: int = 0
    points: int = 0
    """What the price is in glory or action points."""
    by_foe: bool = False
    """The afflicted player uses it and pays."""


_HEAD = re.compile(r"(\w+)(?:\((\w+)\))?(?:\[([^;\]]*);([^;\]]*);([^\]]*)\])?(?:\{(\w+)\})?: *(.*)", re.S)
_WORD = re.compile(r"([A-Z_]+)\((.*)\)$", re.S)


def read(text: str) -> tuple[Clause, ...]:
    """The clauses of an effect; an empty text has none."""
    clauses: list[Clause] = []
    for part in filter(None, text.split(" ; ")):
        head = _HEAD.fullmatch(part.strip())
        if head is None:
            if not clauses:
                raise WrongEffect(f"'{part[:40]}' has no trigger")
            clauses.append(replace(clauses[-1], words=words(part)))
            continue
        trigger, form, price, frequency, window, condition, rest = (group or "" for group in head.groups())
        _known(trigger, TRIGGERS, "trigger")
        _known(condition, CONDITIONS, "condition")
        if form:
            _known(form, VALUES["stat"] | {"any"}, "form")
        clause = Clause(trigger, words(rest), form, price, frequency, window, condition)
        clauses.append(_priced(clause) if price or trigger == "use" else clause)
    for clause in clauses:
        _check_words(clause)
    return tuple(clauses)


def _check_words(clause: Clause) -> None:
    """What lasts is no deed, a hazard is neither, and a clause is not empty."""
    if not clause.words:
        raise WrongEffect("an effect without a word")
    allowed = {"static": LASTING, "hazard": HAZARDS}.get(clause.trigger, DEEDS)
    for word in clause.words:
        if word.name not in allowed:
            raise WrongEffect(f"{word.name} has no place after '{clause.trigger}'")


def _priced(clause: Clause) -> Clause:
    _known(clause.frequency, FREQUENCIES, "frequency")
    _known(clause.window, WINDOWS, "window")
    found = re.fullmatch(r"0|discard|(\d+)(G|AP)( by foe)?", clause.price)
    if found is None:
        raise WrongEffect(f"there is no price '{clause.price}'")
    amount = int(found[1] or 0)
    glory, points = (amount, 0) if found[2] == "G" else (0, amount)
    return replace(clause, glory=glory, points=points, by_foe=found[3] is not None)


def _known(word: str, allowed: frozenset[str], what: str) -> None:
    if word not in allowed:
        raise WrongEffect(f"there is no {what} '{word}'")


def words(text: str) -> tuple[Word, ...]:
    return tuple(_word(part.strip()) for part in _split(text, ";"))


def deeds(text: str) -> tuple[Word, ...]:
    """Words that do something: rewards, and what a test brings."""
    found = words(text)
    for word in found:
        if word.name not in DEEDS:
            raise WrongEffect(f"{word.name} does nothing there")
    return found


def _split(text: str, separator: str) -> list[str]:
    """At the outermost level, outside brackets."""
    parts, depth, start = [], 0, 0
    for at, sign in enumerate(text):
        depth += (sign in "([") - (sign in ")]")
        if sign == separator and depth == 0:
            parts.append(text[start:at])
            start = at + 1
    return [part for part in (*parts, text[start:]) if part.strip()]


def _word(text: str) -> Word:
    found = _WORD.fullmatch(text)
    if found is None or found[1] not in WORDS:
        raise WrongEffect(f"there is no effect '{text.split('(')[0][:40]}'")
    name = found[1]
    args: list[str | int] = []
    filters: list[tuple[str, str]] = []
    then: dict[str, tuple[Word, ...]] = {}
    for part in (part.strip() for part in _split(found[2], ",")):
        key, equals, value = part.partition("=")
        if key in ("fail", "pass") and equals:
            then[key] = deeds(value.removeprefix("[").removesuffix("]"))
        elif equals:
            _known(key, frozenset({"vs", "role"}), "filter")
            _known(value, VALUES[key], key)
            filters.append((key, value))
        else:
            args.append(int(part) if re.fullmatch(r"[+-]?\d+", part) else part)
    word = Word(name, tuple(args), tuple(filters), then.get("fail", ()), then.get("pass", ()))
    _check_arguments(word)
    return word


def _check_arguments(word: Word) -> None:
    least, most = sum(not kind.endswith("?") for kind in WORDS[word.name]), len(WORDS[word.name])
    if not least <= len(word.args) <= most:
        raise WrongEffect(f"{word.name} takes {least} to {most} arguments, not {len(word.args)}")
    for kind, arg in word.arguments:
        if kind == "number":
            if not isinstance(arg, int) and arg.lstrip("+-") != "X":
                raise WrongEffect(f"{word.name}: '{arg}' is no number")
        elif kind != "word" and arg not in VALUES[kind]:
            raise WrongEffect(f"{word.name}: there is no {kind} '{arg}'")
