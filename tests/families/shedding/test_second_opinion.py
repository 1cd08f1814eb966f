"""The engine agrees with a finder of plays written from the digest alone."""

from __future__ import annotations

from collections import Counter

import pytest

from hanafuda_desktop.cards.card import CARDS, card_by_id
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.events import CardsMoved
from hanafuda_desktop.families.shedding.moves import (
    BareMove,
    Combine,
    DiscardDrawn,
    EffectStruck,
    TurnLost,
)
from hanafuda_desktop.families.shedding.state import SheddingPhase, SheddingState
from tests.engine.positions import random_game
from tests.families.shedding import by_hand
from tests.families.shedding.tables import family_of

GAMES = 60


def _ids(cards: int | tuple[int, ...]) -> list[str]:
    listed = members(cards) if isinstance(cards, int) else cards
    return [CARDS[card].id for card in listed]


def _play(move: Combine) -> by_hand.Play:
    acts = move.combination != "field-field"
    return by_hand.Play(
        name=move.combination,
        field=frozenset(_ids(move.field)),
        hand=frozenset(_ids(move.hand)),
        top=CARDS[(*move.field, *move.hand)[-1]].id if acts else "",
        laid="".join(_ids(move.lay)),
    )


@pytest.mark.deep_but(1)
@pytest.mark.rule("UN-3", "UN-4", "UN-5", "UN-6", "UN-7", "UN-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_same_plays_are_found(players: int) -> None:
    family = family_of("untitled", players, 2)
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        for state, _ in random_game(family, seed):
            moves = family.legal_moves(state, state.seat)
            if state.phase == SheddingPhase.PLAY:
                found = [_play(move) for move in moves if isinstance(move, Combine)]
                met.update(play.name for play in found)
                assert len(set(found)) == len(found)
                hand = _ids(state.hands[state.seat])
                assert set(found) == by_hand.plays(hand, _ids(state.field))
                assert moves[-1] in (BareMove.STRUGGLE, BareMove.SIT_OUT)
                assert len(found) == len(moves) - 1
            elif state.phase == SheddingPhase.DRAWN:
                onto = {m.onto for m in moves if isinstance(m, DiscardDrawn)}
                mates = by_hand.drawn_mates(CARDS[state.drawn].id, _ids(state.field))
                assert onto == {card_by_id(mate).index for mate in mates}
                assert moves[-1] is BareMove.KEEP
    assert set(met) >= {"hand-field", "hand-hand", "field-field", "field-hiki"}


@pytest.mark.rule("UN-9")
def test_the_same_effects_follow() -> None:
    family = family_of("untitled", 3, 2)
    seen: Counter[tuple[int, bool]] = Counter()
    for seed in range(GAMES):
        for state, move in random_game(family, seed):
            if not isinstance(move, Combine):
                continue
            step = family.apply(state, move)
            after: SheddingState = step.state
            if after.phase != SheddingPhase.PLAY:
                continue
            following = (state.seat + 1) % 3
            expected = (0, False)
            if move.combination != "field-field":
                expected = by_hand.effect_of(CARDS[move.hand[-1]].id)
            drawn = after.hands[following].bit_count() - state.hands[following].bit_count()
            lost = TurnLost(following) in step.events
            assert (drawn, lost) == expected
            assert after.seat == (following + lost) % 3
            struck = [event for event in step.events if isinstance(event, EffectStruck)]
            assert bool(struck) == (expected != (0, False))
            to_next = [
                e for e in step.events if isinstance(e, CardsMoved) and e.target == f"h{following}"
            ]
            assert len(to_next) == expected[0]
            seen[expected] += 1
    assert set(seen) == {(0, False), (1, False), (0, True), (1, True)}


@pytest.mark.deep_but(2)
@pytest.mark.rule("UN-12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_same_is_paid(players: int) -> None:
    family = family_of("untitled", players, 3)
    exempt = 0
    for seed in range(GAMES):
        *_, (state, move) = random_game(family, seed)
        for finished in family.apply(state, move).state.series.sheet:
            result = finished.result
            (winner,) = result.winners
            free = None if result.race is None else result.race.exempt
            owed = {
                side.seats[0]: by_hand.worth(_ids(side.captured))
                for side in result.sides
                if side.seats[0] not in (winner, free)
            }
            assert result.sides[winner].captured == ()
            assert {pay.payer: pay.amount for pay in result.payments} == owed
            assert result.gains[winner] == sum(owed.values())
            assert sum(result.gains) == 0
            exempt += free is not None
    assert bool(exempt) == (players > 2)
