"""The first game in its window: played through, strayed from, left and come back to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.app.learn.lesson import LessonExit, PlayStep
from hanafuda_desktop.app.learn.lesson_script import PARTS
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.cards.notation import parse_card
from hanafuda_desktop.families.fishing.moves import PLAIN
from hanafuda_desktop.table.board import Hit
from tests.app.learn.at_the_lesson import AtLesson


def focused() -> str:
    at = QApplication.focusWidget()
    return at.objectName() if at is not None else ""


@pytest.mark.deep
@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_the_whole_lesson_can_be_played(lesson: AtLesson, by: str) -> None:
    seen = []
    for _ in lesson.page.course.steps:
        seen.append(lesson.at)
        if lesson.page.course.is_last:
            break
        if by == "mouse":
            lesson.do_by_mouse()
        else:
            lesson.do_by_keyboard()
    assert seen == [step.id for part in PARTS for step in part.steps]
    assert focused() == LessonExit.PLAY.value


def test_a_wrong_card_is_answered_and_nothing_is_lost(lesson: AtLesson) -> None:
    lesson.go_to("two")
    session = lesson.page.session
    lesson.play_by_drag(PLAIN[parse_card("44")])
    step = lesson.page.course.step
    assert isinstance(step, PlayStep)
    assert step.otherwise in lesson.said
    assert not session.game.moves
    lesson.do_by_mouse()
    assert lesson.at == "three"


def test_a_card_that_may_not_go_there_is_answered_gently(lesson: AtLesson) -> None:
    lesson.go_to("match")
    view = lesson.page.view
    start = view.mapFromScene(lesson.card("h0", parse_card("13")))
    lesson.drag(start, view.mapFromScene(lesson.card("f", parse_card("64"))))
    assert "Those two are not of one month" in lesson.said
    assert not lesson.page.session.game.moves
    lesson.do_by_mouse()
    assert lesson.at == "match-flowers"


def test_two_cards_are_matched_by_clicking_both(lesson: AtLesson) -> None:
    lesson.go_to("match")
    view = lesson.page.view
    for hand, field in (("13", "12"), ("a3", "a1"), ("33", "32")):
        for pile, card in (("h0", hand), ("f", field)):
            lesson.click(view.mapFromScene(lesson.card(pile, parse_card(card))))
    lesson.until(lambda: lesson.page.exercise.is_done)
    assert "Well done!" in lesson.said


def test_two_cards_are_matched_by_arrows_and_enter(lesson: AtLesson) -> None:
    lesson.go_to("match")
    game = lesson.page.session.game
    lesson.key(Qt.Key.Key_Right, Qt.Key.Key_Return)
    lesson.key(Qt.Key.Key_Return)
    lesson.until(lambda: len(game.moves) == 1)
    assert "Yes, those two belong together." in lesson.said


def test_while_months_are_learned_hands_find_what_fits_by_themselves(
    lesson: AtLesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson.go_to("match-flowers")
    scene, session = lesson.page.driver.scene, lesson.page.session
    lit: list[object] = []
    monkeypatch.setattr(scene.interaction.lights, "targets", lambda *a, **_: lit.append(a))
    QTest.mouseDClick(
        lesson.page.view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=lesson.page.view.mapFromScene(lesson.card("h0", parse_card("23"))),
    )
    scene.interaction.pick(Hit("h0", 0))
    assert not session.game.moves
    assert not lit
    lesson.go_to("turn")
    scene.interaction.pick(Hit("h0", 0))
    assert lit
    scene.interaction.unpick()
    scene.interaction.play_obvious(Hit("h0", 0))
    lesson.until(lambda: session.game.moves)


def test_another_answer_than_the_wanted_one_is_asked_again(lesson: AtLesson) -> None:
    lesson.go_to("cup")
    lesson.do_by_mouse()
    lesson.until(lambda: lesson.at == "koi-koi" and lesson.panels.question.is_open)
    lesson.key(Qt.Key.Key_G)
    lesson.until(lambda: lesson.panels.question.is_open)
    assert "just this once" in lesson.said
    assert not lesson.page.session.is_over
    lesson.do_by_keyboard()
    lesson.until(lambda: lesson.at == "curtain")


def test_a_wrong_card_that_is_pointed_out_is_called_by_its_kind(lesson: AtLesson) -> None:
    lesson.go_to("ribbons")
    wrong = next(p for p in lesson.page.board.plates if p.cards == (parse_card("82"),))
    QTest.mouseClick(wrong, Qt.MouseButton.LeftButton)
    assert "is an animal" in lesson.said
    assert not wrong.is_found
    assert not lesson.page.exercise.is_done
    lesson.do_by_mouse()
    assert lesson.at == "chaff"


def test_nothing_is_played_once_a_step_is_done(lesson: AtLesson) -> None:
    lesson.go_to("turn")
    lesson.controller.choose(PLAIN[parse_card("33")])
    lesson.until(lambda: lesson.page.exercise.is_done)
    moves = len(lesson.page.session.game.moves)
    lesson.controller.choose(PLAIN[parse_card("52")])
    lesson.controller.refuse(PLAIN[parse_card("52")])
    for _ in range(5):
        QApplication.processEvents()
    assert len(lesson.page.session.game.moves) == moves
    assert focused() == "on"


def test_whoever_does_otherwise_in_the_short_game_comes_to_its_end_too(lesson: AtLesson) -> None:
    lesson.go_to("game")
    session = lesson.page.session
    for _ in range(40):
        lesson.until(lambda: lesson.page.exercise.is_done or lesson.panels.is_open or session.moves)
        if lesson.page.exercise.is_done:
            break
        if lesson.panels.question.is_open:
            lesson.key(Qt.Key.Key_K)
        else:
            lesson.controller.choose(session.moves[-1])
    assert lesson.page.exercise.is_done
    lesson.key_on_page(Qt.Key.Key_PageDown)
    assert lesson.at == "end"


def test_left_and_come_back_to(learn: Callable[[], AtLesson]) -> None:
    first = learn()
    window = first.page.window()
    assert isinstance(window, MainWindow)
    first.go_to("curtain" if first.at == "curtain" else "animals")
    first.key_on_page(Qt.Key.Key_Escape)
    assert window.screens.lesson is None
    assert window.pages.currentWidget() is window.screens.screen
    window.menu_actions["learn"].trigger()
    assert AtLesson(window).at == "animals"
    window.close()
    assert learn().at == "animals"


def test_escape_at_the_table_first_lets_go_of_a_card(lesson: AtLesson) -> None:
    lesson.go_to("match")
    window = lesson.page.window()
    assert isinstance(window, MainWindow)
    lesson.key(Qt.Key.Key_Tab, Qt.Key.Key_Return)
    if lesson.page.driver.scene.interaction.picked is not None:
        lesson.key(Qt.Key.Key_Escape)
    assert window.screens.lesson is lesson.page
    lesson.key(Qt.Key.Key_Escape)
    assert window.screens.lesson is None


def test_back_and_forth_by_key(lesson: AtLesson) -> None:
    lesson.go_to("months")
    lesson.key_on_page(Qt.Key.Key_PageUp)
    assert lesson.at == "welcome"
    lesson.key_on_page(Qt.Key.Key_PageUp)
    assert lesson.at == "welcome"
    lesson.go_to("lay")
    lesson.press_button("back")
    assert lesson.at == "turn"


def test_the_game_on_the_table_is_not_touched(window: MainWindow) -> None:
    window.session.play(window.session.moves[0])
    before = window.session.text()
    window.menu_actions["learn"].trigger()
    lesson = AtLesson(window)
    lesson.go_to("turn")
    lesson.do_by_mouse()
    lesson.key_on_page(Qt.Key.Key_Escape)
    assert window.is_at_table
    assert window.session.game.moves
    assert window.session.text().splitlines()[:3] == before.splitlines()[:3]


def test_it_leads_to_a_real_game_and_to_rules_and_cards(lesson: AtLesson) -> None:
    window = lesson.page.window()
    assert isinstance(window, MainWindow)
    lesson.go_to("end")
    for offer, kind in ((LessonExit.RULES, "rules"), (LessonExit.CARDS, "cards")):
        lesson.page.words.offers[offer].click()
        assert window.side.open[kind].isVisible()
        window.side.open[kind].close()
    lesson.page.words.offers[LessonExit.PLAY].click()
    assert window.screens.lesson is None
    page = window.screens.page
    assert page is not None
    assert page.form.table.rules.id == "koi-koi"


def test_marks_come_and_go_and_leave_the_other_table_alone(lesson: AtLesson) -> None:
    window = lesson.page.window()
    assert isinstance(window, MainWindow)
    marks = window.decks.pictures.marks
    lesson.go_to("match")
    assert lesson.page.pictures.marks
    lesson.go_to("match-flowers")
    assert not lesson.page.pictures.marks
    assert window.decks.pictures.marks is marks


def test_before_yaku_are_taught_nothing_speaks_of_them(lesson: AtLesson) -> None:
    lesson.go_to("turn")
    assert not lesson.signs.nearest.isVisible()
    assert not any(plate.isVisible() for plate in lesson.signs.plates)
    lesson.go_to("cup")
    lesson.until(lambda: lesson.signs.plates)
    assert all(plate.isVisible() for plate in lesson.signs.plates)


def test_everything_is_spoken(lesson: AtLesson) -> None:
    lesson.go_to("cherry")
    plates = lesson.page.board.plates
    assert [plate.accessibleName() for plate in plates][2] == "Peony, chaff"
    assert "Choose the card that is no cherry." in lesson.page.words.accessibleDescription()
    lesson.do_by_mouse()
    lesson.go_to("match")
    assert "Match your three cards." in lesson.page.view.accessibleDescription()
    lesson.key(Qt.Key.Key_Tab)
    assert "hand" in lesson.page.view.accessibleDescription().lower()
    for button in lesson.page.words.buttons.values():
        assert button.accessibleDescription()


def test_settings_and_another_deck_are_taken_at_once(lesson: AtLesson) -> None:
    window = lesson.page.window()
    assert isinstance(window, MainWindow)
    lesson.go_to("turn")
    deck = next(each.key for each in window.decks.places() if each.key != window.settings.deck)
    window.use(replace(window.settings, deck=deck, high_contrast=True), save=False)
    window.use(replace(window.settings, high_contrast=False), save=False)
    assert lesson.page.pictures is not window.decks.pictures
    lesson.do_by_mouse()
    assert lesson.at == "lay"


def test_it_goes_on_in_another_language(lesson: AtLesson) -> None:
    window = lesson.page.window()
    assert isinstance(window, MainWindow)
    lesson.go_to("cup")
    lesson.do_by_mouse()
    lesson.until(lambda: lesson.at == "koi-koi")
    window.use(replace(window.settings, language="fr"), save=False)
    assert AtLesson(window).at == "cup"
    window.use(replace(window.settings, language="en"), save=False)
    lesson = AtLesson(window)
    lesson.do_by_mouse()
    lesson.until(lambda: lesson.at == "koi-koi")


def test_it_is_said_when_the_way_cannot_be_kept(
    lesson: AtLesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    unsaid: list[str] = []
    lesson.page.said.connect(said.append)
    lesson.page.unsaid.connect(unsaid.append)

    def full(_file: Path, _text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("hanafuda_desktop.app.learn.progress.write_atomic", full)
    lesson.go_to("months")
    assert said == ["How far you have come cannot be kept (No space left on device)."]
    assert said[0] not in unsaid
