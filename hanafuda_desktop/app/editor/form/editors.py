"""What a single value is changed with: a switch, a number, a choice, a line of text."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from hanafuda_desktop.app.editor.form.number_box import NOTHING_WRITTEN, NumberBox
from hanafuda_desktop.app.editor.form.undoing import leaves_undo
from hanafuda_desktop.rules.form import Field, word_shown
from hanafuda_desktop.rules.schema.values import shown_in

__all__ = [
    "LEAST_WIDTH",
    "ChoiceEditor",
    "ComboBox",
    "FieldEditor",
    "LineBox",
    "NumberEditor",
    "NumbersEditor",
    "StepsEditor",
    "SwitchEditor",
    "TextEditor",
]

LEAST_WIDTH: Final = 60
"""Pixels that a field keeps where there is little room."""
_NUMBERS: Final = QRegularExpression(r"\s*[+-]?\d{1,9}(\s*[,\s]\s*[+-]?\d{1,9})*\s*")


class FieldEditor(QWidget):
    """Holds what a value is changed with.

    Args:
        parent: the widget it stands in.
    """

    chosen = Signal(object)
    """Another value: as a rule file has it; ``None`` where nothing is to be said."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)

    def _hold(self, control: QWidget, *, stretch: bool = True) -> None:
        self._row.addWidget(control)
        if stretch:
            self._row.addStretch(1)
        if self.focusProxy() is None:
            self.setFocusProxy(control)

    def show_field(self, field: Field) -> None:
        """Show what holds now.

        Args:
            field: the value.
        """
        raise NotImplementedError

    def also(self, field: Field) -> str:
        """What else is to be said of a value, beside what it means."""
        return ""

    @property
    def control(self) -> QWidget:
        """What has the focus."""
        found = self.focusProxy()
        assert found is not None
        return found


class SwitchEditor(FieldEditor):
    """Yes or no."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QCheckBox(self)
        self._hold(self.box)
        self.box.clicked.connect(lambda: self.chosen.emit(self.box.isChecked()))
        self.show_field(field)

    def show_field(self, field: Field) -> None:
        """Show what holds now."""
        self.box.setChecked(str(field.value).lower() == "true")


class NumberEditor(FieldEditor):
    """A number, or a word in its place."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = NumberBox(field.sort, self)
        self._hold(self.box)
        self.box.valueChanged.connect(lambda _value: self.chosen.emit(self.box.chosen))
        self.show_field(field)

    def show_field(self, field: Field) -> None:
        """Show what holds now."""
        self.box.show_number(field.value)


