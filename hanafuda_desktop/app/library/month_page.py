"""The page that shows a month, and answers a pointer: which part of the picture is which card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from hanafuda_desktop.app.window.fonts import with_native
from hanafuda_desktop.cards.card import CARDS, CARDS_PER_MONTH, MONTHS, Card, Month
from hanafuda_desktop.rulebook.card_uses import in_game, points_of, wanting
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.cards.pictures import CardPictures, paint_kind
from hanafuda_desktop.table.cloth import INK, PAPER, PAPER_SHADE, VERMILION, faded
from hanafuda_desktop.table.lettering import LEAST, advance, line_height, wrapped
from hanafuda_desktop.table.panels.typeset import CardLook, Sheet, snapped
from hanafuda_desktop.text.language import tr, trn
from hanafuda_desktop.text.vocabulary import capital, month_name

# A month as one wide picture: the deck's own, or its four cards side by side.

_GAP: Final = 0.04
"""Between cards that have no wide picture, counted in their width."""
_FINER: Final = 2
"""How much wider than what is shown a file must be read: see :mod:`.pictures`.
"""


def cards_of(month: int) -> tuple[Card, ...]:
    """The four cards of a month, 1 to 12."""
    first = (month - 1) * CARDS_PER_MONTH
    return CARDS[first : first + CARDS_PER_MONTH]


class MonthPicture:
    """Paints a month as large as it is asked to.

    Args:
        pictures: the deck.
        month: 1 to 12.
    """

    def __init__(self, pictures: CardPictures, month: int) -> None:
        self._pictures = pictures
        self._month = month
        # What a deck promises and has not is left to its cards.
        self._wide = pictures.months.read(month)
        self._ready = QPixmap()

    @property
    def is_wide(self) -> bool:
        """Whether the deck has one picture for the whole month."""
        return self._wide is not None

    @property
    def shape(self) -> float:
        """Height for a width of one."""
        if self._wide is not None:
            return self._wide.height() / self._wide.width()
        return self._pictures.aspect / (CARDS_PER_MONTH * (1 + _GAP) - _GAP)

    def parts(self, rect: QRectF) -> tuple[QRectF, ...]:
        """Where each card lies in the picture."""
        gap = 0.0 if self.is_wide else _GAP
        width = rect.width() / (CARDS_PER_MONTH * (1 + gap) - gap)
        step = width * (1 + gap)
        return tuple(
            QRectF(rect.x() + place * step, rect.y(), width, rect.height())
            for place in range(CARDS_PER_MONTH)
        )

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the picture into a rectangle of its shape."""
        ratio = painter.device().devicePixelRatioF()
        if self._wide is None:
            for card, part in zip(cards_of(self._month), self.parts(rect), strict=True):
                picture = self._pictures.pixmap(card.index, int(part.width()), ratio, bare=True)
                painter.drawPixmap(snapped(painter, part.topLeft()), picture)
            return
        size = (rect.size() * ratio).toSize()
        if self._ready.size() != size:
            # Scaled at once and not while it is painted, which would sparkle.
            self._ready = QPixmap.fromImage(_scaled(self._wide, size))
            self._ready.setDevicePixelRatio(ratio)
        painter.drawPixmap(snapped(painter, rect.topLeft()), self._ready)


def small_picture(pictures: CardPictures, month: int, width: int, ratio: float) -> QPixmap:
    """A month for a list, ``width`` logical pixels wide: there sooner than a large picture."""
    pixels = round(width * ratio)
    image = pictures.months.read(month, pixels * _FINER)
    if image is None:
        return _four_cards(pictures, month, width, ratio)
    size = QSize(pixels, max(1, round(pixels * image.height() / image.width())))
    picture = QPixmap.fromImage(_scaled(image, size))
    picture.setDevicePixelRatio(ratio)
    return picture


def _four_cards(pictures: CardPictures, month: int, width: int, ratio: float) -> QPixmap:
    each = width // CARDS_PER_MONTH
    size = QSize(each * CARDS_PER_MONTH, round(each * pictures.aspect))
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    for place, card in enumerate(cards_of(month)):
        spot = snapped(painter, QPointF(place * each, 0))
        painter.drawPixmap(spot, pictures.pixmap(card.index, each, ratio, bare=True))
    painter.end()
    return picture


