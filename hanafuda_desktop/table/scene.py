"""The table: shows a view, plays events, and turns gestures into legal moves.

The scene holds no rules and no state of the game. It is given a view and the legal moves, puts
every card in place (:meth:`TableScene.present`) or lets the cards go there
(:meth:`TableScene.play`), and says which move the player chose (:attr:`TableScene.move_chosen`),
its only way out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hanafuda_desktop.table.key_places import pressed
from hanafuda_desktop.table.keyboard import Command, command_of
from hanafuda_desktop.table.table_stage import PlayedTable

__all__ = ["TableScene"]

_ASIDE: Final = {Command.LEFT: -1, Command.RIGHT: 1}
"""With Shift these bring another of several chosen cards on top."""
_FOREIGN_KEYS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier


class TableScene(PlayedTable):
    """One game's table, with what the player does on it."""

    def set_names(self, names: Sequence[str]) -> None:
        """What the players are called, from seat 0 on."""
        self.words.players = tuple(names)

    def cancel(self) -> bool:
        """Give up a gesture that is under way; returns whether there was one."""
        was_active = self.mouse.cancel()
        self._set_pointer(Qt.CursorShape.ArrowCursor)
        return was_active

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]
        """Copy the cloth."""
        self._ground.paint(painter, rect, self._presenter.size, self.looks.ratio)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin a gesture, unless something that lies on the table wants the click."""
        self._pressed(event, double=False)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A second click; what it means is decided when the button goes up."""
        self._pressed(event, double=True)

    def _pressed(self, event: QGraphicsSceneMouseEvent, *, double: bool) -> None:
        self.keys.hide()
        if event.button() != Qt.MouseButton.LeftButton and self.mouse.active:
            self.cancel()
            event.accept()
            return
        super().mousePressEvent(event)
        if event.isAccepted():
            return
        event.accept()
        point = event.scenePos()
        if event.button() == Qt.MouseButton.LeftButton:
            touch = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
            self.mouse.press(point, touch=touch, double=double)
        elif event.button() == Qt.MouseButton.RightButton:
            self.land()
            self.mouse.peek(self.surface.hit(point))

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag, or rest the pointer on something."""
        if self.mouse.active:
            self.mouse.move(event.scenePos())
            if self.mouse.held is not None:
                self._set_pointer(Qt.CursorShape.ClosedHandCursor)
            event.accept()
            return
        super().mouseMoveEvent(event)
        if event.buttons() == Qt.MouseButton.NoButton:
            useful = self.surface.hovering.over(self.surface.hit(event.scenePos()))
            hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
            self._set_pointer(hand if useful else arrow)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """End a gesture."""
        if event.button() == Qt.MouseButton.LeftButton and self.mouse.active:
            self.mouse.release(event.scenePos())
            self._set_pointer(Qt.CursorShape.ArrowCursor)
            event.accept()
            return
        if event.button() == Qt.MouseButton.RightButton:
            self.mouse.stop_peeking()
        super().mouseReleaseEvent(event)
        # Also when the gesture was given up meanwhile: its press was taken.
        event.accept()

    def _set_pointer(self, shape: Qt.CursorShape) -> None:
        for view in self.views():
            viewport = view.viewport()
            if viewport.cursor().shape() != shape:
                viewport.setCursor(shape)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by keyboard; see :mod:`hanafuda_desktop.table.keyboard`."""
        if self.ornaments.key(pressed(event)):
            event.accept()
            return
        command = command_of(event.key())
        if self.focusItem() is not None or command is None or event.modifiers() & _FOREIGN_KEYS:
            super().keyPressEvent(event)
            return
        event.accept()
        shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        aside = _ASIDE.get(command, 0) if shifted else 0
        if aside and self.surface.gatherer.bring_up(aside):
            return
        if command is Command.PEEK:
            if not event.isAutoRepeat():
                self._peek_by_key()
        elif not (self.cancel() and command is Command.CANCEL):
            self.keys.obey(command, event.key())

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A look beneath ends with its key."""
        if command_of(event.key()) is Command.PEEK and not event.isAutoRepeat():
            self.mouse.stop_peeking()
            event.accept()
            return
        super().keyReleaseEvent(event)

    def _peek_by_key(self) -> None:
        if self.keys.visible:
            at = self.keys.at if not isinstance(self.keys.at, int) else None
        else:
            at = next((self.surface.hit(_under_pointer(view)) for view in self.views()), None)
        self.mouse.peek(at)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's own
        """Tab goes from target to target and stays on the table."""
        if self.focusItem() is not None or self.board is None:
            return bool(super().focusNextPrevChild(next))
        self.keys.obey(Command.NEXT if next else Command.PREVIOUS, 0)
        return True


def _under_pointer(view: Any) -> QPointF:
    cursor = view.viewport().mapFromGlobal(view.cursor().pos())
    return QPointF(view.mapToScene(cursor))
