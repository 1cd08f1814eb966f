"""The fields of a rule file's form: what each is called, means and holds, and who says so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rules.completing import YAKU_NAMES, Names
from hanafuda_desktop.rules.diagnostics import Diagnostic
from hanafuda_desktop.rules.form_sorts import Kind, Sort
from hanafuda_desktop.rules.form_tree import FormPath, FormTree, expanded, said
from hanafuda_desktop.rules.nodes import ListNode, MapNode, Node, Span, id_of
from hanafuda_desktop.rules.schema.values import shown_in
from hanafuda_desktop.rules.schema_words import LABEL, WORD, label_of, word_of

__all__ = ["Field", "Form", "Origin", "Part", "in_words", "problems_in", "word_shown"]

_HIDDEN: Final = frozenset({("id",), ("remove",)})
"""Keys that the form has no field for: the file's name says the one, and of parts that were taken
out the form says it where they stood."""
_TAKES: Final = ("columns", "waste", "cells", "foundations")
_REFILLS: Final = ("stock", "waste")


class Origin(Enum):
    """Where a value comes from."""

    WRITTEN = "the text"
    BASE = "the base"
    USUAL = "the language"
    NOWHERE = "nowhere"


@dataclass(frozen=True, slots=True)
class Field:
    """One value.

    Attributes:
        path: where it stands.
        sort: what kind of value it is.
        label: what it is called.
        about: what it means.
        value: what holds; ``None`` where nothing does.
        origin: where that comes from.
        behind: what would hold if the text did not say anything.
        can_go_back: whether the text says something that it need not.
        span: where the text says it.
    """

    path: FormPath
    sort: Sort
    label: str
    about: str
    value: Any
    origin: Origin
    behind: Any = None
    can_go_back: bool = False
    span: Span | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """An entry of a list, or of a map from numbers of players.

    Attributes:
        path: where it stands.
        title: what it is called.
        origin: where it comes from.
        is_changed: whether the base has it and the text says something of it, too.
        is_removed: whether the text takes it out of the base: nothing stands at its path.
        can_move_up: whether it can change places with the one before it.
        can_move_down: the same with the one after it.
        span: where the text says something of it.
    """

    path: FormPath
    title: str
    origin: Origin
    is_changed: bool = False
    is_removed: bool = False
    can_move_up: bool = False
    can_move_down: bool = False
    span: Span | None = None


def in_words(key: str) -> str:
    """A key as a label."""
    return tr(label_of(key), meaning=LABEL)


def word_shown(word: str) -> str:
    """A word that stands for a value, for people."""
    return tr(word_of(word), meaning=WORD)


def problems_in(span: Span | None, problems: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """Those of these problems of a file that stand in what it says of a value."""
    if span is not None:
        yield from (each for each in problems if span.start <= each.start <= span.end)


class Form(FormTree):
    """A rule file's form.

    Args:
        file: the file.
        text: what it says.
        tree: the same merged over its bases; ``None`` if that cannot be done.
        names: names that other files give, and what its base says.

    Attributes:
        names: the same.
    """

    def __init__(self, file: Path, text: str, tree: MapNode | None, names: Names) -> None:
        super().__init__(file, text, tree, names.base)
        self.names = names
        self._fields: dict[FormPath, Field] = {}

    def groups(self) -> tuple[tuple[str, tuple[Field, ...]], ...]:
        """The fields at the top: about the game, about its play, and each larger part by itself."""
        fields = self.fields(())
        keys = list(self.keys(()))
        turn = keys.index("family") if "family" in keys else len(keys)
        first = [each for each in fields if _stands_before(each, keys[:turn])]
        rest = [each for each in fields if each not in first and not each.sort.is_large]
        large = [each for each in fields if each not in first and each.sort.is_large]
        found = [(tr("The game"), tuple(first)), (tr("Rules"), tuple(rest))]
        found += [(each.label, (each,)) for each in large]
        return tuple(group for group in found if group[1])

    def fields(self, path: FormPath) -> tuple[Field, ...]:
        """The fields of a map."""
        keys = list(self.keys(path))
        if not path and self.is_variant:
            keys = ["extends", *keys]
        paths = ((*path, key) for key in keys)
        return tuple(self.field(each) for each in paths if not self._is_hidden(each))

    def _is_hidden(self, path: FormPath) -> bool:
        """Whether there is nothing to be chosen there."""
        if path == ("variant_of",):
            return self.is_variant
        if path[-1] == "id" and self.inherited(path) is not None:
            return True  # it says which part of the base is meant
        sort = self.sort(path)
        is_fixed = sort.kind is Kind.CHOICE and len(sort.words) == 1 and not sort.may_be_left_out
        return path in _HIDDEN or (is_fixed and path == ("family",))

    def field(self, path: FormPath) -> Field:
        """The field of a value."""
        if path not in self._fields:
            self._fields[path] = self._made(path)
        return self._fields[path]

    def _made(self, path: FormPath) -> Field:
        place, sort = self.place(path), self.sort(path)
        written, inherited = self.written(path), self.inherited(path)
        is_needed = path[-1] in self.place(path[:-1]).needed or path[0] == "extends"
        behind = self.usual(path) if inherited is None else said(inherited)
        return Field(
            path,
            sort,
            self._label(path),
            tr(place.text).replace("`", ""),
            self.value(path),
            self._origin(path, written),
            behind,
            written is not None and (inherited is not None or not is_needed),
            None if written is None else self._span(path, written),
        )

    def _label(self, path: FormPath) -> str:
        if path[-1].isdecimal():
            return trn("{n} player", "{n} players", int(path[-1]))
        return in_words(path[-1])

    def _origin(self, path: FormPath, written: Node | None) -> Origin:
        if written is not None:
            return Origin.WRITTEN
        if self.node(self.tree, path) is not None:
            return Origin.BASE
        return Origin.NOWHERE if self.usual(path) is None else Origin.USUAL

    def _span(self, path: FormPath, written: Node) -> Span:
        """From the key to the end of the value."""
        above = self.written(path[:-1])
        entry = above.entries.get(path[-1]) if isinstance(above, MapNode) else None
        if entry is None or entry.value is not written:
            return written.span
        return Span(written.span.source, entry.key.start, written.span.end)

    # --- parts -----------------------------------------------------------------------------------

    def keys_of(self, path: FormPath) -> list[str]:
        """The last steps of the paths of a value's parts."""
        value = expanded(self.value(path), self.sort(path), ())
        if isinstance(value, dict):
            return sorted(value)
        ids = (each.get("id") if isinstance(each, dict) else None for each in value)
        return [part or str(at) for at, part in enumerate(ids)]

    def parts(self, path: FormPath) -> tuple[Part, ...]:
        """The entries of a list or of a map from numbers of players; then what was taken out."""
        if self.sort(path).kind is Kind.GROUP:
            return ()
        keys = self.keys_of(path)
        found = [self._part(path, keys, at) for at in range(len(keys))]
        prefix = ".".join(path) + "."
        gone = (each.removeprefix(prefix) for each in self.removed if each.startswith(prefix))
        found += [
            Part(
                (*path, each),
                self._title_in(self.base, (*path, each)),
                Origin.BASE,
                is_removed=True,
            )
            for each in gone
            if "." not in each and each not in keys
        ]
        return tuple(found)

    def _part(self, path: FormPath, keys: list[str], at: int) -> Part:
        inner = (*path, keys[at])
        written = self.written(inner)
        inherited = self.inherited(inner)
        return Part(
            inner,
            self._title_in(self.tree, inner) or in_words(keys[at]),
            self._origin(inner, written),
            is_changed=written is not None and inherited is not None,
            can_move_up=at > 0 and self._can_swap(path, keys[at - 1], keys[at]),
            can_move_down=at < len(keys) - 1 and self._can_swap(path, keys[at], keys[at + 1]),
            span=None if written is None else written.span,
        )

    def _can_swap(self, path: FormPath, one: str, other: str) -> bool:
        """Whether two neighbours can change places: not where their order is the base's."""
        sort = self.sort(path)
        if sort.kind is Kind.KEYED:
            return False
        if not sort.is_named:
            return True
        if any(self.inherited((*path, each)) is not None for each in (one, other)):
            return False
        node = self.written(path)
        ids = [id_of(item) for item in node.items] if isinstance(node, ListNode) else []
        return (one, other) in pairwise(ids)

    def _title_in(self, tree: MapNode | None, path: FormPath) -> str:
        """What a part is called, by its name; else by its key."""
        if self.sort(path[:-1]).kind is Kind.KEYED:
            return self._label(path)
        return _name_of(self.node(tree, path)) or in_words(path[-1])

    @property
    def base_name(self) -> str:
        """What the base is called; empty if there is none."""
        return "" if self.base is None else _name_of(self.base) or tr("the base")

    # --- names -----------------------------------------------------------------------------------

    def known(self, path: FormPath) -> dict[str, str]:
        """The names that can be chosen there, with what they are called."""
        key = path[-1]
        if key in ("extends", "variant_of"):
            return dict.fromkeys(self.names.games, "")
        if key == "deck":
            return dict.fromkeys(self.names.decks, "")
        if key == "group":
            groups = (self.value((*path[:-2], each, key)) for each in self.keys_of(path[:-2]))
            return {each: "" for each in groups if isinstance(each, str)}
        if key in YAKU_NAMES:
            return self._named(("yaku",))
        if self.sort(path).kind is not Kind.NAMES:
            return {}
        piles = _REFILLS if key == "refill" else _TAKES
        return {**dict.fromkeys(piles, ""), **self._named(("columns",))}

    def _named(self, path: FormPath) -> dict[str, str]:
        keys = self.keys_of(path) if self.sort(path).kind is Kind.PARTS else ()
        return {key: self._title_in(self.tree, (*path, key)) for key in keys}


def _name_of(node: Node | None) -> str | None:
    name = node.get("name") if isinstance(node, MapNode) else None
    value = None if name is None else said(name)
    if isinstance(value, dict):
        value = value[shown_in(value)] if value else None
    return value if isinstance(value, str) else None


def _stands_before(field: Field, keys: list[str]) -> bool:
    return field.path[0] in (*keys, "extends") or field.path == ("family",)
