"""Windows with a process in which computers think: it begins with them, and ends with them."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.play.autosave import GameRef
from tests.app.at_the_table import AtTable
from tests.app.workers.test_computer_client import _workers
from tests.patience import PATIENCE

pytestmark = pytest.mark.real_worker

ROOT = Path(__file__).resolve().parents[3]


def test_a_game_is_played_by_the_process_and_closing_ends_it(
    lay: Callable[..., AtTable], qtbot: QtBot
) -> None:
    table = lay("person", "greedy", seed=8)
    qtbot.waitUntil(lambda: len(_workers()) == 1)
    (process,) = _workers()
    table.play_on(lambda: len(table.window.session.game.moves) > 8)
    hinted: list[object] = []
    table.window.driver.scene.show_hint = hinted.append  # type: ignore[assignment,method-assign]
    table.until_asked()
    table.window.menu_actions["hint"].trigger()
    assert hinted == []  # it is still being thought of
    table.until(lambda: hinted, hurried=False)
    assert hinted[0] in table.window.session.moves
    assert _workers() == [process]
    table.window.close()
    qtbot.waitUntil(lambda: not _workers())


def test_a_patience_and_two_people_start_no_process(
    lay: Callable[..., AtTable], qtbot: QtBot
) -> None:
    table = lay("person", "person", seed=8)
    qtbot.wait(100)
    assert not table.window.driver.thinking().is_busy
    assert _workers() == []


def test_a_window_that_is_closed_at_once_starts_no_process(
    qtbot: QtBot, make: Callable[[], MainWindow]
) -> None:
    window = make()
    window.session.open(GameRef("koi-koi"), seed=8)
    assert window.session.seating.computers
    window.close()
    window.driver.painted()  # it was on its way
    qtbot.wait(50)
    assert _workers() == []


PROGRAM = """
import os, sys
from hanafuda_desktop import cli

if __name__ == "__main__":
    sys.exit(cli.main(["koi-koi", "--seats", "greedy,greedy"]))
"""


def test_a_window_that_is_killed_leaves_no_process(tmp_path: Path) -> None:
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    environment = os.environ | {"PYTHONPATH": path, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen([sys.executable, script], env=environment, cwd=tmp_path) as program:
        window = psutil.Process(program.pid)
        found: list[psutil.Process] = []
        give_up = time.monotonic() + PATIENCE
        while not found and program.poll() is None and time.monotonic() < give_up:
            time.sleep(0.05)
            found = _workers(window)
        assert found
        program.kill()
        _, alive = psutil.wait_procs(found, timeout=PATIENCE)
        assert alive == []
