"""A monkey at the program: a few seconds, a minute if deep, or ten on demand.

``HANAFUDA_MONKEY_SECONDS=600 pytest -m deep tests/monkey`` is the long run, and
``HANAFUDA_MONKEY_SEED`` another monkey. What failed is done again by ``python -m tests.monkey
--seed S --actions N``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests.monkey.counted import Held, faults, least
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
_SECONDS = float(os.environ.get("HANAFUDA_MONKEY_SECONDS") or 60)
_SEED = int(os.environ.get("HANAFUDA_MONKEY_SEED") or 2026)
_TOLD = 50
"""So many of the last actions are told when something went wrong."""


def _run(*words: str) -> tuple[int, list[str], str]:
    ended = subprocess.run(
        [sys.executable, "-m", "tests.monkey", *words],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=_SECONDS + PATIENCE,
        check=False,
    )
    return ended.returncode, ended.stdout.splitlines(), ended.stderr


def _actions(lines: list[str]) -> list[str]:
    return [line for line in lines if line.split(":")[0].isdigit()]


@pytest.mark.parametrize("seconds", [5.0, pytest.param(_SECONDS, marks=pytest.mark.deep)])
def test_a_monkey_finds_nothing(seconds: float) -> None:
    before = {process.pid for process in psutil.Process().children(recursive=True)}
    code, lines, errors = _run("--seed", str(_SEED), "--seconds", str(seconds))
    after = {process.pid for process in psutil.Process().children(recursive=True)}
    told = "\n".join([*_actions(lines)[-_TOLD:], *lines[len(_actions(lines)) :], errors])
    assert code == 0, f"seed {_SEED}, {len(_actions(lines))} actions\n{told}"
    assert len(_actions(lines)) > 3
    assert after <= before


@pytest.mark.deep
def test_the_same_monkey_does_the_same_again() -> None:
    """In the same order; what is there to be clicked hangs on what has been painted by then."""
    runs = [_run("--seed", "4", "--actions", "6")[1] for _ in range(2)]
    first, again = ([line.split()[:2] for line in _actions(lines)] for lines in runs)
    assert len(first) == 6
    assert first == again


@pytest.mark.parametrize("words", [("--seed", "x"), ("--actions", "many")])
def test_a_monkey_is_told_numbers(words: tuple[str, str]) -> None:
    code, _, errors = _run(*words)
    assert code == 2
    assert "invalid" in errors


def test_what_is_never_given_back_is_seen_and_what_comes_and_goes_is_not() -> None:
    few, many = Held(30, 60, 200, 6, 300.0), Held(400, 60, 200, 6, 300.0)
    assert faults(least([many, few, many]), least([many, many, few])) == []
    assert faults(least([few, many, few]), least([many, many, many])) == [
        "widgets: 30 before, 400 after"
    ]


def test_a_monkey_sees_what_goes_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANAFUDA_MONKEY_FAULT", "3")
    code, lines, _ = _run("--seed", "4", "--actions", "9")
    assert code == 1
    assert len(_actions(lines)) == 3
    for found in ("ZeroDivisionError", "Qt says: a warning", "the log says: a fault"):
        assert [line for line in lines if found in line]
