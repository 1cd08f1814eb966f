"""The plate of a seat: who sits there, whose deal and turn it is, and how that player stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from hanafuda_desktop.cards.card import MONTHS
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import (
    GOLD,
    GROUND,
    INK,
    NIGHT,
    PAPER,
    VERMILION,
    faded,
    seat_colour,
)
from hanafuda_desktop.table.lettering import (
    LEAST,
    about,
    advance,
    letter_font,
    number_text,
    roomier,
)
from hanafuda_desktop.table.panels.typeset import CardLook, Sheet, cells, square
from hanafuda_desktop.table.signs.emblems import (
    MONTH_COLOURS,
    month_ink,
    paint_bomb,
    paint_dealer,
    paint_triple,
    paint_turn,
)
from hanafuda_desktop.table.signs.sign import PressableSign, ValueSign
from hanafuda_desktop.text.language import tr, trn
from hanafuda_desktop.text.vocabulary import in_a_row, month_name

# The sign of a team: a round badge with a letter, so that colours only help.

_LETTER: Final = 0.72
"""How large the letter is, counted in the badge."""


def team_letter(team: int) -> str:
    """What a team is called: ``A`` is the first."""
    return chr(ord("A") + team)


def team_mark(team: int) -> Callable[[QPainter, QRectF], None]:
    """What draws the badge of a team, counted from 0, into a square."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(PAPER, max(1.0, rect.width() * 0.08)))
        painter.setBrush(seat_colour(team))
        painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setPen(INK)
        painter.setFont(letter_font(max(1, round(rect.height() * _LETTER)), bold=True))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, team_letter(team))

    return paint


# How the plate of a seat is set: in one line or two, with what a player has called or shown.

_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter
_TWO_LINES: Final = 48.0
"""A plate that is lower has one line."""
_NARROW: Final = 190.0
"""On a plate that is narrower the dealer's seal stands where the fan would: the name needs the
room, and whose turn it is shows in the frame."""
_NAME_ALONE: Final = 240.0
"""In less width a plate of two lines has one of them for the name."""
_PILL: Final = 0.7
"""The ground of what was called is so much wider than the words, counted in letters."""
_WORTH_SHRINKING: Final = 0.7
"""So much smaller the letters may become before the points of now are left out."""


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """What a seat's plate shows.

    Attributes:
        name: of the player.
        total: points so far.
        dealer: whether this seat deals the round (*oya*).
        to_move: whether it is this seat's turn.
        round_points: what its cards and yaku are worth now, where that is counted.
        calls: how often it called to go on.
        call_name: what people say for that.
        shown: triples that it showed.
        bombs: bombs that it played.
        partners: the names of its partners, where there are teams.
        team: the number of its team, from 0 on, or ``None`` where everybody plays alone.
    """

    name: str
    total: int
    dealer: bool = False
    to_move: bool = False
    round_points: int | None = None
    calls: int = 0
    call_name: str = ""
    shown: int = 0
    bombs: int = 0
    partners: str = ""
    team: int | None = None


def now_words(points: int) -> str:
    """What a seat's cards are worth now."""
    return tr("now {points}", points=number_text(points))


def partners_words(names: str) -> str:
    """With whom a seat plays."""
    return tr("with {names}", names=names)


