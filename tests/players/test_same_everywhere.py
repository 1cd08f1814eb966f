"""Players choose alike wherever they run: with whatever Python, processor and system."""

from __future__ import annotations

from hashlib import sha256

import pytest

from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import mind_of, new_game
from hanafuda_desktop.players.levels import level


@pytest.mark.deep_but(2)
@pytest.mark.parametrize(
    ("game_id", "kinds", "digest"),
    [
        ("koi-koi", ("expert", "greedy"), "e3617d126e3e4ae0"),
        ("koi-koi", ("standard", "casual"), "396ace7dde6460b6"),
        ("untitled", ("expert", "greedy"), "af10ca6a8eab27af"),
        ("kaze", ("standard", "casual"), "fe5bc02cfb66ee78"),
    ],
)
def test_the_same_game_is_played_everywhere(
    game_id: str, kinds: tuple[str, str], digest: str
) -> None:
    """Another digest, and no change to the players: one machine plays otherwise than the others,
    and measurements of different ones must not be put together. Whoever has changed how players
    choose writes the new digest here, and raises the edition in ``players/levels.py``.
    """
    rules = our_games().game(game_id)
    game = new_game(rules, seed=1, rounds=1)
    family = game.family
    players = [level(kind).make(mind_of, seed) for seed, kind in enumerate(kinds, start=1)]
    while (seat := game.to_move) is not None:
        game.push(players[seat].choose(rules, game.view(seat), game.legal_moves()))
    moves = " ".join(family.write_move(move) for move in game.moves)
    assert sha256(moves.encode()).hexdigest()[:16] == digest, moves
