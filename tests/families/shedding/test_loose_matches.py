"""Houses that let nearly any card fit on any other: many ways to play, and still a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.shedding.checks import MOST_OFFERED
from hanafuda_desktop.families.shedding.family import Shedding
from hanafuda_desktop.families.shedding.legal_moves import offered_cards, ways
from hanafuda_desktop.families.shedding.moves import Combine
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.shedding.state import SheddingPhase, SheddingState
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from tests.engine.positions import dealt, random_game
from tests.families.shedding.tables import lying

LOOSE = {
    "by-kind": "[{category: same}]",
    "by-month-or-kind": "[{month: same}, {category: same}]",
    "by-anything": "[{month: any}]",
}
GAMES_EACH = 5
loosely = pytest.mark.parametrize("name", LOOSE)


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    folder = tmp_path_factory.mktemp("rules")
    for name, match in LOOSE.items():
        text = f"extends: untitled\nname: Loose\nmatch: {match}\n"
        (folder / f"{name}.yaml").write_text(text)
    return Catalogue((rule_files(), Path(folder)), LANGUAGE)


def house(houses: Catalogue, name: str, players: int) -> Shedding:
    rules = houses.game(name)
    assert isinstance(rules, SheddingRules)
    return Shedding(rules, players, 1)


def with_hand(family: Shedding, cards: int) -> SheddingState:
    """A position of two players in which the one to move has so many cards."""
    state = dealt(family, 3)
    left = [card for card in family.deck if not state.field >> card & 1]
    hand, other = mask_of(left[:cards]), mask_of(left[-1:])
    hands = (hand, other) if state.seat == 0 else (other, hand)
    return state._replace(hands=hands, stock=tuple(left[cards:-1]))


@pytest.mark.deep_but(5)
@loosely
@pytest.mark.parametrize("players", range(2, 6))
def test_random_games_end(houses: Catalogue, name: str, players: int) -> None:
    family = house(houses, name, players)
    for seed in range(GAMES_EACH):
        last = None
        for state, move in random_game(family, seed):
            assert sorted(lying(state)) == list(family.deck)
            last = family.apply(state, move).state
        assert last is not None
        assert last.phase == SheddingPhase.OVER


@loosely
def test_a_hand_as_it_is_dealt_and_twice_that_is_never_cut_short(
    houses: Catalogue, name: str
) -> None:
    family = house(houses, name, 2)
    hand = with_hand(family, 10).hands[0]
    for each in family.compiled.combinations:
        assert offered_cards(each, hand, 4) == hand


def test_of_a_hand_of_five_all_ways_are_offered(houses: Catalogue) -> None:
    """Any card fits on any other: reckoned with binomials alone."""
    family = house(houses, "by-anything", 2)
    state = with_hand(family, 5)
    moves = [m for m in family.legal_moves(state, state.seat) if isinstance(m, Combine)]
    count = {name: sum(m.combination == name for m in moves) for name in family.compiled.by_id}
    assert count == {
        "hand-field": 4 * 5,
        "field-hiki": 4 * 10 * 3,
        "hand-hand": 10 * 2,
        "hand-hiki": 5 * 4,
        "field-field": 6 * 5,  # it has no effect, so that it does not matter which is on top
    }
    assert len(set(moves)) == len(moves)


@loosely
def test_as_many_of_the_first_cards_are_offered_as_make_few_enough_ways(
    houses: Catalogue, name: str
) -> None:
    family = house(houses, name, 2)
    hand = mask_of(family.deck[4:42])
    for each in family.compiled.combinations:
        offered = offered_cards(each, hand, 4)
        assert ways(each, offered, 4) <= MOST_OFFERED
        left = tuple(members(hand & ~offered))
        if left:
            assert left[0] >= offered.bit_length()
            assert ways(each, offered | 1 << left[0], 4) > MOST_OFFERED


@pytest.mark.deep_but(1)
@loosely
def test_the_largest_hands_have_no_more_ways_than_can_be_looked_through(
    houses: Catalogue, name: str
) -> None:
    family = house(houses, name, 2)
    state = with_hand(family, 38)
    moves = family.legal_moves(state, state.seat)
    for each in family.compiled.combinations:
        ways = [m for m in moves if isinstance(m, Combine) and m.combination == each.id]
        most = MOST_OFFERED * (4 if name == "by-kind" else 1)  # of each kind
        assert 0 < len(ways) <= most


def test_it_is_said_why_the_last_cards_of_a_very_large_hand_are_not_taken(
    houses: Catalogue,
) -> None:
    family = house(houses, "by-anything", 2)
    state = with_hand(family, 30)
    last = tuple(members(state.hands[state.seat]))[-4:]
    assert family.refusal(state, state.seat, Combine("hand-hiki", (), last)) == (
        "Of the 30 cards that may fit, only the first 13 make Hand hiki."
    )
