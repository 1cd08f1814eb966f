"""What a start imports before the first table is painted, and in which order; not timed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from hanafuda_desktop.app.home.games import KeptFacts
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.storage.files import Folders
from tests.patience import PATIENCE

NEW_DEAL = ("yatsuhashi", "--seed", "7")
ROOT = Path(__file__).resolve().parents[3]

START = """
import json, linecache, os, sys
from hanafuda_desktop import cli

def painted(*_):
    names = list(sys.modules)
    files = {name: getattr(module, "__file__", None) for name, module in sys.modules.items()}
    read = sorted(linecache.cache)
    sys.stdout.write(json.dumps([names, files, read]))
    sys.stdout.flush()
    os._exit(0)

def has_display():  # asked right before the command line imports what has a window
    from hanafuda_desktop.app.window import program
    vars(program)["_afterwards"] = painted
    return True

vars(cli)["_has_display"] = has_display
cli.main(sys.argv[1:])
"""

NOT_YET = {
    "PIL",
    "PySide6.QtMultimedia",
    "PySide6.QtPrintSupport",
    "concurrent.futures",
    "csv",
    "difflib",
    "email",
    "hanafuda_desktop.app.window.dialogs",
    "hanafuda_desktop.app.home.new_table",
    "hanafuda_desktop.app.library.cards_window",
    "hanafuda_desktop.families.tableau.ui.panels",
    "hanafuda_desktop.app.library.deck_cache",
    "hanafuda_desktop.app.library.deck_window",
    "hanafuda_desktop.app.editor",
    "hanafuda_desktop.app.library.rule_editors",
    "hanafuda_desktop.app.library.house_rules",
    "hanafuda_desktop.app.window.fonts",
    "hanafuda_desktop.app.window.announcer",
    "hanafuda_desktop.app.window.pages",
    "hanafuda_desktop.app.settings.editors",
    "hanafuda_desktop.app.settings.settings_window",
    "hanafuda_desktop.app.window.keyboard",
    "hanafuda_desktop.app.history",
    "hanafuda_desktop.families.fishing.family",
    "hanafuda_desktop.rules.tree",
    "hanafuda_desktop.families.fishing.schema",
    "hanafuda_desktop.families.tableau.solver.hints",
    "hanafuda_desktop.table.signs.overlays",
    "hanafuda_desktop.table.panels.panel",
    "importlib.metadata",
    "multiprocessing",
    "sqlite3",
    "subprocess",
    "urllib.request",
    "yaml",
}
"""What dialogs, other windows, other families of games and later moments need."""

LAYERS_WITHOUT_A_START = ("hanafuda_desktop.lab", "hanafuda_desktop.rulebook")


class Imported(NamedTuple):
    """What a start imports.

    Attributes:
        names: the modules, in the order of their import.
        files: where each lies.
        read: files whose source was read, as only a traceback needs it.
    """

    names: list[str]
    files: dict[str, str | None]
    read: list[str]


@pytest.fixture(
    scope="module",
    params=[(NEW_DEAL, NEW_DEAL), (NEW_DEAL, ()), ((), ())],
    ids=["new-deal", "resumed", "first-screen"],
)
def imported(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Imported:
    home = tmp_path_factory.mktemp("home")
    environment = os.environ | {"HANAFUDA_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    before, words = request.param
    _start(environment, before)  # this one reads the rule files as YAML
    if not before:
        _keep_what_is_told(home)
    return Imported(*json.loads(_start(environment, words)))


def _keep_what_is_told(home: Path) -> None:
    """As a start does that has the time for it."""
    folders = Folders.below(home)
    for _ in KeptFacts(Library(folders.rules), folders.games).read():
        pass


def _start(environment: dict[str, str], words: Sequence[str]) -> str:
    return subprocess.run(
        [sys.executable, "-c", START, *words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    ).stdout


def test_what_only_later_moments_need_is_not_imported(imported: Imported) -> None:
    names = imported.names
    assert sorted(NOT_YET & set(names)) == []
    assert [name for name in names if name.startswith(LAYERS_WITHOUT_A_START)] == []


def test_qt_does_not_read_our_source(imported: Imported) -> None:
    """PySide6 looks for its own name in every module of which it knows nothing."""
    assert [file for file in imported.read if f"{os.sep}hanafuda_desktop{os.sep}" in file] == []


def test_qt_does_not_read_our_source_later_either() -> None:
    later = """
import linecache, os, sys
import hanafuda_desktop.app.window.program
import hanafuda_desktop.app.settings.settings_window, hanafuda_desktop.app.history.statistics_window
import hanafuda_desktop.families.fishing.evaluation
import hanafuda_desktop.families.tableau.solver.solver
read = [file for file in linecache.cache if os.sep + "hanafuda_desktop" + os.sep in file]
sys.exit("\\n".join(read) or 0)
"""
    ended = subprocess.run(
        [sys.executable, "-c", later], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")
