"""Beside the text: the table to try the rules at, what differs, the rulebook, games by chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor import checker
from hanafuda_desktop.app.editor.checker import TrialStrip, trial_words
from hanafuda_desktop.app.editor.window import EditorWindow
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.lab.trial import Fault, Trial
from tests.app.editor.conftest import OURS, OpenEditor
from tests.app.editor.of_an_editor import checked, go_behind, replace, write
from tests.patience import until

PATIENCE = "extends: yatsuhashi\nname: Ours\n"


def _field(editor: EditorWindow) -> tuple[tuple[int | None, ...], ...]:
    """The piles as they are seen."""
    return tuple(pile.cards for pile in editor.sandbox.session.view.piles)


# --- the table -----------------------------------------------------------------------------------


def test_a_sound_change_is_dealt_at_the_same_number(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    sandbox = editor.sandbox
    seed, before = sandbox.session.game.seed, _field(editor)
    assert sandbox.session.rules.rounds == 6  # type: ignore[attr-defined]
    with qtbot.waitSignal(sandbox.session.began):
        replace(qtbot, editor, "rounds: 6", "rounds: 4")
    assert sandbox.session.rules.rounds == 4  # type: ignore[attr-defined]
    assert sandbox.session.game.seed == seed
    assert _field(editor) == before
    assert sandbox.driver.scene.has_arrived  # no cards fly at every change of a letter
    assert f"Deal {seed}." in sandbox.note.text()


def test_a_broken_change_leaves_the_table_alone(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    game = editor.sandbox.session.game
    replace(qtbot, editor, "rounds: 6", "rounds: six")
    checked(qtbot, editor)
    assert editor.sandbox.session.game is game
    assert "sound last" in editor.sandbox.note.text()
    replace(qtbot, editor, "six", "6")
    checked(qtbot, editor)
    assert editor.sandbox.session.game is game  # the same rules as before need no new deal


def test_a_comment_deals_nothing_anew(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    game = editor.sandbox.session.game
    go_behind(editor, OURS)
    write(qtbot, editor, "# well")
    checked(qtbot, editor)
    assert editor.sandbox.session.game is game


def _play(editor: EditorWindow, moves: int) -> None:
    for _ in range(moves):
        editor.sandbox.driver.scene.move_chosen.emit(editor.sandbox.session.moves[0])


def test_what_was_played_goes_on_by_rules_that_allow_it(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = open_editor(PATIENCE)
    _play(editor, 3)
    played = editor.sandbox.session.game.moves
    go_behind(editor, PATIENCE)
    write(qtbot, editor, "stock: {redeals: 1}")
    checked(qtbot, editor)
    assert editor.sandbox.session.game.moves == played
    assert "goes on by the new rules" in editor.sandbox.note.text()


def test_what_is_not_allowed_any_more_is_said(
    qtbot: QtBot, open_editor: OpenEditor, library: Library
) -> None:
    text = "extends: koi-koi\nname: Ours\nmust_match: false\n"
    editor = open_editor(text)
    sandbox = editor.sandbox
    strict = library.catalogue.load_draft(
        editor.file.path, text.replace("match: false", "match: true")
    ).rules
    assert strict is not None
    sandbox.others.setCurrentIndex(1)  # no computer plays meanwhile
    forbidden: list[Any] = []
    while not forbidden:
        sandbox.seed += 1
        sandbox.deal_again()
        allowed = new_game(strict, seed=sandbox.seed, players=2).legal_moves()
        forbidden = [move for move in sandbox.session.game.legal_moves() if move not in allowed]
    sandbox.session.game.push(forbidden[0])
    replace(qtbot, editor, "must_match: false", "must_match: true")
    checked(qtbot, editor)
    assert sandbox.session.game.moves == ()
    assert "Dealt anew: move 1" in sandbox.note.text()


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("deal", [1, 2, 25])
def test_quick_computers_play_without_a_process(
    open_editor: OpenEditor, monkeypatch: pytest.MonkeyPatch, deal: int
) -> None:
    """Whatever one is asked before it is their turn: in deal 2, what to take with a drawn card."""
    editor = open_editor()
    sandbox = editor.sandbox
    sandbox.seed = deal
    sandbox.deal_again()
    session, played = sandbox.session, [0]
    play = session.play

    def count(move: Any, **how: bool) -> None:
        played[0] += how.get("by_computer", False)
        play(move, **how)

    def go_on() -> None:
        if session.moves:
            sandbox.driver.scene.move_chosen.emit(session.moves[0])
        else:
            sandbox.driver.controller.hurry()
        QApplication.processEvents()

    monkeypatch.setattr(session, "play", count)
    until(lambda: played[0] > 2 and session.moves, meanwhile=go_on)
    assert sandbox.driver.thinking().faults == []


def test_the_next_deal_is_another(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor(PATIENCE)
    before, seed = _field(editor), editor.sandbox.seed
    _play(editor, 2)
    qtbot.mouseClick(editor.sandbox.again, Qt.MouseButton.LeftButton)
    assert (_field(editor), editor.sandbox.seed) == (before, seed)
    qtbot.mouseClick(editor.sandbox.next, Qt.MouseButton.LeftButton)
    assert editor.sandbox.seed != seed


def test_another_family_is_laid_on_the_same_page(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    replace(qtbot, editor, OURS, "extends: yatsuhashi\nname: Ours\n")
    checked(qtbot, editor)
    assert editor.sandbox.session.rules.family == "tableau"
    assert editor.sandbox.others.isHidden()


def test_a_game_in_real_time_stands_still_while_one_writes(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = open_editor("extends: hanapette\nname: Ours\n")
    assert editor.sandbox.session.rules.family == "speed"
    editor.sandbox.view.setFocus()
    editor.text.setFocus()
    now = editor.sandbox.session.game.state.now
    qtbot.wait(60)
    assert editor.sandbox.session.game.state.now == now


def test_nothing_of_the_table_is_saved(open_editor: OpenEditor) -> None:
    editor = open_editor(PATIENCE)
    _play(editor, 2)
    folder = editor.file.path.parent.parent
    assert sorted(path.name for path in folder.rglob("*")) == ["ours.yaml", "rules"]


# --- what differs, and the rulebook --------------------------------------------------------------


def test_what_differs_follows_the_text(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    page = editor.differences
    assert page.list.words == ["rounds 12 → 6", "Hanami-zake: points 5 → 3"]
    replace(qtbot, editor, "points: 3", "points: 4")
    checked(qtbot, editor)
    assert page.list.words[1] == "Hanami-zake: points 5 → 4"
    page.copy.click()
    assert QGuiApplication.clipboard().text() == (
        "Our Koi-Koi differs from Koi-Koi:\n- rounds 12 → 6\n- Hanami-zake: points 5 → 4"
    )


def test_a_difference_leads_to_its_place(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    editor.pages.setCurrentWidget(editor.differences)
    item = editor.differences.list.item(1)
    at = editor.differences.list.visualItemRect(item).center()
    qtbot.mouseClick(editor.differences.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert editor.text.place.line == 7


def test_the_rulebook_is_that_of_the_text(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    editor.pages.setCurrentWidget(editor.rulebook)
    assert "Our Koi-Koi" in editor.rulebook.toPlainText()
    replace(qtbot, editor, "name: Our Koi-Koi", "name: Sunday")
    checked(qtbot, editor)
    assert "Sunday" in editor.rulebook.toPlainText()


# --- games by chance -----------------------------------------------------------------------------


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def few(rules: object) -> object:
        yield None
        yield Trial(1, 2)
        yield Trial(2, 2)

    monkeypatch.setattr(checker, "tried_in_steps", few)
    monkeypatch.setattr(checker, "_AFTER_MS", 0)


def test_games_are_played_once_for_each_sound_change(
    qtbot: QtBot, few_games: None, open_editor: OpenEditor
) -> None:
    editor = open_editor()
    qtbot.waitUntil(lambda: editor.trial.is_over)
    assert editor.trial.words.text() == "2 games played with random moves: no problems."
    replace(qtbot, editor, "rounds: 6", "rounds: six")
    checked(qtbot, editor)
    assert not editor.trial.is_busy
    assert not editor.trial.is_over
    replace(qtbot, editor, "rounds: six", "rounds: 5")
    qtbot.waitUntil(lambda: editor.trial.is_over)


def test_typing_stops_the_games(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    assert editor.trial.is_busy
    go_behind(editor, OURS)
    write(qtbot, editor, "# x")
    assert not editor.trial.is_busy
    checked(qtbot, editor)
    assert editor.trial.is_busy  # they were not all played, so they begin again


def test_what_broke_is_told_with_its_deal() -> None:
    fault = Fault("player 1 has no legal move", 815, 2, ("a", "b"), 4711)
    assert trial_words(Trial(9, 200, (fault,))) == (
        "A game of 9 with random moves broke: player 1 has no legal move (deal 815, 2 players, "
        "after 2 moves)."
    )


# --- without a pointer ---------------------------------------------------------------------------


def test_f6_goes_through_the_parts_and_each_has_a_name(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = open_editor()
    named = []
    for _ in range(4):
        widget = editor.focusWidget()
        assert widget is not None
        around = widget.parentWidget()
        assert around is not None
        named.append(widget.accessibleName() or around.accessibleName())
        qtbot.keyClick(widget, Qt.Key.Key_F6)
    assert named == [
        "Rules as text",
        "Problems",
        "Beside the text",
        "Table to try the rules at",
    ]
    assert editor.text.hasFocus()


def test_a_trial_that_breaks_is_said_to_be_over(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_rules: object) -> Iterator[Trial | None]:
        yield None
        raise RuntimeError("on purpose")

    monkeypatch.setattr(checker, "tried_in_steps", broken)
    monkeypatch.setattr(checker, "_AFTER_MS", 0)
    strip = TrialStrip()
    qtbot.addWidget(strip)
    with qtbot.captureExceptions() as raised:
        strip.begin(our_games().game("koi-koi"))
        qtbot.waitUntil(lambda: not strip.is_busy)
    assert [str(error) for _kind, error, _where in raised] == ["on purpose"]
    assert "could not be played" in strip.words.text()
    assert strip.bar.isHidden()


def test_the_strip_is_named(qtbot: QtBot) -> None:
    strip = TrialStrip()
    qtbot.addWidget(strip)
    assert strip.accessibleName()
    assert strip.bar.accessibleName()
