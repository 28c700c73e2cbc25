"""Paper Dungeons by Leandro Pires: a roll-and-write dungeon for one to eight teams at once."""

from __future__ import annotations

from undercroft.games.paper_dungeons import state, view
from undercroft.games.paper_dungeons.bot import plan, value
from undercroft.games.paper_dungeons.loading import bind, load
from undercroft.games.paper_dungeons.puzzles import PUZZLES
from undercroft.games.paper_dungeons.rules import campaign, play, positions, scoring
from undercroft.kernel.game import Game
from undercroft.kernel.types import Campaign, Choice

EVENTS = {
    "dungeon": ("dungeon",),
    "missions": ("first", "second", "third"),
    "kept-talent": ("talent",),
    "kept-goal": ("goal",),
    "prepared": ("talent",),
    "round": ("round",),
    "rolled": ("w1", "w2", "w3", "b1", "b2", "b3"),
    "rerolled": (),
    "chose": ("die", "symbol", "number"),
    "leveled": ("hero", "level", "source"),
    "crafted": ("item", "cells", "source"),
    "potion": ("potions", "source"),
    "lost": ("reward", "source"),
    "wounded": ("wounds", "drunk", "source"),
    "risen": (),
    "entered": ("room",),
    "stopped": ("moves",),
    "dodged": ("room",),
    "fought": ("minion", "level", "hero", "strength", "room"),
    "slain": ("minion", "level", "room", "source"),
    "gem": ("letter", "gems", "source"),
    "announced": ("letters",),
    "crossed": ("letters",),
    "vanished": ("letters",),
    "fled": ("boss", "glory"),
    "beat": ("boss", "power", "glory", "wounds"),
    "spoils": (),
    "mission": ("mission", "glory"),
    "over": (),
}

ASKS = {
    "keep-talent": (),
    "keep-goal": (),
    "take-gem": (),
    "drink": ("wounds", "source", "hearts"),
    "die": ("left",),
    "use": ("die", "symbol"),
    "step": ("moves",),
    "raise": ("source",),
    "part": ("source",),
    "slay": ("source", "left"),
    "ready": (),
}

GAME = Game(
    id="paper-dungeons",
    designer="Leandro Pires",
    rules_version=1,
    seats=range(1, 9),
    choices=(
        Choice("dungeon", ("drawn", *"ABCDEFGHIJKL")),
        Choice("missions", ("on", "off")),
        Choice("vanishing", ("off", "on")),
        Choice("cards", ("secret", "open")),
        Choice("wounds", ("ask", "potions-first")),
        Choice("edition", ("ru", "pl")),
        Choice("b7", ("closed", "open")),
    ),
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
    campaign=Campaign(campaign.fixed, campaign.result, campaign.standing),
    worth=value.worth,
    terms=value.ALL_SEEING.terms,
    weigh=plan.weigh,
    puzzles=PUZZLES,
    pauses=frozenset({"die", "ready"}),
    first_game={"missions": "off"},
    first_bot="level-2",
    headings=frozenset({"round"}),
)
