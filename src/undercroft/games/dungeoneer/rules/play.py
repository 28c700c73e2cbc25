"""Set-up and the course of the game: five phases a turn (DG-SETUP, DG-TURN, DG-DISCARD). Each phase sets the next."""

from __future__ import annotations

from itertools import permutations, product

from undercroft.games.dungeoneer.actions import PASS, SAVE_POINT, SPEND_ALL
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.rules import Answer, Desk, dungeonlord, effects, piles, placing, points, quests, readied, solo
from undercroft.games.dungeoneer.rules import hero_phase as hero_acts
from undercroft.games.dungeoneer.rules.dungeon import DX, DY, chart_of, placements
from undercroft.games.dungeoneer.rules.rolls import DIE
from undercroft.games.dungeoneer.rules.stats import living, next_seat, score
from undercroft.games.dungeoneer.state import NOBODY, Placed, Player, State, read_terms
from undercroft.kernel.types import Action, Ask, Barred, Flow, Setup

LIMITED = 3
"""Action points a turn with limited movement."""


def set_up(setup: Setup, book: DungeonBook) -> State:
    """DG-SETUP-1, -2, -4, -14, DG-SOLO-3, -4."""
    terms = read_terms(setup)
    state = State(terms, parts=[Player() for _ in range(setup.seats)])
    state.map = (Placed(0, 0, book.entrance),)
    state.bag = tuple(n for n in range(len(book.locations)) if n != book.entrance)
    cards = range(len(book.cards))
    if terms.solo:
        kept = [n for n in cards if solo.belongs(book.cards[n])]
        state.deck = tuple(n for n in kept if book.cards[n].glory)
        state.peril_deck = tuple(n for n in kept if not book.cards[n].glory)
        state.gone = tuple(n for n in cards if n not in kept)
    else:
        state.deck = tuple(cards)
    state.quest_bag = tuple(range(len(book.quests)))
    state.heroes_left = tuple(range(len(book.heroes)))
    return state


def play(d: Desk) -> Flow:
    """What is half done comes first: a location in hand, locations to be drawn, dice for peril; then the phase goes on."""
    state = d.state
    while state.phase != "over":
        if state.drawn >= 0:
            yield from placing.place(d)
        elif state.builds:
            state.builds -= 1
            placing.draw(d, state.turn)
        elif state.dues:
            yield from _acting(d, solo.settle_dues(d))
        else:
            yield from PHASES[state.phase](d)
        if state.winner >= 0 or state.lost:
            state.phase = "over"
            d.tell("over", seat=state.winner if state.winner >= 0 else None)


# ---- before the game ----


def deal(d: Desk) -> Flow:
    """DG-SETUP-3, -11 to -13, -15: the first player, quests, the first tunnels, hands."""
    state, book = d.state, d.book
    own = 0 if state.terms.nothing_personal else 3 if state.terms.solo else book.figures.personal_quests
    for player in state.parts:
        player.quests = tuple(quests.top_quest(d) for _ in range(own))
    for _ in range(0 if state.terms.solo else 2 if state.terms.nothing_personal else 1):
        quests.replace_common(d)
    if state.terms.solo:
        state.quests_gone, state.quest_bag = state.quest_bag, ()
    if state.terms.no_blank_spots:
        _deal_locations(d)
        state.phase = "lay"
    else:
        state.first = state.turn = _first(d)
        d.tell("first", seat=state.first)
        _tunnels(d)
        state.phase = "heroes"
    yield from ()


def _first(d: Desk) -> int:
    """DG-RULING-8: the highest die begins; a tie is rolled again."""
    tied = list(range(len(d.state.parts)))
    while len(tied) > 1:
        rolled = {seat: d.luck.below(DIE) for seat in tied}
        tied = [seat for seat in tied if rolled[seat] == max(rolled.values())]
    return tied[0]


def _tunnels(d: Desk) -> None:
    """DG-SETUP-3, DG-RULING-7: four tunnels around the entrance, laid in one of the ways that are legal."""
    state, book = d.state, d.book
    while True:
        drawn = d.luck.sample(book.tunnels, book.figures.tunnels)
        ways = _rings(state, book, drawn)
        if ways:
            break
    laid = ways[d.luck.below(len(ways))]
    state.map += laid
    state.bag = tuple(card for card in state.bag if card not in drawn)
    for tile in laid:
        d.tell("placed", book.locations[tile.card].id, tile.x, tile.y, 180 * tile.half)


