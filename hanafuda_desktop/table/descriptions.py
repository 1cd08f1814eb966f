"""The table in words: what a screen reader or a status line says of a pile or a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hanafuda_desktop.cards.card import CARDS, Role
from hanafuda_desktop.engine.view import PileKind, PileView, View, YakuPlace
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.adapter import stop_of
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.interaction import Interaction
from hanafuda_desktop.table.keyboard import KeyHand
from hanafuda_desktop.table.lettering import about, cards_counted, parts
from hanafuda_desktop.text.language import tr, tr_noop, trn
from hanafuda_desktop.text.vocabulary import capital, month_name

# What piles are called: by themselves, and after the name of a card that lies there.

_NAMES: Final = {
    PileKind.STOCK: tr_noop("Stock"),
    PileKind.WASTE: tr_noop("Turned cards"),
    PileKind.COLUMN: tr_noop("Column {number}"),
    PileKind.CELL: tr_noop("Free place {number}"),
    PileKind.FOUNDATION: tr_noop("Foundation {number}"),
    PileKind.HAND: tr_noop("Hand"),
    PileKind.FIELD: tr_noop("Field"),
    PileKind.TAKING: tr_noop("Being captured"),
    PileKind.CAPTURED: tr_noop("Captured"),
    PileKind.PICKING: tr_noop("Cards to pick from"),
    PileKind.DISCARD: tr_noop("Discard pile"),
    PileKind.DRAWN: tr_noop("Drawn card"),
    PileKind.MIDDLE: tr_noop("Middle stack {number}"),
}
_NAMES_WITHIN: Final = {
    PileKind.STOCK: tr_noop("in the stock", meaning="where a card lies"),
    PileKind.WASTE: tr_noop("among the turned cards", meaning="where a card lies"),
    PileKind.COLUMN: tr_noop("in column {number}", meaning="where a card lies"),
    PileKind.CELL: tr_noop("in free place {number}", meaning="where a card lies"),
    PileKind.FOUNDATION: tr_noop("on foundation {number}", meaning="where a card lies"),
    PileKind.HAND: tr_noop("in the hand", meaning="where a card lies"),
    PileKind.FIELD: tr_noop("on the field", meaning="where a card lies"),
    PileKind.TAKING: tr_noop("being captured", meaning="where a card lies"),
    PileKind.CAPTURED: tr_noop("among the captured cards", meaning="where a card lies"),
    PileKind.PICKING: tr_noop("among the cards to pick from", meaning="where a card lies"),
    PileKind.DISCARD: tr_noop("on the discard pile", meaning="where a card lies"),
    PileKind.DRAWN: tr_noop("just drawn", meaning="where a card lies"),
    PileKind.MIDDLE: tr_noop("on middle stack {number}", meaning="where a card lies"),
}
_OWN: Final = {
    PileKind.STOCK: tr_noop("Your stock"),
    PileKind.COLUMN: tr_noop("Your column {number}"),
    PileKind.HAND: tr_noop("Your hand"),
    PileKind.CAPTURED: tr_noop("Your captured"),
    PileKind.DRAWN: tr_noop("Your drawn card"),
}
_OWN_WITHIN: Final = {
    PileKind.STOCK: tr_noop("in your stock", meaning="where a card lies"),
    PileKind.COLUMN: tr_noop("in your column {number}", meaning="where a card lies"),
    PileKind.HAND: tr_noop("in your hand", meaning="where a card lies"),
    PileKind.CAPTURED: tr_noop("among your captured cards", meaning="where a card lies"),
    PileKind.DRAWN: tr_noop("just drawn by you", meaning="where a card lies"),
}
_OTHERS: Final = {
    PileKind.STOCK: tr_noop("{player}'s stock"),
    PileKind.COLUMN: tr_noop("{player}'s column {number}"),
    PileKind.HAND: tr_noop("{player}'s hand"),
    PileKind.CAPTURED: tr_noop("{player}'s captured cards"),
    PileKind.DRAWN: tr_noop("{player}'s drawn card"),
}
_OTHERS_WITHIN: Final = {
    PileKind.STOCK: tr_noop("in {player}'s stock", meaning="where a card lies"),
    PileKind.COLUMN: tr_noop("in {player}'s column {number}", meaning="where a card lies"),
    PileKind.HAND: tr_noop("in {player}'s hand", meaning="where a card lies"),
    PileKind.CAPTURED: tr_noop("among {player}'s captured cards", meaning="where a card lies"),
    PileKind.DRAWN: tr_noop("just drawn by {player}", meaning="where a card lies"),
}
_LISTED: Final = frozenset({PileKind.HAND, PileKind.FIELD, PileKind.TAKING, PileKind.CAPTURED})
_COUNTED: Final = _LISTED | {PileKind.PICKING}
"""Where cards lie beside one another, and it is told which of them it is."""


def _title(view: View, pile: PileView, names: Sequence[str], *, within: bool = False) -> str:
    """What a pile is called; ``within`` where it follows a card's name."""
    alone, after = _NAMES, _NAMES_WITHIN
    if pile.owner is not None and pile.kind in _OWN:  # else it lies there for all to see
        own = pile.owner == view.seat
        if view.round is not None and pile.kind is PileKind.CAPTURED:
            own = view.seat in view.round.sides[int(pile.id[1:])]
        alone, after = (_OWN, _OWN_WITHIN) if own else (_OTHERS, _OTHERS_WITHIN)
    number = pile.id[1:].rpartition("-")[2]
    if pile.kind is PileKind.MIDDLE:
        number = str(int(number) + 1)
    owner = pile.owner or 0
    player = names[owner] if names else tr("Player {number}", number=owner + 1)
    if within:
        return tr(after[pile.kind], meaning="where a card lies", number=number, player=player)
    return tr(alone[pile.kind], number=number, player=player)


