"""The page on which the rules that are being written are a form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.editor.checker import Checked
from hanafuda_desktop.app.editor.form.boxes import ComboBox, FlatButton, LineBox, NumberBox
from hanafuda_desktop.app.editor.form.editors import (
    CardsEditor,
    FieldEditor,
    FormContext,
    InlineNumbers,
    NumberEditor,
    TextEditor,
    editor_for,
    inline_fields,
    is_line,
)
from hanafuda_desktop.app.editor.text import Colour
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.rules.differences import readable
from hanafuda_desktop.rules.form import Field, Form, FormChanges, FormPart, FormPath, Origin
from hanafuda_desktop.rules.schema.values import shown_in
from hanafuda_desktop.rules.schema_places import ValueKind, in_words
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import PlainLabel, plain_text
from hanafuda_desktop.text.language import tr
from hanafuda_desktop.text.vocabulary import in_a_row

_LINES: Final = 4
"""Lines in which it is said what a field means; the rest is in its tooltip."""


class FormPage(QWidget):
    """Sections of fields; each is made when it is opened.

    Args:
        pictures: the cards.
        parent: the window it stands in.
    """

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Rules as a form"))
        self.context = FormContext(pictures, self)
        self.sections: dict[str, FieldBlock] = {}
        self._made_for: tuple[object, ...] = ()
        waits = tr("The form waits until the text can be read: mend what is underlined first.")
        self.note = PlainLabel(waits, self, wraps=True)
        self.note.hide()
        self.area = QScrollArea(self, widgetResizable=True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.viewport().setAutoFillBackground(False)
        about = tr("What a field means is said here. Whatever you change is written into the text.")
        self.about = PlainLabel(about, self, wraps=True)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.about.setFixedHeight(_LINES * self.fontMetrics().lineSpacing() + 2)
        self.about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        parts = (self.note, (self.area, 1), self.about)
        filled(QVBoxLayout(self), *parts, margins=(6, 6, 6, 4), spacing=4)
        self.context.explained.connect(self.about.setText)
        self.context.refused.connect(self._refused)
        self.setFocusProxy(self.area)

    # --- what the editor tells -------------------------------------------------------------------

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck."""
        self.context.pictures = pictures
        self.sections = {}
        if self._made_for:
            self._build()

    def commit(self) -> None:
        """Write what is typed in a field that has not been left yet."""
        field = self.focusWidget()
        typed = field.lineEdit() if isinstance(field, ComboBox) else field
        if isinstance(typed, NumberBox | LineBox):
            typed.commit()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's signature
        """Go through the fields as they stand; Qt goes from one to the next as they were made."""
        inside, focus = self.area.widget(), QApplication.focusWidget()
        stops = [] if inside is None else list(_stops_in(inside))
        at = stops.index(focus) if focus in stops else -1 if forward else len(stops)
        at += 1 if forward else -1
        if not 0 <= at < len(stops):
            return bool(super().focusNextPrevChild(forward))
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[at].setFocus(reason)
        return True

    def show_checked(self, checked: Checked) -> None:
        """Show what the rules say now."""
        form = checked.form
        self.note.setVisible(form is None)
        self.context.is_waiting = form is None
        self.area.setEnabled(form is not None)
        if form is None:
            return
        self.context.form = form
        self.context.problems = checked.own_problems
        if self._made_for != _shape(form):
            self.commit()  # the field goes; what this writes may have made the form anew already
        if self._made_for == _shape(self.context.form):
            for section in self.sections.values():
                section.refresh()
        else:
            self._build()

    # --- making ----------------------------------------------------------------------------------

    def _build(self) -> None:
        """Make the sections anew; those that were open are open again."""
        context, form = self.context, self.context.form
        opened = {title for title, section in self.sections.items() if section.is_open}
        focus = QApplication.focusWidget() or self
        focused = [path for path, line in self._lines() if line.editor.isAncestorOf(focus)]
        at = self.area.verticalScrollBar().value()
        inside = QWidget(self.area)
        column = filled(QVBoxLayout(inside), margins=(0, 0, 2, 0), spacing=2)
        self.sections = {}
        for title, fields in form.groups():
            is_one = len(fields) == 1 and fields[0].label == title
            path, several = (fields[0].path, ()) if is_one else ((), fields)
            section = FieldBlock(context, path, inside, title=title, fields=several)
            self.sections[title] = section
            column.addWidget(section)
        column.addStretch(1)
        self._made_for = _shape(form)
        old = self.area.takeWidget()
        if old is not None:  # it goes later: one of it may be what is telling of a change just now
            old.hide()
            old.setParent(self)  # what has no parent would go at once with the name it has here
            old.deleteLater()
        self.area.setWidget(inside)
        inside.setAutoFillBackground(False)
        for title, section in self.sections.items():
            if title in opened or (not opened and section.path == ()):
                section.open()
        for path, line in self._lines():
            if path in focused:
                line.editor.control.setFocus()
        self.area.verticalScrollBar().setValue(at)

    def _lines(self) -> Iterator[tuple[FormPath, FieldLine]]:
        """The lines of the sections that are open."""
        for section in self.sections.values():
            if isinstance(section.body, GroupBody):
                yield from section.body.lines.items()

    def _refused(self, why: str) -> None:
        self.about.setText(
            tr("This cannot be written from here: {why}. Change it in the text.", why=why)
        )