def _rings(state: State, book: DungeonBook, cards: tuple[int, ...]) -> list[tuple[Placed, ...]]:
    """How these tunnels may lie on the sides of the entrance: they touch nothing else, and some way must lead on."""
    if not any(book.locations[card].exits > 1 for card in cards):
        return []
    chart = chart_of(state.map, book)
    lying: dict[int, list[list[Placed]]] = {}
    for card in cards:
        fitting = chart.fitting(card, turning=state.terms.half_turn, last=True)
        lying[card] = [
            [Placed(DX[side], DY[side], card, half) for half in (False, True) if _beside(book, side, half) in fitting]
            for side in range(4)
        ]
    found: list[tuple[Placed, ...]] = []
    for order in permutations(cards):
        found += product(*[lying[card][side] for side, card in enumerate(order)])
    return found


def _beside(book: DungeonBook, side: int, half: bool) -> Action:
    return book.choices.place_at(book.entrance, side, half)


def _deal_locations(d: Desk) -> None:
    """DG-VAR-1, -1a: all locations are dealt out; who has the entrance begins."""
    state, book = d.state, d.book
    cards, hands = list(range(len(book.locations))), [list[int]() for _ in state.parts]
    for number in range(len(cards)):
        hands[number % len(hands)].append(cards.pop(d.luck.below(len(cards))))
    state.first = state.turn = next(seat for seat, hand in enumerate(hands) if book.entrance in hand)
    state.hands = tuple(tuple(sorted(set(hand) - {book.entrance})) for hand in hands)
    state.bag = ()
    d.tell("first", seat=state.first)
    state.turn = next_seat(state, state.first)


def lay(d: Desk) -> Flow:
    """DG-VAR-1a, -1b, DG-RULING-49: one location each in turn; those of common quests last. Who can lay none is passed over."""
    state, book = d.state, d.book
    if not any(state.hands):
        state.phase, state.turn = "heroes", state.first
        return
    seat, state.turn = state.turn, next_seat(state, state.turn)
    able = layable(state, book, seat)
    if not any(able):
        state.gone_places += tuple(card for hand in state.hands for card in hand)
        state.hands = tuple(() for _ in state.hands)
    elif able[seat]:
        state.turn = seat
        got: Action = yield Ask(seat, "lay", tuple(book.choices.there[book.locations[card].id] for card in able[seat]))
        state.drawn, state.placer, state.turn = got.value, seat, next_seat(state, seat)
        state.hands = tuple(tuple(card for card in hand if card != got.value) for hand in state.hands)


def layable(state: State, book: DungeonBook, seat: int, barred: list[Barred] | None = None) -> list[list[int]]:
    """For every seat the locations that it may lay now; those of common quests only when nothing else can be laid.

    What is barred is said of the one seat's alone.
    """
    wanted = {place for q in state.common if book.quests[q].category != "search" for place in book.quests[q].where}
    waits = any(book.locations[card].id not in wanted for hand in state.hands for card in hand)
    last = sum(map(len, state.hands)) == 1
    fitting = [[card for card in hand if placements(state, book, card, last=last)] for hand in state.hands]
    first = [[card for card in hand if not (waits and book.locations[card].id in wanted)] for hand in fitting]
    able = first if any(first) else fitting
    if barred is not None:
        there = book.choices.there
        left = [card for card in state.hands[seat] if card not in able[seat]]
        rules = ["DG-VAR-1b" if card in fitting[seat] else "DG-RULING-49" for card in left]
        barred += [Barred(there[book.locations[card].id], rule) for card, rule in zip(left, rules, strict=True)]
    return able


