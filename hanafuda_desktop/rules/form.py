"""A rule file as a form: what each field is called, means and holds, who says so, and what
becomes of the text when it is changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.rules.completion import YAKU_NAMES, KnownNames
from hanafuda_desktop.rules.inheritance import removals
from hanafuda_desktop.rules.schema.selectors import cards_in, cards_written
from hanafuda_desktop.rules.schema.values import listed, shown_in
from hanafuda_desktop.rules.schema_places import (
    ANY_ENTRY,
    SchemaPlace,
    Sort,
    ValueKind,
    in_words,
    place_at,
)
from hanafuda_desktop.rules.source import (
    ListNode,
    MapNode,
    Node,
    Scalar,
    SourceText,
    Span,
    content,
    id_of,
    name_of,
    part_of,
    place_in,
)
from hanafuda_desktop.rules.text_edits import CannotEdit, Plain, rewritten, says_anything
from hanafuda_desktop.rules.tree import parse
from hanafuda_desktop.text.language import tr, trn

FormPath = tuple[str, ...]
"""The way to a value: keys, ids of the parts of lists, and numbers in other lists.

It always names the full form: an entry that is written alone in place of a list of one is its
entry ``0``, a card that is written in place of a need is the need's ``cards``."""

_HIDDEN: Final = frozenset({("id",), ("remove",)})
"""Keys that the form has no field for: the file's name says the one, and of parts that were taken
out the form says it where they stood."""


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
class FormPart:
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


@cache
def _way(family: str | None, path: FormPath) -> FormPath:
    """The same path through the schema."""
    if not path:
        return ()
    above = _way(family, path[:-1])
    is_entry = place_at(family, above).sort.kind is ValueKind.PARTS
    return (*above, ANY_ENTRY if is_entry else path[-1])


