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
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.storage.last_tables import LastTables
from hanafuda_desktop.app.storage.saves import Unwritten
from hanafuda_desktop.app.window.desk import GameMenu, GameOpener
from hanafuda_desktop.app.window.language import use_language
from hanafuda_desktop.app.window.menus import CHOICE_WORDS, Actions
from hanafuda_desktop.app.window.side_windows import SideWindows
from hanafuda_desktop.app.window.sounds import Sounds
from hanafuda_desktop.app.window.status import StatusLine
from hanafuda_desktop.app.window.window_state import (
    SMALLEST,
    FileDrop,
    FirstPainting,
    restore_place,
    save_place,
)
from hanafuda_desktop.app.workers.tables import TABLES, new_computers
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.play.controller import SETTINGS_OF_SOME, TableDriver
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.play.words import game_facts
from hanafuda_desktop.resources import assets
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.cloth import has_high_contrast
from hanafuda_desktop.table.lettering import text_scale
from hanafuda_desktop.table.view import TableView
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.app.history.recorder import GameRecorder
    from hanafuda_desktop.app.home.screens import Screens
    from hanafuda_desktop.app.library.rule_editors import HouseRuleCommands
    from hanafuda_desktop.app.window.announcer import TableVoice
    from hanafuda_desktop.rules.schema.game import GameBase

AT_TABLE: Final = (
    *("new-deal", "deal-number", "restart", "previous", "copy-text"),
    *("new-house-rule", "edit-rules", "export-rules"),
    *("undo", "redo", "hint", "why", "review", "back-to-won", "demo", "pause"),
    *("sheet", "yaku", "history", "again"),
)
"""Commands that mean the game on the table: they cannot be given while it is not seen."""
PROGRAM: Final = "Hanafuda Desktop"
"""What stands in the title where there is no game."""


