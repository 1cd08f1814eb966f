"""What a single value is changed with: a switch, a number, a choice, a line of text, cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QRegularExpression, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QMenu,
    QToolButton,
    QWidget,
)

from hanafuda_desktop.app.editor.form.boxes import NOTHING_WRITTEN, ComboBox, LineBox, NumberBox
from hanafuda_desktop.app.editor.form.cards import CardPicker, CardStrip, Stretch
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.rules.diagnostics import Diagnostic
from hanafuda_desktop.rules.differences import readable
from hanafuda_desktop.rules.form import Field, Form, FormChanges, FormPart, FormPath, Origin
from hanafuda_desktop.rules.schema.selectors import NOTHING, cards_changed, cards_in
from hanafuda_desktop.rules.schema.values import listed, shown_in
from hanafuda_desktop.rules.schema_places import ValueKind, word_shown
from hanafuda_desktop.rules.source import Span
from hanafuda_desktop.rules.text_edits import CannotEdit
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import PlainLabel, plain_text
from hanafuda_desktop.text.language import tr, tr_noop, trn

_NUMBERS: Final = r"\s*[+-]?\d{1,9}(\s*[,\s]\s*[+-]?\d{1,9})*\s*"
_NAME: Final = r"[a-z0-9]+(-[a-z0-9]+)*"
_ANY: Final = "any"
_MOST_INLINE: Final = 4
_CHOSEN: Final = ("extends", "deck", "variant_of")
"""Keys whose names are those of files, of which there are so many and no more."""


_ABOUT: Final = "about"


class FormContext(QObject):
    """Stands between the fields and the text.

    Args:
        pictures: the cards.
        parent: the page it belongs to.

    Attributes:
        form: the rules as they are shown.
        pictures: the same.
        problems: what is wrong in the file.
        can_edit: whether the file may be changed at all.
        is_waiting: whether the text cannot be read, so that ``form`` shows what it said before.
    """

    change_begins = Signal()
    """A field is about to be changed: what was typed since must be looked at first."""
    edited = Signal(str)
    """A field was changed: the text as it is then."""
    refused = Signal(str)
    """A change cannot be written: why."""
    place_asked = Signal(object)
    """Somebody wants to see where something is written: a :class:`Span`."""
    explained = Signal(str)
    """A field has got the focus: what it means."""

    def __init__(self, pictures: CardPictures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pictures = pictures
        self.form: Form
        self.problems: tuple[Diagnostic, ...] = ()
        self.can_edit = True
        self.is_waiting = False

    def change(self, act: Callable[[FormChanges], str]) -> bool:
        """Change the text, or say why that cannot be; returns whether it says something else."""
        self.change_begins.emit()
        if self.is_waiting:
            self.refused.emit(tr("the text cannot be read now"))
            return False
        try:
            text = act(FormChanges(self.form))
        except CannotEdit as error:
            self.refused.emit(str(error))
            return False
        if text == self.form.text:
            return False
        self.edited.emit(text)
        return True

    def explain(self, widget: QWidget, label: str, about: str) -> None:
        """Have it said what a value means whenever this has the focus."""
        if widget.property(_ABOUT) is None:
            widget.installEventFilter(self)
        widget.setProperty(_ABOUT, tr("{key}: {what}", key=label, what=about) if about else label)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say what the value means that gets the focus."""
        if event.type() == QEvent.Type.FocusIn:
            self.explained.emit(str(watched.property(_ABOUT)))
        return False

    def show_in_text(self, path: tuple[str, ...]) -> None:
        """Go to where a value is written, or to where its map is."""
        while path:
            node = self.form.written(path)
            if node is not None:
                self.place_asked.emit(self.form.field(path).span or node.span)
                return
            path = path[:-1]
        end = self.form.own.span.end
        self.place_asked.emit(Span(self.form.own.span.source, end, end))

    def problem_in(self, what: Field | FormPart) -> str:
        """The first thing that is wrong in what the text says of it; empty if nothing is."""
        span = what.span
        if span is None:
            return ""
        found = (each for each in self.problems if span.start <= each.start <= span.end)
        return next((each.message for each in found), "")


