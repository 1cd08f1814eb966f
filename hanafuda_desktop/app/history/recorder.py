"""Notes every game of a window when it ends, or is left for another one."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.play.seats import SeatedGame
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.app.history.store import Store, Work


Answer = TypeVar("Answer")

_LOG: Final = logging.getLogger(__name__)
_MOST_WAITING: Final = 100
"""So much work is kept while the file cannot be written; what came first is given up first."""
_ENDED_WITHIN: Final = 10.0
"""Seconds after which the end of the program no longer waits for the disk."""


class GameRecorder(QObject):
    """Listens to a session, and keeps one file, in a thread: no frame ever waits for a disk.

    The thread begins with the first work. What cannot be written now is tried again with what comes
    next, and at the end.

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
    _handed = Signal(object)
    """What is to be called, carried from the thread that writes into the window's."""

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
        self._arriving: SimpleQueue[Work | None] = SimpleQueue()
        self._waiting: deque[Work] = deque(maxlen=_MOST_WAITING)
        self._thread: Thread | None = None
        self._fails = False
        self._handed.connect(self._call)

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
        import_module("hanafuda_desktop.app.history.store")

    def _do(self, work: Work) -> None:
        """Do something with the file, after all that is still to be written."""
        self.prepare()
        if self._thread is None or not self._thread.is_alive():
            # A daemon: a disk that never answers must not keep a program that was closed.
            self._thread = Thread(target=self._run, name="statistics", daemon=True)
            self._thread.start()
        self._arriving.put(work)

    def ask(self, question: Callable[[Store], Answer], take: Callable[[Answer], object]) -> None:
        """Ask the file something in the thread that writes, after all that is still to be written.

        Args:
            question: asks the open file.
            take: is given the answer, in the window's thread; nothing where there is none.
        """

        def work(store: Store) -> bool:
            self._hand_over(partial(take, question(store)))
            return False

        self._do(work)

    def _call(self, act: Callable[[], object]) -> None:
        act()

    def stop(self) -> None:
        """Write what is left; the window closes."""
        if self._thread is not None:
            self._arriving.put(None)
            self._thread.join(_ENDED_WITHIN)
            self._thread = None

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

    # --- in the thread that writes ----------------------------------------------------------------

    def _run(self) -> None:
        while (work := self._arriving.get()) is not None:
            self._waiting.append(work)
            if self._arriving.empty():
                self._work_off()
        if self._waiting:
            self._work_off()

    def _work_off(self) -> None:
        """Do all that waits; the file is open for no longer than that."""
        from hanafuda_desktop.app.history.store import StoreProblem, open_store

        changed = False
        try:
            store, said = open_store(self.path)
            with closing(store):
                if said:
                    self._hand_over(partial(self.said.emit, said))
                while self._waiting:
                    work = self._waiting.popleft()
                    try:
                        changed |= work(store)
                    except StoreProblem:
                        self._waiting.appendleft(work)
                        raise
        except StoreProblem as problem:
            _LOG.warning("a game could not be entered in the statistics: %s", problem)
            if not self._fails:
                said = tr(
                    "The statistics cannot be written ({why}). You can go on playing.", why=problem
                )
                self._hand_over(partial(self.said.emit, said))
            self._fails = True
        else:
            if self._fails:
                self._hand_over(
                    partial(self.said.emit, tr("The statistics are being written again."))
                )
            self._fails = False
        if changed:
            self._hand_over(self.changed.emit)

    def _hand_over(self, act: Callable[[], object]) -> None:
        """Let the window call this; it may have gone meanwhile."""
        with suppress(RuntimeError):  # Qt's word for that
            self._handed.emit(act)
