"""Imports Qt, and tells it what it would otherwise find out by reading our source.

After PySide6 was imported it looks at every further module for a mention of itself, and opens and
decodes the file for that: a thirtieth of a start. Which of our modules those are is known, and its
notebook is open to whoever writes the same into it beforehand. Where a later PySide6 keeps none,
nothing is written, and a start takes a little longer.
"""

from __future__ import annotations

import linecache
import os
import sys
from contextlib import suppress

import PySide6  # noqa: F401 - this is where it is imported first

_WITHOUT_QT = -1
_WITHOUT_FEATURES = 0
"""What it notes of a module that does not use Qt, and of one that does by the names that Qt has."""
_USE_QT = ("hanafuda_desktop.app", "hanafuda_desktop.table")
_FIRST_SCREEN = "hanafuda_desktop.app.home"
"""What is shown at once where there is no game to go on with; nothing of it is imported before."""
_OF_QT = ("PySide6", "shiboken")
_OURS = "hanafuda_desktop"


def note_the_rest() -> None:
    """The same for all other modules of ours, and forget the source that was read so far: half of
    what came in by now is not Qt's, and the text of a hundred modules takes some megabytes. Called
    when the window was painted, before the first import that waited for that.
    """
    known = _notebook()
    above = sys.modules[_OURS].__path__[0]
    for folder, folders, _ in os.walk(above):  # of a program in one folder there is nothing
        folders[:] = [name for name in folders if not name.startswith(("_", "."))]
        package = _OURS + folder[len(above) :].replace(os.sep, ".")
        kind = _WITHOUT_FEATURES if package.startswith(_USE_QT) else _WITHOUT_QT
        known.setdefault(package, kind)
        with suppress(OSError):
            _note(known, package, folder, kind)
    linecache.clearcache()


def _notebook() -> dict[str, int]:
    """What PySide6 knows of modules; a new one that nobody reads where it keeps none."""
    support = sys.modules.get("shibokensupport.feature")
    known = getattr(support, "pyside_feature_dict", None)
    return known if isinstance(known, dict) else {}


def _write_down() -> None:
    known = _notebook()
    for name in tuple(sys.modules):  # whatever came before Qt
        if not name.startswith(_OF_QT):
            known.setdefault(name, _WITHOUT_QT)
    for package in _USE_QT:
        with suppress(OSError):  # a program in one folder brings no source that could be read
            _note(known, package, sys.modules[package].__path__[0], _WITHOUT_FEATURES)
    above = sys.modules["hanafuda_desktop.app"].__path__[0]
    known.setdefault(_FIRST_SCREEN, _WITHOUT_FEATURES)
    with suppress(OSError):
        folder = os.path.join(above, "first_screen")  # noqa: PTH118 - quicker
        _note(known, _FIRST_SCREEN, folder, _WITHOUT_FEATURES)


def _note(known: dict[str, int], package: str, folder: str, kind: int) -> None:
    for name in os.listdir(folder):  # noqa: PTH208 - only names
        if name.endswith(".py"):
            known.setdefault(f"{package}.{name[:-3]}", kind)


_write_down()