def _shape(form: Form) -> tuple[object, ...]:
    return (form.family, *((title, len(fields)) for title, fields in form.groups()))


# The way of the Tab key through widgets of which some are made later than their neighbours.


def _stops_in(held: QWidget | QLayout) -> Iterator[QWidget]:
    """Where the Tab key stops, in the order in which it stands on the screen."""
    layout = held.layout()
    if layout is not None:
        items = (layout.itemAt(place) for place in range(layout.count()))
        for inner in (item.widget() or item.layout() for item in items if item is not None):
            if inner is not None:
                yield from _stops_in(inner)
    elif isinstance(held, QWidget):
        is_there = held.isVisible() and held.isEnabled()
        if is_there and held.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield held


# How what was not said in the text itself is told apart: dimmed, and still easily read.

_ROOM: Final = (84, 150)
"""Pixels for what is said beside a value, in a small window and in a wide one."""
_LABEL: Final = (72, 118)
"""Pixels that a label takes at least."""
_WIDE: Final = 1100
"""Pixels that make a window a wide one."""


def _dim(widget: QWidget, *, is_dim: bool) -> None:
    """Dim a text, or show it in full."""
    window = widget.window().palette()
    full = window.color(QPalette.ColorRole.WindowText)
    colour = Colour.NUMBER.on(window) if is_dim else full
    palette = widget.palette()
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        palette.setColor(group, QPalette.ColorRole.WindowText, colour)
        palette.setColor(group, QPalette.ColorRole.Text, colour)
    widget.setPalette(palette)


def _said_by(note: QToolButton, form: Form, field: Field) -> str:
    """Who says a value, if not the text; a long name would take the room of the values."""
    if field.origin is not Origin.BASE:
        return tr("usual") if field.origin is Origin.USUAL else ""
    words, room = tr("from {name}", name=form.base_name), _ROOM[_is_wide(note)]
    return words if note.fontMetrics().horizontalAdvance(words) <= room else tr("inherited")


def _is_wide(widget: QWidget) -> bool:
    return widget.window().width() >= _WIDE


def show_note(note: QToolButton, words: str, tip: str, *, can_be_clicked: bool) -> None:
    """Say beside a value where it comes from, or offer the way back."""
    faint = Colour.NUMBER.on(note.window().palette())
    palette = note.palette()
    palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText, faint)
    note.setPalette(palette)
    note.setEnabled(can_be_clicked)
    note.setText(words)
    note.setToolTip(plain_text(tip))
    note.setAccessibleName(tip)


# What a form is built of: lines for values, parts that open, and rows for the parts of lists.

_INDENT: Final = 12
_ROW_INDENT: Final = 24
_BACK: Final = "\N{ANTICLOCKWISE OPEN CIRCLE ARROW}"


