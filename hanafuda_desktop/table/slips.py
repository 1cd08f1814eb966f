"""The slips that lie among the cards: moves that can be pressed, and a question about cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGraphicsScene

from hanafuda_desktop.table.key_hand import KeyHand
from hanafuda_desktop.table.surface import Surface
from hanafuda_desktop.table.which_items import WhichItems

if TYPE_CHECKING:
    from hanafuda_desktop.table.offer_items import OfferItems

__all__ = ["Slips"]


class Slips:
    """The slips of one table.

    Args:
        scene: the table.
        surface: knows what is offered and asked, and plays what was pressed.
        keys: the keyboard's cursor, which is of no use to whoever presses.
    """

    def __init__(self, scene: QGraphicsScene, surface: Surface, keys: KeyHand) -> None:
        self._scene = scene
        self._surface = surface
        self._keys = keys
        self._offers: OfferItems | None = None
        self.which = WhichItems(scene)

    def follow(self) -> None:
        """Lie where the board now says."""
        offers = self._surface.offers
        if offers and self._offers is None:
            from hanafuda_desktop.table.offer_items import OfferItems  # noqa: PLC0415 - when needed

            self._offers = OfferItems(self._scene, self._take)
        if self._offers is not None:
            self._offers.show(offers)
        self.ask()

    def _take(self, move: object) -> None:
        self._keys.hide()
        # Not now: the button that was pressed is about to be taken away.
        QTimer.singleShot(0, self._scene, lambda: self._surface.choose(move))

    def ask(self) -> None:
        """Ask which cards are meant, if that is open."""
        self.which.show(self._surface)

    def clear(self) -> None:
        """Ask nothing: the table is about to change."""
        self.which.clear()
