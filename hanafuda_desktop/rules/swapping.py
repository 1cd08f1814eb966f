"""Lets two neighbours of a list change places in a YAML text, with the comments above them."""

from __future__ import annotations

from pathlib import Path

from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.diagnostics import Position
from hanafuda_desktop.rules.editing import CannotEdit, hold
from hanafuda_desktop.rules.merging import find
from hanafuda_desktop.rules.nodes import ListNode, MapNode, Node, SourceText, content
from hanafuda_desktop.rules.source import parse

__all__ = ["swapped"]


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
