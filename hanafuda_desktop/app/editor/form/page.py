"""The page on which the rules that are being written are a form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from hanafuda_desktop.app.editor.checker import Checked
from hanafuda_desktop.app.editor.form.block import FieldBlock, FieldLine, GroupBody
from hanafuda_desktop.app.editor.form.context import (
    ComboBox,
    FormContext,
    LineBox,
    NumberBox,
    step_focus,
)
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.rules.form import Form, FormPath
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import PlainLabel
from hanafuda_desktop.text.language import tr

_LINES: Final = 4
"""Lines in which it is said what a field means; the rest is in its tooltip."""


class FormPage(QWidget):
    """Sections of fields; each is made when it is opened.

    Args:
        pictures: the cards.
        parent: the window it stands in.
    """

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Rules as a form"))
        self.context = FormContext(pictures, self)
        self.sections: dict[str, FieldBlock] = {}
        self._made_for: tuple[object, ...] = ()
        self.note = PlainLabel(parent=self, wraps=True)
        self.note.hide()
        self.area = QScrollArea(self, widgetResizable=True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.viewport().setAutoFillBackground(False)
        self.about = PlainLabel(parent=self)
        self.about.setText(
            tr("What a field means is said here. Whatever you change is written into the text.")
        )
        self.about.setWordWrap(True)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.about.setFixedHeight(_LINES * self.fontMetrics().lineSpacing() + 2)
        self.about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        parts = (self.note, (self.area, 1), self.about)
        filled(QVBoxLayout(self), *parts, margins=(6, 6, 6, 4), spacing=4)
        self.context.explained.connect(self.about.setText)
        self.context.refused.connect(self._refused)
        self.setFocusProxy(self.area)

    # --- what the editor tells -------------------------------------------------------------------

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck."""
        self.context.pictures = pictures
        self.sections = {}
        if self._made_for:
            self._build()

    def commit(self) -> None:
        """Write what is typed in a field that has not been left yet."""
        field = self.focusWidget()
        typed = field.lineEdit() if isinstance(field, ComboBox) else field
        if isinstance(typed, NumberBox | LineBox):
            typed.commit()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's signature
        """Go through the fields as they stand."""
        inside = self.area.widget()
        if inside is not None and step_focus(inside, forward=forward):
            return True
        return bool(super().focusNextPrevChild(forward))

    def show_checked(self, checked: Checked) -> None:
        """Show what the rules say now."""
        form = checked.form
        self.note.setVisible(form is None)
        self.context.is_waiting = form is None
        self.area.setEnabled(form is not None)
        if form is None:
            self.note.setText(
                tr("The form waits until the text can be read: mend what is underlined first.")
            )
            return
        self.context.form = form
        self.context.problems = tuple(
            each for each in checked.problems if each.file == checked.file
        )
        if self._made_for != _shape(form):
            self.commit()  # the field goes; what this writes may have made the form anew already
        if self._made_for == _shape(self.context.form):
            for section in self.sections.values():
                section.refresh()
        else:
            self._build()

    # --- making ----------------------------------------------------------------------------------

    def _build(self) -> None:
        """Make the sections anew; those that were open are open again."""
        context, form = self.context, self.context.form
        opened = {title for title, section in self.sections.items() if section.is_open}
        focused = self._focused()
        at = self.area.verticalScrollBar().value()
        inside = QWidget(self.area)
        column = filled(QVBoxLayout(inside), margins=(0, 0, 2, 0), spacing=2)
        self.sections = {}
        for title, fields in form.groups():
            if len(fields) == 1 and fields[0].label == title:
                section = FieldBlock(context, fields[0].path, inside)
            else:
                section = FieldBlock(context, (), inside, title=title, fields=fields)
            section.be_section()
            self.sections[title] = section
            column.addWidget(section)
        column.addStretch(1)
        self._made_for = _shape(form)
        self._put_away()
        self.area.setWidget(inside)
        inside.setAutoFillBackground(False)
        for title, section in self.sections.items():
            if title in opened or (not opened and section.path == ()):
                section.open()
        self._focus(focused)
        self.area.verticalScrollBar().setValue(at)

    def _put_away(self) -> None:
        """Have the old fields go later: one of them may be what is telling of a change just now."""
        old = self.area.takeWidget()
        if old is not None:
            old.hide()
            old.setParent(self)  # what has no parent would go at once with the name it has here
            old.deleteLater()

    def _lines(self) -> Iterator[tuple[FormPath, FieldLine]]:
        """The lines of the sections that are open."""
        for section in self.sections.values():
            if isinstance(section.body, GroupBody):
                yield from section.body.lines.items()

    def _focused(self) -> FormPath | None:
        """The path of the field that has the focus."""
        focus = QApplication.focusWidget()
        if focus is None:
            return None
        return next((path for path, line in self._lines() if line.editor.isAncestorOf(focus)), None)

    def _focus(self, path: FormPath | None) -> None:
        line = dict(self._lines()).get(path) if path is not None else None
        if line is not None:
            line.editor.control.setFocus()

    def _refused(self, why: str) -> None:
        self.about.setText(
            tr("This cannot be written from here: {why}. Change it in the text.", why=why)
        )


def _shape(form: Form) -> tuple[object, ...]:
    return (form.family, *((title, len(fields)) for title, fields in form.groups()))
