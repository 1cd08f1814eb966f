"""A rule file as a form sees it: what stands at a place, who says so, and what would stand there.

A path is a tuple of keys, of ids of the parts of lists, and of numbers in other lists. It always
names the full form: an entry that is written alone in place of a list of one is its entry ``0``, a
card that is written in place of a need is the need's ``cards``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hanafuda_desktop.rules.editing import says_anything
from hanafuda_desktop.rules.form_sorts import ANY_ENTRY, Kind, Sort, keys_at, place_at, sort_at
from hanafuda_desktop.rules.nodes import ListNode, MapNode, Node, Scalar, SourceText, content, id_of
from hanafuda_desktop.rules.schema_places import SchemaPlace
from hanafuda_desktop.rules.source import parse

__all__ = ["FormPath", "FormTree", "expanded", "said"]

_UNKNOWN = "not looked for"

FormPath = tuple[str, ...]
"""The way to a value, in full."""


class FormTree:
    """The text of a rule file, merged over its base.

    Args:
        file: the file.
        text: what it says.
        tree: the same merged over its bases; ``None`` if that cannot be done.
        base: what its base says.

    Attributes:
        text: the same.
        own: what the text alone says.
        can_be_read: whether the text is sound YAML.
        tree: what the game says; what the text alone says if it cannot be merged over its base.
        base: what its base says; ``None`` if it has none.
        family: the family of the game, if that is known.
        is_variant: whether it changes another game.
    """

    def __init__(self, file: Path, text: str, tree: MapNode | None, base: MapNode | None) -> None:
        self.text = text
        source = SourceText(file, text)
        parsed = parse(source)
        self.own = parsed.root or MapNode({}, source.span(), source.span())
        self.can_be_read = not parsed.diagnostics or not says_anything(source)
        self.tree = self.own if tree is None else tree
        self.base = base
        self.family = self.tree.text("family")
        self.is_variant = "extends" in self.own.entries
        self._ways: dict[FormPath, FormPath] = {(): ()}
        self._nodes: dict[tuple[int, FormPath], Node | str | None] = {}

    # --- the language ----------------------------------------------------------------------------

    def _way(self, path: FormPath) -> FormPath:
        """The same path through the schema."""
        found = self._ways.get(path)
        if found is None:
            above = self._way(path[:-1])
            sort = sort_at(self.family, above)
            found = (*above, ANY_ENTRY if sort.kind is Kind.PARTS else path[-1])
            self._ways[path] = found
        return found

    def _of_variants(self, path: FormPath) -> bool:
        """Whether only a file that changes another may have this key."""
        return self.is_variant and path[:1] in (("extends",), ("remove",))

    def place(self, path: FormPath) -> SchemaPlace:
        """What the language says of a place."""
        return place_at(self.family, self._way(path), extends=self._of_variants(path))

    def keys(self, path: FormPath) -> tuple[str, ...]:
        """The keys that a map may have there."""
        return keys_at(self.family, self._way(path), extends=self._of_variants(path))

    def sort(self, path: FormPath) -> Sort:
        """What kind of value stands there."""
        return sort_at(self.family, self._way(path), extends=self._of_variants(path))

    # --- what is said ----------------------------------------------------------------------------

    def node(self, tree: MapNode | None, path: FormPath) -> Node | None:
        """What a tree says there, in whichever way it is written; ``None`` if it says nothing."""
        if not path or tree is None:
            return tree
        found = self._nodes.get((id(tree), path), _UNKNOWN)
        if isinstance(found, str):
            above = self.node(tree, path[:-1])
            found = None if above is None else self._inner(above, path)
            self._nodes[id(tree), path] = found
        return found

    def _inner(self, above: Node, path: FormPath) -> Node | None:
        at = path[:-1]
        return _inner(above, path[-1], self.sort(at), self.keys(at))

    def written(self, path: FormPath) -> Node | None:
        """What the text itself says there."""
        return self.node(self.own, path)

    def inherited(self, path: FormPath) -> Node | None:
        """What the base says there, unless it is taken out of it."""
        removed = self.removed
        if any(".".join(path[: depth + 1]) in removed for depth in range(len(path))):
            return None
        return self.node(self.base, path)

    def value(self, path: FormPath) -> Any:
        """What holds there: what is said, or what is usual where nothing is."""
        node = self.node(self.own if self._of_variants(path) else self.tree, path)
        return self.usual(path) if node is None else said(node)

    def usual(self, path: FormPath) -> Any:
        """What holds there where nothing is said."""
        if not path:
            return None
        above = path[:-1]
        if above and self.node(self.tree, above) is None:
            found = _part_of(self.usual(above), path[-1])
            if found is not None:
                return found
        return self.place(path).usual

    def is_misfit(self, path: FormPath) -> bool:
        """Whether the text has something there that can hold no parts: a map in place of a list."""
        node, sort = self.written(path), self.sort(path)
        if node is None or (isinstance(node, Scalar) and node.text in (None, *sort.words)):
            return False
        match sort.kind:
            case Kind.PARTS:
                is_part = id_of(node) is not None or not sort.is_named
                return not isinstance(node, ListNode) and not (sort.one_alone and is_part)
            case Kind.KEYED:
                return not isinstance(node, MapNode)
            case Kind.GROUP:
                return isinstance(node, ListNode) and not sort.short
            case _:
                return False

    @property
    def removed(self) -> tuple[str, ...]:
        """What the text takes out of its base."""
        node = self.own.get("remove") if self.is_variant else None
        items = node.items if isinstance(node, ListNode) else (node,)
        return tuple(each.text for each in items if isinstance(each, Scalar) and each.text)

    def real(self, path: FormPath) -> FormPath:
        """The path as the text has it: without the steps that are written short."""
        found: list[str] = []
        node: Node | None = self.own
        for depth, part in enumerate(path):
            inner = None if node is None else self._inner(node, path[: depth + 1])
            # The one part in place of a list is told by its id from a part that is new.
            if inner is None or inner is not node or self.sort(path[:depth]).is_named:
                found.append(part)
            node = inner
        return tuple(found)


def said(node: Node) -> Any:
    """What a node says; a deck that was fetched from its own file is said by its name."""
    return node.text("id") if isinstance(node, MapNode) and node.whole else content(node)


def _inner(node: Node, part: str, sort: Sort, keys: tuple[str, ...]) -> Node | None:
    """The part of a value, however short that is written."""
    match node:
        case ListNode() if sort.kind is Kind.PARTS:
            named = next((item for item in node.items if id_of(item) == part), None)
            is_place = part.isascii() and part.isdigit() and int(part) < len(node.items)
            return node.items[int(part)] if named is None and is_place else named
        case _ if sort.kind is Kind.PARTS:
            is_none = isinstance(node, Scalar) and (node.text is None or node.text in sort.words)
            is_it = part == (id_of(node) or "0") if sort.is_named else part == "0"
            return None if not is_it or is_none or not sort.one_alone else node
        case MapNode() if not sort.short or _is_full(node.entries, keys):
            return node.get(part)
        case Scalar(text=None):
            return None
        case _ if sort.short and part in (sort.short, *(keys if sort.short == ANY_ENTRY else ())):
            return node
        case _:
            return None


def expanded(value: Any, sort: Sort, keys: tuple[str, ...]) -> Any:
    """A value in full: see :class:`FormTree`."""
    if sort.kind is Kind.PARTS:
        if isinstance(value, list):
            return value
        is_part = not sort.is_named or (isinstance(value, dict) and "id" in value)
        is_said = value is not None and value not in sort.words
        return [value] if sort.one_alone and is_said and is_part else []
    if sort.kind is Kind.GROUP:
        if value is None or (isinstance(value, dict) and (not sort.short or _is_full(value, keys))):
            return value or {}
        return {key: value for key in keys if sort.short in (key, ANY_ENTRY)}
    return {} if sort.kind is Kind.KEYED and not isinstance(value, dict) else value


def _is_full(value: Any, keys: tuple[str, ...]) -> bool:
    """Whether a map has the keys of the full form, and is not what is written in its place."""
    return not value or any(key in keys for key in value)


def _part_of(value: Any, part: str) -> Any:
    match value:
        case dict():
            return value.get(part)
        case list():
            named = [item for item in value if isinstance(item, dict) and item.get("id") == part]
            if named:
                return named[0]
            return value[int(part)] if part.isdigit() and int(part) < len(value) else None
        case _:
            return None
