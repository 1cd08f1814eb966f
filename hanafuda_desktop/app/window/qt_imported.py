"""Imports Qt, and tells it of modules what it would else find out by reading their source.

After PySide6 was imported it looks at every further module for a mention of itself, and opens and
decodes the file for that: a thirtieth of a start. Its notebook is open to whoever writes into it
beforehand. Where a later PySide6 keeps none, nothing is written, and a start takes a little longer.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Final

import PySide6  # noqa: F401 - this is where it is imported first

_WITHOUT_QT: Final = -1
_WITHOUT_FEATURES: Final = 0
"""What it notes of a module that does not use Qt, and of one that does by the names that Qt has."""
_OURS: Final = "hanafuda_desktop"


def _note_modules() -> None:
    support = sys.modules.get("shibokensupport.feature")
    known = getattr(support, "pyside_feature_dict", None)
    if not isinstance(known, dict):
        return
    for name in tuple(sys.modules):  # whatever came before Qt
        if not name.startswith((_OURS, "PySide6", "shiboken")):
            known.setdefault(name, _WITHOUT_QT)
    above = sys.modules[_OURS].__path__[0]
    with suppress(OSError):
        for folder, folders, files in os.walk(above):  # of a program in one folder there is nothing
            folders[:] = [name for name in folders if not name.startswith(("_", "."))]
            package = _OURS + folder[len(above) :].replace(os.sep, ".")
            known.setdefault(package, _WITHOUT_FEATURES)
            for name in files:
                if name.endswith(".py"):
                    known.setdefault(f"{package}.{name[:-3]}", _WITHOUT_FEATURES)


_note_modules()
