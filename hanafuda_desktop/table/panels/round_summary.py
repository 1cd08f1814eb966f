"""The end of a round, explained: every side's yaku, cards, payments with their reasons, totals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, assert_never

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsItem

from hanafuda_desktop.engine.reaction_race import RaceResult
from hanafuda_desktop.engine.rounds import Payment, RoundEnding, RoundResult, SideResult
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import GOLD, INK, PAPER_SHADE, VERMILION, faded
from hanafuda_desktop.table.lettering import about, advance, card_words, number_text, signed, worth
from hanafuda_desktop.table.names import RoundNames
from hanafuda_desktop.table.panels.panel import PanelButton, PicturedPanel
from hanafuda_desktop.table.panels.typeset import (
    CardLook,
    Measure,
    Sheet,
    also_for,
    label_width,
    limited,
    product_text,
    set_cards,
    set_paragraph,
    set_yaku,
)
from hanafuda_desktop.table.signs.emblems import paint_dealer
from hanafuda_desktop.text.language import tr, tr_noop, trn
from hanafuda_desktop.text.vocabulary import in_a_row

# One side of a round's summary, and all of them side by side.

_RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class SummaryFacts:
    """What a summary tells: a round, names, and totals after it."""

    result: RoundResult
    names: RoundNames
    totals: tuple[int, ...]

    @property
    def sheds(self) -> bool:
        """Whether it is a round of a game in which cards are shed, and none captured."""
        ending = self.result.ending
        counted = any(side.card_points is not None for side in self.result.sides)
        return ending is RoundEnding.SHED or (ending is RoundEnding.DRAWN and counted)

    def payments_of(self, side: SideResult) -> tuple[Payment, ...]:
        """What a side pays."""
        return tuple(one for one in self.result.payments if one.payer in side.seats)

    def counts(self, side: SideResult) -> bool:
        """Whether the side's yaku were worth anything in the end."""
        scored = self.result.payments or self.result.ending.value == "counted"
        return bool(scored and (side.card_points is not None or side.result))


def _sums(side: SideResult) -> list[tuple[str, str]]:
    """How a counted result comes about: what, and how much of it."""
    if side.card_points is None:
        return []
    rows = [(tr("Cards", meaning="what they are worth"), str(side.card_points))]
    if side.par:
        rows.append((tr("Even share"), signed(-side.par)))
    own = side.result - side.card_points + side.par + side.others_yaku
    if own:
        rows.append((tr("Yaku"), signed(own)))
    if side.others_yaku:
        rows.append((tr("Yaku of others"), signed(-side.others_yaku)))
    if len(rows) > 1:
        rows.append((_result(), number_text(side.result)))
    return rows


def _result() -> str:
    return tr("Result")


def _pays(told: SummaryFacts, payment: Payment) -> str:
    """Who pays how much to whom; or, where losers do not pay, who gains it."""
    names, amount = told.names, payment.amount
    payee = payment.payee
    if not told.result.losers_pay:
        if names.is_you(payee):
            return tr("You gain {amount}", amount=amount)
        return tr("{name} gains {amount}", name=names.seats[payee], amount=amount)
    if names.is_you(payment.payer):
        return tr("You pay {amount} to {payee}", amount=amount, payee=names.whom(payee))
    return tr("Pays {amount} to {payee}", amount=amount, payee=names.whom(payee))


def _paid(told: SummaryFacts, payment: Payment) -> list[str]:
    """A payment and its reasons, line by line."""
    names, said = told.names, _pays(told, payment)
    if payment.instead_of:
        said = in_a_row((said, also_for(payment, names)))
    lines = [said]
    product = product_text(payment)
    if product:
        lines.append(product)
    if payment.limited:
        lines.append(limited())
    return lines + [f"×{one.factor}  {names.factors[one.id]}" for one in payment.factors]


