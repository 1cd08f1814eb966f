"""The card that was drawn in a struggle: what it can do, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.shedding.family import coming_effect
from hanafuda_desktop.families.shedding.moves import BareMove, Combine, DiscardDrawn
from hanafuda_desktop.families.shedding.ui.words import foretell
from tests.table.playing import Playing
from tests.table.shedding_games import game_where
from tests.table.shedding_hands import (
    combines,
    ornaments,
    rules_of,
    slip,
    spot,
)

Make = Callable[..., Playing]


def test_struggle_then_discard_with_its_mate_or_keep(still: Any, qtbot: QtBot) -> None:
    def drawn_one(game: Game) -> bool:
        return any(isinstance(move, DiscardDrawn) for move in game.legal_moves())

    table = still(game_where(drawn_one))
    moves = [move for move in table.game.legal_moves() if isinstance(move, DiscardDrawn)]
    drawn = table.board.view.pile("x").cards[0]
    assert drawn is not None
    for move in moves:
        table.chosen.clear()
        assert move.onto is not None
        table.click(spot(table, move.onto))
        assert table.chosen == [move]
        table.chosen.clear()
        table.drag(spot(table, drawn), spot(table, move.onto))
        assert table.chosen == [move]
    table.chosen.clear()
    table.drag(spot(table, drawn), table.card("h0", 0))
    assert table.chosen == [BareMove.KEEP]
    table.chosen.clear()
    table.click(slip(table, "Keep"))
    qtbot.waitUntil(lambda: table.chosen == [BareMove.KEEP])


def test_the_stock_is_clicked_to_draw(still: Any) -> None:
    table = still(game_where(lambda game: BareMove.STRUGGLE in game.legal_moves()))
    table.click(table.card("s"))
    assert table.chosen == [BareMove.STRUGGLE]


def test_nothing_can_be_done_in_the_turn_of_another(still: Any) -> None:
    game = game_where(lambda game: bool(combines(game)), seat=1)
    table = still(game)
    for index in range(len(game.view(0).pile("h0").cards)):
        table.double_click(table.card("h0", index))
    table.click(table.card("s"))
    assert table.chosen == []
    assert ornaments(table).tray.face.said == ""


def test_a_drawn_card_that_is_let_go_again_still_asks(still: Any) -> None:
    def drawn_one(game: Game) -> bool:
        return any(isinstance(move, DiscardDrawn) for move in game.legal_moves())

    table = still(game_where(drawn_one))
    table.scene.land()
    glowing = table.scene.interaction.lights.lit
    start = table.card("x", 0)
    table.drag(start, start + QPoint(10, -30))
    table.scene.land()
    assert table.chosen == []
    assert table.scene.interaction.lights.lit == glowing != ()
    move = next(m for m in table.game.legal_moves() if isinstance(m, DiscardDrawn))
    assert move.onto is not None
    table.click(spot(table, move.onto))
    assert table.chosen == [move]


# --- what comes of it is shown before ------------------------------------------------------------


def drawn_with_effect(game: Game) -> bool:
    moves = [move for move in game.legal_moves() if isinstance(move, DiscardDrawn)]
    return any(coming_effect(rules_of(game), game.view(0), move) for move in moves)


def test_the_effect_of_the_drawn_card_is_shown_when_it_is_asked_about(still: Any) -> None:
    table = still(game_where(drawn_with_effect, "kaze", 3))
    (move,) = (m for m in table.game.legal_moves() if isinstance(m, DiscardDrawn))
    told = foretell(rules_of(table.game), table.game.view(0), move)
    assert told.effect is not None
    face = ornaments(table).tray.face
    assert (face.title, face.said) == ("If you discard it", told.said)
    assert face.signs
    assert face.strong
    assert face.cards == table.game.view(0).pile("x").cards
    assert ornaments(table).tray.isVisible()


def test_the_tray_follows_the_cursor_from_discarding_to_keeping(still: Any) -> None:
    table = still(game_where(drawn_with_effect, "kaze", 3))
    tray = ornaments(table).tray
    seen = []
    for _ in range(4):
        table.key(Qt.Key.Key_Tab)
        seen.append(tray.face.title)
    assert seen == ["If you discard it", "If you keep it"] * 2
    assert tray.face.said == "No effect."
    table.key(Qt.Key.Key_Return)
    assert table.chosen == [BareMove.KEEP]


def test_with_a_choice_of_mates_the_one_under_the_cursor_is_shown(still: Any) -> None:
    def two_mates(game: Game) -> bool:
        return sum(isinstance(move, DiscardDrawn) for move in game.legal_moves()) == 2

    table = still(game_where(two_mates, players=2))
    drawn = table.game.view(0).pile("x").cards
    face = ornaments(table).tray.face
    assert (face.cards, face.said) == (drawn, "No effect.")
    seen = set()
    for _ in range(4):
        table.key(Qt.Key.Key_Tab)
        seen.add(ornaments(table).tray.face.cards)
    moves = [move for move in table.game.legal_moves() if isinstance(move, DiscardDrawn)]
    assert {(move.onto, *drawn) for move in moves} < seen


def test_the_key_for_the_obvious_shows_what_it_would_play(still: Any) -> None:
    """Before X is pressed: no card is chosen, but the cursor is on one."""

    def leaf(game: Game) -> bool:
        return any(only_leaf(game, card) for card in game.view(0).pile("h0").cards)

    def only_leaf(game: Game, card: int | None) -> Combine | None:
        moves = [move for move in combines(game) if card in move.hand]
        acts = moves and coming_effect(rules_of(game), game.view(0), moves[0])
        return moves[0] if acts and len(moves) == 1 else None

    table = still(game_where(leaf, "kaze", 3))
    view = table.game.view(0)
    index = next(n for n, c in enumerate(view.pile("h0").cards) if only_leaf(table.game, c))
    move = only_leaf(table.game, view.pile("h0").cards[index])
    assert move is not None
    table.key(*[Qt.Key.Key_Right] * (index + 1))
    face = ornaments(table).tray.face
    assert face.cards == move.hand
    assert face.said == foretell(rules_of(table.game), view, move).said
    table.key(Qt.Key.Key_X)
    assert table.chosen == [move]
