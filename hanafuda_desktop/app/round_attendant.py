"""Attends to a table of several: asks and is answered, shows sheet, yaku and hints.

How a game goes on from one moment to the next is told in :mod:`~hanafuda_desktop.app.round_flow`.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hanafuda_desktop.app.computers import answer, question_for
from hanafuda_desktop.app.round_flow import RoundFlow
from hanafuda_desktop.app.round_panels import RoundPanels
from hanafuda_desktop.app.seating import USUAL_COMPUTER
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.engine.fishing.moves import GO, NEXT_ROUND, STOP, Go, Stop
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.sign_item import PressableSign

__all__ = ["RoundAttendant"]

_LOG: Final = logging.getLogger(__name__)
_HURRY: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PRESSES: Final = (QEvent.Type.GraphicsSceneMousePress, QEvent.Type.GraphicsSceneMouseDoubleClick)


class RoundAttendant(RoundFlow):
    """See :class:`~hanafuda_desktop.app.attending.Attendant`."""

    def __init__(self, scene: TableScene, session: Session, parent: QObject | None = None) -> None:
        super().__init__(scene, session, parent)
        self.signs.sheet_asked.connect(self.show_sheet)
        scene.installEventFilter(self)

    def _new_panels(self) -> RoundPanels:
        panels = super()._new_panels()
        panels.chosen.connect(self._answered)
        panels.lifted.connect(self._lifted)
        return panels

    # --- what the program asks -------------------------------------------------------------------

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        super().apply(settings)
        if self._panels is not None:
            self._panels.set_cloth(settings.cloth.value)

    def possible(self) -> dict[str, bool]:
        """Which of the menu's commands can be given now."""
        session, back = self.session, self.settings.take_back
        return {
            "undo": back and bool(session.game.moves),
            "redo": back and bool(session.game.undone),
            "restart": back and bool(session.game.moves),
            "hint": bool(session.moves),
            "new-table": True,
            "sheet": True,
            "yaku": True,
        }

    def words(self) -> dict[str, str]:
        """With the same company."""
        return {"new-deal": "&New game"}

    def stop(self) -> None:
        """Let nothing run any more."""
        super().stop()
        self.scene.removeEventFilter(self)

    # --- what people answer ----------------------------------------------------------------------

    def _answered(self, choice: str) -> None:
        session = self.session
        match choice:
            case "next":
                session.play(NEXT_ROUND)
            case "stop" | "go":
                session.play(STOP if choice == "stop" else GO)
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
        """Show what the usual computer player would do."""
        session = self.session
        if session.is_over:
            self.said.emit("The game is over.")
        elif not session.moves:
            self.said.emit("It is not your turn.")
        elif session.sitting.asked == "next":
            self.said.emit("Hint: begin the next round.")
        else:
            move = self._good_move()
            if move is None:
                self.said.emit("There is no hint for this moment.")
            elif isinstance(move, Stop | Go):
                names = self.panels.names
                self.said.emit(f"Hint: {names.stop if isinstance(move, Stop) else names.go}")
            else:
                self.scene.show_hint(move)

    def _good_move(self) -> Any | None:
        session = self.session
        seat = session.game.to_move
        if seat is None:
            return None
        question = question_for(session.game, session.seating, seat)
        found = answer(replace(question, player=USUAL_COMPUTER))
        if found.fault:
            _LOG.error("no hint: %s", found.fault)
            return None
        return found.move

    # --- hurrying --------------------------------------------------------------------------------

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
