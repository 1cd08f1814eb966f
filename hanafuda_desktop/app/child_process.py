"""What every process does that the program starts for its own work."""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from threading import Thread
from typing import TYPE_CHECKING

from hanafuda_desktop.app.exception_hook import FaultElsewhere

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

__all__ = ["end_with_parent", "served"]


@contextmanager
def served(pipe: Connection) -> Iterator[None]:
    """The work of a process, until nobody is left to want it; a fault ends it and is told."""
    try:
        yield
    except (EOFError, OSError):
        return  # the window has closed, and its end of the pipe with it
    except Exception as error:  # noqa: BLE001 - whatever it is, the window shows it
        pipe.send(FaultElsewhere(f"{type(error).__name__}: {error}", traceback.format_exc()))


def end_with_parent() -> None:
    """End this process when the one that began it ends, whatever this one is doing.

    A process that waits for work, or is busy with it, does not notice that nobody is left to want
    it, so a thread of it waits for that. And Ctrl-C reaches every process of a terminal, where only
    the first has something to say about it.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
