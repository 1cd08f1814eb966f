"""Seals that are coming down on the shelf: how far each is, and nothing left once it is there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

__all__ = ["Stamps"]


class Stamps:
    """The seals under way, by the number of their place."""

    def __init__(self, owner: QObject, changed: Callable[[int], None]) -> None:
        """None yet.

        Args:
            owner: whom the animations belong to.
            changed: told the place whose seal must be painted again.
        """
        self._owner = owner
        self._changed = changed
        self._falling: dict[int, QVariantAnimation] = {}

    def __len__(self) -> int:
        return len(self._falling)

    def start(self, index: int, duration: float) -> None:
        """Let a seal come down, over ``duration`` milliseconds; at once if that is 0."""
        self.end(index)
        if duration <= 0:
            return
        falling = QVariantAnimation(self._owner)
        falling.setStartValue(0.0)
        falling.setEndValue(1.0)
        falling.setDuration(round(duration))
        falling.setEasingCurve(QEasingCurve.Type.InQuad)
        falling.valueChanged.connect(lambda _: self._changed(index))
        falling.finished.connect(lambda: self.end(index))
        self._falling[index] = falling
        falling.start()

    def progress(self, index: int) -> float:
        """How far down a place's seal is, 0 to 1; at rest it is 1."""
        falling = self._falling.get(index)
        return 1.0 if falling is None else float(falling.currentValue())

    def end(self, index: int) -> None:
        """Bring a place's seal to rest."""
        falling = self._falling.pop(index, None)
        if falling is not None:
            falling.stop()
            falling.deleteLater()
            self._changed(index)

    def end_all(self) -> None:
        """Bring every seal to rest."""
        for index in tuple(self._falling):
            self.end(index)
