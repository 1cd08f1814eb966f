"""Where every card of a view lies, and what lies under a point. Free of Qt.

A board is the table at rest. The pointer is always asked against it, never against items that may
still be on their way, so that a click means the same whether or not something moves. It goes by
the kinds of piles alone, so it is the same for every family of games; where cards lie is told by
the family's :class:`~.layout.Layout`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.table.layout import Layout, Rect, RestingCard

_EACH_BY_ITSELF: Final = frozenset(
    {PileKind.HAND, PileKind.FIELD, PileKind.TAKING, PileKind.PICKING}
)
"""Piles whose cards lie beside one another: each of them is aimed at by itself."""
RISE: Final = 0.13
"""How far a card stands out that is chosen, in card heights."""


@dataclass(frozen=True, slots=True)
class Hit:
    """What a point of the table lies on.

    Attributes:
        pile: the pile's id.
        index: the card counted from the lowest, or -1 for the pile as a whole, beside its cards.
    """

    pile: str
    index: int = -1


Stop = Hit | int
"""Where a card can go, and the keyboard: a card or a pile, or a numbered place, as on the shelf."""


@dataclass(frozen=True, slots=True)
class Board:
    """A view in a layout."""

    view: View
    layout: Layout
    standing_out: frozenset[Hit] = frozenset()
    """Cards that are chosen to be played together; they lie a little further up."""
    piles: tuple[PileView, ...] = field(init=False, repr=False)
    """The view's piles that have a place in the layout."""
    _lying: dict[str, tuple[RestingCard, ...]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        lying = self.layout.lie(self.view)
        for at in self.standing_out:
            cards = list(lying[at.pile])
            card = cards[at.index]
            cards[at.index] = card._replace(y=float(round(card.y - RISE * card.height)))
            lying[at.pile] = tuple(cards)
        object.__setattr__(self, "_lying", lying)
        object.__setattr__(self, "piles", self.layout.placed(self.view))

    def lying(self, pile: str) -> tuple[RestingCard, ...]:
        """The cards of a pile as they lie, lowest first."""
        return self._lying[pile]

    def card_rect(self, pile: str, index: int) -> Rect:
        """The whole of a card, covered or not; -1 is the empty place."""
        if index < 0 or not self._lying[pile]:
            return self.layout.slot(pile)
        return self._lying[pile][index].rect

    def top_rect(self, pile: str) -> Rect:
        """The top card of a pile, or its empty place."""
        return self.card_rect(pile, len(self._lying[pile]) - 1)

    def whole(self, pile: str) -> Rect:
        """A pile with all its cards."""
        cards = self._lying[pile]
        first = cards[0].rect if cards else self.layout.slot(pile)
        return first.with_all(each.rect for each in cards)

    def _over(self, pile: str, index: int) -> Rect | None:
        """The next card of the pile that covers a part of this one."""
        cards = self._lying[pile]
        if index < 0:
            return None
        rect = cards[index].rect
        others = (each.rect for each in cards[index + 1 :])
        return next((other for other in others if other.shared(rect)), None)

    def strip(self, pile: str, index: int) -> Rect:
        """The part of a card that the card over it leaves free.

        Of cards that are shifted both ways it is the whole card: no strip would show which.
        """
        rect = self.card_rect(pile, index)
        over = self._over(pile, index)
        if over is None or (over.x > rect.x and over.y != rect.y):
            return rect
        if over.x > rect.x:
            return Rect(rect.x, rect.y, over.x - rect.x, rect.height)
        return Rect(rect.x, rect.y, rect.width, max(0.0, over.y - rect.y))

    def grip(self, pile: str, index: int) -> int:
        """How many cards a hand takes that takes this one: in a column, all that lie on it."""
        if index < 0:
            return 0
        kind = self.view.pile(pile).kind
        return len(self._lying[pile]) - index if kind is PileKind.COLUMN else 1

    def gripped(self, pile: str, index: int) -> Rect:
        """A card with all that a hand takes with it."""
        first = self.card_rect(pile, index)
        taken = self._lying[pile][index : index + self.grip(pile, index)]
        return first.with_all(each.rect for each in taken)

    def hit(self, x: float, y: float) -> Hit | None:
        """The topmost card, or else the place of a pile, at a point."""
        for pile in self.piles:
            for index in reversed(range(len(pile.cards))):
                if self._lying[pile.id][index].rect.holds(x, y):
                    return Hit(pile.id, index)
        for pile in self.piles:
            bare = not pile.cards or pile.kind is PileKind.FIELD
            if bare and self.layout.slot(pile.id).holds(x, y):
                return Hit(pile.id, -1)
        return None

    def drop_rect(self, at: Hit) -> Rect:
        """Where a held card may be let go for this: generously, and a column to its end."""
        found = self.view.pile(at.pile)
        if found.kind in _EACH_BY_ITSELF:
            rect = self.card_rect(at.pile, at.index)
        else:
            rect = self.whole(at.pile)
            rect = rect._replace(height=max(rect.height, self.layout.zones[at.pile].reach))
        return rect.grown(self.layout.card_width * 0.12)

    def mark_rect(self, at: Hit) -> Rect:
        """What glows when something can be put there."""
        if at.index >= 0 or self.view.pile(at.pile).kind in _EACH_BY_ITSELF:
            return self.card_rect(at.pile, at.index)
        return self.top_rect(at.pile)

    def each_by_itself(self, pile: str) -> bool:
        """Whether the cards of a pile lie beside one another, so that each is gone to."""
        return self.view.pile(pile).kind in _EACH_BY_ITSELF

    def aims(self, pile: PileView) -> tuple[tuple[Hit, Rect], ...]:
        """What can be aimed at in a pile, and where it is."""
        if pile.kind not in _EACH_BY_ITSELF or not pile.cards:
            return ((Hit(pile.id, len(pile.cards) - 1), self.whole(pile.id)),)
        cards = enumerate(self._lying[pile.id])
        return tuple((Hit(pile.id, index), lying.rect) for index, lying in cards)

    def numbered(self, number: int) -> Hit | None:
        """The column of this number, or the card of this number in one's own hand."""
        for pile in self.piles:
            if pile.id == f"c{number}":
                return Hit(pile.id, len(pile.cards) - 1)
            own = pile.kind is PileKind.HAND and pile.owner == self.view.seat
            if own and number <= len(pile.cards):
                return Hit(pile.id, number - 1)
        return None

    def stand_at(self, at: Hit) -> Hit:
        """The nearest to this that is gone to: a pile as a whole is gone to at its top card."""
        found = self.view.pile(at.pile)
        if at.index < 0 and found.kind is PileKind.FIELD:
            return at
        top = len(found.cards) - 1
        stands = self.stands(found)
        wanted = at.index if at.index >= 0 else top
        return min(stands, key=lambda stand: abs(stand.index - wanted))

    def stands(self, pile: PileView) -> tuple[Hit, ...]:
        """The cards of a pile that are gone to one by one, lowest first; its place when empty."""
        count = len(pile.cards)
        if pile.kind is PileKind.COLUMN and count > pile.face_down:
            return tuple(Hit(pile.id, index) for index in range(pile.face_down, count))
        own = pile.owner == self.view.seat
        if count and pile.kind in _EACH_BY_ITSELF and (own or pile.kind is not PileKind.HAND):
            return tuple(Hit(pile.id, index) for index in range(count))
        return (Hit(pile.id, count - 1),)

    def is_others_hand(self, pile: str) -> bool:
        """Whether a pile is the hand of somebody else, where there is nothing to be done."""
        found = self.view.pile(pile)
        return found.kind is PileKind.HAND and found.owner != self.view.seat

    def liftable(self, pile: str, index: int) -> bool:
        """Whether a hand can take this card: its face must show."""
        if index < 0:
            return False
        found = self.view.pile(pile)
        top = index == len(found.cards) - 1
        match found.kind:
            case PileKind.COLUMN:
                return index >= found.face_down
            case PileKind.STOCK | PileKind.WASTE | PileKind.CELL | PileKind.FOUNDATION:
                return top and index >= found.face_down
            case PileKind.HAND | PileKind.DRAWN:
                return found.owner == self.view.seat
            case _:
                return False


NO_BOARD: Final = Board(View("", 0, None, ()), Layout(0, 0, 1, 1, {}))
"""The board of a table on which nothing has been laid yet."""
