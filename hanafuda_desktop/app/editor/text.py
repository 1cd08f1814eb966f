"""The text of a rule file: coloured, completed, explained, with its problems underlined."""

from __future__ import annotations

import re
from enum import Enum
from html import escape
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QApplication,
    QCompleter,
    QPlainTextEdit,
    QTextEdit,
    QToolTip,
    QTreeView,
    QWidget,
)

from hanafuda_desktop.app.window.fonts import fixed_letters
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.rules.completion import (
    Completion,
    KnownNames,
    Suggestion,
    completion,
    explanation,
)
from hanafuda_desktop.rules.diagnostics import Diagnostic, Position
from hanafuda_desktop.table.lettering import plain_text
from hanafuda_desktop.text.language import tr

# The list of what can stand where one is writing.

_KEY: Final = Qt.ItemDataRole.UserRole
_WIDTH: Final = 62
"""Letters that the list is wide, where there is room."""
_ROWS: Final = 9
_SPACE: Final = 6
"""Pixels between the lines of two of them."""


class _Completer(QCompleter):
    """Shows it below the word that is being written, or above it; keys go on to the text.

    Args:
        editor: the text.
    """

    def __init__(self, editor: QPlainTextEdit) -> None:
        super().__init__(editor)
        self._editor = editor
        self._offered = QStandardItemModel(self)
        self.setModel(self._offered)
        self.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self.setMaxVisibleItems(_ROWS)
        self.setWrapAround(False)
        self.setWidget(editor)
        self.list = QTreeView(editor, headerHidden=True, rootIsDecorated=False)
        self.setPopup(self.list)
        self.list.setUniformRowHeights(True)
        self.list.setAccessibleName(tr("What can stand here"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def chosen(self) -> Suggestion | None:
        """What Return would write."""
        found = self.list.currentIndex().siblingAtColumn(0).data(_KEY)
        return found if isinstance(found, Suggestion) else None

    def offer(self, completion: Completion) -> None:
        """Offer these with what they mean, the first of them chosen."""
        editor, letter = self._editor, self._editor.fontMetrics().averageCharWidth()
        self._offered.clear()
        for found in completion.suggestions:
            word, about = QStandardItem(found.text), QStandardItem(found.about.replace("`", ""))
            word.setData(found, _KEY)
            word.setSizeHint(QSize(0, editor.fontMetrics().height() + _SPACE))
            self._offered.appendRow([word, about])
        at = editor.cursorRect().translated(editor.viewport().pos())
        at.setWidth(min(_WIDTH * letter, editor.window().width() - 16))
        self.list.setFont(editor.font())
        self.complete(at)
        longest = max(len(each.text) for each in completion.suggestions)
        self.list.setColumnWidth(0, (longest + 2) * letter)
        self.list.setCurrentIndex(self.completionModel().index(0, 0))


# Places of a text as rules count them, and as Qt does.
#
# A diagnostic's column counts characters; Qt counts the halves of those beyond the first plane,
# such as some kanji, apart.


def cursor_at(document: QTextDocument, start: Position, end: Position | None = None) -> QTextCursor:
    """A cursor at a place, or over a stretch; what lies beyond the text is brought back to it."""
    cursor = QTextCursor(document)
    cursor.setPosition(_position(document, start))
    if end is not None and end > start:
        cursor.setPosition(_position(document, end), QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _position(document: QTextDocument, place: Position) -> int:
    block = document.findBlockByNumber(place.line - 1)
    if not block.isValid():
        return max(0, document.characterCount() - 1)
    return block.position() + units(block.text()[: place.column - 1])


def place_of(cursor: QTextCursor) -> Position:
    """Where a cursor stands."""
    text = cursor.block().text().encode("utf-16-le", errors="surrogatepass")
    before = text[: 2 * cursor.positionInBlock()].decode("utf-16-le", errors="replace")
    return Position(cursor.blockNumber() + 1, len(before) + 1)


def units(text: str) -> int:
    """How long a text is as Qt counts."""
    return len(text.encode("utf-16-le", errors="surrogatepass")) // 2


# The editor's colours, on a light ground and on a dark one.

_MIDDLE: Final = 128


class Colour(Enum):
    """What has a colour of its own: how it looks on a light ground, and on a dark one."""

    KEY = "#1d4f91", "#8ec5ff"
    VALUE = "#1f2328", "#e8e6e1"
    CARD = "#8a2a6b", "#f0a8d8"
    COMMENT = "#5f6b57", "#9fb08f"
    ERROR = "#c8241f", "#ff7b6e"
    WARNING = "#9a6400", "#f0c060"
    MARGIN = "#f1f0ec", "#2a2a2c"
    """Behind the numbers of lines."""
    NUMBER = "#6f6c66", "#a09c94"
    """Of those numbers, and of what is said in passing."""
    LINE = "#f6f4ea", "#303034"
    """Behind the line that is being written."""

    def on(self, palette: QPalette) -> QColor:
        """The colour in a window of this palette."""
        is_dark = palette.color(QPalette.ColorRole.Base).lightness() < _MIDDLE
        return QColor(self.value[is_dark])


# Colours in a rule file: keys, values, comments, and the names of cards.

_QUOTED: Final = r"'(?:[^']|'')*'|\"(?:[^\"\\]|\\.)*\""
_WORDS: Final = re.compile(
    rf"(?P<comment>(?:^|(?<=\s))#.*$)"
    rf"|(?P<quoted_key>{_QUOTED})\s*:(?=[\s,}}]|$)"
    rf"|(?P<quoted>{_QUOTED})"
    rf"|(?P<key>[^\s#,:{{}}\[\]'\"][^#,:{{}}\[\]]*?)(?=\s*:(?:[\s,}}]|$))"
    rf"|(?P<word>[^\s#,{{}}\[\]]+)"
)
_INKS: Final = {
    "comment": Colour.COMMENT,
    "quoted_key": Colour.KEY,
    "quoted": Colour.VALUE,
    "key": Colour.KEY,
    "word": Colour.VALUE,
}
_DASH: Final = re.compile(r"\s*(?:-\s+)+")
_CARDS: Final = frozenset(card.id for card in CARDS)
_LONGEST: Final = 2000
"""Letters of a line that nobody has written by hand; to colour it would keep the window waiting."""


class RuleHighlighter(QSyntaxHighlighter):
    """Colours a document line by line.

    Args:
        document: the document.
        palette: that of the ground it is written on.
    """

    def __init__(self, document: QTextDocument, palette: QPalette) -> None:
        super().__init__(document)
        self._formats: dict[Colour, QTextCharFormat] = {}
        self.use(palette)

    def use(self, palette: QPalette) -> None:
        """Use the colours for this palette from now on."""
        for ink in (Colour.KEY, Colour.VALUE, Colour.CARD, Colour.COMMENT):
            self._formats[ink] = QTextCharFormat()
            self._formats[ink].setForeground(ink.on(palette))
        self._formats[Colour.KEY].setFontWeight(QFont.Weight.DemiBold)
        self._formats[Colour.COMMENT].setFontItalic(True)
        self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        """Colour a line; Qt counts characters beyond the first plane as two."""
        if len(text) > _LONGEST:
            return
        dash = _DASH.match(text)
        at = dash.end() if dash is not None else 0
        wide = not text.isascii()
        for found in _WORDS.finditer(text, at):
            kind = found.lastgroup or "word"
            start, length = found.start(), len(found[kind])
            if wide:
                start, length = units(text[:start]), units(found[kind])
            ink = Colour.CARD if found["word"] in _CARDS else _INKS[kind]
            self.setFormat(start, length, self._formats[ink])


# A text to write YAML in: numbers of lines, indents, and room for what is found in it.

INDENT: Final = 2
"""Spaces of a step."""
_ITEM: Final = re.compile(r" *(?:- +)+")
_NEW_LINE: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TAKES: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)
_OPENS: Final = re.compile(r"[A-Za-z0-9_.\-]")
"""Letters after which one is offered what can stand there."""
_BEFORE_VALUE: Final = re.compile(r"(: |\[|\{|, |- )$")


class _Margin(QWidget):
    """The numbers of the lines."""

    def __init__(self, editor: RuleText) -> None:
        super().__init__(editor)
        self._editor = editor

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the numbers of the lines that are seen."""
        editor, part, painter = self._editor, event.rect(), QPainter(self)
        ink, ink_here = (each.on(editor.palette()) for each in (Colour.NUMBER, Colour.VALUE))
        painter.fillRect(part, Colour.MARGIN.on(editor.palette()))
        here, letter = editor.textCursor().blockNumber(), editor.fontMetrics()
        block = editor.firstVisibleBlock()
        top = editor.blockBoundingGeometry(block).translated(editor.contentOffset()).top()
        width = self.width() - letter.horizontalAdvance("9") // 2 - 3
        while block.isValid() and top <= part.bottom():
            painter.setPen(ink_here if block.blockNumber() == here else ink)
            at = QRect(0, round(top), width, letter.height())
            painter.drawText(at, Qt.AlignmentFlag.AlignRight, str(block.blockNumber() + 1))
            block, top = block.next(), top + editor.blockBoundingRect(block).height()
        painter.end()


class RuleText(QPlainTextEdit):
    """A rule file's text in a fixed-width font: marks the line being written, and what is wrong.

    Args:
        parent: the window it stands in.
    """

    moved = Signal()
    """The cursor stands elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problems: tuple[Diagnostic, ...] = ()
        self.names = KnownNames()
        self.setAccessibleName(tr("Rules as text"))
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._margin = _Margin(self)
        self.highlighter = RuleHighlighter(self.document(), self.palette())
        self.completer = _Completer(self)
        self.show_legibly()
        self.blockCountChanged.connect(self._fit_margin)
        self.updateRequest.connect(self._scroll_margin)
        self.cursorPositionChanged.connect(self.mark)
        self.cursorPositionChanged.connect(self.moved)
        self.completer.activated.connect(lambda _chosen: self._take())
        self._fit_margin()

    def show_legibly(self) -> None:
        """Write in letters that go with those of the program as they are now."""
        self.setFont(fixed_letters(QApplication.font(), 1.05))
        self.setTabStopDistance(INDENT * self.fontMetrics().horizontalAdvance(" "))

    @property
    def text(self) -> str:
        r"""All of it, with ``\n`` at the ends of lines; Qt's own plain text changes some spaces."""
        return self.document().toRawText().replace("\u2029", "\n")

    def change_to(self, text: str) -> None:
        """Change what is otherwise in another text, as one step that can be undone.

        All else stays: the cursor, what is in sight, what is underlined.
        """
        before = self.text
        start = _common(before, text)
        end = _common(before[start:][::-1], text[start:][::-1])
        cursor = QTextCursor(self.document())
        cursor.setPosition(units(before[:start]))
        cursor.setPosition(units(before[: len(before) - end]), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(text[start : len(text) - end])

    # --- margin ----------------------------------------------------------------------------------

    def margin_width(self) -> int:
        """How wide the numbers of the lines are, with what is left free beside them."""
        digits = max(3, len(str(self.blockCount())))
        return self.fontMetrics().horizontalAdvance("9") * (digits + 1) + 6

    def _fit_margin(self) -> None:
        self.setViewportMargins(self.margin_width(), 0, 0, 0)

    def _scroll_margin(self, part: QRect, rows: int) -> None:
        if rows:
            self._margin.scroll(0, rows)
        else:
            self._margin.update(0, part.y(), self._margin.width(), part.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the numbers their room."""
        super().resizeEvent(event)
        inside = self.contentsRect()
        self._margin.setGeometry(
            QRect(inside.left(), inside.top(), self.margin_width(), inside.height())
        )

    # --- what comes from elsewhere ---------------------------------------------------------------

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Take words alone: a file that is dropped here is the window's."""
        if any(url.isLocalFile() for url in source.urls()):
            return False
        return bool(super().canInsertFromMimeData(source))

    # --- keys ------------------------------------------------------------------------------------

    def _type(self, event: QKeyEvent) -> None:
        """Indent with Tab and with the beginning of a line; all else as usual."""
        if self.isReadOnly():
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Tab and not event.modifiers():
            self._indent()
        elif event.key() == Qt.Key.Key_Backtab:
            self._indent(is_back=True)
        elif event.key() in _NEW_LINE and not (
            event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            self._new_line()
        else:
            super().keyPressEvent(event)

    def _new_line(self) -> None:
        """Begin a line where the one before it began; further in behind a colon."""
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        item = _ITEM.match(before)
        indent = len(before) - len(before.lstrip(" "))
        if item is not None and ":" in before:
            indent = len(item[0])  # the next key of the same part
        if before.rstrip().endswith(":"):
            indent += INDENT
        for _ in range(len(before) - len(before.rstrip(" "))):
            cursor.deletePreviousChar()  # nobody sees what would be left at the line's end
        cursor.insertText("\n" + " " * indent)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def _indent(self, *, is_back: bool = False) -> None:
        """Move the lines that are chosen in or out; in a single one go to the next step."""
        cursor, document = self.textCursor(), self.document()
        first = document.findBlock(cursor.selectionStart()).blockNumber()
        last = document.findBlock(cursor.selectionEnd()).blockNumber()
        if first == last and not is_back:
            cursor.insertText(" " * (INDENT - cursor.positionInBlock() % INDENT))
            return
        cursor.beginEditBlock()
        for number in range(first, last + 1):
            block = document.findBlockByNumber(number)
            spaces = len(block.text()) - len(block.text().lstrip(" "))
            line = QTextCursor(block)
            if not is_back:
                line.insertText(" " * INDENT)
            for _ in range(min(spaces, INDENT) if is_back else 0):
                line.deleteChar()
        cursor.endEditBlock()

    # --- places and problems ---------------------------------------------------------------------

    @property
    def place(self) -> Position:
        """Where the cursor stands."""
        return place_of(self.textCursor())

    def go_to(self, start: Position, end: Position | None = None) -> None:
        """Put the cursor at a place, or choose a stretch, and bring it into sight."""
        self.setTextCursor(cursor_at(self.document(), start, end))
        self.centerCursor()
        self.setFocus()

    def show_problems(self, problems: tuple[Diagnostic, ...]) -> None:
        """Underline these."""
        self._problems = problems
        self.mark()

    def next_problem(self) -> Diagnostic | None:
        """The first problem behind the cursor; after the last one the first of all."""
        here, document = self.textCursor().selectionStart(), self.document()
        later = [each for each in self._problems if _position(document, each.start) > here]
        return next(iter(later or self._problems), None)

    def problem_at(self, place: Position) -> Diagnostic | None:
        """The problem that is underlined at a place."""
        at = _position(self.document(), place)
        for problem in self._problems:
            cursor = self._stretch(problem)
            if cursor.selectionStart() <= at <= cursor.position():
                return problem
        return None

    def _stretch(self, problem: Diagnostic) -> QTextCursor:
        """What is underlined: at least one letter, or the end of a line where there is none."""
        cursor = cursor_at(self.document(), problem.start, problem.end)
        if not cursor.hasSelection():
            keep = QTextCursor.MoveMode.KeepAnchor
            if not cursor.atBlockEnd():
                cursor.movePosition(QTextCursor.MoveOperation.EndOfWord, keep)
            if not cursor.hasSelection():
                cursor.movePosition(QTextCursor.MoveOperation.PreviousCharacter, keep)
        return cursor

    def mark(self) -> None:
        """Mark everything anew."""
        here = self.textCursor()
        here.clearSelection()
        line = QTextCharFormat()
        line.setBackground(Colour.LINE.on(self.palette()))
        line.setProperty(QTextFormat.Property.FullWidthSelection, True)
        marks = [_mark(here, line)]
        for problem in self._problems:
            wave = QTextCharFormat()
            wave.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            wave.setUnderlineColor(Colour[problem.severity.name].on(self.palette()))
            marks.append(_mark(self._stretch(problem), wave))
        self.setExtraSelections(marks)

    # --- completion ------------------------------------------------------------------------------

    def complete(self, *, asked: bool = True) -> None:
        """Offer what can stand at the cursor.

        Args:
            asked: whether somebody asked for it; while one types, nothing is offered that stands
                there already.
        """
        found = None if self.isReadOnly() else completion(self.text, *self.place, self.names)
        if found is None or not found.suggestions or (not asked and _is_there(found, self)):
            self.completer.list.hide()
            return
        if asked and len(found.suggestions) == 1 and not _is_there(found, self):
            self._write(found.suggestions[0], found.start)
            return
        self.completer.offer(found)

    def _take(self) -> bool:
        """Write what is chosen; returns whether that is not written already."""
        chosen = self.completer.chosen
        found = completion(self.text, *self.place, self.names)
        self.completer.list.hide()
        if chosen is None or found is None or chosen.insert == _written(found, self):
            return False
        self._write(chosen, found.start)
        return True

    def _write(self, chosen: Suggestion, start: int) -> None:
        line, column = self.place
        cursor = cursor_at(self.document(), Position(line, start), Position(line, column))
        cursor.insertText(chosen.insert)
        self.setTextCursor(cursor)
        self.completer.list.hide()
        if chosen.opens_more:
            self.complete(asked=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type, and offer what can stand there; with Control and Space at any time."""
        held = event.modifiers()
        if event.key() == Qt.Key.Key_Space and held & Qt.KeyboardModifier.ControlModifier:
            self.complete()
            return
        is_open = self.completer.list.isVisible()
        if is_open and event.key() in _TAKES and not held and self._take():
            return
        if is_open and event.key() == Qt.Key.Key_Escape:
            event.ignore()  # the list closes
            return
        self._type(event)
        typed = event.text()
        is_command = held & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier)
        if self.isReadOnly():
            return
        is_taken_back = event.key() == Qt.Key.Key_Backspace and is_open
        is_begun = bool(typed) and (_OPENS.fullmatch(typed) is not None or self._awaits_value())
        if not is_command and (is_taken_back or is_begun):
            self.complete(asked=False)
        else:
            self.completer.list.hide()

    def _awaits_value(self) -> bool:
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        return _BEFORE_VALUE.search(before) is not None

    # --- explanations ----------------------------------------------------------------------------

    def told_at(self, place: Position) -> str:
        """What is to be said of a place, as HTML; empty where there is nothing."""
        said = []
        problem = self.problem_at(place)
        if problem is not None:
            said.append(f"<p><b>{escape(problem.message)}</b></p>")
            if problem.hint is not None:
                said.append(f"<p>{escape(problem.hint)}</p>")
        found = explanation(self.text, *place, self.names)
        if found is not None:
            kind = f"<br><i>{escape(found.kind)}</i>" if found.kind else ""
            words = escape(found.text).replace("`", "")
            said.append(f"<p><b>{escape(found.title)}</b><br>{words}{kind}</p>")
        return "".join(said)

    def event(self, event: QEvent) -> bool:
        """Explain what the pointer rests on."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._explain(event)
            return True
        if event.type() == QEvent.Type.PaletteChange:
            self.highlighter.use(self.palette())
            self.mark()
        return bool(super().event(event))

    def _explain(self, event: QHelpEvent) -> None:
        at = self.viewport().mapFromGlobal(event.globalPos())
        cursor = self.cursorForPosition(at)
        near = self.cursorRect(cursor).adjusted(-12, -2, 12, 2)
        told = self.told_at(place_of(cursor)) if near.contains(at) else ""
        if told:
            QToolTip.showText(event.globalPos(), plain_text(told), self)
        else:
            QToolTip.hideText()

    def explain_here(self) -> None:
        """Explain what the cursor stands on, for whoever has no pointer."""
        told = self.told_at(self.place)
        if told:
            at = self.viewport().mapToGlobal(self.cursorRect().bottomRight())
            QToolTip.showText(at, plain_text(told), self)


def _common(one: str, other: str) -> int:
    """How many letters two texts begin with alike."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(one), len(other)))


def _mark(cursor: QTextCursor, look: QTextCharFormat) -> QTextEdit.ExtraSelection:
    mark = QTextEdit.ExtraSelection()
    mark.cursor, mark.format = cursor, look
    return mark


def _is_there(found: Completion, text: RuleText) -> bool:
    """Whether the only thing on offer is what is written already."""
    return len(found.suggestions) == 1 and found.suggestions[0].text == _written(found, text)


def _written(found: Completion, text: RuleText) -> str:
    """What is written so far of the word that is completed."""
    line, column = text.place
    return text.document().findBlockByNumber(line - 1).text()[found.start - 1 : column - 1]
