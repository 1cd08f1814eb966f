"""The cards, month by month: the whole picture, names, kinds, values, and the yaku that want them.

One month is shown at a time, so that opening the window loads four pictures and no more.
"""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QGuiApplication,
    QImageReader,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
)
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.cards.card import CARDS, CARDS_PER_MONTH, MONTHS, Card, Month
from hanafuda_desktop.rulebook.card_uses import in_game, points_of, wanting
from hanafuda_desktop.rulebook.english import MONTH_NAMES
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.beginner_marks import paint_kind
from hanafuda_desktop.table.palette import INK, PAPER
from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["CardsWindow", "Panorama", "can_write"]

_LIST_WIDTH: Final = 190
_SIGN: Final = 22
_STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageDown: 1,
}


def can_write(font: QFont, words: str) -> bool:
    """Whether the font, or one that takes its place, has a glyph for each of these characters."""
    metrics = QFontMetrics(font)
    return all(metrics.inFontUcs4(ord(letter)) for letter in words)


class Panorama(QWidget):
    """A month's four cards edge to edge, or its wide picture if the deck has one.

    Args:
        parent: the widget it stands in.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures: CardPictures | None = None
        self._month = 1
        self._wide: QPixmap | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_month(self, pictures: CardPictures, month: int) -> None:
        """Show this month of this deck."""
        self._pictures, self._month = pictures, month
        path = pictures.deck.panorama(month)
        self._wide = None
        if path is not None:
            read = QImageReader(str(path)).read()
            # What a deck promises and has not is left to its cards.
            self._wide = None if read.isNull() else QPixmap.fromImage(read)
        self.setAccessibleName(", ".join(card.title for card in _cards_of(month)))
        self.updateGeometry()
        self.update()

    @property
    def shape(self) -> float:
        """Height for a width of one."""
        if self._wide is not None:
            return self._wide.height() / self._wide.width()
        return self._pictures.aspect / CARDS_PER_MONTH if self._pictures is not None else 0.41

    def heightForWidth(self, width: int) -> int:
        """As high as a picture of this width."""
        return round(width // CARDS_PER_MONTH * CARDS_PER_MONTH * self.shape)

    def sizeHint(self) -> QSize:
        """Cards that are well seen."""
        return QSize(640, self.heightForWidth(640))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture in the middle."""
        if self._pictures is None:
            return
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        across = min(self.width(), round(self.height() / self.shape) + CARDS_PER_MONTH)
        width = across // CARDS_PER_MONTH
        left = (self.width() - width * CARDS_PER_MONTH) // 2
        if self._wide is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            size = QSize(width * CARDS_PER_MONTH, round(width * CARDS_PER_MONTH * self.shape))
            # Shrunk at once and not while it is painted, which would sparkle.
            ready = self._wide.scaled(
                size * ratio,
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            painter.drawPixmap(QRect(QPoint(left, 0), size), ready)
            return
        for card in _cards_of(self._month):
            corner = QPoint(left + (card.place - 1) * width, 0)
            painter.drawPixmap(corner, self._pictures.pixmap(card.index, width, ratio, bare=True))


class _Sign(QWidget):
    """The sign of a card's kind, as beginner's marks have it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = CARDS[0]
        self.setFixedSize(_SIGN, _SIGN)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        middle = QPointF(_SIGN / 2, _SIGN / 2)
        paint_kind(painter, self.card.category, self.card.ribbon, middle, _SIGN - 2)


class _Caption(QWidget):
    """What there is to know of one card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sign = _Sign(self)
        self.name = QLabel(self)
        self.name.setWordWrap(True)
        self.facts = QLabel(self)
        self.facts.setWordWrap(True)
        self.facts.setTextFormat(Qt.TextFormat.RichText)
        self.facts.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        head = QHBoxLayout()
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.name, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 2, 4, 2)
        layout.addLayout(head)
        layout.addWidget(self.facts)
        layout.addStretch(1)

    def tell(self, card: Card, rules: GameRules) -> None:
        """Tell of this card, and what it is good for in this game."""
        self._sign.card = card
        self._sign.update()
        self.name.setText(f"<b>{escape(card.english[:1].upper() + card.english[1:])}</b>")
        self.facts.setText(_facts(card, rules))


