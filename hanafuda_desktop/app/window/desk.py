"""What a window offers to its pages, and how games come to its table: chosen in a menu, from a
file, from a text, by a number.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStackedWidget, QWidget

from hanafuda_desktop.app.library.deck_box import DeckBox
from hanafuda_desktop.app.library.library import Library, in_families
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.storage.last_tables import LastTables
from hanafuda_desktop.app.storage.saves import Unwritten
from hanafuda_desktop.app.window.menus import Actions
from hanafuda_desktop.app.window.sounds import Sounds
from hanafuda_desktop.app.window.status import StatusLine
from hanafuda_desktop.app.window.window_state import FirstPainting
from hanafuda_desktop.engine.family import EngineError, RecordError
from hanafuda_desktop.engine.game import Deal
from hanafuda_desktop.engine.record import read_record, replay
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.controller import TableDriver
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.play.session import Session, place_of
from hanafuda_desktop.play.settings import DealWish, Settings
from hanafuda_desktop.rules.catalogue import BrokenRules, Catalogue, CatalogueEntry, UnknownGame
from hanafuda_desktop.rules.diagnostics import render
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.rules.source import resolved
from hanafuda_desktop.table.lettering import plain_text
from hanafuda_desktop.table.view import TableView
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.app.history.recorder import GameRecorder
    from hanafuda_desktop.app.window.dialogs import BringBackBar, Then


class Desk(Protocol):
    """What a window offers to its pages and to the windows beside it.

    Attributes:
        session: the game on its table.
        library: the games there are.
        folders: where everything of the user is.
        tables: who sat at which table.
        settings: what is set now.
        decks: the decks, and the pictures of the one that is played with.
        driver: drives the table.
        table: where the game is seen.
        pages: what fills the window; the table is one of them.
        first_painting: waits until the window was painted.
        status: what is said below the table.
        sounds: what is heard.
        unwritten: writes down what is to be kept.
        menu_actions: the commands.
        opener: brings games to the table.
    """

    session: Session
    library: Library
    folders: Folders
    tables: LastTables
    settings: Settings
    decks: DeckBox
    driver: TableDriver
    table: TableView
    pages: QStackedWidget
    first_painting: FirstPainting
    status: StatusLine
    sounds: Sounds
    unwritten: Unwritten
    menu_actions: Actions
    opener: GameOpener

    @property
    def recorder(self) -> GameRecorder:
        """What notes every game that ends; it is made when it is first asked for."""

    @property
    def is_at_table(self) -> bool:
        """Whether no other page of the window lies over the table, be the window seen or not."""

    def window(self) -> QWidget:
        """The window itself, to which others belong."""

    def use(self, settings: Settings) -> None:
        """Use other settings from now on."""

    def back(self) -> None:
        """Back to the game on the table, if there is one and it is not seen."""

    def tell_game(self) -> None:
        """Say how the game on the table stands, or nothing of it while it is not seen."""

    def rules_meant(self) -> GameBase:
        """The rules of the game that one looks at."""

    def show_broken(self, file: Path, text: str) -> None:
        """Show what is wrong with a rule file."""


# The table that a person asked for when the program was started.


class TableRequest(NamedTuple):
    """A table to open.

    Attributes:
        ref: which game.
        rules: its rules, if they are loaded already.
        seed: the deal's number; left out, the saved game goes on, or a deal by chance begins.
        deal: the deal, if it is written out.
        seating: who sits there; left out, whoever did the last time.
    """

    ref: GameRef
    rules: GameBase | None = None
    seed: int | None = None
    deal: Deal | None = None
    seating: Seating | None = None


class GameOpener(QObject):
    """Opens games, and says why one cannot be opened.

    Args:
        desk: where they come.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.window())
        self._desk = desk
        self._session = desk.session
        self._bar: BringBackBar | None = None
        self._session.replaced.connect(self._offer_back)

    def _offer_back(self, said: str) -> None:
        """A game that was underway has made room: offer to bring it back."""
        if self._bar is None:
            from hanafuda_desktop.app.window.dialogs import BringBackBar

            self._bar = BringBackBar(self._session, self._desk.driver, self._desk.table)
        self._bar.offer(said)

    # --- a game in progress makes room: it is asked before, where that is wished -----------------

    def leave_for_deal(self) -> None:
        """Deal again; ask first if that is wished and a game is in progress."""
        question, yes = tr("Should a new deal take the place of this game?"), tr("&Deal again")
        wanted = self._desk.settings.ask_new_deal
        self._ask(tr("New deal"), question, yes, wanted=wanted, then=self._deal_again)

    def _deal_again(self) -> None:
        self._desk.driver.controller.new_deal()

    def leave_for_restart(self) -> None:
        """Begin this deal again; ask first if that is wished."""
        question, yes = tr("Should this deal begin again?"), tr("&Begin again")
        wanted = self._desk.settings.ask_restart
        self._ask(tr("Restart"), question, yes, wanted=wanted, then=self._session.restart)

    def leave_for(self, ref: GameRef, then: Then) -> None:
        """Begin a game, also the one on the table anew; ask first as for a new deal.

        Before another game, it is asked if several people at this screen play this one.
        """
        session, settings = self._session, self._desk.settings
        wanted = settings.ask_leave and session.is_open and len(session.seating.persons) > 1
        if session.is_open and session.ref == ref:
            wanted = wanted or settings.ask_new_deal
            title, yes = tr("New game"), tr("&Begin it")
            question = tr(
                "Should a new game take the place of this one? "
                "Back to the game before, in the menu Game, brings it back."
            )
        else:
            title, yes = tr("Another game"), tr("&Leave it")
            question = tr(
                "Several of you are in the middle of this game. Should another take its place? "
                "This one is saved, and goes on when it is opened again."
            )
        self._ask(title, question, yes, wanted=wanted, then=then)

    def _ask(self, title: str, question: str, yes: str, *, wanted: bool, then: Then) -> None:
        session = self._session
        if wanted and session.is_open and session.game.moves and not session.is_over:
            from hanafuda_desktop.app.window.dialogs import ask_first

            ask_first(self._desk.window(), title, question, yes, then)
        else:
            then()

    # --- chosen ----------------------------------------------------------------------------------

    def open(self, ref: GameRef) -> None:
        """Play another game."""
        if ref == self._session.ref:
            self._desk.back()
        else:
            self.leave_for(ref, lambda: self._open(ref))

    def _open(
        self, ref: GameRef, rules: GameBase | None = None, *, seating: Seating | None = None
    ) -> bool:
        """Open it, or say why that cannot be; returns whether it was opened."""
        try:
            self._session.open(ref, rules, seating=seating)
        except (UnknownGame, BrokenRules, EngineError) as error:
            self._desk.status.say(str(error))
            return False
        return True

    def begin(self, ref: GameRef, seating: Seating, base: str) -> None:
        """Begin a new game, and remember who plays it.

        Args:
            ref: which game.
            seating: who sits where.
            base: the game of which it is a variant, or itself.
        """
        if not self._open(ref, seating=seating):
            return
        game = self._session.rules.id
        self._desk.unwritten.write(
            "tables",
            lambda: self._desk.tables.remember(game, seating, base),
            lambda why: tr("Who plays cannot be noted ({why}).", why=why),
        )
        if self._session.seated.is_alone:
            self._deal_as_wished()

    def play(self, ref: GameRef, seed: int | None = None) -> None:
        """Go on with a patience, or deal it.

        Args:
            ref: which.
            seed: the number of its deal, if it must be that one.
        """
        session = self._session
        try:
            if not session.resume(ref, seed=seed):
                session.open(ref, seed=session.new_number() if seed is None else seed)
                if seed is None:
                    self._deal_as_wished()
        except (UnknownGame, BrokenRules, EngineError) as error:
            self._desk.status.say(str(error))

    def _deal_as_wished(self) -> None:
        """Look for another deal, where not any is wished."""
        if self._desk.settings.deals is not DealWish.ANY:
            self._deal_again()

    # --- by a number -----------------------------------------------------------------------------

    def ask_number(self) -> None:
        """Ask for a number, and deal it."""
        from hanafuda_desktop.app.window.dialogs import DealDialog

        session = self._session
        dialog = DealDialog(None if session.hides_deal else session.game.seed, self._desk.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: session.deal(seed=dialog.seed))
        dialog.open()

    # --- from a rule file ------------------------------------------------------------------------

    def ask_file(self) -> None:
        """Ask for a rule file, and play it."""
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getOpenFileName(
            self._desk.window(), tr("Open a rule file"), "", tr("Rule files (*.yaml *.yml)")
        )
        if name:
            self.open_file(Path(name))

    def open_file(self, file: Path) -> None:
        """Play a rule file, or show what is wrong with it."""
        try:
            ref, rules = self._desk.library.find(str(resolved(file)))
        except UnknownGame as error:
            self._desk.status.say(str(error))
        except BrokenRules as error:
            self._desk.show_broken(file, render(error.diagnostics, error.sources))
        else:
            if ref == self._session.ref:
                self._open(ref, rules)
            else:
                self.leave_for(ref, lambda: self._open(ref, rules))

    def show_broken(self, entry: CatalogueEntry) -> None:
        """Show what is wrong with a rule file."""
        loaded = entry.loaded
        self._desk.show_broken(entry.path, render(loaded.diagnostics, loaded.sources))

    # --- from a text -----------------------------------------------------------------------------

    def paste(self) -> None:
        """Play the game that is on the clipboard, or say why that cannot be."""
        text = QGuiApplication.clipboard().text()
        try:
            self.go_on(text)
        except RecordError as error:
            self._desk.status.say(tr("What was copied cannot be played: {why}.", why=error))

    def go_on(self, text: str) -> None:
        """Play a game on, of which this is the text.

        Raises:
            RecordError: the text holds none.
        """
        session = self._session
        record = read_record(text, LANGUAGE)
        game = replay(record, compile_rules)  # nobody is asked to leave a table for nothing
        ref = place_of(record, session.ref)
        self.leave_for(ref, lambda: session.read(record, game))


