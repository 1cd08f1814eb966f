"""Any YAML file against any model: what rule files, decks and other documents have in common."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from pydantic import BaseModel

from hanafuda_desktop.rules.diagnostics import Diagnostic, has_errors, in_order
from hanafuda_desktop.rules.source import read_tree
from hanafuda_desktop.rules.validation import validate

__all__ = ["Document", "read_document"]

ModelT = TypeVar("ModelT", bound=BaseModel)


class Document(NamedTuple, Generic[ModelT]):
    """A file, read.

    Attributes:
        value: what it says; ``None`` if it has errors.
        diagnostics: everything that is wrong with it, sorted.
        sources: the file's text, for :func:`~hanafuda_desktop.rules.diagnostics.render`.
    """

    value: ModelT | None
    diagnostics: tuple[Diagnostic, ...]
    sources: Mapping[Path, str]


def read_document(path: Path, model: type[ModelT]) -> Document[ModelT]:
    """Read a YAML file by a model. Never raises for what is in the file."""
    parsed = read_tree(path)
    sources = {path: parsed.source.text}
    if parsed.root is None:
        return Document(None, in_order(parsed.diagnostics), sources)
    read = validate(parsed.root, model, incomplete=bool(parsed.diagnostics))
    diagnostics = in_order((*parsed.diagnostics, *read.diagnostics))
    return Document(None if has_errors(diagnostics) else read.value, diagnostics, sources)
