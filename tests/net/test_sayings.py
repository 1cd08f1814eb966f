"""The same is said at the table as before, in every language."""

from __future__ import annotations

import pytest

from tests.net.sayings import FOLDER, GAMES, LANGUAGES, lines_of, recorded


def test_at_every_table_something_is_said() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == [*GAMES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_same_is_said_at_the_table(game: str, language: str) -> None:
    assert lines_of(game, language) == recorded(game, language)