# The menu that chooses a game: ours, variants below their game, and the user's own.
#
# It is filled when it is first opened, because reading every rule file takes a moment that the
# first table should not wait for.


class GameMenu(QObject):
    """Fills a menu with games; the one on the table is marked.

    Args:
        desk: whose menu it is.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.window())
        self._desk = desk
        self._menu = menu = desk.menu_actions.submenus["choose"]
        self._listed: Catalogue | None = None
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self.fill)

    def forget(self) -> None:
        """List the games anew when the menu is next opened."""
        self._listed = None

    def fill(self) -> None:
        """Read the rule files, unless nothing has changed since, and list them."""
        library = self._desk.library
        library.refresh()
        if library.catalogue is not self._listed:
            self._listed = library.catalogue
            self._list(tuple(self._listed.entries()))
        ref = self._desk.session.ref
        current = ref.id if ref is not None and ref.file is None else ""
        for action in self._menu.actions():
            action.setChecked(action.data() == current)

    def _list(self, entries: tuple[CatalogueEntry, ...]) -> None:
        self._menu.clear()
        for own in (False, True):
            group = tuple(entry for entry in entries if entry.shipped != own)
            if own and group:
                self._menu.addSection(tr("Your own rule files"))
            for entry, is_variant in in_families(group):
                self._add(entry, is_variant=is_variant)

    def _add(self, entry: CatalogueEntry, *, is_variant: bool) -> None:
        rules = entry.loaded.rules
        if rules is None:
            action = self._menu.addAction(tr("{game} (has errors)", game=_shown(entry.id)))
            action.setToolTip(tr("Show what is wrong with this rule file."))
            action.triggered.connect(lambda: self._desk.opener.show_broken(entry))
        else:
            name = _shown(plain(rules.name))
            action = self._menu.addAction(f"{'    ' if is_variant else ''}{name}")
            action.setToolTip(plain_text(plain(rules.summary)))
            action.setCheckable(True)
            action.triggered.connect(lambda: self._desk.opener.open(GameRef(entry.id)))
        action.setObjectName(f"game-{entry.id}")
        action.setData(entry.id)


def _shown(name: str) -> str:
    """A name as it is to be seen: a menu takes a single '&' for the sign of a key."""
    return name.replace("&", "&&")