def heroes(d: Desk) -> Flow:
    """DG-SETUP-5 to -10, -13, DG-VAR-3: by chance, or chosen from the first player on."""
    state, book = d.state, d.book
    seats = len(state.parts)
    for seat in ((state.first + step) % seats for step in range(seats)):
        player = state.parts[seat]
        if player.hero < 0:
            free = state.heroes_left
            if state.terms.choose_heroes:
                options = tuple(book.choices.hero[book.heroes[hero].id] for hero in free)
                player.hero = (yield Ask(seat, "hero", options)).value
            else:
                player.hero = free[d.luck.below(len(free))]
            state.heroes_left = tuple(hero for hero in free if hero != player.hero)
            d.tell("hero", book.heroes[player.hero].id, seat=seat)
    for seat, player in enumerate(state.parts):
        player.health, player.place = book.heroes[player.hero].health, book.entrance
        entrance = book.locations[book.entrance]
        points.glory(d, seat, entrance.glory)
        points.peril(d, seat, entrance.peril)
        piles.draw(d, seat, book.figures.hand)
    state.turn, state.round, state.phase = state.first, 1, "reset"
    d.tell("round", 1)


# ---- the five phases ----


def reset(d: Desk) -> Flow:
    """DG-TURN-4 to -9: points by speed, exits closed and traps armed, what was once a turn is fresh."""
    state, book = d.state, d.book
    seat = state.turn
    player = state.parts[seat]
    d.tell("turn", book.heroes[player.hero].id, seat=seat)
    state.opened = tuple(o for o in state.opened if o.holder >= 0 and state.parts[o.holder].place == o.place)
    state.mods, state.prey, state.encountered, state.quest_done = (), (), False, False
    for each in state.parts:
        each.attacked, each.hurt_by, each.tipped = False, (), False
    player.used, player.attempts, player.found, player.moved = (), (), (), False
    player.saved = player.spare = False
    player.visited = (player.place,)
    player.points = LIMITED if state.terms.limited_movement else score(state, book, seat, "speed")
    state.phase = "location" if state.terms.solo else "dungeonlord"
    for number in (*player.quests, *state.common):
        quest = book.quests[number]
        if quest.resets:
            d.tell("influence", quest.id, seat=seat)
            yield from effects.run(d, quest.resets, effects.Scene(seat))


def dungeonlord_phase(d: Desk) -> Flow:
    """DG-TURN-2, DG-DUNGEONLORD-12."""
    seat = d.state.turn
    *own, last = dungeonlord.options(d, seat)
    quick = hero_acts.quick_options(d, seat, ("own_turn", "any"))
    held = bool(d.state.declared) or bool(d.state.terms.hidden and d.state.parts[seat].hand)
    got = yield from _menu(d, "dungeonlord", (*own, *quick, last), (len(d.state.declared),), held=held)
    if got is not None:
        act = dungeonlord.act if dungeonlord.is_own(d, got) else hero_acts.quick
        yield from _acting(d, act(d, seat, got))


def location_phase(d: Desk) -> Flow:
    """DG-MAP-1, -2, DG-VAR-1c."""
    state = d.state
    state.phase = "hero"
    state.builds = 0 if state.terms.no_blank_spots else 1
    yield from ()


def hero_phase(d: Desk) -> Flow:
    """DG-HERO-1, -18: one choice after another, until the player ends it or a quest is completed."""
    state = d.state
    seat = state.turn
    if state.quest_done:
        state.phase = "discard"
        return
    player = state.parts[seat]
    got = yield from _menu(d, "hero-phase", tuple(hero_acts.options(d, seat)), (player.points, player.glory))
    if got is not None:
        yield from _acting(d, hero_acts.act(d, seat, got))


def _menu(
    d: Desk, kind: str, options: tuple[Action, ...], about: tuple[int, ...], *, held: bool = False
) -> Answer[Action | None]:
    """A question of the active player; others may throw something in, then it is asked again."""
    seat = d.state.turn
    aside = hero_acts.asides(d, seat)
    alone = len(options) == 1 and hero_acts.wait_for(d, seat, aside)
    got: Action = yield Ask(seat, kind, options, about, held=held or alone, aside=aside)
    if got.kind != "throw":
        return got
    who, action = d.book.choices.thrown(got)
    yield from _acting(d, hero_acts.quick(d, who, action))
    return None


def _acting(d: Desk, flow: Flow) -> Flow:
    """One act and what follows from it: limits that fell, a hero that is no more, cards for one that has risen."""
    state = d.state
    active = state.parts[state.turn]
    yield from flow
    if state.winner < 0:
        yield from readied.over_limit(d)
    if state.parts[state.turn] is not active:
        state.phase, state.builds, state.dues = "end", 0, 0
        state.lost = state.terms.solo
    for seat, player in enumerate(state.parts):
        if player.owed:
            piles.draw(d, seat, player.owed)
            player.owed = 0


