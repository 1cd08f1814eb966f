"""Finds combinations quickly where cards fit only on others of their month, as in most games.

What two months allow depends on a byte of the hand and a byte of the field, and the same bytes meet
again and again. The six bytes of a set of cards are written out here: a loop takes twice as long,
and searches and simulations spend much of their time in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS_PER_MONTH
from hanafuda_desktop.cards.cardset import listed
from hanafuda_desktop.engine.shedding.making import Rows, kept_sweeps, plain_of
from hanafuda_desktop.engine.shedding.moves import SheddingMove
from hanafuda_desktop.engine.shedding.program import SheddingProgram

__all__ = ["compile_months"]

_BITS: Final = 8
_BYTES: Final = CARD_COUNT // _BITS
_SETS: Final = 1 << _BITS

_Moves = tuple[SheddingMove, ...]
_Row = list[_Moves | None]
"""What can be made of each byte of a hand with one byte of the field, as far as known."""
_Lying = tuple[int, _Row, _Row, _Row, _Row, _Row, _Row, Rows]
"""A field, the row of each of its bytes, and its sweeps."""


def compile_months(program: SheddingProgram) -> Callable[[int, int], _Moves]:
    """What finds the plain combinations of hand cards and field cards, and sweeps."""
    kept = _Kept(program)
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

    def __init__(self, program: SheddingProgram) -> None:
        self._program = program
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
        swept = kept_sweeps(self._program, byte << _BITS * place) if self._program.sweeps else ()
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
            found = plain_of(self._program, hand << first, field << first)
            self._months[key] = found
        return found
