"""A locale with the letters of all languages, where the environment names one without."""

from __future__ import annotations

import os
from typing import Final

__all__ = ["use_utf8"]

_ORDER: Final = ("LC_ALL", "LC_CTYPE", "LANG")
_WITHOUT: Final = ("C", "POSIX")


def use_utf8() -> None:
    """Choose UTF-8 instead of plain C, for this process and those it starts.

    Qt would do so itself, but with a warning that looks like a fault of the program.
    """
    named = next((os.environ[name] for name in _ORDER if os.environ.get(name)), _WITHOUT[0])
    if os.name == "posix" and named in _WITHOUT:
        os.environ["LC_ALL" if os.environ.get("LC_ALL") else "LC_CTYPE"] = "C.UTF-8"
