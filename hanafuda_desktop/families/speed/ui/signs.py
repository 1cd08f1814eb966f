"""Small things on the table of a real-time game: plates, keys, month wheel, sayings, the count.

Each is painted once into a picture and then only copied, for cards fly past them all the time.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, pairwise, permutations, starmap
from math import cos, dist, inf, pi, sin
from typing import Annotated, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from hanafuda_desktop.cards.card import CARDS_PER_MONTH, MONTHS
from hanafuda_desktop.table.animation import ease_back
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import (
    GOLD,
    GROUND,
    INK,
    NIGHT,
    PAPER,
    VERMILION,
    blank,
    faded,
    inks,
    seat_colour,
    turned,
)
from hanafuda_desktop.table.lettering import (
    LEAST,
    about,
    advance,
    line_height,
    parts,
    plain_text,
    roomier,
    worth,
    wrapped,
)
from hanafuda_desktop.table.panels.typeset import CardLook, Sheet, cells, square
from hanafuda_desktop.table.signs.sign import TableSign, ValueSign
from hanafuda_desktop.text.language import Text, tr
from hanafuda_desktop.text.vocabulary import in_a_row

# The plate of a seat in a real-time game: its name, its cards, the rounds that it has won.

_MOST_POINTS: Final = 0.55
"""The points take no more of their line than this."""
_MOST_DOTS: Final = 7
"""More rounds won are told by a number."""


@dataclass(frozen=True, slots=True)
class SpeedPlate:
    """What a plate shows.

    Attributes:
        name: of the player.
        layout: cards in the layout.
        deck: cards in the deck.
        won: rounds won.
        points: points so far, where they count.
    """

    name: str
    layout: int
    deck: int
    won: int
    points: int | None = None


class SpeedPlateItem(ValueSign[SpeedPlate]):
    """One seat's plate."""

    shown = SpeedPlate("", 0, 0, 0)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    @property
    def description(self) -> str:
        """All that it says."""
        plate = self.shown
        said = [self._cards, tr("rounds won: {number}", number=plate.won)]
        if plate.points is not None:
            said.append(worth(plate.points))
        return about(plate.name, in_a_row(said))

    @property
    def _cards(self) -> str:
        plate = self.shown
        return tr("{layout} laid out, {deck} in deck", layout=plate.layout, deck=plate.deck)

    def _set(self, size: QSizeF) -> Sheet:
        sheet, plate = Sheet(), self.shown
        box = QRectF(QPointF(), size)
        corner = size.height() * 0.1
        sheet.fill(box, faded(NIGHT, GROUND), line=faded(PAPER, 0.3), corner=corner)
        bar = QRectF(box.left() + 3, box.top() + corner, 5, box.height() - 2 * corner)
        sheet.fill(bar, seat_colour(self.seat), corner=2.5)
        pad = max(10.0, size.height() * 0.1)
        room = box.adjusted(pad + 6, pad * 0.5, -pad, -pad * 0.5)
        large = int(max(LEAST, min(roomier(30), room.height() * 0.27)))
        small = int(max(LEAST, min(roomier(22), roomier(room.height() * 0.2, 0.3))))
        high = room.height() / 3
        name, cards, won = (
            QRectF(room.left(), room.top() + number * high, room.width(), high)
            for number in range(3)
        )
        sheet.write(name, plate.name, large, bold=True, ink=PAPER)
        sheet.write(cards, self._cards, small, ink=faded(PAPER, 0.9))
        if plate.points is not None:
            points = worth(plate.points)
            wide = min(advance(points, small, bold=True) + 2, room.width() * _MOST_POINTS)
            won, last = cells(won, (inf, wide), small * 0.6)
            end = Qt.AlignmentFlag.AlignRight
            sheet.write(last, points, small, bold=True, ink=GOLD, align=end)
        self._set_won(sheet, won, small)
        return sheet

    def _set_won(self, sheet: Sheet, room: QRectF, letters: int) -> None:
        """A blossom for each round won, or their number."""
        won, side = self.shown.won, letters * 0.95
        if not won or won > _MOST_DOTS or won * side * 1.15 > room.width():
            text = tr("rounds won: {number}", number=won)
            if advance(text, letters) > room.width():
                text = tr("won: {number}", number=won)
            sheet.write(room, text, letters, ink=faded(PAPER, 0.9 if won else 0.75))
            return
        for number in range(won):
            sheet.draw(square(room, side, number * side * 1.15), _paint_blossom, "won")


