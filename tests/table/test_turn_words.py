"""What was played of late: told in words, marked on the cards, known for every game."""

from __future__ import annotations

import random

import pytest

from hanafuda_desktop.engine.events import CardsMatched, CardsMoved, CardsStolen, CardTurnedUp
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.ui.words import round_names
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.lettering import card_words
from hanafuda_desktop.table.narration import (
    RoundNames,
    TurnTold,
    fresh_cards,
    since_own,
    turns_told,
)
from tests.table.fishing_games import GAMES

NAMES = RoundNames(("Haru", "You"), {"kasu": "Kasu"}, {}, "Stop", "Koi-koi")
CRANE, RIBBON, WILLOW = 0, 1, 41


def test_a_turn_is_told_in_a_sentence() -> None:
    events = (
        CardsMoved((CRANE,), "h0", "f"),
        CardsMatched(CRANE, (RIBBON,), 0),
        CardTurnedUp(WILLOW, "s"),
        CardsMoved((WILLOW,), "s", "f"),
        CardsMoved((RIBBON, CRANE), "t", "p0"),
    )
    (turn,) = turns_told([(0, events)], NAMES)
    assert turn.sentence(NAMES) == (
        "Haru: Pine Crane took Pine poetry ribbon; drew Willow Swallow, laid"
    )
    assert fresh_cards([turn]) == {CRANE: 0, RIBBON: 0, WILLOW: 0}


def test_a_card_taken_from_somebody_is_told() -> None:
    events = (
        CardsMoved((CRANE,), "h0", "f"),
        CardsStolen((3,), 1, 0, "empty-field"),
        CardsMoved((3,), "p1", "p0"),
    )
    (turn,) = turns_told([(0, events)], NAMES)
    assert turn.said == "Pine Crane laid; took 1 card of yours"
    assert fresh_cards([turn])[3] == 0


def test_a_choice_belongs_to_the_turn_in_which_it_is_asked() -> None:
    first = (CardsMoved((CRANE,), "h0", "f"), CardTurnedUp(2, "s"))
    second = (CardsMoved((2,), "s", "f"), CardsMatched(2, (RIBBON,), 0))
    other = (CardsMoved((WILLOW,), "h1", "f"),)
    told = turns_told([(0, first), (0, second), (1, other)], NAMES, first=10)
    assert [(turn.seat, turn.first) for turn in told] == [(0, 10), (1, 12)]
    assert told[0].said == "Pine Crane laid; drew Pine chaff, took Pine poetry ribbon"


def test_what_was_played_since_ones_own_turn_ends_at_it_and_at_the_deal() -> None:
    deal, mine, a, b = (TurnTold(seat, at, "") for at, seat in enumerate((None, 0, 1, 2)))
    assert since_own((deal, mine, a, b), 0) == (a, b)
    assert since_own((deal, mine), 0) == (mine,)
    assert since_own((mine, deal, a), 0) == (a,)
    assert since_own((deal,), 0) == ()


def test_cards_in_a_row() -> None:
    assert card_words([]) == ""
    assert card_words([0, 1, 2]) == "Pine Crane, Pine poetry ribbon and Pine chaff"


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_turn_of_every_game_is_told(name: str, players: int, catalogue: Catalogue) -> None:
    rules = catalogue.game(name)
    assert isinstance(rules, FishingRules)
    game, chance = new_game(rules, seed=3, players=players), random.Random(3)
    names = round_names(rules, [f"Player {seat}" for seat in range(players)])
    for _ in range(60):
        moves = game.legal_moves()
        if not moves:
            break
        game.push(chance.choice(moves))
    told = turns_told(game.history, names)
    assert all(turn.said for turn in told)
    turns = [turn for turn in told if turn.seat is not None]
    assert turns
    for turn in turns:
        assert game.history[turn.first][0] == turn.seat
        assert len(turn.cards) >= 1
    for number, view in ((0, game.view_before(0)), (5, game.view_before(5, 1))):
        game_then = new_game(rules, seed=3, players=players)
        for move in game.moves[:number]:
            game_then.push(move)
        assert view == game_then.view(view.seat)