class MainWindow(QMainWindow):
    """One window with one session.

    The table is there from the start; the other pages that fill the window in its place, and the
    windows beside it, are made when they are first shown, and hear of changes by signals.

    Args:
        session: the game; it is opened after the window was made.
        library: the games that there are.
        folders: where settings are kept, and the user's decks.
        settings: the settings to begin with.
        tables: who sat at which table.
    """

    painted = Signal()
    """The table has been painted for the first time; what could wait may now be done."""
    settings_changed = Signal(object)
    """These settings are used from now on."""
    pictures_changed = Signal(object)
    """Cards are seen with these pictures now: another deck, or what has changed in it."""
    language_changed = Signal()
    """Everything is to be said in the language that is spoken now."""
    closing = Signal()
    """Let nothing run any more."""

    def __init__(
        self,
        session: Session,
        library: Library,
        folders: Folders,
        settings: Settings,
        tables: LastTables,
    ) -> None:
        super().__init__()
        self.session = session
        self.library = library
        self.tables = tables
        self.settings = self._kept = settings
        self.folders = folders
        self.setWindowTitle(PROGRAM)
        self.setMinimumSize(SMALLEST)
        self._make_pages()
        self.status = StatusLine(session, self)
        self.setStatusBar(self.status)
        self.decks = DeckBox(folders, self)
        self.driver = self._new_driver()
        self.driver.follow()
        self.menu_actions = Actions(self)
        self.game_menu: GameMenu = GameMenu(self)
        self.unwritten = Unwritten(self.status.say)
        self.side: SideWindows = SideWindows(self)
        self.opener: GameOpener = GameOpener(self)
        self.sounds: Sounds = Sounds(self, session)
        self._connect()
        self.use(settings, save=False)
        restore_place(self, folders.window)
        # The first table is laid out once, for the size at which it will be seen.
        for layout in (self.layout(), self.pages.layout()):
            if layout is not None:
                layout.activate()
        self.table.setFocus()

    def _new_driver(self) -> TableDriver:
        pictures = self.decks.take(self.settings.deck)
        pictures.marks = self.settings.marks
        return TableDriver(
            self.session,
            pictures,
            self.table.setScene,
            tables=TABLES,
            new_thinking=new_computers,
            parent=self,
        )

    def _make_pages(self) -> None:
        self.table = TableView(self)
        self.first_painting = FirstPainting(self)
        self.first_painting.over.connect(self._after_first_paint)
        self.first_painting.watch(self.table.viewport())
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.table)
        self.setCentralWidget(self.pages)

    def _connect(self) -> None:
        session, driver, status = self.session, self.driver, self.status
        dropped = FileDrop(self, self.table.viewport()).dropped
        dropped.connect(lambda file: self.house_rules.show_arrival(Path(file)))
        driver.comes.connect(self.show_table)  # it is laid in the size that it will have
        driver.comes.connect(status.turn_page)
        driver.said.connect(status.say_of_page)
        driver.unsaid.connect(status.unsay)
        driver.arrived.connect(self.tell_facts)
        driver.altered.connect(self.tell_game)
        driver.cue.connect(self.sounds.hear)
        driver.asked.connect(lambda action: self.menu_actions[action].trigger())
        self.pages.currentChanged.connect(status.turn_page)
        self.decks.missed.connect(status.say)
        self.decks.arrived.connect(self._show_pictures)
        for menu in self.menuBar().findChildren(QMenu):
            menu.aboutToShow.connect(driver.menu_opened)
        for told in (session.began, session.happened, session.stepped, session.turned):
            told.connect(self.tell_game)
        session.began.connect(self.tell_facts)  # those of the game before would be wrong
        session.began.connect(self.side.show_game)
        session.happened.connect(self.unwritten.again)
        self.settings_changed.connect(self.side.show_settings)
        self.settings_changed.connect(driver.apply)
        self.settings_changed.connect(self.sounds.use)
        self.settings_changed.connect(self.menu_actions.show_settings)
        for show in (driver.show_pictures, self.side.open.show_pictures):
            self.pictures_changed.connect(show)
        # The window's title, and what else follows from the state of the game, is said afterwards.
        for say in (self.menu_actions.say_words, self.game_menu.forget, status.say_words):
            self.language_changed.connect(say)
        self.language_changed.connect(driver.lay_anew)

    # --- what is made when it is needed ----------------------------------------------------------

    @cached_property
    def screens(self) -> Screens:
        """The pages besides the table."""
        from hanafuda_desktop.app.home.screens import Screens

        screens = Screens(self)
        self.settings_changed.connect(screens.use)
        self.pictures_changed.connect(screens.show_pictures)
        self.language_changed.connect(screens.say_words)
        self.closing.connect(screens.stop)
        return screens

    @cached_property
    def house_rules(self) -> HouseRuleCommands:
        """The commands about house rules."""
        from hanafuda_desktop.app.library.rule_editors import HouseRuleCommands

        house_rules = HouseRuleCommands(self)
        self.pictures_changed.connect(house_rules.editors.show_pictures)
        self.language_changed.connect(house_rules.editors.say_words)
        return house_rules

    @cached_property
    def recorder(self) -> GameRecorder:
        """Notes every game that ends; made when the first table was painted."""
        from hanafuda_desktop.app.history.recorder import GameRecorder

        recorder = GameRecorder(self.session, self.folders.statistics, parent=self)
        recorder.said.connect(self.status.say)
        self.closing.connect(recorder.stop)
        return recorder

    @cached_property
    def announcer(self) -> TableVoice:
        """Tells screen readers what happens; made when the first table was painted."""
        from hanafuda_desktop.app.window.announcer import TableVoice, announce_below

        self.status.messageChanged.connect(lambda sentence: announce_below(self, sentence))
        return TableVoice(self.table, self.session, self.driver, self, names_game=True)

    def show_broken(self, file: Path, text: str) -> None:
        """Show what is wrong with a rule file."""
        self.side.diagnostics(file.name, text, lambda: self.house_rules.editors.edit(file))

    # --- the table, and what is seen in its place ------------------------------------------------

    @property
    def is_at_table(self) -> bool:
        """Whether the table is seen."""
        return self.pages.currentWidget() is self.table

    def show_table(self) -> None:
        """Show the table: another game lies there, or one comes back to it."""
        if not self.is_at_table:
            self.pages.setCurrentWidget(self.table)
            self.table.setFocus()

    def back(self) -> None:
        """Back to the game on the table, if there is one and it is not seen."""
        if self.session.is_open and not self.is_at_table:
            self.show_table()
            self.tell_game()
            if self.isActiveWindow():
                self.driver.look_back()

    def rules_meant(self) -> GameBase:
        """The rules of the game that is looked at: on the table, or on the first screen."""
        if self.is_at_table and self.session.is_open:
            return self.session.rules
        return self.screens.rules_meant()

    # --- what title, menus and status line say of the game on the table, while that is seen -------

    def tell_game(self) -> None:
        """Say everything anew; nothing of a game while the table is not seen."""
        session, driver = self.session, self.driver
        if not self.is_at_table:
            self.setWindowTitle(PROGRAM)
            self._tell_no_commands()
            self.status.show_clock(False)
            return
        if not session.is_open:
            return
        # What stands between it and the program's name, Qt adds as the platform does.
        self.setWindowTitle(plain(session.rules.name))
        self.status.show_clock(self.settings.clock)
        if not driver.is_laid:
            self._tell_no_commands()
            return
        self._tell_commands()
        if driver.controller.can_tell:
            self.tell_facts()

    def _tell_no_commands(self) -> None:
        """Nobody can say what can be done in a game, or how it stands."""
        possible = dict.fromkeys(AT_TABLE, False) | dict.fromkeys(SETTINGS_OF_SOME, True)
        self.menu_actions.show_possible(possible)
        self.menu_actions.show_reasons({})
        self.status.show_facts({})

    def _tell_commands(self) -> None:
        """Say which commands there are, what they are called, and why some can not be given."""
        controller, actions = self.driver.controller, self.menu_actions
        # The text has the deal's number in it.
        usual = dict.fromkeys((*AT_TABLE, *SETTINGS_OF_SOME), True)
        usual["copy-text"] = not self.session.hides_deal
        reasons = controller.reasons()
        never = dict.fromkeys(reasons, False)
        actions.show_possible(usual | controller.possible() | never)
        for action_id, words in controller.words().items():
            actions[action_id].setText(words)
        actions.show_reasons(reasons)

    def tell_facts(self) -> None:
        """Say how the game stands, once that is what the table shows."""
        if self.is_at_table and self.driver.is_laid:
            self.status.show_facts(game_facts(self.session) | self.driver.controller.facts())

    # --- settings --------------------------------------------------------------------------------

    def use(self, settings: Settings, *, save: bool = True) -> None:
        """Use these settings from now on."""
        before, self.settings = self.settings, settings
        other_deck = settings.deck != before.deck
        if settings.language != before.language:
            self._speak(settings.language)
            other_deck |= self.decks.has_told
        if other_deck:
            self.decks.take(settings.deck)
        if other_deck or settings.marks != before.marks:
            self.decks.pictures.marks = settings.marks
            self._show_pictures()
        legible = settings.text_size.scale, settings.high_contrast
        if legible != (text_scale(), has_high_contrast()):
            from hanafuda_desktop.app.window.fonts import use_legibly

            use_legibly(settings)
        self.settings_changed.emit(settings)
        self.tell_game()
        if save:
            self.unwritten.write(
                "settings",
                self._write_settings,
                lambda why: tr("The settings cannot be saved ({why}).", why=why),
            )

    def _write_settings(self) -> None:
        settings = self.settings
        write_settings(self.folders.settings, settings, self._kept)
        self._kept = settings

    def _speak(self, language: str) -> None:
        """Lay everything anew in another language: games and texts stay where they are."""
        use_language(language)
        self.language_changed.emit()
        if self.isActiveWindow() and self.is_at_table:
            self.driver.look_back()
        self.side.open.say_words()

    def _show_pictures(self) -> None:
        self.pictures_changed.emit(self.decks.pictures)

    def set_full_screen(self, wanted: bool) -> None:  # noqa: FBT001 - as Qt's setVisible
        """Show the table alone on the whole screen, or the window again."""
        self.menuBar().setVisible(not wanted)
        self.status.setVisible(not wanted)
        state = self.windowState() & ~Qt.WindowState.WindowFullScreen
        self.setWindowState(state | Qt.WindowState.WindowFullScreen if wanted else state)

    # --- Qt --------------------------------------------------------------------------------------

    def _after_first_paint(self) -> None:
        self.driver.painted()
        self.painted.emit()
        if "screens" in vars(self):
            self.screens.painted()
        # With QIcon come enumerations of 150 members, for which none of these need wait.
        from PySide6.QtGui import QIcon

        icon = QIcon()
        for file in sorted(assets("icon").glob("*.png")):
            icon.addFile(str(file))
        self.setWindowIcon(icon)
        self.announcer.begin()
        self.recorder.start()
        self.driver.arrived.connect(self.recorder.prepare)
        self.driver.arrived.connect(self.sounds.prepare)
        if self.driver.is_laid and self.driver.scene.has_arrived:
            self.sounds.prepare()

    def changeEvent(self, event: QEvent) -> None:
        """Stop the clock while nobody looks."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange):
            if not self.isActiveWindow() or self.isMinimized():
                self.driver.look_away()
            elif self.is_at_table:
                self.driver.look_back()
            else:
                self.screens.look_again()
            self.status.show_time()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save for the last time; not while a rule file is left unsaved."""
        if "house_rules" in vars(self) and not self.house_rules.editors.close():
            event.ignore()
            return
        self.driver.stop()
        self.closing.emit()
        self.decks.stop()
        self.side.open.close()
        self.session.close()
        self.unwritten.again()
        save_place(self, self.folders.window)
        self.status.stop()
        super().closeEvent(event)


