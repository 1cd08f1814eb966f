"""A game and a deck are called as their files are, so that a name leads to one file."""

from __future__ import annotations

import re
from typing import Final

from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.diagnostics import Diagnostic
from hanafuda_desktop.rules.nodes import Entry, MapNode, Scalar, SourceText
from hanafuda_desktop.rules.suggestions import quoted

__all__ = ["with_id"]

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LONGEST: Final = 60


def with_id(tree: MapNode, source: SourceText) -> tuple[MapNode, tuple[Diagnostic, ...]]:
    """The tree with its ``id`` filled in from the file's name, and what is wrong with either."""
    stem = source.file.stem
    whole = source.span()
    if not _ID.fullmatch(stem) or len(stem) > _LONGEST:
        meant = re.sub(r"[^a-z0-9]+", "-", stem.lower()).strip("-")[:_LONGEST].strip("-")
        hint = tr("call the file '{file}'", file=f"{meant}.yaml") if meant else None
        message = tr(
            "a file called {stem} cannot name what is in it: small letters, digits and single "
            "hyphens are needed",
            stem=quoted(stem),
        )
        wrong = whole.diagnostic(message, hint)
        return _named(tree, "unnamed", source), (wrong,)
    written = tree.entries.get("id")
    named = _named(tree, stem, source)
    if written is None or not isinstance(written.value, Scalar) or written.value.broken:
        return named, ()
    if written.value.text == stem:
        return tree, ()
    span = written.value.span if written.value.text else written.key
    wrong = span.diagnostic(
        tr("the id must be the file's name, {stem}", stem=quoted(stem)), tr("leave it out")
    )
    return named, (wrong,)


def _named(tree: MapNode, name: str, source: SourceText) -> MapNode:
    written = tree.entries.get("id")
    span = source.span() if written is None else written.key
    return tree.with_entry("id", Entry(span, Scalar(name, span)))
