"""The page that tells the rules that are being written, as a player reads them."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.editor.checking import Checked
from hanafuda_desktop.app.letters import can_show
from hanafuda_desktop.app.page_window import Page
from hanafuda_desktop.rulebook.page import rulebook_html
from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["RulebookPage"]


class RulebookPage(Page):
    """The rules as they were sound last; written anew only while it is seen.

    Args:
        pictures: the cards.
        parent: the window it stands in.
    """

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(pictures, parent)
        self.setAccessibleName("Rulebook")
        self._waiting: Checked | None = None

    def show_checked(self, checked: Checked) -> None:
        """Show these rules if they are sound."""
        if checked.rules is not None:
            self._waiting = checked
            if self.isVisible():
                self._write()

    def showEvent(self, event: QShowEvent) -> None:
        """Write what nobody has seen so far."""
        super().showEvent(event)
        self._write()

    def _write(self) -> None:
        checked, self._waiting = self._waiting, None
        if checked is None or checked.rules is None:
            return
        at = self.verticalScrollBar().value()
        self.show_page(rulebook_html(checked.rules, base=checked.base, can_show=can_show))
        self.verticalScrollBar().setValue(at)
