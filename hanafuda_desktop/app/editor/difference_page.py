"""The page that says what is otherwise than in the game that a rule file changes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.editor.checking import Checked
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rules.differing import Difference
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.plain_text import PlainLabel

__all__ = ["DifferencePage", "chat_text"]

_KEY: Final = Qt.ItemDataRole.UserRole


def chat_text(checked: Checked) -> str:
    """What differs, to be sent to somebody."""
    rules, base = checked.rules, checked.base
    if rules is None or base is None:
        return ""
    names = {"game": plain(rules.name), "base": plain(base.name)}
    if not checked.differences:
        return tr("{game} is played as {base} is.", **names)
    lines = [tr("{game} differs from {base}:", **names)]
    lines += [f"- {each}" for each in checked.differences]
    return "\n".join(lines)


class DifferencePage(QWidget):
    """A line for each difference; a click goes to where it is written.

    Args:
        parent: the window it stands in.
    """

    asked = Signal(object)
    """Somebody wants to see where a difference is written: a :class:`Difference`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = PlainLabel(parent=self)
        self.heading.setWordWrap(True)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("What differs"))
        self.list.setWordWrap(True)
        self.list.setAlternatingRowColors(True)
        self.list.setSpacing(2)
        self.copy = QPushButton(tr("&Copy as text"), self)
        self.copy.setToolTip(tr("To be pasted into a chat."))
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.copy)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 8, 8, 8)
        whole.addWidget(self.heading)
        whole.addWidget(self.list, 1)
        whole.addLayout(foot)
        self._checked: Checked | None = None
        self.copy.clicked.connect(self._copy)
        self.list.itemClicked.connect(self._ask)
        self.list.itemActivated.connect(self._ask)

    @property
    def words(self) -> list[str]:
        """What the list says."""
        return [self.list.item(row).text() for row in range(self.list.count())]

    def show_checked(self, checked: Checked) -> None:
        """Show what differs now; while something is wrong, what differed last."""
        if checked.rules is None:
            self.heading.setText(
                tr("What differs is shown when there is nothing wrong with the rules.")
                if self._checked is None
                else tr("As long as something is wrong, this is what differed last:")
            )
            self.copy.setEnabled(False)
            return
        self._checked = checked
        self.copy.setEnabled(checked.base is not None)
        self.heading.setText(_heading(checked))
        self.list.clear()
        for each in checked.differences:
            item = QListWidgetItem(str(each), self.list)
            item.setData(_KEY, each)

    def _copy(self) -> None:
        if self._checked is not None:
            QGuiApplication.clipboard().setText(chat_text(self._checked))

    def _ask(self, item: QListWidgetItem) -> None:
        found = item.data(_KEY)
        if isinstance(found, Difference):
            self.asked.emit(found)


def _heading(checked: Checked) -> str:
    if checked.base is None:
        return tr("This game stands for itself: it changes no other.")
    name = plain(checked.base.name)
    if not checked.differences:
        return tr("Nothing differs from {base} so far.", base=name)
    count = len(checked.differences)
    return trn("One thing differs from {base}:", "{n} things differ from {base}:", count, base=name)
