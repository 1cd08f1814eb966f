"""What stands on the cloth before any card does: the piles' places and the stock's count."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtWidgets import QGraphicsScene

from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.looks import Looks
from hanafuda_desktop.table.pile_item import CountItem, PileItem, Sign

__all__ = ["Furniture"]

_SQUARE: Final = (PileKind.STOCK, PileKind.MIDDLE)
"""Piles whose cards lie exactly one upon the other."""


class Furniture:
    """The slots of all piles, kept in step with the board."""

    def __init__(self, scene: QGraphicsScene, looks: Looks) -> None:
        self._scene = scene
        self._looks = looks
        self._slots: dict[str, PileItem] = {}
        self._counts: dict[str, CountItem] = {}

    def resized(self) -> None:
        """Take notice that the looks have another size."""
        for slot in self._slots.values():
            slot.resized()
        for count in self._counts.values():
            count.resized()

    def follow(self, board: Board, labels: dict[str, str]) -> None:
        """Stand where the board says."""
        hollows = [pile for pile in board.piles if pile.id in board.layout.hollows]
        self._drop(self._slots, {pile.id for pile in hollows})
        for pile in hollows:
            slot = self._slots.get(pile.id)
            if slot is None:
                slot = self._slots[pile.id] = PileItem(
                    self._looks, labels.get(pile.id, ""), pile.kind
                )
                self._scene.addItem(slot)
            place = board.layout.slot(pile.id)
            slot.setPos(place.x, place.y)
            # Under two cards nobody sees it, not even while the upper one is taken away.
            cards = board.lying(pile.id) if pile.kind in _SQUARE else ()
            slot.setVisible(len(cards) < 2 or cards[-1][1:3] != (place.x, place.y))
            if pile.kind is PileKind.STOCK:
                slot.show_sign(_sign(board.view, pile.id))
        self._count(board)

    def _count(self, board: Board) -> None:
        """Say how many cards lie face down where nobody can count them."""
        counted = board.layout.counted(board.view)
        self._drop(self._counts, set(counted))
        for pile, lying in counted.items():
            count = self._counts.get(pile)
            if count is None:
                count = self._counts[pile] = CountItem(self._looks)
                self._scene.addItem(count)
            count.dress(lying.width)
            count.setPos(lying.x, lying.y)
            count.show_count(len(board.view.pile(pile).cards))

    def _drop(self, items: dict[str, Any], wanted: set[str]) -> None:
        for pile in items.keys() - wanted:
            gone = items.pop(pile)
            self._scene.removeItem(gone)
            gone.deleteLater()

    def label(self, pile: str) -> str:
        """What a slot says while it is empty."""
        return self._slots[pile].label


def _sign(view: View, stock: str) -> Sign:
    """What the stock says once it is empty."""
    if view.pile(stock).cards or view.round is not None or view.turn is not None:
        # Where rounds are played, the next one's deal fills it again.
        return Sign.NOTHING
    return Sign.SPENT if view.redeals_left == 0 else Sign.REDEAL