def _scaled(image: QImage, size: QSize) -> QImage:
    # In one step from the whole of it: it is wide enough for that, as test_crisp.py shows.
    return image.scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


# What there is to know of one card, set below its part of the month's picture.

QUIET: Final = faded(INK, 0.68)
"""Ink of what is read last."""

_BESIDE_CARD: Final = 0.75
"""Between a card and the words beside it, in letters' sizes."""
_WORDS: Final = 7.0
"""Words have at least this width beside a card, in letters' sizes,"""
_CHIPS: Final = 7.5
"""and chips this; else they stand below it."""


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card in words.

    Attributes:
        card: the card.
        name: what it shows.
        kind: its category.
        points: what it is worth in the game; no words where only yaku are paid.
        yaku: the yaku that want it.
        remark: why there are none, if there are none.
    """

    card: Card
    name: str
    kind: str
    points: str
    yaku: tuple[str, ...]
    remark: str

    @property
    def words(self) -> tuple[str, ...]:
        """All that is written of it."""
        return (self.name, self.kind, self.points, *self.yaku, self.remark)


@dataclass(frozen=True, slots=True)
class CardPlace:
    """How a card stands in its column.

    Attributes:
        size: of its picture; no width where the month's picture consists of the cards themselves.
        above: whether the words stand below the picture, and not beside it.
    """

    size: tuple[int, float]
    above: bool


def facts_of(card: Card, rules: GameBase) -> CardFacts:
    """What is to be said of a card in a game."""
    value = points_of(rules, card.index)
    yaku = tuple(plain(each.name) for each in wanting(rules, card.index))
    remark = ""
    if not in_game(rules, card.index):
        remark = tr("Not in {game}", game=plain(rules.name))
    elif not yaku and rules.all_yaku:
        remark = tr("No yaku wants it")
    return CardFacts(
        card,
        capital(card.name),
        capital(card.category.spoken),
        "" if value is None else trn("{n} point", "{n} points", value),
        yaku,
        remark,
    )


def column_of(facts: CardFacts, width: float, letters: int, place: CardPlace) -> tuple[Sheet, int]:
    """Set a card's column.

    Returns:
        the column, with its left top corner at the origin, and its height.
    """
    column = _Column(Sheet(), facts, letters)
    card_width, card_height = place.size
    if card_width:
        column.sheet.card(QPointF(0, 0), facts.card.index, place.size, CardLook.PLAIN)
    if place.above:
        top = card_height + letters * 0.7 if card_width else 0
        bottom = column.chips(0, column.words(0, top, width), width)
    else:
        left = card_width + letters * _BESIDE_CARD
        beside = width - left
        end = column.words(left, 0, beside)
        if beside >= _CHIPS * letters:
            bottom = column.chips(left, end, beside)
        else:
            bottom = column.chips(0, max(end, card_height) + letters * 0.3, width)
    return column.sheet, round(max(bottom, card_height))


def fitting(words: str, letters: int, width: float, *, bold: bool) -> int:
    """The size of letters in which words fit: they are rather smaller than broken."""
    wanted = advance(words, letters, bold=bold)
    return max(LEAST, min(letters, int(letters * width / wanted)))


@dataclass(frozen=True, slots=True)
class _Column:
    """Writes what belongs to a card; every part tells where it ends."""

    sheet: Sheet
    facts: CardFacts
    letters: int

    def words(self, left: float, top: float, width: float) -> float:
        """Name, kind and points."""
        facts, letters = self.facts, self.letters
        plain_kind = facts.name == facts.kind
        if not plain_kind:
            large = round(letters * 1.08)
            longest = max(facts.name.split(), key=lambda word: advance(word, large, bold=True))
            size = fitting(longest, large, width, bold=True)
            top = self._lines(facts.name, (left, top, width), size, bold=True)
        side = letters * 1.45
        sign = QRectF(left, top + letters * 0.2, side, side)
        card = facts.card
        self.sheet.draw(
            sign,
            lambda painter, rect: paint_kind(
                painter, card.category, card.ribbon, rect.center(), rect.width()
            ),
            facts.kind,
        )
        left += side + letters * 0.5
        width -= side + letters * 0.5
        high = line_height(letters)
        top = sign.center().y() - high / 2
        for number, line in enumerate(self._kind_lines(width, bold=plain_kind)):
            bold = plain_kind and number == 0
            size = fitting(line, letters, width, bold=bold)
            top = self._lines(line, (left, top, width), size, bold=bold, high=high)
        return top

    def _kind_lines(self, width: float, *, bold: bool) -> list[str]:
        """Kind and points, on one line or on two, but never broken within "10 points"."""
        facts = self.facts
        both = " \N{MIDDLE DOT} ".join(filter(None, (facts.kind, facts.points)))
        if facts.points and advance(both, self.letters, bold=bold) > width:
            return [facts.kind, facts.points]
        return [both]

    def _lines(
        self,
        words: str,
        at: tuple[float, float, float],
        letters: int,
        *,
        bold: bool = False,
        high: float | None = None,
        ink: QColor = INK,
    ) -> float:
        """Words in lines of a height."""
        left, top, width = at
        high = high or line_height(letters)
        for line in wrapped(words, width, letters, bold=bold):
            self.sheet.write(QRectF(left, top, width, high), line, letters, bold=bold, ink=ink)
            top += high
        return top

    def chips(self, left: float, top: float, width: float) -> float:
        """The yaku that want the card, each on a slip of its own; or why there is none."""
        letters = max(11, round(self.letters * 0.88))
        top += letters * 0.45
        if self.facts.remark:
            return self._lines(self.facts.remark, (left, top, width), letters, ink=QUIET)
        pad, gap = letters * 0.6, round(letters * 0.4)
        high = line_height(letters)
        x, below = left, top
        for name in self.facts.yaku:
            lines = wrapped(name, width - 2 * pad, letters)
            wide = max(advance(line, letters) for line in lines) + 2 * pad
            if x > left and x + wide > left + width:
                x, top = left, below + gap
            chip = QRectF(x, top, min(wide, width), high * len(lines) + letters * 0.3)
            self.sheet.fill(chip, PAPER_SHADE, corner=min(chip.height() / 2, letters * 0.85))
            for row, line in enumerate(lines):
                box = QRectF(x + pad, top + letters * 0.15 + row * high, chip.width() - pad, high)
                self.sheet.write(box, line, letters)
            below = max(below, chip.bottom()) if x > left else chip.bottom()
            x += wide + gap
        return below


# What stands above a month's picture, and what all pages of months have in common.

_MARGIN: Final = 0.028
_MARGIN_LEAST: Final = 12.0
_MARGIN_MOST: Final = 56.0


@dataclass(frozen=True, slots=True)
class MonthMatter:
    """What is set on a month's page.

    Attributes:
        month: the month.
        deck: all cards, in the deck's order.
        picture: the month's picture.
        aspect: height of a card for a width of one.
    """

    month: Month
    deck: Sequence[CardFacts]
    picture: MonthPicture
    aspect: float

    @property
    def cards(self) -> list[CardFacts]:
        """The cards of the month."""
        return [facts for facts in self.deck if facts.card.month == self.month.number]

    def place(self, width: int, *, above: bool) -> CardPlace:
        """A place for a card of this width, above its words or beside them."""
        return CardPlace((width, round(width * self.aspect)), above=above)


@dataclass(frozen=True, slots=True)
class MonthSheet:
    """A month's page, set.

    Attributes:
        sheet: words, chips and little cards.
        picture: where the month's picture goes.
        columns: what belongs to each card below the picture.
        height: of everything.
        letters: size of ordinary letters, in pixels.
    """

    sheet: Sheet
    picture: QRectF
    columns: tuple[QRectF, ...]
    height: float
    letters: int


def margin_of(room: QSizeF) -> float:
    """What is left free around a page for a room of this size."""
    return max(_MARGIN_LEAST, min(_MARGIN_MOST, room.width() * _MARGIN))


@dataclass(frozen=True, slots=True)
class MonthHeading:
    """The number on a seal, month and flower; and what it is called elsewhere.

    Attributes:
        month: the month.
        letters: size of ordinary letters, in pixels.
        left: where it begins.
        width: of the page.
        stacked: whether the other names stand below and not at the right.
    """

    month: Month
    letters: int
    left: float
    width: float
    stacked: bool = False

    @property
    def height(self) -> float:
        """Of everything in it."""
        below = len(self._others()) * line_height(self.letters) if self.stacked else 0
        return self._seal + below

    @property
    def _seal(self) -> float:
        return round(self.letters * 3.5)

    def set(self, sheet: Sheet, top: float) -> None:
        """Set it with its upper edge here."""
        letters, high = self.letters, self._seal
        seal = QRectF(self.left, top, high, high)
        sheet.fill(seal, VERMILION, corner=high * 0.12)
        sheet.write(
            seal,
            f"{self.month.number}",
            round(high * 0.6),
            bold=True,
            ink=PAPER,
            align=Qt.AlignmentFlag.AlignHCenter,
        )
        left = seal.right() + letters
        small = line_height(letters)
        month = capital(month_name(self.month.number))
        if self.stacked:
            end = self.left + self.width + letters
            self._below(sheet, seal.bottom())
        else:
            needed = max(advance(each, letters, bold=True) for each in (month, self.month.name))
            end = self._beside(sheet, top, left + needed + letters)
        room = end - letters - left
        size = fitting(month, letters, room, bold=True)
        sheet.write(QRectF(left, top, room, small), month, size, bold=True, ink=VERMILION)
        title = QRectF(left, top + small, room, high - small)
        size = fitting(self.month.name, round(letters * 1.9), room, bold=True)
        sheet.write(title, self.month.name, size, bold=True)

    def _others(self) -> tuple[tuple[str, str], ...]:
        return (
            (tr("Korean"), with_native(self.month.korean, self.month.hangul)),
            (tr("Japanese"), with_native(self.month.japanese, self.month.kanji)),
        )

    def _below(self, sheet: Sheet, top: float) -> None:
        """The other names, each in a line of its own, the nearer language first."""
        high = line_height(self.letters)
        others = self._others()[::-1]
        beside = max(advance(language, self.letters) for language, _ in others) + self.letters
        for language, name in others:
            sheet.write(QRectF(self.left, top, beside, high), language, self.letters, ink=QUIET)
            box = QRectF(self.left + beside, top, self.width - beside, high)
            sheet.write(box, name, fitting(name, self.letters, box.width(), bold=False), ink=INK)
            top += high

    def _beside(self, sheet: Sheet, top: float, least: float) -> float:
        """Returns where the names begin: after ``least``, if they can be made small enough."""
        letters = self.letters
        right = self.left + self.width
        names = self._others()
        small, large = round(letters * 0.88), round(letters * 1.25)
        wide = sum(max(advance(one, small), advance(name, large)) for one, name in names)
        fits = (right - least) / (wide + letters * len(names) * 1.8)
        if fits < 1:
            small, large = (max(LEAST, int(size * fits)) for size in (small, large))
        for language, name in names:
            width = max(advance(language, small), advance(name, large)) + 2
            box = QRectF(right - width, top, width, line_height(letters))
            sheet.write(box, language, small, ink=QUIET)
            box = QRectF(box.left(), box.bottom(), width, self._seal - box.height())
            sheet.write(box, name, large, ink=INK)
            right -= width + letters * 1.8
        return right


# A month set for a page that is too narrow for four columns: its cards stand below one another.

_CARD: Final = 3.4
"""The width of a card in its row, in letters' sizes,"""
_CARD_MOST: Final = 0.28
"""but no more of the width."""
_ROW_GAP: Final = 1.1


