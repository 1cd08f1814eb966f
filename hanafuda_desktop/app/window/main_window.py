"""The window: the table, the menus above it, the status line below it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget

from hanafuda_desktop.app.library.deck_box import DeckBox
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.settings.settings import SWITCHES, write_settings
from hanafuda_desktop.app.storage.folders import Folders
from hanafuda_desktop.app.storage.last_tables import LastTables
from hanafuda_desktop.app.storage.saves import Unwritten
from hanafuda_desktop.app.window.game_opener import Desk, GameOpener
from hanafuda_desktop.app.window.language import use_language
from hanafuda_desktop.app.window.menus import CHOICE_WORDS, Actions, GameMenu
from hanafuda_desktop.app.window.side_windows import SideWindows
from hanafuda_desktop.app.window.sounds import Sounds
from hanafuda_desktop.app.window.status import PROGRAM, GameTold, StatusLine
from hanafuda_desktop.app.window.window_state import (
    SMALLEST,
    FileDrop,
    FirstPainting,
    restore_place,
    save_place,
)
from hanafuda_desktop.app.workers.when_needed import TABLES, new_thinking
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.play.driver import TableDriver
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import DealWish, Settings
from hanafuda_desktop.resources import assets
from hanafuda_desktop.table.cloth import has_high_contrast
from hanafuda_desktop.table.lettering import text_scale
from hanafuda_desktop.table.view import TableView
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.app.history.recorder import GameRecorder
    from hanafuda_desktop.app.home.screens import Screens
    from hanafuda_desktop.app.learn.lesson_page import LessonPage
    from hanafuda_desktop.app.library.rule_editors import HouseRuleCommands
    from hanafuda_desktop.app.window.announcer import Announcer
    from hanafuda_desktop.rules.schema.game import GameBase
    from hanafuda_desktop.table.cards.pictures import CardPictures

# What fills the window: the table, or in its place the first screen or the page for a new table.
#
# The table is there from the start; everything else is made when it is first shown.


class WindowPages(QStackedWidget):
    """The pages of one window.

    Args:
        window: the window, with its table already made.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._screens: Screens | None = None
        self.addWidget(window.table)

    @property
    def is_at_table(self) -> bool:
        """Whether the table is seen."""
        return self.currentWidget() is self._window.table

    @property
    def screens(self) -> Screens:
        """The pages besides the table, made when the first of them is shown."""
        if self._screens is None:
            from hanafuda_desktop.app.home.screens import Screens

            window = self._window
            screens = Screens(
                window.desk, window.opener, window.menu_actions, window.first_painting, self
            )
            screens.arrived.connect(window.told.nothing)
            screens.back_asked.connect(self._back)
            screens.lesson_shown.connect(window.take_lesson)
            screens.rules_asked.connect(window.side.rules)
            screens.cards_asked.connect(window.side.cards)
            screens.deals_wished.connect(window.wish_deals)
            self._screens = screens
        return self._screens

    def learn(self) -> None:
        """Show the first game, which teaches how to play."""
        self.screens.learn()

    def show_table(self) -> None:
        """Show the table: another game lies there, or one comes back to it."""
        if not self.is_at_table:
            self.setCurrentWidget(self._window.table)
            self.screens.leave()
            self._window.table.setFocus()

    def back(self) -> None:
        """Back to the game on the table, if there is one and it is not seen."""
        if not self.is_at_table:
            self.screens.back()

    def _back(self) -> None:
        """The game that lay on the table is seen again."""
        self.show_table()
        self._window.told.all()
        if self._window.isActiveWindow():
            self._window.driver.look_back()

    def rules_meant(self) -> GameBase:
        """The rules of the game that is looked at: on the table, or on the first screen."""
        session = self._window.session
        if self.is_at_table and session.is_open:
            return session.rules
        return self.screens.rules_meant()

    def painted(self) -> None:
        """The window was painted: what could wait may now be done."""
        if self._screens is not None:
            self._screens.painted()

    def use(self, settings: Settings) -> None:
        """Use these settings from now on."""
        if self._screens is not None:
            self._screens.use(settings)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        if self._screens is not None:
            self._screens.show_pictures(pictures)

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        if self._screens is not None:
            self._screens.say_words()

    def look_again(self) -> None:
        """Somebody looks at the window again: rule files or the day may be others."""
        if self._screens is not None and not self.is_at_table:
            self._screens.look_again()

    def stop(self) -> None:
        """The window closes."""
        if self._screens is not None:
            self._screens.stop()


