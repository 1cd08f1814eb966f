"""Nobody peeks: over thousands of positions of every shipped game in which seats take turns, other
hidden cards behind a view change neither the view nor the choice.

Made-up rule files, and games in real time, are looked at beside the players of their family.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, cycle, islice
from typing import Any

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.family import Family
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import compile_rules, mind_of, new_game
from hanafuda_desktop.players.levels import ALL_LEVELS, level
from hanafuda_desktop.rules.schema.game import GameBase
from tests.engine.positions import random_game
from tests.players.seatings import quicker

POSITIONS = 2000
"""Of each game; at some of them players are asked: of so many, one that looks a move ahead, or one
that searches.
"""
QUICK_EVERY, SEARCH_EVERY = 4, 80
ROUNDS = 3
PLAYOUTS = 2
"""So few that many positions take no time: what a player sees does not depend on their number."""

GAMES = [
    entry.id
    for entry in our_games().entries()
    if entry.loaded.rules is not None and entry.loaded.rules.family in ("fishing", "shedding")
]


def _positions(rules: GameBase) -> Iterator[tuple[Family[Any, Any], Any]]:
    """Positions of games by chance without end, at tables for every number of players in turn."""
    for seed, players in zip(count(), cycle(rules.player_counts)):
        family = compile_rules(rules, players, ROUNDS)
        for state, _ in random_game(family, seed):
            yield family, state


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("game_id", GAMES)
def test_hidden_cards_change_neither_view_nor_choice(game_id: str) -> None:
    rules = our_games().game(game_id)
    chance = SplitMix64(1)
    quick = cycle([each for each in ALL_LEVELS if each.playouts == 0])
    searching = cycle([each for each in ALL_LEVELS if each.playouts])
    in_middle = 0
    for number, (family, state) in enumerate(islice(_positions(rules), POSITIONS)):
        seat = family.to_move(state)
        assert seat is not None
        view, moves = family.view(state, seat), family.legal_moves(state, seat)
        other = family.guessed(view, shuffled(family.unseen(view), chance.next() >> 1))
        same, same_moves = family.view(other, seat), family.legal_moves(other, seat)
        assert (same, same_moves) == (view, moves)
        assert view.round is not None
        in_middle += 1 < view.round.number < ROUNDS
        for every, kinds in ((QUICK_EVERY, quick), (SEARCH_EVERY, searching)):
            if number % every == 0:
                kind = next(kinds)
                one, twin = (quicker(kind, PLAYOUTS).make(mind_of, number) for _ in range(2))
                chosen = one.choose(rules, view, moves)
                assert any(chosen is move for move in moves)
                assert twin.choose(rules, same, same_moves) == chosen
    assert in_middle > POSITIONS / 5


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(
    ("game_id", "kinds"),
    [
        ("koi-koi", ("expert", "strong")),
        ("mushi", ("standard", "expert")),
        ("untitled", ("strong", "beginner", "casual", "standard")),
    ],
)
def test_as_many_playouts_as_levels_have_are_as_blind(game_id: str, kinds: tuple[str, ...]) -> None:
    rules = our_games().game(game_id)
    game = new_game(rules, seed=5, players=len(kinds), rounds=1)
    family, chance = game.family, SplitMix64(2)
    while (seat := game.to_move) is not None:
        view, moves = game.view(seat), game.legal_moves()
        move = level(kinds[seat]).make(mind_of, seat).choose(rules, view, moves)
        other = family.guessed(view, shuffled(family.unseen(view), chance.next() >> 1))
        if len(game.moves) % 4 == 0:
            same, same_moves = family.view(other, seat), family.legal_moves(other, seat)
            assert same == view
            assert level(kinds[seat]).make(mind_of, seat).choose(rules, same, same_moves) == move
        game.push(move)
    assert game.outcome is not None
