"""Shows the first screen and other pages in the place of the table, and leads back from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractScrollArea, QStackedWidget, QWidget

from hanafuda_desktop.app.home.first_screen import FirstScreen
from hanafuda_desktop.app.home.games import GameFacts, ListedGame, ShelfKind
from hanafuda_desktop.app.home.inventory import Inventory
from hanafuda_desktop.app.home.new_table import NewTablePage, table_on, tables_of
from hanafuda_desktop.app.home.table_form import TableChoice
from hanafuda_desktop.app.library.library import FIRST_GAME
from hanafuda_desktop.app.window.desk import Desk
from hanafuda_desktop.app.window.game_opener import GameOpener
from hanafuda_desktop.app.window.menus import Actions
from hanafuda_desktop.app.window.window_state import FirstPainting
from hanafuda_desktop.play.saved import GameRef
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.app.learn.lesson_page import LessonPage

# What becomes of a press on the first screen: a game begins or goes on, a table is asked for.


class FirstScreenController(QObject):
    """Does what is chosen on the first screen.

    Args:
        desk: the game on the table.
        opener: brings games there.
        screens: the pages besides it.
    """

    def __init__(self, desk: Desk, opener: GameOpener, screens: Screens) -> None:
        super().__init__(screens)
        self._session = desk.session
        self._library = desk.library
        self._opener = opener
        self._screens = screens
        self._waits_for_day = False
        screen = screens.screen
        screen.chosen.connect(self.choose)
        screen.learn.clicked.connect(screens.learn)
        screen.going_on.clicked.connect(self._go_on)
        screen.of_day.clicked.connect(self._play_day)
        screens.inventory.day_changed.connect(self._day_changed)

    def choose(self, facts: GameFacts) -> None:
        """A game was pressed: a patience begins, of a game for several it is asked who plays."""
        match facts.kind:
            case ShelfKind.BROKEN:
                self._opener.show_broken(self._library.catalogue.entry(facts.id))
            case ShelfKind.PATIENCE:
                self.play(GameRef(facts.id))
            case ShelfKind.TABLE | ShelfKind.REAL_TIME:
                self._screens.ask_table(facts.id)

    def play(self, ref: GameRef, seed: int | None = None) -> None:
        """Go on with a patience, or deal it.

        Args:
            ref: which.
            seed: the number of its deal, if it must be that one.
        """
        session = self._session
        lies_there = session.is_open and session.ref == ref and not session.is_over
        if lies_there and seed in (None, session.game.seed):
            self._screens.back()
            return
        self._opener.leaving.begin(ref, lambda: self._opener.play(ref, seed))

    def _go_on(self) -> None:
        """Go on with the game that is shown for that."""
        game = self._screens.screen.going_on.game
        if game is not None:
            self.resume(game.ref)

    def resume(self, ref: GameRef) -> None:
        """Go on with a game that is in progress."""
        if self._session.is_open and self._session.ref == ref:
            self._screens.back()
            return
        self._opener.leaving.begin(ref, lambda: self._resume(ref))

    def _resume(self, ref: GameRef) -> None:
        gone = tr("This game is over by now, or it is not saved any more.")
        if not self._session.resume(ref, otherwise=gone):
            self._screens.inventory.look()  # what is shown here is not so any more

    # --- the game of the day ---------------------------------------------------------------------

    def _play_day(self) -> None:
        inventory = self._screens.inventory
        inventory.look_for_day()  # it may be past midnight
        day = inventory.day
        if day is None or day.failed:
            return
        self._waits_for_day = day.deal is None
        if day.deal is None:
            self._screens.screen.of_day.show_waiting()
        else:
            self.play(GameRef(day.game), day.deal)

    def _day_changed(self) -> None:
        if self._waits_for_day:
            self._play_day()

    def wait_no_more(self) -> None:
        """A game lies on the table: that of the day is not to take its place when it is found."""
        self._waits_for_day = False


class Screens(QObject):
    """The pages besides the table.

    Args:
        desk: the game on the table, and what lies beside it.
        opener: brings games there.
        actions: the window's commands, of which some stand in the screen's header.
        first_painting: waits until the window was painted.
        pages: what fills the window; the table is one of them.

    Attributes:
        screen: the first screen.
        inventory: what stands there.
        choosing: does what is chosen there.
        page: the page for a new table, while it is shown.
        lesson: the page of the first game, while it is shown.
    """

    arrived = Signal()
    """A page is seen in the place of the table."""
    back_asked = Signal()
    """The game on the table is to be seen again."""
    lesson_shown = Signal(object)
    """The first game is shown, which teaches how to play: its :class:`LessonPage`."""
    rules_asked = Signal()
    """The rules of the game that one is at are to be shown."""
    cards_asked = Signal()
    """The cards are to be shown."""
    deals_wished = Signal(object)
    """Such deals of patiences are wanted from now on: a :class:`DealWish`."""

    def __init__(
        self,
        desk: Desk,
        opener: GameOpener,
        actions: Actions,
        first_painting: FirstPainting,
        pages: QStackedWidget,
    ) -> None:
        super().__init__(pages)
        self._desk = desk
        self._opener = opener
        self._pages = pages
        self._first_painting = first_painting
        self._session = desk.session
        self._came_from_table = False
        self.page: NewTablePage | None = None
        self.lesson: LessonPage | None = None
        cloth = desk.settings().cloth.value
        self.screen = FirstScreen(actions, desk.decks.pictures, cloth, pages)
        self.screen.closed.connect(self.back)
        self.inventory = Inventory(desk, self.screen, self)
        self.inventory.begun.changed.connect(self._show_begun)
        self.choosing = FirstScreenController(desk, opener, self)
        pages.addWidget(self.screen)
        pages.currentChanged.connect(self._drop_pages)

    @property
    def _is_at_table(self) -> bool:
        return self._pages.currentWidget() is self._desk.table

    # --- coming and going ------------------------------------------------------------------------

    def show_first(self) -> None:
        """Show the first screen; the game on the table rests meanwhile."""
        self.arrive(self.screen)
        self.inventory.show_games()
        if self._first_painting.is_over:
            self.inventory.look()
        self.screen.focus_first()

    def arrive(self, page: QWidget) -> None:
        """Show a page in the place of the table; the game on the table rests meanwhile."""
        pages = self._pages
        if self._is_at_table or pages.currentWidget() is self.screen:
            self._came_from_table = self._is_at_table and self._session.is_open
        self._desk.driver.look_away()
        if not self._first_painting.is_over:
            scrolled = page.viewport() if isinstance(page, QAbstractScrollArea) else page
            self._first_painting.watch(scrolled)
        if pages.indexOf(page) < 0:
            pages.addWidget(page)
        pages.setCurrentWidget(page)
        self.arrived.emit()

    def _drop_pages(self) -> None:
        """Another page is seen: those that are made anew each time go away."""
        current, page, lesson = self._pages.currentWidget(), self.page, self.lesson
        if page is not None and page is not current:
            self.page = None
            self._pages.removeWidget(page)
            page.deleteLater()
        if lesson is not None and lesson is not current:
            self.lesson = None
            lesson.stop()
            lesson.deleteLater()

    def leave_page(self) -> None:
        """Back from a page to where it was asked for: the table, or the first screen."""
        if self._came_from_table:
            self.back()
        else:
            self.show_first()

    def leave(self) -> None:
        """The table is shown in its place from now on."""
        self.choosing.wait_no_more()
        self._desk.decks.pictures.levels.let_go()  # the pictures of games stay as they are

    def back(self) -> None:
        """To the table, if there is one."""
        if self._session.is_open:
            self.back_asked.emit()

    # --- the page for a new table ----------------------------------------------------------------

    def ask_table(self, game: str | None = None) -> None:
        """Ask on a page who plays, if there is anything to ask.

        Args:
            game: which game, if one was pressed; left out, the one that is looked at.
        """
        tables, current = self._offered(game)
        if not tables:
            return
        page = self._make_page(tables, current)
        self.arrive(page)
        self.page = page
        self._show_begun()
        self.inventory.begun.note_open()
        page.start.setFocus()
        if self._first_painting.is_over:
            self.inventory.begun.look()  # the first screen, which looks too, may not be shown yet

    def _show_begun(self) -> None:
        if self.page is not None:
            self.page.show_begun(frozenset(self.inventory.begun.games))

    def _offered(self, game: str | None) -> tuple[tuple[TableChoice, ...], int]:
        """What can be chosen on the page, and which of it is chosen at first."""
        session, known = self._session, self._desk.tables
        shelves = self.inventory.read_all()
        if game is None and self._is_at_table:
            return table_on(session, shelves, known)
        listed = self.inventory.listed(game or self.screen.meant)
        if listed is None:  # or its rule file is broken
            return (), 0
        tables = tables_of(listed, session, known)
        return tables, self._first_of(listed, tables, game)

    def _first_of(
        self, listed: ListedGame, tables: tuple[TableChoice, ...], game: str | None
    ) -> int:
        """Which is chosen at first: the variant that was pressed, or that was played last."""
        wanted = game or listed.facts.id
        if wanted == listed.facts.id:
            wanted = self._desk.tables.variant(wanted)
        ids = [table.rules.id for table in tables]
        return ids.index(wanted) if wanted in ids else 0

    def _make_page(self, tables: tuple[TableChoice, ...], current: int) -> NewTablePage:
        from hanafuda_desktop.families.registry import offered_kinds

        desk, rules, base = self._desk, tables[current].rules, tables[0].rules.id
        listed = self.inventory.listed(base)
        page = NewTablePage(
            tables,
            current,
            listed.facts if listed is not None else None,
            lambda: offered_kinds(rules),
            desk.decks,
            desk.settings().cloth.value,
            self._pages,
        )
        page.start.clicked.connect(lambda: self._begin(page, base))
        page.go_on.clicked.connect(lambda: self.choosing.resume(page.form.table.ref))
        page.rules.clicked.connect(self.rules_asked)
        page.back.clicked.connect(self.leave_page)
        page.form.show_wish(desk.settings().deals)
        return page

    def _begin(self, page: NewTablePage, base: str) -> None:
        form = page.form
        table, seating, wish = form.table, form.seating, form.wish

        def begin() -> None:
            if form.is_alone and wish is not self._desk.settings().deals:
                self.deals_wished.emit(wish)
            self._opener.begin(table.ref, seating, base)

        self._opener.leaving.begin(table.ref, begin)

    # --- the first game --------------------------------------------------------------------------

    def learn(self) -> None:
        """Begin the first game, or go on where one was; what it needs is imported now."""
        if self.lesson is not None:
            return
        from hanafuda_desktop.app.learn.lesson import LessonExit
        from hanafuda_desktop.app.learn.lesson_page import LessonPage
        from hanafuda_desktop.app.learn.steps import GAME

        desk, pictures = self._desk, self._lesson_pictures()
        lesson = LessonPage(
            desk.library, pictures, desk.settings(), desk.folders.lesson, self._pages
        )
        lesson.left.connect(self.leave_page)
        offers = lesson.words.offers
        offers[LessonExit.PLAY].clicked.connect(lambda: self.ask_table(GAME))
        offers[LessonExit.RULES].clicked.connect(self.rules_asked)
        offers[LessonExit.CARDS].clicked.connect(self.cards_asked)
        self.arrive(lesson)
        self.lesson = lesson
        self.lesson_shown.emit(lesson)
        lesson.teacher.show()

    def _lesson_pictures(self) -> CardPictures:
        """Pictures of the deck on the table, on which marks come and go as the lesson needs it."""
        decks = self._desk.decks
        places = decks.places()
        return decks.glance(next((p for p in places if p.key == decks.key), places[0]))

    # --- what they are given ---------------------------------------------------------------------

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
        if self.lesson is not None:
            self.lesson.use(settings)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self.screen.show_pictures(pictures)
        if self.page is not None:
            self.page.fit()
        if self.lesson is not None:
            self.lesson.teacher.show_pictures(self._lesson_pictures())

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        for page in (self.screen, self.page, self.lesson):
            if page is not None:
                page.say_words()

    def stop(self) -> None:
        """The window closes: let nothing run any more."""
        if self.lesson is not None:
            self.lesson.stop()
        self.inventory.stop()
        self.screen.stop()

    def rules_meant(self) -> GameBase:
        """The rules of the game that one was at last."""
        if self.lesson is not None:
            return self.lesson.teacher.rules
        if self.page is not None:
            return self.page.form.table.rules
        library = self._desk.library
        try:
            return library.rules(GameRef(self.screen.meant))
        except (UnknownGame, BrokenRules):
            return library.rules(FIRST_GAME)
