"""The first game in the window: words on a sheet of paper, and beside them the table or cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QWidget

from hanafuda_desktop.app.editor.sandbox import QuickThinking, unsaved_session
from hanafuda_desktop.app.learn.lesson import (
    Exercise,
    LessonCourse,
    LessonExit,
    LessonTable,
    PlayStep,
    PointStep,
    told,
)
from hanafuda_desktop.app.learn.lesson_script import GAME
from hanafuda_desktop.app.learn.panes import CardBoard, CardsPlate, LessonWords
from hanafuda_desktop.app.learn.table import LessonController, LessonScene, lesson_game
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.app.workers.tables import TABLES
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.ui.table import FishingTable
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.computers import Thinker
from hanafuda_desktop.play.controller import TableController, TableDriver
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import CLOTHS, lay_cloth
from hanafuda_desktop.table.lettering import letters_for
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.view import TableView
from hanafuda_desktop.text.language import tr

_SHEET: Final = 23
"""How wide the sheet is, counted in letters,"""
_WIDEST: Final = 0.46
"""and at most, as a part of the window."""
_FEWEST: Final = 18
"""So many letters stand in a line of the sheet at least."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LessonPage(QWidget):
    """Leads through the steps: shows one, waits until it is done, answers gently, and goes on.

    Args:
        library: where the game's rules are.
        pictures: the deck; this page alone decides about marks on its cards.
        settings: how cards move, and on which cloth.
        course: knows where one is.
        parent: the window's pages.

    Attributes:
        view: where the lesson's table is seen.
        board: cards to look at and to point out.
        words: what is said.
        course: knows where one is.
        exercise: knows how much was done there.
        rules: those of the game that is learned.
        session: the game on the lesson's table.
        driver: drives that table.
        pictures: the deck.
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
        course: LessonCourse,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        cloth = settings.cloth.value
        self._cloth = CLOTHS[cloth]
        self._said_last = ""
        self.course = course
        self.rules = cast("FishingRules", library.rules(GameRef(GAME)))
        self.exercise = Exercise(course.step, self._tell)
        self.session = unsaved_session(library)
        self.pictures = pictures
        self._position: LessonTable | None = None
        self.view = TableView(self, shrinks=True)
        self.board = CardBoard(cloth, pictures, self)
        self.words = LessonWords(self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.board)
        self._stack.addWidget(self.view)
        row = QHBoxLayout(self)
        filled(row, self.words, (self._stack, 1), margins=(0, 0, 0, 0), spacing=0)
        self.driver = TableDriver(
            self.session,
            pictures,
            self.view.setScene,
            tables=self,
            new_thinking=QuickThinking,
            parent=self,
        )
        self.driver.follow()
        self._connect()
        self.driver.apply(settings)

    def _connect(self) -> None:
        self.driver.said.connect(self._say)
        self.driver.cue.connect(self._heard)
        self.board.chosen.connect(self._pointed)
        self.view.installEventFilter(self)
        buttons = self.words.buttons
        buttons["leave"].clicked.connect(self.left)
        ways = (
            (self.go_on, Qt.Key.Key_PageDown, ("on", "skip")),
            (self.go_back, Qt.Key.Key_PageUp, ("back",)),
            (self.show_me, Qt.Key.Key_H, ("show",)),
        )
        for way, key, names in ways:
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(way)
            for name in names:
                buttons[name].clicked.connect(way)

    def _tell(self, text: str) -> str:
        """A text of a step in the language that is spoken."""
        return told(text, self.rules)

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
        self._cloth = CLOTHS[cloth]
        self.board.show_cloth(cloth)
        self.driver.apply(settings)
        self.update()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        pictures.marks = self.pictures.marks
        self.pictures = pictures
        self.driver.show_pictures(pictures)
        self.board.show_pictures(pictures)

    def show_legibly(self) -> None:
        """Take words and colours as they are now for the whole program."""
        self._fit()
        self.update()

    def stop(self) -> None:
        """It goes away: let nothing run any more."""
        self.view.removeEventFilter(self)
        self.driver.stop()
        self.session.close()

    # --- the table -------------------------------------------------------------------------------

    def table(self, rules: GameBase, pictures: CardPictures) -> TableScene:
        """An empty table for the lesson."""
        assert isinstance(rules, FishingRules)
        return LessonScene(rules, pictures, FishingTable(rules))

    def controller(
        self,
        scene: TableScene,
        session: Session,
        thinking: Callable[[], Thinker],
        parent: QObject,
    ) -> TableController:
        """Its controller."""
        controller = LessonController(
            lambda: self._position, scene, session, thinking(), TABLES.keys_in_use, parent
        )
        controller.strayed.connect(lambda: self._answer(self.exercise.stray()))
        controller.played.connect(self._played)
        controller.settled.connect(self._settled)
        controller.gone_on.connect(self.go_on)
        controller.advised.connect(self._advised)
        return controller

    @property
    def lesson(self) -> LessonController:
        """The table's controller."""
        return cast("LessonController", self.driver.controller)

    # --- the way through -------------------------------------------------------------------------

    def show_step(self) -> None:
        """Show the step that one is at, from its beginning."""
        self.unsaid.emit(self._said_last)
        if why := self.course.keep():
            self._say(tr("How far you have come cannot be kept ({why}).", why=why))
        step = self.course.step
        exercise = self.exercise = Exercise(step, self._tell)
        if self.session.is_open:
            self.lesson.rest()
        self._stack.setCurrentWidget(self.view if isinstance(step, PlayStep) else self.board)
        self.words.show_step(self.course, task=exercise.task, tell=self._tell)
        if isinstance(step, PlayStep):
            self._ask(step)
        else:
            pointing, named = isinstance(step, PointStep), self._tell(step.title)
            self._mark(marks=False)
            self.board.show_board(step.board, self.rules, pointing=pointing, named=named)
        self._show_ways()
        self.words.fit_words()
        self._focus()

    def _ask(self, step: PlayStep) -> None:
        """Lay the table of a step, or go on at it, and let the step be played."""
        self._mark(marks=step.marks)
        if step.position is not None:
            seated = lesson_game(self.rules, step.position)
            self._position = step.position
            self.session.lay(seated, goes_on=True)
        self.lesson.ask_for(step)
        self.view.setAccessibleDescription(self.words.spoken)

    def _mark(self, *, marks: bool) -> None:
        if marks != self.pictures.marks:
            self.pictures.marks = marks
            self.driver.show_pictures(self.pictures)

    def _show_ways(self) -> None:
        done, course = self.exercise.is_done, self.course
        self.words.show_ways(
            on=done and not course.is_last,
            show=not done,
            back=not course.is_first,
            skip=not done,
            leave=True,
        )

    def _focus(self) -> None:
        """Begin where the next thing is done."""
        if self.exercise.is_done:
            words = self.words
            play, on = words.offers[LessonExit.PLAY], words.buttons["on"]
            next_one: QWidget = play if self.course.is_last else on
        elif isinstance(self.course.step, PlayStep):
            next_one = self.view
        else:
            next_one = self.board.plates[0]
        next_one.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_on(self) -> None:
        """On to the next step; one that was not done is left out."""
        if self.course.is_last:
            return
        if self.exercise.is_done:
            self.course.next()
        else:
            self.course.skip()
        self.show_step()

    def go_back(self) -> None:
        """Back to the step before."""
        if not self.course.is_first:
            self.course.back()
            self.show_step()

    # --- what is done ----------------------------------------------------------------------------

    def show_me(self) -> None:
        """Let be seen what is meant."""
        if self.exercise.is_done:
            return
        if isinstance(self.course.step, PlayStep):
            self.lesson.show_advice()
            return
        missing = self.exercise.missing
        plate = next((each for each in self.board.plates if each.cards[0] in missing), None)
        if plate is not None:
            plate.setFocus(Qt.FocusReason.OtherFocusReason)
            self._answer(tr("It is this one: {card}.", card=CARDS[plate.cards[0]].title))

    def _answer(self, said: str) -> None:
        """Say something to what was done, and that the step is done, if so."""
        self.words.show_answer(self.exercise.task, said)
        if self.exercise.is_done:
            self._show_ways()
            is_played = isinstance(self.course.step, PlayStep)
            if not (is_played and self.lesson.panels.is_open):
                self._focus()

    def _pointed(self, plate: CardsPlate) -> None:
        if self.exercise.is_done:
            return
        said = self.exercise.point(plate.cards[0])
        if plate.cards[0] in self.exercise.found:
            plate.stamp()
        self._answer(said)

    def _played(self) -> None:
        self._answer(self.exercise.play())
        if self.exercise.is_played:
            self.lesson.rest()

    def _settled(self) -> None:
        """The cards lie still after what was to be done, or the round is over."""
        praise = self.exercise.settle(self.session.game.outcome)
        if praise:
            self._answer(praise)
        elif praise is not None:
            self.go_on()

    def _advised(self, words: str) -> None:
        if words:
            self._answer(tr("Hint: {words}", words=words))

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
        lay_cloth(QPainter(self), part, self._cloth, size, self.devicePixelRatioF())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape at the table leaves, unless it means something there."""
        is_key = event.type() == QEvent.Type.KeyPress
        if is_key and cast("QKeyEvent", event).key() == Qt.Key.Key_Escape:
            scene = self.driver.scene
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
            elif self.exercise.is_done:
                self.go_on()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
