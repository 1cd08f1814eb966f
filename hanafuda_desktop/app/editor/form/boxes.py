"""Boxes of a form: for a whole number or a word in its place, for a choice, for a line of text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QRegularExpressionValidator, QValidator
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox, QWidget

from hanafuda_desktop.rules.schema_places import Sort, word_shown

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
            number = self._least if self._nothing is None else self._nothing
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

    def valueFromText(self, text: str) -> int:
        """What was typed."""
        bare = text.removeprefix(self.prefix()).strip()
        if bare in self._shown:
            return self._most + 1 + self._shown.index(bare)
        if bare.lstrip("+-").isdecimal():
            return int(bare)
        return self._least if self._nothing is None else self._nothing

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Whether this may be typed."""
        bare = text.removeprefix(self.prefix()).strip()
        number = int(bare) if bare.lstrip("+-").isdecimal() else None
        is_nothing = self._nothing is not None and bare in ("", NOTHING_WRITTEN)
        is_within = number is not None and self._least <= number <= self._most
        could_be = number is not None and abs(number) < max(abs(self._least), abs(self._most))
        may_go_on = bare in ("", "+", "-") or any(word.startswith(bare) for word in self._shown)
        state = QValidator.State.Invalid
        if bare in self._shown or is_nothing or is_within:
            state = QValidator.State.Acceptable
        elif could_be or may_go_on:
            state = QValidator.State.Intermediate
        return state, text, pos

    def stepBy(self, steps: int) -> None:
        """From nothing the next is a small number, however low the least is."""
        if self.value() == self._nothing and steps > 0:
            self.setValue(max(self._least, min(1, self._most)))
        elif self.value() == self._most + len(self._words) and steps < 0 and self._words:
            self.setValue(max(self._least, min(self._most, 1)))
        else:
            super().stepBy(steps)


class ComboBox(QComboBox):
    """Does not change when a wheel scrolls the form over it."""

    committed = Signal()
    """What is typed is to be taken."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMinimumWidth(LEAST_WIDTH)
        self.installEventFilter(_Restraint(self))

    def commit(self) -> None:
        """Have taken what is typed, if it can be."""
        line = self.lineEdit()
        if line is not None and line.hasAcceptableInput():
            self.committed.emit()


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
