"""A part of the form with a heading; it opens and closes, and is made when it first opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hanafuda_desktop.app.editor.form.context import (
    Body,
    FlatButton,
    FormContext,
    from_base,
    show_note,
)
from hanafuda_desktop.app.editor.form.field import FieldLine, is_line
from hanafuda_desktop.app.editor.text import colours_on
from hanafuda_desktop.rules.differences import readable
from hanafuda_desktop.rules.form import Field, FormPath, Kind, Origin
from hanafuda_desktop.rules.schema.values import shown_in
from hanafuda_desktop.table.plain_text import PlainLabel, plain_text
from hanafuda_desktop.text.language import tr
from hanafuda_desktop.text.vocabulary import in_a_row

_INDENT: Final = 12


class Block(QWidget):
    """A heading with what is in it in short, and below it the fields.

    Args:
        context: the form.
        title: what it is called.
        make: makes the fields.
        path: the value it holds; empty for fields that have nothing in common.
        parent: the widget it stands in.

    Attributes:
        is_open: whether its fields are seen.
    """

    def __init__(
        self,
        context: FormContext,
        title: str,
        make: Callable[[QWidget], Body],
        path: FormPath = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._make = make
        self.path = path
        self.body: Body | None = None
        self.head = FlatButton(self)
        self.head.setText(title)
        self.head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.head.setArrowType(Qt.ArrowType.RightArrow)
        self.has = QCheckBox(self)
        self.short = PlainLabel(parent=self)
        self.short.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.note = FlatButton(self)
        self.note.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lay_out()
        self.is_open = False
        self._is_section = False
        self.head.clicked.connect(lambda: self._open(not self.is_open))
        self.has.clicked.connect(self._have)
        self.note.clicked.connect(lambda: context.change(lambda text: text.go_back(self.path)))
        self.refresh()

    @classmethod
    def of_field(cls, context: FormContext, path: FormPath, parent: QWidget | None = None) -> Block:
        """The part that holds one large value."""
        from hanafuda_desktop.app.editor.form.rows import Rows

        field = context.form.field(path)

        def make(inside: QWidget) -> Body:
            if field.sort.kind is Kind.GROUP:
                return GroupBody(context, lambda: context.form.fields(path), inside)
            return Rows(context, path, inside)

        return cls(context, field.label, make, path, parent)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.head)
        row.addWidget(self.has)
        row.addWidget(self.short, 1)
        row.addWidget(self.note)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addLayout(row)

    def be_section(self) -> None:
        """Stand out: it is a section of the whole form."""
        self._is_section = True
        font = self.head.font()
        font.setBold(True)
        self.head.setFont(font)

    # --- opening ---------------------------------------------------------------------------------

    def open(self) -> None:
        """Show its fields."""
        self._open(True)

    def close_up(self) -> None:
        """Hide its fields."""
        self._open(False)

    def _open(self, is_open: bool) -> None:  # noqa: FBT001 - one thing to be told
        self.is_open = is_open
        self.head.setAccessibleDescription(tr("open") if is_open else tr("closed"))
        self.head.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        if is_open and self.body is None and self._is_there():
            self.body = self._make(self)
            self.body.setContentsMargins(_INDENT, 0, 0, 0)
            self._whole.addWidget(self.body)
        elif is_open and self.body is not None:
            self.body.refresh()  # nothing is shown of what is closed, so it may be of old
        if self.body is not None:
            self.body.setVisible(is_open)
        self._show_short()

    def _is_there(self) -> bool:
        """Whether there is what it would hold."""
        return not self.path or not self._may_be_off() or self._field().value is not None

    def _field(self) -> Field:
        return self._context.form.field(self.path)

    def _may_be_off(self) -> bool:
        return bool(self.path) and self._context.form.sort(self.path).may_be_left_out

    def _have(self, checked: bool) -> None:  # noqa: FBT001 - Qt's signature
        if checked:
            self._context.change(lambda text: text.turn_on(self.path))
            self.open()
        else:
            self._context.change(lambda text: text.turn_off(self.path))
        self.refresh()

    # --- showing ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what holds now."""
        self.has.setVisible(self._may_be_off())
        self.has.setEnabled(self._context.can_edit)
        if self.path:
            self._show_field(self._field())
        else:
            self.note.hide()
        if not self._is_there():
            if self.body is not None:
                self.body.deleteLater()
                self.body = None
        elif self.is_open:
            self._open(True)
        self._show_short()

    def _show_field(self, field: Field) -> None:
        base = self._context.base_name
        self.has.setChecked(field.value is not None)
        self.has.setAccessibleName(tr("There is: {what}", what=field.label))
        self.has.setToolTip(
            plain_text(tr("Whether there is this at all. {about}", about=field.about))
        )
        self.head.setToolTip(plain_text(field.about))
        for widget in (self.head, self.has):
            self._context.explain(widget, field.label, field.about)
        font = self.head.font()
        is_own = field.origin is Origin.WRITTEN and self._context.form.is_variant
        font.setBold(self._is_section or is_own)
        self.head.setFont(font)
        words = {Origin.BASE: from_base(self.note, base), Origin.USUAL: tr("usual")}
        self.note.setVisible(field.origin in words)
        show_note(self.note, words.get(field.origin, ""), "", can_be_clicked=False)

    def _show_short(self) -> None:
        """What is in it, while it is closed; or what is wrong there."""
        if not self.path:
            self.short.setText("")
            return
        field = self._field()
        wrong = self._context.problem_in(field)
        words = "" if self.is_open else wrong or _in_short(self._context, field)
        colours = colours_on(self.palette())
        colour = colours.error if wrong else colours.number
        self.short.setStyleSheet(f"color: {colour.name()}")
        self.short.setText(words)
        self.short.setToolTip(plain_text(words))


