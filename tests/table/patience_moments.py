"""Moments of patiences that tests of the hands look for, and what is done in them."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.tableau.state import Collect, Shift
from hanafuda_desktop.table.cards.card_item import CardItem
from tests.table.playing import Playing, game_where

__all__ = [
    "at",
    "cards_of",
    "collect_moment",
    "from_column",
    "ready_place",
    "shifts",
    "with_collect",
    "with_run",
]


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


def collect_moment(table: Playing) -> Collect:
    table.put(game_where(table.game.rules, with_collect))
    return next(move for move in table.game.legal_moves() if isinstance(move, Collect))


def ready_place(table: Playing, collect: Collect) -> int:
    yaku = table.game.view().yaku
    return next(n for n, place in enumerate(yaku) if place.ready and place.yaku == collect.yaku)
