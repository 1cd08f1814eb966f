"""Looks, while the window is idle, whether anything useful can still be done on the table.

The search is taken a few milliseconds at a time between frames, so that no card ever waits for it,
and it is dropped the moment the table changes.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["DeadEndWatch"]

_SLICE: Final = 0.003
"""Seconds of searching at a time; a frame has about sixteen milliseconds."""
_AFTER_MOVE_MS: Final = 320
"""The search begins when the move's cards have arrived."""
_BETWEEN_SLICES_MS: Final = 8


class DeadEndWatch(QObject):
    """One search at a time.

    Args:
        parent: the object it belongs to.
    """

    found = Signal()
    """Nothing useful can be done on the table that was asked about last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._question: tuple[GameRules, View] | None = None
        self._search: Iterator[bool | None] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    def ask(self, rules: GameRules, view: View) -> None:
        """Begin anew with this table; whatever was being searched is dropped."""
        self.stop()
        if view.outcome is None:
            self._question = (rules, view)
            self._timer.start(_AFTER_MOVE_MS)

    def stop(self) -> None:
        """Drop the search."""
        self._timer.stop()
        self._question = None
        self._search = None

    def _go_on(self) -> None:
        if self._search is None:
            if self._question is None:
                return
            from hanafuda_desktop.solver.dead_end import search_useful_move

            self._search = search_useful_move(*self._question)
        until = time.perf_counter() + _SLICE
        for useful in self._search:
            if useful is not None:
                self.stop()
                if not useful:
                    self.found.emit()
                return
            if time.perf_counter() >= until:
                break
        self._timer.start(_BETWEEN_SLICES_MS)
