"""The first game in the window: words on a sheet of paper, and beside them the table or cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QWidget

from hanafuda_desktop.app.editor.sandbox import SandboxView
from hanafuda_desktop.app.learn.classroom import CardBoard, CardsPlate, Classroom, LessonWords
from hanafuda_desktop.app.learn.course import Exercise, LessonCourse
from hanafuda_desktop.app.learn.lesson import PlayStep
from hanafuda_desktop.app.learn.steps import PARTS
from hanafuda_desktop.app.learn.table import LessonController
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import CLOTHS, Ground
from hanafuda_desktop.table.lettering import letters_for
from hanafuda_desktop.text.language import tr

# Leads through the steps: shows one, waits until it is done, answers gently, and goes on.


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

    def __init__(self, course: LessonCourse, room: Classroom, *, parent: QObject) -> None:
        super().__init__(parent)
        self.course = course
        self.room = room
        self.exercise = Exercise(course.step, room.tell)
        room.tables.attended.connect(self._attended)
        room.board.chosen.connect(self._pointed)
        room.words.wanted.connect(self._wanted)

    def _attended(self, controller: LessonController) -> None:
        controller.strayed.connect(self._strayed)
        controller.played.connect(self._played)
        controller.settled.connect(self._settled)
        controller.ended.connect(self._settled)
        controller.gone_on.connect(self.go_on)
        controller.advised.connect(self._advised)

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
            self.room.lesson.show_advice()
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
            self.room.lesson.rest()
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


_SHEET: Final = 23
"""How wide the sheet is, counted in letters,"""
_WIDEST: Final = 0.46
"""and at most, as a part of the window."""
_FEWEST: Final = 18
"""So many letters stand in a line of the sheet at least."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LessonView(SandboxView):
    """Shows the lesson's table, made smaller where there is little room."""

    @property
    def called(self) -> str:
        """What it is called, for whoever does not see it."""
        return tr("Table")


class LessonPage(QWidget):
    """See the module.

    Args:
        library: where the game's rules are.
        pictures: the deck; this page alone decides about marks on its cards.
        settings: how cards move, and on which cloth.
        file: where it is kept how far one has come.
        parent: the window's pages.

    Attributes:
        table: where the lesson's table is seen.
        board: cards to look at and to point out.
        words: what is said.
        room: shows the steps with all of these.
        teacher: leads through the steps.
    """

    left = Signal()
    """Back to where one came from."""
    said = Signal(str)
    """A sentence for the person, of no importance for the lesson."""
    unsaid = Signal(str)
    """Such a sentence is no longer true."""
    cue = Signal(str)
    """Something happened on the table that may be heard."""

    def __init__(
        self,
        library: Library,
        pictures: CardPictures,
        settings: Settings,
        file: Path,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        cloth = settings.cloth.value
        self._ground = Ground(CLOTHS[cloth])
        self._said_last = ""
        self.table = LessonView(self)
        self.board = CardBoard(cloth, pictures, self)
        self.words = LessonWords(self)
        self.room = Classroom(library, pictures, self.table, self.board, self.words, parent=self)
        self.teacher = Teacher(LessonCourse(PARTS, file), self.room, parent=self)
        self._lay_out()
        self._connect()
        self.room.driver.apply(settings)

    def _lay_out(self) -> None:
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.board)
        self._stack.addWidget(self.table)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.words)
        row.addWidget(self._stack, 1)

    def _connect(self) -> None:
        teacher, room = self.teacher, self.room
        teacher.left.connect(self.left)
        teacher.said.connect(self._say)
        room.table_wanted.connect(self._turn)
        room.driver.said.connect(self._say)
        room.driver.cue.connect(self._heard)
        self.table.installEventFilter(self)
        keys: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_PageDown: teacher.go_on,
            Qt.Key.Key_PageUp: teacher.go_back,
            Qt.Key.Key_H: teacher.show_me,
        }
        for key, handler in keys.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(handler)

    def _turn(self, to_table: bool) -> None:  # noqa: FBT001 - the signal's
        self._stack.setCurrentWidget(self.table if to_table else self.board)
        self.unsaid.emit(self._said_last)

    def _say(self, sentence: str) -> None:
        self._said_last = sentence
        self.said.emit(sentence)

    def _heard(self, cue: str) -> None:
        """Pass on what is heard; whoever wins, this is not the end of a game."""
        if cue != "over":
            self.cue.emit(cue)

    # --- what it is given ------------------------------------------------------------------------

    def use(self, settings: Settings) -> None:
        """Use these settings from now on."""
        cloth = settings.cloth.value
        self._ground = Ground(CLOTHS[cloth])
        self.board.show_cloth(cloth)
        self.room.driver.apply(settings)
        self.update()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self.room.show_pictures(pictures)

    def show_legibly(self) -> None:
        """Take words and colours as they are now for the whole program."""
        self._ground.forget()
        self.words.colour()
        self._fit()
        self.update()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now; what is played begins anew."""
        self.words.say_words()
        self.table.setAccessibleName(self.table.called)
        self.teacher.begin_anew()

    def stop(self) -> None:
        """It goes away: let nothing run any more."""
        self.table.removeEventFilter(self)
        self.room.stop()

    # --- Qt --------------------------------------------------------------------------------------

    def _fit(self) -> None:
        room = QRectF(self.rect())
        if room.isEmpty():
            return
        letters = letters_for(room)
        wide = min(_SHEET * letters, round(room.width() * _WIDEST))
        self.words.setFixedWidth(wide)
        self.words.fit_to(min(letters, wide // _FEWEST), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the cloth under the paper."""
        size = self.words.width(), self.height()
        part = QRectF(event.rect()) & QRectF(0, 0, *size)
        self._ground.paint(QPainter(self), part, size, self.devicePixelRatioF())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape at the table leaves, unless it means something there."""
        is_key = event.type() == QEvent.Type.KeyPress
        if is_key and cast("QKeyEvent", event).key() == Qt.Key.Key_Escape:
            scene = self.room.driver.scene
            means = scene.focusItem() is not None or scene.interaction.picked is not None
            if not means and not scene.mouse.active:
                self.left.emit()
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return presses the button one is at, or goes on; Escape leaves."""
        at: Any = self.focusWidget()
        if event.key() in _ENTER:
            if isinstance(at, QPushButton):
                at.click()
            elif self.teacher.exercise.is_done:
                self.teacher.go_on()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
