"""The solver finds of every patience what it found."""

from __future__ import annotations

import pytest

from tests.net.solves import FEW, FOLDER, GAMES, all_lines_of, lines_of, recorded


def test_every_patience_has_its_deals() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == [*GAMES]


@pytest.mark.parametrize("deal", FEW)
@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_solved_as_it_was(game: str, deal: int) -> None:
    known = [line for line in recorded(game) if line.startswith(f"deal {deal}:")]
    assert lines_of(game, deal) == known


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_all_deals_are_solved_as_they_were(game: str) -> None:
    assert all_lines_of(game) == recorded(game)