def describe_pile(view: View, pile_id: str, names: Sequence[str] = ()) -> str:
    """A pile in one sentence: ``Column 2: 5 cards face down, then Pine, Crane.``

    Here and below, ``names`` are those of the players, from seat 0 on, as their plates say them.
    """
    pile = view.pile(pile_id)
    title, count = _title(view, pile, names), len(pile.cards)
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


def spoken_card(card: int) -> str:
    """A card by its month, as it is told without a picture: ``September, blue ribbon``."""
    told = CARDS[card]
    if told.role is Role.LIGHTNING:  # it is of no month
        return told.title
    return capital(tr("{month}, {card}", month=month_name(told.month), card=told.name))


def describe_cards(
    view: View, pile_id: str, cards: Sequence[int | None], names: Sequence[str] = ()
) -> str:
    """Cards and where they lie now: ``January, Crane, in column 2.``"""
    there = _title(view, view.pile(pile_id), names, within=True)
    known = [spoken_card(card) for card in cards if card is not None]
    told = parts(known) if len(known) == len(cards) else cards_counted(len(cards))
    return tr("{card}, {pile}.", card=told, pile=there)


def describe_card(view: View, pile_id: str, index: int, names: Sequence[str] = ()) -> str:
    """A card and where it lies: ``September, blue ribbon, in your hand, 3 of 8.``"""
    pile = view.pile(pile_id)
    card = pile.shown[index] if 0 <= index < len(pile.cards) else None
    if card is None:
        return describe_pile(view, pile_id, names)
    title, there = spoken_card(card), _title(view, pile, names, within=True)
    over = len(pile.cards) - index - 1
    if pile.kind in _COUNTED:
        number, count = index + 1, len(pile.cards)
        return tr(
            "{card}, {pile}, {number} of {count}.",
            card=title,
            pile=there,
            number=number,
            count=count,
        )
    if not over:
        return tr("{card}, {pile}.", card=title, pile=there)
    return trn(
        "{card}, {pile}, {n} card on it.",
        "{card}, {pile}, {n} cards on it.",
        over,
        card=title,
        pile=there,
    )


def describe_hidden(view: View, pile_id: str, index: int, names: Sequence[str] = ()) -> str:
    """A card that lies face down: ``Face down, in column 2, 1 of 6.``"""
    pile = view.pile(pile_id)
    return tr(
        "Face down, {pile}, {number} of {count}.",
        pile=_title(view, pile, names, within=True),
        number=index + 1,
        count=len(pile.cards),
    )


def pile_title(view: View, pile_id: str, names: Sequence[str] = ()) -> str:
    """What a pile is called: ``Your hand``."""
    return _title(view, view.pile(pile_id), names)


def describe_at(view: View, pile_id: str, index: int, names: Sequence[str] = ()) -> str:
    """A card, or with -1 its pile."""
    if index < 0:
        return describe_pile(view, pile_id, names)
    return describe_card(view, pile_id, index, names)


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


# What lies on a table, in words: for whoever looks closer, and for whoever does not see it.


class TableWords:
    """Describes one table.

    Args:
        names: what its yaku are called, by their ids.
        interaction: the table as hands see it.
        keys: the keyboard's cursor.

    Attributes:
        players: what the players are called, from seat 0 on, as far as that is known.
    """

    def __init__(self, names: Mapping[str, str], interaction: Interaction, keys: KeyHand) -> None:
        self._names = names
        self._interaction = interaction
        self._keys = keys
        self.players: tuple[str, ...] = ()

    def yaku_name(self, yaku: str) -> str:
        """A yaku's name for people."""
        return self._names[yaku]

    def describe(self, place: str, index: int | None = None) -> str:
        """A pile, one of its cards, or a place of the shelf, in words."""
        board = self._interaction.board
        if board is None:
            return ""
        stop = stop_of(place)
        if isinstance(stop, Hit):
            at = stop.index if index is None else index
            return describe_at(board.view, stop.pile, at, self.players)
        if stop < len(board.view.yaku):
            return describe_place(board.view.yaku[stop], self.yaku_name)
        offer = self._interaction.offers[stop]
        return tr("{said}.", said=about(offer.text, offer.note) if offer.note else offer.text)

    def describe_focus(self, place: str) -> str:
        """The same of where the keyboard's cursor has come: within a column it is on one card."""
        at, board = self._keys.at, self._interaction.board
        if board is not None and isinstance(at, Hit) and at.pile == place:
            pile = board.view.pile(place)
            if pile.face_down <= at.index < len(pile.cards) - 1:
                return self.describe(place, at.index)
        return self.describe(place)


def yaku_names(rules: GameBase) -> dict[str, str]:
    """The yaku of a game that has them, for people."""
    return {yaku.id: plain(yaku.name) for yaku in rules.all_yaku}
