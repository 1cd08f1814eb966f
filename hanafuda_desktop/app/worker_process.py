"""The window's side of the process in which computer players think; no Qt here either.

A thread of its own starts the process, writes to it and reads from it, so that whoever asks never
waits: neither for a slow disk while the process comes up, nor for a full pipe, nor for a player. A
process that has ended, for whatever reason, is started again by the next call.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from hanafuda_desktop.app.computers import Question
    from hanafuda_desktop.app.worker import Answered
    from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["Ended", "WorkerProcess"]

_LOG: Final = logging.getLogger(__name__)
_REAPED_WITHIN: Final = 5.0
"""Seconds after which a process that was killed is no longer waited for."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The process has ended, or did not even begin.

    Attributes:
        number: the position about which it was asked, or 0.
        why: what is known of the reason.
    """

    number: int
    why: str


class WorkerProcess:
    """One process at a time.

    Args:
        tell: takes what comes back, called in another thread; never after :meth:`stop`.
    """

    def __init__(self, tell: Callable[[Answered | Ended], None]) -> None:
        self._tell = tell
        self._calls: SimpleQueue[tuple[int, Question] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._wanted = 0
        # Guards what both threads touch: the process, and whether anybody still listens.
        self._lock = Lock()
        self._stopped = Event()
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._is_ready = False
        # What the process was told of, and the digest of the rules that were asked about last.
        self._told: set[str] = set()
        self._last: tuple[GameRules, str] | None = None

    # --- what the window calls -------------------------------------------------------------------

    def prepare(self) -> None:
        """Start the process now, if there is none, so that the first question need not wait."""
        self._call(None)

    def ask(self, number: int, question: Question) -> None:
        """Let the process think; an earlier question that it has not begun with is dropped.

        Args:
            number: the position's number, above every earlier one.
            question: what is asked.
        """
        self._wanted = number
        self._call((number, question))

    def drop(self) -> None:
        """Let it not begin with anything that was asked."""
        self._wanted = 0

    def interrupt(self) -> bool:
        """End the process if it takes too long; one that is only just coming up is left alone.

        Returns whether it was ended, which will then be told.
        """
        with self._lock:
            if self._process is None or not self._is_ready:
                return False
            self._process.kill()
            return True

    def stop(self) -> None:
        """End the process for good; nothing is told any more. Waits for nothing."""
        with self._lock:
            self._stopped.set()
            if self._process is not None:
                self._process.kill()
        if self._thread is not None:
            self._calls.put(None)

    def _call(self, call: tuple[int, Question] | None) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="asks the computers", daemon=True)
            self._thread.start()
        self._calls.put(call)

    # --- the thread ------------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._stopped.is_set():
            call = self._calls.get()
            number = call[0] if call is not None else 0
            if self._stopped.is_set() or (call is not None and number != self._wanted):
                continue
            try:
                pipe = self._running()
                if call is not None:
                    self._say(self._exchange(pipe, *call))
            except Exception as error:  # noqa: BLE001 - the game goes on without a worker
                self._say(Ended(number, f"{type(error).__name__}: {error}"))
                self._reap()
        self._reap()

    def _say(self, message: Answered | Ended) -> None:
        with self._lock:
            if not self._stopped.is_set():
                self._tell(message)

    def _running(self) -> Connection:
        """The pipe to the process, which is started if there is none.

        Raises:
            EOFError: it ended before it was ready.
            OSError: it cannot be started.
        """
        if self._pipe is None:
            self._start()
        pipe = self._pipe
        assert pipe is not None
        if not self._is_ready:
            pipe.recv()
            self._is_ready = True
        return pipe

    def _start(self) -> None:
        # Imported here, in this thread, as it takes longer than a frame.
        from multiprocessing import get_context

        from hanafuda_desktop.app.worker import serve

        # Spawned, not forked: the same on every system, and no thread of Qt is copied half.
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), name="computers", daemon=True)
        process.start()
        theirs.close()  # or its end would not be noticed
        with self._lock:
            self._process, self._pipe = process, ours
            if self._stopped.is_set():
                process.kill()

    def _exchange(self, pipe: Connection, number: int, question: Question) -> Answered:
        from hanafuda_desktop.app.worker import Answered, Asked, Rules
        from hanafuda_desktop.rules.flattened import to_json

        digest = self._digest(question.rules)
        if digest not in self._told:
            pipe.send(Rules(digest, to_json(question.rules)))
            self._told.add(digest)
        pipe.send(
            Asked(
                number,
                digest,
                question.player,
                question.view,
                question.moves,
                question.seed,
                question.budget_ms,
            )
        )
        answered = pipe.recv()
        if not isinstance(answered, Answered):
            raise TypeError(f"the worker answered {answered!r}")
        return answered

    def _digest(self, rules: GameRules) -> str:
        from hanafuda_desktop.rules.flattened import digest

        if self._last is None or self._last[0] is not rules:
            self._last = (rules, digest(rules))
        return self._last[1]

    def _reap(self) -> None:
        """Let go of a process that has ended, or that nobody can talk to any more."""
        with self._lock:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
        self._is_ready = False
        self._told.clear()
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join(_REAPED_WITHIN)
            if process.exitcode is None:
                _LOG.warning("the process of the computer players does not end")
