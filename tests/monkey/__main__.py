"""A monkey at the program: ``python -m tests.monkey --seed 7 --actions 500``.

Action number n of a seed is drawn by a chance of its own, so the same seed and number of actions
does the same again; only what hangs on a clock (cards that are still moving, computers that are
still thinking) may come otherwise. Each action is written to the standard output before the next
one; the exit code is 0 when nothing went wrong.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_LONGEST_ACTION = 120.0
"""Seconds after which an action hangs, and the process ends with every thread's traceback."""


def _options() -> Namespace:
    parser = ArgumentParser("python -m tests.monkey", description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1, help="what is done (1)")
    parser.add_argument("--actions", type=int, default=10**9, help="so many, if time allows")
    parser.add_argument("--seconds", type=float, default=1e9, help="for so long, then no more")
    options = parser.parse_args()
    if options.actions == 10**9 and options.seconds == 1e9:
        options.actions = 500
    return options


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()  # what was done is known even if the process falls over


def main() -> int:
    """Play about; returns the exit code."""
    options = _options()
    faulthandler.enable()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HANAFUDA_HOME"] = folder
        from tests.monkey.play import Play  # noqa: PLC0415 - Qt and the program, in this home

        play = Play(Path(folder), options.seed)
        end, number = time.monotonic() + options.seconds, 0
        while number < options.actions and time.monotonic() < end and not play.problems:
            number += 1
            faulthandler.dump_traceback_later(_LONGEST_ACTION, exit=True)
            _tell(f"{number}: {play.act(number)}")
        faulthandler.dump_traceback_later(_LONGEST_ACTION, exit=True)
        play.end()
        faulthandler.cancel_dump_traceback_later()
        logging.shutdown()
    for problem in play.problems:
        _tell(f"problem: {problem}")
    _tell(f"seed {options.seed}, {number} actions, {play.told}")
    return 1 if play.problems else 0


if __name__ == "__main__":
    sys.exit(main())
