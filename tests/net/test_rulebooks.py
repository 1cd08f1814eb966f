"""Every rulebook reads as it did, in every language."""

from __future__ import annotations

import pytest

from tests.net.rulebooks import FOLDER, GAMES, LANGUAGES, lines_of, recorded


def test_every_rule_file_has_its_rulebook() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == [*GAMES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_reads_as_it_did(game: str, language: str) -> None:
    assert lines_of(game, language) == recorded(game, language)
