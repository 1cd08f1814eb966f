"""How many rounds a game has between equal players.

A round's winner has fewer cards after it by what the other had left and by half of what the stacks
differ, and the game is over in the round after one in which somebody has no more than 14. That is a
walk of 10 cards from the middle. Were each round a toss of a coin, with the stacks as they come out
for that many cards, it would take 6.9 rounds; chance and all levels of computer players come to
6.4, for whoever has the smaller deck wins a little more than half of the rounds.
"""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean, stdev

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.families.speed.moves import RoundSpoils
from hanafuda_desktop.lab.statistics import NORMAL_95
from tests.families.speed.tables import family_of, random_game

GAMES = 200
EXPECTED = 6.6
EACH, LEAST = 24, 14
"""Cards of each player at first, and those with which a player has no deck any more."""

Game = tuple[RoundSpoils, ...]


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Between two who play by chance."""
    family = family_of("hanapette")
    found = []
    for seed in range(GAMES):
        for state, move in random_game(family, seed):
            last = state, move
        found.append(family.apply(*last).state.series.spoils)
    return found


def held_before(game: Game, number: int) -> tuple[int, ...]:
    return game[number - 1].held if number else (EACH, EACH)


@pytest.mark.deep
@pytest.mark.rule("HP-10", "HP-11")
def test_equal_players_play_about_six_and_a_half_rounds(games: list[Game]) -> None:
    rounds = list(map(len, games))
    half = NORMAL_95 * stdev(rounds) / GAMES**0.5
    assert half < 0.7
    assert fmean(rounds) - half < EXPECTED < fmean(rounds) + half


@pytest.mark.rule("HP-10")
def test_what_a_round_brings_its_winner(games: list[Game]) -> None:
    """Of both decks as many cards went to the middle, unless one of them was used up."""
    seen = 0
    for game in games:
        for number, spoils in enumerate(game):
            before = held_before(game, number)
            counts = {held - LEAST - deck for held, deck in zip(before, spoils.decks, strict=True)}
            if spoils.blocked or len(counts) > 1 or len(spoils.stacks) == 1:
                continue
            winner = spoils.winner
            differ = abs(spoils.stacks[0] - spoils.stacks[1])
            shed = before[winner] - spoils.held[winner]
            assert 2 * shed == spoils.left[1 - winner] + differ
            seen += 1
    assert seen > 2 * GAMES


@pytest.mark.rule("HP-11")
def test_a_coin_would_need_about_as_many(games: list[Game]) -> None:
    """So neither the rules nor the deal favour whoever is ahead, or behind, by much."""
    shed: dict[int, list[int]] = defaultdict(list)
    for game in games:
        for number, spoils in enumerate(game[:-1]):
            before = held_before(game, number)[spoils.winner]
            for cards in (before - 1, before, before + 1):
                shed[cards].append(before - spoils.held[spoils.winner])
    chance = SplitMix64(6)
    tossed = fmean(_tossed(shed, chance) for _ in range(4000))
    assert abs(tossed - EXPECTED) < 1.0
    assert abs(tossed - fmean(map(len, games))) < 1.2


def _tossed(shed: dict[int, list[int]], chance: SplitMix64) -> int:
    """The rounds of a game whose winners a coin decides."""
    held, rounds = [EACH, EACH], 1
    while min(held) > LEAST:
        rounds += 1
        winner = chance.below(2)
        known = shed[held[winner]]
        cards = known[chance.below(len(known))]
        held[winner] -= cards
        held[1 - winner] += cards
    return rounds
