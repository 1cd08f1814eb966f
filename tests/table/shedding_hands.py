"""Hands for the tests of shedding tables: where cards are seen, and moves made of clicks alone."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.shedding.moves import BareMove, Combine, DiscardDrawn, Swap
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.shedding.ui.ornaments import SheddingOrnaments
from hanafuda_desktop.families.shedding.ui.table import groups_of
from hanafuda_desktop.families.shedding.view import SheddingTurn
from tests.table.playing import Playing, middle

__all__ = [
    "asked",
    "combines",
    "in_tray",
    "ornaments",
    "pair",
    "play_by_mouse",
    "press_slip",
    "rules_of",
    "slip",
    "spot",
]


def ornaments(table: Playing) -> SheddingOrnaments:
    found = table.scene.ornaments
    assert isinstance(found, SheddingOrnaments)
    return found


def rules_of(game: Game) -> SheddingRules:
    assert isinstance(game.rules, SheddingRules)
    return game.rules


def asked(game: Game) -> str:
    turn = game.view(0).turn
    assert isinstance(turn, SheddingTurn)
    return turn.asked


def combines(game: Game, combination: str = "") -> list[Combine]:
    moves = [move for move in game.legal_moves() if isinstance(move, Combine)]
    return [move for move in moves if combination in ("", move.combination)]


def spot(table: Playing, card: int) -> QPoint:
    """Where a card of the viewer's hand or of the field is seen."""
    view = table.board.view
    for pile in (f"h{view.seat}", "f", "x"):
        if card in view.pile(pile).cards:
            return table.card(pile, view.pile(pile).cards.index(card))
    raise AssertionError("no such card to be seen")


def slip(table: Playing, text: str) -> QPoint:
    return next(middle(each.rect) for each in table.scene.interaction.offers if each.text == text)


def in_tray(table: Playing, card: int) -> QPoint:
    return QPointF(ornaments(table).tray.places()[card].center()).toPoint()


def press_slip(table: Playing, qtbot: QtBot, index: int) -> None:
    offer = table.scene.interaction.offers[index]
    before = len(table.chosen), table.scene.interaction.choices.ready
    table.click(middle(offer.rect))
    qtbot.waitUntil(lambda: (len(table.chosen), table.scene.interaction.choices.ready) != before)


def play_by_mouse(table: Playing, move: Any, qtbot: QtBot) -> None:
    """Play a move with nothing but clicks."""
    match move:
        case Combine():
            (wanted,) = (g for g in groups_of(combines(table.game)) if move in g.moves)
            for card in (*move.lay, *move.field, *move.hand):
                table.click(spot(table, card))
            if table.scene.interaction.choices.ready not in wanted.moves:
                offers = [each.move for each in table.scene.interaction.offers]
                press_slip(table, qtbot, offers.index(wanted))
            if table.scene.interaction.choices.ready != move:
                table.click(in_tray(table, move.top))
            assert table.scene.interaction.choices.ready == move
            press_slip(table, qtbot, 0)
        case BareMove.STRUGGLE | BareMove.SIT_OUT:
            table.click(
                table.card("s") if table.board.view.pile("s").cards else middle_of_stock(table)
            )
        case DiscardDrawn(int(onto)):
            table.click(spot(table, onto))
        case DiscardDrawn():
            table.click(table.card("d"))
        case BareMove.KEEP:
            count = len(table.chosen)
            table.click(slip(table, "Keep"))
            qtbot.waitUntil(lambda: len(table.chosen) > count)
        case Swap(seat):
            table.click(table.card(f"h{seat}"))
        case _:
            table.scene.interaction.choose(move)  # It is asked by a panel, or by the race.


def middle_of_stock(table: Playing) -> QPoint:
    return middle(table.board.layout.slot("s"))


def pair(game: Game) -> Combine | None:
    """A Hand-Hand of a month of which nothing else can be made."""
    for move in combines(game, "hand-hand"):
        others = [m for m in combines(game) if set(m.hand) & set(move.hand) or set(m.lay)]
        if all(set(other.hand) == set(move.hand) for other in others):
            return move
    return None
