"""Where every card of a view lies in a layout, and what lies under a point. Free of Qt.

A board is the table at rest. The pointer is always asked against it, never against items that may
still be on their way, so that a click means the same whether or not something moves.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.table.layout import Fan, Layout, Rect

__all__ = ["Board", "Hit", "Lying"]

THICKNESS: Final = 3
"""So many cards of a squared pile show as its thickness."""
Z_OF_PILE: Final = 100
"""Between the piles in stacking order; more than a pile can hold cards."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card at rest: what it shows and where.

    Attributes:
        card: the card, or ``None`` when it lies face down.
        x: left edge.
        y: upper edge.
        z: stacking order.
        seen: whether any of it shows; a card deep in a squared pile need not be painted.
    """

    card: int | None
    x: float
    y: float
    z: int
    seen: bool


@dataclass(frozen=True, slots=True)
class Hit:
    """What a point of the table lies on.

    Attributes:
        pile: the pile's id.
        index: the card counted from the lowest, or -1 for the empty place of a pile.
    """

    pile: str
    index: int


@dataclass(frozen=True, slots=True)
class Board:
    """A view in a layout."""

    view: View
    layout: Layout
    piles: tuple[PileView, ...] = field(init=False, repr=False)
    """The view's piles that have a place in the layout."""
    _lying: dict[str, tuple[Lying, ...]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        # A game without a stock may still have an empty pile of that name in its view.
        placed = tuple(pile for pile in self.view.piles if pile.id in self.layout.spots)
        object.__setattr__(self, "piles", placed)
        object.__setattr__(self, "_lying", {})
        for number, pile in enumerate(placed):
            count = len(pile.cards)
            corners = self.layout.cards(pile.id, pile.face_down, count - pile.face_down)
            hidden = self._hidden(pile.id, count)
            self._lying[pile.id] = tuple(
                Lying(card, x, y, number * Z_OF_PILE + index, index >= hidden)
                for index, (card, (x, y)) in enumerate(zip(pile.shown, corners, strict=True))
            )

    def _hidden(self, pile: str, count: int) -> int:
        spot = self.layout.spots[pile]
        match spot.fan:
            case Fan.DOWN:
                return 0
            case Fan.SQUARED:
                return max(0, count - THICKNESS)
            case Fan.RIGHT | Fan.LAST_DOWN:
                return max(0, count - spot.shown - 1)

    def lying(self, pile: str) -> tuple[Lying, ...]:
        """The cards of a pile as they lie, lowest first."""
        return self._lying[pile]

    def card_rect(self, pile: str, index: int) -> Rect:
        """The whole of a card, covered or not; -1 is the empty place."""
        if index < 0 or not self._lying[pile]:
            return self.layout.slot(pile)
        at = self._lying[pile][index]
        return Rect(at.x, at.y, self.layout.card_width, self.layout.card_height)

    def top_rect(self, pile: str) -> Rect:
        """The top card of a pile, or its empty place."""
        return self.card_rect(pile, len(self._lying[pile]) - 1)

    def whole(self, pile: str) -> Rect:
        """Everything from a pile's place to its top card."""
        first, last = self.layout.slot(pile), self.top_rect(pile)
        return Rect(first.x, first.y, last.right - first.x, last.bottom - first.y)

    def strip(self, pile: str, index: int) -> Rect:
        """The part of a card that the card over it leaves free."""
        rect = self.card_rect(pile, index)
        cards = self._lying[pile]
        if index < 0 or index + 1 >= len(cards):
            return rect
        over = cards[index + 1]
        if over.x > rect.x:
            return Rect(rect.x, rect.y, over.x - rect.x, rect.height)
        return Rect(rect.x, rect.y, rect.width, max(0.0, over.y - rect.y))

    def tail(self, pile: str, index: int) -> Rect:
        """A card with all that lies on it."""
        first, last = self.card_rect(pile, index), self.top_rect(pile)
        return Rect(first.x, first.y, last.right - first.x, last.bottom - first.y)

    def hit(self, x: float, y: float) -> Hit | None:
        """The topmost card, or else the empty place of a pile, at a point."""
        for pile in self.piles:
            if not self.whole(pile.id).holds(x, y):
                continue
            for index in reversed(range(len(pile.cards))):
                if self.card_rect(pile.id, index).holds(x, y):
                    return Hit(pile.id, index)
            if not pile.cards:
                return Hit(pile.id, -1)
        return None

    def drop_rect(self, pile: str) -> Rect:
        """Where a held card may be let go for this pile: generously, and a column to its end."""
        rect = self.whole(pile)
        if self.view.pile(pile).kind is PileKind.COLUMN:
            room = self.layout.spots[pile].room[1]
            rect = Rect(rect.x, rect.y, rect.width, max(rect.height, room * 0.75))
        return rect.grown(self.layout.card_width * 0.12)

    def liftable(self, pile: str, index: int) -> bool:
        """Whether a hand can take this card with all that lies on it: its face must show."""
        if index < 0:
            return False
        found = self.view.pile(pile)
        match found.kind:
            case PileKind.STOCK:
                return False
            case PileKind.COLUMN:
                return index >= found.face_down
            case PileKind.WASTE | PileKind.CELL | PileKind.FOUNDATION:
                return index == len(found.cards) - 1 and index >= found.face_down
