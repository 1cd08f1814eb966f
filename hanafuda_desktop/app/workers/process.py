"""Processes that work for the program: one that thinks for a window, and many for a list of jobs.

Computer players think in a process of their own, the solver in another. A thread starts the
process, writes to it and reads from it, so that whoever asks never waits: neither for a slow disk
while the process comes up, nor for a full pipe, nor for an answer. A process that has ended, for
whatever reason, is started again by the next call. No Qt here; and as a start of the program
imports this, what only processes need is imported when the first one is started.
"""

from __future__ import annotations

import logging
import os
import signal
import time
import traceback
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from hanafuda_desktop.app.storage.faults import FaultElsewhere, tell_fault

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor
    from ctypes import c_longlong
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from hanafuda_desktop.play.computers import Question
    from hanafuda_desktop.players.evaluation import Deadline, Limits
    from hanafuda_desktop.rules.schema.game import GameBase

LOADING: Final = Lock()
"""Held by a thread that imports what others might import at the same time; the window's own thread
only takes it where it need not wait. A library of Qt that asks for Python while it is being loaded,
and a second library that Python loads in another thread, would wait for each other for ever."""

# What every process does that the program starts for its own work.


def end_with_parent() -> None:
    """End this process when the one that began it ends, whatever this one is doing.

    A process that waits for work, or is busy with it, does not notice that nobody is left to want
    it, so a thread of it waits for that. And Ctrl-C reaches every process of a terminal, where only
    the first has something to say about it.
    """
    from multiprocessing import parent_process

    def wait() -> None:
        if (parent := parent_process()) is not None:
            parent.join()
            os._exit(1)

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=wait, daemon=True).start()


# How long a search may take, by a clock.
#
# Players and coaches are only told when it is enough: so arenas, tests and measurements, which
# know no clock, find the same each time.


def from_now(milliseconds: float, clock: Callable[[], float] = time.monotonic) -> Limits:
    """There are so many milliseconds from now on.

    Args:
        milliseconds: all the time that there is.
        clock: tells seconds.
    """
    begun = clock()

    def limit(share: float) -> Deadline:
        until = begun + share * milliseconds / 1000
        return lambda: clock() >= until

    return limit


_LOG: Final = logging.getLogger(__name__)
_REAPED_WITHIN: Final = 5.0
"""Seconds after which a process that was killed is no longer waited for."""
_ENDED_WITHIN: Final = 1.0
"""Seconds in which a process has ended that has closed its end of the pipe."""


class Work(NamedTuple):
    """What a process is for.

    Attributes:
        name: whose process it is, in words.
        serve: what runs in it, with its end of the pipe. Work that can be called off gets a number
            besides, in memory that both share: that of the position about which somebody still
            wants to know.
        can_be_called_off: whether it can.
    """

    name: str
    serve: Callable[..., None]
    can_be_called_off: bool = False


READY: Final = "ready"
"""What a worker says first, when all is imported."""


@dataclass(frozen=True, slots=True)
class Progress:
    """So many nodes were searched so far, for the question of this number."""

    number: int
    nodes: int


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of the question of this number; ``None`` if it was called off."""

    number: int
    answer: Any


@dataclass(frozen=True, slots=True)
class Ended:
    """The process has ended, or did not even begin.

    Attributes:
        number: the position about which it was asked, or 0.
        why: what is known of the reason, in words for the log.
        was_late: whether it was stopped, as its answer did not come in time.
    """

    number: int
    why: str
    was_late: bool = False


def serve_questions(
    pipe: Connection, replies: Callable[[int, Any], Iterable[Progress | Reply]]
) -> None:
    """Answer questions until nobody is left to ask them; a fault ends the process and is told.

    Args:
        pipe: where questions come from and answers go to.
        replies: what is said to a question of a number, now and then, and at last its answer.
    """
    from hanafuda_desktop.families.language import LANGUAGE
    from hanafuda_desktop.rules.fingerprint import from_json

    @cache
    def rules_of(text: str) -> GameBase:
        return from_json(text, LANGUAGE)  # the very same again: engines are kept for them

    end_with_parent()
    try:
        pipe.send(READY)
        while True:
            number, rules, question = pipe.recv()
            for message in replies(number, replace(question, rules=rules_of(rules))):
                pipe.send(message)
    except (EOFError, OSError):
        return  # the window has closed, and its end of the pipe with it
    except Exception as error:  # noqa: BLE001 - whatever it is, the window shows it
        pipe.send(FaultElsewhere(f"{type(error).__name__}: {error}", traceback.format_exc()))


def thought(number: int, question: Question) -> tuple[Reply]:
    """The answer of a computer player, which has the question's time from now on."""
    from hanafuda_desktop.families.registry import mind_of
    from hanafuda_desktop.play.computers import answer

    return (Reply(number, answer(mind_of, question, from_now(question.budget_ms))),)


