"""Puts a view on the table: lays it out, gives every card an item, and sends the items there.

This is the half of the scene that faces the game; the other half, which faces the player, is
:mod:`hanafuda_desktop.table.surface` with its two hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.board import Arrangement, Board, Hit
from hanafuda_desktop.table.capture_flight import CaptureFlight
from hanafuda_desktop.table.card_item import CardItem
from hanafuda_desktop.table.cast import Cast
from hanafuda_desktop.table.choreography import Choreography
from hanafuda_desktop.table.cues import matches
from hanafuda_desktop.table.furniture import Furniture
from hanafuda_desktop.table.kind import Kind
from hanafuda_desktop.table.layout import Insets, Lying
from hanafuda_desktop.table.looks import Looks
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.motion import Stage
from hanafuda_desktop.table.script import Script
from hanafuda_desktop.table.shelf_item import YakuShelf

__all__ = ["Presenter"]

_FIRST_SIZE: Final = (1280.0, 800.0)


class Presenter:
    """Everything on the table that shows the game.

    Attributes:
        board: where everything lies; ``None`` before the first view.
        cast: the cards' items.
        choreography: how they move.
        size: of the table.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        kind: Kind,
        looks: Looks,
        stage: Stage,
        shelf: YakuShelf,
    ) -> None:
        self._kind = kind
        self._looks = looks
        self._stage = stage
        self._shelf = shelf
        self._furniture = Furniture(scene, looks)
        self.cast = Cast(scene, looks)
        self.choreography = Choreography(stage, self.cast)
        self.board: Board | None = None
        self._view: View | None = None
        self.size = _FIRST_SIZE
        self.insets = Insets()
        self._shape: Any = None
        self._layout: Arrangement | None = None

    def present(self, view: View) -> None:
        """Put everything where this view has it, at once."""
        board = self._change(view)
        self.cast.match(board)
        self.choreography.settle(board)
        self._shelf.present(view.yaku)

    def play(self, events: Sequence[Event], view: View) -> Script:
        """Let the cards go where :meth:`present` would put them, as the events tell it.

        Returns:
            What the events asked for, whose times are those of an unhurried table.
        """
        before = self.board
        board = self._change(view)
        script = self._kind.follow(events, self.cast, before, board)
        new = frozenset(self.cast.match(board))
        if script.dealt:
            self.choreography.deal(board, script, self._deck(board), new)
            self._shelf.present(view.yaku)
            return script
        self._bring_in(new, board, before)
        self.choreography.perform(board, script, matched=matches(events))
        self._capture(script, view)
        return script

    def stand_out(self, cards: Iterable[Hit]) -> None:
        """Let exactly these cards lie a little further up than they would."""
        if self.board is None or frozenset(cards) == self.board.standing_out:
            return
        self.board = Board(self.board.view, self.board.layout, frozenset(cards))
        self.choreography.perform(self.board, Script())

    def _change(self, view: View) -> Board:
        """Take a new view; cards stay where they are seen until they are sent off."""
        self._view = view
        self.cast.dismiss()
        shape = self._kind.shape(view)
        if shape != self._shape or self._layout is None:
            self._shape = shape
            self._layout = self._lay_out(self._looks.ratio)
        self.board = Board(view, self._layout)
        self._furnish(self.board)
        return self.board

    def _furnish(self, board: Board) -> None:
        self._furniture.follow(board, self._kind.labels(board.view))

    def _deck(self, board: Board) -> Lying:
        """From where cards are dealt: the stock, or the player's side of the table."""
        layout = board.layout
        size = layout.card_width, layout.card_height
        for pile in board.piles:
            if pile.kind is PileKind.STOCK:
                slot = layout.slot(pile.id)
                return Lying(None, slot.x, slot.y, *size, 0)
        return Lying(None, (layout.width - layout.card_width) / 2, layout.height, *size, 0)

    def _bring_in(self, new: frozenset[CardItem], board: Board, before: Board | None) -> None:
        """Cards that come back to the table come from the shelf, where they were."""
        collected = {
            card: number
            for number, place in enumerate(before.view.yaku if before is not None else ())
            for card in place.collected
        }
        for pile in board.piles if new else ():
            for item, lying in zip(self.cast.piles[pile.id], board.lying(pile.id), strict=True):
                if item not in new:
                    continue
                deck = self._deck(board)
                item.setPos(deck.x, deck.y)
                if lying.card in collected:
                    item.setPos(self._shelf.place_rect(collected[lying.card]).topLeft())
                    item.show_face(lying.card)

    def _capture(self, script: Script, view: View) -> None:
        if not script.captures:
            self._shelf.present(view.yaku)
            return
        made = [
            number
            for number, place in enumerate(view.yaku)
            if place.collected and place.yaku == script.yaku
        ]
        goal = self._shelf.place_rect(made[-1]) if made else QRectF(0, 0, *self.size)

        def arrived() -> None:
            self.cast.dismiss()
            self._shelf.present(view.yaku)
            for number in made[-1:]:
                self._shelf.stamp(number, self.choreography.pace.time(durations.STAMP))

        flight = CaptureFlight(self._stage, self.choreography.pace, goal, arrived)
        flight.begin(script.captures)

    def resize(self, ratio: float) -> None:
        """Lay everything out anew for :attr:`size`, without a movement."""
        self._layout = self._lay_out(ratio) if self._shape is not None else None
        if self._layout is None:
            self._looks.resize(self._looks.width, ratio)
            return
        if self.board is None:
            # A view came, and could not be shown at the size before.
            if self._view is not None:
                self.present(self._view)
            return
        self.board = Board(self.board.view, self._layout)
        self._furnish(self.board)
        self.choreography.settle(self.board)

    def _lay_out(self, ratio: float) -> Arrangement:
        aspect = self._looks.pictures.aspect
        layout = self._kind.lay_out(self._shape, *self.size, aspect, self.insets)
        if self._looks.resize(layout.card_width, ratio):
            self.resized()
        self.choreography.middle = self.size[0] / 2
        self._shelf.set_geometry(tuple(map(to_qrect, layout.places)))
        return layout

    def resized(self) -> None:
        """Let every item notice that the looks are others."""
        for item in self.cast:
            item.resized()
        self._furniture.resized()
