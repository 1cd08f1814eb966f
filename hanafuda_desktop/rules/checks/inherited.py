"""Problems of what a base wrote, shown where the file that extends it causes them.

A base that is sound by itself needs no change, least of all one of the games that come with the
program: what does not go with it is a line of the file that extends it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from hanafuda_desktop.rules.checks.problem import Path, Problem
from hanafuda_desktop.rules.diagnostics import Diagnostic
from hanafuda_desktop.rules.nodes import ListNode, MapNode, Node, Scalar, Span, id_of

__all__ = ["Layer", "inherited"]


class Layer(NamedTuple):
    """A file of a chain of ``extends``.

    Attributes:
        own: what it says itself.
        merged: the same laid over what it extends.
    """

    own: MapNode
    merged: MapNode


def inherited(
    problem: Problem,
    keys: frozenset[str],
    span: Span,
    layers: Sequence[Layer],
    is_in: Callable[[Problem, MapNode], bool],
) -> Diagnostic | None:
    """The diagnostic at the line that causes a problem; ``None`` if it stands where it is caused.

    Args:
        problem: the problem.
        keys: the keys at the top of the rules on which it depends.
        span: where it stands.
        layers: the files, the innermost base first.
        is_in: whether a base has the problem already.
    """
    files = [layer.own.span.file for layer in layers]
    if span.file not in files[:-1]:
        return None
    home = files.index(span.file)
    cause = next((at for at, each in enumerate(layers) if is_in(problem, each.merged)), home)
    if cause <= home:
        return None
    place = f"{span.file.name}, line {span.start.line}"
    hint = problem.hint
    if problem.inherited_hint is not None:
        hint = problem.inherited_hint
    elif hint is not None and "delete it" in hint:
        hint = hint.replace("delete it", _instead_of_deleting(layers[-1].merged, problem.at), 1)
    message = f"{problem.message} (inherited: {place})"
    return _cause(layers[cause].own, keys).diagnostic(message, hint, problem.severity)


def _cause(own: MapNode, keys: Iterable[str]) -> Span:
    """The first key of a file that has to do with the problem; else what it removes or extends."""
    for key, entry in own.entries.items():
        if key in keys:
            return entry.key
    removes = own.get("remove")
    items: tuple[Node, ...] = (removes,) if isinstance(removes, Scalar) else ()
    if isinstance(removes, ListNode):
        items = removes.items
    for item in items:
        if isinstance(item, Scalar) and item.text and item.text.split(".")[0] in keys:
            return item.span
    return own.entries["extends"].key


def _instead_of_deleting(tree: MapNode, at: Path) -> str:
    """How a file does without what its base wrote: parts without a name are written anew."""
    node: Node | None = tree
    names: list[str] = []
    for step in at:
        if isinstance(node, MapNode) and isinstance(step, str) and step in node.entries:
            names.append(step)
            node = node.get(step)
        elif isinstance(node, ListNode) and isinstance(step, int) and step < len(node.items):
            node = node.items[step]
            name = id_of(node)
            if name is None:
                return f"write '{'.'.join(names)}' anew in this file"
            names.append(name)
    return f"write 'remove: [{'.'.join(names)}]' in this file"
