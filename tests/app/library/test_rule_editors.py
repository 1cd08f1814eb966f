"""Editors that a window opens: one for each file, in their places, and what is played from them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMessageBox

from hanafuda_desktop.app.editor.window import EditorWindow
from hanafuda_desktop.app.library.house_rules import new_house_rule
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.resources import rule_files


def _made(window: MainWindow) -> EditorWindow:
    """An editor with a house rule made from the game on the table."""
    session = window.session
    window.house_rules.editors.edit(new_house_rule(window.library, session.rules, "Our Patience"))
    (editor,) = window.house_rules.editors.open.values()
    return editor


def _type(editor: EditorWindow, text: str) -> None:
    editor.text.change_to(text)
    assert editor.save()


def test_a_file_has_one_editor(window: MainWindow) -> None:
    editor = _made(window)
    window.house_rules.editors.edit(editor.file.path)
    assert list(window.house_rules.editors.open.values()) == [editor]
    editor.close()
    assert window.house_rules.editors.open == {}


def test_an_editor_opens_where_the_last_one_was_closed(window: MainWindow) -> None:
    editor = _made(window)
    editor.resize(720, 490)
    editor.close()
    window.house_rules.editors.edit(editor.file.path)
    (again,) = window.house_rules.editors.open.values()
    assert again is not editor
    assert (again.width(), again.height()) == (720, 490)


def test_an_old_schema_is_renewed_when_a_file_is_edited(window: MainWindow) -> None:
    editor = _made(window)
    schema = editor.file.path.parent / "schema.json"
    schema.write_text("{}", encoding="utf-8")
    (schema.parent / "decks").mkdir()
    editor.close()
    window.house_rules.editors.edit(editor.file.path)
    for name in ("schema.json", "decks/schema.json"):
        assert (schema.parent / name).read_bytes() == (rule_files() / name).read_bytes()


def test_a_game_is_played_from_its_editor(window: MainWindow) -> None:
    editor = _made(window)
    editor.text.change_to(editor.text.text + "stock: {redeals: 1}\n")
    editor.commands["play"].trigger()
    assert window.session.rules.id == "our-patience"
    assert window.session.rules.stock.redeals == 1  # type: ignore[attr-defined]
    editor.text.change_to(editor.text.text.replace("redeals: 1", "redeals: 2"))
    editor.commands["play"].trigger()
    assert window.session.rules.stock.redeals == 2  # type: ignore[attr-defined]


def test_the_table_on_which_it_is_played_comes_before_the_editor(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    raised: list[bool] = []
    monkeypatch.setattr(type(window), "raise_", lambda _: raised.append(True), raising=False)
    editor = _made(window)
    for _ in range(2):
        window.screens.show_first()
        window.showMinimized()
        editor.activateWindow()
        assert editor.windowHandle().transientParent() is None, "it would stay above the table"
        editor.commands["play"].trigger()
        assert window.isActiveWindow()
        assert not window.isMinimized()
        assert window.is_at_table
    assert raised == [True, True]


def test_what_is_broken_is_not_played(window: MainWindow) -> None:
    editor = _made(window)
    editor.text.change_to("extends: nothing\n")
    editor.commands["play"].trigger()
    assert window.session.rules.id == "yatsuhashi"
    assert "when nothing is wrong" in editor.bar.words.text()


def test_a_fault_of_the_base_is_mended_there(window: MainWindow) -> None:
    editor = _made(window)
    own = editor.file.path.parent
    (own / "club.yaml").write_text("extends: koi-koi\nname: Club\nrounds: many\n", "utf-8")
    window.library.forget()
    editor.text.change_to("extends: club\nname: Ours\n")
    editor.checker.check()
    editor.problems.itemClicked.emit(editor.problems.item(0))
    assert "club.yaml" in editor.bar.words.text()
    editor.bar.buttons["&Open it"].click()
    assert set(window.house_rules.editors.open) == {editor.file.path, own / "club.yaml"}
    editor.text.document().setModified(False)


def test_the_editor_of_a_variant_knows_when_its_base_is_saved(window: MainWindow) -> None:
    base = _made(window)
    variant = base.file.path.parent / "variant.yaml"
    variant.write_text(f"extends: {base.file.path.stem}\nname: Variant\n", "utf-8")
    window.house_rules.editors.edit(variant)
    other = window.house_rules.editors.open[variant]
    other.checker.check()
    assert other.rules is not None
    text = base.text.text
    _type(base, f"{text}\nrounds: many\n")
    assert other.rules is None
    assert any("rounds" in words for words in other.problems.words)
    _type(base, text)
    assert other.rules is not None


def test_the_program_does_not_close_over_what_is_unsaved(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor = _made(window)
    editor.text.change_to("extends: koi-koi\n")
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Cancel)
    assert not window.close()
    assert window.session.is_open
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Discard)
    assert window.close()