def _is_you(told: SummaryFacts, side: SideResult) -> bool:
    """Whether a side is the one person at this screen."""
    return len(side.seats) == 1 and told.names.is_you(side.seats[0])


def say_side(told: SummaryFacts, number: int) -> list[str]:
    """A side in words."""
    side, names = told.result.sides[number], told.names
    gain, total = told.result.gains[side.seats[0]], told.totals[side.seats[0]]
    name = names.side(side.seats)
    if told.result.dealer in side.seats:
        name = tr("{name}, dealer", name=name)
    said = [about(name, signed(gain))]
    if told.sheds:
        said += _say_left(side, told.result.race, you=_is_you(told, side))
    else:
        yaku = [(names.yaku[score.yaku], score.points) for score in side.yaku]
        said += [about(name, worth(points)) for name, points in yaku]
        said += [about(what, much) for what, much in _sums(side)]
    for payment in told.payments_of(side):
        said += _paid(told, payment)
    return [*said, about(tr("Total"), number_text(total))]


# What is told of a side where cards are shed: the cards left, and the race.

_LARGER: Final = 1.4
"""There is more room than for the cards of many yaku."""


_PLACES: Final = (
    tr_noop("First", meaning="in a race"),
    tr_noop("Second", meaning="in a race"),
    tr_noop("Third", meaning="in a race"),
    tr_noop("Fourth", meaning="in a race"),
    tr_noop("Fifth", meaning="in a race"),
    tr_noop("Last", meaning="in a race"),
)


def exempt_words(*, you: bool) -> str:
    """What the first of a race gets."""
    return tr("you pay nothing") if you else tr("pays nothing")


def forfeit_words(*, you: bool) -> str:
    """What the last of a race gets."""
    return tr("you play a forfeit") if you else tr("plays a forfeit")


def _said_of_race(race: RaceResult | None, seats: Sequence[int], *, you: bool) -> str:
    """How a side did in the race, and what it got for that; the empty string without a race."""
    seat = next((seat for seat in seats if race is not None and seat in race.order), None)
    if race is None or seat is None:
        return ""
    time = next((each for each in race.times if each.seat == seat), None)
    if time is None:
        said = tr("By lot")
    elif time.early:
        said = tr("Too early in the race")
    elif time.ms is None:
        said = tr("Did not press in the race")
    else:
        place = tr(_PLACES[min(race.order.index(seat), len(_PLACES) - 1)], meaning="in a race")
        said = tr("{place} in the race, {ms} ms", place=place, ms=time.ms)
    won = [exempt_words(you=you)] * (seat == race.exempt)
    won += [forfeit_words(you=you)] * (seat == race.forfeit)
    if time is None and not won:
        return ""
    return about(said, in_a_row(won)) if won else said


def _say_left(side: SideResult, race: RaceResult | None, *, you: bool) -> list[str]:
    """A side in words."""
    titles = card_words(side.captured)
    said = [tr("Left: {cards}", cards=titles) if titles else tr("No card left")]
    raced = _said_of_race(race, side.seats, you=you)
    return [*said, raced] if raced else said


def _set_left(
    sheet: Sheet,
    spot: QPointF,
    wide: float,
    side: SideResult,
    raced: str,
    measure: Measure,
) -> float:
    """Set the cards left with their worth, and how the race went; returns how high that is."""
    top, letters = spot.y(), measure.letters
    measure = replace(measure, card_width=round(measure.card_width * _LARGER))
    if side.captured:
        points = str(side.card_points or 0)
        aside = advance(points, letters, bold=True) + letters
        row = QRectF(spot.x(), top, wide - aside, measure.card[1])
        set_cards(sheet, row, [(card, CardLook.PLAIN) for card in side.captured], measure)
        last = QRectF(spot.x() + wide - aside, top, aside, row.height())
        sheet.write(last, points, letters, bold=True, align=_RIGHT)
        top += row.height() + letters * 0.3
    else:
        line = QRectF(spot.x(), top, wide, measure.line)
        sheet.write(line, tr("No card left"), letters, ink=faded(INK, 0.75))
        top += measure.line
    if raced:
        small = max(10, letters - 1)
        top += set_paragraph(sheet, QPointF(spot.x(), top), wide, raced, small)
    return top - spot.y() + letters * 0.3


