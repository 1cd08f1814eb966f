"""A newcomer's way to rules of one's own, by keys and buttons alone, from the table and back to it.

Each walk begins at a game on the table, makes a house rule from it, writes what was wished for with
what the editor offers, and ends at the table with a game by these rules.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor.window import EditorWindow
from hanafuda_desktop.app.library.library import Library, in_families
from hanafuda_desktop.app.library.rule_editors import NameDialog
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.program import make_window
from hanafuda_desktop.app.workers import process
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import PERSON, Seating
from hanafuda_desktop.rules.differences import differences
from tests.app.editor.of_an_editor import checked, offered, press, write
from tests.app.thinking_here import WorkerHere

Walk = Callable[[str, str], EditorWindow]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setattr(process, "WorkerProcess", WorkerHere)
    folders = Folders.below(tmp_path)
    window = make_window(folders, Library(folders.rules))
    qtbot.addWidget(window, before_close_func=_forget_changes)
    return window


def _forget_changes(window: MainWindow) -> None:
    """A test ends: nobody is there to be asked."""
    for editor in window.house_rules.editors.open.values():
        editor.text.document().setModified(False)


@pytest.fixture
def begin(qtbot: QtBot, window: MainWindow) -> Walk:
    """Lays a game on the table, makes a house rule from it, and looks into its editor."""

    def walk(game: str, name: str) -> EditorWindow:
        window.session.open(GameRef(game), seed=7, seating=Seating((PERSON, PERSON)))
        with qtbot.waitExposed(window):
            window.show()
        window.menu_actions["new-house-rule"].trigger()
        dialog = window.house_rules.dialog
        assert isinstance(dialog, NameDialog)
        dialog.name.selectAll()
        qtbot.keyClicks(dialog.name, name)
        qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
        (editor,) = window.house_rules.editors.open.values()
        qtbot.waitUntil(lambda: editor.checker.last is not None)
        editor.text.moveCursor(QTextCursor.MoveOperation.End)
        return editor

    return walk


def _take(qtbot: QtBot, editor: EditorWindow, begun: str, word: str) -> None:
    """Type the beginning of a word, and take it from what is offered."""
    write(qtbot, editor, begun)
    assert offered(editor)[0] == word
    press(qtbot, editor, Qt.Key.Key_Tab)


def _problems(qtbot: QtBot, editor: EditorWindow) -> list[str]:
    """What the list below the text says."""
    checked(qtbot, editor)
    return editor.problems.words


def _played(qtbot: QtBot, window: MainWindow, editor: EditorWindow) -> Any:
    """Play what was written, and a move of it; returns its rules."""
    assert _problems(qtbot, editor) == ["No problems: this can be played."]
    editor.commands["play"].trigger()
    assert not editor.is_unsaved
    assert window.session.rules == editor.rules
    return window.session.rules


def test_hanami_for_three_points(qtbot: QtBot, window: MainWindow, begin: Walk) -> None:
    editor = begin("koi-koi", "Three for Hanami")
    _take(qtbot, editor, "yak", "yaku")
    write(qtbot, editor, "\n- id: ")
    _take(qtbot, editor, "hana", "hanami-zake")
    write(qtbot, editor, "\n")
    _take(qtbot, editor, "poi", "points")
    write(qtbot, editor, "3")
    checked(qtbot, editor)
    assert editor.text.text.endswith(
        "name: Three for Hanami\nyaku:\n  - id: hanami-zake\n    points: 3"
    )
    assert editor.differences.list.item(0).text() == "Hanami-zake: points 5 → 3"
    rules = _played(qtbot, window, editor)
    assert next(yaku.points for yaku in rules.yaku if yaku.id == "hanami-zake") == 3
    window.session.play(window.session.game.legal_moves()[0])
    entries = window.library.catalogue.entries()
    in_order = [(entry.id, is_variant) for entry, is_variant in in_families(entries)]
    at = in_order.index(("koi-koi", False))
    assert ("three-for-hanami", True) in in_order[at + 1 : at + 4]


def test_rain_man_is_a_bright_like_any_other(qtbot: QtBot, window: MainWindow, begin: Walk) -> None:
    editor = begin("koi-koi", "Full Rain Man")
    _take(qtbot, editor, "rem", "remove")
    write(qtbot, editor, "[")
    _take(qtbot, editor, "ame", "yaku.ame-shiko")
    write(qtbot, editor, "]\nyaku:\n- id: ")
    _take(qtbot, editor, "shi", "shiko")
    write(qtbot, editor, "\nneeds: [{cards: {category: ")
    _take(qtbot, editor, "bri", "bright")
    write(qtbot, editor, "}, count: 4}]\n")
    press(qtbot, editor, Qt.Key.Key_Backtab)
    write(qtbot, editor, "- id: sanko\n")
    write(qtbot, editor, "needs: [{cards: {category: bright}, count: 3}]")
    checked(qtbot, editor)
    said = [editor.differences.list.item(row).text() for row in range(3)]
    assert said == [
        "Shiko: needs 4 of bright without willow-rainman → 4 of bright",
        "Ame-Shiko: taken out",
        "Sanko: needs 3 of bright without willow-rainman → 3 of bright",
    ]
    _played(qtbot, window, editor)


def test_the_speed_winner_from_hanapette(qtbot: QtBot, window: MainWindow, begin: Walk) -> None:
    editor = begin("hanapette", "Our Speed winner")
    _take(qtbot, editor, "poi", "points")
    write(qtbot, editor, "{")
    _take(qtbot, editor, "cou", "counts")
    _take(qtbot, editor, "lay", "layout")
    write(qtbot, editor, "}")
    rules = _played(qtbot, window, editor)
    shipped = window.library.catalogue.game("hanapette-speed-winner")
    assert differences(shipped, rules) == ()


def test_a_fishing_game_of_ones_own(qtbot: QtBot, window: MainWindow, begin: Walk) -> None:
    """From an empty file, by what is said to be missing."""
    editor = begin("koi-koi", "Three Flowers")
    editor.text.selectAll()
    press(qtbot, editor, Qt.Key.Key_Delete)
    assert "begin with 'family: tableau', or with 'extends:'" in _problems(qtbot, editor)[0]
    _take(qtbot, editor, "fam", "family")
    _take(qtbot, editor, "fi", "fishing")
    first, second = _problems(qtbot, editor)
    assert "'name', 'summary', 'deck' and 'deal' are missing" in first
    assert "write 'players: {least: 2, most: 4}', or how many may play" in second
    write(qtbot, editor, "\nplayers: {least: 2, most: 2}\nname: Three Flowers")
    write(qtbot, editor, "\nsummary: Three yaku hurt the other.\ndeck: ")
    _take(qtbot, editor, "48", "hanafuda-48")
    write(qtbot, editor, "\ndeal: {2: {hand: 8, field: 8}}\nround_score: {others_yaku: true}")
    write(qtbot, editor, "\nyaku_points: 30\nyaku:\n- id: moon\nname: Moon\nneeds: [")
    _take(qtbot, editor, "moon", "susuki-moon")
    write(qtbot, editor, ", ")
    _take(qtbot, editor, "cup", "chrysanthemum-cup")
    write(qtbot, editor, "]")
    rules = _played(qtbot, window, editor)
    assert rules.variant_of is None
    assert [yaku.id for yaku in rules.yaku] == ["moon"]


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(
    ("slip", "said", "mended"),
    [
        ("rouns: 6\n", "6:1  unknown key 'rouns'\ndid you mean 'rounds'?", "rounds: 6\n"),
        ("rounds: six\n", "6:9  'six' is not allowed here: a whole number", "rounds: 6\n"),
        (
            "yaku:\n  - id: kasu\n   points: 3\n",
            "8:4  this does not fit the lines above it\nkeys of one map",
            "yaku:\n  - id: kasu\n    points: 3\n",
        ),
        (
            "yaku: [{id: r, name: R, needs: [rainman]}]\n",
            "6:33  unknown card 'rainman'\ndid you mean 'willow-rainman'?",
            "yaku: [{id: r, name: R, needs: [willow-rainman]}]\n",
        ),
        (
            "deal: {2: {hand: 20, field: 12}}\n",
            "take 52 cards, and the deck has 48\ndeal 4 cards less",
            "deal: {2: {hand: 20, field: 8}}\n",
        ),
        ("yaku: [{id: kasu}\n", "6:7  this '[' is not closed by ']'", "yaku: [{id: kasu}]\n"),
    ],
    ids=["key", "value", "indent", "card", "deal", "bracket"],
)
def test_what_is_broken_is_mended_by_the_messages(
    qtbot: QtBot, begin: Walk, slip: str, said: str, mended: str
) -> None:
    editor = begin("koi-koi", "Broken")
    sound = editor.text.text
    editor.text.change_to(sound + slip)
    (problem,) = _problems(qtbot, editor)
    assert said in problem
    editor.commands["problem"].trigger()
    assert editor.text.place.line >= 6
    editor.text.change_to(sound + mended)
    assert not any("\N{HEAVY BALLOT X}" in each for each in _problems(qtbot, editor))
    assert editor.rules is not None
