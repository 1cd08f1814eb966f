"""The parts of a list, one below the other: yaku, multipliers, columns, needs, deals."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from hanafuda_desktop.app.editor.form.bodies import Body
from hanafuda_desktop.app.editor.form.context import FormContext
from hanafuda_desktop.app.editor.form.removed_row import RemovedRow
from hanafuda_desktop.app.editor.form.row import Row
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.form import in_words
from hanafuda_desktop.rules.form_parts import PartChanges
from hanafuda_desktop.rules.form_sorts import Kind
from hanafuda_desktop.rules.form_tree import FormPath
from hanafuda_desktop.table.plain_text import plain_text

__all__ = ["Rows"]


class Rows(Body):
    """A row for each part, and a button for one more.

    Args:
        context: the form.
        path: the list.
        parent: the widget it stands in.
    """

    def __init__(self, context: FormContext, path: FormPath, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.path = path
        self.rows: dict[FormPath, Row] = {}
        self.removed: list[RemovedRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 4)
        self._column.setSpacing(2)
        self.add = QPushButton(tr("Add"), self)
        self.add.setAutoDefault(False)
        self.add.setToolTip(plain_text(tr("One more: {what}.", what=in_words(path[-1]).lower())))
        self.add.setAccessibleName(tr("{what}: add one", what=in_words(path[-1])))
        foot = QHBoxLayout()
        foot.addWidget(self.add)
        foot.addStretch(1)
        self._column.addLayout(foot)
        self.add.clicked.connect(self._add)
        self.refresh()

    def refresh(self) -> None:
        """Show the parts there are now; rows of parts that are still there stay."""
        parts = self._context.form.parts(self.path)
        there = [part for part in parts if not part.is_removed]
        for path in [path for path in self.rows if path not in {part.path for part in there}]:
            self._forget(self.rows.pop(path))
        for each in self.removed:
            self._forget(each)
        for place, part in enumerate(there):
            row = self.rows.get(part.path)
            if row is None:
                row = Row(self._context, part, self)
                self.rows[part.path] = row
            else:
                row.show_part(part)
            if self._column.indexOf(row) != place:
                self._column.insertWidget(place, row)
        self.rows = {part.path: self.rows[part.path] for part in there}
        self.removed = [RemovedRow(self._context, part, self) for part in parts if part.is_removed]
        for place, gone in enumerate(self.removed):
            self._column.insertWidget(len(there) + place, gone)
        sort = self._context.form.sort(self.path)
        most = min(sort.most, 6) if sort.kind is Kind.KEYED else sort.most
        self.add.setEnabled(self._context.can_edit and len(there) < most)

    def _forget(self, row: QWidget) -> None:
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _add(self) -> None:
        made: list[FormPath] = []

        def act(text: PartChanges) -> str:
            after, path = text.add(self.path)
            made.append(path)
            return after

        self._context.change(act)
        row = self.rows.get(made[0]) if made else None
        if row is not None:
            row.open()
            row.setFocus(Qt.FocusReason.OtherFocusReason)
