"""Whole real-time games in simulated time."""

from __future__ import annotations

import json
from functools import partial

import pytest

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.speed.moves import Count, Put, SpeedMove, moved_at
from hanafuda_desktop.families.speed.players import SpeedLevel, SpeedPlayer, speed_level
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.lab.arena import COUNT_MS, ROUND_MS, Duel, duel
from tests.families.speed.tables import ALL_GAMES, rules_of
from tests.lab.duels import duels, late

EXPERT, CASUAL = speed_level("expert"), speed_level("casual")


def _replayed(rules: SpeedRules, played: Duel) -> Game:
    game = new_game(rules, seed=played.seed)
    for move in played.moves:
        game.push(move)
    return game


@pytest.mark.deep_but(2)
@pytest.mark.rule("HP-15")
@pytest.mark.parametrize("game_id", ALL_GAMES)
@pytest.mark.parametrize(
    "levels", [("beginner", "casual"), ("standard", "strong"), ("expert", "keeps-pace")]
)
def test_every_level_plays_every_game_to_its_end(game_id: str, levels: tuple[str, str]) -> None:
    rules = rules_of(game_id)
    played = duel(rules, [speed_level(each).make for each in levels], 5, 6)
    game = _replayed(rules, played)
    assert game.outcome is not None
    assert game.outcome.winners == played.winners
    for move, why in played.refused:
        assert isinstance(move, Put), why  # nobody is wrong about his own columns


def test_the_same_seed_plays_the_same_games() -> None:
    rules = rules_of("hanapette")
    makers = (EXPERT.make, CASUAL.make)
    first, again = (duels(rules, makers, games=2, seed=3) for _ in range(2))
    assert first == again
    assert duels(rules, makers, games=2, seed=4).played != first.played


def test_deals_are_played_from_both_seats() -> None:
    found = duels(rules_of("hanapette"), (EXPERT.make, CASUAL.make), games=4, seed=1)
    deals = [each.seed for each in found.played]
    assert deals[0] == deals[1] != deals[2] == deals[3]
    assert [found.seat(0, number) for number in range(4)] == [0, 1, 0, 1]
    assert found.won(0) >= 3
    assert found.won(0) + found.won(1) == 4


def test_what_is_nobodys_doing_takes_its_time() -> None:
    played = duel(rules_of("hanapette"), (EXPERT.make, EXPERT.make), 1, 1)
    before = 0
    seen = set()
    for move in played.moves:
        if isinstance(move, Count | NextRound):
            seen.add(type(move))
            assert move.at - before == (COUNT_MS if isinstance(move, Count) else ROUND_MS)
        before = move.at
    assert seen == {Count, NextRound}


def test_measurements_are_plain_values() -> None:
    found = duels(rules_of("hanapette"), (EXPERT.make, CASUAL.make), games=2, seed=1)
    facts = json.loads(json.dumps(found.to_json()))
    assert facts["games"] == 2
    expert, casual = facts["players"]
    assert expert["pace"] < casual["pace"]
    assert expert["won_share"]["low"] < expert["won_share"]["share"]
    assert facts["duration"] == sum(each.moves[-1].at for each in found.played) / 2
    assert casual["wrong"] > 0
    late_cards = sum(late(each) for each in found.played) / 2
    assert facts["late"] == expert["late"] + casual["late"] == late_cards


def test_two_players_and_a_game_are_needed() -> None:
    rules = rules_of("hanapette")
    with pytest.raises(ValueError):
        duels(rules, (EXPERT.make,), games=1, seed=1)
    with pytest.raises(ValueError):
        duels(rules, (EXPERT.make, EXPERT.make), games=0, seed=1)


class _InStep(SpeedPlayer):
    """Acts at full half seconds only, so that cards often come at once."""

    def next_act(self) -> SpeedMove | None:
        act = super().next_act()
        if act is None:
            return None
        at = -(-act.at // 500) * 500
        return moved_at(act, at)


def _in_step(level: SpeedLevel, rules: SpeedRules, seat: int, seed: int) -> _InStep:
    return _InStep(rules, seat, level.limits, seed)


def _tied(rules: SpeedRules, played: Duel) -> list[Put]:
    """The first of two cards that came at once for one stack, when both would have fitted."""
    refused = [move for move, _ in played.refused if isinstance(move, Put)]
    game = new_game(rules, seed=played.seed)
    found = []
    for move in played.moves:
        if isinstance(move, Put):
            rivals = [
                each
                for each in refused
                if (each.at, each.stack, each.seat) == (move.at, move.stack, 1 - move.seat)
            ]
            found += [move for each in rivals if game.refusal(each, each.seat) is None]
        game.push(move)
    return found


@pytest.mark.rule("HP-13")
def test_of_two_cards_at_once_that_of_the_feeder_counts() -> None:
    rules = rules_of("hanapette")
    first = [
        move
        for seed in range(6)
        for move in _tied(rules, duel(rules, [partial(_in_step, EXPERT)] * 2, seed, seed))
    ]
    assert len(first) > 5
    assert all(move.seat == move.stack for move in first)


class _Idle:
    """Never does anything."""

    def __init__(self, rules: SpeedRules, seat: int, seed: int) -> None:
        del rules, seat, seed

    def see(self, view: View, at: int) -> None:
        del view, at

    def refused(self, at: int, free_at: int) -> None:
        raise AssertionError(at, free_at)

    def next_act(self) -> None:
        return None


def test_nobody_may_wait_for_ever() -> None:
    with pytest.raises(RuntimeError, match="both players wait"):
        duel(rules_of("hanapette"), (_Idle, _Idle), 1, 1)