class SeatPlateItem(PressableSign, ValueSign[SeatPlate]):
    """One seat's plate, at a rectangle that may be as low as a line of small letters.

    Args:
        seat: whose it is.
    """

    shown = SeatPlate("", 0)

    def __init__(self, seat: int) -> None:
        super().__init__(number=seat)

    @property
    def description(self) -> str:
        """All that it says: ``Aki: 12 in all, dealer, to move, called Koi-koi``."""
        plate = self.shown
        said = [tr("{points} in all", points=number_text(plate.total))]
        if plate.team is not None:
            said.insert(0, tr("team {letter}", letter=team_letter(plate.team)))
        if plate.partners:
            said.insert(0, partners_words(plate.partners))
        if plate.round_points is not None:
            said.append(now_words(plate.round_points))
        if plate.dealer:
            said.append(tr("dealer"))
        if plate.to_move:
            said.append(tr("to move"))
        if plate.calls:
            called, often = plate.call_name, plate.calls
            said.append(trn("called {name}", "called {name} {n} times", often, name=called))
        if plate.shown:
            said.append(tr("triples shown: {count}", count=plate.shown))
        if plate.bombs:
            said.append(tr("bombs: {count}", count=plate.bombs))
        return about(plate.name, in_a_row(said))

    # --- how it is set ---------------------------------------------------------------------------

    def _set(self, size: QSizeF) -> Sheet:
        sheet, plate = Sheet(), self.shown
        turn, dealer = plate.to_move, plate.dealer
        # nothing is not worth a word
        self._now = now_words(plate.round_points) if plate.round_points else ""
        self._total = number_text(plate.total)
        often = f" ×{plate.calls}" if plate.calls > 1 else ""
        self._called = plate.call_name + often if plate.calls else ""
        self._signs = [(paint_triple, "triple")] * plate.shown
        self._signs += [(paint_bomb, "bomb")] * plate.bombs
        self._has_marks = bool(self._called or self._signs)
        box = QRectF(QPointF(), size)
        corner, bar = _set_ground(sheet, box, turn=turn), max(2.5, size.height() * 0.07)
        edge = QRectF(2.5, corner, bar, size.height() - 2 * corner)
        sheet.fill(edge, seat_colour(self.number), corner=bar / 2)
        low, narrow = size.height() < roomier(_TWO_LINES), size.width() < _NARROW
        # a place is kept for the fan, so that no name moves when the turn goes on
        fan = min(size.height() * (0.62 if low else 0.46), size.width() * 0.12)
        left = _set_badge(sheet, plate.team, edge.right() + 1.5, size)
        room = QRectF(left + fan * 1.1, 2, 0, size.height() - 4)
        room.setRight(size.width() - max(4.0, size.height() * 0.14))
        if plate.team is not None and narrow and low and not dealer:
            room.setLeft(left + 2)  # the badge has taken the place that the fan would need
        spot = QRectF(left, 0, fan, fan)
        spot.moveTop(size.height() * (0.5 if low else 0.32) - fan / 2)
        if narrow and low and dealer:
            sheet.draw(spot, paint_dealer, "dealer")
        elif turn and room.left() > spot.right():
            sheet.draw(spot, paint_turn, "turn")
        if low:
            self._set_one_line(sheet, room, sealed=dealer and not narrow)
        else:
            self._set_two_lines(sheet, room)
        return sheet

    def _set_two_lines(self, sheet: Sheet, room: QRectF) -> None:
        plate, now, total, high = self.shown, self._now, self._total, room.height()
        marks = self._has_marks or bool(plate.partners)
        if room.width() < _NAME_ALONE and not marks:
            self._set_name_alone(sheet, room)
            return
        large = int(max(LEAST, min(roomier(34), high * 0.46, room.width() * 0.125)))
        small = int(max(LEAST, min(roomier(20), high * 0.27, room.width() * 0.085)))
        wide = max(advance(total, large, bold=True), advance(now, small)) + 2
        left, right = cells(room, (inf, min(wide, room.width() * 0.45)), small * 0.5)
        upper, lower = _halved(right, 0.6 if now else 1.0)
        sheet.write(upper, total, large, bold=True, ink=PAPER, align=_RIGHT)
        if now:
            sheet.write(lower, now, small, ink=faded(PAPER, 0.85), align=_RIGHT)
        upper, lower = _halved(left, 0.55 if marks else 1.0)
        pixels = int(max(LEAST, min(roomier(26), high * 0.36, room.width() * 0.11)))
        self._set_name(sheet, upper, pixels, sealed=plate.dealer)
        if marks:
            self._set_marks(sheet, lower.adjusted(0, 1, 0, -2), small)

    def _set_name_alone(self, sheet: Sheet, room: QRectF) -> None:
        """The name over the points, where it would be too small beside them."""
        pixels = int(max(LEAST, min(roomier(26), room.height() * 0.4, room.width() * 0.14)))
        upper, lower = _halved(room, 0.54)
        self._set_name(sheet, upper, pixels, sealed=self.shown.dealer)
        sheet.write(lower, self._total, pixels, bold=True, ink=PAPER, align=_RIGHT)
        if self._now:
            small = max(LEAST, round(pixels * 0.75))
            left, _ = cells(lower, (inf, advance(self._total, pixels, bold=True)), small)
            sheet.write(left, self._now, small, ink=faded(PAPER, 0.85))

    def _set_one_line(self, sheet: Sheet, room: QRectF, *, sealed: bool) -> None:
        """Name, seal and marks from the left, points at the right; the name goes before all."""
        pixels, now = self._letters(room, sealed=sealed)
        small, gap = max(LEAST, pixels - 3), pixels * 0.4
        wide = min(advance(self._total, pixels, bold=True) + 2, room.width() * 0.4)
        rest, last = cells(room, (inf, wide), gap)
        sheet.write(last, self._total, pixels, bold=True, ink=PAPER, align=_RIGHT)
        if now:
            rest, spot = cells(rest, (inf, advance(now, small) + 2), gap)
            sheet.write(spot, now, small, ink=faded(PAPER, 0.8), align=_RIGHT)
        name = advance(self.shown.name, pixels, bold=True) + (pixels * 1.6 if sealed else 0)
        free = rest.width() - name - pixels * 0.3
        if self._has_marks or (self.shown.partners and free > pixels * 6):
            # the name keeps half of what there is
            wanted = self._pill(small) + len(self._signs) * (room.height() - 6) * 1.1
            _, marks = cells(rest, (inf, max(free, min(wanted + 1, rest.width() / 2))))
            rest.setRight(self._set_marks(sheet, marks.adjusted(0, 3, 0, -3), small, ending=True))
        self._set_name(sheet, rest, pixels, sealed=sealed)

    def _pill(self, pixels: int) -> float:
        """The width of what was called, with its ground."""
        return advance(self._called, pixels, bold=True) + pixels * _PILL if self._called else 0.0

    def _letters(self, room: QRectF, *, sealed: bool) -> tuple[int, str]:
        """The largest letters with which all has room, and whether the points of now do."""
        most = int(max(LEAST, min(roomier(20), room.height() * 0.54, room.width() * 0.15)))
        worth = max(LEAST, round(most * _WORTH_SHRINKING))
        for now, least in ((self._now, worth), ("", LEAST)):
            for pixels in range(most, least - 1, -1):
                if self._needs(pixels, now, room.height() - 6, sealed=sealed) <= room.width():
                    return pixels, now
        return LEAST, ""

    def _needs(self, pixels: int, now: str, side: float, *, sealed: bool) -> float:
        small, gap = max(LEAST, pixels - 3), pixels * 0.4
        name = advance(self.shown.name, pixels, bold=True) + 2 + (pixels * 1.6 if sealed else 0)
        wide = name + gap + advance(self._total, pixels, bold=True) + 2
        wide += advance(now, small) + 2 + gap if now else 0.0
        wide += self._pill(small) + (4 if self._called else 0) + len(self._signs) * side * 1.1
        return wide + (gap if self._has_marks else 0.0)

    def _set_name(self, sheet: Sheet, room: QRectF, pixels: int, *, sealed: bool) -> None:
        """The name, and the dealer's seal behind it."""
        side = min(room.height() * 0.8, pixels * 1.35) if sealed else 0.0
        wide = max(0.0, room.width() - side * 1.2)
        words, name = room.adjusted(0, 0, wide - room.width(), 0), self.shown.name
        done = sheet.write(words, name, pixels, bold=True, ink=PAPER)
        if side:
            end = min(wide, advance(done.text, done.pixels, bold=True)) + side * 0.2
            sheet.draw(square(room, side, end), paint_dealer, "dealer")

    def _set_marks(self, sheet: Sheet, room: QRectF, pixels: int, *, ending: bool = False) -> float:
        """Calls, triples and bombs, from the left, or ending at the right.

        Returns:
            where they begin.
        """
        plate, side, called = self.shown, room.height(), self._called
        step, across = side * 1.1, self._pill(pixels)
        if across + len(self._signs) * step > room.width() and called:
            # So much was called and shown that the words have no room: the count is left.
            called = f"×{plate.calls}"
            across = min(advance(called, pixels, bold=True) + pixels * _PILL, room.width())
        signs = self._signs[: max(0, int((room.width() - across) / step))]
        partners = partners_words(plate.partners) if plate.partners else ""
        taken = across + (4 if called else 0) + len(signs) * step
        rest = min(advance(partners, pixels), room.width() - taken) if partners else 0.0
        wide = taken + rest
        left = start = max(room.left(), room.right() - wide) if ending else room.left()
        if called:
            box = QRectF(left, room.top(), across, side)
            sheet.fill(box, VERMILION, corner=min(5.0, side / 2))
            inner = box.adjusted(2, 0, -2, 0)
            sheet.write(inner, called, pixels, bold=True, ink=PAPER, align=_CENTRE)
            left += across + 4
        for draw, name in signs:
            sheet.draw(QRectF(left, room.top(), side, side), draw, name)
            left += step
        if rest > pixels * 4:
            spot = QRectF(left, room.top(), rest + 1, side)
            sheet.write(spot, partners, pixels, ink=faded(PAPER, 0.8))
        return start - pixels * 0.4