class Foldable(QWidget):
    """Something with an arrow, and more below it, which is made when it is first opened.

    Attributes:
        arrow: opens and closes it.
        body: what is below, once it was made.
        is_open: whether that is seen.
    """

    def __init__(self, context: FormContext, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._context = context
        self.body: GroupBody | Rows | None = None
        self.is_open: bool = False
        self.arrow = FlatButton(self)
        self.arrow.setArrowType(Qt.ArrowType.RightArrow)
        self.arrow.clicked.connect(lambda: self._fold(is_open=not self.is_open))
        self._whole = filled(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=0)

    def open(self) -> None:
        """Show what is below."""
        self._fold(is_open=True)

    def _make_body(self) -> GroupBody | Rows | None:
        """Make what is below; ``None`` while there is nothing."""
        raise NotImplementedError

    def _fold(self, *, is_open: bool) -> None:
        self.is_open = is_open = is_open and self.arrow.isVisibleTo(self)  # else there is no more
        self.arrow.setAccessibleDescription(tr("open") if is_open else tr("closed"))
        self.arrow.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        if is_open and self.body is not None:
            self.body.refresh()  # nothing is shown of what is closed, so it may be of old
        elif is_open and (body := self._make_body()) is not None:
            self.body = body
            self._whole.addWidget(body)
        if self.body is not None:
            self.body.setVisible(is_open)
        self._show_short()

    def _show_short(self) -> None:
        """Say on its own line what is not seen below."""
        raise NotImplementedError


class FieldLine(QObject):
    """The label, the editor and the note of a value, in a row of a grid.

    Args:
        context: the form.
        field: the value.
        grid: where it stands.
        row: in which row of the grid; the next one is for what is wrong.
        parent: the widget that they stand in.
    """

    def __init__(
        self, context: FormContext, field: Field, grid: QGridLayout, row: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._path = field.path
        self.label = PlainLabel(field.label, parent, wraps=True)
        self.label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.label.setMinimumWidth(_LABEL[_is_wide(parent)])
        self.editor = editor_for(context, field, parent)
        self.label.setBuddy(self.editor.control)
        self.note = FlatButton(parent)
        self.note.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.wrong = PlainLabel(parent=parent, wraps=True)
        grid.addWidget(self.label, row, 0, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self.editor, row, 1)
        grid.addWidget(self.note, row, 2, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.wrong, row + 1, 1, 1, 2)
        self.note.clicked.connect(lambda: context.change(lambda text: text.go_back(field.path)))
        self.refresh()

    def refresh(self) -> None:
        """Show what holds now, and where it comes from."""
        field = self._context.form.field(self._path)
        self.editor.refresh()
        _show_origin(self.label, self._context.form, field.origin)
        self.label.setToolTip(plain_text(field.about))
        control = self.editor.control
        self._context.explain(control, field.label, field.about)
        control.setAccessibleName(field.label)
        control.setAccessibleDescription(field.about)
        if not isinstance(self.editor, CardsEditor):
            control.setToolTip(plain_text(f"{field.about}{self.editor.also}"))
        self._show_note(field)
        _show_wrong(self.wrong, self._context.problem_in(field))

    def _show_note(self, field: Field) -> None:
        base = self._context.form.base_name
        words, tip = _said_by(self.note, self._context.form, field), ""
        if field.can_go_back:
            words, value = _BACK, readable(field.behind)
            tip = (
                tr("Back to {base}'s value: {value}", base=base, value=value)
                if base and self._context.form.inherited(field.path) is not None
                else tr("Back to what is usual: {value}", value=value)
            )
        elif field.origin is Origin.BASE:
            tip = tr("{base} says so; change it here for this game alone.", base=base)
        elif field.origin is Origin.USUAL:
            tip = tr("It is so as long as nothing else is said.")
        can_be_clicked = field.can_go_back and self._context.can_edit
        show_note(self.note, words, tip, can_be_clicked=can_be_clicked)


def _show_wrong(label: PlainLabel, problem: str) -> None:
    label.setStyleSheet(f"color: {Colour.ERROR.on(label.palette()).name()}")
    label.setText(problem)
    label.setVisible(bool(problem))


class FieldBlock(Foldable):
    """A heading with what is in it in short, and below it the fields.

    Args:
        context: the form.
        path: the large value it holds; empty for fields that have nothing in common.
        parent: the widget it stands in.
        title: what it is called as a section of the whole form; else it is called as its value.
        fields: the fields that have nothing in common.
    """

    def __init__(
        self,
        context: FormContext,
        path: FormPath,
        parent: QWidget,
        *,
        title: str = "",
        fields: tuple[Field, ...] = (),
    ) -> None:
        super().__init__(context, parent)
        self._fields = fields
        self.path = path
        self.arrow.setText(title or context.form.field(path).label)
        self.arrow.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.has = QCheckBox(self)
        self.short = PlainLabel(parent=self)
        self.short.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.note = FlatButton(self)
        self.note.hide()
        parts = (self.arrow, self.has, (self.short, 1), self.note)
        self._whole.addLayout(filled(QHBoxLayout(), *parts, margins=(0, 0, 0, 0), spacing=4))
        self._is_section = bool(title)
        _embolden(self.arrow, is_bold=self._is_section)
        self.has.clicked.connect(self._have)
        self.refresh()

    # --- opening ---------------------------------------------------------------------------------

    def _make_body(self) -> GroupBody | Rows | None:
        if not self._is_there:
            return None
        context, field = self._context, self._field
        body: GroupBody | Rows
        if field is None or field.sort.kind is ValueKind.GROUP:
            body = GroupBody(context, self._fields or context.form.fields(self.path), self)
        else:
            body = Rows(context, self.path, self)
        body.setContentsMargins(_INDENT, 0, 0, 0)
        return body

    @property
    def _field(self) -> Field | None:
        """The large value it holds."""
        return self._context.form.field(self.path) if self.path else None

    @property
    def _is_there(self) -> bool:
        """Whether there is what it would hold."""
        field = self._field
        return field is None or not field.sort.may_be_left_out or field.value is not None

    def _have(self, checked: bool) -> None:  # noqa: FBT001 - Qt's signature
        turn = FormChanges.turn_on if checked else FormChanges.turn_off
        self._context.change(lambda text: turn(text, self.path))
        if checked:
            self.open()
        self.refresh()

    # --- showing ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what holds now."""
        field = self._field
        self.has.setVisible(field is not None and field.sort.may_be_left_out)
        self.has.setEnabled(self._context.can_edit)
        if field is not None:
            self._show_field(field)
        if self.body is not None and not self._is_there:
            self.body.deleteLater()
            self.body = None
        self._fold(is_open=self.is_open)

    def _show_field(self, field: Field) -> None:
        form = self._context.form
        self.has.setChecked(field.value is not None)
        self.has.setAccessibleName(tr("There is: {what}", what=field.label))
        self.has.setToolTip(
            plain_text(tr("Whether there is this at all. {about}", about=field.about))
        )
        self.arrow.setToolTip(plain_text(field.about))
        for widget in (self.arrow, self.has):
            self._context.explain(widget, field.label, field.about)
        is_own = field.origin is Origin.WRITTEN and form.is_variant
        _embolden(self.arrow, is_bold=self._is_section or is_own)
        words = _said_by(self.note, form, field)
        self.note.setVisible(bool(words))
        show_note(self.note, words, "", can_be_clicked=False)

    def _show_short(self) -> None:
        """What is in it, while it is closed; or what is wrong there."""
        field = self._field
        if field is None:
            return
        wrong = self._context.problem_in(field)
        words = "" if self.is_open else wrong or _in_short(self._context, field)
        colour = Colour.ERROR if wrong else Colour.NUMBER
        self.short.setStyleSheet(f"color: {colour.on(self.palette()).name()}")
        self.short.setText(words)
        self.short.setToolTip(plain_text(words))


def _embolden(widget: QWidget, *, is_bold: bool) -> None:
    font = widget.font()
    font.setBold(is_bold)
    widget.setFont(font)


def _show_origin(widget: QWidget, form: Form, origin: Origin) -> None:
    """Tell what a variant says itself from what its base says."""
    is_own = origin is Origin.WRITTEN
    _embolden(widget, is_bold=is_own and form.is_variant)
    _dim(widget, is_dim=not is_own)


def _in_short(context: FormContext, field: Field) -> str:
    if field.value is None:
        return tr("none", meaning="a value of a rule file")
    if field.sort.kind in (ValueKind.PARTS, ValueKind.KEYED):
        titles = [part.title for part in context.form.parts(field.path) if not part.is_removed]
        if not titles:
            return tr("none", meaning="a value of a rule file")
        if field.sort.is_named or field.sort.kind is ValueKind.KEYED:
            return tr("{number}: {listed}", number=len(titles), listed=in_a_row(titles))
    return readable(_in_one_language(field.value))


def _in_one_language(value: Any) -> Any:
    """A value with one language of each text."""
    if isinstance(value, dict):
        return (
            value[shown_in(value)]
            if "en" in value
            else {key: _in_one_language(value[key]) for key in value}
        )
    return [_in_one_language(each) for each in value] if isinstance(value, list) else value


# The fields of a map, one below the other, and larger parts below them.


class GroupBody(QWidget):
    """A line for each small value, a part that opens for each large one.

    Args:
        context: the form.
        fields: the values.
        parent: the widget it stands in.
    """

    def __init__(
        self, context: FormContext, fields: Iterable[Field], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.lines: dict[FormPath, FieldLine] = {}
        self.blocks: dict[FormPath, FieldBlock] = {}
        grid = QGridLayout(self)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(3)
        grid.setContentsMargins(2, 2, 0, 4)
        grid.setColumnStretch(1, 1)
        for place, field in enumerate(fields):
            if is_line(context, field):
                self.lines[field.path] = FieldLine(context, field, grid, 2 * place, self)
            else:
                block = FieldBlock(context, field.path, self)
                self.blocks[field.path] = block
                grid.addWidget(block, 2 * place, 0, 1, 3)

    def refresh(self) -> None:
        """Show what holds now."""
        members: tuple[FieldLine | FieldBlock, ...] = (*self.lines.values(), *self.blocks.values())
        for each in members:
            each.refresh()


# The parts of a list, one below the other: yaku, multipliers, columns, needs, deals.

# A part of a list on one line: its name, its cards, its points; all else opens below.

_POINTS: Final = "points"
_TITLE: Final = 10
"""Letters that a title takes at least, so that what stands beside them stands in a column."""
_SHOWN: Final = (ValueKind.CARDS, ValueKind.NUMBERS)


def headline(form: Form, part: FormPart) -> tuple[Field, ...]:
    """The fields that stand on the part's own line: what it is called, its cards, a number.

    Only what speaks for itself stands there; all else has its name beside it, below.
    """
    if form.sort(part.path).kind is not ValueKind.GROUP:
        return (form.field(part.path),)
    needed, is_short = form.place(part.path).needed, bool(form.sort(part.path).short)
    found: dict[int, Field] = {}
    for field in form.fields(part.path):
        kind, is_needed = field.sort.kind, field.path[-1] in needed
        if kind in (ValueKind.WORDS, ValueKind.TEXT):
            found.setdefault(0, field)
        elif is_needed and (kind in _SHOWN or _is_needs(form, field)):
            found.setdefault(1, field)
        elif kind is ValueKind.NUMBER and (is_needed or is_short or field.path[-1] == _POINTS):
            found.setdefault(2, field)
    return tuple(found[place] for place in sorted(found))


def _is_needs(form: Form, field: Field) -> bool:
    """Whether it holds what a yaku takes."""
    return field.sort.kind is ValueKind.PARTS and form.sort((*field.path, "0")).short == "cards"


class Row(Foldable):
    """One part.

    Args:
        context: the form.
        part: which.
        parent: the widget it stands in.
    """

    def __init__(self, context: FormContext, part: FormPart, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.part = part
        self.editors: dict[str, FieldEditor] = {}
        self.title = PlainLabel(parent=self)
        self.acts = FlatButton(self)
        self.acts.setText("\N{MIDLINE HORIZONTAL ELLIPSIS}")
        self.acts.setPopupMode(FlatButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.acts)
        self.menu.aboutToShow.connect(self.fill_menu)
        self.acts.setMenu(self.menu)
        self.wrong = PlainLabel(parent=self, wraps=True)
        self.wrong.setIndent(_ROW_INDENT)
        self._whole.addLayout(self._line())
        self._whole.addWidget(self.wrong)
        self.setFocusProxy(self.arrow)

    # --- making ----------------------------------------------------------------------------------

    def _line(self) -> QHBoxLayout:
        """Its own line, and below it all else that there is to be said of it."""
        parts = (self.arrow, self.title)
        row = filled(QHBoxLayout(), *parts, margins=(0, 0, 0, 0), spacing=4)
        form, path = self._context.form, self.part.path
        is_map = form.sort(path).kind is ValueKind.GROUP
        is_inline = bool(inline_fields(self._context, path))
        for field in (form.field(path),) if is_inline else headline(form, self.part):
            editor = editor_for(self._context, field, self) if is_inline else self._editor(field)
            self.editors[field.path[-1]] = editor
            row.addWidget(editor, _STRETCH.get(field.sort.kind, 0))
        if self.editors:
            self.title.setMinimumWidth(_TITLE * self.title.fontMetrics().averageCharWidth())
        else:
            self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            row.setStretchFactor(self.title, 1)
        row.addWidget(self.acts)
        policy = self.arrow.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.arrow.setSizePolicy(policy)
        self.arrow.setVisible(is_map and not is_inline)
        return row

    def _editor(self, field: Field) -> FieldEditor:
        editor = editor_for(self._context, field, self)
        if isinstance(editor, NumberEditor) and field.path[-1] != _POINTS:
            editor.box.setPrefix(f"{field.label.lower()} ")
        editor.control.setAccessibleName(tr("{key}: {what}", key=self.part.title, what=field.label))
        if isinstance(editor, CardsEditor):
            editor.more_asked.connect(lambda: self._open_block(field.path))
        else:
            editor.control.setToolTip(plain_text(field.about))
        self._context.explain(editor.control, f"{self.part.title}, {field.label}", field.about)
        return editor

    # --- showing ---------------------------------------------------------------------------------

    def show_part(self, part: FormPart) -> None:
        """Show what holds now."""
        self.part = part
        form = self._context.form
        for editor in self.editors.values():
            editor.refresh()
        names = [each.line for each in self.editors.values() if isinstance(each, TextEditor)]
        for line in names:
            _show_origin(line, form, part.origin)
        self.title.setVisible(not names)
        self.title.setText(self._title())
        _dim(self.title, is_dim=part.origin is not Origin.WRITTEN)
        self.arrow.setAccessibleName(tr("{part}: more", part=part.title))
        self.arrow.setToolTip(plain_text(tr("All that is said of {part}.", part=part.title)))
        self.acts.setAccessibleName(tr("{part}: what can be done", part=part.title))
        self.acts.setToolTip(tr("Move it, take it out, or see it in the text."))
        self._fold(is_open=self.is_open)

    def _show_short(self) -> None:
        _show_wrong(self.wrong, "" if self.is_open else self._context.problem_in(self.part))

    def _title(self) -> str:
        is_numbered = self.part.path[-1].isdigit()
        if is_numbered and self._context.form.sort(self.part.path[:-1]).kind is ValueKind.PARTS:
            is_said = any(not isinstance(each, InlineNumbers) for each in self.editors.values())
            return "" if is_said else readable(self._context.form.value(self.part.path))
        return self.part.title

    # --- opening ---------------------------------------------------------------------------------

    def _make_body(self) -> GroupBody:
        others = [
            each
            for each in self._context.form.fields(self.part.path)
            if each.path[-1] not in self.editors or each.sort.is_large
        ]
        others.sort(key=lambda each: each.path[-1] == "id")
        body = GroupBody(self._context, others, self)
        body.setContentsMargins(_ROW_INDENT, 0, 0, 6)
        return body

    def _open_block(self, path: FormPath) -> None:
        self.open()
        assert isinstance(self.body, GroupBody)
        block = self.body.blocks[path]
        block.open()
        block.arrow.setFocus()

    # --- changing --------------------------------------------------------------------------------

    def fill_menu(self) -> None:
        """Offer what can be done with it now: move it, take it out, see it in the text."""
        context, part = self._context, self.part
        form, path, above = context.form, part.path, part.path[:-1]

        def offer(words: str, act: Callable[[FormChanges], str], *, is_possible: bool) -> None:
            action = self.menu.addAction(words)
            action.setEnabled(is_possible and context.can_edit)
            action.triggered.connect(lambda: context.change(act))

        self.menu.clear()
        offer(tr("Move &up"), lambda text: text.move(path, -1), is_possible=part.can_move_up)
        offer(tr("Move &down"), lambda text: text.move(path, 1), is_possible=part.can_move_down)
        if part.is_changed and context.can_edit:
            back = tr("&Back to what {base} says", base=form.base_name)
            offer(back, lambda text: text.go_back(path), is_possible=True)
        can_be_spared = len(form.keys_of(above)) > form.sort(above).least
        offer(tr("&Take out"), lambda text: text.remove(path), is_possible=can_be_spared)
        self.menu.addSeparator()
        show = self.menu.addAction(tr("&Show in the text"))
        show.triggered.connect(lambda: context.show_in_text(path))


_STRETCH: Final = {
    ValueKind.WORDS: 3,
    ValueKind.TEXT: 3,
    ValueKind.NUMBERS: 3,
    ValueKind.CARDS: 4,
    ValueKind.PARTS: 4,
    ValueKind.GROUP: 1,
}


class RemovedRow(QWidget):
    """A part of the base that was taken out of a variant: its name, struck out, and a way back."""

    def __init__(self, context: FormContext, part: FormPart, parent: QWidget) -> None:
        super().__init__(parent)
        name = PlainLabel(part.title, self)
        font = name.font()
        font.setStrikeOut(True)
        name.setFont(font)
        _dim(name, is_dim=True)
        self.back = QToolButton(self)
        self.back.setText(tr("Put back"))
        tip = tr("{part} counts again, as in {base}.", part=part.title, base=context.form.base_name)
        self.back.setToolTip(plain_text(tip))
        self.back.clicked.connect(lambda: context.change(lambda text: text.put_back(part.path)))
        filled(QHBoxLayout(self), name, self.back, 1, margins=(26, 0, 0, 0))


class Rows(QWidget):
    """A row for each part, and a button for one more.

    Args:
        context: the form.
        path: the list.
        parent: the widget it stands in.
    """

    def __init__(self, context: FormContext, path: FormPath, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.path = path
        self.rows: dict[FormPath, Row] = {}
        self.removed: list[RemovedRow] = []
        self._column = filled(QVBoxLayout(self), margins=(0, 0, 0, 4), spacing=2)
        self.add = QPushButton(tr("Add"), self, autoDefault=False)
        self.add.setToolTip(plain_text(tr("One more: {what}.", what=in_words(path[-1]).lower())))
        self.add.setAccessibleName(tr("{what}: add one", what=in_words(path[-1])))
        self._column.addLayout(filled(QHBoxLayout(), self.add, 1))
        self.add.clicked.connect(self._add)
        self.refresh()

    def refresh(self) -> None:
        """Show the parts there are now; rows of parts that are still there stay."""
        before, gone = self.rows, self.removed
        self.rows, self.removed = {}, []
        for place, part in enumerate(self._context.form.parts(self.path)):
            if part.is_removed:
                self.removed.append(RemovedRow(self._context, part, self))
                self._column.insertWidget(place, self.removed[-1])
                continue
            row = before.pop(part.path, None) or Row(self._context, part, self)
            row.show_part(part)
            self.rows[part.path] = row
            if self._column.indexOf(row) != place:
                self._column.insertWidget(place, row)
        for each in (*before.values(), *gone):
            self._column.removeWidget(each)
            each.hide()
            each.deleteLater()
        sort = self._context.form.sort(self.path)
        most = min(sort.most, 6) if sort.kind is ValueKind.KEYED else sort.most
        self.add.setEnabled(self._context.can_edit and len(self.rows) < most)

    def _add(self) -> None:
        before = set(self.rows)
        self._context.change(lambda text: text.add(self.path))
        for path in self.rows.keys() - before:
            self.rows[path].open()
            self.rows[path].setFocus(Qt.FocusReason.OtherFocusReason)
