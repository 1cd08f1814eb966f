"""How many random rounds and decisions a second the shedding engine plays, beside RLCard's UNO.

The environment for it is the one of :mod:`tests.benchmarks.test_fishing_speed`, and so are the ways
of measuring: processor time, the best of several tries, the ordinary ``legal_moves`` and ``apply``.
UNO is the game that "Untitled" was made from. Played by chance, a round of "Untitled" has half as
many decisions again: every struggle is two, since what was drawn must not show by being asked.
"""

from __future__ import annotations

import random

import pytest

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.shedding.family import Shedding
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.schema.shedding import SheddingRules
from tests.benchmarks.test_fishing_speed import Speed, measured, rlcard_uno, told

pytestmark = pytest.mark.benchmark

GOAL = 3
"""So many times as many rounds a second as RLCard's UNO are the goal."""
LEAST_ROUNDS, LEAST_DECISIONS = 1.6, 2.3
"""So many times as many there must be, on a machine that does other things as well."""
GAMES = [
    (entry.id, players)
    for entry in Catalogue.shipped().entries()
    if isinstance(entry.loaded.rules, SheddingRules)
    for players in sorted({entry.loaded.rules.players.least, entry.loaded.rules.players.most})
]


def _ours(game_id: str, players: int) -> Speed:
    rules = Catalogue.shipped().game(game_id)
    assert isinstance(rules, SheddingRules)
    family = Shedding(rules, players)

    def play(seed: int) -> tuple[int, int]:
        chance = random.Random(seed).random
        rounds = decisions = 0
        for number in range(20):
            deal = 1000 * seed + number
            state = family.deal(shuffled(family.deck, deal), deal).state
            while (seat := family.to_move(state)) is not None:
                moves = family.legal_moves(state, seat)
                state = family.apply(state, moves[int(chance() * len(moves))]).state
                decisions += 1
            rounds += len(state.series.sheet)
        return rounds, decisions

    return measured(play)


def test_every_game() -> None:
    print()
    for game_id, players in GAMES:
        told(f"{game_id}, {players} players", _ours(game_id, players))


def test_untitled_is_ahead_of_uno() -> None:
    try:
        theirs = rlcard_uno()
    except ModuleNotFoundError as error:
        pytest.skip(f"not measured, {error.name} is not installed (see test_fishing_speed.py)")
    ours = _ours("untitled", 2)
    told("\nRLCard, UNO", theirs)
    ahead = ours.rounds / theirs.rounds
    told(f"untitled, {ahead:.1f} of {GOAL} times ahead", ours)
    assert ahead > LEAST_ROUNDS
    assert ours.decisions > LEAST_DECISIONS * theirs.decisions