# --- how it is set -------------------------------------------------------------------------------


def set_sides(
    told: SummaryFacts, room: QSizeF, letters: int, aspect: float
) -> tuple[Sheet, QSizeF]:
    """Set every side in a grid that makes use of the room, and say how large it is."""
    count = len(told.result.sides)
    best: tuple[Sheet, QSizeF] | None = None
    for small in (0, 1, 2):
        for columns in _grids(count):
            size = letters - small
            set_one = _grid(told, room, (size, columns), aspect)
            if set_one is None:
                continue
            if set_one[1].height() <= room.height():
                return set_one
            if best is None or set_one[1].height() < best[1].height():
                best = set_one
    assert best is not None
    return best


def _grids(count: int) -> tuple[int, ...]:
    """How many columns there could be, the best first."""
    return {1: (1,), 2: (2,), 3: (3, 2), 4: (2, 4), 5: (3, 5), 6: (3, 6), 7: (4, 3)}[count]


def _grid(
    told: SummaryFacts, room: QSizeF, of: tuple[int, int], aspect: float
) -> tuple[Sheet, QSizeF] | None:
    """Set the sides in so many columns with letters of a size; ``None`` if they are too narrow."""
    letters, columns = of
    gap, pad = letters * 0.8, letters * 0.8
    width = min((room.width() - gap * (columns - 1)) / columns, letters * 28.0)
    if width < letters * 11:
        return None
    measure = Measure(letters, round(letters * (1.75 if columns < 3 else 1.6)), aspect)
    blocks = []
    for number in range(len(told.result.sides)):
        block = Sheet()
        blocks.append((block, _set_block(block, told, number, (width - 2 * pad, measure))))
    sheet, top = Sheet(), 0.0
    for first in range(0, len(blocks), columns):
        row = blocks[first : first + columns]
        high = max(height for _, height in row) + 2 * pad
        # an unfinished last row stands in the middle
        left = (columns - len(row)) * (width + gap) / 2
        for index, (block, height) in enumerate(row):
            box = QRectF(left + index * (width + gap), top, width, high)
            _set_ground(sheet, box, told, first + index)
            sheet.take(block, box.topLeft() + QPointF(pad, pad))
            inner = box.adjusted(pad, pad, -pad, -pad)
            _set_total(sheet, inner, told, first + index, measure)
            del height
        top += high + gap
    return sheet, QSizeF(width * columns + gap * (columns - 1), top - gap + letters * 0.8)


def _set_ground(sheet: Sheet, box: QRectF, told: SummaryFacts, number: int) -> None:
    won = told.result.sides[number].seats[0] in told.result.winners
    sheet.fill(
        box.adjusted(1, 1, -1, -1),
        faded(GOLD, 0.2) if won else faded(PAPER_SHADE, 0.5),
        line=GOLD.darker(125) if won else None,
        thick=2.0,
        corner=6,
    )


def _set_rows(
    sheet: Sheet, rows: Iterable[tuple[str, str]], top: float, wide: float, letters: int
) -> float:
    """What was added up, each with how much it was; returns where it ends."""
    step = letters * 1.3
    for what, much in rows:
        line = QRectF(0, top, wide, step)
        aside = advance(much, letters) + 4
        ink = INK if what == _result() else faded(INK, 0.8)
        sheet.write(line.adjusted(0, 0, -aside, 0), what, letters, ink=ink)
        sheet.write(line, much, letters, ink=ink, align=_RIGHT)
        top += step
    return top