def _copy_text(window: MainWindow) -> None:
    """Put the game on the clipboard."""
    try:
        QGuiApplication.clipboard().setText(window.session.text())
    except RecordError as error:
        window.status.say(str(error))
    else:
        window.status.say(tr("The game is on the clipboard as text."))


_HANDLERS: Final[dict[str, Callable[[MainWindow], object]]] = {
    "all-games": lambda window: window.screens.show_first(),
    "new-deal": lambda window: window.opener.leave_for_deal(),
    "new-table": lambda window: window.screens.ask_table(),
    "deal-number": lambda window: window.opener.ask_number(),
    "restart": lambda window: window.opener.leave_for_restart(),
    "previous": lambda window: window.session.previous(),
    "open-file": lambda window: window.opener.ask_file(),
    "new-house-rule": lambda window: window.house_rules.make(),
    "edit-rules": lambda window: window.house_rules.edit(),
    "take-in": lambda window: window.house_rules.ask_arrival(),
    "export-rules": lambda window: window.house_rules.export(),
    "copy-text": _copy_text,
    "paste-text": lambda window: window.opener.paste(),
    "statistics": lambda window: window.side.statistics(),
    "past-games": lambda window: window.side.past_games(),
    "settings": lambda window: window.side.settings(),
    "quit": lambda window: window.close(),
    "undo": lambda window: window.session.undo(),
    "redo": lambda window: window.session.redo(),
    "hint": lambda window: window.driver.controller.hint(),
    "why": lambda window: window.driver.controller.show_why(),
    "review": lambda window: window.driver.controller.show_review(),
    "back-to-won": lambda window: window.driver.controller.back_to_won(),
    "demo": lambda window: window.driver.controller.show_demo(),
    "pause": lambda window: window.driver.controller.pause(),
    "sheet": lambda window: window.driver.controller.show_sheet(),
    "yaku": lambda window: window.driver.controller.show_yaku(),
    "history": lambda window: window.driver.controller.show_history(),
    "again": lambda window: window.driver.controller.show_again(),
    "deck": lambda window: window.side.decks(),
    "learn": lambda window: window.screens.learn(),
    "rules": lambda window: window.side.rules(),
    "keyboard": lambda window: window.side.keyboard(),
    "cards": lambda window: window.side.cards(),
    "about": lambda window: window.side.about(),
}
"""What each entry of the menus does, by its id."""


def connect_commands(window: MainWindow) -> None:
    """Let a window do what its menu entries say."""

    def use(setting: str, value: object) -> None:
        window.use(replace(window.settings, **{setting: value}))  # type: ignore[arg-type]

    actions = window.menu_actions
    for action_id, handler in _HANDLERS.items():
        actions[action_id].triggered.connect(lambda _checked, do=handler: do(window))
    actions["full-screen"].toggled.connect(window.set_full_screen)
    for action_id, setting in SWITCHES.items():
        actions[action_id].triggered.connect(lambda on, name=setting: use(name, bool(on)))
    for setting, group in actions.choices.items():
        kind = type(next(iter(CHOICE_WORDS[setting])))
        group.triggered.connect(lambda one, name=setting, kind=kind: use(name, kind(one.data())))