class FieldEditor(QWidget):
    """Holds what a value is changed with.

    Args:
        context: the form.
        field: the value.
        parent: the widget it stands in.

    Attributes:
        control: what has the focus in it.
    """

    control: QWidget

    def __init__(self, context: FormContext, field: Field, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._field = field
        self._row = filled(QHBoxLayout(self), margins=(0, 0, 0, 0), spacing=4)
        self._make()
        self.refresh()

    def _make(self) -> None:
        """Make what is in it."""
        raise NotImplementedError

    def _hold(self, control: QWidget, *, stretch: bool = True) -> None:
        self._row.addWidget(control)
        if stretch:
            self._row.addStretch(1)
        self.control = control

    def _box(self, field: Field, name: str, most_width: int) -> NumberBox:
        """One of several boxes for numbers."""
        box = NumberBox(field.sort, self)
        box.setAccessibleName(name)
        box.setMaximumWidth(most_width)
        self._context.explain(box, field.label, field.about)
        self._row.addWidget(box)
        return box

    def _choose(self, value: Any) -> None:
        """Have a value written; ``None`` where nothing is to be said any more."""
        field = self._context.form.field(self._field.path)
        if not self._context.change(lambda text: text.choose(field, value)):
            self.refresh()

    def refresh(self) -> None:
        """Show what holds now."""
        self._field = self._context.form.field(self._field.path)
        self._show(self._field.value)
        self.setEnabled(self._context.can_edit or isinstance(self, TextOnly))

    def _show(self, value: Any) -> None:
        raise NotImplementedError

    @property
    def also(self) -> str:
        """What else is to be said of a value, beside what it means."""
        return ""


class SwitchEditor(FieldEditor):
    """Yes or no."""

    def _make(self) -> None:
        self.box = QCheckBox(self)
        self._hold(self.box)
        self.box.clicked.connect(lambda: self._choose(self.box.isChecked()))

    def _show(self, value: Any) -> None:
        self.box.setChecked(str(value).lower() == "true")


class NumberEditor(FieldEditor):
    """A number, or a word in its place."""

    def _make(self) -> None:
        self.box = NumberBox(self._field.sort, self)
        self._hold(self.box)
        self.box.valueChanged.connect(lambda _value: self._choose(self.box.chosen))

    def _show(self, value: Any) -> None:
        self.box.show_number(value)


class ChoiceEditor(FieldEditor):
    """One of some words, or of the names there are."""

    def _make(self) -> None:
        sort = self._field.sort
        self.box = ComboBox(self)
        if sort.may_be_left_out:
            self.box.addItem(NOTHING_WRITTEN, None)
        is_word = sort.kind is ValueKind.CHOICE
        for word in sort.words if is_word else self._context.form.known(self._field.path):
            self.box.addItem(word_shown(word) if is_word else word, word)
        self._hold(self.box)
        self.box.activated.connect(lambda _row: self._choose(self.box.currentData()))

    def _show(self, value: Any) -> None:
        self.box.setCurrentIndex(
            self.box.findData(str(value).lower() if isinstance(value, bool) else value)
        )


class LineEditor(FieldEditor):
    """A line of text, which stands for a value."""

    pattern = ""

    def _make(self) -> None:
        self.line = LineBox(self, self.pattern)
        self._hold(self.line, stretch=False)
        self.line.changed.connect(lambda text: self._choose(self._read(text)))

    def _show(self, value: Any) -> None:
        self.line.show_text(self._written(value))

    def _read(self, text: str) -> Any:
        return text or None

    def _written(self, value: Any) -> str:
        return ", ".join(_each(value))

    def _alone(self, entries: list[Any]) -> Any:
        """Some entries as a rule file has them: one may stand for a list of one."""
        sort = self._field.sort
        is_alone = len(entries) == 1 and (sort.one_alone or entries[0] in sort.words)
        return entries[0] if is_alone else entries or None


class TextEditor(LineEditor):
    """A line of text; of one in several languages that which is spoken, or English."""

    def _written(self, value: Any) -> str:
        text = value[shown_in(value)] if isinstance(value, dict) and value else value
        return text if isinstance(text, str) else ""

    @property
    def also(self) -> str:
        """The same in other languages, which stay as they are."""
        words = self._field.value if isinstance(self._field.value, dict) else {}
        others = [f"{key}: {words[key]}" for key in words if key != shown_in(words)]
        return "".join(f"\n{each}" for each in others)


class NumbersEditor(LineEditor):
    """Numbers in a row, with commas."""

    pattern = _NUMBERS

    def _read(self, text: str) -> Any:
        return self._alone([int(each) for each in _entries(text)])


class NameEditor(LineEditor):
    """A name in small letters."""

    pattern = _NAME

    def _make(self) -> None:
        super()._make()
        known = self._context.form.known(self._field.path)
        self.line.setCompleter(QCompleter(list(known), self.line))


class NamesEditor(LineEditor):
    """Names in a row, and a menu of those there are."""

    pattern = rf"\s*{_NAME}(\s*,\s*{_NAME})*\s*"

    def _make(self) -> None:
        super()._make()
        self.line.setPlaceholderText(tr("none", meaning="a value of a rule file"))
        self.choose = QToolButton(self)
        self.choose.setText(tr("Choose"))
        self.choose.setToolTip(tr("Choose from the names there are."))
        self.choose.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.choose)
        self.choose.setMenu(self.menu)
        self._row.addWidget(self.choose)
        self.menu.aboutToShow.connect(self._fill)

    def _read(self, text: str) -> Any:
        return self._alone(_entries(text))

    def _fill(self) -> None:
        self.menu.clear()
        known = self._context.form.known(self._field.path)
        own = self._field.path[-2] if len(self._field.path) > 1 else ""
        for word in self._field.sort.words:
            action = self.menu.addAction(word)
            action.triggered.connect(lambda _checked=False, word=word: self._choose(word))
        for name in (each for each in known if each != own):
            action = self.menu.addAction(known[name] or name)
            action.setCheckable(True)
            action.setChecked(name in _each(self._field.value))
            action.triggered.connect(lambda _checked=False, name=name: self._toggle(name))

    def _toggle(self, name: str) -> None:
        names = [each for each in _each(self._field.value) if each not in self._field.sort.words]
        kept = [each for each in names if each != name]
        self._choose(self._alone(kept if name in names else [*names, name]))


