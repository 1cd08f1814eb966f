"""A shedding game with the keyboard alone: choosing, the order of laying, and a whole round."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.shedding.moves import BareMove, Combine, DiscardDrawn, Swap
from hanafuda_desktop.families.shedding.ui.table import groups_of
from hanafuda_desktop.families.shedding.view import SheddingTurn
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.board import Hit
from tests.table.playing import Playing
from tests.table.shedding_games import game_where

Make = Callable[..., Playing]
KEY = Qt.Key


def reach(table: Playing, goal: Hit | int) -> None:
    """Go there with Tab; where cards are chosen, Tab goes among those that may join them."""
    for _ in range(60):
        if table.scene.keys.visible and table.scene.keys.at == goal:
            return
        table.key(KEY.Key_Tab)
    for _ in range(60):
        if table.scene.keys.at == goal:
            return
        table.key(KEY.Key_C)
    pytest.fail(f"neither Tab nor C ever comes to {goal}")


def asked(game: Game) -> str:
    turn = game.view(0).turn
    assert isinstance(turn, SheddingTurn)
    return turn.asked


def hit(table: Playing, card: int) -> Hit:
    view = table.board.view
    for pile in (f"h{view.seat}", "f", "x"):
        if card in view.pile(pile).cards:
            return Hit(pile, view.pile(pile).cards.index(card))
    raise AssertionError("no such card to be seen")


def combine_by_keys(table: Playing, move: Combine) -> None:
    """Choose the cards of a combination, and Enter."""
    interaction = table.scene.interaction
    moves = [each for each in table.game.legal_moves() if isinstance(each, Combine)]
    (wanted,) = (group for group in groups_of(moves) if move in group.moves)
    for card in (*move.lay, *move.field, *move.hand):
        reach(table, hit(table, card))
        table.key(KEY.Key_Space)
    if interaction.choices.ready not in wanted.moves:
        offers = [each.move for each in table.scene.interaction.offers]
        reach(table, offers.index(wanted))
        table.key(KEY.Key_Return)
        reach(table, hit(table, next(iter(wanted.cards))))
    for _ in wanted.tops:
        if interaction.choices.ready != move:
            table.key(KEY.Key_T)
    table.key(KEY.Key_Return)


def play_by_keys(table: Playing, move: Any) -> None:
    """Play a move with nothing but keys."""
    match move:
        case Combine():
            combine_by_keys(table, move)
        case BareMove.STRUGGLE | BareMove.SIT_OUT:
            table.key(KEY.Key_D)
        case DiscardDrawn(int(onto)):
            reach(table, hit(table, onto))
            table.key(KEY.Key_Return)
        case DiscardDrawn():
            reach(table, Hit("d", len(table.board.view.pile("d").cards) - 1))
            table.key(KEY.Key_Return)
        case BareMove.KEEP:
            table.key(KEY.Key_C)
        case Swap():
            offers = [each.move for each in table.scene.interaction.offers]
            reach(table, offers.index(move))
            table.key(KEY.Key_Return)
        case _:
            table.scene.interaction.choose(move)  # It is asked by a panel, or by the race.


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(("name", "players"), [("untitled", 2), ("untitled", 4), ("kaze", 5)])
def test_any_legal_move_can_be_played_by_keys(
    playing: Make, catalogue: Catalogue, name: str, players: int
) -> None:
    game = new_game(catalogue.game(name), seed=6, players=players)
    table = playing(game)
    table.follows = False
    chance = random.Random(6)
    for _ in range(60):
        if game.to_move is None:
            break
        table.scene.present(game.view(game.to_move), game.legal_moves())
        move = chance.choice(game.legal_moves())
        count = len(table.chosen)
        play_by_keys(table, move)
        assert table.chosen[count:] == [move]
        game.push(move)


def test_a_whole_round_by_keyboard(playing: Make, catalogue: Catalogue) -> None:
    game = new_game(catalogue.game("untitled"), seed=3, players=2)
    table, chance = playing(game), random.Random(3)
    while asked(game) != "next":
        moves = game.legal_moves()
        move = moves[0] if chance.random() < 0.7 else chance.choice(moves)
        if game.to_move == 0:
            play_by_keys(table, move)
        else:
            table.scene.interaction.choose(move)
        assert table.chosen[-1] == move
    assert len(table.chosen) == len(game.moves)


def hand_hand(game: Game) -> Combine | None:
    moves = [move for move in game.legal_moves() if isinstance(move, Combine)]
    return next((move for move in moves if move.combination == "hand-hand"), None)


def test_space_chooses_and_enter_plays(playing: Make) -> None:
    table = playing(game_where(lambda game: hand_hand(game) is not None))
    table.follows = False
    move = hand_hand(table.game)
    assert move is not None
    interaction = table.scene.interaction
    for card in move.hand:
        reach(table, hit(table, card))
        table.key(KEY.Key_Space)
        assert hit(table, card) in interaction.choices.chosen
        assert table.scene.keys.at == hit(table, card), "the cursor stays"
    table.key(KEY.Key_Space)
    assert hit(table, move.hand[-1]) not in interaction.choices.chosen, "and no longer"
    table.key(KEY.Key_Space, KEY.Key_Enter)
    assert table.chosen == [move]


def test_another_card_is_brought_on_top(playing: Make) -> None:
    table = playing(game_where(lambda game: hand_hand(game) is not None))
    table.follows = False
    move = hand_hand(table.game)
    assert move is not None
    for card in move.hand:
        reach(table, hit(table, card))
        table.key(KEY.Key_Space)
    interaction = table.scene.interaction
    top = move.hand[-1]
    others: list[Any] = [interaction.choices.ready]
    table.key(KEY.Key_T)
    others.append(interaction.choices.ready)
    assert [each.hand[-1] == top for each in others] == [True, False]
    for key in (KEY.Key_Right, KEY.Key_Left):
        before: Any = interaction.choices.ready
        QTest.keyClick(table.view, key, Qt.KeyboardModifier.ShiftModifier)
        now: Any = interaction.choices.ready
        assert now.hand == before.hand[::-1]
    table.key(KEY.Key_Escape)
    assert interaction.choices.ready is None
    table.key(KEY.Key_T)
    assert table.chosen == []


def test_tab_goes_among_the_cards_that_may_join(playing: Make) -> None:
    table = playing(game_where(lambda game: hand_hand(game) is not None))
    table.follows = False
    move = hand_hand(table.game)
    assert move is not None
    reach(table, hit(table, move.hand[0]))
    table.key(KEY.Key_Space)
    glowing = set(table.scene.interaction.lights.lit)
    seen = set()
    for _ in glowing:
        table.key(KEY.Key_Tab)
        at = table.scene.keys.at
        seen.add(at)
    assert seen == glowing


def test_the_digits_answer_about_the_drawn_card(playing: Make) -> None:
    def drawn_one(game: Game) -> bool:
        return any(isinstance(move, DiscardDrawn) for move in game.legal_moves())

    table = playing(game_where(drawn_one))
    table.follows = False
    moves = table.game.legal_moves()
    table.key(KEY.Key_1)
    table.put(table.game)
    table.key(Qt.Key(KEY.Key_0 + len(moves)))
    assert table.chosen == [moves[0], BareMove.KEEP]


def test_every_pile_is_described(playing: Make) -> None:
    table = playing(game_where(lambda game: bool(game.view(0).pile("d").cards)))
    describe = table.scene.describe
    assert describe(Hit("s")).startswith("Stock: ")
    assert describe(Hit("d")).startswith("Discard pile: ")
    assert describe(Hit("x")) == "Your drawn card: empty."
    assert describe(Hit("h1")).startswith("Player 2's hand: ")
