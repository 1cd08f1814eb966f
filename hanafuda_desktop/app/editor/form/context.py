"""What all parts of a form share: the rules it shows, and what becomes of a change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.diagnostics import Diagnostic
from hanafuda_desktop.rules.editing import CannotEdit
from hanafuda_desktop.rules.form import Field, Form, Part, problems_in
from hanafuda_desktop.rules.form_parts import PartChanges
from hanafuda_desktop.rules.nodes import Span
from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["FormContext"]

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
        base_name: what the base is called; empty where there is none.
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
        self.base_name = ""
        self.can_edit = True
        self.is_waiting = False

    def change(self, act: Callable[[PartChanges], str]) -> bool:
        """Change the text, or say why that cannot be; returns whether it could."""
        self.change_begins.emit()
        if self.is_waiting:
            self.refused.emit(tr("the text cannot be read now"))
            return False
        try:
            text = act(PartChanges(self.form))
        except CannotEdit as error:
            self.refused.emit(str(error))
            return False
        if text != self.form.text:
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

    def problem_in(self, what: Field | Part) -> str:
        """The first thing that is wrong in what the text says of it; empty if nothing is."""
        found = problems_in(what.span, self.problems)
        return next((each.message for each in found), "")
