"""A box for a whole number, in whose place a word or nothing may stand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QValidator, QWheelEvent
from PySide6.QtWidgets import QSpinBox, QWidget

from hanafuda_desktop.app.editor.form.undoing import leaves_undo
from hanafuda_desktop.rules.form import word_shown
from hanafuda_desktop.rules.form_sorts import Sort

__all__ = ["NOTHING_WRITTEN", "NumberBox"]

NOTHING_WRITTEN: Final = "–"
"""Stands where there is no value."""

Number = int | str | None


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
        state = QValidator.State.Invalid
        if bare in self._shown or (self._nothing is not None and bare in ("", NOTHING_WRITTEN)):
            state = QValidator.State.Acceptable
        elif bare in ("", "+", "-") or any(word.startswith(bare) for word in self._shown):
            state = QValidator.State.Intermediate
        elif bare.lstrip("+-").isdecimal():
            number = int(bare)
            within = self._least <= number <= self._most
            could_be = abs(number) < max(abs(self._least), abs(self._most))
            if within:
                state = QValidator.State.Acceptable
            elif could_be:
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

    def event(self, event: QEvent) -> bool:
        """Leave to the window what is not of what is being typed."""
        if leaves_undo(event, is_typing=self.is_typing):
            event.ignore()
            return False
        return bool(super().event(event))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel that scrolls the form changes nothing in passing."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
