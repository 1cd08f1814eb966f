"""Slips: rare, plausible, and the same for the same chance."""

from __future__ import annotations

from collections import Counter

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.players.slips import slipped


def test_slips_are_as_many_as_they_should_be_and_never_the_worst_moves() -> None:
    chance = SplitMix64(3)
    played = Counter(slipped("abcdefgh", 0.3, chance) for _ in range(4000))
    assert abs(played["a"] / 4000 - 0.7) < 0.03
    assert set(played) == set("abcd")


def test_of_two_moves_the_other_is_played() -> None:
    chance = SplitMix64(3)
    assert {slipped("ab", 0.5, chance) for _ in range(50)} == {"a", "b"}
    assert slipped("ab", 1.0, chance) == "b"


def test_without_slips_and_with_one_move_the_best_is_played() -> None:
    chance = SplitMix64(3)
    assert {slipped("abc", 0.0, chance) for _ in range(50)} == {"a"}
    assert slipped("a", 1.0, chance) == "a"
