"""The boxes of a form, for a whole number or a word in its place, a choice, a line of text; and its
buttons.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QRegularExpression, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QRegularExpressionValidator,
    QValidator,
)
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox, QToolButton, QWidget

from hanafuda_desktop.rules.schema_places import Sort, word_shown

# A button without a frame, on which the keyboard's focus is well seen.


def paint_focus(widget: QWidget, painter: QPainter) -> None:
    """Paint a ring around what has the focus; some styles show it on buttons with a frame alone."""
    if widget.hasFocus():
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(widget.palette().color(QPalette.ColorRole.Highlight), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1), 4, 4)


class FlatButton(QToolButton):
    """One that Tab comes to.

    Args:
        parent: the widget it stands in.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it, and the ring."""
        super().paintEvent(event)
        painter = QPainter(self)
        paint_focus(self, painter)
        painter.end()


NOTHING_WRITTEN: Final = "–"
"""Stands where there is no value."""
LEAST_WIDTH: Final = 60
"""Pixels that a field keeps where there is little room."""
_UNDO: Final = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)

Number = int | str | None


class _Restraint(QObject):
    """Keeps from a box what is meant for others.

    A wheel that scrolls the form changes nothing in passing; and where nothing is being typed, the
    window undoes the last change of the text.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave it to the window."""
        is_elsewhere = (
            event.type() == QEvent.Type.Wheel
            and isinstance(watched, QWidget)
            and not watched.hasFocus()
        )
        has_nothing_to_undo = (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and any(event.matches(step) for step in _UNDO)
            and isinstance(watched, NumberBox | LineBox)
            and not watched.is_typing
        )
        if is_elsewhere or has_nothing_to_undo:
            event.ignore()
        return is_elsewhere or has_nothing_to_undo


class NumberBox(QSpinBox):
    """The words stand above the largest number, nothing below the least.

    Args:
        sort: the numbers and words that may be chosen.
        parent: the widget it stands in.
    """

    def __init__(self, sort: Sort, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = sort.words
        self._shown = tuple(map(word_shown, sort.words))
        self._nothing = sort.least - 1 if sort.may_be_left_out else None
        self._least, self._most = sort.least, sort.most
        self._longest = max(abs(sort.least), abs(sort.most))
        low = sort.least if self._nothing is None else self._nothing
        self.setRange(low, sort.most + len(sort.words))
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.installEventFilter(_Restraint(self))
        self.setMinimumWidth(44)
        self.setMaximumWidth(130)

    @property
    def chosen(self) -> Number:
        """What is chosen."""
        value = self.value()
        if value == self._nothing:
            return None
        return self._words[value - self._most - 1] if value > self._most else value

    def show_number(self, value: object) -> None:
        """Show a value as a rule file has it; one that is no number is shown as nothing."""
        text = str(value)
        if text in self._words:
            number = self._most + 1 + self._words.index(text)
        elif text.lstrip("+-").isdecimal():
            number = min(max(int(text), self._least), self._most)
        else:
            number = self.minimum()
        if number == self.value() and self.is_typing:
            return
        typed = self.lineEdit().text() if self.hasFocus() and self.is_typing else None
        before = self.blockSignals(True)
        self.setValue(number)
        if typed is not None:  # it goes on, and is compared with the new number in the end
            self.lineEdit().setText(typed)
        self.blockSignals(before)

    @property
    def is_typing(self) -> bool:
        """Whether something is typed that is not chosen yet."""
        return self.lineEdit().text() != self.prefix() + self.textFromValue(self.value())

    def commit(self) -> None:
        """Choose what is typed."""
        self.interpretText()

    def textFromValue(self, value: int) -> str:
        """The word, the number, or a dash."""
        if value == self._nothing:
            return NOTHING_WRITTEN
        return self._shown[value - self._most - 1] if value > self._most else str(value)

    def _meant(self, bare: str) -> int | None:
        """The value of what is typed; ``None`` where it is none."""
        if bare in self._shown:
            return self._most + 1 + self._shown.index(bare)
        if bare.lstrip("+-").isdecimal():
            return int(bare) if self._least <= int(bare) <= self._most else None
        return self._nothing if bare in ("", NOTHING_WRITTEN) else None

    def valueFromText(self, text: str) -> int:
        """What was typed."""
        found = self._meant(text.removeprefix(self.prefix()).strip())
        return self.minimum() if found is None else found

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Whether this may be typed."""
        bare = text.removeprefix(self.prefix()).strip()
        if self._meant(bare) is not None:
            return QValidator.State.Acceptable, text, pos
        could_be = bare.lstrip("+-").isdecimal() and abs(int(bare)) < self._longest
        may_go_on = bare in ("", "+", "-") or any(word.startswith(bare) for word in self._shown)
        found = QValidator.State
        return found.Intermediate if could_be or may_go_on else found.Invalid, text, pos

    def stepBy(self, steps: int) -> None:
        """From nothing the next is a small number, however low the least is."""
        is_last_word = bool(self._words) and self.value() == self.maximum()
        if (self.value() == self._nothing and steps > 0) or (is_last_word and steps < 0):
            self.setValue(max(self._least, min(1, self._most)))
        else:
            super().stepBy(steps)


class ComboBox(QComboBox):
    """Does not change when a wheel scrolls the form over it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMinimumWidth(LEAST_WIDTH)
        self.installEventFilter(_Restraint(self))


class LineBox(QLineEdit):
    """A line that says once that it was changed, and goes back with Escape."""

    changed = Signal(str)

    def __init__(self, parent: QWidget, pattern: str = "") -> None:
        super().__init__(parent)
        if pattern:
            self.setValidator(QRegularExpressionValidator(QRegularExpression(pattern), self))
        self.setMinimumWidth(LEAST_WIDTH)
        self.installEventFilter(_Restraint(self))
        self._shown = ""
        self.editingFinished.connect(self._finish)

    def show_text(self, text: str) -> None:
        """Show a text, unless another one is being typed."""
        is_typed = self.hasFocus() and self.is_typing
        self._shown = text
        if self.text() != text and not is_typed:
            self.setText(text)
            self.setCursorPosition(0)

    @property
    def is_typing(self) -> bool:
        """Whether something is typed that is not said yet."""
        return self.text() != self._shown

    def commit(self) -> None:
        """Say what is typed, if it can stand there."""
        if self.hasAcceptableInput():
            self._finish()

    def _finish(self) -> None:
        if self.is_typing:
            self._shown = self.text()
            self.changed.emit(self._shown)
