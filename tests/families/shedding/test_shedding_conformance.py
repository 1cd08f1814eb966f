"""What holds for every shedding rule file, ours and made-up ones, at every number of players."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.events import CardsDealt, CardsMoved, Event, GameEnded, PileTurnedOver
from hanafuda_desktop.engine.family import DealError, IllegalMove
from hanafuda_desktop.engine.reaction_race import EARLY, NEVER
from hanafuda_desktop.engine.rounds import NEXT_ROUND, RoundEnding
from hanafuda_desktop.families.fishing.moves import STOP
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.shedding.family import Shedding
from hanafuda_desktop.families.shedding.legal_moves import normal_order
from hanafuda_desktop.families.shedding.moves import (
    DISCARDS,
    SWAPS,
    BareMove,
    Combine,
    HandsSwapped,
    Race,
)
from hanafuda_desktop.families.shedding.state import NO_CARD, SheddingPhase, SheddingState
from hanafuda_desktop.rules.diagnostics import render
from tests.engine.conforming import (
    check_same_again,
)
from tests.engine.positions import dealt, made_up_games, random_game
from tests.families.shedding.tables import (
    ALL_GAMES,
    CATALOGUE,
    MADE_UP,
    TABLES,
    every_table,
    family_of,
    lying,
    rules_of,
)

GAMES_EACH = 50
"""Random games at each table; with all tables they are thousands."""
MORE_OF_SHIPPED = 120
"""Further ones at each table of a shipped game."""
SHIPPED = {entry.id for entry in CATALOGUE.entries() if entry.shipped}


@pytest.mark.deep_but(2)
@pytest.mark.rule("UN-2", "UN-10", "UN-11")
@every_table
def test_thousands_of_random_games(game_id: str, players: int) -> None:
    """Cards are conserved through all shuffles, rounds end, add up, and are zero-sum."""
    rules = rules_of(game_id)
    shuffles = 0
    for seed in range(GAMES_EACH):
        family = family_of(game_id, players, 1 + seed % 2)
        state = None
        for state, move in random_game(family, seed):
            assert sorted(lying(state)) == list(family.deck)
            _check(family, state)
            last = family.apply(state, move)
        assert state is not None
        shuffles += last.state.shuffles
        assert isinstance(last.events[-1], GameEnded)
        outcome = family.outcome(last.state)
        assert outcome is not None
        sheet = [finished.result for finished in last.state.series.sheet]
        gains = [sum(result.gains[seat] for result in sheet) for seat in range(players)]
        assert gains == list(outcome.scores) == list(last.state.series.totals)
        for result in sheet:
            assert (result.ending is RoundEnding.SHED) == bool(result.winners)
            if rules.losers_pay:
                assert sum(result.gains) == 0
            for winner in result.winners:
                assert result.sides[winner].captured == ()
    if game_id == "small-deck":
        assert shuffles


def test_they_are_thousands() -> None:
    assert len(TABLES) * GAMES_EACH > 1500
    assert sum(game_id in SHIPPED for game_id, _ in TABLES) * MORE_OF_SHIPPED > 2000


@pytest.mark.deep_but(2)
@pytest.mark.rule("UN-2", "UN-10", "UN-11")
@pytest.mark.parametrize(
    ("game_id", "players"),
    [each for each in TABLES if each[0] in SHIPPED],
    ids=str,
)
def test_thousands_more_of_the_shipped_games(game_id: str, players: int) -> None:
    """Looked at between rounds and at the end, which is quick."""
    family = family_of(game_id, players, 2)
    for seed in range(MORE_OF_SHIPPED):
        chance = SplitMix64(seed)
        state = dealt(family, 1000 + seed)
        while state.phase != SheddingPhase.OVER:
            moves = family.legal_moves(state, state.seat)
            state = family.apply(state, moves[chance.below(len(moves))]).state
            if state.phase in (SheddingPhase.RACE, SheddingPhase.NEXT, SheddingPhase.OVER):
                assert sorted(lying(state)) == list(family.deck)
                _check(family, state)
        rounds = [finished.gains for finished in state.series.sheet]
        assert len(rounds) == 2
        assert tuple(map(sum, zip(*rounds, strict=True))) == state.series.totals
        assert sum(state.series.totals) == 0


def _check(family: Shedding, state: SheddingState) -> None:
    """Both ways of keeping the field agree, and it is as full as it can be."""
    lying = [card for card in state.places if card != NO_CARD]
    assert mask_of(lying) == state.field
    size = family.compiled.deal.field
    if state.phase == SheddingPhase.PLAY and len(lying) < size:
        assert not state.stock
        assert len(state.discard) <= family.compiled.keeps_top
    if state.phase in (SheddingPhase.PLAY, SheddingPhase.DRAWN, SheddingPhase.SWAP):
        assert all(state.hands)
    if state.phase == SheddingPhase.RACE:
        assert not state.hands[state.seat]


def _conceivable(family: Shedding, state: SheddingState, chance: SplitMix64) -> list[Any]:
    """Moves that could be written down, legal and not."""
    moves: list[Any] = [
        BareMove.STRUGGLE,
        BareMove.KEEP,
        BareMove.SIT_OUT,
        BareMove.DRAW_LOTS,
        NEXT_ROUND,
        STOP,
        *SWAPS,
        *DISCARDS[::3],
    ]
    racers = family.seats - 1
    moves += [
        Race(()),
        Race((100,) * racers),
        Race((EARLY,) * racers),
        Race((NEVER,) * racers),
        Race((100,) * (racers + 1)),
        Race((-3,) * racers),
        Race((700_000,) * racers),
    ]
    hand = list(members(state.hands[state.seat])) or [0]
    field = list(members(state.field)) or [0]
    deck = list(range(48))

    def some(cards: list[int], most: int) -> tuple[int, ...]:
        count = chance.below(most + 1)
        return tuple(cards[chance.below(len(cards))] for _ in range(count))

    for each in family.compiled.combinations:
        for _ in range(25):
            cards = hand if chance.below(5) else deck
            onto = field if chance.below(5) else deck
            moves.append(Combine(each.id, some(onto, 2), some(cards, 3), some(cards, 1)))
    moves += [Combine("none", (), (hand[0],)), Combine(family.compiled.combinations[0].id)]
    moves.append(Combine(family.compiled.combinations[0].id, (99,), (-5,)))
    return moves


def _normal(family: Shedding, state: SheddingState, move: Any) -> Any:
    """The legal move that lays the same cards with the same one on top; or the move itself."""
    top = state.discard[-1] if state.discard else NO_CARD
    return normal_order(family.compiled, move, top) if isinstance(move, Combine) else move


@pytest.mark.deep_but(5)
@every_table
def test_what_is_not_legal_is_refused_with_a_sentence(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 2)
    chance = SplitMix64(players)
    for number, (state, _) in enumerate(random_game(family, 3)):
        legal = family.legal_moves(state, state.seat)
        assert len(set(legal)) == len(legal)
        for move in legal:
            assert family.refusal(state, state.seat, move) is None
            assert family.read_move(family.write_move(move)) == move
            assert _normal(family, state, move) == move
        other = (state.seat + 1) % players
        assert family.legal_moves(state, other) == ()
        assert family.refusal(state, other, legal[0]) == "It is not this player's turn."
        if number % 5:
            continue
        for move in _conceivable(family, state, chance):
            refusal = family.refusal(state, state.seat, move)
            if not (isinstance(move, Race) and refusal is None):
                assert (refusal is None) == (move in legal), (move, refusal)
            assert refusal is None or refusal.endswith(".")
            if refusal is not None and number % 20 == 0:
                with pytest.raises(IllegalMove, match=r"\."):
                    family.apply(state, move)


@pytest.mark.deep_but(10)
@every_table
def test_any_order_of_laying_finds_its_move(game_id: str, players: int) -> None:
    """A combination laid in another order is the legal one with the same card on top."""
    family = family_of(game_id, players, 1)
    for seed in range(4):
        for state, _ in random_game(family, seed):
            for move in family.legal_moves(state, state.seat):
                if isinstance(move, Combine) and len(move.hand) > 2:
                    mixed = (*move.hand[-2::-1], move.hand[-1])
                    other = replace(move, hand=mixed, lay=move.lay[::-1])
                    assert _normal(family, state, other) == move


@pytest.mark.deep_but(10)
@every_table
def test_the_events_move_every_card_to_where_it_lies(game_id: str, players: int) -> None:
    """A table that knows the events alone ends up with the piles of the state."""
    family = family_of(game_id, players, 2)
    piles: dict[str, list[int]] = {}
    _follow(piles, family.deal(shuffled(family.deck, 13), 13).events, family)
    for state, move in random_game(family, 13):
        step = family.apply(state, move)
        _follow(piles, step.events, family)
        after = step.state
        assert set(piles["f"]) == set(members(after.field))
        assert piles["d"] == list(after.discard)
        assert set(piles["x"]) == ({after.drawn} if after.drawn != NO_CARD else set())
        for seat, hand in enumerate(after.hands):
            assert set(piles[f"h{seat}"]) == set(members(hand))


def _follow(piles: dict[str, list[int]], events: tuple[Event, ...], family: Shedding) -> None:
    for event in events:
        match event:
            case CardsDealt("h0", _):
                piles.clear()
                piles |= {name: [] for name in ("f", "d", "x")}
            case _:
                pass
        match event:
            case CardsDealt(pile, cards):
                piles[pile] = [card for card in cards if card is not None]
            case CardsMoved(cards, source, target, places):
                moved = [card for card in cards if card is not None]
                assert len(moved) == len(cards)
                if source != "s":
                    for card in moved:
                        piles[source].remove(card)
                piles[target] += moved
                assert bool(places) == (target == "f")
            case PileTurnedOver("d", "s", count):
                kept = family.compiled.keeps_top
                assert count == len(piles["d"]) - kept
                piles["d"] = piles["d"][count:]
            case HandsSwapped(seat, other):
                one, two = f"h{seat}", f"h{other}"
                piles[one], piles[two] = piles[two], piles[one]
            case _:
                pass


@pytest.mark.deep_but(10)
@pytest.mark.rule("UN-13")
@every_table
def test_the_same_seed_and_moves_are_the_same_game(game_id: str, players: int) -> None:
    """So are a record's: also the times of its races, without any clock."""
    chance = SplitMix64(4)
    game = new_game(rules_of(game_id), seed=11, players=players, rounds=2)
    check_same_again(
        game, lambda game: game.legal_moves()[-1 - chance.below(len(game.legal_moves()))]
    )


@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_every_rule_file_is_sound(game_id: str) -> None:
    entry = next(entry for entry in CATALOGUE.entries() if entry.id == game_id)
    assert render(entry.loaded.diagnostics, entry.loaded.sources) == ""


def test_whole_games_nobody_named_need_yaml_alone() -> None:
    assert len(made_up_games(MADE_UP, "shedding")) >= 8


def test_tables_that_do_not_come_out_are_refused() -> None:
    with pytest.raises(DealError, match="not for 6 players"):
        Shedding(rules_of("untitled"), 6)
    untitled = rules_of("untitled")
    deal = untitled.deal["2"].model_copy(update={"hand": 24, "field": 4})
    with pytest.raises(DealError, match="too few cards"):
        Shedding(untitled.model_copy(update={"deal": {"2": deal}}), 2)
    with pytest.raises(DealError, match="not exactly the cards"):
        family_of("untitled", 2).deal((1, 2, 3), 0)
