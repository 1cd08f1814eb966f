"""Rounds played out quickly are the rounds that ``legal_moves`` and ``apply`` play."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from hanafuda_desktop.cards.cardset import FULL_DECK, listed, mask_of, members
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.moves import (
    GO,
    PLAYS,
    STOP,
    TAKES,
    Bomb,
    FishingMove,
    Play,
    Show,
    Take,
)
from hanafuda_desktop.families.fishing.rollout import (
    Chance,
    FishingPolicy,
    Preferences,
    compile_playouts,
    gains_of,
    preferences,
)
from hanafuda_desktop.families.fishing.state import FishingPhase, FishingState
from tests.families.fishing.tables import ALL_GAMES, rules_of, table

DEALS = 14


def _weights(seed: int) -> FishingPolicy:
    chance = random.Random(seed)
    lay = tuple(chance.choice([1.0, 2.0, 5.0]) for _ in range(48))
    take = tuple(chance.choice([1.0, 3.0, 8.0]) for _ in range(48))
    return FishingPolicy(lay, take, 0.5, chance.choice([1.0, 20.0]))


def _weighed(
    family: Fishing, state: FishingState, weights: FishingPolicy
) -> list[tuple[FishingMove, float]]:
    """The legal moves that come into question, each with its weight, where a hand card is to be
    played: no triple is shown, and a card that could take one of several takes the best.
    """
    compiled, take = family.compiled, weights.take
    tally = compiled.tally(state.series.number)
    pile = state.piles[compiled.side_of[state.seat]]
    found: list[tuple[FishingMove, float]] = []
    for move in family.legal_moves(state, state.seat):
        match move:
            case Play(card, mate):
                mates = compiled.hand_takes[card] & state.field
                taken = listed(mates)
                if mate is not None:
                    taken = (max(taken, key=take.__getitem__),)
                    if taken != (mate,):
                        continue
                weight = take[card] + sum(take[each] for each in taken)
                after = tally.pile(mask_of((*members(pile & FULL_DECK), card, *taken)))
                if taken and tally.worth(after) > tally.worth(pile):
                    weight *= weights.yaku
                found.append((move, weight if taken else weights.lay[card]))
            case Bomb(month):
                found.append((move, sum(take[card] for card in members(compiled.month(month)))))
            case Show():
                pass
            case _:
                found.append((move, 1))
    return found


def _liked_best(found: list[tuple[FishingMove, float]], liked: Preferences) -> FishingMove:
    """Of moves with their weights the one that is liked best, the first of equals."""

    def by(each: tuple[FishingMove, float]) -> float:
        match each[0]:
            case Play(card):
                return each[1] * liked[card]
            case Bomb(month):
                return each[1] * liked[(month - 1) * 4]
        return each[1] * liked[0]

    return max(found, key=by)[0]


def _through_the_engine(
    family: Fishing, state: FishingState, weights: FishingPolicy, liked: Preferences, chance: Chance
) -> FishingState:
    """The same choices, each a move of ``legal_moves`` that ``apply`` plays."""
    move: FishingMove
    while state.phase in (FishingPhase.PLAY, FishingPhase.TAKE, FishingPhase.CALL):
        moves = family.legal_moves(state, state.seat)
        if state.phase == FishingPhase.PLAY:
            move = _liked_best(_weighed(family, state, weights), liked)
        elif state.phase == FishingPhase.TAKE:
            cards = [each.card for each in moves if isinstance(each, Take)]
            best = max(cards, key=weights.take.__getitem__)
            move = TAKES[best]
        else:
            move = GO if chance() < weights.go else STOP
        assert move in moves
        state = family.apply(state, move).state
    return state


@pytest.mark.deep_but(3)
@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_a_round_played_out_is_the_round_that_the_engine_plays(game_id: str) -> None:
    rules = rules_of(game_id)
    for players in sorted(map(int, rules.deal)):
        if not rules.players.least <= players <= rules.players.most:
            continue
        family = Fishing(rules, players, 3)
        playout = compile_playouts(family)
        for seed in range(DEALS):
            weights, chance = _weights(seed), random.Random(seed)
            state = family.deal(shuffled(family.deck, seed), seed).state
            while state.phase != FishingPhase.OVER:
                if state.phase in (FishingPhase.NEXT, FishingPhase.PICK):
                    state = family.apply(state, family.legal_moves(state, state.seat)[0]).state
                    continue
                liked = preferences([chance.random() for _ in range(48)])
                quickly = playout(state, weights, liked, random.Random(seed).random)
                slowly = _through_the_engine(
                    family, state, weights, liked, random.Random(seed).random
                )
                assert quickly == slowly
                gains = zip(state.series.totals, gains_of(quickly), strict=True)
                assert tuple(map(sum, gains)) == quickly.series.totals
                assert quickly.phase in (FishingPhase.NEXT, FishingPhase.OVER)
                # Play on from a few turns further: those positions are unlike the deal.
                for _ in range(chance.randrange(1, 12)):
                    if state.phase in (FishingPhase.NEXT, FishingPhase.OVER):
                        break
                    moves = family.legal_moves(state, state.seat)
                    state = family.apply(state, chance.choice(moves)).state


def test_they_are_thousands() -> None:
    assert len(ALL_GAMES) * DEALS * 3 > 1_500


def test_cards_are_liked_best_as_often_as_their_weights_say() -> None:
    moves: list[tuple[FishingMove, float]] = [(PLAYS[card][0], card) for card in (1, 0, 3)]
    chance = random.Random(5)
    best = Counter(
        _liked_best(moves, preferences([chance.random() for _ in range(48)])) for _ in range(4000)
    )
    assert best[PLAYS[0][0]] == 0
    assert abs(best[PLAYS[3][0]] / 4000 - 0.75) < 0.03


def test_a_capture_that_makes_a_yaku_is_liked_more() -> None:
    at = table("koi-koi", "h0: 32 73\nf: 31 72 42 53\np0: 81 91")
    usual = dict(_weighed(at.family, at.state, FishingPolicy((1.0,) * 48, (1.0,) * 48, 0.0)))
    eager = dict(_weighed(at.family, at.state, FishingPolicy((1.0,) * 48, (1.0,) * 48, 0.0, 9.0)))
    cup = at.family.read_move("32")
    assert eager[cup] == 9 * usual[cup]
    assert eager[at.family.read_move("73")] == usual[at.family.read_move("73")]
