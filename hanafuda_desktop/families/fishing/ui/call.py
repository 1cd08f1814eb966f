"""The question to stop or to go on, asked on the table with what either would bring."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsItem

from hanafuda_desktop.engine.rounds import Factor, Payment
from hanafuda_desktop.families.fishing.progress import Reach, StopOffer
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import INK, PAPER_SHADE, VERMILION, faded
from hanafuda_desktop.table.lettering import about, advance, line_height, worth
from hanafuda_desktop.table.names import RoundNames, answer_keys
from hanafuda_desktop.table.panels.panel import PanelButton, PicturedPanel
from hanafuda_desktop.table.panels.tally import (
    Measure,
    label_width,
    payment_words,
    product_text,
    set_paragraph,
    set_yaku,
)
from hanafuda_desktop.table.panels.typeset import Sheet
from hanafuda_desktop.text.language import tr

# What is said of the choice to stop or to go on: what it pays, what it risks, who is near.


def nobody_near() -> str:
    """What is said where no opponent has a yaku or nearly has one."""
    return tr("Nobody else is one card away from a yaku.")


@dataclass(frozen=True, slots=True)
class CallQuestion:
    """A seat's choice, and everything that is said about it.

    Attributes:
        offer: what the seat has, and how the others stand.
        names: of seats, yaku and multipliers, and what people say.
    """

    offer: StopOffer
    names: RoundNames

    @property
    def gain(self) -> int:
        """What stopping brings now."""
        return sum(payment.amount for payment in self.offer.payments)

    def payment(self, payment: Payment) -> str:
        """Who would pay how much."""
        return payment_words(payment, self.names, paid=self.offer.losers_pay)

    def reasons(self, factors: Sequence[Factor]) -> list[str]:
        """Multipliers by name."""
        return [f"×{one.factor}  {self.names.factors[one.id]}" for one in factors]

    @property
    def risks(self) -> list[tuple[str, bool]]:
        """What going on risks; whether a line is one of the reasons for that before it."""
        factors = self.offer.multiplied_if_overtaken
        lost = tr(
            "Whoever ends the round scores. If that is somebody else, you get nothing for your "
            "{points}.",
            points=worth(self.offer.points),
        )
        lines = [(lost, False)]
        if factors:
            factor = math.prod(one.factor for one in factors)
            said = tr("You would then pay {factor} times as much:", factor=factor)
            lines.append((said, False))
            lines += [(reason, True) for reason in self.reasons(factors)]
        if self.offer.pays_for_all:
            lines.append((tr("If overtaken, you would pay for everybody."), False))
        if self.offer.call_adds:
            said = tr("The call adds {points} if you win.", points=worth(self.offer.call_adds))
            lines.append((said, False))
        return lines

    @property
    def threats(self) -> list[str]:
        """What opponents have, and what they lack one card for."""
        names, lines = self.names, []
        for side in self.offer.others:
            name = names.side(side.seats)
            if side.total:
                lines.append(tr("{name} has {points}.", name=name, points=worth(side.total)))
            near = [each.yaku for each in side.yaku if each.reach is Reach.ONE_AWAY]
            if near:
                yaku = names.listed(near)
                lines.append(tr("{name} is one card away from {yaku}.", name=name, yaku=yaku))
        return lines

    @property
    def said(self) -> list[str]:
        """All of it, line by line."""
        names = self.names
        lines = [about(names.yaku[each.yaku], worth(each.points)) for each in self.offer.yaku]
        lines.append(about(names.stop, worth(self.gain)))
        for payment in self.offer.payments:
            lines += [self.payment(payment), *self.reasons(payment.factors)]
        lines.append(tr("{call}:", call=names.go))
        lines += [line for line, _ in self.risks]
        return lines + (self.threats or [nobody_near()])


_RIGHT = Qt.AlignmentFlag.AlignRight
_TALL = 760.0
"""From this height of the table on there is room for larger cards."""
_SMALL_TITLE = 1.25
"""How large the title is below that, counted in ordinary letters."""
_WIDE = 52
"""How wide the body is, counted in letters."""


class CallItem(PicturedPanel):
    """The question. Left what stopping pays, right what going on risks, a large button under each.

    An initial of each answer gives it, too.
    """

    _even = True

    def __init__(self, pictures: CardPictures, parent: QGraphicsItem | None = None) -> None:
        """A closed question.

        Args:
            pictures: where the little cards come from.
            parent: the item it belongs to.
        """
        super().__init__(pictures, parent)
        self._question: CallQuestion | None = None
        self._room = QRectF()

    def set_room(self, room: QRectF) -> None:
        """Where it should stand: over the middle of this, though it may be larger."""
        self._room = QRectF(room)
        self.set_area(self._area)

    def ask_call(self, offer: StopOffer, names: RoundNames, taken: Collection[str] = ()) -> None:
        """Ask; :attr:`chosen` says ``stop`` or ``go``.

        Args:
            offer: what the seat that is asked has, and how the others stand.
            names: of seats, yaku and multipliers, and what people say.
            taken: letters that are keys of something else.
        """
        self._question = CallQuestion(offer, names)
        stop, go = answer_keys((names.stop_latin, names.go_latin), taken)
        buttons = (PanelButton("stop", names.stop, stop), PanelButton("go", names.go, go))
        self.ask(tr("{stop} or {go}?", stop=names.stop, go=names.go), (), buttons)

    def _title_size(self) -> float:
        tall = self._folded or self._area.height() >= _TALL
        return super()._title_size() if tall else _SMALL_TITLE

    def _middle(self) -> QPointF | None:
        return None if self._room.isEmpty() else self._room.center()

    def _say_body(self) -> Sequence[str]:
        return () if self._question is None else self._question.said

    # --- how it is set ---------------------------------------------------------------------------

    def _set_body(self, room: QSizeF, letters: int) -> tuple[Sheet, QSizeF]:
        question = self._question
        if question is None:
            return Sheet(), QSizeF(0, 0)
        wide = min(room.width(), letters * _WIDE)
        gap, pad = letters * 0.8, letters * 0.8
        half = (wide - gap) / 2
        columns = [Sheet(), Sheet()]
        heights = [
            self._set_stop(columns[0], question, half - 2 * pad, letters),
            self._set_go(columns[1], question, half - 2 * pad, letters),
        ]
        sheet, high = Sheet(), max(heights) + 2 * pad
        for index, column in enumerate(columns):
            box = QRectF(index * (half + gap), 0, half, high)
            sheet.fill(box, faded(PAPER_SHADE, 0.55), corner=6)
            sheet.take(column, box.topLeft() + QPointF(pad, pad))
        return sheet, QSizeF(wide, high)

    def _set_stop(self, sheet: Sheet, question: CallQuestion, wide: float, letters: int) -> float:
        """What stopping pays now, and for which cards."""
        offer, names = question.offer, question.names
        top = _set_heading(sheet, names.stop, f"+{question.gain}", wide, letters)
        yaku = [names.yaku[each.yaku] for each in offer.yaku]
        card = round(letters * (2.0 if self._area.height() >= _TALL else 1.75))
        label = label_width(yaku, wide, letters)
        measure = Measure(letters, card, self._pictures.aspect, label)
        for score, name in zip(offer.yaku, yaku, strict=True):
            top += set_yaku(sheet, QPointF(0, top), wide, score, name, measure)
        calls = offer.points - sum(score.points for score in offer.yaku)
        if calls:
            line = QRectF(0, top, wide, measure.line)
            sheet.write(line, tr("For calls"), letters)
            sheet.write(line, str(calls), letters, bold=True, align=_RIGHT)
            top += measure.line
        top += letters * 0.3
        sheet.fill(QRectF(0, top, wide, 1), faded(INK, 0.25))
        top += letters * 0.3
        for payment in offer.payments:
            top = _set_payment(sheet, question, payment, (top, wide), letters) + letters * 0.3
        return top

    def _set_go(self, sheet: Sheet, question: CallQuestion, wide: float, letters: int) -> float:
        """What going on risks."""
        top = _set_heading(sheet, question.names.go, "", wide, letters)
        for said, reason in question.risks:
            inset = letters if reason else 0
            ink = faded(INK, 0.75) if reason else INK
            spot = QPointF(inset, top)
            top += set_paragraph(sheet, spot, wide - inset, said, letters, ink=ink)
        top += letters * 0.5
        threats = question.threats
        ink = VERMILION.darker(125) if threats else faded(INK, 0.75)
        for said in threats or [nobody_near()]:
            top += set_paragraph(sheet, QPointF(0, top), wide, said, letters, ink=ink)
        return top


def _set_heading(sheet: Sheet, text: str, aside: str, wide: float, letters: int) -> float:
    large = round(letters * 1.3)
    high = large * 1.6
    right = advance(aside, large, bold=True) + letters if aside else 0.0
    sheet.write(QRectF(0, 0, wide - right, high), text, large, bold=True)
    if aside:
        sheet.write(QRectF(wide - right, 0, right, high), aside, large, bold=True, align=_RIGHT)
    return high


def _set_payment(
    sheet: Sheet, question: CallQuestion, payment: Payment, room: tuple[float, float], letters: int
) -> float:
    """Who would pay how much, and why so much, from a height on; returns where that ends."""
    top, wide = room
    said, product = question.payment(payment), product_text(payment)
    aside = advance(product, letters) + letters if product else 0.0
    beside = advance(said, letters) + aside <= wide
    if product and beside:
        line = QRectF(wide - aside, top, aside, line_height(letters))
        sheet.write(line, product, letters, ink=faded(INK, 0.75), align=_RIGHT)
    top += set_paragraph(sheet, QPointF(0, top), wide, said, letters)
    notes = [] if beside or not product else [product]
    for note in [*notes, *question.reasons(payment.factors)]:
        spot, ink = QPointF(letters, top), faded(INK, 0.75)
        top += set_paragraph(sheet, spot, wide - letters, note, letters, ink=ink)
    return top
