"""Ears and eyes for tests of what windows say in other languages, and whether there is room for it.

:func:`untold` finds words that never went through :mod:`.language`: a window that
speaks :func:`marked` shows each of them outside the marks. :func:`cut` finds words that are wider
or higher than the place where they stand. ``lay_open`` in the tests' fixtures opens a window beside
a table in one of these languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAction, QKeySequence, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from hanafuda_desktop.families.language import our_games

__all__ = ["Said", "cut", "longer", "marked", "said_by", "untold"]

_OPEN, _CLOSE = "⟦", "⟧"
_MORE: Final = 0.4
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_QTS_OWN: Final = {"Close", "Cancel", "OK", "qt_spinbox_lineedit"}
"""What Qt says by itself: it has translations of its own."""
_SLACK: Final = 2
_EDGE: Final = 6
"""Pixels that may be missing by rounding, and that a button's edges take at least."""


class Said(NamedTuple):
    """Some words, and who says them."""

    who: str
    words: str


def marked(source: str, _meaning: str = "", _count: int = -1) -> str:
    """A language in which every translated text stands between marks."""
    return f"{_OPEN}{source}{_CLOSE}"


def longer(source: str, _meaning: str = "", _count: int = -1) -> str:
    """A language whose texts are by two fifths longer than the English ones, in further words."""
    more = round(len(source.rstrip(".:")) * _MORE)
    words = " ".join("uma uno dua" for _ in range(more // 11 + 1))[:more].strip()
    end = re.search(r"[.:]*$", source)
    assert end is not None
    return f"{source[: end.start()]} {words}{source[end.start() :]}" if words else source


# --- what is said --------------------------------------------------------------------------------


def said_by(window: QWidget) -> Iterator[Said]:
    """All that a window says or would say, page texts and what is typed left out."""
    for widget in (window, *window.findChildren(QWidget)):
        if _is_inside_of_qt(widget):
            continue
        who = f"{type(widget).__name__} {widget.objectName()}".rstrip()
        texts: dict[str | int, str] = {
            "title": widget.windowTitle() if widget.isWindow() else "",
            "tip": widget.toolTip(),
            "status tip": widget.statusTip(),
            "name": widget.accessibleName(),
            "description": widget.accessibleDescription(),
            **dict(enumerate(_texts_of(widget))),
        }
        for what, words in texts.items():
            if words:
                yield Said(f"{who} ({what})", _plain(words))
        for action in widget.actions():
            yield from _said_of(action)


def _said_of(action: QAction) -> Iterator[Said]:
    who = f"QAction {action.objectName()}"
    for words in (action.text(), action.statusTip(), action.toolTip()):
        if words:
            yield Said(who, words)


def _texts_of(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QGroupBox() | QMenu():
            yield widget.title()
        case QLineEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(row) for row in range(widget.count()))
        case QTabBar():
            yield from (widget.tabText(tab) for tab in range(widget.count()))
        case QAbstractItemView():
            yield from _texts_in(widget)


def _texts_in(view: QAbstractItemView) -> Iterator[str]:
    match view:
        case QListWidget():
            for row in range(view.count()):
                yield view.item(row).text()
                yield view.item(row).toolTip()
        case QTreeWidget():
            yield from _of_item(view.headerItem(), view.columnCount())
            for row in range(view.topLevelItemCount()):
                yield from _of_items(view.topLevelItem(row))
        case QTableWidget():
            for column in range(view.columnCount()):
                item = view.horizontalHeaderItem(column)
                yield item.text() if item is not None else ""


def _of_items(item: QTreeWidgetItem | None) -> Iterator[str]:
    if item is not None:
        yield from _of_item(item, item.columnCount())
        for row in range(item.childCount()):
            yield from _of_items(item.child(row))


def _of_item(item: QTreeWidgetItem, columns: int) -> Iterator[str]:
    for column in range(columns):
        yield item.text(column)
        yield item.toolTip(column)


def _plain(words: str) -> str:
    if "<" not in words:
        return words
    document = QTextDocument()
    document.setHtml(words)
    return document.toPlainText()


# --- what never was translated -------------------------------------------------------------------


def untold(window: QWidget, allowed: Iterable[str] = ()) -> list[Said]:
    """What a window that speaks :func:`marked` says outside the marks.

    Args:
        window: the window.
        allowed: words that are said as they are: of rule files, of decks, names of languages.
    """
    known = sorted({*allowed, *_rule_words()}, key=len, reverse=True)
    return [said for said in said_by(window) if _has_words(_outside(said.words), known)]


def _outside(words: str) -> str:
    depth, left = 0, []
    for letter in words:
        depth += (letter == _OPEN) - (letter == _CLOSE)
        if not depth and letter != _CLOSE:
            left.append(letter)
    return "".join(left)


def _has_words(words: str, known: Iterable[str]) -> bool:
    if not _WORD.search(words) or words.replace("&", "") in _QTS_OWN or _is_key(words):
        return False
    for each in known:
        words = words.replace(each, "")
    return bool(_WORD.search(words))


def _is_key(words: str) -> bool:
    keys = QKeySequence(words, QKeySequence.SequenceFormat.NativeText)
    return bool(keys.toString()) and "Unknown" not in keys.toString()


def _rule_words() -> set[str]:
    """What the rule files bring with them."""
    found: set[str] = set()
    for entry in our_games().entries():
        rules = entry.loaded.rules
        if rules is not None:
            named = [rules, *getattr(rules, "yaku", ()), *getattr(rules, "dealt_hands", ())]
            found |= {words for each in named for words in each.name.values()}
            found |= set(rules.summary.values())
    return found


# --- what has no room ----------------------------------------------------------------------------


def cut(window: QWidget) -> list[Said]:
    """What a window that is shown says in a place that is too small for it."""
    return [
        Said(f"{type(widget).__name__} {why}", words)
        for widget in window.findChildren(QWidget)
        if widget.isVisible() and not _is_inside_of_qt(widget)
        for why, words in _cut_in(widget)
    ]


def _is_inside_of_qt(widget: QWidget) -> bool:
    return widget.objectName().startswith("qt_")


def _cut_in(widget: QWidget) -> Iterator[tuple[str, str]]:
    match widget:
        case QLabel():
            yield from _cut_label(widget)
        case QAbstractButton():
            if widget.text() and _is_cut(widget):
                yield "is wide", widget.text()
        case QComboBox():
            yield from _cut_choice(widget)
        case QTreeWidget():
            yield from _cut_columns(widget)
        case QLineEdit() if not widget.text() and _placeholder_is_cut(widget):
            yield "is wide", widget.placeholderText()
        case QTabBar() if widget.sizeHint().width() > _wide(widget):
            yield "is wide", widget.tabText(0)
        case QListWidget() if type(widget) is QListWidget:
            yield from _cut_list(widget)
        case QScrollArea() if widget.horizontalScrollBar().maximum() > 0:
            yield "is wide", "a page that has to be scrolled sideways"


def _cut_list(entries: QListWidget) -> Iterator[tuple[str, str]]:
    room = entries.viewport().width() + _SLACK
    if not entries.wordWrap() and entries.sizeHintForColumn(0) > room:
        yield "is wide", entries.item(0).text()


def _placeholder_is_cut(line: QLineEdit) -> bool:
    words = line.placeholderText()
    told = line.toolTip() == words
    return not told and line.fontMetrics().horizontalAdvance(words) > line.width() - _EDGE


def _is_cut(button: QAbstractButton) -> bool:
    if isinstance(button, QPushButton):
        return _advance(button) > button.width() - _EDGE
    return button.sizeHint().width() > _wide(button)


def _advance(button: QPushButton) -> int:
    words = button.text().replace("&", "")
    return button.fontMetrics().horizontalAdvance(words)


def _wide(widget: QWidget) -> int:
    return widget.width() + _SLACK


def _cut_label(label: QLabel) -> Iterator[tuple[str, str]]:
    if not label.text() or not label.pixmap().isNull() or label.toolTip() == label.text():
        return
    if label.wordWrap():
        if label.heightForWidth(label.width()) > label.height() + _SLACK:
            yield "is high", label.text()
        if _longest_word(label) > _wide(label):
            yield "has a long word", label.text()
    elif label.sizeHint().width() > _wide(label):
        yield "is wide", label.text()


def _longest_word(label: QLabel) -> int:
    """The width of the longest word, which no line can be narrower than; Japanese has none."""
    advance = label.fontMetrics().horizontalAdvance
    return max(map(advance, re.findall(r"[!-\u024f]+", _plain(label.text()))), default=0)


def _cut_choice(box: QComboBox) -> Iterator[tuple[str, str]]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    told = box.toolTip() == box.currentText()
    if not told and box.fontMetrics().horizontalAdvance(box.currentText()) > field.width() + _SLACK:
        yield "is wide", box.currentText()


def _cut_columns(tree: QTreeWidget) -> Iterator[tuple[str, str]]:
    """Words that are wider than their column, and are not told by their tip either."""
    for column in range(tree.columnCount()):
        wide = tree.columnWidth(column) + _SLACK
        if tree.header().sectionSizeHint(column) > wide:
            yield f"column {column} is wide", tree.headerItem().text(column)
        room = wide - (0 if column else tree.indentation())
        for item in _items_of(tree):
            words = item.text(column)
            if item.toolTip(column) != words and _is_cut_in(tree, item, words, room):
                yield f"column {column} is wide", words


def _is_cut_in(tree: QTreeWidget, item: QTreeWidgetItem, words: str, room: int) -> bool:
    metrics = tree.fontMetrics()
    if not tree.wordWrap():
        return metrics.horizontalAdvance(words) > room
    box = QRect(0, 0, room - _EDGE, 9999)
    lines = metrics.boundingRect(box, Qt.TextFlag.TextWordWrap, words)
    high = tree.visualItemRect(item).height()
    return lines.width() > room or (high > 0 and lines.height() > high + _SLACK)


def _items_of(tree: QTreeWidget) -> Iterator[QTreeWidgetItem]:
    for row in range(tree.topLevelItemCount()):
        head = tree.topLevelItem(row)
        if head is not None:
            yield from (child for at in range(head.childCount()) if (child := head.child(at)))
