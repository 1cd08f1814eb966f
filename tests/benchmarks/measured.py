"""What a process says of itself once its window is painted."""

from __future__ import annotations

import os
import resource
from typing import NoReturn

__all__ = ["report_and_end"]


def report_and_end() -> NoReturn:
    """Print the memory in use, in MB, and the processor time used, in seconds; end at once."""
    times = resource.getrusage(
        resource.RUSAGE_SELF
    )  # to the microsecond, where psutil counts ticks
    import psutil  # noqa: PLC0415 - its own import is no part of the start

    used = psutil.Process().memory_info().rss / 1e6
    os.write(1, f"{used:.1f} {times.ru_utime + times.ru_stime:.6f}\n".encode())
    os._exit(0)
