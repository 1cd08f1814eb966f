"""Some commands ask first, for whoever wishes that, and only where something would be given up."""

from __future__ import annotations

from binascii import crc32
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.library.library import FIRST_GAME
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.engine.record import write_record
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.play.session import Session
from tests.app.in_a_window import play


def _answer(qtbot: QtBot, window: MainWindow, *, yes: bool) -> None:
    asked = window.findChild(QMessageBox)
    assert asked is not None
    role = QMessageBox.ButtonRole.AcceptRole if yes else QMessageBox.ButtonRole.RejectRole
    button = next(each for each in asked.buttons() if asked.buttonRole(each) is role)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is None)


def _of_another_deal(text: str) -> str:
    """A record that is whole, but whose moves cannot be played."""
    body = text.splitlines()[:-1]
    body[body.index("seed 3")] = "seed 4"
    return "\n".join([*body, f"end {crc32(chr(10).join(body).encode()):08x}"])


@pytest.mark.parametrize(
    ("action", "setting"), [("new-deal", "ask_new_deal"), ("restart", "ask_restart")]
)
def test_a_game_in_progress_is_asked_about(
    qtbot: QtBot, window: MainWindow, action: str, setting: str
) -> None:
    window.use(replace(window.settings, **{setting: True}))  # type: ignore[arg-type]
    for yes in (False, True):
        play(window, 2 - len(window.session.game.moves))
        window.menu_actions[action].trigger()
        assert len(window.session.game.moves) == 2
        _answer(qtbot, window, yes=yes)
        assert len(window.session.game.moves) == (0 if yes else 2)


def test_a_game_that_was_not_begun_is_not_asked_about(window: MainWindow) -> None:
    window.use(replace(window.settings, ask_new_deal=True))
    before = window.session.game.seed
    window.menu_actions["new-deal"].trigger()
    assert window.findChild(QMessageBox) is None
    assert window.session.game.seed != before


def test_a_table_with_others_is_left_after_a_question(
    qtbot: QtBot, open_table: Callable[..., MainWindow]
) -> None:
    window = open_table("person", "person", seed=3)
    window.session.play(window.session.game.legal_moves()[0])
    game = window.session.ref
    for yes in (False, True):
        window.opener.open(FIRST_GAME)
        assert window.session.ref == game
        _answer(qtbot, window, yes=yes)
    assert window.session.ref == FIRST_GAME


def test_so_it_is_for_a_game_that_is_pasted_but_not_for_a_text_that_is_none(
    qtbot: QtBot, open_table: Callable[..., MainWindow], make_session: Callable[[], Session]
) -> None:
    other = make_session()
    other.open(FIRST_GAME, seed=5)
    window = open_table("person", "person", seed=3)
    window.session.play(window.session.game.legal_moves()[0])
    game = window.session.ref
    for text in ("nonsense", _of_another_deal(window.session.text())):
        QGuiApplication.clipboard().setText(text)
        window.menu_actions["paste-text"].trigger()
        assert window.findChild(QMessageBox) is None
        assert window.status.currentMessage().startswith("What was copied cannot be played")
    QGuiApplication.clipboard().setText(other.text())
    for yes in (False, True):
        window.menu_actions["paste-text"].trigger()
        assert window.session.ref == game
        _answer(qtbot, window, yes=yes)
    assert window.session.ref == FIRST_GAME
    assert window.session.game.seed == 5


def _copy(session: Session, seed: int, seats: tuple[str, ...]) -> None:
    """Copy another deal of the game on the table, as it is after its first move."""
    game = new_game(session.rules, seed=seed, players=len(seats))
    game.push(game.legal_moves()[0])
    QGuiApplication.clipboard().setText(write_record(game, seats=seats))


def test_of_the_game_that_is_played_another_is_pasted_as_a_new_one_is_begun(
    qtbot: QtBot, open_table: Callable[..., MainWindow]
) -> None:
    window = open_table("person", "person", seed=3)
    session = window.session
    session.play(session.game.legal_moves()[0])
    _copy(session, 5, ("person", "person"))
    for yes in (False, True):
        window.menu_actions["paste-text"].trigger()
        assert session.game.seed == 3
        asked = window.findChild(QMessageBox)
        assert asked is not None
        assert "Back to the game before" in asked.text()
        assert "when it is opened again" not in asked.text()
        _answer(qtbot, window, yes=yes)
    assert session.game.seed == 5
    window.menu_actions["previous"].trigger()  # as the question says
    assert (session.game.seed, len(session.game.moves)) == (3, 1)


def test_so_it_is_for_a_rule_file_of_that_name(
    qtbot: QtBot, open_table: Callable[..., MainWindow], tmp_path: Path
) -> None:
    window = open_table("person", "person", seed=3)
    session = window.session
    ref = GameRef("koi-koi", tmp_path / "koi-koi.yaml")
    session.open(ref, session.rules, seed=3, seating=Seating(("person", "person"), 3))
    session.play(session.game.legal_moves()[0])
    _copy(session, 5, ("person", "person"))
    window.menu_actions["paste-text"].trigger()
    asked = window.findChild(QMessageBox)
    assert asked is not None
    assert "Back to the game before" in asked.text()
    _answer(qtbot, window, yes=True)
    assert (session.ref, session.game.seed) == (ref, 5)


def test_the_rule_file_on_the_table_is_opened_again_without_a_question(
    open_table: Callable[..., MainWindow], tmp_path: Path
) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("extends: koi-koi\nname: {en: Mine}\n")
    window = open_table("person", "person", seed=3)
    window.opener.open_file(file)
    session = window.session
    session.open(GameRef("mine", file), seating=Seating(("person", "person"), 3))
    session.play(session.game.legal_moves()[0])
    seed = session.game.seed
    window.opener.open_file(file)
    assert window.findChild(QMessageBox) is None  # it is the same game, and nothing is lost
    assert (session.game.seed, len(session.game.moves)) == (seed, 1)


@pytest.mark.parametrize("wished", [False, True])
def test_whoever_plays_alone_is_asked_before_another_deal_of_the_game_where_that_is_wished(
    qtbot: QtBot, window: MainWindow, *, wished: bool
) -> None:
    session = window.session
    window.use(replace(window.settings, ask_new_deal=wished))
    play(window, 2)
    mine = session.game.seed
    _copy(session, 5, ("person",))
    window.opener.go_on(QGuiApplication.clipboard().text())  # as the history does
    assert session.game.seed == (mine if wished else 5)
    assert (window.findChild(QMessageBox) is not None) is wished
    if wished:
        _answer(qtbot, window, yes=True)
    assert session.game.seed == 5
    session.previous()
    assert (session.game.seed, len(session.game.moves)) == (mine, 2)


def test_whoever_plays_alone_is_not_asked(open_table: Callable[..., MainWindow]) -> None:
    window = open_table("person", "greedy", seed=3)
    window.opener.open(FIRST_GAME)
    assert window.findChild(QMessageBox) is None
    assert window.session.ref == FIRST_GAME
