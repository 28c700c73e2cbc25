"""Why a wish is barred: what somebody might want at the open question, each with the rule that stands against it."""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import EXPLORE, FORM, LURK, MOVE, SEAT
from undercroft.games.dungeoneer.content import FORMS, WALL, Card
from undercroft.games.dungeoneer.rules import Desk, fates, inventory, powers
from undercroft.games.dungeoneer.rules.chart import DX, DY, chart_of
from undercroft.games.dungeoneer.rules.mapping import can_build
from undercroft.games.dungeoneer.rules.quests import fits, is_free, open_to
from undercroft.games.dungeoneer.rules.stats import held, here, limit, locked, monster_of, others, price
from undercroft.kernel.types import Ask, Barred

RESPONSES = {"before_attack": "DG-BATTLE-9", "bane_on_me": "DG-ANYTIME-1", "before_roll": "DG-ANYTIME-7"}


def wishes(d: Desk, ask: Ask) -> list[Barred]:
    seat = ask.seat
    if ask.kind == "hero-phase":
        return [*_moves(d, seat), *_explore(d, seat), *_attacks(d, seat), *_cards(d, seat, ask.kind), *_quests(d, seat)]
    if ask.kind in ("dungeonlord", "response", "cancel", "before-roll"):
        return _cards(d, seat, ask.kind)
    if ask.kind == "place":
        return _places(d)
    if ask.kind in ("monster-form", "hunt-form"):
        return _forms(d, str(ask.about[0]))
    if ask.kind == "payer":
        return [Barred(SEAT[seat], "DG-ECON-5")]
    if ask.kind == "discard":
        boons = [card for card in d.state.parts[seat].inventory if d.book.cards[card].sort == "boon"]
        return [Barred(d.book.choices.discard[d.book.cards[card].id], "DG-DISCARD-2") for card in boons]
    return []


def _moves(d: Desk, seat: int) -> list[Barred]:
    player = d.state.parts[seat]
    chart = chart_of(d.state.map, d.book)
    tile = chart.tiles[player.place]
    found = []
    for side in range(4):
        if chart.exit(player.place, side).kind == WALL:
            rule = "DG-MOVE-16"
        elif (tile.x + DX[side], tile.y + DY[side]) not in chart.at:
            rule = "DG-MOVE-2"
        else:
            rule = "DG-MOVE-26" if player.fallen else "DG-MOVE-1"
        found.append(Barred(MOVE[side], rule))
    return found


def _explore(d: Desk, seat: int) -> list[Barred]:
    player = d.state.parts[seat]
    if d.state.terms.no_blank_spots:
        rule = "DG-VAR-1c"
    elif not can_build(d.state, d.book):
        rule = "DG-HERO-5"
    elif player.fallen and player.points and not player.spare:
        rule = "DG-MOVE-28"
    else:
        rule = "DG-HERO-3"
    return [Barred(EXPLORE, rule)]


def _attacks(d: Desk, seat: int) -> list[Barred]:
    state, player = d.state, d.state.parts[seat]
    rule = "DG-BATTLE-34" if locked(state, d.book, seat, "attack_hero") else "DG-BATTLE-1"
    if player.fallen and player.points and not player.spare:
        rule = "DG-MOVE-28"
    return [Barred(LURK[other], rule) for other in here(state, player.place, seat) if other != seat]


# ---- cards ----


def _cards(d: Desk, seat: int, kind: str) -> list[Barred]:
    """Every card of the hand that cannot be played now; of the lair, what cannot be roused."""
    choices, player = d.book.choices, d.state.parts[seat]
    found = []
    for number in player.hand:
        card = d.book.cards[number]
        encounter = card.sort in ("monster", "trap")
        action = (choices.declare if encounter and kind == "dungeonlord" else choices.play)[card.id]
        found.append(Barred(action, _against(d, seat, number, kind)))
    if kind == "dungeonlord":
        found += [Barred(choices.rouse[d.book.cards[card].id], _against(d, seat, card, kind)) for card in player.lair]
    return found


