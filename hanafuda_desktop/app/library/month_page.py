"""The page that shows a month, and answers a pointer: which part of the picture is which card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
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
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hanafuda_desktop.app.home.cloth_page import ScaledLabel, ScaledSign, write
from hanafuda_desktop.app.window.flow_layout import ACROSS, DOWN, FlowLayout, beside_if_room, filled
from hanafuda_desktop.app.window.fonts import with_native
from hanafuda_desktop.cards.card import CARDS, CARDS_PER_MONTH, MONTHS, Card, Month
from hanafuda_desktop.rules.schema.game import GameBase, in_game, points_of, wanting
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.cards.marks import paint_kind
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import INK, PAPER, PAPER_SHADE, VERMILION, blank, faded, inks
from hanafuda_desktop.table.lettering import LEAST, PlainLabel, advance, fitted, letter_font
from hanafuda_desktop.table.panels.typeset import snapped
from hanafuda_desktop.text.language import tr, trn
from hanafuda_desktop.text.vocabulary import capital, month_name

# A month as one wide picture: the deck's own, or for a list its four cards side by side.

_FINER: Final = 2
"""How much wider than what is shown a file must be read: see :mod:`.pictures`."""


def scaled(image: QImage, width: int, ratio: float) -> QPixmap:
    """A wide picture, so many logical pixels wide.

    It is scaled at once and not while it is painted, which would sparkle; and in one step from the
    whole of it: it is wide enough for that, as test_crisp.py shows.
    """
    smooth = Qt.TransformationMode.SmoothTransformation
    high = round(width * image.height() / image.width())
    size = (QSizeF(width, high) * ratio).toSize()
    pixmap = QPixmap.fromImage(image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def small_picture(pictures: CardPictures, month: int, width: int, ratio: float) -> QPixmap:
    """A month for a list, ``width`` logical pixels wide: there sooner than a large picture."""
    wide = pictures.months.read(month, round(width * ratio) * _FINER)
    if wide is not None:
        return scaled(wide, width, ratio)
    # What a deck promises and has not is left to its cards.
    across = width // CARDS_PER_MONTH
    size = QSizeF(across * CARDS_PER_MONTH, max(1, round(across * pictures.aspect)))
    small = blank(size, ratio)
    painter = QPainter(small)
    for place in range(CARDS_PER_MONTH):
        card = (month - 1) * CARDS_PER_MONTH + place
        picture = pictures.pixmap(card, across, ratio, bare=True)
        painter.drawPixmap(snapped(painter, QPointF(place * across, 0)), picture)
    painter.end()
    return small


class CrispPicture(QWidget):
    """A picture as large as it is, crisp on every screen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._pixmap = QPixmap()

    def show_pixmap(self, pixmap: QPixmap) -> None:
        """Show this one; none leaves no room free."""
        self._pixmap = pixmap
        self.setHidden(pixmap.isNull())
        self.setFixedSize(pixmap.deviceIndependentSize().toSize())
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        painter.drawPixmap(snapped(painter, QPointF()), self._pixmap)


# What there is to know of one card, below its part of the month's picture.

QUIET: Final = 0.68
"""How strongly that stands out which is read last."""
_NO_BREAK: Final = "\N{WORD JOINER}"
_SMALL: Final = 0.88
_BESIDE_CARD: Final = 0.75
"""Between a card and the words beside it, in letters' sizes."""
_WORDS: Final = 7.0
"""Words have at least this width, in letters' sizes."""
_INSET: Final = 0.6
"""What is left free on both sides of a column, in letters' sizes."""


class RoundedLabel(ScaledLabel):
    """Words on a slip with round corners."""

    ground = PAPER_SHADE

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slip under the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inks(painter, self.ground)
        corner = self.font().pixelSize() * (0.2 if self.height() == self.width() else 0.8)
        painter.drawRoundedRect(self.rect(), corner, corner)
        painter.end()
        super().paintEvent(event)


def _between_dots(*words: str) -> str:
    return " \N{MIDDLE DOT} ".join(filter(None, words))


