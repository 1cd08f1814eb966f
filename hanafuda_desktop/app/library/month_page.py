"""The page that shows a month, and answers a pointer: which part of the picture is which card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
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
from hanafuda_desktop.table.cards.marks import paint_kind
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import INK, PAPER, PAPER_SHADE, VERMILION, faded, inks
from hanafuda_desktop.table.lettering import LEAST, advance, fitted, line_height, wrapped
from hanafuda_desktop.table.panels.typeset import CardLook, Sheet, TextColumn, snapped
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
        pixels: how wide a wide picture must be at least; as it is if left out.
        gap: between cards where the deck has no wide picture, counted in their width.
    """

    def __init__(
        self, pictures: CardPictures, month: int, pixels: int | None = None, gap: float = _GAP
    ) -> None:
        self._pictures = pictures
        self._month = month
        # What a deck promises and has not is left to its cards.
        self._wide = pictures.months.read(month, pixels)
        self._gap = gap if self._wide is None else 0.0
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
        return self._pictures.aspect / (CARDS_PER_MONTH * (1 + self._gap) - self._gap)

    def parts(self, rect: QRectF) -> tuple[QRectF, ...]:
        """Where each card lies in the picture."""
        width = rect.width() / (CARDS_PER_MONTH * (1 + self._gap) - self._gap)
        step = width * (1 + self._gap)
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
            # Scaled at once and not while it is painted, which would sparkle; and in one step from
            # the whole of it: it is wide enough for that, as test_crisp.py shows.
            keep, smooth = Qt.AspectRatioMode, Qt.TransformationMode.SmoothTransformation
            scaled = self._wide.scaled(size, keep.IgnoreAspectRatio, smooth)
            self._ready = QPixmap.fromImage(scaled)
            self._ready.setDevicePixelRatio(ratio)
        painter.drawPixmap(snapped(painter, rect.topLeft()), self._ready)


def small_picture(pictures: CardPictures, month: int, width: int, ratio: float) -> QPixmap:
    """A month for a list, ``width`` logical pixels wide: there sooner than a large picture."""
    pixels = round(width * ratio)
    picture = MonthPicture(pictures, month, pixels * _FINER, gap=0)
    if not picture.is_wide:
        pixels = round((width - width % CARDS_PER_MONTH) * ratio)
    small = QPixmap(pixels, max(1, round(pixels * picture.shape)))
    small.setDevicePixelRatio(ratio)
    small.fill(Qt.GlobalColor.transparent)
    painter = QPainter(small)
    picture.paint(painter, QRectF(QPointF(), small.deviceIndependentSize()))
    painter.end()
    return small


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
    """A card in words; cards of which the same is said are equal.

    Attributes:
        card: the card.
        name: what it shows.
        kind: its category.
        points: what it is worth in the game; no words where only yaku are paid.
        yaku: the yaku that want it.
        remark: why there are none, if there are none.
    """

    card: Card = field(compare=False)
    name: str
    kind: str
    points: str
    yaku: tuple[str, ...]
    remark: str


class CardPlace(NamedTuple):
    """How a card stands in its column.

    Attributes:
        width: of its picture; none where the month's picture consists of the cards themselves.
        height: of its picture.
        above: whether the words stand below the picture, and not beside it.
    """

    width: int
    height: int
    above: bool


def facts_of_all(rules: GameBase) -> tuple[CardFacts, ...]:
    """What is to be said of each card of the deck in a game."""
    return tuple(_facts_of(card, rules) for card in CARDS)


def _facts_of(card: Card, rules: GameBase) -> CardFacts:
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