def serve_computers(pipe: Connection) -> None:
    """Let computer players think; views, moves and numbers come and go, never a state of a game."""
    serve_questions(pipe, thought)


def computers_work() -> Work:
    """Computer players think."""
    return Work("computers", serve_computers)


class WorkerProcess:
    """One process at a time.

    Args:
        tell: takes what comes back, called in another thread; never after :meth:`stop`.
        work: says what it is for; called in the thread, as imports may take longer than a frame.
    """

    def __init__(self, tell: Callable[[Any], None], work: Callable[[], Work]) -> None:
        self._tell = tell
        self._work = work
        self._calls: SimpleQueue[tuple[int, Any] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._wanted = 0
        self._wanted_there: c_longlong | None = None  # the same where the process sees it
        self._lock = Lock()  # guards what both threads touch: process, and whether anybody listens
        self._stopped = Event()
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._is_ready = self._is_stopped = False
        self._last: tuple[GameBase, str] | None = None  # the rules of the last question, as JSON

    # --- what the window calls -------------------------------------------------------------------

    def prepare(self) -> None:
        """Start the process now, if there is none, so that the first question need not wait."""
        self._call(None)

    def ask(self, number: int, question: Any) -> None:
        """Let the process think; an earlier question that it has not begun with is dropped.

        Args:
            number: the position's number, above every earlier one.
            question: what is asked: a data class of plain values, and of ``rules``.
        """
        self._want(number)
        self._call((number, question))

    def drop(self) -> None:
        """Let it not begin with anything that was asked, and call off what can be called off."""
        self._want(0)

    def _want(self, number: int) -> None:
        self._wanted = number
        if (there := self._wanted_there) is not None:
            there.value = number

    @property
    def is_up(self) -> bool:
        """Whether the process has come up; before that, no answer can be expected of it."""
        return self._is_ready

    def interrupt(self) -> None:
        """End the process, which will be told; one that is only just coming up is left alone."""
        with self._lock:
            if self._process is not None and self._is_ready:
                self._is_stopped = True
                self._process.kill()

    def stop(self) -> None:
        """End the process for good; nothing is told any more. Waits for nothing."""
        with self._lock:
            self._stopped.set()
            if self._process is not None:
                self._process.kill()
        if self._thread is not None:
            self._calls.put(None)

    def _call(self, call: tuple[int, Any] | None) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="asks a worker", daemon=True)
            self._thread.start()
        self._calls.put(call)

    # --- the thread ------------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._stopped.is_set():
            call = self._calls.get()
            number = call[0] if call is not None else 0
            if self._stopped.is_set() or not self._is_wanted(call):
                continue
            try:
                pipe = self._running()
                # It may have taken long to come up, and nobody may want to know it any more.
                if call is not None and self._is_wanted(call):
                    self._say(self._exchange(pipe, *call))
            except Exception as error:  # noqa: BLE001 - the game goes on without a worker
                self._say(self._ended(number, error))
                self._reap()
        self._reap()

    def _is_wanted(self, call: tuple[int, Any] | None) -> bool:
        """Whether a call was not dropped; to start the process is wanted at any time."""
        return call is None or call[0] == self._wanted

    def _say(self, message: Any) -> None:
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
        with LOADING:
            # Imported here, in this thread, as it takes longer than a frame.
            from ctypes import c_longlong
            from multiprocessing import get_context
            from multiprocessing.sharedctypes import RawValue

            work = self._work()
            # Spawned, not forked: the same on every system, and no thread of Qt is copied half.
            context = get_context("spawn")
            ours, theirs = context.Pipe()
            shared = []
            if work.can_be_called_off:
                shared = [there := RawValue(c_longlong, self._wanted)]
                self._wanted_there = there
                while there.value != self._wanted:  # it may have been changed in the very moment
                    there.value = self._wanted
            process = context.Process(
                target=work.serve, args=(theirs, *shared), name=work.name, daemon=True
            )
            process.start()
            theirs.close()  # or its end would not be noticed
            with self._lock:
                self._process, self._pipe = process, ours
                if self._stopped.is_set():
                    process.kill()

    def _exchange(self, pipe: Connection, number: int, question: Any) -> Any:
        # Rules travel as JSON, and the process puts them into the question again.
        pipe.send((number, self._written(question.rules), replace(question, rules=None)))
        message = pipe.recv()
        while isinstance(message, Progress):
            self._say(message)
            message = pipe.recv()
        if isinstance(message, FaultElsewhere):
            tell_fault(message)
            raise ChildProcessError(message.summary)
        if not isinstance(message, Reply):
            raise TypeError(f"the worker answered {message!r}")
        return message

    def _written(self, rules: GameBase) -> str:
        from hanafuda_desktop.rules.fingerprint import to_json

        if self._last is None or self._last[0] is not rules:
            self._last = (rules, to_json(rules))
        return self._last[1]

    def _ended(self, number: int, error: Exception) -> Ended:
        """Why the process can no longer be talked to, as far as that can be known."""
        if not isinstance(error, EOFError | ConnectionError):
            return Ended(number, f"{type(error).__name__}: {error}")
        if self._is_stopped:
            late = "it was stopped, as its answer did not come in time"
            return Ended(number, late, was_late=True)
        when = "while it was asked something" if self._is_ready else "before it was ready"
        if self._process is None:
            return Ended(number, f"it ended {when}")
        self._process.join(_ENDED_WITHIN)
        return Ended(number, f"it ended {when}, with exit code {self._process.exitcode}")

    def _reap(self) -> None:
        """Let go of a process that has ended, or that nobody can talk to any more."""
        with self._lock:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
        self._is_ready = self._is_stopped = False
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join(_REAPED_WITHIN)
            if process.exitcode is None:
                _LOG.warning("a process of this program does not end: %s", process.name)


