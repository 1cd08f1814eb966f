"""How points come about, set in words and little cards: yaku, payments and their multipliers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from hanafuda_desktop.engine.rounds import Payment, YakuScore
from hanafuda_desktop.table.cloth import INK, faded
from hanafuda_desktop.table.lettering import advance, line_height, wrapped
from hanafuda_desktop.table.names import RoundNames
from hanafuda_desktop.table.panels.typeset import CardLook, Sheet
from hanafuda_desktop.text.language import tr
from hanafuda_desktop.text.vocabulary import in_a_row

_RIGHT = Qt.AlignmentFlag.AlignRight
_ONE_LINE = 24
"""From how many letters on a yaku's name, cards and points stand in one line."""
_MOST_LABEL = 0.45
"""How much of such a line the name may take."""
_SQUEEZED = 0.75
"""Its letters are rather so much smaller than that it has a line of its own."""


def limited() -> str:
    """What is said of a payment that would have been higher."""
    return tr("cut to the limit")


def also_for(payment: Payment, names: RoundNames) -> str:
    """For whom somebody pays besides."""
    return tr("also for {names}", names=names.side(payment.instead_of))


def payment_words(payment: Payment, names: RoundNames, *, paid: bool = True) -> str:
    """Who pays how much, and for whom.

    Args:
        payment: the payment.
        names: of the seats.
        paid: whether losers pay what the winner gains.
    """
    payer, amount = payment.payer, payment.amount
    if not paid:
        said = tr("{amount} on account of {name}", amount=amount, name=names.whom(payer))
    elif names.is_you(payer):
        said = tr("You pay {amount}", amount=amount)
    else:
        said = tr("{name} pays {amount}", name=names.seats[payer], amount=amount)
    notes = [also_for(payment, names)] if payment.instead_of else []
    if payment.limited:
        notes.append(limited())
    return tr("{said} ({notes})", said=said, notes=in_a_row(notes)) if notes else said


@dataclass(frozen=True, slots=True)
class Measure:
    """The sizes that everything of one sheet shares.

    Attributes:
        letters: size of ordinary letters, in pixels.
        card_width: width of a little card, whole.
        aspect: height of a card, counted in its width.
        label: the room for a yaku's name where its cards stand beside it; 0 for two lines.
    """

    letters: int
    card_width: int
    aspect: float
    label: float = 0.0

    @property
    def card(self) -> tuple[int, float]:
        """Width and height of a little card."""
        return self.card_width, float(round(self.card_width * self.aspect))

    @property
    def line(self) -> float:
        """Height of a line."""
        return line_height(self.letters)


def product_text(payment: Payment) -> str:
    """How a payment was multiplied: ``5 × 2 × 2 = 20``; empty where it was not."""
    if not payment.factors:
        return ""
    product = payment.base
    for factor in payment.factors:
        product *= factor.factor
    times = "".join(f" × {factor.factor}" for factor in payment.factors)
    return f"{payment.base}{times} = {product}"


def set_paragraph(
    sheet: Sheet,
    spot: QPointF,
    width: float,
    text: str,
    letters: int,
    *,
    bold: bool = False,
    ink: QColor = INK,
) -> float:
    """Set words in as many lines as they take; returns how high that is."""
    line = line_height(letters)
    lines = wrapped(text, width, letters, bold=bold)
    for index, words in enumerate(lines):
        room = QRectF(spot.x(), spot.y() + index * line, width, line)
        sheet.write(room, words, letters, bold=bold, ink=ink)
    return line * len(lines)


def label_width(yaku: Sequence[str], width: float, letters: int) -> float:
    """The room for the names of these yaku beside their cards; 0 where that is too narrow."""
    widest = max((advance(name, letters) for name in yaku), default=0.0) + 2
    if width < letters * _ONE_LINE or widest * _SQUEEZED > width * _MOST_LABEL:
        return 0.0
    return min(widest, width * _MOST_LABEL)


def strip_width(cards: int, width: int) -> float:
    """The room that so many little cards take when none covers another."""
    return cards * width + max(0, cards - 1) * _gap(width) if cards else 0.0


def _gap(width: int) -> float:
    return max(1.0, round(width * 0.1))


def set_cards(
    sheet: Sheet, room: QRectF, cards: Sequence[tuple[int | None, CardLook]], measure: Measure
) -> float:
    """Set little cards in a row, one over the other where the room asks for it.

    Returns:
        how wide the row is.
    """
    width, high = measure.card
    if not cards:
        return 0.0
    step = width + _gap(width)
    if len(cards) > 1:
        step = min(step, (room.width() - width) / (len(cards) - 1))
    top = room.top() + (room.height() - high) / 2
    for index, (card, look) in enumerate(cards):
        spot = QPointF(int(room.left() + index * step), round(top))
        sheet.card(spot, card, measure.card, look)
    return step * (len(cards) - 1) + width


def set_yaku(
    sheet: Sheet,
    spot: QPointF,
    width: float,
    score: YakuScore,
    name: str,
    measure: Measure,
    *,
    counts: bool = True,
) -> float:
    """Set a yaku with its cards and points: in one line if the measure has a label, else in two.

    Args:
        sheet: where to.
        spot: its left top corner.
        width: the room.
        score: the yaku.
        name: what people call it.
        measure: sizes.
        counts: whether it was worth anything in the end; else it is set in pale letters.

    Returns:
        how high it is.
    """
    ink = INK if counts else faded(INK, 0.66)
    points = str(score.points)
    aside = max(advance(points, measure.letters, bold=True), measure.letters * 1.6) + 2
    cards = [(card, CardLook.PLAIN) for card in score.cards]
    high = measure.card[1] + measure.letters * 0.35
    if measure.label:
        label = QRectF(spot.x(), spot.y(), measure.label, high)
        sheet.write(label, name, measure.letters, ink=ink)
        left = label.right() + measure.letters * 0.9
        room = QRectF(left, spot.y(), spot.x() + width - aside - left, high)
        first = high
    else:
        first = set_paragraph(sheet, spot, width - aside, name, measure.letters, ink=ink)
        room = QRectF(spot.x(), spot.y() + first, width, measure.card[1])
        high += first
        first = measure.line
    set_cards(sheet, room, cards, measure)
    last = QRectF(spot.x() + width - aside, spot.y(), aside, first)
    sheet.write(last, points, measure.letters, bold=True, ink=ink, align=_RIGHT)
    return high
