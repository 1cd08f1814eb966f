"""Notes every game of a window when it ends, or is left for another one."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal, SignalInstance

from hanafuda_desktop.play.seats import SeatedGame
from hanafuda_desktop.play.session import Session

if TYPE_CHECKING:
    from hanafuda_desktop.app.history.store import Store, StoreWriter, Work


Answer = TypeVar("Answer")


class GameRecorder(QObject):
    """Listens to a session.

    Args:
        session: the games of a window.
        path: the file of the statistics.
        clock: what gives the time, in seconds since 1970.
        parent: the object it belongs to.

    Attributes:
        path: the file of the statistics.
    """

    changed = Signal()
    """The figures are others now."""
    said = Signal(str)
    """A sentence for the person."""
    _answered = Signal(object, object)
    """Who takes an answer, and the answer."""
    _written = Signal()
    _told = Signal(str)
    """The first two, and what was asked, carried from the thread that writes into the window's."""

    def __init__(
        self,
        session: Session,
        path: Path,
        *,
        clock: Callable[[], float] = time.time,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.path = path
        self._session = session
        self._clock = clock
        self._writer: StoreWriter | None = None
        self._written.connect(self.changed)
        self._told.connect(self.said)
        self._answered.connect(self._hand_over)

    def start(self) -> None:
        """Note from now on; a game that lies there already, too."""
        session = self._session
        session.happened.connect(self._look)
        session.began.connect(self._begun)
        session.left.connect(self.note)
        if session.is_open:
            self._look_at_saved()

    def prepare(self) -> None:
        """Load what reads and writes games while nothing moves, not when the first one ends."""
        if self._writer is None:
            from hanafuda_desktop.app.history.store import StoreWriter

            changed, say = partial(_emit, self._written), partial(_emit, self._told)
            self._writer = StoreWriter(self.path, changed, say)

    def _do(self, work: Work) -> None:
        """Do something with the file, after all that is still to be written."""
        self.prepare()
        assert self._writer is not None
        self._writer.do(work)

    def ask(self, question: Callable[[Store], Answer], take: Callable[[Answer], object]) -> None:
        """Ask the file something in the thread that writes, after all that is still to be written.

        Args:
            question: asks the open file.
            take: is given the answer, in the window's thread; nothing where there is none.
        """
        answered = self._answered

        def work(store: Store) -> bool:
            _emit(answered, take, question(store))
            return False

        self._do(work)

    @staticmethod
    def _hand_over(take: Callable[[object], object], answer: object) -> None:
        take(answer)

    def stop(self) -> None:
        """Write what is left; the window closes."""
        if self._writer is not None:
            self._writer.stop()

    def _look(self) -> None:
        """A move was played: note the game if it was the last."""
        if self._session.is_over:
            self.note(self._session.seated, self._session.stopwatch.elapsed_ms)

    def _begun(self) -> None:
        self._look_at_saved()
        session = self._session
        if session.resumed and not session.is_over:
            from hanafuda_desktop.app.history.store import key_of

            key = key_of(session.seated)
            self._do(lambda store: store.resume(key))

    def _look_at_saved(self) -> None:
        """A program that was killed right after the last move may not have noted it."""
        if self._session.is_own:
            self._look()

    def note(self, seated: SeatedGame, elapsed_ms: int) -> None:
        """Note a game as it stands now, which is over or left, if that was not done before."""
        from hanafuda_desktop.app.history.store import entry_of

        # Read now, for the game may be taken back before it is written.
        entry = entry_of(seated, elapsed_ms, int(self._clock()))
        self._do(lambda store: store.note(entry))


def _emit(signal: SignalInstance, *told: Any) -> None:
    """Tell the window something from the thread that writes; the window may have gone meanwhile."""
    with suppress(RuntimeError):  # Qt's word for that
        signal.emit(*told)
