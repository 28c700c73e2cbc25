"""Whether a position can be: what always holds, checked field by field."""

from __future__ import annotations

from collections import Counter

from undercroft.games.dungeoneer.card_language import VALUES
from undercroft.games.dungeoneer.content import FORMS, DungeonBook
from undercroft.games.dungeoneer.rules.dungeon import legal
from undercroft.games.dungeoneer.rules.play import PHASES
from undercroft.games.dungeoneer.rules.stats import held, limit, living
from undercroft.games.dungeoneer.state import NOTHING, Attack, Player, State, cards_in
from undercroft.kernel.types import WrongPosition

BEFORE = ("deal", "lay", "heroes")
"""Phases in which there are no heroes on the map yet."""
STAGES = ("", "attack", "response", "rolls", "counter", "compare", "challenge", "lair", "reward")


def need(fine: bool, field: str, why: str) -> None:
    if not fine:
        raise WrongPosition(f"state.{field}: {why}")


def inspect(state: State, book: DungeonBook) -> None:
    seats = len(state.parts)
    need(state.phase in PHASES or state.phase == "over", "phase", f"there is no phase '{state.phase[:20]}'")
    need(state.phase != "deal" or len(state.map) == 1, "phase", "before the deal only the entrance lies there")
    need(1 <= seats <= 4, "parts", "one to four players")
    need(state.terms.solo == (seats == 1), "terms.solo", "the solo game is for one player")
    need(state.stage in STAGES, "stage", f"there is no stage '{state.stage[:20]}'")
    need(
        not (state.terms.limited_movement and state.terms.tip_for_point),
        "terms",
        "limited movement and tipping do not go together",
    )
    for field in ("turn", "first", "winner", "placer"):
        need(-1 <= getattr(state, field) < seats, field, "there is no such seat")
    for field in ("round", "dues", "builds"):
        need(getattr(state, field) >= 0, field, "not below 0")
    playing = state.phase not in (*BEFORE, "over")
    need(not playing or (state.turn >= 0 and not state.parts[state.turn].out), "turn", "it is somebody's turn")
    need(not playing or len(living(state)) >= min(2, seats), "parts", "the last hero has won")
    need(not playing or state.round >= 1, "round", "counted from 1")
    _inspect_terms(state)
    need(state.drawn < 0 or state.placer >= 0, "placer", "somebody places the location in hand")
    _inspect_map(state, book)
    _inspect_places(state, book)
    _inspect_cards(state, book)
    _inspect_quests(state, book)
    heroes = [player.hero for player in state.parts if player.hero >= 0]
    need(len({*heroes, *state.heroes_left}) == len(heroes) + len(state.heroes_left), "heroes_left", "a hero twice")
    need(state.phase not in BEFORE or len(heroes) + len(state.heroes_left) >= seats, "heroes_left", "one for every player")
    for attack in (*state.declared, *state.attacks):
        _inspect_attack(attack, state, book)
    for seat, player in enumerate(state.parts):
        if state.phase not in BEFORE:
            _inspect_player(seat, player, state, book)


def _inspect_terms(state: State) -> None:
    """What was agreed, and what is there only if it was."""
    terms = state.terms
    several = terms.no_blank_spots or terms.resurrection or terms.impartial or terms.nothing_personal or terms.masked
    need(not terms.solo or not several, "terms", "a variant for several players")
    need(terms.solo or not terms.hard, "terms.hard", "only in the solo game")
    need(terms.masked or not terms.hidden, "terms.hidden", "only where windows are masked")
    for field in ("peril_deck", "peril_discard", "waiting_banes", "dues"):
        need(terms.solo or not getattr(state, field), field, "only in the solo game")
    need(terms.no_blank_spots or not any(state.hands), "hands", "only where the map is laid before the game")
    need(not state.declared or state.phase == "dungeonlord", "declared", "only in the Dungeonlord phase")


def _inspect_map(state: State, book: DungeonBook) -> None:
    cells = [(tile.x, tile.y) for tile in state.map]
    need(all(0 <= tile.card < len(book.locations) for tile in state.map), "map", "there is no such location")
    need(len(set(cells)) == len(cells), "map", "two in one cell")
    need(book.entrance in {tile.card for tile in state.map}, "map", "there is no entrance")
    need(legal(state.map, book, last=True), "map", "an exit meets a wall, or a location cannot be reached")
    lying = {tile.card for tile in state.map}
    need(
        all(exit.place in lying and 0 <= exit.side < 4 for exit in state.opened), "opened", "a side of a location that lies there"
    )
    need(all(-1 <= exit.holder < len(state.parts) for exit in state.opened), "opened", "held by a seat, or by nobody")


