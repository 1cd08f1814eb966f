"""What holds for every patience, ours and made-up ones; of the fishing games see fishing/."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.events import CardsMoved, CardTurnedUp, GameEnded
from hanafuda_desktop.engine.family import IllegalMove
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.state import Collect, Redeal, Shift, TurnStock
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue

MADE_UP = Path(__file__).parent / "made_up"
CATALOGUE = Catalogue((rule_files(), MADE_UP), LANGUAGE)
GAMES = [
    entry.id
    for entry in CATALOGUE.entries()
    if entry.loaded.rules is None or entry.loaded.rules.family == "tableau"
]


def _lying(game: Game) -> list[int]:
    cards = [card for pile in game.state.piles for card in pile]
    return cards + [card for _, taken in game.state.collected for card in members(taken)]


def _random_moves(game: Game, seed: int, most: int) -> Iterator[Any]:
    chance = SplitMix64(seed)
    for _ in range(most):
        moves = game.legal_moves()
        if not moves:
            return
        yield moves[chance.below(len(moves))]


def _conceivable(game: Game) -> Iterator[Any]:
    """Every move that could be written down for this table, and some that make no sense."""
    assert isinstance(game.rules, TableauRules)
    ids = [pile.id for pile in game.view().piles]
    yield from (
        TurnStock(),
        Redeal(),
        Shift("c99", "c1"),
        Shift("c1", "c99"),
        Collect("none", (1,)),
    )
    for source in ids:
        for target in ids:
            for count in (-1, 0, 1, 2, 3, 7):
                yield Shift(source, target, count)
    for yaku in game.rules.yaku:
        yield from (Collect(yaku.id, ()), Collect(yaku.id, (3, 2, 1)), Collect(yaku.id, (0, 47)))


@pytest.fixture(params=GAMES)
def rules(request: pytest.FixtureRequest) -> TableauRules:
    found = CATALOGUE.game(request.param)
    assert isinstance(found, TableauRules)
    return found


@pytest.mark.deep_but(2)
def test_cards_are_conserved_and_moves_apply(rules: TableauRules) -> None:
    for seed in range(12):
        game = new_game(rules, seed=seed)
        deck = Counter(game.family.deck)
        for move in _random_moves(game, seed, 150):
            assert game.refusal(move) is None
            events = game.push(move)
            assert events
            assert Counter(_lying(game)) == deck
            assert (game.outcome is not None) == isinstance(events[-1], GameEnded)
            assert (game.to_move is None) == (game.outcome is not None)


@pytest.mark.deep_but(1)
def test_what_is_not_legal_is_refused_with_a_reason(rules: TableauRules) -> None:
    for seed in range(4):
        game = new_game(rules, seed=seed)
        for move in _random_moves(game, seed, 40):
            legal = set(game.legal_moves())
            assert len(legal) == len(game.legal_moves())
            for other in _conceivable(game):
                refusal = game.refusal(other)
                assert (refusal is None) == (other in legal), (other, refusal)
                if refusal is not None:
                    assert refusal.endswith(".")
            game.push(move)


def test_an_illegal_move_changes_nothing(rules: TableauRules) -> None:
    game = new_game(rules, seed=1)
    before = game.state
    bad = next(move for move in _conceivable(game) if move not in game.legal_moves())
    with pytest.raises(IllegalMove):
        game.push(bad)
    assert game.state == before
    assert game.moves == ()


def test_taking_back_and_playing_again(rules: TableauRules) -> None:
    game = new_game(rules, seed=3)
    states = [game.state]
    for move in _random_moves(game, 3, 60):
        game.push(move)
        states.append(game.state)
    moves = game.moves
    for state in reversed(states[:-1]):
        game.pop()
        assert game.state == state
    assert game.undone == moves
    for state in states[1:]:
        game.redo()
        assert game.state == state
    assert game.moves == moves


def test_the_same_seed_and_moves_are_the_same_game(rules: TableauRules) -> None:
    game = new_game(rules, seed=9)
    for move in _random_moves(game, 9, 80):
        game.push(move)
    words = [game.family.write_move(move) for move in game.moves]
    again = new_game(rules, seed=9)
    for word in words:
        again.push(again.family.read_move(word))
    assert again.state == game.state
    assert again.view() == game.view()


def test_positions_are_read_back(rules: TableauRules) -> None:
    game = new_game(rules, seed=5)
    for move in _random_moves(game, 5, 60):
        game.push(move)
        assert game.family.read_position(game.family.position(game.state)) == game.state


@pytest.mark.deep_but(2)
def test_a_view_hides_what_it_must(rules: TableauRules) -> None:
    """Two tables that differ only in cards nobody has seen look and sound the same."""
    for seed in range(6):
        game = new_game(rules, seed=seed)
        for move in _random_moves(game, seed, 60):
            _compare_with_other_hidden_cards(game, seed)
            game.push(move)


def _compare_with_other_hidden_cards(game: Game, seed: int) -> None:
    view, family = game.view(), game.family
    hidden = family.unseen(view)
    other = family.guessed(view, shuffled(hidden, seed))
    assert family.view(other, 0) == view
    if game.to_move is None:
        return
    assert family.legal_moves(other, 0) == game.legal_moves()
    for move in game.legal_moves():
        here = family.apply(game.state, move).events
        there = family.apply(other, move).events
        assert [_told(event, hidden) for event in here if not isinstance(event, GameEnded)] == [
            _told(event, hidden) for event in there if not isinstance(event, GameEnded)
        ]


def _told(event: object, hidden: tuple[int, ...]) -> object:
    """The event without the cards that it brings to light: those may differ."""
    match event:
        case CardTurnedUp(_, pile):
            return ("turned", pile)
        case CardsMoved(cards, source, target):
            return ([card for card in cards if card not in hidden], source, target)
        case _:
            return event


def test_views_name_each_pile_once(rules: TableauRules) -> None:
    view = new_game(rules, seed=2).view()
    assert len({pile.id for pile in view.piles}) == len(view.piles)
    assert sum(len(pile.cards) for pile in view.piles) == len(new_game(rules).family.deck)
    places = Counter(place.yaku for place in view.yaku)
    assert places == {yaku.id: yaku.times for yaku in rules.yaku}
    for place in view.yaku:
        assert len(place.reachable) == len(place.wanted)


@pytest.mark.deep_but(1)
def test_ready_places_and_collect_moves_agree(rules: TableauRules) -> None:
    for seed in range(6):
        game = new_game(rules, seed=seed)
        for move in _random_moves(game, seed, 100):
            ready = {place.yaku for place in game.view().yaku if place.ready}
            moves = {move.yaku for move in game.legal_moves() if isinstance(move, Collect)}
            assert ready == moves
            for place in islice((p for p in game.view().yaku if p.ready), 3):
                cards = tuple(sorted(card for card in place.reachable if card is not None))
                assert game.refusal(Collect(place.yaku, cards)) is None
            game.push(move)
