"""What all parts of a form share: the rules it shows, what becomes of a change, and its boxes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
from PySide6.QtWidgets import (
    QComboBox,
    QLayout,
    QLineEdit,
    QSpinBox,
    QToolButton,
    QWidget,
)

from hanafuda_desktop.app.editor.text import Colour
from hanafuda_desktop.rules.diagnostics import Diagnostic
from hanafuda_desktop.rules.form import Field, Form, FormChanges, FormPart, problems_in
from hanafuda_desktop.rules.schema_places import Sort, word_shown
from hanafuda_desktop.rules.source import Span
from hanafuda_desktop.rules.text_edits import CannotEdit
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import plain_text
from hanafuda_desktop.text.language import tr

# The way of the Tab key through widgets of which some are made later than their neighbours.


def stops_in(held: QWidget | QLayout) -> Iterator[QWidget]:
    """Where the Tab key stops, in the order in which it stands on the screen."""
    layout = held.layout()
    if layout is not None:
        items = (layout.itemAt(place) for place in range(layout.count()))
        for inner in (item.widget() or item.layout() for item in items if item is not None):
            if inner is not None:
                yield from stops_in(inner)
    elif isinstance(held, QWidget):
        is_there = held.isVisible() and held.isEnabled()
        if is_there and held.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield held


# How what was not said in the text itself is told apart: dimmed, and still easily read.

_ROOM: Final = (84, 150)
"""Pixels for what is said beside a value, in a small window and in a wide one."""
_LABEL: Final = (72, 118)
"""Pixels that a label takes at least."""
_WIDE: Final = 1100
"""Pixels that make a window a wide one."""


def dim(widget: QWidget, *, is_dim: bool) -> None:
    """Dim a text, or show it in full."""
    window = widget.window().palette()
    full = window.color(QPalette.ColorRole.WindowText)
    colour = Colour.NUMBER.on(window) if is_dim else full
    palette = widget.palette()
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        palette.setColor(group, QPalette.ColorRole.WindowText, colour)
        palette.setColor(group, QPalette.ColorRole.Text, colour)
    widget.setPalette(palette)


def from_base(note: QToolButton, name: str) -> str:
    """Words for what the base says; a long name would take the room of the values."""
    words = tr("from {name}", name=name)
    room = _ROOM[_is_wide(note)]
    return words if note.fontMetrics().horizontalAdvance(words) <= room else tr("inherited")


def label_width(widget: QWidget) -> int:
    """How wide a label is at least."""
    return _LABEL[_is_wide(widget)]


def _is_wide(widget: QWidget) -> bool:
    return widget.window().width() >= _WIDE


def show_note(note: QToolButton, words: str, tip: str, *, can_be_clicked: bool) -> None:
    """Say beside a value where it comes from, or offer the way back."""
    faint = Colour.NUMBER.on(note.window().palette())
    palette = note.palette()
    palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText, faint)
    note.setPalette(palette)
    note.setEnabled(can_be_clicked)
    note.setText(words)
    note.setToolTip(plain_text(tip))
    note.setAccessibleName(tip)


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


_ABOUT: Final = "about"


class FormContext(QObject):
    """Stands between the fields and the text.

    Args:
        pictures: the cards.
        parent: the page it belongs to.

    Attributes:
        form: the rules as they are shown.
        pictures: the same.
        problems: what is wrong in the file.
        can_edit: whether the file may be changed at all.
        is_waiting: whether the text cannot be read, so that ``form`` shows what it said before.
    """

    change_begins = Signal()
    """A field is about to be changed: what was typed since must be looked at first."""
    edited = Signal(str)
    """A field was changed: the text as it is then."""
    refused = Signal(str)
    """A change cannot be written: why."""
    place_asked = Signal(object)
    """Somebody wants to see where something is written: a :class:`Span`."""
    explained = Signal(str)
    """A field has got the focus: what it means."""

    def __init__(self, pictures: CardPictures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pictures = pictures
        self.form: Form
        self.problems: tuple[Diagnostic, ...] = ()
        self.can_edit = True
        self.is_waiting = False

    def change(self, act: Callable[[FormChanges], str]) -> bool:
        """Change the text, or say why that cannot be; returns whether it says something else."""
        self.change_begins.emit()
        if self.is_waiting:
            self.refused.emit(tr("the text cannot be read now"))
            return False
        try:
            text = act(FormChanges(self.form))
        except CannotEdit as error:
            self.refused.emit(str(error))
            return False
        if text == self.form.text:
            return False
        self.edited.emit(text)
        return True

    def explain(self, widget: QWidget, label: str, about: str) -> None:
        """Have it said what a value means whenever this has the focus."""
        if widget.property(_ABOUT) is None:
            widget.installEventFilter(self)
        widget.setProperty(_ABOUT, tr("{key}: {what}", key=label, what=about) if about else label)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say what the value means that gets the focus."""
        if event.type() == QEvent.Type.FocusIn:
            self.explained.emit(str(watched.property(_ABOUT)))
        return False

    def show_in_text(self, path: tuple[str, ...]) -> None:
        """Go to where a value is written, or to where its map is."""
        while path:
            node = self.form.written(path)
            if node is not None:
                self.place_asked.emit(self.form.field(path).span or node.span)
                return
            path = path[:-1]
        end = self.form.own.span.end
        self.place_asked.emit(Span(self.form.own.span.source, end, end))

    def problem_in(self, what: Field | FormPart) -> str:
        """The first thing that is wrong in what the text says of it; empty if nothing is."""
        found = problems_in(what.span, self.problems)
        return next((each.message for each in found), "")


# Boxes: for a whole number or a word in its place, for a choice, for a line of text.

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
