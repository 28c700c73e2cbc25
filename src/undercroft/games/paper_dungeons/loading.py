"""Loads a pack: decoded, made into a book, and checked against what the rules need of any pack."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise

from undercroft.games.paper_dungeons.content import (
    BOOTS,
    CLOVER,
    LETTERS,
    MOST_GEMS,
    MOST_LEVEL,
    MOST_WOUNDS,
    PLAIN_EFFECTS,
    SKULL,
    STORIES,
    Item,
    Pack,
    PaperBook,
    Talent,
)
from undercroft.kernel import packs
from undercroft.kernel.packs import WrongPack


@cache
def load(name: str) -> PaperBook:
    return bind(*packs.find("undercroft.games.paper_dungeons", name))


def bind(name: str, data: bytes) -> PaperBook:
    book = PaperBook(packs.decode(name, data, Pack))
    check(book)
    return book


def _rising(values: Iterable[int]) -> bool:
    return all(a < b for a, b in pairwise(values))


def check(book: PaperBook) -> None:
    """What any pack must satisfy, so that every goal, mission and boss is possible."""
    pack = book.pack

    def need(fine: bool, why: str) -> None:
        if not fine:
            raise WrongPack(f"{pack.name}: {why}")

    need(len(book.columns) == 6 and book.height == 7, "map: the sheet has columns A to F and rows 1 to 7")
    for colour, faces, special in (("white", book.faces[0], CLOVER), ("black", book.faces[1], BOOTS)):
        need(len(faces) == 6, f"dice.{colour}: a die has six faces")
        need(all(f.symbol in (special, SKULL) or f.symbol < 4 for f in faces), f"dice.{colour}: a symbol of the other colour")
    need(
        _rising(pack.tracks.gems) and len(pack.tracks.gems) == MOST_GEMS + 1,
        "tracks.gems: eleven rising figures from 0 to 10 gems",
    )
    need(pack.tracks.gems[7] == 30, "tracks.gems: seven gems are worth 30")
    wounds = pack.tracks.wounds
    need(len(wounds) == MOST_WOUNDS + 1 and wounds == sorted(wounds), "tracks.wounds: 25 figures that never fall")
    need(wounds[11] == 6, "tracks.wounds: eleven wounds cost 6")
    need(len(pack.tracks.levels) == MOST_LEVEL and pack.tracks.levels[2] == 6, "tracks.levels: six figures, 6 at level 3")
    for level in (3, 4, 5):
        need(book.level_masks.get(level, 0).bit_count() >= 4, f"map: at least four minions of level {level}")
    need(len(pack.tracks.minions) == book.minion_mask.bit_count() + 1, "tracks.minions: one figure for each number of minions")
    need(_rising(pack.tracks.minions) and pack.tracks.minions[9] == 16, "tracks.minions: rising, nine minions are worth 16")
    need(len(pack.tracks.potion_rows) == 3, "tracks.potion_rows: three rows")
    need(set(pack.tracks.gem_rewards) <= set(range(1, MOST_GEMS + 1)), "tracks.gem_rewards: circles 1 to 10")
    need(len(pack.tracks.solo_missions) == 8, "tracks.solo_missions: one figure a round")
    need(sorted(r.gem for r in book.rooms if r.gem >= 0) == list(range(len(LETTERS))), "map: each gem A to H lies in one room")
    for name in pack.map.passages:
        (row, column), (other_row, other_column) = (divmod(room, book.width) for room in book.edge(name))
        ends = {column, other_column} == {0, book.width - 1}
        need(row == other_row and ends, f"map.passages: {name} does not join the ends of a row")
    need(all(bool(i.symbol) == (n < 4) for n, i in enumerate(book.items)), "items: a symbol on the first four")
    for name, cards in (("missions", book.missions), ("goals", book.goals), ("talents", book.talents)):
        ids = [card.id for card in cards]
        need(len(set(ids)) == len(ids) == 16, f"{name}: sixteen different cards")
    counting: tuple[Item | Talent, ...] = (*book.items, *book.talents)
    for card in counting:
        need(card.amount >= 1 or card.effect in PLAIN_EFFECTS, f"{card.id}: the effect '{card.effect}' needs an amount")
    for goal in book.goals:
        need(_rising(goal.tiers), f"goal {goal.id}: the tiers must rise")
        need(sorted(goal.training) == ["B", "B", "W", "W"], f"goal {goal.id}: two heroes train black and two white")
    need(len({boss.id for boss in book.bosses}) == len(book.bosses), "bosses: two with the same id")
    for boss in book.bosses:
        where = f"boss {boss.id}"
        need(_rising(boss.thresholds) and _rising(boss.glory), f"{where}: thresholds and glory must rise")
        need(_rising(reversed(boss.wounds)), f"{where}: wounds must fall")
        need(set(boss.vanish) <= set(LETTERS), f"{where}: vanish names gems A to H")
        need(
            len(set(boss.vanish)) == len(boss.vanish) == (0 if boss.stage == 3 else 2),
            f"{where}: two vanishing gems before stage 3, then none",
        )
    need(len({d.id for d in book.dungeons}) == len(book.dungeons) == 12, "dungeons: twelve different cards")
    for story in STORIES:
        chapters = sorted(d.chapter for d in book.dungeons if d.story == story)
        need(chapters == [1, 2, 3], f"story {story}: chapters 1, 2 and 3")
    for dungeon in (*book.dungeons, *book.open_dungeons):
        where = f"dungeon {dungeon.id}"
        bosses = [book.bosses[b] for b in dungeon.bosses]
        need([b.stage for b in bosses] == [1, 2, 3], f"{where}: one boss of each stage, in order")
        need(not set(bosses[0].vanish) & set(bosses[1].vanish), f"{where}: the vanishing gems of its bosses overlap")
        need(sum(b.glory[2] for b in bosses) >= 20, f"{where}: fewer than 20 glory from bosses are possible")
        distances = book.distances(dungeon)
        for room in dungeon.rooms:
            need(distances[room] is not None, f"{where}: the boss room {book.room_names[room]} cannot be reached")
        need(sum(d is not None for d in distances) >= 30, f"{where}: fewer than 30 rooms can be reached")
