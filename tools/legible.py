"""What can be read of a table without touching it: a report for whoever draws it.

python tools/legible.py dungeoneer [--window 844x390] [--language ru] [--when late] [--picture DIR] [--dark]

Starts a house of its own, opens the table at a seeded moment, and tells every text that is too small, cut off, covered, or runs
into another. The exit status is 1 where there is such a text, 2 where the wish is wrong.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.running import open_house  # noqa: E402
from tests.web.conftest import FLAGS, PATIENCE, chromium  # noqa: E402
from tests.web.legible import LEAST, Sight, Text  # noqa: E402
from tests.web.matters import look  # noqa: E402
from tests.web.seeded import MOMENTS, WINDOWS, seat_at  # noqa: E402
from undercroft.texts import LANGUAGES  # noqa: E402


def window(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([1-9]\d{2,3})x([1-9]\d{2,3})", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"'{text}' is no window: width and height, as in 844x390")
    return int(found[1]), int(found[2])


def section(title: str, lines: Sequence[Text | str], why: str = "") -> None:
    print(f"\n{title}: {len(lines) or 'none'}")
    for line in lines:
        reason = (
            "" if isinstance(line, str) else {"cut": line.cut, "under": line.under, "over": ", ".join(line.over)}.get(why, "")
        )
        print(f"  {line}{f' · {reason}' if reason else ''}")


def report(seen: Sight, lacking: list[str]) -> None:
    small, cut, over, under = seen.small(), seen.cut_off(), seen.overlapping(), seen.covered()
    print(f"texts in sight: {len(seen.texts)}, {figures(seen)}")
    section("the smallest ten", sorted(seen.texts, key=lambda text: text.size)[:10])
    section(f"under {LEAST:g} px, by block", by_block(small))
    section("cut off", cut, "cut")
    section("half behind the edge of what scrolls (allowed)", seen.half_scrolled())
    section("running into another", over, "over")
    section("covered", under, "under")
    section("what matters and is missing (tests/web/legible.toml)", lacking)
    print()


def by_block(texts: list[Text]) -> list[str]:
    return [f"{count} in {block or 'the page'}" for block, count in Counter(text.block for text in texts).most_common()]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(MOMENTS))
    parser.add_argument("--window", type=window, action="append", help=f"of {', '.join(map(named, WINDOWS))}: all unless said")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--when", default="late", help="early, middle or late, or another moment of the game")
    parser.add_argument("--picture", type=Path, help="a folder for pictures of what was measured")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--brief", action="store_true", help="figures only, one line a window")
    wish = parser.parse_args()
    if wish.when not in MOMENTS[wish.game]:
        parser.error(f"{wish.game} has no moment '{wish.when}': choose from {', '.join(MOMENTS[wish.game])}")
    try:
        if wish.picture:
            wish.picture.mkdir(parents=True, exist_ok=True)
        path = chromium()
    except (OSError, AssertionError) as error:
        parser.error(str(error))
    settings = {"answers_a_minute": 10**6, "joins_a_minute": 10**6}
    good = True
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder) / "data", **settings) as house, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=path, args=FLAGS)
        for width, height in wish.window or WINDOWS:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                reduced_motion="reduce",
                color_scheme="dark" if wish.dark else "light",
            )
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            room = seat_at(house, page, wish.game, wish.when, wish.language)
            title = f"{wish.game} {wish.when} {named((width, height))} {wish.language}{' dark' if wish.dark else ''}"
            seen, lacking = look(page, room.table, (width, height), wish.language)
            good &= not lacking and not (seen.small() or seen.cut_off() or seen.overlapping() or seen.covered())
            if wish.brief:
                print(f"{title}: {len(seen.texts)} texts, {figures(seen)}, {len(lacking)} that matter missing")
            else:
                print(f"== {title}")
                report(seen, lacking)
            if wish.picture:
                into = wish.picture / f"{title.replace(' ', '-')}.png"
                page.screenshot(path=into)
                print(f"picture: {into}")
            context.close()
        browser.close()
    return 0 if good else 1


def named(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def figures(seen: Sight) -> str:
    return (
        f"{len(seen.small())} under {LEAST:g} px, {len(seen.cut_off())} cut off, {len(seen.overlapping())} running into another, "
        f"{len(seen.covered())} covered"
    )


if __name__ == "__main__":
    sys.exit(main())
