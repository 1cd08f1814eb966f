"""Attends to a table of several: asks and is answered, shows sheet, yaku and hints.

Each family of games for several has an attendant of its own that stands on this one and adds what
only that family has.
How a game goes on from one moment to the next is told in :mod:`~hanafuda_desktop.app.round_flow`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hanafuda_desktop.app.apt_commands import Only, lacking
from hanafuda_desktop.app.coaching import Choice
from hanafuda_desktop.app.computers import Answer, Question, coach_question
from hanafuda_desktop.app.round_flow import RoundFlow
from hanafuda_desktop.app.round_panels import RoundPanels
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.app.thinking import Thinking
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.sign_item import PressableSign

__all__ = ["THINKING", "RoundAttendant"]

THINKING: Final = tr_noop("Thinking…")
"""What is said, by ``tr``, until there is a hint."""
_HURRY: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PRESSES: Final = (QEvent.Type.GraphicsSceneMousePress, QEvent.Type.GraphicsSceneMouseDoubleClick)


class RoundAttendant(RoundFlow):
    """See :class:`~hanafuda_desktop.app.attending.Attendant`."""

    def __init__(
        self,
        scene: TableScene,
        session: Session,
        thinking: Thinking,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, session, thinking, parent)
        self.signs.sheet_asked.connect(self.show_sheet)
        scene.installEventFilter(self)

    def _connect_panels(self, panels: RoundPanels) -> None:
        super()._connect_panels(panels)
        panels.chosen.connect(self._answered)
        panels.lifted.connect(self._lifted)

    # --- what the program asks -------------------------------------------------------------------

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        super().apply(settings)
        if self._panels is not None:
            self._panels.set_cloth(settings.cloth.value)

    def possible(self) -> dict[str, bool]:
        """Which of the menu's commands can be given now.

        Whoever takes moves back has seen cards that are then hidden again. Against computers that
        is one's own affair, but not where another person plays.
        """
        session = self.session
        back = self.settings.take_back and not session.seating.is_shared
        return {
            "undo": back and bool(session.game.moves),
            "redo": back and bool(session.game.undone),
            "restart": back and bool(session.game.moves),
            "hint": bool(session.moves),
            "new-table": True,
            "sheet": True,
            "yaku": True,
            "history": True,
            "again": True,
            "why": True,
            "review": session.is_over or session.sitting.asked == "next",
        }

    def words(self) -> dict[str, str]:
        """With the same company."""
        return {"new-deal": tr("&New game")}

    def reasons(self) -> dict[str, str]:
        """Several play, one after the other."""
        return lacking(Only.PATIENCES, Only.REAL_TIME)

    def stop(self) -> None:
        """Let nothing run any more."""
        super().stop()
        self.scene.removeEventFilter(self)

    # --- what people answer ----------------------------------------------------------------------

    def _answered(self, choice: str) -> None:
        session = self.session
        match choice:
            case "next" if session.sitting.asked == "next":
                # There is but one move, and who watches computers may make it too.
                session.play(session.game.legal_moves()[0])
            case "sheet":
                self.show_sheet()
            case "round":
                self.panels.show_round()
            case "result" | "closed":
                self._settle()
            case _:
                self.asked.emit(choice)

    def _lifted(self) -> None:
        seat = self.session.sitting.waiting_person
        if seat is not None:
            self.session.show_seat(seat)

    def show_sheet(self) -> None:
        """Show every round so far; meanwhile nobody plays."""
        self.panels.show_sheet()
        if self.panels.sheet.is_open:
            self._pause.stop()
            self.thinking.drop()

    def show_yaku(self) -> None:
        """Show how near one side after the other is to every yaku."""
        if not self.panels.is_open:
            self.signs.show_next_board()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show the panels with this deck."""
        self.signs.show_pictures(pictures)
        if self._panels is not None:
            self._panels.show_pictures(pictures)

    # --- hints -----------------------------------------------------------------------------------

    def hint(self) -> None:
        """Show what the coach would do."""
        session = self.session
        seat = session.view.to_move
        if seat is None:
            self.said.emit(tr("The game is over."))
        elif not session.moves:
            self._say_for_now(tr("It is not your turn."))
        elif session.sitting.asked == "next":
            self._say_for_now(tr("Hint: begin the next round."))
        elif not self.thinking.is_busy:  # asked again, it would only begin anew
            self._say_for_now(tr(THINKING))
            sitting = session.sitting
            view = sitting.game.view(seat)
            choice = Choice(len(sitting.game.moves), seat, view, session.moves)
            question = coach_question(session.rules, choice, sitting.players_chance)
            self.thinking.weigh(question, lambda answer: self._coach_said(question, answer))

    def _coach_said(self, question: Question, answer: Answer) -> None:
        if answer.fault:
            # A player that looks one move ahead is still better than nothing.
            self.thinking.ask(replace(question, weighing=None), self._hint_found)
        else:
            self._hint_found(question.moves[answer.move], "")

    def _hint_found(self, move: Any, fault: str) -> None:
        self.unsaid.emit(tr(THINKING))
        if fault:
            self._say_for_now(tr("There is no hint for this moment."))
        else:
            if words := self._words_of(self.session.view, move):
                self._say_for_now(tr("Hint: {words}", words=words))
            self.scene.show_hint(move)
            self.session.count_help()

    def _words_of(self, view: View, move: Any) -> str:
        """What a move is good for, in words, or the empty string."""
        return ""

    # --- hurrying --------------------------------------------------------------------------------

    def hurry(self) -> bool:
        """Let everything land, and the computer whose turn it is play at once.

        A panel that was put away to see the table comes back. Returns whether there was anything
        of that: when a person is to play a card, a click is for the table.
        """
        if self.session.moves and self.session.sitting.asked != "next":
            return False
        self.scene.land()
        self._calls.clear()
        self.panels.banner.dismiss()
        self._look.stop()
        self._settle()
        if self._pause.isActive() and not self.panels.is_open:
            self._pause.stop()
            self._think()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click or a key while others play makes them play at once."""
        if self._panels is None or self._panels.is_open or not self._hurries(event):
            return False
        return self.hurry()

    def _hurries(self, event: QEvent) -> bool:
        if event.type() in _PRESSES and isinstance(event, QGraphicsSceneMouseEvent):
            under = self.scene.items(event.scenePos())
            on_sign = any(isinstance(item, PressableSign) for item in under)
            return event.button() == Qt.MouseButton.LeftButton and not on_sign
        return (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in _HURRY
            and not event.isAutoRepeat()
            and self.scene.focusItem() is None
        )
