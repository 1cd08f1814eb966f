"""The rules of the game on the table, in a window: at once the rules, and soon what goes with them.

An example has to be played and variants have to be read before they can be told, which nobody waits
for: both are done between frames, and the page is then shown anew where it stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.idle_search import IdleSearch
from hanafuda_desktop.app.letters import can_show
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.page_window import PageWindow
from hanafuda_desktop.app.rules_page import variants_in_steps
from hanafuda_desktop.app.worked_example import example_in_steps
from hanafuda_desktop.language import tr
from hanafuda_desktop.rulebook.page import Around, rulebook_html
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["RulesWindow"]

_AFTER_MS: Final = 150
"""The page is painted before anything is played for it."""


class RulesWindow(PageWindow):
    """The rulebook of a game.

    Args:
        library: knows what the game is a variant of, and its own variants.
        rules: the game.
        pictures: where card pictures come from.
        parent: the window it belongs to.
    """

    def __init__(
        self,
        library: Library,
        rules: GameRules,
        *,
        pictures: CardPictures,
        parent: QWidget | None = None,
    ) -> None:
        self._rules = rules
        self._library = library
        self._around = Around(library.base_of(rules))
        title = tr("Rules of {game}", game=plain(rules.name))
        super().__init__(title, self._html(), pictures=pictures, parent=parent)
        self._search = IdleSearch(self)
        self._search.found.connect(self._complete)
        self._search.ask(self._sought, after_ms=_AFTER_MS)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is still to come."""
        return not self._search.is_busy

    def _html(self) -> str:
        return rulebook_html(self._rules, around=self._around, can_show=can_show)

    def _sought(self) -> Iterator[Around | None]:
        """All that goes with the rules, a small step at a time."""
        variants = []
        for found in variants_in_steps(self._library, self._rules):
            variants += [] if found is None else [found]
            yield None
        around = replace(self._around, variants=variants)
        for example in example_in_steps(self._rules):
            around = replace(around, example=example)
            yield None
        yield around

    def _complete(self, around: Around) -> None:
        self._around = around
        at = self.page.verticalScrollBar().value()
        self.page.show_page(self._html())
        self.page.verticalScrollBar().setValue(at)

    def done(self, result: int) -> None:
        """Play no more once it is closed."""
        self._search.stop()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The same, however it is closed."""
        self._search.stop()
        super().closeEvent(event)
