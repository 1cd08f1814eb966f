"""A real-time game with the keyboard: one hand plays a whole game, two people play at once."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.speed.moves import Count, Join, Put, SpeedMove, TurnUp, moved_at
from hanafuda_desktop.families.speed.ui.hands import (
    KeyboardSide,
    KeyPurpose,
    block_of,
    role_of,
)
from hanafuda_desktop.families.speed.view import turn_of
from hanafuda_desktop.rules.catalogue import Catalogue
from tests.table.speed_games import BOTH, NAMES, SpeedPlaying, all_moves, game_where

Make = Callable[..., SpeedPlaying]


# --- the keys themselves -----------------------------------------------------------------------


@pytest.mark.parametrize("columns", range(1, 9))
def test_every_column_has_a_key_and_no_key_two_meanings(columns: int) -> None:
    found: list[str] = []
    for hand in KeyboardSide:
        block = block_of(hand, columns)
        assert len(block.columns) == columns
        assert len(block.keys) == columns + 4
        found += block.keys
    assert len(found) == len(set(found))


def test_a_key_belongs_to_one_seat() -> None:
    assert role_of(BOTH, 4, "S") == (0, (KeyPurpose.COLUMN, 1))
    assert role_of(BOTH, 4, "I") == (1, (KeyPurpose.STACK, 1))
    assert role_of({1: KeyboardSide.RIGHT}, 4, "S") is None


# --- what they play ----------------------------------------------------------------------------


def puts(game: Game, seat: int) -> dict[int, list[Put]]:
    found: dict[int, list[Put]] = {}
    for move in game.legal_moves(seat):
        if isinstance(move, Put) and move.count == 1:
            found.setdefault(move.column, []).append(move)
    return found


def order(table: SpeedPlaying) -> tuple[int, ...]:
    return table.scene.interaction.stack_order


def keys_for(table: SpeedPlaying, move: SpeedMove) -> tuple[str, ...]:
    """The keys that play a move; every one of them is pressed by itself."""
    assert isinstance(move, Put | Join | TurnUp)
    rules = table.rules
    block = block_of(table.scene.interaction.hands[move.seat], len(rules.columns))
    key = block.columns[move.column]
    match move:
        case TurnUp():
            return (key,)
        case Join(onto=onto):
            joins = [
                m
                for m in table.game.legal_moves(move.seat)
                if isinstance(m, Join) and m.column == move.column
            ]
            third = (block.columns[onto],) if len(joins) > 1 else ()
            return (block.join, key, *third)
        case Put():
            several = len(puts(table.game, move.seat)[move.column]) > 1
            stack = block.stacks[order(table).index(move.stack)]
            return (key, stack) if several else (key,)


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("hand", list(KeyboardSide))
def test_one_hand_plays_any_move(
    speed: Make, catalogue: Catalogue, name: str, hand: KeyboardSide
) -> None:
    """The computer's moves come in between."""
    game = new_game(catalogue.game(name), seed=6, players=2)
    table, chance = speed(game, {0: hand}), random.Random(6)
    kinds = set()
    for _ in range(220):
        if not all_moves(game):
            break
        table.now += 30
        own = list(game.legal_moves(0))
        blocks = isinstance(own[0], Put) if own else False
        if turn_of(game.view(0)).asked != "play" or not own or chance.random() < 0.4:
            move = chance.choice(all_moves(game))
            table.push(moved_at(move, table.now))
            continue
        move = chance.choice(own)
        if blocks and isinstance(move, Put) and table.rules.joining.to_middle == "block":
            same = [m for m in own if isinstance(m, Put) and m.column == move.column]
            move = max((m for m in same if m.stack == move.stack), key=lambda m: m.count)
        table.key(*keys_for(table, move))
        assert table.chosen[-1] == moved_at(move, table.now)
        kinds.add(type(move))
    assert kinds >= {Put, Join}
    assert table.late == []


def test_whole_games_with_one_hand(speed: Make, catalogue: Catalogue) -> None:
    """Who counts, and deals again, is the program."""
    game = new_game(catalogue.game("hanapette"), seed=3, players=2)
    table = speed(game, {0: KeyboardSide.RIGHT})
    for _ in range(4000):
        moves = all_moves(game)
        if not moves:
            break
        table.now += 20
        theirs = [m for m in game.legal_moves(1) if isinstance(m, Put | TurnUp)]
        own = [m for m in game.legal_moves(0) if isinstance(m, Put | TurnUp)]
        if own and (len(table.chosen) % 3 or not theirs):
            table.key(*keys_for(table, own[0]))
        elif theirs:
            table.push(moved_at(theirs[0], table.now))
        else:
            table.push(moved_at(moves[0], table.now))
    assert game.outcome is not None
    assert table.late == []


