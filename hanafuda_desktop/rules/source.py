"""A rule file's text and the tree that it means: read or remembered, with the place of everything.

Nothing on a disk may harm the program: from a path to a text, or to one clear sentence. A tree's
scalar is the text that was written, or ``None`` for one left empty; what it means is decided by the
models that read it. Trees of several files are merged into one, so each node knows its file.
"""

from __future__ import annotations

import os
import re
import stat
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from hanafuda_desktop.rules.diagnostics import Diagnostic, Position, Severity
from hanafuda_desktop.rules.schema.values import shown_in
from hanafuda_desktop.text.language import tr, tr_noop

START: Final = Position(1, 1)
"""The first character of a file."""
BEGIN_RULES: Final = tr_noop("begin with 'family: tableau', or with 'extends:' and a game's name")
"""The hint for whoever has written no key into a rule file."""


@dataclass(frozen=True, slots=True, eq=False)
class SourceText:
    r"""A file's text; the empty text for a file that could not be read.

    Attributes:
        file: the file, spelled as it was asked for.
        text: all of it, with ``\n`` at the ends of lines.
        lines: the same in lines.
    """

    file: Path
    text: str = ""
    lines: tuple[str, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "lines", tuple(self.text.split("\n")))

    def span(self, start: Position = START, end: Position | None = None) -> Span:
        """A stretch of this text; without arguments its very beginning."""
        return Span(self, start, end or start)


class Span(NamedTuple):
    """A stretch of a text, from ``start`` up to before ``end``."""

    source: SourceText
    start: Position
    end: Position

    @property
    def file(self) -> Path:
        """The file it stands in."""
        return self.source.file

    def diagnostic(
        self, message: str, hint: str | None = None, severity: Severity = Severity.ERROR
    ) -> Diagnostic:
        """A problem that stands here."""
        at = self.start.line - 1
        line = self.source.lines[at] if at < len(self.source.lines) else ""
        return Diagnostic(self.file, self.start, self.end, severity, message, hint, line)


@dataclass(frozen=True, slots=True, eq=False)
class Scalar:
    """A single value.

    Attributes:
        text: what was written; ``None`` where nothing was, or ``null``, or ``~``.
        broken: something stands here that could not be read and was reported already, so nothing
            more is to be said about it.
    """

    text: str | None
    span: Span
    broken: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class ListNode:
    """A list."""

    items: tuple[Node, ...]
    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """A value of a map, with the place of its key."""

    key: Span
    value: Node


@dataclass(frozen=True, slots=True, eq=False)
class MapNode:
    """A map, in the order written.

    Attributes:
        head: what to underline when the map itself is meant: its first key, or all of it where it
            stands in braces on one line.
        whole: merged over another map it takes its place (a deck fetched from its own file).
    """

    entries: dict[str, Entry]
    span: Span
    head: Span
    whole: bool = False

    def get(self, key: str) -> Node | None:
        """The value of a key, or ``None``."""
        entry = self.entries.get(key)
        return None if entry is None else entry.value

    def text(self, key: str) -> str | None:
        """The value of a key if that is a scalar with a text."""
        value = self.get(key)
        return value.text if isinstance(value, Scalar) else None

    def without(self, *keys: str) -> MapNode:
        """The same map less some keys."""
        kept = {key: entry for key, entry in self.entries.items() if key not in keys}
        return MapNode(kept, self.span, self.head, self.whole)

    def with_entry(self, key: str, entry: Entry) -> MapNode:
        """The same map with a key set."""
        return MapNode({**self.entries, key: entry}, self.span, self.head, self.whole)


Node = Scalar | ListNode | MapNode


class Parsed(NamedTuple):
    """A file's text, what it means, and what is wrong with it.

    Attributes:
        source: the text; empty where there was none to be had.
        root: the map at the top; ``None`` when the file has none that can be read, or before
            anybody has parsed it.
        diagnostics: problems; the tree holds a broken scalar wherever one of them stands.
    """

    source: SourceText
    root: MapNode | None
    diagnostics: tuple[Diagnostic, ...]


def content(node: Node) -> Any:
    """The bare value: ``dict``, ``list``, ``str`` or ``None``."""
    match node:
        case Scalar():
            return node.text
        case ListNode():
            return [content(item) for item in node.items]
        case MapNode():
            return {key: content(entry.value) for key, entry in node.entries.items()}


def id_of(node: Node) -> str | None:
    """The ``id`` of a map, if it has one that is text."""
    return node.text("id") if isinstance(node, MapNode) else None


def name_of(part: Node | None) -> str:
    """What people call a part, in the language in which it is shown; empty if it has no name."""
    name = part.get("name") if isinstance(part, MapNode) else None
    words = None if name is None else content(name)
    if isinstance(words, dict):
        words = words[shown_in(words)] if words else None
    return words if isinstance(words, str) else ""


def part_of(node: Node, name: str) -> Node | None:
    """What stands under a key of a map; in a list, the part of this id or this number from 0."""
    match node:
        case MapNode():
            return node.get(name)
        case ListNode():
            named = next((item for item in node.items if id_of(item) == name), None)
            numbered = name.isascii() and name.isdigit() and int(name) < len(node.items)
            return node.items[int(name)] if named is None and numbered else named
        case Scalar():
            return None


