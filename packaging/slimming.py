"""Takes out of the built folder on Linux what no start ever reads."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Final

from contents import SPOKEN_LANGUAGES
from icu import ICU_DATA, shrink_library

__all__ = ["slim"]

_WORTH_IT: Final = 4096
"""Bytes that must be saved, else a library stays as whoever built it left it."""


def slim(folder: Path) -> None:
    """Leave out symbols for debuggers, and ICU's data for languages that nobody speaks here.

    Raises:
        icu.BadData: the libraries are others than those this was made for.
        subprocess.CalledProcessError: binutils could not do it.
    """
    for found in sorted(folder.rglob("*.so*")):
        if found.is_symlink():
            continue
        if ICU_DATA.fullmatch(found.name):
            shrink_library(found, SPOKEN_LANGUAGES)
        # Libraries that a wheel brings in such a folder were renamed and linked anew by the tool
        # that made it, which strip does not always understand.
        elif not found.parent.name.endswith(".libs"):
            _strip(found)


def _strip(library: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="hanafuda-strip-") as folder:
        stripped = Path(folder, library.name)
        command = ["strip", "--strip-unneeded", "-o", str(stripped), str(library)]
        subprocess.run(command, check=True)
        if library.stat().st_size - stripped.stat().st_size > _WORTH_IT:
            library.write_bytes(stripped.read_bytes())
