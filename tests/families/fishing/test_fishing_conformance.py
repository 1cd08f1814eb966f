"""What holds for every fishing rule file, ours and made-up ones, at every number of players."""

from __future__ import annotations

from typing import Any

import pytest

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.events import (
    CardsDealt,
    CardsMatched,
    CardsMoved,
    Event,
    GameEnded,
    PairPending,
)
from hanafuda_desktop.engine.family import DealError, IllegalMove
from hanafuda_desktop.engine.rounds import NEXT_ROUND
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.moves import (
    BOMBS,
    DRAW,
    GO,
    PICKS,
    PLAYS,
    SHOWS,
    STOP,
    TAKES,
)
from hanafuda_desktop.families.fishing.state import NOWHERE, FishingPhase, FishingState
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.state import TurnStock as TableauTurn
from hanafuda_desktop.rules.diagnostics import render
from tests.engine.conforming import (
    check_same_again,
)
from tests.engine.positions import dealt, made_up_games, random_game
from tests.families.fishing.tables import (
    ALL_GAMES,
    CATALOGUE,
    MADE_UP,
    TABLES,
    every_table,
    family_of,
    rules_of,
)

GAMES_EACH = 36
"""Random games at each table; with all tables they are thousands."""


def _is_zero_sum(game_id: str, players: int) -> bool:
    """Whether nobody can gain what nobody loses: losers pay; or what is counted is shared out
    evenly, with the yaku of one taken from the others.
    """
    compiled = family_of(game_id, players).compiled
    rules = compiled.rules
    if rules.stopping is not None:
        return rules.losers_pay
    pays = rules.losers_pay or not any(hand.ends == "win" for hand in rules.dealt_hands)
    score = rules.round_score
    sides = len(compiled.sides)
    worth = sum(compiled.values[card] for card in compiled.deck) if score.cards else 0
    shared = worth == compiled.par * sides
    even = score.own_yaku == score.others_yaku and (sides == _TWO or not score.own_yaku)
    return pays and shared and even and not rules.best_earns


_TWO = 2


def _lying(state: FishingState) -> list[int]:
    """All cards, wherever they lie."""
    lying = [*state.series.stock[state.drawn :], *members(state.field), *state.running.taking]
    for pile in (*state.hands, *state.captured):
        lying += members(pile)
    return lying + ([] if state.running.turned < 0 else [state.running.turned])


@pytest.mark.deep_but(1)
@every_table
def test_thousands_of_random_games(game_id: str, players: int) -> None:
    """Cards are conserved, the game ends, rounds add up, and zero-sum games are."""
    for seed in range(GAMES_EACH):
        family = family_of(game_id, players, 2 + seed % 2)
        chance = SplitMix64(seed)
        state = dealt(family, seed)
        for _ in range(2000):
            if state.phase == FishingPhase.OVER:
                break
            moves = family.legal_moves(state, state.seat)
            step = family.apply(state, moves[chance.below(len(moves))])
            assert step.events
            state = step.state
            assert sorted(_lying(state)) == list(family.deck)
            _check_places(state)
        outcome = family.outcome(state)
        assert outcome is not None
        assert isinstance(step.events[-1], GameEnded)
        sheet = [finished.result for finished in state.series.sheet]
        gains = [sum(result.gains[seat] for result in sheet) for seat in range(players)]
        assert gains == list(outcome.scores) == list(state.series.totals)
        assert [result.number for result in sheet] == list(range(1, len(sheet) + 1))
        if _is_zero_sum(game_id, players):
            assert all(sum(result.gains) == 0 for result in sheet)


def test_the_games_that_are_zero_sum_are_known_by_their_rules() -> None:
    found = {game_id for game_id, players in TABLES if _is_zero_sum(game_id, players)}
    assert {"koi-koi", "koi-koi-additive", "go-stop", "go-stop-korean", "mushi"} <= found
    assert not found & {"koi-koi-winner-adds", "mushi-fifteen", "hana-awase", "higo-bana"}


def test_they_are_thousands() -> None:
    assert len(TABLES) * GAMES_EACH > 2000


def _check_places(state: FishingState) -> None:
    lying = {*members(state.field), *state.running.taking}
    placed = {card for card, place in enumerate(state.places) if place != NOWHERE}
    assert placed == lying


CONCEIVABLE: list[Any] = (
    [plays[0] for plays in PLAYS]
    + [PLAYS[card][mate + 1] for card in range(0, 48, 5) for mate in range(48)]
    + [*TAKES, *SHOWS[1:], *BOMBS[1:], *PICKS, DRAW, GO, STOP, NEXT_ROUND, TableauTurn()]
)


