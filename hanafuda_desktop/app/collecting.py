"""Collects in a patience what a person wants to be collected by itself.

It does so by moves that can be taken back as any others, and goes on from a move of the person's
only: what was taken back stays so until the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject, QTimer

from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.settings import Collecting
from hanafuda_desktop.engine.events import YakuMade
from hanafuda_desktop.table.durations import BANNER, COLLECT_REST
from hanafuda_desktop.table.scene import TableScene

if TYPE_CHECKING:
    from hanafuda_desktop.engine.events import Event
    from hanafuda_desktop.engine.tableau.moves import TableauMove
    from hanafuda_desktop.rules.schema.tableau import TableauRules

__all__ = ["Collector"]

_SEEN: Final = 0.6
"""So much of a banner is seen before the next yaku goes."""


class Collector(QObject):
    """Plays the moves of one table that take cards away.

    Args:
        scene: the table.
        session: the game on it.
        may: whether a move may be played by itself now.
        parent: the object it belongs to.
    """

    def __init__(
        self, scene: TableScene, session: Session, may: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._session = session
        self._may = may
        self._wish = Collecting.NEVER
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._collect)

    def want(self, wish: Collecting) -> None:
        """Collect this from now on."""
        self._wish = wish
        if wish is Collecting.NEVER:
            self.stop()

    def stop(self) -> None:
        """The table changes: what was about to be collected is asked for anew."""
        self._timer.stop()

    def happened(self, events: tuple[Event, ...]) -> None:
        """A move was played; look in a moment if there is something to collect."""
        if self._wish is Collecting.NEVER or not self._session.game.moves:
            return
        banner = BANNER * _SEEN if any(isinstance(event, YakuMade) for event in events) else 0
        self._timer.start(round(self._scene.pace.stay(COLLECT_REST + banner)))

    def _collect(self) -> None:
        if not self._may() or self._session.is_over:
            return
        move = self._found()
        if move is not None:
            self._session.play(move)

    def _found(self) -> TableauMove | None:
        from hanafuda_desktop.solver.harmless import harmless, takes_away

        session = self._session
        rules, view, moves = session.rules, session.view, session.moves
        if self._wish is Collecting.ALWAYS:
            return next((move for move in moves if takes_away(view, move)), None)
        return harmless(cast("TableauRules", rules), view, moves)
