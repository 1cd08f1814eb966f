"""What goes on around a table besides its moves: one attendant for each family of games.

The driver shows the game; its attendant does what this family has besides: searches and hints,
panels and curtains, the turns of computer players. The rest of the program asks no game for its
family.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.engine.events import Event

if TYPE_CHECKING:
    from hanafuda_desktop.app.thinking import Thinking
    from hanafuda_desktop.table.pictures import CardPictures
    from hanafuda_desktop.table.scene import TableScene

__all__ = ["Attendant", "attendant_for"]


class Attendant(QObject):
    """Attends to one table for as long as that stands.

    Args:
        scene: the table.
        session: the game on it.
        parent: the object it belongs to.
    """

    said = Signal(str)
    """A sentence for the person."""
    asked = Signal(str)
    """A button on the table was pressed: the id of the menu entry that does the same."""

    def __init__(self, scene: TableScene, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        self.session = session
        self.settings = Settings()

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        self.settings = settings

    def show_pictures(self, pictures: CardPictures) -> None:
        """Another deck is on the table, or more of it has arrived."""

    def possible(self) -> dict[str, bool]:
        """Which of the menu's commands can be given now, by their ids."""
        raise NotImplementedError

    def words(self) -> dict[str, str]:
        """What the menu calls some commands at this table, by their ids."""
        raise NotImplementedError

    def facts(self) -> dict[str, str]:
        """What the status line says of the game, by the names of its places.

        :data:`~hanafuda_desktop.app.status_facts.STATUS_FACTS` names them.
        """
        raise NotImplementedError

    def show_sheet(self) -> None:
        """Show how the game stands, round by round, where there are rounds."""

    def show_yaku(self) -> None:
        """Show how near a side is to every yaku, where sides make them; again for the next."""

    def show_history(self) -> None:
        """Show in words what was played of late, where others play, too."""

    def show_again(self) -> None:
        """Let be seen again what was played of late."""

    def hurry(self) -> bool:
        """Let whoever else plays do so at once; returns whether there is anybody."""
        return False

    def forget(self) -> None:
        """The table is about to change: what was said or searched about it is stale."""
        raise NotImplementedError

    def changed(self, events: tuple[Event, ...]) -> None:
        """The table has been given a new moment, to which these events led, if it is known."""
        raise NotImplementedError

    def hint(self) -> None:
        """Show a good move; asked again about the same table, the next best."""
        raise NotImplementedError

    def stop(self) -> None:
        """The table goes away: let nothing run any more."""
        raise NotImplementedError


def attendant_for(
    scene: TableScene, session: Session, thinking: Callable[[], Thinking], parent: QObject
) -> Attendant:
    """The attendant of the family whose game is on the table.

    Args:
        scene: the table.
        session: the game on it.
        thinking: where computer players think, for families that have them.
        parent: the object it belongs to.
    """
    match session.rules.family:
        case "tableau":
            from hanafuda_desktop.app.patience_attendant import PatienceAttendant

            return PatienceAttendant(scene, session, parent)
        case "fishing":
            from hanafuda_desktop.app.fishing_attendant import FishingAttendant

            return FishingAttendant(scene, session, thinking(), parent)
