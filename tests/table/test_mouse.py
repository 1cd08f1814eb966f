"""Clicks, double-clicks and looks: real mouse events at real coordinates on the viewport."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.tableau.state import Collect, Redeal, TurnStock
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from tests.table.patience_moments import (
    at,
    cards_of,
    collect_moment,
    ready_place,
    shifts,
    with_collect,
)
from tests.table.playing import RIGHT, Playing, game_where, seen

Make = Callable[..., Playing]


def test_clicking_a_card_and_then_a_target_plays_the_move(playing: Make) -> None:
    table = playing()
    shift = shifts(table.game)[0]
    table.click(at(table, shift))
    assert table.chosen == []
    assert Hit(shift.target) in table.scene.interaction.lights.lit
    table.click(table.card(shift.target))
    assert table.chosen == [shift]
    assert table.scene.interaction.lights.lit == ()


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
        assert table.scene.interaction.picked is not None
        let_go()
        assert table.scene.interaction.picked is None
        assert table.scene.interaction.lights.lit == ()
    assert table.chosen == []


def test_targets_of_a_picked_card_stop_breathing(playing: Make) -> None:
    table = playing()
    table.click(at(table, shifts(table.game)[0]))
    table.scene.interaction.hover(None)
    assert table.scene.stage.busy
    for _ in range(400):
        table.scene.stage.advance(16)
    assert not table.scene.stage.busy
    assert table.scene.interaction.lights.lit


def test_double_click_plays_the_obvious_move(playing: Make) -> None:
    table = playing()
    shift = shifts(table.game)[0]
    expected = table.scene.interaction.choices
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
    assert table.scene.stage.busy
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
    assert table.chosen == [TurnStock()] * 12
    table.click(table.card("s"))
    assert table.chosen[-1] == Redeal()


def test_quick_clicks_on_the_stock_all_count(playing: Make) -> None:
    table = playing()
    table.click(table.card("s"))
    table.second_click(table.card("s"))
    assert table.chosen == [TurnStock(), TurnStock()]


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
    assert table.chosen == [TurnStock()] * 4
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
    assert not table.scene.stage.busy


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
    assert not table.scene.stage.busy
    assert {**seen(table.scene), "piles": 0} == {**before, "piles": 0}


def test_a_slip_of_the_hand_is_still_a_click(playing: Make) -> None:
    table = playing()
    point = at(table, shifts(table.game)[0])
    table.press(point)
    table.move(point + QPoint(2, 2))
    table.release(point + QPoint(2, 2))
    assert table.scene.interaction.picked is not None


def test_a_hint_glows_for_a_while(playing: Make) -> None:
    table = playing()
    for move in table.game.legal_moves():
        table.scene.show_hint(move)
        assert table.scene.interaction.lights.lit
        for _ in range(300):
            table.scene.stage.advance(16)
        assert not table.scene.interaction.lights.lit
        assert not table.scene.stage.busy


def test_a_hint_of_a_yaku_shows_its_cards_and_its_place(playing: Make) -> None:
    table = playing()
    collect = collect_moment(table)
    table.scene.show_hint(collect)
    assert len(table.scene.interaction.lights._others) == len(collect.cards)
    signs = table.scene.shelf.signs
    assert [sign.glows for sign in signs].count(True) == 1
    assert signs[ready_place(table, collect)].glows
    table.key(Qt.Key.Key_Escape)
    assert not table.scene.interaction.lights._others


def test_what_lies_over_the_cards_gets_the_click_first(playing: Make) -> None:
    table = playing()
    point = QPointF(table.card("c3"))
    assert table.scene.interaction.hit(point) == Hit("c3", 5)
    panel = TablePanel()
    panel.setZValue(1_000_000)
    table.scene.addItem(panel)
    panel.set_area(QRectF(point.x() - 300, point.y() - 200, 600, 400))
    panel.ask("Title", ("line",), (PanelButton("undo", "Undo"),))
    table.click(panel.box.center().toPoint())
    assert table.scene.interaction.picked is None
    assert table.chosen == table.refused == []