def set_rows(matter: MonthMatter, room: QSizeF, letters: int) -> MonthSheet:
    """Set a month's page, which is scrolled: letters are as large as elsewhere, and never broken.

    Args:
        matter: what is set.
        room: of the page.
        letters: size of ordinary letters, in pixels.
    """
    margin = margin_of(room)
    gap = round(letters * _ROW_GAP)
    width = room.width() - 2 * margin
    sheet = Sheet()
    head = MonthHeading(matter.month, letters, margin, width, stacked=True)
    head.set(sheet, margin)
    shown = QRectF(margin, margin + head.height + gap, width, round(width * matter.picture.shape))
    top = shown.bottom() + round(gap * 1.6)
    card = int(min(letters * _CARD, width * _CARD_MOST))
    place = matter.place(card, above=False)
    boxes = []
    for facts in matter.cards:
        row, high = column_of(facts, width, letters, place)
        sheet.take(row, QPointF(margin, top))
        boxes.append(QRectF(margin, top, width, high))
        top += high + gap
    return MonthSheet(sheet, shown, tuple(boxes), top - gap + margin, letters)


# A month set as the page of a book: its names, its wide picture, and below it what each card is.
#
# Everything grows with the page. The picture is as wide as the page if what belongs below it finds
# room then; where there is height to spare, the cards below it are shown larger. What one month
# needs is left free in all of them, so that nothing jumps when the months are turned. On a page
# that is too narrow for that, the cards stand below one another.

