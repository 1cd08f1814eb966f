"""Cards and needs of a yaku as little cards; a click opens the dialog to choose others."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QWidget

from hanafuda_desktop.app.editor.form.card_picker import CardPicker
from hanafuda_desktop.app.editor.form.card_strip import CardStrip, Stretch
from hanafuda_desktop.app.editor.form.context import FormContext
from hanafuda_desktop.app.editor.form.editors import FieldEditor
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rules.form import Field, Origin
from hanafuda_desktop.rules.form_cards import NOTHING, cards_changed, cards_in

__all__ = ["CardsEditor", "NeedsEditor"]


_ASKED: Final = {
    "each month": tr_noop("{count} of each month of"),
    "each category": tr_noop("{count} of each category of"),
    "same month": tr_noop("{count} of one month of"),
    "same category": tr_noop("{count} of one category of"),
}
"""What stands before the cards of a need that asks more of them."""


class _StripEditor(FieldEditor):
    """A strip of cards, and the dialog it opens."""

    def __init__(self, context: FormContext, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._field = field
        self.strip = CardStrip(context.pictures, self)
        self._hold(self.strip, stretch=False)
        self.strip.clicked.connect(self._ask)
        self.show_field(field)

    def show_field(self, field: Field) -> None:
        """Show what holds now."""
        self._field = field
        self.strip.show_cards(self._stretches(), is_dim=field.origin is not Origin.WRITTEN)

    def _stretches(self) -> list[Stretch]:
        raise NotImplementedError

    def _ask(self) -> None:
        raise NotImplementedError

    def _open(self, picker: CardPicker) -> None:
        picker.finished.connect(lambda result: self._closed(picker, result))
        picker.open()

    def _closed(self, picker: CardPicker, result: int) -> None:
        if result == QDialog.DialogCode.Accepted:
            self._take(picker)
        picker.deleteLater()

    def _take(self, picker: CardPicker) -> None:
        raise NotImplementedError


class CardsEditor(_StripEditor):
    """A set of cards."""

    def _stretches(self) -> list[Stretch]:
        return [Stretch("", cards_in(self._field.value))]

    def _ask(self) -> None:
        mask = cards_in(self._field.value) or 0
        sort = self._field.sort
        may_be_none = NOTHING in sort.words or sort.may_be_left_out
        title = self._field.label
        self._open(
            CardPicker(self._context.pictures, title, mask, self.window(), may_be_none=may_be_none)
        )

    def _take(self, picker: CardPicker) -> None:
        if picker.cards == (cards_in(self._field.value) or 0):
            return
        if not picker.cards and NOTHING not in self._field.sort.words:
            self.chosen.emit(None)
        else:
            self.chosen.emit(cards_changed(self._field.value, picker.cards))


class NeedsEditor(_StripEditor):
    """The cards that a yaku takes.

    Each by itself, or some of one set: these are clicked together. What is more than that is
    changed need by need.
    """

    more_asked = Signal()
    """These needs are to be changed one by one."""

    @property
    def needs(self) -> list[Any]:
        """The needs as they are written."""
        value = self._field.value
        if value is None:
            return []
        return value if isinstance(value, list) else [value]

    def _stretches(self) -> list[Stretch]:
        single = _singles(self.needs)
        if single is not None:
            return [Stretch("", single)]
        return [_stretch(need) for need in self.needs]

    def _ask(self) -> None:
        single, some = _singles(self.needs), _some(self.needs)
        if single is None and some is None:
            self.more_asked.emit()
            return
        mask, count = (single, 0) if some is None else some
        self._open(
            CardPicker(
                self._context.pictures, self._field.label, mask or 0, self.window(), count=count
            )
        )

    def _take(self, picker: CardPicker) -> None:
        single, some = _singles(self.needs), _some(self.needs)
        mask, count = picker.cards, picker.count
        if (mask, count) == ((single, 0) if some is None else some):
            return
        if not count:
            self.chosen.emit(_each_of(self.needs, mask))
        elif some is not None:
            need = self.needs[0]
            cards = need["cards"] if mask == some[0] else cards_changed(need["cards"], mask)
            self.chosen.emit([{**need, "cards": cards, "count": count}])
        else:
            self.chosen.emit([{"cards": cards_changed(None, mask), "count": count}])


def _parts(need: Any) -> tuple[int, int, str] | None:
    """The cards of a need, how many it takes, and what else it asks."""
    full = need if isinstance(need, dict) and "cards" in need else {"cards": need}
    mask, count = cards_in(full["cards"]), str(full.get("count", 1))
    if mask is None or not count.isdecimal():
        return None
    each, same = full.get("each"), full.get("same")
    asked = f"each {each}" if each else f"same {same}" if same else ""
    return mask, int(count), asked


def _singles(needs: list[Any]) -> int | None:
    """The cards, if each need is one card."""
    mask = 0
    for need in needs:
        found = _parts(need)
        if found is None or found[0].bit_count() != 1 or found[1] != 1 or mask & found[0]:
            return None
        mask |= found[0]
    return mask


def _some(needs: list[Any]) -> tuple[int, int] | None:
    """The cards and how many of them, if that is all there is."""
    found = _parts(needs[0]) if len(needs) == 1 else None
    is_map = bool(needs) and isinstance(needs[0], dict) and "cards" in needs[0]
    return None if found is None or found[2] or not is_map else (found[0], found[1])


def _each_of(needs: list[Any], mask: int) -> list[Any]:
    """A need for each card: those that stay as they are written, then the new ones."""
    kept = [need for need in needs if (_singles([need]) or 0) & mask]
    there = _singles(kept) or 0
    return [*kept, *(CARDS[card].id for card in members(mask & ~there))]


def _stretch(need: Any) -> Stretch:
    found = _parts(need)
    if found is None:
        return Stretch("", None)
    mask, count, asked = found
    if asked:
        return Stretch(tr(_ASKED.get(asked, "{count} of"), count=count), mask)
    return Stretch("" if count == mask.bit_count() == 1 else tr("{count} of", count=count), mask)
