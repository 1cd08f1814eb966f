"""ICU's data, cut down to the languages that the program speaks."""

from __future__ import annotations

import ctypes
import shutil
import sys
from pathlib import Path

import pytest
from contents import SPOKEN_LANGUAGES
from icu import BadData, is_wanted_item, link, read_items, shrink_library, write_items

HEADER = b"\x20\x00\xda\x27\x14\x00\x00\x00\x00\x00\x02\x00CmnD" + bytes(16)
"""Thirty-two bytes as every package begins: their number, a mark, sizes, and what it is."""

ITEMS = {
    "icudt73l/coll/ja.res": b"order of kana" * 9,
    "icudt73l/coll/ko.res": b"order of hangul",
    "icudt73l/curr/ja.res": b"names of money",
    "icudt73l/root.res": b"for all",
    "icudt73l/sjis.cnv": b"a code table",
}

needs_binutils = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("ld") or not shutil.which("objcopy"),
    reason="only Qt for Linux comes with ICU, and only binutils can link its data",
)


@pytest.mark.parametrize(
    ("item", "stays"),
    [
        ("coll/ja.res", True),
        ("coll/fr_CA.res", True),
        ("coll/ko.res", False),
        ("coll/ucadata.icu", True),
        ("coll/root.res", True),
        ("root.res", True),
        ("ja.res", True),
        ("haw.res", False),
        ("pool.res", True),
        ("res_index.res", True),
        ("supplementalData.res", True),
        ("nfkc.nrm", True),
        ("brkitr/line.brk", False),
        ("zone/ja.res", False),
        ("ibm-943_P15A-2003.cnv", False),
        ("rfc3491.spp", False),
    ],
)
def test_what_stays(item: str, *, stays: bool) -> None:
    assert is_wanted_item(item, frozenset({"en", "fr", "ja"})) is stays


def test_the_languages_are_those_that_are_translated() -> None:
    assert {"en", "fr", "ja"} <= SPOKEN_LANGUAGES


def _padded(items: dict[str, bytes]) -> dict[str, bytes]:
    return {name: item + bytes(-len(item) % 16) for name, item in items.items()}


def test_a_package_that_was_written_is_read_again() -> None:
    data = write_items(HEADER, ITEMS)
    assert read_items(data) == (HEADER, _padded(ITEMS))
    # Every item begins where a program may read it as numbers.
    assert all(data.index(item) % 16 == 0 for item in ITEMS.values())


@pytest.mark.parametrize("data", [b"", b"\x7fELF" + bytes(60), HEADER.replace(b"CmnD", b"ResB")])
def test_anything_else_is_refused(data: bytes) -> None:
    with pytest.raises(BadData):
        read_items(data)


@needs_binutils
def test_a_library_is_made_smaller_and_still_holds_its_symbol(tmp_path: Path) -> None:
    library = tmp_path / "libicudata.so.73"
    link(write_items(HEADER, ITEMS), "icudt73_dat", library)
    shrink_library(library, frozenset({"ja"}))
    expected = {
        name: item
        for name, item in _padded(ITEMS).items()
        if name in {"icudt73l/coll/ja.res", "icudt73l/root.res"}
    }
    size = len(write_items(HEADER, expected))
    held = (ctypes.c_char * size).in_dll(ctypes.CDLL(str(library)), "icudt73_dat")
    assert read_items(bytes(held)) == (HEADER, expected)
    assert ctypes.addressof(held) % 16 == 0


@needs_binutils
def test_a_library_that_is_none_of_icu_is_left_as_it_is(tmp_path: Path) -> None:
    library = tmp_path / "libicudata.so.73"
    library.write_bytes(bytes(10_000))
    with pytest.raises(BadData):
        shrink_library(library, frozenset({"ja"}))
    assert library.read_bytes() == bytes(10_000)