def _inspect_places(state: State, book: DungeonBook) -> None:
    """Every location is somewhere, once."""
    found = Counter([*(tile.card for tile in state.map), *state.bag, *state.under, *state.gone_places])
    found.update(card for hand in state.hands for card in hand)
    found.update([state.drawn] if state.drawn >= 0 else [])
    need(found == Counter(range(len(book.locations))), "bag", "every location is in one place")


def _inspect_cards(state: State, book: DungeonBook) -> None:
    """Every adventure card is somewhere, once."""
    need(Counter(cards_in(state)) == Counter(range(len(book.cards))), "deck", "every card is in one place")
    hosts = {attack.card for attack in (*state.declared, *state.attacks)}
    for player in state.parts:
        hosts.update((*player.inventory, *player.lair))
    need(all(host in hosts for _, host in state.attached), "attached", "under a card in play")


def _inspect_quests(state: State, book: DungeonBook) -> None:
    """Every quest is somewhere, once; who carries an escort has its quest.

    One that lies there belongs to nobody, or to whoever went on with another hero.
    """
    found = Counter([*state.quest_bag, *state.quest_under, *state.common, *state.quests_gone])
    for player in state.parts:
        found.update((*player.quests, *player.done))
    kept = {quest for player in state.parts for quest in player.quests} if state.terms.resurrection else set()
    found.update(quest for quest, _ in state.tokens if quest not in kept)
    need(found == Counter(range(len(book.quests))), "quest_bag", "every quest is in one place")
    lying = {tile.card for tile in state.map}
    need(all(place in lying for _, place in state.tokens), "tokens", "in a location that lies there")
    need(all(book.quests[quest].category == "escort" for quest, _ in state.tokens), "tokens", "escorts only")


def _inspect_attack(attack: Attack, state: State, book: DungeonBook) -> None:
    prey = {-2 - number for number, quest in enumerate(book.quests) if quest.monster is not None}
    known = attack.card == NOTHING or attack.card in prey or 0 <= attack.card < len(book.cards)
    need(known, "attacks.card", "there is no such card")
    need(attack.form in ("", *FORMS), "attacks.form", f"there is no form '{attack.form[:20]}'")
    need(attack.against == NOTHING or attack.card == NOTHING, "attacks.against", "only a hero attacks a monster")
    seats = range(-1, len(state.parts))
    need(attack.owner in seats and attack.victim in seats, "attacks", "there is no such seat")


def _inspect_player(seat: int, player: Player, state: State, book: DungeonBook) -> None:
    where = f"parts[{seat}]"
    need(0 <= player.hero < len(book.heroes), f"{where}.hero", "there is no such hero")
    need(1 <= player.level <= book.figures.levels, f"{where}.level", f"1 to {book.figures.levels}")
    most = book.heroes[player.hero].health
    need(0 <= player.health <= most, f"{where}.health", f"0 to {most}")
    need(player.out or player.health > 0 or state.terms.resurrection, f"{where}.health", "a hero without health is out")
    won = len(player.done) >= book.figures.quests_to_win and not state.terms.solo
    need(not won or state.phase == "over" or state.winner >= 0, f"{where}.done", "whoever has done so many has won")
    need(not player.spare or player.fallen, f"{where}.spare", "the point of a tipped figure")
    for field in ("points", "glory", "peril", "owed"):
        need(getattr(player, field) >= 0, f"{where}.{field}", "not below 0")
    lying = {tile.card for tile in state.map}
    need(player.out or player.place in lying, f"{where}.place", "a location that lies there")
    need(set(player.visited) <= lying, f"{where}.visited", "locations that lie there")
    need(set(player.known) <= set(player.hand), f"{where}.known", "cards of the hand")
    need(set(player.escorts) <= set(player.quests), f"{where}.escorts", "quests of this player")
    need(all(book.quests[quest].category == "escort" for quest in player.escorts), f"{where}.escorts", "escorts only")
    need(player.stand[0] in ("", *VALUES["stat"]), f"{where}.stand", f"there is no stat '{player.stand[0][:20]}'")
    glory = all(book.cards[card].glory for card in player.inventory)
    need(glory, f"{where}.inventory", "boons and treasures only")
    types = [book.cards[card].kinds[0] for card in held(state, book, seat, "treasures")]
    need(len(set(types)) == len(types), f"{where}.inventory", "two treasures of one type")
    need(all(book.cards[card].sort == "monster" for card in player.lair), f"{where}.lair", "monsters only")
    need(all(book.cards[card].sort == "bane" for card in player.banes), f"{where}.banes", "banes only")
    if not state.attacks:
        for which in ("treasures", "boons", "lair"):
            fine = len(held(state, book, seat, which)) <= limit(state, book, seat, which)
            need(fine, f"{where}.{'lair' if which == 'lair' else 'inventory'}", f"more {which} than the limit")
