from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hanafuda_desktop.app.storage.files import locked

_HOLD = """
import sys, time
from pathlib import Path
from hanafuda_desktop.app.storage.files import locked
print(locked(Path(sys.argv[1])) is not None, flush=True)
time.sleep(60)
"""


def test_one_at_a_time(tmp_path: Path) -> None:
    first = locked(tmp_path / "a.lock")
    assert first is not None
    assert locked(tmp_path / "a.lock") is None
    os.close(first)
    second = locked(tmp_path / "a.lock")
    assert second is not None
    os.close(second)


def test_a_killed_program_holds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "a.lock"
    root = Path(__file__).resolve().parents[3]
    with subprocess.Popen(
        [sys.executable, "-c", _HOLD, str(file)], stdout=subprocess.PIPE, text=True, cwd=root
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        assert locked(file) is None
        other.kill()
        other.wait()
        lock = locked(file)
        assert lock is not None
        os.close(lock)


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match=r"."):
        locked(tmp_path / "file" / "a.lock")
