"""One value of the form: its name, what it is changed with, and where it comes from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from hanafuda_desktop.app.editor.form.cards import CardsEditor
from hanafuda_desktop.app.editor.form.context import (
    FlatButton,
    FormContext,
    dim,
    from_base,
    label_width,
    show_note,
)
from hanafuda_desktop.app.editor.form.editors import (
    ByPlayersEditor,
    ChoiceEditor,
    FieldEditor,
    InlineNumbers,
    NameEditor,
    NamesEditor,
    NumberEditor,
    NumbersEditor,
    StepsEditor,
    SwitchEditor,
    TextEditor,
    TextOnly,
    inline_fields,
)
from hanafuda_desktop.app.editor.text import colours_on
from hanafuda_desktop.rules.differences import readable
from hanafuda_desktop.rules.form import Field, Origin
from hanafuda_desktop.rules.schema_places import ValueKind
from hanafuda_desktop.table.plain_text import PlainLabel, plain_text
from hanafuda_desktop.text.language import tr

_CHOSEN: Final = ("extends", "deck", "variant_of")
"""Keys whose names are those of files, of which there are so many and no more."""
_ALONE: Final[Mapping[ValueKind, Callable[[Field, QWidget], FieldEditor]]] = {
    ValueKind.SWITCH: SwitchEditor,
    ValueKind.NUMBER: NumberEditor,
    ValueKind.NUMBERS: NumbersEditor,
    ValueKind.STEPS: StepsEditor,
    ValueKind.CHOICE: ChoiceEditor,
}
"""Editors that need to know nothing but the value."""
_BACK: Final = "\N{ANTICLOCKWISE OPEN CIRCLE ARROW}"


def is_line(context: FormContext, field: Field) -> bool:
    """Whether a value stands on a line, and holds no fields of its own."""
    if not field.sort.is_large:
        return True
    is_fixed = field.sort.kind is ValueKind.GROUP and not field.sort.may_be_left_out
    return is_fixed and bool(inline_fields(context, field.path))


def editor_for(context: FormContext, field: Field, parent: QWidget) -> FieldEditor:
    """What a value is changed with."""
    value, kind = field.value, field.sort.kind
    is_text = value is None or isinstance(value, str)
    is_words = isinstance(value, dict) and all(isinstance(each, str) for each in value.values())
    if kind in _ALONE:
        return _ALONE[kind](field, parent)
    match kind:
        case ValueKind.GROUP:
            return InlineNumbers(context, field.path, parent)
        case ValueKind.CARDS:
            return CardsEditor(context, field, parent)
        case ValueKind.BY_PLAYERS:
            return ByPlayersEditor(context, field, parent)
        case ValueKind.NAMES:
            return NamesEditor(context, field, parent)
        case ValueKind.NAME | ValueKind.TEXT if field.path[-1] in _CHOSEN and is_text:
            words = tuple(context.form.known(field.path))
            return ChoiceEditor(field, parent, words=words)
        case ValueKind.NAME if is_text:
            return NameEditor(context, field, parent)
        case ValueKind.TEXT | ValueKind.WORDS if (is_text or is_words) and "\n" not in str(value):
            return TextEditor(field, parent)
        case _:
            return TextOnly(context, field, parent)


def write(context: FormContext, field: Field, value: Any) -> bool:
    """Have a value written, or nothing said any more; tells whether that could be."""
    path, kind = field.path, field.sort.kind
    if value is not None and kind is ValueKind.WORDS:
        return context.change(lambda text: text.set_words(path, value))
    if value is not None:
        return context.change(lambda text: text.set(path, value))
    if field.can_go_back and field.behind in (None, []):
        return context.change(lambda text: text.go_back(path))
    if field.sort.may_be_left_out or kind is ValueKind.NAMES:
        nothing: list[str] | None = [] if kind is ValueKind.NAMES else None
        return context.change(lambda text: text.set(path, nothing))
    return False


class FieldLine(QObject):
    """The label, the editor and the note of a value, in a row of a grid.

    Args:
        context: the form.
        field: the value.
        grid: where it stands.
        row: in which row of the grid; the next one is for what is wrong.
        parent: the widget that they stand in.
    """

    def __init__(
        self, context: FormContext, field: Field, grid: QGridLayout, row: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._field = field
        self._in = parent
        self._grid, self._row = grid, row
        self.label = PlainLabel(field.label, parent)
        self.label.setWordWrap(True)
        self.label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.label.setMinimumWidth(label_width(parent))
        self.editor = editor_for(context, field, parent)
        self.label.setBuddy(self.editor.control)
        self.note = FlatButton(parent)
        self.note.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.wrong: PlainLabel | None = None
        grid.addWidget(self.label, row, 0, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self.editor, row, 1)
        grid.addWidget(self.note, row, 2, Qt.AlignmentFlag.AlignRight)
        self._connect()
        self.show_field(field)

    def _connect(self) -> None:
        self.editor.chosen.connect(self._choose)
        if isinstance(self.editor, InlineNumbers):
            self.editor.number_chosen.connect(
                lambda path, value: self._context.change(lambda text: text.set(path, value))
            )
        self.note.clicked.connect(
            lambda: self._context.change(lambda text: text.go_back(self._field.path))
        )

    @property
    def kind(self) -> type[FieldEditor]:
        """What it is changed with."""
        return type(self.editor)

    def _choose(self, value: object) -> None:
        if not write(self._context, self._field, value):
            self.editor.show_field(self._field)

    def show_field(self, field: Field) -> None:
        """Show what holds now, and where it comes from."""
        self._field = field
        self.editor.show_field(field)
        self.editor.setEnabled(self._context.can_edit or isinstance(self.editor, TextOnly))
        is_own = field.origin is Origin.WRITTEN
        font = self.label.font()
        font.setBold(is_own and self._context.form.is_variant)
        self.label.setFont(font)
        dim(self.label, is_dim=not is_own)
        self.label.setToolTip(plain_text(field.about))
        control = self.editor.control
        self._context.explain(control, field.label, field.about)
        control.setAccessibleName(field.label)
        control.setAccessibleDescription(field.about)
        if not isinstance(self.editor, CardsEditor):
            control.setToolTip(plain_text(f"{field.about}{self.editor.also(field)}"))
        self._show_note(field)
        self._show_problem(self._context.problem_in(field))

    def _show_note(self, field: Field) -> None:
        base = self._context.base_name
        self.note.setFocusPolicy(
            Qt.FocusPolicy.TabFocus if field.can_go_back else Qt.FocusPolicy.NoFocus
        )
        words, tip = "", ""
        if field.can_go_back:
            words, value = _BACK, readable(field.behind)
            tip = (
                tr("Back to {base}'s value: {value}", base=base, value=value)
                if base and self._is_inherited(field)
                else tr("Back to what is usual: {value}", value=value)
            )
        elif field.origin is Origin.BASE:
            words, tip = (
                from_base(self.note, base),
                tr("{base} says so; change it here for this game alone.", base=base),
            )
        elif field.origin is Origin.USUAL:
            words, tip = tr("usual"), tr("It is so as long as nothing else is said.")
        can_be_clicked = field.can_go_back and self._context.can_edit
        show_note(self.note, words, tip, can_be_clicked=can_be_clicked)

    def _is_inherited(self, field: Field) -> bool:
        return self._context.form.inherited(field.path) is not None

    def _show_problem(self, words: str) -> None:
        if words and self.wrong is None:
            self.wrong = PlainLabel(parent=self._in)
            self.wrong.setWordWrap(True)
            self._grid.addWidget(self.wrong, self._row + 1, 1, 1, 2)
        if self.wrong is not None:
            colour = colours_on(self.wrong.palette()).error.name()
            self.wrong.setStyleSheet(f"color: {colour}")
            self.wrong.setText(words)
            self.wrong.setVisible(bool(words))
