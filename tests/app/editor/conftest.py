"""Editors of rule files, each closed at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor.file import RuleFile
from hanafuda_desktop.app.editor.window import EditorWindow
from hanafuda_desktop.app.library.library import Library, deck_folder
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.table.cards.pictures import CardPictures
from tests.app.editor.of_a_form import Desk, OpenDesk

OURS = """\
extends: koi-koi
name: Our Koi-Koi
rounds: 6   # an evening is short

yaku:
  - id: hanami-zake
    points: 3
"""

OpenEditor = Callable[..., EditorWindow]


@pytest.fixture
def library(tmp_path: Path) -> Library:
    (tmp_path / "rules").mkdir()
    return Library(tmp_path / "rules")


@pytest.fixture
def open_editor(qtbot: QtBot, library: Library) -> Iterator[OpenEditor]:
    """Opens editors; text that is given is written into a file of the user's first."""
    made: list[EditorWindow] = []
    pictures = CardPictures(deck_folder())
    settings = Settings(reduced_motion=True)

    def editor(text: str | bytes = OURS, name: str = "ours.yaml") -> EditorWindow:
        path = library.own / name
        is_own = not name.startswith("shipped:")
        if is_own:
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
            library.forget()
        else:
            path = rule_files() / name.removeprefix("shipped:")
        made.append(EditorWindow(RuleFile(path, is_own=is_own), library, pictures, settings))
        qtbot.addWidget(made[-1], before_close_func=_forget_changes)
        with qtbot.waitExposed(made[-1]):
            made[-1].show()
        made[-1].activateWindow()
        qtbot.waitUntil(made[-1].isActiveWindow)
        qtbot.waitUntil(lambda: made[-1].checker.last is not None)
        made[-1].text.setFocus()
        return made[-1]

    yield editor
    for each in made:
        _forget_changes(each)
        each.close()


def _forget_changes(editor: EditorWindow) -> None:
    """A test ends: nobody is there to be asked."""
    editor.text.document().setModified(False)


@pytest.fixture
def open_desk(qtbot: QtBot) -> OpenDesk:
    """Opens forms beside their text, which costs less than a whole editor."""

    def desk(text: str = OURS, *, can_edit: bool = True) -> Desk:
        made = Desk(text, can_edit=can_edit)
        qtbot.addWidget(made)
        with qtbot.waitExposed(made):
            made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        made.check()
        return made

    return desk
