"""Cards that are dragged with real mouse events at real coordinates on the view's viewport."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.tableau.state import Shift
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.durations import Pace
from tests.table.patience_moments import (
    at,
    cards_of,
    from_column,
    shifts,
    with_run,
)
from tests.table.playing import RIGHT, Playing, game_where, seen

Make = Callable[..., Playing]


def test_dragging_a_card_onto_a_target_plays_the_move(playing: Make) -> None:
    table = playing()
    table.put(game_where(table.game.rules, from_column))
    shift = next(move for move in shifts(table.game) if move.source.startswith("c"))
    table.drag(at(table, shift), table.card(shift.target))
    assert table.chosen == [shift]
    assert not table.refused


def test_dragging_a_run_takes_all_its_cards_and_they_hang_together(playing: Make) -> None:
    table = playing()
    table.put(game_where(table.game.rules, with_run))
    shift = next(move for move in shifts(table.game) if move.count >= 3)
    items = cards_of(table, shift.source)[-shift.count :]
    start = at(table, shift)
    table.hold(start, start + QPoint(150, 120))
    held = table.scene.mouse.held
    assert held is not None
    assert held.items == items
    others = [item for item in table.scene.items() if item.isVisible()]
    assert max(others, key=lambda item: item.zValue()) is held
    assert not any(item.isVisible() for item in items)
    held.hand_back()
    assert all(item.isVisible() for item in items)
    zs = [item.zValue() for item in items]
    assert zs == sorted(zs)
    ys = [item.y() for item in items]
    assert ys == sorted(ys)
    table.scene.addItem(held)
    table.move(table.card(shift.target))
    table.release(table.card(shift.target))
    assert table.chosen == [shift]


@pytest.mark.parametrize("speed", [3, 40, 200])
def test_held_cards_never_leave_the_pointer(playing: Make, speed: int) -> None:
    table = playing()
    shift = shifts(table.game)[0]
    start = at(table, shift)
    grip = QPointF(start) - cards_of(table, shift.source)[-1].pos()
    table.press(start)
    for step in range(1, 12):
        point = start + QPoint((step * speed) % 700, step * 9)
        table.move(point)
        if (point - start).manhattanLength() < 6:
            continue
        held = table.scene.mouse.held
        assert held is not None
        # Before and after the frame: the gripped point of the card is under the pointer.
        for _ in range(2):
            away = held.mapToScene(0, 0) - QPointF(point)
            assert away.manhattanLength() < 1e-6
            assert held._grip == grip
            table.scene.stage.advance(16)
    held = table.scene.mouse.held
    assert held is not None
    assert abs(held.tilt) > 0


def test_letting_go_shows_the_items_where_the_picture_was(playing: Make) -> None:
    table = playing()
    table.put(game_where(table.game.rules, with_run))
    shift = next(move for move in shifts(table.game) if move.count >= 3)
    start = at(table, shift)
    table.hold(start, start + QPoint(220, 60))
    held = table.scene.mouse.held
    assert held is not None
    assert abs(held.tilt) > 1
    transform = held.sceneTransform()
    corners = [transform.map(offset - held._grip) for offset in held._offsets]
    held.hand_back()
    for item, corner in zip(held.items, corners, strict=True):
        assert (item.sceneTransform().map(QPointF(0, 0)) - corner).manhattanLength() < 1e-6
    table.scene.addItem(held)


def test_tilt_follows_the_speed_and_comes_to_rest(playing: Make) -> None:
    table = playing()
    start = table.card("c1")
    table.hold(start, start + QPoint(300, 0))
    held = table.scene.mouse.held
    assert held is not None
    right = held.tilt
    assert right > 1
    assert held.lift == 1
    for step in range(8):
        table.move(start + QPoint(300 - 40 * step, 0))
        table.scene.stage.advance(16)
    assert held.tilt < right
    for _ in range(120):
        table.scene.stage.advance(16)
    assert held.tilt == 0


def test_reduced_motion_does_not_tilt(playing: Make) -> None:
    table = playing()
    table.scene.set_pace(Pace(reduced=True))
    start = table.card("c1")
    table.hold(start, start + QPoint(300, 0))
    assert table.scene.mouse.held is not None
    assert table.scene.mouse.held.tilt == 0


def test_every_legal_target_glows_while_a_card_is_held(playing: Make) -> None:
    table = playing()
    table.put(game_where(table.game.rules, lambda game: len(shifts(game)) >= 4))
    for shift in shifts(table.game):
        same = [
            Hit(move.target)
            for move in shifts(table.game)
            if (move.source, move.count) == (shift.source, shift.count)
        ]
        start = at(table, shift)
        table.hold(start, start + QPoint(30, 90))
        assert set(table.scene.interaction.lights.lit) == set(same)
        table.scene.cancel()
        table.scene.land()
        assert table.scene.interaction.lights.lit == ()


def test_the_target_under_the_card_shines(playing: Make) -> None:
    table = playing()
    shift = shifts(table.game)[0]
    table.hold(at(table, shift), table.card(shift.target))
    assert table.scene.interaction.lights.hot == Hit(shift.target)


def test_a_target_takes_a_card_that_only_overlaps_it(playing: Make) -> None:
    table = playing()
    table.put(game_where(table.game.rules, from_column))
    shift = next(move for move in shifts(table.game) if move.source.startswith("c"))
    board = table.board
    home, goal = board.top_rect(shift.source), board.top_rect(shift.target)
    way = QPoint(round(goal.x - home.x), round(goal.y - home.y))
    # Two fifths of the card are over the target, and the pointer is beside it.
    miss = QPoint(round(board.layout.card_width * 0.6), 0)
    start = at(table, shift)
    table.drag(start, start + way - (miss if way.x() > 0 else -miss))
    assert table.chosen == [shift]


def test_a_card_let_go_over_nothing_springs_back(playing: Make) -> None:
    table = playing()
    before = seen(table.scene)
    start = table.card("c2")
    layout = table.board.layout
    empty = QPoint(round(layout.slot("s").right + 30), round(layout.height * 0.7))
    table.drag(start, empty)
    assert table.scene.stage.busy
    table.scene.land()
    assert seen(table.scene) == before
    assert table.chosen == table.refused == []


def test_an_illegal_drop_is_told_and_springs_back(playing: Make) -> None:
    table = playing()
    legal = {(move.source, move.target) for move in shifts(table.game)}
    columns = [pile.id for pile in table.board.piles if pile.kind is PileKind.COLUMN]
    source, target = next(
        (one, other)
        for one in columns
        for other in columns
        if one != other and (one, other) not in legal
    )
    before = seen(table.scene)
    table.drag(table.card(source), table.card(target))
    assert table.refused == [Shift(source, target, 1)]
    assert table.game.refusal(table.refused[0])
    table.scene.land()
    assert seen(table.scene) == before


def test_a_card_put_back_where_it_was_is_no_move_and_no_fault(playing: Make) -> None:
    table = playing()
    start = table.card("c3")
    table.hold(start, start + QPoint(200, 100))
    table.move(start + QPoint(3, 3))
    table.release(start + QPoint(3, 3))
    assert table.chosen == table.refused == []


def test_a_move_that_is_not_played_springs_back(playing: Make) -> None:
    table = playing()
    table.follows = False
    before = seen(table.scene)
    shift = shifts(table.game)[0]
    table.drag(at(table, shift), table.card(shift.target))
    assert table.chosen == [shift]
    table.scene.land()
    assert seen(table.scene) == before


def test_face_down_cards_and_the_stock_stay_where_they_are(playing: Make) -> None:
    table = playing()
    table.hold(table.card("c1", 0), table.card("c1", 0) + QPoint(100, 200))
    assert table.scene.mouse.held is None
    table.release(table.card("c1", 0) + QPoint(100, 200))
    table.hold(table.card("s"), table.card("s") + QPoint(100, 200))
    assert table.scene.mouse.held is None


def other_button(table: Playing) -> None:
    table.press(QPoint(400, 400), RIGHT)
    table.release(QPoint(400, 400), RIGHT)  # else it is down in every later test


INTERRUPTIONS: dict[str, Callable[[Playing], Any]] = {
    "escape": lambda table: table.key(Qt.Key.Key_Escape),
    "right button": other_button,
    "focus lost": lambda table: QApplication.sendEvent(
        table.view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason)
    ),
    "window no longer in front": lambda table: QApplication.sendEvent(
        table.view, QEvent(QEvent.Type.WindowDeactivate)
    ),
}


@pytest.mark.parametrize("interrupt", INTERRUPTIONS.values(), ids=INTERRUPTIONS.keys())
def test_an_interrupted_drag_springs_back(
    playing: Make, interrupt: Callable[[Playing], Any]
) -> None:
    table = playing()
    before = seen(table.scene)
    start = table.card("c4")
    table.hold(start, start + QPoint(120, 160))
    assert table.scene.mouse.held is not None
    interrupt(table)
    assert table.scene.mouse.held is None
    assert table.scene.interaction.lights.lit == ()
    table.move(start + QPoint(200, 200))  # the button is still down, but nothing is held
    table.release(start + QPoint(200, 200))
    table.scene.land()
    assert seen(table.scene) == before
    assert table.chosen == table.refused == []
    assert not table.scene.stage.busy


def test_a_resize_while_dragging_puts_the_cards_back(playing: Make) -> None:
    table = playing()
    start = table.card("c4")
    table.hold(start, start + QPoint(120, 160))
    table.view.resize(1000, 700)
    assert table.scene.mouse.held is None
    table.release(start)
    assert table.chosen == []
    assert not table.scene.stage.busy


def test_a_new_view_while_dragging_takes_the_cards_from_the_hand(playing: Make) -> None:
    table = playing()
    start = table.card("c4")
    table.hold(start, start + QPoint(120, 160))
    table.scene.present(table.game.view(), table.game.legal_moves())
    before = seen(table.scene)
    table.move(start + QPoint(300, 100))
    table.release(start + QPoint(300, 100))
    assert seen(table.scene) == before
    assert not table.scene.stage.busy
