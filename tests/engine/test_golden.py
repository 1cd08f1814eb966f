"""Won games, move by move: nothing that happens in them may ever change unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.transcript import transcript

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.txt")), ids=lambda file: file.stem)
def test_golden_playthrough(file: Path) -> None:
    expected = file.read_text(encoding="utf-8")
    head, *lines = expected.splitlines()
    game_id, seed = head.split()
    end = lines.index("")
    moves = [line for line in lines[:end] if not line.startswith(" ")]
    assert transcript(game_id, int(seed), moves) == expected
    assert "ended, won by [0]" in expected