def press_for(table: SpeedPlaying, seat: int) -> str | None:
    """Let a seat play something now; its last key stays down. Returns that key."""
    moves = (m for m in table.game.legal_moves(seat) if isinstance(m, Put | TurnUp))
    move = next(moves, None)
    if move is None:
        return None
    *before, last = keys_for(table, move)
    count = len(table.chosen)
    table.key(*before)
    table.key_down(last)
    assert len(table.chosen) == count + 1
    assert table.chosen[-1] == moved_at(move, table.now)
    return last


@pytest.mark.rule("HP-15")
def test_two_people_play_at_one_keyboard_at_once(speed: Make, catalogue: Catalogue) -> None:
    """Keys of both sides are down together; no side ever needs two of its own."""
    game = new_game(catalogue.game("hanapette"), seed=2, players=2)
    table = speed(game, BOTH)
    together = 0
    for number in range(900):
        moves = all_moves(game)
        if not moves:
            break
        table.now += 25
        first = number % 2
        pressed = [press_for(table, seat) for seat in (first, 1 - first)]
        down = {key for key in pressed if key is not None}
        if not down:
            table.push(moved_at(moves[0], table.now))
        assert table.scene.keyboard.down == down
        together += len(down) == 2
        for key in down:
            table.key_up(key)
        table.scene.stage.advance(16)
    assert together > 40
    assert table.late == []


def fits_both(game: Game) -> bool:
    return any(len(moves) == 2 for moves in puts(game, 0).values())


def test_with_two_fits_a_stack_key_chooses_and_the_same_key_takes_ones_own(
    speed: Make, catalogue: Catalogue
) -> None:
    for second, stack in (("Q", 1), ("W", 0), (None, 0)):
        game = game_where(catalogue.game("hanapette"), fits_both)
        table = speed(game)
        column = next(c for c, moves in puts(game, 0).items() if len(moves) == 2)
        key = "ASDF"[column]
        table.key(key)
        assert table.chosen == []
        assert table.scene.keyboard.aim(0).column == column
        table.key(second or key)
        assert [(move.column, move.stack) for move in table.chosen] == [(column, stack)]
        assert table.scene.keyboard.aim(0).column is None


def test_two_column_keys_one_after_the_other_join(speed: Make, catalogue: Catalogue) -> None:
    def wanted(game: Game) -> list[Join]:
        fits = puts(game, 0)
        joins = [m for m in game.legal_moves(0) if isinstance(m, Join)]
        return [m for m in joins if m.column not in fits]

    game = game_where(catalogue.game("hanapette"), lambda game: bool(wanted(game)))
    table = speed(game)
    join = wanted(game)[0]
    table.key("ASDF"[join.column])
    assert table.chosen == table.late == []
    table.key("ASDF"[join.onto])
    assert table.chosen == [join]


def test_a_card_that_fits_nowhere_is_tried_so_that_one_is_told_why(
    speed: Make, catalogue: Catalogue
) -> None:
    def wanted(game: Game) -> list[int]:
        moves = {m.column for m in game.legal_moves(0) if not isinstance(m, Count | NextRound)}
        view = game.view(0)
        piles = [view.pile(f"c0-{number}") for number in (1, 2, 3, 4)]
        still = [n for n, pile in enumerate(piles) if n not in moves and pile.cards]
        return still if turn_of(view).asked == "play" else []

    game = game_where(catalogue.game("hanapette"), lambda game: bool(wanted(game)))
    table = speed(game)
    column = wanted(game)[0]
    item = table.scene._presenter.cast.piles[f"c0-{column + 1}"][-1]
    home, level = item.pos(), item.zValue()
    table.key("ASDF"[column])
    ((move, reason),) = table.late
    assert isinstance(move, Put)
    assert table.reasons == [reason]
    table.scene.stage.advance(48)
    assert (item.pos() - home).manhattanLength() > item.looks.width / 2
    for _ in range(24):
        table.scene.stage.advance(16)
    assert (item.pos(), item.zValue(), item.tilt, item.lift) == (home, level, 0, 0)


