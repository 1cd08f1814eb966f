"""A real-time game with the mouse, at real coordinates; the test says what time it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.speed.moves import Join, Put, SpeedTurn, TurnUp, moved_at
from hanafuda_desktop.families.speed.view import turn_of
from hanafuda_desktop.rules.catalogue import Catalogue
from tests.table.speed_games import BOTH, SpeedPlaying, all_moves, game_where, middle

Make = Callable[..., SpeedPlaying]


def puts(game: Game, seat: int = 0) -> list[Put]:
    return [move for move in game.legal_moves(seat) if isinstance(move, Put)]


def with_puts(game: Game, count: int, seat: int = 0) -> bool:
    """Whether some column of a seat fits so many stacks."""
    found = [move.column for move in puts(game, seat) if not turn_of(game.view(0)).secret[seat]]
    return any(found.count(column) == count for column in found)


def column_fitting(game: Game, count: int) -> int:
    found = [move.column for move in puts(game)]
    return next(column for column in found if found.count(column) == count)


def test_a_click_sends_the_top_to_the_stack_that_it_fits(speed: Make, catalogue: Catalogue) -> None:
    game = game_where(catalogue.game("hanapette"), lambda game: with_puts(game, 1))
    table = speed(game)
    column = column_fitting(game, 1)
    (put,) = [move for move in puts(game) if move.column == column]
    table.now += 731
    table.click(table.card(f"c0-{column + 1}"))
    assert table.chosen == [moved_at(put, table.now)]
    assert game.state.now == table.now


def test_what_fits_both_goes_to_the_nearer_stack(speed: Make, catalogue: Catalogue) -> None:
    for left in (True, False):

        def wanted(game: Game, side: bool = left) -> bool:
            columns = {move.column for move in puts(game)}
            both = {c for c in columns if sum(m.column == c for m in puts(game)) == 2}
            return (
                any((column < 2) is side for column in both) and not turn_of(game.view(0)).secret[0]
            )

        game = game_where(catalogue.game("hanapette"), wanted)
        table = speed(game)
        column = next(
            move.column
            for move in puts(game)
            if sum(m.column == move.column for m in puts(game)) == 2 and (move.column < 2) is left
        )
        table.click(table.card(f"c0-{column + 1}"))
        # The stack that the viewer feeds lies at the right.
        assert [move.stack for move in table.chosen] == [1 if left else 0]


def test_a_drag_says_which_stack(speed: Make, catalogue: Catalogue) -> None:
    for stack in (0, 1):
        game = game_where(catalogue.game("hanapette"), lambda game: with_puts(game, 2))
        table = speed(game)
        column = column_fitting(game, 2)
        goal = middle(table.board.layout.slot(f"m{stack}"))
        table.drag(table.card(f"c0-{column + 1}"), goal)
        assert [(move.column, move.stack) for move in table.chosen] == [(column, stack)]


def test_a_click_turns_a_card_up(speed: Make, catalogue: Catalogue) -> None:
    def wanted(game: Game) -> bool:
        return any(isinstance(move, TurnUp) for move in game.legal_moves(0))

    game = game_where(catalogue.game("hanapette"), wanted)
    table = speed(game)
    turn = next(move for move in game.legal_moves(0) if isinstance(move, TurnUp))
    table.click(table.card(f"c0-{turn.column + 1}"))
    assert table.chosen == [turn]


def test_two_quick_clicks_are_two_clicks(speed: Make, catalogue: Catalogue) -> None:
    """The second may come so soon that the system calls it double."""
    game = game_where(catalogue.game("hanapette"), lambda game: with_puts(game, 1))
    table = speed(game)
    column = column_fitting(game, 1)
    deep = len(game.view(0).pile(f"c0-{column + 1}").cards) > 1
    at = table.card(f"c0-{column + 1}")
    table.click(at)
    table.click(table.card(f"c0-{column + 1}"))
    assert len(table.chosen) + len(table.late) == (2 if deep else 1)


def test_a_run_is_dragged_onto_another_column(speed: Make, catalogue: Catalogue) -> None:
    def wanted(game: Game) -> bool:
        return any(isinstance(move, Join) for move in game.legal_moves(0))

    game = game_where(catalogue.game("hanapette"), wanted)
    table = speed(game)
    join = next(move for move in game.legal_moves(0) if isinstance(move, Join))
    table.drag(table.card(f"c0-{join.column + 1}"), table.card(f"c0-{join.onto + 1}"))
    assert table.chosen == [join]


@pytest.mark.rule("HP-3")
def test_a_card_that_does_not_fit_flies_back_with_the_reason(
    speed: Make, catalogue: Catalogue
) -> None:
    def wanted(game: Game) -> bool:
        turn = turn_of(game.view(0))
        return turn.asked == "play" and not any(m.stack == 0 for m in puts(game))

    game = game_where(catalogue.game("hanapette"), wanted)
    table = speed(game)
    piles = (f"c0-{number}" for number in (1, 2, 3, 4))
    pile = next(p for p in piles if len((v := game.view(0).pile(p)).cards) > v.face_down)
    item = table.scene._presenter.cast.piles[pile][-1]
    home = item.pos()
    table.drag(table.card(pile), middle(table.board.layout.slot("m0")))
    assert table.chosen == []
    ((_, reason),) = table.late
    assert table.reasons == [reason]
    assert "does not go on" in reason
    assert table.cues == ["late"]
    for _ in range(60):
        table.scene.stage.advance(16)
    assert item.pos() == home
    assert item.tilt == 0
    table.scene.land()
    assert table.reasons == []


def test_the_others_cards_are_not_touched(speed: Make, catalogue: Catalogue) -> None:
    game = game_where(catalogue.game("hanapette"), lambda game: with_puts(game, 1, seat=1))
    table = speed(game)
    for column in (1, 2, 3, 4):
        if game.view(0).pile(f"c1-{column}").cards:
            table.click(table.card(f"c1-{column}"))
            table.drag(table.card(f"c1-{column}"), middle(table.board.layout.slot("m0")))
    assert table.chosen == table.late == []


def test_where_two_sit_here_both_may_use_the_mouse(speed: Make, catalogue: Catalogue) -> None:
    game = game_where(catalogue.game("hanapette"), lambda game: with_puts(game, 1, seat=1))
    table = speed(game, BOTH)
    put = puts(game, 1)[0]
    table.drag(table.card(f"c1-{put.column + 1}"), middle(table.board.layout.slot(f"m{put.stack}")))
    assert [(move.seat, move.column, move.stack) for move in table.chosen] == [
        (1, put.column, put.stack)
    ]


def test_what_is_held_stays_in_the_hand_while_the_other_plays(
    speed: Make, catalogue: Catalogue
) -> None:
    def wanted(game: Game) -> bool:
        mine = {move.stack for move in puts(game, 0) if not turn_of(game.view(0)).secret[0]}
        theirs = {move.stack for move in puts(game, 1)}
        return any(stack != other for stack in mine for other in theirs)

    game = game_where(catalogue.game("hanapette"), wanted)
    table = speed(game)
    mine, theirs = next((a, b) for a in puts(game, 0) for b in puts(game, 1) if a.stack != b.stack)
    goal = middle(table.board.layout.slot(f"m{mine.stack}"))
    table.hold(table.card(f"c0-{mine.column + 1}"), goal + QPoint(0, 60))
    held = table.scene.mouse.held
    table.push(theirs)
    assert held is not None
    assert table.scene.mouse.held is held
    assert not any(item.isVisible() for item in held.items)
    table.move(goal)
    table.release(goal)
    assert [(move.column, move.stack) for move in table.chosen] == [(mine.column, mine.stack)]


@pytest.mark.rule("HP-13")
def test_whoever_is_a_moment_too_late_is_told_so(speed: Make, catalogue: Catalogue) -> None:
    """The other covers the stack over which the card is held."""

    def spoilt(game: Game) -> tuple[Put, Put] | None:
        if turn_of(game.view(0)).secret[0]:
            return None
        for mine in puts(game, 0):
            for theirs in puts(game, 1):
                if mine.stack == theirs.stack:
                    game.push(theirs)
                    late = game.refusal(mine, 0)
                    turn = turn_of(game.view(0))
                    game.pop()
                    assert isinstance(turn, SpeedTurn)
                    if late is not None and late.startswith("Too late: ") and turn.asked == "play":
                        return mine, theirs
        return None

    game = game_where(catalogue.game("hanapette"), lambda game: spoilt(game) is not None)
    found = spoilt(game)
    assert found is not None
    mine, theirs = found
    table = speed(game)
    goal = middle(table.board.layout.slot(f"m{mine.stack}"))
    table.hold(table.card(f"c0-{mine.column + 1}"), goal)
    table.push(theirs)
    table.now = game.state.now + 1
    table.release(goal)
    assert table.chosen == []
    ((_, reason),) = table.late
    assert reason.endswith("came first.")
    assert table.reasons == [reason]


def test_a_whole_round_with_the_mouse_alone(speed: Make) -> None:
    table = speed(seed=8, size=(900, 600))
    game = table.game
    for _ in range(400):
        moves = all_moves(game)
        if not moves or turn_of(game.view(0)).asked in ("next", "nothing"):
            break
        table.now += 40
        own = [m for m in game.legal_moves(0) if not isinstance(m, Join)]
        theirs = [m for m in game.legal_moves(1) if isinstance(m, TurnUp | Put)]
        if theirs:
            table.push(moved_at(theirs[0], table.now))
            continue
        match own[0] if own else None:
            case Put(_, _, column, stack):
                goal = middle(table.board.layout.slot(f"m{stack}"))
                table.drag(table.card(f"c0-{column + 1}"), goal)
            case TurnUp(_, _, column):
                table.click(table.card(f"c0-{column + 1}"))
            case _:
                table.push(moved_at(moves[0], table.now))
    assert turn_of(game.view(0)).asked in ("next", "nothing")
    assert table.late == []
