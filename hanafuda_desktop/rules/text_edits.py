"""Changes single values of a YAML text, and leaves all other lines as they are written.

Comments, order, blank lines and the manner of writing stay; a new value is written on one line, in
the place where a person would put it. The text must be readable. What it is to say is worked out
first; then it is edited until it says that, so a change is right or refused, never nearly right.

Parts of lists are known by their ids. A part that stands alone in place of a list is edited where
it is; a second part makes it a list.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any, Final, NamedTuple

from hanafuda_desktop.rules.diagnostics import Position
from hanafuda_desktop.rules.source import (
    START,
    Entry,
    ListNode,
    MapNode,
    Node,
    Scalar,
    SourceText,
    content,
)
from hanafuda_desktop.rules.tree import parse
from hanafuda_desktop.text.language import tr

# How a value is written in YAML by hand: short, on one line where it fits, quoted where needed.

Plain = str | int | bool | float | list[Any] | dict[str, Any] | None
"""A value to be written: words, numbers, lists, and maps from words."""

_STEP: Final = 2
"""Spaces that a new level is set in."""
_FITS: Final = 96
"""Characters that a line may have; a longer new part is written over several."""
_SAYS: Final = 2
"""So many keys a part may have to stand on one line among parts that take several."""
_PLAIN_TEXT: Final = re.compile(r"[^\W_](?:[\w ./+'()×–-]*[\w)./])?")
_TAKEN: Final = frozenset({"null", "Null", "NULL", "~"})


def flow(value: Plain) -> str:
    """A value on one line."""
    match value:
        case None:
            return "~"
        case bool():
            return "true" if value else "false"
        case int() | float():
            return str(value)
        case str():
            return _quoted(value)
        case list():
            return f"[{', '.join(map(flow, value))}]"
        case dict():
            return "{" + ", ".join(f"{_quoted(key)}: {flow(value[key])}" for key in value) + "}"


def _quoted(text: str) -> str:
    if _PLAIN_TEXT.fullmatch(text) and text not in _TAKEN and ": " not in text and " #" not in text:
        return text
    if "\n" not in text and "'" not in text:
        return f"'{text}'"
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def entry_text(key: str, value: Plain, indent: int) -> str:
    """A key and its value on lines of their own; lists of maps take a line for each."""
    space = " " * indent
    line = f"{space}{_quoted(key)}: {flow(value)}\n"
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        items = "".join(item_text(item, indent + _STEP) for item in value)
        return f"{space}{_quoted(key)}:\n{items}"
    if len(line) > _FITS and isinstance(value, dict):
        inner = "".join(entry_text(name, value[name], indent + _STEP) for name in value)
        return f"{space}{_quoted(key)}:\n{inner}"
    return line


def item_text(item: Plain, indent: int, *, as_lines: bool = False) -> str:
    """A part of a list on a line of its own, or on a line for each of its keys.

    Args:
        item: the part.
        indent: spaces before its dash.
        as_lines: whether the other parts of the list have lines for their keys; a part that says
            little is written on one line in any case.
    """
    line = f"{' ' * indent}- {flow(item)}\n"
    if not isinstance(item, dict) or (len(line) <= _FITS and not (as_lines and len(item) > _SAYS)):
        return line
    inner = "".join(entry_text(key, item[key], indent + _STEP) for key in item)
    return f"{' ' * indent}- {inner[indent + _STEP :]}"


def as_read(value: Plain) -> Any:
    """A value as reading a text gives it: words alone."""
    match value:
        case None | str():
            return value
        case bool() | int() | float():
            return flow(value)
        case list():
            return [as_read(item) for item in value]
        case dict():
            return {key: as_read(inner) for key, inner in value.items()}


class CannotEdit(ValueError):
    """The text cannot be changed in this way; the message is one sentence."""


class _Edit(NamedTuple):
    """A stretch of the text, and what stands there instead."""

    start: Position
    end: Position
    text: str


def rewritten(text: str, wanted: dict[str, Any]) -> str:
    r"""The text, edited in as few places as can be until it says something else.

    After each edit it is read again: there must be fewer left, so that none has done harm around
    it.

    Args:
        text: a YAML text, ``\n`` at the ends of lines.
        wanted: what it is to say.

    Raises:
        CannotEdit: the text is not readable, or what is wanted cannot be written in this way.
    """
    draft = _Draft(text)
    edits = draft.edits(wanted)
    while edits:
        draft = _Draft(draft.edited(edits[0]))
        left = draft.edits(wanted)
        if len(left) >= len(edits):
            raise CannotEdit(
                tr("this change cannot be written without rewriting what stands around it")
            )
        edits = left
    return "\n".join(draft.lines)


class _Draft:
    """A text and its tree."""

    def __init__(self, text: str) -> None:
        self.root = _root(text)
        self.lines = text.split("\n")

    def edits(self, wanted: dict[str, Any]) -> list[_Edit]:
        """What is to be done until the text says this."""
        return list(self._edits(self.root, wanted, None))

    def edited(self, edit: _Edit) -> str:
        """The text with a stretch exchanged."""
        start, end, text = edit
        before = self.lines[start.line - 1][: start.column - 1]
        after = self.lines[end.line - 1][end.column - 1 :]
        lines = [*self.lines[: start.line - 1], f"{before}{text}{after}", *self.lines[end.line :]]
        return "\n".join(lines)

    def _edits(self, node: Node, wanted: Any, entry: Entry | None) -> Iterator[_Edit]:
        """Those of a node, which is the value of an entry of a map, or stands in a list."""
        if content(node) == as_read(wanted):
            return
        match node, wanted:
            case MapNode(), dict() if node is self.root or node.entries.keys() & wanted.keys():
                for at, (key, inner) in enumerate(node.entries.items()):
                    if key in wanted:
                        yield from self._edits(inner.value, wanted[key], inner)
                    else:
                        yield self._gone(node, at)
                for key in (each for each in wanted if each not in node.entries):
                    yield self._added(node, key, wanted[key])
            case MapNode(), [single]:  # the part that stands alone in place of a list
                yield from self._edits(node, single, entry)
            case MapNode(), [first, item] if content(node) == as_read(first):
                yield self._joined(node, item)
            case ListNode(), [_, *_]:
                yield from self._edits_of_items(node, wanted, entry)
            case _:
                yield self._replaced(node, wanted, entry)

    def _edits_of_items(
        self, node: ListNode, wanted: list[Any], entry: Entry | None
    ) -> Iterator[_Edit]:
        before, after = content(node), as_read(wanted)
        for at in range(len(before) - 1):
            if after == [*before[:at], before[at + 1], before[at], *before[at + 2 :]]:
                yield self._swapped(node, at)
                return
        old, new = ([_mark(each) for each in items] for items in (before, after))
        steps = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
        if any(
            end < len(old) and stop - begin > end - start for _, start, end, begin, stop in steps
        ):
            yield self._replaced(node, wanted, entry)  # something new between the others
            return
        for _, start, end, begin, stop in steps:
            kept = min(end - start, stop - begin)
            for step in range(kept):
                yield from self._edits(node.items[start + step], wanted[begin + step], None)
            for at in range(start + kept, end):
                yield self._gone(node, at)
            for item in wanted[begin + kept : stop]:
                yield self._appended(node, item)

    # --- setting ---------------------------------------------------------------------------------

    def _replaced(self, node: Node, value: Plain, entry: Entry | None) -> _Edit:
        text = flow(value)
        start, end = node.span.start, self._block_end(node)
        if entry is None:
            return _Edit(start, end, text)
        if isinstance(node, Scalar) and node.text is None and start == node.span.end:
            start = end = self._after_colon(entry)
            text = f" {text}"
        elif start.line != entry.key.end.line:
            start = self._after_colon(entry)
            beside = self.lines[start.line - 1][start.column - 1 :]  # a comment beside the key
            text = f" {text}{beside}"
        return _Edit(start, end, text)

    def _after_colon(self, entry: Entry) -> Position:
        line, column = entry.key.end
        found = self.lines[line - 1].find(":", column - 1)
        if found < 0:  # "? key", with the colon on a line of its own
            raise CannotEdit(tr("its key is written with a question mark"))
        return Position(line, found + 2)

    def _added(self, node: MapNode, key: str, value: Plain) -> _Edit:
        """A key more."""
        if self._is_flow(node):
            return self._in_braces(node, f"{_quoted(key)}: {flow(value)}")
        if not node.entries:  # a text without any key
            return _Edit(START, START, f"{_quoted(key)}: {flow(value)}\n")
        indent = next(iter(node.entries.values())).key.start.column - 1
        return self._below(node, entry_text(key, value, indent))

    def _appended(self, node: ListNode, item: Plain) -> _Edit:
        """An entry more."""
        if self._is_flow(node):
            return self._in_braces(node, flow(item))
        as_lines = all(isinstance(each, MapNode) and not self._is_flow(each) for each in node.items)
        return self._below(node, item_text(item, node.span.start.column - 1, as_lines=as_lines))

    def _joined(self, node: MapNode, item: Plain) -> _Edit:
        """The part that stands alone as the first of a list, and a new part behind it."""
        start, end = node.span.start, self._block_end(node)
        if self._is_flow(node):
            text = self._between(start, node.span.end)
            return _Edit(start, node.span.end, f"[{text}, {flow(item)}]")
        indent = start.column - 1
        first = Position(start.line, 1)
        lines = self._between(first, end).split("\n")
        moved = [
            " " * indent + ("  " if at else "- ") + line[indent:] if line.strip() else line
            for at, line in enumerate(lines)
        ]
        new = item_text(item, indent, as_lines=True).removesuffix("\n")
        return _Edit(first, end, "\n".join([*moved, new]))

    def _in_braces(self, node: MapNode | ListNode, text: str) -> _Edit:
        """Before the closing brace."""
        values = _values(node)
        if values:
            last = max(each.span.end for each in values)
            return _Edit(last, last, f", {text}")
        line, column = node.span.end
        at = Position(line, column - 1)
        return _Edit(at, at, text)

    def _below(self, node: MapNode | ListNode, text: str) -> _Edit:
        """On lines of its own after the last line of a map or list."""
        end = self._block_end(node)
        line = end.line if end.column == 1 else end.line + 1
        at = Position(line, 1)
        if line > len(self.lines):
            at = Position(len(self.lines), len(self.lines[-1]) + 1)
            text = "\n" + text.removesuffix("\n")
        return _Edit(at, at, text)

    # --- removing and moving ---------------------------------------------------------------------

    def _gone(self, holder: MapNode | ListNode, at: int) -> _Edit:
        nodes, starts = _values(holder), _starts(holder)
        start, end = starts[at], self._block_end(nodes[at])
        before = self.lines[start.line - 1][: start.column - 1]
        if self._is_flow(holder):  # with the comma before it, or after it if it is the first
            end = nodes[at].span.end if at or len(nodes) == 1 else starts[1]
            start = nodes[at - 1].span.end if at else start
        elif isinstance(holder, MapNode) and before.strip().startswith("-"):  # first of its item
            end = starts[1]
        elif end.line + (end.column > 1) > len(self.lines):
            start = Position(start.line - 1, len(self.lines[start.line - 2]) + 1)
            end = Position(len(self.lines), len(self.lines[-1]) + 1)
        else:
            start, end = Position(start.line, 1), Position(end.line + (end.column > 1), 1)
        return _Edit(start, end, "")

    def _swapped(self, node: ListNode, at: int) -> _Edit:
        """An entry behind the next one, each with the comments above it."""
        first, second = node.items[at].span, node.items[at + 1].span
        if self._is_flow(node):
            one, other = self._between(*first[1:]), self._between(*second[1:])
            text = f"{other}{self._between(first.end, second.start)}{one}"
            return _Edit(first.start, second.end, text)
        lines = self.lines
        begin = self._first_line(node.span.start)
        if at:  # blank lines between two entries belong to the second
            begin = self._block_end(node.items[at - 1]).line
        middle, end = (self._block_end(each).line for each in node.items[at : at + 2])
        text = "\n".join([*lines[middle:end], *lines[begin:middle]])
        return _Edit(Position(begin + 1, 1), Position(end, len(lines[end - 1]) + 1), text)

    # --- the text --------------------------------------------------------------------------------

    def _between(self, start: Position, end: Position) -> str:
        lines = self.lines[start.line - 1 : end.line]
        lines[-1] = lines[-1][: end.column - 1]
        lines[0] = lines[0][start.column - 1 :]
        return "\n".join(lines)

    def _block_end(self, node: Node) -> Position:
        """The end of a value; that of a literal text lies behind the blank lines below it."""
        line, column = node.span.end
        while column == 1 and line > 1:
            line -= 1
            if self.lines[line - 1].strip():
                column = len(self.lines[line - 1]) + 1
        return Position(line, column)

    def _first_line(self, start: Position) -> int:
        """How many lines there are before an entry and the comments right above it."""
        count, comment = start.line - 1, " " * (start.column - 1) + "#"
        while count and self.lines[count - 1].startswith(comment):
            count -= 1
        return count

    def _is_flow(self, node: MapNode | ListNode) -> bool:
        line, column = node.span.start
        found = self.lines[line - 1][column - 1 : column] if line <= len(self.lines) else ""
        return found in ("{", "[")


def _mark(item: Any) -> str:
    """What an entry of a list is known by: its id, or all of it."""
    return str(item["id"]) if isinstance(item, dict) and "id" in item else flow(item)


def _root(text: str) -> MapNode:
    source = SourceText(Path(), text)
    parsed = parse(source)
    if parsed.root is None and not says_anything(source):
        return MapNode({}, source.span(), source.span())
    if parsed.root is None or parsed.diagnostics:
        raise CannotEdit(tr("the text has errors; mend them first"))
    return parsed.root


def says_anything(source: SourceText) -> bool:
    """Whether there is more in a text than comments."""
    return any(line.strip() and not line.lstrip().startswith("#") for line in source.lines)


def _values(node: MapNode | ListNode) -> list[Node]:
    if isinstance(node, MapNode):
        return [entry.value for entry in node.entries.values()]
    return list(node.items)


def _starts(node: MapNode | ListNode) -> list[Position]:
    if isinstance(node, MapNode):
        return [entry.key.start for entry in node.entries.values()]
    return [item.span.start for item in node.items]
