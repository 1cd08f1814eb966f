"""A window with the first game under test, with hands of real events at its table."""

from __future__ import annotations

from typing import Any, cast

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.app.learn.lesson import PlayStep, PointStep
from hanafuda_desktop.app.learn.lesson_page import LessonPage
from hanafuda_desktop.app.learn.table import LessonController, advised
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.families.fishing.moves import GO, STOP, Play
from hanafuda_desktop.table.board import Hit
from tests.app.at_the_table import AtTable

__all__ = ["AtLesson"]


class _Seen:
    """The lesson's page as tests of tables know a window."""

    def __init__(self, page: LessonPage) -> None:
        self.table = page.view
        self.driver = page.driver
        self.session = page.session


class AtLesson(AtTable):
    """Learns."""

    def __init__(self, window: MainWindow) -> None:
        page = window.screens.lesson
        assert page is not None
        super().__init__(cast("MainWindow", _Seen(page)))
        self.page = page

    @property
    def controller(self) -> LessonController:
        return self.page.lesson

    @property
    def at(self) -> str:
        """The id of the step."""
        return self.page.course.step.id

    @property
    def said(self) -> str:
        return self.page.words.spoken

    # --- going through ---------------------------------------------------------------------------

    def go_to(self, step: str) -> None:
        """Skip, by key, to a step."""
        for _ in self.page.course.steps:
            if self.at == step:
                return
            self.key_on_page(Qt.Key.Key_PageDown)
        assert self.at == step

    def key_on_page(self, key: Qt.Key) -> None:
        at = QApplication.focusWidget()
        assert at is not None, "nothing has the focus"
        assert self.page.isAncestorOf(at), at
        QTest.keyClick(at, key)

    def press_button(self, name: str) -> None:
        button = self.page.words.buttons[name]
        assert button.isVisible(), name
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    # --- doing what is asked ---------------------------------------------------------------------

    def do_by_mouse(self) -> None:
        """Do what the step asks for, and go on."""
        step = self.page.course.step
        if isinstance(step, PointStep):
            for plate in self.page.board.plates:
                if plate.cards[0] in step.wanted:
                    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
        elif isinstance(step, PlayStep):
            self._play(step, by_mouse=True)
        if self.page.course.step is step:
            assert self.page.exercise.is_done, self.at
            self.press_button("on")

    def do_by_keyboard(self) -> None:
        """The same without a mouse."""
        step = self.page.course.step
        if isinstance(step, PointStep):
            while not self.page.exercise.is_done:
                self.key_on_page(Qt.Key.Key_H)
                self.key_on_page(Qt.Key.Key_Space)
        elif isinstance(step, PlayStep):
            self._play(step, by_mouse=False)
        if self.page.course.step is step:
            assert self.page.exercise.is_done, self.at
            if self._has_panel:
                self.key(Qt.Key.Key_Return)
            else:
                self.key_on_page(Qt.Key.Key_Return)

    @property
    def _has_panel(self) -> bool:
        return self.page.session.is_open and self.panels.is_open

    def _play(self, step: PlayStep, *, by_mouse: bool) -> None:
        session = self.page.session
        for _ in range(20):
            self.until(lambda: self._waits(step))
            if self.page.exercise.is_done or self.page.course.step is not step:
                return
            move = advised(step, session.game)
            assert move is not None, (step.id, session.moves)
            self.play_move(move, by_mouse=by_mouse)
        raise AssertionError(f"{step.id} does not end")

    def _waits(self, step: PlayStep) -> bool:
        if self.page.exercise.is_done or self.page.course.step is not step:
            return True
        if self.asked == "call":
            return self.panels.question.is_open
        return self.controller.step is not None and bool(self.page.session.moves)

    def play_move(self, move: Any, *, by_mouse: bool) -> None:
        """Play a move, or answer a question, by real events."""
        if move in (GO, STOP):
            name = "go" if move is GO else "stop"
            if by_mouse:
                self._press_call(name)
            else:
                self.key(Qt.Key.Key_K if move is GO else Qt.Key.Key_G)
        elif by_mouse:
            self.play_by_drag(move)
        else:
            self._play_by_keys(move)

    def _press_call(self, name: str) -> None:
        rect = self.panels.question.button_rect(name)
        centre = self.panels.question.mapToScene(rect.center())
        self.click(self.page.view.mapFromScene(centre))

    def play_by_drag(self, move: Any) -> None:
        """Take a hand card and let it go where it belongs."""
        assert isinstance(move, Play)
        pile = "h0"
        index = self.board.view.pile(pile).cards.index(move.card)
        view = self.page.view
        start = view.mapFromScene(self.card(pile, move.card))
        end = view.mapFromScene(self.goal(pile, index, move))
        self.drag(start, end)

    def _play_by_keys(self, move: Any) -> None:
        """Go to the card with the arrows; Return takes it, Tab goes to where it can go."""
        assert isinstance(move, Play)
        scene = self.page.driver.scene
        before = len(self.page.session.game.moves)
        for _ in range(60):
            index = self.board.view.pile("h0").cards.index(move.card)
            if scene.keys.visible and scene.keys.at == Hit("h0", index):
                break
            self.key(Qt.Key.Key_Tab)
        self.key(Qt.Key.Key_Return)
        for _ in range(12):
            if len(self.page.session.game.moves) > before:
                return
            self.key(Qt.Key.Key_Return)
            if len(self.page.session.game.moves) == before:
                self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"{move} is not played by keys")
