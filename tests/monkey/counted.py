"""What a program holds, to be compared with what it held earlier in the same place."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Sequence
from typing import NamedTuple

import psutil
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.app.window.main_window import MainWindow

__all__ = ["Held", "faults", "held", "least"]

MOST_MORE = {"widgets": 150, "items": 20, "objects": 300, "threads": 2, "memory_mb": 120}
"""So much more of each may there be at the least in a later part of a run than in an earlier one.
Which pages and pictures are kept hangs on what was looked at of late, and comes and goes by
hundreds; what is never given back raises the least that there is."""


class Held(NamedTuple):
    """What there is.

    Attributes:
        widgets: Qt's widgets, windows that are hidden included.
        items: what lies on the table.
        objects: Qt objects that Python holds.
        threads: threads of the process.
        memory_mb: memory in use, without what was freed and is only kept at hand, where the C
            library can give that back.
    """

    widgets: int
    items: int
    objects: int
    threads: int
    memory_mb: float

    def __str__(self) -> str:
        return ", ".join(f"{name} {value:.0f}" for name, value in self._asdict().items())


def held(window: MainWindow) -> Held:
    """What there is now, when everything that may go is gone."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        gc.collect()
    _give_back()
    process = psutil.Process()
    return Held(
        len(QApplication.allWidgets()),
        len(window.driver.scene.items()),
        sum(isinstance(each, QObject) and shiboken6.isValid(each) for each in gc.get_objects()),
        process.num_threads(),
        process.memory_info().rss / 1e6,
    )


def _give_back() -> None:
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)


def least(seen: Sequence[Held]) -> Held:
    """The least that there was of each."""
    return Held(*map(min, zip(*seen, strict=True)))


def faults(before: Held, after: Held) -> list[str]:
    """What there is too much of."""
    return [
        f"{name}: {getattr(before, name):.0f} before, {getattr(after, name):.0f} after"
        for name, more in MOST_MORE.items()
        if getattr(after, name) > getattr(before, name) + more
    ]
