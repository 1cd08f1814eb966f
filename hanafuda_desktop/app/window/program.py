"""Starts the program with its window, and keeps what can wait until the table was painted."""

from __future__ import annotations

import gc
import linecache
import logging
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import hanafuda_desktop.app.window.qt_imported  # noqa: F401 - before all else that needs Qt

# isort: split
from PySide6.QtWidgets import QApplication

from hanafuda_desktop import __version__
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.settings.settings import read_settings
from hanafuda_desktop.app.storage.faults import ExceptionHook
from hanafuda_desktop.app.storage.files import Folders, check_ordinary, no_home, tidy
from hanafuda_desktop.app.storage.last_tables import LastTables
from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.app.window.desk import TableRequest
from hanafuda_desktop.app.window.faults import FaultReports, into_log
from hanafuda_desktop.app.window.language import use_language, use_utf8
from hanafuda_desktop.app.window.main_window import MainWindow, connect_commands
from hanafuda_desktop.families.registry import computer_kinds, deal_for
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.text.language import tr

_LOG: Final = logging.getLogger(__name__)
_LONGEST_LOG: Final = 1_000_000
_NOT_STARTED: Final = 1


def run(
    library: Library,
    asked: TableRequest | None = None,
    language: str | None = None,
    broken: Path | None = None,
) -> int:
    """Open the window with a game and return the exit code when it was closed.

    Args:
        library: where rules come from.
        asked: which game, and how; the last one if left out.
        language: what is spoken this time; what is set if left out.
        broken: a rule file that was asked for and has errors, which are shown.
    """
    app = application()
    folders = Folders.of_user()
    start_log(folders)
    into_log()
    reports = FaultReports()
    hook = ExceptionHook(reports.game_text, reports.take)
    hook.install()
    # Every move is on the disk, so Ctrl-C in a terminal may simply end the program.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        window = _started(lambda: make_window(folders, library, language), reports, asked)
        if window is None:
            reports.show_alone()
            return _NOT_STARTED
        window.painted.connect(lambda: _afterwards(window, folders))
        if broken is not None:
            window.painted.connect(lambda: window.opener.open_file(broken))
        window.show()
        return app.exec()
    finally:
        gc.enable()
        hook.remove()


def _started(
    make: Callable[[], MainWindow], reports: FaultReports, asked: TableRequest | None
) -> MainWindow | None:
    """The window with a game or the first screen; ``None`` when faults leave nothing to show."""
    try:
        window = make()
        reports.use(window.side.report, window.session.text)
        try:
            is_open = open_game(window.session, asked)
        except Exception as error:  # noqa: BLE001 - the other games can be played
            sys.excepthook(type(error), error, error.__traceback__)
            is_open = False
        if not is_open:
            window.screens.show_first()
        return window
    except Exception as error:  # noqa: BLE001 - it must be seen, also without a console
        sys.excepthook(type(error), error, error.__traceback__)
        return None


def application() -> QApplication:
    """The program as Qt and the desktop know it."""
    use_utf8()
    QApplication.setApplicationName("hanafuda-desktop")
    QApplication.setApplicationDisplayName("Hanafuda Desktop")
    QApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName("hanafuda-desktop")
    return QApplication([sys.argv[0] if sys.argv else "hanafuda"])


def make_window(folders: Folders, library: Library, language: str | None = None) -> MainWindow:
    """The window with a session in which no game is open yet.

    Args:
        folders: where everything of the user is.
        library: where rules come from.
        language: what is spoken until another language is chosen; what is set if left out.
    """
    settings, problem = read_settings(
        folders.settings, lambda usual: use_language(language or usual)
    )
    tables = LastTables(folders.tables)
    session = Session(
        library,
        Saves(folders.saves),
        deal=deal_for,
        usual=tables.seating,
        kinds=computer_kinds,
    )
    window = MainWindow(session, library, folders, settings, tables)
    connect_commands(window)
    homeless = no_home() if folders.are_nowhere else ""
    problems = ((tr("Settings"), problem), (tr("Saved games"), homeless))
    window.painted.connect(lambda: _tell_problems(window, problems))
    return window


def _tell_problems(window: MainWindow, problems: tuple[tuple[str, str], ...]) -> None:
    """Say what cannot be used: not before anybody can read it, and until somebody did.

    Of folders of rule files that cannot be read it is only said: all other games can be played.
    """
    for title, problem in problems:
        if problem:
            from hanafuda_desktop.app.window.dialogs import tell

            tell(window, title, problem)
    for said in window.library.unread:
        window.status.say(said)


def open_game(session: Session, asked: TableRequest | None = None) -> bool:
    """Open the game that is asked for, or go on with the last one if that is not over.

    Returns:
        whether a game lies on the table now; else there is the first screen to choose one.
    """
    if asked is not None:
        session.open(
            asked.ref, asked.rules, seed=asked.seed, deal=asked.deal, seating=asked.seating
        )
        return True
    last = session.last()
    return last is not None and session.resume(last)


def start_log(folders: Folders) -> None:
    """Write warnings and errors to the user's log file; without one if that is not possible."""
    try:
        folders.logs.mkdir(parents=True, exist_ok=True)
        _make_room(folders.log)
        handler = _Log(folders.log, encoding="utf-8")
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.setLevel(logging.WARNING)
    logging.getLogger("hanafuda_desktop").addHandler(handler)


def _make_room(log: Path) -> None:
    """Keep a long log under another name."""
    try:
        status = check_ordinary(log)
    except FileNotFoundError:
        return
    if status.st_size > _LONGEST_LOG:
        log.replace(log.with_suffix(".old.log"))


class _Log(logging.FileHandler):
    """What cannot be written, as on a full disk, is left out; a terminal is not told each time."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Go on without this line."""


def _afterwards(window: MainWindow, folders: Folders) -> None:
    """What the first table did not have to wait for."""
    linecache.clearcache()  # PySide6 has read the source of other modules than ours
    gc.freeze()
    gc.enable()
    for folder in {folders.saves, folders.rules, folders.data, folders.config, folders.trees}:
        tidy(folder, now=time.time())
    if window.session.resumed and window.session.play_changed():
        window.status.say(
            tr(
                "The rules of this game have changed since it was dealt. It goes on as it was; "
                "a new deal follows the new rules."
            )
        )
