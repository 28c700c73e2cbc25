"""Commands about one table: begin it, answer in it, replay it, draw it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from undercroft.cli.common import (
    Failed,
    GameName,
    Language,
    Options,
    PackName,
    Seed,
    Wrong,
    check_language,
    entries_up_to,
    find_game,
    make_setup,
    pack_of,
    read_record,
    read_table,
)
from undercroft.games import FACES
from undercroft.kernel import position
from undercroft.kernel import replay as replays
from undercroft.kernel.foretell import foretell
from undercroft.kernel.game import Game
from undercroft.kernel.journal import Record
from undercroft.kernel.luck import Luck, Quick, Scripted, Source, Spliced
from undercroft.kernel.packs import book_of
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Event, KernelError, NotAsked, NotOffered, Seat

PROVED = """\
Proved: nothing was changed after the start, if the table showed this commitment then: {}
Not proved: that the host did not choose among several secrets. The server alone picks the secret."""
Script = Annotated[str, typer.Option("--luck", help="What chance answers next, as numbers from 0: '3 0 5'.")]


def new(
    game: GameName,
    seats: Annotated[int, typer.Option(help="How many sit at the table.")] = 2,
    luck: Script = "",
    seed: Seed = 1,
    set_: Options = None,
    pack: PackName = "base",
) -> None:
    """Print the first position of a game, for 'step' and 'show'.

    Example: undercroft new paper-dungeons --seats 2 --set dungeon=A > position.json
    """
    chosen = find_game(game)
    setup = make_setup(chosen, seats, pack, set_)
    table = Table(chosen, setup, chosen.load(pack), Luck(_script(luck, seed, 0))).start()
    print(position.write(table), end="")


def step(
    path: Annotated[str, typer.Argument(metavar="POSITION", help="A position's file; '-' reads standard input.")],
    answers: Annotated[list[str] | None, typer.Argument(metavar="ANSWER...", help="Options to answer with, in order.")] = None,
    luck: Script = "",
    seed: Seed = 1,
    seat: Annotated[int | None, typer.Option(help="Who answers; the first seat that is asked, unless said.")] = None,
    language: Language = "en",
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object: options, events, position.")] = False,
) -> None:
    """Answer questions in a position: prints what happened, what is asked now, and (with --json) the new position.

    Example: undercroft step position.json "keep-talent berserker" --seat 0 --json
    """
    table = read_table(path, None)
    table.luck.source = Spliced(table.luck.source, table.luck.count, _script(luck, seed, table.luck.count))
    told: list[Event] = []
    table.listener = lambda _, event: told.append(event)
    singles = list(table.singles)
    for number, text in enumerate(answers or ()):
        _answer(table, seat, text)
        singles = [*(singles if number else ()), *table.singles]
    tongue = _tongue(language, table)
    asked = {
        str(ask.seat): {
            "kind": ask.kind,
            "words": tongue.ask(ask),
            "options": _options(tongue, table, ask, seed),
        }
        for ask in table.questions()
    }
    names = _names(table)
    events = [
        {"kind": event.kind, "seat": event.seat, "data": event.data, "secret": event.secret, "words": tongue.event(event, names)}
        for event in told
    ]
    if json:
        alone = [{"seat": ask.seat, "kind": ask.kind, "answer": str(ask.options[0]), "about": ask.about} for ask in singles]
        done = {
            "options": asked, "events": events, "singles": alone, "over": table.over, "outcome": table.outcome(),
            "position": table.position(),
        }  # fmt: skip
        print(msgspec.json.encode(done).decode())
        return
    for event in events:
        print(event["words"])
    for single in singles:
        print(f"{names[single.seat]}: {single.options[0]} (there was no other answer)")
    for who, ask in asked.items():
        print(f"\n{names[int(who)]}: {ask['words']}")
        for option in ask["options"]:
            print(f"  {option['answer']:<24} {option['words']}{option['effect'] and '. '}{option['effect']}")
    if (outcome := table.outcome()) is not None:
        print(f"\nThe game is over. Scores: {', '.join(map(str, outcome.scores))}")


def replay(
    path: Annotated[str, typer.Argument(metavar="FILE", help="A record; '-' reads standard input.")],
    verify: Annotated[bool, typer.Option("--verify", help="Prove commitment, every draw, every step and the scores.")] = False,
    at: Annotated[int | None, typer.Option("--at", metavar="STEP", help="Print the position after this step.")] = None,
    language: Language = "en",
) -> None:
    """Play a record again: tell it in words, prove it, or print the position at a step.

    Example: undercroft replay game.txt --verify

    Example: undercroft replay game.txt --at 40 > position.json
    """
    record, game = read_record(path)
    book, find = pack_of(record, game), partial(book_of, game, record.setup.pack)
    upto = entries_up_to(record, at)
    try:
        if verify:
            _verify(record, game, book)
        if upto is not None:
            print(position.write(replays.wake(record, game, book, upto=upto, packs=find).table), end="")
        elif not verify:
            from undercroft.texts import tongue

            words, told = tongue(check_language(language), game.id), 0
            for number, (entry, journal) in enumerate(replays.steps(record, game, book, packs=find)):
                who = record.names[entry.seat] if entry.seat is not None else "-"
                print(f"{number} {who}: {entry.text}")
                log = journal.table.log
                for event in log[told:]:
                    print(f"    {words.event(event, record.names)}")
                told = len(log)
    except replays.Parted as error:
        raise Failed(str(error)) from None
    except KernelError as error:
        if verify:
            raise Failed(str(error)) from None
        raise


def _verify(record: Record, game: Game, book: Any) -> None:
    """Stretch by stretch where other rules took over in between, and what can be proved here of each."""
    proofs = replays.prove(record, game, book, packs=partial(book_of, game, record.setup.pack))
    for proof in proofs if len(proofs) > 1 or proofs[0].why else ():
        stretch = proof.stretch
        said = f"not provable here: {proof.why}" if proof.why else f"verified, {proof.draws} draws as committed to"
        print(f"steps {stretch.first} to {stretch.end - 1}, by rules {stretch.rules}: {said}")
    if any(proof.why for proof in proofs):
        raise Failed("not proved from end to end: a part was played by rules or with a pack that is not here")
    shown = ", ".join(f"{name} {score}" for name, score in zip(record.names, record.scores, strict=True))
    draws = sum(proof.draws for proof in proofs)
    print(f"verified: {len(record.entries)} steps, {draws} draws as committed to. Scores: {shown}")
    print(PROVED.format(record.commitment))


def show(
    path: Annotated[str, typer.Argument(metavar="FILE", help="A record or a position; '-' reads standard input.")],
    output: Annotated[Path, typer.Option("-o", "--output", help="Picture to write: .svg, or .png with undercroft\\[png].")],
    seat: Annotated[int, typer.Option(help="Whose sheet, as that seat sees it.")] = 0,
    at: Annotated[int | None, typer.Option("--at", metavar="STEP", help="In a record: after this step.")] = None,
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
    language: Language = "en",
) -> None:
    """Draw a seat's sheet.

    Example: undercroft show position.json --seat 1 --theme dark -o sheet.png
    """
    if theme not in ("light", "dark"):
        raise Wrong(f"--theme {theme[:20]}: there is light and dark")
    if output.suffix not in (".svg", ".png"):
        raise Wrong(f"{output}: the picture must end in .svg or .png")
    table = read_table(path, at)
    _check_seat(table, seat)
    drawn = FACES[table.game.id].standalone(table.view(seat), table.book, _tongue(language, table), theme=theme)
    picture = drawn.encode() if output.suffix == ".svg" else _png(drawn)
    try:
        output.write_bytes(picture)
    except OSError as error:
        raise Wrong(f"{output}: {error.strerror}") from None


def _png(drawn: str) -> bytes:
    """CairoSVG is an extra, and stands on a library of the system."""
    try:
        import cairosvg
    except ImportError:
        raise Wrong("a .png needs CairoSVG: pip install 'undercroft[png]'; an .svg needs nothing") from None
    except OSError:
        raise Wrong("a .png needs the system's Cairo library (Debian: libcairo2); an .svg needs nothing") from None
    picture: bytes = cairosvg.svg2png(bytestring=drawn.encode(), output_width=1600)
    return picture


def _script(luck: str, seed: int, start: int) -> Source:
    words = luck.replace(",", " ").split()
    if strange := [word for word in words if not word.isdecimal() or len(word) > 9]:
        raise Wrong(f"--luck: '{strange[0][:20]}' is not a number")
    return Scripted([int(word) for word in words], Quick(seed), start)


def _answer(table: Table, seat: Seat | None, text: str) -> None:
    if seat is not None:
        _check_seat(table, seat)
    asked = table.waiting_for()
    if not asked:
        raise Wrong(f"'{text[:40]}': nobody is asked, the game is over")
    who = asked[0] if seat is None else seat
    action = table.book.catalogue.read(text)
    try:
        if action is None:
            raise NotOffered(text)
        table.answer(who, action)
    except NotAsked:
        raise Wrong(f"'{text[:40]}': seat {who} is not asked now (asked: {', '.join(map(str, asked))})") from None
    except NotOffered:
        ask = table.question(who)
        offered = ", ".join(str(option) for option in ask.options) if ask else "nothing"
        raise Wrong(f"'{text[:40]}' is not offered to seat {who} now (offered: {offered})") from None


def _options(tongue: Any, table: Table, ask: Ask, seed: int) -> list[dict[str, Any]]:
    names, certain = _names(table), foretell(table, ask.seat, ask.options, Luck(Quick(seed)))
    return [
        {
            "answer": str(action),
            "words": option.words,
            "effect": option.effect,
            "surely": [tongue.event(event, names) for event in sure.events],
        }
        for action, option, sure in zip(ask.options, tongue.options(table, ask.seat, ask.options), certain, strict=True)
    ]


def _check_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < table.setup.seats:
        raise Wrong(f"--seat {seat}: the table has the seats 0 to {table.setup.seats - 1}")


def _names(table: Table) -> list[str]:
    return [f"Seat {seat}" for seat in range(table.setup.seats)]


def _tongue(language: str, table: Table) -> Any:
    from undercroft.texts import tongue

    return tongue(check_language(language), table.game.id)
