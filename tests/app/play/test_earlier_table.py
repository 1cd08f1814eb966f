"""A costly choice on the table as it was then: the signs say what was true then, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import Qt

from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.progress import side_progress
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.play.computers import Judged
from hanafuda_desktop.play.rounds_controller import RoundController
from hanafuda_desktop.play.rounds_panels import RoundPanels
from tests.app.at_shedding_table import AtSheddingTable
from tests.app.at_the_table import AtRounds, AtTable


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every choice is costly."""
    monkeypatch.setattr(Judged, "is_costly", property(lambda _: True))


def _reviewed(table: AtTable | AtSheddingTable) -> RoundPanels:
    """The finished round was looked through, and somebody has won it."""
    table.play_on(lambda: table.panels.summary.is_open)
    table.key(Qt.Key.Key_V)
    coach = cast("RoundController", table.controller).coach
    table.until(lambda: not coach.thinking.is_busy, hurried=False)
    assert any(table.window.session.view.points)
    return table.panels


def _totals(table: AtRounds) -> list[int]:
    return [plate.shown.total for plate in table.controller.signs.plates]


def _turn(table: AtRounds) -> list[int]:
    return [plate.number for plate in table.controller.signs.plates if plate.shown.to_move]


def _says(table: AtRounds, view: View) -> bool:
    """Whether the plates say how it stood in this moment, and nothing of what came later."""
    return _totals(table) == list(view.points)


@pytest.mark.parametrize("game", ["koi-koi", "untitled"])
def test_the_plates_go_back_with_the_cards(
    lay: Callable[..., AtTable], lay_shedding: Callable[..., AtSheddingTable], game: str
) -> None:
    table: AtTable | AtSheddingTable
    if game == "untitled":
        table = lay_shedding("person", "greedy", "greedy", seed=4)
    else:
        table = lay("person", "greedy", seed=8)
    panels = _reviewed(table)
    now = table.window.session.view
    assert _says(table, now)
    table.key(Qt.Key.Key_1)
    then = cast("RoundController", table.controller).coach.past
    assert then is not None
    assert then.points != now.points
    table.until(lambda: _says(table, then), hurried=False)
    assert _turn(table) == [then.seat]
    panels.moment.press("review-back")
    table.until(lambda: _says(table, now), hurried=False)
    assert _turn(table) == []


def test_what_one_was_near_to_is_told_of_that_moment(lay: Callable[..., AtTable]) -> None:
    table = lay("person", "greedy", seed=8)
    panels = _reviewed(table)
    signs = table.signs
    assert not signs.nearest.description
    table.key(Qt.Key.Key_Down, Qt.Key.Key_Return)
    table.until(lambda: signs.nearest.description, hurried=False)
    signs.show_next_board()
    assert signs.board.isVisible()
    past = table.controller.coach.past
    assert past is not None
    rules = cast("FishingRules", table.window.session.rules)
    assert signs._standings == side_progress(rules, past)
    signs.hide_board()
    panels.moment.press("review-back")
    table.until(lambda: not signs.nearest.description, hurried=False)
