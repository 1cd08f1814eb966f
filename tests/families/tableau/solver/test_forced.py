"""What the solver leaves out where stock and foundations are concerned, and only that.

That nothing is lost by it is shown against brute force.
"""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.packed_space import PackedSpace
from hanafuda_desktop.families.tableau.solver.search import NO_WEIGHTS
from hanafuda_desktop.families.tableau.state import Shift, TableauState, TurnStock
from tests.families.tableau.solver.small_games import small_game


def _wandering(engine: Tableau, seed: int) -> list[TableauState]:
    """The positions of a game played by chance."""
    chance = SplitMix64(seed)
    states: list[TableauState] = []
    state = engine.deal(shuffled(engine.deck, seed), seed).state
    while len(states) < 200 and (moves := engine.legal_moves(state)):
        states.append(state)
        state = engine.apply(state, moves[chance.below(len(moves))]).state
    return states


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("name", ["by kind", "as many as cells allow", "not wrapping"])
def test_a_card_that_nothing_can_be_placed_on_is_laid_at_once(name: str) -> None:
    engine = small_game(name)
    compiled = engine.compiled
    laid_at_once = 0
    for seed in range(20):
        for state in _wandering(engine, seed):
            space = PackedSpace(compiled, state)
            after = space.after(space.position(state))
            on_table = {
                card for place in range(len(compiled.piles)) for card in state.piles[place]
            } - {card for place in compiled.foundations for card in state.piles[place]}
            for move in engine.legal_moves(state):
                if not isinstance(move, Shift) or not move.target.startswith("f"):
                    continue
                source = next(
                    p for p in range(len(compiled.piles)) if _id(engine, p) == move.source
                )
                if source not in (*compiled.columns, *compiled.cells):
                    continue
                card = state.piles[source][-1]
                serves = any(
                    compiled.piles[place].onto[other] >> card & 1
                    for place in compiled.columns
                    for other in on_table - {card}
                )
                if not serves:
                    laid_at_once += 1
                    assert len(after) == 1
    assert laid_at_once


def _id(engine: Tableau, place: int) -> str:
    return engine.compiled.piles[place].id


def test_where_the_stock_is_spent_more_turned_is_never_better() -> None:
    rules = our_games().game("shiki")
    assert isinstance(rules, TableauRules)
    engine = Tableau(rules)
    state = engine.deal(shuffled(engine.deck, 1), 1).state
    space = PackedSpace(engine.compiled, state)
    stocks, at = space.stocks, len(engine.compiled.columns) + 2
    position = space.position(state)
    assert stocks.is_spent
    # The same card, taken at once, and taken when one has turned ten and begins anew:
    numbers = [stocks.number(state)]
    for _ in range(10):
        state = engine.apply(state, TurnStock()).state
    numbers.append(stocks.number(state))
    third = stocks.tops(numbers[0])[2].cards
    first, second = (
        next(top.rests[0] for top in stocks.tops(number) if top.cards == third)
        for number in numbers
    )
    assert stocks.left(first) == stocks.left(second)
    assert stocks.turned(first) < stocks.turned(second)
    early = (0, (*position[:at], first, *position[at + 1 :]))
    late = (0, (*position[:at], second, *position[at + 1 :]))
    held = space.held()
    assert space._fresh([late, early, late]) == [late, early]
    assert space._fresh([early, late]) == [early]
    assert space.held() == held + 1
    space.weigh(NO_WEIGHTS, narrow=False)
    assert space._fresh([late]) == [late]


@pytest.mark.parametrize(
    ("name", "is_spent"),
    [("one redeal", True), ("no redeal", True), ("earlier", False), ("two at a time", False)],
)
def test_where_turning_is_for_good(name: str, *, is_spent: bool) -> None:
    engine = small_game(name)
    state = engine.deal(shuffled(engine.deck, 0), 0).state
    assert PackedSpace(engine.compiled, state).stocks.is_spent == is_spent
