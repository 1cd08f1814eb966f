"""Whole games, move by move: nothing that happens in them may ever change unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.transcript import game_of, transcript

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*.txt"))


def _moves(text: str) -> tuple[str, list[str]]:
    """The first line, and the moves."""
    head, *lines = text.splitlines()
    return head, [line for line in lines[: lines.index("")] if not line.startswith(" ")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_playthrough(file: Path) -> None:
    expected = file.read_text(encoding="utf-8")
    head, moves = _moves(expected)
    assert transcript(head, moves) == expected
    assert "ended, won by [" in expected


def test_the_patiences_are_won() -> None:
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        if game_of(text.splitlines()[0]).rules.family == "tableau":
            assert "ended, won by [0]" in text


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(
    "told",
    [
        "called go",
        "called stop",
        "pending",
        "bomb",
        "shown",
        "whole-month",
        "empty-field",
        "own-pair",
        "turned up b4",
        "dealt again",
        "dealt-hand",
        "drawn, won by []",
        "x2 opponent-called",
        "x2 few-chaff",
        "matched",
        "side [0, 2]",
        "struggle by",
        "effect bright",
        "effect poetry",
        "effect blue",
        "effect whirl",
        "direction -1",
        "hands swapped",
        "turn lost",
        "shuffled s",
        "race by times",
        "race by lot",
        "early",
        "never",
        "forfeit 2",
        "palm laid",
        "one, two, three",
        "stands still",
        "turned down",
        "laid out, 1 times again",
        "out of cards",
        "blocked, at",
        "smaller",
        "own",
        "only",
        "decides anybody",
        "decides short",
        "won by nobody",
    ],
)
def test_together_they_show_what_can_happen(told: str) -> None:
    assert any(told in file.read_text(encoding="utf-8") for file in FILES)