class Form:
    """A rule file's form: its text, merged over its base.

    Args:
        file: the file.
        text: what it says.
        tree: the same merged over its bases; ``None`` if that cannot be done.
        names: names that other files give, and what its base says.

    Attributes:
        text: the same.
        names: the same.
        own: what the text alone says.
        can_be_read: whether the text is sound YAML.
        tree: what the game says; what the text alone says if it cannot be merged over its base.
        base: what its base says; ``None`` if it has none.
        family: the family of the game, if that is known.
        is_variant: whether it changes another game.
    """

    def __init__(self, file: Path, text: str, tree: MapNode | None, names: KnownNames) -> None:
        self.text = text
        self.names = names
        source = SourceText(file, text)
        parsed = parse(source)
        self.own = parsed.root or MapNode({}, source.span(), source.span())
        self.can_be_read = not parsed.diagnostics or not says_anything(source)
        self.tree = self.own if tree is None else tree
        self.base = names.base
        self.family = self.tree.text("family")
        self.is_variant = "extends" in self.own.entries
        self._nodes: dict[tuple[int, FormPath], Node | None] = {}
        self._fields: dict[FormPath, Field] = {}

    # --- the language ----------------------------------------------------------------------------

    def _of_variants(self, path: FormPath) -> bool:
        """Whether only a file that changes another may have this key."""
        return self.is_variant and path[:1] in (("extends",), ("remove",))

    def place(self, path: FormPath) -> SchemaPlace:
        """What the language says of a place."""
        return place_at(self.family, _way(self.family, path), extends=self._of_variants(path))

    def keys(self, path: FormPath) -> tuple[str, ...]:
        """The keys that a map may have there."""
        return tuple(self.place(path).keys)

    def sort(self, path: FormPath) -> Sort:
        """What kind of value stands there."""
        return self.place(path).sort

    # --- what is said ----------------------------------------------------------------------------

    def node(self, tree: MapNode | None, path: FormPath) -> Node | None:
        """What a tree says there, in whichever way it is written; ``None`` if it says nothing."""
        if not path or tree is None:
            return tree
        if (id(tree), path) not in self._nodes:
            above, at = self.node(tree, path[:-1]), path[:-1]
            self._nodes[id(tree), path] = (
                None if above is None else _inner(above, path[-1], self.sort(at), self.keys(at))
            )
        return self._nodes[id(tree), path]

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
        found, above = None, path[:-1]
        if above and self.node(self.tree, above) is None:
            whole = self.usual(above)
            if isinstance(whole, dict):
                found = whole.get(path[-1])
            elif isinstance(whole, list) and (at := place_in(whole, path[-1])) is not None:
                found = whole[at]
        return self.place(path).usual if found is None else found

    def is_misfit(self, path: FormPath) -> bool:
        """Whether the text has something there that can hold no parts: a map in place of a list."""
        node, sort = self.written(path), self.sort(path)
        if node is None or (isinstance(node, Scalar) and node.text in (None, *sort.words)):
            return False
        match sort.kind:
            case ValueKind.PARTS:
                is_part = id_of(node) is not None or not sort.is_named
                return not isinstance(node, ListNode) and not (sort.one_alone and is_part)
            case ValueKind.KEYED:
                return not isinstance(node, MapNode)
            case ValueKind.GROUP:
                return isinstance(node, ListNode) and not sort.short
            case _:
                return False

    @property
    def removed(self) -> tuple[str, ...]:
        """What the text takes out of its base."""
        found = removals(self.own) if self.is_variant else ()
        return tuple(each.text for each in found if each.text)

    # --- fields ----------------------------------------------------------------------------------

    def groups(self) -> tuple[tuple[str, tuple[Field, ...]], ...]:
        """The fields at the top: about the game, about its play, and each larger part by itself."""
        fields = self.fields(())
        keys = list(self.keys(()))
        turn = keys.index("family") if "family" in keys else len(keys)
        about = {*keys[:turn], "extends", "family"}
        first = [each for each in fields if each.path[0] in about]
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
        is_fixed = (
            sort.kind is ValueKind.CHOICE and len(sort.words) == 1 and not sort.may_be_left_out
        )
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

    def parts(self, path: FormPath) -> tuple[FormPart, ...]:
        """The entries of a list or of a map from numbers of players; then what was taken out."""
        if self.sort(path).kind is ValueKind.GROUP:
            return ()
        keys = self.keys_of(path)
        found = [self._part(path, keys, at) for at in range(len(keys))]
        prefix = ".".join(path) + "."
        gone = (each.removeprefix(prefix) for each in self.removed if each.startswith(prefix))
        found += [
            FormPart(
                (*path, each),
                self._title_in(self.base, (*path, each)),
                Origin.BASE,
                is_removed=True,
            )
            for each in gone
            if "." not in each and each not in keys
        ]
        return tuple(found)

    def _part(self, path: FormPath, keys: list[str], at: int) -> FormPart:
        inner = (*path, keys[at])
        written = self.written(inner)
        inherited = self.inherited(inner)
        return FormPart(
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
        if sort.kind is ValueKind.KEYED:
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
        if self.sort(path[:-1]).kind is ValueKind.KEYED:
            return self._label(path)
        return name_of(self.node(tree, path)) or in_words(path[-1])

    @property
    def base_name(self) -> str:
        """What the base is called; empty if there is none."""
        return "" if self.base is None else name_of(self.base) or tr("the base")

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
        if key not in self.names.piles:
            return {}
        return {**dict.fromkeys(self.names.piles[key].kinds, ""), **self._named(("columns",))}

    def _named(self, path: FormPath) -> dict[str, str]:
        keys = self.keys_of(path) if self.sort(path).kind is ValueKind.PARTS else ()
        return {key: self._title_in(self.tree, (*path, key)) for key in keys}


def said(node: Node) -> Any:
    """What a node says; a deck that was fetched from its own file is said by its name."""
    return node.text("id") if isinstance(node, MapNode) and node.whole else content(node)


def _inner(node: Node, part: str, sort: Sort, keys: tuple[str, ...]) -> Node | None:
    """The part of a value, however short that is written."""
    match node:
        case ListNode() if sort.kind is ValueKind.PARTS:
            return part_of(node, part)
        case _ if sort.kind is ValueKind.PARTS:
            is_none = isinstance(node, Scalar) and (node.text is None or node.text in sort.words)
            is_it = part == (id_of(node) or "0") if sort.is_named else part == "0"
            return None if not is_it or is_none or not sort.one_alone else node
        case MapNode() if not sort.short or _is_full(node, keys):
            return node.get(part)
        case Scalar(text=None):
            return None
        case _ if sort.short and part in (sort.short, *(keys if sort.short == ANY_ENTRY else ())):
            return node
        case _:
            return None


def expanded(value: Any, sort: Sort, keys: tuple[str, ...]) -> Any:
    """A value in full: see :class:`Form`."""
    if sort.kind is ValueKind.PARTS:
        if isinstance(value, list):
            return value
        is_part = not sort.is_named or (isinstance(value, dict) and "id" in value)
        is_said = value is not None and value not in sort.words
        return [value] if sort.one_alone and is_said and is_part else []
    if sort.kind is ValueKind.GROUP:
        if value is None or (isinstance(value, dict) and (not sort.short or _is_full(value, keys))):
            return value or {}
        return {key: value for key in keys if sort.short in (key, ANY_ENTRY)}
    return {} if sort.kind is ValueKind.KEYED and not isinstance(value, dict) else value


def _is_full(value: Any, keys: tuple[str, ...]) -> bool:
    """Whether a map has the keys of the full form, and is not what is written in its place."""
    known = value.entries if isinstance(value, MapNode) else value
    return isinstance(known, dict) and (not known or any(key in keys for key in known))


# What becomes of the text of a rule file when its form is changed: the smallest edit.
#
# What the base says in one piece (a list without names, a value that is written short) is written
# anew as a whole when a part of it is changed; all else is written by itself, at its own place.


class FormChanges:
    """Changes of one text; each gives the text as it is then.

    Args:
        form: the text.

    Every method raises :class:`CannotEdit` where the text cannot be
    changed line by line.
    """

    def __init__(self, form: Form) -> None:
        self.form = form

    # --- values ----------------------------------------------------------------------------------

    def set(self, path: FormPath, value: Plain) -> str:
        """Write a value."""
        self._hold_in(path)
        return rewritten(self.form.text, self._with((), content(self.form.own), path, value))

    def _hold_in(self, path: FormPath) -> None:
        """Refuse to write into what cannot hold it."""
        for depth in range(1, len(path)):
            if self.form.is_misfit(path[:depth]):
                is_list = self.form.sort(path[:depth]).kind is ValueKind.PARTS
                raise CannotEdit(
                    tr("'{key}' must be a list", key=path[depth - 1])
                    if is_list
                    else tr("'{key}' must be a map", key=path[depth - 1])
                )

    def set_words(self, path: FormPath, text: str) -> str:
        """Write a text in the language in which the form shows it; other languages stay."""
        node = self.form.written(path)
        if isinstance(node, MapNode) and node.entries:
            path = (*path, shown_in(node.entries))
        return self.set(path, text)

    def choose(self, field: Field, value: Any) -> str:
        """Write a field's value; ``None`` where nothing is to be said, if that can be."""
        path, kind = field.path, field.sort.kind
        if value is not None:
            write = self.set_words if kind is ValueKind.WORDS else self.set
            return write(path, value)
        if field.can_go_back and field.behind in (None, []):
            return self.go_back(path)
        if field.sort.may_be_left_out or kind is ValueKind.NAMES:
            return self.set(path, [] if kind is ValueKind.NAMES else None)
        return self.form.text

    def _stands_alone(self, at: FormPath) -> bool:
        """Whether what stands there must be written as one before a part of it can be changed."""
        form, sort = self.form, self.form.sort(at)
        written = form.written(at)
        if written is not None:
            is_single = isinstance(written, Scalar) and written.text is not None
            return is_single or (bool(sort.short) and not _is_full(written, form.keys(at)))
        found = form.node(form.tree, at)
        if found is None:
            return bool(form.usual(at))
        if sort.kind is ValueKind.PARTS:
            return not sort.is_named
        return bool(sort.short) and not _is_full(found, form.keys(at))

    def _with(
        self, at: FormPath, data: Any, rest: FormPath, value: Plain, *, is_whole: bool = False
    ) -> Any:
        """What the text says at a place, with a part of it changed."""
        if not rest:
            return value
        form, sort, inner = self.form, self.form.sort(at), (*at, rest[0])
        begins = bool(at) and not is_whole and self._stands_alone(at)
        data = expanded(form.value(at) if begins else data, sort, form.keys(at))
        deeper = partial(self._with, inner, rest=rest[1:], value=value, is_whole=is_whole or begins)
        if not isinstance(data, list):
            changed: Any = {**data, rest[0]: deeper(data.get(rest[0]))}
        elif (place := place_in(data, rest[0])) is not None:
            changed = [*data[:place], deeper(data[place]), *data[place + 1 :]]
        else:
            fresh = deeper({})
            changed = [*data, {"id": rest[0], **fresh} if sort.is_named else fresh]
        return self._tidied(at, changed) if begins else changed

    def _less(self, at: FormPath, data: Any, rest: FormPath) -> Any:
        """What the text says at a place without a part of it; nothing, if nothing is left."""
        if not rest:
            return None
        data = expanded(data, self.form.sort(at), self.form.keys(at))
        is_list = isinstance(data, list)
        kept = dict(enumerate(data)) if is_list else {**data}
        place = place_in(data, rest[0]) if is_list else rest[0]
        inner = self._less((*at, rest[0]), kept.pop(place), rest[1:])
        if inner:
            kept[place] = inner
        return [kept[each] for each in sorted(kept)] if is_list else kept

    def _tidied(self, at: FormPath, data: Any) -> Any:
        """A value as one would write it: defaults and full forms are longer than need be."""
        sort = self.form.sort(at)
        if sort.kind is ValueKind.CARDS and isinstance(data, list | dict):
            mask = cards_in(data)
            return data if not mask or not _is_wordy(data) else cards_written(mask)
        if sort.kind is ValueKind.PARTS and isinstance(data, list):
            return [self._tidied((*at, str(place)), each) for place, each in enumerate(data)]
        if sort.kind is ValueKind.GROUP and isinstance(data, dict):
            tidy = {key: self._tidied((*at, key), inner) for key, inner in data.items()}
            return tidy[sort.short] if set(tidy) == {sort.short} else tidy
        return data

    def go_back(self, path: FormPath) -> str:
        """Take out what the text says there, so that the base's value or the usual one holds."""
        form = self.form
        while len(path) > 1:
            above = path[:-1]
            node = form.written(above)
            if isinstance(node, MapNode):
                rest = set(node.entries) - {path[-1]}
                is_part = rest == {"id"} and form.inherited(above) is not None
                if rest and not is_part:
                    break
                if not rest and form.inherited(above) is None and form.usual(above) != {}:
                    return self.set(above, {})
            elif not isinstance(node, ListNode) or len(node.items) > 1:
                break
            path = above
        return rewritten(self.form.text, self._less((), content(form.own), path))

    # --- parts -----------------------------------------------------------------------------------

    def turn_on(self, path: FormPath) -> str:
        """Have what may be left out: the base's, if it has one."""
        inherited = self.form.inherited(path)
        if inherited is not None and not (isinstance(inherited, Scalar) and inherited.text is None):
            return self.go_back(path)
        return self.set(path, first_value(self.form, path))

    def turn_off(self, path: FormPath) -> str:
        """Leave it out."""
        if self.form.inherited(path) is None and self.form.usual(path) is None:
            return self.go_back(path)
        return self.set(path, None)

    def add(self, path: FormPath) -> str:
        """Add an entry to a list or map."""
        form, sort = self.form, self.form.sort(path)
        self._hold_in((*path, ANY_ENTRY))
        data = expanded(form.value(path), sort, ())
        if sort.kind is ValueKind.KEYED:
            key = next((str(count) for count in range(2, 8) if str(count) not in data), None)
            if key is None:
                raise CannotEdit(tr("every number of players is there already"))
        elif sort.is_named:
            key = self._free_id(path, data)
        else:
            return self.set(path, [*data, first_value(form, (*path, ANY_ENTRY))])
        return self.set((*path, key), first_value(form, (*path, key)))

    def _free_id(self, path: FormPath, data: list[Any]) -> str:
        word = path[-1].replace("_", "-")
        taken = {each.get("id") for each in data if isinstance(each, dict)}
        taken |= {removed.split(".")[-1] for removed in self.form.removed}
        number = len(data) + 1
        while f"{word}-{number}" in taken:
            number += 1
        return f"{word}-{number}"

    def remove(self, path: FormPath) -> str:
        """Take an entry out: out of the text, and out of the base."""
        form, above = self.form, path[:-1]
        sort = form.sort(above)
        if sort.kind is ValueKind.PARTS and not sort.is_named:
            data = expanded(form.value(above), sort, ())
            left = [each for place, each in enumerate(data) if str(place) != path[-1]]
            if left or form.written(above) is None or form.inherited(above) is not None:
                return self.set(above, left)
            return self.go_back(above)
        if form.node(form.tree, above) is None:  # of the usual ones
            data = form.value(above)
            return self.set(above, [each for each in data if each.get("id") != path[-1]])
        says = content(form.own)
        if form.written(path) is not None:
            says = self._less((), says, path)
        if form.inherited(path) is not None:
            says["remove"] = [*listed(says.get("remove") or []), ".".join(path)]
        return rewritten(self.form.text, says)

    def put_back(self, path: FormPath) -> str:
        """Take an entry of the base in again."""
        says = content(self.form.own)
        left = [each for each in listed(says.pop("remove")) if each != ".".join(path)]
        return rewritten(self.form.text, {**says, "remove": left} if left else says)

    def move(self, path: FormPath, step: int) -> str:
        """Let an entry change places with the next one, or with the one before (-1)."""
        form, above = self.form, path[:-1]
        node = form.written(above)
        said_there = content(node) if isinstance(node, ListNode) else form.value(above)
        data = [*expanded(said_there, form.sort(above), ())]
        place = place_in(data, path[-1])
        assert place is not None
        data.insert(place + step, data.pop(place))
        return self.set(above, data)


def _is_wordy(value: Any) -> bool:
    """Whether lists of one stand there, as in a default."""
    if isinstance(value, list):
        return len(value) == 1 or any(map(_is_wordy, value))
    return isinstance(value, dict) and any(map(_is_wordy, value.values()))


def first_value(form: Form, path: FormPath) -> Any:
    """The least that can stand there, for somebody to go on from."""
    sort = form.sort(path)
    match sort.kind:
        case ValueKind.GROUP if sort.short == "cards":
            return CARDS[0].id
        case ValueKind.GROUP:
            keys = form.place(path).needed - {"id"}
            order = [key for key in form.keys(path) if key in keys]
            return {key: first_value(form, (*path, key)) for key in order}
        case ValueKind.PARTS:
            return [first_value(form, (*path, ANY_ENTRY))] if sort.least else []
        case ValueKind.KEYED:
            return {"2": first_value(form, (*path, "2"))}
        case _:
            return _first_single(sort)


def _first_single(sort: Sort) -> Any:
    """The same of a value that holds no others."""
    number = max(sort.least, min(1, sort.most))
    found: dict[ValueKind, Any] = {
        ValueKind.CARDS: CARDS[0].id,
        ValueKind.NUMBER: number,
        ValueKind.BY_PLAYERS: number,
        ValueKind.NUMBERS: [number],
        ValueKind.SWITCH: False,
        ValueKind.NAMES: [],
        ValueKind.NAME: "new",
    }
    return (
        sort.words[0]
        if sort.kind in (ValueKind.CHOICE, ValueKind.STEPS)
        else found.get(sort.kind, "New")
    )
