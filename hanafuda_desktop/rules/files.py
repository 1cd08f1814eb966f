"""Files of rules: found by their names in folders, read once, and remembered from run to run."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Generic, Protocol

from hanafuda_desktop import __version__
from hanafuda_desktop.rules.diagnostics import Position
from hanafuda_desktop.rules.language import Language, RulesT_co
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
    resolved,
)
from hanafuda_desktop.text.language import language

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
        return read
    name = "" if memory is None else _name(read.source)
    root = None if memory is None else tree_from(memory.recall(name), read.source)
    if root is not None:
        return read._replace(root=root)
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


# Folders of rule files.

DECKS: Final = "decks"
"""The folder of decks in a folder of rule files."""
_SUFFIXES: Final = (".yaml", ".yml")
_NAME: Final = re.compile(r"[a-z0-9-]{1,60}")


def files_in(folder: Path) -> tuple[Path, ...]:
    """The rule files of a folder by name; none where there is no such folder.

    Raises:
        OSError: the folder may not be listed.
    """
    try:
        found = [path for path in folder.iterdir() if path.suffix.lower() in _SUFFIXES]
    except (FileNotFoundError, NotADirectoryError):
        return ()
    return tuple(sorted(path for path in found if not path.name.startswith(".")))


def _is_file(path: Path) -> bool:
    """Whether there is such a file; one that cannot be looked at is none."""
    try:
        return path.is_file()
    except OSError:  # as for a name that is too long
        return False


def _same(path: Path, other: Path) -> bool:
    return path == other or (path.name == other.name and resolved(path) == resolved(other))


def _stamp(path: Path) -> tuple[int, int] | None:
    """What changes when a file does."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None  # whoever reads it says why
    return status.st_mtime_ns, status.st_size


class RuleFiles(Generic[RulesT_co]):
    """The files of some folders, of which an earlier one counts for more.

    Args:
        folders: folders of rule files; those that do not exist are empty.
        language: what the files say.
        memory: where the trees of files are kept between two runs, if anywhere.

    Attributes:
        folders: the same.
        language: the same.
        drafts: what files are taken to say meanwhile, whatever stands in them.
    """

    def __init__(
        self, folders: Sequence[Path], language: Language[RulesT_co], memory: TreeMemory | None
    ) -> None:
        self.folders = tuple(folders)
        self.language = language
        self.drafts: dict[Path, Parsed] = {}
        self._memory = memory
        self._parsed: dict[Path, tuple[object, Parsed]] = {}

    @cached_property
    def _resolved(self) -> frozenset[Path]:
        return frozenset(resolved(folder) for folder in self.folders)

    def _places(self, beside: Path, below: str) -> tuple[Path, ...]:
        """Where files are looked for: beside one that lies elsewhere, then in the folders."""
        near = beside.parent
        is_ours = resolved(near) in self._resolved
        return tuple(folder / below for folder in (*(() if is_ours else (near,)), *self.folders))

    def find(self, name: str, beside: Path, below: str = "") -> Path | None:
        """A file by its name: beside a file from elsewhere, else in the folders.

        Args:
            name: the name of a game, or of a deck.
            beside: the file that speaks of it.
            below: the folder in each of these folders: :data:`DECKS` for a deck.
        """
        if not _NAME.fullmatch(name):
            return None
        for folder in self._places(beside, below):
            for suffix in _SUFFIXES:
                path = folder / f"{name}{suffix}"
                if _is_file(path) and not _same(path, beside) and self._may_be_read(path):
                    return path
        return beside if name == beside.stem and not below else None

    def _may_be_read(self, path: Path) -> bool:
        """Whether a file means no other one: a link from elsewhere may lead anywhere.

        In their own folder people may link what they like.
        """
        if not path.is_symlink() or any(folder in self.folders for folder in path.parents):
            return True
        return resolved(path).parent == resolved(path.parent)

    def names(self, beside: Path, below: str = "") -> tuple[str, ...]:
        """The names that :meth:`find` knows; only a file with a mistake needs them."""
        names: dict[str, None] = {}
        for folder in self._places(beside, below):
            try:
                files = files_in(folder)
            except OSError:
                continue  # what cannot be listed has no names to offer
            names |= dict.fromkeys(path.stem for path in files if not _same(path, beside))
        return tuple(names)

    def parsed(self, path: Path) -> Parsed:
        """A file's tree, read again only when the file has changed."""
        if path in self.drafts:
            return self.drafts[path]
        stamp = (_stamp(path), language())  # what is wrong with it is said in a language
        kept = self._parsed.get(path)
        if kept is None or kept[0] != stamp:
            kept = self._parsed[path] = (stamp, read_tree(path, memory=self._memory))
        return kept[1]
