"""A rule file that is opened without a terminal, as file managers do it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.xwindow.program import program_to_play
from tests.xwindow.screen import missing_tools, open_screen, wait_for

pytestmark = pytest.mark.xwindow


def test_its_errors_are_shown_in_a_window(tmp_path: Path) -> None:
    assert missing_tools() == []
    file = tmp_path / "bad.yaml"
    file.write_text("extends: koi-koi\nname: Bad\nrounds: 900\n")
    with open_screen(1280, 800) as screen, program_to_play(tmp_path / "program") as program:
        home = {"HANAFUDA_HOME": str(tmp_path / "home")}
        running = subprocess.Popen(
            [*program.command, str(file)],
            env=screen.environment | program.environment | home,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            assert wait_for("the errors", lambda: screen.windows("Rule file"))
        finally:
            running.kill()
            running.wait()
