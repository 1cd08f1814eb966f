"""House rules from the main window: made, opened, taken in and sent."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from hanafuda_desktop.app.editor.window import EditorWindow
from hanafuda_desktop.app.library.rule_editors import ArrivalDialog, NameDialog
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.pages import TextWindow
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.resources import rule_files


def _made(window: MainWindow, name: str = "Our Patience") -> EditorWindow:
    """Make a house rule from the game on the table."""
    window.menu_actions["new-house-rule"].trigger()
    dialog = window.house_rules.dialog
    assert isinstance(dialog, NameDialog)
    dialog.name.setText(name)
    dialog.make.click()
    (editor,) = window.house_rules.editors.open.values()
    return editor


def _drag(window: MainWindow | EditorWindow, file: Path) -> bool:
    """Drag a file over the window and drop it; returns whether it was taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    copy, left, held = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    enter = QDragEnterEvent(QPoint(50, 50), copy, data, left, held)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), copy, data, left, held))
    return enter.isAccepted()


def _sent(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "sent" / "club.yaml"
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")
    return file


def _type(editor: EditorWindow, text: str) -> None:
    editor.text.change_to(text)
    assert editor.save()


# --- made and edited -----------------------------------------------------------------------------


def test_a_house_rule_is_made_and_opened(window: MainWindow) -> None:
    window.game_menu.fill()
    editor = _made(window)
    path = window.library.own / "our-patience.yaml"
    assert editor.file.path == path
    assert editor.text.text == path.read_text("utf-8")
    assert "extends: yatsuhashi" in editor.text.text
    assert not editor.text.isReadOnly()
    window.game_menu.fill()
    games = window.menu_actions.submenus["choose"].actions()
    assert "Our Patience" in [action.text().strip() for action in games]


def test_the_dialog_says_where_it_is_kept_and_wants_a_name(window: MainWindow) -> None:
    window.menu_actions["new-house-rule"].trigger()
    dialog = window.house_rules.dialog
    assert isinstance(dialog, NameDialog)
    assert "our-yatsuhashi-solitaire.yaml" in dialog.note.text()
    dialog.name.setText("  ")
    assert not dialog.make.isEnabled()
    dialog.name.setText("Koi-Koi")
    assert "koi-koi-2.yaml" in dialog.note.text()
    dialog.reject()


def test_a_shipped_game_is_shown_and_a_house_rule_made_from_it(window: MainWindow) -> None:
    window.menu_actions["edit-rules"].trigger()
    (editor,) = window.house_rules.editors.open.values()
    assert editor.file.path == rule_files() / "yatsuhashi.yaml"
    assert editor.text.isReadOnly()
    editor.bar.buttons["&New house rule from it..."].click()
    assert isinstance(window.house_rules.dialog, NameDialog)
    window.house_rules.dialog.reject()


def test_a_broken_file_is_opened_from_the_list_of_games(window: MainWindow) -> None:
    own = window.library.own
    own.mkdir(parents=True)
    (own / "broken.yaml").write_text("extends: yatsuhashy\n", encoding="utf-8")
    window.game_menu.fill()
    window.opener.show_broken(window.library.catalogue.entry("broken"))
    shown = window.side.open["diagnostics"]
    assert isinstance(shown, TextWindow)
    (mend,) = (each for each in shown.buttons.buttons() if each.text() == "&Mend it...")
    mend.click()
    (editor,) = window.house_rules.editors.open.values()
    assert editor.file.path == own / "broken.yaml"
    assert editor.checker.check().problems
    _type(editor, "extends: yatsuhashi\nname: Mended\n")
    assert window.library.catalogue.game("broken").variant_of == "yatsuhashi"


def test_a_name_is_shown_as_it_is_written(window: MainWindow) -> None:
    own = window.library.own
    own.mkdir(parents=True)
    (own / "r-d.yaml").write_text("extends: koi-koi\nname: R&D <3\n", encoding="utf-8")
    window.library.forget()
    window.game_menu.fill()
    (action,) = (each for each in window.findChildren(QAction) if each.data() == "r-d")
    assert action.text().strip() == "R&&D <3"  # a menu shows one of the two
    window.session.open(GameRef("r-d"), seed=7)
    window.menu_actions["new-house-rule"].trigger()
    assert window.house_rules.dialog is not None
    (label, _) = window.house_rules.dialog.findChildren(QLabel)
    assert label.text() == "What is your way to play R&&D <3 called?"


# --- from elsewhere, and to be sent --------------------------------------------------------------


def test_a_sound_file_is_shown_as_what_differs_and_then_added(
    window: MainWindow, tmp_path: Path
) -> None:
    assert _drag(window, _sent(tmp_path, "extends: koi-koi\nname: Club\nrounds: 6\n"))
    dialog = window.house_rules.dialog
    assert isinstance(dialog, ArrivalDialog)
    assert "differs from Koi-Koi" in dialog.heading.text()
    assert dialog.text.toPlainText() == "rounds 12 → 6"
    assert not (window.library.own / "club.yaml").exists()
    dialog.add.click()
    assert (window.library.own / "club.yaml").exists()
    assert window.library.catalogue.game("club").variant_of == "koi-koi"


def test_a_broken_file_can_only_be_looked_at(window: MainWindow, tmp_path: Path) -> None:
    assert _drag(window, _sent(tmp_path, "extends: koi-koi\nname: Club\nrounds: many\n"))
    dialog = window.house_rules.dialog
    assert isinstance(dialog, ArrivalDialog)
    assert dialog.add.isHidden()
    assert "club.yaml:3:9: error" in dialog.text.toPlainText()
    dialog.reject()
    assert not window.library.own.exists()


def test_a_rule_file_is_dropped_on_an_editor_and_not_into_its_text(
    window: MainWindow, tmp_path: Path
) -> None:
    editor = _made(window)
    before = editor.text.text
    file = _sent(tmp_path, "extends: koi-koi\nname: Club\n")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    assert not editor.text.canInsertFromMimeData(data)
    data.setUrls([])
    data.setText("rounds: 6")
    assert editor.text.canInsertFromMimeData(data)
    assert _drag(editor, file)
    assert editor.text.text == before
    dialog = window.house_rules.dialog
    assert isinstance(dialog, ArrivalDialog)
    assert "differs from Koi-Koi" in dialog.heading.text()
    dialog.reject()


def test_nothing_else_can_be_dropped(window: MainWindow, tmp_path: Path) -> None:
    assert not _drag(window, tmp_path / "picture.png")
    assert not window.table.viewport().acceptDrops()


def test_a_file_can_be_asked_for(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = _sent(tmp_path, "extends: koi-koi\nname: Club\n")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    window.menu_actions["take-in"].trigger()
    assert isinstance(window.house_rules.dialog, ArrivalDialog)
    assert "Nothing differs" in window.house_rules.dialog.text.toPlainText()
    window.house_rules.dialog.reject()


def test_the_game_on_the_table_is_exported(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _made(window).close()
    window.session.open(GameRef("our-patience"), seed=7)
    target = tmp_path / "sent"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    window.menu_actions["export-rules"].trigger()
    assert "family: tableau" in (tmp_path / "sent.yaml").read_text("utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("/dev/null/x.yaml", ""))
    window.menu_actions["export-rules"].trigger()
    assert "cannot be exported" in window.status.currentMessage()
