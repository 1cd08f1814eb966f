"""Says how large the one-folder program is, and of what.

python packaging/sizes.py [FOLDER]
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from contents import ROOT

__all__ = ["MOST_BYTES", "part_of", "report", "size_of", "too_large"]

MOST_BYTES: Final = {"linux": 120_000_000}
"""What the unpacked program may weigh, by ``sys.platform``, where it was measured."""

# In this order; a file belongs to the first part whose pattern is found in its path.
_PARTS: Final = tuple(
    (part, re.compile(pattern))
    for part, pattern in {
        "card pictures": r"_data/assets/cards/",
        "sounds, icons, translations": r"_data/assets/",
        "rule files": r"_data/rules/",
        "Unicode's data (ICU)": r"libicu|icu\w*\.dll",
        "Qt's plugins": r"PySide6/(Qt/)?plugins/",
        "Qt's libraries": r"PySide6/Qt/(lib|translations)|[qQ]t6?\w*\.(dll|framework)|libQt6",
        "Qt's bindings to Python": r"PySide6/|shiboken6/",
        "pydantic": r"pydantic",
        "Pillow": r"PIL/|[pP]illow",
        "Python": r"libpython|python3\d*\.dll|Python\.framework|base_library|lib-dynload|\.pyd$",
        "licences": r"licences/",
        "libraries of the system": r"\.(so|dylib|dll)\b",
    }.items()
)
_PROGRAM: Final = "the program and its modules"
_LARGEST: Final = 12


def part_of(file: str) -> str:
    """What a file is part of, by its path in the program's folder."""
    path = file.replace("\\", "/")
    return next((part for part, pattern in _PARTS if pattern.search(path)), _PROGRAM)


def _sizes(folder: Path) -> dict[str, int]:
    return {
        str(found.relative_to(folder)): found.stat().st_size
        for found in folder.rglob("*")
        if found.is_file() and not found.is_symlink()
    }


def size_of(folder: Path) -> int:
    """Bytes of all files below a folder; a link counts nothing."""
    return sum(_sizes(folder).values())


def too_large(folder: Path) -> str:
    """What is to be said if the program outgrew its bound on this system, else nothing."""
    size, most = size_of(folder), MOST_BYTES.get(sys.platform)
    if most is None or size <= most:
        return ""
    return f"{size / 1e6:.1f} MB are more than the {most / 1e6:.0f} MB that the program may weigh"


def report(folder: Path) -> str:
    """The size of a folder, of each part of it, and of its largest files, in millions of bytes."""
    sizes = _sizes(folder)
    parts: Counter[str] = Counter()
    for file, size in sizes.items():
        parts[part_of(file)] += size
    largest = sorted(sizes.items(), key=lambda each: (-each[1], each[0]))[:_LARGEST]
    return "\n".join(
        [
            f"{folder}: {sum(sizes.values()) / 1e6:.1f} MB in {len(sizes)} files",
            *(_line(size, part) for part, size in parts.most_common()),
            "The largest files:",
            *(_line(size, file) for file, size in largest),
        ]
    )


def _line(size: int, what: str) -> str:
    return f"{size / 1e6:8.1f} MB  {what}"


def main() -> int:
    """Print the report; returns the exit code."""
    parser = argparse.ArgumentParser(description="Say how large the one-folder program is.")
    parser.add_argument(
        "folder", type=Path, nargs="?", default=ROOT / "dist" / "hanafuda", help="default: dist's"
    )
    folder: Path = parser.parse_args().folder.resolve()
    if not folder.is_dir():
        print(f"no folder {folder}; python packaging/build.py makes it")
        return 2
    print(report(folder))
    trouble = too_large(folder)
    if trouble:
        print(f"FAILED: {trouble}")
    return int(bool(trouble))


if __name__ == "__main__":
    sys.exit(main())