class MainWindow(QMainWindow):
    """One window with one session.

    Args:
        session: the game; it is opened after the window was made.
        library: the games that there are.
        folders: where settings are kept, and the user's decks.
        settings: the settings to begin with.
        tables: who sat at which table; read from the folders if left out.
    """

    painted = Signal()
    """The table has been painted for the first time; what could wait may now be done."""

    _house_rules: HouseRuleCommands | None = None

    def __init__(
        self,
        session: Session,
        library: Library,
        folders: Folders,
        settings: Settings,
        tables: LastTables | None = None,
    ) -> None:
        super().__init__()
        self.session = session
        self.library = library
        self.tables = tables or LastTables(folders.tables)
        self.settings = settings
        self.folders = folders
        self.setWindowTitle(PROGRAM)
        self.setMinimumSize(SMALLEST)
        self._make_pages()
        self.status = StatusLine(session, self)
        self.setStatusBar(self.status)
        self.decks = DeckBox(folders, self)
        self.decks.missed.connect(self.status.say)
        pictures = self.decks.take(settings.deck)
        pictures.marks = settings.marks
        self.driver = TableDriver(
            session,
            pictures,
            self.table.setScene,
            tables=TABLES,
            new_thinking=new_thinking,
            parent=self,
        )
        self.menu_actions = Actions(self)
        self.game_menu = GameMenu(self.menu_actions.submenus["choose"], library)
        self.unwritten = Unwritten(self.status.say)
        self.desk = self._desk()
        self.told = GameTold(
            self,
            self.desk,
            self.status,
            self.menu_actions,
            self.game_menu,
            lambda: self.pages.is_at_table,
        )
        self.side = SideWindows(self, self.desk, self.pages.rules_meant)
        self.opener = GameOpener(self.desk, self.unwritten, self)
        self._connect()
        self._kept = settings
        self.use(settings, save=False)
        restore_place(self, folders.window)
        self._lay_out()
        self.table.setFocus()

    def _lay_out(self) -> None:
        """Do it now: the first table is laid out once, for the size at which it will be seen."""
        for layout in (self.layout(), self.pages.layout()):
            if layout is not None:
                layout.activate()

    def _make_pages(self) -> None:
        self.table = TableView(self)
        self.first_painting = FirstPainting(self)
        self.first_painting.over.connect(self._after_first_paint)
        self.first_painting.watch(self.table.viewport())
        self.pages = WindowPages(self)
        FileDrop(self, self.table.viewport()).dropped.connect(self._file_dropped)
        self.setCentralWidget(self.pages)

    def _desk(self) -> Desk:
        return Desk(
            session=self.session,
            table=self.table,
            driver=self.driver,
            library=self.library,
            decks=self.decks,
            folders=self.folders,
            tables=self.tables,
            settings=lambda: self.settings,
            recorder=lambda: self.recorder,
            say=self.status.say,
        )

    def _connect(self) -> None:
        session = self.session
        self.sounds = Sounds(self, session)
        self.opener.table_asked.connect(self.pages.back)
        self.opener.broken.connect(self._show_broken)
        self.driver.comes.connect(self.pages.show_table)  # it is laid in the size that it will have
        self.driver.comes.connect(self.status.turn_page)
        self.driver.said.connect(self.status.say_of_page)
        self.driver.unsaid.connect(self.status.unsay)
        self.pages.currentChanged.connect(self.status.turn_page)
        self.driver.arrived.connect(self.told.facts)
        self.driver.altered.connect(self.told.all)
        self.driver.cue.connect(self.sounds.hear)
        self.driver.asked.connect(lambda action: self.menu_actions[action].trigger())
        self.decks.arrived.connect(self.show_pictures)
        for menu in self.menuBar().findChildren(QMenu):
            menu.aboutToShow.connect(self.driver.menu_opened)
        session.began.connect(self.told.all)
        session.began.connect(self.told.facts)  # those of the game before would be wrong
        session.began.connect(self.side.show_game)
        session.happened.connect(self.told.all)
        session.happened.connect(self.unwritten.again)
        session.stepped.connect(self.told.all)
        session.turned.connect(self.told.all)

    @property
    def house_rules(self) -> HouseRuleCommands:
        """The commands about house rules, made when the first is given."""
        if self._house_rules is None:
            from hanafuda_desktop.app.library.rule_editors import HouseRuleCommands

            self._house_rules = HouseRuleCommands(self.desk, self.opener.open_file, self)
            self._house_rules.editors.table_asked.connect(self.pages.back)
        return self._house_rules

    @cached_property
    def recorder(self) -> GameRecorder:
        """Notes every game that ends; made when the first table was painted."""
        from hanafuda_desktop.app.history.recorder import GameRecorder

        recorder = GameRecorder(self.session, self.folders.statistics, parent=self)
        recorder.said.connect(self.status.say)
        return recorder

    @cached_property
    def announcer(self) -> Announcer:
        """Tells screen readers what happens; made when the first table was painted."""
        from hanafuda_desktop.app.window.announcer import Announcer

        announcer = Announcer(self.table, self.session, self.driver, self)
        self.status.messageChanged.connect(announcer.tell_below)
        return announcer

    def take_lesson(self, page: LessonPage) -> None:
        """Let what happens on this page be seen below it and heard, and told to screen readers."""
        page.said.connect(self.status.say_of_page)
        page.unsaid.connect(self.status.unsay)
        page.cue.connect(self.sounds.hear)
        self.announcer.follow(page.table, page.teacher.session, page.teacher.driver)

    def _file_dropped(self, file: Path) -> None:
        self.house_rules.show_arrival(file)

    def _show_broken(self, file: Path, text: str) -> None:
        self.side.diagnostics(file.name, text, lambda: self.house_rules.editors.edit(file))

    # --- settings --------------------------------------------------------------------------------

    def use(self, settings: Settings, *, save: bool = True) -> None:
        """Use these settings from now on."""
        before, self.settings = self.settings, settings
        self._show_settings(before)
        if save:
            self._keep_settings()

    def wish_deals(self, wish: DealWish) -> None:
        """Want such deals of patiences from now on."""
        self.use(replace(self.settings, deals=wish))

    def _show_settings(self, before: Settings) -> None:
        settings = self.settings
        other_deck = settings.deck != before.deck
        if settings.language != before.language:
            self._speak_anew()
            other_deck |= self.decks.has_told
        if other_deck:
            self.decks.take(settings.deck)
        if other_deck or settings.marks != before.marks:
            self.decks.pictures.marks = settings.marks
            self.show_pictures()
        legible = settings.text_size.scale, settings.high_contrast
        if legible != (text_scale(), has_high_contrast()):
            from hanafuda_desktop.app.window.fonts import use_legibly

            use_legibly(settings)
        self.side.show_settings(settings)
        self.driver.apply(settings)
        self.pages.use(settings)
        self.sounds.use(settings)
        self.menu_actions.show_settings(settings)
        self.told.all()

    def _speak_anew(self) -> None:
        """Lay everything anew in the language that is set now: games and texts stay where they are.

        What follows from the state of the game, such as the window's title, is said afterwards.
        """
        use_language(self.settings.language)
        self.menu_actions.say_words()
        self.game_menu.forget()
        self.status.say_words()
        self.pages.say_words()
        self.driver.lay_anew()
        if self.isActiveWindow() and self.pages.is_at_table:
            self.driver.look_back()
        if self._house_rules is not None:
            self._house_rules.editors.say_words()
        self.side.open.say_words()

    def _keep_settings(self) -> None:
        """Write down what is set now; if that cannot be, it is said, and tried again later."""
        self.unwritten.write(
            "settings",
            self._write_settings,
            lambda why: tr("The settings cannot be saved ({why}).", why=why),
        )

    def _write_settings(self) -> None:
        settings = self.settings
        write_settings(self.folders.settings, settings, self._kept)
        self._kept = settings

    # --- what is seen ----------------------------------------------------------------------------

    def show_pictures(self) -> None:
        """Show another deck, or what has changed in it, wherever cards are seen."""
        pictures = self.decks.pictures
        self.driver.show_pictures(pictures)
        self.pages.show_pictures(pictures)
        self.side.open.show_pictures(pictures)
        if self._house_rules is not None:
            self._house_rules.editors.show_pictures(pictures)

    def set_full_screen(self, wanted: bool) -> None:  # noqa: FBT001 - as Qt's setVisible
        """Show the table alone on the whole screen, or the window again."""
        self.menuBar().setVisible(not wanted)
        self.status.setVisible(not wanted)
        if wanted:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)
        else:
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)

    # --- Qt --------------------------------------------------------------------------------------

    def _after_first_paint(self) -> None:
        self.driver.painted()
        self.painted.emit()
        self.pages.painted()
        _set_icon(self)
        self.announcer.begin()
        self.recorder.start()
        self.driver.arrived.connect(self.recorder.prepare)
        self.driver.arrived.connect(self.sounds.prepare)
        if self.driver.is_attended and self.driver.scene.has_arrived:
            self.sounds.prepare()

    def changeEvent(self, event: QEvent) -> None:
        """Stop the clock while nobody looks."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange):
            if not self.isActiveWindow() or self.isMinimized():
                self.driver.look_away()
            elif self.pages.is_at_table:
                self.driver.look_back()
            else:
                self.pages.look_again()
            self.status.clock_changed()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save for the last time; not while a rule file is left unsaved."""
        if self._house_rules is not None and not self._house_rules.editors.close():
            event.ignore()
            return
        self.pages.stop()
        self.driver.stop()
        if "recorder" in vars(self):
            self.recorder.stop()
        self.decks.stop()
        self.side.open.close()
        self.session.close()
        self.unwritten.again()
        save_place(self, self.folders.window)
        self.status.stop()
        super().closeEvent(event)