def _set_block(sheet: Sheet, told: SummaryFacts, number: int, of: tuple[float, Measure]) -> float:
    """One side: head, yaku, sums and payments; returns how high it is with its total."""
    wide, measure = of
    side, letters = told.result.sides[number], measure.letters
    top = _set_head(sheet, told, side, wide, measure)
    if told.sheds:
        spot = QPointF(0, top)
        race = _said_of_race(told.result.race, side.seats, you=_is_you(told, side))
        top += _set_left(sheet, spot, wide, side, race, measure)
    else:
        top = _set_made(sheet, told, side, top, (wide, measure))
    rows = [] if told.sheds else [*_sums(side)]
    if side.call_points:
        rows.append((tr("For calls"), signed(side.call_points)))
    small = max(10, letters - 1)
    top = _set_rows(sheet, rows, top, wide, small)
    top += letters * 0.3 if rows else 0
    for payment in told.payments_of(side):
        for index, said in enumerate(_paid(told, payment)):
            inset = letters * 0.8 if index else 0.0
            ink = faded(INK, 0.75) if index else INK
            spot = QPointF(inset, top)
            top += set_paragraph(sheet, spot, wide - inset, said, small, ink=ink)
        top += letters * 0.3
    return top + measure.line


def _set_made(
    sheet: Sheet,
    told: SummaryFacts,
    side: SideResult,
    top: float,
    of: tuple[float, Measure],
) -> float:
    """A side's yaku, from a height on; returns where they end."""
    wide, measure = of
    letters = measure.letters
    yaku = [told.names.yaku[score.yaku] for score in side.yaku]
    measure = replace(measure, label=label_width(yaku, wide, letters))
    counts = told.counts(side)
    if not side.yaku:
        line = QRectF(0, top, wide, measure.line)
        sheet.write(line, tr("No yaku"), letters, ink=faded(INK, 0.66))
        top += measure.line
    for score in side.yaku:
        name = told.names.yaku[score.yaku]
        top += set_yaku(sheet, QPointF(0, top), wide, score, name, measure, counts=counts)
    return top


def _set_head(
    sheet: Sheet, told: SummaryFacts, side: SideResult, wide: float, measure: Measure
) -> float:
    """The name, the dealer's seal, and what was gained."""
    letters = measure.letters
    large = round(letters * 1.45)
    high = large * 1.5
    gain = told.result.gains[side.seats[0]]
    aside = advance(signed(gain), large, bold=True) + 4
    ink = VERMILION.darker(110) if gain > 0 else INK
    sheet.write(
        QRectF(wide - aside, 0, aside, high),
        signed(gain),
        large,
        bold=True,
        ink=ink if gain else faded(INK, 0.66),
        align=_RIGHT,
    )
    dealer = told.result.dealer in side.seats
    seal = letters * 1.3
    room = wide - aside - letters * 0.5 - (seal + letters * 0.3 if dealer else 0)
    name = told.names.side(side.seats)
    pixels = round(letters * 1.12)
    done = sheet.write(QRectF(0, 0, room, high), name, pixels, bold=True)
    if dealer:
        left = min(room, advance(done.text, done.pixels, bold=True)) + letters * 0.4
        spot = QRectF(left, (high - seal) / 2, seal, seal)
        sheet.draw(spot, paint_dealer, "dealer")
    return high


def _set_total(
    sheet: Sheet, box: QRectF, told: SummaryFacts, number: int, measure: Measure
) -> None:
    """The total, at the foot of the block."""
    letters = measure.letters
    total = told.totals[told.result.sides[number].seats[0]]
    leads = total == max(told.totals)
    line = QRectF(box.left(), box.bottom() - measure.line, box.width(), measure.line)
    sheet.fill(QRectF(line.left(), line.top(), line.width(), 1), faded(INK, 0.25))
    said = number_text(total)
    aside = advance(said, letters, bold=True) + 4
    left = line.adjusted(0, 2, -aside, 2)
    sheet.write(left, tr("Total"), letters, bold=leads, ink=INK if leads else faded(INK, 0.8))
    sheet.write(line.adjusted(0, 2, 0, 2), said, letters, bold=True, align=_RIGHT)


