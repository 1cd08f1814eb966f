"""The build's own checks see what they should."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from elsewhere import Failure, environment, run


def test_nothing_leads_back_to_this_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYTHONPATH", "here")
    monkeypatch.setenv("XDG_DATA_HOME", "there")
    found = environment(tmp_path)
    assert {"PYTHONPATH", "XDG_DATA_HOME", "HANAFUDA_HOME"}.isdisjoint(found)
    assert found["HOME"] == found["USERPROFILE"] == str(tmp_path)


def _python(code: str, folder: Path) -> str:
    return run([sys.executable, "-c", code], folder=folder, home=folder)


def test_what_ends_well_gives_its_output(tmp_path: Path) -> None:
    assert _python("import os; print(os.getcwd())", tmp_path).strip() == str(tmp_path.resolve())


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("raise SystemExit(3)", "status 3"),
        ("import sys; print('QPainter: not active', file=sys.stderr)", "not active"),
    ],
)
def test_what_ends_badly_or_complains_fails(tmp_path: Path, code: str, said: str) -> None:
    with pytest.raises(Failure, match=said):
        _python(code, tmp_path)