def test_a_key_that_is_held_plays_once(speed: Make, catalogue: Catalogue) -> None:
    game = game_where(
        catalogue.game("hanapette"),
        lambda game: any(isinstance(m, TurnUp) for m in game.legal_moves(0)),
    )
    table = speed(game)
    turn = next(m for m in game.legal_moves(0) if isinstance(m, TurnUp))
    key = Qt.Key(ord("ASDF"[turn.column]))
    for number in range(5):
        event = QKeyEvent(
            QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", autorep=number > 0
        )
        QApplication.sendEvent(table.view, event)
    assert table.chosen == [turn]
    assert table.late == []


def test_keys_are_shown_as_they_write(speed: Make) -> None:
    table = speed()
    table.scene.keyboard.learn("Q", "a")
    assert table.scene.keyboard.legend("Q") == "A"
    assert table.scene.keyboard.legend("W") == "W"


def test_shift_does_not_change_what_stands_on_a_key(speed: Make) -> None:
    table = speed()
    for text, modifiers in (
        (":", Qt.KeyboardModifier.ShiftModifier),
        (";", Qt.KeyboardModifier.NoModifier),
    ):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_S, modifiers, text)
        QApplication.sendEvent(table.view, event)
        assert table.scene.keyboard.legend("S") == ("S" if text == ":" else ";")


def test_a_stack_key_by_itself_plays_nothing(speed: Make, catalogue: Catalogue) -> None:
    def wanted(game: Game) -> bool:
        return len(puts(game, 0)) == 1 and sum(map(len, puts(game, 0).values())) == 1

    game = game_where(catalogue.game("hanapette"), wanted)
    table = speed(game)
    table.key("Q", "W")
    assert table.chosen == table.late == []


def late_but_joined(game: Game) -> tuple[Put, int] | None:
    """The other's card that takes the only place of a column's top that can also be joined."""
    for theirs in (m for m in game.legal_moves(1) if isinstance(m, Put)):
        before = puts(game, 0)
        game.push(theirs)
        left = puts(game, 0)
        joins = {m.column for m in game.legal_moves(0) if isinstance(m, Join)}
        game.pop()
        for column, found in before.items():
            if column not in left and column in joins and len(found) == 1:
                return theirs, column
    return None


@pytest.mark.rule("HP-13")
def test_a_late_card_is_told_so_also_where_it_could_be_joined(
    speed: Make, catalogue: Catalogue
) -> None:
    game = game_where(catalogue.game("hanapette"), lambda game: late_but_joined(game) is not None)
    found = late_but_joined(game)
    assert found is not None
    theirs, column = found
    table = speed(game)
    table.now = game.state.now + 50
    table.push(moved_at(theirs, table.now))
    table.now += 50
    table.key("ASDF"[column])
    ((move, reason),) = table.late
    assert isinstance(move, Put)
    assert (move.column, move.stack) == (column, theirs.stack)
    assert reason.startswith("Too late: ")
    assert table.chosen == []


def test_a_card_that_waits_for_a_column_does_not_wait_for_ever(
    speed: Make, catalogue: Catalogue
) -> None:
    def wanted(game: Game) -> tuple[Join, SpeedMove] | None:
        fits = puts(game, 0)
        for join in (m for m in game.legal_moves(0) if isinstance(m, Join)):
            for theirs in game.legal_moves(1):
                if join.column not in fits and isinstance(theirs, TurnUp):
                    return join, theirs
        return None

    game = game_where(catalogue.game("hanapette"), lambda game: wanted(game) is not None)
    found = wanted(game)
    assert found is not None
    join, theirs = found
    table = speed(game)
    table.key("ASDF"[join.column])
    assert table.scene.keyboard.aim(0).column == join.column
    table.push(theirs)
    assert table.scene.keyboard.aim(0).column is None


def test_a_modifier_leaves_the_key_to_the_program(speed: Make, catalogue: Catalogue) -> None:
    game = game_where(catalogue.game("hanapette"), lambda game: bool(puts(game, 0)))
    table = speed(game)
    for name in "ASDF":
        event = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key(ord(name)), Qt.KeyboardModifier.ControlModifier
        )
        QApplication.sendEvent(table.view, event)
    assert table.chosen == table.late == []


def test_the_others_keys_do_nothing_where_one_plays(speed: Make, catalogue: Catalogue) -> None:
    game = game_where(catalogue.game("hanapette"), lambda game: bool(puts(game, 1)))
    table = speed(game)
    table.key(*"JKL;UIOP")
    assert table.chosen == table.late == []
