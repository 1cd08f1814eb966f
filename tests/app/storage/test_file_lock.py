from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hanafuda_desktop.app.storage.folders import FileLock

_HOLD = """
import sys, time
from pathlib import Path
from hanafuda_desktop.app.storage.folders import FileLock
lock = FileLock(Path(sys.argv[1]))
print(lock.take(), flush=True)
time.sleep(60)
"""


def test_one_at_a_time(tmp_path: Path) -> None:
    first, second = FileLock(tmp_path / "a.lock"), FileLock(tmp_path / "a.lock")
    assert first.take()
    assert not second.take()
    first.release()
    assert second.take()
    second.release()


def test_a_killed_program_holds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "a.lock"
    root = Path(__file__).resolve().parents[3]
    with subprocess.Popen(
        [sys.executable, "-c", _HOLD, str(file)], stdout=subprocess.PIPE, text=True, cwd=root
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        lock = FileLock(file)
        assert not lock.take()
        other.kill()
        other.wait()
        assert lock.take()
        lock.release()


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match=r"."):
        FileLock(tmp_path / "file" / "a.lock").take()
