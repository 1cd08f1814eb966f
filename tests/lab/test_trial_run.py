"""Trials of rule files on the command line: they end in time, and tell how far they are."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import pytest

from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.lab import trial
from hanafuda_desktop.lab.trial import trial_lines, tried_in_steps

Capture = pytest.CaptureFixture[str]

FILE = Path("ours.yaml")


class SteppedClock:
    """A clock that goes on by the same time whenever it is read."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.seconds
        return self.now


def run(seconds_a_move: float, most: int) -> list[str]:
    rules = our_games().game("hana-awase")
    told = trial_lines(FILE, rules, most, SteppedClock(seconds_a_move))
    assert not any(broke for _, broke in told)
    return [line.removeprefix("ours.yaml: ") for line, _ in told]


@pytest.fixture(autouse=True)
def _nine_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "tried_in_steps", partial(tried_in_steps, games=9))


def test_quick_games_are_told_in_one_line(capsys: Capture) -> None:
    assert run(0.0001, 60) == ["9 games played by chance, all well"]
    assert capsys.readouterr().err == ""


def test_it_ends_in_time_and_tells_what_was_not_played(capsys: Capture) -> None:
    told, *slow = run(0.1, 100)
    assert told == (
        "3 of 9 games played by chance in 100 seconds, all well; 6 not played "
        "(--seconds allows more)"
    )
    assert len(slow) == 2
    assert slow[0].startswith("slow: ")
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 9  # about one in ten seconds
    assert said[0] == "hanafuda: ours.yaml: 0 of 9 games played in 10 seconds"


def test_one_second_is_called_so() -> None:
    assert " in 1 second, all well; " in run(0.1, 1)[0]


def test_what_was_slow_is_told_with_its_deal_and_number_of_players() -> None:
    told, counts, longest = run(0.1, 24 * 3600)
    assert told == "9 games played by chance, all well"
    assert " in 3 games of 3 players" in counts
    assert longest.startswith("slow: the longest game is deal ")
    assert longest.endswith(" moves")


def test_on_a_terminal_a_bar_grows_and_is_taken_away(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    run(0.1, 100)
    said = capsys.readouterr().err
    assert "0/9" in said
    assert "1/9" in said
    assert said.endswith("\r\x1b[K")
    assert "\n" not in said
