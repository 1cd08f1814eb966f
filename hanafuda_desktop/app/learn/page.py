"""The first game in the window: words on a sheet of paper, and beside them the table or cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QWidget

from hanafuda_desktop.app.editor.sandbox_view import SandboxView
from hanafuda_desktop.app.learn.board import CardBoard
from hanafuda_desktop.app.learn.classroom import Classroom
from hanafuda_desktop.app.learn.course import Course
from hanafuda_desktop.app.learn.steps import PARTS
from hanafuda_desktop.app.learn.teacher import Teacher
from hanafuda_desktop.app.learn.words import LessonWords
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.cloth import CLOTHS
from hanafuda_desktop.table.ground import Ground
from hanafuda_desktop.table.lettering import letters_for
from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["LessonPage"]

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
    offered = Signal(object)
    """What comes after the lesson: an :class:`~hanafuda_desktop.app.learn.lesson.Offer`."""
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
        self.teacher = Teacher(Course(PARTS, file), self.room, parent=self)
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
        self.words.offered.connect(self.offered)
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
            means = scene.focusItem() is not None or scene.surface.picked is not None
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
