"""Changes single values of a YAML text, and leaves all other lines as they are written.

Comments, order, blank lines and the manner of writing stay; a new value is written on one line, in
the place where a person would put it. The text must be readable. What comes out is read again and
compared with what was wanted, so an edit is right or refused, never nearly right.

A path is a tuple of keys, of ids of the parts of lists, and of numbers (``"0"``) in other lists. A
part that stands alone in place of a list is found by its id as in one; a second part makes it one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from hanafuda_desktop.rules.diagnostics import Position
from hanafuda_desktop.rules.layering import find
from hanafuda_desktop.rules.nodes import (
    Entry,
    ListNode,
    MapNode,
    Node,
    Parsed,
    Scalar,
    SourceText,
    content,
    id_of,
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
    editor = _Editor(text, lists)
    edited = editor.set(path, value)
    hold(edited, _with(content(editor.root), path, as_read(value), lists))
    return edited


def without(text: str, path: tuple[str, ...]) -> str:
    """The text without what stands at a path; a map or list that is left empty goes with it.

    Raises:
        CannotEdit: the text is not readable, or nothing stands there.
    """
    editor = _Editor(text, frozenset())
    edited = editor.remove(path)
    wanted = _less(content(editor.root), path)
    hold(edited, wanted if wanted is not None else {})
    return edited


# --- the text ------------------------------------------------------------------------------------


class _Cut(NamedTuple):
    """A stretch of the text, from one place up to before another, and what stands there instead."""

    start: Position
    end: Position
    text: str


class _Editor:
    """One edit of one text."""

    def __init__(self, text: str, lists: frozenset[str]) -> None:
        self.root = _root(text)
        self._lines = text.split("\n")
        self._lists = lists

    def set(self, path: tuple[str, ...], value: Plain) -> str:
        """The text with a value set."""
        node: Node = self.root
        above = ""
        for depth, part in enumerate(path):
            if isinstance(node, MapNode) and above in self._lists:
                if id_of(node) != part:
                    return self._cut(self._joined(node, path[depth:], value))
                above = ""
                continue
            inner = _inner(node, part)
            if inner is None:
                return self._cut(self._added(node, path, depth, value))
            if isinstance(node, MapNode) and depth == len(path) - 1:
                return self._cut(self._replaced(node.entries[part], value))
            if isinstance(inner, Scalar) and inner.text is None and depth < len(path) - 1:
                assert isinstance(node, MapNode)
                missing = nested(path[depth + 1 :], value, self._lists, part)
                return self._cut(self._replaced(node.entries[part], missing))
            above = part if isinstance(node, MapNode) else ""
            node = inner
        return self._cut(_Cut(node.span.start, node.span.end, flow(value)))

    def remove(self, path: tuple[str, ...]) -> str:
        """The text without what stands at a path."""
        trail: list[Node] = [self.root]
        found: list[str] = []
        for part in path:
            inner = _inner(trail[-1], part)
            if inner is None and id_of(trail[-1]) == part:
                continue
            if inner is None:
                raise CannotEdit(tr("there is no '{path}'", path=".".join(path)))
            trail.append(inner)
            found.append(part)
        path = tuple(found)
        while len(path) > 1 and _size(trail[len(path) - 1]) == 1:
            path = path[:-1]  # what is left empty goes too
        holder, node = trail[len(path) - 1], trail[len(path)]
        return self._cut(self._gone(holder, node, path[-1]))

    # --- setting ---------------------------------------------------------------------------------

    def _replaced(self, entry: Entry, value: Plain) -> _Cut:
        node = entry.value
        if isinstance(node, Scalar) and node.text is None and node.span.start == node.span.end:
            colon = self._after_colon(entry)
            return _Cut(colon, colon, f" {flow(value)}")
        if node.span.start.line == entry.key.end.line:
            return _Cut(node.span.start, self._block_end(node), flow(value))
        colon = self._after_colon(entry)
        beside = self._lines[colon.line - 1][colon.column - 1 :]  # a comment beside the key
        return _Cut(colon, self._block_end(node), f" {flow(value)}{beside}")

    def _after_colon(self, entry: Entry) -> Position:
        line, column = entry.key.end
        found = self._lines[line - 1].find(":", column - 1)
        if found < 0:  # "? key", with the colon on a line of its own
            raise CannotEdit(tr("its key is written with a question mark"))
        return Position(line, found + 2)

    def _added(self, node: Node, path: tuple[str, ...], depth: int, value: Plain) -> _Cut:
        """What the rest of a path becomes where its next part is missing."""
        part, rest = path[depth], path[depth + 1 :]
        match node:
            case MapNode():
                inner = nested(rest, value, self._lists, part) if rest else value
                return self._entry_added(node, part, inner)
            case ListNode() if rest or isinstance(value, dict):
                return self._item_added(node, _new_part(path[depth:], value, self._lists))
            case ListNode():
                return self._item_added(node, value)
            case Scalar():
                raise CannotEdit(tr("'{path}' holds a single value", path=".".join(path[:depth])))

    def _joined(self, node: MapNode, path: tuple[str, ...], value: Plain) -> _Cut:
        """The part that stands alone as the first of a list, and a new part behind it."""
        item = _new_part(path, value, self._lists)
        start, end = node.span.start, self._block_end(node)
        if self._is_flow(node):
            text = self._between(start, node.span.end)
            return _Cut(start, node.span.end, f"[{text}, {flow(item)}]")
        indent = start.column - 1
        first = Position(start.line, 1)
        lines = self._between(first, end).split("\n")
        moved = [
            " " * indent + ("  " if at else "- ") + line[indent:] if line.strip() else line
            for at, line in enumerate(lines)
        ]
        new = item_text(item, indent, as_lines=True).removesuffix("\n")
        return _Cut(first, end, "\n".join([*moved, new]))

    def _between(self, start: Position, end: Position) -> str:
        lines = self._lines[start.line - 1 : end.line]
        lines[-1] = lines[-1][: end.column - 1]
        lines[0] = lines[0][start.column - 1 :]
        return "\n".join(lines)

    def _entry_added(self, node: MapNode, key: str, value: Plain) -> _Cut:
        if self._is_flow(node):
            return self._in_braces(node, f"{key}: {flow(value)}")
        if not node.entries:  # a text without any key
            return _Cut(Position(1, 1), Position(1, 1), f"{key}: {flow(value)}\n")
        indent = next(iter(node.entries.values())).key.start.column - 1
        return self._below(node, entry_text(key, value, indent))

    def _item_added(self, node: ListNode, value: Plain) -> _Cut:
        if self._is_flow(node):
            return self._in_braces(node, flow(value))
        indent = node.span.start.column - 1
        as_lines = all(isinstance(each, MapNode) and not self._is_flow(each) for each in node.items)
        return self._below(node, item_text(value, indent, as_lines=as_lines))

    def _in_braces(self, node: MapNode | ListNode, text: str) -> _Cut:
        """Before the closing brace."""
        line, column = node.span.end
        at = Position(line, column - 1)
        last = _last(node)
        return _Cut(at, at, text) if last is None else _Cut(last, last, f", {text}")

    def _below(self, node: MapNode | ListNode, text: str) -> _Cut:
        """On lines of its own after the last line of a map or list."""
        end = self._block_end(node)
        line = end.line if end.column == 1 else end.line + 1
        if line > len(self._lines):
            stop = Position(len(self._lines), len(self._lines[-1]) + 1)
            return _Cut(stop, stop, "\n" + text.removesuffix("\n"))
        return _Cut(Position(line, 1), Position(line, 1), text)

    def _block_end(self, node: Node) -> Position:
        """The end of a value; that of a literal text lies behind the blank lines below it."""
        line, column = node.span.end
        while column == 1 and line > 1:
            line -= 1
            if self._lines[line - 1].strip():
                column = len(self._lines[line - 1]) + 1
        return Position(line, column)

    # --- removing --------------------------------------------------------------------------------

    def _gone(self, holder: Node, node: Node, part: str) -> _Cut:
        assert isinstance(holder, MapNode | ListNode)
        nodes = list(_values(holder))
        at = next(place for place, each in enumerate(nodes) if each is node)
        if self._is_flow(holder):
            return self._out_of_braces(holder, nodes, at)
        start = holder.entries[part].key.start if isinstance(holder, MapNode) else node.span.start
        before = self._lines[start.line - 1][: start.column - 1]
        starts = list(_starts(holder))
        if isinstance(holder, MapNode) and before.strip().startswith("-"):  # first of its item
            return _Cut(start, starts[1], "")
        end = self._block_end(node)
        after = Position(end.line + (end.column > 1), 1)
        if after.line > len(self._lines):
            before_it = Position(start.line - 1, len(self._lines[start.line - 2]) + 1)
            return _Cut(before_it, Position(len(self._lines), len(self._lines[-1]) + 1), "")
        return _Cut(Position(start.line, 1), after, "")

    def _out_of_braces(self, holder: MapNode | ListNode, nodes: list[Node], at: int) -> _Cut:
        """With the comma before it, or after it if it is the first."""
        starts = list(_starts(holder))
        if at:
            return _Cut(nodes[at - 1].span.end, nodes[at].span.end, "")
        if len(nodes) > 1:
            return _Cut(starts[0], starts[1], "")
        return _Cut(starts[0], nodes[0].span.end, "")

    def _is_flow(self, node: MapNode | ListNode) -> bool:
        line, column = node.span.start
        found = self._lines[line - 1][column - 1 : column] if line <= len(self._lines) else ""
        return found in ("{", "[") and found != ""

    def _cut(self, cut: _Cut) -> str:
        first, last = self._lines[cut.start.line - 1], self._lines[cut.end.line - 1]
        middle = first[: cut.start.column - 1] + cut.text + last[cut.end.column - 1 :]
        lines = [*self._lines[: cut.start.line - 1], middle, *self._lines[cut.end.line :]]
        return "\n".join(lines)


def _new_part(path: tuple[str, ...], value: Plain, lists: frozenset[str]) -> Plain:
    """The part that is added to a list by a path whose first step is its id."""
    inner = nested(path[1:], value, lists, "") if len(path) > 1 else value
    assert isinstance(inner, dict)
    return {"id": path[0], **inner}


def _root(text: str) -> MapNode:
    source = SourceText(Path(), text)
    parsed: Parsed = parse(source)
    if parsed.root is None and not says_anything(source):
        return MapNode({}, source.span(), source.span())
    if parsed.root is None or parsed.diagnostics:
        raise CannotEdit(tr("the text has errors; mend them first"))
    return parsed.root


def says_anything(source: SourceText) -> bool:
    """Whether there is more in a text than comments."""
    return any(line.strip() and not line.lstrip().startswith("#") for line in source.lines)


def _inner(node: Node, part: str) -> Node | None:
    match node:
        case MapNode():
            return node.get(part)
        case ListNode():
            named = next((item for item in node.items if id_of(item) == part), None)
            if named is None and part.isascii() and part.isdigit() and int(part) < len(node.items):
                return node.items[int(part)]
            return named
        case _:
            return None


def _size(node: Node) -> int:
    match node:
        case MapNode():
            return len(node.entries)
        case ListNode():
            return len(node.items)
        case _:
            return 0


def _values(node: MapNode | ListNode) -> Iterator[Node]:
    if isinstance(node, MapNode):
        yield from (entry.value for entry in node.entries.values())
    else:
        yield from node.items


def _starts(node: MapNode | ListNode) -> Iterator[Position]:
    if isinstance(node, MapNode):
        yield from (entry.key.start for entry in node.entries.values())
    else:
        yield from (item.span.start for item in node.items)


def _last(node: MapNode | ListNode) -> Position | None:
    """Where the last value of a map or list ends."""
    ends = [each.span.end for each in _values(node)]
    return max(ends, default=None)


# --- what was wanted -----------------------------------------------------------------------------


def _with(
    data: Any, path: tuple[str, ...], value: Any, lists: frozenset[str], above: str = ""
) -> Any:
    if not path:
        return value
    part, rest = path[0], path[1:]
    if isinstance(data, dict) and above in lists:
        parts = _with([data], path, value, lists)
        return parts if len(parts) > 1 else parts[0]
    if isinstance(data, list):
        places = [place for place, item in enumerate(data) if _id(item) == part]
        if not places and part.isascii() and part.isdigit() and int(part) < len(data):
            places = [int(part)]
        if places:
            changed = _with(data[places[0]], rest, value, lists)
            return [*data[: places[0]], changed, *data[places[0] + 1 :]]
        return [*data, *_as_list(nested((part, *rest), value, frozenset({""}), ""), value, rest)]
    if data is None:
        return nested(path, value, lists, above)
    inner = data.get(part)
    fresh = nested(rest, value, lists, part) if part not in data else None
    return {**data, part: fresh if part not in data else _with(inner, rest, value, lists, part)}


def _as_list(nested: Any, value: Any, rest: tuple[str, ...]) -> list[Any]:
    """The item that is added to a list: a part with its id, or a bare value."""
    if not rest and not isinstance(value, dict):
        return [value]
    found: list[Any] = nested
    return found


def _less(data: Any, path: tuple[str, ...]) -> Any:
    """The data without what stands at a path; ``None`` if nothing is left."""
    part, rest = path[0], path[1:]
    if isinstance(data, list):
        at = next(
            (place for place, item in enumerate(data) if _id(item) == part),
            int(part) if part.isdigit() else -1,
        )
        inner = _less(data[at], rest) if rest else None
        kept = [*data[:at], *([] if inner is None else [inner]), *data[at + 1 :]]
        return kept or None
    if part not in data and _id(data) == part:
        return _less(data, rest) if rest else None
    inner = _less(data[part], rest) if rest else None
    left = {key: value for key, value in data.items() if key != part or inner is not None}
    if inner is not None:
        left[part] = inner
    return left or None


def _id(item: Any) -> str | None:
    return item.get("id") if isinstance(item, dict) else None


def hold(text: str, wanted: Any) -> None:
    """Refuse an edit that does not say what it should, as words alone.

    Raises:
        CannotEdit: so it is.
    """
    found = content(_root(text))
    if found != wanted or (isinstance(found, dict) and list(found) != list(wanted)):
        raise CannotEdit(
            tr("this change cannot be written without rewriting what stands around it")
        )


# Lets two neighbours of a list change places in a YAML text, with the comments above them.


def swapped(text: str, path: tuple[str, ...], at: int) -> str:
    """The text with an entry of a list behind the next one.

    Args:
        text: the text.
        path: where the list stands.
        at: which entry, from 0.

    Raises:
        CannotEdit: there is no such list, or the entries cannot be told apart line by line.
    """
    root = parse(SourceText(Path(), text)).root
    node = None if root is None else _find(root, path)
    if root is None or not isinstance(node, ListNode) or not 0 <= at < len(node.items) - 1:
        raise CannotEdit(tr("there is nothing to change places with"))
    edited = _swapped(text.split("\n"), node, at)
    hold(edited, _with_swapped(content(root), path, at))
    return edited


def _find(root: MapNode, path: tuple[str, ...]) -> Node | None:
    try:
        return find(root, path)
    except KeyError:
        return None


def _swapped(lines: list[str], node: ListNode, at: int) -> str:
    line, column = node.span.start
    first, second = node.items[at].span, node.items[at + 1].span
    if lines[line - 1][column - 1] == "[":
        text = "\n".join(lines)
        a, b, c, d = (
            _offset(lines, place) for place in (first.start, first.end, second.start, second.end)
        )
        return text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]
    begin = _end(lines, node.items[at - 1].span.end) if at else _begin(lines, node.span.start)
    middle, end = _end(lines, first.end), _end(lines, second.end)
    whole = [*lines[:begin], *lines[middle:end], *lines[begin:middle], *lines[end:]]
    return "\n".join(whole)


def _begin(lines: list[str], start: Position) -> int:
    """How many lines there are before the first entry and the comments right above it."""
    count, comment = start.line - 1, " " * (start.column - 1) + "#"
    while count and lines[count - 1].startswith(comment):
        count -= 1
    return count


def _end(lines: list[str], end: Position) -> int:
    """How many lines there are up to the end of an entry; blank ones belong to the next."""
    count = end.line - (end.column == 1)
    while count and not lines[count - 1].strip():
        count -= 1
    return count


def _offset(lines: list[str], place: Position) -> int:
    return sum(len(line) + 1 for line in lines[: place.line - 1]) + place.column - 1


def _with_swapped(data: object, path: tuple[str, ...], at: int) -> object:
    if not path and isinstance(data, list):
        return [*data[:at], data[at + 1], data[at], *data[at + 2 :]]
    part, rest = path[0], path[1:]
    if isinstance(data, dict):
        return {**data, part: _with_swapped(data[part], rest, at)}
    assert isinstance(data, list)
    named = (n for n, each in enumerate(data) if isinstance(each, dict) and each.get("id") == part)
    place = next(named, None)
    place = int(part) if place is None else place
    return [_with_swapped(each, rest, at) if n == place else each for n, each in enumerate(data)]