def _paint_blossom(painter: QPainter, rect: QRectF) -> None:
    """Five petals: a round won."""
    petal = rect.width() * 0.3
    with turned(painter, rect.center(), 0):
        inks(painter, GOLD, NIGHT, 0.8)
        for _ in range(5):
            painter.drawEllipse(QPointF(0, -petal * 0.85), petal * 0.72, petal * 0.8)
            painter.rotate(72)
        painter.setBrush(PAPER)
        painter.drawEllipse(QPointF(), petal * 0.4, petal * 0.4)


RISE: Final = 0.8
"""So far a saying rises, in its letters."""

_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter
_CAP_Z: Final = 45_000
_SAID_Z: Final = 44_000
_REASON_Z: Final = 250_000
_COUNT_Z: Final = 300_000
_BEATS: Final[tuple[Annotated[Text, "one, two, three"], ...]] = ("one", "two", "three")
_SMALL: Final = 0.42
"""The size of the last beat while it goes,"""
_SHRUNK: Final = 0.25
"""which it has come to after this part of its time;"""
_FADES: Final = 0.6
"""and it fades after this one."""

CapLook = tuple[str, bool, bool]
"""What stands on a key, whether it is down, and whether it is waited for."""


class _PassingSign(TableSign):
    """A sign that stands for a while, or moves; the pointer does not meet it."""

    _HALO = 0.0

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setAcceptHoverEvents(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)


class CapItem(_PassingSign, ValueSign[CapLook]):
    """A key of the keyboard, beside what it plays."""

    shown = "", False, False

    def __init__(self) -> None:
        super().__init__(_CAP_Z)

    def _set(self, size: QSizeF) -> Sheet:
        sheet = Sheet()
        letter, down, wanted = self.shown
        sunk = 2.0 if down else 0.0
        box = QRectF(QPointF(), size).adjusted(1.5, 1.5 + sunk, -1.5, -3.5 + sunk)
        corner = box.height() * 0.24
        sheet.fill(box.translated(0, 2.0 - sunk), faded(NIGHT, 0.75), corner=corner)
        ground = VERMILION if down else GOLD if wanted else PAPER
        sheet.fill(box, ground, line=INK, thick=1.2, corner=corner)
        room, pixels = box.adjusted(2, 0, -2, 0), round(box.height() * 0.66)
        sheet.write(room, letter, pixels, bold=True, ink=PAPER if down else INK, align=_CENTRE)
        return sheet


def said_height(letters: int, lines: int = 1) -> float:
    """How high a saying is, in letters of this size."""
    return line_height(letters) * lines + letters * 0.5


class SaidItem(_PassingSign):
    """A word or a short sentence that rises where something has happened, and fades."""

    def __init__(self) -> None:
        super().__init__(_SAID_Z)
        self._lines: list[str] = []
        self._letters = 14
        self._warns = self._still = False
        self._foot = QPointF()
        self.text = ""
        self.hide()

    def say(
        self,
        text: str,
        middle: QPointF,
        letters: int,
        within: QRectF,
        *,
        warns: bool = False,
        still: bool = False,
    ) -> None:
        """Say this around a point.

        Args:
            text: what is said.
            middle: the middle of where it stands.
            letters: their size.
            within: what it must not leave.
            warns: whether it tells that something went wrong.
            still: reduced motion: it does not rise.
        """
        self.text, self._letters, self._warns = text, letters, warns
        self._still = still or warns
        self._lines = wrapped(text, letters * 28.0, letters, bold=True)
        wide = max(advance(line, letters, bold=True) for line in self._lines) + letters * 1.5
        rect = QRectF(0, 0, wide, said_height(letters, len(self._lines)))
        rect.moveCenter(middle)
        rect.moveLeft(round(min(max(rect.left(), within.left()), within.right() - wide)))
        rect.moveTop(round(min(max(rect.top(), within.top()), within.bottom() - rect.height())))
        # Cards fly over the month that is said; a reason is there to be read.
        self.setZValue(_REASON_Z if warns else _SAID_Z)
        self._foot = rect.topLeft()
        self.set_geometry(rect)
        self.renew()
        self.go(0.0)
        self.show()

    def stand_at(self, y: float) -> None:
        """Stand at another height, counted at its upper edge."""
        self._foot.setY(round(y))
        self.go(0.0)

    def go(self, part: float) -> None:
        """Be so far in its time: it stands, rises a little, and is gone at the end."""
        self.setOpacity(1.0 if part < 0.6 else max(0.0, 1 - (part - 0.6) / 0.4))
        rise = 0.0 if self._still else round(part * self._letters * RISE)
        self.setPos(self._foot.x(), self._foot.y() - rise)
        if part >= 1.0:
            self.hide()

    def _set(self, size: QSizeF) -> Sheet:
        sheet, letters, warns = Sheet(), self._letters, self._warns
        box = QRectF(QPointF(), size).adjusted(1, 1, -1, -1)
        line, ground = (VERMILION, PAPER) if warns else (faded(NIGHT, 0.6), faded(NIGHT, 0.86))
        sheet.fill(box, ground, line=line, thick=1.6, corner=letters * 0.7)
        high = line_height(letters)
        row = QRectF(0, (size.height() - high * len(self._lines)) / 2, size.width(), high)
        for number, said in enumerate(self._lines):
            ink, spot = INK if warns else PAPER, row.translated(0, number * high)
            sheet.write(spot, said, letters, bold=True, ink=ink, align=_CENTRE)
        return sheet


