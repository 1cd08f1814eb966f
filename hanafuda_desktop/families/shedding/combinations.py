"""Makes combinations of hand cards and field cards, in every way there is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS_PER_MONTH
from hanafuda_desktop.cards.cardset import listed, mask_of, members
from hanafuda_desktop.families.shedding.compiled import (
    MOST_KEPT,
    CompiledCombination,
    CompiledShedding,
    chains,
    chains_of,
    offered_cards,
)
from hanafuda_desktop.families.shedding.moves import Combine, SheddingMove, combine
from hanafuda_desktop.families.shedding.state import NO_CARD

Rows = tuple[tuple[SheddingMove, ...], ...]
"""Moves, a row for each way to do something, and in it one for each card of the deck of 48."""


def plain_of(compiled: CompiledShedding, hand: int, field: int) -> tuple[SheddingMove, ...]:
    """The plain combinations of these cards."""
    return tuple([move for each in compiled.plain for move in made_of(each, hand, field, NO_CARD)])


def made_of(each: CompiledCombination, hand: int, field: int, top: int) -> Iterator[SheddingMove]:
    """Every way to make a combination of these hand cards and field cards.

    Args:
        each: the combination.
        hand: the hand cards.
        field: the field cards.
        top: the top card of the discard pile, where it is laid on that.
    """
    if each.least + each.lay > hand.bit_count():
        return
    offered = offered_cards(each, hand, field.bit_count())
    told = set()
    for base, taken in _from_field(each, field, top):
        for laid in _from_hand(each, offered, base):
            if each.field and each.onto_discard:
                # The same cards with the same one on top, though upon another field card.
                key = mask_of(taken), mask_of(laid), laid[-1] if each.tops else NO_CARD
                if key in told:
                    continue
                told.add(key)
            if not each.lay:
                yield combine(each.id, taken, laid, ())
                continue
            rest = listed(offered & ~mask_of(laid))
            for lay in combinations(rest, each.lay):
                yield combine(each.id, taken, laid, lay)


def _from_field(
    each: CompiledCombination, field: int, top: int
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """On which card the first hand card must fit, and the field cards that are taken."""
    if each.onto_field:
        for card in members(field):
            yield card, (card,)
    elif each.field:
        tops = each.onto_discard or (each.tops and not each.most)
        for taken in chains(each.beneath, field, NO_CARD, each.field, each.field, tops=tops):
            # The last of them is the discard pile's top card by then.
            yield taken[-1] if each.onto_discard else NO_CARD, taken
    else:
        yield top if each.onto_discard else NO_CARD, ()


def _from_hand(each: CompiledCombination, hand: int, base: int) -> Iterator[tuple[int, ...]]:
    """The hand cards that are discarded, in the order of laying."""
    if not each.least and (each.field or each.lay):
        yield ()
    if each.most:
        pool = hand & each.cards
        yield from chains(each.beneath, pool, base, each.least, each.most, tops=each.tops)


def kept_sweeps(compiled: CompiledShedding, field: int) -> Rows:
    """For each way to discard field cards by themselves, the moves that lay each card of the deck
    there instead; kept, too.
    """
    rows = compiled.swept.get(field)
    if rows is None:
        if len(compiled.swept) >= MOST_KEPT:
            compiled.swept.clear()
        rows = compiled.swept[field] = tuple(_sweeps_of(compiled, field))
    return rows


def _sweeps_of(compiled: CompiledShedding, field: int) -> Iterator[tuple[SheddingMove, ...]]:
    left = field
    while left:
        cluster = compiled.cluster_of[(left & -left).bit_length() - 1]
        lying = left & cluster
        left &= ~cluster
        for each in compiled.sweeps:
            for _, taken in _from_field(each, lying, NO_CARD):
                yield _laying_any(each.id, taken)


@lru_cache(maxsize=2_000)
def _laying_any(combination: str, taken: tuple[int, ...]) -> tuple[SheddingMove, ...]:
    """The moves that take these field cards and lay each card of the deck there."""
    return tuple([combine(combination, taken, (), (card,)) for card in range(CARD_COUNT)])


def normal_order(compiled: CompiledShedding, move: Combine, top: int) -> Combine:
    """The move that stands for all that lay these cards and have this one's card on top.

    Args:
        compiled: the game.
        move: a combination, its cards in any order that its player likes.
        top: the top card of the discard pile, or NO_CARD.
    """
    each = compiled.by_id.get(move.combination)
    if each is None:
        return move
    field: tuple[int, ...] | None = move.field
    hand: tuple[int, ...] | None = move.hand
    base = top if each.onto_discard else NO_CARD
    if each.onto_discard and each.field:
        return _normal_upon_field(each, move)
    if each.onto_field and len(move.field) == 1:
        (base,) = move.field
    elif move.field and not each.onto_field:
        on_top = move.field[-1] if each.tops and not each.most else NO_CARD
        field = chains_of(each.beneath, mask_of(move.field), NO_CARD, on_top)
    if move.hand:
        on_top = move.hand[-1] if each.tops else NO_CARD
        hand = chains_of(each.beneath, mask_of(move.hand), base, on_top)
    if field is None or hand is None or len(field) + len(hand) != len(move.field) + len(move.hand):
        return move
    return combine(move.combination, field, hand, tuple(sorted(move.lay)))


def _normal_upon_field(each: CompiledCombination, move: Combine) -> Combine:
    """The same where the hand cards are laid on field cards that are discarded before."""
    on_top = move.hand[-1] if move.hand and each.tops else NO_CARD
    for base, taken in _from_field(each, mask_of(move.field), NO_CARD):
        hand = chains_of(each.beneath, mask_of(move.hand), base, on_top)
        if hand is not None and len(taken) == len(move.field) and len(hand) == len(move.hand):
            return combine(move.combination, taken, hand, tuple(sorted(move.lay)))
    return move


# Finds combinations quickly where cards fit only on others of their month, as in most games.
#
# What two months allow depends on a byte of the hand and a byte of the field, and the same bytes
# meet again and again. The six bytes of a set of cards are written out here: a loop takes twice as
# long, and searches and simulations spend much of their time in it.

_BITS: Final = 8
_BYTES: Final = CARD_COUNT // _BITS
_SETS: Final = 1 << _BITS

_Moves = tuple[SheddingMove, ...]
_Row = list[_Moves | None]
"""What can be made of each byte of a hand with one byte of the field, as far as known."""
_Lying = tuple[int, _Row, _Row, _Row, _Row, _Row, _Row, Rows]
"""A field, the row of each of its bytes, and its sweeps."""


def compile_months(compiled: CompiledShedding) -> Callable[[int, int], _Moves]:
    """What finds the plain combinations of hand cards and field cards, and sweeps."""
    kept = _Kept(compiled)
    last = kept.lying(0)  # the field stays as it is in many a turn

    def combined(hand: int, field: int) -> _Moves:
        nonlocal last
        lying = last
        if lying[0] != field:
            lying = last = kept.lying(field)
        _, row_1, row_2, row_3, row_4, row_5, row_6, swept = lying
        byte_1, byte_2, byte_3, byte_4, byte_5, byte_6 = hand.to_bytes(_BYTES, "little")
        one, two, three = row_1[byte_1], row_2[byte_2], row_3[byte_3]
        four, five, six = row_4[byte_4], row_5[byte_5], row_6[byte_6]
        if (
            one is None
            or two is None
            or three is None
            or four is None
            or five is None
            or six is None
        ):
            moves = kept.learned(lying, hand)
        else:
            moves = one + two + three + four + five + six
        if swept:
            cards = listed(hand)
            moves += tuple([row[card] for row in swept for card in cards])
        return moves

    return combined


class _Kept:
    """What was found so far."""

    def __init__(self, compiled: CompiledShedding) -> None:
        self._compiled = compiled
        self._rows: list[list[tuple[_Row, Rows] | None]] = [[None] * _SETS for _ in range(_BYTES)]
        self._months: _Row = [None] * (CARD_COUNT << 6)

    def lying(self, field: int) -> _Lying:
        """What is known of a field."""
        one, two, three, four, five, six = self._rows
        byte_1, byte_2, byte_3, byte_4, byte_5, byte_6 = field.to_bytes(_BYTES, "little")
        row_1, swept_1 = one[byte_1] or self._row(0, byte_1)
        row_2, swept_2 = two[byte_2] or self._row(1, byte_2)
        row_3, swept_3 = three[byte_3] or self._row(2, byte_3)
        row_4, swept_4 = four[byte_4] or self._row(3, byte_4)
        row_5, swept_5 = five[byte_5] or self._row(4, byte_5)
        row_6, swept_6 = six[byte_6] or self._row(5, byte_6)
        swept = swept_1 + swept_2 + swept_3 + swept_4 + swept_5 + swept_6
        return field, row_1, row_2, row_3, row_4, row_5, row_6, swept

    def _row(self, place: int, byte: int) -> tuple[_Row, Rows]:
        """What is known of a byte of the field: nothing yet."""
        swept = kept_sweeps(self._compiled, byte << _BITS * place) if self._compiled.sweeps else ()
        there: tuple[_Row, Rows] = [None] * _SETS, swept
        self._rows[place][byte] = there
        return there

    def learned(self, lying: _Lying, hand: int) -> _Moves:
        """The plain combinations; they are known from now on."""
        field, *rows, _ = lying
        moves: _Moves = ()
        for place, byte in enumerate(hand.to_bytes(_BYTES, "little")):
            row: _Row = rows[place]
            found = row[byte]
            if found is None:
                under = field >> _BITS * place
                found = self._of_month(2 * place, byte & 15, under & 15)
                found += self._of_month(2 * place + 1, byte >> 4, under >> 4 & 15)
                row[byte] = found
            moves += found
        return moves

    def _of_month(self, month: int, hand: int, field: int) -> _Moves:
        """The plain combinations of these of its four hand cards and field cards."""
        if not hand:
            return ()
        key = month << 8 | field << 4 | hand
        found = self._months[key]
        if found is None:
            first = CARDS_PER_MONTH * month
            found = plain_of(self._compiled, hand << first, field << first)
            self._months[key] = found
        return found
