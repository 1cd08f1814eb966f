"""How much memory the program takes: on the first screen, at tables, and after ten games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
GAMES = (
    *("yatsuhashi", "koi-koi", "untitled", "hanapette", "yatsuhashi-open-stock"),
    *("go-stop", "higo-bana", "shiki", "tsukinami", "kaze"),
)
"""Ten games of all families."""
MOST_FIRST_SCREEN_MB = 160.0
MOST_ONE_TABLE_MB = 160.0
MOST_TEN_GAMES_MB = 260.0
"""Every family's modules, and the pictures of its cards at its sizes."""
MOST_FOR_THE_SAME_AGAIN_MB = 40.0
"""The same ten games once more bring no object that stays, but engines of saved games, of which 16
are kept, some pictures, and gaps in the memory that the system gives out."""

pytestmark = pytest.mark.benchmark


def _memory(*words: str) -> list[tuple[str, float]]:
    """What the program says of its memory, one line after the other."""
    ended = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.games_at_work", *words],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    lines = [line.split() for line in ended.stdout.splitlines()]
    print("\n" + ", ".join(f"{what} {memory} MB" for what, memory in lines))
    return [(what, float(memory)) for what, memory in lines]


def test_memory_of_the_first_screen_and_of_ten_games_after_it() -> None:
    told = _memory("first-screen", *GAMES, *GAMES)
    assert told[0][1] < MOST_FIRST_SCREEN_MB
    assert told[1][1] < MOST_ONE_TABLE_MB
    once, twice = told[len(GAMES)][1], told[2 * len(GAMES)][1]
    assert once < MOST_TEN_GAMES_MB
    assert twice - once < MOST_FOR_THE_SAME_AGAIN_MB


@pytest.mark.parametrize("game", GAMES[:4])
def test_memory_of_a_table(game: str) -> None:
    told = _memory(game)
    assert told[0][1] < MOST_ONE_TABLE_MB
