"""The whole play by keyboard, with a cursor that is seen."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.tableau.state import Collect, Redeal, Shift, TurnStock
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.keyboard import COMMANDS, KeyCommand
from tests.table.playing import Playing, game_where

Make = Callable[..., Playing]
KEY = Qt.Key


def shifts(game: Game) -> list[Shift]:
    return [move for move in game.legal_moves() if isinstance(move, Shift)]


def with_collect(game: Game) -> bool:
    return any(isinstance(move, Collect) for move in game.legal_moves())


def play_by_keys(table: Playing, move: object) -> None:
    """Play a move with nothing but Tab and Enter, or a key of its own."""
    keys = table.scene.keys
    match move:
        case TurnStock() | Redeal():
            table.key(KEY.Key_D)
        case Shift(source, target, count):
            first = len(table.board.view.pile(source).cards) - count
            reach(table, Hit(source, first))
            table.key(KEY.Key_Return)
            reach(table, Hit(target, len(table.board.view.pile(target).cards) - 1))
            table.key(KEY.Key_Space)
        case Collect(yaku):
            view = table.board.view
            number = next(n for n, p in enumerate(view.yaku) if p.ready and p.yaku == yaku)
            reach(table, number)
            table.key(KEY.Key_Return)
    assert keys.visible or isinstance(move, TurnStock | Redeal)


def reach(table: Playing, goal: Hit | int) -> None:
    for _ in range(200):
        if table.scene.keys.visible and table.scene.keys.at == goal:
            return
        table.key(KEY.Key_Tab)
    pytest.fail(f"Tab never comes to {goal}")


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("name", ["yatsuhashi", "shiki", "tsukinami"])
def test_any_legal_move_can_be_played_by_keys(playing: Make, name: str) -> None:
    table = playing(name, seed=4)
    chance = random.Random(4)
    for _ in range(25):
        moves = table.game.legal_moves()
        if not moves:
            break
        move = moves[0] if chance.random() < 0.4 else chance.choice(moves)
        count = len(table.chosen)
        play_by_keys(table, move)
        assert len(table.chosen) == count + 1
        played = table.chosen[-1]
        assert played == move or (isinstance(move, Collect) and played.yaku == move.yaku)


def test_the_first_key_shows_the_cursor_and_the_mouse_hides_it(playing: Make) -> None:
    table = playing()
    assert not table.scene._cursor.isVisible()
    table.key(KEY.Key_Right)
    assert table.scene._cursor.isVisible()
    assert table.scene.keys.at == Hit("c1", 5)
    assert table.focused == [Hit("c1")]
    table.click(table.card("s"))
    assert not table.scene._cursor.isVisible()
    table.key(KEY.Key_Right)
    assert table.scene.keys.at == Hit("c1", 5)


def test_arrows_go_from_pile_to_pile(playing: Make) -> None:
    table = playing()
    table.key(KEY.Key_1)
    for number in range(2, 7):
        table.key(KEY.Key_Right)
        assert table.scene.keys.at == Hit(f"c{number}", 5)
    for number in range(5, 0, -1):
        table.key(KEY.Key_Left)
        assert table.scene.keys.at == Hit(f"c{number}", 5)
    table.key(KEY.Key_Left)
    assert isinstance(table.scene.keys.at, Hit)
    assert table.scene.keys.at.pile in ("s", "w")


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_arrows_reach_every_pile_and_every_place(playing: Make, size: tuple[int, int]) -> None:
    table = playing(size=size)
    table.key(KEY.Key_1)
    start = table.scene.keys.at
    known, open_ends = {start}, [start]
    while open_ends:
        here = open_ends.pop()
        for key in (KEY.Key_Left, KEY.Key_Right, KEY.Key_Up, KEY.Key_Down):
            table.scene.keys.at = here
            table.key(key)
            there = table.scene.keys.at
            if there not in known:
                known.add(there)
                open_ends.append(there)
    piles = {at.pile for at in known if isinstance(at, Hit)}
    assert piles == {pile.id for pile in table.board.piles}
    assert {at for at in known if isinstance(at, int)} == set(range(14))


def test_up_and_down_visit_the_face_up_cards_of_a_column(playing: Make) -> None:
    table = playing()

    def tall(game: Game) -> bool:
        return any(len(p.cards) - p.face_down >= 4 for p in game.view().piles if p.id[0] == "c")

    table.put(game_where(table.game.rules, tall))
    pile = next(p for p in table.board.piles if p.id[0] == "c" and len(p.cards) - p.face_down >= 4)
    table.key(Qt.Key(KEY.Key_0 + int(pile.id[1:])))
    top = len(pile.cards) - 1
    for index in range(top, pile.face_down - 1, -1):
        assert table.scene.keys.at == Hit(pile.id, index)
        if index > pile.face_down:
            table.key(KEY.Key_Up)
    table.key(KEY.Key_Down)
    assert table.scene.keys.at == Hit(pile.id, pile.face_down + 1)


def test_tab_goes_round_the_targets_of_a_picked_card(playing: Make) -> None:
    table = playing()

    def two_targets(game: Game) -> bool:
        sources = [(move.source, move.count) for move in shifts(game)]
        return any(sources.count(source) >= 2 for source in sources)

    table.put(game_where(table.game.rules, two_targets))
    by: dict[tuple[str, int], list[str]] = {}
    for move in shifts(table.game):
        by.setdefault((move.source, move.count), []).append(move.target)
    (source, count), targets = next(entry for entry in by.items() if len(entry[1]) >= 2)
    reach(table, Hit(source, len(table.board.view.pile(source).cards) - count))
    table.key(KEY.Key_Return)
    stops = []
    for _ in targets:
        table.key(KEY.Key_Tab)
        stops.append(table.scene.keys.at)
    assert {stop.pile for stop in stops if isinstance(stop, Hit)} >= set(targets)
    QTest.keyClick(table.view, KEY.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert table.scene.keys.at == stops[-2]


@pytest.mark.parametrize("key", [KEY.Key_D, KEY.Key_S])
def test_a_key_turns_the_stock(playing: Make, key: Qt.Key) -> None:
    table = playing()
    table.key(key)
    assert table.chosen == [TurnStock()]


def test_c_collects_the_one_ready_yaku(playing: Make) -> None:
    table = playing()

    def one_ready(game: Game) -> bool:
        return len({m.yaku for m in game.legal_moves() if isinstance(m, Collect)}) == 1 and (
            sum(place.ready for place in game.view().yaku) == 1
        )

    table.put(game_where(table.game.rules, one_ready))
    table.key(KEY.Key_C)
    assert [type(move) for move in table.chosen] == [Collect]


def test_c_goes_from_one_ready_yaku_to_the_next_and_enter_collects(playing: Make) -> None:
    table = playing()

    def two_ready(game: Game) -> bool:
        return len({m.yaku for m in game.legal_moves() if isinstance(m, Collect)}) >= 2

    table.put(game_where(table.game.rules, two_ready))
    table.key(KEY.Key_C)
    first = table.scene.keys.at
    table.key(KEY.Key_C)
    second = table.scene.keys.at
    assert table.chosen == []
    assert isinstance(first, int)
    assert isinstance(second, int)
    assert first != second
    assert table.focused[-1] == second
    table.key(KEY.Key_Return)
    assert table.chosen[0].yaku == table.board.view.yaku[0].yaku or len(table.chosen) == 1


def test_escape_first_lets_go_and_then_hides_the_cursor(playing: Make) -> None:
    table = playing()
    reach(table, Hit("c1", 5))
    table.key(KEY.Key_Return)
    assert table.scene.interaction.picked == Hit("c1", 5)
    table.key(KEY.Key_Escape)
    assert table.scene.interaction.picked is None
    assert table.scene._cursor.isVisible()
    table.key(KEY.Key_Escape)
    assert not table.scene._cursor.isVisible()


def test_enter_on_a_pile_that_is_no_target_is_refused(playing: Make) -> None:
    table = playing()
    legal = {(move.source, move.target) for move in shifts(table.game)}
    sources = {move.source for move in shifts(table.game)}
    target = next(
        f"c{n}" for n in range(1, 7) if f"c{n}" not in sources and ("c1", f"c{n}") not in legal
    )
    table.key(KEY.Key_1, KEY.Key_Return, Qt.Key(KEY.Key_0 + int(target[1:])), KEY.Key_Return)
    assert table.chosen == []
    assert table.refused == [Shift("c1", target, 1)]


def test_x_plays_the_obvious_move(playing: Make) -> None:
    table = playing()
    shift = shifts(table.game)[0]
    reach(table, Hit(shift.source, len(table.board.view.pile(shift.source).cards) - shift.count))
    table.key(KEY.Key_X)
    assert table.chosen == [shift]


@pytest.mark.parametrize("key", [KEY.Key_P, KEY.Key_Alt])
def test_a_held_key_shows_the_card_under_the_cursor(playing: Make, key: Qt.Key) -> None:
    table = playing()
    table.key(KEY.Key_2)
    QTest.keyPress(table.view, key)
    assert table.scene._peek.isVisible()
    assert table.scene._peek.card == table.board.view.pile("c2").top
    QTest.keyRelease(table.view, key)
    assert not table.scene._peek.isVisible()


def test_a_held_key_that_repeats_does_not_flicker(playing: Make) -> None:
    table = playing()
    table.key(KEY.Key_2)
    QTest.keyPress(table.view, KEY.Key_P)
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
        repeat = QKeyEvent(kind, KEY.Key_P, Qt.KeyboardModifier.NoModifier, "p", autorep=True)
        QApplication.sendEvent(table.view, repeat)
        assert table.scene._peek.isVisible()
    QTest.keyRelease(table.view, KEY.Key_P)


def test_a_key_during_an_animation_counts_at_once(playing: Make) -> None:
    table = playing()
    table.key(KEY.Key_D, KEY.Key_D, KEY.Key_D)
    assert table.chosen == [TurnStock()] * 3


def test_a_key_puts_held_cards_back_first(playing: Make) -> None:
    table = playing()
    start = table.card("c1")
    table.hold(start, start + (table.card("c2") - start) / 2)
    table.key(KEY.Key_D)
    assert table.scene.mouse.held is None
    assert table.chosen == [TurnStock()]
    table.release(start)
    assert table.chosen == [TurnStock()]


def test_keys_with_control_are_left_to_the_window(playing: Make) -> None:
    table = playing()
    QTest.keyClick(table.view, KEY.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert table.chosen == []


def test_the_cursor_stays_on_something_that_is_there(playing: Make) -> None:
    table = playing()
    shift = next(move for move in shifts(table.game) if move.source.startswith("c"))
    reach(table, Hit(shift.source, len(table.board.view.pile(shift.source).cards) - 1))
    table.scene.interaction.choose(shift)
    at = table.scene.keys.at
    assert isinstance(at, Hit)
    assert 0 <= at.index < len(table.board.view.pile(at.pile).cards)


def test_every_command_has_its_keys_and_every_key_one_command() -> None:
    keys = [key for command in KeyCommand for key in command.keys]
    assert len(keys) == len(set(keys))
    assert all(each.keys and each.shown and each.does.endswith(".") for each in KeyCommand)
    assert COMMANDS.get(KEY.Key_F1) is None
    assert COMMANDS.get(0x7F000001) is None


def test_the_place_under_the_cursor_is_told_in_words(playing: Make) -> None:
    table = playing()
    table.key(KEY.Key_3)
    assert table.view.accessibleDescription().startswith("Column 3: 5 cards face down, then ")
    assert table.scene.describe(Hit("s")) == "Stock: 12 cards."
    assert table.scene.describe(Hit("w")) == "Turned cards: empty."
    assert "in reach" in table.scene.describe(0)
    assert table.scene.describe(Hit("c1", 5)).endswith("column 1.")
