"""Problems of what a base wrote, shown where the file that extends it causes them.

A base that is sound by itself needs no change, least of all one of the games that come with the
program: what does not go with it is a line of the file that extends it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.checks.problem import Path, Problem
from hanafuda_desktop.rules.diagnostics import Diagnostic, Severity
from hanafuda_desktop.rules.merging import CannotRemove, removed
from hanafuda_desktop.rules.nodes import ListNode, MapNode, Node, Scalar, Span, content, id_of
from hanafuda_desktop.rules.schema.values import shown_in
from hanafuda_desktop.rules.suggestions import quoted

__all__ = ["Layer", "Way", "inherited", "way_to"]

_IN_A_LIST: Final = 2
"""So many names lead to a part of a list at the top: the list's key and the part's id."""


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
    way = way_to(layers[-1].merged, problem.at)
    own = layers[cause].own
    gone = next((each for each in _removes(own) if _last(each) == problem.names), None)
    base = layers[cause - 1].merged
    message = tr(
        "{message} (inherited: {file}, line {line})",
        message=way.said_of(problem.message if gone is None else _still_named(gone, way)),
        file=span.file.name,
        line=span.start.line,
    )
    hint = _hint(problem, way) if gone is None else _without_name(way)
    if gone is None:
        gone = next((each for each in _removes(own) if _makes(each, problem, base, is_in)), None)
    at = _cause(own, keys, way) if gone is None else gone.span
    return at.diagnostic(message, hint, problem.severity)


def _makes(
    path: Scalar, problem: Problem, base: MapNode, is_in: Callable[[Problem, MapNode], bool]
) -> bool:
    """Whether to remove this alone makes the problem."""
    try:
        return is_in(problem, removed(base, path.text or ""))
    except CannotRemove:  # reported already
        return False


def _removes(own: MapNode) -> Iterator[Scalar]:
    """The paths that a file takes out of what it extends."""
    removes = own.get("remove")
    for item in removes.items if isinstance(removes, ListNode) else (removes,):
        if isinstance(item, Scalar) and item.text:
            yield item


def _last(path: Scalar) -> str:
    return (path.text or "").rpartition(".")[2]


def _still_named(gone: Scalar, way: Way) -> str:
    key, name = way.names[-1], quoted(_last(gone))
    return tr("its '{key}' names {name}, which is removed here", key=key, name=name)


def _without_name(way: Way) -> str:
    """How a file does without a part that another one names."""
    if way.part_id is None:
        return _anew(way)
    return tr(
        "write '{list}: [{{id: {part}, {key}: ...}}]' without it, or remove {path} too",
        list=way.names[0],
        part=way.part_id,
        key=way.names[-1],
        path=quoted(".".join(way.names[: way.part_at])),
    )


def _hint(problem: Problem, way: Way) -> str:
    """What to do in the file that extends what another one wrote."""
    if problem.inherited_hint is not None:
        return problem.inherited_hint
    hint = problem.hint_by(_without(way))
    if hint is not None:
        return hint
    if way.part_id is not None:
        return _other_part(way)
    return _without(way) if problem.severity is Severity.WARNING else _anew(way)


def _cause(own: MapNode, keys: Iterable[str], way: Way) -> Span:
    """What a file says of the same part; else its first key that has to do with the problem, or
    what it removes or extends.
    """
    part = own.get(way.names[0]) if way.part_id is not None else None
    if isinstance(part, ListNode):
        for item in part.items:
            if isinstance(item, MapNode) and id_of(item) == way.part_id:
                return item.head
    for key, entry in own.entries.items():
        if key in keys:
            return entry.key
    for path in _removes(own):
        if (path.text or "").split(".")[0] in keys:
            return path.span
    return own.entries["extends"].key


def _without(way: Way) -> str:
    """How a file does without what its base wrote: parts without a name are written anew."""
    if not way.is_whole:
        return _anew(way)
    return tr("write 'remove: [{path}]' in this file", path=".".join(way.names))


def _anew(way: Way) -> str:
    return tr("write '{path}' anew in this file", path=".".join(way.names))


def _other_part(way: Way) -> str:
    """How a file does without a part, or with another one in its place."""
    to_part, inner = way.names[: way.part_at], way.names[way.part_at :]
    path = ".".join(to_part)
    if len(to_part) == _IN_A_LIST and inner:
        return tr(
            "write 'remove: [{path}]' in this file, or change it: "
            "'{list}: [{{id: {part}, {key}: ...}}]'",
            path=path,
            list=to_part[0],
            part=way.part_id,
            key=inner[0],
        )
    return tr("write 'remove: [{path}]' in this file", path=path)


class Way(NamedTuple):
    """The way to a value in a tree, by names: they stay the same when a list is merged.

    Attributes:
        names: keys, and the ids of parts.
        is_whole: whether it leads to the value; ``False`` where it ends at a list of parts that
            have no names, in which the value lies.
        part_at: how many of the names lead to the innermost part that has an id.
        part_id: the id of that part, if there is one.
        part_name: what people call it.
    """

    names: tuple[str, ...]
    is_whole: bool = True
    part_at: int = 0
    part_id: str | None = None
    part_name: str = ""

    def said_of(self, message: str) -> str:
        """A message that stands far from the part that it is about."""
        if self.part_id is None or quoted(self.part_id) in message:
            return message
        return tr("{part}: {message}", part=self.part_name, message=message)


def way_to(tree: MapNode, at: Path) -> Way:
    """The way that a check took, as far as names go."""
    node: Node | None = tree
    way = Way(())
    for step in at:
        if isinstance(node, MapNode) and isinstance(step, str) and step in node.entries:
            node = node.get(step)
            way = way._replace(names=(*way.names, step))
        elif isinstance(node, ListNode) and isinstance(step, int) and step < len(node.items):
            node = node.items[step]
            part_id = id_of(node)
            if part_id is None:
                return way._replace(is_whole=False)
            names = (*way.names, part_id)
            name = _called(node, part_id)
            way = Way(names, part_at=len(names), part_id=part_id, part_name=name)
    return way


def _called(part: Node, part_id: str) -> str:
    name = part.get("name") if isinstance(part, MapNode) else None
    words = None if name is None else content(name)
    if isinstance(words, dict):
        words = words[shown_in(words)] if words else None
    return words if isinstance(words, str) and words else part_id
