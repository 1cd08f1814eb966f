"""The end of a round, explained: every side's yaku, cards, payments with their reasons, totals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from math import inf
from typing import Annotated, Final, TypeAlias

from PySide6.QtCore import QRectF, QSizeF, Qt

from hanafuda_desktop.engine.rounds import Payment, RoundEnding, RoundResult, SideResult
from hanafuda_desktop.table.cloth import GOLD, INK, PAPER_SHADE, VERMILION, faded
from hanafuda_desktop.table.lettering import (
    about,
    advance,
    card_words,
    line_height,
    number_text,
    signed,
    worth,
)
from hanafuda_desktop.table.narration import RoundNames
from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from hanafuda_desktop.table.panels.typeset import (
    CardLook,
    Sheet,
    TextColumn,
    factor_lines,
    product_text,
    set_cards,
    set_grid,
    set_yaku,
)
from hanafuda_desktop.table.signs.emblems import paint_dealer
from hanafuda_desktop.text.language import Text, tr, trn
from hanafuda_desktop.text.vocabulary import in_a_row

_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_LARGER: Final = 1.4
"""Where cards are shed there is more room than for the cards of many yaku."""
_COLUMNS: Final = {1: (1,), 2: (2,), 3: (3, 2), 4: (2, 4), 5: (3, 5), 6: (3, 6), 7: (4, 3)}
"""How many columns there could be for so many sides, the best first."""
_Place: TypeAlias = Annotated[Text, "in a race"]
_PLACES: Final[tuple[_Place, ...]] = ("First", "Second", "Third", "Fourth", "Fifth", "Last")


def prize_words(*, exempt: bool, forfeit: bool, you: bool) -> list[str]:
    """What the first of a race gets, and what the last."""
    first = tr("you pay nothing") if you else tr("pays nothing")
    last = tr("you play a forfeit") if you else tr("plays a forfeit")
    return [first] * exempt + [last] * forfeit


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
        rows.append((tr("Result"), number_text(side.result)))
    return rows


class RoundSummaryItem(TablePanel):
    """What a round was worth to everybody, and why; it scrolls where it must."""

    _folds = True
    _veiled = True
    _wide = inf
    _result: RoundResult
    _names: RoundNames
    _totals: tuple[int, ...]

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
        self._result, self._names, self._totals = result, names, tuple(totals)
        title = tr("Round {number}", number=result.number)
        self.ask(title, (_ending(result, names, forced=forced),), buttons)

    def _say_body(self) -> Sequence[str]:
        return [line for side in self._result.sides for line in self._say_side(side)]

    def _set_body(self, room: QSizeF, letters: int) -> TextColumn:
        """Set every side in a grid that makes use of the room: the first that fits it."""
        found = []
        for size in (letters, letters - 1, letters - 2):
            for columns in _COLUMNS[len(self._result.sides)]:
                grid = self._grid(room, size, columns)
                if grid is not None and grid.height <= room.height():
                    return grid
                found += [grid] if grid is not None else []
        return min(found, key=lambda grid: grid.height)

    # --- what is said of a side -------------------------------------------------------------------

    @property
    def _sheds(self) -> bool:
        """Whether it is a round of a game in which cards are shed, and none captured."""
        ending = self._result.ending
        counted = any(side.card_points is not None for side in self._result.sides)
        return ending is RoundEnding.SHED or (ending is RoundEnding.DRAWN and counted)

    def _payments(self, side: SideResult) -> list[list[str]]:
        """What a side pays, each payment and its reasons line by line."""
        return [self._paid(one) for one in self._result.payments if one.payer in side.seats]

    def _paid(self, payment: Payment) -> list[str]:
        said = self._pays(payment)
        if payment.instead_of:
            others = self._names.side(payment.instead_of)
            said = in_a_row((said, tr("also for {names}", names=others)))
        limited = tr("cut to the limit") if payment.limited else ""
        lines = [line for line in (said, product_text(payment), limited) if line]
        return lines + factor_lines(payment.factors, self._names)

    def _pays(self, payment: Payment) -> str:
        """Who pays how much to whom; or, where losers do not pay, who gains it."""
        names, amount, payee = self._names, payment.amount, payment.payee
        if not self._result.losers_pay:
            if names.is_you(payee):
                return tr("You gain {amount}", amount=amount)
            return tr("{name} gains {amount}", name=names.seats[payee], amount=amount)
        if names.is_you(payment.payer):
            return tr("You pay {amount} to {payee}", amount=amount, payee=names.whom(payee))
        return tr("Pays {amount} to {payee}", amount=amount, payee=names.whom(payee))

    def _raced(self, side: SideResult) -> str:
        """How a side did in the race, and what it got for that; or the empty string."""
        race = self._result.race
        seat = next((seat for seat in side.seats if race is not None and seat in race.order), None)
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
        you = len(side.seats) == 1 and self._names.is_you(seat)
        won = prize_words(exempt=seat == race.exempt, forfeit=seat == race.forfeit, you=you)
        if time is None and not won:
            return ""
        return about(said, in_a_row(won)) if won else said

    def _say_side(self, side: SideResult) -> list[str]:
        """A side in words."""
        names, seat, name = self._names, side.seats[0], self._names.side(side.seats)
        if self._result.dealer in side.seats:
            name = tr("{name}, dealer", name=name)
        said = [about(name, signed(self._result.gains[seat]))]
        if self._sheds:
            left = card_words(side.captured)
            said.append(tr("Left: {cards}", cards=left) if left else tr("No card left"))
            said += filter(None, [self._raced(side)])
        else:
            said += [about(names.yaku[score.yaku], worth(score.points)) for score in side.yaku]
            said += [about(what, much) for what, much in _sums(side)]
        said += chain.from_iterable(self._payments(side))
        return [*said, about(tr("Total"), number_text(self._totals[seat]))]

    # --- how it is set ---------------------------------------------------------------------------

    def _set_side(self, side: SideResult, column: TextColumn, wide: float) -> None:
        """Set a side: head, yaku or cards left, sums and payments, and room for the total."""
        small = max(10, column.letters - 1)
        self._set_head(side, column)
        if self._sheds:
            self._set_left(side, column, wide)
        else:
            self._set_made(side, column, wide)
        rows = [] if self._sheds else _sums(side)
        if side.call_points:
            rows.append((tr("For calls"), signed(side.call_points)))
        for what, much in rows:
            ink = INK if what == tr("Result") else faded(INK, 0.8)
            column.pair(what, much, small, high=small * 1.3, ink=ink)
        column.skip(0.3 if rows else 0.0)
        for said, *reasons in self._payments(side):
            column.paragraph(said, small)
            for reason in reasons:
                column.paragraph(reason, small, inset=column.letters * 0.8, ink=faded(INK, 0.75))
            column.skip(0.3)
        column.row()

    def _set_head(self, side: SideResult, column: TextColumn) -> None:
        """The name, the dealer's seal, and what was gained."""
        letters, sheet = column.letters, column.sheet
        large = round(letters * 1.45)
        head = column.row(large * 1.5)
        gain = self._result.gains[side.seats[0]]
        ink = VERMILION.darker(110) if gain > 0 else INK if gain else faded(INK, 0.66)
        sheet.write(head, signed(gain), large, bold=True, ink=ink, align=_RIGHT)
        dealer, seal = self._result.dealer in side.seats, letters * 1.3
        head.setRight(head.right() - advance(signed(gain), large, bold=True) - 4 - letters * 0.5)
        if dealer:
            head.setRight(head.right() - seal - letters * 0.3)
        name = sheet.write(head, self._names.side(side.seats), round(letters * 1.12), bold=True)
        if dealer:
            left = min(head.width(), advance(name.text, name.pixels, bold=True)) + letters * 0.4
            sheet.draw(QRectF(left, (head.height() - seal) / 2, seal, seal), paint_dealer, "dealer")

    def _set_left(self, side: SideResult, column: TextColumn, wide: float) -> None:
        """The cards left with their worth, and how the race went."""
        letters, sheet = column.letters, column.sheet
        card = self._card(round(wide) * _LARGER)
        if side.captured:
            row, points = column.row(card[1]), str(side.card_points or 0)
            sheet.write(row, points, letters, bold=True, align=_RIGHT)
            row.setRight(row.right() - advance(points, letters, bold=True) - letters)
            set_cards(sheet, row, [(card, CardLook.PLAIN) for card in side.captured], card)
            column.skip(0.3)
        else:
            column.paragraph(tr("No card left"), ink=faded(INK, 0.75))
        if raced := self._raced(side):
            column.paragraph(raced, max(10, letters - 1))
        column.skip(0.3)

    def _set_made(self, side: SideResult, column: TextColumn, wide: float) -> None:
        """The yaku: pale where they were worth nothing in the end."""
        if not side.yaku:
            column.paragraph(tr("No yaku"), ink=faded(INK, 0.66))
        scored = self._result.payments or self._result.ending is RoundEnding.COUNTED
        counts = bool(scored and (side.card_points is not None or side.result))
        set_yaku(column, side.yaku, self._names.yaku, self._card(wide), counts=counts)

    def _finish(self, sheet: Sheet, box: QRectF, number: int, letters: int) -> None:
        """Set the ground of a side, and its total at the foot."""
        line, pad = line_height(letters), letters * 0.8
        seat = self._result.sides[number].seats[0]
        won, total = seat in self._result.winners, self._totals[seat]
        ground = faded(GOLD, 0.2) if won else faded(PAPER_SHADE, 0.5)
        edge = GOLD.darker(125) if won else None
        sheet.fill(box.adjusted(1, 1, -1, -1), ground, line=edge, thick=2.0, corner=6)
        foot = box.adjusted(pad, box.height() - pad - line, -pad, -pad)
        sheet.fill(QRectF(foot.topLeft(), QSizeF(foot.width(), 1)), faded(INK, 0.25))
        foot.translate(0, 2)
        leads = total == max(self._totals)
        sheet.write(foot, tr("Total"), letters, bold=leads, ink=INK if leads else faded(INK, 0.8))
        sheet.write(foot, number_text(total), letters, bold=True, align=_RIGHT)

    def _grid(self, room: QSizeF, letters: int, columns: int) -> TextColumn | None:
        """All sides in so many columns with letters of a size; ``None`` if they are too narrow."""
        gap = letters * 0.8
        width = min((room.width() - gap * (columns - 1)) / columns, letters * 28.0)
        if width < letters * 11:
            return None
        blocks = [TextColumn(width - 2 * gap, letters) for _ in self._result.sides]
        for side, block in zip(self._result.sides, blocks, strict=True):
            self._set_side(side, block, letters * (1.75 if columns < 3 else 1.6))
        whole = set_grid(blocks, columns, self._finish)
        whole.skip(0.8)
        return whole


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


def _won(ending: RoundEnding, winners: str, names: RoundNames, *, count: int, you: bool) -> str:
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
        case _ if you:
            return tr("You shed the last card.")
        case _:
            return tr("{winners} shed the last card.", winners=winners)
