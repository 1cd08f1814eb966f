"""Real mouse events at real coordinates on the view's viewport."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.tableau.moves import Collect, Redeal, Shift, Turn
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.card_item import CardItem
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.panel_item import PanelButton, TablePanel
from tests.table.playing import RIGHT, Playing, game_where, seen

Make = Callable[..., Playing]


def shifts(game: Game) -> list[Shift]:
    return [move for move in game.legal_moves() if isinstance(move, Shift)]


def from_column(game: Game) -> bool:
    return any(move.source.startswith("c") for move in shifts(game))


def with_run(game: Game) -> bool:
    return any(move.source.startswith("c") and move.count >= 3 for move in shifts(game))


def with_collect(game: Game) -> bool:
    return any(isinstance(move, Collect) for move in game.legal_moves())


def cards_of(table: Playing, pile: str) -> tuple[CardItem, ...]:
    return tuple(table.scene._presenter.cast.piles[pile])


def at(table: Playing, shift: Shift) -> QPoint:
    """The card that a shift lifts."""
    return table.card(shift.source, len(table.board.view.pile(shift.source).cards) - shift.count)


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
    assert max(others, key=lambda item: item.zValue()) is held.picture
    assert not any(item.isVisible() for item in items)
    held.hand_back()
    assert all(item.isVisible() for item in items)
    zs = [item.zValue() for item in items]
    assert zs == sorted(zs)
    ys = [item.y() for item in items]
    assert ys == sorted(ys)
    table.scene.addItem(held.picture)
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
            away = held.picture.mapToScene(0, 0) - QPointF(point)
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
    transform = held.picture.sceneTransform()
    corners = [transform.map(offset - held._grip) for offset in held._offsets]
    held.hand_back()
    for item, corner in zip(held.items, corners, strict=True):
        assert (item.sceneTransform().map(QPointF(0, 0)) - corner).manhattanLength() < 1e-6
    table.scene.addItem(held.picture)


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
            move.target
            for move in shifts(table.game)
            if (move.source, move.count) == (shift.source, shift.count)
        ]
        start = at(table, shift)
        table.hold(start, start + QPoint(30, 90))
        assert sorted(table.scene._marks.targets) == sorted(same)
        table.scene.cancel()
        table.scene.land()
        assert table.scene._marks.targets == ()


def test_the_target_under_the_card_shines(playing: Make) -> None:
    table = playing()
    shift = shifts(table.game)[0]
    table.hold(at(table, shift), table.card(shift.target))
    assert table.scene._marks.hot == shift.target


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
    assert not table.scene.at_rest
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


INTERRUPTIONS: dict[str, Callable[[Playing], Any]] = {
    "escape": lambda table: table.key(Qt.Key.Key_Escape),
    "right button": lambda table: table.press(QPoint(400, 400), RIGHT),
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
    assert table.scene._marks.targets == ()
    table.move(start + QPoint(200, 200))  # the button is still down, but nothing is held
    table.release(start + QPoint(200, 200))
    table.scene.land()
    assert seen(table.scene) == before
    assert table.chosen == table.refused == []
    assert table.scene.at_rest


def test_a_resize_while_dragging_puts_the_cards_back(playing: Make) -> None:
    table = playing()
    start = table.card("c4")
    table.hold(start, start + QPoint(120, 160))
    table.view.resize(1000, 700)
    assert table.scene.mouse.held is None
    table.release(start)
    assert table.chosen == []
    assert table.scene.at_rest


def test_a_new_view_while_dragging_takes_the_cards_from_the_hand(playing: Make) -> None:
    table = playing()
    start = table.card("c4")
    table.hold(start, start + QPoint(120, 160))
    table.scene.present(table.game.view(), table.game.legal_moves())
    before = seen(table.scene)
    table.move(start + QPoint(300, 100))
    table.release(start + QPoint(300, 100))
    assert seen(table.scene) == before
    assert table.scene.at_rest


def test_clicking_a_card_and_then_a_target_plays_the_move(playing: Make) -> None:
    table = playing()
    shift = shifts(table.game)[0]
    table.click(at(table, shift))
    assert table.chosen == []
    assert shift.target in table.scene._marks.targets
    table.click(table.card(shift.target))
    assert table.chosen == [shift]
    assert table.scene._marks.targets == ()


def test_a_picked_card_is_let_go_by_itself_elsewhere_and_escape(playing: Make) -> None:
    table = playing()
    shift = shifts(table.game)[0]
    here = at(table, shift)
    outside = QPoint(5, 5)
    ways: list[Callable[[], None]] = [
        lambda: table.click(here),
        lambda: table.click(outside),
        lambda: table.key(Qt.Key.Key_Escape),
    ]
    for let_go in ways:
        table.click(here)
        assert table.scene.surface.picked is not None
        let_go()
        assert table.scene.surface.picked is None
        assert table.scene._marks.targets == ()
    assert table.chosen == []


def test_targets_of_a_picked_card_stop_breathing(playing: Make) -> None:
    table = playing()
    table.click(at(table, shifts(table.game)[0]))
    table.scene.surface.hover(None)
    assert not table.scene.at_rest
    for _ in range(400):
        table.scene.stage.advance(16)
    assert table.scene.at_rest
    assert table.scene._marks.targets


def test_double_click_plays_the_obvious_move(playing: Make) -> None:
    table = playing()
    shift = shifts(table.game)[0]
    expected = table.scene.surface.choices
    assert expected is not None
    move = expected.obvious(shift.source, len(table.board.view.pile(shift.source).cards) - 1)
    table.double_click(at(table, shift))
    assert table.chosen == [move]


def test_double_click_collects_with_a_member(playing: Make) -> None:
    table = playing()
    table.put(game_where(table.game.rules, with_collect))
    collect = next(move for move in table.game.legal_moves() if isinstance(move, Collect))
    pile = next(pile for pile in table.board.piles if pile.top in collect.cards)
    table.double_click(table.card(pile.id))
    assert len(table.chosen) == 1
    assert isinstance(table.chosen[0], Collect)
    assert pile.top in table.chosen[0].cards


def test_double_click_on_a_card_that_cannot_move_shakes_it(playing: Make) -> None:
    table = playing()
    movable = {move.source for move in shifts(table.game)}
    pile = next(
        pile.id
        for pile in table.board.piles
        if pile.kind is PileKind.COLUMN and pile.id not in movable
    )
    before = seen(table.scene)
    table.double_click(table.card(pile))
    assert table.chosen == []
    assert not table.scene.at_rest
    table.scene.stage.advance(40)
    assert seen(table.scene) != before
    table.scene.land()
    assert seen(table.scene) == before


def test_two_quick_clicks_on_a_target_do_not_play_twice(playing: Make) -> None:
    table = playing()
    shift = shifts(table.game)[0]
    table.click(at(table, shift))
    target = table.card(shift.target)
    table.click(target)
    table.second_click(target)
    assert table.chosen == [shift]


def test_a_click_turns_the_stock_and_an_empty_one_is_turned_over(playing: Make) -> None:
    table = playing()
    for _ in range(12):
        table.click(table.card("s"))
    assert table.chosen == [Turn()] * 12
    table.click(table.card("s"))
    assert table.chosen[-1] == Redeal()


def test_quick_clicks_on_the_stock_all_count(playing: Make) -> None:
    table = playing()
    table.click(table.card("s"))
    table.second_click(table.card("s"))
    assert table.chosen == [Turn(), Turn()]


def test_a_spent_stock_refuses(playing: Make) -> None:
    def spent(game: Game) -> bool:
        view = game.view()
        return view.redeals_left == 0 and not view.pile("s").cards

    table = playing("shiki")
    table.put(game_where(table.game.rules, spent))
    table.click(table.card("s"))
    assert table.chosen == []
    assert len(table.refused) == 1
    assert table.game.refusal(table.refused[0])


def collect_moment(table: Playing) -> Collect:
    table.put(game_where(table.game.rules, with_collect))
    return next(move for move in table.game.legal_moves() if isinstance(move, Collect))


def ready_place(table: Playing, collect: Collect) -> int:
    yaku = table.game.view().yaku
    return next(n for n, place in enumerate(yaku) if place.ready and place.yaku == collect.yaku)


def test_clicking_a_ready_place_collects(playing: Make) -> None:
    table = playing()
    collect = collect_moment(table)
    table.click(table.place(ready_place(table, collect)))
    assert [move.yaku for move in table.chosen] == [collect.yaku]


def test_clicking_a_place_that_is_not_ready_is_refused_with_a_reason(playing: Make) -> None:
    table = playing()
    number = next(n for n, place in enumerate(table.game.view().yaku) if not place.ready)
    table.click(table.place(number))
    assert table.chosen == []
    assert table.game.refusal(table.refused[0])


def test_dragging_a_member_to_its_place_collects(playing: Make) -> None:
    table = playing()
    collect = collect_moment(table)
    pile = next(pile for pile in table.board.piles if pile.top in collect.cards)
    table.drag(table.card(pile.id), table.place(ready_place(table, collect)))
    assert [type(move) for move in table.chosen] == [Collect]
    assert pile.top in table.chosen[0].cards


def test_anywhere_on_the_shelf_will_do_for_a_member_of_one_yaku(playing: Make) -> None:
    table = playing()

    def one_yaku(game: Game) -> bool:
        return len({m.yaku for m in game.legal_moves() if isinstance(m, Collect)}) == 1

    table.put(game_where(table.game.rules, one_yaku))
    collect = next(move for move in table.game.legal_moves() if isinstance(move, Collect))
    ready = [n for n, place in enumerate(table.game.view().yaku) if place.ready]
    other = next(n for n in range(len(table.game.view().yaku)) if n not in ready)
    pile = next(pile for pile in table.board.piles if pile.top in collect.cards)
    table.drag(table.card(pile.id), table.place(other))
    assert [type(move) for move in table.chosen] == [Collect]


def test_a_card_that_is_no_member_is_refused_by_the_shelf(playing: Make) -> None:
    table = playing()
    table.drag(table.card("c1"), table.place(13))
    assert table.chosen == []
    assert [type(move) for move in table.refused] == [Collect]


def test_input_during_an_animation_counts_at_once(playing: Make) -> None:
    table = playing()
    for _ in range(4):
        table.click(table.card("s"))
        assert table.scene.stage.moving
    assert table.chosen == [Turn()] * 4
    shift = shifts(table.game)[0]
    table.drag(at(table, shift), table.card(shift.target))
    assert table.chosen[-1] == shift
    assert len(table.chosen) == 5


def test_right_click_shows_a_covered_card_while_held(playing: Make) -> None:
    table = playing()

    def covered(game: Game) -> bool:
        return any(len(p.cards) - p.face_down >= 3 for p in game.view().piles if p.id[0] == "c")

    table.put(game_where(table.game.rules, covered))
    pile = next(p for p in table.board.piles if p.id[0] == "c" and len(p.cards) - p.face_down >= 3)
    point = table.card(pile.id, pile.face_down)
    table.press(point, RIGHT)
    peek = table.scene._peek
    assert peek.isVisible()
    assert peek.card == pile.cards[pile.face_down]
    shown = peek.mapRectToScene(peek.boundingRect())
    assert table.scene.sceneRect().contains(shown.center())
    table.release(point, RIGHT)
    assert not peek.isVisible()
    assert table.scene.at_rest


def test_nobody_peeks_at_what_lies_face_down(playing: Make) -> None:
    table = playing()
    for point in (table.card("c1", 0), table.card("s"), QPoint(3, 3)):
        table.press(point, RIGHT)
        assert not table.scene._peek.isVisible()
        table.release(point, RIGHT)


def test_a_card_that_can_move_rises_under_the_pointer(playing: Make) -> None:
    table = playing()
    before = seen(table.scene)
    shift = shifts(table.game)[0]
    table.move(at(table, shift))
    table.scene.stage.land()
    item = cards_of(table, shift.source)[-1]
    assert 0 < item.lift < 0.5
    assert table.view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    table.move(QPoint(4, 4))
    table.scene.stage.land()
    assert item.lift == 0
    assert table.view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor
    table.scene.set_hover(False)
    table.move(at(table, shift))
    assert table.scene.at_rest
    assert {**seen(table.scene), "piles": 0} == {**before, "piles": 0}


def test_a_slip_of_the_hand_is_still_a_click(playing: Make) -> None:
    table = playing()
    point = at(table, shifts(table.game)[0])
    table.press(point)
    table.move(point + QPoint(2, 2))
    table.release(point + QPoint(2, 2))
    assert table.scene.surface.picked is not None


def test_a_hint_glows_for_a_while(playing: Make) -> None:
    table = playing()
    for move in table.game.legal_moves():
        table.scene.show_hint(move)
        assert table.scene._marks.targets
        for _ in range(300):
            table.scene.stage.advance(16)
        assert not table.scene._marks.targets
        assert table.scene.at_rest


def test_a_hint_of_a_yaku_shows_its_cards_and_its_place(playing: Make) -> None:
    table = playing()
    collect = collect_moment(table)
    table.scene.show_hint(collect)
    assert len(table.scene._marks._others) == len(collect.cards)
    assert table.scene.shelf._glowing == {ready_place(table, collect)}
    table.key(Qt.Key.Key_Escape)
    assert not table.scene._marks._others


def test_what_lies_over_the_cards_gets_the_click_first(playing: Make) -> None:
    table = playing()
    point = QPointF(table.card("c3"))
    assert table.scene.surface.hit(point) == Hit("c3", 5)
    panel = TablePanel()
    panel.setZValue(1_000_000)
    table.scene.addItem(panel)
    panel.set_area(QRectF(point.x() - 300, point.y() - 200, 600, 400))
    panel.ask("Title", ("line",), (PanelButton("undo", "Undo"),))
    table.click(panel.box.center().toPoint())
    assert table.scene.surface.picked is None
    assert table.chosen == table.refused == []
