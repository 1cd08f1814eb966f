"""Finds the licences of all that is packed with the program."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

from contents import ROOT
from packaging.requirements import Requirement

__all__ = ["licence_files", "packed_distributions"]

FOLDER: Final = "licences"
"""Where they lie in the program's folder."""
_OURS: Final = (
    ROOT / "LICENSE",
    ROOT / "LICENSE-ART",
    *(ROOT / "packaging" / "licence-texts").iterdir(),
)
_NAMES: Final = ("LICENSE", "LICENCE", "COPYING", "NOTICE", "AUTHORS")


def packed_distributions() -> dict[str, Distribution]:
    """What the program needs of Python's packages, and what these need, by name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    waiting = [Requirement(line) for line in project["dependencies"]]
    found: dict[str, Distribution] = {}
    while waiting:
        wanted = waiting.pop()
        if wanted.name in found or (wanted.marker and not wanted.marker.evaluate({"extra": ""})):
            continue
        found[wanted.name] = distribution(wanted.name)
        waiting += [Requirement(line) for line in found[wanted.name].requires or ()]
    return found


def licence_files() -> Iterator[tuple[str, str]]:
    """Each file of a licence, and the folder it goes to in the program's own."""
    for file in _OURS:
        yield str(file), FOLDER
    python = Path(sys.base_prefix, "LICENSE.txt")  # there on Windows, where no system has it
    if python.is_file():
        yield str(python), f"{FOLDER}/Python"
    for name, packed in packed_distributions().items():
        for path in packed.files or ():
            if ".dist-info" in path.parts[0] and path.name.upper().startswith(_NAMES):
                yield str(path.locate()), f"{FOLDER}/{name}"
