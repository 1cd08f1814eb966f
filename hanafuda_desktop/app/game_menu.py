"""The menu that chooses a game: ours, variants below their game, and the user's own.

It is filled when it is first opened, because reading every rule file takes a moment that the first
table should not wait for.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from hanafuda_desktop.app.library import Library, in_families
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.catalogue import Catalogue, Entry
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.plain_text import plain_text

__all__ = ["GameMenu"]


class GameMenu(QObject):
    """Fills a menu with games.

    Args:
        menu: the menu.
        library: where the games are.
    """

    chosen = Signal(object)
    """A game was chosen: its :class:`GameRef`."""
    broken_chosen = Signal(object)
    """A rule file with errors was chosen: its catalogue entry."""

    def __init__(self, menu: QMenu, library: Library) -> None:
        super().__init__(menu)
        self._menu = menu
        self._library = library
        self._current: GameRef | None = None
        self._listed: Catalogue | None = None
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self.fill)

    def show_current(self, ref: GameRef | None) -> None:
        """Mark this game as the one on the table."""
        self._current = ref
        for action in self._menu.actions():
            self._mark(action)

    def forget(self) -> None:
        """List the games anew when the menu is next opened."""
        self._listed = None

    def fill(self) -> None:
        """Read the rule files, unless nothing has changed since, and list them."""
        self._library.refresh()
        if self._library.catalogue is self._listed:
            return
        self._listed = self._library.catalogue
        self._menu.clear()
        entries = tuple(self._listed.entries())
        for own in (False, True):
            group = tuple(entry for entry in entries if entry.shipped != own)
            if own and group:
                self._menu.addSection(tr("Your own rule files"))
            for entry, is_variant in in_families(group):
                self._add(entry, is_variant=is_variant)

    def _add(self, entry: Entry, *, is_variant: bool) -> None:
        rules = entry.loaded.rules
        if rules is None:
            action = self._menu.addAction(tr("{game} (has errors)", game=_shown(entry.id)))
            action.setToolTip(tr("Show what is wrong with this rule file."))
            action.triggered.connect(lambda: self.broken_chosen.emit(entry))
        else:
            name = _shown(plain(rules.name))
            action = self._menu.addAction(f"{'    ' if is_variant else ''}{name}")
            action.setToolTip(plain_text(plain(rules.summary)))
            action.setCheckable(True)
            action.triggered.connect(lambda: self.chosen.emit(GameRef(entry.id)))
        action.setObjectName(f"game-{entry.id}")
        action.setData(entry.id)
        self._mark(action)

    def _mark(self, action: QAction) -> None:
        current = self._current
        action.setChecked(
            current is not None and current.file is None and action.data() == current.id
        )


def _shown(name: str) -> str:
    """A name as it is to be seen: a menu takes a single '&' for the sign of a key."""
    return name.replace("&", "&&")