_LEAST_WIDTH: Final = 560
_LEAST_SHARE: Final = 0.5
"""The page scrolls before the picture is shown narrower than both."""
_STEPS: Final = 10
"""How many widths less than the widest are tried."""
_LARGER: Final = (1.4, 1.25, 1.12)
"""Letters grow only on a page that has height to spare even for the largest cards."""
_HIGHER: Final = 0.42
"""How much of the height to spare stands above: what is in the very middle looks too low."""
_ABOVE: Final = (1.0, 0.9, 0.8, 0.7, 0.62, 0.56)
_BESIDE: Final = (0.42, 0.38, 0.35, 0.32)
"""Widths of a card counted in that of its column, words below it or beside it; larger first."""
_LETTERS_LEAST: Final = 12
_LETTERS_MOST: Final = 21
_NARROW: Final = 24
"""On a page narrower than this, in letters' sizes, four columns would break every word."""
_CARD_LEAST: Final = 44
"""A narrower card shows nothing."""


def set_month(matter: MonthMatter, room: QSizeF) -> MonthSheet:
    """Set a month's page for a room; it may become higher than that, but never wider.

    Args:
        matter: what is set.
        room: of the page.
    """
    letters = _usual_letters()
    if room.width() - 2 * margin_of(room) < _NARROW * letters:
        return set_rows(matter, room, letters)
    page = partial(_Page, matter, room)
    widest = room.width() - 2 * margin_of(room)
    for larger in _LARGER:
        done = page(widest, larger).fitted(largest_only=True)
        if done is not None:
            return done
    narrowest = min(widest, max(_LEAST_WIDTH, widest * _LEAST_SHARE))
    for step in range(_STEPS + 1):
        done = page(widest - (widest - narrowest) * step / _STEPS).fitted()
        if done is not None:
            return done
    return page(narrowest).scrolled()


