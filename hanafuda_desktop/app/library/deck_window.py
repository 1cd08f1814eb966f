"""The window in which a deck is chosen: all its cards are seen at once, and on the table too."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import product
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QPoint,
    QPointF,
    QRectF,
    QSignalBlocker,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    QUrl,
    Signal,
)
from PySide6.QtGui import QDesktopServices, QHelpEvent, QPainter, QPaintEvent, QPen, QTextOption
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QProgressBar,
    QSizePolicy,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.library.decks import DeckFacts, deck_facts
from hanafuda_desktop.app.window.desk import Desk
from hanafuda_desktop.app.window.dialogs import dialog_buttons
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.app.window.window_state import roomy
from hanafuda_desktop.cards.card import CARD_COUNT, CARDS, CARDS_PER_MONTH
from hanafuda_desktop.play.settings import FIRST_DECK, Settings
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import CLOTHS, PAPER, VERMILION, faded, paint_cloth
from hanafuda_desktop.table.lettering import PlainLabel, plain_text
from hanafuda_desktop.text.language import Text, tr, trn

# A widget that shows a whole deck at once, as large as there is room for it.

_MONTHS_ACROSS: Final = (12, 6, 4, 3, 2)
"""Months stand side by side, the four cards of each below one another or in a row."""
_GAP: Final = 0.09
_LEAST_WIDTH: Final = 4
"""Cards less wide than this are not shown."""
_SLICE: Final = 0.012
"""Seconds for which one painting may load pictures; the rest is left to the next."""
_DIMMED: Final = 0.4
"""How strongly a card is shown that stands in for one whose picture is not ready yet."""
_BADGE: Final = 0.3
_BADGE_LEAST: Final = 9.0
_BADGE_MOST: Final = 22.0
_BADGE_INSET: Final = 0.06
"""Width and inset of the badge on a card that another deck lends, counted in the card's width."""