@pytest.mark.deep_but(10)
@every_table
def test_what_is_not_legal_is_refused_with_a_sentence(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 2)
    for number, (state, _) in enumerate(random_game(family, 3)):
        legal = family.legal_moves(state, state.seat)
        assert len(set(legal)) == len(legal)
        for move in legal:
            assert family.refusal(state, state.seat, move) is None
            assert family.read_move(family.write_move(move)) is move
        other = (state.seat + 1) % players
        assert family.legal_moves(state, other) == ()
        assert family.refusal(state, other, legal[0]) == "It is not this player's turn."
        if number % 4:
            continue
        for move in CONCEIVABLE:
            refusal = family.refusal(state, state.seat, move)
            assert (refusal is None) == (move in legal), (move, refusal)
            assert refusal is None or refusal.endswith(".")
            if refusal is not None and number % 40 == 0:
                with pytest.raises(IllegalMove, match=r"\."):
                    family.apply(state, move)


@pytest.mark.deep_but(10)
@every_table
def test_the_same_seed_and_moves_are_the_same_game(game_id: str, players: int) -> None:
    chance = SplitMix64(4)
    game = new_game(rules_of(game_id), seed=11, players=players, rounds=2)
    check_same_again(game, lambda game: game.legal_moves()[chance.below(len(game.legal_moves()))])


@pytest.mark.deep_but(10)
@every_table
def test_the_events_move_every_card_to_where_it_lies(game_id: str, players: int) -> None:
    """A table that knows the events alone ends up with the piles of the state."""
    family = family_of(game_id, players, 2)
    dealt = family.deal(shuffled(family.deck, 13), 13)
    piles: dict[str, set[int]] = {}
    _follow(piles, dealt.events)
    for state, move in random_game(family, 13):
        step = family.apply(state, move)
        _follow(piles, step.events)
        if step.state.phase == FishingPhase.PICK:
            continue
        after = step.state
        _lie_where_the_events_say(state, step.events, after)
        assert piles["f"] == {*members(after.field), *after.running.taking}
        for seat, hand in enumerate(after.hands):
            assert piles[f"h{seat}"] == set(members(hand))
        for side, captured in enumerate(after.captured):
            assert piles.get(f"p{side}", set()) == set(members(captured))


def _lie_where_the_events_say(
    before: FishingState, events: tuple[Event, ...], after: FishingState
) -> None:
    """A card comes to lie on what it captures, on a pair that waits, or on a place of its own."""
    if any(isinstance(event, CardsDealt) for event in events):
        return
    places = {card: place for card, place in enumerate(before.places) if place != NOWHERE}
    for event in events:
        match event:
            case CardsMoved((card,), _, "f", (place,)):
                assert card is not None
                places[card] = place
            case CardsMoved(cards, "f" | "t", _, ()):
                for card in cards:
                    del places[card]  # type: ignore[arg-type]
            case CardsMatched(card, mates, _) if mates:
                assert places[card] == places[mates[0]]
            case PairPending(cards, _):
                assert len({places[card] for card in cards}) == 1
            case _:
                pass
    if after.phase not in (FishingPhase.NEXT, FishingPhase.OVER):
        assert places == {c: place for c, place in enumerate(after.places) if place != NOWHERE}


def _follow(piles: dict[str, set[int]], events: tuple[Event, ...]) -> None:
    for event in events:
        match event:
            case CardsDealt(pile, cards):
                if pile == "h0":
                    piles.clear()
                piles[pile] = {card for card in cards if card is not None}
            case CardsMoved(cards, source, target):
                # Cards of the running turn lie on the field until they are taken aside.
                moved = {card for card in cards if card is not None}
                origin = "f" if source == "t" else source
                if origin != "s":
                    assert moved <= piles[origin]
                    piles[origin] -= moved
                piles.setdefault(target, set()).update(moved)
            case CardsMatched(card, mates, _):
                assert {card, *mates} <= piles["f"]
            case _:
                pass


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_every_rule_file_is_sound(game_id: str) -> None:
    entry = next(entry for entry in CATALOGUE.entries() if entry.id == game_id)
    assert render(entry.loaded.diagnostics, entry.loaded.sources) == ""


def test_whole_games_nobody_named_need_yaml_alone() -> None:
    assert len(made_up_games(MADE_UP, "fishing")) >= 6


def test_tables_that_do_not_come_out_are_refused() -> None:
    with pytest.raises(DealError, match="not for 3 players"):
        family_of("koi-koi", 3)
    with pytest.raises(DealError, match="not for 5 players"):
        family_of("higo-bana-teams", 5)
    teams = rules_of("higo-bana").model_copy(update={"team_size": 2})
    with pytest.raises(DealError, match="do not make teams of 2"):
        Fishing(teams, 5)
    koi_koi = rules_of("koi-koi")
    deal = koi_koi.deal["2"].model_copy(update={"hand": 16, "field": 24})
    with pytest.raises(DealError, match="too few cards"):
        Fishing(koi_koi.model_copy(update={"deal": {"2": deal}}), 2)
    with pytest.raises(DealError, match="not exactly the cards"):
        family_of("koi-koi", 2).deal((1, 2, 3), 0)
