"""Asks on one page who plays, and begins the game as it was laid out there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hanafuda_desktop.app.first_screen.shelf import Shown
from hanafuda_desktop.app.first_screen.still_life import still_life

if TYPE_CHECKING:
    from hanafuda_desktop.app.first_screen.new_table import NewTablePage
    from hanafuda_desktop.app.first_screen.screens import Screens
    from hanafuda_desktop.app.first_screen.table_choice import Table
    from hanafuda_desktop.app.main_window import MainWindow
    from hanafuda_desktop.app.window_pages import WindowPages

__all__ = ["TableAsking"]


class TableAsking(QObject):
    """The page for a new table, from the question to the first deal.

    Args:
        window: the window.
        pages: what fills it.
        screens: what shows pages in the place of the table.

    Attributes:
        page: the page, while it is shown.
    """

    def __init__(self, window: MainWindow, pages: WindowPages, screens: Screens) -> None:
        super().__init__(screens)
        self._window = window
        self._pages = pages
        self._screens = screens
        self.page: NewTablePage | None = None
        screens.inventory.begun.changed.connect(self._show_begun)

    def ask(self, game: str | None = None) -> None:
        """Show the page.

        Args:
            game: which game; left out, the one on the table, or the one that one was at last.
        """
        tables, current = self._offered(game)
        if tables:
            page = self._make_page(tables, current)
            self._pages.addWidget(page)
            self._screens.arrive(page)
            self.page = page
            self._show_begun()
            self._look_for_begun()
            page.start.setFocus()

    def _look_for_begun(self) -> None:
        begun = self._screens.inventory.begun
        begun.note_open()
        if self._window.first_painting.is_over:
            begun.look()  # the first screen, which looks too, may not have been shown yet

    def _show_begun(self) -> None:
        if self.page is not None:
            self.page.show_begun(frozenset(self._screens.inventory.begun.games))

    def _offered(self, game: str | None) -> tuple[tuple[Table, ...], int]:
        """What can be chosen on the page, and which of it is chosen at first."""
        from hanafuda_desktop.app.first_screen.table_choice import table_on, tables_of

        session, known = self._window.session, self._window.tables
        groups = self._screens.inventory.read_all()
        if game is None and self._pages.is_at_table:
            return table_on(session, groups, known)
        shown = self._screens.inventory.shown(game or self._screens.screen.meant)
        if shown is None:  # or its rule file is broken
            return (), 0
        tables = tables_of(shown, session, known)
        return tables, self._first_of(shown, tables, game)

    def _first_of(self, shown: Shown, tables: tuple[Table, ...], game: str | None) -> int:
        """Which is chosen at first: the variant that was pressed, or that was played last."""
        wanted = game or shown.facts.id
        if wanted == shown.facts.id:
            wanted = self._window.tables.variant(shown.facts.id)
        ids = [table.rules.id for table in tables]
        return ids.index(wanted) if wanted in ids else 0

    def _make_page(self, tables: tuple[Table, ...], current: int) -> NewTablePage:
        from hanafuda_desktop.app.computers import offered_kinds
        from hanafuda_desktop.app.first_screen.new_table import NewTablePage

        window, rules = self._window, tables[current].rules
        above = self._screens.inventory.shown(tables[0].rules.id)
        facts = above.facts if above is not None else None
        cloth = window.settings.cloth.value
        page = NewTablePage(
            tables, current, facts, lambda: offered_kinds(rules), cloth, self._pages
        )
        page.started.connect(lambda: self._begin(page))
        page.continued.connect(lambda: self._screens.choosing.resume(page.table.ref))
        page.rules_wanted.connect(window.side.rules)
        page.closed.connect(self._screens.leave_page)
        page.form.show_wish(window.settings.deals)
        lying = facts.picture if facts is not None else ()
        page.show_picture(
            lambda size, ratio: still_life(lying, window.decks.pictures, page.cloth, size, ratio)
        )
        return page

    def _begin(self, page: NewTablePage) -> None:
        from hanafuda_desktop.app.asking import before_begin

        window = self._window
        table, seating, base, wish = page.table, page.seating, page.form.base, page.form.wish

        def begin() -> None:
            if table.rules.players.most == 1 and wish is not window.settings.deals:
                window.commands.set_deals(wish)
            window.opener.begin(table.ref, seating, base)

        before_begin(window, table.ref, begin)

    def drop(self) -> None:
        """The page is not seen any more."""
        before, self.page = self.page, None
        if before is not None:
            self._pages.removeWidget(before)
            before.deleteLater()
