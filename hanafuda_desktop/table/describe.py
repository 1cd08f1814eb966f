"""The table in words: what a screen reader or a status line says of a pile or a card."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Final, NamedTuple

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.view import PileKind, PileView, View, YakuPlace
from hanafuda_desktop.language import tr, tr_noop, trn
from hanafuda_desktop.table.phrases import cards_counted, parts

__all__ = ["describe_at", "describe_card", "describe_pile", "describe_place"]


class _Whose(Enum):
    """To whom a pile belongs, seen from who looks."""

    NOBODY = auto()
    OWN = auto()
    OTHER = auto()


class _Name(NamedTuple):
    """What a pile is called by itself, and after the name of a card that lies there."""

    alone: str
    within: str


_NAMES: Final = {
    PileKind.STOCK: _Name(tr_noop("Stock"), tr_noop("stock", meaning="where a card lies")),
    PileKind.WASTE: _Name(
        tr_noop("Turned cards"), tr_noop("turned cards", meaning="where a card lies")
    ),
    PileKind.COLUMN: _Name(
        tr_noop("Column {number}"), tr_noop("column {number}", meaning="where a card lies")
    ),
    PileKind.CELL: _Name(
        tr_noop("Free place {number}"), tr_noop("free place {number}", meaning="where a card lies")
    ),
    PileKind.FOUNDATION: _Name(
        tr_noop("Foundation {number}"), tr_noop("foundation {number}", meaning="where a card lies")
    ),
    PileKind.HAND: _Name(tr_noop("Hand"), tr_noop("hand", meaning="where a card lies")),
    PileKind.FIELD: _Name(tr_noop("Field"), tr_noop("field", meaning="where a card lies")),
    PileKind.TAKING: _Name(
        tr_noop("Being captured"), tr_noop("being captured", meaning="where a card lies")
    ),
    PileKind.CAPTURED: _Name(tr_noop("Captured"), tr_noop("captured", meaning="where a card lies")),
    PileKind.PICKING: _Name(
        tr_noop("Cards to pick from"), tr_noop("cards to pick from", meaning="where a card lies")
    ),
    PileKind.DISCARD: _Name(
        tr_noop("Discard pile"), tr_noop("discard pile", meaning="where a card lies")
    ),
    PileKind.DRAWN: _Name(
        tr_noop("Drawn card"), tr_noop("drawn card", meaning="where a card lies")
    ),
    PileKind.MIDDLE: _Name(
        tr_noop("Middle stack {number}"),
        tr_noop("middle stack {number}", meaning="where a card lies"),
    ),
}
_OWN: Final = {
    PileKind.STOCK: _Name(
        tr_noop("Your stock"), tr_noop("your stock", meaning="where a card lies")
    ),
    PileKind.COLUMN: _Name(
        tr_noop("Your column {number}"),
        tr_noop("your column {number}", meaning="where a card lies"),
    ),
    PileKind.HAND: _Name(tr_noop("Your hand"), tr_noop("your hand", meaning="where a card lies")),
    PileKind.CAPTURED: _Name(
        tr_noop("Your captured"), tr_noop("your captured", meaning="where a card lies")
    ),
    PileKind.DRAWN: _Name(
        tr_noop("Your drawn card"), tr_noop("your drawn card", meaning="where a card lies")
    ),
}
_OTHERS: Final = {
    PileKind.STOCK: _Name(
        tr_noop("Stock of player {player}"),
        tr_noop("stock of player {player}", meaning="where a card lies"),
    ),
    PileKind.COLUMN: _Name(
        tr_noop("Column {number} of player {player}"),
        tr_noop("column {number} of player {player}", meaning="where a card lies"),
    ),
    PileKind.HAND: _Name(
        tr_noop("Hand of player {player}"),
        tr_noop("hand of player {player}", meaning="where a card lies"),
    ),
    PileKind.CAPTURED: _Name(
        tr_noop("Captured of player {player}"),
        tr_noop("captured of player {player}", meaning="where a card lies"),
    ),
    PileKind.DRAWN: _Name(
        tr_noop("Drawn card of player {player}"),
        tr_noop("drawn card of player {player}", meaning="where a card lies"),
    ),
}
_LISTED: Final = frozenset({PileKind.HAND, PileKind.FIELD, PileKind.TAKING, PileKind.CAPTURED})


def _whose(view: View, pile: PileView) -> _Whose:
    if pile.owner is None or pile.kind not in _OWN:  # one that lies for all to see
        return _Whose.NOBODY
    if view.round is not None and pile.kind is PileKind.CAPTURED:
        own = view.seat in view.round.sides[int(pile.id[1:])]
    else:
        own = pile.owner == view.seat
    return _Whose.OWN if own else _Whose.OTHER


def _title(view: View, pile: PileView, *, within: bool = False) -> str:
    """What a pile is called; ``within`` where it follows a card's name."""
    whose = _whose(view, pile)
    table = {_Whose.NOBODY: _NAMES, _Whose.OWN: _OWN, _Whose.OTHER: _OTHERS}[whose]
    name = table[pile.kind]
    number = pile.id[1:].rpartition("-")[2]
    if pile.kind is PileKind.MIDDLE:
        number = str(int(number) + 1)
    player = (pile.owner or 0) + 1
    if within:
        return tr(name.within, meaning="where a card lies", number=number, player=player)
    return tr(name.alone, number=number, player=player)


