"""Changes single values of a YAML text, and leaves all other lines as they are written.

Comments, order, blank lines and the manner of writing stay; a new value is written on one line, in
the place where a person would put it. The text must be readable. What comes out is read again and
compared with what was wanted, so an edit is right or refused, never nearly right.

A path is a tuple of keys, of ids of the parts of lists, and of numbers (``"0"``) in other lists. A
part that stands alone in place of a list is found by its id as in one; a second part makes it one.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from hanafuda_desktop.rules.diagnostics import Position
from hanafuda_desktop.rules.source import (
    Entry,
    ListNode,
    MapNode,
    Node,
    Scalar,
    SourceText,
    content,
    find,
    id_of,
    part_of,
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


def nested(path: tuple[str, ...], value: Plain, lists: frozenset[str], above: str) -> Plain:
    """A value under the rest of a path that is not there yet."""
    if not path:
        return value
    if above not in lists:
        return {path[0]: nested(path[1:], value, lists, path[0])}
    rest = {path[1]: nested(path[2:], value, lists, path[1])} if path[1:] else value
    return [{"id": path[0], **(rest if isinstance(rest, dict) else {})}]


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


def with_value(text: str, path: tuple[str, ...], value: Plain, lists: frozenset[str]) -> str:
    r"""The text with a value set.

    Args:
        text: a YAML text, ``\n`` at the ends of lines.
        path: where the value goes; what is missing on the way is made.
        value: the value.
        lists: keys that hold a list of parts with an ``id``; a missing part is added there.

    Raises:
        CannotEdit: the text is not readable, or the path leads through a single value.
    """
    if not path:
        raise CannotEdit(tr("a value needs a key"))
    return _Editor(text, lists).set(path, value)


def without(text: str, path: tuple[str, ...]) -> str:
    """The text without what stands at a path; a map or list that is left empty goes with it.

    Raises:
        CannotEdit: the text is not readable, or nothing stands there.
    """
    return _Editor(text).remove(path)


def swapped(text: str, path: tuple[str, ...], at: int) -> str:
    """The text with an entry of a list behind the next one, each with the comments above it.

    Args:
        text: the text.
        path: where the list stands.
        at: which entry, from 0.

    Raises:
        CannotEdit: there is no such list, or the entries cannot be told apart line by line.
    """
    return _Editor(text).swap(path, at)


class _Edit(NamedTuple):
    """A stretch of the text, what stands there instead, and what a node says after that.

    What the whole text must say then is worked out from the node, and not from the stretch.
    """

    start: Position
    end: Position
    text: str
    node: Node
    says: Any


class _Editor:
    """One edit of one text."""

    def __init__(self, text: str, lists: frozenset[str] = frozenset()) -> None:
        self._root = _root(text)
        self._lines = text.split("\n")
        self._lists = lists

    def set(self, path: tuple[str, ...], value: Plain) -> str:
        """The text with a value set."""
        node: Node = self._root
        above = ""
        for depth, part in enumerate(path):
            rest = path[depth + 1 :]
            if isinstance(node, MapNode) and above in self._lists:  # it stands alone
                if id_of(node) != part:
                    return self._edited(self._joined(node, path[depth:], value))
                above = ""
                continue
            inner = part_of(node, part)
            if inner is None:
                return self._edited(self._added(node, path, depth, value))
            if isinstance(node, MapNode):
                if not rest:
                    return self._edited(self._replaced(node.entries[part], value))
                if isinstance(inner, Scalar) and inner.text is None:
                    missing = nested(rest, value, self._lists, part)
                    return self._edited(self._replaced(node.entries[part], missing))
            above = part if isinstance(node, MapNode) else ""
            node = inner
        return self._edited(
            _Edit(node.span.start, node.span.end, flow(value), node, as_read(value))
        )

    def remove(self, path: tuple[str, ...]) -> str:
        """The text without what stands at a path."""
        trail: list[Node] = [self._root]
        found: list[str] = []
        for part in path:
            inner = part_of(trail[-1], part)
            if inner is None and id_of(trail[-1]) == part:
                continue
            if inner is None:
                raise CannotEdit(tr("there is no '{path}'", path=".".join(path)))
            trail.append(inner)
            found.append(part)
        path = tuple(found)
        while len(path) > 1 and len(content(trail[len(path) - 1])) == 1:
            path = path[:-1]  # what is left empty goes too
        holder, node = trail[len(path) - 1], trail[len(path)]
        return self._edited(self._gone(holder, node, path[-1]))

    def swap(self, path: tuple[str, ...], at: int) -> str:
        """The text with an entry of a list behind the next one."""
        node = find(self._root, path)
        if not isinstance(node, ListNode) or not 0 <= at < len(node.items) - 1:
            raise CannotEdit(tr("there is nothing to change places with"))
        says = content(node)
        says[at : at + 2] = says[at + 1], says[at]
        first, second = node.items[at].span, node.items[at + 1].span
        if self._is_flow(node):
            one, other = self._between(*first[1:]), self._between(*second[1:])
            text = f"{other}{self._between(first.end, second.start)}{one}"
            return self._edited(_Edit(first.start, second.end, text, node, says))
        lines = self._lines
        begin = self._last_line(node.items[at - 1]) if at else self._first_line(node.span.start)
        middle, end = self._last_line(node.items[at]), self._last_line(node.items[at + 1])
        text = "\n".join([*lines[middle:end], *lines[begin:middle]])
        stop = Position(end, len(lines[end - 1]) + 1)
        return self._edited(_Edit(Position(begin + 1, 1), stop, text, node, says))

    # --- setting ---------------------------------------------------------------------------------

    def _replaced(self, entry: Entry, value: Plain) -> _Edit:
        node, text = entry.value, flow(value)
        start, end = node.span.start, self._block_end(node)
        if isinstance(node, Scalar) and node.text is None and start == node.span.end:
            start = end = self._after_colon(entry)
            text = f" {text}"
        elif start.line != entry.key.end.line:
            start = self._after_colon(entry)
            beside = self._lines[start.line - 1][start.column - 1 :]  # a comment beside the key
            text = f" {text}{beside}"
        return _Edit(start, end, text, node, as_read(value))

    def _after_colon(self, entry: Entry) -> Position:
        line, column = entry.key.end
        found = self._lines[line - 1].find(":", column - 1)
        if found < 0:  # "? key", with the colon on a line of its own
            raise CannotEdit(tr("its key is written with a question mark"))
        return Position(line, found + 2)

    def _added(self, node: Node, path: tuple[str, ...], depth: int, value: Plain) -> _Edit:
        """What the rest of a path becomes where its next part is missing."""
        part, rest = path[depth], path[depth + 1 :]
        match node:
            case MapNode():
                inner = nested(rest, value, self._lists, part)
                says = {**content(node), part: as_read(inner)}
                if self._is_flow(node):
                    return self._in_braces(node, f"{part}: {flow(inner)}", says)
                if not node.entries:  # a text without any key
                    start = Position(1, 1)
                    return _Edit(start, start, f"{part}: {flow(inner)}\n", node, says)
                indent = next(iter(node.entries.values())).key.start.column - 1
                return self._below(node, entry_text(part, inner, indent), says)
            case ListNode():
                if rest or isinstance(value, dict):
                    value = _new_part(path[depth:], value, self._lists)
                return self._item_added(node, value)
            case Scalar():
                raise CannotEdit(tr("'{path}' holds a single value", path=".".join(path[:depth])))

    def _item_added(self, node: ListNode, value: Plain) -> _Edit:
        says = [*content(node), as_read(value)]
        if self._is_flow(node):
            return self._in_braces(node, flow(value), says)
        as_lines = all(isinstance(each, MapNode) and not self._is_flow(each) for each in node.items)
        indent = node.span.start.column - 1
        return self._below(node, item_text(value, indent, as_lines=as_lines), says)

    def _joined(self, node: MapNode, path: tuple[str, ...], value: Plain) -> _Edit:
        """The part that stands alone as the first of a list, and a new part behind it."""
        item = _new_part(path, value, self._lists)
        says = [content(node), as_read(item)]
        start, end = node.span.start, self._block_end(node)
        if self._is_flow(node):
            text = self._between(start, node.span.end)
            return _Edit(start, node.span.end, f"[{text}, {flow(item)}]", node, says)
        indent = start.column - 1
        first = Position(start.line, 1)
        lines = self._between(first, end).split("\n")
        moved = [
            " " * indent + ("  " if at else "- ") + line[indent:] if line.strip() else line
            for at, line in enumerate(lines)
        ]
        new = item_text(item, indent, as_lines=True).removesuffix("\n")
        return _Edit(first, end, "\n".join([*moved, new]), node, says)

    def _in_braces(self, node: MapNode | ListNode, text: str, says: Any) -> _Edit:
        """Before the closing brace."""
        line, column = node.span.end
        at = Position(line, column - 1)
        last = max((each.span.end for each in _values(node)), default=None)
        if last is None:
            return _Edit(at, at, text, node, says)
        return _Edit(last, last, f", {text}", node, says)

    def _below(self, node: MapNode | ListNode, text: str, says: Any) -> _Edit:
        """On lines of its own after the last line of a map or list."""
        end = self._block_end(node)
        line = end.line if end.column == 1 else end.line + 1
        at = Position(line, 1)
        if line > len(self._lines):
            at = Position(len(self._lines), len(self._lines[-1]) + 1)
            text = "\n" + text.removesuffix("\n")
        return _Edit(at, at, text, node, says)

    # --- removing --------------------------------------------------------------------------------

    def _gone(self, holder: Node, node: Node, part: str) -> _Edit:
        assert isinstance(holder, MapNode | ListNode)
        nodes = _values(holder)
        at = next(place for place, each in enumerate(nodes) if each is node)
        says = content(holder)
        del says[part if isinstance(holder, MapNode) else at]
        starts = _starts(holder)
        start, end = starts[at], self._block_end(node)
        before = self._lines[start.line - 1][: start.column - 1]
        if self._is_flow(holder):  # with the comma before it, or after it if it is the first
            end = node.span.end if at or len(nodes) == 1 else starts[1]
            start = nodes[at - 1].span.end if at else start
        elif isinstance(holder, MapNode) and before.strip().startswith("-"):  # first of its item
            end = starts[1]
        elif end.line + (end.column > 1) > len(self._lines):
            start = Position(start.line - 1, len(self._lines[start.line - 2]) + 1)
            end = Position(len(self._lines), len(self._lines[-1]) + 1)
        else:
            start, end = Position(start.line, 1), Position(end.line + (end.column > 1), 1)
        return _Edit(start, end, "", holder, says)

    # --- the text --------------------------------------------------------------------------------

    def _between(self, start: Position, end: Position) -> str:
        lines = self._lines[start.line - 1 : end.line]
        lines[-1] = lines[-1][: end.column - 1]
        lines[0] = lines[0][start.column - 1 :]
        return "\n".join(lines)

    def _block_end(self, node: Node) -> Position:
        """The end of a value; that of a literal text lies behind the blank lines below it."""
        line, column = node.span.end
        while column == 1 and line > 1:
            line -= 1
            if self._lines[line - 1].strip():
                column = len(self._lines[line - 1]) + 1
        return Position(line, column)

    def _first_line(self, start: Position) -> int:
        """How many lines there are before an entry and the comments right above it."""
        count, comment = start.line - 1, " " * (start.column - 1) + "#"
        while count and self._lines[count - 1].startswith(comment):
            count -= 1
        return count

    def _last_line(self, node: Node) -> int:
        """How many lines there are up to the end of an entry; blank ones belong to the next."""
        count = node.span.end.line - (node.span.end.column == 1)
        while count and not self._lines[count - 1].strip():
            count -= 1
        return count

    def _is_flow(self, node: MapNode | ListNode) -> bool:
        line, column = node.span.start
        found = self._lines[line - 1][column - 1 : column] if line <= len(self._lines) else ""
        return found in ("{", "[")

    def _edited(self, edit: _Edit) -> str:
        """The text with the stretch exchanged, if it says then what it should."""
        first, last = self._lines[edit.start.line - 1], self._lines[edit.end.line - 1]
        middle = first[: edit.start.column - 1] + edit.text + last[edit.end.column - 1 :]
        lines = [*self._lines[: edit.start.line - 1], middle, *self._lines[edit.end.line :]]
        text = "\n".join(lines)
        found, wanted = content(_root(text)), _changed(self._root, edit)
        if found != wanted or list(found) != list(wanted):
            raise CannotEdit(
                tr("this change cannot be written without rewriting what stands around it")
            )
        return text


def _changed(node: Node, edit: _Edit) -> Any:
    """What a tree says after an edit."""
    match node:
        case _ if node is edit.node:
            return edit.says
        case ListNode():
            return [_changed(item, edit) for item in node.items]
        case MapNode():
            return {key: _changed(entry.value, edit) for key, entry in node.entries.items()}
        case Scalar():
            return node.text


def _new_part(path: tuple[str, ...], value: Plain, lists: frozenset[str]) -> Plain:
    """The part that is added to a list by a path whose first step is its id."""
    inner = nested(path[1:], value, lists, "")
    assert isinstance(inner, dict)
    return {"id": path[0], **inner}


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