class CardColumn(QWidget):
    """A card and what there is to know of it.

    Args:
        card: the card.
        rules: the game whose yaku are named.
        parent: the page.

    Attributes:
        card: the card.
        name: what it shows.
        kind: its category.
        points: what it is worth in the game; no words where only yaku are paid.
        yaku: the yaku that want it.
        remark: why there are none, if there are none.
        picture: the card's picture.
    """

    def __init__(self, card: Card, rules: GameBase, parent: QWidget) -> None:
        super().__init__(parent)
        self.card, self.name, self.kind = card, capital(card.name), capital(card.category.spoken)
        value = points_of(rules, card.index)
        self.points = "" if value is None else trn("{n} point", "{n} points", value)
        self.yaku = tuple(plain(each.name) for each in wanting(rules, card.index))
        self.remark = ""
        if not in_game(rules, card.index):
            self.remark = tr("Not in {game}", game=plain(rules.name))
        elif not self.yaku and rules.all_yaku:
            self.remark = tr("No yaku wants it")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.picture, sign = CrispPicture(self), ScaledSign(self, (1.45, 1.45), self._paint_sign)
        name = ScaledLabel(self.name, self, 1.08, bold=True, ink=INK)
        name.setHidden(self.name == self.kind)
        points = _NO_BREAK.join(self.points.replace(" ", "\N{NO-BREAK SPACE}"))
        kind = ScaledLabel(_between_dots(self.kind, points), self, bold=name.isHidden(), ink=INK)
        kind.setAccessibleName(_between_dots(self.kind, self.points))
        self._slips = [RoundedLabel(yaku, self, _SMALL, ink=INK) for yaku in self.yaku]
        remark = ScaledLabel(self.remark, self, _SMALL, ink=INK, strong=QUIET)
        remark.setVisible(bool(self.remark))
        self._kinds = filled(QHBoxLayout(), sign, (kind, 1))
        self._chips = filled(FlowLayout(), *self._slips)
        self._words = filled(QVBoxLayout(), name, self._kinds, self._chips, remark, 1)
        self._both = filled(QBoxLayout(DOWN, self), self.picture, (self._words, 1))
        self._both.setAlignment(self.picture, Qt.AlignmentFlag.AlignTop)

    def write(self, letters: int) -> int:
        """Write in letters of this size; returns the least width of the words."""
        write(self, letters)
        pad, above = round(letters * 0.55), round(letters * 0.12)
        for slip in self._slips:
            slip.setContentsMargins(pad, above, pad, above)
        self._kinds.setSpacing(round(letters * 0.5))
        self._chips.setSpacing(round(letters * 0.35))
        self._words.setSpacing(round(letters * 0.35))
        self._both.setSpacing(round(letters * _BESIDE_CARD))
        inset = round(letters * _INSET)
        self._both.setContentsMargins(inset, 0, inset, 0)
        self._both.activate()
        return max(self._words.minimumSize().width(), round(_WORDS * letters))

    def _paint_sign(self, painter: QPainter, rect: QRectF) -> None:
        paint_kind(painter, self.card.category, self.card.ribbon, rect.center(), rect.width())

    def height_for(self, width: int, card: QSize, *, above: bool) -> int:
        """How high it is where card and words are so wide; the words may stand below the card."""
        between = self._both.spacing()
        if above:
            return card.height() + between + self._words.heightForWidth(width)
        return max(card.height(), self._words.heightForWidth(width - card.width() - between))

    def place(self, width: int, card: QSize, pictures: CardPictures, *, above: bool) -> None:
        """Be so wide; see :meth:`height_for`."""
        self.setFixedWidth(width + 2 * self._both.contentsMargins().left())
        self._both.setDirection(DOWN if above else ACROSS)
        number, ratio = self.card.index, self.devicePixelRatioF()
        self.picture.show_pixmap(pictures.pixmap(number, card.width(), ratio, bare=True))
        self._both.activate()


# What stands above a month's picture: its number on a seal, its names here and elsewhere.