def _halved(room: QRectF, share: float) -> tuple[QRectF, QRectF]:
    """The upper part of a room, which is such a share of it, and the lower one."""
    high = room.height() * share
    return room.adjusted(0, 0, 0, high - room.height()), room.adjusted(0, high, 0, 0)


def _set_ground(sheet: Sheet, box: QRectF, *, turn: bool = False) -> float:
    """A plate without a word; returns how round its corners are."""
    corner = min(9.0, box.height() * 0.2)
    sheet.fill(
        box.adjusted(1, 1, -1, -1),
        faded(NIGHT, 0.76 if turn else GROUND),
        line=GOLD if turn else faded(PAPER, 0.28),
        thick=2.2 if turn else 1.0,
        corner=corner,
    )
    return corner


def _set_badge(sheet: Sheet, team: int | None, left: float, size: QSizeF) -> float:
    """The sign of a team, from there on; returns where it ends."""
    if team is None:
        return left
    side = min(size.height() * 0.44, 24.0, size.width() * 0.14)
    badge = QRectF(left + 1, (size.height() - side) / 2, side, side)
    sheet.draw(badge, team_mark(team), f"team {team_letter(team)}")
    return badge.right() + 1.5


_ROUND_LINES: Final = 26.0
_ROUND_LINES_MORE: Final = 46.0


