"""Leads through the steps: shows one, waits until it is done, answers gently, and goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, cast

from PySide6.QtCore import QObject, Qt, Signal

from hanafuda_desktop.app.learn.board import CardBoard, CardsPlate
from hanafuda_desktop.app.learn.course import Course
from hanafuda_desktop.app.learn.lesson import Aim, Offer, PlayStep, PointStep
from hanafuda_desktop.app.learn.steps import GAME, OUTCOMES, STEPS
from hanafuda_desktop.app.learn.table import LessonAttendant, LessonDriver, LessonSession
from hanafuda_desktop.app.learn.words import LessonWords
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.view import TableView

__all__ = ["Teacher"]

_IS: Final = {
    Category.BRIGHT: tr_noop("That one is a bright. Keep looking."),
    Category.ANIMAL: tr_noop("That one is an animal. Keep looking."),
    Category.RIBBON: tr_noop("That one is a ribbon. Keep looking."),
    Category.CHAFF: tr_noop("That one is chaff: only its flower is on it. Keep looking."),
}


class _Classroom(QObject):
    """What the teacher has: the course, the table, the board, the sheet; and how they are used."""

    def __init__(
        self,
        library: Library,
        pictures: CardPictures,
        file: Path,
        table: TableView,
        board: CardBoard,
        words: LessonWords,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.rules = cast("FishingRules", library.rules(GameRef(GAME)))
        self.course = Course(STEPS, file)
        self.session = LessonSession(library)
        self.table, self.board, self.words = table, board, words
        self.pictures = pictures
        self.driver = LessonDriver(self.session, pictures, table.setScene, self)
        self.is_done = False
        self._times = 0

    def _mark(self, *, marks: bool) -> None:
        if marks != self.pictures.marks:
            self.pictures.marks = marks
            self.driver.show_pictures(self.pictures)

    def _task(self) -> str:
        step = self.course.step
        task = self._tell(step.task)
        if isinstance(step, PlayStep) and step.times > 1:
            task = tr("{task}\n{done} of {count}", task=task, done=self._times, count=step.times)
        return task

    def _tell(self, text: str) -> str:
        """A text of a step; what players say is called as it stands on the table's buttons."""
        stopping = self.rules.stopping
        if not text or stopping is None:
            return text and tr(text)
        return tr(text, stop=plain(stopping.stop), go=plain(stopping.go))

    def _show_ways(self) -> None:
        done, course = self.is_done, self.course
        self.words.show_ways(
            on=done and not course.is_last,
            show=not done,
            back=not course.is_first,
            skip=not done,
            leave=True,
        )

    def _focus(self) -> None:
        """Begin where the next thing is done."""
        step = self.course.step
        if isinstance(step, PlayStep) and not self.is_done:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        elif isinstance(step, PointStep) and not self.is_done:
            self.board.focus_first()
        elif self.course.is_last:
            self.words.offers[Offer.PLAY].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.words.buttons["on"].setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer(self, said: str) -> None:
        self.words.show_answer(said)
        self.words.announce()

    def _is_meant(self, plate: CardsPlate) -> bool:
        step = self.course.step
        return isinstance(step, PointStep) and plate.cards[0] in step.wanted


