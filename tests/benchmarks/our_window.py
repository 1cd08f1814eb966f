"""The real program, gone after its first table was painted; for test_start.py."""

from __future__ import annotations

import sys

from hanafuda_desktop import cli


def _afterwards(*_: object) -> None:
    from tests.benchmarks.measured import report_and_end  # noqa: PLC0415 - not part of the start

    report_and_end()


def _has_display() -> bool:
    """Asked by the command line right before it imports what has a window: in its own order."""
    from hanafuda_desktop.app.window import program  # noqa: PLC0415 - not before the command line does

    vars(program)["_afterwards"] = _afterwards
    return True


if __name__ == "__main__":
    vars(cli)["_has_display"] = _has_display
    sys.exit(cli.main(sys.argv[1:]))