def find(tree: Node, path: tuple[str, ...]) -> Node | None:
    """The node to which a path such as ``("yaku", "kiri-kasu", "needs")`` leads, if to one."""
    found: Node | None = tree
    for name in path:
        found = None if found is None else part_of(found, name)
    return found


def place_in(items: list[Any], name: str) -> int | None:
    """The same as :func:`part_of` for a bare list: which of its entries is meant."""
    named = (
        at for at, each in enumerate(items) if isinstance(each, dict) and each.get("id") == name
    )
    numbered = name.isascii() and name.isdigit() and int(name) < len(items)
    return next(named, int(name) if numbered else None)


def is_broken(node: Node) -> bool:
    """Whether the node stands for something that was reported already."""
    return isinstance(node, Scalar) and node.broken


# Size is looked at before a byte is read, and what is read is bounded, so that a file of ten
# million characters or a device without an end costs nothing.

MAX_BYTES: Final = 256 * 1024
"""The largest file that is read; a rule file has about four thousand characters."""

_SEPARATORS: Final = {"\x85", "\u2028", "\u2029"}
_FORBIDDEN: Final = re.compile(
    "[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]"
)
"""What YAML does not allow, and its exotic ends of lines, unknown to editors."""
_MARKS: Final = (
    # The mark of UTF-16 is the beginning of one of UTF-32.
    ("UTF-32", (b"\xff\xfe\0\0", b"\0\0\xfe\xff")),
    ("UTF-16", (b"\xff\xfe", b"\xfe\xff")),
)
"""How a text begins that is no UTF-8 but could be saved as such."""


def _failed(file: Path, message: str, hint: str | None = None) -> Parsed:
    source = SourceText(file)
    return Parsed(source, None, (source.span().diagnostic(message, hint),))


def resolved(path: Path) -> Path:
    """Where a path leads to; a link that leads to itself leads nowhere else."""
    return Path(os.path.realpath(path))  # resolve() raises on such a link, until Python 3.13


def read_text(file: Path) -> Parsed:
    """The text of a file in UTF-8, or what kept us from it. Never raises for what it finds."""
    try:
        status = file.stat()
        if stat.S_ISDIR(status.st_mode):
            return _failed(file, tr("this is a folder, not a file"), tr("name the files in it"))
        if not stat.S_ISREG(status.st_mode):
            return _failed(file, tr("this is not an ordinary file"))
        if status.st_size > MAX_BYTES:
            return _too_large(file)
        with file.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        return _failed(file, *_reason(error))
    return _too_large(file) if len(data) > MAX_BYTES else _decoded(file, data)


def checked(file: Path, text: str) -> Parsed:
    r"""The same for a text that would stand in a file, with ``\n`` at the ends of lines."""
    if len(text.encode("utf-8", errors="surrogatepass")) > MAX_BYTES:
        return _too_large(file)
    source = SourceText(file, text)
    return Parsed(source, None, _forbidden(source))


def _too_large(file: Path) -> Parsed:
    hint = tr("a rule file has a few thousand characters; is this one?")
    return _failed(file, tr("the file is larger than {most} kB", most=MAX_BYTES // 1024), hint)


def _reason(error: OSError | ValueError) -> tuple[str, str | None]:
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return tr("there is no such file"), None
        case PermissionError():
            return tr("the file may not be read"), tr("its permissions forbid it to this user")
        case OSError():
            return tr("the file cannot be read: {reason}", reason=error.strerror or error), None
        case _:
            return tr("this cannot be a file's name"), None


def _decoded(file: Path, data: bytes) -> Parsed:
    for name, marks in _MARKS:
        if data.startswith(marks):
            message = tr("the file is saved as {encoding}", encoding=name)
            return _failed(file, message, tr("save it as UTF-8"))
    if b"\0" in data:
        return _failed(file, tr("this is not a text file"))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return _not_utf8(file, data, error)
    source = SourceText(file, _with_plain_ends(text))
    return Parsed(source, None, _forbidden(source))


def _with_plain_ends(text: str) -> str:
    """The text with line feeds alone at the ends of its lines."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _not_utf8(file: Path, data: bytes, error: UnicodeDecodeError) -> Parsed:
    readable, before = (
        _with_plain_ends(part.decode("utf-8-sig", errors="replace"))
        for part in (data, data[: error.start])
    )
    source = SourceText(file, readable)
    start = _position(before, len(before))
    message = tr("the byte {byte} is not UTF-8 text", byte=f"{data[error.start]:#04x}")
    span = source.span(start, Position(start.line, start.column + 1))
    return Parsed(source, None, (span.diagnostic(message, tr("save the file as UTF-8")),))


def _position(text: str, index: int) -> Position:
    return Position(text.count("\n", 0, index) + 1, index - text.rfind("\n", 0, index))


def _forbidden(source: SourceText) -> tuple[Diagnostic, ...]:
    """The first character that cannot stand in a rule file."""
    found = _FORBIDDEN.search(source.text)
    if found is None:
        return ()
    char, start = found[0], _position(source.text, found.start())
    span = source.span(start, Position(start.line, start.column + 1))
    code = f"{ord(char):04X}"
    if char in _SEPARATORS:
        message = tr("the line separator U+{code} cannot stand here", code=code)
        hint = tr("end lines with the return key")
    else:
        message = tr("the control character U+{code} cannot stand here", code=code)
        hint = tr("delete it")
    return (span.diagnostic(message, hint),)
