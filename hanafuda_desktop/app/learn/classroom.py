"""Where the lesson takes place: a table or cards, as a step wants it, and beside them the sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QObject, Qt, Signal

from hanafuda_desktop.app.learn.board import CardBoard
from hanafuda_desktop.app.learn.course import Course
from hanafuda_desktop.app.learn.exercise import Exercise
from hanafuda_desktop.app.learn.lesson import Offer, PlayStep, PointStep
from hanafuda_desktop.app.learn.steps import GAME
from hanafuda_desktop.app.learn.table import LessonDriver, LessonSession
from hanafuda_desktop.app.learn.wording import told
from hanafuda_desktop.app.learn.words import LessonWords
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.view import TableView

__all__ = ["Classroom"]


class Classroom(QObject):
    """The table, the board and the sheet; it shows what it is given, and decides nothing.

    Args:
        library: where the game's rules are.
        pictures: the deck; nobody else decides about marks on its cards.
        table: where the lesson's table is seen.
        board: cards to look at and to point out.
        words: what is said.
        parent: the object it belongs to.

    Attributes:
        rules: those of the game that is learned.
        session: the game on the lesson's table.
        driver: drives that table.
        pictures: the deck.
    """

    table_wanted = Signal(bool)
    """The table is to be seen, or else the board."""

    def __init__(
        self,
        library: Library,
        pictures: CardPictures,
        table: TableView,
        board: CardBoard,
        words: LessonWords,
        *,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.rules = cast("FishingRules", library.rules(GameRef(GAME)))
        self.session = LessonSession(library)
        self.pictures = pictures
        self.table, self.board, self.words = table, board, words
        self.driver = LessonDriver(self.session, pictures, table.setScene, self)

    def tell(self, text: str) -> str:
        """A text of a step in the language that is spoken."""
        return told(text, self.rules)

    # --- a step ----------------------------------------------------------------------------------

    def show(self, course: Course, exercise: Exercise) -> None:
        """Show the step that one is at.

        Args:
            course: where one is.
            exercise: what is to be done there.
        """
        step = course.step
        if self.session.is_open:
            self.driver.lesson.rest()
        self.table_wanted.emit(isinstance(step, PlayStep))
        self.words.show_step(course, task=exercise.task, tell=self.tell)
        if isinstance(step, PlayStep):
            self._ask(step)
        else:
            pointing, named = isinstance(step, PointStep), self.tell(step.title)
            self._mark(marks=False)
            self.board.show_board(step.board, self.rules, pointing=pointing, named=named)
        self._show_ways(course, exercise)
        self.words.fit_words()
        self._focus(course, exercise)

    def _ask(self, step: PlayStep) -> None:
        """Lay the table of a step, or go on at it, and let the step be played."""
        self._mark(marks=step.marks)
        if step.position is not None:
            self.session.lay_position(self.rules, step.position)
        self.driver.lesson.ask_for(step)
        self.table.setAccessibleDescription(self.words.spoken)

    def _mark(self, *, marks: bool) -> None:
        if marks != self.pictures.marks:
            self.pictures.marks = marks
            self.driver.show_pictures(self.pictures)

    def _show_ways(self, course: Course, exercise: Exercise) -> None:
        done = exercise.is_done
        self.words.show_ways(
            on=done and not course.is_last,
            show=not done,
            back=not course.is_first,
            skip=not done,
            leave=True,
        )

    def _focus(self, course: Course, exercise: Exercise) -> None:
        """Begin where the next thing is done."""
        if not exercise.is_done:
            if isinstance(course.step, PlayStep):
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            else:
                self.board.focus_first()
            return
        words = self.words
        button = words.offers[Offer.PLAY] if course.is_last else words.buttons["on"]
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what is done there ----------------------------------------------------------------------

    def show_done(self, course: Course, exercise: Exercise, praise: str) -> None:
        """The step is done, and this is said to that."""
        self.words.show_task(exercise.task)
        self.words.show_answer(praise)
        self._show_ways(course, exercise)
        panel_asks = isinstance(course.step, PlayStep) and self.driver.lesson.panels.is_open
        if not panel_asks:
            self._focus(course, exercise)

    def point_out(self, cards: Iterable[int]) -> int | None:
        """Go to the first of these on the board; returns which that is, if there is one."""
        wanted = set(cards)
        for plate in self.board.plates:
            if plate.cards[0] in wanted:
                plate.setFocus(Qt.FocusReason.OtherFocusReason)
                return plate.cards[0]
        return None

    # --- what it is given ------------------------------------------------------------------------

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        pictures.marks = self.pictures.marks
        self.pictures = pictures
        self.driver.show_pictures(pictures)
        self.board.show_pictures(pictures)

    def begin_anew(self) -> None:
        """Another language is spoken: clear the table, so that all on it is said anew."""
        if self.session.is_open:
            self.driver.lesson.rest()
            self.driver.lay_anew()

    def stop(self) -> None:
        """Let nothing run any more."""
        self.driver.stop()
        self.session.close()
