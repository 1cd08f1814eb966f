"""What a player imagines of a fishing game fits all that it has seen, and is not partial."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.players import (
    compile_determinizations,
    determinize,
)
from hanafuda_desktop.families.fishing.state import FishingPhase, FishingState
from hanafuda_desktop.families.fishing.view import guesses
from tests.engine.positions import random_game
from tests.families.fishing.tables import TABLES, every_table, family_of, rules_of, table

STRICT = [(game_id, players) for game_id, players in TABLES if rules_of(game_id).must_match]


@pytest.mark.deep_but(10)
@every_table
def test_what_is_imagined_looks_the_same(game_id: str, players: int) -> None:
    """To the seat that imagines it, whatever is asked; and where hands have proven nothing it is
    the plain shuffle of the cards that the seat does not see.
    """
    family = family_of(game_id, players, 2)
    for number, (state, _) in enumerate(random_game(family, 17)):
        view = family.view(state, state.seat)
        guess = compile_determinizations(family, view)
        imagined = guess(number)
        assert family.view(imagined, state.seat) == view
        assert guess(number) == imagined
        if not family.compiled.must_match:
            assert imagined == guesses(family.compiled, view)(shuffled(family.unseen(view), number))
        if number > 25:
            break


@pytest.mark.deep_but(3)
@pytest.mark.parametrize(("game_id", "players"), STRICT)
def test_no_sample_contradicts_what_hands_have_proven(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 2)
    told = wrong = 0
    for seed in range(2):
        for number, (state, _) in enumerate(random_game(family, seed)):
            view, moves = family.view(state, state.seat), family.legal_moves(state, state.seat)
            lacks = state.facts.lacks
            if state.phase is FishingPhase.NEXT or not any(lacks):
                continue
            samples = determinize(family.compiled.rules, view, moves, number)
            hidden = mask_of(family.unseen(view))
            for sample in range(6):
                hands = samples.sample(sample)[0].hands
                assert not any(hand & cards for hand, cards in zip(hands, lacks, strict=True))
                told += 1
            plain = guesses(family.compiled, view)(shuffled(members(hidden), number)).hands
            wrong += any(hand & cards for hand, cards in zip(plain, lacks, strict=True))
    assert told > 50
    # A shuffle alone would often do so, but where all that is hidden is in one hand.
    assert wrong > 5 or (game_id, players) == ("whole-table", 2)


SMALL = "h0: 41 42\nh1: 11 43\nh2: 21 31\nf: 61 71\nnext: 51 44 52"
"""Seven cards that seat 0 does not see; all others are captured."""


def _fitting(family: Fishing, state: FishingState) -> Counter[tuple[int, int]]:
    """In how many ways each card lies on each place: 0 is the stock's next card's."""
    view = family.view(state, 0)
    one, two = state.facts.lacks[1:]
    ways = Counter[tuple[int, int]]()
    for cards in permutations(family.unseen(view)):
        first, second = mask_of(cards[:2]), mask_of(cards[2:4])
        if not first & one and not second & two:
            ways.update(_places(cards[4], first, second))
    return ways


def _places(following: int, *hands: int) -> list[tuple[int, int]]:
    places = [(0, following)]
    return places + [(at, card) for at, hand in enumerate(hands, 1) for card in members(hand)]


@pytest.mark.parametrize("lacks", ["lacks1: 21 31 51", "lacks1: 31 51 52\nlacks2: 11 43 44 51"])
def test_every_way_in_which_cards_may_lie_is_as_likely(lacks: str) -> None:
    now = table("hana-awase-must-match", f"{SMALL}\nrest: p0\n{lacks}", players=3)
    family, state = now.family, now.state
    view = family.view(state, 0)
    assert len(family.unseen(view)) == 7
    ways = _fitting(family, state)
    guess = compile_determinizations(family, view)
    tries = 3000
    found = Counter[tuple[int, int]]()
    for seed in range(tries):
        imagined = guess(seed)
        found.update(_places(imagined.series.stock[0], *imagined.hands[1:]))
    assert found.keys() == ways.keys()
    every = sum(count for (place, _), count in ways.items() if not place)
    for key, count in ways.items():
        assert found[key] / tries == pytest.approx(count / every, abs=0.04)


def test_hands_that_leave_each_other_hardly_any_choice_are_found() -> None:
    """Where one hand must have what another could have had, too."""
    lacks = "lacks1: 21 31 44 51\nlacks2: 11 43 51 52"
    now = table("hana-awase-must-match", f"{SMALL}\nrest: p0\n{lacks}", players=3)
    family = now.family
    guess = compile_determinizations(family, family.view(now.state, 0))
    seen = {guess(seed).hands[1:] for seed in range(60)}
    assert seen == {
        (one | two, three)
        for one, two, three in (
            (1 << a, 1 << b, 1 << c | 1 << d)
            for a, b in ((0, 14), (0, 17), (14, 17))
            for c, d in ((4, 8), (4, 15), (8, 15))
        )
    }