class CountdownItem(_PassingSign):
    """*One, two, three*, large in the middle; whoever counts says each beat."""

    def __init__(self) -> None:
        super().__init__(_COUNT_Z)
        self.beat = 0
        self.hide()

    def stand(self, middle: QPointF, side: float) -> None:
        """Stand around a point, so large."""
        rect = QRectF(0, 0, side, side)
        rect.moveCenter(middle)
        self.set_geometry(rect)
        self.setTransformOriginPoint(side / 2, side / 2)

    def show_beat(self, beat: int) -> None:
        """Show a beat, 1 to 3; 0 takes it away."""
        self.beat = beat
        self.setVisible(beat > 0)
        self.renew()

    def swell(self, part: float) -> None:
        """Swell with the beat and come to rest."""
        self.setScale(1.0 if part >= 1.0 else 0.72 + 0.28 * ease_back(part))

    def leave(self, part: float, *, still: bool) -> None:
        """Go after the last beat: grow small at once, so that the cards are seen that are being
        turned, and stay long enough to be seen oneself. Where all is still, do not move or fade.
        """
        shrunk = 1.0 if still else min(1.0, part / _SHRUNK)
        self.setScale(1.0 - (1.0 - _SMALL) * shrunk)
        if not still:
            self.setOpacity(1.0 if part < _FADES else (1.0 - part) / (1.0 - _FADES))
        if part >= 1.0:
            self.setOpacity(1.0)
            self.show_beat(0)

    def _set(self, size: QSizeF) -> Sheet:
        sheet, side = Sheet(), size.width()
        box = QRectF(0, 0, side, side).adjusted(3, 3, -3, -3)
        red, round_ = faded(VERMILION, 0.95), box.width() / 2
        sheet.fill(box, red, line=PAPER, thick=side * 0.025, corner=round_)
        word = tr(_BEATS[self.beat - 1], meaning="one, two, three") if self.beat else ""
        for said, top, high, pixels in (
            (str(self.beat), 0.06, 0.62, 0.5),
            (word, 0.64, 0.18, 0.125),
        ):
            room = QRectF(0, side * top, side, side * high)
            sheet.write(room, said, round(side * pixels), bold=True, ink=PAPER, align=_CENTRE)
        return sheet


# The month wheel: the twelve flowers in a ring, with those lit that fit the stacks in the middle.
#
# A learning aid. What fits the left stack is lit on its left half, what fits the right one on its
# right half, so that both are told apart by more than a colour.

_WHEEL_Z: Final = -6
_SHOWN: Final = CARDS_PER_MONTH - 1
"""The month's last card shows its flower and hardly anything else; that of November is lightning,
so there it is the ribbon before it."""
_WILLOW: Final = 11
_STEPS: Final = 720
_MOST: Final = 96
"""A little card is no wider, in pixels."""
_AROUND: Final = QPointF(16, 16)
"""The frame that lights a card reaches no farther beyond it, in pixels."""


