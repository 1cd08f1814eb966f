"""Makes the data of ICU smaller, Unicode's library that Qt is linked with on Linux.

Of its 32 MB Qt uses little: it brings its own names of days, numbers and regions. What it asks of
ICU is in which order words are sorted, such as names of files, and their letters without case. What
stays is that for the languages that the program speaks, and what ICU needs for itself; any other
language is sorted by the order that Unicode has for all.
"""

from __future__ import annotations

import re
import struct
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

__all__ = [
    "ICU_DATA",
    "BadData",
    "is_wanted_item",
    "link",
    "read_items",
    "shrink_library",
    "write_items",
]

ICU_DATA: Final = re.compile(r"libicudata\.so\.(\d+)")
"""The name of the library whose only content is the data; its version is also in its symbol."""

_MAGIC: Final = b"\xda\x27"
_ALIGNED: Final = 16
_PAGE: Final = 0x1000

# Folders of data that Qt never opens: rules where lines may be broken, units, names of zones,
# currencies, languages and regions, spelled numbers, and writing one script in another.
_WANTED_FOLDERS: Final = frozenset({"coll"})
# Code tables of old character sets, rules for names on networks, look-alike letters.
_UNWANTED_KINDS: Final = (".cnv", ".spp", ".cfu")
_LOCALE: Final = re.compile(r"(?!res_index)([a-z]{2,3})(_\w+)?\.res")


class BadData(Exception):
    """The library does not hold ICU's data as it is known to be laid out."""


def is_wanted_item(name: str, languages: frozenset[str]) -> bool:
    """Whether an item, such as ``coll/ja.res``, stays.

    Args:
        name: the item below the package's own name.
        languages: codes such as ``fr``.
    """
    *folders, file = name.split("/")
    if folders and folders[0] not in _WANTED_FOLDERS:
        return False
    if file.endswith(_UNWANTED_KINDS):
        return False
    locale = _LOCALE.fullmatch(file)
    return locale is None or locale[1] in languages


def read_items(data: bytes) -> tuple[bytes, dict[str, bytes]]:
    """The header of a data package, and its items by name, in the order of their names.

    Raises:
        BadData: this is no such package of a little-endian machine.
    """
    if data[2:4] != _MAGIC or data[12:16] != b"CmnD" or data[8] != 0:
        raise BadData("it does not begin as ICU's data do")
    (begin,) = struct.unpack_from("<H", data)
    (count,) = struct.unpack_from("<I", data, begin)
    entries = [struct.unpack_from("<II", data, begin + 4 + 8 * at) for at in range(count)]
    ends = [offset for _, offset in entries[1:]] + [len(data) - begin]
    items: dict[str, bytes] = {}
    for (name_at, offset), end in zip(entries, ends, strict=True):
        stop = data.index(b"\0", begin + name_at)
        items[data[begin + name_at : stop].decode()] = data[begin + offset : begin + end]
    return data[:begin], items


def write_items(header: bytes, items: Mapping[str, bytes]) -> bytes:
    """A data package; its items must be in the order of their names, which ICU relies on."""
    names, places = bytearray(), []
    names_begin = 4 + 8 * len(items)
    for name in items:
        places.append(names_begin + len(names))
        names += name.encode() + b"\0"
    offset = _up(len(header) + names_begin + len(names)) - len(header)
    table, body = bytearray(struct.pack("<I", len(items))), bytearray()
    for place, item in zip(places, items.values(), strict=True):
        table += struct.pack("<II", place, offset + len(body))
        body += item + bytes(_up(len(item)) - len(item))
    head = header + table + names
    return bytes(head + bytes(_up(len(head)) - len(head)) + body)


def shrink_library(library: Path, languages: frozenset[str]) -> None:
    """Put in a data library's place one that holds only what stays.

    Raises:
        BadData: the library holds something else than it should.
        subprocess.CalledProcessError: binutils could not make the new one.
    """
    named = ICU_DATA.fullmatch(library.name)
    if named is None:
        raise BadData(f"{library.name} is not called as ICU's data are")
    symbol = f"icudt{named[1]}_dat"
    header, items = read_items(_data_of(library.read_bytes()))
    kept = {
        name: item
        for name, item in items.items()
        if is_wanted_item(name.partition("/")[2], languages)
    }
    link(write_items(header, kept), symbol, library)


def _data_of(library: bytes) -> bytes:
    """The data in a library that holds nothing else; they begin at a page of it."""
    start = library.find(_MAGIC + struct.pack("<HH", 20, 0), _PAGE) - 2
    if start < 0 or start % _PAGE:
        raise BadData("no data found in the library")
    return library[start:]


def link(data: bytes, symbol: str, library: Path) -> None:
    """Make a library that holds these bytes under this symbol, for this machine.

    Raises:
        subprocess.CalledProcessError: binutils could not.
    """
    sections = ["--rename-section", ".data=.rodata,alloc,load,readonly,data,contents"]
    aligned = ["--set-section-alignment", f".data={_ALIGNED}"]
    symbols = ["--redefine-sym", f"_binary_data_start={symbol}", "--keep-global-symbol", symbol]
    # Without a word about it, the loader would take it that the stack has to hold programs.
    quiet = ["-s", "-z", "noexecstack", "-soname", library.name]
    with tempfile.TemporaryDirectory(prefix="hanafuda-icu-") as folder:
        Path(folder, "data").write_bytes(data)
        for command in (
            ["ld", "-r", "-b", "binary", "-o", "plain.o", "data"],
            ["objcopy", *aligned, *sections, *symbols, "plain.o", "data.o"],
            ["ld", "-shared", *quiet, "-o", "linked", "data.o"],
        ):
            subprocess.run(command, cwd=folder, check=True)
        library.write_bytes(Path(folder, "linked").read_bytes())


def _up(length: int) -> int:
    return -(-length // _ALIGNED) * _ALIGNED
