"""Every level of computer player decides as it did."""

from __future__ import annotations

import pytest

from tests.net.decisions import FEW, FOLDER, KINDS, lines_of, recorded


def test_every_game_that_computers_play_has_its_decisions() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {game for game, _ in KINDS}


@pytest.mark.parametrize(("game", "level"), KINDS)
def test_a_level_decides_as_it_did(game: str, level: str) -> None:
    known = recorded(game, level)
    found = lines_of(game, level, FEW)
    assert found
    assert found == known[: len(found)]


@pytest.mark.deep
@pytest.mark.parametrize(("game", "level"), KINDS)
def test_a_level_decides_as_it_did_in_every_position(game: str, level: str) -> None:
    assert lines_of(game, level) == recorded(game, level)
