"""Writes games down in a thread of its own, so that no frame ever waits for a disk."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final

from hanafuda_desktop.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.app.statistics.store import Store

__all__ = ["Bookkeeper", "Work"]

_LOG: Final = logging.getLogger(__name__)

Work = Callable[["Store"], bool]
"""Does something with the open file, and returns whether that has changed anything."""

_MOST_WAITING: Final = 100
"""So much work is kept while the file cannot be written; what came first is given up first."""
_ENDED_WITHIN: Final = 10.0
"""Seconds after which the end of the program no longer waits for the disk."""


class Bookkeeper:
    """Keeps one file; the thread begins with the first work.

    What cannot be written now is tried again with what comes next, and at the end.

    Args:
        path: the file.
        changed: called, in the thread, when something was written.
        say: takes a sentence for the person, in the thread.
    """

    def __init__(self, path: Path, changed: Callable[[], None], say: Callable[[str], None]) -> None:
        self._path = path
        self._changed = changed
        self._say = say
        self._arriving: SimpleQueue[Work | None] = SimpleQueue()
        self._waiting: deque[Work] = deque(maxlen=_MOST_WAITING)
        self._thread: Thread | None = None
        self._fails = False

    def do(self, work: Work) -> None:
        """Do this work soon."""
        if self._thread is None or not self._thread.is_alive():
            # A daemon: a disk that never answers must not keep a program that was closed.
            self._thread = Thread(target=self._run, name="bookkeeper", daemon=True)
            self._thread.start()
        self._arriving.put(work)

    def stop(self) -> None:
        """Do what is left, and end."""
        if self._thread is not None:
            self._arriving.put(None)
            self._thread.join(_ENDED_WITHIN)
            self._thread = None

    def _run(self) -> None:
        while (work := self._arriving.get()) is not None:
            self._waiting.append(work)
            if self._arriving.empty():
                self._work_off()
        if self._waiting:
            self._work_off()

    def _work_off(self) -> None:
        """Do all that waits; the file is open for no longer than that."""
        from hanafuda_desktop.app.statistics.store import StoreProblem, open_store

        changed = False
        try:
            store, said = open_store(self._path)
            try:
                if said:
                    self._say(said)
                while self._waiting:
                    changed |= self._next(store)
            finally:
                store.close()
        except StoreProblem as problem:
            _LOG.warning("a game could not be entered in the statistics: %s", problem)
            if not self._fails:
                said = tr(
                    "The statistics cannot be written ({why}). You can go on playing.", why=problem
                )
                self._say(said)
            self._fails = True
        else:
            if self._fails:
                self._say(tr("The statistics are being written again."))
            self._fails = False
        if changed:
            self._changed()

    def _next(self, store: Store) -> bool:
        from hanafuda_desktop.app.statistics.store import StoreProblem

        work = self._waiting.popleft()
        try:
            return work(store)
        except StoreProblem:
            self._waiting.appendleft(work)
            raise
