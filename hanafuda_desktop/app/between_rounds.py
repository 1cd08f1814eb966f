"""What happens at a real-time table between two rounds: how one has ended, and on to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.app.real_time import RealTime
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.speed_panels import SpeedPanels
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.speed.events import SuddenDeath
from hanafuda_desktop.table.speed_scene import SpeedScene

__all__ = ["BetweenRounds"]

_ROUND_STAYS_MS: Final = 1200
"""The end of a round is seen so long before it is told."""
_WATCHED_MS: Final = 4000
"""Who only watches sees each round's result for so long."""


class BetweenRounds(QObject):
    """Tells how rounds have ended, and lays out the next.

    Args:
        scene: the table.
        session: the game on it.
        real_time: the game's time, which stands still meanwhile.
        panels: what lies over the table, made when it is needed.
        parent: the object it belongs to.

    Attributes:
        still: whether nothing moves that need not.
    """

    laid_out = Signal()
    """The next round lies there, and nothing more is to be said before it begins."""

    def __init__(
        self,
        scene: SpeedScene,
        session: Session,
        real_time: RealTime,
        panels: Callable[[], SpeedPanels],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.still = False
        self._scene = scene
        self._session = session
        self._real_time = real_time
        self._panels = panels
        self._sudden_death: SuddenDeath | None = None
        self._is_looked_at = True
        self._seen = QTimer(self, singleShot=True)
        self._seen.timeout.connect(self.tell)
        self._watched = QTimer(self, singleShot=True)
        self._watched.timeout.connect(self.go_on)

    def happened(self, events: tuple[Event, ...]) -> None:
        """These led to the present moment; what ends a round may be told before the next."""
        self._sudden_death = next((e for e in events if isinstance(e, SuddenDeath)), None)

    def begin(self) -> None:
        """A round is over: let it be seen before it is told."""
        self._seen.start(_ROUND_STAYS_MS)

    def stop(self) -> None:
        """Let nothing come by itself any more."""
        self._seen.stop()
        self._watched.stop()

    def tell(self) -> None:
        """Show how the round has ended; who only watches need not answer."""
        if self._session.is_over:
            self.show_result()
            return
        self._panels().show_round()
        self._watch()

    def show_result(self) -> None:
        """Show how the game has ended."""
        self._panels().show_result(still=self.still)

    def _watch(self) -> None:
        """Let the next round come by itself, if all that anybody does is to look."""
        session = self._session
        if self._is_looked_at and not session.seating.persons and not session.is_over:
            self._watched.start(_WATCHED_MS)

    def look_away(self) -> None:
        """Nobody looks: nothing comes by itself."""
        self._is_looked_at = False
        self._watched.stop()

    def look_back(self) -> None:
        """Somebody looks again."""
        self._is_looked_at = True
        if self._scene.summary.is_open:
            self._watch()

    def go_on(self) -> None:
        """On to the next round."""
        self._watched.stop()
        self._scene.summary.put_away()
        self._real_time.next_round()
        if self._session.sitting.asked not in ("play", "count"):
            return  # it was over as it was laid out, and that is told first
        if self._sudden_death is not None and self._session.seating.persons:
            self._panels().explain(self._sudden_death)
        else:
            self.laid_out.emit()