def _against(d: Desk, seat: int, number: int, kind: str) -> str:
    """The first rule that stands against playing a card now."""
    state, card = d.state, d.book.cards[number]
    timings = {"hero-phase": ("hero", "anytime"), "dungeonlord": ("dungeonlord", "anytime"), "response": ("response", "anytime")}
    if card.condition and kind in ("hero-phase", "dungeonlord"):
        return RESPONSES[card.condition]
    if card.timing not in timings.get(kind, ("anytime",)):
        return "DG-ANYTIME-2" if card.timing == "response" else "DG-CARD-3"
    if card.sort in ("monster", "trap") and state.encountered:
        return "DG-DUNGEONLORD-4"
    cost = price(state, d.book, seat, number)
    purses = [state.parts[seat].glory] if card.glory else [state.parts[other].peril for other in others(state, seat)]
    if not any(cost <= purse for purse in purses):
        return "DG-ECON-9"
    if card.words("ATTACH") and not powers.hosts_for(d, seat, str(card.words("ATTACH")[0].args[0])):
        return "DG-CARD-6"
    return _no_room(d, seat, card) if card.glory and not inventory.room_for(d, seat, number) else "DG-CARD-4"


def _no_room(d: Desk, seat: int, card: Card) -> str:
    if d.state.terms.solo and card.sort == "treasure" and d.state.stage != "reward":
        return "DG-SOLO-17"
    if d.state.terms.solo and card.sort == "boon" and d.state.parts[seat].place != d.book.entrance:
        return "DG-SOLO-18"
    which = f"{card.sort}s"
    if len(held(d.state, d.book, seat, which)) >= limit(d.state, d.book, seat, which):
        return "DG-HERO-9" if card.sort == "treasure" else "DG-HERO-10"
    return "DG-HERO-12"


def _forms(d: Desk, name: str) -> list[Barred]:
    """DG-BATTLE-5: forms in which a monster only defends itself."""
    cards = [number for number, card in enumerate(d.book.cards) if card.id == name]
    prey = [-2 - number for number, quest in enumerate(d.book.quests) if quest.monster is not None and quest.monster.id == name]
    monster = monster_of(d.book, (cards + prey)[0])
    return [Barred(FORM[at], "DG-BATTLE-5") for at, form in enumerate(FORMS) if not monster.scores[form].attacks]


# ---- places and quests ----


def _places(d: Desk) -> list[Barred]:
    """Places beside an exit where the card in hand would put an exit to a wall, or seal the map."""
    state, book = d.state, d.book
    chart = chart_of(state.map, book)
    loose = set(chart.fitting(state.drawn, turning=state.terms.half_turn, last=True))
    return [
        Barred(action, "DG-MAP-10" if action in loose else "DG-MAP-7")
        for place, side in chart.free
        for half in range(1 + state.terms.half_turn)
        for action in (book.choices.place_at(place, side, half),)
    ]


def _quests(d: Desk, seat: int) -> list[Barred]:
    choices, player = d.book.choices, d.state.parts[seat]
    here = d.book.locations[player.place]
    found = []
    for number in open_to(d, seat):
        quest = d.book.quests[number]
        if quest.category == "escort":
            if number not in player.escorts:
                found.append(Barred(choices.pick_up[quest.id], "DG-QUEST-2"))
            continue
        rule = "DG-QUEST-15"
        if not fits(here, quest):
            rule = "DG-QUEST-2"
        elif quest.search and (number, player.place) not in player.found:
            rule = "DG-QUEST-22"
            found.append(Barred(choices.search[quest.id], "DG-QUEST-21"))
        elif not is_free(d, seat, number) and not fates.can_act(player):
            rule = "DG-QUEST-7"
        found.append(Barred(choices.attempt[quest.id], rule))
    if not 0 <= here.swap_price <= player.glory:
        found += [Barred(choices.swap[d.book.quests[number].id], "DG-QUEST-35") for number in player.quests]
    found += [Barred(choices.pick_up[d.book.quests[number].id], "DG-QUEST-37") for number, _ in d.state.tokens]
    return found