class RoundSummaryItem(PicturedPanel):
    """What a round was worth to everybody, and why; it scrolls where it must."""

    _centred = True
    _veiled = True

    def __init__(self, pictures: CardPictures, parent: QGraphicsItem | None = None) -> None:
        """A closed summary.

        Args:
            pictures: where the little cards come from.
            parent: the item it belongs to.
        """
        super().__init__(pictures, parent)
        self._told: SummaryFacts | None = None

    def show_round(
        self,
        result: RoundResult,
        names: RoundNames,
        totals: Sequence[int],
        buttons: Sequence[PanelButton],
        *,
        forced: bool = False,
    ) -> None:
        """Open it; :attr:`chosen` says the id of the button that was pressed.

        Args:
            result: the round.
            names: of seats, yaku and multipliers, and what people say.
            totals: each seat's points after the round.
            buttons: what can be done now; Return presses the first.
            forced: whether its winner had to stop, as no hand card was left to go on with.
        """
        self._told = SummaryFacts(result, names, tuple(totals))
        title = tr("Round {number}", number=result.number)
        self.ask(title, (_ending(result, names, forced=forced),), buttons)

    def _say_body(self) -> Sequence[str]:
        told = self._told
        if told is None:
            return ()
        sides = range(len(told.result.sides))
        return [line for side in sides for line in say_side(told, side)]

    def _set_body(self, room: QSizeF, letters: int) -> tuple[Sheet, QSizeF]:
        if self._told is None:
            return Sheet(), QSizeF(0, 0)
        return set_sides(self._told, room, letters, self._pictures.aspect)


def _ending(result: RoundResult, names: RoundNames, *, forced: bool) -> str:
    """How a round ended, and for whom."""
    sides = [side for side in result.sides if side.seats[0] in result.winners]
    is_you = len(sides) == 1 and len(sides[0].seats) == 1 and names.is_you(sides[0].seats[0])
    whom = in_a_row(names.side(side.seats) for side in sides)
    if is_you:
        whom = names.whom(sides[0].seats[0])
    match result.ending:
        case RoundEnding.STOPPED if forced:
            return tr(
                "No cards are left in hand, so {winners} had to end the round: {stop}!",
                winners=whom,
                stop=names.stop,
            )
        case RoundEnding.COUNTED if not sides:
            return tr("All cards are counted. Nobody is ahead.")
        case RoundEnding.COUNTED:
            return tr("All cards are counted. Best: {winners}.", winners=whom)
        case RoundEnding.EXHAUSTED:
            return tr("The cards ran out, and the round goes to {winners}.", winners=whom)
        case RoundEnding.DRAWN:
            return tr("The round is drawn: nobody scores.")
        case _:
            return _won(result.ending, whom, names, count=len(sides), you=is_you)


def _won(
    ending: Literal[RoundEnding.STOPPED, RoundEnding.DEALT_HAND, RoundEnding.SHED],
    winners: str,
    names: RoundNames,
    *,
    count: int,
    you: bool,
) -> str:
    """What the winners did."""
    match ending:
        case RoundEnding.STOPPED if you:
            return tr("You ended the round: {stop}!", stop=names.stop)
        case RoundEnding.STOPPED:
            return tr("{winners} ended the round: {stop}!", winners=winners, stop=names.stop)
        case RoundEnding.DEALT_HAND if you:
            return tr("You were dealt a hand that wins at once.")
        case RoundEnding.DEALT_HAND:
            return trn(
                "{winners} was dealt a hand that wins at once.",
                "{winners} were dealt a hand that wins at once.",
                count,
                winners=winners,
            )
        case RoundEnding.SHED if you:
            return tr("You shed the last card.")
        case RoundEnding.SHED:
            return tr("{winners} shed the last card.", winners=winners)
    assert_never(ending)
