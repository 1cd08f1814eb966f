"""The lesson told to a screen reader: every step, every answer, and what the computer plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.cards.notation import parse_card
from hanafuda_desktop.families.fishing.moves import PLAIN
from tests.app.learn.at_the_lesson import AtLesson


@pytest.fixture
def lesson(learn: Callable[[], AtLesson], heard: list[str]) -> AtLesson:
    """The lesson, with a screen reader that listens since before it began."""
    lesson = learn()
    assert heard
    return lesson


def test_a_step_is_told_as_a_whole(lesson: AtLesson, heard: list[str]) -> None:
    heard.clear()
    lesson.go_to("cherry")
    told = [said for said in heard if "Four of a family" in said]
    assert len(told) == 1
    assert told[0].startswith("Part 1 of 5: The twelve months\n")
    assert told[0].endswith("\nChoose the card that is no cherry.")


def test_an_answer_is_told_alone(lesson: AtLesson, heard: list[str]) -> None:
    lesson.go_to("cherry")
    heard.clear()
    QTest.mouseClick(lesson.page.board.plates[0], Qt.MouseButton.LeftButton)
    assert heard == ["That one is a cherry, too. Look at the flowers."]
    lesson.key_on_page(Qt.Key.Key_H)
    assert heard[1:] == ["It is this one: Peony, chaff."]
    lesson.key_on_page(Qt.Key.Key_Space)
    assert heard[2:] == ["Right: that is a peony, the flower of June."]


def test_what_the_computer_plays_is_told_once(lesson: AtLesson, heard: list[str]) -> None:
    lesson.go_to("cup")
    lesson.do_by_mouse()
    lesson.until(lambda: lesson.at == "koi-koi" and lesson.panels.question.is_open)
    assert any("Game" in said and "Koi-koi" in said for said in heard), "the panel is told"
    heard.clear()
    lesson.do_by_mouse()
    lesson.until(lambda: lesson.at == "curtain" and lesson.asked == "play")
    lesson.until(lambda: "Your turn." in heard)
    assert heard[0] == "You: called Koi-koi."
    assert heard[1].startswith("Part 4 of 5: Yaku and koi-koi\nOne more\n")
    assert heard[2].startswith("Computer: ")
    assert heard[3:] == ["Your turn."]


def test_where_one_plays_alone_nothing_is_said_of_turns(lesson: AtLesson, heard: list[str]) -> None:
    lesson.go_to("match")
    heard.clear()
    lesson.controller.choose(PLAIN[parse_card("13")])
    lesson.until(lambda: lesson.page.driver.scene.has_arrived)
    assert "Yes, those two belong together." in heard
    assert not any("turn" in said for said in heard)


def test_the_table_behind_the_lesson_is_silent(window: MainWindow, heard: list[str]) -> None:
    window.announcer.begin()
    window.menu_actions["learn"].trigger()
    heard.clear()
    window.driver.scene.came_up.emit("A panel.")
    window.driver.arrived.emit()
    assert heard == []


def test_when_the_lesson_is_left_only_the_table_speaks(
    window: MainWindow, heard: list[str]
) -> None:
    window.announcer.begin()
    for _ in range(2):
        window.menu_actions["learn"].trigger()
        lesson = AtLesson(window)
        lesson.go_to("turn")
        lesson.key_on_page(Qt.Key.Key_Escape)
    heard.clear()
    window.driver.scene.move_chosen.emit(window.session.moves[0])
    window.status.say("The deck is missing.")
    assert len(heard) == len(set(heard))
    assert "The deck is missing." in heard