class _Column:
    """The column of a card, from its left top corner; every part tells where it ends."""

    def __init__(self, facts: CardFacts, letters: int, width: float, place: CardPlace) -> None:
        self.sheet = Sheet()
        self._facts = facts
        self._letters = letters
        card = place.width
        if card:
            size = (card, float(place.height))
            self.sheet.card(QPointF(0, 0), facts.card.index, size, CardLook.PLAIN)
        if place.above:
            top = place.height + letters * 0.7 if card else 0
            bottom = self._chips(0, self._words(0, top, width), width)
        else:
            left = card + letters * _BESIDE_CARD
            end = self._words(left, 0, width - left)
            if width - left >= _CHIPS * letters:
                bottom = self._chips(left, end, width - left)
            else:
                bottom = self._chips(0, max(end, place.height) + letters * 0.3, width)
        self.height = round(max(bottom, place.height))

    def _words(self, left: float, top: float, width: float) -> float:
        """Name, kind and points; these are never broken within "10 points"."""
        facts, letters = self._facts, self._letters
        is_plain = facts.name == facts.kind
        if not is_plain:
            large = round(letters * 1.08)
            longest = max(facts.name.split(), key=lambda word: advance(word, large, bold=True))
            size, _ = fitted(longest, width, large, bold=True, least=LEAST)
            column = TextColumn(left + width, letters, top, self.sheet)
            column.paragraph(facts.name, size, inset=left, bold=True)
            top = column.height
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
        lines = [" \N{MIDDLE DOT} ".join(filter(None, (facts.kind, facts.points)))]
        if facts.points and advance(lines[0], letters, bold=is_plain) > width:
            lines = [facts.kind, facts.points]
        for number, line in enumerate(lines):
            bold = is_plain and not number
            size, _ = fitted(line, width, letters, bold=bold, least=LEAST)
            for part in wrapped(line, width, size, bold=bold):
                self.sheet.write(QRectF(left, top, width, high), part, size, bold=bold)
                top += high
        return top

    def _chips(self, left: float, top: float, width: float) -> float:
        """The yaku that want the card, each on a slip of its own; or why there is none."""
        letters = max(11, round(self._letters * 0.88))
        top += letters * 0.45
        if self._facts.remark:
            column = TextColumn(left + width, letters, top, self.sheet)
            column.paragraph(self._facts.remark, inset=left, ink=QUIET)
            return column.height
        pad, gap = letters * 0.6, round(letters * 0.4)
        high = line_height(letters)
        x, below = left, top
        for name in self._facts.yaku:
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


class MonthMatter(NamedTuple):
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
    def cards(self) -> tuple[CardFacts, ...]:
        """The cards of the month."""
        return tuple(facts for facts in self.deck if facts.card.month == self.month.number)

    def place(self, width: int, *, above: bool) -> CardPlace:
        """A place for a card of this width, above its words or beside them."""
        return CardPlace(width, round(width * self.aspect), above)


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


def _seal(letters: int) -> int:
    """The height of a month's names, beside a seal with its number."""
    return round(letters * 3.5)


def _set_heading(sheet: Sheet, month: Month, letters: int, line: QRectF, *, stacked: bool) -> None:
    """The number on a seal, month and flower; and beside or below it what it is called elsewhere.

    Args:
        sheet: where it is set.
        month: the month.
        letters: size of ordinary letters, in pixels.
        line: where, without what may stand below.
        stacked: whether the other names stand below and not at the right.
    """
    seal = QRectF(line.topLeft(), QSizeF(line.height(), line.height()))
    number, size = f"{month.number}", round(line.height() * 0.6)
    sheet.fill(seal, VERMILION, corner=line.height() * 0.12)
    centre = Qt.AlignmentFlag.AlignHCenter
    sheet.write(seal, number, size, bold=True, ink=PAPER, align=centre)
    left = seal.right() + letters
    name = capital(month_name(month.number))
    others = (
        (tr("Korean"), with_native(month.korean, month.hangul)),
        (tr("Japanese"), with_native(month.japanese, month.kanji)),
    )
    if stacked:
        _set_names_below(sheet, others[::-1], letters, line)
        room = line.right() - left
    else:
        needed = max(advance(each, letters, bold=True) for each in (name, month.name))
        room = _set_names_beside(sheet, others, letters, line, left + needed + letters) - left
    small = line_height(letters)
    above = QRectF(left, line.top(), room, small)
    sheet.write(above, name, letters, bold=True, ink=VERMILION)
    title = QRectF(left, above.bottom(), room, line.height() - small)
    sheet.write(title, month.name, round(letters * 1.9), bold=True)


_Names = Sequence[tuple[str, str]]
"""Names of a month, each after the language that it is of."""


def _set_names_below(sheet: Sheet, names: _Names, letters: int, line: QRectF) -> None:
    """Each in a line of its own."""
    beside = max(advance(language, letters) for language, _ in names) + letters
    row = QRectF(line.left(), line.bottom(), line.width(), line_height(letters))
    for language, name in names:
        sheet.write(row, language, letters, ink=QUIET)
        sheet.write(row.adjusted(beside, 0, 0, 0), name, letters)
        row.translate(0, row.height())