class Teacher(_Classroom):
    """See the module.

    Args:
        library: where the game's rules are.
        pictures: the deck; nobody else decides about marks on its cards.
        file: where it is kept how far one has come.
        table: where the lesson's table is seen.
        board: cards to look at and to point out.
        words: what is said.
        parent: the object it belongs to.

    Attributes:
        rules: those of the game that is learned.
        course: where one is.
        session: the game on the lesson's table.
        driver: drives that table.
        pictures: the deck.
        is_done: whether one can go on from the step that is shown.
    """

    left = Signal()
    """Back to where one came from."""
    table_wanted = Signal(bool)
    """The table is to be seen, or else the board."""
    said = Signal(str)
    """A sentence for the person, of no importance for the lesson."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.driver.attended.connect(self._attended)
        self.board.chosen.connect(self._pointed)
        self.words.wanted.connect(self._wanted)

    def _attended(self, attendant: LessonAttendant) -> None:
        attendant.strayed.connect(self._strayed)
        attendant.played.connect(self._played)
        attendant.settled.connect(self._settled)
        attendant.ended.connect(self._settled)
        attendant.gone_on.connect(self.go_on)
        attendant.advised.connect(self._advised)

    # --- the way through -------------------------------------------------------------------------

    def go_on(self) -> None:
        """On to the next step; one that was not done is left out."""
        if self.course.is_last:
            return
        if self.is_done:
            self.course.next()
        else:
            self.course.skip()
        self.show()

    def go_back(self) -> None:
        """Back to the step before."""
        if not self.course.is_first:
            self.course.back()
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
        step = self.course.step
        if self.is_done:
            return
        if isinstance(step, PlayStep):
            self.driver.lesson.show_advice()
        elif isinstance(step, PointStep):
            meant = (p for p in self.board.plates if not p.is_found and self._is_meant(p))
            for plate in list(meant)[:1]:
                plate.setFocus(Qt.FocusReason.OtherFocusReason)
                self._answer(tr("It is this one: {card}.", card=CARDS[plate.cards[0]].title))

    def show(self) -> None:
        """Show the step that one is at."""
        step = self.course.step
        if why := self.course.keep():
            self.said.emit(tr("How far you have come cannot be kept ({why}).", why=why))
        if self.session.is_open:
            self.driver.lesson.rest()
        self.is_done, self._times = not isinstance(step, PlayStep | PointStep), 0
        self.words.show_step(step, task=self._task(), tell=self._tell)
        if isinstance(step, PlayStep):
            self.table_wanted.emit(True)
            self._ask(step)
        else:
            pointing, named = isinstance(step, PointStep), self._tell(step.title)
            self._mark(marks=False)
            self.table_wanted.emit(False)
            self.board.show_board(step.board, self.rules, pointing=pointing, named=named)
        self._show_ways()
        self._focus()
        self.words.announce()

    def _ask(self, step: PlayStep) -> None:
        """Lay the table of a step, or go on at it, and let the step be played."""
        self._mark(marks=step.marks)
        if step.position is not None:
            self.session.lay_position(self.rules, step.position)
        self.driver.lesson.ask_for(step)
        self.table.setAccessibleDescription(self.words.spoken)

    # --- what is done ----------------------------------------------------------------------------

    def _pointed(self, plate: CardsPlate) -> None:
        step = self.course.step
        if not isinstance(step, PointStep) or self.is_done:
            return
        if not self._is_meant(plate):
            kind = CARDS[plate.cards[0]].category
            self._answer(self._tell(step.otherwise or _IS[kind]))
            return
        plate.stamp()
        found = {each.cards[0] for each in self.board.plates if each.is_found}
        if found == step.wanted:
            self._finish(self._tell(step.praise))
        else:
            self._answer(tr("Yes, that is one. There is another."))

    def _strayed(self) -> None:
        step = self.course.step
        if isinstance(step, PlayStep) and step.otherwise:
            self._answer(self._tell(step.otherwise))

    def _played(self) -> None:
        step = self.course.step
        if not isinstance(step, PlayStep):
            return
        self._times += 1
        self.words.show_task(self._task())
        if self._times >= step.times:
            self.driver.lesson.rest()
        else:
            self._answer(tr("Yes, those two belong together."))

    def _settled(self) -> None:
        """The cards lie still after what was to be done, or the round is over."""
        step = self.course.step
        if not isinstance(step, PlayStep) or self.is_done:
            return
        if step.aim is Aim.PLAY_ON:
            if self.session.is_over:
                self._finish(tr(self._outcome()))
        elif self._times >= step.times:
            if step.praise:
                self._finish(self._tell(step.praise))
            else:
                self.is_done = True
                self.go_on()

    def _outcome(self) -> str:
        outcome = self.session.game.outcome
        winners = outcome.winners if outcome is not None else ()
        won, lost, drawn = OUTCOMES
        if len(winners) != 1:
            return drawn
        return won if winners[0] == 0 else lost

    def _finish(self, praise: str) -> None:
        self.is_done = True
        self.words.show_task("")
        self.words.show_answer(praise)
        self._show_ways()
        panel_asks = isinstance(self.course.step, PlayStep) and self.driver.lesson.panels.is_open
        if not panel_asks:
            self._focus()
        self.words.announce()

    def _advised(self, words: str) -> None:
        if words:
            self._answer(tr("Hint: {words}", words=words))

    # --- what it is given ------------------------------------------------------------------------

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        pictures.marks = self.pictures.marks
        self.pictures = pictures
        self.driver.show_pictures(pictures)

    def begin_anew(self) -> None:
        """Another language is spoken: show the step anew, and play it from its beginning."""
        self.course.to_beginning()
        if self.session.is_open:
            self.driver.lesson.rest()
            self.driver.lay_anew()
        self.show()

    def stop(self) -> None:
        """Let nothing run any more."""
        self.driver.stop()
        self.session.close()