class MonthHeading(QWidget):
    """The names of a month; the longest of all months have room, so that nothing jumps."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._seal = RoundedLabel("", self, 2.1, bold=True)
        self._seal.ground = VERMILION
        self._seal.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._month = ScaledLabel("", self, bold=True, ink=VERMILION)
        self._flower = PlainLabel(parent=self)
        self._names = ScaledLabel("", self, 1.25, ink=INK), ScaledLabel("", self, 1.25, ink=INK)
        told = tr("Japanese"), tr("Korean")
        title = filled(QVBoxLayout(), self._month, self._flower, spacing=0)
        self._left = filled(QHBoxLayout(), self._seal, (title, 1))
        self._right = QBoxLayout(ACROSS)
        for words, name in zip(told, self._names, strict=True):
            language = ScaledLabel(words, self, _SMALL, ink=INK, strong=QUIET)
            filled(self._right, filled(QVBoxLayout(), language, name, spacing=0))
        self._both = QBoxLayout(ACROSS, self)
        filled(self._both, self._left, 1, self._right, margins=(0, 0, 0, 0))

    def fit(self, letters: int, width: int) -> None:
        """Write in letters of this size; in two lines, if the room is too narrow for one."""
        side = round(letters * 3.5)
        self._seal.setFixedSize(side, side)
        write(self, letters)
        longest = max((month.name for month in MONTHS), key=lambda name: advance(name, letters))
        room, large = width - side - letters, round(letters * 1.9)
        large, _ = fitted(longest, room, large, bold=True, least=LEAST)
        self._flower.setFont(letter_font(large, bold=True))
        _widen(self._flower, [longest])
        for number, name in enumerate(self._names):
            _widen(name, (_names_of(month)[number] for month in MONTHS))
        self._left.setSpacing(letters)
        self._right.setSpacing(round(letters * 1.8))
        beside_if_room(self._right, width)
        if self._right.direction() == DOWN:
            self._right.setSpacing(letters // 2)
        self._both.setSpacing(letters // 2)
        beside_if_room(self._both, width)

    def show_month(self, month: Month) -> None:
        """Name this month."""
        self._seal.setText(str(month.number))
        self._month.setText(capital(month_name(month.number)))
        self._flower.setText(month.name)
        for label, name in zip(self._names, _names_of(month), strict=True):
            label.setText(name)


def _names_of(month: Month) -> tuple[str, str]:
    return with_native(month.japanese, month.kanji), with_native(month.korean, month.hangul)


def _widen(label: PlainLabel, texts: Iterable[str]) -> None:
    """Let a label be wide enough for the longest of these."""
    metrics = label.fontMetrics()
    label.setMinimumWidth(max(metrics.horizontalAdvance(text) for text in texts) + 1)


class MonthPicture(CrispPicture):
    """The deck's wide picture of a month, of which the part of one card may stand out.

    Attributes:
        shown: that part, 0 to 3; ``None`` if all of it is seen.
    """

    shown: int | None = None

    def part(self, place: int) -> QRect:
        """Where a card lies in it."""
        # Between whole pixels: veils that meet on part of one would show as a line.
        left, right = (self.width() * end // CARDS_PER_MONTH for end in (place, place + 1))
        return QRect(left, 0, right - left, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it under a veil, but for the part that stands out, and a line around it."""
        super().paintEvent(event)
        painter = QPainter(self)
        for place in range(CARDS_PER_MONTH):
            if self.shown not in (None, place):
                painter.fillRect(self.part(place), faded(PAPER, _VEIL))
        painter.setPen(faded(INK, 0.75))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


# A month set as the page of a book: its names, its wide picture, and below it what each card is.
#
# The picture is as wide as the page if what belongs below it finds room then; where there is
# height to spare, the cards below it are shown larger. What one month needs is left free in all of
# them, so that nothing jumps when the months are turned. On a page that is too narrow for four
# columns, the cards stand below one another.

_MARGIN: Final = 0.028
_MARGINS: Final = (12, 56)
_LETTERS: Final = (12, 21)
"""The size of letters grows with the page, from and to these pixels."""
_PICTURES: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Widths of the picture counted in that of the page; wider first."""
_PLACES: Final = (
    *((share, True) for share in (1.0, 0.9, 0.8, 0.7, 0.62, 0.56, 0.5)),
    *((share, False) for share in (0.42, 0.38, 0.35, 0.32)),
)
"""Widths of a card counted in that of its column, and whether words stand below it; larger first.
"""
_CARD_LEAST: Final = 44
"""A narrower card shows nothing."""
_CARD_IN_ROW: Final = (3.4, 0.28)
"""Width of a card beside its words, in letters' sizes, and at most of the page."""
_HIGHER: Final = (42, 58)
"""How height to spare is shared above and below: what is in the very middle looks too low."""
_VEIL: Final = 0.66
_TINT: Final = QColor("#ece1c6")


