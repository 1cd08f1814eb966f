"""What becomes of the game on the table when its rule file is saved, or is to be played."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor.window import EditorWindow
from hanafuda_desktop.app.library.house_rules import new_house_rule
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.engine.record import read_record
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.tableau.state import TurnStock
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import PERSON, Seating


def _made(window: MainWindow) -> EditorWindow:
    """Make a house rule from the game on the table."""
    session = window.session
    window.house_rules.editors.edit(new_house_rule(window.library, session.rules, "Our Patience"))
    (editor,) = window.house_rules.editors.open.values()
    return editor


def _type(editor: EditorWindow, text: str) -> None:
    editor.text.change_to(text)
    assert editor.save()


def _at_our_table(window: MainWindow) -> EditorWindow:
    editor = _made(window)
    window.session.open(GameRef("our-patience"), seed=7)
    return editor


def test_a_saved_change_leaves_the_game_and_offers_to_deal_anew(window: MainWindow) -> None:
    editor = _at_our_table(window)
    before = window.session.game
    _type(editor, editor.text.text + "stock: {redeals: 1}\n")
    assert window.session.game is before
    assert "goes on by the rules that it was dealt by" in editor.bar.words.text()
    editor.bar.buttons["&Deal it anew"].click()
    assert window.session.rules.stock.redeals == 1  # type: ignore[attr-defined]
    assert not editor.bar.is_open


def _play(window: MainWindow, moves: int) -> None:
    for _ in range(moves):
        window.session.play(window.session.moves[0])


def test_the_game_goes_on_by_new_rules_that_allow_what_was_played(window: MainWindow) -> None:
    editor = _at_our_table(window)
    _play(window, 4)
    before = window.session.game
    _type(editor, editor.text.text + "stock: {redeals: 1}\n")
    assert window.session.game is before
    editor.bar.buttons["&Go on by these"].click()
    game = window.session.game
    assert game.rules.stock.redeals == 1  # type: ignore[attr-defined]
    assert (game.seed, game.moves) == (before.seed, before.moves)
    assert read_record(window.session.text(), LANGUAGE).rules == game.rules
    window.session.previous()  # as it was, it was kept
    assert window.session.rules == before.rules


def test_the_time_played_and_those_who_play_stay(window: MainWindow) -> None:
    window.session.open(GameRef("koi-koi"), seed=3, seating=Seating((PERSON, PERSON)))
    editor = _made(window)
    window.session.open(GameRef("our-patience"), seed=3, seating=Seating((PERSON, PERSON)))
    window.session.play(window.session.game.legal_moves()[0])
    window.session.stopwatch.reset(60_000)
    chance = window.session.seated.chance
    _type(editor, editor.text.text + "rounds: 6\n")
    editor.bar.buttons["&Go on by these"].click()
    assert window.session.rules.rounds == 6  # type: ignore[attr-defined]
    assert window.session.stopwatch.elapsed_ms == 60_000
    assert window.session.seating.seats == (PERSON, PERSON)
    assert window.session.seated.chance == chance


def test_it_is_said_why_the_game_cannot_go_on_by_the_new_rules(window: MainWindow) -> None:
    editor = _at_our_table(window)
    turn = next(move for move in window.session.moves if isinstance(move, TurnStock))
    window.session.play(turn)
    _type(editor, editor.text.text + "columns: [{id: foundations, sizes: [8, 8, 8, 8, 8, 8]}]\n")
    said = editor.bar.words.text()
    assert "for by these it cannot: move 1" in said
    assert said.endswith(".")
    assert list(editor.bar.buttons) == ["&Deal it anew", "&Hide"]


def test_a_game_that_is_over_is_left_alone(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor = _at_our_table(window)
    monkeypatch.setattr(type(window.session), "is_over", True)
    _type(editor, editor.text.text + "stock: {redeals: 1}\n")
    assert editor.bar.words.text() == "Saved. The next game is dealt by these rules."


def test_a_saved_fault_is_said_and_the_game_goes_on(window: MainWindow) -> None:
    editor = _at_our_table(window)
    before = window.session.game
    _type(editor, editor.text.text + "stock: none at all\n")
    assert window.session.game is before
    assert "when nothing is wrong here" in editor.bar.words.text()
    assert list(editor.bar.buttons) == ["&Hide"]


def test_a_game_under_way_goes_on_when_it_is_played_from_its_editor(window: MainWindow) -> None:
    editor = _at_our_table(window)
    _play(window, 4)
    before = window.session.game
    editor.text.change_to(editor.text.text + "stock: {redeals: 1}\n")
    editor.commands["play"].trigger()
    game = window.session.game
    assert game.rules.stock.redeals == 1  # type: ignore[attr-defined]
    assert (game.seed, game.moves) == (before.seed, before.moves)
    assert window.status.currentMessage() == "The game goes on by the new rules."


def test_what_cannot_go_on_is_dealt_again_and_it_is_said_why(window: MainWindow) -> None:
    editor = _at_our_table(window)
    turn = next(move for move in window.session.moves if isinstance(move, TurnStock))
    window.session.play(turn)
    editor.text.change_to(
        editor.text.text + "columns: [{id: foundations, sizes: [8, 8, 8, 8, 8, 8]}]\n"
    )
    editor.commands["play"].trigger()
    game = window.session.game
    assert (game.seed, game.moves) == (7, ())
    assert not window.session.rules_changed()
    said = window.status.currentMessage()
    assert said.startswith("Dealt again, for the game could not go on by the new rules: move 1 ")


@pytest.mark.parametrize("offer", ["&Deal it anew", "&Go on by these"])
def test_an_offer_is_gone_with_the_game_that_it_was_made_for(
    window: MainWindow, offer: str
) -> None:
    editor = _at_our_table(window)
    _play(window, 4)
    _type(editor, editor.text.text + "stock: {redeals: 1}\n")
    button = editor.bar.buttons[offer]
    assert editor.bar.is_open
    window.session.open(GameRef("koi-koi"), seed=3, seating=Seating((PERSON, PERSON)))
    window.session.play(window.session.game.legal_moves()[0])
    other = window.session.game
    assert not editor.bar.is_open
    button.click()  # as by a key that was pressed before
    assert window.session.game is other
    assert "Another game lies on the table" in window.status.currentMessage()


def test_what_else_an_editor_says_stays_when_another_game_is_opened(window: MainWindow) -> None:
    editor = _at_our_table(window)
    _type(editor, editor.text.text + "stock: {redeals: 1}\n")
    editor.bar.say("Something else.")
    window.session.deal()
    assert editor.bar.is_open


def test_another_game_is_opened_when_the_editor_that_told_of_the_last_is_gone(
    window: MainWindow, qtbot: QtBot
) -> None:
    editor = _at_our_table(window)
    _type(editor, editor.text.text + "stock: {redeals: 1}\n")
    with qtbot.waitSignal(editor.destroyed):
        editor.close()
    window.session.deal()
    assert window.session.rules.stock.redeals == 1  # type: ignore[attr-defined]


def test_a_comment_needs_no_new_deal(window: MainWindow) -> None:
    editor = _at_our_table(window)
    _type(editor, editor.text.text + "# as ever\n")
    assert not editor.bar.is_open