def describe_pile(view: View, pile_id: str) -> str:
    """A pile in one sentence: ``Column 2: 5 cards face down, then Pine, Crane.``"""
    pile = view.pile(pile_id)
    title, count = _title(view, pile), len(pile.cards)
    if not pile.cards:
        return tr("{pile}: empty.", pile=title)
    up = [CARDS[card].title for card in pile.shown if card is not None]
    if pile.kind is PileKind.COLUMN and pile.face_down:
        told = parts(up)
        return trn(
            "{pile}: {n} card face down, then {cards}.",
            "{pile}: {n} cards face down, then {cards}.",
            pile.face_down,
            pile=title,
            cards=told,
        )
    if pile.kind is PileKind.COLUMN:
        return tr("{pile}: {cards}.", pile=title, cards=parts(up))
    if pile.kind in _LISTED and up:
        return trn(
            "{pile}: {n} card: {cards}.",
            "{pile}: {n} cards: {cards}.",
            count,
            pile=title,
            cards=parts(up),
        )
    if pile.kind is PileKind.STOCK or pile.kind in _LISTED or not up:
        return tr("{pile}: {cards}.", pile=title, cards=cards_counted(count))
    return tr("{pile}: {cards}.", pile=title, cards=up[-1])


def describe_card(view: View, pile_id: str, index: int) -> str:
    """A card and where it lies: ``Pine, Crane, column 2, 3 cards on it.``"""
    pile = view.pile(pile_id)
    card = pile.shown[index] if 0 <= index < len(pile.cards) else None
    if card is None:
        return describe_pile(view, pile_id)
    title, there = CARDS[card].title, _title(view, pile, within=True)
    over = len(pile.cards) - index - 1
    if pile.kind in _LISTED or not over:
        return tr("{card}, {pile}.", card=title, pile=there)
    return trn(
        "{card}, {pile}, {n} card on it.",
        "{card}, {pile}, {n} cards on it.",
        over,
        card=title,
        pile=there,
    )


def describe_at(view: View, pile_id: str, index: int) -> str:
    """A card, or with -1 its pile."""
    return describe_pile(view, pile_id) if index < 0 else describe_card(view, pile_id, index)


def describe_place(place: YakuPlace, names: Callable[[str], str]) -> str:
    """A place of the shelf: ``Aka-Tan: 2 of 3 in reach.``"""
    name = names(place.yaku)
    if place.collected:
        return tr("{yaku}: collected.", yaku=name)
    if place.ready:
        return tr("{yaku}: ready.", yaku=name)
    if place.waits_for:
        # The word is the same for one and for several.
        return trn(
            "{yaku}: waits for {n} more yaku.",
            "{yaku}: waits for {n} more yaku.",
            place.waits_for,
            yaku=name,
        )
    reach = sum(card is not None for card in place.reachable)
    return tr(
        "{yaku}: {reach} of {needed} in reach.", yaku=name, reach=reach, needed=len(place.wanted)
    )
