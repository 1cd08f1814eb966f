"""Who attends to which table, and what is told there.

A window has one table after the other, each with an attendant of its own; whoever listens does so
once, and hears of all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app.attending import Attendant, attendant_for, table_for
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene

if TYPE_CHECKING:
    from hanafuda_desktop.app.thinking import Thinking

__all__ = ["Attendance"]


class Attendance(QObject):
    """Calls whoever attends to a table, and passes on what both tell.

    Args:
        session: the game.
        thinking: where computer players think, for games that have them.
        owner: the object that every attendant belongs to.
    """

    said = Signal(str)
    """A sentence for the person."""
    unsaid = Signal(str)
    """A sentence that is no longer true."""
    asked = Signal(str)
    """A button on the table was pressed: the id of the menu entry that does the same."""
    altered = Signal()
    """What can be done, or is said of the game, is another, though nothing was played."""
    cue = Signal(str)
    """Something happened on the table that may be heard."""
    arrived = Signal(object)
    """The cards lie on this :class:`TableScene` where they belong."""

    def __init__(self, session: Session, thinking: Callable[[], Thinking], owner: QObject) -> None:
        super().__init__(owner)
        self._session = session
        self._thinking = thinking
        self._owner = owner

    def table(self, pictures: CardPictures) -> TableScene:
        """A new table for the game, with nothing on it."""
        return table_for(self._session.rules, pictures)

    def begin(self, scene: TableScene) -> Attendant:
        """Whoever attends to a new table from now on, and is listened to."""
        attendant = self._attend(scene)
        scene.move_chosen.connect(attendant.choose)
        scene.move_refused.connect(attendant.refuse)
        scene.surface.taken_up.connect(attendant.take_up)
        scene.arrived.connect(self._arrived)
        scene.cue.connect(self.cue)
        attendant.said.connect(self.said)
        attendant.unsaid.connect(self.unsaid)
        attendant.asked.connect(self.asked)
        attendant.altered.connect(self.altered)
        return attendant

    def _attend(self, scene: TableScene) -> Attendant:
        """Whoever attends to a new table."""
        return attendant_for(scene, self._session, self._thinking, self._owner)

    def _arrived(self) -> None:
        self.arrived.emit(self.sender())
