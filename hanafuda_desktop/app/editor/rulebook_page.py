"""The page that tells the rules that are being written, as a player reads them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.editor.checking import Checked
from hanafuda_desktop.app.idle_search import IdleSearch
from hanafuda_desktop.app.letters import can_show
from hanafuda_desktop.app.page_window import Page
from hanafuda_desktop.app.worked_example import example_in_steps
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.language import tr
from hanafuda_desktop.rulebook.page import Around, rulebook_html
from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["RulebookPage"]

_AFTER_MS: Final = 700
"""The example is played when nobody has written for so long."""
_PAUSE_MS: Final = 4
"""Between two steps of it, so that writing on is never slowed down."""


class RulebookPage(Page):
    """The rules as they were sound last; written anew only while it is seen.

    Args:
        pictures: the cards.
        parent: the window it stands in.
    """

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(pictures, parent)
        self.setAccessibleName(tr("Rulebook"))
        self._waiting: Checked | None = None
        self._shown: Checked | None = None
        self._example: Game | None = None
        self._search = IdleSearch(self, pause_ms=_PAUSE_MS)
        self._search.found.connect(self._complete)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is still to come."""
        return not self._search.is_busy

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

    def hideEvent(self, event: QHideEvent) -> None:
        """Play no example for nobody; it begins anew when the page is seen."""
        super().hideEvent(event)
        if self._search.is_busy:
            self._search.stop()
            self._waiting = self._waiting or self._shown

    def _write(self) -> None:
        checked, self._waiting = self._waiting, None
        if checked is None:
            return
        self._search.stop()
        if self._shown is not None and self._shown.rules != checked.rules:
            self._example = None  # it was played by other rules
        self._shown = checked
        self._show()
        if self._example is None:
            self._search.ask(self._sought, after_ms=_AFTER_MS)

    def _show(self) -> None:
        checked = self._shown
        if checked is None or checked.rules is None:
            return
        at = self.verticalScrollBar().value()
        around = Around(base=checked.base, example=self._example)
        self.show_page(rulebook_html(checked.rules, around=around, can_show=can_show))
        self.verticalScrollBar().setValue(at)

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
        if self._example is not None:
            self._show()