def _in_short(context: FormContext, field: Field) -> str:
    if field.value is None:
        return tr("none", meaning="a value of a rule file")
    if field.sort.kind in (Kind.PARTS, Kind.KEYED):
        titles = [part.title for part in context.form.parts(field.path) if not part.is_removed]
        if not titles:
            return tr("none", meaning="a value of a rule file")
        if field.sort.is_named or field.sort.kind is Kind.KEYED:
            return tr("{number}: {listed}", number=len(titles), listed=in_a_row(titles))
    return readable(_in_one_language(field.value))


def _in_one_language(value: Any) -> Any:
    """A value with one language of each text."""
    if isinstance(value, dict):
        return (
            value[shown_in(value)]
            if "en" in value
            else {key: _in_one_language(value[key]) for key in value}
        )
    return [_in_one_language(each) for each in value] if isinstance(value, list) else value


# The fields of a map, one below the other, and larger parts below them.


class GroupBody(Body):
    """A line for each small value, a part that opens for each large one.

    Args:
        context: the form.
        fields: gives the values as they are now.
        parent: the widget it stands in.
    """

    def __init__(
        self,
        context: FormContext,
        fields: Callable[[], tuple[Field, ...]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._fields = fields
        self.lines: dict[FormPath, FieldLine] = {}
        self.blocks: dict[FormPath, Block] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(2, 2, 0, 4)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(1, 1)
        for row, field in enumerate(fields()):
            self._add(field, 2 * row)

    def _add(self, field: Field, row: int) -> None:
        if is_line(self._context, field):
            self.lines[field.path] = FieldLine(self._context, field, self._grid, row, self)
        else:
            block = Block.of_field(self._context, field.path, self)
            self.blocks[field.path] = block
            self._grid.addWidget(block, row, 0, 1, 3)

    def refresh(self) -> None:
        """Show what holds now."""
        for field in self._fields():
            line, block = self.lines.get(field.path), self.blocks.get(field.path)
            if line is not None:
                line.show_field(field)
            elif block is not None:
                block.refresh()
