"""Which legal move a gesture means: targets, double-click, the stock, hints."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hanafuda_desktop.engine.view import PileKind, PileView, View, YakuPlace
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.state import Collect, Redeal, Shift, TableauMove, TurnStock
from hanafuda_desktop.families.tableau.ui.table import TableauChoices
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.board import Hit

AKA_TAN = (1, 5, 9)


def view(*, ready: bool = False) -> View:
    """Two columns with cards, two without, a cell and a foundation, and two places."""
    kinds = PileKind
    piles = (
        PileView("s", kinds.STOCK, (None,) * 3, 3),
        PileView("w", kinds.WASTE, (20,)),
        PileView("c1", kinds.COLUMN, (None, 1, 5), 1),
        PileView("c2", kinds.COLUMN, (9, 12)),
        PileView("c3", kinds.COLUMN, ()),
        PileView("c4", kinds.COLUMN, (30,)),
        PileView("h1", kinds.CELL, ()),
        PileView("f1", kinds.FOUNDATION, ()),
    )
    wanted = tuple((card,) for card in AKA_TAN)
    places = (
        YakuPlace("godori", 0, ((4,),), (None,), ready=False, collected=(), waits_for=0),
        YakuPlace("aka-tan", 0, wanted, AKA_TAN, ready=ready, collected=(), waits_for=0),
    )
    return View("test", 0, 0, piles, places)


TO_CELL, TO_EMPTY = Shift("c1", "h1"), Shift("c1", "c3")
TO_CARD, TO_FOUNDATION = Shift("c1", "c2"), Shift("c1", "f1")
COLLECT = Collect("aka-tan", AKA_TAN)


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ((TO_CELL, TO_EMPTY, TO_CARD, TO_FOUNDATION, COLLECT), COLLECT),
        ((TO_CELL, TO_EMPTY, TO_CARD, TO_FOUNDATION), TO_FOUNDATION),
        ((TO_CELL, TO_EMPTY, TO_CARD), TO_CARD),
        ((TO_CELL, TO_EMPTY), TO_EMPTY),
        ((TO_CELL,), TO_CELL),
        ((), None),
    ],
    ids=["yaku", "foundation", "card", "empty column", "cell", "nothing"],
)
def test_the_obvious_move(moves: tuple[TableauMove, ...], expected: TableauMove | None) -> None:
    choices = TableauChoices(view(ready=COLLECT in moves), moves)
    assert choices.obvious("c1", 2) == expected


def test_a_whole_column_is_not_moved_to_an_empty_one_by_itself() -> None:
    choices = TableauChoices(view(), (Shift("c4", "c3"),))
    assert choices.obvious("c4", 0) is None
    assert [target.place for target in choices.targets("c4", 0)] == [Hit("c3")]


def test_targets_are_those_of_exactly_this_run() -> None:
    run, top = Shift("c1", "c3", 2), Shift("c1", "c2", 1)
    choices = TableauChoices(view(), (run, top))
    assert [target.move for target in choices.targets("c1", 1)] == [run]
    assert [target.move for target in choices.targets("c1", 2)] == [top]
    assert choices.targets("c1", -1) == choices.targets("c3", 0) == ()


def test_a_place_takes_only_members_and_prefers_the_held_ones() -> None:
    other = Collect("aka-tan", (1, 9, 13))
    choices = TableauChoices(view(ready=True), (other, COLLECT))
    (target,) = choices.targets("c1", 1)
    assert (target.place, target.move) == (1, COLLECT)
    assert choices.targets("w", 0) == ()
    assert choices.collect(1) == COLLECT
    assert choices.collect(0) is None


@pytest.mark.parametrize("move", [TurnStock(), Redeal()], ids=["turn", "redeal"])
def test_a_press_on_the_stock(move: TableauMove) -> None:
    choices = TableauChoices(view(), (move,))
    assert choices.press("s", 0) == move
    assert choices.press("c1", 0) is None
    assert TableauChoices(view(), ()).press("s", 0) is None
    assert TableauChoices(view(), ()).press_attempt("s") == TurnStock()


def test_what_was_tried_can_be_asked_about() -> None:
    choices = TableauChoices(view(), ())
    assert choices.attempt("c1", 1, Hit("c2")) == Shift("c1", "c2", 2)
    assert choices.attempt("c1", 1, 1) == Collect("aka-tan", (1, 5))
    assert choices.collect_attempt(1) == Collect("aka-tan", AKA_TAN)


def test_a_click_on_a_place_tries_the_whole_yaku() -> None:
    either = (2, 3)
    wanted = ((1,), either, either, (6, 7), ())
    done = YakuPlace("chaff", 0, ((6,),), (6,), ready=False, collected=(6,), waits_for=0)
    now = (None, 3, None, None, None)
    place = YakuPlace("chaff", 1, wanted, now, ready=False, collected=(), waits_for=0)
    choices = TableauChoices(replace(view(), yaku=(done, place)), ())
    assert choices.collect_attempt(1) == Collect("chaff", (1, 2, 3, 7))


@pytest.mark.rule("YA-8")
def test_the_engine_can_say_what_a_place_lacks(catalogue: Catalogue) -> None:
    game = new_game(catalogue.game("yatsuhashi"), seed=5)
    choices = TableauChoices(game.view(), game.legal_moves())
    waiting = [at for at, place in enumerate(game.view().yaku) if not place.ready]
    assert waiting
    for number in waiting:
        refusal = game.refusal(choices.collect_attempt(number))
        assert refusal
        assert "do not make" not in refusal


def test_what_a_hint_marks() -> None:
    choices = TableauChoices(view(ready=True), (COLLECT,))
    assert choices.marks(Shift("c1", "c2", 2)) == ((("c1", 1),), Hit("c2"))
    cards, place = choices.marks(COLLECT)
    assert set(cards) == {("c1", 1), ("c1", 2), ("c2", 0)}
    assert place == 1
    assert choices.marks(TurnStock()) == ((("s", 2),), None)
    assert choices.marks("no move of this family") == ((), None)
