"""What stands on the cloth before any card does: the piles' places and the stock's count."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.looks import Looks
from hanafuda_desktop.table.pile_item import CountItem, PileItem, Sign

__all__ = ["Furniture"]


class Furniture:
    """The slots of all piles, kept in step with the board."""

    def __init__(self, scene: QGraphicsScene, looks: Looks) -> None:
        self._scene = scene
        self._looks = looks
        self._slots: dict[str, PileItem] = {}
        self._count = CountItem(looks)
        scene.addItem(self._count)

    def resized(self) -> None:
        """Take notice that the looks have another size."""
        for slot in self._slots.values():
            slot.resized()
        self._count.resized()

    def follow(self, board: Board, labels: dict[str, str]) -> None:
        """Stand where the board says."""
        for pile_id in self._slots.keys() - {pile.id for pile in board.piles}:
            gone = self._slots.pop(pile_id)
            self._scene.removeItem(gone)
            gone.deleteLater()
        self._count.show_count(0)
        for pile in board.piles:
            slot = self._slots.get(pile.id)
            if slot is None:
                slot = self._slots[pile.id] = PileItem(
                    self._looks, labels.get(pile.id, ""), pile.kind
                )
                self._scene.addItem(slot)
            place = board.layout.slot(pile.id)
            slot.setPos(place.x, place.y)
            if pile.kind is PileKind.STOCK:
                slot.show_sign(_sign(board.view, pile.id))
                self._count.setPos(place.x, place.y)
                self._count.show_count(len(pile.cards))

    def label(self, pile: str) -> str:
        """What a slot says while it is empty."""
        return self._slots[pile].label


def _sign(view: View, stock: str) -> Sign:
    """What the stock says once it is empty."""
    if view.pile(stock).cards:
        return Sign.NOTHING
    return Sign.SPENT if view.redeals_left == 0 else Sign.REDEAL
