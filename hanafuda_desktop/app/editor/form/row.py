"""A part of a list on one line: its name, its cards, its points; all else opens below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.editor.colours import colours_on
from hanafuda_desktop.app.editor.form.card_editors import CardsEditor, NeedsEditor
from hanafuda_desktop.app.editor.form.context import FormContext
from hanafuda_desktop.app.editor.form.dimming import dim
from hanafuda_desktop.app.editor.form.editors import FieldEditor, NumberEditor, TextEditor
from hanafuda_desktop.app.editor.form.field_line import editor_for, write
from hanafuda_desktop.app.editor.form.flat_button import FlatButton
from hanafuda_desktop.app.editor.form.group_editors import InlineNumbers, inline_fields
from hanafuda_desktop.app.editor.form.row_menu import RowMenu
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.differing import readable
from hanafuda_desktop.rules.form import Field, Form, Origin, Part
from hanafuda_desktop.rules.form_sorts import Kind
from hanafuda_desktop.table.plain_text import PlainLabel, plain_text

if TYPE_CHECKING:
    from hanafuda_desktop.app.editor.form.body import GroupBody

__all__ = ["Row", "headline"]

_POINTS: Final = "points"
_TITLE: Final = 10
"""Letters that a title takes at least, so that what stands beside them stands in a column."""
_INDENT: Final = 24
_SHOWN: Final = (Kind.CARDS, Kind.NUMBERS)


def headline(form: Form, part: Part) -> tuple[Field, ...]:
    """The fields that stand on the part's own line: what it is called, its cards, a number.

    Only what speaks for itself stands there; all else has its name beside it, below.
    """
    if form.sort(part.path).kind is not Kind.GROUP:
        return (form.field(part.path),)
    fields, needed = form.fields(part.path), form.place(part.path).needed
    texts = [each for each in fields if each.sort.kind in (Kind.WORDS, Kind.TEXT)]
    shown = [
        each
        for each in fields
        if each.path[-1] in needed and (each.sort.kind in _SHOWN or _is_needs(form, each))
    ]
    is_short = bool(form.sort(part.path).short)
    numbers = [
        each
        for each in fields
        if each.sort.kind is Kind.NUMBER
        and (each.path[-1] == _POINTS or each.path[-1] in needed or is_short)
    ]
    return (*texts[:1], *shown[:1], *numbers[:1])


def _is_needs(form: Form, field: Field) -> bool:
    if field.sort.kind is not Kind.PARTS:
        return False
    return form.sort((*field.path, "0")).short == "cards"


class Row(QWidget):
    """One part.

    Args:
        context: the form.
        part: which.
        parent: the widget it stands in.
    """

    def __init__(self, context: FormContext, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.part = part
        self.editors: dict[str, FieldEditor] = {}
        self.details: GroupBody | None = None
        self.more = FlatButton(self)
        self.more.setArrowType(Qt.ArrowType.RightArrow)
        self.title = PlainLabel(parent=self)
        self.acts = FlatButton(self)
        self.acts.setText("\N{MIDLINE HORIZONTAL ELLIPSIS}")
        self.acts.setPopupMode(FlatButton.ToolButtonPopupMode.InstantPopup)
        self.menu = RowMenu(context, lambda: self.part, self.acts)
        self.acts.setMenu(self.menu)
        self.wrong = PlainLabel(parent=self)
        self.wrong.setWordWrap(True)
        self.wrong.setIndent(_INDENT)
        self._fields = headline(context.form, part)
        self._lay_out()
        self.is_open = False
        self.more.clicked.connect(lambda: self._open(not self.is_open))
        self.setFocusProxy(self.more)
        self.show_part(part)

    # --- making ----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.more)
        row.addWidget(self.title)
        self.inline: InlineNumbers | None = None
        has_more = self._has_more()
        if not has_more and inline_fields(self._context, self.part.path):
            self.inline = InlineNumbers(self._context, self.part.path, self)
            self.inline.number_chosen.connect(
                lambda path, value: self._context.change(lambda text: text.set(path, value))
            )
            row.addWidget(self.inline, 1)
        for field in () if self.inline is not None else self._fields:
            editor = self._editor(field)
            self.editors[field.path[-1]] = editor
            row.addWidget(editor, _STRETCH.get(field.sort.kind, 0))
        if self.editors or self.inline is not None:
            self.title.setMinimumWidth(_TITLE * self.title.fontMetrics().averageCharWidth())
        else:
            self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            row.setStretchFactor(self.title, 1)
        row.addWidget(self.acts)
        policy = self.more.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.more.setSizePolicy(policy)
        self.more.setVisible(has_more)
        self._set_whole(row)

    def _set_whole(self, row: QHBoxLayout) -> None:
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addLayout(row)
        self._whole.addWidget(self.wrong)

    def _has_more(self) -> bool:
        """Whether there is more than what stands on the line."""
        form = self._context.form
        is_map = form.sort(self.part.path).kind is Kind.GROUP
        return is_map and not inline_fields(self._context, self.part.path)

    def _others(self) -> tuple[Field, ...]:
        """The fields that open below."""
        form = self._context.form
        shown = {field.path for field in self._fields}
        needs = [each.path for each in self._fields if _is_needs(form, each)]
        found = [
            each
            for each in form.fields(self.part.path)
            if each.path not in shown or each.path in needs
        ]
        return tuple(sorted(found, key=lambda each: each.path[-1] == "id"))

    def _editor(self, field: Field) -> FieldEditor:
        if _is_needs(self._context.form, field):
            needs = NeedsEditor(self._context, field, self)
            needs.more_asked.connect(self._open_needs)
            editor: FieldEditor = needs
        else:
            editor = editor_for(self._context, field, self)
        if isinstance(editor, NumberEditor) and field.path[-1] != _POINTS:
            editor.box.setPrefix(f"{field.label.lower()} ")
        editor.control.setAccessibleName(tr("{key}: {what}", key=self.part.title, what=field.label))
        if not isinstance(editor, CardsEditor | NeedsEditor):
            editor.control.setToolTip(plain_text(field.about))
        self._context.explain(editor.control, f"{self.part.title}, {field.label}", field.about)
        editor.chosen.connect(lambda value: self._choose(field, value))
        return editor

    # --- showing ---------------------------------------------------------------------------------

    def show_part(self, part: Part) -> None:
        """Show what holds now."""
        self.part = part
        form = self._context.form
        self._fields = headline(form, part)
        for field in self._fields:
            editor = self.editors.get(field.path[-1])
            if editor is not None:
                editor.show_field(field)
                editor.setEnabled(self._context.can_edit)
        if self.inline is not None:
            self.inline.show_numbers()
            self.inline.setEnabled(self._context.can_edit)
        self._show_origin()
        has_name = any(isinstance(each, TextEditor) for each in self.editors.values())
        self.title.setVisible(not has_name)
        self.title.setText(self._title())
        dim(self.title, is_dim=part.origin is not Origin.WRITTEN)
        self.more.setAccessibleName(tr("{part}: more", part=part.title))
        self.more.setToolTip(plain_text(tr("All that is said of {part}.", part=part.title)))
        self.acts.setAccessibleName(tr("{part}: what can be done", part=part.title))
        self.acts.setToolTip(tr("Move it, take it out, or see it in the text."))
        self._show_problem()
        if self.details is not None and self.is_open:
            self.details.refresh()

    def _show_problem(self) -> None:
        """Say what is wrong in it; when it is open, that is said where it is."""
        problem = "" if self.is_open else self._context.problem_in(self.part)
        self.wrong.setStyleSheet(f"color: {colours_on(self.palette()).error.name()}")
        self.wrong.setText(problem)
        self.wrong.setVisible(bool(problem))

    def _show_origin(self) -> None:
        """Tell what a variant says itself from what its base says."""
        is_own = self.part.origin is Origin.WRITTEN
        for editor in self.editors.values():
            if isinstance(editor, TextEditor):
                dim(editor.line, is_dim=not is_own)
                font = editor.line.font()
                font.setBold(is_own and self._context.form.is_variant)
                editor.line.setFont(font)

    def _title(self) -> str:
        if self.part.path[-1].isdigit() and self._context.form.sort(self.part.path[:-1]).kind is (
            Kind.PARTS
        ):
            return "" if self.editors else readable(self._context.form.value(self.part.path))
        return self.part.title

    def open(self) -> None:
        """Show all of it."""
        self._open(True)

    def _open(self, is_open: bool) -> None:  # noqa: FBT001 - one thing to be told
        from hanafuda_desktop.app.editor.form.body import GroupBody

        self.is_open = is_open and self.more.isVisibleTo(self)
        if is_open and not self.is_open:
            return
        self.more.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        if is_open and self.details is None:
            self.details = GroupBody(self._context, self._others, self)
            self.details.setContentsMargins(_INDENT, 0, 0, 6)
            self._whole.addWidget(self.details)
        elif is_open and self.details is not None:
            self.details.refresh()
        if self.details is not None:
            self.details.setVisible(is_open)
        self._show_problem()

    def _open_needs(self) -> None:
        self.open()
        for block in self.details.blocks.values() if self.details is not None else ():
            if _is_needs(self._context.form, self._context.form.field(block.path)):
                block.open()
                block.head.setFocus()

    # --- changing --------------------------------------------------------------------------------

    def _choose(self, field: Field, value: object) -> None:
        now = self._context.form.field(field.path)
        if not write(self._context, now, value):
            self.editors[field.path[-1]].show_field(now)


_STRETCH: Final = {Kind.WORDS: 3, Kind.TEXT: 3, Kind.NUMBERS: 3, Kind.CARDS: 4, Kind.PARTS: 4}
