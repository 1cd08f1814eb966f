"""What every process does first that the program starts for its own work."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread

__all__ = ["end_with_parent"]


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
