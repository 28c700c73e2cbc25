"""Ten Steps Down: a push-your-luck dungeon of ten cards, with one hidden thing. No picture: it is played by its buttons.

    undercroft serve --game examples/ten_steps_down.py

Ten cards lie in the dungeon, gold worth 1 to 6 and four monsters. In turn you go deeper and turn one over, or leave with
what you carry. A second monster of the same kind chases everybody out who is still inside, without gold. Each of you drew one
charm in secret: against that kind of monster you are safe.
"""

from undercroft.face import Face, beside
from undercroft.kernel import plain
from undercroft.kernel.game import Game
from undercroft.kernel.types import Action, Ask, Outcome, Zone

GOLD, MONSTERS = (1, 2, 3, 4, 5, 6), ("bat", "bat", "ghoul", "ghoul")
CARDS = (*map(str, GOLD), *MONSTERS)
CHARMS = ("bat", "ghoul")
DEEPER, LEAVE = Action("deeper"), Action("leave")
UNKNOWN = ""

# ---- rules ----


class Delver(plain.State):
    charm: str = UNKNOWN
    gold: int = 0
    inside: bool = True


class Dungeon(plain.State):
    parts: list[Delver]
    bag: list[int]
    turned: list[str] = []
    turn: int = 0


def play(d):
    state = d.state
    for seat, delver in enumerate(state.parts):
        if delver.charm == UNKNOWN:
            delver.charm = CHARMS[d.luck.below(len(CHARMS), to=seat)]
            d.tell("charm", delver.charm, seat=seat, secret=True)
    while state.bag and any(delver.inside for delver in state.parts):
        seat = state.turn % len(state.parts)
        delver = state.parts[seat]
        if delver.inside:
            answer = yield Ask(seat, "go", (DEEPER, LEAVE), (delver.gold, len(state.bag)))
            if answer is LEAVE:
                delver.inside = False
                d.tell("left", delver.gold, seat=seat)
            else:
                turn_over(d, seat)
        state.turn += 1


def turn_over(d, seat):
    state = d.state
    card = CARDS[state.bag.pop(d.luck.below(len(state.bag)))]
    state.turned.append(card)
    d.tell("turned", card, seat=seat)
    if card.isdecimal():
        state.parts[seat].gold += int(card)
    elif state.turned.count(card) > 1:
        for other, delver in enumerate(state.parts):
            if delver.inside and delver.charm != card:
                delver.inside, delver.gold = False, 0
                d.tell("chased", card, seat=other)


def outcome(state, book):
    if state.bag and any(delver.inside for delver in state.parts):
        return None
    gold = tuple(delver.gold for delver in state.parts)
    return Outcome(gold, tuple(seat for seat, own in enumerate(gold) if own == max(gold)))


# ---- what a seat knows, and what it can think ----


def view(table, seat):
    """Everything but the charms of others."""
    seen = plain.view(table, seat)
    for state in (seen.state, seen.quiet):
        for other, delver in enumerate(state.parts if state else ()):
            delver.charm = delver.charm if other == seat or table.over else UNKNOWN
    return seen


def guess(game, setup, view, book, luck):
    state = (view.quiet or view.state).clone()
    for delver in state.parts:
        delver.charm = delver.charm or CHARMS[luck.below(len(CHARMS))]
    return plain.guess(game, setup, plain.View(view.seat, state, None, view.since, view.drawn), book, luck)


def hidden(table, seat):
    """The walk changes these, and nothing that the seat sees may change."""
    others = [] if table.over else [other for other in range(len(table.state.parts)) if other != seat]
    return [Zone(f"charm {other}", lambda table, luck, other=other: [other_charm(table, other)]) for other in others]


def other_charm(table, seat):
    def change(state):
        state.parts[seat].charm = {"bat": "ghoul", "ghoul": "bat"}.get(state.parts[seat].charm, UNKNOWN)

    return table.varied(change)


GAME = Game(
    id="ten-steps-down",
    seats=range(1, 5),
    events={"charm": ("charm",), "turned": ("card",), "left": ("gold",), "chased": ("monster",)},
    asks={"go": ("gold", "left")},
    load=plain.book_of(DEEPER, LEAVE),
    set_up=lambda setup, book: Dungeon([Delver() for _ in range(setup.seats)], list(range(len(CARDS)))),
    play=play,
    view=view,
    guess=guess,
    hidden=hidden,
    outcome=outcome,
    score_sheet=lambda state, book: [("gold", tuple(delver.gold for delver in state.parts))],
    read=plain.reads(Dungeon),
    secrets=lambda state, seat: True,
    worth=lambda state, seat, book: state.parts[seat].gold + 1.5 * state.parts[seat].inside,
)
FACE = Face(GAME, beside(__file__))
