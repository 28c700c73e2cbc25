"""Set-up and the course of the game: five phases a turn (3.2, 3.3, 3.10). Each phase sets the next."""

from __future__ import annotations

from itertools import permutations, product

from undercroft.games.dungeoneer.actions import PASS, SAVE_POINT, SPEND_ALL
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.rules import Answer, Desk, dungeonlord, fates, heroics, inventory, mapping, quests, solo
from undercroft.games.dungeoneer.rules.chart import DX, DY, legal
from undercroft.games.dungeoneer.rules.rolls import DIE
from undercroft.games.dungeoneer.rules.stats import living, next_seat, score
from undercroft.games.dungeoneer.state import NOTHING, Placed, Player, State, read_terms
from undercroft.kernel.types import Action, Ask, Flow, Setup

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
    while d.state.phase != "over":
        yield from PHASES[d.state.phase](d)
        if d.state.winner >= 0 or d.state.lost:
            d.state.phase = "over"
            d.tell("over", seat=d.state.winner if d.state.winner >= 0 else None)


# ---- before the game ----


def deal(d: Desk) -> Flow:
    """DG-SETUP-3, -11 to -13, -15: the first player, quests, the first tunnels, hands."""
    state, book = d.state, d.book
    state.first = state.turn = _first(d)
    d.tell("first", seat=state.first)
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
        ways = []
        for order in permutations(drawn):
            for halves in product((False, True) if state.terms.half_turn else (False,), repeat=len(order)):
                laid = tuple(Placed(DX[s], DY[s], card, half) for s, (card, half) in enumerate(zip(order, halves, strict=True)))
                if legal((*state.map, *laid), book, last=False):
                    ways.append(laid)
        if ways:
            break
    state.map += ways[d.luck.below(len(ways))]
    state.bag = tuple(card for card in state.bag if card not in drawn)
    for tile in state.map[1:]:
        d.tell("placed", book.locations[tile.card].id, tile.x, tile.y, 180 * tile.half)


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
    """DG-VAR-1a, -1b, DG-RULING-49: one location each in turn; those of common quests last."""
    state, book = d.state, d.book
    if not any(state.hands):
        state.phase, state.turn = "heroes", state.first
        return
    held_back = {
        place for q in state.common if book.quests[q].category != "search" for place in book.quests[q].where
    }  # fmt: skip
    others_left = any(book.locations[card].id not in held_back for hand in state.hands for card in hand)
    hand = [c for c in state.hands[state.turn] if not others_left or book.locations[c].id not in held_back]
    last = sum(map(len, state.hands)) == 1
    options = [action for card in hand for action in mapping.lays(d, card, last=last)]
    if options:
        choices = {book.locations[card].id: card for card in hand if mapping.lays(d, card, last=last)}
        got: Action = yield Ask(state.turn, "lay", tuple(book.choices.there[name] for name in choices), quiet=False)
        state.drawn, state.placer = got.value, state.turn
        state.hands = tuple(tuple(c for c in h if c != got.value) for h in state.hands)
        yield from mapping.place(d)
    elif not any(mapping.lays(d, card, last=last) for h in state.hands for card in h):
        state.gone_places += tuple(card for h in state.hands for card in h)
        state.hands = tuple(() for _ in state.hands)
    state.turn = next_seat(state, state.turn)


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
        fates.glory(d, seat, entrance.glory)
        fates.peril(d, seat, entrance.peril)
        fates.draw(d, seat, book.figures.hand)
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
        each.attacked, each.hurt_by = False, ()
        each.tipped = each.tipped and state.terms.limited_movement and each is not player
    player.used, player.attempts, player.found, player.moved = (), (), (), False
    player.visited = (player.place,)
    player.points = LIMITED if state.terms.limited_movement else score(state, book, seat, "speed")
    for quest in (*player.quests, *state.common):
        for clause in book.quests[quest].influence:
            if clause.trigger == "reset":
                fates.peril(d, seat, clause.words[0].number(1))
    state.phase = "location" if state.terms.solo else "dungeonlord"
    yield from ()


def dungeonlord_phase(d: Desk) -> Flow:
    """DG-TURN-2, DG-DUNGEONLORD-12."""
    seat = d.state.turn
    got = yield from _menu(d, "dungeonlord", dungeonlord.options(d, seat), (len(d.state.declared),))
    if got is not None:
        yield from dungeonlord.act(d, seat, got)
        yield from _settled(d)


def location_phase(d: Desk) -> Flow:
    """DG-MAP-1, -2, DG-VAR-1c."""
    state = d.state
    state.phase = "hero"
    if not state.terms.no_blank_spots:
        yield from mapping.build(d, state.turn)


