"""Every text of the dialogs around a table can be translated: nothing is left in our letters."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor.sandbox import unsaved_session
from hanafuda_desktop.app.home.new_table import SeatRows
from hanafuda_desktop.app.library.house_rules import (
    HouseRuleProblem,
    admit,
    arrived,
    new_house_rule,
)
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.library.rule_editors import ArrivalDialog, NameDialog
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.dialogs import DealDialog
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.families.registry import computer_kinds, deal_for, round_facts
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import PERSON, Seating, strangers
from hanafuda_desktop.play.session import CannotGoOn
from hanafuda_desktop.rules.schema.game import GameBase
from tests.app.in_other_letters import Eyes, in_other_letters, other_letters
from tests.app.library.test_house_rule_commands import _drag, _sent

__all__ = ["in_other_letters"]


@pytest.fixture
def library(in_other_letters: Eyes, window: MainWindow) -> Library:
    """The games of a program that speaks the other language by now."""
    return window.library


def _rules(library: Library, game: str) -> GameBase:
    return library.catalogue.game(game)


def test_who_plays(in_other_letters: Eyes, library: Library, qtbot: QtBot) -> None:
    for game in ("hanapette", "higo-bana-teams"):
        rules = _rules(library, game)
        rows = SeatRows(rules)
        qtbot.addWidget(rows)
        facts = round_facts(rules, rules.player_counts[0])
        rows.set_sides(rules.player_counts[0], facts.sides)
        for combo in rows.who[:2]:
            combo.setCurrentIndex(0)
            in_other_letters.look(rows)


def test_what_is_in_our_letters_is_seen(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    """By whoever looks here: the words of a widget, those that are painted, and those said."""
    eyes, label = Eyes(monkeypatch), QLabel("Never told")
    qtbot.addWidget(label)
    eyes.look(label)
    label.setText(other_letters("Told to {name} in 7:04", "", -1).format(name="あなた"))
    label.setToolTip("Forgotten")
    eyes.look(label)
    eyes.hear("Esc, Ctrl+N, 12 A")
    picture = QPixmap(9, 9)
    painter = QPainter(picture)
    painter.drawText(QRectF(0, 0, 9, 9), 0, "Written")
    painter.end()
    assert set(eyes.untold) == {"Never told", "Forgotten", "Written"}


def test_which_deal(in_other_letters: Eyes, library: Library, qtbot: QtBot) -> None:
    dialog = DealDialog(7)
    qtbot.addWidget(dialog)
    in_other_letters.look(dialog)


def test_the_name_of_a_house_rule(in_other_letters: Eyes, library: Library, qtbot: QtBot) -> None:
    in_other_letters.allowed = {"our"}  # the name of the file, of letters that any disk knows
    dialog = NameDialog(_rules(library, "koi-koi"), ())
    qtbot.addWidget(dialog)
    in_other_letters.look(dialog)
    dialog.name.clear()
    in_other_letters.look(dialog)


@pytest.mark.parametrize(
    "text",
    [
        "extends: koi-koi\nname: {en: Club, ja: 会}\n",
        "extends: koi-koi\nname: {en: Club, ja: 会}\nrounds: many\n",
    ],
    ids=["sound", "broken"],
)
def test_a_rule_file_that_is_dropped(
    in_other_letters: Eyes, window: MainWindow, tmp_path: Path, text: str
) -> None:
    assert _drag(window, _sent(tmp_path, text))
    dialog = window.house_rules.dialog
    assert isinstance(dialog, ArrivalDialog)
    if not dialog.add.isHidden():
        dialog.add.click()
    in_other_letters.allowed = {"club"}
    in_other_letters.hear(dialog.heading.text())
    in_other_letters.hear(dialog.windowTitle())
    dialog.reject()


def _problem(act: Callable[[], object]) -> str:
    with pytest.raises((HouseRuleProblem, CannotGoOn)) as problem:
        act()
    return str(problem.value)


def test_why_something_cannot_be_done(
    in_other_letters: Eyes, library: Library, tmp_path: Path
) -> None:
    eyes, rules = in_other_letters, _rules(library, "koi-koi")
    arrival = arrived(library, _sent(tmp_path, "extends: koi-koi\nrounds: many\n"))
    eyes.hear(_problem(lambda: new_house_rule(library, rules, " ")))
    eyes.hear(_problem(lambda: admit(library, arrival)))
    sandbox = unsaved_session(library)
    sandbox.lay(deal_for(rules, Seating((PERSON, "oracle")), 7))
    seated, by = sandbox.seated, sandbox.by_other_rules
    mushi = _rules(library, "mushi")
    seated.push(seated.game.legal_moves()[0])
    eyes.allowed = set(seated.game.family.write_move(seated.game.moves[0]).split()) | {"pick"}
    eyes.hear(_problem(lambda: by(mushi)))
    eyes.hear(_problem(lambda: by(_rules(library, "hanapette"), Seating(("a",)))))
    eyes.allowed = {"oracle"}
    eyes.hear(strangers(rules, computer_kinds(rules), seated.seating, None))


def test_the_words_on_a_window_begin_with_the_language_that_is_set(
    in_other_letters: Eyes, make: Callable[[], MainWindow], folders: Folders
) -> None:
    """What the program says when a game cannot be gone back to, and when nothing can be undone."""
    window = make()
    window.session.said.connect(in_other_letters.hear)
    window.session.open(GameRef("koi-koi"), seed=3)
    window.session.previous()
    window.session.play(window.session.game.legal_moves()[0])
    window.session.undo()