def _set_icon(window: QMainWindow) -> None:
    """Give a window the program's icon in every size that was drawn."""
    # With QIcon come enumerations of 150 members, for which the first painting need not wait.
    from PySide6.QtGui import QIcon

    icon = QIcon()
    for file in sorted(assets("icon").glob("*.png")):
        icon.addFile(str(file))
    window.setWindowIcon(icon)


_OF_CONTROLLER: Final = {
    "hint": "hint",
    "back-to-won": "back_to_won",
    "demo": "show_demo",
    "pause": "pause",
    "sheet": "show_sheet",
    "yaku": "show_yaku",
    "history": "show_history",
    "again": "show_again",
    "why": "show_why",
    "review": "show_review",
}
"""Entries that whoever attends to the table answers, and by which method."""
_OF_HOUSE_RULES: Final = {
    "new-house-rule": "make",
    "edit-rules": "edit",
    "take-in": "ask_arrival",
    "export-rules": "export",
}
_OF_SCREENS: Final = {"all-games": "show_first", "new-table": "ask_table"}
"""Entries that show a page besides the table."""


class Commands:
    """Connects a window's menu entries.

    Args:
        window: the window, with everything in it already made.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._session = window.session
        for action_id, handler in self._handlers().items():
            window.menu_actions[action_id].triggered.connect(_without_argument(handler))
        window.menu_actions["full-screen"].toggled.connect(window.set_full_screen)
        window.game_menu.chosen.connect(window.opener.open)
        window.game_menu.broken_chosen.connect(window.opener.show_broken)
        self._connect_settings()

    def _handlers(self) -> dict[str, Callable[[], object]]:
        """What each entry does, by its id."""
        window, session = self._window, self._session
        side, opener, leaving = window.side, window.opener, window.opener.leaving
        controller, house_rules, screens = (
            lambda: window.driver.controller,
            lambda: window.house_rules,
            lambda: window.pages.screens,
        )
        return {
            "new-deal": lambda: leaving.new_deal(_of(controller, "new_deal")),
            "deal-number": opener.ask_number,
            "restart": lambda: leaving.restart(session.restart),
            "previous": session.previous,
            "open-file": opener.ask_file,
            "copy-text": self.copy_text,
            "paste-text": opener.paste,
            "statistics": lambda: side.statistics(_of(screens, "show_first")),
            "past-games": lambda: side.past_games(opener.go_on, _of(screens, "show_first")),
            "settings": lambda: side.settings(window.use, window.sounds.sample),
            "quit": window.close,
            "undo": session.undo,
            "redo": session.redo,
            "learn": window.pages.learn,
            "deck": lambda: side.decks(
                lambda key: self._set(deck=key), lambda on: self._set(marks=on)
            ),
            **{action: getattr(side, action) for action in ("rules", "keyboard", "cards", "about")},
            **{action: _of(controller, name) for action, name in _OF_CONTROLLER.items()},
            **{action: _of(house_rules, name) for action, name in _OF_HOUSE_RULES.items()},
            **{action: _of(screens, name) for action, name in _OF_SCREENS.items()},
        }

    def _connect_settings(self) -> None:
        actions = self._window.menu_actions
        for action_id, setting in SWITCHES.items():
            actions[action_id].triggered.connect(
                lambda on, name=setting: self._set(**{name: bool(on)})
            )
        for setting, group in actions.choices.items():
            kind = type(next(iter(CHOICE_WORDS[setting])))
            group.triggered.connect(
                lambda one, name=setting, kind=kind: self._set(**{name: kind(one.data())})
            )

    def _set(self, **changes: object) -> None:
        self._window.use(replace(self._window.settings, **changes))  # type: ignore[arg-type]

    def copy_text(self) -> None:
        """Put the game on the clipboard."""
        try:
            QGuiApplication.clipboard().setText(self._session.text())
        except RecordError as error:
            self._window.status.say(str(error))
        else:
            self._window.status.say(tr("The game is on the clipboard as text."))


def _of(owner: Callable[[], object], name: str) -> Callable[[], object]:
    """What somebody does who is there, or is made, when it is asked for."""

    def ask() -> object:
        return getattr(owner(), name)()

    return ask


def _without_argument(handler: Callable[[], object]) -> Callable[[bool], None]:
    """Qt gives every triggered handler whether the action is checked."""

    def triggered(_checked: bool) -> None:  # noqa: FBT001 - Qt's signature
        handler()

    return triggered
