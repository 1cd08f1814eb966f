"""What this checkout takes can be measured, and compared with another one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.net.figures import main
from tests.net.measure import MEASURES

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.deep


@pytest.mark.parametrize("name", MEASURES)
def test_every_measure_tells_figures(name: str) -> None:
    words = [sys.executable, "-m", "tests.net.measure", name]
    ended = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    figures = json.loads(ended.stdout)
    assert figures
    assert all(value > 0 for value in figures.values())


def test_a_checkout_is_compared_with_itself(capsys: pytest.CaptureFixture[str]) -> None:
    main([str(ROOT), "--only", "apply", "--rounds", "2"])
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == ["old", "new", "new/old"]
    assert [line.split()[0] for line in lines] == ["moves", "rounds", "rounds", "rounds"]
