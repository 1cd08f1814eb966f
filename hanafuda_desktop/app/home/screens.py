"""Shows the first screen and other pages in the place of the table, and leads back from them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from hanafuda_desktop.app.home.first_screen import FirstScreen
from hanafuda_desktop.app.home.game_of_the_day import (
    DaySearch,
    is_a_game_finished,
    won_patiences,
)
from hanafuda_desktop.app.home.games import (
    GameFacts,
    KeptFacts,
    ListedGame,
    Shelf,
    ShelfKind,
    listed_with,
    on_shelves,
)
from hanafuda_desktop.app.home.plates import Painted
from hanafuda_desktop.app.home.unfinished_games import (
    Chores,
    GamesInProgress,
    Unfinished,
    picture_of,
    scene_picture,
)
from hanafuda_desktop.app.learn.progress import is_lesson_over
from hanafuda_desktop.app.library.library import FIRST_GAME
from hanafuda_desktop.app.storage.files import is_there
from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.app.window.desk import Desk
from hanafuda_desktop.play.autosave import GameRef, SlotContent
from hanafuda_desktop.play.seats import as_recorded
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import CLOTHS
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.app.history.recorder import GameRecorder
    from hanafuda_desktop.app.home.new_table import NewTablePage, TableChoice
    from hanafuda_desktop.app.learn.lesson import LessonCourse
    from hanafuda_desktop.app.learn.lesson_page import LessonPage

# Finds out what stands on the first screen, bit by bit, and puts it there: the games, those in
# progress, the game of the day.


class Inventory(QObject):
    """What there is to play.

    Args:
        desk: the game on the table, and what lies beside it.
        screen: where it is shown.
        parent: the object it belongs to.

    Attributes:
        shelves: the games.
        begun: the games that are not over.
        day: the game of the day.
    """

    def __init__(self, desk: Desk, screen: FirstScreen, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._session = desk.session
        self._screen = screen
        self._saves = Saves(desk.folders.saves)
        self._known = KeptFacts(desk.library, desk.folders.games)
        self._chores = Chores(self)
        self.begun = GamesInProgress(self._session, self._saves, self._chores, self)
        self.begun.changed.connect(self._show_begun)
        self.day = DaySearch(desk.library, desk.folders.day, parent=self)
        self.day.changed.connect(self._show_day)
        # No start opens the statistics for this: where there are any, games were played. Whether
        # one of them was finished is known from the first answer on.
        self._has_played = is_there(desk.folders.statistics)
        self._recorder: GameRecorder | None = None
        self._is_reading = False
        self.shelves: tuple[Shelf, ...] = ()

    def stop(self) -> None:
        """Look for nothing more."""
        self._chores.stop()
        self.day.stop()

    def greet(self) -> None:
        """Let the screen be as it is for whoever looks at it."""
        is_new = not self._has_played and not is_lesson_over(self._desk.folders.lesson)
        self._screen.show_to(newcomer=is_new, may_go_on=self.begun.may_be_any)

    # --- the games -------------------------------------------------------------------------------

    def show_games(self) -> None:
        """Show the games as the rule files have them now, each at once where it will stay.

        Where a rule file has changed they are shown when all are read: only then is it known which
        stand under others, and in which order.
        """
        self.greet()
        self.begun.note_open()
        if self._is_reading:
            return
        if self._known.are_stale():
            self._is_reading = True
            self._chores.do(partial(self._read_on, self._known.read()))
        else:
            self._show(self._known.facts)

    def read_all(self) -> tuple[Shelf, ...]:
        """The games, even if every rule file has to be read for that."""
        if self._known.are_stale():
            for _ in self._known.read():
                pass
        self._show(self._known.facts)
        return self.shelves

    def _read_on(self, reading: Iterator[None]) -> None:
        """Read a rule file, and come back for the next."""
        for _ in reading:
            self._chores.do(partial(self._read_on, reading))
            return
        self._is_reading = False
        self._show(self._known.facts)
        self.look_for_day()

    def _show(self, facts: tuple[GameFacts, ...]) -> None:
        shelves = on_shelves(facts)
        if shelves != self.shelves:
            self.shelves = shelves
            self.day.name(self._patiences())
            self._screen.show_games(shelves)
            self._screen.focus_first(gently=True)
        self.mark_begun()

    def listed(self, game: str) -> ListedGame | None:
        """A game as it is shown, with what stands under it: the one of an id, or above that."""
        return listed_with(self.shelves, game)

    # --- games in progress -----------------------------------------------------------------------

    def note_last(self) -> None:
        """Note the game that was played last, if it is over and may not have been noted."""
        last = self._session.last()
        found = self._saves.glance(last) if last is not None else SlotContent()
        game, record = found.game, found.record
        if game is None or record is None or game.outcome is None or record.chance is None:
            return  # not over, or played elsewhere
        self._desk.recorder.note(as_recorded(game, record), record.elapsed_ms or 0)

    def look(self) -> None:
        """See which games are not over, what day it is, and whether somebody is still new."""
        self._chores.do(self.begun.look, self.look_for_day)

    def _show_begun(self) -> None:
        newest, shown = self.begun.newest, self._screen.going_on.game
        if newest is not shown and (newest is None or not newest.looks_as(shown)):
            self._screen.going_on.show_game(newest, self._painter_of(newest))
            self._screen.lay_out()
            self._screen.focus_first(gently=True)
        self.mark_begun()

    def mark_begun(self) -> None:
        """Show which games are not over."""
        begun = self.begun.ids
        for tile in self._screen.tiles:
            tile.show_begun(any(facts.id in begun for facts in tile.shown.games))

    def _painter_of(self, game: Unfinished | None) -> Painted | None:
        if game is None:
            return None
        desk = self._desk
        if desk.driver.is_laid and game.seated is self._session.seated:
            return lambda size, ratio: scene_picture(
                desk.driver.scene, CLOTHS[desk.settings.cloth.value], size, ratio
            )
        return lambda size, ratio: picture_of(
            game.seated, desk.decks.pictures, CLOTHS[desk.settings.cloth.value], size, ratio
        )

    # --- the game of the day ---------------------------------------------------------------------

    def _patiences(self) -> list[str]:
        return [
            listed.facts.id
            for shelf in self.shelves
            if shelf.kind is ShelfKind.PATIENCE
            for listed in shelf.games
            if listed.facts.shipped
        ]

    def look_for_day(self) -> None:
        """See what day it is."""
        if self._recorder is None:
            self._recorder = self._desk.recorder
            self._recorder.changed.connect(self._ask_statistics)
        self.day.look(self._patiences())
        self._ask_statistics()

    def _ask_statistics(self) -> None:
        """Ask what was won, if anything was played; a first start makes no file for that."""
        if self._recorder is not None and is_there(self._recorder.path):
            self._recorder.ask(won_patiences, self.day.count)
            self._recorder.ask(is_a_game_finished, self._note_played)

    def _note_played(self, has_played: bool) -> None:  # noqa: FBT001 - the answer
        self._has_played = has_played
        if has_played:  # whoever has finished a game is no newcomer any more
            self.greet()

    def _show_day(self) -> None:
        day = self.day
        listed = self.listed(day.game)
        if listed is not None:
            self._screen.of_day.show_day(listed.facts, day.day, day.streak, failed=day.failed)
            self._screen.lay_out()
        self._screen.focus_first(gently=True)


class Screens(QObject):
    """The pages besides the table, and what becomes of a press on the first screen.

    Args:
        desk: what the window offers.

    Attributes:
        screen: the first screen.
        inventory: what stands there.
        page: the page for a new table, while it is shown.
        lesson: the page of the first game, while it is shown.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.pages)
        self._desk = desk
        self._opener = desk.opener
        self._pages = pages = desk.pages
        self._session = desk.session
        self._came_from_table = False
        self._waits_for_day = False
        self.page: NewTablePage | None = None
        self.lesson: LessonPage | None = None
        self.screen = screen = FirstScreen(desk)
        screen.closed.connect(desk.back)
        screen.chosen.connect(self.choose)
        screen.learn.clicked.connect(self.learn)
        screen.going_on.clicked.connect(self._go_on)
        screen.of_day.clicked.connect(self._play_day)
        self.inventory = Inventory(desk, screen, self)
        self.inventory.begun.changed.connect(self._show_begun)
        self.inventory.day.changed.connect(self._day_changed)
        pages.addWidget(screen)
        pages.currentChanged.connect(self._turn)

    # --- coming and going ------------------------------------------------------------------------

    def show_first(self) -> None:
        """Show the first screen; the game on the table rests meanwhile."""
        self.arrive(self.screen)
        self.inventory.show_games()
        if self._desk.first_painting.is_over:
            self.inventory.look()
        self.screen.focus_first()

    def arrive(self, page: QWidget) -> None:
        """Show a page in the place of the table; the game on the table rests meanwhile."""
        pages, is_at_table = self._pages, self._desk.is_at_table
        if is_at_table or pages.currentWidget() is self.screen:
            self._came_from_table = is_at_table and self._session.is_open
        self._desk.driver.look_away()
        if not self._desk.first_painting.is_over:
            scrolled = page.viewport() if isinstance(page, QAbstractScrollArea) else page
            self._desk.first_painting.watch(scrolled)
        if pages.indexOf(page) < 0:
            pages.addWidget(page)
        pages.setCurrentWidget(page)
        self._desk.tell_game()

    def _turn(self) -> None:
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
        if self._desk.is_at_table:
            self._waits_for_day = False  # it is not to take the place of what lies there
            self._desk.decks.pictures.let_go()  # the pictures of games stay as they are

    def leave_page(self) -> None:
        """Back from a page to where it was asked for: the table, or the first screen."""
        if self._came_from_table:
            self._desk.back()
        else:
            self.show_first()

    # --- what is chosen on the first screen ------------------------------------------------------

    def choose(self, facts: GameFacts) -> None:
        """A game was pressed: a patience begins, of a game for several it is asked who plays."""
        match facts.kind:
            case ShelfKind.BROKEN:
                self._opener.show_broken(self._desk.library.catalogue.entry(facts.id))
            case ShelfKind.PATIENCE:
                self.play(GameRef(facts.id))
            case ShelfKind.TABLE | ShelfKind.REAL_TIME:
                self.ask_table(facts.id)

    def play(self, ref: GameRef, seed: int | None = None) -> None:
        """Go on with a patience, or deal it.

        Args:
            ref: which.
            seed: the number of its deal, if it must be that one.
        """
        session = self._session
        lies_there = session.is_open and session.ref == ref and not session.is_over
        if lies_there and seed in (None, session.game.seed):
            self._desk.back()
        else:
            self._opener.leave_for(ref, lambda: self._opener.play(ref, seed))

    def _go_on(self) -> None:
        """Go on with the game that is shown for that."""
        game = self.screen.going_on.game
        if game is not None:
            self.resume(game.ref)

    def resume(self, ref: GameRef) -> None:
        """Go on with a game that is in progress."""
        if self._session.is_open and self._session.ref == ref:
            self._desk.back()
        else:
            self._opener.leave_for(ref, lambda: self._resume(ref))

    def _resume(self, ref: GameRef) -> None:
        gone = tr("This game is over by now, or it is not saved any more.")
        if not self._session.resume(ref, otherwise=gone):
            self.inventory.look()  # what is shown here is not so any more

    def _play_day(self) -> None:
        self.inventory.look_for_day()  # it may be past midnight
        day = self.inventory.day
        if day.failed:
            return
        self._waits_for_day = day.deal is None
        if day.deal is None:
            self.screen.of_day.show_waiting()
        else:
            self.play(GameRef(day.game), day.deal)

    def _day_changed(self) -> None:
        if self._waits_for_day:
            self._play_day()

    # --- the page for a new table ----------------------------------------------------------------

    def ask_table(self, game: str | None = None) -> None:
        """Ask on a page who plays, if there is anything to ask.

        Args:
            game: which game, if one was pressed; left out, the one that is looked at.
        """
        tables, current = self._offered(game)
        if tables:
            self._show_page(tables, current)
            self.inventory.begun.note_open()
            if self._desk.first_painting.is_over:
                self.inventory.begun.look()  # the first screen, which looks too, may not be shown

    def _show_begun(self) -> None:
        if self.page is not None:
            self.page.show_begun(frozenset(self.inventory.begun.games))

    def _offered(self, game: str | None) -> tuple[tuple[TableChoice, ...], int]:
        """What can be chosen on the page, and which of it is chosen at first."""
        from hanafuda_desktop.app.home.new_table import table_on, tables_of

        session, known = self._session, self._desk.tables
        shelves = self.inventory.read_all()
        if game is None and self._desk.is_at_table:
            return table_on(session, shelves, known)
        listed = self.inventory.listed(game or self.screen.meant)
        if listed is None:  # or its rule file is broken
            return (), 0
        tables, base = tables_of(listed, session, known), listed.facts.id
        # The variant that was pressed, or that was played last.
        wanted = game if game and game != base else known.variant(base)
        ids = [table.rules.id for table in tables]
        return tables, ids.index(wanted) if wanted in ids else 0

    def _show_page(self, tables: tuple[TableChoice, ...], current: int) -> NewTablePage:
        from hanafuda_desktop.app.home.new_table import NewTablePage

        base = tables[0].rules.id
        listed = self.inventory.listed(base)
        facts = listed.facts if listed is not None else None
        page = NewTablePage(self._desk, tables, current, facts)
        page.start.clicked.connect(lambda: self._begin(page, base))
        page.go_on.clicked.connect(lambda: self.resume(page.form.table.ref))
        page.rules.clicked.connect(self._desk.menu_actions["rules"].trigger)
        page.back.clicked.connect(self.leave_page)
        self.arrive(page)
        self.page = page
        self._show_begun()
        page.start.setFocus()
        return page

    def _begin(self, page: NewTablePage, base: str) -> None:
        form = page.form
        table, seating, wish = form.table, form.seating, form.wish if form.is_alone else None

        def begin() -> None:
            settings = self._desk.settings
            if wish is not None and wish is not settings.deals:
                self._desk.use(replace(settings, deals=wish))
            self._opener.begin(table.ref, seating, base)

        self._opener.leave_for(table.ref, begin)

    # --- the first game --------------------------------------------------------------------------

    def learn(self) -> None:
        """Begin the first game, or go on where one was; what it needs is imported now."""
        from hanafuda_desktop.app.learn.lesson import LessonCourse
        from hanafuda_desktop.app.learn.lesson_script import PARTS

        if self.lesson is None:
            self._show_lesson(LessonCourse(PARTS, self._desk.folders.lesson))

    def _show_lesson(self, course: LessonCourse) -> None:
        from hanafuda_desktop.app.learn.lesson import LessonExit
        from hanafuda_desktop.app.learn.lesson_page import LessonPage
        from hanafuda_desktop.app.learn.lesson_script import GAME
        from hanafuda_desktop.app.window.announcer import TableVoice

        desk, pictures = self._desk, self._lesson_pictures()
        lesson = LessonPage(desk.library, pictures, desk.settings, course, self._pages)
        lesson.left.connect(self.leave_page)
        offers = lesson.words.offers
        offers[LessonExit.PLAY].clicked.connect(lambda: self.ask_table(GAME))
        offers[LessonExit.RULES].clicked.connect(desk.menu_actions["rules"].trigger)
        offers[LessonExit.CARDS].clicked.connect(desk.menu_actions["cards"].trigger)
        self.arrive(lesson)
        self.lesson = lesson
        lesson.said.connect(desk.status.say_of_page)
        lesson.unsaid.connect(desk.status.unsay)
        lesson.cue.connect(desk.sounds.hear)
        TableVoice(lesson.view, lesson.session, lesson.driver, lesson.view).begin()
        lesson.show_step()

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

    def use(self, settings: Settings) -> None:
        """Use these settings from now on."""
        self.screen.show_cloth(settings.cloth.value)
        if self.page is not None:
            self.page.show_cloth(settings.cloth.value)
        if self.lesson is not None:
            self.lesson.use(settings)

    def show_pictures(self) -> None:
        """Show another deck, or what has changed in it."""
        self.screen.show_pictures()
        if self.page is not None:
            self.page.fit()
        if self.lesson is not None:
            self.lesson.show_pictures(self._lesson_pictures())

    def say_words(self) -> None:
        """Say everything in the language that is spoken now; a step of the lesson begins anew."""
        self.screen.say_words()
        if self.page is not None:
            before = self.page.form
            self._show_page(before.tables, before.games.currentIndex()).form.go_on_from(before)
        if self.lesson is not None:
            course = self.lesson.course
            course.to_beginning()
            self._show_lesson(course)
        self.inventory.mark_begun()

    def stop(self) -> None:
        """The window closes: let nothing run any more."""
        if self.lesson is not None:
            self.lesson.stop()
        self.inventory.stop()
        self.screen.stop()

    def rules_meant(self) -> GameBase:
        """The rules of the game that one was at last."""
        if self.lesson is not None:
            return self.lesson.rules
        if self.page is not None:
            return self.page.form.table.rules
        library = self._desk.library
        try:
            return library.rules(GameRef(self.screen.meant))
        except (UnknownGame, BrokenRules):
            return library.rules(FIRST_GAME)
