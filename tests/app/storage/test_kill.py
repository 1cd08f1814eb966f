"""A process killed at any instant resumes at the last shown move (issue 2, item 5)."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.play.autosave import GameRef

ROOT = Path(__file__).resolve().parents[3]
KILLS = 60
LONGEST_START = 0.4
"""Seconds. Some kills are counted from the start and hit it."""
MOST_LINES = 16
LONGEST_LINE = 0.02
"""Others come so many lines after the first painting, and seconds after that line. How many moves
are made until then is no matter of how busy the machine is."""


@pytest.fixture(params=["yatsuhashi", "koi-koi"])
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def template(tmp_path: Path, game: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.app.kill_template", game],
        cwd=ROOT,
        env=os.environ | {"HANAFUDA_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


def _one_life(
    template: subprocess.Popen[str], seed: int, since: str, lines: int, seconds: float
) -> list[list[str]]:
    """Kill it so many lines after the first that begins with ``since``, and so long after that.

    Returns what it told.
    """
    assert template.stdin is not None
    assert template.stdout is not None
    template.stdin.write(f"{seed}\n")
    template.stdin.flush()
    killer: threading.Timer | None = None
    told: list[list[str]] = []
    process, left = 0, -1
    for line in template.stdout:
        word, *rest = line.split()
        if word == "process":
            process = int(rest[0])
        left = lines if word == since else left - 1
        if left == 0:
            killer = threading.Timer(seconds, os.kill, (process, signal.SIGKILL))
            killer.start()
        if word == "ended":
            break
        if word != "process":
            told.append([word, *rest])
    assert killer is not None, "the program did not start"
    killer.join()
    return told


def _saved(folder: Path, game: str, *, previous: bool = False) -> list[str] | None:
    slot = Saves(folder / "saves").take(GameRef(game))
    assert slot.path.name == f"{game}.txt", "a killed program still holds its place"
    found = slot.read(previous=previous)
    slot.close()
    assert found.trouble == ""
    if found.game is None:
        return None
    return [str(found.game.seed), *map(found.game.family.write_move, found.game.moves)]


@pytest.mark.parametrize("kills", [6, pytest.param(KILLS, marks=pytest.mark.deep)])
@pytest.mark.skipif(not hasattr(os, "fork"), reason="kill -9 and fork are POSIX's")
def test_killed_at_any_instant_it_resumes_at_the_last_shown_move(
    template: subprocess.Popen[str], tmp_path: Path, game: str, kills: int
) -> None:
    chance = random.Random(20)
    before: list[str] | None = None
    shown = in_between = 0
    for kill in range(kills):
        if kill % 3:
            lines, seconds = chance.randrange(MOST_LINES), chance.uniform(0, LONGEST_LINE)
            told = _one_life(template, kill, "painted", lines, seconds)
        else:
            told = _one_life(template, kill, "process", 0, chance.uniform(0, LONGEST_START))
        assert not [line for line in told if line[0] == "said"]
        moments = [line for line in told if line[0] in ("next", "back", "shown")]
        if before is not None and len(moments) > 1:
            assert moments[1][1:] == before, "it did not resume where it was"
        saved = _saved(tmp_path, game)
        last_shown = next((line[1:] for line in reversed(moments) if line[0] == "shown"), before)
        if moments and moments[-1][0] == "back":
            # Killed while two games changed places: whichever lies on the table, both are there.
            both = [last_shown, moments[-1][1:]]
            assert saved in both
            assert _saved(tmp_path, game, previous=True) in both
            assert saved != _saved(tmp_path, game, previous=True) or both[0] == both[1]
        elif moments and moments[-1][0] == "next":
            # Killed between announcing and showing: either side of the move is right.
            in_between += 1
            assert saved in (last_shown, moments[-1][1:]) or moments[-1][1] == "*"
        else:
            assert saved == last_shown
        shown += sum(1 for line in moments if line[0] == "shown")
        before = saved
    assert shown > kills / 2, "it was killed before it could do much"
    assert in_between > 0 or kills < KILLS, "it was never killed while a move was being made"
