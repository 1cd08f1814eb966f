"""A dialog in which cards are clicked together."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.editor.form.card_grid import CardGrid
from hanafuda_desktop.app.editor.form.number_box import NumberBox
from hanafuda_desktop.cards.card import CARDS, Category, Ribbon
from hanafuda_desktop.cards.cardset import FULL_DECK, mask_where
from hanafuda_desktop.cards.vocabulary import paragraph
from hanafuda_desktop.language import tr, tr_noop, trn
from hanafuda_desktop.rules.form_sorts import Kind, Sort
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.plain_text import PlainLabel, plain_text

__all__ = ["CardPicker"]

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
        self.number = NumberBox(Sort(Kind.NUMBER, 1, len(CARDS)), self)
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
        row = QHBoxLayout(kinds)
        row.setContentsMargins(0, 0, 0, 0)
        for name, button in self.kinds.items():
            button.setAutoDefault(False)
            button.setToolTip(plain_text(tr(_TIPS.get(name, _TIP))))
            button.setMinimumWidth(
                self.fontMetrics().horizontalAdvance(button.text().replace("&", "")) + _ROUND
            )
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            row.addWidget(button, 1)  # equal shares, and to long words what they need
        many = QHBoxLayout()
        for widget in (self.all_of_them, self.some_of_them, self.number):
            widget.setVisible(asks_count)
            many.addWidget(widget)
        many.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self.told, 1)
        foot.addWidget(self.buttons)
        whole = QVBoxLayout(self)
        whole.addWidget(kinds)
        whole.addWidget(self.grid, 0, Qt.AlignmentFlag.AlignHCenter)
        whole.addLayout(many)
        whole.addLayout(foot)
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
