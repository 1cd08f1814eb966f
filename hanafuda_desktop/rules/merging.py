"""``extends``: a base, and then only the differences.

Maps merge key by key. Lists of parts with an ``id`` merge by it: a part that the base has is
merged, a new one comes at the end. Other lists, and words in several languages, are replaced as
one. ``remove:`` takes things out of the base before that. Every node keeps its own file and place.

A part that stands alone where a list of parts is asked for is put in a list first, so that all of
this goes for it, too (:func:`in_lists`).
"""

from __future__ import annotations

from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.nodes import Entry, ListNode, MapNode, Node, id_of
from hanafuda_desktop.rules.shapes import Shape
from hanafuda_desktop.rules.suggestions import nearest, one_of, quoted

__all__ = ["CannotRemove", "find", "in_lists", "merge", "removed"]


class CannotRemove(LookupError):
    """A path of ``remove:`` that leads nowhere.

    Attributes:
        message: what is wrong.
        hint: what to do, or ``None``.
    """

    def __init__(self, message: str, hint: str | None) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint


def in_lists(tree: MapNode, shape: Shape) -> MapNode:
    """The tree with each part that stands alone in place of a list put in a list of one."""
    entries = {
        key: Entry(entry.key, _in_list(entry.value, shape.at(key)))
        for key, entry in tree.entries.items()
    }
    return MapNode(entries, tree.span, tree.head, tree.whole)


def _in_list(node: Node, shape: Shape) -> Node:
    match node:
        case MapNode() if shape.is_list_of_named and id_of(node) is not None:
            return ListNode((in_lists(node, shape),), node.span)
        case MapNode():
            return in_lists(node, shape)
        case ListNode():
            items = [
                in_lists(each, shape) if isinstance(each, MapNode) else each for each in node.items
            ]
            return ListNode(tuple(items), node.span)
        case _:
            return node


def merge(base: MapNode, over: MapNode, shape: Shape) -> MapNode:
    """The base with the differences laid over it.

    Args:
        base: what is changed.
        over: the changes; its places are those of the result where both have something.
        shape: what the map is, so that lists of named parts are known.
    """
    if over.whole or shape.is_one_value:
        return over
    entries = dict(base.entries)
    for key, entry in over.entries.items():
        old = base.entries.get(key)
        value = entry.value if old is None else _merged(old.value, entry.value, shape.at(key))
        entries[key] = Entry(entry.key, value)
    return MapNode(entries, over.span, over.head, base.whole)


def _merged(base: Node, over: Node, shape: Shape) -> Node:
    match base, over:
        case MapNode(), MapNode():
            return merge(base, over, shape)
        case ListNode(), ListNode() if shape.is_list_of_named:
            return _merged_list(base, over, shape)
        case _:
            return over


def _merged_list(base: ListNode, over: ListNode, shape: Shape) -> ListNode:
    items = list(base.items)
    places: dict[str, int] = {}
    for place, item in enumerate(items):
        places.setdefault(id_of(item) or "", place)
    for item in over.items:
        # Popped, so that a second part of the same id is kept apart and reported as repeated.
        place = places.pop(id_of(item) or "", -1)
        old = items[place] if place >= 0 else None
        if isinstance(old, MapNode) and isinstance(item, MapNode):
            items[place] = merge(old, item, shape)
        else:
            items.append(item)
    return ListNode(tuple(items), over.span)


def find(tree: Node, parts: tuple[str, ...]) -> Node:
    """The node that a path such as ``("yaku", "kiri-kasu", "needs")`` leads to.

    A part is a key of a map; in a list it is the ``id`` of a part, or its number from 0.

    Raises:
        KeyError: the path leads nowhere; the argument is the number of parts that were found.
    """
    for at, part in enumerate(parts):
        inner = _inner(tree, part)
        if inner is None:
            raise KeyError(at)
        tree = inner
    return tree


def _inner(node: Node, part: str) -> Node | None:
    match node:
        case MapNode():
            return node.get(part)
        case ListNode():
            named = (item for item in node.items if id_of(item) == part)
            numbered = part.isascii() and part.isdigit() and int(part) < len(node.items)
            return next(named, node.items[int(part)] if numbered else None)
        case _:
            return None


def removed(base: MapNode, path: str) -> MapNode:
    """The base without what stands at the path, such as ``yaku.kiri-kasu`` or ``stock.redeals``.

    Raises:
        CannotRemove: nothing stands there, or it has no name of its own.
    """
    parts = tuple(path.split("."))
    without = _without(base, parts, 0)
    assert isinstance(without, MapNode)
    return without


def _without(node: Node, parts: tuple[str, ...], at: int) -> Node:
    last = at == len(parts) - 1
    match node:
        case MapNode() if parts[at] in node.entries:
            if last:
                return node.without(parts[at])
            entry = node.entries[parts[at]]
            inner = Entry(entry.key, _without(entry.value, parts, at + 1))
            return node.with_entry(parts[at], inner)
        case ListNode() if any(id_of(item) == parts[at] for item in node.items):
            items = [
                item if id_of(item) != parts[at] else _without(item, parts, at + 1)
                for item in node.items
                if not (last and id_of(item) == parts[at])
            ]
            return ListNode(tuple(items), node.span)
        case _:
            raise _nothing_there(node, parts, at)


def _nothing_there(node: Node, parts: tuple[str, ...], at: int) -> CannotRemove:
    place = ".".join(parts[:at])
    message = tr("the base has no {path} to remove", path=quoted(".".join(parts[: at + 1])))
    names: list[str] = []
    if isinstance(node, MapNode):
        names = list(node.entries)
    elif isinstance(node, ListNode):
        names = [name for item in node.items if (name := id_of(item)) is not None]
        if not names:
            hint = tr(
                "the parts of {place} have no ids: write the whole list anew", place=quoted(place)
            )
            return CannotRemove(message, hint)
    prefix = f"{place}." if place else ""
    meant = nearest(parts[at], names)
    if meant is not None:
        path = ".".join((*parts[:at], meant, *parts[at + 1 :]))
        return CannotRemove(message, tr("did you mean {found}?", found=quoted(path)))
    listed = one_of(f"{prefix}{name}" for name in names)
    return CannotRemove(message, tr("there is: {listed}", listed=listed) if listed else None)
