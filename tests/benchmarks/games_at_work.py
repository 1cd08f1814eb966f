"""The real program through several games, telling its memory after each; for test_memory.py."""

from __future__ import annotations

import linecache
import os
import sys
import tempfile
from pathlib import Path

import psutil

from hanafuda_desktop.app.window.program import application, make_window

# isort: split
# The program comes first, as on the command line: it tells Qt which modules it need not look into.
from PySide6.QtCore import QEventLoop, QTimer

from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import usual_seating

_PAUSE = 1.0
"""Seconds in which cards arrive and pictures come."""
_MOVES = 6
_FIRST = "first-screen"


def _turn(seconds: float) -> None:
    """Let the program run: in a loop of its own, or nothing that was given up would go."""
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


def _tell(what: str) -> None:
    memory = psutil.Process().memory_info().rss / 1e6
    sys.stdout.write(f"{what} {memory:.1f}\n")
    sys.stdout.flush()


def _open(window: MainWindow, game: str, seed: int) -> None:
    session = window.session
    ref = GameRef(game)
    session.open(ref, seed=seed, seating=usual_seating(session.library.rules(ref)))


def _play(window: MainWindow) -> None:
    session = window.session
    for _ in range(_MOVES):
        if session.is_open and session.moves:
            window.driver.scene.move_chosen.emit(session.moves[0])
        _turn(_PAUSE / 4)


def main() -> None:
    """Show the pages that the arguments name: the first screen, or games."""
    with tempfile.TemporaryDirectory() as home:
        folders = Folders.below(Path(home))
        app = application()
        window = make_window(folders, Library(folders.rules))
        window.painted.connect(linecache.clearcache)  # as the program does when it runs
        for number, page in enumerate(sys.argv[1:]):
            if page == _FIRST:
                window.screens.show_first()
            else:
                _open(window, page, 7 + number)
            window.show()
            _turn(4 * _PAUSE if number == 0 else _PAUSE)
            _play(window)
            _tell(page)
        window.close()
        del app
        os._exit(0)


if __name__ == "__main__":
    main()
