"""Trees of rule files that are remembered from one run of the program to the next."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Protocol

from hanafuda_desktop import __version__
from hanafuda_desktop.rules.diagnostics import Position
from hanafuda_desktop.rules.source import (
    BEGIN_RULES,
    Entry,
    ListNode,
    MapNode,
    Node,
    Parsed,
    Scalar,
    SourceText,
    Span,
    read_text,
)

# A file's tree, parsed or remembered: whoever reads a file asks here.
#
# The YAML parser takes as long to be imported as a small window to open, and at a start it reads
# the same few files each time. So a text without a fault may be remembered as the tree that it
# means, under its own digest; whatever else is found there is parsed again.

_FORM: Final = 3
"""To be raised when a tree is written, or a YAML text understood, in another way."""


class TreeMemory(Protocol):
    """Where trees are kept between two runs of the program."""

    def recall(self, name: str) -> str | None:
        """What is kept under a name, or ``None``."""

    def keep(self, name: str, text: str) -> None:
        """Keep a text; that it could not be kept is no fault."""


def read_tree(
    file: Path, *, begin: str | None = BEGIN_RULES, memory: TreeMemory | None = None
) -> Parsed:
    """Read and parse a file. Never raises for what is in it.

    Args:
        file: the file.
        begin: the hint for whoever has written no key at all.
        memory: where its tree may be found, and is kept otherwise.
    """
    read = read_text(file)
    if read.diagnostics:
        return Parsed(read.source, None, read.diagnostics)
    name = "" if memory is None else _name(read.source)
    root = None if memory is None else tree_from(memory.recall(name), read.source)
    if root is not None:
        return Parsed(read.source, root, ())
    from hanafuda_desktop.rules.tree import parse  # noqa: PLC0415 - where it is not remembered

    parsed = parse(read.source, begin=begin)
    if memory is not None and parsed.root is not None and not parsed.diagnostics:
        memory.keep(name, tree_text(parsed.root))
    return parsed


def _name(source: SourceText) -> str:
    text = f"{_FORM} {__version__}\n{source.text}"
    return sha256(text.encode("utf-8", errors="surrogatepass")).hexdigest()[:40]


def tree_text(root: MapNode) -> str:
    """A tree without broken parts as a text for :func:`tree_from`."""
    return json.dumps(_plain(root), ensure_ascii=False, separators=(",", ":"))


def _plain(node: Node) -> list[Any]:
    match node:
        case Scalar():
            return [*_places(node.span), node.text]
        case ListNode():
            return [*_places(node.span), [_plain(item) for item in node.items]]
        case MapNode():
            entries = {
                key: [*_places(entry.key), _plain(entry.value)]
                for key, entry in node.entries.items()
            }
            return [*_places(node.span), *_places(node.head), entries]


def _places(span: Span) -> tuple[int, int, int, int]:
    return (*span.start, *span.end)


def tree_from(text: str | None, source: SourceText) -> MapNode | None:
    """The tree that a text of :func:`tree_text` means, or ``None`` if it is no such text.

    Args:
        text: the text, if there is one.
        source: what the tree was parsed from.
    """
    if text is None:
        return None
    try:
        root = _node(json.loads(text), source)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None  # damaged: parsing says what the file means
    return root if isinstance(root, MapNode) else None


def _node(plain: list[Any], source: SourceText) -> Node:
    l1, c1, l2, c2, *rest = plain
    span = Span(source, Position(l1, c1), Position(l2, c2))
    match rest:
        case [str() | None as text]:
            return Scalar(text, span)
        case [list(items)]:
            return ListNode(tuple([_node(item, source) for item in items]), span)
        case [h1, k1, h2, k2, dict(entries)]:
            head = Span(source, Position(h1, k1), Position(h2, k2))
            return MapNode({k: _entry(v, source) for k, v in entries.items()}, span, head)
        case _:
            raise ValueError(rest)


def _entry(plain: list[Any], source: SourceText) -> Entry:
    l1, c1, l2, c2, value = plain
    return Entry(Span(source, Position(l1, c1), Position(l2, c2)), _node(value, source))
