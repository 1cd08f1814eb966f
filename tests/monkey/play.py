"""One run of the monkey: the program it plays with, and what went wrong there."""

from __future__ import annotations

import logging
import os
import sys
import threading
import time
import traceback
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Final

import psutil
from PySide6.QtCore import QEventLoop, QTimer, QtMsgType, qInstallMessageHandler, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.app.library.library import FIRST_GAME, Library
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window import sounds
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.program import application, make_window, open_game
from hanafuda_desktop.play import seats, session
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.resources import rule_files
from tests.monkey.counted import Held, faults, held, least
from tests.monkey.outside import Outside
from tests.monkey.tricks import Tricks
from tests.patience import PATIENCE

__all__ = ["Play"]

_LOOK: Final = 100
"""After so many actions what there is is counted, and again after as many more."""
_ENOUGH: Final = 4
"""In each half of a run it was counted so often, or the halves are not compared."""
_PAUSES: Final = (0.0, 0.0, 0.0, 0.01, 0.05, 0.3)
"""Seconds for which the program is left alone after an action."""
_BUSY: Final = (
    "it takes too long",
    "takes long to start",
    "as its answer did not come in time",
)
"""Said of computer players on a machine that has much else to do, and no fault of the program."""
_NOISE: Final = ("This plugin does not support",)


class Play:
    """The program in this process, and a monkey.

    Args:
        folder: the home of the program.
        seed: what is done.

    Attributes:
        problems: what went wrong.
        told: how little there was in the first half and in the second.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self.problems: list[str] = []
        self.told = ""
        self._seed = seed
        self._seen: list[Held] = []
        self._listen()
        self._app = application()
        self._folders = Folders.below(folder)
        self._outside = Outside(folder / "outside", rule_files())
        self._outside.replace()
        # By chance of the system no game could be played again.
        numbers = Random(seed)
        vars(session)["new_seed"] = lambda: numbers.randrange(session.MOST_DEALS)
        vars(seats)["new_chance"] = lambda: numbers.randrange(2**30)
        vars(sounds)["found_player"] = lambda _parent: sounds.no_player
        self._tricks = Tricks(self._start(), self._start_again)

    def act(self, number: int) -> str:
        """Do what this number says, and let the program go on from there."""
        chance = Random(f"{self._seed}-{number}")
        self._outside.chance = Random(f"{self._seed}-{number}-outside")
        if number % _LOOK == 0:
            self._seen.append(self._at_rest())
        if str(number) == os.environ.get("HANAFUDA_MONKEY_FAULT"):
            _go_wrong()
        try:
            said = self._tricks.do(chance)
        except Exception:  # noqa: BLE001 - whatever it is, it is what is looked for
            said = "something went wrong"
            self.problems.append(traceback.format_exc())
        self._turn(chance.choice(_PAUSES))
        self._look_at_it()
        return said

    def _look_at_it(self) -> None:
        """As a person and a window system do: start again what was ended by a menu or a key; when
        a window has gone, another one listens to the keys.
        """
        if not (self._tricks.window.isVisible() or self._tricks.window.isMinimized()):
            self._tricks.start_anew()
        if QGuiApplication.focusWindow() is None:
            modal = QApplication.activeModalWidget()
            (modal or self._tricks.window).activateWindow()
            QApplication.processEvents()

    def end(self) -> None:
        """End the program, and look what it leaves behind."""
        self._seen.append(self._at_rest())
        half = len(self._seen) // 2
        after = least(self._seen[half:])
        self.told = f"at the end at least {after}"
        if half >= _ENOUGH:
            before = least(self._seen[:half])
            self.told = f"at first at least {before}, {self.told}"
            self.problems += faults(before, after)
        self._close(self._tricks.window)
        if seen := [w for w in QApplication.topLevelWidgets() if w.isVisible()]:
            self.problems.append(f"still open: {seen}")
        give_up = time.monotonic() + PATIENCE
        while (left := _processes()) and time.monotonic() < give_up:
            self._turn(0.1)
        self.problems += [f"a process is left over: {process.cmdline()}" for process in left]

    # --- the program -----------------------------------------------------------------------------

    def _start(self) -> MainWindow:
        window = make_window(self._folders, Library(self._folders.rules))
        if not open_game(window.session):
            window.screens.show_first()
        window.show()
        window.activateWindow()
        self._turn(0.05)
        return window

    def _start_again(self) -> MainWindow:
        window = self._tricks.window
        self._close(window)
        window.deleteLater()
        return self._start()

    def _close(self, window: MainWindow) -> None:
        for _ in range(20):  # an editor may ask whether to save, and be told not to close
            if window.close():
                break
        else:
            self.problems.append("the window does not close")
        self._turn(0.02)

    def _at_rest(self) -> Held:
        """The same table with the same settings, and no other window: to be compared."""
        window = self._tricks.window
        for top in QApplication.topLevelWidgets():
            if top is not window and top.isVisible():
                top.close()
        window.use(Settings(language="en"), save=False)
        window.resize(1280, 800)
        window.session.open(FIRST_GAME, seed=7)
        self._turn(1.5)
        return held(window)

    @staticmethod
    def _turn(seconds: float) -> None:
        # In a loop of its own: without one Qt deletes nothing that was given up.
        loop = QEventLoop()
        QTimer.singleShot(round(1000 * seconds), loop.quit)
        loop.exec()

    # --- what goes wrong -------------------------------------------------------------------------

    def _listen(self) -> None:
        sys.excepthook = self._caught
        threading.excepthook = lambda args: self._caught(*args[:3])
        sys.unraisablehook = lambda args: self._caught(
            args.exc_type, args.exc_value, args.exc_traceback
        )
        qInstallMessageHandler(self._qt_says)
        logging.getLogger("hanafuda_desktop").addHandler(_Listener(self.problems))

    def _caught(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.problems.append("".join(traceback.format_exception(kind, error, trace)))
        sys.stderr.write(self.problems[-1])

    def _qt_says(self, kind: QtMsgType, _context: Any, message: str) -> None:
        harmless = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if kind not in harmless and not message.startswith(_NOISE):
            self.problems.append(f"Qt says: {message}")


def _go_wrong() -> None:
    """For the test that shows that what goes wrong is seen."""
    QTimer.singleShot(0, lambda: [1 // 0])
    qWarning("a warning")
    logging.getLogger("hanafuda_desktop.fault").error("a fault")


def _processes() -> list[psutil.Process]:
    """Those that the program has started; Python's own book-keeper ends with the program."""
    started = psutil.Process().children(recursive=True)
    return [each for each in started if "resource_tracker" not in " ".join(each.cmdline())]


class _Listener(logging.Handler):
    def __init__(self, problems: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._problems = problems

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage()
        if not said.endswith(_BUSY):
            self._problems.append(f"the log says: {said}")
