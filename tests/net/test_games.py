"""Every rule file is played as it was, move by move."""

from __future__ import annotations

import pytest

from tests.net.games import FOLDER, GAMES, lines_of, recorded


def test_every_rule_file_has_its_games() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == [*GAMES]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_as_it_went(game: str) -> None:
    assert lines_of(game) == recorded(game)
