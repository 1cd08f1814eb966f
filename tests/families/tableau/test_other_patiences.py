"""What other rule files ask for, on the made-up files beside this one and two of ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.notation import parse_cards
from hanafuda_desktop.engine.events import CardsMoved, PileShuffled
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.state import Collect, Redeal, Shift, TurnStock
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from tests.families.tableau.tables import game_of, moves_of, table

CATALOGUE = Catalogue((rule_files(), Path(__file__).parent / "made_up"), LANGUAGE)


def _game(game_id: str, seed: int = 0) -> Game:
    return new_game(CATALOGUE.game(game_id), seed=seed)


def test_months_are_built_from_chaff_to_bright() -> None:
    game = game_of("tsukinami")
    state = table(game, "f1: 13\nc1: 14\nc2: 12\nc3: 11\nc4: 21\nc5: 91")
    assert "c1-f1" in moves_of(game, state)  # its other chaff
    assert "c2-f1" not in moves_of(game, state)  # the ribbon waits for both chaff
    state = game.family.apply(state, Shift("c1", "f1")).state
    state = game.family.apply(state, Shift("c2", "f1")).state
    assert "c3-f1" in moves_of(game, state)
    assert "c4-f2" not in moves_of(game, state)
    refusal = game.family.refusal(state, 0, Shift("c4", "f1"))
    assert refusal == "This card does not come next on that pile."


def test_each_month_has_its_pile() -> None:
    game = game_of("tsukinami")
    state = table(game, "c1: b4\nc2: c2\nc3: 91")
    piles = {move for move in moves_of(game, state) if "-f" in move}
    assert piles == {"c1-f11", "c2-f12"}


def test_cells_hold_one_card_and_carry_runs() -> None:
    game = game_of("tsukinami")
    position = "h1: 81\nc1: 61 52 41 32\nc2: 42\nc3: 53\nc4: 91\nc5: 12\nc6: 13"
    state = table(game, position)
    assert "c1-h1" not in moves_of(game, state)
    assert (
        game.family.refusal(state, 0, Shift("c1", "c3", 2))
        == "At most 1 card at once may go there."
    )
    freed = table(game, position.replace("h1: 81", "h1:"))
    assert {"c1-c3:2", "c1-h1"} <= moves_of(game, freed)


def test_kinds_are_built_month_by_month_and_redeals_end() -> None:
    game = game_of("shiki")
    assert [len(game.state.piles[place]) for place in range(2, 9)] == [1, 2, 3, 4, 5, 6, 7]
    state = table(game, "f4: 13\nc1: 14\nc2: 23\nc3: 11\nc4: 31\nc5: 61")
    moves = moves_of(game, state)
    assert "c1-f4" in moves
    assert "c2-f4" not in moves
    assert "c3-f1" in moves
    assert "c4-f1" not in moves
    while game.state.piles[0]:
        game.push(TurnStock())
    game.push(Redeal())
    while game.state.piles[0]:
        game.push(TurnStock())
    assert game.refusal(Redeal()) == "The stock may not be turned over again."
    assert game.view().redeals_left == 0


def test_cards_may_be_played_onto_the_waste() -> None:
    game = _game("golf")
    state = table(game, "s: (11)\nw: 21\nc1: 31\nc2: 13\nc3: 41\nc4: 22")
    assert {move for move in moves_of(game, state) if move.endswith("w")} == {"c1-w", "c2-w"}
    assert "w-c3" not in moves_of(game, state)


def test_whole_rows_of_months_win() -> None:
    game = _game("oonsoo")
    lines = [
        f"c{month}: " + " ".join(card.short for card in CARDS if card.month == month)
        for month in range(1, 12)
    ]
    state = game.family.read_position("\n".join([*lines, "c12: c1 c2 c4", "w: c3"]))
    assert game.family.outcome(state) is None
    # One chaff stands in for another: c3 goes onto c4.
    state = game.family.apply(state, Shift("w", "c12")).state
    outcome = game.family.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_the_stock_is_dealt_over_the_columns() -> None:
    game = _game("oonsoo", seed=4)
    events = game.push(TurnStock())
    moved = [event for event in events if isinstance(event, CardsMoved)]
    assert [event.target for event in moved] == [f"c{number}" for number in range(1, 13)]
    assert game.view().redeals_left == 0


def test_a_yaku_out_of_one_column_as_a_run() -> None:
    game = _game("whole-months")
    state = table(game, "c1: 81 11 12 13 14\nc2: 21 22 24 23\nc3: 31\nc4: 32 33 34\nc5: 91\nc6: 61")
    yaku = {move for move in moves_of(game, state) if move.startswith("y")}
    # April is spread over two columns; March's twins may stand in either order.
    assert yaku == {"y:month:11,12,13,14", "y:month:21,22,23,24"}
    state = table(game, "c1: 12 11 13 14\nc5: 91\nc6: 61")
    assert not any(move.startswith("y") for move in moves_of(game, state))


def test_no_turn_over_an_empty_column() -> None:
    game = _game("whole-months")
    state = table(game, "s: (11 12)\nc1:\nc2: 91\nc3: 61")
    assert "t" not in moves_of(game, state)
    refusal = game.family.refusal(state, 0, TurnStock())
    assert refusal == "While a column is empty the stock may not be turned."


def test_pairs_leave_from_columns_waste_and_cells() -> None:
    game = _game("pairs")
    assert [len(game.view().pile(f"h{number}").cards) for number in range(1, 5)] == [1] * 4
    state = table(game, "w: 11\nh1: 12\nc1: 13\nc2: 21\nc3: 22 91\nc8: 81")
    yaku = {move for move in moves_of(game, state) if move.startswith("y")}
    assert yaku == {"y:pair:11,12", "y:pair:11,13", "y:pair:12,13"}


def test_a_shuffled_redeal_is_decided_by_the_seed() -> None:
    orders = []
    for _ in range(2):
        game = _game("pairs", seed=11)
        while game.state.piles[0]:
            game.push(TurnStock())
        before = game.state.piles[1]
        assert PileShuffled("s") in game.push(Redeal())
        assert sorted(game.state.piles[0]) == sorted(before)
        assert None in game.view().pile("s").cards or not game.state.piles[0]
        orders.append(game.state.piles[0])
    assert orders[0] == orders[1]


def test_foundations_are_dealt_the_first_cards_they_take() -> None:
    game = _game("demon", seed=2)
    for number in range(1, 5):
        (card,) = game.view().pile(f"f{number}").cards
        assert card is not None
        assert CARDS[card].place == number


def test_an_emptied_column_is_refilled_from_the_reserve() -> None:
    game = _game("demon")
    state = table(game, "f1: 11\nc1: (61 71) 81\nc2: 21\nc3: 31\nc4: 41\nc5: 91\nc6: 52")
    step = game.family.apply(state, Shift("c2", "f1"))
    assert CardsMoved(parse_cards("81"), "c1", "c2") in step.events
    view = game.family.view(step.state, 0)
    assert view.pile("c2").cards == parse_cards("81")
    assert view.pile("c1").face_down == 1  # and the reserve's next card turned up


def test_wild_cards_and_what_moves_together() -> None:
    game = _game("demon")
    state = table(game, "w: b4\nc2: 61\nc3: 11\nc4: 12\nc6: 91")
    assert {"w-c2", "w-c3", "c4-c3"} <= moves_of(game, state)  # Lightning goes onto anything
    state = table(game, "c2: 61\nc3: 11\nc4: 12 13 14 b4\nc6: 91")
    assert "c4-c3:3" not in moves_of(game, state)  # the lowest moved card must fit
    state = table(game, "c2: 61\nc3: 22\nc4: 12 13 14 b4\nc6: 91")
    refusal = game.family.refusal(state, 0, Shift("c4", "c2", 4))
    assert refusal == "These cards are not a run that moves together."


def test_cards_come_only_from_the_piles_that_feed() -> None:
    game = _game("demon")
    state = table(game, "f1: 11 21\nc2: 32\nc3: 22\nc6: 91")
    assert "f1-c3" not in moves_of(game, state)  # columns are not fed from foundations
    assert (
        game.family.refusal(state, 0, Shift("f1", "c3")) == "No card may be moved there from here."
    )


def test_a_foundation_holds_at_most_its_limit() -> None:
    game = _game("calculation")
    rounds = " ".join(f"{month:x}1" for month in (5, 10, 3, 8, 1, 6, 11, 4, 9, 2, 7))
    state = table(game, f"f2: {rounds}\nc1: c1\nc2: 52")
    assert "c1-f2" in moves_of(game, state)
    full = game.family.apply(state, Shift("c1", "f2")).state
    assert "c2-f2" not in moves_of(game, full)  # May would fit on December once more
    assert game.family.refusal(full, 0, Shift("c2", "f2")) is not None


@pytest.mark.parametrize(
    ("onto", "limit_reached"),
    [("11 12 13 14 21 22 23 24", False), ("11 12 13 14 21 22 23 24 31", True)],
)
def test_a_column_holds_at_most_its_limit(onto: str, limit_reached: bool) -> None:
    game = _game("demon")
    state = table(game, f"w: b4\nc2: {onto}\nc3: 61\nc6: 91")
    assert ("w-c2" in moves_of(game, state)) != limit_reached


def test_what_is_in_reach_of_a_yaku_comes_from_one_place_where_the_rules_say_so() -> None:
    game = _game("whole-months")
    state = table(game, "c1: 11 12\nc2: 13 14\nc3: 31\nc4: 21\nc5: 91\nc6: 61")
    place = game.family.view(state, 0).yaku[0]
    assert sum(card is not None for card in place.reachable) == 2
    assert not place.ready
    cards = parse_cards("11 12 13 14")
    refusal = game.family.refusal(state, 0, Collect("month", cards))
    assert refusal == "No cards that make it are free together yet."


def test_while_it_is_open_which_cards_make_a_yaku_none_is_shown() -> None:
    game = _game("pairs", seed=1)
    assert game.view().yaku[-1].wanted == ((), ())
