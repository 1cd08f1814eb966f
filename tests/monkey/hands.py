"""Pointer and keys, as the system sends them: to windows, so that modal dialogs hold off."""

from __future__ import annotations

from random import Random
from typing import cast

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QGraphicsView,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QTabBar,
    QTextBrowser,
    QWidget,
)

__all__ = ["Hands"]

_WORTH = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QGraphicsView,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QTabBar,
    QTextBrowser,
)
_KEYS = tuple(
    getattr(Qt.Key, f"Key_{name}")
    for name in (
        *("Left", "Right", "Up", "Down", "Return", "Enter", "Space", "Escape", "Tab", "Backtab"),
        *("Home", "End", "PageUp", "PageDown", "Backspace", "Delete", "Insert"),
        *("F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12", "Pause"),
        *"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
    )
)
_HELD = (Qt.KeyboardModifier.NoModifier,) * 5 + (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
)
_WORDS = (
    *("7", "12345678", "-1", "koi", "松に鶴", "name: x\n", "# \t", "  players: 3"),
    *("ä€🎴", "a" * 300),
)


class Hands:
    """Two hands without a plan.

    Each gesture returns what it did, in words.
    """

    def click(self, chance: Random) -> str:
        """Click something that looks clickable; sometimes twice, or with the right button."""
        widget = _some_widget(chance)
        if widget is None:
            return "click nothing"
        at = _somewhere(chance, widget)
        window, there = _in_window(widget, at)
        said = f"click {_named(widget)} at {at.x()},{at.y()}"  # it may be gone afterwards
        button = Qt.MouseButton.RightButton if chance.random() < 0.1 else Qt.MouseButton.LeftButton
        if chance.random() < 0.15:
            QTest.mouseDClick(window, button, pos=there)
        else:
            QTest.mouseClick(window, button, pos=there)
        return said

    def drag(self, chance: Random) -> str:
        """Drag from one place to another of one window."""
        widget = _some_widget(chance)
        if widget is None:
            return "drag nothing"
        start, end = _somewhere(chance, widget), _somewhere(chance, widget)
        window, there = _in_window(widget, start)
        said = f"drag in {_named(widget)} from {start.x()},{start.y()} to {end.x()},{end.y()}"
        QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=there)
        for step in range(1, 5):
            QTest.mouseMove(window, _kept_in(window, there + (end - start) * (step / 4)))
            QApplication.processEvents()
        release = _kept_in(window, there + end - start)
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=release)
        return said

    def point(self, chance: Random) -> str:
        """Move the pointer about, and turn the wheel."""
        widget = _some_widget(chance)
        if widget is None:
            return "point at nothing"
        at = _somewhere(chance, widget)
        window, there = _in_window(widget, at)
        said = f"point at {_named(widget)} at {at.x()},{at.y()}"
        QTest.mouseMove(window, there)
        if chance.random() < 0.4:
            _turn_wheel(window, there, chance.choice((-360, -120, 120, 360)))
        return said

    def press(self, chance: Random) -> str:
        """Press a key."""
        window = _listening()
        key, held = chance.choice(_KEYS), chance.choice(_HELD)
        if key == Qt.Key.Key_Q and held & Qt.KeyboardModifier.ControlModifier:
            key = Qt.Key.Key_W  # ending the program is an action of its own
        said = f"press {held.name} {key.name}"
        if window is None:
            return f"{said}: no window listens"
        QTest.keyClick(window, key, held)
        return said

    def type(self, chance: Random) -> str:
        """Type something."""
        window, text = _listening(), chance.choice(_WORDS)
        widget = QApplication.focusWidget()
        if window is None or not isinstance(widget, QLineEdit | QPlainTextEdit):
            return "type nothing"
        said = f"type {text[:20]!r} into {_named(widget)}"
        for letter in text:
            if letter == "\n":
                QTest.keyClick(window, Qt.Key.Key_Return)
            else:
                QTest.sendKeyEvent(
                    QTest.KeyAction.Click, window, Qt.Key.Key_unknown, letter, _HELD[0]
                )
        return said


def _listening() -> QWindow | None:
    """The window to which keys go."""
    return cast("QWindow | None", QGuiApplication.focusWindow())


def _turn_wheel(window: QWindow, at: QPoint, turned: int) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(window.mapToGlobal(at)),
        QPoint(),
        QPoint(0, turned),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(window, event)


def _some_widget(chance: Random) -> QWidget | None:
    """Something that is seen, mostly of the window in front."""
    tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
    if not tops:
        return None
    front = QApplication.activePopupWidget() or QApplication.activeWindow()
    top = front if front is not None and chance.random() < 0.7 else _drawn(chance, tops)
    worth = [w for w in top.findChildren(QWidget) if isinstance(w, _WORTH) and _is_seen(w)]
    return _drawn(chance, [top, *worth])


def _is_seen(widget: QWidget) -> bool:
    """Whether it can be pointed at: what is scrolled out of sight cannot."""
    return widget.isVisible() and not widget.visibleRegion().isEmpty()


def _drawn(chance: Random, widgets: list[QWidget]) -> QWidget:
    # In an order that does not hang on where in memory Qt has put them.
    return chance.choice(sorted(widgets, key=_named))


def _somewhere(chance: Random, widget: QWidget) -> QPoint:
    seen = widget.visibleRegion().boundingRect()
    return QPoint(
        seen.x() + int(chance.random() * max(1, seen.width())),
        seen.y() + int(chance.random() * max(1, seen.height())),
    )


def _in_window(widget: QWidget, at: QPoint) -> tuple[QWindow, QPoint]:
    top = widget.window()
    window = top.windowHandle()
    assert window is not None, _named(widget)
    return window, _kept_in(window, widget.mapTo(top, at))


def _kept_in(window: QWindow, at: QPoint) -> QPoint:
    """Where no window is, no pointer can be over it: one that has just become smaller, by the
    system's leave, may hold widgets that do not know yet.
    """
    right, bottom = window.width() - 1, window.height() - 1
    return QPoint(max(0, min(at.x(), right)), max(0, min(at.y(), bottom)))


def _named(widget: QWidget) -> str:
    words = widget.objectName() or widget.accessibleName() or widget.windowTitle()
    place = widget.mapToGlobal(QPoint(0, 0))
    return f"{type(widget).__name__} '{words[:30]}' ({place.x()},{place.y()})"
