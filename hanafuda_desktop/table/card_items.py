"""Which item plays which card, kept through events: a card that moves is one item moving."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from hanafuda_desktop.engine.events import (
    CardsMatched,
    CardsMoved,
    CardTurnedUp,
    Event,
    PairPending,
    PileTurnedOver,
)
from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.cards.looks import Looks
from hanafuda_desktop.table.cloth import remove
from hanafuda_desktop.table.layout import RestingCard

_Pile = list[CardItem]
NOWHERE: Final = QPointF(-100_000, -100_000)


class CardItems:
    """The card items of a scene, pile by pile, lowest card first.

    Attributes:
        piles: the items that play the piles of the view.
        leaving: items of cards that have left the table, on their way out.
    """

    def __init__(self, scene: QGraphicsScene, looks: Looks) -> None:
        self._scene = scene
        self._looks = looks
        self.piles: dict[str, _Pile] = {}
        self.leaving: _Pile = []
        self._roles: dict[CardItem, int] = {}

    def __iter__(self) -> Iterator[CardItem]:
        """Every item that plays a card of the table."""
        for items in self.piles.values():
            yield from items

    def item(self, pile: str, index: int) -> CardItem | None:
        """Who plays this card, if there is one."""
        items = self.piles.get(pile, [])
        return items[index] if 0 <= index < len(items) else None

    def some(self, pile: str, index: int, count: int) -> tuple[CardItem, ...]:
        """So many items of a pile from one card on."""
        return tuple(self.piles.get(pile, [])[index : index + count]) if index >= 0 else ()

    def follow(self, event: Event) -> tuple[CardItem, ...]:
        """Give the items the places an event gives their cards; returns those it moves."""
        match event:
            case CardsMoved(cards, source, target):
                leaves = target not in self.piles
                return self._move(cards, source, self.leaving if leaves else self.piles[target])
            case CardTurnedUp(card, pile):
                return self._find((card,), pile)
            case PileTurnedOver(source, target, count):
                turned = self.piles.setdefault(source, [])
                moved, self.piles[source] = turned[:count][::-1], turned[count:]
                self.piles.setdefault(target, []).extend(moved)
                return tuple(moved)
            case CardsMatched(card, mates, _):
                return self._move((*mates, card), "f", self.piles["t"])
            case PairPending(cards, _):
                return self._move(cards, "t", self.piles["f"])
            case _:
                return ()

    def swap(self, one: str, other: str) -> tuple[CardItem, ...]:
        """Let the items of two whole piles change places; returns them."""
        first, second = self.piles[one], self.piles[other]
        self.piles[one], self.piles[other] = second, first
        return (*first, *second)

    def _move(
        self, cards: Sequence[int | None], source: str, target: list[CardItem]
    ) -> tuple[CardItem, ...]:
        moved = self._find(cards, source)
        left = self.piles[source]
        self.piles[source] = [item for item in left if item not in moved]
        target.extend(moved)
        return moved

    def _find(self, cards: Sequence[int | None], pile: str) -> tuple[CardItem, ...]:
        """Who plays these cards of a pile: who shows them, and else the topmost of the others."""
        items = self.piles.setdefault(pile, [])
        wanted = {card for card in cards if card is not None}
        known = {self._card(item): item for item in items if self._card(item) in wanted}
        given = set(known.values())
        # Cards that move are named lowest first, so the last of them is the topmost.
        rest = [item for item in items if item not in given]
        found: list[CardItem] = []
        for card in reversed(cards):
            item = known.get(card) if card is not None else None
            if item is None and rest:
                item = rest.pop()
            if item is not None:
                found.append(item)
                if card is not None:
                    self._roles[item] = card
        return tuple(reversed(found))

    def _card(self, item: CardItem) -> int | None:
        """The card an item plays, though it may still lie face down."""
        return self._roles.get(item, item.card)

    def match(self, board: Board) -> tuple[CardItem, ...]:
        """Give every card of the board one item; returns the items that are new.

        Who shows a card goes on showing it; else who already lies in a place stays; what is left
        is filled with whoever is free. So the same works after events and without any.
        """
        wanted = {
            (pile.id, index): lying
            for pile in board.piles
            for index, lying in enumerate(board.lying(pile.id))
        }
        given = self._keep(wanted)
        self._roles.clear()
        free = [item for item in self if item not in set(given.values())]
        new: _Pile = []
        for place in wanted:
            if place not in given:
                given[place] = free.pop() if free else self._enter(new)
        remove(free)
        self.piles = {
            pile.id: [given[pile.id, index] for index in range(len(pile.cards))]
            for pile in board.piles
        }
        for items in self.piles.values():
            for item, cover in zip(items, (*items[1:], None), strict=False):
                item.cover = cover
        for item in self.leaving:
            item.cover = None
        return tuple(new)

    def _keep(self, wanted: dict[tuple[str, int], RestingCard]) -> dict[tuple[str, int], CardItem]:
        """The places whose card is already shown, and those whose item need not go elsewhere."""
        showing = {self._card(item): item for item in self}
        showing.pop(None, None)
        given = {
            place: showing[lying.card]
            for place, lying in wanted.items()
            if lying.card is not None and lying.card in showing
        }
        taken = set(given.values())
        for place in wanted.keys() - given.keys():
            item = self.item(*place)
            if item is not None and item not in taken:
                given[place] = item
                taken.add(item)
        return given

    def _enter(self, new: _Pile) -> CardItem:
        item = CardItem(self._looks, None)
        item.setPos(NOWHERE)
        self._scene.addItem(item)
        new.append(item)
        return item

    def dismiss(self) -> None:
        """Take off all items whose cards have left the table."""
        leaving, self.leaving = self.leaving, []
        remove(leaving)