def _set_names_beside(
    sheet: Sheet, names: _Names, letters: int, line: QRectF, least: float
) -> float:
    """Returns where what stands before them ends: at ``least``, if they can be so small."""
    right = line.right()
    small, large = round(letters * 0.88), round(letters * 1.25)
    wide = sum(max(advance(one, small), advance(name, large)) for one, name in names)
    fits = (right - least) / (wide + letters * len(names) * 1.8)
    if fits < 1:
        small, large = (max(LEAST, int(size * fits)) for size in (small, large))
    high = line_height(letters)
    for language, name in names:
        width = max(advance(language, small), advance(name, large)) + 2
        box = QRectF(right - width, line.top(), width, high)
        sheet.write(box, language, small, ink=QUIET)
        sheet.write(box.adjusted(0, high, 0, line.height() - high), name, large)
        right -= width + letters * 1.8
    return right - letters


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
    head = QRectF(margin, margin, width, _seal(letters))
    _set_heading(sheet, matter.month, letters, head, stacked=True)
    picture = QRectF(margin, head.bottom() + 2 * line_height(letters) + gap, width, 0)
    picture.setHeight(round(width * matter.picture.shape))
    top = picture.bottom() + round(gap * 1.6)
    place = matter.place(int(min(letters * _CARD, width * _CARD_MOST)), above=False)
    boxes = []
    for facts in matter.cards:
        row = _Column(facts, letters, width, place)
        sheet.take(row.sheet, QPointF(margin, top))
        boxes.append(QRectF(margin, top, width, row.height))
        top += row.height + gap
    return MonthSheet(sheet, picture, tuple(boxes), top - gap + margin, letters)


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
    widest = room.width() - 2 * margin_of(room)
    for larger in _LARGER:
        page = _Page(matter, room, widest, larger)
        largest, *_ = page.places()
        if page.spare(largest) >= 0:
            return page.with_cards(largest)
    narrowest = min(widest, max(_LEAST_WIDTH, widest * _LEAST_SHARE))
    for step in range(_STEPS + 1):
        page = _Page(matter, room, widest - (widest - narrowest) * step / _STEPS)
        *_, lowest = places = list(page.places())
        if page.spare(lowest) >= 0:
            return page.with_cards(next(place for place in places if page.spare(place) >= 0))
    return page.with_cards(lowest)  # which is higher than its room, but no more than it must be


def _usual_letters() -> int:
    return max(QFontInfo(QFont()).pixelSize(), _LETTERS_LEAST)


class _Page:
    """A page whose picture has this width, and letters that are so much larger than usual."""

    def __init__(self, matter: MonthMatter, room: QSizeF, width: float, larger: float = 1) -> None:
        self._matter = matter
        self._lowest = cache(self._height_of_columns)
        self._room = room
        self._margin = margin_of(room)
        grown = round((6.2 + width * 0.0092) * larger)
        self._letters = max(_usual_letters(), min(_LETTERS_MOST, grown))
        self._gap = round(self._letters * 1.1)
        left = round((room.width() - width) / 2)
        self._head = QRectF(left, 0, width, _seal(self._letters))
        self._picture = QRectF(left, 0, width, round(width * matter.picture.shape))
        self._parts = matter.picture.parts(self._picture)
        self._inset = self._letters * 0.6 if matter.picture.is_wide else 0.0
        self._width = self._parts[0].width() - 2 * self._inset

    def spare(self, place: CardPlace) -> float:
        """The height that is left."""
        used = self._head.height() + self._gap * 2.6 + self._picture.height() + self._lowest(place)
        return self._room.height() - used - 2 * self._margin

    def places(self) -> Iterator[CardPlace]:
        """How the cards may stand below the picture, the finest first, the lowest last."""
        if not self._matter.picture.is_wide:
            yield CardPlace(0, 0, above=True)
            return
        for share in _ABOVE:
            yield self._matter.place(max(_CARD_LEAST, int(self._width * share)), above=True)
        most = int(self._width - self._letters * (_BESIDE_CARD + _WORDS))
        if most >= _CARD_LEAST:
            for share in _BESIDE:
                width = min(most, int(self._width * share))
                yield self._matter.place(max(_CARD_LEAST, width), above=False)

    def _column(self, facts: CardFacts, place: CardPlace) -> _Column:
        return _Column(facts, self._letters, self._width, place)

    def _height_of_columns(self, place: CardPlace) -> int:
        """The height of the highest column of all months."""
        return max(self._column(facts, place).height for facts in set(self._matter.deck))

    def with_cards(self, place: CardPlace) -> MonthSheet:
        """The page with its cards in such places."""
        above = self._margin + max(0.0, self.spare(place)) * _HIGHER
        sheet, lowest = Sheet(), self._lowest(place)
        head = self._head.translated(0, round(above))
        _set_heading(sheet, self._matter.month, self._letters, head, stacked=False)
        picture = self._picture.translated(0, head.bottom() + self._gap)
        top = round(picture.bottom() + self._gap * 1.6)
        boxes = []
        for part, facts in zip(self._parts, self._matter.cards, strict=True):
            at = QPointF(round(part.left() + self._inset), top)
            sheet.take(self._column(facts, place).sheet, at)
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
        self._deck = facts_of_all(rules)
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
        return self._matter.cards

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
        self._deck = facts_of_all(rules)
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

    def _lay_out(self) -> None:
        aspect = self._pictures.aspect
        self._matter = MonthMatter(self._month, self._deck, self.picture, aspect)
        self.set = set_month(self._matter, self._room)
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
        inks(painter, _TINT)
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
        inks(painter, None, faded(INK, 0.75), 1)
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