class MonthPage(QWidget):
    """A month of a deck; it stands in a scroll area, and fills what is seen of that.

    Args:
        rules: the game whose yaku are named.
        pictures: the deck.
        parent: the widget it stands in.

    Attributes:
        picture: the month's picture, where the deck has one.
        deck: a column for each card, of which the month's are seen.
    """

    def __init__(
        self, rules: GameBase, pictures: CardPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._month = MONTHS[0]
        self._chosen: int | None = None
        self._image: QImage | None = None
        self.deck: tuple[CardColumn, ...] = ()
        self._heading = MonthHeading(self)
        self.picture = MonthPicture(self)
        self._columns = QBoxLayout(ACROSS)
        self._whole = QVBoxLayout(self)
        above, below = _HIGHER
        filled(self._whole, above, self._heading, self.picture, self._columns, below)
        self._whole.setAlignment(self.picture, Qt.AlignmentFlag.AlignHCenter)
        # As wide as the area, whatever stood there when that was wider.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Window, PAPER)
        colours.setColor(QPalette.ColorRole.WindowText, INK)
        self.setPalette(colours)
        self.setAutoFillBackground(True)
        self.show_game(rules)

    @property
    def columns(self) -> tuple[CardColumn, ...]:
        """What is told of the four cards."""
        first = (self._month.number - 1) * CARDS_PER_MONTH
        return self.deck[first : first + CARDS_PER_MONTH]

    def show_month(self, month: int) -> None:
        """Show a month, 1 to 12."""
        self._month = MONTHS[month - 1]
        self._chosen = self.picture.shown = None
        self.show_pictures(self._pictures)

    def show_game(self, rules: GameBase) -> None:
        """Name the yaku of another game."""
        for column in self.deck:
            column.setParent(None)
        self.deck = tuple(CardColumn(card, rules, self) for card in CARDS)
        filled(self._columns, *self.deck)
        self.show_pictures(self._pictures)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self._pictures = pictures
        self._image = pictures.months.read(self._month.number)
        for column in self.deck:
            column.setVisible(column in self.columns)
        self._heading.show_month(self._month)
        self.setAccessibleName(self._month.name)
        self.setAccessibleDescription(", ".join(self.words))
        self._fit()

    @property
    def words(self) -> list[str]:
        """All that is said now."""
        labels = [label for label in self.findChildren(PlainLabel) if label.isVisibleTo(self)]
        return [words for label in labels if (words := label.accessibleName() or label.text())]

    # --- where everything stands -----------------------------------------------------------------

    def _fit(self) -> None:
        """Put everything where it is as large as there is room for."""
        area = self.parentWidget()
        room = QSize(self.width(), area.height() if area is not None else self.height())
        margin = round(min(max(_MARGINS[0], room.width() * _MARGIN), _MARGINS[1]))
        wide, high = room.width() - 2 * margin, room.height() - 2 * margin
        usual, most = max(QFontInfo(QFont()).pixelSize(), _LETTERS[0]), _LETTERS[1]
        letters = max(usual, min(most, round(6.2 + wide * 0.0092)))
        self._heading.fit(letters, wide)
        self._whole.setSpacing(round(letters * 1.2))
        inset = round(letters * _INSET)
        least = max(column.write(letters) for column in self.deck)
        is_book = wide // CARDS_PER_MONTH - 2 * inset >= least
        if is_book:
            high -= self._heading.sizeHint().height() + 2 * self._whole.spacing()
            wide, width, card, above = self._largest(wide, high, least, inset)
        else:
            width, above = wide - 2 * inset, False
            card = self._card(min(letters * _CARD_IN_ROW[0], wide * _CARD_IN_ROW[1]))
        if self._image is not None:
            self.picture.show_pixmap(scaled(self._image, wide, self.devicePixelRatioF()))
        self.picture.setVisible(self._image is not None)
        self._columns.setDirection(ACROSS if is_book else DOWN)
        self._columns.setSpacing(0 if is_book else letters)
        for column in self.columns:
            column.place(width, card, self._pictures, above=above)
            column.setMinimumHeight(self._lowest(width, card, above=above) if is_book else 0)
        self._set_margins(room.width(), wide, margin)
        self._whole.activate()
        self.update()

    def _set_margins(self, room: int, wide: int, margin: int) -> None:
        """Put everything in the middle; the heading may be wider than what stands below it."""
        inner = max(wide, min(room - 2 * margin, self._heading.minimumSizeHint().width()))
        beside, side = (inner - wide) // 2, (room - inner) // 2
        self._columns.setContentsMargins(beside, 0, beside, 0)
        self._whole.setContentsMargins(side, margin, side, margin)

    def _card(self, width: float) -> QSize:
        wide = max(_CARD_LEAST, int(width))
        return QSize(wide, round(wide * self._pictures.aspect))

    def _lowest(self, width: int, card: QSize, *, above: bool) -> int:
        """The height of the highest column of all months."""
        return max(column.height_for(width, card, above=above) for column in self.deck)

    def _largest(
        self, widest: int, high: int, least: int, inset: int
    ) -> tuple[int, int, QSize, bool]:
        """The widest picture and the largest cards for which there is room; the least at last.

        Returns:
            The width of the picture, that of a column, a card, and whether words stand below it.
        """
        found = widest, widest // CARDS_PER_MONTH - 2 * inset, self._card(0), True
        for share in _PICTURES:
            wide = int(widest * share)
            width = wide // CARDS_PER_MONTH - 2 * inset
            if width < least:
                break
            shape = self._image.height() / self._image.width() if self._image is not None else 0
            room = high - round(wide * shape)
            for part, above in _PLACES:
                card = self._card(width * part)
                if above or width - card.width() - round(inset * 1.25) >= least:
                    found = wide, width, card, above
                    if self._lowest(width, card, above=above) <= room:
                        return found
        return found

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the new size."""
        super().resizeEvent(event)
        self._fit()

    # --- the card that stands out ----------------------------------------------------------------

    def part_at(self, point: QPoint) -> int | None:
        """Which card a point belongs to, in the picture or below it: 0 to 3, or none."""
        at = point - self.picture.pos() if self.picture.isVisibleTo(self) else QPoint(-1, -1)
        for place, column in enumerate(self.columns):
            if column.geometry().contains(point) or self.picture.part(place).contains(at):
                return place
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let the card under the pointer stand out."""
        self._point_at(self.part_at(event.position().toPoint()))

    def leaveEvent(self, _event: QEvent) -> None:
        """Let nothing stand out but what was chosen."""
        self._point_at(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep a card standing out, or no longer."""
        part = self.part_at(event.position().toPoint())
        # A second click shows at once what it did.
        self._chosen = self.picture.shown = None if part == self._chosen else part
        self.update()

    def _point_at(self, part: int | None) -> None:
        arrow, hand = Qt.CursorShape.ArrowCursor, Qt.CursorShape.PointingHandCursor
        self.setCursor(arrow if part is None else hand)
        self.picture.shown = self._chosen if part is None else part
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground of the card that stands out, and a line below each part above it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        reach, shown = self._whole.spacing() * 0.4, self.picture.shown
        if shown is not None:
            inks(painter, _TINT)
            tint = self.columns[shown].geometry().adjusted(1, 0, -1, 0)
            painter.drawRoundedRect(tint.toRectF().adjusted(0, -reach, 0, reach), reach, reach)
        if not self.picture.isVisibleTo(self):
            return
        for place in range(CARDS_PER_MONTH):
            lit = place == shown
            painter.setPen(QPen(VERMILION if lit else faded(INK, 0.4), 2.5 if lit else 1))
            part = self.picture.part(place).translated(self.picture.pos())
            y = part.bottom() + 1.5 + reach
            painter.drawLine(QPointF(part.left() + reach, y), QPointF(part.right() - reach, y))
