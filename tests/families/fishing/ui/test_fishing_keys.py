"""A fishing game with the keyboard alone: hand, mates, the stock's card, offers and all."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from hanafuda_desktop.families.fishing.moves import Bomb, Draw, Pick, Play, Show, Take
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.board import Hit
from tests.table.playing import Playing

Make = Callable[..., Playing]
KEY = Qt.Key


def reach(table: Playing, goal: Hit | int) -> None:
    for _ in range(60):
        if table.scene.keys.visible and table.scene.keys.at == goal:
            return
        table.key(KEY.Key_Tab)
    pytest.fail(f"Tab never comes to {goal}")


def on_field(table: Playing, card: int) -> Hit:
    return Hit("f", table.board.view.pile("f").cards.index(card))


def play_by_keys(table: Playing, move: object) -> None:
    """Play a move with nothing but Tab and Enter, or a key of its own."""
    view = table.board.view
    match move:
        case Play(card, take):
            reach(table, Hit(f"h{view.seat}", view.pile(f"h{view.seat}").cards.index(card)))
            table.key(KEY.Key_Return)
            if take is not None:
                reach(table, on_field(table, take))
            table.key(KEY.Key_Return)
        case Take(card):
            reach(table, on_field(table, card))
            table.key(KEY.Key_Return)
        case Draw():
            table.key(KEY.Key_D)
        case Pick(place):
            reach(table, Hit("k", place))
            table.key(KEY.Key_Return)
        case Show() | Bomb():
            moves = [offer.move for offer in table.scene.interaction.offers]
            reach(table, moves.index(move))
            table.key(KEY.Key_Return)
        case _:
            table.scene.interaction.choose(move)  # It is asked by a panel.


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(
    ("name", "players"), [("koi-koi", 2), ("go-stop", 3), ("mushi", 2), ("higo-bana", 5)]
)
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
        play_by_keys(table, move)
        assert table.chosen[-1] == move
        game.push(move)
    assert len(table.chosen) == len(game.moves)


def test_the_cursor_goes_from_the_hand_to_the_mates(playing: Make, catalogue: Catalogue) -> None:
    rules = catalogue.game("koi-koi")
    for seed in range(99):
        game = new_game(rules, seed=seed)
        plays = [play for play in game.legal_moves() if play.take is not None]
        if plays and game.to_move == 0:
            break
    table = playing(game)
    table.follows = False
    first, second = plays[:2]
    reach(table, Hit("h0", table.board.view.pile("h0").cards.index(first.card)))
    table.key(KEY.Key_Return)
    assert table.scene.keys.at == on_field(table, first.take)
    table.key(KEY.Key_Tab)
    assert table.scene.keys.at == on_field(table, second.take)
    table.key(KEY.Key_Escape)
    assert table.scene.interaction.picked is None


def test_arrows_go_from_card_to_card_and_to_the_field(playing: Make, catalogue: Catalogue) -> None:
    table = playing(new_game(catalogue.game("koi-koi"), seed=2))
    keys = table.scene.keys
    table.key(KEY.Key_Right)
    assert keys.at == Hit("h0", 0)
    for number in range(1, 8):
        table.key(KEY.Key_Right)
        assert keys.at == Hit("h0", number)
    table.key(KEY.Key_Left, KEY.Key_Up)
    assert keys.at.pile == "f"
    table.key(KEY.Key_Down)
    assert keys.at.pile == "h0"
    table.key(KEY.Key_3)
    assert keys.at == Hit("h0", 2)
    assert table.focused[-1] == Hit("h0", 2)
    card = table.scene.describe(Hit("h0", 2))
    assert card.endswith("in your hand, 3 of 8.")


def test_no_frame_is_seen_while_others_play(playing: Make, catalogue: Catalogue) -> None:
    table = playing(new_game(catalogue.game("koi-koi"), seed=2))
    keys, frame = table.scene.keys, table.scene._cursor
    table.key(KEY.Key_Right)
    assert frame.isVisible()
    while table.game.to_move == 0:
        table.scene.interaction.choose(table.game.legal_moves()[0])
    assert keys.visible
    assert not frame.isVisible()
    while table.game.to_move != 0:
        table.scene.interaction.choose(table.game.legal_moves()[0])
    assert not frame.isVisible()  # their last card is still on its way
    table.scene.land()
    table.scene.stage.advance(1)
    assert frame.isVisible()


def test_every_pile_is_described(catalogue: Catalogue, playing: Make) -> None:
    table = playing(new_game(catalogue.game("higo-bana"), seed=2, players=4))
    describe = table.scene.describe
    assert describe(Hit("s")).startswith("Stock: ")
    assert describe(Hit("h2")) == "Player 3's hand: 5 cards."
    assert describe(Hit("p0")) == "Your captured: empty."
    assert describe(Hit("f")).startswith("Field: ")
