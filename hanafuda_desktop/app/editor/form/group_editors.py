"""Several numbers on one line: one for each number of players, or those of a small map."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QToolButton, QWidget

from hanafuda_desktop.app.editor.form.context import FormContext
from hanafuda_desktop.app.editor.form.editors import FieldEditor
from hanafuda_desktop.app.editor.form.number_box import NumberBox
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rules.differing import readable
from hanafuda_desktop.rules.form import Field
from hanafuda_desktop.rules.form_sorts import Kind
from hanafuda_desktop.rules.form_tree import FormPath
from hanafuda_desktop.table.plain_text import PlainLabel, plain_text

__all__ = ["ByPlayersEditor", "InlineNumbers", "TextOnly", "inline_fields"]

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
    return fields if is_short and all(each.sort.kind is Kind.NUMBER for each in fields) else ()


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
