"""How open cards are arranged: the cards of one level, and the table on which they lie."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.tableau.compiled import STOCK
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.arrangement import LevelArrangement, TableInPlay
from hanafuda_desktop.families.tableau.solver.reductions import CardLevel, levels_of
from hanafuda_desktop.families.tableau.solver.search import LineError
from hanafuda_desktop.families.tableau.state import Collect, Redeal, Shift, TableauState, TurnStock


def _card(month: int, place: int = 1) -> int:
    return (month - 1) * 4 + place - 1


JULY, AUGUST = _card(7), _card(8)
OTHER_JULY, OTHER_AUGUST = _card(7, 2), _card(8, 2)
ROUND = [_card(month) for month in (7, 6, 5, 4, 3, 2, 1, 12, 11, 10, 9, 8)]
"""A run from a July to an August, on which each July could lie."""


@pytest.fixture
def engine() -> Tableau:
    rules = our_games().game("yatsuhashi")
    assert isinstance(rules, TableauRules)
    return Tableau(rules)


def _table(
    engine: Tableau, *columns: Sequence[int], hidden: Sequence[int] = (), stock: Sequence[int] = ()
) -> TableInPlay:
    compiled = engine.compiled
    piles: list[tuple[int, ...]] = [()] * len(compiled.piles)
    face_down = [0] * len(compiled.piles)
    piles[STOCK], face_down[STOCK] = tuple(reversed(stock)), len(stock)
    for place, cards in zip(compiled.columns, columns, strict=False):
        piles[place] = tuple(cards)
    for place, count in zip(compiled.columns, hidden, strict=False):
        face_down[place] = count
    return TableInPlay(compiled, TableauState(tuple(piles), tuple(face_down)))


def _julys(engine: Tableau) -> CardLevel:
    return next(level for level in levels_of(engine.compiled) if level.cards >> JULY & 1)


def test_cards_change_places_over_an_empty_column(engine: Tableau) -> None:
    table = _table(engine, [AUGUST, JULY], [OTHER_AUGUST, OTHER_JULY])
    wish = LevelArrangement(table, _julys(engine))
    wanted: dict[int, set[int | None]] = {AUGUST: {OTHER_JULY}}
    assert (wish.cards, wish.places) == ([JULY, OTHER_JULY], [AUGUST, OTHER_AUGUST])
    assert wish.lowest == 0
    assert wish.way(wanted, 1) == [(JULY, None), (OTHER_JULY, AUGUST)]
    assert wish.way(wanted, 0) == [(JULY, None), (OTHER_JULY, AUGUST), (JULY, OTHER_AUGUST)]
    assert wish.way({AUGUST: {JULY}}, 0) == []
    assert wish.way({AUGUST: {None}}, 1) == [(JULY, None)]


def test_without_a_hand_nothing_changes_places(engine: Tableau) -> None:
    others = [[_card(month, 3)] for month in (1, 3, 5, 10)]
    table = _table(engine, [AUGUST, JULY], [OTHER_AUGUST, OTHER_JULY], *others)
    with pytest.raises(LineError):
        LevelArrangement(table, _julys(engine)).way({AUGUST: {OTHER_JULY}}, 2)


def test_a_place_that_lies_on_a_card_is_none_for_it(engine: Tableau) -> None:
    alone = LevelArrangement(_table(engine, ROUND), _julys(engine))
    with pytest.raises(LineError):
        alone.way({}, 0)
    wish = LevelArrangement(_table(engine, ROUND, [OTHER_AUGUST]), _julys(engine))
    assert wish.way({}, 0) == [(JULY, OTHER_AUGUST)]
    for_other = LevelArrangement(_table(engine, ROUND, [OTHER_JULY]), _julys(engine))
    assert for_other.way({}, 1) == [(OTHER_JULY, AUGUST)]


def test_a_card_that_comes_finds_its_place_bare(engine: Tableau) -> None:
    full = [[_card(month, 3)] for month in (1, 3, 5)]
    table = _table(
        engine, [AUGUST, JULY], [OTHER_AUGUST], [_card(12, 2), OTHER_JULY], *full, hidden=[0, 0, 1]
    )
    julys = _julys(engine)
    assert LevelArrangement(table, julys, OTHER_JULY).way({}, 0) == []
    wanted: dict[int, set[int | None]] = {AUGUST: {OTHER_JULY}}
    assert LevelArrangement(table, julys, OTHER_JULY).way(wanted, 0) == [(JULY, OTHER_AUGUST)]
    with pytest.raises(LineError):  # both places cannot wait for it
        LevelArrangement(table, julys, OTHER_JULY).way(wanted | {OTHER_AUGUST: {OTHER_JULY}}, 0)


def test_a_card_that_comes_has_no_place_on_itself(engine: Tableau) -> None:
    full = [[_card(month, 3)] for month in (1, 3, 5, 10, 12)]
    table = _table(engine, [_card(2, 3), *ROUND], *full, hidden=[1])
    with pytest.raises(LineError):
        LevelArrangement(table, _julys(engine), JULY).way({}, 0)


def test_moves_are_written_down(engine: Tableau) -> None:
    stock = [_card(12, place) for place in (1, 2, 3)]
    table = _table(
        engine, [_card(1), AUGUST, JULY], [_card(2), OTHER_AUGUST], hidden=[1, 1], stock=stock
    )
    before = table.copy()
    table.shift(JULY, table.column(OTHER_AUGUST))
    assert (table.above(OTHER_AUGUST), table.beneath(JULY)) == (JULY, OTHER_AUGUST)
    assert table.above(AUGUST) is None
    table.turn(2)
    table.draw(table.column(AUGUST))
    table.turn(1)
    table.turn(2)
    table.turn(1)
    table.collect("aka-tan", [JULY, OTHER_AUGUST, stock[0]])
    assert table.moves == (
        Shift("c1", "c2"), TurnStock(), TurnStock(), Shift("w", "c1"), TurnStock(), Redeal(),
        TurnStock(),
        Collect("aka-tan", (JULY, OTHER_AUGUST, stock[0])),
    )  # fmt: skip
    assert table.open_cards() == [AUGUST, stock[1], _card(2)]
    assert [*table.loose_cards()] == [stock[1], _card(2)]
    assert before.moves == ()
    assert before.above(AUGUST) == JULY


def test_what_cannot_be_played_is_no_line(engine: Tableau) -> None:
    table = _table(engine, [AUGUST, JULY])
    with pytest.raises(LineError):
        table.shift(JULY, table.column(AUGUST))
    with pytest.raises(LineError):
        table.collect("aka-tan", [AUGUST])
