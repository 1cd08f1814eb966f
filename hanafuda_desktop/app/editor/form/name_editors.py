"""Names of other parts, chosen from those there are or typed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QCompleter, QMenu, QToolButton, QWidget

from hanafuda_desktop.app.editor.form.context import FormContext
from hanafuda_desktop.app.editor.form.editors import LEAST_WIDTH, FieldEditor, LineBox
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.form import Field

__all__ = ["NameEditor", "NamesEditor"]

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
