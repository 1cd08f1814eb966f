"""The one door to the files that come with the program: rule files, pictures, icons.

They lie in three places, according to how the program came to the machine: in ``_data`` inside the
package (wheel, frozen bundle) or beside the package (checkout).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent


def _data(folder: str) -> Path:
    shipped = _PACKAGE / "_data" / folder
    return shipped if shipped.is_dir() else _PACKAGE.parent / folder


def rule_files() -> Path:
    """The folder of the rule files that come with the program."""
    return _data("rules")


def assets(*parts: str) -> Path:
    """A file or folder below ``assets/``; nothing says that it exists."""
    return _data("assets").joinpath(*parts)
