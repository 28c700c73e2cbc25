"""Tales of Tails by Denis Saidashev: dogs build a dungeon together and race out of it, each by its own way."""

from __future__ import annotations

from undercroft.games.tales_of_tails import state, view
from undercroft.games.tales_of_tails.bot import choose, value, weigh
from undercroft.games.tales_of_tails.loading import bind, load
from undercroft.games.tales_of_tails.puzzles import PUZZLES
from undercroft.games.tales_of_tails.rules import play, positions, scoring
from undercroft.kernel.game import Game
from undercroft.kernel.types import Choice

EVENTS = {
    "first": (),
    "dealt-potion": ("potion",),
    "dog": ("dog",),
    "kept-quest": ("quest",),
    "common": ("quest",),
    "round": ("round",),
    "drew": ("room",),
    "placed": ("room", "x", "y", "degrees"),
    "slept": ("paws",),
    "turned": ("room", "degrees"),
    "walked": ("room",),
    "fought": ("monster", "room"),
    "vowed": ("monster", "room"),
    "passed": ("monster", "room", "damage"),
    "took": ("kind", "room"),
    "hired": ("room", "side"),
    "brewed": ("room", "symbol"),
    "sprung": ("room",),
    "disarmed": ("room", "card"),
    "poured": ("room", "symbol"),
    "drank": ("symbol",),
    "broke": ("room", "side"),
    "left": ("room", "side"),
    "gap": ("room",),
    "countdown": ("cards",),
    "good-dog": (),
    "collected": ("room",),
    "round-over": ("round",),
    "over": (),
}

ASKS = {
    "dog": (),
    "quest": (),
    "ready": (),
    "turn": ("cards",),
    "place": ("room",),
    "turning": (),
    "way": ("room", "paws", "damage", "defence"),
    "room": ("room", "paws", "damage", "defence"),
    "confirm": ("room", "paws", "damage", "defence"),
}

GAME = Game(
    id="tales-of-tails",
    designer="Denis Saidashev",
    rules_version=3,
    seats=range(2, 5),
    choices=(
        Choice("dogs", ("chosen", "random"), "front"),
        Choice("start", ("wide", "narrow"), "front", range(3, 5)),
        Choice("piles", ("open", "face-down")),
        Choice("defence", ("at-the-end", "each-hit"), "rulings"),
        Choice("turning", ("on-leaving", "any-time"), "rulings"),
        Choice("ties", ("completions", "cards"), "rulings"),
    ),
    first_bot="level-2",
    events=EVENTS,
    asks=ASKS,
    load=load,
    bind=bind,
    set_up=play.set_up,
    play=play.play,
    show=view.show,
    view=view.view,
    guess=view.guess,
    outcome=scoring.outcome,
    score_sheet=scoring.sheet,
    barred=view.barred,
    hidden=view.hidden,
    inspect=positions.inspect,
    write=state.write,
    read=state.read,
    secrets=view.has_secrets,
    worth=value.worth,
    terms=value.terms,
    weigh=weigh.weigh,
    puzzles=PUZZLES,
    pauses=frozenset({"turn", "place", "way", "room", "confirm", "ready"}),
    advice=choose.advice,
    tried=frozenset({"sleep", "confirm"}),
    headings=frozenset({"round"}),
    strolls={"enter": ("walked",)},
)
