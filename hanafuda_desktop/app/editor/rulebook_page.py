"""The page that tells the rules that are being written, as a player reads them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.editor.checker import Checked
from hanafuda_desktop.app.library.worked_example import example_in_steps
from hanafuda_desktop.app.window.letters import can_show
from hanafuda_desktop.app.window.pages import HtmlPage
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.registry import rulebook_of
from hanafuda_desktop.play.clocks import IdleSearch
from hanafuda_desktop.rulebook.page import Around, rulebook_html
from hanafuda_desktop.rules.differences import Difference
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import PlainLabel
from hanafuda_desktop.text.language import tr, trn

# The page that says what is otherwise than in the game that a rule file changes.

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
        self.heading = PlainLabel(parent=self, wraps=True)
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


_AFTER_MS: Final = 700
"""The example is played when nobody has written for so long."""
_PAUSE_MS: Final = 4
"""Between two steps of it, so that writing on is never slowed down."""


class RulebookPage(HtmlPage):
    """The rules as they were sound last; written anew only while it is seen.

    Args:
        pictures: the cards.
        parent: the window it stands in.
    """

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(pictures, parent)
        self.setAccessibleName(tr("Rulebook"))
        self._shown: Checked | None = None
        self._seeks = False
        self._example: Game | None = None
        self._search = IdleSearch(self, pause_ms=_PAUSE_MS)
        self._search.found.connect(self._complete)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is still to come."""
        return not self._search.is_busy

    def show_checked(self, checked: Checked) -> None:
        """Show these rules, which are sound, and an example as soon as there is one."""
        self._search.stop()
        if self._shown is not None and self._shown.rules != checked.rules:
            self._example = None  # it was played by other rules
        self._shown = checked
        self._show()
        self._seeks = self._example is None
        self._seek()

    def showEvent(self, event: QShowEvent) -> None:
        """Go on looking for an example."""
        super().showEvent(event)
        self._seek()

    def hideEvent(self, event: QHideEvent) -> None:
        """Play no example for nobody; it begins anew when the page is seen."""
        super().hideEvent(event)
        self._search.stop()

    def _seek(self) -> None:
        if self._seeks and self.isVisible():
            self._search.ask(self._sought, after_ms=_AFTER_MS)

    def _show(self) -> None:
        checked = self._shown
        if checked is None or checked.rules is None:
            return
        around = Around(base=checked.base, example=self._example)
        html = rulebook_html(
            checked.rules, rulebook_of(checked.rules), around=around, can_show=can_show
        )
        self.show_page(html, self.verticalScrollBar().value())

    def _sought(self) -> Iterator[Around | None]:
        """The example, a small step at a time; at last what is known of it, be it nothing."""
        found = None
        if self._shown is not None and self._shown.rules is not None:
            for step in example_in_steps(self._shown.rules):
                found = step
                yield None
        yield Around(example=found)

    def _complete(self, around: Around) -> None:
        self._example = around.example
        self._seeks = False
        if self._example is not None:
            self._show()
