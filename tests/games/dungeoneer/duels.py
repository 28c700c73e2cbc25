"""One battle or one test built for a card, and what was rolled in it. Every die shows 1 unless told."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.dungeoneer.positions import Told, answer, asked, crypt, hero, place, told
from undercroft.games.dungeoneer.state import Player
from undercroft.kernel.table import Table
from undercroft.kernel.types import Figure


def compared(table: Table) -> list[tuple[Figure, ...]]:
    """Who attacked, the sum of the attack and of the counter."""
    return [event.data for event in told(table, "compared")]


def trials(table: Table) -> list[tuple[Figure, ...]]:
    """Seat, score, sum, number and result of every test."""
    return [(-1 if event.seat is None else event.seat, *event.data) for event in told(table, "tested")]


def thrown(table: Table, seat: int) -> list[str]:
    """What a seat may throw in while another is asked."""
    return [str(action.target).removeprefix(f"{seat} ") for action in table.aside(seat)]


def put(player: Player, where: str) -> Player:
    player.place, player.visited = place(where), (place(where),)
    return player


def besiege(
    victim: Player, *encounters: str, luck: Sequence[Told] = (), form: str = "melee", at: str = "crossing", **fields: object
) -> Table:
    """Seat 0, in the antechamber, has declared these encounters on seat 1, whose peril pays for all."""
    put(victim, at).peril = 20
    owner = hero("zareth-vohl" if victim.hero != 4 else "raka", hand=" ".join(encounters), points=1)
    table = crypt(owner, victim, phase="dungeonlord", luck=luck, **fields)  # type: ignore[arg-type]
    for name in encounters:
        answer(table, f"declare {name}")
        if asked(table).kind == "monster-form":
            answer(table, f"form {form}")
    return answer(table, "begin")


def duel(attacker: Player, defender: Player, form: str = "melee", luck: Sequence[Told] = (1, 1), **fields: object) -> Table:
    """Seat 0 has attacked seat 1 in the crossing."""
    put(attacker, "crossing").points = 2
    table = crypt(attacker, put(defender, "crossing"), luck=luck, **fields)  # type: ignore[arg-type]
    return answer(table, "attack-hero 1", f"form {form}")


def defence(who: Player, monster: str = "zombie", form: str = "melee") -> int:
    """What a hero adds to the die of a counter roll against a monster."""
    return int(compared(besiege(who, monster, luck=(1, 1), form=form))[0][2]) - 1


def attack(who: Player, form: str = "melee") -> int:
    """What a hero adds to the die of an attack on a hero."""
    return int(compared(duel(who, hero("kron-axereaver" if who.hero else "raka"), form))[0][1]) - 1


def strike(
    who: Player, monster: str = "zombie", form: str = "melee", attacked: str = "melee", before: tuple[int, int] = (1, 6)
) -> int:
    """What a hero adds to the die of an attack on a monster that attacked it, with the dice `before`."""
    who.points = 1
    table = besiege(who, monster, luck=(*before, 1, 1), form=attacked)
    answer(table, f"challenge {monster}", f"form {form}")
    return int(compared(table)[1][1]) - 1


def against_trap(who: Player, trap: str = "spear-volley", at: str = "crossing") -> tuple[int, int]:
    """What a hero adds to the die of the test of a trap, and the number it must reach."""
    _, _, total, number, _ = trials(besiege(who, trap, luck=(1,), at=at))[0]
    return int(total) - 1, int(number)
