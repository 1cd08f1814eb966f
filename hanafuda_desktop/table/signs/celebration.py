"""Winning is celebrated: petals fall over the table around a panel with the result."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.table.cloth import NIGHT, faded
from hanafuda_desktop.table.panels.panel import PanelButton
from hanafuda_desktop.table.panels.ranking import Ranked, ResultPanel

_COUNT: Final = 90
_FALL: Final = 0.55
"""The part of the whole time that one petal needs from top to bottom."""
_TINTS: Final = (QColor("#f4c3cc"), QColor("#eb9aae"), QColor("#fbe6e4"), QColor("#d9607f"))
_SPRITE: Final = 64


@dataclass(frozen=True, slots=True)
class Petal:
    """One falling petal; all its numbers are parts of the whole, 0 to 1, unless said otherwise."""

    tint: int
    size: float
    left: float
    start: float
    sway: float
    turns: float
    phase: float

    def at(self, progress: float) -> tuple[float, float, float, float] | None:
        """Where it is: x and y as parts of the area, its turn in degrees, how wide it shows.

        ``None`` before it sets off and when it has fallen.
        """
        way = (progress - self.start) / _FALL
        if not 0 <= way < 1:
            return None
        swing = math.sin((way * 2.2 + self.phase) * math.tau)
        x = self.left + self.sway * swing + 0.06 * way
        turn = 360 * (self.turns * way + self.phase) + 26 * swing
        tumble = 0.35 + 0.65 * abs(math.cos((way * 3 * self.turns + self.phase) * math.pi))
        return x, -0.06 + 1.14 * way, turn, tumble


def petals(seed: int) -> tuple[Petal, ...]:
    """The petals of one celebration; the same for the same seed."""
    chance = SplitMix64(seed)

    def part() -> float:
        return chance.below(1 << 20) / (1 << 20)

    return tuple(
        Petal(
            tint=chance.below(len(_TINTS)),
            size=0.018 + 0.02 * part(),
            left=part() * 1.06 - 0.06,
            start=(1 - _FALL) * index / _COUNT,
            sway=0.012 + 0.03 * part(),
            turns=0.6 + 1.2 * part(),
            phase=part(),
        )
        for index in range(_COUNT)
    )


@cache
def _sprite(tint: int) -> QPixmap:
    """A cherry petal with its notch, painted once."""
    sprite = QPixmap(_SPRITE, _SPRITE)
    sprite.fill(Qt.GlobalColor.transparent)
    painter = QPainter(sprite)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = QPainterPath(QPointF(32, 61))
    shape.cubicTo(8, 50, 6, 20, 22, 5)
    shape.cubicTo(26, 5, 29, 10, 32, 16)
    shape.cubicTo(35, 10, 38, 5, 42, 5)
    shape.cubicTo(58, 20, 56, 50, 32, 61)
    painter.setPen(QPen(_TINTS[tint].darker(128), 1.6))
    painter.setBrush(_TINTS[tint])
    painter.drawPath(shape)
    painter.setPen(QPen(_TINTS[tint].darker(114), 1.4))
    for x in (24, 32, 40):
        painter.drawLine(QPointF(32, 55), QPointF(x, 26))
    painter.end()
    return sprite


class Celebration(QGraphicsObject):
    """Petals over the whole table and the result on a panel.

    The petals stop by themselves. A click beside the panel, Escape or an answer ends it all.
    """

    chosen = Signal(str)
    """A button of the panel was pressed: its id."""
    ended = Signal()
    """It is over, with or without an answer."""

    def __init__(self) -> None:
        super().__init__()
        self._area = QRectF()
        self._petals: tuple[Petal, ...] = ()
        self._progress = 1.0
        self._falling = QVariantAnimation(self)
        self._falling.setStartValue(0.0)
        self._falling.setEndValue(1.0)
        self._falling.valueChanged.connect(self._advance)
        self.result = ResultPanel()
        self.result.setParentItem(self)
        self.result.chosen.connect(self._answered)
        self.result.closed.connect(self.end)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setVisible(False)

    def set_area(self, area: QRectF) -> None:
        """The part of the scene that is seen."""
        self.prepareGeometryChange()
        self._area = QRectF(area)
        self.result.set_area(area)

    @property
    def is_running(self) -> bool:
        """Whether petals are falling."""
        return self._falling.state() == QVariantAnimation.State.Running

    def celebrate(
        self,
        title: str,
        lines: Sequence[str],
        buttons: Sequence[PanelButton],
        *,
        duration: float,
        seed: int = 0,
        ranking: Sequence[Ranked] = (),
    ) -> None:
        """Show the result and let petals fall.

        Args:
            title: the large line.
            lines: the result: moves, time.
            buttons: what can be done now.
            duration: how long petals fall, in milliseconds; 0 for none (reduced motion).
            seed: how they fall.
            ranking: how everybody has come out, where several played; Escape then folds the panel.
        """
        self._falling.stop()
        self._petals = petals(seed) if duration > 0 else ()
        self._progress = 0.0
        self.setVisible(True)
        self.result.rank(ranking)
        self.result.ask(title, lines, buttons, sealed=True)
        if duration > 0:
            self._falling.setDuration(round(duration))
            self._falling.start()

    def end(self) -> None:
        """Take everything away."""
        if not self.isVisible():
            return
        self._falling.stop()
        self._petals = ()
        self.result.put_away()
        self.setVisible(False)
        self.ended.emit()

    def _answered(self, button_id: str) -> None:
        self.end()
        self.chosen.emit(button_id)

    def _advance(self, progress: float) -> None:
        self._progress = progress
        self.update()

    def boundingRect(self) -> QRectF:
        """The whole area."""
        return QRectF(self._area)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Darken the table a little and paint the petals where they are now."""
        if not self.result.is_folded:
            painter.fillRect(self._area, faded(NIGHT, 0.35))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for petal in self._petals:
            place = petal.at(self._progress)
            if place is not None:
                self._paint_petal(painter, petal, place)

    def _paint_petal(
        self, painter: QPainter, petal: Petal, place: tuple[float, float, float, float]
    ) -> None:
        x, y, turn, tumble = place
        side = petal.size * max(700.0, self._area.height()) / _SPRITE
        painter.save()
        painter.translate(
            self._area.left() + x * self._area.width(), self._area.top() + y * self._area.height()
        )
        painter.rotate(turn)
        painter.scale(side * tumble, side)
        painter.drawPixmap(-_SPRITE // 2, -_SPRITE // 2, _sprite(petal.tint))
        painter.restore()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click beside the panel begins."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """It ends, and the celebration with it; a folded result comes back."""
        event.accept()
        if self.result.is_folded:
            self.result.fold()
            self.result.setFocus()
        else:
            self.end()
