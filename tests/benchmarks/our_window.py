"""The real program, gone after its first table was painted; for test_start.py."""

from __future__ import annotations

import gc
import sys

from hanafuda_desktop import cli

gc.disable()  # as the command line does before it imports what has a window
from hanafuda_desktop.app import program  # noqa: E402


def _afterwards(*_: object) -> None:
    from tests.benchmarks.measured import report_and_end  # noqa: PLC0415 - not part of the start

    report_and_end()


if __name__ == "__main__":
    vars(program)["_afterwards"] = _afterwards
    sys.exit(cli.main(sys.argv[1:]))