def _entries(text: str) -> list[str]:
    return text.replace(",", " ").split()


def _each(value: Any) -> list[str]:
    """The entries of a list, or one in its place."""
    return [] if value is None else [str(each) for each in listed(value)]


class StepsEditor(LineEditor):
    """One of some words, or numbers."""

    def _make(self) -> None:
        self._words = {word_shown(word): word for word in self._field.sort.words}
        pattern = "|".join((*map(QRegularExpression.escape, self._words), _NUMBERS))
        self.box = ComboBox(self)
        self.box.setEditable(True)
        self.box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for shown, word in self._words.items():
            self.box.addItem(shown, word)
        self.line = LineBox(self.box, pattern)
        self.line.setMinimumWidth(0)  # it has the room of the box
        self.box.setLineEdit(self.line)
        self._hold(self.box)
        self.box.activated.connect(lambda _row: self.line.commit())
        self.line.changed.connect(lambda text: self._choose(self._read(text)))

    def _read(self, text: str) -> Any:
        if text in self._words:
            return self._words[text]
        numbers = [int(each) for each in _entries(text)]
        return numbers[0] if len(numbers) == 1 else numbers

    def _written(self, value: Any) -> str:
        is_word = isinstance(value, str) and value in self._field.sort.words
        return word_shown(value) if is_word else super()._written(value)


