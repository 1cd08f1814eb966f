"""Leads through the steps: shows one, waits until it is done, answers gently, and goes on."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app.learn.board import CardsPlate
from hanafuda_desktop.app.learn.classroom import Classroom
from hanafuda_desktop.app.learn.course import Course
from hanafuda_desktop.app.learn.exercise import Exercise
from hanafuda_desktop.app.learn.lesson import PlayStep
from hanafuda_desktop.app.learn.table import LessonAttendant
from hanafuda_desktop.language import tr

__all__ = ["Teacher"]


class Teacher(QObject):
    """See the module.

    Args:
        course: knows where one is.
        room: where the steps are shown and done.
        parent: the object it belongs to.

    Attributes:
        course: knows where one is.
        exercise: knows how much was done there.
        room: where the steps are shown and done.
    """

    left = Signal()
    """Back to where one came from."""
    said = Signal(str)
    """A sentence for the person, of no importance for the lesson."""

    def __init__(self, course: Course, room: Classroom, *, parent: QObject) -> None:
        super().__init__(parent)
        self.course = course
        self.room = room
        self.exercise = Exercise(course.step, room.tell)
        room.driver.attended.connect(self._attended)
        room.board.chosen.connect(self._pointed)
        room.words.wanted.connect(self._wanted)

    def _attended(self, attendant: LessonAttendant) -> None:
        attendant.strayed.connect(self._strayed)
        attendant.played.connect(self._played)
        attendant.settled.connect(self._settled)
        attendant.ended.connect(self._settled)
        attendant.gone_on.connect(self.go_on)
        attendant.advised.connect(self._advised)

    # --- the way through -------------------------------------------------------------------------

    def show(self) -> None:
        """Show the step that one is at, from its beginning."""
        if why := self.course.keep():
            self.said.emit(tr("How far you have come cannot be kept ({why}).", why=why))
        self.exercise = Exercise(self.course.step, self.room.tell)
        self.room.show(self.course, self.exercise)

    def go_on(self) -> None:
        """On to the next step; one that was not done is left out."""
        if self.course.is_last:
            return
        if self.exercise.is_done:
            self.course.next()
        else:
            self.course.skip()
        self.show()

    def go_back(self) -> None:
        """Back to the step before."""
        if not self.course.is_first:
            self.course.back()
            self.show()

    def begin_anew(self) -> None:
        """Another language is spoken: show the step anew, and play it from its beginning."""
        self.course.to_beginning()
        self.room.begin_anew()
        self.show()

    def _wanted(self, way: str) -> None:
        match way:
            case "on" | "skip":
                self.go_on()
            case "back":
                self.go_back()
            case "show":
                self.show_me()
            case "leave":
                self.left.emit()

    def show_me(self) -> None:
        """Let be seen what is meant."""
        if self.exercise.is_done:
            return
        if isinstance(self.course.step, PlayStep):
            self.room.driver.lesson.show_advice()
            return
        meant = self.room.point_out(self.exercise.missing)
        if meant is not None:
            self._answer(self.exercise.show(meant))

    # --- what is done ----------------------------------------------------------------------------

    def _answer(self, said: str) -> None:
        """Say something to what was done, and that the step is done, if so."""
        if self.exercise.is_done:
            self.room.show_done(self.course, self.exercise, said)
        elif said:
            self.room.words.show_answer(said)

    def _pointed(self, plate: CardsPlate) -> None:
        if self.exercise.is_done:
            return
        said = self.exercise.point(plate.cards[0])
        if plate.cards[0] in self.exercise.found:
            plate.stamp()
        self._answer(said)

    def _strayed(self) -> None:
        self._answer(self.exercise.stray())

    def _played(self) -> None:
        said = self.exercise.play()
        self.room.words.show_task(self.exercise.task)
        if self.exercise.is_played:
            self.room.driver.lesson.rest()
        else:
            self._answer(said)

    def _settled(self) -> None:
        """The cards lie still after what was to be done, or the round is over."""
        praise = self.exercise.settle(self.room.session.game.outcome)
        if praise:
            self._answer(praise)
        elif praise is not None:
            self.go_on()

    def _advised(self, words: str) -> None:
        if words:
            self._answer(tr("Hint: {words}", words=words))