class CardsWindow(QDialog):
    """The twelve months to look through.

    Args:
        rules: the game whose yaku are named.
        pictures: the deck.
        parent: the window it belongs to.
    """

    def __init__(
        self, rules: GameRules, pictures: CardPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Cards")
        self._rules = rules
        self._pictures = pictures
        self.months = QListWidget(self)
        self.months.setFixedWidth(_LIST_WIDTH)
        self.months.setSpacing(3)
        letters = self.font()
        letters.setPointSizeF(letters.pointSizeF() * 1.1)
        self.months.setFont(letters)
        self.months.setAccessibleName("Months")
        for month in MONTHS:
            self.months.addItem(_entry(month, self.font()))
        self.title = QLabel(self)
        self.names = QLabel(self)
        self.names.setWordWrap(True)
        self.panorama = Panorama(self)
        self.captions = [_Caption(self) for _ in range(CARDS_PER_MONTH)]
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.rejected.connect(self.reject)
        self._arrange()
        self.months.currentRowChanged.connect(self._show)
        self.months.setCurrentRow(0)

    def _arrange(self) -> None:
        self._scroll = QScrollArea(self)
        self._scroll.setWidget(self._page())
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        both = QHBoxLayout()
        both.addWidget(self.months)
        both.addWidget(self._scroll, 1)
        whole = QVBoxLayout(self)
        whole.addLayout(both, 1)
        whole.addWidget(self.buttons)
        room = QGuiApplication.primaryScreen().availableSize()
        self.resize(QSize(1020, 760).boundedTo(room * 0.92))
        self.months.setFocus()

    def _page(self) -> QWidget:
        """The sheet of paper that tells of a month."""
        page = QWidget(self)
        colours = page.palette()
        colours.setColor(QPalette.ColorRole.Window, PAPER)
        colours.setColor(QPalette.ColorRole.WindowText, INK)
        page.setPalette(colours)
        page.setAutoFillBackground(True)
        letters = self.font()
        letters.setPointSizeF(letters.pointSizeF() * 1.1)
        page.setFont(letters)
        grid = QGridLayout(page)
        grid.setContentsMargins(18, 14, 18, 14)
        for row, widget in enumerate((self.title, self.names, self.panorama)):
            grid.addWidget(widget, row, 0, 1, CARDS_PER_MONTH)
        for column, caption in enumerate(self.captions):
            grid.addWidget(caption, 3, column)
            grid.setColumnStretch(column, 1)
        grid.setRowStretch(4, 1)
        grid.setHorizontalSpacing(0)
        return page

    @property
    def month(self) -> int:
        """The month that is shown, 1 to 12."""
        return self.months.currentRow() + 1

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self._pictures = pictures
        self.panorama.show_month(pictures, self.month)

    def show_game(self, rules: GameRules) -> None:
        """Name the yaku of another game."""
        self._rules = rules
        self._show(self.months.currentRow())

    def _show(self, row: int) -> None:
        month = MONTHS[row]
        self.title.setText(
            f"<span style='font-size: 20pt; font-weight: 600'>{MONTH_NAMES[row]}: "
            f"{escape(month.english)}</span>"
        )
        self.names.setText(_names(month, self.font()))
        self.panorama.show_month(self._pictures, month.number)
        for caption, card in zip(self.captions, _cards_of(month.number), strict=True):
            caption.tell(card, self._rules)
        self._scroll.verticalScrollBar().setValue(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go through the months, wherever the focus is."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        row = min(max(self.months.currentRow() + step, 0), len(MONTHS) - 1)
        self.months.setCurrentRow(row)


def _cards_of(month: int) -> tuple[Card, ...]:
    first = (month - 1) * CARDS_PER_MONTH
    return CARDS[first : first + CARDS_PER_MONTH]


def _entry(month: Month, font: QFont) -> str:
    """A month's line in the list."""
    kanji = f"  {month.kanji}" if can_write(font, month.kanji) else ""
    # Figures are of one width, and this space is as wide as a figure.
    return f"{month.number:\N{FIGURE SPACE}>2}  {month.english}{kanji}"


def _names(month: Month, font: QFont) -> str:
    """The flower in Japanese and Korean, as far as there are letters for it."""
    japanese = f"<i>{escape(month.japanese)}</i>"
    if can_write(font, month.kanji):
        japanese += f" {month.kanji}"
    parts = [f"Japanese {japanese}"]
    if can_write(font, month.korean):
        parts.append(f"Korean {month.korean}")
    return " &nbsp;·&nbsp; ".join(parts)


def _facts(card: Card, rules: GameRules) -> str:
    """Kind, ribbon, value and yaku of a card, as rich text."""
    kind = card.category.value
    value = points_of(rules, card.index)
    points = "" if value is None else f", {value} point{'' if value == 1 else 's'}"
    lines = [f"{kind[:1].upper()}{kind[1:]}{points}"]
    game = escape(plain(rules.name))
    names = [escape(plain(yaku.name)) for yaku in wanting(rules, card.index)]
    if not in_game(rules, card.index):
        lines.append(f"<i>Not in {game}</i>")
    elif names:
        listed = "".join(f"<div style='margin-left: 10px'>{name}</div>" for name in names)
        lines.append(f"Wanted for{listed}")
    elif rules.yaku:
        lines.append("<i>No yaku wants it</i>")
    return "".join(f"<div style='margin-top: 6px'>{line}</div>" for line in lines)
