"""The table in words: what a screen reader or a status line says of a pile or a card."""

from __future__ import annotations

from collections.abc import Callable

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.view import PileKind, PileView, View, YakuPlace

__all__ = ["describe_at", "describe_card", "describe_pile", "describe_place"]

_NAMES = {
    PileKind.STOCK: "Stock",
    PileKind.WASTE: "Turned cards",
    PileKind.COLUMN: "Column",
    PileKind.CELL: "Free place",
    PileKind.FOUNDATION: "Foundation",
    PileKind.HAND: "Hand",
    PileKind.FIELD: "Field",
    PileKind.TAKING: "Being captured",
    PileKind.CAPTURED: "Captured",
    PileKind.PICKING: "Cards to pick from",
    PileKind.DISCARD: "Discard pile",
    PileKind.DRAWN: "Drawn card",
    PileKind.MIDDLE: "Middle stack",
}
_SHARED = frozenset({PileKind.FIELD, PileKind.TAKING, PileKind.PICKING, PileKind.STOCK})
_LISTED = frozenset({PileKind.HAND, PileKind.FIELD, PileKind.TAKING, PileKind.CAPTURED})


def _title(view: View, pile: PileView) -> str:
    name = _NAMES[pile.kind]
    if pile.kind is PileKind.MIDDLE:
        return f"{name} {int(pile.id[1:]) + 1}"
    if pile.kind in (PileKind.COLUMN, PileKind.STOCK) and pile.owner is not None:
        # Both play from columns and decks of their own.
        number = pile.id.rpartition("-")[2] if pile.kind is PileKind.COLUMN else ""
        numbered = f"{name} {number}".strip()
        if pile.owner == view.seat:
            return f"Your {numbered.lower()}"
        return f"{numbered} of player {pile.owner + 1}"
    if pile.owner is None or pile.kind in _SHARED:
        return f"{name} {pile.id[1:]}".strip()
    if view.round is not None and pile.kind is PileKind.CAPTURED:
        own = view.seat in view.round.sides[int(pile.id[1:])]
    else:
        own = pile.owner == view.seat
    return f"Your {name.lower()}" if own else f"{name} of player {pile.owner + 1}"


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def describe_pile(view: View, pile_id: str) -> str:
    """A pile in one sentence: ``Column 2: 5 cards face down, then Pine, Crane.``"""
    pile = view.pile(pile_id)
    if not pile.cards:
        return f"{_title(view, pile)}: empty."
    if pile.kind is PileKind.STOCK:
        return f"{_title(view, pile)}: {_cards(len(pile.cards))}."
    up = [CARDS[card].title for card in pile.shown if card is not None]
    if pile.kind in _LISTED:
        listed = f": {'; '.join(up)}" if up else ""
        return f"{_title(view, pile)}: {_cards(len(pile.cards))}{listed}."
    if pile.kind is not PileKind.COLUMN:
        return f"{_title(view, pile)}: {up[-1] if up else _cards(len(pile.cards))}."
    down = f"{_cards(pile.face_down)} face down, then " if pile.face_down else ""
    return f"{_title(view, pile)}: {down}{'; '.join(up)}."


def describe_card(view: View, pile_id: str, index: int) -> str:
    """A card and where it lies: ``Pine, Crane, on column 2, 3 cards on it.``"""
    pile = view.pile(pile_id)
    card = pile.shown[index] if 0 <= index < len(pile.cards) else None
    if card is None:
        return describe_pile(view, pile_id)
    if pile.kind in _LISTED:
        return f"{CARDS[card].title}, {_title(view, pile).lower()}."
    over = len(pile.cards) - index - 1
    tail = f", {_cards(over)} on it" if over else ""
    return f"{CARDS[card].title}, {_title(view, pile).lower()}{tail}."


def describe_at(view: View, pile_id: str, index: int) -> str:
    """A card, or with -1 its pile."""
    return describe_pile(view, pile_id) if index < 0 else describe_card(view, pile_id, index)


def describe_place(place: YakuPlace, names: Callable[[str], str]) -> str:
    """A place of the shelf: ``Aka-Tan: 2 of 3 in reach.``"""
    name = names(place.yaku)
    if place.collected:
        return f"{name}: collected."
    if place.ready:
        return f"{name}: ready."
    if place.waits_for:
        return f"{name}: waits for {place.waits_for} more yaku."
    reach = sum(card is not None for card in place.reachable)
    return f"{name}: {reach} of {len(place.wanted)} in reach."
