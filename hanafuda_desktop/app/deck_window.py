"""The window in which a deck is chosen: all its cards are seen at once, and on the table too."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QTextOption
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.card_wall import CardWall
from hanafuda_desktop.app.deck_box import DeckBox
from hanafuda_desktop.app.decks import FIRST_DECK, DeckFacts, deck_facts
from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.app.window_place import roomy
from hanafuda_desktop.language import tr, tr_noop, trn
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.plain_text import PlainLabel, plain_text

__all__ = ["DeckWindow"]

_KEY: Final = Qt.ItemDataRole.UserRole
_SIZE: Final = QSize(1120, 700)
_LIST_WIDTH: Final = 250
_FAULT_LINES: Final = (4, 10)
"""So many lines about faults are seen at once, at least and at most."""
_OWN_DECKS: Final = tr_noop(
    "A folder with pictures and a <i>deck.yaml</i> in <a href='own'>your folder of decks</a> "
    "is another deck."
)


class DeckWindow(QDialog):
    """Lists the decks there are; choosing one is using it.

    Args:
        box: the decks.
        settings: which one is used now, with marks or without, on which cloth.
        pictures: of the deck that is used now.
        parent: the window it belongs to.
    """

    chosen = Signal(str)
    """A deck was chosen: its key."""
    marks_wanted = Signal(bool)
    """Beginner's marks were switched on or off."""

    def __init__(
        self,
        box: DeckBox,
        settings: Settings,
        pictures: CardPictures,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Choose a deck"))
        self._box = box
        self._pictures = pictures
        self._facts: dict[str, DeckFacts] = {}
        self.list = _deck_list(self)
        self.marks = QCheckBox(tr("Show &month and kind"), self)
        self.marks.setToolTip(tr("Lays a small tag over each card of a deck that has none."))
        self.own = _wrapped(tr(_OWN_DECKS), self)
        self.own.setToolTip(plain_text(str(box.own)))
        self.wall = CardWall(pictures, self)
        self.words = _wrapped("", self)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.progress = QProgressBar(self)
        self.progress.setFormat(tr("Preparing pictures: %v of %m"))
        self.faults = _fault_text(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._arrange()
        self._connect()
        self.fill()
        self.show_settings(settings)
        self.show_pictures(pictures)

    def _arrange(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self.list, 1)
        left.addWidget(self.marks)
        left.addWidget(self.own)
        right = QVBoxLayout()
        right.addWidget(self.wall, 1)
        right.addWidget(self.words)
        right.addWidget(self.progress)
        right.addWidget(self.faults)
        both = QHBoxLayout()
        both.addLayout(left)
        both.addLayout(right, 1)
        whole = QVBoxLayout(self)
        whole.addLayout(both, 1)
        whole.addWidget(self.buttons)
        self.resize(roomy(_SIZE))
        self.list.setFocus()

    def _connect(self) -> None:
        self.buttons.rejected.connect(self.reject)
        self.wall.completed.connect(self._wall_complete)
        self.list.currentItemChanged.connect(self._item_chosen)
        self.marks.toggled.connect(self.marks_wanted)
        self.own.linkActivated.connect(self._open_own)

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
            self.chosen.emit(item.data(_KEY))

    def show_settings(self, settings: Settings) -> None:
        """Show these settings: the marks, and the cloth below the cards."""
        with QSignalBlocker(self.marks):
            self.marks.setChecked(settings.marks)
        self.wall.set_cloth(settings.cloth.value)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show the deck that is used now, or what has changed in it."""
        self._pictures = pictures
        self.wall.show_pictures(pictures)
        facts = self._facts.get(self._box.key)
        if facts is not None:
            parts = [facts.name, facts.credit, facts.licence]
            said = " · ".join(part for part in parts if part)
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

    def _wall_complete(self) -> None:
        self._show_faults()
        self._box.look_through()

    def _show_faults(self) -> None:
        """What is known so far: a broken picture is found when it is first looked at."""
        found = self._pictures.faults
        named = {_about(line) for line in found}
        facts = self._facts.get(self._box.key)
        known = facts.faults if facts is not None else ()
        folder = f"{self._pictures.deck.folder}{os.sep}"
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
    lines = [facts.name]
    if facts.credit:
        lines.append(f"    {facts.credit}")
    if facts.licence:
        lines.append(f"    {facts.licence}")
    if faults:
        lines.append(f"    {trn('{n} fault', '{n} faults', faults)}")
    return "\n".join(lines)


def _wrapped(words: str, parent: QWidget) -> PlainLabel:
    label = PlainLabel(words, parent)
    label.setWordWrap(True)
    return label


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
