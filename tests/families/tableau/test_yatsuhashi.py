"""Yatsuhashi's rules one by one, on tables made for each."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.cardset import FULL_DECK
from hanafuda_desktop.cards.notation import parse_cards
from hanafuda_desktop.engine.events import (
    CardsMoved,
    CardTurnedUp,
    GameEnded,
    PileTurnedOver,
    YakuMade,
)
from hanafuda_desktop.engine.family import DealError
from hanafuda_desktop.engine.game import Deal
from hanafuda_desktop.engine.view import Outcome
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.compiled import compile_tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.state import Collect, Redeal, Shift, TurnStock
from tests.families.tableau.tables import game_of, moves_of, table

# Five yaku that have nothing to do with what is tried, already collected.
FIVE = """
    y: aka-tan 12 22 32
    y: ao-tan 62 92 a2
    y: kasu-tan 42 52 72
    y: kiri-kasu c2 c3 c4
    y: yanagi-kasu b2 b3 b4
"""


@pytest.mark.rule("YA-1")
def test_the_deal() -> None:
    game = game_of(seed=7)
    state = game.state
    assert [len(pile) for pile in state.piles] == [12, 0, 6, 6, 6, 6, 6, 6]
    assert state.face_down == (12, 0, 5, 5, 5, 5, 5, 5)
    view = game.view()
    assert sum(card is not None for pile in view.piles for card in pile.cards) == 6


@pytest.mark.rule("YA-1")
def test_a_deal_written_out_is_laid_in_its_order() -> None:
    order = tuple(range(47, -1, -1))
    game = new_game(game_of().rules, laid=Deal(order=order))
    assert game.state.piles[2] == (47, 46, 45, 44, 43, 42)
    assert game.state.piles[7][-1] == 12
    events = game.push(TurnStock())
    assert events == (CardsMoved((11,), "s", "w"),)


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("order", [(), tuple(range(47)), (0, *range(47))])
def test_a_deal_must_be_the_deck(order: tuple[int, ...]) -> None:
    with pytest.raises(DealError):
        new_game(game_of().rules, laid=Deal(order=order))


@pytest.mark.rule("YA-2")
def test_the_stock_goes_through_one_by_one_and_round_without_limit() -> None:
    game = game_of(seed=1)
    first_pass = []
    for _ in range(12):
        game.push(TurnStock())
        first_pass.append(game.state.piles[1][-1])
        assert game.state.piles[1] == tuple(first_pass)  # under it lies the one turned before
    assert game.refusal(TurnStock()) == "The stock is empty."
    for _ in range(30):
        assert game.push(Redeal()) == (PileTurnedOver("w", "s", 12),)
        assert game.refusal(Redeal()) == "The stock is not used up yet."
        again = []
        for _ in range(12):
            game.push(TurnStock())
            again.append(game.state.piles[1][-1])
        assert again == first_pass


@pytest.mark.rule("YA-2")
def test_no_card_goes_back_to_the_stock() -> None:
    game = game_of()
    state = table(game, "s: (11)\nw: 12\nc1: 13\nc2: 21")
    for target in ("s", "w"):
        assert "goes back" in (game.family.refusal(state, 0, Shift("c1", target)) or "")


@pytest.mark.rule("YA-3")
@pytest.mark.parametrize(
    ("card", "onto", "fits"),
    [
        ("21", "31", True),  # a February onto a March
        ("24", "32", True),  # whatever the kinds
        ("c1", "11", True),  # December onto January
        ("b4", "c1", True),
        ("31", "21", False),  # not the other way
        ("11", "c1", False),
        ("21", "22", False),  # not the same month
        ("21", "41", False),  # not two apart
    ],
)
@pytest.mark.parametrize("source", ["w", "c1"])
def test_what_goes_onto_what(card: str, onto: str, fits: bool, source: str) -> None:
    game = game_of()
    state = table(game, f"{source}: {card}\nc2: {onto}\nc3: 61\nc4: 91")
    assert (f"{source}-c2" in moves_of(game, state)) == fits
    refusal = game.family.refusal(state, 0, Shift(source, "c2"))
    assert refusal == (None if fits else "This card does not fit on that one.")


@pytest.mark.rule("YA-3")
def test_a_card_under_the_turned_one_is_not_in_play() -> None:
    game = game_of()
    state = table(game, "w: 21 81\nc1: 31\nc2: 51")
    assert not moves_of(game, state) & {"w-c1", "w-c1:2", "w-c2"}
    assert game.family.refusal(state, 0, Shift("w", "c1", 2)) == "Only the top card can be moved."


@pytest.mark.rule("YA-4")
def test_a_run_and_any_tail_of_it_moves_as_one() -> None:
    game = game_of()
    state = table(game, "c1: 81 51 41 31\nc2: 42\nc3: 61\nc4: (11) 52\nc5: 91\nc6: 13")
    moves = {move for move in moves_of(game, state) if move.startswith("c1")}
    assert moves == {"c1-c2", "c1-c4:2", "c1-c3:3"}
    after = game.family.apply(state, Shift("c1", "c3", 3)).state
    assert after.piles[4] == parse_cards("61 51 41 31")
    assert after.piles[2] == parse_cards("81")
    refusal = game.family.refusal(state, 0, Shift("c1", "c5", 4))
    assert refusal == "These cards are not a run that moves together."


@pytest.mark.rule("YA-4")
def test_a_face_down_card_never_moves() -> None:
    game = game_of()
    state = table(game, "c1: (41) 31\nc2: 51\nc3: 61")
    refusal = game.family.refusal(state, 0, Shift("c1", "c2", 2))
    assert refusal == "A card that lies face down cannot be moved."


@pytest.mark.rule("YA-5")
def test_a_bared_card_turns_up_by_itself() -> None:
    game = game_of()
    state = table(game, "c1: (81 11) 31\nc2: 41\nc3: 91")
    step = game.family.apply(state, Shift("c1", "c2"))
    assert step.events == (
        CardsMoved(parse_cards("31"), "c1", "c2"),
        CardTurnedUp(parse_cards("11")[0], "c1"),
    )
    assert step.state.face_down[2] == 1


@pytest.mark.rule("YA-5", "YA-7")
def test_several_columns_turn_up_after_a_yaku() -> None:
    game = game_of()
    state = table(game, "c1: (81) 12\nc2: (82) 22\nc3: 32\nc4: 91")
    step = game.family.apply(state, Collect("aka-tan", parse_cards("12 22 32")))
    kinds = [type(event) for event in step.events]
    assert kinds == [CardsMoved, CardsMoved, CardsMoved, YakuMade, CardTurnedUp, CardTurnedUp]
    assert step.events[0] == CardsMoved(parse_cards("12"), "c1", "y:aka-tan")


@pytest.mark.rule("YA-6")
def test_an_empty_foundation_takes_any_card_or_run() -> None:
    game = game_of()
    state = table(game, "w: 91\nc1:\nc2: 61 51 41\nc3: 11")
    moves = moves_of(game, state)
    assert {"w-c1", "c2-c1", "c2-c1:2", "c2-c1:3", "c3-c1"} <= moves


@pytest.mark.rule("YA-7")
@pytest.mark.parametrize(
    ("position", "ready"),
    [
        ("c1: 12\nc2: 22\nc3: 32\nc4: 91", True),  # three tops
        ("c1: 32 12 22\nc2: 81\nc3: 91", True),  # one foundation, month order does not matter
        ("w: 81 12\nc1: 22\nc2: 32\nc3: 91", True),  # the turned card and two tops
        ("w: 12 22\nc1: 32\nc2: 91", False),  # only one stock card
        ("c1: 12 81\nc2: 22\nc3: 32\nc4: 91", False),  # buried under a foreign card
        ("c1: 12 13 22\nc2: 32\nc3: 91", False),  # a foreign card between
        ("c1: (12) 22\nc2: 32\nc3: 91", False),  # face down
        ("s: (12)\nc1: 22\nc2: 32\nc3: 91", False),  # not turned yet
    ],
)
def test_from_where_a_yaku_is_collected(position: str, ready: bool) -> None:
    game = game_of()
    state = table(game, position)
    move = Collect("aka-tan", parse_cards("12 22 32"))
    assert (move in game.family.legal_moves(state, 0)) == ready
    assert (game.family.refusal(state, 0, move) is None) == ready


@pytest.mark.rule("YA-7")
def test_at_least_one_card_comes_from_a_foundation() -> None:
    open_stock = game_of("yatsuhashi-open-stock")
    state = table(open_stock, "w: 12 22 32\nc1: 91\nc2: 81")
    assert not any("aka-tan" in move for move in moves_of(open_stock, state))


@pytest.mark.rule("YA-7")
def test_option_several_stock_cards() -> None:
    position = "w: 81 12 22\nc1: 32\nc2: 91"
    for game_id, ready in (("yatsuhashi", False), ("yatsuhashi-open-stock", True)):
        game = game_of(game_id)
        assert ("y:aka-tan:12,22,32" in moves_of(game, table(game, position))) == ready


@pytest.mark.rule("YA-7")
def test_a_yaku_takes_exactly_its_cards() -> None:
    game = game_of()
    state = table(game, "c1: 12 22\nc2: 32\nc3: 91")
    for cards in ("12 22", "12 22 32 91", "12 32 42", "32 22 12"):
        refusal = game.family.refusal(state, 0, Collect("aka-tan", parse_cards(cards)))
        assert refusal == "These cards do not make the yaku."


@pytest.mark.rule("YA-8")
@pytest.mark.parametrize("collected", range(7))
def test_the_bridge_waits_for_five_others(collected: int) -> None:
    game = game_of()
    # Two early chaff count as two, the other four as one each.
    done = [
        "y: early-chaff 13 23 33 43 53",
        "y: early-chaff 14 24 34 44 54",
        *FIVE.strip().splitlines(),
    ][:collected]
    state = table(game, "\n".join([*done, "c1: 51", "c2: 91", "c3: 71"]))
    move = Collect("yatsuhashi", parse_cards("51"))
    refusal = game.family.refusal(state, 0, move)
    if collected >= 5:
        assert refusal is None
    else:
        assert refusal == f"First {5 - collected} other yaku must be collected."
    place = next(place for place in game.family.view(state, 0).yaku if place.yaku == "yatsuhashi")
    assert place.ready == (collected >= 5)
    assert place.waits_for == max(0, 5 - collected)


@pytest.mark.rule("YA-8")
@pytest.mark.parametrize(
    ("game_id", "ready"), [("yatsuhashi", False), ("yatsuhashi-bridge-from-stock", True)]
)
def test_the_bridge_leaves_from_the_stock_only_as_an_option(game_id: str, ready: bool) -> None:
    game = game_of(game_id)
    state = table(game, f"w: 51\nc1: 91\nc2: 71\n{FIVE}")
    assert ("y:yatsuhashi:51" in moves_of(game, state)) == ready


@pytest.mark.rule("YA-9")
def test_the_fourteen_yaku_use_each_card_once() -> None:
    rules = game_of().rules
    assert isinstance(rules, TableauRules)
    compiled = compile_tableau(rules)
    assert sum(yaku.times for yaku in compiled.yaku) == 14
    used = 0
    for yaku in compiled.yaku:
        (way,) = yaku.ways
        assert way.size * yaku.times == way.members.bit_count()
        assert not used & way.members
        used |= way.members
    assert used == FULL_DECK


@pytest.mark.rule("YA-9")
def test_either_chaff_serves_either_copy() -> None:
    game = game_of()
    state = table(game, "c1: 14 13\nc2: 23\nc3: 33\nc4: 43\nc5: 53\nc6: 54")
    moves = {move for move in moves_of(game, state) if move.startswith("y")}
    # The chaff that lies under another chaff of its month is not free.
    assert moves == {
        "y:early-chaff:13,23,33,43,53",
        "y:early-chaff:13,23,33,43,54",
    }


@pytest.mark.rule("YA-10")
def test_won_when_all_fourteen_are_collected() -> None:
    game = game_of()
    rest = """
        y: early-chaff 13 23 33 43 53
        y: early-chaff 14 24 34 44 54
        y: late-chaff 63 73 83 93 a3
        y: late-chaff 64 74 84 94 a4
        y: ino-shika-cho 61 71 a1
        y: godori 21 41 82
        y: hanami-tsukimi-zake 31 81 91
        y: ame-san-ko 11 b1 c1
    """
    state = table(game, f"{FIVE}{rest}\nc1: 51")
    assert game.family.outcome(state) is None
    step = game.family.apply(state, Collect("yatsuhashi", parse_cards("51")))
    assert step.events[-1] == GameEnded(Outcome(winners=(0,), scores=(0,)))
    assert game.family.legal_moves(step.state, 0) == ()
    assert game.family.refusal(step.state, 0, TurnStock()) == "The game is over."


@pytest.mark.rule("YA-10")
def test_lost_when_nothing_can_be_moved() -> None:
    game = game_of()
    state = table(game, "c1: 11\nc2: 31\nc3: 51\nc4: 71\nc5: 91\nc6: b1")
    assert game.family.legal_moves(state, 0) == ()
    assert game.family.outcome(state) == Outcome(winners=(), scores=(0,))


@pytest.mark.rule("YA-7")
@pytest.mark.parametrize(
    ("position", "cards", "reason"),
    [
        (
            "c1: 12 81\nc2: 22\nc3: 91",
            "12 22 32",
            "Not free yet: Pine, poetry ribbon; Cherry, poetry ribbon.",
        ),
        (
            "c1: 13\nc2: 23\nc3: 33\nc4: 43\nc5: 53\nc6: 91",
            "14 23 33 43 53",
            "These very cards are not free, but others of the yaku are.",
        ),
    ],
)
def test_why_a_yaku_cannot_be_collected(position: str, cards: str, reason: str) -> None:
    game = game_of()
    name = "aka-tan" if "12" in cards else "early-chaff"
    move = Collect(name, parse_cards(cards))
    assert game.family.refusal(table(game, position), 0, move) == reason
