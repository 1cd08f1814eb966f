"""How a game for several is told in words."""

from __future__ import annotations

import pytest

from hanafuda_desktop.engine.view import Outcome
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.play.words import ended

TWO = ((0,), (1,))
THREE = ((0,), (1,), (2,))
TEAMS = ((0, 2), (1, 3))
SIX = ((0, 3), (1, 4), (2, 5))


@pytest.mark.parametrize(
    ("seats", "sides", "winners", "said"),
    [
        ("person greedy", TWO, (0,), "You have won!"),
        ("person greedy", TWO, (1,), "Computer has won"),
        ("person greedy", TWO, (0, 1), "The game is shared by all"),
        ("person person greedy", THREE, (0, 2), "Player 1 and Computer share the win"),
        (
            "person greedy greedy greedy",
            TEAMS,
            (0, 2),
            "Your team has won, you and Computer 2!",
        ),
        (
            "person greedy greedy greedy",
            TEAMS,
            (1, 3),
            "The team of Computer 1 and Computer 3 has won",
        ),
        ("person greedy", TWO, (), "Nobody has won"),
        ("person person person person", TEAMS, (0, 2), "The team of Player 1 and Player 3 has won"),
        ("person greedy greedy greedy", TEAMS, (0, 1, 2, 3), "The game is shared by all"),
        (
            "person greedy greedy greedy greedy greedy",
            SIX,
            (0, 1, 3, 4),
            "You & Computer 3 and Computer 1 & Computer 4 share the win",
        ),
    ],
)
def test_who_has_won(
    seats: str, sides: tuple[tuple[int, ...], ...], winners: tuple[int, ...], said: str
) -> None:
    scores = tuple(int(seat in winners) for seat in range(len(seats.split())))
    assert ended(Outcome(winners, scores), Seating(tuple(seats.split())), sides) == said
