"""How long a text is checked while somebody writes it: problems are seen within 100 ms of a pause.

The clock is the processor's. What remains of the 100 ms beside the quiet time is for a machine that
does other things as well.
"""

from __future__ import annotations

from pathlib import Path
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor.checker import QUIET_MS, Checker, FoundList, list_problems
from hanafuda_desktop.app.editor.text import RuleText
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.resources import rule_files

pytestmark = pytest.mark.benchmark(timer=process_time)

WITHIN_MS = 100


@pytest.mark.parametrize("file", sorted(rule_files().glob("*.yaml")), ids=lambda file: file.stem)
@pytest.mark.parametrize("fault", ["", "nonsense: 3\n", "yaku: [\n"], ids=["sound", "key", "yaml"])
def test_problems_are_seen_at_once(
    qtbot: QtBot, tmp_path: Path, benchmark: BenchmarkFixture, file: Path, fault: str
) -> None:
    editor, problems = RuleText(), FoundList("Problems")
    for widget in (editor, problems):
        qtbot.addWidget(widget)
    editor.resize(700, 700)
    editor.show()
    checker = Checker(Library(tmp_path), file, lambda: editor.text)
    editor.setPlainText(file.read_text("utf-8") + fault)

    def check() -> None:
        checked = checker.check()
        editor.show_problems(checked.problems)
        list_problems(problems, checked.problems, file)
        editor.viewport().repaint()

    check()
    benchmark(check)
    assert benchmark.stats is not None
    assert QUIET_MS + 1000 * benchmark.stats.stats.median < WITHIN_MS