# Pieces of work that are carried out on every core.

Job = TypeVar("Job")
Result = TypeVar("Result")


def cores() -> int:
    """How many cores this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_parallel(
    work: Callable[[Job], Result], jobs: Sequence[Job], *, processes: int | None = None
) -> Generator[tuple[Job, Result], None, None]:
    """Each job with what came of it, whichever is done first.

    A single job, or a single process, is worked off right here.

    Args:
        work: a function of a module; what it takes and gives must be values that can be pickled.
        jobs: what to do.
        processes: how many at a time; as many as there are cores if left out.

    Raises:
        concurrent.futures.process.BrokenProcessPool: a process was ended from outside, as systems
            do that run out of memory.
    """
    from concurrent.futures import as_completed
    from multiprocessing import active_children

    many = min(len(jobs), processes or cores())
    if many <= 1:
        for job in jobs:
            yield job, work(job)
        return
    others = set(active_children())
    pool = new_pool(many)
    try:
        waiting = {pool.submit(work, job): job for job in jobs}
        for done in as_completed(waiting):
            yield waiting[done], done.result()
    except BaseException:
        # Nobody wants what is half done, and after Ctrl-C nobody wants to wait for it.
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def new_pool(processes: int) -> ProcessPoolExecutor:
    """Processes that can be given work; whoever asks for them must shut them down."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    # Spawned, not forked: the same on every system, and no thread of Qt is copied half.
    return ProcessPoolExecutor(processes, get_context("spawn"), initializer=end_with_parent)
