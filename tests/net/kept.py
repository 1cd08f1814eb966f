"""Facts that are compared with those in a file, or written there while the net is recorded."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

__all__ = ["Kept", "is_recording", "record_by_tests"]

_RECORDS: Final = "HANAFUDA_NET_RECORDS"
"""Environment variable: tests of the net write what they would compare."""
_ROOT: Final = Path(__file__).parents[2]


def is_recording() -> bool:
    """Whether what is found now is what should be found from now on."""
    return bool(os.environ.get(_RECORDS))


def record_by_tests(file: Path, *words: str) -> int:
    """Run the tests of a file so that they write what they find; returns the exit code."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(file), *words]
    return subprocess.run(
        command, cwd=_ROOT, env=os.environ | {_RECORDS: "1"}, check=False
    ).returncode


class Kept:
    """Facts by their names, as JSON.

    Args:
        file: where they are.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._facts: dict[str, Any] | None = None

    def same(self, name: str, found: Any) -> None:
        """Assert that a fact is as it was; while it is recorded, keep it."""
        plain = json.loads(json.dumps(found))
        facts = self._read()
        if is_recording():
            facts[name] = plain
            text = json.dumps(facts, indent=1, ensure_ascii=False, sort_keys=True)
            self._file.write_text(f"{text}\n", "utf-8", newline="\n")
        assert plain == facts.get(name)

    def _read(self) -> dict[str, Any]:
        if self._facts is None:
            has_any = self._file.exists()
            self._facts = json.loads(self._file.read_text("utf-8")) if has_any else {}
        return self._facts