class ByPlayersEditor(FieldEditor):
    """A number, or one for each number of players."""

    def _make(self) -> None:
        self.boxes: dict[str, NumberBox] = {}
        self.differs = QCheckBox(tr("by players"), self)
        self.differs.setToolTip(tr("Whether the number depends on how many play."))
        self.differs.clicked.connect(self._switch)

    @property
    def numbers(self) -> dict[str, Any]:
        """The numbers that hold now."""
        value = self._field.value
        if isinstance(value, dict):
            return value
        return {} if value is None else {_ANY: value}

    def _counts(self) -> list[str]:
        """The numbers of players that can play."""
        form = self._context.form
        ends = [str(form.value(("players", key))) for key in ("least", "most")]
        least, most = (int(end) if end.isdecimal() else 2 for end in ends)
        return [str(count) for count in range(max(2, least), min(7, most) + 1)]

    def _show(self, value: Any) -> None:
        by_players = set(self.numbers) - {_ANY}
        keys = [_ANY]
        if by_players:
            keys = sorted(by_players | set(self._counts())) + [_ANY] * (_ANY in self.numbers)
        if keys != list(self.boxes):
            self._build(keys)
        for key, box in self.boxes.items():
            number = self.numbers.get(key, self.numbers.get(_ANY))
            box.show_number(self._field.sort.least if number is None else number)
        self.differs.setChecked(bool(by_players))
        self.differs.setVisible(bool(by_players) or len(self._counts()) > 1)

    def _build(self, keys: list[str]) -> None:
        while self._row.count():
            self._row.takeAt(0)
        for box in self.boxes.values():
            box.deleteLater()
        self.boxes = {}
        for key in keys:
            box = self._box(self._field, f"{self._field.label}, {_players(key)}", 90)
            if len(keys) > 1:
                box.setPrefix(tr("others: ") if key == _ANY else tr("{key}: ", key=key))
            box.valueChanged.connect(lambda _value, key=key: self._take(key))
            box.show()
            self.boxes[key] = box
        self._row.addWidget(self.differs)
        self._row.addStretch(1)
        self.control = self.boxes[keys[0]]

    def _take(self, key: str) -> None:
        chosen = self.boxes[key].chosen
        is_alone = list(self.boxes) == [_ANY]
        self._choose(chosen if is_alone else {**self.numbers, key: chosen})

    def _switch(self, checked: bool) -> None:  # noqa: FBT001 - Qt's signature
        numbers = self.numbers
        if checked:
            number = numbers.get(_ANY, self._field.sort.least)
            self._choose(dict.fromkeys(self._counts(), number))
        else:
            self._choose(numbers.get(_ANY, next(iter(numbers.values()))))


def _players(key: str) -> str:
    """For how many players a number is."""
    if key == _ANY:
        return tr("any number of players")
    return trn("{n} player", "{n} players", int(key)) if key.isdecimal() else key


def inline_fields(context: FormContext, path: FormPath) -> tuple[Field, ...]:
    """The fields of a map, if they are a few numbers that fit on one line."""
    fields = context.form.fields(path)
    is_short = 0 < len(fields) <= _MOST_INLINE
    return fields if is_short and all(each.sort.kind is ValueKind.NUMBER for each in fields) else ()


class InlineNumbers(FieldEditor):
    """The numbers of a small map; each is written as a value of its own."""

    def _make(self) -> None:
        context = self._context
        self.boxes: dict[FormPath, NumberBox] = {}
        for field in inline_fields(context, self._field.path):
            label = PlainLabel(field.label.lower(), self)
            self._row.addWidget(label)
            box = self._box(field, field.label, 70)
            box.setToolTip(plain_text(field.about))
            label.setBuddy(box)
            self.boxes[field.path] = box
            box.valueChanged.connect(
                lambda _value, path=field.path, box=box: context.change(
                    lambda text: text.set(path, box.chosen)
                )
            )
        self._row.addStretch(1)
        self.control = next(iter(self.boxes.values()))

    def _show(self, value: Any) -> None:
        for path, box in self.boxes.items():
            box.show_number(self._context.form.value(path))


class TextOnly(FieldEditor):
    """A value that is changed in the text: what it says, and a way there."""

    def _make(self) -> None:
        self.words = PlainLabel(parent=self, wraps=True)
        self.button = QToolButton(self)
        self.button.setText(tr("Edit in the text"))
        self.button.clicked.connect(lambda: self._context.show_in_text(self._field.path))
        self._row.addWidget(self.words, 1)
        self._hold(self.button, stretch=False)

    def _show(self, value: Any) -> None:
        self.words.setText(readable(value))


_ASKED: Final = {
    "each month": tr_noop("{count} of each month of"),
    "each category": tr_noop("{count} of each category of"),
    "same month": tr_noop("{count} of one month of"),
    "same category": tr_noop("{count} of one category of"),
}
"""What stands before the cards of a need that asks more of them."""