def discard_phase(d: Desk) -> Flow:
    """DG-DISCARD-1 to -5, -10, DG-SOLO-16: a card goes, then points for staying."""
    state = d.state
    if not state.terms.solo:
        yield from _acting(d, _give_up_card(d, state.turn))
    _stayed(d, state.turn)
    state.phase = "save"


def save_phase(d: Desk) -> Flow:
    """DG-DISCARD-6, -7, DG-VAR-7a: one point may be kept for the others' turns."""
    state = d.state
    player = state.parts[state.turn]
    if player.points and not state.terms.limited_movement and not state.terms.solo:
        got: Action = yield Ask(state.turn, "save", (SAVE_POINT, SPEND_ALL), (player.points,))
        player.saved = got is SAVE_POINT
    player.points, player.spare = int(player.saved), False
    state.phase = "draw"


def draw_phase(d: Desk) -> Flow:
    """DG-DISCARD-8, -9, DG-SOLO-16."""
    state = d.state
    player = state.parts[state.turn]
    piles.draw(d, state.turn, 1 if state.terms.solo else max(0, d.book.figures.hand - len(player.hand)))
    state.phase = "end"
    yield from ()


def _stayed(d: Desk, seat: int) -> None:
    """DG-DISCARD-4, -5: who did not move gets what the location gives."""
    state = d.state
    player = state.parts[seat]
    if not player.moved:
        location = d.book.locations[player.place]
        if location.glory or location.peril:
            d.tell("stayed", location.id, seat=seat)
        points.glory(d, seat, location.glory)
        points.peril(d, seat, location.peril)
        state.dues += location.peril if state.terms.solo else 0


def _give_up_card(d: Desk, seat: int) -> Flow:
    """DG-DISCARD-1 to -3, DG-VAR-4."""
    state, book = d.state, d.book
    player = state.parts[seat]
    cards = spare_cards(d, seat)
    options = book.each(book.choices.discard, cards) + book.each(book.choices.dismiss, player.lair)
    if not options:
        return
    if not player.hand or state.terms.optional_discard:
        options.append(PASS)
    got: Action = yield Ask(seat, "discard", tuple(options))
    if got is PASS:
        return
    if got.kind == "dismiss":
        card = yield from effects.pick_alike(d, seat, book.named(player.lair, got))
        player.lair = piles.without(player.lair, card)
    else:
        card = book.chosen(cards, got)
        if card in player.hand:
            piles.from_hand(player, card)
        else:
            player.inventory = piles.without(player.inventory, card)
    piles.discard(d, card)
    d.tell("discarded", got.target, seat=seat)


def spare_cards(d: Desk, seat: int, barred: list[Barred] | None = None) -> list[int]:
    """DG-DISCARD-1, -2: what may go: the hand and treasures, no boons."""
    book, player = d.book, d.state.parts[seat]
    treasures = [card for card in player.inventory if book.cards[card].sort == "treasure"]
    if barred is not None:
        boons = [card for card in player.inventory if card not in treasures]
        barred += [Barred(action, "DG-DISCARD-2") for action in book.each(book.choices.discard, boons)]
    return [*player.hand, *treasures]


def end(d: Desk) -> Flow:
    """DG-TURN-1, -3: the next player still in the game; the round is over when everybody has had a turn."""
    state = d.state
    count = len(state.parts)
    for step in range(1, count + 1):
        seat = (state.turn + step) % count
        if seat == state.first:
            state.round += 1
            d.tell("round", state.round)
            if state.terms.round_limit and state.round > state.terms.round_limit:
                state.lost = state.terms.solo
                state.winner = NOBODY if state.lost else leader(state)
                return
        if not state.parts[seat].out:
            state.turn, state.phase = seat, "reset"
            return
    yield from ()


def leader(state: State) -> int:
    """The length guard of a table: most quests, then level, health and glory."""
    return max(living(state), key=lambda s: (len((p := state.parts[s]).done), p.level, p.health, p.glory, -s))


PHASES = {
    "deal": deal,
    "lay": lay,
    "heroes": heroes,
    "reset": reset,
    "dungeonlord": dungeonlord_phase,
    "location": location_phase,
    "hero": hero_phase,
    "discard": discard_phase,
    "save": save_phase,
    "draw": draw_phase,
    "end": end,
}