def _paint_badge(painter: QPainter, rect: QRectF) -> None:
    """A paper disc with an exclamation mark: this card is none of the deck's own."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(VERMILION, max(1.0, rect.width() * 0.09)))
    painter.setBrush(PAPER)
    painter.drawEllipse(rect)
    stroke = QPen(VERMILION, rect.width() * 0.15, c=Qt.PenCapStyle.RoundCap)
    painter.setPen(stroke)
    middle, top, high = rect.center().x(), rect.top(), rect.height()
    painter.drawLine(QPointF(middle, top + high * 0.25), QPointF(middle, top + high * 0.53))
    painter.drawPoint(QPointF(middle, top + high * 0.74))
    painter.restore()


def _cards_across(months: int, *, upright: bool) -> tuple[int, int]:
    """How many cards stand across and down with so many months across."""
    columns = months if upright else months * CARDS_PER_MONTH
    return columns, CARD_COUNT // columns


class CardWall(QWidget):
    """The forty-eight cards of a deck.

    Args:
        pictures: the deck.
        parent: the widget it stands in.
    """

    completed = Signal()
    """Every picture has now been looked at."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._cloth = next(iter(CLOTHS))
        self._loaded: set[int] = set()
        self._standing_in: set[int] = set()
        self._loaded_at: tuple[int, float] = (0, 0.0)
        self.setMinimumSize(QSize(300, 170))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("All cards of the deck"))

    @property
    def complete(self) -> bool:
        """Whether every card was painted at the present size."""
        return len(self._loaded) == CARD_COUNT

    def set_cloth(self, cloth_id: str) -> None:
        """Lay the cards on this cloth."""
        self._cloth = cloth_id
        self.update()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show this deck, or what has changed in it."""
        self._pictures = pictures
        self._load_anew()
        self.update()

    def _load_anew(self) -> None:
        self._loaded.clear()
        self._standing_in.clear()

    def sizeHint(self) -> QSize:
        """Cards that are well seen."""
        return QSize(940, 520)

    def _grid(self) -> tuple[int, int, bool]:
        """How the cards are largest.

        Returns:
            the width of a card, how many months stand across, and whether the cards of a month
            stand below one another.
        """
        best = (0, 1, True)
        for months, upright in product(_MONTHS_ACROSS, (True, False)):
            columns, rows = _cards_across(months, upright=upright)
            across = self.width() / (columns + _GAP * (columns + 1))
            down = self.height() / (rows * self._pictures.aspect + _GAP * (rows + 1))
            width = int(min(across, down))
            if width > best[0]:
                best = (width, months, upright)
        return best

    def _places(self) -> Iterator[tuple[int, QPoint, int]]:
        """Each card with its upper left corner and its width."""
        width, months, upright = self._grid()
        if width < _LEAST_WIDTH:
            return
        wide, high = width * (1 + _GAP), round(width * self._pictures.aspect) + width * _GAP
        columns, rows = _cards_across(months, upright=upright)
        left = (self.width() - columns * wide + width * _GAP) / 2
        top = (self.height() - rows * high + width * _GAP) / 2
        for card in CARDS:
            month, place = divmod(card.index, CARDS_PER_MONTH)
            row, column = divmod(month, months)
            if upright:
                row = row * CARDS_PER_MONTH + place
            else:
                column = column * CARDS_PER_MONTH + place
            yield card.index, QPointF(left + column * wide, top + row * high).toPoint(), width

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what is there, and load some more."""
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        paint_cloth(painter, QRectF(self.rect()), CLOTHS[self._cloth], ratio)
        until = time.perf_counter() + _SLICE
        wait, before = False, len(self._loaded)
        for card, corner, width in self._places():
            if (width, ratio) != self._loaded_at:
                self._loaded_at = (width, ratio)
                self._load_anew()
            coming = self._pictures.awaits(card)
            there = self._standing_in if coming else self._loaded
            if card in there or time.perf_counter() < until:
                painter.setOpacity(_DIMMED if coming else 1.0)
                painter.drawPixmap(corner, self._pictures.pixmap(card, width, ratio))
                if self._pictures.stands_in(card):
                    _paint_badge(painter, self._badge(corner, width))
                there.add(card)
                continue
            wait = True
            painter.setOpacity(1.0)
            painter.setPen(QPen(faded(PAPER, 0.35), 1))
            high = round(width * self._pictures.aspect)
            painter.drawRoundedRect(corner.x(), corner.y(), width, high, 4, 4)
        painter.end()
        if wait:
            QTimer.singleShot(0, self, self.update)
        elif self.complete and before < CARD_COUNT:
            QTimer.singleShot(0, self, self.completed.emit)

    def _badge(self, corner: QPoint, width: int) -> QRectF:
        """Where the badge of a card goes: its lower right, which beginner's marks leave free."""
        side = min(_BADGE_MOST, max(_BADGE_LEAST, width * _BADGE))
        inset = width * _BADGE_INSET
        right, bottom = corner.x() + width, corner.y() + width * self._pictures.aspect
        return QRectF(right - inset - side, bottom - inset - side, side, side)

    def card_at(self, point: QPoint) -> int | None:
        """The card at a point, if there is one."""
        for card, corner, width in self._places():
            size = QSizeF(width, width * self._pictures.aspect)
            if QRectF(QPointF(corner), size).contains(point):
                return card
        return None

    def words_on(self, card: int) -> str:
        """A card's name, and whether what is seen belongs to another deck."""
        title = CARDS[card].title
        stands_in = self._pictures.stands_in(card)
        return tr("{card}, from our deck", card=title) if stands_in else title

    def event(self, event: QEvent) -> bool:
        """Tell the name of the card under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            card = self.card_at(event.pos())
            if card is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), plain_text(self.words_on(card)), self)
            return True
        return bool(super().event(event))


_KEY: Final = Qt.ItemDataRole.UserRole
_SIZE: Final = QSize(1120, 700)
_LIST_WIDTH: Final = 250
_FAULT_LINES: Final = (4, 10)
"""So many lines about faults are seen at once, at least and at most."""
_OWN_DECKS: Final[Text] = (
    "A folder with pictures and a <i>deck.yaml</i> in <a href='own'>your folder of decks</a> is "
    "another deck."
)


class DeckWindow(QDialog):
    """Lists the decks there are; choosing one is using it.

    Args:
        desk: whose decks they are.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.window())
        self.setWindowTitle(tr("Choose a deck"))
        self._desk = desk
        self._box = box = desk.decks
        self._facts: dict[str, DeckFacts] = {}
        self.list = _deck_list(self)
        self.marks = QCheckBox(tr("Show &month and kind"), self)
        self.marks.setToolTip(tr("Lays a small tag over each card of a deck that has none."))
        self.own = PlainLabel(tr(_OWN_DECKS), self, wraps=True)
        self.own.setToolTip(plain_text(str(box.own)))
        self.wall = CardWall(box.pictures, self)
        self.words = PlainLabel(parent=self, wraps=True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.progress = QProgressBar(self)
        self.progress.setFormat(tr("Preparing pictures: %v of %m"))
        self.faults = _fault_text(self)
        self.buttons = dialog_buttons(self)
        left = filled(QVBoxLayout(), (self.list, 1), self.marks, self.own)
        right = filled(QVBoxLayout(), (self.wall, 1), self.words, self.progress, self.faults)
        filled(QVBoxLayout(self), (filled(QHBoxLayout(), left, (right, 1)), 1), self.buttons)
        self.resize(roomy(_SIZE))
        self.list.setFocus()
        self.wall.completed.connect(self._show_faults)
        self.wall.completed.connect(box.look_through)
        self.list.currentItemChanged.connect(self._item_chosen)
        self.marks.toggled.connect(lambda on: desk.use(replace(desk.settings, marks=on)))
        self.own.linkActivated.connect(self._open_own)
        self.fill()
        self.show_settings(desk.settings)
        self.show_pictures(box.pictures)

    def fill(self) -> None:
        """List the decks there are now, with what is known of them."""
        with QSignalBlocker(self.list):
            self.list.clear()
            for place in self._box.places():
                facts = deck_facts(place)
                self._facts[place.key] = facts
                item = QListWidgetItem(_entry(facts, len(facts.faults)))
                item.setData(_KEY, place.key)
                self.list.addItem(item)
                if place.key == self._box.key:
                    self.list.setCurrentItem(item)

    def _item_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._desk.use(replace(self._desk.settings, deck=item.data(_KEY)))

    def show_settings(self, settings: Settings) -> None:
        """Show these settings: the marks, and the cloth below the cards."""
        with QSignalBlocker(self.marks):
            self.marks.setChecked(settings.marks)
        self.wall.set_cloth(settings.cloth.value)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show the deck that is used now, or what has changed in it."""
        self.wall.show_pictures(pictures)
        facts = self._facts.get(self._box.key)
        if facts is not None:
            said = " · ".join(filter(None, (facts.name, facts.credit, facts.licence)))
            self.words.setText(f"{said}\n{self._meanwhile()}".rstrip())
        self._show_faults()
        self.progress.setVisible(self._box.to_prepare > 0)
        self.progress.setMaximum(max(1, self._box.to_prepare))
        self.progress.setValue(self._box.prepared)
        self.marks.setEnabled(not pictures.deck.document.marks)

    def _meanwhile(self) -> str:
        """What is seen of a deck that is being prepared."""
        if not self._box.to_prepare:
            return ""
        ours = self._facts[FIRST_DECK].name
        return tr(
            "Until its pictures are ready, those of {deck} stand in for them, dimmed.", deck=ours
        )

    def _show_faults(self) -> None:
        """What is known so far: a broken picture is found when it is first looked at."""
        found = self._box.pictures.faults
        named = {_about(line) for line in found}
        facts = self._facts.get(self._box.key)
        known = facts.faults if facts is not None else ()
        folder = f"{self._box.pictures.deck.folder}{os.sep}"
        lines = [*found, *(line for line in known if _about(line) not in named)]
        self.faults.setPlainText("\n".join(line.replace(folder, "") for line in lines))
        self.faults.setVisible(bool(lines))
        least, most = _FAULT_LINES
        beside = 2 * (self.faults.frameWidth() + round(self.faults.document().documentMargin()))
        seen = min(max(least, len(lines)), most)
        self.faults.setFixedHeight(seen * self.faults.fontMetrics().lineSpacing() + beside)
        for item in self.list.selectedItems():
            if facts is not None and item.data(_KEY) == facts.place.key:
                item.setText(_entry(facts, len(lines)))

    def _open_own(self) -> None:
        with suppress(OSError):  # then the system says that there is no such folder
            self._box.own.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._box.own)))


def _about(fault: str) -> str:
    """The file, or the card, that a line about a fault begins with."""
    return fault.split(": ", 1)[0]


def _entry(facts: DeckFacts, faults: int) -> str:
    """A deck's lines in the list."""
    said = trn("{n} fault", "{n} faults", faults) if faults else ""
    return "\n    ".join(filter(None, (facts.name, facts.credit, facts.licence, said)))


def _deck_list(parent: QWidget) -> QListWidget:
    decks = QListWidget(parent)
    decks.setAccessibleName(tr("Decks"))
    decks.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    decks.setWordWrap(True)
    decks.setSpacing(2)
    decks.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    decks.setFixedWidth(_LIST_WIDTH)
    return decks


def _fault_text(parent: QWidget) -> QPlainTextEdit:
    faults = QPlainTextEdit(parent)
    faults.setReadOnly(True)
    faults.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    faults.setAccessibleName(tr("What is wrong with this deck"))
    return faults
