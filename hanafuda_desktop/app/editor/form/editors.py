"""What a single value is changed with: a switch, a number, a choice, a line of text."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator, QValidator, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from hanafuda_desktop.app.editor.form.context import FormContext, leaves_undo
from hanafuda_desktop.rules.differences import readable
from hanafuda_desktop.rules.form import Field, FormPath
from hanafuda_desktop.rules.schema.values import shown_in
from hanafuda_desktop.rules.schema_places import Sort, ValueKind, word_shown
from hanafuda_desktop.table.plain_text import PlainLabel, plain_text
from hanafuda_desktop.text.language import tr, trn

# A box for a whole number, in whose place a word or nothing may stand.

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


# Several numbers on one line: one for each number of players, or those of a small map.

_ANY = "any"
_MOST_INLINE = 4


class ByPlayersEditor(FieldEditor):
    """A number, or one for each number of players."""

    def __init__(self, context: FormContext, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._field = field
        self.boxes: dict[str, NumberBox] = {}
        self.differs = QCheckBox(tr("by players"), self)
        self.differs.setToolTip(tr("Whether the number depends on how many play."))
        self.differs.clicked.connect(self._switch)
        self.show_field(field)

    @property
    def numbers(self) -> dict[str, Any]:
        """The numbers that hold now."""
        value = self._field.value
        if isinstance(value, dict):
            return value
        return {} if value is None else {_ANY: value}

    def _counts(self) -> list[str]:
        """The numbers of players that can play."""
        form = self._context.form
        ends = [str(form.value(("players", key))) for key in ("least", "most")]
        least, most = (int(end) if end.isdecimal() else 2 for end in ends)
        return [str(count) for count in range(max(2, least), min(7, most) + 1)]

    def show_field(self, field: Field) -> None:
        """Show what holds now."""
        self._field = field
        by_players = set(self.numbers) - {_ANY}
        keys = [_ANY]
        if by_players:
            keys = sorted(by_players | set(self._counts())) + [_ANY] * (_ANY in self.numbers)
        if keys != list(self.boxes):
            self._build(keys)
        for key, box in self.boxes.items():
            value = self.numbers.get(key, self.numbers.get(_ANY))
            box.show_number(field.sort.least if value is None else value)
        self.differs.setChecked(bool(by_players))
        self.differs.setVisible(bool(by_players) or len(self._counts()) > 1)

    def _build(self, keys: list[str]) -> None:
        while self._row.count():
            self._row.takeAt(0)
        for box in self.boxes.values():
            box.deleteLater()
        self.boxes = {key: NumberBox(self._field.sort, self) for key in keys}
        for key, box in self.boxes.items():
            if len(keys) > 1:
                box.setPrefix(tr("others: ") if key == _ANY else tr("{key}: ", key=key))
            box.setAccessibleName(f"{self._field.label}, {_players(key)}")
            box.setMaximumWidth(90)
            self._context.explain(box, self._field.label, self._field.about)
            box.valueChanged.connect(lambda _value, key=key: self._choose(key))
            self._row.addWidget(box)
            box.show()
        self._row.addWidget(self.differs)
        self._row.addStretch(1)
        self.setFocusProxy(self.boxes[keys[0]])

    def _choose(self, key: str) -> None:
        chosen = self.boxes[key].chosen
        if list(self.boxes) == [_ANY]:
            self.chosen.emit(chosen)
        else:
            self.chosen.emit({**self.numbers, key: chosen})

    def _switch(self, checked: bool) -> None:  # noqa: FBT001 - Qt's signature
        numbers = self.numbers
        if checked:
            number = numbers.get(_ANY, self._field.sort.least)
            self.chosen.emit(dict.fromkeys(self._counts(), number))
        else:
            self.chosen.emit(numbers.get(_ANY, next(iter(numbers.values()))))


def _players(key: str) -> str:
    """For how many players a number is."""
    if key == _ANY:
        return tr("any number of players")
    return trn("{n} player", "{n} players", int(key)) if key.isdecimal() else key


def inline_fields(context: FormContext, path: FormPath) -> tuple[Field, ...]:
    """The fields of a map, if they are a few numbers that fit on one line."""
    fields = context.form.fields(path)
    is_short = 0 < len(fields) <= _MOST_INLINE
    return fields if is_short and all(each.sort.kind is ValueKind.NUMBER for each in fields) else ()


class InlineNumbers(FieldEditor):
    """The numbers of a small map.

    Each is a value of its own: :attr:`number_chosen` says which, and :attr:`chosen` is silent.
    """

    number_chosen = Signal(object, object)
    """The path of a number, and what it is now."""

    def __init__(self, context: FormContext, path: FormPath, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.boxes: dict[FormPath, NumberBox] = {}
        for field in inline_fields(context, path):
            box = NumberBox(field.sort, self)
            box.setAccessibleName(field.label)
            box.setToolTip(plain_text(field.about))
            context.explain(box, field.label, field.about)
            label = PlainLabel(field.label.lower(), self)
            label.setBuddy(box)
            box.setMaximumWidth(70)
            self._row.addWidget(label)
            self._row.addWidget(box)
            self.boxes[field.path] = box
            box.valueChanged.connect(
                lambda _value, path=field.path, box=box: self.number_chosen.emit(path, box.chosen)
            )
        self._row.addStretch(1)
        self.setFocusProxy(next(iter(self.boxes.values())))
        self.show_numbers()

    def show_numbers(self) -> None:
        """Show what holds now."""
        for path, box in self.boxes.items():
            box.show_number(self._context.form.value(path))

    def show_field(self, field: Field) -> None:
        """Show what holds now."""
        self.show_numbers()


class TextOnly(FieldEditor):
    """A value that is changed in the text: what it says, and a way there."""

    def __init__(self, context: FormContext, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = PlainLabel(parent=self)
        self.words.setWordWrap(True)
        self.button = QToolButton(self)
        self.button.setText(tr("Edit in the text"))
        self.button.clicked.connect(lambda: context.show_in_text(field.path))
        self._row.addWidget(self.words, 1)
        self._hold(self.button, stretch=False)
        self.show_field(field)

    def show_field(self, field: Field) -> None:
        """Show what holds now."""
        self.words.setText(readable(field.value))


# Names of other parts, chosen from those there are or typed.

_NAME: Final = r"[a-z0-9]+(-[a-z0-9]+)*"


class NameEditor(FieldEditor):
    """A name in small letters."""

    def __init__(self, context: FormContext, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = LineBox(self)
        self.line.setValidator(QRegularExpressionValidator(QRegularExpression(_NAME), self.line))
        self.line.setMinimumWidth(LEAST_WIDTH)
        self.line.setCompleter(QCompleter(list(context.form.known(field.path)), self.line))
        self._hold(self.line, stretch=False)
        self.line.changed.connect(lambda text: self.chosen.emit(text or None))
        self.show_field(field)

    def show_field(self, field: Field) -> None:
        """Show what holds now."""
        self.line.show_text(field.value if isinstance(field.value, str) else "")


class NamesEditor(FieldEditor):
    """Names in a row, and a menu of those there are."""

    def __init__(self, context: FormContext, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._field = field
        self.line = LineBox(self)
        pattern = QRegularExpression(rf"\s*{_NAME}(\s*,\s*{_NAME})*\s*")
        self.line.setValidator(QRegularExpressionValidator(pattern, self.line))
        self.line.setMinimumWidth(LEAST_WIDTH)
        self.line.setPlaceholderText(tr("none", meaning="a value of a rule file"))
        self.choose = QToolButton(self)
        self.choose.setText(tr("Choose"))
        self.choose.setToolTip(tr("Choose from the names there are."))
        self.choose.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.choose)
        self.choose.setMenu(self.menu)
        self._hold(self.line, stretch=False)
        self._row.addWidget(self.choose)
        self.line.changed.connect(lambda text: self._choose(names_in(text)))
        self.menu.aboutToShow.connect(self._fill)
        self.show_field(field)

    @property
    def names(self) -> list[str]:
        """The names that hold now."""
        value = self._field.value
        if value is None:
            return []
        return [str(each) for each in (value if isinstance(value, list) else [value])]

    def _fill(self) -> None:
        self.menu.clear()
        known = self._context.form.known(self._field.path)
        own = self._field.path[-2] if len(self._field.path) > 1 else ""
        for word in self._field.sort.words:
            action = self.menu.addAction(word)
            action.triggered.connect(lambda _checked=False, word=word: self.chosen.emit(word))
        for name in (each for each in known if each != own):
            action = self.menu.addAction(known[name] or name)
            action.setCheckable(True)
            action.setChecked(name in self.names)
            action.triggered.connect(lambda _checked=False, name=name: self._toggle(name))

    def _toggle(self, name: str) -> None:
        names = [each for each in self.names if each not in self._field.sort.words]
        kept = [each for each in names if each != name]
        self._choose(kept if name in names else [*names, name])

    def _choose(self, names: list[str]) -> None:
        words = self._field.sort.words
        if len(names) == 1 and (self._field.sort.one_alone or names[0] in words):
            self.chosen.emit(names[0])
        else:
            self.chosen.emit(names or None)

    def show_field(self, field: Field) -> None:
        """Show what holds now."""
        self._field = field
        self.line.show_text(", ".join(self.names))


def names_in(text: str) -> list[str]:
    """The names of a line."""
    return text.replace(",", " ").split()
