from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from undercroft.kernel import packs
from undercroft.kernel.packs import WrongPack

PACKAGE = "undercroft.games.paper_dungeons"


class Content(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    sizes: list[int]
    by_number: dict[int, str] = {}


def test_a_pack_of_the_game_or_a_file(tmp_path: Path) -> None:
    assert packs.find(PACKAGE, "base")[0] == "base"
    own = tmp_path / "mine.toml"
    own.write_text('name = "mine"')
    assert packs.find(PACKAGE, str(own)) == ("mine", b'name = "mine"')


@pytest.mark.parametrize("name", ["nowhere", "../packs/base", "", "missing.toml", "base.toml"])
def test_no_such_pack(name: str) -> None:
    with pytest.raises(WrongPack, match=r"there is no pack|No such file"):
        packs.find(PACKAGE, name)


def test_a_pack_is_read_by_its_types() -> None:
    read = packs.decode("p", b'name = "a"\nsizes = [1, 2]\n[by_number]\n3 = "three"', Content)
    assert read == Content("a", [1, 2], {3: "three"})


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b'name = "a', "p: "),
        (b"name = \xff", "p: "),
        (b'name = "a"\nsizes = ["one"]', r"p: .*\$\.sizes\[0\]"),
        (b'name = "a"\nsizes = []\nsize = 1', "p: .*`size`"),
        (b"sizes = []", "p: .*`name`"),
        (b"sizes = " + b"[" * 5_000, "p: .*too deep"),
        (b"sizes = [" + b"9" * 5_000 + b"]", "p: .*beyond measure"),
    ],
)
def test_a_mistake_is_refused_with_pack_and_field(data: bytes, message: str) -> None:
    with pytest.raises(WrongPack, match=message):
        packs.decode("p", data, Content)


def test_the_fingerprint_is_of_the_meaning() -> None:
    one = packs.decode("p", b'name = "a"\nsizes = [1]', Content)
    same = packs.decode("p", b'# a comment\nsizes = [1]\nname = "a"', Content)
    other = packs.decode("p", b'name = "a"\nsizes = [2]', Content)
    assert packs.fingerprint(one) == packs.fingerprint(same) != packs.fingerprint(other)
