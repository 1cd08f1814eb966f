"""Shows the first screen and the page for a new table, and does what is chosen there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.first_screen.facts import GameFacts
from hanafuda_desktop.app.first_screen.header import ENTRIES, Entry
from hanafuda_desktop.app.first_screen.inventory import Inventory
from hanafuda_desktop.app.first_screen.screen import FirstScreen
from hanafuda_desktop.app.first_screen.shelf import Kind, Shown, kind_of
from hanafuda_desktop.app.first_screen.still_life import still_life
from hanafuda_desktop.app.library import FIRST_GAME
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.settings import DealWish, Settings
from hanafuda_desktop.engine.errors import EngineError
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.table.pictures import CardPictures

if TYPE_CHECKING:
    from hanafuda_desktop.app.first_screen.new_table import NewTablePage
    from hanafuda_desktop.app.first_screen.table_choice import Table
    from hanafuda_desktop.app.main_window import MainWindow
    from hanafuda_desktop.app.window_pages import WindowPages

__all__ = ["AT_TABLE", "Screens"]

AT_TABLE: Final = (
    *("new-deal", "deal-number", "restart", "previous", "copy-text"),
    *("new-house-rule", "edit-rules", "export-rules"),
    *("undo", "redo", "hint", "why", "review", "back-to-won", "demo", "pause"),
    *("sheet", "yaku", "history", "again"),
)
"""Commands that mean the game on the table: they cannot be given while it is not seen."""


class Screens(QObject):
    """The pages besides the table.

    Args:
        window: the window.
        pages: what fills it.

    Attributes:
        screen: the first screen.
        inventory: what stands there.
        page: the page for a new table, while it is shown.
    """

    def __init__(self, window: MainWindow, pages: WindowPages) -> None:
        super().__init__(pages)
        self._window = window
        self._pages = pages
        self._session = window.session
        self._waits_for_day = self._came_from_table = False
        self.page: NewTablePage | None = None
        self.screen = self._make_screen()
        self.inventory = Inventory(window, self.screen, self)
        self.inventory.day_changed.connect(self._day_changed)
        pages.addWidget(self.screen)

    def _make_screen(self) -> FirstScreen:
        window = self._window
        entries = [
            Entry(window.menu_actions[name], text, self._pages)
            for name, text in ENTRIES.items()
            if name in window.menu_actions
        ]
        cloth = window.settings.cloth.value
        screen = FirstScreen(entries, window.pictures, cloth, self._pages)
        screen.chosen.connect(self.choose)
        screen.closed.connect(self.back)
        screen.contents.going_on.clicked.connect(self._go_on)
        screen.contents.of_day.clicked.connect(self._play_day)
        return screen

    # --- coming and going ------------------------------------------------------------------------

    def show_first(self) -> None:
        """Show the first screen; the game on the table rests meanwhile."""
        self.arrive(self.screen)
        self.inventory.show_games()
        if self._window.is_painted:
            self.inventory.look()
        self.screen.focus_first()

    def arrive(self, page: QWidget) -> None:
        """Show a page in the place of the table; the game on the table rests meanwhile."""
        window = self._window
        window.driver.look_away()
        if not window.is_painted:
            self.screen.viewport().installEventFilter(window)
        self._pages.setCurrentWidget(page)
        self._drop_page()
        window.menu_actions.show_possible(dict.fromkeys(AT_TABLE, False) | {"new-table": True})
        window.told.nothing()

    def _drop_page(self) -> None:
        """The page for a new table is not seen any more."""
        before, self.page = self.page, None
        if before is not None:
            self._pages.removeWidget(before)
            before.deleteLater()

    def leave(self) -> None:
        """The table is shown in its place from now on."""
        self._drop_page()
        self._waits_for_day = False
        self._window.menu_actions.show_possible(dict.fromkeys(AT_TABLE, True))

    def back(self) -> None:
        """To the table, if there is one."""
        if self._session.is_open:
            self._pages.show_table()
            self._window.back_at_table()

    def look_again(self) -> None:
        """Somebody looks at the window again: rule files or the day may be others."""
        if self._pages.currentWidget() is self.screen:
            self.inventory.show_games()
            self.inventory.look()

    def painted(self) -> None:
        """The window was painted: what could wait may now be done."""
        if not self._session.is_open:
            self.inventory.note_last()
        self.inventory.look()
        self.screen.want_pictures()

    def use(self, settings: Settings) -> None:
        """Use these settings from now on."""
        self.screen.show_cloth(settings.cloth.value)
        if self.page is not None:
            self.page.show_cloth(settings.cloth.value)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self.screen.show_pictures(pictures)

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.screen.say_words()
        if self.page is not None:
            self.show_first()

    def stop(self) -> None:
        """The window closes: let nothing run any more."""
        self.inventory.stop()
        self.screen.stop()

    def rules_meant(self) -> GameRules:
        """The rules of the game that one was at last."""
        if self.page is not None:
            return self.page.table.rules
        library = self._session.library
        try:
            return library.rules(GameRef(self.screen.meant))
        except (UnknownGame, BrokenRules):
            return library.rules(FIRST_GAME)

    # --- what is chosen --------------------------------------------------------------------------

    def choose(self, facts: GameFacts) -> None:
        """A game was pressed: a patience begins, of a game for several it is asked who plays."""
        match kind_of(facts):
            case Kind.BROKEN:
                self._window.commands.show_broken(self._session.library.catalogue.entry(facts.id))
            case Kind.PATIENCE:
                self._before_another(lambda: self._play(GameRef(facts.id)), GameRef(facts.id))
            case Kind.TABLE | Kind.REAL_TIME:
                self.ask_table(facts.id)

    def _before_another(self, then: Callable[[], object], ref: GameRef) -> None:
        """Do this, after it was asked whether the game on the table may make room for it."""
        if self._session.is_open and self._session.ref == ref:
            then()
            return
        from hanafuda_desktop.app.asking import before_another_game

        before_another_game(self._window, then)

    def _play(self, ref: GameRef, seed: int | None = None) -> None:
        """Go on with a patience, or deal it."""
        session = self._session
        try:
            if session.is_open and session.ref == ref and self._lies_there(seed):
                self.back()
            elif not session.resume(ref, seed=seed):
                session.open(ref, seed=session.new_number() if seed is None else seed)
                if seed is None and self._window.settings.deals is not DealWish.ANY:
                    self._window.driver.attendant.new_deal()
        except (UnknownGame, BrokenRules, EngineError) as error:
            self._window.status.say(str(error))

    def _lies_there(self, seed: int | None) -> bool:
        """Whether a game of this deal, or of any, lies on the table and is not over."""
        return not self._session.is_over and seed in (None, self._session.game.seed)

    def _go_on(self) -> None:
        """Go on with the game that is shown for that."""
        game = self.screen.contents.going_on.game
        if game is not None:
            self._resume(game.ref)

    def _resume(self, ref: GameRef) -> None:
        if self._session.is_open and self._session.ref == ref:
            self.back()
        else:
            self._before_another(lambda: self._session.resume(ref), ref)

    # --- the game of the day ---------------------------------------------------------------------

    def _play_day(self) -> None:
        self.inventory.look_for_day()  # it may be past midnight
        day = self.inventory.day
        if day is None or day.failed:
            return
        if day.deal is None:
            self._waits_for_day = True
            self.screen.contents.of_day.show_waiting()
            return
        self._waits_for_day = False
        ref, deal = GameRef(day.game), day.deal
        self._before_another(lambda: self._play(ref, deal), ref)

    def _day_changed(self) -> None:
        if self._waits_for_day:
            self._play_day()

    # --- a new table -----------------------------------------------------------------------------

    def ask_table(self, game: str | None = None) -> None:
        """Ask on one page who plays.

        Args:
            game: which game; left out, the one on the table, or the one that one was at last.
        """
        from hanafuda_desktop.app.first_screen.table_choice import table_on, tables_of

        window, groups = self._window, self.inventory.read_all()
        tables: tuple[Table, ...]
        if game is None and self._pages.is_at_table:
            tables, current = table_on(self._session, groups, window.tables)
        else:
            shown = self._shown(game or self.screen.meant)
            if shown is None or shown.kind is Kind.BROKEN:
                return
            tables = tables_of(shown, self._session, window.tables)
            current = self._first_of(shown, tables, game)
        if tables:
            came_from_table = self._pages.is_at_table
            page = self._make_page(tables, current)
            self._pages.addWidget(page)
            self.arrive(page)
            self.page, self._came_from_table = page, came_from_table
            page.start.setFocus()

    def _make_page(self, tables: tuple[Table, ...], current: int) -> NewTablePage:
        from hanafuda_desktop.app.computers import offered_kinds
        from hanafuda_desktop.app.first_screen.new_table import NewTablePage

        window = self._window
        above = self._shown(tables[0].rules.id)
        facts = above.facts if above is not None else None
        kinds = offered_kinds(tables[current].rules)
        cloth = window.settings.cloth.value
        page = NewTablePage(tables, current, facts, kinds, cloth, self._pages)
        page.started.connect(lambda: self._begin(page))
        page.continued.connect(lambda: self._resume(page.table.ref))
        page.rules_wanted.connect(window.side.rules)
        page.closed.connect(self._leave_page)
        page.show_wish(window.settings.deals)
        page.show_begun(frozenset(self.inventory.begun))
        lying = facts.picture if facts is not None else ()
        page.show_picture(
            lambda size, ratio: still_life(lying, window.pictures, page.cloth, size, ratio)
        )
        return page

    def _shown(self, game: str) -> Shown | None:
        """A game of the first screen, with what stands under it."""
        for group in self.inventory.groups:
            for shown in group.games:
                if game in (shown.facts.id, *(facts.id for facts in shown.variants)):
                    return shown
        return None

    def _first_of(self, shown: Shown, tables: tuple[Table, ...], game: str | None) -> int:
        """Which is chosen at first: the variant that was pressed, or that was played last."""
        wanted = game or shown.facts.id
        if wanted == shown.facts.id:
            wanted = self._window.tables.variant(shown.facts.id)
        ids = [table.rules.id for table in tables]
        return ids.index(wanted) if wanted in ids else 0

    def _leave_page(self) -> None:
        """Back to where the page was asked for."""
        if self._came_from_table:
            self.back()
        else:
            self.show_first()

    def _begin(self, page: NewTablePage) -> None:
        table, seating, base = page.table, page.seating, page.base
        if table.rules.players.most == 1 and page.wish is not self._window.settings.deals:
            self._window.commands.set_deals(page.wish)
        self._before_another(
            lambda: self._window.commands.begin(table.ref, seating, base), table.ref
        )