def _usual_letters() -> int:
    return max(QFontInfo(QFont()).pixelSize(), _LETTERS_LEAST)


class _Page:
    """A page whose picture has this width, and letters that are so much larger than usual."""

    def __init__(self, matter: MonthMatter, room: QSizeF, width: float, larger: float = 1) -> None:
        self._matter = matter
        self._told = {facts.words: facts for facts in matter.deck}.values()
        self._found: dict[CardPlace, int] = {}
        self._wide = matter.picture.is_wide
        self._room = room
        self._margin = margin_of(room)
        grown = round((6.2 + width * 0.0092) * larger)
        self._letters = max(_usual_letters(), min(_LETTERS_MOST, grown))
        self._left = round((room.width() - width) / 2)
        self._heading = MonthHeading(matter.month, self._letters, self._left, width)
        self._size = QSizeF(width, round(width * matter.picture.shape))
        self._gap = round(self._letters * 1.1)
        self._parts = matter.picture.parts(QRectF(QPointF(self._left, 0), self._size))
        self._inset = self._letters * 0.6 if self._wide else 0.0
        self._column_width = self._parts[0].width() - 2 * self._inset

    def fitted(self, *, largest_only: bool = False) -> MonthSheet | None:
        """The page with the largest cards that it has the height for, if any."""
        places = list(self._places())
        if largest_only:
            places = places[:1]
        elif self._spare(places[-1]) < 0:
            return None
        for place in places:
            spare = self._spare(place)
            if spare >= 0:
                return self._set(place, self._margin + spare * _HIGHER)
        return None

    def _spare(self, place: CardPlace) -> float:
        return self._room.height() - self._height_with(place) - 2 * self._margin

    def scrolled(self) -> MonthSheet:
        """The page that is higher than its room, but no more than it must be."""
        *_, lowest = self._places()
        return self._set(lowest, self._margin)

    def _places(self) -> Iterator[CardPlace]:
        """How the cards may stand below the picture, the finest first, the lowest last."""
        if not self._wide:
            yield CardPlace((0, 0), above=True)
            return
        column = self._column_width
        for share in _ABOVE:
            yield self._matter.place(max(_CARD_LEAST, int(column * share)), above=True)
        most = int(column - self._letters * (_BESIDE_CARD + _WORDS))
        if most >= _CARD_LEAST:
            for share in _BESIDE:
                width = min(most, int(column * share))
                yield self._matter.place(max(_CARD_LEAST, width), above=False)

    def _column(self, facts: CardFacts, place: CardPlace) -> tuple[Sheet, int]:
        return column_of(facts, self._column_width, self._letters, place)

    def _lowest(self, place: CardPlace) -> int:
        """The height of the highest column of all months."""
        if place not in self._found:
            self._found[place] = max(self._column(facts, place)[1] for facts in self._told)
        return self._found[place]

    def _height_with(self, place: CardPlace) -> float:
        """The height of everything, without margins."""
        picture = self._size.height()
        return self._heading.height + self._gap * 2.6 + picture + self._lowest(place)

    def _set(self, place: CardPlace, above: float) -> MonthSheet:
        """Set the page with this much above it."""
        sheet = Sheet()
        above = round(above)
        self._heading.set(sheet, above)
        below = above + self._heading.height + self._gap
        picture = QRectF(QPointF(self._left, below), self._size)
        top = round(picture.bottom() + self._gap * 1.6)
        boxes = []
        lowest = self._lowest(place)
        for part, facts in zip(self._parts, self._matter.cards, strict=True):
            column, _ = self._column(facts, place)
            sheet.take(column, QPointF(round(part.left() + self._inset), top))
            boxes.append(QRectF(part.left(), top, part.width(), lowest))
        return MonthSheet(sheet, picture, tuple(boxes), top + lowest + self._margin, self._letters)


