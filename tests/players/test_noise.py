"""Whims: what stands out is always seen, what lies close together is not, the same for the same
chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import mind_of, new_game
from hanafuda_desktop.families.shedding.players import _CHAINED, _DEEP
from hanafuda_desktop.players.evaluation import NO_NOISE, SURE, Noise, seems_best, within_doubt
from hanafuda_desktop.players.levels import GreedyPlayer, Player, level
from hanafuda_desktop.players.search import SearchPlayer


def _chosen(worth: Sequence[float], noise: float, times: int = 500) -> Counter[int]:
    chance = SplitMix64(3)
    return Counter(seems_best(worth, noise, chance) for _ in range(times))


def test_without_whims_and_with_one_move_it_is_the_best() -> None:
    assert set(_chosen([1.0, 3.0, 2.0, 3.0], 0.0)) == {1}
    assert set(_chosen([1.0], 9.0)) == {0}


def test_the_closer_a_move_comes_to_the_best_the_oftener_it_is_played() -> None:
    chosen = _chosen([10.0, 9.0, 5.0, 0.0], 4.0, 4000)
    assert chosen[0] > chosen[1] > chosen[2] > chosen[3] > 0


def test_a_unit_changes_nothing() -> None:
    assert _chosen([10.0, 9.0, 5.0], 1.0) == _chosen([0.20, 0.18, 0.10], 1.0)


def test_what_stands_out_by_more_than_the_whims_is_never_overlooked() -> None:
    assert set(_chosen([30.0, 1.0, 2.0, 0.0, 1.0, 2.0, 1.0], 2.0)) == {0}
    assert set(_chosen([30.0, 1.0, 2.0, 0.0, 1.0, 2.0, 1.0], 10.0)) > {0}


def test_of_two_moves_only_who_strays_by_twice_their_deviation_takes_the_worse() -> None:
    assert set(_chosen([5.0, 1.0], 2.0)) == {0}
    assert set(_chosen([5.0, 1.0], 4.0)) == {0, 1}


def test_what_is_sure_is_seen_by_everybody() -> None:
    assert set(_chosen([5.0, SURE, 1.0], 10.0)) == {1}
    assert set(_chosen([5.0, -SURE, 4.0], 10.0)) == {0, 2}
    assert set(_chosen([-SURE, -SURE - 1], 10.0)) == {0}


def test_of_equal_moves_each_may_be_played() -> None:
    for worth in (1.0, 0.1, 0.7):
        for moves in (3, 6, 10):
            chosen = _chosen([worth] * moves, 2.0, 1000)
            assert min(chosen[place] for place in range(moves)) > 0.6 * 1000 / moves
    assert set(_chosen([1.0, -SURE, 1.0], 2.0)) == {0, 2}


def test_what_is_sure_after_some_further_turns_is_sure() -> None:
    assert set(_chosen([20.0, _CHAINED ** (_DEEP + 1) * SURE, 1.0], 10.0)) == {1}


def test_within_doubt_what_is_sure_is_a_margin_above_the_others() -> None:
    assert within_doubt([3.0, SURE + 1, -SURE, 1.0]) == [3.0, 3.0, 1.0, 1.0]
    assert within_doubt([3.0, SURE / 2, -SURE, 1.0], 0.5) == [3.0, 3.5, 0.5, 1.0]
    assert within_doubt([SURE, -SURE], 1.0) == [1.0, -1.0]


def test_a_judgement_may_stray_farther_in_one_family_than_in_another() -> None:
    noise = Noise(fishing=0.5, shedding=2.0)
    assert (noise.of("fishing"), noise.of("shedding")) == (0.5, 2.0)
    with pytest.raises(ValueError, match="'tableau'"):
        noise.of("tableau")
    for each in (level("standard"), level("strong")):
        assert each.skill("fishing") != each.skill("shedding")
        assert each.noise.of("shedding") > each.noise.of("fishing")


def test_what_is_measured_in_one_family_holds_whatever_the_whims_in_another_are() -> None:
    usual = level("strong")
    for family, other in (("fishing", "shedding"), ("shedding", "fishing")):
        strays = {family: usual.noise.of(family), other: 9.0}
        changed = replace(usual, noise=Noise(**strays))
        assert changed.skill(family) == usual.skill(family)
        assert changed.skill(other) != usual.skill(other)


@pytest.mark.parametrize(
    "player",
    [
        partial(GreedyPlayer, mind_of),
        lambda seed, noise: SearchPlayer(mind_of, seed, 20, noise),
    ],
    ids=["greedy", "search"],
)
@pytest.mark.parametrize("name", ["koi-koi", "untitled"])
def test_players_stray_as_they_do_in_the_family_of_the_game(
    name: str, player: Callable[[int, Noise], Player]
) -> None:
    rules = our_games().game(name)
    own, other = Noise(fishing=9.0, shedding=0.0), Noise(fishing=0.0, shedding=9.0)
    if rules.family == "shedding":
        own, other = other, own
    strayed = 0
    game = new_game(rules, seed=5)
    while (seat := game.to_move) is not None:
        view, moves = game.view(seat), game.legal_moves()
        best, straying, another = (
            player(3, noise).choose(rules, view, moves) for noise in (NO_NOISE, own, other)
        )
        assert another == best
        strayed += straying != best
        game.push(best)
        if len(game.moves) == 30:
            break
    assert strayed > 3