def hero_phase(d: Desk) -> Flow:
    """DG-HERO-1, -18: one choice after another, until the player ends it or a quest is completed."""
    state = d.state
    seat = state.turn
    player = state.parts[seat]
    if state.terms.solo and state.dues:
        yield from solo.settle_dues(d)
        return
    if player.out or state.quest_done or player.hero != state.parts[seat].hero:
        state.phase = "discard"
        return
    got = yield from _menu(d, "hero-phase", heroics.options(d, seat), (player.points, player.glory))
    if got is not None:
        yield from heroics.act(d, seat, got)
        yield from _settled(d)
        if state.parts[seat] is not player and state.phase == "hero":
            state.phase = "end"  # DG-RULING-48: who was defeated in the own turn takes no phase V


def _menu(d: Desk, kind: str, options: list[Action], about: tuple[int, ...]) -> Answer[Action | None]:
    """A question of the active player; others may throw something in, then it is asked again."""
    seat = d.state.turn
    got: Action = yield Ask(seat, kind, tuple(options), about, aside=heroics.asides(d, seat))
    if got.kind != "throw":
        return got
    who, action = d.book.choices.thrown(got)
    yield from heroics.quick(d, who, action)
    yield from _settled(d)
    return None


def _settled(d: Desk) -> Flow:
    """After everything: limits that fell, a hero that is no more."""
    state = d.state
    if state.winner < 0:
        yield from inventory.over_limit(d)
    if state.terms.solo and state.parts[0].out:
        state.lost = True
    elif state.winner < 0 and state.parts[state.turn].out:
        state.phase = "end"


def discard_phase(d: Desk) -> Flow:
    """DG-DISCARD-1 to -10: discard, points for staying, one point saved, cards drawn."""
    state, book = d.state, d.book
    seat = state.turn
    player = state.parts[seat]
    if state.terms.solo:
        _stayed(d, seat)
        fates.draw(d, seat, 1)
        state.phase = "end"
        return
    yield from _give_up_card(d, seat)
    _stayed(d, seat)
    saved = 0
    if player.points and not state.terms.limited_movement:
        saved = int((yield Ask(seat, "save", (SAVE_POINT, SPEND_ALL), (player.points,), quiet=False)) is SAVE_POINT)
    player.points = saved
    fates.draw(d, seat, max(0, book.figures.hand - len(player.hand)))
    state.phase = "end"


def _stayed(d: Desk, seat: int) -> None:
    """DG-DISCARD-4, -5: who did not move gets what the location gives."""
    state = d.state
    player = state.parts[seat]
    if not player.moved:
        location = d.book.locations[player.place]
        fates.glory(d, seat, location.glory)
        fates.peril(d, seat, location.peril)
        state.dues += location.peril if state.terms.solo else 0


def _give_up_card(d: Desk, seat: int) -> Flow:
    """DG-DISCARD-1 to -3, DG-VAR-4."""
    state, book = d.state, d.book
    player = state.parts[seat]
    treasures = [card for card in player.inventory if book.cards[card].sort == "treasure"]
    held = dict.fromkeys(book.cards[card].id for card in (*player.hand, *treasures, *player.lair))
    options = [book.choices.discard[name] for name in held]
    if not player.hand or state.terms.optional_discard:
        options.append(PASS)
    if not held:
        return
    got: Action = yield Ask(seat, "discard", tuple(options))
    if got is PASS:
        return
    for zone in ("hand", "inventory", "lair"):
        cards: tuple[int, ...] = getattr(player, zone)
        card = next((c for c in cards if book.cards[c].id == got.target and (zone != "inventory" or c in treasures)), NOTHING)
        if card >= 0:
            setattr(player, zone, fates.without(cards, card))
            player.known = tuple(other for other in player.known if other != card)
            fates.discard(d, card)
            d.tell("discarded", got.target, seat=seat)
            return


def end(d: Desk) -> Flow:
    """DG-TURN-1, -3: the next player still in the game; the round is over when everybody has had a turn."""
    state = d.state
    if state.terms.solo and state.dues:
        yield from solo.settle_dues(d)
        yield from _settled(d)
        if state.lost or state.winner >= 0:
            return
    count = len(state.parts)
    for step in range(1, count + 1):
        seat = (state.turn + step) % count
        if seat == state.first:
            state.round += 1
            d.tell("round", state.round)
            if state.terms.round_limit and state.round > state.terms.round_limit:
                state.winner = leader(state)
                return
        if not state.parts[seat].out:
            state.turn, state.phase = seat, "reset"
            return


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
    "end": end,
}