_VEIL: Final = 0.66
_TINT: Final = QColor("#ece1c6")
_LEAST: Final = QSize(340, 240)


class MonthPage(QWidget):
    """A month of a deck.

    Args:
        rules: the game whose yaku are named.
        pictures: the deck.
        parent: the widget it stands in.

    Attributes:
        picture: the month's picture.
        set: what is shown, and where.
    """

    def __init__(
        self, rules: GameBase, pictures: CardPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._tell(rules)
        self._pictures = pictures
        self._room = QSizeF(640, 480)
        self._chosen: int | None = None
        self._under: int | None = None
        self._month = MONTHS[0]
        self._set_anew()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Window, PAPER)
        self.setPalette(colours)
        self.setAutoFillBackground(True)

    @property
    def facts(self) -> tuple[CardFacts, ...]:
        """What is told of the four cards."""
        return tuple(facts for facts in self._deck if facts.card.month == self._month.number)

    @property
    def shown_card(self) -> int | None:
        """The card whose part of the picture stands out: 0 to 3, or none."""
        return self._under if self._under is not None else self._chosen

    def show_month(self, month: int) -> None:
        """Show a month, 1 to 12."""
        self._month = MONTHS[month - 1]
        self._chosen = self._under = None
        self._set_anew()

    def show_game(self, rules: GameBase) -> None:
        """Name the yaku of another game."""
        self._tell(rules)
        self._lay_out()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self._pictures = pictures
        self._set_anew()

    def fit(self, room: QSize) -> None:
        """Set the page for a room of this size."""
        if self._room != QSizeF(room):
            self._room = QSizeF(room)
            self._lay_out()

    def _set_anew(self) -> None:
        self.picture = MonthPicture(self._pictures, self._month.number)
        self._lay_out()

    def _tell(self, rules: GameBase) -> None:
        self._deck = tuple(facts_of(card, rules) for card in CARDS)

    def _lay_out(self) -> None:
        aspect = self._pictures.aspect
        matter = MonthMatter(self._month, self._deck, self.picture, aspect)
        self.set = set_month(matter, self._room)
        self.setAccessibleName(self._month.name)
        self.setAccessibleDescription(", ".join(text.whole for text in self.set.sheet.texts))
        self.setFixedHeight(max(round(self.set.height), round(self._room.height())))
        self.update()

    def part_at(self, point: QPointF) -> int | None:
        """Which card a point belongs to, in the picture or below it: 0 to 3, or none."""
        parts = zip(self.picture.parts(self.set.picture), self.set.columns, strict=True)
        for place, both in enumerate(parts):
            if any(rect.contains(point) for rect in both):
                return place
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let the card under the pointer stand out."""
        self._point_at(self.part_at(event.position()))

    def leaveEvent(self, _event: QEvent) -> None:
        """Let nothing stand out but what was chosen."""
        self._point_at(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep a card standing out, or no longer."""
        part = self.part_at(event.position())
        self._chosen = None if part == self._chosen else part
        # So that a second click shows what it did.
        self._under = part if self._chosen is not None else None
        self.update()

    def _point_at(self, part: int | None) -> None:
        self.setCursor(
            Qt.CursorShape.ArrowCursor if part is None else Qt.CursorShape.PointingHandCursor
        )
        if part != self._under:
            self._under = part
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = self.shown_card
        if shown is not None:
            self._paint_ground(painter, shown)
        self.picture.paint(painter, self.set.picture)
        if shown is not None:
            self._paint_veil(painter, shown)
        if self.picture.is_wide:
            self._paint_borders(painter, shown)
        self.set.sheet.paint(painter, self._pictures, QRectF(event.rect()))

    def _paint_ground(self, painter: QPainter, shown: int) -> None:
        reach = self.set.letters * 0.5
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_TINT)
        aside = -1 if self.picture.is_wide else self.set.letters * 0.3
        column = self.set.columns[shown].adjusted(-aside, -reach, aside, reach)
        painter.drawRoundedRect(column, reach, reach)

    def _paint_veil(self, painter: QPainter, shown: int) -> None:
        # Between whole pixels: veils that meet on part of one would show as a line.
        for place, part in enumerate(self.picture.parts(self.set.picture)):
            if place != shown:
                left, right = round(part.left()), round(part.right())
                veil = QRectF(left, part.top(), right - left, part.height())
                painter.fillRect(veil, faded(PAPER, _VEIL))

    def _paint_borders(self, painter: QPainter, shown: int | None) -> None:
        """A line around the picture, and below it one for each card that is cut from it."""
        picture = self.set.picture
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(INK, 0.75), 1))
        painter.drawRect(picture.adjusted(0.5, 0.5, -0.5, -0.5))
        y = round(picture.bottom() + self.set.letters * 0.55) + 0.5
        tick = self.set.letters * 0.28
        for place, part in enumerate(self.picture.parts(picture)):
            lit = place == shown
            painter.setPen(QPen(VERMILION if lit else faded(INK, 0.4), 2.5 if lit else 1))
            left, right = part.left() + tick, part.right() - tick
            corners = ((left, y - tick), (left, y), (right, y), (right, y - tick))
            painter.drawPolyline([QPointF(*corner) for corner in corners])


class MonthScroll(QScrollArea):
    """Holds a page, which scrolls only where there is no room for all of it.

    Args:
        page: the page.
        parent: the window it stands in.
    """

    def __init__(self, page: MonthPage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = page
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(_LEAST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the page for the new size."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Set the page for the room there is, beside a scroll bar if one is needed."""
        # A window that is not shown yet has hardly any.
        room = self.maximumViewportSize().expandedTo(_LEAST)
        self._page.fit(room)
        if self._page.height() > room.height():
            bar = self.verticalScrollBar().sizeHint().width()
            self._page.fit(room - QSize(bar, 0))
