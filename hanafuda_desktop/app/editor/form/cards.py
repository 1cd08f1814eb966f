"""Cards of a form: little ones in a row, and the dialog in which others are clicked together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QItemSelectionModel, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.editor.form.boxes import NumberBox, paint_focus
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.cards.card import CARDS, CARDS_PER_MONTH, MONTH_COUNT, Category, Ribbon
from hanafuda_desktop.cards.cardset import FULL_DECK, mask_where, members, month_cards
from hanafuda_desktop.rulebook.card_words import all_of
from hanafuda_desktop.rules.schema_places import Sort, ValueKind
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import PlainLabel, plain_text
from hanafuda_desktop.text.language import tr, tr_noop, trn
from hanafuda_desktop.text.vocabulary import of_month, paragraph

# The forty-eight cards, month by month, of which some are chosen.

_CARD: Final = 52
_GAP: Final = 6
_HEAD: Final = 20
_FAINT: Final = 0.34
"""How strongly a card is shown that is not chosen."""
_FOCUS: Final = """
::item:focus { border: 2px dashed palette(text); }
::item:focus:selected { border-color: palette(highlighted-text); }
"""
"""Some styles show the focus in the colour of what is chosen."""


class CardGrid(QTableWidget):
    """A column for each month: its number, which chooses all of it, and below it its cards.

    Args:
        pictures: the cards.
        parent: the widget it stands in.

    Attributes:
        faces: the cards in their order.
    """

    changed = Signal()
    """Others are chosen."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(1 + CARDS_PER_MONTH, MONTH_COUNT, parent)
        high = round(_CARD * pictures.aspect)
        self.setAccessibleName(tr("Cards"))
        self.setSelectionMode(QTableWidget.SelectionMode.MultiSelection)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QTableWidget.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setShowGrid(False)
        self.setStyleSheet(_FOCUS)
        self.setIconSize(QSize(_CARD, high))
        for header, size in ((self.horizontalHeader(), _CARD), (self.verticalHeader(), high)):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setDefaultSectionSize(size + _GAP)
        self.setRowHeight(0, max(_HEAD, self.fontMetrics().height()) + _GAP)
        for month in range(MONTH_COUNT):
            self.setItem(0, month, _month_item(month + 1))
        self.faces = [self._face(pictures, card) for card in range(len(CARDS))]
        for card, face in enumerate(self.faces):
            month, place = divmod(card, CARDS_PER_MONTH)
            self.setItem(1 + place, month, face)
        self.setFixedSize(self.horizontalHeader().length(), self.verticalHeader().length())
        self.setCurrentCell(1, 0, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.itemSelectionChanged.connect(self.changed)
        self.cellClicked.connect(self._take_month)

    def _face(self, pictures: CardPictures, card: int) -> QTableWidgetItem:
        """A card, shown faintly until it is chosen."""
        picture = pictures.pixmap(card, _CARD, self.devicePixelRatioF(), bare=True)
        faint = QPixmap(picture.size())
        faint.setDevicePixelRatio(picture.devicePixelRatio())
        faint.fill(Qt.GlobalColor.transparent)
        painter = QPainter(faint)
        painter.setOpacity(_FAINT)
        painter.drawPixmap(0, 0, picture)
        painter.end()
        icon = QIcon(faint)
        icon.addPixmap(picture, QIcon.Mode.Selected)
        item = QTableWidgetItem(icon, "")
        item.setToolTip(plain_text(CARDS[card].title))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, CARDS[card].title)
        return item

    @property
    def cards(self) -> int:
        """The cards that are chosen."""
        return sum(1 << card for card, face in enumerate(self.faces) if face.isSelected())

    @cards.setter
    def cards(self, cards: int) -> None:
        before = self.blockSignals(True)
        for card, face in enumerate(self.faces):
            face.setSelected(bool(cards >> card & 1))
        self.blockSignals(before)
        self.changed.emit()

    def toggle(self, cards: int) -> None:
        """Choose these as well; or none of them, if all are chosen."""
        now = self.cards
        self.cards = now & ~cards if now & cards == cards else now | cards

    def _take_month(self, row: int, column: int) -> None:
        if row == 0:
            self.toggle(month_cards(column + 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space chooses a card, or on a month's number all of it."""
        if event.key() == Qt.Key.Key_Space:
            self._take_month(self.currentRow(), self.currentColumn())
        super().keyPressEvent(event)


def _month_item(month: int) -> QTableWidgetItem:
    item = QTableWidgetItem(str(month))
    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    item.setFlags(Qt.ItemFlag.ItemIsEnabled)
    item.setToolTip(tr("Click to choose the whole month."))
    words = tr("All cards {of_month}", of_month=of_month(month))
    item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
    return item


# A dialog in which cards are clicked together.

_ROUND: Final = 18
"""Room beside the words of a button."""
_ALL: Final = tr_noop("A&ll")
_NONE: Final = tr_noop("&None")
_KINDS: Final = {
    tr_noop("&Brights"): mask_where(lambda card: card.category is Category.BRIGHT),
    tr_noop("&Animals"): mask_where(lambda card: card.category is Category.ANIMAL),
    tr_noop("&Ribbons"): mask_where(lambda card: card.category is Category.RIBBON),
    tr_noop("C&haff"): mask_where(lambda card: card.category is Category.CHAFF),
    tr_noop("&Poetry"): mask_where(lambda card: card.ribbon is Ribbon.POETRY),
    tr_noop("Bl&ue"): mask_where(lambda card: card.ribbon is Ribbon.BLUE),
    tr_noop("R&ed"): mask_where(lambda card: card.ribbon is Ribbon.RED),
}


class CardPicker(QDialog):
    """The cards, buttons for kinds of them, and how many are wanted.

    Args:
        pictures: the cards.
        title: what the cards are for.
        mask: the cards that are chosen at first.
        parent: the window it belongs to.
        may_be_none: whether no card at all may be chosen.
        count: how many of the cards are wanted; 0 for all of them, ``None`` where that is not
            asked.
    """

    def __init__(
        self,
        pictures: CardPictures,
        title: str,
        mask: int,
        parent: QWidget | None = None,
        *,
        may_be_none: bool = False,
        count: int | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._may_be_none = may_be_none
        self.grid = CardGrid(pictures, self)
        self.kinds = {name: QPushButton(tr(name), self) for name in (*_KINDS, _ALL, _NONE)}
        self.all_of_them = QRadioButton(tr("All of these &cards"), self)
        self.some_of_them = QRadioButton(tr("Of these cards &this many:"), self)
        self.number = NumberBox(Sort(ValueKind.NUMBER, 1, len(CARDS)), self)
        self.told = PlainLabel(parent=self)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        self._lay_out(asks_count=count is not None)
        self._connect()
        self.some_of_them.setChecked(bool(count))
        self.all_of_them.setChecked(not count)
        self.number.show_number(count or 1)
        self.grid.cards = mask
        self.grid.setFocus()

    def _lay_out(self, *, asks_count: bool) -> None:
        kinds = QWidget(self)  # as wide as its buttons need at least, which a bare row is not
        row = filled(QHBoxLayout(kinds), margins=(0, 0, 0, 0))
        for name, button in self.kinds.items():
            button.setAutoDefault(False)
            button.setToolTip(plain_text(tr(_TIPS.get(name, _TIP))))
            button.setMinimumWidth(
                self.fontMetrics().horizontalAdvance(button.text().replace("&", "")) + _ROUND
            )
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            row.addWidget(button, 1)  # equal shares, and to long words what they need
        how_many = (self.all_of_them, self.some_of_them, self.number)
        for widget in how_many:
            widget.setVisible(asks_count)
        many = filled(QHBoxLayout(), *how_many, 1)
        foot = filled(QHBoxLayout(), (self.told, 1), self.buttons)
        whole = QVBoxLayout(self)
        whole.addWidget(kinds)
        whole.addWidget(self.grid, 0, Qt.AlignmentFlag.AlignHCenter)
        filled(whole, many, foot)
        whole.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)

    def _connect(self) -> None:
        for name, button in self.kinds.items():
            button.clicked.connect(lambda _checked=False, name=name: self._choose(name))
        self.some_of_them.toggled.connect(self.number.setEnabled)
        self.number.setEnabled(False)
        self.number.valueChanged.connect(self._tell)
        self.all_of_them.toggled.connect(self._tell)
        self.grid.changed.connect(self._tell)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    @property
    def cards(self) -> int:
        """The cards that are chosen."""
        return self.grid.cards

    @property
    def count(self) -> int:
        """How many of them are wanted; 0 for all."""
        return self.number.value() if self.some_of_them.isChecked() else 0

    def _choose(self, name: str) -> None:
        if name in _KINDS:
            self.grid.toggle(_KINDS[name])
        else:
            self.grid.cards = FULL_DECK if name == _ALL else 0

    def _tell(self) -> None:
        chosen = self.cards.bit_count()
        words = trn("{n} card is chosen.", "{n} cards are chosen.", chosen)
        is_fit = self._may_be_none or chosen > 0
        if self.count > chosen:
            least = trn("At least {n} is needed.", "At least {n} are needed.", self.count)
            words, is_fit = paragraph([words, least]), False
        elif not is_fit:
            words = tr("Choose a card.")
        self.told.setText(words)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(is_fit)


_TIPS: Final = {_ALL: tr_noop("Choose every card."), _NONE: tr_noop("Choose no card.")}
_TIP: Final = tr_noop("Choose all of these, or none of them.")


# Little cards in a row, to be clicked when they are to be others.

_WIDTH: Final = 19
_STRIP_GAP: Final = 2
_MARGIN: Final = 4
_CLOSEST: Final = 4
"""Of a card that lies under the next one, so much is seen at least."""


class Stretch(NamedTuple):
    """Cards side by side, and words before them.

    Attributes:
        words: such as ``5 of``.
        mask: the cards; ``None`` where what is written means none.
    """

    words: str
    mask: int | None


class CardStrip(QAbstractButton):
    """A button that shows cards.

    Args:
        pictures: the cards.
        parent: the widget it stands in.
    """

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.stretches: tuple[Stretch, ...] = ()
        self._shown: list[tuple[str, list[int]]] = []
        self.is_dim = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_cards(self, stretches: Sequence[Stretch], *, is_dim: bool = False) -> None:
        """Show these; dim what comes from elsewhere."""
        self.stretches, self.is_dim = tuple(stretches), is_dim
        self._shown = [(_words(each), _cards(each.mask)) for each in stretches]
        self.updateGeometry()
        self.setToolTip(plain_text(self.told))
        self.setAccessibleDescription(self.told)
        self.update()

    @property
    def told(self) -> str:
        """The cards in words."""
        said = [f"{each.words} {_told(each.mask)}".strip() for each in self.stretches]
        return tr("{cards}. Click to choose others.", cards="; ".join(said))

    def sizeHint(self) -> QSize:
        """One row of cards, or of words."""
        has_cards = any(cards for _, cards in self._shown)
        height = _WIDTH * self._pictures.aspect if has_cards else self.fontMetrics().height()
        return QSize(120, round(height) + 2 * _MARGIN)

    def minimumSizeHint(self) -> QSize:
        """The same, with a few cards over one another."""
        return QSize(56, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, closer where there are many."""
        painter = QPainter(self)
        if self.underMouse() or self.isDown():
            painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.AlternateBase))
        if self.is_dim or not self.isEnabled():
            painter.setOpacity(0.62)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        advance, step = self.fontMetrics().horizontalAdvance, self._step()
        top = (self.height() - round(_WIDTH * self._pictures.aspect)) // 2
        left = float(_MARGIN)
        for words, cards in self._shown:
            if words:
                at = QRect(round(left), 0, advance(words), self.height())
                painter.drawText(at, Qt.AlignmentFlag.AlignVCenter, words)
                left += advance(words) + 2 * _STRIP_GAP
            for place, card in enumerate(cards):
                picture = self._pictures.pixmap(card, _WIDTH, self.devicePixelRatioF(), bare=True)
                painter.drawPixmap(QPoint(round(left + place * step), top), picture)
            if cards:
                left = round(left + (len(cards) - 1) * step) + _WIDTH + 3 * _STRIP_GAP
        painter.setOpacity(1)
        paint_focus(self, painter)
        painter.end()

    def _step(self) -> float:
        """From card to card."""
        advance = self.fontMetrics().horizontalAdvance
        room = self.width() - 2 * _MARGIN
        room -= sum(advance(words) + 2 * _STRIP_GAP for words, _ in self._shown if words)
        room -= sum(_WIDTH + 3 * _STRIP_GAP for _, cards in self._shown if cards)
        behind = sum(len(cards) - 1 for _, cards in self._shown if cards)
        return min(_WIDTH + _STRIP_GAP, max(_CLOSEST, room / behind)) if behind else _WIDTH


def _words(each: Stretch) -> str:
    if each.mask is None:
        return tr("not readable")
    if each.mask == FULL_DECK:
        return f"{each.words} {tr('any card')}".strip()
    return f"{each.words} {_none()}".strip() if not each.mask else each.words


def _cards(mask: int | None) -> list[int]:
    """The cards that are painted: a whole deck is a word."""
    return [] if mask is None or mask == FULL_DECK else [*members(mask)]


def _told(mask: int | None) -> str:
    return all_of(mask) if mask else _none() if mask == 0 else tr("not readable")


def _none() -> str:
    return tr("none", meaning="of these cards")
