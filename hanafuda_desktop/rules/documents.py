"""Any YAML file against any model, for documents whose sound parts are of use beside faulty ones.

A rule file with a fault is no game at all, and has a way of its own (:mod:`.loading`). A deck with
one is still a deck: what can be understood of it is taken, and the rest is reported.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeVar

from pydantic import BaseModel

from hanafuda_desktop.rules.diagnostics import Diagnostic, in_order
from hanafuda_desktop.rules.nodes import MapNode, Parsed, SourceText
from hanafuda_desktop.rules.trees import TreeMemory, read_tree
from hanafuda_desktop.rules.validation import sound_part, validate

__all__ = ["Document", "read_document"]

ModelT = TypeVar("ModelT", bound=BaseModel)

_MOST_LEFT_OUT: Final = 20
"""So many keys at the top may be unreadable as YAML before the rest is given up."""


class Document(NamedTuple, Generic[ModelT]):
    """A file, read.

    Attributes:
        value: what it says, less its faulty parts; ``None`` if something is missing without which
            there is no value.
        diagnostics: everything that is wrong with it, sorted.
        sources: the file's text, for :func:`~hanafuda_desktop.rules.diagnostics.render`.
    """

    value: ModelT | None
    diagnostics: tuple[Diagnostic, ...]
    sources: Mapping[Path, str]


def read_document(
    path: Path,
    model: type[ModelT],
    needed: Mapping[str, object] | None = None,
    *,
    begin: str | None = None,
    memory: TreeMemory | None = None,
) -> Document[ModelT]:
    """Read a YAML file by a model. Never raises for what is in the file.

    Args:
        path: the file.
        model: what it must be.
        needed: what to take for keys at the top that must be there, where they are not or are
            faulty.
        begin: the hint for whoever has written no key at all.
        memory: where the file's tree may be found, and is kept otherwise.
    """
    parsed = read_tree(path, begin=begin, memory=memory)
    tree, diagnostics = _legible(parsed)
    if tree is not None:
        read = validate(tree, model, incomplete=bool(diagnostics))
        value = read.value or sound_part(tree, model, needed or {})
        diagnostics += read.diagnostics
    else:
        value = model.model_validate(needed) if needed is not None else None
    return Document(value, in_order(diagnostics), {path: parsed.source.text})


def _legible(parsed: Parsed) -> tuple[MapNode | None, tuple[Diagnostic, ...]]:
    """The tree, without those keys at the top at which a YAML parser cannot go on."""
    diagnostics = parsed.diagnostics
    if parsed.root is not None or not diagnostics:
        return parsed.root, diagnostics
    from hanafuda_desktop.rules.source import parse  # noqa: PLC0415 - for a faulty file

    lines = list(parsed.source.lines)
    for _ in range(_MOST_LEFT_OUT):
        if not _blank(lines, parsed.diagnostics[-1].start.line - 1):
            break
        parsed = parse(SourceText(parsed.source.file, "\n".join(lines)))
        diagnostics += parsed.diagnostics
        if parsed.root is not None or not parsed.diagnostics:
            break
    return parsed.root, diagnostics


def _blank(lines: list[str], at: int) -> bool:
    """Blank the key at the top to which a line belongs; tells whether there is more besides."""
    first = at
    while first > 0 and not _begins_key(lines[first]):
        first -= 1
    if not _begins_key(lines[first]):
        return False
    last = first + 1
    while last < len(lines) and not _begins_key(lines[last]):
        last += 1
    lines[first:last] = [""] * (last - first)
    return any(map(_begins_key, lines))


def _begins_key(line: str) -> bool:
    return bool(line) and not line[0].isspace() and line[0] not in "#-]}"
