"""What a seat sees at any shedding table, and what it must not learn."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.events import (
    CardsDealt,
    CardsMoved,
    CardTurnedUp,
    Event,
    PileShuffled,
    RaceRun,
    RoundEnded,
)
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.shedding.state import SheddingPhase
from tests.engine.positions import dealt, random_game
from tests.families.shedding.tables import (
    every_table,
    family_of,
)


@pytest.mark.deep_but(5)
@every_table
def test_a_view_hides_what_it_must(game_id: str, players: int) -> None:
    """Two tables that differ only in what a seat cannot see look and sound the same to it."""
    family = family_of(game_id, players, 2)
    for seed in range(2):
        for number, (state, move) in enumerate(random_game(family, seed)):
            seat = (number + seed) % players
            view = family.view(state, seat)
            hidden = family.unseen(view)
            other = family.guessed(view, shuffled(hidden, number))
            assert family.view(other, seat) == view
            if state.seat == seat:
                assert family.legal_moves(other, seat) == family.legal_moves(state, seat)
            elif move not in family.legal_moves(other, state.seat):
                continue
            if state.phase == SheddingPhase.NEXT or number % 3:
                continue
            known = frozenset(family.deck) - frozenset(hidden)
            here = family.seen(family.apply(state, move).events, seat)
            there = family.seen(family.apply(other, move).events, seat)
            _same_until_something_new(here, there, known)


def _same_until_something_new(
    here: tuple[Event, ...], there: tuple[Event, ...], known: frozenset[int]
) -> None:
    """Events are equal up to the first card that comes to light and is another one there."""
    for one, two in zip(here, there, strict=False):
        if isinstance(one, PileShuffled):
            # How known cards lie in a new stock nobody knows.
            assert one == two
            return
        if one == two:
            continue
        if isinstance(one, CardTurnedUp):
            assert isinstance(two, CardTurnedUp)
            assert one.card not in known
            assert two.card not in known
            return
        if isinstance(one, CardsMoved):
            # One's own draw, or the card that another drew and discards.
            assert one.source in ("s", "x")
            assert not known & {*one.cards}
            return
        assert isinstance(one, RaceRun | RoundEnded | CardsDealt), (one, two)
        return
    assert len(here) == len(there)


@pytest.mark.deep_but(10)
@every_table
def test_views_name_each_pile_once_and_show_the_whole_deck(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 1)
    for state, _ in random_game(family, 21):
        for seat in range(players):
            view = family.view(state, seat)
            assert len({pile.id for pile in view.piles}) == len(view.piles)
            assert sum(len(pile.cards) for pile in view.piles) == len(family.deck)
            known = Counter(card for pile in view.piles for card in pile.cards if card is not None)
            assert set(known.values()) <= {1}
            for pile in view.piles:
                hidden = pile.kind is PileKind.STOCK or (
                    pile.kind in (PileKind.HAND, PileKind.DRAWN) and pile.owner != seat
                )
                seen = state.memory[seat].seen if pile.kind is PileKind.HAND else 0
                for card in pile.cards:
                    assert (card is None) == hidden or (card is not None and seen >> card & 1)
                if pile.kind is PileKind.FIELD:
                    assert len(pile.slots) == len(pile.cards) == len(set(pile.slots))


def test_guessed_cards_fill_the_places_exactly() -> None:
    family = family_of("untitled", 2)
    view = family.view(dealt(family, 1), 0)
    hidden = family.unseen(view)
    with pytest.raises(ValueError, match="more cards than unknown places"):
        family.guessed(view, (*hidden, 1))
    with pytest.raises(ValueError, match="fewer cards than unknown places"):
        family.guessed(view, hidden[1:])
    with pytest.raises(ValueError, match="no view of a shedding game"):
        family.guessed(replace(view, turn=None), hidden)