class ComboBox(QComboBox):
    """Does not change when a wheel scrolls the form over it."""

    committed = Signal()
    """What is typed is to be taken."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMinimumWidth(LEAST_WIDTH)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Only where it was chosen before."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def commit(self) -> None:
        """Have taken what is typed, if it can be."""
        line = self.lineEdit()
        if line is not None and line.hasAcceptableInput():
            self.committed.emit()


class ChoiceEditor(FieldEditor):
    """One of some words."""

    def __init__(
        self, field: Field, parent: QWidget | None = None, *, words: tuple[str, ...] = ()
    ) -> None:
        super().__init__(parent)
        self.box = ComboBox(self)
        if field.sort.may_be_left_out:
            self.box.addItem(NOTHING_WRITTEN, None)
        for word in words or field.sort.words:
            self.box.addItem(word if words else word_shown(word), word)
        self._hold(self.box)
        self.box.activated.connect(lambda _row: self.chosen.emit(self.box.currentData()))
        self.show_field(field)

    def show_field(self, field: Field) -> None:
        """Show what holds now."""
        value = str(field.value).lower() if isinstance(field.value, bool) else field.value
        self.box.setCurrentIndex(self.box.findData(value))


class LineBox(QLineEdit):
    """A line that says once that it was changed, and goes back with Escape."""

    changed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown = ""
        self.editingFinished.connect(self._finish)

    def show_text(self, text: str) -> None:
        """Show a text, unless another one is being typed."""
        is_typing = self.hasFocus() and self.text() != self._shown
        self._shown = text
        if self.text() != text and not is_typing:
            self.setText(text)
            self.setCursorPosition(0)

    def commit(self) -> None:
        """Say what is typed, if it can stand there."""
        if self.hasAcceptableInput():
            self._finish()

    def event(self, event: QEvent) -> bool:
        """Leave to the window what is not of what is being typed."""
        if leaves_undo(event, is_typing=self.text() != self._shown):
            event.ignore()
            return False
        return bool(super().event(event))

    def _finish(self) -> None:
        if self.text() != self._shown:
            self._shown = self.text()
            self.changed.emit(self._shown)


class TextEditor(FieldEditor):
    """A line of text; of one in several languages that which is spoken, or English."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = LineBox(self)
        self.line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.line.setMinimumWidth(LEAST_WIDTH)
        self._hold(self.line, stretch=False)
        self.line.changed.connect(lambda text: self.chosen.emit(text or None))
        self.show_field(field)

    def show_field(self, field: Field) -> None:
        """Show what holds now."""
        value = field.value
        if isinstance(value, dict) and value:
            value = value[shown_in(value)]
        self.line.show_text(value if isinstance(value, str) else "")

    def also(self, field: Field) -> str:
        """The same in other languages, which stay as they are."""
        words = field.value if isinstance(field.value, dict) else {}
        others = [f"{key}: {words[key]}" for key in words if key != shown_in(words)]
        return "".join(f"\n{each}" for each in others)


class NumbersEditor(FieldEditor):
    """Numbers in a row, with commas."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._one_alone = field.sort.one_alone
        self.line = LineBox(self)
        self.line.setValidator(QRegularExpressionValidator(_NUMBERS, self.line))
        self.line.setMinimumWidth(LEAST_WIDTH)
        self._hold(self.line, stretch=False)
        self.line.changed.connect(self._choose)
        self.show_field(field)

    def _choose(self, text: str) -> None:
        numbers = numbers_in(text)
        self.chosen.emit(numbers[0] if len(numbers) == 1 and self._one_alone else numbers or None)

    def show_field(self, field: Field) -> None:
        """Show what holds now."""
        self.line.show_text(_listed(field.value))


class StepsEditor(FieldEditor):
    """One of some words, or numbers."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = field.sort.words
        self.box = ComboBox(self)
        self.box.setEditable(True)
        self.box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for word in self._words:
            self.box.addItem(word_shown(word), word)
        line = self.box.lineEdit()
        assert line is not None
        words = "|".join(QRegularExpression.escape(word_shown(word)) for word in self._words)
        pattern = QRegularExpression(f"{words}|{_NUMBERS.pattern()}")
        line.setValidator(QRegularExpressionValidator(pattern, line))
        self._hold(self.box)
        self._shown = ""
        self.box.activated.connect(lambda _row: self._choose())
        line.editingFinished.connect(self._choose)
        self.box.committed.connect(self._choose)
        self.show_field(field)

    def _choose(self) -> None:
        text = self.box.currentText()
        if text == self._shown:
            return
        self._shown = text
        word = next((each for each in self._words if word_shown(each) == text), None)
        numbers = numbers_in(text)
        self.chosen.emit(word or (numbers[0] if len(numbers) == 1 else numbers))

    def show_field(self, field: Field) -> None:
        """Show what holds now."""
        is_typing = self.box.hasFocus() and self.box.currentText() != self._shown
        if isinstance(field.value, str) and field.value in self._words:
            self._shown = word_shown(field.value)
        else:
            self._shown = _listed(field.value)
        if not is_typing:
            self.box.setEditText(self._shown)


def numbers_in(text: str) -> list[int]:
    """The numbers of a line."""
    return [int(each) for each in text.replace(",", " ").split()]


def _listed(value: Any) -> str:
    if value is None:
        return ""
    return ", ".join(str(each) for each in (value if isinstance(value, list) else [value]))
