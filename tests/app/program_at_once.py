"""One of two programs that use the same folders at the same time; for test_two_programs.py.

Its arguments are its number and how many rounds it makes. It begins when a line comes on its
standard input, and says at the end which deal it played, how far.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from typing import cast

from PySide6.QtCore import QEventLoop, QTimer

from hanafuda_desktop.app.history import store
from hanafuda_desktop.app.library.library import FIRST_GAME, Library
from hanafuda_desktop.app.storage import files
from hanafuda_desktop.app.storage.files import Folders, KeptTrees
from hanafuda_desktop.app.storage.saves import Slot
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.program import application, make_window, start_log
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import PERSON, Seating
from hanafuda_desktop.play.settings import AnimationSpeed, ClothName, Settings
from tests.patience import PATIENCE

_TABLES = (("koi-koi", "mushi"), ("tsukinami", "hana-awase"))
"""At whose table each program sits down."""


def _turn(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _change(window: MainWindow, number: int, step: int) -> Settings:
    """Each program changes settings of its own."""
    if number == 0:
        return replace(
            window.settings, cloth=list(ClothName)[step % len(ClothName)], hover=bool(step % 2)
        )
    return replace(
        window.settings,
        speed=list(AnimationSpeed)[step % len(AnimationSpeed)],
        marks=bool(step % 2),
    )


def _sit_down(window: MainWindow, number: int, step: int) -> None:
    game = _TABLES[number][step % 2]
    rules = window.library.rules(GameRef(game))
    seats = (PERSON,) * rules.players.least
    window.tables.remember(game, Seating(seats, 1 + step % 3), game)


def main() -> None:
    # On a busy machine the other one may hold a file for longer than any person would wait.
    for waits in (files, store):
        vars(waits)["_PATIENCE"] = PATIENCE
    number, steps = int(sys.argv[1]), int(sys.argv[2])
    app = application()
    folders = Folders.of_user()
    start_log(folders)
    window = make_window(folders, Library(folders.rules, KeptTrees(folders.trees)))
    window.session.said.connect(lambda text: os.write(1, f"said {text}\n".encode()))
    os.write(1, b"ready\n")
    sys.stdin.readline()
    window.show()
    window.session.open(FIRST_GAME, seed=1000 * number)
    _turn(50)
    for step in range(steps):
        for _ in range(3):
            window.driver.scene.move_chosen.emit(window.session.moves[0])
        window.use(_change(window, number, step))
        _sit_down(window, number, step)
        KeptTrees(folders.trees).keep(f"tree-{step % 4}", f"[{number}]" * 2000)
        window.session.deal(seed=1000 * number + step + 1)  # the one before goes to the statistics
        _turn(5)
    window.driver.scene.move_chosen.emit(window.session.moves[0])
    session = window.session
    slot = cast("Slot", session._autosave._slot).path.name
    os.write(1, f"slot {slot} {session.game.seed} {len(session.game.moves)}\n".encode())
    window.close()
    del app


if __name__ == "__main__":
    main()