class WheelItem(TableSign):
    """The wheel.

    Attributes:
        cards: where each month's flower stands.
    """

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__(pictures)
        self.lit: tuple[frozenset[int], ...] = ()
        self.cards: dict[int, QRectF] = {}
        self.setZValue(_WHEEL_Z)

    @property
    def description(self) -> str:
        """Which months fit where."""
        said = []
        for place, months in enumerate(self.lit):
            if months:
                names = in_a_row(MONTHS[month - 1].name for month in sorted(months))
                fits = tr("left: {months}", months=names)
                said.append(tr("right: {months}", months=names) if place else fits)
        return parts(said)

    def light(self, lit: tuple[frozenset[int], ...]) -> None:
        """Light the months that fit the stacks, from the left stack to the right."""
        if lit != self.lit:
            self.lit = lit
            self.setToolTip(plain_text(self.description))
            self.update()

    def _set(self, size: QSizeF) -> Sheet:
        sheet, pictures = Sheet(), self._pictures
        assert pictures is not None
        self.cards = {}
        wide, high = size.width(), size.height()
        card, letters, room = self._sizes(size, pictures.aspect)
        tall, line = card * pictures.aspect, line_height(letters)
        radii = (wide - room) / 2, (high - tall - line) / 2
        for (month, flower), (across, down) in zip(
            enumerate(MONTHS, start=1), _ring(*radii), strict=True
        ):
            x, y = wide / 2 + across, (high - line) / 2 + down
            spot = QPointF(round(x - card / 2), round(y - tall / 2))
            shown = (month - 1) * CARDS_PER_MONTH + _SHOWN - (month == _WILLOW)
            sheet.card(spot, shown, (card, tall), CardLook.PLAIN)
            self.cards[month] = QRectF(spot, QSizeF(card, tall))
            name = QRectF(x - room / 2, spot.y() + tall + 3, room, line)
            sheet.write(name, flower.name, letters, ink=PAPER, align=_CENTRE)
        return sheet

    def _sizes(self, size: QSizeF, aspect: float) -> tuple[int, int, float]:
        """The largest little cards that leave one another and the names free.

        Returns:
            a card's width, the size of the letters, and the widest name's room.
        """
        wide, high = size.width(), size.height()
        for card in range(min(_MOST, int(wide / 5)), 8, -1):
            letters = int(max(LEAST, min(20, card * 0.27)))
            widest = max(advance(month.name, letters) for month in MONTHS) + 2
            room = max(float(card), min(widest, wide / 1.9))
            below = card * aspect + line_height(letters)
            spots = _ring((wide - room) / 2, (high - below) / 2)
            step = min(dist(one, other) for one, other in pairwise(spots))
            if (
                _are_clear(spots, QSizeF(card, card * aspect), letters)
                and step * 0.98 >= below + 0.12 * card + 4
            ):
                break
        return card, letters, room

    def paint(self, painter: QPainter, *_: object) -> None:
        """Copy the ring, and light what fits."""
        super().paint(painter, *_)
        ratio, stacks = painter.device().devicePixelRatioF(), len(self.lit)
        for place, months in enumerate(self.lit):
            for card in (self.cards[month] for month in months if month in self.cards):
                frame = _frame(card.width(), card.height(), ratio, place=place, stacks=stacks)
                painter.drawPixmap(card.topLeft() - _AROUND, frame)


def _ring(across: float, down: float) -> list[tuple[float, float]]:
    """As many spots as months, equally far from one another on an ellipse, from the top on."""
    angles = (step / _STEPS * 2 * pi - pi / 2 for step in range(_STEPS + 1))
    points = [(across * cos(angle), down * sin(angle)) for angle in angles]
    gone = list(accumulate(starmap(dist, pairwise(points)), initial=0.0))
    wanted = (number * gone[-1] / len(MONTHS) - 1e-6 for number in range(len(MONTHS)))
    return [points[bisect_left(gone, way)] for way in wanted]


def _are_clear(spots: Sequence[tuple[float, float]], card: QSizeF, letters: int) -> bool:
    """Whether no name runs into another month's card or name: it is wider than its own card."""
    line = line_height(letters)
    rooms = []
    for month, (x, y) in zip(MONTHS, spots, strict=True):
        top, wide = y - card.height() / 2, advance(month.name, letters)
        own = QRectF(x - card.width() / 2, top, card.width(), card.height())
        rooms.append((own, QRectF(x - wide / 2, top + card.height() + 3, wide, line)))
    return not any(
        name.intersects(own) or name.intersects(other)
        for (_, name), (own, other) in permutations(rooms, 2)
    )


@lru_cache(maxsize=8)
def _frame(wide: float, high: float, ratio: float, *, place: int, stacks: int) -> QPixmap:
    """What lights a card for a stack: a frame about its left or right half, or about all of it
    where there is one stack.
    """
    card = QRectF(_AROUND, QSizeF(wide, high))
    thick = max(2.5, wide * 0.075)
    edge = card.adjusted(-thick / 2, -thick / 2, thick / 2, thick / 2)
    half = edge.adjusted(-thick, -thick, thick, thick)
    if stacks > 1 and place == 0:
        half.setRight(edge.center().x())
    elif stacks > 1:
        half.setLeft(edge.center().x())
    frame = blank(QSizeF(wide + 2 * _AROUND.x(), high + 2 * _AROUND.y()), ratio)
    with QPainter(frame) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(half)
        for colour, width in ((faded(NIGHT, 0.8), thick + 2), (GOLD, thick)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(edge, thick, thick)
    return frame
