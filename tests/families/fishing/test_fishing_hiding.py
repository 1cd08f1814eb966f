"""What a seat sees at any fishing table, and what it must not learn."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from hanafuda_desktop.cards.cardset import members, month_cards
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.events import CardsDealt
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.moves import Bomb, Show
from hanafuda_desktop.families.fishing.state import FishingPhase, FishingState
from hanafuda_desktop.families.fishing.view import guesses
from tests.engine.positions import dealt, random_game
from tests.families.fishing.tables import (
    every_table,
    family_of,
)


@pytest.mark.deep_but(10)
@every_table
def test_a_view_hides_what_it_must(game_id: str, players: int) -> None:
    """Two tables that differ only in what a seat cannot see look the same to it."""
    family = family_of(game_id, players, 2)
    for seed in range(2):
        for number, (state, _) in enumerate(random_game(family, seed)):
            seat = (number + seed) % players
            view = family.view(state, seat)
            other = family.guessed(view, shuffled(family.unseen(view), number))
            assert family.view(other, seat) == view
            if state.seat == seat:
                assert family.legal_moves(other, seat) == family.legal_moves(state, seat)


@pytest.mark.deep_but(10)
@every_table
def test_a_finished_game_is_seen_as_it_was(game_id: str, players: int) -> None:
    """Also by whoever had not the last turn, nor deals next."""
    family = family_of(game_id, players, 1)
    for seed in range(3):
        *_, (state, move) = random_game(family, seed)
        over = family.apply(state, move).state
        for seat in range(players):
            view = family.view(over, seat)
            guessed = family.guessed(view, family.unseen(view))
            assert family.view(guessed, seat) == view


@pytest.mark.deep_but(5)
@every_table
def test_a_turn_tells_a_seat_no_more_than_it_shows(game_id: str, players: int) -> None:
    """Where the same cards are played and drawn, two such tables sound the same to the end of the
    turn, and look the same after it: whoever holds what else, and in whatever order the stock lies.
    """
    family = family_of(game_id, players, 2)
    compared = 0
    for number, (state, move) in enumerate(random_game(family, 1)):
        if state.phase in (FishingPhase.PICK, FishingPhase.NEXT):
            continue
        for seat in range(players):
            other = _behind(family, state, move, seat, number)
            if move not in family.legal_moves(other, state.seat):
                continue  # another card must be played there
            here, there = family.apply(state, move), family.apply(other, move)
            assert family.seen(here.events, seat) == family.seen(there.events, seat)
            assert family.view(here.state, seat) == family.view(there.state, seat)
            compared += other != state
    assert compared > 5 * players


_MOST_DRAWN = 3
"""So many cards are drawn in a turn at the most."""


def _behind(
    family: Fishing, state: FishingState, move: Any, seat: int, number: int
) -> FishingState:
    """Another state behind a seat's view, in which this turn can be played with the same cards."""
    stock = state.series.stock[state.drawn :]
    named = {getattr(move, "card", None)}
    if isinstance(move, Bomb | Show):
        named = set(members(state.hands[state.seat] & month_cards(move.month)))
    hidden = list(reversed(stock))
    for other, hand in enumerate(state.hands):
        hidden += members(hand & ~state.facts.shown[other]) if other != seat else ()
    places = range(len(hidden))
    drawn = range(max(0, len(stock) - _MOST_DRAWN), len(stock))
    free = [place for place in places if place not in drawn and hidden[place] not in named]
    moved = shuffled(tuple(hidden[place] for place in free), number)
    for place, card in zip(free, moved, strict=True):
        hidden[place] = card
    return family.guessed(family.view(state, seat), tuple(hidden))


@pytest.mark.deep_but(10)
@every_table
def test_what_a_seat_is_dealt_is_all_it_learns(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 1)
    step = family.deal(shuffled(family.deck, 5), 5)
    if step.state.phase == FishingPhase.PICK:
        return
    for seat in range(players):
        for event in family.seen(step.events, seat):
            if isinstance(event, CardsDealt):
                hidden = event.pile.startswith("h") and event.pile != f"h{seat}"
                assert all((card is None) == hidden for card in event.cards)
        view = family.view(step.state, seat)
        for pile in view.piles:
            if pile.kind is PileKind.STOCK or (pile.kind is PileKind.HAND and pile.owner != seat):
                assert set(pile.cards) <= {None}
            else:
                assert None not in pile.cards


@pytest.mark.deep_but(10)
@every_table
def test_views_name_each_pile_once_and_show_the_whole_deck(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 1)
    for state, _ in random_game(family, 21):
        for seat in range(players):
            view = family.view(state, seat)
            assert len({pile.id for pile in view.piles}) == len(view.piles)
            if state.phase != FishingPhase.PICK:
                assert sum(len(pile.cards) for pile in view.piles) == len(family.deck)
            seen = Counter(card for pile in view.piles for card in pile.cards if card is not None)
            assert set(seen.values()) <= {1}
            for pile in view.piles:
                if pile.kind in (PileKind.FIELD, PileKind.TAKING):
                    assert len(pile.slots) == len(pile.cards)


def test_guessed_cards_fill_the_places_exactly() -> None:
    family = family_of("koi-koi", 2)
    view = family.view(dealt(family, 1), 0)
    hidden = family.unseen(view)
    with pytest.raises(ValueError, match="more cards than unknown places"):
        family.guessed(view, (*hidden, 1))
    with pytest.raises(ValueError, match="fewer cards than unknown places"):
        family.guessed(view, hidden[1:])


def test_a_view_is_a_value() -> None:
    family = family_of("go-stop", 3)
    view = family.view(dealt(family, 1), 1)
    assert replace(view, seat=1) == view


@pytest.mark.deep_but(10)
@every_table
def test_many_guesses_are_made_as_one(game_id: str, players: int) -> None:
    """All is as in a guess of its own, but for the shuffle of later rounds."""
    family = family_of(game_id, players, 2)
    for number, (state, _) in enumerate(random_game(family, 5)):
        seat = number % players
        view = family.view(state, seat)
        guess = guesses(family.compiled, view)
        for seed in range(2):
            hidden = shuffled(family.unseen(view), seed)
            one, other = guess(hidden), family.guessed(view, hidden)
            assert one._replace(series=other.series) == other
            assert one.series._replace(seed=other.series.seed) == other.series
            assert [list(hand) for hand in one.held] == [list(hand) for hand in other.held]
