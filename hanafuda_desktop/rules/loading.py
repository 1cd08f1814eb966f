"""From a rule file's path to a game's rules, or to diagnostics: the whole way in one place.

A file is parsed, its base and its deck are fetched from the catalogue, the differences are merged,
and the result is validated by its family's model and looked over by the checks. Whatever is wrong
ends as a diagnostic in the file where it was written; nothing here raises for bad input.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rules.checks.run import check
from hanafuda_desktop.rules.diagnostics import Diagnostic, has_errors, in_order
from hanafuda_desktop.rules.layering import Layering, Library
from hanafuda_desktop.rules.merging import find
from hanafuda_desktop.rules.nodes import MapNode, Scalar, Span, is_broken
from hanafuda_desktop.rules.schema.rulefile import FAMILIES, GameRules
from hanafuda_desktop.rules.suggestions import did_you_mean, quoted
from hanafuda_desktop.rules.validation import validate

__all__ = ["LoadedGame", "Provenance", "load_game"]

_MOST_SHOWN: Final = 100


class Provenance:
    """Where each value of a game's rules was written.

    Args:
        tree: the merged tree; ``None`` when there is none.

    Attributes:
        tree: the same.
    """

    def __init__(self, tree: MapNode | None) -> None:
        self.tree = tree

    def where(self, path: str) -> Span:
        """The place of a value, by a path such as ``yaku.kiri-kasu.needs`` or ``columns.0.sizes``.

        Raises:
            KeyError: no file says anything there.
        """
        if self.tree is None:
            raise KeyError(path)
        return find(self.tree, tuple(path.split("."))).span


class LoadedGame(NamedTuple):
    """A rule file, loaded.

    Attributes:
        rules: the rules; ``None`` if there are errors.
        diagnostics: all that is wrong in the file, its bases and its deck, sorted.
        sources: the texts of those files, for :func:`~hanafuda_desktop.rules.diagnostics.render`.
        provenance: where each value was written.
    """

    rules: GameRules | None
    diagnostics: tuple[Diagnostic, ...]
    sources: Mapping[Path, str]
    provenance: Provenance


def load_game(path: Path, catalogue: Library) -> LoadedGame:
    """Load a rule file. Never raises for what is in it."""
    layering = Layering(catalogue)
    tree = layering.tree(path)
    rules = None if tree is None else _rules(tree, layering)
    diagnostics = _cut(in_order(layering.diagnostics, layering.sources))
    if has_errors(diagnostics):
        rules = None
    return LoadedGame(rules, diagnostics, layering.sources, Provenance(tree))


def _cut(diagnostics: tuple[Diagnostic, ...]) -> tuple[Diagnostic, ...]:
    """The first hundred, and a word on the rest."""
    shown, rest = diagnostics[:_MOST_SHOWN], diagnostics[_MOST_SHOWN:]
    if not rest:
        return shown
    last = rest[0]
    message = trn(
        "there is {n} further problem from here on",
        "there are {n} further problems from here on",
        len(rest),
    )
    return (
        *shown,
        Diagnostic(last.file, last.start, last.end, last.severity, message, None, last.source_line),
    )


def _rules(tree: MapNode, layering: Layering) -> GameRules | None:
    """Validate and check a merged tree."""
    model = _model(tree, layering)
    if model is None:
        return None
    validated = validate(tree, model, incomplete=layering.incomplete)
    layering.diagnostics += validated.diagnostics
    if not layering.incomplete:
        layering.diagnostics += check(tree, model, validated, layering.layers)
    return validated.value


def _model(tree: MapNode, layering: Layering) -> type[GameRules] | None:
    entry = tree.entries.get("family")
    hint = tr("known families: {listed}", listed=", ".join(FAMILIES))
    if entry is None:
        if not layering.incomplete:
            layering.say(tree.head, tr("{keys} is missing", keys=quoted("family")), hint)
        return None
    value = entry.value
    if isinstance(value, Scalar) and value.text and value.text in FAMILIES:
        return FAMILIES[value.text]
    if is_broken(value):
        return None
    if isinstance(value, Scalar) and value.text:
        near = did_you_mean(value.text, FAMILIES)
        layering.say(value.span, tr("unknown family {name}", name=quoted(value.text)), near or hint)
    else:
        layering.say(entry.key, tr("the name of a family is needed here"), hint)
    return None
