"""Captured cards are worth what they were, and as much is paid for them."""

from __future__ import annotations

import pytest

from tests.net.scores import FEW, FOLDER, GAMES, lines_of, recorded


def test_every_game_of_captured_cards_has_its_cases() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == [*GAMES]


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_worth_what_they_were(game: str) -> None:
    assert lines_of(game, FEW) == recorded(game)[:FEW]


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_cards_are_worth_what_they_were_in_every_case(game: str) -> None:
    assert lines_of(game) == recorded(game)
