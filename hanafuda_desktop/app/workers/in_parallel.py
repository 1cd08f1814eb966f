"""Carries out pieces of work in processes of their own, on every core, and says how far it is."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import active_children, get_context
from typing import TypeVar

from hanafuda_desktop.app.workers.process import end_with_parent

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
    # Spawned, not forked: the same on every system, and no thread of Qt is copied half.
    return ProcessPoolExecutor(processes, get_context("spawn"), initializer=end_with_parent)