@dataclass(frozen=True, slots=True)
class RoundPlate:
    """What the plate of the round shows.

    Attributes:
        number: the round.
        rounds: how many there are.
        month: the round's month, 1 to 12; ``None`` where a round has none.
        target: a total that ends the game.
        deal: the number by which the deal can be played again.
        drawn_rounds: how many rounds directly before were drawn.
        factor: by how much these multiply this round; 1 where they do not.
        card: the card that stands for the month, or ``None`` for its colour alone.
    """

    number: int
    rounds: int
    month: int | None
    target: int | None = None
    deal: int | None = None
    drawn_rounds: int = 0
    factor: int = 1
    card: int | None = None


class RoundPlateItem(PressableSign, ValueSign[RoundPlate | None]):
    """The round's plate; a click on it asks for the score sheet.

    Args:
        pictures: where the month's card comes from.
    """

    shown: RoundPlate | None = None

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__(pictures)
        self._aspect = pictures.aspect

    @property
    def description(self) -> str:
        """All that it says: ``Round 3 of 12 · March · Cherry``."""
        return " · ".join(self._lines()) if self.shown is not None else ""

    def _lines(self) -> list[str]:
        plate = self.shown
        assert plate is not None
        said = tr("Round {number}", number=plate.number)
        if plate.rounds:
            said = tr("Round {number} of {rounds}", number=plate.number, rounds=plate.rounds)
        lines = [said]
        if plate.month is not None:
            lines += [month_name(plate.month), MONTHS[plate.month - 1].name]
        if plate.target is not None:
            lines.append(trn("to {n} point", "to {n} points", plate.target))
        if plate.drawn_rounds:
            factor = f" ×{plate.factor}" if plate.factor > 1 else ""
            lines.append(trn("after {n} drawn", "after {n} drawn", plate.drawn_rounds) + factor)
        if plate.deal is not None:
            lines.append(tr("deal {deal}", deal=plate.deal))
        return lines

    def _set(self, size: QSizeF) -> Sheet:
        sheet = Sheet()
        plate = self.shown
        if plate is None:
            return sheet
        box = QRectF(QPointF(), size)
        _set_ground(sheet, box)
        pad = max(3.0, size.height() * 0.09)
        left = self._set_month(sheet, box.adjusted(pad, pad, -pad, -pad), plate)
        room = QRectF(left, pad, size.width() - left - pad * 1.5, size.height() - 2 * pad)
        self._set_words(sheet, room, plate)
        return sheet

    def _set_month(self, sheet: Sheet, room: QRectF, plate: RoundPlate) -> float:
        """The month's card, or its number on its colour; returns where words may begin."""
        high = room.height()
        if plate.card is not None:
            width = max(4, int(high / self._aspect))
            high = width * self._aspect
            spot = QPointF(room.left(), round(room.center().y() - high / 2))
            sheet.card(spot, plate.card, (width, high), CardLook.PLAIN)
            return room.left() + width + room.height() * 0.16
        if plate.month is None:
            return room.left() + room.height() * 0.16
        chip = QRectF(room.left(), room.top(), high * 0.7, high)
        sheet.fill(chip, MONTH_COLOURS[plate.month - 1], line=faded(PAPER, 0.7), corner=4)
        number = str(plate.month)
        pixels = int(max(LEAST, min(high * 0.42, chip.width() * 0.6)))
        ink = month_ink(plate.month)
        sheet.write(chip, number, pixels, bold=True, ink=ink, align=_CENTRE)
        return chip.right() + room.height() * 0.16

    def _set_words(self, sheet: Sheet, room: QRectF, plate: RoundPlate) -> None:
        """As many lines as there is height for; what hangs on the round goes before the deal."""
        if plate.month is None:
            first, *more = self._lines()
            rows = [(first, 1.0), *([(" · ".join(more), 0.85)] if more else [])]
            _set_rows(sheet, room, rows if room.height() >= roomier(_ROUND_LINES) else rows[:1])
            return
        said, month, flower, *more = self._lines()
        named = f"{month} · {flower}"
        rows = [(said, 1.0), (named, 0.95)]
        whole = f"{said} · {named}"
        large = int(min(roomier(24), room.height() * 0.5))
        one_line = not more and advance(whole, large, bold=True) <= room.width()
        if room.height() < roomier(_ROUND_LINES) or (
            one_line and room.height() < roomier(_ROUND_LINES_MORE)
        ):
            rows = [(whole, 1.0)]
        elif more and room.height() >= roomier(_ROUND_LINES_MORE):
            rows.append((" · ".join(more), 0.85))
        elif plate.drawn_rounds or plate.target is not None:
            rows[1] = (" · ".join([month, more[0]]), 0.95)
        if len(rows) == 1 and advance(rows[0][0], LEAST, bold=True) > room.width():
            short = f"{plate.number}/{plate.rounds}" if plate.rounds else str(plate.number)
            rows = [(f"{short} · {month}", 1.0)]
        _set_rows(sheet, room, rows, shines=plate.factor > 1)


def _set_rows(
    sheet: Sheet, room: QRectF, rows: Sequence[tuple[str, float]], *, shines: bool = False
) -> None:
    """Set rows of words beneath one another.

    Args:
        sheet: where they are set.
        room: what there is for them.
        rows: the words, and how large they are beside the largest.
        shines: whether the last of several is golden.
    """
    step = room.height() / len(rows)
    high = step * (0.5 if len(rows) == 1 else 0.78)
    pixels = max(LEAST, min(roomier(24), high, roomier(room.width() * 0.1, 0.5)))
    for index, (text, share) in enumerate(rows):
        line = QRectF(room.left(), room.top() + step * index, room.width(), step)
        ink = faded(PAPER, 0.88) if index else PAPER
        if shines and index == len(rows) - 1 and index:
            ink = GOLD
        size = int(max(LEAST, pixels * share))
        sheet.write(line, text, size, bold=not index, ink=ink)