class CardsEditor(FieldEditor):
    """A set of cards, or the needs of a yaku: a strip of them, and the dialog it opens.

    Needs of a card each, or of some cards of one set, are clicked together. What is more than that
    is changed need by need.
    """

    more_asked = Signal()
    """These needs are to be changed one by one."""

    def _make(self) -> None:
        self._takes_needs = self._field.sort.kind is ValueKind.PARTS
        self.strip = CardStrip(self._context.pictures, self)
        self._hold(self.strip, stretch=False)
        self.strip.clicked.connect(self._ask)

    def _show(self, value: Any) -> None:
        stretches = [Stretch("", cards_in(value))]
        if self._takes_needs:
            single = _singles(self._needs)
            stretches = [*map(_stretch, self._needs)] if single is None else [Stretch("", single)]
        self.strip.show_cards(stretches, is_dim=self._field.origin is not Origin.WRITTEN)

    @property
    def _needs(self) -> list[Any]:
        return [] if self._field.value is None else listed(self._field.value)

    @property
    def _asked(self) -> tuple[int, int | None] | None:
        """The cards, and how many of them; 0 for all. ``None`` where there is more to be said."""
        if not self._takes_needs:
            return cards_in(self._field.value) or 0, None
        single = _singles(self._needs)
        return _some(self._needs) or (None if single is None else (single, 0))

    def _ask(self) -> None:
        if self._asked is None:
            self.more_asked.emit()
            return
        (mask, count), sort = self._asked, self._field.sort
        may_be_none = not self._takes_needs and (NOTHING in sort.words or sort.may_be_left_out)
        picker = CardPicker(
            self._context.pictures,
            self._field.label,
            mask,
            self.window(),
            may_be_none=may_be_none,
            count=count,
        )
        picker.accepted.connect(lambda: self._take(picker.cards, picker.count))
        picker.finished.connect(picker.deleteLater)
        picker.open()

    def _take(self, mask: int, count: int) -> None:
        before = self._asked
        if before is None or (mask, count) == (before[0], before[1] or 0):
            return
        if self._takes_needs:
            self._choose(_needs_changed(self._needs, mask, count))
        else:
            is_gone = not mask and NOTHING not in self._field.sort.words
            self._choose(None if is_gone else cards_changed(self._field.value, mask))


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


def _needs_changed(needs: list[Any], mask: int, count: int) -> list[Any]:
    """Needs of so many of these cards; 0 for each of them. What stays is as it is written."""
    if not count:
        kept = [need for need in needs if (_singles([need]) or 0) & mask]
        there = _singles(kept) or 0
        return [*kept, *(CARDS[card].id for card in members(mask & ~there))]
    some = _some(needs)
    need = needs[0] if some is not None else {"cards": None}
    is_same = some is not None and some[0] == mask
    cards = need["cards"] if is_same else cards_changed(need["cards"], mask)
    return [{**need, "cards": cards, "count": count}]


def _stretch(need: Any) -> Stretch:
    found = _parts(need)
    if found is None:
        return Stretch("", None)
    mask, count, asked = found
    if asked:
        return Stretch(tr(_ASKED.get(asked, "{count} of"), count=count), mask)
    return Stretch("" if count == mask.bit_count() == 1 else tr("{count} of", count=count), mask)


def is_line(context: FormContext, field: Field) -> bool:
    """Whether a value stands on a line, and holds no fields of its own."""
    sort = field.sort
    is_fixed = sort.kind is ValueKind.GROUP and not sort.may_be_left_out
    return not sort.is_large or (is_fixed and bool(inline_fields(context, field.path)))


_EDITORS: Final[dict[ValueKind, type[FieldEditor]]] = {
    ValueKind.SWITCH: SwitchEditor,
    ValueKind.NUMBER: NumberEditor,
    ValueKind.NUMBERS: NumbersEditor,
    ValueKind.STEPS: StepsEditor,
    ValueKind.CHOICE: ChoiceEditor,
    ValueKind.GROUP: InlineNumbers,
    ValueKind.CARDS: CardsEditor,
    ValueKind.PARTS: CardsEditor,
    ValueKind.BY_PLAYERS: ByPlayersEditor,
    ValueKind.NAMES: NamesEditor,
}


def editor_for(context: FormContext, field: Field, parent: QWidget) -> FieldEditor:
    """What a value is changed with."""
    value = field.value
    is_text = value is None or isinstance(value, str)
    is_words = isinstance(value, dict) and all(isinstance(each, str) for each in value.values())
    found: type[FieldEditor] = _EDITORS.get(field.sort.kind, TextOnly)
    match field.sort.kind:
        case ValueKind.NAME | ValueKind.TEXT if field.path[-1] in _CHOSEN and is_text:
            found = ChoiceEditor
        case ValueKind.NAME if is_text:
            found = NameEditor
        case ValueKind.TEXT | ValueKind.WORDS if (is_text or is_words) and "\n" not in str(value):
            found = TextEditor
    return found(context, field, parent)
