"""How long the one-folder program takes until something is seen, against the same from source.

On a screen in memory, and by what is seen on it, so that the program itself is not changed. They
start turn by turn, as a slow machine slows both. HANAFUDA_PROGRAM names the program; else it is
that in dist.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.xwindow.screen import Screen, missing_tools, open_screen, wait_for

ROOT = Path(__file__).resolve().parents[2]
BUILT = Path(os.environ.get("HANAFUDA_PROGRAM", ROOT / "dist" / "hanafuda" / "hanafuda")).absolute()
ROUNDS = 7
MOST_TIMES_SOURCE = 1.5

pytestmark = [
    pytest.mark.benchmark,
    pytest.mark.skipif(
        not BUILT.is_file(), reason="no program: python packaging/build.py makes it"
    ),
]


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    assert missing_tools() == []
    with open_screen(1280, 800) as screen:
        yield screen


def seconds_until_seen(screen: Screen, command: list[str], home: Path) -> float:
    """From the start of a program until a thousand colours are on the screen."""
    wait_for("an empty screen", lambda: not _is_something_seen(screen))
    environment = screen.environment | {
        "HANAFUDA_HOME": str(home),
        # As installed: with compiled modules.
        "PYTHONPYCACHEPREFIX": str(home.parent / "compiled"),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    before = time.perf_counter()
    program = subprocess.Popen(command, cwd=ROOT, env=environment)
    try:
        wait_for("something to be seen", lambda: _is_something_seen(screen))
        return time.perf_counter() - before
    finally:
        program.kill()
        program.wait()


def _is_something_seen(screen: Screen) -> bool:
    return screen.picture().getcolors(maxcolors=1_000) is None


@pytest.mark.parametrize(
    "words", [["yatsuhashi", "--seed", "7"], []], ids=["table", "first-screen"]
)
def test_the_built_program_starts_as_fast_as_the_source(
    screen: Screen, tmp_path: Path, words: list[str]
) -> None:
    commands = {
        "source": [sys.executable, "-m", "hanafuda_desktop", *words],
        "built": [str(BUILT), *words],
    }
    seconds: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(1 + ROUNDS):
        for name, command in commands.items():
            seconds[name].append(seconds_until_seen(screen, command, tmp_path / name))
    # The first of each compiles modules, and brings files into the system's memory.
    pairs = list(zip(seconds["built"][1:], seconds["source"][1:], strict=True))
    ratio = statistics.median(built / source for built, source in pairs)
    built, source = (statistics.median(each) for each in zip(*pairs, strict=True))
    print(f"\nbuilt {built:.2f} s, from source {source:.2f} s: {ratio:.2f} times as long")
    assert ratio < MOST_TIMES_SOURCE
