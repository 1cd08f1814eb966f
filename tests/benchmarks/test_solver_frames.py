"""What a frame of the window costs while the solver looks ahead in a patience that is played.

The deal is one that keeps the solver busy for minutes, and a card is moved five times a second:
each time what was thought about is dropped and the new table is asked about. Measured at 1920x1080
in the window's processor time, all its threads together, for the solver has a process of its own.
The goal is a 99th percentile under 16 ms. What else a machine does only adds to that, for it takes
the memory's time: so it is measured up to three times, all are told, and the best counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import process_time, sleep

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.library.library import FIRST_GAME, Library
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.program import make_window
from hanafuda_desktop.families.tableau.state import Shift
from tests.app.in_a_window import controller_of
from tests.benchmarks.frames import FRAME, SIZE, Times

pytestmark = pytest.mark.benchmark

GOAL = 16.0
FRAMES = 900
FRAMES_A_MOVE = 12
TRIES = 3
HARD_DEAL = 2425
"""Not decided after a million positions."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window in which the solver looks ahead."""
    folders = Folders.below(tmp_path)
    window = make_window(folders, Library(folders.rules))
    qtbot.addWidget(window)
    window.session.open(FIRST_GAME, seed=HARD_DEAL)
    window.resize(*SIZE)
    with qtbot.waitExposed(window):
        window.show()
    window.use(replace(window.settings, outlook=True), save=False)
    qtbot.waitUntil(lambda: controller_of(window).outlook.words == "Looking ahead")
    yield window
    window.close()


def _play(window: MainWindow, number: int) -> None:
    """A card goes to and fro, so that the deal stays as hard as it is."""
    session = window.session
    if number % 2 and session.game.moves:
        session.undo()
    else:
        moves = [move for move in session.moves if isinstance(move, Shift)]
        session.play(moves[number // 2 % len(moves)] if moves else session.moves[0])


def _measured(window: MainWindow) -> tuple[Times, int]:
    """The frames' times, and in how many of them something was being solved."""
    times, busy = [], 0
    for frame in range(FRAMES):
        sleep(FRAME / 4000)  # a window that waits for the next picture lets others work
        begin = process_time()
        if frame % FRAMES_A_MOVE == 0:
            _play(window, frame // FRAMES_A_MOVE)
        window.driver.scene.stage.advance(FRAME)
        QApplication.processEvents()
        times.append(process_time() - begin)
        controller = controller_of(window)
        busy += "solving" in vars(controller) and controller.solving.is_busy
    return Times.of(times), busy


def test_frames_while_the_solver_works(window: MainWindow) -> None:
    tries = []
    for _ in range(TRIES):
        times, busy = _measured(window)
        tries.append(times)
        print(
            f"\nwhile the solver works ({busy} of {FRAMES} frames): p50 {times.median:.2f} ms, "
            f"p99 {times.most:.2f} ms (goal {GOAL:.0f})"
        )
        assert busy > 0.9 * FRAMES
        if times.most < GOAL:
            break
    assert min(each.most for each in tries) < GOAL
